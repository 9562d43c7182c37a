### Electrum Dominoes: every word a player reads, in English.
### A translation says the same messages; see https://projectfluent.org for the way to write them.

language-name = English

## Words that several windows use

ok = OK
save = Save
cancel = Cancel
close = Close
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

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

hint-title = Hint
hint-thinking = I am thinking about your bones.
hint-play = { $bone } { $end }
hint-draw = Draw
hint-pass = Pass
hint-points = Points to come
hint-win = Chance to win
hint-about = What I would expect of each play in your place, from what you can see.

notice-damaged-copy = { $file } was damaged. The copy before it is used instead; the damaged file is kept as { $aside }.
notice-damaged-new = { $file } was damaged and is begun anew. The damaged file is kept as { $aside }.
notice-damaged-stays = { $file } is damaged and cannot be moved. It is left alone, and nothing is saved in its place.
notice-newer = { $file } was written by a later version of the game. It is left alone, and nothing is saved in its place.
notice-full = The disk is full: the game goes on, but it is not saved.
notice-forbidden = The folder of the game cannot be written: the game goes on, but it is not saved.
notice-no-folder = There is no folder to save in: the game goes on, but it is not saved.
notice-other = Nothing can be saved ({ $why }). The game goes on.
notice-second-window = The game is open in another window, and that one saves. What is played here is not kept.
