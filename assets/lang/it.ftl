### Electrum Dominoes: Italiano.

language-name = Italiano

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Salva
cancel = Annulla
close = Chiudi
number-decimal = ,
number-group = .
percent = { $share }%
games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
games-in-100 =
    { $count ->
        [0] meno di una partita su 100
        [one] una partita su 100
       *[other] { $count } partite su 100
    }

## Games and levels

family-draw = Pesca e blocco
family-pairs = A coppie
family-fives = Cinque e tre
family-others = Croci e altri
game-draw = Pesca
game-draw-about = Una sola fila, niente punti durante la mano. Se non puoi giocare, peschi.
game-block = Blocco
game-block-about = Una sola fila, niente punti durante la mano e non si pesca. Se non puoi giocare, passi.
game-all-fives = Cinque
game-all-fives-about = Con il perno. Fai punti quando le estremità aperte danno un multiplo di cinque.
game-all-threes = Tre
game-all-threes-about = Con il perno. Fai punti quando le estremità aperte danno un multiplo di tre.
game-fives-and-threes = Cinque e tre
game-fives-and-threes-about = Con il perno. Fai punti con i multipli di cinque e con quelli di tre.
game-all-fives-palm = Cinque, pesca libera
game-all-fives-palm-short = Pesca libera
game-all-fives-palm-about = Cinque, ma puoi pescare anche quando potresti giocare.
game-all-fives-pagat = Cinque a sorte
game-all-fives-pagat-short = Cinque a sorte
game-all-fives-pagat-about = La prima apertura si tira a sorte, poi apre chi vince. I punti di fine mano si arrotondano a cinque.
game-muggins = Muggins
game-muggins-about = Cinque senza perno: una sola fila, due estremità.
game-five-up = Five-Up
game-five-up-about = Cinque, ma ogni doppio si apre su tutti e quattro i lati.
game-draw-game = Pesca a mano unica
game-draw-game-short = A mano unica
game-draw-game-about = Ognuno scopre una tessera, chi ha la più alta apre, e una mano decide la partita.
game-firecrackers = Cinque con i petardi
game-firecrackers-short = Petardi
game-firecrackers-about = Contro il tempo. Una volta per mano puoi far saltare una tessera a un’estremità.
game-partnership = Domino a coppie
game-partnership-short = Domino a coppie
game-partnership-about = Venezuela, Messico: due contro due, tutte le tessere distribuite. A 100 punti. Ogni tavolo ha le sue usanze.
game-dominican = Domino dominicano
game-dominican-short = Dominicano
game-dominican-about = Coppie a 200, con capicúa, chuchazo e pase corrido. A certi tavoli valgono 30 e non 25.
game-puerto-rico-500 = Porto Rico a 500
game-puerto-rico-500-short = Porto Rico a 500
game-puerto-rico-500-about = Coppie a 500. Le prime quattro mani pagano di più, e così il capicú e il chuchazo.
game-puerto-rico-200 = Porto Rico a 200
game-puerto-rico-200-short = Porto Rico a 200
game-puerto-rico-200-about = Coppie a 200, senza premi. Chi vince la mano prende tutti i punti rimasti.
game-brazil = Brasile
game-brazil-about = Coppie a sei mani. Fare domino con un doppio (carroça), alle due estremità (lá e lô) o con tutt’e due le cose (cruzada) vale di più.
game-jamaica-partner = Giamaica, cappotto
game-jamaica-partner-short = Cappotto
game-jamaica-partner-about = Vinci sei mani prima che l’altra coppia ne vinca una. Appena ne hanno vinta una tutt’e due, si riparte da zero.
game-cut-throat = Giamaica, tutti contro tutti
game-cut-throat-short = Tutti contro tutti
game-cut-throat-about = Giamaica, ognuno per sé. Vince chi arriva per primo a sei mani. Con «Cappotto» dura molto di più.
game-pub-straight = Domino da pub
game-pub-straight-about = Inghilterra: coppie, sei tessere a testa, quattro restano fuori. Ogni mano vale uno. Vince chi arriva a cinque.
game-cochon = Cochon
game-cochon-about = Martinica: tre giocatori, ognuno per sé. Vince chi fa tre mani per primo. Chi resta a zero è il maiale.
game-fives-and-threes-pub = Cinque e tre da pub
game-fives-and-threes-pub-short = Cinque da pub
game-fives-and-threes-pub-about = Inghilterra: se la somma delle estremità si divide per cinque o per tre, ogni cinque o tre che contiene è un punto. Si vince con 61 esatti, o 121 a coppie.
game-fortress = Fortezza
game-fortress-about = In tre o quattro, ognuno per sé. Ogni doppio è un perno, e non si pesca.
game-sebastopol = Sebastopoli
game-sebastopol-about = In quattro, ognuno per sé. Apre il doppio sei, e le quattro tessere dopo gli vanno intorno. Non si pesca.
game-cross = Croce
game-cross-about = Una tessera su ogni lato del primo doppio, e solo dopo crescono i bracci. Se non puoi giocare, peschi.
game-maltese-cross = Croce di Malta
game-maltese-cross-about = Prima intorno al primo doppio, poi un doppio su ogni braccio, e solo dopo si va avanti. Se non puoi giocare, peschi.
game-sniff = Sniff
game-sniff-about = Cinque, ma le estremità aperte del perno contano fino all’ultimo.
game-bergen = Bergen
game-bergen-about = Estremità uguali valgono due punti, tre se c’è un doppio. Vincere la mano ne vale uno.
game-kozel = Kozel (козёл)
game-kozel-short = Kozel
game-kozel-about = Il caprone russo. I punti rimasti in mano contano contro chi perde, e con −101 si perde.
game-telefon = Telefon
game-telefon-about = Azerbaigian: Cinque con il perno, e le mani si giocano fino in fondo. Apre il 3-2, e si vince con 365 punti.
game-manaus = Manaus
game-manaus-about = Brasile, il dominó a quattro punte: Cinque a coppie. Chi passa paga gli avversari, e chi vince apre con un doppio.
game-matador = Matador
game-matador-about = Le metà che si toccano danno sette. I quattro matador vanno ovunque, e sul bianco vanno solo loro.
game-spain = Federazione spagnola
game-spain-short = Spagna
game-spain-about = Coppie a 300, come gioca la federazione spagnola. La prima apertura si tira a sorte, e si vincono tutti i punti rimasti.
game-gaple = Gaple
game-gaple-about = Indonesia: in quattro, ognuno per sé, e non si pesca. I punti rimasti contano contro, e con −101 si perde.
game-dekabes = Haiti, dekabès
game-dekabes-short = Dekabès
game-dekabes-about = Haiti: coppie a quattro. Fare domino con una tessera che va a tutte e due le estremità, ma non è un doppio, è un dekabès e vale due.
game-brazil-100 = Brasile a 100
game-brazil-100-about = Brasile a punti: coppie a 100. Ogni mano la apre il 6-6.
game-arab-pairs = Domino arabo a coppie
game-arab-pairs-short = Sharaka
game-arab-pairs-about = Coppie a 100 (domino sharaka). Se la mano si blocca, la vince la coppia di chi ha meno punti.
game-cuban = Domino cubano
game-cuban-short = Cubano
game-cuban-about = Coppie a 150 con il doppio nove: dieci tessere a testa, quindici dormono. Se la mano si blocca, la vince la coppia di chi ha meno punti.
game-pordi = Indonesia, PORDI
game-pordi-short = PORDI
game-pordi-about = Coppie a 7. Fare domino vale da uno a quattro. Bloccare dà due se nessun avversario ha così pochi punti, e costa uno se qualcuno ne ha meno.
game-orado = Indonesia, ORADO
game-orado-short = ORADO
game-orado-about = Coppie a 101. Lo 0-0 apre la prima mano, l’1-1 la seconda e così via. Fare domino alle due estremità vale doppio.
game-to = { $game }, a { $points }
game-house-rules = { $game }, regole di casa
house-rules = Regole di casa
house-rules-without = Senza questa regola: { $told }
named-value = { $name }: { $value }
house-rules-usual = Gioca con le regole solite
house-rules-usually = Di solito: { $told }
house-rules-brief = { $told } (di solito { $usual }).
game-custom = Su misura
game-custom-about = Un gioco con le tue regole.
welcome-question = Che cosa vuoi fare?
welcome-learn = Insegnami
welcome-learn-about = Dalla prima tessera in poi. La prima lezione dura due minuti.
welcome-play = Una partita al volo
welcome-play-about = { $game } a { $points } contro un principiante. Clicca sulla tessera che brilla.
    .fingers = { $game } a { $points } contro un principiante. Tocca la tessera che brilla.
welcome-all = Tutti i giochi
welcome-all-about = Scegli il gioco, chi gioca e le regole.
welcome-invited = Ho un invito
greeting-name = Il tuo nome
greeting-name-hint = se vuoi
game-names = Già usati
game-begin = Comincia
game-invite = Invita
game-search = Cerca un gioco
game-search-none = Nessun gioco trovato.
game-under-way = La partita in corso è salva. «Ritira mossa» la riporta in tavola.
game-players = Giocatori
game-partners = A coppie
game-same-level = Tutti allo stesso livello
game-more = Altro
game-level-of = Il posto di { $name }
game-name-of = Il nome di { $name }
game-seat-of = Posto { $seat }
game-move-of = Sposta { $name } al posto accanto
game-person = Una persona
game-other-players = Altri giocatori…
game-elsewhere = Un amico in rete
game-elsewhere-about = Sta davanti a un altro schermo e arriva con il tuo invito.
game-minutes = Minuti a testa
game-no-clock = Senza orologio
game-no-help = Senza aiuti
game-no-help-about = Consigli, «Dove possono stare le tessere», maestro e sguardi alle tessere coperte sono spenti per tutti a questo tavolo.
game-guest-name = Nome della persona al posto { $seat }
game-again = Di nuovo: { $names } · { $game }
game-deal = Numero della smazzata
game-deal-any = uno qualsiasi
game-cannot = Con queste regole non si può arrivare a così tanti punti.
game-display = Vista
display-whole = Tavolo intero
display-whole-about = Ogni tessera resta dove è stata giocata, come su un tavolo vero.
display-compact = Compatta
display-compact-about = Si vedono solo le estremità. Le tessere stanno tutte in un riquadro sotto.

level-beginner = Principiante
level-easy = Facile
level-not-so-easy = Mica facile
level-tough = Tosto
level-brutal = Spietato
level-beginner-about = Gioca la tessera che fa più punti subito, e non guarda altro.
level-beginner-any = Gioca una qualsiasi tessera che va.
level-easy-about = Tre volte su cinque gioca come un principiante, altrimenti ci ragiona.
level-not-so-easy-about = Una volta su cinque gioca come un principiante. Altrimenti valuta quanto rende ogni tessera, che cosa lascia e che cosa può seguire.
level-tough-about = Ricorda quali numeri mancano a chi, e guarda un po’ avanti.
level-brutal-about = Guarda lontano, e da quello che giochi capisce che cosa hai.
level-step = Vince { $games } contro «{ $level }».

## Settings

setting-level = Difficoltà
    .search = livello, forza, più facile, più difficile, più forte, più debole, avversario, Nestor, principiante, esperto
setting-level-about = Quanto si impegna Nestor per batterti. Vale subito, anche a partita iniziata.
setting-game = Gioco

settings-rules = Regole
rules-never-exact = Con queste regole nessuno può arrivare a { $target } esatti. Le regole di prima restano finché non scegli un altro numero o spegni «Finale esatto» o «Arrotondamento».
rules-nothing-scores = Con queste regole nessuno può fare punti. Le regole di prima restano finché qualcosa non ne dà.
rules-cannot = Con queste regole non si può giocare. { $why } Le regole di prima restano finché non le cambi.

setting-target = Punti per vincere
    .search = punti per vincere, traguardo
setting-target-other = Un altro traguardo, fino a 1000
setting-other = Altro
setting-time = Minuti per la partita
setting-time-about = L’orologio corre nei tuoi turni e in quelli di Nestor. In pausa si ferma.
setting-time-other = Un altro numero, fino a 180
settings-classic = I giochi classici
rules-change = Cambia
rules-ask-players = In quanti si gioca?
rules-ask-goal = Come si vince la partita?
rules-ask-draws = Si pesca?
rules-ask-scores = Che cosa fa punti durante la mano?
rules-ask-leads = Chi apre?
rules-ask-blocked = E se nessuno può giocare?
rules-unusual = Regole meno comuni
rules-next-hand = Dalla prossima mano
rules-next-game = Dalla prossima partita
rules-new-game-only = Una partita già iniziata non può cambiarlo. Ne serve una nuova.
settings-scoring = Vincere e fare punti
setting-head-start = Vantaggio
setting-head-start-about = Il primo giocatore comincia con questi punti di vantaggio.
setting-exact = Finale esatto
setting-exact-about = I punti che ti porterebbero oltre il traguardo non contano. Dove solo le mani danno punti, una partita così può durare centinaia di mani, a meno che vicino al traguardo valgano tutti i punti.
exact-off = No
exact-on = Sì
exact-near = Sì, ma vicino al traguardo valgono tutti
setting-love = Cappotto
setting-love-about = Chi vince deve arrivare al traguardo mentre un’altra squadra è ancora a zero. Altrimenti si riparte tutti da zero. Con «Uno pari vale due», dopo l’uno pari la prima mano vinta vale due.
love-off = No
love-on = Sì
love-play-two = Uno pari vale due
setting-check = La partita finisce
check-at-once = appena si arriva al traguardo
check-hand-end = a fine mano, se si è al traguardo
setting-single-hand = Una mano per partita
setting-spinner = Perno
    .search = primo doppio, quattro bracci, spinner, senza perno
setting-spinner-about = Il perno è un doppio su cui si può giocare da tutti e quattro i lati.
spinner-none = Nessuno
spinner-first = Primo doppio
spinner-led = L’apertura, se è un doppio
spinner-enclosed = Primo doppio fra due tessere
spinner-counting = Primo doppio, contano le sue estremità
spinner-cross = Primo doppio, prima la croce
spinner-maltese = Primo doppio, croce di Malta
spinner-maltese-four = Croce di Malta, prima tutti e quattro
spinner-every = Ogni doppio
spinner-sevens = Nessuno, le metà danno sette
setting-fives = Cinque
    .search = senza cinque, All Fives
setting-fives-about = Fai punti quando le estremità aperte danno un multiplo di cinque.
setting-threes = Tre
    .search = senza tre, All Threes
setting-threes-about = Fai punti quando le estremità aperte danno un multiplo di tre.
setting-counting = Che cosa si conta
setting-counting-about = Quanto valgono le estremità aperte: la loro somma, un punto per ogni cinque o tre che c’è dentro, o due punti quando sono uguali (tre con un doppio).
counting-whole = Somme
counting-parts = I cinque e i tre nella somma
counting-twins = Estremità uguali
settings-dealing = Distribuire e pescare
setting-set = Set di tessere
setting-set-about = Il numero più alto decide quante tessere ci sono.
set-six = Doppio sei, 28 tessere
set-nine = Doppio nove, 55 tessere
set-twelve = Doppio dodici, 91 tessere
setting-hand = Tessere a testa
    .search = numero di tessere, distribuire
setting-max-doublets = Massimo di doppi in mano
    .search = massimo di doppi, mano nulla
setting-max-doublets-about = Se qualcuno ne riceve di più, si ridistribuisce prima che tu veda le tessere.
setting-no-limit = senza limite
setting-leave-out = Fuori dal gioco
leave-out-off = niente
setting-left-over = Tessere che avanzano
left-over-nobody = restano da parte
left-over-leader = vanno a chi apre
setting-draws = Si pesca
    .search = pozzo, mazzo, pescare, comprare, blocco, senza pesca
setting-draws-about = Se non puoi giocare, peschi dal pozzo. Senza, non pesca nessuno.
setting-restrict-draw = Pescare solo per forza
    .search = non posso giocare, passare
setting-restrict-draw-about = Puoi pescare solo quando non puoi giocare.
setting-reserve = Tessere che non si pescano
    .search = seppellire 2 tessere, pozzo
setting-reserve-about = Le ultime tessere del pozzo restano lì.
setting-hand-limit = Non si pesca più con
setting-hand-limit-about = Con questo numero di tessere in mano, passi invece di pescare.
setting-draw-most = Massimo di pescate per turno
setting-draw-most-about = Dopo questo numero di pescate, giochi o passi.
settings-leading = Apertura
setting-lead-first = La prima mano la apre
    .search = chi apre, apertura, comincia, sorteggio, doppio più alto
lead-first-doublet = Il doppio più alto
lead-first-low-doublet = Il doppio più basso
lead-first-three-two = Il 3-2, o il doppio più basso
lead-first-blank = Lo 0-0
lead-first-lot = La sorte
setting-no-doublet = Se nessuno può aprire così
setting-no-doublet-about = Che cosa succede se deve aprire un doppio e nessuno ne ha.
no-doublet-deal-again = Si ridistribuisce
no-doublet-heaviest = Apre la tessera più alta
no-doublet-lowest = Apre la tessera più bassa
setting-lead-next = Le altre mani le apre
    .search = chi apre, apertura, comincia, domino, doppio più alto
lead-next-doublet = Il doppio più alto
lead-next-winner = Chi ha vinto
lead-next-loser = Chi ha perso
lead-next-most-pips = Chi ha più punti, anche il compagno
lead-next-alternate = Ognuno a turno
lead-next-lot = La sorte
lead-next-each-doublet = Ogni doppio a turno
lead-doublet-about = Ogni mano si apre con il doppio più alto: comincia chi ce l’ha.
lead-each-doublet-about = I doppi aprono a turno: l’1-1 la seconda mano, il 2-2 la terza e così via.
lead-winner-about = Chi ha vinto l’ultima mano apre con la tessera che vuole.
lead-loser-about = Chi ha perso l’ultima mano apre con la tessera che vuole.
lead-alternate-about = Si apre a turno, una mano per uno, con la tessera che si vuole.
lead-lot-about = Ognuno scopre una tessera. Chi ha la più alta apre con la tessera che vuole.
lead-blocked-doublet = La prima mano, e quella dopo una mano bloccata, si apre con il doppio più alto.
lead-blocked-low = La prima mano, e quella dopo una patta, si apre con il doppio più basso.
lead-blocked-blank = La prima mano, e quella dopo una patta, si apre con lo 0-0.
lead-blocked-lot = La prima mano, e quella dopo una mano bloccata, si apre a sorte.
lead-at-first-doublet = La prima mano si apre con il doppio più alto.
lead-at-first-low = La prima mano si apre con il doppio più basso.
lead-at-first-blank = La prima mano si apre con lo 0-0.
lead-at-first-lot = La prima mano si apre a sorte.
setting-lead-after-block = Chi apre dopo un blocco
setting-lead-after-block-about = Chi ha bloccato la mano apre solo se la sua squadra l’ha vinta.
lead-after-block-first = come nella prima mano
lead-after-block-low-hand = chi ha vinto e ha meno punti
lead-after-block-closer = chi l’ha bloccata, o altrimenti il prossimo
lead-after-block-last = chi ha giocato per ultimo
setting-lead-after-tie = Chi apre dopo una patta
lead-after-tie-first = a turno, o come nella prima mano
lead-after-tie-same = lo stesso giocatore
setting-lead-bone = Chi ha vinto apre con
setting-lead-bone-about = Chi ha vinto deve aprire con un doppio, e se non ne ha passa.
lead-bone-any = una tessera qualsiasi
lead-bone-doublet = un doppio
lead-bone-doublet-or-next = un doppio, o altrimenti lo fa il prossimo
setting-lead-scores = L’apertura fa punti
setting-lead-scores-about = Se fa punti solo il 5-5, li fa dalla seconda mano in poi.
lead-scores-any = sempre
lead-scores-5-5 = solo il 5-5
lead-scores-nothing = mai
setting-lead-wins = L’apertura può vincere
setting-lead-wins-about = Altrimenti i punti della prima tessera di una mano non contano, se farebbero vincere la partita.
settings-ending = Fine della mano
setting-domino-what = Fare domino vale
domino-what-opponents = i punti degli avversari
domino-what-all = tutti i punti
domino-what-one = uno
domino-what-nothing = niente
setting-both-out = Domino di tutti e due
setting-both-out-about = La mano va avanti finché non fanno domino tutti e due i compagni di una squadra.
setting-block-who = La mano bloccata va
    .search = blocco, più basso, ultimo
setting-block-who-about = Il compagno di chi ha bloccato può non contare.
block-who-low = a chi ha meno punti
block-who-last = a chi ha giocato per ultimo
block-who-low-hand = alla mano singola più bassa
block-who-closer = alla mano più bassa, senza compagno
setting-block-what = La mano bloccata vale
    .search = blocco, differenza, avversario, entrambi
setting-block-under = Il blocco conta solo sotto
setting-block-under-about = Con questi punti o più, nessuno vince una mano bloccata.
block-what-difference = la differenza
block-what-between = la differenza fra le mani
block-what-never-less = la differenza, mai sotto zero
block-what-opponent = i punti dell’avversario
block-what-both = tutti i punti
block-what-one = uno
block-what-two = due
block-what-nothing = niente
setting-block-tie = Mani patte
block-tie-share = si dividono
block-tie-nobody = non vanno a nessuno
block-tie-leader = vanno alla squadra che ha aperto
block-tie-not-closer = le perde chi ha bloccato
block-tie-not-closer-one = danno uno all’altra squadra
block-tie-carry = valgono uno in più nella prossima
block-tie-carry-all = uno in più nella prossima, come ogni blocco
setting-closer-loses = Se perde chi ha bloccato
setting-closer-loses-about = Che cosa succede se la squadra che ha bloccato la mano la perde. Una patta non è una sconfitta.
closer-loses-nothing = nient’altro
closer-loses-point = quella squadra perde un punto
closer-loses-double = la mano vale doppio
setting-rounding = Arrotondamento
    .search = a 5, multiplo di cinque
