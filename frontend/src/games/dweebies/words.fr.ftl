### Dweebies dans le navigateur : ce que dit sa table, en plus des mots du jeu. Ils passent avant ceux du client.

# $round
head-round = Manche { $round }
# $pile : cartes restant dans la pioche
head-pile = { $pile ->
    [0] pioche vide
    [1] 1 carte dans la pioche
   *[other] { $pile } cartes dans la pioche
}
# $n
fact-won = { $n ->
    [0] rien de ramassé
    [1] 1 carte ramassée
   *[other] { $n } cartes ramassées
}
# $rounds
end-rounds = { $rounds ->
    [1] Une manche.
   *[other] { $rounds } manches.
}
draw-button = Piocher une carte

## Poser

choose-card = Choisissez maintenant une carte.
no-place = Aucune case à choisir maintenant.
# $spot, $lines
spot-collects = { $spot }, ramasse { $lines }
# $number : le plus de cartes que cette carte ramasserait maintenant
card-collects = en ramasse jusqu’à { $number }
# $card, $number, $collecting : combien de ces cases ramassent
caption-choose = { $collecting ->
    [0] { $card } : choisissez une case. Aucune ne ramasse.
    [1] { $card } : choisissez une case. Une seule ramasse.
   *[other] { $card } : choisissez une case. { $collecting } ramassent.
}
caption-centre = La première carte se pose au centre.
# $cell, $lines, $count
caption-collects = { $cell } : ramasse { $lines }, { $count }
caption-nothing = { $cell } : ne ramasse rien
# $groups, $need
caption-split = { $groups } groupes séparés : encore { $need }
take-unasked = Ramasser sans demander
place-then-choose = Poser, puis choisir

## Listes

lists = La table en listes
list-legal = Cases jouables
list-cards = Cartes
list-lines = Lignes
list-groups = Groupes
list-none = Aucune entrée.

## Demandes, touches et mots

query-playable = Où poser ?
query-collects = Que ramasserais-je ?
query-table = La table
query-rows = Rangée par rangée
query-row = Cette rangée
query-column = Cette colonne
query-cell = Cette case
query-lines = Les lignes
query-groups = Les groupes
query-counts = Pioche et mains
query-scores = Ramassées
query-tally = Décompte
act-nextPlace = à la case jouable suivante
act-lastPlace = à la case jouable précédente
act-lists = cartes, cases jouables, lignes et groupes en listes
act-draw = piocher une carte (quand chaque place pioche elle-même)
key-arrows-does = parcourir les cases de la table, les cartes de votre main ; avec Ctrl, à la carte suivante de ce côté
key-tab-does = case jouable suivante une fois la carte choisie ; carte ou choix suivant
key-enter-does = choisir une carte, la poser ici ; avec Maj : poser, puis choisir quoi ramasser
key-space-does = l’action principale : prendre tout, continuer
help-moves = Sur la table : Début va au centre, Fin à la dernière carte posée ; + et - changent la taille, 0 recentre. Un coup peut aussi se taper : « ga@N1E2 », « prendre tout », « prendre rangée », « laisser ».
command-hint = ga@N1E2, { $query }, { $rule } 4.4…
