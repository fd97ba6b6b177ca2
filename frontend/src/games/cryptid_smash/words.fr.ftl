### Cryptid Smash dans le navigateur : ce que dit sa table, en plus des mots du jeu. Ils passent avant ceux du client.

# $deck : cartes restant dans la pioche ; $gone : cartes hors jeu
head = Pioche : { $deck }{ $gone ->
    [0] { "" }
   *[other] , hors jeu : { $gone }
}
# $place
finished = place { $place }
next-tag = ensuite
mirror-title = Le Miroir répète
mirror-nothing = rien encore
chain-none = pas de chaîne
# $draw, $discard
chain-draw4 = piocher { $draw }
chain-discard = défausser { $discard }, piocher { $draw }
chain-colour4 = piocher { $draw }

## La fenêtre d’annonce et ses touches, toujours dans les mêmes mots

window-open = Fenêtre d’annonce
window-hold = { call-hold }
window-go-on = { call-go-on }
call-own = { call-smash }
# $name
call-other = { call-out }
call-own-noted = { noted-smash }
call-own-back = { taken-back-smash }
call-other-noted = { noted-call }
call-other-back = { taken-back-call }
hold-noted = { noted-hold }
release-noted = { noted-release }
go-on-noted = { noted-go-on }

## Demandes, touches et mots

query-top = La table
query-counts = Les cartes de chaque place
query-pile = Miroir et pile
query-places = Places
query-top-help = dessus de la pile, couleur active, sens, chaîne et pioche
query-playable-help = ce que vous pouvez jouer ou répondre
query-counts-help = les cartes de chaque place, et qui a dit smash
query-pile-help = ce que répéterait un Miroir, puis la pile depuis le dessus
query-places-help = qui a terminé
word-top = table
word-counts = nombres
word-pile = pile
word-places = places
word-call = smash
word-out = surprendre p2
word-hold = attendre
word-goOn = suite
act-call = smash ; encore : repris
act-out = surprendre, puis le numéro de la place ; encore : repris
act-hold = retenir la fenêtre ; encore : la relâcher (si elle n’a pas de temps)
act-goOn = continuer sans coup (si la fenêtre n’a pas de temps)
act-details = cartes et places de tout le monde
help-moves = Un coup peut aussi se taper : « jouer aq.nyx », « jouer t.col ig », « répondre te.dr4 », « accepter te.skp,t.col », « piocher », « w(smash, surprendre p3) ».
command-hint = jouer aq.nyx, nombres, règle 9.5…
key-space-does = l’action principale : piocher, accepter ou garder

## Les choix d’une tactique libre, sorte par sorte

kind-choose_turn = Tour choisi
kind-choose_colour = Couleur au choix
kind-choose_colour4 = Couleur plus 4
kind-choose_pass = Mains à gauche
# $number
move-choose_colour4 = { colour-numbered } +4
