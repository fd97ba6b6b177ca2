### Les mots de la table, communs à tous les jeux : absences, tours, façon de dire les nombres et les listes.
### Jamais de genre d’un nom, jamais « de » ni « que » devant un nom. Les espaces insécables sont celles de l’affichage.

# $a : tous les noms sauf le dernier, déjà séparés par des virgules ; $b : le dernier.
list-last = { $a } et { $b }

refused = Impossible : { $reason } (règle { $clause }).

## Ce qui se passe autour de la table

timeout-you = Temps écoulé ; l’arbitre décide pour vous.
timeout-other = Temps écoulé pour { $actor } ; l’arbitre décide.
left-you = Vous avez quitté la table ; l’arbitre décide pour vous.
left-other = { $actor } a quitté la table ; l’arbitre décide.
back-you = Vous voici de retour à la table.
back-other = { $actor } est de retour à la table.
takeover-you = Un robot joue maintenant à votre place.
takeover-other = Un robot joue maintenant pour { $actor }.
handback-you = Vous reprenez votre place au robot.
handback-other = { $actor } reprend sa place au robot.
joined-you = Vous prenez place à la table.
joined-other = { $actor } prend place à la table.

## Tours et attentes

your-turn = À vous de jouer
your-turn-title = (à vous)
turn-of = À { $name } de jouer
waiting-for = On attend { $name }
waiting-players = On attend des joueuses et des joueurs
game-over = La partie est finie
spectator = Vous regardez cette partie.
time-left = { $seconds ->
    [1] Plus qu’une seconde.
   *[other] Encore { $seconds } secondes.
}
more-time = Plus de temps

## Les coups qui n’arrivent pas jusqu’aux règles

stale = La table a changé entre-temps ; regardez-la de nouveau avant de choisir.
busy = Un instant : la table est encore en mouvement.
already-taken = Ce choix est déjà enregistré.
not-understood = « { $text } » n’est pas un coup possible ici. Dites « aide » pour entendre les mots.
disconnected = La connexion est perdue ; nouvel essai en cours.
reconnected = La connexion est rétablie.

## Sur quoi s’appuie une règle

tag-book = d’après la règle du jeu
tag-ruling = notre lecture
tag-disputed = lecture discutée
tag-option = règle maison
clause-open = Règle { $clause }

## Les nombres en lettres

# $number : combien de cartes d’une même valeur, de 1 à 31 (« trois 7 »).
number-word = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
    [21] vingt et un
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [25] vingt-cinq
    [26] vingt-six
    [27] vingt-sept
    [28] vingt-huit
    [29] vingt-neuf
    [30] trente
    [31] trente et un
   *[other] { $number }
}

# $count : combien de cartes quelqu’un reçoit, de 1 à 31 (« en reçoit une »).
count-word = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
    [21] vingt et une
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [25] vingt-cinq
    [26] vingt-six
    [27] vingt-sept
    [28] vingt-huit
    [29] vingt-neuf
    [30] trente
    [31] trente et une
   *[other] { $count }
}

# $count, au masculin : des valeurs et non des cartes (« un 7 »).
count-word-value = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
    [21] vingt et un
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [25] vingt-cinq
    [26] vingt-six
    [27] vingt-sept
    [28] vingt-huit
    [29] vingt-neuf
    [30] trente
    [31] trente et un
   *[other] { $count }
}

# $held : combien d’exemplaires sont en main.
held-word = { $held ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
    [21] vingt et un
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [25] vingt-cinq
    [26] vingt-six
    [27] vingt-sept
    [28] vingt-huit
    [29] vingt-neuf
    [30] trente
    [31] trente et un
   *[other] { $held }
}

# $n : un nombre de cartes, en lettres jusqu’à vingt.
amount = { $n ->
    [0] aucune carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
    [9] neuf cartes
    [10] dix cartes
    [11] onze cartes
    [12] douze cartes
    [13] treize cartes
    [14] quatorze cartes
    [15] quinze cartes
    [16] seize cartes
    [17] dix-sept cartes
    [18] dix-huit cartes
    [19] dix-neuf cartes
    [20] vingt cartes
   *[other] { $n } cartes
}

no-card = aucune carte

## Les mots qui demandent quelque chose, tapés au terminal ou sur la ligne de commande ; un jeu en a d’autres

typed-hand = m, main
typed-playable = j, jouables, jouable
typed-who = q, qui
typed-last = d, derniers, dernier
typed-deck = p, paquet
typed-options = o, options
typed-rule = r, règle
typed-help = aide, ?
typed-seen = y, vu
word-seen = vu
