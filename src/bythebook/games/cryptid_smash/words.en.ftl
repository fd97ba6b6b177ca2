### Cryptid Smash in English: every word the game says. Same messages as words.fr.ftl; the table's own are in the kernel,
### and those repeated here (amounts, refusals, an absent player) replace them. The sentences of events are those of
### the specification, to the letter. A call window has a sound and no words, so it has no message here (9.7).

game-title = Cryptid Smash
game-blurb = Four elements, five secret beasts, and one word to say in time: play your last card before the others catch you silent.

deck-reconstruction = default deck
deck-file = deck file
label-reconstruction = Deck split reconstructed — the rulebook gives only totals
label-owner = List made by the host
our-reading = our reading

# $n
amount = { $n ->
    [1] 1 card
   *[other] { $n } cards
}

## Cards: colour then mark; the rest by name

# $value: 10 times the colour plus the mark, then tactical and legendary cards
card = { $value ->
    [0] Aqua Latron
    [1] Aqua Miasma
    [2] Aqua Nyx
    [3] Aqua Ouroboros
    [4] Aqua Oxyro
    [5] Aqua Draw 4
    [6] Aqua Discard
    [7] Aqua Mirror
    [8] Aqua Reverse
    [9] Aqua Skip
    [10] Terra Latron
    [11] Terra Miasma
    [12] Terra Nyx
    [13] Terra Ouroboros
    [14] Terra Oxyro
    [15] Terra Draw 4
    [16] Terra Discard
    [17] Terra Mirror
    [18] Terra Reverse
    [19] Terra Skip
    [20] Ignis Latron
    [21] Ignis Miasma
    [22] Ignis Nyx
    [23] Ignis Ouroboros
    [24] Ignis Oxyro
    [25] Ignis Draw 4
    [26] Ignis Discard
    [27] Ignis Mirror
    [28] Ignis Reverse
    [29] Ignis Skip
    [30] Aeris Latron
    [31] Aeris Miasma
    [32] Aeris Nyx
    [33] Aeris Ouroboros
    [34] Aeris Oxyro
    [35] Aeris Draw 4
    [36] Aeris Discard
    [37] Aeris Mirror
    [38] Aeris Reverse
    [39] Aeris Skip
    [40] Next Up
    [41] Colour Shift
    [42] Colour Shift plus 4
    [43] Pass Left
    [44] Free Tactic
    [45] All Discard 2
    [46] All Draw 6
   *[other] { card-both }
}
# The cards of a loaded deck that bear a symbol and a power effect (1.3)
card-both = { $value ->
    [63] Aqua Latron Draw 4
    [64] Aqua Latron Discard
    [65] Aqua Latron Mirror
    [66] Aqua Latron Reverse
    [67] Aqua Latron Skip
    [68] Aqua Miasma Draw 4
    [69] Aqua Miasma Discard
    [70] Aqua Miasma Mirror
    [71] Aqua Miasma Reverse
    [72] Aqua Miasma Skip
    [73] Aqua Nyx Draw 4
    [74] Aqua Nyx Discard
    [75] Aqua Nyx Mirror
    [76] Aqua Nyx Reverse
    [77] Aqua Nyx Skip
    [78] Aqua Ouroboros Draw 4
    [79] Aqua Ouroboros Discard
    [80] Aqua Ouroboros Mirror
    [81] Aqua Ouroboros Reverse
    [82] Aqua Ouroboros Skip
    [83] Aqua Oxyro Draw 4
    [84] Aqua Oxyro Discard
    [85] Aqua Oxyro Mirror
    [86] Aqua Oxyro Reverse
    [87] Aqua Oxyro Skip
    [88] Terra Latron Draw 4
    [89] Terra Latron Discard
    [90] Terra Latron Mirror
    [91] Terra Latron Reverse
    [92] Terra Latron Skip
    [93] Terra Miasma Draw 4
    [94] Terra Miasma Discard
    [95] Terra Miasma Mirror
    [96] Terra Miasma Reverse
    [97] Terra Miasma Skip
    [98] Terra Nyx Draw 4
    [99] Terra Nyx Discard
    [100] Terra Nyx Mirror
    [101] Terra Nyx Reverse
    [102] Terra Nyx Skip
    [103] Terra Ouroboros Draw 4
    [104] Terra Ouroboros Discard
    [105] Terra Ouroboros Mirror
    [106] Terra Ouroboros Reverse
    [107] Terra Ouroboros Skip
    [108] Terra Oxyro Draw 4
    [109] Terra Oxyro Discard
    [110] Terra Oxyro Mirror
    [111] Terra Oxyro Reverse
    [112] Terra Oxyro Skip
    [126] Ignis Latron Draw 4
    [127] Ignis Latron Discard
    [128] Ignis Latron Mirror
    [129] Ignis Latron Reverse
    [130] Ignis Latron Skip
    [131] Ignis Miasma Draw 4
    [132] Ignis Miasma Discard
    [133] Ignis Miasma Mirror
    [134] Ignis Miasma Reverse
    [135] Ignis Miasma Skip
    [136] Ignis Nyx Draw 4
    [137] Ignis Nyx Discard
    [138] Ignis Nyx Mirror
    [139] Ignis Nyx Reverse
    [140] Ignis Nyx Skip
    [141] Ignis Ouroboros Draw 4
    [142] Ignis Ouroboros Discard
    [143] Ignis Ouroboros Mirror
    [144] Ignis Ouroboros Reverse
    [145] Ignis Ouroboros Skip
    [146] Ignis Oxyro Draw 4
    [147] Ignis Oxyro Discard
    [148] Ignis Oxyro Mirror
    [149] Ignis Oxyro Reverse
    [150] Ignis Oxyro Skip
    [151] Aeris Latron Draw 4
    [152] Aeris Latron Discard
    [153] Aeris Latron Mirror
    [154] Aeris Latron Reverse
    [155] Aeris Latron Skip
    [156] Aeris Miasma Draw 4
    [157] Aeris Miasma Discard
    [158] Aeris Miasma Mirror
    [159] Aeris Miasma Reverse
    [160] Aeris Miasma Skip
    [161] Aeris Nyx Draw 4
    [162] Aeris Nyx Discard
    [163] Aeris Nyx Mirror
    [164] Aeris Nyx Reverse
    [165] Aeris Nyx Skip
    [166] Aeris Ouroboros Draw 4
    [167] Aeris Ouroboros Discard
    [168] Aeris Ouroboros Mirror
    [169] Aeris Ouroboros Reverse
    [170] Aeris Ouroboros Skip
    [171] Aeris Oxyro Draw 4
    [172] Aeris Oxyro Discard
    [173] Aeris Oxyro Mirror
    [174] Aeris Oxyro Reverse
   *[other] Aeris Oxyro Skip
}
# $value, $number
cards = { $number ->
    [1] { card }
   *[other] { number-word } { card }
}
cards-join = { ", " }
card-brief = { card }
cards-brief = { cards }

