//! A plan that trains a habit, offered after a review, with the real widgets and files.

use crate::window::{
    Window,
    files::{click, has, program_again, program_at},
    sheets::high,
    sights::opened,
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    career::{Deck, Returning},
    engine::{Move, Rules, Seat, state::Phase},
    nestor::{Level, chance_of, choose, judge::Judging},
    record::{GameId, KeptGame, Played, Seating, Session, text::InText as _},
    review::{HabitCosts, KeptReview, Mistake, Review, luck_of},
    store::{Kept, Memory, Players},
    ui::{command::Command, system_clock::SystemClock},
};
use jiff::Timestamp;
use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};

/// How many games the player has lost by passing up points.
const GAMES: u64 = 12;
/// What a judge of these games spends on a position.
const NODES: u64 = 1_500;

/// Plays a game in which the player plays well but for the points, of which he takes the fewest, and Nestor
/// the most.
fn played(number: u64) -> KeptGame {
    let rules = Rules::from_text("all-fives 2 target=100").expect("a game");
    let mut session = Session::new(rules).expect("rules that can be played");
    while session.state().phase() != Phase::GameOver {
        if session.state().phase() == Phase::HandOver {
            session.deal_number(number + u64::from(session.state().hand_number())).expect("it is time for a deal");
        }
        let state = session.state();
        let points = |step: Move| state.points_of(step);
        let step = if state.to_move() == Seat::FIRST {
            let seen = session.observe(Seat::FIRST);
            let choice = choose(&seen, Level::Tough, &mut chance_of(&seen, number));
            choice.candidates.iter().map(|candidate| candidate.step).min_by_key(|step| points(*step))
        } else {
            state.legal().iter().max_by_key(|step| points(*step))
        };
        let step = step.expect("there is a legal move");
        session.play(step).expect("a legal move");
    }
    let seating = Seating::one_person([Level::Beginner]).for_table(2);
    let played = Played {
        id: GameId(number),
        by: String::new(),
        seat: seating.host(),
        seating,
        when: Timestamp::from_second(1_600_000_000 + number as i64 * 1_000).expect("a time"),
        took: Duration::from_mins(1),
        practice: false,
        doubted: false,
        number,
        era: 0,
    };
    KeptGame { record: session.record().clone(), played }
}

/// The games of a player who passes up points, each judged, and the player's mistakes.
static JUDGED: LazyLock<(Vec<(KeptGame, KeptReview)>, Deck)> = LazyLock::new(|| {
    let mut deck = Deck::default();
    let judged = |number: u64| {
        let game = played(100 * number);
        let mut review = Review::of(&game.record, Seat::FIRST).expect("it was played");
        let open: Vec<_> = review.open().map(|(number, decision)| (number, decision.seen.clone())).collect();
        for (number, seen) in open {
            review.note(number, Judging::new(seen, NODES).finish());
        }
        review.luck = luck_of(&game.record);
        let card = |mistake: Mistake| {
            let Mistake { exercise, played, loss, habits } = mistake;
            let habits = habits.names().into_iter().map(str::to_owned).collect();
            Returning::new(exercise.to_line(), Some(played.to_string()), loss, habits)
        };
        let mistakes = review.mistakes(Seat::FIRST, || true).expect("nobody stops it");
        deck.take(game.played.id, mistakes.into_iter().map(card));
        (game, KeptReview::of(&review).expect("all of it is known"))
    };
    ((0..GAMES).map(judged).collect(), deck)
});

/// The files of that player.
fn of_one_who_passes_up_points() -> Memory {
    let (memory, (games, deck)) = (Memory::default(), &*JUDGED);
    let mut store = Players::on(Arc::new(memory.clone())).store();
    for (game, review) in games {
        store.keep_game(game.clone());
        store.keep_review(game.played.id, review.clone());
    }
    store.save(Kept::Mistakes, deck.clone());
    store.settle();
    memory
}

/// The same window on a day after these games.
fn later(mut window: Window) -> Window {
    window.state_mut().use_clock(SystemClock::of(|| "2026-11-29T12:00:00Z".parse::<Timestamp>().expect("a time")));
    window
}

/// Reviews the last game and leaves the review.
fn review(window: &mut Window) {
    window.key_press(Key::J);
    window.run();
    assert!(has(window, "What your plays cost together"));
    window.key_press(Key::Escape);
    window.run_steps(20);
}

#[test]
fn a_plan_for_the_dearest_habit_is_offered_once_after_a_review() {
    let memory = of_one_who_passes_up_points();
    let mut window = later(program_at(&memory, 4711, 50));
    review(&mut window);
    assert!(has(&window, "You pass up points") && has(&window, "Lesson: "), "it is offered");
    click(&mut window, "Not now");
    review(&mut window);
    assert!(!has(&window, "Your plan"), "it was offered before");
}

/// Opens the plan from what there is to practise.
fn open_plan(window: &mut Window) {
    let ctx = window.ctx.clone();
    window.state_mut().run(Command::Practice, &ctx);
    window.run();
    window.get_by_label_contains("Your plan").click();
    window.run();
}

#[test]
fn a_plan_is_followed_from_step_to_step_and_kept_until_it_is_ended() {
    let memory = of_one_who_passes_up_points();
    let mut window = later(program_at(&memory, 4711, 50));
    review(&mut window);
    click(&mut window, "Begin");
    assert!(has(&window, "The best score"), "the first step is the lesson");
    window.key_press(Key::Escape);
    window.run();
    drop(window);
    let mut window = later(program_again(&memory));
    window.run();
    review(&mut window);
    assert!(!has(&window, "Your plan"), "nothing is offered beside it");
    open_plan(&mut window);
    window.get_by_label_contains("After 5 more judged games, it says here whether it helps. So far: 0.");
    window.get_by_label_contains("Find the better play in your own games: 0 of").click();
    window.run();
    assert!(has(&window, "In your game, you chose"), "it is an own play");
    window.key_press(Key::Escape);
    window.run();
    open_plan(&mut window);
    click(&mut window, "End this plan");
    assert!(!has(&window, "Your plan"));
}

#[test]
fn a_plan_says_whether_it_helps_once_five_games_show_it() {
    // In every other game since, nothing was passed up.
    let told = |since: usize, text: &str| {
        let mut desk = opened("plan");
        desk.counted.truncate(200 + since);
        for counted in desk.counted.iter_mut().skip(200).step_by(2) {
            counted.quality.iter_mut().for_each(|quality| quality.habits = HabitCosts::default());
        }
        high(desk).query_by_label_contains(text).is_some()
    };
    assert!(told(40, "From 1 a game to 0.5, in 40 games since."));
    assert!(told(4, "After 5 more judged games, it says here whether it helps. So far: 4."));
}
