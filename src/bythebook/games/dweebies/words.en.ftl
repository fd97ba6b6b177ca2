### Dweebies in English: every word the game says. Same messages as words.fr.ftl; the table's own are in the kernel, and
### those repeated here (amounts, refusals, an absent player) replace them. The sentences of events are those of the
### specification, to the letter. A draw that is owed has no sentence: nobody is reminded of it (7.11).
### A loaded deck brings its own names: they replace `kind-name`, `kind-dots` and `kind-code`, and nothing else (1.5).

# 1.6
game-title = Dweebies
game-blurb = Put a Dweebie at the end of a line that begins with its double, and take them all: but woe to whoever tears the party apart.

deck-house = Reconstructed deck
deck-file = Deck entered by the table
label-reconstructed = the names and numbers of copies are ours, not the publisher’s
our-reading = our reading

# $n
amount = { $n ->
    [1] 1 card
   *[other] { $n } cards
}

## Cards: a Dweebie by name; its dots when it is looked at closely

# $value: the kind, a row of the deck file
kind-name = { $value ->
    [0] Gardener
    [1] Drummer
    [2] Beekeeper
    [3] Juggler
    [4] Magician
    [5] Postie
    [6] Kite-Flyer
    [7] Knitter
    [8] Lifeguard
    [9] Librarian
    [10] Barber
    [11] Clockmaker
    [12] Firefighter
    [13] Skier
    [14] Detective
    [15] Farmer
    [16] Conductor
    [17] Inventor
    [18] Knight
    [19] Mime
    [20] Yodeller
    [21] Lighthouse-Keeper
    [22] Fencer
    [23] Ghost-Hunter
    [24] Balloonist
    [25] Stargazer
   *[other] Snail-Racer
}
dots-1 = 1 dot
dots-2 = 2 dots
dots-3 = 3 dots
dots-4 = 4 dots
kind-dots = { $value ->
    [0] { dots-4 }
    [1] { dots-4 }
    [2] { dots-3 }
    [3] { dots-3 }
    [4] { dots-3 }
    [5] { dots-3 }
    [6] { dots-3 }
    [7] { dots-3 }
    [8] { dots-2 }
    [9] { dots-2 }
    [10] { dots-2 }
    [11] { dots-2 }
    [12] { dots-2 }
    [13] { dots-2 }
    [14] { dots-2 }
    [15] { dots-2 }
    [16] { dots-2 }
   *[other] { dots-1 }
}
# As it is typed
kind-code = { $value ->
    [0] ga
    [1] dr
    [2] be
    [3] ju
    [4] ma
    [5] po
    [6] ki
    [7] kn
    [8] li
    [9] lb
    [10] ba
    [11] cl
    [12] fi
    [13] sk
    [14] de
    [15] fa
    [16] co
    [17] in
    [18] kt
    [19] mi
    [20] yo
    [21] lh
    [22] fe
    [23] gh
    [24] bl
    [25] st
   *[other] sn
}
card = { kind-name }
card-brief = { kind-name }
# $value, $number
cards = { $number ->
    [1] { card }
   *[other] { $number } times { card }
}
cards-brief = { cards }
cards-join = { "; " }
card-dots = { kind-name }, { kind-dots }
# $card, $card_value
the-kind = the { $card }

## Cells. $vert (none, north, south) with $rows, $hor (none, west, east) with $columns

cell-down = { $vert ->
    [north] north { $rows }
    [south] south { $rows }
   *[none] centre
}
cell-across = { $hor ->
    [west] west { $columns }
    [east] east { $columns }
   *[none] centre
}
cell = { $vert ->
    [none] { cell-across }
   *[other] { $hor ->
        [none] { cell-down }
       *[other] { cell-down }, { cell-across }
    }
}
at = { $vert ->
    [none] { $hor ->
        [none] in the centre
       *[other] at { cell }
    }
   *[other] at { cell }
}

## Lines. $row, $column: the cards of each, 0 where there is none

