### Dweebies en français : tous les mots du jeu. Les mêmes messages que words.en.ftl ; ceux de la table sont dans le kernel,
### et ceux qui sont répétés ici (nombres de cartes, refus, absences) les remplacent. Les phrases des événements sont celles
### de la spécification, à la lettre. Une pioche due n’a pas de phrase : rien ne la rappelle à personne (7.11).
### Un fichier de cartes apporte ses propres noms : ils remplacent `kind-name`, `kind-dots`, `kind-code` et `the-kind`, rien d’autre (1.5).

# 1.6
game-title = Dweebies
game-blurb = Posez un Dweebie au bout d’une ligne qui commence par son double, et ramassez-les tous : mais gare à qui sépare la bande.

deck-house = Jeu de cartes reconstitué
deck-file = Cartes saisies par la table
label-reconstructed = les noms et les nombres d’exemplaires sont les nôtres, pas ceux de l’éditeur
our-reading = notre lecture

# $n
amount = { $n ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $n } cartes
}

## Les cartes : un Dweebie par son nom ; ses pastilles quand on le regarde de près

# $value : le personnage, une ligne du fichier de cartes
kind-name = { $value ->
    [0] Jardinière
    [1] Batteur
    [2] Apicultrice
    [3] Jongleur
    [4] Magicienne
    [5] Facteur
    [6] Cerf-voliste
    [7] Tricoteuse
    [8] Maître-nageur
    [9] Bibliothécaire
    [10] Barbier
    [11] Horlogère
    [12] Pompier
    [13] Skieuse
    [14] Détective
    [15] Fermière
    [16] Cheffe d’orchestre
    [17] Inventrice
    [18] Chevalier
    [19] Mime
    [20] Yodleuse
    [21] Gardien de phare
    [22] Escrimeuse
    [23] Chasseuse de fantômes
    [24] Aéronaute
    [25] Observateur d’étoiles
   *[other] Dresseuse d’escargots
}
dots-1 = 1 pastille
dots-2 = 2 pastilles
dots-3 = 3 pastilles
dots-4 = 4 pastilles
kind-dots = { $value ->
    [0] { dots-4 }
    [1] { dots-4 }
    [2] { dots-3 }
    [3] { dots-3 }
    [4] { dots-3 }
    [5] { dots-3 }
    [6] { dots-3 }
    [7] { dots-3 }
    [8] { dots-2 }
    [9] { dots-2 }
    [10] { dots-2 }
    [11] { dots-2 }
    [12] { dots-2 }
    [13] { dots-2 }
    [14] { dots-2 }
    [15] { dots-2 }
    [16] { dots-2 }
   *[other] { dots-1 }
}
# Comme on l’écrit
kind-code = { $value ->
    [0] ga
    [1] dr
    [2] be
    [3] ju
    [4] ma
    [5] po
    [6] ki
    [7] kn
    [8] li
    [9] lb
    [10] ba
    [11] cl
    [12] fi
    [13] sk
    [14] de
    [15] fa
    [16] co
    [17] in
    [18] kt
    [19] mi
    [20] yo
    [21] lh
    [22] fe
    [23] gh
    [24] bl
    [25] st
   *[other] sn
}
card = { kind-name }
card-brief = { kind-name }
# $value, $number
cards = { $number ->
    [1] { card }
   *[other] { $number } fois { card }
}
cards-brief = { cards }
cards-join = { " ; " }
card-dots = { kind-name }, { kind-dots }
# $card, $card_value
the-kind = { $card_value ->
    [0] la { $card }
    [2] l’{ $card }
    [4] la { $card }
    [7] la { $card }
    [9] la { $card }
    [11] l’{ $card }
    [13] la { $card }
    [15] la { $card }
    [16] la { $card }
    [17] l’{ $card }
    [20] la { $card }
    [22] l’{ $card }
    [23] la { $card }
    [24] l’{ $card }
    [25] l’{ $card }
    [26] la { $card }
   *[other] le { $card }
}

## Les cases. $vert (none, north, south) avec $rows, $hor (none, west, east) avec $columns

