//! Timed games, with the clock beside the record. The test sets the time, and nothing waits.

use crate::common::driver::{Table, next_answer};
use crate::common::inside::Inside;
use electrum_dominoes::engine::bone::{Seat, Seats};
use electrum_dominoes::engine::event::{Event, GameEndReason};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::seat::{Habits, Hint, Input, Note, SeatedPlayer};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::table::sitting::clock::SavedClock;
use electrum_dominoes::table::sitting::saved::Saved;
use electrum_dominoes::table::{Arrival, HostOrder, Refusal, Sitting, TableHabits, Waiting, Wish};
use std::time::Duration;

pub(crate) const SECOND: Duration = Duration::from_secs(1);

pub(crate) fn rules() -> Rules {
    Preset::Firecrackers.rules(2).expect("a game for two")
}

pub(crate) fn table(number: u64) -> Table {
    let mut table = Table::new(rules(), number, Habits::default());
    // The clock begins at the first look.
    table.step(Input::Tick);
    table
}

fn left(table: &Table) -> Duration {
    table.game.view().left().expect("a game on time")
}

/// Lets time pass as a window does, with a tick whenever one is due.
fn pass(table: &mut Table, time: Duration) {
    let until = table.now + time;
    while let Some(at) = table.next_tick().filter(|at| *at <= until) {
        table.now = table.now.max(at);
        table.step(Input::Tick);
    }
    table.now = until;
    table.step(Input::Tick);
}

fn your_turn(table: &mut Table) {
    table
        .play_until(|game| matches!(game.view().waiting, Waiting::You { .. }) && !game.view().seen.layout().is_empty());
}

/// Everything that a tick must leave unchanged.
pub(crate) fn chosen(
    game: &SeatedPlayer,
) -> (u64, Option<electrum_dominoes::engine::bone::Bone>, bool, Option<Hint>, Waiting) {
    (game.view().change(), game.chosen(), game.lights(), game.hint().cloned(), game.view().waiting)
}

#[test]
fn time_runs_in_every_turn_and_a_tick_disturbs_nothing() {
    let mut table = table(1);
    your_turn(&mut table);
    for hold in [false, true] {
        if hold {
            table.step(Input::Light);
            assert!(table.game.lights(), "{:?}", table.game.note());
        } else {
            let bone = table
                .game
                .view()
                .hand()
                .iter()
                .find(|bone| !table.game.view().fits(*bone).is_empty())
                .expect("a bone that fits");
            table.step(Input::Choose(bone));
        }
        table.step(Input::Hint);
        let (before, then) = (chosen(&table.game), left(&table));
        assert!(matches!(before.3, Some(Hint::Thinking)));
        pass(&mut table, 7 * SECOND);
        assert_eq!(chosen(&table.game), before);
        assert_eq!(left(&table), then.saturating_sub(7 * SECOND));
        assert!(!table.jobs.is_idle(), "the hint is still being thought about");
    }
    table.play_until(|game| game.view().waiting == Waiting::Ok);
    table.step(Input::Press);
    let then = left(&table);
    assert!(table.game.view().waiting == Waiting::Others && !table.jobs.is_idle());
    pass(&mut table, 2 * SECOND);
    assert!(table.game.view().waiting == Waiting::Others && !table.jobs.is_idle(), "he is still thinking");
    assert_eq!(left(&table), then.saturating_sub(2 * SECOND), "the clock runs in his turn too");
}

#[test]
fn the_clock_is_saved_every_second_and_the_game_only_when_it_changes() {
    let mut table = table(2);
    let (kept, ticked) = (table.kept, table.ticked);
    pass(&mut table, 20 * SECOND);
    assert_eq!((table.kept, table.ticked), (kept, ticked + 20));
}

