### Electrum Dominoes: Deutsch.

language-name = Deutsch

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }, { $levels }
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

## Games and levels

game-draw = Kaufspiel
game-draw-about = Eine Reihe, keine Punkte während der Runde. Wer nicht legen kann, kauft.
game-block = Blockspiel
game-block-about = Eine Reihe, keine Punkte während der Runde. Gekauft wird nicht: Wer nicht legen kann, passt.
game-all-fives = Fünfer
game-all-fives-about = Mit Spinner. Eine durch fünf teilbare Tischsumme zählt.
game-all-threes = Dreier
game-all-threes-about = Mit Spinner. Eine durch drei teilbare Tischsumme zählt.
game-fives-and-threes = Fünfer & Dreier
game-fives-and-threes-about = Mit Spinner. Eine durch fünf oder durch drei teilbare Tischsumme zählt.
game-all-fives-palm = Fünfer, freies Kaufen
game-all-fives-palm-about = Fünfer, bei denen man kaufen darf, obwohl man legen könnte.
game-all-fives-pagat = Fünfer mit Los
game-all-fives-pagat-about = Das Los bestimmt den Anfang, dann der Gewinner. Was übrig ist, zählt in Fünfern.
game-muggins = Muggins
game-muggins-about = Fünfer ohne Spinner: eine Reihe mit zwei Enden.
game-five-up = Five-Up
game-five-up-about = Fünfer, bei denen an jeden Pasch an vier Seiten angelegt werden kann.
game-draw-game = Das Kaufspiel auf eine Runde
game-draw-game-about = Jeder deckt einen Stein auf, der schwerere beginnt, und das Spiel ist eine Runde.
game-firecrackers = Fünfer mit Böllern
game-changed = { $game } (geändert)
game-custom = Eigene Regeln
game-custom-about = Ein Spiel mit Regeln, die Sie selbst gewählt haben.
greeting-1 = Willkommen. Ich bin Nestor und spiele gegen Sie. Ich sehe meine eigenen Steine und was auf dem Tisch liegt, nicht mehr als Sie.
greeting-2 = Klicken Sie einen Stein an und dann den Platz, an dem er liegen soll, oder ziehen Sie ihn dorthin. Wo er passt, leuchtet es.
greeting-3 = Der eine Knopf sagt immer, worauf das Spiel wartet; die Leertaste drückt ihn.
game-begin = Beginnen
game-under-way = Das laufende Spiel bleibt erhalten: Rückgängig holt es zurück.
game-players = Spieler
game-partners = Partner
game-partners-about = Zwei gegen zwei: Wer gegenübersitzt, spielt mit Ihnen.
game-level-of = { $name } spielt
game-name = Name:
game-name-of = Name von { $name }
game-deal = Nummer des Gebens:
game-deal-any = beliebig
game-cannot = Mit diesen Regeln kann nicht um so viele Punkte gespielt werden.
game-display = Anzeige
display-whole = Ganzer Tisch
display-whole-about = Jeder Stein liegt, wo er gelegt wurde, wie auf einem wirklichen Tisch.
display-compact = Kompakt
display-compact-about = Nur die Enden sind zu sehen; alle Steine stehen in einem Feld.

level-beginner = Anfänger
level-easy = Leicht
level-not-so-easy = Nicht so leicht
level-tough = Schwer
level-brutal = Gnadenlos

## Settings

setting-level = Schwierigkeit
setting-level-about = Wie sehr ich mich anstrenge. Was Sie auch wählen: Ich weiß nicht mehr, als Sie an meiner Stelle wissen könnten.
setting-game = Spiel

settings-rules = Regeln
settings-next-hand = Diese Regeln gelten ab der nächsten Runde. Die laufende wird nach den Regeln beendet, mit denen sie begonnen hat.
rules-never-exact = Genau { $target } Punkte könnte in diesem Spiel nie jemand erreichen. Die Regeln bleiben, wie sie waren, bis Sie eine andere Zahl wählen oder „Genau treffen“ oder „Rundung“ abschalten.
rules-nothing-scores = Nach diesen Regeln könnte nie jemand punkten. Sie bleiben, wie sie waren, bis etwas zählt.
rules-cannot = Nach diesen Regeln lässt sich nicht spielen ({ $why }). Sie bleiben, wie sie waren, bis Sie etwas ändern.