setting-rounding-about = I punti di fine mano si arrotondano a un multiplo di cinque.
rounding-off = No
rounding-on = Al cinque più vicino
rounding-down = In giù
rounding-up = In su
setting-award-cap = I punti di fine mano si fermano a
setting-award-cap-about = Con i punti delle tessere nessuno va oltre questo punteggio.
setting-settle = Punti rimasti in mano
setting-settle-about = Chi vince prende i punti rimasti, o ogni squadra perde i suoi, o li perde solo chi ha perso. Chi ne perde quanti il traguardo, perde la partita.
settle-award = Li prende chi vince
settle-subtract = Ogni squadra perde i suoi
settle-collect = Li perde solo chi ha perso
setting-bones-left = Una tessera rimasta vale
bones-left-pips = i suoi punti
bones-left-five-each = cinque
bones-left-lone = i suoi punti; lo 0-0 da solo 25, il doppio più alto da solo 50
settings-bonuses = Premi
setting-out-doublet = Domino con un doppio
setting-out-both-ends = Domino alle due estremità
setting-out-both-ends-about = L’ultima tessera va a tutte e due le estremità, una metà per parte.
setting-both-ends-doublet = Anche i doppi alle due estremità
setting-both-ends-doublet-about = Fare domino con un doppio che va a tutte e due le estremità paga altrettanto.
setting-both-ends-double = Le due estremità valgono doppio
setting-both-ends-double-about = Se l’ultima tessera va a tutte e due le estremità, i punti della mano valgono doppio.
setting-out-doublet-ends = Domino con un doppio alle due estremità
setting-out-doublet-ends-about = Si paga per un ultimo doppio che va a tutte e due le estremità, oltre al resto.
setting-out-blank = Domino con lo 0-0
setting-pass = Ogni volta che un avversario passa
setting-pass-round = Passano tutti gli altri
setting-pass-lead = Passo sull’apertura
setting-pass-lead-about = Sull’apertura il prossimo passa, ma quello dopo gioca.
setting-pass-lead-doublet = Solo se si apre con un doppio
setting-pass-lead-doublet-about = Il passo sull’apertura paga solo se si è aperto con un doppio.
setting-hand-bonus = Le prime mani vinte
hand-bonus-off = niente

settings-table = Al tavolo
settings-play = Gioco
settings-search = Cerca nelle impostazioni
settings-search-none = Nessuna impostazione trovata.
settings-return = Torna alla partita
    .search = tornare
settings-where-pass = Se nessuna delle tue tessere combacia, il pulsante principale dice «Pesca», o «Passa» quando non c’è più niente da pescare.
    .search = non posso giocare, passare
settings-where-bones = Accanto a ogni nome ci sono le tessere di quel giocatore. Nella vista compatta c’è il loro numero.
    .search = le mie tessere, le tue tessere, numero di tessere
settings-in-rules = Si sceglie con la partita. Premi per vederlo lì:
settings-in-menus = Comandi:
settings-to-rules = Regole della partita…
    .search = condizioni, preferenze
setting-as-in-manuals = Comandi classici
setting-as-in-manuals-about = Niente succede da solo: premi OK a ogni passo, peschi una tessera per volta e fai doppio clic. Tutti i giochi tranne Five-Up e Fortezza usano la vista compatta, con la somma in basso a sinistra. La tessera scelta si vede a colori invertiti, e le tue tessere restano dove sono.
    .fingers = Niente succede da solo: premi OK a ogni passo, peschi una tessera per volta e tocchi due volte. Tutti i giochi tranne Five-Up e Fortezza usano la vista compatta, con la somma in basso a sinistra. La tessera scelta si vede a colori invertiti, e le tue tessere restano dove sono.
setting-bar = Barra degli strumenti
    .search = pulsanti, icone
setting-bar-about = Ritira mossa, Rifai mossa, Consiglio, Registro, Analisi, Suoni e Schermo intero come pulsanti.
setting-bar-at = Posizione della barra
setting-bar-at-about = A sinistra, in una finestra piccola, lascia più spazio in altezza.
bar-top = In alto
bar-left = A sinistra
setting-auto-ok = OK automatico
    .search = automatico, aspettare, confermare, ho pescato
setting-auto-ok-about = Nestor gioca senza aspettare il tuo OK.
setting-ok-each-step = OK a ogni passo
setting-ok-each-step-about = Nestor aspetta il tuo OK prima di ogni tessera che pesca o gioca. Altrimenti basta un OK fino al tuo turno.
setting-one-click = Gioca con un clic
    .search = toccare, doppio clic
    .fingers = Gioca con un tocco
setting-one-click-about = Un clic gioca la tessera quando ha un posto solo, o quando uno vale l’altro.
    .fingers = Un tocco gioca la tessera quando ha un posto solo, o quando uno vale l’altro.
setting-pace = Ritmo
    .search = più veloce, più lento, velocità, aspettare
setting-pace-about = Quanto resta in vista ogni mossa prima della prossima.
pace-none = Nessuna pausa
pace-quick = Svelto
pace-usual = Normale
pace-slow = Lento
setting-auto-draw = Pesca automatica
setting-auto-draw-about = Quando peschi, continui finché non trovi una tessera che va.
setting-play-forced = Gioca per me i turni obbligati
setting-play-forced-about = Se giocate in più persone su uno schermo, i turni con una sola mossa si giocano da sé, così non dovete passarvi lo schermo.
setting-hold-to-show = Tieni premuto per vedere le tessere
setting-hold-to-show-about = Se giocate in più persone su uno schermo, il pulsante che mostra le tessere va tenuto premuto un momento.
setting-judge-games = Giudica le partite finite
setting-judge-games-about = Le partite finite si giudicano in secondo piano, quando il computer non ha altro da fare.
setting-lots = Sorteggio a mano
setting-lots-about = Scopri tu le tessere che decidono chi apre, e in Pesca a mano unica prendi le tue. Altrimenti ci pensa il gioco.
setting-tutor = Maestro
    .search = aiuto, insegnante, tutor, avviso, errore
setting-tutor-about = Il maestro guarda la tua mossa prima che conti, e se ce n’è una migliore ti chiede se ci hai pensato bene. Una partita con il maestro è allenamento.
tutor-off = No
tutor-blunders = Errori gravi
tutor-bad = Brutte mosse
tutor-doubtful = Mosse dubbie
tutor-always = Tutto tranne la migliore
setting-table-count = Somma in tavola
    .search = somma, conto
setting-table-count-about = Mostra la somma delle estremità aperte nei giochi in cui dà punti.
setting-place-counts = Somme sui posti
setting-place-counts-about = Mentre scegli, i posti dove la tessera va mostrano quanto farebbe la somma.
setting-flicker = Lampeggio
setting-flicker-about = L’estremità dove Nestor ha appena giocato lampeggia.
setting-heads = Volti
setting-heads-about = Nestor, Aiace ed Elena hanno un volto accanto al nome e dicono qualcosa dopo una mano.
setting-own-head = Il tuo volto
head-none = Nessuno
setting-hand-order = Ordine delle tue tessere
    .search = ordinare, disporre, sistemare
setting-hand-order-about = Puoi anche trascinare una tessera in un altro punto della mano. I tasti per farlo sono nell’aiuto.
    .fingers = Puoi anche trascinare una tessera in un altro punto della mano.
hand-drawn = Come date e pescate
hand-suit = Per numero
hand-weight = Per peso
setting-close-gaps = Chiudi i vuoti
setting-close-gaps-about = Quando ne giochi una, le tessere in mano si riavvicinano.
setting-raise = Sollevare quelle che vanno
setting-dim = Attenua quelle che non vanno
setting-dim-about = Mentre scegli, le tessere che non vanno da nessuna parte si vedono attenuate.
setting-invert = Inverti la tessera scelta
setting-invert-about = La tessera che scegli cambia colori invece di sollevarsi. Nella vista compatta è sempre così.
setting-scores = Punteggi
scores-figures = Cifre
scores-cribbage = Tavola da cribbage
scores-x = Crocette (X)
setting-score-in-fives = Segna a cinque a cinque
setting-score-in-fives-about = Cinque punti si segnano come uno, come sulla tavola da cribbage.

settings-cloth = Sul panno
settings-hand = La tua mano
settings-figures = Punteggi e barra
settings-sound = Suoni
setting-sound = Attiva i suoni
    .search = muto, silenzio, rumore
setting-sound-about = Rumori di tessere, panno e legno.
setting-volume = Volume
    .search = più forte, più piano, alto, basso
setting-quieter-others = Più piano per gli altri
setting-quieter-others-about = Quello che fanno gli altri si sente meno di quello che fai tu.
settings-comfort = Comodità
settings-by-hand = A mano
settings-help = Aiuto
settings-colors = Colori, tessere e panno…
    .search = scuro, chiaro, notte, tema, contrasto, aspetto, mie mosse, tue mosse, sfondo, punti, linee, bordi, pulsanti
setting-reduce-motion = Meno movimento
    .search = fermo, calmo, animazione, capogiro
setting-reduce-motion-about = Le tessere vanno subito al loro posto, senza animazioni.
setting-speed = Velocità delle animazioni
    .search = più veloce, più lento, muovere
setting-scale = Dimensione del testo
    .search = più grande, più piccolo, lettere, carattere, zoom
setting-scale-about = Ingrandisce le scritte nelle finestre, nei menu e nel registro, e al tavolo dove c’è spazio. Le tessere sono sempre grandi quanto la finestra permette. In una finestra piccola cresce solo il testo.
    .fingers = Ingrandisce le scritte nelle finestre, nei menu e nel registro, e al tavolo dove c’è spazio. Allargare due dita sulle parole fa lo stesso. In una finestra piccola cresce solo il testo.
setting-language = Lingua
language-system = Quella del sistema

## Colors

theme-felt = Panno verde
theme-slate = Ardesia
theme-contrast = Alto contrasto
theme-blue = Tavolo blu
theme-linen = Nero su lino
theme-stone = Pietra
theme-walnut = Noce e ottone
theme-night = Notte
theme-own = Il tuo tavolo
colors-tune = Ritocca
theme-name = Nome del tema
theme-edit = Modifica { $name }
theme-use = Usa { $name }
theme-save-use = Salva e usa { $name }
colors-bones = Tessere
bones-ivory = Avorio e ottone
bones-black = Nere
bones-colored = Punti colorati
bones-grained = Venatura in rilievo
bones-flat = Lisce
colors-cloth = Panno
cloth-felt = Feltro
cloth-linen = Lino
cloth-slate = Ardesia
cloth-flat = Liscio
colors-rail = Bordo
rail-wood = Legno
rail-steel = Acciaio
rail-stone = Pietra
rail-flat = Liscio
colors-reset = Ripristina i miei temi
colors-editing = Stai modificando { $edited }, ma il tema in uso è { $used }
colors-editing-used = Stai modificando { $name }, il tema in uso
colors-load = Carica i colori
colors-rejected = Le modifiche ai colori sono annullate.
colors-click = Clicca su una parte del tavolo per cambiarle colore.
    .fingers = Tocca una parte del tavolo per cambiarle colore.
colors-which = Colore di
colors-double = Contorni doppi
colors-double-about = Le tessere di Nestor hanno un secondo contorno, per chi non distingue i colori.
colors-sample = Esempio
colors-sample-text = Faccio 5.
color-red = Rosso
color-green = Verde
color-blue = Blu
part-background = Sfondo
part-text = Testo
part-your-hand = Le tue tessere
part-your-plays = Le tue mosse
part-my-plays = Le mie mosse
part-pips = Punti
part-lines = Righe
part-outlines = Contorni
part-your-hand-selected = Tessera scelta
part-pips-selected = I suoi punti
part-lines-selected = La sua riga
part-outlines-selected = Il suo contorno
part-buttons = Pulsanti
part-button-text = Testo dei pulsanti

## Game tally

tally-bests = Record
tally-clear = Azzera
tally-in-all = In tutto
tally-practice =
    allenamento: { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }
tally-column-practice = allenamento
tally-about-practice = L’allenamento si conta a parte: le partite in cui il programma ha aiutato. È un aiuto ciò che mostra una tessera coperta o giudica una mano prima che finisca: un consiglio, un’obiezione del maestro, «Dove possono stare le tessere», un’analisi, una copia, una mossa ritirata dopo aver visto qualcosa di nuovo. Sono allenamento anche le smazzate scelte o già giocate.
tally-people = Con e contro persone
tally-others = Altri
tally-against = contro { $against }
tally-with = con { $with }
tally-with-against = con { $with } contro { $against }
tally-spoken = { $name }: tu { $you }, Nestor { $nestor }, la tua quota { $share }, partite di allenamento { $practice }
tally-people-spoken = { $name }: tu { $you }, gli altri { $nestor }, la tua quota { $share }, partite di allenamento { $practice }

## The score sheet

command-score-sheet = Segnapunti
button-same-deals = Ancora le stesse smazzate
button-head-start = Con vantaggio
end-title = Fine della partita
end-side-wins =
    { $side-who ->
        [you] Vinci tu
        [with-you] { $side } vincete
        [single] Vince { $side }
       *[other] Vincono { $side }
    }
end-resigned =
    { $name-who ->
        [you] Hai
       *[other] { $name } ha
    } abbandonato.
end-nobody-wins = Non vince nessuno
end-hand-domino = Domino!
end-hand-blocked = Bloccata!
end-hand-locked = Tavolo bloccato!
end-time = Tempo scaduto.
end-bonus = Premi: { $spread } per lo scarto, { $time } per il tempo rimasto. In tutto { $total }.
sheet-hand = Mano { $number }
sheet-rules = Da qui in poi: { $game }.
sheet-led =
    { $name-who ->
        [you] Hai aperto tu
       *[other] Ha aperto { $name }
    }.
sheet-out =
    { $name-who ->
        [you] Hai fatto domino
       *[other] { $name } ha fatto domino
    }.
sheet-blocked = Bloccata.
sheet-decided = Decisa prima della fine.
sheet-under-way = In corso.
sheet-plays = giocando
sheet-firecrackers = petardi
sheet-end = alla fine
sheet-left = punti rimasti
sheet-left-told = Punti rimasti: { $told }
sheet-collect = I punti rimasti in mano contano contro la squadra che li ha. Chi arriva a −{ $points } perde.
sheet-love = Quando ogni squadra ha vinto una mano, si riparte tutti da zero.
sheet-total = Totale
sheet-best-play = La tua mossa migliore
sheet-best-play-told = Mano { $hand }: { $play }, +{ $points }
sheet-best-hand = La tua mano migliore
sheet-best-hand-told = Mano { $hand }: +{ $points }
sheet-turn = La svolta
sheet-turn-told = Mano { $hand }: { $what } { $gain }
sheet-better = Una via migliore
sheet-better-told = { $play } invece di { $bone }: vale { $games }
sheet-better-sought = Nestor sta rivedendo le tue mosse…
feat-first = Prima volta
feat-first-win = La tua prima vittoria.
feat-first-at-level = La tua prima vittoria a questo livello: { $level }.
feat-best = Record
feat-clearest = La tua vittoria più netta finora, di { $points }.
feat-close = Per poco
feat-closer =
    Vittoria mai così vicina: a { $count ->
        [one] un punto
       *[other] { $points } punti
    }.
sheet-all-hands = Tutte le { $count } mani
sheet-head-start = Cinque sconfitte di fila. Vuoi cominciare la prossima partita con { $points } di vantaggio?
sheet-race = Punteggio dopo ogni mano. { $told }

## The log and the unseen bones

command-unseen = Tessere coperte
unseen-title = Coperte: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Dove possono stare le tessere
beliefs-where = Dove?
beliefs-draws = Da pescate e passi
beliefs-passes = Dai passi
beliefs-plays = Anche dalle mosse
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. È qui: { $place }.
beliefs-point = Indica una tessera e vedi chi può averla. La partita adesso è allenamento.
beliefs-point-truth = Indica una tessera. Un anello segna dov’è.
beliefs-thinking = Sto contando…
beliefs-between = Si può vedere solo mentre si gioca una mano.
command-log = Registro
command-again = Rivedi
    .search = ultime mosse
log-copy = Copia come testo
log-before = Mano precedente
log-next = Mano successiva
log-empty = Non si è ancora giocato niente.
log-moment = Mossa { $number }: { $name }, { $what }
log-left =
    { $name-who ->
        [you] Hai ancora in mano
       *[other] { $name } ha ancora in mano
    } { $bones }.
log-column-count = somma
log-column-points = punti
log-lead =
    { $name-who ->
        [you] apri
       *[other] apre
    } { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }
log-draw = { $name-who ->
    [you] peschi
   *[other] pesca
} { $bones }
log-pass = { $name-who ->
    [you] passi
   *[other] passa
}
log-with-lacks = { $did }: { $lacks }
log-destroy =
    { $name-who ->
        [you] fai
       *[other] fa
    } saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
log-lacks = niente { $pips }
log-count = somma { $count }
log-scores = +{ $points }
log-lost = ({ $points } di troppo)
log-scores-another = +{ $points } agli altri

## Exercises

command-today = Oggi
command-exercises = Esercizi
practice-solved = Risolti: { $count } su { $all }
practice-answered = Risposte: { $count } su { $all }
practice-back = { $count } da rivedere
practice-rating = Il tuo punteggio: { $rating }
practice-rating-changed = Il tuo punteggio: { $rating } ({ $change })
practice-in-a-row =
    { $count ->
        [one] { $count } giusta
       *[other] { $count } giuste di fila
    }
practice-theme = Argomento
practice-any-theme = Tutti gli argomenti
practice-hardness = Difficoltà
practice-any-hardness = Da facile a difficilissimo
practice-title = Esercizio { $number }
practice-is-solved = Risolto
practice-is-answered = Già risposto
practice-find = Tocca a te. Trova la mossa migliore.
practice-played = Nella tua partita hai scelto { $play }.
practice-all-done = Per oggi è tutto.
practice-looking = Guardo la tua mossa…
practice-right = Giusto!
practice-not-judged = Nestor non è riuscito a giudicare la tua mossa. Può darsi che valga quanto la migliore.
practice-best = La mossa migliore: { $play }
practice-margin = La seconda mossa migliore ti costa { $games }.
practice-wrong = C’è una mossa migliore.
practice-gives-away = Scegliere { $play } ti costa { $games }.
practice-why = Perché questa mossa è la migliore:
practice-why-other = Perché l’altra mossa è migliore:
practice-next-unsolved = Prossimo da risolvere
practice-try-again = Riprova
practice-show = Mostra la mossa migliore
practice-of-day = Esercizio del giorno
theme-score = Fare punti
theme-defend = Difendersi
theme-stop = Far passare chi segue
theme-count = Contare che cosa resta
theme-endgame = Finale
theme-target = Vicino al traguardo
hardness-1 = Facile
hardness-2 = Mica facile
hardness-3 = Difficile
hardness-4 = Difficilissimo

## The course

