### Oh My Brain in English: every word the game says. Same messages as words.fr.ftl; the table's own are in the kernel.
### Events are asked for as <event>-you (the actor), -target, -other; kernel/words.py tells how arguments are made.

game-title = Oh My Brain
game-blurb = Zombie animals climb over one another to reach you: be first to get rid of your cards, and keep your brains.

deck-courbe = curve
deck-plate = flat
deck-file = deck file
label-reconstruction = reconstruction
powers-note = as reported by reviews
our-reading = our reading

## Cards: always number, mark, name

# $value
card-mark = { $value ->
    [0] star, mosquito
    [1] square, marshmallow
    [2] square, marshmallow
    [3] square, marshmallow
    [8] triangle pointing down, spider
    [11] cross, mouse
    [15] square, marshmallow
    [16] square, marshmallow
    [17] square, marshmallow
    [18] square, marshmallow
    [19] square, marshmallow
   *[other] no mark
}
card = { $value }, { card-mark }
# $value, $number
cards = { $number ->
    [1] { card }
   *[other] { number-word } { $value }s, { card-mark }
}
cards-join = { "; " }
card-brief = { $value ->
    [0] 0, mosquito
    [8] 8, spider
    [11] 11, mouse
   *[other] { $value }
}
cards-brief = { $number ->
    [1] { card-brief }
   *[other] { $value ->
        [0] { number-word } 0s, mosquito
        [8] { number-word } 8s, spider
        [11] { number-word } 11s, mouse
       *[other] { number-word } { $value }s
    }
}
card-name = { $value ->
    [0] mosquito
    [1] marshmallow
    [2] marshmallow
    [3] marshmallow
    [8] spider
    [11] mouse
    [15] marshmallow
    [16] marshmallow
    [17] marshmallow
    [18] marshmallow
    [19] marshmallow
   *[other] { "" }
}
horde-empty = empty

# $n
brains = { $n ->
    [0] no brain
    [1] 1 brain
   *[other] { $n } brains
}

# What beats the top card. $kind: empty, all (on a 0), spider (on an 8), only_mosquito (on a 19), plain; $top_value,
# $low (the lowest plain card that beats it).
beats = { $kind ->
    [empty] empty horde: anything
    [all] on { $top_value }: anything
    [spider] on { $top_value }: 0 to 7
    [only_mosquito] on { $top_value }: only 0
   *[plain] { $low ->
        [18] on { $top_value }: 18, 19, or 0
        [19] on { $top_value }: 19, or 0
       *[other] on { $top_value }: { $low } to 19, or 0
    }
}

## Zones: one's own, shared, and those of other seats

zone-hand = Your hand
zone-cemetery = Your cemetery
zone-brains = Your brains
zone-horde = Horde
zone-reserve = Reserve
zone-discard = Discard
zone-bank = Bank
zone-die = Die
zone-hand-of = { $name }'s hand
zone-cemetery-of = { $name }'s cemetery
zone-brains-of = { $name }'s brains

## The die

face-spike = spike
face-dash = dash
face-equals = equals sign
face-moon = moon
face-plus = plus
face-bang = exclamation mark
face-spike-effect = one card of your hand goes into an opponent's cemetery
face-dash-effect = steal one brain from someone
face-equals-effect = swap your hand or your cemetery with someone
face-moon-effect = a card of the reserve goes into your cemetery
face-moon-effect-opponent = a card of the reserve goes into an opponent's cemetery
face-plus-effect = gain one brain
face-bang-effect = play again

## Events: before and between rounds

game-start = The game begins, clockwise: { $seats }. Deck: { $deck }, { $label }.

tie = Tie for the fewest brains: { $seats }.

thrown = { $each }.
thrown-row-other = { $seat }: { $symbol ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}
thrown-join = { "; " }

named = { $each }
named-row-other = { $seat } names { $named }.
named-join = { " " }

# $reason
start-reason = { $reason ->
    [lot] drawn by lot
    [host] host's choice
    [fewest] fewest brains
    [agreement] by agreement
   *[rps] rock-paper-scissors
}
round-start-you = Round { $round }. You start: { start-reason }.
round-start-other = Round { $round }. { $actor } starts: { start-reason }.

lot-dealt-you = Lot { $lot } of 3: { $cards }. Choose one for your cemetery.
lot-chosen-you = To your cemetery: { $card }.
lot-chosen-other = { $actor } has chosen.

## Events: the turn