setting-target = Punkte zum Sieg
setting-target-other = oder eine andere Zahl bis 1000:
setting-exact = Genau treffen
setting-exact-about = Punkte, die über das Ziel hinausführen würden, zählen nicht.
setting-spinner = Spinner
setting-spinner-about = Pasche, an die an allen vier Seiten angelegt werden kann.
spinner-none = Keiner
spinner-first = Erster Pasch
spinner-every = Jeder Pasch
setting-fives = Fünfer
setting-fives-about = Eine durch fünf teilbare Tischsumme zählt.
setting-threes = Dreier
setting-threes-about = Eine durch drei teilbare Tischsumme zählt.
setting-hand = Steine auf der Hand
setting-doublets = Pasche auf der Hand, höchstens
setting-doublets-any = beliebig
setting-doublets-about = Bekäme jemand mehr, wird neu gegeben, ohne dass Sie es sehen.
setting-draws = Kaufen
setting-draws-about = Wer nicht legen kann, kauft vom Talon. Ist dies ausgeschaltet, gilt der Talon als leer.
setting-restrict-draw = Kaufen nur in Not
setting-restrict-draw-about = Wer legen kann, darf nicht kaufen.
setting-reserve = Nie gekaufte Steine
setting-reserve-about = Die letzten Steine des Talons bleiben liegen.
setting-lead-first = Anfang der ersten Runde
setting-lead = Wer die nächste Runde eröffnet
lead-doublet = Pasch
lead-doublet-about = Jede Runde eröffnet der höchste Pasch.
lead-winner = Gewinner
lead-winner-about = Wer die letzte Runde gewonnen hat, eröffnet mit einem beliebigen Stein; die erste Runde und die nach einer Sperre eröffnet der höchste Pasch.
lead-loser = Verlierer
lead-loser-about = Wer die letzte Runde verloren hat, eröffnet mit einem beliebigen Stein; die erste Runde und die nach einer Sperre eröffnet der höchste Pasch.
lead-alternate = Abwechselnd
lead-alternate-about = Die erste Runde eröffnet der höchste Pasch, dann eröffnen wir abwechselnd mit einem beliebigen Stein.
lead-lot = Durch Los
lead-lot-about = Jeder deckt einen Stein auf; der schwerste beginnt mit einem beliebigen Stein.
setting-block-who = Gesperrte Runden gewinnt
block-low = wer weniger Augen hat
block-last = wer zuletzt gelegt hat
setting-block-what = Gesperrte Runden bringen
block-difference = die Differenz
block-opponent = die Augen des anderen
block-both = alle Augen
block-nothing = nichts
setting-rounding = Rundung
setting-rounding-about = Die Punkte am Ende einer Runde werden auf das nächste Vielfache von fünf gerundet.
setting-subtract = Übriges abziehen
setting-subtract-about = Am Ende einer Runde verliert jede Seite die Augen, die sie hält; niemand gewinnt etwas.

settings-table = Am Tisch
setting-auto-ok = Automatisches OK
setting-auto-ok-about = Ich spiele, ohne auf Ihr OK zu warten.
setting-pace = Tempo
setting-pace-about = Wie lange zu sehen ist, was einer tut, bevor der Nächste weitermacht.
pace-none = ohne
pace-quick = schnell
pace-usual = üblich
pace-slow = langsam
setting-auto-draw = Automatisch kaufen
setting-auto-draw-about = Wenn Sie kaufen, wird so lange weitergekauft, bis etwas passt.
setting-lots = Von Hand losen
setting-lots-about = Sie decken die Steine auf, die über den Anfang entscheiden, und nehmen beim Draw Game Ihre eigenen. Sonst geschieht es sofort.
setting-table-count = Tischsumme
setting-table-count-about = Links unten steht die Summe der offenen Enden.
setting-flicker = Blinken
setting-flicker-about = Das Ende, an das ich gerade gelegt habe, blinkt.
setting-scores = Punktestand
scores-figures = Zahlen
scores-cribbage = Cribbage-Brett
scores-x = X-Zettel
setting-score-in-fives = In Fünfern zählen
setting-score-in-fives-about = Je fünf Punkte erscheinen als einer, wie auf einem Cribbage-Brett.

