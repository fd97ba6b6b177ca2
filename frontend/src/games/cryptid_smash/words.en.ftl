### Cryptid Smash in the browser: what its table says beside the words of the game. They go before those of the client.

# $deck: cards left in the deck; $gone: cards out of the game
head = Deck { $deck }{ $gone ->
    [0] { "" }
   *[other] , removed { $gone }
}
# $place
finished = place { $place }
next-tag = next
mirror-title = Mirror repeats
mirror-nothing = nothing yet
chain-none = no chain
# $draw, $discard
chain-draw4 = draw { $draw }
chain-discard = discard { $discard }, draw { $draw }
chain-colour4 = draw { $draw }

## The call window and its keys, the same words at every moment

window-open = Call window
window-hold = { call-hold }
window-go-on = { call-go-on }
call-own = { call-smash }
# $name
call-other = { call-out }
call-own-noted = { noted-smash }
call-own-back = { taken-back-smash }
call-other-noted = { noted-call }
call-other-back = { taken-back-call }
hold-noted = { noted-hold }
release-noted = { noted-release }
go-on-noted = { noted-go-on }

## Questions, keys and words

query-top = The table
query-counts = Everyone’s cards
query-pile = Mirror and pile
query-places = Places
help-moves = A move can be typed too: “play aq.nyx”, “play t.col ig”, “answer te.dr4”, “accept te.skp,t.col”, “draw”, “w(smash, call p3)”.
command-hint = play aq.nyx, { $query }, { $rule } 9.5…
key-space-does = the main action: draw, accept or keep

## Choices of a free tactic, kind by kind

kind-choose_turn = Next Up
kind-choose_colour = Colour Shift
kind-choose_colour4 = Colour Shift plus 4
kind-choose_pass = Pass Left
# $number
move-choose_colour4 = { colour-numbered } +4
