"""The lobby: what is agreed before the deal, who sits where, who is host. One document a table, changed as a whole.

Each change is a function over the document; it raises Trouble, and then the document it worked on is thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ..bots.programs import PLAYERS
from ..games import room as room_of
from ..kernel.game import Deck, Room
from ..kernel.history import Header
from ..kernel.notation import BadInput
from .decks import in_play
from .fairness import settle_nonces
from .seats import Seat, bot_name, public_seat, read_name
from .shows import set_factor
from .wire import Trouble, Wish

OWN_DECK = "file"
MOST_EXTENSIONS = 20


class Lobby(Struct):
    """The document. `deck` is the text of the host's own deck file; `extended`: how often more time was asked for,
    on which question; `show_factor`: how many times as long as usual faces stay open (`shows`)."""

    game: str
    options: dict[str, str]
    seats: list[Seat]
    host: int | None = 0
    deck: str | None = None
    started: bool = False
    next_table: str | None = None
    clock: int | None = None
    extended: tuple[int, int] = (0, 0)
    show_factor: int = 1

    @property
    def room(self) -> Room:
        """The game that is played here."""
        return room_of(self.game)

    @property
    def names(self) -> list[str]:
        """The names in use."""
        return [seat.name for seat in self.seats if seat.name]


def new_lobby(game: str, seats: int | None, bots: list[str], options: Mapping[str, str], deck: str | None) -> Lobby:
    """A table with its host's seat still empty; bots sit from the second seat on."""
    try:
        room = room_of(game)
    except BadInput as error:
        raise Trouble("unknown_game", error) from error
    number = max(room.seats[0], 1 + len(bots)) if seats is None else seats
    if number not in room.seats or len(bots) >= number:
        raise Trouble("bad_seats")
    lobby = Lobby(room.name, room.house({}), [Seat() for _ in range(number)])
    if deck is not None:
        set_deck(lobby, deck)
    set_options(lobby, options)
    for seat, bot in enumerate(bots, 1):
        add_bot(lobby, seat, bot)
    return lobby


def deck_of(lobby: Lobby) -> Deck:
    """The deck that will be dealt from."""
    name = lobby.options.get("deck", lobby.room.decks[0])
    return lobby.room.read_deck(name, lobby.deck if name == OWN_DECK else None)


def set_options(lobby: Lobby, options: Mapping[str, str]) -> None:
    """Choose house rules, under which so many seats can play; those that are not named stay."""
    try:
        lobby.options = lobby.room.house({**lobby.options, **options})
        lobby.room.read_rules(lobby.options, deck_of(lobby), len(lobby.seats))
    except BadInput as error:
        raise Trouble("bad_options", error) from error


def set_deck(lobby: Lobby, text: str) -> None:
    """The host's own deck file; Trouble says which invariant it breaks."""
    try:
        lobby.room.read_deck(OWN_DECK, text)
        lobby.options = lobby.room.house({**lobby.options, "deck": OWN_DECK})
    except BadInput as error:
        raise Trouble("bad_deck", error) from error
    lobby.deck = text


def set_seats(lobby: Lobby, number: int) -> None:
    """Have so many seats: empty ones go first, then bots, both from the end; people never."""
    if number not in lobby.room.seats:
        raise Trouble("bad_seats")
    if number < sum(seat.person for seat in lobby.seats):
        raise Trouble("too_few_seats")
    host = lobby.seats[lobby.host] if lobby.host is not None else None
    for kind in ("open", "bot"):
        for at in range(len(lobby.seats) - 1, -1, -1):
            if len(lobby.seats) > number and lobby.seats[at].kind == kind:
                del lobby.seats[at]
    lobby.seats += [Seat() for _ in range(number - len(lobby.seats))]
    lobby.host = next((at for at, seat in enumerate(lobby.seats) if seat is host), None)


