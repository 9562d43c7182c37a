### Electrum Dominoes: Deutsch.

language-name = Deutsch

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Speichern
cancel = Abbrechen
close = Schließen
number-decimal = ,
number-group = .
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
games-in-100 =
    { $count ->
        [0] weniger als eines von 100 Spielen
        [one] eines von 100 Spielen
       *[other] { $count } von 100 Spielen
    }

## Games and levels

family-draw = Kauf- und Blockspiele
family-pairs = Zwei gegen zwei
family-fives = Fünfer und Dreier
family-others = Kreuze und andere
game-draw = Kaufspiel
game-draw-about = Eine Reihe, keine Punkte während der Runde. Wer nicht legen kann, kauft.
game-block = Blockspiel
game-block-about = Eine Reihe, keine Punkte während der Runde. Gekauft wird nicht: Wer nicht legen kann, passt.
game-all-fives = Fünfer
game-all-fives-about = Mit Spinner. Du punktest, wenn die Summe der offenen Enden durch fünf teilbar ist.
game-all-threes = Dreier
game-all-threes-about = Mit Spinner. Du punktest, wenn die Summe der offenen Enden durch drei teilbar ist.
game-fives-and-threes = Fünfer & Dreier
game-fives-and-threes-about = Mit Spinner. Du punktest, wenn die Summe der offenen Enden durch fünf oder drei teilbar ist.
game-all-fives-palm = Fünfer, freies Kaufen
game-all-fives-palm-short = Freies Kaufen
game-all-fives-palm-about = Fünfer, aber du darfst auch kaufen, wenn du legen kannst.
game-all-fives-pagat = Fünfer mit Los
game-all-fives-pagat-short = Fünfer mit Los
game-all-fives-pagat-about = Wer die erste Runde eröffnet, wird ausgelost. Danach eröffnet der Gewinner. Punkte für Augen werden auf Fünfer gerundet.
game-muggins = Muggins
game-muggins-about = Fünfer ohne Spinner: eine Reihe mit zwei Enden.
game-five-up = Five-Up
game-five-up-about = Wie Fünfer, aber an jeden Pasch kann an vier Seiten angelegt werden.
game-draw-game = Kaufspiel auf eine Runde
game-draw-game-short = Auf eine Runde
game-draw-game-about = Jeder deckt einen Stein auf. Wer den höchsten hat, eröffnet, und eine Runde entscheidet das Spiel.
game-firecrackers = Fünfer mit Böllern
game-firecrackers-short = Böller
game-firecrackers-about = Gegen die Uhr. Einmal pro Runde kannst du einen Stein an einem Ende sprengen.
game-partnership = Partnerdomino
game-partnership-short = Partnerdomino
game-partnership-about = Venezuela, Mexiko: zwei gegen zwei, alle Steine verteilt. Bis 100. Die Regeln wechseln von Tisch zu Tisch.
game-dominican = Dominikanisch
game-dominican-short = Dominikanisch
game-dominican-about = Zwei gegen zwei, bis 200, mit Capicúa, Chuchazo und Pase corrido. An manchen Tischen gibt es 30 statt 25.
game-puerto-rico-500 = Puerto Rico bis 500
game-puerto-rico-500-short = P. Rico bis 500
game-puerto-rico-500-about = Zwei gegen zwei, bis 500. Die ersten vier Runden bringen mehr, Capicú und Chuchazo auch.
game-puerto-rico-200 = Puerto Rico bis 200
game-puerto-rico-200-short = P. Rico bis 200
game-puerto-rico-200-about = Zwei gegen zwei, bis 200, ohne Prämien. Wer die Runde gewinnt, bekommt alle übrigen Augen.
game-brazil = Brasilien
game-brazil-about = Zwei gegen zwei, bis sechs Runden. Domino mit einem Pasch (carroça), an beiden Enden (lá e lô) oder mit beidem (cruzada) zählt mehr.
game-jamaica-partner = Jamaika, Six-Love
game-jamaica-partner-short = Six-Love
game-jamaica-partner-about = Sechs Runden gewinnen, bevor das andere Paar eine gewinnt. Sobald beide eine haben, geht der Stand auf null zurück.
game-cut-throat = Cut-Throat
game-cut-throat-short = Cut-Throat
game-cut-throat-about = Jamaika, jeder für sich. Wer zuerst sechs Runden hat, gewinnt. Mit „Six-Love“ dauert es viel länger.
game-pub-straight = Pub-Domino
game-pub-straight-about = England: zwei gegen zwei, je sechs Steine, vier bleiben liegen. Jede Runde zählt eins. Wer zuerst fünf hat, gewinnt.
game-cochon = Cochon
game-cochon-about = Martinique: drei Spieler, jeder für sich. Wer drei Runden hat, gewinnt. Wer dann keine hat, ist das Schwein.
game-fives-and-threes-pub = Pub-Fünfer & Dreier
game-fives-and-threes-pub-short = Pub-Fünfer
game-fives-and-threes-pub-about = England: Ist die Summe der Enden durch fünf oder drei teilbar, zählt jede Fünf oder Drei darin einen Punkt. Genau 61 gewinnt, zwei gegen zwei 121.
game-fortress = Festung
game-fortress-about = Drei oder vier, jeder für sich. Jeder Pasch ist ein Spinner, und gekauft wird nicht.
game-sebastopol = Sebastopol
game-sebastopol-about = Vier, jeder für sich. Der Sechserpasch eröffnet, und die nächsten vier Steine kommen rundherum. Gekauft wird nicht.
game-cross = Kreuz
game-cross-about = An jede Seite des ersten Paschs kommt ein Stein, bevor die Arme wachsen. Wer nicht anlegen kann, kauft.
game-maltese-cross = Malteserkreuz
game-maltese-cross-about = Erst rund um den ersten Pasch, dann an jeden Arm ein Pasch, bevor er wächst. Wer nicht anlegen kann, kauft.
game-sniff = Sniff
game-sniff-about = Wie Fünfer, aber die offenen Enden des Spinners zählen weiter.
game-bergen = Bergen
game-bergen-about = Gleiche Enden zählen zwei Punkte, mit einem Pasch drei. Eine gewonnene Runde zählt einen.
game-kozel = Kosel (козёл)
game-kozel-short = Kosel
game-kozel-about = Der russische Ziegenbock. Die Augen der Verlierer sind Minuspunkte. Wer −101 hat, verliert.
game-telefon = Telefon
game-telefon-about = Aserbaidschan: Fünfer mit Spinner, jede Runde bis zum Schluss. 3-2 eröffnet das Spiel, und 365 Punkte gewinnen.
game-manaus = Manaus
game-manaus-about = Brasilien, Domino mit vier Enden: Fünfer, zwei gegen zwei. Passen bringt den Gegnern Punkte, Gewinner eröffnen mit einem Pasch.
game-matador = Matador
game-matador-about = Hälften, die sich berühren, ergeben sieben. Die vier Matadore passen überall, und an eine Null passt sonst nichts.
game-spain = Spanien, Verband
game-spain-short = Spanien
game-spain-about = Zwei gegen zwei, bis 300, nach den Regeln des spanischen Verbands. Das Los bestimmt die erste Eröffnung. Gewonnen werden alle übrigen Augen.
game-gaple = Gaple
game-gaple-about = Indonesien: vier, jeder für sich, und gekauft wird nicht. Übrige Augen sind Minuspunkte. Wer −101 hat, verliert.
game-dekabes = Haiti, Dekabès
game-dekabes-short = Dekabès
game-dekabes-about = Haiti: zwei gegen zwei, bis vier. Ein letzter Stein, der an beide Enden passt und kein Pasch ist, ist ein Dekabès und zählt zwei.
game-brazil-100 = Brasilien bis 100
game-brazil-100-about = Brasilien nach Augen: zwei gegen zwei, bis 100. 6-6 eröffnet jede Runde.
game-arab-pairs = Arabisches Partnerdomino
game-arab-pairs-short = Scharaka
game-arab-pairs-about = Zwei gegen zwei, bis 100 (Domino Scharaka). Die niedrigste einzelne Hand gewinnt eine gesperrte Runde für ihre Seite.
game-cuban = Kubanisches Domino
game-cuban-short = Kubanisch
game-cuban-about = Zwei gegen zwei, bis 150, mit der Doppelneun: zehn Steine für jeden, fünfzehn schlafen. Die niedrigste einzelne Hand gewinnt eine gesperrte Runde für ihre Seite.
game-pordi = Indonesien, PORDI
game-pordi-short = PORDI
game-pordi-about = Zwei gegen zwei, bis 7. Domino zählt eins bis vier. Sperren bringt zwei Punkte, wenn kein Gegner so wenige Augen hat, und kostet einen, wenn einer weniger hat.
game-orado = Indonesien, ORADO
game-orado-short = ORADO
game-orado-about = Zwei gegen zwei, bis 101. 0-0 eröffnet die erste Runde, 1-1 die zweite und so weiter. Domino an beiden Enden zählt doppelt.
game-to = { $game }, bis { $points }
game-house-rules = { $game }, Hausregeln
house-rules = Hausregeln
house-rules-without = Ohne diese Regel: { $told }
named-value = { $name }: { $value }
house-rules-usual = Nach den üblichen Regeln spielen
house-rules-usually = Sonst: { $told }
house-rules-brief = { $told } (sonst { $usual }).
game-custom = Eigene Regeln
game-custom-about = Ein Spiel mit deinen eigenen Regeln.
welcome-question = Womit möchtest du anfangen?
welcome-learn = Bring es mir bei
welcome-learn-about = Vom ersten Stein an. Die erste Lektion dauert zwei Minuten.
welcome-play = Ein kurzes Spiel
welcome-play-about = { $game } bis { $points } gegen einen Anfänger. Klick den Stein an, der leuchtet.
    .fingers = { $game } bis { $points } gegen einen Anfänger. Tipp auf den Stein, der leuchtet.
welcome-all = Alle Spiele
welcome-all-about = Wähl das Spiel, die Mitspieler und die Regeln.
welcome-invited = Ich habe eine Einladung
greeting-name = Dein Name
greeting-name-hint = freiwillig
game-names = Schon dabei
game-begin = Beginnen
game-invite = Einladen
game-search = Spiel suchen
game-search-none = Kein Spiel gefunden.
game-under-way = Dein laufendes Spiel ist gespeichert. Rückgängig holt es zurück.
game-players = Spieler
game-partners = Partner
game-same-level = Alle gleich stark
game-more = Mehr
game-level-of = Platz von { $name }
game-name-of = Name von { $name }
game-seat-of = Platz { $seat }
game-move-of = { $name } einen Platz weiter setzen
game-person = Ein Mensch
game-other-players = Andere Spieler…
game-elsewhere = Online-Mitspieler
game-elsewhere-about = Sitzt an einem anderen Bildschirm und kommt mit deiner Einladung.
game-minutes = Minuten pro Person
game-no-clock = Ohne Uhr
game-no-help = Ohne Hilfe
game-no-help-about = Tipps, Tutor, „Wo Steine liegen können“ und das Aufdecken verdeckter Steine sind für alle am Tisch aus.
game-guest-name = Name der Person auf Platz { $seat }
game-again = Noch einmal: { $names } · { $game }
game-deal = Nummer der Verteilung
game-deal-any = beliebig
game-cannot = Mit diesen Regeln kann man nicht um so viele Punkte spielen.
game-display = Anzeige
display-whole = Ganzer Tisch
display-whole-about = Jeder Stein bleibt, wo er gelegt wurde, wie auf einem echten Tisch.
display-compact = Kompakt
display-compact-about = Nur die Enden sind zu sehen. Alle Steine stehen unten in einem Feld.

level-beginner = Anfänger
level-easy = Leicht
level-not-so-easy = Nicht so leicht
level-tough = Schwer
level-brutal = Gnadenlos
level-beginner-about = Legt den Stein, der jetzt am meisten bringt, und achtet auf nichts sonst.
level-beginner-any = Legt irgendeinen Stein, der passt.
level-easy-about = Legt drei von fünf Steinen wie ein Anfänger und wägt die anderen ab.
level-not-so-easy-about = Legt einen von fünf Steinen wie ein Anfänger. Sonst wägt er ab, was jeder Stein bringt, welche Enden er lässt und was folgen kann.
level-tough-about = Merkt sich, wer was nicht legen konnte, und denkt etwas voraus.
level-brutal-about = Denkt weit voraus und liest aus deinen Zügen, was du hast.
level-step = Gewinnt { $games } gegen „{ $level }“.

## Settings

setting-level = Schwierigkeit
    .search = Stufe, Stärke, leichter, schwerer, stärker, schwächer, Gegner, Nestor, Anfänger, Könner
setting-level-about = Wie sehr Nestor sich anstrengt, dich zu schlagen. Es gilt sofort, auch mitten im Spiel.
setting-game = Spiel

settings-rules = Regeln
rules-never-exact = Mit diesen Regeln kann niemand genau { $target } Punkte erreichen. Die alten Regeln gelten weiter, bis du eine andere Zahl wählst oder „Genau treffen“ oder „Rundung“ ausschaltest.
rules-nothing-scores = Mit diesen Regeln kann niemand punkten. Die alten Regeln gelten weiter, bis etwas zählt.
rules-cannot = Mit diesen Regeln kann man nicht spielen. { $why } Die alten Regeln gelten weiter, bis du sie änderst.

setting-target = Punkte zum Sieg
    .search = Punkte zum Sieg, Ziel
setting-target-other = Ein anderes Ziel, bis 1000
setting-other = Andere
setting-time = Minuten für das Spiel
setting-time-about = Die Uhr läuft, wenn du dran bist und wenn Nestor dran ist. In einer Pause steht sie.
setting-time-other = Eine andere Zahl, bis 180
settings-classic = Die klassischen Spiele
rules-change = Ändern
rules-ask-players = Wie viele spielen mit?
rules-ask-goal = Wann ist das Spiel gewonnen?
rules-ask-draws = Wird gekauft?
rules-ask-scores = Was bringt während der Runde Punkte?
rules-ask-leads = Wer eröffnet?
rules-ask-blocked = Was, wenn niemand legen kann?
rules-unusual = Seltenere Regeln
rules-next-hand = Ab der nächsten Runde
rules-next-game = Ab dem nächsten Spiel
rules-new-game-only = Das kann ein Spiel nicht ändern, das schon läuft. Dafür brauchst du ein neues.
settings-scoring = Gewinnen und Zählen
setting-head-start = Vorsprung
setting-head-start-about = Der erste Spieler beginnt mit so vielen Punkten Vorsprung.
setting-exact = Genau treffen
setting-exact-about = Punkte, die über das Ziel hinausgehen, zählen nicht. Wo nur Runden Punkte bringen, kann so ein Spiel Hunderte von Runden dauern, außer wenn kurz vor dem Ziel alle Punkte zählen.
exact-off = Aus
exact-on = An
exact-near = An, aber kurz vor dem Ziel zählen alle Punkte
setting-love = Six-Love
setting-love-about = Der Sieger muss das Ziel erreichen, solange eine andere Seite nichts hat. Sonst gehen alle auf null zurück. Mit „Bei eins zu eins um zwei“ zählt nach einem Eins zu eins die nächste gewonnene Runde zwei.
love-off = Aus
love-on = An
love-play-two = Bei eins zu eins um zwei
setting-check = Das Spiel endet
check-at-once = sobald das Ziel erreicht ist
check-hand-end = nach der Runde, die es erreicht
setting-single-hand = Eine Runde je Spiel
setting-spinner = Spinner
    .search = erster Pasch, vier Arme, kein Spinner
setting-spinner-about = Ein Spinner ist ein Pasch, an den an allen vier Seiten angelegt werden kann.
spinner-none = Keiner
spinner-first = Erster Pasch
spinner-led = Erster Stein, wenn ein Pasch
spinner-enclosed = Erster umschlossener Pasch
spinner-counting = Erster Pasch, seine Enden zählen
spinner-cross = Erster Pasch, erst das Kreuz
spinner-maltese = Erster Pasch, Malteserkreuz
spinner-maltese-four = Malteserkreuz, erst alle vier
spinner-every = Jeder Pasch
spinner-sevens = Keiner, Hälften ergeben sieben
setting-fives = Fünfer
    .search = keine Fünfer, All Fives
setting-fives-about = Du punktest, wenn die Summe der offenen Enden durch fünf teilbar ist.
setting-threes = Dreier
    .search = keine Dreier, All Threes
setting-threes-about = Du punktest, wenn die Summe der offenen Enden durch drei teilbar ist.
setting-counting = Zählweise
setting-counting-about = Was offene Enden zählen: ihre Summe, einen Punkt für jede Fünf oder Drei darin, oder zwei Punkte, wenn sie gleich sind (drei mit einem Pasch).
counting-whole = Summen
counting-parts = Fünfen und Dreien darin
counting-twins = Gleiche Enden
settings-dealing = Geben und Kaufen
setting-set = Satz
setting-set-about = Die höchste Zahl bestimmt, wie viele Steine es gibt.
set-six = Doppelsechs, 28 Steine
set-nine = Doppelneun, 55 Steine
set-twelve = Doppelzwölf, 91 Steine
setting-hand = Steine auf der Hand
    .search = Zahl der Steine, geben, ziehen
setting-max-doublets = Höchstens so viele Pasche
    .search = Pasche höchstens, ungültig
setting-max-doublets-about = Bekommt jemand mehr, wird neu gegeben, bevor du die Steine siehst.
setting-no-limit = beliebig
setting-leave-out = Wird nicht gegeben
leave-out-off = nichts
setting-left-over = Übrige Steine beim Geben
left-over-nobody = bleiben liegen
left-over-leader = bekommt, wer eröffnet
setting-draws = Kaufen
    .search = Talon, ziehen, nachziehen, Block, kein Kaufen
setting-draws-about = Wenn du nicht legen kannst, kaufst du vom Talon. Ausgeschaltet kauft niemand.
setting-restrict-draw = Kaufen nur in Not
    .search = passen
setting-restrict-draw-about = Du darfst nur kaufen, wenn du nicht legen kannst.
setting-reserve = Nie gekaufte Steine
    .search = 2 Steine vergraben, Talon
setting-reserve-about = Die letzten Steine des Talons bleiben liegen.
setting-hand-limit = Kaufen höchstens bis
setting-hand-limit-about = Mit so vielen Steinen passt du, statt zu kaufen.
setting-draw-most = Kaufen höchstens je Zug
setting-draw-most-about = Nach so vielen gekauften Steinen legst oder passt du.
settings-leading = Eröffnen
setting-lead-first = Die erste Runde eröffnet
    .search = wer eröffnet, Anspiel, beginnt, Los, schwerster Pasch
lead-first-doublet = Pasch
lead-first-low-doublet = Niedrigster Pasch
lead-first-three-two = 3-2 oder der niedrigste Pasch
lead-first-blank = 0-0
lead-first-lot = Per Los
setting-no-doublet = Hat niemand einen Pasch
setting-no-doublet-about = Was gilt, wenn ein Pasch eröffnen soll und niemand einen bekommen hat.
no-doublet-deal-again = Neu geben
no-doublet-heaviest = Der höchste Stein eröffnet
no-doublet-lowest = Der niedrigste Stein eröffnet
setting-lead-next = Spätere Runden eröffnet
    .search = wer eröffnet, Anspiel, beginnt, Domino, schwerster Pasch
lead-next-doublet = Pasch
lead-next-winner = Gewinner
lead-next-loser = Verlierer
lead-next-most-pips = Meiste Augen, egal welche Seite
lead-next-alternate = Abwechselnd
lead-next-lot = Per Los
lead-next-each-doublet = Jeder Pasch der Reihe nach
lead-doublet-about = Wer den höchsten Pasch hat, eröffnet jede Runde damit.
lead-each-doublet-about = Die Pasche eröffnen der Reihe nach: 1-1 die zweite Runde, 2-2 die dritte und so weiter.
lead-winner-about = Wer die letzte Runde gewonnen hat, eröffnet mit einem beliebigen Stein.
lead-loser-about = Wer die letzte Runde verloren hat, eröffnet mit einem beliebigen Stein.
lead-alternate-about = Die Spieler eröffnen abwechselnd mit einem beliebigen Stein.
lead-lot-about = Jeder deckt einen Stein auf. Wer den höchsten hat, eröffnet mit einem beliebigen Stein.
lead-blocked-doublet = Die erste Runde und jede nach einer Sperre eröffnet der höchste Pasch.
lead-blocked-low = Die erste Runde und jede nach einem Gleichstand eröffnet der niedrigste Pasch.
lead-blocked-blank = Die erste Runde und jede nach einem Gleichstand eröffnet 0-0.
lead-blocked-lot = Über die erste Runde und jede nach einer Sperre entscheidet das Los.
lead-at-first-doublet = Die erste Runde eröffnet der höchste Pasch.
lead-at-first-low = Die erste Runde eröffnet der niedrigste Pasch.
lead-at-first-blank = Die erste Runde eröffnet 0-0.
lead-at-first-lot = Über die erste Runde entscheidet das Los.
setting-lead-after-block = Eröffnung nach einer Sperre
setting-lead-after-block-about = Wer die Runde gesperrt hat, eröffnet nur, wenn seine Seite sie gewonnen hat.
lead-after-block-first = wie in der ersten Runde
lead-after-block-low-hand = der Gewinner mit der niedrigsten Hand
lead-after-block-closer = wer gesperrt hat, sonst der Nächste
lead-after-block-last = wer zuletzt gelegt hat
setting-lead-after-tie = Eröffnung nach Gleichstand
lead-after-tie-first = reihum oder wie in der ersten Runde
lead-after-tie-same = derselbe Spieler
setting-lead-bone = Der Gewinner eröffnet mit
setting-lead-bone-about = Wer mit einem Pasch eröffnen muss und keinen hat, passt.
lead-bone-any = einem beliebigen Stein
lead-bone-doublet = einem Pasch
lead-bone-doublet-or-next = einem Pasch, sonst der Nächste
setting-lead-scores = Die Eröffnung zählt
setting-lead-scores-about = Wenn nur 5-5 zählt, dann erst ab der zweiten Runde.
lead-scores-any = immer
lead-scores-5-5 = nur 5-5
lead-scores-nothing = nie
setting-lead-wins = Die Eröffnung kann gewinnen
setting-lead-wins-about = Wenn nicht, zählen Punkte für den ersten Stein einer Runde nicht, falls sie das Spiel gewinnen würden.
settings-ending = Ende einer Runde
setting-domino-what = Domino bringt
domino-what-opponents = Augen der Gegner
domino-what-all = alle Augen
domino-what-one = eins
domino-what-nothing = nichts
setting-both-out = Beide Partner machen Domino
setting-both-out-about = Eine Runde läuft, bis beide Partner einer Seite keine Steine mehr haben.
setting-block-who = Gesperrte Runden gewinnt
    .search = Block werten, niedrig, zuletzt
setting-block-who-about = Der Partner dessen, der gesperrt hat, kann außer Acht bleiben.
block-who-low = wer die wenigsten Augen hat
block-who-last = wer zuletzt gelegt hat
block-who-low-hand = die niedrigste Hand
block-who-closer = die niedrigste Hand, ohne Partner
setting-block-what = Gesperrte Runden bringen
    .search = Block werten, Differenz, Gegner, beide
setting-block-under = Sperre gewinnt nur unter
setting-block-under-about = Mit so vielen Augen oder mehr gewinnt niemand eine gesperrte Runde.
block-what-difference = die Differenz
block-what-between = die Differenz der beiden Hände
block-what-never-less = die Differenz, nie unter null
block-what-opponent = die Augen des anderen
block-what-both = alle Augen
block-what-one = eins
block-what-two = zwei
block-what-nothing = nichts
setting-block-tie = Gleichstand
block-tie-share = wird geteilt
block-tie-nobody = gehört niemandem
block-tie-leader = gewinnt, wer eröffnet hat
block-tie-not-closer = verliert, wer gesperrt hat
block-tie-not-closer-one = eins für die andere Seite
block-tie-carry = erhöht die nächste um eins
block-tie-carry-all = erhöht um eins, wie jede Sperre
setting-closer-loses = Wenn verliert, wer gesperrt hat
setting-closer-loses-about = Was gilt, wenn die Seite verliert, die gesperrt hat. Gleichstand zählt nicht als verloren.
closer-loses-nothing = nichts weiter
closer-loses-point = die Seite verliert einen Punkt
closer-loses-double = die Runde zählt doppelt
setting-rounding = Rundung
    .search = auf 5 runden