#[test]
fn a_pause_stops_the_clock_and_covers_the_table_in_every_phase() {
    let mut seen = Vec::new();
    for number in 0..6 {
        let mut table = table(number);
        for _ in 0..120 {
            let waiting = table.game.view().waiting;
            if waiting == Waiting::NewGame {
                break;
            }
            if !seen.contains(&waiting) {
                seen.push(waiting);
            }
            let then = left(&table);
            table.step(Input::Wish(Wish::Pause));
            assert!(table.game.view().is_covered() && table.game.view().waiting == Waiting::Paused);
            let moment = table.game.view().change();
            pass(&mut table, 40 * SECOND);
            let bone = table.game.view().hand().iter().next();
            for input in bone.map(Input::Choose).into_iter().chain([Input::Light, Input::Draw, Input::Hint]) {
                table.step(input);
                assert!(matches!(table.game.note(), Some(Note::Refused(Refusal::Paused))), "{waiting:?}");
            }
            assert_eq!(
                (left(&table), table.game.view().change()),
                (then, moment),
                "nothing happens in a pause: {waiting:?}"
            );
            table.step(Input::Press);
            assert_eq!(table.game.view().waiting, waiting, "the button resumes the game where it was");
            assert!(!table.game.view().is_covered());
            table.go_on();
        }
    }
    for phase in [Waiting::You { may_draw: false }, Waiting::Draw, Waiting::Ok, Waiting::NewHand] {
        assert!(seen.contains(&phase), "the game was never paused at {phase:?}");
    }
}

#[test]
fn nestor_does_nothing_in_a_pause_and_goes_on_after_it() {
    let mut table = Table::new(
        rules(),
        3,
        Habits {
            table: TableHabits { auto_ok: true, pace: SECOND / 2, ..TableHabits::default() },
            ..Habits::default()
        },
    );
    your_turn(&mut table);
    let bone = table
        .game
        .view()
        .hand()
        .iter()
        .find(|bone| !table.game.view().fits(*bone).is_empty())
        .expect("a bone that fits");
    table.step(Input::Put(bone, table.game.view().fits(bone)[0]));
    table.step(Input::Wish(Wish::Pause));
    let moment = table.game.view().change();
    if let Some(answer) = next_answer(&mut table.jobs) {
        table.step(Input::Answer(answer));
    }
    pass(&mut table, 30 * SECOND);
    assert_eq!((table.game.view().change(), table.next_tick()), (moment, None), "and nothing wakes the window");
    table.step(Input::Wish(Wish::Pause));
    table.settle();
    assert!(table.game.view().change() > moment + 1 && table.game.view().waiting != Waiting::Others);
}

#[test]
fn a_window_above_the_table_stops_the_clock() {
    let mut table = table(4);
    pass(&mut table, SECOND / 4);
    let then = left(&table);
    table.step(HostOrder::Aside(true));
    assert!(table.game.view().is_covered());
    pass(&mut table, 100 * SECOND);
    table.step(HostOrder::Aside(false));
    assert_eq!(left(&table), then);
    pass(&mut table, SECOND);
    assert_eq!(left(&table), then.saturating_sub(SECOND));
    let mut untimed = Table::new(Preset::AllFives.rules(2).expect("a game for two"), 4, Habits::default());
    untimed.step(HostOrder::Aside(true));
    assert!(!untimed.game.view().is_covered(), "a game without a clock has nothing to cover");
    untimed.step(Input::Wish(Wish::Pause));
    assert_eq!(untimed.game.note(), Some(Note::Refused(Refusal::NoClock)));
}

#[test]
fn after_sleep_the_game_is_paused_and_no_time_is_lost() {
    let mut table = table(5);
    pass(&mut table, 10 * SECOND);
    let then = left(&table);
    table.now += Duration::from_hours(8);
    table.step(Input::Tick);
    assert_eq!((table.game.view().waiting, left(&table)), (Waiting::Paused, then));
    table.step(Input::Press);
    pass(&mut table, SECOND);
    assert_eq!(left(&table), then.saturating_sub(SECOND));
}

#[test]
fn undo_redo_and_restore_give_no_time_back() {
    let mut table = table(6);
    your_turn(&mut table);
    table.step(HostOrder::Preserve);
    let mut least = left(&table);
    for round in 0..30_u32 {
        pass(&mut table, Duration::from_millis(700 + 130 * u64::from(round)));
        if round % 3 == 0 {
            table.go_on();
        }
        table.step(match round % 5 {
            0 | 1 => Input::Wish(Wish::Undo).into(),
            2 => TableInput::Order(HostOrder::Redo),
            3 => TableInput::Order(HostOrder::Restore),
            _ => Input::Tick.into(),
        });
        assert!(left(&table) <= least, "round {round}");
        least = left(&table);
    }
    table.step(HostOrder::NewGame(Some(9)));
    assert_eq!(left(&table), 300 * SECOND, "another game has its own time");
    pass(&mut table, 50 * SECOND);
    table.step(Input::Wish(Wish::Undo));
    assert_eq!(left(&table), least);
    table.step(HostOrder::Redo);
    assert_eq!(left(&table), 250 * SECOND);
}