cell-down = { $vert ->
    [north] nord { $rows }
    [south] sud { $rows }
   *[none] centre
}
cell-across = { $hor ->
    [west] ouest { $columns }
    [east] est { $columns }
   *[none] centre
}
cell = { $vert ->
    [none] { cell-across }
   *[other] { $hor ->
        [none] { cell-down }
       *[other] { cell-down }, { cell-across }
    }
}
at = { $vert ->
    [none] { $hor ->
        [none] au centre
       *[other] en { cell }
    }
   *[other] en { cell }
}

## Les lignes. $row, $column : les cartes de chacune, 0 s’il n’y en a pas

lines = { $row ->
    [0] la colonne de { $column }
   *[other] { $column ->
        [0] la rangée de { $row }
       *[other] la rangée de { $row } et la colonne de { $column }
    }
}
of-lines = { $row ->
    [0] de la colonne de { $column }
   *[other] { $column ->
        [0] de la rangée de { $row }
       *[other] de la rangée de { $row } et de la colonne de { $column }
    }
}
lines-bare = { $row ->
    [0] colonne de { $column }
   *[other] { $column ->
        [0] rangée de { $row }
       *[other] rangée de { $row } et colonne de { $column }
    }
}

## Les zones : les vôtres, les communes, celles des autres

zone-hand = Votre main
zone-hand-of = main : { $name }
zone-table = Table
zone-pile = Pioche
zone-won = Vos cartes ramassées
zone-won-of = cartes ramassées : { $name }

## Événements : le jeu de cartes, la manche, la donne. $actor : un nom ou plusieurs

deck = { $deck } : { $label }.

round-you = La manche { $round } commence. À vous de commencer.
round-other = La manche { $round } commence. C’est à { $actor } de commencer.

dealt-you = Votre main : { $cards }.
dealt-other = { $actor } a { $count }.

turn-you = À vous de jouer.
turn-other = À { $actor } de jouer.

## Événements : poser et ramasser

placed-you = Vous posez { the-kind } { at }.
placed-other = { $actor } pose { the-kind } { at }.

offer-you = Vous pouvez ramasser { lines } : { $count }.
offer-other = { $actor } peut ramasser { lines } : { $count }.

collected-you = Vous ramassez { lines } : { $count }. Vous en avez maintenant { $total }.
collected-other = { $actor } ramasse { lines } : { $count }. { $actor } en a maintenant { $total }.

leave-you = Vous laissez { lines } sur la table.
leave-other = { $actor } laisse { lines } sur la table.
# Quand quelqu’un a quitté la table
left-you = Vous avez quitté la table ; l’arbitre joue pour vous.
left-other = { $actor } a quitté la table ; l’arbitre joue.

# $link : whole, ou nearest (6.10), où $need est ce qui ferme le plus petit trou
split = { $link ->
    [nearest] Les Dweebies sont séparés en { $groups } groupes. Il faut { $need } pour fermer le plus petit trou ; tant qu’ils ne sont pas réunis, personne ne peut ramasser.
   *[whole] Les Dweebies sont séparés en { $groups } groupes. Il faut { $need } pour les réunir ; d’ici là, personne ne peut ramasser.
}
linking = { $link ->
    [nearest] Encore { $groups } groupes ; il manque { $need } pour fermer le plus petit trou.
   *[whole] Encore { $groups } groupes ; il manque { $need }.
}
blocked = Les bouts { of-lines } correspondent, mais personne ne peut ramasser tant que les Dweebies sont séparés.
rejoined = Les Dweebies forment de nouveau un seul groupe.
table-empty = La table est vide. La prochaine carte se pose au centre.

## Événements : piocher

drew-you = { $reason ->
    [empty_hand] Votre main est vide. Vous piochez { the-kind }. Reste dans la pioche : { $left }.
   *[other] Vous piochez { the-kind }. Reste dans la pioche : { $left }.
}
drew-other = { $reason ->
    [empty_hand] { $actor } n’a plus de cartes en main. { $actor } pioche une carte. Reste dans la pioche : { $left }.
   *[other] { $actor } pioche une carte. Reste dans la pioche : { $left }.
}
pile-empty = { $lapsed_count ->
    [0] La pioche est épuisée.
   *[other] La pioche est épuisée. Les cartes non piochées sont perdues.
}
skipped-you = Vous n’avez plus de cartes ; vous passez votre tour.
skipped-other = { $actor } n’a plus de cartes et passe son tour.

