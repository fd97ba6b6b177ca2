### Les mots du terminal en français. Les mots d’un jeu peuvent les remplacer.
### Jamais le genre d’un nom, jamais « de » ni « que » devant un nom ; vous partout.

# $name : ce qui se tape ; $title, $least, $most, $blurb
game-line = { $name } : { $title }, de { $least } à { $most } personnes. { $blurb }

## Au début

seats-line = Places, dans le sens horaire : { $seats }.
options-line = Règles maison choisies : { $options }.
sealed = L’ordre des cartes est scellé. Voici le sceau : { $commitment }.
seeded = Les cartes viennent de la graine { $seed } : la partie peut se refaire, elle n’est donc pas scellée.
welcome = Dites aide pour entendre les mots possibles. Une ligne vide répète la question.
welcome-windows = Après chaque coup s’ouvre la fenêtre d’annonce : appuyez sur Entrée pour continuer, ou dites d’abord smash, ou surprenez quelqu’un. Si c’est à vous ensuite, vous pouvez aussitôt dire votre coup.
watching = Vous regardez : des robots jouent entre eux.

## Pendant la partie

go-on = Appuyez sur Entrée pour continuer.
# Après des cartes qui vont être recachées
showing = Ceci n’est visible qu’un moment : appuyez sur Entrée quand vous avez vu.
seen-nothing = Rien n’est visible pour un moment.
# $times: combien de fois plus longtemps que d’habitude
slower-now = { $times ->
    [1] Ce qui est visible pour un moment l’est aussi longtemps que d’habitude.
   *[other] Ce qui est visible pour un moment l’est { $times } fois plus longtemps.
}
slower-how = Dites plus lentement, suivi ou non d’un nombre de 1 à { $most }.
window-held = Vous retenez la fenêtre : redites attente pour ne plus la retenir.
early-cards-first = Des cartes seront piochées avant votre coup : appuyez sur Entrée pour continuer.
windows-on = Les fenêtres d’annonce sont demandées.
windows-off = Les fenêtres d’annonce passent sans question ; ce que vous annoncez d’avance compte toujours. Dites fenêtres oui pour qu’elles soient de nouveau demandées.
not-confirmed = Ce n’est pas fait.
yes-or-no = Dites oui ou non.
short-on = Les cartes sont dites en bref.
short-off = Les cartes sont dites en entier.
always-on = Désormais, c’est dit avec chaque question.
always-off = Ce n’est plus dit avec chaque question.
on-or-off = Dites oui ou non après { $word }.

## Demandes

log-empty = Rien ne s’est encore passé.
log-end = Il n’y a rien après.
no-clock = Aucun temps n’est compté.
log-line = { $line } Règle { $clause }.
log-start = Il n’y a rien avant.

## Aide

help-short = bref oui, bref non : les cartes par leur seul nombre, ou en entier.
help-windows = fenêtres oui, fenêtres non : si chaque fenêtre d’annonce est demandée, ou si toutes passent avec ce que vous avez annoncé d’avance.
help-slower = plus lentement, ou plus lentement et un nombre : ce qui est visible pour un moment l’est plus longtemps.
help-save = enregistrer et un nom de fichier : garder le récit de la partie.
help-quit = quitter : laisser la partie.

## À la fin

places-sentence = { $place }.
seal-opened = Le sceau est ouvert. Voici le secret : { $secret }.
after-game = Dites enregistrer et un nom de fichier pour garder le récit de la partie, ou quitter.
saved-over = Enregistré dans { $file }. Pour vérifier : bythebook verify { $file }
saved-going = Enregistré dans { $file }, désormais après chaque coup. Ce fichier contient toutes les cartes : ne l’ouvrez pas avant la fin de la partie.
not-saved = Impossible d’écrire { $file } : { $problem }.
not-a-record = { $file } existe et n’est pas un récit de partie : il reste tel quel. Choisissez un autre nom.
save-where = Dites enregistrer et un nom de fichier.
left = La partie n’est pas finie ; vous la laissez là.
input-ended = Il n’y a plus rien à lire, et la partie n’est pas finie.
go-on-seed = Pour continuer, relancez-la avec --seed { $seed } et donnez d’abord les mêmes lignes.
go-on-record = Pour continuer : bythebook line --resume { $file }
go-on-none = Pour pouvoir continuer une autre fois, commencez avec --record et un nom de fichier.
resumed = La partie reprend où elle en était.

## Récits de partie

# $name, $sentence
heard-by = { $name } entend : { $sentence }
step-of = Étape { $n } sur { $last }.
step-help = Entrée : l’étape suivante ; b : revenir ; un nombre : aller à cette étape ; q : quitter.
replay-ends = Le récit s’arrête là ; la partie n’est pas finie.
replay-end = Le récit s’arrête là.
verified = { $file } : { $entries } entrées, chacune suit de la précédente.
verified-sealed = Le secret est bien celui qui était scellé, et chaque tirage en découle.
verified-unsealed = Aucun secret n’est ouvert dans ce récit : les tirages sont pris comme ils sont écrits.
verified-over = Le résultat est celui du récit : { $places }.
verified-going = La partie n’est pas finie.
place-inline = place { $place } { $name }

## Les mots des réglages, tapés

typed-short = bref
typed-confirm = confirmer
typed-windows = fenêtres
typed-slower = plus lentement, lentement
typed-save = enregistrer, sauver
typed-quit = quitter