# $colour
colour-name = { $colour ->
    [aqua] Aqua
    [terra] Terra
    [ignis] Ignis
   *[aeris] Aeris
}
colour-letter = { $colour ->
    [aqua] A
    [terra] T
    [ignis] I
   *[aeris] E
}
element = { $colour ->
    [aqua] water
    [terra] earth
    [ignis] fire
   *[aeris] air
}
# $effect
effect-name = { $effect ->
    [draw4] Draw 4
    [discard] Discard
    [mirror] Mirror
    [reverse] Reverse
   *[skip] Skip
}
# $direction
direction-name = { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}

## Chains: what they come to. $units, $kind

four-times = { $units ->
    [1] 4
    [2] 8
    [3] 12
    [4] 16
    [5] 20
    [6] 24
    [7] 28
    [8] 32
    [9] 36
    [10] 40
    [11] 44
    [12] 48
    [13] 52
    [14] 56
    [15] 60
    [16] 64
    [17] 68
    [18] 72
    [19] 76
    [20] 80
    [21] 84
    [22] 88
    [23] 92
    [24] 96
   *[other] { $units } times 4
}
two-times = { $units ->
    [1] 2
    [2] 4
    [3] 6
    [4] 8
    [5] 10
    [6] 12
    [7] 14
    [8] 16
    [9] 18
    [10] 20
    [11] 22
    [12] 24
    [13] 26
    [14] 28
    [15] 30
    [16] 32
    [17] 34
    [18] 36
    [19] 38
    [20] 40
    [21] 42
    [22] 44
    [23] 46
    [24] 48
   *[other] { $units } times 2
}
total = { $kind ->
    [draw4] draw { four-times } cards
   *[discard] discard { $units }, draw { two-times }
}
# As it stands. $kind: none, draw4, discard, colour4; $draw, $discard: cards; $chain_colour
chain-colour-name = { $chain_colour ->
    [aqua] Aqua
    [terra] Terra
    [ignis] Ignis
   *[aeris] Aeris
}
chain-now = { $kind ->
    [draw4] chain: draw { $draw }, { chain-colour-name }
    [discard] chain: discard { $discard }, draw { $draw }, { chain-colour-name }
    [colour4] 4 cards to draw
   *[none] no chain
}

