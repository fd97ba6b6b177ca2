"""What is heard at a table of Cryptid Smash: refusals with their reason, and windows that tell nothing but 9.14."""

import pytest

from bythebook.games import room
from bythebook.kernel.citing import clause_id
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Entry, Table
from bythebook.kernel.telling import field_types
from bythebook.kernel.words import Words
from tests.games.cryptid_smash.test_words import CLOSED

ROOM = room("cryptid_smash")
SCHEMA = field_types(ROOM.forms.values())
EN, FR = Words(ROOM.words("en"), "en", SCHEMA), Words(ROOM.words("fr"), "fr", SCHEMA)
DECK = ROOM.read_deck("reconstruction", None)
PLACES = ["p1", "p2", "p3", "p4"]


def table_at(position: str) -> Table:
    told, seats = ROOM.read_setting(position)
    return Table.at(ROOM, position, ROOM.read_rules(ROOM.house(told), DECK, seats), Told([]))


ACTING = "at=act:p1 col=te p1=ig.oxy,t.any,te.mir,t.turn p2=#4 p3=#4 pile=te.nyx"
ANSWERING = "at=answer:p1 col=ig pend=disx2:ig p1=te.skp,aq.nyx,te.mir,t.col p2=#4 pile=ig.dis"
LOT = "at=discard2:p1,p2 col=te p1=te.lat,te.our,ig.oxy p2=#3 pile=l.dis2,te.nyx"
# where, who, what is said, the clause, and the reason in both languages
REFUSED = [
    (ACTING, 0, "play ig.oxy", "4.8", "Ignis Oxyro fits neither the colour, Terra, nor the mark of the top card",
     "Oxyro Ignis ne suit ni la couleur, Terra, ni la marque du dessus"),
    (ACTING, 0, "play aq.lat", "8.15", "Aqua Latron is not in your hand, or not that often",
     "vous n’avez pas cette carte en main, ou pas en autant d’exemplaires : Latron Aqua"),
    (ACTING, 0, "play t.any", "8.15",
     "say what Free Tactic is used as, such as play t.any col ig, play t.any turn p3 or play t.any pass",
     ("dites à quoi sert Tactique libre, par exemple jouer t.any coul ig, jouer t.any tour p3 "
      "ou jouer t.any mains")),
    (ACTING, 0, "play t.turn smash", "8.15", "say with Next Up who plays next, such as play t.turn p3",
     "dites avec Tour choisi qui joue ensuite, par exemple jouer t.turn p3"),
    (ACTING, 0, "play ig.oxy pass", "8.15", "no such choice goes with Ignis Oxyro",
     "un tel choix ne va pas avec Oxyro Ignis"),
    (ACTING, 0, "play t.any any", "6.13", "Free Tactic is used as one of the other four tactical cards",
     "Tactique libre vaut pour l’une des quatre autres cartes tactiques"),
    (ACTING, 0, "play te.mir", "5.13", "Mirror needs another power effect in the pile, and there is none",
     "un Miroir demande un autre pouvoir dans la pile, et il n’y en a pas"),
    (ACTING, 0, "draw", "8.3", "you have a card to play, so you cannot draw",
     "vous avez une carte à jouer et ne pouvez donc pas piocher"),
    (ACTING, 1, "draw", "8.15", "it is not your turn", "ce n’est pas à vous de jouer"),
    (ACTING, 0, "accept", "8.15", "now play or draw is asked of you",
     "on vous demande maintenant ceci : jouer ou piocher"),
    (f"{LOT} sealed=p1:te.lat,te.our", 0, "discard te.lat,te.our", "8.15", "others are asked now, and you are not",
     "d’autres ont à répondre, et rien ne vous est demandé"),
    (ANSWERING, 0, "answer te.skp", "11.6",
     "Terra Skip does not answer this chain; only the effect of the chain does, or a Mirror in its colour",
     ("Passe-tour Terra ne répond pas à cette chaîne ; seul y répond le pouvoir de la chaîne, "
      "ou un Miroir de sa couleur")),
    (ANSWERING, 0, "answer te.mir", "11.8", "a Mirror answers only in the colour of the chain",
     "un Miroir ne répond que dans la couleur de la chaîne"),
    (ANSWERING, 0, "accept te.skp", "5.8", "exactly 2 power or tactical cards are to be discarded",
     "il faut défausser exactement 2 cartes de pouvoir ou tactiques"),
    (ANSWERING, 0, "accept te.skp,aq.nyx", "5.4",
     "only power cards and tactical cards can be discarded here, and Aqua Nyx is neither",
     "seules des cartes de pouvoir ou tactiques peuvent être défaussées ici, et Nyx Aqua n’en est pas une"),
    (ANSWERING, 0, "accept te.skp,te.skp", "8.15", "Terra Skip is not in your hand, or not that often",
     "vous n’avez pas cette carte en main, ou pas en autant d’exemplaires : Passe-tour Terra"),
    ("at=discard2:p1 col=te p1=te.lat,te.our,ig.oxy p2=#3 pile=l.dis2,te.nyx", 0, "discard te.lat", "7.9",
     "a hand of 3 cards or more gives exactly 2, a hand of 2 gives exactly 1",
     "une main de 3 cartes ou plus en donne exactement 2, une main de 2 en donne exactement 1"),
    ("at=end:finish done=p1 col=te p1=- p2=#3 pile=te.nyx", 1, "draw", "8.15", "the game is over",
     "la partie est finie"),
    ("at=w:p2 col=te p1=#3 p2=#3 pile=te.nyx", 0, "w(call p1)", "9.8",
     "you call out other seats of this table, never your own",
     "on ne surprend que d’autres places de cette table, jamais la sienne"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "seat", "said", "clause", "en", "fr"), REFUSED)
