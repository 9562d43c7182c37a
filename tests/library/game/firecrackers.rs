//! Firecrackers as the driver handles them, and what ends a game with them.

use crate::common::driver::{Table, next_answer};
use crate::common::inside::Inside;
use crate::common::sittings::won;
use crate::common::sittings::{Chance, seated, step};
use crate::game::clock::{SECOND, rules, table};
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::event::{Event, GameEndReason, ScoreReason};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{BonesLeft, Exact, Rules, Winning};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::seat::{Habits, Input, Note, SeatedPlayer};
use electrum_dominoes::table::sitting::saved::Saved;
use electrum_dominoes::table::{Refusal, TableHabits, Waiting, Wish};
use std::time::Duration;

#[test]
fn the_outlook_of_a_firecracker_shows_only_points_that_the_target_allows_and_none_after_a_win() {
    let (mut refused, mut won) = (0, 0);
    for number in 0..300 {
        let (target, exact) = if number % 2 == 0 { (8, Exact::On) } else { (10, Exact::Off) };
        let finish = Winning { exact, ..Rules::DRAW.finish };
        let rules = Rules { target, finish, bones_left: BonesLeft::Pips, seconds: 0, ..rules() };
        let (mut chance, mut sitting) = (Chance(number), seated(rules, Level::Easy, number));
        for _ in 0..300 {
            let before = *sitting.state();
            if before.phase() == Phase::Playing && before.to_move() == Seat::FIRST && !before.legal().can_play() {
                let again = Saved::load(sitting.saved()).expect("it can be played");
                let game = Table::of(again, Vec::new(), number, Habits::default()).game;
                assert_eq!(game.view().targets(), before.legal().booms);
                for bone in game.view().targets() {
                    let mut after = before;
                    let events = after.play(Move::Boom(bone)).expect("it may be destroyed");
                    let side = rules.side(Seat::FIRST);
                    let told = game.view().outlook_without(bone).map(|outlook| i16::from(outlook.points));
                    assert_eq!(told, Some(after.score(side) - before.score(side)), "{bone} in game {number}");
                    refused += usize::from(events.iter().any(|event| {
                        matches!(event, Event::Scored { why: ScoreReason::Unblocked, counted: false, .. })
                    }));
                    let opens = !game.view().hand().is_disjoint(after.layout().fitting());
                    let won_by_count = matches!(events[..], [_, Event::Scored { .. }, Event::GameEnded(_)]);
                    won += usize::from(opens && won_by_count);
                }
            }
            step(&mut sitting, &mut chance);
        }
    }
    assert!(refused > 10 && won > 10, "{refused} {won}");
}

#[test]
fn a_firecracker_scores_what_its_outlook_showed() {
    let (mut thrown, mut opened, mut scored) = (0, 0, 0);
    for number in 0..60 {
        let mut table = table(number);
        while !matches!(table.game.view().waiting, Waiting::NewHand | Waiting::NewGame) {
            let stuck = matches!(table.game.view().waiting, Waiting::Draw | Waiting::Pass);
            let targets = table.game.view().targets();
            let best = targets
                .iter()
                .max_by_key(|bone| table.game.view().outlook_without(*bone).map(|outlook| outlook.points));
            if let Some(bone) = best.filter(|_| stuck || table.game.view().played().len() > 8) {
                table.step(Input::Light);
                assert!(table.game.lights() && table.game.chosen().is_none());
                let told = table.game.view().outlook_without(bone).expect("a bone that may be destroyed");
                let before = table.game.view().seen.score(rules().side(Seat::FIRST));
                table.step(Input::Destroy(bone));
                let seen = &table.game.view().seen;
                assert_eq!(seen.score(rules().side(Seat::FIRST)) - before, i16::from(told.points));
                assert_eq!(seen.layout().count(), told.count);
                assert!(!seen.layout().bones().contains(bone) && !table.game.lights());
                assert!(!seen.public().has_firecracker(Seat::FIRST) && table.game.view().targets().is_empty());
                table.step(Input::Light);
                assert!(matches!(table.game.note(), Some(Note::Refused(Refusal::Illegal(_)))), "one a hand");
                thrown += 1;
                scored += usize::from(told.points > 0);
                let way = |event: &Event| {
                    matches!(event, Event::Scored { why: ScoreReason::Unblocked, seat: Seat::FIRST, .. })
                };
                opened += usize::from(table.game.view().since.iter().any(way));
            } else {
                table.go_on();
            }
        }
    }
    assert!(thrown > 40 && opened > 2 && scored > opened, "{thrown} thrown, {opened} opened a play, {scored} scored");
}

#[test]
fn giving_up_is_a_loss_whatever_the_score() {
    let leads = |game: &SeatedPlayer| {
        let score = |seat: Seat| game.view().seen.score(rules().side(seat));
        score(Seat::FIRST) > score(Seat::SECOND)
    };
    let ahead = (1..40).find_map(|number| {
        let mut table = table(number);
        table.play_until(|game| leads(game) || game.view().waiting == Waiting::NewGame);
        (table.game.view().waiting != Waiting::NewGame).then_some(table)
    });
    let mut table = ahead.expect("somebody leads before the end of some game");
    let lost = |table: &Table| won(table.sitting().tally()).iter().map(|line| line.3).sum::<u32>();
    let before = lost(&table);
    table.step(Input::Wish(Wish::GiveUp));
    let end = table.sitting().state().result().expect("the game is over");
    assert_eq!((end.winner, end.how), (Some(rules().side(Seat::SECOND)), GameEndReason::Resigned(Seat::FIRST)));
    assert_eq!(lost(&table), before + 1);
}

#[test]
fn nestor_draws_bones_one_by_one() {
    let habits = Habits {
        table: TableHabits { auto_ok: true, pace: Duration::from_millis(600), ..TableHabits::default() },
        ..Habits::default()
    };
    let drew = |event: &&Event| matches!(event, Event::Drew { seat: Seat::SECOND, .. });
    let mut gaps = Vec::new();
    for number in 0..40 {
        let mut table = Table::new(rules(), number, habits);
        let mut last = None;
        while !matches!(table.game.view().waiting, Waiting::NewHand | Waiting::NewGame) {
            let before = table.happened.len();
            if table.game.view().waiting != Waiting::Others {
                last = None;
                let game = &table.game;
                let play =
                    game.view().hand().iter().find_map(|bone| game.view().fits(bone).first().map(|end| (bone, *end)));
                table.step(play.map_or(Input::Press, |(bone, end)| Input::Put(bone, end)));
            } else if let Some(answer) = next_answer(&mut table.jobs) {
                table.step(Input::Answer(answer));
            } else if let Some(at) = table.next_tick() {
                table.now = table.now.max(at);
                table.step(Input::Tick);
            }
            let drawn = table.happened[before..].iter().filter(drew).count();
            assert!(drawn < 2, "one at a time");
            if drawn == 1 {
                gaps.extend(last.replace(table.now).map(|last| table.now.saturating_sub(last)));
            }
        }
    }
    assert!(gaps.len() > 10 && gaps.iter().all(|gap| *gap == SECOND), "{gaps:?}");
}
