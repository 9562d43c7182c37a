### Electrum Dominoes: Español.

language-name = Español

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }, { $levels }
ok = OK
save = Guardar
cancel = Cancelar
close = Cerrar
number-decimal = ,
number-group = { "\u202F" }
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }

## Games and levels

game-draw = Robar
game-draw-about = Una sola línea, sin puntos durante la mano. Quien no puede jugar roba.
game-block = Bloqueo
game-block-about = Una sola línea, sin puntos durante la mano. No se roba: quien no puede jugar pasa.
game-all-fives = Cincos
game-all-fives-about = Con pivote. Puntúa una suma de la mesa divisible por cinco.
game-all-threes = Treses
game-all-threes-about = Con pivote. Puntúa una suma de la mesa divisible por tres.
game-fives-and-threes = Cincos y treses
game-fives-and-threes-about = Con pivote. Puntúa una suma de la mesa divisible por cinco o por tres.
game-all-fives-palm = Cincos, robo libre
game-all-fives-palm-about = Cincos en que se puede robar aunque se pueda jugar.
game-all-fives-pagat = Cincos por sorteo
game-all-fives-pagat-about = Sale quien decide el sorteo, luego quien gana. Lo que queda cuenta de cinco en cinco.
game-muggins = Muggins
game-muggins-about = Cincos sin pivote: una sola línea con dos extremos.
game-five-up = Five-Up
game-five-up-about = Cincos en que cada doble se abre por los cuatro lados.
game-draw-game = Robar a una mano
game-draw-game-about = Cada uno destapa una ficha, sale la más pesada, y la partida es una mano.
game-firecrackers = Cincos con petardos
game-changed = { $game } (con cambios)
game-custom = Personalizado
game-custom-about = Un juego con las reglas que usted ha elegido.
greeting-1 = Le doy la bienvenida. Soy Nestor y juego contra usted. Veo mis fichas y lo que hay en la mesa, nada más que usted.
greeting-2 = Haga clic en una ficha y luego en el lugar donde debe ir, o arrástrela hasta allí. Los lugares donde encaja se iluminan.
greeting-3 = El botón dice siempre qué espera el juego, y la barra espaciadora lo pulsa.
game-begin = Empezar
game-under-way = La partida en curso se conserva: Deshacer la recupera.
game-players = Jugadores
game-partners = Por parejas
game-partners-about = Dos contra dos: quien se sienta enfrente juega con usted.
game-level-of = { $name } juega
game-name = Nombre:
game-name-of = Nombre de { $name }
game-deal = Número de reparto:
game-deal-any = cualquiera
game-cannot = Con estas reglas no se puede jugar a tantos puntos.
game-display = Vista
display-whole = Mesa entera
display-whole-about = Cada ficha está donde se jugó, como en una mesa de verdad.
display-compact = Compacta
display-compact-about = Solo se ven los extremos; todas las fichas están en un panel.

level-beginner = Principiante
level-easy = Fácil
level-not-so-easy = No tan fácil
level-tough = Difícil
level-brutal = Implacable

## Settings

setting-level = Dificultad
setting-level-about = Cuánto me esfuerzo por ganar. Elija lo que elija, no sé más de lo que usted sabría en mi lugar.
setting-game = Juego

settings-rules = Reglas
settings-next-hand = Estas reglas valen desde la próxima mano. La actual termina con las reglas con que empezó.
rules-never-exact = Nadie podría llegar nunca a { $target } puntos exactos en este juego. Las reglas quedan como estaban hasta que elija otro número, o quite «Final exacto» o «Redondeo».
rules-nothing-scores = Con estas reglas nadie podría puntuar nunca. Quedan como estaban hasta que algo puntúe.
rules-cannot = Con estas reglas no se puede jugar ({ $why }). Quedan como estaban hasta que las cambie.

