### Electrum Dominoes: every word a player reads, in English.
### A translation says the same messages; see https://projectfluent.org for the way to write them.

language-name = English

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Save
cancel = Cancel
close = Close
number-decimal = .
number-group = ,
percent = { $share }%
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Games and levels

game-draw = Draw
game-draw-about = One line, no points during a hand. Whoever cannot play draws.
game-block = Block
game-block-about = One line, no points during a hand. Nothing is drawn: whoever cannot play passes.
game-all-fives = All Fives
game-all-fives-about = With a spinner. A table count divisible by five scores.
game-all-threes = All Threes
game-all-threes-about = With a spinner. A table count divisible by three scores.
game-fives-and-threes = Fives & Threes
game-fives-and-threes-about = With a spinner. A table count divisible by five or by three scores.
game-all-fives-palm = All Fives, free draw
game-all-fives-palm-short = Fives, free draw
game-all-fives-palm-about = All Fives in which you may draw even if you could play.
game-all-fives-pagat = All Fives, by lot
game-all-fives-pagat-short = Fives, by lot
game-all-fives-pagat-about = Led by lot, then by the winner. What is left counts in fives.
game-muggins = Muggins
game-muggins-about = Fives without a spinner: one line with two ends.
game-five-up = Five-Up
game-five-up-about = Fives in which every doublet can be built on at four sides.
game-draw-game = The Draw Game
game-draw-game-short = Draw Game
game-draw-game-about = Each turns a bone, the heavier begins, and the game is one hand.
game-firecrackers = Fives with Firecrackers
game-firecrackers-short = Firecrackers
game-firecrackers-about = Against the clock. A firecracker a hand destroys a bone.
game-changed = { $game } (changed)
game-custom = Custom
game-custom-about = A game with rules of your own choosing.
greeting-1 = Welcome. I am Nestor, and I play against you. I see my own bones and what lies on the table, and no more than you do.
greeting-2 = Click a bone and then the place where it is to lie, or drag it there. The places where it fits are lit.
greeting-3 = I take my turns by myself; Auto-OK in the settings makes me wait. The one button says what the game is waiting for, and the space bar presses it.
game-begin = Begin
game-under-way = The game under way is kept: Undo brings it back.
game-players = Players
game-partners = Partners
game-partners-about = Two against two: whoever sits opposite plays on your side.
game-levels-about = New to dominoes? Take Beginner or Easy, once called Novice. A strong player takes Tough or Brutal, once called Expert.
game-level-of = { $name } plays
game-name = Name:
game-name-of = Name of { $name }
game-deal = Deal number:
game-deal-any = any
game-cannot = With these rules it cannot be played to so many points.
game-display = Display
display-whole = Whole table
display-whole-about = Every bone lies where it was played, as on a real table.
display-compact = Compact
display-compact-about = Only the ends are shown, and all bones stand in a panel.

level-beginner = Beginner
level-easy = Easy
level-not-so-easy = Not so easy
level-tough = Tough
level-brutal = Brutal

## Settings

setting-level = Difficulty
setting-level-about = How hard I try to win. Whatever you choose, I know no more than you could in my place.
setting-game = Game

settings-rules = Rules
settings-holds = Everything holds at once, except the rules: they hold from the next hand.
settings-new-game = Start a new game now
setting-coming = from the next hand
setting-coming-now = New game now
settings-next-hand = These rules apply from the next hand on. This hand is finished under the rules it began with.
rules-never-exact = Nobody could ever reach exactly { $target } in this game. The rules stay as they were until you choose another number, or turn off “Exact finish” or “Rounding”.
rules-nothing-scores = Nobody could ever score under these rules. The rules stay as they were until something scores.
rules-cannot = These rules cannot be played ({ $why }). The rules stay as they were until you change them.

setting-target = Points to win
setting-target-other = or any number up to 1000:
setting-time = Minutes for the game
setting-time-about = The clock runs in your turns and in mine, and stands while you pause.
setting-time-other = or another number up to 180:
setting-exact = Exact finish
setting-exact-about = Points that would take you past the target do not count.
setting-spinner = Spinner
setting-spinner-about = Bones can be played on all four sides of the first doublet.
spinner-none = None
spinner-first = First doublet
spinner-every = Every doublet
setting-fives = Fives
setting-fives-about = A table count divisible by five scores.
setting-threes = Threes
setting-threes-about = A table count divisible by three scores.
setting-hand = Bones in a hand
setting-doublets = Most doublets in a hand
setting-doublets-any = no limit
setting-doublets-about = If anybody is dealt more, the bones are dealt again before you see them.
setting-draws = Draws
setting-draws-about = Whoever cannot play draws from the boneyard. With this off, the boneyard counts as empty.
setting-restrict-draw = Restrict draw
setting-restrict-draw-about = Only a player who cannot play may draw.
setting-reserve = Bones never drawn
setting-reserve-about = The last bones of the boneyard stay there.
setting-lead-first = Leader of the first hand
setting-lead = Who leads the next hand
lead-doublet = Doublet
lead-doublet-about = The heaviest doublet leads every hand.
lead-winner = Winner
lead-winner-about = Whoever won the last hand leads with any bone. The heaviest doublet leads the first hand, and any hand after a blocked one.
lead-loser = Loser
lead-loser-about = Whoever lost the last hand leads with any bone. The heaviest doublet leads the first hand, and any hand after a blocked one.
lead-alternate = Alternate
lead-alternate-about = The heaviest doublet leads the first hand. After that, you and I take turns to lead with any bone.
lead-lot = By lot
lead-lot-about = Each turns a bone, and the heaviest leads with any bone.
setting-block-who = Blocked hands go to
block-low = fewest pips
block-last = last to play
setting-block-what = Blocked hands are worth
block-difference = the difference
block-opponent = the opponent’s pips
block-both = all pips
block-nothing = nothing
setting-rounding = Rounding
setting-rounding-about = Points won at the end of a hand are rounded to the nearest multiple of five.
setting-subtract = Subtract what is left
setting-subtract-about = At the end of a hand each side loses the pips that it holds, and nobody wins anything.

