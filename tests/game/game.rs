//! The driver without a window: whole games as inputs and effects, at times that the test sets, and the thinker behind it.

use crate::common::driver::Table;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::table::End;
use electrum_dominoes::game::thinking::{Answer, Found, JobId, Jobs, Kind, Question, Thought};
use electrum_dominoes::game::{Game, Habits, Hidden, Hint, Input, Note, Refusal, Waiting};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::judge::{self, Judging};
use electrum_dominoes::nestor::shares::{Believing, WORLDS};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::Duration;

const PACE: Duration = Duration::from_millis(600);

fn rules(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

fn table(preset: Preset, number: u64) -> Table {
    Table::new(rules(preset), number, Habits::default())
}

#[test]
fn whole_games_of_every_kind_end() {
    for preset in Preset::ALL {
        let Some(rules) = preset.rules(2) else { continue };
        for auto_ok in [false, true] {
            let mut table = Table::new(rules, 7, Habits { auto_ok, ..Habits::default() });
            table.settle();
            table.play_until(|game| game.waiting() == Waiting::NewGame);
            assert!(table.happened.iter().any(|event| matches!(event, Event::GameEnded(_))), "{preset}");
            assert!(table.kept > 10, "{preset}: changes must be saved");
        }
    }
}

#[test]
fn events_come_as_the_players_seat_sees_them() {
    let mut table = table(Preset::Draw, 4);
    table.play_until(|game| game.waiting() == Waiting::NewGame);
    let viewer = table.game.viewer();
    let drawn = |event: &&Event| matches!(event, Event::Drew { seat, bone: Some(_), .. } if *seat != viewer);
    assert_eq!(table.happened.iter().find(drawn), None);
    let own = |event: &Event| matches!(event, Event::Drew { seat, bone: Some(_), .. } if *seat == viewer);
    assert!(table.happened.iter().any(own), "nothing could have been hidden in this game");
}

#[test]
fn each_play_is_shown_for_the_pace_before_the_next() {
    let mut table =
        Table::new(rules(Preset::AllFives), 4711, Habits { auto_ok: true, pace: PACE, ..Habits::default() });
    let (bone, end) = {
        let game = &table.game;
        game.hand().iter().find_map(|bone| game.fits(bone).first().map(|end| (bone, *end))).expect("a bone that fits")
    };
    table.now = Duration::from_secs(10);
    table.step(Input::Put(bone, end));
    let answer = table.jobs.work_until_answer().expect("Nestor is asked at once, while the bone is shown");
    table.now += PACE / 2;
    table.step(Input::Answer(answer));
    let played = table.game.played().len();
    assert_eq!(table.game.next_tick(), Some(Duration::from_secs(10) + PACE));
    table.now = Duration::from_secs(10) + PACE;
    table.step(Input::Tick);
    assert_eq!(table.game.played().len(), played + 1, "his bone is on the table in time");
}

#[test]
fn a_press_skips_the_time_that_a_play_is_shown() {
    let mut table =
        Table::new(rules(Preset::AllFives), 4711, Habits { auto_ok: true, pace: PACE, ..Habits::default() });
    let bone = table.game.hand().iter().find(|bone| !table.game.fits(*bone).is_empty()).expect("a bone that fits");
    table.step(Input::Put(bone, table.game.fits(bone)[0]));
    let answer = table.jobs.work_until_answer().expect("a question");
    table.step(Input::Answer(answer));
    let played = table.game.played().len();
    table.step(Input::Press);
    assert_eq!(table.game.played().len(), played + 1);
}

#[test]
fn nestor_waits_for_ok_and_takes_one_for_his_whole_turn() {
    let mut table = table(Preset::Draw, 2);
    table.play_until(|game| game.waiting() == Waiting::Ok);
    let before = table.game.moment();
    table.settle();
    assert_eq!(table.game.moment(), before, "nothing happens by itself");
    table.step(Input::Press);
    table.settle();
    assert!(!matches!(table.game.waiting(), Waiting::Ok | Waiting::Others), "one OK is enough");
}

#[test]
fn an_answer_about_another_moment_changes_nothing() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.waiting() == Waiting::Ok);
    table.step(Input::Press);
    let answer = table.jobs.work_until_answer().expect("a question");
    table.step(Input::Undo);
    let moment = table.game.moment();
    table.step(Input::Answer(answer));
    assert_eq!(table.game.moment(), moment);
    assert!(matches!(table.game.waiting(), Waiting::You { .. }));
}

