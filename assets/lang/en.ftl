### Electrum Dominoes: every word a player reads, in English.
### A translation says the same messages; see https://projectfluent.org for the way to write them.

language-name = English

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }, { $levels }
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
game-all-fives-palm-about = All Fives in which you may draw even if you could play.
game-all-fives-pagat = All Fives, by lot
game-all-fives-pagat-about = Led by lot, then by the winner. What is left counts in fives.
game-muggins = Muggins
game-muggins-about = Fives without a spinner: one line with two ends.
game-five-up = Five-Up
game-five-up-about = Fives in which every doublet can be built on at four sides.
game-draw-game = The Draw Game
game-draw-game-about = Each turns a bone, the heavier begins, and the game is one hand.
game-firecrackers = Fives with Firecrackers
game-changed = { $game } (changed)
game-custom = Custom
game-custom-about = A game with rules of your own choosing.
greeting-1 = Welcome. I am Nestor, and I play against you. I see my own bones and what lies on the table, and no more than you do.
greeting-2 = Click a bone and then the place where it is to lie, or drag it there. The places where it fits are lit.
greeting-3 = The one button always says what the game is waiting for, and the space bar presses it.
game-begin = Begin
game-under-way = The game under way is kept: Undo brings it back.
game-players = Players
game-partners = Partners
game-partners-about = Two against two: whoever sits opposite plays on your side.
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
settings-next-hand = These rules apply from the next hand on. This hand is finished under the rules it began with.
rules-never-exact = Nobody could ever reach exactly { $target } in this game. The rules stay as they were until you choose another number, or turn off “Exact finish” or “Rounding”.
rules-nothing-scores = Nobody could ever score under these rules. The rules stay as they were until something scores.
rules-cannot = These rules cannot be played ({ $why }). The rules stay as they were until you change them.

setting-target = Points to win
setting-target-other = or any number up to 1000:
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
setting-table-count = Table count
setting-table-count-about = The sum of the open ends is shown at the lower left.
setting-flicker = Flicker
setting-flicker-about = The end where I have just played blinks.
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
setting-scale = Size of everything
setting-language = Language
language-system = Same as the system

## Colors

theme-name = Theme { $number }
theme-use = Use theme { $number }
theme-use-it = Use
theme-in-use = In use
theme-edit = { $name }, edit
colors-reset = Reset all three
colors-click = Click on a part of the table to change its color.
colors-which = Color of
colors-double = Double outlines
colors-double-about = My bones have a second outline, for anybody who cannot tell the colors apart.
colors-sample = Sample
colors-sample-text = I score 10.
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
tally-about-helped = A game that you win after using Undo, looking at hidden bones or taking a hint counts like any other, but it is also counted as helped.
tally-spoken = { $name }: you { $you }, Nestor { $nestor }, your share { $share }, helped { $helped }

## About

about-version = Version { $version }
about-what = Draw, Block, All Fives, All Threes and Fives & Threes against Nestor, who sees no more than you do.
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
play-display-2 = Click one of your bones, then the end where it is to go. Or drag it there. Or double-click it, if there is only one place for it. The ends where it fits light up and show what the count would be. An end with no bone yet can be used as well.
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

strategy-any = In every game
strategy-any-1 = Keep your options open. A hand with many different numbers rarely has to draw; before you play, see what you could play next.
strategy-any-2 = Play doublets early: they fit only one number, and they cost you a lot when the other goes out. The double blank costs nothing, and in fives the double five is worth keeping.
strategy-any-3 = Remember which numbers were open when I drew or passed: I had none of them. Leave me the same ones again.
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
key-enter-does = the same as Space
key-ends = W, E, N, S or 4, 6, 8, 2
key-ends-does = play the chosen bone at that end
key-escape = Esc
key-escape-does = let go of the chosen bone, or close a window

## The table

you = You
nestor = Nestor
name-second = Ajax
name-third = Helen
boneyard = Boneyard
target-of = / { $target }
table-count = Table count { $count }
button-draw = Draw
button-pass = Pass
button-turn = Turn a bone
button-take = Take them all
button-new-hand = New hand
button-new-game = New game
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
spoken-middle = { $bone }, in the middle
spoken-yours = { $bone }, played by you
spoken-theirs = { $bone }, played by { $name }
spoken-shown = { $bone }, shown
spoken-player = { $name }: { $score }, { $bones ->
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
say-i-led-doublet = I hold the heaviest doublet, { $bone }, and lead with it.
say-you-led-doublet = You hold the heaviest doublet, { $bone }, and lead with it.
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
say-i-win-hand-game = I win the game.
say-you-win-hand-game = You win the game.
say-welcome-back = Welcome back.
say-undone = Taken back.
say-redone = Done again.
say-preserved = The game is preserved.
say-restored = The preserved game is back.
say-hint = I would play { $bone } to the { $end }.
say-hint-on = I would play { $bone } on { $end }.
say-hint-draw = I would draw.
say-showing-mine = These are my bones.
say-showing-boneyard = This is the boneyard.
say-nothing-to-undo = There is nothing to take back.

detail-left-with-me = pips left in my hand: { $sum }
detail-left-with-you = pips left in your hand: { $sum }
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

menu-game = Game
menu-view = View
menu-options = Options
menu-help = Help
command-new-game = New game
command-undo = Undo
command-redo = Redo
command-hint = Hint
command-show-hands = Show Nestor’s hand
command-show-boneyard = Show boneyard
command-preserve = Preserve
command-restore = Restore
command-tally = Game tally
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
hint-pass = Pass
hint-points = points
hint-win = to win
hint-about = What I would expect from each play in your place, going by what you can see: points by the end of the hand, and the chance of winning the game.

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
