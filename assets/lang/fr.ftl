### Electrum Dominoes: Français.

language-name = Français

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }, { $levels }
ok = OK
save = Enregistrer
cancel = Annuler
close = Fermer
number-decimal = ,
number-group = { "\u202F" }
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## Games and levels

game-draw = Pioche
game-draw-about = Une seule ligne, pas de points pendant la manche. Quand on ne peut pas poser, on pioche.
game-block = Blocage
game-block-about = Une seule ligne, pas de points pendant la manche. On ne pioche pas : quand on ne peut pas poser, on passe.
game-all-fives = Cinq
game-all-fives-about = Avec pivot. Une somme de la table divisible par cinq se marque.
game-all-threes = Trois
game-all-threes-about = Avec pivot. Une somme de la table divisible par trois se marque.
game-fives-and-threes = Cinq et trois
game-fives-and-threes-about = Avec pivot. Une somme de la table divisible par cinq ou par trois se marque.
game-all-fives-palm = Cinq, pioche libre
game-all-fives-palm-about = Cinq, où l’on peut piocher même quand on peut poser.
game-all-fives-pagat = Cinq, au sort
game-all-fives-pagat-about = Le sort désigne qui commence, puis le gagnant. Ce qui reste compte par cinq.
game-muggins = Muggins
game-muggins-about = Les cinq sans pivot : une seule ligne à deux extrémités.
game-five-up = Five-Up
game-five-up-about = Les cinq où chaque double s’ouvre sur ses quatre côtés.
game-draw-game = Pioche en une manche
game-draw-game-about = Chacun retourne un domino, le plus lourd commence, et la partie est une manche.
game-firecrackers = Cinq avec pétards
game-changed = { $game } (modifié)
game-custom = Personnalisé
game-custom-about = Un jeu aux règles que vous avez choisies.
greeting-1 = Bienvenue. Je suis Nestor et je joue contre vous. Je vois mes dominos et ce qui est sur la table, rien de plus que vous.
greeting-2 = Cliquez sur un domino puis sur la place où il doit aller, ou faites-le glisser. Les places possibles s’éclairent.
greeting-3 = Le bouton dit toujours ce que le jeu attend ; la barre d’espace l’actionne.
game-begin = Commencer
game-under-way = La partie en cours est gardée : Annuler la ramène.
game-players = Joueurs
game-partners = Par équipes
game-partners-about = Deux contre deux : la personne en face joue avec vous.
game-level-of = { $name } joue
game-name = Nom :
game-name-of = Nom de { $name }
game-deal = Numéro de donne :
game-deal-any = au hasard
game-cannot = Avec ces règles, on ne peut pas jouer jusqu’à ce nombre de points.
game-display = Affichage
display-whole = Table entière
display-whole-about = Chaque domino reste là où il a été joué, comme sur une vraie table.
display-compact = Compact
display-compact-about = Seules les extrémités sont visibles ; tous les dominos sont dans un panneau.

level-beginner = Débutant
level-easy = Facile
level-not-so-easy = Pas si facile
level-tough = Difficile
level-brutal = Impitoyable

## Settings

setting-level = Difficulté
setting-level-about = À quel point je cherche à gagner. Quel que soit votre choix, je n’en sais pas plus que vous n’en sauriez à ma place.
setting-game = Jeu

settings-rules = Règles
settings-next-hand = Ces règles s’appliquent dès la prochaine manche. Celle-ci se termine avec les règles du début.
rules-never-exact = Personne ne pourrait jamais atteindre exactement { $target } à ce jeu. Les règles restent inchangées tant que vous ne choisissez pas un autre nombre ou ne désactivez pas « Fin exacte » ou « Arrondi ».
rules-nothing-scores = Avec ces règles, personne ne pourrait jamais marquer. Elles restent inchangées tant que rien ne rapporte de points.
rules-cannot = On ne peut pas jouer avec ces règles ({ $why }). Elles restent inchangées tant que vous ne les modifiez pas.

