### Dementalism in English: every word the game says. Same messages as words.fr.ftl; the table's own are in the kernel,
### and those repeated here (amounts, refusals, absent players) replace them. The sentences of events are those of the
### specification, to the letter. An event that has lost its faces is said by its `-blind` form, and once its turn is
### over by the `past-` form, where there is one (13.3).
### A loaded deck brings its own names and texts: they replace the messages of the section "Cards", and nothing else (1.7).

game-title = Dementalism
game-blurb = Turn two cards, remember the rest: gather escaped clones, nab what others have forgotten, and keep your job.

deck-default = default deck
deck-file = deck file
label-reconstructed = Reconstructed deck: names, Powers, Turmoil and counts are ours, not the printed game’s; only Squiggins Neverlost and the idea of his Power are from the printed rules.
label-owner = entered by the host
our-reading = our reading

# $n
amount = { $n ->
    [1] 1 card
   *[other] { $n } cards
}

## Cards: by the row of the deck file, from 0

# $value: 0 to 29 the Denizens, 30 the Giggity, 31 to 45 the Turmoils
card-name = { $value ->
    [0] Squiggins Neverlost
    [1] Nana Peepwick
    [2] Baron von Blockhead
    [3] Snoop Dribblewick
    [4] Mumsy Mirrormug
    [5] Foghorn Fenella
    [6] Whiffy Nostrildamus
    [7] Twitchy Threepaw
    [8] Oopsie Fumblewort
    [9] Rummage Rita
    [10] Sister Shush
    [11] Blamey McFinger
    [12] Encore Eddie
    [13] Cyclone Cyd
    [14] Switchback Stu
    [15] Widdershins Wanda
    [16] Big Sal Sitwell
    [17] Jumble Jowlsworth
    [18] Barter Bob Fleeglewax
    [19] Padlock Petunia
    [20] Doormat Dorcas
    [21] Patsy Decoy
    [22] Thickskin Thudd
    [23] Gloating Gus Guffaw
    [24] Brass-Neck Brenda
    [25] Lullaby Lumpkin
    [26] Hasty Hobnail
    [27] Copycat Clawdette
    [28] Nix Naysayer
    [29] Wet-Blanket Wilf
    [30] Giggity
    [31] Row Ruckus
    [32] The Big Wobble
    [33] Wrong Way Round
    [34] Snooze Gas
    [35] Second Wind
    [36] Laundry Day
    [37] Pass the Parcel
    [38] Sock Drawer
    [39] Sinkhole
    [40] Leaky Pocket
    [41] Giggity Spring
    [42] Power Cut
    [43] Fresh Batteries
    [44] Head Office Audit
   *[other] Lights On
}
# the short name, and what speech says
card-short = { $value ->
    [0] Squiggins
    [1] Nana
    [2] Baron
    [3] Snoop
    [4] Mumsy
    [5] Fenella
    [6] Whiffy
    [7] Twitchy
    [8] Oopsie
    [9] Rita
    [10] Shush
    [11] Blamey
    [12] Eddie
    [13] Cyd
    [14] Stu
    [15] Wanda
    [16] Sal
    [17] Jumble
    [18] Bob
    [19] Petunia
    [20] Dorcas
    [21] Patsy
    [22] Thudd
    [23] Gus
    [24] Brenda
    [25] Lumpkin
    [26] Hobnail
    [27] Clawdette
    [28] Nix
    [29] Wilf
    [30] Giggity
    [31] Ruckus
    [32] Wobble
    [33] Wrong Way
    [34] Snooze Gas
    [35] Second Wind
    [36] Laundry
    [37] Parcel
    [38] Sock Drawer
    [39] Sinkhole
    [40] Leaky Pocket
    [41] Spring
    [42] Power Cut
    [43] Batteries
    [44] Audit
   *[other] Lights On
}
card-say = { $value ->
    [31] Turmoil Ruckus
    [32] Turmoil Wobble
    [33] Turmoil Wrong Way
    [34] Turmoil Snooze Gas
    [35] Turmoil Second Wind
    [36] Turmoil Laundry
    [37] Turmoil Parcel
    [38] Turmoil Sock Drawer
    [39] Turmoil Sinkhole
    [40] Turmoil Leaky Pocket
    [41] Turmoil Spring
    [42] Turmoil Power Cut
    [43] Turmoil Batteries
    [44] Turmoil Audit
    [45] Turmoil Lights On
   *[other] { card-short }
}
# $value: what the card says; the exact rule is its clause
card-text = { $value ->
    [0] When an effect would make you lose a turn, you do not lose it.
    [1] Peek at up to three face-down Spread cards, one after the other.
    [2] Peek at the face-down cards of a 2 by 2 block of the Spread.
    [3] Peek at one or two movable Stacks of one other player.
    [4] Peek at all your own face-down Stacks.
    [5] Reveal another player’s movable Stacks; nobody may nab from that player this turn.
    [6] Choose a face-up Denizen and another player: all hear whether that player has a movable Stack of it.
    [7] Flip one more face-down Spread card.
    [8] Hide the Denizen or Giggity you just flipped and flip another card instead.
    [9] A Giggity from the Keister and a face-up Denizen form a Sneaky Stack of yours.
    [10] A Turmoil you flipped does nothing.
    [11] A Turmoil you flipped that depends on who flipped it strikes another player of your choice.
    [12] Replay on yourself a Turmoil of the Keister that has not been replayed yet.
    [13] Shuffle the face-down cards of a row or column unseen.
    [14] Put a face-down Spread card under the Heap; Peek at the top Heap card and lay it in its cell.
    [15] Peek at a face-down Spread card and reverse the direction of play.
    [16] Sit on a face-down Spread card until your next turn: others may not flip or choose it.
    [17] Shuffle your movable Stacks unseen; then you may Peek at one of them.
    [18] Swap one of your movable Stacks with another player’s, unseen.
    [19] Lock one of your face-down Stacks until your next turn.
    [20] Call off a nab on your Stack before it is shown.
    [21] Put forward another Stack of yours instead of the one pointed at.
    [22] Your wrong nab costs nothing, but you may not nab again this turn.
    [23] After another player’s wrong nab, show a face-down Spread card; you may add it to a matching Stack of yours.
    [24] Instead of your second flip, name any Denizen and nab with that name.
    [25] Another player loses the next turn; you flip only one card this turn.
    [26] If you collected nothing this turn, end it and take an extra turn.
    [27] Use the Power of another player’s Safe Stack, unless it is a reaction.
    [28] Cancel a Power another player has just announced.
    [29] Turn another player’s Safe Stack as if its Power had been used.
    [30] Forms a Sneaky Stack with any Denizen.
    [31] The face-down cards of this row and column are shuffled together unseen.
    [32] All face-down Spread cards are shuffled unseen.
    [33] Play reverses; with two players you take an extra turn instead.
    [34] Your turn ends and you lose your next turn.
    [35] You take an extra turn after this one.
    [36] All movable Stacks are revealed until the end of the turn.
    [37] Everyone passes one movable Stack on, unseen, in the direction of play.
    [38] In every Store the movable Stacks are shuffled unseen.
    [39] The face-down cards beside this one go under the Heap.
    [40] Choose one of your movable Stacks: it is shown and discarded.
    [41] The Giggities of the Keister go back into the Heap, or into empty cells if it is empty.
    [42] No Powers until the start of your next turn.
    [43] All Safe Stacks are ready again; everyone may use a Power again this turn.
    [44] Whoever has the most Safe Stacks loses a turn.
   *[other] The face-down cards of this row are shown, then hidden again.
}
# $card_value: what the text of a Turmoil says
card-says = { $card_value ->
    [31] The face-down cards of this row and column are shuffled together unseen.
    [32] All face-down Spread cards are shuffled unseen.
    [33] Play reverses; with two players you take an extra turn instead.
    [34] Your turn ends and you lose your next turn.
    [35] You take an extra turn after this one.
    [36] All movable Stacks are revealed until the end of the turn.
    [37] Everyone passes one movable Stack on, unseen, in the direction of play.
    [38] In every Store the movable Stacks are shuffled unseen.
    [39] The face-down cards beside this one go under the Heap.
    [40] Choose one of your movable Stacks: it is shown and discarded.
    [41] The Giggities of the Keister go back into the Heap, or into empty cells if it is empty.
    [42] No Powers until the start of your next turn.
    [43] All Safe Stacks are ready again; everyone may use a Power again this turn.
    [44] Whoever has the most Safe Stacks loses a turn.
   *[other] The face-down cards of this row are shown, then hidden again.
}
# $card, $card_value: at the start of a sentence; after "of"
the-turmoil = { $card }
of-card = of { $card }
# $value
card = { $value ->
    [30] a Giggity
   *[other] { card-name }
}
card-brief = { card-say }
# $value, $number
cards = { $number ->
    [1] { card-name }
   *[other] { number-word } { cards-of-kind }
}
cards-of-kind = { $value ->
    [30] Giggities
   *[other] { card-name }
}
cards-brief = { $number ->
    [1] { card-short }
   *[other] { number-word } { cards-of-kind-brief }
}
cards-of-kind-brief = { $value ->
    [30] Giggities
   *[other] { card-short }
}
cards-join = { ", " }
# the place of a card where there is none: a Power announced without one
horde-empty = { "" }

