"""The walk of the offer: every move, and the tree of words that a client highlights."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from .moves import MENU_BITS, add_word
from .questions import kind_asked

if TYPE_CHECKING:
    from .game import Room


class Offer(TypedDict):
    """A word that may come next in a move, and what it touches."""

    word: int
    verb: str
    card: int | None
    number: int | None
    seat: int | None
    zone: str | None  # without its owner
    text: str  # the notation of the words so far
    whole: bool  # this may be sent as it is
    more: bool  # words may follow
    next: NotRequired[list["Offer"]]  # these; where none are given, they can be asked for
    own: NotRequired[dict[str, Any]]


class Offers(TypedDict):
    """The moves of a seat."""

    offers: list[Offer]  # the words with which it may answer, two levels deep
    interjections: list[Offer]  # those of moves that nobody has asked for


def words_offered(room: "Room", g: Any, seat: int, move: Any, shown: bool = False) -> tuple[list[int], bool]:
    """The words that may come next in a move begun so, in rising order; and whether it may end here.

    `shown`: what people are shown instead, where the offer itself would remind them of what they may forget.
    """
    out = room.offer_type()
    (room.shown if shown else room.offer)(g, seat, move, out)
    words = [
        MENU_BITS * i + bit for i, menu in enumerate(out.menu) for bit in range(menu.bit_length()) if (menu >> bit) & 1
    ]
    return words, bool(out.whole)


def every_move(room: "Room", g: Any, seat: int, limit: int = 100_000) -> Iterator[Any]:
    """All moves this seat may make now, up to `limit` of them."""
    left = limit

    def grow(move: Any) -> Iterator[Any]:
        nonlocal left
        words, whole = words_offered(room, g, seat, move)
        if whole and move.size and left > 0:
            left -= 1
            yield move
        for word in words:
            if left > 0:
                longer = move.clone()
                add_word(longer, word)
                yield from grow(longer)

    yield from grow(room.move())


def offer_tree(room: "Room", g: Any, seat: int, move: Any, depth: int) -> list[Offer]:
    """The words that may follow `move`, each with what it touches, `depth` levels deep (see docs/wire.md)."""
    nodes: list[Offer] = []
    for word in words_offered(room, g, seat, move, shown=True)[0]:
        longer = move.clone()
        add_word(longer, word)
        further, whole = words_offered(room, g, seat, longer, shown=True)
        node: Any = {"word": word, **room.describe_word(move, word), "text": room.write_move(longer, "en")}
        node |= {"whole": whole, "more": bool(further)}
        if further and depth > 1:
            node["next"] = offer_tree(room, g, seat, longer, depth - 1)
        nodes.append(node)
    return nodes


def offers_of(room: "Room", g: Any, seat: int) -> Offers:
    """The offers of a seat's view: answers to the question, and moves that nobody asked for."""
    tree = offer_tree(room, g, seat, room.move(), 2)
    kind = kind_asked(g)
    return {
        "offers": [node for node in tree if room.answers(kind, node["word"])],
        "interjections": [node for node in tree if not room.answers(kind, node["word"])],
    }
