### Electrum Dominoes: every word a player reads, in English.
### A translation says the same messages; see https://projectfluent.org for the way to write them.

language-name = English

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
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
games-in-100 =
    { $count ->
        [0] less than one game in 100
        [one] one game in 100
       *[other] { $count } games in 100
    }

## Games and levels

family-draw = Draw and block
family-pairs = In pairs
family-fives = Fives and threes
family-others = Crosses and others
game-draw = Draw
game-draw-about = One line, no points during a hand. If you can’t play, you draw.
game-block = Block
game-block-about = One line, no points during a hand, no drawing. If you can’t play, you pass.
game-all-fives = All Fives
game-all-fives-about = With a spinner. You score when the open ends add up to a multiple of five.
game-all-threes = All Threes
game-all-threes-about = With a spinner. You score when the open ends add up to a multiple of three.
game-fives-and-threes = Fives & Threes
game-fives-and-threes-about = With a spinner. You score on multiples of five and of three.
game-all-fives-palm = All Fives, free draw
game-all-fives-palm-short = Fives, free draw
game-all-fives-palm-about = All Fives, but you may draw even when you can play.
game-all-fives-pagat = All Fives, by lot
game-all-fives-pagat-short = Fives, by lot
game-all-fives-pagat-about = Lots decide the first lead, then the winner leads. Points for pips are rounded to fives.
game-muggins = Muggins
game-muggins-about = Fives without a spinner: one line, two ends.
game-five-up = Five-Up
game-five-up-about = Fives where every doublet can be built on from all four sides.
game-draw-game = The Draw Game
game-draw-game-short = Draw Game
game-draw-game-about = Each player turns a bone, the heaviest bone decides who leads, and one hand decides the game.
game-firecrackers = Fives with Firecrackers
game-firecrackers-short = Firecrackers
game-firecrackers-about = Against the clock. Once per hand, you can blow up a bone at an end.
game-partnership = Partnership dominoes
game-partnership-short = Partnership
game-partnership-about = Venezuela, Mexico: two against two, all bones dealt. First to 100. House rules vary.
game-dominican = Dominican dominoes
game-dominican-short = Dominican
game-dominican-about = Pairs to 200, with capicúa, chuchazo and pase corrido. Some tables pay 30 instead of 25.
game-puerto-rico-500 = Puerto Rico to 500
game-puerto-rico-500-short = P. Rico to 500
game-puerto-rico-500-about = Pairs to 500. The first four hands pay extra, and so do capicú and chuchazo.
game-puerto-rico-200 = Puerto Rico to 200
game-puerto-rico-200-short = P. Rico to 200
game-puerto-rico-200-about = Pairs to 200 without bonuses. The winners of a hand take all pips left.
game-brazil = Brazil
game-brazil-about = Pairs to six hands. Going out with a doublet (carroça), at both ends (lá e lô) or both at once (cruzada) counts more.
game-jamaica-partner = Jamaica, six-love
game-jamaica-partner-short = Six-love
game-jamaica-partner-about = Win six hands before the other pair wins one. Once both pairs have won a hand, the score goes back to zero.
game-cut-throat = Cut-throat
game-cut-throat-short = Cut-throat
game-cut-throat-about = Jamaica, each alone. The first to win six hands. “Six-love” makes it much longer.
game-pub-straight = Pub dominoes
game-pub-straight-about = England: pairs, six bones each, four left out. Each hand is worth one. The first to five wins.
game-cochon = Cochon
game-cochon-about = Martinique: three players, each alone. The first to three hands wins. Anyone who has none by then is the pig.
game-fives-and-threes-pub = Pub Fives & Threes
game-fives-and-threes-pub-short = Pub Fives
game-fives-and-threes-pub-about = England: when the ends add up to a multiple of five or three, each five or three in the sum scores one. Exactly 61 wins, or 121 in pairs.
game-fortress = Fortress
game-fortress-about = Three or four, each alone. Every doublet is a spinner, and there’s nothing to draw.
game-sebastopol = Sebastopol
game-sebastopol-about = Four, each alone. Double six leads, and the next four bones go around it. There’s nothing to draw.
game-cross = Cross
game-cross-about = A bone goes on each side of the first doublet before the arms grow. If you can’t play, you draw.
game-maltese-cross = Maltese cross
game-maltese-cross-about = First around the first doublet, then a doublet on each arm before it grows. If you can’t play, you draw.
game-sniff = Sniff
game-sniff-about = All Fives, but the spinner’s open ends keep counting.
game-bergen = Bergen
game-bergen-about = Matching ends score two points, or three with a doublet. Winning a hand scores one.
game-kozel = Kozel (козёл)
game-kozel-short = Kozel
game-kozel-about = The Russian goat. The losers’ pips count against them, and −101 loses.
game-telefon = Telefon
game-telefon-about = Azerbaijan: fives with a spinner, and hands are always played out. 3-2 leads first, and 365 points win.
game-manaus = Manaus
game-manaus-about = Brazil, the dominó of four ends: fives in pairs. Passes pay the opponents, and winners lead with a doublet.
game-matador = Matador
game-matador-about = Touching halves add up to seven. The four matadors fit anywhere, and nothing else fits a blank.
game-spain = Spain’s federation
game-spain-short = Spain
game-spain-about = Pairs to 300, as Spain’s federation plays. Lots decide the first lead, and all pips left are won.
game-gaple = Gaple
game-gaple-about = Indonesia: four, each alone, and nothing to draw. Pips left count against you, and −101 loses.
game-dekabes = Haiti, dekabès
game-dekabes-short = Dekabès
game-dekabes-about = Haiti: pairs to four. Going out with a bone that fits both ends is a dekabès and counts two, unless it’s a doublet.
game-brazil-100 = Brazil to 100
game-brazil-100-about = Brazil by pips: pairs to 100. 6-6 leads every hand.
game-arab-pairs = Arab partnership
game-arab-pairs-short = Sharaka
game-arab-pairs-about = Pairs to 100 (domino sharaka). If a hand is blocked, the player with the fewest pips wins it for both partners.
game-cuban = Cuban dominoes
game-cuban-short = Cuban
game-cuban-about = Pairs to 150 with a double nine. Ten bones each, and fifteen sleep. If a hand is blocked, the player with the fewest pips wins it for both partners.
game-pordi = Indonesia, PORDI
game-pordi-short = PORDI
game-pordi-about = Pairs to 7. Going out scores one to four. Blocking a hand scores two if no opponent’s is as low, and costs one if one is lower.
game-orado = Indonesia, ORADO
game-orado-short = ORADO
game-orado-about = Pairs to 101. 0-0 leads the first hand, 1-1 the second, and so on. Going out at both ends counts double.
game-to = { $game }, to { $points }
game-house-rules = { $game }, house rules
house-rules = House rules
house-rules-without = Without this rule: { $told }
named-value = { $name }: { $value }
house-rules-usual = Play by the usual rules
house-rules-usually = Usually: { $told }
house-rules-brief = { $told } (usually { $usual }).
game-custom = Custom
game-custom-about = A game with your own rules.
welcome-question = What would you like to do?
welcome-learn = Teach me
welcome-learn-about = From the first bone on. The first lesson takes two minutes.
welcome-play = A quick game
welcome-play-about = { $game } to { $points } against a beginner. Click the bone that glows.
    .fingers = { $game } to { $points } against a beginner. Tap the bone that glows.
welcome-all = All games
welcome-all-about = Choose the game, its players and its rules.
welcome-invited = I have an invitation
greeting-name = Your name
greeting-name-hint = optional
game-names = Used before
game-begin = Begin
game-invite = Invite
game-search = Find a game
game-search-none = No games found.
game-under-way = Your current game is saved. Undo brings it back.
game-players = Players
game-partners = Partners
game-same-level = All the same level
game-more = More
game-level-of = { $name }’s seat
game-name-of = { $name }’s name
game-seat-of = Seat { $seat }
game-move-of = Move { $name } to the next seat
game-person = A person
game-other-players = Other players…
game-elsewhere = A friend online
game-elsewhere-about = They sit at another screen and come by your invitation.
game-minutes = Minutes per person
game-no-clock = No clock
game-no-help = No help
game-no-help-about = Hints, the tutor, “Where bones may be” and turning up unseen bones are off for everyone at this table.
game-guest-name = Name of the person in seat { $seat }
game-again = Again: { $names } · { $game }
game-deal = Deal number
game-deal-any = any
game-cannot = With these rules, the game can’t be played to that many points.
game-display = Display
display-whole = Whole table
display-whole-about = Every bone stays where it was played, as on a real table.
display-compact = Compact
display-compact-about = Shows only the ends. All bones stand in a panel below.

level-beginner = Beginner
level-easy = Easy
level-not-so-easy = Not so easy
level-tough = Tough
level-brutal = Brutal
level-beginner-about = Plays the bone that scores the most now, and looks at nothing else.
level-beginner-any = Plays any bone that fits.
level-easy-about = Plays three bones in five like a beginner, and weighs the others.
level-not-so-easy-about = Plays one bone in five like a beginner. Otherwise weighs what each bone scores, what it leaves and what may follow.
level-tough-about = Remembers who couldn’t play what, and looks a little ahead.
level-brutal-about = Looks far ahead, and reads your hand from what you play.
level-step = Wins { $games } against “{ $level }”.

## Settings

setting-level = Difficulty
    .search = level, strength, easier, harder, stronger, weaker, opponent, Nestor, novice, novice player, expert, expert player
setting-level-about = How hard Nestor tries to beat you. It changes at once, even during a game.
setting-game = Game

settings-rules = Rules
rules-never-exact = With these rules, no one can reach exactly { $target }. The old rules stay until you choose another number or turn off “Exact finish” or “Rounding”.
rules-nothing-scores = With these rules, no one can score. The old rules stay until something scores.
rules-cannot = These rules can’t be played. { $why } The old rules stay until you change them.

setting-target = Points to win
    .search = number of points to win, target
setting-target-other = Another target, up to 1000
setting-other = Other
setting-time = Minutes for the game
setting-time-about = The clock runs on your turns and on Nestor’s. It stops while the game is paused.
setting-time-other = Another number, up to 180
settings-classic = The classic games
rules-change = Change
rules-ask-players = How many play?
rules-ask-goal = What wins the game?
rules-ask-draws = Do you draw?
rules-ask-scores = What scores during a hand?
rules-ask-leads = Who leads?
rules-ask-blocked = What if no one can play?
rules-unusual = Unusual rules
rules-next-hand = From the next hand
rules-next-game = From the next game
rules-new-game-only = A game can’t change this once it has begun. It needs a new one.
settings-scoring = Winning and scoring
setting-head-start = Head start
setting-head-start-about = The first player begins so many points ahead.
setting-exact = Exact finish
setting-exact-about = Points that would take you past the target don’t count. Where only hands score, such a game can take hundreds of hands, unless any points count near the target.
exact-off = Off
exact-on = On
exact-near = On, but near the target any points count
setting-love = Six-love
setting-love-about = The winner must reach the target while another side has nothing. Otherwise all scores go back to zero. With “One all play two”, the next hand won after one all counts two.
love-off = Off
love-on = On
love-play-two = One all play two
setting-check = The game ends
check-at-once = as soon as the target is reached
check-hand-end = after the hand that reaches it
setting-single-hand = One hand a game
setting-spinner = Spinner
    .search = first double, four arms, no spinner
setting-spinner-about = A spinner is a doublet that can be played on from all four sides.
spinner-none = None
spinner-first = First doublet
spinner-led = The lead, if a doublet
spinner-enclosed = First enclosed doublet
spinner-counting = First doublet, its ends count
spinner-cross = First doublet, cross first
spinner-maltese = First doublet, Maltese cross
spinner-maltese-four = Maltese cross, all four first
spinner-every = Every doublet
spinner-sevens = None, halves make seven
setting-fives = Fives
    .search = no fives, All Fives
setting-fives-about = You score when the open ends add up to a multiple of five.
setting-threes = Threes
    .search = no threes, All Threes
setting-threes-about = You score when the open ends add up to a multiple of three.
setting-counting = Counting
setting-counting-about = What open ends score: their sum, a point for every five or three in the sum, or two points when they match (three with a doublet).
counting-whole = Sums
counting-parts = Fives and threes in them
counting-twins = Matching ends
settings-dealing = Dealing and drawing
setting-set = Set of bones
setting-set-about = The highest number decides how many bones there are.
set-six = Double six, 28 bones
set-nine = Double nine, 55 bones
set-twelve = Double twelve, 91 bones
setting-hand = Bones in a hand
    .search = bones to draw, number of bones, deal
setting-max-doublets = Maximum doublets per hand
    .search = doublets max value, void
setting-max-doublets-about = If anyone is dealt more, the bones are dealt again before you see them.
setting-no-limit = no limit
setting-leave-out = Left out of the deal
leave-out-off = nothing
setting-left-over = Bones left after the deal
left-over-nobody = stay out
left-over-leader = go to the leader
setting-draws = Draws
    .search = boneyard, buy, stock, block, no draws
setting-draws-about = If you can’t play, you draw from the boneyard. With this off, no one draws.
setting-restrict-draw = Restrict draw
    .search = pass
setting-restrict-draw-about = You may draw only when you can’t play.
setting-reserve = Bones never drawn
    .search = bury 2 bones, buried, boneyard
setting-reserve-about = The last bones of the boneyard stay there.
setting-hand-limit = Stop drawing at
setting-hand-limit-about = With this many bones you pass instead of drawing.
setting-draw-most = Most bones drawn in a turn
setting-draw-most-about = After that many draws, you play or pass.
settings-leading = Leading
setting-lead-first = First hand is led by
    .search = leader of first hand, draw for the set, heaviest doublet
lead-first-doublet = Doublet
lead-first-low-doublet = Lowest doublet
lead-first-three-two = 3-2, or the lowest doublet
lead-first-blank = 0-0
lead-first-lot = By lot
setting-no-doublet = If no one has a doublet
setting-no-doublet-about = What happens when a doublet should lead but no one has one.
no-doublet-deal-again = Deal again
no-doublet-heaviest = Heaviest bone leads
no-doublet-lowest = Lowest bone leads
setting-lead-next = Later hands are led by
    .search = leader of next hand, leader, lead, starts, domino, set domino, doublet, winner, loser, alternate, leader doublet, leader winner, leader loser, leader alternate, heaviest doublet in every hand
lead-next-doublet = Doublet
lead-next-winner = Winner
lead-next-loser = Loser
lead-next-most-pips = Most pips, on either side
lead-next-alternate = Alternate
lead-next-lot = By lot
lead-next-each-doublet = Each doublet in turn
lead-doublet-about = The player with the heaviest doublet leads each hand with it.
lead-each-doublet-about = The doublets lead in turn: 1-1 the second hand, 2-2 the third, and so on.
lead-winner-about = The winner of the last hand leads with any bone.
lead-loser-about = The loser of the last hand leads with any bone.
lead-alternate-about = The players take turns to lead with any bone.
lead-lot-about = Each player turns a bone. The player with the heaviest one leads with any bone.
lead-blocked-doublet = The first hand, and any hand after a blocked one, is led with the heaviest doublet.
lead-blocked-low = The first hand, and any hand after a tie, is led with the lowest doublet.
lead-blocked-blank = The first hand, and any hand after a tie, is led with 0-0.
lead-blocked-lot = The first hand, and any hand after a blocked one, is led by lot.
lead-at-first-doublet = The first hand is led with the heaviest doublet.
lead-at-first-low = The first hand is led with the lowest doublet.
lead-at-first-blank = The first hand is led with 0-0.
lead-at-first-lot = The first hand is led by lot.
setting-lead-after-block = Lead after a blocked hand
setting-lead-after-block-about = The player who blocked the hand leads only if their side won it.
lead-after-block-first = as in the first hand
lead-after-block-low-hand = the winner with the lowest hand
lead-after-block-closer = who blocked it, or the next player
lead-after-block-last = the player who played last
setting-lead-after-tie = Lead after a tied hand
lead-after-tie-first = in turn, or as in the first hand
lead-after-tie-same = the same player
setting-lead-bone = The winner leads
setting-lead-bone-about = A winner who must lead a doublet and has none passes.
lead-bone-any = any bone
lead-bone-doublet = a doublet
lead-bone-doublet-or-next = a doublet, or the next player does
setting-lead-scores = The lead scores
setting-lead-scores-about = If only 5-5 scores, it scores from the second hand on.
lead-scores-any = always
lead-scores-5-5 = only 5-5
lead-scores-nothing = never
setting-lead-wins = The lead can win
setting-lead-wins-about = If not, points for the first bone of a hand don’t count when they would win the game.
settings-ending = End of a hand
setting-domino-what = Going out is worth
domino-what-opponents = the opponents’ pips
domino-what-all = all pips
domino-what-one = one
domino-what-nothing = nothing
setting-both-out = Both partners go out
setting-both-out-about = A hand goes on until both partners of a side are out.
setting-block-who = Blocked hands go to
    .search = block scoring, low, last, stalemate
setting-block-who-about = The partner of the player who blocked can be left aside.
block-who-low = fewest pips
block-who-last = last to play
block-who-low-hand = lowest hand
block-who-closer = lowest hand, partner aside
setting-block-what = Blocked hands are worth
    .search = block scoring, difference, opponent, both, stalemate
