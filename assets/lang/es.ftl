### Electrum Dominoes: Español.

language-name = Español

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Guardar
cancel = Cancelar
close = Cerrar
number-decimal = ,
number-group = { "\u00A0" }
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
games-in-100 =
    { $count ->
        [0] menos de una partida de cada 100
        [one] una partida de cada 100
       *[other] { $count } partidas de cada 100
    }

## Games and levels

family-draw = Con pozo y bloqueo
family-pairs = Por parejas
family-fives = De cincos y de treses
family-others = Cruces y otros
game-draw = Con pozo
game-draw-about = Una sola línea, sin puntos durante la mano. Si no puedes jugar, robas.
game-block = Bloqueo
game-block-about = Una sola línea, sin puntos durante la mano. No se roba: si no puedes jugar, pasas.
game-all-fives = Cincos
game-all-fives-about = Con pivote. Anotas cuando los extremos abiertos suman un múltiplo de cinco.
game-all-threes = Treses
game-all-threes-about = Con pivote. Anotas cuando los extremos abiertos suman un múltiplo de tres.
game-fives-and-threes = Cincos y treses
game-fives-and-threes-about = Con pivote. Anotas con los múltiplos de cinco y de tres.
game-all-fives-palm = Cincos, robo libre
game-all-fives-palm-short = Robo libre
game-all-fives-palm-about = Cincos, pero puedes robar aunque puedas jugar.
game-all-fives-pagat = Cincos por sorteo
game-all-fives-pagat-short = Cincos por sorteo
game-all-fives-pagat-about = La primera salida se sortea. Después sale quien gana. Los puntos de las fichas se redondean a múltiplos de cinco.
game-muggins = Muggins
game-muggins-about = Cincos sin pivote: una sola línea con dos extremos.
game-five-up = Five-Up
game-five-up-about = Cincos en que cada doble se abre por los cuatro lados.
game-draw-game = Con pozo, a una mano
game-draw-game-short = A una mano
game-draw-game-about = Cada uno destapa una ficha, sale quien tiene la más alta, y la partida es una sola mano.
game-firecrackers = Cincos con petardos
game-firecrackers-short = Petardos
game-firecrackers-about = Contra el reloj. Una vez por mano puedes volar una ficha de un extremo con un petardo.
game-partnership = Dominó por parejas
game-partnership-short = Por parejas
game-partnership-about = Venezuela, México: dos contra dos, todas las fichas repartidas. A 100 puntos. Cada mesa tiene sus costumbres.
game-dominican = Dominó dominicano
game-dominican-short = Dominicano
game-dominican-about = Parejas a 200, con capicúa, chuchazo, pase corrido y pase de salida. En algunas mesas valen 30 y no 25.
game-puerto-rico-500 = Puerto Rico, a 500
game-puerto-rico-500-short = P. Rico, a 500
game-puerto-rico-500-about = Parejas a 500. Las cuatro primeras manos valen más, y también el capicú y el chuchazo.
game-puerto-rico-200 = Puerto Rico, a 200
game-puerto-rico-200-short = P. Rico, a 200
game-puerto-rico-200-about = Parejas a 200 sin bonos. Quien gana la mano se lleva todos los puntos que quedan.
game-brazil = Brasil
game-brazil-about = Parejas, a seis manos. Dominar con un doble (carroça), por los dos extremos (lá e lô) o las dos cosas (cruzada) vale más.
game-jamaica-partner = Jamaica, seis a cero
game-jamaica-partner-short = Seis a cero
game-jamaica-partner-about = Gana seis manos antes de que la otra pareja gane una. En cuanto las dos han ganado una, el marcador vuelve a cero.
game-cut-throat = Jamaica, todos contra todos
game-cut-throat-short = Todos contra todos
game-cut-throat-about = Jamaica, cada uno por su cuenta. Gana quien llega primero a seis manos. Con «Seis a cero» dura mucho más.
game-pub-straight = Dominó de pub
game-pub-straight-about = Inglaterra: parejas, seis fichas para cada uno, cuatro quedan fuera. Cada mano vale uno, y gana quien llega a cinco.
game-cochon = Cochon
game-cochon-about = Martinica: tres jugadores, cada uno por su cuenta. Gana quien llega primero a tres manos. Quien no tenga ninguna es el cerdo.
game-fives-and-threes-pub = Cincos y treses de pub
game-fives-and-threes-pub-short = Cincos de pub
game-fives-and-threes-pub-about = Inglaterra: si la suma de los extremos es divisible por cinco o por tres, cada cinco o cada tres que contiene vale un punto. Gana quien llega a 61 exactos, o a 121 por parejas.
game-fortress = Fortaleza
game-fortress-about = Tres o cuatro jugadores, cada uno por su cuenta. Cada doble es un pivote, y no se roba.
game-sebastopol = Sebastopol
game-sebastopol-about = Cuatro jugadores, cada uno por su cuenta. Sale el doble seis, y las cuatro fichas siguientes van a su alrededor. No se roba.
game-cross = La cruz
game-cross-about = Cada lado del primer doble lleva una ficha antes de que crezcan los brazos. Quien no puede jugar, roba.
game-maltese-cross = Cruz de Malta
game-maltese-cross-about = Primero alrededor del primer doble, luego un doble en cada brazo antes de que crezca. Quien no puede jugar, roba.
game-sniff = Sniff
game-sniff-about = Como Cincos, pero los extremos abiertos del pivote siguen contando.
game-bergen = Bergen
game-bergen-about = Los extremos iguales valen dos puntos, o tres con un doble. Ganar una mano vale uno.
game-kozel = Kozel (козёл)
game-kozel-short = Kozel
game-kozel-about = El chivo ruso. Los puntos de los perdedores cuentan en su contra, y con −101 se pierde.
game-telefon = Telefon
game-telefon-about = Azerbaiyán: Cincos con pivote, y cada mano se juega entera. En la primera mano sale el 3-2, y se gana con 365 puntos.
game-manaus = Manaus
game-manaus-about = Brasil, el dominó de cuatro puntas: Cincos por parejas. Pasar da puntos al rival, y quien gana sale con un doble.
game-matador = Matador
game-matador-about = Las mitades que se tocan suman siete. Los cuatro matadores encajan en cualquier sitio, y en una blanca no encaja otra cosa.
game-spain = Federación Española
game-spain-short = Federación
game-spain-about = Parejas a 300, como en la Federación Española. La primera salida se sortea y se anotan todos los puntos que quedan.
game-gaple = Gaple
game-gaple-about = Indonesia: cuatro jugadores, cada uno por su cuenta y sin robar. Los puntos que te quedan cuentan en tu contra, y con −101 se pierde.
game-dekabes = Haití, dekabès
game-dekabes-short = Dekabès
game-dekabes-about = Haití: parejas a cuatro. Dominar con una ficha que va por los dos extremos y no es doble es un dekabès y vale dos.
game-brazil-100 = Brasil a 100
game-brazil-100-about = Brasil por puntos: parejas a 100. En cada mano sale el 6-6.
game-arab-pairs = Dominó árabe por parejas
game-arab-pairs-short = Sharaka
game-arab-pairs-about = Parejas a 100 (dominó sharaka). Si la mano se cierra, la gana la pareja de quien tiene menos puntos.
game-cuban = Dominó cubano
game-cuban-short = Cubano
game-cuban-about = Parejas a 150 con el doble nueve: diez fichas para cada uno y quince duermen. Si la mano se cierra, la gana la pareja de quien tiene menos puntos.
game-pordi = Indonesia, PORDI
game-pordi-short = PORDI
game-pordi-about = Parejas a 7. Dominar vale de uno a cuatro. Cerrar vale dos si ningún rival tiene tan pocos puntos, y cuesta uno si alguno tiene menos.
game-orado = Indonesia, ORADO
game-orado-short = ORADO
game-orado-about = Parejas a 101. El 0-0 sale en la primera mano, el 1-1 en la segunda, y así sucesivamente. Dominar por los dos extremos vale doble.
game-to = { $game }, a { $points }
game-house-rules = { $game }, reglas de la casa
house-rules = Reglas de la casa
house-rules-without = Sin esta regla: { $told }
named-value = { $name }: { $value }
house-rules-usual = Jugar con las reglas habituales
house-rules-usually = Lo habitual: { $told }
house-rules-brief = { $told } (lo habitual: { $usual }).
game-custom = Personalizado
game-custom-about = Un juego con tus propias reglas.
welcome-question = ¿Qué quieres hacer?
welcome-learn = Enséñame
welcome-learn-about = Desde la primera ficha. La primera lección dura dos minutos.
welcome-play = Partida rápida
welcome-play-about = { $game } a { $points } contra un principiante. Haz clic en la ficha que brilla.
    .fingers = { $game } a { $points } contra un principiante. Toca la ficha que brilla.
welcome-all = Todos los juegos
welcome-all-about = Elige el juego, los jugadores y las reglas.
welcome-invited = Tengo una invitación
greeting-name = Tu nombre
greeting-name-hint = opcional
game-names = Ya usados
game-begin = Empezar
game-invite = Invitar
game-search = Buscar un juego
game-search-none = No se encontró ningún juego.
game-under-way = Tu partida está guardada. «Deshacer» la trae de vuelta.
game-players = Jugadores
game-partners = Por parejas
game-same-level = Todos al mismo nivel
game-more = Más
game-level-of = Sitio de { $name }
game-name-of = Nombre de { $name }
game-seat-of = Sitio { $seat }
game-move-of = Pasar a { $name } al sitio siguiente
game-person = Una persona
game-other-players = Otros jugadores…
game-elsewhere = Un amigo en línea
game-elsewhere-about = Está ante otra pantalla y llega con tu invitación.
game-minutes = Minutos por persona
game-no-clock = Sin reloj
game-no-help = Sin ayuda
game-no-help-about = Las pistas, «Dónde pueden estar las fichas», el tutor y destapar fichas ocultas están desactivados para todos en esta mesa.
game-guest-name = Nombre de la persona en el sitio { $seat }
game-again = Otra vez: { $names } · { $game }
game-deal = Número de reparto
game-deal-any = cualquiera
game-cannot = Con estas reglas no se puede jugar a tantos puntos.
game-display = Vista
display-whole = Mesa entera
display-whole-about = Cada ficha está donde se jugó, como en una mesa de verdad.
display-compact = Compacta
display-compact-about = Solo se ven los extremos. Todas las fichas están abajo, en un panel.

level-beginner = Principiante
level-easy = Fácil
level-not-so-easy = No tan fácil
level-tough = Difícil
level-brutal = Implacable
level-beginner-about = Juega la ficha que más anota ahora y no mira nada más.
level-beginner-any = Juega cualquier ficha que encaje.
level-easy-about = Tres de cada cinco veces juega como un principiante. Las demás veces piensa cada jugada.
level-not-so-easy-about = Una de cada cinco veces juega como un principiante. Las demás veces sopesa lo que da cada ficha, lo que deja y lo que puede venir después.
level-tough-about = Recuerda qué números le faltan a cada uno y mira un poco más allá.
level-brutal-about = Mira muy lejos y deduce qué tienes por lo que juegas.
level-step = Gana { $games } contra «{ $level }».

## Settings

setting-level = Dificultad
    .search = nivel, fuerza, más fácil, más difícil, rival, adversario, Nestor, novato, experto
setting-level-about = Cuánto se esfuerza Néstor en ganarte. Cambia al momento, también durante una partida.
setting-game = Juego

settings-rules = Reglas
rules-never-exact = Con estas reglas nadie puede llegar a { $target } puntos exactos. Las reglas de antes siguen hasta que elijas otro número o quites «Final exacto» o «Redondeo».
rules-nothing-scores = Con estas reglas nadie puede anotar. Las reglas de antes siguen hasta que algo valga puntos.
rules-cannot = Con estas reglas no se puede jugar. { $why } Las reglas de antes siguen hasta que las cambies.

setting-target = Puntos para ganar
    .search = puntos para ganar, meta
setting-target-other = Otra meta, hasta 1000
setting-other = Otro
setting-time = Minutos para la partida
setting-time-about = El reloj corre en tu turno y en el de Néstor. En las pausas se para.
setting-time-other = Otro número, hasta 180
settings-classic = Los juegos clásicos
rules-change = Cambiar
rules-ask-players = ¿Cuántos juegan?
rules-ask-goal = ¿Cómo se gana la partida?
rules-ask-draws = ¿Se roba?
rules-ask-scores = ¿Qué da puntos durante la mano?
rules-ask-leads = ¿Quién sale?
rules-ask-blocked = ¿Y si nadie puede jugar?
rules-unusual = Reglas poco comunes
rules-next-hand = Desde la próxima mano
rules-next-game = Desde la próxima partida
rules-new-game-only = Una partida ya empezada no puede cambiar esto. Hace falta una nueva.
settings-scoring = Ganar y anotar
setting-head-start = Ventaja
setting-head-start-about = El primer jugador empieza con estos puntos de ventaja.
setting-exact = Final exacto
setting-exact-about = No se anotan los puntos que pasarían de la meta. Donde solo dan puntos las manos, una partida así puede durar cientos de manos, salvo que cerca de la meta valgan todos los puntos.
exact-off = No
exact-on = Sí
exact-near = Sí, pero cerca de la meta valen todos
setting-love = Seis a cero
setting-love-about = Quien gana tiene que llegar a la meta cuando otro bando sigue en cero. Si no, todos vuelven a cero. Con «Uno a uno, la siguiente vale dos», tras un uno a uno la siguiente mano que se gane vale dos.
love-off = No
love-on = Sí
love-play-two = Uno a uno, la siguiente vale dos
setting-check = La partida acaba
check-at-once = en cuanto se llega a la meta
check-hand-end = al terminar la mano en que se llega
setting-single-hand = Una mano por partida
setting-spinner = Pivote
    .search = primer doble, cuatro brazos, sin pivote
setting-spinner-about = Un pivote es un doble en el que se puede jugar por los cuatro lados.
spinner-none = Ninguno
spinner-first = Primer doble
spinner-led = La salida, si es doble
spinner-enclosed = Primer doble entre dos fichas
spinner-counting = Primer doble, cuentan sus extremos
spinner-cross = Primer doble, primero la cruz
spinner-maltese = Primer doble, cruz de Malta
spinner-maltese-four = Cruz de Malta, primero los cuatro
spinner-every = Cualquier doble
spinner-sevens = Ninguno, las mitades suman siete
setting-fives = Cincos
    .search = sin cincos, All Fives
setting-fives-about = Anotas cuando los extremos abiertos suman un múltiplo de cinco.
setting-threes = Treses
    .search = sin treses, All Threes
setting-threes-about = Anotas cuando los extremos abiertos suman un múltiplo de tres.
setting-counting = Qué se anota
setting-counting-about = Lo que valen los extremos abiertos: su suma, un punto por cada cinco o cada tres de la suma, o dos puntos cuando son iguales (tres con un doble).
counting-whole = Sumas
counting-parts = Cincos y treses de la suma
counting-twins = Extremos iguales
settings-dealing = Reparto y robo
setting-set = Juego de fichas
setting-set-about = El número más alto decide cuántas fichas hay.
set-six = Doble seis, 28 fichas
set-nine = Doble nueve, 55 fichas
set-twelve = Doble doce, 91 fichas
setting-hand = Fichas en la mano
    .search = número de fichas, repartir
setting-max-doublets = Máximo de dobles en la mano
    .search = dobles máximo, reparto nulo
setting-max-doublets-about = Si alguien recibe más, se reparte otra vez antes de que veas las fichas.
setting-no-limit = sin límite
setting-leave-out = Fuera del reparto
leave-out-off = nada
setting-left-over = Fichas que sobran al repartir
left-over-nobody = se quedan fuera
left-over-leader = son de quien sale
setting-draws = Robar
    .search = pozo, comer, cerrado, sin robar
setting-draws-about = Si no puedes jugar, robas del pozo. Sin esta opción, nadie roba.
setting-restrict-draw = Robar solo por necesidad
    .search = no puedo jugar, pasar
setting-restrict-draw-about = Solo puedes robar si no puedes jugar.
setting-reserve = Fichas que no se roban
    .search = enterrar 2 fichas, pozo
setting-reserve-about = Las últimas fichas del pozo se quedan en él.
setting-hand-limit = Dejar de robar con
setting-hand-limit-about = Con este número de fichas se pasa en vez de robar.
setting-draw-most = Máximo de robos por turno
setting-draw-most-about = Tras robar este número de fichas, se juega o se pasa.
settings-leading = Salida
setting-lead-first = En la primera mano sale
    .search = quién sale, salida, empieza, sorteo, doble más alto
lead-first-doublet = El doble más alto
lead-first-low-doublet = El doble más bajo
lead-first-three-two = El 3-2 o el doble más bajo
lead-first-blank = El 0-0
lead-first-lot = Por sorteo
setting-no-doublet = Si nadie puede salir así
setting-no-doublet-about = Qué se hace si debe salir un doble y nadie tiene ninguno.
no-doublet-deal-again = Se reparte otra vez
no-doublet-heaviest = Sale la ficha más alta
no-doublet-lowest = Sale la ficha más baja
setting-lead-next = Después sale
    .search = quién sale, salida, empieza, dominó, doble más alto
lead-next-doublet = El doble más alto
lead-next-winner = Quien ganó
lead-next-loser = Quien perdió
lead-next-most-pips = Quien tiene más puntos, también el compañero
lead-next-alternate = Por turnos
lead-next-lot = Por sorteo
lead-next-each-doublet = Cada doble por turno
lead-doublet-about = Quien tiene el doble más alto sale con él en cada mano.
lead-each-doublet-about = Los dobles salen por turno: el 1-1 en la segunda mano, el 2-2 en la tercera, y así sucesivamente.
lead-winner-about = Quien ganó la última mano sale con cualquier ficha.
lead-loser-about = Quien perdió la última mano sale con cualquier ficha.
lead-alternate-about = Los jugadores se turnan para salir con cualquier ficha.
lead-lot-about = Cada jugador destapa una ficha. Quien tiene la más alta sale con cualquier ficha.
lead-blocked-doublet = En la primera mano, y después de un cierre, sale el doble más alto.
lead-blocked-low = En la primera mano, y después de un empate, sale el doble más bajo.
lead-blocked-blank = En la primera mano, y después de un empate, sale el 0-0.
lead-blocked-lot = La primera mano, y la que sigue a un cierre, se sortea.
lead-at-first-doublet = En la primera mano sale el doble más alto.
lead-at-first-low = En la primera mano sale el doble más bajo.
lead-at-first-blank = En la primera mano sale el 0-0.
lead-at-first-lot = La primera mano se sortea.
setting-lead-after-block = Salida tras un cierre
setting-lead-after-block-about = Quien cerró la mano solo sale si la ganó su bando.
lead-after-block-first = como en la primera mano
lead-after-block-low-hand = el ganador con menos puntos
lead-after-block-closer = quien cerró, o el siguiente
lead-after-block-last = el último en jugar
setting-lead-after-tie = Salida tras un empate
lead-after-tie-first = por turno, o como al principio
lead-after-tie-same = el mismo jugador
setting-lead-bone = El ganador sale con
setting-lead-bone-about = Quien debe salir con un doble y no tiene ninguno, pasa.
lead-bone-any = cualquier ficha
lead-bone-doublet = un doble
lead-bone-doublet-or-next = un doble, o si no el siguiente
setting-lead-scores = La salida anota
setting-lead-scores-about = Si solo anota el 5-5, lo hace desde la segunda mano.
lead-scores-any = siempre
lead-scores-5-5 = solo el 5-5
lead-scores-nothing = nunca
setting-lead-wins = La salida puede ganar
setting-lead-wins-about = Sin esta opción, los puntos de la primera ficha de una mano no cuentan si con ellos se ganaría la partida.
settings-ending = Final de la mano
setting-domino-what = Dominar vale
domino-what-opponents = los puntos de los rivales
domino-what-all = todos los puntos
domino-what-one = uno
domino-what-nothing = nada
setting-both-out = Dominan los dos compañeros
setting-both-out-about = La mano sigue hasta que los dos compañeros se quedan sin fichas.
setting-block-who = Las manos cerradas las gana
    .search = cierre, menos puntos, último
setting-block-who-about = El compañero de quien cerró puede quedar aparte.
block-who-low = quien tiene menos puntos
block-who-last = el último en jugar
block-who-low-hand = la mano más baja
block-who-closer = la mano más baja, sin el compañero
setting-block-what = Las manos cerradas valen
    .search = cierre, diferencia, rival, ambos
setting-block-under = Un cierre solo cuenta con menos de
setting-block-under-about = Con estos puntos o más, nadie gana una mano cerrada.
block-what-difference = la diferencia
block-what-between = la diferencia entre las manos
block-what-never-less = la diferencia, nunca bajo cero
block-what-opponent = los puntos del otro
block-what-both = todos los puntos
block-what-one = uno
block-what-two = dos
block-what-nothing = nada
setting-block-tie = Manos empatadas
block-tie-share = se reparten
block-tie-nobody = no son de nadie
block-tie-leader = son de quien salió
block-tie-not-closer = las pierde quien cerró
block-tie-not-closer-one = dan uno al otro bando
block-tie-carry = suman uno a la siguiente
block-tie-carry-all = suman uno, como todo cierre
setting-closer-loses = Si pierde quien cerró
setting-closer-loses-about = Qué pasa si el bando que cerró la mano la pierde. Un empate no es perder.
closer-loses-nothing = nada más
closer-loses-point = ese bando pierde un punto
closer-loses-double = la mano vale doble
setting-rounding = Redondeo
    .search = a 5, múltiplo de cinco
