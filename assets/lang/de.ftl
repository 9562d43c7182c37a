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

you = Sie
nestor = Nestor
boneyard = Talon
your-hand = Ihre Hand
target-of = / { $target }
table-count = Tischsumme { $count }
button-draw = Kaufen
button-pass = Passen
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
list-and = { $list } und { $last }

spoken-hand = { $bone }, in Ihrer Hand, passt im { $ends }
spoken-hand-any = { $bone }, in Ihrer Hand, darf eröffnen
spoken-hand-none = { $bone }, in Ihrer Hand, passt nirgends
spoken-hand-waiting = { $bone }, in Ihrer Hand
spoken-end = Ende im { $end }, { $bone }, zeigt { $pips }
spoken-end-empty = Ende im { $end }, noch kein Stein, zeigt { $pips }
spoken-end-lead = Ende im { $end }, Platz für den ersten Stein
spoken-middle = { $bone }, in der Mitte
spoken-yours = { $bone }, von Ihnen gelegt
spoken-mine = { $bone }, von Nestor gelegt
spoken-shown = { $bone }, aufgedeckt
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } Stein
       *[other] { $bones } Steine
    }

preview-count = Summe { $count }
preview-points = Summe { $count }, bringt { $points }

say-your-turn = Sie sind am Zug.
say-my-turn = Ich bin am Zug.
say-thinking = Ich denke nach.
say-must-draw = Nichts passt: bitte kaufen.
say-must-pass = Nichts passt: bitte passen.
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
say-you-lead-winner = Sie haben die letzte Runde gewonnen: eröffnen Sie mit einem beliebigen Stein.
say-i-lead-loser = Ich habe die letzte Runde verloren und eröffne.
say-you-lead-loser = Sie haben die letzte Runde verloren: eröffnen Sie mit einem beliebigen Stein.
say-i-lead-lot = Das Los fällt auf mich: ich eröffne.
say-you-lead-lot = Das Los fällt auf Sie: eröffnen Sie mit einem beliebigen Stein.
say-i-domino = Domino! Ich gewinne { $points }.
say-you-domino = Domino! Sie gewinnen { $points }.
say-i-am-out = Domino für mich.
say-you-are-out = Domino für Sie.
say-blocked-me = Die Runde ist gesperrt. Ich gewinne { $points }.
say-blocked-you = Die Runde ist gesperrt. Sie gewinnen { $points }.
say-blocked-nothing = Die Runde ist gesperrt. Niemand gewinnt etwas.
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
detail-subtracted = Augen übrig: { $sum }
detail-rounded = (gerundet auf { $points })
detail-not-counted = Das zählt nicht: das Ziel muss genau erreicht werden.

refused-does-not-fit = { $bone } passt nicht im { $end }, dort liegt { $pips }.
refused-fits-nowhere = { $bone } passt nirgends.
refused-choose-first = Wählen Sie zuerst einen Stein aus Ihrer Hand.
refused-must-lead = Die Runde muss mit { $bone } eröffnet werden.
refused-not-open = Dort kann nichts angelegt werden.
refused-not-your-turn = Sie sind nicht am Zug.
refused-thinking = Einen Augenblick: ich denke nach.
refused-hand-over = Die Runde ist vorbei.
refused-game-over = Das Spiel ist vorbei.
refused-no-draws = In diesem Spiel wird nicht gekauft.
refused-boneyard-empty = Es ist nichts mehr zu kaufen.
refused-playable = Sie haben einen Stein, der passt.

menu-game = Spiel
menu-options = Optionen
menu-help = Hilfe
command-new-game = Neues Spiel
command-undo = Rückgängig
command-redo = Wiederholen
command-hint = Tipp
command-show-mine = Meine Steine zeigen
command-show-boneyard = Talon zeigen
command-preserve = Aufbewahren
command-restore = Zurückholen
command-tally = Spielstand
command-settings = Einstellungen
command-colors = Farben
command-help = Hilfe
command-about = Über
command-quit = Beenden

ask-new-game = Ein Spiel ist im Gange. Ein neues beginnen?
ask-begin = Neues Spiel beginnen
ask-stay = Weiterspielen

hint-title = Tipp
hint-thinking = Ich denke über Ihre Steine nach.
hint-play = { $bone } { $end }
hint-draw = Kaufen
hint-pass = Passen
hint-points = Punkte bis zum Ende
hint-win = Gewinnchance
hint-about = Was ich an Ihrer Stelle von jedem Zug erwarte, nach dem, was Sie sehen.

notice-damaged-copy = { $file } war beschädigt. Stattdessen gilt die Kopie davor; die beschädigte Datei heißt jetzt { $aside }.
notice-damaged-new = { $file } war beschädigt und wird neu begonnen. Die beschädigte Datei heißt jetzt { $aside }.
notice-damaged-stays = { $file } ist beschädigt und kann nicht verschoben werden. Sie bleibt, wie sie ist, und an ihrer Stelle wird nichts gespeichert.
notice-newer = { $file } stammt von einer späteren Version des Spiels. Sie bleibt, wie sie ist, und an ihrer Stelle wird nichts gespeichert.
notice-full = Die Festplatte ist voll: das Spiel geht weiter, wird aber nicht gespeichert.
notice-forbidden = In den Ordner des Spiels kann nicht geschrieben werden: das Spiel geht weiter, wird aber nicht gespeichert.
notice-no-folder = Es gibt keinen Ordner zum Speichern: das Spiel geht weiter, wird aber nicht gespeichert.
notice-other = Nichts kann gespeichert werden ({ $why }). Das Spiel geht weiter.
notice-second-window = Das Spiel ist in einem anderen Fenster offen, und jenes speichert. Was hier gespielt wird, bleibt nicht erhalten.