settings-table = At the table
setting-auto-ok = Auto-OK
setting-auto-ok-about = I take my turn without waiting for your OK.
setting-one-click = Play with one click
setting-one-click-about = A click plays a bone that has only one place to go, or whose places make no difference.
setting-pace = Pace
setting-pace-about = How long what one player does is shown before the next goes on.
pace-none = none
pace-quick = quick
pace-usual = usual
pace-slow = slow
setting-auto-draw = Auto-Draw
setting-auto-draw-about = Once you draw, you keep drawing until something fits.
setting-lots = Lots by hand
setting-lots-about = You turn the bones that find who leads, and take your own in The Draw Game. Otherwise it is done at once.
setting-tutor = Tutor
setting-tutor-about = Nestor looks at your play before it counts, and asks whether you mean it where another would be better. Games with it count as helped.
tutor-off = Off
tutor-blunders = Blunders
tutor-bad = Bad plays
tutor-doubtful = Doubtful plays
tutor-always = Whatever is not best
setting-table-count = Table count
setting-table-count-about = The sum of the open ends is shown at the lower left, in games where it scores.
setting-flicker = Flicker
setting-flicker-about = The end where I have just played blinks.
setting-hand-order = Order of your bones
setting-hand-order-about = You can also drag a bone to another place in your hand. By keys, Alt with Left or Right goes to it and Ctrl moves it.
hand-drawn = as dealt and drawn
hand-suit = by suit
hand-weight = by weight
setting-close-gaps = Close gaps
setting-close-gaps-about = The bones of your hand close up when one is played.
setting-dim = Dim what does not fit
setting-dim-about = Bones that fit nowhere are dimmed while you choose one.
setting-scores = Scores
scores-figures = Figures
scores-cribbage = Cribbage board
scores-x = X sheet
setting-score-in-fives = Score in fives
setting-score-in-fives-about = Every five points are shown as one, as on a cribbage board.

settings-comfort = Comfort
setting-reduce-motion = Reduce motion
setting-reduce-motion-about = Bones go straight to their places.
setting-speed = Speed of the bones
setting-scale = Size of words
setting-scale-about = Words grow in windows, menus and the log, and on the table as far as the bones leave them room. Bones are as large as the window lets them be.
setting-language = Language
language-system = Same as the system

## Colors

theme-name = Theme { $number }
theme-use = Use theme { $number }
theme-use-it = Use
theme-in-use = In use
theme-edit = { $name }, edit
colors-reset-one = Reset this one
colors-reset = Reset all three
colors-click = Click on a part of the table to change its color.
colors-which = Color of
colors-double = Double outlines
colors-double-about = My bones have a second outline, for anybody who cannot tell the colors apart.
colors-sample = Sample
colors-sample-text = I score 5.
color-red = Red
color-green = Green
color-blue = Blue
part-background = Background
part-text = Text
part-your-hand = Your hand
part-your-plays = Your plays
part-my-plays = My plays
part-pips = Pips
part-lines = Lines
part-outlines = Outlines
part-your-hand-selected = Your hand, selected
part-pips-selected = Pips, selected
part-lines-selected = Lines, selected
part-outlines-selected = Outlines, selected
part-buttons = Buttons
part-button-text = Button text

## Game tally

tally-empty = No game has been won yet.
tally-clear = Clear
tally-in-all = Overall
tally-helped =
    { $count ->
        [0] none of yours with help
        [one] { $count } of yours with help
       *[other] { $count } of yours with help
    }
tally-column-helped = helped
tally-about-helped = A game that you win after using Undo, looking at hidden bones, taking a hint or playing with the tutor counts like any other, but it is also counted as helped.
tally-spoken = { $name }: you { $you }, Nestor { $nestor }, your share { $share }, helped { $helped }

## The score sheet

command-score-sheet = Score sheet
button-same-deals = Same deals again
end-title = Game over
end-you-win = You win
end-side-wins =
    { $side } { $members ->
        [one] wins
       *[other] win
    }
end-nobody-wins = Nobody wins
end-time = Time is up.
end-you-resigned = You gave up.
end-name-resigned = { $name } gave up.
end-bonus = Bonus: { $spread } for the lead, { $time } for the time left.
sheet-hand = Hand { $number }
sheet-you-led = You led.
sheet-name-led = { $name } led.
sheet-you-out = You went out.
sheet-name-out = { $name } went out.
sheet-blocked = Blocked.
sheet-decided = Won before its end.
sheet-under-way = Under way.
sheet-plays = plays
sheet-firecrackers = firecrackers
sheet-end = end
sheet-left = pips left
sheet-total = In all
sheet-best-play = Best play
sheet-best-play-told = { $name }, hand { $hand }: { $play }, count { $count }, scores { $points }
sheet-best-hand = Best hand
sheet-best-hand-told = { $side }, hand { $hand }: { $points }

## The log and the unseen bones

command-unseen = Unseen bones
unseen-title = Unseen: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = What one could know
beliefs-draws = By draws
beliefs-plays = By plays too
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. It lies here: { $place }.
beliefs-point = Point at a bone to read its shares. This counts as help.
beliefs-point-truth = Point at a bone. A ring marks where it lies.
beliefs-thinking = Nestor is counting.
beliefs-between = It is told once the hand is played.
command-log = Log
log-copy = Copy as text
log-before = Hand before
log-next = Next hand
log-empty = Nothing has been played yet.
log-moment = Move { $number }: { $name }, { $what }
log-you-left = You are left with { $bones }.
log-name-left = { $name } is left with { $bones }.
log-column-count = count
log-column-points = points
log-lead = leads { $bone }
log-play = { $bone } { $end }
log-play-on = { $bone } on { $end }
log-draw = draws { $count }
log-draw-lacks = draws { $count }: { $lacks }
log-draw-bones = draws { $bones }
log-draw-bones-lacks = draws { $bones }: { $lacks }
log-pass = passes
log-pass-lacks = passes: { $lacks }
log-destroy = destroys { $bone }
log-lacks = no { $pips }
log-count = count { $count }
log-scores = +{ $points }
log-lost = ({ $points } too many)

## Exercises

command-exercises = Exercises
practice-solved = { $count } of { $all } solved
practice-theme = About
practice-any-theme = About anything
practice-hardness = How hard
practice-any-hardness = Easy to hard
practice-title = Exercise { $number }: { $theme }
practice-is-of-day = exercise of the day
practice-is-solved = solved
practice-find = It is your turn. Find the best play.
practice-looking = Nestor is looking at your play.
practice-right = Right!
practice-wrong = There is a better play.
practice-best = The best play: { $play }
practice-margin = Every other play gives away { $share } of a game or more.
practice-gives-away = { $play } gives away { $share } of a game.
practice-why = What speaks for the best play:
practice-next-unsolved = Next unsolved
practice-try-again = Try again
practice-show = Show the best play
practice-of-day = Exercise of the day
theme-score = score
theme-defend = defend
theme-stop = leave nothing to play
theme-count = count
theme-endgame = endgame
theme-target = close to the target
hardness-1 = easy
hardness-2 = not so easy
hardness-3 = hard
hardness-4 = very hard

## The other table