setting-rounding-about = Los puntos del final de una mano se redondean a un múltiplo de cinco.
rounding-off = No
rounding-on = Al cinco más cercano
rounding-down = Hacia abajo
rounding-up = Hacia arriba
setting-award-cap = Los puntos de la mano llegan hasta
setting-award-cap-about = Con los puntos de las fichas nadie pasa de ahí.
setting-settle = Puntos en las manos
setting-settle-about = El ganador se anota los puntos que quedan, o cada bando pierde los suyos, o los pierde solo quien perdió. Pierde la partida el bando que haya perdido tantos puntos como la meta.
settle-award = Se los anota quien gana
settle-subtract = Cada bando pierde los suyos
settle-collect = Los pierde solo quien perdió
setting-bones-left = Una ficha que queda vale
bones-left-pips = sus puntos
bones-left-five-each = cinco
bones-left-lone = sus puntos; el 0-0 a solas, 25; el doble más alto a solas, 50
settings-bonuses = Bonos
setting-out-doublet = Dominar con un doble
setting-out-both-ends = Dominar por los dos extremos
setting-out-both-ends-about = La última ficha encaja en los dos extremos, cada mitad en uno.
setting-both-ends-doublet = También los dobles
setting-both-ends-doublet-about = Dominar con un doble que encaja en los dos extremos vale lo mismo.
setting-both-ends-double = Los dos extremos valen doble
setting-both-ends-double-about = Si la última ficha encaja en los dos extremos, los puntos de la mano valen doble.
setting-out-doublet-ends = Dominar con un doble por los dos extremos
setting-out-doublet-ends-about = Se suma a lo demás si la última ficha es un doble que encaja en los dos extremos.
setting-out-blank = Dominar con el 0-0
setting-pass = Cada pase de los rivales
setting-pass-round = Pasan todos los demás
setting-pass-lead = Pase de salida
setting-pass-lead-about = El siguiente pasa en la salida, pero el que va después juega.
setting-pass-lead-doublet = Solo si se sale con doble
setting-pass-lead-doublet-about = El pase de salida vale solo si se salió con un doble.
setting-hand-bonus = Las primeras manos ganadas
hand-bonus-off = nada

settings-table = En la mesa
settings-play = Juego
settings-search = Buscar en los ajustes
settings-search-none = No se encontró ninguna opción.
settings-return = Volver a la partida
    .search = volver
settings-where-pass = Si ninguna de tus fichas encaja, el botón principal dice «Robar», o «Pasar» cuando ya no queda nada que robar.
    .search = no puedo jugar, pasar
settings-where-bones = Junto a cada nombre están las fichas de ese jugador. En la vista compacta se ve su número.
    .search = mis fichas, tus fichas, número de fichas
settings-in-rules = Esto se elige con la partida. Púlsalo para verlo allí:
settings-in-menus = Órdenes:
settings-to-rules = Reglas de la partida…
    .search = condiciones, preferencias
setting-as-in-manuals = Manejo clásico
setting-as-in-manuals-about = Nada ocurre solo: pulsas OK en cada paso, robas ficha a ficha y haces dos clics. Todos los juegos menos Five-Up y Fortaleza usan la vista compacta, con la suma de la mesa abajo a la izquierda. La ficha elegida se ve con los colores invertidos, y tus fichas se quedan donde están.
    .fingers = Nada ocurre solo: pulsas OK en cada paso, robas ficha a ficha y tocas dos veces. Todos los juegos menos Five-Up y Fortaleza usan la vista compacta, con la suma de la mesa abajo a la izquierda. La ficha elegida se ve con los colores invertidos, y tus fichas se quedan donde están.
setting-bar = Barra de herramientas
    .search = botones, iconos
setting-bar-about = Deshacer, Rehacer, Pista, Registro, Análisis, Sonido y Pantalla completa como botones.
setting-bar-at = Posición de la barra
setting-bar-at-about = A la izquierda deja más altura en una ventana pequeña.
bar-top = Arriba
bar-left = A la izquierda
setting-auto-ok = OK automático
    .search = automático, esperar, confirmar, he robado
setting-auto-ok-about = Néstor juega sin esperar tu OK.
setting-ok-each-step = OK en cada paso
setting-ok-each-step-about = Néstor espera tu OK antes de cada ficha que roba o juega. Si no, basta un OK hasta tu turno.
setting-one-click = Jugar con un clic
    .search = tocar, doble clic
    .fingers = Jugar con un toque
setting-one-click-about = Un clic juega una ficha cuando solo tiene un lugar o cuando da igual dónde.
    .fingers = Un toque juega una ficha cuando solo tiene un lugar o cuando da igual dónde.
setting-pace = Ritmo
    .search = más rápido, más lento, velocidad, esperar
setting-pace-about = Cuánto tiempo se muestra cada jugada antes de la siguiente.
pace-none = Ninguno
pace-quick = Rápido
pace-usual = Normal
pace-slow = Lento
setting-auto-draw = Robo automático
setting-auto-draw-about = Cuando robas, sigues robando hasta que alguna ficha encaje.
setting-play-forced = Jugar por mí los turnos forzados
setting-play-forced-about = Si varias personas comparten la pantalla, los turnos con una sola jugada se juegan solos, para no tener que pasarse el dispositivo.
setting-hold-to-show = Mantener pulsado para ver las fichas
setting-hold-to-show-about = Si varias personas comparten la pantalla, hay que mantener pulsado un momento el botón que muestra las fichas.
setting-judge-games = Juzgar las partidas terminadas
setting-judge-games-about = Las partidas terminadas se juzgan en segundo plano mientras el equipo no hace otra cosa.
setting-lots = Sorteo a mano
setting-lots-about = Destapas las fichas que deciden quién sale, y en «Con pozo, a una mano» tomas las tuyas. Si no, el juego lo hace por ti.
setting-tutor = Tutor
    .search = ayuda, maestro, avisar, error
setting-tutor-about = El tutor mira tu jugada antes de que cuente y te avisa si hay otra mejor. Una partida con tutor es de práctica.
tutor-off = No
tutor-blunders = Errores graves
tutor-bad = Malas jugadas
tutor-doubtful = Jugadas dudosas
tutor-always = Todo menos la mejor jugada
setting-table-count = Suma de la mesa
    .search = suma, cuenta
setting-table-count-about = Muestra la suma de los extremos abiertos en los juegos en que da puntos.
setting-place-counts = Sumas en los lugares
setting-place-counts-about = Mientras eliges, los lugares donde encaja una ficha muestran cuánto daría la suma.
setting-flicker = Parpadeo
setting-flicker-about = El extremo donde Néstor acaba de jugar parpadea.
setting-heads = Caras
setting-heads-about = Néstor, Áyax y Helena tienen una cara junto al nombre y dicen algo después de cada mano.
setting-own-head = Tu cara
head-none = Ninguna
setting-hand-order = Orden de tus fichas
    .search = ordenar, colocar
setting-hand-order-about = También puedes arrastrar una ficha a otro lugar de tu mano. Las teclas para eso están en la ayuda.
    .fingers = También puedes arrastrar una ficha a otro lugar de tu mano.
hand-drawn = Como se repartieron y robaron
hand-suit = Por números
hand-weight = Por peso
setting-close-gaps = Cerrar huecos
setting-close-gaps-about = Las fichas de tu mano se juntan cuando juegas una.
setting-raise = Levantar las que encajan
setting-dim = Atenuar las que no encajan
setting-dim-about = Las fichas que no encajan se ven atenuadas mientras eliges.
setting-invert = Invertir la ficha elegida
setting-invert-about = La ficha que eliges cambia de colores en vez de levantarse. La vista compacta lo hace siempre.
setting-scores = Marcador
scores-figures = Cifras
scores-cribbage = Tablero de cribbage
scores-x = Marcas (X)
setting-score-in-fives = Contar de cinco en cinco
setting-score-in-fives-about = Cada cinco puntos aparecen como uno, como en un tablero de cribbage.

settings-cloth = Sobre el tapete
settings-hand = Tu mano
settings-figures = Marcador y barra
settings-sound = Sonido
setting-sound = Activar los sonidos
    .search = silencio, ruido, mudo
setting-sound-about = Sonidos de fichas, tapete y madera.
setting-volume = Volumen
    .search = más alto, más bajo, fuerte
setting-quieter-others = Los demás, más bajo
setting-quieter-others-about = Lo que hacen los demás suena más bajo que lo tuyo.
settings-comfort = Comodidad
settings-by-hand = A mano
settings-help = Ayuda
settings-colors = Colores, fichas y tapete…
    .search = oscuro, claro, noche, tema, contraste, aspecto, mis jugadas, tus jugadas, fondo, puntos, líneas, bordes, botones
setting-reduce-motion = Menos movimiento
    .search = quieto, animación, mareo
setting-reduce-motion-about = Las fichas aparecen enseguida en su lugar, sin animaciones.
setting-speed = Velocidad de las animaciones
    .search = más rápido, más lento, mover
setting-scale = Tamaño del texto
    .search = más grande, más pequeño, letra, fuente, zoom
setting-scale-about = La letra crece en las ventanas, los menús y el registro, y en la mesa donde hay sitio. Las fichas son siempre tan grandes como permite la ventana. En una ventana pequeña solo crece la letra.
    .fingers = La letra crece en las ventanas, los menús y el registro, y en la mesa donde hay sitio. Separar dos dedos sobre las palabras hace lo mismo. En una ventana pequeña solo crece la letra.
setting-language = Idioma
language-system = El del sistema

## Colors

theme-felt = Fieltro verde
theme-slate = Pizarra
theme-contrast = Alto contraste
theme-blue = Mesa azul
theme-linen = Negro sobre lino
theme-stone = Piedra
theme-walnut = Nogal y latón
theme-night = Noche
theme-own = Tu mesa
colors-tune = Afinar
theme-name = Nombre del tema
theme-edit = Editar { $name }
theme-use = Usar { $name }
theme-save-use = Guardar y usar { $name }
colors-bones = Fichas
bones-ivory = Marfil y latón
bones-black = Negras
bones-colored = Puntos de colores
bones-grained = Veta en relieve
bones-flat = Planas
colors-cloth = Tapete
cloth-felt = Fieltro
cloth-linen = Lino
cloth-slate = Pizarra
cloth-flat = Liso
colors-rail = Marco
rail-wood = Madera
rail-steel = Acero
rail-stone = Piedra
rail-flat = Liso
colors-reset = Restablecer mis temas
colors-editing = Editas { $edited }, pero el tema en uso es { $used }
colors-editing-used = Editas { $name }, el tema en uso
colors-load = Cargar colores
colors-rejected = Se descartaron tus cambios de colores.
colors-click = Haz clic en una parte de la mesa para cambiar su color.
    .fingers = Toca una parte de la mesa para cambiar su color.
colors-which = Color de
colors-double = Contornos dobles
colors-double-about = Las fichas de Néstor llevan un segundo contorno, por si no distingues los colores.
colors-sample = Muestra
colors-sample-text = Anoto 5.
color-red = Rojo
color-green = Verde
color-blue = Azul
part-background = Fondo
part-text = Texto
part-your-hand = Tu mano
part-your-plays = Tus jugadas
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

tally-bests = Récords
tally-clear = Borrar
tally-in-all = En total
tally-practice =
    práctica: { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }, { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }
tally-column-practice = práctica
tally-about-practice = La práctica se cuenta aparte: partidas en las que el programa ayudó. Ayuda es lo que enseña una ficha oculta o juzga una mano antes de que acabe: una pista, un reparo del tutor, «Dónde pueden estar las fichas», un análisis, una copia, deshacer después de ver algo nuevo. También son práctica los repartos elegidos o ya jugados.
tally-people = Con y contra personas
tally-others = Otros
tally-against = contra { $against }
tally-with = con { $with }
tally-with-against = con { $with } contra { $against }
tally-spoken = { $name }: tú { $you }, Néstor { $nestor }, tu porcentaje { $share }, partidas de práctica { $practice }
tally-people-spoken = { $name }: tú { $you }, otros { $nestor }, tu porcentaje { $share }, partidas de práctica { $practice }

## The score sheet

command-score-sheet = Anotador
button-same-deals = Los mismos repartos otra vez
button-head-start = Con ventaja
end-title = Fin de la partida
end-side-wins =
    { $side-who ->
        [you] Ganas tú
        [with-you] { $side } ganan
        [single] Gana { $side }
       *[other] Ganan { $side }
    }
end-resigned =
    { $name-who ->
        [you] Te rendiste
       *[other] { $name } se rindió
    }.
end-nobody-wins = Nadie gana
end-hand-domino = ¡Dominó!
end-hand-blocked = ¡Cierre!
end-hand-locked = ¡Mesa cerrada!
end-time = Se acabó el tiempo.
end-bonus = Bono: { $spread } por la ventaja, { $time } por el tiempo restante. En total, { $total }.
sheet-hand = Mano { $number }
sheet-rules = Desde aquí: { $game }.
sheet-led =
    { $name-who ->
        [you] Saliste tú
       *[other] Salió { $name }
    }.
sheet-out =
    { $name-who ->
        [you] Dominaste tú
       *[other] Dominó { $name }
    }.
sheet-blocked = Cerrada.
sheet-decided = Decidida antes del final.
sheet-under-way = En curso.
sheet-plays = en juego
sheet-firecrackers = petardos
sheet-end = al final
sheet-left = puntos en mano
sheet-left-told = Puntos en mano: { $told }
sheet-collect = Los puntos que quedan en la mano van contra su bando. El bando que llega a −{ $points } pierde.
sheet-love = Cuando todos los bandos han ganado una mano, todos vuelven a cero.
sheet-total = En total
sheet-best-play = Tu mejor jugada
sheet-best-play-told = Mano { $hand }: { $play }, +{ $points }
sheet-best-hand = Tu mejor mano
sheet-best-hand-told = Mano { $hand }: +{ $points }
sheet-turn = Momento clave
sheet-turn-told = Mano { $hand }: { $what } { $gain }
sheet-better = Un camino mejor
sheet-better-told = { $play } en lugar de { $bone }: vale { $games }
sheet-better-sought = Néstor está repasando tus jugadas…
feat-first = Primera vez
feat-first-win = Tu primera victoria.
feat-first-at-level = Tu primera victoria en este nivel: { $level }.
feat-best = Récord
feat-clearest = Tu victoria más clara hasta ahora, por { $points }.
feat-close = Por poco
feat-closer =
    Más cerca que nunca: a { $count ->
        [one] un punto
       *[other] { $points } puntos
    }.
sheet-all-hands = Las { $count } manos
sheet-head-start = Cinco derrotas seguidas. ¿Quieres empezar la próxima partida con { $points } de ventaja?
sheet-race = Marcador tras cada mano. { $told }

## The log and the unseen bones

command-unseen = Fichas ocultas
unseen-title = Ocultas: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Dónde pueden estar las fichas
beliefs-where = ¿Dónde?
beliefs-draws = Por robos y pases
beliefs-passes = Por pases
beliefs-plays = También por las jugadas
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. Está aquí: { $place }.
beliefs-point = Señala una ficha para ver quién puede tenerla. La partida ya es de práctica.
beliefs-point-truth = Señala una ficha. Un anillo marca dónde está.
beliefs-thinking = Contando…
beliefs-between = Solo durante una mano.
command-log = Registro
command-again = Ver otra vez
    .search = últimas jugadas
log-copy = Copiar como texto
log-before = Mano anterior
log-next = Mano siguiente
log-empty = Aún no se ha jugado nada.
log-moment = Jugada { $number }: { $name }, { $what }
log-left =
    { $name-who ->
        [you] Todavía tienes
       *[other] { $name } todavía tiene
    } { $bones }.
log-column-count = suma
log-column-points = puntos
log-lead = { $name-who ->
    [you] sales
   *[other] sale
} con el { $bone }
log-draw = { $name-who ->
    [you] robas
   *[other] roba
} { $bones }
log-pass = { $name-who ->
    [you] pasas
   *[other] pasa
}
log-with-lacks = { $did }: { $lacks }
log-destroy = { $name-who ->
    [you] destruyes
   *[other] destruye
} el { $bone }
log-lacks = sin { $pips }
log-count = suma { $count }
log-scores = +{ $points }
log-lost = ({ $points } de más)
log-scores-another = +{ $points } para los otros

## Exercises

command-today = Hoy
command-exercises = Ejercicios
practice-solved = { $count } de { $all } resueltos
practice-answered = { $count } de { $all } contestados
practice-back = { $count } para repasar
practice-rating = Tu puntuación: { $rating }
practice-rating-changed = Tu puntuación: { $rating } ({ $change })
practice-in-a-row =
    { $count ->
        [one] { $count } acierto
       *[other] { $count } aciertos seguidos
    }
practice-theme = Tema
practice-any-theme = Todos los temas
practice-hardness = Dificultad
practice-any-hardness = De fácil a muy difícil
practice-title = Ejercicio { $number }
practice-is-solved = Resuelto
practice-is-answered = Contestado
practice-find = Te toca. Encuentra la mejor jugada.
practice-played = En tu partida elegiste { $play }.
practice-all-done = Eso es todo por hoy.
practice-looking = Mirando tu jugada…
practice-right = ¡Correcto!
practice-not-judged = Néstor no pudo juzgar tu jugada. Quizá sea tan buena como la mejor.
practice-best = La mejor jugada: { $play }
practice-margin = La segunda mejor jugada te cuesta { $games }.
practice-wrong = Hay una jugada mejor.
practice-gives-away = Elegir { $play } te cuesta { $games }.
practice-why = Por qué esta jugada es la mejor:
practice-why-other = Por qué la otra jugada es mejor:
practice-next-unsolved = Siguiente sin resolver
practice-try-again = Intentar otra vez
practice-show = Mostrar la mejor jugada
practice-of-day = Ejercicio del día
theme-score = Anotar
theme-defend = Defender
theme-stop = Hacer pasar al siguiente
theme-count = Contar lo que queda
theme-endgame = Final
theme-target = Cerca de la meta
hardness-1 = Fácil
hardness-2 = No tan fácil
hardness-3 = Difícil
hardness-4 = Muy difícil

## The course

