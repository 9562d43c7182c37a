### Electrum Dominoes: Español.

language-name = Español

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
game-with = { $game } · { $levels }
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
game-all-fives-palm-short = Robo libre
game-all-fives-palm-about = Cincos en que se puede robar aunque se pueda jugar.
game-all-fives-pagat = Cincos por sorteo
game-all-fives-pagat-short = Cincos por sorteo
game-all-fives-pagat-about = Sale quien decide el sorteo, luego quien gana. Lo que queda cuenta de cinco en cinco.
game-muggins = Muggins
game-muggins-about = Cincos sin pivote: una sola línea con dos extremos.
game-five-up = Five-Up
game-five-up-about = Cincos en que cada doble se abre por los cuatro lados.
game-draw-game = Robar a una mano
game-draw-game-short = A una mano
game-draw-game-about = Cada uno destapa una ficha, sale la más pesada, y la partida es una mano.
game-firecrackers = Cincos con petardos
game-firecrackers-short = Petardos
game-firecrackers-about = Contra el reloj. Un petardo por mano destruye una ficha.
game-changed = { $game } (con cambios)
game-custom = Personalizado
game-custom-about = Un juego con las reglas que usted ha elegido.
greeting-1 = Le doy la bienvenida. Soy Nestor y juego contra usted. Veo mis fichas y lo que hay en la mesa, nada más que usted.
greeting-2 = Haga clic en una ficha y luego en el lugar donde debe ir, o arrástrela hasta allí. Los lugares donde encaja se iluminan.
greeting-3 = Juego por mi cuenta cuando me toca; sin «OK automático», en los ajustes, espero. El botón dice qué espera el juego, y la barra espaciadora lo pulsa.
game-begin = Empezar
game-under-way = La partida en curso se conserva: Deshacer la recupera.
game-players = Jugadores
game-partners = Por parejas
game-partners-about = Dos contra dos: quien se sienta enfrente juega con usted.
game-levels-about = ¿Es nuevo en el dominó? Elija Principiante o Fácil, antes «Novice». Si juega bien, elija Difícil o Implacable, antes «Expert».
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
settings-holds = Todo vale enseguida, salvo las reglas: valen desde la próxima mano.
settings-new-game = Empezar otra partida ya
setting-coming = desde la próxima mano
setting-coming-now = Partida nueva ya
settings-next-hand = Estas reglas valen desde la próxima mano. La actual termina con las reglas con que empezó.
rules-never-exact = Nadie podría llegar nunca a { $target } puntos exactos en este juego. Las reglas quedan como estaban hasta que elija otro número, o quite «Final exacto» o «Redondeo».
rules-nothing-scores = Con estas reglas nadie podría puntuar nunca. Quedan como estaban hasta que algo puntúe.
rules-cannot = Con estas reglas no se puede jugar ({ $why }). Quedan como estaban hasta que las cambie.

setting-target = Puntos para ganar
setting-target-other = u otro número hasta 1000:
setting-time = Minutos para la partida
setting-time-about = El reloj corre en su turno y en el mío, y se para durante las pausas.
setting-time-other = u otro número hasta 180:
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
setting-one-click = Jugar con un clic
setting-one-click-about = Un clic juega una ficha que solo tiene un lugar, o cuyos lugares dan lo mismo.
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
setting-tutor = Tutor
setting-tutor-about = Nestor mira su jugada antes de que cuente y pregunta si la quiere donde otra sería mejor. Las partidas con él cuentan como partidas con ayuda.
tutor-off = No
tutor-blunders = Errores graves
tutor-bad = Malas jugadas
tutor-doubtful = Jugadas dudosas
tutor-always = Todo lo que no sea lo mejor
setting-table-count = Suma de la mesa
setting-table-count-about = La suma de los extremos abiertos aparece abajo a la izquierda, en los juegos en que puntúa.
setting-flicker = Parpadeo
setting-flicker-about = El extremo donde acabo de jugar parpadea.
setting-hand-order = Orden de sus fichas
setting-hand-order-about = También puede arrastrar una ficha a otro lugar de su mano. Con el teclado, Alt con Izquierda o Derecha va hasta ella y Ctrl la mueve.
hand-drawn = como se repartieron y robaron
hand-suit = por números
hand-weight = por peso
setting-close-gaps = Cerrar huecos
setting-close-gaps-about = Las fichas de su mano se juntan cuando se juega una.
setting-dim = Atenuar lo que no encaja
setting-dim-about = Las fichas que no encajan en ningún sitio se ven atenuadas mientras usted elige.
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
setting-scale = Tamaño del texto
setting-scale-about = El texto crece en ventanas, menús y en el registro, y en la mesa hasta donde las fichas dejan sitio. Las fichas son tan grandes como permite la ventana.
setting-language = Idioma
language-system = El del sistema

## Colors

theme-name = Tema { $number }
theme-use = Usar el tema { $number }
theme-use-it = Usar
theme-in-use = En uso
theme-edit = Editar { $name }
colors-reset-one = Restablecer este
colors-reset = Restablecer los tres
colors-click = Haga clic en una parte de la mesa para cambiar su color.
colors-which = Color de
colors-double = Contornos dobles
colors-double-about = Mis fichas llevan un segundo contorno, por si no distingue los colores.
colors-sample = Muestra
colors-sample-text = Anoto 5.
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
tally-about-helped = Una partida que usted gana después de deshacer, mirar fichas ocultas, pedir una pista o jugar con el tutor cuenta como cualquier otra, y además como ganada con ayuda.
tally-spoken = { $name }: usted { $you }, Nestor { $nestor }, su parte { $share }, con ayuda { $helped }