setting-target = Points pour gagner
setting-target-other = ou un autre nombre jusqu’à 1000 :
setting-exact = Fin exacte
setting-exact-about = Les points qui feraient dépasser l’objectif ne comptent pas.
setting-spinner = Pivot
setting-spinner-about = On peut poser sur les quatre côtés du premier double.
spinner-none = Aucun
spinner-first = Premier double
spinner-every = Chaque double
setting-fives = Cinq
setting-fives-about = Une somme de la table divisible par cinq se marque.
setting-threes = Trois
setting-threes-about = Une somme de la table divisible par trois se marque.
setting-hand = Dominos en main
setting-doublets = Doubles en main, au plus
setting-doublets-any = sans limite
setting-doublets-about = Si quelqu’un en reçoit davantage, on redonne sans que vous le voyiez.
setting-draws = Pioche
setting-draws-about = Quand on ne peut pas poser, on pioche dans le talon. Sans cette option, le talon compte comme vide.
setting-restrict-draw = Piocher seulement s’il le faut
setting-restrict-draw-about = On ne peut pas piocher quand on peut poser.
setting-reserve = Dominos jamais piochés
setting-reserve-about = Les derniers dominos du talon y restent.
setting-lead-first = Début de la première manche
setting-lead = Qui ouvre la prochaine manche
lead-doublet = Double
lead-doublet-about = Le double le plus fort ouvre chaque manche.
lead-winner = Gagnant
lead-winner-about = Le gagnant de la dernière manche ouvre avec n’importe quel domino ; la première manche et celle qui suit une manche fermée s’ouvrent avec le double le plus fort.
lead-loser = Perdant
lead-loser-about = Le perdant de la dernière manche ouvre avec n’importe quel domino ; la première manche et celle qui suit une manche fermée s’ouvrent avec le double le plus fort.
lead-alternate = À tour de rôle
lead-alternate-about = Le double le plus fort ouvre la première manche, puis nous ouvrons à tour de rôle avec n’importe quel domino.
lead-lot = Par tirage
lead-lot-about = Chacun retourne un domino ; le plus lourd commence avec n’importe lequel.
setting-block-who = Une manche fermée revient
block-low = au moins de points
block-last = au dernier qui a posé
setting-block-what = Une manche fermée vaut
block-difference = la différence
block-opponent = les points de l’autre
block-both = tous les points
block-nothing = rien
setting-rounding = Arrondi
setting-rounding-about = Les points gagnés à la fin d’une manche sont arrondis au multiple de cinq le plus proche.
setting-subtract = Soustraire ce qui reste
setting-subtract-about = À la fin d’une manche, chaque camp perd les points qu’il tient, et personne ne gagne rien.

settings-table = À la table
setting-auto-ok = OK automatique
setting-auto-ok-about = Je joue sans attendre votre OK.
setting-pace = Rythme
setting-pace-about = Combien de temps on voit ce que fait un joueur avant que le suivant continue.
pace-none = aucun
pace-quick = rapide
pace-usual = habituel
pace-slow = lent
setting-auto-draw = Pioche automatique
setting-auto-draw-about = Quand vous piochez, la pioche continue jusqu’à ce qu’un domino convienne.
setting-lots = Tirage à la main
setting-lots-about = Vous retournez les dominos qui décident qui commence, et prenez les vôtres dans The Draw Game. Sinon, c’est fait aussitôt.
setting-table-count = Somme de la table
setting-table-count-about = La somme des bouts ouverts s’affiche en bas à gauche.
setting-flicker = Clignotement
setting-flicker-about = Le bout où je viens de poser clignote.
setting-scores = Marque
scores-figures = Chiffres
scores-cribbage = Planche de cribbage
scores-x = Feuille de X
setting-score-in-fives = Compter par cinq
setting-score-in-fives-about = Cinq points s’affichent comme un seul, comme sur une planche de cribbage.

settings-comfort = Confort
setting-reduce-motion = Moins de mouvement
setting-reduce-motion-about = Les dominos sont tout de suite à leur place.
setting-speed = Vitesse des dominos
setting-scale = Taille de l’affichage
setting-language = Langue
language-system = Celle du système

## Colors

