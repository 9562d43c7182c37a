//! The driver without a window: whole games as inputs and effects, at times that the test sets, and
//! the thinker behind it.

use crate::common::driver::{Table, next_answer};
use crate::common::sittings::plain;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::layout::End;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::seat::{Habits, Hint, Input, Note};
use electrum_dominoes::table::{Arrival, Change, Hidden, HostOrder, Refusal, TableHabits, Waiting, Wish};
use std::time::Duration;

pub(crate) const PACE: Duration = Duration::from_millis(600);

pub(crate) fn rules(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

pub(crate) fn table(preset: Preset, number: u64) -> Table {
    Table::new(rules(preset), number, Habits::default())
}

#[test]
fn whole_games_of_every_kind_end() {
    for preset in Preset::ALL {
        let Ok(rules) = preset.rules(2) else { continue };
        for auto_ok in [false, true] {
            let mut table = Table::new(
                rules,
                7,
                Habits { table: TableHabits { auto_ok, ..TableHabits::default() }, ..Habits::default() },
            );
            table.settle();
            table.play_until(|game| game.view().waiting == Waiting::NewGame);
            assert!(table.happened.iter().any(|event| matches!(event, Event::GameEnded(_))), "{preset}");
            assert!(table.kept > 10, "{preset}: changes must be saved");
        }
    }
}

#[test]
fn events_come_as_the_players_seat_sees_them() {
    let mut table = table(Preset::Draw, 4);
    table.play_until(|game| game.view().waiting == Waiting::NewGame);
    let viewer = table.game.view().viewer();
    let drawn = |event: &&Event| matches!(event, Event::Drew { seat, bone: Some(_), .. } if *seat != viewer);
    assert_eq!(table.happened.iter().find(drawn), None);
    let own = |event: &Event| matches!(event, Event::Drew { seat, bone: Some(_), .. } if *seat == viewer);
    assert!(table.happened.iter().any(own), "nothing could have been hidden in this game");
}

#[test]
fn each_play_is_shown_for_the_pace_before_the_next() {
    let mut table = Table::new(
        rules(Preset::AllFives),
        4711,
        Habits { table: TableHabits { auto_ok: true, pace: PACE, ..TableHabits::default() }, ..Habits::default() },
    );
    let (bone, end) = {
        let game = &table.game;
        game.view()
            .hand()
            .iter()
            .find_map(|bone| game.view().fits(bone).first().map(|end| (bone, *end)))
            .expect("a bone that fits")
    };
    table.now = Duration::from_secs(10);
    table.step(Input::Put(bone, end));
    let answer = next_answer(&mut table.jobs).expect("Nestor is asked at once, while the bone is shown");
    table.now += PACE / 2;
    table.step(Input::Answer(answer));
    let played = table.game.view().played().len();
    assert_eq!(table.next_tick(), Some(Duration::from_secs(10) + PACE));
    table.now = Duration::from_secs(10) + PACE;
    table.step(Input::Tick);
    assert_eq!(table.game.view().played().len(), played + 1, "his bone is on the table in time");
}

#[test]
fn a_press_skips_the_time_that_a_play_is_shown() {
    let mut table = Table::new(
        rules(Preset::AllFives),
        4711,
        Habits { table: TableHabits { auto_ok: true, pace: PACE, ..TableHabits::default() }, ..Habits::default() },
    );
    let bone = table
        .game
        .view()
        .hand()
        .iter()
        .find(|bone| !table.game.view().fits(*bone).is_empty())
        .expect("a bone that fits");
    table.step(Input::Put(bone, table.game.view().fits(bone)[0]));
    let answer = next_answer(&mut table.jobs).expect("a question");
    table.step(Input::Answer(answer));
    let played = table.game.view().played().len();
    table.step(Input::Press);
    assert_eq!(table.game.view().played().len(), played + 1);
}

#[test]
fn nestor_waits_for_ok_and_takes_one_for_his_whole_turn() {
    let mut table = table(Preset::Draw, 2);
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    let before = table.game.view().change();
    table.settle();
    assert_eq!(table.game.view().change(), before, "nothing happens by itself");
    table.step(Input::Press);
    table.settle();
    assert!(!matches!(table.game.view().waiting, Waiting::Ok | Waiting::Others), "one OK is enough");
}

#[test]
fn nestor_waits_for_ok_before_each_step_if_the_player_wants() {
    let mut table = Table::new(
        rules(Preset::Draw),
        2,
        Habits { table: TableHabits { ok_each_step: true, ..TableHabits::default() }, ..Habits::default() },
    );
    let mut again = 0;
    while again < 3 {
        table.play_until(|game| game.view().waiting == Waiting::Ok);
        let deeds = table.game.view().seen.deeds().len();
        table.step(Input::Press);
        table.settle();
        let now = &table.game.view().seen;
        assert!(now.phase() != Phase::Playing || now.deeds().len() == deeds + 1, "one OK is one step");
        again += usize::from(table.game.view().waiting == Waiting::Ok);
    }
}

#[test]
fn an_answer_about_another_moment_changes_nothing() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    table.step(Input::Press);
    let answer = next_answer(&mut table.jobs).expect("a question");
    table.step(Input::Wish(Wish::Undo));
    let moment = table.game.view().change();
    table.step(Input::Answer(answer));
    assert_eq!(table.game.view().change(), moment);
    assert!(matches!(table.game.view().waiting, Waiting::You { .. }));
}