turn-start-you = { $extra ->
    [none] Your turn.
   *[other] You play again.
} Horde: { $top }.
turn-start-other = { $extra ->
    [none] { $actor } to play.
   *[other] { $actor } plays again.
}

played-you = { $number ->
    [1] You play: { $card }.
   *[other] You play { number-word } { $card_value }s; one stays on the horde; { $each }.
}
played-other = { $number ->
    [1] { $actor } plays: { $card }.
   *[other] { $actor } plays { number-word } { $card_value }s; one stays on the horde; { $each }.
}
played-row-you = you get { count-word }
played-row-other = { $seat } gets { count-word }
played-join = { "; " }

passed-you = { $horde ->
    [0] You pass. You lose a brain; you have { $brains }.
   *[other] You pass. The horde is discarded. You lose a brain; you have { $brains }.
}
passed-other = { $horde ->
    [0] { $actor } passes. { $actor } loses a brain and has { $brains }.
   *[other] { $actor } passes. The horde is discarded. { $actor } loses a brain and has { $brains }.
}

drew-you = { $amount_count ->
    [0] There is nothing to draw.
   *[other] You draw: { $cards }.
}
drew-other = { $amount_count ->
    [0] There is nothing to draw.
   *[other] { $actor } draws { $amount }.
}

kept-you = You keep: { $card }. The other card goes to your cemetery.
kept-other = { $actor } keeps one card and puts the other in the cemetery.

mixed = The discard is mixed and becomes the reserve: { $amount }.

mouse = The mouse takes the horde away.

refilled-you = You take from your cemetery: { $cards }.
refilled-other = { $actor } takes { $amount } from the cemetery.

turn-end-you = Your turn is over.
turn-end-other = { $actor }'s turn is over.

## Events: the die

# $face, $moon
rolled-you = Die: { $face ->
    [spike] { face-spike }; { face-spike-effect }
    [dash] { face-dash }; { face-dash-effect }
    [equals] { face-equals }; { face-equals-effect }
    [moon] { $moon ->
        [opponent] { face-moon }; { face-moon-effect-opponent }
       *[own] { face-moon }; { face-moon-effect }
    }
    [plus] { face-plus }; { face-plus-effect }
   *[bang] { face-bang }; { face-bang-effect }
}.
rolled-other = Die: { $face ->
    [spike] { face-spike }
    [dash] { face-dash }
    [equals] { face-equals }
    [moon] { face-moon }
    [plus] { face-plus }
   *[bang] { face-bang }
}.

no-effect = No effect.

spiked-you = You put into { $target }'s cemetery: { $card }.
spiked-target = { $actor } puts into your cemetery: { $card }.
spiked-other = { $actor } puts a card in { $target }'s cemetery.

stole-you = You steal a brain from { $target }. You: { $actor_brains }; { $target }: { $target_brains }.
stole-target = { $actor } steals a brain from you. You: { $target_brains }.
stole-other = { $actor } steals a brain from { $target }. { $actor }: { $actor_brains }; { $target }: { $target_brains }.

swapped-you = { $zone ->
    [hand] You swap hands with { $target }, { $given } for { $taken }.
   *[cemetery] You swap cemeteries with { $target }, { $given } for { $taken }.
}
swapped-target = { $zone ->
    [hand] { $actor } swaps hands with you, { $given } for { $taken }.
   *[cemetery] { $actor } swaps cemeteries with you, { $given } for { $taken }.
}
swapped-other = { $zone ->
    [hand] { $actor } and { $target } swap hands, { $given } for { $taken }.
   *[cemetery] { $actor } and { $target } swap cemeteries, { $given } for { $taken }.
}
received-you = { $amount_count ->
    [0] You receive: nothing.
   *[other] You receive: { $cards }.
}

moon-card-you = From the reserve to your cemetery: { $card }.
moon-card-other = { $actor } gets a card of the reserve in the cemetery.

gained-you = You gain a brain; you have { $brains }.
gained-other = { $actor } gains a brain: { $brains }.

## Events: the end of a round and of the game

round-end-you = You have no card left: the round is over.
round-end-other = { $actor } has no card left: the round is over.

shown-you = Your hand: { $hand }. Your cemetery: { $cemetery }.
shown-other = { $actor }, hand: { $hand }. Cemetery: { $cemetery }.

losses = { $each }
losses-row-you = You lose { $lost }, { $left } left.
losses-row-other = { $seat } loses { $lost }, { $left } left.
losses-join = { " " }

