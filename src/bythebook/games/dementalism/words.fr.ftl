### Dementalism en français : tout ce que dit le jeu. Mêmes messages que words.en.ftl ; ceux de la table sont au noyau,
### et ceux qui sont repris ici (nombres de cartes, refus, absences) les remplacent. Les phrases des événements sont
### celles de la spécification, à la lettre. Un événement qui a perdu ses faces se dit sous sa forme `-blind`, et une
### fois son tour fini sous sa forme `past-`, s’il en a une (13.3).
### Vous partout ; jamais le genre d’un nom, jamais « de » ni « que » devant un nom. Zéro et un : au singulier.
### Un paquet chargé apporte ses noms et ses textes : ils remplacent les messages de la partie « Cartes », et rien d’autre (1.7).

game-title = Dementalism
game-blurb = Retournez deux cartes, retenez les autres : rassemblez des clones en fuite, chipez ce que les autres ont oublié, et gardez votre poste.

deck-default = paquet par défaut
deck-file = fichier de paquet
label-reconstructed = Paquet reconstitué : les noms, les Pouvoirs, les Chambards et les quantités sont de nous et non du jeu imprimé ; seuls Squiggins Neverlost et l’idée de son Pouvoir viennent de la règle imprimée.
label-owner = saisi par l’hôte
our-reading = notre lecture

# $n
amount = { $n ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $n } cartes
}

## Cartes : par la ligne du fichier de paquet, à partir de 0