command-course = Corso
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (superata)
course-lesson-next = { $number }. { $title } (la prossima)
course-passed = Lezioni superate: { $count } su { $all }
course-tests-won = Prove vinte: { $count } su { $all }
course-test-won = Prova vinta
course-test-open = Prova ancora da vincere
course-part-first = Una mano dall’inizio alla fine
course-part-hidden = Quello che non vedi
course-part-hand = Le tue tessere
course-part-block = Bloccare e leggere le mosse
course-part-fives = Cinque e tre
course-part-pairs = Tu e il tuo compagno
course-part-end = La fine della partita
course-part-out = Vincere una mano
course-part-rivals = Contro l’altra coppia
course-part-finish = Finire a coppie
course-part-variants = Varianti
course-path-two = In due
course-path-pairs = A coppie
course-to-two = Lezioni per due
course-to-pairs = Lezioni a coppie
course-lessons = Lezioni
course-is-passed = Hai superato questa lezione.
course-next = Prossima lezione
course-play = Provala in una partita a { $game }
lesson-join = Attaccare
lesson-join-idea = Ogni metà di una tessera mostra un certo numero di punti, e una metà bianca vale zero. Le metà alle due estremità della fila sono aperte, e una tessera va a un’estremità aperta che mostra uno dei suoi numeri. Guarda le due estremità, poi cerca nella tua mano la tessera che ha un numero uguale.
lesson-join-why = Solo questa tessera ha un numero che un’estremità mostra. L’altra metà è la nuova estremità.
lesson-drawing = Pescare
lesson-drawing-idea = Se nessuna delle tue tessere va, peschi dal pozzo finché ne trovi una che va. Quando il pozzo è finito, passi. Prima di pescare guarda bene tutte e due le estremità.
lesson-drawing-why = Nessuna delle tue tessere ha un numero che un’estremità mostra, perciò dovevi pescare. Ogni tessera pescata è una in più di cui liberarsi.
lesson-drawing-why-other = Una delle tue tessere va a un’estremità, quindi la giochi. Si pesca solo se non ne va nessuna.
lesson-ends = Quale estremità?
lesson-ends-idea = A volte una tessera va a tutte e due le estremità. Prima di giocarla, immagina le due che resteranno. È lì che devono andare le tue altre tessere.
lesson-ends-why = Giocata qui, la tessera lascia un numero che le tue altre tessere hanno. All’altra estremità ne sarebbero andate meno.
lesson-goout = Fare domino
lesson-goout-idea = Se giochi l’ultima tessera, fai domino e vinci la mano. Con due tessere in mano, pensa un turno avanti: gioca quella che lascia un’estremità per l’altra.
lesson-goout-why = Ora la tua ultima tessera va. Nell’altro verso sarebbe rimasta senza un’estremità.
lesson-heavy = Prima le pesanti
lesson-heavy-idea = Se fai domino, prendi tutti i punti che l’altro ha ancora in mano; se lo fa lui, prende i tuoi. Mano dopo mano si va avanti finché qualcuno arriva al traguardo. Quando nient’altro decide, gioca la tessera più pesante.
lesson-heavy-why = La tessera pesante non ce l’hai più. Se perdi questa mano, ti costa meno.
lesson-seven = Sette per numero
lesson-seven-idea = Ogni numero sta su sette tessere. Conta quelle in tavola e quelle che hai in mano: le altre sono coperte. Lascia alle estremità i numeri di cui restano poche tessere coperte.
lesson-seven-why = Solo poche tessere coperte vanno a queste estremità. Dopo le altre mosse sarebbero state molte di più.
lesson-lacks = A chi manca che cosa
lesson-lacks-idea = Chi deve pescare o passare non ha nessuno dei numeri aperti. Il registro mostra quali numeri erano aperti in quel momento. Lasciali di nuovo.
lesson-lacks-why = L’altro non può avere nessuno di questi due numeri, e deve pescare o passare.
lesson-stop = Fai passare l’altro
lesson-stop-idea = Prendi vantaggio quando l’altro non può giocare. Lascia estremità dove vanno poche delle tessere coperte, e tieniti una tessera che ci va.
lesson-stop-why = Molto probabilmente l’altro non ha niente per queste estremità. Tu sì, e così guadagni un turno.
lesson-plays = Leggere le mosse
lesson-plays-idea = Un passo dice che cosa manca a un giocatore, una mossa dice che cosa ha. Chi può scegliere, di solito apre un numero che ha ancora in mano. Copri quel numero e lascia l’altro.
lesson-plays-why = L’altro ha aperto il numero che hai coperto, e quindi probabilmente ne ha ancora. Contando soltanto, lasciarlo aperto sarebbe sembrato almeno altrettanto buono.
lesson-doublet = I doppi, presto
lesson-doublet-idea = Un doppio si mette di traverso e mostra di nuovo lo stesso numero. Va su un numero solo, perciò è la tessera più difficile da piazzare. Giocalo finché puoi.
lesson-doublet-why = Il doppio è uscito dalla tua mano prima che il suo numero finisse. Una tessera con due numeri trova più facilmente un’estremità.
lesson-variety = Tieniti la scelta
lesson-variety-idea = Una mano con tanti numeri diversi si ferma di rado. Prima di giocare, conta quante delle tue tessere andrebbero alle nuove estremità.
lesson-variety-why = Adesso vanno più tessere tue. Qualunque sia la risposta, molto probabilmente avrai qualcosa da giocare.
lesson-bothends = Due volte lo stesso numero
lesson-bothends-idea = Se le due estremità mostrano lo stesso numero, serve a tutti. Portalo a tutte e due quando ne hai più degli altri.
lesson-bothends-why = Ora tutte e due le estremità mostrano un numero che tu hai ancora e pochi altri possono avere. Per chi segue sarà difficile giocare, per te no.
lesson-own = Un’estremità tutta tua
lesson-own-idea = Se hai tutte le tessere rimaste di un numero, nessun altro può giocare all’estremità che lo mostra. Quell’estremità ti aspetta. Conta, e procurati un’estremità così.
lesson-own-why = Nessun altro ha tessere di questo numero, perciò nessuno ti può togliere questa estremità.
lesson-keep = Non coprire la tua estremità
lesson-keep-idea = Un’estremità dove solo tu puoi giocare è un turno di riserva. Non consumarla finché hai una tessera per un’altra.
lesson-keep-why = La tua estremità è ancora aperta. Quando nient’altro va, lì puoi giocare tu, e nessun altro.
lesson-stranded = Salva il doppio
lesson-stranded-idea = A un doppio serve un’estremità con il suo numero. Conta quante tessere di quel numero restano. Quando non ce n’è quasi più, gioca il doppio adesso, anche se è leggero.
lesson-stranded-why = Di questo numero non restano quasi più tessere, e il doppio rischiava di non trovare mai più un’estremità.
lesson-tempo = Chi è avanti?
lesson-tempo-idea = Se nessuno deve passare, fa domino prima chi ha meno tessere. Contale, e guarda a chi tocca. Se sei avanti, ti basta poter giocare a ogni turno. Se sei indietro, l’altro deve saltarne uno.
lesson-tempo-why = Sei avanti, perciò questa mossa ti lascia più mosse possibile.
lesson-tempo-why-other = Sei indietro, perciò questa mossa fa saltare un turno all’altro, anche a costo di qualche tua mossa.
lesson-shut = Bloccare la mano
lesson-shut-idea = Quando non va più nessuna tessera, la mano è bloccata e la vince chi ha meno punti. Se la tua mano è leggera, cerca la mossa che blocca tutte e due le estremità.
lesson-shut-why = Ora nessuno può giocare, e molto probabilmente hai tu meno punti. Il blocco ti dà la mano.
lesson-noshut = Conta prima di bloccare
lesson-noshut-idea = Nel blocco si confrontano i punti in mano. Una tessera pesa in media sei punti. Prima di bloccare l’ultima estremità, confronta la tua mano con quello che probabilmente hanno gli altri.
lesson-noshut-why = Il blocco sarebbe arrivato troppo presto, perché hai troppi punti. Con un’estremità ancora aperta puoi continuare a giocare.
lesson-sum = Sommare le estremità
lesson-sum-idea = Nei giochi a cinque fai punti quando le estremità aperte danno un multiplo di cinque. Somma le due estremità come saranno dopo la tua mossa.
lesson-sum-why = Ora le estremità danno un multiplo di cinque, e prendi tutta la somma. Nessun’altra mossa fa punti.
lesson-twice = I doppi contano due volte
lesson-twice-idea = Un doppio a un’estremità conta con tutte e due le metà: lì il 4-4 vale otto. Cerca il doppio che dà un multiplo di cinque.
lesson-twice-why = Contano tutte e due le metà del doppio, e con l’altra estremità danno un multiplo di cinque.
lesson-spinner = Quattro bracci
lesson-spinner-idea = Il primo doppio è il perno. Quando i suoi due lati sono occupati, si aprono anche le sue due estremità. Tutte le estremità aperte contano insieme, perciò guarda anche in alto e in basso.
lesson-spinner-why = Giocata in alto o in basso, la tessera dà un multiplo di cinque. Nessun altro posto vale tanto.
lesson-most = Il punteggio più alto
lesson-most-idea = Spesso più di una mossa fa punti. Non fermarti alla prima che trovi. Somma tutti i posti prima di scegliere.
lesson-most-why = Qui fanno punti diverse mosse. Questa ne fa di più.
lesson-difference = Quanto manca al cinque
lesson-difference-idea = Con tre o quattro bracci non risommare ogni volta tutte le estremità. Prendi la somma com’è: deve salire o scendere a un multiplo di cinque. Poi cerca la tessera che cambia la sua estremità proprio di quel tanto.
lesson-difference-why = La somma doveva cambiare esattamente di quanto questa tessera cambia la sua estremità. Nessun’altra mossa ci riesce.
lesson-falling = La somma può scendere
lesson-falling-idea = Per fare punti la somma non deve per forza salire. Da undici, quattro in più fanno quindici, ma uno in meno fa dieci. E un cinque a un’estremità da solo non vale niente: conta solo la somma.
lesson-falling-why = La somma è scesa a un multiplo di cinque. Mostrare un cinque a un’estremità non avrebbe dato punti.
lesson-kickers = Tessere che rispondono
lesson-kickers-idea = Quattro tessere conservano un multiplo di cinque. A un’estremità semplice il 5-0 e il 6-1 cambiano la somma di cinque e lo 0-0 la lascia com’è. Il 5-5 su un cinque ne aggiunge cinque. Tienile per rispondere ai punti degli altri.
lesson-kickers-why = L’altro ha lasciato un multiplo di cinque, e questa tessera ne fa un altro. Così fai punti anche tu, e nessun’altra mossa ne fa tanti.
lesson-leave = Quello che lasci
lesson-leave-idea = Se non puoi fare punti, guarda la somma che lasci. Quali tessere coperte farebbero punti da lì? Lascia la somma che serve a meno tessere possibile.
lesson-leave-why = Da questa somma poche tessere coperte fanno punti. Dopo le altre mosse ne fanno molte.
lesson-safe = Punti cari
lesson-safe-idea = I punti valgono poco se la risposta ne fa di più. Prima di prenderli, guarda che cosa potrebbe fare l’altro con le nuove estremità.
lesson-safe-why = Fare più punti adesso avrebbe aperto la strada alla risposta. Alla fine questa mossa ti rende di più.
lesson-ahead = Due mosse avanti
lesson-ahead-idea = Pensa alla risposta, e poi a come risponderai tu. Fra due mosse che si somigliano, scegli quella che ti lascia le tessere per fare punti dopo.
lesson-ahead-why = Qualunque sia la risposta, adesso è più probabile che la tua prossima tessera faccia punti. La mossa che sembrava altrettanto buona avrebbe rovinato tutto.
lesson-opening = Con che cosa aprire
lesson-opening-idea = Se puoi aprire con qualsiasi tessera, il 5-5 e il 6-4 fanno subito dieci. Altrimenti cerca un’apertura che lasci pochi punti agli altri, come un doppio di cui hai tu il numero.
lesson-opening-why = Dai punti dell’apertura togli quelli che probabilmente farà la risposta. Nessun’altra apertura ti lascia tanto.
lesson-arms = Tieniti un braccio del perno
lesson-arms-idea = Quando i due lati del perno sono occupati, le sue estremità non contano niente. Una tessera del suo numero con un bianco o un cinque apre lì un braccio che cambia la somma di zero o di cinque. Così può rispondere a qualunque punteggio. Tienila fino ad allora.
lesson-arms-why = I punti dell’altro hanno lasciato un multiplo di cinque. Il nuovo braccio aggiunge zero o cinque, così fai punti anche tu, e nessun’altra mossa ne fa tanti.
lesson-choice = Fare punti o far passare
lesson-choice-idea = Una mossa può fare punti, o può lasciare l’altro senza niente da giocare. I punti sono sicuri, ma un turno saltato è un turno tuo, e spesso vale la mano. Guarda a chi manca che cosa prima di prendere i punti.
lesson-choice-why = Molto probabilmente l’altro non ha niente per queste estremità, e tu sì. Qui vale più dei punti dell’altra mossa.
lesson-untaken = I punti non presi
lesson-untaken-idea = Non sono solo i passi a dire che cosa manca a un giocatore. Chi poteva fare punti con una tessera e non li ha fatti, probabilmente non ce l’ha. Di ogni tessera che temi chiediti: l’avrebbe giocata la volta scorsa?
lesson-untaken-why = Contando soltanto, da qui fanno punti più tessere coperte. Ma con alcune di quelle l’altro avrebbe fatto punti la volta scorsa, e quindi probabilmente non le ha.
lesson-gather = Pescare anche se puoi giocare
lesson-gather-idea = In Cinque con pesca libera puoi pescare anche quando potresti giocare. Più tessere ti danno più modi di fare punti. Ti costano solo se perdi la mano.
lesson-gather-why = Nessuna delle tue mosse valeva quanto una tessera in più fra cui scegliere.
lesson-parts = Cinque e tre
lesson-parts-idea = In Cinque e tre da pub una somma che si divide per cinque vale un punto per ogni cinque che contiene, e una che si divide per tre un punto per ogni tre. La migliore è quindici: ne vale otto.
lesson-parts-why = Guarda quali somme fanno le tue mosse, non solo se danno punti. Questa contiene più cinque e più tre.
lesson-partner = Il numero del compagno
lesson-partner-idea = Un compagno che sceglie di aprire con un doppio di solito ha altre tessere di quel numero. L’estremità che lo mostra è del compagno. Se puoi, coprine un’altra.
lesson-partner-why = Un’estremità mostra ancora il numero con cui ha aperto il tuo compagno, e probabilmente lui ne ha altre tessere.
lesson-repeat = Il numero che ritorna
lesson-repeat-idea = Un compagno che porta più volte lo stesso numero a un’estremità di solito ne ha ancora. Lasciaglielo aperto, o portalo anche all’altra.
lesson-repeat-why = Il tuo compagno ha portato questo numero a un’estremità più di una volta. È ancora aperto, e la seconda mossa migliore l’avrebbe coperto.
lesson-forced = L’apertura obbligata
lesson-forced-idea = In quasi tutti i giochi a coppie, la prima mano di una partita la deve aprire il doppio più alto. Quell’apertura non dice niente sul resto della mano. Nelle mani dopo il compagno apre con quello che vuole, e allora un doppio è un segnale.
lesson-forced-why = Il tuo compagno doveva aprire con questo doppio, perciò non c’è motivo di lasciargli aperto quel numero. La seconda mossa migliore l’avrebbe lasciato aperto.
lesson-relieve = Aiuta il compagno
lesson-relieve-idea = Se il tuo compagno ha passato sui numeri aperti, lasciarli vuol dire farlo passare ancora. Offrigli un numero nuovo, anche se a te converrebbe un’altra mossa.
lesson-relieve-why = Ora un’estremità mostra un numero che il tuo compagno può avere. Senza, avrebbe dovuto passare di nuovo.
lesson-shutnext = Sbarra la strada a chi segue
lesson-shutnext-idea = A coppie, dopo di te gioca un avversario. Se ha passato, sai quali numeri non ha. Lascia solo quelli.
lesson-shutnext-why = Chi segue non ha nessuno di questi due numeri e deve passare. Poi tocca al tuo compagno.
lesson-handover = Lascia il domino al compagno
lesson-handover-idea = Non importa chi di voi due fa domino. Se il tuo compagno ha meno tessere di te, gioca per lui: lascia l’estremità fatta dalla sua ultima tessera.
lesson-handover-why = L’estremità del tuo compagno è ancora aperta. Il compagno è più avanti di te, e conviene che faccia domino per primo.
lesson-ours = Bloccare per la coppia
lesson-ours-idea = In quasi tutti i giochi a coppie, nel blocco si sommano i punti di tutti e due i compagni. Pensa anche alla mano del compagno: se ha poche tessere e tu pochi punti, c’è un buon motivo per bloccare. Nelle regole dominicane e giamaicane decide la mano singola più bassa.
lesson-ours-why = Ora nessuno può giocare. Molto probabilmente la vostra coppia ha meno punti, e vince la mano.
lesson-suit = Apri con il numero forte
lesson-suit-idea = Se puoi aprire con qualsiasi tessera, apri con il numero di cui hai più tessere. Quel numero tornerà a te, e il compagno capirà che è il tuo.
lesson-suit-why = Questa apertura mostra un numero di cui hai almeno quattro tessere. Nessun altro ne può avere tante.
lesson-turn = Chi fa domino per primo?
lesson-turn-idea = Se nessuno passa, fa domino per primo chi ha meno tessere. A parità, quello a cui tocca prima. Se è dei tuoi, fallo giocare; se è un avversario, fallo passare.
lesson-turn-why = La tua coppia è avanti per tessere e per turno. Questa mossa la fa giocare.
lesson-turn-why-other = Un avversario è avanti per tessere e per turno. Questa mossa lo fa passare più spesso.
lesson-hang = Intrappola il loro doppio
lesson-hang-idea = Un doppio va solo sul suo numero. Se è l’ultima tessera di quel numero e nessuna estremità lo mostra, non si gioca più. Se al compagno manca il numero, il doppio è di un avversario.
lesson-hang-why = Un avversario ha l’ultima tessera di questo numero, il doppio. Hai coperto l’ultima estremità dove andava, e non si potrà più giocare.
lesson-feed = Fai posto al tuo doppio
lesson-feed-idea = Al tuo doppio serve un’estremità con il suo numero. Se nessuna lo mostra, portacelo tu. Gli altri non sono tenuti a farlo.
lesson-feed-why = Un’estremità mostra ora il numero del tuo doppio. Nessun’altra mossa l’avrebbe aperto.
lesson-square = Due estremità per il compagno
lesson-square-idea = Se il tuo compagno ha tirato fuori un numero, portalo a tutte e due le estremità. Gli avversari che non l’hanno passano, e il compagno continua.
lesson-square-why = Tutte e due le estremità mostrano ora un numero tirato fuori dal compagno. È facile che ne abbia ancora.
lesson-estimate = Stima ogni mano
lesson-estimate-idea = Prima di un blocco, stima ogni mano per conto suo: il numero delle sue tessere per la media di quelle che può ancora avere. I numeri su cui ha passato non contano. Poi confronta le due coppie.
lesson-estimate-why = Mano per mano, la tua coppia ha meno punti, perciò questa mossa blocca.
lesson-estimate-why-other = Mano per mano, l’altra coppia ha meno punti, perciò questa mossa lascia aperto.
lesson-capicua = Capicúa e chuchazo
lesson-capicua-idea = A molti tavoli paga di più fare domino con una tessera che va a tutte e due le estremità: è il capicúa. Paga di più anche lo 0-0 per ultimo. Con due tessere in mano, tieni quella che può farlo.
lesson-capicua-why = A queste estremità, la tessera che tieni vince la mano con un premio. Dopo la seconda mossa migliore, no.
lesson-ninety = Sul 90 a 60
lesson-ninety-idea = Prima di scegliere, guarda quanto manca a ogni coppia. A 90 bastano dieci punti, e va bene quasi ogni mano vinta. A 60 ne mancano quaranta, e all’altra coppia solo dieci.
lesson-ninety-why = A 90 ti mancano solo dieci punti: basta la mossa sicura.
lesson-ninety-why-other = A 60 te ne mancano quaranta: ci vuole la mossa che può rendere di più.
lesson-parity = Le ultime due di un numero
lesson-parity-idea = Se restano due tessere di un numero che nessuna estremità mostra, la prima lo apre per l’altra. Tieni la tua se l’altra può averla un avversario. Apri se può averla solo il compagno.
lesson-parity-why = Di questo numero restavano due tessere, la tua e un’altra. L’altra ora non serve a nessun avversario.
lesson-tens = Dieci per numero
lesson-tens-idea = Con il doppio nove ogni numero sta su dieci tessere, e quindici non si danno. Conta quelle in tavola e quelle che hai in mano: le altre, fino a dieci, sono coperte. Lascia estremità a cui ne vanno poche.
lesson-tens-why = A queste estremità vanno meno tessere coperte che dopo qualsiasi altra mossa.
lesson-onebone = Una tessera sola
lesson-onebone-idea = Quando a chi segue resta una tessera sola, ogni estremità può essere l’ultima. Quale tessera può essere? Lascia le estremità a cui ne vanno meno. La prima posizione è di Cochon: tre giocatori, ognuno per sé, e niente da pescare.
lesson-onebone-why = A queste estremità va il minor numero delle tessere che può avere. Probabilmente chi segue non può fare domino.
lesson-sums = Non c’è più niente di coperto
lesson-sums-idea = Quando il pozzo è finito, l’altro ha esattamente le tessere che tu non vedi. Gioca tutto a mente prima di toccare una tessera: la tua mossa, la risposta, la tua mossa dopo.
lesson-sums-why = Ogni seguito si poteva calcolare fino in fondo, e questo finisce meglio per te.
lesson-guard = Gli manca poco
lesson-guard-idea = Se a chi segue mancano pochi punti, la cosa più importante è non fargliene fare. Per ognuna delle tue mosse, conta le tessere coperte che farebbero punti.
lesson-guard-why = Dopo nessun’altra mossa è così improbabile che chi segue faccia i pochi punti che gli mancano.
lesson-exactly = Esattamente 61
lesson-exactly-idea = In Cinque e tre da pub la partita finisce a 61 esatti, e i punti oltre non contano. Calcola quanti te ne mancano. Il punteggio più alto non è quello che cerchi.
lesson-exactly-why = Questa mossa fa esattamente i punti che mancavano, e vince. Un punteggio più alto non avrebbe contato.
lesson-twoscores = Avanti e indietro
lesson-twoscores-idea = Le stesse tessere sullo stesso tavolo possono chiedere un’altra mossa quando il punteggio è diverso. Se sei avanti, basta la mossa sicura. Se sei indietro, guadagnare poco non serve. Prima di scegliere, guarda quanto manca a ciascuno.
lesson-twoscores-why = Sei avanti, perciò basta la mossa sicura.
lesson-twoscores-why-other = Sei indietro, perciò ci vuole la mossa che può rendere di più.

## A match of eight deals

