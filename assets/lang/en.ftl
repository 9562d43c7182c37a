### Electrum Dominoes: every word a player reads, in English.
### A translation says the same messages; see https://projectfluent.org for the way to write them.

language-name = English

## Words that several windows use

app-name = Electrum Dominoes
ok = OK
save = Save
cancel = Cancel
close = Close
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Games and levels

game-draw = Draw
game-draw-about = One line, no points during a hand. Who cannot play draws.
game-block = Block
game-block-about = One line, no points during a hand. Nothing is drawn: who cannot play passes.
game-all-fives = All Fives
game-all-fives-about = With a spinner. A table count divisible by five is scored.
game-all-threes = All Threes
game-all-threes-about = With a spinner. A table count divisible by three is scored.
game-fives-and-threes = Fives & Threes
game-fives-and-threes-about = With a spinner. A table count divisible by five or by three is scored.
game-all-fives-palm = All Fives, free draw
game-all-fives-palm-about = All Fives in which you may draw although you could play.
game-all-fives-pagat = All Fives, by lot
game-muggins = Muggins
game-five-up = Five-Up
game-draw-game = The Draw Game
game-firecrackers = Fives with Firecrackers
game-custom = Your own
game-custom-about = A game with options that you have chosen yourself.

level-beginner = Beginner
level-easy = Easy
level-not-so-easy = Not so easy
level-tough = Tough
level-brutal = Brutal

## Settings

setting-level = Difficulty
setting-level-about = How hard I try to win. Whatever you choose, I know no more than you could.
setting-game = Game

settings-rules = Rules
settings-next-hand = These rules hold from the next hand. This hand is played as it was begun.
rules-never-exact = Nobody could ever reach { $target } exactly with the points of this game. Until you choose another number, or turn off “Exact finish” or “Rounding”, the rules stay as they were.
rules-nothing-scores = Nobody could ever score with these rules. Until something scores, they stay as they were.
rules-cannot = These rules cannot be played ({ $why }). Until you change them, the rules stay as they were.

setting-target = Points to win
setting-target-other = or any number up to 1000:
setting-exact = Exact finish
setting-exact-about = Points that would carry you past the goal are not scored.
setting-spinner = Spinner
setting-spinner-about = The first doublet can be built on at all four sides.
setting-fives = Fives
setting-fives-about = A table count divisible by five is scored.
setting-threes = Threes
setting-threes-about = A table count divisible by three is scored.
setting-hand = Bones in a hand
setting-doublets = Doublets in a hand, at most
setting-doublets-any = no limit
setting-doublets-about = A deal that gives somebody more of them is dealt again, and you never see it.
setting-draws = Draws
setting-draws-about = Who cannot play draws from the boneyard. Without it the boneyard counts as empty.
setting-restrict-draw = Restrict draw
setting-restrict-draw-about = Nobody may draw who has a bone to play.
setting-bury = Bury two bones
setting-bury-about = The last two bones of the boneyard are never drawn.
setting-lead = Leader of the next hand
lead-doublet = Doublet
lead-doublet-about = The heaviest doublet leads every hand.
lead-winner = Winner
lead-winner-about = Who won the last hand leads with any bone; the first hand and the one after a blocked hand are led by the heaviest doublet.
lead-loser = Loser
lead-loser-about = Who lost the last hand leads with any bone; the first hand and the one after a blocked hand are led by the heaviest doublet.
lead-alternate = Alternate
lead-alternate-about = The heaviest doublet leads the first hand, then you and I lead by turns with any bone.
setting-block-who = Blocked hands go to
block-low = fewest pips
block-last = last to play
setting-block-what = Blocked hands are worth
block-difference = the difference
block-opponent = the opponent’s pips
block-both = all pips
block-nothing = nothing
setting-rounding = Rounding
setting-rounding-about = What is won at the end of a hand goes to the nearest multiple of five.

settings-table = At the table
setting-auto-ok = Auto-OK
setting-auto-ok-about = I take my turn without waiting for your OK.
setting-auto-draw = Auto-Draw
setting-auto-draw-about = Once you draw, drawing goes on until something fits.
setting-table-count = Table count
setting-table-count-about = The sum of the open ends stands at the lower left.
setting-flicker = Flicker
setting-flicker-about = The end where I have played blinks.
setting-score-in-fives = Score in fives
setting-score-in-fives-about = Each five points are shown as one, as on a cribbage board.

settings-comfort = Comfort
setting-reduce-motion = Reduce motion
setting-reduce-motion-about = Bones are where they belong at once.
setting-speed = Speed of the bones
setting-scale = Size of everything
setting-language = Language
language-system = As the system

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
colors-double-about = My bones have a second outline, for eyes that cannot tell the colors apart.
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
tally-in-all = In all
tally-helped =
    { $count ->
        [0] none of yours with help
        [one] { $count } of yours with help
       *[other] { $count } of yours with help
    }