## Cells, Stacks and their kinds. $column, $row; $kind: sneaky, stacked, safe; $card: the Denizen of a Stack

cell = { $column }{ $row }
kind-name = { $kind ->
    [sneaky] Sneaky
    [stacked] Stacked
   *[safe] Safe
}
stack-holds = { $kind ->
    [sneaky] { $card } and a Giggity
   *[stacked] two { $card }
}
# $where: cell, block, row, column, cross, all, beside
where = { $where ->
    [cell] { cell }
    [block] the block at { cell }
    [row] row { $row }
    [column] column { $column }
    [cross] row { $row } and column { $column }
    [beside] the cards beside { cell }
   *[all] all face-down cards of the Spread
}
# $where: also stack, with $place; store
where-you = { $where ->
    [stack] your Stack { $place }
    [store] all your face-down Stacks
   *[other] { where }
}
where-other = { $where ->
    [stack] Stack { $place }
    [store] all their own face-down Stacks
   *[other] { where }
}
where-first = { $where ->
    [stack] Your Stack { $place }
    [theirs] { $target }’s Stack { $place }
   *[other] { cell }
}

## Zones

zone-spread = Spread
zone-heap = Heap
zone-keister = Keister
zone-store = Your Store
# $name
zone-store-of = { $name }’s Store
direction-name = { $direction ->
    [clockwise] clockwise
   *[anticlockwise] counter-clockwise
}
mark-sat = sat on
mark-locked = locked
mark-turned = turned
mark-resting = resting
mark-ready = ready
mark-revealed = revealed
mark-replayed = replayed
mark-hidden = hidden
mark-empty = empty

## Events: the start and the turns. $actor, $target: names

# $width, $height, $heap (a phrase: amount)
game-start-you = The Spread is { $width } by { $height }, the Heap has { $heap }. You start.
game-start-other = The Spread is { $width } by { $height }, the Heap has { $heap }. { $actor } starts.