## Événements : la fin. $actor_others : qui gagne, sans la personne qui écoute

round-over-you = { $actor_others_count ->
    [0] La manche est terminée. Vous gagnez avec { $count }.
    [1] La manche est terminée. Vous et { $actor_others } gagnez à égalité avec { $count }.
   *[other] La manche est terminée. Vous, { $actor_others } gagnez à égalité avec { $count }.
}
round-over-other = { $actor_count ->
    [1] La manche est terminée. { $actor } gagne avec { $count }.
   *[other] La manche est terminée. { $actor } gagnent à égalité avec { $count }.
}
round-over-row-you = vous, { $score }, place { $place }
round-over-row-other = { $seat }, { $score }, place { $place }
round-over-join = { " ; " }

round-win-you = Vos manches gagnées : { $wins } sur 2.
round-win-other = Manches gagnées par { $actor } : { $wins } sur 2.

match-over-you = { $actor_others_count ->
    [0] Vous remportez la partie.
    [1] Vous et { $actor_others } remportez la partie à égalité.
   *[other] Vous, { $actor_others } remportez la partie à égalité.
}
match-over-other = { $actor_count ->
    [1] { $actor } remporte la partie.
   *[other] { $actor } remportent la partie à égalité.
}
match-over-row-you = vous, place { $place }
match-over-row-other = { $seat }, place { $place }
match-over-join = { " ; " }

## Ce que la table dit d’une absence, avec les mots de ce jeu

timeout-you = En votre absence, l’arbitre joue pour vous.
timeout-other = { $actor } ne répond pas : l’arbitre joue.

## Résultats

# $place, $name (un nom ou plusieurs), $count : cartes ramassées, ou manches gagnées
place = Place { $place } : { $name }, { $count }
# $wins
wins = { $wins ->
    [0] 0 manche gagnée
    [1] 1 manche gagnée
   *[other] { $wins } manches gagnées
}
cause-round = Plus personne n’a de carte.
cause-match = Deux manches ont été gagnées.

## Questions. $name : la place attendue, ou la liste des places

question-place-you = Quelle carte posez-vous, et où ?
question-place-other = { $name } pose une carte.
question-collect-you = Ramassez-vous ce qui est assorti, ou le laissez-vous ?
question-collect-other = { $name } ramasse, ou laisse.
question-next_round-you = La manche suivante peut-elle commencer ?
question-next_round-other = La manche suivante commence dès que quelqu’un le dit.
question-over = La partie est finie.

## Les coups, en boutons, mot à mot

# $card
move-place = Poser { $card }
# $vert, $rows, $hor, $columns
move-cell = { cell }
# $number : de combien la rangée est au sud du centre, la colonne à l’est ; négatif : au nord, à l’ouest
move-row = { $number ->
    [0] Rangée du centre
   *[other] Rangée { $number }
}
move-column = { $number ->
    [0] Colonne du centre
   *[other] Colonne { $number }
}
move-take_all = Tout prendre
move-take_row = Prendre la rangée
move-take_column = Prendre la colonne
move-leave = Laisser
move-draw = Piocher une carte
move-go_on = Passer à la manche suivante

## Les coups entiers, comme on les dit. $card ; une case

say-place = { $card } { at }
say-take_all = tout prendre
say-take_row = prendre la rangée
say-take_column = prendre la colonne
say-leave = laisser
say-draw = piocher
say-go_on = continuer

## Réponses aux demandes : ses propres cartes, la pioche, les autres