lines = { $row ->
    [0] the column of { $column }
   *[other] { $column ->
        [0] the row of { $row }
       *[other] the row of { $row } and the column of { $column }
    }
}
of-lines = { $row ->
    [0] of the column of { $column }
   *[other] { $column ->
        [0] of the row of { $row }
       *[other] of the row of { $row } and the column of { $column }
    }
}
lines-bare = { $row ->
    [0] column of { $column }
   *[other] { $column ->
        [0] row of { $row }
       *[other] row of { $row } and column of { $column }
    }
}

## Zones: one's own, shared, and those of other seats

zone-hand = Your hand
zone-hand-of = { $name }’s hand
zone-table = Table
zone-pile = Draw pile
zone-won = Your collected cards
zone-won-of = { $name }’s collected cards

## Events: the deck, the round, the deal. $actor: a name, or several

deck = { $deck }: { $label }.

round-you = Round { $round } begins. You go first.
round-other = Round { $round } begins. { $actor } goes first.

dealt-you = Your hand: { $cards }.
dealt-other = { $actor } has { $count }.

turn-you = Your turn.
turn-other = { $actor } to play.

## Events: placing and collecting

placed-you = You place { the-kind } { at }.
placed-other = { $actor } places { the-kind } { at }.

offer-you = You may collect { lines }: { $count }.
offer-other = { $actor } may collect { lines }: { $count }.

collected-you = You collect { lines }: { $count }. You now have { $total }.
collected-other = { $actor } collects { lines }: { $count }. { $actor } now has { $total }.

leave-you = You leave { lines } on the table.
leave-other = { $actor } leaves { lines } on the table.
# Of a player who has left the table
left-you = You have left the table; the referee plays for you.
left-other = { $actor } has left the table; the referee plays.

# $link: whole, or nearest (6.10), where $need is what closes the smallest gap
split = { $link ->
    [nearest] The Dweebies are split into { $groups } groups. { $need } will close the smallest gap; until they are one group nobody may collect.
   *[whole] The Dweebies are split into { $groups } groups. { $need } will join them again; until then nobody may collect.
}
linking = { $link ->
    [nearest] Still { $groups } groups; { $need } to close the smallest gap.
   *[whole] Still { $groups } groups; { $need } to go.
}
blocked = The ends { of-lines } match, but nobody may collect while the Dweebies are split.
rejoined = The Dweebies are one group again.
table-empty = The table is empty. The next card goes in the centre.

## Events: drawing

drew-you = { $reason ->
    [empty_hand] Your hand is empty. You draw { the-kind }. { $left } left in the pile.
   *[other] You draw { the-kind }. { $left } left in the pile.
}
drew-other = { $reason ->
    [empty_hand] { $actor }’s hand is empty. { $actor } draws a card. { $left } left in the pile.
   *[other] { $actor } draws a card. { $left } left in the pile.
}
pile-empty = { $lapsed_count ->
    [0] The draw pile has run out.
   *[other] The draw pile has run out. Draws not made are lost.
}
skipped-you = You have no cards left; your turn is skipped.
skipped-other = { $actor } has no cards left and is skipped.

## Events: the end. $actor_others: the winners besides the listener

round-over-you = { $actor_others_count ->
    [0] The round is over. You win with { $count }.
    [1] The round is over. You and { $actor_others } share the win with { $count } each.
   *[other] The round is over. You, { $actor_others } share the win with { $count } each.
}
round-over-other = { $actor_count ->
    [1] The round is over. { $actor } wins with { $count }.
   *[other] The round is over. { $actor } share the win with { $count } each.
}
round-over-row-you = you, { $score }, place { $place }
round-over-row-other = { $seat }, { $score }, place { $place }
round-over-join = { "; " }

round-win-you = You have { $wins } of 2 round wins.
round-win-other = { $actor } has { $wins } of 2 round wins.

match-over-you = { $actor_others_count ->
    [0] You win the match.
    [1] You and { $actor_others } share the match.
   *[other] You, { $actor_others } share the match.
}
match-over-other = { $actor_count ->
    [1] { $actor } wins the match.
   *[other] { $actor } share the match.
}
match-over-row-you = you, place { $place }
match-over-row-other = { $seat }, place { $place }
match-over-join = { "; " }

