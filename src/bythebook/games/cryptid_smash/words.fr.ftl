### Cryptid Smash en français : tout ce que dit le jeu. Mêmes messages que words.en.ftl ; ceux de la table sont au noyau,
### et ceux qui sont repris ici (nombres de cartes, refus, absence) les remplacent. Les phrases des événements sont
### celles de la spécification, à la lettre. Une fenêtre d’annonce a un son et pas de paroles : pas de message (9.7).
### Vous partout ; jamais le genre d’un nom, jamais « de » ni « que » devant un nom. Zéro et un : au singulier.

game-title = Cryptid Smash
game-blurb = Quatre éléments, cinq bêtes secrètes et un mot à dire à temps : posez votre dernière carte sans qu’on surprenne votre silence.

deck-reconstruction = paquet par défaut
deck-file = fichier de paquet
label-reconstruction = Répartition du paquet reconstituée — la règle ne donne que les totaux
label-owner = Liste établie par l’hôte
our-reading = notre lecture

# $n
amount = { $n ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $n } cartes
}

## Les cartes : la marque puis la couleur ; les autres par leur nom

# $value : 10 fois la couleur plus la marque, puis les cartes tactiques et légendaires
card = { $value ->
    [0] Latron Aqua
    [1] Miasma Aqua
    [2] Nyx Aqua
    [3] Ouroboros Aqua
    [4] Oxyro Aqua
    [5] Pioche 4 Aqua
    [6] Défausse Aqua
    [7] Miroir Aqua
    [8] Inversion Aqua
    [9] Passe-tour Aqua
    [10] Latron Terra
    [11] Miasma Terra
    [12] Nyx Terra
    [13] Ouroboros Terra
    [14] Oxyro Terra
    [15] Pioche 4 Terra
    [16] Défausse Terra
    [17] Miroir Terra
    [18] Inversion Terra
    [19] Passe-tour Terra
    [20] Latron Ignis
    [21] Miasma Ignis
    [22] Nyx Ignis
    [23] Ouroboros Ignis
    [24] Oxyro Ignis
    [25] Pioche 4 Ignis
    [26] Défausse Ignis
    [27] Miroir Ignis
    [28] Inversion Ignis
    [29] Passe-tour Ignis
    [30] Latron Aeris
    [31] Miasma Aeris
    [32] Nyx Aeris
    [33] Ouroboros Aeris
    [34] Oxyro Aeris
    [35] Pioche 4 Aeris
    [36] Défausse Aeris
    [37] Miroir Aeris
    [38] Inversion Aeris
    [39] Passe-tour Aeris
    [40] Tour choisi
    [41] Couleur au choix
    [42] Couleur plus 4
    [43] Mains à gauche
    [44] Tactique libre
    [45] Tous défaussent 2
    [46] Tous piochent 6
   *[other] { card-both }
}
# Les cartes d’un paquet chargé qui portent un symbole et un pouvoir (1.3)
card-both = { $value ->
    [63] Latron Pioche 4 Aqua
    [64] Latron Défausse Aqua
    [65] Latron Miroir Aqua
    [66] Latron Inversion Aqua
    [67] Latron Passe-tour Aqua
    [68] Miasma Pioche 4 Aqua
    [69] Miasma Défausse Aqua
    [70] Miasma Miroir Aqua
    [71] Miasma Inversion Aqua
    [72] Miasma Passe-tour Aqua
    [73] Nyx Pioche 4 Aqua
    [74] Nyx Défausse Aqua
    [75] Nyx Miroir Aqua
    [76] Nyx Inversion Aqua
    [77] Nyx Passe-tour Aqua
    [78] Ouroboros Pioche 4 Aqua
    [79] Ouroboros Défausse Aqua
    [80] Ouroboros Miroir Aqua
    [81] Ouroboros Inversion Aqua
    [82] Ouroboros Passe-tour Aqua
    [83] Oxyro Pioche 4 Aqua
    [84] Oxyro Défausse Aqua
    [85] Oxyro Miroir Aqua
    [86] Oxyro Inversion Aqua
    [87] Oxyro Passe-tour Aqua
    [88] Latron Pioche 4 Terra
    [89] Latron Défausse Terra
    [90] Latron Miroir Terra
    [91] Latron Inversion Terra
    [92] Latron Passe-tour Terra
    [93] Miasma Pioche 4 Terra
    [94] Miasma Défausse Terra
    [95] Miasma Miroir Terra
    [96] Miasma Inversion Terra
    [97] Miasma Passe-tour Terra
    [98] Nyx Pioche 4 Terra
    [99] Nyx Défausse Terra
    [100] Nyx Miroir Terra
    [101] Nyx Inversion Terra
    [102] Nyx Passe-tour Terra
    [103] Ouroboros Pioche 4 Terra
    [104] Ouroboros Défausse Terra
    [105] Ouroboros Miroir Terra
    [106] Ouroboros Inversion Terra
    [107] Ouroboros Passe-tour Terra
    [108] Oxyro Pioche 4 Terra
    [109] Oxyro Défausse Terra
    [110] Oxyro Miroir Terra
    [111] Oxyro Inversion Terra
    [112] Oxyro Passe-tour Terra
    [126] Latron Pioche 4 Ignis
    [127] Latron Défausse Ignis
    [128] Latron Miroir Ignis
    [129] Latron Inversion Ignis
    [130] Latron Passe-tour Ignis
    [131] Miasma Pioche 4 Ignis
    [132] Miasma Défausse Ignis
    [133] Miasma Miroir Ignis
    [134] Miasma Inversion Ignis
    [135] Miasma Passe-tour Ignis
    [136] Nyx Pioche 4 Ignis
    [137] Nyx Défausse Ignis
    [138] Nyx Miroir Ignis
    [139] Nyx Inversion Ignis
    [140] Nyx Passe-tour Ignis
    [141] Ouroboros Pioche 4 Ignis
    [142] Ouroboros Défausse Ignis
    [143] Ouroboros Miroir Ignis
    [144] Ouroboros Inversion Ignis
    [145] Ouroboros Passe-tour Ignis
    [146] Oxyro Pioche 4 Ignis
    [147] Oxyro Défausse Ignis
    [148] Oxyro Miroir Ignis
    [149] Oxyro Inversion Ignis
    [150] Oxyro Passe-tour Ignis
    [151] Latron Pioche 4 Aeris
    [152] Latron Défausse Aeris
    [153] Latron Miroir Aeris
    [154] Latron Inversion Aeris
    [155] Latron Passe-tour Aeris
    [156] Miasma Pioche 4 Aeris
    [157] Miasma Défausse Aeris
    [158] Miasma Miroir Aeris
    [159] Miasma Inversion Aeris
    [160] Miasma Passe-tour Aeris
    [161] Nyx Pioche 4 Aeris
    [162] Nyx Défausse Aeris
    [163] Nyx Miroir Aeris
    [164] Nyx Inversion Aeris
    [165] Nyx Passe-tour Aeris
    [166] Ouroboros Pioche 4 Aeris
    [167] Ouroboros Défausse Aeris
    [168] Ouroboros Miroir Aeris
    [169] Ouroboros Inversion Aeris
    [170] Ouroboros Passe-tour Aeris
    [171] Oxyro Pioche 4 Aeris
    [172] Oxyro Défausse Aeris
    [173] Oxyro Miroir Aeris
    [174] Oxyro Inversion Aeris
   *[other] Oxyro Passe-tour Aeris
}
# $value, $number
cards = { $number ->
    [1] { card }
   *[other] { number-word } { card }
}
cards-join = { ", " }
card-brief = { card }
cards-brief = { cards }

