### Dementalism dans le navigateur : ce que dit sa table, en plus des mots du jeu. Ils passent avant ceux du client.

label-reconstruction = { label-reconstructed }

# $heap : cartes restant dans le Tas
head-heap = { $heap ->
    [0] Tas épuisé
    [1] 1 carte dans le Tas
   *[other] { $heap } cartes dans le Tas
}
head-extra = tour de plus
# $turns
end-turns = { $turns ->
    [1] Un tour.
   *[other] { $turns } tours.
}

## L’Étalage

edge = bord
no-goal = Aucune carte à choisir maintenant.
choose-it = Choisir cette carte
# $hidden : cartes cachées
caption-spread = { $hidden ->
    [0] Aucune carte cachée.
    [1] 1 carte cachée.
   *[other] { $hidden } cartes cachées.
}
# $cell (une formule), $each : les cases voisines
answer-around = { $cell }. À côté : { $each }.

## Réserves et Pouvoirs

title-stores = Les Réserves des autres
stores-alike = Les Piles cachées le sont aussi pour qui les possède.
store-empty = Encore rien de récolté
# $number, $ready
title-powers = { $number ->
    [1] Mon Pouvoir
   *[other] Mes { $number } Pouvoirs
}{ $ready ->
    [0] , aucun utilisable maintenant
   *[other] , utilisables maintenant : { $ready }
}
# $points
fact-points = { points } de Piles sûres
# $number
fact-lost = { $number ->
    [1] va perdre un tour
   *[other] va perdre { $number } tours
}
fact-extra = a un tour de plus à jouer
fact-spared = ne peut pas perdre de tour
fact-cut = plus aucun Pouvoir jusqu’à son prochain tour
fact-spent = a utilisé un Pouvoir ce tour-ci
# $names
proposal = { $names } : pour arrêter la partie.

## Mots de coups, tout seuls

kind-form = Former
kind-insert = Ajouter
kind-merge = Réunir
kind-nab = Chiper
kind-use = Pouvoirs
way-stack = { $name }, Pile { $place }
way-stacks = { $name }, Piles { $place } et { $second }
lead-form = Former une Pile
lead-insert = Ajouter une carte à une Pile
lead-merge = Réunir deux Piles
lead-nab = Chiper une Pile
lead-look = Regarder mes Piles
lead-further = Lorgner une autre carte
lead-gloat = L’ajouter à une Pile
lead-vote = Voter pour qui commence
lead-pick = Choisir une Pile
lead-done = Terminé
lead-no = Non
confirm-done = Terminer, et laisser les cartes visibles ?
# $place
confirm-nab = Chiper la Pile { $place } ? Si c’est raté, votre tour s’arrête et vous perdez le suivant.

## Demandes, touches et mots

query-spread = L’Étalage
query-face-up = Cartes visibles
query-store = Ma Réserve
query-others = Réserves des autres
query-keister = Le Popotin
query-heap = Le Tas
query-points = Points et Piles
query-powers = Pouvoirs et marqueurs
act-nextPlace = à la carte suivante qu’on peut choisir
act-lastPlace = à la carte précédente qu’on peut choisir
act-nextCard = à la carte visible suivante
act-lastCard = à la carte visible précédente
act-cell = votre case et ses voisines
key-arrows-does = parcourir les cases de l’Étalage, une Réserve, les choix ; avec Ctrl jusqu’au bord
key-tab-does = de l’Étalage aux Réserves, à la question, et retour
key-enter-does = retourner, choisir ; sur une Pile ou une carte visible, ce qu’on peut en faire
key-space-does = l’action principale : terminé, non
help-moves = Dans l’Étalage : Début et Fin vont aux bouts de la ligne, avec Ctrl aux coins ; R lit votre ligne, V votre colonne ; + et - changent la taille, 0 montre tout. Un coup peut aussi se taper : « retourner c4 », « former a1 b1 », « ajouter a1 > 2 », « chiper 2.3 », « utiliser mémé c4 », « fini ».
command-hint = retourner c4, { $query } d, { $rule } 4.4…