#[test]
fn a_question_is_cancelled_when_its_answer_is_no_longer_needed() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }));
    table.step(Input::Hint);
    assert!(!table.jobs.is_idle());
    table.step(Input::PutHintAway);
    assert!(table.jobs.is_idle());
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    table.step(Input::Press);
    assert!(!table.jobs.is_idle());
    table.step(Input::Wish(Wish::Undo));
    assert!(table.jobs.is_idle());
}

#[test]
fn a_refusal_says_why_and_keeps_the_last_events() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    let told = table.game.view().since.clone();
    assert!(!told.is_empty());
    let bone = table.game.view().hand().iter().next().expect("a hand");
    table.step(Input::Choose(bone));
    assert_eq!(table.game.note(), Some(Note::Refused(Refusal::NotYourTurn)));
    assert_eq!(table.game.view().since, told);
}

#[test]
fn it_is_said_that_it_is_not_your_turn_as_long_as_it_is_not() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    let bone = table.game.view().hand().iter().next().expect("a hand");
    table.step(Input::Press);
    for _ in 0..200 {
        if table.game.view().is_your_turn() {
            break;
        }
        table.step(Input::Choose(bone));
        table.now += Duration::from_secs(1);
        table.step_and_think(Input::Tick);
    }
    assert!(table.game.view().is_your_turn());
    assert_eq!(table.game.note(), None);
}

#[test]
fn undo_tells_the_events_of_its_moment_again_and_names_the_undone_move() {
    for (preset, number) in [(Preset::AllFives, 4712), (Preset::Draw, 3), (Preset::FiveUp, 5)] {
        let mut table = table(preset, number);
        let (mut plays, mut draws) = (0, 0);
        for _ in 0..60 {
            let before = table.game.view().since.clone();
            let step = match table.game.view().waiting {
                Waiting::NewGame => break,
                Waiting::You { .. } => {
                    let game = &table.game;
                    let found = game
                        .view()
                        .hand()
                        .iter()
                        .find_map(|bone| game.view().fits(bone).last().map(|end| (bone, *end)));
                    let (bone, end) = found.expect("the game waits for a bone that fits");
                    plays += 1;
                    Move::Play(bone, if game.view().seen.layout().is_empty() { End::LEAD } else { end })
                }
                Waiting::Draw => {
                    draws += 1;
                    Move::Draw
                }
                _ => {
                    table.go_on();
                    continue;
                }
            };
            let play = |step| match step {
                Move::Play(bone, end) => Input::Put(bone, end),
                _ => Input::Draw,
            };
            table.step(play(step));
            table.step(Input::Wish(Wish::Undo));
            assert_eq!(table.game.note(), Some(Note::Arrived(Arrival::TakenBack(Some(Change::Move(step))))));
            assert_eq!(table.game.view().since, before, "{preset}");
            table.step(HostOrder::Redo);
            assert_eq!(table.game.note(), Some(Note::Arrived(Arrival::DoneAgain(Some(Change::Move(step))))));
            table.settle();
        }
        assert!(plays > 5 && (draws > 1 || preset == Preset::FiveUp), "{preset}: {plays} plays, {draws} draws");
    }
}

#[test]
fn a_note_disappears_by_itself_after_a_while() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }));
    let told = table.game.view().since.clone();
    table.step(Input::Wish(Wish::Undo));
    assert_eq!(table.game.note(), Some(Note::Refused(Refusal::NothingToUndo)));
    table.now = table.next_tick().expect("the note will disappear");
    table.step(Input::Tick);
    assert_eq!(table.game.note(), None);
    assert_eq!(table.game.view().since, told);
}

#[test]
fn auto_ok_resumes_a_game_that_was_left_at_a_nestors_turn() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    let habits = Habits { table: TableHabits { auto_ok: true, ..TableHabits::default() }, ..Habits::default() };
    let mut table = Table::of(table.sitting(), Vec::new(), 4711, habits);
    assert!(!table.game.view().since.is_empty(), "the last events are told again");
    table.settle();
    assert!(!matches!(table.game.view().waiting, Waiting::Ok | Waiting::Others));
}

