### The client's own words in English. Words of the games come from the server.

## Frame
skip = Skip to the page
nav = Site
nav-rules = Rules
nav-replay = Open a record
language = Language
settings = Settings
close = Close
loading = One moment…
one-moment = One moment…
colon = { ": " }
you = You
you-mark = (you)
guest = Guest
back-home = First page
try-again = Try again
try-now = Try now
trouble-offline = The server does not answer. Please check the connection, then try again.

## First page
home-title = Card games, played by the book
home-lead = One table for sighted and blind players. Whatever happens, the margin names the rule that made it happen.
colophon = The printed games belong to their makers. The wording of the rules, the drawings and the decks here are our own.
seats-from-to = { $least } to { $most } players
play-now = Play now
opponents = How many bots against you
play-now-go = Deal the cards
with-friends = With friends
your-name = Your name at the table
make-table = Make a table
read-first = Look closer
read-rules = Read the rules

## Lobby
lobby-eyebrow = A table is being laid
take-a-seat = Take a seat
sit-down = Sit down
or-watch = Or just stay on this page: you will watch the game as a guest.
table-full = All seats are taken. Stay on this page, and you will watch the game as a guest.
seats = Seats
seat-open = free seat
seat-waiting = Nobody yet
seat-host = host
seat-here = here
bot-greedy = bot, plays to win
bot-uniform = bot, plays at random
number-from-to = from { $least } to { $most }
add-bot = Add a bot
remove = Remove
how-many-seats = Number of seats
spectators = { $n ->
    [1] One guest is watching.
   *[other] { $n } guests are watching.
}
host-starts = The host starts the game when everybody is here.
host-take-over = Be the host instead
start = Start the game
start-ready = Everybody is here.
start-not-yet = { $n ->
    [1] One seat is still free: wait for a friend, add a bot, or choose fewer seats.
   *[other] { $n } seats are still free: wait for friends, add bots, or choose fewer seats.
}
change-name = Change my name
save = Save
sat-down = { $name } sits down.
stood-up = { $name } has left.
invite = Invite
invite-how = Send this link, or let a phone read the square. Whoever opens it can sit down; nobody needs an account.
invite-link = Invitation link
copy = Copy
copied = Copied
qr-alt = QR code of the invitation link
qr-caption = Point a camera here
commitment = The cards of this table are sealed already. Seal:
house-rules = House rules
house-rules-how = Each one can be changed until the game starts. The margin opens its clause.
house-rules-read = The host chooses them. The margin opens each clause.
house-rules-changed = { $n ->
    [1] One differs from the book as we read it.
   *[other] { $n } differ from the book as we read it.
}

## Table
table = Table
players = Players
moves = Moves
page = The page
page-label = Page with the margin
page-close = Put the page away
page-empty = Nothing has been written yet.
whose-turn = to play
thinking = awaited
away = away
cards = { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
}
pile-empty = empty
tell-pile = , read them all
card-playable = playable
card-chosen = chosen
your-turn = Your turn
not-your-turn = It is not your turn.
not-now = Not offered now.
step-back = Step back
do-it = That is all
prepared = Ready to send: { $move }.
sent = Sent to the referee…
no-main-action = There is nothing to do with the space bar now.
nothing-to-call = There is nothing to call in this game.
not-in-game = This game has no such thing.
fact-cards = { $n ->
    [0] no card in hand
    [1] 1 card in hand
   *[other] { $n } cards in hand
}
rule = Rule
why = Why? { $clause }
put-away = Put this note away
refused-bare = Not possible (rule { $clause }).
note-stale = The table has moved on; please look again before you choose.
note-taken = This choice has already been taken.
note-busy = One moment: cards lie open that will be hidden again.
note-unsent = The line has dropped: your choice was not sent. Please choose again when it is back.
note-error = That was not understood; nothing has changed.
opening-table = Opening the table…
dealing = The cards are being dealt…
line-connecting = Coming to the table…
line-reconnecting = The line has dropped. Your seat is kept; we are trying again.
gone-unknown = There is no such table
gone-unknown-help = The link may be incomplete, or the table was put away long ago.
gone-closed = This table is closed
gone-closed-help = Its game cannot be continued here.
gone-reload = This page is out of date
gone-reload-help = It is older than the table: please reload it. Your seat is kept.
reload = Reload
gone-unplayable = This game has no table here yet
gone-unplayable-help = It can be played in a terminal already: bythebook line
confirm-yes = Yes
confirm-no = No, go back

clock = Time to answer
clock-none = No limit
clock-seconds = { $seconds } s
clock-of = { $seconds } seconds to answer each question.
own-seat = My seat
own-seat-how = This link brings your seat to another device. Keep it to yourself: whoever has it holds your cards.
own-seat-link = Link to my own seat
leave = Leave the table
leave-sure = Leave this table? The referee plays for you until you come back.
let-bot-play = Let a bot play