settings-comfort = Komfort
setting-reduce-motion = Weniger Bewegung
setting-reduce-motion-about = Steine sind sofort an ihrem Platz.
setting-speed = Tempo der Steine
setting-scale = Größe der Anzeige
setting-language = Sprache
language-system = Wie im System

## Colors

theme-name = Farbschema { $number }
theme-use = Farbschema { $number } verwenden
theme-use-it = Verwenden
theme-in-use = In Gebrauch
theme-edit = { $name } bearbeiten
colors-reset = Alle drei zurücksetzen
colors-click = Klicken Sie auf einen Teil des Tisches, um seine Farbe zu ändern.
colors-which = Farbe für
colors-double = Doppelte Umrisse
colors-double-about = Meine Steine haben einen zweiten Umriss, falls Sie die Farben nicht unterscheiden können.
colors-sample = Vorschau
colors-sample-text = 10 für mich.
color-red = Rot
color-green = Grün
color-blue = Blau
part-background = Hintergrund
part-text = Text
part-your-hand = Ihre Hand
part-your-plays = Von Ihnen gelegt
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

tally-empty = Noch hat niemand ein Spiel gewonnen.
tally-clear = Löschen
tally-in-all = Insgesamt
tally-helped =
    { $count ->
        [0] keines von Ihren mit Hilfe
        [one] { $count } von Ihren mit Hilfe
       *[other] { $count } von Ihren mit Hilfe
    }
tally-column-helped = mit Hilfe
tally-about-helped = Ein Spiel, das Sie nach „Rückgängig“, einem Blick auf verdeckte Steine oder einem Tipp gewinnen, zählt wie jedes andere, und außerdem als eines mit Hilfe.
tally-spoken = { $name }: Sie { $you }, Nestor { $nestor }, Ihr Anteil { $share }, mit Hilfe { $helped }

## About

about-version = Version { $version }
about-what = Kaufspiel, Blockspiel, Fünfer, Dreier und Fünfer & Dreier gegen Nestor, der nicht mehr sieht als Sie.
about-files = Ihre Dateien
about-files-where = Einstellungen, Farben, Bilanz und das laufende Spiel liegen hier:
about-files-what = Übersetzungen kommen in einen Ordner „lang“ daneben: Eine Datei nl.ftl fügt Niederländisch hinzu.
about-files-nowhere = Dieses System hat keinen Ort für sie, deshalb wird nichts gespeichert.
about-licence = Lizenz
about-licence-what = Freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Ohne jede Gewähr.
about-fonts = Gemacht mit Rust und egui. Die Schrift ist Ubuntu Light, unter der Ubuntu Font Licence.

## Languages

notice-language = Manche Zeilen der Sprachdatei { $tag }.ftl lassen sich nicht lesen; sie erscheinen in einer anderen Sprache.

## Help

help-play = Spielregeln
help-scoring = Zählen
help-strategy = Strategie
help-keys = Tasten

