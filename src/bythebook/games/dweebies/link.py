"""Dweebies, clauses 6.4 and 6.5: the shortest link, by the exact algorithm of the specification (kernel Python).

A node is a group, which costs nothing, or an empty cell of the cards' bounding box, which costs a card. A state (node,
set of groups, cost) says: so many empty cells, joined together with groups, contain the node and reach those groups.
States are settled in order of cost, but for those that cannot lead to all groups within a bound (`ways`), which rises
from the least that there can be until all groups are reached: that is the need. A set of groups is a bit each; the
memory for states is of fixed size, and a table that needs more is decided by the second method (`sweep`).

What is bounded: both methods are exact, and both stop when their memory is full (26000 states; 2048 on a front). A
table that neither holds is cut up: cells settled beforehand, one more at a time, in all ways (`find_in_parts`). The
shortest link is a Steiner tree, so no method is short for every table; but a deck is small. Climbing over what 54 cards
can leave behind has found none that takes more than a quarter of a second, compiled (`tests/fast/test_worst_tables.py`
holds the worst to half a second); in play it takes microseconds.
"""

from __future__ import annotations

from ...kernel.bits import lowest
from .names import SIDE
from .nearest import around
from .state import Game, Link
from .sweep import find_by_sweep, find_in_parts
from .ways import MOST_GROUPS, dig_moats, is_within, least, measure

NONE = -1
SLOTS = 32768
MOST_STATES = 26000  # a table fuller than that is slow
MOST_PUSHED = 32000
FEW_GROUPS = 12
MANY_GROUPS = 20
NARROW = 8  # the shorter side of the box
NODE = 1024  # nodes are numbered below: groups, then cells in reading order


def find_link(g: Game, bound: int) -> None:
    """`need` (6.4) and the legal cells (6.5); no more than `bound` cards are needed. States multiply with groups, so a
    table with many goes to the second method first; a wide one that has not too many does not, for a front multiplies
    with the shorter side of the box."""
    work = g.desk.work
    groups = g.state.table.groups
    wide = min(work.last - work.first, work.east - work.west) >= NARROW
    first = groups <= FEW_GROUPS or (wide and groups <= MANY_GROUPS)
    if first and find_by_states(g, bound):
        return
    if find_by_sweep(g, bound, 0):
        return
    if first or groups > MOST_GROUPS or not find_by_states(g, bound):
        find_in_parts(g, bound)


def find_by_states(g: Game, bound: int) -> bool:
    """By this method; False when the memory does not hold the states."""
    link = g.desk.work.link
    link.groups = g.state.table.groups
    link.need = NONE
    draw_map(g)
    measure(link)
    dig_moats(g)
    link.bound = least(link)
    most = min(bound, len(link.head) - 1)
    held = True
    while held and link.need == NONE and link.bound <= most:
        held = search(g)
        if link.need == NONE:
            link.bound += 1
        else:
            mark_legal(g)
            g.state.table.need = link.need
        forget(link)
    return link.need != NONE


def search(g: Game) -> bool:
    """Settle states in order of cost until all groups are reached; False when the memory does not hold them."""
    link = g.desk.work.link
    link.used = 0
    link.pushed = 0
    for cost in range(link.bound + 1):
        link.head[cost] = NONE
    for node in range(link.groups + link.width * link.height):
        link.done[node] = NONE
    for group in range(link.groups):
        push(link, group, 1 << group, 0)
    for cost in range(link.bound + 1):
        while link.head[cost] != NONE:
            slot = link.slot[link.head[cost]]
            link.head[cost] = link.following[link.head[cost]]
            if link.cost[slot] == cost and not is_known(link, slot):
                settle_state(g, slot, cost)
            if link.used > MOST_STATES or link.pushed > MOST_PUSHED:
                return False
        if link.need != NONE:
            return True
    return True


