### Oh My Brain en français : tout ce que dit le jeu. Mêmes messages que words.en.ftl ; ceux de la table sont au noyau.
### Vous partout ; jamais le genre d’un nom, jamais « de » ni « que » devant un nom, pas d’élision devant 8 et 11.
### Espaces de l’affichage : insécable devant les deux-points et dans les guillemets, fine devant ; ! et ?

game-title = Oh My Brain
game-blurb = Des animaux zombies se grimpent dessus pour vous atteindre : débarrassez-vous de vos cartes avant tout le monde, et gardez vos cerveaux.

deck-courbe = courbe
deck-plate = plate
deck-file = fichier de paquet
label-reconstruction = reconstitution
powers-note = d’après des critiques
our-reading = notre lecture

## Les cartes : toujours le nombre, le repère, le nom

# $value
card-mark = { $value ->
    [0] étoile, moustique
    [1] carré, marshmallow
    [2] carré, marshmallow
    [3] carré, marshmallow
    [8] triangle vers le bas, araignée
    [11] croix, souris
    [15] carré, marshmallow
    [16] carré, marshmallow
    [17] carré, marshmallow
    [18] carré, marshmallow
    [19] carré, marshmallow
   *[other] sans repère
}
card = { $value }, { card-mark }
# $value, $number
cards = { $number ->
    [1] { card }
   *[other] { number-word } { $value }, { card-mark }
}
cards-join = { " ; " }
card-brief = { $value ->
    [0] 0, moustique
    [8] 8, araignée
    [11] 11, souris
   *[other] { $value }
}
cards-brief = { $number ->
    [1] { card-brief }
   *[other] { $value ->
        [0] { number-word } 0, moustique
        [8] { number-word } 8, araignée
        [11] { number-word } 11, souris
       *[other] { number-word } { $value }
    }
}
card-name = { $value ->
    [0] moustique
    [1] marshmallow
    [2] marshmallow
    [3] marshmallow
    [8] araignée
    [11] souris
    [15] marshmallow
    [16] marshmallow
    [17] marshmallow
    [18] marshmallow
    [19] marshmallow
   *[other] { "" }
}
horde-empty = vide

# $n
brains = { $n ->
    [0] aucun cerveau
    [1] 1 cerveau
   *[other] { $n } cerveaux
}

# Ce qui bat le dessus de la horde. $kind : empty, all (sur un 0), spider (sur un 8), only_mosquito (sur un 19), plain ;
# $top_value, $low (la plus petite carte qui le dépasse).
beats = { $kind ->
    [empty] horde vide : tout
    [all] sur { $top_value } : tout
    [spider] sur { $top_value } : de 0 à 7
    [only_mosquito] sur { $top_value } : seulement 0
   *[plain] { $low ->
        [18] sur { $top_value } : 18, 19, ou 0
        [19] sur { $top_value } : 19, ou 0
       *[other] sur { $top_value } : de { $low } à 19, ou 0
    }
}

## Les zones : les vôtres, les communes, celles des autres

zone-hand = Votre main
zone-cemetery = Votre cimetière
zone-brains = Vos cerveaux
zone-horde = Horde
zone-reserve = Réserve
zone-discard = Défausse
zone-bank = Banque
zone-die = Dé
zone-hand-of = main : { $name }
zone-cemetery-of = cimetière : { $name }
zone-brains-of = cerveaux : { $name }

## Le dé

face-spike = pic
face-dash = tiret
face-equals = égal
face-moon = lune
face-plus = plus
face-bang = point d’exclamation
face-spike-effect = une carte de votre main va dans un cimetière adverse
face-dash-effect = volez un cerveau à quelqu’un
face-equals-effect = échangez votre main ou votre cimetière avec quelqu’un
face-moon-effect = une carte de la réserve va dans votre cimetière
face-moon-effect-opponent = une carte de la réserve va dans un cimetière adverse
face-plus-effect = gagnez un cerveau
face-bang-effect = rejouez

## Événements : avant et entre les manches

game-start = La partie commence, dans le sens horaire : { $seats }. Paquet : { $deck }, { $label }.

tie = Égalité entre { $seats }, qui ont le moins de cerveaux.

thrown = { $each }.
thrown-row-other = { $seat } : { $symbol ->
    [rock] pierre
    [paper] feuille
   *[scissors] ciseaux
}
thrown-join = { " ; " }

named = { $each }
named-row-other = { $seat } choisit { $named }.
named-join = { " " }