game-end = { $cause ->
    [guard] The game is over: turn limit.
   *[other] { $losers_count ->
        [1] The game is over: { $losers } has no brain left.
       *[other] The game is over: { $losers } have no brain left.
    }
} { $winners_count ->
    [1] { $winners } wins with { $brains }.
   *[other] { $winners } share the win with { $brains }.
}

## Results

# $place, $name (one name or several), $brains (worded)
place = Place { $place }: { $name }, { $brains }
cause-pass = A last brain was lost on a pass.
cause-theft = A last brain was stolen.
cause-round = The end of a round took a last brain.
cause-guard = The game reached its turn limit.

## Questions. $name: the seat awaited (or the list of them); $due: cards to take up

question-lot-you = Which card of this lot goes to your cemetery?
question-lot-other = Waiting for a card of the lot from { $name }.
question-turn-you = What do you play?
question-turn-other = { $name } to play.
question-keep-you = Which of these two cards do you keep in hand?
question-keep-other = { $name } chooses which of two cards to keep.
question-play-you = Which card starts the new horde?
question-play-other = { $name } starts the new horde.
question-spike-you = Which card do you give away, and into whose cemetery?
question-spike-other = { $name } chooses a card to give away, and a cemetery.
question-steal-you = Whose brain do you steal?
question-steal-other = { $name } chooses whose brain to steal.
question-swap-you = Hand or cemetery: what do you swap, and with whom?
question-swap-other = { $name } chooses what to swap, and with whom.
question-moon-you = Whose cemetery gets the card of the reserve?
question-moon-other = { $name } chooses whose cemetery gets the card of the reserve.
question-refill-you = { $due ->
    [1] Which card of your cemetery do you take up?
    [2] Which two cards of your cemetery do you take up?
   *[3] Which three cards of your cemetery do you take up?
}
question-refill-other = { $name } fills up the hand from the cemetery.
question-turn_end-you = End of your turn?
question-turn_end-other = { $name } is ending the turn.
question-again-you = Do you play again, or stop here?
question-again-other = { $name } may play again.
question-name-you = Who should start, among the tied players?
question-name-other = Waiting for a name from { $name }.
question-throw-you = Rock, paper or scissors?
question-throw-other = Waiting for rock, paper or scissors from { $name }.
question-over = The game is over.

## Moves, as buttons, word by word

# $card, $value, $number
move-play = { $number ->
    [1] Play { $value }
   *[other] Play { number-word } { $value }s
}
# $name, $count
move-give = Give { count-word } to { $name }
move-pass = Pass
move-keep = Keep { $card }
move-lot = To the cemetery: { $card }
move-spike = Give a card
move-spike-card = Give { $card }
move-to-seat = To { $name }
move-steal = Steal a brain
move-swap_hand = Swap hands
move-swap_cemetery = Swap cemeteries
move-with-seat = With { $name }
move-moon = Send the card of the reserve
move-refill = Take { $card }
move-refill-more = and { $card }
move-done = End of turn
move-again = Play again
move-stop = Stop here
move-name = Name who starts
move-name-seat = { $name } starts
move-throw = Throw
move-rock = Rock
move-paper = Paper
move-scissors = Scissors

## Whole moves, as spoken. $value, $number; $each (say-play-row, joined); $name; $zone; $values (bare values, as a list)

say-play = { $number ->
    [1] play { $value }
   *[other] play { number-word } { $value }s, { $each }
}
# $name, $count
say-play-row = { count-word-value } to { $name }
say-play-join = { ", " }
say-pass = pass
say-lot = { $value } to the cemetery
say-keep = keep { $value }
say-spike = spike, { $value } to { $name }
say-steal = steal from { $name }
say-swap = { $zone ->
    [hand] swap hands with { $name }
   *[cemetery] swap cemeteries with { $name }
}
say-moon = moon, to { $name }
say-refill = take { $values } from the cemetery
say-done = end of turn
say-again = play again
say-stop = stop
say-name = name { $name }
say-throw = { $symbol ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}

## Answers to queries

