"""The camp at night: one landscape that darkens card by card, and the things that stand in it."""

from __future__ import annotations

import math

from ....kernel.drawing import at, circle, cord, ellipse, inked, mix, moved, path, ramp, rect
from .paper import TAB, tab_width

SKY = ["#F8CFA4", "#EFA79A", "#C98AA5", "#8F7FB0", "#5B6FA0", "#34557F", "#213F60", "#15293F", "#0D1A28"]
GLOW = ["#FCE7BF", "#FAD0B0", "#EBB2B4", "#BC9FC4", "#8695BE", "#557A9E", "#37607F", "#234560", "#182F42"]
FAR = ["#B98E8A", "#A77B8C", "#82698F", "#5F5E8C", "#42577D", "#2B4764", "#1C354C", "#122536", "#0B1823"]
NEAR = ["#6F8F63", "#5F8465", "#4D7566", "#3D6663", "#31575A", "#27484E", "#1D3A41", "#1A373A", "#17312F"]
MOON = "#FFF1C4"

_STARS = [
    (27, 9),
    (41, 30),
    (55, 33),
    (8, 31),
    (46, 6),
    (14, 37),
    (24, 29),
    (57, 24),
    (33, 31),
    (38, 21),
    (56, 43),
    (6, 44),
    (17, 29),
    (49, 27),
    (58, 8),
    (29, 19),
    (40, 8),
    (47, 36),
    (10, 50),
]


def sky(value: int) -> str:
    """Dusk to deep night; as many stars as the number says; the moon waxes with it."""
    share = value / 19
    high, glow = ramp(SKY, share), ramp(GLOW, share)
    tab = tab_width(value)
    stars = [(x, y) for x, y in _STARS if not (x < tab + 2 and y < TAB + 2) and math.hypot(x - 48.5, y - 15.5) > 12.5]
    dots = "".join(f"M{at(x, y)}h0" for x, y in stars[:value])
    return (
        rect(2, 2, 59, 84, high, 3)
        + path("M20 440Q140 380 270 420T500 400T610 420V700H20z", mix(high, glow, 0.5))
        + path("M20 530Q120 480 240 510T460 490T610 520V720H20z", glow)
        + (path(dots, stroke=MOON, stroke_width=1.2, stroke_linecap="round") if dots else "")
        + moon(50, 15, 7.5, share, high)
    )


def moon(x: float, y: float, r: float, share: float, night: str) -> str:
    """A moon of which a share is lit, from the right."""
    lit = max(share, 0.08)
    bend = abs(1 - 2 * lit) * r
    gibbous = int(2 * lit > 1)
    d = f"M{at(x, y - r)}a{at(r, r)} 0 0 1 {at(0, 2 * r)}a{at(bend, r)} 0 0 {gibbous} {at(0, -2 * r)}z"
    pits = circle(x + 3.4, y - 2.4, 1.3, "#E9D6A0") + circle(x + 4.2, y + 2.6, 0.9, "#E9D6A0")
    return circle(x, y, r, mix(night, MOON, 0.16)) + path(d, MOON) + pits


def land(value: int) -> str:
    """Far hills, a line of firs, and the ground of the clearing."""
    share = value / 19
    far, near = ramp(FAR, share), ramp(NEAR, share)
    firs = "".join(
        _fir_line(x, y, h)
        for x, y, h in ((4, 61, 11), (9, 61, 8), (46, 61, 9), (51, 61, 13), (56, 61, 10), (60, 61, 7), (15, 62, 6))
    )
    return (
        path("M20 600Q90 510 180 560T360 580T520 530T610 570V860H20z", far)
        + path(firs, mix(far, near, 0.55))
        + path("M20 660Q160 580 340 620T610 610V860H50Q20 860 20 830z", near)
        + path("M20 760Q180 690 340 740T610 720V860H50Q20 860 20 830z", mix(near, "#10201C", 0.25))
    )


def _fir_line(x: float, y: float, h: float) -> str:
    w = h * 0.36
    return f"M{at(x - w, y + 3)}L{at(x, y - h)}L{at(x + w, y + 3)}z"


