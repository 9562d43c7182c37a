//! Undo, Redo, Preserve and Restore: where they lead over many games, and what they cannot bring
//! back.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, plain, read, rules, seated, seen, sitting, step, text, until, yours};
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{Seating, Sitter};
use electrum_dominoes::table::Sitting;

#[test]
fn undo_goes_back_play_by_play_past_hands_and_games_and_redo_comes_forward_again() {
    for preset in [Preset::Draw, Preset::Block, Preset::AllFives, Preset::AllFivesPalm, Preset::FivesAndThrees] {
        let mut sitting = sitting(preset, 11);
        let mut chance = Chance(preset as u64);
        let mut kept = Vec::new();
        while sitting.tally().total().games() < 3 {
            let before = seen(sitting.state());
            let own = yours(&sitting) && (sitting.state().legal().can_play() || sitting.state().legal().draw);
            step(&mut sitting, &mut chance);
            if own {
                kept.push(before);
            }
        }
        let (end, tally) = (seen(sitting.state()), sitting.tally().clone());
        let mut back = Vec::new();
        for before in kept.iter().rev() {
            assert!(sitting.undo());
            assert_eq!(seen(sitting.state()), *before);
            assert_eq!(*sitting.tally(), tally, "games that are over stay as they ended");
            back.push(sitting.state().reveal());
        }
        assert!(!sitting.undo(), "this is before the first play");
        for table in kept.into_iter().skip(1).chain([end]) {
            assert!(sitting.redo());
            assert_eq!(seen(sitting.state()), table);
        }
        assert!(!sitting.redo() && *sitting.tally() == tally);
    }
}

#[test]
fn a_new_move_ends_redo() {
    let mut sitting = sitting(Preset::Draw, 3);
    let mut chance = Chance(3);
    for _ in 0..2 {
        until(&mut sitting, &mut chance, yours);
        step(&mut sitting, &mut chance);
    }
    assert!(sitting.undo());
    until(&mut sitting, &mut chance, yours);
    step(&mut sitting, &mut chance);
    assert!(!sitting.redo());
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
    assert!(drawn.len() > 5, "sixty draws of {} bones found only {drawn:?}", sitting.state().public().boneyard_len());
    sitting.preserve();
    let order = sitting.state().reveal().boneyard;
    assert!((0..5).any(|_| sitting.restore() && sitting.state().reveal().boneyard != order), "Restore shuffles too");
}

#[test]
fn bones_drawn_before_stay_where_they_are() {
    let mut sitting = sitting(Preset::Draw, 5);
    let mut chance = Chance(5);
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().public().boneyard_len() == 9);
    step(&mut sitting, &mut chance);
    let mut places = Vec::new();
    while sitting.undo() {
        places.push(seen(sitting.state()));
        assert!(sitting.redo() && sitting.undo());
        assert_eq!(Some(&seen(sitting.state())), places.last());
    }
}

#[test]
fn a_preserved_game_can_be_restored_and_the_restore_undone() {
    let mut sitting = sitting(Preset::AllFives, 8);
    let mut chance = Chance(8);
    assert!(!sitting.restore());
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    sitting.preserve();
    let preserved = seen(sitting.state());
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 2 && yours(sitting));
    let later = seen(sitting.state());
    assert!(sitting.restore());
    assert_eq!(seen(sitting.state()), preserved);
    assert_eq!(sitting.tally().total().games(), 2, "both games stay as they ended");
    assert!(sitting.undo());
    assert_eq!(seen(sitting.state()), later);
    assert_eq!(sitting.tally().total().games(), 2);
    assert!(sitting.restore() && sitting.restore(), "it can be restored any number of times");
    assert_eq!(seen(sitting.state()), preserved);
}

#[test]
fn a_new_game_chosen_by_mistake_can_be_undone() {
    let mut sitting = plain(Preset::Draw);
    let mut chance = Chance(6);
    until(&mut sitting, &mut chance, |sitting| sitting.state().hand_number() == 1 && yours(sitting));
    assert!(sitting.current().is_under_way());
    let before = seen(sitting.state());
    sitting.another_game(None);
    assert!(!sitting.current().is_under_way());
    assert!(sitting.undo());
    assert_eq!(seen(sitting.state()), before);
    assert!(!sitting.is_practice(), "nothing was taken back");
}

#[test]
fn undo_stops_only_before_the_moves_of_people() {
    let three = Preset::AllFivesPagat.rules(3).expect("three can play it");
    let sitters = [Sitter::Nestor(Level::Easy), Sitter::HOST, Sitter::Nestor(Level::Easy)];
    let seating = Seating::new(&sitters).expect("three can sit");
    let mut sitting = Sitting::new(three, seating.clone(), Some(56)).expect("three can play it").0;
    let mut chance = Chance(56);
    let person = seating.host();
    let mut kept = 0;
    for _ in 0..60 {
        let state = sitting.state();
        let own = state.phase() == Phase::Playing && state.to_move() == person;
        kept += usize::from(own && (state.legal().can_play() || state.legal().draw));
        step(&mut sitting, &mut chance);
    }
    let mut undone = 0;
    while sitting.undo() {
        assert_eq!((sitting.state().phase(), sitting.state().to_move()), (Phase::Playing, person));
        undone += 1;
    }
    assert!(kept > 10 && undone == kept, "{undone} of {kept}");
    assert_eq!(*sitting.seating(), seating);
}

/// A timed game in which each of your turns takes a few seconds.
fn on_time() -> (Sitting, Chance) {
    let mut sitting = seated(Rules { seconds: 300, ..rules(Preset::AllFives) }, Level::Easy, 60);
    let mut chance = Chance(60);
    until(&mut sitting, &mut chance, yours);
    (sitting, chance)
}

fn tick(sitting: &mut Sitting, seconds: u16) {
    let left = sitting.state().public().seconds[Seat::FIRST.index()] - seconds;
    sitting.play(Move::Clock(Seat::FIRST, left)).expect("the clock can be read");
}

#[test]
fn time_already_used_does_not_come_back() {
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
    assert_eq!(sitting.state().public().seconds[Seat::FIRST.index()], 240);
    tick(&mut sitting, 15);
    assert!(sitting.redo() && moves(&sitting) >= made);
    assert_eq!(sitting.state().public().seconds[Seat::FIRST.index()], 225);
    while sitting.undo() {}
    assert_eq!(sitting.state().public().seconds[Seat::FIRST.index()], 225);
    let again = read(&text(&sitting)).expect("what was written can be read");
    assert_eq!(again.state().public().seconds[Seat::FIRST.index()], 225);

    let mut again = again;
    again.another_game(Some(61));
    assert_eq!(again.state().public().seconds[Seat::FIRST.index()], 300, "another game has its own time");
    tick(&mut again, 100);
    let mut again = read(&text(&again)).expect("what was written can be read");
    assert!(again.restore());
    assert_eq!(again.state().public().seconds[Seat::FIRST.index()], 225);
    assert!(again.undo());
    assert_eq!(again.state().public().seconds[Seat::FIRST.index()], 200);
    assert!(again.session().record().replay().is_ok(), "the record has all of it");
}

#[test]
fn undo_returns_to_a_game_lost_on_time_but_no_time_is_left() {
    let (mut sitting, mut chance) = on_time();
    step(&mut sitting, &mut chance);
    sitting.play(Move::Clock(Seat::FIRST, 0)).expect("time runs out");
    assert_eq!(sitting.state().phase(), Phase::GameOver);
    assert!(sitting.undo());
    assert_eq!((sitting.state().phase(), sitting.state().public().seconds[Seat::FIRST.index()]), (Phase::Playing, 1));
}