#[test]
fn a_question_is_cancelled_when_its_answer_is_no_longer_needed() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.waiting(), Waiting::You { .. }));
    table.step(Input::Hint);
    assert!(!table.jobs.is_idle());
    table.step(Input::PutHintAway);
    assert!(table.jobs.is_idle());
    table.play_until(|game| game.waiting() == Waiting::Ok);
    table.step(Input::Press);
    assert!(!table.jobs.is_idle());
    table.step(Input::Undo);
    assert!(table.jobs.is_idle());
}

#[test]
fn a_refusal_says_why_and_keeps_the_last_events() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.waiting() == Waiting::Ok);
    let told = table.game.said().told.clone();
    assert!(!told.is_empty());
    let bone = table.game.hand().iter().next().expect("a hand");
    table.step(Input::Choose(bone));
    assert_eq!(table.game.said().note, Some(Note::Refused(Refusal::NotYourTurn)));
    assert_eq!(table.game.said().told, told);
}

#[test]
fn undo_tells_the_events_of_its_moment_again_and_names_the_undone_move() {
    for (preset, number) in [(Preset::AllFives, 4712), (Preset::Draw, 3), (Preset::FiveUp, 5)] {
        let mut table = table(preset, number);
        let (mut plays, mut draws) = (0, 0);
        for _ in 0..60 {
            let before = table.game.said().told.clone();
            let step = match table.game.waiting() {
                Waiting::NewGame => break,
                Waiting::You { .. } => {
                    let game = &table.game;
                    let found = game.hand().iter().find_map(|bone| game.fits(bone).last().map(|end| (bone, *end)));
                    let (bone, end) = found.expect("the game waits for a bone that fits");
                    plays += 1;
                    Move::Play(bone, if game.seen().table().is_empty() { End::LEAD } else { end })
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
            table.step(Input::Undo);
            assert_eq!(table.game.said().note, Some(Note::TakenBack(Some(step))));
            assert_eq!(table.game.said().told, before, "{preset}");
            table.step(Input::Redo);
            assert_eq!(table.game.said().note, Some(Note::DoneAgain(Some(step))));
            table.settle();
        }
        assert!(plays > 5 && (draws > 1 || preset == Preset::FiveUp), "{preset}: {plays} plays, {draws} draws");
    }
}

#[test]
fn a_note_disappears_by_itself_after_a_while() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.waiting(), Waiting::You { .. }));
    let told = table.game.said().told.clone();
    table.step(Input::Preserve);
    assert_eq!(table.game.said().note, Some(Note::Preserved));
    table.now = table.game.next_tick().expect("the note will disappear");
    table.step(Input::Tick);
    assert_eq!(table.game.said().note, None);
    assert_eq!(table.game.said().told, told);
}

#[test]
fn auto_ok_resumes_a_game_that_was_left_at_a_nestors_turn() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| game.waiting() == Waiting::Ok);
    let habits = Habits { auto_ok: true, ..Habits::default() };
    table.game = Game::new(table.game.sitting().clone(), Vec::new(), habits);
    assert!(!table.game.said().told.is_empty(), "the last events are told again");
    table.settle();
    assert!(!matches!(table.game.waiting(), Waiting::Ok | Waiting::Others));
}