# $colour
colour-name = { $colour ->
    [aqua] Aqua
    [terra] Terra
    [ignis] Ignis
   *[aeris] Aeris
}
colour-letter = { $colour ->
    [aqua] A
    [terra] T
    [ignis] I
   *[aeris] E
}
element = { $colour ->
    [aqua] eau
    [terra] terre
    [ignis] feu
   *[aeris] air
}
# $effect
effect-name = { $effect ->
    [draw4] Pioche 4
    [discard] Défausse
    [mirror] Miroir
    [reverse] Inversion
   *[skip] Passe-tour
}
# $direction
direction-name = { $direction ->
    [clockwise] sens horaire
   *[anticlockwise] sens antihoraire
}

## Les chaînes : à combien elles se montent. $units, $kind

four-times = { $units ->
    [1] 4
    [2] 8
    [3] 12
    [4] 16
    [5] 20
    [6] 24
    [7] 28
    [8] 32
    [9] 36
    [10] 40
    [11] 44
    [12] 48
    [13] 52
    [14] 56
    [15] 60
    [16] 64
    [17] 68
    [18] 72
    [19] 76
    [20] 80
    [21] 84
    [22] 88
    [23] 92
    [24] 96
   *[other] { $units } fois 4
}
two-times = { $units ->
    [1] 2
    [2] 4
    [3] 6
    [4] 8
    [5] 10
    [6] 12
    [7] 14
    [8] 16
    [9] 18
    [10] 20
    [11] 22
    [12] 24
    [13] 26
    [14] 28
    [15] 30
    [16] 32
    [17] 34
    [18] 36
    [19] 38
    [20] 40
    [21] 42
    [22] 44
    [23] 46
    [24] 48
   *[other] { $units } fois 2
}
total = { $kind ->
    [draw4] piocher { four-times } cartes
   *[discard] défausser { $units }, piocher { two-times }
}
# Telle qu’elle est. $kind : none, draw4, discard, colour4 ; $draw, $discard : des cartes ; $chain_colour
chain-colour-name = { $chain_colour ->
    [aqua] Aqua
    [terra] Terra
    [ignis] Ignis
   *[aeris] Aeris
}
chain-now = { $kind ->
    [draw4] chaîne : piocher { $draw }, { chain-colour-name }
    [discard] chaîne : défausser { $discard }, piocher { $draw }, { chain-colour-name }
    [colour4] 4 cartes à piocher
   *[none] pas de chaîne
}

