"""What Dweebies wear on their heads. Each hat is drawn where it sits on the round body."""

from __future__ import annotations

from ....kernel.drawing import circle, ellipse, path, rect
from .body import BLACK, WHITE, drawn, line

STRAW, RED, NAVY, GREEN, STEEL = "#F2D06B", "#E4472F", "#2F4A7A", "#4E8B57", "#AEB9C4"


def sun_hat() -> str:
    """Wide and flat, with a flower."""
    places = ((7, -14.5), (9, -12.5), (7, -10.5), (5, -12.5))
    petals = "".join(circle(x, y, 1.7, WHITE, stroke_width=0.7) for x, y in places)
    crown = path("M-104 -60Q-100 -190 0 -190Q100 -190 104 -60z", STRAW)
    band = path("M-104 -92H104V-58H-104z", RED)
    return drawn(crown, band, ellipse(0, -5, 22, 4.4, STRAW), petals) + circle(7, -12.5, 1.4, "#F0A030")


def shako() -> str:
    """A drummer's tall cap with a plume."""
    plume = ellipse(0, -24, 3.4, 5, WHITE)
    return drawn(
        plume, path("M-92 -34L-104 -190H104L92 -34z", NAVY), rect(-10.4, -20, 20.8, 4, STRAW),
        path("M-100 -34Q0 -76 100 -34Q60 -2 0 -2Q-60 -2 -100 -34z", BLACK), circle(0, -11.6, 3, STRAW),
    )  # fmt: skip


def veil() -> str:
    """A beekeeper's hat; the net hangs down all round."""
    net = path("M-196 -60Q-200 120 -150 190Q0 236 150 190Q200 120 196 -60z", WHITE, opacity=0.25)
    threads = "".join(f"M{x} -50Q{x + x // 8} 80 {x - x // 8} 204" for x in (-150, -100, -50, 0, 50, 100, 150))
    rungs = "M-194 10Q0 44 194 10M-190 72Q0 106 190 72M-176 136Q0 170 176 136"
    crown = path("M-100 -60Q-96 -200 0 -200Q96 -200 100 -60z", STRAW)
    outline = line("M-196 -60Q-200 120 -150 190Q0 236 150 190Q200 120 196 -60", 1.2)
    return net + line(threads + rungs, 0.4) + outline + drawn(crown, ellipse(0, -5.4, 21.5, 4.2, STRAW))


def top_hat() -> str:
    """Taller than its wearer."""
    return drawn(
        path("M-112 -60L-126 -290Q0 -318 126 -290L112 -60z", BLACK),
        path("M-115 -118H115L112 -66H-112z", RED),
        ellipse(0, -5.4, 19, 3.8, BLACK),
    ) + line("M-84 -262l8 120", 1.4, "#6C6470")


def post_cap() -> str:
    """A flat cap with a badge and a peak."""
    return drawn(
        path("M-150 -100Q-160 -176 0 -182Q160 -176 150 -100L112 -50H-112z", NAVY),
        rect(-12, -9, 24, 5.6, RED),
        path("M-120 -36H120Q176 -30 184 6Q60 -30 -120 -36z", BLACK),
        path("M-34 -152H34V-104L0 -86L-34 -104z", STRAW),
    )


def bobble_hat() -> str:
    """Knitted, with a bobble."""
    ribs = "".join(f"M{x} -74v56" for x in range(-108, 120, 24))
    return drawn(
        circle(0, -21.5, 5, WHITE),
        path("M-122 -50Q-118 -186 0 -186Q118 -186 122 -50z", "#D96C9A"),
        rect(-13.4, -8, 26.8, 6.6, WHITE, 2.4),
    ) + line(ribs, 0.9) + line("M-106 -108l30 -24l30 24l30 -24l30 24l30 -24l30 24", 1.4, WHITE)  # fmt: skip