command-course = Curso
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (superada)
course-lesson-next = { $number }. { $title } (siguiente)
course-passed = { $count } de { $all } lecciones superadas
course-tests-won = { $count } de { $all } partidas de prueba ganadas
course-test-won = Prueba ganada
course-test-open = Prueba pendiente
course-part-first = Una mano de principio a fin
course-part-hidden = Lo que no ves
course-part-hand = Tus propias fichas
course-part-block = Cerrar y leer jugadas
course-part-fives = Cincos y treses
course-part-pairs = Tú y tu compañero
course-part-end = El final de la partida
course-part-out = Ganar una mano
course-part-rivals = Contra la otra pareja
course-part-finish = El final por parejas
course-part-variants = Variantes
course-path-two = Dos jugadores
course-path-pairs = Por parejas
course-to-two = Lecciones para dos
course-to-pairs = Lecciones por parejas
course-lessons = Lecciones
course-is-passed = Ya superaste esta lección.
course-next = Lección siguiente
course-play = Probarlo en una partida: { $game }
lesson-join = Unir fichas
lesson-join-idea = Cada mitad de una ficha muestra un número de puntos, y una mitad blanca vale cero. Las mitades de los dos extremos de la línea están abiertas, y una ficha encaja en un extremo abierto que muestre uno de sus números. Mira los dos extremos y busca en tu mano una ficha que tenga uno de esos números.
lesson-join-why = Solo esta ficha tiene un número que muestra un extremo. Su otra mitad es el nuevo extremo.
lesson-drawing = Robar
lesson-drawing-idea = Si ninguna de tus fichas encaja, robas del pozo hasta que una encaje. Cuando el pozo está vacío, pasas. Mira los dos extremos antes de robar.
lesson-drawing-why = Ninguna de tus fichas tiene un número que muestre un extremo, así que tenías que robar. Cada ficha que robas es una más que colocar.
lesson-drawing-why-other = Una de tus fichas encaja en un extremo, así que la juegas. Solo puedes robar si no encaja ninguna.
lesson-ends = ¿Qué extremo?
lesson-ends-idea = A veces una ficha encaja en los dos extremos. Antes de jugarla, imagina qué extremos quedarán. Tus otras fichas deberían encajar ahí.
lesson-ends-why = En este extremo, la ficha deja abierto un número que tienen tus otras fichas. En el otro habrían encajado menos fichas tuyas.
lesson-goout = Dominar
lesson-goout-idea = Cuando juegas tu última ficha, dominas y ganas la mano. Con dos fichas, piensa una jugada más allá: juega la que deja un extremo a la otra.
lesson-goout-why = Ahora encaja tu última ficha. Al revés, se habría quedado sin extremo.
lesson-heavy = Primero las pesadas
lesson-heavy-idea = Si dominas, anotas cada punto que le quede al otro en la mano, y si domina él, anota los tuyos. La partida sigue mano tras mano hasta que alguien llega a la meta. Cuando nada más decide, juega la ficha más pesada.
lesson-heavy-why = La ficha pesada ya no está en tu mano. Si pierdes esta mano, te costará menos.
lesson-seven = Siete de cada número
lesson-seven-idea = Cada número está en siete fichas. Cuenta las de la mesa y las de tu mano: las demás están ocultas. Deja extremos con números de los que queden pocas fichas ocultas.
lesson-seven-why = Solo unas pocas fichas ocultas encajan en estos extremos. Tras las otras jugadas serían muchas más.
lesson-lacks = A quién le falta qué
lesson-lacks-idea = Quien tiene que robar o pasar no lleva ninguno de los números abiertos. El registro muestra cuáles eran. Deja los mismos otra vez.
lesson-lacks-why = El otro no puede tener ninguno de estos números y tiene que robar o pasar.
lesson-stop = Hacer pasar
lesson-stop-idea = Tomas ventaja cuando el otro no puede jugar. Deja extremos en los que encajen pocas de las fichas ocultas, y guarda una que encaje.
lesson-stop-why = Seguramente el otro no tiene nada para estos extremos. Tú sí, y le sacas un turno.
lesson-plays = Leer las jugadas
lesson-plays-idea = Un pase dice qué le falta a un jugador, y una jugada dice qué tiene. Quien puede elegir suele abrir un número del que le quedan fichas. Tapa ese número y deja el otro.
lesson-plays-why = El otro abrió el número que tapaste, así que seguramente tiene más. Contando solo fichas, dejarlo abierto habría parecido al menos igual de bueno.
lesson-doublet = Los dobles, pronto
lesson-doublet-idea = Un doble se pone atravesado y vuelve a mostrar el mismo número. Solo encaja con ese número, así que es la ficha más difícil de colocar. Juégalo mientras puedas.
lesson-doublet-why = El doble sale de tu mano antes de que desaparezca su número. Una ficha con dos números encuentra sitio más fácilmente.
lesson-variety = Conservar opciones
lesson-variety-idea = Con muchos números distintos rara vez te quedas sin jugar. Antes de jugar, cuenta cuántas de tus fichas encajarían en los nuevos extremos.
lesson-variety-why = Ahora encajan más fichas tuyas. Juegue lo que juegue el otro, seguramente podrás seguir.
lesson-bothends = Cuadrar los extremos
lesson-bothends-idea = Si los dos extremos muestran el mismo número, todos lo necesitan. Cuadra los extremos cuando tengas más fichas de ese número.
lesson-bothends-why = Los dos extremos muestran ahora un número que tú aún tienes y los demás apenas. Al siguiente le costará jugar; a ti no.
lesson-own = Un extremo solo tuyo
lesson-own-idea = Si tienes todas las fichas que quedan de un número, nadie más puede jugar en un extremo que lo muestre. Ese extremo te espera. Cuenta y hazte con uno así.
lesson-own-why = Nadie más tiene una ficha de este número, así que nadie puede quitarte este extremo.
lesson-keep = No tapes tu extremo
lesson-keep-idea = Un extremo donde solo tú puedes jugar es un turno de reserva. No lo gastes mientras tengas una ficha para otro extremo.
lesson-keep-why = Tu extremo sigue abierto. Cuando no encaje nada más, puedes jugar ahí, y nadie más puede.
lesson-stranded = Que no te ahorquen el doble
lesson-stranded-idea = Un doble necesita un extremo con su número. Cuenta cuántas fichas quedan de ese número. Cuando apenas quedan, juega el doble ya, aunque sea ligero.
lesson-stranded-why = Apenas quedan fichas de este número. El doble quizá se habría quedado ahorcado.
lesson-tempo = ¿Quién va por delante?
lesson-tempo-idea = Si nadie se queda sin jugar, domina primero quien tiene menos fichas. Cuéntalas, y mira de quién es el turno. Si vas por delante, te basta con poder jugar en cada turno. Si vas por detrás, el otro tiene que perder un turno.
lesson-tempo-why = Vas por delante, así que esta jugada te deja todas las jugadas posibles.
lesson-tempo-why-other = Vas por detrás, así que esta jugada hace que el otro pierda un turno, aunque te cueste jugadas.
lesson-shut = Cerrar la mano
lesson-shut-idea = Cuando ya no encaja ninguna ficha, la mano queda cerrada y la gana quien tiene menos puntos. Si tu mano es ligera, busca la jugada que cierra los dos extremos.
lesson-shut-why = Ahora nadie puede jugar, y seguramente tienes menos puntos que nadie. El cierre te da la mano.
lesson-noshut = Contar antes de cerrar
lesson-noshut-idea = El cierre compara los puntos de las manos. Una ficha tiene seis puntos en promedio. Antes de cerrar el último extremo, compara tu mano con lo que tendrán los demás.
lesson-noshut-why = El cierre habría llegado demasiado pronto, porque tienes demasiados puntos. Con un extremo abierto puedes seguir jugando.
lesson-sum = Sumar los extremos
lesson-sum-idea = En los juegos de cincos anotas cuando los extremos abiertos suman un múltiplo de cinco. Suma los dos extremos tal como quedarán tras tu jugada.
lesson-sum-why = Los extremos suman ahora un múltiplo de cinco y anotas la suma entera. Ninguna otra jugada anota.
lesson-twice = Los dobles valen doble
lesson-twice-idea = Un doble en un extremo cuenta con sus dos mitades: ahí el 4-4 vale ocho. Busca el doble que hace un múltiplo de cinco.
lesson-twice-why = Cuentan las dos mitades del doble, y con el otro extremo hacen un múltiplo de cinco.
lesson-spinner = Cuatro brazos
lesson-spinner-idea = El primer doble es el pivote. Cuando sus dos lados están ocupados, se abren también sus dos extremos. Todos los extremos abiertos se suman, así que mira también arriba y abajo.
lesson-spinner-why = Arriba o abajo, la ficha hace un múltiplo de cinco. Ningún otro lugar anota tanto.
lesson-most = La que más anota
lesson-most-idea = A menudo anota más de una jugada. No te quedes con la primera que encuentres. Suma cada lugar antes de elegir.
lesson-most-why = Aquí anotan varias jugadas. Esta es la que más anota.
lesson-difference = Lo que falta hasta el cinco
lesson-difference-idea = Con tres o cuatro brazos, no sumes una y otra vez todos los extremos. Parte de la suma que hay: tiene que subir o bajar hasta un múltiplo de cinco. Busca la ficha que cambia su extremo justo en eso.
lesson-difference-why = La suma tenía que cambiar justo en lo que esta ficha cambia su extremo. Ninguna otra jugada lo consigue.
lesson-falling = La suma puede bajar
lesson-falling-idea = Para anotar no hace falta que la suma suba. Desde once, cuatro más hacen quince, pero uno menos hace diez. Y un cinco en un extremo no vale nada por sí solo: solo cuenta la suma.
lesson-falling-why = La suma bajó a un múltiplo de cinco. Mostrar un cinco en un extremo no habría anotado nada.
lesson-kickers = Fichas para responder
lesson-kickers-idea = Cuatro fichas conservan un múltiplo de cinco. En un extremo sencillo, el 5-0 y el 6-1 cambian la suma en cinco y el 0-0 la deja igual. El 5-5 sobre un cinco añade cinco. Guárdalas para responder cuando el otro anote.
lesson-kickers-why = El otro dejó un múltiplo de cinco y esta ficha hace otro. Así anotas tú también, y ninguna otra jugada anota tanto.
lesson-leave = Lo que dejas
lesson-leave-idea = Si no puedes anotar, mira la suma que dejas. ¿Qué fichas ocultas anotarían con ella? Deja la suma que menos fichas aprovechan.
lesson-leave-why = Pocas de las fichas ocultas anotan con esta suma. Tras las otras jugadas son muchas.
lesson-safe = Puntos caros
lesson-safe-idea = Anotar vale poco si la respuesta anota más. Antes de tomar los puntos, mira qué podría hacer el otro con los nuevos extremos.
lesson-safe-why = Anotar más habría abierto el camino a la respuesta. Al final, esta jugada te da más.
lesson-ahead = Dos jugadas por delante
lesson-ahead-idea = Piensa en la respuesta del otro y luego en la tuya. De dos jugadas parecidas, elige la que te deja fichas para anotar en la siguiente.
lesson-ahead-why = Sea cual sea la respuesta, ahora es más probable que anote tu próxima ficha. La jugada que parecía igual de buena lo habría estropeado.
lesson-opening = Con qué salir
lesson-opening-idea = Si puedes salir con cualquier ficha, el 5-5 y el 6-4 anotan diez enseguida. Si no los tienes, busca una salida sobre la que cueste anotar, como un doble de cuyo número tengas muchas fichas.
lesson-opening-why = Toma lo que anota la salida y resta lo que cabe esperar de la respuesta. Ninguna otra salida te deja tanto.
lesson-arms = Guardar un brazo del pivote
lesson-arms-idea = Con los dos lados del pivote ocupados, sus extremos no cuentan. Una ficha de su número con una blanca o un cinco abre ahí un brazo que cambia la suma en cero o cinco. Por eso anota siempre que el otro haya anotado. Guárdala hasta entonces.
lesson-arms-why = Lo que anotó el otro dejó un múltiplo de cinco. El nuevo brazo añade cero o cinco: tú también anotas, y ninguna otra jugada anota tanto.
lesson-choice = Anotar o hacer pasar
lesson-choice-idea = Una jugada puede anotar o dejar al otro sin jugar. Los puntos son seguros, pero un turno perdido es un turno para ti y muchas veces gana la mano. Mira a quién le falta qué antes de tomar los puntos.
lesson-choice-why = Lo más probable es que el otro no tenga nada para estos extremos, y tú sí. Aquí eso vale más que los puntos de la otra jugada.
lesson-untaken = Puntos sin tomar
lesson-untaken-idea = Los pases no son la única pista de lo que le falta a un jugador. Si alguien pudo anotar con una ficha y no lo hizo, seguramente no la tiene. Por cada ficha que temes, pregúntate: ¿no la habría jugado la última vez?
lesson-untaken-why = Si solo cuentas, aquí anotan más fichas ocultas. Pero con algunas el otro ya habría anotado la última vez, así que seguramente no tiene esas.
lesson-gather = Robar aunque puedas jugar
lesson-gather-idea = En Cincos con robo libre puedes robar aunque puedas jugar. Con más fichas tienes más maneras de anotar. Solo te cuestan si pierdes la mano.
lesson-gather-why = Ninguna jugada valía tanto como otra ficha entre las que elegir.
lesson-parts = Cincos y treses
lesson-parts-idea = En Cincos y treses de pub, una suma divisible por cinco vale un punto por cada cinco que contiene, y una divisible por tres, uno por cada tres. La mejor es quince: vale ocho.
lesson-parts-why = No mires solo si una jugada anota, sino qué suma hace. Esta es la que contiene más cincos y treses.
lesson-partner = El número de tu compañero
lesson-partner-idea = Un compañero que elige salir con un doble suele tener más fichas de ese número. El extremo que lo muestra es suyo. Si puedes, tapa otro extremo.
lesson-partner-why = El número con el que salió tu compañero sigue abierto, y seguramente tiene más.
lesson-repeat = El número que vuelve
lesson-repeat-idea = Si tu compañero lleva el mismo número a un extremo una y otra vez, suele tener más. Déjalo abierto, o llévalo también al otro extremo.
lesson-repeat-why = Tu compañero ha llevado este número a un extremo más de una vez. Sigue abierto, y la segunda mejor jugada lo habría tapado.
lesson-forced = La salida forzada no dice nada
lesson-forced-idea = En la mayoría de los juegos por parejas, el doble más alto tiene que salir en la primera mano de la partida. Esa salida no dice nada del resto de la mano. En las manos siguientes tu compañero elige con qué sale, y entonces un doble es una señal.
lesson-forced-why = Tu compañero tenía que salir con este doble, así que no hay razón para dejarle abierto su número. La segunda mejor jugada lo habría dejado abierto.
lesson-relieve = Ayudar al compañero
lesson-relieve-idea = Si tu compañero ha pasado en los números abiertos, dejarlos es hacerle pasar otra vez. Ofrécele un número nuevo, aunque otra jugada te convenga más.
lesson-relieve-why = Un extremo muestra ahora un número que tu compañero puede tener. Sin ese número, habría tenido que pasar otra vez.
lesson-shutnext = Dejar fuera al siguiente
lesson-shutnext-idea = Por parejas, el jugador que te sigue es un rival. Si ha pasado, conoces números que no tiene. Deja solo esos.
lesson-shutnext-why = El siguiente no tiene ninguno de estos números y debe pasar. Entonces le toca a tu compañero.
lesson-handover = Dejar dominar al compañero
lesson-handover-idea = Da igual quién de los dos domine. Si a tu compañero le quedan menos fichas que a ti, juega para él: deja el extremo que hizo su última ficha.
lesson-handover-why = El extremo que hizo tu compañero sigue abierto. Va por delante de ti y debería dominar primero.
lesson-ours = Cerrar en pareja
lesson-ours-idea = En la mayoría de los juegos por parejas, en un cierre se suman los puntos de los dos compañeros. Piensa también en la mano de tu compañero: pocas fichas en la suya y pocos puntos en la tuya invitan a cerrar. Con las reglas dominicanas y jamaicanas decide la mano más baja.
lesson-ours-why = Ahora nadie puede jugar. Seguramente tu pareja tiene menos puntos y gana la mano.
lesson-suit = Sal con tu número fuerte
lesson-suit-idea = Si puedes salir con cualquier ficha, sal con el número del que más tienes. Volverá a ti, y tu compañero sabrá que es el tuyo.
lesson-suit-why = Esta salida muestra un número del que tienes al menos cuatro fichas. Nadie más puede tener tantas.
lesson-turn = ¿Quién domina primero?
lesson-turn-idea = Si nadie pasa, domina primero quien tiene menos fichas. Entre iguales, aquel a quien le toca antes. Si es de tu pareja, que pueda jugar; si es rival, que pase.
lesson-turn-why = Tu pareja va por delante en fichas y turnos. Esta jugada la mantiene en juego.
lesson-turn-why-other = Un rival va por delante en fichas y turnos. Esta jugada lo hace pasar más.
lesson-hang = Ahorca su doble
lesson-hang-idea = Un doble solo encaja en su número. Si es la última ficha de ese número y ningún extremo lo muestra, ya no se puede jugar. Si a tu compañero le falta el número, lo tiene un rival.
lesson-hang-why = Un rival tiene la última ficha de este número, su doble. Tapaste el último extremo donde encajaba, y ya no se podrá jugar.
lesson-feed = Abre para tu doble
lesson-feed-idea = Tu doble necesita un extremo con su número. Si ninguno lo muestra, sácalo tú. Los demás no tienen por qué hacerlo.
lesson-feed-why = Un extremo muestra ahora el número de tu doble. Ninguna otra jugada lo habría abierto.
lesson-square = Cuadra para tu compañero
lesson-square-idea = Si tu compañero ha sacado un número, llévalo a los dos extremos: cuadra. Los rivales que no lo tengan pasan, y tu compañero sigue.
lesson-square-why = Los dos extremos muestran ahora un número que sacó tu compañero. Es fácil que tenga más.
lesson-estimate = Estima cada mano
lesson-estimate-idea = Antes de un cierre, estima cada mano por separado: multiplica el número de sus fichas por el promedio de las que aún puede tener. Los números en los que pasó no cuentan. Compara luego las dos parejas.
lesson-estimate-why = Mano por mano, tu pareja tiene menos puntos, así que esta jugada cierra.
lesson-estimate-why-other = Mano por mano, la otra pareja tiene menos puntos, así que esta jugada deja la mano abierta.
lesson-capicua = Capicúa y chuchazo
lesson-capicua-idea = En muchas mesas, acabar con una ficha que va por los dos extremos paga más: es la capicúa. También acabar con el 0-0. Con dos fichas, guarda la que puede lograrlo.
lesson-capicua-why = En estos extremos, la ficha que guardas gana la mano con bono. Tras la segunda mejor jugada, no.
lesson-ninety = Con 90 a 60
lesson-ninety-idea = Antes de elegir, mira qué le falta a cada pareja. Con 90 bastan diez puntos, así que vale casi cualquier mano ganada. Con 60 faltan cuarenta, y a la otra pareja solo diez.
lesson-ninety-why = Con 90 faltan solo diez puntos y basta la jugada segura.
lesson-ninety-why-other = Con 60 faltan cuarenta, y hace falta la que puede dar más.
lesson-parity = Las dos últimas de un número
lesson-parity-idea = Si quedan dos fichas de un número y ningún extremo lo muestra, la primera lo abre para la otra. Guarda la tuya si la otra puede tenerla un rival. Ábrelo si solo puede tenerla tu compañero.
lesson-parity-why = De este número quedaban dos fichas, la tuya y otra. La otra no le sirve ahora a ningún rival.
lesson-tens = Diez de cada número
lesson-tens-idea = Con el doble nueve, cada número está en diez fichas, y quince no se reparten. Cuenta las de la mesa y las de tu mano: las demás, hasta diez, están ocultas. Deja extremos en los que encajen pocas.
lesson-tens-why = En estos extremos encajan menos fichas ocultas que tras cualquier otra jugada.
lesson-onebone = Le queda una ficha
lesson-onebone-idea = Cuando al siguiente le queda una sola ficha, cada extremo puede ser el último. ¿Qué fichas podrían ser? Deja los extremos en los que encajen menos de ellas. La primera posición es de Cochon: tres jugadores, cada uno por su cuenta, y nada que robar.
lesson-onebone-why = De todas las fichas que podrían ser, en estos extremos encajan las menos. Seguramente el siguiente no puede dominar.
lesson-sums = Nada está oculto
lesson-sums-idea = Cuando el pozo está vacío, el otro tiene justo las fichas que no ves. Juégalo todo en tu cabeza antes de tocar una ficha: tu jugada, la respuesta, tu siguiente jugada.
lesson-sums-why = Cada continuación se podía calcular hasta el final, y esta es la que mejor acaba para ti.
lesson-guard = Al otro le falta poco
lesson-guard-idea = Si al siguiente le faltan pocos puntos, nada importa más que impedirle anotar. Por cada jugada tuya, cuenta las fichas ocultas que anotarían.
lesson-guard-why = Con esta jugada, al siguiente le cuesta más que con ninguna otra anotar los puntos que le faltan.
lesson-exactly = 61 exactos
lesson-exactly-idea = En Cincos y treses de pub gana quien llega a 61 exactos, y los puntos de más no cuentan. Calcula cuántos te faltan. Anotar lo máximo no sirve.
lesson-exactly-why = Esta jugada anota justo los puntos que faltaban y gana. Anotar más no habría contado.
lesson-twoscores = Por detrás y por delante
lesson-twoscores-idea = Las mismas fichas en la misma mesa pueden pedir otra jugada con otro marcador. Si vas por delante, basta con lo seguro. Si vas por detrás, ganar un poco no sirve. Antes de elegir, mira cuánto le falta a cada uno.
lesson-twoscores-why = Vas por delante y basta la jugada segura.
lesson-twoscores-why-other = Vas por detrás y hace falta la jugada que puede dar más.

## A match of eight deals

other-difference = Diferencia
other-gained = Ventaja sobre los demás
other-sum = Total
other-better =
    { $points ->
        [one] Lo hiciste mejor que Néstor por un punto.
       *[other] Lo hiciste mejor que Néstor por { $points } puntos.
    }
other-worse =
    { $points ->
        [one] Néstor lo hizo mejor por un punto.
       *[other] Néstor lo hizo mejor por { $points } puntos.
    }
other-same = Lo hiciste tan bien como Néstor.
agreed-question = Las mismas fichas que un amigo: ¿quién lo hace mejor?
agreed-which = Cambiar encuentro o nivel
agreed-level = Nivel de Néstor en tu sitio
command-agreed = Ocho repartos
agreed-about = Con el mismo número y el mismo juego, a un amigo le tocan los mismos ocho repartos. Un número cuenta solo la primera vez.
agreed-trust = Nadie comprueba. Juega limpio.
agreed-others = Otro juego u otros rivales se eligen antes en «Partida nueva».
agreed-game = { $game }. Néstor juega en el nivel: { $levels }.
agreed-number = Número del encuentro
agreed-today = Encuentro de hoy
agreed-begin = Empezar el encuentro
agreed-match = Encuentro { $number }
agreed-deal = Reparto { $deal } de { $deals }
agreed-row = Reparto { $deal }
agreed-next = Siguiente reparto
agreed-another = Otro encuentro
agreed-last = Ver el último encuentro
agreed-ends = Tienes un encuentro empezado, en el reparto { $deal } de { $deals }. Si empiezas otro, acaba sin resultado.
agreed-none = Después de cada reparto, el resultado aparece aquí. Cada uno empieza de cero, sin ayuda y sin deshacer.
agreed-practice = Ya conoces este número, así que es práctica.
agreed-waiting = Néstor todavía juega este reparto.
agreed-copy = Copiar mi resultado
agreed-copied = Tu resultado está copiado. Pégalo en un mensaje.
agreed-shared = { $game }, encuentro { $number }: mejor que Néstor en { $better } de { $deals } repartos
agreed-shared-practice = { $told } (jugado de nuevo, práctica)
agreed-day = Mi puesto de hoy
agreed-day-asks = Preguntando al servidor…
agreed-day-place = Puesto { $rank } de { $count } hoy en tu servidor
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Solo el encuentro de hoy tiene clasificación.
agreed-day-refused = El servidor no aceptó el resultado.
agreed-day-unknown = Este servidor no guarda los resultados del día.
agreed-day-silent = El servidor no respondió.