def fir(x: float, y: float, scale: float, leaf: str = "#3F7A5C", turn: float = 0) -> str:
    """A fir: three skirts on a short trunk, its foot at (x, y)."""
    dark = mix(leaf, "#10201C", 0.35)
    return moved(
        x,
        y,
        inked(
            rect(-1.6, -6, 3.2, 6, "#7A5138"),
            path("M-90-50Q0-25 90-50L0-180z", dark),
            path("M-76-115Q0-90 76-115L0-230z", leaf),
            path("M-56-180Q0-160 56-180L0-280z", mix(leaf, "#FFFFFF", 0.14)),
        ),
        scale=scale,
        turn=turn,
    )


def bare_tree(x: float, y: float, scale: float, bark: str = "#5A4038") -> str:
    """A dead tree with a face in a knot hole; its branches lean away from the centre."""
    return moved(
        x,
        y,
        inked(
            path(
                "M-50 0Q-26-60-34-180Q-40-270-80-330L-64-340Q-36-300-24-260Q-20-340-34-410L-14-414"
                "Q6-340 8-270Q30-310 66-330L74-316Q36-286 28-200Q22-70 54 0z",
                bark,
            ),
            path("M-26-245Q-60-270-86-262", stroke_width=1.6),
            ellipse(-1.7, -16, 1.3, 1.9, "#1E1B18"),
            ellipse(1.3, -15.4, 0.9, 1.3, "#1E1B18"),
            path("M-19-98Q0-116 17-96Q0-80-19-98z", "#1E1B18"),
            path("M-80-330l-24-14M74-316l24-20M-34-410l-10-26M-14-414l20-20"),
        ),
        scale=scale,
    )


def round_tree(x: float, y: float, scale: float, leaf: str = "#5F9A5E") -> str:
    """A leafy tree with a swing of one plank."""
    return moved(
        x,
        y,
        inked(
            path("M-34 0Q-16-80-22-200H24Q18-80 40 0z", "#7A5138"),
            path(
                "M-120-170Q-170-220-125-280Q-140-360-60-370Q-10-420 50-376Q130-370 124-286Q160-220 114-174"
                "Q50-134 0-166Q-60-130-120-170z",
                leaf,
            ),
            path(
                "M-70-220q20 20 44 4M24-310q24 18 48 0M-60-310q16 14 34 2M44-214q20 16 40 2",
                stroke_width=0.9,
                opacity=0.55,
            ),
            ellipse(-0.1, -12.4, 1.5, 2.1, "#1E1B18"),
            path("M80-166V-50M130-190V-54", stroke_width=0.6),
            path("M64-56L148-60L149-44L65-40z", "#C98F62"),
        ),
        scale=scale,
    )


def tent(x: float, y: float, scale: float, cloth: str = "#E98AA0", lit: bool = False) -> str:
    """A ridge tent with its flap open; a lamp inside when lit."""
    inside = "#FFD978" if lit else "#43303A"
    pale, dark = mix(cloth, "#FFFFFF", 0.35), mix(cloth, "#2A1420", 0.3)
    return moved(
        x,
        y,
        inked(
            path("M-175 16L-210 34M168 12L204 32", stroke_width=0.7),
            path("M0-210L170 10H-170z", cloth),
            path("M0-210L-80 10H-170z", dark),
            path("M0-210L112-65Q90-34 134-22L170 10H120Q30-80 0-210z", pale, opacity=0.55, stroke="none"),
            path("M0-160L70 10H-70z", inside),
            path("M0-160L-70 10Q-46-70 0-160z", pale),
            path("M0-160L70 10Q34-60 0-160z", cloth),
            path("M0-210L12-244M0-210L-14-242"),
            path("M76-94l36 46M109-86l-27 32", stroke_width=0.9),
        ),
        scale=scale,
    )


def campfire(x: float, y: float, scale: float, big: bool = True) -> str:
    """Three tongues of flame over crossed logs and a ring of stones."""
    flame = (
        inked(
            path(
                "M-90-30Q-130-120-66-180Q-66-140-40-130Q-54-220 24-280Q16-210 60-174Q70-190 68-216Q130-120 86-30z",
                "#F0703A",
            ),
            path(
                "M-56-30Q-84-96-40-130Q-30-100-14-94Q-16-156 26-186Q24-130 50-114Q76-70 50-30z",
                "#F9A83C",
                stroke="none",
            ),
            path("M-26-30Q-40-74 8-114Q12-80 30-66Q36-44 24-30z", "#FFE38A", stroke="none"),
        )
        if big
        else ""
    )
    return moved(
        x,
        y,
        flame,
        cord("M-100 14L84-36", "#8A5A3C", 3),
        cord("M100 14L-84-36", "#A06C48", 3),
        inked(
            ellipse(-11.6, 2.6, 2.8, 1.9, "#A9A6A0"),
            ellipse(-5.4, 3.8, 3, 1.9, "#8E8B86"),
            ellipse(1, 4.2, 2.8, 1.8, "#B4B1AA"),
            ellipse(6.6, 3.6, 2.8, 1.8, "#96938D"),
            ellipse(11.8, 2.4, 2.4, 1.8, "#A9A6A0"),
        ),
        scale=scale,
    )