## Zones: one's own, shared, and those of other seats

zone-hand = Your hand
zone-hand-of = { $name }’s hand
zone-pile = Pile
zone-deck = Deck
zone-gone = Removed cards
zone-aside = Put aside
zone-colour = Active colour
zone-direction = Direction
zone-chain = Chain
zone-smash = Smash
mark-said = smash said

## Events: the start

start-you = The game begins; you go first.
start-other = The game begins; { $actor } goes first.

deal-you = You are dealt { $cards }.
deal-other = { $actor } is dealt { $amount }.
deal-back-you = { $card } goes back into the deck; you get another card.
deal-back-other = { $card }, dealt to { $actor }, goes back into the deck.

start-card = The pile starts with { $card }; colour { colour-name }.
start-back = { $card } cannot start the pile; it goes back into the deck.

## Events: the turn

turn-you = Your turn; colour { colour-name }, top { $card }.
turn-other = { $actor }’s turn.

play-you = You play { $card }; { $count } left.
play-other = { $actor } plays { $card }; { $count } left.

again-you = Same colour and symbol: you play again.
again-other = Same colour and symbol: { $actor } plays again.

mirror-you = Your Mirror repeats { effect-name }.
mirror-other = { $actor }’s Mirror repeats { effect-name }.

chain-target = You face: { total }. Answer or accept.
chain-other = { $target } faces: { total }.

answer-you = You answer with { $card }; { $count } left.
answer-other = { $actor } answers with { $card }; { $count } left.

accept-you = You accept: { total }.
accept-other = { $actor } accepts: { total }.

discard-you = You discard { $cards }; { $count } left.
discard-other = { $actor } discards { $cards }; { $count } left.

no-discard-you = You have nothing to discard.
no-discard-other = { $actor } has nothing to discard.

aside-you = { $what ->
    [away] { $card } is put aside.
    [back] It comes back to your hand.
   *[under] { $card } goes under the pile.
}
aside-other = { $what ->
    [away] { $actor } puts { $card } aside.
    [back] { $actor } takes it back.
   *[under] { $card } goes under the pile.
}

draw-you = You draw { $cards }; { $count } in hand.
draw-other = { $actor } draws { $amount }; { $count } in hand.

dry = No card can be drawn.

pass-you = You pass.
pass-other = { $actor } passes.

reverse = Play now goes { direction-name }.

skip-you = You skip { $target }.
skip-target = Your turn is skipped.
skip-other = { $target }’s turn is skipped.

next-you = { $whom ->
    [same] You play next again.
   *[other] You choose { $target } to play next.
}
next-target = { $actor } chooses you to play next.
next-other = { $whom ->
    [same] { $actor } plays next again.
   *[other] { $actor } chooses { $target } to play next.
}