setting-block-under = A blocked hand counts only below
setting-block-under-about = With this many pips or more, no one wins a blocked hand.
block-what-difference = the difference
block-what-between = the difference between the hands
block-what-never-less = the difference, never below zero
block-what-opponent = the opponent’s pips
block-what-both = all pips
block-what-one = one
block-what-two = two
block-what-nothing = nothing
setting-block-tie = Tied hands
block-tie-share = are shared
block-tie-nobody = go to no one
block-tie-leader = go to the leader’s side
block-tie-not-closer = go against the side that blocked
block-tie-not-closer-one = give the other side one
block-tie-carry = add one to the next
block-tie-carry-all = add one, as any blocked hand does
setting-closer-loses = If the blocker’s side loses
setting-closer-loses-about = What happens if the side that blocked a hand loses it. A tie is no loss.
closer-loses-nothing = nothing more
closer-loses-point = that side loses a point
closer-loses-double = the hand counts double
setting-rounding = Rounding
    .search = nearest 5, nearest five
setting-rounding-about = Points at the end of a hand are rounded to a multiple of five.
rounding-off = Off
rounding-on = To the nearest five
rounding-down = Down to a five
rounding-up = Up to a five
setting-award-cap = Hand points stop at
setting-award-cap-about = Points for pips can’t take anyone past this score.
setting-settle = Pips left in hands
setting-settle-about = The winner scores the pips left over, or each side loses its own, or only the losers lose theirs. A side that loses as many as the target loses the game.
settle-award = Winner gets them
settle-subtract = Each side loses its own
settle-collect = Only losers lose theirs
setting-bones-left = A bone left counts
bones-left-pips = its pips
bones-left-five-each = five
bones-left-lone = its pips; 0-0 alone, 25; the heaviest doublet alone, 50
settings-bonuses = Bonuses
setting-out-doublet = Going out with a doublet
setting-out-both-ends = Going out at both ends
setting-out-both-ends-about = The last bone fits both ends, one half at each.
setting-both-ends-doublet = Doublets at both ends too
setting-both-ends-doublet-about = Going out with a doublet that fits both ends pays the same.
setting-both-ends-double = Both ends count double
setting-both-ends-double-about = If the last bone fits both ends, the points for the hand count twice.
setting-out-doublet-ends = Going out with a doublet at both ends
setting-out-doublet-ends-about = Paid for a last doublet that fits both ends, on top of anything else.
setting-out-blank = Going out with 0-0
setting-pass = Each pass of the opponents
setting-pass-round = All others pass
setting-pass-lead = A pass on the lead
setting-pass-lead-about = The next player passes on the lead, but the one after plays.
setting-pass-lead-doublet = Only if a doublet was led
setting-pass-lead-doublet-about = A pass on the lead pays only where the lead was a doublet.
setting-hand-bonus = The first hands won
hand-bonus-off = nothing

settings-table = At the table
settings-play = Play
settings-search = Search the settings
settings-search-none = No settings found.
settings-return = Return to game
    .search = back, back to the game
settings-where-pass = If none of your bones fits, the main button says Draw, or Pass when there is nothing left to draw.
    .search = can’t play, can’t play button, draw button, pass button
settings-where-bones = The bones each player holds are beside their name. In the compact display their number stands there.
    .search = my bones, your bones, number of bones
settings-in-rules = This is chosen with the game. Press it to see it there:
settings-in-menus = Commands:
settings-to-rules = Rules of the game…
    .search = playing conditions, preferences, settings, settings menu
setting-as-in-manuals = Classic controls
setting-as-in-manuals-about = Nothing happens by itself: you press OK for each step, draw one bone at a time and click twice. Every game except Five-Up and Fortress uses the compact display, with the table count at the lower left. The bone you choose is inverted, and your bones stay where they are.
    .fingers = Nothing happens by itself: you press OK for each step, draw one bone at a time and tap twice. Every game except Five-Up and Fortress uses the compact display, with the table count at the lower left. The bone you choose is inverted, and your bones stay where they are.
setting-bar = Tool bar
    .search = icons, buttons at the top
setting-bar-about = Undo, Redo, Hint, Log, Review, Sound and Full screen as buttons.
setting-bar-at = Tool bar position
setting-bar-at-about = On the left, it leaves more height in a small window.
bar-top = At the top
bar-left = On the left
setting-auto-ok = Auto-OK
    .search = automatic, wait, confirm, I have drawn
setting-auto-ok-about = Nestor takes his turn without waiting for your OK.
setting-ok-each-step = OK for each step
setting-ok-each-step-about = Nestor waits for your OK before each bone he draws or plays. Otherwise one OK is enough until your turn.
setting-one-click = Play with one click
    .search = tap, double click
    .fingers = Play with one tap
setting-one-click-about = One click plays a bone when it has only one place, or when it makes no difference which.
    .fingers = One tap plays a bone when it has only one place, or when it makes no difference which.
setting-pace = Pace
    .search = faster, slower, speed, wait, hurry
setting-pace-about = How long each play is shown before the next one.
pace-none = None
pace-quick = Quick
pace-usual = Usual
pace-slow = Slow
setting-auto-draw = Auto-Draw
setting-auto-draw-about = Once you draw, you keep drawing until something fits.
setting-play-forced = Play forced turns for me
setting-play-forced-about = When several people share the screen, a turn with only one move is played for you, so the device needn’t change hands.
setting-hold-to-show = Hold to show your hand
setting-hold-to-show-about = When several people share the screen, the button that shows a hand must be held down for a moment.
setting-judge-games = Judge finished games
setting-judge-games-about = Finished games are judged in the background while your computer is idle.
setting-lots = Draw lots by hand
setting-lots-about = You turn the bones that decide who leads, and take your own bones in The Draw Game. Otherwise it’s done for you.
setting-tutor = Tutor
    .search = help, teacher, warn, mistake
setting-tutor-about = The tutor looks at your play before it counts and asks if you’re sure when another play is better. A game with the tutor is practice.
tutor-off = Off
tutor-blunders = Blunders
tutor-bad = Bad plays
tutor-doubtful = Doubtful plays
tutor-always = Anything but the best
setting-table-count = Table count
    .search = board count, sum
setting-table-count-about = Shows the sum of the open ends in games where it scores.
setting-place-counts = Counts at the places
setting-place-counts-about = While you choose, the places where a bone fits show what the count would be.
setting-flicker = Flicker
setting-flicker-about = The end where Nestor just played blinks.
setting-heads = Faces
setting-heads-about = Nestor, Ajax and Helen have a face beside the name, and a word to say after a hand.
setting-own-head = Your face
head-none = None
setting-hand-order = Order of your bones
    .search = sort, arrange
setting-hand-order-about = You can also drag a bone to another place in your hand. The keys for that are in the help.
    .fingers = You can also drag a bone to another place in your hand.
hand-drawn = As dealt and drawn
hand-suit = By number
hand-weight = By weight
setting-close-gaps = Close gaps
setting-close-gaps-about = The bones in your hand close up when you play one.
setting-raise = Raise bones that fit
setting-dim = Dim bones that don’t fit
setting-dim-about = Bones that fit nowhere are dimmed while you choose.
setting-invert = Invert the chosen bone
setting-invert-about = The bone you choose changes its colors instead of being lifted. The compact display always does this.
setting-scores = Scores
scores-figures = Figures
scores-cribbage = Cribbage board
scores-x = Tally marks (X)
setting-score-in-fives = Score in fives
setting-score-in-fives-about = Five points are shown as one, as on a cribbage board.

settings-cloth = On the cloth
settings-hand = Your hand
settings-figures = Scores and tool bar
settings-sound = Sound
setting-sound = Play sounds
    .search = mute, silent, noise
setting-sound-about = Sounds of bones, cloth and wood.
setting-volume = Volume
    .search = louder, quieter, loud
setting-quieter-others = Quieter for other players
setting-quieter-others-about = What others do sounds softer than what you do.
settings-comfort = Comfort
settings-by-hand = By hand
settings-help = Help
settings-colors = Colors, bones and cloth…
    .search = dark, light, night, theme, themes, contrast, look, background, foreground, playfield, your hand, your plays, my plays, pips, lines, outlines, your hand selected, pips selected, lines selected, outlines selected, buttons, button text, default, use theme, use theme 1, use theme 2, use theme 3, select new colors
setting-reduce-motion = Reduce motion
    .search = still, calm, animation, dizzy
setting-reduce-motion-about = Bones go straight to their places, without animations.
setting-speed = Animation speed
    .search = faster, slower, move
setting-scale = Text size
    .search = bigger, larger, smaller, letters, font, zoom
setting-scale-about = Makes the font larger in windows, menus and the log, and on the table where there is room. Bones are always as large as the window allows. In a small window, only the text grows.
    .fingers = Makes the font larger in windows, menus and the log, and on the table where there is room. Spreading two fingers on words does the same. In a small window, only the text grows.
setting-language = Language
language-system = Same as the system

## Colors

theme-felt = Green felt
theme-slate = Slate
theme-contrast = High contrast
theme-blue = Blue playfield
theme-linen = Black on linen
theme-stone = Stone
theme-walnut = Walnut and brass
theme-night = Night
theme-own = Your table
colors-tune = Fine-tune
theme-name = Name of the theme
theme-edit = Edit { $name }
theme-use = Use { $name }
theme-save-use = Save and use { $name }
colors-bones = Bones
bones-ivory = Ivory and brass
bones-black = Black
bones-colored = Colored pips
bones-grained = Raised grain
bones-flat = Flat
colors-cloth = Cloth
cloth-felt = Felt
cloth-linen = Linen
cloth-slate = Slate
cloth-flat = Plain
colors-rail = Rail
rail-wood = Wood
rail-steel = Steel
rail-stone = Stone
rail-flat = Plain
colors-reset = Reset my themes
colors-editing = Editing { $edited } while using { $used }
colors-editing-used = Editing { $name }, the theme in use
colors-load = Load colors
colors-rejected = Your changes to the colors are gone.
colors-click = Click a part of the table to change its color.
    .fingers = Tap a part of the table to change its color.
colors-which = Color of
colors-double = Double outlines
colors-double-about = Nestor’s bones get a second outline, for players who can’t tell the colors apart.
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

tally-bests = Bests
tally-clear = Clear
tally-in-all = Overall
tally-practice = practice: { $won } won, { $lost } lost
tally-column-practice = practice
tally-about-practice = Practice is counted separately: games in which the program helped. Help shows an unseen bone or judges a hand before it’s over: a hint, a tutor’s objection, “Where bones may be”, a review, a copy, undoing after you saw something new. Deals that were chosen or played before are practice too.
tally-people = With and against people
tally-others = Others
tally-against = against { $against }
tally-with = with { $with }
tally-with-against = with { $with } against { $against }
tally-spoken = { $name }: you { $you }, Nestor { $nestor }, your share { $share }, practice games { $practice }
tally-people-spoken = { $name }: you { $you }, others { $nestor }, your share { $share }, practice games { $practice }

## The score sheet

command-score-sheet = Score sheet
button-same-deals = Same deals again
button-head-start = Begin ahead
end-title = Game over
end-side-wins =
    { $side-who ->
        [you] You win
        [single] { $side } wins
       *[other] { $side } win
    }
end-resigned = { $name } gave up.
end-nobody-wins = No one wins
end-hand-domino = Domino!
end-hand-blocked = Blocked!
end-hand-locked = Locked board!
end-time = Time’s up.
end-bonus = Bonus: { $spread } for the spread, { $time } for the time left. { $total } in all.
sheet-hand = Hand { $number }
sheet-rules = From here on: { $game }.
sheet-led = { $name } led.
sheet-out = { $name } went out.
sheet-blocked = Blocked.
sheet-decided = Decided before the hand was over.
sheet-under-way = In progress.
sheet-plays = in play
sheet-firecrackers = firecrackers
sheet-end = at the end
sheet-left = pips left
sheet-left-told = Pips left: { $told }
sheet-collect = Pips left in a hand count against its side. A side that reaches −{ $points } loses.
sheet-love = Once every side has won a hand, all scores go back to zero.
sheet-total = Total
sheet-best-play = Your best play
sheet-best-play-told = Hand { $hand }: { $play }, +{ $points }
sheet-best-hand = Your best hand
sheet-best-hand-told = Hand { $hand }: +{ $points }
sheet-turn = Turning point
sheet-turn-told = Hand { $hand }: { $what } { $gain }
sheet-better = A better way
sheet-better-told = { $play } instead of { $bone }, worth { $games }
sheet-better-sought = Nestor is looking through your plays…
feat-first = A first
feat-first-win = Your first win.
feat-first-at-level = Your first win at this level: { $level }.
feat-best = A best
feat-clearest = Your clearest win yet, by { $points }.
feat-close = So close
feat-closer =
    Closer than ever: { $count ->
        [one] one point
       *[other] { $points } points
    } behind.
sheet-all-hands = All { $count } hands
sheet-head-start = Five losses in a row. Would you like to begin the next game { $points } ahead?
sheet-race = Scores after each hand. { $told }

## The log and the unseen bones

command-unseen = Unseen bones
unseen-title = Unseen: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Where bones may be
beliefs-where = Where?
beliefs-draws = From draws and passes
beliefs-passes = From passes
beliefs-plays = From plays too
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. It’s here: { $place }.
beliefs-point = Point at a bone to see who may hold it. This game is practice now.
beliefs-point-truth = Point at a bone. A ring marks where it is.
beliefs-thinking = Counting…
beliefs-between = Available while a hand is being played.
command-log = Log
command-again = Watch again
    .search = replay, last moves
log-copy = Copy as text
log-before = Previous hand
log-next = Next hand
log-empty = Nothing has been played yet.
log-moment = Move { $number }: { $name }, { $what }
log-left =
    { $name-who ->
        [you] You still hold
       *[other] { $name } still holds
    } { $bones }.
log-column-count = count
log-column-points = points
log-lead = { $name-who ->
    [you] lead
   *[other] leads
} { $bone }
log-draw = { $name-who ->
    [you] draw
   *[other] draws
} { $bones }
log-pass = { $name-who ->
    [you] pass
   *[other] passes
}
log-with-lacks = { $did }: { $lacks }
log-destroy = { $name-who ->
    [you] destroy
   *[other] destroys
} { $bone }
log-lacks = no { $pips }
log-count = count { $count }
log-scores = +{ $points }
log-lost = ({ $points } too many)
log-scores-another = +{ $points } for the others

## Exercises

command-today = Today
command-exercises = Exercises
practice-solved = { $count } of { $all } solved
practice-answered = { $count } of { $all } answered
practice-back = { $count } back
practice-rating = Your rating: { $rating }
practice-rating-changed = Your rating: { $rating } ({ $change })
practice-in-a-row = { $count } right in a row
practice-theme = Subject
practice-any-theme = Any subject
practice-hardness = Difficulty
practice-any-hardness = Easy to very hard
practice-title = Exercise { $number }
practice-is-solved = Solved
practice-is-answered = Answered
practice-find = It’s your turn. Find the best play.
practice-played = In your game, you chose { $play }.
practice-all-done = That’s all for today.
practice-looking = Looking at your play…
practice-right = Right!
practice-not-judged = Nestor couldn’t judge your play. It may be just as good as the best one.
practice-best = The best play: { $play }
practice-margin = The next best play costs you { $games }.
practice-wrong = There is a better play.
practice-gives-away = Choosing { $play } costs you { $games }.
practice-why = Why this play is best:
practice-why-other = Why the other play is better:
practice-next-unsolved = Next unsolved
practice-try-again = Try again
practice-show = Show the best play
practice-of-day = Exercise of the day
theme-score = Score
theme-defend = Defend
theme-stop = Make the next player pass
theme-count = Count what’s left
theme-endgame = Endgame
theme-target = Near the target
hardness-1 = Easy
hardness-2 = Not so easy
hardness-3 = Hard
hardness-4 = Very hard

## The course