# $value : 0 à 29 les Habitants, 30 la Giggity, 31 à 45 les Chambards
card-name = { $value ->
    [0] Squiggins Neverlost
    [1] Mémé Coup-d’Œil
    [2] Baron von Quatrecoins
    [3] Fouinard Bavemèche
    [4] Maman Mirette
    [5] Fenella Cornedebrume
    [6] Reniflard Narinedamus
    [7] Tic-Tac Troispattes
    [8] Oups Patatrac
    [9] Rita Farfouille
    [10] Sœur Chut
    [11] MacDoigt Cépamoi
    [12] Eddie Bis
    [13] Cyd Cyclone
    [14] Stu Volteface
    [15] Wanda Rebours
    [16] Sal Bonassise
    [17] Mélimélo Bajoues
    [18] Bob Troctout
    [19] Pétunia Cadenas
    [20] Dorcas Paillasson
    [21] Patsy Leurre
    [22] Thudd Cuirépais
    [23] Gus Gorgechaude
    [24] Brenda Toupet
    [25] Dodo Lumpkin
    [26] Fonce Galoche
    [27] Copichat Griffette
    [28] Nix Quenenni
    [29] Wilf Rabat-Joie
    [30] Giggity
    [31] Ramdam en croix
    [32] La Grande Tremblote
    [33] Sens interdit
    [34] Gaz dodo
    [35] Second souffle
    [36] Jour de lessive
    [37] Passe-paquet
    [38] Tiroir à chaussettes
    [39] Gouffre
    [40] Poche percée
    [41] Source à Giggities
    [42] Panne de courant
    [43] Recharge express
    [44] Audit du siège
   *[other] Pleins feux
}
# le nom bref, et ce que dit la voix
card-short = { $value ->
    [0] Squiggins
    [1] Mémé
    [2] Baron
    [3] Fouinard
    [4] Maman
    [5] Fenella
    [6] Reniflard
    [7] Tic-Tac
    [8] Oups
    [9] Rita
    [10] Sœur Chut
    [11] MacDoigt
    [12] Eddie
    [13] Cyd
    [14] Stu
    [15] Wanda
    [16] Sal
    [17] Mélimélo
    [18] Bob
    [19] Pétunia
    [20] Dorcas
    [21] Patsy
    [22] Thudd
    [23] Gus
    [24] Brenda
    [25] Lumpkin
    [26] Galoche
    [27] Griffette
    [28] Nix
    [29] Wilf
    [30] Giggity
    [31] Ramdam
    [32] Tremblote
    [33] Sens interdit
    [34] Gaz dodo
    [35] Second souffle
    [36] Lessive
    [37] Passe-paquet
    [38] Chaussettes
    [39] Gouffre
    [40] Poche percée
    [41] Source
    [42] Panne
    [43] Recharge
    [44] Audit
   *[other] Pleins feux
}
card-say = { $value ->
    [31] Chambard Ramdam
    [32] Chambard Tremblote
    [33] Chambard Sens interdit
    [34] Chambard Gaz dodo
    [35] Chambard Second souffle
    [36] Chambard Lessive
    [37] Chambard Passe-paquet
    [38] Chambard Chaussettes
    [39] Chambard Gouffre
    [40] Chambard Poche percée
    [41] Chambard Source
    [42] Chambard Panne
    [43] Chambard Recharge
    [44] Chambard Audit
    [45] Chambard Pleins feux
   *[other] { card-short }
}
# $value : ce que dit la carte ; la règle exacte est son article
card-text = { $value ->
    [0] Quand un effet doit vous faire perdre un tour, vous ne le perdez pas.
    [1] Lorgnez jusqu’à trois cartes cachées de l’Étalage, l’une après l’autre.
    [2] Lorgnez les cartes cachées d’un carré de 2 sur 2 de l’Étalage.
    [3] Lorgnez une ou deux Piles mobiles chez quelqu’un d’autre.
    [4] Lorgnez toutes vos Piles cachées.
    [5] Dévoilez les Piles mobiles de quelqu’un d’autre ; ce tour-ci, on ne peut rien lui chiper.
    [6] Choisissez un Habitant visible et quelqu’un d’autre : tout le monde apprend si cette personne en a une Pile mobile.
    [7] Retournez une carte cachée de plus dans l’Étalage.
    [8] Recachez l’Habitant ou la Giggity que vous venez de retourner et retournez une autre carte à la place.
    [9] Une Giggity du Popotin et un Habitant visible forment une Pile sournoise à vous.
    [10] Un Chambard que vous avez retourné reste sans effet.
    [11] Un Chambard que vous avez retourné et qui dépend de qui l’a retourné vise quelqu’un d’autre, à votre choix.
    [12] Rejouez sur vous un Chambard du Popotin qui n’a pas encore été rejoué.
    [13] Mélangez à l’aveugle les cartes cachées d’une ligne ou d’une colonne.
    [14] Glissez une carte cachée de l’Étalage sous le Tas ; lorgnez la carte du dessus du Tas et posez-la dans cette case.
    [15] Lorgnez une carte cachée de l’Étalage et inversez le sens du jeu.
    [16] Couvez une carte cachée de l’Étalage jusqu’à votre prochain tour : les autres ne peuvent ni la retourner ni la choisir.
    [17] Mélangez vos Piles mobiles à l’aveugle ; ensuite, vous pouvez en lorgner une.
    [18] Échangez, sans regarder, une de vos Piles mobiles contre une Pile mobile de quelqu’un d’autre.
    [19] Cadenassez une de vos Piles cachées jusqu’à votre prochain tour.
    [20] Avant que votre Pile soit montrée, annulez la tentative de la chiper.
    [21] Présentez une autre de vos Piles à la place de la Pile visée.
    [22] Si vous vous trompez en chipant, cela ne coûte rien, mais vous ne pouvez plus chiper ce tour-ci.
    [23] Quand quelqu’un d’autre se trompe en chipant, montrez une carte cachée de l’Étalage ; vous pouvez l’ajouter à une de vos Piles, si elle y est assortie.
    [24] Au lieu de retourner une deuxième carte, nommez un Habitant et tentez de chiper sous ce nom.
    [25] Quelqu’un d’autre perd son prochain tour ; vous ne retournez qu’une carte ce tour-ci.
    [26] Si vous n’avez rien récolté ce tour-ci, terminez-le et jouez un tour de plus.
    [27] Utilisez le Pouvoir d’une Pile sûre de quelqu’un d’autre, sauf une réaction.
    [28] Annulez un Pouvoir que quelqu’un d’autre vient d’annoncer.
    [29] Faites pivoter une Pile sûre de quelqu’un d’autre comme si son Pouvoir avait servi.
    [30] Forme une Pile sournoise avec n’importe quel Habitant.
    [31] Les cartes cachées de cette ligne et de cette colonne sont mélangées ensemble à l’aveugle.
    [32] Toutes les cartes cachées de l’Étalage sont mélangées à l’aveugle.
    [33] Le sens du jeu s’inverse ; à deux, vous jouez plutôt un tour de plus.
    [34] Votre tour s’arrête et vous perdez le suivant.
    [35] Vous jouez un tour de plus après celui-ci.
    [36] Toutes les Piles mobiles sont dévoilées jusqu’à la fin du tour.
    [37] Tout le monde passe une Pile mobile, sans la montrer, dans le sens du jeu.
    [38] Dans chaque Réserve, les Piles mobiles sont mélangées à l’aveugle.
    [39] Les cartes cachées voisines de celle-ci passent sous le Tas.
    [40] Choisissez une de vos Piles mobiles : elle est montrée, puis défaussée.
    [41] Les Giggities du Popotin retournent dans le Tas, ou dans des cases vides s’il est épuisé.
    [42] Plus aucun Pouvoir jusqu’au début de votre prochain tour.
    [43] Toutes les Piles sûres sont de nouveau prêtes ; tout le monde peut réutiliser un Pouvoir ce tour-ci.
    [44] Qui a le plus de Piles sûres perd un tour.
   *[other] Les cartes cachées de cette ligne sont montrées, puis recachées.
}
# $card_value : ce que dit le texte d’un Chambard
card-says = { $card_value ->
    [31] Les cartes cachées de cette ligne et de cette colonne sont mélangées ensemble à l’aveugle.
    [32] Toutes les cartes cachées de l’Étalage sont mélangées à l’aveugle.
    [33] Le sens du jeu s’inverse ; à deux, vous jouez plutôt un tour de plus.
    [34] Votre tour s’arrête et vous perdez le suivant.
    [35] Vous jouez un tour de plus après celui-ci.
    [36] Toutes les Piles mobiles sont dévoilées jusqu’à la fin du tour.
    [37] Tout le monde passe une Pile mobile, sans la montrer, dans le sens du jeu.
    [38] Dans chaque Réserve, les Piles mobiles sont mélangées à l’aveugle.
    [39] Les cartes cachées voisines de celle-ci passent sous le Tas.
    [40] Choisissez une de vos Piles mobiles : elle est montrée, puis défaussée.
    [41] Les Giggities du Popotin retournent dans le Tas, ou dans des cases vides s’il est épuisé.
    [42] Plus aucun Pouvoir jusqu’au début de votre prochain tour.
    [43] Toutes les Piles sûres sont de nouveau prêtes ; tout le monde peut réutiliser un Pouvoir ce tour-ci.
    [44] Qui a le plus de Piles sûres perd un tour.
   *[other] Les cartes cachées de cette ligne sont montrées, puis recachées.
}
# $card, $card_value : en tête de phrase ; après « de »
the-turmoil = { $card_value ->
    [31] Le Chambard « Ramdam en croix »
    [32] Le Chambard « La Grande Tremblote »
    [33] Le Chambard « Sens interdit »
    [34] Le Chambard « Gaz dodo »
    [35] Le Chambard « Second souffle »
    [36] Le Chambard « Jour de lessive »
    [37] Le Chambard « Passe-paquet »
    [38] Le Chambard « Tiroir à chaussettes »
    [39] Le Chambard « Gouffre »
    [40] Le Chambard « Poche percée »
    [41] Le Chambard « Source à Giggities »
    [42] Le Chambard « Panne de courant »
    [43] Le Chambard « Recharge express »
    [44] Le Chambard « Audit du siège »
   *[other] Le Chambard « Pleins feux »
}
of-card = { $card_value ->
    [0] de Squiggins Neverlost
    [1] de Mémé Coup-d’Œil
    [2] du Baron von Quatrecoins
    [3] de Fouinard Bavemèche
    [4] de Maman Mirette
    [5] de Fenella Cornedebrume
    [6] de Reniflard Narinedamus
    [7] de Tic-Tac Troispattes
    [8] d’Oups Patatrac
    [9] de Rita Farfouille
    [10] de Sœur Chut
    [11] de MacDoigt Cépamoi
    [12] d’Eddie Bis
    [13] de Cyd Cyclone
    [14] de Stu Volteface
    [15] de Wanda Rebours
    [16] de Sal Bonassise
    [17] de Mélimélo Bajoues
    [18] de Bob Troctout
    [19] de Pétunia Cadenas
    [20] de Dorcas Paillasson
    [21] de Patsy Leurre
    [22] de Thudd Cuirépais
    [23] de Gus Gorgechaude
    [24] de Brenda Toupet
    [25] de Dodo Lumpkin
    [26] de Fonce Galoche
    [27] de Copichat Griffette
    [28] de Nix Quenenni
    [29] de Wilf Rabat-Joie
    [30] d’une Giggity
    [31] du Chambard « Ramdam en croix »
    [32] du Chambard « La Grande Tremblote »
    [33] du Chambard « Sens interdit »
    [34] du Chambard « Gaz dodo »
    [35] du Chambard « Second souffle »
    [36] du Chambard « Jour de lessive »
    [37] du Chambard « Passe-paquet »
    [38] du Chambard « Tiroir à chaussettes »
    [39] du Chambard « Gouffre »
    [40] du Chambard « Poche percée »
    [41] du Chambard « Source à Giggities »
    [42] du Chambard « Panne de courant »
    [43] du Chambard « Recharge express »
    [44] du Chambard « Audit du siège »
   *[other] du Chambard « Pleins feux »
}
# $value : un Habitant par son nom ; « une Giggity » ; « le Chambard » et son nom
card = { $value ->
    [30] une Giggity
    [31] le Chambard « Ramdam en croix »
    [32] le Chambard « La Grande Tremblote »
    [33] le Chambard « Sens interdit »
    [34] le Chambard « Gaz dodo »
    [35] le Chambard « Second souffle »
    [36] le Chambard « Jour de lessive »
    [37] le Chambard « Passe-paquet »
    [38] le Chambard « Tiroir à chaussettes »
    [39] le Chambard « Gouffre »
    [40] le Chambard « Poche percée »
    [41] le Chambard « Source à Giggities »
    [42] le Chambard « Panne de courant »
    [43] le Chambard « Recharge express »
    [44] le Chambard « Audit du siège »
    [45] le Chambard « Pleins feux »
   *[other] { card-name }
}
card-brief = { card-say }
# $value, $number
cards = { $number ->
    [1] { card-name }
   *[other] { number-word } { cards-of-kind }
}
cards-of-kind = { $value ->
    [30] Giggities
   *[other] { card-name }
}
cards-brief = { $number ->
    [1] { card-short }
   *[other] { number-word } { cards-of-kind-brief }
}
cards-of-kind-brief = { $value ->
    [30] Giggities
   *[other] { card-short }
}
cards-join = { ", " }
# à la place d’une carte, là où il n’y en a pas : un Pouvoir annoncé sans elle
horde-empty = { "" }

