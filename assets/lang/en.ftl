### Electrum Dominoes: every word a player reads, in English.
### A translation says the same messages; see https://projectfluent.org for the way to write them.

language-name = English

## Words that several windows use

ok = OK
save = Save
cancel = Cancel
close = Close
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## The table