## Les zones : les vôtres, les communes, celles des autres

zone-hand = Votre main
zone-hand-of = main : { $name }
zone-pile = Pile
zone-deck = Pioche
zone-gone = Cartes hors jeu
zone-aside = Mise de côté
zone-colour = Couleur active
zone-direction = Sens du jeu
zone-chain = Chaîne
zone-smash = Smash
mark-said = smash dit

## Événements : le début

start-you = La partie commence ; vous ouvrez le jeu.
start-other = La partie commence ; { $actor } ouvre le jeu.

deal-you = Vous recevez : { $cards }.
deal-other = { $actor } reçoit { $amount }.
deal-back-you = { $card } retourne dans la pioche ; vous recevez une autre carte.
deal-back-other = { $card }, pour { $actor }, retourne dans la pioche.

start-card = La pile commence par { $card } ; couleur : { colour-name }.
start-back = { $card } ne peut pas ouvrir la pile et retourne dans la pioche.

## Événements : le tour

turn-you = À vous ; couleur { colour-name }, dessus : { $card }.
turn-other = À { $actor } de jouer.

play-you = Vous jouez : { $card } ; { $count } en main.
play-other = { $actor } joue : { $card } ; { $count } en main.

again-you = Même couleur, même symbole : vous rejouez.
again-other = Même couleur, même symbole : { $actor } rejoue.

mirror-you = Votre Miroir répète : { effect-name }.
mirror-other = Le Miroir que pose { $actor } répète : { effect-name }.

chain-target = Chaîne contre vous : { total }. Répondez ou acceptez.
chain-other = Chaîne contre { $target } : { total }.

answer-you = Vous répondez : { $card } ; { $count } en main.
answer-other = { $actor } répond : { $card } ; { $count } en main.

accept-you = Vous acceptez : { total }.
accept-other = { $actor } accepte : { total }.

discard-you = Vous défaussez : { $cards } ; { $count } en main.
discard-other = { $actor } défausse : { $cards } ; { $count } en main.

no-discard-you = Vous n’avez rien à défausser.
no-discard-other = { $actor } n’a rien à défausser.

aside-you = { $what ->
    [away] Mise de côté : { $card }.
    [back] Retour en main : { $card }.
   *[under] Sous la pile : { $card }.
}
aside-other = { $what ->
    [away] { $actor } met de côté : { $card }.
    [back] { $actor } reprend : { $card }.
   *[under] Sous la pile : { $card }.
}