setting-target = Puntos para ganar
setting-target-other = u otro número hasta 1000:
setting-exact = Final exacto
setting-exact-about = No se anotan los puntos que pasarían de la meta.
setting-spinner = Pivote
setting-spinner-about = Se puede jugar por los cuatro lados del primer doble.
spinner-none = Ninguno
spinner-first = Primer doble
spinner-every = Todo doble
setting-fives = Cincos
setting-fives-about = Puntúa una suma de la mesa divisible por cinco.
setting-threes = Treses
setting-threes-about = Puntúa una suma de la mesa divisible por tres.
setting-hand = Fichas en la mano
setting-doublets = Dobles en la mano, como mucho
setting-doublets-any = sin límite
setting-doublets-about = Si alguien recibe más, se reparte otra vez sin que usted lo vea.
setting-draws = Robar
setting-draws-about = Quien no puede jugar roba del montón. Sin esta opción, el montón cuenta como vacío.
setting-restrict-draw = Robar solo por necesidad
setting-restrict-draw-about = Quien puede jugar no puede robar.
setting-reserve = Fichas que no se roban
setting-reserve-about = Las últimas fichas del montón se quedan en él.
setting-lead-first = Salida de la primera mano
setting-lead = Quién sale en la próxima mano
lead-doublet = Doble
lead-doublet-about = En cada mano sale el doble más alto.
lead-winner = Ganador
lead-winner-about = Quien ganó la última mano sale con cualquier ficha; en la primera y tras una mano cerrada sale el doble más alto.
lead-loser = Perdedor
lead-loser-about = Quien perdió la última mano sale con cualquier ficha; en la primera y tras una mano cerrada sale el doble más alto.
lead-alternate = Por turno
lead-alternate-about = En la primera mano sale el doble más alto; después salimos por turno con cualquier ficha.
lead-lot = Por sorteo
lead-lot-about = Cada uno destapa una ficha; la más pesada sale con cualquier ficha.
setting-block-who = Las manos cerradas las gana
block-low = quien tiene menos puntos
block-last = quien jugó por último
setting-block-what = Las manos cerradas valen
block-difference = la diferencia
block-opponent = los puntos del otro
block-both = todos los puntos
block-nothing = nada
setting-rounding = Redondeo
setting-rounding-about = Lo que se gana al final de una mano se redondea al múltiplo de cinco más cercano.
setting-subtract = Restar lo que queda
setting-subtract-about = Al final de una mano cada bando pierde los puntos que conserva, y nadie gana nada.

settings-table = En la mesa
setting-auto-ok = OK automático
setting-auto-ok-about = Juego sin esperar su OK.
setting-pace = Ritmo
setting-pace-about = Cuánto se muestra lo que hace uno antes de que siga el siguiente.
pace-none = ninguno
pace-quick = rápido
pace-usual = normal
pace-slow = lento
setting-auto-draw = Robo automático
setting-auto-draw-about = Cuando usted roba, se sigue robando hasta que alguna ficha encaje.
setting-lots = Sorteo a mano
setting-lots-about = Usted destapa las fichas que deciden quién sale y toma las suyas en The Draw Game. Si no, se hace al momento.
setting-table-count = Suma de la mesa
setting-table-count-about = La suma de los extremos abiertos aparece abajo a la izquierda.
setting-flicker = Parpadeo
setting-flicker-about = El extremo donde acabo de jugar parpadea.
setting-scores = Tanteo
scores-figures = Cifras
scores-cribbage = Tablero de cribbage
scores-x = Hoja de X
setting-score-in-fives = Contar de cinco en cinco
setting-score-in-fives-about = Cada cinco puntos aparecen como uno, como en un tablero de cribbage.

settings-comfort = Comodidad
setting-reduce-motion = Menos movimiento
setting-reduce-motion-about = Las fichas aparecen enseguida en su sitio.
setting-speed = Rapidez de las fichas
setting-scale = Tamaño de todo
setting-language = Idioma
language-system = El del sistema

## Colors

theme-name = Tema { $number }
theme-use = Usar el tema { $number }
theme-use-it = Usar
theme-in-use = En uso
theme-edit = Editar { $name }
colors-reset = Restablecer los tres
colors-click = Haga clic en una parte de la mesa para cambiar su color.
colors-which = Color de
colors-double = Contornos dobles
colors-double-about = Mis fichas llevan un segundo contorno, por si no distingue los colores.
colors-sample = Muestra
colors-sample-text = Anoto 10.
color-red = Rojo
color-green = Verde
color-blue = Azul
part-background = Fondo
part-text = Texto
part-your-hand = Su mano
part-your-plays = Sus jugadas
part-my-plays = Mis jugadas
part-pips = Puntos
part-lines = Rayas
part-outlines = Contornos
part-your-hand-selected = Ficha elegida
part-pips-selected = Sus puntos
part-lines-selected = Su raya
part-outlines-selected = Su contorno
part-buttons = Botones
part-button-text = Texto de los botones