colour-you = You choose { colour-name }.
colour-other = { $actor } chooses { colour-name }.

four-target = You will draw 4 cards when your turn begins.
four-other = { $target } will draw 4 cards when the turn begins.

hands = { $side ->
    [play] All hands move in the direction of play.
   *[left] All hands move to the left.
}
# To the receiver alone
hand-you = { $giver } passes you this hand: { $cards }; { $count }.

legendary-you = You draw { $card }: it is played at once.
legendary-other = { $actor } draws { $card }: it is played at once.

ask-you = { $question ->
    [discard2] Choose { $amount } to discard.
   *[colour] Choose a colour.
}
ask-other = Waiting for { $actor }.

## Events: smash and call-out. $actor: one name or several; $actor_others: those besides the listener

smash-you = Smash!
smash-other = { $actor }: Smash!

idle-you = { $cost ->
    [draw1] You say smash with { $count } and draw 1 card.
   *[heard] You say smash with { $count }.
}
idle-other = { $cost ->
    [draw1] { $actor } says smash with { $count } and draws 1 card.
   *[heard] { $actor } says smash with { $count }.
}

caught-you = { $actor_others_count ->
    [0] You call { $target } out: { $target } draws 2 cards.
   *[other] You call { $target } out, and so { $actor_others_count ->
        [1] does
       *[other] do
    } { $actor_others }: { $target } draws 2 cards.
}
caught-target = { $actor_count ->
    [1] { $actor } calls you out: you draw 2 cards.
   *[other] { $actor } call you out: you draw 2 cards.
}
caught-other = { $actor_count ->
    [1] { $actor } calls { $target } out: { $target } draws 2 cards.
   *[other] { $actor } call { $target } out: { $target } draws 2 cards.
}

late-you = { $actor_others_count ->
    [0] { $target } said smash in time.
   *[other] { $actor_others } called { $target } out too, but { $target } said smash in time.
}
late-target = { $actor } called you out, but you said smash in time.
late-other = { $actor } called { $target } out, but { $target } said smash in time.

wrong-you = Wrong call-out: you draw 2 cards.
wrong-other = Wrong call-out: { $actor } draws 2 cards.

## Events: the deck and the end

reshuffle = The pile becomes a new deck of { $back }; { $removed_count ->
    [1] { $removed } leaves the game.
   *[other] { $removed } leave the game.
}

finish-you = You have played your last card: place { $place }.
finish-other = { $actor } has played the last card: place { $place }.

over = { $reason ->
    [blocked] Nobody can play or draw: { $each }.
    [limit] Action limit reached: { $each }.
   *[finish] Game over: { $each }.
}
over-row-you = you, place { $place }
over-row-other = { $seat }, place { $place }
over-join = { "; " }

## What the table tells of an absent player, in this game's words

timeout-you = The referee moves for you.
timeout-other = The referee moves for { $actor }.

## Results

# $place, $name (one name or several)
place = Place { $place }: { $name }
cause-finish = A last card was played.
cause-blocked = Nobody could play or draw any more.
cause-limit = The game reached its action limit.

## Questions. $name: the seat awaited; $due: cards to discard. Those that are sealed name nobody (9.14, 7.10)

question-window-you = Do you say smash, or call somebody out?
question-window-other = The call window is open.
question-answer-you = Do you answer the chain, or accept it?
question-answer-other = { $name } answers the chain or accepts it.
question-act-you = What do you do?
question-act-other = { $name } to play.
question-play_drawn-you = Do you play the card you have drawn, or keep it?
question-play_drawn-other = { $name } plays the card just drawn, or keeps it.
question-discard2-you = { $due ->
    [1] Which card do you discard?
   *[other] Which two cards do you discard?
}
question-discard2-other = Everybody chooses what to discard.
question-colour-you = Which colour do you choose?
question-colour-other = { $name } chooses a colour.
question-over = The game is over.

