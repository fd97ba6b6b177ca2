"""The games behind the golden files: dealt by a server whose chance repeats itself, played by rule of thumb.

`browser.<lang>.txt` holds what is said in a game of Oh My Brain, one sentence a line; `browser.tree.<lang>.txt` what a
screen reader finds on the play page (its accessibility tree) when a lot is asked for, when it is one's turn, and at the
end. `browser.cryptid.<lang>.txt` and its tree are those of a game of Cryptid Smash whose windows have no clock.
`browser.dweebies.<lang>.txt` and its tree are those of a whole game of Dweebies.
`browser.dementalism.<lang>.txt` has a short game of Dementalism, and before it whose seat is lit at each question and
what is sent for each act.

    python -m tests.browser.golden

writes the golden files anew. Read the difference before you commit it: only the book proves that it is right.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.hearing import all_said, sentences
from tests.browser.home import BRAINS, CLONES, DWEEBIES, begin_at, chapter, deal
from tests.browser.player import Player
from tests.browser.sending import moves_from
from tests.browser.waiting import asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Watch

POSITION = (
    "at=w:p1 col=te p1=te.dr4,te.our,aq.nyx,ig.dis,t.any p2=ae.dr4,ig.mir,te.lat,t.col p3=aq.rev,ae.skp,ig.oxy "
    "pile=te.oxy,ig.rev deck=ig.lat,l.dis2,aq.mia,te.mia,ae.our,ig.nyx,#12,l.dra6,*"
)
CLONED = "grid 6x6; 2p+ @1 W0; dn a1=D05 b1=D05 c1=T14 only; heap 0; S1 (D01); S2 [D10x2]"
CLONE_ACTS = [
    ("window0", '[data-cell="a1"]'), ("window1", '[data-cell="b1"]'), ("window2", '[data-cell="a1"]'),
    ("lost_react", '.choices [data-verb="use"]'),
]  # fmt: skip
QUESTIONS_OF_CLONES = {
    "en": {
        "window0": "Which card do you flip? Or do you use a Power first?",
        "window1": "Do you add this card to a Stack, or flip the second?",
        "window2": "What do you do with the face-up cards?",
        "lost_react": "Do you avoid the lost turn?",
    },
    "fr": {
        "window0": "Quelle carte retournez-vous ? Ou utilisez-vous d’abord un Pouvoir ?",
        "window1": "Ajoutez-vous cette carte à une Pile, ou retournez-vous la deuxième ?",
        "window2": "Que faites-vous des cartes visibles ?",
        "lost_react": "Échappez-vous au tour à perdre ?",
    },
}
MINE_OR_NOT = "(seats) => seats.map((each) => (each.classList.contains('mine') ? 'mine' : 'another'))"
GOLDEN = Path(__file__).parents[1] / "golden"
# what is said beside the events: what beats the top, and what is asked
QUESTIONS = {
    "en": re.compile(r"^(Anything can be played\.|On \d+.*: .*\.|.*\?)$"),
    "fr": re.compile(r"^(Tout peut être joué\.|Sur \d+.* : .*\.|.*\?)$"),
}
ALONE = """() => {
  const awaited = [...document.querySelectorAll('.seat.turn')];
  return eyes.look().over || (eyes.ready() && awaited.length === 1 && awaited[0].classList.contains('mine'));
}"""


class Listener(Player):
    """Lets everybody else choose first, so that what is heard comes in one order only."""

    def wait(self) -> dict[str, Any]:
        self.page.wait_for_function(ALONE)
        return self.look()


def quiet(page: Page) -> None:
    """Wait until nothing more is to be said: a voice pauses for three seconds at most."""
    page.wait_for_function("""() => {
      const now = eyes.heard.length;
      if (now !== window.before) { window.before = now; window.since = Date.now(); }
      return Date.now() - window.since > 3300;
    }""")


def found(page: Page, when: str) -> str:
    """The accessibility tree of the play page."""
    return f"# {when}\n{page.locator('.leaf-play').aria_snapshot()}\n"


def golden_game(watch: Watch, lang: str) -> dict[str, str]:
    """A whole game of Oh My Brain: the golden files as they should be, by name."""
    page = watch.open(lang)
    page.fill(f"{chapter(BRAINS)} .name-form input", "Ana")
    deal(page, 2)
    player = Listener(page, "mouse", seed=11)
    player.wait()
    trees = [found(page, "a lot")]
    player.play(3, every=1000)
    player.wait()
    trees.append(found(page, "a turn"))
    return heard_to_the_end(player, trees, "browser", lang)


def golden_cryptids(watch: Watch, lang: str) -> dict[str, str]:
    """A game of Cryptid Smash from a position on, in which nearly everything happens soon."""
    page = watch.at(POSITION, 3, lang, {"call_window": "wait"})
    player = Listener(page, "mouse", seed=8)
    seen = player.wait()
    trees = [found(page, "a call window before one's turn")]
    player.act(seen)
    player.wait()
    trees.append(found(page, "later"))
    return heard_to_the_end(player, trees, "browser.cryptid", lang)


def golden_clones(watch: Watch, lang: str) -> dict[str, str]:
    """A short game of Dementalism from a position on: two flips, a Stack, and a reaction in the turn of the bot."""
    page = watch.open(lang, None)
    sent = moves_from(page)
    page.goto("/")
    begin_at(page, watch.house, CLONED, 2, lang, CLONES, grid="6x6")
    lights = []
    for kind, touch in CLONE_ACTS:
        asked(page, QUESTIONS_OF_CLONES[lang][kind])
        quiet(page)  # when faces are hidden, what is still to be said goes unsaid
        lit = page.locator(".seat.turn").evaluate_all(MINE_OR_NOT)
        page.click(touch)
        lights.append(", ".join(lit))
    page.wait_for_selector("#end-title")
    quiet(page)
    told = [f"# lit: {lit}; sent: {move}" for lit, move in zip(lights, sent, strict=True)]
    speech = sentences(all_said(page, "status"))
    return {f"browser.dementalism.{lang}.txt": "\n".join([*told, *speech]) + "\n"}


def golden_dweebies(watch: Watch, lang: str) -> dict[str, str]:
    """A whole game of Dweebies."""
    page = watch.open(lang)
    page.fill(f"{chapter(DWEEBIES)} .name-form input", "Ana")
    deal(page, 2, DWEEBIES)
    player = Listener(page, "mouse", seed=4)
    player.wait()
    trees = [found(page, "a turn")]
    return heard_to_the_end(player, trees, "browser.dweebies", lang)


def every_golden(watch: Watch, lang: str) -> dict[str, str]:
    """All golden files of a language, by name."""
    played = (golden_game, golden_cryptids, golden_dweebies, golden_clones)
    return {name: text for play in played for name, text in play(watch, lang).items()}


def heard_to_the_end(player: Listener, trees: list[str], name: str, lang: str) -> dict[str, str]:
    """The rest of a game, and what was said in it."""
    page = player.page
    player.play(every=1000)
    page.wait_for_selector("#end-title")
    trees.append(found(page, "the end"))
    quiet(page)
    assert all_said(page, "alert") == ""
    speech = "\n".join(sentences(all_said(page, "status"))) + "\n"
    return {f"{name}.{lang}.txt": speech, name.replace("browser", "browser.tree") + f".{lang}.txt": "\n".join(trees)}


def main() -> None:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import Watch
    from tests.browser.house import House, build_client, client_is_fresh
    from tests.services import CHROMIUM_FLAGS
    from tools.ensure import find_chromium

    if not client_is_fresh():
        build_client()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        for lang in ("en", "fr"):
            with tempfile.TemporaryDirectory() as folder:
                house = House(Path(folder), "--second", "0.05", chance="a game to listen to")
                house.start()
                watching = Watch(browser, house)
                try:
                    files = every_golden(watching, lang)
                finally:
                    watching.close()
                    house.stop()
                for name, text in files.items():
                    (GOLDEN / name).write_text(text, encoding="utf-8")
                    print(f"{name}: {len(text.splitlines())} lines")
        browser.close()


if __name__ == "__main__":
    main()
