//! Undo, Redo, Preserve, Restore and the tally, as a player meets them over many games.

use electrum_dominoes::engine::bone::{Bone, Seat, Side};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{FirstLead, NextLead, Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::session::saved::{MOST_STEPS, Saved};
use electrum_dominoes::session::seating::{Seating, Sitter};
use electrum_dominoes::session::sitting::{Hidden, Sitting};
use electrum_dominoes::session::tally::Tally;

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
    seated(rules(preset), Level::Easy, number)
}

/// A table at which you sit on the first seat and Nestors of this level on the others.
fn seated(rules: Rules, level: Level, number: u64) -> Sitting {
    Sitting::new(rules, Seating::one_human([level]), Some(number)).expect("these rules can be played").0
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

/// How many games each has won, whether with help or without.
fn won(tally: &Tally) -> Vec<(Option<Preset>, Level, u32, u32)> {
    tally.lines().iter().map(|line| (line.game, line.level, line.wins.you, line.wins.nestor)).collect()
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
        for (table, tally) in kept.into_iter().skip(1).chain([end]) {
            assert!(sitting.can_redo() && sitting.redo());
            assert_eq!((seen(sitting.state()), won(sitting.tally())), (table, won(&tally)));
        }
        assert!(!sitting.can_redo() && !sitting.redo());
        let total = sitting.tally().total();
        assert_eq!(total.helped, total.you, "all of these games were won after Undo");
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
    assert_eq!(sitting.tally().total().games(), 1, "what came of this game is taken back, and the other one stays");
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
    assert_eq!(win(&mut sitting, &mut chance, |_| {}), 0);
    let helped = sitting.tally().total().helped;
    assert!(sitting.undo() && sitting.redo());
    assert_eq!(sitting.tally().total().helped, helped + 1, "the end that stands again was taken back once");
}

#[test]
fn a_game_that_was_won_counts_as_helped_when_it_is_restored_after_it_was_played_on() {
    let mut chance = Chance(21);
    let mut sitting = sitting(Preset::Draw, 21);
    assert_eq!(win(&mut sitting, &mut chance, |_| {}), 0);
    let won = sitting.tally().total();
    sitting.preserve();
    assert!(sitting.undo());
    step(&mut sitting, &mut chance);
    assert!(sitting.restore());
    assert_eq!(sitting.state().phase(), Phase::GameOver);
    let total = sitting.tally().total();
    assert_eq!((total.you, total.helped), (won.you, won.helped + 1));
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
    sitting.set_seating(Seating::one_human([Level::Tough]));
    // A game stays the game it is when an option changes.
    sitting.want_rules(Rules { hand: 5, ..rules(Preset::Draw) }).expect("five bones can be dealt");
    sitting.new_game(None);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    let lines: Vec<_> = sitting.tally().lines().iter().map(|line| (line.game, line.level)).collect();
    assert_eq!(lines, [(Some(Preset::Draw), Level::Tough), (Some(Preset::AllThrees), Level::Easy)]);
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
        let again = read(&text(&sitting)).expect("what was written can be read");
        assert_eq!(again, sitting);
        assert_eq!(text(&again), text(&sitting), "nothing has changed, so nothing need be written");
    }
}

#[test]
fn a_long_sitting_is_written_the_same_after_it_was_read() {
    let mut sitting = sitting(Preset::FivesAndThrees, 31);
    let mut chance = Chance(31);
    for turn in 0..1500 {
        match chance.next() % 40 {
            0 => sitting.preserve(),
            1 => _ = sitting.restore(),
            2 => sitting.clear_tally(),
            3..=6 => _ = sitting.undo(),
            7 => _ = sitting.redo(),
            8 => _ = sitting.new_game(Some(turn)),
            _ => step(&mut sitting, &mut chance),
        }
        if turn % 50 == 0 {
            let again = read(&text(&sitting)).expect("what was written can be read");
            assert_eq!(text(&again), text(&sitting), "turn {turn}");
            assert_eq!((again.tally(), again.state()), (sitting.tally(), sitting.state()));
        }
    }
}

/// Plays until a game is over and somebody has won it. Returns how many games are counted then.
fn win_or_lose(sitting: &mut Sitting, chance: &mut Chance) -> u32 {
    until(sitting, chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.tally().total().games()
}

#[test]
fn undo_takes_the_win_of_its_game_out_of_the_tally_and_redo_puts_it_back() {
    let mut sitting = sitting(Preset::AllFives, 41);
    let mut chance = Chance(41);
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 1);
    sitting.new_game(Some(42));
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2);
    let both = sitting.tally().clone();
    assert!(sitting.undo());
    assert_eq!(sitting.tally().total().games(), 1, "the second game is not over any more");
    let mut again = read(&text(&sitting)).expect("what was written can be read");
    assert!(again.redo() && *again.tally() == both, "after a new start as well");
    while sitting.state().result().is_none() && sitting.tally().total().games() == 1 {
        assert!(sitting.undo(), "past the start of the second game");
    }
    assert!(sitting.tally().is_empty(), "now the first is taken back too");
    while sitting.redo() {}
    assert_eq!(*sitting.tally(), both);
}