# $count (a phrase of Table: amount), $cards
answer-hand = Your hand, { $count }: { $cards }.
answer-cemetery = Your cemetery, { $count }: { $cards }.
answer-hand-empty = Your hand is empty.
answer-cemetery-empty = Your cemetery is empty.
# $top, $count (a phrase), $beats
answer-top = Top of the horde: { $top }; { $count }; { $beats }.
answer-top-empty = The horde is empty: anything can be played.
# $cards: top first
answer-horde = The horde, top first: { $cards }.
# $cards; $pass: yes or no
answer-playable = { $pass ->
    [yes] You can play: { $cards }; and pass.
   *[no] You can play: { $cards }.
}
answer-only-pass = You can only pass.
# $name, $brains, $hand, $cemetery: phrases
answer-counts-you = You: { $brains }; hand: { $hand }; cemetery: { $cemetery }.
answer-counts-other = { $name }: { $brains }; hand: { $hand }; cemetery: { $cemetery }.
answer-score-you = You: { $brains }
answer-score-other = { $name }: { $brains }
# $reserve, $discard, $bank: phrases
answer-piles = Reserve: { $reserve }; discard: { $discard }; bank: { $bank }.
# An extra turn is waiting. $extra: mouse or bang
answer-extra-you = An extra turn awaits you.
answer-extra-other = An extra turn awaits { $name }.
answer-late = You may still take cards from your cemetery.
# $deck, $label
answer-deck = Deck: { $deck }, { $label }.
confirm-pass = You have a card you could play. Do you really pass?
confirm-last-brain = This is your last brain: passing ends the game. Do you really pass?

## Refusals: the reason alone. Arguments each one needs are named above it

refusal-9-1 = the game is over
# $asked: a question
wanted = { $asked ->
    [lot] lot
    [keep] keep
    [play] play
    [spike] spike
    [steal] steal
    [swap] swap
    [moon] moon
    [refill] refill
    [turn_end] done or refill
    [again] again or stop
    [name] name
    [throw] throw
   *[turn] play or pass
}
# $why: turn, wait, asked; $asked
refusal-12-2 = { $why ->
    [asked] now { wanted } is asked of you
    [wait] others are asked now, and you are not
   *[turn] it is not your turn
}
refusal-4-3 = cards played together must all have the same value
# $value, $held
refusal-4-2 = { $held ->
    [0] there is no { $value } in your hand
    [1] you hold only one { $value }
   *[other] you hold only { held-word } { $value }s
}
# $value, $top_value
refusal-4-4 = { $top_value ->
    [19] { $value } does not beat 19; only a 0 does
   *[other] { $value } does not beat { $top_value }; a higher card or a 0 does
}
# $value
refusal-10-5 = on an 8 the next card must be lower than 8; { $value } is not
refusal-5-4 = the spare cards go to other players of this game, never to yourself
# $number, $value, $to: a seat, $spare
refusal-5-2 = { $number ->
    [1] a card played alone stays on the horde; there is none to give
    [2] one of the two cards stays on the horde; exactly one goes to an opponent, such as play { $value }x2 { $to }1
   *[other] one of the { number-word } cards stays on the horde; all the others, no more and no fewer, go to opponents, such as play { $value }x{ $number } { $to }{ $spare }
}
refusal-6-11 = the horde is empty, so any card can be played and you cannot pass
refusal-6-12 = your hand is empty, so you can only pass
refusal-2-7 = your choice for this lot is final; the next lot comes when everybody has chosen
# $value
refusal-2-5 = there is no { $value } in your lot
# $value
refusal-6-6 = { $value } is not one of the two cards you drew
# $value
refusal-11-3 = there is no { $value } in your hand to give away
refusal-11-1 = the target must be another player of this game
# $due
refusal-7-4 = { $due ->
    [0] no card is due: your hand has three or more, or your cemetery is empty
    [1] you must take exactly one card
    [2] you must take exactly two cards
   *[3] you must take exactly three cards
}
refusal-7-1 = you can only take cards that are in your own cemetery
# $due
refusal-7-5 = { $due ->
    [1] the refill cannot be skipped; you must take one card
    [2] the refill cannot be skipped; you must take two cards
   *[other] the refill cannot be skipped; you must take three cards
}
refusal-7-7 = a late refill is possible only after you ended a turn with one due, and before the next turn has begun
refusal-8-11 = you must name one of the tied players

## House rules