## What the table tells of an absent player, in this game's words

timeout-you = While you are away the referee plays for you.
timeout-other = { $actor } does not answer: the referee plays.

## Results

# $place, $name (one name or several), $count: cards collected, or round wins
place = Place { $place }: { $name }, { $count }
# $wins
wins = { $wins ->
    [1] 1 round win
   *[other] { $wins } round wins
}
cause-round = Everyone is out of cards.
cause-match = Two rounds have been won.

## Questions. $name: the seat awaited, or the list of them

question-place-you = Which card do you place, and where?
question-place-other = { $name } places a card.
question-collect-you = Do you collect what matches, or leave it?
question-collect-other = { $name } collects, or leaves it.
question-next_round-you = Shall the next round begin?
question-next_round-other = The next round begins when somebody says so.
question-over = The game is over.

## Moves, as buttons, word by word

# $card
move-place = Place { $card }
# $vert, $rows, $hor, $columns
move-cell = { cell }
# $number: how far south of the centre the row lies, how far east the column; negative: north, west
move-row = { $number ->
    [0] Centre row
   *[other] Row { $number }
}
move-column = { $number ->
    [0] Centre column
   *[other] Column { $number }
}
move-take_all = Take all
move-take_row = Take the row
move-take_column = Take the column
move-leave = Leave it
move-draw = Draw a card
move-go_on = Go on to the next round

## Whole moves, as spoken. $card; a cell

say-place = { $card } { at }
say-take_all = take all
say-take_row = take the row
say-take_column = take the column
say-leave = leave
say-draw = draw
say-go_on = go on

## Answers to queries: one's own cards, the pile, the players

# $count (a phrase: amount), $cards
answer-hand = Hand, { $count }: { $cards }.
answer-hand-empty = Hand, 0 cards.
# $count (a phrase)
answer-pile = Draw pile, { $count }.
# $name, $count (a phrase), $owed: draws owed, told with draw=manual only (7.11)
answer-counts-you = You: { $count }{ owed }.
answer-counts-other = { $name }: { $count }{ owed }.
owed = { $owed ->
    [0] { "" }
    [1] , 1 draw owed
   *[other] , { $owed } draws owed
}
# $name, $count (a phrase), $number
answer-won-you = Collected, you: { $count }.
answer-won-other = Collected, { $name }: { $count }.
# $wins
answer-chips-you = You: { chips }.
# $name, $wins
answer-chips-other = { $name }: { chips }.
chips = { $wins } of 2 round wins
# $names: those who lead, besides the listener; $number: how many
answer-leader-you = { $number ->
    [0] You lead.
    [1] You and { $names } lead.
   *[other] You, { $names } lead.
}
answer-leader-other = { $number ->
    [1] { $names } leads.
   *[other] { $names } lead.
}
answer-leader-none = Nobody has collected yet.

## Answers to queries: the table. A cell is given by $vert, $rows, $hor, $columns, or as a phrase by $cell