#[test]
fn the_others_plays_stay_marked_until_the_player_has_moved() {
    let mut table = table(Preset::Draw, 4);
    table.play_until(|game| game.waiting() == Waiting::Draw);
    let marked = table.game.played_since();
    assert_eq!(marked.len(), 1, "Nestor has played a bone");
    while table.game.waiting() == Waiting::Draw {
        table.step(Input::Press);
        assert_eq!(table.game.played_since(), marked, "a draw is not yet a move");
    }
    table.go_on();
    assert!((table.game.played_since() & marked).is_empty());
    table.step(Input::Undo);
    assert_eq!(table.game.played_since(), marked, "an undone move does not count");
}

#[test]
fn a_hint_is_help_and_the_same_question_gets_the_same_answer() {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.waiting(), Waiting::You { .. }));
    let mut hints = Vec::new();
    for _ in 0..2 {
        table.step(Input::Hint);
        table.settle();
        assert!(matches!(table.game.hint(), Some(Hint::Given(_))));
        hints.push(table.game.hint().cloned());
        table.step(Input::PutHintAway);
    }
    assert_eq!(hints[0], hints[1]);
    assert!(table.game.sitting().helped());
}

#[test]
fn looking_at_open_bones_is_no_help() {
    let mut table = table(Preset::AllFives, 4711);
    assert!(table.game.laid_open().hands[Seat::SECOND.index()].is_empty());
    table.play_until(|game| game.seen().phase() != Phase::Playing);
    table.step(Input::Show(Hidden::Hands));
    assert!(!table.game.sitting().helped());
    table.play_until(|game| matches!(game.waiting(), Waiting::You { .. }));
    table.step(Input::Show(Hidden::Boneyard));
    assert!(table.game.sitting().helped());
}

#[test]
fn only_what_the_player_asks_for_is_revealed() {
    let mut table = table(Preset::AllFives, 4711);
    table.step(Input::Show(Hidden::Boneyard));
    let open = table.game.laid_open();
    assert_eq!(open.boneyard.len(), 14);
    assert!(open.hands.iter().all(|hand| hand.is_empty()), "{open:?}");
    table.step(Input::Show(Hidden::Hands));
    let open = table.game.laid_open();
    assert!(open.boneyard.is_empty());
    assert_eq!(open.hands[Seat::SECOND.index()].len(), table.game.seen().hand_len(Seat::SECOND));
}

#[test]
fn auto_draw_goes_on_until_a_bone_fits() {
    let mut table = Table::new(rules(Preset::Draw), 3, Habits { auto_draw: true, ..Habits::default() });
    table.play_until(|game| game.waiting() == Waiting::Draw);
    table.step(Input::Press);
    assert_ne!(table.game.waiting(), Waiting::Draw);
}

#[test]
fn a_lead_to_the_west_is_the_same_move() {
    let winner = Rules { lead_next: electrum_dominoes::engine::rules::NextLead::Winner, ..rules(Preset::Draw) };
    let mut table = Table::new(winner, 5, Habits::default());
    table.play_until(Game::lead_is_open);
    let bone = table.game.hand().iter().next().expect("a hand");
    assert_eq!(table.game.fits(bone).len(), 2, "to the west or to the east");
    let west = table.game.fits(bone)[0];
    table.step(Input::Put(bone, west));
    assert!(table.game.sitting().led_west());
    assert_eq!(table.game.played(), [(bone, table.game.viewer())]);
}

/// A table where a lot decides the leader, and the player draws it by hand.
fn by_hand(preset: Preset, seats: usize, number: u64) -> Table {
    let rules = preset.rules(seats).expect("a game for so many");
    Table::new(rules, number, Habits { by_hand: true, ..Habits::default() })
}