turn-start-you = Your turn.
turn-start-other = { $actor } to play.
extra-start-you = Your extra turn.
extra-start-other = { $actor } takes an extra turn.
skipped-you = You lose this turn.
skipped-other = { $actor } loses this turn.

## Events: flips and Turmoil. A cell; $card

flip-you = You flip { cell }: { $card }.
flip-other = { $actor } flips { cell }: { $card }.
flip-you-blind = You flip { cell }.
flip-other-blind = { $actor } flips { cell }.
unflip-you = You hide { cell } again.
unflip-other = { $actor } hides { cell } again.
giggities-out = Two Giggities: both go to the Keister.

turmoil-target = { the-turmoil } strikes you: { card-says }
turmoil-other = { the-turmoil } strikes { $target }: { card-says }
replayed = { the-turmoil } cannot be replayed again.
turmoil-void = { the-turmoil } does nothing.
turmoil-moved-you = You pass { $card } on to { $target }.
turmoil-moved-target = { $actor } passes { $card } on to you.
turmoil-moved-other = { $actor } passes { $card } on to { $target }.

## Events: matches. $card: a Denizen; $kind; $place, $second: places; $content: see stack-holds

form-you = You form a { kind-name } Stack { of-card }, place { $place }.
form-other = { $actor } forms a { kind-name } Stack { of-card }, place { $place }.
form-you-blind = You form a Stack, place { $place }.
form-other-blind = { $actor } forms a Stack, place { $place }.
insert-hit-you = You add { $card } to your Stack { $place }: it is now { kind-name }.
insert-hit-other = { $actor } adds { $card } to Stack { $place }: it is now { kind-name }.
insert-hit-you-blind = You add a card to your Stack { $place }.
insert-hit-other-blind = { $actor } adds a card to Stack { $place }.
insert-miss-you = Your Stack { $place } is { stack-holds }: no match.
insert-miss-other = { $actor }’s Stack { $place } is { stack-holds }: no match.
insert-miss-you-blind = Your Stack { $place }: no match.
insert-miss-other-blind = { $actor }’s Stack { $place }: no match.
merge-hit-you = You join Stacks { $place } and { $second }: now { kind-name }.
merge-hit-other = { $actor } joins Stacks { $place } and { $second }: now { kind-name }.
merge-hit-you-blind = You join Stacks { $place } and { $second }.
merge-hit-other-blind = { $actor } joins Stacks { $place } and { $second }.
merge-miss-you = Your Stacks { $place } and { $second } do not match.
merge-miss-other = { $actor }’s Stacks { $place } and { $second } do not match.

## Events: nabs

nab-point-you = You point at { $target }’s Stack { $place }.
nab-point-target = { $actor } points at your Stack { $place }.
nab-point-other = { $actor } points at { $target }’s Stack { $place }.
nab-named-you = You say: { $card }.
nab-named-other = { $actor } says: { $card }.
nab-off-target = You call it off.
nab-off-other = { $target } calls it off.
nab-decoy-target = You put Stack { $place } forward.
nab-decoy-other = { $target } puts Stack { $place } forward.
nab-hit-you = It shows { stack-holds }: right! The Stack is yours, place { $place }.
nab-hit-target = It shows { stack-holds }: right. { $actor } takes your Stack.
nab-hit-other = It shows { stack-holds }: right. { $actor } takes the Stack, place { $place }.
nab-hit-you-blind = Right! The Stack is yours, place { $place }.
nab-hit-target-blind = Right. { $actor } takes your Stack.
nab-hit-other-blind = Right. { $actor } takes the Stack, place { $place }.
nab-wrong = It shows { stack-holds }: wrong.
nab-wrong-you-blind = Wrong.
nab-wrong-target-blind = Wrong.
nab-wrong-other-blind = Wrong.
turn-ends-you = Your turn ends at once.
turn-ends-other = { $actor } must stop at once.

## Events: lost turns and extra turns. $waiting

lost-given-target = You will lose your next turn ({ $waiting } waiting).
lost-given-other = { $target } will lose the next turn ({ $waiting } waiting).
# 10.1, 7.16
lost-avoided-target = You lose no turn.
lost-avoided-other = { $target } loses no turn.
extra-given-target = You will take an extra turn.
extra-given-other = { $target } will take an extra turn.

## Events: Powers. $card: whose Power; $choice, with a cell, $place, $second, $about (a card)

power-you = { $choice ->
    [none] You use { $card }.
   *[other] You use { $card }: { choices-you }.
}
power-target = { $choice ->
    [none] { $actor } uses { $card }.
   *[other] { $actor } uses { $card }: { choices-target }.
}
power-other = { $choice ->
    [none] { $actor } uses { $card }.
   *[other] { $actor } uses { $card }: { choices-other }.
}
# $choice: cell, block, row, column, seat, stack, stacks, own, swap, asked, turmoil, turmoil_at, named, safe
choices-you = { $choice ->
    [block] the block at { cell }
    [row] row { $row }
    [column] column { $column }
    [seat] { $target }
    [stack] { $target }’s Stack { $place }
    [stacks] { $target }’s Stacks { $place } and { $second }
    [own] your Stack { $place }
    [swap] your Stack { $place } for { $target }’s Stack { $second }
    [asked] { $about }, { $target }
    [turmoil] { $about }
    [turmoil_at] { $about }, { cell }
    [named] { $about }, { $target }’s Stack { $place }
    [safe] { $target }’s { $about }
   *[cell] { cell }
}
choices-target = { $choice ->
    [seat] you
    [stack] your Stack { $place }
    [stacks] your Stacks { $place } and { $second }
    [swap] Stack { $place } for your Stack { $second }
    [asked] { $about }, you
    [named] { $about }, your Stack { $place }
    [safe] your { $about }
   *[other] { choices-other }
}
choices-other = { $choice ->
    [own] Stack { $place }
    [swap] Stack { $place } for { $target }’s Stack { $second }
   *[other] { choices-you }
}
copied-you = You copy { $target }’s { $card }.
copied-target = { $actor } copies your { $card }.
copied-other = { $actor } copies { $target }’s { $card }.
nixed-you = You cancel { $target }’s { $card }.
nixed-target = { $actor } cancels your { $card }.
nixed-other = { $actor } cancels { $target }’s { $card }.