## Moves, as buttons, word by word

# $card
move-play = Play { $card }
move-answer = Answer
move-answer_card = Answer with { $card }
move-draw = Draw a card
move-accept = Accept
move-pay = Discard { $card }
move-discard = Discard
move-discard_card = Discard { $card }
# $number: a colour, 0 to 3
colour-numbered = { $number ->
    [0] Aqua
    [1] Terra
    [2] Ignis
   *[3] Aeris
}
move-colour = { colour-numbered }
move-keep = Keep it
# The choices of a tactical card. $name; $number: a colour
move-choose_turn = { $name } plays next
move-choose_colour = { colour-numbered }
move-choose_colour4 = { colour-numbered }, and 4 cards for the next player
move-choose_pass = Pass the hands
move-smash = And say smash
move-entry = Say so
move-done = Done

## Smash and call-out: keys and short answers, the same words at every moment (9.7)

call-smash = Smash
# $name
call-out = Call out { $name }
call-hold = Hold
call-release = Release
call-go-on = Go on
noted-smash = Smash noted.
noted-call = Call on { $name } noted.
noted-hold = Hold noted.
noted-release = Release noted.
noted-go-on = Go on noted.
taken-back-smash = Smash taken back.
taken-back-call = Call on { $name } taken back.
early-move-back = Your early move is no longer possible. Choose again.
# $seconds
window-length = Call window: { $seconds ->
    [1] 1 second
   *[other] { $seconds } seconds
}
window-wait = Call window: no clock

## Whole moves, as spoken. $value; $choice (none, turn, colour, colour4, pass), $name, $colour; $smash: yes or no

say-smash = { $smash ->
    [yes] , and say smash
   *[no] { "" }
}
say-choice = { $choice ->
    [turn] , { $name } next
    [colour] , { colour-name }
    [colour4] , { colour-name }
   *[none] { "" }
}
# Free Tactic says as what it is used. $used: no, turn, colour, colour4, pass
say-used = { $used ->
    [turn] , as Next Up
    [colour] , as Colour Shift
    [colour4] , as Colour Shift plus 4
    [pass] , as Pass Left
   *[no] { "" }
}
say-play = play { card }{ say-used }{ say-choice }{ say-smash }
say-answer = answer with { card }{ say-smash }
say-draw = draw
say-accept = accept
# $cards: the cards paid
say-accept-paying = accept, discarding { $cards }
say-discard = discard { $cards }
say-colour = choose { colour-name }
say-keep = keep it
say-entry-smash = smash
say-entry-call = call out { $name }
say-entry-nothing = say nothing

## Answers to queries

# $count (a phrase: amount), $cards
answer-hand = { $count }: { $cards }.
answer-hand-empty = You have no card left.
# $cards
answer-playable = Playable: { $cards }.
answer-nothing = Nothing fits: draw.
answer-answers = You can answer with: { $cards }.
answer-no-answer = Nothing answers: accept.
answer-keep = It does not fit: keep it.
# $value (the top card), $colour, $direction, $deck (a number), and those of chain-now
answer-table = Top { card }, colour { colour-name }, { direction-name }, { chain-now }, deck { $deck }.
# $name, $cards_count, $said: yes or no
answer-counts-you = You { $cards_count }{ said }.
answer-counts-other = { $name } { $cards_count }{ said }.
said = { $said ->
    [yes] , { mark-said }
   *[no] { "" }
}
# $name, $place
answer-counts-done-you = You have finished, place { $place }.
answer-counts-done-other = { $name } has finished, place { $place }.
# $effect
answer-mirror = Mirror would repeat { effect-name }.
answer-no-mirror = Mirror cannot be played.
# $cards: from the top
answer-pile = Pile: { $cards }.
answer-gone = Removed: { $cards }.
answer-gone-empty = No card has been removed.
answer-places-none = Nobody has finished.
answer-place = { place }.
answer-turn-you = Your turn.
answer-turn-other = { $name }’s turn.
answer-next-you = You are next.
answer-next-other = { $name } is next.
# $deck, $label
answer-deck = Deck: { $deck }. { $label }.
deck-labelled = { $deck } ({ $label })
confirm-draw = You have a card you could play. Do you really draw?
confirm-accept = You have a card that answers. Do you really accept?

