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

you = Usted
nestor = Nestor
boneyard = Montón
your-hand = Su mano
target-of = / { $target }
table-count = Suma de la mesa { $count }
button-draw = Robar
button-pass = Pasar
button-new-hand = Otra mano
button-new-game = Otra partida
button-thinking = Pienso…

pips-0 = blanca
pips-1 = uno
pips-2 = dos
pips-3 = tres
pips-4 = cuatro
pips-5 = cinco
pips-6 = seis
bone-plain = { $high } { $low }
bone-doublet = doble { $pips }
end-west = oeste
end-east = este
end-north = norte
end-south = sur
list-and = { $list } y { $last }

spoken-hand = { $bone }, en su mano, cabe en { $ends }
spoken-hand-any = { $bone }, en su mano, puede salir
spoken-hand-none = { $bone }, en su mano, no cabe
spoken-hand-waiting = { $bone }, en su mano
spoken-end = extremo { $end }, { $bone }, muestra { $pips }
spoken-end-empty = extremo { $end }, aún sin ficha, muestra { $pips }
spoken-end-lead = extremo { $end }, lugar de la primera ficha
spoken-middle = { $bone }, en el centro
spoken-yours = { $bone }, jugada por usted
spoken-mine = { $bone }, jugada por Nestor
spoken-shown = { $bone }, a la vista
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } ficha
       *[other] { $bones } fichas
    }

preview-count = suma { $count }
preview-points = suma { $count }, vale { $points }

say-your-turn = Le toca a usted.
say-my-turn = Me toca a mí.
say-thinking = Estoy pensando.
say-must-draw = Nada cabe: robe una ficha.
say-must-pass = Nada cabe: pase.
say-i-play = Juego { $bone }.
say-you-play = Usted juega { $bone }.
say-i-score = Juego { $bone } y gano { $points }.
say-you-score = Usted juega { $bone } y gana { $points }.
say-i-overshoot = Juego { $bone }; { $points } serían demasiados.
say-you-overshoot = Usted juega { $bone }; { $points } serían demasiados.
say-i-drew =
    { $count ->
        [one] He robado.
       *[other] He robado { $count } fichas.
    }
say-you-drew =
    { $count ->
        [one] Ha robado { $bone }.
       *[other] Ha robado { $count } fichas, la última { $bone }.
    }
say-i-pass = Paso.
say-you-pass = Usted pasa.
say-i-led-doublet = Tengo el doble más alto, { $bone }, y salgo con él.
say-you-led-doublet = Usted tiene el doble más alto, { $bone }, y sale con él.
say-i-lead = Salgo yo en esta mano.
say-you-lead = Usted sale con cualquier ficha.
say-i-lead-winner = Gané la última mano y salgo yo.
say-you-lead-winner = Usted ganó la última mano: salga con cualquier ficha.
say-i-lead-loser = Perdí la última mano y salgo yo.
say-you-lead-loser = Usted perdió la última mano: salga con cualquier ficha.
say-i-lead-lot = La suerte me toca a mí: salgo yo.
say-you-lead-lot = La suerte le toca a usted: salga con cualquier ficha.
say-i-domino = ¡Dominó! Gano { $points }.
say-you-domino = ¡Dominó! Usted gana { $points }.
say-i-am-out = ¡Dominó! Me quedo sin fichas.
say-you-are-out = ¡Dominó! Usted se queda sin fichas.
say-blocked-me = La mano está cerrada. Gano { $points }.
say-blocked-you = La mano está cerrada. Usted gana { $points }.
say-blocked-nothing = La mano está cerrada. Nadie gana nada.
say-i-win-game = Gano la partida, { $me } a { $you }.
say-you-win-game = Usted gana la partida, { $you } a { $me }.
say-nobody-wins = Nadie gana la partida, { $you } a { $me }.
say-i-win-hand-game = Gano la partida.
say-you-win-hand-game = Usted gana la partida.
say-welcome-back = Bienvenido de nuevo.
say-undone = Deshecho.
say-redone = Rehecho.
say-preserved = La partida está guardada.
say-restored = La partida guardada ha vuelto.
say-hint = Yo jugaría { $bone } al { $end }.
say-hint-draw = Yo robaría.
say-showing-mine = Estas son mis fichas.
say-showing-boneyard = Este es el montón.
say-nothing-to-undo = No hay nada que deshacer.

detail-left-with-me = puntos en mi mano: { $sum }
detail-left-with-you = puntos en su mano: { $sum }
detail-block-difference = cerrada: { $theirs } − { $own } = { $sum }
detail-block-below = cerrada: { $theirs } − { $own } es menos que cero
detail-block-mine = cerrada: puntos en mi mano { $sum }
detail-block-yours = cerrada: puntos en su mano { $sum }
detail-block-both = cerrada: { $theirs } + { $own } = { $sum }
detail-block-nothing = las manos cerradas no valen nada
detail-subtracted = puntos que quedan: { $sum }
detail-rounded = (redondeado a { $points })
detail-not-counted = No cuenta: hay que llegar exactamente a la meta.

refused-does-not-fit = { $bone } no cabe en el extremo { $end }, que muestra { $pips }.
refused-fits-nowhere = { $bone } no cabe en ningún lado.
refused-choose-first = Elija primero una ficha de su mano.
refused-must-lead = Hay que salir con { $bone }.
refused-not-open = Ahí no se puede jugar.
refused-not-your-turn = No le toca a usted.
refused-thinking = Un momento: estoy pensando.
refused-hand-over = La mano ha terminado.
refused-game-over = La partida ha terminado.
refused-no-draws = En este juego no se roba.
refused-boneyard-empty = No queda nada que robar.
refused-playable = Tiene una ficha que cabe.

menu-game = Juego
menu-options = Opciones
menu-help = Ayuda
command-new-game = Partida nueva
command-undo = Deshacer
command-redo = Rehacer
command-hint = Pista
command-show-mine = Mostrar mis fichas
command-show-boneyard = Mostrar el montón
command-preserve = Guardar partida
command-restore = Recuperar partida
command-tally = Marcador
command-settings = Ajustes
command-colors = Colores
command-help = Ayuda
command-about = Acerca de
command-quit = Salir

ask-new-game = Hay una partida en curso. ¿Empezar otra?
ask-begin = Empezar otra partida
ask-stay = Seguir jugando

hint-title = Pista
hint-thinking = Estoy pensando en sus fichas.
hint-play = { $bone } { $end }
hint-draw = Robar
hint-pass = Pasar
hint-points = Puntos por venir
hint-win = Probabilidad de ganar
hint-about = Lo que yo esperaría de cada jugada en su lugar, con lo que usted ve.

notice-damaged-copy = { $file } estaba dañado. Se usa la copia anterior; el archivo dañado se llama ahora { $aside }.
notice-damaged-new = { $file } estaba dañado y empieza de nuevo. El archivo dañado se llama ahora { $aside }.
notice-damaged-stays = { $file } está dañado y no se puede mover. Se deja como está y no se guarda nada en su lugar.
notice-newer = { $file } es de una versión posterior del juego. Se deja como está y no se guarda nada en su lugar.
notice-full = El disco está lleno: el juego sigue, pero no se guarda.
notice-forbidden = No se puede escribir en la carpeta del juego: el juego sigue, pero no se guarda.
notice-no-folder = No hay carpeta donde guardar: el juego sigue, pero no se guarda.
notice-other = No se puede guardar nada ({ $why }). El juego sigue.
notice-second-window = El juego está abierto en otra ventana, y esa guarda. Lo que se juegue aquí no se conserva.