command-course = Course
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (passed)
course-lesson-next = { $number }. { $title } (next)
course-passed = { $count } of { $all } lessons passed
course-tests-won = { $count } of { $all } test games won
course-test-won = Test won
course-test-open = Test not won yet
course-part-first = A hand from start to finish
course-part-hidden = What you can’t see
course-part-hand = Your own bones
course-part-block = Blocking and reading plays
course-part-fives = Fives and threes
course-part-pairs = You and your partner
course-part-end = The end of a game
course-part-out = Winning a hand
course-part-rivals = Against the other pair
course-part-finish = Finishing in pairs
course-part-variants = Variants
course-path-two = Two players
course-path-pairs = In pairs
course-to-two = Lessons for two
course-to-pairs = Lessons in pairs
course-lessons = Lessons
course-is-passed = You have passed this lesson.
course-next = Next lesson
course-play = Test it in a game of { $game }
lesson-join = Joining
lesson-join-idea = Each half of a bone shows a number of pips, and a blank half counts zero. The halves at the two ends of the line are open, and a bone fits an open end that shows one of its numbers. Look at the two ends, then find the bone in your hand that has one of theirs.
lesson-join-why = Only this bone has a number that an end shows. Its other half is the new end.
lesson-drawing = Drawing
lesson-drawing-idea = If none of your bones fits, you draw from the boneyard until one does. When the boneyard is empty, you pass. Check both ends before you draw.
lesson-drawing-why = None of your bones has a number that an end shows, so you had to draw. Each bone you draw is one more to get rid of.
lesson-drawing-why-other = One of your bones fits an end, so you play it. You may draw only when none does.
lesson-ends = Which end?
lesson-ends-idea = Sometimes a bone fits both ends. Before you play it, picture the two ends that will be left. Your other bones should fit there.
lesson-ends-why = At this end, the bone leaves a number that your other bones have. At the other end, fewer of your bones would have fit.
lesson-goout = Going out
lesson-goout-idea = If you play your last bone, you go out and win the hand. With two bones left, think one turn ahead: play the one that leaves an end for the other.
lesson-goout-why = Your last bone fits now. Played the other way round, it would have been left without an end.
lesson-heavy = Heavy bones first
lesson-heavy-idea = If you go out, you score every pip the other player still holds. If they go out, they score yours. Hand by hand, the game goes on until someone reaches the target. When nothing else decides, play the heavier bone.
lesson-heavy-why = The heavy bone is out of your hand. If you lose this hand, it costs you less.
lesson-seven = Seven of each number
lesson-seven-idea = Each number is on seven bones. Count those on the table and those in your hand: the rest are unseen. Leave ends whose numbers have few unseen bones.
lesson-seven-why = Only a few unseen bones fit these ends. After the other plays, many more would.
lesson-lacks = Who lacks what
lesson-lacks-idea = A player who has to draw or pass has none of the open numbers. The log shows which numbers were open then. Leave the same ones again.
lesson-lacks-why = The other player can’t have either of these numbers, and has to draw or pass.
lesson-stop = Make them pass
lesson-stop-idea = You get ahead when the other player can’t play. Leave ends that few of the unseen bones fit, and keep one that fits them.
lesson-stop-why = The other player most likely has nothing that fits these ends. You do, so you’re ahead by a turn.
lesson-plays = Reading plays
lesson-plays-idea = A pass shows what a player lacks, and a play shows what a player has. A player with a choice usually opens a number that’s still in their hand. Cover that number, and leave the other one.
lesson-plays-why = The other player opened the number that you covered, and so probably has more of it. By counting alone, leaving it would have looked at least as good.
lesson-doublet = Doublets early
lesson-doublet-idea = A doublet lies across the line and shows the same number again. It fits only one number, so it’s the hardest bone to place. Play it while you can.
lesson-doublet-why = The doublet is out of your hand before its number is gone. A bone with two numbers finds an end more easily.
lesson-variety = Keep a choice
lesson-variety-idea = A hand with many different numbers rarely gets stuck. Before you play, count how many of your bones would fit the new ends.
lesson-variety-why = More of your bones fit now. Whatever the reply, you most likely have something to play.
lesson-bothends = The same number twice
lesson-bothends-idea = If both ends show the same number, everyone needs it. Bring that number to both ends when you hold more of it.
lesson-bothends-why = Both ends now show a number that you still have and few others can. The next player will struggle to play, and you won’t.
lesson-own = An end of your own
lesson-own-idea = If you hold every bone that is left of a number, no one else can play at an end that shows it. That end waits for you. Count, and make such an end.
lesson-own-why = No one else has a bone of this number, so no one can take this end from you.
lesson-keep = Don’t cover your own end
lesson-keep-idea = An end where only you can play is a turn in reserve. Don’t use it up while you have a bone for another end.
lesson-keep-why = Your own end is still open. When nothing else fits, you can play there, and no one else can.
lesson-stranded = Save the doublet
lesson-stranded-idea = A doublet needs an end with its own number. Count how many bones of that number are left. When there are hardly any, play the doublet now, even if it’s light.
lesson-stranded-why = Hardly any bone of this number is left, so the doublet might never have found an end again.
lesson-tempo = Who is ahead?
lesson-tempo-idea = If no one has to pass, the player with fewer bones goes out first. Count them, and remember whose turn it is. If you’re ahead, all you need is a play each turn. If you’re behind, the other player has to miss a turn.
lesson-tempo-why = You’re ahead, so this play keeps as many plays as it can.
lesson-tempo-why-other = You’re behind, so this play makes the other player miss a turn, even at the cost of your own plays.
lesson-shut = Blocking the hand
lesson-shut-idea = When no bone fits any more, the hand is blocked, and the player with the fewest pips wins it. If your hand is light, look for the play that closes both ends.
lesson-shut-why = No one can play now, and you most likely hold the fewest pips. The block wins you the hand.
lesson-noshut = Count before you block
lesson-noshut-idea = A block compares the pips in the hands. A bone weighs six pips on average. Before you close the last end, compare your hand with what the others probably hold.
lesson-noshut-why = The block would have come too soon, because you hold too many pips. With an end still open, you can play on.
lesson-sum = Adding up the ends
lesson-sum-idea = In games of fives, you score when the open ends add up to a multiple of five. Add the two ends as they will be after your play.
lesson-sum-why = The ends now add up to a multiple of five, and you score the whole sum. No other play scores.
lesson-twice = Doublets count twice
lesson-twice-idea = A doublet at an end counts with both its halves, so 4-4 counts eight there. Look for the doublet that makes a multiple of five.
lesson-twice-why = Both halves of the doublet count, and with the other end they make a multiple of five.
lesson-spinner = Four arms
lesson-spinner-idea = The first doublet is the spinner. Once both its sides are taken, its two ends open as well. All open ends count together, so look at the top and the bottom too.
lesson-spinner-why = Played at the top or the bottom, the bone makes a multiple of five. No other place scores as much.
lesson-most = The best score
lesson-most-idea = Often more than one play scores. Don’t stop at the first one you find. Add up every place before you choose.
lesson-most-why = Several plays score here. This one scores the most.
lesson-difference = How far to the next five
lesson-difference-idea = With three or four arms, don’t add up all the ends again and again. Take the count as it is: it has to rise or fall to a multiple of five. Then look for the bone that changes its end by just that much.
lesson-difference-why = The count had to change by exactly as much as this bone changes its end. No other play does that.
lesson-falling = The count may fall
lesson-falling-idea = A score needn’t raise the count. From eleven, four more make fifteen, but one less makes ten. And a five at an end is worth nothing by itself: only the sum counts.
lesson-falling-why = The count fell to a multiple of five. Showing a five at an end would have scored nothing.
lesson-kickers = Bones that answer
lesson-kickers-idea = Four bones keep a multiple of five. On a plain end, the 5-0 and the 6-1 change the count by five and the 0-0 leaves it as it is. The 5-5 on a five adds five. Save them to answer a score.
lesson-kickers-why = The other player left a multiple of five, and this bone makes another one. So you score too, and no other play scores as much.
lesson-leave = What you leave
lesson-leave-idea = If you can’t score, look at the count you leave. Which of the unseen bones would score from there? Leave the count that the fewest of them can use.
lesson-leave-why = Few of the unseen bones score from this count. After the other plays, many do.
lesson-safe = Expensive points
lesson-safe-idea = A score isn’t worth much if the reply scores more. Before you take the points, look at what the other player could make of the new ends.
lesson-safe-why = The larger score would have opened the way for the reply. In the end, this play brings you more.
lesson-ahead = Two plays ahead
lesson-ahead-idea = Think of the reply, and then of your answer to it. Of two plays that look alike, choose the one that leaves you the bones to score with next.
lesson-ahead-why = Whatever the reply, your next bone is now more likely to score. The play that looked as good would have spoiled that.
lesson-opening = What to lead
lesson-opening-idea = If you may lead with any bone, the 5-5 and the 6-4 score ten at once. Otherwise look for a lead that leaves little to score from, such as a doublet whose number you hold yourself.
lesson-opening-why = From what the lead scores, subtract what the reply will probably score. No other lead leaves you as much.
lesson-arms = Hold an arm of the spinner
lesson-arms-idea = Once both sides of the spinner are taken, its ends count nothing. A bone of its number with a blank or a five starts an arm there that changes the count by zero or five. So it answers any score. Hold it until then.
lesson-arms-why = The other player’s score left a multiple of five. The new arm adds zero or five, so you score as well, and no other play scores as much.
lesson-choice = Score or make them pass
lesson-choice-idea = A play can score, or it can leave the other player without a play. Points are sure, but a missed turn is a turn for you, and often wins the hand. See who lacks what before you take the points.
lesson-choice-why = The other player most likely has nothing for these ends, and you do. That’s worth more here than the points of the other play.
lesson-untaken = The score not taken
lesson-untaken-idea = Passes aren’t the only clue to what a player lacks. If a player could have scored with a bone and didn’t, that player probably doesn’t hold it. So ask of each bone you fear: would it have been played last time?
lesson-untaken-why = By counting alone, more unseen bones score from here. But with some of them the other player would have scored last time, and so probably doesn’t hold those.
lesson-gather = Draw even when you can play
lesson-gather-idea = In All Fives with free draw, you may draw even when you can play. More bones give you more ways to score. They only cost you if you lose the hand.
lesson-gather-why = None of your plays was worth as much as another bone to choose from.
lesson-parts = Fives and threes
lesson-parts-idea = In Pub Fives & Threes, a sum that is a multiple of five scores a point for every five in it. A multiple of three scores one for every three. Fifteen is both, and best: it scores eight.
lesson-parts-why = Look at which sums your plays make, not only at whether they score. This one has the most fives and threes in it.
lesson-partner = Your partner’s number
lesson-partner-idea = A partner who chooses to lead a doublet usually holds more of that number. An end that shows it belongs to your partner. Cover another end if you can.
lesson-partner-why = The number your partner led is still open, and your partner probably has more of it.
lesson-repeat = The number that returns
lesson-repeat-idea = A partner who brings the same number to an end again and again usually has more of it. Leave it open, or bring it to the other end too.
lesson-repeat-why = Your partner has brought this number to an end more than once. It’s still open, and the next best play would have covered it.
lesson-forced = A forced lead says nothing
lesson-forced-idea = In most games in pairs, the heaviest doublet has to lead the first hand of a game. That lead says nothing about the rest of the hand. In later hands your partner leads by choice, and then a doublet is a signal.
lesson-forced-why = Your partner had to lead this doublet, so there’s no reason to keep its number open for them. The next best play would have kept it open.
lesson-relieve = Help your partner
lesson-relieve-idea = If your partner has passed on the open numbers, leaving them means another pass. Offer a new number, even if another play suits you better.
lesson-relieve-why = An end now shows a number that your partner may have. Without it, your partner would have had to pass again.
lesson-shutnext = Shut out the next player
lesson-shutnext-idea = In pairs, the player after you is an opponent. If they have passed, you know numbers that they don’t have. Leave only those.
lesson-shutnext-why = The next player has neither of these numbers and must pass. Then it’s your partner’s turn.
lesson-handover = Let your partner go out
lesson-handover-idea = It doesn’t matter which of you two goes out. If your partner holds fewer bones than you, play for your partner: leave the end that their last bone made.
lesson-handover-why = The end that your partner made is still open. Your partner is ahead of you and should go out first.
lesson-ours = Blocking for your side
lesson-ours-idea = In most games in pairs, the pips of both partners count together in a block. Think of your partner’s hand too: few bones there and few pips in yours are a reason to block. In Dominican and Jamaican rules, the lowest single hand decides.
lesson-ours-why = No one can play now. Your side most likely holds fewer pips, and wins the hand.
lesson-suit = Lead your strongest number
lesson-suit-idea = If you may lead any bone, lead the number you hold most of. It comes back to you, and your partner learns it.
lesson-suit-why = This lead shows a number of which you hold at least four bones. No one else can hold as many.
lesson-turn = Who goes out first?
lesson-turn-idea = If no one passes, the player with the fewest bones goes out first. Of equals, it’s the one whose turn comes first. Keep that player playing, or make an opponent ahead of you pass.
lesson-turn-why = Your side is ahead by bones and turn. This play keeps it going.
lesson-turn-why-other = An opponent is ahead by bones and turn. This play makes them pass more often.
lesson-hang = Strand their doublet
lesson-hang-idea = A doublet fits only its own number. Once it’s the last bone of that number and no end shows it, it can’t be played. If your partner lacks the number, an opponent holds it.
lesson-hang-why = An opponent holds the last bone of this number, its doublet. You closed the last end for it, so it can never be played.
lesson-feed = Make room for your doublet
lesson-feed-idea = Your doublet needs an end with its own number. If no end shows it, bring that number out yourself. The others needn’t do it for you.
lesson-feed-why = An end now shows the number of your doublet. No other play would have opened it.
lesson-square = Their number, both ends
lesson-square-idea = If your partner has brought a number out, bring it to both ends. Opponents without it must pass, and your partner can play on.
lesson-square-why = Both ends now show a number that your partner brought out. Your partner may well have more of it.
lesson-estimate = Estimate every hand
lesson-estimate-idea = Before a block, estimate each hand by itself. Take its bones, times the average of those it can still hold. Numbers it passed on don’t count. Then compare both pairs.
lesson-estimate-why = Hand by hand, your side holds fewer pips, so this play blocks.
lesson-estimate-why-other = Hand by hand, the others hold fewer pips, so this play keeps the hand open.
lesson-capicua = Capicúa and the blank
lesson-capicua-idea = At many tables, a last bone that fits both ends pays extra: capicúa. So does the 0-0 as your last bone. With two bones left, keep the one that can earn it.
lesson-capicua-why = At these ends, the bone you keep wins the hand with a bonus. After the next best play, it wouldn’t.
lesson-ninety = At 90 to 60
lesson-ninety-idea = Before you choose, look at what each side needs. At 90, ten pips are enough, so almost any win will do. At 60, forty are missing, and the other side needs only ten.
lesson-ninety-why = At 90 you need only ten pips, so the safe play is enough.
lesson-ninety-why-other = At 60 you need forty, so you need the play that can win more.
lesson-parity = The last two of a number
lesson-parity-idea = Two bones of a number are left, and no end shows it: the first one opens it for the other. So keep yours if an opponent may hold the other. Open it if only your partner can.
lesson-parity-why = Two bones of this number were left, yours and one more. The other one doesn’t help an opponent now.
lesson-tens = Ten of each number
lesson-tens-idea = With double nine, each number is on ten bones, and fifteen bones aren’t dealt. Count those on the table and those in your hand: the rest of ten are unseen. Leave ends that few of them fit.
lesson-tens-why = Fewer unseen bones fit these ends than after any other play.
lesson-onebone = One bone left
lesson-onebone-idea = When the next player holds a single bone, each end may be the last. Which bones could it be? Leave the ends that the fewest of them fit. The first position is from Cochon: three players, each alone, and nothing to draw.
lesson-onebone-why = These ends fit the fewest of the bones that it could be. The next player probably can’t go out.
lesson-sums = Nothing is hidden
lesson-sums-idea = When the boneyard is empty, the other player holds exactly the bones you can’t see. Play it out in your head before you touch a bone: your play, the reply, your next play.
lesson-sums-why = Every line of play could be worked out to the end, and this one ends best for you.
lesson-guard = They’re nearly there
lesson-guard-idea = If the next player needs only a few points, nothing matters more than that they don’t score. For each of your plays, count the unseen bones that would score.
lesson-guard-why = After this play, the next player is least likely to score the few points still needed.
lesson-exactly = Exactly 61
lesson-exactly-idea = In Pub Fives & Threes, the game ends at exactly 61, and points beyond it don’t count. Work out what you still need. The largest score isn’t what you want.
lesson-exactly-why = This play scores exactly the points you still needed, and wins. A higher score wouldn’t have counted.
lesson-twoscores = Behind and ahead
lesson-twoscores-idea = The same bones on the same table can call for a different play when the score is different. If you’re ahead, the safe play is enough. If you’re behind, a small gain doesn’t help. Before you choose, look at how much each of you still needs.
lesson-twoscores-why = You’re ahead, so the safe play is enough.
lesson-twoscores-why-other = You’re behind, so you need the play that can gain more.

## A match of eight deals

other-difference = Difference
other-gained = Ahead of the others
other-sum = Total
other-better =
    { $points ->
        [one] You did better than Nestor, by one point.
       *[other] You did better than Nestor, by { $points } points.
    }
other-worse =
    { $points ->
        [one] Nestor did better, by one point.
       *[other] Nestor did better, by { $points } points.
    }
other-same = You did as well as Nestor.
agreed-question = Same bones as a friend: who does better?
agreed-which = Change match or level
agreed-level = Nestor’s level in your seat
command-agreed = Eight deals
agreed-about = With the same match number and game, a friend gets the same eight deals. Only your first try at a number counts.
agreed-trust = Nobody checks. Play fair.
agreed-others = For a different game or different opponents, set them under New game first.
agreed-game = { $game }. Nestor plays at: { $levels }.
agreed-number = Match number
agreed-today = Today’s match
agreed-begin = Start the match
agreed-match = Match { $number }
agreed-deal = Deal { $deal } of { $deals }
agreed-row = Deal { $deal }
agreed-next = Next deal
agreed-another = Another match
agreed-last = Show the last match
agreed-ends = You have a match in progress, at deal { $deal } of { $deals }. Starting another one ends it without a result.
agreed-none = After every deal, the result appears here. Each deal starts at zero, with no help and no Undo.
agreed-practice = You’ve met this number before, so this is practice.
agreed-waiting = Nestor is still playing this deal.
agreed-copy = Copy my result
agreed-copied = Your result was copied. Paste it into a message.
agreed-shared = { $game }, match { $number }: better than Nestor in { $better } of { $deals } deals
agreed-shared-practice = { $told } (played again, practice)
agreed-day = My place today
agreed-day-asks = Asking the server…
agreed-day-place = Place { $rank } of { $count } on your server today
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Only today’s match is ranked.
agreed-day-refused = The server didn’t take the result.
agreed-day-unknown = This server doesn’t keep daily results.
agreed-day-silent = The server didn’t answer.

## Friends at one table, each at home

