### Les mots du client en français. Les mots des jeux viennent du serveur.

## Cadre
skip = Aller à la page
nav = Site
nav-rules = Règles
nav-replay = Ouvrir un récit
language = Langue
settings = Réglages
close = Fermer
loading = Un instant…
one-moment = Un instant…
colon = { " : " }
you = Vous
you-mark = (vous)
guest = Anonyme
back-home = Première page
try-again = Réessayer
try-now = Essayer maintenant
trouble-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.

## Première page
home-title = Des jeux de cartes, règle en main
home-lead = Une seule table pour qui voit et pour qui ne voit pas. Quoi qu’il arrive, la marge nomme la règle qui l’a voulu.
colophon = Les jeux imprimés appartiennent à leurs auteurs et éditeurs. Le texte des règles, les dessins et les paquets d’ici sont les nôtres.
seats-from-to = De { $least } à { $most } personnes
play-now = Jouer tout de suite
opponents = Combien de robots contre vous
play-now-go = Distribuer les cartes
with-friends = Avec des proches
your-name = Votre nom à la table
make-table = Ouvrir une table
read-first = Regarder de plus près
read-rules = Lire les règles

## Avant la partie
lobby-eyebrow = On met la table
take-a-seat = Prendre place
sit-down = S’asseoir
or-watch = Ou restez simplement sur cette page : vous regarderez la partie.
table-full = Toutes les places sont prises. Restez sur cette page et vous regarderez la partie.
seats = Places
seat-open = place libre
seat-waiting = Personne encore
seat-host = tient la table
seat-here = à table
bot-greedy = robot, joue pour gagner
bot-uniform = robot, joue au hasard
number-from-to = de { $least } à { $most }
add-bot = Ajouter un robot
remove = Retirer
how-many-seats = Nombre de places
spectators = { $n ->
    [1] Une personne regarde.
   *[other] { $n } personnes regardent.
}
host-starts = La partie commence quand l’hôte le décide.
host-take-over = Tenir la table à sa place
start = Commencer la partie
start-ready = Tout le monde est là.
start-not-yet = { $n ->
    [1] Une place est encore libre : attendez quelqu’un, ajoutez un robot, ou choisissez moins de places.
   *[other] { $n } places sont encore libres : attendez du monde, ajoutez des robots, ou choisissez moins de places.
}
change-name = Changer mon nom
save = Enregistrer
sat-down = Nouvelle personne à table : { $name }.
stood-up = Départ : { $name }.
invite = Inviter
invite-how = Envoyez ce lien, ou faites lire le carré par un téléphone. Il suffit de l’ouvrir pour s’asseoir, sans compte.
invite-link = Lien d’invitation
copy = Copier
copied = Copié
qr-alt = Code QR du lien d’invitation
qr-caption = Visez avec un appareil photo
commitment = Les cartes de cette table sont déjà scellées. Sceau :
house-rules = Règles maison
house-rules-how = Chacune peut être changée jusqu’au début. La marge ouvre sa règle.
house-rules-read = L’hôte les choisit. La marge ouvre chaque règle.
house-rules-changed = { $n ->
    [1] Une seule s’écarte de notre lecture du livret.
   *[other] { $n } s’écartent de notre lecture du livret.
}