draw-you = Vous piochez : { $cards } ; { $count } en main.
draw-other = { $actor } pioche { $amount } ; { $count } en main.

dry = Il n’y a plus de carte à piocher.

pass-you = Vous passez.
pass-other = { $actor } passe.

reverse = Le jeu tourne dans le { direction-name }.

skip-you = { $target } saute son tour.
skip-target = Vous sautez votre tour.
skip-other = { $target } saute son tour.

next-you = { $whom ->
    [same] Vous rejouez ensuite.
   *[other] Vous choisissez : { $target } joue ensuite.
}
next-target = { $actor } vous choisit pour jouer ensuite.
next-other = { $whom ->
    [same] { $actor } rejoue ensuite.
   *[other] { $actor } choisit : { $target } joue ensuite.
}

colour-you = Vous choisissez la couleur { colour-name }.
colour-other = { $actor } choisit la couleur { colour-name }.

four-target = Vous piocherez 4 cartes au début de votre tour.
four-other = { $target } piochera 4 cartes au début de son tour.

hands = { $side ->
    [play] Toutes les mains passent dans le sens du jeu.
   *[left] Toutes les mains passent à gauche.
}
# Pour la seule personne qui reçoit cette main
hand-you = { $giver } vous passe sa main : { $cards } ; { $count } en main.

legendary-you = Vous piochez la carte légendaire « { $card } », jouée aussitôt.
legendary-other = { $actor } pioche la carte légendaire « { $card } », jouée aussitôt.

ask-you = { $question ->
    [discard2] Choisissez { $amount } à défausser.
   *[colour] Choisissez une couleur.
}
ask-other = On attend { $actor }.

## Événements : smash et surprises. $actor : un nom ou plusieurs ; $actor_others : sans la personne qui écoute

smash-you = Smash !
smash-other = { $actor } : Smash !

idle-you = { $cost ->
    [draw1] Vous dites smash avec { $count } : 1 carte à piocher.
   *[heard] Vous dites smash avec { $count }.
}
idle-other = { $cost ->
    [draw1] { $actor } dit smash avec { $count } : 1 carte à piocher.
   *[heard] { $actor } dit smash avec { $count }.
}

caught-you = { $actor_others_count ->
    [0] Vous surprenez { $target } : 2 cartes à piocher.
   *[other] Vous surprenez { $target }, avec { $actor_others } : 2 cartes à piocher.
}
caught-target = { $actor_count ->
    [1] { $actor } vous surprend : 2 cartes à piocher.
   *[other] { $actor } vous surprennent : 2 cartes à piocher.
}
caught-other = { $actor_count ->
    [1] { $actor } surprend { $target } : 2 cartes à piocher.
   *[other] { $actor } surprennent { $target } : 2 cartes à piocher.
}

late-you = { $actor_others_count ->
    [0] { $target } a dit smash à temps.
    [1] { $actor_others } voulait aussi surprendre { $target }, mais { $target } a dit smash à temps.
   *[other] { $actor_others } voulaient aussi surprendre { $target }, mais { $target } a dit smash à temps.
}
late-target = { $actor_count ->
    [1] { $actor } voulait vous surprendre, mais vous avez dit smash à temps.
   *[other] { $actor } voulaient vous surprendre, mais vous avez dit smash à temps.
}
late-other = { $actor_count ->
    [1] { $actor } voulait surprendre { $target }, mais { $target } a dit smash à temps.
   *[other] { $actor } voulaient surprendre { $target }, mais { $target } a dit smash à temps.
}

wrong-you = Fausse alerte : vous piochez 2 cartes.
wrong-other = Fausse alerte : { $actor } pioche 2 cartes.

## Événements : la pioche et la fin

reshuffle = La pile devient une nouvelle pioche : { $back } ; hors jeu : { $removed }.

finish-you = Vous posez votre dernière carte : place { $place }.
finish-other = { $actor } pose sa dernière carte : place { $place }.