theme-name = Thème { $number }
theme-use = Utiliser le thème { $number }
theme-use-it = Utiliser
theme-in-use = Utilisé
theme-edit = Modifier { $name }
colors-reset = Rétablir les trois
colors-click = Cliquez sur une partie de la table pour changer sa couleur.
colors-which = Couleur de
colors-double = Contours doubles
colors-double-about = Mes dominos ont un second contour, au cas où vous ne distingueriez pas les couleurs.
colors-sample = Échantillon
colors-sample-text = Je marque 10.
color-red = Rouge
color-green = Vert
color-blue = Bleu
part-background = Fond
part-text = Texte
part-your-hand = Votre main
part-your-plays = Posés par vous
part-my-plays = Posés par moi
part-pips = Points
part-lines = Traits
part-outlines = Contours
part-your-hand-selected = Domino choisi
part-pips-selected = Ses points
part-lines-selected = Son trait
part-outlines-selected = Son contour
part-buttons = Boutons
part-button-text = Texte des boutons

## Game tally

tally-empty = Personne n’a encore gagné de partie.
tally-clear = Effacer
tally-in-all = Au total
tally-helped =
    { $count ->
        [0] aucune des vôtres avec aide
        [one] { $count } des vôtres avec aide
       *[other] { $count } des vôtres avec aide
    }
tally-column-helped = avec aide
tally-about-helped = Une partie que vous gagnez après avoir annulé un coup, regardé des dominos cachés ou demandé un conseil compte comme les autres, mais aussi comme gagnée avec aide.
tally-spoken = { $name } : vous { $you }, Nestor { $nestor }, votre part { $share }, avec aide { $helped }

## About

about-version = Version { $version }
about-what = Pioche, Blocage, Cinq, Trois et Cinq et trois contre Nestor, qui n’en voit pas plus que vous.
about-files = Vos fichiers
about-files-where = Les réglages, les couleurs, les résultats et la partie en cours sont conservés ici :
about-files-what = Les traductions vont dans un dossier « lang » à côté : un fichier nl.ftl ajoute le néerlandais.
about-files-nowhere = Ce système n’a pas d’endroit pour eux : rien n’est conservé.
about-licence = Licence
about-licence-what = Logiciel libre sous licence MIT ou licence Apache 2.0, à votre choix. Sans aucune garantie.
about-fonts = Réalisé avec Rust et egui. La police est Ubuntu Light, sous l’Ubuntu Font Licence.

## Languages

notice-language = Certaines lignes du fichier de langue { $tag }.ftl sont illisibles ; elles s’affichent dans une autre langue.

## Help

help-play = Règles du jeu
help-scoring = Points
help-strategy = Stratégie
help-keys = Touches

play-goal = Le but du jeu
play-goal-1 = Vous et moi jouons manche après manche jusqu’à ce que l’un de nous ait les points pour gagner : 150, sauf autre réglage. Les points se gagnent à la fin d’une manche et, aux jeux de cinq et de trois, aussi en cours de manche.
play-bones = Les dominos
play-bones-1 = Il y a 28 dominos, un pour chaque paire de nombres de 0-0 à 6-6. Un domino aux deux moitiés égales est un double, et celui qui a le plus de points est le plus fort.
play-bones-2 = Au début d’une manche, chacun reçoit sept dominos. Le reste est le talon. Si personne n’a de double pour ouvrir, on mélange de nouveau avant que vous ne les voyiez.
play-turn = Un tour
play-turn-1 = Celui qui a le double le plus fort ouvre la manche avec ce double, qui se pose tout seul. Puis nous jouons à tour de rôle. Un domino doit toucher un bout par une moitié qui montre le même nombre ; il se tourne tout seul s’il le faut. Les doubles se posent en travers.
play-turn-2 = Avec pivot, on peut poser sur quatre côtés du premier double de la manche : d’abord à l’ouest et à l’est et, quand les deux sont pris, au nord et au sud aussi. Sans pivot, il n’y a qu’une ligne à deux bouts.
play-turn-3 = Si aucun de vos dominos ne convient, vous piochez dans le talon jusqu’à ce que l’un d’eux convienne. S’il est vide, vous passez. Au Blocage, on ne pioche jamais.
play-end = La fin d’une manche
play-end-1 = Celui qui pose son dernier domino « fait domino » et gagne les points qui restent dans la main de l’autre.
play-end-2 = Si personne ne peut poser et qu’il n’y a plus rien à piocher, la manche est fermée. Celui qui a le moins de points gagne alors la différence, sauf autre réglage.
play-display = L’affichage
play-display-1 = De la table, on ne voit que les bouts, car eux seuls comptent : le domino du milieu et le dernier de chaque bras. Tous les autres dominos posés sont en bas, près de votre main, de la couleur de celui qui les a posés.
play-display-2 = Cliquez sur un de vos dominos, puis sur le bout où il doit aller. Ou faites-le glisser jusque-là. Ou double-cliquez, s’il n’y a qu’une place pour lui. Les bouts où il convient s’éclairent et montrent quelle serait la somme. Un bout où il n’y a pas encore de domino peut servir aussi.
play-display-3 = Le bouton propose toujours ce que la partie attend : OK me laisse jouer, Piocher et Passer sont pour votre tour, Nouvelle manche et Nouvelle partie font continuer. La barre d’espace l’actionne.
play-display-4 = Chaque coup et chaque pioche peuvent s’annuler, même au-delà du début de la manche et de la partie. Les dominos non piochés sont alors mélangés : piocher de nouveau, c’est piocher autre chose.

