//! The tutor in the driver, without a window: which plays he asks about, what waits meanwhile, and
//! that thinking again loses nothing.

use crate::common::driver::{Table, next_answer};
use crate::common::inside::Inside;
use electrum_dominoes::career::Tutor;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::layout::End;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};
use electrum_dominoes::nestor::judge::{Judged, Judging, Mark, NODES};
use electrum_dominoes::nestor::question::{Answer, Found, Kind};
use electrum_dominoes::seat::{Advice, Doubt, Habits, Hint, Input, SeatedPlayer};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::table::{HostOrder, TableHabits, Waiting, Wish};

const WATCHFUL: Habits = Habits {
    table: TableHabits {
        auto_ok: true,
        ok_each_step: false,
        forced: false,
        by_hand: false,
        pace: std::time::Duration::ZERO,
    },
    auto_draw: false,
    chooses_any: false,
    tutor: Tutor::Doubtful,
};

/// A target so low that a single play can decide the game.
fn short() -> Rules {
    Rules { target: 30, ..Preset::AllFives.rules(2).expect("a game for two") }
}

fn judged(game: &SeatedPlayer) -> Judged {
    Judging::new(game.view().seen.clone(), NODES).finish()
}

fn input(step: Move) -> Input {
    match step {
        Move::Play(bone, end) => Input::Put(bone, end),
        Move::Draw => Input::Draw,
        Move::Boom(bone) => Input::Destroy(bone),
        other => panic!("no person plays {other}"),
    }
}

/// A game with a play that gets at least this mark, and that play. The tutor is on from there.
fn tempted(mark: Mark, tutor: Tutor) -> (Table, Move) {
    for number in 0..40 {
        let mut table = Table::new(short(), number, Habits { tutor: Tutor::Off, ..WATCHFUL });
        table.settle();
        while table.game.view().waiting != Waiting::NewGame {
            if matches!(table.game.view().waiting, Waiting::You { .. }) {
                let judged = judged(&table.game);
                let marked = |step: Move| judged.of(step).and_then(|judgement| judgement.mark);
                let found = table.game.view().seen.legal().iter().find(|step| marked(*step) == Some(mark));
                if let Some(step) = found {
                    table.step(Input::Behave(Habits { tutor, ..WATCHFUL }));
                    return (table, step);
                }
            }
            table.go_on();
        }
    }
    panic!("no such play in forty games");
}

/// Everything in a game that a play could change.
fn stand(table: &Table) -> (Vec<Move>, Option<electrum_dominoes::engine::bone::Bone>, Waiting, bool, u64) {
    let (sitting, game) = (table.sitting(), &table.game);
    let record = sitting.session().record();
    let moves = record.hands.iter().flat_map(|hand| hand.moves.iter().copied()).collect();
    (moves, game.chosen(), game.view().waiting, game.view().past.undo.is_some(), game.view().change())
}

#[test]
fn the_tutor_asks_about_a_blunder_and_thinking_again_loses_nothing() {
    let (mut table, blunder) = tempted(Mark::Blunder, Tutor::Blunders);
    table.settle();
    let Move::Play(bone, end) = blunder else { panic!("{blunder} is no play") };
    table.step(Input::Choose(bone));
    let before = stand(&table);
    table.step(Input::Place(end));
    let Some(Doubt::Told { step, judgement, shown: false }) = table.game.doubt() else {
        panic!("he says nothing: {:?}", table.game.doubt())
    };
    assert_eq!((*step, judgement.mark), (blunder, Some(Mark::Blunder)));
    assert_eq!(stand(&table), before, "the play waits");
    // The second click of a double click does not confirm the play.
    table.step(Input::Put(bone, end));
    assert_eq!(stand(&table), before);
    table.step(Input::ShowBetter);
    assert!(matches!(table.game.doubt(), Some(Doubt::Told { shown: true, .. })));
    table.step(Input::LetGo);
    assert_eq!((table.game.doubt(), stand(&table)), (None, before), "the bone is still chosen");
    assert!(table.game.view().is_practice);
    table.step(Input::Place(end));
    table.step(Input::PlayAnyway);
    assert!(table.game.view().played().iter().any(|(played, _)| *played == bone));
    assert_eq!(table.game.doubt(), None);
}

#[test]
fn the_tutor_asks_from_the_chosen_mark_and_never_about_the_best_play() {
    let (mut table, bad) = tempted(Mark::Bad, Tutor::Blunders);
    table.settle();
    let best = judged(&table.game).candidates[0].step;
    for (tutor, asks) in [
        (Tutor::Off, false),
        (Tutor::Blunders, false),
        (Tutor::Bad, true),
        (Tutor::Doubtful, true),
        (Tutor::Always, true),
    ] {
        table.step(Input::Behave(Habits { tutor, ..WATCHFUL }));
        table.settle();
        table.step(input(bad));
        assert_eq!(table.game.doubt().is_some(), asks, "{tutor:?}");
        if !asks {
            table.step(Input::Wish(Wish::Undo));
        }
        table.step(Input::LetGo);
        table.settle();
    }
    let moment = table.game.view().change();
    table.step(input(best));
    assert!(
        table.game.doubt().is_none() && table.game.view().change() > moment,
        "he does not ask, even if set to always ask"
    );
}