setting-rounding-about = Punkte am Ende einer Runde werden auf ein Vielfaches von fünf gerundet.
rounding-off = Aus
rounding-on = Auf die nächste Fünf
rounding-down = Abrunden
rounding-up = Aufrunden
setting-award-cap = Rundenpunkte höchstens bis
setting-award-cap-about = Punkte für Augen bringen niemanden über diesen Stand hinaus.
setting-settle = Augen auf der Hand
setting-settle-about = Der Gewinner bekommt die übrigen Augen, oder jede Seite verliert ihre eigenen, oder nur die Verlierer verlieren ihre. Das Spiel verliert dann, wer so viele Augen verloren hat, wie das Ziel angibt.
settle-award = Gewinner bekommt sie
settle-subtract = Jede Seite verliert ihre
settle-collect = Nur Verlierer verlieren ihre
setting-bones-left = Ein übriger Stein zählt
bones-left-pips = seine Augen
bones-left-five-each = fünf
bones-left-lone = seine Augen; 0-0 allein 25, höchster Pasch allein 50
settings-bonuses = Prämien
setting-out-doublet = Domino mit einem Pasch
setting-out-both-ends = Domino an beiden Enden
setting-out-both-ends-about = Der letzte Stein passt an beide Enden, mit jeder Hälfte an eines.
setting-both-ends-doublet = Auch Pasche an beiden Enden
setting-both-ends-doublet-about = Domino mit einem Pasch, der an beide Enden passt, bringt dasselbe.
setting-both-ends-double = Beide Enden zählen doppelt
setting-both-ends-double-about = Passt der letzte Stein an beide Enden, zählen die Punkte der Runde doppelt.
setting-out-doublet-ends = Domino mit einem Pasch an beiden Enden
setting-out-doublet-ends-about = Zusätzlich für einen letzten Pasch, der an beide Enden passt.
setting-out-blank = Domino mit 0-0
setting-pass = Jedes Passen der Gegner
setting-pass-round = Alle anderen passen
setting-pass-lead = Passen auf die Eröffnung
setting-pass-lead-about = Der Nächste passt auf die Eröffnung, aber der Übernächste legt.
setting-pass-lead-doublet = Nur bei Eröffnung mit einem Pasch
setting-pass-lead-doublet-about = Passen auf die Eröffnung zählt nur, wenn mit einem Pasch eröffnet wurde.
setting-hand-bonus = Die ersten gewonnenen Runden
hand-bonus-off = nichts

settings-table = Am Tisch
settings-play = Ablauf
settings-search = Einstellungen durchsuchen
settings-search-none = Keine Einstellung gefunden.
settings-return = Zurück zum Spiel
    .search = zurück
settings-where-pass = Passt keiner deiner Steine, steht auf dem großen Knopf „Kaufen“, oder „Passen“, wenn nichts mehr zu kaufen ist.
    .search = kann nicht legen, passen
settings-where-bones = Neben jedem Namen liegen die Steine dieses Spielers. In der kompakten Anzeige steht dort ihre Zahl.
    .search = meine Steine, deine Steine, Zahl der Steine
settings-in-rules = Das gehört zum Spiel. Drück darauf, um es dort zu sehen:
settings-in-menus = Befehle:
settings-to-rules = Regeln des Spiels…
    .search = Spielbedingungen, Hausregeln
setting-as-in-manuals = Klassische Bedienung
setting-as-in-manuals-about = Nichts geschieht von selbst: Du drückst OK für jeden Schritt, kaufst Stein für Stein und klickst zweimal. Jedes Spiel außer Five-Up und Festung hat die kompakte Anzeige mit der Tischsumme unten links. Der gewählte Stein erscheint in umgekehrten Farben, und deine Steine bleiben liegen, wo sie sind.
    .fingers = Nichts geschieht von selbst: Du drückst OK für jeden Schritt, kaufst Stein für Stein und tippst zweimal. Jedes Spiel außer Five-Up und Festung hat die kompakte Anzeige mit der Tischsumme unten links. Der gewählte Stein erscheint in umgekehrten Farben, und deine Steine bleiben liegen, wo sie sind.
setting-bar = Symbolleiste
    .search = Knöpfe, Symbole
setting-bar-about = Rückgängig, Wiederholen, Tipp, Protokoll, Analyse, Ton und Vollbild als Symbole.
setting-bar-at = Position der Symbolleiste
setting-bar-at-about = Links lässt sie in einem kleinen Fenster mehr Höhe.
bar-top = Oben
bar-left = Links
setting-auto-ok = Automatisches OK
    .search = automatisch, warten, bestätigen, gekauft
setting-auto-ok-about = Nestor spielt, ohne auf dein OK zu warten.
setting-ok-each-step = OK für jeden Schritt
setting-ok-each-step-about = Nestor wartet auf dein OK, bevor er einen Stein kauft oder legt. Sonst reicht ein OK, bis du dran bist.
setting-one-click = Mit einem Klick spielen
    .search = tippen, Doppelklick
    .fingers = Mit einem Tippen spielen
setting-one-click-about = Ein Klick legt einen Stein, wenn es nur eine Stelle für ihn gibt oder gleich ist, wohin er kommt.
    .fingers = Ein Tippen legt einen Stein, wenn es nur eine Stelle für ihn gibt oder gleich ist, wohin er kommt.
setting-pace = Tempo
    .search = schneller, langsamer, Geschwindigkeit, warten
setting-pace-about = Wie lange ein Zug zu sehen ist, bevor der nächste kommt.
pace-none = Ohne
pace-quick = Schnell
pace-usual = Üblich
pace-slow = Langsam
setting-auto-draw = Automatisch kaufen
setting-auto-draw-about = Wenn du kaufst, kaufst du weiter, bis etwas passt.
setting-play-forced = Erzwungene Züge für mich spielen
setting-play-forced-about = Sitzen mehrere am Bildschirm, wird ein Zug ohne Wahl für dich gespielt, damit das Gerät nicht weitergereicht werden muss.
setting-hold-to-show = Zum Zeigen gedrückt halten
setting-hold-to-show-about = Sitzen mehrere am Bildschirm, muss der Knopf, der die Steine zeigt, kurz gedrückt bleiben.
setting-judge-games = Beendete Spiele beurteilen
setting-judge-games-about = Beendete Spiele werden im Hintergrund beurteilt, solange dein Computer nichts zu tun hat.
setting-lots = Selbst losen
setting-lots-about = Du deckst die Steine auf, die über die Eröffnung entscheiden, und nimmst im Kaufspiel auf eine Runde deine eigenen. Sonst geschieht das für dich.
setting-tutor = Tutor
    .search = Hilfe, Lehrer, warnen, Fehler
setting-tutor-about = Der Tutor sieht sich deinen Zug an, bevor er zählt, und fragt nach, wenn ein anderer besser ist. Ein Spiel mit Tutor ist Übung.
tutor-off = Aus
tutor-blunders = Grobe Fehler
tutor-bad = Schlechte Züge
tutor-doubtful = Zweifelhafte Züge
tutor-always = Alles außer dem besten Zug
setting-table-count = Tischsumme
    .search = Summe, zählen
setting-table-count-about = Zeigt die Summe der offenen Enden in Spielen, in denen sie Punkte bringt.
setting-place-counts = Summen an den Stellen
setting-place-counts-about = Während du wählst, zeigen die Stellen, an die ein Stein passt, wie hoch die Summe wäre.
setting-flicker = Blinken
setting-flicker-about = Das Ende, an das Nestor gerade gelegt hat, blinkt.
setting-heads = Gesichter
setting-heads-about = Nestor, Ajax und Helena haben ein Gesicht neben dem Namen und sagen nach einer Runde etwas.
setting-own-head = Dein Gesicht
head-none = Keins
setting-hand-order = Reihenfolge deiner Steine
    .search = sortieren, ordnen
setting-hand-order-about = Du kannst einen Stein auch an eine andere Stelle in deiner Hand ziehen. Die Tasten dafür stehen in der Hilfe.
    .fingers = Du kannst einen Stein auch an eine andere Stelle in deiner Hand ziehen.
hand-drawn = Wie ausgeteilt und gekauft
hand-suit = Nach Zahlen
hand-weight = Nach Gewicht
setting-close-gaps = Lücken schließen
setting-close-gaps-about = Die Steine deiner Hand rücken zusammen, wenn du einen legst.
setting-raise = Passende Steine anheben
setting-dim = Unpassende Steine abdunkeln
setting-dim-about = Steine, die nirgends passen, sind dunkler, während du wählst.
setting-invert = Gewählten Stein umfärben
setting-invert-about = Der gewählte Stein wechselt die Farben, statt angehoben zu werden. Die kompakte Anzeige macht das immer.
setting-scores = Punktestand
scores-figures = Zahlen
scores-cribbage = Cribbage-Brett
scores-x = Strichliste (X)
setting-score-in-fives = In Fünfern zählen
setting-score-in-fives-about = Je fünf Punkte erscheinen als einer, wie auf einem Cribbage-Brett.

settings-cloth = Auf dem Tuch
settings-hand = Deine Hand
settings-figures = Punktestand und Symbolleiste
settings-sound = Ton
setting-sound = Töne abspielen
    .search = stumm, leise, Ton, lautlos
setting-sound-about = Töne von Steinen, Tuch und Holz.
setting-volume = Lautstärke
    .search = lauter, leiser, laut
setting-quieter-others = Andere leiser
setting-quieter-others-about = Was andere tun, klingt leiser als das, was du tust.
settings-comfort = Komfort
settings-by-hand = Von Hand
settings-help = Hilfe
settings-colors = Farben, Steine und Tuch…
    .search = dunkel, hell, Nacht, Design, Kontrast, Aussehen, meine Züge, deine Züge, Hintergrund, Augen, Linien, Ränder, Knöpfe
setting-reduce-motion = Weniger Bewegung
    .search = ruhig, Animation, schwindlig
setting-reduce-motion-about = Steine sind sofort an ihrem Platz, ohne Animationen.
setting-speed = Tempo der Animationen
    .search = schneller, langsamer, bewegen
setting-scale = Schriftgröße
    .search = größer, kleiner, Buchstaben, Schrift, Zoom
setting-scale-about = Macht die Schrift in Fenstern, Menüs und im Protokoll größer, und am Tisch, wo Platz ist. Steine sind immer so groß, wie das Fenster es zulässt. In einem kleinen Fenster wächst nur die Schrift.
    .fingers = Macht die Schrift in Fenstern, Menüs und im Protokoll größer, und am Tisch, wo Platz ist. Zwei Finger, die du auf Wörtern spreizt, tun dasselbe. In einem kleinen Fenster wächst nur die Schrift.
setting-language = Sprache
language-system = Wie im System

## Colors

theme-felt = Grüner Filz
theme-slate = Schiefer
theme-contrast = Hoher Kontrast
theme-blue = Blaues Spielfeld
theme-linen = Schwarz auf Leinen
theme-stone = Stein
theme-walnut = Nussbaum und Messing
theme-night = Nacht
theme-own = Dein Tisch
colors-tune = Anpassen
theme-name = Name des Farbschemas
theme-edit = „{ $name }“ bearbeiten
theme-use = „{ $name }“ verwenden
theme-save-use = „{ $name }“ speichern und verwenden
colors-bones = Steine
bones-ivory = Elfenbein und Messing
bones-black = Schwarz
bones-colored = Bunte Augen
bones-grained = Gemasert
bones-flat = Flach
colors-cloth = Tuch
cloth-felt = Filz
cloth-linen = Leinen
cloth-slate = Schiefer
cloth-flat = Einfarbig
colors-rail = Rahmen
rail-wood = Holz
rail-steel = Stahl
rail-stone = Stein
rail-flat = Schlicht
colors-reset = Meine Schemas zurücksetzen
colors-editing = Du bearbeitest „{ $edited }“, in Gebrauch ist „{ $used }“
colors-editing-used = Du bearbeitest „{ $name }“, das Schema in Gebrauch
colors-load = Farben laden
colors-rejected = Deine Änderungen an den Farben sind verworfen.
colors-click = Klick auf einen Teil des Tisches, um seine Farbe zu ändern.
    .fingers = Tipp auf einen Teil des Tisches, um seine Farbe zu ändern.
colors-which = Farbe für
colors-double = Doppelte Umrisse
colors-double-about = Nestors Steine bekommen einen zweiten Umriss, falls du die Farben nicht unterscheiden kannst.
colors-sample = Vorschau
colors-sample-text = 5 für mich.
color-red = Rot
color-green = Grün
color-blue = Blau
part-background = Hintergrund
part-text = Text
part-your-hand = Deine Hand
part-your-plays = Von dir gelegt
part-my-plays = Von mir gelegt
part-pips = Augen
part-lines = Striche
part-outlines = Umrisse
part-your-hand-selected = Gewählter Stein
part-pips-selected = Seine Augen
part-lines-selected = Sein Strich
part-outlines-selected = Sein Umriss
part-buttons = Knöpfe
part-button-text = Text der Knöpfe

## Game tally

tally-bests = Rekorde
tally-clear = Löschen
tally-in-all = Insgesamt
tally-practice = Übung: { $won } gewonnen, { $lost } verloren
tally-column-practice = Übung
tally-about-practice = Übung zählt für sich: Spiele, in denen das Programm geholfen hat. Hilfe zeigt einen verdeckten Stein oder beurteilt eine Runde, bevor sie vorbei ist: ein Tipp, ein Einwand des Tutors, „Wo Steine liegen können“, eine Analyse, eine Kopie, ein zurückgenommener Zug, nachdem du Neues gesehen hast. Auch gewählte oder schon gespielte Verteilungen sind Übung.
tally-people = Mit und gegen Menschen
tally-others = Andere
tally-against = gegen { $against }
tally-with = mit { $with }
tally-with-against = mit { $with } gegen { $against }
tally-spoken = { $name }: du { $you }, Nestor { $nestor }, dein Anteil { $share }, Übungsspiele { $practice }
tally-people-spoken = { $name }: du { $you }, die anderen { $nestor }, dein Anteil { $share }, Übungsspiele { $practice }

## The score sheet

command-score-sheet = Punktezettel
button-same-deals = Dieselben Steine noch einmal
button-head-start = Mit Vorsprung
end-title = Spielende
end-side-wins =
    { $side-who ->
        [you] Du gewinnst
        [with-you] Du und { $side-others } gewinnt
        [single] { $side } gewinnt
       *[other] { $side } gewinnen
    }
end-resigned =
    { $name-who ->
        [you] Du hast
       *[other] { $name } hat
    } aufgegeben.
end-nobody-wins = Niemand gewinnt
end-hand-domino = Domino!
end-hand-blocked = Gesperrt!
end-hand-locked = Gesperrter Tisch!
end-time = Die Zeit ist um.
end-bonus = Bonus: { $spread } für den Vorsprung, { $time } für die übrige Zeit. Zusammen { $total } Punkte.
sheet-hand = Runde { $number }
sheet-rules = Ab hier: { $game }.
sheet-led =
    { $name-who ->
        [you] Du hast
       *[other] { $name } hat
    } eröffnet.
sheet-out =
    { $name-who ->
        [you] Du hast
       *[other] { $name } hat
    } Domino gemacht.
sheet-blocked = Gesperrt.
sheet-decided = Vor dem Ende entschieden.
sheet-under-way = Läuft noch.
sheet-plays = im Spiel
sheet-firecrackers = Böller
sheet-end = am Ende
sheet-left = Augen übrig
sheet-left-told = Augen übrig: { $told }
sheet-collect = Augen, die auf der Hand bleiben, zählen gegen ihre Seite. Eine Seite, die −{ $points } erreicht, verliert.
sheet-love = Hat jede Seite eine Runde gewonnen, gehen alle auf null zurück.
sheet-total = Insgesamt
sheet-best-play = Dein bester Zug
sheet-best-play-told = Runde { $hand }: { $play }, +{ $points }
sheet-best-hand = Deine beste Runde
sheet-best-hand-told = Runde { $hand }: +{ $points }
sheet-turn = Wendepunkt
sheet-turn-told = Runde { $hand }: { $what } { $gain }
sheet-better = Ein besserer Weg
sheet-better-told = Mit { $play } statt { $bone } hättest du { $games } mehr gewonnen
sheet-better-sought = Nestor sieht sich deine Züge an…
feat-first = Zum ersten Mal
feat-first-win = Dein erster Sieg.
feat-first-at-level = Dein erster Sieg auf dieser Stufe: { $level }.
feat-best = Bestwert
feat-clearest = Dein bisher klarster Sieg, um { $points }.
feat-close = Ganz knapp
feat-closer =
    Näher dran als je zuvor: { $count ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } zurück.
sheet-all-hands = Alle { $count } Runden
sheet-head-start = Fünfmal nacheinander verloren. Möchtest du das nächste Spiel mit { $points } Vorsprung beginnen?
sheet-race = Stand nach jeder Runde. { $told }

## The log and the unseen bones

command-unseen = Verdeckte Steine
unseen-title = Verdeckt: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Wo Steine liegen können
beliefs-where = Wo?
beliefs-draws = Aus Kaufen und Passen
beliefs-passes = Aus dem Passen
beliefs-plays = Auch aus den Zügen
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. Er liegt hier: { $place }.
beliefs-point = Zeig auf einen Stein, um zu sehen, wer ihn haben kann. Das Spiel ist jetzt Übung.
beliefs-point-truth = Zeig auf einen Stein. Ein Ring zeigt, wo er liegt.
beliefs-thinking = Wird berechnet…
beliefs-between = Nur während einer Runde.
command-log = Protokoll
command-again = Noch einmal ansehen
    .search = letzte Züge
log-copy = Als Text kopieren
log-before = Vorige Runde
log-next = Nächste Runde
log-empty = Noch wurde kein Stein gelegt.
log-moment = Zug { $number }: { $name }, { $what }
log-left =
    { $name-who ->
        [you] Du hast
       *[other] { $name } hat
    } noch { $bones }.
log-column-count = Summe
log-column-points = Punkte
log-lead = { $name-who ->
    [you] eröffnest
   *[other] eröffnet
} mit { $bone }
log-draw = { $name-who ->
    [you] kaufst
   *[other] kauft
} { $bones }
log-pass = { $name-who ->
    [you] passt
   *[other] passt
}
log-with-lacks = { $did }: { $lacks }
log-destroy = { $name-who ->
    [you] sprengst
   *[other] sprengt
} { $bone }
log-lacks = keine { $pips }
log-count = Summe { $count }
log-scores = +{ $points }
log-lost = ({ $points } zu viel)
log-scores-another = +{ $points } für die anderen

## Exercises

command-today = Heute
command-exercises = Übungen
practice-solved = { $count } von { $all } gelöst
practice-answered = { $count } von { $all } beantwortet
practice-back = { $count } fällig
practice-rating = Deine Wertung: { $rating }
practice-rating-changed = Deine Wertung: { $rating } ({ $change })
practice-in-a-row = { $count } richtige in Folge
practice-theme = Thema
practice-any-theme = Alle Themen
practice-hardness = Schwierigkeit
practice-any-hardness = Leicht bis sehr schwer
practice-title = Übung { $number }
practice-is-solved = Gelöst
practice-is-answered = Beantwortet
practice-find = Du bist dran. Finde den besten Zug.
practice-played = In deinem Spiel hast du es mit { $play } versucht.
practice-all-done = Das war alles für heute.
practice-looking = Dein Zug wird geprüft…
practice-right = Richtig!
practice-not-judged = Nestor konnte deinen Zug nicht beurteilen. Vielleicht ist er genauso gut wie der beste.
practice-best = Der beste Zug: { $play }
practice-margin = Der nächstbeste Zug kostet dich { $games }.
practice-wrong = Es gibt einen besseren Zug.
practice-gives-away = Der Versuch mit { $play } kostet dich { $games }.
practice-why = Darum ist dieser Zug der beste:
practice-why-other = Darum ist der andere Zug besser:
practice-next-unsolved = Nächste ungelöste
practice-try-again = Noch einmal
practice-show = Besten Zug zeigen
practice-of-day = Übung des Tages
theme-score = Punkten
theme-defend = Verteidigen
theme-stop = Den Nächsten passen lassen
theme-count = Zählen, was noch da ist
theme-endgame = Endspiel
theme-target = Kurz vor dem Ziel
hardness-1 = Leicht
hardness-2 = Nicht so leicht
hardness-3 = Schwer
hardness-4 = Sehr schwer

## The course