# $count (amount), $cards
answer-hand = Main, { $count } : { $cards }.
answer-hand-empty = Main, 0 carte.
# $count (amount)
answer-pile = Pioche, { $count }.
# $name, $count (amount), $owed : pioches dues, dites sous draw=manual seulement (7.11)
answer-counts-you = Vous : { $count }{ owed }.
answer-counts-other = { $name } : { $count }{ owed }.
owed = { $owed ->
    [0] { "" }
    [1] , 1 pioche due
   *[other] , { $owed } pioches dues
}
# $name, $count (amount), $number
answer-won-you = Cartes ramassées, vous : { $number }.
answer-won-other = Cartes ramassées, { $name } : { $number }.
# $wins
answer-chips-you = Vous, { chips }.
# $name, $wins
answer-chips-other = { $name }, { chips }.
chips = manches gagnées : { $wins } sur 2
# $names : qui mène, sans la personne qui écoute ; $number : combien
answer-leader-you = { $number ->
    [0] Vous menez.
    [1] Vous et { $names } menez.
   *[other] Vous, { $names } menez.
}
answer-leader-other = { $number ->
    [1] { $names } mène.
   *[other] { $names } mènent.
}
answer-leader-none = Personne n’a encore ramassé.

## Réponses aux demandes : la table. Une case se donne par $vert, $rows, $hor, $columns, ou toute faite par $cell

# $count (amount), $groups, $down et $across (span)
answer-table = { $count }, { $groups ->
    [1] 1 groupe
   *[other] { $groups } groupes
}, { $down }, { $across }.
answer-table-empty = La table est vide : la prochaine carte se pose au centre.
# Un côté du rectangle : $vert, $rows ; ou $hor, $columns
from-row = { $vert ->
    [none] du centre
   *[other] de { cell-down }
}
to-row = { $vert ->
    [none] au centre
   *[other] à { cell-down }
}
from-column = { $hor ->
    [none] du centre
   *[other] d’{ cell-across }
}
to-column = { $hor ->
    [none] au centre
   *[other] à { cell-across }
}
# $from, $to
span = { $from } { $to }
# $cells (des cases), $number
answer-playable = { $number ->
    [1] 1 case jouable : { $cells }.
   *[other] { $number } cases jouables : { $cells }.
}
# $card, $last : yes ou no
card-at = { $card }, { cell }{ last-placed }
last-placed = { $last ->
    [yes] , dernière posée
   *[no] { "" }
}
# $state : playable, free, outside
free-at = { $state ->
    [playable] libre, jouable, { cell }
    [free] libre, { cell }
   *[outside] hors zone, { cell }
}
outside = hors zone
# Un saut. $free : cases vides en chemin
jump-to = { $free ->
    [0] { $card }, { cell }
    [1] 1 case libre, puis { $card }, { cell }
   *[other] { $free } cases libres, puis { $card }, { cell }
}
jump-none = aucune carte par là
# Une rangée, ou une colonne, lue. $each
row-read = { $vert ->
    [none] rangée du centre : { $each }
   *[other] { cell-down } : { $each }
}
column-read = { $hor ->
    [none] colonne du centre : { $each }
   *[other] { cell-across } : { $each }
}
row-card = { cell-across } { $card }
column-card = { cell-down } { $card }
# $free
row-free = { $free ->
    [1] 1 libre
   *[other] { $free } libres
}
read-join = { ", " }
read-nothing = rien
# Une voisine d’une case. $way : above, left, right, below
near-card = { $way ->
    [above] au-dessus : { $card }
    [left] à gauche : { $card }
    [right] à droite : { $card }
   *[below] au-dessous : { $card }
}
near-free = { $way ->
    [above] au-dessus : libre
    [left] à gauche : libre
    [right] à droite : libre
   *[below] au-dessous : libre
}
# $axis : row ou column ; $size ; $from, $to (des cases) ; $cards
line-read = { $axis ->
    [row] rangée de { $size } entre { $from } et { $to } : { $cards }
   *[column] colonne de { $size } entre { $from } et { $to } : { $cards }
}
line-none = { $axis ->
    [row] rangée : rien
   *[column] colonne : rien
}
answer-lines-none = Il n’y a aucune ligne sur la table.
# $groups, $need (amount), $link, $each (group-read)
answer-groups = { $link ->
    [nearest] Séparés : { $groups } groupes, plus petit trou : { $need }. { $each }
   *[whole] Séparés : { $groups } groupes, { $need } { $need_count ->
        [1] nécessaire
       *[other] nécessaires
    }. { $each }
}
group-read = Groupe { $number } : { $count }, première carte { $card }, { cell }.
answer-groups-one = Les Dweebies forment un seul groupe.

