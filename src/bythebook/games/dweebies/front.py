"""Dweebies: the front of the second method: what is joined on it, and what it must still cost (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import ones
from .state import Front, Sweep

NONE = -1
STATES = 2048
INDEX = 4096
IN_WORD = 15  # labels of four bits


def closes(sweep: Sweep, column: int) -> bool:
    """Would an empty cell in this column shut off what is joined above it from all the rest?"""
    label = sweep.label[column]
    if label == 0:
        return False
    for other in range(sweep.width):
        if other != column and sweep.label[other] == label:
            return False
    return True


def fill(sweep: Sweep, column: int) -> None:
    """The cell joins what lies above it and to its left."""
    label = sweep.label
    above = label[column]
    left = label[column - 1] if column > 0 else 0
    if left == 0:
        label[column] = above if above > 0 else 31
    elif above == 0 or above == left:
        label[column] = left
    else:
        for other in range(sweep.width):
            if label[other] == above:
                label[other] = left


def unpack(sweep: Sweep, front: Front, i: int) -> None:
    """The labels of a state."""
    word = front.left[i]
    for column in range(sweep.width):
        if column == IN_WORD:
            word = front.right[i]
        sweep.label[column] = word & 15
        word >>= 4


def keep(sweep: Sweep, front: Front, step: int, cost: int, near: int, far: int) -> None:
    """The state of the front after this cell; dropped when it cannot be joined within the bound."""
    ahead = sweep.ahead[step] - join_groups(sweep)
    for label in range(32):
        sweep.renamed[label] = 0
    left = 0
    right = 0
    parts = 0
    for column in range(sweep.width):
        label = sweep.label[column]
        if label > 0:
            if sweep.renamed[label] == 0:
                parts += 1
                sweep.renamed[label] = parts
            if column < IN_WORD:
                left |= sweep.renamed[label] << 4 * column
            else:
                right |= sweep.renamed[label] << 4 * (column - IN_WORD)
    if parts == 1 and ahead == 0:
        sweep.found = 1  # at the least cost: no lower bound would do
        sweep.near |= near
        sweep.far |= far
        return
    if cost + least_cost(sweep, step, parts, ahead) > sweep.most:
        return
    store(sweep, front, left, right, cost, near, far)


def join_groups(sweep: Sweep) -> int:
    """What touches a card of a group is joined to all that touches it, though its cards may yet be to come; how many
    groups to come are so reached already."""
    reached = 0
    for column in range(sweep.width):
        depth = sweep.depth[column]
        if depth > 0 and sweep.group[(depth - 1) * sweep.width + column] > 0:
            join(sweep, column, sweep.group[(depth - 1) * sweep.width + column])
    for column in range(sweep.width):
        if sweep.label[column] > 0:
            below = below_of(sweep, column)
            right = right_of(sweep, column)
            reached += join(sweep, column, below) if below > 0 else 0
            reached += join(sweep, column, right) if right > 0 else 0
    for group in range(sweep.groups + 1):
        sweep.host[group] = 0
    return reached


def join(sweep: Sweep, column: int, group: int) -> int:
    """What lies in this column touches the group; 1 when it is the first to do so."""
    label = sweep.label[column]
    host = sweep.host[group]
    if host == 0:
        sweep.host[group] = label
        return 1
    if host != label:
        for other in range(sweep.width):
            if sweep.label[other] == label:
                sweep.label[other] = host
        for other in range(sweep.groups + 1):
            if sweep.host[other] == label:
                sweep.host[other] = host
    return 0


def below_of(sweep: Sweep, column: int) -> int:
    """The group of the card next below the front in this column; 0 for an empty cell, NONE where the box ends."""
    depth = sweep.depth[column]
    return sweep.group[depth * sweep.width + column] if depth < sweep.height else NONE


def right_of(sweep: Sweep, column: int) -> int:
    """The group of the card to the right of the front in this column, if it is still to come; 0 for an empty cell, NONE
    for none to come."""
    depth = sweep.depth[column]
    if depth == 0 or column + 1 == sweep.width or sweep.depth[column + 1] >= depth:
        return NONE
    return sweep.group[(depth - 1) * sweep.width + column + 1]


def least_cost(sweep: Sweep, step: int, parts: int, ahead: int) -> int:
    """At least so many cells must still be filled, by three ways of counting."""
    least = least_more(sweep, step, parts + ahead - 1)
    if parts == 0:
        return least
    return max(least, sweep.moats[step], least_exits(sweep, parts) + sweep.clear[step])


def least_more(sweep: Sweep, step: int, joins: int) -> int:
    """At least so many cells after this step must be filled, when so much is still to be joined."""
    threes = min(sweep.threes[step], (joins + 2) // 3)
    joins -= 3 * threes
    twos = min(sweep.twos[step], (joins + 1) // 2) if joins > 0 else 0
    joins -= 2 * twos
    return threes + twos + (joins if joins > 0 else 0)


def least_exits(sweep: Sweep, parts: int) -> int:
    """At least so many cells must be filled to go on from every part of the front from which no card goes on: the next
    below or to the right of it; in a corner of the front one may serve two parts."""
    free = 0
    shared = 0
    for column in range(sweep.width):
        if sweep.label[column] > 0:
            right = right_of(sweep, column)
            if below_of(sweep, column) > 0 or right > 0:
                free |= 1 << sweep.label[column]
            elif right == 0 and sweep.label[column + 1] > 0 and sweep.label[column + 1] != sweep.label[column]:
                shared += 1
    stuck = parts - ones(free)
    return stuck - min(shared, stuck // 2)


def store(sweep: Sweep, front: Front, left: int, right: int, cost: int, near: int, far: int) -> None:
    """The state, once: at its least cost, with all that some way of that cost fills."""
    mixed = left ^ left >> 29 ^ right * 5 ^ right >> 31
    at = (((mixed & 0xFFFFFFFF) * 0x5BD1E995) & 0xFFFFFFFF) >> 20
    while front.index[at] > 0 and (
        front.left[front.index[at] - 1] != left or front.right[front.index[at] - 1] != right
    ):
        at = at + 1 if at + 1 < INDEX else 0
    i = front.index[at] - 1
    if i < 0:
        if front.used == STATES:
            sweep.full = 1
            return
        i = front.used
        front.used += 1
        front.index[at] = i + 1
        front.at[i] = at
        front.left[i] = left
        front.right[i] = right
    elif front.cost[i] < cost:
        return
    elif front.cost[i] == cost:
        near |= front.near[i]
        far |= front.far[i]
    front.cost[i] = cost
    front.near[i] = near
    front.far[i] = far


def clear(front: Front) -> None:
    """No state."""
    for i in range(front.used):
        front.index[front.at[i]] = 0
    front.used = 0
