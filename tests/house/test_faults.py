"""The planted faults can still be planted: each finds its place in today's source."""

import pytest

from tests.faults.planted import FAULTS, PlantedFault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_has_its_place(fault: PlantedFault) -> None:
    assert fault.planted() != fault.was


def test_there_are_at_least_twenty() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 20