## Réponses aux demandes : ce que ferait une carte

# Ce que rencontrerait une carte posée sur une case libre. $axis ; $meets : end, middle, nothing ; $size avec elle ; $card à l’autre bout
would-meet = { $axis ->
    [row] { $meets ->
        [end] rangée : au bout de { $size }, à l’autre bout { $card }
        [middle] rangée : au milieu de { $size }
       *[nothing] rangée : rien
    }
   *[column] { $meets ->
        [end] colonne : au bout de { $size }, à l’autre bout { $card }
        [middle] colonne : au milieu de { $size }
       *[nothing] colonne : rien
    }
}
would-join = réunit tout
would-not-join = encore séparés
meet-join = { " ; " }
# Où une carte ramasse. $row, $column
would-collect = { cell } : { lines-bare }
# $card, $each (would-collect, la plus longue prise d’abord), $others : combien d’autres cases jouables
answer-collects = { $card }, { $each } ; { other-cells }.
answer-collects-none = { $card } ne ramasse nulle part ; { other-cells }.
other-cells = { $others ->
    [0] aucune autre case jouable
    [1] 1 autre case jouable
   *[other] { $others } autres cases jouables
}
answer-collects-nothing = Aucune carte de votre main ne ramasse pour l’instant.
answer-collects-later = Aucune carte ne se pose en ce moment.

## Réponses aux demandes : le décompte (10.7)

# $card, $number : exemplaires en tout, $each : où ils sont
tally-read = { $card }, { $number } : { $each }
# $number
tally-table = { $number } sur la table
tally-collected = { $number } parmi les cartes ramassées
tally-hand = { $number } dans votre main
tally-unseen = { $number } à voir encore
answer-tally-off = Il n’y a pas de décompte : à vous de compter.

confirm-leave = Vous pourriez prendre ces cartes. Voulez-vous vraiment les laisser ?
confirm-on = Laisser sera à confirmer.
confirm-off = Laisser ne sera pas à confirmer.

# $deck, $label
answer-deck = { $deck } : { $label }.
deck-labelled = { $deck } : { $label }

# Aide sur les demandes, au terminal
help-table = combien de cartes et de groupes, et jusqu’où ils vont.
help-rows = la table, rangée par rangée.
help-row = une rangée, par exemple rangée N1 ; seul, celle de la dernière carte posée.
help-column = une colonne, par exemple colonne E2.
help-cell = ce qui se trouve sur une case ou ce qu’une carte y rencontrerait, et ses voisines, par exemple case N1E2 ; seul, la case de la dernière carte posée.
help-counts = la pioche et la main de chaque place.
help-scores = ce que chaque place a ramassé, les manches gagnées, et qui mène.
help-lines = les lignes sur la table.
help-groups = les groupes, et ce qu’il leur manque.
help-collects = où les cartes de votre main ramassent.
help-tally = les exemplaires que l’on peut compter, si le décompte est permis.
help-confirm = confirmer oui, confirmer non : s’il faut confirmer pour laisser des lignes assorties.
help-always = main oui, table oui, comptes oui : dits avec chaque question, jusqu’à ce que vous disiez non.

## Refus : la raison seule, dite à la seule personne qui a envoyé le coup (10.3)

# $asked : une question
wanted = { $asked ->
    [collect] prendre ou laisser
    [next_round] continuer
   *[place] une carte et une case
}
# $asked
refusal-3-3 = on vous demande maintenant ceci : { wanted }
refusal-3-4 = ce n’est pas à vous de jouer
# $value
refusal-4-1 = vous n’avez pas cette carte en main : { card }
refusal-4-3 = la table est vide, jouez au centre
# une case
refusal-4-5 = aucune carte ne touche cette case : { cell }
# une case
refusal-4-7 = cette case est occupée : { cell }
refusal-5-4 = cette ligne n’a pas deux bouts identiques
refusal-5-11 = ici, il faut ramasser
refusal-5-12 = une seule des deux lignes
refusal-6-5 = cette case n’est sur aucune des liaisons les plus courtes
refusal-6-10 = fermez d’abord le plus petit trou
refusal-7-2 = la pioche est vide
refusal-7-3 = la pioche est automatique
refusal-7-7 = vous n’avez rien à piocher
refusal-8-8 = la manche est terminée
refusal-10-2 = ce n’est pas un coup