def draw_map(g: Game) -> None:
    """For each empty cell of the box the groups beside it."""
    work = g.desk.work
    link = work.link
    taken = g.state.table.taken
    link.width = work.east - work.west + 1
    link.height = work.last - work.first + 1
    for cell in range(link.width * link.height):
        here = (taken[work.first + cell // link.width] >> (work.west + cell % link.width)) & 1
        link.beside[cell] = -here
    for group in range(link.groups):
        own = work.groups[group].row
        for row in range(work.first, work.last + 1):
            cells = around(own, row) & work.box & ~taken[row]
            while cells != 0:
                link.beside[(row - work.first) * link.width + lowest(cells) - work.west] |= 1 << group
                cells &= cells - 1


def push(link: Link, node: int, groups: int, cost: int) -> None:
    """A state to be settled, unless there is one as good, or what is still to be joined would be too dear."""
    key = groups * NODE + node + 1
    at = key ^ key >> 21 ^ key >> 42
    at = (((at & 0xFFFFFFFF) * 0x5BD1E995) & 0xFFFFFFFF) >> 17
    while link.key[at] != key and link.key[at] != 0:
        at = at + 1 if at + 1 < SLOTS else 0
    if link.used > MOST_STATES or link.pushed > MOST_PUSHED:
        return  # the search is given up
    known = link.key[at] == key
    if (known and link.cost[at] <= cost) or not is_within(link, node, groups, link.bound - cost):
        return
    if not known:
        link.key[at] = key
        link.used += 1
    link.cost[at] = cost
    link.slot[link.pushed] = at
    link.following[link.pushed] = link.head[cost]
    link.head[cost] = link.pushed
    link.pushed += 1


def is_known(link: Link, slot: int) -> bool:
    """Were all these groups reached from this node before, at no higher cost?"""
    key = link.key[slot] - 1
    groups = key // NODE
    other = link.done[key % NODE]
    while other != NONE:
        if groups & ~((link.key[other] - 1) // NODE) == 0:
            return True
        other = link.earlier[other]
    return False


def settle_state(g: Game, slot: int, cost: int) -> None:
    """This is the least cost of these groups from this node; what follows from it."""
    link = g.desk.work.link
    key = link.key[slot] - 1
    node = key % NODE
    groups = key // NODE
    others = link.done[node]
    link.earlier[slot] = others
    link.done[node] = slot
    if groups == (1 << link.groups) - 1:
        link.need = cost
        return
    if node < link.groups:
        step_from_group(g, node, groups, cost)
    else:
        step_from_cell(g, node - link.groups, groups, cost)
    weight = 0 if node < link.groups else 1
    while others != NONE:
        more = (link.key[others] - 1) // NODE
        if more & ~groups != 0 and groups & ~more != 0:
            push(link, node, groups | more, cost + link.cost[others] - weight)
        others = link.earlier[others]


def step_from_group(g: Game, group: int, groups: int, cost: int) -> None:
    """On to every empty cell beside a group."""
    work = g.desk.work
    own = work.groups[group].row
    for row in range(work.first, work.last + 1):
        cells = around(own, row) & work.box & ~g.state.table.taken[row]
        while cells != 0:
            step_to(work.link, (row - work.first) * work.link.width + lowest(cells) - work.west, groups, cost)
            cells &= cells - 1


def step_from_cell(g: Game, cell: int, groups: int, cost: int) -> None:
    """On to the groups beside an empty cell, and to the empty cells beside it."""
    work = g.desk.work
    link = work.link
    beside = link.beside[cell]
    while beside != 0:
        push(link, lowest(beside), groups | beside & -beside, cost)
        beside &= beside - 1
    row = cell // link.width
    column = cell - link.width * row
    taken = g.state.table.taken
    if row > 0 and (taken[work.first + row - 1] >> (work.west + column)) & 1 == 0:
        step_to(link, cell - link.width, groups, cost)
    if row + 1 < link.height and (taken[work.first + row + 1] >> (work.west + column)) & 1 == 0:
        step_to(link, cell + link.width, groups, cost)
    if column > 0 and (taken[work.first + row] >> (work.west + column - 1)) & 1 == 0:
        step_to(link, cell - 1, groups, cost)
    if column + 1 < link.width and (taken[work.first + row] >> (work.west + column + 1)) & 1 == 0:
        step_to(link, cell + 1, groups, cost)


def step_to(link: Link, cell: int, groups: int, cost: int) -> None:
    """One empty cell more is filled."""
    push(link, link.groups + cell, groups | link.beside[cell], cost + 1)


def mark_legal(g: Game) -> None:
    """Legal are the cells beside a card from which all groups were reached at the least cost (6.5)."""
    work = g.desk.work
    link = work.link
    legal = g.state.table.legal
    everyone = (1 << link.groups) - 1
    for row in range(SIDE):
        legal[row] = 0
    for cell in range(link.width * link.height):
        slot = link.done[link.groups + cell]
        if link.beside[cell] > 0 and slot != NONE and (link.key[slot] - 1) // NODE == everyone:
            row = cell // link.width
            legal[work.first + row] |= 1 << (work.west + cell - link.width * row)


def forget(link: Link) -> None:
    """Leave the memory of states empty."""
    for i in range(link.pushed):
        link.key[link.slot[i]] = 0