friends-about = Everyone plays from home, in this program or in a browser. No accounts, nothing to pay.
friends-page-alone = This page can’t host tables. Open the link that a friend sent you, or play with friends in the program for your computer.
friends-name = Your name
friends-name-hint = as the others see it
friends-invite = Invite…
friends-invite-title = Invite friends
friends-invite-about = You get a link to send. Whoever opens it sits down.
friends-far = Friends far away…
friends-join = Join a table
friends-link = Link or code
friends-link-hint = a link or a code
friends-sit = Sit down
friends-watch = Watch
friends-no-link = That isn’t an invitation. An invitation is a link, or looks like 01234-56789@192.168.1.5:4850.
friends-other-server = That table is on another server. Open its link in the browser.
friends-near-table = { $name } is hosting a table on your network
friends-near-unnamed = There’s a table on your network
friends-yours = Your tables
friends-yours-table = { $game }, with { $names }
friends-yours-with = A table with { $names }
friends-yours-new = A new table
friends-return = Rejoin
friends-forget = Forget
friends-aside-nobody = Your invitation is open. Nobody has come yet.
friends-aside-come = At your table: { $names }.
friends-aside-turn = Your turn at the table with { $names }.
friends-aside-theirs = At your table, { $name } is to play.
friends-aside-over = The game with { $names } is over.
friends-aside-waits = A table is waiting for you.
friends-aside-waits-with = Your seat at the table with { $names } is kept.
friends-one-table = You’re already at a table. Come back to it, or leave it, in the bar at the top.
friends-close = Close the table
friends-close-asks = The table waits until you open it again, and everyone’s seat is kept. At the table: { $names }.
friends-where = Who hosts your tables
friends-where-else = Host somewhere else…
friends-here = Host them on this computer
friends-where-hint = this computer
friends-where-about = Friends on your network always find a table on this computer. For friends elsewhere, the program asks your router to let them in. Or enter the address of a server that hosts tables.
friends-no-server = This computer can’t host a table: { $why }
friends-title = Playing with friends
friends-your-turn = Your turn: { $game }
friends-invitation = Send this to your friends
friends-reach-asked = Asking your router to let in friends from elsewhere…
friends-reach-everybody = Whoever gets the link can join, from anywhere.
friends-reach-network = Only friends on your network can join. For others, forward port { $port } to this computer in your router, or host the table on a server.
friends-reach-behind = Only friends on your network can join. Your provider lets no one in from outside, so for others host the table on a server.
friends-scan = Or have them scan this with a phone
friends-by-window = Friends with Electrum Dominoes open the invitation under Game, Play with friends.
friends-no-network = This computer isn’t on a network, so no one can join this table. Connect it, and the invitation appears here.
friends-all-here = Everyone’s here. The game is about to begin.
friends-copy = Copy invitation
friends-copied = Copied. Now paste it into a message
friends-message = Let’s play dominoes: { $link } (code { $code })
friends-chair-you = { $name } (you)
friends-chair-free = Free. Waiting for someone.
friends-chair-away = { $name } is away
friends-chair-left = { $name } has left
friends-chair-stand-in = Nestor plays for { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Away
friends-seat-left = Left the table
friends-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
friends-line-down = Connection lost. Reconnecting… Your seat is kept.
friends-no-answer = The table isn’t answering. Waiting…
friends-halted = The table can’t be saved right now, so the game waits. It goes on by itself.
friends-unreachable = No answer. Check the invitation, and that the host’s program is open. Trying again…
friends-server-silent = The server that hosts your tables isn’t answering. Trying again…
friends-host-here = Host it on this computer
friends-try = Try now
friends-asks-undo = { $name } would like to undo a move.
friends-asks-pause = { $name } would like a pause.
friends-asks-again = { $name } would like another game.
friends-asks-seats = { $name } would like another game, in different seats.
friends-asks-rules = { $name } would like other rules from the next hand: { $rules }.
friends-asks-stand-in = { $name } would like Nestor to play for { $other }.
friends-asks-end = { $name } would like to end the game here. It is saved as it stands.
friends-agree = Agree
friends-refuse = No
friends-waits-for = Waiting for { $names }.
friends-declined = { $name } said no.
friends-seat-declined = I’d rather not.
friends-seat-undid = I took that back.
friends-undid = { $name } took back a move.
friends-stand-in = Let Nestor play for { $name }
friends-new-seats = Another game, new seats
friends-rules = Change the rules…
friends-rules-title = Change the rules
friends-rules-about = Everyone at the table is asked first.
friends-end = End the game
friends-leave = Give up my seat
friends-leave-about = Someone else can then take your seat. If you just close this window, it’s kept for you.
friends-say = Say…
friends-call = Notify me when it’s my turn
friends-say-hello = Hello!
friends-say-well-played = Well played.
friends-say-one-moment = One moment.
friends-say-another = Another game?
friends-say-thanks = Thank you.
friends-say-lucky = Lucky!
friends-say-sorry = Sorry.
friends-say-good-night = Good night.
friends-sign-wow = Oh!
friends-sign-what = What?
friends-sign-hm = …
friends-sign-smile = Ha!
friends-said = { $name }: { $text }
friends-mute = Hide what others say
friends-mute-about = They won’t know.
friends-fair =
    { $count ->
        [one] You all shuffled one hand together, and it checks out.
       *[other] You all shuffled { $count } hands together, and all check out.
    }
friends-letters = Hand { $number }: { $letters }. All of you should have these four letters.
friends-fair-unknown = You all shuffle every deal together. It’s checked after the hand.
friends-fair-watched =
    { $count ->
        [one] You’re only watching. From here, the shuffle of one hand looks right.
       *[other] You’re only watching. From here, the shuffles of { $count } hands look right.
    }
friends-deal-without = Hand { $number } was shuffled without { $names }, so it doesn’t count as checked.
friends-deal-refused = Hand { $number } was shuffled without { $names }. { $refused } promised a part in the shuffle and never gave it, so it was shuffled again.
friends-deal-not-yours = Hand { $number } was shuffled without you. If you were here, don’t trust it.
friends-deal-unchecked = Hand { $number } isn’t checked. You didn’t see all of it, or the host’s part in the shuffle never came.
friends-unfair-dealer = The host changed the shuffle after it had begun. Don’t trust these deals.
friends-unfair-seat = { $name }’s part in the shuffle was changed, made up or left out. Don’t trust these deals.
friends-unfair-hand = The hand you were shown isn’t the one that was shuffled and played. Don’t trust this table.
friends-unfair-rules = The host changed the rules without your agreement. Don’t trust this table.
friends-nestor-differs = In hand { $number }, { $name } didn’t play as Nestor would at this level. Someone else may have played for him.
friends-foul-has-bone = { $name } drew or passed while holding a bone that fits. It doesn’t count.
friends-foul-not-held = { $name } tried to play a bone they don’t hold. It doesn’t count.
friends-foul-not-on-turn = { $name } played out of turn. It doesn’t count.
friends-foul-twice = { $name } played twice. It doesn’t count.
friends-foul-late = { $name }’s move came too late. It doesn’t count.
friends-foul-forbidden = { $name } made an illegal move. It doesn’t count.
friends-foul-bytes = { $name }’s part in the shuffle was changed. It doesn’t count.
friends-closed-nonsense = This program and the table don’t understand each other.
friends-closed-version = The table runs a different version of the program. You both need the same one.
friends-closed-no-table = No table has this code. It may have closed.
friends-closed-unreadable = The saved table is damaged and can’t be opened.
friends-closed-moved = The table has moved to another server, which this page can’t reach. Join it there.
friends-closed-full = All seats are taken. You can watch.
friends-closed-no-room = The server is full. Try again later.
friends-closed-too-many-watch = As many people as possible are already watching.
friends-closed-too-many-here = Too many connections come from your network. Close other windows of the game and try again.
friends-closed-too-many-tables = Too many tables were opened from your network. Try again in a few minutes.
friends-closed-too-many-codes = Too many wrong codes came from your network. Wait a minute and try again.
friends-closed-bad-table = A table with these settings can’t be opened.
friends-closed-not-here = This computer hosts only its own player’s tables.
friends-closed-elsewhere = You’re now playing at this table on another device.
friends-closed-ended = The table is closed. What you played is in your list of games.
friends-closed-other = The table closed the connection. This version of the program doesn’t know the reason.

## Advice

advice-title = Change the level?
advice-up = At the level “{ $level }”, you have won { $won } of { $games } games. Should Nestor play at “{ $next }” from now on?
advice-down = At the level “{ $level }”, you have won { $won } of { $games } games. For a closer match, Nestor could play at “{ $next }”.
advice-about = The right level is one where you win about half of the games. You can change it in the settings at any time.
advice-stay = Keep this level
advice-go = Change level

## About

about-version = Version { $version }
about-what = Domino games for two, three or four, from Draw and Block to Five-Up and Fives with Firecrackers, against Nestor, who sees no more than you do.
about-files = Your files
about-files-where = Settings, colors, tally and the current game are stored here:
about-files-nowhere = This system has no place for them, so nothing is saved.
about-licence = License
about-licence-what = Free software under the MIT license or the Apache License 2.0, at your option. It comes with no warranty.
about-fonts = Made with Rust and egui. The typefaces are Ubuntu Light, under the Ubuntu Font Licence, and Vollkorn Bold, under the SIL Open Font License.
about-write = Contact
about-write-what = To report a mistake or suggest something:

## Help

help-play = How to play
help-scoring = Scoring
help-firecrackers = Firecrackers
help-strategy = Strategy
help-keys = Keys

play-goal = The aim
play-bones = The bones
play-bones-1 = There are { $bones } bones, one for each pair of numbers from 0-0 to { $doublet }. The dots are called pips. A bone with two equal halves is a doublet, and the doublet with the most pips is the heaviest.
play-turn = A turn
play-turn-1 = Players take turns, to the left. Join a bone to an open end that shows the same number. The bone turns itself around if it has to. Doublets lie across.
play-end = The end of a hand
play-display = The display
play-whole-1 = Every bone lies where it was played. Your hand is in front of you, the other hands lie face down at the edges, and the boneyard is beside your hand. When you have to draw, click any of its bones.
    .fingers = Every bone lies where it was played. Your hand is in front of you, the other hands lie face down at the edges, and the boneyard is beside your hand. When you have to draw, tap any of its bones.
play-whole-2 = Click a bone, then the place where you want it, or drag it there. If there’s only one place, the click plays it, or a double click if you chose that in the settings. Places where it fits light up and, where the count scores, show what it would be.
    .fingers = Tap a bone, then the place where you want it, or drag it there. If there’s only one place, the tap plays it, or a double tap if you chose that in the settings. Places where it fits light up and, where the count scores, show what it would be.
play-whole-3 = To look closer, turn the wheel or pinch. Drag the cloth to move the table. A double click on the cloth shows all of it again.
    .fingers = To look closer, pinch. Drag the cloth to move the table. A double tap on the cloth shows all of it again.
play-compact-1 = Only the ends of the table are shown: the bone in the middle and the last bone of each arm. All other bones that were played lie in the panel below, next to your hand, in the color of the player.
play-compact-2 = Click a bone, then the end where you want it, or drag it there. If there’s only one place, the click plays it, or a double click if you chose that in the settings. Ends where it fits light up and show the count. An end with no bone works too.
    .fingers = Tap a bone, then the end where you want it, or drag it there. If there’s only one place, the tap plays it, or a double tap if you chose that in the settings. Ends where it fits light up and show the count. An end with no bone works too.
play-display-1 = The button always offers the next step: Draw and Pass on your turn, New hand and New game to carry on, and OK for my turn if Auto-OK is off. The space bar presses it.
    .fingers = The button always offers the next step: Draw and Pass on your turn, New hand and New game to carry on, and OK for my turn if Auto-OK is off.
play-display-2 = You can undo every play and every draw, back past the start of the hand and of the game. Bones that no one has drawn are shuffled again, so a second try is a new draw.
play-origin = Where dominoes come from
play-origin-1 = Dominoes were known in China by the twelfth or thirteenth century. In Europe they turned up in Italy early in the eighteenth century and soon spread. The European set has blanks, which the Chinese one doesn’t, and so comes to 28 bones. The name may come from the domino, a hooded cloak.

scoring-intro = In All Fives, All Threes and Fives & Threes, the open ends are added up after each bone. That is the table count. If it is a multiple of five (or of three, or of either), the player scores all of it. These examples are from All Fives.
scoring-marks = A triangle marks an end where a bone can be played. The number with it is what that end adds to the count. A triangle without a number marks an end that isn’t counted.
example-scores = { $sum } = { $count }: scores { $points }
example-nothing = { $sum } = { $count }: scores nothing
example-1 = The first bone counts with both halves.
example-2 = The spinner still has a free side, so all of it counts.
example-3 = With a bone on either side, the spinner itself no longer counts. Its top and bottom are open.
example-4 = A doublet at an end counts with both halves.
example-5 = The top opens once left and right are taken. A blank adds nothing.
example-6 = I play at the bottom, and four ends are added up.
example-7 = A new game, and I lead: the double five scores at once.
example-8 = In All Fives, by lot, whoever won the last hand may lead with any bone.
example-9 = The first doublet becomes the spinner, and the 6-4 moves to its left to match it.
scoring-rest = More about scoring
scoring-rest-1 = A count of fifteen scores fifteen. A count of zero scores nothing. In All Fives, one bone scores at most 35, and with threes 36.
scoring-rest-2 = If your play reaches the target, you win at once, and the rest of the hand doesn’t count.
fire-intro = Fives with Firecrackers is All Fives against the clock: five minutes for 100 points, unless you choose another time. You open the game with your heaviest doublet. After that, the player who played last leads the next hand.
fire-clock = The clock
fire-clock-1 = It runs on your turns, on mine, and between hands. It stops while you pause, while a window is open above the table and while no one can see the game. The table is covered then.
fire-clock-2 = Undo gives no time back, and a hint costs the time I need for it. When time is up, the higher score wins.
fire-use = Firecrackers
fire-use-1 = Each of us has one in every hand, to use before playing a bone. It destroys a bone at an end with just one neighbor, but never the spinner. That bone goes back to the boneyard, and the bone before it is the end again.
fire-use-2 = If the count is then a multiple of five, you score it. If you had nothing to play and now you do, you score five more.
fire-before = Before: the bone with the ring is about to be destroyed. The count is seven.
fire-after = After: the spinner’s top end is open again. The count is five, and that scores.
fire-tips = Two tips
fire-tips-1 = If nothing fits, destroy a bone to clear an end for one of yours. That keeps you from having to draw.
fire-tips-2 = Destroy a bone to change the count. If it becomes a multiple of five, you score without playing a bone.
fire-points = Points and results
fire-points-1 = When you go out, you score five for every bone that the other player still holds. A blocked hand is worth nothing, and you lead next.
fire-points-2 = If you win, your lead is added as the spread bonus, and half a point for every second left, times your score as a percentage, rounded up. If you don’t win, a second counts a quarter of a point. Giving up counts as a loss.
fire-points-3 = A win with 100 points and 2:15 left: 135 s × 0.5 × 100% = 68. One with 110 points and 3:38 left: 218 s × 0.5 × 110% = 120.

strategy-any = In every game
strategy-any-1 = Keep your options open. A hand with many different numbers rarely has to draw. Before you play, look at what you could play next.
strategy-any-2 = Play doublets early. They fit only one number and get stuck. The double blank mostly costs nothing, and in fives the double five is worth keeping.
strategy-any-3 = Remember which numbers were open when I had to draw or pass: I had none of them. Leave me the same ones again.
strategy-any-4 = Where you may draw even if you can play (All Fives, free draw), draw as long as you may. The player with more bones scores more often and is seldom stuck.
strategy-count = Where points are scored
strategy-count-1 = What matters isn’t how much you score, but that you score more than the other player. A bone that scores nothing and leaves nothing can be the best one.
strategy-count-2 = For each bone you consider, count the unseen bones that would score in reply. The fewer there are, the safer it is. If you hold the ones that would hurt, no one else does.
strategy-count-3 = Keep bones that you can answer with: 0-5, 1-6, 0-0 and 5-5, and bones that fit the spinner with a blank or a five on the other half.
strategy-sum = Counting quickly
strategy-sum-1 = Don’t add up every possible table. Look at the count and ask what has to change. If it is six, you need four more or one less. Where an end shows one, 1-5 makes it four more and 1-0 one less.
strategy-sum-2 = Go round the ends like that, first with your own bones, then with those I might have. That’s all I do, except that I never get tired.
strategy-level = Finding your level
strategy-level-1 = At the level “Beginner” I play the bone that scores the most now, or any bone that fits, so you can foresee what I do. At “Easy” I still do that three times in five. Choose the level where you win about half of the games, and move up when you win two out of three.
strategy-level-2 = At every level I know my own bones, what’s on the table, who drew and passed when, and how many bones you hold. I never look at yours.
strategy-learn = Learning from games
strategy-learn-1 = Exercises give you positions in which one play is clearly best. Play it on the table. I’ll tell you what another play costs, and why. You can try again or see the best play.
strategy-learn-2 = “Where bones may be” shows, for each unseen bone, who may hold it. It’s worked out from what your seat knows and nothing else. A game in which you use it is practice.
strategy-learn-3 = The tutor asks before a play that costs you something. The settings say how bad a play must be before it asks. T turns the tutor on or off.
strategy-learn-4 = A review shows what every decision cost, judged by what could be known then, and separates luck from skill. If you made a mistake, try to find a better play before you look.
strategy-learn-5 = Eight deals is a match with a number, so a friend can play the same eight deals. I play them too, in your seat. The others give the same replies to the same plays.

help-games = Games

rules-target = The first to reach { $points } points wins the game. If several do, the highest score wins.
rules-target-collect = The game ends when a side’s score has gone down to −{ $points }. That side loses, and the highest score wins.
rules-target-hands = A hand counts one. The first to reach { $points } wins the game.
rules-head-start = The first player’s score begins at { $points }.
rules-head-start-collect = All scores but the first player’s begin at −{ $points }.
rules-exact = Points that would take you past the target don’t count.
rules-exact-near = Points that would take you past the target don’t count, unless you need { $points } or fewer.
rules-love = Once every side has won a hand, all scores go back to zero, and the lead is decided as at the start.
rules-love-play-two = If it was one all, the next hand that is won counts two.
rules-clock =
    You have { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } for the whole game. The winner gets a bonus for the time left.
rules-single = One hand decides the game.
rules-set-nine = The game is played with a double nine: 55 bones, from 0-0 to 9-9, and ten of each number.
rules-set-twelve = The game is played with a double twelve: 91 bones, from 0-0 to 12-12, and thirteen of each number.
rules-dealt =
    { $players } players get { $bones ->
        [one] one bone
       *[other] { $bones } bones
    } each.
rules-dealt-partners =
    { $players } players, two against two, get { $bones ->
        [one] one bone
       *[other] { $bones } bones
    } each.
rules-lead-doublet-always = The player with the heaviest doublet leads every hand with it.
rules-lead-doublet = The player with the heaviest doublet leads the first hand with it.
rules-lead-low-doublet = The player with the lowest doublet leads the first hand with it. 1-1 is the lowest, and 0-0 comes last.
rules-lead-three-two = The player with 3-2 leads the first hand with it. If no one has it, the lowest doublet leads, from 1-1 up, with 0-0 last.
rules-lead-blank = The player with 0-0 leads the first hand with it. If no one has it, the lowest doublet leads.
rules-no-doublet-heaviest = If no one has a doublet, the heaviest bone leads, from { $bone } down.
rules-no-doublet-lowest = If no one has a doublet either, the bone with the fewest pips leads.
rules-lead-lot = Each player turns a bone. The player with the heaviest one leads with any bone.
rules-lead-seat =
    { $number ->
        [1] The first player
       *[other] Player { $number }
    } leads the first hand with any bone.
rules-lead-seat-doublet =
    { $number ->
        [1] The first player
       *[other] Player { $number }
    } leads the first hand with the heaviest doublet they hold.
rules-next-winner = After that, the player who went out leads the next hand with any bone.
rules-next-loser = After that, the player left with the most pips leads the next hand with any bone.
rules-next-loser-pairs = After that, the player left with the most pips on the losing side leads the next hand with any bone.
rules-next-lot = After that, lots decide who leads each hand, with any bone.
rules-next-doublet = After that, the player with the heaviest doublet leads every hand with it.
rules-block-first = After a blocked hand, the lead is decided as at the start.
rules-block-low-hand = After a blocked hand, the player with the fewest pips on the winning side leads.
rules-block-closer = After a blocked hand, the player who blocked it leads if that side won, and otherwise the next player.
rules-block-last = After a blocked hand, the player who played last leads.
rules-next-none = If no one won it, the lead is decided as at the start.
rules-next-alternate = After that, the players take turns to lead with any bone.
rules-next-same = If no one wins a hand, the same player leads again.
rules-next-with-doublet = After that, the player who went out leads the next hand with a doublet. If they have none, they pass, and the next player leads with any bone.
rules-next-doublet-or-next = After that, the player who went out leads the next hand with a doublet. If they have none, they pass, and the next player who has one leads with it.
rules-next-each-doublet = After that, the doublets lead in turn: 1-1 the second hand, 2-2 the third, and so on. After the highest, it’s the turn of 0-0 again.
rules-void = If a hand has more than { $doublets } doublets, the bones are dealt again.
rules-leave-out = 0-0 is left out.
rules-void-no-doublet = If no one has a doublet, the bones are dealt again.
rules-left-over =
    The leader takes { $bones ->
        [one] the bone left over
       *[other] the { $bones } bones left over
    }. If the heaviest doublet is among them, the player just before the holder of the next heaviest one plays it.
rules-line = Bones are laid in a line with two ends.
rules-spinner = The first doublet is the spinner. Once both its sides are taken, its two ends open as well.
rules-led-spinner = If a doublet is led, it is the spinner. Once both its sides are taken, its two ends open as well. If another bone is led, the hand has no spinner.
rules-enclosed-spinner = The first doublet with a bone on each side is the spinner. Its two ends then open as well.
rules-counting = Once both sides of the spinner are taken, its open ends count too.
rules-cross = The first doublet is the spinner. Nothing can be played elsewhere until a bone lies on each of its four sides.
rules-maltese = After that, each arm goes on with a doublet before anything else.
rules-maltese-four = After that, all four arms go on with a doublet before anything else is played.
rules-spinners = Every doublet is a spinner. Once both its sides are taken, its two ends open as well.
rules-sevens = Bones are laid in a line, doublets too. Touching halves add up to seven. 6-1, 5-2, 4-3 and 0-0 are matadors: they go anywhere, with either half, and only they go on a blank. Click a chosen matador again to turn it.
    .fingers = Bones are laid in a line, doublets too. Touching halves add up to seven. 6-1, 5-2, 4-3 and 0-0 are matadors: they go anywhere, with either half, and only they go on a blank. Tap a chosen matador again to turn it.
rules-draws = If you cannot play, you draw until something fits. When there is nothing left to draw, you pass.
rules-free-draw = If you cannot play, you draw until something fits. You may draw even when you can play. When there is nothing left to draw and nothing fits, you pass.
rules-block = No one draws. If you cannot play, you pass.
rules-reserve =
    { $bones ->
        [one] The last bone of the boneyard is
       *[other] The last { $bones } bones of the boneyard are
    } never drawn.
rules-limit =
    A player who holds { $bones ->
        [one] one bone
       *[other] { $bones } bones
    } and cannot play passes instead of drawing.
rules-draw-most = A player draws at most { $bones ->
        [one] one bone
       *[other] { $bones } bones
    } in a turn, and passes if still unable to play.
rules-count-fives = After each play, the open ends are added up. Doublets count with both halves. A multiple of five scores in full.
rules-count-none = Nothing scores before the hand is over.
rules-count-threes = After each play, the open ends are added up. Doublets count with both halves. A multiple of three scores in full.
rules-count-both = After each play, the open ends are added up. Doublets count with both halves. A multiple of five or of three scores in full.
rules-firecrackers = Once a hand, each player may throw a firecracker at an end bone, which goes back to the boneyard. The new count may score, and a player who could not play and now can scores five more.
rules-out = The player who goes out wins the pips that the others still hold.
rules-out-pair = The player who goes out wins the pips that the other pair still holds.
rules-out-five = The player who goes out wins five points for each bone that the others still hold.
rules-out-five-pair = The player who goes out wins five points for each bone that the other pair still holds.
rules-out-collect = When a player goes out, the score of each other side goes down by the pips it still holds.
rules-out-subtract = When a player goes out, each side loses the pips it still holds.
rules-out-subtract-blocked = Each side loses the pips it still holds.
rules-both-out = A hand goes on until both partners of a side are out.
rules-five-each = A bone left in a hand counts five, whatever its pips.
rules-out-one = The player who goes out wins the hand.
rules-out-point = Going out scores one point.
rules-for = { $players } players: { $told }
rules-count-parts = After each play, the two ends are added up. A multiple of five scores one point for every five in it, and a multiple of three one for every three. Fifteen scores 8.
rules-count-parts-fives = After each play, the open ends are added up. Doublets count with both halves. A multiple of five scores one point for every five in it.
rules-count-parts-threes = After each play, the open ends are added up. Doublets count with both halves. A multiple of three scores one point for every three in it.
rules-count-twins = After each play, open ends that all show the same number score two points, or three if a doublet that was joined on is one of them.
rules-lead-scores-double-five = The first bone of a hand scores only if it is 5-5, and never in the first hand.
rules-lead-scores-double-five-cap = The first bone of a hand scores only if it is 5-5, never in the first hand, and never for a side with { $points } points or more.
rules-lead-scores-nothing = The first bone of a hand scores nothing.
rules-lead-wins-not = The first bone of a hand can’t win the game.
rules-at-hand-end = A hand is played to its end even if someone reaches the target. Then the highest score wins.
rules-out-both = A hand goes on until both partners of a side are out. Going out scores nothing.
rules-out-both-point = A hand goes on until both partners of a side are out, which scores one point.
rules-out-nothing = Going out ends the hand and scores nothing.
rules-out-all = The player who goes out wins all pips left, those of the partner too.
rules-blocked-low = If no one can go on, the hand is blocked. The player with the fewest pips wins it.
rules-blocked-low-side = If no one can go on, the hand is blocked. The side with the fewest pips wins it.
rules-blocked-low-hand = If no one can go on, the hand is blocked. The lowest single hand wins it for its side.
rules-blocked-last = If no one can go on, the hand is blocked. The player who played last wins it.
rules-blocked-last-side = If no one can go on, the hand is blocked. The side that played last wins it.
rules-blocked-subtract = If no one can go on, the hand is blocked. Each side loses the pips it still holds.
rules-block-difference = A blocked hand scores the losers’ pips minus the winner’s.
rules-block-between = A blocked hand scores the difference between the winner’s pips and the losers’, even if the winner holds more.
rules-block-opponent = A blocked hand scores the losers’ pips.
rules-block-both = A blocked hand scores all pips left.
rules-block-one = A blocked hand is worth one point.
rules-block-nothing = A blocked hand scores nothing.
rules-block-collect = Every other side loses the pips it holds.
rules-tie-share = If two of the three are tied for the fewest pips, they share what the third has left.
rules-blocked-nothing = If no one can go on, the hand is blocked, and no one wins anything.
rules-lone = A 0-0 alone in a hand counts 25, and a { $doublet } alone counts 50.
rules-blocked-closer = If no one can go on, the hand is blocked. The hand of the player who blocked it is compared with each opponent’s, and the lowest wins for its side.
rules-block-two = A blocked hand is worth two points.
rules-tie-nobody = If two or more are tied for the fewest pips, no one wins.
rules-tie-nobody-pairs = If the pairs tie in a blocked hand, no one wins it.
rules-tie-leader = If two or more are tied for the fewest pips, the side that led the hand wins.
rules-tie-leader-pairs = If the pairs tie in a blocked hand, the pair that led it wins.
rules-tie-not-closer = If two or more are tied for the fewest pips, the side that played last loses.
rules-tie-not-closer-pairs = If the pairs tie in a blocked hand, the pair that played last loses.
rules-tie-not-closer-one = If two or more are tied for the fewest pips, the side that played last loses, and the winner gets one point.
rules-tie-not-closer-one-pairs = If the pairs tie in a blocked hand, the pair that played last loses, and the other gets one point.
rules-tie-carry = If two or more are tied for the fewest pips, no one wins, and the next hand that is won counts one more.
rules-tie-carry-pairs = If the pairs tie in a blocked hand, no one wins it, and the next hand that is won counts one more.
rules-tie-carry-all = If two or more are tied for the fewest pips, no one wins. After any blocked hand, the next hand that is won counts one more.
rules-tie-carry-all-pairs = If the pairs tie in a blocked hand, no one wins it. After any blocked hand, the next hand that is won counts one more.
rules-closer-loses-point = If the side that blocked a hand loses it without a tie, a point is taken from that side.
rules-closer-loses-double = If the side that blocked a hand loses it without a tie, the hand counts double.
rules-block-under = A blocked hand is won only with fewer than { $pips } pips. Otherwise no one wins it.
rules-bonus-doublet = A doublet as the last bone: { $points } more.
rules-bonus-both-ends = A last bone whose halves fit both ends (capicúa), but no doublet: { $points } more.
rules-bonus-both-ends-too = A last bone that fits both ends, even a doublet: { $points } more.
rules-both-ends-double = A last bone whose halves fit both ends (capicúa), but no doublet, doubles the points for the hand.
rules-both-ends-double-too = A last bone that fits both ends, even a doublet, doubles the points for the hand.
rules-bonus-doublet-ends = A doublet that fits both ends as the last bone: another { $points }.
rules-bonus-blank = The double blank as the last bone (chuchazo): { $points } more.
rules-bonus-pass = When an opponent of the player who played last passes: { $points }, once the next bone is played. A partner’s pass pays nothing, and neither do the passes that block a hand.
rules-bonus-pass-lead = A player who has no doublet to lead and passes pays the same.
rules-bonus-round = A bone on which all others pass (pase corrido): { $points } at once, unless the hand is blocked.
rules-bonus-round-instead = It takes the place of what those passes pay.
rules-bonus-round-asleep = A bone on which all others pass (pase corrido): { $points } at once, unless every bone that fits is on the table.
rules-bonus-lead = If the next player passes on the lead and the one after plays (pase de salida): { $points }.
rules-bonus-lead-doublet = If the next player passes on a doublet that was led and the one after plays (salida): { $points }.
rules-bonus-hands = The first hands that are won pay { $points } more.
rules-rounded = Points for pips are rounded to the nearest multiple of five.
rules-rounded-down = Points for pips are rounded down to a multiple of five.
rules-rounded-up = Points for pips are rounded up to a multiple of five.
rules-cap = What a hand is worth can’t take anyone past { $points }.
rules-single-end = The player who goes out wins.
rules-single-tie = After a tie, the hand is played again.

display-stacks = The same table on both displays. On the compact one, a bone that was built on shows only its edge below the next, in the color of the player. A long arm shows its last four.

lesson-lead = A lead, played out
lesson-lead-about = You won the last hand of All Fives, by lot, and may lead with any of these bones. Which one would you choose?
lesson-lead-1 = The 5-0 is the only one that scores. But the 5-5 answers with ten and the 0-0 with five, and more often than not I hold one of them.
lesson-lead-2 = Nothing scores against the 4-4. It would take the 4-2, and you hold it.
lesson-lead-3 = The 2-2 is better still. Only the 2-1 and the 6-2 score against it, and each time you answer with ten: with the 6-1, or as here with the 4-2.
lesson-control = A lead you control
lesson-control-about = You may lead again. Look for ten points first. If you can’t have them, lead a doublet you control: one whose number is mostly in your hand.
lesson-control-1 = Only the 6-4 and the 5-5 score ten as a lead. No other lead scores more than five.
lesson-control-2 = Without the 6-4, lead the 3-3. You hold four of the seven threes, and none of the others scores. Wherever I play, the other side still shows a three for you.
lesson-small = Leave little
lesson-small-about = I led the 6-2. None of your bones scores, so look at the count you leave. The smaller it is, the less I can make of it.
lesson-small-1 = The 6-6 leaves fourteen. With the 3-2 I score fifteen.
lesson-small-2 = The 6-1 leaves three. No bone can score more than five from there.
lesson-fives = Not only fives
lesson-fives-about = Beginners look for ends that show a five. Any ends will do if they add up, and the count may fall as well as rise. Here it is nine, and it’s your turn.
lesson-fives-1 = The 5-3 puts a five at an end, and scores nothing.
lesson-fives-2 = The 4-3 scores ten without a five.
lesson-fives-3 = The 6-2 brings the count down to five, and scores it.
lesson-count = The shortcut, played out
lesson-count-about = The count is six, you hold these bones, and it’s your turn. Don’t add up every table: to score, the count has to fall by one or rise by four.
lesson-count-1 = The right shows a one: the 1-0 or the 5-1. The left a two: the 2-1. The top a three: the 3-2. The bottom a blank: the 4-0. Of all these you hold the 1-0.
lesson-count-2 = Now look at it through my eyes: from five, it takes five more, or nothing. You hold the 0-0, so only the 5-0 is left.
lesson-goals = Three plans: score, block, domino
lesson-goals-about = A bone can score, shut me out, or bring you closer to going out. At the start of a hand, score. Once you know which bones are left, ask what it’s worth to make me pass, above all in a number you control. Here the 5-2 can do either.
lesson-goals-1 = On the right it scores ten. I can answer with any five.
lesson-goals-2 = On the left it scores nothing, but now every end shows a two, and you hold all the twos that are left. I have to draw and pass, and you play again.
lesson-domino = The third plan: domino
lesson-domino-about = Whoever goes out wins what the other still holds, and perhaps the next lead. Look for a number that you control and bring it to the ends, so that you’re sure to play next time. After your play you hold these two bones.
lesson-domino-1 = The 4-3 scores nothing, but now two ends show a three. I can cover only one of them, and either of your bones fits the other.
lesson-out = Going out
lesson-out-about = The count is nine, and these are your last two bones. If you go out, you win the pips I still hold. In games where the winner of a hand leads the next one, you win the lead as well, and that can decide a close game.
lesson-out-1 = The 3-2 scores ten. But then the 2-2 fits nowhere, and you have to draw.
lesson-out-2 = The 2-2 scores nothing but leaves the 3-2 two places. I can’t cover both.
lesson-out-3 = I covered the two, so the 3-2 goes to the top. You’re out and win the ten pips of my 6-4.

keys-intro = You can do everything without a mouse. The ring shows what the keyboard acts on.
keys-table = At the table
keys-commands = Commands
key-tab = Tab
key-tab-does = go to the next bone, end or button; with Shift to the one before
key-arrows = Arrow keys
key-arrows-does = go to the nearest bone, end or button on that side
key-space = Space
key-space-does = choose the bone, play at the end or press the button that has the ring; otherwise press the main button
key-enter = Enter
key-enter-does = same as Space; on a bone it also takes the ring to an end
key-bone = 6 3
key-bone-does = choose the bone with these numbers
key-tens = A, B, C
key-tens-does = stand for ten, eleven and twelve when you choose a bone by its numbers
key-ends = W, E, N, S or 4, 6, 8, 2
key-ends-does = play the chosen bone on the left, on the right, at the top or at the bottom
key-visit = Alt+Left, Alt+Right
key-visit-page = Page Up, Page Down
key-visit-does = go from bone to bone in your hand, including those that fit nowhere
key-offer = Shift+F10
key-offer-does = open the menu of the bone or place with the ring; a right click or a long press does the same
key-arrange = Ctrl and arrow keys
key-arrange-page = Shift+Page Up, Shift+Page Down
key-arrange-does = move the bone with the ring to another place in your hand

key-menu = Alt or F10
key-menu-page = G
key-menu-does = open the menu; the arrow keys go through the menus
key-escape = Esc
key-escape-does = let go of the chosen bone, or close a window

keys-review = Looking through a game
key-moves = Left, Right
key-moves-does = go to the previous or the next move
key-ways = Home, End
key-ways-does = go to the start or the end
key-hands = Page Up, Page Down
key-hands-does = go to the previous or the next hand
key-mistakes = M, Shift+M
key-mistakes-does = in a review: go to your next or your previous mistake
key-better = Ctrl+Z
key-better-does = in a review or an exercise: try again after a mistake

## The table

you = You
nestor = Nestor
name-second = Ajax
name-third = Helen
remark-nestor-out = Patience pays.
remark-nestor-out-too = One bone at a time.
remark-nestor-beaten = Well played.
remark-nestor-beaten-too = Neatly done.
remark-ajax-out = Ha! Not one left.
remark-ajax-out-too = Done! Again.
remark-ajax-beaten = Too fast for me.
remark-ajax-beaten-too = Again!
remark-helen-out = And that’s my last.
remark-helen-out-too = There. All gone.
remark-helen-beaten = Ah, well.
remark-helen-beaten-too = A pity.
name-partner = { $name }, your partner
name-with = with { $name }
name-player = Player
name-player-number = Player { $number }
boneyard = Boneyard
target-of = / { $target }
table-count = Table count { $count }
clock-left = time left
clock-last = last seconds
pause-title = Paused
pause-line = The clock is stopped at { $time }. The table is covered until you resume.
button-draw = Draw
button-pass = Pass
button-turn = Turn a bone
button-take = Take them all
button-new-hand = New hand
button-new-game = New game
button-again-short = Again, to { $quick }
button-go-on = Resume
button-uncover = Show my hand
button-thinking = Thinking…

pips-0 = blank
pips-1 = one
pips-2 = two
pips-3 = three
pips-4 = four
pips-5 = five
pips-6 = six
pips-7 = seven
pips-8 = eight
pips-9 = nine
pips-10 = ten
pips-11 = eleven
pips-12 = twelve
number-name = { $pips }
bone-plain = { $high } { $low }
bone-doublet = double { $pips }
end-west = left
end-east = right
end-north = top
end-south = bottom
at-west = on the left
at-east = on the right
at-north = at the top
at-south = at the bottom
at-bone = on { $bone }
at-half = on the { $pips } of { $bone }
at-turned = { $place } (heavier half out)
bone-at = { $bone } { $place }
list-and = { $list } and { $last }
    .or = { $list } or { $last }
    .nor = { $list-nor } nor { $last }

spoken-hand = { $bone }, in your hand, fits { $ends }
spoken-hand-any = { $bone }, in your hand, can lead
spoken-hand-none = { $bone }, in your hand, fits nowhere
spoken-hand-waiting = { $bone }, in your hand
spoken-end = { $end } end, { $bone }, shows { $pips }
spoken-end-empty = { $end } end, no bone yet, shows { $pips }
spoken-end-lead = { $end } end, where the first bone may go
spoken-lead-place = the place for the first bone
spoken-end-of = end { $number }, at { $bone }, shows { $pips }
spoken-face-down = bone { $number }, face down
spoken-turned = { $bone }, turned by { $name }
spoken-yard = bone { $number } of the boneyard: draw it
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
spoken-clock = clock: { $time } left
spoken-clock-last = clock: the last { $time }
spoken-firecracker = your firecracker: pick it up to destroy a bone
spoken-firecracker-theirs = { $name }’s firecracker
spoken-target = { $bone }, destroy it: { $outlook }
spoken-target-alone = { $bone }, destroy it
spoken-middle = { $bone }, in the middle
spoken-yours = { $bone }, played by you
spoken-theirs = { $bone }, played by { $name }
spoken-shown = { $bone }, shown
spoken-buried = { $bone }, buried
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }

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
yard-empty = The boneyard is empty
yard-reserve =
    { $count ->
        [one] The last bone is never drawn
       *[other] The last { $count } are never drawn
    }