command-course = Kurs
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (bestanden)
course-lesson-next = { $number }. { $title } (als Nächstes)
course-passed = { $count } von { $all } Lektionen bestanden
course-tests-won = { $count } von { $all } Probespielen gewonnen
course-test-won = Probespiel gewonnen
course-test-open = Probespiel offen
course-part-first = Eine Runde von Anfang bis Ende
course-part-hidden = Was du nicht siehst
course-part-hand = Deine eigenen Steine
course-part-block = Sperren und Züge lesen
course-part-fives = Fünfer und Dreier
course-part-pairs = Du und dein Partner
course-part-end = Das Ende eines Spiels
course-part-out = Eine Runde gewinnen
course-part-rivals = Gegen das andere Paar
course-part-finish = Das Ende zu viert
course-part-variants = Varianten
course-path-two = Zu zweit
course-path-pairs = Zwei gegen zwei
course-to-two = Lektionen zu zweit
course-to-pairs = Lektionen zu viert
course-lessons = Lektionen
course-is-passed = Diese Lektion hast du bestanden.
course-next = Nächste Lektion
course-play = In einem Spiel erproben: { $game }
lesson-join = Anlegen
lesson-join-idea = Jede Hälfte eines Steins zeigt eine Zahl von Augen, und eine leere Hälfte zählt null. Die beiden Hälften am Ende der Reihe sind offen, und ein Stein passt an ein offenes Ende, das eine seiner Zahlen zeigt. Sieh dir die beiden Enden an und such in deiner Hand den Stein, der eine ihrer Zahlen hat.
lesson-join-why = Nur dieser Stein hat eine Zahl, die an einem Ende liegt. Seine andere Hälfte ist das neue Ende.
lesson-drawing = Kaufen
lesson-drawing-idea = Passt keiner deiner Steine, kaufst du vom Talon, bis einer passt. Ist der Talon leer, passt du. Sieh dir beide Enden an, bevor du kaufst.
lesson-drawing-why = Keiner deiner Steine hat eine Zahl, die an einem Ende liegt, also musstest du kaufen. Jeden gekauften Stein musst du auch wieder loswerden.
lesson-drawing-why-other = Einer deiner Steine passt an ein Ende, also legst du ihn. Kaufen darfst du nur, wenn keiner passt.
lesson-ends = Welches Ende?
lesson-ends-idea = Manchmal passt ein Stein an beide Enden. Überleg vor dem Legen, welche Enden dann offen sind. Deine anderen Steine sollten dort passen.
lesson-ends-why = An diesem Ende lässt der Stein eine Zahl offen, die deine anderen Steine haben. Am anderen Ende hätten weniger deiner Steine gepasst.
lesson-goout = Domino machen
lesson-goout-idea = Mit deinem letzten Stein machst du Domino und gewinnst die Runde. Hast du noch zwei Steine, denk einen Zug weiter: Leg den, der dem anderen ein Ende lässt.
lesson-goout-why = Dein letzter Stein passt jetzt. Andersherum hätte er kein Ende gefunden.
lesson-heavy = Schwere Steine zuerst
lesson-heavy-idea = Machst du Domino, bekommst du jedes Auge, das der andere noch hat. Macht er Domino, bekommt er deine. Runde um Runde geht das Spiel weiter, bis jemand das Ziel erreicht. Wenn sonst nichts den Ausschlag gibt, leg den schwereren Stein.
lesson-heavy-why = Der schwere Stein ist aus deiner Hand. Verlierst du diese Runde, kostet sie dich weniger.
lesson-seven = Sieben von jeder Zahl
lesson-seven-idea = Jede Zahl steht auf sieben Steinen. Zähl die auf dem Tisch und die in deiner Hand: Der Rest ist verdeckt. Lass Enden, zu deren Zahlen nur wenige Steine verdeckt sind.
lesson-seven-why = Nur wenige verdeckte Steine passen an diese Enden. Nach den anderen Zügen wären es viel mehr.
lesson-lacks = Wem was fehlt
lesson-lacks-idea = Wer kaufen oder passen muss, hat keine der offenen Zahlen. Das Protokoll zeigt, welche das waren. Lass dieselben noch einmal offen.
lesson-lacks-why = Der andere kann keine dieser Zahlen haben und muss kaufen oder passen.
lesson-stop = Den anderen passen lassen
lesson-stop-idea = Du kommst voran, wenn der andere nicht legen kann. Lass Enden, an die wenige der verdeckten Steine passen, und behalte einen, der dort passt.
lesson-stop-why = Der andere hat wahrscheinlich nichts, was an diese Enden passt. Du schon, und damit bist du einen Zug voraus.
lesson-plays = Züge lesen
lesson-plays-idea = Wer passt, verrät, was ihm fehlt, und wer legt, verrät, was er hat. Wer die Wahl hat, öffnet meist eine Zahl, die er noch auf der Hand hat. Deck diese Zahl zu, und lass die andere offen.
lesson-plays-why = Der andere hat die Zahl geöffnet, die du zugedeckt hast, und hat deshalb wahrscheinlich mehr davon. Nach bloßem Zählen wäre es mindestens so gut gewesen, sie offen zu lassen.
lesson-doublet = Pasche früh legen
lesson-doublet-idea = Ein Pasch liegt quer und zeigt wieder dieselbe Zahl. Er passt nur an eine Zahl und ist deshalb am schwersten loszuwerden. Leg ihn, solange du kannst.
lesson-doublet-why = Der Pasch ist aus deiner Hand, bevor seine Zahl verschwindet. Ein Stein mit zwei Zahlen findet leichter ein Ende.
lesson-variety = Die Wahl behalten
lesson-variety-idea = Mit vielen verschiedenen Zahlen sitzt du selten fest. Zähl vor dem Legen, wie viele deiner Steine an die neuen Enden passen würden.
lesson-variety-why = Jetzt passen mehr deiner Steine. Was der andere auch legt, du kannst wahrscheinlich weiter.
lesson-bothends = Zweimal dieselbe Zahl
lesson-bothends-idea = Zeigen beide Enden dieselbe Zahl, brauchen alle genau diese. Bring eine Zahl an beide Enden, wenn du mehr Steine mit ihr hast.
lesson-bothends-why = Beide Enden zeigen jetzt eine Zahl, die du noch hast und kaum ein anderer. Der Nächste kommt kaum noch zum Legen, du schon.
lesson-own = Ein Ende für dich allein
lesson-own-idea = Hast du alle Steine, die von einer Zahl noch übrig sind, kann niemand sonst an ein Ende mit dieser Zahl legen. Dieses Ende wartet auf dich. Zähl nach, und schaff dir eines.
lesson-own-why = Niemand sonst hat einen Stein mit dieser Zahl. Dieses Ende kann dir keiner nehmen.
lesson-keep = Dein Ende nicht verbauen
lesson-keep-idea = Ein Ende, an das nur du legen kannst, ist ein Zug auf Vorrat. Verbrauch ihn nicht, solange du einen Stein für ein anderes Ende hast.
lesson-keep-why = Dein Ende ist noch offen. Wenn sonst nichts passt, kannst du dort legen, und niemand außer dir.
lesson-stranded = Den Pasch retten
lesson-stranded-idea = Ein Pasch braucht ein Ende mit seiner Zahl. Zähl, wie viele Steine mit dieser Zahl noch übrig sind. Sind es kaum noch welche, leg den Pasch jetzt, auch wenn er leicht ist.
lesson-stranded-why = Von dieser Zahl ist kaum noch ein Stein übrig. Der Pasch hätte vielleicht nie wieder ein Ende gefunden.
lesson-tempo = Wer ist voraus?
lesson-tempo-idea = Muss niemand passen, macht der mit weniger Steinen zuerst Domino. Zähl sie, und bedenk, wer dran ist. Bist du voraus, brauchst du nur in jedem Zug etwas zum Legen. Liegst du zurück, muss der andere einmal aussetzen.
lesson-tempo-why = Du bist voraus, also lässt dir dieser Zug möglichst viele Züge.
lesson-tempo-why-other = Du liegst zurück, also lässt dieser Zug den anderen aussetzen, auch wenn es dich Züge kostet.
lesson-shut = Die Runde sperren
lesson-shut-idea = Passt kein Stein mehr, ist die Runde gesperrt, und wer die wenigsten Augen hat, gewinnt sie. Ist deine Hand leicht, such den Zug, der beide Enden schließt.
lesson-shut-why = Jetzt kann niemand mehr legen, und du hast wahrscheinlich die wenigsten Augen. Mit der Sperre gewinnst du die Runde.
lesson-noshut = Vor dem Sperren zählen
lesson-noshut-idea = Eine Sperre vergleicht die Augen in den Händen. Ein Stein hat im Schnitt sechs Augen. Bevor du das letzte Ende schließt, vergleich deine Hand mit dem, was die anderen wohl haben.
lesson-noshut-why = Die Sperre wäre zu früh gekommen, denn du hast zu viele Augen. Bleibt ein Ende offen, kannst du weiterspielen.
lesson-sum = Die Enden zählen
lesson-sum-idea = In Fünferspielen punktest du, wenn die Summe der offenen Enden durch fünf teilbar ist. Zähl die beiden Enden so zusammen, wie sie nach deinem Zug aussehen.
lesson-sum-why = Die Summe der Enden ist jetzt durch fünf teilbar und zählt ganz. Kein anderer Zug punktet.
lesson-twice = Pasche zählen doppelt
lesson-twice-idea = Ein Pasch am Ende zählt mit beiden Hälften: 4-4 zählt dort acht. Such den Pasch, der die Summe durch fünf teilbar macht.
lesson-twice-why = Beide Hälften des Paschs zählen, und mit dem anderen Ende ist die Summe durch fünf teilbar.
lesson-spinner = Vier Arme
lesson-spinner-idea = Der erste Pasch ist der Spinner. Sind seine beiden Seiten belegt, sind auch seine beiden Enden offen. Alle offenen Enden zählen zusammen, also sieh auch nach oben und unten.
lesson-spinner-why = Oben oder unten macht der Stein die Summe durch fünf teilbar. Keine andere Stelle bringt so viel.
lesson-most = Die meisten Punkte
lesson-most-idea = Oft punktet mehr als ein Zug. Bleib nicht beim ersten stehen, den du findest. Rechne jede Stelle aus, bevor du wählst.
lesson-most-why = Hier punkten mehrere Züge. Dieser bringt am meisten.
lesson-difference = Wie weit bis zur nächsten Fünf
lesson-difference-idea = Bei drei oder vier Armen musst du nicht immer wieder alle Enden zusammenzählen. Geh von der Summe aus, die da ist: Sie muss auf ein Vielfaches von fünf steigen oder fallen. Such den Stein, der sein Ende um genau so viel ändert.
lesson-difference-why = Die Summe musste sich um genau so viel ändern, wie dieser Stein sein Ende ändert. Kein anderer Zug schafft das.
lesson-falling = Die Summe darf fallen
lesson-falling-idea = Zum Punkten muss die Summe nicht steigen. Von elf führen vier mehr zu fünfzehn, aber eins weniger führt zu zehn. Und eine Fünf am Ende ist für sich nichts wert: Nur die Summe zählt.
lesson-falling-why = Die Summe ist auf ein Vielfaches von fünf gefallen. Eine Fünf am Ende hätte nichts gebracht.
lesson-kickers = Steine zum Antworten
lesson-kickers-idea = Vier Steine führen von einem Vielfachen von fünf wieder zu einem. An einem einfachen Ende ändern 5-0 und 6-1 die Summe um fünf, und 0-0 lässt sie, wie sie ist. 5-5 an einer Fünf legt fünf dazu. Heb sie auf, um auf Punkte zu antworten.
lesson-kickers-why = Der andere hat ein Vielfaches von fünf gelassen, und dieser Stein macht wieder eines. So punktest du auch, und kein anderer Zug bringt so viel.
lesson-leave = Was du übrig lässt
lesson-leave-idea = Kannst du nicht punkten, sieh auf die Summe, die du lässt. Welche der verdeckten Steine würden darauf punkten? Lass die Summe, mit der die wenigsten etwas anfangen können.
lesson-leave-why = Auf diese Summe punkten nur wenige der verdeckten Steine. Nach den anderen Zügen sind es viele.
lesson-safe = Teure Punkte
lesson-safe-idea = Punkte sind wenig wert, wenn die Antwort mehr bringt. Bevor du sie nimmst, sieh nach, was der andere aus den neuen Enden machen könnte.
lesson-safe-why = Mit mehr Punkten sofort hättest du der Antwort den Weg geöffnet. Am Ende bringt dir dieser Zug mehr.
lesson-ahead = Zwei Züge voraus
lesson-ahead-idea = Denk an die Antwort des anderen und dann an deine. Von zwei ähnlichen Zügen wähl den, nach dem du mit deinen Steinen als Nächstes punkten kannst.
lesson-ahead-why = Was der andere auch antwortet, dein nächster Stein punktet jetzt eher. Der Zug, der genauso gut aussah, hätte das verdorben.
lesson-opening = Womit eröffnen?
lesson-opening-idea = Darfst du mit jedem Stein eröffnen, bringen 5-5 und 6-4 sofort zehn. Sonst such einen Stein, auf den sich schwer punkten lässt, etwa einen Pasch, von dessen Zahl du selbst viel hast.
lesson-opening-why = Nimm, was die Eröffnung bringt, und zieh ab, was die Antwort voraussichtlich bringt. Keine andere Eröffnung lässt dir so viel.
lesson-arms = Einen Spinner-Arm aufheben
lesson-arms-idea = Sind beide Seiten des Spinners belegt, zählen seine Enden nichts. Ein Stein mit seiner Zahl und einer Null oder Fünf beginnt dort einen Arm, der die Summe um null oder fünf ändert. So punktet er immer dann, wenn der andere gepunktet hat. Heb ihn dafür auf.
lesson-arms-why = Die Punkte des anderen haben ein Vielfaches von fünf gelassen. Der neue Arm legt null oder fünf dazu, also punktest du auch, und kein anderer Zug bringt so viel.
lesson-choice = Punkten oder passen lassen
lesson-choice-idea = Ein Zug kann punkten oder den anderen ohne Zug lassen. Punkte sind sicher, aber wenn der andere aussetzt, bist du wieder dran, und oft gewinnt das die Runde. Sieh nach, wem was fehlt, bevor du die Punkte nimmst.
lesson-choice-why = Der andere hat wahrscheinlich nichts für diese Enden, du aber schon. Das ist hier mehr wert als die Punkte des anderen Zugs.
lesson-untaken = Nicht genommene Punkte
lesson-untaken-idea = Passen ist nicht der einzige Hinweis darauf, was jemandem fehlt. Hätte jemand mit einem Stein punkten können und hat es nicht getan, hat er ihn wahrscheinlich nicht. Frag bei jedem Stein, den du fürchtest: Wäre er nicht beim letzten Mal gelegt worden?
lesson-untaken-why = Zählt man nur, punkten hier mehr verdeckte Steine. Aber mit einigen davon hätte der andere schon beim letzten Mal gepunktet, also hat er die wahrscheinlich nicht.
lesson-gather = Kaufen, obwohl etwas passt
lesson-gather-idea = Bei „Fünfer, freies Kaufen“ darfst du auch kaufen, wenn du legen kannst. Mit mehr Steinen kannst du öfter punkten. Sie kosten dich nur etwas, wenn du die Runde verlierst.
lesson-gather-why = Kein Zug war so viel wert wie ein weiterer Stein zur Auswahl.
lesson-parts = Fünfen und Dreien
lesson-parts-idea = Im Spiel „Pub-Fünfer & Dreier“ bringt eine durch fünf teilbare Summe einen Punkt für jede Fünf darin, eine durch drei teilbare einen für jede Drei. Fünfzehn ist am besten: Sie bringt acht.
lesson-parts-why = Sieh nicht nur, ob ein Zug punktet, sondern auch, welche Summe er macht. In dieser stecken die meisten Fünfen und Dreien.
lesson-partner = Die Zahl deines Partners
lesson-partner-idea = Eröffnet dein Partner aus freien Stücken mit einem Pasch, hat er meist mehr von dieser Zahl. Ein Ende, das sie zeigt, gehört ihm. Leg lieber an ein anderes Ende, wenn du kannst.
lesson-partner-why = Die Zahl, mit der dein Partner eröffnet hat, ist noch offen, und er hat wahrscheinlich mehr davon.
lesson-repeat = Die Zahl, die wiederkommt
lesson-repeat-idea = Bringt dein Partner dieselbe Zahl immer wieder an ein Ende, hat er meist mehr davon. Lass sie offen, oder bring sie auch ans andere Ende.
lesson-repeat-why = Dein Partner hat diese Zahl mehr als einmal an ein Ende gebracht. Sie ist noch offen, und der nächstbeste Zug hätte sie zugedeckt.
lesson-forced = Ein Muss sagt nichts
lesson-forced-idea = In den meisten Spielen zwei gegen zwei muss der höchste Pasch die erste Runde eröffnen. Das sagt nichts über den Rest der Hand. In späteren Runden eröffnet dein Partner, womit er will, und dann ist ein Pasch ein Zeichen.
lesson-forced-why = Dein Partner musste mit diesem Pasch eröffnen. Es gibt also keinen Grund, seine Zahl für ihn offen zu lassen. Der nächstbeste Zug hätte sie offen gelassen.
lesson-relieve = Dem Partner helfen
lesson-relieve-idea = Hat dein Partner bei den offenen Zahlen gepasst, muss er wieder passen, wenn du sie liegen lässt. Biete ihm eine neue Zahl, auch wenn dir ein anderer Zug besser passt.
lesson-relieve-why = Ein Ende zeigt jetzt eine Zahl, die dein Partner haben kann. Ohne sie hätte er wieder passen müssen.
lesson-shutnext = Dem Nächsten nichts lassen
lesson-shutnext-idea = Zwei gegen zwei ist der Spieler nach dir ein Gegner. Hat er gepasst, kennst du Zahlen, die er nicht hat. Lass nur diese offen.
lesson-shutnext-why = Der Nächste hat keine dieser Zahlen und muss passen. Dann ist dein Partner dran.
lesson-handover = Domino für den Partner
lesson-handover-idea = Es ist egal, wer von euch beiden Domino macht. Hat dein Partner weniger Steine als du, spiel für ihn: Lass das Ende offen, das sein letzter Stein gemacht hat.
lesson-handover-why = Das Ende deines Partners ist noch offen. Er ist weiter als du und soll zuerst Domino machen.
lesson-ours = Sperren zu zweit
lesson-ours-idea = In den meisten Spielen zwei gegen zwei zählen bei einer Sperre die Augen beider Partner zusammen. Denk auch an die Hand deines Partners: Wenige Steine dort und wenige Augen bei dir sprechen für die Sperre. Nach dominikanischen und jamaikanischen Regeln entscheidet die niedrigste einzelne Hand.
lesson-ours-why = Jetzt kann niemand mehr legen. Deine Seite hat wahrscheinlich weniger Augen und gewinnt die Runde.
lesson-suit = Mit der starken Zahl eröffnen
lesson-suit-idea = Darfst du mit jedem Stein eröffnen, nimm die Zahl, von der du am meisten hast. Sie kommt zu dir zurück, und dein Partner weiß Bescheid.
lesson-suit-why = Diese Eröffnung zeigt eine Zahl, von der du mindestens vier Steine hast. So viele kann sonst niemand haben.
lesson-turn = Wer macht zuerst Domino?
lesson-turn-idea = Passt niemand, macht der mit den wenigsten Steinen zuerst Domino. Bei gleich vielen ist es der, der früher dran ist. Halt ihn im Spiel, wenn er zu dir gehört, und lass ihn sonst passen.
lesson-turn-why = Deine Seite ist nach Steinen und Zügen voraus. Dieser Zug hält sie im Spiel.
lesson-turn-why-other = Ein Gegner ist nach Steinen und Zügen voraus. Nach diesem Zug muss er öfter passen.
lesson-hang = Ihren Pasch stranden lassen
lesson-hang-idea = Ein Pasch passt nur an seine eigene Zahl. Ist er ihr letzter Stein und zeigt kein Ende sie, kann ihn niemand legen. Fehlt die Zahl deinem Partner, hat ein Gegner den Pasch.
lesson-hang-why = Ein Gegner hat den letzten Stein dieser Zahl, ihren Pasch. Du hast das letzte Ende für ihn zugedeckt, er kann ihn nie mehr legen.
lesson-feed = Platz für deinen Pasch
lesson-feed-idea = Dein Pasch braucht ein Ende mit seiner Zahl. Zeigt sie keines, bring sie selbst heraus. Die anderen müssen es nicht für dich tun.
lesson-feed-why = Ein Ende zeigt jetzt die Zahl deines Paschs. Kein anderer Zug hätte sie geöffnet.
lesson-square = Beide Enden für den Partner
lesson-square-idea = Hat dein Partner eine Zahl herausgebracht, bring sie an beide Enden. Gegner ohne sie müssen passen, und dein Partner kann weiterlegen.
lesson-square-why = Beide Enden zeigen jetzt eine Zahl, die dein Partner herausgebracht hat. Er kann gut noch mehr davon haben.
lesson-estimate = Jede Hand schätzen
lesson-estimate-idea = Schätz vor einer Sperre jede Hand für sich: die Zahl ihrer Steine mal die Augen, die ihre möglichen Steine im Schnitt haben. Zahlen, bei denen sie gepasst hat, fallen weg. Vergleich dann beide Paare.
lesson-estimate-why = Hand für Hand geschätzt hat deine Seite weniger Augen, also sperrt dieser Zug.
lesson-estimate-why-other = Hand für Hand geschätzt haben die anderen weniger Augen, also hält dieser Zug die Runde offen.
lesson-capicua = Capicúa und Chuchazo
lesson-capicua-idea = An vielen Tischen bringt ein letzter Stein, der an beide Enden passt, mehr: Capicúa. 0-0 als letzter Stein auch. Behalte von zwei Steinen den, der das kann.
lesson-capicua-why = An diesen Enden gewinnt der Stein, den du behältst, die Runde mit Zuschlag. Nach dem nächstbesten Zug nicht.
lesson-ninety = Bei 90 zu 60
lesson-ninety-idea = Sieh vor dem Zug nach, was jeder Seite fehlt. Bei 90 genügen zehn Augen, also fast jede gewonnene Runde. Bei 60 fehlen vierzig, und der anderen Seite nur zehn.
lesson-ninety-why = Bei 90 fehlen nur zehn Augen, da genügt der sichere Zug.
lesson-ninety-why-other = Bei 60 fehlen vierzig, da muss der Zug her, der mehr bringen kann.
lesson-parity = Die letzten zwei einer Zahl
lesson-parity-idea = Sind zwei Steine einer Zahl übrig und kein Ende zeigt sie, öffnet der erste sie für den anderen. Behalte deinen, wenn ein Gegner den anderen haben kann. Öffne sie, wenn ihn nur dein Partner haben kann.
lesson-parity-why = Von dieser Zahl waren zwei Steine übrig, deiner und noch einer. Der andere hilft jetzt keinem Gegner.
lesson-tens = Zehn von jeder Zahl
lesson-tens-idea = Bei der Doppelneun steht jede Zahl auf zehn Steinen, und fünfzehn Steine werden nicht verteilt. Zähl die auf dem Tisch und die in deiner Hand: Der Rest von zehn ist verdeckt. Lass Enden, an die wenige davon passen.
lesson-tens-why = An diese Enden passen weniger verdeckte Steine als nach jedem anderen Zug.
lesson-onebone = Noch ein Stein
lesson-onebone-idea = Hat der Nächste nur noch einen Stein, kann jedes Ende das letzte sein. Welche Steine können es sein? Lass Enden, an die die wenigsten davon passen. Die erste Stellung ist aus Cochon: drei Spieler, jeder für sich, und nichts zu kaufen.
lesson-onebone-why = Von allen Steinen, die es sein können, passen an diese Enden die wenigsten. Der Nächste kann wahrscheinlich nicht Domino machen.
lesson-sums = Nichts ist verdeckt
lesson-sums-idea = Ist der Talon leer, hat der andere genau die Steine, die du nicht siehst. Spiel es im Kopf durch, bevor du einen Stein anfasst: dein Zug, die Antwort, dein nächster Zug.
lesson-sums-why = Jede Folge von Zügen lässt sich bis zum Ende ausrechnen, und diese endet für dich am besten.
lesson-guard = Wenn dem anderen wenig fehlt
lesson-guard-idea = Braucht der Nächste nur noch wenige Punkte, ist nichts wichtiger, als dass er nicht punktet. Zähl für jeden deiner Züge die verdeckten Steine, die dann punkten würden.
lesson-guard-why = Nach diesem Zug ist es am wenigsten wahrscheinlich, dass der Nächste die paar fehlenden Punkte macht.
lesson-exactly = Genau 61
lesson-exactly-idea = Im Spiel „Pub-Fünfer & Dreier“ gewinnt genau 61, und Punkte darüber hinaus zählen nicht. Rechne aus, wie viel dir noch fehlt. Möglichst viele Punkte nützen dir nichts.
lesson-exactly-why = Dieser Zug bringt genau die Punkte, die noch fehlten, und gewinnt. Mehr Punkte hätten nicht gezählt.
lesson-twoscores = Rückstand und Vorsprung
lesson-twoscores-idea = Dieselben Steine auf demselben Tisch können bei einem anderen Stand einen anderen Zug verlangen. Liegst du vorn, genügt der sichere Weg. Liegst du zurück, hilft ein kleiner Gewinn nicht. Sieh zuerst nach, wie viel jedem von euch noch fehlt.
lesson-twoscores-why = Du liegst vorn, da genügt der sichere Zug.
lesson-twoscores-why-other = Du liegst zurück, da brauchst du den Zug, der mehr bringen kann.

## A match of eight deals

other-difference = Differenz
other-gained = Vorsprung vor den anderen
other-sum = Gesamt
other-better =
    { $points ->
        [one] Du hast einen Punkt mehr geholt als Nestor.
       *[other] Du hast { $points } Punkte mehr geholt als Nestor.
    }
other-worse =
    { $points ->
        [one] Nestor hat einen Punkt mehr geholt als du.
       *[other] Nestor hat { $points } Punkte mehr geholt als du.
    }
other-same = Du warst so gut wie Nestor.
agreed-question = Dieselben Steine wie ein Freund: Wer macht mehr daraus?
agreed-which = Wettkampf oder Stufe ändern
agreed-level = Nestors Stufe auf deinem Platz
command-agreed = Acht Runden
agreed-about = Mit derselben Nummer und demselben Spiel bekommt ein Freund dieselben acht Runden. Eine Nummer zählt nur beim ersten Mal.
agreed-trust = Niemand prüft. Spiel fair.
agreed-others = Ein anderes Spiel oder andere Gegner wählst du zuerst unter „Neues Spiel“.
agreed-game = { $game }. Nestor spielt auf der Stufe: { $levels }.
agreed-number = Nummer des Wettkampfs
agreed-today = Wettkampf von heute
agreed-begin = Wettkampf beginnen
agreed-match = Wettkampf { $number }
agreed-deal = Runde { $deal } von { $deals }
agreed-row = Runde { $deal }
agreed-next = Nächste Runde
agreed-another = Anderer Wettkampf
agreed-last = Letzten Wettkampf ansehen
agreed-ends = Du hast einen Wettkampf begonnen und bist bei Runde { $deal } von { $deals }. Ein neuer beendet ihn ohne Ergebnis.
agreed-none = Nach jeder Runde steht hier das Ergebnis. Jede beginnt bei null, ohne Hilfe und ohne Rückgängig.
agreed-practice = Diese Nummer kennst du schon, darum ist das Übung.
agreed-waiting = Nestor spielt diese Runde noch.
agreed-copy = Mein Ergebnis kopieren
agreed-copied = Dein Ergebnis ist kopiert. Füge es in eine Nachricht ein.
agreed-shared = { $game }, Wettkampf { $number }: in { $better } von { $deals } Runden besser als Nestor
agreed-shared-practice = { $told } (noch einmal gespielt, Übung)
agreed-day = Mein Platz heute
agreed-day-asks = Der Server wird gefragt…
agreed-day-place = Platz { $rank } von { $count } heute auf deinem Server
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Nur der Wettkampf von heute hat eine Rangliste.
agreed-day-refused = Der Server hat das Ergebnis nicht angenommen.
agreed-day-unknown = Dieser Server hat keine Rangliste des Tages.
agreed-day-silent = Der Server hat nicht geantwortet.