def test_a_refusal_gives_its_own_reason(position: str, seat: int, said: str, clause: str, en: str, fr: str) -> None:
    table = table_at(position)
    move = ROOM.read_move(said)
    assert clause_id(ROOM.forbids(table.g, seat, move)) == clause
    facts = ROOM.reasons(table.g, seat, move)
    assert EN.refusal(clause, facts) == f"Not possible: {en} (rule {clause})."
    assert FR.spoken(FR.refusal(clause, facts)) == f"Impossible : {fr} (règle {clause})."


def test_a_window_that_nobody_used_tells_nothing() -> None:
    """9.14: who was silent is no event, for anybody; who is absent when a move is awaited is one."""
    table = table_at("at=w:p2 col=te p1=#3 p2=#3 p3=#3 pile=te.nyx")
    entries = table.close()
    assert len(entries) == 3
    for viewer in (0, 1, 2, SPECTATOR):
        heard = [event["event"] for entry in entries for event in table.heard(entry, viewer)]
        assert "timeout" not in heard
        assert not {"smash", "idle", "caught", "late", "wrong"} & set(heard)
    acted = table.close()
    assert table.heard(acted[0], SPECTATOR)[0]["event"] == "timeout"


@pytest.mark.parametrize(("viewer", "language"), CLOSED)
def test_what_is_heard_of_a_window_that_everybody_used(viewer: int | None, language: str) -> None:
    """Section J, E54: by everybody, at closing only."""
    table = table_at("at=w:p2 col=aq p1?=te.lat p2=#3 p3?=ig.our p4=#4 pile=aq.mia deck=ae.lat,ae.nyx,te.oxy,te.mia,*")
    together = ROOM.read_together("w(p1 smash, p1 call p3, p2 call p1, p2 call p3, p4 smash, p4 call p2)")
    words, seat = (EN if language == "en" else FR), SPECTATOR if viewer is None else viewer
    assert together
    said = dict(together)
    sentences = []
    for mover in (3, 0, 2, 1):
        result = table.submit(mover, said.get(mover, ROOM.read_move("w()")), table.number)
        assert isinstance(result, Entry)
        events = table.heard(result, seat)
        assert mover == 1 or not any(words.event(event, viewer, PLACES) for event in events)
        sentences = [words.spoken(words.event(event, viewer, PLACES)) for event in events if event["event"] != "turn"]
    assert " ".join(filter(None, sentences)) == CLOSED[viewer, language]


def test_labels_of_offered_words() -> None:
    """Every word that may be offered has its label."""
    kinds = {
        ACTING: {"play", "choose_turn", "choose_colour", "choose_colour4", "choose_pass", "smash"},
        "at=act:p1 col=te p1=ig.oxy p2=#4 pile=te.nyx": {"draw"},
        ANSWERING: {"accept", "pay"},
        "at=answer:p1 col=ig pend=dr4x1:ig p1=te.dr4,aq.nyx p2=#4 pile=ig.dr4": {"answer", "answer_card", "accept"},
        "at=discard2:p1 col=te p1=te.lat,te.our,ig.oxy p2=#3 pile=l.dis2,te.nyx": {"discard", "discard_card"},
        "at=colour:p1 col=te p1=te.lat,te.our,ig.oxy p2=#3 pile=l.dis2,te.nyx": {"colour"},
    }
    for position, expected in kinds.items():
        found = set()
        waiting = list(table_at(position).view(0)["offers"])
        while waiting:
            node = waiting.pop()
            found.add(node["verb"])
            waiting += node.get("next") or []
        assert expected <= found | {"smash"}, position
        for verb in found:
            for words in (EN, FR):
                assert words.say(f"move-{verb}", card="Nyx", name="Ada", number=1)