say-named = { $name }: { $line }
say-turn = Turn any bone. The { $players ->
    [2] heavier one
   *[other] heaviest
} leads.
say-tie = It’s a tie, so everyone turns another bone.
say-you-turn = You turn { $bone }
say-name-turns = { $name } turns { $bone }
say-i-turn = I turn { $bone }
say-take =
    { $count ->
        [one] Take one more bone.
       *[other] Take { $count } bones.
    }
say-i-take = I’m taking my bones.

say-your-turn = Your turn.
say-pass-to = { $name }, your turn.
cover-since = While you waited – { $line }
cover-clock = You have { $time } left. Your clock starts when you show your hand.
say-my-turn = It’s my turn.
say-must-draw = Nothing fits. Draw.
say-must-pass = Nothing fits. Pass.
say-limit-pass = You hold { $bones } bones, the most allowed. Pass.
say-drawn-pass = You’ve drawn all you may in this turn, and nothing fits. Pass.
say-i-play = I play { $bone }.
say-you-play = You play { $bone }.
say-i-score = I play { $bone } and score { $points }.
say-you-score = You play { $bone } and score { $points }.
say-you-have-scored = You score { $points }.
say-i-overshoot = I play { $bone }. { $points } would take me past the target.
say-you-overshoot = You play { $bone }. { $points } would take you past the target.
say-i-drew =
    { $count ->
        [one] I drew a bone.
       *[other] I drew { $count } bones.
    }