# Help on queries, in the terminal
help-top = the top card, the active colour, the direction, the chain and the deck.
help-counts = everybody's cards, and who has said smash.
help-pile = what a Mirror would repeat, then the whole pile from the top; twice: the removed cards.
help-places = who has finished.
help-confirm = confirm on, confirm off: whether drawing with a card to play, or accepting with an answer, is confirmed.
help-who = whose turn it is, and who is next.
help-always = hand on, table on, counts on: told with every question but call windows, until you say off.
# What may be said in a call window, or ahead of it
help-smash = say smash, in the call window or with your coming play; again: take it back.
help-call = call out the player that you name, such as call p3, in the next window; again: take it back.
help-hold = keep the call windows open; again: release them.
help-go-on = let the call window close.
confirm-on = Drawing and accepting will be confirmed.
confirm-off = Drawing and accepting will not be confirmed.

## Programs (9.20)

# $percent
lapse = forgets { $percent } times in 100
lapse-name = Forgetfulness
lapse-help = How often a program forgets to say smash or to call somebody out. It always goes by what everybody can see.

## Refusals: the reason alone. Arguments each one needs are named above it

# $asked: a question
wanted = { $asked ->
    [window] smash or call
    [answer] answer or accept
    [play_drawn] play or keep
    [discard2] discard
    [colour] colour
   *[act] play or draw
}
# $why: over, turn, wait, asked, card, colour, colour4, seat, use, choice; $value, $asked
refusal-8-15 = { $why ->
    [over] the game is over
    [card] { card } is not in your hand, or not that often
    [colour] say the colour with { card }, such as play t.col ig
    [colour4] say the colour with { card }, such as play t.col4 ig
    [seat] say with { card } who plays next, such as play t.turn p3
    [use] say what { card } is used as, such as play t.any col ig, play t.any turn p3 or play t.any pass
    [choice] no such choice goes with { card }
    [asked] now { wanted } is asked of you
    [wait] others are asked now, and you are not
   *[turn] it is not your turn
}
refusal-9-8 = you call out other seats of this table, never your own
refusal-8-6 = only the card you have just drawn can be played now; or keep it
# $value, $colour
refusal-4-8 = { card } fits neither the colour, { colour-name }, nor the mark of the top card
refusal-5-13 = Mirror needs another power effect in the pile, and there is none
refusal-6-13 = Free Tactic is used as one of the other four tactical cards
refusal-6-4 = the next turn goes to a player who has not finished, and not to you if this is your last card
refusal-8-3 = you have a card to play, so you cannot draw
# $value
refusal-11-6 = { card } does not answer this chain; only the effect of the chain does, or a Mirror in its colour
refusal-11-8 = a Mirror answers only in the colour of the chain
# $owed: cards to pay
refusal-5-8 = { $owed ->
    [0] no card is to be discarded here
    [1] exactly 1 power or tactical card is to be discarded
   *[other] exactly { $owed } power or tactical cards are to be discarded
}
# $value
refusal-5-4 = only power cards and tactical cards can be discarded here, and { card } is neither
refusal-7-9 = a hand of 3 cards or more gives exactly 2, a hand of 2 gives exactly 1
refusal-3-13 = there is no such seat at this table

## House rules