## Friends at one table, each at home

friends-about = Cada uno juega desde su casa, en el programa o en el navegador. Sin cuentas y sin pagar.
friends-page-alone = Esta página no puede alojar mesas. Abre el enlace que te enviaron o juega con amigos en el programa para tu equipo.
friends-name = Tu nombre
friends-name-hint = como lo ven los demás
friends-invite = Invitar…
friends-invite-title = Invitar a amigos
friends-invite-about = Recibes un enlace para enviar. Quien lo abre se sienta.
friends-far = Amigos lejos…
friends-join = Unirse a una mesa
friends-link = Enlace o código
friends-link-hint = un enlace o un código
friends-sit = Sentarse
friends-watch = Mirar
friends-no-link = Esto no es una invitación. Una invitación es un enlace, o algo como 01234-56789@192.168.1.5:4850.
friends-other-server = Esa mesa está en otro servidor. Abre su enlace en el navegador.
friends-near-table = { $name } es anfitrión de una mesa en tu red
friends-near-unnamed = Hay una mesa en tu red
friends-yours = Tus mesas
friends-yours-table = { $game }, con { $names }
friends-yours-with = Una mesa con { $names }
friends-yours-new = Una mesa nueva
friends-return = Volver
friends-forget = Olvidar
friends-aside-nobody = Tu invitación está abierta. Aún no ha venido nadie.
friends-aside-come = En tu mesa: { $names }.
friends-aside-turn = Te toca en la mesa con { $names }.
friends-aside-theirs = En tu mesa le toca a { $name }.
friends-aside-over = La partida con { $names } ha terminado.
friends-aside-waits = Una mesa te espera.
friends-aside-waits-with = Tu sitio en la mesa con { $names } sigue guardado.
friends-one-table = Ya estás en una mesa. Vuelve a ella, o déjala, en la barra de arriba.
friends-close = Cerrar la mesa
friends-close-asks = La mesa espera hasta que la abras de nuevo, y todos conservan su sitio. En la mesa: { $names }.
friends-where = Quién aloja tus mesas
friends-where-else = Alojar en otro sitio…
friends-here = En este equipo
friends-where-hint = este equipo
friends-where-about = En tu red, tus amigos siempre encuentran una mesa en este equipo. Para los de fuera, el programa pide al router que los deje entrar. O escribe la dirección de un servidor que aloje mesas.
friends-no-server = Este equipo no puede alojar una mesa: { $why }
friends-title = Jugando con amigos
friends-your-turn = Te toca: { $game }
friends-invitation = Envía esto a tus amigos
friends-reach-asked = Pidiendo a tu router que deje entrar a amigos de fuera…
friends-reach-everybody = Quien reciba el enlace puede jugar desde cualquier parte.
friends-reach-network = Solo pueden jugar los amigos de tu red. Para los demás, redirige en tu router el puerto { $port } a este equipo o aloja la mesa en un servidor.
friends-reach-behind = Solo pueden jugar los amigos de tu red. Tu proveedor no deja entrar a nadie de fuera; para los demás, aloja la mesa en un servidor.
friends-scan = O que escaneen esto con el teléfono
friends-by-window = Tus amigos abren la invitación en Electrum Dominoes: menú «Juego», «Jugar con amigos».
friends-no-network = Este equipo no está conectado a ninguna red, así que nadie puede venir a esta mesa. Conéctalo y la invitación aparecerá aquí.
friends-all-here = Ya están todos. La partida está por empezar.
friends-copy = Copiar la invitación
friends-copied = Copiada. Ahora pégala en un mensaje
friends-message = Juguemos al dominó: { $link } (código { $code })
friends-chair-you = { $name } (tú)
friends-chair-free = Libre. Esperando a alguien.
friends-chair-away = { $name } no está ahora
friends-chair-left = { $name } dejó la mesa
friends-chair-stand-in = Néstor juega por { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Ausente
friends-seat-left = Dejó la mesa
friends-watching =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
friends-line-down = Se perdió la conexión. Reconectando… Tu sitio te espera.
friends-no-answer = La mesa no responde. Esperando…
friends-halted = La mesa no se puede guardar en este momento, así que la partida espera. Seguirá sola.
friends-unreachable = No hay respuesta. Revisa la invitación y que el programa del anfitrión esté abierto. Volviendo a intentar…
friends-server-silent = El servidor de tus mesas no responde. Reintentando…
friends-host-here = Alojarla en este equipo
friends-try = Intentar ahora
friends-asks-undo = { $name } quiere deshacer una jugada.
friends-asks-pause = { $name } pide una pausa.
friends-asks-again = { $name } quiere otra partida.
friends-asks-seats = { $name } quiere otra partida con otros sitios.
friends-asks-rules = { $name } quiere otras reglas desde la próxima mano: { $rules }.
friends-asks-stand-in = { $name } propone que Néstor juegue por { $other }.
friends-asks-end = { $name } quiere terminar aquí. La partida se guarda como está.
friends-agree = De acuerdo
friends-refuse = No
friends-waits-for = Esperando a { $names }.
friends-declined = { $name } dijo que no.
friends-seat-declined = Prefiero que no.
friends-seat-undid = Deshago mi jugada.
friends-undid = { $name } deshizo una jugada.
friends-stand-in = Que Néstor juegue por { $name }
friends-new-seats = Otra partida, otros sitios
friends-rules = Cambiar las reglas…
friends-rules-title = Cambiar las reglas
friends-rules-about = Antes se pregunta a todos en la mesa.
friends-end = Terminar la partida
friends-leave = Dejar mi sitio
friends-leave-about = Otra persona podrá tomar tu sitio. Si solo cierras la ventana, tu sitio te espera.
friends-say = Decir…
friends-call = Avisarme cuando me toque
friends-say-hello = ¡Hola!
friends-say-well-played = Bien jugado.
friends-say-one-moment = Un momento.
friends-say-another = ¿Otra?
friends-say-thanks = Gracias.
friends-say-lucky = ¡Qué suerte!
friends-say-sorry = Perdón.
friends-say-good-night = Buenas noches.
friends-sign-wow = ¡Oh!
friends-sign-what = ¿Cómo?
friends-sign-hm = …
friends-sign-smile = ¡Ja!
friends-said = { $name }: { $text }
friends-mute = Ocultar lo que dicen los demás
friends-mute-about = No se enterarán.
friends-fair =
    { $count ->
        [one] Una mano se mezcló entre todos, y la comprobación salió bien.
       *[other] { $count } manos se mezclaron entre todos, y la comprobación de todas salió bien.
    }
friends-letters = Mano { $number }: { $letters }. Todos deberían tener estas cuatro letras.
friends-fair-unknown = Cada reparto se mezcla entre todos y se comprueba después de la mano.
friends-fair-watched =
    { $count ->
        [one] Solo estás mirando. Desde aquí, la mezcla de una mano parece correcta.
       *[other] Solo estás mirando. Desde aquí, las mezclas de { $count } manos parecen correctas.
    }
friends-deal-without = La mano { $number } se mezcló sin { $names }, así que no cuenta como comprobada.
friends-deal-refused = La mano { $number } se mezcló sin { $names }. La parte anunciada por { $refused } no llegó, así que se mezcló de nuevo.
friends-deal-not-yours = La mano { $number } se mezcló sin ti. Si estabas aquí, no te fíes de ella.
friends-deal-unchecked = La mano { $number } no está comprobada. No la viste entera, o la parte del anfitrión en la mezcla no llegó nunca.
friends-unfair-dealer = El anfitrión cambió la mezcla cuando ya había empezado. No te fíes de estos repartos.
friends-unfair-seat = La parte de { $name } en la mezcla se cambió, se inventó o se dejó fuera. No te fíes de estos repartos.
friends-unfair-hand = La mano que viste no es la que se mezcló y se jugó. No te fíes de esta mesa.
friends-unfair-rules = El anfitrión cambió las reglas sin tu acuerdo. No te fíes de esta mesa.
friends-nestor-differs = En la mano { $number }, { $name } no jugó como jugaría Néstor en este nivel. Quizá otra persona jugó por él.
friends-foul-has-bone = { $name } robó o pasó teniendo una ficha que encaja. No cuenta.
friends-foul-not-held = { $name } intentó jugar una ficha que no tiene. No cuenta.
friends-foul-not-on-turn = { $name } jugó fuera de turno. No cuenta.
friends-foul-twice = { $name } jugó dos veces. No cuenta.
friends-foul-late = La jugada de { $name } llegó tarde. No cuenta.
friends-foul-forbidden = { $name } hizo una jugada prohibida. No cuenta.
friends-foul-bytes = La parte de { $name } en la mezcla fue alterada. No cuenta.
friends-closed-nonsense = Este programa y la mesa no se entienden.
friends-closed-version = La mesa tiene otra versión del programa. Las dos tienen que ser iguales.
friends-closed-no-table = No hay ninguna mesa con este código. Tal vez se cerró.
friends-closed-unreadable = La mesa guardada está dañada y ya no se puede abrir.
friends-closed-moved = La mesa se mudó a otro servidor al que esta página no llega. Únete desde allí.
friends-closed-full = Todos los sitios están ocupados. Puedes mirar.
friends-closed-no-room = El servidor está lleno. Inténtalo más tarde.
friends-closed-too-many-watch = Ya no cabe más gente mirando esta mesa.
friends-closed-too-many-here = Llegan demasiadas conexiones desde tu red. Cierra otras ventanas del juego e inténtalo de nuevo.
friends-closed-too-many-tables = Se abrieron demasiadas mesas desde tu red. Inténtalo dentro de unos minutos.
friends-closed-too-many-codes = Llegaron demasiados códigos erróneos desde tu red. Espera un minuto e inténtalo de nuevo.
friends-closed-bad-table = No se puede abrir una mesa con estos ajustes.
friends-closed-not-here = Este equipo solo aloja las mesas de quien lo usa.
friends-closed-elsewhere = Ahora juegas en esta mesa desde otro dispositivo.
friends-closed-ended = La mesa se cerró. Lo jugado está en tu lista de partidas.
friends-closed-other = La mesa cerró la conexión. Esta versión del programa no conoce el motivo.

## Advice

advice-title = ¿Cambiar de nivel?
advice-up = En el nivel «{ $level }» ganaste { $won } de { $games } partidas. ¿Quieres que Néstor juegue desde ahora en el nivel «{ $next }»?
advice-down = En el nivel «{ $level }» ganaste { $won } de { $games } partidas. En el nivel «{ $next }» serían más reñidas.
advice-about = El nivel adecuado es aquel en que ganas más o menos la mitad de las partidas. Puedes cambiarlo en los ajustes cuando quieras.
advice-stay = Seguir en este nivel
advice-go = Cambiar de nivel

## About

about-version = Versión { $version }
about-what = Juegos de dominó para dos, tres o cuatro, desde «Con pozo» y «Bloqueo» hasta Five-Up y Cincos con petardos, contra Néstor, que no ve más que tú.
about-files = Tus archivos
about-files-where = Los ajustes, los colores, las partidas ganadas y la partida en curso se guardan aquí:
about-files-nowhere = Este sistema no tiene sitio para ellos, así que no se guarda nada.
about-licence = Licencia
about-licence-what = Software libre bajo la licencia MIT o la licencia Apache 2.0, la que prefieras. Sin garantía alguna.
about-fonts = Hecho con Rust y egui. Las letras son Ubuntu Light, bajo la Ubuntu Font Licence, y Vollkorn Bold, bajo la SIL Open Font License.
about-write = Contacto
about-write-what = Para avisar de un error o proponer algo:

## Help

help-play = Cómo se juega
help-scoring = Cómo se anota
help-firecrackers = Petardos
help-strategy = Estrategia
help-keys = Teclas

play-goal = El objetivo
play-bones = Las fichas
play-bones-1 = Hay { $bones } fichas, una por cada par de números del 0-0 al { $doublet }. Una ficha con dos mitades iguales es un doble, y el doble con más puntos es el más alto.
play-turn = Un turno
play-turn-1 = Se juega por turnos, hacia la izquierda. Une una ficha a un extremo que muestre el mismo número. Si hace falta, gira sola. Los dobles se ponen atravesados.
play-end = El final de una mano
play-display = La pantalla
play-whole-1 = Cada ficha está donde se jugó. Tu mano está delante de ti, las demás boca abajo en los bordes y el pozo junto a tu mano. Cuando tengas que robar, haz clic en cualquiera de sus fichas.
    .fingers = Cada ficha está donde se jugó. Tu mano está delante de ti, las demás boca abajo en los bordes y el pozo junto a tu mano. Cuando tengas que robar, toca cualquiera de sus fichas.
play-whole-2 = Haz clic en una ficha y luego en el lugar donde la quieres, o arrástrala. Si solo hay un lugar, basta el clic, o un doble clic si así lo elegiste en los ajustes. Los lugares donde encaja se iluminan y, en los juegos en que la suma anota, muestran cuánto daría.
    .fingers = Toca una ficha y luego el lugar donde la quieres, o arrástrala. Si solo hay un lugar, basta el toque, o dos seguidos si así lo elegiste en los ajustes. Los lugares donde encaja se iluminan y, en los juegos en que la suma anota, muestran cuánto daría.
play-whole-3 = Para ver de cerca, gira la rueda o pellizca. Arrastra el tapete para mover la mesa. Un doble clic en el tapete vuelve a mostrarla entera.
    .fingers = Para ver de cerca, pellizca. Arrastra el tapete para mover la mesa. Con dos toques seguidos en el tapete vuelves a verla entera.
play-compact-1 = De la mesa solo se ven los extremos: la ficha del medio y la última de cada brazo. Las demás fichas jugadas están abajo, junto a tu mano, con el color de cada jugador.
play-compact-2 = Haz clic en una ficha y luego en el extremo donde la quieres, o arrástrala. Si solo hay un lugar, basta el clic, o un doble clic si así lo elegiste en los ajustes. Los extremos donde encaja se iluminan y muestran la suma. También sirve un extremo sin ficha.
    .fingers = Toca una ficha y luego el extremo donde la quieres, o arrástrala. Si solo hay un lugar, basta el toque, o dos seguidos si así lo elegiste en los ajustes. Los extremos donde encaja se iluminan y muestran la suma. También sirve un extremo sin ficha.
play-display-1 = El botón ofrece siempre el siguiente paso: Robar y Pasar en tu turno, Otra mano y Otra partida para seguir, y OK para mi turno si «OK automático» está desactivado. La barra espaciadora lo pulsa.
    .fingers = El botón ofrece siempre el siguiente paso: Robar y Pasar en tu turno, Otra mano y Otra partida para seguir, y OK para mi turno si «OK automático» está desactivado.
play-display-2 = Puedes deshacer cada jugada y cada robo, incluso más allá del principio de la mano y de la partida. Las fichas que nadie ha robado se mezclan otra vez, así que un segundo intento es un robo nuevo.
play-origin = De dónde viene el dominó
play-origin-1 = En China se conocía el dominó ya en el siglo XII o XIII. En Europa apareció en Italia a principios del siglo XVIII y pronto se extendió. El juego europeo tiene blancas, que el chino no tiene, y llega así a 28 fichas. El nombre viene quizá del dominó, una capa con capucha.

scoring-intro = En «Cincos», «Treses» y «Cincos y treses» se suman los extremos abiertos después de cada ficha. Esa es la suma de la mesa. Si es divisible por cinco (o por tres, o por cualquiera de los dos), quien jugó se la anota entera. Estas mesas son de «Cincos».
scoring-marks = Un triángulo señala un extremo donde se puede jugar. El número que lo acompaña es lo que ese extremo aporta a la suma. Un triángulo sin número señala un extremo que no cuenta.
example-scores = { $sum } = { $count }: anota { $points }
example-nothing = { $sum } = { $count }: no anota nada
example-1 = La primera ficha cuenta con sus dos mitades.
example-2 = El pivote aún tiene un lado libre, así que cuenta entero.
example-3 = Con una ficha a cada lado, el pivote mismo ya no cuenta. Ahora se puede jugar arriba y abajo de él.
example-4 = Un doble en un extremo cuenta con sus dos mitades.
example-5 = El extremo superior se abre cuando la izquierda y la derecha están ocupadas. Una blanca no suma nada.
example-6 = Juego abajo, y se suman cuatro extremos.
example-7 = Otra partida, en la que salgo yo: el doble cinco anota enseguida.
example-8 = En Cincos por sorteo, quien ganó la mano anterior puede salir con cualquier ficha.
example-9 = El primer doble pasa a ser el pivote, y el 6-4 va a su izquierda para encajar.
scoring-rest = Además
scoring-rest-1 = Quince anota quince. Cero no anota nada. En Cincos, una ficha anota 35 como mucho, y con treses 36.
scoring-rest-2 = Si tu jugada llega a la meta, ganas en ese momento, y el resto de la mano ya no cuenta.
fire-intro = Cincos con petardos es un juego de cincos contra el reloj: cinco minutos para 100 puntos, si no eliges otro tiempo. Abres la partida con tu doble más alto. Después sale quien jugó la última ficha.
fire-clock = El reloj
fire-clock-1 = Corre en tu turno, en el mío y entre dos manos. Se para durante las pausas, mientras hay una ventana abierta sobre la mesa y mientras nadie ve el juego. Entonces la mesa queda tapada.
fire-clock-2 = Deshacer no devuelve tiempo, y una pista cuesta el tiempo que necesito para ella. Cuando se acaba el tiempo, gana la puntuación más alta.
fire-use = Petardos
fire-use-1 = Cada uno tiene uno en cada mano, para usarlo antes de jugar una ficha. Destruye una ficha de un extremo que tenga una sola vecina, pero nunca el pivote. La ficha vuelve al pozo, y la anterior es otra vez el extremo.
fire-use-2 = Si entonces la suma es divisible por cinco, la anotas. Si antes no podías jugar y ahora sí, anotas cinco más.
fire-before = Antes: se va a destruir la ficha con el anillo. La suma es siete.
fire-after = Después: el extremo superior del pivote vuelve a estar abierto. La suma es cinco, y da puntos.
fire-tips = Dos consejos
fire-tips-1 = Si nada encaja, destruye una ficha para abrir un extremo a una tuya. Así no tienes que robar.
fire-tips-2 = Destruye una ficha para cambiar la suma. Si queda divisible por cinco, anotas sin jugar ninguna ficha.
fire-points = Puntos y resultado
fire-points-1 = Cuando dominas, anotas cinco por cada ficha que le queda al otro. Una mano cerrada no vale nada, y sales tú en la siguiente.
fire-points-2 = Si ganas, se suman tu ventaja y medio punto por cada segundo restante, multiplicado por tus puntos como porcentaje y redondeado hacia arriba. Si no ganas, cada segundo vale un cuarto de punto. Rendirse cuenta como derrota.
fire-points-3 = Una victoria con 100 puntos y 2:15 restantes: 135 s × 0,5 × 100 % = 68. Una con 110 puntos y 3:38: 218 s × 0,5 × 110 % = 120.

strategy-any = En todos los juegos
strategy-any-1 = Mantén abiertas tus opciones. Con muchos números distintos en la mano se roba poco. Antes de jugar, mira qué podrías jugar después.
strategy-any-2 = Juega pronto los dobles: encajan con un solo número y a menudo se quedan ahorcados. El doble blanco casi nunca cuesta nada, y en Cincos vale la pena guardar el doble cinco.
strategy-any-3 = Recuerda qué números estaban abiertos cuando tuve que robar o pasar: no tenía ninguno. Déjame otra vez los mismos.
strategy-any-4 = Donde puedes robar aunque puedas jugar (Cincos, robo libre), roba mientras puedas. Quien tiene más fichas anota más a menudo y rara vez se queda sin jugar.
strategy-count = Donde se anotan puntos
strategy-count-1 = Lo que importa no es cuánto anotas, sino anotar más que el otro. La mejor ficha puede ser la que no anota nada y no deja nada que anotar.
strategy-count-2 = Por cada ficha en que pienses, cuenta las ocultas que anotarían en respuesta. Cuantas menos haya, más segura es. Las que te harían daño, si las tienes tú, no las tiene nadie más.
strategy-count-3 = Guarda fichas con las que puedas responder: 0-5, 1-6, 0-0 y 5-5, y las que encajan en el pivote con una blanca o un cinco en la otra mitad.
strategy-sum = Contar rápido
strategy-sum-1 = No hagas toda la suma para cada jugada. Mira la suma y pregúntate qué tiene que cambiar. Si es seis, hacen falta cuatro más o uno menos. Donde un extremo muestra uno, el 1-5 da cuatro más y el 1-0 uno menos.
strategy-sum-2 = Recorre así los extremos, primero con tus fichas y luego con las que yo podría tener. Yo no hago otra cosa, solo que no me canso.
strategy-level = Tu nivel
strategy-level-1 = En el nivel «Principiante» juego la ficha que más anota ahora, o cualquiera que encaje: puedes prever lo que haré. En «Fácil» lo hago aún tres de cada cinco veces. Elige el nivel en que ganes más o menos la mitad de las partidas, y sube cuando ganes dos de cada tres.
strategy-level-2 = En todos los niveles conozco mis fichas, la mesa, quién robó y pasó y cuándo, y cuántas fichas tienes. Las tuyas no las miro nunca.
strategy-learn = Aprender de las partidas
strategy-learn-1 = Los ejercicios te dan posiciones en las que una jugada es claramente la mejor. Juégala en la mesa. Te digo qué cuesta otra jugada, y por qué. Puedes intentarlo otra vez o ver la mejor jugada.
strategy-learn-2 = «Dónde pueden estar las fichas» muestra, de cada ficha oculta, quién puede tenerla. Se deduce solo de lo que se sabe desde tu sitio. Una partida en la que lo usas es de práctica.
strategy-learn-3 = El tutor pregunta antes de una jugada que te cuesta algo. En los ajustes eliges lo mala que tiene que ser para que pregunte. T lo activa y lo desactiva.
strategy-learn-4 = Un análisis muestra lo que costó cada decisión, según lo que se podía saber entonces, y separa la suerte de la destreza. Si te equivocaste, busca una jugada mejor antes de mirar.
strategy-learn-5 = «Ocho repartos» es un encuentro con un número, para que un amigo pueda jugar los mismos ocho. Yo también los juego, en tu sitio. A las mismas jugadas, los demás responden igual.

help-games = Juegos

rules-target = El primero que llega a { $points } puntos gana la partida. Si llegan varios, gana quien va por delante.
rules-target-collect = La partida acaba cuando un bando ha bajado a −{ $points } puntos. Ese bando pierde, y gana quien tiene más.
rules-target-hands = Cada mano vale uno. El primero que llega a { $points } gana la partida.
rules-head-start = El primer jugador empieza en { $points }.
rules-head-start-collect = Todos menos el primer jugador empiezan en −{ $points }.
rules-exact = No se anotan los puntos que pasarían de la meta.
rules-exact-near = No se anotan los puntos que pasarían de la meta, salvo que te falten { $points } o menos.
rules-love = Cuando todos los bandos han ganado una mano, todos vuelven a cero, y la salida se decide como al principio.
rules-love-play-two = Si era uno a uno, la siguiente mano que se gane vale dos.
rules-clock =
    Tienes { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } para toda la partida. El tiempo que sobra da un bono al ganador.
rules-single = La partida es una sola mano.
rules-set-nine = Se juega con el doble nueve: 55 fichas, del 0-0 al 9-9, diez de cada número.
rules-set-twelve = Se juega con el doble doce: 91 fichas, del 0-0 al 12-12, trece de cada número.
rules-dealt =
    { $players } jugadores reciben { $bones ->
        [one] una ficha
       *[other] { $bones } fichas
    } cada uno.
rules-dealt-partners =
    { $players } jugadores, dos contra dos, reciben { $bones ->
        [one] una ficha
       *[other] { $bones } fichas
    } cada uno.
rules-lead-doublet-always = Quien tiene el doble más alto sale con él en cada mano.
rules-lead-doublet = Quien tiene el doble más alto sale con él en la primera mano.
rules-lead-low-doublet = Quien tiene el doble más bajo sale con él en la primera mano. El 1-1 es el más bajo y el 0-0 va al final.
rules-lead-three-two = Quien tiene el 3-2 sale con él en la primera mano. Si nadie lo tiene, sale el doble más bajo, desde el 1-1 y con el 0-0 al final.
rules-lead-blank = Quien tiene el 0-0 sale con él en la primera mano. Si nadie lo tiene, sale el doble más bajo.
rules-no-doublet-heaviest = Si nadie tiene un doble, sale la ficha más alta, del { $bone } hacia abajo.
rules-no-doublet-lowest = Si tampoco hay dobles, sale la ficha con menos puntos.
rules-lead-lot = Cada jugador destapa una ficha. Quien tiene la más alta sale con cualquier ficha.
rules-lead-seat =
    { $number ->
        [1] El primer jugador
       *[other] El jugador { $number }
    } sale en la primera mano con cualquier ficha.
rules-lead-seat-doublet =
    { $number ->
        [1] El primer jugador
       *[other] El jugador { $number }
    } sale en la primera mano con su doble más alto.
rules-next-winner = Después sale quien dominó, con cualquier ficha.
rules-next-loser = Después sale quien se quedó con más puntos, con cualquier ficha.
rules-next-loser-pairs = Después sale, con cualquier ficha, quien en el bando perdedor se quedó con más puntos.
rules-next-lot = Después se sortea la salida de cada mano, con cualquier ficha.
rules-next-doublet = Después, en cada mano sale quien tiene el doble más alto, con él.
rules-block-first = Tras un cierre, la salida se decide como al principio.
rules-block-low-hand = Tras un cierre sale, en el bando que ganó, quien tiene menos puntos.
rules-block-closer = Tras un cierre sale quien cerró si ganó su bando; si no, el siguiente.
rules-block-last = Tras un cierre sale el último que jugó.
rules-next-none = Si no gana nadie, se decide como al principio.
rules-next-alternate = Después se turnan para salir, con cualquier ficha.
rules-next-same = Si nadie gana la mano, vuelve a salir el mismo.
rules-next-with-doublet = Después sale quien dominó, con un doble. Si no tiene ninguno, pasa, y el siguiente sale con cualquier ficha.
rules-next-doublet-or-next = Después sale quien dominó, con un doble. Si no tiene ninguno, pasa, y sale el siguiente que tenga uno, con él.
rules-next-each-doublet = Después los dobles salen por turno: el 1-1 en la segunda mano, el 2-2 en la tercera, y así sucesivamente. Tras el más alto vuelve a tocarle al 0-0.
rules-void = Si una mano tiene más de { $doublets } dobles, se reparte de nuevo.
rules-leave-out = El 0-0 queda fuera.
rules-void-no-doublet = Si nadie tiene un doble, se reparte de nuevo.
rules-left-over =
    Quien sale toma { $bones ->
        [one] la ficha que sobra
       *[other] las { $bones } fichas que sobran
    }. Si sobra el doble más alto, lo juega quien se sienta justo antes de quien tiene el segundo más alto.
rules-line = Las fichas forman una línea con dos extremos.
rules-spinner = El primer doble es el pivote. Cuando sus dos lados están ocupados, se abren también sus dos extremos.
rules-led-spinner = Si se sale con un doble, ese es el pivote. Cuando sus dos lados están ocupados, se abren también sus dos extremos. Si se sale con otra ficha, no hay pivote.
rules-enclosed-spinner = El primer doble con una ficha a cada lado es el pivote. Entonces se abren también sus dos extremos.
rules-counting = Cuando los dos lados del pivote están ocupados, también cuentan sus extremos abiertos.
rules-cross = El primer doble es el pivote. No se puede jugar en otro sitio hasta que haya una ficha en cada uno de sus cuatro lados.
rules-maltese = Después, cada brazo sigue con un doble antes que con otra ficha.
rules-maltese-four = Después, los cuatro brazos siguen con un doble antes de que se juegue otra ficha.
rules-spinners = Cada doble es un pivote. Cuando sus dos lados están ocupados, se abren también sus dos extremos.
rules-sevens = Las fichas van en línea, también los dobles. Las mitades que se tocan suman siete. El 6-1, el 5-2, el 4-3 y el 0-0 son matadores: van en cualquier sitio, por cualquier mitad, y solo ellos van en una blanca. Haz clic otra vez en un matador elegido para darle la vuelta.
    .fingers = Las fichas van en línea, también los dobles. Las mitades que se tocan suman siete. El 6-1, el 5-2, el 4-3 y el 0-0 son matadores: van en cualquier sitio, por cualquier mitad, y solo ellos van en una blanca. Toca otra vez un matador elegido para darle la vuelta.
rules-draws = Si no puedes jugar, robas hasta que algo encaje. Cuando no queda nada que robar, pasas.
rules-free-draw = Si no puedes jugar, robas hasta que algo encaje. Puedes robar aunque puedas jugar. Cuando no queda nada que robar y nada encaja, pasas.
rules-block = No se roba. Si no puedes jugar, pasas.
rules-reserve =
    { $bones ->
        [one] La última ficha del pozo no se roba
       *[other] Las últimas { $bones } fichas del pozo no se roban
    } nunca.
rules-limit =
    Quien tiene { $bones ->
        [one] una ficha
       *[other] { $bones } fichas
    } y no puede jugar pasa en vez de robar.
rules-draw-most = En un turno se roba como mucho { $bones ->
        [one] una ficha
       *[other] { $bones } fichas
    }. Quien sigue sin poder jugar pasa.
rules-count-fives = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Una suma divisible por cinco se anota entera.
rules-count-none = No hay puntos hasta el final de la mano.
rules-count-threes = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Una suma divisible por tres se anota entera.
rules-count-both = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Una suma divisible por cinco o por tres se anota entera.
rules-firecrackers = Una vez por mano, cada jugador puede lanzar un petardo a una ficha de un extremo. La ficha vuelve al pozo. La nueva suma puede anotar, y quien no podía jugar y ahora puede anota cinco más.
rules-out = Quien domina gana los puntos que aún tienen los demás.
rules-out-pair = Quien domina gana los puntos que aún tiene la otra pareja.
rules-out-five = Quien domina gana cinco puntos por cada ficha que aún tienen los demás.
rules-out-five-pair = Quien domina gana cinco puntos por cada ficha que aún tiene la otra pareja.
rules-out-collect = Cuando alguien domina, cada uno de los otros bandos pierde los puntos que le quedan.
rules-out-subtract = Cuando alguien domina, cada bando pierde los puntos que le quedan.
rules-out-subtract-blocked = Cada bando pierde los puntos que le quedan.
rules-both-out = La mano sigue hasta que los dos compañeros se quedan sin fichas.
rules-five-each = Cada ficha que queda en una mano cuenta cinco, sean cuales sean sus puntos.
rules-out-one = Quien domina gana la mano.
rules-out-point = Dominar vale un punto.
rules-for = { $players } jugadores: { $told }
rules-count-parts = Tras cada jugada se suman los dos extremos. Si la suma es divisible por cinco, vale un punto por cada cinco; si lo es por tres, uno por cada tres. Quince vale 8.
rules-count-parts-fives = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Si la suma es divisible por cinco, vale un punto por cada cinco.
rules-count-parts-threes = Tras cada jugada se suman los extremos abiertos, los dobles con ambas mitades. Si la suma es divisible por tres, vale un punto por cada tres.
rules-count-twins = Tras cada jugada, si todos los extremos abiertos muestran el mismo número, valen dos puntos, o tres si uno de ellos es un doble que no sea la salida.
rules-lead-scores-double-five = La primera ficha de una mano solo da puntos si es el 5-5, y nunca en la primera mano.
rules-lead-scores-double-five-cap = La primera ficha de una mano solo da puntos si es el 5-5, nunca en la primera mano y nunca a un bando con { $points } puntos o más.
rules-lead-scores-nothing = La primera ficha de una mano no da puntos.
rules-lead-wins-not = La primera ficha de una mano no puede ganar la partida.
rules-at-hand-end = Una mano se juega hasta el final aunque alguien llegue a la meta. Entonces gana quien vaya por delante.
rules-out-both = La mano sigue hasta que los dos compañeros se quedan sin fichas. Dominar no da puntos.
rules-out-both-point = La mano sigue hasta que los dos compañeros se quedan sin fichas, y eso vale un punto.
rules-out-nothing = Dominar termina la mano y no da puntos.
rules-out-all = Quien domina gana todos los puntos que quedan, también los de su compañero.
rules-blocked-low = Cuando nadie puede seguir, la mano queda cerrada. La gana quien tiene menos puntos.
rules-blocked-low-side = Cuando nadie puede seguir, la mano queda cerrada. La gana el bando con menos puntos.
rules-blocked-low-hand = Cuando nadie puede seguir, la mano queda cerrada. La mano más baja de todas la gana para su bando.
rules-blocked-last = Cuando nadie puede seguir, la mano queda cerrada. La gana el último que jugó.
rules-blocked-last-side = Cuando nadie puede seguir, la mano queda cerrada. La gana el bando que jugó la última ficha.
rules-blocked-subtract = Cuando nadie puede seguir, la mano queda cerrada. Cada bando pierde los puntos que le quedan.
rules-block-difference = Una mano cerrada vale los puntos de quienes pierden menos los de quien gana.
rules-block-between = Una mano cerrada vale la diferencia entre los puntos de quien gana y los de quienes pierden, aunque quien gana tenga más.
rules-block-opponent = Una mano cerrada vale los puntos de quienes pierden.
rules-block-both = Una mano cerrada vale todos los puntos que quedan.
rules-block-one = Una mano cerrada vale un punto.
rules-block-nothing = Una mano cerrada no da puntos.
rules-block-collect = Los demás bandos pierden los puntos que les quedan.
rules-tie-share = Si dos de los tres empatan con el mínimo de puntos, se reparten lo que le queda al tercero.
rules-blocked-nothing = Cuando nadie puede seguir, la mano queda cerrada y nadie gana nada.
rules-lone = El 0-0 a solas en una mano cuenta 25, y el { $doublet } a solas, 50.
rules-blocked-closer = Cuando nadie puede seguir, la mano queda cerrada. La mano de quien cerró se compara con la de cada rival, y la más baja gana para su bando.
rules-block-two = Una mano cerrada vale dos puntos.
rules-tie-nobody = Si varios empatan con el mínimo de puntos, no gana nadie.
rules-tie-nobody-pairs = Si las parejas empatan en un cierre, no gana ninguna.
rules-tie-leader = Si varios empatan con el mínimo de puntos, gana el bando que salió.
rules-tie-leader-pairs = Si las parejas empatan en un cierre, gana la que salió.
rules-tie-not-closer = Si varios empatan con el mínimo de puntos, pierde el bando que jugó la última ficha.
rules-tie-not-closer-pairs = Si las parejas empatan en un cierre, pierde la que jugó la última ficha.
rules-tie-not-closer-one = Si varios empatan con el mínimo de puntos, pierde el bando que jugó la última ficha, y el ganador recibe un punto.
rules-tie-not-closer-one-pairs = Si las parejas empatan en un cierre, pierde la que jugó la última ficha, y la otra recibe un punto.
rules-tie-carry = Si varios empatan con el mínimo de puntos, no gana nadie, y la siguiente mano que se gane vale uno más.
rules-tie-carry-pairs = Si las parejas empatan en un cierre, no gana ninguna, y la siguiente mano que se gane vale uno más.
rules-tie-carry-all = Si varios empatan con el mínimo de puntos, no gana nadie. Después de cada mano cerrada, la siguiente que se gane vale uno más.
rules-tie-carry-all-pairs = Si las parejas empatan en un cierre, no gana ninguna. Después de cada mano cerrada, la siguiente que se gane vale uno más.
rules-closer-loses-point = Si el bando que cerró la mano la pierde sin empate, se le quita un punto.
rules-closer-loses-double = Si el bando que cerró la mano la pierde sin empate, la mano vale doble.
rules-block-under = Una mano cerrada solo se gana con menos de { $pips } puntos. Si no, no la gana nadie.
rules-bonus-doublet = Acabar con un doble: { $points } más.
rules-bonus-both-ends = Capicúa, una última ficha que va por los dos extremos sin ser doble: { $points } más.
rules-bonus-both-ends-too = Una última ficha que va por los dos extremos, también un doble: { $points } más.
rules-both-ends-double = Capicúa, una última ficha que va por los dos extremos sin ser doble, dobla los puntos de la mano.
rules-both-ends-double-too = Una última ficha que va por los dos extremos, también un doble, dobla los puntos de la mano.
rules-bonus-doublet-ends = Un último doble que va por los dos extremos: otros { $points }.
rules-bonus-blank = Chuchazo, acabar con el doble blanco: { $points } más.
rules-bonus-pass = Cada pase de un rival de quien jugó la última ficha: { $points }, en cuanto se juega la siguiente. El pase del compañero no da nada, ni los pases de un cierre.
rules-bonus-pass-lead = Lo mismo se paga si quien debe salir no tiene ningún doble y pasa.
rules-bonus-round = Pase corrido, todos los demás pasan: { $points } al momento, salvo en un cierre.
rules-bonus-round-instead = Se paga en lugar de lo que valen esos pases.
rules-bonus-round-asleep = Pase corrido, todos los demás pasan: { $points } al momento, salvo que ya estén en la mesa todas las fichas que encajan.
rules-bonus-lead = Pase de salida, el siguiente pasa y el que va después juega: { $points }.
rules-bonus-lead-doublet = Si se sale con un doble, el siguiente pasa y el que va después juega (salida): { $points }.
rules-bonus-hands = Las primeras manos ganadas valen { $points } más.
rules-rounded = Los puntos de las fichas se redondean al múltiplo de cinco más cercano.
rules-rounded-down = Los puntos de las fichas se redondean hacia abajo a un múltiplo de cinco.
rules-rounded-up = Los puntos de las fichas se redondean hacia arriba a un múltiplo de cinco.
rules-cap = Con los puntos de una mano nadie pasa de { $points }.
rules-single-end = Gana quien domina.
rules-single-tie = Si hay empate, la mano se juega otra vez.

display-stacks = La misma mesa en las dos vistas. En la compacta, de una ficha sobre la que se ha jugado solo se ve el borde bajo la siguiente, en el color del jugador. De un brazo largo se ven las cuatro últimas.

lesson-lead = Una salida, jugada hasta el final
lesson-lead-about = Ganaste la última mano de Cincos por sorteo y puedes salir con cualquiera de estas fichas. ¿Cuál elegirías?
lesson-lead-1 = Solo el 5-0 anota. Pero el 5-5 responde con diez y el 0-0 con cinco, y la mayoría de las veces tengo uno de los dos.
lesson-lead-2 = Contra el 4-4 nada anota. Haría falta el 4-2, y lo tienes tú.
lesson-lead-3 = El 2-2 es aún mejor. Solo el 2-1 y el 6-2 anotan contra él, y cada vez respondes con diez: con el 6-1 o, como aquí, con el 4-2.
lesson-control = Una salida que controlas
lesson-control-about = Vuelves a salir. Busca primero diez puntos. Si no los tienes, sal con un doble que controles: uno de cuyo número tengas casi todas las fichas.
lesson-control-1 = Solo el 6-4 y el 5-5 anotan diez al salir. Ninguna otra salida anota más de cinco.
lesson-control-2 = Sin el 6-4, sal con el 3-3. Tienes cuatro de los siete treses, y ninguno de los otros anota. Juegue yo donde juegue, al otro lado te queda un tres.
lesson-small = Deja poco
lesson-small-about = Salí con el 6-2. Ninguna de tus fichas anota, así que mira la suma que dejas. Cuanto menor sea, menos puedo sacar de ella.
lesson-small-1 = El 6-6 deja catorce. Con el 3-2 anoto quince.
lesson-small-2 = El 6-1 deja tres. Con eso, ninguna ficha anota más de cinco.
lesson-fives = No solo cincos
lesson-fives-about = Los principiantes buscan extremos que muestren un cinco. Vale cualquier extremo si la suma cuadra, y la suma también puede bajar. Aquí es nueve, y te toca.
lesson-fives-1 = El 5-3 pone un cinco en un extremo y no anota nada.
lesson-fives-2 = El 4-3 anota diez sin ningún cinco.
lesson-fives-3 = El 6-2 baja la suma a cinco y la anota.
lesson-count = El atajo, jugado hasta el final
lesson-count-about = La suma es seis, tienes estas fichas y te toca. No hagas toda la suma para cada jugada: para anotar, la suma tiene que bajar uno o subir cuatro.
lesson-count-1 = A la derecha hay un uno: el 1-0 o el 5-1. A la izquierda, un dos: el 2-1. Arriba, un tres: el 3-2. Abajo, una blanca: el 4-0. De todas esas, tienes el 1-0.
lesson-count-2 = Ahora míralo con mis ojos: desde cinco faltan cinco, o nada. El 0-0 está en tu mano, así que solo queda el 5-0.
lesson-goals = Tres planes: anotar, cerrar, dominar
lesson-goals-about = Una ficha puede anotar, hacerme pasar o acercarte a dominar. Al principio de la mano, anota. Cuando sepas qué fichas quedan, piensa cuánto vale hacerme pasar, sobre todo con un número que controles. Aquí el 5-2 sirve para ambas cosas.
lesson-goals-1 = A la derecha anota diez. Puedo responder con cualquier cinco.
lesson-goals-2 = A la izquierda no anota nada. Pero ahora todos los extremos muestran un dos, y los doses que faltan los tienes tú. Tengo que robar y pasar, y juegas otra vez.
lesson-domino = El tercer plan: dominar
lesson-domino-about = Quien domina gana lo que le queda al otro, y quizá la próxima salida. Busca un número que controles y llévalo a los extremos, para poder jugar seguro la próxima vez. Después de tu jugada te quedan estas dos fichas.
lesson-domino-1 = El 4-3 no anota nada, pero ahora dos extremos muestran un tres. Solo puedo tapar uno, y en el otro encaja cualquiera de tus fichas.
lesson-out = Dominar
lesson-out-about = La suma es nueve, y estas son tus dos últimas fichas. Si dominas, ganas los puntos que aún tengo. Donde quien gana una mano sale en la siguiente, ganas también la salida, y eso puede decidir una partida reñida.
lesson-out-1 = El 3-2 anota diez. Pero entonces el 2-2 no encaja en ningún sitio, y tienes que robar.
lesson-out-2 = El 2-2 no anota nada, pero deja al 3-2 dos lugares. No puedo tapar los dos.
lesson-out-3 = Tapé el dos, así que el 3-2 va arriba. Dominas y ganas los diez puntos de mi 6-4.

keys-intro = Todo se puede hacer sin mouse. El anillo muestra dónde actúa el teclado.
keys-table = En la mesa
keys-commands = Órdenes
key-tab = Tab
key-tab-does = ir a la ficha, el extremo o el botón siguiente; con Mayús, al anterior
key-arrows = Flechas
key-arrows-does = ir a la ficha, el extremo o el botón más cercano de ese lado
key-space = Espacio
key-space-does = elegir la ficha, jugar en el extremo o pulsar el botón donde está el anillo; si no, pulsar el botón principal
key-enter = Enter
key-enter-does = igual que Espacio; en una ficha, además lleva el anillo a un extremo
key-bone = 6 3
key-bone-does = elegir la ficha con esos números
key-tens = A, B, C
key-tens-does = valen por diez, once y doce al elegir una ficha por sus números
key-ends = W, E, N, S o 4, 6, 8, 2
key-ends-does = jugar la ficha elegida a la izquierda, a la derecha, arriba o abajo
key-visit = Alt+Izquierda, Alt+Derecha
key-visit-page = Re Pág, Av Pág
key-visit-does = ir de ficha en ficha por la mano, también a las que no encajan en ningún sitio
key-offer = Mayús+F10
key-offer-does = abrir el menú de la ficha o el lugar que tiene el anillo; lo mismo hace un clic derecho o una pulsación larga
key-arrange = Ctrl y flechas
key-arrange-page = Mayús+Re Pág, Mayús+Av Pág
key-arrange-does = mover la ficha del anillo a otro lugar de la mano

key-menu = Alt o F10
key-menu-page = G
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
key-mistakes-does = en un análisis: ir a tu error siguiente o al anterior
key-better = Ctrl+Z
key-better-does = en un análisis o un ejercicio: otro intento después de un error

## The table

you = Tú
nestor = Néstor
name-second = Áyax
name-third = Helena
remark-nestor-out = La paciencia da fruto.
remark-nestor-out-too = Ficha a ficha.
remark-nestor-beaten = Bien jugado.
remark-nestor-beaten-too = Muy bien hecho.
remark-ajax-out = ¡Ja! Ni una me queda.
remark-ajax-out-too = ¡Listo! Otra vez.
remark-ajax-beaten = Muy rápido para mí.
remark-ajax-beaten-too = ¡Otra vez!
remark-helen-out = Y esa era la última.
remark-helen-out-too = Ya está. Ninguna.
remark-helen-beaten = Bueno.
remark-helen-beaten-too = Una lástima.
name-partner = { $name }, tu compañero
name-with = con { $name }
name-player = Jugador
name-player-number = Jugador { $number }
boneyard = Pozo
target-of = / { $target }
table-count = Suma de la mesa { $count }
clock-left = tiempo
clock-last = últimos segundos
pause-title = Pausa
pause-line = El reloj está parado en { $time }. La mesa queda tapada hasta que continúes.
button-draw = Robar
button-pass = Pasar
button-turn = Destapar
button-take = Tomarlas todas
button-new-hand = Otra mano
button-new-game = Otra partida
button-again-short = Otra vez, a { $quick }
button-go-on = Continuar
button-uncover = Ver mis fichas
button-thinking = Pensando…

pips-0 = blanca
pips-1 = uno
pips-2 = dos
pips-3 = tres
pips-4 = cuatro
pips-5 = cinco
pips-6 = seis
pips-7 = siete
pips-8 = ocho
pips-9 = nueve
pips-10 = diez
pips-11 = once
pips-12 = doce
number-name = { $pips }
bone-plain = { $high } { $low }
bone-doublet =
    { $pips ->
        [blanca] doble blanco
       *[other] doble { $pips }
    }
end-west = izquierdo
end-east = derecho
end-north = superior
end-south = inferior
at-west = a la izquierda
at-east = a la derecha
at-north = arriba
at-south = abajo
at-bone = en { $bone }
at-half =
    { $pips ->
        [blanca] en la { $pips }
       *[other] en el { $pips }
    } de { $bone }
at-turned = { $place } (con la mitad mayor hacia fuera)
bone-at = { $bone } { $place }
list-and =
    { $list } { $last-starts ->
        [i] e
       *[other] y
    } { $last }
    .or =
        { $list } { $last-figure ->
            [eight] u
           *[other] o
        } { $last }
    .nor = { $list-nor } ni { $last }

spoken-hand = { $bone }, en tu mano, encaja { $ends }
spoken-hand-any = { $bone }, en tu mano, puede salir
spoken-hand-none = { $bone }, en tu mano, no encaja
spoken-hand-waiting = { $bone }, en tu mano
spoken-end = extremo { $end }, { $bone }, muestra { $pips }
spoken-end-empty = extremo { $end }, aún sin ficha, muestra { $pips }
spoken-end-lead = extremo { $end }, lugar de la primera ficha
spoken-lead-place = el lugar de la primera ficha
spoken-end-of = extremo { $number }, en { $bone }, muestra { $pips }
spoken-face-down = ficha { $number }, boca abajo
spoken-turned = { $bone }, destapada por { $name }
spoken-yard = ficha { $number } del pozo, robarla
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
spoken-clock = reloj, tiempo restante: { $time }
spoken-clock-last = reloj, últimos segundos: { $time }
spoken-firecracker = tu petardo: tómalo para destruir una ficha
spoken-firecracker-theirs = el petardo de { $name }
spoken-target = { $bone }, destruirla: { $outlook }
spoken-target-alone = destruir { $bone }
spoken-middle = { $bone }, en el centro
spoken-yours = { $bone }, jugada por ti
spoken-theirs = { $bone }, jugada por { $name }
spoken-shown = { $bone }, a la vista
spoken-buried = { $bone }, enterrada
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } ficha
       *[other] { $bones } fichas
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } ficha
       *[other] { $bones } fichas
    }