tally-column-helped = helped
tally-about-helped = A game that you win after Undo, a look at hidden bones or a hint counts like any other, and also as helped.
tally-spoken = { $name }: you { $you }, Nestor { $nestor }, your share { $share } %, helped { $helped }

## About

about-version = Version { $version }
about-what = Draw, Block, All Fives, All Threes and Fives & Threes against Nestor, who sees no more than you do.
about-files = Your files
about-files-where = Settings, colors, tally and the game under way are kept here:
about-files-what = Translations go into a folder “lang” beside them: a file nl.ftl adds Dutch.
about-files-nowhere = This system has no place for them, so nothing is kept.
about-licence = Licence
about-licence-what = Free software under the MIT licence or the Apache licence 2.0, whichever you prefer. It comes without any warranty.
about-fonts = Made with Rust and egui. The letters are Ubuntu Light, under the Ubuntu Font Licence.

## Languages

notice-language = Some lines of the language file { $tag }.ftl cannot be read; they are shown in another language.

## Help

help-play = How to play
help-scoring = Scoring
help-strategy = Strategy
help-keys = Keys

play-goal = What it is about
play-goal-1 = You and I play hand after hand until one of us has the points to win: 150, unless you set another number. Points are won at the end of a hand, and in the games of fives and threes also during it.
play-bones = The bones
play-bones-1 = There are 28 bones, one for each pair of numbers from 0-0 to 6-6. The dots are called pips. A bone with two equal halves is a doublet, and the doublet with the most pips is the heaviest.
play-bones-2 = At the start of a hand each of us gets seven bones. The rest is the boneyard. If neither of us has a doublet to lead with, the bones are mixed again before you see them.
play-turn = A turn
play-turn-1 = Whoever holds the heaviest doublet leads the hand with it, and it is played by itself. Then we take turns. A bone must touch the table with a half that shows the same number as the end it is joined to; it turns itself round if it has to. Doublets lie across.
play-turn-2 = With a spinner, the first doublet of a hand can be built on at four sides: to the west and the east at first, and once both are taken, to the north and the south too. Without one there is a single line with two ends.
play-turn-3 = If none of your bones fits, you draw from the boneyard until one does. When it is empty you pass. In Block nothing is drawn at all.
play-end = The end of a hand
play-end-1 = Who plays the last bone of a hand has gone out (“domino”) and wins the pips that the other still holds.
play-end-2 = If neither of us can play and nothing can be drawn, the hand is blocked. Then the one with fewer pips wins the difference, unless you set it otherwise.
play-display = The display
play-display-1 = Only the ends of the table are shown, for they are all that matters: the bone in the middle and the last bone of each arm. All other bones that were played lie in the panel below, in the color of whoever played them, beside your hand.
play-display-2 = Click a bone of yours, then the end where it is to go. Or drag it there. Or double-click it, if there is only one place for it. The ends where it fits are lit and say what the count would be. An end where no bone lies yet can be used as well.
play-display-3 = The button always offers what the game is waiting for: OK lets me take my turn, Draw and Pass are yours, New hand and New game go on. The space bar presses it.
play-display-4 = Every play and every draw can be undone, back past the start of the hand and of the game. Bones that nobody has drawn are mixed again then, so a draw tried again is a new draw.

scoring-intro = In All Fives, All Threes and Fives & Threes the open ends are added up after each bone. That is the table count. If five (or three, or either) divides it, whoever played scores it whole. These tables are from games of All Fives.
example-scores = { $sum } = { $count }: scores { $points }
example-nothing = { $sum } = { $count }: scores nothing
example-1 = The first bone counts with both its halves.
example-2 = The spinner still has a free side, so all of it counts.
example-3 = With a bone on either side the spinner is no end any more.
example-4 = A doublet at an end counts with both halves.
example-5 = The north opens when west and east are taken. A blank adds nothing.
example-6 = I play to the south, and four ends are added.
example-7 = A new game, led by me: the double five scores at once.
example-8 = You won the hand before and may lead with any bone.
example-9 = The first doublet becomes the spinner, and the six-four moves west to match it.
scoring-rest = And besides
scoring-rest-1 = Fifteen scores fifteen. Nought scores nothing. The most that one bone can score is 35.
scoring-rest-2 = Whoever reaches the goal by a play has won there and then, and the rest of the hand is not counted.

