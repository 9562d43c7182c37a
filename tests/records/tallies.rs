//! The tally: how games count after Undo, Redo, Restore and Clear.

use crate::common::sittings::{Chance, read, rules, seen, sitting, step, text, until, win_or_lose, yours};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::seating::Seating;
use electrum_dominoes::sitting::{Help, Sitting};

/// Plays until you win a game. After each game that Nestor wins, a new one starts.
fn win(sitting: &mut Sitting, chance: &mut Chance, before: impl Fn(&mut Sitting)) -> u32 {
    for _ in 0..50 {
        let (won, helped) = (sitting.tally().total().won, sitting.tally().total().helped);
        until(sitting, chance, |sitting| sitting.state().phase() == Phase::Playing && yours(sitting));
        before(sitting);
        until(sitting, chance, |sitting| sitting.state().phase() == Phase::GameOver);
        let total = sitting.tally().total();
        let more = total.won - won;
        if more == 1 {
            return total.helped - helped;
        }
        assert_eq!(total.helped, helped, "only games that you won count as helped");
        sitting.another_game(None);
    }
    panic!("you never won");
}

#[test]
fn a_game_won_with_help_counts_as_helped() {
    let mut chance = Chance(21);
    let mut sitting = sitting(Preset::Draw, 21);
    assert_eq!(win(&mut sitting, &mut chance, |_| {}), 0);
    sitting.another_game(None);
    assert_eq!(win(&mut sitting, &mut chance, |sitting| _ = sitting.note_help(Help::Judged)), 1);
    sitting.another_game(None);
    let undo = |sitting: &mut Sitting| {
        let step = sitting.state().legal().nth(0).expect("there is a legal move");
        sitting.play(step).expect("the move is legal");
        assert!(sitting.undo());
    };
    assert_eq!(win(&mut sitting, &mut chance, undo), 1);
    sitting.another_game(None);
    let undo_and_redo = |sitting: &mut Sitting| {
        undo(sitting);
        assert!(sitting.redo());
    };
    assert_eq!(win(&mut sitting, &mut chance, undo_and_redo), 1);
    sitting.another_game(None);
    assert!(!sitting.helped(), "a new game has had no help");
    assert_eq!(win(&mut sitting, &mut chance, |_| {}), 0);
    let helped = sitting.tally().total().helped;
    assert!(sitting.undo() && sitting.redo());
    assert_eq!(sitting.tally().total().helped, helped + 1, "the end was taken back once before it came back");
}

#[test]
fn a_won_game_counts_as_helped_if_it_continued_before_restore() {
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
    assert_eq!((total.won, total.helped), (won.won, won.helped + 1));
}

#[test]
fn undo_brings_back_a_cleared_tally_and_leaves_the_game_as_it_is() {
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
fn games_are_counted_under_their_kind_and_level() {
    let mut sitting = sitting(Preset::AllThrees, 9);
    let mut chance = Chance(9);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.set_strengths(Seating::one_person([Level::Tough]));
    // A game stays the same game when an option changes.
    sitting.want_rules(Rules { hand: 5, ..rules(Preset::Draw) }).expect("five bones can be dealt");
    sitting.another_game(None);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    let lines: Vec<_> = sitting.tally().lines().iter().map(|line| (line.game, line.level)).collect();
    assert_eq!(lines, [(Some(Preset::Draw), Level::Tough), (Some(Preset::AllThrees), Level::Easy)]);
}

#[test]
fn undo_takes_the_win_of_its_game_out_of_the_tally_and_redo_puts_it_back() {
    let mut sitting = sitting(Preset::AllFives, 41);
    let mut chance = Chance(41);
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 1);
    sitting.another_game(Some(42));
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2);
    // A win counts as helped once a move was taken back, even if the move is made again.
    let counted = |sitting: &Sitting| (sitting.tally().total().won, sitting.tally().total().lost);
    let both = counted(&sitting);
    assert!(sitting.undo());
    assert_eq!(sitting.tally().total().games(), 1, "the second game is no longer over");
    let mut again = read(&text(&sitting)).expect("what was written can be read");
    assert!(again.redo() && counted(&again) == both, "after a restart of the program too");
    while sitting.state().result().is_none() && sitting.tally().total().games() == 1 {
        assert!(sitting.undo(), "past the start of the second game");
    }
    assert!(sitting.tally().is_empty(), "now the first is taken back too");
    while sitting.redo() {}
    assert_eq!(counted(&sitting), both);
}