#[test]
fn a_game_that_ends_otherwise_after_undo_counts_once_and_as_it_ended_last() {
    let mut sitting = sitting(Preset::AllFives, 43);
    let mut chance = Chance(43);
    let mut winners = std::collections::BTreeSet::new();
    for _ in 0..60 {
        assert_eq!(win_or_lose(&mut sitting, &mut chance), 1, "it is always the same game");
        winners.insert(sitting.tally().total().you);
        for _ in 0..8 {
            sitting.undo();
        }
        assert!(sitting.tally().is_empty());
    }
    assert_eq!(winners.len(), 2, "both have won it");
}

#[test]
fn restore_takes_back_what_came_of_its_own_game_and_leaves_all_others() {
    let mut sitting = sitting(Preset::AllFives, 44);
    let mut chance = Chance(44);
    win_or_lose(&mut sitting, &mut chance);
    sitting.new_game(Some(45));
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    sitting.preserve();
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2);
    for number in 46..48 {
        sitting.new_game(Some(number));
        win_or_lose(&mut sitting, &mut chance);
    }
    let all = sitting.tally().clone();
    assert_eq!(all.total().games(), 4);
    assert!(sitting.restore());
    assert_eq!(sitting.tally().total().games(), 3);
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.undo());
    assert_eq!(*sitting.tally(), all, "Undo takes the Restore back");
    assert!(sitting.redo() && sitting.restore());
    assert_eq!(sitting.tally().total().games(), 3, "twice is no more than once");
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 4, "and the game counts again when it is over");
}

#[test]
fn a_game_preserved_before_the_tally_was_cleared_takes_nothing_out_of_the_new_one() {
    let mut sitting = sitting(Preset::AllFives, 48);
    let mut chance = Chance(48);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 1);
    sitting.clear_tally();
    sitting.new_game(Some(49));
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 1);
    assert!(sitting.restore());
    assert_eq!(sitting.tally().total().games(), 1);
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2);
    while sitting.undo() {}
    assert!(sitting.tally().is_empty());
    while sitting.redo() {}
    assert_eq!(sitting.tally().total().games(), 2);
}

#[test]
fn results_outlive_a_past_that_is_too_long_to_be_kept() {
    let mut sitting = sitting(Preset::Draw, 50);
    let mut chance = Chance(50);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 25);
    let before = sitting.tally().clone();
    let mut again = read(&text(&sitting)).expect("what was written can be read");
    assert_eq!(*again.tally(), before);
    while again.undo() {}
    assert!((1..25).contains(&again.tally().total().games()), "{:?}", again.tally());
    while again.redo() {}
    assert_eq!(won(again.tally()), won(&before));
    assert!(again.restore());
    assert_eq!(again.tally().total().games(), 24, "the preserved game is known though it was long ago");
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
fn a_tally_taken_over_from_its_file_is_not_lost_by_undo() {
    let mut sitting = sitting(Preset::Draw, 12);
    let mut chance = Chance(12);
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 1 && yours(sitting));
    let old = read(&text(&sitting)).expect("what was written can be read");
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 4);
    let newer = sitting.saved_tally();
    let mut sitting = old;
    sitting.adopt_tally(newer);
    assert_eq!(sitting.tally().total().games(), 4);
    while sitting.undo() {}
    assert_eq!(sitting.tally().total().games(), 4, "nobody knows any more which of them came from which game");
}