play-goal = Worum es geht
play-goal-1 = Sie und ich spielen Runde um Runde, bis einer die Punkte zum Sieg hat: 150, wenn Sie nichts anderes einstellen. Punkte gibt es am Ende einer Runde, bei Fünfern und Dreiern auch währenddessen.
play-bones = Die Steine
play-bones-1 = Es gibt 28 Steine, einen für jedes Zahlenpaar von 0-0 bis 6-6. Die Punkte darauf heißen Augen. Ein Stein mit zwei gleichen Hälften ist ein Pasch, und der mit den meisten Augen ist der höchste.
play-bones-2 = Zu Beginn einer Runde bekommt jeder sieben Steine. Der Rest ist der Talon. Hat keiner einen Pasch zum Eröffnen, wird neu gemischt, bevor Sie die Steine sehen.
play-turn = Am Zug
play-turn-1 = Wer den höchsten Pasch hat, eröffnet die Runde mit ihm; er wird von selbst gelegt. Dann spielen wir abwechselnd. Ein Stein muss mit einer Hälfte anliegen, die dieselbe Zahl zeigt wie das Ende; nötigenfalls dreht er sich von selbst. Pasche liegen quer.
play-turn-2 = Mit Spinner kann an den ersten Pasch einer Runde an vier Seiten angelegt werden: zuerst im Westen und im Osten, und wenn beide belegt sind, auch im Norden und im Süden. Ohne Spinner gibt es nur eine Reihe mit zwei Enden.
play-turn-3 = Passt keiner Ihrer Steine, so kaufen Sie vom Talon, bis einer passt. Ist er leer, passen Sie. Im Blockspiel wird gar nicht gekauft.
play-end = Das Ende einer Runde
play-end-1 = Wer seinen letzten Stein legt, hat „Domino“ gemacht und gewinnt die Augen, die der andere noch auf der Hand hat.
play-end-2 = Kann keiner legen und nichts mehr gekauft werden, so ist die Runde gesperrt. Dann gewinnt, wer weniger Augen hat, die Differenz, wenn Sie nichts anderes einstellen.
play-display = Die Anzeige
play-display-1 = Vom Tisch sehen Sie nur die Enden, denn nur auf sie kommt es an: den Stein in der Mitte und den letzten jedes Arms. Alle anderen gelegten Steine liegen unten neben Ihrer Hand, in der Farbe dessen, der sie gelegt hat.
play-display-2 = Klicken Sie auf einen Ihrer Steine und dann auf das Ende, an das er soll. Oder ziehen Sie ihn dorthin. Oder klicken Sie ihn doppelt an, wenn er nur an einer Stelle passt. Die Enden, an die er passt, leuchten auf und zeigen, wie hoch die Summe wäre. Auch ein Ende, an dem noch kein Stein liegt, lässt sich benutzen.
play-display-3 = Der Knopf bietet immer an, worauf das Spiel wartet: Mit OK lassen Sie mich spielen, Kaufen und Passen gehören zu Ihrem Zug, mit Neue Runde und Neues Spiel geht es weiter. Die Leertaste drückt ihn.
play-display-4 = Jeder Zug lässt sich rückgängig machen, auch über den Beginn der Runde und des Spiels hinaus. Nicht gekaufte Steine werden dabei neu gemischt; ein wiederholter Kauf ist also ein neuer Kauf.

scoring-intro = Bei Fünfern, Dreiern und Fünfern & Dreiern werden nach jedem Stein die offenen Enden zusammengezählt. Das ist die Tischsumme. Ist sie durch fünf (oder durch drei, oder durch eines von beiden) teilbar, bekommt sie ganz, wer gelegt hat. Diese Beispiele stammen aus dem Spiel Fünfer.
example-scores = { $sum } = { $count }: bringt { $points }
example-nothing = { $sum } = { $count }: bringt nichts
example-1 = Der erste Stein zählt mit beiden Hälften.
example-2 = Der Spinner hat noch eine freie Seite und zählt ganz.
example-3 = Liegt auf jeder Seite ein Stein, ist der Spinner kein Ende mehr.
example-4 = Ein Pasch am Ende zählt mit beiden Hälften.
example-5 = Der Norden geht auf, wenn Westen und Osten belegt sind. Null zählt nichts.
example-6 = Ich lege im Süden an, und vier Enden werden gezählt.
example-7 = Ein neues Spiel, das ich eröffne: Der Fünferpasch zählt sofort.
example-8 = Sie haben die Runde davor gewonnen und dürfen mit jedem Stein eröffnen.
example-9 = Der erste Pasch wird zum Spinner, und der Sechs-Vier rückt passend nach Westen.
scoring-rest = Außerdem
scoring-rest-1 = Fünfzehn bringt fünfzehn. Null bringt nichts. Mehr als 35 bringt kein Stein.
scoring-rest-2 = Wer durch einen Zug das Ziel erreicht, hat sofort gewonnen; der Rest der Runde zählt nicht mehr.

