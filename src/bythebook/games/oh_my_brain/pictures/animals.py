"""The three zombie animals that are known; no other value has one."""

from __future__ import annotations

from ....kernel.drawing import at, circle, cord, ellipse, inked, path, rect

_WHITE = "#FFFDF3"
_PUPIL = "#1E1B18"


def eye(x: float, y: float, r: float, look: tuple[float, float] = (0, 0), pupil: float = 0.3, lid: str = "") -> str:
    """A round eye with a small pupil; with a lid it is half asleep."""
    px, py = x + look[0] * r * 0.5, y + look[1] * r * 0.5
    drawn = circle(x, y, r, _WHITE) + circle(px, py, r * pupil, _PUPIL, stroke="none")
    if lid:
        edge = at(-2 * r, 0)
        drawn += path(f"M{at(x - r, y)}a{at(r, r)} 0 0 1 {at(2 * r, 0)}q{at(-r, -0.3 * r)} {edge}z", lid)
    return drawn


def _stitch(x: float, y: float, length: float = 6, lean: float = 0) -> str:
    """A seam with three stitches."""
    high = y - 1.1
    bars = "".join(f"M{at(x + length * share, high + lean * share)}l3 22" for share in (0.2, 0.5, 0.8))
    return path(f"M{at(x, y)}l{at(length, lean)}{bars}", stroke_width=0.6)


def mosquito() -> str:
    """Round as a lantern, its proboscis mended with a plaster."""
    skin, shade, wing = "#A5CF86", "#7FAE6B", "#E9E4F6"
    return (
        inked(
            path("M240 380Q60 240 46 330Q40 420 220 460z", wing),
            path("M390 380Q570 270 586 360Q590 440 410 460z", wing),
            path(
                "M200 396Q120 340 80 344M210 430Q140 420 100 400M430 400Q500 360 550 364M420 434Q480 436 540 410",
                stroke_width=0.5,
            ),
        )
        + "".join(
            cord(d, "#6E5A7A", 0.5, 0.55)
            for d in (
                "M220 520L100 530L66 630",
                "M220 560L120 620L110 730",
                "M260 590L200 690L220 790",
                "M410 520L520 510L564 600",
                "M406 560L480 584L500 610",
                "M364 600L356 700L384 780",
            )
        )
        + inked(
            path("M315 290Q464 290 464 440Q464 570 315 710Q166 570 166 440Q166 290 315 290z", skin),
            path("M189 544Q315 596 441 544Q420 586 393 620Q315 650 237 620Q208 584 189 544z", "#E98AA0"),
            path("M275 668Q315 682 355 668Q336 692 315 710Q294 692 275 668z", "#E98AA0"),
            path("M360 170Q330 90 270 96M420 166Q430 90 484 84"),
            circle(27, 9.6, 1.1, "#E98AA0"),
            circle(48.4, 8.4, 1.1, "#E98AA0"),
            ellipse(38.6, 23.6, 9.8, 9, skin),
            eye(35, 21.4, 5.4, (0.5, 0.4)),
            eye(44.2, 22, 4, (-0.5, 0.3), 0.36, shade),
            path("M322 284q26 22 54 6"),
            rect(34, 29.3, 1.6, 1.8, _WHITE, stroke_width=0.5),
            path(
                "M384 264Q394 240 420 248Q554 240 552 360Q550 410 510 474Q526 400 516 356"
                "Q504 290 410 294Q380 290 384 264z",
                "#C8799A",
            ),
            path("M506 310L560 294L570 334L516 350z", "#FBE3C2"),
            path("M529 312l13 23M546 310l-19 27", stroke_width=0.5),
            _stitch(37.6, 34.6, 5, 3),
        )
    )