over = { $reason ->
    [blocked] Plus personne ne peut jouer ni piocher : { $each }.
    [limit] Limite d’actions atteinte : { $each }.
   *[finish] Partie terminée : { $each }.
}
over-row-you = vous, place { $place }
over-row-other = { $seat }, place { $place }
over-join = { " ; " }

## Ce que la table dit d’une absence, avec les mots de ce jeu

timeout-you = L’arbitre joue pour vous.
timeout-other = L’arbitre joue pour { $actor }.

## Résultats

# $place, $name (un nom ou plusieurs)
place = Place { $place } : { $name }
cause-finish = Une dernière carte a été posée.
cause-blocked = Plus personne ne pouvait jouer ni piocher.
cause-limit = La partie a atteint sa limite d’actions.

## Questions. $name : la place attendue ; $due : cartes à défausser. Les questions scellées ne nomment personne (9.14, 7.10)

question-window-you = Dites-vous smash, ou surprenez-vous quelqu’un ?
question-window-other = La fenêtre d’annonce est ouverte.
question-answer-you = Répondez-vous à la chaîne, ou l’acceptez-vous ?
question-answer-other = { $name } répond à la chaîne ou l’accepte.
question-act-you = Que faites-vous ?
question-act-other = À { $name } de jouer.
question-play_drawn-you = Jouez-vous la carte piochée, ou la gardez-vous ?
question-play_drawn-other = { $name } joue la carte piochée, ou la garde.
question-discard2-you = { $due ->
    [1] Quelle carte défaussez-vous ?
   *[other] Quelles sont les deux cartes que vous défaussez ?
}
question-discard2-other = Tout le monde choisit ses défausses.
question-colour-you = Quelle couleur choisissez-vous ?
question-colour-other = { $name } choisit une couleur.
question-over = La partie est finie.

## Les coups, en boutons, mot à mot

# $card
move-play = Jouer { $card }
move-answer = Répondre
move-answer_card = Répondre : { $card }
move-draw = Piocher une carte
move-accept = Accepter
move-pay = Défausser { $card }
move-discard = Défausser
move-discard_card = Défausser { $card }
# $number : une couleur, de 0 à 3
colour-numbered = { $number ->
    [0] Aqua
    [1] Terra
    [2] Ignis
   *[3] Aeris
}
move-colour = { colour-numbered }
move-keep = La garder
# Les choix d’une carte tactique. $name ; $number : une couleur
move-choose_turn = { $name } joue ensuite
move-choose_colour = { colour-numbered }
move-choose_colour4 = { colour-numbered }, et 4 cartes pour la personne suivante
move-choose_pass = Passer les mains
move-smash = Et dire smash
move-entry = Le dire
move-done = C’est tout

## Smash et surprises : touches et réponses brèves, les mêmes mots à tout moment (9.7)

call-smash = Smash
# $name
call-out = Surprendre { $name }
call-hold = Attendre
call-release = Ne plus attendre
call-go-on = Suite
noted-smash = Smash : noté.
noted-call = { $name } pour cible : noté.
noted-hold = Attente : notée.
noted-release = Fin d’attente : notée.
noted-go-on = Suite : notée.
taken-back-smash = Smash : repris.
taken-back-call = { $name } pour cible : repris.
early-move-back = Votre coup donné d’avance n’est plus possible. Choisissez de nouveau.
# $seconds
window-length = Fenêtre d’annonce : { $seconds ->
    [1] 1 seconde
   *[other] { $seconds } secondes
}
window-wait = Fenêtre d’annonce : sans chronomètre

## Les coups entiers, comme on les dit. $value ; $choice (none, turn, colour, colour4, pass), $name, $colour ; $smash : yes ou no

say-smash = { $smash ->
    [yes] , et dire smash
   *[no] { "" }
}
say-choice = { $choice ->
    [turn] , { $name } ensuite
    [colour] , { colour-name }
    [colour4] , { colour-name }
   *[none] { "" }
}
# Tactique libre dit de quoi elle sert. $used : no, turn, colour, colour4, pass
say-used = { $used ->
    [turn] , comme Tour choisi
    [colour] , comme Couleur au choix
    [colour4] , comme Couleur plus 4
    [pass] , comme Mains à gauche
   *[no] { "" }
}
say-play = jouer { card }{ say-used }{ say-choice }{ say-smash }
say-answer = répondre par { card }{ say-smash }
say-draw = piocher
say-accept = accepter
# $cards : les cartes payées
say-accept-paying = accepter, en défaussant { $cards }
say-discard = défausser { $cards }
say-colour = choisir la couleur { colour-name }
say-keep = la garder
say-entry-smash = smash
say-entry-call = surprendre { $name }
say-entry-nothing = ne rien dire