## Table
table = Table
players = Autour de la table
moves = Coups
page = La page
page-label = Page et marge
page-close = Ranger la page
page-empty = Rien n’est encore écrit.
whose-turn = doit jouer
thinking = on attend
away = absence
cards = { $n ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $n } cartes
}
pile-empty = vide
tell-pile = , les lire toutes
card-playable = jouable
card-chosen = choisie
your-turn = À vous de jouer
not-your-turn = Ce n’est pas à vous de jouer.
not-now = Pas proposé maintenant.
step-back = Revenir
do-it = C’est tout
prepared = Prêt à envoyer : { $move }.
sent = Envoyé à l’arbitre…
no-main-action = La barre d’espace n’a rien à faire maintenant.
nothing-to-call = Il n’y a rien à annoncer dans ce jeu.
not-in-game = Ce jeu n’a rien de tel.
fact-cards = { $n ->
    [0] aucune carte en main
    [1] 1 carte en main
   *[other] { $n } cartes en main
}
rule = Règle
why = Pourquoi ? { $clause }
put-away = Ranger cette note
refused-bare = Impossible (règle { $clause }).
note-stale = La table a changé ; regardez encore avant de choisir.
note-taken = Ce choix est déjà pris en compte.
note-busy = Un instant : des cartes sont visibles, qui vont être recachées.
note-unsent = La liaison est coupée : votre choix n’est pas parti. Choisissez de nouveau quand elle sera revenue.
note-error = Cela n’a pas été compris ; rien n’a changé.
opening-table = Ouverture de la table…
dealing = On distribue les cartes…
line-connecting = On arrive à la table…
line-reconnecting = La liaison est coupée. Votre place est gardée ; nouvel essai en cours.
gone-unknown = Cette table n’existe pas
gone-unknown-help = Le lien est peut-être incomplet, ou la table a été rangée depuis longtemps.
gone-closed = Cette table est fermée
gone-closed-help = Sa partie ne peut pas continuer ici.
gone-reload = Cette page n’est plus à jour
gone-reload-help = Elle est plus ancienne que la table : rechargez-la. Votre place vous est gardée.
reload = Recharger
gone-unplayable = Ce jeu n’a pas encore de table ici
gone-unplayable-help = Il se joue déjà dans un terminal : bythebook line
confirm-yes = Oui
confirm-no = Non, revenir

clock = Temps pour répondre
clock-none = Sans limite
clock-seconds = { $seconds } s
clock-of = { $seconds } secondes pour répondre à chaque question.
own-seat = Ma place
own-seat-how = Ce lien amène votre place sur un autre appareil. Gardez-le pour vous : qui l’a tient vos cartes.
own-seat-link = Lien vers ma place
leave = Quitter la table
leave-sure = Quitter cette table ? L’arbitre joue pour vous jusqu’à votre retour.
let-bot-play = Laisser jouer un robot

## Des cartes visibles pour un moment
showing = Regardez bien : ce qui est visible va être recaché.
showing-others = Un instant : quelqu’un regarde une carte.
showing-confirmed = Un instant : tout le monde n’a pas encore vu.
seen = C’est vu
seen-noted = Noté : vous avez vu.
seen-spectator = Vous regardez : la table n’attend que les personnes qui jouent.
slower = Plus longtemps, s’il vous plaît
slower-noted = Désormais, les cartes restent visibles plus longtemps.
show-factor = Les cartes montrées restent visibles
show-factor-times = { $times ->
    [1] comme d’habitude
    [2] deux fois plus longtemps
    [3] trois fois plus longtemps
   *[other] { $times } fois plus longtemps
}
show-factor-hint = Chacun peut demander plus longtemps, même pendant la partie.

