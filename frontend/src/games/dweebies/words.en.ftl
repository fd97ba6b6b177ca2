### Dweebies in the browser: what its table says beside the words of the game. They go before those of the client.

# $round
head-round = Round { $round }
# $pile: cards left in the draw pile
head-pile = { $pile ->
    [0] draw pile empty
    [1] 1 card in the draw pile
   *[other] { $pile } cards in the draw pile
}
# $n
fact-won = { $n ->
    [0] nothing collected
    [1] 1 card collected
   *[other] { $n } cards collected
}
# $rounds
end-rounds = { $rounds ->
    [1] One round.
   *[other] { $rounds } rounds.
}
draw-button = Draw a card

## Placing

choose-card = Now choose a card.
no-place = No place can be chosen now.
# $spot, $lines
spot-collects = { $spot }, collects { $lines }
# $number: the most cards that this card would collect now
card-collects = collects up to { $number }
# $card, $number, $collecting: how many of the places collect
caption-choose = { $collecting ->
    [0] { $card }: choose a place. It collects nowhere.
    [1] { $card }: choose a place. It collects at one of them.
   *[other] { $card }: choose a place. It collects at { $collecting } of them.
}
caption-centre = The first card goes in the centre.
# $cell, $lines, $count
caption-collects = { $cell }: collects { $lines }, { $count }
caption-nothing = { $cell }: collects nothing
# $groups, $need
caption-split = Split into { $groups } groups: { $need } to go
take-unasked = Collect without asking
place-then-choose = Place, then choose

## Lists

lists = The table as lists
list-legal = Playable cells
list-cards = Cards
list-lines = Lines
list-groups = Groups
list-none = None.

## Questions, keys and words

query-playable = Where can I place?
query-collects = What would I collect?
query-table = The table
query-rows = Row by row
query-row = This row
query-column = This column
query-cell = This cell
query-lines = The lines
query-groups = The groups
query-counts = Pile and hands
query-scores = Collected
query-tally = Tally
act-nextPlace = to the next playable cell
act-lastPlace = to the playable cell before
act-lists = cards, playable cells, lines and groups as lists
act-draw = draw a card (where players draw themselves)
key-arrows-does = walk the cells of the table, the cards of your hand; with Ctrl to the next card that way
key-tab-does = next playable cell once a card is chosen; next card, next choice
key-enter-does = choose a card, place it here; with Shift: place, then choose what to collect
key-space-does = the main action: take all, go on
help-moves = On the table: Home is the centre, End the card placed last; + and - zoom, 0 centres. A move can be typed too: “ga@N1E2”, “take all”, “take row”, “leave”.
command-hint = ga@N1E2, { $query }, { $rule } 4.4…