## The score sheet

command-score-sheet = Hoja de puntos
button-same-deals = Las mismas fichas otra vez
end-title = Fin de la partida
end-you-win = Usted gana
end-side-wins =
    { $side } { $members ->
        [one] gana
       *[other] ganan
    }
end-nobody-wins = Nadie gana
end-time = Se acabó el tiempo.
end-you-resigned = Usted se rindió.
end-name-resigned = { $name } se rindió.
end-bonus = Bonificación: { $spread } por la ventaja, { $time } por el tiempo restante.
sheet-hand = Mano { $number }
sheet-you-led = Salió usted.
sheet-name-led = Salió { $name }.
sheet-you-out = Dominó de usted.
sheet-name-out = Dominó de { $name }.
sheet-blocked = Cerrada.
sheet-decided = Decidida antes de su final.
sheet-under-way = En curso.
sheet-plays = jugadas
sheet-firecrackers = petardos
sheet-end = final
sheet-left = puntos en mano
sheet-total = En total
sheet-best-play = Mejor jugada
sheet-best-play-told = { $name }, mano { $hand }: { $play }, suma { $count }, anota { $points }
sheet-best-hand = Mejor mano
sheet-best-hand-told = { $side }, mano { $hand }: { $points }

## The log and the unseen bones

command-unseen = Fichas no vistas
unseen-title = No vistas: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Lo que se podría saber
beliefs-draws = Por los robos
beliefs-plays = También por las jugadas
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. Está aquí: { $place }.
beliefs-point = Señale una ficha. Esto cuenta como ayuda.
beliefs-point-truth = Señale una ficha. Un anillo marca dónde está.
beliefs-thinking = Nestor está contando.
beliefs-between = Se dice en cuanto se juega la mano.
command-log = Registro
log-copy = Copiar como texto
log-before = Mano anterior
log-next = Mano siguiente
log-empty = Aún no se ha jugado nada.
log-moment = Jugada { $number }: { $name }, { $what }
log-you-left = A usted le queda { $bones }.
log-name-left = A { $name } le queda { $bones }.
log-column-count = suma
log-column-points = puntos
log-lead = sale con { $bone }
log-play = { $bone } al { $end }
log-play-on = { $bone } en { $end }
log-draw = roba { $count }
log-draw-lacks = roba { $count }: { $lacks }
log-draw-bones = roba { $bones }
log-draw-bones-lacks = roba { $bones }: { $lacks }
log-pass = pasa
log-pass-lacks = pasa: { $lacks }
log-destroy = destruye { $bone }
log-lacks = sin { $pips }
log-count = suma { $count }
log-scores = +{ $points }
log-lost = ({ $points } de más)

## Exercises

command-exercises = Ejercicios
practice-solved = { $count } de { $all } resueltos
practice-theme = Tema
practice-any-theme = Todos los temas
practice-hardness = Dificultad
practice-any-hardness = De fácil a difícil
practice-title = Ejercicio { $number }: { $theme }
practice-is-of-day = ejercicio del día
practice-is-solved = resuelto
practice-find = Le toca a usted. Encuentre la mejor jugada.
practice-looking = Nestor está mirando su jugada.
practice-right = ¡Correcto!
practice-wrong = Hay una jugada mejor.
practice-best = La mejor jugada: { $play }
practice-margin = Cualquier otra jugada regala un { $share } de partida o más.
practice-gives-away = { $play } regala un { $share } de partida.
practice-why = Lo que habla a favor de la mejor jugada:
practice-next-unsolved = Siguiente sin resolver
practice-try-again = Intentar otra vez
practice-show = Mostrar la mejor jugada
practice-of-day = Ejercicio del día
theme-score = puntuar
theme-defend = defender
theme-stop = no dejar jugar
theme-count = contar
theme-endgame = final
theme-target = cerca de la meta
hardness-1 = fácil
hardness-2 = no tan fácil
hardness-3 = difícil
hardness-4 = muy difícil

## The other table

command-other-table = La otra mesa
games-other-table = La otra mesa…
other-about = Un Nestor ocupa su lugar y juega otra vez los mismos repartos contra los mismos rivales. Mano por mano se ve quién sacó más de las mismas fichas, sea cual sea la suerte del reparto.
other-level = Nestor en su lugar
other-begin = Jugar los repartos
other-difference = Diferencia
other-gained = Ventaja sobre los demás
other-hand = Mano { $hand }
other-game-hand = Partida { $game }, mano { $hand }
other-sum = En total
other-playing = Nestor está jugando: el { $share } de las manos está hecho.
other-better = Usted lo hizo mejor que Nestor, por { $points } en total.
other-worse = Nestor lo hizo mejor, por { $points } en total.
other-same = Usted lo hizo tan bien como Nestor.
other-mean = En promedio { $mean } por mano; con un 95 % de certeza está entre { $low } y { $high }.
other-none = Ninguna mano se jugó hasta el final.
other-gone =
    { $count ->
        [one] No se puede leer { $count } partida.
       *[other] No se pueden leer { $count } partidas.
    }

## A match of eight deals

