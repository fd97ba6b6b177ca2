### The table's own words, shared by every game: who is away, whose turn it is, how numbers and lists are said.
### Events ask for <event>-you, <event>-target or <event>-other (see words.py); $actor and $target are names.

# $a: all names but the last, already joined by commas; $b: the last name.
list-last = { $a } and { $b }

refused = Not possible: { $reason } (rule { $clause }).

## What happens around the table

timeout-you = Time is up; the referee decides for you.
timeout-other = Time is up for { $actor }; the referee decides.
left-you = You have left the table; the referee decides for you.
left-other = { $actor } has left the table; the referee decides.
back-you = You are back at the table.
back-other = { $actor } is back at the table.
takeover-you = A bot now plays in your place.
takeover-other = A bot now plays for { $actor }.
handback-you = You take your place back from the bot.
handback-other = { $actor } takes the place back from the bot.
joined-you = You sit down at the table.
joined-other = { $actor } sits down at the table.

## Turns and waiting

your-turn = Your turn
your-turn-title = (your turn)
turn-of = { $name } to play
waiting-for = Waiting for { $name }
waiting-players = Waiting for players
game-over = The game is over
spectator = You are watching this game.
time-left = { $seconds ->
    [1] One second left.
   *[other] { $seconds } seconds left.
}
more-time = More time

## Moves that never reached the rules

stale = The table has moved on; please look again before you choose.
busy = One moment: the table is still moving.
already-taken = This choice has already been taken.
not-understood = “{ $text }” is not a move here. Say “help” for the words.
disconnected = The connection is lost; it will be tried again.
reconnected = The connection is back.

## How a rule is founded

tag-book = from the rulebook
tag-ruling = our reading
tag-disputed = disputed reading
tag-option = house rule
clause-open = Rule { $clause }

## Numbers in words

# $number: how many cards of one value are played, 1 to 31 ("three 7s").
number-word = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
   *[other] { $number }
}

# $count: how many cards somebody gets, 1 to 31 ("gets two").
count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
   *[other] { $count }
}

# $count, counted as values rather than as cards (only French tells them apart: "un 7" but "une carte").
count-word-value = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
   *[other] { $count }
}

# $held: how many copies a player holds.
held-word = { $held ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
   *[other] { $held }
}

# $n: a number of cards, in words up to twenty.
amount = { $n ->
    [0] no card
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
    [11] eleven cards
    [12] twelve cards
    [13] thirteen cards
    [14] fourteen cards
    [15] fifteen cards
    [16] sixteen cards
    [17] seventeen cards
    [18] eighteen cards
    [19] nineteen cards
    [20] twenty cards
   *[other] { $n } cards
}

no-card = no card

## Answers

ask-spectator = You are watching: you have no cards.
ask-not-asked = Nothing is asked of you now.
# $moves: moves as they are typed
ask-choices = You can say: { $moves }.
ask-choices-more = You can say: { $moves }; and more of the kind.
deck-labelled = { $deck }, { $label }
# $number: number of copies of one card
copies = { $number ->
    [1] one copy
   *[other] { number-word } copies
}
# $card, $copies (in words)
deck-row = { $card }: { $copies }
option-row = { $name }: { $value }
list-join = { "; " }
seats-again = Seats: { $seats }.
seat-you = { $letter }, { $name }, you
seat-bot = { $letter }, { $name }, { $bot }
bot-greedy = a bot that plays to win
bot-uniform = a bot that plays at random
bot-other = a bot
# Of a call window: whose turn comes when it closes. $name
window-before-you = Call window; you are next.
window-before-other = Call window; { $name } is next.
# $move: the first words of a move that goes on
choice-begun = { $move } and more
# While cards lie open that will be hidden again
question-none = Cards lie open for a while: nobody is asked anything now.
seat-person = { $letter }, { $name }

## The rulebook aloud

# $clause, $tag, $text
rule-read = Rule { $clause }, { $tag }: { $text }
rule-noted = Rule { $clause }, { $tag }, { $note }: { $text }
rule-in-force = Here: { $value }.
rule-unknown = There is no rule { $clause }. Sections go from { $first } to { $last }; name one to hear its rules.
rule-none = No move of yours has been refused. Say rule and a number, such as rule { $example }.
# $tag, $text: a part of a rule that is founded otherwise than the rest
rule-part = { $tag }: { $text }
section-title = { $number }. { $title }

## Help

help-now = Now: { $how }
help-nothing = Nothing is asked of you now.
help-queries = At any time:
help-hand = the cards in your hand.
help-playable = what you can play.
help-who = whose turn it is, and what is awaited.
help-last = what happened last; again: one further back.
help-deck = the deck, with its label.
help-options = the house rules of this game.
help-rule = the rule behind your last refusal; with a number, that rule, such as rule { $example }.
help-help = these words.
help-later = one event on again, after last.
help-clock = how much time is left, where a clock runs.
help-details = the counts and the scores of everybody.
help-seen = you have seen what lies open for a while.
# $words: the key and the word that ask; $does: what they do
help-line = { $words }: { $does }
help-words = { $key } or { $word }
key-capital = capital { $key }
key-comma = the comma
key-stop = the full stop
key-question = the question mark

## Words that ask something, typed in the terminal or on the command line; a game has more, or other ones

typed-hand = hand
typed-playable = playable, moves
typed-who = who, turn
typed-last = last, earlier, events
typed-details = details, detail
typed-clock = clock
typed-later = later
typed-deck = deck
typed-options = options
typed-rule = rule, why
typed-help = help
typed-seen = seen