def spider() -> str:
    """Seven good legs, one of them in a sock, and one in plaster."""
    body, light, sock = "#6B4A78", "#8C669A", "#F19DB2"
    legs = (
        "M220 360C150 256 90 270 70 380",
        "M190 420C110 386 70 440 56 530",
        "M190 490C120 490 86 560 80 660",
        "M230 550C170 580 160 660 190 770",
        "M410 360C470 240 540 260 564 370",
        "M440 420C510 380 560 420 576 500",
        "M440 480C510 476 554 520 564 604",
        "M410 540C450 550 470 570 476 606",
    )
    return (
        inked(path("M330 30V180", stroke_width=0.7))
        + "".join(cord(d, light, 1.5) for d in legs)
        + cord("M176 710Q180 746 190 770L224 780", sock, 2.6)
        + inked(path("M162 724l36-14M170 752l34-14"))
        + cord("M552 546L564 604", _WHITE, 2.8)
        + inked(path("M544 570l30-12M548 594l30-12", stroke_width=0.5))
        + inked(
            ellipse(31.5, 47.4, 15.6, 16.4, body),
            path("M196 580Q315 660 434 580Q388 638 315 638Q242 638 196 580z", light, stroke="none"),
            path("M204 394q4-20 18-36M190 440q0-12 4-22", stroke=light, stroke_width=1.2),
            ellipse(33, 25.4, 10.4, 9, body),
            eye(28.6, 24.6, 4.9, (0.4, 0.5)),
            eye(38, 24.2, 4.1, (-0.5, 0.4), 0.34, light),
            eye(32.4, 18.6, 1.9, (0, 0.3), 0.4),
            eye(37.2, 18.2, 1.5, (0, 0.3), 0.4),
            eye(27.6, 18.8, 1.3, (0, 0.3), 0.4),
            path("M294 310Q330 330 376 306", stroke="#F3D9E4"),
            path("M310 316l7 23l10-21z", _WHITE, stroke_width=0.4),
            path("M350 315l8 14l9-18z", _WHITE, stroke_width=0.4),
            path("M384 566l50-34M398 540l16 24M416 528l16 24", stroke="#F3D9E4", stroke_width=0.6),
        )
    )


def mouse() -> str:
    """Walking in its sleep, arms out, one ear nibbled."""
    fur, shade, pink = "#BFD3B4", "#9DB594", "#F2A6B6"
    return (
        cord("M440 580Q550 600 570 520Q580 450 534 440", pink, 1.5)
        + inked(
            path("M220 580Q140 660 150 740Q156 800 120 814Q80 826 84 796Q100 770 96 720Q100 620 180 540z", shade),
            path("M300 620Q260 700 244 760Q250 810 210 820Q160 826 166 796Q186 776 188 730Q200 640 240 580z", fur),
        )
        + inked(
            path("M350 270Q470 270 480 440Q486 600 315 626Q150 620 154 460Q170 290 350 270z", fur),
            path(
                "M330 334Q434 340 434 456Q426 570 315 580Q206 570 204 460Q216 346 330 334z",
                "#E4EBD6",
                stroke="none",
            ),
            path("M240 400Q140 336 76 334L60 376Q56 394 76 388L84 404Q94 410 100 394Q160 420 210 466z", fur),
            path("M200 500Q126 444 74 450L54 490Q54 506 72 502L82 518Q94 522 100 506Q140 520 186 556z", fur),
        )
        + inked(
            path("M394 136Q364 64 410 46Q456 40 466 100z", fur),
            path("M410 114Q396 76 420 68Q440 68 444 96z", pink, stroke="none"),
            path("M504 106Q520 36 570 54L556 74L582 84Q600 140 540 160z", fur),
            path("M524 114Q536 76 552 84Q570 110 540 134z", pink, stroke="none"),
            path("M380 240Q370 116 480 104Q586 110 578 226Q566 326 476 330Q416 334 364 304Q346 280 380 240z", fur),
            eye(43.4, 19.6, 4.4, (-0.5, 0.3)),
            eye(52.4, 20, 3.5, (-0.5, 0.4), 0.34, shade),
            circle(37.4, 27.6, 1.9, pink),
            path("M396 296Q440 314 476 284"),
            rect(41.4, 30.2, 1.5, 2.2, _WHITE, stroke_width=0.5),
            path("M420 264l70-14M422 276l70 4M354 264l-44-10", stroke_width=0.45),
            _stitch(49.4, 14.2, 4.6, 0.8),
        )
    )