command-agreed = Ocho repartos
agreed-about = Un número designa ocho repartos: quien empieza con el mismo número y el mismo juego recibe las mismas fichas, un amigo o usted otro día. Un Nestor los juega también, en su lugar y contra los mismos rivales, y después de cada reparto usted ve quién le sacó más partido.
agreed-game = Se juega a { $game } contra { $levels }. Otro juego y otros rivales se eligen en «Partida nueva».
agreed-number = Número del encuentro
agreed-begin = Empezar el encuentro
agreed-match = Encuentro { $number }
agreed-deal = Reparto { $deal } de { $deals }
agreed-row = Reparto { $deal }
agreed-next = Siguiente reparto
agreed-another = Otro encuentro
agreed-last = Ver el último encuentro
agreed-ends = Hay un encuentro en curso, en el reparto { $deal } de { $deals }. Si empieza otro, termina ahí sin resultado.
agreed-none = Después de cada reparto se ve aquí quién le sacó más partido. Cada uno empieza de cero, nadie ayuda y nada se deshace.
agreed-waiting = Nestor todavía juega este reparto.

## Advice

advice-title = ¿Otro nivel?
advice-up = En el nivel «{ $level }» ha ganado { $won } de { $games } partidas. Si quiere, desde ahora juego en el nivel «{ $next }».
advice-down = En el nivel «{ $level }» ha ganado { $won } de { $games } partidas. En el nivel «{ $next }» las partidas serían más reñidas.
advice-about = El nivel adecuado es aquel en que gana más o menos la mitad de las partidas. En los ajustes se cambia cuando quiera.
advice-stay = Se queda así
advice-go = Sí, por favor

## About

about-version = Versión { $version }
about-what = Once juegos de dominó para dos, tres o cuatro, desde Robar y Bloqueo hasta Five-Up y Cincos con petardos, contra Nestor, que no ve más que usted.
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
help-firecrackers = Petardos
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
play-display-2 = Haga clic en una ficha suya y luego en el extremo donde va. O arrástrela hasta allí. O haga doble clic, si solo encaja en un sitio o si los sitios dan lo mismo. Los extremos donde encaja se iluminan y muestran cuál sería la suma. También se puede usar un extremo donde aún no hay ficha.
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
fire-intro = Cincos con petardos es un juego de cincos contra el reloj: cinco minutos para 100 puntos, si no elige otro tiempo. Usted abre la partida con su doble más alto; después sale quien jugó la última ficha de la mano.
fire-clock = El reloj
fire-clock-1 = Corre en su turno, en el mío y entre dos manos. Se para durante las pausas, mientras hay una ventana abierta sobre la mesa y mientras nadie puede ver el juego; entonces la mesa queda tapada.
fire-clock-2 = Deshacer no devuelve tiempo, y una pista cuesta el tiempo que necesito para ella. Cuando se acaba el tiempo, gana la puntuación más alta.
fire-use = Petardos
fire-use-1 = Cada uno tiene uno en cada mano, para usarlo antes de jugar una ficha. Destruye una ficha de un extremo que tenga una sola vecina, pero nunca el pivote. La ficha vuelve al montón, y la anterior es otra vez el extremo.
fire-use-2 = Si entonces la suma es divisible por cinco, usted la anota. Si antes no encajaba nada y ahora sí, anota cinco más.
fire-before = Antes: se va a destruir la ficha con el aro. La suma es siete.
fire-after = Después: el extremo norte del pivote vuelve a estar abierto. La suma es cinco, y puntúa.
fire-points = Puntos y resultado
fire-points-1 = Quien juega su última ficha anota cinco por cada ficha que le queda al otro. Un tablero cerrado no vale nada, y sale usted en la siguiente.
fire-points-2 = Si gana, se suman su ventaja y medio punto por cada segundo restante, multiplicado por sus puntos como porcentaje y redondeado hacia arriba. Si no gana, cada segundo vale un cuarto de punto. Rendirse cuenta como derrota.
fire-points-3 = Una victoria con 100 puntos y 2:15 restantes: 135 s × 0,5 × 100 % = 68. Una con 110 puntos y 3:38: 218 s × 0,5 × 110 % = 120.

strategy-any = En todos los juegos
strategy-any-1 = No se cierre opciones. Con muchos números distintos se roba poco; antes de jugar, mire qué podría jugar después.
strategy-any-2 = Juegue pronto los dobles: encajan con un solo número y pesan mucho cuando el otro hace dominó. La doble blanca no pesa nada, y en Cincos vale la pena guardar el doble cinco.
strategy-any-3 = Recuerde qué números estaban abiertos cuando robé o pasé: no tenía ninguno. Ofrézcame otra vez los mismos.
strategy-any-4 = Donde se puede robar aunque algo encaje (Cincos, robo libre), robe mientras pueda: quien tiene más fichas puntúa más a menudo y rara vez se queda sin jugar.
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
strategy-learn = Aprender de las partidas
strategy-learn-1 = Los ejercicios le presentan posiciones en las que una jugada es claramente la mejor. Juéguela en la mesa; le digo qué regala otra jugada, y por qué. Puede intentarlo otra vez o ver la mejor jugada.
strategy-learn-2 = Lo que se podría saber muestra, de cada ficha que usted no ha visto, quién puede tenerla. Se deduce de lo que se sabe en su lugar y de nada más, y cuenta como ayuda.
strategy-learn-3 = En la otra mesa juego otra vez sus repartos en su lugar. Lo que queda entre nosotros no es suerte del reparto. La encuentra en la lista de partidas y, al final de una partida, en el menú.
strategy-learn-4 = El tutor mira su jugada antes de que cuente y pregunta si la quiere donde otra sería mejor. Los ajustes dicen cuán mala tiene que ser, y T lo despide o lo trae de vuelta.
strategy-learn-5 = Un análisis dice de cada decisión lo que regaló, según lo que se podía saber entonces, y separa la suerte de la destreza. Donde usted se equivocó, intente hacerlo mejor antes de mirar.
strategy-learn-6 = Ocho repartos es un encuentro designado por un número, para que un amigo pueda jugar los mismos ocho. Yo también los juego, en su lugar, y a las mismas jugadas los demás responden igual.