def tin(x: float, y: float, scale: float, turn: float = 0, spoon: bool = True) -> str:
    """An opened tin with a brain on its label."""
    parts = [
        path("M-76-182Q-124-210-96-274Q-30-286 10-224", "#C9CDD0"),
        path("M-80-186V-14A80 28 0 0 0 80-14V-186z", "#C4C9CC"),
        path("M-80-150V-42A80 28 0 0 0 80-42V-150A80 28 0 0 1-80-150z", "#F3E3C3"),
        ellipse(0, -18.6, 8, 2.8, "#6D4A3A"),
        path(
            "M-46-74Q-64-90-44-104Q-36-126-10-118Q14-130 30-110Q54-102 44-80Q44-58 18-60Q-6-48-20-64Q-40-60-46-74z",
            "#F19DB2",
        ),
        path("M-2-114Q-14-90 2-64M-30-94q10-6 16 2M16-86q10 2 14-8", stroke_width=0.6),
    ]
    if spoon:
        parts.insert(1, path("M24-180L66-296", stroke_width=2.6))
        parts.insert(2, path("M24-180L66-296", stroke="#E4E7E9", stroke_width=1.2))
        parts.insert(3, ellipse(7.4, -31.4, 1.9, 2.8, "#E4E7E9", 20))
    return moved(x, y, inked(*parts), scale=scale, turn=turn)


def light(x: float, y: float, rx: float, ry: float, colour: str = "#FFD978") -> str:
    """A flat pool of light."""
    return ellipse(x, y, rx, ry, colour, opacity=0.22) + ellipse(x, y, rx * 0.68, ry * 0.68, colour, opacity=0.25)


def _sleeping_moon(x: float, y: float, r: float) -> str:
    lid = f"q{at(0.2 * r, 2, 0.4 * r, 0)}"
    return inked(
        circle(x, y, r, MOON),
        circle(x + r * 0.5, y + r * 0.5, r * 0.16, "#E9D6A0", stroke="none"),
        circle(x - r * 0.55, y + r * 0.35, r * 0.12, "#E9D6A0", stroke="none"),
        circle(x + r * 0.1, y - r * 0.62, r * 0.15, "#E9D6A0", stroke="none"),
        path(
            f"M{at(x - 0.55 * r, y - 1)}{lid}M{at(x + 0.2 * r, y - 1)}{lid}"
            f"M{at(x - 0.2 * r, y + 0.4 * r)}q{at(0.25 * r, 2, 0.45 * r, -0.6)}"
        ),
    )


def scene(value: int) -> str:
    """What stands in the clearing on a card without a mark; its centre stays empty."""
    share = value / 19
    near = ramp(NEAR, share)
    leaf = mix("#6FA866", near, share * 0.7)
    things = {
        4: lambda: fir(8.5, 64, 0.85, leaf) + tent(25, 79, 0.86, "#E98AA0"),
        5: lambda: light(19, 76, 18, 9) + campfire(19, 77, 1.12),
        6: lambda: tin(15, 80, 1.05) + fir(52, 61.5, 0.75, leaf),
        7: lambda: round_tree(15, 80, 1.02, leaf),
        9: lambda: light(22, 78, 21, 8) + tent(22, 79, 0.92, "#5FA08F", lit=True) + fir(53, 61.5, 0.7, leaf),
        10: lambda: light(14.5, 77, 12, 7) + campfire(14.5, 78, 0.8) + tent(50, 64, 0.62, "#D9A441"),
        12: lambda: bare_tree(13.5, 82, 1.25) + fir(54, 64, 0.62, leaf) + fir(46, 64, 0.42, leaf),
        13: lambda: tin(11, 80, 0.9, -8) + tin(48, 63.6, 0.85, 9, spoon=False),
        14: lambda: _sleeping_moon(47.5, 16, 10.5) + fir(8, 74, 0.9, leaf) + fir(18, 80, 1.05, leaf),
    }
    return things[value]() if value in things else ""
