### Oh My Brain dans le navigateur : ce que dit sa table, en plus des mots du jeu. Ils passent avant ceux du client.

round-turn = Manche { $round }, tour { $turn }
round-deal = Manche { $round }, la donne
fact-hand = { $n ->
    [0] aucune carte en main,
    [1] 1 carte en main,
   *[other] { $n } cartes en main,
}
fact-cemetery = { $n ->
    [0] aucune carte au cimetière
    [1] 1 carte au cimetière
   *[other] { $n } cartes au cimetière
}
die-rests = pas encore lancé
lot = Votre lot
pair = Les deux cartes piochées
none-to = Aucune à { $name }
end-length = { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
}, { $turns } tours.
query-cemetery = Mon cimetière
query-top = Dessus de la horde
query-numbers = Les nombres de chaque place
query-faces = Faces du dé
query-cemetery-help = lit votre cimetière
query-top-help = carte du dessus et ce qui la bat ; deux fois : toute la horde
query-numbers-help = cerveaux et cartes de chaque place, et les piles
query-faces-help = les six faces du dé
word-cemetery = cimetière
word-top = horde
word-numbers = nombres
word-faces = faces
act-scores = cerveaux de chaque place
act-details = cerveaux, cartes et piles
help-moves = Un coup peut aussi se taper : « jouer 7 », « jouer 7x2 B1 », « passer », « garder 14 », « completer 4 6 ».
command-hint = jouer 7, main, règle 4.4…
key-space-does = l’action principale, comme passer