# $reason
start-reason = { $reason ->
    [lot] tirage au sort
    [host] choix de l’hôte
    [fewest] le moins de cerveaux
    [agreement] d’un commun accord
   *[rps] pierre-feuille-ciseaux
}
round-start-you = Manche { $round }. Vous commencez : { start-reason }.
round-start-other = Manche { $round }. { $actor } commence : { start-reason }.

lot-dealt-you = Lot { $lot } sur 3 : { $cards }. Choisissez une carte pour votre cimetière.
lot-chosen-you = Dans votre cimetière : { $card }.
lot-chosen-other = { $actor } a choisi.

## Événements : le tour

turn-start-you = { $extra ->
    [none] À vous de jouer.
   *[other] Vous rejouez.
} Horde : { $top }.
turn-start-other = { $extra ->
    [none] À { $actor } de jouer.
   *[other] { $actor } rejoue.
}

played-you = { $number ->
    [1] Vous jouez : { $card }.
   *[other] Vous jouez { number-word } { $card_value } ; une carte reste sur la horde ; { $each }.
}
played-other = { $number ->
    [1] { $actor } joue : { $card }.
   *[other] { $actor } joue { number-word } { $card_value } ; une carte reste sur la horde ; { $each }.
}
played-row-you = vous en recevez { count-word }
played-row-other = { $seat } en reçoit { count-word }
played-join = { " ; " }

passed-you = { $horde ->
    [0] Vous passez.
   *[other] Vous passez. La horde est défaussée.
} { $brains_count ->
    [0] Vous perdez un cerveau ; il ne vous reste aucun cerveau.
   *[other] Vous perdez un cerveau ; il vous reste { $brains }.
}
passed-other = { $horde ->
    [0] { $actor } passe.
   *[other] { $actor } passe. La horde est défaussée.
} { $brains_count ->
    [0] { $actor } perd un cerveau ; il n’en reste aucun.
   *[other] { $actor } perd un cerveau ; il lui reste { $brains }.
}

drew-you = { $amount_count ->
    [0] Il n’y a rien à piocher.
   *[other] Vous piochez : { $cards }.
}
drew-other = { $amount_count ->
    [0] Il n’y a rien à piocher.
   *[other] { $actor } pioche { $amount }.
}

kept-you = Vous gardez : { $card }. L’autre carte va dans votre cimetière.
kept-other = { $actor } garde une carte et met l’autre dans son cimetière.

mixed = La défausse est mélangée et devient la réserve : { $amount }.

mouse = La souris emporte la horde.

refilled-you = Vous reprenez de votre cimetière : { $cards }.
refilled-other = { $actor } reprend { $amount } de son cimetière.

turn-end-you = Votre tour est fini.
turn-end-other = { $actor } a fini son tour.

## Événements : le dé

# $face, $moon
rolled-you = Dé : { $face ->
    [spike] { face-spike } ; { face-spike-effect }
    [dash] { face-dash } ; { face-dash-effect }
    [equals] { face-equals } ; { face-equals-effect }
    [moon] { $moon ->
        [opponent] { face-moon } ; { face-moon-effect-opponent }
       *[own] { face-moon } ; { face-moon-effect }
    }
    [plus] { face-plus } ; { face-plus-effect }
   *[bang] { face-bang } ; { face-bang-effect }
}.
rolled-other = Dé : { $face ->
    [spike] { face-spike }
    [dash] { face-dash }
    [equals] { face-equals }
    [moon] { face-moon }
    [plus] { face-plus }
   *[bang] { face-bang }
}.

no-effect = Sans effet.

spiked-you = Vous donnez à { $target }, pour son cimetière : { $card }.
spiked-target = { $actor } met dans votre cimetière : { $card }.
spiked-other = { $actor } donne une carte de sa main à { $target }, pour son cimetière.

stole-you = Vous volez un cerveau à { $target }. Vous : { $actor_brains } ; { $target } : { $target_brains }.
stole-target = { $actor } vous vole un cerveau. Vous : { $target_brains }.
stole-other = { $actor } vole un cerveau à { $target }. { $actor } : { $actor_brains } ; { $target } : { $target_brains }.