strategy-any = In every game
strategy-any-1 = Keep a choice. A hand with many different numbers rarely has to draw; before you play, see what you could play next.
strategy-any-2 = Play doublets early: they fit only one number and weigh much when the other goes out. The double blank weighs nothing, and in fives the double five is worth keeping.
strategy-any-3 = Remember which numbers were open when I drew or passed. I had none of them. Show me the same ones again.
strategy-count = Where points are scored
strategy-count-1 = What matters is not to score but to score more than the other. A bone that scores nothing and leaves nothing to score can be the best one.
strategy-count-2 = For each bone you think of, count the bones that would score in reply and that you cannot see. The fewer there are, the safer it is. If you hold the ones that would hurt, nobody else does.
strategy-count-3 = Keep what answers: 0-5, 1-6, 0-0 and 5-5, and bones that fit the spinner with a blank or a five on the other half.
strategy-sum = Counting quickly
strategy-sum-1 = Do not add up every possible table. Look at the count and ask what has to change. If it is six, you need four more or one less. Where an end shows one, 1-5 makes it four more and 1-0 one less.
strategy-sum-2 = Go round the ends like that, first with your own bones, then with those that I might have. That is all I do, only that I do not get tired.
strategy-level = Finding your level
strategy-level-1 = At Beginner I play the bone that scores most and think no further. Choose the level at which you win about half of the games, and move up when it becomes two in three.
strategy-level-2 = At every level I know my own bones, what lies on the table, who drew and passed when, and how many bones you hold. I never look at yours.

keys-intro = Everything can be done without a mouse. The ring shows where the keyboard is.
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
key-escape-does = let go of the chosen bone, close a window

## The table

you = You
nestor = Nestor
boneyard = Boneyard
your-hand = Your hand
target-of = / { $target }
table-count = Table count { $count }
button-draw = Draw
button-pass = Pass
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
list-and = { $list } and { $last }

spoken-hand = { $bone }, in your hand, fits { $ends }
spoken-hand-any = { $bone }, in your hand, can lead
spoken-hand-none = { $bone }, in your hand, fits nowhere
spoken-hand-waiting = { $bone }, in your hand
spoken-end = { $end } end, { $bone }, shows { $pips }
spoken-end-empty = { $end } end, no bone yet, shows { $pips }
spoken-end-lead = { $end } end, where the first bone may lie
spoken-middle = { $bone }, in the middle
spoken-yours = { $bone }, played by you
spoken-mine = { $bone }, played by Nestor
spoken-shown = { $bone }, shown
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }

preview-count = count { $count }
preview-points = count { $count }, scores { $points }

say-your-turn = Your turn.
say-my-turn = It is my turn.
say-thinking = I am thinking.
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
say-hint-draw = I would draw.
say-showing-mine = These are my bones.
say-showing-boneyard = This is the boneyard.
say-nothing-to-undo = There is nothing to take back.

detail-left-with-me = pips left in my hand: { $sum }
detail-left-with-you = pips left in your hand: { $sum }
detail-block-difference = blocked: { $theirs } − { $own } = { $sum }
detail-block-below = blocked: { $theirs } − { $own } is below nought
detail-block-mine = blocked: pips in my hand { $sum }
detail-block-yours = blocked: pips in your hand { $sum }
detail-block-both = blocked: { $theirs } + { $own } = { $sum }
detail-block-nothing = blocked hands are worth nothing
detail-subtracted = pips left: { $sum }
detail-rounded = (rounded to { $points })
detail-not-counted = It does not count: the target must be reached exactly.

refused-does-not-fit = { $bone } does not fit the { $end } end, which shows { $pips }.
refused-fits-nowhere = { $bone } fits nowhere.
refused-choose-first = First choose a bone of your hand.
refused-must-lead = The hand must be led with { $bone }.
refused-not-open = Nothing can be played there.
refused-not-your-turn = It is not your turn.
refused-thinking = One moment: I am thinking.
refused-hand-over = The hand is over.
refused-game-over = The game is over.
refused-no-draws = Nothing is drawn in this game.
refused-boneyard-empty = Nothing is left to draw.
refused-playable = You have a bone that fits.

menu-game = Game
menu-options = Options
menu-help = Help
command-new-game = New game
command-undo = Undo
command-redo = Redo
command-hint = Hint
command-show-mine = Show my hand
command-show-boneyard = Show boneyard
command-preserve = Preserve
command-restore = Restore
command-tally = Game tally
command-settings = Settings
command-colors = Colors
command-help = Help
command-about = About
command-quit = Quit

ask-new-game = A game is under way. Begin a new one?
ask-begin = Begin a new game
ask-stay = Play on

remark-new-rules = The new rules hold from the next hand.

hint-title = Hint
hint-thinking = I am thinking about your bones.
hint-play = { $bone } { $end }
hint-draw = Draw
hint-pass = Pass
hint-points = points
hint-win = to win
hint-about = What I would expect of each play in your place, from what you can see: points to the end of the hand, and the chance to win the game.

notice-damaged-copy = { $file } was damaged. The copy before it is used instead; the damaged file is kept as { $aside }.
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
notice-forbidden = The folder of the game cannot be written: the game goes on, but it is not saved.
notice-no-folder = There is no folder to save in: the game goes on, but it is not saved.
notice-lock = “lock” in the folder of the game is not an ordinary file. The game goes on, but it is not saved.
notice-too-long = This game has become too long to be saved. It goes on, but is not saved.
notice-other = Nothing can be saved ({ $why }). The game goes on.
notice-second-window = The game is open in another window, and that one saves. What is played here is not kept.