## Interroger la table
ask = Interroger la table
command = Ligne de commande
# $query, $rule : des mots qui demandent
command-hint = { $query }, { $rule } 4.4…
send = Envoyer
talk = Conversation
talk-label = Dire quelque chose à toute la table
ask-unsent = La ligne est coupée : reposez votre question quand elle sera rétablie.
ask-spectator = Vous regardez : vous n’avez pas de cartes.
no-clause = Aucune règle n’a encore été citée.
no-clock = Aucun temps n’est compté.
query-hand = Ma main
query-playable = Que puis-je jouer ?
query-who = À qui le tour ?
query-last = Un événement en arrière
query-later = Un événement en avant
query-details = La même chose en détail
query-clock = Temps restant
query-deck = Le paquet
query-options = Règles maison
query-rule = Pourquoi ? La règle
query-help = Aide
help-title = Touches et mots
help-letters = Les lettres marchent quand la table a le focus. Les mots se tapent dans la ligne de commande ; ce sont ceux du terminal.
help-moves = Un coup peut aussi se taper.
help-letters-off = Les lettres sont désactivées dans les réglages. Les mots se tapent dans la ligne de commande ; ce sont ceux du terminal.
help-key = Touche
help-word = Mot
help-does = Effet
shift = Maj+{ $key }
key-arrows = flèches
key-arrows-does = parcourir les cartes ; Début et Fin vont aux extrémités
key-tab = Tab
key-tab-does = carte jouable suivante, choix suivant
key-enter = Entrée
key-enter-does = jouer, choisir
key-space = Espace
key-space-does = l’action principale
key-f1 = F1
key-f1-does = le livret de règles
act-top = La table
act-hand = Ma main
act-cemetery = Ma seconde zone
act-numbers = Les nombres de chaque place
act-scores = scores ou places de tout le monde
act-details = la même chose en détail
act-pile = Toute la pile
act-who = À qui le tour
act-clock = temps restant
act-why = Pourquoi : la règle
act-collects = Ce que mes cartes ramasseraient, dans les jeux à lignes
act-groups = Les groupes de la table, dans les jeux qui en ont
act-lines = Les lignes de la table, dans les jeux qui en ont
act-cell = la case où vous êtes et ses voisines
act-face-up = Les cartes visibles pour un moment, dans les jeux qui en ont
act-heap = La pioche, là où elle se demande seule
act-powers = Pouvoirs et marques, dans les jeux qui en ont
act-quiet = ne plus être interrogé pendant ce tour
act-playable = Ce que je peux jouer
act-faces = Faces du dé, dans les jeux qui en ont un
act-deck = Le paquet
act-options = Règles maison
act-call = annoncer, dans les jeux à annonces
act-out = surprendre quelqu’un, puis le numéro de sa place
act-hold = retenir une fenêtre, dans les jeux à annonces
act-goOn = continuer, dans les jeux à annonces
act-earlier = un événement en arrière
act-later = un événement en avant
act-command = vers la ligne de commande
act-help = Aide
act-rows = La table rangée par rangée
act-row = une rangée de la table
act-column = une colonne de la table
act-tally = ce qui est compté
act-nextPlace = à la case jouable suivante
act-lastPlace = à la case jouable précédente
act-nextCard = à la carte suivante sur la table
act-lastCard = à la carte précédente
act-lists = les listes de la table
act-seen = dire que vous avez vu ce qui est visible pour un moment
act-draw = piocher une carte, dans les jeux où on le fait soi-même
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Centrer la table
zoom-most = C’est le plus grand.
zoom-least = C’est le plus petit.

## Annonces
calls = Annonces
call-whom = Qui ? { $seats }.
call-nobody = Il n’y a pas de telle place à surprendre.
call-not-now = Les annonces se font pendant la partie.
held-move = Votre coup attend la fin de la fenêtre : { $move }
take-back = Le reprendre
move-taken-back = Votre coup est repris.
move-held = Votre coup est noté.

## Réglages
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-on = Oui
settings-motion-off = Non
settings-speech = Parole
settings-speech-full = Complète
settings-speech-brief = Brève
settings-play = À la table
settings-confirm = Demander avant de passer ou de piocher quand je pourrais jouer
settings-handAtTurn = Lire ma main quand vient mon tour
settings-letters = Touches à une lettre
settings-sound = Sons de papier et de bois
settings-keys = Changer les touches
settings-keys-hint = Un seul signe chacune, différent des autres.
settings-keys-reset = Revenir aux touches habituelles

## Règles
opening-book = Ouverture du livret…
rulebook = Livret de règles
contents = Table des matières
books = Livrets de règles
books-how = Chaque règle a son numéro ; tout ce qui arrive à une table la cite.
appendix = Paquet, règles maison, notation
clause-in-book = La voir dans le livret
clause-unknown = Il n’y a pas de règle { $clause } dans ce livret.

## Fin
end-won = Victoire !
end-shared = Victoire partagée !
end-place = Vous finissez à la place { $place }
place-number = Place { $place } :
end-turns = { $turns ->
    [1] Un tour.
   *[other] { $turns } tours.
}
rematch = Rejouer
to-next-table = Vers la table suivante
download-record = Garder le récit
watch-replay = Revoir la partie

## Récit
replay = Récit d’une partie
replay-eyebrow = Une partie, racontée de nouveau
replay-how = Un récit contient toute une partie : la donne, chaque coup, chaque dé. Ouvrez-en un et parcourez-le à votre rythme.
choose-record = Choisir un récit
replay-controls = Commandes
replay-at = Étape { $n } sur { $of }.
to-start = Au début
to-end = À la fin
step-backward = Une étape en arrière
step-forward = Une étape en avant
run = Laisser jouer
pause = Pause
jump = Aller à une étape