#[test]
fn the_others_plays_stay_marked_until_the_player_has_moved() {
    let mut table = table(Preset::Draw, 4);
    table.play_until(|game| game.view().waiting == Waiting::Draw);
    let marked = table.game.view().played_since();
    assert_eq!(marked.len(), 1, "Nestor has played a bone");
    while table.game.view().waiting == Waiting::Draw {
        table.step(Input::Press);
        assert_eq!(table.game.view().played_since(), marked, "a draw is not yet a move");
    }
    table.go_on();
    assert!((table.game.view().played_since() & marked).is_empty());
    table.step(Input::Wish(Wish::Undo));
    assert_eq!(table.game.view().played_since(), marked, "an undone move does not count");
}

#[test]
fn a_hint_is_help_and_the_same_question_gets_the_same_answer() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }));
    let mut hints = Vec::new();
    for _ in 0..2 {
        table.step(Input::Hint);
        table.settle();
        assert!(matches!(table.game.hint(), Some(Hint::Given(_))));
        hints.push(table.game.hint().cloned());
        table.step(Input::PutHintAway);
    }
    assert_eq!(hints[0], hints[1]);
    assert!(table.game.view().is_practice);
}

#[test]
fn looking_at_open_bones_is_no_help() {
    let mut table = Table::of(plain(Preset::AllFives), Vec::new(), 4711, Habits::default());
    table.settle();
    assert!(table.game.view().open.clone().hands[Seat::SECOND.index()].is_empty());
    table.play_until(|game| game.view().seen.phase() != Phase::Playing);
    table.step(Input::Wish(Wish::Show(Hidden::Hands)));
    assert!(!table.game.view().is_practice);
    table.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }));
    table.step(Input::Wish(Wish::Show(Hidden::Boneyard)));
    assert!(table.game.view().is_practice);
}

#[test]
fn only_what_the_player_asks_for_is_revealed() {
    let mut table = table(Preset::AllFives, 4711);
    table.step(Input::Wish(Wish::Show(Hidden::Boneyard)));
    let open = table.game.view().open.clone();
    assert_eq!(open.boneyard.len(), 14);
    assert!(open.hands.iter().all(|hand| hand.is_empty()), "{open:?}");
    table.step(Input::Wish(Wish::Show(Hidden::Hands)));
    let open = table.game.view().open.clone();
    assert!(open.boneyard.is_empty());
    assert_eq!(open.hands[Seat::SECOND.index()].len(), table.game.view().seen.hand_len(Seat::SECOND));
}

#[test]
fn auto_draw_goes_on_until_a_bone_fits() {
    let mut table = Table::new(rules(Preset::Draw), 3, Habits { auto_draw: true, ..Habits::default() });
    table.play_until(|game| game.view().waiting == Waiting::Draw);
    table.step(Input::Press);
    assert_ne!(table.game.view().waiting, Waiting::Draw);
}

#[test]
fn a_lead_to_the_west_is_the_same_move() {
    let winner = Rules { lead_next: electrum_dominoes::engine::rules::NextLead::Winner, ..rules(Preset::Draw) };
    let mut table = Table::new(winner, 6, Habits::default());
    table.play_until(|game| game.view().lead_is_open());
    let bone = table.game.view().hand().iter().next().expect("a hand");
    assert_eq!(table.game.view().fits(bone).len(), 2, "to the west or to the east");
    let west = table.game.view().fits(bone)[0];
    table.step(Input::Put(bone, west));
    assert!(table.game.view().led_west);
    assert_eq!(table.game.view().played(), [(bone, table.game.view().viewer())]);
}

#[test]
fn several_nestors_need_one_ok_and_each_play_is_shown_before_the_next() {
    let rules = Preset::AllFivesPagat.rules(4).expect("a game for four");
    let mut table = Table::new(
        rules,
        9,
        Habits { table: TableHabits { pace: PACE, ..TableHabits::default() }, ..Habits::default() },
    );
    table.play_until(|game| game.view().waiting == Waiting::Ok && game.view().played().len() > 4);
    let viewer = table.game.view().viewer();
    assert_eq!(table.game.view().seen.to_move(), viewer.next(4), "all three others are to move");
    let first = table.game.view().seen.deeds().len();
    table.step(Input::Press);
    while table.game.view().waiting == Waiting::Others {
        let before = table.game.view().seen.deeds().len();
        if let Some(answer) = next_answer(&mut table.jobs) {
            table.step(Input::Answer(answer));
        }
        if let Some(at) = table.next_tick() {
            table.now = table.now.max(at);
            table.step(Input::Tick);
        }
        assert!(table.game.view().seen.deeds().len() <= before + 1, "one thing at a time");
    }
    let mut acted: Vec<Seat> = table.game.view().seen.deeds()[first..].iter().map(|deed| deed.seat).collect();
    acted.dedup();
    assert_eq!(acted, [viewer.next(4), viewer.after(2, 4), viewer.after(3, 4)]);
}
