//! Undo, Redo, Preserve, Restore and the tally, as a player meets them over many games.

use electrum_dominoes::engine::bone::{Bone, Seat, Side};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{NextLead, Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::session::saved::{MOST_STEPS, Saved};
use electrum_dominoes::session::sitting::Sitting;

/// Chance that is the same in every run.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

fn rules(preset: Preset) -> Rules {
    preset.rules(2).expect("two can play it")
}

fn sitting(preset: Preset, number: u64) -> Sitting {
    Sitting::new(rules(preset), Level::Easy, Some(number)).expect("named games can be played").0
}

/// Goes on by one step: a move by chance, the next hand or the next game.
fn step(sitting: &mut Sitting, chance: &mut Chance) {
    match sitting.state().phase() {
        Phase::Playing => {
            let step = sitting.state().legal().pick(chance.next()).expect("there is always something to do");
            sitting.play(step).expect("a legal move is accepted");
        }
        Phase::HandOver => assert!(!sitting.new_hand().is_empty()),
        Phase::GameOver => assert!(!sitting.new_game(Some(u64::from(chance.next()))).is_empty()),
    }
}

fn until(sitting: &mut Sitting, chance: &mut Chance, there: impl Fn(&Sitting) -> bool) {
    for _ in 0..20_000 {
        if there(sitting) {
            return;
        }
        step(sitting, chance);
    }
    panic!("it never came to that");
}

/// What a player sees of a game and what both hold: all but the order of the boneyard.
fn seen(state: &GameState) -> impl PartialEq + std::fmt::Debug + use<> {
    let revealed = state.reveal();
    let mut boneyard: Vec<Bone> = revealed.boneyard;
    boneyard.sort();
    let scores = [0, 1].map(|side| Side::new(side).map(|side| state.score(side)));
    (*state.table(), revealed.hands, boneyard, scores, state.to_move(), state.phase(), state.hand_number())
}

fn yours(sitting: &Sitting) -> bool {
    sitting.state().phase() == Phase::Playing && sitting.state().to_move() == Seat::FIRST
}

#[test]
fn undo_goes_back_play_by_play_past_hands_and_games_and_redo_comes_forward_again() {
    for preset in [Preset::Draw, Preset::Block, Preset::AllFives, Preset::AllFivesPalm, Preset::FivesAndThrees] {
        let mut sitting = sitting(preset, 11);
        let mut chance = Chance(preset as u64);
        let mut kept = Vec::new();
        while sitting.tally().total().games() < 3 {
            let before = (seen(sitting.state()), sitting.tally().clone());
            let own = yours(&sitting) && (sitting.state().legal().can_play() || sitting.state().legal().draw);
            step(&mut sitting, &mut chance);
            if own {
                kept.push(before);
            }
        }
        let end = (seen(sitting.state()), sitting.tally().clone());
        let mut back = Vec::new();
        for before in kept.iter().rev() {
            assert!(sitting.can_undo() && sitting.undo());
            assert_eq!((seen(sitting.state()), sitting.tally().clone()), *before);
            back.push(sitting.state().reveal());
        }
        assert!(!sitting.can_undo() && !sitting.undo(), "that was the first play of all");
        for before in kept.iter().skip(1).chain([&end]) {
            assert!(sitting.can_redo() && sitting.redo());
            assert_eq!((seen(sitting.state()), sitting.tally().clone()), *before);
        }
        assert!(!sitting.can_redo() && !sitting.redo());
    }
}

#[test]
fn something_new_ends_what_can_be_redone() {
    let mut sitting = sitting(Preset::Draw, 3);
    let mut chance = Chance(3);
    for _ in 0..2 {
        until(&mut sitting, &mut chance, yours);
        step(&mut sitting, &mut chance);
    }
    assert!(sitting.undo() && sitting.can_redo());
    until(&mut sitting, &mut chance, yours);
    step(&mut sitting, &mut chance);
    assert!(!sitting.can_redo());
}

#[test]
fn a_draw_tried_again_is_a_new_draw() {
    let mut sitting = sitting(Preset::AllFivesPalm, 1);
    let mut chance = Chance(1);
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().legal().draw);
    let hand = sitting.state().reveal().hands[0];
    let mut drawn = Vec::new();
    for _ in 0..60 {
        sitting.play(Move::Draw).expect("drawing is allowed");
        drawn.extend((sitting.state().reveal().hands[0] - hand).iter());
        assert!(sitting.undo());
        assert_eq!(sitting.state().reveal().hands[0], hand);
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 5, "sixty draws of {} bones found only {drawn:?}", sitting.state().boneyard_len());
    sitting.preserve();
    let order = sitting.state().reveal().boneyard;
    assert!((0..5).any(|_| sitting.restore() && sitting.state().reveal().boneyard != order), "Restore shuffles too");
}