#[test]
fn a_lot_is_repeated_until_one_bone_is_the_heaviest() {
    let mut ties = 0;
    for number in 0..60 {
        let mut table = by_hand(Preset::AllFivesPagat, 3, number);
        let viewer = table.game.viewer();
        loop {
            assert_eq!(table.game.waiting(), Waiting::Lot);
            table.step(Input::TakeUp(5));
            assert_eq!(table.game.waiting(), Waiting::LotSeen);
            let turned = table.game.ceremony().expect("the lot").turned(viewer);
            assert_eq!(turned.len(), 3, "every seat turns a bone");
            assert!(
                turned.iter().any(|(place, seat, _)| *place == 5 && *seat == viewer),
                "your bone is the one you clicked"
            );
            let heaviest = turned.iter().map(|(.., bone)| bone.weight()).max();
            let leaders: Vec<Seat> =
                turned.iter().filter(|(.., bone)| Some(bone.weight()) == heaviest).map(|(_, seat, _)| *seat).collect();
            let tie = table.game.ceremony().expect("the lot").is_tie();
            assert_eq!(tie, leaders.len() > 1);
            table.step(Input::Press);
            if tie {
                ties += 1;
                continue;
            }
            assert_eq!(table.game.ceremony(), None);
            assert_eq!(leaders, [table.game.seen().leader().0], "the heaviest leads");
            break;
        }
    }
    assert!(ties > 0, "none of these lots is a tie");
}

/// How many bones each seat has taken, beginning with the leader.
fn taken(table: &Table) -> Option<[usize; 2]> {
    let leader = table.game.seen().leader().0;
    table.game.ceremony().map(|ceremony| [leader, leader.after(1, 2)].map(|seat| ceremony.taken(seat)))
}

/// A table of The Draw Game after the lot, and whether the player has won it.
fn after_the_lot(number: u64, pace: Duration) -> (Table, bool) {
    let rules = Preset::DrawGame.rules(2).expect("a game for two");
    let mut table = Table::new(rules, number, Habits { by_hand: true, pace, ..Habits::default() });
    while matches!(table.game.waiting(), Waiting::Lot | Waiting::LotSeen) {
        table.step(Input::Press);
    }
    let wins = table.game.seen().leader().0 == table.game.viewer();
    (table, wins)
}

#[test]
fn the_winner_of_the_lot_takes_bones_first_in_the_draw_game() {
    let mut led = [0, 0];
    for number in 0..20 {
        let (mut table, wins) = after_the_lot(number, PACE);
        led[usize::from(wins)] += 1;
        assert_eq!(taken(&table), Some([0, 0]));
        assert_eq!(table.game.waiting(), if wins { Waiting::Take } else { Waiting::Others });
        let (mut before, mut seen) = ([0, 0], Vec::new());
        while let Some(now) = taken(&table) {
            if now != before {
                seen.push(now);
                before = now;
            }
            if table.game.waiting() == Waiting::Take {
                table.step(Input::TakeUp(3));
            } else {
                table.now = table.now.max(table.game.next_tick().expect("Nestor goes on by himself"));
                table.step(Input::Tick);
            }
        }
        let first = (1..=7).map(|bones| [bones, 0]);
        let second = (1..7).map(|bones| [7, bones]);
        assert_eq!(seen, first.chain(second).collect::<Vec<_>>(), "one by one, and the winner first takes all his");
    }
    assert!(led.iter().all(|times| *times > 0), "{led:?}");
}

#[test]
fn a_press_takes_all_bones_at_once_and_hurries_nestor() {
    for number in 0..20 {
        let (mut table, wins) = after_the_lot(number, PACE);
        let bone = table.game.hand().iter().next().expect("a hand");
        table.step(Input::Choose(bone));
        assert_eq!(table.game.said().note, Some(Note::Refused(Refusal::NotYet)));
        table.step(Input::Press);
        assert_eq!(taken(&table), Some([7, 0]));
        if wins {
            // A player with all his bones need not watch the others take theirs.
            table.step(Input::Choose(bone));
            assert_eq!(table.game.chosen(), Some(bone));
        } else {
            table.step(Input::Press);
        }
        assert_eq!(taken(&table), None);
    }
}

#[test]
fn without_lots_by_hand_the_game_goes_on_at_once_and_the_lot_can_be_told() {
    let rules = Preset::AllFivesPagat.rules(4).expect("a game for four");
    let table = Table::new(rules, 4, Habits::default());
    assert_eq!(table.game.ceremony(), None);
    assert_eq!(table.game.lot().len(), 4);
}