caption-did = { $name }: { $did }
did-play = juega el { $bone }
did-draw-and-play = roba { $count }, juega el { $bone }
did-draw = roba { $count }
did-pass = pasa
did-destroy = destruye el { $bone }
yard-drawable =
    { $count ->
        [one] { $count } ficha para robar
       *[other] { $count } fichas para robar
    }
yard-empty = El pozo está vacío
yard-reserve =
    { $count ->
        [one] La última ficha nunca se roba
       *[other] Las últimas { $count } nunca se roban
    }
say-named = { $name }: { $line }
say-turn = Destapa una ficha. Sale la más alta { $players ->
    [2] de las dos
   *[other] de todas
}.
say-tie = Empate: todos destapan otra.
say-you-turn = Destapas el { $bone }
say-name-turns = { $name } destapa el { $bone }
say-i-turn = Yo destapo el { $bone }
say-take =
    { $count ->
        [one] Toma una ficha más.
       *[other] Toma { $count } fichas.
    }
say-i-take = Tomo mis fichas.

say-your-turn = Te toca.
say-pass-to = { $name }, te toca.
cover-since = Mientras esperabas – { $line }
cover-clock = Te quedan { $time }. Tu reloj empieza cuando muestras tus fichas.
say-my-turn = Me toca a mí.
say-must-draw = No encaja ninguna ficha. Roba.
say-must-pass = No encaja ninguna ficha. Pasa.
say-limit-pass = Tienes { $bones } fichas, el máximo. Pasa.
say-drawn-pass = Ya no puedes robar más en este turno y nada encaja. Pasa.
say-i-play = Juego el { $bone }.
say-you-play = Juegas el { $bone }.
say-i-score = Juego el { $bone } y anoto { $points }.
say-you-score = Juegas el { $bone } y anotas { $points }.
say-you-have-scored = Anotas { $points }.
say-i-overshoot = Juego el { $bone }. Con { $points } me pasaría de la meta.
say-you-overshoot = Juegas el { $bone }. Con { $points } te pasarías de la meta.
say-i-drew =
    { $count ->
        [one] Robé una ficha.
       *[other] Robé { $count } fichas.
    }