## Cases, Piles et leurs sortes. $column, $row ; $kind : sneaky, stacked, safe ; $card : l’Habitant d’une Pile

cell = { $column }{ $row }
kind-name = { $kind ->
    [sneaky] sournoise
    [stacked] empilée
   *[safe] sûre
}
stack-holds = { $kind ->
    [sneaky] { $card } et une Giggity
   *[stacked] deux { $card }
}
# $where : cell, block, row, column, cross, all, beside
where = { $where ->
    [cell] la carte { cell }
    [block] le carré en { cell }
    [row] la ligne { $row }
    [column] la colonne { $column }
    [cross] la ligne { $row } et la colonne { $column }
    [beside] les cartes voisines de { cell }
   *[all] toutes les cartes cachées de l’Étalage
}
# $where : aussi stack, avec $place ; store
where-you = { $where ->
    [stack] votre Pile { $place }
    [store] toutes vos Piles cachées
   *[other] { where }
}
where-other = { $where ->
    [stack] sa Pile { $place }
    [store] toutes ses Piles cachées
   *[other] { where }
}
where-first = { $where ->
    [stack] Votre Pile { $place }
    [theirs] Chez { $target }, la Pile { $place }
   *[other] La carte { cell }
}

## Zones

zone-spread = Étalage
zone-heap = Tas
zone-keister = Popotin
zone-store = Votre Réserve
# $name
zone-store-of = Réserve : { $name }
direction-name = { $direction ->
    [clockwise] horaire
   *[anticlockwise] antihoraire
}
mark-sat = couvée
mark-locked = cadenassée
mark-turned = pivotée
mark-resting = au repos
mark-ready = prête
mark-revealed = dévoilée
mark-replayed = déjà rejoué
mark-hidden = cachée
mark-empty = vide

## Événements : le début et les tours. $actor, $target : des noms

# $width, $height, $heap (un groupe de mots : amount)
game-start-you = L’Étalage fait { $width } sur { $height }, le Tas compte { $heap }. Vous commencez.
game-start-other = L’Étalage fait { $width } sur { $height }, le Tas compte { $heap }. { $actor } commence.

turn-start-you = C’est à vous de jouer.
turn-start-other = C’est à { $actor } de jouer.
extra-start-you = Vous jouez un tour de plus.
extra-start-other = { $actor } joue un tour de plus.
skipped-you = Vous perdez ce tour.
skipped-other = { $actor } perd ce tour.

## Événements : cartes retournées et Chambards. Une case ; $card

flip-you = Vous retournez { cell } : { $card }.
flip-other = { $actor } retourne { cell } : { $card }.
flip-you-blind = Vous retournez { cell }.
flip-other-blind = { $actor } retourne { cell }.
unflip-you = Vous recachez { cell }.
unflip-other = { $actor } recache { cell }.
giggities-out = Deux Giggities : elles partent au Popotin.

turmoil-target = { the-turmoil } vous vise : { card-says }
turmoil-other = { the-turmoil } vise { $target } : { card-says }
replayed = { the-turmoil } ne peut plus être rejoué.
turmoil-void = { the-turmoil } reste sans effet.
turmoil-moved-you = Vous renvoyez { $card } sur { $target }.
turmoil-moved-target = { $actor } renvoie { $card } sur vous.
turmoil-moved-other = { $actor } renvoie { $card } sur { $target }.

## Événements : ce qui s’assortit. $card : un Habitant ; $kind ; $place, $second : des places ; le contenu : voir stack-holds

form-you = Vous formez une Pile { kind-name } { of-card }, place { $place }.
form-other = { $actor } forme une Pile { kind-name } { of-card }, place { $place }.
form-you-blind = Vous formez une Pile, place { $place }.
form-other-blind = { $actor } forme une Pile, place { $place }.
insert-hit-you = Vous ajoutez { $card } à votre Pile { $place } : elle devient { kind-name }.
insert-hit-other = { $actor } ajoute { $card } à sa Pile { $place } : elle devient { kind-name }.
insert-hit-you-blind = Vous ajoutez une carte à votre Pile { $place }.
insert-hit-other-blind = { $actor } ajoute une carte à sa Pile { $place }.
insert-miss-you = Votre Pile { $place } contient { stack-holds } : rien d’assorti.
insert-miss-other = Chez { $actor }, la Pile { $place } contient { stack-holds } : rien d’assorti.
insert-miss-you-blind = Votre Pile { $place } : rien d’assorti.
insert-miss-other-blind = Chez { $actor }, la Pile { $place } : rien d’assorti.
merge-hit-you = Vous réunissez vos Piles { $place } et { $second } en une Pile { kind-name }.
merge-hit-other = { $actor } réunit ses Piles { $place } et { $second } en une Pile { kind-name }.
merge-hit-you-blind = Vous réunissez vos Piles { $place } et { $second }.
merge-hit-other-blind = { $actor } réunit ses Piles { $place } et { $second }.
merge-miss-you = Vos Piles { $place } et { $second } ne sont pas assorties.
merge-miss-other = Chez { $actor }, les Piles { $place } et { $second } ne sont pas assorties.

## Événements : chiper

nab-point-you = Vous visez la Pile { $place } chez { $target }.
nab-point-target = { $actor } vise votre Pile { $place }.
nab-point-other = { $actor } vise la Pile { $place } chez { $target }.
nab-named-you = Vous dites : { $card }.
nab-named-other = { $actor } dit : { $card }.
nab-off-target = Vous annulez la tentative.
nab-off-other = { $target } annule la tentative.
nab-decoy-target = Vous présentez la Pile { $place }.
nab-decoy-other = { $target } présente la Pile { $place }.
nab-hit-you = On voit { stack-holds } : bien vu ! La Pile est à vous, place { $place }.
nab-hit-target = On voit { stack-holds } : bien vu. { $actor } prend votre Pile.
nab-hit-other = On voit { stack-holds } : bien vu. { $actor } prend la Pile, place { $place }.
nab-hit-you-blind = Bien vu ! La Pile est à vous, place { $place }.
nab-hit-target-blind = Bien vu. { $actor } prend votre Pile.
nab-hit-other-blind = Bien vu. { $actor } prend la Pile, place { $place }.
nab-wrong = On voit { stack-holds } : raté.
nab-wrong-you-blind = Raté.
nab-wrong-target-blind = Raté.
nab-wrong-other-blind = Raté.
turn-ends-you = Votre tour s’arrête aussitôt.
turn-ends-other = Pour { $actor }, le tour s’arrête aussitôt.

## Événements : tours à perdre et tours de plus. $waiting