def swim_cap() -> str:
    """Rubber, with a strap under the chin."""
    return drawn(path("M-150 16Q-156 -96 0 -104Q156 -96 150 16Q0 -70 -150 16z", WHITE)) + line(
        "M-78 -80Q-96 -56 -104 -26M78 -80Q96 -56 104 -26", 3, RED
    )


def fire_helmet() -> str:
    """A crest, a badge, and a wide brim."""
    return drawn(
        path("M-22 -120Q-18 -282 150 -210Q90 -200 30 -120z", STRAW),
        path("M-134 -40Q-140 -196 0 -200Q140 -196 134 -40z", RED),
        path("M-228 20Q-216 -44 -120 -58H120Q216 -44 228 20Q120 -22 0 -22Q-120 -22 -228 20z", RED),
        path("M-42 -176Q0 -196 42 -176V-118Q36 -84 0 -70Q-36 -84 -42 -118z", STRAW),
    )


def ski_cap() -> str:
    """A long cap that flies behind, and goggles."""
    tail = path("M-116 -40Q-120 -150 -20 -150Q-130 -220 -240 -150Q-200 -130 -180 -80Q-150 -50 -116 -40z", GREEN)
    dome = path("M-128 -36Q-130 -170 10 -166Q130 -156 128 -36z", GREEN)
    return drawn(tail, dome, rect(-13.6, -6.6, 27.2, 5.4, WHITE, 2), circle(-24.6, -13.6, 4.4, WHITE))


def deerstalker() -> str:
    """Two peaks, flaps tied on top, a check."""
    cloth = "#B98A5A"
    bow = path("M0 -190Q-60 -250 -70 -190Q-60 -150 0 -190Q60 -250 70 -190Q60 -150 0 -190z", cloth)
    dome = path("M-136 -50Q-140 -190 0 -194Q140 -190 136 -50z", cloth)
    check = line("M-60 -180Q-72 -110 -70 -54M0 -192V-54M60 -180Q72 -110 70 -54M-124 -124H124", 1, "#7A5230")
    peaks = path("M-110 -60Q-210 -60 -236 14Q-120 -26 0 -34Q120 -26 236 14Q210 -60 110 -60Q0 -84 -110 -60z", cloth)
    return drawn(bow, dome) + check + drawn(peaks)


def kerchief() -> str:
    """Tied on top, with two ends in the air."""
    red = "#D8452F"
    ends = path("M0 -130Q-110 -260 -126 -170Q-110 -120 0 -130Q110 -260 126 -170Q110 -120 0 -130z", red)
    band = path("M-152 10Q-150 -60 -84 -106Q0 -150 84 -106Q150 -60 152 10Q0 -110 -152 10z", red)
    spots = "".join(circle(x, y, 1.3, WHITE) for x, y in ((-10, -5), (-4, -9), (4, -9), (10, -5)))
    return drawn(ends, band, circle(0, -12.4, 3.2, red)) + spots


def helm() -> str:
    """A knight's, the visor down to a slit, with a feather."""
    feather = path("M-10 -130Q20 -300 170 -250Q240 -220 226 -130Q170 -180 120 -160Q60 -140 30 -110z", RED)
    dome = path("M-166 130Q-180 -150 0 -154Q180 -150 166 130Q80 176 0 176Q-80 176 -166 130z", STEEL)
    slit = path("M-140 6Q0 -26 140 6V66Q0 42 -140 66z", BLACK)
    places = ((-12, -4.4), (12, -4.4), (-13, 10), (13, 10))
    rivets = "".join(circle(x, y, 1, WHITE, stroke_width=0.6) for x, y in places)
    vents = line("M-60 96v40M-30 98v50M0 100v52M30 98v50M60 96v40", 1.5)
    shining = "".join(circle(x, 3, 2.2, WHITE) + circle(x + 0.6, 3.2, 1.1, BLACK) for x in (-5, 5))
    return drawn(feather, dome, slit, rivets) + vents + shining