#[test]
fn time_runs_out_in_either_turn_whoever_is_ahead() {
    let mut ends = Vec::new();
    for number in 0..36 {
        let mut table = table(number);
        let hand = (number % 2) as u16;
        table.play_until(|game| {
            let there = if number % 3 == 0 { game.view().waiting == Waiting::Ok } else { game.view().is_your_turn() };
            game.view().waiting == Waiting::NewGame
                || (there && game.view().seen.public().hand_number >= hand && game.view().played().len() > 3)
        });
        if table.game.view().waiting == Waiting::NewGame {
            continue;
        }
        let scores = [Seat::FIRST, Seat::SECOND].map(|seat| table.game.view().seen.score(rules().side(seat)));
        let rest = left(&table);
        pass(&mut table, rest.saturating_sub(Duration::from_millis(1)));
        assert_ne!(table.game.view().waiting, Waiting::NewGame, "a last moment is left");
        pass(&mut table, Duration::from_millis(1));
        assert_eq!(table.game.view().seen.phase(), Phase::GameOver);
        let Some(Event::GameEnded(end)) = table.game.view().since.last() else { panic!("{:?}", table.game.note()) };
        assert_eq!(end.how, GameEndReason::Time);
        let yours = end.winner.map(|side| side == rules().side(Seat::FIRST));
        assert_eq!(yours, (scores[0] != scores[1]).then_some(scores[0] > scores[1]), "{scores:?}");
        assert!(table.jobs.is_idle() && table.next_tick().is_none());
        ends.push(yours);
        let record = table.sitting().session().record().clone();
        let again = record.replay().expect("a record with a clock can be replayed");
        assert_eq!(again.state(), table.sitting().state());
    }
    assert!(ends.contains(&Some(true)) && ends.contains(&Some(false)), "{ends:?}");
}

#[test]
fn every_move_is_recorded_with_its_clock_and_replays_to_the_same_result() {
    let mut table = table(8);
    for _ in 0..400 {
        if table.game.view().waiting == Waiting::NewGame {
            break;
        }
        pass(&mut table, Duration::from_millis(900));
        let shown = left(&table).as_millis().div_ceil(1000) as u16;
        table.go_on();
        assert!(table.sitting().state().public().seconds[Seat::FIRST.index()] <= shown);
    }
    let sitting = table.sitting();
    assert_eq!(sitting.state().phase(), Phase::GameOver);
    let record = sitting.session().record();
    let clocks = |step: &&Move| matches!(step, Move::Clock(..));
    assert!(record.hands.iter().flat_map(|hand| &hand.moves).filter(clocks).count() > 10);
    let text = record.to_text();
    let again = electrum_dominoes::record::Record::from_bytes(text.as_bytes()).expect("it can be read");
    let again = again.replay().expect("it can be replayed");
    assert_eq!((again.state(), again.state().result()), (sitting.state(), sitting.state().result()));
    assert!(sitting.state().result().and_then(|end| end.bonuses[0]).is_some());
}

/// The state on the disk after the program was killed: the last saved game, and the clock.
fn on_disk(game: &Saved, clock: Option<SavedClock>) -> Sitting {
    let game = ron::to_string(game).expect("a game can always be written");
    let mut sitting = Saved::load(ron::from_str(&game).expect("it can be read")).expect("it can be played");
    if let Some(clock) = clock {
        let clock = ron::to_string(&clock).expect("a clock can always be written");
        ron::from_str::<SavedClock>(&clock).expect("it can be read").put_into(&mut sitting);
    }
    sitting
}