lost-given-target = Vous perdrez votre prochain tour ({ $waiting } en attente).
lost-given-other = { $target } perdra son prochain tour ({ $waiting } en attente).
# 10.1, 7.16
lost-avoided-target = Vous ne perdez pas de tour.
lost-avoided-other = { $target } ne perd pas de tour.
extra-given-target = Vous jouerez un tour de plus.
extra-given-other = { $target } jouera un tour de plus.

## Événements : les Pouvoirs. $card : de qui ; $choice, avec une case, $place, $second, $about (une carte)

power-you = { $choice ->
    [none] Vous utilisez { $card }.
   *[other] Vous utilisez { $card } : { choices-you }.
}
power-target = { $choice ->
    [none] { $actor } utilise { $card }.
   *[other] { $actor } utilise { $card } : { choices-target }.
}
power-other = { $choice ->
    [none] { $actor } utilise { $card }.
   *[other] { $actor } utilise { $card } : { choices-other }.
}
# $choice : cell, block, row, column, seat, stack, stacks, own, swap, asked, turmoil, turmoil_at, named, safe
choices-you = { $choice ->
    [block] le carré en { cell }
    [row] la ligne { $row }
    [column] la colonne { $column }
    [seat] { $target }
    [stack] la Pile { $place } chez { $target }
    [stacks] les Piles { $place } et { $second } chez { $target }
    [own] votre Pile { $place }
    [swap] votre Pile { $place } contre la Pile { $second } chez { $target }
    [asked] { $about }, { $target }
    [turmoil] { $about }
    [turmoil_at] { $about }, la case { cell }
    [named] { $about }, la Pile { $place } chez { $target }
    [safe] { $about } chez { $target }
   *[cell] la carte { cell }
}
choices-target = { $choice ->
    [seat] vous
    [stack] votre Pile { $place }
    [stacks] vos Piles { $place } et { $second }
    [swap] sa Pile { $place } contre votre Pile { $second }
    [asked] { $about }, vous
    [named] { $about }, votre Pile { $place }
    [safe] { $about } chez vous
   *[other] { choices-other }
}
choices-other = { $choice ->
    [own] sa Pile { $place }
    [swap] sa Pile { $place } contre la Pile { $second } chez { $target }
   *[other] { choices-you }
}
copied-you = Vous copiez { $card } chez { $target }.
copied-target = { $actor } copie { $card } chez vous.
copied-other = { $actor } copie { $card } chez { $target }.
nixed-you = Vous annulez { $card } chez { $target }.
nixed-target = { $actor } annule { $card } chez vous.
nixed-other = { $actor } annule { $card } chez { $target }.

## Événements : ce qui se voit

peek-you = Vous lorgnez { where-you }.
peek-other = { $actor } lorgne { where-other }.
# Pour la seule personne qui lorgne. Une case, ou une Pile dont on dit le contenu
peek-result-you = { $where ->
    [stack] { where-first } : { stack-holds }.
    [theirs] { where-first } : { stack-holds }.
   *[cell] { where-first } : { $card }.
}
peek-store-you = Vous lorgnez la Pile { $place } chez { $target }.
peek-store-target = { $actor } lorgne votre Pile { $place }.
peek-store-other = { $actor } lorgne la Pile { $place } chez { $target }.
look-you = Vous montrez votre Pile { $place } : { stack-holds }.
look-other = { $actor } montre sa Pile { $place } : { stack-holds }.
look-you-blind = Vous montrez votre Pile { $place }.
look-other-blind = { $actor } montre sa Pile { $place }.
look-private-you = Vous regardez votre Pile { $place } : { stack-holds }.
look-private-you-blind = Vous regardez votre Pile { $place }.
look-private-other = { $actor } regarde sa Pile { $place }.
# $each
reveal-target = Vos Piles sont dévoilées : { $each }.
reveal-other = Piles dévoilées chez { $target } : { $each }.
reveal-target-blind = Vos Piles sont dévoilées.
reveal-other-blind = Piles dévoilées chez { $target }.
reveal-row-other = { $place }, { stack-holds }
reveal-join = { " ; " }
show = { cell } montre { $card } un instant.
show-other-blind = { cell } se montre un instant.
# $answer : yes ou no
answer-target = { $answer ->
    [yes] Oui, vous en avez une.
   *[no] Non, vous n’en avez pas.
}
answer-other = { $answer ->
    [yes] Oui, { $target } a une Pile mobile { of-card }.
   *[no] Non, { $target } n’en a pas.
}

## Événements : ce qui bouge

shuffle = Mélange à l’aveugle : { where }.
shuffle-stacks-target = Mélange à l’aveugle : vos Piles mobiles.
shuffle-stacks-other = Mélange à l’aveugle : les Piles mobiles chez { $target }.
swap-you = Vous échangez votre Pile { $place } contre la Pile { $second } chez { $target }.
swap-target = { $actor } échange sa Pile { $place } contre votre Pile { $second }.
swap-other = { $actor } échange sa Pile { $place } contre la Pile { $second } chez { $target }.
parcel-you = Vous passez votre Pile { $place } à { $target }.
parcel-target = { $actor } vous passe une Pile, place { $second }.
parcel-other = { $actor } passe sa Pile { $place } à { $target }, place { $second }.
leak-you = Votre Pile { $place }, { stack-holds }, part au Popotin.
leak-other = Chez { $actor }, la Pile { $place }, { stack-holds }, part au Popotin.
leak-you-blind = Votre Pile { $place } part au Popotin.
leak-other-blind = Chez { $actor }, la Pile { $place } part au Popotin.
# $cards (un groupe de mots : amount), $cards_count
sink = { $cards_count ->
    [0] { $cards } passe sous le Tas.
    [1] { $cards } passe sous le Tas.
   *[other] { $cards } passent sous le Tas.
}
# $number ; $into : heap, ou cells avec $each
spring = { $into ->
    [heap] { spring-number } dans le Tas.
   *[cells] { spring-number } dans des cases vides : { $each }.
}
spring-number = { $number ->
    [0] 0 Giggity retourne
    [1] 1 Giggity retourne
   *[other] { $number } Giggities retournent
}
spring-row-other = { cell }
spring-join = { ", " }
switch-you = Vous échangez { cell } avec le Tas.
switch-other = { $actor } échange { cell } avec le Tas.

## Événements : les marques

sit-you = Vous couvez { cell }.
sit-other = { $actor } couve { cell }.
sit-end = La carte { cell } n’est plus couvée.
lock-you = Vous cadenassez votre Pile { $place }.
lock-other = { $actor } cadenasse sa Pile { $place }.
lock-end-you = Votre Pile { $place } n’est plus cadenassée.
lock-end-other = Chez { $actor }, la Pile { $place } n’est plus cadenassée.
turned-you = Vous faites pivoter { $card } chez { $target }.
turned-target = { $actor } fait pivoter { $card } chez vous.
turned-other = { $actor } fait pivoter { $card } chez { $target }.
ready-target = Chez vous, le Pouvoir { of-card } est de nouveau prêt.
ready-other = Chez { $target }, le Pouvoir { of-card } est de nouveau prêt.
cut-on-target = Aucun Pouvoir jusqu’à votre prochain tour.
cut-on-other = Aucun Pouvoir tant que { $target } n’a pas rejoué.
cut-off = Les Pouvoirs marchent de nouveau.
# $other : yes ou no
recharge = { $other ->
    [yes] Toutes les autres Piles sûres sont prêtes.
   *[no] Toutes les Piles sûres sont prêtes.
}
direction = Le jeu tourne maintenant dans le sens { direction-name }.