help-games = Juegos

rules-target = Quien llega a { $points } puntos y va por delante gana la partida.
rules-clock = Usted tiene { $minutes } minutos para toda la partida. Lo que sobra da una bonificación al ganador.
rules-single = La partida es una sola mano.
rules-dealt = { $players } jugadores reciben { $bones } fichas cada uno.
rules-dealt-partners = { $players } jugadores, dos contra dos, reciben { $bones } fichas cada uno.
rules-lead-doublet-always = Quien tiene el doble más alto sale con él en cada mano.
rules-lead-doublet = Quien tiene el doble más alto sale con él en la primera mano.
rules-lead-lot = Cada uno vuelve una ficha, y sale quien tiene la más alta, con cualquier ficha.
rules-lead-you = Usted sale en la primera mano con su doble más alto.
rules-next-winner = Después sale quien ganó la mano anterior, con cualquier ficha; tras una mano cerrada se decide como al principio.
rules-line = Las fichas forman una línea con dos extremos.
rules-spinner = El primer doble es el pivote: cuando sus dos lados están ocupados, se abren también sus dos extremos.
rules-spinners = Cada doble es un pivote: cuando sus dos lados están ocupados, se abren también sus dos extremos.
rules-draws = Quien no puede jugar roba hasta que algo encaje, y pasa cuando no queda nada que robar.
rules-free-draw = Quien no puede jugar roba hasta que algo encaje, y se puede robar aunque algo encaje. Cuando no queda nada que robar, pasa quien no puede jugar.
rules-block = No se roba. Quien no puede jugar pasa.
rules-limit = Quien tiene { $bones } fichas pasa en vez de robar.
rules-count-fives = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Una suma divisible por cinco se anota entera.
rules-count-threes = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Una suma divisible por tres se anota entera.
rules-count-both = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Una suma divisible por cinco o por tres se anota entera.
rules-firecrackers = Una vez por mano cada jugador puede lanzar un petardo a una ficha de un extremo, que vuelve al montón. La nueva suma puede anotar, y hay cinco puntos para quien no podía jugar y ahora puede.
rules-out = Quien juega la última ficha de una mano gana los puntos que aún tienen los demás.
rules-out-five = Quien juega la última ficha de una mano gana cinco puntos por cada ficha que aún tienen los demás.
rules-blocked-difference = Cuando nadie puede seguir, la mano queda cerrada: quien tiene menos puntos gana lo que los demás tienen de más.
rules-blocked-opponent = Cuando nadie puede seguir, la mano queda cerrada: quien tiene menos puntos gana los de los demás.
rules-blocked-both = Cuando nadie puede seguir, la mano queda cerrada: quien tiene menos puntos gana todos los que quedan.
rules-blocked-nothing = Cuando nadie puede seguir, la mano queda cerrada y nadie gana nada.
rules-rounded = Los puntos de las fichas se redondean al múltiplo de cinco más cercano.
rules-single-end = Gana quien juega la última ficha. Cuando nadie puede seguir, gana quien tiene menos puntos.

display-stacks = La misma mesa en las dos vistas. En la compacta, de una ficha sobre la que se ha jugado solo se ve el borde bajo la siguiente, en el color de quien la jugó; de un brazo largo se ven las cuatro últimas.

lesson-lead = Una salida, jugada hasta el final
lesson-lead-about = Usted ganó la última mano de All Fives y puede salir con cualquiera de estas fichas. ¿Cuál elegiría?
lesson-lead-1 = Solo el 5-0 anota. Pero el 5-5 responde con diez y el 0-0 con cinco, y casi siempre tengo uno de los dos.
lesson-lead-2 = Contra el 4-4 nada anota: haría falta el 4-2, y lo tiene usted.
lesson-lead-3 = El 2-2 es aún mejor. Solo el 2-1 y el 6-2 anotan contra él, y cada vez usted responde con diez: con el 6-1 o, como aquí, con el 4-2.
lesson-count = El atajo, jugado hasta el final
lesson-count-about = La suma es seis, usted tiene estas fichas y le toca jugar. No sume cada mesa: para anotar, la suma tiene que bajar uno o subir cuatro.
lesson-count-1 = El este muestra un uno: el 1-0 o el 5-1. El oeste un dos: el 2-1. El norte un tres: el 3-2. El sur una blanca: el 4-0. De todas, usted tiene el 1-0.
lesson-count-2 = Ahora mírelo con mis ojos: desde cinco faltan cinco, o nada. El 0-0 está en su mano, así que solo queda el 5-0.

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
key-enter-does = lo mismo que Espacio: en una ficha, y luego en el extremo al que va el anillo
key-bone = 6 3
key-bone-does = elegir la ficha con esos números
key-ends = W, E, N, S o 4, 6, 8, 2
key-ends-does = jugar la ficha elegida al oeste, este, norte o sur
key-visit = Alt+Izquierda, Alt+Derecha
key-visit-does = ir de ficha en ficha por la mano, también a las que no encajan en ningún sitio
key-arrange = Ctrl y flechas
key-arrange-does = mover la ficha del anillo a otro lugar de la mano