## Friends at one table, each at home

friends-about = Alle spielen von zu Hause, im Programm oder im Browser. Ohne Konto und ohne Kosten.
friends-page-alone = Diese Seite kann keine Tische anbieten. Öffne den Link, den dir jemand geschickt hat, oder spiel mit Freunden im Programm für deinen Computer.
friends-name = Dein Name
friends-name-hint = wie die anderen ihn sehen
friends-invite = Einladen…
friends-invite-title = Freunde einladen
friends-invite-about = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, setzt sich.
friends-far = Freunde weit weg…
friends-join = An einen Tisch setzen
friends-link = Link oder Code
friends-link-hint = ein Link oder ein Code
friends-sit = Hinsetzen
friends-watch = Zuschauen
friends-no-link = Das ist keine Einladung. Eine Einladung ist ein Link oder sieht aus wie 01234-56789@192.168.1.5:4850.
friends-other-server = Dieser Tisch steht auf einem anderen Server. Öffne seinen Link im Browser.
friends-near-table = { $name } ist Gastgeber an einem Tisch in deinem Netz
friends-near-unnamed = In deinem Netz ist ein Tisch
friends-yours = Deine Tische
friends-yours-table = { $game }, mit { $names }
friends-yours-with = Ein Tisch mit { $names }
friends-yours-new = Ein neuer Tisch
friends-return = Zurückkehren
friends-forget = Vergessen
friends-aside-nobody = Deine Einladung steht. Noch ist niemand gekommen.
friends-aside-come = An deinem Tisch: { $names }.
friends-aside-turn = Du bist am Zug, am Tisch mit { $names }.
friends-aside-theirs = An deinem Tisch ist { $name } am Zug.
friends-aside-over = Das Spiel mit { $names } ist zu Ende.
friends-aside-waits = Ein Tisch wartet auf dich.
friends-aside-waits-with = Dein Platz am Tisch mit { $names } ist frei gehalten.
friends-one-table = Du sitzt schon an einem Tisch. Mit der Leiste oben kehrst du zurück oder stehst auf.
friends-close = Tisch schließen
friends-close-asks = Der Tisch wartet, bis du ihn wieder öffnest, und alle behalten ihren Platz. Am Tisch: { $names }.
friends-where = Gastgeber deiner Tische
friends-where-else = Tische woanders…
friends-here = Auf diesem Computer
friends-where-hint = dieser Computer
friends-where-about = In deinem Netz finden Freunde einen Tisch auf diesem Computer immer. Für alle anderen bittet das Programm deinen Router, sie hereinzulassen. Oder gib die Adresse eines Servers ein, der Tische bereithält.
friends-no-server = Dieser Computer kann keinen Tisch anbieten: { $why }
friends-title = Mit Freunden spielen
friends-your-turn = Du bist dran: { $game }
friends-invitation = Schick das deinen Freunden
friends-reach-asked = Dein Router wird gebeten, Freunde von außen hereinzulassen…
friends-reach-everybody = Wer den Link bekommt, kann mitspielen, von überall.
friends-reach-network = Nur Freunde in deinem Netz können mitspielen. Für andere leite im Router den Port { $port } an diesen Computer weiter oder nimm einen Server für deine Tische.
friends-reach-behind = Nur Freunde in deinem Netz können mitspielen. Dein Anbieter lässt niemanden von außen herein; nimm für andere einen Server für deine Tische.
friends-scan = Oder sie scannen das mit dem Handy
friends-by-window = In Electrum Dominoes öffnen deine Freunde die Einladung unter „Spiel“, „Mit Freunden spielen“.
friends-no-network = Dieser Computer ist in keinem Netz, darum kann niemand an diesen Tisch kommen. Verbinde ihn, und hier erscheint die Einladung.
friends-all-here = Alle sind da. Gleich geht es los.
friends-copy = Einladung kopieren
friends-copied = Kopiert. Jetzt in eine Nachricht einfügen
friends-message = Lass uns Domino spielen: { $link } (Code { $code })
friends-chair-you = { $name } (du)
friends-chair-free = Frei. Wir warten noch.
friends-chair-away = { $name } ist gerade weg
friends-chair-left = { $name } ist gegangen
friends-chair-stand-in = Nestor spielt für { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Gerade weg
friends-seat-left = Vom Tisch gegangen
friends-watching =
    { $count ->
        [one] Jemand schaut zu
       *[other] { $count } schauen zu
    }
friends-line-down = Verbindung verloren. Neuer Versuch… Dein Platz bleibt für dich frei.
friends-no-answer = Der Tisch antwortet nicht. Bitte warten…
friends-halted = Der Tisch kann gerade nicht gespeichert werden, deshalb wartet das Spiel. Es geht von selbst weiter.
friends-unreachable = Keine Antwort. Stimmt die Einladung, und läuft das Programm des Gastgebers? Neuer Versuch…
friends-server-silent = Der Server für deine Tische antwortet nicht. Neuer Versuch…
friends-host-here = Tisch auf diesem Computer
friends-try = Jetzt versuchen
friends-asks-undo = { $name } möchte einen Zug zurücknehmen.
friends-asks-pause = { $name } möchte eine Pause.
friends-asks-again = { $name } möchte noch ein Spiel.
friends-asks-seats = { $name } möchte noch ein Spiel mit anderer Sitzordnung.
friends-asks-rules = { $name } möchte ab der nächsten Runde andere Regeln: { $rules }.
friends-asks-stand-in = { $name } möchte, dass Nestor für { $other } spielt.
friends-asks-end = { $name } möchte das Spiel hier beenden. Es wird so gespeichert, wie es steht.
friends-agree = Einverstanden
friends-refuse = Nein
friends-waits-for = Warten auf { $names }.
friends-declined = { $name } hat abgelehnt.
friends-seat-declined = Lieber nicht.
friends-seat-undid = Das nehme ich zurück.
friends-undid = { $name } hat einen Zug zurückgenommen.
friends-stand-in = Nestor für { $name } spielen lassen
friends-new-seats = Noch ein Spiel, neu gesetzt
friends-rules = Regeln ändern…
friends-rules-title = Regeln ändern
friends-rules-about = Vorher werden alle am Tisch gefragt.
friends-end = Spiel beenden
friends-leave = Platz aufgeben
friends-leave-about = Dann kann jemand anders deinen Platz nehmen. Schließt du nur das Fenster, bleibt er für dich frei.
friends-say = Sagen…
friends-call = Benachrichtigen, wenn ich dran bin
friends-say-hello = Hallo!
friends-say-well-played = Gut gespielt.
friends-say-one-moment = Moment bitte.
friends-say-another = Noch eins?
friends-say-thanks = Danke.
friends-say-lucky = Glück gehabt!
friends-say-sorry = Entschuldigung.
friends-say-good-night = Gute Nacht.
friends-sign-wow = Oh!
friends-sign-what = Wie?
friends-sign-hm = …
friends-sign-smile = Haha!
friends-said = { $name }: { $text }
friends-mute = Nicht zeigen, was andere sagen
friends-mute-about = Sie merken es nicht.
friends-fair =
    { $count ->
        [one] Ihr habt eine Runde gemeinsam gemischt. Sie ist geprüft und stimmt.
       *[other] Ihr habt { $count } Runden gemeinsam gemischt. Alle sind geprüft und stimmen.
    }
friends-letters = Runde { $number }: { $letters }. Diese vier Buchstaben sollten bei euch allen stehen.
friends-fair-unknown = Ihr mischt jede Runde gemeinsam. Danach wird sie geprüft.
friends-fair-watched =
    { $count ->
        [one] Du schaust nur zu. Soweit du es sehen kannst, wurde eine Runde richtig gemischt.
       *[other] Du schaust nur zu. Soweit du es sehen kannst, wurden { $count } Runden richtig gemischt.
    }
friends-deal-without = Runde { $number } wurde ohne { $names } gemischt und gilt deshalb nicht als geprüft.
friends-deal-refused = Runde { $number } wurde ohne { $names } gemischt. Der Beitrag von { $refused } war angekündigt und kam nicht, deshalb wurde neu gemischt.
friends-deal-not-yours = Runde { $number } wurde ohne dich gemischt. Wenn du da warst, trau ihr nicht.
friends-deal-unchecked = Runde { $number } ist nicht geprüft. Du hast nicht alles davon gesehen, oder der Beitrag des Gastgebers zum Mischen kam nie.
friends-unfair-dealer = Der Gastgeber hat ins Mischen eingegriffen, als es schon lief. Trau diesen Runden nicht.
friends-unfair-seat = Der Beitrag von { $name } zum Mischen wurde geändert, erfunden oder weggelassen. Trau diesen Runden nicht.
friends-unfair-hand = Die Runde, die du gesehen hast, ist nicht die, die gemischt und gespielt wurde. Trau diesem Tisch nicht.
friends-unfair-rules = Der Gastgeber hat die Regeln ohne deine Zustimmung geändert. Trau diesem Tisch nicht.
friends-nestor-differs = In Runde { $number } hat { $name } nicht so gespielt, wie Nestor auf dieser Stufe spielen würde. Vielleicht hat jemand anders für ihn gespielt.
friends-foul-has-bone = { $name } hat gekauft oder gepasst, obwohl ein Stein passt. Das zählt nicht.
friends-foul-not-held = { $name } wollte einen Stein legen, der nicht in der Hand war. Das zählt nicht.
friends-foul-not-on-turn = { $name } hat gelegt, ohne dran zu sein. Das zählt nicht.
friends-foul-twice = { $name } hat zweimal gelegt. Das zählt nicht.
friends-foul-late = Der Zug von { $name } kam zu spät. Das zählt nicht.
friends-foul-forbidden = { $name } hat einen unerlaubten Zug gemacht. Das zählt nicht.
friends-foul-bytes = Der Beitrag von { $name } zum Mischen wurde geändert. Das zählt nicht.
friends-closed-nonsense = Dieses Programm und der Tisch verstehen einander nicht.
friends-closed-version = Der Tisch hat eine andere Version des Programms. Ihr braucht beide dieselbe.
friends-closed-no-table = Einen Tisch mit diesem Code gibt es nicht. Vielleicht wurde er geschlossen.
friends-closed-unreadable = Der gespeicherte Tisch ist beschädigt und lässt sich nicht mehr öffnen.
friends-closed-moved = Der Tisch ist auf einen anderen Server umgezogen, den diese Seite nicht erreicht. Setz dich dort an den Tisch.
friends-closed-full = Alle Plätze sind besetzt. Du kannst zuschauen.
friends-closed-no-room = Der Server ist voll. Versuche es später noch einmal.
friends-closed-too-many-watch = Mehr Zuschauer passen nicht an diesen Tisch.
friends-closed-too-many-here = Aus deinem Netz kommen zu viele Verbindungen. Schließe andere Fenster des Spiels und versuche es noch einmal.
friends-closed-too-many-tables = Aus deinem Netz wurden zu viele Tische eröffnet. Versuche es in ein paar Minuten noch einmal.
friends-closed-too-many-codes = Aus deinem Netz kamen zu viele falsche Codes. Warte eine Minute und versuche es noch einmal.
friends-closed-bad-table = Mit diesen Einstellungen lässt sich kein Tisch eröffnen.
friends-closed-not-here = Dieser Computer bietet nur Tische seines eigenen Spielers an.
friends-closed-elsewhere = Du spielst an diesem Tisch jetzt auf einem anderen Gerät.
friends-closed-ended = Der Tisch ist geschlossen. Was ihr gespielt habt, steht in deiner Liste der Spiele.
friends-closed-other = Der Tisch hat die Verbindung beendet. Den Grund kennt diese Version des Programms nicht.

## Advice

advice-title = Stufe wechseln?
advice-up =
    Auf der Stufe „{ $level }“ hast du { $won ->
        [0] keines
        [one] eines
       *[other] { $won }
    } von { $games } Spielen gewonnen. Soll Nestor von jetzt an auf der Stufe „{ $next }“ spielen?
advice-down =
    Auf der Stufe „{ $level }“ hast du { $won ->
        [0] keines
        [one] eines
       *[other] { $won }
    } von { $games } Spielen gewonnen. Auf der Stufe „{ $next }“ wäre es knapper.
advice-about = Die richtige Stufe ist die, auf der du etwa die Hälfte der Spiele gewinnst. Du kannst sie jederzeit in den Einstellungen ändern.
advice-stay = Stufe behalten
advice-go = Stufe wechseln

## About

about-version = Version { $version }
about-what = Dominospiele zu zweit, zu dritt oder zu viert, vom Kaufspiel und Blockspiel bis zu Five-Up und Fünfer mit Böllern, gegen Nestor, der nicht mehr sieht als du.
about-files = Deine Dateien
about-files-where = Einstellungen, Farben, Bilanz und das laufende Spiel liegen hier:
about-files-nowhere = Dieses System hat keinen Ort für sie, deshalb wird nichts gespeichert.
about-licence = Lizenz
about-licence-what = Freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Ohne jede Gewähr.
about-fonts = Gemacht mit Rust und egui. Die Schriften sind Ubuntu Light, unter der Ubuntu Font Licence, und Vollkorn Bold, unter der SIL Open Font License.
about-write = Kontakt
about-write-what = Für Fehler und Vorschläge:

## Help

help-play = Spielregeln
help-scoring = Zählen
help-firecrackers = Böller
help-strategy = Strategie
help-keys = Tasten

play-goal = Worum es geht
play-bones = Die Steine
play-bones-1 = Es gibt { $bones } Steine, einen für jedes Zahlenpaar von 0-0 bis { $doublet }. Die Punkte darauf heißen Augen. Ein Stein mit zwei gleichen Hälften ist ein Pasch, und der mit den meisten Augen ist der höchste.
play-turn = Am Zug
play-turn-1 = Gespielt wird reihum nach links. Leg einen Stein an ein offenes Ende mit derselben Zahl. Wenn nötig, dreht er sich von selbst. Pasche liegen quer.
play-end = Das Ende einer Runde
play-display = Die Anzeige
play-whole-1 = Jeder Stein liegt, wo er gelegt wurde. Deine Hand liegt vor dir, die anderen Hände verdeckt an den Rändern und der Talon neben deiner Hand. Wenn du kaufen musst, klick einen beliebigen seiner Steine an.
    .fingers = Jeder Stein liegt, wo er gelegt wurde. Deine Hand liegt vor dir, die anderen Hände verdeckt an den Rändern und der Talon neben deiner Hand. Wenn du kaufen musst, tipp auf einen beliebigen seiner Steine.
play-whole-2 = Klick auf einen Stein und dann auf die Stelle, an die er soll, oder zieh ihn hin. Gibt es nur eine Stelle, legt ihn schon der Klick, oder ein Doppelklick, wenn du das eingestellt hast. Passende Stellen leuchten auf und zeigen, wo die Summe Punkte bringt, wie hoch sie wäre.
    .fingers = Tipp auf einen Stein und dann auf die Stelle, an die er soll, oder zieh ihn hin. Gibt es nur eine Stelle, legt ihn schon ein Tippen, oder ein doppeltes, wenn du das eingestellt hast. Passende Stellen leuchten auf und zeigen, wo die Summe Punkte bringt, wie hoch sie wäre.
play-whole-3 = Mit dem Mausrad oder mit zwei Fingern zoomst du. Zieh am Tuch, um den Tisch zu verschieben. Ein Doppelklick auf das Tuch zeigt wieder alles.
    .fingers = Mit zwei Fingern zoomst du. Zieh am Tuch, um den Tisch zu verschieben. Ein doppeltes Tippen auf das Tuch zeigt wieder alles.
play-compact-1 = Vom Tisch siehst du nur die Enden: den Stein in der Mitte und den letzten jedes Arms. Alle anderen gelegten Steine liegen unten neben deiner Hand, in der Farbe des Spielers.
play-compact-2 = Klick auf einen Stein und dann auf das Ende, an das er soll, oder zieh ihn hin. Gibt es nur eine Stelle, legt ihn schon der Klick, oder ein Doppelklick, wenn du das eingestellt hast. Passende Enden leuchten auf und zeigen die Summe. Auch ein Ende ohne Stein geht.
    .fingers = Tipp auf einen Stein und dann auf das Ende, an das er soll, oder zieh ihn hin. Gibt es nur eine Stelle, legt ihn schon ein Tippen, oder ein doppeltes, wenn du das eingestellt hast. Passende Enden leuchten auf und zeigen die Summe. Auch ein Ende ohne Stein geht.
play-display-1 = Der Knopf bietet immer den nächsten Schritt an: Kaufen und Passen, wenn du dran bist, Neue Runde und Neues Spiel, wenn es weitergeht, und OK für meinen Zug, wenn „Automatisches OK“ aus ist. Die Leertaste drückt ihn.
    .fingers = Der Knopf bietet immer den nächsten Schritt an: Kaufen und Passen, wenn du dran bist, Neue Runde und Neues Spiel, wenn es weitergeht, und OK für meinen Zug, wenn „Automatisches OK“ aus ist.
play-display-2 = Du kannst jeden Zug und jeden Kauf rückgängig machen, auch über den Beginn der Runde und des Spiels hinaus. Nicht gekaufte Steine werden dabei neu gemischt. Ein zweiter Versuch ist also ein neuer Kauf.
play-origin = Woher Domino kommt
play-origin-1 = In China kannte man Domino schon im zwölften oder dreizehnten Jahrhundert. In Europa tauchte es im frühen achtzehnten Jahrhundert in Italien auf und verbreitete sich bald. Anders als der chinesische Satz hat der europäische auch leere Hälften und kommt so auf 28 Steine. Der Name kommt vielleicht vom Domino, einem Mantel mit Kapuze.

scoring-intro = In den Spielen „Fünfer“, „Dreier“ und „Fünfer & Dreier“ werden nach jedem Stein die offenen Enden zusammengezählt. Das ist die Tischsumme. Ist sie durch fünf (oder durch drei, oder durch eines von beiden) teilbar, bekommt der Spieler sie ganz. Diese Beispiele sind aus dem Spiel „Fünfer“.
scoring-marks = Ein Dreieck zeigt ein Ende, an das gelegt werden kann. Die Zahl dabei ist das, was dieses Ende zur Summe beiträgt. Ein Dreieck ohne Zahl zeigt ein Ende, das nicht mitzählt.
example-scores = { $sum } = { $count }: bringt { $points }
example-nothing = { $sum } = { $count }: bringt nichts
example-1 = Der erste Stein zählt mit beiden Hälften.
example-2 = Der Spinner hat noch eine freie Seite und zählt ganz.
example-3 = Liegt auf jeder Seite ein Stein, zählt der Spinner selbst nicht mehr. Oben und unten kann man jetzt anlegen.
example-4 = Ein Pasch am Ende zählt mit beiden Hälften.
example-5 = Das obere Ende geht auf, wenn links und rechts belegt sind. Null zählt nichts.
example-6 = Ich lege unten an, und vier Enden werden gezählt.
example-7 = Ein neues Spiel, das ich eröffne: Der Fünferpasch zählt sofort.
example-8 = Beim Fünfer mit Los darf mit jedem Stein eröffnen, wer die letzte Runde gewonnen hat.
example-9 = Der erste Pasch wird zum Spinner, und 6-4 rückt passend nach links.
scoring-rest = Außerdem
scoring-rest-1 = Fünfzehn bringt fünfzehn. Null bringt nichts. Im Spiel „Fünfer“ bringt ein Stein höchstens 35, mit Dreiern höchstens 36.
scoring-rest-2 = Erreicht dein Zug das Ziel, gewinnst du sofort. Der Rest der Runde zählt nicht mehr.
fire-intro = „Fünfer mit Böllern“ ist Fünfer gegen die Uhr: fünf Minuten für 100 Punkte, wenn du keine andere Zeit wählst. Du eröffnest das Spiel mit deinem höchsten Pasch. Danach eröffnet, wer den letzten Stein gelegt hat.
fire-clock = Die Uhr
fire-clock-1 = Sie läuft, wenn du dran bist, wenn ich dran bin und zwischen zwei Runden. Sie steht in einer Pause, solange ein Fenster über dem Tisch offen ist und solange niemand das Spiel sieht. Der Tisch ist dann verdeckt.
fire-clock-2 = Rückgängig gibt keine Zeit zurück, und ein Tipp kostet die Zeit, die ich dafür brauche. Ist die Zeit um, gewinnt die höhere Punktzahl.
fire-use = Böller
fire-use-1 = Jeder von uns hat in jeder Runde einen und setzt ihn ein, bevor er legt. Er sprengt einen Stein an einem Ende, der nur einen Nachbarn hat, nie aber den Spinner. Der Stein kommt zurück in den Talon, und der vor ihm ist wieder das Ende.
fire-use-2 = Ist die Tischsumme dann durch fünf teilbar, zählt sie für dich. Konntest du vorher nicht legen und kannst es jetzt, bekommst du fünf Punkte dazu.
fire-before = Vorher: Der Stein mit dem Ring wird gleich gesprengt. Die Summe ist sieben.
fire-after = Nachher: Das obere Ende des Spinners ist wieder offen. Die Summe ist fünf und zählt.
fire-tips = Zwei Tipps
fire-tips-1 = Passt nichts, dann spreng einen Stein, um ein Ende für einen von deinen freizumachen. So musst du nicht kaufen.
fire-tips-2 = Spreng einen Stein, um die Tischsumme zu ändern. Ist sie dann durch fünf teilbar, zählt sie, ohne dass du legst.
fire-points = Punkte und Ergebnis
fire-points-1 = Wenn du Domino machst, bekommst du fünf Punkte für jeden Stein, den der andere noch hat. Eine gesperrte Runde bringt nichts, und du eröffnest die nächste.
fire-points-2 = Wenn du gewinnst, kommen dein Vorsprung und ein halber Punkt für jede übrige Sekunde dazu, mal deine Punkte in Prozent, aufgerundet. Gewinnst du nicht, zählt eine Sekunde einen Viertelpunkt. Aufgeben gilt als verloren.
fire-points-3 = Ein Sieg mit 100 Punkten bei 2:15 Restzeit: 135 s × 0,5 × 100 % = 68. Einer mit 110 Punkten bei 3:38: 218 s × 0,5 × 110 % = 120.

strategy-any = In jedem Spiel
strategy-any-1 = Halte dir Möglichkeiten offen. Mit vielen verschiedenen Zahlen musst du selten kaufen. Überleg vor dem Zug, was du danach legen könntest.
strategy-any-2 = Leg Pasche früh: Sie passen nur an eine Zahl und bleiben leicht auf der Hand. Der Nullerpasch kostet meist nichts, und in Fünferspielen lohnt es sich, den Fünferpasch zu behalten.
strategy-any-3 = Merk dir, welche Zahlen offen waren, als ich kaufen oder passen musste: Davon hatte ich keine. Lass mir dieselben noch einmal.
strategy-any-4 = Wo du auch kaufen darfst, wenn du legen kannst (Fünfer, freies Kaufen), kauf, solange du darfst. Wer mehr Steine hat, punktet öfter und sitzt selten fest.
strategy-count = Wo Punkte zählen
strategy-count-1 = Es kommt nicht darauf an, viel zu punkten, sondern mehr als der andere. Ein Stein, der nichts bringt und nichts übrig lässt, kann der beste sein.
strategy-count-2 = Zähl bei jedem Stein, der infrage kommt, die verdeckten Steine, die darauf punkten würden. Je weniger es sind, desto sicherer ist er. Was du selbst hast, hat kein anderer.
strategy-count-3 = Behalte Steine, mit denen du antworten kannst: 0-5, 1-6, 0-0 und 5-5, und Steine, die an den Spinner passen und auf der anderen Hälfte null oder fünf zeigen.
strategy-sum = Schnell zählen
strategy-sum-1 = Zähl nicht für jeden Zug alle Enden zusammen. Sieh auf die Summe und frag, was sich ändern muss. Ist sie sechs, brauchst du vier mehr oder eins weniger. Zeigt ein Ende eins, macht 1-5 vier mehr daraus und 1-0 eins weniger.
strategy-sum-2 = Geh so die Enden durch, erst mit deinen Steinen, dann mit denen, die ich haben könnte. Mehr tue ich auch nicht, nur werde ich dabei nicht müde.
strategy-level = Die richtige Stufe
strategy-level-1 = Auf der Stufe „Anfänger“ lege ich den Stein, der jetzt am meisten bringt, oder irgendeinen, der passt. Du kannst also voraussehen, was ich tue. Auf „Leicht“ mache ich das noch bei drei von fünf Zügen. Wähl die Stufe, auf der du etwa die Hälfte der Spiele gewinnst, und steig auf, wenn du zwei von drei gewinnst.
strategy-level-2 = Auf jeder Stufe kenne ich meine Steine, den Tisch, wer wann gekauft und gepasst hat, und wie viele Steine du hast. Deine sehe ich mir nie an.
strategy-learn = Aus Spielen lernen
strategy-learn-1 = Die Übungen zeigen dir Stellungen, in denen ein Zug klar der beste ist. Spiel ihn am Tisch. Ich sage dir, was ein anderer Zug kostet und warum. Du kannst es noch einmal versuchen oder dir den besten Zug zeigen lassen.
strategy-learn-2 = „Wo Steine liegen können“ zeigt für jeden verdeckten Stein, wer ihn haben kann. Es folgt nur aus dem, was man an deinem Platz weiß. Ein Spiel, in dem du es nutzt, ist Übung.
strategy-learn-3 = Der Tutor fragt vor einem Zug nach, der dich etwas kostet. Wie schlecht der Zug dafür sein muss, steht in den Einstellungen. T schaltet den Tutor ein und aus.
strategy-learn-4 = Eine Analyse zeigt, was jede Entscheidung gekostet hat, nach dem, was man damals wissen konnte, und trennt Glück von Können. Wenn du einen Fehler gemacht hast, such den besseren Zug, bevor du nachsiehst.
strategy-learn-5 = Acht Runden ist ein Wettkampf mit einer Nummer, damit ein Freund dieselben acht spielen kann. Auch ich spiele sie, an deinem Platz. Auf dieselben Züge antworten die anderen genauso.

help-games = Spiele

rules-target = Wer zuerst { $points } Punkte erreicht, gewinnt das Spiel. Sind es mehrere, gewinnt, wer vorn liegt.
rules-target-collect = Das Spiel endet, wenn eine Seite auf −{ $points } Punkte gefallen ist. Sie verliert, und wer am meisten hat, gewinnt.
rules-target-hands = Eine Runde zählt eins. Wer zuerst { $points } hat, gewinnt das Spiel.
rules-head-start = Der erste Spieler beginnt bei { $points }.
rules-head-start-collect = Alle außer dem ersten Spieler beginnen bei −{ $points }.
rules-exact = Punkte, die über das Ziel hinausgehen, zählen nicht.
rules-exact-near = Punkte, die über das Ziel hinausgehen, zählen nicht, außer wenn dir höchstens { $points } fehlen.
rules-love = Sobald jede Seite eine Runde gewonnen hat, gehen alle auf null zurück, und wer eröffnet, wird wie zu Beginn entschieden.
rules-love-play-two = Stand es eins zu eins, zählt die nächste gewonnene Runde zwei.
rules-clock =
    Du hast { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } für das ganze Spiel. Die übrige Zeit bringt dem Sieger einen Bonus.
rules-single = Eine Runde entscheidet das Spiel.
rules-set-nine = Gespielt wird mit der Doppelneun: 55 Steine von 0-0 bis 9-9, von jeder Zahl zehn.
rules-set-twelve = Gespielt wird mit der Doppelzwölf: 91 Steine von 0-0 bis 12-12, von jeder Zahl dreizehn.
rules-dealt =
    { $players } Spieler bekommen je { $bones ->
        [one] einen Stein
       *[other] { $bones } Steine
    }.
rules-dealt-partners =
    { $players } Spieler, zwei gegen zwei, bekommen je { $bones ->
        [one] einen Stein
       *[other] { $bones } Steine
    }.
rules-lead-doublet-always = Wer den höchsten Pasch hat, eröffnet damit jede Runde.
rules-lead-doublet = Wer den höchsten Pasch hat, eröffnet damit die erste Runde.
rules-lead-low-doublet = Wer den niedrigsten Pasch hat, eröffnet damit die erste Runde. 1-1 ist der niedrigste, 0-0 kommt zuletzt.
rules-lead-three-two = Wer 3-2 hat, eröffnet damit die erste Runde. Hat niemand den Stein, eröffnet der niedrigste Pasch, von 1-1 an und mit 0-0 zuletzt.
rules-lead-blank = Wer 0-0 hat, eröffnet damit die erste Runde. Hat niemand den Stein, eröffnet der niedrigste Pasch.
rules-no-doublet-heaviest = Hat niemand einen Pasch, eröffnet der höchste Stein, von { $bone } abwärts.
rules-no-doublet-lowest = Hat auch niemand einen Pasch, eröffnet der Stein mit den wenigsten Augen.
rules-lead-lot = Jeder deckt einen Stein auf. Wer den höchsten hat, eröffnet mit einem beliebigen Stein.
rules-lead-seat =
    { $number ->
        [1] Der erste Spieler
       *[other] Spieler { $number }
    } eröffnet die erste Runde mit einem beliebigen Stein.
rules-lead-seat-doublet =
    { $number ->
        [1] Der erste Spieler
       *[other] Spieler { $number }
    } eröffnet die erste Runde mit dem höchsten Pasch seiner Hand.
rules-next-winner = Danach eröffnet, wer Domino gemacht hat, mit einem beliebigen Stein.
rules-next-loser = Danach eröffnet, wer die meisten Augen übrig hat, mit einem beliebigen Stein.
rules-next-loser-pairs = Danach eröffnet auf der Seite der Verlierer, wer die meisten Augen übrig hat, mit einem beliebigen Stein.
rules-next-lot = Danach entscheidet in jeder Runde das Los, wer mit einem beliebigen Stein eröffnet.
rules-next-doublet = Danach eröffnet jede Runde, wer den höchsten Pasch hat, mit diesem.
rules-block-first = Nach einer gesperrten Runde wird wie zu Beginn entschieden, wer eröffnet.
rules-block-low-hand = Nach einer gesperrten Runde eröffnet auf der Gewinnerseite, wer die wenigsten Augen hat.
rules-block-closer = Nach einer gesperrten Runde eröffnet, wer sie gesperrt hat, wenn seine Seite gewonnen hat, und sonst der Nächste.
rules-block-last = Nach einer gesperrten Runde eröffnet, wer zuletzt gelegt hat.
rules-next-none = Hat niemand gewonnen, wird wie zu Beginn entschieden.
rules-next-alternate = Danach eröffnen die Spieler der Reihe nach mit einem beliebigen Stein.
rules-next-same = Gewinnt niemand, eröffnet derselbe Spieler noch einmal.
rules-next-with-doublet = Danach eröffnet, wer Domino gemacht hat, mit einem Pasch. Hat er keinen, passt er, und der Nächste eröffnet mit einem beliebigen Stein.
rules-next-doublet-or-next = Danach eröffnet, wer Domino gemacht hat, mit einem Pasch. Hat er keinen, passt er, und der Nächste, der einen hat, eröffnet damit.
rules-next-each-doublet = Danach eröffnen die Pasche der Reihe nach: 1-1 die zweite Runde, 2-2 die dritte und so weiter. Nach dem höchsten ist wieder 0-0 dran.
rules-void = Hat eine Hand mehr als { $doublets } Pasche, wird neu gegeben.
rules-leave-out = 0-0 bleibt aus dem Spiel.
rules-void-no-doublet = Hat niemand einen Pasch, wird neu gegeben.
rules-left-over =
    Wer eröffnet, nimmt { $bones ->
        [one] den übrigen Stein
       *[other] die { $bones } übrigen Steine
    }. Ist der höchste Pasch dabei, legt ihn der Spieler, der vor dem mit dem nächsthöchsten dran ist.
rules-line = Die Steine liegen in einer Reihe mit zwei Enden.
rules-spinner = Der erste Pasch ist der Spinner. Sind seine beiden Seiten belegt, sind auch seine beiden Enden offen.
rules-led-spinner = Wird mit einem Pasch eröffnet, ist er der Spinner. Sind seine beiden Seiten belegt, sind auch seine beiden Enden offen. Bei jedem anderen ersten Stein hat die Runde keinen Spinner.
rules-enclosed-spinner = Der erste Pasch, an dem auf beiden Seiten ein Stein liegt, ist der Spinner. Dann sind auch seine beiden Enden offen.
rules-counting = Sind beide Seiten des Spinners belegt, zählen auch seine offenen Enden.
rules-cross = Der erste Pasch ist der Spinner. Erst wenn an allen vier Seiten ein Stein liegt, darf anderswo angelegt werden.
rules-maltese = Danach muss jeder Arm zuerst mit einem Pasch weitergehen.
rules-maltese-four = Danach müssen alle vier Arme mit einem Pasch weitergehen, bevor etwas anderes gelegt wird.
rules-spinners = Jeder Pasch ist ein Spinner. Sind seine beiden Seiten belegt, sind auch seine beiden Enden offen.
rules-sevens = Die Steine liegen in einer Reihe, auch Pasche. Hälften, die sich berühren, ergeben sieben. 6-1, 5-2, 4-3 und 0-0 sind Matadore: Sie passen überall, mit jeder Hälfte, und an eine Null passen nur sie. Klick einen gewählten Matador noch einmal an, um ihn zu drehen.
    .fingers = Die Steine liegen in einer Reihe, auch Pasche. Hälften, die sich berühren, ergeben sieben. 6-1, 5-2, 4-3 und 0-0 sind Matadore: Sie passen überall, mit jeder Hälfte, und an eine Null passen nur sie. Tipp noch einmal auf einen gewählten Matador, um ihn zu drehen.
rules-draws = Wer nicht legen kann, kauft, bis etwas passt. Ist nichts mehr zu kaufen, passt er.
rules-free-draw = Wer nicht legen kann, kauft, bis etwas passt. Du darfst auch kaufen, wenn du legen kannst. Ist nichts mehr zu kaufen und passt nichts, passt du.
rules-block = Gekauft wird nicht. Wer nicht legen kann, passt.
rules-reserve =
    { $bones ->
        [one] Der letzte Stein des Talons wird
       *[other] Die letzten { $bones } Steine des Talons werden
    } nie gekauft.
rules-limit =
    Wer { $bones ->
        [one] einen Stein
       *[other] { $bones } Steine
    } hat und nicht legen kann, passt, statt zu kaufen.
rules-draw-most = In einem Zug kauft man höchstens { $bones ->
        [one] einen Stein
       *[other] { $bones } Steine
    }. Wer dann nicht legen kann, passt.
rules-count-fives = Nach jedem Zug werden die offenen Enden zusammengezählt, Pasche mit beiden Hälften. Eine durch fünf teilbare Summe zählt ganz.
rules-count-none = Punkte gibt es erst am Ende der Runde.
rules-count-threes = Nach jedem Zug werden die offenen Enden zusammengezählt, Pasche mit beiden Hälften. Eine durch drei teilbare Summe zählt ganz.
rules-count-both = Nach jedem Zug werden die offenen Enden zusammengezählt, Pasche mit beiden Hälften. Eine durch fünf oder durch drei teilbare Summe zählt ganz.
rules-firecrackers = Einmal pro Runde darf jeder einen Böller auf einen Endstein werfen. Der Stein geht zurück in den Talon. Die neue Summe kann zählen. Wer vorher nicht legen konnte und es jetzt kann, bekommt fünf Punkte dazu.
rules-out = Wer Domino macht, gewinnt die Augen, die die anderen noch haben.
rules-out-pair = Wer Domino macht, gewinnt die Augen, die das andere Paar noch hat.
rules-out-five = Wer Domino macht, gewinnt fünf Punkte für jeden Stein, den die anderen noch haben.
rules-out-five-pair = Wer Domino macht, gewinnt fünf Punkte für jeden Stein, den das andere Paar noch hat.
rules-out-collect = Macht jemand Domino, verliert jede andere Seite die Augen, die sie noch hat.
rules-out-subtract = Macht jemand Domino, verliert jede Seite die Augen, die sie noch hat.
rules-out-subtract-blocked = Jede Seite verliert die Augen, die sie noch hat.
rules-both-out = Eine Runde läuft, bis beide Partner einer Seite keine Steine mehr haben.
rules-five-each = Ein übriger Stein zählt fünf, egal wie viele Augen er hat.
rules-out-one = Wer Domino macht, gewinnt die Runde.
rules-out-point = Domino bringt einen Punkt.
rules-for = { $players } Spieler: { $told }
rules-count-parts = Nach jedem Zug werden die beiden Enden zusammengezählt. Ist die Summe durch fünf teilbar, zählt jede Fünf darin einen Punkt, ist sie durch drei teilbar, jede Drei. Fünfzehn zählt 8.
rules-count-parts-fives = Nach jedem Zug werden die offenen Enden zusammengezählt, Pasche mit beiden Hälften. Ist die Summe durch fünf teilbar, zählt jede Fünf darin einen Punkt.
rules-count-parts-threes = Nach jedem Zug werden die offenen Enden zusammengezählt, Pasche mit beiden Hälften. Ist die Summe durch drei teilbar, zählt jede Drei darin einen Punkt.
rules-count-twins = Zeigen nach einem Zug alle Enden dieselbe Zahl, zählt das zwei Punkte, oder drei, wenn ein angelegter Pasch dabei ist.
rules-lead-scores-double-five = Der erste Stein einer Runde zählt nur, wenn es 5-5 ist, und nie in der ersten Runde.
rules-lead-scores-double-five-cap = Der erste Stein einer Runde zählt nur, wenn es 5-5 ist, nie in der ersten Runde und nie für eine Seite mit { $points } Punkten oder mehr.
rules-lead-scores-nothing = Der erste Stein einer Runde bringt keine Punkte.
rules-lead-wins-not = Der erste Stein einer Runde kann das Spiel nicht gewinnen.
rules-at-hand-end = Eine Runde wird zu Ende gespielt, auch wenn jemand das Ziel erreicht. Dann gewinnt, wer vorn liegt.
rules-out-both = Eine Runde läuft, bis beide Partner einer Seite keine Steine mehr haben. Dafür gibt es keine Punkte.
rules-out-both-point = Eine Runde läuft, bis beide Partner einer Seite keine Steine mehr haben. Das bringt einen Punkt.
rules-out-nothing = Wer Domino macht, beendet die Runde. Dafür gibt es keine Punkte.
rules-out-all = Wer Domino macht, gewinnt alle übrigen Augen, auch die des Partners.
rules-blocked-low = Kann niemand weiter, ist die Runde gesperrt. Wer die wenigsten Augen hat, gewinnt sie.
rules-blocked-low-side = Kann niemand weiter, ist die Runde gesperrt. Die Seite mit den wenigsten Augen gewinnt sie.
rules-blocked-low-hand = Kann niemand weiter, ist die Runde gesperrt. Die niedrigste einzelne Hand gewinnt sie für ihre Seite.
rules-blocked-last = Kann niemand weiter, ist die Runde gesperrt. Wer zuletzt gelegt hat, gewinnt sie.
rules-blocked-last-side = Kann niemand weiter, ist die Runde gesperrt. Die Seite, die zuletzt gelegt hat, gewinnt sie.
rules-blocked-subtract = Kann niemand weiter, ist die Runde gesperrt. Jede Seite verliert die Augen, die sie noch hat.
rules-block-difference = Eine gesperrte Runde bringt die Augen der Verlierer weniger die des Gewinners.
rules-block-between = Eine gesperrte Runde bringt die Differenz zwischen den Augen des Gewinners und denen der Verlierer, auch wenn der Gewinner mehr hat.
rules-block-opponent = Eine gesperrte Runde bringt die Augen der Verlierer.
rules-block-both = Eine gesperrte Runde bringt alle übrigen Augen.
rules-block-one = Eine gesperrte Runde zählt einen Punkt.
rules-block-nothing = Eine gesperrte Runde bringt keine Punkte.
rules-block-collect = Jede andere Seite verliert die Augen, die sie noch hat.
rules-tie-share = Haben zwei von dreien gleich wenige Augen, teilen sie sich, was der Dritte übrig hat.
rules-blocked-nothing = Kann niemand weiter, ist die Runde gesperrt, und niemand gewinnt etwas.
rules-lone = Bleibt in einer Hand nur 0-0, zählt das 25. Bleibt nur { $doublet }, zählt es 50.
rules-blocked-closer = Kann niemand weiter, ist die Runde gesperrt. Die Hand dessen, der gesperrt hat, wird mit der jedes Gegners verglichen, und die niedrigste gewinnt für ihre Seite.
rules-block-two = Eine gesperrte Runde zählt zwei Punkte.
rules-tie-nobody = Haben mehrere gleich wenige Augen, gewinnt niemand.
rules-tie-nobody-pairs = Bei Gleichstand zwischen den Paaren gewinnt niemand.
rules-tie-leader = Haben mehrere gleich wenige Augen, gewinnt die Seite, die eröffnet hat.
rules-tie-leader-pairs = Bei Gleichstand zwischen den Paaren gewinnt die Seite, die eröffnet hat.
rules-tie-not-closer = Bei Gleichstand verliert die Seite, die zuletzt gelegt hat.
rules-tie-not-closer-pairs = Bei Gleichstand zwischen den Paaren verliert die Seite, die zuletzt gelegt hat.
rules-tie-not-closer-one = Bei Gleichstand verliert die Seite, die zuletzt gelegt hat, und der Gewinner bekommt einen Punkt.
rules-tie-not-closer-one-pairs = Bei Gleichstand zwischen den Paaren verliert die Seite, die zuletzt gelegt hat, und die andere bekommt einen Punkt.
rules-tie-carry = Haben mehrere gleich wenige Augen, gewinnt niemand, und die nächste gewonnene Runde zählt eins mehr.
rules-tie-carry-pairs = Bei Gleichstand zwischen den Paaren gewinnt niemand, und die nächste gewonnene Runde zählt eins mehr.
rules-tie-carry-all = Bei Gleichstand gewinnt niemand. Nach jeder gesperrten Runde zählt die nächste gewonnene eins mehr.
rules-tie-carry-all-pairs = Bei Gleichstand zwischen den Paaren gewinnt niemand. Nach jeder gesperrten Runde zählt die nächste gewonnene eins mehr.
rules-closer-loses-point = Verliert die Seite, die gesperrt hat, ohne Gleichstand, wird ihr ein Punkt abgezogen.
rules-closer-loses-double = Verliert die Seite, die gesperrt hat, ohne Gleichstand, zählt die Runde doppelt.
rules-block-under = Eine gesperrte Runde gewinnt nur, wer weniger als { $pips } Augen hat. Sonst gewinnt sie niemand.
rules-bonus-doublet = Ein Pasch als letzter Stein: { $points } mehr.
rules-bonus-both-ends = Ein letzter Stein, dessen Hälften an beide Enden passen (Capicúa), aber kein Pasch: { $points } mehr.
rules-bonus-both-ends-too = Ein letzter Stein, der an beide Enden passt, auch ein Pasch: { $points } mehr.
rules-both-ends-double = Ein letzter Stein, dessen Hälften an beide Enden passen (Capicúa), aber kein Pasch, verdoppelt die Punkte der Runde.
rules-both-ends-double-too = Ein letzter Stein, der an beide Enden passt, auch ein Pasch, verdoppelt die Punkte der Runde.
rules-bonus-doublet-ends = Ein Pasch, der an beide Enden passt, als letzter Stein: noch { $points } dazu.
rules-bonus-blank = Der Nullerpasch als letzter Stein (Chuchazo): { $points } mehr.
rules-bonus-pass = Passt ein Gegner dessen, der zuletzt gelegt hat: { $points }, sobald der nächste Stein liegt. Passt der Partner, gibt es nichts, und auch nichts, wenn die Runde damit gesperrt ist.
rules-bonus-pass-lead = Dasselbe gibt es, wenn jemand mit einem Pasch eröffnen müsste, keinen hat und passt.
rules-bonus-round = Ein Stein, auf den alle anderen passen (Pase corrido): sofort { $points }, außer wenn die Runde damit gesperrt ist.
rules-bonus-round-instead = Das gibt es statt der Punkte für jedes einzelne Passen.
rules-bonus-round-asleep = Ein Stein, auf den alle anderen passen (Pase corrido): sofort { $points }, außer wenn alle passenden Steine schon liegen.
rules-bonus-lead = Passt der Nächste auf die Eröffnung und der Übernächste legt (Pase de salida): { $points }.
rules-bonus-lead-doublet = Passt der Nächste auf einen Pasch als Eröffnung und der Übernächste legt (Salida): { $points }.
rules-bonus-hands = Die ersten gewonnenen Runden bringen { $points } mehr.
rules-rounded = Punkte für Augen werden auf das nächste Vielfache von fünf gerundet.
rules-rounded-down = Punkte für Augen werden auf ein Vielfaches von fünf abgerundet.
rules-rounded-up = Punkte für Augen werden auf ein Vielfaches von fünf aufgerundet.
rules-cap = Die Punkte einer Runde bringen niemanden über { $points } hinaus.
rules-single-end = Wer Domino macht, gewinnt.
rules-single-tie = Bei Gleichstand wird die Runde wiederholt.

display-stacks = Derselbe Tisch auf beiden Anzeigen. Auf der kompakten zeigt ein Stein, an den angelegt wurde, nur seinen Rand unter dem nächsten, in der Farbe des Spielers. Von einem langen Arm siehst du die letzten vier.

lesson-lead = Eine Eröffnung, durchgespielt
lesson-lead-about = Du hast die letzte Runde Fünfer mit Los gewonnen und darfst mit jedem dieser Steine eröffnen. Welchen würdest du nehmen?
lesson-lead-1 = Nur 5-0 bringt Punkte. Aber 5-5 antwortet mit zehn und 0-0 mit fünf, und meistens habe ich einen von beiden.
lesson-lead-2 = Gegen 4-4 punktet nichts: Dazu braucht es 4-2, und den hast du.
lesson-lead-3 = 2-2 ist noch besser. Nur 2-1 und 6-2 punkten dagegen, und jedes Mal antwortest du mit zehn: mit 6-1 oder wie hier mit 4-2.
lesson-control = Eine Eröffnung, die du in der Hand hast
lesson-control-about = Du darfst wieder eröffnen. Such zuerst zehn Punkte. Hast du sie nicht, eröffne mit einem Pasch, dessen Zahl du beherrschst: von der du die meisten Steine hast.
lesson-control-1 = Nur 6-4 und 5-5 bringen als Eröffnung zehn. Jeder andere Stein bringt höchstens fünf.
lesson-control-2 = Ohne 6-4 eröffnest du mit 3-3. Du hast vier der sieben Dreien, und keiner der anderen Steine punktet. Wo ich auch lege, auf der anderen Seite bleibt dir eine Drei.
lesson-small = Lass wenig übrig
lesson-small-about = Ich habe mit 6-2 eröffnet. Keiner deiner Steine punktet, also sieh auf die Summe, die du mir lässt. Je kleiner sie ist, desto weniger kann ich daraus machen.
lesson-small-1 = 6-6 lässt vierzehn. Mit 3-2 bekomme ich fünfzehn.
lesson-small-2 = 6-1 lässt drei. Daraus macht kein Stein mehr als fünf.
lesson-fives = Nicht nur Fünfen
lesson-fives-about = Anfänger suchen Enden, die eine Fünf zeigen. Aber alle Enden sind recht, wenn die Summe stimmt, und sie darf auch fallen. Hier ist sie neun, und du bist dran.
lesson-fives-1 = 5-3 bringt eine Fünf ans Ende und keinen Punkt.
lesson-fives-2 = 4-3 bringt zehn, ganz ohne Fünf.
lesson-fives-3 = 6-2 senkt die Summe auf fünf und bringt fünf.
lesson-count = Der kurze Weg, durchgespielt
lesson-count-about = Die Summe ist sechs, du hast diese Steine und bist dran. Zähl nicht für jeden Zug alle Enden zusammen: Um zu punkten, muss die Summe um eins fallen oder um vier steigen.
lesson-count-1 = Rechts liegt eine Eins: 1-0 oder 5-1. Links eine Zwei: 2-1. Oben eine Drei: 3-2. Unten eine Null: 4-0. Davon hast du 1-0.
lesson-count-2 = Sieh es jetzt mit meinen Augen: Von fünf aus fehlen fünf oder nichts. 0-0 hast du selbst, also bleibt nur 5-0.
lesson-goals = Drei Pläne: punkten, sperren, Domino
lesson-goals-about = Ein Stein kann punkten, mich passen lassen oder dich dem Domino näher bringen. Am Anfang einer Runde solltest du punkten. Sobald du weißt, welche Steine noch fehlen, frag dich, was es bringt, mich passen zu lassen, vor allem bei einer Zahl, die du beherrschst. Hier kann 5-2 beides.
lesson-goals-1 = Rechts bringt er zehn. Ich kann mit jeder Fünf antworten.
lesson-goals-2 = Links bringt er nichts. Aber jetzt zeigt jedes Ende eine Zwei, und alle Zweien, die noch fehlen, hast du. Ich muss kaufen und passen, und du legst noch einmal.
lesson-domino = Der dritte Plan: Domino
lesson-domino-about = Wer Domino macht, gewinnt, was der andere noch hat, und vielleicht die nächste Eröffnung. Such eine Zahl, die du beherrschst, und bring sie an die Enden, damit du beim nächsten Mal sicher legen kannst. Nach deinem Zug hast du diese zwei Steine.
lesson-domino-1 = 4-3 bringt nichts, aber jetzt zeigen zwei Enden eine Drei. Ich kann nur eine davon zudecken, und an die andere passt jeder deiner Steine.
lesson-out = Domino machen
lesson-out-about = Die Summe ist neun, und das sind deine letzten beiden Steine. Machst du Domino, gewinnst du die Augen, die ich noch habe. Wo der Gewinner einer Runde die nächste eröffnet, gewinnst du auch die Eröffnung, und die kann ein knappes Spiel entscheiden.
lesson-out-1 = 3-2 bringt zehn. Aber dann passt 2-2 nirgends, und du musst kaufen.
lesson-out-2 = 2-2 bringt nichts, lässt aber 3-2 zwei Stellen. Beide kann ich nicht zudecken.
lesson-out-3 = Die Zwei habe ich zugedeckt, also kommt 3-2 nach oben. Domino: Du gewinnst die zehn Augen meines 6-4.

keys-intro = Alles geht ohne Maus. Der Ring zeigt, worauf die Tastatur wirkt.
keys-table = Am Tisch
keys-commands = Befehle
key-tab = Tab
key-tab-does = zum nächsten Stein, Ende oder Knopf; mit Umschalt zum vorigen
key-arrows = Pfeiltasten
key-arrows-does = zum nächsten Stein, Ende oder Knopf in dieser Richtung
key-space = Leertaste
key-space-does = den Stein wählen, am Ende anlegen oder den Knopf drücken, wo der Ring ist; sonst den Hauptknopf drücken
key-enter = Eingabe
key-enter-does = wie die Leertaste; auf einem Stein außerdem den Ring zu einem Ende bringen
key-bone = 6 3
key-bone-does = den Stein mit diesen Zahlen wählen
key-tens = A, B, C
key-tens-does = stehen für zehn, elf und zwölf, wenn du einen Stein mit seinen Zahlen wählst
key-ends = W, E, N, S oder 4, 6, 8, 2
key-ends-does = den gewählten Stein links, rechts, oben oder unten anlegen
key-visit = Alt+Links, Alt+Rechts
key-visit-page = Bild auf, Bild ab
key-visit-does = in der Hand von Stein zu Stein gehen, auch zu denen, die nirgends passen
key-offer = Umschalt+F10
key-offer-does = das Menü des Steins oder der Stelle mit dem Ring öffnen; ein Rechtsklick oder langes Drücken tut dasselbe
key-arrange = Strg und Pfeiltasten
key-arrange-page = Umschalt+Bild auf, Umschalt+Bild ab
key-arrange-does = den Stein mit dem Ring an eine andere Stelle in der Hand bringen

key-menu = Alt oder F10
key-menu-page = G
key-menu-does = das Menü öffnen; die Pfeiltasten gehen durch die Menüs
key-escape = Esc
key-escape-does = den gewählten Stein loslassen oder ein Fenster schließen

keys-review = Ein Spiel ansehen
key-moves = Links, Rechts
key-moves-does = zum vorigen oder zum nächsten Zug
key-ways = Pos1, Ende
key-ways-does = zum Anfang oder zum Ende
key-hands = Bild auf, Bild ab
key-hands-does = zur vorigen oder zur nächsten Runde
key-mistakes = M, Umschalt+M
key-mistakes-does = in einer Analyse: zu deinem nächsten oder deinem vorigen Fehler
key-better = Strg+Z
key-better-does = in einer Analyse oder Übung: ein neuer Versuch nach einem Fehler

## The table

you = Du
nestor = Nestor
name-second = Ajax
name-third = Helena
remark-nestor-out = Geduld zahlt sich aus.
remark-nestor-out-too = Stein für Stein.
remark-nestor-beaten = Gut gespielt.
remark-nestor-beaten-too = Sauber gespielt.
remark-ajax-out = Ha! Keiner mehr da.
remark-ajax-out-too = Fertig! Noch mal.
remark-ajax-beaten = Zu schnell für mich.
remark-ajax-beaten-too = Noch mal!
remark-helen-out = Und das war mein letzter.
remark-helen-out-too = So. Alle weg.
remark-helen-beaten = Na gut.
remark-helen-beaten-too = Schade.
name-partner = { $name }, dein Partner
name-with = mit { $name }
name-player = Spieler
name-player-number = Spieler { $number }
boneyard = Talon
target-of = / { $target }
table-count = Tischsumme { $count }
clock-left = Restzeit
clock-last = letzte Sekunden
pause-title = Pause
pause-line = Die Uhr steht bei { $time }. Der Tisch ist verdeckt, bis du weitermachst.
button-draw = Kaufen
button-pass = Passen
button-turn = Stein aufdecken
button-take = Alle nehmen
button-new-hand = Neue Runde
button-new-game = Neues Spiel
button-again-short = Noch einmal, bis { $quick }
button-go-on = Weiter
button-uncover = Meine Steine zeigen
button-thinking = Ich denke…

pips-0 = Null
pips-1 = Eins
pips-2 = Zwei
pips-3 = Drei
pips-4 = Vier
pips-5 = Fünf
pips-6 = Sechs
pips-7 = Sieben
pips-8 = Acht
pips-9 = Neun
pips-10 = Zehn
pips-11 = Elf
pips-12 = Zwölf
number-name = { $pips }
bone-plain = { $high }-{ $low }
bone-doublet = { $pips }erpasch
end-west = links
end-east = rechts
end-north = oben
end-south = unten
at-west = links
at-east = rechts
at-north = oben
at-south = unten
at-bone = an { $bone }
at-half = an die { $pips } von { $bone }
at-turned = { $place } (schwere Hälfte außen)
bone-at = { $bone } { $place }
list-and = { $list } und { $last }
    .or = { $list } oder { $last }
    .nor = { $list-nor } noch { $last }

spoken-hand = { $bone }, in deiner Hand, passt { $ends }
spoken-hand-any = { $bone }, in deiner Hand, darf eröffnen
spoken-hand-none = { $bone }, in deiner Hand, passt nirgends
spoken-hand-waiting = { $bone }, in deiner Hand
spoken-end = Ende { $end }, { $bone }, zeigt eine { $pips }
spoken-end-empty = Ende { $end }, noch kein Stein, zeigt eine { $pips }
spoken-end-lead = Ende { $end }, Stelle für den ersten Stein
spoken-lead-place = die Stelle für den ersten Stein
spoken-end-of = Ende { $number }, an { $bone }, zeigt eine { $pips }
spoken-face-down = Stein { $number }, verdeckt
spoken-turned = { $bone }, aufgedeckt von { $name }
spoken-yard = Stein { $number } im Talon, kaufen
spoken-time = { $minutes } Min. { $seconds } Sek.
spoken-seconds = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
spoken-clock = Uhr: noch { $time }
spoken-clock-last = Uhr: die letzten { $time }
spoken-firecracker = dein Böller: nimm ihn, um einen Stein zu sprengen
spoken-firecracker-theirs = Böller von { $name }
spoken-target = { $bone }, sprengen: { $outlook }
spoken-target-alone = { $bone } sprengen
spoken-middle = { $bone }, in der Mitte
spoken-yours = { $bone }, von dir gelegt
spoken-theirs = { $bone }, von { $name } gelegt
spoken-shown = { $bone }, aufgedeckt
spoken-buried = { $bone }, vergraben
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } Stein
       *[other] { $bones } Steine
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } Stein
       *[other] { $bones } Steine
    }