strategy-any = In jedem Spiel
strategy-any-1 = Halten Sie sich die Wahl offen. Wer viele verschiedene Zahlen hat, muss selten kaufen; überlegen Sie vor dem Zug, was Sie danach legen könnten.
strategy-any-2 = Legen Sie Pasche früh: Sie passen nur an eine Zahl und wiegen schwer, wenn der andere Domino macht. Der Nullerpasch wiegt nichts, und bei Fünfern lohnt es, den Fünferpasch zu behalten.
strategy-any-3 = Merken Sie sich, welche Zahlen offen waren, als ich gekauft oder gepasst habe. Davon hatte ich keine. Bieten Sie mir dieselben noch einmal an.
strategy-count = Wo Punkte zählen
strategy-count-1 = Es kommt nicht darauf an zu punkten, sondern mehr zu punkten als der andere. Ein Stein, der nichts bringt und nichts übrig lässt, kann der beste sein.
strategy-count-2 = Zählen Sie bei jedem Stein, den Sie erwägen, die Steine, die Sie nicht sehen und die als Antwort punkten würden. Je weniger es sind, desto sicherer ist er. Was Sie selbst halten, hält kein anderer.
strategy-count-3 = Behalten Sie, womit Sie antworten können: 0-5, 1-6, 0-0 und 5-5, und Steine, die an den Spinner passen und auf der anderen Hälfte null oder fünf zeigen.
strategy-sum = Schnell zählen
strategy-sum-1 = Rechnen Sie nicht jeden möglichen Tisch aus. Sehen Sie auf die Summe und fragen Sie, was sich ändern muss. Ist sie sechs, brauchen Sie vier mehr oder eins weniger. Zeigt ein Ende eins, so macht 1-5 vier mehr daraus und 1-0 eins weniger.
strategy-sum-2 = Gehen Sie so die Enden durch, erst mit Ihren Steinen, dann mit denen, die ich haben könnte. Mehr tue ich auch nicht, nur werde ich dabei nicht müde.
strategy-level = Die richtige Stufe
strategy-level-1 = Als Anfänger lege ich den Stein, der am meisten bringt, und denke nicht weiter. Wählen Sie die Stufe, auf der Sie etwa die Hälfte der Spiele gewinnen, und steigen Sie auf, wenn Sie zwei von dreien gewinnen.
strategy-level-2 = Auf jeder Stufe kenne ich meine Steine, den Tisch, wer wann gekauft und gepasst hat, und wie viele Steine Sie haben. Ihre sehe ich mir nie an.

keys-intro = Alles geht ohne Maus. Der Ring zeigt, worauf die Tastatur wirkt.
keys-table = Am Tisch
keys-commands = Befehle
key-tab = Tab
key-tab-does = zum nächsten Stein, Ende oder Knopf; mit Umschalt zum vorigen
key-arrows = Pfeiltasten
key-arrows-does = zum nächsten Stein, Ende oder Knopf auf dieser Seite
key-space = Leertaste
key-space-does = wählt den Stein, legt am Ende an oder drückt den Knopf, wo der Ring ist; sonst drückt sie den einen Knopf
key-enter = Eingabe
key-enter-does = dasselbe wie die Leertaste
key-ends = W, E, N, S oder 4, 6, 8, 2
key-ends-does = legt den gewählten Stein im Westen, Osten, Norden oder Süden an
key-escape = Esc
key-escape-does = lässt den gewählten Stein los oder schließt ein Fenster

## The table

you = Sie
nestor = Nestor
name-second = Ajax
name-third = Helena
boneyard = Talon
target-of = / { $target }
table-count = Tischsumme { $count }
button-draw = Kaufen
button-pass = Passen
button-turn = Stein aufdecken
button-take = Alle nehmen
button-new-hand = Neue Runde
button-new-game = Neues Spiel
button-thinking = Ich denke …

