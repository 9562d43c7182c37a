### Electrum Dominoes: Deutsch.

language-name = Deutsch

## Words that several windows use

ok = OK
save = Speichern
cancel = Abbrechen
close = Schließen
games-count =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }

## The table