## Événements : le rangement, l’attente et la fin

# $hidden (un groupe de mots : amount), $refilled, $heap (des nombres)
cleanup = { $hidden_count ->
    [0] { $hidden } recachée
    [1] { $hidden } recachée
   *[other] { $hidden } recachées
}, { $refilled ->
    [0] 0 ajoutée
    [1] 1 ajoutée
   *[other] { $refilled } ajoutées
} ; reste dans le Tas : { $heap }.
heap-empty = Le Tas est vide.
waiting-target = À vous de répondre.
waiting-other = On attend { $target }.
end-vote-you = Vous proposez d’arrêter.
end-vote-other = { $actor } propose d’arrêter.
# $reason : empty, dead, idle, vote ; $turns
end = { $reason ->
    [dead] La partie est finie : plus rien ne peut s’assortir.
    [idle] La partie est finie : rien n’a bougé depuis { $turns ->
        [0] 0 tour
        [1] 1 tour
       *[other] { $turns } tours
    }.
    [vote] La partie est finie : tout le monde est d’accord.
   *[empty] La partie est finie : l’Étalage est vide.
}
# $points, $safe, $stacked, $sneaky
score-you = Vous : { score-counts }.
score-other = { $actor } : { score-counts }.
score-counts = { points }, { $safe ->
    [0] 0 sûre
    [1] 1 sûre
   *[other] { $safe } sûres
}, { $stacked ->
    [0] 0 empilée
    [1] 1 empilée
   *[other] { $stacked } empilées
}, { $sneaky ->
    [0] 0 sournoise
    [1] 1 sournoise
   *[other] { $sneaky } sournoises
}
points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
# Une victoire, ou avec tie=shared plusieurs (12.11)
winner-you = { $actor_others_count ->
    [0] Vous gagnez et gardez votre poste.
   *[other] Vous gagnez avec { $actor_others }, et tout le monde garde son poste.
}
winner-other = { $actor_count ->
    [1] { $actor } gagne et garde son poste.
   *[other] { $actor } gagnent et gardent leur poste.
}
boom = Égalité jusqu’au bout : le monde explose et personne ne gagne.

## Un tour fini : ni faces, ni cases, ni places (13.3). $number

past-flip-you = { $number ->
    [1] Vous avez retourné une carte.
   *[other] Vous avez retourné { number-word } cartes.
}
past-flip-other = { $number ->
    [1] { $actor } a retourné une carte.
   *[other] { $actor } a retourné { number-word } cartes.
}
past-insert-you = Vous avez ajouté une carte à une Pile.
past-insert-other = { $actor } a ajouté une carte à une Pile.
past-form-you = Vous avez formé une Pile.
past-form-other = { $actor } a formé une Pile.
past-nab-you = Vous avez chipé une Pile chez { $target }.
past-nab-target = { $actor } a chipé une Pile chez vous.
past-nab-other = { $actor } a chipé une Pile chez { $target }.
past-wrong-you = Vous avez raté votre coup en voulant chiper.
past-wrong-other = { $actor } a raté son coup en voulant chiper.
past-peek-you = Vous avez lorgné.
past-peek-other = { $actor } a lorgné.
past-look-you = Vous avez montré une Pile.
past-look-other = { $actor } a montré une Pile.
past-merge-you = Vous avez réuni deux Piles.
past-merge-other = { $actor } a réuni deux Piles.
past-safe-you = Vous avez complété une Pile sûre { of-card }.
past-safe-other = { $actor } a complété une Pile sûre { of-card }.

## Ce que dit la table, avec les mots de ce jeu

timeout-you = Temps écoulé : l’arbitre joue pour vous.
timeout-other = Temps écoulé : l’arbitre joue pour { $actor }.
left-you = Vous quittez la table.
left-other = { $actor } s’en va.
back-you = Vous voici de retour.
back-other = { $actor } revient.

## Résultats

# $place, $name (un nom ou plusieurs), $points
place = Place { $place } : { $name }, { points }
cause-empty = L’Étalage est vide.
cause-dead = Plus rien ne peut s’assortir.
cause-idle = Rien n’a bougé depuis longtemps.
cause-vote = Tout le monde a voulu arrêter.

## Questions. $name : la place attendue. Les questions secrètes ne nomment personne (2.6, 11.7)

question-first_vote-you = Qui commence ?
question-first_vote-other = Tout le monde vote pour savoir qui commence.
question-window0-you = Quelle carte retournez-vous ? Ou utilisez-vous d’abord un Pouvoir ?
question-window0-other = { $name } retourne la première carte.
question-oops-you = Recachez-vous cette carte pour en retourner une autre ?
question-oops-other = { $name } garde cette carte, ou en retourne une autre.
question-window1-you = Ajoutez-vous cette carte à une Pile, ou retournez-vous la deuxième ?
question-window1-other = { $name } retourne la deuxième carte.
question-window2-you = Que faites-vous des cartes visibles ?
question-window2-other = { $name } forme, ajoute, chipe, ou finit son tour.
question-peek_second-you = Lorgnez-vous une autre carte ?
question-peek_second-other = { $name } lorgne une autre carte, ou s’arrête.
question-parcel_pick-you = Quelle Pile passez-vous ?
question-parcel_pick-other = Tout le monde choisit une Pile à passer.
question-leak_pick-you = Quelle Pile défaussez-vous ?
question-leak_pick-other = { $name } choisit une Pile à défausser.
question-gloat_insert-you = À quelle Pile va la carte montrée ?
question-gloat_insert-other = { $name } peut ajouter la carte montrée à une Pile.
question-turmoil_react-you = Répondez-vous au Chambard par un Pouvoir ?
question-turmoil_react-other = { $name } peut répondre au Chambard.
question-nix-you = Annulez-vous ce Pouvoir ?
question-nix-other = { $name } peut annuler ce Pouvoir.
question-nab_react-you = On veut vous chiper une Pile. Répondez-vous par un Pouvoir ?
question-nab_react-other = { $name } peut répondre à la tentative.
question-wrong_self-you = C’est raté. Utilisez-vous un Pouvoir ?
question-wrong_self-other = { $name } peut répondre à son coup raté.
question-wrong_others-you = C’est raté. En profitez-vous ?
question-wrong_others-other = { $name } peut en profiter.
question-lost_react-you = Échappez-vous au tour à perdre ?
question-lost_react-other = { $name } peut échapper au tour à perdre.
question-over = La partie est finie.

## Les coups, en boutons, mot à mot. Une case, $place, $second, $name, $card

move-flip = Retourner { cell }
move-form = Former une Pile
move-insert = Ajouter à la Pile { $place }
move-merge = Réunir les Piles { $place } et { $second }
move-nab = Chiper la Pile { $place } chez { $name }
# nab_call=named : à quelle carte visible on pense
move-nab_as = Pour { $card }
move-done = Fini
move-use = Utiliser { $card }
move-no = Non
move-pick = La Pile { $place }
move-vote = { $name } commence
move-look = Regarder la Pile { $place }
move-propose = Proposer d’arrêter
move-agree = D’accord pour arrêter
move-disagree = Continuer
move-quiet = Ne plus me demander ce tour-ci
move-seen = Vu
move-cell = { cell }
move-row = Ligne { $row }
move-column = Colonne { $column }
move-seat = { $name }
move-none = Aucune