option-deck = Deck
option-deck-help = { label-reconstruction }. A file of your own can replace it.
option-deck-reconstruction = Reconstruction
option-deck-file = A deck file of your own
option-play_on = After the first winner
option-play_on-help = Whether the game ends when somebody has played every card, or the others play on for their places.
option-play_on-off = The game ends
option-play_on-on = The others play on
option-first_player = Who goes first
option-first_player-help = The rulebook wants the player who last spotted Bigfoot: answer for your table, or let the referee draw.
option-first_player-draw = Drawn by lot
option-first_player-p1 = Seat 1
option-first_player-p2 = Seat 2
option-first_player-p3 = Seat 3
option-first_player-p4 = Seat 4
option-first_player-p5 = Seat 5
option-first_player-p6 = Seat 6
option-start_card = Starting card
option-start_card-help = Whether a power card may start the pile. It has no effect there.
option-start_card-any = Any colour card
option-start_card-symbol = Symbol cards only
option-pass_side = Pass Left
option-pass_side-help = Which way the hands go when they are passed.
option-pass_side-left = Always to the left
option-pass_side-play = In the direction of play
option-legendary_colour = Colour after All Discard 2
option-legendary_colour-help = Who sets the colour after everybody has discarded.
option-legendary_colour-active = The player whose turn it is
option-legendary_colour-drawer = The player who drew the card
option-free_draw = Drawing a card
option-free_draw-help = Whether you may draw although you have a card to play.
option-free_draw-off = Only when nothing fits
option-free_draw-on = Whenever a card can be drawn
option-play_drawn = The card just drawn
option-play_drawn-help = Whether a card drawn on your turn may be played at once, if it fits.
option-play_drawn-off = It is kept, and the turn ends
option-play_drawn-on = You may play it at once
option-again_stuck = Playing again without a card that fits
option-again_stuck-help = What happens when you must play again and nothing fits.
option-again_stuck-draw = You draw a card
option-again_stuck-end = Your turn ends
option-call_window = Call window
option-call_window-help = How long everybody may say smash or call others out before each turn. Where somebody listens to speech, choose no clock.
option-call_window-wait = No clock
# $value
option-call_window-number = { $value ->
    [1] 1 second
   *[other] { $value } seconds
}
option-wrong_call = Wrong call-out
option-wrong_call-help = What it costs to call out a player who has nothing to say. If it costs nothing, everybody will call everybody.
option-wrong_call-draw2 = You draw 2 cards
option-wrong_call-free = It costs nothing
option-idle_smash = Smash without need
option-idle_smash-help = What it costs to say smash with another number of cards than one.
option-idle_smash-heard = It is only heard
option-idle_smash-draw1 = You draw 1 card
option-smash_mode = Smash
option-smash_mode-help = Whether players say smash themselves, or it is said for them and nobody can be called out.
option-smash_mode-called = Said by the players
option-smash_mode-automatic = Said for everybody
option-action_limit = Action limit
option-action_limit-help = After how many answers and actions a game that does not end is stopped.
# $value
option-action_limit-number = { $value } answers and actions

## What to type, for each question (help in the terminal and on the command line)

how-window = press Enter to say nothing; or say smash, or call and a seat, such as call p3, or both, such as smash, call p3. If you are next, you can say your move at once.
how-answer = say answer and a card, such as answer te.dr4; or accept, with the cards you pay, such as accept te.skp,t.col.
how-act = say play and a card, such as play aqua nyx or play aq.nyx, play t.col ig, play t.turn p3 or play t.any col4 ig; add smash to say it, where players say it themselves; or say draw.
how-play_drawn = say play and the card you have drawn, or keep.
how-discard2 = say discard and the cards, such as discard aq.nyx,te.lat.
how-colour = say colour and one of aq, te, ig, ae.

## Words that ask something, typed: here and on the browser's command line

typed-top = table, top
typed-counts = counts, count, numbers
typed-pile = pile, mirror
typed-places = places, place, scores
typed-smash = smash
typed-call = call, call out
typed-hold = hold
typed-go-on = go on

## At a live table: what comes when an open call window closes. $colour, $value

# $colour, $value
before-turn = Colour { colour-name }, top { card }.
window-open-you = Your turn comes when the window closes.
window-open-wait = The call window is open until you go on.
# $name
window-open-other = { $name } plays when the window closes.