#[test]
fn several_nestors_need_one_ok_and_each_play_is_shown_before_the_next() {
    let rules = Preset::AllFivesPagat.rules(4).expect("a game for four");
    let mut table = Table::new(rules, 9, Habits { pace: PACE, ..Habits::default() });
    table.play_until(|game| game.waiting() == Waiting::Ok && game.played().len() > 4);
    let viewer = table.game.viewer();
    assert_eq!(table.game.seen().to_move(), viewer.next(4), "all three others are to move");
    let first = table.game.seen().deeds().len();
    table.step(Input::Press);
    while table.game.waiting() == Waiting::Others {
        let before = table.game.seen().deeds().len();
        if let Some(answer) = table.jobs.work_until_answer() {
            table.step(Input::Answer(answer));
        }
        if let Some(at) = table.game.next_tick() {
            table.now = table.now.max(at);
            table.step(Input::Tick);
        }
        assert!(table.game.seen().deeds().len() <= before + 1, "one thing at a time");
    }
    let mut acted: Vec<Seat> = table.game.seen().deeds()[first..].iter().map(|deed| deed.seat).collect();
    acted.dedup();
    assert_eq!(acted, [viewer.next(4), viewer.after(2, 4), viewer.after(3, 4)]);
}

#[test]
fn undo_goes_back_through_a_lot_a_deal_and_a_hand_of_four() {
    let mut table = by_hand(Preset::Muggins, 4, 12);
    let mut hands = Vec::new();
    for _ in 0..400 {
        if table.game.seen().hand_number() == 2 {
            break;
        }
        if matches!(table.game.waiting(), Waiting::You { .. } | Waiting::Draw) {
            hands.push((table.game.seen().hand_number(), table.game.hand(), table.game.played()));
        }
        table.go_on();
    }
    assert!(hands.iter().any(|(hand, ..)| *hand == 0) && hands.iter().any(|(hand, ..)| *hand == 1));
    while let Some(expected) = hands.pop() {
        table.step(Input::Undo);
        assert_eq!((table.game.seen().hand_number(), table.game.hand(), table.game.played()), expected);
        assert_eq!(table.game.ceremony(), None, "a lot is drawn only once");
    }
}

/// A thought that panics, or one that never ends.
enum Bad {
    Panics,
    NeverEnds,
}

impl Thought for Bad {
    fn step(&mut self, _: u64) -> bool {
        match self {
            Bad::Panics => panic!("a fault in the search, on purpose"),
            Bad::NeverEnds => false,
        }
    }

    fn found(&self) -> Found {
        unreachable!("a thought without an end finds nothing")
    }
}

#[test]
fn a_panic_in_a_search_loses_only_that_thought() {
    let mut table = table(Preset::AllFives, 4711);
    let mut failures = 1;
    let mut nestor = ChaCha8Rng::seed_from_u64(1);
    table.jobs = Jobs::new(Box::new(move |question: &Question| {
        if failures > 0 {
            failures -= 1;
            return Box::new(Bad::Panics);
        }
        let chance = ChaCha8Rng::from_rng(&mut nestor);
        Box::new(electrum_dominoes::nestor::Thinking::new(question.seen.clone(), question.level, chance))
    }));
    table.play_until(|game| game.waiting() == Waiting::Ok);
    let played = table.game.played().len();
    table.step(Input::Press);
    table.settle();
    assert_eq!(table.stumbled, 1);
    assert!(table.game.played().len() > played, "he plays something sensible");
    table.play_until(|game| game.waiting() == Waiting::NewGame);
    assert_eq!(table.stumbled, 1, "he thinks about the next move normally");
}