## Events: what is seen

peek-you = You peek at { where-you }.
peek-other = { $actor } peeks at { where-other }.
# To the one who peeks alone. A cell, or a Stack whose content is told
peek-result-you = { $where ->
    [stack] { where-first }: { stack-holds }.
    [theirs] { where-first }: { stack-holds }.
   *[cell] { where-first }: { $card }.
}
peek-store-you = You peek at { $target }’s Stack { $place }.
peek-store-target = { $actor } peeks at your Stack { $place }.
peek-store-other = { $actor } peeks at { $target }’s Stack { $place }.
look-you = You show your Stack { $place }: { stack-holds }.
look-other = { $actor } shows Stack { $place }: { stack-holds }.
look-you-blind = You show your Stack { $place }.
look-other-blind = { $actor } shows Stack { $place }.
look-private-you = You look at your Stack { $place }: { stack-holds }.
look-private-you-blind = You look at your Stack { $place }.
look-private-other = { $actor } looks at Stack { $place }.
# $each
reveal-target = Your Stacks are revealed: { $each }.
reveal-other = { $target }’s Stacks are revealed: { $each }.
reveal-target-blind = Your Stacks are revealed.
reveal-other-blind = { $target }’s Stacks are revealed.
reveal-row-other = { $place }, { stack-holds }
reveal-join = { "; " }
show = { cell } shows { $card } for a moment.
show-other-blind = { cell } is shown for a moment.
# $answer: yes or no
answer-target = { $answer ->
    [yes] Yes, you have one.
   *[no] No, you have none.
}
answer-other = { $answer ->
    [yes] Yes, { $target } has a movable Stack { of-card }.
   *[no] No, { $target } has none.
}

## Events: what moves

shuffle = Shuffled unseen: { where }.
shuffle-stacks-target = Shuffled unseen: your movable Stacks.
shuffle-stacks-other = Shuffled unseen: the movable Stacks of { $target }.
swap-you = You swap your Stack { $place } for { $target }’s Stack { $second }.
swap-target = { $actor } swaps Stack { $place } for your Stack { $second }.
swap-other = { $actor } swaps Stack { $place } for { $target }’s Stack { $second }.
parcel-you = You pass Stack { $place } to { $target }.
parcel-target = { $actor } passes you a Stack, place { $second }.
parcel-other = { $actor } passes Stack { $place } to { $target }, place { $second }.
leak-you = Your Stack { $place }, { stack-holds }, goes to the Keister.
leak-other = { $actor }’s Stack { $place }, { stack-holds }, goes to the Keister.
leak-you-blind = Your Stack { $place } goes to the Keister.
leak-other-blind = { $actor }’s Stack { $place } goes to the Keister.
# $cards (a phrase: amount), $cards_count
sink = { $cards_count ->
    [1] { $cards } goes under the Heap.
   *[other] { $cards } go under the Heap.
}
# $number; $into: heap, or cells, with $each
spring = { $into ->
    [heap] { spring-number } back into the Heap.
   *[cells] { spring-number } back into empty cells: { $each }.
}
spring-number = { $number ->
    [1] 1 Giggity goes
   *[other] { $number } Giggities go
}
spring-row-other = { cell }
spring-join = { ", " }
switch-you = You exchange { cell } with the Heap.
switch-other = { $actor } exchanges { cell } with the Heap.

## Events: markers

sit-you = You sit on { cell }.
sit-other = { $actor } sits on { cell }.
sit-end = { cell } is no longer sat on.
lock-you = You lock your Stack { $place }.
lock-other = { $actor } locks Stack { $place }.
lock-end-you = Your Stack { $place } is unlocked.
lock-end-other = { $actor }’s Stack { $place } is unlocked.
turned-you = You turn { $target }’s { $card }.
turned-target = { $actor } turns your { $card }.
turned-other = { $actor } turns { $target }’s { $card }.
ready-target = Your { $card } is ready again.
ready-other = { $target }’s { $card } is ready again.
cut-on-target = No Powers until your next turn.
cut-on-other = No Powers until { $target }’s next turn.
cut-off = Powers work again.
# $other: yes or no
recharge = { $other ->
    [yes] All other Safe Stacks are ready.
   *[no] All Safe Stacks are ready.
}
direction = Play now runs { direction-name }.

## Events: the clearing up, waiting and the end