pips-0 = null
pips-1 = eins
pips-2 = zwei
pips-3 = drei
pips-4 = vier
pips-5 = fünf
pips-6 = sechs
bone-plain = { $high } { $low }
bone-doublet = Pasch { $pips }
end-west = Westen
end-east = Osten
end-north = Norden
end-south = Süden
end-of-bone = die { $pips } von { $bone }
list-and = { $list } und { $last }

spoken-hand = { $bone }, in Ihrer Hand, passt im { $ends }
spoken-hand-any = { $bone }, in Ihrer Hand, darf eröffnen
spoken-hand-none = { $bone }, in Ihrer Hand, passt nirgends
spoken-hand-waiting = { $bone }, in Ihrer Hand
spoken-end = Ende im { $end }, { $bone }, zeigt { $pips }
spoken-end-empty = Ende im { $end }, noch kein Stein, zeigt { $pips }
spoken-end-lead = Ende im { $end }, Platz für den ersten Stein
spoken-lead-place = der Platz für den ersten Stein
spoken-end-of = Ende { $number }, an { $bone }, zeigt { $pips }
spoken-face-down = Stein { $number }, verdeckt
spoken-turned = { $bone }, aufgedeckt von { $name }
spoken-yard = Stein { $number } im Talon, kaufen
spoken-middle = { $bone }, in der Mitte
spoken-yours = { $bone }, von Ihnen gelegt
spoken-theirs = { $bone }, von { $name } gelegt
spoken-shown = { $bone }, aufgedeckt
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } Stein
       *[other] { $bones } Steine
    }

preview-count = Summe { $count }
preview-points = Summe { $count }, bringt { $points }
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
yard-block = Bei Block wird nicht gekauft
yard-empty = Der Talon ist leer
yard-reserve =
    { $count ->
        [one] Der letzte Stein wird nie gekauft
       *[other] Die letzten { $count } werden nie gekauft
    }
say-named = { $name }: { $line }
say-turn = Decken Sie einen Stein auf: Der schwerste beginnt.
say-tie = Gleichstand: noch einmal.
say-you-turn = Sie decken { $bone } auf
say-name-turns = { $name } deckt { $bone } auf
say-take =
    { $count ->
        [one] Nehmen Sie noch einen Stein.
       *[other] Nehmen Sie { $count } Steine.
    }

say-your-turn = Sie sind am Zug.
say-my-turn = Ich bin am Zug.
say-must-draw = Kein Stein passt: bitte kaufen.
say-must-pass = Kein Stein passt: Sie müssen passen.
say-i-play = Ich lege { $bone }.
say-you-play = Sie legen { $bone }.
say-i-score = Ich lege { $bone }: { $points } für mich.
say-you-score = Sie legen { $bone }: { $points } für Sie.
say-i-overshoot = Ich lege { $bone }; { $points } wären zu viele.
say-you-overshoot = Sie legen { $bone }; { $points } wären zu viele.
say-i-drew =
    { $count ->
        [one] Ich habe gekauft.
       *[other] Ich habe { $count } Steine gekauft.
    }
say-you-drew =
    { $count ->
        [one] Sie haben { $bone } gekauft.
       *[other] Sie haben { $count } Steine gekauft, zuletzt { $bone }.
    }
