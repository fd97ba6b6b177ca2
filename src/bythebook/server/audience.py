"""The people around a table: who sits where, who is here, and what each of them is told."""

from __future__ import annotations

from typing import Any, Protocol

from ..kernel.events import SPECTATOR
from ..kernel.view import View
from . import lobby as lobbies
from .calling import Calls
from .fairness import commitment
from .folding import Fold
from .lobby import Lobby
from .pace import Pace
from .players import Programs
from .presence import Presence
from .shows import Openings
from .store import Store, Stored
from .talking import Ear, Heard, spoken_with
from .wire import Trouble, frame


class Person(Protocol):
    """Somebody on a socket. `key` is the hash of the token shown, empty for a spectator; `told`: how many entries;
    `forgot`: how often this table's people had to forget what they saw, when this person did so last."""

    key: str
    ear: Ear
    heard: Heard
    told: int
    forgot: int
    lobby_sent: str
    held_sent: str
    invite_base: str

    def send(self, text: str) -> None: ...


class Audience:
    """What is shown of a table, and to whom. Only what has been written is ever told."""

    pace: Pace
    calls: Calls
    shows: Openings

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.id = stored.id
        self.secret = stored.secret
        self.commitment = commitment(stored.secret)
        self.lobby: Lobby = stored.lobby
        self.version = stored.version
        self.fold: Fold | None = None
        self.programs: Programs | None = None
        self.people: list[Person] = []
        self.views: dict[int, tuple[int, int]] = {}  # by viewer: a hash of the view told last, and after which entries
        self.ruined = False
        self.doubtful = True  # what is in the store is not known: read before anything else
        self.presence = Presence(store, stored.id)

    @property
    def broken(self) -> bool:
        """Do these rules no longer agree with the history?"""
        return self.ruined or bool(self.fold and self.fold.broken)

    # --- who is here

    def seat_of(self, person: Person) -> int:
        """The seat that somebody sits in, or SPECTATOR."""
        for at, seat in enumerate(self.lobby.seats):
            if person.key and seat.token == person.key and seat.person:
                return at
        return SPECTATOR

    def here(self) -> set[int]:
        """The seats whose owners are here, or at another process."""
        return self.presence.elsewhere | ({self.seat_of(person) for person in self.people} - {SPECTATOR})

    @property
    def nothing_told(self) -> int:
        """What `told` is for somebody who has to be told everything there is."""
        return -1 if self.fold else 0

    def welcome(self, person: Person, key: str) -> None:
        """Somebody is here, or has become somebody else: they are told all that they may know."""
        person.key, person.told, person.lobby_sent, person.held_sent = key, self.nothing_told, "", ""
        person.forgot = self.shows.forgotten
        person.heard.forget()
        if person not in self.people:
            self.people.append(person)
        self.tell()
        if self.pace.counted:
            person.send(frame("pace", **self.pace.frame_fields()))
        if self.broken:
            person.send(frame("closed", reason=Trouble("broken").sentence(person.ear.lang)))

    def farewell(self, person: Person) -> None:
        """Somebody's socket is gone."""
        if person in self.people:
            self.people.remove(person)
            self.tell()

    # --- telling

    def tell(self) -> None:
        """Tell everybody what has changed, and see what happens next by itself."""
        if self.doubtful:  # something is just being written: its writer will tell
            return
        if self.programs:
            self.programs.sit(self.lobby)
        for person in self.people:
            if person.key and self.seat_of(person) == SPECTATOR:  # the seat was left, or taken away
                person.key, person.told = "", self.nothing_told
                person.heard.forget()
        self.tell_lobby()
        self.shows.look()
        sent: dict[tuple[int, int, int], tuple[list[str], View | None]] = {}
        shown: dict[tuple[int, Ear], str] = {}
        for person in self.people:
            news = (self.seat_of(person), person.told, person.forgot)
            if self.fold and news[1:] != (len(self.fold.entries), self.shows.forgotten):
                if news not in sent:
                    sent[news] = self.news(*news)
                texts, view = sent[news]
                if person.forgot != self.shows.forgotten:
                    person.heard.forget()
                for text in texts:
                    person.send(text)
                if view is not None:
                    spoken_to = (news[0], person.ear)
                    if spoken_to not in shown:
                        spoken = spoken_with(self.fold, self.lobby, view, person.ear)
                        shown[spoken_to] = frame("view", view=view, spoken=spoken)
                    person.send(shown[spoken_to])
                    person.heard.view, person.heard.open = view, self.shows.places(news[0])
                person.told, person.forgot = len(self.fold.entries), self.shows.forgotten
            self.tell_held(person)
        self.presence.announce({self.seat_of(person) for person in self.people} - {SPECTATOR})
        self.pace.stir()

    def speak(self, person: Person, ear: Ear) -> None:
        """Speak to somebody in another way from now on, and of what was shown already."""
        person.ear = ear
        if self.fold and person.heard.view:
            person.send(frame("spoken", **spoken_with(self.fold, self.lobby, person.heard.view, ear)))

    def news(self, viewer: int, told: int, forgot: int) -> tuple[list[str], View | None]:
        """What a viewer who has been told so many entries has to be told now, the view last; none yet: the whole log.
        The log is told anew when something in it has to be forgotten; what hides it comes first. A secret answer
        changes nothing for others, so that they are told nothing, not even that there was one."""
        assert self.fold
        hides = told >= 0 and forgot != self.shows.forgotten
        view = self.view(viewer)
        looks = hash(frame("view", view=view))
        same = self.views.get(viewer) == (looks, told)
        self.views[viewer] = (looks, len(self.fold.entries))
        if same and not hides and self.says_nothing(viewer, told):
            return [], None
        texts = [frame("hide")] if hides else []
        if 0 <= told < len(self.fold.entries):
            texts.append(self.events(viewer, told))
        if told < 0 or hides:
            first = self.shows.past if forgot == self.shows.forgotten - 1 and hides else 0
            stands = self.shows.lines_before(viewer) if first else 0
            texts.append(frame("log", after=stands, events=self.fold.table.log(viewer, first)))
        return [*texts, *self.shows.frames(viewer)], view

    def says_nothing(self, viewer: int, told: int) -> bool:
        """Were the entries after so many others' alone, and is nothing told of them?"""
        assert self.fold
        table, entries = self.fold.table, self.fold.entries[told:]
        return not any(entry.seat == viewer or entry.events or table.intervention(entry) for entry in entries)

    def events(self, viewer: int, told: int) -> str:
        """The events after so many entries. Those that open faces have one size for everybody."""
        assert self.fold
        table, entries = self.fold.table, self.fold.entries[told:]
        fields = {"n": self.fold.told_by(len(self.fold.entries))}
        heard = [event for entry in entries for event in table.heard(entry, viewer)]
        more = self.shows.room_for([event for entry in entries for event in entry.events])
        if not more:
            return frame("events", events=heard, **fields)
        public = [event for entry in entries for event in table.heard(entry, SPECTATOR)]
        return frame("events", len(frame("events", events=public, **fields).rstrip()) + more, events=heard, **fields)

    def view(self, viewer: int) -> View:
        """What this viewer may know now; while faces lie open nobody is asked anything."""
        assert self.fold
        view = self.fold.view(viewer)
        nobody_asked: View = {**view, "question": None, "offers": [], "interjections": [], "ahead": None}
        return nobody_asked if self.shows.busy else view

    def public_lobby(self) -> dict[str, Any]:
        """The lobby, as everybody may see it."""
        here = self.here()
        watchers = sum(self.seat_of(person) == SPECTATOR for person in self.people)
        over = bool(self.fold and self.fold.table.over)
        return lobbies.public(self.lobby, self.id, self.commitment, here, watchers, over)

    def tell_lobby(self) -> None:
        """Tell the lobby to all for whom it has changed."""
        if not self.people:
            return
        told = self.public_lobby()
        sent: dict[tuple[int, str], str] = {}
        for person in self.people:
            seat = self.seat_of(person)
            key = (seat, person.invite_base)
            if key not in sent:
                own = {"you": None if seat == SPECTATOR else seat, "invite": person.invite_base + told["invite"]}
                sent[key] = frame("lobby", **(told | own))
            if person.lobby_sent != sent[key]:
                person.send(sent[key])
                person.lobby_sent = sent[key]

    def tell_held(self, person: Person) -> None:
        """Tell a seat what it has said ahead, if that has changed: nobody else."""
        seat = self.seat_of(person)
        if seat == SPECTATOR or self.fold is None or self.lobby.room.windows is None:
            return
        text = frame("held", **self.calls.of(seat).told())
        if person.held_sent != text:
            person.send(text)
            person.held_sent = text

    def send_seat(self, seat: int, text: str, refused: str = "") -> None:
        """A frame to one seat's owner alone; `refused`: it refuses a move, by this clause."""
        for person in self.people:
            if self.seat_of(person) == seat:
                person.send(text)
                person.heard.refused = refused or person.heard.refused

    def send_all(self, t: str, **fields: Any) -> None:
        """The same frame to everybody."""
        text = frame(t, **fields)
        for person in self.people:
            person.send(text)