# $hidden (a phrase: amount), $refilled, $heap (numbers)
cleanup = { $hidden } hidden again, { $refilled } refilled; { $heap } left in the Heap.
heap-empty = The Heap is empty.
waiting-target = Your answer, please.
waiting-other = Waiting for { $target }.
end-vote-you = You propose to end.
end-vote-other = { $actor } proposes to end.
# $reason: empty, dead, idle, vote; $turns
end = { $reason ->
    [dead] The game is over: nothing left can match.
    [idle] The game is over: nothing has moved for { $turns ->
        [1] 1 turn
       *[other] { $turns } turns
    }.
    [vote] The game is over: all agree.
   *[empty] The game is over: the Spread is empty.
}
# $points, $safe, $stacked, $sneaky
score-you = You: { score-counts }.
score-other = { $actor }: { score-counts }.
score-counts = { points }, { $safe } Safe, { $stacked } Stacked, { $sneaky } Sneaky
points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
# One winner, or with tie=shared several (12.11)
winner-you = { $actor_others_count ->
    [0] You win and keep your job.
   *[other] You win with { $actor_others }, and all keep their jobs.
}
winner-other = { $actor_count ->
    [1] { $actor } wins and keeps the job.
   *[other] { $actor } win and keep their jobs.
}
boom = A tie to the end: the world blows up and nobody wins.

## A turn that is over: no faces, no cells, no places (13.3). $number

past-flip-you = { $number ->
    [1] You flipped a card.
   *[other] You flipped { number-word } cards.
}
past-flip-other = { $number ->
    [1] { $actor } flipped a card.
   *[other] { $actor } flipped { number-word } cards.
}
past-insert-you = You added a card to a Stack.
past-insert-other = { $actor } added a card to a Stack.
past-form-you = You formed a Stack.
past-form-other = { $actor } formed a Stack.
past-nab-you = You nabbed a Stack from { $target }.
past-nab-target = { $actor } nabbed a Stack from you.
past-nab-other = { $actor } nabbed a Stack from { $target }.
past-wrong-you = You nabbed wrongly.
past-wrong-other = { $actor } nabbed wrongly.
past-peek-you = You peeked.
past-peek-other = { $actor } peeked.
past-look-you = You showed a Stack.
past-look-other = { $actor } showed a Stack.
past-merge-you = You joined two Stacks.
past-merge-other = { $actor } joined two Stacks.
past-safe-you = You completed a Safe Stack { of-card }.
past-safe-other = { $actor } completed a Safe Stack { of-card }.

## What the table tells, in this game's words

timeout-you = Time is up: the referee plays for you.
timeout-other = Time is up: the referee plays for { $actor }.
left-you = You have left.
left-other = { $actor } has left.
back-you = You are back.
back-other = { $actor } is back.

## Results

# $place, $name (one name or several), $points
place = Place { $place }: { $name }, { points }
cause-empty = The Spread is empty.
cause-dead = Nothing left can match.
cause-idle = Nothing has moved for a long time.
cause-vote = All agreed to end.

## Questions. $name: the seat awaited. Those that are secret name nobody (2.6, 11.7)

question-first_vote-you = Who starts?
question-first_vote-other = All vote on who starts.
question-window0-you = Which card do you flip? Or do you use a Power first?
question-window0-other = { $name } flips the first card.
question-oops-you = Do you hide this card again and flip another?
question-oops-other = { $name } keeps this card, or flips another.
question-window1-you = Do you add this card to a Stack, or flip the second?
question-window1-other = { $name } flips the second card.
question-window2-you = What do you do with the face-up cards?
question-window2-other = { $name } forms, adds, nabs, or is done.
question-peek_second-you = Do you peek at another card?
question-peek_second-other = { $name } peeks at another card, or stops.
question-parcel_pick-you = Which Stack do you pass on?
question-parcel_pick-other = Everyone picks a Stack to pass on.
question-leak_pick-you = Which Stack do you discard?
question-leak_pick-other = { $name } picks a Stack to discard.
question-gloat_insert-you = Which Stack does the shown card go to?
question-gloat_insert-other = { $name } may add the shown card to a Stack.
question-turmoil_react-you = Do you answer the Turmoil with a Power?
question-turmoil_react-other = { $name } may answer the Turmoil.
question-nix-you = Do you cancel this Power?
question-nix-other = { $name } may cancel this Power.
question-nab_react-you = Do you answer the nab with a Power?
question-nab_react-other = { $name } may answer the nab.
question-wrong_self-you = The nab was wrong. Do you use a Power?
question-wrong_self-other = { $name } may answer the wrong nab.
question-wrong_others-you = The nab was wrong. Do you gloat?
question-wrong_others-other = { $name } may gloat.
question-lost_react-you = Do you avoid the lost turn?
question-lost_react-other = { $name } may avoid the lost turn.
question-over = The game is over.

## Moves, as buttons, word by word. A cell, $place, $second, $name, $card

move-flip = Flip { cell }
move-form = Form a Stack
move-insert = Add to Stack { $place }
move-merge = Join Stacks { $place } and { $second }
move-nab = Nab { $name }’s Stack { $place }
# nab_call=named: which face-up card is meant
move-nab_as = As { $card }
move-done = Done
move-use = Use { $card }
move-no = No
move-pick = Stack { $place }
move-vote = { $name } starts
move-look = Look at Stack { $place }
move-propose = Propose to end
move-agree = Agree to end
move-disagree = Play on
move-quiet = Do not ask me again this turn
move-seen = Seen
move-cell = { cell }
move-row = Row { $row }
move-column = Column { $column }
move-seat = { $name }
move-none = None

## Whole moves, as spoken

say-flip = flip { cell }
# $from, $to (phrases: cells)
say-form = form { $from } { $to }
say-insert = insert { cell } in { $place }
say-insert-shown = insert in { $place }
say-merge = merge { $place } { $second }
# $seat, a number
say-nab = nab { $seat } { $place }
say-nab-as = nab { $seat } { $place } as { cell }
say-done = done
# $card, $choices (a phrase)
say-use = use { $card }
say-use-with = use { $card } { $choices }
say-no = no
say-pick = pick { $place }
# $places (a phrase)
say-look = look { $places }
say-propose = propose end
say-agree = agree
say-disagree = disagree