caption-did = { $name }: { $did }
did-play = legt { $bone }
did-draw-and-play = kauft { $count }, legt { $bone }
did-draw = kauft { $count }
did-pass = passt
did-destroy = sprengt { $bone }
yard-drawable =
    { $count ->
        [one] { $count } Stein zu kaufen
       *[other] { $count } Steine zu kaufen
    }
yard-empty = Der Talon ist leer
yard-reserve =
    { $count ->
        [one] Der letzte Stein wird nie gekauft
       *[other] Die letzten { $count } werden nie gekauft
    }
say-named = { $name }: { $line }
say-turn = Deck einen Stein auf. Der { $players ->
    [2] höhere
   *[other] höchste
} eröffnet.
say-tie = Gleichstand, also decken alle noch einen auf.
say-you-turn = Du deckst { $bone } auf
say-name-turns = { $name } deckt { $bone } auf
say-i-turn = Ich decke { $bone } auf
say-take =
    { $count ->
        [one] Nimm noch einen Stein.
       *[other] Nimm { $count } Steine.
    }
say-i-take = Ich nehme meine Steine.

say-your-turn = Du bist dran.
say-pass-to = { $name }, du bist dran.
cover-since = Während du gewartet hast – { $line }
cover-clock = Du hast noch { $time }. Deine Uhr läuft, sobald du deine Steine zeigst.
say-my-turn = Ich bin dran.
say-must-draw = Nichts passt. Du musst kaufen.
say-must-pass = Nichts passt. Du musst passen.
say-limit-pass = Du hast { $bones } Steine, mehr dürfen es nicht sein. Du musst passen.
say-drawn-pass = Mehr darfst du in einem Zug nicht kaufen, und nichts passt. Du musst passen.
say-i-play = Ich lege { $bone }.
say-you-play = Du legst { $bone }.
say-i-score = Ich lege { $bone }: { $points } für mich.
say-you-score = Du legst { $bone }: { $points } für dich.
say-you-have-scored = { $points } für dich.
say-i-overshoot = Ich lege { $bone }. Mit { $points } käme ich über das Ziel.
say-you-overshoot = Du legst { $bone }. Mit { $points } kämst du über das Ziel.
say-i-drew =
    { $count ->
        [one] Ich habe einen Stein gekauft.
       *[other] Ich habe { $count } Steine gekauft.
    }