## Réponses aux demandes

# $count (amount), $cards
answer-hand = { $count } : { $cards }.
answer-hand-empty = Vous n’avez plus de carte.
# $cards
answer-playable = Jouables : { $cards }.
answer-nothing = Rien de jouable : piochez.
answer-answers = Vous pouvez répondre : { $cards }.
answer-no-answer = Rien ne répond : acceptez.
answer-keep = Elle n’est pas jouable : gardez-la.
# $value (le dessus), $colour, $direction, $deck (un nombre), et ceux de chain-now
answer-table = Dessus : { card }, couleur { colour-name }, { direction-name }, { chain-now }, pioche : { $deck }.
# $name, $cards_count, $said : yes ou no
answer-counts-you = Vous : { $cards_count }{ said }.
answer-counts-other = { $name } : { $cards_count }{ said }.
said = { $said ->
    [yes] , { mark-said }
   *[no] { "" }
}
# $name, $place
answer-counts-done-you = Vous avez terminé, place { $place }.
answer-counts-done-other = { $name } a terminé, place { $place }.
# $effect
answer-mirror = Le Miroir répéterait : { effect-name }.
answer-no-mirror = Le Miroir n’est pas jouable.
# $cards : à partir du dessus
answer-pile = Pile : { $cards }.
answer-gone = Hors jeu : { $cards }.
answer-gone-empty = Aucune carte n’est hors jeu.
answer-places-none = Personne n’a terminé.
answer-place = { place }.
answer-turn-you = À vous de jouer.
answer-turn-other = À { $name } de jouer.
answer-next-you = Ensuite, à vous.
answer-next-other = Ensuite, à { $name }.
# $deck, $label
answer-deck = Paquet : { $deck }. { $label }.
deck-labelled = { $deck } ({ $label })
confirm-draw = Vous avez une carte à jouer. Voulez-vous vraiment piocher ?
confirm-accept = Vous avez de quoi répondre. Voulez-vous vraiment accepter ?

# Aide sur les demandes, au terminal
help-top = la carte du dessus, la couleur active, le sens, la chaîne et la pioche.
help-counts = les cartes de tout le monde, et qui a dit smash.
help-pile = ce qu’un Miroir répéterait, puis toute la pile à partir du dessus ; deux fois : les cartes hors jeu.
help-places = qui a terminé.
help-confirm = confirmer oui, confirmer non : s’il faut confirmer pour piocher avec une carte à jouer, ou pour accepter avec une réponse en main.
help-who = à qui de jouer, et à qui ensuite.
help-always = main oui, table oui, comptes oui : dits avec chaque question, sauf les fenêtres d’annonce, jusqu’à ce que vous disiez non.
# Ce qui peut se dire dans une fenêtre d’annonce, ou d’avance
help-smash = dire smash, dans la fenêtre d’annonce ou avec votre prochain coup ; encore : le reprendre.
help-call = surprendre la personne que vous nommez, par exemple surprendre p3, dans la prochaine fenêtre ; encore : le reprendre.
help-hold = retenir les fenêtres d’annonce ; encore : ne plus les retenir.
help-go-on = laisser la fenêtre d’annonce se fermer.
confirm-on = Piocher et accepter seront à confirmer.
confirm-off = Piocher et accepter ne seront pas à confirmer.

## Les programmes (9.20)

# $percent
lapse = oublie { $percent } fois sur 100
lapse-name = Étourderie
lapse-help = À quelle fréquence un programme oublie de dire smash ou de surprendre quelqu’un. Il s’en tient toujours à ce que tout le monde voit.

## Refus : la raison seule. Les arguments nécessaires sont nommés au-dessus