## Les coups entiers, comme on les dit

say-flip = retourner { cell }
# $from, $to (groupes de mots : des cases)
say-form = former { $from } { $to }
say-insert = ajouter { cell } à { $place }
say-insert-shown = ajouter à { $place }
say-merge = réunir { $place } { $second }
# $seat, un nombre
say-nab = chiper { $seat } { $place }
say-nab-as = chiper { $seat } { $place } pour { cell }
say-done = fini
# $card, $choices (un groupe de mots)
say-use = utiliser { $card }
say-use-with = utiliser { $card } { $choices }
say-no = non
say-pick = prendre { $place }
# $places (un groupe de mots)
say-look = regarder { $places }
say-propose = proposer fin
say-agree = accord
say-disagree = désaccord

## Réponses aux demandes : l’Étalage

# $state : hidden, empty, open ; $card ; $sat : you, yes ou no, avec $name
answer-cell = { $state ->
    [open] { cell }, { $card }
    [empty] { cell }, vide
   *[hidden] { cell }, cachée{ sat-by }
}
sat-by = { $sat ->
    [you] , vous la couvez
    [yes] , { $name } la couve
   *[no] { "" }
}
# Une ligne, ce qui se suit ensemble. $each
answer-row = Ligne { $row } : { $each }.
answer-column = Colonne { $column } : { $each }.
# $from, $to : des lettres ou des nombres ; $state
run-one = { $state ->
    [empty] { $from } vide
   *[hidden] { $from } cachée
}
run-more = { $state ->
    [empty] { $from } à { $to } vides
   *[hidden] { $from } à { $to } cachées
}
run-card = { $from } { $card }
run-join = { ", " }
spots-join = { " ; " }
answer-face-up = Cartes visibles : { $each }.
answer-face-up-none = Aucune carte n’est visible.

## Réponses aux demandes : Réserves, Tas et Popotin

# $each : des Piles
answer-store = Votre Réserve : { $each }.
answer-store-of = Réserve, { $name } : { $each }.
answer-store-empty = Votre Réserve est vide.
answer-store-of-empty = Réserve, { $name } : vide.
# $place, $locked : yes ou no
stack-hidden = place { $place }, cachée{ locked }
# Une Pile visible en ce moment (3.3)
stack-open = place { $place }, { stack-holds }{ locked }
locked = { $locked ->
    [yes] , cadenassée
   *[no] { "" }
}
# $state : ready, turned, resting
stack-safe = place { $place }, Pile sûre, { $card }, { stack-state }
stack-state = { $state ->
    [turned] pivotée
    [resting] au repos
   *[ready] prête
}
# $count (un groupe de mots)
answer-heap = Tas, { $count }.
# $each (groupes de mots : cartes, ou keister-replayed avec $cards)
answer-keister = Popotin : { $each }.
answer-keister-empty = Le Popotin est vide.
keister-replayed = { $cards } (déjà rejoué)
# $points : ceux des Piles sûres ; $number : les Piles vulnérables (13.5)
answer-points-you = Vous : { points } de Piles sûres, { hidden-stacks }.
answer-points-other = { $name } : { points } de Piles sûres, { hidden-stacks }.
hidden-stacks = { $number ->
    [0] 0 Pile cachée
    [1] 1 Pile cachée
   *[other] { $number } Piles cachées
}

## Réponses aux demandes : Pouvoirs et tours

# $card, $state ; $text
answer-power-you = Chez vous, { $card }, { stack-state } : { $text }
answer-power-other = Chez { $name }, { $card }, { stack-state }.
answer-powers-none = Personne n’a de Pile sûre.
answer-allowance = { $used ->
    [yes] Vous avez utilisé votre Pouvoir de ce tour.
   *[no] Vous pouvez utiliser un Pouvoir.
}
# $reason : un refus
answer-power-not = { $card } ne peut pas servir maintenant : { $reason }.
answer-cut = Aucun Pouvoir tant que { $name } n’a pas rejoué.
answer-cut-you = Aucun Pouvoir jusqu’à votre prochain tour.
# $waiting
answer-lost-you = { $waiting ->
    [0] Vous n’avez pas de tour à perdre.
    [1] Vous perdrez 1 tour.
   *[other] Vous perdrez { $waiting } tours.
}
answer-lost-other = { $waiting ->
    [0] { $name } n’a pas de tour à perdre.
    [1] { $name } perdra 1 tour.
   *[other] { $name } perdra { $waiting } tours.
}
answer-extra-you = Un tour de plus vous attend.
answer-extra-other = Un tour de plus attend { $name }.
# 7.16
answer-spared-you = Rien ne peut vous faire perdre un tour.
answer-spared-other = Rien ne peut faire perdre un tour à { $name }.
answer-direction = Le jeu tourne dans le sens { direction-name }.
answer-turn-you = C’est à vous de jouer.
answer-turn-other = C’est à { $name } de jouer.
# $window : W0, W1, W2
answer-window = { $window ->
    [W0] Avant la première carte.
    [W1] Avant la deuxième carte.
   *[W2] Après les deux cartes.
}
answer-no-face = Cette face est de nouveau cachée : personne ne la répète.
# $deck, $label
answer-deck = { $deck } : { $label }
deck-labelled = { $deck } ({ $label })
# $card, $text, $clause
answer-card-text = { $card } : { $text } Règle { $clause }.

# Aide sur les demandes, au terminal
help-spread = l’Étalage, ou une de ses lignes ou colonnes, par exemple étalage 3 ou étalage d.
help-face-up = les cartes visibles en ce moment.
help-store = votre Réserve.
help-others = les Réserves des autres.
help-keister = ce qui se trouve au Popotin.
help-heap = combien de cartes il y a dans le Tas.
help-points = les points des Piles sûres, et combien de Piles sont cachées.
help-powers = vos Pouvoirs et ceux des autres, les marques, les tours à perdre et les tours de plus.
help-who = à qui de jouer, et qui l’on attend.
help-always = étalage oui, réserve oui, visibles oui : dits avec chaque question, jusqu’à ce que vous disiez non.
help-playable = ce que vous pouvez faire maintenant.
clock-help = Avec 45 secondes, une réaction en a 10 et le choix d’une Pile 20, comme le prévoit la règle ; toute autre durée les allonge ou les raccourcit en proportion.
help-quiet = ne plus vous demander, ce tour-ci, si vous réagissez à ce que font les autres ; silence non : vous le demander de nouveau.
quiet-on = On ne vous demande plus rien ce tour-ci.
quiet-off = On vous demande de nouveau.

## Phrases toutes faites (13.11)

phrase-hello = Bonjour tout le monde.
phrase-well-done = Belle mémoire !
phrase-bad-luck = Pas de chance.
phrase-thinking = Un instant, je réfléchis.
phrase-forgot = J’ai tout oublié.
phrase-thanks = Merci pour la partie.

## Refus : la raison seule, dite à la seule personne qui a joué