#[test]
fn moves_are_thought_about_before_hints_and_hints_before_the_rest() {
    let seen = table(Preset::AllFives, 4711).game.seen().clone();
    let question = |job, kind| Question { job: JobId(job), kind, level: Level::Beginner, seen: seen.clone() };
    let mut jobs = Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1));
    let asked = [
        (1, Kind::Hint),
        (2, Kind::Move),
        (3, Kind::Hint),
        (4, Kind::Move),
        (5, Kind::Beliefs),
        (6, Kind::Judge),
        (7, Kind::Hint),
    ];
    for (job, kind) in asked {
        jobs.ask(question(job, kind));
    }
    jobs.cancel(JobId(3));
    let answered: Vec<u64> = std::iter::from_fn(|| jobs.work_until_answer()).map(|answer| answer.job.0).collect();
    assert_eq!(answered, [2, 4, 1, 7, 6, 5]);
}

/// A moment at which the player has several plays to choose from.
fn choice() -> Table {
    let mut table = table(Preset::AllFives, 4711);
    table.play_until(|game| matches!(game.waiting(), Waiting::You { .. }) && game.fits_in_all() > 2);
    table
}

#[test]
fn judging_and_estimating_leave_the_game_unchanged() {
    let mut table = choice();
    let seen = table.game.seen().clone();
    let question = |job, kind, level| Question { job: JobId(job), kind, level, seen: seen.clone() };
    let (played, moment) = (table.game.played(), table.game.moment());
    for (kind, level, expected) in [
        (Kind::Judge, Level::Tough, Found::Judged(Judging::new(seen.clone(), judge::nodes(Level::Tough)).finish())),
        (Kind::Beliefs, Level::Brutal, Found::Shares(Box::new(Believing::new(seen.clone(), true, WORLDS).finish()))),
        (Kind::Beliefs, Level::Tough, Found::Shares(Box::new(Believing::new(seen.clone(), false, WORLDS).finish()))),
    ] {
        table.jobs.ask(question(100, kind, level));
        let (answer, slices) = (1..)
            .find_map(|slices| table.jobs.work(500).map(|answer| (answer, slices)))
            .expect("every question is answered");
        assert_eq!((answer.job, answer.kind, answer.stumbled), (JobId(100), kind, false));
        assert_eq!(answer.found, expected);
        assert!(slices > 3, "{kind:?} took {slices} slices");
        table.step(Input::Answer(answer));
    }
    assert_eq!((table.game.played(), table.game.moment()), (played, moment));
}

#[test]
fn a_failed_judgement_finds_nothing_and_makes_no_move() {
    let mut table = choice();
    let seen = table.game.seen().clone();
    table.jobs = Jobs::new(Box::new(|_| Box::new(Bad::Panics)));
    table.jobs.ask(Question { job: JobId(9), kind: Kind::Judge, level: Level::Brutal, seen });
    let answer = table.jobs.work_until_answer().expect("an answer");
    assert_eq!((&answer.found, answer.stumbled), (&Found::Nothing, true));
    table.step(Input::Answer(answer));
    assert_eq!(table.stumbled, 1, "the player is told");
}

#[test]
fn a_thought_in_slices_gives_the_same_answer_and_can_be_cancelled() {
    let seen = choice().game.seen().clone();
    let question = Question { job: JobId(1), kind: Kind::Hint, level: Level::Tough, seen };
    let answer = |slice: u64| -> (Answer, usize) {
        let mut jobs = Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1));
        jobs.ask(question.clone());
        (1..).find_map(|slices| jobs.work(slice).map(|answer| (answer, slices))).expect("an answer")
    };
    let ((whole, one), (sliced, many)) = (answer(u64::MAX), answer(100));
    assert_eq!(one, 1);
    assert!(many > 3, "{many} slices");
    assert_eq!(whole, sliced);
    let mut endless = Jobs::new(Box::new(|_| Box::new(Bad::NeverEnds)));
    endless.ask(question);
    assert_eq!(endless.work(1), None);
    assert!(!endless.is_idle());
    endless.cancel(JobId(1));
    assert!(endless.is_idle());
}

/// How many plays are possible.
trait FitsInAll {
    fn fits_in_all(&self) -> usize;
}

impl FitsInAll for Game {
    fn fits_in_all(&self) -> usize {
        self.hand().iter().map(|bone| self.fits(bone).len()).sum()
    }
}
