"""Dweebies, clause 6.4: how far groups lie apart, and what a part of a link must still cost (kernel Python).

A way leads over empty cells, which cost a card each, and through groups, which cost nothing. Whatever joins a node with
two groups consists of three ways that meet in one cell; so it costs no less than half of what the three ways between
them do, that cell left aside. Nor does it cost less than there are moats round those groups and not round the node:
each of them must be entered (`moats`).
"""

from __future__ import annotations

from ...kernel.bits import lowest, ones
from .moats import INSIDE, begin_at, count_entries, forget_entries, grow
from .state import Game, Link

MOST_GROUPS = 28  # whose ways are kept
MOST_MOATS = 63
NODES = 804  # groups, then cells
FAR = 120


def measure(link: Link) -> None:
    """What every node costs from every group, the node itself included."""
    for source in range(link.groups):
        first = source * NODES
        for group in range(link.groups):
            link.away[first + group] = FAR
        for cell in range(link.width * link.height):
            link.away[first + link.groups + cell] = FAR if link.beside[cell] >= 0 else 0
        walk(link, first, source)


def walk(link: Link, first: int, source: int) -> None:
    """From one group over all cells, the nearest first; a group lets through at no cost."""
    away = link.away
    away[first + source] = 0
    end = leave(link, first, source, 0)
    at = 0
    while at < end:
        cell = link.slot[at]
        at += 1
        cost = away[first + link.groups + cell]
        beside = link.beside[cell]
        while beside != 0:
            group = lowest(beside)
            beside &= beside - 1
            if away[first + group] == FAR:
                away[first + group] = cost
                end = leave(link, first, group, end)
        end = further(link, first, cell, cost + 1, end)


def leave(link: Link, first: int, group: int, end: int) -> int:
    """On to the cells beside a group; how many cells have been come to."""
    cost = link.away[first + group] + 1
    for cell in range(link.width * link.height):
        if link.beside[cell] > 0 and (link.beside[cell] >> group) & 1 == 1:
            end = come_to(link, first, cell, cost, end)
    return end


def further(link: Link, first: int, cell: int, cost: int, end: int) -> int:
    """On to the four cells beside a cell."""
    column = cell % link.width
    if cell >= link.width:
        end = come_to(link, first, cell - link.width, cost, end)
    if cell + link.width < link.width * link.height:
        end = come_to(link, first, cell + link.width, cost, end)
    if column > 0:
        end = come_to(link, first, cell - 1, cost, end)
    if column + 1 < link.width:
        end = come_to(link, first, cell + 1, cost, end)
    return end


def come_to(link: Link, first: int, cell: int, cost: int, end: int) -> int:
    """An empty cell that no way has led to before."""
    if link.away[first + link.groups + cell] == FAR:
        link.away[first + link.groups + cell] = cost
        link.slot[end] = cell
        return end + 1
    return end


def dig_moats(g: Game) -> None:
    """Moats round group after group, until one gets to it from a group not yet dug round: of each node those inside
    which it lies."""
    link = g.desk.work.link
    for node in range(link.groups + link.width * link.height):
        link.moats[node] = 0
    forget_entries(g)
    dug = 0
    for i in range(link.groups):
        begin_at(g, g.desk.work.groups[link.groups - 1 - i])
        while dug < MOST_MOATS and grow(g) == 0 and count_entries(g):
            keep_moat(g, 1 << dug)
            dug += 1


def keep_moat(g: Game, moat: int) -> None:
    """What lies inside this moat."""
    work = g.desk.work
    link = work.link
    for row in range(work.first, work.last + 1):
        inside = work.layers[INSIDE].row[row]
        for group in range(link.groups):
            if inside & work.groups[group].row[row] != 0:
                link.moats[group] |= moat
        cells = inside & ~g.state.table.taken[row]
        while cells != 0:
            link.moats[link.groups + (row - work.first) * link.width + lowest(cells) - work.west] |= moat
            cells &= cells - 1


def least(link: Link) -> int:
    """All groups need no less than two of them do, nor than there are moats to be entered from any one of them."""
    found = 1
    every = 0
    for group in range(link.groups):
        every |= link.moats[group]
    for one in range(link.groups):
        found = max(found, ones(every & ~link.moats[one]))
        for other in range(one):
            found = max(found, link.away[one * NODES + other])
    return found


def moats_round(link: Link, groups: int, node: int) -> int:
    """How many moats there are round these groups, but not round the node."""
    found = 0
    while groups != 0:
        found |= link.moats[lowest(groups)]
        groups &= groups - 1
    return ones(found & ~link.moats[node])


def is_within(link: Link, node: int, groups: int, spare: int) -> bool:
    """Might so many cells, the node left aside, join it with the groups that are not reached yet? A filled cell joins
    at most three more."""
    left = ((1 << link.groups) - 1) & ~groups
    if (ones(left) + 2) // 3 > spare or moats_round(link, left, node) > spare:
        return False
    weight = 0 if node < link.groups else 1
    while left != 0:
        one = lowest(left) * NODES
        left &= left - 1
        here = link.away[one + node] - weight
        if here > spare:
            return False
        others = left
        while others != 0:
            other = lowest(others)
            others &= others - 1
            if (here + link.away[other * NODES + node] - weight + link.away[one + other]) // 2 > spare:
                return False
    return True