# $asked : une question
wanted = { $asked ->
    [window] smash ou surprendre
    [answer] répondre ou accepter
    [play_drawn] jouer ou garder
    [discard2] défausser
    [colour] couleur
   *[act] jouer ou piocher
}
# $why : over, turn, wait, asked, card, colour, colour4, seat, use, choice ; $value, $asked
refusal-8-15 = { $why ->
    [over] la partie est finie
    [card] vous n’avez pas cette carte en main, ou pas en autant d’exemplaires : { card }
    [colour] dites la couleur avec { card }, par exemple jouer t.col ig
    [colour4] dites la couleur avec { card }, par exemple jouer t.col4 ig
    [seat] dites avec { card } qui joue ensuite, par exemple jouer t.turn p3
    [use] dites à quoi sert { card }, par exemple jouer t.any coul ig, jouer t.any tour p3 ou jouer t.any mains
    [choice] un tel choix ne va pas avec { card }
    [asked] on vous demande maintenant ceci : { wanted }
    [wait] d’autres ont à répondre, et rien ne vous est demandé
   *[turn] ce n’est pas à vous de jouer
}
refusal-9-8 = on ne surprend que d’autres places de cette table, jamais la sienne
refusal-8-6 = seule la carte tout juste piochée peut être jouée ; sinon, gardez-la
# $value, $colour
refusal-4-8 = { card } ne suit ni la couleur, { colour-name }, ni la marque du dessus
refusal-5-13 = un Miroir demande un autre pouvoir dans la pile, et il n’y en a pas
refusal-6-13 = Tactique libre vaut pour l’une des quatre autres cartes tactiques
refusal-6-4 = le tour suivant va à une personne encore en jeu, et non à vous si c’est votre dernière carte
refusal-8-3 = vous avez une carte à jouer et ne pouvez donc pas piocher
# $value
refusal-11-6 = { card } ne répond pas à cette chaîne ; seul y répond le pouvoir de la chaîne, ou un Miroir de sa couleur
refusal-11-8 = un Miroir ne répond que dans la couleur de la chaîne
# $owed : cartes à payer
refusal-5-8 = { $owed ->
    [0] il n’y a pas de carte à défausser ici
    [1] il faut défausser exactement 1 carte de pouvoir ou tactique
   *[other] il faut défausser exactement { $owed } cartes de pouvoir ou tactiques
}
# $value
refusal-5-4 = seules des cartes de pouvoir ou tactiques peuvent être défaussées ici, et { card } n’en est pas une
refusal-7-9 = une main de 3 cartes ou plus en donne exactement 2, une main de 2 en donne exactement 1
refusal-3-13 = cette place n’existe pas à cette table

## Règles maison

