//! The tally: how games count after Undo, Redo, Restore and Clear.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, plain, read, rules, seen, sitting, step, text, until, win_or_lose, won, yours};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{KeptGame, seating::Seating};
use electrum_dominoes::table::{Help, NextGame, Sitting};

/// Plays a game to its end, after this is done in its first hand. Returns the games counted since,
/// plain and practice.
fn play(sitting: &mut Sitting, chance: &mut Chance, before: impl Fn(&mut Sitting)) -> (u32, u32) {
    let earlier = sitting.tally().total();
    until(sitting, chance, yours);
    before(sitting);
    until(sitting, chance, |sitting| sitting.state().phase() == Phase::GameOver);
    let now = sitting.tally().total();
    (now.plain() - earlier.plain(), now.practice() - earlier.practice())
}

#[test]
fn practice_is_counted_apart() {
    let mut chance = Chance(21);
    let mut sitting = plain(Preset::Draw);
    assert_eq!(play(&mut sitting, &mut chance, |_| {}), (1, 0));
    sitting.another_game(None);
    assert_eq!(play(&mut sitting, &mut chance, |sitting| sitting.note_help(Help::Judged)), (0, 1));
    sitting.another_game(Some(4711));
    assert_eq!(play(&mut sitting, &mut chance, |_| {}), (0, 1), "its deals came from a number");
    sitting.another_game(None);
    assert!(!sitting.is_practice(), "a new game is plain");
    assert_eq!(play(&mut sitting, &mut chance, |_| {}), (1, 0));
    let (before, games) = (sitting.tally().total(), sitting.tally().total().games());
    assert!(sitting.undo() && sitting.redo());
    let after = sitting.tally().total();
    assert_eq!((after.plain(), after.games()), (before.plain(), games), "a plain game stays as it ended");
}

#[test]
fn a_finished_game_that_is_restored_counts_as_it_ended() {
    let mut chance = Chance(21);
    let mut sitting = plain(Preset::Draw);
    assert_eq!(play(&mut sitting, &mut chance, |_| {}), (1, 0));
    sitting.preserve();
    assert!(sitting.undo());
    step(&mut sitting, &mut chance);
    assert!(sitting.restore());
    assert_eq!(sitting.state().phase(), Phase::GameOver);
    let total = sitting.tally().total();
    assert_eq!((total.plain(), total.practice()), (1, 0));
}

#[test]
fn a_plain_end_that_is_restored_is_plain_whatever_end_came_after_it() {
    // The last play is made otherwise, and ends the game as well.
    let ended_twice = (0..400).filter(|number| {
        let mut chance = Chance(*number);
        let mut sitting = plain(Preset::DrawGame);
        until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
        sitting.preserve();
        assert!(sitting.undo());
        until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
        let is_other = sitting.is_practice();
        assert!(sitting.restore() && !sitting.is_practice());
        let total = sitting.tally().total();
        assert_eq!((total.plain(), total.practice()), (1, 0), "{number}");
        is_other
    });
    assert!(ended_twice.count() > 5);
}

#[test]
fn a_game_counts_for_the_lowest_level_that_played_in_it() {
    let mut sitting = plain(Preset::AllFives);
    let mut chance = Chance(23);
    sitting.set_strengths(Seating::one_person([Level::Beginner]));
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().hand_number() == 1);
    sitting.set_strengths(Seating::one_person([Level::Brutal]));
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!(sitting.tally().lines()[0].level, Level::Beginner);
    let kept = sitting.kept_game("", jiff::Timestamp::UNIX_EPOCH);
    assert_eq!(kept.played.seating, Seating::one_person([Level::Beginner]), "the list says so too");
    let sitting = read(&text(&sitting)).expect("what was written can be read");
    assert_eq!(sitting.kept_game("", jiff::Timestamp::UNIX_EPOCH).played.seating, kept.played.seating);
}

#[test]
fn hands_that_are_refused_before_a_move_are_counted_and_many_are_said() {
    let mut sitting = plain(Preset::Draw);
    let mut chance = Chance(24);
    for refused in 1..=4 {
        sitting.another_game(None);
        assert_eq!(sitting.refused(), refused);
    }
    assert!(sitting.undo() && sitting.refused() == 4, "this hand is taken up again, and the one after it refused");
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    let refused = |sitting: &Sitting| sitting.kept_game("", jiff::Timestamp::UNIX_EPOCH).played.refused;
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!((refused(&sitting), sitting.refused(), sitting.books().refused), (4, 0, 4));
    let game = sitting.kept_game("", jiff::Timestamp::UNIX_EPOCH);
    let text = game.to_text().expect("a game");
    assert!(text.contains("version: 5") && text.contains("refused: 4"), "{text}");
    assert_eq!(KeptGame::from_bytes(text.as_bytes()).as_ref(), Ok(&game));
    sitting.another_game(None);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!(refused(&sitting), 0, "it was the first hand");
}

#[test]
fn undo_brings_back_a_cleared_tally_and_leaves_the_game_as_it_is() {
    let mut sitting = sitting(Preset::Draw, 4);
    let mut chance = Chance(4);
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 2 && yours(sitting));
    let (tally, game, practice) = (sitting.tally().clone(), seen(sitting.state()), sitting.is_practice());
    sitting.clear_tally();
    assert!(sitting.tally().is_empty());
    assert_eq!(seen(sitting.state()), game);
    assert!(sitting.undo());
    assert_eq!((sitting.tally(), seen(sitting.state()), sitting.is_practice()), (&tally, game, practice));
    assert!(sitting.redo() && sitting.tally().is_empty());
}

#[test]
fn games_are_counted_under_their_kind_and_level() {
    let mut sitting = sitting(Preset::AllThrees, 9);
    let mut chance = Chance(9);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.set_strengths(Seating::one_person([Level::Tough]));
    // A game stays the same game when an option changes.
    let rules = Rules { hand: 5, ..rules(Preset::Draw) };
    sitting.new_game(&NextGame { rules, seating: Seating::one_person([Level::Tough]) }, None);
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
    let counted = |sitting: &Sitting| won(sitting.tally());
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
        winners.insert(won(sitting.tally()));
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
    old.clone().put_into(&mut fresh);
    assert_eq!(fresh.tally().total().games(), 1, "the game was lost, the tally was not");
    sitting.clear_tally();
    old.put_into(&mut sitting);
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
    newer.put_into(&mut sitting);
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
    later.put_into(&mut first);
    assert_eq!(first.tally().total().games(), 2);
    let most = format!("(changes:{},tally:[])", u64::MAX);
    ron::from_str::<electrum_dominoes::table::sitting::saved::SavedTally>(&most)
        .expect("a tally")
        .put_into(&mut sitting);
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