swapped-you = { $zone ->
    [hand] Vous échangez votre main avec { $target }, { $given } contre { $taken }.
   *[cemetery] Vous échangez votre cimetière avec { $target }, { $given } contre { $taken }.
}
swapped-target = { $zone ->
    [hand] { $actor } échange sa main avec vous, { $given } contre { $taken }.
   *[cemetery] { $actor } échange son cimetière avec vous, { $given } contre { $taken }.
}
swapped-other = { $zone ->
    [hand] { $actor } et { $target } échangent leurs mains, { $given } contre { $taken }.
   *[cemetery] { $actor } et { $target } échangent leurs cimetières, { $given } contre { $taken }.
}
received-you = { $amount_count ->
    [0] Vous recevez : rien.
   *[other] Vous recevez : { $cards }.
}

moon-card-you = De la réserve à votre cimetière : { $card }.
moon-card-other = { $actor } reçoit une carte de la réserve dans son cimetière.

gained-you = Vous gagnez un cerveau ; vous en avez { $brains_count }.
gained-other = { $actor } gagne un cerveau : { $brains }.

## Événements : la fin d’une manche et de la partie

round-end-you = Vous n’avez plus de carte : la manche est finie.
round-end-other = { $actor } n’a plus de carte : la manche est finie.

shown-you = Votre main : { $hand }. Votre cimetière : { $cemetery }.
shown-other = { $actor }, main : { $hand }. Cimetière : { $cemetery }.

losses = { $each }
losses-row-you = { $lost_count ->
    [0] Vous ne perdez { $lost }
   *[other] Vous perdez { $lost }
}, { $left_count ->
    [0] il ne vous en reste aucun.
   *[other] il vous reste { $left }.
}
losses-row-other = { $lost_count ->
    [0] { $seat } ne perd { $lost }
   *[other] { $seat } perd { $lost }
}, { $left_count ->
    [0] n’en a plus.
   *[other] il lui reste { $left }.
}
losses-join = { " " }

game-end = { $cause ->
    [guard] La partie est finie : limite de tours.
   *[other] { $losers_count ->
        [1] La partie est finie : { $losers } n’a plus de cerveau.
       *[other] La partie est finie : { $losers } n’ont plus de cerveau.
    }
} { $winners_count ->
    [1] Victoire : { $winners }, { $brains }.
   *[other] Victoire partagée : { $winners }, { $brains }.
}

## Résultats

# $place, $name (un nom ou plusieurs), $brains (en mots)
place = Place { $place } : { $name }, { $brains }
cause-pass = Un dernier cerveau a été perdu en passant.
cause-theft = Un dernier cerveau a été volé.
cause-round = La fin d’une manche a coûté un dernier cerveau.
cause-guard = La partie a atteint sa limite de tours.

## Questions. $name : la place attendue (ou la liste) ; $due : cartes à reprendre

question-lot-you = Quelle carte de ce lot va dans votre cimetière ?
question-lot-other = On attend { $name } : une carte du lot.
question-turn-you = Que jouez-vous ?
question-turn-other = À { $name } de jouer.
question-keep-you = Laquelle de ces deux cartes gardez-vous en main ?
question-keep-other = { $name } choisit la carte à garder, sur deux.
question-play-you = Quelle carte commence la nouvelle horde ?
question-play-other = { $name } commence la nouvelle horde.
question-spike-you = Quelle carte donnez-vous, et pour quel cimetière ?
question-spike-other = { $name } choisit une carte à donner, et un cimetière.
question-steal-you = À qui volez-vous un cerveau ?
question-steal-other = { $name } choisit à qui voler un cerveau.
question-swap-you = Main ou cimetière : qu’échangez-vous, et avec qui ?
question-swap-other = { $name } choisit quoi échanger, et avec qui.
question-moon-you = Quel cimetière reçoit la carte de la réserve ?
question-moon-other = { $name } choisit le cimetière qui reçoit la carte de la réserve.
question-refill-you = { $due ->
    [1] Quelle carte de votre cimetière reprenez-vous ?
    [2] Quelles sont les deux cartes de votre cimetière à reprendre ?
   *[3] Quelles sont les trois cartes de votre cimetière à reprendre ?
}
question-refill-other = { $name } complète sa main avec son cimetière.
question-turn_end-you = Fin de votre tour ?
question-turn_end-other = { $name } termine son tour.
question-again-you = Rejouez-vous, ou vous arrêtez-vous là ?
question-again-other = { $name } peut rejouer.
question-name-you = Qui doit commencer, parmi les personnes à égalité ?
question-name-other = On attend { $name } : un nom.
question-throw-you = Pierre, feuille ou ciseaux ?
question-throw-other = On attend { $name } : pierre, feuille ou ciseaux.
question-over = La partie est finie.

## Les coups, en boutons, mot à mot

