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
help-moves = Un coup peut aussi se taper : « jouer aq.nyx », « jouer t.col ig », « répondre te.dr4 », « accepter te.skp,t.col », « piocher », « w(smash, surprendre p3) ».
command-hint = jouer aq.nyx, { $query }, { $rule } 9.5…
key-space-does = l’action principale : piocher, accepter ou garder

## Les choix d’une tactique libre, sorte par sorte

kind-choose_turn = Tour choisi
kind-choose_colour = Couleur au choix
kind-choose_colour4 = Couleur plus 4
kind-choose_pass = Mains à gauche
# $number
move-choose_colour4 = { colour-numbered } +4
