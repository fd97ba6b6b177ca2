"""The marshmallow of the die cards, toasted a little more each time."""

from __future__ import annotations

from ....kernel.drawing import cord, inked, path
from .animals import eye


def marshmallow(value: int) -> str:
    """On its stick, from raw to burning as the number climbs; the square is its nose."""
    toast = {1: 0, 2: 1, 3: 2, 15: 3, 16: 4, 17: 5, 18: 6, 19: 7}[value]
    flesh = ["#FBD3DA", "#FDE6E4", "#FFEDDD", "#F7DEC0", "#EBC193", "#D9A169", "#A97447", "#6B4A3A"][toast]
    crust = ["#FDE9EC", "#F7C3CE", "#EDC9A0", "#D29A5C", "#B5763F", "#8A5330", "#5A3724", "#33241F"][toast]
    face = "#1E1B18" if toast < 7 else "#FFF1C4"
    bitten = value in (2, 17)
    side = "M164 310Q315 256 466 310L480 570Q315 644 150 570z"
    if bitten:
        side = "M164 310Q260 276 364 284Q366 316 396 314Q398 346 430 340Q436 368 468 360L480 570Q315 644 150 570z"
    flame = ""
    if toast == 7:
        flame = inked(
            path(
                "M140 580Q50 460 110 350Q120 390 150 390Q120 280 210 240Q200 290 240 290"
                "Q270 240 310 244Q300 270 340 280Q380 220 370 140Q450 200 434 270"
                "Q470 260 470 220Q550 310 510 390Q540 390 550 350Q590 460 490 580z",
                "#F0703A",
            ),
            path(
                "M160 570Q96 480 136 410Q160 440 180 420Q160 340 220 300Q240 340 280 310"
                "Q340 330 380 280Q410 260 404 226Q440 300 420 330Q460 340 476 300"
                "Q510 380 484 430Q510 440 524 420Q530 500 470 570z",
                "#F9A83C",
                stroke="none",
            ),
        )
    smoke = (
        path(
            "M410 260q-30-40 0-70t0-70M470 280q-26-34 0-60t0-60",
            stroke="#8FA3B5",
            stroke_width=1.3,
            stroke_linecap="round",
        )
        if toast == 6
        else ""
    )
    top = "" if bitten else path("M164 310Q315 256 466 310Q315 362 164 310z", crust)
    drip = path(
        "M157 440L164 310Q315 362 466 310L472 420Q454 450 440 414Q424 360 400 374Q380 396 366 370Q310 346 260 374"
        "Q240 410 224 380Q204 360 194 410Q176 464 157 440z",
        crust,
        opacity=0.8,
    )
    if bitten:
        drip = path(
            "M164 310Q240 282 330 282Q340 330 300 346Q250 354 224 364Q204 360 194 400Q176 444 158 420z",
            crust,
            opacity=0.8,
        )
    return (
        flame
        + smoke
        + cord("M50 850L220 580", "#A9764C", 1.8)
        + inked(
            path(side, flesh),
            drip if toast > 1 or bitten else "",
            top,
            path("M170 536Q315 600 460 536L464 576Q315 636 152 570z", crust, stroke="none", opacity=0.6)
            if toast > 2
            else "",
        )
        + inked(_look(value), path(_mouth(value), stroke=face))
    )


def _look(value: int) -> str:
    looks: dict[int, tuple[float, float]] = {
        1: (0, -0.6),
        2: (0.7, -0.5),
        3: (0.6, 0.2),
        15: (-0.6, 0.1),
        16: (0, 0.6),
        17: (0.6, -0.6),
        18: (0, 0),
        19: (0, -0.8),
    }
    lid = {3: "#EDC9A0", 16: "#B5763F", 18: "#5A3724"}.get(value, "")
    return eye(20.9, 43, 3.5, looks[value], 0.36) + eye(42.3, 43.4, 2.9, looks[value], 0.36, lid)


def _mouth(value: int) -> str:
    return {
        1: "M280 546q35 26 70 0",
        2: "M276 544q39 36 78 0q-39 6-78 0z",
        3: "M280 554h70",
        15: "M280 550q18 16 35 0t35 0",
        16: "M284 560q30-22 62 0",
        17: "M274 546q40 26 80 0m-24 10l2 16",
        18: "M276 554l16-10l16 16l16-16l16 16l14-10",
        19: "M294 554a21 21 0 0 1 42 0a21 16 0 0 1-42 0z",
    }[value]