# $card, $value, $number
move-play = { $number ->
    [1] Jouer { $value }
   *[other] Jouer { number-word } { $value }
}
# $name, $count
move-give = En donner { count-word } à { $name }
move-pass = Passer
move-keep = Garder { $card }
move-lot = Au cimetière : { $card }
move-spike = Donner une carte
move-spike-card = Donner { $card }
move-to-seat = À { $name }
move-steal = Voler un cerveau
move-swap_hand = Échanger les mains
move-swap_cemetery = Échanger les cimetières
move-with-seat = Avec { $name }
move-moon = Envoyer la carte de la réserve
move-refill = Reprendre { $card }
move-refill-more = et { $card }
move-done = Fin du tour
move-again = Rejouer
move-stop = S’arrêter là
move-name = Choisir qui commence
move-name-seat = { $name } commence
move-throw = Montrer
move-rock = Pierre
move-paper = Feuille
move-scissors = Ciseaux

## Les coups entiers, comme on les dit. $value, $number ; $each (say-play-row, joints) ; $name ; $zone ; $values (valeurs)

say-play = { $number ->
    [1] jouer { $value }
   *[other] jouer { number-word } { $value }, { $each }
}
# $name, $count
say-play-row = { count-word-value } pour { $name }
say-play-join = { ", " }
say-pass = passer
say-lot = { $value } au cimetière
say-keep = garder { $value }
say-spike = pic, { $value } pour { $name }
say-steal = voler un cerveau à { $name }
say-swap = { $zone ->
    [hand] échanger les mains avec { $name }
   *[cemetery] échanger les cimetières avec { $name }
}
say-moon = lune, pour { $name }
say-refill = reprendre { $values } du cimetière
say-done = fin du tour
say-again = rejouer
say-stop = arrêter
say-name = choisir { $name }
say-throw = { $symbol ->
    [rock] pierre
    [paper] feuille
   *[scissors] ciseaux
}

## Réponses aux demandes

# $count (en mots, voir amount), $cards
answer-hand = Votre main, { $count } : { $cards }.
answer-cemetery = Votre cimetière, { $count } : { $cards }.
answer-hand-empty = Votre main est vide.
answer-cemetery-empty = Votre cimetière est vide.
# $top, $count (en mots), $beats
answer-top = Dessus de la horde : { $top } ; { $count } ; { $beats }.
answer-top-empty = La horde est vide : tout peut être joué.
# $cards : du dessus vers le dessous
answer-horde = La horde, du dessus vers le dessous : { $cards }.
# $cards ; $pass : yes ou no
answer-playable = { $pass ->
    [yes] Vous pouvez jouer : { $cards } ; et passer.
   *[no] Vous pouvez jouer : { $cards }.
}
answer-only-pass = Vous pouvez seulement passer.
# $name, $brains, $hand, $cemetery : en mots
answer-counts-you = Vous : { $brains } ; main : { $hand } ; cimetière : { $cemetery }.
answer-counts-other = { $name } : { $brains } ; main : { $hand } ; cimetière : { $cemetery }.
answer-score-you = Vous : { $brains }
answer-score-other = { $name } : { $brains }
# $reserve, $discard, $bank : en mots
answer-piles = Réserve : { $reserve } ; défausse : { $discard } ; banque : { $bank }.
# Un tour supplémentaire attend
answer-extra-you = Un tour supplémentaire vous attend.
answer-extra-other = Un tour supplémentaire attend { $name }.
answer-late = Vous pouvez encore reprendre des cartes de votre cimetière.
# $deck, $label
answer-deck = Paquet : { $deck }, { $label }.
confirm-pass = Vous avez une carte à jouer. Voulez-vous vraiment passer ?
confirm-last-brain = C’est votre dernier cerveau : passer met fin à la partie. Voulez-vous vraiment passer ?

## Refus : la raison seule. Les arguments nécessaires sont nommés au-dessus

