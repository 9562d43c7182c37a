### Electrum Dominoes: Français.

language-name = Français

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Enregistrer
cancel = Annuler
close = Fermer
number-decimal = ,
number-group = { "\u00A0" }
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-in-100 =
    { $count ->
        [0] moins d’une partie sur 100
        [one] une partie sur 100
       *[other] { $count } parties sur 100
    }

## Games and levels

family-draw = Pioche et blocage
family-pairs = Par équipes
family-fives = Jeux de cinq et trois
family-others = Croix et autres
game-draw = Pioche
game-draw-about = Une seule ligne, pas de points pendant la manche. Si vous ne pouvez pas poser, vous piochez.
game-block = Blocage
game-block-about = Une seule ligne, pas de points pendant la manche. On ne pioche pas : si vous ne pouvez pas poser, vous passez.
game-all-fives = Cinq
game-all-fives-about = Avec pivot. Vous marquez quand la somme des bouts est un multiple de cinq.
game-all-threes = Trois
game-all-threes-about = Avec pivot. Vous marquez quand la somme des bouts est un multiple de trois.
game-fives-and-threes = Cinq et trois
game-fives-and-threes-about = Avec pivot. Vous marquez quand la somme des bouts est un multiple de cinq ou de trois.
game-all-fives-palm = Cinq, pioche libre
game-all-fives-palm-short = Pioche libre
game-all-fives-palm-about = Cinq, mais vous pouvez piocher même quand vous pouvez poser.
game-all-fives-pagat = Cinq, au sort
game-all-fives-pagat-short = Cinq, au sort
game-all-fives-pagat-about = La première ouverture est tirée au sort. Ensuite, le gagnant ouvre. Les points de fin de manche sont arrondis à cinq.
game-muggins = Muggins
game-muggins-about = Cinq sans pivot : une seule ligne à deux bouts.
game-five-up = Five-Up
game-five-up-about = Cinq où chaque double s’ouvre sur ses quatre côtés.
game-draw-game = Pioche en une manche
game-draw-game-short = En une manche
game-draw-game-about = Chacun retourne un domino, celui qui a le plus fort ouvre, et une seule manche décide de la partie.
game-firecrackers = Cinq avec pétards
game-firecrackers-short = Pétards
game-firecrackers-about = Contre la montre. Une fois par manche, vous pouvez faire sauter un domino d’un bout.
game-partnership = Domino par équipes
game-partnership-short = Par équipes
game-partnership-about = Venezuela, Mexique : deux contre deux, tous les dominos distribués. En 100 points. Chaque table a ses usages.
game-dominican = Domino dominicain
game-dominican-short = Dominicain
game-dominican-about = Équipes en 200 points, avec capicúa, chuchazo et pase corrido. Certaines tables paient 30 et non 25.
game-puerto-rico-500 = Porto Rico en 500
game-puerto-rico-500-short = P. Rico en 500
game-puerto-rico-500-about = Équipes en 500 points. Les quatre premières manches valent plus, le capicú et le chuchazo aussi.
game-puerto-rico-200 = Porto Rico en 200
game-puerto-rico-200-short = P. Rico en 200
game-puerto-rico-200-about = Équipes en 200 points, sans bonus. Les gagnants d’une manche prennent tous les points restants.
game-brazil = Brésil
game-brazil-about = Équipes en six manches. Finir par un double (carroça), aux deux bouts (lá e lô) ou les deux (cruzada) vaut plus.
game-jamaica-partner = Jamaïque, six à zéro
game-jamaica-partner-short = Six à zéro
game-jamaica-partner-about = Gagnez six manches avant que l’autre équipe en gagne une. Dès que les deux en ont une, on repart de zéro.
game-cut-throat = Jamaïque, chacun pour soi
game-cut-throat-short = Chacun pour soi
game-cut-throat-about = Jamaïque, chacun pour soi. Le premier à six manches gagne. Avec « Six à zéro », c’est bien plus long.
game-pub-straight = Domino de pub
game-pub-straight-about = Angleterre : équipes, six dominos chacun, quatre de côté. Une manche vaut un point, et il en faut cinq.
game-cochon = Cochon
game-cochon-about = Martinique : trois joueurs, chacun pour soi. Le premier à trois manches gagne. Celui qui n’en a aucune est cochon.
game-fives-and-threes-pub = Cinq et trois de pub
game-fives-and-threes-pub-short = Cinq de pub
game-fives-and-threes-pub-about = Angleterre : si la somme des bouts est divisible par cinq ou par trois, chaque cinq ou chaque trois qu’elle contient vaut un point. Il faut 61 tout juste, ou 121 en équipes.
game-fortress = Forteresse
game-fortress-about = Trois ou quatre, chacun pour soi. Chaque double est un pivot, et on ne pioche pas.
game-sebastopol = Sébastopol
game-sebastopol-about = Quatre, chacun pour soi. Le double six ouvre, et les quatre dominos suivants l’entourent. On ne pioche pas.
game-cross = La croix
game-cross-about = On pose un domino sur chaque côté du premier double avant d’allonger les branches. Si vous ne pouvez pas poser, vous piochez.
game-maltese-cross = Croix de Malte
game-maltese-cross-about = D’abord autour du premier double, puis un double sur chaque branche avant de l’allonger. Si vous ne pouvez pas poser, vous piochez.
game-sniff = Sniff
game-sniff-about = Comme Cinq, mais les bouts ouverts du pivot continuent de compter.
game-bergen = Bergen
game-bergen-about = Des bouts égaux valent deux points, ou trois avec un double. Une manche gagnée en vaut un.
game-kozel = Kozel (козёл)
game-kozel-short = Kozel
game-kozel-about = Le bouc russe. Les points des perdants comptent contre eux, et −101 fait perdre.
game-telefon = Telefon
game-telefon-about = Azerbaïdjan : Cinq avec pivot, et chaque manche va jusqu’au bout. Le 3-2 ouvre la première, et il faut 365 points pour gagner.
game-manaus = Manaus
game-manaus-about = Brésil, le domino à quatre bouts : Cinq en équipes. Passer paie l’adversaire, et le gagnant ouvre par un double.
game-matador = Matador
game-matador-about = Les moitiés qui se touchent font sept. Les quatre matadors vont partout, et rien d’autre ne va sur un blanc.
game-spain = Fédération espagnole
game-spain-short = Espagne
game-spain-about = Équipes en 300 points, comme à la Fédération espagnole. La première ouverture est tirée au sort, et tous les points restants sont gagnés.
game-gaple = Gaple
game-gaple-about = Indonésie : quatre, chacun pour soi, sans pioche. Les points qui restent comptent contre vous, et −101 fait perdre.
game-dekabes = Haïti, dekabès
game-dekabes-short = Dekabès
game-dekabes-about = Haïti : équipes, en quatre manches. Finir par un domino qui va aux deux bouts sans être double est un dekabès et vaut deux.
game-brazil-100 = Brésil en 100
game-brazil-100-about = Le Brésil aux points : équipes en 100. Le 6-6 ouvre chaque manche.
game-arab-pairs = Domino arabe par équipes
game-arab-pairs-short = Charaka
game-arab-pairs-about = Équipes en 100 (domino charaka). La main la plus basse gagne une manche fermée pour son camp.
game-cuban = Domino cubain
game-cuban-short = Cubain
game-cuban-about = Équipes en 150 avec le double neuf : dix dominos chacun, quinze dorment. La main la plus basse gagne une manche fermée pour son camp.
game-pordi = Indonésie, PORDI
game-pordi-short = PORDI
game-pordi-about = Équipes en 7. Faire domino vaut de un à quatre. Fermer rapporte deux si aucun adversaire n’a si peu de points, et coûte un si l’un a moins.
game-orado = Indonésie, ORADO
game-orado-short = ORADO
game-orado-about = Équipes en 101. Le 0-0 ouvre la première manche, le 1-1 la deuxième, et ainsi de suite. Faire domino aux deux bouts compte double.
game-to = { $game }, en { $points }
game-house-rules = { $game }, règles maison
house-rules = Règles maison
house-rules-without = Sans cette règle : { $told }
named-value = { $name } : { $value }
house-rules-usual = Jouer avec les règles habituelles
house-rules-usually = D’ordinaire : { $told }
house-rules-brief = { $told } (d’ordinaire { $usual }).
game-custom = Personnalisé
game-custom-about = Un jeu avec vos propres règles.
welcome-question = Que voulez-vous faire ?
welcome-learn = Apprendre
welcome-learn-about = Dès le premier domino. La première leçon prend deux minutes.
welcome-play = Une partie rapide
welcome-play-about = { $game } en { $points } points contre un débutant. Cliquez sur le domino qui brille.
    .fingers = { $game } en { $points } points contre un débutant. Touchez le domino qui brille.