#[test]
fn a_file_that_claims_more_changes_than_there_can_be_keeps_no_later_one_from_counting() {
    let mut sitting = sitting(Preset::Draw, 12);
    let mut chance = Chance(12);
    let doctored = text(&sitting).replacen("changes:0", &format!("changes:{}", u64::MAX), 1);
    let mut again = read(&doctored).expect("it can be read");
    until(&mut again, &mut chance, |sitting| sitting.tally().total().games() == 2);
    let later = again.saved_tally();
    let mut first = read(&doctored).expect("it can be read");
    first.adopt_tally(later);
    assert_eq!(first.tally().total().games(), 2);
    let most = format!("(changes:{},tally:[])", u64::MAX);
    sitting.adopt_tally(ron::from_str(&most).expect("a tally"));
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!(sitting.tally().total().games(), 1);
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

#[test]
fn a_first_lead_that_is_changed_alone_is_said_and_holds_from_the_next_hand() {
    let start = Rules { lead_first: FirstLead::Doublet, lead_next: NextLead::Winner, ..rules(Preset::Draw) };
    let mut sitting = seated(start, Level::Easy, 51);
    let mut chance = Chance(51);
    let wanted = Rules { lead_first: FirstLead::Seat(1), ..start };
    sitting.want_rules(wanted).expect("seat 1 can lead");
    assert_eq!(sitting.rules_to_come(), Some(&wanted));
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    sitting.new_hand();
    assert_eq!((sitting.state().rules(), sitting.rules_to_come()), (&wanted, None));
    sitting.undo();
    assert_eq!(sitting.rules_to_come(), Some(&wanted), "back in the hand before it is to come again");
    sitting.redo();
    assert_eq!(sitting.rules_to_come(), None);
}

#[test]
fn a_lead_worked_out_from_the_last_game_is_no_change_of_the_rules() {
    let single = Rules { lead_next: NextLead::Winner, ..rules(Preset::DrawGame) };
    let mut sitting = seated(single, Level::Easy, 52);
    let mut chance = Chance(52);
    let mut worked_out = 0;
    for number in 0..12 {
        until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
        sitting.new_game(Some(number));
        worked_out += u32::from(sitting.state().rules().lead_first != single.lead_first);
        assert_eq!(sitting.rules_to_come(), None);
        let again = read(&text(&sitting)).expect("what was written can be read");
        assert_eq!(again, sitting, "and it is known after a new start");
    }
    assert_eq!(worked_out, 12, "the winner leads");
    let wanted = Rules { lead_first: FirstLead::Doublet, ..single };
    sitting.want_rules(wanted).expect("it can be played");
    assert_eq!(sitting.rules_to_come(), Some(&wanted));
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.new_game(Some(99));
    assert_eq!(sitting.rules_to_come(), None);
}

#[test]
fn a_new_game_begins_though_the_winner_of_the_last_cannot_lead_it() {
    let firecrackers = rules(Preset::Firecrackers);
    let single = Rules { single_hand: true, seconds: 0, lead_next: NextLead::Winner, ..firecrackers };
    let mut sitting = seated(single, Level::Easy, 53);
    let mut chance = Chance(53);
    until(&mut sitting, &mut chance, |sitting| {
        sitting.state().result().is_some_and(|end| end.winner.is_some_and(|side| side.index() == 1))
    });
    assert!(!sitting.new_game(Some(54)).is_empty());
    assert_eq!(sitting.state().phase(), Phase::Playing);
}

#[test]
fn to_look_is_help_only_at_what_lies_hidden() {
    let mut sitting = sitting(Preset::Draw, 55);
    let mut chance = Chance(55);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    for at in [Hidden::Hands, Hidden::Boneyard] {
        sitting.note_look(at);
        assert!(!sitting.helped(), "all bones lie open");
    }
    sitting.new_hand();
    for at in [Hidden::Hands, Hidden::Boneyard] {
        let mut looked = sitting.clone();
        looked.note_look(at);
        assert!(looked.helped());
    }
    until(&mut sitting, &mut chance, |sitting| {
        sitting.state().phase() == Phase::Playing && sitting.state().boneyard_len() == 0
    });
    sitting.note_look(Hidden::Boneyard);
    assert!(!sitting.helped(), "there is nothing to see");
    sitting.note_look(Hidden::Hands);
    assert!(sitting.helped());
}

#[test]
fn a_game_is_kept_before_the_moves_of_whoever_is_a_person_and_of_nobody_else() {
    let three = Preset::AllFivesPagat.rules(3).expect("three can play it");
    let sitters = [Sitter::Nestor(Level::Easy), Sitter::Human, Sitter::Nestor(Level::Easy)];
    let seating = Seating::new(&sitters).expect("three can sit");
    let mut sitting = Sitting::new(three, seating.clone(), Some(56)).expect("three can play it").0;
    let mut chance = Chance(56);
    let person = seating.human();
    let mut kept = 0;
    for _ in 0..60 {
        let state = sitting.state();
        let own = state.phase() == Phase::Playing && state.to_move() == person;
        kept += usize::from(own && (state.legal().can_play() || state.legal().draw));
        step(&mut sitting, &mut chance);
    }
    assert_eq!(sitting.observe().seat(), person);
    let mut undone = 0;
    while sitting.undo() {
        assert_eq!((sitting.state().phase(), sitting.state().to_move()), (Phase::Playing, person));
        undone += 1;
    }
    assert!(kept > 10 && undone == kept, "{undone} of {kept}");
    assert_eq!(*sitting.seating(), seating);
}

#[test]
fn a_win_of_a_table_is_counted_against_the_strongest_opponent() {
    for (players, partners, levels, counted) in [
        (3, false, [Level::Easy, Level::Tough, Level::Beginner], Level::Tough),
        (4, true, [Level::Easy, Level::Brutal, Level::Tough], Level::Tough),
        (4, false, [Level::Easy, Level::Brutal, Level::Tough], Level::Brutal),
    ] {
        let pagat = Preset::Muggins.rules(players).expect("they can play it");
        let table = Rules { partners, ..pagat };
        let seating = Seating::one_human(levels.into_iter().take(players - 1));
        let mut sitting = Sitting::new(table, seating, Some(57)).expect("they can play it").0;
        win_or_lose(&mut sitting, &mut Chance(57));
        assert_eq!(sitting.tally().lines()[0].level, counted);
    }
}

#[test]
fn strengths_hold_at_once_and_another_table_from_the_next_game() {
    let mut sitting = sitting(Preset::Muggins, 58);
    let mut chance = Chance(58);
    sitting.set_levels(&[Level::Tough]);
    assert_eq!(*sitting.seating(), Seating::one_human([Level::Tough]));
    let three = Preset::Muggins.rules(3).expect("three can play it");
    let wanted = Seating::one_human([Level::Brutal, Level::Easy]);
    sitting.want_rules(three).expect("three can play it");
    sitting.set_seating(wanted.clone());
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    assert_eq!(*sitting.seating(), Seating::one_human([Level::Tough]), "this game goes on as it was begun");
    assert_eq!((sitting.state().rules().seats(), sitting.rules_to_come()), (2, Some(&three)));
    sitting.new_game(Some(59));
    assert_eq!((sitting.seating(), sitting.state().rules().seats()), (&wanted, 3));
    sitting.set_levels(&[Level::Easy]);
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.undo(), "back to the table of two");
    assert_eq!(*sitting.seating(), Seating::one_human([Level::Tough]));
    assert!(sitting.redo());
    assert_eq!(*sitting.seating(), Seating::one_human([Level::Easy, Level::Easy]));
}

