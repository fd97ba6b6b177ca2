"""What travels on a socket: tagged JSON, codes and not sentences, but for errors, which are one sentence each.

Incoming messages are strict: a field that is not declared, or of another type, makes the whole message malformed.
Frames are not compressed, and those that may hold something private are padded with blanks to whole kilobytes, so
that sizes tell nothing. docs/wire.md has the whole of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..kernel.notation import BadInput
from ..kernel.table import Refusal

VERSION = 2
"""Of what travels here: raised whenever a page of before would misread it. Such a page is told to reload."""
LONGEST_MESSAGE = 16 * 1024
PAD = 1024
PRIVATE = {"view", "events", "log", "offers", "refused", "held", "showing", "answer", "spoken"}

Lang = Literal["en", "fr"]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Short = Annotated[str, Meta(max_length=200)]
Query = Annotated[str, Meta(max_length=20)]
Always = Annotated[list[Query], Meta(max_length=8)]


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a client may send."""


class Hello(Message, tag="hello"):
    """Who speaks: a seat's token, or nobody's (a spectator); `wire`: the version that the page was made for."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    wire: Count | None = None
    lang: Lang = "en"
    nonce: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")] | None = None
    brief: bool = False
    always: Always = []


class Speech(Message, tag="speech"):
    """How this person wants to be spoken to from now on; answered with what is spoken of the view sent last."""

    brief: bool
    always: Always


class Ask(Message, tag="ask"):
    """A question of table talk. `rest`: what it is about, such as a cell; `again`: it was just asked and answered."""

    id: Count
    query: Query
    rest: Annotated[str, Meta(max_length=60)] = ""
    brief: bool = False
    again: bool = False


class Move(Message, tag="move"):
    """A whole move; `at` is the number of the question it answers, None for an interjection."""

    at: Count | None
    move: Short


class Next(Message, tag="next"):
    """Which words may follow these?"""

    at: Count | None
    words: Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=64)]


class Call(Message, tag="call"):
    """Say the word (one's own seat), call out another seat, or take that back: for the window that closes next, or for
    the move of one's own that comes first."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    on: bool


class Early(Message, tag="early"):
    """A move for the question that comes when the open window closes; none: it is taken back."""

    at: Count
    move: Short | None


class Hold(Message, tag="hold"):
    """Where windows have no clock: keep this one open, or let go of it."""

    on: bool


class GoOn(Message, tag="go_on"):
    """Where windows have no clock: the one whose turn is next or running lets it close, without a move."""


class Seen(Message, tag="seen"):
    """This seat has seen what is open now; `n`: after so many events, so that it confirms nothing that came later."""

    n: Count | None = None


class Wish(Message, tag="lobby"):
    """What a person wants of the lobby."""

    do: Literal[
        "options", "deck", "seats", "add_bot", "remove", "name", "start", "rematch", "leave", "host_take_over", "kick",
        "clock", "lapse", "show_factor",
    ]  # fmt: skip
    options: dict[str, str] | None = None
    deck: str | None = None
    seats: Count | None = None
    bot: Short | None = None
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    name: Short | None = None
    clock: Annotated[int, Meta(ge=10, le=3600)] | None = None
    lapse: Annotated[int, Meta(ge=0, le=1000)] | None = None
    factor: Annotated[int, Meta(ge=1, le=4)] | None = None


class Chat(Message, tag="chat"):
    """Something said to the whole table."""

    text: str


class MoreTime(Message, tag="more_time"):
    """The one who is asked needs longer."""


class Ping(Message, tag="ping"):
    """Is the line alive?"""


Incoming = Hello | Speech | Ask | Move | Next | Call | Early | Hold | GoOn | Seen | Wish | Chat | MoreTime | Ping
_incoming = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


def read_message(text: str) -> Incoming:
    """One message; Trouble when it is too long or not one that a table understands."""
    if len(text) > LONGEST_MESSAGE or len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        raise Trouble("oversized")
    try:
        return _incoming.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("malformed") from error


def frame(t: str, least: int = 0, /, **fields: Any) -> str:
    """One message to a client; a private one has the same size up to `least` bytes."""
    text = _encoder.encode({"t": t, **fields}).decode()
    if t not in PRIVATE:
        return text
    size = len(text.encode())
    wanted = max(size, least)
    return text + " " * (wanted - size + -wanted % PAD)


def refusal(outcome: Refusal, at: int | None, move: str, now: int) -> str:
    """What the sender of a move is told that was not taken: nothing has changed."""
    if outcome.reason == "clause":
        return frame("refused", at=at, move=move, clause=outcome.clause, args=outcome.args)
    if outcome.reason == "stale":
        return frame("stale", at=at, now=now)
    return frame(outcome.reason, at=at)


SENTENCES: dict[str, tuple[int, str, str]] = {
    "malformed": (400, "This message is not one that a table understands.",
                  "Ce message n’est pas de ceux qu’une table comprend."),
    "oversized": (413, "This message is too long.", "Ce message est trop long."),
    "slow_down": (429, "Too many messages at once: please wait a moment.",
                  "Trop de messages à la fois : patientez un instant."),
    "hello_first": (400, "Say hello first.", "Dites d’abord bonjour (hello)."),
    "reload": (409, "This page is older than the table: please reload it. Your seat is kept.",
               "Cette page est plus ancienne que la table : rechargez-la. Votre place vous est gardée."),
    "bad_token": (403, "This is not the token of a seat at this table.",
                  "Ce jeton n’est celui d’aucune place de cette table."),
    "not_seated": (403, "You are watching: only a seat can do this.",
                   "Vous regardez : seule une place peut faire cela."),
    "unknown_table": (404, "There is no such table.", "Cette table n’existe pas."),
    "not_found": (404, "There is nothing here.", "Il n’y a rien ici."),
    "not_host": (403, "Only the host of the table can do this.", "Seul l’hôte de la table peut faire cela."),
    "host_here": (409, "The host is at the table.", "L’hôte est à la table."),
    "not_started": (409, "The game has not begun.", "La partie n’a pas commencé."),
    "started": (409, "The game has begun.", "La partie a commencé."),
    "not_over": (409, "The game is not over.", "La partie n’est pas finie."),
    "full": (409, "Every seat is taken.", "Toutes les places sont prises."),
    "seats_open": (409, "Some seats are empty: fill them with people or bots, or have fewer seats.",
                   "Des places sont vides : il faut y mettre des gens ou des robots, ou réduire leur nombre."),
    "too_few_seats": (409, "More people than that are seated.", "Il y a plus de gens assis que cela."),
    "bad_seats": (422, "This game is not for so many seats.", "Ce jeu ne se joue pas à ce nombre de places."),
    "bad_seat": (422, "That cannot be done with this seat.", "Cela ne se peut pas avec cette place."),
    "bad_name": (422, "A name has 1 to 24 characters that can be read.",
                 "Un nom a de 1 à 24 caractères lisibles."),
    "bad_text": (422, "A message has 1 to 300 characters that can be read.",
                 "Un message a de 1 à 300 caractères lisibles."),
    "phrases_only": (422, "At this table only the fixed phrases may be said.",
                     "À cette table, seules les phrases toutes faites peuvent être dites."),
    "bad_words": (422, "These words do not begin a move that you may make now.",
                  "Ces mots ne commencent aucun coup possible maintenant."),
    "bad_query": (422, "This is nothing that a table answers.", "Ce n’est rien à quoi une table réponde."),
    "incomplete": (422, "Something is missing from this request.", "Il manque quelque chose à cette demande."),
    "no_clock": (409, "There is no clock on this question.", "Aucune limite de temps sur cette question."),
    "no_calls": (409, "Nothing is called out at this table.", "On n’annonce ni ne dénonce rien à cette table."),
    "crowded": (503, "There are too many here: please try later.", "Il y a trop de monde ici : réessayez plus tard."),
    "moved_on": (409, "The table has changed meanwhile: please look again.",
                 "La table a changé entre-temps : regardez de nouveau."),
    "origin": (403, "This page comes from another place.", "Cette page vient d’un autre endroit."),
    "internal": (500, "Something went wrong here; nothing has changed.",
                 "Quelque chose a mal tourné ici ; rien n’a changé."),
    "broken": (409, "These rules no longer agree with this game’s history: it is shown as far as they do.",
               "Ces règles ne s’accordent plus avec l’histoire de cette partie : elle est montrée jusque-là."),
}  # fmt: skip


class Trouble(Exception):
    """Something refused before it reached the rules: a code, and one sentence in each language. Nothing has changed."""

    def __init__(self, code: str, cause: BadInput | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status, self.en, self.fr = SENTENCES.get(code, (422, "", ""))
        if cause:
            self.en, self.fr = cause.sentence("en"), cause.sentence("fr")

    def sentence(self, lang: str) -> str:
        """The sentence in this language."""
        return self.fr if lang == "fr" else self.en