def sit(lobby: Lobby, name: str, token: str, nonce: str = "") -> int:
    """Take the first empty seat, with the hash of a token; the seat's number."""
    if lobby.started:
        raise Trouble("started")
    at = next((at for at, seat in enumerate(lobby.seats) if seat.kind == "open"), None)
    if at is None:
        raise Trouble("full")
    lobby.seats[at] = Seat(read_name(name, lobby.names), token, nonce=nonce)
    if lobby.host is None or not lobby.seats[lobby.host].person:
        lobby.host = at
    return at


def rename(lobby: Lobby, at: int, name: str) -> None:
    """Another name for oneself."""
    own = lobby.seats[at]
    own.name = read_name(name, [seat.name for seat in lobby.seats if seat is not own and seat.name])


def add_bot(lobby: Lobby, at: int | None, bot: str, lapse: int | None = None) -> None:
    """A program into an empty seat; in a game that goes on, into one that was left. `lapse`: how often it forgets."""
    if bot not in PLAYERS:
        names = ", ".join(PLAYERS)
        raise Trouble("bad_bot", BadInput(f"There is no bot '{bot[:30]}': the bots are {names}.",
                                          f"Il n’y a pas de robot « {bot[:30]} » : il y a {names}."))  # fmt: skip
    free = [number for number, seat in enumerate(lobby.seats) if not seat.bot and (seat.left or seat.kind == "open")]
    if at is None and not free:
        raise Trouble("full")
    at = free[0] if at is None else at
    if at not in free:
        raise Trouble("bad_seat")
    seat = lobby.seats[at]
    seat.bot = bot
    seat.name = seat.name or bot_name(at, lobby.names)
    set_lapse(lobby, at, lapse)


def set_lapse(lobby: Lobby, at: int, lapse: int | None) -> None:
    """How often the program in a seat forgets, in thousandths; None: as the game's programs do."""
    if at >= len(lobby.seats) or not lobby.seats[at].bot or (lapse is not None and lobby.room.lapse is None):
        raise Trouble("bad_seat")
    lobby.seats[at].lapse = lapse


def remove_bot(lobby: Lobby, at: int) -> None:
    """No program in this seat any more. A game that goes on keeps the seats it was dealt to."""
    if at >= len(lobby.seats) or not lobby.seats[at].bot or (lobby.started and not lobby.seats[at].left):
        raise Trouble("bad_seat")
    if lobby.started:
        lobby.seats[at].bot = ""
    else:
        lobby.seats[at] = Seat()


def leave(lobby: Lobby, at: int, for_good: bool = False) -> None:
    """Get up. Before the deal the seat is empty; later it is left, and its token brings its owner back, unless the
    seat was taken away `for_good`."""
    seat = lobby.seats[at]
    if not lobby.started:
        lobby.seats[at] = Seat()
    else:
        seat.left = True
        seat.bot = PLAYERS[0] if lobby.options.get("leave") == "bot" else ""  # where a rulebook has a house rule for it
        seat.token = "" if for_good else seat.token
    if lobby.host == at:
        after = [(at + i) % len(lobby.seats) for i in range(1, len(lobby.seats))]
        lobby.host = next((other for other in after if lobby.seats[other].person), None)


def come_back(lobby: Lobby, at: int) -> bool:
    """The owner of a seat that was left is there again; a bot gives it back. Did anything change?"""
    seat = lobby.seats[at]
    if not (seat.left or seat.bot):
        return False
    seat.left, seat.bot = False, ""
    if lobby.host is None:
        lobby.host = at
    return True


def kick(lobby: Lobby, at: int) -> None:
    """The host takes a seat away from a person."""
    if at >= len(lobby.seats) or not lobby.seats[at].token:
        raise Trouble("bad_seat")
    leave(lobby, at, for_good=True)


