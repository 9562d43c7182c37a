### Electrum Dominoes: Français.

language-name = Français

## Words that several windows use

ok = OK
save = Enregistrer
cancel = Annuler
close = Fermer
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## The table

you = Vous
nestor = Nestor
boneyard = Talon
your-hand = Votre main
target-of = / { $target }
table-count = Somme de la table { $count }
button-draw = Piocher
button-pass = Passer
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
list-and = { $list } et { $last }

spoken-hand = { $bone }, dans votre main, va à { $ends }
spoken-hand-any = { $bone }, dans votre main, peut ouvrir
spoken-hand-none = { $bone }, dans votre main, ne va nulle part
spoken-hand-waiting = { $bone }, dans votre main
spoken-end = bout { $end }, { $bone }, montre { $pips }
spoken-end-empty = bout { $end }, encore vide, montre { $pips }
spoken-end-lead = bout { $end }, place du premier domino
spoken-middle = { $bone }, au milieu
spoken-yours = { $bone }, posé par vous
spoken-mine = { $bone }, posé par Nestor
spoken-shown = { $bone }, découvert
spoken-player = { $name } : { $score }, { $bones ->
        [one] { $bones } domino
       *[other] { $bones } dominos
    }

preview-count = somme { $count }
preview-points = somme { $count }, vaut { $points }

say-your-turn = À vous.
say-my-turn = À moi.
say-thinking = Je réfléchis.
say-must-draw = Rien ne va : piochez.
say-must-pass = Rien ne va : passez.
say-i-play = Je pose { $bone }.
say-you-play = Vous posez { $bone }.
say-i-score = Je pose { $bone } et marque { $points }.
say-you-score = Vous posez { $bone } et marquez { $points }.
say-i-overshoot = Je pose { $bone } ; { $points } serait trop.
say-you-overshoot = Vous posez { $bone } ; { $points } serait trop.
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
say-i-lead-winner = J’ai gagné la dernière manche : j’ouvre.
say-you-lead-winner = Vous avez gagné la dernière manche : ouvrez avec n’importe quel domino.
say-i-lead-loser = J’ai perdu la dernière manche : j’ouvre.
say-you-lead-loser = Vous avez perdu la dernière manche : ouvrez avec n’importe quel domino.
say-i-lead-lot = Le sort me désigne : j’ouvre.
say-you-lead-lot = Le sort vous désigne : ouvrez avec n’importe quel domino.
say-i-domino = Domino ! Je gagne { $points }.
say-you-domino = Domino ! Vous gagnez { $points }.
say-i-am-out = Domino pour moi.
say-you-are-out = Domino pour vous.
say-blocked-me = La manche est fermée. Je gagne { $points }.
say-blocked-you = La manche est fermée. Vous gagnez { $points }.
say-blocked-nothing = La manche est fermée. Personne ne gagne rien.
say-i-win-game = Je gagne la partie, { $me } à { $you }.
say-you-win-game = Vous gagnez la partie, { $you } à { $me }.
say-nobody-wins = Personne ne gagne la partie, { $you } à { $me }.
say-i-win-hand-game = Je gagne la partie.
say-you-win-hand-game = Vous gagnez la partie.
say-welcome-back = Content de vous revoir.
say-undone = C’est repris.
say-redone = C’est refait.
say-preserved = La partie est conservée.
say-restored = La partie conservée est de retour.
say-hint = Je poserais { $bone } ({ $end }).
say-hint-draw = Je piocherais.
say-showing-mine = Voici mes dominos.
say-showing-boneyard = Voici le talon.
say-nothing-to-undo = Il n’y a rien à reprendre.

detail-left-with-me = points dans ma main : { $sum }
detail-left-with-you = points dans votre main : { $sum }
detail-block-difference = fermée : { $theirs } − { $own } = { $sum }
detail-block-below = fermée : { $theirs } − { $own } est négatif
detail-block-mine = fermée : points dans ma main { $sum }
detail-block-yours = fermée : points dans votre main { $sum }
detail-block-both = fermée : { $theirs } + { $own } = { $sum }
detail-block-nothing = une manche fermée ne vaut rien
detail-subtracted = points restants : { $sum }
detail-rounded = (arrondi à { $points })
detail-not-counted = Cela ne compte pas : il faut atteindre le but exactement.

refused-does-not-fit = { $bone } ne va pas au bout { $end }, qui montre { $pips }.
refused-fits-nowhere = { $bone } ne va nulle part.
refused-choose-first = Choisissez d’abord un domino de votre main.
refused-must-lead = Il faut ouvrir avec { $bone }.
refused-not-open = On ne peut rien poser là.
refused-not-your-turn = Ce n’est pas à vous.
refused-thinking = Un instant : je réfléchis.
refused-hand-over = La manche est finie.
refused-game-over = La partie est finie.
refused-no-draws = On ne pioche pas à ce jeu.
refused-boneyard-empty = Il ne reste rien à piocher.
refused-playable = Vous avez un domino qui va.

menu-game = Jeu
menu-options = Options
menu-help = Aide
command-new-game = Nouvelle partie
command-undo = Annuler
command-redo = Rétablir
command-hint = Conseil
command-show-mine = Montrer mes dominos
command-show-boneyard = Montrer le talon
command-preserve = Conserver la partie
command-restore = Reprendre la partie conservée
command-tally = Résultats
command-settings = Réglages
command-colors = Couleurs
command-help = Aide
command-about = À propos
command-quit = Quitter

ask-new-game = Une partie est en cours. En commencer une autre ?
ask-begin = Commencer une autre partie
ask-stay = Continuer

hint-title = Conseil
hint-thinking = Je réfléchis à vos dominos.
hint-play = { $bone } { $end }
hint-draw = Piocher
hint-pass = Passer
hint-points = Points à venir
hint-win = Chance de gagner
hint-about = Ce que j’attendrais de chaque coup à votre place, d’après ce que vous voyez.

notice-damaged-copy = { $file } était abîmé. La copie précédente sert à sa place ; le fichier abîmé s’appelle maintenant { $aside }.
notice-damaged-new = { $file } était abîmé et recommence à neuf. Le fichier abîmé s’appelle maintenant { $aside }.
notice-damaged-stays = { $file } est abîmé et ne peut pas être déplacé. Il reste tel quel, et rien n’est enregistré à sa place.
notice-newer = { $file } vient d’une version plus récente du jeu. Il reste tel quel, et rien n’est enregistré à sa place.
notice-full = Le disque est plein : le jeu continue, mais n’est pas enregistré.
notice-forbidden = On ne peut pas écrire dans le dossier du jeu : le jeu continue, mais n’est pas enregistré.
notice-no-folder = Il n’y a pas de dossier où enregistrer : le jeu continue, mais n’est pas enregistré.
notice-other = Rien ne peut être enregistré ({ $why }). Le jeu continue.
notice-second-window = Le jeu est ouvert dans une autre fenêtre, et c’est elle qui enregistre. Ce qui est joué ici n’est pas conservé.