refusal-9-1 = la partie est finie
# $asked : une question
wanted = { $asked ->
    [lot] lot
    [keep] garder
    [play] jouer
    [spike] pic
    [steal] voler
    [swap] échanger
    [moon] lune
    [refill] compléter
    [turn_end] fini ou compléter
    [again] rejouer ou arrêter
    [name] nommer
    [throw] pierre, feuille ou ciseaux
   *[turn] jouer ou passer
}
# $why : turn, wait, asked ; $asked
refusal-12-2 = { $why ->
    [asked] on vous demande maintenant ceci : { wanted }
    [wait] d’autres ont à répondre, et rien ne vous est demandé
   *[turn] ce n’est pas à vous de jouer
}
refusal-4-3 = des cartes jouées ensemble doivent toutes avoir la même valeur
# $value, $held
refusal-4-2 = { $held ->
    [0] vous n’avez pas de { $value } en main
    [1] vous n’avez en main qu’un seul { $value }
   *[other] vous n’avez en main que { held-word } { $value }
}
# $value, $top_value
refusal-4-4 = { $top_value ->
    [19] { $value } ne bat pas 19 ; seul un 0 le peut
   *[other] { $value } ne bat pas { $top_value } ; il faut une carte plus haute, ou un 0
}
# $value
refusal-10-5 = sur un 8, la carte suivante doit être plus petite que 8 ; { $value } ne l’est pas
refusal-5-4 = les cartes en trop vont à vos adversaires dans cette partie, jamais à vous-même
# $number
refusal-5-2 = { $number ->
    [1] une carte jouée seule reste sur la horde ; il n’y en a pas à donner
    [2] une des deux cartes reste sur la horde ; l’autre, et elle seule, va dans un cimetière adverse, par exemple jouer { $value }x2 { $to }1
   *[other] une des { number-word } cartes reste sur la horde ; toutes les autres, ni plus ni moins, vont à vos adversaires, par exemple jouer { $value }x{ $number } { $to }{ $spare }
}
refusal-6-11 = la horde est vide : toute carte peut être jouée, et vous ne pouvez pas passer
refusal-6-12 = votre main est vide : vous pouvez seulement passer
refusal-2-7 = votre choix pour ce lot est définitif ; le lot suivant vient quand tout le monde a choisi
# $value
refusal-2-5 = il n’y a pas de { $value } dans votre lot
# $value
refusal-6-6 = { $value } n’est pas une des deux cartes piochées
# $value
refusal-11-3 = vous n’avez pas de { $value } en main à donner
refusal-11-1 = la cible doit être une autre personne de cette partie
# $due
refusal-7-4 = { $due ->
    [0] aucune carte n’est à reprendre : vous en avez au moins trois en main, ou votre cimetière est vide
    [1] vous devez reprendre exactement une carte
    [2] vous devez reprendre exactement deux cartes
   *[3] vous devez reprendre exactement trois cartes
}
refusal-7-1 = vous ne pouvez reprendre que des cartes de votre propre cimetière
# $due
refusal-7-5 = { $due ->
    [1] vous ne pouvez pas finir sans compléter votre main ; vous devez reprendre une carte
    [2] vous ne pouvez pas finir sans compléter votre main ; vous devez reprendre deux cartes
   *[other] vous ne pouvez pas finir sans compléter votre main ; vous devez reprendre trois cartes
}
refusal-7-7 = on ne complète en retard qu’après un tour fini sans reprendre les cartes dues, et avant le début du tour suivant
refusal-8-11 = il faut choisir une des personnes à égalité

## Règles maison

option-deck = Paquet
option-deck-help = Combien de cartes de chaque valeur : la liste n’a jamais été publiée, les deux paquets sont des reconstitutions.
option-deck-courbe = Courbe : surtout des cartes de 6 à 12
option-deck-plate = Plate : deux ou trois cartes de tout
option-deck-file = Votre propre fichier de paquet
option-first_starter = Qui commence
option-first_starter-help = Qui commence la première manche ; la règle du jeu ne le dit pas.
option-first_starter-random = Tirage au sort
option-first_starter-host = Choix de l’hôte
option-starter = Qui commence, si l’hôte le dit
option-starter-help = Seulement quand l’hôte nomme qui commence la première manche.
option-starter-A = A
option-starter-B = B
option-starter-C = C
option-starter-D = D
option-starter-E = E
option-refill = Compléter sa main
option-refill-help = Si l’arbitre exige que la main soit complétée en fin de tour, ou vous laisse l’oublier.
option-refill-asked = Toujours demandé
option-refill-forgettable = Peut s’oublier
option-starter_tie = Égalité pour commencer
option-starter_tie-help = Comment décider qui commence une manche quand plusieurs ont le moins de cerveaux.
option-starter_tie-draw = Tirage au sort
option-starter_tie-agree = Accord des personnes à égalité, sinon tirage au sort
option-starter_tie-rps = Pierre, feuille, ciseaux
option-reveal = Cartes restantes en fin de manche
option-reveal-help = Si les cartes restées dans les mains et les cimetières sont montrées à tout le monde en fin de manche.
option-reveal-off = Leur nombre seul est dit
option-reveal-on = Elles sont montrées
option-final_tie = Égalité en fin de partie
option-final_tie-help = Comment se classent les personnes qui ont autant de cerveaux.
option-final_tie-shared = La place est partagée
option-final_tie-fewest_cards = Le moins de cartes restantes passe devant
option-moon = Lune
option-moon-help = Quel cimetière reçoit la carte de la réserve quand le dé donne la lune.
option-moon-own = Le vôtre, si vous avez lancé le dé
option-moon-opponent = Un cimetière adverse, au choix de qui a lancé le dé
option-replay = Point d’exclamation
option-replay-help = Si le tour supplémentaire donné par le dé doit être joué.
option-replay-compulsory = Le tour supplémentaire doit être joué
option-replay-optional = On peut s’arrêter à la place