other-difference = Differenza
other-gained = Vantaggio sugli altri
other-sum = Totale
other-better =
    Hai fatto meglio di Nestor, di { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
other-worse =
    Nestor ha fatto meglio, di { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
other-same = Tu e Nestor avete fatto uguale.
agreed-question = Le stesse tessere di un amico: chi fa meglio?
agreed-which = Cambia sfida o livello
agreed-level = Livello di Nestor al tuo posto
command-agreed = Otto smazzate
agreed-about = Con lo stesso numero di sfida e lo stesso gioco, un amico ha le stesse otto smazzate. Di un numero conta solo il primo tentativo.
agreed-trust = Nessuno controlla. Gioca pulito.
agreed-others = Un altro gioco o altri avversari si scelgono prima in «Nuova partita».
agreed-game = { $game }. Nestor gioca al livello: { $levels }.
agreed-number = Numero della sfida
agreed-today = La sfida di oggi
agreed-begin = Comincia la sfida
agreed-match = Sfida { $number }
agreed-deal = Smazzata { $deal } di { $deals }
agreed-row = Smazzata { $deal }
agreed-next = Prossima smazzata
agreed-another = Un’altra sfida
agreed-last = Mostra l’ultima sfida
agreed-ends = Hai una sfida in corso, alla smazzata { $deal } di { $deals }. Se ne cominci un’altra, finisce senza risultato.
agreed-none = Il risultato appare qui dopo ogni smazzata. Si parte ogni volta da zero, senza aiuti e senza ritirare mosse.
agreed-practice = Questo numero lo conosci già, perciò è allenamento.
agreed-waiting = Nestor sta ancora giocando questa smazzata.
agreed-copy = Copia il mio risultato
agreed-copied = Il tuo risultato è copiato. Incollalo in un messaggio.
agreed-shared = { $game }, sfida { $number }: meglio di Nestor in { $better } su { $deals } smazzate
agreed-shared-practice = { $told } (rigiocata, allenamento)
agreed-day = Il mio posto di oggi
agreed-day-asks = Chiedo al server…
agreed-day-place = Posto { $rank } su { $count } oggi sul tuo server
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Solo la sfida di oggi è in classifica.
agreed-day-refused = Il server non ha accettato il risultato.
agreed-day-unknown = Questo server non tiene una classifica del giorno.
agreed-day-silent = Il server non ha risposto.

## Friends at one table, each at home

friends-about = Ognuno gioca da casa sua, con questo programma o in un browser. Niente account, niente da pagare.
friends-page-alone = Questa pagina non può ospitare tavoli. Apri il link che ti hanno mandato, o gioca con gli amici nel programma per il tuo computer.
friends-name = Il tuo nome
friends-name-hint = come lo vedono gli altri
friends-invite = Invita…
friends-invite-title = Invita amici
friends-invite-about = Ricevi un link da mandare. Chi lo apre si siede.
friends-far = Amici lontani…
friends-join = Unisciti a un tavolo
friends-link = Link o codice
friends-link-hint = un link o un codice
friends-sit = Siediti
friends-watch = Guarda
friends-no-link = Questo non è un invito. Un invito è un link, o è fatto così: 01234-56789@192.168.1.5:4850.
friends-other-server = Quel tavolo è su un altro server. Apri il suo link nel browser.
friends-near-table = { $name } ospita un tavolo nella tua rete
friends-near-unnamed = C’è un tavolo nella tua rete
friends-yours = I tuoi tavoli
friends-yours-table = { $game }, con { $names }
friends-yours-with = Un tavolo con { $names }
friends-yours-new = Un tavolo nuovo
friends-return = Torna
friends-forget = Dimentica
friends-aside-nobody = Il tuo invito è aperto. Non è ancora venuto nessuno.
friends-aside-come = Al tuo tavolo: { $names }.
friends-aside-turn = Tocca a te, al tavolo con { $names }.
friends-aside-theirs = Al tuo tavolo tocca a { $name }.
friends-aside-over = La partita con { $names } è finita.
friends-aside-waits = Un tavolo ti aspetta.
friends-aside-waits-with = Il tuo posto al tavolo con { $names } è tenuto da parte.
friends-one-table = Sei già a un tavolo. Torna lì, o alzati, dalla barra in alto.
friends-close = Chiudi il tavolo
friends-close-asks = Il tavolo aspetta finché non lo riapri, e ognuno tiene il suo posto. Al tavolo: { $names }.
friends-where = Chi ospita i tuoi tavoli
friends-where-else = Ospitare altrove…
friends-here = Su questo computer
friends-where-hint = questo computer
friends-where-about = Nella tua rete gli amici trovano sempre un tavolo su questo computer. Per chi sta altrove, il programma chiede al router di farlo entrare. Oppure scrivi l’indirizzo di un server che ospita tavoli.
friends-no-server = Questo computer non può ospitare un tavolo: { $why }
friends-title = Con gli amici
friends-your-turn = Tocca a te: { $game }
friends-invitation = Mandalo ai tuoi amici
friends-reach-asked = Chiedo al tuo router di far entrare gli amici da fuori…
friends-reach-everybody = Chi riceve il link può giocare, da qualunque posto.
friends-reach-network = Possono giocare solo gli amici della tua rete. Per gli altri, apri sul router la porta { $port } verso questo computer, oppure usa un server per i tuoi tavoli.
friends-reach-behind = Possono giocare solo gli amici della tua rete. Il tuo operatore non fa entrare nessuno da fuori: per gli altri usa un server per i tuoi tavoli.
friends-scan = O fallo inquadrare con il telefono
friends-by-window = In Electrum Dominoes l’invito si apre da Partita, Gioca con gli amici.
friends-no-network = Questo computer non è in nessuna rete, perciò a questo tavolo non può venire nessuno. Collegalo, e l’invito appare qui.
friends-all-here = Ci siete tutti. La partita sta per cominciare.
friends-copy = Copia l’invito
friends-copied = Copiato. Ora incollalo in un messaggio
friends-message = Giochiamo a domino? { $link } (codice { $code })
friends-chair-you = { $name } (tu)
friends-chair-free = Posto libero. Si aspetta qualcuno.
friends-chair-away = { $name } non c’è
friends-chair-left = { $name } ha lasciato il tavolo
friends-chair-stand-in = Nestor gioca per { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Assente
friends-seat-left = Ha lasciato il tavolo
friends-watching =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
friends-line-down = Connessione persa. Mi ricollego… Il tuo posto resta tuo.
friends-no-answer = Il tavolo non risponde. In attesa…
friends-halted = Al momento il tavolo non si può salvare, quindi la partita aspetta. Riprenderà da sola.
friends-unreachable = Nessuna risposta. Controlla l’invito, e che il programma di chi ospita sia aperto. Riprovo…
friends-server-silent = Il server dei tuoi tavoli non risponde. Nuovo tentativo…
friends-host-here = Ospitarlo su questo computer
friends-try = Prova adesso
friends-asks-undo = { $name } vorrebbe ritirare una mossa.
friends-asks-pause = { $name } vorrebbe una pausa.
friends-asks-again = { $name } vorrebbe un’altra partita.
friends-asks-seats = { $name } vorrebbe un’altra partita, cambiando posto.
friends-asks-rules = { $name } vorrebbe altre regole dalla prossima mano: { $rules }.
friends-asks-stand-in = { $name } vorrebbe che Nestor giocasse per { $other }.
friends-asks-end = { $name } vorrebbe finire qui. La partita si salva così com’è.
friends-agree = Va bene
friends-refuse = No
friends-waits-for = Si aspetta { $names }.
friends-declined = { $name } ha detto di no.
friends-seat-declined = Preferisco di no.
friends-seat-undid = Ritiro la mossa.
friends-undid = { $name } ha ritirato una mossa.
friends-stand-in = Fai giocare Nestor per { $name }
friends-new-seats = Un’altra partita, posti nuovi
friends-rules = Cambia le regole…
friends-rules-title = Cambia le regole
friends-rules-about = Prima si chiede a tutti al tavolo.
friends-end = Finisci la partita
friends-leave = Lascia il posto
friends-leave-about = Così il tuo posto può prenderlo un altro. Se chiudi soltanto la finestra, resta tuo.
friends-say = Di’ qualcosa…
friends-call = Avvisami quando tocca a me
friends-say-hello = Ciao!
friends-say-well-played = Ben giocato.
friends-say-one-moment = Un momento.
friends-say-another = Un’altra?
friends-say-thanks = Grazie.
friends-say-lucky = Che fortuna!
friends-say-sorry = Scusate.
friends-say-good-night = Buonanotte.
friends-sign-wow = Oh!
friends-sign-what = Eh?
friends-sign-hm = …
friends-sign-smile = Ah ah!
friends-said = { $name }: { $text }
friends-mute = Nascondi quello che dicono
friends-mute-about = Gli altri non lo sapranno.
friends-fair =
    { $count ->
        [one] Avete mescolato una mano tutti insieme, e al controllo tutto torna.
       *[other] Avete mescolato { $count } mani tutti insieme, e al controllo tutto torna.
    }
friends-letters = Mano { $number }: { $letters }. Dovreste avere tutti queste quattro lettere.
friends-fair-unknown = Ogni smazzata la mescolate tutti insieme. Si controlla dopo la mano.
friends-fair-watched =
    { $count ->
        [one] Stai solo guardando. Per quello che si vede da qui, una mano è stata mescolata bene.
       *[other] Stai solo guardando. Per quello che si vede da qui, { $count } mani sono state mescolate bene.
    }
friends-deal-without = La mano { $number } è stata mescolata senza { $names }, perciò non vale come controllata.
friends-deal-refused = La mano { $number } è stata mescolata senza { $names }. La parte promessa da { $refused } non è mai arrivata, perciò si è mescolato di nuovo.
friends-deal-not-yours = La mano { $number } è stata mescolata senza di te. Se eri qui, non fidarti.
friends-deal-unchecked = La mano { $number } non è controllata. Non l’hai vista tutta, o la parte di chi ospita non è mai arrivata.
friends-unfair-dealer = Chi ospita ha cambiato la sua parte quando si stava già mescolando. Non fidarti di queste smazzate.
friends-unfair-seat = La parte di { $name } nella mescolata è stata cambiata, inventata o tralasciata. Non fidarti di queste smazzate.
friends-unfair-hand = La mano che hai visto non è quella mescolata e giocata. Non fidarti di questo tavolo.
friends-unfair-rules = Chi ospita ha cambiato le regole senza il tuo consenso. Non fidarti di questo tavolo.
friends-nestor-differs = Nella mano { $number } { $name } non ha giocato come farebbe Nestor a questo livello. Forse qualcun altro ha giocato per lui.
friends-foul-has-bone = { $name } ha pescato o passato con in mano una tessera che va. Non vale.
friends-foul-not-held = { $name } ha provato a giocare una tessera che non ha. Non vale.
friends-foul-not-on-turn = { $name } ha giocato fuori turno. Non vale.
friends-foul-twice = { $name } ha giocato due volte. Non vale.
friends-foul-late = La mossa di { $name } è arrivata troppo tardi. Non vale.
friends-foul-forbidden = { $name } ha fatto una mossa non permessa. Non vale.
friends-foul-bytes = La parte di { $name } nella mescolata è stata cambiata. Non vale.
friends-closed-nonsense = Questo programma e il tavolo non si capiscono.
friends-closed-version = Il tavolo ha un’altra versione del programma. Vi serve la stessa a tutti e due.
friends-closed-no-table = Non c’è nessun tavolo con questo codice. Forse è stato chiuso.
friends-closed-unreadable = Il tavolo salvato è danneggiato e non si può più aprire.
friends-closed-moved = Il tavolo si è spostato su un altro server, a cui questa pagina non arriva. Entra da lì.
friends-closed-full = I posti sono tutti presi. Puoi guardare.
friends-closed-no-room = Il server è pieno. Riprova più tardi.
friends-closed-too-many-watch = A questo tavolo non c’è posto per altri spettatori.
friends-closed-too-many-here = Dalla tua rete arrivano troppe connessioni. Chiudi le altre finestre del gioco e riprova.
friends-closed-too-many-tables = Dalla tua rete sono stati aperti troppi tavoli. Riprova tra qualche minuto.
friends-closed-too-many-codes = Dalla tua rete sono arrivati troppi codici sbagliati. Aspetta un minuto e riprova.
friends-closed-bad-table = Un tavolo con queste impostazioni non si può aprire.
friends-closed-not-here = Questo computer ospita solo i tavoli di chi lo usa.
friends-closed-elsewhere = Adesso giochi a questo tavolo da un altro dispositivo.
friends-closed-ended = Il tavolo è chiuso. Quello che avete giocato è nella tua lista delle partite.
friends-closed-other = Il tavolo ha chiuso la connessione. Questa versione del programma non ne conosce il motivo.

## Advice

advice-title = Cambiare livello?
advice-up =
    Al livello «{ $level }» { $won ->
        [0] non hai vinto nessuna partita
        [one] hai vinto una partita
       *[other] hai vinto { $won } partite
    } su { $games }. Vuoi che d’ora in poi Nestor giochi a «{ $next }»?
advice-down =
    Al livello «{ $level }» { $won ->
        [0] non hai vinto nessuna partita
        [one] hai vinto una partita
       *[other] hai vinto { $won } partite
    } su { $games }. Per partite più combattute, Nestor potrebbe giocare a «{ $next }».
advice-about = Il livello giusto è quello a cui vinci più o meno metà delle partite. Puoi cambiarlo quando vuoi nelle impostazioni.
advice-stay = Tieni questo livello
advice-go = Cambia livello

## About

about-version = Versione { $version }
about-what = Giochi di domino per due, tre o quattro, da Pesca e Blocco a Five-Up e Cinque con i petardi, contro Nestor, che non vede più di quanto vedi tu.
about-files = I tuoi file
about-files-where = Impostazioni, colori, bilancio e partita in corso stanno qui:
about-files-nowhere = Su questo sistema non hanno un posto, perciò non si salva niente.
about-licence = Licenza
about-licence-what = Software libero sotto licenza MIT o Apache 2.0, a tua scelta. Senza alcuna garanzia.
about-fonts = Fatto con Rust ed egui. I caratteri sono Ubuntu Light, sotto Ubuntu Font Licence, e Vollkorn Bold, sotto SIL Open Font License.
about-write = Contatti
about-write-what = Per segnalare un errore o proporre qualcosa:

## Help

help-play = Come si gioca
help-scoring = I punti
help-firecrackers = I petardi
help-strategy = Strategia
help-keys = Tasti

play-goal = Lo scopo
play-bones = Le tessere
play-bones-1 = Le tessere sono { $bones }, una per ogni coppia di numeri da 0-0 a { $doublet }. I pallini sono i punti, e la metà senza pallini è il bianco. Una tessera con due metà uguali è un doppio, e il doppio con più punti è il più alto.
play-turn = Il turno
play-turn-1 = Si gioca a turno, verso sinistra. Attacca una tessera a un’estremità aperta che mostra lo stesso numero. Se serve, la tessera si gira da sola. I doppi si mettono di traverso.
play-end = La fine della mano
play-display = La vista
play-whole-1 = Ogni tessera sta dove è stata giocata. Le tue sono davanti a te, quelle degli altri coperte ai bordi, e il pozzo è accanto alle tue. Quando devi pescare, clicca su una tessera qualsiasi del pozzo.
    .fingers = Ogni tessera sta dove è stata giocata. Le tue sono davanti a te, quelle degli altri coperte ai bordi, e il pozzo è accanto alle tue. Quando devi pescare, tocca una tessera qualsiasi del pozzo.
play-whole-2 = Clicca su una tessera, poi sul posto dove la vuoi, o trascinala lì. Se ha un posto solo, il clic la gioca subito, o un doppio clic se l’hai scelto nelle impostazioni. I posti dove va si illuminano e, dove la somma conta, mostrano quale sarebbe.
    .fingers = Tocca una tessera, poi il posto dove la vuoi, o trascinala lì. Se ha un posto solo, il tocco la gioca subito, o un doppio tocco se l’hai scelto nelle impostazioni. I posti dove va si illuminano e, dove la somma conta, mostrano quale sarebbe.
play-whole-3 = Per guardare da vicino, gira la rotella o pizzica. Trascina il panno per spostare il tavolo. Con un doppio clic sul panno lo rivedi tutto.
    .fingers = Per guardare da vicino, pizzica. Trascina il panno per spostare il tavolo. Con un doppio tocco sul panno lo rivedi tutto.
play-compact-1 = Si vedono solo le estremità della tavola: la tessera in mezzo e l’ultima di ogni braccio. Tutte le altre già giocate stanno nel riquadro sotto, accanto alle tue, con il colore di chi le ha giocate.
play-compact-2 = Clicca su una tessera, poi sull’estremità dove la vuoi, o trascinala lì. Se ha un posto solo, il clic la gioca subito, o un doppio clic se l’hai scelto nelle impostazioni. Le estremità dove va si illuminano e mostrano la somma. Va bene anche un’estremità senza tessera.
    .fingers = Tocca una tessera, poi l’estremità dove la vuoi, o trascinala lì. Se ha un posto solo, il tocco la gioca subito, o un doppio tocco se l’hai scelto nelle impostazioni. Le estremità dove va si illuminano e mostrano la somma. Va bene anche un’estremità senza tessera.
play-display-1 = Il pulsante offre sempre il passo successivo: Pesca e Passa nel tuo turno, Nuova mano e Nuova partita per andare avanti, e OK per il mio turno se l’OK automatico è spento. La barra spaziatrice lo preme.
    .fingers = Il pulsante offre sempre il passo successivo: Pesca e Passa nel tuo turno, Nuova mano e Nuova partita per andare avanti, e OK per il mio turno se l’OK automatico è spento.
play-display-2 = Puoi ritirare ogni mossa e ogni pescata, anche oltre l’inizio della mano e della partita. Le tessere che nessuno ha pescato si rimescolano, perciò un secondo tentativo è una pescata nuova.
play-origin = Da dove viene il domino
play-origin-1 = In Cina il domino era noto già nel dodicesimo o tredicesimo secolo. In Europa comparve in Italia all’inizio del Settecento, e presto si diffuse. Il gioco europeo ha i bianchi, che quello cinese non ha, e così arriva a 28 tessere. Il nome viene forse dal domino, un mantello col cappuccio.

scoring-intro = In Cinque, Tre e Cinque e tre, dopo ogni tessera si sommano le estremità aperte. È la somma in tavola. Se è un multiplo di cinque (o di tre, o di uno dei due), chi ha giocato la prende tutta. Questi esempi sono di Cinque.
scoring-marks = Un triangolo segna un’estremità dove si può giocare. Il numero accanto è quanto quell’estremità aggiunge alla somma. Un triangolo senza numero segna un’estremità che non conta.
example-scores = { $sum } = { $count }: fa { $points }
example-nothing = { $sum } = { $count }: non fa niente
example-1 = La prima tessera conta con tutte e due le metà.
example-2 = Il perno ha ancora un lato libero, perciò conta tutto.
example-3 = Con una tessera per parte, il perno in sé non conta più. Ora si può giocare sopra e sotto.
example-4 = Un doppio a un’estremità conta con tutte e due le metà.
example-5 = L’estremità superiore si apre quando sinistra e destra sono occupate. Un bianco non aggiunge niente.
example-6 = Gioco in basso, e si sommano quattro estremità.
example-7 = Una nuova partita, e apro io: il doppio cinque fa subito punti.
example-8 = A Cinque a sorte, chi ha vinto l’ultima mano può aprire con la tessera che vuole.
example-9 = Il primo doppio diventa il perno, e il 6-4 si attacca alla sua sinistra.
scoring-rest = Altro sui punti
scoring-rest-1 = Una somma di quindici fa quindici punti. Una somma di zero non fa niente. In Cinque una tessera fa al massimo 35 punti, e con i tre 36.
scoring-rest-2 = Se con la tua mossa arrivi al traguardo, vinci subito, e il resto della mano non conta.
fire-intro = Cinque con i petardi è Cinque contro il tempo: cinque minuti per 100 punti, se non scegli un altro tempo. Apri tu la partita con il tuo doppio più alto. Poi chi ha giocato l’ultima tessera apre la mano dopo.
fire-clock = L’orologio
fire-clock-1 = Corre nei tuoi turni, nei miei e fra una mano e l’altra. Si ferma in pausa, mentre una finestra è aperta sopra il tavolo e mentre il gioco non si vede. Allora il tavolo è coperto.
fire-clock-2 = Ritirare una mossa non restituisce tempo, e un consiglio costa il tempo che mi serve per darlo. Quando il tempo è scaduto, vince il punteggio più alto.
fire-use = I petardi
fire-use-1 = Ne abbiamo uno a testa in ogni mano, da usare prima di giocare una tessera. Il petardo fa saltare una tessera a un’estremità con una sola vicina, ma mai il perno. La tessera torna nel pozzo, e l’estremità torna a essere la tessera di prima.
fire-use-2 = Se poi la somma è un multiplo di cinque, i punti sono tuoi. Se non avevi niente da giocare e adesso sì, ne fai altri cinque.
fire-before = Prima: la tessera con l’anello sta per saltare. La somma è sette.
fire-after = Dopo: l’estremità superiore del perno è di nuovo aperta. La somma è cinque, e fa punti.
fire-tips = Due dritte
fire-tips-1 = Se non va niente, fai saltare una tessera e libera un’estremità per una delle tue. Così non devi pescare.
fire-tips-2 = Fai saltare una tessera per cambiare la somma. Se diventa un multiplo di cinque, fai punti senza giocare.
fire-points = Punti e risultati
fire-points-1 = Quando fai domino, prendi cinque punti per ogni tessera che l’altro ha ancora in mano. Una mano bloccata non vale niente, e dopo apri tu.
fire-points-2 = Se vinci, si aggiungono lo scarto e mezzo punto per ogni secondo rimasto, moltiplicato per il tuo punteggio in percentuale e arrotondato in su. Se non vinci, un secondo vale un quarto di punto. Abbandonare vale come perdere.
fire-points-3 = Una vittoria con 100 punti e 2:15 rimasti: 135 s × 0,5 × 100% = 68. Una con 110 punti e 3:38 rimasti: 218 s × 0,5 × 110% = 120.

strategy-any = In ogni gioco
strategy-any-1 = Tieniti più strade aperte. Una mano con tanti numeri diversi deve pescare di rado. Prima di giocare, guarda che cosa potresti giocare dopo.
strategy-any-2 = Gioca presto i doppi. Vanno su un numero solo e spesso restano in mano. Il doppio bianco di solito non costa niente, e nei giochi a cinque il doppio cinque conviene tenerlo.
strategy-any-3 = Ricorda quali numeri erano aperti quando ho dovuto pescare o passare: non ne avevo nessuno. Lasciameli di nuovo.
strategy-any-4 = Dove puoi pescare anche se puoi giocare (Cinque, pesca libera), pesca finché puoi. Chi ha più tessere fa punti più spesso e si ferma di rado.
strategy-count = Dove si fanno punti
strategy-count-1 = Non importa quanti punti fai, ma che tu ne faccia più dell’altro. Una tessera che non ne fa e non ne lascia può essere la migliore.
strategy-count-2 = Per ogni tessera a cui pensi, conta le coperte che farebbero punti in risposta. Meno sono, più è sicura. Quelle che farebbero male, se le hai tu, non le ha nessun altro.
strategy-count-3 = Tieniti le tessere con cui puoi rispondere: 0-5, 1-6, 0-0 e 5-5, e quelle che vanno al perno con un bianco o un cinque sull’altra metà.
strategy-sum = Contare in fretta
strategy-sum-1 = Non rifare tutta la somma per ogni mossa. Guarda la somma e chiediti che cosa deve cambiare. Se è sei, te ne servono quattro in più o uno in meno. Dove un’estremità mostra uno, l’1-5 ne mette quattro in più e l’1-0 ne toglie uno.
strategy-sum-2 = Fai così il giro delle estremità, prima con le tue tessere, poi con quelle che potrei avere io. Non faccio altro nemmeno io, solo che non mi stanco mai.
strategy-level = Trovare il tuo livello
strategy-level-1 = Al livello «Principiante» gioco la tessera che fa più punti subito, o una qualsiasi che va: puoi prevedere che cosa farò. A «Facile» lo faccio ancora tre volte su cinque. Scegli il livello a cui vinci più o meno metà delle partite, e sali quando ne vinci due su tre.
strategy-level-2 = A ogni livello so quali tessere ho io, che cosa c’è in tavola, chi ha pescato e passato e quando, e quante tessere hai tu. Le tue non le guardo mai.
strategy-learn = Imparare dalle partite
strategy-learn-1 = Gli esercizi ti danno posizioni in cui una mossa è nettamente la migliore. Giocala in tavola. Ti dico quanto costa un’altra mossa, e perché. Puoi riprovare o guardare la migliore.
strategy-learn-2 = «Dove possono stare le tessere» mostra, per ogni tessera coperta, chi può averla. Si ricava da quello che si sa al tuo posto e da nient’altro. Una partita in cui lo usi è allenamento.
strategy-learn-3 = Prima di una mossa che ti costa qualcosa, il maestro ti chiede se ci hai pensato bene. Nelle impostazioni scegli quanto deve essere brutta perché te lo chieda. T accende e spegne il maestro.
strategy-learn-4 = Un’analisi mostra quanto è costata ogni decisione, giudicata da quello che si poteva sapere in quel momento, e separa la fortuna dalla bravura. Se hai sbagliato, prova a trovare una mossa migliore prima di guardare.
strategy-learn-5 = Otto smazzate è una sfida con un numero, così un amico può giocare le stesse otto. Le gioco anch’io, al tuo posto. Alle stesse mosse gli altri rispondono allo stesso modo.

help-games = I giochi

rules-target = Vince la partita chi arriva per primo a { $points } punti. Se ci arrivano in più d’uno, vince il punteggio più alto.
rules-target-collect = La partita finisce quando una squadra scende a −{ $points }. Quella perde, e vince il punteggio più alto.
rules-target-hands = Una mano vale uno. Vince la partita chi arriva per primo a { $points }.
rules-head-start = Il primo giocatore comincia da { $points }.
rules-head-start-collect = Tutti tranne il primo giocatore cominciano da −{ $points }.
rules-exact = I punti che ti porterebbero oltre il traguardo non contano.
rules-exact-near = I punti che ti porterebbero oltre il traguardo non contano, a meno che te ne manchino { $points } o meno.
rules-love = Quando ogni squadra ha vinto una mano, si riparte tutti da zero, e chi apre si decide come all’inizio.
rules-love-play-two = Se si era uno pari, la prossima mano vinta vale due.
rules-clock =
    Hai { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    } per tutta la partita. Chi vince ha un premio per il tempo rimasto.
rules-single = Una mano decide la partita.
rules-set-nine = Si gioca con il doppio nove: 55 tessere, dallo 0-0 al 9-9, dieci per ogni numero.
rules-set-twelve = Si gioca con il doppio dodici: 91 tessere, dallo 0-0 al 12-12, tredici per ogni numero.
rules-dealt =
    Si gioca in { $players }, con { $bones ->
        [one] una tessera
       *[other] { $bones } tessere
    } a testa.
rules-dealt-partners =
    Si gioca in { $players }, due contro due, con { $bones ->
        [one] una tessera
       *[other] { $bones } tessere
    } a testa.
rules-lead-doublet-always = Ogni mano si apre con il doppio più alto: comincia chi ce l’ha.
rules-lead-doublet = La prima mano si apre con il doppio più alto: comincia chi ce l’ha.
rules-lead-low-doublet = La prima mano si apre con il doppio più basso: comincia chi ce l’ha. Il più basso è l’1-1, e lo 0-0 viene per ultimo.
rules-lead-three-two = La prima mano si apre con il 3-2: comincia chi ce l’ha. Se non l’ha nessuno, apre il doppio più basso, dall’1-1 in su, e lo 0-0 per ultimo.
rules-lead-blank = La prima mano si apre con lo 0-0: comincia chi ce l’ha. Se non l’ha nessuno, apre il doppio più basso.
rules-no-doublet-heaviest = Se nessuno ha un doppio, apre la tessera più alta, dal { $bone } in giù.
rules-no-doublet-lowest = Se non c’è nemmeno un doppio, apre la tessera con meno punti.
rules-lead-lot = Ognuno scopre una tessera. Chi ha la più alta apre con la tessera che vuole.
rules-lead-seat =
    La prima mano la apre { $number ->
        [1] il primo giocatore
       *[other] il giocatore { $number }
    }, con la tessera che vuole.
rules-lead-seat-doublet =
    La prima mano la apre { $number ->
        [1] il primo giocatore
       *[other] il giocatore { $number }
    }, con il suo doppio più alto.
rules-next-winner = Poi chi ha fatto domino apre la prossima mano con la tessera che vuole.
rules-next-loser = Poi chi è rimasto con più punti apre la prossima mano con la tessera che vuole.
rules-next-loser-pairs = Poi chi nella squadra che ha perso è rimasto con più punti apre la prossima mano con la tessera che vuole.
rules-next-lot = Poi a ogni mano si tira a sorte chi apre, con la tessera che vuole.
rules-next-doublet = Poi ogni mano si apre con il doppio più alto: comincia chi ce l’ha.
rules-block-first = Dopo una mano bloccata chi apre si decide come all’inizio.
rules-block-low-hand = Dopo una mano bloccata apre, nella squadra che l’ha vinta, chi ha meno punti.
rules-block-closer = Dopo una mano bloccata apre chi l’ha bloccata, se l’ha vinta la sua squadra, e altrimenti il prossimo.
rules-block-last = Dopo una mano bloccata apre chi ha giocato per ultimo.
rules-next-none = Se non l’ha vinta nessuno, si decide chi apre come all’inizio.
rules-next-alternate = Poi si apre a turno, una mano per uno, con la tessera che si vuole.
rules-next-same = Se una mano non la vince nessuno, riapre lo stesso giocatore.
rules-next-with-doublet = Poi chi ha fatto domino apre la prossima mano con un doppio. Se non ne ha, passa, e il prossimo apre con la tessera che vuole.
rules-next-doublet-or-next = Poi chi ha fatto domino apre la prossima mano con un doppio. Se non ne ha, passa, e il prossimo che ne ha uno apre con quello.
rules-next-each-doublet = Poi i doppi aprono a turno: l’1-1 la seconda mano, il 2-2 la terza e così via. Dopo il più alto tocca di nuovo allo 0-0.
rules-void = Se qualcuno riceve più di { $doublets } doppi, si ridistribuisce.
rules-leave-out = Lo 0-0 resta fuori.
rules-void-no-doublet = Se nessuno ha un doppio, si ridistribuisce.
rules-left-over =
    Chi apre prende { $bones ->
        [one] la tessera che avanza
       *[other] le { $bones } tessere che avanzano
    }. Se avanza il doppio più alto, lo gioca chi siede subito prima di chi ha il secondo doppio più alto.
rules-line = Le tessere si mettono in una fila con due estremità.
rules-spinner = Il primo doppio è il perno. Quando i suoi due lati sono occupati, si aprono anche le sue due estremità.
rules-led-spinner = Se si apre con un doppio, quello è il perno. Quando i suoi due lati sono occupati, si aprono anche le sue due estremità. Se si apre con un’altra tessera, la mano non ha perno.
rules-enclosed-spinner = Il perno è il primo doppio con una tessera per parte. Allora si aprono anche le sue due estremità.
rules-counting = Quando i due lati del perno sono occupati, contano anche le sue estremità aperte.
rules-cross = Il primo doppio è il perno. Non si gioca altrove finché non c’è una tessera su tutti e quattro i lati.
rules-maltese = Poi ogni braccio continua prima di tutto con un doppio.
rules-maltese-four = Poi tutti e quattro i bracci continuano con un doppio, e solo dopo si gioca altro.
rules-spinners = Ogni doppio è un perno. Quando i suoi due lati sono occupati, si aprono anche le sue due estremità.
rules-sevens = Le tessere si mettono in fila, anche i doppi. Le metà che si toccano danno sette. 6-1, 5-2, 4-3 e 0-0 sono i matador: vanno ovunque, con una metà o con l’altra, e sul bianco vanno solo loro. Clicca di nuovo su un matador scelto per girarlo.
    .fingers = Le tessere si mettono in fila, anche i doppi. Le metà che si toccano danno sette. 6-1, 5-2, 4-3 e 0-0 sono i matador: vanno ovunque, con una metà o con l’altra, e sul bianco vanno solo loro. Tocca di nuovo un matador scelto per girarlo.
rules-draws = Chi non può giocare pesca finché non trova una tessera che va. Quando non c’è più niente da pescare, passa.
rules-free-draw = Chi non può giocare pesca finché non trova una tessera che va. Si può pescare anche quando si potrebbe giocare. Quando non c’è più niente da pescare e non va niente, si passa.
rules-block = Non si pesca. Chi non può giocare passa.
rules-reserve =
    { $bones ->
        [one] L’ultima tessera del pozzo non si pesca
       *[other] Le ultime { $bones } tessere del pozzo non si pescano
    } mai.
rules-limit =
    Chi ha { $bones ->
        [one] una tessera
       *[other] { $bones } tessere
    } e non può giocare passa invece di pescare.
rules-draw-most = In un turno si pesca al massimo { $bones ->
        [one] una tessera
       *[other] { $bones } tessere
    }, e se ancora non va niente, si passa.
rules-count-fives = Dopo ogni mossa si sommano le estremità aperte. I doppi contano con tutte e due le metà. Un multiplo di cinque vale per intero.
rules-count-none = Prima della fine della mano non si fanno punti.
rules-count-threes = Dopo ogni mossa si sommano le estremità aperte. I doppi contano con tutte e due le metà. Un multiplo di tre vale per intero.
rules-count-both = Dopo ogni mossa si sommano le estremità aperte. I doppi contano con tutte e due le metà. Un multiplo di cinque o di tre vale per intero.
rules-firecrackers = Una volta per mano ognuno può far saltare con un petardo la tessera a un’estremità, che torna nel pozzo. La nuova somma può dare punti, e chi non poteva giocare e adesso può ne fa altri cinque.
rules-out = Chi fa domino vince i punti che gli altri hanno ancora in mano.
rules-out-pair = Chi fa domino vince i punti che l’altra coppia ha ancora in mano.
rules-out-five = Chi fa domino vince cinque punti per ogni tessera che gli altri hanno ancora in mano.
rules-out-five-pair = Chi fa domino vince cinque punti per ogni tessera che l’altra coppia ha ancora in mano.
rules-out-collect = Quando qualcuno fa domino, ogni altra squadra scende dei punti che ha ancora in mano.
rules-out-subtract = Quando qualcuno fa domino, ogni squadra scende dei punti che ha ancora in mano.
rules-out-subtract-blocked = Ogni squadra scende dei punti che ha ancora in mano.
rules-both-out = La mano va avanti finché non fanno domino tutti e due i compagni di una squadra.
rules-five-each = Una tessera rimasta in mano conta cinque, qualunque siano i suoi punti.
rules-out-one = Chi fa domino vince la mano.
rules-out-point = Fare domino vale un punto.
rules-for = In { $players }: { $told }
rules-count-parts = Dopo ogni mossa si sommano le due estremità. La somma vale un punto per ogni cinque che contiene, se si divide per cinque, e uno per ogni tre, se si divide per tre. Quindici ne vale 8.
rules-count-parts-fives = Dopo ogni mossa si sommano le estremità aperte. I doppi contano con tutte e due le metà. Se la somma si divide per cinque, vale un punto per ogni cinque.
rules-count-parts-threes = Dopo ogni mossa si sommano le estremità aperte. I doppi contano con tutte e due le metà. Se la somma si divide per tre, vale un punto per ogni tre.
rules-count-twins = Dopo ogni mossa, se le estremità aperte mostrano tutte lo stesso numero, si fanno due punti, o tre se una è un doppio che non sia l’apertura.
rules-lead-scores-double-five = La prima tessera di una mano fa punti solo se è il 5-5, e mai nella prima mano.
rules-lead-scores-double-five-cap = La prima tessera di una mano fa punti solo se è il 5-5, mai nella prima mano e mai per una squadra con { $points } punti o più.
rules-lead-scores-nothing = La prima tessera di una mano non fa punti.
rules-lead-wins-not = La prima tessera di una mano non può vincere la partita.
rules-at-hand-end = La mano si gioca fino alla fine anche se qualcuno arriva al traguardo. Poi vince il punteggio più alto.
rules-out-both = La mano va avanti finché non fanno domino tutti e due i compagni di una squadra. Fare domino non dà punti.
rules-out-both-point = La mano va avanti finché non fanno domino tutti e due i compagni di una squadra, e vale un punto.
rules-out-nothing = Chi fa domino mette fine alla mano, ma non fa punti.
rules-out-all = Chi fa domino vince tutti i punti rimasti, anche quelli del compagno.
rules-blocked-low = Se nessuno può continuare, la mano è bloccata. La vince chi ha meno punti.
rules-blocked-low-side = Se nessuno può continuare, la mano è bloccata. La vince la squadra con meno punti.
rules-blocked-low-hand = Se nessuno può continuare, la mano è bloccata. La mano singola più bassa la vince per la sua squadra.
rules-blocked-last = Se nessuno può continuare, la mano è bloccata. La vince chi ha giocato per ultimo.
rules-blocked-last-side = Se nessuno può continuare, la mano è bloccata. La vince la squadra che ha giocato per ultima.
rules-blocked-subtract = Se nessuno può continuare, la mano è bloccata. Ogni squadra scende dei punti che ha ancora in mano.
rules-block-difference = Una mano bloccata vale i punti di chi perde meno quelli di chi vince.
rules-block-between = Una mano bloccata vale la differenza tra i punti di chi vince e quelli di chi perde, anche se chi vince ne ha di più.
rules-block-opponent = Una mano bloccata vale i punti di chi perde.
rules-block-both = Una mano bloccata vale tutti i punti rimasti.
rules-block-one = Una mano bloccata vale un punto.
rules-block-nothing = Una mano bloccata non dà punti.
rules-block-collect = Ogni altra squadra scende dei punti che ha in mano.
rules-tie-share = Se due dei tre hanno meno punti a pari merito, si dividono quelli rimasti al terzo.
rules-blocked-nothing = Se nessuno può continuare, la mano è bloccata, e nessuno vince niente.
rules-lone = Lo 0-0 da solo in mano conta 25, e il { $doublet } da solo 50.
rules-blocked-closer = Se nessuno può continuare, la mano è bloccata. Le tessere di chi l’ha bloccata si confrontano con quelle di ogni avversario, e vince la squadra di chi ha meno punti.
rules-block-two = Una mano bloccata vale due punti.
rules-tie-nobody = Se in due o più sono pari con meno punti di tutti, non vince nessuno.
rules-tie-nobody-pairs = Se le due coppie sono pari in una mano bloccata, non vince nessuno.
rules-tie-leader = Se in due o più sono pari con meno punti di tutti, vince la squadra che ha aperto la mano.
rules-tie-leader-pairs = Se le due coppie sono pari in una mano bloccata, vince quella che l’ha aperta.
rules-tie-not-closer = Se in due o più sono pari con meno punti di tutti, perde la squadra che ha giocato per ultima.
rules-tie-not-closer-pairs = Se le due coppie sono pari in una mano bloccata, perde quella che ha giocato per ultima.
rules-tie-not-closer-one = Se in due o più sono pari con meno punti di tutti, perde la squadra che ha giocato per ultima, e chi vince prende un punto.
rules-tie-not-closer-one-pairs = Se le due coppie sono pari in una mano bloccata, perde quella che ha giocato per ultima, e l’altra prende un punto.
rules-tie-carry = Se in due o più sono pari con meno punti di tutti, non vince nessuno, e la prossima mano vinta vale uno in più.
rules-tie-carry-pairs = Se le due coppie sono pari in una mano bloccata, non vince nessuno, e la prossima mano vinta vale uno in più.
rules-tie-carry-all = Se in due o più sono pari con meno punti di tutti, non vince nessuno. Dopo ogni mano bloccata, la prossima mano vinta vale uno in più.
rules-tie-carry-all-pairs = Se le due coppie sono pari in una mano bloccata, non vince nessuno. Dopo ogni mano bloccata, la prossima mano vinta vale uno in più.
rules-closer-loses-point = Se la squadra che ha bloccato la mano la perde senza essere pari, le si toglie un punto.
rules-closer-loses-double = Se la squadra che ha bloccato la mano la perde senza essere pari, la mano vale doppio.
rules-block-under = Una mano bloccata si vince solo con meno di { $pips } punti. Altrimenti non la vince nessuno.
rules-bonus-doublet = Un doppio come ultima tessera: { $points } in più.
rules-bonus-both-ends = Un’ultima tessera, ma non un doppio, che va a tutte e due le estremità (capicúa): { $points } in più.
rules-bonus-both-ends-too = Un’ultima tessera che va a tutte e due le estremità, anche un doppio: { $points } in più.
rules-both-ends-double = Un’ultima tessera, ma non un doppio, che va a tutte e due le estremità (capicúa) raddoppia i punti della mano.
rules-both-ends-double-too = Un’ultima tessera che va a tutte e due le estremità, anche un doppio, raddoppia i punti della mano.
rules-bonus-doublet-ends = Un doppio che va a tutte e due le estremità come ultima tessera: altri { $points }.
rules-bonus-blank = Il doppio bianco come ultima tessera (chuchazo): { $points } in più.
rules-bonus-pass = Quando passa un avversario di chi ha giocato per ultimo: { $points }, appena si gioca la prossima tessera. Il passo del compagno non paga, e nemmeno i passi che bloccano la mano.
rules-bonus-pass-lead = Lo stesso vale se passa chi deve aprire e non ha doppi.
rules-bonus-round = Una tessera su cui passano tutti gli altri (pase corrido): { $points } subito, a meno che la mano sia bloccata.
rules-bonus-round-instead = Prende il posto di quello che pagano quei passi.
rules-bonus-round-asleep = Una tessera su cui passano tutti gli altri (pase corrido): { $points } subito, a meno che tutte le tessere che vanno siano già in tavola.
rules-bonus-lead = Se sull’apertura il prossimo passa e quello dopo gioca (pase de salida): { $points }.
rules-bonus-lead-doublet = Se su un doppio d’apertura il prossimo passa e quello dopo gioca (salida): { $points }.
rules-bonus-hands = Le prime mani vinte pagano { $points } in più.
rules-rounded = I punti delle tessere si arrotondano al multiplo di cinque più vicino.
rules-rounded-down = I punti delle tessere si arrotondano in giù a un multiplo di cinque.
rules-rounded-up = I punti delle tessere si arrotondano in su a un multiplo di cinque.
rules-cap = I punti di fine mano non portano nessuno oltre { $points }.
rules-single-end = Vince chi fa domino.
rules-single-tie = Se si è pari, la mano si rigioca.

display-stacks = Lo stesso tavolo nelle due viste. In quella compatta, di una tessera su cui si è giocato si vede solo il bordo, sotto la seguente, con il colore di chi l’ha giocata. Di un braccio lungo si vedono le ultime quattro.

lesson-lead = L’apertura fino in fondo
lesson-lead-about = Hai vinto l’ultima mano di Cinque a sorte e puoi aprire con una qualsiasi di queste tessere. Quale sceglieresti?
lesson-lead-1 = Il 5-0 è l’unico che fa punti. Ma il 5-5 risponde con dieci e lo 0-0 con cinque, e il più delle volte uno dei due ce l’ho.
lesson-lead-2 = Contro il 4-4 niente fa punti. Ci vorrebbe il 4-2, e ce l’hai tu.
lesson-lead-3 = Ancora meglio il 2-2. Contro quello fanno punti solo il 2-1 e il 6-2, e ogni volta rispondi con dieci: con il 6-1, o come qui con il 4-2.
lesson-control = Un’apertura che controlli
lesson-control-about = Puoi aprire di nuovo. Prima cerca dieci punti. Se non ci sono, apri con un doppio che controlli: uno di cui hai tu quasi tutto il numero.
lesson-control-1 = Solo il 6-4 e il 5-5 in apertura fanno dieci. Nessun’altra apertura ne fa più di cinque.
lesson-control-2 = Senza il 6-4, apri con il 3-3. Hai quattro dei sette tre, e nessuno degli altri fa punti. Dovunque io giochi, dall’altra parte resta un tre per te.
lesson-small = Lascia poco
lesson-small-about = Ho aperto con il 6-2. Nessuna delle tue tessere fa punti, perciò guarda la somma che lasci. Più è piccola, meno ne posso fare io.
lesson-small-1 = Il 6-6 lascia quattordici. Con il 3-2 ne faccio quindici.
lesson-small-2 = Il 6-1 lascia tre. Da lì nessuna tessera può fare più di cinque.
lesson-fives = Non solo i cinque
lesson-fives-about = Chi comincia cerca estremità che mostrano un cinque. Vanno bene tutte, purché la somma torni, e la somma può scendere oltre che salire. Qui è nove, e tocca a te.
lesson-fives-1 = Il 5-3 mette un cinque a un’estremità, e non fa punti.
lesson-fives-2 = Il 4-3 fa dieci senza un cinque.
lesson-fives-3 = Il 6-2 porta la somma giù a cinque, e sono cinque punti.
lesson-count = La scorciatoia, passo per passo
lesson-count-about = La somma è sei, hai queste tessere, e tocca a te. Non rifare tutta la somma per ogni mossa: per fare punti la somma deve scendere di uno o salire di quattro.
lesson-count-1 = A destra c’è un uno: l’1-0 o il 5-1. A sinistra un due: il 2-1. In alto un tre: il 3-2. In basso un bianco: il 4-0. Di tutte queste hai l’1-0.
lesson-count-2 = Ora guardala con i miei occhi: da cinque ce ne vogliono altri cinque, o niente. Lo 0-0 ce l’hai tu, perciò resta solo il 5-0.
lesson-goals = Tre piani: punti, blocco, domino
lesson-goals-about = Una tessera può fare punti, lasciarmi fuori o portarti più vicino al domino. All’inizio di una mano, fai punti. Quando sai quali tessere restano, chiediti quanto vale farmi passare, soprattutto su un numero che controlli tu. Qui il 5-2 può fare l’una o l’altra cosa.
lesson-goals-1 = A destra fa dieci. Io posso rispondere con qualsiasi cinque.
lesson-goals-2 = A sinistra non fa punti, ma ora ogni estremità mostra un due, e i due rimasti li hai tutti tu. Devo pescare e passare, e tu giochi di nuovo.
lesson-domino = Il terzo piano: domino
lesson-domino-about = Chi fa domino vince i punti rimasti all’altro, e forse la prossima apertura. Cerca un numero che controlli tu e portalo alle estremità, così la prossima volta giochi di sicuro. Dopo la tua mossa ti restano queste due tessere.
lesson-domino-1 = Il 4-3 non fa punti, ma ora due estremità mostrano un tre. Io posso coprirne una sola, e all’altra va ognuna delle tue tessere.
lesson-out = Fare domino
lesson-out-about = La somma è nove, e queste sono le tue ultime due tessere. Se fai domino, vinci i punti che ho ancora in mano. Dove chi vince una mano apre la prossima, vinci anche l’apertura, e in una partita tirata può decidere.
lesson-out-1 = Il 3-2 fa dieci. Ma poi il 2-2 non va da nessuna parte, e devi pescare.
lesson-out-2 = Il 2-2 non fa punti, ma lascia al 3-2 due posti. Non posso coprirli tutti e due.
lesson-out-3 = Ho coperto il due, perciò il 3-2 va in alto. Fai domino, e vinci i dieci punti del mio 6-4.

keys-intro = Puoi fare tutto senza mouse. L’anello mostra su che cosa agisce la tastiera.
keys-table = Al tavolo
keys-commands = Comandi
key-tab = Tab
key-tab-does = va alla prossima tessera, estremità o pulsante; con Maiusc a quella prima
key-arrows = Frecce
key-arrows-does = vanno alla tessera, estremità o pulsante più vicino da quella parte
key-space = Spazio
key-space-does = sceglie la tessera, gioca all’estremità o preme il pulsante con l’anello; altrimenti preme il pulsante principale
key-enter = Invio
key-enter-does = come Spazio; su una tessera porta anche l’anello a un’estremità
key-bone = 6 3
key-bone-does = sceglie la tessera con questi numeri
key-tens = A, B, C
key-tens-does = valgono dieci, undici e dodici quando scegli una tessera con i suoi numeri
key-ends = W, E, N, S o 4, 6, 8, 2
key-ends-does = gioca la tessera scelta a sinistra, a destra, in alto o in basso
key-visit = Alt+Sinistra, Alt+Destra
key-visit-page = Pag su, Pag giù
key-visit-does = va da una tessera all’altra della tua mano, anche su quelle che non vanno da nessuna parte
key-offer = Maiusc+F10
key-offer-does = apre il menu della tessera o del posto con l’anello; lo fanno anche il clic destro e la pressione lunga
key-arrange = Ctrl e frecce
key-arrange-page = Maiusc+Pag su, Maiusc+Pag giù
key-arrange-does = sposta la tessera con l’anello in un altro punto della mano

key-menu = Alt o F10
key-menu-page = G
key-menu-does = apre il menu; con le frecce si passa da un menu all’altro
key-escape = Esc
key-escape-does = lascia la tessera scelta, o chiude una finestra

keys-review = Per rivedere una partita
key-moves = Sinistra, Destra
key-moves-does = va alla mossa prima o a quella dopo
key-ways = Inizio, Fine
key-ways-does = va all’inizio o alla fine
key-hands = Pag su, Pag giù
key-hands-does = va alla mano prima o a quella dopo
key-mistakes = M, Maiusc+M
key-mistakes-does = in un’analisi: va al tuo prossimo errore o a quello prima
key-better = Ctrl+Z
key-better-does = in un’analisi o in un esercizio: riprova dopo un errore

## The table

you = Tu
nestor = Nestor
name-second = Aiace
name-third = Elena
remark-nestor-out = La pazienza paga.
remark-nestor-out-too = Una tessera alla volta.
remark-nestor-beaten = Ben giocato.
remark-nestor-beaten-too = Bel lavoro.
remark-ajax-out = Ah! Neanche una.
remark-ajax-out-too = Finito! Ancora.
remark-ajax-beaten = Troppo veloce per me.
remark-ajax-beaten-too = Ancora!
remark-helen-out = E questa era l’ultima.
remark-helen-out-too = Ecco. Finite.
remark-helen-beaten = Pazienza.
remark-helen-beaten-too = Peccato.
name-partner = { $name }, in coppia con te
name-with = con { $name }
name-player = Giocatore
name-player-number = Giocatore { $number }
boneyard = Pozzo
target-of = / { $target }
table-count = Somma in tavola { $count }
clock-left = tempo rimasto
clock-last = ultimi secondi
pause-title = Pausa
pause-line = L’orologio è fermo a { $time }. Il tavolo resta coperto finché non continui.
button-draw = Pesca
button-pass = Passa
button-turn = Scopri una tessera
button-take = Prendile tutte
button-new-hand = Nuova mano
button-new-game = Nuova partita
button-again-short = Ancora, a { $quick }
button-go-on = Continua
button-uncover = Mostra le mie tessere
button-thinking = Ci penso…

pips-0 = bianco
pips-1 = uno
pips-2 = due
pips-3 = tre
pips-4 = quattro
pips-5 = cinque
pips-6 = sei
pips-7 = sette
pips-8 = otto
pips-9 = nove
pips-10 = dieci
pips-11 = undici
pips-12 = dodici
number-name = { $pips }
bone-plain = { $high } { $low }
bone-doublet = doppio { $pips }
end-west = sinistra
end-east = destra
end-north = superiore
end-south = inferiore
at-west = a sinistra
at-east = a destra
at-north = in alto
at-south = in basso
at-bone = su { $bone }
at-half =
    { $pips-starts ->
        [vowel] sull’{ $pips }
       *[other] sul { $pips }
    } di { $bone }
at-turned = { $place } (metà più alta in fuori)
bone-at = { $bone } { $place }
list-and =
    { $list } { $last-starts ->
        [e] ed
       *[other] e
    } { $last }
    .or = { $list } o { $last }
    .nor = { $list-nor } né { $last }

spoken-hand = { $bone }, in mano, va { $ends }
spoken-hand-any = { $bone }, in mano, può aprire
spoken-hand-none = { $bone }, in mano, non va da nessuna parte
spoken-hand-waiting = { $bone }, in mano
spoken-end = estremità { $end }, { $bone }, mostra { $pips }
spoken-end-empty = estremità { $end }, ancora senza tessera, mostra { $pips }
spoken-end-lead = estremità { $end }, dove può andare la prima tessera
spoken-lead-place = il posto della prima tessera
spoken-end-of = estremità { $number }, su { $bone }, mostra { $pips }
spoken-face-down = tessera { $number }, coperta
spoken-turned = { $bone }, scoperto da { $name }
spoken-yard = tessera { $number } del pozzo: pescala
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
spoken-clock = orologio: ancora { $time }
spoken-clock-last = orologio: gli ultimi { $time }
spoken-firecracker = il tuo petardo: prendilo per far saltare una tessera
spoken-firecracker-theirs = il petardo di { $name }
spoken-target = { $bone }, fallo saltare: { $outlook }
spoken-target-alone = { $bone }, fallo saltare
spoken-middle = { $bone }, in mezzo
spoken-yours = { $bone }, mossa tua
spoken-theirs = { $bone }, mossa di { $name }
spoken-shown = { $bone }, in vista
spoken-buried = { $bone }, sepolto
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } tessera
       *[other] { $bones } tessere
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } tessera
       *[other] { $bones } tessere
    }

