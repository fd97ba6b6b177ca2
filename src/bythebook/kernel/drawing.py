"""A small kit of flat shapes for cards: strings of SVG, presentation attributes only, the same output every time.

Path data is written in whole tenths of a unit: short, and no coordinate can be taken for the number of a clause.
"""

from __future__ import annotations

import re

FONT = '"Atkinson Hyperlegible Next", sans-serif'
NAMESPACE = "http://www.w3.org/2000/svg"

# Colours a page may change; each carries its own fallback.
PAPER = "var(--card-paper,#FBF7EF)"
INK = "var(--card-ink,#1E1B18)"
LINE = "var(--card-line,#1E1B18)"
MARK = "var(--card-mark,#FFFDF6)"

_FALLBACK = re.compile(r"var\(--[a-z-]+,\s*(#[0-9A-Fa-f]{6})\)")
_PATH = re.compile(r"[A-Za-z]|-?\d+")
_ESCAPES = (("&", "&amp;"), ("<", "&lt;"), ('"', "&quot;"))


def number(value: float) -> str:
    """The shortest writing of a number to two decimals."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def at(*values: float) -> str:
    """Lengths as they stand in path data: in tenths."""
    return " ".join(str(round(value * 10)) for value in values)


def units(d: str) -> str:
    """Path data in tenths made data in units; the two flags and the turn of an arc stay as they are."""
    written, command, place = [], "", 0
    for token in _PATH.findall(d):
        if token.isalpha():
            command, place = token, 0
            written.append(token)
            continue
        flag = command in "aA" and place % 7 in (2, 3, 4)
        size = token if flag else number(int(token) / 10)
        written.append(size if place == 0 or size[0] == "-" else " " + size)
        place += 1
    return "".join(written)


def _escaped(words: str) -> str:
    for plain, written in _ESCAPES:
        words = words.replace(plain, written)
    return words


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """One element; an underscore in an attribute's name is a hyphen."""
    parts = [name]
    for key, value in attributes.items():
        written = value if isinstance(value, str) else number(value)
        parts.append(f'{key.replace("_", "-")}="{_escaped(written)}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def group(*children: str, **attributes: str | float) -> str:
    """Shapes that share attributes."""
    return tag("g", *children, **attributes)


def inked(*children: str, width: float = 0.8) -> str:
    """Shapes with the thin ink line that holds every picture together."""
    return group(*children, stroke=LINE, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def path(d: str, fill: str = "none", **attributes: str | float) -> str:
    """A path, its data in tenths; without a fill it is a line."""
    return tag("path", d=units(d), fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: str | float) -> str:
    """A disc."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, turn: float = 0, **attributes: str | float) -> str:
    """An oval, turned by some degrees about its own centre."""
    if turn:
        attributes["transform"] = f"rotate({number(turn)} {number(x)} {number(y)})"
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, r: float = 0, **attributes: str | float) -> str:
    """A rectangle, its corners rounded by r."""
    if r:
        attributes["rx"] = r
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def polygon(points: list[tuple[float, float]], fill: str, **attributes: str | float) -> str:
    """A closed shape with straight sides."""
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill=fill, **attributes)


def cord(d: str, colour: str, width: float, edge: float = 0.7) -> str:
    """A thick line with an ink edge: a leg, a stick, a thread."""
    return group(
        path(d, stroke=LINE, stroke_width=width + 2 * edge),
        path(d, stroke=colour, stroke_width=width),
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def text(words: str, x: float, y: float, size: float, fill: str = INK, **attributes: str | float) -> str:
    """Words in the project's face."""
    return tag("text", _escaped(words), x=x, y=y, font_family=FONT, font_size=size, fill=fill, **attributes)


def moved(x: float, y: float, *children: str, scale: float = 1, turn: float = 0) -> str:
    """Shapes drawn about their own origin, put down at (x, y)."""
    change = f"translate({number(x)} {number(y)})"
    if turn:
        change += f" rotate({number(turn)})"
    if scale != 1:
        change += f" scale({number(scale)})"
    return group(*children, transform=change)


def symbol(name: str, width: float, height: float, *children: str) -> str:
    """A picture that a page can use by its name."""
    return tag("symbol", *children, id=name, viewBox=f"0 0 {number(width)} {number(height)}")


def document(width: float, height: float, *children: str) -> str:
    """A picture on its own: colours are plain, so that any viewer or printer can show it."""
    box = f"0 0 {number(width)} {number(height)}"
    drawn = tag("svg", *children, xmlns=NAMESPACE, viewBox=box, width=width * 4, height=height * 4)
    return _FALLBACK.sub(r"\1", drawn)


def sheet(*symbols: str) -> str:
    """Many pictures in one document, none of them shown by itself."""
    return tag("svg", *symbols, xmlns=NAMESPACE)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of #RRGGBB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """A colour between two others: share 0 is the first, 1 the second."""
    blended = (round(a + (b - a) * share) for a, b in zip(channels(first), channels(second), strict=True))
    return "#" + "".join(f"{value:02X}" for value in blended)


def ramp(stops: list[str], share: float) -> str:
    """A colour on an even scale of colours, from 0 to 1."""
    place = share * (len(stops) - 1)
    low = min(int(place), len(stops) - 2)
    return mix(stops[low], stops[low + 1], place - low)


def luminance(colour: str) -> float:
    """Relative luminance, as the accessibility guidelines define it."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def grain(width: float, height: float, specks: int, seed: int = 7) -> str:
    """A paper's fibres: one path of tiny strokes, scattered the same way every time."""
    state = seed
    strokes = []
    for _ in range(specks):
        found = []
        for span in (width, height, 4):
            state = (state * 1103515245 + 12345) % 2147483648
            found.append(state / 2147483648 * span)
        x, y, lean = found
        strokes.append(f"M{at(x, y)}l{at(0.9 - lean / 4, lean / 3 - 0.5)}")
    return path("".join(strokes), stroke=LINE, stroke_width=0.3, opacity=0.14, stroke_linecap="round")