#[test]
fn bones_that_were_drawn_before_stay_where_they_are() {
    let mut sitting = sitting(Preset::Draw, 5);
    let mut chance = Chance(5);
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().boneyard_len() == 9);
    step(&mut sitting, &mut chance);
    let mut places = Vec::new();
    while sitting.undo() {
        places.push(seen(sitting.state()));
        assert!(sitting.redo() && sitting.undo());
        assert_eq!(Some(&seen(sitting.state())), places.last());
    }
}

#[test]
fn a_preserved_game_can_be_restored_and_the_restoring_undone() {
    let mut sitting = sitting(Preset::AllFives, 8);
    let mut chance = Chance(8);
    assert!(!sitting.can_restore() && !sitting.restore());
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    sitting.preserve();
    let preserved = seen(sitting.state());
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 2 && yours(sitting));
    let later = seen(sitting.state());
    assert!(sitting.restore());
    assert_eq!(seen(sitting.state()), preserved);
    assert_eq!(sitting.tally().total().games(), 0, "the tally is part of the game");
    assert!(sitting.undo());
    assert_eq!(seen(sitting.state()), later);
    assert_eq!(sitting.tally().total().games(), 2);
    assert!(sitting.restore() && sitting.restore(), "it can be restored as often as wished");
    assert_eq!(seen(sitting.state()), preserved);
}

/// Plays on until the game is won by you, in games that start afresh when Nestor wins.
fn win(sitting: &mut Sitting, chance: &mut Chance, before: impl Fn(&mut Sitting)) -> u32 {
    for _ in 0..50 {
        let (won, helped) = (sitting.tally().total().you, sitting.tally().total().helped);
        until(sitting, chance, |sitting| sitting.state().phase() == Phase::Playing && yours(sitting));
        before(sitting);
        until(sitting, chance, |sitting| sitting.state().phase() == Phase::GameOver);
        let total = sitting.tally().total();
        let more = total.you - won;
        if more == 1 {
            return total.helped - helped;
        }
        assert_eq!(total.helped, helped, "only games that you won are counted as helped");
        sitting.new_game(None);
    }
    panic!("you never won");
}

#[test]
fn a_game_won_with_help_is_counted_and_counted_as_helped() {
    let mut chance = Chance(21);
    let mut sitting = sitting(Preset::Draw, 21);
    assert_eq!(win(&mut sitting, &mut chance, |_| {}), 0);
    sitting.new_game(None);
    assert_eq!(win(&mut sitting, &mut chance, Sitting::note_help), 1);
    sitting.new_game(None);
    let undo = |sitting: &mut Sitting| {
        let step = sitting.state().legal().nth(0).expect("there is something to do");
        sitting.play(step).expect("it is legal");
        assert!(sitting.undo());
    };
    assert_eq!(win(&mut sitting, &mut chance, undo), 1);
    sitting.new_game(None);
    let undo_and_redo = |sitting: &mut Sitting| {
        undo(sitting);
        assert!(sitting.redo());
    };
    assert_eq!(win(&mut sitting, &mut chance, undo_and_redo), 1);
    sitting.new_game(None);
    assert!(!sitting.helped(), "a new game is a new start");
}

#[test]
fn to_preserve_is_no_help_but_to_go_back_with_restore_is() {
    let mut sitting = sitting(Preset::Draw, 2);
    let mut chance = Chance(2);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    sitting.new_game(None);
    assert!(sitting.restore());
    assert!(!sitting.helped(), "nothing was played in it since");
    until(&mut sitting, &mut chance, yours);
    step(&mut sitting, &mut chance);
    assert!(sitting.restore());
    assert!(sitting.helped());
}

#[test]
fn a_tally_that_was_cleared_comes_back_with_undo_and_the_game_stays_as_it_is() {
    let mut sitting = sitting(Preset::Draw, 4);
    let mut chance = Chance(4);
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 2 && yours(sitting));
    let (tally, game, helped) = (sitting.tally().clone(), seen(sitting.state()), sitting.helped());
    sitting.clear_tally();
    assert!(sitting.tally().is_empty());
    assert_eq!(seen(sitting.state()), game);
    assert!(sitting.undo());
    assert_eq!((sitting.tally(), seen(sitting.state()), sitting.helped()), (&tally, game, helped));
    assert!(sitting.redo() && sitting.tally().is_empty());
}

#[test]
fn a_new_game_chosen_by_mistake_can_be_undone() {
    let mut sitting = sitting(Preset::Draw, 6);
    let mut chance = Chance(6);
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    assert!(sitting.is_under_way());
    let before = seen(sitting.state());
    sitting.new_game(None);
    assert!(!sitting.is_under_way());
    assert!(sitting.undo());
    assert_eq!(seen(sitting.state()), before);
    assert!(!sitting.helped(), "nothing was taken back");
}

#[test]
fn games_are_counted_under_their_kind_and_level() {
    let mut sitting = sitting(Preset::AllThrees, 9);
    let mut chance = Chance(9);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.set_level(Level::Tough);
    sitting.want_rules(Rules { hand: 5, ..rules(Preset::Draw) }).expect("five bones can be dealt");
    sitting.new_game(None);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    let lines: Vec<_> = sitting.tally().lines().iter().map(|line| (line.game, line.level)).collect();
    assert_eq!(lines, [(Some(Preset::AllThrees), Level::Easy), (None, Level::Tough)]);
}