say-you-drew =
    { $count ->
        [one] Du hast { $bone } gekauft.
       *[other] Du hast { $count } Steine gekauft, zuletzt { $bone }.
    }
say-i-pass = Ich passe.
say-you-pass = Du passt.
say-i-destroy = Ich sprenge { $bone } mit meinem Böller.
say-you-destroy = Du sprengst { $bone } mit deinem Böller.
say-i-destroy-and-score = Ich sprenge { $bone } mit meinem Böller: { $points } für mich.
say-you-destroy-and-score = Du sprengst { $bone } mit deinem Böller: { $points } für dich.
say-i-led-doublet = Ich habe den höchsten Pasch, { $bone }, und eröffne damit.
say-i-led-low = Ich habe den niedrigsten Pasch, { $bone }, und eröffne damit.
say-i-led-held = Ich habe { $bone } und eröffne damit.
say-i-led-plain = Niemand hat einen Pasch, also eröffne ich mit { $bone }.
say-you-led-doublet = Du hast den höchsten Pasch, { $bone }, und eröffnest damit.
say-you-led-low = Du hast den niedrigsten Pasch, { $bone }, und eröffnest damit.
say-you-led-held = Du hast { $bone } und eröffnest damit.
say-you-led-plain = Niemand hat einen Pasch, also eröffnest du mit { $bone }.
say-i-led-own = Ich eröffne mit meinem höchsten Pasch, { $bone }.
say-you-led-own = Du eröffnest mit deinem höchsten Pasch, { $bone }.
say-you-had-to-lead = Du musstest mit { $bone } eröffnen.
say-i-lead = Ich eröffne diese Runde.
say-you-lead = Du eröffnest mit einem beliebigen Stein.
say-i-lead-winner = Ich habe die letzte Runde gewonnen und eröffne.
say-you-lead-winner = Du hast die letzte Runde gewonnen. Eröffne mit einem beliebigen Stein.
say-you-lead-with-doublet = Eröffne mit einem Pasch. Hast du keinen, passt du.
say-i-lead-loser = Ich habe die letzte Runde verloren und eröffne.
say-you-lead-loser = Du hast die letzte Runde verloren. Eröffne mit einem beliebigen Stein.
say-i-lead-lot = Mein Stein ist { $players ->
    [2] höher
   *[other] der höchste
}, also eröffne ich.
say-you-will-lead-lot = Dein Stein ist { $players ->
    [2] höher
   *[other] der höchste
}, also eröffnest du.
say-you-lead-lot = Dein Stein ist { $players ->
    [2] höher
   *[other] der höchste
}. Eröffne mit einem beliebigen Stein.
say-i-domino = Domino! Ich gewinne { $points }.
say-you-domino = Domino! Du gewinnst { $points }.
say-i-am-out = Domino! Ich habe keine Steine mehr.
say-you-are-out = Domino! Du hast keine Steine mehr.
say-blocked-me = Die Runde ist gesperrt. Ich gewinne { $points }.
say-blocked-nothing = Die Runde ist gesperrt. Niemand gewinnt etwas.
say-blocked = Die Runde ist gesperrt.
say-passed-for =
    Gepasst: { $points } für { $side-who ->
        [you] dich
        [with-you] dich und { $side-others }
       *[other] { $side }
    }.
say-started-over = Jede Seite hat eine Runde gewonnen: Alle gehen auf null zurück.
say-locked = Gesperrter Tisch: Keiner von uns kann legen. Niemand punktet.
say-you-lead-next = Du eröffnest die nächste Runde.
say-blocked-side =
    Die Runde ist gesperrt. { $side } { $side-who ->
        [you] gewinnst
        [several] gewinnen
       *[other] gewinnt
    } { $points }.
say-blocked-shared =
    Die Runde ist gesperrt. { $side } { $side-who ->
        [with-you] liegt gleich und teilt
       *[other] liegen gleich und teilen
    }: je { $points }.
say-you-domino-together = Domino! Deine Seite gewinnt { $points }.
say-i-domino-together = Ich mache Domino, und wir gewinnen { $points }.
say-side-wins-game =
    { $side } { $side-who ->
        [you] gewinnst
        [several] gewinnen
       *[other] gewinnt
    } das Spiel, { $scores }.
say-side-wins-hand-game =
    { $side } { $side-who ->
        [you] gewinnst
        [several] gewinnen
       *[other] gewinnt
    } das Spiel.
say-nobody-wins-game = Niemand gewinnt das Spiel.
say-i-win-game = Ich gewinne das Spiel mit { $me } zu { $you }.
say-you-win-game = Du gewinnst das Spiel mit { $you } zu { $me }.
say-nobody-wins = Niemand gewinnt das Spiel, { $you } zu { $me }.
say-time-out = Die Zeit ist um.
say-you-gave-up = Du hast aufgegeben.
say-i-win-hand-game = Ich gewinne das Spiel.
say-welcome-back = Willkommen zurück.
say-undone = Rückgängig gemacht.
say-redone = Wiederholt.
say-undone-this = Rückgängig gemacht: { $what }.
say-redone-this = Wiederholt: { $what }.
a-draw = ein Kauf
a-pass = Passen
say-preserved = Bewahrt: Runde { $hand }, { $scores }. „Stand zurückholen“ bringt sie zurück.
say-preserved-game = Dieses Spiel ist bewahrt. „Stand zurückholen“ bringt es zurück.
say-hint = Ich würde { $play } legen.
say-hint-draw = Ich würde kaufen.
say-hint-destroy = Ich würde { $bone } mit dem Böller sprengen.
say-showing-mine = Das sind meine Steine.
say-showing-hands = Das sind die Steine der anderen.
say-showing-boneyard = Das ist der Talon.
say-showing-buried = Das ist der Talon. Die durchgestrichenen Steine sind vergraben.
say-nothing-to-undo = Nichts rückgängig zu machen.
say-nothing-of-yours = Du hast noch nicht gespielt, also gibt es nichts von dir rückgängig zu machen.
moment-best-play = Dein bester Zug in diesem Spiel: { $points }
moment-streak = { $count } Züge hintereinander mit Punkten

detail-left-with-other = übrige Augen bei { $name }: { $sum }
detail-left-with-you = Augen in deiner Hand: { $sum }
detail-bones-with-other = übrige Steine bei { $name }: { $bones } × 5 = { $sum }
detail-bones-with-you = Steine in deiner Hand: { $bones } × 5 = { $sum }
detail-way-opened = jetzt passt etwas: { $points }
detail-block-difference = gesperrt: { $theirs } − { $own } = { $sum }
detail-block-below = gesperrt: { $theirs } − { $own } ist unter null
detail-block-other = gesperrt: Augen bei { $name } { $sum }
detail-block-yours = gesperrt: Augen in deiner Hand { $sum }
detail-block-both = gesperrt: { $theirs } + { $own } = { $sum }
detail-block-nothing = gesperrte Runden bringen nichts
detail-subtracted = { $side }: { $sum } weniger
detail-shared = die Hälfte von { $theirs }
detail-left = übrige Augen: { $sum }
detail-one = eine Runde: 1
detail-two = eine gesperrte Runde: 2
detail-out-doublet = Pasch zum Schluss: { $points }
detail-out-both-ends = beide Enden, Capicúa: { $points }
detail-out-doublet-ends = Pasch an beiden Enden: { $points }
detail-out-blank = Chuchazo: { $points }
detail-hand-bonus = { $hand }. gewonnene Runde: { $points }
detail-carried = aus Runden davor: { $points }
detail-double-ends = beide Enden, doppelt gezählt: { $points }
detail-double-block = gesperrt und verloren, doppelt gezählt: { $points }
detail-closed-and-lost = { $side }: { $sum } weniger, gesperrt und verloren
detail-block-theirs = gesperrt: Augen der anderen { $sum }
detail-rounded = (gerundet auf { $points })
detail-not-counted = Das zählt nicht: Das Ziel muss genau erreicht werden.

refused-does-not-fit = { $bone } passt { $end } nicht, dort ist eine { $pips } offen.
refused-needs-doublet = Dort kann jetzt nur ein Pasch angelegt werden.
refused-not-held = Du hast { $bone } nicht auf der Hand.
refused-fits-nowhere = { $bone } passt nirgends.
refused-choose-first = Wähl zuerst einen Stein aus deiner Hand.
refused-must-lead = Die Runde muss mit { $bone } eröffnet werden.
refused-leads-doublet = Diese Runde wird mit einem Pasch eröffnet, und { $bone } ist keiner.
refused-not-open = Dort kann nichts angelegt werden.
refused-not-your-turn = Du bist nicht dran.
refused-late = Zu spät: Der Tisch hat sich verändert.
refused-asked = Die anderen haben noch nicht geantwortet.
refused-not-yet = Die Runde hat noch nicht begonnen.
refused-thinking = Moment, ich denke nach.
refused-hand-over = Die Runde ist vorbei.
refused-game-over = Das Spiel ist vorbei.
refused-no-draws = In diesem Spiel wird nicht gekauft.
refused-boneyard-empty = Es ist nichts mehr zu kaufen.
refused-playable = Du hast einen Stein, der passt.
refused-paused = Die Uhr steht. Mach erst weiter.
refused-covered = Deine Steine sind noch verdeckt. Zeig sie zuerst.
refused-of-people = Das würde die Steine eines Mitspielers zeigen.
refused-no-help = An diesem Tisch wird ohne Hilfe gespielt.
refused-no-clock = Dieses Spiel hat keine Uhr.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-nothing-to-destroy = Kein Stein auf dem Tisch lässt sich jetzt sprengen.
refused-no-firecrackers = In diesem Spiel gibt es keine Böller.
refused-firecracker-used = Du hast deinen Böller in dieser Runde schon benutzt.
refused-spinner-stands = { $bone } ist der Spinner. Den sprengt kein Böller.
refused-not-an-end = { $bone } liegt an keinem Ende. Nur ein Stein mit einem Nachbarn lässt sich sprengen.

wrong-seats = Die Zahl der Spieler stimmt nicht.
wrong-not-over = Die vorige Runde ist noch nicht vorbei.
wrong-other-table = Die Zahl der Spieler darf sich während eines Spiels nicht ändern.
wrong-twice = { $bone } ist zweimal ausgeteilt.
wrong-missing = { $bone } fehlt.
wrong-not-in-set = { $bone } gehört nicht zum Satz dieses Spiels.
wrong-hand-size = Eine Hand hat die falsche Zahl von Steinen.
wrong-void = Eine solche Verteilung gilt nicht, es muss neu gegeben werden.
wrong-lot = Die Steine, die zum Losen aufgedeckt wurden, stimmen nicht.
wrong-does-not-fit = { $bone } passt dort nicht.
wrong-not-in-hand = Der Spieler hat { $bone } nicht auf der Hand.
wrong-not-on-table = { $bone } liegt nicht auf dem Tisch.
wrong-playable = Der Spieler hat einen Stein, der passt.
wrong-drawable = Der Spieler kann noch kaufen.
wrong-hand-full = Die Hand ist voll.
wrong-drawn-enough = In diesem Zug darfst du nichts mehr kaufen.
wrong-firecracker-used = Der Böller des Spielers ist schon verbraucht.
wrong-clock = Die Uhr kann keine Zeit gewinnen.
wrong-no-clock = Dieser Spieler hat keine Uhr.
wrong-seat = Dort sitzt niemand.
wrong-rules-range = „{ $option }“ geht von { $low } bis { $high }, nicht { $value }.
wrong-rules-partners = Mit Partnern spielt man zu viert.
wrong-rules-bones = Für solche Hände gibt es nicht genug Steine.
wrong-rules-sevens = Hälften können nur bei der Doppelsechs sieben ergeben.
wrong-rules-tree = Eine Reihe, die sich an jedem Pasch verzweigt, hat mit einer Doppelzwölf keinen Platz auf dem Tisch.
wrong-rules-leave-out = 0-0 kann nur aus dem Spiel bleiben, wenn nicht gekauft wird und die Hände nicht alle Steine brauchen.
wrong-rules-left-over = Übrige Steine kann nur bekommen, wer eröffnet, wenn immer der höchste Pasch eröffnet, nichts gekauft oder weggelassen wird und weniger Steine übrig sind als Spieler da sind.
wrong-rules-pass = Passen kann den Gegnern nur etwas bringen, wenn zwei Seiten spielen.
wrong-rules-lead-bone = Der Gewinner kann nur dann an einen Pasch gebunden sein, wenn nicht gekauft wird.
wrong-rules-cap = Niemand könnte gewinnen, denn die Rundenpunkte enden vor dem Ziel, und sonst zählt nichts.
wrong-rules-lead = Auf dem Platz, der eröffnen soll, sitzt niemand.
wrong-rules-limit = Eine Hand lässt sich nicht auf weniger Steine begrenzen, als ausgeteilt werden, und nicht auf mehr als { $bones }.
wrong-rules-sure-doublet = Nur wer die erste Runde eröffnet, kann einen Pasch sicher bekommen.
wrong-rules-clock-seat = Der Platz, der eine Uhr haben soll, ist nicht an diesem Tisch.
wrong-rules-no-clock = Ein Spiel gegen die Uhr braucht einen Spieler mit Uhr.
wrong-rules-nothing = Nach diesen Regeln kann niemand punkten.
wrong-rules-parts = Fünfen und Dreien in einer Summe können nur zählen, wenn Fünfer oder Dreier an sind.
wrong-rules-twins = Gleiche Enden können nur zählen, wenn weder Fünfer noch Dreier an sind.
wrong-rules-both-out = Nur zwei gegen zwei und ohne Kaufen kann eine Runde laufen, bis beide Partner Domino gemacht haben.
wrong-rules-exact = Genau so viele Punkte kann in diesem Spiel niemand erreichen.
wrong-rules-carry = Eine unentschiedene Runde kann nur dann für die nächste zählen, wenn eine Runde eins zählt.
wrong-rules-collect = Wenn Verlierer ihre übrigen Augen verlieren, kann sonst nichts zählen.
wrong-rules-lead-all = Wenn der erste Stein einer Runde nicht gewinnen oder punkten kann, braucht jede Hand mindestens zwei Steine.
wrong-rules-love = Six-Love braucht ein Spiel, das nur Runden zählt.
wrong-rules-love-far = Six-Love geht höchstens bis sieben Runden.
wrong-rules-love-ahead = Bei Six-Love gibt es keinen Vorsprung.
wrong-rules-head-start = Ein Vorsprung muss kleiner sein als das Ziel.