key-menu = Alt o F10
key-menu-does = abrir el menú; las flechas recorren los menús
key-escape = Esc
key-escape-does = soltar la ficha elegida o cerrar una ventana

keys-review = Recorrer una partida
key-moves = Izquierda, Derecha
key-moves-does = ir a la jugada anterior o a la siguiente
key-ways = Inicio, Fin
key-ways-does = ir al principio o al final
key-hands = Re Pág, Av Pág
key-hands-does = ir a la mano anterior o a la siguiente
key-mistakes = M, Mayús+M
key-mistakes-does = en un análisis: ir a su error siguiente o al anterior
key-better = Ctrl+Z
key-better-does = en un análisis o un ejercicio: otro intento después de un error

## The table

you = Usted
nestor = Nestor
name-second = Áyax
name-third = Helena
boneyard = Montón
target-of = / { $target }
table-count = Suma de la mesa { $count }
clock-left = tiempo
clock-last = últimos segundos
pause-title = Pausa
pause-line = El reloj está parado en { $time }. La mesa queda tapada hasta que continúe.
button-draw = Robar
button-pass = Pasar
button-turn = Destapar
button-take = Tomarlas todas
button-new-hand = Otra mano
button-new-game = Otra partida
button-go-on = Continuar
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
at-west = al oeste
at-east = al este
at-north = al norte
at-south = al sur
at-bone = en { $end }
bone-at = { $bone } { $place }
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
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
spoken-clock = reloj: quedan { $time }
spoken-clock-last = reloj: los últimos { $time }
spoken-firecracker = su petardo: tómelo para destruir una ficha
spoken-firecracker-theirs = el petardo de Nestor
spoken-target = { $bone }, destruirla: { $outlook }
spoken-middle = { $bone }, en el centro
spoken-yours = { $bone }, jugada por usted
spoken-theirs = { $bone }, jugada por { $name }
spoken-shown = { $bone }, a la vista
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } ficha
       *[other] { $bones } fichas
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
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
say-you-have-scored = Usted anota { $points }.
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
say-i-destroy = Destruyo { $bone } con mi petardo.
say-you-destroy = Usted destruye { $bone } con su petardo.
say-i-destroy-and-score = Destruyo { $bone } con mi petardo y anoto { $points }.
say-you-destroy-and-score = Usted destruye { $bone } con su petardo y anota { $points }.
say-i-led-doublet = Tengo el doble más alto, { $bone }, y salgo con él.
say-you-led-doublet = Usted tiene el doble más alto, { $bone }, y sale con él.
say-i-led-own = Salgo con mi doble más alto, { $bone }.
say-you-led-own = Usted sale con su doble más alto, { $bone }.
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
say-locked = Tablero cerrado: ninguno puede jugar. Nadie gana puntos.
say-you-lead-next = Usted sale en la próxima mano.
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
say-time-out = Se acabó el tiempo.
say-you-gave-up = Usted se ha rendido.
say-i-win-hand-game = Gano la partida.
say-you-win-hand-game = Usted gana la partida.
say-welcome-back = Hola de nuevo.
say-undone = Deshecho.
say-redone = Rehecho.
say-undone-this = Deshecho: { $what }.
say-redone-this = Rehecho: { $what }.
a-draw = un robo
a-pass = un paso
say-preserved = La partida está guardada.
say-restored = La partida guardada ha vuelto.
say-opened = La partida está abierta.
say-hint = Yo jugaría { $bone } al { $end }.
say-hint-on = Yo jugaría { $bone } en { $end }.
say-hint-draw = Yo robaría.
say-hint-destroy = Yo destruiría { $bone } con el petardo.
say-showing-mine = Estas son mis fichas.
say-showing-boneyard = Este es el montón.
say-nothing-to-undo = No hay nada que deshacer.

detail-left-with-me = puntos en mi mano: { $sum }
detail-left-with-you = puntos en su mano: { $sum }
detail-bones-with-me = fichas en mi mano: { $bones } × 5 = { $sum }
detail-bones-with-you = fichas en su mano: { $bones } × 5 = { $sum }
detail-way-opened = camino abierto: { $points }
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
refused-not-held = Usted no tiene { $bone }.
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
refused-paused = El reloj está parado: continúe primero.
refused-no-clock = Esta partida no se juega contra el reloj.
refused-nothing-to-destroy = Ahora no se puede destruir ninguna ficha de la mesa.
refused-no-firecrackers = En este juego no hay petardos.
refused-firecracker-used = Su petardo está gastado hasta la próxima mano.
refused-spinner-stands = { $bone } es el pivote: ningún petardo lo destruye.
refused-not-an-end = { $bone } no está en un extremo: solo se destruye una ficha con una sola vecina.