say-you-drew =
    { $count ->
        [one] You drew { $bone }.
       *[other] You drew { $count } bones, the last { $bone }.
    }
say-i-pass = I pass.
say-you-pass = You pass.
say-i-destroy = I destroy { $bone } with my firecracker.
say-you-destroy = You destroy { $bone } with your firecracker.
say-i-destroy-and-score = I destroy { $bone } with my firecracker and score { $points }.
say-you-destroy-and-score = You destroy { $bone } with your firecracker and score { $points }.
say-i-led-doublet = I have the heaviest doublet, { $bone }, and lead with it.
say-i-led-low = I have the lowest doublet, { $bone }, and lead with it.
say-i-led-held = I have { $bone }, and lead with it.
say-i-led-plain = No one has a doublet, so I lead with { $bone }.
say-you-led-doublet = You have the heaviest doublet, { $bone }, and lead with it.
say-you-led-low = You have the lowest doublet, { $bone }, and lead with it.
say-you-led-held = You have { $bone }, and lead with it.
say-you-led-plain = No one has a doublet, so you lead with { $bone }.
say-i-led-own = I lead with my heaviest doublet, { $bone }.
say-you-led-own = You lead with your heaviest doublet, { $bone }.
say-you-had-to-lead = You had to lead with { $bone }.
say-i-lead = I lead this hand.
say-you-lead = You lead with any bone.
say-i-lead-winner = I won the last hand, so I lead.
say-you-lead-winner = You won the last hand. Lead with any bone.
say-you-lead-with-doublet = You lead with a doublet, or pass if you have none.
say-i-lead-loser = I lost the last hand, so I lead.
say-you-lead-loser = You lost the last hand. Lead with any bone.
say-i-lead-lot = My bone is { $players ->
    [2] heavier
   *[other] the heaviest
}, so I lead.
say-you-will-lead-lot = Your bone is { $players ->
    [2] heavier
   *[other] the heaviest
}, so you lead.
say-you-lead-lot = Your bone is { $players ->
    [2] heavier
   *[other] the heaviest
}. Lead with any bone.
say-i-domino = Domino! I win { $points }.
say-you-domino = Domino! You win { $points }.
say-i-am-out = Domino! I’m out.
say-you-are-out = Domino! You’re out.
say-blocked-me = The hand is blocked. I win { $points }.
say-blocked-nothing = The hand is blocked. No one wins anything.
say-blocked = The hand is blocked.
say-passed-for =
    Passes: +{ $points } for { $side-who ->
        [you] you
        [with-you] you and { $side-others }
       *[other] { $side }
    }.
say-started-over = Every side has won a hand: all scores go back to zero.
say-locked = Locked board: neither of us can play. No one scores.
say-you-lead-next = You lead the next hand.
say-blocked-side =
    The hand is blocked. { $side } { $side-who ->
        [single] wins
       *[other] win
    } { $points }.
say-blocked-shared = The hand is blocked. { $side } tie and share: { $points } each.
say-you-domino-together = Domino! Your side wins { $points }.
say-i-domino-together = Domino! We win { $points }.
say-side-wins-game =
    { $side } { $side-who ->
        [single] wins
       *[other] win
    } the game, { $scores }.
say-side-wins-hand-game =
    { $side } { $side-who ->
        [single] wins
       *[other] win
    } the game.
say-nobody-wins-game = No one wins the game.
say-i-win-game = I win the game, { $me } to { $you }.
say-you-win-game = You win the game, { $you } to { $me }.
say-nobody-wins = No one wins the game, { $you } to { $me }.
say-time-out = Time’s up.
say-you-gave-up = You gave up.
say-i-win-hand-game = I win the game.
say-welcome-back = Welcome back.
say-undone = Undone.
say-redone = Redone.
say-undone-this = Undone: { $what }.
say-redone-this = Redone: { $what }.
a-draw = a draw
a-pass = a pass
say-preserved = Preserved: hand { $hand }, { $scores }. “Restore” brings it back.
say-preserved-game = This game is preserved. “Restore” brings it back.
say-hint = I would play { $play }.
say-hint-draw = I would draw.
say-hint-destroy = I would destroy { $bone } with the firecracker.
say-showing-mine = These are my bones.
say-showing-hands = These are the bones of the others.
say-showing-boneyard = This is the boneyard.
say-showing-buried = This is the boneyard. The crossed-out bones are buried.
say-nothing-to-undo = Nothing to undo.
say-nothing-of-yours = You haven’t played yet, so there’s nothing of yours to undo.
moment-best-play = Your best play of this game: { $points }
moment-streak = { $count } scoring plays in a row

detail-left-with-other = pips left with { $name }: { $sum }
detail-left-with-you = pips left in your hand: { $sum }
detail-bones-with-other = bones left with { $name }: { $bones } × 5 = { $sum }
detail-bones-with-you = bones left in your hand: { $bones } × 5 = { $sum }
detail-way-opened = now something fits: { $points }
detail-block-difference = blocked: { $theirs } − { $own } = { $sum }
detail-block-below = blocked: { $theirs } − { $own } is below zero
detail-block-other = blocked: pips left with { $name } { $sum }
detail-block-yours = blocked: pips in your hand { $sum }
detail-block-both = blocked: { $theirs } + { $own } = { $sum }
detail-block-nothing = blocked hands are worth nothing
detail-subtracted = { $side }: { $sum } less
detail-shared = half of { $theirs }
detail-left = pips left: { $sum }
detail-one = a hand: 1
detail-two = a blocked hand: 2
detail-out-doublet = going out with a doublet: { $points }
detail-out-both-ends = both ends, capicúa: { $points }
detail-out-doublet-ends = a doublet at both ends: { $points }
detail-out-blank = chuchazo: { $points }
detail-hand-bonus = win number { $hand }: { $points }
detail-carried = from hands before: { $points }
detail-double-ends = both ends, counted twice: { $points }
detail-double-block = lost by the side that blocked, counted twice: { $points }
detail-closed-and-lost = { $side }: { $sum } less, blocked and lost
detail-block-theirs = blocked: pips of the others { $sum }
detail-rounded = (rounded to { $points })
detail-not-counted = It doesn’t count: the target must be reached exactly.

refused-does-not-fit = { $bone } doesn’t fit the { $end } end, which shows { $pips }.
refused-needs-doublet = Only a doublet can be played there now.
refused-not-held = You don’t hold { $bone }.
refused-fits-nowhere = { $bone } fits nowhere.
refused-choose-first = Choose a bone from your hand first.
refused-must-lead = The hand must be led with { $bone }.
refused-leads-doublet = This hand is led with a doublet, and { $bone } isn’t one.
refused-not-open = Nothing can be played there.
refused-not-your-turn = It’s not your turn.
refused-late = Too late: the table has changed.
refused-asked = The others haven’t answered yet.
refused-not-yet = The hand hasn’t started yet.
refused-thinking = One moment, I’m thinking.
refused-hand-over = The hand is over.
refused-game-over = The game is over.
refused-no-draws = No one draws in this game.
refused-boneyard-empty = Nothing is left to draw.
refused-playable = You have a bone that fits.
refused-paused = The clock is stopped. Resume the game first.
refused-covered = Your hand is covered. Show it first.
refused-of-people = That would show another person’s hand.
refused-no-help = This table has agreed to play without help.
refused-no-clock = This game has no clock.
refused-not-over = The game isn’t over yet.
refused-nothing-to-destroy = No bone on the table can be destroyed now.
refused-no-firecrackers = There are no firecrackers in this game.
refused-firecracker-used = You have used your firecracker in this hand.
refused-spinner-stands = { $bone } is the spinner. A firecracker can’t destroy it.
refused-not-an-end = { $bone } isn’t at an end. Only a bone with one neighbor can be destroyed.

wrong-seats = The number of players is wrong.
wrong-not-over = The previous hand isn’t over.
wrong-other-table = The number of players can’t change during a game.
wrong-twice = { $bone } is dealt twice.
wrong-missing = { $bone } is missing.
wrong-not-in-set = { $bone } isn’t in the set of this game.
wrong-hand-size = A hand has the wrong number of bones.
wrong-void = A deal like this is void and must be dealt again.
wrong-lot = The bones turned for the lead are wrong.
wrong-does-not-fit = { $bone } doesn’t fit there.
wrong-not-in-hand = The player doesn’t hold { $bone }.
wrong-not-on-table = { $bone } isn’t on the table.
wrong-playable = The player has a bone that fits.
wrong-drawable = The player can still draw.
wrong-hand-full = The hand is full.
wrong-drawn-enough = You can’t draw more in this turn.
wrong-firecracker-used = The player’s firecracker is already used.
wrong-clock = The clock can’t gain time.
wrong-no-clock = That player has no clock.
wrong-seat = No one sits there.
wrong-rules-range = “{ $option }” can be { $low } to { $high }, not { $value }.
wrong-rules-partners = Partners need four players.
wrong-rules-bones = There aren’t enough bones for hands this large.
wrong-rules-sevens = Halves can add up to seven only with a double six.
wrong-rules-tree = A line that branches at every doublet has no room on the table for a double twelve.
wrong-rules-leave-out = 0-0 can be left out only where nothing is drawn and the hands don’t need all bones.
wrong-rules-left-over = The leader can take the bones left over only where the heaviest doublet always leads, nothing is drawn or left out, and fewer bones are left over than there are players.
wrong-rules-pass = A pass can pay the opponents only where two sides play.
wrong-rules-lead-bone = The winner can be made to lead a doublet only where nothing is drawn.
wrong-rules-cap = No one could win, because hand points stop below the target and nothing else scores.
wrong-rules-lead = No one sits in the seat that should lead.
wrong-rules-limit = The limit of a hand can’t be less than the bones dealt, or more than { $bones }.
wrong-rules-sure-doublet = Only the player who leads the first hand can be guaranteed a doublet.
wrong-rules-clock-seat = The seat that should have a clock isn’t at this table.
wrong-rules-no-clock = A game against the clock needs a player with a clock.
wrong-rules-nothing = With these rules, no one can score.
wrong-rules-parts = Fives and threes in a sum can score only if fives or threes are on.
wrong-rules-twins = Matching ends can score only if neither fives nor threes are on.
wrong-rules-both-out = A hand can go on until both partners are out only in pairs, and without drawing.
wrong-rules-exact = No one can reach exactly that many points in this game.
wrong-rules-carry = A tied hand can count for the next one only where a hand counts one.
wrong-rules-collect = If the losers lose the pips they hold, nothing else can score.
wrong-rules-lead-all = Where the first bone of a hand can’t win or score, a hand needs two bones or more.
wrong-rules-love = Six-love needs a game that counts hands and nothing else.
wrong-rules-love-far = Six-love can be played to seven hands at most.
wrong-rules-love-ahead = With Six-love nobody can have a head start.
wrong-rules-head-start = A head start must be smaller than the target.

menu-game = Game
menu-options = Options
menu-help = Help
menu-files = Files
menu-more = More
command-records = Records
command-practice = Practice
choice-course = Lessons for two players and for pairs, from joining the first bone to reading hands.
choice-today = Ten exercises a day. Your own mistakes come back first.
choice-exercises = Positions with one best play, by subject and from easy to hard.
choice-agreed = A match with a number. A friend can play the same deals.
today-lesson = Next: { $lesson }
today-left =
    { $count ->
        [one] One of today’s ten is left.
       *[other] { $count } of today’s ten are left.
    }
