"""What some marks are besides a thing in the hand: a mountain behind, skis below, a balloon above."""

from __future__ import annotations

from ....kernel.drawing import circle, cord, ellipse, moved, path, rect
from .body import BLACK, WHITE, drawn, line
from .hats import RED, STEEL
from .things import WOOD


def lifebuoy_back() -> str:
    """What is seen of the ring behind the body."""
    return drawn(path("M-230 10Q-230 -70 0 -74Q230 -70 230 10Q150 -20 0 -20Q-150 -20 -230 10z", "#D9CDBB"))


def skis() -> str:
    """Two long ones under the feet, tips in the air, on a slope."""
    one = "M-270 0L230 0Q270 0 276 -56"
    return moved(0, 19.6, cord(one, RED, 2.4, 1.2), turn=-7) + moved(1, 26.6, cord(one, "#F26B4E", 2.4, 1.2), turn=-7)


def mountain() -> str:
    """Two snowy peaks; to be put behind a figure."""
    far = path("M0 266L160 -190L300 266z", "#8FA3B8")
    near = path("M-300 266L-130 -290L60 266z", "#7890A8")
    snow = path("M-130 -290L-192 -90L-156 -120L-130 -86L-100 -122L-64 -76z", WHITE)
    return drawn(far, path("M160 -190L112 -56L146 -80L164 -50L186 -78L204 -46z", WHITE), near, snow)


def ghost() -> str:
    """A small one, unnoticed."""
    sheet = "M-90 110V-30Q-90 -120 0 -120Q90 -120 90 -30V110L60 76L30 110L0 76L-30 110L-60 76z"
    look = circle(-3.2, -3.4, 1.7, BLACK) + circle(3.2, -3.4, 1.7, BLACK) + ellipse(0, 2.4, 1.7, 2.2, BLACK)
    return drawn(path(sheet, WHITE)) + look


def balloon() -> str:
    """The envelope and its ropes; the basket is `basket`."""
    ropes = line("M-84 10L-76 130M84 10L76 130", 1.1)
    form = "M-80 10Q-260 -110 -150 -230Q-80 -296 0 -296Q80 -296 150 -230Q260 -110 80 10z"
    stripes = "M-26 10Q-110 -130 -50 -288Q0 -300 50 -288Q110 -130 26 10z"
    return ropes + drawn(path(form, RED), path(stripes, WHITE), path(form))


def basket() -> str:
    """Of wicker."""
    weave = "".join(f"M{x} 206V290" for x in range(-66, 80, 22)) + "M-92 226H92M-86 250H86M-80 272H80"
    rim = drawn(rect(-10.8, 17.8, 21.6, 4, "#C9925A", 1.6))
    return drawn(path("M-100 196H100L80 300H-80z", WOOD)) + line(weave, 0.9) + rim


def tails() -> str:
    """Those of a tail coat."""
    return drawn(path("M-140 120Q-230 180 -216 284Q-150 270 -96 220zM140 120Q230 180 216 284Q150 270 96 220z", BLACK))


def drumsticks() -> str:
    """Two, raised like a V."""
    heads = drawn(ellipse(-26.6, -14, 3, 3.8, WOOD, -28), ellipse(26.6, -14, 3, 3.8, WOOD, 28))
    return cord("M-160 60L-264 -130M160 60L264 -130", WOOD, 2, 1.1) + heads


def poles() -> str:
    """One in each hand."""
    rods = cord("M-150 60L-240 230", BLACK, 1.2, 0.8) + cord("M160 40L270 190", BLACK, 1.2, 0.8)
    return rods + drawn(ellipse(-22.4, 19.4, 3.6, 1.5, STEEL, 28), ellipse(25, 16, 3.6, 1.5, STEEL, -36))