#[test]
fn killed_at_any_moment_at_most_a_second_is_lost_or_won() {
    let mut table = table(10);
    your_turn(&mut table);
    let mut game = table.sitting().saved();
    let mut clock = None;
    for moment in 0..200_u64 {
        if table.game.view().waiting == Waiting::NewGame {
            break;
        }
        let (kept, ticked) = (table.kept, table.ticked);
        let time = Duration::from_millis(80 + moment * 137 % 900);
        pass(&mut table, time);
        if moment % 9 == 8 {
            table.go_on();
        }
        if table.kept != kept {
            game = table.sitting().saved();
        }
        if table.ticked != ticked {
            clock = table.sitting().saved_clock(table.game.view().clocks.runs);
        }
        if moment % 7 == 3 {
            table.step(Input::Wish(Wish::Pause));
            clock = table.sitting().saved_clock(table.game.view().clocks.runs);
        } else if table.game.view().clocks.is_paused {
            table.step(Input::Press);
        }
        let found = left_in(&on_disk(&game, clock), Seat::FIRST).expect("a game on time");
        let error = found.abs_diff(left(&table));
        assert!(error <= SECOND, "moment {moment}: {found:?} instead of {:?}", left(&table));
        if table.game.view().clocks.is_paused {
            assert!(error < Duration::from_millis(2), "a stopped clock is saved exactly: {error:?}");
        }
    }
    assert!(left(&table) < 250 * SECOND, "time has passed");
}

#[test]
fn the_clock_of_another_game_is_ignored() {
    let mut table = table(11);
    pass(&mut table, 100 * SECOND);
    let clock = table.sitting().saved_clock(true);
    let other = self::table(12);
    let found = on_disk(&other.sitting().saved(), clock);
    assert_eq!(left_in(&found, Seat::FIRST), Some(300 * SECOND));
}

#[test]
fn with_two_clocks_only_the_one_of_the_seat_on_turn_runs_and_both_are_saved() {
    let clocks = [Seat::FIRST, Seat::SECOND].into_iter().collect();
    let mut table = Table::new(Rules { clocks, ..rules() }, 15, Habits::default());
    table.step(Input::Tick);
    let lefts =
        |sitting: &Sitting| [Seat::FIRST, Seat::SECOND].map(|seat| left_in(sitting, seat).expect("both have one"));
    let mut passed = [Duration::ZERO; 2];
    for _ in 0..300 {
        let (state, before) = (*table.sitting().state(), lefts(&table.sitting()));
        table.now += Duration::from_millis(100);
        // The time up to a step belongs to the seat that was on turn, whatever the step does.
        table.step(Input::Tick);
        let sitting = table.sitting();
        for (seat, spent) in [0, 1].map(|seat| (seat, before[seat].saturating_sub(lefts(&sitting)[seat]))) {
            let runs = state.phase() == Phase::Playing && state.to_move().index() == seat;
            assert_eq!(spent, if runs { Duration::from_millis(100) } else { Duration::ZERO }, "seat {seat}");
            passed[seat] += spent;
        }
        let found = on_disk(&sitting.saved(), sitting.saved_clock(false));
        assert_eq!(lefts(&found), lefts(&sitting));
        while let Some(answer) = next_answer(&mut table.jobs) {
            table.step(Input::Answer(answer));
        }
        match table.game.view().waiting {
            Waiting::You { .. } => table.go_on(),
            Waiting::Others => {}
            // The next game would come from chance.
            Waiting::NewGame => break,
            _ => table.step(Input::Press),
        }
    }
    assert!(passed.iter().all(|time| !time.is_zero()), "{passed:?}");
}

#[test]
fn the_clock_of_the_other_seat_alone_runs_out_for_it() {
    let rules = Rules { clocks: Seats::of(Seat::SECOND), seconds: 30, ..rules() };
    let mut table = Table::new(rules, 16, Habits::default());
    table.step(Input::Tick);
    pass(&mut table, 31 * SECOND);
    let state = *table.sitting().state();
    assert_eq!(state.result().map(|end| (end.how, end.bonuses[0])), Some((GameEndReason::Time, None)));
    assert_eq!((state.public().seconds[Seat::SECOND.index()], table.game.view().left()), (0, Some(Duration::ZERO)));
}

#[test]
fn a_resumed_timed_game_is_paused() {
    let mut table = table(13);
    your_turn(&mut table);
    let again = on_disk(&table.sitting().saved(), None);
    let table = Table::of(again, Vec::new(), 13, Habits::default());
    assert_eq!(
        (table.game.view().waiting, table.game.note()),
        (Waiting::Paused, Some(Note::Arrived(Arrival::WelcomeBack)))
    );
}

/// The time left for a seat once a saved table is back.
fn left_in(sitting: &Sitting, seat: Seat) -> Option<Duration> {
    let view = electrum_dominoes::table::Table::new(sitting.clone(), Vec::new(), TableHabits::default())
        .view(electrum_dominoes::table::ScreenId::ONLY);
    view.clocks.left[seat.index()]
}