today-done = Today’s ten are done. Tomorrow brings ten more.
today-deals = Today’s match: deal { $deal } of { $deals }
today-deals-over = You’ve played today’s match. Tomorrow has another.
command-new-game = New game
    .search = start, begin
command-friends = Play with friends
command-undo = Undo
    .search = take back, go back
command-redo = Redo
command-hint = Hint
    .search = help, advice, best play
command-tutor = Tutor
command-firecracker = Firecracker
command-pause = Pause
command-give-up = Give up
command-results = Results
give-up-asks = Give up this game? It counts as a loss.
give-up-yes = Give up
undo-asks = This takes back a turn of { $names }. Go ahead?
redo-asks = This plays a turn of { $names } again. Go ahead?
restore-asks = This takes back turns of { $names }. Go ahead?
restart-asks = Restarting ends the game for { $names } as well. Restart?
undo-yes = Take it back
results-title = Results
results-again = Play again
results-target = { $target } points reached.
results-yours = Your points
results-theirs = { $name }’s points
results-spread = Spread bonus
results-time = Time bonus
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Total
results-best-today = Your best today
results-best-ever = Your best ever
results-new-best = new!
results-practice = This game was practice, so it sets no new best.
results-plays = The best plays
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } with the firecracker
results-firecrackers = Firecrackers that scored: you { $yours }, { $name } { $theirs }
command-show-hands = Show Nestor’s hand
    .search = show my hand, peek
command-show-boneyard = Show boneyard
    .search = peek
command-preserve = Preserve
    .search = keep, save
command-restore = Restore
    .search = load, bring back
command-tally = Game tally
    .search = clear totals, wins, losses, game history
command-review = Review the game
command-display = Compact display
command-settings = Settings
command-colors = Colors
command-sound = Sound
command-help = Help
command-about = About
    .search = about dominos, version, license
command-full-screen = Full screen
command-bar = Tool bar
command-install = Install
bar-tool = { $command } ({ $keys })
offer-choose = Choose a place for it
offer-let-go = Let go
offer-rules = Rules: { $game }
offer-fit = Fit the table
offer-none = Nothing fits here
offer-nowhere = This bone fits nowhere
answer-on = { $command }: on
answer-off = { $command }: off
answer-not-now = { $command }: not possible now
answer-nothing-to-redo = Nothing to redo.
answer-nothing-due = Nothing to practice today.
answer-nothing-to-review = There is nothing to review yet.
answer-nothing-happened = Nothing has happened since your last turn.
answer-nothing-preserved = You haven’t preserved a game yet.
answer-next-hand = From the next hand: { $game }.
answer-next-game = From the next game: { $game }.
answer-copied = The game is on the clipboard.
answer-kept = Added to the list of games.
command-quit = Quit
    .search = exit, close, leave

hint-title = Hint
hint-thinking = I’m thinking about your bones.
hint-draw = Draw
    .said = drawing
    .first = Drawing
hint-destroy = Firecracker: { $bone }
    .said = the firecracker on { $bone }
    .first = The firecracker on { $bone }
hint-pass = Pass
    .said = passing
    .first = Passing
hint-points = points
hint-win = to win
hint-win-about = How often you would win the game after this play.
hint-about = What I’d expect from each play in your seat, from what you can see: points by the end of the hand, and your chance to win the game.
nudge-lacks = Who has no { $numbers-or }?
nudge-holds = Which bones must the next player hold?
nudge-untaken = Which points did the next player pass up?
nudge-fit = Count which of the unseen bones would fit after each play.
nudge-count = Count what’s left of each number. There are { $all } bones of each.
nudge-doublet = Look at your doublets.
nudge-keep = What could you play next time?
nudge-score = What would the ends add up to?
nudge-replies = What could the next player score?
nudge-answer = After each play, what could the next player do that hurts you most?
nudge-block = Who would win if no one could play any more?
nudge-partner = What is your partner’s number?
nudge-rival = Who opened each end?
nudge-out = Play it out in your head: your play, the reply, your next play.
nudge-pips = Look at your heavy bones.
nudge-draw = You don’t have to play.
nudge-ahead = Think about what each play leads to. The best one shows later.

tutor-looks = I’m looking at your play…
tutor-title = Are you sure?
tutor-better =
    { $count ->
        [0] Another play wins slightly more often.
        [one] Another play wins one more game in 100.
       *[other] Another play wins { $count } more games in 100.
    }
tutor-best = The best play: { $play }.
tutor-rethink = Rethink
tutor-play-anyway = Play anyway
tutor-show-better = Show best play

notice-damaged-copy = { $file } was damaged. The previous copy is used instead. The damaged file was moved to { $aside }.
notice-damaged-new = { $file } was damaged and can’t be read. It was moved to { $aside }, and a new one was started.
notice-damaged-stays = { $file } is damaged and can’t be moved. It wasn’t changed, and nothing is saved in its place.
notice-from-copy = { $file } was missing. The previous copy is used instead.
notice-unreachable = { $file } can’t be read ({ $why }). It wasn’t changed, and nothing is saved in its place.
notice-unreachable-copy = { $file } can’t be read ({ $why }). The previous copy is used instead. The file wasn’t changed, and nothing is saved in its place.
obstacle-forbidden = access is denied
obstacle-not-a-file = it is not an ordinary file
obstacle-link = it is a link that leads nowhere
obstacle-other = the system reports “{ $why }”
notice-other-form = Files in the game’s folder are from an earlier version and can’t be read. They are now in the folder { $folder }, unchanged.
notice-newer = { $file } was written by a newer version of the game. It wasn’t changed, and nothing is saved in its place.
notice-full = The disk is full. You can play on, but the game isn’t saved.
notice-forbidden = The game’s folder is write-protected. You can play on, but the game isn’t saved.
notice-no-folder = There is no folder to save in. You can play on, but the game isn’t saved.
notice-lock = “lock” in the game’s folder isn’t an ordinary file. You can play on, but the game isn’t saved.
notice-too-long = This game is too long to be saved. You can play on, but it isn’t saved.
notice-too-long-to-keep = This game is too long for your list of games, so it wasn’t added.
notice-other = Nothing can be saved ({ $why }). You can play on.
notice-second-window = The game is open in another window. Here you play a separate game, which isn’t saved.
page-taken = The game is open in another tab. What you play here isn’t saved.
page-play-here = Play here
page-version = A new version is ready.
page-reload = Reload
page-picture = The browser lost its graphics. Reload the page.
page-leaving = Go back once more to leave the game.
notice-stumbled = Something went wrong while Nestor was thinking. If it was his turn, he still made a sensible play. Details are in panic.log.
notice-replaced = No programs sit in this window. Nestor plays for { $name }.
notice-damaged-games = { $count ->
    [one] One game in your list was damaged and can’t be read. The damaged file was moved aside in the folder “games”.
   *[other] { $count } games in your list were damaged and can’t be read. The damaged files were moved aside in the folder “games”.
} All other games are still there.
notice-newer-games = { $count ->
    [one] One game was written by a newer version of the program and isn’t in your list.
   *[other] { $count } games were written by a newer version of the program and aren’t in your list.
} Nothing was changed.
notice-unreadable-games = { $count ->
    [one] One game can’t be read now and isn’t in your list.
   *[other] { $count } games can’t be read now and aren’t in your list.
} Nothing was changed.

## Players

command-players = Players
    .search = enter your name, select a name, delete a name
players-who = Who plays?
players-play = Play
players-first = First player
players-at-the-table = { $name } – playing now
players-change = Add or rename
players-name = Name
players-add = Add
players-rename = Rename
players-name-empty = Enter at least one letter.
players-name-long = A name can have at most 40 letters.
players-name-taken = There is already a player with this name.
players-frozen = This player’s file can’t be changed, so the name stays.
players-disk = The players’ folder can’t be changed.
players-delete = Delete…
players-delete-sure = Delete { $name } with all games, settings and colors? Everything is moved to a folder of deleted players until you empty it.
players-delete-yes = Delete
players-ask = Ask at startup
players-ask-about = Ask who plays each time the program starts. Otherwise it goes on with the last player.
players-deleted = Deleted players
players-deleted-about =
    { $count ->
        [one] The games and settings of one deleted player are still there.
       *[other] The games and settings of { $count } deleted players are still there.
    }
players-empty = Delete for good
players-bring-back = Bring back

## Files

command-restart = Restart this game
    .search = restart the game, from the start
command-save-game = Save game as
    .search = save the present game
command-open-game = Open game
    .search = open a previous game, load
command-copy-game = Copy game
command-paste-game = Paste game
command-keep-game = Add to the list of games
command-save-all = Save all your data
command-add-all = Add saved data
path-about = This system has no file dialog. Please enter the path of the file.
path-name = Path of the file
path-about-folder = This system has no file dialog. Please enter the path of the folder.
path-folder = Path of the folder
added-games = { $count ->
    [0] No new games were found.
    [one] One game was added.
   *[other] { $count } games were added.
}
added-known = { $count ->
    [one] One game was already here and stays as it is.
   *[other] { $count } games were already here and stay as they are.
}
added-not = “{ $file }” was left out: { $why }.
added-more = { $count ->
    [one] One more file was left out.
   *[other] { $count } more files were left out.
}
added-stays = Your game stays at the table.
added-stays-listed = Your game stays at the table. The one from the file is in the list of games.
added-comes = The game from the file is now at the table.
added-comes-listed = The game from the file is now at the table. Yours is in the list of games.
file-pasted = The pasted text
file-not-written = { $file } can’t be written: { $why }.
file-exists = { $file } already exists. Nothing was written. Choose another name.
file-not-read = { $file } can’t be read: { $why }.
file-no-game = { $file } isn’t a domino game. Nothing has changed. { $why }
link-nowhere = This version doesn’t understand { $link }. Nothing has changed.
share-link = Share link
share-moment = Share this moment
link-copied = The link was copied. Paste it into a message.
link-impossible = This game can’t be shared as a link, because its deals don’t all come from one number. Save it as a file instead.
file-full = the disk is full
file-no-folder = there is no folder to save in
file-taken = another window of the game saves there
file-silent = the storage does not answer
file-lock = “lock” in the game’s folder isn’t an ordinary file
file-too-long = it is too long
file-damaged = it is damaged
file-newer = a newer version of the program wrote it
file-missing = there is no such file
file-too-large = It’s too large to be a game.
file-not-text = It isn’t text from byte { $byte } on.
file-unreadable = Line { $line }, column { $column } can’t be read.
file-version = It was written by a newer version of the game ({ $version }).
file-hand = Hand { $hand } can’t be dealt like this: { $why }
file-begins = no game could stand like that before it
file-move = In hand { $hand }, move { $move } can’t be made: { $why }
file-cannot-be-shown = This window can’t show a game like that.

## The list of games

command-games = Games
games-open = Look through
games-reading = Reading games…
games-none = Every game you finish is kept here.
games-search = Bone or deal
games-search-what = Enter the bone that led a hand, such as 6-4, or the number of a deal.
picks-filter = Filter
games-game = Game
games-level = Difficulty
games-result = Result
games-practice = Kind
games-seats = Players
games-person = Person
games-when = Period
pick-any-game = All games
pick-any-level = All levels
pick-any-result = All results
pick-any-practice = Games and practice
pick-plain = Games that count
pick-practice = Practice
pick-program = Games with a program
pick-any-seats = Any table
pick-any-person = With anyone
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
games-column-took = Length
games-column-luck = Luck
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, practice
games-minutes = { $count } min
games-for = { $game } for { $count }
games-pick = Select the game of { $when }
games-pick-all = Select all
games-pick-none = Select none
games-same-deals = Same deals again
games-export-games = Export as records…
games-export-table = Export as a table…
games-delete = Delete
games-restore =
    { $count ->
        [0] Restore deleted games
        [one] Restore the deleted game
       *[other] Restore { $count } deleted games
    }
games-gone = That game can’t be read.
games-not-read = That game can’t be read: { $why }.
games-exported =
    { $count ->
        [one] One game was exported.
       *[other] { $count } games were exported.
    }
games-not-exported = The games can’t be exported: { $why }.
viewer-first = First
viewer-back = Back
viewer-next = Next
viewer-last = Last
viewer-place = Hand { $hand }, move { $move } of { $moves }
viewer-play-on = Play on from here
viewer-more = More…

## The review

review = Review
verdict-cost = Cost you most
verdict-cost-none = No mistakes.
verdict-best = Your best play
verdict-cost-told = { $play } cost { $games }
verdict-best-told = { $play } saved { $games }
verdict-given = What your plays cost together
verdict-doubtful = { $count } doubtful
verdict-bad = { $count } bad
verdict-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
review-made = { $name }: { $play }.
review-as-good = There was nothing better.
review-cost = It cost { $games }.
review-why = Why?
review-little = Costs { $games }, too little for a mark.
review-best = Better: { $play }.
review-punished = The reply that punishes it: { $play }.
review-not-judged = Not judged yet.
review-failed = This play couldn’t be judged.
review-no-choice = There was no choice here.
review-progress = { $share } judged
review-before = Previous mistake
review-next = Next mistake
review-graph = Your chance to win
review-graph-top = you win
review-graph-bottom = you lose
review-luck = Luck: about even
review-luck-with = Luck: on your side
review-luck-against = Luck: against you
review-your-plays = Your plays
review-their-plays = Plays of the others
review-luck-later = Luck is shown once the hand is over.
review-luck-soon = Working out luck…
review-sums = Totals
review-given =
    { $count ->
        [one] One decision cost { $mean }.
       *[other] { $count } decisions cost { $mean } each on average.
    }
review-sums-about = Every decision is judged by what the player knew at the time. In a hand that is still being played, only yours are judged. The graph of the review shows something else: how the chances to win changed, as seen by someone who knows every bone.
mark-doubtful = Doubtful
mark-bad = Bad
mark-blunder = Blunder
better = Find better
better-find = This play cost you something. What would you play now?
better-right = { $play }: there’s nothing better.
better-wrong = { $play }: costs { $games }.
better-again = Try again
better-show = Show best play
better-follows = What follows
better-answer = The answer to your play
better-leave = Back to the review

## Statistics

command-statistics = Statistics
statistics-counting = Counting games: { $done } of { $all }
statistics-empty = Finish a game to see your results here.
statistics-none = No finished game matches.
statistics-count =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
statistics-page = Page
statistics-page-won = Games won
statistics-page-quality = How well you play
statistics-page-habits = Habits
statistics-page-table = Table
lead-won = You have won { $won } of { $count } games.
lead-won-one = One game, and you won it.
lead-won-not-one = One game, and it wasn’t yours.
lead-won-none = No win yet in { $count } games.
lead-won-all = You have won all { $count } games.
statistics-first-about = Face up is won, face down lost. From { $count } games on, this page has habits and filters.
statistics-first-game = { $result }: { $score }
statistics-whole = All figures
lead-quality = A decision costs you { $games } on average.
statistics-by-game = By game
statistics-by-level = By difficulty
statistics-column-won = Won
statistics-column-interval = In the long run
statistics-share = { $share } of { $count }
statistics-interval = { $low } to { $high }
statistics-rate-spoken = { $name }: won { $share }, in the long run { $interval }
statistics-few-spoken = { $name }: won { $share }
statistics-part = { $count } ({ $share })
statistics-sources = Where points come from
source-plays = Plays
source-firecrackers = Firecrackers
source-going-out = Going out
source-blocked = Blocked hands
statistics-a-hand = Per hand
statistics-mean = Points on average
statistics-most = Most points
statistics-best-play = Best play
statistics-draws = Bones drawn
statistics-records = Games and hands
statistics-wins-in-a-row = Longest winning streak
statistics-losses-in-a-row = Longest losing streak
statistics-fastest-win = Fastest win
statistics-highest-win = Biggest win
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Games no one won
statistics-hands = Hands
statistics-blocked = Blocked hands
statistics-not-saved = It can’t be saved: { $why }.
quality-judged =
    { $judged ->
        [0] None of these games has been judged yet. Finished games are judged automatically while the table is at rest, the latest first. A review judges a game at once.
        *[other] Games judged: { $judged } of { $all }
    }
quality-given = Cost per decision
quality-given-told = { $mean } ({ $low } to { $high })
quality-column-given = Cost
quality-accuracy = Accuracy
quality-decisions = Decisions
quality-marks = Marks
quality-marks-told =
    { $doubtful } doubtful, { $bad } bad, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }
quality-results = Won, of those judged
quality-without-luck = Games won, luck left out
quality-of-game = { $game }, { $players } players: { $level }
quality-between = between “{ $above }” and “{ $below }”
quality-above = at least “{ $level }”
quality-below = below “{ $level }”
quality-no-level = levels not measured
quality-level-from = { $level }, from { $count } games
quality-level-later = { $count } of the { $least } games that a level needs
quality-given-about = A decision is a turn on which you had a choice. It costs you the chance to win that a better play would have kept, going by what you knew at the time. 1% is one game in 100. In 95 cases out of 100, your true figure lies in the range shown after it.
quality-accuracy-about = Accuracy is 100 if your decisions cost nothing, and 0 if they cost as much as those of someone who plays at random. Turns on which every play is equally good don’t count.
quality-luck-about = Without luck, every deal and every draw counts as an average one for both sides. A game that no one won counts as half.
habit-misses-points = You pass up points
habit-leaves-points = You leave the next player points
habit-forgets-passes = You forget who had to pass or draw
habit-breaks-suits = You keep too few bones that fit
habit-keeps-doublets = You keep doublets too long
habit-keeps-heavy-bones = You keep heavy bones too long
habit-spends-heavy-bones = You play heavy bones too soon
habit-draws = You draw when playing is better
habit-draws-too-little = You play when drawing is better
habit-chases-points = You take points when another play is better
habit-blocks = You block when the hand should go on
habit-fails-partner = You cover what your partner has just opened
habit-spends-firecracker = You fire the firecracker too soon
habit-keeps-firecracker = You hold on to the firecracker too long
habits-cost =
    { $loss ->
        [0] Costs you less than 0.1 games in 100.
        [one] Costs you one game in 100.
       *[other] Costs you { $loss } games in 100.
    }