say-i-pass = Ich passe.
say-you-pass = Sie passen.
say-i-led-doublet = Ich habe den höchsten Pasch, { $bone }, und eröffne damit.
say-you-led-doublet = Sie haben den höchsten Pasch, { $bone }, und eröffnen damit.
say-i-lead = Ich eröffne diese Runde.
say-you-lead = Sie eröffnen mit einem beliebigen Stein.
say-i-lead-winner = Ich habe die letzte Runde gewonnen und eröffne.
say-you-lead-winner = Sie haben die letzte Runde gewonnen: Eröffnen Sie mit einem beliebigen Stein.
say-i-lead-loser = Ich habe die letzte Runde verloren und eröffne.
say-you-lead-loser = Sie haben die letzte Runde verloren: Eröffnen Sie mit einem beliebigen Stein.
say-i-lead-lot = Das Los fällt auf mich: Ich eröffne.
say-you-lead-lot = Das Los fällt auf Sie: Eröffnen Sie mit einem beliebigen Stein.
say-i-domino = Domino! Ich gewinne { $points }.
say-you-domino = Domino! Sie gewinnen { $points }.
say-i-am-out = Domino für mich.
say-you-are-out = Domino für Sie.
say-blocked-me = Die Runde ist gesperrt. Ich gewinne { $points }.
say-blocked-you = Die Runde ist gesperrt. Sie gewinnen { $points }.
say-blocked-nothing = Die Runde ist gesperrt. Niemand gewinnt etwas.
say-blocked = Die Runde ist gesperrt.
say-blocked-side =
    Die Runde ist gesperrt. { $side } { $members ->
        [one] gewinnt
       *[other] gewinnen
    } { $points }.
say-blocked-shared = Die Runde ist gesperrt. { $one } und { $other } liegen gleich und teilen: je { $points }.
say-you-domino-together = Sie machen Domino, und Ihre Seite gewinnt { $points }.
say-i-domino-together = Ich mache Domino, und wir gewinnen { $points }.
say-you-win-game-of-many = Sie gewinnen das Spiel, { $scores }.
say-side-wins-game =
    { $side } { $members ->
        [one] gewinnt
       *[other] gewinnen
    } das Spiel, { $scores }.
say-nobody-wins-game = Niemand gewinnt das Spiel.
say-i-win-game = Ich gewinne das Spiel mit { $me } zu { $you }.
say-you-win-game = Sie gewinnen das Spiel mit { $you } zu { $me }.
say-nobody-wins = Niemand gewinnt das Spiel, { $you } zu { $me }.
say-i-win-hand-game = Ich gewinne das Spiel.
say-you-win-hand-game = Sie gewinnen das Spiel.
say-welcome-back = Willkommen zurück.
say-undone = Zurückgenommen.
say-redone = Wiederholt.
say-preserved = Das Spiel ist aufbewahrt.
say-restored = Das aufbewahrte Spiel ist wieder da.
say-hint = Ich würde { $bone } in den { $end } legen.
say-hint-on = Ich würde { $bone } an { $end } legen.
say-hint-draw = Ich würde kaufen.
say-showing-mine = Das sind meine Steine.
say-showing-boneyard = Das ist der Talon.
say-nothing-to-undo = Es gibt nichts zurückzunehmen.

detail-left-with-me = Augen in meiner Hand: { $sum }
detail-left-with-you = Augen in Ihrer Hand: { $sum }
detail-block-difference = gesperrt: { $theirs } − { $own } = { $sum }
detail-block-below = gesperrt: { $theirs } − { $own } ist unter null
detail-block-mine = gesperrt: Augen in meiner Hand { $sum }
detail-block-yours = gesperrt: Augen in Ihrer Hand { $sum }
detail-block-both = gesperrt: { $theirs } + { $own } = { $sum }
detail-block-nothing = gesperrte Runden sind nichts wert
detail-subtracted = { $side }: { $sum } weniger
detail-shared = die Hälfte von { $theirs }
detail-left = übrige Augen: { $sum }
detail-block-theirs = gesperrt: Augen der anderen { $sum }
detail-rounded = (gerundet auf { $points })
detail-not-counted = Das zählt nicht: Das Ziel muss genau erreicht werden.