def beret() -> str:
    """Worn to one side."""
    return drawn(
        path("M-20 -150l-6 -54h16l4 54z", BLACK),
        path("M-140 -30Q-250 -80 -176 -126Q-80 -186 60 -150Q150 -120 128 -60Q0 -86 -140 -30z", BLACK),
    ) + line("M-120 -90Q-40 -130 50 -116", 1.2, "#6C6470")


def feather_hat() -> str:
    """Felt, with a feather at the band."""
    feather = path("M60 -90Q70 -250 168 -300Q186 -190 110 -84z", WHITE)
    return drawn(
        feather, path("M-120 -50Q-110 -190 -40 -204Q0 -176 40 -204Q110 -190 120 -50z", GREEN),
        path("M-120 -92H120V-52H-120z", RED), ellipse(0, -4.6, 19.4, 3.8, GREEN),
    ) + line("M84 -100Q110 -200 156 -280", 0.9)  # fmt: skip


def captain_cap() -> str:
    """White on top, a dark band, an anchor."""
    anchor = line("M0 -160v50M-16 -146h32M-24 -124q24 30 48 0", 1.4)
    return drawn(
        path("M-176 -96Q-150 -200 0 -204Q150 -200 176 -96L120 -60H-120z", WHITE), rect(-12.6, -9.4, 25.2, 5.4, NAVY),
        path("M-128 -40H128Q110 6 0 4Q-110 6 -128 -40z", BLACK),
    ) + anchor  # fmt: skip


def mask() -> str:
    """A fencing mask, pushed up on the forehead."""
    mesh = "".join(f"M{x} -180V-60" for x in range(-80, 100, 32)) + "M-110 -150H110M-110 -120H110M-110 -90H110"
    frame = path("M-130 -40Q-160 -216 0 -222Q160 -216 130 -40Q0 -100 -130 -40z", WHITE)
    net = path("M-100 -74Q-116 -190 0 -194Q116 -190 100 -74Q0 -116 -100 -74z", STEEL)
    return drawn(frame, net) + line(mesh, 0.6)


def hood() -> str:
    """Pointed, and open only round the face."""
    cloth = "#4A4468"
    return drawn(path(
        "M-40 -268Q40 -220 100 -140Q190 -40 176 150Q160 220 110 236Q160 100 110 -6Q60 -66 0 -66"
        "Q-60 -66 -110 -6Q-160 100 -110 236Q-160 220 -176 150Q-190 -30 -100 -130Q-60 -180 -40 -268z", cloth,
    ))  # fmt: skip


def flying_cap() -> str:
    """Leather, with goggles on the forehead."""
    leather = "#8A5A34"
    cap = "M-160 90Q-176 -118 0 -124Q176 -118 160 90Q130 110 118 80Q140 -40 0 -46Q-140 -40 -118 80Q-130 110 -160 90z"
    goggles = circle(-5.4, -7, 4, "#CFE8F5") + circle(5.4, -7, 4, "#CFE8F5")
    return drawn(path(cap, leather), rect(-14, -8.6, 28, 3, BLACK), goggles)


def night_cap() -> str:
    """Pointed, and hanging down on one side."""
    cap = path("M-126 -50Q-130 -180 0 -236Q-130 -260 -200 -160Q-220 -110 -206 -60Q-190 -110 -140 -130z", "#5B6FB5")
    dome = path("M-128 -44Q-130 -190 0 -236Q110 -190 128 -44z", "#5B6FB5")
    dots = "".join(circle(x, y, 1.5, STRAW) for x, y in ((-5, -12), (4.6, -11), (-0.6, -17.6)))
    return drawn(cap, dome, rect(-13.8, -7, 27.6, 5.2, WHITE, 2.4), circle(-20.4, -4, 4, STRAW)) + dots


def race_helmet() -> str:
    """A stripe, and goggles pushed up."""
    return drawn(path("M-162 60Q-180 -116 0 -122Q180 -116 162 60Q150 -30 0 -36Q-150 -30 -162 60z", RED)) + drawn(
        path("M-36 -120Q0 -126 36 -120L30 -34Q0 -38 -30 -34z", WHITE)
    )