say-you-drew =
    { $count ->
        [one] Robaste el { $bone }.
       *[other] Robaste { $count } fichas, la última el { $bone }.
    }
say-i-pass = Paso.
say-you-pass = Pasas.
say-i-destroy = Destruyo el { $bone } con mi petardo.
say-you-destroy = Destruyes el { $bone } con tu petardo.
say-i-destroy-and-score = Destruyo el { $bone } con mi petardo y anoto { $points }.
say-you-destroy-and-score = Destruyes el { $bone } con tu petardo y anotas { $points }.
say-i-led-doublet = Tengo el doble más alto, el { $bone }, y salgo con él.
say-i-led-low = Tengo el doble más bajo, el { $bone }, y salgo con él.
say-i-led-held = Tengo el { $bone } y salgo con él.
say-i-led-plain = Nadie tiene un doble, así que salgo con el { $bone }.
say-you-led-doublet = Tienes el doble más alto, el { $bone }, y sales con él.
say-you-led-low = Tienes el doble más bajo, el { $bone }, y sales con él.
say-you-led-held = Tienes el { $bone } y sales con él.
say-you-led-plain = Nadie tiene un doble, así que sales con el { $bone }.
say-i-led-own = Salgo con mi doble más alto, el { $bone }.
say-you-led-own = Sales con tu doble más alto, el { $bone }.
say-you-had-to-lead = Tenías que salir con el { $bone }.
say-i-lead = Salgo yo en esta mano.
say-you-lead = Sales con cualquier ficha.
say-i-lead-winner = Gané la última mano y salgo yo.
say-you-lead-winner = Ganaste la última mano. Sal con cualquier ficha.
say-you-lead-with-doublet = Sal con un doble, o pasa si no tienes ninguno.
say-i-lead-loser = Perdí la última mano y salgo yo.
say-you-lead-loser = Perdiste la última mano. Sal con cualquier ficha.
say-i-lead-lot = Mi ficha es { $players ->
    [2] más alta
   *[other] la más alta
}, así que salgo yo.
say-you-will-lead-lot = Tu ficha es { $players ->
    [2] más alta
   *[other] la más alta
}, así que sales tú.
say-you-lead-lot = Tu ficha es { $players ->
    [2] más alta
   *[other] la más alta
}. Sal con cualquier ficha.
say-i-domino = ¡Dominó! Gano { $points }.
say-you-domino = ¡Dominas! Ganas { $points }.
say-i-am-out = ¡Dominó! Me quedo sin fichas.
say-you-are-out = ¡Dominas!
say-blocked-me = La mano está cerrada. Gano { $points }.
say-blocked-nothing = La mano está cerrada. Nadie gana nada.
say-blocked = La mano está cerrada.
say-passed-for =
    ¡Pase! { $points } para { $side-who ->
        [you] ti
        [with-you] { $side-others } y para ti
       *[other] { $side }
    }.
say-started-over = Todos los bandos han ganado una mano: todos vuelven a cero.
say-locked = Mesa cerrada: ninguno de los dos puede jugar. Nadie anota.
say-you-lead-next = Sales en la próxima mano.
say-blocked-side =
    La mano está cerrada. { $side-who ->
        [you] Ganas
        [single] { $side } gana
       *[other] { $side } ganan
    } { $points }.
say-blocked-shared = La mano está cerrada. { $side } empatan y se reparten los puntos: { $points } cada uno.
say-you-domino-together = ¡Dominas! Tu bando gana { $points }.
say-i-domino-together = ¡Dominó! Ganamos { $points }.
say-side-wins-game =
    { $side-who ->
        [you] Ganas
        [single] { $side } gana
       *[other] { $side } ganan
    } la partida, { $scores }.
say-side-wins-hand-game =
    { $side-who ->
        [you] Ganas
        [single] { $side } gana
       *[other] { $side } ganan
    } la partida.
say-nobody-wins-game = Nadie gana la partida.
say-i-win-game = Gano la partida, { $me } a { $you }.
say-you-win-game = Ganas la partida, { $you } a { $me }.
say-nobody-wins = Nadie gana la partida, { $you } a { $me }.
say-time-out = Se acabó el tiempo.
say-you-gave-up = Te rendiste.
say-i-win-hand-game = Gano la partida.
say-welcome-back = Hola de nuevo.
say-undone = Deshecho.
say-redone = Rehecho.
say-undone-this = Deshecho: { $what }.
say-redone-this = Rehecho: { $what }.
a-draw = un robo
a-pass = un pase
say-preserved = Posición guardada: mano { $hand }, { $scores }. «Recuperar posición» vuelve a ella.
say-preserved-game = Posición guardada. «Recuperar posición» vuelve a ella.
say-hint = Yo jugaría el { $play }.
say-hint-draw = Yo robaría.
say-hint-destroy = Yo destruiría el { $bone } con el petardo.
say-showing-mine = Estas son mis fichas.
say-showing-hands = Estas son las fichas de los demás.
say-showing-boneyard = Este es el pozo.
say-showing-buried = Este es el pozo. Las fichas tachadas están enterradas.
say-nothing-to-undo = Nada que deshacer.
say-nothing-of-yours = Aún no has jugado, así que no hay nada tuyo que deshacer.
moment-best-play = Tu mejor jugada de esta partida: { $points }
moment-streak = { $count } jugadas seguidas con puntos

detail-left-with-other = puntos en la mano de { $name }: { $sum }
detail-left-with-you = puntos en tu mano: { $sum }
detail-bones-with-other = fichas en la mano de { $name }: { $bones } × 5 = { $sum }
detail-bones-with-you = fichas en tu mano: { $bones } × 5 = { $sum }
detail-way-opened = ahora encaja una ficha: { $points }
detail-block-difference = cerrada: { $theirs } − { $own } = { $sum }
detail-block-below = cerrada: { $theirs } − { $own } es menor que cero
detail-block-other = cerrada: puntos en la mano de { $name } { $sum }
detail-block-yours = cerrada: puntos en tu mano { $sum }
detail-block-both = cerrada: { $theirs } + { $own } = { $sum }
detail-block-nothing = las manos cerradas no valen nada
detail-subtracted = { $side }: { $sum } menos
detail-shared = la mitad de { $theirs }
detail-left = puntos que quedan: { $sum }
detail-one = una mano: 1
detail-two = una mano cerrada: 2
detail-out-doublet = doble al final: { $points }
detail-out-both-ends = capicúa: { $points }
detail-out-doublet-ends = doble por los dos extremos: { $points }
detail-out-blank = chuchazo: { $points }
detail-hand-bonus = mano ganada n.º { $hand }: { $points }
detail-carried = de manos anteriores: { $points }
detail-double-ends = los dos extremos, vale doble: { $points }
detail-double-block = cerró y perdió, vale doble: { $points }
detail-closed-and-lost = { $side }: { $sum } menos, cerró y perdió
detail-block-theirs = cerrada: puntos de los demás { $sum }
detail-rounded = (redondeado a { $points })
detail-not-counted = No cuenta: hay que llegar exactamente a la meta.

refused-does-not-fit =
    El { $bone } no encaja en el extremo { $end }, que muestra { $pips ->
        [blanca] una { $pips }
       *[other] un { $pips }
    }.
refused-needs-doublet = Ahí solo se puede jugar ahora un doble.
refused-not-held = No tienes el { $bone }.
refused-fits-nowhere = El { $bone } no encaja en ningún sitio.
refused-choose-first = Elige primero una ficha de tu mano.
refused-must-lead = Hay que salir con el { $bone }.
refused-leads-doublet = En esta mano se sale con un doble, y el { $bone } no lo es.
refused-not-open = Ahí no se puede jugar.
refused-not-your-turn = No te toca.
refused-late = Demasiado tarde: la mesa cambió.
refused-asked = Los demás aún no han respondido.
refused-not-yet = La mano aún no ha empezado.
refused-thinking = Un momento, estoy pensando.
refused-hand-over = La mano ha terminado.
refused-game-over = La partida ha terminado.
refused-no-draws = En este juego no se roba.
refused-boneyard-empty = No queda nada que robar.
refused-playable = Tienes una ficha que encaja.
refused-paused = El reloj está parado. Continúa primero.
refused-covered = Tus fichas están tapadas. Descúbrelas primero.
refused-of-people = Eso mostraría las fichas de otra persona.
refused-no-help = En esta mesa se juega sin ayuda.
refused-no-clock = Esta partida no tiene reloj.
refused-not-over = La partida aún no ha terminado.
refused-nothing-to-destroy = Ahora no se puede destruir ninguna ficha de la mesa.
refused-no-firecrackers = En este juego no hay petardos.
refused-firecracker-used = Ya usaste tu petardo en esta mano.
refused-spinner-stands = El { $bone } es el pivote. Ningún petardo lo destruye.
refused-not-an-end = El { $bone } no está en un extremo. Solo se puede destruir una ficha con una sola vecina.

wrong-seats = El número de jugadores no es correcto.
wrong-not-over = La mano anterior no ha terminado.
wrong-other-table = El número de jugadores no puede cambiar durante una partida.
wrong-twice = El { $bone } está repartido dos veces.
wrong-missing = Falta el { $bone }.
wrong-not-in-set = El { $bone } no es del juego de fichas de esta partida.
wrong-hand-size = Una mano no tiene el número correcto de fichas.
wrong-void = Un reparto así es nulo y hay que repetirlo.
wrong-lot = Las fichas destapadas para decidir la salida no son correctas.
wrong-does-not-fit = El { $bone } no encaja ahí.
wrong-not-in-hand = El jugador no tiene el { $bone }.
wrong-not-on-table = El { $bone } no está en la mesa.
wrong-playable = El jugador tiene una ficha que encaja.
wrong-drawable = El jugador aún puede robar.
wrong-hand-full = La mano está llena.
wrong-drawn-enough = En este turno no puedes robar más.
wrong-firecracker-used = El petardo del jugador ya está gastado.
wrong-clock = El reloj no puede ganar tiempo.
wrong-no-clock = Ese jugador no tiene reloj.
wrong-seat = Ahí no hay nadie.
wrong-rules-range = «{ $option }» va de { $low } a { $high }, no { $value }.
wrong-rules-partners = Para jugar por parejas hacen falta cuatro jugadores.
wrong-rules-bones = No hay fichas suficientes para esas manos.
wrong-rules-sevens = Las mitades solo pueden sumar siete con el doble seis.
wrong-rules-tree = Una línea que se ramifica en cada doble no cabe en la mesa con el doble doce.
wrong-rules-leave-out = El 0-0 solo puede quedar fuera si no se roba y las manos no necesitan todas las fichas.
wrong-rules-left-over = Quien sale solo puede tomar las fichas que sobran si siempre sale el doble más alto, no se roba ni se deja nada fuera y sobran menos fichas que jugadores.
wrong-rules-pass = Un pase solo puede dar puntos a los rivales si juegan dos bandos.
wrong-rules-lead-bone = Quien gana solo puede estar obligado a salir con un doble si no se roba.
wrong-rules-cap = Nadie podría ganar, porque los puntos de la mano no llegan a la meta y nada más da puntos.
wrong-rules-lead = No hay nadie en el sitio de quien debería salir.
wrong-rules-limit = Una mano no se puede limitar a menos fichas de las que se reparten ni a más de { $bones }.
wrong-rules-sure-doublet = Solo quien sale en la primera mano puede tener un doble asegurado.
wrong-rules-clock-seat = En esta mesa no existe el sitio que debería tener reloj.
wrong-rules-no-clock = En una partida contra el reloj, alguien tiene que tener reloj.
wrong-rules-nothing = Con estas reglas nadie puede anotar.
wrong-rules-parts = Los cincos y treses de la suma solo pueden dar puntos con «Cincos» o «Treses».
wrong-rules-twins = Los extremos iguales solo pueden dar puntos sin «Cincos» y sin «Treses».
wrong-rules-both-out = La mano solo puede seguir hasta que dominen los dos compañeros si se juega por parejas y sin robar.
wrong-rules-exact = En este juego nadie puede llegar justo a esos puntos.
wrong-rules-carry = Una mano empatada solo puede sumarse a la siguiente si cada mano vale uno.
wrong-rules-collect = Si quien pierde resta los puntos que le quedan, nada más puede contar.
wrong-rules-lead-all = Si la primera ficha de una mano no puede ganar ni anotar, hacen falta al menos dos fichas por mano.
wrong-rules-love = «Seis a cero» solo se puede jugar donde cuentan las manos y nada más.
wrong-rules-love-far = «Seis a cero» se puede jugar a siete manos como máximo.
wrong-rules-love-ahead = Con «Seis a cero» no puede haber ventaja.
wrong-rules-head-start = La ventaja tiene que ser menor que la meta.