welcome-all = Tous les jeux
welcome-all-about = Choisissez le jeu, les joueurs et les règles.
welcome-invited = J’ai une invitation
greeting-name = Votre nom
greeting-name-hint = facultatif
game-names = Déjà utilisés
game-begin = Commencer
game-invite = Inviter
game-search = Chercher un jeu
game-search-none = Aucun jeu trouvé.
game-under-way = Votre partie est enregistrée. « Annuler » la ramène.
game-players = Joueurs
game-partners = Par équipes
game-same-level = Tous au même niveau
game-more = Plus
game-level-of =
    Place { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
game-name-of =
    Nom { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
game-seat-of = Place { $seat }
game-move-of = Passer { $name } à la place suivante
game-person = Une personne
game-other-players = Autres joueurs…
game-elsewhere = Un ami en ligne
game-elsewhere-about = Devant un autre écran, avec votre invitation.
game-minutes = Minutes par personne
game-no-clock = Sans pendule
game-no-help = Sans aide
game-no-help-about = Conseils, « Où peuvent être les dominos », tuteur et coup d’œil aux dominos cachés sont désactivés pour tous à cette table.
game-guest-name = Nom de la personne à la place { $seat }
game-again = Encore : { $names } · { $game }
game-deal = Numéro de donne
game-deal-any = au hasard
game-cannot = Avec ces règles, on ne peut pas jouer jusqu’à ce nombre de points.
game-display = Affichage
display-whole = Table entière
display-whole-about = Chaque domino reste là où il a été joué, comme sur une vraie table.
display-compact = Compact
display-compact-about = Seuls les bouts sont visibles. Tous les dominos sont dans un panneau.

level-beginner = Débutant
level-easy = Facile
level-not-so-easy = Pas si facile
level-tough = Difficile
level-brutal = Impitoyable
level-beginner-about = Pose le domino qui marque le plus tout de suite, et ne regarde rien d’autre.
level-beginner-any = Pose n’importe quel domino qui va.
level-easy-about = Pose trois dominos sur cinq comme un débutant et pèse les autres.
level-not-so-easy-about = Pose un domino sur cinq comme un débutant. Sinon, pèse ce que chaque domino rapporte, ce qu’il laisse et ce qui peut suivre.
level-tough-about = Retient qui n’a pas pu poser quoi et voit un peu plus loin.
level-brutal-about = Voit très loin et lit votre jeu dans ce que vous posez.
level-step = Gagne { $games } contre « { $level } ».

## Settings

setting-level = Difficulté
    .search = niveau, force, plus facile, plus difficile, adversaire, Nestor, novice, expert
setting-level-about = À quel point Nestor cherche à vous battre. Le changement est immédiat, même en cours de partie.
setting-game = Jeu

settings-rules = Règles
rules-never-exact = Avec ces règles, personne ne peut atteindre exactement { $target }. Les anciennes règles restent tant que vous ne choisissez pas un autre nombre ou ne désactivez pas « Fin exacte » ou « Arrondi ».
rules-nothing-scores = Avec ces règles, personne ne peut marquer. Les anciennes règles restent tant que rien ne rapporte de points.
rules-cannot = On ne peut pas jouer avec ces règles. { $why } Les anciennes règles restent tant que vous ne les changez pas.

setting-target = Points pour gagner
    .search = points pour gagner, but
setting-target-other = Un autre objectif, jusqu’à 1000
setting-other = Autre
setting-time = Minutes pour la partie
setting-time-about = La pendule tourne à votre tour et à celui de Nestor, et s’arrête pendant les pauses.
setting-time-other = Un autre nombre, jusqu’à 180
settings-classic = Les jeux classiques
rules-change = Modifier
rules-ask-players = Combien de joueurs ?
rules-ask-goal = Comment gagne-t-on la partie ?
rules-ask-draws = Pioche-t-on ?
rules-ask-scores = Qu’est-ce qui rapporte pendant une manche ?
rules-ask-leads = Qui ouvre ?
rules-ask-blocked = Et si personne ne peut poser ?
rules-unusual = Règles plus rares
rules-next-hand = Dès la prochaine manche
rules-next-game = Dès la prochaine partie
rules-new-game-only = Une partie commencée ne peut pas changer cela. Il en faut une nouvelle.
settings-scoring = Gagner et marquer
setting-head-start = Avance
setting-head-start-about = Le premier joueur commence avec autant de points d’avance.
setting-exact = Fin exacte
setting-exact-about = Les points qui feraient dépasser l’objectif ne comptent pas. Là où seules les manches rapportent, une telle partie peut durer des centaines de manches, sauf si tous les points comptent près de l’objectif.
exact-off = Non
exact-on = Oui
exact-near = Oui, mais près de l’objectif tout compte
setting-love = Six à zéro
setting-love-about = Le gagnant doit atteindre l’objectif tant qu’un autre camp n’a rien. Sinon, tous repartent de zéro. Avec « Un partout, la suivante vaut deux », après un à un, la manche gagnée suivante vaut deux.
love-off = Non
love-on = Oui
love-play-two = Un partout, la suivante vaut deux
setting-check = La partie se termine
check-at-once = dès que l’objectif est atteint
check-hand-end = après la manche où il est atteint
setting-single-hand = Une manche par partie
setting-spinner = Pivot
    .search = premier double, quatre branches, sans pivot
setting-spinner-about = Un pivot est un double sur les quatre côtés duquel on peut poser.
spinner-none = Aucun
spinner-first = Premier double
spinner-led = Le premier domino, si double
spinner-enclosed = Premier double entouré
spinner-counting = Premier double, ses bouts comptent
spinner-cross = Premier double, la croix d’abord
spinner-maltese = Premier double, croix de Malte
spinner-maltese-four = Croix de Malte, d’abord les quatre
spinner-every = Chaque double
spinner-sevens = Aucun, les moitiés font sept
setting-fives = Cinq
    .search = sans cinq, All Fives
setting-fives-about = Vous marquez quand la somme des bouts est un multiple de cinq.
setting-threes = Trois
    .search = sans trois, All Threes
setting-threes-about = Vous marquez quand la somme des bouts est un multiple de trois.
setting-counting = Ce qui rapporte
setting-counting-about = Ce que valent les bouts ouverts : leur somme, un point par cinq ou par trois dans la somme, ou deux points quand ils sont égaux (trois avec un double).
counting-whole = Les sommes
counting-parts = Leurs cinq et leurs trois
counting-twins = Les bouts égaux
settings-dealing = Donne et pioche
setting-set = Jeu de dominos
setting-set-about = Le plus grand nombre décide combien il y a de dominos.
set-six = Double six, 28 dominos
set-nine = Double neuf, 55 dominos
set-twelve = Double douze, 91 dominos
setting-hand = Dominos en main
    .search = nombre de dominos, donner
setting-max-doublets = Maximum de doubles en main
    .search = doubles maximum, donne annulée
setting-max-doublets-about = Si quelqu’un en reçoit davantage, on redistribue avant que vous ne voyiez les dominos.
setting-no-limit = sans limite
setting-leave-out = Hors de la donne
leave-out-off = rien
setting-left-over = Dominos non distribués
left-over-nobody = restent de côté
left-over-leader = vont à celui qui ouvre
setting-draws = Pioche
    .search = piocher, talon, bloqué, sans pioche
setting-draws-about = Si vous ne pouvez pas poser, vous piochez. Sans cette option, personne ne pioche.
setting-restrict-draw = Piocher seulement s’il le faut
    .search = rien à poser, passer
setting-restrict-draw-about = Vous ne pouvez piocher que si vous ne pouvez pas poser.
setting-reserve = Dominos jamais piochés
    .search = enterrer 2 dominos, pioche
setting-reserve-about = Les derniers dominos de la pioche y restent.
setting-hand-limit = Arrêt de la pioche à
setting-hand-limit-about = Avec autant de dominos, on passe au lieu de piocher.
setting-draw-most = Maximum pioché par tour
setting-draw-most-about = Après autant de pioches, on pose ou on passe.
settings-leading = Ouverture
setting-lead-first = Première ouverture
    .search = qui ouvre, ouverture, commence, tirage, plus gros double
lead-first-doublet = Double
lead-first-low-doublet = Double le plus faible
lead-first-three-two = Le 3-2 ou le double le plus faible
lead-first-blank = Le 0-0
lead-first-lot = Par tirage
setting-no-doublet = Si personne ne peut ouvrir ainsi
setting-no-doublet-about = Ce qui se passe si un double doit ouvrir et que personne n’en a.
no-doublet-deal-again = On redistribue
no-doublet-heaviest = Le domino le plus fort ouvre
no-doublet-lowest = Le domino le plus faible ouvre
setting-lead-next = Ouvertures suivantes
    .search = qui ouvre, ouverture, commence, domino, plus gros double
lead-next-doublet = Double
lead-next-winner = Gagnant
lead-next-loser = Perdant
lead-next-most-pips = Le plus de points, même le partenaire
lead-next-alternate = À tour de rôle
lead-next-lot = Par tirage
lead-next-each-doublet = Chaque double à son tour
lead-doublet-about = Le double le plus fort ouvre chaque manche.
lead-each-doublet-about = Les doubles ouvrent tour à tour : le 1-1 la deuxième manche, le 2-2 la troisième, et ainsi de suite.
lead-winner-about = Le gagnant de la manche précédente ouvre avec n’importe quel domino.
lead-loser-about = Le perdant de la manche précédente ouvre avec n’importe quel domino.
lead-alternate-about = Les joueurs ouvrent à tour de rôle avec n’importe quel domino.
lead-lot-about = Chacun retourne un domino. Celui qui a le plus fort ouvre avec n’importe quel domino.
lead-blocked-doublet = Le double le plus fort ouvre la première manche, et celle qui suit une fermeture.
lead-blocked-low = Le double le plus faible ouvre la première manche, et celle qui suit une égalité.
lead-blocked-blank = Le 0-0 ouvre la première manche, et celle qui suit une égalité.
lead-blocked-lot = La première manche, et celle qui suit une fermeture, est tirée au sort.
lead-at-first-doublet = Le double le plus fort ouvre la première manche.
lead-at-first-low = Le double le plus faible ouvre la première manche.
lead-at-first-blank = Le 0-0 ouvre la première manche.
lead-at-first-lot = La première manche est tirée au sort.
setting-lead-after-block = Ouverture après une fermeture
setting-lead-after-block-about = Celui qui a fermé la manche n’ouvre que si son camp l’a gagnée.
lead-after-block-first = comme à la première manche
lead-after-block-low-hand = le gagnant à la main la plus basse
lead-after-block-closer = celui qui a fermé, ou le suivant
lead-after-block-last = le dernier à avoir posé
setting-lead-after-tie = Ouverture après une égalité
lead-after-tie-first = à tour de rôle, ou comme au début
lead-after-tie-same = le même joueur
setting-lead-bone = Le gagnant ouvre avec
setting-lead-bone-about = Celui qui doit ouvrir avec un double et n’en a pas passe.
lead-bone-any = n’importe quel domino
lead-bone-doublet = un double
lead-bone-doublet-or-next = un double, sinon le suivant
setting-lead-scores = L’ouverture marque
setting-lead-scores-about = Si seul le 5-5 marque, il ne marque qu’à partir de la deuxième manche.
lead-scores-any = toujours
lead-scores-5-5 = seulement le 5-5
lead-scores-nothing = jamais
setting-lead-wins = L’ouverture peut gagner
setting-lead-wins-about = Sinon, les points du premier domino d’une manche ne comptent pas quand ils feraient gagner la partie.
settings-ending = Fin de la manche
setting-domino-what = Faire domino vaut
domino-what-opponents = les points des adversaires
domino-what-all = tous les points
domino-what-one = un
domino-what-nothing = rien
setting-both-out = Les deux partenaires font domino
setting-both-out-about = La manche continue jusqu’à ce que les deux partenaires n’aient plus de dominos.
setting-block-who = Une manche fermée revient
    .search = blocage, partie fermée, dernier
setting-block-who-about = Le partenaire de celui qui a fermé peut ne pas compter.
block-who-low = à celui qui a le moins de points
block-who-last = au dernier à avoir posé
block-who-low-hand = à la main la plus basse
block-who-closer = à la main la plus basse, sans partenaire
setting-block-what = Une manche fermée vaut
    .search = blocage, différence, adversaire, les deux
setting-block-under = Manche fermée gagnée en dessous de
setting-block-under-about = Avec autant de points ou plus, personne ne gagne une manche fermée.
block-what-difference = la différence
block-what-between = la différence entre les deux mains
block-what-never-less = la différence, jamais sous zéro
block-what-opponent = les points de l’autre
block-what-both = tous les points
block-what-one = un
block-what-two = deux
block-what-nothing = rien
setting-block-tie = Manche à égalité
block-tie-share = se partage
block-tie-nobody = n’est à personne
block-tie-leader = va à qui l’a ouverte
block-tie-not-closer = va à qui ne l’a pas fermée
block-tie-not-closer-one = donne un à l’autre camp
block-tie-carry = ajoute un à la suivante
block-tie-carry-all = toute fermeture ajoute un
setting-closer-loses = Si le camp qui a fermé perd
setting-closer-loses-about = Ce qui se passe si le camp qui a fermé une manche la perd. Une égalité n’est pas une défaite.
closer-loses-nothing = rien de plus
closer-loses-point = ce camp perd un point
closer-loses-double = la manche compte double
setting-rounding = Arrondi
    .search = à 5, multiple de cinq
setting-rounding-about = Les points en fin de manche sont arrondis à un multiple de cinq.
rounding-off = Non
rounding-on = Au multiple de cinq le plus proche
rounding-down = Au multiple inférieur
rounding-up = Au multiple supérieur
setting-award-cap = Les points de manche s’arrêtent à
setting-award-cap-about = Les points des dominos ne mènent personne au-delà.
setting-settle = Points restés en main
setting-settle-about = Le gagnant marque les points restants, ou chaque camp perd les siens, ou seuls les perdants perdent les leurs. Le camp qui a perdu autant de points que l’objectif perd la partie.
settle-award = Au gagnant
settle-subtract = Chaque camp perd les siens
settle-collect = Seuls les perdants perdent les leurs
setting-bones-left = Un domino restant vaut
bones-left-pips = ses points
bones-left-five-each = cinq
bones-left-lone = ses points ; le 0-0 seul, 25 ; le double le plus fort seul, 50
settings-bonuses = Bonus
setting-out-doublet = Faire domino avec un double
setting-out-both-ends = Faire domino aux deux bouts
setting-out-both-ends-about = Le dernier domino va aux deux bouts, chaque moitié à l’un.
setting-both-ends-doublet = Les doubles aussi
setting-both-ends-doublet-about = Faire domino avec un double qui va aux deux bouts vaut autant.
setting-both-ends-double = Les deux bouts comptent double
setting-both-ends-double-about = Si le dernier domino va aux deux bouts, les points de la manche comptent double.
setting-out-doublet-ends = Faire domino avec un double aux deux bouts
setting-out-doublet-ends-about = S’ajoute au reste pour un dernier double qui va aux deux bouts.
setting-out-blank = Faire domino avec le 0-0
setting-pass = Chaque passe des adversaires
setting-pass-round = Tous les autres passent
setting-pass-lead = Passe sur l’ouverture
setting-pass-lead-about = Le suivant passe sur l’ouverture, mais celui d’après pose.
setting-pass-lead-doublet = Seulement si l’on ouvre avec un double
setting-pass-lead-doublet-about = La passe sur l’ouverture ne rapporte que si l’on a ouvert avec un double.
setting-hand-bonus = Les premières manches gagnées
hand-bonus-off = rien

settings-table = À la table
settings-play = Déroulement
settings-search = Chercher un réglage
settings-search-none = Aucun réglage trouvé.
settings-return = Retour à la partie
    .search = retour
settings-where-pass = Si vous ne pouvez rien poser, le bouton principal propose « Piocher », ou « Passer » s’il n’y a plus rien à piocher.
    .search = je ne peux pas jouer, rien à poser, passer
settings-where-bones = À côté de chaque nom se trouvent les dominos de ce joueur. L’affichage compact en donne le nombre.
    .search = mes dominos, vos dominos, nombre de dominos
settings-in-rules = Cela se choisit avec la partie. Appuyez dessus pour l’y voir :
settings-in-menus = Commandes :
settings-to-rules = Règles de la partie…
    .search = conditions, préférences
setting-as-in-manuals = Commandes classiques
setting-as-in-manuals-about = Rien ne se fait tout seul : vous appuyez sur OK à chaque étape, piochez un domino à la fois et cliquez deux fois. Tous les jeux sauf Five-Up et Forteresse ont l’affichage compact, avec la somme de la table en bas à gauche. Le domino choisi est inversé, et vos dominos restent où ils sont.
    .fingers = Rien ne se fait tout seul : vous appuyez sur OK à chaque étape, piochez un domino à la fois et touchez deux fois. Tous les jeux sauf Five-Up et Forteresse ont l’affichage compact, avec la somme de la table en bas à gauche. Le domino choisi est inversé, et vos dominos restent où ils sont.
setting-bar = Barre d’outils
    .search = boutons, icônes
setting-bar-about = Annuler, Rétablir, Conseil, Journal, Analyse, Son et Plein écran sous forme d’icônes.
setting-bar-at = Position de la barre
setting-bar-at-about = À gauche, elle laisse plus de hauteur à une petite fenêtre.
bar-top = En haut
bar-left = À gauche
setting-auto-ok = OK automatique
    .search = automatique, attendre, confirmer, j’ai pioché
setting-auto-ok-about = Nestor joue sans attendre votre OK.
setting-ok-each-step = OK à chaque étape
setting-ok-each-step-about = Nestor attend votre OK avant chaque domino qu’il pioche ou pose. Sinon, un seul OK suffit jusqu’à votre tour.
setting-one-click = Jouer d’un seul clic
    .search = toucher, double clic
    .fingers = Jouer en touchant une fois
setting-one-click-about = Un clic pose un domino quand il n’a qu’un endroit où aller ou que le choix de l’endroit ne change rien.
    .fingers = Toucher un domino le pose quand il n’a qu’un endroit où aller ou que le choix de l’endroit ne change rien.
setting-pace = Rythme
    .search = plus vite, plus lent, vitesse, attendre
setting-pace-about = Combien de temps chaque coup est montré avant le suivant.
pace-none = Aucun
pace-quick = Rapide
pace-usual = Habituel
pace-slow = Lent
setting-auto-draw = Pioche automatique
setting-auto-draw-about = Quand vous piochez, vous continuez jusqu’à trouver un domino jouable.
setting-play-forced = Jouer mes tours forcés
setting-play-forced-about = À plusieurs sur un écran, un tour qui n’a qu’un coup possible est joué pour vous, sans que l’écran change de mains.
setting-hold-to-show = Maintenir pour voir sa main
setting-hold-to-show-about = À plusieurs sur un écran, il faut maintenir un instant le bouton qui montre la main.
setting-judge-games = Juger les parties terminées
setting-judge-games-about = Les parties terminées sont jugées en arrière-plan tant que l’ordinateur n’a rien à faire.
setting-lots = Tirage à la main
setting-lots-about = Vous retournez les dominos qui décident qui ouvre et, à « Pioche en une manche », vous prenez les vôtres. Sinon, c’est fait pour vous.
setting-tutor = Tuteur
    .search = aide, professeur, avertir, erreur
setting-tutor-about = Le tuteur regarde votre coup avant qu’il compte et vous avertit quand un autre est meilleur. Une partie avec le tuteur est un entraînement.
tutor-off = Non
tutor-blunders = Gaffes
tutor-bad = Mauvais coups
tutor-doubtful = Coups douteux
tutor-always = Tout sauf le meilleur coup
setting-table-count = Somme de la table
    .search = somme, compte
setting-table-count-about = Montre la somme des bouts ouverts dans les jeux où elle compte.
setting-place-counts = Sommes aux endroits
setting-place-counts-about = Pendant que vous choisissez, les endroits possibles pour un domino montrent quelle serait la somme.
setting-flicker = Clignotement
setting-flicker-about = Le bout où Nestor vient de poser clignote.
setting-heads = Visages
setting-heads-about = Nestor, Ajax et Hélène ont un visage à côté du nom et un mot à dire après une manche.
setting-own-head = Votre visage
head-none = Aucun
setting-hand-order = Ordre de vos dominos
    .search = trier, ranger
setting-hand-order-about = Vous pouvez aussi faire glisser un domino à un autre endroit de votre main. Les touches sont dans l’aide.
    .fingers = Vous pouvez aussi faire glisser un domino à un autre endroit de votre main.
hand-drawn = Comme distribués et piochés
hand-suit = Par nombre
hand-weight = Par poids
setting-close-gaps = Fermer les vides
setting-close-gaps-about = Les dominos de votre main se resserrent quand l’un est joué.
setting-raise = Relever les dominos jouables
setting-dim = Estomper les dominos non jouables
setting-dim-about = Les dominos qui ne vont nulle part pâlissent pendant que vous choisissez.
setting-invert = Inverser le domino choisi
setting-invert-about = Le domino que vous choisissez change de couleurs au lieu d’être soulevé. L’affichage compact le fait toujours.
setting-scores = Score
scores-figures = Chiffres
scores-cribbage = Planche de cribbage
scores-x = Bâtonnets (X)
setting-score-in-fives = Compter par cinq
setting-score-in-fives-about = Cinq points s’affichent comme un seul, comme sur une planche de cribbage.

settings-cloth = Sur le tapis
settings-hand = Votre main
settings-figures = Score et barre d’outils
settings-sound = Son
setting-sound = Activer les sons
    .search = muet, silence, bruit
setting-sound-about = Bruits de dominos, de tapis et de bois.
setting-volume = Volume
    .search = plus fort, moins fort, baisser
setting-quieter-others = Les autres moins fort
setting-quieter-others-about = Ce que font les autres s’entend moins fort que vos coups.
settings-comfort = Confort
settings-by-hand = À la main
settings-help = Aide
settings-colors = Couleurs, dominos et tapis…
    .search = sombre, foncé, clair, nuit, thème, contraste, aspect, mes coups, vos coups, fond, points, lignes, contours, boutons
setting-reduce-motion = Moins de mouvement
    .search = calme, animation, vertige
setting-reduce-motion-about = Les dominos sont tout de suite à leur place, sans animations.
setting-speed = Vitesse des animations
    .search = plus vite, plus lent, mouvement
setting-scale = Taille du texte
    .search = plus grand, plus petit, lettres, police, zoom
setting-scale-about = Les caractères grandissent dans les fenêtres, les menus et le journal, et sur la table là où il y a de la place. Les dominos sont toujours aussi grands que la fenêtre le permet. Dans une petite fenêtre, seul le texte grandit.
    .fingers = Les caractères grandissent dans les fenêtres, les menus et le journal, et sur la table là où il y a de la place. Écarter deux doigts sur des mots fait de même. Dans une petite fenêtre, seul le texte grandit.
setting-language = Langue
language-system = Celle du système

## Colors

theme-felt = Feutre vert
theme-slate = Ardoise
theme-contrast = Contraste élevé
theme-blue = Table bleue
theme-linen = Noir sur lin
theme-stone = Pierre
theme-walnut = Noyer et laiton
theme-night = Nuit
theme-own = Votre table
colors-tune = Ajuster
theme-name = Nom du thème
theme-edit = Modifier { $name }
theme-use = Utiliser { $name }
theme-save-use = Enregistrer et utiliser { $name }
colors-bones = Dominos
bones-ivory = Ivoire et laiton
bones-black = Noirs
bones-colored = Points de couleur
bones-grained = Veinés
bones-flat = Plats
colors-cloth = Tapis
cloth-felt = Feutre
cloth-linen = Lin
cloth-slate = Ardoise
cloth-flat = Uni
colors-rail = Cadre
rail-wood = Bois
rail-steel = Acier
rail-stone = Pierre
rail-flat = Uni
colors-reset = Rétablir mes thèmes
colors-editing = Vous modifiez { $edited } et utilisez { $used }
colors-editing-used = Vous modifiez { $name }, le thème utilisé
colors-load = Charger des couleurs
colors-rejected = Vos changements de couleurs sont abandonnés.
colors-click = Cliquez sur une partie de la table pour changer sa couleur.
    .fingers = Touchez une partie de la table pour changer sa couleur.
colors-which = Couleur de
colors-double = Contours doubles
colors-double-about = Les dominos de Nestor ont un second contour, au cas où vous ne distingueriez pas les couleurs.
colors-sample = Échantillon
colors-sample-text = Je marque 5.
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

tally-bests = Records
tally-clear = Effacer
tally-in-all = Au total
tally-practice =
    entraînement : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
tally-column-practice = entraîn.
tally-about-practice = L’entraînement est compté à part : les parties où le programme a aidé. Une aide montre un domino caché ou juge une manche avant sa fin : un conseil, une objection du tuteur, « Où peuvent être les dominos », une analyse, une copie, un coup annulé après avoir vu du nouveau. Les donnes choisies ou déjà jouées sont aussi de l’entraînement.
tally-people = Avec et contre des personnes
tally-others = Autres
tally-against = contre { $against }
tally-with = avec { $with }
tally-with-against = avec { $with } contre { $against }
tally-spoken = { $name } : vous { $you }, Nestor { $nestor }, votre part { $share }, parties d’entraînement { $practice }
tally-people-spoken = { $name } : vous { $you }, autres { $nestor }, votre part { $share }, parties d’entraînement { $practice }

## The score sheet

command-score-sheet = Scores
button-same-deals = Rejouer les mêmes donnes
button-head-start = Avec une avance
end-title = Fin de la partie
end-side-wins =
    { $side-who ->
        [you] Vous gagnez
        [with-you] Vous et { $side-others } gagnez
        [single] { $side } gagne
       *[other] { $side } gagnent
    }
end-resigned =
    { $name-who ->
        [you] Vous avez
       *[other] { $name } a
    } abandonné.
end-nobody-wins = Personne ne gagne
end-hand-domino = Domino !
end-hand-blocked = Fermée !
end-hand-locked = Table fermée !
end-time = Le temps est écoulé.
end-bonus = Bonus : { $spread } pour l’avance, { $time } pour le temps restant. Au total, { $total }.
sheet-hand = Manche { $number }
sheet-rules = À partir d’ici : { $game }.
sheet-led =
    { $name-who ->
        [you] Vous avez
       *[other] { $name } a
    } ouvert.
sheet-out =
    { $name-who ->
        [you] Vous avez
       *[other] { $name } a
    } fait domino.
sheet-blocked = Fermée.
sheet-decided = Décidée avant sa fin.
sheet-under-way = En cours.
sheet-plays = en jeu
sheet-firecrackers = pétards
sheet-end = à la fin
sheet-left = points restants
sheet-left-told = Points restants : { $told }
sheet-collect = Les points restés en main comptent contre leur camp. Le camp qui arrive à −{ $points } perd.
sheet-love = Dès que chaque camp a gagné une manche, tous repartent de zéro.
sheet-total = Au total
sheet-best-play = Votre meilleur coup
sheet-best-play-told = Manche { $hand } : { $play }, +{ $points }
sheet-best-hand = Votre meilleure manche
sheet-best-hand-told = Manche { $hand } : +{ $points }
sheet-turn = Le tournant
sheet-turn-told = Manche { $hand } : { $what } { $gain }
sheet-better = Une meilleure voie
sheet-better-told = { $play } au lieu de { $bone } : un gain de { $games }
sheet-better-sought = Nestor revoit vos coups…
feat-first = Une première
feat-first-win = Votre première victoire.
feat-first-at-level = Votre première victoire à ce niveau : { $level }.
feat-best = Un record
feat-clearest = Votre victoire la plus nette, de { $points }.
feat-close = De peu
feat-closer =
    Plus près que jamais : à { $count ->
        [1] un point
       *[other] { $points } points
    }.
sheet-all-hands = Les { $count } manches
sheet-head-start = Cinq défaites de suite. Voulez-vous commencer la prochaine partie avec { $points } d’avance ?
sheet-race = Score après chaque manche. { $told }

## The log and the unseen bones

command-unseen = Dominos cachés
unseen-title = Cachés : { $count }
unseen-lacks = { $name } : { $lacks }
command-beliefs = Où peuvent être les dominos
beliefs-where = Où ?
beliefs-draws = D’après pioches et passes
beliefs-passes = D’après les passes
beliefs-plays = Aussi d’après les coups
beliefs-share = { $name } { $share }
beliefs-bone = { $bone } : { $shares }
beliefs-truth = { $line }. Il est ici : { $place }.
beliefs-point = Pointez un domino pour voir qui peut l’avoir. La partie est maintenant un entraînement.
beliefs-point-truth = Pointez un domino. Un anneau marque où il est.
beliefs-thinking = Calcul en cours…
beliefs-between = Seulement pendant une manche.
command-log = Journal
command-again = Revoir
    .search = derniers coups
log-copy = Copier le texte
log-before = Manche précédente
log-next = Manche suivante
log-empty = Rien n’a encore été joué.
log-moment = Coup { $number } : { $name }, { $what }
log-left =
    Il { $name-who ->
        [you] vous reste { $bones }
       *[other] reste { $bones } à { $name }
    }.
log-column-count = somme
log-column-points = points
log-lead = { $name-who ->
    [you] ouvrez
   *[other] ouvre
} avec le { $bone }
log-draw = { $name-who ->
    [you] piochez
   *[other] pioche
} { $bones }
log-pass = { $name-who ->
    [you] passez
   *[other] passe
}
log-with-lacks = { $did } : { $lacks }
log-destroy = { $name-who ->
    [you] détruisez
   *[other] détruit
} le { $bone }
log-lacks = pas de { $pips }
log-count = somme { $count }
log-scores = +{ $points }
log-lost = ({ $points } de trop)
log-scores-another = +{ $points } pour les autres

## Exercises

command-today = Aujourd’hui
command-exercises = Exercices
practice-solved =
    { $count ->
        [one] { $count } résolu sur { $all }
       *[other] { $count } résolus sur { $all }
    }
practice-answered = Réponses : { $count } sur { $all }
practice-back = { $count } à revoir
practice-rating = Votre classement : { $rating }
practice-rating-changed = Votre classement : { $rating } ({ $change })
practice-in-a-row = { $count } bonnes réponses de suite
practice-theme = Thème
practice-any-theme = Tous les thèmes
practice-hardness = Difficulté
practice-any-hardness = Du facile au difficile
practice-title = Exercice { $number }
practice-is-solved = Résolu
practice-is-answered = Fait
practice-find = À vous. Trouvez le meilleur coup.
practice-played = Dans votre partie, vous avez choisi { $play }.
practice-all-done = C’est tout pour aujourd’hui.
practice-looking = Examen de votre coup…
practice-right = Exact !
practice-not-judged = Nestor n’a pas pu juger votre coup. Il est peut-être aussi bon que le meilleur.
practice-best = Le meilleur coup : { $play }
practice-margin = Le deuxième meilleur coup vous coûte { $games }.
practice-wrong = Il y a un meilleur coup.
practice-gives-away = Choisir { $play } vous coûte { $games }.
practice-why = Pourquoi ce coup est le meilleur :
practice-why-other = Pourquoi l’autre coup est meilleur :
practice-next-unsolved = Suivant non résolu
practice-try-again = Réessayer
practice-show = Montrer le meilleur coup
practice-of-day = Exercice du jour
theme-score = Marquer
theme-defend = Défendre
theme-stop = Faire passer le suivant
theme-count = Compter ce qui reste
theme-endgame = Finale
theme-target = Près de l’objectif
hardness-1 = Facile
hardness-2 = Pas si facile
hardness-3 = Difficile
hardness-4 = Très difficile

## The course

command-course = Cours
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (réussie)
course-lesson-next = { $number }. { $title } (suivante)
course-passed =
    { $count ->
        [one] { $count } leçon réussie sur { $all }
       *[other] { $count } leçons réussies sur { $all }
    }
course-tests-won =
    { $count ->
        [one] { $count } partie d’essai gagnée sur { $all }
       *[other] { $count } parties d’essai gagnées sur { $all }
    }
course-test-won = Essai gagné
course-test-open = Essai à gagner
course-part-first = Une manche du début à la fin
course-part-hidden = Ce que vous ne voyez pas
course-part-hand = Vos propres dominos
course-part-block = Fermer et lire les coups
course-part-fives = Cinq et trois
course-part-pairs = Vous et votre partenaire
course-part-end = La fin de la partie
course-part-out = Gagner une manche
course-part-rivals = Contre l’autre équipe
course-part-finish = Finir en équipes
course-part-variants = Variantes
course-path-two = À deux
course-path-pairs = En équipes
course-to-two = Leçons à deux
course-to-pairs = Leçons en équipes
course-lessons = Leçons
course-is-passed = Vous avez réussi cette leçon.
course-next = Leçon suivante
course-play = L’essayer dans une partie : { $game }
lesson-join = Poser un domino
lesson-join-idea = Chaque moitié d’un domino montre un nombre de points, et une moitié blanche vaut zéro. Les moitiés aux deux bouts de la ligne sont ouvertes, et un domino va à un bout ouvert qui montre l’un de ses nombres. Regardez les deux bouts, puis cherchez dans votre main un domino qui porte l’un de ces nombres.
lesson-join-why = Seul ce domino porte un nombre que montre un bout. Son autre moitié devient le nouveau bout.
lesson-drawing = Piocher
lesson-drawing-idea = Si aucun de vos dominos n’est jouable, vous piochez jusqu’à ce que l’un d’eux le soit. Quand la pioche est vide, vous passez. Regardez les deux bouts avant de piocher.
lesson-drawing-why = Aucun de vos dominos ne porte un nombre que montre un bout : il fallait piocher. Chaque domino pioché est un domino de plus à poser.
lesson-drawing-why-other = Un de vos dominos est jouable à un bout : vous le jouez. On ne pioche que si aucun ne l’est.
lesson-ends = Quel bout ?
lesson-ends-idea = Parfois, un domino va aux deux bouts. Avant de le poser, imaginez les bouts qui resteront. Vos autres dominos devraient y aller.
lesson-ends-why = À ce bout, le domino laisse un nombre que portent vos autres dominos. À l’autre bout, moins de vos dominos auraient été jouables.
lesson-goout = Faire domino
lesson-goout-idea = Quand vous posez votre dernier domino, vous faites domino et gagnez la manche. S’il vous en reste deux, pensez un coup plus loin : posez celui qui laisse un bout à l’autre.
lesson-goout-why = Votre dernier domino est maintenant jouable. Dans l’autre ordre, il n’aurait trouvé aucun bout.
lesson-heavy = Les lourds d’abord
lesson-heavy-idea = Si vous faites domino, vous marquez chaque point qui reste dans la main de l’autre. S’il fait domino, il marque les vôtres. La partie continue de manche en manche jusqu’à ce que quelqu’un atteigne l’objectif. Quand rien d’autre ne décide, posez le domino le plus lourd.
lesson-heavy-why = Le domino lourd n’est plus dans votre main. Si vous perdez cette manche, elle vous coûtera moins.
lesson-seven = Sept de chaque nombre
lesson-seven-idea = Chaque nombre figure sur sept dominos. Comptez ceux de la table et ceux de votre main : les autres sont cachés. Laissez des bouts dont les nombres ont peu de dominos cachés.
lesson-seven-why = Seuls quelques dominos cachés vont à ces bouts. Après les autres coups, il y en aurait bien plus.
lesson-lacks = À qui manque quoi
lesson-lacks-idea = Un joueur qui doit piocher ou passer n’a aucun des nombres ouverts. Le journal montre lesquels c’étaient. Laissez encore les mêmes.
lesson-lacks-why = L’autre ne peut avoir aucun de ces nombres et doit piocher ou passer.
lesson-stop = Faire passer
lesson-stop-idea = Vous prenez l’avantage quand l’autre ne peut pas poser. Laissez des bouts auxquels vont peu de dominos cachés, et gardez-en un qui y va.
lesson-stop-why = L’autre n’a sans doute rien pour ces bouts. Vous, si : vous avez un tour d’avance.
lesson-plays = Lire les coups
lesson-plays-idea = Passer dit ce qui manque à un joueur, et poser dit ce qu’il a. Quand il a le choix, il ouvre le plus souvent un nombre qu’il a encore en main. Couvrez ce nombre, et laissez l’autre.
lesson-plays-why = L’autre a ouvert le nombre que vous avez couvert : il en a donc sans doute d’autres. En comptant seulement les dominos, le laisser aurait semblé au moins aussi bon.
lesson-doublet = Poser tôt les doubles
lesson-doublet-idea = Un double se pose en travers et montre encore le même nombre. Il ne va qu’à ce nombre : c’est le domino le plus difficile à placer. Posez-le tant que vous le pouvez.
lesson-doublet-why = Le double quitte votre main avant que son nombre disparaisse. Un domino à deux nombres trouve plus facilement un bout.
lesson-variety = Garder le choix
lesson-variety-idea = Avec des nombres variés en main, on est rarement bloqué. Avant de poser, comptez combien de vos dominos iraient aux nouveaux bouts.
lesson-variety-why = Davantage de vos dominos sont maintenant jouables. Quoi que l’autre pose, vous pourrez sans doute continuer.
lesson-bothends = Deux fois le même nombre
lesson-bothends-idea = Si les deux bouts montrent le même nombre, tout le monde en a besoin. Mettez ce nombre aux deux bouts quand vous en avez d’autres.
lesson-bothends-why = Les deux bouts montrent un nombre que vous avez encore et que les autres n’ont presque plus. Le suivant aura du mal à poser, pas vous.
lesson-own = Un bout rien qu’à vous
lesson-own-idea = Si vous avez tous les dominos qui restent d’un nombre, personne d’autre ne peut poser à un bout qui le montre. Ce bout vous attend. Comptez, et faites-vous-en un.
lesson-own-why = Personne d’autre n’a de domino de ce nombre : personne ne peut vous prendre ce bout.
lesson-keep = Gardez votre bout
lesson-keep-idea = Un bout où personne d’autre ne peut poser est un tour en réserve. Ne le dépensez pas tant que vous avez un domino pour un autre bout.
lesson-keep-why = Votre bout est toujours ouvert. Quand rien d’autre ne sera jouable, vous pourrez y poser, et personne d’autre.
lesson-stranded = Sauver le double
lesson-stranded-idea = Un double a besoin d’un bout de son nombre. Comptez combien de dominos de ce nombre il reste. S’il n’y en a presque plus, posez le double tout de suite, même s’il est léger.
lesson-stranded-why = Il ne reste presque plus de dominos de ce nombre. Le double n’aurait peut-être plus jamais trouvé de bout.
lesson-tempo = Qui est en avance ?
lesson-tempo-idea = Si personne ne passe, celui qui a le moins de dominos fait domino le premier. Comptez-les, et regardez à qui c’est de jouer. En avance, il vous suffit de pouvoir poser à chaque tour. En retard, il faut que l’autre perde un tour.
lesson-tempo-why = Vous êtes en avance : ce coup garde le plus de coups possible.
lesson-tempo-why-other = Vous êtes en retard : ce coup fait perdre un tour à l’autre, même s’il vous coûte des coups.
lesson-shut = Fermer la manche
lesson-shut-idea = Quand plus aucun domino n’est jouable, la manche est fermée, et celui qui a le moins de points la gagne. Si votre main est légère, cherchez le coup qui ferme les deux bouts.
lesson-shut-why = Plus personne ne peut poser, et c’est sans doute vous qui avez le moins de points. La fermeture vous donne la manche.
lesson-noshut = Compter avant de fermer
lesson-noshut-idea = La fermeture compare les points des mains. Un domino a six points en moyenne. Avant de fermer le dernier bout, comparez votre main à ce que les autres ont sans doute.
lesson-noshut-why = La fermeture serait venue trop tôt, car vous avez trop de points. Avec un bout ouvert, vous pouvez continuer.
lesson-sum = Additionner les bouts
lesson-sum-idea = Dans les jeux de cinq, vous marquez quand la somme des bouts ouverts est un multiple de cinq. Additionnez les deux bouts tels qu’ils seront après votre coup.
lesson-sum-why = La somme des bouts est maintenant un multiple de cinq, et vous la marquez en entier. Aucun autre coup ne marque.
lesson-twice = Les doubles comptent deux fois
lesson-twice-idea = Un double à un bout compte avec ses deux moitiés : le 4-4 y vaut huit. Cherchez le double qui fait un multiple de cinq.
lesson-twice-why = Les deux moitiés du double comptent et font, avec l’autre bout, un multiple de cinq.
lesson-spinner = Quatre branches
lesson-spinner-idea = Le premier double est le pivot. Quand ses deux côtés sont pris, ses deux bouts s’ouvrent aussi. Tous les bouts ouverts comptent ensemble : regardez aussi en haut et en bas.
lesson-spinner-why = En haut ou en bas, le domino fait un multiple de cinq. Aucun autre endroit ne marque autant.
lesson-most = Le meilleur score
lesson-most-idea = Souvent, plusieurs coups marquent. Ne vous arrêtez pas au premier que vous trouvez. Calculez chaque endroit avant de choisir.
lesson-most-why = Plusieurs coups marquent ici. C’est celui-ci qui marque le plus.
lesson-difference = L’écart jusqu’à cinq
lesson-difference-idea = Avec trois ou quatre branches, n’additionnez pas sans cesse tous les bouts. Partez de la somme telle qu’elle est : elle doit monter ou descendre jusqu’à un multiple de cinq. Cherchez le domino qui change son bout d’exactement autant.
lesson-difference-why = La somme devait changer d’exactement ce que ce domino change à son bout. Aucun autre coup n’y arrive.
lesson-falling = La somme peut baisser
lesson-falling-idea = Pour marquer, la somme n’a pas besoin de monter. De onze, quatre de plus font quinze, mais un de moins fait dix. Et un cinq à un bout ne vaut rien en soi : seule la somme compte.
lesson-falling-why = La somme est descendue à un multiple de cinq. Montrer un cinq à un bout n’aurait rien marqué.
lesson-kickers = Des dominos pour répondre
lesson-kickers-idea = Quatre dominos conservent un multiple de cinq. À un bout simple, le 5-0 et le 6-1 changent la somme de cinq, et le 0-0 la laisse telle quelle. Le 5-5 sur un cinq ajoute cinq. Gardez-les pour répondre quand l’autre marque.
lesson-kickers-why = L’autre a laissé un multiple de cinq, et ce domino en fait un autre. Vous marquez donc aussi, et aucun autre coup ne marque autant.
lesson-leave = Ce que vous laissez
lesson-leave-idea = Si vous ne pouvez pas marquer, regardez la somme que vous laissez. Parmi les dominos que vous ne voyez pas, lesquels marqueraient ensuite ? Laissez la somme sur laquelle le moins de dominos marquent.
lesson-leave-why = Peu de dominos cachés marquent sur cette somme. Après les autres coups, ils sont nombreux.
lesson-safe = Des points trop chers
lesson-safe-idea = Marquer ne vaut guère si la réponse marque davantage. Avant de prendre les points, voyez ce que l’autre pourrait faire des nouveaux bouts.
lesson-safe-why = Marquer plus aurait ouvert la voie à la réponse. Au bout du compte, ce coup vous rapporte davantage.
lesson-ahead = Deux coups d’avance
lesson-ahead-idea = Pensez à la réponse de l’autre, puis à la vôtre. De deux coups semblables, choisissez celui qui vous laisse de quoi marquer ensuite.
lesson-ahead-why = Quelle que soit la réponse, votre prochain domino a plus de chances de marquer. Le coup qui semblait aussi bon aurait gâché cela.
lesson-opening = Avec quoi ouvrir ?
lesson-opening-idea = Si vous pouvez ouvrir avec n’importe quel domino, le 5-5 et le 6-4 marquent dix tout de suite. Sinon, cherchez une ouverture sur laquelle il est difficile de marquer, comme un double dont le nombre est surtout dans votre main.
lesson-opening-why = Prenez ce que l’ouverture marque, moins ce que la réponse devrait marquer. Aucune autre ouverture ne vous laisse autant.
lesson-arms = Garder une branche du pivot
lesson-arms-idea = Une fois les deux côtés du pivot pris, ses bouts ne comptent pas. Un domino de son nombre avec un blanc ou un cinq y ouvre une branche qui change la somme de zéro ou de cinq. Il marque donc chaque fois que l’autre a marqué. Gardez-le pour cela.
lesson-arms-why = Les points de l’autre ont laissé un multiple de cinq. La nouvelle branche ajoute zéro ou cinq : vous marquez aussi, et aucun autre coup ne marque autant.
lesson-choice = Marquer ou faire passer
lesson-choice-idea = Un coup peut marquer, ou laisser l’autre sans rien à poser. Les points sont sûrs, mais un tour perdu par l’autre est un tour pour vous, et gagne souvent la manche. Voyez à qui manque quoi avant de prendre les points.
lesson-choice-why = L’autre n’a sans doute rien pour ces bouts ; vous, si. Ici, cela vaut plus que les points de l’autre coup.
lesson-untaken = Les points laissés
lesson-untaken-idea = Passer n’est pas le seul indice de ce qui manque à un joueur. S’il pouvait marquer avec un domino et ne l’a pas fait, il ne l’a sans doute pas. Pour chaque domino que vous craignez, demandez-vous : ne l’aurait-il pas posé la dernière fois ?
lesson-untaken-why = En comptant seulement, plus de dominos cachés marquent ici. Mais avec certains d’entre eux, l’autre aurait marqué la dernière fois : ceux-là, il ne les a sans doute pas.
lesson-gather = Piocher sans y être forcé
lesson-gather-idea = À « Cinq, pioche libre », vous pouvez piocher même quand vous pouvez poser. Plus de dominos, c’est plus de façons de marquer. Ils ne coûtent que si vous perdez la manche.
lesson-gather-why = Aucun coup ne valait un domino de plus parmi lesquels choisir.
lesson-parts = Cinq et trois
lesson-parts-idea = À « Cinq et trois de pub », une somme divisible par cinq vaut un point par cinq qu’elle contient, et une somme divisible par trois, un par trois. La meilleure est quinze : elle en vaut huit.
lesson-parts-why = Ne regardez pas seulement si un coup marque, mais quelle somme il fait. Celle-ci contient le plus de cinq et de trois.
lesson-partner = Le nombre de votre partenaire
lesson-partner-idea = Un partenaire qui choisit d’ouvrir avec un double a souvent d’autres dominos de ce nombre. Un bout qui le montre est à lui. Couvrez un autre bout si vous le pouvez.
lesson-partner-why = Le nombre avec lequel votre partenaire a ouvert est toujours à un bout, et il en a sans doute d’autres.
lesson-repeat = Le nombre qui revient
lesson-repeat-idea = Si votre partenaire amène plusieurs fois le même nombre à un bout, il en a le plus souvent d’autres. Laissez-le ouvert, ou amenez-le aussi à l’autre bout.
lesson-repeat-why = Votre partenaire a amené ce nombre à un bout plus d’une fois. Il est toujours ouvert, et le deuxième meilleur coup l’aurait couvert.
lesson-forced = L’ouverture forcée ne dit rien
lesson-forced-idea = Dans la plupart des jeux par équipes, le double le plus fort doit ouvrir la première manche de la partie. Cette ouverture ne dit rien du reste de la main. Dans les manches suivantes, votre partenaire choisit son ouverture, et un double est alors un signal.
lesson-forced-why = Votre partenaire devait ouvrir avec ce double : rien n’oblige à lui laisser ce nombre ouvert. Le deuxième meilleur coup l’aurait laissé.
lesson-relieve = Aider son partenaire
lesson-relieve-idea = Si votre partenaire a passé sur les nombres ouverts, les laisser, c’est le faire passer encore. Offrez-lui un nouveau nombre, même si un autre coup vous arrange mieux.
lesson-relieve-why = Un bout montre maintenant un nombre que votre partenaire peut avoir. Sans ce nombre, il aurait dû passer encore.
lesson-shutnext = Bloquer le suivant
lesson-shutnext-idea = En équipes, le joueur après vous est un adversaire. S’il a passé, vous connaissez des nombres qu’il n’a pas. Ne laissez que ceux-là.
lesson-shutnext-why = Le suivant n’a aucun de ces nombres et doit passer. Ensuite, c’est à votre partenaire.
lesson-handover = Laisser finir le partenaire
lesson-handover-idea = Peu importe lequel de vous deux fait domino. S’il reste moins de dominos à votre partenaire qu’à vous, jouez pour lui : laissez le bout que son dernier domino a fait.
lesson-handover-why = Votre partenaire est en avance sur vous et devrait faire domino le premier. Le bout qu’il a fait est toujours ouvert.
lesson-ours = Fermer en équipe
lesson-ours-idea = Dans la plupart des jeux par équipes, quand la manche est fermée, les points des deux partenaires s’additionnent. Pensez aussi à la main de votre partenaire : peu de dominos chez lui et peu de points chez vous invitent à fermer. Avec les règles dominicaines et jamaïcaines, c’est la main la plus basse qui décide.
lesson-ours-why = Plus personne ne peut poser. Votre camp a sans doute moins de points et gagne la manche.
lesson-suit = Ouvrir dans son nombre fort
lesson-suit-idea = Si vous ouvrez librement, ouvrez avec le nombre que vous avez le plus. Il vous reviendra, et votre partenaire comprendra.
lesson-suit-why = Cette ouverture montre un nombre dont vous avez au moins quatre dominos. Personne d’autre ne peut en avoir autant.
lesson-turn = Qui finit le premier ?
lesson-turn-idea = Si personne ne passe, celui qui a le moins de dominos finit le premier. À égalité, c’est celui qui joue le plus tôt. S’il est de votre équipe, qu’il joue ; sinon, qu’il passe.
lesson-turn-why = Votre équipe est en avance par ses dominos et son tour. Ce coup la garde en jeu.
lesson-turn-why-other = Un adversaire est en avance par ses dominos et son tour. Ce coup le fait passer plus souvent.
lesson-hang = Coincer leur double
lesson-hang-idea = Un double ne va qu’à son propre nombre. S’il est le dernier de ce nombre et qu’aucun bout ne le montre, il est injouable. Si votre partenaire n’a pas ce nombre, un adversaire a le double.
lesson-hang-why = Un adversaire a le dernier domino de ce nombre, son double. Vous avez couvert son dernier bout : il ne pourra plus jamais le poser.
lesson-feed = Une place pour votre double
lesson-feed-idea = Votre double a besoin d’un bout de son nombre. Si aucun ne le montre, sortez ce nombre vous-même. Les autres ne le feront pas forcément.
lesson-feed-why = Un bout montre maintenant le nombre de votre double. Aucun autre coup ne l’aurait ouvert.
lesson-square = Le même nombre aux deux bouts
lesson-square-idea = Si votre partenaire a sorti un nombre, amenez-le aux deux bouts. Les adversaires qui n’en ont pas passent, et votre partenaire peut jouer.
lesson-square-why = Les deux bouts montrent maintenant un nombre sorti par votre partenaire. Il en a peut-être d’autres.
lesson-estimate = Estimer chaque main
lesson-estimate-idea = Avant de fermer, estimez chaque main à part. Prenez ses dominos, fois la moyenne de ceux qu’elle peut encore avoir. Les nombres sur lesquels elle a passé ne comptent pas. Comparez ensuite les deux équipes.
lesson-estimate-why = Main par main, votre équipe a le moins de points : ce coup ferme.
lesson-estimate-why-other = Main par main, l’autre équipe a le moins de points : ce coup laisse la manche ouverte.
lesson-capicua = Capicúa et chuchazo
lesson-capicua-idea = À bien des tables, un dernier domino qui va aux deux bouts paie plus : capicúa. Le 0-0 en dernier aussi. Avec deux dominos, gardez celui qui le peut.
lesson-capicua-why = À ces bouts, le domino que vous gardez gagne la manche avec un bonus. Après le deuxième meilleur coup, non.
lesson-ninety = À 90 contre 60
lesson-ninety-idea = Avant de choisir, regardez ce qu’il manque à chaque équipe. À 90, il manque dix points : presque toute manche gagnée les donne. À 60, il en manque quarante, et à l’autre équipe dix seulement.
lesson-ninety-why = À 90, il ne manque que dix points : le coup sûr suffit.
lesson-ninety-why-other = À 60, il en manque quarante : il faut le coup qui peut rapporter plus.
lesson-parity = Les deux derniers d’un nombre
lesson-parity-idea = S’il reste deux dominos d’un nombre qu’aucun bout ne montre, le premier l’ouvre pour l’autre. Gardez le vôtre si un adversaire peut avoir l’autre. Ouvrez si seul votre partenaire peut l’avoir.
lesson-parity-why = De ce nombre, il restait deux dominos, le vôtre et un autre. L’autre ne sert maintenant à aucun adversaire.
lesson-tens = Dix de chaque nombre
lesson-tens-idea = Avec le double neuf, chaque nombre figure sur dix dominos, et quinze ne sont pas distribués. Comptez ceux de la table et ceux de votre main : les autres, jusqu’à dix, sont cachés. Laissez des bouts où peu d’entre eux vont.
lesson-tens-why = Moins de dominos cachés vont à ces bouts qu’après tout autre coup.
lesson-onebone = Plus qu’un domino
lesson-onebone-idea = Quand il ne reste qu’un domino au joueur suivant, chaque bout peut être le dernier. Quels dominos peut-il avoir ? Laissez les bouts auxquels vont le moins de ceux-là. La première position est de Cochon : trois joueurs, chacun pour soi, et rien à piocher.
lesson-onebone-why = C’est à ces bouts que vont le moins des dominos possibles. Le suivant ne pourra sans doute pas faire domino.
lesson-sums = Rien n’est caché
lesson-sums-idea = Quand la pioche est vide, l’autre a exactement les dominos que vous ne voyez pas. Jouez la suite dans votre tête avant de toucher un domino : votre coup, la réponse, votre coup suivant.
lesson-sums-why = Chaque suite peut se calculer jusqu’au bout, et celle-ci finit le mieux pour vous.
lesson-guard = Quand il manque peu à l’autre
lesson-guard-idea = S’il ne faut que quelques points au suivant, rien ne compte plus que de l’empêcher de marquer. Pour chacun de vos coups, comptez les dominos cachés qui marqueraient.
lesson-guard-why = C’est après ce coup que le suivant a le moins de chances de marquer les quelques points qui lui manquent.
lesson-exactly = 61 tout juste
lesson-exactly-idea = À « Cinq et trois de pub », il faut 61 tout juste, et les points en trop ne comptent pas. Calculez ce qui vous manque. Marquer le plus possible ne sert à rien.
lesson-exactly-why = Ce coup marque exactement les points qui manquaient, et gagne. En marquer plus n’aurait pas compté.
lesson-twoscores = Derrière ou devant au score
lesson-twoscores-idea = Les mêmes dominos sur la même table peuvent demander un autre coup à un autre score. Devant, la voie sûre suffit. Derrière, un petit gain ne sert à rien. Avant de choisir, regardez combien il manque à chacun.
lesson-twoscores-why = Vous êtes devant : le coup sûr suffit.
lesson-twoscores-why-other = Vous êtes derrière : il faut le coup qui peut rapporter plus.

## A match of eight deals

other-difference = Différence
other-gained = Avance sur les autres
other-sum = Total
other-better =
    { $points ->
        [1] Vous avez fait mieux que Nestor, d’un point.
       *[other] Vous avez fait mieux que Nestor, de { $points } points.
    }
other-worse =
    { $points ->
        [1] Nestor a fait mieux, d’un point.
       *[other] Nestor a fait mieux, de { $points } points.
    }
other-same = Vous avez fait aussi bien que Nestor.
agreed-question = Les mêmes dominos qu’un ami : qui fait mieux ?
agreed-which = Changer de rencontre ou de niveau
agreed-level = Niveau de Nestor à votre place
command-agreed = Huit donnes
agreed-about = Avec le même numéro et le même jeu, un ami reçoit les mêmes huit donnes. Un numéro ne compte que la première fois.
agreed-trust = Personne ne contrôle. Jouez honnêtement.
agreed-others = Un autre jeu ou d’autres adversaires se choisissent d’abord sous « Nouvelle partie ».
agreed-game = { $game }. Nestor joue au niveau : { $levels }.
agreed-number = Numéro de la rencontre
agreed-today = Rencontre du jour
agreed-begin = Commencer la rencontre
agreed-match = Rencontre { $number }
agreed-deal = Donne { $deal } sur { $deals }
agreed-row = Donne { $deal }
agreed-next = Donne suivante
agreed-another = Autre rencontre
agreed-last = Voir la dernière rencontre
agreed-ends = Vous avez une rencontre en cours, à la donne { $deal } sur { $deals }. En commencer une autre y met fin sans résultat.
agreed-none = Après chaque donne, le résultat s’affiche ici. Chacune commence à zéro, sans aide et sans « Annuler ».
agreed-practice = Vous connaissez déjà ce numéro : c’est un entraînement.
agreed-waiting = Nestor joue encore cette donne.
agreed-copy = Copier mon résultat
agreed-copied = Votre résultat est copié. Collez-le dans un message.
agreed-shared =
    { $game }, rencontre { $number } : mieux que Nestor dans { $better ->
        [one] { $better } donne
       *[other] { $better } donnes
    } sur { $deals }
agreed-shared-practice = { $told } (rejoué, entraînement)
agreed-day = Ma place du jour
agreed-day-asks = Demande au serveur…
agreed-day-place = Place { $rank } sur { $count } aujourd’hui sur votre serveur
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Seule la rencontre du jour est classée.
agreed-day-refused = Le serveur n’a pas accepté le résultat.
agreed-day-unknown = Ce serveur ne garde pas les résultats du jour.
agreed-day-silent = Le serveur n’a pas répondu.

## Friends at one table, each at home

friends-about = Chacun joue de chez soi, dans le programme ou dans un navigateur. Sans compte et sans frais.
friends-page-alone = Cette page ne peut pas héberger de tables. Ouvrez le lien qu’on vous a envoyé, ou jouez avec vos amis dans le programme pour votre ordinateur.
friends-name = Votre nom
friends-name-hint = tel que les autres le voient
friends-invite = Inviter…
friends-invite-title = Inviter des amis
friends-invite-about = Vous recevez un lien à envoyer. Qui l’ouvre s’assied à la table.
friends-far = Amis éloignés…
friends-join = Rejoindre une table
friends-link = Lien ou code
friends-link-hint = un lien ou un code
friends-sit = S’asseoir
friends-watch = Regarder
friends-no-link = Ce n’est pas une invitation. Une invitation est un lien, ou ressemble à 01234-56789@192.168.1.5:4850.
friends-other-server = Cette table est sur un autre serveur. Ouvrez son lien dans le navigateur.
friends-near-table = { $name } est l’hôte d’une table sur votre réseau
friends-near-unnamed = Il y a une table sur votre réseau
friends-yours = Vos tables
friends-yours-table = { $game }, avec { $names }
friends-yours-with = Une table avec { $names }
friends-yours-new = Une nouvelle table
friends-return = Revenir
friends-forget = Oublier
friends-aside-nobody = Votre invitation est ouverte. Personne n’est encore venu.
friends-aside-come = À votre table : { $names }.
friends-aside-turn = À vous de jouer, à la table avec { $names }.
friends-aside-theirs = À votre table, c’est à { $name } de jouer.
friends-aside-over = La partie avec { $names } est finie.
friends-aside-waits = Une table vous attend.
friends-aside-waits-with = Votre place à la table avec { $names } est gardée.
friends-one-table = Vous êtes déjà à une table. Revenez-y, ou quittez-la, dans la barre du haut.
friends-close = Fermer la table
friends-close-asks = La table attend que vous la rouvriez, et chacun garde sa place. À la table : { $names }.
friends-where = Qui héberge vos tables
friends-where-else = Accueillir ailleurs…
friends-here = Sur cet ordinateur
friends-where-hint = cet ordinateur
friends-where-about = Sur votre réseau, vos amis trouvent toujours une table sur cet ordinateur. Pour les autres, le programme demande à votre box de les laisser entrer. Ou saisissez l’adresse d’un serveur qui accueille des tables.
friends-no-server = Cet ordinateur ne peut pas héberger de table : { $why }
friends-title = Jouer avec des amis
friends-your-turn = À vous : { $game }
friends-invitation = Envoyez ceci à vos amis
friends-reach-asked = Le programme demande à votre box de laisser entrer les amis d’ailleurs…
friends-reach-everybody = Qui reçoit le lien peut jouer, d’où qu’il soit.
friends-reach-network = Seuls les amis de votre réseau peuvent jouer. Pour les autres, redirigez vers cet ordinateur le port { $port } de votre box, ou choisissez un serveur pour vos tables.
friends-reach-behind = Seuls les amis de votre réseau peuvent jouer. Votre fournisseur ne laisse entrer personne de l’extérieur : pour les autres, choisissez un serveur pour vos tables.
friends-scan = Ou faites-leur scanner ceci avec un téléphone
friends-by-window = Vos amis ouvrent l’invitation dans Electrum Dominoes : menu « Jeu », « Jouer avec des amis ».
friends-no-network = Cet ordinateur n’est connecté à aucun réseau : personne ne peut venir à cette table. Connectez-le, et l’invitation apparaîtra ici.
friends-all-here = Tout le monde est là. La partie va commencer.
friends-copy = Copier l’invitation
friends-copied = Copiée. Collez-la maintenant dans un message
friends-message = Jouons aux dominos : { $link } (code { $code })
friends-chair-you = { $name } (vous)
friends-chair-free = Libre. On attend quelqu’un.
friends-chair-away = { $name } n’est pas là
friends-chair-left = { $name } a quitté la table
friends-chair-stand-in = Nestor joue pour { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Pas là
friends-seat-left = A quitté la table
friends-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
friends-line-down = Connexion perdue. Reconnexion… Votre place est gardée.
friends-no-answer = La table ne répond pas. En attente…
friends-halted = La table ne peut pas être enregistrée pour le moment, alors la partie attend. Elle reprendra d’elle-même.
friends-unreachable = Pas de réponse. Vérifiez l’invitation, et que le programme de l’hôte est ouvert. Nouvel essai…
friends-server-silent = Le serveur de vos tables ne répond pas. Nouvel essai…
friends-host-here = L’accueillir sur cet ordinateur
friends-try = Essayer maintenant
friends-asks-undo = { $name } aimerait annuler un coup.
friends-asks-pause = { $name } aimerait une pause.
friends-asks-again = { $name } aimerait une autre partie.
friends-asks-seats = { $name } aimerait une autre partie, à d’autres places.
friends-asks-rules = { $name } aimerait d’autres règles dès la prochaine manche : { $rules }.
friends-asks-stand-in = { $name } propose que Nestor joue pour { $other }.
friends-asks-end = { $name } aimerait arrêter la partie ici. Elle est gardée telle quelle.
friends-agree = D’accord
friends-refuse = Non
friends-waits-for =
    En attente { $names-starts ->
        [consonant] de { $names }
       *[other] d’{ $names }
    }.
friends-declined = { $name } a refusé.
friends-seat-declined = Je préfère que non.
friends-seat-undid = J’annule mon coup.
friends-undid = { $name } a annulé un coup.
friends-stand-in = Laisser Nestor jouer pour { $name }
friends-new-seats = Une autre partie, d’autres places
friends-rules = Changer les règles…
friends-rules-title = Changer les règles
friends-rules-about = Toute la table est d’abord consultée.
friends-end = Terminer la partie
friends-leave = Laisser ma place
friends-leave-about = Quelqu’un d’autre pourra prendre votre place. Si vous fermez seulement la fenêtre, elle vous est gardée.
friends-say = Dire…
friends-call = M’avertir quand c’est à moi
friends-say-hello = Bonjour !
friends-say-well-played = Bien joué.
friends-say-one-moment = Un instant.
friends-say-another = Une autre ?
friends-say-thanks = Merci.
friends-say-lucky = Quelle chance !
friends-say-sorry = Pardon.
friends-say-good-night = Bonne nuit.
friends-sign-wow = Oh !
friends-sign-what = Comment ?
friends-sign-hm = …
friends-sign-smile = Ha !
friends-said = { $name } : { $text }
friends-mute = Masquer ce que disent les autres
friends-mute-about = Ils n’en sauront rien.
friends-fair =
    { $count ->
        [1] Vous avez mélangé une donne tous ensemble, et elle est vérifiée.
       *[other] Vous avez mélangé { $count } donnes tous ensemble, et toutes sont vérifiées.
    }
friends-letters = Manche { $number } : { $letters }. Vous devriez tous avoir ces quatre lettres.
friends-fair-unknown = Vous mélangez chaque donne tous ensemble. Elle est vérifiée après la manche.
friends-fair-watched =
    { $count ->
        [1] Vous ne faites que regarder. D’ici, le mélange d’une manche semble correct.
       *[other] Vous ne faites que regarder. D’ici, les mélanges de { $count } manches semblent corrects.
    }
friends-deal-without = La manche { $number } a été mélangée sans { $names } et ne compte donc pas comme vérifiée.
friends-deal-refused = La manche { $number } a été mélangée sans { $names }. La part annoncée par { $refused } n’est pas venue : le mélange a été refait.
friends-deal-not-yours = La manche { $number } a été mélangée sans vous. Si vous étiez là, ne vous y fiez pas.
friends-deal-unchecked = La manche { $number } n’est pas vérifiée. Vous ne l’avez pas vue en entier, ou la part de l’hôte dans le mélange n’est jamais venue.
friends-unfair-dealer = L’hôte a changé le mélange alors qu’il avait déjà commencé. Ne vous fiez pas à ces donnes.
friends-unfair-seat =
    La part { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } dans le mélange a été changée, inventée ou omise. Ne vous fiez pas à ces donnes.
friends-unfair-hand = La manche qu’on vous a montrée n’est pas celle qui a été mélangée et jouée. Ne vous fiez pas à cette table.
friends-unfair-rules = L’hôte a changé les règles sans votre accord. Ne vous fiez pas à cette table.
friends-nestor-differs = À la manche { $number }, { $name } n’a pas joué comme Nestor à ce niveau. Quelqu’un d’autre a peut-être joué à sa place.
friends-foul-has-bone = { $name } a pioché ou passé avec un domino jouable. Cela ne compte pas.
friends-foul-not-held = { $name } a voulu jouer un domino absent de sa main. Cela ne compte pas.
friends-foul-not-on-turn = { $name } a joué hors de son tour. Cela ne compte pas.
friends-foul-twice = { $name } a joué deux fois. Cela ne compte pas.
friends-foul-late =
    Le coup { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } est arrivé trop tard. Cela ne compte pas.
friends-foul-forbidden = { $name } a joué un coup interdit. Cela ne compte pas.
friends-foul-bytes =
    La part { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } dans le mélange a changé. Cela ne compte pas.
friends-closed-nonsense = Ce programme et la table ne se comprennent pas.
friends-closed-version = La table a une autre version du programme. Il vous faut la même.
friends-closed-no-table = Il n’y a pas de table avec ce code. Elle a peut-être été fermée.
friends-closed-unreadable = La table enregistrée est endommagée et ne peut plus être ouverte.
friends-closed-moved = La table a changé de serveur, et cette page ne peut pas l’atteindre. Rejoignez-la là-bas.
friends-closed-full = Toutes les places sont prises. Vous pouvez regarder.
friends-closed-no-room = Le serveur est plein. Réessayez plus tard.
friends-closed-too-many-watch = Cette table ne peut pas accueillir plus de spectateurs.
friends-closed-too-many-here = Trop de connexions viennent de votre réseau. Fermez les autres fenêtres du jeu et réessayez.
friends-closed-too-many-tables = Trop de tables ont été ouvertes depuis votre réseau. Réessayez dans quelques minutes.
friends-closed-too-many-codes = Trop de codes erronés sont venus de votre réseau. Attendez une minute et réessayez.
friends-closed-bad-table = On ne peut pas ouvrir de table avec ces réglages.
friends-closed-not-here = Cet ordinateur n’héberge que les tables de son propre joueur.
friends-closed-elsewhere = Vous jouez maintenant à cette table sur un autre appareil.
friends-closed-ended = La table est fermée. Ce que vous avez joué est dans votre liste de parties.
friends-closed-other = La table a fermé la connexion. Cette version du programme n’en connaît pas la raison.

## Advice

advice-title = Changer de niveau ?
advice-up =
    Au niveau « { $level } », { $won ->
        [0] vous n’avez gagné aucune partie
        [1] vous avez gagné une partie
       *[other] vous avez gagné { $won } parties
    } sur { $games }. Nestor doit-il jouer désormais au niveau « { $next } » ?
advice-down =
    Au niveau « { $level } », { $won ->
        [0] vous n’avez gagné aucune partie
        [1] vous avez gagné une partie
       *[other] vous avez gagné { $won } parties
    } sur { $games }. Au niveau « { $next } », la partie serait plus serrée.
advice-about = Le bon niveau est celui où vous gagnez à peu près une partie sur deux. Les réglages permettent d’en changer à tout moment.
advice-stay = Garder ce niveau
advice-go = Changer de niveau

## About

about-version = Version { $version }
about-what = Des jeux de dominos à deux, trois ou quatre, de la Pioche et du Blocage au Five-Up et au Cinq avec pétards, contre Nestor, qui n’en voit pas plus que vous.
about-files = Vos fichiers
about-files-where = Les réglages, les couleurs, le bilan et la partie en cours sont conservés ici :
about-files-nowhere = Ce système n’a pas d’endroit pour eux : rien n’est conservé.
about-licence = Licence
about-licence-what = Logiciel libre sous licence MIT ou licence Apache 2.0, à votre choix. Sans aucune garantie.
about-fonts = Réalisé avec Rust et egui. Les polices sont Ubuntu Light, sous l’Ubuntu Font Licence, et Vollkorn Bold, sous la SIL Open Font License.
about-write = Contact
about-write-what = Pour signaler une erreur ou proposer quelque chose :

## Help

help-play = Règles du jeu
help-scoring = Points
help-firecrackers = Pétards
help-strategy = Stratégie
help-keys = Touches

play-goal = Le but du jeu
play-bones = Les dominos
play-bones-1 = Il y a { $bones } dominos, un pour chaque paire de nombres de 0-0 à { $doublet }. Un domino aux deux moitiés égales est un double, et celui qui a le plus de points est le plus fort.
play-turn = Un tour
play-turn-1 = On joue à tour de rôle, vers la gauche. Posez un domino contre un bout ouvert qui montre le même nombre. Il se tourne tout seul s’il le faut. Les doubles se posent en travers.
play-end = La fin d’une manche
play-display = L’affichage
play-whole-1 = Chaque domino reste là où il a été posé. Votre main est devant vous, les autres sont face cachée sur les bords, et la pioche est à côté de votre main. Quand il faut piocher, cliquez sur n’importe lequel de ses dominos.
    .fingers = Chaque domino reste là où il a été posé. Votre main est devant vous, les autres sont face cachée sur les bords, et la pioche est à côté de votre main. Quand il faut piocher, touchez n’importe lequel de ses dominos.
play-whole-2 = Cliquez sur un domino, puis sur l’endroit où il doit aller, ou faites-le glisser. S’il n’y a qu’un endroit, le clic suffit, ou un double-clic si vous l’avez choisi dans les réglages. Les endroits possibles s’éclairent et, là où la somme rapporte, montrent ce qu’elle serait.
    .fingers = Touchez un domino, puis l’endroit où il doit aller, ou faites-le glisser. S’il n’y a qu’un endroit, le toucher suffit, ou deux fois de suite si vous l’avez choisi dans les réglages. Les endroits possibles s’éclairent et, là où la somme rapporte, montrent ce qu’elle serait.
play-whole-3 = Pour voir de plus près, tournez la molette ou pincez. Faites glisser le tapis pour déplacer la table. Un double-clic sur le tapis la montre de nouveau tout entière.
    .fingers = Pour voir de plus près, pincez. Faites glisser le tapis pour déplacer la table. Touchez deux fois le tapis pour la voir de nouveau tout entière.
play-compact-1 = De la table, on ne voit que les bouts : le domino du milieu et le dernier de chaque branche. Tous les autres dominos posés sont en bas, près de votre main, de la couleur de leur joueur.
play-compact-2 = Cliquez sur un domino, puis sur le bout où il doit aller, ou faites-le glisser. S’il n’y a qu’un endroit, le clic suffit, ou un double-clic si vous l’avez choisi dans les réglages. Les bouts possibles s’éclairent et montrent la somme. Un bout sans domino peut servir aussi.
    .fingers = Touchez un domino, puis le bout où il doit aller, ou faites-le glisser. S’il n’y a qu’un endroit, le toucher suffit, ou deux fois de suite si vous l’avez choisi dans les réglages. Les bouts possibles s’éclairent et montrent la somme. Un bout sans domino peut servir aussi.
play-display-1 = Le bouton propose toujours l’étape suivante : Piocher et Passer à votre tour, Nouvelle manche et Nouvelle partie pour continuer, et OK pour mon tour si « OK automatique » est désactivé. La barre d’espace l’actionne.
    .fingers = Le bouton propose toujours l’étape suivante : Piocher et Passer à votre tour, Nouvelle manche et Nouvelle partie pour continuer, et OK pour mon tour si « OK automatique » est désactivé.
play-display-2 = Chaque coup et chaque pioche peuvent s’annuler, même au-delà du début de la manche et de la partie. Les dominos que personne n’a piochés sont alors mélangés : un nouvel essai est donc une nouvelle pioche.
play-origin = D’où viennent les dominos
play-origin-1 = En Chine, on connaissait les dominos dès le douzième ou le treizième siècle. En Europe, ils apparurent en Italie au début du dix-huitième et se répandirent bientôt. Le jeu européen a des blancs, que le jeu chinois n’a pas, et compte ainsi 28 dominos. Le nom vient peut-être du domino, une cape à capuchon.

scoring-intro = Aux jeux « Cinq », « Trois » et « Cinq et trois », on additionne les bouts ouverts après chaque domino. C’est la somme de la table. Si elle est divisible par cinq (ou par trois, ou par l’un des deux), celui qui a posé la marque en entier. Ces exemples viennent de parties de « Cinq ».
scoring-marks = Un triangle marque un bout où l’on peut poser. Le nombre qui l’accompagne est ce que ce bout ajoute à la somme. Un triangle sans nombre marque un bout qui ne compte pas.
example-scores = { $sum } = { $count } : rapporte { $points }
example-nothing = { $sum } = { $count } : ne rapporte rien
example-1 = Le premier domino compte avec ses deux moitiés.
example-2 = Le pivot a encore un côté libre : il compte en entier.
example-3 = Avec un domino de chaque côté, le pivot lui-même ne compte plus. On peut maintenant poser en haut et en bas.
example-4 = Un double au bout compte avec ses deux moitiés.
example-5 = Le bout du haut s’ouvre quand la gauche et la droite sont prises. Un blanc n’ajoute rien.
example-6 = Je pose en bas, et quatre bouts s’additionnent.
example-7 = Une nouvelle partie que j’ouvre : le double cinq marque aussitôt.
example-8 = À « Cinq, au sort », le gagnant de la manche précédente peut ouvrir avec n’importe quel domino.
example-9 = Le premier double devient le pivot, et le 6-4 passe à sa gauche pour s’y raccorder.
scoring-rest = Et aussi
scoring-rest-1 = Quinze rapporte quinze. Zéro ne rapporte rien. À « Cinq », un domino ne peut pas rapporter plus de 35, et avec les trois, pas plus de 36.
scoring-rest-2 = Si votre coup atteint l’objectif, vous gagnez aussitôt, et le reste de la manche ne compte pas.
fire-intro = « Cinq avec pétards », c’est « Cinq » contre la montre : cinq minutes pour 100 points, sauf si vous choisissez un autre temps. Vous ouvrez la partie avec votre double le plus fort. Ensuite, celui qui a posé le dernier domino d’une manche ouvre la suivante.
fire-clock = La pendule
fire-clock-1 = Elle tourne à votre tour, au mien et entre deux manches. Elle s’arrête pendant les pauses, tant qu’une fenêtre est ouverte au-dessus de la table et tant que personne ne voit le jeu. La table est alors cachée.
fire-clock-2 = Annuler ne rend pas de temps, et un conseil coûte le temps qu’il me faut. Quand le temps est écoulé, le score le plus élevé gagne.
fire-use = Pétards
fire-use-1 = Chacun en a un par manche, à utiliser avant de poser un domino. Il détruit un domino de bout qui n’a qu’un voisin, mais jamais le pivot. Ce domino retourne à la pioche, et celui d’avant redevient le bout.
fire-use-2 = Si la somme est alors divisible par cinq, vous la marquez. Si rien n’était jouable avant et que quelque chose l’est maintenant, vous marquez cinq de plus.
fire-before = Avant : le domino à l’anneau va être détruit. La somme est sept.
fire-after = Après : le bout du haut du pivot est de nouveau ouvert. La somme est cinq, et elle rapporte.
fire-tips = Deux conseils
fire-tips-1 = Si rien n’est jouable, détruisez un domino pour ouvrir un bout à l’un des vôtres. Vous n’aurez pas à piocher.
fire-tips-2 = Détruisez un domino pour changer la somme. Si elle devient divisible par cinq, vous marquez sans rien poser.
fire-points = Points et résultat
fire-points-1 = Quand vous faites domino, vous marquez cinq pour chaque domino que l’autre a encore. Une manche fermée ne vaut rien, et c’est vous qui ouvrez la suivante.
fire-points-2 = Si vous gagnez, on ajoute votre avance et un demi-point par seconde restante, multiplié par votre score en pourcentage et arrondi à l’entier supérieur. Sinon, une seconde compte un quart de point. Abandonner compte comme une défaite.
fire-points-3 = Une victoire avec 100 points et 2:15 restantes : 135 s × 0,5 × 100 % = 68. Une avec 110 points et 3:38 : 218 s × 0,5 × 110 % = 120.

strategy-any = Dans tous les jeux
strategy-any-1 = Gardez le choix. Avec des nombres variés en main, on pioche rarement. Avant de poser, voyez ce que vous pourriez poser ensuite.
strategy-any-2 = Posez les doubles tôt : ils ne vont qu’à un nombre et vous restent sur les bras. Le double blanc ne coûte presque jamais rien, et à « Cinq » le double cinq vaut d’être gardé.
strategy-any-3 = Souvenez-vous des nombres ouverts quand j’ai dû piocher ou passer : je n’en avais aucun. Proposez-moi les mêmes encore une fois.
strategy-any-4 = Là où l’on peut piocher même quand on peut poser (« Cinq, pioche libre »), piochez tant que vous le pouvez. Le joueur qui a plus de dominos marque plus souvent et reste rarement bloqué.
strategy-count = Là où l’on marque
strategy-count-1 = L’important n’est pas de marquer beaucoup, mais de marquer plus que l’autre. Le meilleur domino peut être celui qui ne rapporte rien et ne laisse rien à marquer.
strategy-count-2 = Pour chaque domino auquel vous pensez, comptez ceux qui marqueraient en réponse et que vous ne voyez pas. Moins il y en a, plus il est sûr. Ce que vous avez en main, personne d’autre ne l’a.
strategy-count-3 = Gardez de quoi répondre : 0-5, 1-6, 0-0 et 5-5, et les dominos qui vont au pivot et ont un blanc ou un cinq sur l’autre moitié.
strategy-sum = Compter vite
strategy-sum-1 = N’additionnez pas toutes les tables possibles. Regardez la somme et demandez-vous ce qui doit changer. Si elle est de six, il faut quatre de plus ou un de moins. Là où un bout montre un, le 1-5 fait quatre de plus et le 1-0 un de moins.
strategy-sum-2 = Parcourez ainsi les bouts, d’abord avec vos dominos, puis avec ceux que je pourrais avoir. Je ne fais rien d’autre, sauf que je ne me fatigue pas.
strategy-level = Votre niveau
strategy-level-1 = Au niveau « Débutant », je pose le domino qui marque le plus tout de suite, ou n’importe lequel qui va : vous pouvez prévoir ce que je fais. Au niveau « Facile », je le fais encore trois fois sur cinq. Choisissez le niveau où vous gagnez à peu près une partie sur deux, et montez quand vous en gagnez deux sur trois.
strategy-level-2 = À tous les niveaux, je connais mes dominos, la table, qui a pioché et passé et quand, et combien de dominos vous avez. Les vôtres, je ne les regarde jamais.
strategy-learn = Apprendre de ses parties
strategy-learn-1 = Les exercices vous donnent des positions où un coup est nettement le meilleur. Jouez-le sur la table. Je vous dis ce que coûte un autre coup, et pourquoi. Vous pouvez réessayer ou voir le meilleur coup.
strategy-learn-2 = « Où peuvent être les dominos » montre, pour chaque domino que vous n’avez pas vu, qui peut l’avoir. Cela découle seulement de ce qu’on sait à votre place. Une partie où vous l’utilisez est un entraînement.
strategy-learn-3 = Le tuteur vous interroge avant un coup qui vous coûte quelque chose. Dans les réglages, vous choisissez à quel point le coup doit être mauvais. T l’active et le désactive.
strategy-learn-4 = Une analyse montre ce qu’a coûté chaque décision, d’après ce qu’on pouvait savoir alors, et distingue la chance de l’adresse. Après une erreur, essayez de trouver mieux avant de regarder.
strategy-learn-5 = « Huit donnes » est une rencontre qui a un numéro, pour qu’un ami puisse jouer les mêmes donnes. Je les joue aussi, à votre place. Aux mêmes coups, les autres répondent de la même façon.

help-games = Jeux

rules-target = Le premier à atteindre { $points } points gagne la partie. S’ils sont plusieurs, celui qui mène gagne.
rules-target-collect = La partie s’arrête quand un camp est descendu à −{ $points } points. Ce camp perd, et le meilleur score gagne.
rules-target-hands = Une manche vaut un. Le premier à { $points } gagne la partie.
rules-head-start = Le premier joueur commence à { $points }.
rules-head-start-collect = Tous sauf le premier joueur commencent à −{ $points }.
rules-exact = Les points qui feraient dépasser l’objectif ne comptent pas.
rules-exact-near = Les points qui feraient dépasser l’objectif ne comptent pas, sauf s’il vous en manque { $points } au plus.
rules-love = Dès que chaque camp a gagné une manche, tous repartent de zéro, et l’ouverture se décide comme au début.
rules-love-play-two = Si on était à un partout, la manche gagnée suivante vaut deux.
rules-clock =
    Vous avez { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } pour toute la partie. Le temps qui reste vaut un bonus au gagnant.
rules-single = Une manche décide de la partie.
rules-set-nine = On joue avec le double neuf : 55 dominos, du 0-0 au 9-9, dix de chaque nombre.
rules-set-twelve = On joue avec le double douze : 91 dominos, du 0-0 au 12-12, treize de chaque nombre.
rules-dealt =
    { $players } joueurs reçoivent { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    } chacun.
rules-dealt-partners =
    { $players } joueurs, deux contre deux, reçoivent { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    } chacun.
rules-lead-doublet-always = Le double le plus fort ouvre chaque manche.
rules-lead-doublet = Le double le plus fort ouvre la première manche.
rules-lead-low-doublet = Le double le plus faible ouvre la première manche. Le 1-1 est le plus faible, et le 0-0 vient en dernier.
rules-lead-three-two = Le 3-2 ouvre la première manche. Si personne ne l’a, le double le plus faible ouvre, à partir du 1-1, le 0-0 en dernier.
rules-lead-blank = Le 0-0 ouvre la première manche. Si personne ne l’a, le double le plus faible ouvre.
rules-no-doublet-heaviest = Si personne n’a de double, le domino le plus fort ouvre, à partir du { $bone }.
rules-no-doublet-lowest = Si personne n’a de double non plus, le domino qui a le moins de points ouvre.
rules-lead-lot = Chacun retourne un domino. Celui qui a le plus fort ouvre avec n’importe quel domino.
rules-lead-seat =
    { $number ->
        [1] Le premier joueur
       *[other] Le joueur { $number }
    } ouvre la première manche avec n’importe quel domino.
rules-lead-seat-doublet =
    { $number ->
        [1] Le premier joueur
       *[other] Le joueur { $number }
    } ouvre la première manche avec son double le plus fort.
rules-next-winner = Ensuite, celui qui a fait domino ouvre avec n’importe quel domino.
rules-next-loser = Ensuite, celui à qui il reste le plus de points ouvre avec n’importe quel domino.
rules-next-loser-pairs = Ensuite, celui du camp perdant à qui il reste le plus de points ouvre avec n’importe quel domino.
rules-next-lot = Ensuite, le sort désigne à chaque manche celui qui ouvre, avec n’importe quel domino.
rules-next-doublet = Ensuite, le double le plus fort ouvre chaque manche.
rules-block-first = Après une manche fermée, l’ouverture se décide comme au début.
rules-block-low-hand = Après une manche fermée, celui du camp gagnant qui a le moins de points ouvre.
rules-block-closer = Après une manche fermée, celui qui l’a fermée ouvre si son camp a gagné. Sinon, c’est le suivant.
rules-block-last = Après une manche fermée, celui qui a posé le dernier domino ouvre.
rules-next-none = Si personne n’a gagné, on décide comme au début.
rules-next-alternate = Ensuite, les joueurs ouvrent à tour de rôle avec n’importe quel domino.
rules-next-same = Si personne ne gagne la manche, le même joueur ouvre de nouveau.
rules-next-with-doublet = Ensuite, celui qui a fait domino ouvre par un double. S’il n’en a pas, il passe, et le suivant ouvre avec n’importe quel domino.
rules-next-doublet-or-next = Ensuite, celui qui a fait domino ouvre par un double. S’il n’en a pas, il passe, et le prochain joueur qui en a un le pose.
rules-next-each-doublet = Ensuite, les doubles ouvrent tour à tour : le 1-1 la deuxième manche, le 2-2 la troisième, et ainsi de suite. Après le plus fort, c’est de nouveau le 0-0.
rules-void = Si une main a plus de { $doublets } doubles, on redistribue.
rules-leave-out = Le 0-0 est laissé de côté.
rules-void-no-doublet = Si personne n’a de double, on redistribue.
rules-left-over =
    Celui qui ouvre prend { $bones ->
        [1] le domino qui reste
       *[other] les { $bones } dominos qui restent
    }. Si le double le plus fort en est, il est posé par le joueur placé juste avant celui qui a le double suivant.
rules-line = Les dominos forment une ligne à deux bouts.
rules-spinner = Le premier double est le pivot. Quand ses deux côtés sont pris, ses deux bouts sont ouverts aussi.
rules-led-spinner = Si un double ouvre la manche, il est le pivot. Quand ses deux côtés sont pris, ses deux bouts sont ouverts aussi. Si un autre domino ouvre, il n’y a pas de pivot.
rules-enclosed-spinner = Le premier double qui a un domino de chaque côté est le pivot. Ses deux bouts sont alors ouverts aussi.
rules-counting = Quand les deux côtés du pivot sont pris, ses bouts ouverts comptent aussi.
rules-cross = Le premier double est le pivot. On ne peut rien poser ailleurs tant qu’il n’y a pas un domino sur chacun de ses quatre côtés.
rules-maltese = Ensuite, chaque branche continue d’abord par un double.
rules-maltese-four = Ensuite, les quatre branches continuent par un double avant tout autre domino.
rules-spinners = Chaque double est un pivot. Quand ses deux côtés sont pris, ses deux bouts sont ouverts aussi.
rules-sevens = Les dominos sont posés en ligne, les doubles aussi. Les moitiés qui se touchent font sept. Le 6-1, le 5-2, le 4-3 et le 0-0 sont des matadors : ils vont partout, par n’importe quelle moitié, et eux seuls vont sur un blanc. Cliquez encore sur un matador choisi pour le retourner.
    .fingers = Les dominos sont posés en ligne, les doubles aussi. Les moitiés qui se touchent font sept. Le 6-1, le 5-2, le 4-3 et le 0-0 sont des matadors : ils vont partout, par n’importe quelle moitié, et eux seuls vont sur un blanc. Touchez encore un matador choisi pour le retourner.
rules-draws = Si vous ne pouvez pas poser, vous piochez jusqu’à trouver un domino jouable. Quand il ne reste rien à piocher, vous passez.
rules-free-draw = Si vous ne pouvez pas poser, vous piochez jusqu’à trouver un domino jouable. Vous pouvez piocher même quand vous pouvez poser. Quand il ne reste rien à piocher et que rien n’est jouable, vous passez.
rules-block = On ne pioche pas. Si vous ne pouvez pas poser, vous passez.
rules-reserve =
    { $bones ->
        [1] Le dernier domino de la pioche n’est
       *[other] Les { $bones } derniers dominos de la pioche ne sont
    } jamais { $bones ->
        [1] pioché
       *[other] piochés
    }.
rules-limit =
    Un joueur qui a { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    } et ne peut pas poser passe au lieu de piocher.
rules-draw-most = On pioche au plus { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    } par tour. Celui qui ne peut toujours pas poser passe.
rules-count-fives = Après chaque coup, on additionne les bouts ouverts, les doubles avec leurs deux moitiés. On marque en entier une somme divisible par cinq.
rules-count-none = On ne marque rien avant la fin de la manche.
rules-count-threes = Après chaque coup, on additionne les bouts ouverts, les doubles avec leurs deux moitiés. On marque en entier une somme divisible par trois.
rules-count-both = Après chaque coup, on additionne les bouts ouverts, les doubles avec leurs deux moitiés. On marque en entier une somme divisible par cinq ou par trois.
rules-firecrackers = Une fois par manche, chacun peut lancer un pétard sur un domino d’un bout. Ce domino retourne à la pioche. La nouvelle somme peut marquer, et un joueur qui ne pouvait pas poser et le peut maintenant marque cinq de plus.
rules-out = Celui qui fait domino gagne les points que les autres ont encore.
rules-out-pair = Celui qui fait domino gagne les points que l’autre équipe a encore.
rules-out-five = Celui qui fait domino gagne cinq points pour chaque domino que les autres ont encore.
rules-out-five-pair = Celui qui fait domino gagne cinq points pour chaque domino que l’autre équipe a encore.
rules-out-collect = Quand un joueur fait domino, chaque autre camp perd les points qu’il a encore.
rules-out-subtract = Quand un joueur fait domino, chaque camp perd les points qu’il a encore.
rules-out-subtract-blocked = Chaque camp perd les points qu’il a encore.
rules-both-out = La manche continue jusqu’à ce que les deux partenaires n’aient plus de dominos.
rules-five-each = Un domino qui reste en main compte cinq, quels que soient ses points.
rules-out-one = Celui qui fait domino gagne la manche.
rules-out-point = Faire domino rapporte un point.
rules-for = { $players } joueurs : { $told }
rules-count-parts = Après chaque coup, on additionne les deux bouts. Si la somme est divisible par cinq, chaque cinq vaut un point ; si elle l’est par trois, chaque trois en vaut un. Quinze vaut 8.
rules-count-parts-fives = Après chaque coup, on additionne les bouts ouverts, les doubles avec leurs deux moitiés. Si la somme est divisible par cinq, chaque cinq vaut un point.
rules-count-parts-threes = Après chaque coup, on additionne les bouts ouverts, les doubles avec leurs deux moitiés. Si la somme est divisible par trois, chaque trois vaut un point.
rules-count-twins = Après chaque coup, des bouts ouverts qui montrent tous le même nombre valent deux points, ou trois si l’un d’eux est un double autre que l’ouverture.
rules-lead-scores-double-five = Le premier domino d’une manche ne marque que si c’est le 5-5, et jamais dans la première manche.
rules-lead-scores-double-five-cap = Le premier domino d’une manche ne marque que si c’est le 5-5, jamais dans la première manche, et jamais pour un camp qui a { $points } points ou plus.
rules-lead-scores-nothing = Le premier domino d’une manche ne marque rien.
rules-lead-wins-not = Le premier domino d’une manche ne peut pas gagner la partie.
rules-at-hand-end = Une manche se joue jusqu’au bout même si quelqu’un atteint l’objectif. Celui qui mène alors gagne.
rules-out-both = La manche continue jusqu’à ce que les deux partenaires n’aient plus de dominos. Faire domino ne rapporte rien.
rules-out-both-point = La manche continue jusqu’à ce que les deux partenaires n’aient plus de dominos, ce qui rapporte un point.
rules-out-nothing = Faire domino termine la manche et ne rapporte rien.
rules-out-all = Celui qui fait domino gagne tous les points restants, ceux de son partenaire aussi.
rules-blocked-low = Quand personne ne peut continuer, la manche est fermée. Celui qui a le moins de points la gagne.
rules-blocked-low-side = Quand personne ne peut continuer, la manche est fermée. Le camp qui a le moins de points la gagne.
rules-blocked-low-hand = Quand personne ne peut continuer, la manche est fermée. La main la plus basse de toutes la gagne pour son camp.
rules-blocked-last = Quand personne ne peut continuer, la manche est fermée. Celui qui a posé le dernier domino la gagne.
rules-blocked-last-side = Quand personne ne peut continuer, la manche est fermée. Le camp qui a posé le dernier domino la gagne.
rules-blocked-subtract = Quand personne ne peut continuer, la manche est fermée. Chaque camp perd les points qu’il a encore.
rules-block-difference = Une manche fermée rapporte les points des perdants moins ceux du gagnant.
rules-block-between = Une manche fermée rapporte la différence entre les points du gagnant et ceux des perdants, même si le gagnant en a plus.
rules-block-opponent = Une manche fermée rapporte les points des perdants.
rules-block-both = Une manche fermée rapporte tous les points restants.
rules-block-one = Une manche fermée vaut un point.
rules-block-nothing = Une manche fermée ne rapporte rien.
rules-block-collect = Chaque autre camp perd les points qu’il a encore.
rules-tie-share = Si deux des trois sont à égalité avec le moins de points, ils se partagent ce qui reste au troisième.
rules-blocked-nothing = Quand personne ne peut continuer, la manche est fermée, et personne ne gagne rien.
rules-lone = Le 0-0 seul dans une main compte 25, et le { $doublet } seul compte 50.
rules-blocked-closer = Quand personne ne peut continuer, la manche est fermée. La main de celui qui l’a fermée est comparée à celle de chaque adversaire, et la plus basse gagne pour son camp.
rules-block-two = Une manche fermée vaut deux points.
rules-tie-nobody = Si plusieurs sont à égalité avec le moins de points, personne ne gagne.
rules-tie-nobody-pairs = Si une manche fermée laisse les deux équipes à égalité, personne ne la gagne.
rules-tie-leader = Si plusieurs sont à égalité avec le moins de points, le camp qui a ouvert gagne.
rules-tie-leader-pairs = Si une manche fermée laisse les deux équipes à égalité, celle qui a ouvert gagne.
rules-tie-not-closer = En cas d’égalité, le camp qui a posé le dernier domino perd.
rules-tie-not-closer-pairs = Si une manche fermée laisse les deux équipes à égalité, celle qui a posé le dernier domino perd.
rules-tie-not-closer-one = En cas d’égalité, le camp qui a posé le dernier domino perd, et le gagnant reçoit un point.
rules-tie-not-closer-one-pairs = Si une manche fermée laisse les deux équipes à égalité, celle qui a posé le dernier domino perd, et l’autre reçoit un point.
rules-tie-carry = Si plusieurs sont à égalité avec le moins de points, personne ne gagne, et la prochaine manche gagnée vaut un de plus.
rules-tie-carry-pairs = Si une manche fermée laisse les deux équipes à égalité, personne ne la gagne, et la prochaine manche gagnée vaut un de plus.
rules-tie-carry-all = En cas d’égalité, personne ne gagne. Après chaque manche fermée, la manche gagnée suivante vaut un de plus.
rules-tie-carry-all-pairs = Si une manche fermée laisse les deux équipes à égalité, personne ne la gagne. Après chaque manche fermée, la manche gagnée suivante vaut un de plus.
rules-closer-loses-point = Si le camp qui a fermé la manche la perd sans égalité, un point lui est retiré.
rules-closer-loses-double = Si le camp qui a fermé la manche la perd sans égalité, la manche compte double.
rules-block-under = Une manche fermée ne se gagne qu’avec moins de { $pips } points. Sinon, personne ne la gagne.
rules-bonus-doublet = Un double comme dernier domino : { $points } de plus.
rules-bonus-both-ends = Capicúa, un dernier domino qui va aux deux bouts sans être double : { $points } de plus.
rules-bonus-both-ends-too = Un dernier domino qui va aux deux bouts, double compris : { $points } de plus.
rules-both-ends-double = Capicúa, un dernier domino qui va aux deux bouts sans être double, double les points de la manche.
rules-both-ends-double-too = Un dernier domino qui va aux deux bouts, double compris, double les points de la manche.
rules-bonus-doublet-ends = Un dernier double qui va aux deux bouts : encore { $points } de plus.
rules-bonus-blank = Chuchazo, finir par le double blanc : { $points } de plus.
rules-bonus-pass = Chaque passe d’un adversaire de celui qui a posé le dernier domino : { $points }, dès que le suivant est posé. Celle du partenaire ne rapporte rien, ni les passes qui ferment une manche.
rules-bonus-pass-lead = Il en va de même quand celui qui doit ouvrir n’a pas de double et passe.
rules-bonus-round = Pase corrido, tous les autres passent : { $points } aussitôt, sauf si la manche est fermée.
rules-bonus-round-instead = Cela remplace ce que rapportent ces passes.
rules-bonus-round-asleep = Pase corrido, tous les autres passent : { $points } aussitôt, sauf si tous les dominos qui pouvaient aller sont déjà sur la table.
rules-bonus-lead = Pase de salida, le suivant passe sur l’ouverture et celui d’après pose : { $points }.
rules-bonus-lead-doublet = Si l’on ouvre avec un double, que le suivant passe et que celui d’après pose (salida) : { $points }.
rules-bonus-hands = Les premières manches gagnées valent { $points } de plus.
rules-rounded = Les points des dominos sont arrondis au multiple de cinq le plus proche.
rules-rounded-down = Les points des dominos sont arrondis au multiple de cinq inférieur.
rules-rounded-up = Les points des dominos sont arrondis au multiple de cinq supérieur.
rules-cap = Ce que vaut une manche ne mène personne au-delà de { $points }.
rules-single-end = Celui qui fait domino gagne.
rules-single-tie = En cas d’égalité, la manche est rejouée.

display-stacks = La même table sur les deux affichages. Sur le compact, un domino sur lequel on a joué ne montre que son bord sous le suivant, dans la couleur du joueur. D’une longue branche, on voit les quatre derniers.

lesson-lead = Une ouverture, jouée jusqu’au bout
lesson-lead-about = Vous avez gagné la dernière manche de « Cinq, au sort » et pouvez ouvrir avec n’importe lequel de ces dominos. Lequel choisiriez-vous ?
lesson-lead-1 = Seul le 5-0 marque. Mais le 5-5 répond par dix et le 0-0 par cinq, et le plus souvent j’ai l’un des deux.
lesson-lead-2 = Contre le 4-4, rien ne marque : il faudrait le 4-2, et vous l’avez.
lesson-lead-3 = Le 2-2 est encore meilleur. Seuls le 2-1 et le 6-2 marquent contre lui, et chaque fois vous répondez par dix : avec le 6-1 ou, comme ici, avec le 4-2.
lesson-control = Une ouverture que vous tenez
lesson-control-about = Vous ouvrez de nouveau. Cherchez d’abord dix points. Si vous ne les avez pas, ouvrez avec un double que vous tenez : un double dont le nombre est surtout dans votre main.
lesson-control-1 = Seuls le 6-4 et le 5-5 marquent dix à l’ouverture. Aucun autre domino ne marque plus de cinq.
lesson-control-2 = Sans le 6-4, ouvrez avec le 3-3. Vous avez quatre des sept trois, et aucun des autres ne marque. Où que je pose, il vous reste un trois de l’autre côté.
lesson-small = Laissez peu
lesson-small-about = J’ai ouvert avec le 6-2. Aucun de vos dominos ne marque : regardez donc la somme que vous laissez. Plus elle est petite, moins je peux en tirer.
lesson-small-1 = Le 6-6 laisse quatorze. Avec le 3-2, j’en marque quinze.
lesson-small-2 = Le 6-1 laisse trois. Aucun domino n’en tire plus de cinq.
lesson-fives = Pas seulement les cinq
lesson-fives-about = Les débutants cherchent des bouts qui montrent un cinq. Tous les bouts sont bons si le compte y est, et la somme peut aussi baisser. Elle est ici de neuf, et c’est à vous.
lesson-fives-1 = Le 5-3 met un cinq à un bout et ne marque rien.
lesson-fives-2 = Le 4-3 marque dix sans aucun cinq.
lesson-fives-3 = Le 6-2 fait descendre la somme à cinq et la marque.
lesson-count = Le raccourci, joué jusqu’au bout
lesson-count-about = La somme est six, vous avez ces dominos et c’est à vous. N’additionnez pas chaque table : pour marquer, la somme doit baisser d’un ou monter de quatre.
lesson-count-1 = La droite montre un : le 1-0 ou le 5-1. La gauche deux : le 2-1. Le haut trois : le 3-2. Le bas un blanc : le 4-0. De tous ceux-là, vous avez le 1-0.
lesson-count-2 = Regardez maintenant avec mes yeux : de cinq, il manque cinq, ou rien. Le 0-0 est dans votre main, il ne reste donc que le 5-0.
lesson-goals = Trois plans : marquer, bloquer, finir
lesson-goals-about = Un domino peut marquer, me faire passer ou vous rapprocher de la fin. Au début d’une manche, marquez. Quand vous savez quels dominos restent, demandez-vous ce que cela vaut de me faire passer, surtout avec un nombre que vous tenez. Ici, le 5-2 peut faire l’un ou l’autre.
lesson-goals-1 = À droite, il marque dix. Je peux répondre avec n’importe quel cinq.
lesson-goals-2 = À gauche, il ne marque rien. Mais tous les bouts montrent maintenant un deux, et vous avez tous ceux qui restent. Je dois piocher et passer, et vous rejouez.
lesson-domino = Le troisième plan : finir
lesson-domino-about = Celui qui finit gagne ce que l’autre tient encore, et peut-être l’ouverture suivante. Cherchez un nombre que vous tenez et amenez-le aux bouts, pour être sûr de poser la prochaine fois. Après votre coup, il vous reste ces deux dominos.
lesson-domino-1 = Le 4-3 ne marque rien, mais deux bouts montrent maintenant un trois. Je ne peux en couvrir qu’un, et vos deux dominos vont à l’autre.
lesson-out = Faire domino
lesson-out-about = La somme est de neuf, et voici vos deux derniers dominos. Si vous faites domino, vous gagnez les points que j’ai encore. Là où le gagnant d’une manche ouvre la suivante, vous gagnez aussi l’ouverture, et elle peut décider d’une partie serrée.
lesson-out-1 = Le 3-2 marque dix. Mais alors le 2-2 ne va nulle part, et vous devez piocher.
lesson-out-2 = Le 2-2 ne marque rien, mais laisse deux endroits au 3-2. Je ne peux pas les couvrir tous les deux.
lesson-out-3 = J’ai couvert le deux : le 3-2 va donc en haut. Domino : vous gagnez les dix points de mon 6-4.

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
key-enter-does = comme Espace ; sur un domino, mène aussi l’anneau à un bout
key-bone = 6 3
key-bone-does = choisir le domino qui porte ces nombres
key-tens = A, B, C
key-tens-does = valent dix, onze et douze quand on choisit un domino par ses nombres
key-ends = W, E, N, S ou 4, 6, 8, 2
key-ends-does = poser le domino choisi à gauche, à droite, en haut ou en bas
key-visit = Alt+Gauche, Alt+Droite
key-visit-page = Page préc., Page suiv.
key-visit-does = aller de domino en domino dans la main, même à ceux qui ne vont nulle part
key-offer = Maj+F10
key-offer-does = ouvrir le menu du domino ou de l’endroit qui a l’anneau ; un clic droit ou un appui long fait de même
key-arrange = Ctrl et flèches
key-arrange-page = Maj+Page préc., Maj+Page suiv.
key-arrange-does = déplacer le domino qui a l’anneau à un autre endroit de la main

key-menu = Alt ou F10
key-menu-page = G
key-menu-does = ouvrir le menu ; les flèches parcourent les menus
key-escape = Échap
key-escape-does = lâcher le domino choisi ou fermer une fenêtre

keys-review = Parcourir une partie
key-moves = Gauche, Droite
key-moves-does = aller au coup précédent ou au suivant
key-ways = Origine, Fin
key-ways-does = aller au début ou à la fin
key-hands = Page préc., Page suiv.
key-hands-does = aller à la manche précédente ou à la suivante
key-mistakes = M, Maj+M
key-mistakes-does = dans une analyse : aller à votre erreur suivante ou à la précédente
key-better = Ctrl+Z
key-better-does = dans une analyse ou un exercice : un nouvel essai après une erreur

## The table

you = Vous
nestor = Nestor
name-second = Ajax
name-third = Hélène
remark-nestor-out = La patience paie.
remark-nestor-out-too = Un domino après l’autre.
remark-nestor-beaten = Bien joué.
remark-nestor-beaten-too = Joliment joué.
remark-ajax-out = Ha ! Plus un seul.
remark-ajax-out-too = Fini ! On remet ça.
remark-ajax-beaten = Trop rapide pour moi.
remark-ajax-beaten-too = On remet ça !
remark-helen-out = Et voilà mon dernier.
remark-helen-out-too = Voilà. Plus rien.
remark-helen-beaten = Ah, tant pis.
remark-helen-beaten-too = Dommage.
name-partner = { $name }, votre partenaire
name-with = avec { $name }
name-player = Joueur
name-player-number = Joueur { $number }
boneyard = Pioche
target-of = / { $target }
table-count = Somme de la table { $count }
clock-left = temps
clock-last = dernières secondes
pause-title = Pause
pause-line = La pendule est arrêtée à { $time }. La table est cachée jusqu’à ce que vous continuiez.
button-draw = Piocher
button-pass = Passer
button-turn = Retourner
button-take = Tout prendre
button-new-hand = Nouvelle manche
button-new-game = Nouvelle partie
button-again-short = Encore, en { $quick }
button-go-on = Continuer
button-uncover = Voir ma main
button-thinking = Je réfléchis…

pips-0 = blanc
pips-1 = un
pips-2 = deux
pips-3 = trois
pips-4 = quatre
pips-5 = cinq
pips-6 = six
pips-7 = sept
pips-8 = huit
pips-9 = neuf
pips-10 = dix
pips-11 = onze
pips-12 = douze
number-name = { $pips }
bone-plain = { $high } { $low }
bone-doublet = double { $pips }
end-west = gauche
end-east = droit
end-north = du haut
end-south = du bas
at-west = à gauche
at-east = à droite
at-north = en haut
at-south = en bas
at-bone = sur { $bone }
at-half = sur le { $pips } du { $bone }
at-turned = { $place } (moitié forte dehors)
bone-at = { $bone } { $place }
list-and = { $list } et { $last }
    .or = { $list } ou { $last }
    .nor = { $list-nor } ni de { $last }

spoken-hand = { $bone }, dans votre main, va { $ends }
spoken-hand-any = { $bone }, dans votre main, peut ouvrir
spoken-hand-none = { $bone }, dans votre main, ne va nulle part
spoken-hand-waiting = { $bone }, dans votre main
spoken-end = bout { $end }, { $bone }, montre { $pips }
spoken-end-empty = bout { $end }, encore vide, montre { $pips }
spoken-end-lead = bout { $end }, endroit du premier domino
spoken-lead-place = l’endroit du premier domino
spoken-end-of = bout { $number }, sur { $bone }, montre { $pips }
spoken-face-down = domino { $number }, face cachée
spoken-turned = { $bone }, retourné par { $name }
spoken-yard = domino { $number } de la pioche, le prendre
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
spoken-clock = pendule : il reste { $time }
spoken-clock-last = pendule, dernières secondes : { $time }
spoken-firecracker = votre pétard : prenez-le pour détruire un domino
spoken-firecracker-theirs =
    le pétard { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
spoken-target = { $bone }, le détruire : { $outlook }
spoken-target-alone = détruire { $bone }
spoken-middle = { $bone }, au milieu
spoken-yours = { $bone }, posé par vous
spoken-theirs = { $bone }, posé par { $name }
spoken-shown = { $bone }, découvert
spoken-buried = { $bone }, enterré
spoken-player = { $name } : { $score }, { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    }
spoken-partners = { $names } : { $score } ; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    }

caption-did = { $name } : { $did }
did-play = pose le { $bone }
did-draw-and-play = pioche { $count }, pose le { $bone }
did-draw = pioche { $count }
did-pass = passe
did-destroy = détruit le { $bone }
yard-drawable =
    { $count ->
        [one] { $count } domino à piocher
       *[other] { $count } dominos à piocher
    }
yard-empty = La pioche est vide
yard-reserve =
    { $count ->
        [1] Le dernier domino n’est jamais pioché
       *[other] Les { $count } derniers ne sont jamais piochés
    }
say-named = { $name } : { $line }
say-turn = Retournez un domino. Le plus fort { $players ->
    [2] des deux
   *[other] de tous
} ouvre.
say-tie = Égalité : tous retournent un autre domino.
say-you-turn = Vous retournez le { $bone }
say-name-turns = { $name } retourne le { $bone }
say-i-turn = Je retourne le { $bone }
say-take =
    { $count ->
        [1] Prenez encore un domino.
       *[other] Prenez { $count } dominos.
    }
say-i-take = Je prends mes dominos.

say-your-turn = À vous.
say-pass-to = { $name }, à vous de jouer.
cover-since = Pendant ce temps – { $line }
cover-clock = Il vous reste { $time }. Votre pendule démarre quand vous montrez votre main.
say-my-turn = À moi.
say-must-draw = Aucun domino jouable. Piochez.
say-must-pass = Aucun domino jouable. Passez.
say-limit-pass = Vous avez { $bones } dominos, le maximum. Passez.
say-drawn-pass = Vous ne pouvez plus piocher dans ce tour, et aucun domino n’est jouable. Passez.
say-i-play = Je pose le { $bone }.
say-you-play = Vous posez le { $bone }.
say-i-score = Je pose le { $bone } et marque { $points }.
say-you-score = Vous posez le { $bone } et marquez { $points }.
say-you-have-scored = Vous marquez { $points }.
say-i-overshoot = Je pose le { $bone }. Avec { $points }, je dépasserais l’objectif.
say-you-overshoot = Vous posez le { $bone }. Avec { $points }, vous dépasseriez l’objectif.
say-i-drew =
    { $count ->
        [1] J’ai pioché un domino.
       *[other] J’ai pioché { $count } dominos.
    }
say-you-drew =
    { $count ->
        [1] Vous avez pioché le { $bone }.
       *[other] Vous avez pioché { $count } dominos, le dernier est le { $bone }.
    }
say-i-pass = Je passe.
say-you-pass = Vous passez.
say-i-destroy = Je détruis le { $bone } avec mon pétard.
say-you-destroy = Vous détruisez le { $bone } avec votre pétard.
say-i-destroy-and-score = Je détruis le { $bone } avec mon pétard et marque { $points }.
say-you-destroy-and-score = Vous détruisez le { $bone } avec votre pétard et marquez { $points }.
say-i-led-doublet = J’ai le double le plus fort, le { $bone }, et je le pose.
say-i-led-low = J’ai le double le plus faible, le { $bone }, et je le pose.
say-i-led-held = J’ai le { $bone }, et c’est lui qui ouvre.
say-i-led-plain = Personne n’a de double, j’ouvre donc avec le { $bone }.
say-you-led-doublet = Vous avez le double le plus fort, le { $bone }, et vous le posez.
say-you-led-low = Vous avez le double le plus faible, le { $bone }, et vous le posez.
say-you-led-held = Vous avez le { $bone }, et c’est lui qui ouvre.
say-you-led-plain = Personne n’a de double, vous ouvrez donc avec le { $bone }.
say-i-led-own = J’ouvre avec mon double le plus fort, le { $bone }.
say-you-led-own = Vous ouvrez avec votre double le plus fort, le { $bone }.
say-you-had-to-lead = Vous deviez ouvrir avec le { $bone }.
say-i-lead = J’ouvre cette manche.
say-you-lead = Ouvrez avec n’importe quel domino.
say-i-lead-winner = J’ai gagné la dernière manche : j’ouvre.
say-you-lead-winner = Vous avez gagné la dernière manche. Ouvrez avec n’importe quel domino.
say-you-lead-with-doublet = Ouvrez par un double, ou passez si vous n’en avez pas.
say-i-lead-loser = J’ai perdu la dernière manche : j’ouvre.
say-you-lead-loser = Vous avez perdu la dernière manche. Ouvrez avec n’importe quel domino.
say-i-lead-lot = Mon domino est { $players ->
    [2] plus fort
   *[other] le plus fort
}, donc j’ouvre.
say-you-will-lead-lot = Votre domino est { $players ->
    [2] plus fort
   *[other] le plus fort
}, donc vous ouvrez.
say-you-lead-lot = Votre domino est { $players ->
    [2] plus fort
   *[other] le plus fort
}. Ouvrez avec n’importe quel domino.
say-i-domino = Domino ! Je gagne { $points }.
say-you-domino = Domino ! Vous gagnez { $points }.
say-i-am-out = Domino ! Je n’ai plus de dominos.
say-you-are-out = Domino ! Vous n’avez plus de dominos.
say-blocked-me = La manche est fermée. Je gagne { $points }.
say-blocked-nothing = La manche est fermée. Personne ne gagne rien.
say-blocked = La manche est fermée.
say-passed-for =
    Ils passent : { $points } pour { $side-who ->
        [you] vous
        [with-you] vous et { $side-others }
       *[other] { $side }
    }.
say-started-over = Chaque camp a gagné une manche : tous repartent de zéro.
say-locked = Table fermée : aucun de nous ne peut poser. Personne ne marque.
say-you-lead-next = Vous ouvrez la prochaine manche.
say-blocked-side =
    La manche est fermée. { $side } { $side-who ->
        [single] gagne
        [several] gagnent
       *[other] gagnez
    } { $points }.
say-blocked-shared =
    La manche est fermée. { $side } { $side-who ->
        [with-you] êtes à égalité et partagez
       *[other] sont à égalité et partagent
    } : { $points } chacun.
say-you-domino-together = Domino ! Votre camp gagne { $points }.
say-i-domino-together = Domino ! Nous gagnons { $points }.
say-side-wins-game =
    { $side } { $side-who ->
        [single] gagne
        [several] gagnent
       *[other] gagnez
    } la partie, { $scores }.
say-side-wins-hand-game =
    { $side } { $side-who ->
        [single] gagne
        [several] gagnent
       *[other] gagnez
    } la partie.
say-nobody-wins-game = Personne ne gagne la partie.
say-i-win-game = Je gagne la partie, { $me } à { $you }.
say-you-win-game = Vous gagnez la partie, { $you } à { $me }.
say-nobody-wins = Personne ne gagne la partie, { $you } à { $me }.
say-time-out = Le temps est écoulé.
say-you-gave-up = Vous avez abandonné.
say-i-win-hand-game = Je gagne la partie.
say-welcome-back = Heureux de vous revoir.
say-undone = Coup annulé.
say-redone = Coup rejoué.
say-undone-this = Annulé : { $what }.
say-redone-this = Rejoué : { $what }.
a-draw = une pioche
a-pass = une passe
say-preserved = Position gardée : manche { $hand }, { $scores }. « Revenir à la position gardée » la ramène.
say-preserved-game = Position gardée. « Revenir à la position gardée » la ramène.
say-hint = Je poserais le { $play }.
say-hint-draw = Je piocherais.
say-hint-destroy = Je détruirais le { $bone } avec le pétard.
say-showing-mine = Voici mes dominos.
say-showing-hands = Voici les dominos des autres.
say-showing-boneyard = Voici la pioche.
say-showing-buried = Voici la pioche. Les dominos barrés sont enterrés.
say-nothing-to-undo = Rien à annuler.
say-nothing-of-yours = Vous n’avez pas encore joué : vous n’avez rien à annuler.
moment-best-play = Votre meilleur coup de cette partie : { $points }
moment-streak = { $count } coups d’affilée qui marquent

detail-left-with-other = points chez { $name } : { $sum }
detail-left-with-you = points dans votre main : { $sum }
detail-bones-with-other = dominos chez { $name } : { $bones } × 5 = { $sum }
detail-bones-with-you = dominos dans votre main : { $bones } × 5 = { $sum }
detail-way-opened = un domino va maintenant : { $points }
detail-block-difference = fermée : { $theirs } − { $own } = { $sum }
detail-block-below = fermée : { $theirs } − { $own } est négatif
detail-block-other = fermée : points chez { $name } { $sum }
detail-block-yours = fermée : points dans votre main { $sum }
detail-block-both = fermée : { $theirs } + { $own } = { $sum }
detail-block-nothing = une manche fermée ne vaut rien
detail-subtracted = { $side } : { $sum } en moins
detail-shared = la moitié de { $theirs }
detail-left = points restants : { $sum }
detail-one = une manche : 1
detail-two = une manche fermée : 2
detail-out-doublet = double pour finir : { $points }
detail-out-both-ends = capicúa, les deux bouts : { $points }
detail-out-doublet-ends = double aux deux bouts : { $points }
detail-out-blank = chuchazo : { $points }
detail-hand-bonus = manche gagnée nº { $hand } : { $points }
detail-carried = des manches précédentes : { $points }
detail-double-ends = les deux bouts, compté double : { $points }
detail-double-block = fermée et perdue, compté double : { $points }
detail-closed-and-lost = { $side } : { $sum } en moins, fermée et perdue
detail-block-theirs = fermée : points des autres { $sum }
detail-rounded = (arrondi à { $points })
detail-not-counted = Cela ne compte pas : il faut atteindre l’objectif exactement.

refused-does-not-fit = Le { $bone } ne va pas au bout { $end }, qui montre { $pips }.
refused-needs-doublet = On ne peut poser là qu’un double pour l’instant.
refused-not-held = Vous n’avez pas le { $bone }.
refused-fits-nowhere = Le { $bone } ne va nulle part.
refused-choose-first = Choisissez d’abord un domino de votre main.
refused-must-lead = Il faut ouvrir avec le { $bone }.
refused-leads-doublet = Cette manche s’ouvre par un double, et le { $bone } n’en est pas un.
refused-not-open = On ne peut rien poser là.
refused-not-your-turn = Ce n’est pas votre tour.
refused-late = Trop tard : la table a changé.
refused-asked = Les autres n’ont pas encore répondu.
refused-not-yet = La manche n’a pas encore commencé.
refused-thinking = Un instant, je réfléchis.
refused-hand-over = La manche est finie.
refused-game-over = La partie est finie.
refused-no-draws = On ne pioche pas à ce jeu.
refused-boneyard-empty = Il ne reste rien à piocher.
refused-playable = Vous avez un domino jouable.
refused-paused = La pendule est arrêtée. Continuez d’abord.
refused-covered = Votre main est cachée. Découvrez-la d’abord.
refused-of-people = Cela montrerait la main d’une autre personne.
refused-no-help = À cette table, on joue sans aide.
refused-no-clock = Cette partie n’a pas de pendule.
refused-not-over = La partie n’est pas encore finie.
refused-nothing-to-destroy = Aucun domino de la table ne peut être détruit maintenant.
refused-no-firecrackers = Il n’y a pas de pétards à ce jeu.
refused-firecracker-used = Vous avez déjà utilisé votre pétard dans cette manche.
refused-spinner-stands = Le { $bone } est le pivot. Aucun pétard ne le détruit.
refused-not-an-end = Le { $bone } n’est pas à un bout. Seul un domino qui n’a qu’un voisin peut être détruit.

wrong-seats = Le nombre de joueurs est faux.
wrong-not-over = La manche précédente n’est pas finie.
wrong-other-table = Le nombre de joueurs ne peut pas changer pendant une partie.
wrong-twice = Le { $bone } est distribué deux fois.
wrong-missing = Il manque le { $bone }.
wrong-not-in-set = Le { $bone } n’est pas du jeu de dominos de cette partie.
wrong-hand-size = Une main n’a pas le bon nombre de dominos.
wrong-void = Une telle donne est nulle et doit être refaite.
wrong-lot = Les dominos tirés pour l’ouverture sont faux.
wrong-does-not-fit = Le { $bone } ne va pas là.
wrong-not-in-hand = Le joueur n’a pas le { $bone }.
wrong-not-on-table = Le { $bone } n’est pas sur la table.
wrong-playable = Le joueur a un domino jouable.
wrong-drawable = Le joueur peut encore piocher.
wrong-hand-full = La main est pleine.
wrong-drawn-enough = Vous ne pouvez plus piocher dans ce tour.
wrong-firecracker-used = Le pétard du joueur est déjà utilisé.
wrong-clock = La pendule ne peut pas gagner de temps.
wrong-no-clock = Ce joueur n’a pas de pendule.
wrong-seat = Il n’y a personne à cette place.
wrong-rules-range = « { $option } » va de { $low } à { $high }, pas { $value }.
wrong-rules-partners = Il faut quatre joueurs pour jouer par équipes.
wrong-rules-bones = Il n’y a pas assez de dominos pour de telles mains.
wrong-rules-sevens = Les moitiés ne peuvent faire sept qu’avec le double six.
wrong-rules-tree = Une ligne qui se ramifie à chaque double ne tient pas sur la table avec un double douze.
wrong-rules-leave-out = Le 0-0 ne peut être laissé de côté que si l’on ne pioche pas et si les mains n’ont pas besoin de tous les dominos.
wrong-rules-left-over = Celui qui ouvre ne peut prendre les dominos qui restent que si le double le plus fort ouvre toujours, qu’on ne pioche pas, que rien n’est laissé de côté et qu’il en reste moins que de joueurs.
wrong-rules-pass = Une passe ne peut payer l’adversaire que si deux camps jouent.
wrong-rules-lead-bone = Le gagnant ne peut être tenu d’ouvrir par un double que si l’on ne pioche pas.
wrong-rules-cap = Personne ne pourrait gagner, car les points de manche s’arrêtent avant l’objectif et rien d’autre ne marque.
wrong-rules-lead = Il n’y a personne à la place qui doit ouvrir.
wrong-rules-limit = Une main ne peut pas être limitée à moins de dominos qu’elle n’en reçoit, ni à plus de { $bones }.
wrong-rules-sure-doublet = Seul le joueur qui ouvre la première manche peut avoir un double assuré.
wrong-rules-clock-seat = La place qui devrait avoir une pendule n’est pas à cette table.
wrong-rules-no-clock = Une partie contre la montre demande un joueur avec pendule.
wrong-rules-nothing = Avec ces règles, personne ne peut marquer.
wrong-rules-parts = Les cinq et les trois d’une somme ne peuvent marquer que si l’on marque sur les cinq ou sur les trois.
wrong-rules-twins = Les bouts égaux ne peuvent marquer que si l’on ne marque ni sur les cinq ni sur les trois.
wrong-rules-both-out = Une manche ne peut continuer jusqu’à ce que les deux partenaires fassent domino qu’en équipes et sans pioche.
wrong-rules-exact = À ce jeu, personne ne peut atteindre exactement ce nombre de points.
wrong-rules-carry = Une manche à égalité ne peut compter pour la suivante que si une manche vaut un.
wrong-rules-collect = Si les perdants perdent les points qui leur restent, rien d’autre ne peut compter.
wrong-rules-lead-all = Si le premier domino d’une manche ne peut ni gagner ni marquer, il en faut au moins deux par main.
wrong-rules-love = Six à zéro exige une partie qui ne compte que les manches.
wrong-rules-love-far = Six à zéro va jusqu’à sept manches au plus.
wrong-rules-love-ahead = Avec Six à zéro, il n’y a pas d’avance.
wrong-rules-head-start = L’avance doit être inférieure à l’objectif.

menu-game = Jeu
menu-options = Options
menu-help = Aide
menu-files = Fichiers
menu-more = Autres
command-records = Historique
command-practice = S’entraîner
choice-course = Leçons à deux et en équipes, du premier domino posé à la lecture des mains.
choice-today = Dix exercices par jour. Vos propres erreurs reviennent d’abord.
choice-exercises = Des positions avec un seul meilleur coup, par thème et du facile au difficile.
choice-agreed = Une rencontre avec un numéro. Un ami peut jouer les mêmes donnes.
today-lesson = Ensuite : { $lesson }
today-left = Sur les dix du jour, il en reste { $count }.
today-done = Les dix du jour sont faits. Demain, il y en aura dix autres.
today-deals = Rencontre du jour : donne { $deal } sur { $deals }
today-deals-over = Vous avez joué la rencontre du jour. Demain, il y en aura une autre.
command-new-game = Nouvelle partie
    .search = commencer, débuter
command-friends = Jouer avec des amis
command-undo = Annuler
    .search = reprendre, revenir en arrière
command-redo = Rétablir
command-hint = Conseil
    .search = aide, meilleur coup
command-tutor = Tuteur
command-firecracker = Pétard
command-pause = Pause
command-give-up = Abandonner
command-results = Résultat
give-up-asks = Abandonner cette partie ? Elle compte comme perdue.
give-up-yes = Abandonner
undo-asks =
    Cela annule un tour { $names-starts ->
        [consonant] de { $names }
       *[other] d’{ $names }
    }. Continuer ?
redo-asks =
    Cela rejoue un tour { $names-starts ->
        [consonant] de { $names }
       *[other] d’{ $names }
    }. Continuer ?
restore-asks =
    Cela annule des tours { $names-starts ->
        [consonant] de { $names }
       *[other] d’{ $names }
    }. Continuer ?
restart-asks =
    Recommencer met aussi fin à la partie { $names-starts ->
        [consonant] de { $names }
       *[other] d’{ $names }
    }. Recommencer ?
undo-yes = Annuler le tour
results-title = Résultat
results-again = Rejouer
results-target = Objectif de { $target } points atteint.
results-yours = Vos points
results-theirs =
    Points { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
results-spread = Bonus d’écart
results-time = Bonus de temps
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Total
results-best-today = Votre record du jour
results-best-ever = Votre record
results-new-best = nouveau !
results-practice = Cette partie était un entraînement : elle n’établit pas de record.
results-plays = Les meilleurs coups
results-play = { $name } : { $sum } = { $points }
results-destroy = { $name } : { $points } avec le pétard
results-firecrackers = Pétards qui ont marqué : vous { $yours }, { $name } { $theirs }
command-show-hands = Montrer la main de Nestor
    .search = montrer ma main, regarder
command-show-boneyard = Montrer la pioche
    .search = regarder
command-preserve = Garder la position
    .search = conserver, enregistrer
command-restore = Revenir à la position gardée
    .search = charger, retrouver
command-tally = Bilan
    .search = effacer, gagnées, perdues, historique
command-review = Analyser la partie
command-display = Affichage compact
command-settings = Réglages
command-colors = Couleurs
command-sound = Son
command-help = Aide
command-about = À propos
    .search = version, licence
command-full-screen = Plein écran
command-bar = Barre d’outils
command-install = Installer
bar-tool = { $command } ({ $keys })
offer-choose = Choisir où le poser
offer-let-go = Reposer
offer-rules = Règles : { $game }
offer-fit = Ajuster la table
offer-none = Rien n’est jouable ici
offer-nowhere = Ce domino ne va nulle part
answer-on = { $command } : oui
answer-off = { $command } : non
answer-not-now = { $command } : pas possible pour le moment
answer-nothing-to-redo = Rien à rétablir.
answer-nothing-due = Rien à travailler aujourd’hui.
answer-nothing-to-review = Il n’y a encore rien à analyser.
answer-nothing-happened = Rien ne s’est passé depuis votre dernier tour.
answer-nothing-preserved = Vous n’avez encore gardé aucune position.
answer-next-hand = Dès la prochaine manche : { $game }.
answer-next-game = Dès la prochaine partie : { $game }.
answer-copied = La partie est dans le presse-papiers.
answer-kept = Gardée dans la liste des parties.
command-quit = Quitter
    .search = fermer, sortir

hint-title = Conseil
hint-thinking = Je réfléchis à vos dominos.
hint-draw = Piocher
    .said = la pioche
    .first = La pioche
hint-destroy = Pétard : { $bone }
    .said = le pétard sur { $bone }
    .first = Le pétard sur { $bone }
hint-pass = Passer
    .said = la passe
    .first = La passe
hint-points = points
hint-win = victoire
hint-win-about = Combien de fois vous gagneriez la partie après ce coup.
hint-about = Ce que j’attendrais de chaque coup à votre place, d’après ce que vous voyez : les points d’ici la fin de la manche et votre chance de gagner la partie.
nudge-lacks = Qui n’a pas de { $numbers-nor } ?
nudge-holds = Quels dominos le joueur suivant a-t-il forcément ?
nudge-untaken = Quels points le joueur suivant a-t-il laissés passer ?
nudge-fit = Comptez les dominos cachés qui seraient jouables après chaque coup.
nudge-count = Comptez ce qui reste de chaque nombre. Il y a { $all } dominos de chacun.
nudge-doublet = Regardez vos doubles.
nudge-keep = Que pourriez-vous jouer la prochaine fois ?
nudge-score = Combien feraient les bouts ?
nudge-replies = Combien de points le joueur suivant pourrait-il marquer ?
nudge-answer = Après chaque coup, comment le joueur suivant pourrait-il vous gêner le plus ?
nudge-block = Qui gagnerait si plus personne ne pouvait jouer ?
nudge-partner = Quel est le nombre de votre partenaire ?
nudge-rival = Qui a ouvert quel bout ?
nudge-out = Jouez la suite de tête : votre coup, la réponse, votre coup suivant.
nudge-pips = Regardez vos dominos lourds.
nudge-draw = Rien ne vous oblige à poser.
nudge-ahead = Demandez-vous où mène chaque coup. Le meilleur se voit plus tard.

tutor-looks = Je regarde votre coup…
tutor-title = Vraiment ce coup ?
tutor-better =
    { $count ->
        [0] Un autre coup gagne un peu plus souvent.
        [one] Un autre coup gagne une partie de plus sur 100.
       *[other] Un autre coup gagne { $count } parties de plus sur 100.
    }
tutor-best = Le meilleur coup : { $play }.
tutor-rethink = Réfléchir encore
tutor-play-anyway = Jouer quand même
tutor-show-better = Voir le meilleur coup

notice-damaged-copy = { $file } était endommagé. La copie précédente le remplace. Le fichier endommagé s’appelle maintenant { $aside }.
notice-damaged-new = { $file } était endommagé et ne peut pas être lu. Il s’appelle maintenant { $aside }, et un nouveau fichier est commencé.
notice-damaged-stays = { $file } est endommagé et ne peut pas être déplacé. Il n’a pas été modifié, et rien n’est enregistré à sa place.
notice-from-copy = { $file } manquait. La copie précédente le remplace.
notice-unreachable = { $file } ne peut pas être lu ({ $why }). Il n’a pas été modifié, et rien n’est enregistré à sa place.
notice-unreachable-copy = { $file } ne peut pas être lu ({ $why }). La copie précédente le remplace. Le fichier n’a pas été modifié, et rien n’est enregistré à sa place.
obstacle-forbidden = l’accès est refusé
obstacle-not-a-file = ce n’est pas un fichier ordinaire
obstacle-link = c’est un lien qui ne mène nulle part
obstacle-other = le système signale « { $why } »
notice-other-form = Des fichiers du dossier du jeu viennent d’une version antérieure et sont illisibles. Ils sont maintenant dans le dossier { $folder }, inchangés.
notice-newer = { $file } vient d’une version plus récente du jeu. Il n’a pas été modifié, et rien n’est enregistré à sa place.
notice-full = Le disque est plein. Vous pouvez continuer, mais rien n’est enregistré.
notice-forbidden = Le dossier du jeu est protégé en écriture. Vous pouvez continuer, mais rien n’est enregistré.
notice-no-folder = Il n’y a pas de dossier où enregistrer. Vous pouvez continuer, mais rien n’est enregistré.
notice-lock = « lock », dans le dossier du jeu, n’est pas un fichier ordinaire. Vous pouvez continuer, mais rien n’est enregistré.
notice-too-long = Cette partie est trop longue pour être enregistrée. Vous pouvez continuer, mais elle n’est pas enregistrée.
notice-too-long-to-keep = Cette partie est trop longue pour votre liste de parties et n’y a pas été ajoutée.
notice-other = Rien ne peut être enregistré ({ $why }). Vous pouvez continuer.
notice-second-window = Le jeu est ouvert dans une autre fenêtre. Ici, vous jouez une partie à part, qui n’est pas enregistrée.
page-taken = Le jeu est ouvert dans un autre onglet. Ce que vous jouez ici n’est pas enregistré.
page-play-here = Jouer ici
page-version = Une nouvelle version est prête.
page-reload = Recharger
page-picture = Le navigateur a perdu l’affichage. Rechargez la page.
page-leaving = Revenez en arrière encore une fois pour quitter le jeu.
notice-stumbled = Un problème est survenu pendant que Nestor réfléchissait. Si c’était son tour, il a tout de même joué un domino raisonnable. Les détails sont dans panic.log.
notice-replaced =
    Aucun programme ne joue dans cette fenêtre. Nestor joue à la place { $name-starts ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }.
notice-damaged-games = { $count ->
    [1] Une partie de votre liste était endommagée et ne peut pas être lue. Le fichier endommagé a été mis de côté dans le dossier « games ».
   *[other] { $count } parties de votre liste étaient endommagées et ne peuvent pas être lues. Les fichiers endommagés ont été mis de côté dans le dossier « games ».
} Toutes les autres parties sont là.
notice-newer-games = { $count ->
    [1] Une partie vient d’une version plus récente du programme et n’est pas dans votre liste.
   *[other] { $count } parties viennent d’une version plus récente du programme et ne sont pas dans votre liste.
} Rien n’a été modifié.
notice-unreadable-games = { $count ->
    [1] Une partie est illisible pour l’instant et n’est pas dans votre liste.
   *[other] { $count } parties sont illisibles pour l’instant et ne sont pas dans votre liste.
} Rien n’a été modifié.

## Players

command-players = Joueurs
    .search = saisir votre nom, effacer un nom
players-who = Qui joue ?
players-play = Jouer
players-first = Premier joueur
players-at-the-table = { $name } – joue en ce moment
players-change = Ajouter ou renommer
players-name = Nom
players-add = Ajouter
players-rename = Renommer
players-name-empty = Saisissez au moins une lettre.
players-name-long = Un nom a 40 lettres au plus.
players-name-taken = Un joueur porte déjà ce nom.
players-frozen = Le fichier de ce joueur ne peut pas être modifié. Le nom reste donc le même.
players-disk = Le dossier des joueurs ne peut pas être modifié.
players-delete = Supprimer…
players-delete-sure = Supprimer { $name } avec toutes ses parties, ses réglages et ses couleurs ? Tout reste dans un dossier de joueurs supprimés jusqu’à ce qu’il soit vidé.
players-delete-yes = Supprimer
players-ask = Demander au démarrage
players-ask-about = À chaque démarrage, le programme demande qui joue. Sinon, il continue avec la dernière personne qui a joué.
players-deleted = Joueurs supprimés
players-deleted-about =
    { $count ->
        [1] Les parties et les réglages d’un joueur supprimé sont encore là.
       *[other] Les parties et les réglages de { $count } joueurs supprimés sont encore là.
    }
players-empty = Supprimer définitivement
players-bring-back = Rétablir

## Files

command-restart = Recommencer cette partie
    .search = depuis le début
command-save-game = Enregistrer la partie sous
    .search = partie en cours
command-open-game = Ouvrir une partie
    .search = partie précédente, charger
command-copy-game = Copier la partie
command-paste-game = Coller une partie
command-keep-game = Garder dans la liste des parties
command-save-all = Enregistrer toutes vos données
command-add-all = Ajouter des données enregistrées
path-about = Ce système n’a pas de sélecteur de fichiers. Indiquez le chemin du fichier.
path-name = Chemin du fichier
path-about-folder = Ce système n’a pas de sélecteur de fichiers. Indiquez le chemin du dossier.
path-folder = Chemin du dossier
added-games = { $count ->
    [0] Il n’y avait pas de nouvelle partie.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
added-known = { $count ->
    [1] Une partie était déjà là et reste telle quelle.
   *[other] { $count } parties étaient déjà là et restent telles quelles.
}
added-not = « { $file } » n’a pas été ajouté : { $why }.
added-more = { $count ->
    [1] Un autre fichier n’a pas été ajouté.
   *[other] { $count } autres fichiers n’ont pas été ajoutés.
}
added-stays = Votre partie reste sur la table.
added-stays-listed = Votre partie reste sur la table. Celle du fichier est dans la liste des parties.
added-comes = La partie du fichier est maintenant sur la table.
added-comes-listed = La partie du fichier est maintenant sur la table. La vôtre est dans la liste des parties.
file-pasted = Le texte collé
file-not-written = Impossible d’écrire { $file } : { $why }.
file-exists = { $file } existe déjà. Rien n’a été écrit. Choisissez un autre nom.
file-not-read = Impossible de lire { $file } : { $why }.
file-no-game = { $file } n’est pas une partie de dominos. Rien n’a changé. { $why }
link-nowhere = Cette version ne comprend pas { $link }. Rien n’a changé.
share-link = Partager le lien
share-moment = Partager ce moment
link-copied = Le lien est copié. Collez-le dans un message.
link-impossible = Les donnes de cette partie ne viennent pas toutes d’un même numéro, un lien ne peut donc pas la contenir. Enregistrez-la dans un fichier.
file-full = le disque est plein
file-no-folder = il n’y a pas de dossier où enregistrer
file-taken = une autre fenêtre du jeu y enregistre déjà
file-silent = le stockage ne répond pas
file-lock = « lock », dans le dossier du jeu, n’est pas un fichier ordinaire
file-too-long = c’est trop long
file-damaged = le fichier est endommagé
file-newer = une version plus récente du programme l’a écrit
file-missing = ce fichier n’existe pas
file-too-large = C’est trop grand pour être une partie.
file-not-text = Ce n’est pas du texte à partir de l’octet { $byte }.
file-unreadable = Ligne { $line }, colonne { $column } : illisible.
file-version = Une version plus récente du jeu l’a écrit ({ $version }).
file-hand = La manche { $hand } ne peut pas être distribuée ainsi : { $why }
file-begins = aucune partie ne peut en être là avant elle
file-move = Dans la manche { $hand }, le coup { $move } est impossible : { $why }
file-cannot-be-shown = Cette fenêtre ne peut pas montrer une telle partie.

## The list of games

command-games = Parties
games-open = Revoir
games-reading = Lecture des parties…
games-none = Chaque partie que vous terminez est gardée ici.
games-search = Domino ou donne
games-search-what = Saisissez le domino qui a ouvert une manche, par exemple 6-4, ou le numéro d’une donne.
picks-filter = Filtrer
games-game = Jeu
games-level = Difficulté
games-result = Résultat
games-practice = Type
games-seats = Joueurs
games-person = Personne
games-when = Période
pick-any-game = Tous les jeux
pick-any-level = Tous les niveaux
pick-any-result = Tous les résultats
pick-any-practice = Parties et entraînement
pick-plain = Parties qui comptent
pick-practice = Entraînement uniquement
pick-program = Avec un programme
pick-any-seats = Toutes les tables
pick-any-person = Avec tout le monde
pick-seats = { $count } joueurs
span-ever = Depuis toujours
span-day = Dernier jour
span-week = Dernière semaine
span-month = Dernier mois
span-year = Dernière année
outcome-won = Gagnée
outcome-lost = Perdue
outcome-drawn = Nulle
outcome-unfinished = Inachevée
games-column-when = Terminée
games-column-game = Jeu
games-column-level = Contre
games-column-result = Résultat
games-column-took = Durée
games-column-luck = Chance
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, entraînement
games-minutes = { $count } min
games-for = { $game }, { $count } joueurs
games-pick = Choisir la partie du { $when }
games-pick-all = Tout choisir
games-pick-none = Ne rien choisir
games-same-deals = Rejouer les mêmes donnes
games-export-games = Exporter les parties…
games-export-table = Exporter un tableau…
games-delete = Supprimer
games-restore =
    { $count ->
        [0] Rétablir des parties supprimées
        [one] Rétablir la partie supprimée
       *[other] Rétablir { $count } parties supprimées
    }
games-gone = Cette partie ne peut pas être lue.
games-not-read = Cette partie ne peut pas être lue : { $why }.
games-exported =
    { $count ->
        [1] Une partie a été exportée.
       *[other] { $count } parties ont été exportées.
    }
games-not-exported = Les parties ne peuvent pas être exportées : { $why }.
viewer-first = Début
viewer-back = Précédent
viewer-next = Suivant
viewer-last = Fin
viewer-place = Manche { $hand }, coup { $move } sur { $moves }
viewer-play-on = Continuer à partir d’ici
viewer-more = Plus…

## The review

review = Analyse
verdict-cost = Votre erreur la plus chère
verdict-cost-none = Aucune erreur.
verdict-best = Votre meilleur coup
verdict-cost-told = { $play } a coûté { $games }
verdict-best-told = { $play } a sauvé { $games }
verdict-given = Ce que coûtent tous vos coups
verdict-doubtful = { $count } douteux
verdict-bad = { $count } mauvais
verdict-blunders =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
review-made = { $name } : { $play }.
review-as-good = Il n’y avait rien de mieux.
review-cost = Cela a coûté { $games }.
review-why = Pourquoi ?
review-little = Coûte { $games }, trop peu pour une marque.
review-best = Mieux : { $play }.
review-punished = La réponse qui le punit : { $play }.
review-not-judged = Pas encore jugé.
review-failed = Ce coup n’a pas pu être jugé.
review-no-choice = Il n’y avait rien à choisir ici.
review-progress = Jugé : { $share }
review-before = Erreur précédente
review-next = Erreur suivante
review-graph = Vos chances de gagner
review-graph-top = vous gagnez
review-graph-bottom = vous perdez
review-luck = Chance : à peu près égale
review-luck-with = Chance : de votre côté
review-luck-against = Malchance
review-your-plays = Vos coups
review-their-plays = Coups des autres
review-luck-later = La chance s’affiche une fois la manche finie.
review-luck-soon = Calcul de la chance…
review-sums = Totaux
review-given =
    { $count ->
        [1] Une décision a coûté { $mean }.
       *[other] { $count } décisions ont coûté { $mean } chacune en moyenne.
    }
review-sums-about = Chaque décision est jugée d’après ce que le joueur savait alors. D’une manche en cours, seules les vôtres sont jugées. La courbe de l’analyse montre autre chose : comment les chances de gagner ont changé, vues par quelqu’un qui connaît tous les dominos.
mark-doubtful = Douteux
mark-bad = Mauvais
mark-blunder = Gaffe
better = Trouver mieux
better-find = Ce coup vous a coûté quelque chose. Que joueriez-vous maintenant ?
better-right = { $play } : rien n’est meilleur.
better-wrong = { $play } : coûte { $games }.
better-again = Réessayer
better-show = Voir le meilleur coup
better-follows = La suite
better-answer = La réponse à votre coup
better-leave = Retour à l’analyse

## Statistics

command-statistics = Statistiques
statistics-counting = Décompte des parties : { $done } sur { $all }
statistics-empty = Terminez une partie pour voir vos résultats ici.
statistics-none = Aucune partie terminée ne correspond.
statistics-count =
    { $count ->
        [1] Une partie terminée
       *[other] { $count } parties terminées
    }
statistics-page = Page
statistics-page-won = Victoires
statistics-page-quality = Votre niveau de jeu
statistics-page-habits = Habitudes
statistics-page-table = Tableau
lead-won =
    { $won ->
        [1] Vous avez gagné une partie sur { $count }.
       *[other] Vous avez gagné { $won } parties sur { $count }.
    }
lead-won-one = Une partie, et vous l’avez gagnée.
lead-won-not-one = Une partie, et elle vous a échappé.
lead-won-none = Pas encore de victoire en { $count } parties.
lead-won-all = Vous avez gagné les { $count } parties.
statistics-first-about = Face visible : gagnée ; face cachée : perdue. À partir de { $count } parties, cette page montre aussi vos habitudes et des filtres.
statistics-first-game = { $result } : { $score }
statistics-whole = Tous les chiffres
lead-quality = Une décision vous coûte { $games } en moyenne.
statistics-by-game = Par jeu
statistics-by-level = Par difficulté
statistics-column-won = Gagnées
statistics-column-interval = À la longue
statistics-share = { $share } sur { $count }
statistics-interval = { $low } à { $high }
statistics-rate-spoken = { $name } : gagnées { $share }, à la longue { $interval }
statistics-few-spoken = { $name } : gagnées { $share }
statistics-part = { $count } ({ $share })
statistics-sources = D’où viennent les points
source-plays = Coups
source-firecrackers = Pétards
source-going-out = Domino
source-blocked = Manches fermées
statistics-a-hand = Par manche
statistics-mean = Points en moyenne
statistics-most = Le plus de points
statistics-best-play = Meilleur coup
statistics-draws = Dominos piochés
statistics-records = Parties et manches
statistics-wins-in-a-row = Plus longue série de victoires
statistics-losses-in-a-row = Plus longue série de défaites
statistics-fastest-win = Victoire la plus rapide
statistics-highest-win = Victoire la plus large
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Parties sans gagnant
statistics-hands = Manches
statistics-blocked = Manches fermées en tout
statistics-not-saved = Impossible de l’enregistrer : { $why }.
quality-judged =
    { $judged ->
        [0] Aucune de ces parties n’est encore jugée. Les parties terminées sont jugées d’elles-mêmes quand la table est au repos, la dernière d’abord. Une analyse juge une partie tout de suite.
        *[other] Parties jugées : { $judged } sur { $all }
    }
quality-given = Coût par décision
quality-given-told = { $mean } (de { $low } à { $high })
quality-column-given = Coût
quality-accuracy = Précision
quality-decisions = Décisions
quality-marks = Marques
quality-marks-told =
    { $doubtful } douteux, { $bad } mauvais, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }
quality-results = Gagnées, parmi celles jugées
quality-without-luck = Parties gagnées, chance déduite
quality-of-game = { $game }, à { $players } : { $level }
quality-between = entre « { $above } » et « { $below } »
quality-above = au moins « { $level } »
quality-below = en dessous de « { $level } »
quality-no-level = niveaux non mesurés
quality-level-from = { $level }, d’après { $count } parties
quality-level-later = { $count } des { $least } parties qu’il faut pour un niveau
quality-given-about = Une décision est un tour où vous aviez le choix. Elle vous coûte la chance de gagner qu’un meilleur coup aurait gardée, d’après ce que vous saviez alors. 1 %, c’est une partie sur 100. Dans 95 cas sur 100, votre vraie valeur se trouve dans l’intervalle qui suit.
quality-accuracy-about = La précision est de 100 si vos décisions ne coûtent rien, et de 0 si elles coûtent autant que celles de quelqu’un qui joue au hasard. Les tours où tous les coups se valent ne comptent pas.
quality-luck-about = Sans la chance, chaque donne et chaque pioche compte pour les deux camps comme une donne ou une pioche moyenne. Une partie sans gagnant compte pour moitié.
habit-misses-points = Vous laissez passer des points
habit-leaves-points = Vous laissez des points au suivant
habit-forgets-passes = Vous oubliez qui a dû passer ou piocher
habit-breaks-suits = Vous gardez trop peu de dominos jouables
habit-keeps-doublets = Vous gardez les doubles trop longtemps
habit-keeps-heavy-bones = Vous gardez les dominos lourds trop longtemps
habit-spends-heavy-bones = Vous posez les dominos lourds trop tôt
habit-draws = Vous piochez alors qu’il vaut mieux jouer
habit-draws-too-little = Vous jouez alors qu’il vaut mieux piocher
habit-chases-points = Vous prenez des points quand un autre coup vaut mieux
habit-blocks = Vous fermez alors que la manche devrait continuer
habit-fails-partner = Vous couvrez ce que votre partenaire vient d’ouvrir
habit-spends-firecracker = Vous allumez le pétard trop tôt
habit-keeps-firecracker = Vous gardez le pétard trop longtemps
habits-cost =
    Sur 100 parties, cette habitude vous en coûte { $loss ->
        [0] moins de 0,1
        [1] une
       *[other] { $loss }
    }.
habits-often = Fois par partie : d’abord { $before }, dernièrement { $now }.
habits-instead = Vous avez choisi { $played }. Mieux valait { $best }.
habits-step = Parcourir les cas
habits-lesson = Leçon : { $title }
habits-train = La travailler
plan-title = Votre plan
plan-about = Il se trouve dans « S’entraîner », où vous verrez ensuite s’il aide.
plan-cases = Trouver le meilleur coup dans vos propres parties : { $count } sur { $all }
plan-game = Jouer une partie : { $game }
plan-done = fait
plan-begin = Commencer
plan-not-now = Pas maintenant
plan-end = Arrêter ce plan
plan-next = Étape suivante
plan-trend = De { $before } par partie à { $now }, en { $count } parties depuis.
plan-soon = Après { $all } autres parties jugées, vous verrez ici s’il aide. Jusqu’ici : { $count }.
habits-none = Aucune habitude ne vous coûte plus que ce que le hasard explique.
habits-few = Les habitudes apparaissent après dix parties jugées. Jugées jusqu’ici : { $games }.
habits-about = Une habitude n’est nommée que s’il est clair qu’elle vous coûte plus que vos autres erreurs de cette taille. Chaque coup compte pour une seule.
habits-column-cost = Coût sur 100 parties
habits-column-expected = Sans l’habitude
file-written = Enregistré sous { $file }.
writing-asks = Une copie de cette partie montre tous les dominos, même ceux que vous ne voyez pas. Si vous en faites une, la partie devient un entraînement. La question ne sera plus posée.
writing-copy = Copier
writing-save = Enregistrer
writing-keep = Garder dans la liste

## Is it fair?

command-fair = Est-ce équitable ?
fair-peek = Nestor regarde-t-il votre jeu ?
fair-peek-about = Nestor ne sait que ce que vous sauriez à sa place. Voyez vous-même : tous les dominos qu’il ne pouvait pas voir sont échangés, encore et encore, et chaque fois il choisit à nouveau. Quelqu’un qui regarde jouerait parfois autre chose.
fair-peek-begin = Le prendre sur le fait
fair-peek-stop = Arrêter
fair-peek-none = Jouez d’abord une manche contre Nestor. Vous pourrez ensuite essayer ici.
fair-peek-no-choice = Dans cette partie, il n’a jamais eu le choix.
fair-peek-so-far = Échanges jusqu’ici : { $count }
fair-peek-clean =
    { $count ->
        [one] { $count } échange, et le même choix. Il n’a pas regardé.
       *[other] { $count } échanges, et chaque fois le même choix. Il n’a pas regardé.
    }
fair-peek-caught =
    { $count ->
        [one] { $count } fois, il a choisi autre chose. Il en savait plus qu’il ne doit. Écrivez-nous, s’il vous plaît.
       *[other] { $count } fois, il a choisi autre chose. Il en savait plus qu’il ne doit. Écrivez-nous, s’il vous plaît.
    }
fair-peek-choice = Manche { $hand }, { $name }, coup { $number } : { $play }. Le même { $same } fois sur { $times }.
fair-shuffle = Comment on mélange
fair-shuffle-about = Avant que quiconque joue, le hasard choisit un numéro, et ce numéro décide de toute la donne, y compris l’ordre de la pioche. Personne ne le choisit, et le score n’y change rien. Après Annuler, les dominos que personne n’a piochés sont mélangés à nouveau au hasard.
fair-again = Chaque manche a son numéro. Saisissez-le sous Nouvelle partie, et les mêmes dominos sont distribués à nouveau :
fair-hand = Manche { $hand } : { $number }
fair-more = En savoir plus
fair-friends = Mélangé entre amis
fair-friends-about = À une table entre amis, le programme de chacun apporte son propre hasard à chaque mélange et vérifie chaque manche une fois finie. Voici ce que le vôtre a trouvé dans vos dernières parties.
fair-friends-game = { $when } : { $names }
fair-friends-all =
    { $count ->
        [one] { $count } manche : chacun a participé, et la donne correspond.
       *[other] { $count } manches : chacun a participé, et les donnes correspondent.
    }
fair-friends-doubted = À la table, votre programme vous a dit de ne pas vous fier à ces donnes.
fair-friends-without =
    Manche { $number } : mélangée sans { $names-who ->
        [you] vous
        [with-you] vous et { $names-others }
       *[other] { $names }
    }.
fair-friends-no = Manche { $number } : non vérifiée.

## Pourquoi un coup vaut mieux qu’un autre

share =
    { $of ->
        [never] jamais
        [hardly] très rarement
        [tenth] environ une fois sur dix
        [fifth] environ une fois sur cinq
        [quarter] environ une fois sur quatre
        [third] environ une fois sur trois
        [half] environ une fois sur deux
        [two-thirds] environ deux fois sur trois
        [three-quarters] environ trois fois sur quatre
        [four-fifths] environ quatre fois sur cinq
        [nine-tenths] environ neuf fois sur dix
        [nearly] presque toujours
       *[always] toujours
    }
why-wins = Ce coup gagne la partie tout de suite.
why-goes-out = Ce coup termine la manche.
why-scores =
    Ce coup rapporte { $points }, et { $other } { $instead ->
        [0] ne rapporte rien
       *[other] rapporte { $instead }
    }.
why-scores-less = Avec { $other }, vous marqueriez { $points } de plus tout de suite, mais cela vaut moins.
why-gives-back = Avec { $other }, vous marqueriez { $points } de plus. Mais ensuite, le joueur suivant marquerait environ { $back } de plus en moyenne.
why-draws-first = Piocher ne termine pas votre tour : { $other } peut encore vous donner { $points } ensuite.
why-guards =
    Il ne manque que { $need ->
        [one] { $need } point
       *[other] { $need } points
    } au joueur suivant pour gagner. Il peut y arriver { $likely }. Après { $other }, { $instead }.
why-guards-none =
    Il ne manque que { $need ->
        [one] { $need } point
       *[other] { $need } points
    } au joueur suivant pour gagner, et il ne peut guère y arriver. Après { $other }, il y arriverait { $instead }.
why-guards-never =
    Il ne manque que { $need ->
        [one] { $need } point
       *[other] { $need } points
    } au joueur suivant pour gagner, et il ne peut pas y arriver. Après { $other }, il y arriverait { $instead }.
why-guards-named =
    Il ne manque que { $need ->
        [one] { $need } point
       *[other] { $need } points
    } au joueur suivant pour gagner. Après { $other }, il y arrive avec { $there-or }. Après ce coup, { $here-count ->
        [0] avec aucun
       *[other] seulement avec { $here-or }
    }.
why-replies = Le joueur suivant peut marquer { $likely }. Après { $other }, { $instead }.
why-replies-never = Le joueur suivant ne peut pas marquer. Après { $other }, il marquerait { $instead }.
why-replies-size = Quand il peut marquer, le joueur suivant prend environ { $points }. Après { $other }, environ { $otherwise }.
why-replies-none = Le joueur suivant ne peut guère marquer. Après { $other }, il marquerait { $instead }.
why-replies-named =
    Après { $other }, le joueur suivant marque avec { $there-or }. Après ce coup, { $here-count ->
        [0] avec aucun
       *[other] seulement avec { $here-or }
    }.
why-stops = Le joueur suivant reste { $likely } sans domino jouable. Après { $other }, { $instead }.
why-last-fits = Il reste un domino au joueur suivant. Il est jouable { $likely }. Après { $other }, { $instead }.
why-pass-pays-sure = Il doit passer, et cela vous rapporte { $points }.
why-pass-pays = Si le joueur suivant passe, cela vous rapporte { $points }. Il y est forcé { $likely }. Après { $other }, { $instead }.
why-round-pays = Tous les autres doivent alors passer, et cela vous rapporte { $points }.
why-untaken =
    Le { $bone } rapporterait { $scores } au joueur suivant. Mais il a déjà renoncé à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } qu’il pouvait marquer avec : il ne l’a probablement pas.
why-untaken-fits =
    Le { $bone } est jouable ensuite. Mais le joueur suivant a déjà renoncé à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } qu’il pouvait marquer avec : il ne l’a probablement pas.
why-keeps =
    Il vous reste { $count ->
        [one] { $count } domino jouable
       *[other] { $count } dominos jouables
    }. Avec { $other }, il { $instead ->
        [0] n’en resterait aucun
       *[other] n’en resterait que { $instead }
    }.
why-keeps-named =
    Il vous reste { $named }, { $count ->
        [1] jouable
       *[other] jouables
    } aux nouveaux bouts. Avec { $other }, il { $instead ->
        [0] ne resterait rien de jouable
       *[other] n’en resterait que { $instead }
    }.
why-narrow = Votre { $bone } ne va qu’à un bout. Votre { $waits } va à { $ends } bouts et peut attendre.
why-sheds =
    Vous vous débarrassez de { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }. Avec { $other }, vous ne vous débarrasseriez { $instead ->
        [0] d’aucun
       *[other] que de { $instead }
    }.
why-out-pays = Si les bouts restent ainsi, faire domino avec le { $bone } rapporte { $points } de plus.
why-lone = Le { $bone } compte { $points } s’il est votre seul domino à la fin. Débarrassez-vous-en donc à temps.
why-line = Tous les dominos sont connus. En allant jusqu’au bout, ce coup vous donne { $points }. Avec { $other }, vous obtenez { $instead }.
why-line-best = Tous les dominos sont connus. En allant jusqu’au bout, rien n’est meilleur pour vous.
why-line-ties = Tous les dominos sont connus. En allant jusqu’au bout, personne ne gagne. Avec { $other }, vous perdez.
why-line-wins = Tous les dominos sont connus. En allant jusqu’au bout, ce coup gagne la partie, et { $other } non.
why-line-own = vous faites domino
why-line-other = l’autre fait domino
why-line-blocked = manche fermée
why-goes-on = La suite : { $line }.
why-begins = La suite commence par : { $line }.
why-line-yours =
    { $step ->
        [draw] vous piochez
        [pass] vous passez
       *[play] vous { $bone }
    }
why-line-theirs =
    { $who ->
        [next] le suivant
        [partner] votre partenaire
        [opposite] celui d’en face
        [before] celui d’avant
       *[other] l’autre
    } { $step ->
        [draw] pioche
        [pass] passe
       *[play] { $bone }
    }
why-out-next = Votre dernier domino, le { $bone }, sera jouable à votre prochain tour, quoi que l’on joue d’ici là.
why-out-unless = Si personne ne fait domino avant, votre dernier domino, le { $bone }, sera jouable à votre prochain tour.
why-runs-out = Plus personne d’autre ne peut jouer. Vous posez vos { $count } derniers dominos à la suite.
why-shuts =
    Plus personne ne peut jouer. Vous avez { $own ->
        [one] { $own } point
       *[other] { $own } points
    } en main, et { $side ->
        [yes] votre camp gagne
       *[no] vous gagnez
    } la manche { $wins }.
why-shuts-sure =
    Plus personne ne peut jouer. Vous avez { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, et où que soient les dominos cachés, { $side ->
        [yes] votre camp gagne
       *[no] vous gagnez
    } la manche.
why-shuts-but =
    Plus personne ne peut jouer. Vous avez { $own ->
        [one] { $own } point
       *[other] { $own } points
    }. Seul un joueur dont le dernier domino est { $named-or } en a moins.
why-keeps-open =
    Après { $other }, plus personne ne pourrait jouer. Vous auriez { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, et { $side ->
        [yes] votre camp ne gagnerait
       *[no] vous ne gagneriez
    } la manche { $wins-starts ->
        [consonant] que { $wins }
       *[other] qu’{ $wins }
    }.
why-keeps-open-sure =
    Après { $other }, plus personne ne pourrait jouer. Vous auriez { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, et { $side ->
        [yes] votre camp ne pourrait
       *[no] vous ne pourriez
    } pas gagner la manche.
why-lacks =
    { $draws ->
        [yes] Le joueur suivant doit piocher
       *[no] Le joueur suivant n’a rien à poser
    } : il a montré qu’il n’a pas de { $numbers-nor }.
why-holds =
    { $named-count ->
        [1] Le dernier domino du joueur suivant est forcément { $named }. Il n’est pas jouable ensuite, mais il le serait après { $other }.
       *[other] Les derniers dominos du joueur suivant sont forcément { $named }. Aucun n’est jouable ensuite. Après { $other }, il y aurait { $fitting }.
    }
why-holds-some =
    Le joueur suivant a forcément { $named }. { $named-count ->
        [1] Il n’est pas jouable ensuite, mais il le serait
       *[other] Ils ne sont pas jouables ensuite, mais ils le seraient
    } après { $other }.
why-cannot-play =
    D’après ce que l’on a vu, le joueur suivant ne peut rien avoir de jouable{ $draws ->
        [yes] { "" } et doit piocher
       *[no] { "" }
    }.
why-only-you = Aucun autre joueur n’a de domino jouable : c’est encore à vous, avec { $named-or }.
why-only-you-many = Aucun autre joueur n’a de domino jouable, et { $count } des vôtres le sont : c’est encore à vous.
why-few-fit =
    Des { $hidden } dominos cachés, { $fit ->
        [0] aucun n’est jouable
        [one] { $fit } est jouable
       *[other] { $fit } sont jouables
    } maintenant. Après { $other }, { $instead ->
        [0] aucun ne le serait
        [1] { $instead } le serait
       *[other] { $instead } le seraient
    }.
why-few-fit-named =
    Des dominos cachés, { $fit ->
        [1] seul { $named } est jouable
       *[other] seuls { $named } sont jouables
    } maintenant. Après { $other }, il y en aurait { $instead }.
why-few-fit-shown =
    Le joueur suivant ne peut avoir que { $hidden } des dominos cachés. De ceux-là, { $fit ->
        [0] aucun n’est jouable
        [one] { $fit } est jouable
       *[other] { $fit } sont jouables
    }. Après { $other }, { $instead ->
        [0] aucun ne le serait
        [1] { $instead } le serait
       *[other] { $instead } le seraient
    }.
why-few-fit-shown-named =
    Des dominos que le joueur suivant peut avoir, { $fit ->
        [1] seul { $named } est jouable
       *[other] seuls { $named } sont jouables
    }. Après { $other }, il y en aurait { $instead }.
why-few-fit-last =
    Il reste un domino au joueur suivant. Des { $hidden } cachés, { $fit ->
        [0] aucun n’est jouable
        [one] { $fit } est jouable
       *[other] { $fit } sont jouables
    }. Après { $other }, { $instead ->
        [0] aucun ne le serait
        [1] { $instead } le serait
       *[other] { $instead } le seraient
    }.
why-own =
    Plus personne d’autre n’a de { $numbers-nor } : { $numbers-count ->
        [1] ce bout attend
       *[other] ces bouts attendent
    } { $named-count ->
        [1] votre { $named }
       *[other] vos dominos { $named }
    }.
why-own-many =
    Plus personne d’autre n’a de { $numbers-nor } : { $numbers-count ->
        [1] ce bout attend
       *[other] ces bouts attendent
    } { $count } de vos dominos.
why-ours = Aucun adversaire n’a de { $pips }. Vous en avez, et un bout le montre.
why-waits = Aucun adversaire n’a de { $pips }, votre { $bone } peut donc attendre.
why-doublet =
    Un double ne va qu’à son propre nombre. { $hidden ->
        [0] Personne d’autre n’a de { $pips }.
        [1] Un seul autre domino avec un { $pips } est caché.
       *[other] Il n’y a que { $hidden } autres dominos cachés avec un { $pips }.
    }
why-doublet-last = Le { $bone } est le seul autre domino qui reste avec un { $pips }. S’il couvre ce bout, votre double n’ira plus nulle part.
why-strong =
    Un bout montre un { $pips }. Vous gardez { $own ->
        [one] { $own } domino
       *[other] { $own } dominos
    } de ce nombre, et { $hidden ->
        [0] aucun n’est caché
        [1] un seul est caché
       *[other] seulement { $hidden } sont cachés
    }.
why-returns =
    Des dominos cachés, { $named-count ->
        [1] seul { $named } couvre
       *[other] seuls { $named } couvrent
    } le { $pips }. Cela ouvre { $numbers-or }, que vous avez aussi.
why-wild = Le { $bone } est un matador et va à n’importe quel bout : il peut attendre.
why-partner-fits = Votre partenaire peut jouer à ces bouts { $likely }. Après { $other }, { $instead }.
why-lead-of-partner = Votre partenaire a choisi d’ouvrir avec un { $pips }, et un bout le montre encore.
why-opened-twice = Votre partenaire a ouvert le { $pips } avec le { $one }, puis avec le { $two }. Ce coup le lui laisse ouvert.
why-rival-opened-twice = Un adversaire a ouvert le { $pips } avec le { $one }, puis avec le { $two }. Ce coup le couvre.
why-relieves = Après { $other }, les bouts ne montreraient que { $numbers }. Votre partenaire a montré qu’il n’a pas de { $numbers-nor }.
why-places =
    Vos dominos iront à { $count ->
        [one] { $count } bout
       *[other] { $count } bouts
    }. Après { $other }, ils n’iraient { $instead ->
        [0] à aucun
       *[other] qu’à { $instead }
    }.
why-gathers =
    Ici, piocher est libre, et vous avez { $count ->
        [one] { $count } domino
       *[other] { $count } dominos
    }. Chaque domino pioché n’ira à personne d’autre, et plus vous en avez, moins vous passez.
why-answer-out = Après { $other }, le joueur suivant ferait domino avec { $answer }.
why-answer-scores = Après { $other }, { $answer } rapporterait { $points } au joueur suivant.
why-answer-stops = Après { $other }, { $answer } ne vous laisserait rien à poser.
why-answer-fits = Après { $other }, { $answer } serait jouable, et après ce coup il ne l’est pas.
why-answer-held = Le joueur suivant a ce domino { $held }.
why-answer-held-sure = Le joueur suivant a forcément ce domino.
why-stuck = À votre prochain tour, vous resteriez { $likely } sans domino jouable. Après { $other }, { $instead }.
why-stuck-hardly = À votre prochain tour, vous aurez presque sûrement un domino à poser. Après { $other }, vous resteriez { $instead } sans domino jouable.
why-surely-plays = À votre prochain tour, vous aurez un domino à poser, quoi qu’il arrive d’ici là. Après { $other }, vous resteriez { $instead } sans domino jouable.
why-stuck-if = Si la manche continue, vous resteriez { $likely } sans domino jouable au prochain tour. Après { $other }, { $instead }.
why-stuck-hardly-if = Si la manche continue, vous aurez presque sûrement un domino à poser. Après { $other }, vous resteriez { $instead } sans domino jouable.
why-stuck-never-if = Si la manche continue, vous aurez un domino à poser au prochain tour. Après { $other }, vous resteriez { $instead } sans domino jouable.
why-rival-out = Avant votre prochain tour, un adversaire fait domino { $likely }. Après { $other }, { $instead }.
why-next-points = À votre prochain tour, vous marquez en moyenne environ { $likely }. Après { $other }, environ { $instead }.
why-next-points-with = À votre prochain tour, vous marquez en moyenne environ { $likely }, surtout avec le { $bone }. Après { $other }, environ { $instead }.
why-next-scores = À votre prochain tour, vous pouvez marquer { $likely }. Après { $other }, { $instead }.
why-next-scores-with = À votre prochain tour, vous pouvez marquer { $likely }, surtout avec le { $bone }. Après { $other }, { $instead }.
why-out = Vous faites domino en premier { $likely }. Après { $other }, { $instead }.
why-out-pairs = Votre camp fait domino en premier { $likely }. Après { $other }, { $instead }.
why-gains = D’ici la fin de la manche, ce coup rapporte en moyenne environ { $points } de plus.
why-ahead =
    { $count ->
        [0] Cela paie plus tard : ce coup gagne un peu plus souvent.
        [one] Cela paie plus tard : ce coup gagne une partie de plus sur 100.
       *[other] Cela paie plus tard : ce coup gagne { $count } parties de plus sur 100.
    }
