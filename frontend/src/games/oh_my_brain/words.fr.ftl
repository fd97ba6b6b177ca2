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
query-pile = Toute la horde
query-scores = Les cerveaux de chaque place
query-numbers = Les nombres de chaque place
query-faces = Faces du dé
help-moves = Un coup peut aussi se taper : « jouer 7 », « jouer 7x2 B1 », « passer », « garder 14 », « completer 4 6 ».
command-hint = jouer 7, { $query }, { $rule } 4.4…
key-space-does = l’action principale, comme passer