# 2.3
refusal-2-3 = une grille a de 6 à 16 cases de large et de haut, de 36 à 128 cases en tout, et plus de cases que le paquet n’a d’Habitants
refusal-2-6 = ce siège n’existe pas à cette table
refusal-4-4 = cette case n’existe pas dans cette grille
refusal-4-6 = seule une carte cachée peut être retournée
# $asked : une question
wanted = { $asked ->
    [first_vote] prendre
    [oops] utiliser ou non
    [window1] retourner, ajouter, réunir ou utiliser
    [window2] former, ajouter, réunir, chiper, utiliser ou fini
    [peek_second] utiliser ou non
    [parcel_pick] prendre
    [leak_pick] prendre
    [gloat_insert] ajouter ou non
    [window0] retourner ou utiliser
   *[other] utiliser ou non
}
# $why : over, turn, wait, asked ; $asked
refusal-4-19 = { $why ->
    [over] la partie est finie
    [asked] on vous demande maintenant ceci : { wanted }
    [wait] d’autres ont à répondre, et rien ne vous est demandé
   *[turn] ce n’est pas à vous de jouer
}
refusal-5-2 = une Pile sournoise demande une Giggity visible et un Habitant visible
refusal-5-3 = une Pile empilée demande deux Habitants identiques
refusal-5-4 = ces deux cartes ne forment pas de Pile
refusal-5-5 = nommez un Habitant visible et une de vos Piles cachées
refusal-5-10 = cette Pile est visible, et elle n’est pas assortie
refusal-5-12 = une au moins des deux Piles doit avoir été récoltée ce tour-ci
refusal-5-13 = ces deux Piles sont visibles, et elles diffèrent
refusal-6-1 = pour chiper, il faut un Habitant visible et les deux cartes retournées
refusal-6-2 = on vise une Pile de quelqu’un d’autre
refusal-6-3 = une Pile sûre ne peut pas être chipée
refusal-6-4 = cette Pile ne peut pas être chipée maintenant
refusal-6-5 = ici, une Pile dévoilée ne peut pas être chipée
refusal-6-6 = cette Pile est visible, et elle ne contient aucun des Habitants qui comptent
refusal-6-8 = dites à quel Habitant visible vous pensez, par exemple chiper 2.3 pour a1
refusal-6-10 = ici, rien ne s’ajoute à une Pile chipée ce tour-ci
refusal-7-16 = cette personne vient déjà de perdre un tour
refusal-8-1 = on regarde les Piles cachées de sa propre Réserve
refusal-8-2 = ce n’est pas le moment de regarder, ou vous avez déjà regardé deux fois dans ce tour
refusal-8-3 = vous avez déjà regardé cette Pile ce tour-ci, ou elle est visible
refusal-9-1 = vous n’avez pas de Pile sûre avec ce Pouvoir
refusal-9-2 = vous avez déjà utilisé un Pouvoir ce tour-ci
refusal-9-3 = cette Pile a servi et n’est pas encore prête
refusal-9-6 = ce n’est pas le moment de ce Pouvoir
refusal-9-8 = dites avec la carte tout ce que son Pouvoir demande, et rien de plus, par exemple utiliser D02 c4
refusal-9-9 = ce Pouvoir n’a pas de cible maintenant
refusal-9-15 = cette carte ou cette Pile ne peut pas être choisie
refusal-9-17 = il y a une Panne de courant
refusal-9-18 = cette table joue sans Pouvoirs
refusal-10-1 = aucun tour perdu n’est en jeu
refusal-10-2 = choisissez une autre carte à lorgner
refusal-10-3 = le carré de quatre cases doit tenir dans la grille et contenir une carte que vous pouvez choisir
refusal-10-4 = choisissez une ou deux Piles mobiles chez une seule autre personne
refusal-10-5 = vous n’avez pas de Pile cachée à lorgner
refusal-10-6 = choisissez quelqu’un d’autre qui a une Pile mobile
refusal-10-7 = choisissez un Habitant visible et quelqu’un d’autre qui a une Pile mobile
refusal-10-8 = choisissez une carte que vous pouvez retourner
refusal-10-9 = choisissez une autre carte que vous pouvez retourner
refusal-10-10 = il faut un Habitant visible, et une Giggity au Popotin
refusal-10-11 = aucun de vos Chambards n’est sur le point d’agir
refusal-10-12 = ce Chambard ne dépend pas de qui l’a retourné, ou ce n’est pas quelqu’un d’autre
refusal-10-13 = choisissez au Popotin un Chambard qui n’a pas été rejoué, et une case s’il en faut une
refusal-10-14 = choisissez une ligne ou une colonne où vous pouvez choisir au moins deux cartes
refusal-10-15 = le Tas est vide, ou cette carte ne peut pas être choisie
refusal-10-16 = choisissez une carte cachée
refusal-10-17 = quelqu’un d’autre couve cette carte
refusal-10-18 = nommez une de vos Piles mobiles, et ayez-en deux
refusal-10-19 = choisissez une Pile mobile à vous et une de quelqu’un d’autre
refusal-10-20 = choisissez une Pile cachée à vous
refusal-10-21 = personne ne veut vous chiper de Pile
refusal-10-22 = choisissez une autre de vos Piles mobiles
refusal-10-23 = vous n’avez pas raté de coup en voulant chiper
refusal-10-24 = choisissez une carte à montrer, et une de vos Piles cachées
refusal-10-25 = nommez un Habitant du paquet et une Pile qui peut être chipée
refusal-10-26 = choisissez quelqu’un d’autre qui n’a pas de tour à perdre
refusal-10-27 = vous avez récolté ce tour-ci, ou c’est un tour de plus
refusal-10-28 = choisissez une Pile sûre de quelqu’un d’autre dont le Pouvoir n’est pas une réaction
refusal-10-29 = il n’y a pas de Pouvoir de quelqu’un d’autre à annuler
refusal-10-30 = choisissez une Pile sûre de quelqu’un d’autre qui n’est pas pivotée
refusal-11-7 = choisissez une de vos Piles mobiles
refusal-11-10 = choisissez une de vos Piles mobiles
refusal-11-22 = cette table joue sans Chambards
refusal-12-4 = on peut proposer d’arrêter une fois par tour, quand le Tas est vide

## Règles maison