menu-game = Juego
menu-options = Opciones
menu-help = Ayuda
menu-files = Archivos
menu-more = Más
command-records = Historial
command-practice = Practicar
choice-course = Lecciones para dos y por parejas, desde la primera ficha hasta leer las manos.
choice-today = Diez ejercicios al día. Primero vuelven tus propios errores.
choice-exercises = Posiciones con una sola jugada mejor, por tema y de fácil a difícil.
choice-agreed = Un encuentro con un número. Un amigo puede jugar los mismos repartos.
today-lesson = Ahora toca: { $lesson }
today-left =
    { $count ->
        [one] De los diez de hoy queda uno.
       *[other] De los diez de hoy quedan { $count }.
    }
today-done = Los diez de hoy están hechos. Mañana habrá otros diez.
today-deals = Encuentro de hoy: reparto { $deal } de { $deals }
today-deals-over = Ya has jugado el encuentro de hoy. Mañana habrá otro.
command-new-game = Partida nueva
    .search = empezar, comenzar
command-friends = Jugar con amigos
command-undo = Deshacer
    .search = volver atrás, retirar
command-redo = Rehacer
command-hint = Pista
    .search = ayuda, consejo, mejor jugada
command-tutor = Tutor
command-firecracker = Petardo
command-pause = Pausa
command-give-up = Rendirse
command-results = Resultado
give-up-asks = ¿Quieres rendirte en esta partida? Cuenta como derrota.
give-up-yes = Rendirse
undo-asks = Esto deshace un turno de { $names }. ¿Quieres seguir?
redo-asks = Esto rehace un turno de { $names }. ¿Quieres seguir?
restore-asks = Esto deshace turnos de { $names }. ¿Quieres seguir?
restart-asks = Si vuelves a empezar, la partida termina también para { $names }. ¿Quieres seguir?
undo-yes = Deshacer
results-title = Resultado
results-again = Jugar otra vez
results-target = Se alcanzaron { $target } puntos.
results-yours = Tus puntos
results-theirs = Puntos de { $name }
results-spread = Bono por la ventaja
results-time = Bono por el tiempo
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Total
results-best-today = Tu récord de hoy
results-best-ever = Tu récord de siempre
results-new-best = ¡nuevo!
results-practice = Esta partida fue de práctica, así que no cuenta como récord.
results-plays = Las mejores jugadas
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } con el petardo
results-firecrackers = Petardos que anotaron: tú { $yours }, { $name } { $theirs }
command-show-hands = Ver la mano de Néstor
    .search = ver mi mano, espiar
command-show-boneyard = Mostrar el pozo
    .search = espiar
command-preserve = Guardar posición
    .search = conservar, memorizar
command-restore = Recuperar posición
    .search = cargar, volver
command-tally = Balance
    .search = borrar, ganadas, perdidas, historial
command-review = Analizar la partida
command-display = Vista compacta
command-settings = Ajustes
command-colors = Colores
command-sound = Sonido
command-help = Ayuda
command-about = Acerca de
    .search = versión, licencia
command-full-screen = Pantalla completa
command-bar = Barra de herramientas
command-install = Instalar
bar-tool = { $command } ({ $keys })
offer-choose = Elegir dónde ponerla
offer-let-go = Soltar
offer-rules = Reglas: { $game }
offer-fit = Ajustar la mesa
offer-none = Aquí no encaja nada
offer-nowhere = Esta ficha no encaja en ningún sitio
answer-on = { $command }: sí
answer-off = { $command }: no
answer-not-now = { $command }: ahora no es posible
answer-nothing-to-redo = No hay nada que rehacer.
answer-nothing-due = Hoy no hay nada que practicar.
answer-nothing-to-review = Todavía no hay nada que analizar.
answer-nothing-happened = No ha pasado nada desde tu último turno.
answer-nothing-preserved = Aún no has guardado ninguna posición.
answer-next-hand = Desde la próxima mano: { $game }.
answer-next-game = Desde la próxima partida: { $game }.
answer-copied = La partida está en el portapapeles.
answer-kept = Añadida a la lista de partidas.
command-quit = Salir
    .search = cerrar, terminar

hint-title = Pista
hint-thinking = Estoy pensando en tus fichas.
hint-draw = Robar
    .said = robar
    .first = Robar
hint-destroy = Petardo: { $bone }
    .said = el petardo en { $bone }
    .first = El petardo en { $bone }
hint-pass = Pasar
    .said = pasar
    .first = Pasar
hint-points = puntos
hint-win = victoria
hint-win-about = Con qué frecuencia ganarías la partida después de esta jugada.
hint-about = Lo que yo esperaría de cada jugada en tu lugar, con lo que ves: puntos hasta el final de la mano y tu probabilidad de ganar la partida.
nudge-lacks =
    ¿Quién no tiene { $numbers-count ->
        [1] { $numbers }
       *[other] ni { $numbers-nor }
    }?
nudge-holds = ¿Qué fichas tiene por fuerza el siguiente?
nudge-untaken = ¿Qué puntos dejó pasar el siguiente?
nudge-fit = Cuenta cuáles de las fichas ocultas encajarían después de cada jugada.
nudge-count = Cuenta lo que queda de cada número. Hay { $all } fichas de cada uno.
nudge-doublet = Mira tus dobles.
nudge-keep = ¿Qué podrías jugar la próxima vez?
nudge-score = ¿Cuánto sumarían los extremos?
nudge-replies = ¿Cuántos puntos podría anotar el siguiente?
nudge-answer = Después de cada jugada, ¿qué respuesta del siguiente te haría más daño?
nudge-block = ¿Quién ganaría si nadie pudiera jugar más?
nudge-partner = ¿Cuál es el número de tu compañero?
nudge-rival = ¿Quién abrió cada extremo?
nudge-out = Juégalo todo en tu cabeza: tu jugada, la respuesta, tu siguiente jugada.
nudge-pips = Mira tus fichas pesadas.
nudge-draw = No es obligatorio jugar.
nudge-ahead = Piensa adónde lleva cada jugada. La mejor se nota más tarde.

tutor-looks = Estoy mirando tu jugada…
tutor-title = ¿Seguro?
tutor-better =
    { $count ->
        [0] Otra jugada gana un poco más a menudo.
        [one] Otra jugada gana una partida más de cada 100.
       *[other] Otra jugada gana { $count } partidas más de cada 100.
    }
tutor-best = La mejor jugada: { $play }.
tutor-rethink = Pensarlo otra vez
tutor-play-anyway = Jugar de todos modos
tutor-show-better = Ver la mejor jugada

notice-damaged-copy = { $file } estaba dañado. Se usa la copia anterior. El archivo dañado se llama ahora { $aside }.
notice-damaged-new = { $file } estaba dañado y no se puede leer. Ahora se llama { $aside }, y se empezó uno nuevo.
notice-damaged-stays = { $file } está dañado y no se puede mover. No se cambió, y no se guarda nada en su lugar.
notice-from-copy = Faltaba { $file }. Se usa la copia anterior.
notice-unreachable = { $file } no se puede leer ({ $why }). No se cambió, y no se guarda nada en su lugar.
notice-unreachable-copy = { $file } no se puede leer ({ $why }). Se usa la copia anterior. El archivo no se cambió, y no se guarda nada en su lugar.
obstacle-forbidden = acceso denegado
obstacle-not-a-file = no es un archivo normal
obstacle-link = es un enlace que no lleva a ninguna parte
obstacle-other = el sistema informa: «{ $why }»
notice-other-form = Algunos archivos de la carpeta del juego son de una versión anterior y no se pueden leer. Ahora están, sin cambios, en la carpeta { $folder }.
notice-newer = { $file } es de una versión más nueva del juego. No se cambió, y no se guarda nada en su lugar.
notice-full = El disco está lleno. Puedes seguir jugando, pero la partida no se guarda.
notice-forbidden = No se puede escribir en la carpeta del juego. Puedes seguir jugando, pero la partida no se guarda.
notice-no-folder = No hay carpeta donde guardar. Puedes seguir jugando, pero la partida no se guarda.
notice-lock = «lock», en la carpeta del juego, no es un archivo normal. Puedes seguir jugando, pero la partida no se guarda.
notice-too-long = Esta partida es demasiado larga para guardarla. Puedes seguir jugando, pero no se guarda.
notice-too-long-to-keep = Esta partida es demasiado larga para tu lista de partidas y no se añadió.
notice-other = No se puede guardar nada ({ $why }). Puedes seguir jugando.
notice-second-window = El juego está abierto en otra ventana. Aquí juegas una partida aparte, que no se guarda.
page-taken = El juego está abierto en otra pestaña. Lo que juegues aquí no se guarda.
page-play-here = Jugar aquí
page-version = Hay una versión nueva.
page-reload = Recargar
page-picture = El navegador perdió los gráficos. Recarga la página.
page-leaving = Vuelve atrás otra vez para salir del juego.
notice-stumbled = Algo falló mientras Néstor pensaba. Si era su turno, hizo de todos modos una jugada sensata. Los detalles están en panic.log.
notice-replaced = En esta ventana no se sientan programas. Néstor juega en lugar de { $name }.
notice-damaged-games = { $count ->
    [one] Una partida de tu lista estaba dañada y no se puede leer. El archivo dañado está aparte en la carpeta «games».
   *[other] { $count } partidas de tu lista estaban dañadas y no se pueden leer. Los archivos dañados están aparte en la carpeta «games».
} Todas las demás partidas siguen ahí.
notice-newer-games = { $count ->
    [one] Una partida es de una versión posterior del programa y no está en tu lista.
   *[other] { $count } partidas son de una versión posterior del programa y no están en tu lista.
} No se cambió nada.
notice-unreadable-games = { $count ->
    [one] Una partida no se puede leer ahora y no está en tu lista.
   *[other] { $count } partidas no se pueden leer ahora y no están en tu lista.
} No se cambió nada.

## Players

command-players = Jugadores
    .search = escribir tu nombre, borrar un nombre
players-who = ¿Quién juega?
players-play = Jugar
players-first = Primer jugador
players-at-the-table = { $name } – juega ahora
players-change = Añadir o cambiar nombre
players-name = Nombre
players-add = Añadir
players-rename = Cambiar nombre
players-name-empty = Escribe al menos una letra.
players-name-long = Un nombre tiene 40 letras como máximo.
players-name-taken = Ya hay un jugador con ese nombre.
players-frozen = No se puede cambiar el archivo de este jugador, así que conserva el nombre.
players-disk = No se puede cambiar la carpeta de los jugadores.
players-delete = Eliminar…
players-delete-sure = ¿Eliminar a { $name } con todas sus partidas, ajustes y colores? Todo pasa a una carpeta de jugadores eliminados hasta que la vacíes.
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
players-bring-back = Recuperar

## Files

command-restart = Volver a empezar esta partida
    .search = reiniciar, desde el principio
command-save-game = Guardar partida como
    .search = partida actual
command-open-game = Abrir partida
    .search = partida anterior, cargar
command-copy-game = Copiar partida
command-paste-game = Pegar partida
command-keep-game = Añadir a la lista de partidas
command-save-all = Guardar todos tus datos
command-add-all = Añadir datos guardados
path-about = Este sistema no tiene diálogo de archivos. Escribe la ruta del archivo.
path-name = Ruta del archivo
path-about-folder = Este sistema no tiene diálogo de archivos. Escribe la ruta de la carpeta.
path-folder = Ruta de la carpeta
added-games = { $count ->
    [0] No había partidas nuevas.
    [one] Se añadió una partida.
   *[other] Se añadieron { $count } partidas.
}
added-known = { $count ->
    [one] Una partida ya estaba aquí y queda como está.
   *[other] { $count } partidas ya estaban aquí y quedan como están.
}
added-not = No se añadió «{ $file }»: { $why }.
added-more = { $count ->
    [one] Hay un archivo más que no se añadió.
   *[other] Hay { $count } archivos más que no se añadieron.
}
added-stays = Tu partida sigue en la mesa.
added-stays-listed = Tu partida sigue en la mesa. La del archivo está en la lista de partidas.
added-comes = En la mesa está ahora la partida del archivo.
added-comes-listed = En la mesa está ahora la partida del archivo. La tuya está en la lista de partidas.
file-pasted = El texto pegado
file-not-written = No se puede escribir { $file }: { $why }.
file-exists = { $file } ya existe. No se escribió nada. Elige otro nombre.
file-not-read = No se puede leer { $file }: { $why }.
file-no-game = { $file } no es una partida de dominó. No cambió nada. { $why }
link-nowhere = Esta versión no entiende { $link }. No cambió nada.
share-link = Compartir enlace
share-moment = Compartir este momento
link-copied = El enlace se copió. Pégalo en un mensaje.
link-impossible = Esta partida no se puede compartir con un enlace, porque sus repartos no vienen todos de un mismo número. Guárdala en un archivo.
file-full = el disco está lleno
file-no-folder = no hay carpeta donde guardar
file-taken = otra ventana del juego guarda ahí
file-silent = el almacenamiento no responde
file-lock = «lock», en la carpeta del juego, no es un archivo normal
file-too-long = es demasiado largo
file-damaged = está dañado
file-newer = lo escribió una versión posterior del programa
file-missing = no existe ese archivo
file-too-large = Es demasiado grande para ser una partida.
file-not-text = A partir del byte { $byte } no es texto.
file-unreadable = No se entiende la línea { $line }, columna { $column }.
file-version = Lo escribió una versión posterior del juego ({ $version }).
file-hand = La mano { $hand } no se puede repartir así: { $why }
file-begins = antes de esa mano ninguna partida puede estar así
file-move = En la mano { $hand }, la jugada { $move } no es posible: { $why }
file-cannot-be-shown = Esta ventana no puede mostrar una partida así.

## The list of games