command-other-table = The other table
games-other-table = The other table…
other-about = A Nestor sits in your place and plays the same deals again, against the same opponents. Hand by hand you see who did more with the same bones, whatever the luck of the deal.
other-level = Nestor in your place
other-begin = Play the deals
other-difference = Difference
other-gained = Gained on the others
other-hand = Hand { $hand }
other-game-hand = Game { $game }, hand { $hand }
other-sum = In all
other-playing = Nestor is playing: { $share } of the hands are done.
other-better = You did better than Nestor, by { $points } in all.
other-worse = Nestor did better, by { $points } in all.
other-same = You did as well as Nestor.
other-mean = On average { $mean } a hand; with 95% certainty it lies between { $low } and { $high }.
other-none = No hand was played to its end.
other-gone =
    { $count ->
        [one] { $count } game cannot be read.
       *[other] { $count } games cannot be read.
    }

## A match of eight deals

command-agreed = Eight deals
agreed-about = A number names eight deals: whoever begins a match with the same number and the same game gets the same bones, a friend or you on another day. A Nestor plays them too, in your place and against the same opponents, and after every deal you see who did more with it.
agreed-game = The game is { $game }, against { $levels }. Another game and other opponents are chosen under New game.
agreed-number = Number of the match
agreed-begin = Begin the match
agreed-match = Match { $number }
agreed-deal = Deal { $deal } of { $deals }
agreed-row = Deal { $deal }
agreed-next = Next deal
agreed-another = Another match
agreed-last = Look at the last match
agreed-ends = A match is under way, at deal { $deal } of { $deals }. It ends there without a result if you begin another one.
agreed-none = After every deal you see here who did more with it. Each begins at zero, nobody helps, and nothing is taken back.
agreed-waiting = Nestor is still playing this deal.

## Advice

advice-title = Another level?
advice-up = You have won { $won } of { $games } games at the level { $level }. If you like, I play at { $next } from now on.
advice-down = You have won { $won } of { $games } games at the level { $level }. For a closer match I could play at { $next } from now on.
advice-about = A level suits you at which you win about half of the games. The settings change it at any time.
advice-stay = Stay as it is
advice-go = Yes, please

## About

about-version = Version { $version }
about-what = Eleven domino games for two, three or four, from Draw and Block to Five-Up and Fives with Firecrackers, against Nestor, who sees no more than you do.
about-files = Your files
about-files-where = Settings, colors, tally and the game under way are kept here:
about-files-what = Translations go into a folder named “lang” beside them: a file named nl.ftl adds Dutch.
about-files-nowhere = This system has no place for them, so nothing is kept.
about-licence = License
about-licence-what = Free software under the MIT license or the Apache License 2.0, whichever you prefer. It comes without any warranty.
about-fonts = Made with Rust and egui. The letters are Ubuntu Light, under the Ubuntu Font Licence.

## Languages

notice-language = Some lines of the language file { $tag }.ftl cannot be read; they are shown in another language.

## Help

help-play = How to play
help-scoring = Scoring
help-firecrackers = Firecrackers
help-strategy = Strategy
help-keys = Keys

play-goal = The aim
play-goal-1 = You and I play hand after hand until one of us has the points to win: 150, unless you set another number. Points are won at the end of a hand and, in the games of fives and threes, during it too.
play-bones = The bones
play-bones-1 = There are 28 bones, one for each pair of numbers from 0-0 to 6-6. The dots are called pips. A bone with two equal halves is a doublet, and the doublet with the most pips is the heaviest.
play-bones-2 = At the start of a hand each of us gets seven bones. The rest is the boneyard. If neither of us has a doublet to lead with, the bones are shuffled again before you see them.
play-turn = A turn
play-turn-1 = Whoever holds the heaviest doublet leads the hand with it; it is played automatically. Then we take turns. A bone must be joined to an open end by a half that shows the same number; it turns itself around if it has to. Doublets lie across.
play-turn-2 = With a spinner, bones can be played on four sides of the first doublet of a hand: to the west and the east at first, and once both are taken, to the north and the south too. Without one, there is a single line with two ends.
play-turn-3 = If none of your bones fits, you draw from the boneyard until one does. When it is empty, you pass. In Block, nothing is drawn at all.
play-end = The end of a hand
play-end-1 = Whoever plays the last bone of a hand has gone out (“domino”) and wins the pips that the other still holds.
play-end-2 = If neither of us can play and nothing can be drawn, the hand is blocked. Then the one with fewer pips wins the difference, unless you set it otherwise.
play-display = The display
play-display-1 = Only the ends of the table are shown, for they are all that matters: the bone in the middle and the last bone of each arm. All other bones that were played lie in the panel below, in the color of whoever played them, beside your hand.
play-display-2 = Click one of your bones, then the end where it is to go. Or drag it there. Or double-click it, if there is only one place for it, or the places make no difference. The ends where it fits light up and show what the count would be. An end with no bone yet can be used as well.
play-display-3 = The button always offers what the game is waiting for: OK lets me take my turn, Draw and Pass are for your turn, New hand and New game carry on. The space bar presses it.
play-display-4 = Every play and every draw can be undone, back past the start of the hand and of the game. Bones that nobody has drawn are then shuffled again, so a draw tried again is a new draw.

scoring-intro = In All Fives, All Threes and Fives & Threes, the open ends are added up after each bone. That is the table count. If it is divisible by five (or by three, or by either), whoever played scores all of it. These tables are from games of All Fives.
example-scores = { $sum } = { $count }: scores { $points }
example-nothing = { $sum } = { $count }: scores nothing
example-1 = The first bone counts with both its halves.
example-2 = The spinner still has a free side, so all of it counts.
example-3 = With a bone on either side, the spinner is no longer an end.
example-4 = A doublet at an end counts with both halves.
example-5 = North opens once west and east are taken. A blank adds nothing.
example-6 = I play to the south, and four ends are added up.
example-7 = A new game, led by me: the double five scores at once.
example-8 = You won the last hand and may lead with any bone.
example-9 = The first doublet becomes the spinner, and the six-four moves west to match it.
scoring-rest = More about scoring
scoring-rest-1 = A count of fifteen scores fifteen. A count of zero scores nothing. The most that one bone can score is 35.
scoring-rest-2 = Whoever reaches the target with a play wins there and then, and the rest of the hand does not count.
fire-intro = Fives with Firecrackers is All Fives against the clock: five minutes for 100 points, unless you choose another time. You open the game with your heaviest doublet; after that, whoever played the last bone of a hand leads the next.
fire-clock = The clock
fire-clock-1 = It runs in your turns and in mine, and between two hands. It stops while you pause, while a window is open above the table, and while nobody can see the game; the table is covered then.
fire-clock-2 = Undo gives no time back, and a hint costs the time that I need for it. When the time is up, the higher score wins.
fire-use = Firecrackers
fire-use-1 = Each of us has one in every hand, to use before playing a bone. It destroys a bone at an end that has just one neighbor, but never the spinner. That bone goes back to the boneyard, and the one before it is the end again.
fire-use-2 = If the count is divisible by five then, you score it. If nothing fitted before and something fits now, you score five more.
fire-before = Before: the bone with the ring is to be destroyed. The count is seven.
fire-after = After: the spinner’s north end is open again. The count is five, and that scores.
fire-points = Points and results
fire-points-1 = Whoever goes out scores five for every bone that the other still holds. A locked board is worth nothing, and you lead next.
fire-points-2 = If you win, the points by which you are ahead are added, and half a point for every second left, times your score as a percentage, rounded up. If you do not win, a second counts a quarter of a point. Giving up counts as a loss.
fire-points-3 = A win with 100 points and 2:15 left: 135 s × 0.5 × 100% = 68. One with 110 points and 3:38 left: 218 s × 0.5 × 110% = 120.

