"""axe-core, put into a page and asked what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.house import FRONTEND

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
WIDE, NARROW = (1280, 800), (320, 640)
# each language in two dresses; both together see every screen wide and narrow, by day and by night
DRESSES = {"en": [(WIDE, "light"), (NARROW, "dark")], "fr": [(WIDE, "dark"), (NARROW, "light")]}
# the sheet of drawings is put aside meanwhile: a thousand shapes that nobody reads, and axe would weigh each
FIND = """async () => {
  const sheet = document.querySelector('body > .sprite');
  sheet?.remove();
  const found = await axe.run(document, { resultTypes: ['violations'] });
  if (sheet) document.body.append(sheet);
  return found.violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) =>
    `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary.replace(/\\s+/g, ' ')}`));
}"""


class Judge:
    """Looks at a screen in its dresses, and remembers what is wrong."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.found: dict[str, str] = {}

    def look(self, page: Page, screen: str) -> None:
        if not page.evaluate("() => Boolean(window.axe)"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        size = page.viewport_size
        for (width, height), theme in DRESSES[self.lang]:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme)
            for fault in page.evaluate(FIND):
                self.found.setdefault(fault, f"{screen}, {width}, {theme}")
        assert size
        page.set_viewport_size(size)

    def content(self) -> None:
        """AssertionError with everything that was found."""
        assert not self.found, "\n".join(f"[{where}] {fault}" for fault, where in self.found.items())