menu-game = Juego
menu-view = Ver
menu-learn = Aprender
menu-options = Opciones
menu-help = Ayuda
command-new-game = Partida nueva
command-undo = Deshacer
command-redo = Rehacer
command-hint = Pista
command-tutor = Tutor sí o no
command-firecracker = Petardo
command-pause = Pausa o continuar
command-give-up = Rendirse
command-results = Resultado
give-up-asks = ¿Quiere rendirse? La partida contará como perdida.
give-up-yes = Rendirse
results-title = Resultado
results-again = Jugar otra vez
results-you-win = Usted gana
results-you-lose = Gano yo
results-nobody-wins = No gana nadie
results-time-out = Se acabó el tiempo.
results-given-up = Usted se ha rendido.
results-target = Se han alcanzado { $target } puntos.
results-yours = Sus puntos
results-theirs = Puntos de { $name }
results-spread = Bono por la ventaja
results-no-spread = solo por una victoria
results-time = Bono por el tiempo
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Total
results-best-today = Su mejor de hoy
results-best-ever = Su mejor de siempre
results-new-best = ¡nuevo!
results-helped = En esta partida tuvo ayuda, así que no cuenta como mejor marca.
results-plays = Las mejores jugadas
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } con el petardo
results-firecrackers = Petardos que puntuaron: usted { $yours }, { $name } { $theirs }
command-show-hands = Ver la mano de Nestor
command-show-boneyard = Mostrar el montón
command-preserve = Guardar partida
command-restore = Recuperar partida
command-tally = Partidas ganadas
command-review = Analizar la partida
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
hint-destroy = Petardo: { $bone }
hint-pass = Pasar
hint-points = puntos
hint-win = ganar
hint-points-about = Cuántos puntos ganaría de ventaja, en promedio, hasta el final de esta mano; con un menos, cuántos perdería.
hint-win-about = Con qué frecuencia ganaría la partida después de esta jugada.
hint-about = Lo que yo esperaría de cada jugada en su lugar, con lo que usted ve: puntos hasta el final de la mano y probabilidad de ganar la partida.

tutor-looks = Estoy mirando su jugada…
tutor-title = ¿Está seguro?
tutor-better = Otra jugada ganaría un { $share } más de las partidas.
tutor-best = La mejor jugada: { $play }.
tutor-rethink = Pensarlo otra vez
tutor-play-anyway = Jugar de todos modos
tutor-show-better = Mostrar la mejor

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
notice-damaged-games = { $count ->
    [one] Una partida del archivo estaba dañada y no se puede leer.
   *[other] { $count } partidas del archivo estaban dañadas y no se pueden leer.
} Lo que se encontró queda aparte en la carpeta «games»; todas las demás partidas están ahí.

## Players

command-players = Jugadores
players-who = ¿Quién juega?
players-play = Jugar
players-first = Primer jugador
players-at-the-table = { $name } – en la mesa
players-change = Añadir o cambiar nombre
players-name = Nombre
players-add = Añadir
players-rename = Cambiar nombre
players-name-empty = Un nombre tiene al menos una letra o un signo.
players-name-long = Un nombre tiene 40 letras como máximo.
players-name-taken = Aquí ya juega alguien con ese nombre.
players-disk = No se puede cambiar la carpeta de los jugadores.
players-delete = Eliminar…
players-delete-sure = ¿Eliminar a { $name } con todas sus partidas, ajustes y colores? Todo se guarda en una carpeta de jugadores eliminados hasta que se vacíe.
players-delete-yes = Eliminar
players-ask = Preguntar al empezar
players-ask-about = Cada vez que se abre el programa, pregunta quién juega. Si no, sigue con quien jugó la última vez.
players-deleted = Jugadores eliminados
players-deleted-about =
    { $count ->
        [one] Aún se guardan las partidas y los ajustes de un jugador eliminado.
       *[other] Aún se guardan las partidas y los ajustes de { $count } jugadores eliminados.
    }
players-empty = Eliminar para siempre

## Files

command-restart = Volver a empezar esta partida
command-save-game = Guardar partida como
command-open-game = Abrir partida
command-copy-game = Copiar partida
command-paste-game = Pegar partida
command-keep-game = Guardar en la lista de partidas
path-about = Este sistema no tiene diálogo para archivos: escriba la ruta del archivo.
path-name = Ruta del archivo
file-pasted = Lo que se ha pegado
file-not-written = No se puede escribir { $file }: { $why }.
file-exists = { $file } ya existe. No se ha escrito nada; elija otro nombre.
file-not-read = No se puede leer { $file }: { $why }.
file-no-game = { $file } no es una partida que se pueda abrir, y nada ha cambiado. { $why }
file-full = el disco está lleno
file-missing = no existe ese archivo
file-too-large = Es más largo que cualquier partida.
file-not-text = A partir del byte { $byte } no es texto.
file-unreadable = Línea { $line }, columna { $column }: { $why }
file-version = Lo escribió una versión posterior del juego ({ $version }).
file-hand = La mano { $hand } no se puede repartir así: { $why }
file-move = En la mano { $hand }, la jugada { $move } no es posible: { $why }
file-cannot-be-shown = Esta ventana no puede mostrar una partida así.

## The list of games