## Answers to queries: the Spread

# $state: hidden, empty, open; $card; $sat: yes or no, with $name
answer-cell = { $state ->
    [open] { cell }, { $card }
    [empty] { cell }, empty
   *[hidden] { cell }, hidden{ sat-by }
}
sat-by = { $sat ->
    [you] , you sit on it
    [yes] , { $name } sits on it
   *[no] { "" }
}
# A row, its runs joined. $each
answer-row = Row { $row }: { $each }.
answer-column = Column { $column }: { $each }.
# $from, $to: letters or numbers; $state
run-one = { $state ->
    [empty] { $from } empty
   *[hidden] { $from } hidden
}
run-more = { $state ->
    [empty] { $from } to { $to } empty
   *[hidden] { $from } to { $to } hidden
}
run-card = { $from } { $card }
run-join = { ", " }
spots-join = { "; " }
answer-face-up = Face up: { $each }.
answer-face-up-none = No card is face up.

## Answers to queries: Stores, Heap and Keister

# $each: Stacks
answer-store = Your Store: { $each }.
answer-store-of = { $name }’s Store: { $each }.
answer-store-empty = Your Store is empty.
answer-store-of-empty = { $name }’s Store is empty.
# $place, $locked: yes or no
stack-hidden = place { $place }, hidden{ locked }
# A Stack that is open now (3.3)
stack-open = place { $place }, { stack-holds }{ locked }
locked = { $locked ->
    [yes] , locked
   *[no] { "" }
}
# $state: ready, turned, resting
stack-safe = place { $place }, Safe Stack { $card }, { stack-state }
stack-state = { $state ->
    [turned] turned
    [resting] resting
   *[ready] ready
}
# $count (a phrase)
answer-heap = Heap, { $count }.
# $each (phrases: cards, or keister-replayed with $cards)
answer-keister = Keister: { $each }.
answer-keister-empty = The Keister is empty.
keister-replayed = { $cards } (replayed)
# $points: those of Safe Stacks; $number: Vulnerable Stacks (13.5)
answer-points-you = You: { points } from Safe Stacks, { hidden-stacks }.
answer-points-other = { $name }: { points } from Safe Stacks, { hidden-stacks }.
hidden-stacks = { $number ->
    [1] 1 face-down Stack
   *[other] { $number } face-down Stacks
}

## Answers to queries: Powers and turns

# $card, $state; $text
answer-power-you = Your { $card }, { stack-state }: { $text }
answer-power-other = { $name }’s { $card }, { stack-state }.
answer-powers-none = Nobody has a Safe Stack.
answer-allowance = { $used ->
    [yes] You have used your Power of this turn.
   *[no] You may use a Power.
}
# $reason: a refusal
answer-power-not = { $card } cannot be used now: { $reason }.
answer-cut = No Powers until { $name }’s next turn.
answer-cut-you = No Powers until your next turn.
# $waiting
answer-lost-you = { $waiting ->
    [1] You will lose 1 turn.
   *[other] You will lose { $waiting } turns.
}
answer-lost-other = { $waiting ->
    [1] { $name } will lose 1 turn.
   *[other] { $name } will lose { $waiting } turns.
}
answer-extra-you = You have an extra turn coming.
answer-extra-other = { $name } has an extra turn coming.
# 7.16
answer-spared-you = You cannot be made to lose a turn.
answer-spared-other = { $name } cannot be made to lose a turn.
answer-direction = Play runs { direction-name }.
answer-turn-you = Your turn.
answer-turn-other = { $name }’s turn.
# $window: W0, W1, W2
answer-window = { $window ->
    [W0] Before the first flip.
    [W1] Before the second flip.
   *[W2] After the flips.
}
answer-no-face = That face is hidden again: nobody repeats it.
# $deck, $label
answer-deck = { $deck }: { $label }
deck-labelled = { $deck } ({ $label })
# $card, $text, $clause
answer-card-text = { $card }: { $text } Rule { $clause }.

# Help on queries, in the terminal
help-spread = the Spread, or one row or column of it, such as spread 3 or spread d.
help-face-up = the cards that are face up now.
help-store = your Store.
help-others = the others’ Stores.
help-keister = what lies in the Keister.
help-heap = how many cards the Heap has.
help-points = points of Safe Stacks, and how many Stacks lie face down.
help-powers = your Powers and the others’, markers, lost and extra turns.
help-who = whose turn it is, and whom we wait for.
help-always = spread on, store on, open on: told with every question, until you say off.
help-playable = what you may do now.
clock-help = With 45 seconds a reaction has 10 and a choice of a Stack 20, as the rulebook gives them; any other length makes them all longer or shorter in proportion.
help-quiet = not to be asked again this turn whether you answer what others do; quiet off: to be asked again.
quiet-on = You are not asked again this turn.
quiet-off = You are asked again.

## Fixed phrases (13.11)

phrase-hello = Hello, everybody.
phrase-well-done = Well remembered!
phrase-bad-luck = Bad luck.
phrase-thinking = One moment, I am thinking.
phrase-forgot = I have forgotten everything.
phrase-thanks = Thank you for the game.

## Refusals: the reason alone, told to the sender only

