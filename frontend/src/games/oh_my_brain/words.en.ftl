### Oh My Brain in the browser: what its table says beside the words of the game. They go before those of the client.

round-turn = Round { $round }, turn { $turn }
round-deal = Round { $round }, the deal
fact-hand = { $n ->
    [0] no card in hand,
    [1] 1 card in hand,
   *[other] { $n } cards in hand,
}
fact-cemetery = { $n ->
    [0] no card in the cemetery
    [1] 1 card in the cemetery
   *[other] { $n } cards in the cemetery
}
die-rests = not rolled yet
lot = Your lot
pair = The two cards you drew
none-to = None to { $name }
end-length = { $rounds ->
    [1] One round
   *[other] { $rounds } rounds
}, { $turns } turns.
query-cemetery = My cemetery
query-top = Top of the horde
query-pile = The whole horde
query-scores = Everyone’s brains
query-numbers = Everyone’s counts
query-faces = Faces of the die
help-moves = A move can be typed too: “play 7”, “play 7x2 B1”, “pass”, “keep 14”, “refill 4 6”.
command-hint = play 7, { $query }, { $rule } 4.4…
key-space-does = the main action, such as pass
