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