strategy-any = In every game
strategy-any-1 = Keep your options open. A hand with many different numbers rarely has to draw; before you play, see what you could play next.
strategy-any-2 = Play doublets early: they fit only one number, and they cost you a lot when the other goes out. The double blank costs nothing, and in fives the double five is worth keeping.
strategy-any-3 = Remember which numbers were open when I drew or passed: I had none of them. Leave me the same ones again.
strategy-any-4 = Where you may draw even if something fits (All Fives, free draw), draw as long as you may: whoever holds more bones scores more often and is seldom stuck.
strategy-count = Where points are scored
strategy-count-1 = What matters is not scoring, but scoring more than the other. A bone that scores nothing and leaves nothing to score can be the best one.
strategy-count-2 = For each bone you consider, count the bones that you cannot see and that would score in reply. The fewer there are, the safer it is. If you hold the ones that would hurt, nobody else does.
strategy-count-3 = Keep bones that you can answer with: 0-5, 1-6, 0-0 and 5-5, and bones that fit the spinner with a blank or a five on the other half.
strategy-sum = Counting quickly
strategy-sum-1 = Do not add up every possible table. Look at the count and ask what has to change. If it is six, you need four more or one less. Where an end shows one, 1-5 makes it four more and 1-0 one less.
strategy-sum-2 = Go round the ends like that, first with your own bones, then with those that I might have. That is all I do, except that I never get tired.
strategy-level = Finding your level
strategy-level-1 = At Beginner I play the bone that scores most and think no further. Choose the level at which you win about half the games, and move up when you win two out of three.
strategy-level-2 = At every level I know my own bones, what lies on the table, who drew and passed when, and how many bones you hold. I never look at yours.
strategy-learn = Learning from games
strategy-learn-1 = Exercises sets positions before you in which one play is clearly the best. Play it on the table; I tell you what another play gives away, and why. You may try again, or have the best play shown.
strategy-learn-2 = What one could know shows of every bone that you have not seen who may hold it. It is worked out from what your seat knows and from nothing else, and it counts as help.
strategy-learn-3 = The other table lets me play your deals again in your place. What remains between us is no luck of the deal. You find it in the list of games, and at the end of a game in the menu.
strategy-learn-4 = The tutor looks at your play before it counts, and asks whether you mean it where another would be better. The settings say how bad it has to be, and T sends the tutor away or brings it back.
strategy-learn-5 = A review says of every decision what it gave away, by what could be known then, and tells luck from skill. Where you went wrong, try to find better before you look.
strategy-learn-6 = Eight deals is a match that a number names, so that a friend can play the same eight. I play them too, in your place, and the others answer the same plays in the same way.

help-games = Games

rules-target = Whoever reaches { $points } points, and is ahead, wins the game.
rules-clock = You have { $minutes } minutes for the whole game. What is left of them is worth a bonus to the winner.
rules-single = The game is a single hand.
rules-dealt = { $players } players are dealt { $bones } bones each.
rules-dealt-partners = { $players } players, two against two, are dealt { $bones } bones each.
rules-lead-doublet-always = Whoever holds the heaviest doublet leads every hand with it.
rules-lead-doublet = Whoever holds the heaviest doublet leads the first hand with it.
rules-lead-lot = Each turns a bone, and the heaviest leads, with any bone.
rules-lead-you = You lead the first hand, with your heaviest doublet.
rules-next-winner = After that, whoever won a hand leads the next one with any bone; after a blocked hand it is found as at the start.
rules-line = Bones are laid in a line with two ends.
rules-spinner = The first doublet is the spinner: when both its sides are taken, its two ends are open as well.
rules-spinners = Every doublet is a spinner: when both its sides are taken, its two ends are open as well.
rules-draws = Whoever cannot play draws until something fits, and passes when there is nothing left to draw.
rules-free-draw = Whoever cannot play draws until something fits, and you may draw even if something does. With nothing left to draw, whoever cannot play passes.
rules-block = Nothing is drawn. Whoever cannot play passes.
rules-limit = Whoever holds { $bones } bones passes instead of drawing.
rules-count-fives = After each play the open ends are added up, doublets with both halves. A sum that can be divided by five is scored in full.
rules-count-threes = After each play the open ends are added up, doublets with both halves. A sum that can be divided by three is scored in full.
rules-count-both = After each play the open ends are added up, doublets with both halves. A sum that can be divided by five or by three is scored in full.
rules-firecrackers = Once in a hand each player may throw a firecracker at an end bone, which goes back to the boneyard. The new sum may score, and there are five points for whoever could not play and now can.
rules-out = Whoever plays the last bone of a hand wins the pips that the others still hold.
rules-out-five = Whoever plays the last bone of a hand wins five points for each bone that the others still hold.
rules-blocked-difference = When nobody can go on, the hand is blocked: whoever holds the fewest pips wins what the others hold more.
rules-blocked-opponent = When nobody can go on, the hand is blocked: whoever holds the fewest pips wins those of the others.
rules-blocked-both = When nobody can go on, the hand is blocked: whoever holds the fewest pips wins all that are left.
rules-blocked-nothing = When nobody can go on, the hand is blocked, and nobody wins anything.
rules-rounded = Points for pips are rounded to the nearest multiple of five.
rules-single-end = Whoever plays the last bone wins. When nobody can go on, whoever holds the fewest pips wins.

display-stacks = The same table on both displays. On the compact one, a bone that was built on shows only its edge below the next, in the color of whoever played it; of a long arm the last four are shown.