command-games = Partidas
games-open = Repasar
games-reading = Leyendo partidas…
games-none = Cada partida que termines se guarda aquí.
games-search = Ficha o reparto
games-search-what = Escribe la ficha con la que se abrió una mano, por ejemplo 6-4, o el número de un reparto.
picks-filter = Filtrar
games-game = Juego
games-level = Dificultad
games-result = Resultado
games-practice = Tipo
games-seats = Jugadores
games-person = Persona
games-when = Periodo
pick-any-game = Todos los juegos
pick-any-level = Todos los niveles
pick-any-result = Todos los resultados
pick-any-practice = Partidas y práctica
pick-plain = Partidas que cuentan
pick-practice = Solo práctica
pick-program = Partidas con programa
pick-any-seats = Todas las mesas
pick-any-person = Con cualquiera
pick-seats = { $count } jugadores
span-ever = Desde siempre
span-day = Último día
span-week = Última semana
span-month = Último mes
span-year = Último año
outcome-won = Ganada
outcome-lost = Perdida
outcome-drawn = Empatada
outcome-unfinished = Inacabada
games-column-when = Terminada
games-column-game = Juego
games-column-level = Contra
games-column-result = Resultado
games-column-took = Duración
games-column-luck = Suerte
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, práctica
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
games-not-read = Esa partida no se puede leer: { $why }.
games-exported =
    { $count ->
        [one] Se exportó una partida.
       *[other] Se exportaron { $count } partidas.
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
verdict-cost = Tu error más caro
verdict-cost-none = Sin errores.
verdict-best = Tu mejor jugada
verdict-cost-told = { $play } costó { $games }
verdict-best-told = { $play } salvó { $games }
verdict-given = Lo que cuestan todas tus jugadas
verdict-doubtful =
    { $count ->
        [one] { $count } dudosa
       *[other] { $count } dudosas
    }
verdict-bad =
    { $count ->
        [one] { $count } mala
       *[other] { $count } malas
    }
verdict-blunders =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
review-made = { $name }: { $play }.
review-as-good = No había nada mejor.
review-cost = Costó { $games }.
review-why = ¿Por qué?
review-little = Cuesta { $games }, demasiado poco para una marca.
review-best = Mejor: { $play }.
review-punished = La respuesta que la castiga: { $play }.
review-not-judged = Aún sin juzgar.
review-failed = Esta jugada no se pudo juzgar.
review-no-choice = Aquí no había nada que elegir.
review-progress = Juzgada: { $share }
review-before = Error anterior
review-next = Error siguiente
review-graph = Tu probabilidad de ganar
review-graph-top = ganas
review-graph-bottom = pierdes
review-luck = Suerte: bastante igualada
review-luck-with = Suerte a favor
review-luck-against = Suerte en contra
review-your-plays = Tus jugadas
review-their-plays = Jugadas de los demás
review-luck-later = La suerte se muestra cuando termina la mano.
review-luck-soon = Calculando la suerte…
review-sums = Totales
review-given =
    { $count ->
        [one] Una decisión costó { $mean }.
       *[other] { $count } decisiones costaron en promedio { $mean } cada una.
    }
review-sums-about = Cada decisión se juzga por lo que el jugador sabía entonces. De una mano en curso solo se juzgan las tuyas. La curva del análisis muestra otra cosa: cómo cambiaron las probabilidades de ganar, vistas por alguien que conoce todas las fichas.
mark-doubtful = Dudosa
mark-bad = Mala
mark-blunder = Error grave
better = Buscar algo mejor
better-find = Esta jugada te costó algo. ¿Qué jugarías ahora?
better-right = { $play }: no hay nada mejor.
better-wrong = { $play }: cuesta { $games }.
better-again = Otra vez
better-show = Ver la mejor jugada
better-follows = Qué sigue
better-answer = La respuesta a tu jugada
better-leave = Volver al análisis

## Statistics

command-statistics = Estadísticas
statistics-counting = Contando partidas: { $done } de { $all }
statistics-empty = Termina una partida y verás aquí tus resultados.
statistics-none = Ninguna partida terminada coincide.
statistics-count =
    { $count ->
        [one] Una partida terminada
       *[other] { $count } partidas terminadas
    }
statistics-page = Página
statistics-page-won = Partidas ganadas
statistics-page-quality = Cómo juegas
statistics-page-habits = Costumbres
statistics-page-table = Tabla
lead-won = Ganaste { $won } de { $count } partidas.
lead-won-one = Una partida, y la ganaste.
lead-won-not-one = Una partida, y no fue para ti.
lead-won-none = Todavía ninguna victoria en { $count } partidas.
lead-won-all = Ganaste las { $count } partidas.
statistics-first-about = Una ficha boca arriba es una partida ganada; boca abajo, perdida. A partir de { $count } partidas verás aquí también costumbres y filtros.
statistics-first-game = { $result }: { $score }
statistics-whole = Todas las cifras
lead-quality = Una decisión te cuesta en promedio { $games }.
statistics-by-game = Por juego
statistics-by-level = Por dificultad
statistics-column-won = Ganadas
statistics-column-interval = A la larga
statistics-share = { $share } de { $count }
statistics-interval = { $low } a { $high }
statistics-rate-spoken = { $name }: ganadas { $share }, a la larga { $interval }
statistics-few-spoken = { $name }: ganadas { $share }
statistics-part = { $count } ({ $share })
statistics-sources = De dónde vienen los puntos
source-plays = Jugadas
source-firecrackers = Petardos
source-going-out = Dominadas
source-blocked = Manos cerradas
statistics-a-hand = Por mano
statistics-mean = Promedio de puntos
statistics-most = Más puntos
statistics-best-play = Mejor jugada
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
statistics-not-saved = No se puede guardar: { $why }.
quality-judged =
    { $judged ->
        [0] Aún no se ha juzgado ninguna de estas partidas. Las partidas terminadas se juzgan solas mientras la mesa está en reposo, la última primero. Un análisis juzga la partida al momento.
        *[other] Partidas juzgadas: { $judged } de { $all }
    }
quality-given = Costo por decisión
quality-given-told = { $mean } (de { $low } a { $high })
quality-column-given = Costo
quality-accuracy = Precisión
quality-decisions = Decisiones
quality-marks = Marcas
quality-marks-told =
    { $doubtful ->
        [one] { $doubtful } dudosa
       *[other] { $doubtful } dudosas
    }, { $bad ->
        [one] { $bad } mala
       *[other] { $bad } malas
    }, { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }
quality-results = Ganadas, de las juzgadas
quality-without-luck = Partidas ganadas, descontando la suerte
quality-of-game = { $game }, { $players } jugadores: { $level }
quality-between = entre «{ $above }» y «{ $below }»
quality-above = al menos «{ $level }»
quality-below = por debajo de «{ $level }»
quality-no-level = niveles sin medir
quality-level-from = { $level }, según { $count } partidas
quality-level-later = { $count } de las { $least } partidas que hacen falta para un nivel
quality-given-about = Una decisión es un turno en el que podías elegir. Te cuesta la probabilidad de ganar que habría conservado una jugada mejor, según lo que sabías entonces. Un 1 % es una partida de cada 100. En 95 de cada 100 casos, tu valor verdadero está en el intervalo de al lado.
quality-accuracy-about = La precisión es 100 si tus decisiones no cuestan nada, y 0 si cuestan tanto como las de quien juega al azar. Los turnos en los que da igual qué se juegue no cuentan.
quality-luck-about = Sin la suerte, cada reparto y cada robo cuentan para los dos bandos como uno normal. Una partida que nadie ganó cuenta la mitad.
habit-misses-points = Dejas escapar puntos
habit-leaves-points = Le dejas puntos al siguiente
habit-forgets-passes = Olvidas quién tuvo que pasar o robar
habit-breaks-suits = Te quedas con pocas fichas que encajan
habit-keeps-doublets = Guardas los dobles demasiado tiempo
habit-keeps-heavy-bones = Guardas las fichas pesadas demasiado tiempo
habit-spends-heavy-bones = Sueltas las fichas pesadas demasiado pronto
habit-draws = Robas cuando es mejor jugar
habit-draws-too-little = Juegas cuando es mejor robar
habit-chases-points = Tomas puntos cuando otra jugada es mejor
habit-blocks = Cierras cuando la mano debería seguir
habit-fails-partner = Tapas lo que acaba de abrir tu compañero
habit-spends-firecracker = Gastas el petardo demasiado pronto
habit-keeps-firecracker = Guardas el petardo demasiado tiempo
habits-cost =
    { $loss ->
        [0] Te cuesta menos de 0,1 partidas de cada 100.
        [one] Te cuesta una partida de cada 100.
       *[other] Te cuesta { $loss } partidas de cada 100.
    }
habits-often = Veces por partida: al principio { $before }, últimamente { $now }.
habits-instead = Elegiste { $played }. Era mejor { $best }.
habits-step = Repasar los casos
habits-lesson = Lección: { $title }
habits-train = Corregirla
plan-title = Tu plan
plan-about = Lo encuentras en Practicar, donde luego verás si ayuda.
plan-cases = Encuentra la mejor jugada en tus propias partidas: { $count } de { $all }
plan-game = Juega una partida: { $game }
plan-done = hecho
plan-begin = Empezar
plan-not-now = Ahora no
plan-end = Terminar el plan
plan-next = Siguiente paso
plan-trend = Antes { $before } por partida, ahora { $now }. Partidas desde entonces: { $count }.
plan-soon = Después de otras { $all } partidas juzgadas, aquí verás si ayuda. Por ahora: { $count }.
habits-none = Ninguna costumbre te cuesta más de lo que explica el azar.
habits-few = Las costumbres se ven a partir de diez partidas juzgadas. Juzgadas hasta ahora: { $games }.
habits-about = Solo se nombra una costumbre si está claro que te cuesta más que tus otros errores de ese tamaño. Cada jugada cuenta para una sola.
habits-column-cost = Costo en 100 partidas
habits-column-expected = Sin la costumbre
file-written = Se guardó como { $file }.
writing-asks = Una copia de esta partida muestra todas las fichas, también las que no ves. Si la haces, la partida será de práctica. No se volverá a preguntar.
writing-copy = Copiar
writing-save = Guardar
writing-keep = Añadir a la lista

## Is it fair?

command-fair = ¿Es justo?
fair-peek = ¿Espía Néstor?
fair-peek-about = A Néstor solo se le dice lo que tú sabrías en su sitio. Compruébalo: se cambian una y otra vez todas las fichas que no podía ver, y cada vez elige de nuevo. Quien espía jugaría de vez en cuando otra cosa.
fair-peek-begin = Sorprenderlo espiando
fair-peek-stop = Parar
fair-peek-none = Juega primero una mano contra Néstor. Luego puedes probarlo aquí.
fair-peek-no-choice = En esta partida nunca pudo elegir.
fair-peek-so-far = Cambios hasta ahora: { $count }
fair-peek-clean =
    { $count ->
        [one] Un cambio, y la misma elección. No espió.
       *[other] { $count } cambios, y siempre la misma elección. No espió.
    }
fair-peek-caught =
    { $count ->
        [one] Una vez eligió otra cosa. Sabía más de lo que debía. Escríbenos, por favor.
       *[other] { $count } veces eligió otra cosa. Sabía más de lo que debía. Escríbenos, por favor.
    }
fair-peek-choice = Mano { $hand }, { $name }, jugada { $number }: { $play }. La misma elección: { $same } de { $times }.
fair-shuffle = Cómo se mezclan las fichas
fair-shuffle-about = Antes de que nadie juegue, el azar elige un número, y el número decide todo el reparto, también el orden en que se roba. Nadie lo escoge, y el marcador no cambia nada. Después de Deshacer, las fichas que nadie ha robado se mezclan de nuevo al azar.
fair-again = Cada mano tiene su número. Escríbelo en Partida nueva y se reparten las mismas fichas otra vez:
fair-hand = Mano { $hand }: { $number }
fair-more = Más sobre esto
fair-friends = Manos mezcladas con amigos
fair-friends-about = En una mesa con amigos, el programa de cada uno pone azar propio en cada mezcla y comprueba cada mano cuando termina. Esto es lo que encontró el tuyo en tus últimas partidas.
fair-friends-game = { $when }: { $names }
fair-friends-all =
    { $count ->
        [one] Una mano: todos participaron, y las fichas coinciden.
       *[other] { $count } manos: todos participaron, y las fichas coinciden.
    }
fair-friends-doubted = En la mesa, tu programa te avisó de que no te fiaras de estos repartos.
fair-friends-without =
    Mano { $number }: mezclada sin { $names-who ->
        [you] ti
        [with-you] { $names-others } y sin ti
       *[other] { $names }
    }.
fair-friends-no = Mano { $number }: sin comprobar.

## Por qué una jugada es mejor que otra

share =
    { $of ->
        [never] nunca
        [hardly] muy rara vez
        [tenth] cerca de una de cada diez veces
        [fifth] cerca de una de cada cinco veces
        [quarter] cerca de una de cada cuatro veces
        [third] cerca de una de cada tres veces
        [half] cerca de la mitad de las veces
        [two-thirds] cerca de dos de cada tres veces
        [three-quarters] cerca de tres de cada cuatro veces
        [four-fifths] cerca de cuatro de cada cinco veces
        [nine-tenths] cerca de nueve de cada diez veces
        [nearly] casi siempre
       *[always] siempre
    }
why-wins = Gana la partida en el acto.
why-goes-out = Termina la mano.
why-scores =
    Anota { $points }, y { $other } { $instead ->
        [0] no anota nada
       *[other] anota { $instead }
    }.
why-scores-less = Con { $other } anotarías { $points } más de inmediato, pero eso vale menos.
why-gives-back = Con { $other } anotarías { $points } más de inmediato, pero luego el siguiente anotaría en promedio alrededor de { $back } más.
why-draws-first = Robar no termina tu turno, así que después { $other } aún puede darte { $points }.
why-guards =
    Al siguiente solo le { $need ->
        [one] falta { $need } punto
       *[other] faltan { $need } puntos
    } para ganar. Puede lograrlo { $likely }. Tras { $other }, en cambio, { $instead }.
why-guards-none =
    Al siguiente solo le { $need ->
        [one] falta { $need } punto
       *[other] faltan { $need } puntos
    } para ganar y difícilmente puede lograrlo. Tras { $other } lo lograría { $instead }.
why-guards-never =
    Al siguiente solo le { $need ->
        [one] falta { $need } punto
       *[other] faltan { $need } puntos
    } para ganar y no puede lograrlo. Tras { $other } lo lograría { $instead }.
why-guards-named =
    Al siguiente solo le { $need ->
        [one] falta { $need } punto
       *[other] faltan { $need } puntos
    } para ganar. Tras { $other } lo logra con { $there-or }. Tras esta jugada, { $here-count ->
        [0] con ninguna
       *[other] solo con { $here-or }
    }.
why-replies = El siguiente puede anotar { $likely }. Tras { $other }, en cambio, { $instead }.
why-replies-never = El siguiente no puede anotar. Tras { $other } anotaría { $instead }.
why-replies-size = Cuando puede anotar, el siguiente saca alrededor de { $points }. Tras { $other } serían alrededor de { $otherwise }.
why-replies-none = Difícilmente anotará el siguiente. Tras { $other } anotaría { $instead }.
why-replies-named =
    Tras { $other } el siguiente anota con { $there-or }. Tras esta jugada, { $here-count ->
        [0] con ninguna
       *[other] solo con { $here-or }
    }.
why-stops = El siguiente se queda { $likely } sin jugada. Tras { $other }, en cambio, { $instead }.
why-last-fits = Al siguiente le queda una ficha, que encaja { $likely }. Tras { $other }, en cambio, { $instead }.
why-pass-pays-sure = Su pase te da { $points }.
why-pass-pays = Si el siguiente pasa, te da { $points }. Debe pasar { $likely }. Tras { $other }, en cambio, { $instead }.
why-round-pays = Entonces todos los demás tienen que pasar, y eso te da { $points }.
why-untaken =
    El { $bone } le daría { $scores } al siguiente. Pero antes dejó pasar { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } que podía anotar con esa ficha, así que probablemente no la tiene.
why-untaken-fits =
    Después de esta encaja el { $bone }. Pero antes el siguiente dejó pasar { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } que podía anotar con esa ficha, así que probablemente no la tiene.
why-keeps =
    Te { $count ->
        [one] queda { $count } ficha que encaja
       *[other] quedan { $count } fichas que encajan
    }. Con { $other } { $instead ->
        [0] no quedaría ninguna
        [one] quedaría solo { $instead }
       *[other] quedarían solo { $instead }
    }.
why-keeps-named =
    Te { $count ->
        [one] queda { $named }, que encaja
       *[other] quedan { $named }, que encajan
    } en los nuevos extremos. Con { $other } { $instead ->
        [0] no quedaría ninguna que encajara
        [one] quedaría solo { $instead }
       *[other] quedarían solo { $instead }
    }.
why-narrow = Tu { $bone } encaja en un solo extremo. Tu { $waits } encaja en { $ends }, así que puede esperar.
why-sheds =
    Te libras de { $pips ->
        [one] { $pips } punto
       *[other] { $pips } puntos
    }. Con { $other } { $instead ->
        [0] no te librarías de ninguno
       *[other] te librarías solo de { $instead }
    }.
why-out-pays = Si los extremos siguen así, dominar con el { $bone } paga { $points } más.
why-lone = El { $bone } cuenta { $points } si al final es tu única ficha: suéltalo a tiempo.
why-line = Ya se conocen todas las fichas. Si se juega hasta el final, esta jugada te da { $points }, y { $other } te da { $instead }.
why-line-best = Ya se conocen todas las fichas. Si se juega hasta el final, nada es mejor para ti.
why-line-ties = Ya se conocen todas las fichas. Si se juega hasta el final, no gana nadie. Con { $other } pierdes.
why-line-wins = Ya se conocen todas las fichas. Si se juega hasta el final, esta jugada gana la partida, y { $other } no.
why-line-own = dominas tú
why-line-other = domina el otro
why-line-blocked = cierre
why-goes-on = Sigue así: { $line }.
why-begins = Empieza así: { $line }.
why-line-yours =
    { $step ->
        [draw] robas
        [pass] pasas
       *[play] tú { $bone }
    }
why-line-theirs =
    { $who ->
        [next] el siguiente
        [partner] tu compañero
        [opposite] el de enfrente
        [before] el anterior
       *[other] el otro
    } { $step ->
        [draw] roba
        [pass] pasa
       *[play] { $bone }
    }
why-out-next = Tu última ficha, el { $bone }, encajará la próxima vez, se juegue lo que se juegue antes.
why-out-unless = Si nadie domina antes, tu última ficha, el { $bone }, encajará la próxima vez.
why-runs-out = Nadie más puede jugar ya. Juegas tus últimas { $count } fichas seguidas.
why-shuts =
    Ya nadie puede jugar. Tienes { $own ->
        [one] { $own } punto
       *[other] { $own } puntos
    } en la mano, y { $side ->
        [yes] tu pareja gana
       *[no] ganas
    } la mano { $wins }.
why-shuts-sure =
    Ya nadie puede jugar. Tienes { $own ->
        [one] { $own } punto
       *[other] { $own } puntos
    }, y estén donde estén las fichas ocultas, { $side ->
        [yes] tu pareja gana
       *[no] ganas
    } la mano.
why-shuts-but =
    Ya nadie puede jugar. Tienes { $own ->
        [one] { $own } punto
       *[other] { $own } puntos
    }. Solo tiene menos quien guarde { $named-or } como última ficha.
why-keeps-open =
    Tras { $other } ya nadie podría jugar. Tendrías { $own ->
        [one] { $own } punto
       *[other] { $own } puntos
    }, y { $side ->
        [yes] tu pareja ganaría
       *[no] ganarías
    } la mano solo { $wins }.
why-keeps-open-sure =
    Tras { $other } ya nadie podría jugar. Tendrías { $own ->
        [one] { $own } punto
       *[other] { $own } puntos
    }, y { $side ->
        [yes] tu pareja no podría
       *[no] no podrías
    } ganar la mano.
why-lacks =
    { $draws ->
        [yes] El siguiente debe robar
       *[no] El siguiente no tiene ficha que encaje
    }: mostró que no tiene { $numbers-count ->
        [1] { $numbers }
       *[other] ni { $numbers-nor }
    }.
why-holds =
    { $named-count ->
        [1] La última ficha del siguiente tiene que ser { $named }. Después de esta no encaja, pero tras { $other } sí.
       *[other] Las últimas fichas del siguiente tienen que ser { $named }. Después de esta no encaja ninguna, pero tras { $other } sí: { $fitting }.
    }
why-holds-some =
    El siguiente tiene por fuerza { $named }. Después de esta no { $named-count ->
        [1] encaja
       *[other] encajan
    }, pero tras { $other } sí.
why-cannot-play =
    Por lo que se ha visto, el siguiente no puede tener ficha que encaje{ $draws ->
        [yes] { "" } y debe robar
       *[no] { "" }
    }.
why-only-you = Nadie más tiene ficha que encaje, así que vuelves a jugar, con { $named-or }.
why-only-you-many = Nadie más tiene ficha que encaje, y de las tuyas encajan { $count }, así que vuelves a jugar.
why-few-fit =
    De las { $hidden } fichas ocultas, ahora { $fit ->
        [0] no encaja ninguna
        [one] encaja { $fit }
       *[other] encajan { $fit }
    }. Tras { $other } { $instead ->
        [0] no encajaría ninguna
        [one] encajaría { $instead }
       *[other] encajarían { $instead }
    }.
why-few-fit-named =
    De las fichas ocultas, ahora solo { $fit ->
        [one] encaja
       *[other] encajan
    } { $named }. Tras { $other } encajarían { $instead }.
why-few-fit-shown =
    El siguiente solo puede tener { $hidden } de las fichas ocultas. De esas, ahora { $fit ->
        [0] no encaja ninguna
        [one] encaja { $fit }
       *[other] encajan { $fit }
    }. Tras { $other } { $instead ->
        [0] no encajaría ninguna
        [one] encajaría { $instead }
       *[other] encajarían { $instead }
    }.
why-few-fit-shown-named =
    De las fichas que puede tener el siguiente, ahora solo { $fit ->
        [one] encaja
       *[other] encajan
    } { $named }. Tras { $other } encajarían { $instead }.
why-few-fit-last =
    Al siguiente le queda una ficha. De las { $hidden } ocultas, ahora { $fit ->
        [0] no encaja ninguna
        [one] encaja { $fit }
       *[other] encajan { $fit }
    }. Tras { $other } { $instead ->
        [0] no encajaría ninguna
        [one] encajaría { $instead }
       *[other] encajarían { $instead }
    }.
why-own =
    A nadie más le queda { $numbers-count ->
        [1] { $numbers-figure ->
            [zero] una blanca
           *[other] un { $numbers }
        }, así que ese extremo espera
       *[other] ningún { $numbers-nor }, así que esos extremos esperan
    } a { $named-count ->
        [1] tu { $named }
       *[other] tus fichas { $named }
    }.
why-own-many =
    A nadie más le queda { $numbers-count ->
        [1] { $numbers-figure ->
            [zero] una blanca
           *[other] un { $numbers }
        }, así que ese extremo espera
       *[other] ningún { $numbers-nor }, así que esos extremos esperan
    } a { $count } de tus fichas.
why-ours = Ningún rival tiene { $pips ->
        [0] una blanca. Tú sí, y un extremo la muestra.
       *[other] un { $pips }. Tú sí, y un extremo lo muestra.
    }
why-waits = Ningún rival tiene { $pips ->
        [0] una blanca
       *[other] un { $pips }
    }, así que tu { $bone } puede esperar.
why-doublet =
    Un doble solo encaja en su número. { $hidden ->
        [0] Nadie más tiene { $pips ->
            [0] una blanca
           *[other] un { $pips }
        }.
        [one] Solo hay otra ficha oculta con { $pips ->
            [0] una blanca
           *[other] un { $pips }
        }.
       *[other] Solo hay otras { $hidden } fichas ocultas con { $pips ->
            [0] una blanca
           *[other] un { $pips }
        }.
    }
why-doublet-last = El { $bone } es la única otra ficha que queda con { $pips ->
        [0] una blanca
       *[other] un { $pips }
    }. Cuando tape ese extremo, tu doble no encajará nunca más.
why-strong =
    Un extremo muestra { $pips ->
        [0] una blanca
       *[other] un { $pips }
    }. De ese número te { $own ->
        [one] queda { $own } ficha
       *[other] quedan { $own } fichas
    }, y { $hidden ->
        [0] no hay ninguna oculta
        [one] solo { $hidden } está oculta
       *[other] solo { $hidden } están ocultas
    }.
why-returns =
    De las fichas ocultas, solo { $named-count ->
        [1] { $named } tapa
       *[other] { $named } tapan
    } { $pips ->
        [0] la blanca
       *[other] el { $pips }
    }. Así se abre { $numbers-or }, que tú también tienes.
why-wild = El { $bone } es un matador y encaja en cualquier extremo, así que puede esperar.
why-partner-fits = Tu compañero puede jugar en estos extremos { $likely }. Tras { $other }, en cambio, { $instead }.
why-lead-of-partner = Tu compañero eligió salir con { $pips ->
        [0] la blanca, que sigue abierta.
       *[other] el { $pips }, que sigue abierto.
    }
why-opened-twice = Tu compañero abrió { $pips ->
        [0] la blanca
       *[other] el { $pips }
    } con el { $one } y otra vez con el { $two }. Así le { $pips ->
        [0] queda abierta
       *[other] queda abierto
    }.
why-rival-opened-twice = Un rival abrió { $pips ->
        [0] la blanca
       *[other] el { $pips }
    } con el { $one } y otra vez con el { $two }. Esta jugada { $pips ->
        [0] la tapa
       *[other] lo tapa
    }.
why-relieves =
    Tras { $other }, los extremos mostrarían solo { $numbers }. Tu compañero mostró que no tiene { $numbers-count ->
        [1] { $numbers }
       *[other] ni { $numbers-nor }
    }.
why-places =
    Tus fichas encajarán en { $count ->
        [one] { $count } extremo
       *[other] { $count } extremos
    }. Tras { $other }, en cambio, { $instead ->
        [0] en ninguno
       *[other] solo en { $instead }
    }.
why-gathers =
    Aquí robar es libre, y tienes { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }. Cada ficha que robas ya no es para nadie más, y cuantas más tengas, menos veces pasarás.
why-answer-out = Tras { $other }, con { $answer } el siguiente dominaría.
why-answer-scores = Tras { $other }, con { $answer } el siguiente anotaría { $points }.
why-answer-stops = Tras { $other }, { $answer } te dejaría sin qué jugar.
why-answer-fits = Tras { $other } encajaría { $answer }, y después de esta no.
why-answer-held = El siguiente tiene esa ficha { $held }.
why-answer-held-sure = El siguiente tiene por fuerza esa ficha.
why-stuck = En tu próximo turno te quedarías { $likely } sin jugada. Tras { $other }, en cambio, { $instead }.
why-stuck-hardly = En tu próximo turno casi seguro tendrás qué jugar. Tras { $other } te quedarías { $instead } sin jugada.
why-surely-plays = En tu próximo turno tendrás qué jugar, pase lo que pase antes. Tras { $other } te quedarías { $instead } sin jugada.
why-stuck-if = Si la mano sigue, en tu próximo turno te quedarías { $likely } sin jugada. Tras { $other }, en cambio, { $instead }.
why-stuck-hardly-if = Si la mano sigue, en tu próximo turno casi seguro tendrás qué jugar. Tras { $other } te quedarías { $instead } sin jugada.
why-stuck-never-if = Si la mano sigue, en tu próximo turno tendrás qué jugar. Tras { $other } te quedarías { $instead } sin jugada.
why-rival-out = Antes de tu próximo turno un rival domina { $likely }. Tras { $other }, en cambio, { $instead }.
why-next-points = En tu próximo turno anotas en promedio alrededor de { $likely }. Tras { $other } serían alrededor de { $instead }.
why-next-points-with = En tu próximo turno anotas en promedio alrededor de { $likely }, sobre todo con el { $bone }. Tras { $other } serían alrededor de { $instead }.
why-next-scores = En tu próximo turno puedes anotar { $likely }. Tras { $other }, en cambio, { $instead }.
why-next-scores-with = En tu próximo turno puedes anotar { $likely }, sobre todo con el { $bone }. Tras { $other }, en cambio, { $instead }.
why-out = Dominas tú primero { $likely }. Tras { $other }, en cambio, { $instead }.
why-out-pairs = Tu pareja domina primero { $likely }. Tras { $other }, en cambio, { $instead }.
why-gains = Hasta el final de la mano, esta jugada te da en promedio alrededor de { $points } más.
why-ahead =
    { $count ->
        [0] Se nota más tarde: gana un poco más a menudo.
        [one] Se nota más tarde: gana una partida más de cada 100.
       *[other] Se nota más tarde: gana { $count } partidas más de cada 100.
    }