def header_of(lobby: Lobby, table: str, commitment: str) -> Header:
    """What the game is about to be played with."""
    room, deck = lobby.room, deck_of(lobby)
    nonces = settle_nonces(seat.nonce for seat in lobby.seats if seat.person)
    told = {"name": deck.name, "label": deck.label, "text": deck.text}
    lapses = [(room.lapse if seat.lapse is None else seat.lapse) if seat.bot else None for seat in lobby.seats]
    if all(lapse is None for lapse in lapses):
        lapses = []
    return Header(room.name, room.edition, lobby.options, told, lobby.names, table, commitment, nonces, lapses)


def check_start(lobby: Lobby) -> None:
    """May the cards be dealt?"""
    if lobby.started:
        raise Trouble("started")
    if any(seat.kind == "open" for seat in lobby.seats):
        raise Trouble("seats_open")
    try:
        lobby.room.read_rules(lobby.options, deck_of(lobby), len(lobby.seats))
    except BadInput as error:
        raise Trouble("bad_options", error) from error


def rematch(lobby: Lobby) -> Lobby:
    """The next table's document: the same people and programs; seats left for good are empty."""
    fresh = msgspec.structs.replace(
        lobby, started=False, next_table=None, extended=(0, 0),
        seats=[
            Seat() if seat.left and not seat.bot
            else Seat(seat.name, "" if seat.bot else seat.token, seat.bot, lapse=seat.lapse)
            for seat in lobby.seats
        ],
    )  # fmt: skip
    if fresh.host is None or not fresh.seats[fresh.host].person:
        fresh.host = next((at for at, seat in enumerate(fresh.seats) if seat.person), None)
    return fresh


def public(lobby: Lobby, table: str, commitment: str, here: set[int], watchers: int, over: bool) -> dict[str, Any]:
    """The lobby as everybody may see it, by allow-list."""
    sign = lobby.room.seat_word
    return {
        "table": table,
        "game": lobby.game,
        "options": lobby.options,
        "deck": in_play(lobby.room, deck_of(lobby)),
        "host": lobby.host,
        "you": None,
        "started": lobby.started,
        "over": over,
        "clock": lobby.clock,
        "show_factor": lobby.show_factor,
        "seats": [public_seat(seat, at, at in here, sign(at)) for at, seat in enumerate(lobby.seats)],
        "spectators": watchers,
        "commitment": commitment,
        "invite": f"/t/{table}",
        "next_table": lobby.next_table,
    }


def needs(value: Any) -> Any:
    """A field that this wish cannot do without."""
    if value is None:
        raise Trouble("incomplete")
    return value


def grant(lobby: Lobby, wish: Wish, seat: int, here: set[int]) -> None:
    """Do what a seat wishes, where the lobby alone is concerned (start and rematch are the table's)."""
    if wish.do in ("options", "deck", "seats", "add_bot", "remove", "kick", "clock", "lapse") and seat != lobby.host:
        raise Trouble("not_host")
    if wish.do in ("options", "deck", "seats", "name", "clock", "lapse") and lobby.started:
        raise Trouble("started")
    match wish.do:
        case "options":
            set_options(lobby, needs(wish.options))
        case "deck":
            set_deck(lobby, needs(wish.deck))
        case "seats":
            set_seats(lobby, needs(wish.seats))
        case "add_bot":
            add_bot(lobby, wish.seat, wish.bot or PLAYERS[0], wish.lapse)
        case "lapse":
            set_lapse(lobby, needs(wish.seat), wish.lapse)
        case "remove":
            remove_bot(lobby, needs(wish.seat))
        case "kick":
            kick(lobby, needs(wish.seat))
        case "name":
            rename(lobby, seat, needs(wish.name))
        case "clock":
            lobby.clock = wish.clock
        case "show_factor":
            set_factor(lobby, seat, needs(wish.factor))
        case "leave":
            leave(lobby, seat)
        case "host_take_over":
            if lobby.host is not None and lobby.host in here and lobby.host != seat:
                raise Trouble("host_here")
            lobby.host = seat
