### Electrum Dominoes: Español.

language-name = Español

## Words that several windows use

ok = OK
save = Guardar
cancel = Cancelar
close = Cerrar
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }

## The table