# 2.3
refusal-2-3 = a grid is 6 to 16 wide and high, has 36 to 128 cells, and more cells than the deck has Denizens
refusal-2-6 = there is no such seat at this table
refusal-4-4 = there is no such cell in this grid
refusal-4-6 = only a face-down card can be flipped
# $asked: a question
wanted = { $asked ->
    [first_vote] pick
    [oops] use or no
    [window1] flip, insert, merge or use
    [window2] form, insert, merge, nab, use or done
    [peek_second] use or no
    [parcel_pick] pick
    [leak_pick] pick
    [gloat_insert] insert or no
    [window0] flip or use
   *[other] use or no
}
# $why: over, turn, wait, asked; $asked
refusal-4-19 = { $why ->
    [over] the game is over
    [asked] now { wanted } is asked of you
    [wait] others are asked now, and you are not
   *[turn] it is not your turn
}
refusal-5-2 = a Sneaky Stack takes a face-up Giggity and a face-up Denizen
refusal-5-3 = a Stacked Stack takes two identical Denizens
refusal-5-4 = these two cards do not form a Stack
refusal-5-5 = name a face-up Denizen and one of your face-down Stacks
refusal-5-10 = that Stack is open, and it does not match
refusal-5-12 = at least one of the two Stacks must have been collected this turn
refusal-5-13 = these two Stacks are open, and they differ
refusal-6-1 = you need a face-up Denizen to nab, and both flips made
refusal-6-2 = a nab points at a Stack of another player
refusal-6-3 = a Safe Stack cannot be nabbed
refusal-6-4 = that Stack cannot be nabbed now
refusal-6-5 = here a revealed Stack cannot be nabbed
refusal-6-6 = that Stack is open, and it holds none of the Denizens that count
refusal-6-8 = say which face-up Denizen you mean, such as nab 2.3 as a1
refusal-6-10 = here nothing is added to a Stack nabbed this turn
refusal-7-16 = that player’s latest turn was lost already
refusal-8-1 = you look at face-down Stacks of your own Store
refusal-8-2 = now is not the time to look, or you have looked twice in this turn
refusal-8-3 = you have looked at that Stack this turn, or it is open
refusal-9-1 = you have no Safe Stack with that Power
refusal-9-2 = you have used a Power this turn
refusal-9-3 = that Stack was used and is not ready yet
refusal-9-6 = this is not the moment for that Power
refusal-9-8 = say with the card all that its Power needs, and nothing more, such as use D02 c4
refusal-9-9 = that Power has no target now
refusal-9-15 = that card or Stack cannot be chosen
refusal-9-17 = there is a Power Cut
refusal-9-18 = this table plays without Powers
refusal-10-1 = no lost turn is due
refusal-10-2 = choose another card to peek at
refusal-10-3 = the block of four cells must lie inside the grid and hold a card you may choose
refusal-10-4 = choose one or two movable Stacks of one other player
refusal-10-5 = you have no face-down Stack to peek at
refusal-10-6 = choose another player who has a movable Stack
refusal-10-7 = choose a face-up Denizen and another player who has a movable Stack
refusal-10-8 = choose a card you may flip
refusal-10-9 = choose another card you may flip
refusal-10-10 = it takes a face-up Denizen, and a Giggity in the Keister
refusal-10-11 = no Turmoil of yours is about to act
refusal-10-12 = this Turmoil does not depend on who flipped it, or that is not another player
refusal-10-13 = choose a Turmoil in the Keister that has not been replayed, and a cell where it needs one
refusal-10-14 = choose a row or a column with at least two cards you may choose
refusal-10-15 = the Heap is empty, or that card cannot be chosen
refusal-10-16 = choose a face-down card
refusal-10-17 = somebody else sits on that card
refusal-10-18 = name one of your movable Stacks, and have two of them
refusal-10-19 = choose a movable Stack of yours and one of another player
refusal-10-20 = choose a face-down Stack of yours
refusal-10-21 = nobody is nabbing from you
refusal-10-22 = choose another movable Stack of yours
refusal-10-23 = your nab was not wrong
refusal-10-24 = choose a card to show, and one of your face-down Stacks
refusal-10-25 = name a Denizen of the deck and a Stack that may be nabbed
refusal-10-26 = choose another player with no lost turn waiting
refusal-10-27 = you have collected this turn, or this is an extra turn
refusal-10-28 = choose another player’s Safe Stack whose Power is no reaction
refusal-10-29 = there is no Power of another player to cancel
refusal-10-30 = choose another player’s Safe Stack that is not turned
refusal-11-7 = pick a movable Stack of yours
refusal-11-10 = pick a movable Stack of yours
refusal-11-22 = this table plays without Turmoil
refusal-12-4 = you can propose to end once in a turn, when the Heap is empty

## House rules

