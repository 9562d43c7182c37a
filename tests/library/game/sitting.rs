//! Rules, seats and help over many games: when changes apply, and what counts as help.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, plain, read, rules, seated, sitting, step, text, until, yours};
use electrum_dominoes::engine::rules::{NextLead, Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::exercises::exercises;
use electrum_dominoes::record::Seating;
use electrum_dominoes::table::{Help, Hidden, NextGame, Sitting};

#[test]
fn a_lead_that_follows_from_the_last_game_is_no_change_of_the_rules() {
    let single = Rules { lead_next: NextLead::Winner, ..rules(Preset::DrawGame) };
    let mut sitting = seated(single, Level::Easy, 52);
    let mut chance = Chance(52);
    let mut worked_out = 0;
    for number in 0..12 {
        until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
        sitting.another_game(Some(number));
        worked_out += u32::from(sitting.state().rules().lead_first != single.lead_first);
        let again = read(&text(&sitting)).expect("what was written can be read");
        assert_eq!(again, sitting, "it is known after a restart");
    }
    assert_eq!(worked_out, 12, "the winner leads");
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
    assert!(!sitting.another_game(Some(54)).is_empty());
    assert_eq!(sitting.state().phase(), Phase::Playing);
}

#[test]
fn looking_is_help_only_if_something_is_hidden() {
    let mut sitting = plain(Preset::Draw);
    let mut chance = Chance(55);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    for at in [Hidden::Hands, Hidden::Boneyard] {
        sitting.note_help(Help::Looked(at));
        assert!(!sitting.is_practice(), "all bones lie open");
    }
    sitting.new_hand();
    for at in [Hidden::Hands, Hidden::Boneyard] {
        let mut looked = sitting.clone();
        looked.note_help(Help::Looked(at));
        assert!(looked.is_practice());
    }
    let drawn =
        |sitting: &Sitting| sitting.state().phase() == Phase::Playing && sitting.state().public().boneyard_len() == 0;
    while !drawn(&sitting) {
        step(&mut sitting, &mut chance);
        if sitting.state().phase() == Phase::GameOver {
            sitting = plain(Preset::Draw);
        }
    }
    sitting.note_help(Help::Looked(Hidden::Boneyard));
    assert!(!sitting.is_practice(), "there is nothing to see");
    sitting.note_help(Help::Looked(Hidden::Hands));
    assert!(sitting.is_practice());
}

#[test]
fn levels_apply_at_once_and_another_table_from_the_next_game() {
    let mut sitting = sitting(Preset::Muggins, 58);
    let mut chance = Chance(58);
    sitting.set_strengths(Seating::one_person([Level::Tough]));
    assert_eq!(*sitting.seating(), Seating::one_person([Level::Tough]));
    let three = Preset::Muggins.rules(3).expect("three can play it");
    let next = NextGame { rules: three, seating: Seating::one_person([Level::Brutal, Level::Easy]) };
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    assert_eq!(*sitting.seating(), Seating::one_person([Level::Tough]), "this game keeps its players");
    sitting.new_game(&next, Some(59));
    assert_eq!((sitting.seating(), sitting.state().rules().seats()), (&next.seating, 3));
    sitting.set_strengths(Seating::one_person([Level::Easy, Level::Easy]));
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.undo(), "back to the table of two");
    assert_eq!(*sitting.seating(), Seating::one_person([Level::Easy]), "levels stay after Undo");
    assert!(sitting.redo());
    assert_eq!(*sitting.seating(), Seating::one_person([Level::Easy, Level::Easy]));
}

#[test]
fn a_player_at_a_position_knows_what_its_seat_knew_and_can_make_the_best_play() {
    for exercise in exercises() {
        let mut sitting = Sitting::set_up(&exercise.seen, Level::Easy).expect("the exercise can be set up");
        let seen = sitting.observe(exercise.seen.seat());
        assert_eq!(seen.account().deeds, exercise.seen.account().deeds);
        assert!(seen.legal().iter().eq(exercise.seen.legal().iter()));
        assert_eq!(
            (seen.seat(), seen.hand(), sitting.current().clock()),
            (exercise.seen.seat(), exercise.seen.hand(), None)
        );
        sitting.play(exercise.best).expect("the best play is legal");
        let session = sitting.session();
        assert_eq!(session.record().replay().as_ref(), Ok(session), "the session agrees with its record");
    }
}