lesson-lead = A lead, played out
lesson-lead-about = You won the last hand of All Fives and may lead with any of these bones. Which one would you choose?
lesson-lead-1 = The 5-0 is the only one that scores. But the 5-5 answers with ten and the 0-0 with five, and more often than not I hold one of them.
lesson-lead-2 = Against the 4-4 nothing scores: that would take the 4-2, and you hold it.
lesson-lead-3 = The 2-2 is better still. Only the 2-1 and the 6-2 score against it, and each time you answer with ten: with the 6-1, or as here with the 4-2.
lesson-count = The shortcut, played out
lesson-count-about = The count is six, you hold these bones, and it is your turn. Do not add up every table: to score, the count has to fall by one or rise by four.
lesson-count-1 = East shows a one: the 1-0 or the 5-1. West a two: the 2-1. North a three: the 3-2. South a blank: the 4-0. Of all these you hold the 1-0.
lesson-count-2 = Then look at it with my eyes: from five it takes five more, or nothing. The 0-0 is in your hand, so only the 5-0 is left.

keys-intro = Everything can be done without a mouse. The ring shows what the keyboard acts on.
keys-table = At the table
keys-commands = Commands
key-tab = Tab
key-tab-does = go to the next bone, end or button; with Shift to the one before
key-arrows = Arrow keys
key-arrows-does = go to the nearest bone, end or button on that side
key-space = Space
key-space-does = choose the bone, play at the end or press the button where the ring is; otherwise press the one button
key-enter = Enter
key-enter-does = the same as Space: on a bone, and then on the end to which the ring goes
key-bone = 6 3
key-bone-does = choose the bone with these numbers
key-ends = W, E, N, S or 4, 6, 8, 2
key-ends-does = play the chosen bone at that end
key-visit = Alt+Left, Alt+Right
key-visit-does = go from bone to bone in your hand, also to those that fit nowhere
key-arrange = Ctrl and arrow keys
key-arrange-does = move the bone where the ring is to another place in your hand

key-menu = Alt or F10
key-menu-does = open the menu; the arrow keys go through the menus
key-escape = Esc
key-escape-does = let go of the chosen bone, or close a window

keys-review = Looking through a game
key-moves = Left, Right
key-moves-does = go to the move before or the next
key-ways = Home, End
key-ways-does = go to the beginning or the end
key-hands = Page Up, Page Down
key-hands-does = go to the hand before or the next
key-mistakes = M, Shift+M
key-mistakes-does = in a review: go to your next mistake, or to the one before
key-better = Ctrl+Z
key-better-does = in a review or an exercise: try again after a mistake

## The table

you = You
nestor = Nestor
name-second = Ajax
name-third = Helen
boneyard = Boneyard
target-of = / { $target }
table-count = Table count { $count }
clock-left = time left
clock-last = last seconds
pause-title = Pause
pause-line = The clock is stopped at { $time }. The table is covered until you go on.
button-draw = Draw
button-pass = Pass
button-turn = Turn a bone
button-take = Take them all
button-new-hand = New hand
button-new-game = New game
button-go-on = Go on
button-thinking = Thinking…

pips-0 = blank
pips-1 = one
pips-2 = two
pips-3 = three
pips-4 = four
pips-5 = five
pips-6 = six
bone-plain = { $high } { $low }
bone-doublet = double { $pips }
end-west = west
end-east = east
end-north = north
end-south = south
end-of-bone = the { $pips } of { $bone }
at-west = west
at-east = east
at-north = north
at-south = south
at-bone = on { $end }
bone-at = { $bone } { $place }
list-and = { $list } and { $last }

spoken-hand = { $bone }, in your hand, fits { $ends }
spoken-hand-any = { $bone }, in your hand, can lead
spoken-hand-none = { $bone }, in your hand, fits nowhere
spoken-hand-waiting = { $bone }, in your hand
spoken-end = { $end } end, { $bone }, shows { $pips }
spoken-end-empty = { $end } end, no bone yet, shows { $pips }
spoken-end-lead = { $end } end, where the first bone may go
spoken-lead-place = the place where the first bone lies
spoken-end-of = end { $number }, at { $bone }, shows { $pips }
spoken-face-down = bone { $number }, face down
spoken-turned = { $bone }, turned by { $name }
spoken-yard = bone { $number } of the boneyard, draw it
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
spoken-clock = clock: { $time } left
spoken-clock-last = clock: the last { $time }
spoken-firecracker = your firecracker: take it up to destroy a bone
spoken-firecracker-theirs = Nestor’s firecracker
spoken-target = { $bone }, destroy it: { $outlook }
spoken-middle = { $bone }, in the middle
spoken-yours = { $bone }, played by you
spoken-theirs = { $bone }, played by { $name }
spoken-shown = { $bone }, shown
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }

preview-count = count { $count }
preview-points = count { $count }, scores { $points }
caption-did = { $name }: { $did }
did-play = plays { $bone }
did-draw-and-play = draws { $count }, plays { $bone }
did-draw = draws { $count }
did-pass = passes
did-destroy = destroys { $bone }
yard-drawable =
    { $count ->
        [one] { $count } bone to draw
       *[other] { $count } bones to draw
    }
yard-block = In Block nothing is drawn
yard-empty = The boneyard is empty
yard-reserve =
    { $count ->
        [one] The last bone is never drawn
       *[other] The last { $count } are never drawn
    }
say-named = { $name }: { $line }
say-turn = Turn any bone: the heaviest leads.
say-tie = A tie: turn again.
say-you-turn = You turn { $bone }
say-name-turns = { $name } turns { $bone }
say-take =
    { $count ->
        [one] Take one more bone.
       *[other] Take { $count } bones.
    }

say-your-turn = Your turn.
say-my-turn = It is my turn.
say-must-draw = Nothing fits: draw.
say-must-pass = Nothing fits: pass.
say-i-play = I play { $bone }.
say-you-play = You play { $bone }.
say-i-score = I play { $bone } and score { $points }.
say-you-score = You play { $bone } and score { $points }.
say-you-have-scored = You score { $points }.
say-i-overshoot = I play { $bone }; { $points } would be too many.
say-you-overshoot = You play { $bone }; { $points } would be too many.
say-i-drew =
    { $count ->
        [one] I have drawn.
       *[other] I have drawn { $count } bones.
    }
say-you-drew =
    { $count ->
        [one] You have drawn { $bone }.
       *[other] You have drawn { $count } bones, the last { $bone }.
    }