command-games = Partidas
games-open = Repasar
games-reading = Se están leyendo las partidas.
games-none = Aún no ha terminado ninguna partida. Cada partida que termine se guarda aquí.
games-search = Ficha o reparto
games-search-what = Busque la ficha con la que se abrió una mano, por ejemplo 6-4, o el número de un reparto.
games-game = Juego
games-level = Dificultad
games-result = Resultado
games-help = Ayuda
games-seats = Jugadores
games-when = Tiempo
pick-any-game = Todos los juegos
pick-any-level = Todos los niveles
pick-any-result = Todos los resultados
pick-any-help = Con o sin ayuda
pick-unhelped = Sin ayuda
pick-helped = Con ayuda
pick-any-seats = Cualquier mesa
pick-seats = { $count } jugadores
span-ever = Siempre
span-day = Último día
span-week = Última semana
span-month = Último mes
span-year = Último año
outcome-won = Ganada
outcome-lost = Perdida
outcome-drawn = Empatada
outcome-unfinished = Sin terminar
games-column-when = Terminada
games-column-game = Juego
games-column-level = Contra
games-column-result = Resultado
games-column-took = Duración
games-result-points = { $result } { $own } : { $other }
games-with-help = { $result }, con ayuda
games-minutes = { $count } min
games-for = { $game } para { $count }
games-pick = Elegir la partida del { $when }
games-pick-all = Elegir todas
games-pick-none = No elegir ninguna
games-same-deals = Los mismos repartos otra vez
games-export-games = Exportar partidas…
games-export-table = Exportar tabla…
games-delete = Eliminar
games-restore =
    { $count ->
        [0] Recuperar partidas eliminadas
        [one] Recuperar la partida eliminada
       *[other] Recuperar { $count } partidas eliminadas
    }
games-gone = Esa partida no se puede leer.
games-exported =
    { $count ->
        [one] Se ha exportado una partida.
       *[other] Se han exportado { $count } partidas.
    }
games-not-exported = No se pueden exportar las partidas: { $why }.
viewer-first = Principio
viewer-back = Atrás
viewer-next = Siguiente
viewer-last = Final
viewer-place = Mano { $hand }, jugada { $move } de { $moves }
viewer-play-on = Seguir desde aquí
viewer-more = Más…

## The review

review = Análisis
review-made = { $name }: { $play }.
review-as-good = Nada era mejor.
review-marked = { $mark }: eso regala un { $share } de las partidas.
review-little = Eso regala un { $share } de las partidas, demasiado poco para una marca.
review-best = Mejor: { $play }.
review-not-judged = Aún sin juzgar.
review-no-choice = Aquí no había nada que elegir.
review-progress = Juzgado: { $share }.
review-before = Error anterior
review-next = Error siguiente
review-graph = Su probabilidad de ganar
review-luck = Suerte { $share }
review-your-plays = Sus jugadas { $share }
review-their-plays = Jugadas de los demás { $share }
review-luck-later = De la suerte se habla cuando termina una mano.
review-luck-soon = Se está calculando la suerte.
review-sums = Sumas
review-given = { $count ->
    [one] Una decisión
   *[other] { $count } decisiones
 }, que regalaron { $mean } cada una de media, { $all } de una partida en total.
review-marks = Dudosas: { $doubtful }. Malas: { $bad }. Errores graves: { $blunders }.
review-between = Usted jugó esta partida entre { $above } y { $below }.
review-below = Usted jugó esta partida por debajo de { $level }.
review-above = Usted jugó esta partida al menos como { $level }.
review-name-between = { $name } jugó esta partida entre { $above } y { $below }.
review-name-below = { $name } jugó esta partida por debajo de { $level }.
review-name-above = { $name } jugó esta partida al menos como { $level }.
review-sums-about = Cada decisión se juzga por lo que su jugador sabía entonces. De una mano en curso solo se juzgan las suyas.
mark-doubtful = Dudosa
mark-bad = Mala
mark-blunder = Error grave
better = Hacerlo mejor
better-find = Aquí usted regaló algo. ¿Qué jugaría ahora?
better-right = { $play }: tan bueno como lo mejor.
better-wrong = { $play }: eso regala un { $share } de las partidas.
better-again = Otra vez
better-show = Mostrar la mejor
better-leave = Volver al análisis

## Statistics

command-statistics = Estadísticas
statistics-counting = Se están contando las partidas: { $done } de { $all }.
statistics-empty = Todavía no hay nada que contar. Termine una partida y verá aquí el balance de sus partidas.
statistics-none = Ninguna partida terminada es así.
statistics-count =
    { $count ->
        [one] Una partida terminada
       *[other] { $count } partidas terminadas
    }