refused-does-not-fit = { $bone } passt im { $end } nicht, dort ist { $pips } offen.
refused-fits-nowhere = { $bone } passt nirgends.
refused-choose-first = Wählen Sie zuerst einen Stein aus Ihrer Hand.
refused-must-lead = Die Runde muss mit { $bone } eröffnet werden.
refused-not-open = Dort kann nichts angelegt werden.
refused-not-your-turn = Sie sind nicht am Zug.
refused-not-yet = Die Runde hat noch nicht begonnen.
refused-thinking = Einen Augenblick: Ich denke nach.
refused-hand-over = Die Runde ist vorbei.
refused-game-over = Das Spiel ist vorbei.
refused-no-draws = In diesem Spiel wird nicht gekauft.
refused-boneyard-empty = Es ist nichts mehr zu kaufen.
refused-playable = Sie haben einen Stein, der passt.

menu-game = Spiel
menu-view = Ansicht
menu-options = Optionen
menu-help = Hilfe
command-new-game = Neues Spiel
command-undo = Rückgängig
command-redo = Wiederholen
command-hint = Tipp
command-show-hands = Nestors Steine zeigen
command-show-boneyard = Talon zeigen
command-preserve = Aufbewahren
command-restore = Zurückholen
command-tally = Bilanz
command-display = Ganzer Tisch oder kompakt
command-settings = Einstellungen
command-colors = Farben
command-help = Hilfe
command-about = Über
command-quit = Beenden


remark-new-rules = Die neuen Regeln gelten ab der nächsten Runde.

hint-title = Tipp
hint-thinking = Ich denke über Ihre Steine nach.
hint-play = { $bone } { $end }
hint-draw = Kaufen
hint-pass = Passen
hint-points = Punkte
hint-win = Sieg
hint-about = Was ich an Ihrer Stelle von jedem Zug erwarte, nach dem, was Sie sehen: Punkte bis zum Ende der Runde und die Chance, das Spiel zu gewinnen.

notice-damaged-copy = { $file } war beschädigt. Stattdessen wird die vorige Kopie verwendet; die beschädigte Datei heißt jetzt { $aside }.
notice-damaged-new = { $file } war beschädigt und lässt sich nicht lesen. Die Datei heißt jetzt { $aside }, und eine neue wird geschrieben.
notice-damaged-stays = { $file } ist beschädigt und kann nicht verschoben werden. Sie bleibt, wie sie ist, und an ihrer Stelle wird nichts gespeichert.
notice-from-copy = { $file } war nicht mehr da. Stattdessen gilt die Kopie davor.
notice-unreachable = { $file } ist nicht zu lesen ({ $why }). Die Datei bleibt, wie sie ist, und an ihrer Stelle wird nichts gespeichert.
notice-unreachable-copy = { $file } ist nicht zu lesen ({ $why }). Stattdessen gilt die Kopie davor; die Datei bleibt, wie sie ist, und an ihrer Stelle wird nichts gespeichert.
obstacle-forbidden = der Zugriff ist nicht erlaubt
obstacle-not-a-file = es ist keine gewöhnliche Datei
obstacle-link = es ist eine Verknüpfung, die ins Leere führt
notice-newer = { $file } stammt von einer späteren Version des Spiels. Sie bleibt, wie sie ist, und an ihrer Stelle wird nichts gespeichert.
notice-full = Die Festplatte ist voll: Das Spiel geht weiter, wird aber nicht gespeichert.
notice-forbidden = In den Ordner des Spiels kann nicht geschrieben werden: Das Spiel geht weiter, wird aber nicht gespeichert.
notice-no-folder = Es gibt keinen Ordner zum Speichern: Das Spiel geht weiter, wird aber nicht gespeichert.
notice-lock = „lock“ im Ordner des Spiels ist keine gewöhnliche Datei. Das Spiel geht weiter, wird aber nicht gespeichert.
notice-too-long = Dieses Spiel ist zu lang geworden, um gespeichert zu werden. Es geht weiter, wird aber nicht gespeichert.
notice-other = Nichts kann gespeichert werden ({ $why }). Das Spiel geht weiter.
notice-second-window = Das Spiel ist in einem anderen Fenster offen, und jenes speichert. Was hier gespielt wird, bleibt nicht erhalten.
notice-stumbled = Mir ist beim Nachdenken ein Fehler unterlaufen; ich habe gespielt, was vernünftig aussah. Näheres steht in der Datei panic.log.