say-i-pass = I pass.
say-you-pass = You pass.
say-i-destroy = I destroy { $bone } with my firecracker.
say-you-destroy = You destroy { $bone } with your firecracker.
say-i-destroy-and-score = I destroy { $bone } with my firecracker and score { $points }.
say-you-destroy-and-score = You destroy { $bone } with your firecracker and score { $points }.
say-i-led-doublet = I hold the heaviest doublet, { $bone }, and lead with it.
say-you-led-doublet = You hold the heaviest doublet, { $bone }, and lead with it.
say-i-led-own = I lead with my heaviest doublet, { $bone }.
say-you-led-own = You lead with your heaviest doublet, { $bone }.
say-i-lead = I lead this hand.
say-you-lead = You lead with any bone.
say-i-lead-winner = I won the last hand, so I lead.
say-you-lead-winner = You won the last hand: lead with any bone.
say-i-lead-loser = I lost the last hand, so I lead.
say-you-lead-loser = You lost the last hand: lead with any bone.
say-i-lead-lot = The lot falls on me, so I lead.
say-you-lead-lot = The lot falls on you: lead with any bone.
say-i-domino = I domino and win { $points }.
say-you-domino = You domino and win { $points }.
say-i-am-out = I domino.
say-you-are-out = You domino.
say-blocked-me = The hand is blocked. I win { $points }.
say-blocked-you = The hand is blocked. You win { $points }.
say-blocked-nothing = The hand is blocked. Nobody wins anything.
say-blocked = The hand is blocked.
say-locked = Locked board: neither of us can play. Nobody earns points.
say-you-lead-next = You lead the next hand.
say-blocked-side =
    The hand is blocked. { $side } { $members ->
        [one] wins
       *[other] win
    } { $points }.
say-blocked-shared = The hand is blocked. { $one } and { $other } tie and share: { $points } each.
say-you-domino-together = You domino, and your side wins { $points }.
say-i-domino-together = I domino, and we win { $points }.
say-you-win-game-of-many = You win the game, { $scores }.
say-side-wins-game =
    { $side } { $members ->
        [one] wins
       *[other] win
    } the game, { $scores }.
say-nobody-wins-game = Nobody wins the game.
say-i-win-game = I win the game, { $me } to { $you }.
say-you-win-game = You win the game, { $you } to { $me }.
say-nobody-wins = Nobody wins the game, { $you } to { $me }.
say-time-out = The time is up.
say-you-gave-up = You have given up.
say-i-win-hand-game = I win the game.
say-you-win-hand-game = You win the game.
say-welcome-back = Welcome back.
say-undone = Taken back.
say-redone = Done again.
say-undone-this = Taken back: { $what }.
say-redone-this = Done again: { $what }.
a-draw = a draw
a-pass = a pass
say-preserved = The game is preserved.
say-restored = The preserved game is back.
say-opened = The game is open.
say-hint = I would play { $bone } to the { $end }.
say-hint-on = I would play { $bone } on { $end }.
say-hint-draw = I would draw.
say-hint-destroy = I would destroy { $bone } with the firecracker.
say-showing-mine = These are my bones.
say-showing-boneyard = This is the boneyard.
say-nothing-to-undo = There is nothing to take back.

detail-left-with-me = pips left in my hand: { $sum }
detail-left-with-you = pips left in your hand: { $sum }
detail-bones-with-me = bones left in my hand: { $bones } × 5 = { $sum }
detail-bones-with-you = bones left in your hand: { $bones } × 5 = { $sum }
detail-way-opened = a way opened: { $points }
detail-block-difference = blocked: { $theirs } − { $own } = { $sum }
detail-block-below = blocked: { $theirs } − { $own } is below zero
detail-block-mine = blocked: pips in my hand { $sum }
detail-block-yours = blocked: pips in your hand { $sum }
detail-block-both = blocked: { $theirs } + { $own } = { $sum }
detail-block-nothing = blocked hands are worth nothing
detail-subtracted = { $side }: { $sum } less
detail-shared = a half of { $theirs }
detail-left = pips left: { $sum }
detail-block-theirs = blocked: pips of the others { $sum }
detail-rounded = (rounded to { $points })
detail-not-counted = It does not count: the target must be reached exactly.

refused-does-not-fit = { $bone } does not fit the { $end } end, which shows { $pips }.
refused-not-held = You do not hold { $bone }.
refused-fits-nowhere = { $bone } fits nowhere.
refused-choose-first = First choose a bone from your hand.
refused-must-lead = The hand must be led with { $bone }.
refused-not-open = Nothing can be played there.
refused-not-your-turn = It is not your turn.
refused-not-yet = The hand has not begun yet.
refused-thinking = One moment: I am thinking.
refused-hand-over = The hand is over.
refused-game-over = The game is over.
refused-no-draws = Nothing is drawn in this game.
refused-boneyard-empty = Nothing is left to draw.
refused-playable = You have a bone that fits.
refused-paused = The clock is stopped: go on first.
refused-no-clock = This game is not played against the clock.
refused-nothing-to-destroy = No bone on the table can be destroyed now.
refused-no-firecrackers = There are no firecrackers in this game.
refused-firecracker-used = Your firecracker is used up until the next hand.
refused-spinner-stands = { $bone } is the spinner: no firecracker destroys it.
refused-not-an-end = { $bone } is not at an end: only a bone with one neighbor can be destroyed.

menu-game = Game
menu-view = View
menu-learn = Learn
menu-options = Options
menu-help = Help
command-new-game = New game
command-undo = Undo
command-redo = Redo
command-hint = Hint
command-tutor = Tutor on or off
command-firecracker = Firecracker
command-pause = Pause or go on
command-give-up = Give up
command-results = Results
give-up-asks = Do you want to give this game up? It then counts as lost.
give-up-yes = Give up
results-title = Results
results-again = Play again
results-you-win = You win
results-you-lose = I win
results-nobody-wins = Nobody wins
results-time-out = The time is up.
results-given-up = You have given the game up.
results-target = { $target } points are reached.
results-yours = Your points
results-theirs = Points of { $name }
results-spread = Spread bonus
results-no-spread = only for a win
results-time = Time bonus
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Total
results-best-today = Your best today
results-best-ever = Your best ever
results-new-best = new!
results-helped = You were helped in this game, so it sets no new best.
results-plays = The best plays
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } with the firecracker
results-firecrackers = Firecrackers that scored: you { $yours }, { $name } { $theirs }
command-show-hands = Show Nestor’s hand
command-show-boneyard = Show boneyard
command-preserve = Preserve
command-restore = Restore
command-tally = Game tally
command-review = Review the game
command-display = Whole table or compact
command-settings = Settings
command-colors = Colors
command-help = Help
command-about = About
command-quit = Quit


remark-new-rules = The new rules apply from the next hand on.

