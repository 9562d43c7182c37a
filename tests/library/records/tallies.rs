//! The tally: how games count, whatever Undo, Redo, Restore and Clear do.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, plain, read, rules, seen, sitting, step, text, until, win_or_lose, won, yours};
use crate::common::table::side;
use electrum_dominoes::career::summary::{Summary, met};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{Person, Seating, Sitter};
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
fn rules_chosen_for_the_next_hand_outlive_undo_and_the_program_and_make_a_game_of_several_none_of_them() {
    let mut sitting = plain(Preset::AllFives);
    let mut chance = Chance(29);
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().hand_number() == 1);
    let draw = Rules { target: 100, ..rules(Preset::Draw) };
    assert!(!sitting.change_rules(Rules { set: Set::Nine, ..draw }), "the bones stay for a whole game");
    assert!(!sitting.change_rules(Rules { single_hand: true, ..draw }), "and so does what is played for");
    assert!(sitting.change_rules(draw));
    step(&mut sitting, &mut chance);
    assert!(sitting.undo());
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.state().rules().fives, "this hand is played on as it began");
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() != Phase::Playing);
    let scores = |sitting: &Sitting| [0, 1].map(|number| sitting.state().score(side(number)));
    let before = scores(&sitting);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::Playing);
    assert_eq!((sitting.state().rules(), scores(&sitting)), (&draw, before));
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!(sitting.tally().lines()[0].game, None, "it counts as a game of house rules");
    let kept = sitting.kept_game("", jiff::Timestamp::UNIX_EPOCH);
    let summary = Summary::of(&kept).expect("a game that can be replayed");
    assert_eq!((summary.game(), &summary.rules), (None, &draw), "and the list says so too");
    assert_eq!(kept.record.hands.iter().filter(|hand| hand.rules.is_some()).count(), 1, "the record has it all");
}

#[test]
fn a_game_that_is_left_for_another_is_counted_nowhere() {
    // So many points nobody makes in a single hand.
    let long = Rules { target: 250, ..rules(Preset::AllFives) };
    let (mut sitting, _) = Sitting::new(long, Seating::one_person([Level::Easy]), None).expect("a game");
    let mut chance = Chance(24);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    sitting.another_game(None);
    assert!(sitting.tally().is_empty());
    assert!(sitting.undo());
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.another_game(None);
    assert_eq!(sitting.tally().total().games(), 1, "it was played to its end");
}

#[test]
fn a_game_on_time_that_is_left_after_a_hand_is_lost() {
    let rules = Rules { seconds: 300, target: 250, ..rules(Preset::AllFives) };
    let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a game");
    until(&mut sitting, &mut Chance(25), |sitting| sitting.state().phase() == Phase::HandOver);
    sitting.another_game(None);
    let total = sitting.tally().total();
    assert_eq!((total.lost, total.games()), (1, 1));
}

#[test]
fn a_game_with_other_people_counts_with_them_and_for_no_level() {
    let guest = Sitter::Person(Person::Guest("Ben".into()));
    let seating = Seating::new(&[Sitter::HOST, guest, Sitter::Nestor(Level::Easy)]).expect("two people");
    let rules = Preset::AllFivesPagat.rules(3).expect("three can play it");
    let (mut sitting, _) = Sitting::new(rules, seating, None).expect("a game");
    until(&mut sitting, &mut Chance(26), |sitting| sitting.state().phase() == Phase::GameOver);
    assert!(sitting.tally().is_empty());
    let game = Summary::of(&sitting.kept_game("", jiff::Timestamp::UNIX_EPOCH)).expect("a game");
    assert_eq!((game.line(), met([&game])[0].wins.games()), (None, 1));
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
fn undo_redo_and_restore_leave_every_game_as_it_ended_first() {
    let mut sitting = sitting(Preset::AllFives, 41);
    let mut chance = Chance(41);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    for games in 1..4 {
        assert_eq!(win_or_lose(&mut sitting, &mut chance), games);
        sitting.another_game(Some(u64::from(41 + games)));
    }
    let counted = won(sitting.tally());
    while sitting.undo() {
        assert_eq!(won(sitting.tally()), counted);
    }
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 3, "another end of the first game");
    assert_eq!(won(sitting.tally()), counted);
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert_eq!(won(sitting.tally()), counted, "after a restart of the program too");
    assert!(sitting.restore());
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 3, "and another one");
    assert_eq!(won(sitting.tally()), counted);
    while sitting.redo() {}
    assert_eq!(won(sitting.tally()), counted);
}

#[test]
fn a_cleared_tally_stays_cleared_whatever_is_restored() {
    let mut sitting = sitting(Preset::AllFives, 48);
    let mut chance = Chance(48);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 1);
    sitting.clear_tally();
    for games in 1..3 {
        sitting.another_game(Some(u64::from(48 + games)));
        assert_eq!(win_or_lose(&mut sitting, &mut chance), games);
    }
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.restore());
    assert_eq!(sitting.tally().total().games(), 2);
    assert_eq!(win_or_lose(&mut sitting, &mut chance), 2, "the preserved game counts in the tally before");
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