#[test]
fn changed_rules_hold_from_the_next_hand_and_come_back_with_undo_and_redo() {
    let mut sitting = sitting(Preset::Draw, 16);
    let mut chance = Chance(16);
    until(&mut sitting, &mut chance, yours);
    step(&mut sitting, &mut chance);
    let score = |sitting: &Sitting| [0, 1].map(|side| Side::new(side).map_or(0, |side| sitting.state().score(side)));
    let wanted = Rules { hand: 5, lead_next: NextLead::Winner, ..rules(Preset::AllFives) };
    sitting.want_rules(wanted).expect("five bones can be dealt");
    assert_eq!(sitting.rules_to_come(), Some(&wanted));
    assert_eq!(*sitting.state().rules(), rules(Preset::Draw), "this hand is played as it was begun");
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    let before = score(&sitting);
    sitting.new_hand();
    assert_eq!((sitting.state().rules(), sitting.rules_to_come()), (&wanted, None));
    assert_eq!(before, score(&sitting), "and the scores stay");
    until(&mut sitting, &mut chance, yours);
    step(&mut sitting, &mut chance);
    let later = seen(sitting.state());
    while sitting.undo() {}
    assert_eq!(*sitting.state().rules(), rules(Preset::Draw));
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    while sitting.redo() {}
    assert_eq!(*sitting.state().rules(), wanted);
    assert!(seen(sitting.state()) == later);
}

fn text(sitting: &Sitting) -> String {
    ron::to_string(&sitting.saved()).expect("a sitting can always be written")
}

fn read(text: &str) -> Option<Sitting> {
    Sitting::load(ron::from_str::<Saved>(text).ok()?)
}

#[test]
fn all_of_it_outlives_the_program() {
    let mut sitting = sitting(Preset::AllFives, 10);
    let mut chance = Chance(10);
    sitting.preserve();
    for _ in 0..12 {
        for _ in 0..10 {
            step(&mut sitting, &mut chance);
        }
        for _ in 0..3 {
            sitting.undo();
        }
        sitting.redo();
        let mut again = read(&text(&sitting)).expect("what was written can be read");
        again.set_level(Level::Easy);
        assert_eq!(again, sitting);
    }
}

#[test]
fn the_tally_in_its_own_file_counts_only_if_it_is_the_newer() {
    let mut sitting = sitting(Preset::Draw, 12);
    let mut chance = Chance(12);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    let old = sitting.saved_tally();
    let mut fresh = self::sitting(Preset::Draw, 13);
    fresh.adopt_tally(old.clone());
    assert_eq!(fresh.tally().total().games(), 1, "the game was lost, the tally was not");
    sitting.clear_tally();
    sitting.adopt_tally(old);
    assert!(sitting.tally().is_empty());
}

#[test]
fn a_long_past_does_not_make_saving_slow() {
    let mut sitting = sitting(Preset::AllFives, 14);
    let mut chance = Chance(14);
    for _ in 0..3 * MOST_STEPS {
        until(&mut sitting, &mut chance, yours);
        if chance.next().is_multiple_of(4) {
            sitting.undo();
        } else {
            step(&mut sitting, &mut chance);
        }
    }
    let start = std::time::Instant::now();
    let saved = text(&sitting);
    let (packing, bytes) = (start.elapsed(), saved.len());
    let start = std::time::Instant::now();
    let mut again = read(&saved).expect("what was written can be read");
    println!("{bytes} bytes, packed in {packing:?}, read in {:?}", start.elapsed());
    assert!(bytes < 400_000, "{bytes} bytes");
    let mut steps = 0;
    while again.undo() {
        steps += 1;
    }
    assert_eq!(steps, MOST_STEPS);
}

#[test]
fn a_doctored_file_is_refused_or_can_be_played() {
    let mut sitting = sitting(Preset::AllFives, 15);
    let mut chance = Chance(15);
    sitting.preserve();
    for _ in 0..80 {
        step(&mut sitting, &mut chance);
    }
    sitting.undo();
    let whole = text(&sitting);
    assert!(whole.is_ascii());
    let mut refused = 0;
    for at in 0..whole.len() {
        for byte in [b'0', b'9', b',', b'e', b'-'] {
            let mut bytes = whole.clone().into_bytes();
            bytes[at] = byte;
            let doctored = String::from_utf8(bytes).expect("it is still text");
            match read(&doctored) {
                None => refused += 1,
                // Going anywhere in it is slow to try for each, and any place is as good as another.
                Some(mut odd) if at % 50 == 0 => {
                    while odd.undo() {}
                    while odd.redo() {}
                    odd.restore();
                    step(&mut odd, &mut chance);
                }
                Some(_) => {}
            }
        }
    }
    assert!(refused > 1000);
}