scoring-intro = À Cinq, à Trois et à Cinq et trois, on additionne les bouts ouverts après chaque domino. C’est la somme de la table. Si elle est divisible par cinq (ou par trois, ou par l’un des deux), celui qui a posé la marque en entier. Ces exemples viennent de parties de Cinq.
example-scores = { $sum } = { $count } : rapporte { $points }
example-nothing = { $sum } = { $count } : ne rapporte rien
example-1 = Le premier domino compte avec ses deux moitiés.
example-2 = Le pivot a encore un côté libre : il compte en entier.
example-3 = Avec un domino de chaque côté, le pivot n’est plus un bout.
example-4 = Un double au bout compte avec ses deux moitiés.
example-5 = Le nord s’ouvre quand l’ouest et l’est sont pris. Un blanc n’ajoute rien.
example-6 = Je pose au sud, et quatre bouts s’additionnent.
example-7 = Une nouvelle partie que j’ouvre : le double cinq marque aussitôt.
example-8 = Vous avez gagné la manche précédente et pouvez ouvrir avec n’importe quel domino.
example-9 = Le premier double devient le pivot, et le six quatre passe à l’ouest pour s’y raccorder.
scoring-rest = Et aussi
scoring-rest-1 = Quinze rapporte quinze. Zéro ne rapporte rien. Un domino ne peut pas rapporter plus de 35.
scoring-rest-2 = Celui qui atteint l’objectif en posant gagne sur-le-champ, et le reste de la manche ne compte plus.

strategy-any = Dans tous les jeux
strategy-any-1 = Gardez le choix. Avec des nombres variés en main, on pioche rarement ; avant de poser, voyez ce que vous pourriez poser ensuite.
strategy-any-2 = Posez les doubles tôt : ils ne vont qu’à un nombre et pèsent lourd quand l’autre fait domino. Le double blanc ne pèse rien, et à Cinq le double cinq vaut d’être gardé.
strategy-any-3 = Souvenez-vous des nombres ouverts quand j’ai pioché ou passé : je n’en avais aucun. Proposez-moi les mêmes encore une fois.
strategy-count = Là où l’on marque
strategy-count-1 = L’important n’est pas de marquer, mais de marquer plus que l’autre. Le meilleur domino peut être celui qui ne rapporte rien et ne laisse rien à marquer.
strategy-count-2 = Pour chaque domino auquel vous pensez, comptez ceux qui marqueraient en réponse et que vous ne voyez pas. Moins il y en a, plus il est sûr. Ce que vous avez en main, personne d’autre ne l’a.
strategy-count-3 = Gardez de quoi répondre : 0-5, 1-6, 0-0 et 5-5, et les dominos qui vont au pivot et ont un blanc ou un cinq sur l’autre moitié.
strategy-sum = Compter vite
strategy-sum-1 = N’additionnez pas toutes les tables possibles. Regardez la somme et demandez-vous ce qui doit changer. Si elle est de six, il faut quatre de plus ou un de moins. Là où un bout montre un, le 1-5 fait quatre de plus et le 1-0 un de moins.
strategy-sum-2 = Parcourez ainsi les bouts, d’abord avec vos dominos, puis avec ceux que je pourrais avoir. Je ne fais rien d’autre, sauf que je ne me fatigue pas.
strategy-level = Votre niveau
strategy-level-1 = Au niveau Débutant, je pose le domino qui rapporte le plus et ne pense pas plus loin. Choisissez le niveau où vous gagnez à peu près une partie sur deux, et montez quand vous en gagnez deux sur trois.
strategy-level-2 = À tous les niveaux, je connais mes dominos, la table, qui a pioché et passé et quand, et combien de dominos vous avez. Les vôtres, je ne les regarde jamais.