/// A game on time in which each turn of yours takes some seconds.
fn on_time() -> (Sitting, Chance) {
    let mut sitting = seated(Rules { seconds: 300, ..rules(Preset::AllFives) }, Level::Easy, 60);
    let mut chance = Chance(60);
    until(&mut sitting, &mut chance, yours);
    (sitting, chance)
}

fn tick(sitting: &mut Sitting, seconds: u16) {
    let left = sitting.state().seconds() - seconds;
    sitting.play(Move::Clock(left)).expect("the clock can be read");
}

#[test]
fn time_that_has_passed_does_not_come_back() {
    let (mut sitting, mut chance) = on_time();
    sitting.preserve();
    for _ in 0..3 {
        tick(&mut sitting, 20);
        step(&mut sitting, &mut chance);
        until(&mut sitting, &mut chance, yours);
    }
    let moves = |sitting: &Sitting| sitting.session().record().hands.iter().map(|hand| hand.moves.len()).sum::<usize>();
    let made = moves(&sitting);
    assert!(sitting.undo() && moves(&sitting) < made);
    assert_eq!(sitting.state().seconds(), 240);
    tick(&mut sitting, 15);
    assert!(sitting.redo() && moves(&sitting) >= made);
    assert_eq!(sitting.state().seconds(), 225);
    while sitting.undo() {}
    assert_eq!(sitting.state().seconds(), 225);
    let again = read(&text(&sitting)).expect("what was written can be read");
    assert_eq!(again.state().seconds(), 225);

    let mut again = again;
    again.new_game(Some(61));
    assert_eq!(again.state().seconds(), 300, "another game has its own time");
    tick(&mut again, 100);
    let mut again = read(&text(&again)).expect("what was written can be read");
    assert!(again.restore());
    assert_eq!(again.state().seconds(), 225);
    assert!(again.undo());
    assert_eq!(again.state().seconds(), 200);
    assert!(again.session().record().replay().is_ok(), "it is all in the record");
}

#[test]
fn a_game_lost_on_time_can_be_gone_back_to_but_has_no_time_left() {
    let (mut sitting, mut chance) = on_time();
    step(&mut sitting, &mut chance);
    sitting.play(Move::Clock(0)).expect("time runs out");
    assert_eq!(sitting.state().phase(), Phase::GameOver);
    assert!(sitting.undo());
    assert_eq!((sitting.state().phase(), sitting.state().seconds()), (Phase::Playing, 1));
}
