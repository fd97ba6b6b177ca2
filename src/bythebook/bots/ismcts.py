"""Search under hidden information: one tree for what one seat can see, over worlds dealt again (kernel Python).

Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), for every game: a node a
word of a move, so that choices within a move share what is learnt of its beginning. Words that leave no choice get no
node. Each iteration deals a world that the seat may be in, walks down by upper confidence bounds among what that world
offers, grows one node, plays on at random and credits every mover on the way with its own payoff.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from ..fast.contract import apply, copy, offer, payoff, redeal
from ..fast.driver import play_on
from ..kernel.bits import lowest
from ..kernel.chance import Chance, draw
from ..kernel.moves import MENU_BITS, add_word, nth_word, offered, offers
from ..kernel.questions import awaited
from ..kernel.records import Record, i8, i16, i32, i64, record

ENTRIES = ("search",)
END = -1  # in the place of a word: the move ends here
NONE = -1
WHOLE = 1 << 20  # the payoff of a sole winner
EXPLORATION = 734_003  # 0.7 of it


@record
class Node(Record):
    """A word that `seat` chose after its parent's: how often it was chosen and could have been, and what it brought."""

    parent: int = i32()
    child: int = i32()  # the youngest; the others follow as its siblings
    sibling: int = i32()
    word: int = i16()
    seat: int = i8()
    visits: int = i32()
    available: int = i32()
    total: int = i64()


@record
class Tree(Record):
    """How many of the nodes, which lie beside, are in use."""

    used: int = i32()


def search(
    g: Any,
    world: Any,
    seat: int,
    k: Any,
    move: Any,
    out: Any,
    tree: Tree,
    nodes: list[Node],
    iterations: int,
    policy: Chance,
) -> int:
    """Fill in the move that this seat, being asked, should make; how many nodes were grown.

    `g` holds a world like the true one to the seat; `world` is where other worlds are dealt and played.
    """
    tree.used = 0
    grow(tree, nodes, NONE, END, seat)
    for _ in range(iterations):
        copy(world.state, g.state)
        redeal(world, seat, k)
        node = descend(world, seat, move, out, tree, nodes, policy)
        play_on(world, move, out, policy)
        credit(world, nodes, node)
    best_move(g, seat, move, out, nodes)
    return tree.used


def grow(tree: Tree, nodes: list[Node], parent: int, word: int, seat: int) -> int:
    """A new node."""
    index = tree.used
    tree.used = index + 1
    node = nodes[index]
    node.parent = parent
    node.child = NONE
    node.word = word
    node.seat = seat
    node.visits = 0
    node.available = 1
    node.total = 0
    node.sibling = NONE
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = index
    return index


def descend(world: Any, seat: int, move: Any, out: Any, tree: Tree, nodes: list[Node], policy: Chance) -> int:
    """Walk down to a new node, or to the end of the game, and finish the move begun; the last node on the way."""
    node = 0
    mover = seat
    growing = True
    move.size = 0
    while growing or move.size > 0:
        offer(world, mover, move, out)
        words = offered(out)
        if words + out.whole == 1 or not growing:
            pick = draw(policy, words + out.whole) if words + out.whole > 1 else 0
            word = nth_word(out, pick) if pick < words else END
        else:
            best = best_child(nodes, node, out)  # takes away from the offer what has been tried
            words = offered(out)
            if words + out.whole > 0 and tree.used < len(nodes):
                pick = draw(policy, words + out.whole)
                best = grow(tree, nodes, node, nth_word(out, pick) if pick < words else END, mover)
                growing = False
            if best == NONE:  # no room for what this world offers
                return finish(world, mover, move, out, node, policy)
            node = best
            word = nodes[node].word
        if word != END:
            add_word(move, word)
        else:
            apply(world, mover, move)
            move.size = 0
            waiting = awaited(world)
            if waiting == 0:
                return node
            mover = lowest(waiting)
    return node


def finish(world: Any, mover: int, move: Any, out: Any, node: int, policy: Chance) -> int:
    """End a move at random, and carry it out; the node where the tree was left."""
    while True:
        offer(world, mover, move, out)
        words = offered(out)
        pick = draw(policy, words + out.whole)
        if pick == words:
            apply(world, mover, move)
            move.size = 0
            return node
        add_word(move, nth_word(out, pick))


def best_child(nodes: list[Node], parent: int, out: Any) -> int:
    """The child with the highest bound of those on offer, or NONE; all of them are taken from the offer."""
    best = NONE
    best_bound = bound(0, 1, 1)
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if node.word == END and out.whole == 1:
            out.whole = 0
        elif node.word != END and offers(out, node.word):
            out.menu[node.word // MENU_BITS] &= ~(1 << (node.word % MENU_BITS))
        else:
            child = node.sibling
            continue
        node.available += 1
        this = bound(node.total, node.visits, node.available)
        if best == NONE or this > best_bound:
            best = child
            best_bound = this
        child = node.sibling
    return best


def bound(total: int, visits: int, available: int) -> float:
    """The upper confidence bound of a node's mean."""
    return total / visits + EXPLORATION * sqrt(log(available) / visits)


def credit(world: Any, nodes: list[Node], last: int) -> None:
    """Tell the nodes on the way how the game ended for the seat that chose them."""
    at = last
    while at != NONE:
        node = nodes[at]
        node.visits += 1
        node.total += int(WHOLE * payoff(world, node.seat))
        at = node.parent


def best_move(g: Any, seat: int, move: Any, out: Any, nodes: list[Node]) -> None:
    """The words most often chosen; beyond the tree, the first on offer."""
    node = 0
    move.size = 0
    while True:
        offer(g, seat, move, out)
        words = offered(out)
        word = nth_word(out, 0) if words > 0 else END
        if words + out.whole > 1:
            node = favourite(nodes, node, out)
            word = nodes[node].word if node != NONE else word
        if word == END:
            return
        add_word(move, word)


def favourite(nodes: list[Node], parent: int, out: Any) -> int:
    """The child on offer that was chosen most often, or NONE."""
    best = NONE
    child = nodes[parent].child if parent != NONE else NONE
    while child != NONE:
        word = nodes[child].word
        on_offer = out.whole == 1 if word == END else offers(out, word)
        if on_offer and (best == NONE or nodes[child].visits > nodes[best].visits):
            best = child
        child = nodes[child].sibling
    return best