option-grid = Size of the Spread
option-grid-help = How many cards lie on the table: more of them are harder to remember.
option-grid-8x8 = 8 by 8
option-grid-6x6 = 6 by 6, for first games
option-grid-10x10 = 10 by 10, hard
option-grid-16x8 = 16 by 8, every card
option-grid-other = Another size:
option-deck = Deck
option-deck-help = { label-reconstructed } A file of your own can replace it.
option-deck-default = Reconstruction
option-deck-file = A deck file of your own
option-first = Who starts
option-first-help = The rulebook wants the most flatulent player, by consensus. No referee can judge this.
option-first-random = Drawn by lot
option-first-pick = The host names a seat
option-first-vote = A secret vote
option-name_first = The seat that starts
option-name_first-help = Only when the host names it.
option-name_first-p1 = Seat 1
option-name_first-p2 = Seat 2
option-name_first-p3 = Seat 3
option-name_first-p4 = Seat 4
option-name_first-p5 = Seat 5
option-name_first-p6 = Seat 6
option-name_first-p7 = Seat 7
option-name_first-p8 = Seat 8
option-name_first-p9 = Seat 9
option-name_first-p10 = Seat 10
option-name_first-p11 = Seat 11
option-name_first-p12 = Seat 12
option-early_nab = Nab after the first flip
option-early_nab-help = Whether a nab is allowed before the second card is flipped.
option-early_nab-no = No
option-early_nab-yes = Yes
option-merge = Joining your own Stacks
option-merge-help = Which of your own face-down Stacks may be joined when they match.
option-merge-collected = One of them collected this turn
option-merge-free = Any two
option-merge-never = Never
option-nab_revealed = Nabbing a revealed Stack
option-nab_revealed-help = Whether a Stack that lies open may be nabbed. The strict words of the book say no.
option-nab_revealed-yes = Yes
option-nab_revealed-no = No
option-nab_call = What a nab names
option-nab_call-help = Whether every face-up Denizen counts in a nab, or only the one you name.
option-nab_call-any = Every face-up Denizen counts
option-nab_call-named = Only the one you name
option-nab_insert = Adding to a nabbed Stack
option-nab_insert-help = Whether the face-up Denizen may join the Stack you have just nabbed.
option-nab_insert-yes = Yes
option-nab_insert-no = Not this turn
option-store_look = Looking at your own Stacks
option-store_look-help = Whether what you look at is shown to all. In private is an easier game, and Mumsy Mirrormug is then worth nothing.
option-store_look-public = Shown to all
option-store_look-private = In private
option-powers = Powers
option-powers-help = Whether Safe Stacks have Powers.
option-powers-on = On
option-powers-off = Off
option-turmoil = Turmoil
option-turmoil-help = Whether Turmoil cards do what they say.
option-turmoil-on = On
option-turmoil-off = Off
option-dead_spread = A Spread where nothing can match
option-dead_spread-help = Whether the game ends when the Heap is empty and nothing left can match.
option-dead_spread-auto = The game ends
option-dead_spread-idle = It goes on until nothing has moved for long
option-idle_turns = Turns without progress
option-idle_turns-help = After how many turns without a card leaving the Spread or the Heap for good the game ends.
option-idle_turns-auto = By the number of players
# $value
option-idle_turns-number = { $value } turns
option-tie = A tie to the end
option-tie-help = What happens when points and Stacks are equal.
option-tie-boom = The world blows up and nobody wins
option-tie-shared = The win is shared
option-leave = A seat left for good
option-leave-help = What happens to the seat of a player who does not come back.
option-leave-bot = A bot plays it, with an empty memory
option-leave-skip = Its turns are skipped
option-chat = Messages
option-chat-help = Free messages let people write down what they have seen.
option-chat-phrases = Fixed phrases
option-chat-free = Free

## What to type, for each question (help in the terminal and on the command line)

how-first_vote = say pick and the number of a seat, such as pick 2.
how-window0 = say flip and a cell, such as flip c4; or use, a card and its choices, such as use D02 c4 or use nana c4.
how-oops = say use D09 and a cell, such as use D09 c4; or no.
how-window1 = say flip and a cell, such as flip c4; or insert, a cell and the place of your Stack, such as insert a1 > 2; or merge and two places, such as merge 3 1; or use.
how-window2 = say form and two cells, such as form a1 b1; insert, such as insert a1 > 2; nab, a seat and a place, such as nab 2.3, with as and a cell where you must name a card, such as nab 2.3 as a1; merge; use; or done.
how-peek_second = say use and a cell, such as use c4; or no.
how-parcel_pick = say pick and a place, such as pick 2.
how-leak_pick = say pick and a place, such as pick 2.
how-gloat_insert = say insert and a place, such as insert > 2; or no.
how-turmoil_react = say use D11; or use D12 and a seat, such as use D12 3; or no.
how-nix = say use D29; or no.
how-nab_react = say use D21; or use D22 and a place, such as use D22 3; or no.
how-wrong_self = say use D23 or use D01; or no.
how-wrong_others = say use D24 and a cell, such as use D24 c4; or no.
how-lost_react = say use D01; or no.

## Words that ask something, typed: here and on the browser's command line

typed-spread = spread, table
typed-face-up = open
typed-store = store, mine
typed-others = stores, others, counts
typed-keister = keister
typed-heap = heap
typed-points = points, scores
typed-powers = powers
typed-quiet = quiet

## Programs forget; $percent: how many of 100 faces they do not take in

lapse = { $percent ->
    [0] memory of an elephant
    [15] sharp memory
    [40] ordinary memory
    [65] memory like a sieve
    [100] no memory
   *[other] misses { $percent } cards in 100
}
lapse-name = Forgetfulness
lapse-help = How many of 100 cards that are shown a program does not take in. The more it misses, the sooner it forgets the others, and the fewer it can keep in mind.

## What a reaction answers to. $by, $target: names; $card, $about; a cell; $place

trigger-flip = { cell } is { $card }.
trigger-turmoil-you = You have flipped { $card }.
trigger-turmoil-other = { $by } has flipped { $card }.
trigger-power-you = You use { $card }.
trigger-power-other = { $by } uses { $card }.
trigger-nab-you = You point at { $target }’s Stack { $place }.
trigger-nab-target = { $by } points at your Stack { $place }{ trigger-named }.
trigger-nab-other = { $by } points at { $target }’s Stack { $place }{ trigger-named }.
trigger-named = { $named ->
    [yes] {" "}and says: { $about }
   *[no] { "" }
}
trigger-wrong-you = Your nab from { $target } was wrong.
trigger-wrong-other = { $by } has nabbed wrongly.
trigger-lost-target = You are about to lose a turn.
trigger-lost-you = { $target } is about to lose a turn.
trigger-lost-other = { $target } is about to lose a turn.
trigger-shown = { cell } was shown.