## Game tally

tally-empty = Nadie ha ganado aún ninguna partida.
tally-clear = Borrar
tally-in-all = En total
tally-helped =
    { $count ->
        [0] ninguna de las suyas con ayuda
        [one] { $count } de las suyas con ayuda
       *[other] { $count } de las suyas con ayuda
    }
tally-column-helped = con ayuda
tally-about-helped = Una partida que usted gana después de deshacer, mirar fichas ocultas o pedir una pista cuenta como cualquier otra, y además como ganada con ayuda.
tally-spoken = { $name }: usted { $you }, Nestor { $nestor }, su parte { $share }, con ayuda { $helped }

## About

about-version = Versión { $version }
about-what = Robar, Bloqueo, Cincos, Treses y Cincos y treses contra Nestor, que no ve más que usted.
about-files = Sus archivos
about-files-where = Los ajustes, los colores, las partidas ganadas y la partida en curso se guardan aquí:
about-files-what = Las traducciones van en una carpeta «lang» junto a ellos: un archivo nl.ftl añade el neerlandés.
about-files-nowhere = Este sistema no tiene sitio para ellos, así que no se guarda nada.
about-licence = Licencia
about-licence-what = Software libre bajo la licencia MIT o la licencia Apache 2.0, la que usted prefiera. Sin garantía alguna.
about-fonts = Hecho con Rust y egui. La letra es Ubuntu Light, bajo la Ubuntu Font Licence.

## Languages

notice-language = Algunas líneas del archivo de idioma { $tag }.ftl no se pueden leer; aparecen en otro idioma.

## Help

help-play = Cómo se juega
help-scoring = Puntuación
help-strategy = Estrategia
help-keys = Teclas

play-goal = El objetivo
play-goal-1 = Usted y yo jugamos mano tras mano hasta que uno reúne los puntos para ganar: 150, si no elige otro número. Los puntos se ganan al final de una mano y, en los juegos de cincos y treses, también durante ella.
play-bones = Las fichas
play-bones-1 = Hay 28 fichas, una por cada par de números del 0-0 al 6-6. Una ficha con dos mitades iguales es un doble, y el que tiene más puntos es el más alto.
play-bones-2 = Al empezar una mano cada uno recibe siete fichas. Las demás forman el montón. Si nadie tiene un doble para salir, se mezcla otra vez antes de que usted las vea.
play-turn = Un turno
play-turn-1 = Quien tiene el doble más alto sale con él; se coloca solo. Después jugamos por turno. Una ficha debe unirse a un extremo por una mitad que muestre el mismo número; si hace falta, gira sola. Los dobles se ponen atravesados.
play-turn-2 = Con pivote, se puede jugar por cuatro lados del primer doble de la mano: primero al oeste y al este y, cuando ambos están ocupados, también al norte y al sur. Sin pivote hay una sola línea con dos extremos.
play-turn-3 = Si ninguna de sus fichas encaja, roba del montón hasta que una encaje. Si está vacío, pasa. En el Bloqueo no se roba nunca.
play-end = El final de una mano
play-end-1 = Quien juega su última ficha hace dominó y gana los puntos que le quedan al otro.
play-end-2 = Si nadie puede jugar y no queda nada que robar, la mano está cerrada. Entonces quien tiene menos puntos gana la diferencia, si no elige otra cosa.
play-display = La pantalla
play-display-1 = De la mesa solo se ven los extremos, que son lo único que importa: la ficha del medio y la última de cada brazo. Las demás fichas jugadas están abajo, junto a su mano, con el color de quien las jugó.
play-display-2 = Haga clic en una ficha suya y luego en el extremo donde va. O arrástrela hasta allí. O haga doble clic, si solo encaja en un sitio. Los extremos donde encaja se iluminan y muestran cuál sería la suma. También se puede usar un extremo donde aún no hay ficha.
play-display-3 = El botón ofrece siempre lo que espera la partida: OK me deja jugar, Robar y Pasar son para su turno, y Otra mano y Otra partida siguen adelante. La barra espaciadora lo pulsa.
play-display-4 = Cada jugada y cada robo se pueden deshacer, también más allá del comienzo de la mano y de la partida. Las fichas no robadas se mezclan otra vez, así que robar de nuevo es otro robo.