caption-did = { $name }: { $did }
did-play =
    gioca { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
did-draw-and-play =
    pesca { $count }, gioca { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
did-draw = pesca { $count }
did-pass = passa
did-destroy =
    fa saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
yard-drawable =
    { $count ->
        [one] { $count } tessera da pescare
       *[other] { $count } tessere da pescare
    }
yard-empty = Il pozzo è finito
yard-reserve =
    { $count ->
        [one] L’ultima tessera non si pesca mai
       *[other] Le ultime { $count } non si pescano mai
    }
say-named = { $name }: { $line }
say-turn = Scopri una tessera qualsiasi. La più alta { $players ->
    [2] delle due
   *[other] di tutte
} apre.
say-tie = Siete pari, perciò ognuno scopre un’altra tessera.
say-you-turn =
    Scopri { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
say-name-turns =
    { $name } scopre { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
say-i-turn =
    Scopro { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }
say-take =
    { $count ->
        [one] Prendi un’altra tessera.
       *[other] Prendi { $count } tessere.
    }
say-i-take = Prendo le mie tessere.

say-your-turn = Tocca a te.
say-pass-to = { $name }, tocca a te.
cover-since = Mentre aspettavi – { $line }
cover-clock = Hai ancora { $time }. Il tuo orologio parte quando mostri le tessere.
say-my-turn = Tocca a me.
say-must-draw = Non va niente. Pesca.
say-must-pass = Non va niente. Passa.
say-limit-pass = Hai { $bones } tessere, di più non si può. Passa.
say-drawn-pass = Hai pescato quanto si può in un turno, e non va niente. Passa.
say-i-play =
    Gioco { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }.
say-you-play =
    Giochi { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }.
say-i-score =
    Gioco { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } e faccio { $points }.
say-you-score =
    Giochi { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } e fai { $points }.
say-you-have-scored = Fai { $points }.
say-i-overshoot =
    Gioco { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }. Con { $points } supererei il traguardo.
say-you-overshoot =
    Giochi { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }. Con { $points } supereresti il traguardo.
say-i-drew =
    { $count ->
        [one] Ho pescato una tessera.
       *[other] Ho pescato { $count } tessere.
    }
say-you-drew =
    { $count ->
        [one] Hai pescato { $bone-figure ->
            [zero] lo { $bone }
            [one] l’{ $bone }
            [eight] l’{ $bone }
           *[other] il { $bone }
        }.
       *[other] Hai pescato { $count } tessere, per ultimo { $bone-figure ->
            [zero] lo { $bone }
            [one] l’{ $bone }
            [eight] l’{ $bone }
           *[other] il { $bone }
        }.
    }
say-i-pass = Passo.
say-you-pass = Passi.
say-i-destroy =
    Faccio saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } con il mio petardo.
say-you-destroy =
    Fai saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } con il tuo petardo.
say-i-destroy-and-score =
    Faccio saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } con il mio petardo e faccio { $points }.
say-you-destroy-and-score =
    Fai saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } con il tuo petardo e fai { $points }.
