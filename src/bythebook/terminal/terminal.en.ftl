### The terminal's own words in English. A game's words may replace any of them.

# $name: what is typed; $title, $least, $most, $blurb
game-line = { $name }: { $title }, { $least } to { $most } players. { $blurb }

## At the start

seats-line = Seats, clockwise: { $seats }.
options-line = House rules that differ from the default: { $options }.
sealed = The order of the cards is sealed. The seal is { $commitment }.
seeded = The cards follow from seed { $seed }: this game can be repeated, so it is not sealed.
welcome = Say help for the words you can use. An empty line repeats what is asked.
welcome-windows = After every move the call window opens: press Enter to go on, or say smash or call out somebody first. If you are next, you can say your move at once.
watching = You are watching: bots play alone.

## While playing

go-on = Press Enter to go on.
# After faces that will be hidden again
showing = This lies open for a while only: press Enter when you have seen it.
seen-nothing = Nothing lies open for a while now.
# $times: how many times as long as usual
slower-now = { $times ->
    [1] What lies open for a while does so as long as usual.
   *[other] What lies open for a while does so { $times } times as long.
}
slower-how = Say slower, or slower and a number from 1 to { $most }.
window-held = You hold the window: say hold again to release it.
early-cards-first = Cards are drawn before your move: press Enter to go on.
windows-on = Call windows are asked.
windows-off = Call windows go by without a question; what you say ahead still counts. Say windows on to be asked again.
not-confirmed = It is not done.
yes-or-no = Say yes or no.
short-on = Short speech is on.
short-off = Short speech is off.
always-on = From now on this is told with every question.
always-off = This is no longer told with every question.
on-or-off = Say on or off after { $word }.

## Queries

log-empty = Nothing has happened yet.
log-line = { $line } Rule { $clause }.
log-start = There is nothing before that.
log-end = There is nothing after that.
no-clock = No clock is running.

## Help

help-short = short on, short off: cards by number only, or in full.
help-windows = windows on, windows off: whether every call window is asked, or all of them go by with what you said ahead.
help-slower = slower, or slower and a number: what lies open for a while does so for longer.
help-save = save and a file name: keep the record of this game.
help-quit = quit: leave the game.

## At the end

places-sentence = { $place }.
seal-opened = The seal is opened. The secret is { $secret }.
after-game = Say save and a file name to keep the record, or quit.
saved-over = Saved to { $file }. Check it with bythebook verify { $file }
saved-going = Saved to { $file }, from now on after every move. It holds every card, so leave it closed until the game is over.
not-saved = { $file } could not be written: { $problem }.
not-a-record = { $file } exists and is no record, so it is left as it is. Choose another name.
save-where = Say save and a file name.
left = The game is not over; you leave it here.
input-ended = The input has ended, and the game is not over.
go-on-seed = To go on, start it again with --seed { $seed } and give it the same lines first.
go-on-record = To go on, say bythebook line --resume { $file }
go-on-none = To be able to go on another time, start with --record and a file name.
resumed = The game goes on where it was left.

## Records

# $name, $sentence
heard-by = { $name } hears: { $sentence }
step-of = Step { $n } of { $last }.
step-help = Enter: the next step; b: back; a number: go to that step; q: leave.
replay-ends = The record ends here; the game is not over.
replay-end = The record ends here.
verified = { $file }: { $entries } entries, every one follows from the one before.
verified-sealed = The secret is the one that was sealed, and every draw follows from it.
verified-unsealed = No secret is opened in this record, so the draws are taken as they are told.
verified-over = The result is the one recorded: { $places }.
verified-going = The game is not over.
place-inline = place { $place } { $name }

## The words of settings, typed

typed-short = short
typed-confirm = confirm
typed-windows = windows
typed-slower = slower
typed-save = save
typed-quit = quit, exit