scoring-intro = En Cincos, Treses y Cincos y treses se suman los extremos abiertos después de cada ficha. Esa es la suma de la mesa. Si es divisible por cinco (o por tres, o por cualquiera de los dos), quien jugó se la anota entera. Estas mesas son de Cincos.
example-scores = { $sum } = { $count }: anota { $points }
example-nothing = { $sum } = { $count }: no anota nada
example-1 = La primera ficha cuenta con sus dos mitades.
example-2 = El pivote aún tiene un lado libre, así que cuenta entero.
example-3 = Con una ficha a cada lado, el pivote ya no es extremo.
example-4 = Un doble en un extremo cuenta con sus dos mitades.
example-5 = El norte se abre cuando el oeste y el este están ocupados. Una blanca no suma nada.
example-6 = Juego al sur, y se suman cuatro extremos.
example-7 = Otra partida, en la que salgo yo: el doble cinco puntúa enseguida.
example-8 = Usted ganó la mano anterior y puede salir con cualquier ficha.
example-9 = El primer doble pasa a ser el pivote, y el seis cuatro va al oeste para encajar.
scoring-rest = Además
scoring-rest-1 = Quince anota quince. Cero no anota nada. Una ficha puede anotar 35 como mucho.
scoring-rest-2 = Quien llega a la meta con una jugada ha ganado en ese momento, y el resto de la mano ya no cuenta.

strategy-any = En todos los juegos
strategy-any-1 = No se cierre opciones. Con muchos números distintos se roba poco; antes de jugar, mire qué podría jugar después.
strategy-any-2 = Juegue pronto los dobles: encajan con un solo número y pesan mucho cuando el otro hace dominó. La doble blanca no pesa nada, y en Cincos vale la pena guardar el doble cinco.
strategy-any-3 = Recuerde qué números estaban abiertos cuando robé o pasé: no tenía ninguno. Ofrézcame otra vez los mismos.
strategy-count = Donde se anotan puntos
strategy-count-1 = No importa anotar, sino anotar más que el otro. La mejor ficha puede ser la que no anota nada y no deja nada que anotar.
strategy-count-2 = Por cada ficha en que piense, cuente las que anotarían en respuesta y que usted no ve. Cuantas menos, más segura es. Lo que tiene usted no lo tiene nadie más.
strategy-count-3 = Guarde con qué responder: 0-5, 1-6, 0-0 y 5-5, y fichas que encajan en el pivote y tienen blanca o cinco en la otra mitad.
strategy-sum = Contar deprisa
strategy-sum-1 = No sume todas las mesas posibles. Mire la suma y pregúntese qué tiene que cambiar. Si es seis, hacen falta cuatro más o uno menos. Donde un extremo muestra uno, el 1-5 da cuatro más y el 1-0 uno menos.
strategy-sum-2 = Recorra así los extremos, primero con sus fichas y luego con las que yo podría tener. Yo no hago otra cosa, solo que no me canso.
strategy-level = Su nivel
strategy-level-1 = Como principiante juego la ficha que más anota y no pienso más. Elija el nivel en que gane más o menos la mitad, y suba cuando gane dos de cada tres.
strategy-level-2 = En todos los niveles conozco mis fichas, la mesa, quién robó y pasó y cuándo, y cuántas fichas tiene usted. Las suyas no las miro nunca.

keys-intro = Todo se puede hacer sin ratón. El anillo muestra dónde actúa el teclado.
keys-table = En la mesa
keys-commands = Órdenes
key-tab = Tab
key-tab-does = ir a la ficha, el extremo o el botón siguiente; con Mayús, al anterior
key-arrows = Flechas
key-arrows-does = ir a la ficha, el extremo o el botón más cercano de ese lado
key-space = Espacio
key-space-does = elegir la ficha, jugar en el extremo o pulsar el botón donde está el anillo; si no, pulsar el botón principal
key-enter = Intro
key-enter-does = lo mismo que Espacio
key-ends = W, E, N, S o 4, 6, 8, 2
key-ends-does = jugar la ficha elegida al oeste, este, norte o sur
key-escape = Esc
key-escape-does = soltar la ficha elegida o cerrar una ventana

## The table