#[test]
fn a_play_before_the_judgement_waits_and_can_be_dropped() {
    let (mut table, blunder) = tempted(Mark::Blunder, Tutor::Blunders);
    let before = stand(&table);
    table.step(input(blunder));
    assert!(matches!(table.game.doubt(), Some(Doubt::Looking(step)) if *step == blunder));
    table.step(Input::LetGo);
    assert_eq!((table.game.doubt(), stand(&table)), (None, before.clone()));
    table.step(input(blunder));
    table.settle();
    assert!(matches!(table.game.doubt(), Some(Doubt::Told { .. })));
    // The player makes another play instead.
    let best = judged(&table.game).candidates[0].step;
    table.step(input(best));
    assert_eq!(table.game.doubt(), None);
    assert_ne!(stand(&table), before);
}

#[test]
fn undo_redo_and_a_new_game_drop_the_waiting_play_and_a_late_answer_changes_nothing() {
    for leave in [
        Input::Wish(Wish::Undo).into(),
        TableInput::Order(HostOrder::NewGame(Some(3))),
        TableInput::Order(HostOrder::Restart),
        Input::Behave(Habits::default()).into(),
    ] {
        let (mut table, blunder) = tempted(Mark::Blunder, Tutor::Blunders);
        table.step(input(blunder));
        let answer = next_answer(&mut table.jobs).expect("he was asked");
        assert_eq!(answer.job.kind, Kind::Judge);
        table.step(leave.clone());
        let after = stand(&table);
        table.step(Input::Answer(answer));
        assert_eq!((table.game.doubt(), stand(&table)), (None, after), "{leave:?}");
        table.step(Input::PlayAnyway);
        assert!(table.game.doubt().is_none());
    }
}

/// The hint that was given.
fn advice(table: &Table) -> Advice {
    match table.game.hint() {
        Some(Hint::Given(advice)) => advice.clone(),
        other => panic!("no hint, but {other:?}"),
    }
}

#[test]
fn a_hint_shows_the_judgement_by_which_the_tutor_asks() {
    let (mut table, blunder) = tempted(Mark::Blunder, Tutor::Blunders);
    table.settle();
    table.step(Input::Hint);
    assert!(table.jobs.is_idle(), "the tutor has thought about this already");
    let advice = advice(&table);
    assert_eq!(advice.candidates, judged(&table.game).candidates);
    assert_eq!(advice.best, advice.candidates[0].step);
    table.step(input(blunder));
    let Some(Doubt::Told { judgement, .. }) = table.game.doubt() else { panic!("he says nothing") };
    assert!(advice.candidates.contains(&judgement.played) && judgement.best == advice.candidates[0]);
}

#[test]
fn a_hint_on_its_way_outlives_the_tutor_and_one_put_away_is_not_thought_out() {
    let (mut table, _) = tempted(Mark::Blunder, Tutor::Blunders);
    table.step(Input::Hint);
    table.step(Input::Behave(Habits { tutor: Tutor::Off, ..WATCHFUL }));
    table.settle();
    assert_eq!(advice(&table).candidates, judged(&table.game).candidates);
    let (mut table, _) = tempted(Mark::Blunder, Tutor::Off);
    table.step(Input::Hint);
    assert!(!table.jobs.is_idle());
    table.step(Input::PutHintAway);
    assert!(table.jobs.is_idle());
}

#[test]
fn a_play_is_made_if_its_judgement_fails() {
    let (mut table, blunder) = tempted(Mark::Blunder, Tutor::Blunders);
    let moment = table.game.view().change();
    table.step(input(blunder));
    let asked = next_answer(&mut table.jobs).expect("he was asked");
    table.step(Input::Answer(Answer { found: Found::Nothing, stumbled: true, ..asked }));
    assert!(table.game.doubt().is_none() && table.game.view().change() > moment);
}

#[test]
fn a_lead_that_waited_lies_where_the_player_put_it() {
    use electrum_dominoes::engine::layout::Way;
    let rules = Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..short() };
    let mut table = Table::new(rules, 5, Habits { tutor: Tutor::Always, ..WATCHFUL });
    let bone = table.game.view().hand().iter().last().expect("a hand");
    table.step(Input::Put(bone, End::Arm(Way::West)));
    assert!(matches!(table.game.doubt(), Some(Doubt::Looking(_))));
    table.settle();
    table.step(Input::PlayAnyway);
    assert!(table.game.view().led_west);
}

#[test]
fn every_game_for_two_can_be_played_with_the_tutor() {
    all_begin_with_the_tutor(|players| players == 2);
}

#[test]
fn every_game_for_three_and_four_can_be_played_with_the_tutor() {
    all_begin_with_the_tutor(|players| players > 2);
}

fn all_begin_with_the_tutor(is_wanted: impl Fn(usize) -> bool) {
    for preset in Preset::ALL {
        for rules in preset.players().filter(|&players| is_wanted(players)).flat_map(|players| preset.rules(players)) {
            let mut table = Table::new(rules, 9, Habits { tutor: Tutor::Always, ..WATCHFUL });
            table.settle();
            let mut turns = 0;
            while table.game.view().waiting != Waiting::NewGame && turns < 2 {
                turns += 1;
                table.go_on();
                if table.game.doubt().is_some() {
                    table.step(Input::PlayAnyway);
                    table.settle();
                }
                assert_eq!(table.game.doubt(), None);
            }
            assert!(turns == 2 || table.game.view().waiting == Waiting::NewGame, "{preset}");
        }
    }
}