hint-title = Hint
hint-thinking = I am thinking about your bones.
hint-play = { $bone } { $end }
hint-draw = Draw
hint-destroy = Firecracker: { $bone }
hint-pass = Pass
hint-points = points
hint-win = to win
hint-points-about = Points by which you would gain on me until the end of this hand, on average; with a minus, those that you would lose.
hint-win-about = How often you would win the game after this play.
hint-about = What I would expect from each play in your place, going by what you can see: points by the end of the hand, and the chance of winning the game.

tutor-looks = I am looking at your play…
tutor-title = Are you sure?
tutor-better = Another play would win { $share } more of the games.
tutor-best = The best play: { $play }.
tutor-rethink = Rethink
tutor-play-anyway = Play anyway
tutor-show-better = Show the best

notice-damaged-copy = { $file } was damaged. The previous copy is used instead; the damaged file is kept as { $aside }.
notice-damaged-new = { $file } was damaged and cannot be read. It is kept as { $aside }, and a new one is written.
notice-damaged-stays = { $file } is damaged and cannot be moved. It is left alone, and nothing is saved in its place.
notice-from-copy = { $file } was missing. The copy before it is used instead.
notice-unreachable = { $file } cannot be read ({ $why }). It is left alone, and nothing is saved in its place.
notice-unreachable-copy = { $file } cannot be read ({ $why }). The copy before it is used instead; the file is left alone, and nothing is saved in its place.
obstacle-forbidden = access is denied
obstacle-not-a-file = it is not an ordinary file
obstacle-link = it is a link that leads nowhere
notice-newer = { $file } was written by a later version of the game. It is left alone, and nothing is saved in its place.
notice-full = The disk is full: the game goes on, but it is not saved.
notice-forbidden = The game’s folder cannot be written to: the game goes on, but it is not saved.
notice-no-folder = There is no folder to save in: the game goes on, but it is not saved.
notice-lock = “lock” in the folder of the game is not an ordinary file. The game goes on, but it is not saved.
notice-too-long = This game has become too long to be saved. It goes on, but is not saved.
notice-other = Nothing can be saved ({ $why }). The game goes on.
notice-second-window = The game is open in another window, and that one saves. What is played here is not kept.
notice-stumbled = A thought of mine failed, so I played what looked sensible. The file panic.log has the details.
notice-damaged-games = { $count ->
    [one] One game of the archive was damaged and cannot be read.
   *[other] { $count } games of the archive were damaged and cannot be read.
} What was found is set aside in the folder “games”; all other games are there.

## Players

command-players = Players
players-who = Who plays?
players-play = Play
players-first = First player
players-at-the-table = { $name } – at the table
players-change = Add or rename
players-name = Name
players-add = Add
players-rename = Rename
players-name-empty = A name needs at least one letter or sign.
players-name-long = A name has 40 letters at most.
players-name-taken = Somebody of this name plays here already.
players-disk = The folder of the players cannot be changed.
players-delete = Delete…
players-delete-sure = Delete { $name } with all games, settings and colors? Everything is kept in a folder of deleted players until you empty it.
players-delete-yes = Delete
players-ask = Ask at the start
players-ask-about = Who plays is asked whenever the program starts. Otherwise it goes on with whoever played last.
players-deleted = Deleted players
players-deleted-about =
    { $count ->
        [one] The games and settings of one deleted player are still kept.
       *[other] The games and settings of { $count } deleted players are still kept.
    }
players-empty = Delete for good

## Files

command-restart = Restart this game
command-save-game = Save game as
command-open-game = Open game
command-copy-game = Copy game
command-paste-game = Paste game
command-keep-game = Keep in the list of games
path-about = This system has no dialog for files, so please enter the path of the file.
path-name = Path of the file
file-pasted = What was pasted
file-not-written = { $file } cannot be written: { $why }.
file-exists = There is { $file } already. Nothing was written; choose another name.
file-not-read = { $file } cannot be read: { $why }.
file-no-game = { $file } is no game that can be opened, and nothing has changed. { $why }
file-full = the disk is full
file-missing = there is no such file
file-too-large = It is larger than any game.
file-not-text = It is not text from byte { $byte } on.
file-unreadable = Line { $line }, column { $column }: { $why }
file-version = It was written by a later version of the game ({ $version }).
file-hand = Hand { $hand } cannot be dealt so: { $why }
file-move = In hand { $hand }, move { $move } cannot be made: { $why }
file-cannot-be-shown = This window cannot show such a game.

## The list of games

command-games = Games
games-open = Look through
games-reading = The games are being read.
games-none = No game is finished yet. Every game that you finish is kept here.
games-search = Bone or deal
games-search-what = Search for the bone that a hand was led with, such as 6-4, or for the number of a deal.
games-game = Game
games-level = Difficulty
games-result = Result
games-help = Help
games-seats = Players
games-when = Time
pick-any-game = All games
pick-any-level = All levels
pick-any-result = All results
pick-any-help = With or without help
pick-unhelped = Without help
pick-helped = With help
pick-any-seats = Any table
pick-seats = { $count } players
span-ever = At any time
span-day = The last day
span-week = The last week
span-month = The last month
span-year = The last year
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Drawn
outcome-unfinished = Unfinished
games-column-when = Ended
games-column-game = Game
games-column-level = Against
games-column-result = Result
games-column-took = Time
games-result-points = { $result } { $own } : { $other }
games-with-help = { $result }, with help
games-minutes = { $count } min
games-for = { $game } for { $count }
games-pick = Pick the game of { $when }
games-pick-all = Pick all
games-pick-none = Pick none
games-same-deals = Same deals again
games-export-games = Export as records…
games-export-table = Export as a table…
games-delete = Delete
games-restore =
    { $count ->
        [0] Bring back deleted games
        [one] Bring back the deleted game
       *[other] Bring back { $count } deleted games
    }
games-gone = That game cannot be read.
games-exported =
    { $count ->
        [one] One game was exported.
       *[other] { $count } games were exported.
    }
games-not-exported = The games cannot be exported: { $why }.
viewer-first = First
viewer-back = Back
viewer-next = Next
viewer-last = Last
viewer-place = Hand { $hand }, move { $move } of { $moves }
viewer-play-on = Play on from here
viewer-more = More…

## The review

review = Review
review-made = { $name }: { $play }.
review-as-good = Nothing was better.
review-marked = { $mark }: that gives away { $share } of the games.
review-little = That gives away { $share } of the games, too little for a mark.
review-best = Better: { $play }.
review-not-judged = Not judged yet.
review-no-choice = There was nothing to choose here.
review-progress = Judged: { $share }.
review-before = Mistake before
review-next = Next mistake
review-graph = Your chance to win
review-luck = Luck { $share }
review-your-plays = Your plays { $share }
review-their-plays = Plays of the others { $share }
review-luck-later = Luck is told once a hand is over.
review-luck-soon = Luck is being worked out.
review-sums = Sums
review-given = { $count ->
    [one] One decision
   *[other] { $count } decisions
 }, which gave away { $mean } each on average, { $all } of a game in all.