#[test]
fn a_game_that_ends_differently_after_undo_counts_once_and_as_it_ended_last() {
    let mut sitting = sitting(Preset::AllFives, 43);
    let mut chance = Chance(43);
    let mut winners = std::collections::BTreeSet::new();
    // Undo shuffles by chance what has not been drawn, so how soon the other wins is not known.
    for _ in 0..5000 {
        assert_eq!(win_or_lose(&mut sitting, &mut chance), 1, "it is always the same game");
        winners.insert(sitting.tally().total().won);
        for _ in 0..8 {
            sitting.undo();
        }
        assert!(sitting.tally().is_empty());
        if winners.len() == 2 {
            return;
        }
    }
    panic!("one side always won it");
}

#[test]
fn restore_takes_back_the_result_of_its_own_game_and_leaves_all_others() {
    let mut sitting = sitting(Preset::AllFives, 44);
    let mut chance = Chance(44);
    win_or_lose(&mut sitting, &mut chance);
    sitting.another_game(Some(45));
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    sitting.preserve();
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2);
    for number in 46..48 {
        sitting.another_game(Some(number));
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
    assert_eq!(sitting.tally().total().games(), 3, "a second Restore changes nothing");
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 4, "and the game counts again when it is over");
}

#[test]
fn restore_brings_back_a_cleared_tally_without_the_result_of_its_own_game() {
    let mut sitting = sitting(Preset::AllFives, 50);
    let mut chance = Chance(50);
    win_or_lose(&mut sitting, &mut chance);
    let (first, era) = (sitting.tally().clone(), sitting.era());
    sitting.another_game(Some(51));
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2);
    sitting.clear_tally();
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.restore());
    assert_eq!((sitting.tally(), sitting.era()), (&first, era), "its own game continues");
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.undo() && sitting.tally().is_empty());
    assert!(sitting.redo());
    assert_eq!(sitting.tally(), &first);
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2, "and it counts once");
}

#[test]
fn a_game_preserved_before_the_tally_was_cleared_takes_nothing_out_of_the_new_one() {
    let mut sitting = sitting(Preset::AllFives, 48);
    let mut chance = Chance(48);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 1);
    sitting.clear_tally();
    sitting.another_game(Some(49));
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
fn the_tally_in_its_own_file_counts_only_if_it_is_newer() {
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
    assert_eq!(sitting.tally().total().games(), 4, "it is no longer known which win came from which game");
}

#[test]
fn a_file_with_an_impossible_number_of_changes_does_not_block_later_files() {
    let mut sitting = sitting(Preset::Draw, 12);
    let mut chance = Chance(12);
    let doctored = text(&sitting).replacen("changes:0", &format!("changes:{}", u64::MAX), 1);
    let mut again = read(&doctored).expect("the file can be read");
    until(&mut again, &mut chance, |sitting| sitting.tally().total().games() == 2);
    let later = again.saved_tally();
    let mut first = read(&doctored).expect("the file can be read");
    first.adopt_tally(later);
    assert_eq!(first.tally().total().games(), 2);
    let most = format!("(changes:{},tally:[])", u64::MAX);
    sitting.adopt_tally(ron::from_str(&most).expect("a tally"));
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!(sitting.tally().total().games(), 1);
}

#[test]
fn a_win_at_a_larger_table_counts_against_the_strongest_opponent() {
    for (players, partners, levels, counted) in [
        (3, false, [Level::Easy, Level::Tough, Level::Beginner], Level::Tough),
        (4, true, [Level::Easy, Level::Brutal, Level::Tough], Level::Tough),
        (4, false, [Level::Easy, Level::Brutal, Level::Tough], Level::Brutal),
    ] {
        let pagat = Preset::Muggins.rules(players).expect("this number of players can play it");
        let table = Rules { partners, ..pagat };
        let seating = Seating::one_person(levels.into_iter().take(players - 1));
        let mut sitting = Sitting::new(table, seating, Some(57)).expect("this number of players can play it").0;
        win_or_lose(&mut sitting, &mut Chance(57));
        assert_eq!(sitting.tally().lines()[0].level, counted);
    }
}