statistics-page = Página
statistics-page-won = Ganadas
statistics-page-points = Puntos
statistics-page-bests = Lo mejor
statistics-page-table = Tabla
statistics-over-time = A lo largo del tiempo
statistics-over-time-spoken = Un gráfico de la parte de partidas ganadas a lo largo del tiempo. Las cifras están en la tabla.
statistics-by-game = Por juego
statistics-by-level = Por dificultad
statistics-interval-about = Un punto es la parte de partidas que ha ganado. La línea que lo cruza muestra dónde está su parte real en 95 de 100 casos; cuantas más partidas, más corta es.
statistics-column-won = Ganadas
statistics-column-interval = A la larga
statistics-share = { $share } de { $count }
statistics-interval = { $low } a { $high }
statistics-rate-spoken = { $name }: ganadas { $share }, a la larga { $interval }
statistics-stretch = Partidas { $first } a { $last }, { $from } a { $to }
statistics-part = { $count } ({ $share })
statistics-bin = De { $from } a { $to } puntos
statistics-bin-told = { $name }: usted en { $own } de las manos, Nestor en { $others }
statistics-spread = Puntos de una mano
statistics-spread-spoken = Un gráfico de cuántos puntos dan las manos. Las cifras están en la tabla.
statistics-spread-about = Cada barra son las manos que dieron esos puntos o más hasta el número siguiente: las suyas van hacia arriba, las de Nestor hacia abajo. Una mano le da { $own } de media, y a Nestor { $others }.
statistics-sources = De dónde vienen los puntos
statistics-source-told = { $name }: usted { $own }, Nestor { $others }
source-plays = Jugadas
source-firecrackers = Petardos
source-going-out = Última ficha
source-blocked = Manos cerradas
statistics-a-hand = Una mano
statistics-mean = Puntos de media
statistics-most = Más puntos
statistics-best-play = Mejor jugada
statistics-best-play-about = En torno a un solo doble central, ninguna jugada anota más de 35.
statistics-draws = Fichas robadas
statistics-records = Partidas y manos
statistics-wins-in-a-row = Más partidas ganadas seguidas
statistics-losses-in-a-row = Más partidas perdidas seguidas
statistics-fastest-win = Victoria más rápida
statistics-highest-win = Victoria más amplia
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Partidas sin ganador
statistics-hands = Manos
statistics-blocked = Manos cerradas en total
statistics-picture = Guardar imagen…
statistics-not-saved = No se puede guardar: { $why }.
file-written = Se ha guardado como { $file }.

## Is it fair?

command-fair = ¿Es justo?
fair-empty = Todavía no se guarda ninguna mano. Cuando haya terminado una partida, esta página mostrará lo que el azar nos ha dado a usted y a mí.
fair-intro = Las { $hands } manos guardadas: lo que usted y yo recibimos, junto a lo que da de media un reparto justo cuando todo lo demás está como estaba. Lo bien que se jugara no cambia nada.
fair-verdict-usual = Así es un reparto justo. Entre tantas cifras, casi siempre hay alguna tan rara como la más rara de estas.
fair-verdict-fair = Así es un reparto justo. Entre tantas cifras, en 1 de { $count } colecciones como esta hay alguna tan rara como la más rara de estas.
fair-verdict-odd = Una cifra llama la atención: entre tantas, en 1 de { $count } colecciones como esta hay alguna tan rara. El azar lo hace de vez en cuando; vuelva a mirar cuando haya jugado más.
fair-verdict-grave = Una cifra es difícil de explicar por azar: entre tantas, en 1 de { $count } colecciones como esta hay alguna tan rara. Por favor, exporte sus partidas y enséñelas a alguien que sepa contar.
fair-few = Con pocas manos esto dice poco todavía. Cuantas más haya, antes se notaría una mano en la balanza.
fair-doublets = Dobles repartidos
fair-first-bones = Fichas que encajaban en el primer turno, sin los dobles
fair-draws = Fichas robadas hasta que una encajó
fair-drawn-pips = Puntos de las fichas robadas
fair-figures = { $who }: { $given }, lo justo { $fair }
fair-nothing = Aquí el azar todavía no ha intervenido.
fair-usual = Esta diferencia o una mayor ocurre casi siempre.
fair-more = Más de lo justo. Esta diferencia o una mayor ocurre en 1 de { $count } series de manos como esta.
fair-less = Menos de lo justo. Esta diferencia o una mayor ocurre en 1 de { $count } series de manos como esta.
fair-line-about = El punto muestra lo lejos que está cada cifra de la justa, en el medio. En 95 de 100 casos cae dentro de la banda.
fair-check = Compruébelo usted
fair-check-1 = Cada reparto sale de su número, antes de que nadie juegue. Escriba ese número en la ventana de una partida nueva y se repartirán las mismas fichas.
fair-check-2 = La lista de partidas exporta registros con el número y las fichas de cada reparto. En una consola, «nestor record --preset all-fives --seed 4711» empieza con el reparto número 4711, hecho de nuevo solo a partir del número, y «nestor replay game.domino» juega un registro jugada a jugada.
fair-check-3 = Con «nestor bot» puede hablar conmigo en líneas de texto. Lo que lea allí es todo lo que se me dice, y no hay en ello ninguna ficha oculta.

## Por qué una jugada es mejor que otra

why-wins = Gana la partida en el acto.
why-goes-out = Termina la mano.
why-scores = Vale { $points }; la otra jugada, { $instead }.
why-guards = A quien juega después solo le faltan { $need } para ganar. Así puede puntuar con una probabilidad de { $likely }; de la otra forma, de { $instead }.
why-replies = Quien juega después puede puntuar con una probabilidad de { $likely }, unos { $points } puntos; de la otra forma, de { $instead }, unos { $otherwise }.
why-replies-none = Quien juega después no puede puntuar. De la otra forma puede con una probabilidad de { $instead }, unos { $otherwise } puntos.
why-stops = Con una probabilidad de { $likely }, quien juega después no tiene nada que jugar; de la otra forma, de { $instead }.
why-keeps =
    { $count ->
        [one] Después encaja { $count } de sus fichas; de la otra forma, { $instead }.
       *[other] Después encajan { $count } de sus fichas; de la otra forma, { $instead }.
    }
why-sheds = Usted se libra de { $pips } puntos de sus fichas; de la otra forma, de { $instead }.
why-ahead = Solo se nota más tarde: según sigue el juego, gana un { $share } más de las partidas.
