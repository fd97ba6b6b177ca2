### Dementalism in the browser: what its table says beside the words of the game. They go before those of the client.

label-reconstruction = { label-reconstructed }

# $heap: cards left
head-heap = { $heap ->
    [0] Heap empty
    [1] 1 card in the Heap
   *[other] { $heap } cards in the Heap
}
head-extra = extra turn
# $turns
end-turns = { $turns ->
    [1] One turn.
   *[other] { $turns } turns.
}

## The Spread

edge = edge
no-goal = No card can be chosen now.
choose-it = Choose this card
# $hidden: cards that lie face-down
caption-spread = { $hidden ->
    [0] No card lies face down.
    [1] 1 card lies face down.
   *[other] { $hidden } cards lie face down.
}
# $cell (a phrase), $each: the cells beside it
answer-around = { $cell }. Beside it: { $each }.

## Stores and Powers

title-stores = The others’ Stores
stores-alike = Stacks that lie face down are hidden from their owners too.
store-empty = Nothing collected yet
# $number, $ready
title-powers = { $number ->
    [1] My Power
   *[other] My { $number } Powers
}{ $ready ->
    [0] , none usable now
   *[other] , usable now: { $ready }
}
# $points
fact-points = { points } from Safe Stacks
# $number
fact-lost = { $number ->
    [1] will lose a turn
   *[other] will lose { $number } turns
}
fact-extra = has an extra turn coming
fact-spared = cannot be made to lose a turn
fact-cut = no Powers until this player’s next turn
fact-spent = has used a Power this turn
# $names
proposal = { $names }: for ending the game.

## Words of moves that stand alone

kind-form = Form
kind-insert = Add
kind-merge = Join
kind-nab = Nab
kind-use = Powers
way-stack = { $name }, Stack { $place }
way-stacks = { $name }, Stacks { $place } and { $second }
lead-form = Form a Stack
lead-insert = Add a card to a Stack
lead-merge = Join two Stacks
lead-nab = Nab a Stack
lead-look = Look at my Stacks
lead-further = Peek at another card
lead-gloat = Add it to a Stack
lead-vote = Vote for who starts
lead-pick = Pick a Stack
lead-done = Done
lead-no = No
confirm-done = Done, and leave the face-up cards?
# $place
confirm-nab = Nab Stack { $place }? A wrong nab ends your turn and costs you the next.

## Questions, keys and words

query-spread = The Spread
query-face-up = Cards face up
query-store = My Store
query-others = The others’ Stores
query-keister = The Keister
query-heap = The Heap
query-points = Points and Stacks
query-powers = Powers and markers
act-nextPlace = to the next card that can be chosen
act-lastPlace = to the card before that can be chosen
act-nextCard = to the next face-up card
act-lastCard = to the face-up card before
act-cell = your cell and those beside it
key-arrows-does = walk the cells of the Spread, a Store, the choices; with Ctrl to the edge
key-tab-does = from the Spread to the Stores, the question and back
key-enter-does = flip, choose; on a Stack or a face-up card, what may be done with it
key-space-does = the main action: done, no
help-moves = In the Spread: Home and End go to the ends of the row, with Ctrl to the corners; R reads your row, V your column; + and - zoom, 0 shows all. A move can be typed too: “flip c4”, “form a1 b1”, “insert a1 > 2”, “nab 2.3”, “use nana c4”, “done”.
command-hint = flip c4, { $query } d, { $rule } 4.4…