say-i-led-doublet = Il doppio più alto, { $bone }, ce l’ho io, e apro.
say-i-led-low = Il doppio più basso, { $bone }, ce l’ho io, e apro.
say-i-led-held =
    Ho io { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }, e apro.
say-i-led-plain =
    Nessuno ha un doppio, perciò apro { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }.
say-you-led-doublet = Il doppio più alto, { $bone }, ce l’hai tu, e apri.
say-you-led-low = Il doppio più basso, { $bone }, ce l’hai tu, e apri.
say-you-led-held =
    Hai tu { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }, e apri.
say-you-led-plain =
    Nessuno ha un doppio, perciò apri { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }.
say-i-led-own = Apro con il mio doppio più alto, { $bone }.
say-you-led-own = Apri con il tuo doppio più alto, { $bone }.
say-you-had-to-lead =
    Dovevi aprire { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }.
say-i-lead = Questa mano la apro io.
say-you-lead = Apri con la tessera che vuoi.
say-i-lead-winner = Ho vinto l’ultima mano, perciò apro io.
say-you-lead-winner = Hai vinto l’ultima mano. Apri con la tessera che vuoi.
say-you-lead-with-doublet = Apri con un doppio, o passa se non ne hai.
say-i-lead-loser = Ho perso l’ultima mano, perciò apro io.
say-you-lead-loser = Hai perso l’ultima mano. Apri con la tessera che vuoi.
say-i-lead-lot = La mia tessera è { $players ->
        [2] più alta
       *[other] la più alta
    }, perciò apro io.
say-you-will-lead-lot = La tua tessera è { $players ->
        [2] più alta
       *[other] la più alta
    }, perciò apri tu.
say-you-lead-lot = La tua tessera è { $players ->
        [2] più alta
       *[other] la più alta
    }. Apri con quella che vuoi.
say-i-domino = Domino! Vinco { $points }.
say-you-domino = Domino! Vinci { $points }.
say-i-am-out = Domino! Ho finito le tessere.
say-you-are-out = Domino! Hai finito le tessere.
say-blocked-me = La mano è bloccata. Vinco { $points }.
say-blocked-nothing = La mano è bloccata. Nessuno vince niente.
say-blocked = La mano è bloccata.
say-passed-for =
    Passano: { $points } per { $side-who ->
        [you] te
        [with-you] { $side-others } e te
       *[other] { $side }
    }.
say-started-over = Ogni squadra ha vinto una mano: si riparte tutti da zero.
say-locked = Tavolo bloccato: nessuno dei due può giocare. Nessuno fa punti.
say-you-lead-next = La prossima mano la apri tu.
say-blocked-side =
    La mano è bloccata. { $side-who ->
        [you] Vinci
        [with-you] { $side } vincete
        [single] { $side } vince
       *[other] { $side } vincono
    } { $points }.
say-blocked-shared =
    La mano è bloccata. { $side-who ->
        [with-you] { $side } siete pari e vi dividete i punti
       *[other] { $side } sono pari e si dividono i punti
    }: { $points } a testa.
say-you-domino-together = Domino! La tua squadra vince { $points }.
say-i-domino-together = Domino! Vinciamo { $points }.
say-side-wins-game =
    { $side-who ->
        [you] Vinci
        [with-you] { $side } vincete
        [single] { $side } vince
       *[other] { $side } vincono
    } la partita, { $scores }.
say-side-wins-hand-game =
    { $side-who ->
        [you] Vinci
        [with-you] { $side } vincete
        [single] { $side } vince
       *[other] { $side } vincono
    } la partita.
say-nobody-wins-game = La partita non la vince nessuno.
say-i-win-game = Vinco la partita, { $me } a { $you }.
say-you-win-game = Vinci la partita, { $you } a { $me }.
say-nobody-wins = La partita non la vince nessuno, { $you } a { $me }.
say-time-out = Tempo scaduto.
say-you-gave-up = Hai abbandonato.
say-i-win-hand-game = Vinco la partita.
say-welcome-back = Rieccoti!
say-undone = Mossa ritirata.
say-redone = Mossa rifatta.
say-undone-this = Ritiro: { $what }.
say-redone-this = Rifaccio: { $what }.
a-draw = una pescata
a-pass = un passo
say-preserved = Partita messa da parte: mano { $hand }, { $scores }. «Riprendi» la riporta in tavola.
say-preserved-game = Partita messa da parte. «Riprendi» la riporta in tavola.
say-hint =
    Io giocherei { $play-figure ->
        [zero] lo { $play }
        [one] l’{ $play }
        [eight] l’{ $play }
       *[other] il { $play }
    }.
say-hint-draw = Io pescherei.
say-hint-destroy =
    Io farei saltare { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } con il petardo.
say-showing-mine = Queste sono le mie tessere.
say-showing-hands = Queste sono le tessere degli altri.
say-showing-boneyard = Questo è il pozzo.
say-showing-buried = Questo è il pozzo. Le tessere barrate sono sepolte.
say-nothing-to-undo = Non c’è niente da ritirare.
say-nothing-of-yours = Non hai ancora giocato, perciò non c’è niente di tuo da ritirare.
moment-best-play = La tua mossa migliore di questa partita: { $points }
moment-streak = { $count } mosse di fila che fanno punti

detail-left-with-other = punti rimasti in mano a { $name }: { $sum }
detail-left-with-you = punti rimasti in mano a te: { $sum }
detail-bones-with-other = tessere rimaste in mano a { $name }: { $bones } × 5 = { $sum }
detail-bones-with-you = tessere rimaste in mano a te: { $bones } × 5 = { $sum }
detail-way-opened = adesso una tessera va: { $points }
detail-block-difference = blocco: { $theirs } − { $own } = { $sum }
detail-block-below = blocco: { $theirs } − { $own } è sotto zero
detail-block-other = blocco: punti in mano a { $name } { $sum }
detail-block-yours = blocco: punti in mano a te { $sum }
detail-block-both = blocco: { $theirs } + { $own } = { $sum }
detail-block-nothing = una mano bloccata non vale niente
detail-subtracted = { $side }: { $sum } in meno
detail-shared = metà di { $theirs }
detail-left = punti rimasti: { $sum }
detail-one = una mano: 1
detail-two = una mano bloccata: 2
detail-out-doublet = domino con un doppio: { $points }
detail-out-both-ends = tutte e due le estremità, capicúa: { $points }
detail-out-doublet-ends = un doppio alle due estremità: { $points }
detail-out-blank = chuchazo: { $points }
detail-hand-bonus = vinta la mano { $hand }: { $points }
detail-carried = dalle mani di prima: { $points }
detail-double-ends = tutte e due le estremità, vale doppio: { $points }
detail-double-block = mano bloccata e persa, vale doppio: { $points }
detail-closed-and-lost = { $side }: { $sum } in meno, mano bloccata e persa
detail-block-theirs = blocco: punti degli altri { $sum }
detail-rounded = (arrotondati a { $points })
detail-not-counted = Non conta: al traguardo bisogna arrivare esatti.

refused-does-not-fit =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } non va all’estremità { $end }, che mostra { $pips }.
refused-needs-doublet = Lì adesso si può giocare solo un doppio.
refused-not-held =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } non ce l’hai.
refused-fits-nowhere =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } non va da nessuna parte.
refused-choose-first = Prima scegli una tessera dalla tua mano.
refused-must-lead =
    La mano va aperta { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }.
refused-leads-doublet =
    Questa mano si apre con un doppio, e { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    } non lo è.
refused-not-open = Lì non si può giocare.
refused-not-your-turn = Non tocca a te.
refused-late = Troppo tardi: la tavola è cambiata.
refused-asked = Gli altri non hanno ancora risposto.
refused-not-yet = La mano non è ancora cominciata.
refused-thinking = Un momento, ci sto pensando.
refused-hand-over = La mano è finita.
refused-game-over = La partita è finita.
refused-no-draws = In questo gioco non si pesca.
refused-boneyard-empty = Non c’è più niente da pescare.
refused-playable = Hai una tessera che va.
refused-paused = L’orologio è fermo. Prima continua la partita.
refused-covered = Le tue tessere sono coperte. Prima mostrale.
refused-of-people = Si vedrebbero le tessere di un’altra persona.
refused-no-help = A questo tavolo avete deciso di giocare senza aiuti.
refused-no-clock = Questa partita non ha orologio.
refused-not-over = La partita non è ancora finita.
refused-nothing-to-destroy = Adesso nessuna tessera in tavola può saltare.
refused-no-firecrackers = In questo gioco non ci sono petardi.
refused-firecracker-used = In questa mano hai già usato il petardo.
refused-spinner-stands =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } è il perno. Un petardo non può farlo saltare.
refused-not-an-end =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } non è a un’estremità. Può saltare solo una tessera con una sola vicina.

wrong-seats = Il numero dei giocatori è sbagliato.
wrong-not-over = La mano precedente non è finita.
wrong-other-table = Durante una partita non può cambiare il numero dei giocatori.
wrong-twice =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } è dato due volte.
wrong-missing =
    Manca { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }.
wrong-not-in-set =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } non è nel set di questa partita.
wrong-hand-size = Una mano ha un numero di tessere sbagliato.
wrong-void = Una smazzata così non vale e va ridistribuita.
wrong-lot = Le tessere scoperte per decidere chi apre sono sbagliate.
wrong-does-not-fit =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } lì non va.
wrong-not-in-hand =
    Il giocatore non ha { $bone-figure ->
        [zero] lo { $bone }
        [one] l’{ $bone }
        [eight] l’{ $bone }
       *[other] il { $bone }
    }.
wrong-not-on-table =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } non è in tavola.
wrong-playable = Il giocatore ha una tessera che va.
wrong-drawable = Il giocatore può ancora pescare.
wrong-hand-full = La mano è piena.
wrong-drawn-enough = In questo turno non si può pescare di più.
wrong-firecracker-used = Il petardo del giocatore è già usato.
wrong-clock = L’orologio non può guadagnare tempo.
wrong-no-clock = Quel giocatore non ha orologio.
wrong-seat = A quel posto non c’è nessuno.
wrong-rules-range = «{ $option }» può andare da { $low } a { $high }, non { $value }.
wrong-rules-partners = Per giocare a coppie ci vogliono quattro giocatori.
wrong-rules-bones = Non ci sono abbastanza tessere per mani così grandi.
wrong-rules-sevens = Le metà possono dare sette solo con il doppio sei.
wrong-rules-tree = Una fila che si ramifica a ogni doppio non trova posto sul tavolo con il doppio dodici.
wrong-rules-leave-out = Lo 0-0 può restare fuori solo dove non si pesca e le mani non usano tutte le tessere.
wrong-rules-left-over = Chi apre può prendere le tessere che avanzano solo dove apre sempre il doppio più alto, non si pesca e non si lascia fuori niente, e ne avanzano meno di quanti sono i giocatori.
wrong-rules-pass = Un passo può pagare gli avversari solo dove giocano due squadre.
wrong-rules-lead-bone = Chi ha vinto può essere obbligato ad aprire con un doppio solo dove non si pesca.
wrong-rules-cap = Non vincerebbe nessuno, perché i punti di fine mano si fermano sotto il traguardo e nient’altro dà punti.
wrong-rules-lead = Al posto di chi dovrebbe aprire non c’è nessuno.
wrong-rules-limit = Il limite di una mano non può essere meno delle tessere date, né più di { $bones }.
wrong-rules-sure-doublet = Solo a chi apre la prima mano si può garantire un doppio.
wrong-rules-clock-seat = A questo tavolo non c’è il posto che dovrebbe avere l’orologio.
wrong-rules-no-clock = In una partita contro il tempo almeno un giocatore deve avere l’orologio.
wrong-rules-nothing = Con queste regole nessuno può fare punti.
wrong-rules-parts = I cinque e i tre nella somma possono valere punti solo con «Cinque» o «Tre».
wrong-rules-twins = Le estremità uguali possono valere punti solo senza «Cinque» e senza «Tre».
wrong-rules-both-out = La mano può andare avanti finché non fanno domino tutti e due i compagni solo a coppie, e dove non si pesca.
wrong-rules-exact = In questo gioco nessuno può arrivare a quel numero esatto di punti.
wrong-rules-carry = Una mano patta può contare per la prossima solo dove una mano vale uno.
wrong-rules-collect = Se chi perde scende dei punti che ha in mano, nient’altro può dare punti.
wrong-rules-lead-all = Dove la prima tessera di una mano non può vincere o fare punti, servono almeno due tessere a testa.
wrong-rules-love = Il cappotto si può giocare solo dove contano le mani e nient’altro.
wrong-rules-love-far = Con il cappotto si può giocare al massimo a sette mani.
wrong-rules-love-ahead = Con il cappotto non ci sono vantaggi.
wrong-rules-head-start = Il vantaggio deve essere minore del traguardo.

menu-game = Partita
menu-options = Opzioni
menu-help = Aiuto
menu-files = File
menu-more = Altro
command-records = Archivio
command-practice = Allenamento
choice-course = Lezioni per due e a coppie, dalla prima tessera alla lettura delle mani.
choice-today = Dieci esercizi al giorno. Prima tornano i tuoi errori.
choice-exercises = Posizioni con una mossa migliore, per argomento e da facili a difficili.
choice-agreed = Una sfida con un numero. Un amico può giocare le stesse smazzate.
today-lesson = Ora tocca a: { $lesson }
today-left =
    { $count ->
        [one] Dei dieci di oggi ne resta uno.
       *[other] Dei dieci di oggi ne restano { $count }.
    }