habits-often = Times a game: first { $before }, lately { $now }.
habits-instead = You chose { $played }, but { $best } was better.
habits-step = Step through the cases
habits-lesson = Lesson: { $title }
habits-train = Train it
plan-title = Your plan
plan-about = You find it under Practice, which later says whether it helps.
plan-cases = Find the better play in your own games: { $count } of { $all }
plan-game = Play a game of { $game }
plan-done = done
plan-begin = Begin
plan-not-now = Not now
plan-end = End this plan
plan-next = Next step
plan-trend = From { $before } a game to { $now }, in { $count } games since.
plan-soon = After { $all } more judged games, it says here whether it helps. So far: { $count }.
habits-none = No habit costs you more than chance would explain.
habits-few = Habits show after ten judged games. Judged so far: { $games }.
habits-about = A habit is listed only if it clearly costs you more than your other mistakes of the same size. Each play counts for one habit.
habits-column-cost = Cost in 100 games
habits-column-expected = Without the habit
file-written = Saved as { $file }.
writing-asks = A copy of this game shows every bone, even those you can’t see. If you make one, this game becomes practice. You won’t be asked again.
writing-copy = Copy
writing-save = Save
writing-keep = Add to the list

## Is it fair?

command-fair = Is it fair?
fair-peek = Does Nestor peek?
fair-peek-about = Nestor is told only what you’d know in his seat. See for yourself: every bone he couldn’t see is exchanged, again and again, and each time he chooses anew. Someone who peeks would now and then play something else.
fair-peek-begin = Catch him peeking
fair-peek-stop = Stop
fair-peek-none = Play a hand against Nestor first. Then you can try it here.
fair-peek-no-choice = In this game he never had a choice.
fair-peek-so-far = Exchanges so far: { $count }
fair-peek-clean =
    { $count ->
        [one] One exchange, and the same choice. He didn’t peek.
       *[other] { $count } exchanges, and the same choice each time. He didn’t peek.
    }
fair-peek-caught =
    { $count ->
        [one] Once he chose something else. He knew more than he may. Please tell us.
       *[other] { $count } times he chose something else. He knew more than he may. Please tell us.
    }
fair-peek-choice = Hand { $hand }, { $name }, move { $number }: { $play }. The same { $same } of { $times } times.
fair-shuffle = How bones are shuffled
fair-shuffle-about = Before anyone plays, chance picks a number, and the number decides the whole deal, also the order in which bones are drawn. Nobody chooses it, and the score changes nothing about it. After Undo, the bones that no one has drawn are shuffled again by chance.
fair-again = Each hand has its number. Enter it under New game, and the same bones are dealt again:
fair-hand = Hand { $hand }: { $number }
fair-more = Everything about it
fair-friends = Shuffled with friends
fair-friends-about = At a table with friends, everyone’s program adds chance of its own to every shuffle, and checks each hand when it’s over. This is what yours found in your last games.
fair-friends-game = { $when }: { $names }
fair-friends-all =
    { $count ->
        [one] One hand: everyone took part, and the deal matches.
       *[other] { $count } hands: everyone took part, and the deals match.
    }
fair-friends-doubted = At the table, your program warned you not to trust these deals.
fair-friends-without = Hand { $number }: { $names } took no part in the shuffle.
fair-friends-no = Hand { $number }: not checked.

## Why one play is better than another

share =
    { $of ->
        [never] never
        [hardly] very rarely
        [tenth] about one time in ten
        [fifth] about one time in five
        [quarter] about one time in four
        [third] about one time in three
        [half] about half the time
        [two-thirds] about two times in three
        [three-quarters] about three times in four
        [four-fifths] about four times in five
        [nine-tenths] about nine times in ten
        [nearly] almost every time
       *[always] every time
    }
    .place =
        { $of ->
            [never] within
            [hardly] within
            [nearly] within
            [always] within
           *[half] after
        }
    .within =
        { $of ->
            [never] never
            [hardly] hardly ever
            [nearly] almost always
           *[always] always
        }
why-wins = It wins the game at once.
why-goes-out = It ends the hand.
why-scores =
    It scores { $points }, and { $other } scores { $instead ->
        [0] nothing
       *[other] { $instead }
    }.
why-scores-less = { $other } would score { $points } more now, but that’s worth less.
why-gives-back = { $other } would score { $points } more now. But the next player would then score about { $back } more on average.
why-draws-first = Drawing doesn’t end your turn, so { $other } can still score { $points } after it.
why-guards =
    The next player needs only { $need } to win, and can { $likely-place ->
        [within] { $likely-within } score that
       *[after] score that { $likely }
    }. After { $other }, { $instead }.
why-guards-never = The next player needs only { $need } to win and can’t score that. After { $other }, they could { $instead }.
why-guards-none = The next player needs only { $need } to win and can hardly score that. After { $other }, they could { $instead }.
why-guards-named =
    The next player needs only { $need } to win. After { $other }, they could get there with { $there-or }. After this, { $here-count ->
        [0] with nothing
       *[other] only with { $here-or }
    }.
why-replies =
    The next player can { $likely-place ->
        [within] { $likely-within } score
       *[after] score { $likely }
    }. After { $other }, { $instead }.
why-replies-never = The next player can’t score. After { $other }, they could { $instead }.
why-replies-size = When they can score, the next player gets about { $points }. After { $other }, about { $otherwise }.
why-replies-none = The next player can hardly score. After { $other }, they could { $instead }.
why-replies-named =
    After { $other }, the next player scores with { $there-or }. After this, { $here-count ->
        [0] with nothing
       *[other] only with { $here-or }
    }.
why-stops =
    The next player { $likely-place ->
        [within] { $likely-within } has nothing to play
       *[after] has nothing to play { $likely }
    }. After { $other }, { $instead }.
why-last-fits =
    The next player has one bone left. It { $likely-place ->
        [within] { $likely-within } fits
       *[after] fits { $likely }
    }. After { $other }, { $instead }.
why-pass-pays-sure = Their pass pays you { $points }.
why-pass-pays =
    A pass of the next player pays you { $points }. They { $likely-place ->
        [within] { $likely-within } have to pass
       *[after] must pass { $likely }
    }. After { $other }, { $instead }.
why-round-pays = Then everyone else must pass, and that pays you { $points }.
why-untaken =
    { $bone } would score { $scores } for the next player. But earlier they passed up { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with it, so they probably don’t hold it.
why-untaken-fits =
    { $bone } fits after this. But earlier the next player passed up { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with it, so they probably don’t hold it.
why-keeps =
    You keep { $count ->
        [one] { $count } bone that fits
       *[other] { $count } bones that fit
    }. With { $other }, you would keep { $instead ->
        [0] none
       *[other] only { $instead }
    }.
why-keeps-named =
    You keep { $named }, which { $count ->
        [one] fits
       *[other] fit
    } the new ends. With { $other }, you would keep { $instead ->
        [0] none that fits
       *[other] only { $instead } that fits
    }.
why-narrow = Your { $bone } fits only one end. Your { $waits } fits { $ends } ends, so it can wait.
why-sheds =
    You get rid of { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }. With { $other }, you would get rid of { $instead ->
        [0] none
       *[other] only { $instead }
    }.
why-out-pays = If the ends stay as they are, going out with { $bone } pays { $points } more.
why-lone = { $bone } counts { $points } if it’s the only bone you’re left with, so get rid of it in time.
why-line = All bones are known now. Played to the end, this makes { $points }, and { $other } makes { $instead }.
why-line-best = All bones are known now. To the end of the hand, nothing is better for you.
why-line-ties = All bones are known now. If you play it out, no one wins. With { $other }, you lose.
why-line-wins = All bones are known now. If you play it out, this wins the game, and { $other } doesn’t.
why-line-own = you go out
why-line-other = they go out
why-line-blocked = blocked
why-goes-on = Then: { $line }.
why-begins = First: { $line }.
why-line-yours =
    { $step ->
        [draw] you draw
        [pass] you pass
       *[play] you { $bone }
    }
why-line-theirs =
    { $who ->
        [next] the next player
        [partner] your partner
        [opposite] the player opposite
        [before] the player before you
       *[other] the other player
    } { $step ->
        [draw] draws
        [pass] passes
       *[play] { $bone }
    }
why-out-next = Your last bone, { $bone }, will fit next time, whatever is played before.
why-out-unless = Your last bone, { $bone }, will fit next time, unless someone else goes out before.
why-runs-out = No one else can play any more. You play your last { $count } bones in a row.
why-shuts =
    After this, no one can play. You hold { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    }, and { $side ->
        [yes] your side
       *[no] you
    } { $wins-place ->
        [within] { $wins-within } { $side ->
            [yes] wins
           *[no] win
        } the hand
       *[after] { $side ->
            [yes] wins
           *[no] win
        } the hand { $wins }
    }.
why-shuts-sure =
    After this, no one can play. You hold { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    }, and { $side ->
        [yes] your side wins
       *[no] you win
    } the hand, whatever anyone else holds.
why-shuts-but =
    After this, no one can play. You hold { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    }. Only a player whose last bone is { $named-or } holds fewer.
why-keeps-open =
    After { $other }, no one could play. You would hold { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    }, and { $side ->
        [yes] your side would win
       *[no] you would win
    } the hand only { $wins }.
why-keeps-open-sure =
    After { $other }, no one could play. You would hold { $own ->
        [one] { $own } pip
       *[other] { $own } pips
    }, and { $side ->
        [yes] your side
       *[no] you
    } could not win the hand.
why-lacks =
    { $draws ->
        [yes] The next player must draw.
       *[no] The next player has nothing to play.
    } They have shown that they hold no { $numbers-or }.
why-holds =
    { $named-count ->
        [1] The next player’s last bone must be { $named }. After this it doesn’t fit, but it would
       *[other] The next player’s last bones must be { $named }. After this neither fits, but { $fitting } would
    } after { $other }.
why-holds-some =
    The next player must hold { $named }. { $named-count ->
        [1] It doesn’t
       *[other] They don’t
    } fit after this, but would after { $other }.
why-cannot-play =
    From what has been shown, the next player can’t have a bone that fits{ $draws ->
        [yes] , and must draw
       *[no] { "" }
    }.
why-only-you = No one else has a bone that fits the new ends, so you play again, with { $named-or }.
why-only-you-many = No one else has a bone that fits the new ends, and { $count } of yours do, so you play again.
why-few-fit =
    { $fit ->
        [0] None
       *[other] { $fit }
    } of the { $hidden } unseen bones { $fit ->
        [one] fits
       *[other] fit
    } the new ends. After { $other }, { $instead ->
        [0] none
       *[other] { $instead }
    } would.
why-few-fit-named =
    Of the unseen bones, only { $named } { $fit ->
        [one] fits
       *[other] fit
    } the new ends. After { $other }, { $instead } would.
why-few-fit-shown =
    { $fit ->
        [0] None
       *[other] Only { $fit }
    } of the { $hidden } unseen bones the next player can hold { $fit ->
        [0] fits
        [one] fits
       *[other] fit
    } the new ends. After { $other }, { $instead ->
        [0] none
       *[other] { $instead }
    } would.
why-few-fit-shown-named =
    Of the bones the next player can hold, only { $named } { $fit ->
        [one] fits
       *[other] fit
    } now. After { $other }, { $instead } would.
why-few-fit-last =
    The next player has one bone left. { $fit ->
        [0] None
       *[other] { $fit }
    } of the { $hidden } unseen bones { $fit ->
        [one] fits
       *[other] fit
    } the new ends. After { $other }, { $instead ->
        [0] none
       *[other] { $instead }
    } would.
why-own =
    No one else has { $numbers-figure ->
        [eight] an
       *[other] a
    } { $numbers-or } left, so { $numbers-count ->
        [1] that end waits
       *[other] those ends wait
    } for your { $named }.
why-own-many =
    No one else has { $numbers-figure ->
        [eight] an
       *[other] a
    } { $numbers-or } left, so { $numbers-count ->
        [1] that end waits
       *[other] those ends wait
    } for { $count } of your bones.
why-ours = No opponent has { $pips-figure ->
        [eight] an
       *[other] a
    } { $pips }. You do, and an end shows it.
why-waits = No opponent has { $pips-figure ->
        [eight] an
       *[other] a
    } { $pips }, so your { $bone } can wait.
why-doublet =
    A doublet fits only its own number. { $hidden ->
        [0] No one else has { $pips-figure ->
            [eight] an
           *[other] a
        } { $pips }.
        [one] Only one other bone with { $pips-figure ->
            [eight] an
           *[other] a
        } { $pips } is unseen.
       *[other] Only { $hidden } other bones with { $pips-figure ->
            [eight] an
           *[other] a
        } { $pips } are unseen.
    }
why-doublet-last = { $bone } is the only other bone left with { $pips-figure ->
        [eight] an
       *[other] a
    } { $pips }. Once it covers that end, your doublet never fits again.
why-strong =
    An end shows { $pips }. You keep { $own } bones with that number, and { $hidden ->
        [0] none is
        [one] only { $hidden } is
       *[other] only { $hidden } are
    } unseen.
why-returns =
    Of the unseen bones, only { $named } { $named-count ->
        [1] covers
       *[other] cover
    } the { $pips }. That opens { $numbers-or }, which you hold too.
why-wild = { $bone } is a matador and fits any end, so it can wait.
why-partner-fits =
    Your partner can { $likely-place ->
        [within] { $likely-within } play on these ends
       *[after] play on these ends { $likely }
    }. After { $other }, { $instead }.
why-lead-of-partner = Your partner chose to lead { $pips-figure ->
        [eight] an
       *[other] a
    } { $pips }, and an end still shows it.
why-opened-twice = Your partner opened { $pips } with { $one } and again with { $two }. This leaves it open for them.
why-rival-opened-twice = An opponent opened { $pips } with { $one } and again with { $two }. This covers it.
why-relieves = After { $other }, only { $numbers } would be open. Your partner has shown that they hold no { $numbers-or }.
why-places =
    Your bones will fit { $count ->
        [one] { $count } end
       *[other] { $count } ends
    }. After { $other }, they would fit { $instead ->
        [0] none
       *[other] only { $instead }
    }.
why-gathers =
    You may draw freely here, and you hold { $count ->
        [one] { $count } bone
       *[other] { $count } bones
    }. Every bone that you draw is one that no one else gets. The more you hold, the less you pass.
why-answer-out = After { $other }, { $answer } would go out.
why-answer-scores = After { $other }, { $answer } would score { $points }.
why-answer-stops = After { $other }, { $answer } would leave you nothing to play.
why-answer-fits = After { $other }, { $answer } would fit, and after this it doesn’t.
why-answer-held =
    The next player { $held-place ->
        [within] { $held-within } holds that bone
       *[after] holds that bone { $held }
    }.
why-answer-held-sure = The next player must hold that bone.
why-stuck =
    On your next turn you’d { $likely-place ->
        [within] { $likely-within } have nothing to play
       *[after] have nothing to play { $likely }
    }. After { $other }, { $instead }.
why-stuck-hardly = You will almost surely have a play next turn. After { $other }, you’d have none { $instead }.
why-surely-plays = You will have a play next turn, whatever happens before. After { $other }, you’d have none { $instead }.
why-stuck-if =
    If the hand goes on, you’d { $likely-place ->
        [within] { $likely-within } have nothing to play next turn
       *[after] have nothing to play next turn { $likely }
    }. After { $other }, { $instead }.
why-stuck-hardly-if = If the hand goes on, you’ll almost surely have a play next turn. After { $other }, you’d have none { $instead }.
why-stuck-never-if = If the hand goes on, you’ll have a play next turn. After { $other }, you’d have none { $instead }.
why-rival-out =
    Before your next turn, an opponent { $likely-place ->
        [within] { $likely-within } goes out
       *[after] goes out { $likely }
    }. After { $other }, { $instead }.
why-next-points = On average you score about { $likely } on your next turn. After { $other }, about { $instead }.
why-next-points-with = On average you score about { $likely } on your next turn, mostly with { $bone }. After { $other }, about { $instead }.
why-next-scores =
    On your next turn you can { $likely-place ->
        [within] { $likely-within } score
       *[after] score { $likely }
    }. After { $other }, { $instead }.
why-next-scores-with =
    On your next turn you can { $likely-place ->
        [within] { $likely-within } score
       *[after] score { $likely }
    }, mostly with { $bone }. After { $other }, { $instead }.
why-out =
    You { $likely-place ->
        [within] { $likely-within } go out first
       *[after] go out first { $likely }
    }. After { $other }, { $instead }.
why-out-pairs =
    Your side { $likely-place ->
        [within] { $likely-within } goes out first
       *[after] goes out first { $likely }
    }. After { $other }, { $instead }.
why-gains = By the end of the hand, this brings you about { $points } more on average.
why-ahead =
    { $count ->
        [0] It pays off later: it wins slightly more often.
        [one] It pays off later: it wins one more game in 100.
       *[other] It pays off later: it wins { $count } more games in 100.
    }