you = Usted
nestor = Nestor
name-second = Áyax
name-third = Helena
boneyard = Montón
target-of = / { $target }
table-count = Suma de la mesa { $count }
button-draw = Robar
button-pass = Pasar
button-turn = Destapar
button-take = Tomarlas todas
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
end-of-bone = el { $pips } de { $bone }
list-and = { $list } y { $last }

spoken-hand = { $bone }, en su mano, encaja en { $ends }
spoken-hand-any = { $bone }, en su mano, puede salir
spoken-hand-none = { $bone }, en su mano, no encaja
spoken-hand-waiting = { $bone }, en su mano
spoken-end = extremo { $end }, { $bone }, muestra { $pips }
spoken-end-empty = extremo { $end }, aún sin ficha, muestra { $pips }
spoken-end-lead = extremo { $end }, lugar de la primera ficha
spoken-lead-place = el lugar de la primera ficha
spoken-end-of = extremo { $number }, en { $bone }, muestra { $pips }
spoken-face-down = ficha { $number }, boca abajo
spoken-turned = { $bone }, destapada por { $name }
spoken-yard = ficha { $number } del montón, robarla
spoken-middle = { $bone }, en el centro
spoken-yours = { $bone }, jugada por usted
spoken-theirs = { $bone }, jugada por { $name }
spoken-shown = { $bone }, a la vista
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } ficha
       *[other] { $bones } fichas
    }

preview-count = suma { $count }
preview-points = suma { $count }, vale { $points }
caption-did = { $name }: { $did }
did-play = juega { $bone }
did-draw-and-play = roba { $count }, juega { $bone }
did-draw = roba { $count }
did-pass = pasa
did-destroy = destruye { $bone }
yard-drawable =
    { $count ->
        [one] { $count } ficha para robar
       *[other] { $count } fichas para robar
    }
yard-block = En Block no se roba
yard-empty = El montón está vacío
yard-reserve =
    { $count ->
        [one] La última ficha nunca se roba
       *[other] Las últimas { $count } nunca se roban
    }
say-named = { $name }: { $line }
say-turn = Destape una ficha: la más pesada sale.
say-tie = Empate: otra vez.
say-you-turn = Usted destapa { $bone }
say-name-turns = { $name } destapa { $bone }
say-take =
    { $count ->
        [one] Tome una ficha más.
       *[other] Tome { $count } fichas.
    }

say-your-turn = Le toca a usted.
say-my-turn = Me toca a mí.
say-must-draw = No encaja ninguna ficha: robe una.
say-must-pass = No encaja ninguna ficha: pase.
say-i-play = Juego { $bone }.
say-you-play = Usted juega { $bone }.
say-i-score = Juego { $bone } y anoto { $points }.
say-you-score = Usted juega { $bone } y anota { $points }.
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
say-blocked = La mano está cerrada.
say-blocked-side =
    La mano está cerrada. { $side } { $members ->
        [one] gana
       *[other] ganan
    } { $points }.
say-blocked-shared = La mano está cerrada. { $one } y { $other } empatan y comparten: { $points } cada uno.
say-you-domino-together = Usted hace dominó, y su bando gana { $points }.
say-i-domino-together = Hago dominó, y ganamos { $points }.
say-you-win-game-of-many = Usted gana la partida, { $scores }.
say-side-wins-game =
    { $side } { $members ->
        [one] gana
       *[other] ganan
    } la partida, { $scores }.
say-nobody-wins-game = Nadie gana la partida.
say-i-win-game = Gano la partida, { $me } a { $you }.
say-you-win-game = Usted gana la partida, { $you } a { $me }.
say-nobody-wins = Nadie gana la partida, { $you } a { $me }.
say-i-win-hand-game = Gano la partida.
say-you-win-hand-game = Usted gana la partida.
say-welcome-back = Hola de nuevo.
say-undone = Deshecho.
say-redone = Rehecho.
say-preserved = La partida está guardada.
say-restored = La partida guardada ha vuelto.
say-hint = Yo jugaría { $bone } al { $end }.
say-hint-on = Yo jugaría { $bone } en { $end }.
say-hint-draw = Yo robaría.
say-showing-mine = Estas son mis fichas.
say-showing-boneyard = Este es el montón.
say-nothing-to-undo = No hay nada que deshacer.