review-marks = Doubtful: { $doubtful }. Bad: { $bad }. Blunders: { $blunders }.
review-between = You played this game between { $above } and { $below }.
review-below = You played this game below { $level }.
review-above = You played this game at least like { $level }.
review-name-between = { $name } played this game between { $above } and { $below }.
review-name-below = { $name } played this game below { $level }.
review-name-above = { $name } played this game at least like { $level }.
review-sums-about = Every decision is judged by what its player knew then. Of a hand under way only your own are judged.
mark-doubtful = Doubtful
mark-bad = Bad
mark-blunder = Blunder
better = Find better
better-find = You gave something away here. What would you play now?
better-right = { $play }: as good as the best.
better-wrong = { $play }: that gives away { $share } of the games.
better-again = Try again
better-show = Show the best
better-leave = Back to the review

## Statistics

command-statistics = Statistics
statistics-counting = The games are being counted: { $done } of { $all }.
statistics-empty = There is nothing to count yet. Finish a game, and you find here what your games come to.
statistics-none = No finished game is like that.
statistics-count =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
statistics-page = Page
statistics-page-won = Games won
statistics-page-points = Points
statistics-page-bests = Bests
statistics-page-table = Table
statistics-over-time = Over time
statistics-over-time-spoken = A picture of the share of games won over time. The table has its figures.
statistics-by-game = By game
statistics-by-level = By difficulty
statistics-interval-about = A dot is the share of games that you won. The line through it shows where your true share lies in 95 of 100 cases; the more games, the shorter it is.
statistics-column-won = Won
statistics-column-interval = In the long run
statistics-share = { $share } of { $count }
statistics-interval = { $low } to { $high }
statistics-rate-spoken = { $name }: won { $share }, in the long run { $interval }
statistics-stretch = Games { $first } to { $last }, { $from } to { $to }
statistics-part = { $count } ({ $share })
statistics-bin = { $from } to { $to } points
statistics-bin-told = { $name }: you in { $own } of the hands, Nestor in { $others }
statistics-spread = Points of a hand
statistics-spread-spoken = A picture of how many points hands give. The table has its figures.
statistics-spread-about = Each bar is the hands that gave so many points or up to the next number: yours point up, Nestor’s down. A hand gives you { $own } on average, and Nestor { $others }.
statistics-sources = Where points come from
statistics-source-told = { $name }: you { $own }, Nestor { $others }
source-plays = Plays
source-firecrackers = Firecrackers
source-going-out = Going out
source-blocked = Blocked hands
statistics-a-hand = A hand
statistics-mean = Points on average
statistics-most = Most points
statistics-best-play = Best play
statistics-best-play-about = Around one spinner no play scores more than 35.
statistics-draws = Bones drawn
statistics-records = Games and hands
statistics-wins-in-a-row = Most games won in a row
statistics-losses-in-a-row = Most games lost in a row
statistics-fastest-win = Fastest win
statistics-highest-win = Highest win
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Games that nobody won
statistics-hands = Hands
statistics-blocked = Blocked hands in all
statistics-picture = Save a picture…
statistics-not-saved = It cannot be saved: { $why }.
file-written = It is saved as { $file }.

## Is it fair?

command-fair = Is it fair?
fair-empty = No hand is kept yet. Once you have finished a game, this page shows what chance has given to you and to me.
fair-intro = All { $hands } hands that are kept: what you and I were given, beside what fair dealing gives on average where everything else lies as it did. How well anybody played makes no difference.
fair-verdict-usual = This is what fair dealing looks like. Among so many figures, one as unusual as the most unusual of these turns up more often than not.
fair-verdict-fair = This is what fair dealing looks like. Among so many figures, one as unusual as the most unusual of these turns up in 1 of { $count } such sets of games.
fair-verdict-odd = One figure is odd: among so many, one this unusual turns up in 1 of { $count } such sets of games. Chance does that now and then; look again when you have played more.
fair-verdict-grave = One figure is hard to explain by chance: among so many, one this unusual turns up in 1 of { $count } such sets of games. Please export your games and show them to somebody who can count.
fair-few = With few hands this says little yet. The more there are, the sooner a hand on the scales would show.
fair-doublets = Doublets dealt
fair-first-bones = Bones that fitted at the first turn, without doublets
fair-draws = Bones drawn until one fitted
fair-drawn-pips = Pips of the bones drawn
fair-figures = { $who }: { $given }, fair is { $fair }
fair-nothing = Chance has had no say in this yet.
fair-usual = This or a greater difference happens more often than not.
fair-more = More than fair. This or a greater difference happens in 1 of { $count } such sets of hands.
fair-less = Less than fair. This or a greater difference happens in 1 of { $count } such sets of hands.
fair-line-about = The dot shows how far each figure is from the fair one, in the middle. In 95 of 100 cases it lies within the band.
fair-check = See for yourself
fair-check-1 = Every deal comes from its number, before anybody plays. Type that number in the window of a new game, and the same bones are dealt again.
fair-check-2 = The list of games exports records, which name the number and the bones of every deal. On a console, “nestor record --preset all-fives --seed 4711” begins with the deal of number 4711, made again from the number alone, and “nestor replay game.domino” plays a record move by move.
fair-check-3 = “nestor bot” lets you talk to me in lines of text. What you read there is all that I am ever told, and no hidden bone is in it.

## Why one play is better than another

why-wins = It wins the game at once.
why-goes-out = It ends the hand.
why-scores = It scores { $points }, the other play { $instead }.
why-guards = The next player needs only { $need } more to win. This way he can score with a likelihood of { $likely }, the other way of { $instead }.
why-replies = The next player can score with a likelihood of { $likely }, about { $points } points; the other way of { $instead }, about { $otherwise }.
why-replies-none = The next player cannot score. The other way he can with a likelihood of { $instead }, about { $otherwise } points.
why-stops = With a likelihood of { $likely } the next player has nothing to play; the other way of { $instead }.
why-keeps =
    { $count ->
        [one] { $count } of your bones fits then, the other way { $instead }.
       *[other] { $count } of your bones fit then, the other way { $instead }.
    }
why-sheds = You are rid of { $pips } pips, the other way of { $instead }.
why-ahead = It shows only later: as play goes on, it wins { $share } more of the games.