option-deck = Paquet
option-deck-help = { label-reconstruction }. Votre propre fichier peut le remplacer.
option-deck-reconstruction = Reconstitution
option-deck-file = Votre propre fichier de paquet
option-play_on = Après la première victoire
option-play_on-help = Si la partie finit quand quelqu’un a joué toutes ses cartes, ou si les autres continuent pour les places.
option-play_on-off = La partie finit
option-play_on-on = Les autres continuent
option-first_player = Qui commence
option-first_player-help = Le livret veut la personne qui a vu Bigfoot le plus récemment : répondez pour votre table, ou laissez l’arbitre tirer au sort.
option-first_player-draw = Tirage au sort
option-first_player-p1 = Place 1
option-first_player-p2 = Place 2
option-first_player-p3 = Place 3
option-first_player-p4 = Place 4
option-first_player-p5 = Place 5
option-first_player-p6 = Place 6
option-start_card = Carte de départ
option-start_card-help = Si une carte de pouvoir peut commencer la pile. Elle n’y a pas d’effet.
option-start_card-any = Toute carte de couleur
option-start_card-symbol = Seulement une carte à symbole
option-pass_side = Mains à gauche
option-pass_side-help = De quel côté vont les mains quand elles passent.
option-pass_side-left = Toujours à gauche
option-pass_side-play = Dans le sens du jeu
option-legendary_colour = Couleur après Tous défaussent 2
option-legendary_colour-help = Qui fixe la couleur une fois que tout le monde a défaussé.
option-legendary_colour-active = La personne dont c’est le tour
option-legendary_colour-drawer = La personne qui a pioché la carte
option-free_draw = Piocher une carte
option-free_draw-help = Si vous pouvez piocher alors que vous avez une carte à jouer.
option-free_draw-off = Seulement sans carte jouable
option-free_draw-on = Tant qu’une carte peut être piochée
option-play_drawn = La carte tout juste piochée
option-play_drawn-help = Si une carte piochée à votre tour peut être jouée aussitôt, quand elle s’accorde.
option-play_drawn-off = Elle est gardée, et le tour finit
option-play_drawn-on = Vous pouvez la jouer aussitôt
option-again_stuck = Rejouer sans carte qui s’accorde
option-again_stuck-help = Ce qui arrive quand vous devez rejouer et que rien ne s’accorde.
option-again_stuck-draw = Vous piochez une carte
option-again_stuck-end = Votre tour finit
option-call_window = Fenêtre d’annonce
option-call_window-help = Combien de temps tout le monde peut dire smash ou surprendre, avant chaque tour. Là où quelqu’un écoute une voix de synthèse, choisissez sans chronomètre.
option-call_window-wait = Sans chronomètre
# $value
option-call_window-number = { $value ->
    [1] 1 seconde
   *[other] { $value } secondes
}
option-wrong_call = Fausse alerte
option-wrong_call-help = Ce qu’il en coûte de vouloir surprendre une personne qui n’a rien à dire. Si cela ne coûte rien, tout le monde surprendra tout le monde.
option-wrong_call-draw2 = Vous piochez 2 cartes
option-wrong_call-free = Elle ne coûte rien
option-idle_smash = Smash pour rien
option-idle_smash-help = Ce qu’il en coûte de dire smash avec un autre nombre de cartes que une.
option-idle_smash-heard = Il est seulement entendu
option-idle_smash-draw1 = Vous piochez 1 carte
option-smash_mode = Smash
option-smash_mode-help = Si chaque personne dit smash elle-même, ou si le mot est dit pour elle et que personne ne peut surprendre.
option-smash_mode-called = À dire soi-même
option-smash_mode-automatic = Dit pour tout le monde
option-action_limit = Limite d’actions
option-action_limit-help = Après combien de réponses et d’actions une partie qui ne finit pas est arrêtée.
# $value
option-action_limit-number = { $value } réponses et actions

## Que taper, pour chaque question (l’aide du terminal et de la ligne de commande)

how-window = appuyez sur Entrée pour ne rien dire ; ou dites smash, ou surprendre et une place, par exemple surprendre p3, ou les deux, par exemple smash, surprendre p3. Si c’est à vous ensuite, vous pouvez aussitôt dire votre coup.
how-answer = dites répondre et une carte, par exemple répondre te.dr4 ; ou accepter, avec les cartes payées, par exemple accepter te.skp,t.col.
how-act = dites jouer et une carte, par exemple jouer nyx aqua ou jouer aq.nyx, jouer t.col ig, jouer t.turn p3 ou jouer t.any coul4 ig ; ajoutez smash pour le dire, là où il se dit soi-même ; ou dites piocher.
how-play_drawn = dites jouer et la carte piochée, ou garder.
how-discard2 = dites défausser et les cartes, par exemple défausser aq.nyx,te.lat.
how-colour = dites couleur et l’une de celles-ci : aq, te, ig, ae.

## Les mots qui demandent quelque chose, tapés ici et sur la ligne de commande du navigateur

typed-top = table, dessus
typed-counts = comptes, compte, nombres
typed-pile = pile, miroir
typed-places = places, place, scores
typed-smash = smash
typed-call = surprendre, accuser
typed-hold = attente, attendre
typed-go-on = suite

## À une table en direct : ce qui suit la fenêtre d’annonce ouverte. $colour, $value

# $colour, $value
before-turn = Couleur { colour-name }, dessus : { card }.
window-open-you = Votre tour vient à la fin de la fenêtre.
window-open-wait = La fenêtre d’annonce reste ouverte jusqu’à votre « Suite ».
# $name
window-open-other = À la fin de la fenêtre, à { $name } de jouer.