today-done = I dieci di oggi sono finiti. Domani ce ne saranno altri dieci.
today-deals = La sfida di oggi: smazzata { $deal } di { $deals }
today-deals-over = Hai giocato la sfida di oggi. Domani ce n’è un’altra.
command-new-game = Nuova partita
    .search = cominciare, iniziare
command-friends = Gioca con gli amici
command-undo = Ritira mossa
    .search = annullare, tornare indietro
command-redo = Rifai mossa
command-hint = Consiglio
    .search = aiuto, suggerimento, mossa migliore
command-tutor = Maestro
command-firecracker = Petardo
command-pause = Pausa
command-give-up = Abbandona
command-results = Risultati
give-up-asks = Vuoi abbandonare questa partita? Conta come persa.
give-up-yes = Abbandona
undo-asks = Così si ritira un turno di { $names }. Vuoi continuare?
redo-asks = Così si rifà un turno di { $names }. Vuoi continuare?
restore-asks = Così si ritirano dei turni di { $names }. Vuoi continuare?
restart-asks = Se ricominci, la partita finisce anche per { $names }. Vuoi ricominciare?
undo-yes = Ritira
results-title = Risultati
results-again = Gioca ancora
results-target = { $target } punti raggiunti.
results-yours = I tuoi punti
results-theirs = I punti di { $name }
results-spread = Premio per lo scarto
results-time = Premio per il tempo
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Totale
results-best-today = Il tuo record di oggi
results-best-ever = Il tuo record di sempre
results-new-best = nuovo!
results-practice = Questa partita era allenamento, perciò non vale come record.
results-plays = Le mosse migliori
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } con il petardo
results-firecrackers = Petardi che hanno fatto punti: tu { $yours }, { $name } { $theirs }
command-show-hands = Mostra le tessere di Nestor
    .search = mostra le mie tessere, sbirciare
command-show-boneyard = Mostra il pozzo
    .search = sbirciare
command-preserve = Metti da parte
    .search = conservare, salvare
command-restore = Riprendi
    .search = caricare, ripristinare
command-tally = Bilancio
    .search = azzerare, vinte, perse, storico
command-review = Analizza la partita
command-display = Vista compatta
command-settings = Impostazioni
command-colors = Colori
command-sound = Suoni
command-help = Aiuto
command-about = Informazioni
    .search = versione, licenza
command-full-screen = Schermo intero
command-bar = Barra degli strumenti
command-install = Installa
bar-tool = { $command } ({ $keys })
offer-choose = Scegli dove metterla
offer-let-go = Lasciala
offer-rules = Regole: { $game }
offer-fit = Adatta il tavolo
offer-none = Qui non va niente
offer-nowhere = Questa tessera non va da nessuna parte
answer-on = { $command }: sì
answer-off = { $command }: no
answer-not-now = { $command }: adesso non si può
answer-nothing-to-redo = Non c’è niente da rifare.
answer-nothing-due = Oggi non c’è niente da ripassare.
answer-nothing-to-review = Non c’è ancora niente da analizzare.
answer-nothing-happened = Dal tuo ultimo turno non è successo niente.
answer-nothing-preserved = Non hai ancora messo da parte nessuna partita.
answer-next-hand = Dalla prossima mano: { $game }.
answer-next-game = Dalla prossima partita: { $game }.
answer-copied = La partita è negli appunti.
answer-kept = Aggiunta alla lista delle partite.
command-quit = Esci
    .search = chiudere, uscire

hint-title = Consiglio
hint-thinking = Penso alle tue tessere.
hint-draw = Pesca
    .said = una pescata
    .first = Pescare
hint-destroy = Petardo: { $bone }
    .said = il petardo su { $bone }
    .first = Il petardo su { $bone }
hint-pass = Passa
    .said = un passo
    .first = Passare
hint-points = punti
hint-win = vittoria
hint-win-about = Quanto spesso vinceresti la partita dopo questa mossa.
hint-about = Che cosa mi aspetterei da ogni mossa al tuo posto, da quello che puoi vedere: i punti da qui alla fine della mano, e la probabilità di vincere la partita.
nudge-lacks =
    Chi non ha { $numbers-count ->
        [1] { $numbers }
       *[other] né { $numbers-nor }
    }?
nudge-holds = Quali tessere deve avere chi segue?
nudge-untaken = Quali punti non ha preso chi segue?
nudge-fit = Dopo ogni mossa, conta quante delle tessere coperte andrebbero.
nudge-count = Conta quante tessere restano di ogni numero. Sono { $all } per ciascuno.
nudge-doublet = Guarda i tuoi doppi.
nudge-keep = Che cosa potresti giocare la prossima volta?
nudge-score = Quanto farebbero le estremità?
nudge-replies = Quanti punti potrebbe fare chi segue?
nudge-answer = Dopo ogni mossa, quale risposta di chi segue ti farebbe più male?
nudge-block = Chi vincerebbe se nessuno potesse più giocare?
nudge-partner = Qual è il numero del tuo compagno?
nudge-rival = Chi ha aperto ciascuna estremità?
nudge-out = Gioca tutto a mente: la tua mossa, la risposta, la tua mossa dopo.
nudge-pips = Guarda le tue tessere pesanti.
nudge-draw = Non è detto che tu debba giocare.
nudge-ahead = Pensa a dove porta ogni mossa. La migliore si vede più avanti.

tutor-looks = Guardo la tua mossa…
tutor-title = Ci hai pensato bene?
tutor-better =
    { $count ->
        [0] Un’altra mossa vince un po’ più spesso.
        [one] Un’altra mossa vince una partita in più su 100.
       *[other] Un’altra mossa vince { $count } partite in più su 100.
    }
tutor-best = La mossa migliore: { $play }.
tutor-rethink = Ci ripenso
tutor-play-anyway = Gioca lo stesso
tutor-show-better = Mostra la migliore

notice-damaged-copy = { $file } era danneggiato. Si usa la copia precedente. Il file danneggiato ora è in { $aside }.
notice-damaged-new = { $file } era danneggiato e non si può leggere. Ora è in { $aside }, e se n’è cominciato uno nuovo.
notice-damaged-stays = { $file } è danneggiato e non si può spostare. È rimasto com’era, e al suo posto non si salva niente.
notice-from-copy = { $file } mancava. Si usa la copia precedente.
notice-unreachable = { $file } non si può leggere ({ $why }). È rimasto com’era, e al suo posto non si salva niente.
notice-unreachable-copy = { $file } non si può leggere ({ $why }). Si usa la copia precedente. Il file è rimasto com’era, e al suo posto non si salva niente.
obstacle-forbidden = l’accesso è negato
obstacle-not-a-file = non è un file normale
obstacle-link = è un collegamento che non porta da nessuna parte
obstacle-other = il sistema dice «{ $why }»
notice-other-form = Nella cartella del gioco ci sono file di una versione precedente che non si possono leggere. Ora stanno nella cartella { $folder }, così com’erano.
notice-newer = { $file } è di una versione più recente del gioco. È rimasto com’era, e al suo posto non si salva niente.
notice-full = Il disco è pieno. Puoi continuare a giocare, ma la partita non si salva.
notice-forbidden = La cartella del gioco è protetta da scrittura. Puoi continuare a giocare, ma la partita non si salva.
notice-no-folder = Non c’è una cartella dove salvare. Puoi continuare a giocare, ma la partita non si salva.
notice-lock = «lock» nella cartella del gioco non è un file normale. Puoi continuare a giocare, ma la partita non si salva.
notice-too-long = Questa partita è troppo lunga per essere salvata. Puoi continuare a giocare, ma non si salva.
notice-too-long-to-keep = Questa partita è troppo lunga per la tua lista, perciò non è stata aggiunta.
notice-other = Non si può salvare niente ({ $why }). Puoi continuare a giocare.
notice-second-window = Il gioco è aperto in un’altra finestra. Qui giochi una partita a parte, che non si salva.
page-taken = Il gioco è aperto in un’altra scheda. Quello che giochi qui non si salva.
page-play-here = Gioca qui
page-version = C’è una versione nuova.
page-reload = Ricarica
page-picture = Il browser ha perso la grafica. Ricarica la pagina.
page-leaving = Torna indietro ancora una volta per uscire dal gioco.
notice-stumbled = Qualcosa è andato storto mentre Nestor pensava. Se toccava a lui, ha giocato comunque una mossa sensata. I dettagli sono in panic.log.
notice-replaced = In questa finestra non giocano programmi. Al posto di { $name } gioca Nestor.
notice-damaged-games = { $count ->
    [one] Una partita della tua lista era danneggiata e non si può leggere. Il file danneggiato è stato messo a parte nella cartella «games».
   *[other] { $count } partite della tua lista erano danneggiate e non si possono leggere. I file danneggiati sono stati messi a parte nella cartella «games».
} Tutte le altre ci sono ancora.
notice-newer-games = { $count ->
    [one] Una partita è di una versione più recente del programma e non è nella tua lista.
   *[other] { $count } partite sono di una versione più recente del programma e non sono nella tua lista.
} È rimasto tutto com’era.
notice-unreadable-games = { $count ->
    [one] Una partita adesso non si può leggere e non è nella tua lista.
   *[other] { $count } partite adesso non si possono leggere e non sono nella tua lista.
} È rimasto tutto com’era.

## Players

command-players = Giocatori
    .search = scrivi il tuo nome, cancella un nome
players-who = Chi gioca?
players-play = Gioca
players-first = Primo giocatore
players-at-the-table = { $name } – sta giocando
players-change = Aggiungi o cambia nome
players-name = Nome
players-add = Aggiungi
players-rename = Cambia nome
players-name-empty = Scrivi almeno una lettera.
players-name-long = Un nome può avere al massimo 40 lettere.
players-name-taken = C’è già un giocatore con questo nome.
players-frozen = Il file di questo giocatore non si può cambiare, perciò il nome resta.
players-disk = La cartella dei giocatori non si può cambiare.
players-delete = Elimina…
players-delete-sure = Eliminare { $name } con tutte le partite, le impostazioni e i colori? Va tutto in una cartella dei giocatori eliminati finché non la svuoti.
players-delete-yes = Elimina
players-ask = Chiedi all’avvio
players-ask-about = A ogni avvio del programma chiede chi gioca. Altrimenti continua con l’ultimo giocatore.
players-deleted = Giocatori eliminati
players-deleted-about =
    { $count ->
        [one] Le partite e le impostazioni di un giocatore eliminato ci sono ancora.
       *[other] Le partite e le impostazioni di { $count } giocatori eliminati ci sono ancora.
    }
players-empty = Elimina per sempre
players-bring-back = Recupera

## Files

command-restart = Ricomincia questa partita
    .search = da capo, dall’inizio
command-save-game = Salva la partita
    .search = partita in corso
command-open-game = Apri una partita
    .search = partita precedente, caricare
command-copy-game = Copia la partita
command-paste-game = Incolla una partita
command-keep-game = Aggiungi alla lista delle partite
command-save-all = Salva tutti i tuoi dati
command-add-all = Aggiungi dati salvati
path-about = Questo sistema non ha una finestra per scegliere i file. Scrivi il percorso del file.
path-name = Percorso del file
path-about-folder = Questo sistema non ha una finestra per scegliere i file. Scrivi il percorso della cartella.
path-folder = Percorso della cartella
added-games = { $count ->
    [0] Nessuna partita nuova trovata.
    [one] Aggiunta una partita.
   *[other] Aggiunte { $count } partite.
}
added-known = { $count ->
    [one] Una partita c’era già e resta com’è.
   *[other] { $count } partite c’erano già e restano come sono.
}
added-not = «{ $file }» è rimasto fuori: { $why }.
added-more = { $count ->
    [one] È rimasto fuori un altro file.
   *[other] Sono rimasti fuori altri { $count } file.
}
added-stays = La tua partita resta in tavola.
added-stays-listed = La tua partita resta in tavola. Quella del file è nella lista delle partite.
added-comes = In tavola adesso c’è la partita del file.
added-comes-listed = In tavola adesso c’è la partita del file. La tua è nella lista delle partite.
file-pasted = Il testo incollato
file-not-written = { $file } non si può scrivere: { $why }.
file-exists = { $file } esiste già. Non si è scritto niente. Scegli un altro nome.
file-not-read = { $file } non si può leggere: { $why }.
file-no-game = { $file } non è una partita di domino. Non è cambiato niente. { $why }
link-nowhere = Questa versione non capisce { $link }. Non è cambiato niente.
share-link = Condividi il link
share-moment = Condividi questo momento
link-copied = Il link è copiato. Incollalo in un messaggio.
link-impossible = Questa partita non si può condividere con un link, perché le sue smazzate non vengono tutte da un numero. Salvala come file.
file-full = il disco è pieno
file-no-folder = non c’è una cartella dove salvare
file-taken = lì salva un’altra finestra del gioco
file-silent = la memoria non risponde
file-lock = «lock» nella cartella del gioco non è un file normale
file-too-long = è troppo lungo
file-damaged = è danneggiato
file-newer = è di una versione più recente del programma
file-missing = il file non c’è
file-too-large = È troppo grande per essere una partita.
file-not-text = Dal byte { $byte } in poi non è testo.
file-unreadable = La riga { $line }, colonna { $column }, non si può leggere.
file-version = È di una versione più recente del gioco ({ $version }).
file-hand = La mano { $hand } non si può distribuire così: { $why }
file-begins = prima di quella mano nessuna partita può essere a questo punto
file-move = Nella mano { $hand } la mossa { $move } non si può fare: { $why }
file-cannot-be-shown = Questa finestra non può mostrare una partita così.

## The list of games

command-games = Partite
games-open = Sfoglia
games-reading = Leggo le partite…
games-none = Ogni partita che finisci resta qui.
games-search = Tessera o smazzata
games-search-what = Scrivi la tessera con cui si è aperta una mano, per esempio 6-4, o il numero di una smazzata.
picks-filter = Filtra
games-game = Gioco
games-level = Difficoltà
games-result = Risultato
games-practice = Tipo
games-seats = Giocatori
games-person = Persona
games-when = Periodo
pick-any-game = Tutti i giochi
pick-any-level = Tutti i livelli
pick-any-result = Tutti i risultati
pick-any-practice = Partite e allenamento
pick-plain = Partite che contano
pick-practice = Allenamento
pick-program = Partite con un programma
pick-any-seats = Ogni tavolo
pick-any-person = Con chiunque
pick-seats = { $count } giocatori
span-ever = Da sempre
span-day = L’ultimo giorno
span-week = L’ultima settimana
span-month = L’ultimo mese
span-year = L’ultimo anno
outcome-won = Vinta
outcome-lost = Persa
outcome-drawn = Patta
outcome-unfinished = Non finita
games-column-when = Finita
games-column-game = Gioco
games-column-level = Contro
games-column-result = Risultato
games-column-took = Durata
games-column-luck = Fortuna
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, allenamento
games-minutes = { $count } min
games-for = { $game } in { $count }
games-pick = Seleziona la partita: { $when }
games-pick-all = Seleziona tutte
games-pick-none = Deseleziona tutte
games-same-deals = Ancora le stesse smazzate
games-export-games = Esporta come registrazioni…
games-export-table = Esporta come tabella…
games-delete = Elimina
games-restore =
    { $count ->
        [0] Recupera le partite eliminate
        [one] Recupera la partita eliminata
       *[other] Recupera { $count } partite eliminate
    }
games-gone = Quella partita non si può leggere.
games-not-read = Quella partita non si può leggere: { $why }.
games-exported =
    { $count ->
        [one] Esportata una partita.
       *[other] Esportate { $count } partite.
    }
games-not-exported = Le partite non si possono esportare: { $why }.
viewer-first = Inizio
viewer-back = Indietro
viewer-next = Avanti
viewer-last = Fine
viewer-place = Mano { $hand }, mossa { $move } di { $moves }
viewer-play-on = Continua da qui
viewer-more = Altro…

## The review

review = Analisi
verdict-cost = Ti è costato di più
verdict-cost-none = Nessun errore.
verdict-best = La tua mossa migliore
verdict-cost-told = { $play } è costato { $games }
verdict-best-told = { $play } ha salvato { $games }
verdict-given = Costo di tutte le tue mosse
verdict-doubtful =
    { $count ->
        [one] { $count } dubbia
       *[other] { $count } dubbie
    }
verdict-bad =
    { $count ->
        [one] { $count } brutta
       *[other] { $count } brutte
    }
verdict-blunders =
    { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }
review-made = { $name }: { $play }.
review-as-good = Non c’era niente di meglio.
review-cost = È costata { $games }.
review-why = Perché?
review-little = Costa { $games }, troppo poco per segnarla.
review-best = Meglio: { $play }.
review-punished = La risposta che la punisce: { $play }.
review-not-judged = Non ancora giudicata.
review-failed = Questa mossa non si è potuta giudicare.
review-no-choice = Qui non c’era scelta.
review-progress = Giudicata: { $share }
review-before = Errore precedente
review-next = Errore successivo
review-graph = La tua probabilità di vincere
review-graph-top = vinci
review-graph-bottom = perdi
review-luck = Fortuna: più o meno pari
review-luck-with = Fortuna: dalla tua
review-luck-against = Fortuna: contro di te
review-your-plays = Le tue mosse
review-their-plays = Le mosse degli altri
review-luck-later = La fortuna si vede a mano finita.
review-luck-soon = Calcolo la fortuna…
review-sums = In tutto
review-given =
    { $count ->
        [one] Una decisione è costata { $mean }.
       *[other] { $count } decisioni sono costate in media { $mean } l’una.
    }
review-sums-about = Ogni decisione è giudicata da quello che il giocatore sapeva in quel momento. In una mano ancora in corso si giudicano solo le tue. La curva dell’analisi mostra un’altra cosa: come sono cambiate le probabilità di vincere, viste da chi conosce tutte le tessere.
mark-doubtful = Dubbia
mark-bad = Brutta
mark-blunder = Errore grave
better = Trova di meglio
better-find = Questa mossa ti è costata qualcosa. Che cosa giocheresti adesso?
better-right = { $play }: non c’è niente di meglio.
better-wrong = { $play }: costa { $games }.
better-again = Riprova
better-show = Mostra la migliore
better-follows = Che cosa segue
better-answer = La risposta alla tua mossa
better-leave = Torna all’analisi

## Statistics

command-statistics = Statistiche
statistics-counting = Conto le partite: { $done } di { $all }
statistics-empty = Finisci una partita, e qui vedrai i tuoi risultati.
statistics-none = Nessuna partita finita corrisponde.
statistics-count =
    { $count ->
        [one] Una partita finita
       *[other] { $count } partite finite
    }
statistics-page = Pagina
statistics-page-won = Partite vinte
statistics-page-quality = Come giochi
statistics-page-habits = Abitudini
statistics-page-table = Tabella
lead-won =
    { $won ->
        [1] Hai vinto una partita su { $count }.
       *[other] Hai vinto { $won } partite su { $count }.
    }
lead-won-one = Una partita, e l’hai vinta tu.
lead-won-not-one = Una partita, e non è andata a te.
lead-won-none = Ancora nessuna vittoria in { $count } partite.
lead-won-all = Hai vinto tutte e { $count } le partite.
statistics-first-about = Una tessera scoperta è una vittoria, una coperta una sconfitta. Da { $count } partite in poi trovi qui anche abitudini e filtri.
statistics-first-game = { $result }: { $score }
statistics-whole = Tutte le cifre
lead-quality = Una decisione ti costa in media { $games }.
statistics-by-game = Per gioco
statistics-by-level = Per difficoltà
statistics-column-won = Vinte
statistics-column-interval = Alla lunga
statistics-share = { $share } di { $count }
statistics-interval = da { $low } a { $high }
statistics-rate-spoken = { $name }: vinte { $share }, alla lunga { $interval }
statistics-few-spoken = { $name }: vinte { $share }
statistics-part = { $count } ({ $share })
statistics-sources = Da dove vengono i punti
source-plays = Mosse
source-firecrackers = Petardi
source-going-out = Domino
source-blocked = Mani bloccate
statistics-a-hand = Per mano
statistics-mean = Punti in media
statistics-most = Massimo di punti
statistics-best-play = Mossa migliore
statistics-draws = Tessere pescate
statistics-records = Partite e mani
statistics-wins-in-a-row = Più vittorie di fila
statistics-losses-in-a-row = Più sconfitte di fila
statistics-fastest-win = Vittoria più rapida
statistics-highest-win = Vittoria più larga
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Partite senza vincitore
statistics-hands = Mani
statistics-blocked = Mani bloccate
statistics-not-saved = Non si può salvare: { $why }.
quality-judged =
    { $judged ->
        [0] Nessuna di queste partite è ancora giudicata. Le partite finite si giudicano da sé quando al tavolo non si gioca, le ultime per prime. L’analisi ne giudica una subito.
       *[other] Partite giudicate: { $judged } di { $all }
    }