## Lectures discutées

disputed-6-12 = Lecture discutée : la règle ne dit pas ce qui arrive à une personne qui se retrouve sans carte hors de son tour ; ici, la manche continue et cette personne doit passer quand vient son tour.
disputed-8-4 = { disputed-6-12 }
disputed-8-12 = Lecture discutée : la règle ne dit pas si un tour supplémentaire passe avant la fin de la manche ; ici, la manche finit d’abord et ce tour est perdu.

## Que taper, pour chaque question (l’aide du terminal et de la ligne de commande)

how-lot = dites lot et la valeur qui va dans votre cimetière, par exemple lot 9.
how-turn = dites jouer et une valeur, par exemple jouer 7 ; jouer 7x3 B1 C1 joue trois 7, dont un pour B et un pour C ; ou dites passer.
how-play = dites jouer et une valeur, par exemple jouer 7 ; jouer 7x3 B1 C1 joue trois 7, dont un pour B et un pour C.
how-keep = dites garder et une valeur, par exemple garder 14.
how-spike = dites pic, une valeur et une place, par exemple pic 7 C.
how-steal = dites voler et une place, par exemple voler B.
how-swap = dites échanger main ou échanger cimetière, puis une place, par exemple échanger main B.
how-moon = dites lune et une place, par exemple lune C.
how-refill = dites compléter et les valeurs à reprendre, par exemple compléter 4 6.
how-turn_end = dites fini, ou compléter et les valeurs à reprendre, par exemple compléter 4 6.
how-again = dites rejouer, ou arrêter.
how-name = dites nommer et une place, par exemple nommer C.
how-throw = dites pierre, feuille ou ciseaux.

## Ce que la règle imprimée ne dit pas : d’où viennent les pouvoirs des cartes spéciales

rule-note-10-2 = { powers-note }
rule-note-10-5 = { powers-note }
rule-note-10-7 = { powers-note }
rule-note-10-8 = { powers-note }
rule-note-10-13 = { powers-note }

## Au terminal

sealed = L’ordre des cartes et le dé sont scellés. Voici le sceau : { $commitment }.
seeded = Cartes et dé viennent de la graine { $seed } : la partie peut se refaire, elle n’est donc pas scellée.
anything = Tout peut être joué.
ask-neutral = Vous pouvez dire fini, ou compléter et les cartes à reprendre.
# $cards : un lot, ou les deux cartes piochées
answer-lot = Au choix : { $cards }.
# $name, $effect
face-row = { $name } : { $effect }
confirm-on = Il faudra confirmer pour passer.
confirm-off = Il ne faudra plus confirmer pour passer.
not-confirmed = Vous ne passez pas.
help-cemetery = les cartes de votre cimetière.
help-top = le dessus de la horde et ce qui le bat ; deux fois : toute la horde.
help-pile = toute la horde, à partir du dessus.
help-scores = les cerveaux de tout le monde.
help-details = les cerveaux et les cartes de tout le monde, et les piles.
help-numbers = les cerveaux et les cartes de tout le monde, puis réserve, défausse et banque.
help-faces = les faces du dé.
help-confirm = confirmer oui, confirmer non : s’il faut confirmer pour passer.
help-always = main oui, cimetière oui, nombres oui : dits avec chaque question, jusqu’à ce que vous disiez non.

## Les mots qui demandent quelque chose, tapés ici et sur la ligne de commande du navigateur

typed-cemetery = cimetière
typed-top = horde, dessus, table
typed-pile = pile
typed-scores = scores, cerveaux
typed-numbers = nombres, nombre, comptes
typed-faces = faces
