"""The cast: who wears what, holds what, and in which mood. In the order of the default deck, each under its mark."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.drawing import moved
from . import hats, scenery, things, trimmings
from .body import arm, face, hair, round_body


class Dweebie(NamedTuple):
    """One character: what lies behind the body, on it, and before it."""

    mark: str
    paint: str
    mood: str
    behind: str = ""
    hairs: tuple[str, ...] = ()
    worn: str = ""  # over the face: spectacles, a hat
    arms: tuple[str, ...] = ()
    held: str = ""
    size: float = 1  # of the body with what it wears
    place: tuple[float, float] = (0, 0)  # where that stands

    def figure(self) -> str:
        """The whole character about its middle."""
        body = round_body(self.paint) + hair(*self.hairs) + face(self.mood, self.paint) + self.worn
        arms = "".join(arm(d, self.paint) for d in self.arms)
        return self.behind + moved(*self.place, body, scale=self.size) + arms + self.held


TOMATO, SKY, SUN, MINT, LILAC = "#EE6A50", "#7DC0E8", "#F6C244", "#7FC9A1", "#B79BDB"
PEACH, ROSE, TEAL, LIME, SAND = "#F6AC86", "#EE94AE", "#4FB0AA", "#B4CB56", "#E0C193"
BLUE, IVORY, OLIVE, CLAY, GREY = "#8C9FE6", "#F7EFDD", "#A3AE5C", "#D08560", "#A9B4BE"

CAST = (
    Dweebie(
        "watering-can",
        LIME,
        "kind",
        worn=hats.sun_hat(),
        place=(-7, 0),
        arms=("M50 130L110 120",),
        held=moved(14.5, 12, things.watering_can(), scale=0.86),
    ),
    Dweebie(
        "drum",
        TOMATO,
        "loud",
        behind=scenery.drumsticks(),
        worn=hats.shako(),
        place=(0, 0),
        held=moved(0, 21, things.drum(), scale=0.8),
    ),
    Dweebie(
        "hive",
        SUN,
        "glad",
        worn=hats.veil(),
        place=(-8, 0),
        arms=("M50 140L90 150",),
        held=moved(17.5, 13, things.hive()),
    ),
    Dweebie(
        "three-balls",
        LILAC,
        "cheeky",
        hairs=("M-30 -80Q-70 -110 -60 -140", "M30 -80Q70 -110 60 -140"),
        arms=("M-130 40Q-210 0 -210 -60", "M130 40Q210 0 210 -60"),
        held=things.three_balls(),
    ),
    Dweebie(
        "top-hat",
        BLUE,
        "sly",
        worn=hats.top_hat() + trimmings.bow_tie(),
        place=(-5, 0),
        arms=("M90 120L160 100",),
        held=moved(20, 2, things.wand()),
    ),
    Dweebie(
        "envelope",
        SKY,
        "glad",
        worn=hats.post_cap(),
        place=(-9, 0),
        arms=("M50 150L90 130",),
        held=moved(14.3, 12, things.envelope(), turn=-18),
    ),
    Dweebie(
        "kite",
        PEACH,
        "awe",
        hairs=("M-40 -76Q-90 -110 -140 -90", "M-10 -80Q-60 -140 -120 -134", "M20 -80Q-10 -150 -70 -170"),
        place=(-12, 2),
        arms=("M10 130Q60 120 84 60",),
        held=moved(18, -12, things.kite()),
    ),
    Dweebie(
        "ball-of-wool",
        ROSE,
        "bliss",
        worn=hats.bobble_hat(),
        place=(-8, 0),
        arms=("M50 150L100 160",),
        held=moved(17, 14, things.ball_of_wool()),
    ),
    Dweebie(
        "lifebuoy",
        CLAY,
        "proud",
        behind=moved(0, 16, scenery.lifebuoy_back(), scale=1.12),
        worn=hats.swim_cap(),
        place=(0, -5),
        arms=("M140 50Q240 20 230 -90",),
        held=moved(0, 17.6, things.lifebuoy(), scale=1.12),
    ),
    Dweebie(
        "book",
        GREY,
        "stern",
        hairs=("M0 -80Q-60 -110 -40 -150Q0 -190 40 -150Q50 -110 10 -116Q-14 -124 -4 -142",),
        worn=trimmings.spectacles(),
        place=(0, -5),
        held=moved(0, 21.4, things.book()),
    ),
    Dweebie(
        "scissors",
        PEACH,
        "proud",
        hairs=("M0 -80Q-10 -150 50 -150Q80 -140 66 -116",),
        worn=trimmings.moustache(),
        place=(-9, 0),
        arms=("M50 150L110 150",),
        held=moved(18, 4, things.scissors(), turn=12),
    ),
    Dweebie(
        "clock",
        TEAL,
        "keen",
        hairs=("M-20 -80L-40 -140", "M20 -80L40 -140"),
        place=(-9, 0),
        arms=("M50 140L90 140",),
        held=moved(16, 12, things.clock()),
    ),
    Dweebie(
        "helmet",
        SUN,
        "keen",
        worn=hats.fire_helmet(),
        place=(-7, 0),
        arms=("M90 130L150 130",),
        held=moved(18, 12, things.hose(), scale=0.9),
    ),
    Dweebie(
        "skis",
        SKY,
        "scared",
        behind=scenery.skis(),
        worn=hats.ski_cap(),
        place=(0, -4),
        arms=("M-130 20L-160 60", "M130 10L164 40"),
        held=scenery.poles(),
    ),
    Dweebie(
        "magnifying-glass",
        SAND,
        "sly",
        worn=hats.deerstalker(),
        place=(-7, 1),
        arms=("M60 190Q140 230 200 210",),
        held=moved(8, 5, things.magnifying_glass(), scale=1.04),
    ),
    Dweebie(
        "pitchfork",
        TOMATO,
        "kind",
        worn=hats.kerchief() + trimmings.stalk(),
        place=(-6, 0),
        arms=("M70 120L180 100",),
        held=moved(20, 2, things.pitchfork()),
    ),
    Dweebie(
        "baton",
        GREY,
        "song",
        behind=moved(-4, 0, scenery.tails()),
        hairs=(
            "M-50 -70Q-170 -110 -110 -190Q-90 -250 -160 -260",
            "M0 -80Q-60 -160 0 -200Q40 -240 -10 -280",
            "M50 -70Q150 -110 90 -190Q70 -240 120 -260",
        ),
        worn=trimmings.bow_tie("#FFFDF3"),
        place=(-4, 0),
        arms=("M-160 60Q-240 30 -250 -40", "M90 70L160 50"),
        held=moved(19, -4, things.baton()),
    ),
    Dweebie(
        "light-bulb",
        MINT,
        "eureka",
        hairs=(
            "M-60 -66L-100 -96L-76 -120L-120 -160",
            "M-10 -80L-30 -120L4 -134L-20 -180",
            "M40 -74L50 -110L80 -116L84 -156",
        ),
        worn=trimmings.spectacles(),
        place=(-9, 0),
        arms=("M60 90L150 60",),
        held=moved(15, -9, things.light_bulb(), scale=0.86),
    ),
    Dweebie("shield", GREY, "glad", worn=hats.helm(), place=(-6, 0), held=moved(15, 13, things.shield(), scale=0.92)),
    Dweebie(
        "white-glove",
        IVORY,
        "sad",
        worn=hats.beret() + trimmings.stripes("#1E1B18"),
        place=(-9, 0),
        arms=("M60 150L130 150",),
        held=moved(19, 4, things.white_glove(), scale=0.95),
    ),
    Dweebie("mountain", LIME, "song", behind=scenery.mountain(), worn=hats.feather_hat(), size=0.86, place=(0, 4)),
    Dweebie(
        "lighthouse",
        BLUE,
        "kind",
        worn=hats.captain_cap() + trimmings.beard(),
        place=(-9, 0),
        arms=("M60 150L130 140",),
        held=moved(19, 6, things.lighthouse()),
    ),
    Dweebie(
        "foil",
        IVORY,
        "keen",
        worn=hats.mask(),
        place=(-6, 0),
        arms=("M-190 60Q-260 30 -230 -40", "M90 110L150 100"),
        held=moved(16, 0, things.foil()),
    ),
    Dweebie(
        "lantern",
        TEAL,
        "scared",
        behind=moved(-22, -10, scenery.ghost()),
        worn=hats.hood(),
        place=(0, 0),
        arms=("M140 100L190 60",),
        held=moved(21, 9, things.lantern()),
    ),
    Dweebie(
        "balloon",
        ROSE,
        "awe",
        behind=scenery.balloon(),
        worn=hats.flying_cap(),
        size=0.62,
        place=(0, 9),
        held=scenery.basket(),
    ),
    Dweebie(
        "telescope",
        BLUE,
        "glad",
        worn=hats.night_cap(),
        place=(-7, 0),
        held=moved(12.6, 8, things.telescope(), scale=0.88),
    ),
    Dweebie(
        "snail", MINT, "keen", worn=hats.race_helmet(), size=0.76, place=(-5, -15), held=moved(0, 17, things.snail())
    ),
)