keys-intro = Tout peut se faire sans souris. L’anneau montre où agit le clavier.
keys-table = À la table
keys-commands = Commandes
key-tab = Tab
key-tab-does = aller au domino, au bout ou au bouton suivant ; avec Maj, au précédent
key-arrows = Flèches
key-arrows-does = aller au domino, au bout ou au bouton le plus proche de ce côté
key-space = Espace
key-space-does = choisir le domino, poser au bout ou actionner le bouton où est l’anneau ; sinon actionner le bouton principal
key-enter = Entrée
key-enter-does = la même chose que la barre d’espace
key-ends = W, E, N, S ou 4, 6, 8, 2
key-ends-does = poser le domino choisi à l’ouest, à l’est, au nord ou au sud
key-escape = Échap
key-escape-does = lâcher le domino choisi ou fermer une fenêtre

## The table

you = Vous
nestor = Nestor
name-second = Ajax
name-third = Hélène
boneyard = Talon
target-of = / { $target }
table-count = Somme de la table { $count }
button-draw = Piocher
button-pass = Passer
button-turn = Retourner
button-take = Tout prendre
button-new-hand = Nouvelle manche
button-new-game = Nouvelle partie
button-thinking = Je réfléchis…

pips-0 = blanc
pips-1 = un
pips-2 = deux
pips-3 = trois
pips-4 = quatre
pips-5 = cinq
pips-6 = six
bone-plain = { $high } { $low }
bone-doublet = double { $pips }
end-west = ouest
end-east = est
end-north = nord
end-south = sud
end-of-bone = le { $pips } de { $bone }
list-and = { $list } et { $last }

spoken-hand = { $bone }, dans votre main, convient côté { $ends }
spoken-hand-any = { $bone }, dans votre main, peut ouvrir
spoken-hand-none = { $bone }, dans votre main, ne convient nulle part
spoken-hand-waiting = { $bone }, dans votre main
spoken-end = bout { $end }, { $bone }, montre { $pips }
spoken-end-empty = bout { $end }, encore vide, montre { $pips }
spoken-end-lead = bout { $end }, place du premier domino
spoken-lead-place = la place du premier domino
spoken-end-of = extrémité { $number }, sur { $bone }, montre { $pips }
spoken-face-down = domino { $number }, face cachée
spoken-turned = { $bone }, retourné par { $name }
spoken-yard = domino { $number } du talon, le piocher
spoken-middle = { $bone }, au milieu
spoken-yours = { $bone }, posé par vous
spoken-theirs = { $bone }, joué par { $name }
spoken-shown = { $bone }, découvert
spoken-player = { $name } : { $score }, { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    }

preview-count = somme { $count }
preview-points = somme { $count }, vaut { $points }
caption-did = { $name } : { $did }
did-play = joue { $bone }
did-draw-and-play = pioche { $count }, joue { $bone }
did-draw = pioche { $count }
did-pass = passe
did-destroy = détruit { $bone }
yard-drawable =
    { $count ->
        [one] { $count } domino à piocher
       *[other] { $count } dominos à piocher
    }
yard-block = Au Block, on ne pioche pas
yard-empty = Le talon est vide
yard-reserve =
    { $count ->
        [one] Le dernier domino n’est jamais pioché
       *[other] Les { $count } derniers ne sont jamais piochés
    }
say-named = { $name } : { $line }
say-turn = Retournez un domino : le plus lourd commence.
say-tie = Égalité : encore une fois.
say-you-turn = Vous retournez { $bone }
say-name-turns = { $name } retourne { $bone }
say-take =
    { $count ->
        [one] Prenez encore un domino.
       *[other] Prenez { $count } dominos.
    }