# $count (a phrase), $groups, $down and $across (phrases: span)
answer-table = { $count }, { $groups ->
    [1] 1 group
   *[other] { $groups } groups
}, { $down }, { $across }.
answer-table-empty = The table is empty: the next card goes in the centre.
# A side of the box: $vert, $rows; or $hor, $columns
from-row = { cell-down }
to-row = to { cell-down }
from-column = { cell-across }
to-column = to { cell-across }
# $from, $to
span = { $from } { $to }
# $cells (phrases), $number
answer-playable = { $number ->
    [1] 1 playable cell: { $cells }.
   *[other] { $number } playable cells: { $cells }.
}
# $card, $last: yes or no
card-at = { $card }, { cell }{ last-placed }
last-placed = { $last ->
    [yes] , last placed
   *[no] { "" }
}
# $state: playable, free, outside
free-at = { $state ->
    [playable] free, playable, { cell }
    [free] free, { cell }
   *[outside] outside, { cell }
}
outside = outside
# A jump. $free: empty cells on the way
jump-to = { $free ->
    [0] { $card }, { cell }
    [1] 1 free, then { $card }, { cell }
   *[other] { $free } free, then { $card }, { cell }
}
jump-none = no card that way
# One row, or one column, read out. $each
row-read = { $vert ->
    [none] centre row: { $each }
   *[other] { cell-down }: { $each }
}
column-read = { $hor ->
    [none] centre column: { $each }
   *[other] { cell-across }: { $each }
}
row-card = { cell-across } { $card }
column-card = { cell-down } { $card }
# $free
row-free = { $free ->
    [1] 1 free
   *[other] { $free } free
}
read-join = { ", " }
read-nothing = nothing
# A neighbour of a cell. $way: above, left, right, below
near-card = { $way ->
    [above] above: { $card }
    [left] left: { $card }
    [right] right: { $card }
   *[below] below: { $card }
}
near-free = { $way ->
    [above] above: free
    [left] left: free
    [right] right: free
   *[below] below: free
}
# $axis: row or column; $size; $from, $to (phrases: cells); $cards
line-read = { $axis ->
    [row] row of { $size } between { $from } and { $to }: { $cards }
   *[column] column of { $size } between { $from } and { $to }: { $cards }
}
line-none = { $axis ->
    [row] row: nothing
   *[column] column: nothing
}
answer-lines-none = No line lies on the table.
# $groups, $need (a phrase), $link, $each (group-read)
answer-groups = { $link ->
    [nearest] Split: { $groups } groups, { $need } for the smallest gap. { $each }
   *[whole] Split: { $groups } groups, { $need } needed. { $each }
}
group-read = Group { $number }: { $count }, first card { $card }, { cell }.
answer-groups-one = The Dweebies are one group.

## Answers to queries: what a card would do

# What a card at a free cell would meet. $axis; $meets: end, middle, nothing; $size with the new card; $card at the other end
would-meet = { $axis ->
    [row] { $meets ->
        [end] row: end of { $size }, other end { $card }
        [middle] row: middle of { $size }
       *[nothing] row: nothing
    }
   *[column] { $meets ->
        [end] column: end of { $size }, other end { $card }
        [middle] column: middle of { $size }
       *[nothing] column: nothing
    }
}
would-join = joins all
would-not-join = still split
meet-join = { "; " }
# Where a card collects. $row, $column
would-collect = { cell }: { lines-bare }
# $card, $each (would-collect, the largest first), $others: how many other cells are playable
answer-collects = { $card }: { $each }; { other-cells }.
answer-collects-none = { $card } collects nowhere; { other-cells }.
other-cells = { $others ->
    [0] no other cell is playable
    [1] 1 other cell is playable
   *[other] { $others } other cells are playable
}
answer-collects-nothing = No card of your hand collects anything now.
answer-collects-later = No card is being placed now.

## Answers to queries: the tally (10.7)

# $card, $number: copies in the deck, $each: where they are
tally-read = { $card }, { $number }: { $each }
# $number
tally-table = { $number } on the table
tally-collected = { $number } collected
tally-hand = { $number } in your hand
tally-unseen = { $number } unseen
answer-tally-off = The tally is off: you count for yourself.

confirm-leave = You could take these cards. Do you really leave them?
confirm-on = Leaving will be confirmed.
confirm-off = Leaving will not be confirmed.

# $deck, $label
answer-deck = { $deck }: { $label }.
deck-labelled = { $deck }: { $label }

# Help on queries, in the terminal
help-table = how many cards and groups, and how far they reach.
help-rows = the table row by row.
help-row = one row, such as row N1; alone, that of the last card placed.
help-column = one column, such as column E2.
help-cell = what lies on a cell or what a card would meet there, and its neighbours, such as cell N1E2; alone, the cell of the last card placed.
help-counts = the draw pile and everybody’s hand.
help-scores = what everybody has collected, round wins, and who leads.
help-lines = the lines on the table.
help-groups = the groups, and what they need.
help-collects = where the cards of your hand collect.
help-tally = the copies you can count, where the tally is on.
help-confirm = confirm on, confirm off: whether leaving matched lines is confirmed.
help-always = hand on, table on, counts on: told with every question, until you say off.