detail-left-with-me = puntos en mi mano: { $sum }
detail-left-with-you = puntos en su mano: { $sum }
detail-block-difference = cerrada: { $theirs } − { $own } = { $sum }
detail-block-below = cerrada: { $theirs } − { $own } es menor que cero
detail-block-mine = cerrada: puntos en mi mano { $sum }
detail-block-yours = cerrada: puntos en su mano { $sum }
detail-block-both = cerrada: { $theirs } + { $own } = { $sum }
detail-block-nothing = las manos cerradas no valen nada
detail-subtracted = { $side }: { $sum } menos
detail-shared = la mitad de { $theirs }
detail-left = puntos que quedan: { $sum }
detail-block-theirs = cierre: puntos de los demás { $sum }
detail-rounded = (redondeado a { $points })
detail-not-counted = No cuenta: hay que llegar exactamente a la meta.

refused-does-not-fit = { $bone } no encaja en el extremo { $end }, que muestra { $pips }.
refused-fits-nowhere = { $bone } no encaja en ningún lado.
refused-choose-first = Elija primero una ficha de su mano.
refused-must-lead = Hay que salir con { $bone }.
refused-not-open = Ahí no se puede jugar.
refused-not-your-turn = No le toca a usted.
refused-not-yet = La mano aún no ha empezado.
refused-thinking = Un momento: estoy pensando.
refused-hand-over = La mano ha terminado.
refused-game-over = La partida ha terminado.
refused-no-draws = En este juego no se roba.
refused-boneyard-empty = No queda nada que robar.
refused-playable = Tiene una ficha que encaja.

menu-game = Juego
menu-view = Ver
menu-options = Opciones
menu-help = Ayuda
command-new-game = Partida nueva
command-undo = Deshacer
command-redo = Rehacer
command-hint = Pista
command-show-hands = Ver la mano de Nestor
command-show-boneyard = Mostrar el montón
command-preserve = Guardar partida
command-restore = Recuperar partida
command-tally = Partidas ganadas
command-display = Mesa entera o compacta
command-settings = Ajustes
command-colors = Colores
command-help = Ayuda
command-about = Acerca de
command-quit = Salir


remark-new-rules = Las reglas nuevas valen desde la próxima mano.

hint-title = Pista
hint-thinking = Estoy pensando en sus fichas.
hint-play = { $bone } { $end }
hint-draw = Robar
hint-pass = Pasar
hint-points = puntos
hint-win = ganar
hint-about = Lo que yo esperaría de cada jugada en su lugar, con lo que usted ve: puntos hasta el final de la mano y probabilidad de ganar la partida.

notice-damaged-copy = { $file } estaba dañado. Se usa la copia anterior; el archivo dañado se llama ahora { $aside }.
notice-damaged-new = { $file } estaba dañado y no se puede leer. El archivo se llama ahora { $aside } y se escribe uno nuevo.
notice-damaged-stays = { $file } está dañado y no se puede mover. Se deja como está y no se guarda nada en su lugar.
notice-from-copy = Faltaba { $file }. Se usa la copia anterior.
notice-unreachable = { $file } no se puede leer ({ $why }). Se deja como está y no se guarda nada en su lugar.
notice-unreachable-copy = { $file } no se puede leer ({ $why }). Se usa la copia anterior; el archivo se deja como está y no se guarda nada en su lugar.
obstacle-forbidden = acceso denegado
obstacle-not-a-file = no es un archivo normal
obstacle-link = es un enlace que no lleva a ninguna parte
notice-newer = { $file } es de una versión posterior del juego. Se deja como está y no se guarda nada en su lugar.
notice-full = El disco está lleno: el juego sigue, pero no se guarda.
notice-forbidden = No se puede escribir en la carpeta del juego: el juego sigue, pero no se guarda.
notice-no-folder = No hay carpeta donde guardar: el juego sigue, pero no se guarda.
notice-lock = «lock», en la carpeta del juego, no es un archivo normal. El juego sigue, pero no se guarda.
notice-too-long = Esta partida se ha hecho demasiado larga para guardarla. Sigue, pero no se guarda.
notice-other = No se puede guardar nada ({ $why }). El juego sigue.
notice-second-window = El juego está abierto en otra ventana, y esa guarda. Lo que se juegue aquí no se conserva.
notice-stumbled = Me ha fallado un razonamiento y he jugado lo que parecía sensato. Los detalles están en el archivo panic.log.