menu-game = Spiel
menu-options = Optionen
menu-help = Hilfe
menu-files = Dateien
menu-more = Mehr
command-records = Aufzeichnungen
command-practice = Üben
choice-course = Lektionen zu zweit und zu viert, vom ersten Anlegen bis zum Lesen fremder Hände.
choice-today = Zehn Übungen am Tag. Deine eigenen Fehler kommen zuerst.
choice-exercises = Stellungen mit einem besten Zug, nach Thema und von leicht bis schwer.
choice-agreed = Ein Wettkampf mit einer Nummer. Freunde können dieselben Runden spielen.
today-lesson = Als Nächstes: { $lesson }
today-left =
    { $count ->
        [one] Von den zehn für heute bleibt eine.
       *[other] Von den zehn für heute bleiben { $count }.
    }
today-done = Die zehn für heute sind fertig. Morgen kommen zehn neue.
today-deals = Wettkampf von heute: Runde { $deal } von { $deals }
today-deals-over = Den Wettkampf von heute hast du gespielt. Morgen gibt es einen anderen.
command-new-game = Neues Spiel
    .search = anfangen, beginnen
command-friends = Mit Freunden spielen
command-undo = Rückgängig
    .search = zurücknehmen, zurück
command-redo = Wiederholen
command-hint = Tipp
    .search = Hilfe, Rat, bester Zug
command-tutor = Tutor
command-firecracker = Böller
command-pause = Pause
command-give-up = Aufgeben
command-results = Ergebnis
give-up-asks = Dieses Spiel aufgeben? Es zählt als verloren.
give-up-yes = Aufgeben
undo-asks = Das nimmt einen Zug von { $names } zurück. Trotzdem?
redo-asks = Das wiederholt einen Zug von { $names }. Trotzdem?
restore-asks = Das nimmt Züge von { $names } zurück. Trotzdem?
restart-asks = Ein Neustart beendet das Spiel auch für { $names }. Neu starten?
undo-yes = Zurücknehmen
results-title = Ergebnis
results-again = Noch einmal
results-target = { $target } Punkte sind erreicht.
results-yours = Deine Punkte
results-theirs = Punkte von { $name }
results-spread = Bonus für den Vorsprung
results-time = Bonus für die Zeit
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Zusammen
results-best-today = Deine Bestleistung heute
results-best-ever = Deine Bestleistung überhaupt
results-new-best = neu!
results-practice = Dieses Spiel war Übung, darum gilt es nicht als Bestleistung.
results-plays = Die besten Züge
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } mit dem Böller
results-firecrackers = Böller mit Punkten: du { $yours }, { $name } { $theirs }
command-show-hands = Nestors Steine zeigen
    .search = meine Hand zeigen, spicken, aufdecken
command-show-boneyard = Talon zeigen
    .search = spicken, aufdecken
command-preserve = Stand bewahren
    .search = merken, speichern
command-restore = Stand zurückholen
    .search = laden, zurück
command-tally = Bilanz
    .search = löschen, Siege, gewonnen, verloren
command-review = Spiel analysieren
command-display = Kompakte Anzeige
command-settings = Einstellungen
command-colors = Farben
command-sound = Ton
command-help = Hilfe
command-about = Info
    .search = Version, Lizenz
command-full-screen = Vollbild
command-bar = Symbolleiste
command-install = Installieren
bar-tool = { $command } ({ $keys })
offer-choose = Eine Stelle dafür wählen
offer-let-go = Loslassen
offer-rules = Regeln: { $game }
offer-fit = Tisch einpassen
offer-none = Hier passt nichts
offer-nowhere = Dieser Stein passt nirgends
answer-on = { $command }: an
answer-off = { $command }: aus
answer-not-now = { $command }: geht jetzt nicht
answer-nothing-to-redo = Nichts zu wiederholen.
answer-nothing-due = Heute gibt es nichts zu üben.
answer-nothing-to-review = Es gibt noch nichts zu analysieren.
answer-nothing-happened = Seit deinem letzten Zug ist nichts geschehen.
answer-nothing-preserved = Du hast noch kein Spiel bewahrt.
answer-next-hand = Ab der nächsten Runde: { $game }.
answer-next-game = Ab dem nächsten Spiel: { $game }.
answer-copied = Das Spiel ist in der Zwischenablage.
answer-kept = In die Liste der Spiele aufgenommen.
command-quit = Beenden
    .search = schließen, verlassen, Ende

hint-title = Tipp
hint-thinking = Ich denke über deine Steine nach.
hint-draw = Kaufen
    .said = dem Kaufen
    .first = Kaufen
hint-destroy = Böller: { $bone }
    .said = dem Böller auf { $bone }
    .first = Der Böller auf { $bone }
hint-pass = Passen
    .said = dem Passen
    .first = Passen
hint-points = Punkte
hint-win = Sieg
hint-win-about = Wie oft du das Spiel nach diesem Zug gewinnst.
hint-about = Was ich an deinem Platz von jedem Zug erwarte, nach dem, was du siehst: Punkte bis zum Ende der Runde und deine Chance, das Spiel zu gewinnen.
nudge-lacks = Wer hat keine { $numbers-or }?
nudge-holds = Welche Steine muss der Nächste haben?
nudge-untaken = Welche Punkte hat der Nächste liegen lassen?
nudge-fit = Zähl, welche der verdeckten Steine nach jedem Zug passen würden.
nudge-count = Zähl nach, was von jeder Zahl noch übrig ist. Von jeder gibt es { $all } Steine.
nudge-doublet = Schau auf deine Pasche.
nudge-keep = Was könntest du beim nächsten Mal legen?
nudge-score = Was ergäben die Enden zusammen?
nudge-replies = Wie viele Punkte könnte der Nächste machen?
nudge-answer = Was kann der Nächste nach jedem deiner Züge tun, das dir am meisten schadet?
nudge-block = Wer würde gewinnen, wenn niemand mehr legen könnte?
nudge-partner = Welches ist die Zahl deines Partners?
nudge-rival = Wer hat welches Ende geöffnet?
nudge-out = Spiel es im Kopf durch: dein Zug, die Antwort, dein nächster Zug.
nudge-pips = Schau auf deine schweren Steine.
nudge-draw = Du musst nicht legen.
nudge-ahead = Überleg, wohin jeder Zug führt. Der beste zeigt sich später.

tutor-looks = Ich sehe mir deinen Zug an…
tutor-title = Bist du sicher?
tutor-better =
    { $count ->
        [0] Ein anderer Zug gewinnt ein wenig öfter.
        [one] Ein anderer Zug gewinnt eines von 100 Spielen mehr.
       *[other] Ein anderer Zug gewinnt { $count } von 100 Spielen mehr.
    }
tutor-best = Der beste Zug: { $play }.
tutor-rethink = Überdenken
tutor-play-anyway = Trotzdem spielen
tutor-show-better = Besten Zug zeigen

notice-damaged-copy = { $file } war beschädigt. Stattdessen wird die vorige Kopie verwendet. Die beschädigte Datei heißt jetzt { $aside }.
notice-damaged-new = { $file } war beschädigt und lässt sich nicht lesen. Die Datei heißt jetzt { $aside }, und eine neue wird geschrieben.
notice-damaged-stays = { $file } ist beschädigt und kann nicht verschoben werden. Die Datei wurde nicht verändert, und an ihrer Stelle wird nichts gespeichert.
notice-from-copy = { $file } war nicht mehr da. Stattdessen wird die vorige Kopie verwendet.
notice-unreachable = { $file } lässt sich nicht lesen ({ $why }). Die Datei wurde nicht verändert, und an ihrer Stelle wird nichts gespeichert.
notice-unreachable-copy = { $file } lässt sich nicht lesen ({ $why }). Stattdessen wird die vorige Kopie verwendet. Die Datei wurde nicht verändert, und an ihrer Stelle wird nichts gespeichert.
obstacle-forbidden = der Zugriff ist nicht erlaubt
obstacle-not-a-file = es ist keine gewöhnliche Datei
obstacle-link = es ist eine Verknüpfung, die ins Leere führt
obstacle-other = das System meldet „{ $why }“
notice-other-form = Dateien im Ordner des Spiels stammen von einer früheren Version und sind nicht lesbar. Sie liegen jetzt unverändert im Ordner { $folder }.
notice-newer = { $file } stammt von einer neueren Version des Spiels. Die Datei wurde nicht verändert, und an ihrer Stelle wird nichts gespeichert.
notice-full = Die Festplatte ist voll. Du kannst weiterspielen, aber das Spiel wird nicht gespeichert.
notice-forbidden = In den Ordner des Spiels kann nicht geschrieben werden. Du kannst weiterspielen, aber das Spiel wird nicht gespeichert.
notice-no-folder = Es gibt keinen Ordner zum Speichern. Du kannst weiterspielen, aber das Spiel wird nicht gespeichert.
notice-lock = „lock“ im Ordner des Spiels ist keine gewöhnliche Datei. Du kannst weiterspielen, aber das Spiel wird nicht gespeichert.
notice-too-long = Dieses Spiel ist zum Speichern zu lang. Du kannst weiterspielen, aber es wird nicht gespeichert.
notice-too-long-to-keep = Dieses Spiel ist zu lang für deine Liste der Spiele und wurde nicht aufgenommen.
notice-other = Gerade lässt sich nichts speichern ({ $why }). Du kannst weiterspielen.
notice-second-window = Das Spiel ist in einem anderen Fenster offen. Hier spielst du ein eigenes Spiel, das nicht gespeichert wird.
page-taken = Das Spiel ist in einem anderen Tab offen. Was du hier spielst, wird nicht gespeichert.
page-play-here = Hier spielen
page-version = Eine neue Version ist da.
page-reload = Neu laden
page-picture = Der Browser hat die Grafik verloren. Lade die Seite neu.
page-leaving = Geh noch einmal zurück, um das Spiel zu verlassen.
notice-stumbled = Beim Nachdenken ist Nestor ein Fehler unterlaufen. War er dran, hat er trotzdem einen vernünftigen Zug gemacht. Näheres steht in panic.log.
notice-replaced = In diesem Fenster sitzen keine Programme. Für { $name } spielt Nestor.
notice-damaged-games = { $count ->
    [one] Ein Spiel aus deiner Liste war beschädigt und lässt sich nicht lesen. Die beschädigte Datei liegt jetzt getrennt im Ordner „games“.
   *[other] { $count } Spiele aus deiner Liste waren beschädigt und lassen sich nicht lesen. Die beschädigten Dateien liegen jetzt getrennt im Ordner „games“.
} Alle anderen Spiele sind noch da.
notice-newer-games = { $count ->
    [one] Ein Spiel stammt von einer neueren Version des Programms und fehlt in deiner Liste.
   *[other] { $count } Spiele stammen von einer neueren Version des Programms und fehlen in deiner Liste.
} Daran wurde nichts geändert.
notice-unreadable-games = { $count ->
    [one] Ein Spiel lässt sich gerade nicht lesen und fehlt in deiner Liste.
   *[other] { $count } Spiele lassen sich gerade nicht lesen und fehlen in deiner Liste.
} Daran wurde nichts geändert.

## Players

command-players = Spieler
    .search = Name eingeben, Namen löschen
players-who = Wer spielt?
players-play = Spielen
players-first = Erster Spieler
players-at-the-table = { $name } – spielt gerade
players-change = Hinzufügen oder umbenennen
players-name = Name
players-add = Hinzufügen
players-rename = Umbenennen
players-name-empty = Gib mindestens einen Buchstaben ein.
players-name-long = Ein Name hat höchstens 40 Zeichen.
players-name-taken = Unter diesem Namen spielt hier schon jemand.
players-frozen = Die Datei dieses Spielers lässt sich nicht ändern, deshalb bleibt der Name.
players-disk = Der Ordner der Spieler lässt sich nicht ändern.
players-delete = Löschen…
players-delete-sure = { $name } mit allen Spielen, Einstellungen und Farben löschen? Alles bleibt in einem Ordner gelöschter Spieler, bis er geleert wird.
players-delete-yes = Löschen
players-ask = Beim Start fragen
players-ask-about = Bei jedem Start wird gefragt, wer spielt. Sonst geht es mit dem weiter, der zuletzt gespielt hat.
players-deleted = Gelöschte Spieler
players-deleted-about =
    { $count ->
        [one] Die Spiele und Einstellungen eines gelöschten Spielers sind noch da.
       *[other] Die Spiele und Einstellungen von { $count } gelöschten Spielern sind noch da.
    }
players-empty = Endgültig löschen
players-bring-back = Zurückholen

## Files

command-restart = Dieses Spiel von vorn
    .search = neu starten, von Anfang an
command-save-game = Spiel speichern unter
    .search = jetziges Spiel, sichern
command-open-game = Spiel öffnen
    .search = früheres Spiel, laden
command-copy-game = Spiel kopieren
command-paste-game = Spiel einfügen
command-keep-game = In die Liste der Spiele aufnehmen
command-save-all = Alle Daten speichern
command-add-all = Gespeicherte Daten hinzufügen
path-about = Dieses System hat keinen Dateidialog. Bitte gib den Pfad der Datei ein.
path-name = Pfad der Datei
path-about-folder = Dieses System hat keinen Dateidialog. Bitte gib den Pfad des Ordners ein.
path-folder = Pfad des Ordners
added-games = { $count ->
    [0] Es gab keine neuen Spiele.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
added-known = { $count ->
    [one] Ein Spiel war schon da und bleibt, wie es ist.
   *[other] { $count } Spiele waren schon da und bleiben, wie sie sind.
}
added-not = „{ $file }“ wurde nicht hinzugefügt: { $why }.
added-more = { $count ->
    [one] Noch eine Datei wurde nicht hinzugefügt.
   *[other] Noch { $count } Dateien wurden nicht hinzugefügt.
}
added-stays = Dein Spiel bleibt am Tisch.
added-stays-listed = Dein Spiel bleibt am Tisch. Das aus der Datei steht in der Liste der Spiele.
added-comes = Am Tisch ist jetzt das Spiel aus der Datei.
added-comes-listed = Am Tisch ist jetzt das Spiel aus der Datei. Deines steht in der Liste der Spiele.
file-pasted = Der eingefügte Text
file-not-written = { $file } kann nicht geschrieben werden: { $why }.
file-exists = { $file } gibt es schon. Nichts wurde geschrieben. Wähl einen anderen Namen.
file-not-read = { $file } kann nicht gelesen werden: { $why }.
file-no-game = { $file } ist kein Dominospiel. Nichts hat sich geändert. { $why }
link-nowhere = Diese Version versteht { $link } nicht. Es hat sich nichts geändert.
share-link = Link teilen
share-moment = Diesen Moment teilen
link-copied = Der Link ist kopiert. Füge ihn in eine Nachricht ein.
link-impossible = Dieses Spiel lässt sich nicht als Link teilen, denn seine Verteilungen kommen nicht alle aus einer Nummer. Speichere es stattdessen als Datei.
file-full = die Festplatte ist voll
file-no-folder = es gibt keinen Ordner zum Speichern
file-taken = dort speichert schon ein anderes Fenster des Spiels
file-silent = der Speicher antwortet nicht
file-lock = „lock“ im Ordner des Spiels ist keine gewöhnliche Datei
file-too-long = das ist zu lang
file-damaged = die Datei ist beschädigt
file-newer = eine neuere Version des Programms hat sie geschrieben
file-missing = diese Datei gibt es nicht
file-too-large = Das ist zu groß für ein Spiel.
file-not-text = Ab Byte { $byte } ist es kein Text.
file-unreadable = Zeile { $line }, Spalte { $column } lässt sich nicht lesen.
file-version = Eine neuere Version des Spiels hat es geschrieben ({ $version }).
file-hand = Runde { $hand } kann nicht so ausgeteilt werden: { $why }
file-begins = so weit kann davor kein Spiel sein
file-move = In Runde { $hand } ist Zug { $move } nicht möglich: { $why }
file-cannot-be-shown = Dieses Fenster kann ein solches Spiel nicht zeigen.

## The list of games

command-games = Spiele
games-open = Ansehen
games-reading = Spiele werden gelesen…
games-none = Jedes beendete Spiel bleibt hier erhalten.
games-search = Stein oder Verteilung
games-search-what = Gib den Stein ein, mit dem eine Runde eröffnet wurde, etwa 6-4, oder die Nummer einer Verteilung.
picks-filter = Filter
games-game = Spiel
games-level = Schwierigkeit
games-result = Ergebnis
games-practice = Art
games-seats = Spieler
games-person = Mensch
games-when = Zeitraum
pick-any-game = Alle Spiele
pick-any-level = Alle Stufen
pick-any-result = Alle Ergebnisse
pick-any-practice = Spiele und Übung
pick-plain = Spiele, die zählen
pick-practice = Übung
pick-program = Spiele mit Programm
pick-any-seats = Alle Tische
pick-any-person = Mit allen
pick-seats = { $count } Spieler
span-ever = Gesamte Zeit
span-day = Letzter Tag
span-week = Letzte Woche
span-month = Letzter Monat
span-year = Letztes Jahr
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-drawn = Remis
outcome-unfinished = Offen
games-column-when = Beendet
games-column-game = Spiel
games-column-level = Gegen
games-column-result = Ergebnis
games-column-took = Dauer
games-column-luck = Glück
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, Übung
games-minutes = { $count } min
games-for = { $game } zu { $count ->
        [3] dritt
        [4] viert
       *[other] { $count }
    }
games-pick = Das Spiel vom { $when } auswählen
games-pick-all = Alle auswählen
games-pick-none = Keines auswählen
games-same-deals = Dieselben Steine noch einmal
games-export-games = Als Aufzeichnungen exportieren…
games-export-table = Als Tabelle exportieren…
games-delete = Löschen
games-restore =
    { $count ->
        [0] Gelöschte Spiele zurückholen
        [one] Gelöschtes Spiel zurückholen
       *[other] { $count } gelöschte Spiele zurückholen
    }
games-gone = Dieses Spiel lässt sich nicht lesen.
games-not-read = Dieses Spiel lässt sich nicht lesen: { $why }.
games-exported =
    { $count ->
        [one] Ein Spiel wurde exportiert.
       *[other] { $count } Spiele wurden exportiert.
    }
games-not-exported = Die Spiele können nicht exportiert werden: { $why }.
viewer-first = Anfang
viewer-back = Zurück
viewer-next = Weiter
viewer-last = Ende
viewer-place = Runde { $hand }, Zug { $move } von { $moves }
viewer-play-on = Von hier weiterspielen
viewer-more = Mehr…

## The review

review = Analyse
verdict-cost = Teuerster Fehler
verdict-cost-none = Keine Fehler.
verdict-best = Dein bester Zug
verdict-cost-told = { $play } kostete { $games }
verdict-best-told = { $play } rettete { $games }
verdict-given = Was alle deine Züge kosten
verdict-doubtful = { $count } zweifelhaft
verdict-bad = { $count } schlecht
verdict-blunders =
    { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
review-made = { $name }: { $play }.
review-as-good = Es gab nichts Besseres.
review-cost = Das kostete { $games }.
review-why = Warum?
review-little = Kostet { $games }, zu wenig für eine Markierung.
review-best = Besser: { $play }.
review-punished = Die Antwort, die ihn bestraft: { $play }.
review-not-judged = Noch nicht beurteilt.
review-failed = Dieser Zug konnte nicht beurteilt werden.
review-no-choice = Hier gab es nichts zu wählen.
review-progress = Beurteilt: { $share }
review-before = Voriger Fehler
review-next = Nächster Fehler
review-graph = Deine Gewinnchance
review-graph-top = du gewinnst
review-graph-bottom = du verlierst
review-luck = Glück: etwa ausgeglichen
review-luck-with = Glück: auf deiner Seite
review-luck-against = Pech: die anderen hatten mehr Glück
review-your-plays = Deine Züge
review-their-plays = Züge der anderen
review-luck-later = Das Glück wird gezeigt, sobald die Runde vorbei ist.
review-luck-soon = Das Glück wird berechnet…
review-sums = Summen
review-given =
    { $count ->
        [one] Eine Entscheidung kostete { $mean }.
       *[other] { $count } Entscheidungen kosteten im Schnitt je { $mean }.
    }
review-sums-about = Jede Entscheidung wird nach dem beurteilt, was der Spieler damals wusste. In einer laufenden Runde werden nur deine beurteilt. Die Kurve der Analyse zeigt etwas anderes: wie sich die Gewinnchancen änderten, gesehen von jemandem, der alle Steine kennt.
mark-doubtful = Zweifelhaft
mark-bad = Schlecht
mark-blunder = Grober Fehler
better = Besser machen
better-find = Dieser Zug hat dich etwas gekostet. Was würdest du jetzt spielen?
better-right = { $play }: Es gibt nichts Besseres.
better-wrong = { $play }: kostet { $games }.
better-again = Noch einmal
better-show = Besten Zug zeigen
better-follows = Was folgt
better-answer = Die Antwort auf deinen Zug
better-leave = Zurück zur Analyse

## Statistics

command-statistics = Statistik
statistics-counting = Spiele werden gezählt: { $done } von { $all }
statistics-empty = Beende ein Spiel, dann stehen hier deine Ergebnisse.
statistics-none = Kein beendetes Spiel passt dazu.
statistics-count =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }
statistics-page = Seite
statistics-page-won = Gewonnen
statistics-page-quality = Wie gut du spielst
statistics-page-habits = Gewohnheiten
statistics-page-table = Tabelle
lead-won = Du hast { $won } von { $count } Spielen gewonnen.
lead-won-one = Ein Spiel, und du hast es gewonnen.
lead-won-not-one = Ein Spiel, und es war nicht deins.
lead-won-none = Noch kein Sieg in { $count } Spielen.
lead-won-all = Du hast alle { $count } Spiele gewonnen.
statistics-first-about = Offen heißt gewonnen, verdeckt verloren. Ab { $count } Spielen stehen hier auch Gewohnheiten und Filter.
statistics-first-game = { $result }: { $score }
statistics-whole = Alle Zahlen
lead-quality = Eine Entscheidung kostet dich im Schnitt { $games }.
statistics-by-game = Nach Spiel
statistics-by-level = Nach Schwierigkeit
statistics-column-won = Gewonnen
statistics-column-interval = Auf Dauer
statistics-share = { $share } von { $count }
statistics-interval = { $low } bis { $high }
statistics-rate-spoken = { $name }: gewonnen { $share }, auf Dauer { $interval }
statistics-few-spoken = { $name }: gewonnen { $share }
statistics-part = { $count } ({ $share })
statistics-sources = Woher Punkte kommen
source-plays = Züge
source-firecrackers = Böller
source-going-out = Domino
source-blocked = Gesperrte Runden
statistics-a-hand = Je Runde
statistics-mean = Punkte im Schnitt
statistics-most = Meiste Punkte
statistics-best-play = Bester Zug
statistics-draws = Gekaufte Steine
statistics-records = Spiele und Runden
statistics-wins-in-a-row = Längste Siegesserie
statistics-losses-in-a-row = Längste Niederlagenserie
statistics-fastest-win = Schnellster Sieg
statistics-highest-win = Höchster Sieg
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Spiele ohne Sieger
statistics-hands = Runden
statistics-blocked = Gesperrte Runden insgesamt
statistics-not-saved = Das lässt sich nicht speichern: { $why }.
quality-judged =
    { $judged ->
        [0] Von diesen Spielen ist noch keines beurteilt. Beendete Spiele werden von selbst beurteilt, solange der Tisch ruht, das neueste zuerst. Eine Analyse beurteilt ein Spiel sofort.
        *[other] Beurteilte Spiele: { $judged } von { $all }
    }
quality-given = Kosten je Entscheidung
quality-given-told = { $mean } ({ $low } bis { $high })
quality-column-given = Kosten
quality-accuracy = Genauigkeit
quality-decisions = Entscheidungen
quality-marks = Markierungen
quality-marks-told =
    { $doubtful } zweifelhaft, { $bad } schlecht, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }
