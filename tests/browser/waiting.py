"""Waiting for what is to happen, instead of for a time: on a slow machine it only takes longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# keeps the lines to the server, so that one can be asked whether anything is on its way
LINES = """{
  const Line = window.WebSocket;
  window.lines = [];
  window.WebSocket = class extends Line { constructor(...where) { super(...where); window.lines.push(this); } };
}"""
ANSWERED = """() => new Promise((done) => {
  const line = window.lines.at(-1);
  const hear = ({ data }) => {
    if (JSON.parse(data).t !== 'pong') return;
    line.removeEventListener('message', hear);
    done();
  };
  line.addEventListener('message', hear);
  line.send('{"t": "ping"}');
})"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SAID = """(text) => eyes.heard.filter((each) => each.region === 'status').map((each) => each.text).join(' ')
  .replace(/[\\s\\u00a0\\u202f]+/g, ' ').includes(text)"""


def painted(page: Page) -> None:
    """What follows at once from the last event has been done, and shown."""
    page.evaluate(PAINTED)


def settled(page: Page, times: int = 1) -> None:
    """All that the server had for this page has come, and is shown; several times, also what follows by itself."""
    for _ in range(times):
        page.evaluate(ANSWERED)
        painted(page)


def at_rest(page: Page) -> None:
    """Nothing moves any more."""
    page.wait_for_function("() => !document.getAnimations().length && !document.querySelector('#flights .ghost')")


def focused(page: Page, where: str = "*") -> None:
    """Something has focus, and lies within such an element."""
    page.wait_for_function(
        "(where) => document.activeElement !== document.body && document.activeElement.closest(where)", arg=where
    )


def was_said(page: Page, text: str) -> None:
    """These words have been said politely."""
    page.wait_for_function(SAID, arg=text)


def asked(page: Page, question: str) -> None:
    """This is the question now."""
    page.wait_for_function(
        "(text) => document.getElementById('question')?.textContent.replace(/\\s+/g, ' ').trim() === text",
        arg=question,
    )