say-your-turn = À vous.
say-my-turn = À moi.
say-must-draw = Aucun domino ne convient : piochez.
say-must-pass = Aucun domino ne convient : passez.
say-i-play = Je pose { $bone }.
say-you-play = Vous posez { $bone }.
say-i-score = Je pose { $bone } et marque { $points }.
say-you-score = Vous posez { $bone } et marquez { $points }.
say-i-overshoot = Je pose { $bone } ; { $points } serait trop.
say-you-overshoot = Vous posez { $bone } ; { $points } serait trop.
say-i-drew =
    { $count ->
        [one] J’ai pioché.
       *[other] J’ai pioché { $count } dominos.
    }
say-you-drew =
    { $count ->
        [one] Vous avez pioché { $bone }.
       *[other] Vous avez pioché { $count } dominos, le dernier { $bone }.
    }
say-i-pass = Je passe.
say-you-pass = Vous passez.
say-i-led-doublet = J’ai le plus fort double, { $bone }, et j’ouvre avec lui.
say-you-led-doublet = Vous avez le plus fort double, { $bone }, et ouvrez avec lui.
say-i-lead = J’ouvre cette manche.
say-you-lead = Ouvrez avec n’importe quel domino.
say-i-lead-winner = J’ai gagné la dernière manche : j’ouvre.
say-you-lead-winner = Vous avez gagné la dernière manche : ouvrez avec n’importe quel domino.
say-i-lead-loser = J’ai perdu la dernière manche : j’ouvre.
say-you-lead-loser = Vous avez perdu la dernière manche : ouvrez avec n’importe quel domino.
say-i-lead-lot = Le sort me désigne : j’ouvre.
say-you-lead-lot = Le sort vous désigne : ouvrez avec n’importe quel domino.
say-i-domino = Domino ! Je gagne { $points }.
say-you-domino = Domino ! Vous gagnez { $points }.
say-i-am-out = Domino pour moi.
say-you-are-out = Domino pour vous.
say-blocked-me = La manche est fermée. Je gagne { $points }.
say-blocked-you = La manche est fermée. Vous gagnez { $points }.
say-blocked-nothing = La manche est fermée. Personne ne gagne rien.
say-blocked = La manche est bloquée.
say-blocked-side =
    La manche est bloquée. { $side } { $members ->
        [one] gagne
       *[other] gagnent
    } { $points }.
say-blocked-shared = La manche est bloquée. { $one } et { $other } sont à égalité et partagent : { $points } chacun.
say-you-domino-together = Vous faites domino, et votre camp gagne { $points }.
say-i-domino-together = Je fais domino, et nous gagnons { $points }.
say-you-win-game-of-many = Vous gagnez la partie, { $scores }.
say-side-wins-game =
    { $side } { $members ->
        [one] gagne
       *[other] gagnent
    } la partie, { $scores }.
say-nobody-wins-game = Personne ne gagne la partie.
say-i-win-game = Je gagne la partie, { $me } à { $you }.
say-you-win-game = Vous gagnez la partie, { $you } à { $me }.
say-nobody-wins = Personne ne gagne la partie, { $you } à { $me }.
say-i-win-hand-game = Je gagne la partie.
say-you-win-hand-game = Vous gagnez la partie.
say-welcome-back = Content de vous revoir.
say-undone = Coup annulé.
say-redone = Coup rejoué.
say-preserved = La partie est conservée.
say-restored = La partie conservée est de retour.
say-hint = Je poserais { $bone } ({ $end }).
say-hint-on = Je jouerais { $bone } sur { $end }.
say-hint-draw = Je piocherais.
say-showing-mine = Voici mes dominos.
say-showing-boneyard = Voici le talon.
say-nothing-to-undo = Il n’y a rien à annuler.

detail-left-with-me = points dans ma main : { $sum }
detail-left-with-you = points dans votre main : { $sum }
detail-block-difference = fermée : { $theirs } − { $own } = { $sum }
detail-block-below = fermée : { $theirs } − { $own } est négatif
detail-block-mine = fermée : points dans ma main { $sum }
detail-block-yours = fermée : points dans votre main { $sum }
detail-block-both = fermée : { $theirs } + { $own } = { $sum }
detail-block-nothing = une manche fermée ne vaut rien
detail-subtracted = { $side } : { $sum } en moins
detail-shared = la moitié de { $theirs }
detail-left = points restants : { $sum }
detail-block-theirs = blocage : points des autres { $sum }
detail-rounded = (arrondi à { $points })
detail-not-counted = Cela ne compte pas : il faut atteindre l’objectif exactement.