option-grid = Taille de l’Étalage
option-grid-help = Combien de cartes sont sur la table : plus il y en a, plus il est difficile de les retenir.
option-grid-8x8 = 8 sur 8
option-grid-6x6 = 6 sur 6, pour débuter
option-grid-10x10 = 10 sur 10, difficile
option-grid-16x8 = 16 sur 8, toutes les cartes
option-grid-other = Une autre taille :
option-deck = Paquet
option-deck-help = { label-reconstructed } Votre propre fichier peut le remplacer.
option-deck-default = Reconstitution
option-deck-file = Votre propre fichier de paquet
option-first = Qui commence
option-first-help = Le livret veut la personne la plus flatulente, de l’avis général. Aucun arbitre ne peut en juger.
option-first-random = Tirage au sort
option-first-pick = L’hôte désigne un siège
option-first-vote = Un vote secret
option-name_first = Le siège qui commence
option-name_first-help = Seulement si c’est l’hôte qui le désigne.
option-name_first-p1 = Siège 1
option-name_first-p2 = Siège 2
option-name_first-p3 = Siège 3
option-name_first-p4 = Siège 4
option-name_first-p5 = Siège 5
option-name_first-p6 = Siège 6
option-name_first-p7 = Siège 7
option-name_first-p8 = Siège 8
option-name_first-p9 = Siège 9
option-name_first-p10 = Siège 10
option-name_first-p11 = Siège 11
option-name_first-p12 = Siège 12
option-early_nab = Chiper après la première carte
option-early_nab-help = Si l’on peut chiper avant d’avoir retourné la deuxième carte.
option-early_nab-no = Non
option-early_nab-yes = Oui
option-merge = Réunir ses propres Piles
option-merge-help = Lesquelles de vos Piles cachées peuvent être réunies quand elles sont assorties.
option-merge-collected = Dont une récoltée ce tour-ci
option-merge-free = Deux Piles quelconques
option-merge-never = Jamais
option-nab_revealed = Chiper une Pile dévoilée
option-nab_revealed-help = Si une Pile visible peut être chipée. À la lettre du livret, non.
option-nab_revealed-yes = Oui
option-nab_revealed-no = Non
option-nab_call = Ce qu’on nomme en chipant
option-nab_call-help = Si tout Habitant visible compte quand on chipe, ou seulement celui qu’on nomme.
option-nab_call-any = Tout Habitant visible compte
option-nab_call-named = Seulement celui qu’on nomme
option-nab_insert = Ajouter à une Pile chipée
option-nab_insert-help = Si l’Habitant visible peut rejoindre la Pile que vous venez de chiper.
option-nab_insert-yes = Oui
option-nab_insert-no = Pas ce tour-ci
option-store_look = Regarder ses propres Piles
option-store_look-help = Si ce que vous regardez est montré à tout le monde. En privé, le jeu est plus facile, et Maman Mirette ne vaut plus rien.
option-store_look-public = Montré à tout le monde
option-store_look-private = En privé
option-powers = Pouvoirs
option-powers-help = Si les Piles sûres ont des Pouvoirs.
option-powers-on = Oui
option-powers-off = Non
option-turmoil = Chambards
option-turmoil-help = Si les Chambards font ce qu’ils disent.
option-turmoil-on = Oui
option-turmoil-off = Non
option-dead_spread = Un Étalage où rien ne peut s’assortir
option-dead_spread-help = Si la partie finit quand le Tas est vide et que plus rien ne peut s’assortir.
option-dead_spread-auto = La partie finit
option-dead_spread-idle = Elle continue jusqu’à ce que rien ne bouge longtemps
option-idle_turns = Tours sans progrès
option-idle_turns-help = Après combien de tours sans qu’une carte quitte pour de bon l’Étalage ou le Tas la partie finit.
option-idle_turns-auto = Selon le nombre de personnes
# $value
option-idle_turns-number = { $value } tours
option-tie = Égalité jusqu’au bout
option-tie-help = Ce qui arrive quand les points et les Piles sont égaux.
option-tie-boom = Le monde explose et personne ne gagne
option-tie-shared = La victoire est commune
option-leave = Un siège quitté pour de bon
option-leave-help = Ce que devient le siège d’une personne qui ne revient pas.
option-leave-bot = Un robot y joue, la mémoire vide
option-leave-skip = Ses tours sont sautés
option-chat = Messages
option-chat-help = Les messages libres permettent d’écrire ce qu’on a vu.
option-chat-phrases = Phrases toutes faites
option-chat-free = Libres

## Que taper, pour chaque question (l’aide du terminal et de la ligne de commande)

how-first_vote = dites prendre et le numéro d’un siège, par exemple prendre 2.
how-window0 = dites retourner et une case, par exemple retourner c4 ; ou utiliser, une carte et ses choix, par exemple utiliser D02 c4 ou utiliser mémé c4.
how-oops = dites utiliser D09 et une case, par exemple utiliser D09 c4 ; ou non.
how-window1 = dites retourner et une case, par exemple retourner c4 ; ou ajouter, une case et la place de votre Pile, par exemple ajouter a1 > 2 ; ou réunir et deux places, par exemple réunir 3 1 ; ou utiliser.
how-window2 = dites former et deux cases, par exemple former a1 b1 ; ajouter, par exemple ajouter a1 > 2 ; chiper, un siège et une place, par exemple chiper 2.3, avec pour et une case là où il faut nommer une carte, par exemple chiper 2.3 pour a1 ; réunir ; utiliser ; ou fini.
how-peek_second = dites utiliser et une case, par exemple utiliser c4 ; ou non.
how-parcel_pick = dites prendre et une place, par exemple prendre 2.
how-leak_pick = dites prendre et une place, par exemple prendre 2.
how-gloat_insert = dites ajouter et une place, par exemple ajouter > 2 ; ou non.
how-turmoil_react = dites utiliser D11 ; ou utiliser D12 et un siège, par exemple utiliser D12 3 ; ou non.
how-nix = dites utiliser D29 ; ou non.
how-nab_react = dites utiliser D21 ; ou utiliser D22 et une place, par exemple utiliser D22 3 ; ou non.
how-wrong_self = dites utiliser D23 ou utiliser D01 ; ou non.
how-wrong_others = dites utiliser D24 et une case, par exemple utiliser D24 c4 ; ou non.
how-lost_react = dites utiliser D01 ; ou non.

## Les mots qui demandent quelque chose, tapés ici et sur la ligne de commande du navigateur

typed-spread = étalage, table
typed-face-up = visibles, visible
typed-store = réserve
typed-others = autres, comptes
typed-keister = popotin
typed-heap = tas
typed-points = points, scores
typed-powers = pouvoirs, pouvoir
typed-quiet = silence

## Les programmes oublient ; $percent : combien de faces sur 100 ils ne retiennent pas

lapse = { $percent ->
    [0] mémoire d’éléphant
    [15] mémoire fidèle
    [40] mémoire ordinaire
    [65] mémoire de passoire
    [100] aucune mémoire
   *[other] laisse passer { $percent } % des cartes
}
lapse-name = Étourderie
lapse-help = Combien de cartes sur 100, parmi celles qui sont montrées, un robot laisse passer. Plus il en laisse passer, plus vite il oublie les autres et moins il peut en retenir.

## À quoi répond une réaction. $by, $target : noms ; $card, $about ; une case ; $place

trigger-flip = En { cell } : { $card }.
trigger-turmoil-you = Vous avez retourné { $card }.
trigger-turmoil-other = { $by } a retourné { $card }.
trigger-power-you = Vous utilisez { $card }.
trigger-power-other = { $by } utilise { $card }.
trigger-nab-you = Vous visez la Pile { $place } chez { $target }.
trigger-nab-target = { $by } vise votre Pile { $place }{ trigger-named }.
trigger-nab-other = { $by } vise la Pile { $place } chez { $target }{ trigger-named }.
trigger-named = { $named ->
    [yes] {" "}et dit : { $about }
   *[no] { "" }
}
trigger-wrong-you = Votre coup chez { $target } est raté.
trigger-wrong-other = { $by } a raté son coup en voulant chiper.
trigger-lost-target = Vous allez perdre un tour.
trigger-lost-you = { $target } va perdre un tour.
trigger-lost-other = { $target } va perdre un tour.
trigger-shown = La carte { cell } a été montrée.