## Refusals: the reason alone, told to the sender only (10.3)

# $asked: a question
wanted = { $asked ->
    [collect] take or leave
    [next_round] go on
   *[place] a card and a cell
}
# $asked
refusal-3-3 = now { wanted } is asked of you
refusal-3-4 = it is not your turn
# $value
refusal-4-1 = { card } is not in your hand
refusal-4-3 = the table is empty, play in the centre
# a cell
refusal-4-5 = no card lies next to that cell: { cell }
# a cell
refusal-4-7 = that cell is taken: { cell }
refusal-5-4 = that line does not match
refusal-5-11 = here matched lines must be taken
refusal-5-12 = only one of the two lines
refusal-6-5 = that cell is not on a shortest link
refusal-6-10 = close the smallest gap first
refusal-7-2 = the pile is empty
refusal-7-3 = draws are automatic
refusal-7-7 = you owe no draw
refusal-8-8 = the round is over
refusal-10-2 = that is not a move

## House rules

option-deck = Deck
option-deck-help = { deck-house }: { label-reconstructed }. A file of your own can replace it.
option-deck-house = Reconstruction
option-deck-file = A deck file of your own
option-first = Who begins
option-first-help = The rulebook wants the person with the least hair: name the seat on your honour, or let chance decide.
option-first-hair = The least hair
option-first-random = Drawn by lot
option-name_first = The seat with the least hair
option-name_first-help = Only when the least hair begins. If you name nobody, chance decides.
option-name_first-unknown = Nobody is named
option-name_first-A = A
option-name_first-B = B
option-name_first-C = C
option-name_first-D = D
option-name_first-E = E
option-name_first-F = F
option-min_line = Shortest line
option-min_line-help = How many cards a line must have to be collected.
# $value
option-min_line-number = { $value } cards
option-collect = Matched lines
option-collect-help = Whether a matched line may be left on the table.
option-collect-optional = Taken or left, as you like
option-collect-forced = Must be taken
option-crossing = Row and column at once
option-crossing-help = What may be taken when the row and the column both match.
option-crossing-both = Both of them
option-crossing-one = Only one of them
option-link = Joining the Dweebies again
option-link-help = Which cells are legal while they are split into three groups or more.
option-link-whole = The shortest link of all groups
option-link-nearest = The smallest gap first
option-draw = Drawing a card
option-draw-help = Whether the referee draws for you at the end of a turn, or you may forget it.
option-draw-auto = The referee draws
option-draw-manual = You draw, or forget it
option-tie = Equal at the end of a round
option-tie-help = What happens when several players have collected the most cards.
option-tie-shared = They win together
option-tie-haul = The largest haul in one turn decides
option-match = Length of the game
option-match-help = One round, or as many as it takes until somebody has won two.
option-match-single = One round
option-match-two_wins = Until two rounds are won
option-next_first = Who begins later rounds
option-next_first-help = Only when several rounds are played.
option-next_first-same = The seat that began the first
option-next_first-left = The seat to the left of the last
option-tally = Tally
option-tally-help = Whether the game counts the copies of each Dweebie for you.
option-tally-off = You count for yourself
option-tally-on = The game counts

## What to type, for each question (help in the terminal and on the command line)

how-place = say a card by its name or its code, an at sign and a cell, such as gardener@N1E2 or ga@N1E2, one up and two to the right of the centre; ga@C is the centre.
how-collect = say take all, take row or take column, or leave.
how-next_round = say go on.

## Words that ask something, typed: here and on the browser's command line

typed-table = table
typed-rows = rows
typed-row = row
typed-column = column
typed-cell = cell
typed-counts = counts, count, numbers
typed-scores = scores, score
typed-lines = lines
typed-groups = groups
typed-collects = collects
typed-tally = tally