quality-given = Costo per decisione
quality-given-told = { $mean } (da { $low } a { $high })
quality-column-given = Costo
quality-accuracy = Precisione
quality-decisions = Decisioni
quality-marks = Segni
quality-marks-told =
    { $doubtful ->
        [one] { $doubtful } dubbia
       *[other] { $doubtful } dubbie
    }, { $bad ->
        [one] { $bad } brutta
       *[other] { $bad } brutte
    }, { $blunders ->
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }
quality-results = Vinte, tra quelle giudicate
quality-without-luck = Partite vinte, tolta la fortuna
quality-of-game = { $game }, { $players } giocatori: { $level }
quality-between = fra «{ $above }» e «{ $below }»
quality-above = almeno «{ $level }»
quality-below = sotto «{ $level }»
quality-no-level = livelli non misurati
quality-level-from = { $level }, da { $count } partite
quality-level-later = { $count } delle { $least } partite che servono per un livello
quality-given-about = Una decisione è un turno in cui avevi una scelta. Costa la probabilità di vincere che una mossa migliore avrebbe conservato, secondo quello che sapevi allora. L’1% è una partita su 100. In 95 casi su 100 il tuo valore vero sta nell’intervallo scritto accanto.
quality-accuracy-about = La precisione è 100 se le tue decisioni non costano niente, e 0 se costano quanto quelle di chi gioca a caso. I turni in cui ogni mossa è buona uguale non contano.
quality-luck-about = Tolta la fortuna, ogni smazzata e ogni pescata conta come se fosse nella media per tutti e due. Una partita che non ha vinto nessuno vale mezza.
habit-misses-points = Ti lasci scappare dei punti
habit-leaves-points = Lasci punti a chi segue
habit-forgets-passes = Dimentichi chi ha dovuto passare o pescare
habit-breaks-suits = Ti tieni troppo poche tessere che vanno
habit-keeps-doublets = Tieni troppo a lungo i doppi
habit-keeps-heavy-bones = Tieni troppo a lungo le tessere pesanti
habit-spends-heavy-bones = Giochi troppo presto le tessere pesanti
habit-draws = Peschi quando è meglio giocare
habit-draws-too-little = Giochi quando è meglio pescare
habit-chases-points = Prendi punti quando è meglio un’altra mossa
habit-blocks = Blocchi quando conviene continuare la mano
habit-fails-partner = Copri quello che il compagno ha appena aperto
habit-spends-firecracker = Usi troppo presto il petardo
habit-keeps-firecracker = Tieni troppo a lungo il petardo
habits-cost =
    { $loss ->
        [0] Ti costa meno di 0,1 partite su 100.
        [one] Ti costa una partita su 100.
       *[other] Ti costa { $loss } partite su 100.
    }
habits-often = Volte a partita: all’inizio { $before }, ultimamente { $now }.
habits-instead = Hai scelto { $played }. Era meglio { $best }.
habits-step = Scorri i casi
habits-lesson = Lezione: { $title }
habits-train = Lavoraci
plan-title = Il tuo piano
plan-about = Lo trovi in Allenamento, dove poi vedrai se aiuta.
plan-cases = Trova la mossa migliore nelle tue partite: { $count } su { $all }
plan-game = Gioca una partita a { $game }
plan-done = fatto
plan-begin = Inizia
plan-not-now = Non ora
plan-end = Termina il piano
plan-next = Prossimo passo
plan-trend = Prima { $before } a partita, ora { $now }. Partite da allora: { $count }.
plan-soon = Dopo altre { $all } partite giudicate, qui vedrai se aiuta. Finora: { $count }.
habits-none = Nessuna abitudine ti costa più di quanto spiegherebbe il caso.
habits-few = Le abitudini si vedono dopo dieci partite giudicate. Finora giudicate: { $games }.
habits-about = Un’abitudine è in lista solo se ti costa chiaramente più degli altri tuoi errori della stessa misura. Ogni mossa conta per una sola abitudine.
habits-column-cost = Costo su 100 partite
habits-column-expected = Senza l’abitudine
file-written = Salvato come { $file }.
writing-asks = Una copia di questa partita mostra tutte le tessere, anche quelle che non vedi. Se la fai, la partita diventa allenamento. Non te lo chiederò più.
writing-copy = Copia
writing-save = Salva
writing-keep = Aggiungi alla lista

## Is it fair?

command-fair = Gioco pulito?
fair-peek = Nestor sbircia?
fair-peek-about = A Nestor si dice solo quello che sapresti tu al suo posto. Guarda tu: le tessere che non poteva vedere si scambiano fra loro, più e più volte, e ogni volta lui sceglie di nuovo. Chi sbircia giocherebbe ogni tanto altro.
fair-peek-begin = Coglilo a sbirciare
fair-peek-stop = Ferma
fair-peek-none = Gioca prima una mano contro Nestor. Poi puoi provare qui.
fair-peek-no-choice = In questa partita non ha mai avuto scelta.
fair-peek-so-far = Scambi finora: { $count }
fair-peek-clean =
    { $count ->
        [one] Uno scambio, e la stessa scelta. Non ha sbirciato.
       *[other] { $count } scambi, e ogni volta la stessa scelta. Non ha sbirciato.
    }
fair-peek-caught =
    { $count ->
        [one] Una volta ha scelto altro. Sapeva più di quanto dovrebbe sapere. Scrivici, per favore.
       *[other] { $count } volte ha scelto altro. Sapeva più di quanto dovrebbe sapere. Scrivici, per favore.
    }
fair-peek-choice = Mano { $hand }, { $name }, mossa { $number }: { $play }. La stessa scelta: { $same } su { $times }.
fair-shuffle = Come si mescola
fair-shuffle-about = Prima che qualcuno giochi, il caso sceglie un numero, e il numero decide tutta la smazzata, anche l’ordine in cui si pesca. Nessuno lo sceglie, e il punteggio non cambia nulla. Dopo Ritira mossa, le tessere che nessuno ha pescato si rimescolano a caso.
fair-again = Ogni mano ha il suo numero. Scrivilo in Nuova partita, e si distribuiscono di nuovo le stesse tessere:
fair-hand = Mano { $hand }: { $number }
fair-more = Per saperne di più
fair-friends = Mani mescolate con gli amici
fair-friends-about = A un tavolo di amici, il programma di ciascuno aggiunge un po’ di caso suo ogni volta che si mescola, e controlla ogni mano quando è finita. Ecco che cosa ha trovato il tuo nelle ultime partite.
fair-friends-game = { $when }: { $names }
fair-friends-all =
    { $count ->
        [one] Una mano: hanno partecipato tutti, e le tessere corrispondono.
       *[other] { $count } mani: hanno partecipato tutti, e le tessere corrispondono.
    }
fair-friends-doubted = Al tavolo il tuo programma ti ha detto di non fidarti di queste smazzate.
fair-friends-without =
    Mano { $number }: mescolata senza { $names-who ->
        [you] di te
        [with-you] di te e senza { $names-others }
       *[other] { $names }
    }.
fair-friends-no = Mano { $number }: non controllata.

## Why one play is better than another

share =
    { $of ->
        [never] mai
        [hardly] molto di rado
        [tenth] circa una volta su dieci
        [fifth] circa una volta su cinque
        [quarter] circa una volta su quattro
        [third] circa una volta su tre
        [half] circa la metà delle volte
        [two-thirds] circa due volte su tre
        [three-quarters] circa tre volte su quattro
        [four-fifths] circa quattro volte su cinque
        [nine-tenths] circa nove volte su dieci
        [nearly] quasi sempre
       *[always] sempre
    }
why-wins = Vince subito la partita.
why-goes-out = Mette fine alla mano.
why-scores =
    Fa { $points }, mentre { $other } { $instead ->
        [0] non fa niente
       *[other] ne fa { $instead }
    }.
why-scores-less = Sul momento { $other } fa { $points } in più, ma vale meno.
why-gives-back = Sul momento { $other } fa { $points } in più. Ma poi chi segue ne farebbe in media circa { $back } in più.
why-draws-first = Pescare non mette fine al tuo turno: { $other } può darti { $points } anche dopo.
why-guards = A chi segue basta fare { $need } per vincere, e può riuscirci { $likely }. Dopo { $other }, invece, { $instead }.
why-guards-never = A chi segue basta fare { $need } per vincere, ma non può riuscirci. Dopo { $other } ci riuscirebbe { $instead }.
why-guards-none = A chi segue basta fare { $need } per vincere, ma difficilmente ci riesce. Dopo { $other } ci riuscirebbe { $instead }.
why-guards-named =
    A chi segue basta fare { $need } per vincere. Dopo { $other } ci riesce con { $there-or }. Dopo questa, { $here-count ->
        [0] con nessuna
       *[other] solo con { $here-or }
    }.
why-replies = Chi segue può fare punti { $likely }. Dopo { $other }, invece, { $instead }.
why-replies-never = Chi segue non può fare punti. Dopo { $other } ne farebbe { $instead }.
why-replies-size = Quando può fare punti, chi segue ne fa circa { $points }. Dopo { $other } ne farebbe circa { $otherwise }.
why-replies-none = Difficilmente chi segue fa punti. Dopo { $other } ne farebbe { $instead }.
why-replies-named =
    Dopo { $other } chi segue fa punti con { $there-or }. Dopo questa { $here-count ->
        [0] con nessuna
       *[other] solo con { $here-or }
    }.
why-stops = Chi segue resta { $likely } senza mossa. Dopo { $other }, invece, { $instead }.
why-last-fits = A chi segue resta una tessera, che va { $likely }. Dopo { $other }, invece, { $instead }.
why-pass-pays-sure = Il suo passo ti rende { $points }.
why-pass-pays = Se chi segue passa, ti rende { $points }. Deve passare { $likely }. Dopo { $other }, invece, { $instead }.
why-round-pays = Allora tutti gli altri devono passare, e questo ti rende { $points }.
why-untaken =
    Con { $bone } chi segue farebbe { $scores }. Ma prima ha rinunciato a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } che poteva fare con quella tessera, quindi probabilmente non ce l’ha.
why-untaken-fits =
    Dopo questa { $bone } va. Ma prima chi segue ha rinunciato a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } che poteva fare con quella tessera, quindi probabilmente non ce l’ha.
why-keeps =
    Ti { $count ->
        [one] resta { $count } tessera che va
       *[other] restano { $count } tessere che vanno
    }. Con { $other } { $instead ->
        [0] non te ne resterebbe nessuna
        [one] te ne resterebbe solo { $instead }
       *[other] te ne resterebbero solo { $instead }
    }.
why-keeps-named =
    Ti { $count ->
        [one] resta { $named }, che va
       *[other] restano { $named }, che vanno
    } alle nuove estremità. Con { $other } { $instead ->
        [0] non te ne resterebbe nessuna che va
        [one] te ne resterebbe solo { $instead }
       *[other] te ne resterebbero solo { $instead }
    }.
why-narrow = Il tuo { $bone } va a una sola estremità. Il tuo { $waits } va a { $ends }, quindi può aspettare.
why-sheds =
    Ti liberi di { $pips ->
        [one] { $pips } punto
       *[other] { $pips } punti
    }. Con { $other } { $instead ->
        [0] non ti libereresti di nessuno
       *[other] ti libereresti solo di { $instead }
    }.
why-out-pays =
    Se le estremità restano così, fare domino { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    } rende { $points } in più.
why-lone =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } vale { $points } se alla fine è l’unica tessera che ti resta: liberatene in tempo.
why-line = Ormai si conoscono tutte le tessere. Se si gioca fino in fondo, questa mossa ti dà { $points }, mentre { $other } ti dà { $instead }.
why-line-best = Ormai si conoscono tutte le tessere. Se si gioca fino in fondo, per te non c’è niente di meglio.
why-line-ties = Ormai si conoscono tutte le tessere. Se si gioca fino in fondo, non vince nessuno. Con { $other } perdi.
why-line-wins = Ormai si conoscono tutte le tessere. Se si gioca fino in fondo, questa mossa vince la partita e { $other } no.
why-line-own = domino tuo
why-line-other = domino dell’altro
why-line-blocked = mano bloccata
why-goes-on = Si continua così: { $line }.
why-begins = Si comincia così: { $line }.
why-line-yours =
    { $step ->
        [draw] peschi
        [pass] passi
       *[play] tu { $bone-figure ->
            [zero] lo { $bone }
            [one] l’{ $bone }
            [eight] l’{ $bone }
           *[other] il { $bone }
        }
    }
why-line-theirs =
    { $who ->
        [next] chi segue
        [partner] il tuo compagno
        [opposite] chi ti sta di fronte
        [before] chi ti precede
       *[other] l’altro
    } { $step ->
        [draw] pesca
        [pass] passa
       *[play] { $bone-figure ->
            [zero] lo { $bone }
            [one] l’{ $bone }
            [eight] l’{ $bone }
           *[other] il { $bone }
        }
    }
why-out-next = Al prossimo turno la tua ultima tessera, { $bone }, andrà comunque.
why-out-unless = Se nessuno fa domino prima, al prossimo turno la tua ultima tessera, { $bone }, andrà.
why-runs-out = Nessun altro può più giocare. Giochi le tue ultime { $count } tessere di fila.
why-shuts =
    Ora nessuno può giocare. Tu hai { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }, e { $wins } { $side ->
        [yes] la tua coppia vince
       *[no] vinci
    } la mano.
why-shuts-sure =
    Ora nessuno può giocare. Tu hai { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }, e ovunque siano le tessere coperte { $side ->
        [yes] la tua coppia vince
       *[no] vinci
    } la mano.
why-shuts-but =
    Ora nessuno può giocare. Tu hai { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }. Ne ha meno solo chi ha { $named-or } come ultima tessera.
why-keeps-open =
    Dopo { $other } nessuno potrebbe giocare. Tu avresti { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }, e solo { $wins } { $side ->
        [yes] la tua coppia vincerebbe
       *[no] vinceresti
    } la mano.
why-keeps-open-sure =
    Dopo { $other } nessuno potrebbe giocare. Tu avresti { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }, e { $side ->
        [yes] la tua coppia non potrebbe
       *[no] non potresti
    } vincere la mano.
why-lacks =
    { $draws ->
        [yes] Chi segue deve pescare
       *[no] Chi segue non ha niente che va
    }: ha mostrato di non avere { $numbers-count ->
        [1] { $numbers }
       *[other] né { $numbers-nor }
    }.
why-holds =
    { $named-count ->
        [1] L’ultima tessera di chi segue dev’essere { $named }. Dopo questa non va, ma dopo { $other } andrebbe.
       *[other] Le ultime tessere di chi segue devono essere { $named }. Dopo questa non ne va nessuna, ma dopo { $other } sì: { $fitting }.
    }
why-holds-some =
    Chi segue deve avere { $named }. Dopo questa non { $named-count ->
        [1] va, ma dopo { $other } andrebbe
       *[other] vanno, ma dopo { $other } andrebbero
    }.
why-cannot-play =
    Da quello che si è visto, chi segue non può avere una tessera che va{ $draws ->
        [yes] { "" } e deve pescare
       *[no] { "" }
    }.
why-only-you = Ora nessun altro ha una tessera che va, quindi tocca ancora a te, con { $named-or }.
why-only-you-many = Ora nessun altro ha una tessera che va, e delle tue ne vanno { $count }, quindi tocca ancora a te.
why-few-fit =
    Delle { $hidden } tessere coperte { $fit ->
        [0] non ne va nessuna
        [one] ne va { $fit }
       *[other] ne vanno { $fit }
    } alle nuove estremità. Dopo { $other } { $instead ->
        [0] non ne andrebbe nessuna
        [one] ne andrebbe { $instead }
       *[other] ne andrebbero { $instead }
    }.
why-few-fit-named =
    Delle tessere coperte adesso { $fit ->
        [one] va solo
       *[other] vanno solo
    } { $named }. Dopo { $other } ne andrebbero { $instead }.
why-few-fit-shown =
    Chi segue può avere solo { $hidden } delle tessere coperte. Di queste { $fit ->
        [0] adesso non ne va nessuna
        [one] adesso ne va { $fit }
       *[other] adesso ne vanno { $fit }
    }. Dopo { $other } { $instead ->
        [0] non ne andrebbe nessuna
        [one] ne andrebbe { $instead }
       *[other] ne andrebbero { $instead }
    }.
why-few-fit-shown-named =
    Delle tessere che chi segue può avere, adesso { $fit ->
        [one] va solo
       *[other] vanno solo
    } { $named }. Dopo { $other } ne andrebbero { $instead }.
why-few-fit-last =
    A chi segue resta una tessera. Delle { $hidden } coperte { $fit ->
        [0] adesso non ne va nessuna
        [one] adesso ne va { $fit }
       *[other] adesso ne vanno { $fit }
    }. Dopo { $other } { $instead ->
        [0] non ne andrebbe nessuna
        [one] ne andrebbe { $instead }
       *[other] ne andrebbero { $instead }
    }.
why-own =
    Nessun altro ha più tessere con { $numbers-or }, perciò { $numbers-count ->
        [1] quell’estremità aspetta
       *[other] quelle estremità aspettano
    } { $named-count ->
        [1] il tuo
       *[other] le tue tessere
    } { $named }.
why-own-many =
    Nessun altro ha più tessere con { $numbers-or }, perciò { $numbers-count ->
        [1] quell’estremità aspetta
       *[other] quelle estremità aspettano
    } { $count } delle tue tessere.
why-ours = Nessun avversario ha tessere con { $pips ->
        [0] un bianco
       *[other] un { $pips }
    }. Tu sì, e un’estremità mostra quel numero.
why-waits = Nessun avversario ha tessere con { $pips ->
        [0] un bianco
       *[other] un { $pips }
    }, quindi il tuo { $bone } può aspettare.
why-doublet =
    Un doppio va solo sul suo numero. { $hidden ->
        [0] Nessun altro ha tessere con { $pips ->
            [0] un bianco
           *[other] un { $pips }
        }.
        [one] Solo un’altra tessera con { $pips ->
            [0] un bianco
           *[other] un { $pips }
        } è coperta.
       *[other] Solo altre { $hidden } tessere con { $pips ->
            [0] un bianco
           *[other] un { $pips }
        } sono coperte.
    }
why-doublet-last =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } è l’unica altra tessera rimasta con { $pips ->
        [0] un bianco
       *[other] un { $pips }
    }. Se copre quell’estremità, il tuo doppio non va più.
why-strong =
    Un’estremità mostra { $pips ->
        [0] un bianco
       *[other] un { $pips }
    }. Di tessere così ne tieni { $own }, e coperte { $hidden ->
        [0] non ce n’è nessuna
        [one] ce n’è solo { $hidden }
       *[other] ce ne sono solo { $hidden }
    }.
why-returns =
    Delle tessere coperte, solo { $named-count ->
        [1] { $named } copre
       *[other] { $named } coprono
    } { $pips-figure ->
        [zero] il bianco
        [one] l’{ $pips }
        [eight] l’{ $pips }
       *[other] il { $pips }
    }: così si apre { $numbers-or }, che hai anche tu.
why-wild =
    { $bone-figure ->
        [zero] Lo { $bone }
        [one] L’{ $bone }
        [eight] L’{ $bone }
       *[other] Il { $bone }
    } è un matador e va a qualsiasi estremità, quindi può aspettare.
why-partner-fits = Il tuo compagno può giocare a queste estremità { $likely }. Dopo { $other }, invece, { $instead }.
why-lead-of-partner =
    Il tuo compagno ha scelto di aprire { $pips-figure ->
        [zero] con il bianco
        [one] con l’{ $pips }
        [eight] con l’{ $pips }
       *[other] con il { $pips }
    }, e un’estremità lo mostra ancora.
why-opened-twice =
    Il tuo compagno ha aperto { $pips-figure ->
        [zero] il bianco
        [one] l’{ $pips }
        [eight] l’{ $pips }
       *[other] il { $pips }
    } con { $one } e di nuovo con { $two }. Così per lui resta aperto.
why-rival-opened-twice =
    Un avversario ha aperto { $pips-figure ->
        [zero] il bianco
        [one] l’{ $pips }
        [eight] l’{ $pips }
       *[other] il { $pips }
    } con { $one } e di nuovo con { $two }. Questa mossa lo copre.
why-relieves =
    Dopo { $other } le estremità mostrerebbero solo { $numbers }. Il tuo compagno ha mostrato di non avere { $numbers-count ->
        [1] { $numbers }
       *[other] né { $numbers-nor }
    }.
why-places =
    Le tue tessere andranno a { $count ->
        [one] { $count } estremità
       *[other] { $count } estremità
    }. Dopo { $other }, invece, { $instead ->
        [0] a nessuna
       *[other] solo a { $instead }
    }.
why-gathers =
    Qui si pesca liberamente, e tu hai { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }. Ogni tessera che peschi non va a nessun altro, e più ne hai, meno passi.
why-answer-out = Dopo { $other }, con { $answer } chi segue farebbe domino.
why-answer-scores = Dopo { $other }, con { $answer } chi segue farebbe { $points }.
why-answer-stops = Dopo { $other }, { $answer } ti lascerebbe senza niente da giocare.
why-answer-fits = Dopo { $other } andrebbe { $answer }, e dopo questa no.
why-answer-held = Chi segue ha quella tessera { $held }.
why-answer-held-sure = Chi segue deve avere quella tessera.
why-stuck = Al prossimo turno resteresti { $likely } senza mossa. Dopo { $other }, invece, { $instead }.
why-stuck-hardly = Al prossimo turno avrai quasi di certo qualcosa da giocare. Dopo { $other } resteresti { $instead } senza mossa.
why-surely-plays = Al prossimo turno avrai di certo qualcosa da giocare. Dopo { $other } resteresti { $instead } senza mossa.
why-stuck-if = Se la mano continua, al prossimo turno resteresti { $likely } senza mossa. Dopo { $other }, invece, { $instead }.
why-stuck-hardly-if = Se la mano continua, avrai quasi di certo qualcosa da giocare. Dopo { $other } resteresti { $instead } senza mossa.
why-stuck-never-if = Se la mano continua, avrai di certo qualcosa da giocare. Dopo { $other } resteresti { $instead } senza mossa.
why-rival-out = Prima del tuo prossimo turno un avversario fa domino { $likely }. Dopo { $other }, invece, { $instead }.
why-next-points = Al prossimo turno fai in media circa { $likely }. Dopo { $other } ne faresti circa { $instead }.
why-next-points-with =
    Al prossimo turno fai in media circa { $likely }, per lo più { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }. Dopo { $other } ne faresti circa { $instead }.
why-next-scores = Al prossimo turno puoi fare punti { $likely }. Dopo { $other }, invece, { $instead }.
why-next-scores-with =
    Al prossimo turno puoi fare punti { $likely }, per lo più { $bone-figure ->
        [zero] con lo { $bone }
        [one] con l’{ $bone }
        [eight] con l’{ $bone }
       *[other] con il { $bone }
    }. Dopo { $other }, invece, { $instead }.
why-out = Il domino lo fai tu { $likely }. Dopo { $other }, invece, { $instead }.
why-out-pairs = La tua coppia fa domino per prima { $likely }. Dopo { $other }, invece, { $instead }.
why-gains = Entro la fine della mano, questa mossa porta in media circa { $points } in più.
why-ahead =
    { $count ->
        [0] Rende più avanti: vince un po’ più spesso.
        [one] Rende più avanti: vince una partita in più su 100.
       *[other] Rende più avanti: vince { $count } partite in più su 100.
    }