## Cards that lie open for a while
showing = Look well: what lies open now will be hidden again.
showing-others = One moment: somebody is looking at a card.
showing-confirmed = One moment: not everybody has seen it yet.
seen = Seen
seen-noted = Noted: you have seen it.
seen-spectator = You are watching: the table waits for its players only.
slower = Longer, please
slower-noted = From now on cards stay open for longer.
show-factor = Cards that are shown stay open
show-factor-times = { $times ->
    [1] as usual
    [2] twice as long
    [3] three times as long
   *[other] { $times } times as long
}
show-factor-hint = Anybody may ask for longer, also during the game.

## Asking the table
ask = Ask the table
command = Command line
# $query, $rule: words that ask
command-hint = { $query }, { $rule } 4.4…
send = Send
talk = Table talk
talk-label = Say something to everybody
ask-unsent = The line has dropped: please ask again when it is back.
ask-spectator = You are watching: you hold no cards.
no-clause = No clause has been named yet.
no-clock = No clock is running.
query-hand = My hand
query-playable = What can I play?
query-who = Whose turn?
query-last = One event back
query-later = One event on
query-details = The same in detail
query-clock = Time left
query-deck = The deck
query-options = House rules
query-rule = Why? The clause
query-help = Help
help-title = Keys and words
help-letters = Letters work while the table has focus. The words are typed in the command line; they are the same in a terminal.
help-moves = A move can be typed too.
help-letters-off = Letters are switched off in the settings. The words are typed in the command line; they are the same in a terminal.
help-key = Key
help-word = Word
help-does = What it does
shift = Shift+{ $key }
key-arrows = arrows
key-arrows-does = walk the cards; Home and End go to the first and last
key-tab = Tab
key-tab-does = next card that can be played, next choice
key-enter = Enter
key-enter-does = play, choose
key-space = Space
key-space-does = the main action
key-f1 = F1
key-f1-does = the rulebook
act-top = The table
act-hand = My hand
act-cemetery = My second zone
act-numbers = Everyone’s counts
act-scores = scores or places of everyone
act-details = the same in detail
act-pile = The whole pile
act-who = Whose turn
act-clock = time left
act-why = Why: the clause
act-collects = What my cards would collect, in games with lines
act-groups = The groups of the table, in games that have some
act-lines = The lines of the table, in games that have some
act-cell = the cell you stand on and those beside it
act-face-up = Cards that lie face up for now, in games that have some
act-heap = The draw pile, where it is asked for alone
act-powers = Powers and markers, in games that have some
act-quiet = not to be asked again this turn
act-playable = What I can play
act-faces = Faces of the die, in games that have one
act-deck = The deck
act-options = House rules
act-call = call, in games that have calls
act-out = call somebody out, then the number of the seat
act-hold = hold a window open, in games that have calls
act-goOn = go on, in games that have calls
act-earlier = one event back
act-later = one event on
act-command = to the command line
act-help = Help
act-rows = The table row by row
act-row = one row of the table
act-column = one column of the table
act-tally = what has been counted
act-nextPlace = to the next place where a card may go
act-lastPlace = to the place before it
act-nextCard = to the next card on the table
act-lastCard = to the card before it
act-lists = lists of the table
act-seen = say that you have seen what lies open for a while
act-draw = draw a card, in games where you do it yourself
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Centre the table
zoom-most = It gets no larger.
zoom-least = It gets no smaller.

## Calls
calls = Calls
call-whom = Whom? { $seats }.
call-nobody = There is no such seat to call out.
call-not-now = Calls are made while the game is on.
held-move = Your move waits for the window to close: { $move }
take-back = Take it back
move-taken-back = Your move is taken back.
move-held = Your move is noted.

## Settings
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Movement
settings-motion-auto = As the device
settings-motion-on = On
settings-motion-off = Off
settings-speech = Speech
settings-speech-full = Full
settings-speech-brief = Brief
settings-play = At the table
settings-confirm = Ask before I pass or draw when I could play
settings-handAtTurn = Read my hand when my turn comes
settings-letters = Single-letter keys
settings-sound = Sounds of paper and wood
settings-keys = Change the keys
settings-keys-hint = One sign each, different from the others.
settings-keys-reset = Back to the usual keys

## Rules
opening-book = Opening the rulebook…
rulebook = Rulebook
contents = Contents
books = Rulebooks
books-how = Every rule has a number; whatever happens at a table names it.
appendix = Deck, house rules, notation
clause-in-book = See it in the rulebook
clause-unknown = There is no clause { $clause } in this rulebook.

## End
end-won = You win!
end-shared = You share the win!
end-place = You finish in place { $place }
place-number = Place { $place }:
end-turns = { $turns ->
    [1] One turn.
   *[other] { $turns } turns.
}
rematch = Play again
to-next-table = To the next table
download-record = Keep the record
watch-replay = Watch it again

## Replay
replay = Replay
replay-eyebrow = A game, told again
replay-how = A record holds a whole game: the deal, every move, every roll. Open one, and step through it at your own pace.
choose-record = Choose a record
replay-controls = Controls
replay-at = Step { $n } of { $of }.
to-start = To the beginning
to-end = To the end
step-backward = One step back
step-forward = One step on
run = Let it run
pause = Pause
jump = Jump to a step