option-deck = Deck
option-deck-help = How many copies of each value there are: nobody has published the list, so both decks are reconstructions.
option-deck-courbe = Curve: most cards from 6 to 12
option-deck-plate = Flat: two or three copies of everything
option-deck-file = A deck file of your own
option-first_starter = Who begins
option-first_starter-help = Who begins the first round; the rulebook does not say.
option-first_starter-random = Drawn by lot
option-first_starter-host = Named by the host
option-starter = Who begins, when the host says
option-starter-help = Only when the host names who begins round 1.
option-starter-A = A
option-starter-B = B
option-starter-C = C
option-starter-D = D
option-starter-E = E
option-refill = Refill of the hand
option-refill-help = Whether the referee insists on the refill at the end of a turn, or lets you forget it.
option-refill-asked = Always asked for
option-refill-forgettable = Can be forgotten
option-starter_tie = Tie for who begins
option-starter_tie-help = How to decide who begins a round when several players share the fewest brains.
option-starter_tie-draw = Drawn by lot
option-starter_tie-agree = The tied players agree, or a lot is drawn
option-starter_tie-rps = Rock, paper, scissors
option-reveal = Cards left at the end of a round
option-reveal-help = Whether the cards left in hands and cemeteries are shown to everybody when a round ends.
option-reveal-off = Only their number is told
option-reveal-on = They are shown
option-final_tie = Tie at the end of the game
option-final_tie-help = How players with equal brains are placed.
option-final_tie-shared = They share the place
option-final_tie-fewest_cards = Fewer cards left goes first
option-moon = Moon
option-moon-help = Whose cemetery receives the card of the reserve when the die shows the moon.
option-moon-own = The roller's own
option-moon-opponent = An opponent's, chosen by the roller
option-replay = Exclamation mark
option-replay-help = Whether the extra turn given by the die must be played.
option-replay-compulsory = The extra turn must be played
option-replay-optional = The roller may stop instead

## Disputed readings

disputed-6-12 = Disputed reading: the rule does not say what happens to a player left without cards outside that player's turn; here the round goes on, and that player must pass when the turn comes.
disputed-8-4 = { disputed-6-12 }
disputed-8-12 = Disputed reading: the rule does not say whether an extra turn comes before the end of the round; here the round ends first, and the extra turn is lost.

## What to type, for each question (help in the terminal and on the command line)

how-lot = say lot and the value that goes to your cemetery, such as lot 9.
how-turn = say play and a value, such as play 7; play 7x3 B1 C1 plays three 7s, one of them for B and one for C; or say pass.
how-play = say play and a value, such as play 7; play 7x3 B1 C1 plays three 7s, one of them for B and one for C.
how-keep = say keep and a value, such as keep 14.
how-spike = say spike, a value and a seat, such as spike 7 C.
how-steal = say steal and a seat, such as steal B.
how-swap = say swap hand or swap cemetery, then a seat, such as swap hand B.
how-moon = say moon and a seat, such as moon C.
how-refill = say refill and the values you take up, such as refill 4 6.
how-turn_end = say done, or refill and the values you take up, such as refill 4 6.
how-again = say again, or stop.
how-name = say name and a seat, such as name C.
how-throw = say throw rock, throw paper or throw scissors.

## What the rulebook does not print: where the powers of the special cards come from

rule-note-10-2 = { powers-note }
rule-note-10-5 = { powers-note }
rule-note-10-7 = { powers-note }
rule-note-10-8 = { powers-note }
rule-note-10-13 = { powers-note }

## In the terminal

sealed = The order of the cards and the die are sealed. The seal is { $commitment }.
seeded = Cards and die follow from seed { $seed }: this game can be repeated, so it is not sealed.
anything = Anything can be played.
ask-neutral = You can say done, or refill and the cards you take up.
# $cards: a lot, or the pair drawn after a pass
answer-lot = To choose from: { $cards }.
# $name, $effect
face-row = { $name }: { $effect }
confirm-on = Passing will be confirmed.
confirm-off = Passing will not be confirmed.
not-confirmed = You do not pass.
help-cemetery = the cards in your cemetery.
help-top = the top of the horde and what beats it; twice: the whole horde.
help-pile = the whole horde, from the top.
help-scores = everybody’s brains.
help-details = everybody’s brains and cards, and the piles.
help-numbers = everybody's brains and cards, then reserve, discard and bank.
help-faces = the faces of the die.
help-confirm = confirm on, confirm off: whether passing is confirmed.
help-always = hand on, cemetery on, numbers on: told with every question, until you say off.

## Words that ask something, typed: here and on the browser's command line

typed-cemetery = cemetery
typed-top = top, horde, table
typed-pile = pile, whole
typed-scores = scores, brains
typed-numbers = numbers, counts
typed-faces = faces