refused-does-not-fit = { $bone } ne convient pas au bout { $end }, qui montre { $pips }.
refused-fits-nowhere = { $bone } ne convient nulle part.
refused-choose-first = Choisissez d’abord un domino de votre main.
refused-must-lead = Il faut ouvrir avec { $bone }.
refused-not-open = On ne peut rien poser là.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-yet = La manche n’a pas encore commencé.
refused-thinking = Un instant : je réfléchis.
refused-hand-over = La manche est finie.
refused-game-over = La partie est finie.
refused-no-draws = On ne pioche pas à ce jeu.
refused-boneyard-empty = Il ne reste rien à piocher.
refused-playable = Vous avez un domino qui convient.

menu-game = Jeu
menu-view = Affichage
menu-options = Options
menu-help = Aide
command-new-game = Nouvelle partie
command-undo = Annuler
command-redo = Rétablir
command-hint = Conseil
command-show-hands = Montrer la main de Nestor
command-show-boneyard = Montrer le talon
command-preserve = Conserver la partie
command-restore = Reprendre la partie conservée
command-tally = Résultats
command-display = Table entière ou compact
command-settings = Réglages
command-colors = Couleurs
command-help = Aide
command-about = À propos
command-quit = Quitter


remark-new-rules = Les nouvelles règles s’appliquent dès la prochaine manche.

hint-title = Conseil
hint-thinking = Je réfléchis à vos dominos.
hint-play = { $bone } { $end }
hint-draw = Piocher
hint-pass = Passer
hint-points = points
hint-win = gain
hint-about = Ce que j’attendrais de chaque coup à votre place, d’après ce que vous voyez : points jusqu’à la fin de la manche et chance de gagner la partie.

notice-damaged-copy = { $file } était endommagé. La copie précédente le remplace ; le fichier endommagé s’appelle maintenant { $aside }.
notice-damaged-new = { $file } était endommagé et ne peut pas être lu. Le fichier s’appelle maintenant { $aside }, et un nouveau est écrit.
notice-damaged-stays = { $file } est endommagé et ne peut pas être déplacé. Il reste tel quel, et rien n’est enregistré à sa place.
notice-from-copy = { $file } manquait. La copie précédente sert à sa place.
notice-unreachable = { $file } ne peut pas être lu ({ $why }). Il reste tel quel, et rien n’est enregistré à sa place.
notice-unreachable-copy = { $file } ne peut pas être lu ({ $why }). La copie précédente sert à sa place ; le fichier reste tel quel, et rien n’est enregistré à sa place.
obstacle-forbidden = l’accès est refusé
obstacle-not-a-file = ce n’est pas un fichier ordinaire
obstacle-link = c’est un lien qui ne mène nulle part
notice-newer = { $file } vient d’une version plus récente du jeu. Il reste tel quel, et rien n’est enregistré à sa place.
notice-full = Le disque est plein : le jeu continue, mais n’est pas enregistré.
notice-forbidden = On ne peut pas écrire dans le dossier du jeu : le jeu continue, mais n’est pas enregistré.
notice-no-folder = Il n’y a pas de dossier où enregistrer : le jeu continue, mais n’est pas enregistré.
notice-lock = « lock », dans le dossier du jeu, n’est pas un fichier ordinaire. Le jeu continue, mais n’est pas enregistré.
notice-too-long = Cette partie est devenue trop longue pour être enregistrée. Elle continue, mais n’est pas enregistrée.
notice-other = Rien ne peut être enregistré ({ $why }). Le jeu continue.
notice-second-window = Le jeu est ouvert dans une autre fenêtre, et c’est elle qui enregistre. Ce qui est joué ici n’est pas conservé.
notice-stumbled = Une de mes réflexions a échoué : j’ai joué ce qui semblait raisonnable. Les détails sont dans le fichier panic.log.