## Règles maison

option-deck = Jeu de cartes
option-deck-help = { deck-house } : { label-reconstructed }. Votre propre fichier peut le remplacer.
option-deck-house = Reconstitution
option-deck-file = Votre propre fichier de cartes
option-first = Qui commence
option-first-help = Le livret veut la personne qui a le moins de cheveux : désignez sa place, sur l’honneur, ou laissez faire le sort.
option-first-hair = Le moins de cheveux
option-first-random = Tirage au sort
option-name_first = La place qui a le moins de cheveux
option-name_first-help = Seulement si commence qui a le moins de cheveux. Si aucune place n’est désignée, le sort décide.
option-name_first-unknown = Aucune place désignée
option-name_first-A = A
option-name_first-B = B
option-name_first-C = C
option-name_first-D = D
option-name_first-E = E
option-name_first-F = F
option-min_line = Ligne la plus courte
option-min_line-help = Combien de cartes une ligne doit avoir pour être ramassée.
# $value
option-min_line-number = { $value } cartes
option-collect = Lignes assorties
option-collect-help = Si une ligne assortie peut rester sur la table.
option-collect-optional = Prises ou laissées, au choix
option-collect-forced = À prendre
option-crossing = Rangée et colonne à la fois
option-crossing-help = Ce qui peut se prendre quand la rangée et la colonne sont toutes deux assorties.
option-crossing-both = Les deux
option-crossing-one = Une seule des deux
option-link = Réunir les Dweebies
option-link-help = Quelles cases sont permises quand ils sont séparés en trois groupes ou plus.
option-link-whole = La liaison la plus courte de tous les groupes
option-link-nearest = D’abord le plus petit trou
option-draw = Piocher une carte
option-draw-help = Si l’arbitre pioche pour vous à la fin du tour, ou si vous pouvez l’oublier.
option-draw-auto = L’arbitre pioche
option-draw-manual = Vous piochez, ou l’oubliez
option-tie = Égalité à la fin d’une manche
option-tie-help = Ce qui arrive quand plusieurs places ont ramassé le plus de cartes.
option-tie-shared = Elles gagnent ensemble
option-tie-haul = La plus grande prise en un tour décide
option-match = Durée de la partie
option-match-help = Une manche, ou autant qu’il en faut pour qu’une place en ait gagné deux.
option-match-single = Une manche
option-match-two_wins = Jusqu’à deux manches gagnées
option-next_first = Qui commence les manches suivantes
option-next_first-help = Seulement si l’on joue plusieurs manches.
option-next_first-same = La place qui a commencé la première
option-next_first-left = La place à gauche de la précédente
option-tally = Décompte
option-tally-help = Si le jeu compte pour vous les exemplaires de chaque Dweebie.
option-tally-off = Vous comptez vous-même
option-tally-on = Le jeu compte

## Que taper, pour chaque question (l’aide du terminal et de la ligne de commande)

how-place = dites une carte par son nom ou son code, une arobase et une case, par exemple jardinière@N1E2 ou ga@N1E2, une case plus haut que le centre et deux plus à droite ; ga@C est le centre.
how-collect = dites prendre tout, prendre rangée ou prendre colonne, ou bien laisser.
how-next_round = dites continuer.

## Les mots qui demandent quelque chose, tapés ici et sur la ligne de commande du navigateur

typed-table = table
typed-rows = rangées
typed-row = rangée
typed-column = colonne
typed-cell = case
typed-counts = comptes, compte, nombres
typed-scores = scores, score
typed-lines = lignes
typed-groups = groupes
typed-collects = prises
typed-tally = décompte
