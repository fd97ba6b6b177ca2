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

## Réponses

ask-spectator = Vous regardez : vous n’avez pas de cartes.
ask-not-asked = Rien ne vous est demandé pour l’instant.
# $moves : les coups comme on les tape
ask-choices = Vous pouvez dire : { $moves }.
ask-choices-more = Vous pouvez dire : { $moves } ; et d’autres du même genre.
deck-labelled = { $deck }, { $label }
# $number : nombre d’exemplaires d’une carte
copies = { $number ->
    [1] un exemplaire
   *[other] { number-word } exemplaires
}
# $card, $copies (en mots)
deck-row = { $card } : { $copies }
option-row = { $name } : { $value }
list-join = { " ; " }
seats-again = Places : { $seats }.
seat-you = { $letter }, { $name }, vous
seat-bot = { $letter }, { $name }, { $bot }
bot-greedy = robot qui joue pour gagner
bot-uniform = robot qui joue au hasard
bot-other = robot
# D’une fenêtre d’annonce : à qui de jouer quand elle se ferme. $name
window-before-you = Fenêtre d’annonce ; ensuite, à vous.
window-before-other = Fenêtre d’annonce ; ensuite, à { $name }.
# $move : les premiers mots d’un coup qui continue
choice-begun = { $move } et la suite
# Tant que des cartes sont visibles qui vont être recachées
question-none = Des cartes sont visibles pour un moment : rien n’est demandé à personne.
seat-person = { $letter }, { $name }

## Les règles dites

# $clause, $tag, $text
rule-read = Règle { $clause }, { $tag } : { $text }
rule-noted = Règle { $clause }, { $tag }, { $note } : { $text }
rule-in-force = Ici : { $value }.
rule-unknown = Il n’y a pas de règle { $clause }. Les sections vont de { $first } à { $last } ; nommez-en une pour entendre ses règles.
rule-none = Aucun de vos coups n’a été refusé. Dites règle et un numéro, par exemple règle { $example }.
# $tag, $text : une partie de règle fondée autrement que le reste
rule-part = { $tag } : { $text }
section-title = { $number }. { $title }

## Aide

help-now = Maintenant : { $how }
help-nothing = Rien ne vous est demandé pour l’instant.
help-queries = À tout moment :
help-hand = les cartes de votre main.
help-playable = ce que vous pouvez jouer.
help-who = à qui de jouer, et ce qu’on attend.
help-last = ce qui vient de se passer ; encore : ce qui précède.
help-deck = le paquet, avec son étiquette.
help-options = les règles maison de cette partie.
help-rule = la règle de votre dernier refus ; avec un numéro, cette règle, par exemple règle { $example }.
help-help = ces mots.
help-later = un événement plus loin, après derniers.
help-clock = le temps qui reste, si un chronomètre court.
help-details = les comptes et les scores de tout le monde.
help-seen = vous avez vu ce qui est visible pour un moment.
# $words : la touche et le mot qui demandent ; $does : ce qu’ils font
help-line = { $words } : { $does }
help-words = { $key } ou { $word }
key-capital = { $key } majuscule
key-comma = la virgule
key-stop = le point
key-question = le point d’interrogation

## Les mots qui demandent quelque chose, tapés au terminal ou sur la ligne de commande ; un jeu en a d’autres

typed-hand = main
typed-playable = jouables, jouable, coups
typed-who = qui, tour
typed-last = derniers, dernier, événements
typed-details = détails, détail
typed-clock = temps, chrono
typed-later = suivant, après
typed-deck = paquet
typed-options = options
typed-rule = règle, pourquoi
typed-help = aide
typed-seen = vu