quality-results = Gewonnen, von den beurteilten
quality-without-luck = Gewonnene Spiele, Glück herausgerechnet
quality-of-game =
    { $game }, zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }: { $level }
quality-between = zwischen „{ $above }“ und „{ $below }“
quality-above = mindestens „{ $level }“
quality-below = unter „{ $level }“
quality-no-level = Stufen nicht gemessen
quality-level-from = { $level }, aus { $count } Spielen
quality-level-later = { $count } von { $least } Spielen, die eine Stufe braucht
quality-given-about = Eine Entscheidung ist ein Zug, bei dem du die Wahl hattest. Sie kostet dich die Gewinnchance, die ein besserer Zug behalten hätte, nach dem, was du damals wusstest. 1 % ist eines von 100 Spielen. In 95 von 100 Fällen liegt dein wahrer Wert in dem Bereich, der dahinter steht.
quality-accuracy-about = Die Genauigkeit ist 100, wenn deine Entscheidungen nichts kosten, und 0, wenn sie so viel kosten wie die von jemandem, der aufs Geratewohl spielt. Züge, bei denen es gleich ist, was man spielt, zählen nicht.
quality-luck-about = Ohne Glück zählt jedes Geben und jedes Kaufen für beide Seiten wie im Durchschnitt. Ein Spiel ohne Sieger zählt halb.
habit-misses-points = Du lässt Punkte liegen
habit-leaves-points = Du lässt dem Nächsten Punkte
habit-forgets-passes = Du vergisst, wer passen oder kaufen musste
habit-breaks-suits = Du behältst zu wenige Steine, die passen
habit-keeps-doublets = Du behältst Pasche zu lange
habit-keeps-heavy-bones = Du behältst schwere Steine zu lange
habit-spends-heavy-bones = Du legst schwere Steine zu früh
habit-draws = Du kaufst, obwohl Anlegen besser ist
habit-draws-too-little = Du legst an, obwohl Kaufen besser ist
habit-chases-points = Du nimmst Punkte mit, obwohl ein anderer Zug besser ist
habit-blocks = Du sperrst, obwohl die Runde weitergehen sollte
habit-fails-partner = Du deckst zu, was dein Partner gerade geöffnet hat
habit-spends-firecracker = Du zündest den Böller zu früh
habit-keeps-firecracker = Du zündest den Böller zu spät
habits-cost =
    { $loss ->
        [0] Kostet dich weniger als 0,1 von 100 Spielen.
        [one] Kostet dich eines von 100 Spielen.
       *[other] Kostet dich { $loss } von 100 Spielen.
    }
habits-often = Pro Spiel: anfangs { $before }-mal, zuletzt { $now }-mal.
habits-instead = Mit { $best } wärst du besser gefahren als mit { $played }.
habits-step = Die Fälle durchgehen
habits-lesson = Lektion: { $title }
habits-train = Daran arbeiten
plan-title = Dein Plan
plan-about = Du findest ihn unter „Üben“. Dort steht später, ob er hilft.
plan-cases = Finde in deinen eigenen Spielen den besseren Zug: { $count } von { $all }
plan-game = Ein Spiel: { $game }
plan-done = erledigt
plan-begin = Anfangen
plan-not-now = Jetzt nicht
plan-end = Plan beenden
plan-next = Nächster Schritt
plan-trend = Von { $before } pro Spiel auf { $now }, in { $count } Spielen seither.
plan-soon = Nach { $all } weiteren beurteilten Spielen steht hier, ob er hilft. Bisher: { $count }.
habits-none = Keine Gewohnheit kostet dich mehr, als sich durch Zufall erklären lässt.
habits-few = Gewohnheiten zeigen sich nach zehn beurteilten Spielen. Bisher beurteilt: { $games }.
habits-about = Eine Gewohnheit wird nur genannt, wenn sie dich deutlich mehr kostet als deine anderen, gleich teuren Fehler. Jeder Zug zählt zu einer einzigen.
habits-column-cost = Kosten in 100 Spielen
habits-column-expected = Ohne Gewohnheit
file-written = Gespeichert als { $file }.
writing-asks = Eine Kopie dieses Spiels zeigt alle Steine, auch die verdeckten. Machst du eine, ist das Spiel Übung. Danach wird nicht mehr gefragt.
writing-copy = Kopieren
writing-save = Speichern
writing-keep = In die Liste

## Is it fair?

command-fair = Geht es fair zu?
fair-peek = Guckt Nestor heimlich?
fair-peek-about = Nestor erfährt nur, was du auf seinem Platz wüsstest. Sieh selbst: Jeder Stein, den er nicht sehen konnte, wird ausgetauscht, immer wieder, und jedes Mal wählt er neu. Wer heimlich guckt, würde ab und zu anders spielen.
fair-peek-begin = Beim Gucken ertappen
fair-peek-stop = Anhalten
fair-peek-none = Spiel erst eine Runde gegen Nestor. Dann kannst du es hier ausprobieren.
fair-peek-no-choice = In diesem Spiel hatte er nie eine Wahl.
fair-peek-so-far = Bisher ausgetauscht: { $count }-mal
fair-peek-clean =
    { $count ->
        [one] Einmal ausgetauscht, und dieselbe Wahl. Er hat nicht geguckt.
       *[other] { $count }-mal ausgetauscht, und jedes Mal dieselbe Wahl. Er hat nicht geguckt.
    }
fair-peek-caught =
    { $count ->
        [one] Einmal hat er anders gewählt. Er wusste mehr, als er darf. Bitte schreib uns.
       *[other] { $count }-mal hat er anders gewählt. Er wusste mehr, als er darf. Bitte schreib uns.
    }
fair-peek-choice = Runde { $hand }, { $name }, Zug { $number }: { $play }. Dieselbe Wahl { $same } von { $times } Mal.
fair-shuffle = Wie gemischt wird
fair-shuffle-about = Bevor jemand spielt, wählt der Zufall eine Zahl, und die Zahl bestimmt die ganze Verteilung, auch die Reihenfolge beim Kaufen. Niemand sucht sie aus, und der Punktestand ändert nichts daran. Nach Rückgängig werden die Steine, die niemand gekauft hat, neu gemischt.
fair-again = Jede Runde hat ihre Zahl. Gib sie unter Neues Spiel ein, und dieselben Steine werden noch einmal verteilt:
fair-hand = Runde { $hand }: { $number }
fair-more = Alles darüber
fair-friends = Mit Freunden gemischt
fair-friends-about = An einem Tisch mit Freunden steuert jedes Programm eigenen Zufall zum Mischen bei und prüft jede Runde, wenn sie vorbei ist. Das hat deins in deinen letzten Spielen gefunden.
fair-friends-game = { $when }: { $names }
fair-friends-all =
    { $count ->
        [one] Eine Runde: Alle haben mitgemischt, und die Steine passen dazu.
       *[other] { $count } Runden: Alle haben mitgemischt, und die Steine passen dazu.
    }
fair-friends-doubted = Dein Programm hat am Tisch vor diesen Runden gewarnt.
fair-friends-without =
    Runde { $number }: ohne { $names-who ->
        [you] dich
        [with-you] dich und { $names-others }
       *[other] { $names }
    } gemischt.
fair-friends-no = Runde { $number }: nicht geprüft.

## Warum ein Zug besser ist als ein anderer

share =
    { $of ->
        [never] nie
        [hardly] sehr selten
        [tenth] in etwa einem Zehntel der Fälle
        [fifth] in etwa einem Fünftel der Fälle
        [quarter] in etwa einem Viertel der Fälle
        [third] in etwa einem Drittel der Fälle
        [half] in etwa der Hälfte der Fälle
        [two-thirds] in etwa zwei Dritteln der Fälle
        [three-quarters] in etwa drei Vierteln der Fälle
        [four-fifths] in etwa vier Fünfteln der Fälle
        [nine-tenths] in etwa neun Zehnteln der Fälle
        [nearly] fast immer
       *[always] immer
    }
why-wins = Dieser Zug gewinnt das Spiel sofort.
why-goes-out = Dieser Zug beendet die Runde.
why-scores =
    Dieser Zug bringt { $points }. Mit { $other } bekommst du { $instead ->
        [0] nichts
       *[other] nur { $instead }
    }.
why-scores-less = Mit { $other } bekommst du sofort { $points } mehr, aber das ist weniger wert.
why-gives-back = Mit { $other } bekommst du sofort { $points } mehr, aber der Nächste danach im Schnitt etwa { $back } mehr.
why-draws-first = Nach dem Kaufen bist du noch am Zug und bekommst mit { $other } immer noch { $points }.
why-guards = Der Nächste braucht nur noch { $need } zum Sieg und schafft das { $likely }. Nach { $other } { $instead }.
why-guards-never = Der Nächste braucht nur noch { $need } zum Sieg und kann das nicht schaffen. Nach { $other } gelingt es ihm { $instead }.
why-guards-none = Der Nächste braucht nur noch { $need } zum Sieg und kann das kaum schaffen. Nach { $other } gelingt es ihm { $instead }.
why-guards-named =
    Der Nächste braucht nur noch { $need } zum Sieg. Nach { $other } schafft er das mit { $there-or }. Nach diesem Zug { $here-count ->
        [0] mit keinem
       *[other] nur mit { $here-or }
    }.
why-replies = Der Nächste kann { $likely } punkten. Nach { $other } { $instead }.
why-replies-never = Der Nächste kann nicht punkten. Nach { $other } gelingt es ihm { $instead }.
why-replies-size = Wenn der Nächste punkten kann, dann mit etwa { $points }. Nach { $other } wären es etwa { $otherwise }.
why-replies-none = Der Nächste kann kaum punkten. Nach { $other } gelingt es ihm { $instead }.
why-replies-named =
    Nach { $other } punktet der Nächste mit { $there-or }. Nach diesem Zug { $here-count ->
        [0] mit keinem
       *[other] nur mit { $here-or }
    }.
why-stops = Der Nächste hat { $likely } nichts zum Legen. Nach { $other } { $instead }.
why-last-fits = Der Nächste hat noch einen Stein, und der passt { $likely }. Nach { $other } { $instead }.
why-pass-pays-sure = Sein Passen bringt dir { $points }.
why-pass-pays = Passt der Nächste, bringt dir das { $points }. Er muss { $likely } passen. Nach { $other } { $instead }.
why-round-pays = Dann müssen alle anderen passen, und das bringt dir { $points }.
why-untaken = { $bone } brächte dem Nächsten { $scores }. Aber vorher hätte er damit { $points } machen können und hat es nicht getan, also hat er ihn wahrscheinlich nicht.
why-untaken-fits =
    { $bone } passt danach. Aber vorher hätte der Nächste damit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } machen können und hat es nicht getan, also hat er ihn wahrscheinlich nicht.
why-keeps =
    Du behältst { $count ->
        [one] { $count } Stein, der passt
       *[other] { $count } Steine, die passen
    }. Mit { $other } behältst du { $instead ->
        [0] keinen
       *[other] nur { $instead }
    }.
why-keeps-named =
    Du behältst { $named }, und { $count ->
        [one] er passt
       *[other] beide passen
    } an die neuen Enden. Mit { $other } behältst du { $instead ->
        [0] keinen Stein, der passt
       *[other] nur { $instead }
    }.
why-narrow = Dein { $bone } passt nur an ein Ende. Dein { $waits } passt an { $ends } Enden und kann warten.
why-sheds =
    Du wirst { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    } los. Mit { $other } wirst du { $instead ->
        [0] keines
       *[other] nur { $instead }
    } los.
why-out-pays = Solange die Enden so bleiben, bringt ein Domino mit { $bone } noch { $points } dazu.
why-lone = { $bone } zählt { $points }, wenn er am Ende dein einziger Stein ist. Sieh also zu, dass du ihn rechtzeitig loswirst.
why-line = Jetzt sind alle Steine bekannt. Bis zum Ende der Runde bringt dir das { $points }. Mit { $other } kommst du auf { $instead }.
why-line-best = Jetzt sind alle Steine bekannt. Kein anderer Zug bringt dir bis zum Ende der Runde mehr.
why-line-ties = Jetzt sind alle Steine bekannt. Spielt ihr bis zum Ende, gewinnt niemand. Mit { $other } verlierst du.
why-line-wins = Jetzt sind alle Steine bekannt. Dieser Zug gewinnt am Ende das Spiel, mit { $other } gewinnst du es nicht.
why-line-own = du machst Domino
why-line-other = der andere macht Domino
why-line-blocked = gesperrt
why-goes-on = So geht es weiter: { $line }.
why-begins = Es beginnt mit: { $line }.
why-line-yours =
    { $step ->
        [draw] du kaufst
        [pass] du passt
       *[play] du { $bone }
    }
why-line-theirs =
    { $who ->
        [next] der Nächste
        [partner] dein Partner
        [opposite] der gegenüber
        [before] der vor dir
       *[other] der andere
    } { $step ->
        [draw] kauft
        [pass] passt
       *[play] { $bone }
    }
why-out-next = Dein letzter Stein { $bone } passt beim nächsten Mal, was bis dahin auch gelegt wird.
why-out-unless = Wenn bis dahin niemand sonst die Runde beendet, passt dein letzter Stein { $bone } beim nächsten Mal.
why-runs-out = Sonst kann niemand mehr legen. Du spielst deine letzten { $count } Steine hintereinander aus.
why-shuts =
    Danach kann niemand mehr legen. Du hast { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    }, und { $wins } { $side ->
        [yes] gewinnt deine Seite
       *[no] gewinnst du
    } die Runde.
why-shuts-sure =
    Danach kann niemand mehr legen. Du hast { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    }, und wie die verdeckten Steine auch liegen, { $side ->
        [yes] deine Seite gewinnt
       *[no] du gewinnst
    } die Runde.
why-shuts-but =
    Danach kann niemand mehr legen. Du hast { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    }. Weniger hat nur jemand, dessen letzter Stein { $named-or } ist.
why-keeps-open =
    Nach { $other } könnte niemand mehr legen. Du hättest { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    }, und { $side ->
        [yes] deine Seite würde
       *[no] du würdest
    } die Runde nur { $wins } gewinnen.
why-keeps-open-sure =
    Nach { $other } könnte niemand mehr legen. Du hättest { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    }, und { $side ->
        [yes] deine Seite könnte
       *[no] du könntest
    } die Runde nicht gewinnen.
why-lacks =
    { $draws ->
        [yes] Der Nächste muss kaufen.
       *[no] Der Nächste kann nicht legen.
    } Er hat gezeigt, dass er { $numbers-count ->
        [1] keine { $numbers }
       *[other] weder { $numbers-nor }
    } hat.
why-holds =
    { $named-count ->
        [1] Der letzte Stein des Nächsten muss { $named } sein. Danach passt er nicht, nach { $other } schon.
       *[other] Die letzten Steine des Nächsten müssen { $named } sein. Danach passt keiner, nach { $other } aber { $fitting }.
    }
why-holds-some =
    Der Nächste muss { $named } haben. { $named-count ->
        [1] Danach passt er
       *[other] Danach passen sie
    } nicht, nach { $other } schon.
why-cannot-play =
    Nach allem, was bisher zu sehen war, kann der Nächste keinen Stein haben, der passt{ $draws ->
        [yes] , und muss kaufen
       *[no] { "" }
    }.
why-only-you = Kein verdeckter Stein passt danach, also bist du wieder dran, mit { $named-or }.
why-only-you-many = Kein verdeckter Stein passt danach, und von deinen passen { $count }, also bist du wieder dran.
why-few-fit =
    Von { $hidden } verdeckten Steinen { $fit ->
        [0] passt danach keiner
        [one] passt danach nur einer
       *[other] passen danach { $fit }
    }. Nach { $other } { $instead ->
        [0] wäre es keiner
        [one] wäre es einer
       *[other] wären es { $instead }
    }.
why-few-fit-named =
    Von den verdeckten Steinen { $fit ->
        [one] passt
       *[other] passen
    } danach nur { $named }. Nach { $other } wären es { $instead }.
why-few-fit-shown =
    Der Nächste kann nur { $hidden } der verdeckten Steine haben. Davon { $fit ->
        [0] passt danach keiner
        [one] passt danach nur einer
       *[other] passen danach { $fit }
    }. Nach { $other } { $instead ->
        [0] wäre es keiner
        [one] wäre es einer
       *[other] wären es { $instead }
    }.
why-few-fit-shown-named =
    Von den Steinen, die der Nächste haben kann, { $fit ->
        [one] passt
       *[other] passen
    } nur { $named }. Nach { $other } wären es { $instead }.
why-few-fit-last =
    Der Nächste hat noch einen Stein. Von { $hidden } verdeckten { $fit ->
        [0] passt danach keiner
        [one] passt danach nur einer
       *[other] passen danach { $fit }
    }. Nach { $other } { $instead ->
        [0] wäre es keiner
        [one] wäre es einer
       *[other] wären es { $instead }
    }.
why-own =
    Eine { $numbers-or } hat sonst niemand mehr, also { $numbers-count ->
        [1] wartet dieses Ende
       *[other] warten diese Enden
    } auf { $named-count ->
        [1] deinen Stein
       *[other] deine Steine
    } { $named }.
why-own-many =
    Eine { $numbers-or } hat sonst niemand mehr, also { $numbers-count ->
        [1] wartet dieses Ende
       *[other] warten diese Enden
    } auf { $count } deiner Steine.
why-ours = Kein Gegner hat eine { $pips }. Du hast sie, und ein Ende zeigt sie.
why-waits = Kein Gegner hat eine { $pips }, also kann dein { $bone } warten.
why-doublet =
    Ein Pasch passt nur an seine eigene Zahl. { $hidden ->
        [0] Eine { $pips } hat sonst niemand.
        [one] Nur ein weiterer Stein mit einer { $pips } ist verdeckt.
       *[other] Nur { $hidden } weitere Steine mit einer { $pips } sind verdeckt.
    }
why-doublet-last = { $bone } ist der letzte andere Stein mit einer { $pips }. Liegt er an diesem Ende, passt dein Pasch nie mehr.
why-strong =
    Ein Ende zeigt eine { $pips }. Davon behältst du { $own } Steine, und { $hidden ->
        [0] keiner ist
        [one] nur { $hidden } ist
       *[other] nur { $hidden } sind
    } verdeckt.
why-returns =
    Von den verdeckten Steinen { $named-count ->
        [1] deckt nur { $named }
       *[other] decken nur { $named }
    } die { $pips } zu. Dann ist { $numbers-or } offen, und die Zahl hast du.
why-wild = { $bone } ist ein Matador und passt an jedes Ende. Er kann also warten.
why-partner-fits = Dein Partner kann an diesen Enden { $likely } legen. Nach { $other } { $instead }.
why-lead-of-partner = Dein Partner hat von sich aus mit einer { $pips } eröffnet, und ein Ende zeigt sie noch.
why-opened-twice = Dein Partner hat die { $pips } mit { $one } geöffnet und mit { $two } wieder. So ist sie für ihn offen.
why-rival-opened-twice = Ein Gegner hat die { $pips } mit { $one } geöffnet und mit { $two } wieder. Dieser Zug deckt sie zu.
why-relieves =
    Mit { $other } lässt du nur { $numbers } offen. Dein Partner hat gezeigt, dass er { $numbers-count ->
        [1] keine { $numbers }
       *[other] weder { $numbers-nor }
    } hat.
why-places =
    Deine Steine passen dann an { $count ->
        [one] { $count } Ende
       *[other] { $count } Enden
    }. Nach { $other } { $instead ->
        [0] passen sie an keines
       *[other] nur an { $instead }
    }.
why-gathers =
    Hier darfst du frei kaufen und hast { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }. Jeden Stein, den du kaufst, bekommt niemand sonst, und je mehr du hast, desto seltener musst du passen.
why-answer-out = Nach { $other } wäre die Runde mit { $answer } zu Ende.
why-answer-scores = Nach { $other } bekäme der Nächste mit { $answer } noch { $points }.
why-answer-stops = Nach { $other } und { $answer } könntest du nicht legen.
why-answer-fits = Nach { $other } würde { $answer } passen, nach diesem Zug passt der Stein nicht.
why-answer-held = Der Nächste hat diesen Stein { $held }.
why-answer-held-sure = Der Nächste muss diesen Stein haben.
why-stuck = Beim nächsten Mal hast du { $likely } nichts zum Legen. Nach { $other } { $instead }.
why-stuck-hardly = Beim nächsten Mal kannst du fast sicher legen. Nach { $other } hättest du { $instead } nichts zum Legen.
why-surely-plays = Beim nächsten Mal kannst du sicher legen, was bis dahin auch geschieht. Nach { $other } hättest du { $instead } nichts zum Legen.
why-stuck-if = Geht die Runde weiter, hast du beim nächsten Mal { $likely } nichts zum Legen. Nach { $other } { $instead }.
why-stuck-hardly-if = Geht die Runde weiter, kannst du beim nächsten Mal fast sicher legen. Nach { $other } hättest du { $instead } nichts zum Legen.
why-stuck-never-if = Geht die Runde weiter, kannst du beim nächsten Mal sicher legen. Nach { $other } hättest du { $instead } nichts zum Legen.
why-rival-out = Bevor du wieder dran bist, macht ein Gegner { $likely } Domino. Nach { $other } { $instead }.
why-next-points = Beim nächsten Mal bekommst du im Schnitt etwa { $likely }. Nach { $other } wären es etwa { $instead }.
why-next-points-with = Beim nächsten Mal bekommst du im Schnitt etwa { $likely }, meist mit { $bone }. Nach { $other } wären es etwa { $instead }.
why-next-scores = Beim nächsten Mal kannst du { $likely } punkten. Nach { $other } { $instead }.
why-next-scores-with = Beim nächsten Mal kannst du { $likely } punkten, meist mit { $bone }. Nach { $other } { $instead }.
why-out = Du machst { $likely } zuerst Domino. Nach { $other } { $instead }.
why-out-pairs = Deine Seite macht { $likely } zuerst Domino. Nach { $other } { $instead }.
why-gains = Bis zum Ende der Runde bringt dieser Zug im Schnitt etwa { $points } mehr.
why-ahead =
    { $count ->
        [0] Es zahlt sich später aus: Der Zug gewinnt ein wenig öfter.
        [one] Es zahlt sich später aus: Der Zug gewinnt eines von 100 Spielen mehr.
       *[other] Es zahlt sich später aus: Der Zug gewinnt { $count } von 100 Spielen mehr.
    }
