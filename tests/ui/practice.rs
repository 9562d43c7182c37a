//! Exercises with the real widgets: playing, judging, showing and saving.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{self, Window, open_with, rules_for, shows};
use egui::{Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    career::deck::{Deck, Returning},
    engine::{moves::Move, rules::Preset},
    nestor::{
        exercises::{Exercise, exercises, of_day},
        judge::Judging,
        question::{Jobs, Question, Thought},
    },
    record::GameId,
    store::{Kept, Memory, Store},
    table::HostOrder,
    ui::{
        app::App,
        system_clock::SystemClock,
        table::desk::Desk,
        thinker::Thinker,
        words::{BUILT_IN, Words},
    },
};
use jiff::Timestamp;
use std::sync::Arc;

pub(crate) const WIDE: Vec2 = vec2(1100.0, 760.0);
pub(crate) const SMALL: Vec2 = vec2(480.0, 560.0);

/// Starts the program with the exercises open, for a player with these files.
pub(crate) fn practise(memory: &Memory, size: Vec2) -> Window {
    practise_with(Thinker::here(1), memory, size)
}

/// The same, with this thinker as the judge.
fn practise_with(thinker: Thinker, memory: &Memory, size: Vec2) -> Window {
    let store = Store::on(Arc::new(memory.clone()));
    let mut window = open_with(thinker, store, Preset::Draw, 5, size, |_| {});
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    window
}

pub(crate) fn exercise(window: &Window) -> Exercise {
    window.state().stage().practice().expect("the exercises are open").exercise().clone()
}

/// Whether the window says that this many of all exercises are solved.
fn are_solved(window: &Window, number: usize) -> bool {
    shows(window, &format!("{number} of {} solved", exercises().len()))
}

fn desk(window: &Window) -> &Desk {
    &window.state().stage().practice().expect("the exercises are open").desk
}

/// Plays a bone on the table of the exercise by clicks on the bone and the end.
fn play(window: &mut Window, step: Move) {
    let Move::Play(bone, _) = step else { panic!("{step} is played otherwise") };
    lay(window, step, &window::in_hand(bone));
}

/// The same with a bone that is called this in the hand.
pub(crate) fn lay(window: &mut Window, step: Move, in_hand: &str) {
    let Move::Play(_, end) = step else { panic!("{step} is played otherwise") };
    window.get_by_label_contains(in_hand).click();
    window.run();
    // Before the lead, both ends of the table are equal.
    let label = desk(window).scene().expect("it is shown").spots.end(end).expect("the end is shown").name.clone();
    window.get_by_label(&label).click();
    window.run();
}

/// Returns a play that is not the best.
pub(crate) fn another(exercise: &Exercise) -> Move {
    let others = exercise.seen.legal();
    let mut plays = others.iter().filter(|step| matches!(step, Move::Play(..)) && *step != exercise.best);
    plays.next().expect("there is a choice")
}

pub(crate) fn press(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

/// Presses what is behind the button for everything else.
pub(crate) fn press_in_more(window: &mut Window, name: &str) {
    press(window, "More…");
    press(window, name);
}

#[test]
fn one_button_for_what_comes_next_stays_at_its_place_and_the_rest_is_behind_another() {
    for size in [WIDE, vec2(1600.0, 900.0), SMALL] {
        let mut window = practise(&Memory::default(), size);
        let place = |window: &Window, name: &str| {
            let seldom = ["Exercise of the day", "Watch again", "Log", "Unseen bones"];
            assert!(seldom.iter().all(|name| window.query_by_role_and_label(Role::Button, name).is_none()));
            window.get_by_role_and_label(Role::Button, name).rect().left_bottom()
        };
        let first = exercise(&window);
        let open = place(&window, "Show the best play");
        assert!(window.ctx.content_rect().bottom() - open.y < 24.0, "at the foot: {open}");
        play(&mut window, another(&first));
        assert_eq!(place(&window, "Try again"), open);
        press(&mut window, "Try again");
        play(&mut window, first.best);
        assert_eq!(place(&window, "Next unsolved"), open);
    }
}

#[test]
fn the_log_of_the_game_is_closed_in_an_exercise_and_there_again_after_it() {
    let store = Store::on(Arc::new(Memory::default()));
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, vec2(1600.0, 900.0), |settings| {
        settings.look.log = true;
        settings.look.unseen = true;
    });
    let told = |window: &Window| ["Log. ", "Unseen: "].map(|name| window.query_by_label_contains(name).is_some());
    let before = told(&window);
    assert!(before.contains(&true));
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    assert_eq!(told(&window), [false; 2]);
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(told(&window), before);
}

#[test]
fn the_best_play_is_right_and_is_kept_over_a_restart_for_this_player() {
    let memory = Memory::default();
    let mut window = practise(&memory, WIDE);
    assert!(are_solved(&window, 0) && shows(&window, "Find the best play."));
    let first = exercise(&window);
    play(&mut window, first.best);
    assert!(shows(&window, "Right!") && shows(&window, "The next best play costs you"));
    assert!(shows(&window, "Why this play is best:"), "Nestor says why");
    assert!(are_solved(&window, 1));
    press(&mut window, "Next unsolved");
    assert_ne!(exercise(&window), first);
    drop(window);
    let window = practise(&memory, WIDE);
    assert!(are_solved(&window, 1) && shows(&window, "Your rating: 12"), "the rating is kept");
    assert_ne!(exercise(&window), first, "it goes on where nothing was solved yet");
    assert!(are_solved(&practise(&Memory::default(), WIDE), 0), "others have solved nothing");
}

#[test]
fn another_play_is_wrong_with_what_it_costs_and_may_be_tried_again() {
    let mut window = practise(&Memory::default(), WIDE);
    let first = exercise(&window);
    assert!(!shows(&window, "Your rating"), "nothing is known yet");
    play(&mut window, another(&first));
    assert!(shows(&window, "There is a better play.") && shows(&window, " in 100."));
    assert!(shows(&window, "Your rating: 11"), "it falls");
    assert!(are_solved(&window, 0) && !shows(&window, "The best play: "));
    assert!(desk(&window).game().view().seen.deeds().len() > first.seen.deeds().len(), "the play lies on the table");
    press(&mut window, "Try again");
    assert_eq!(desk(&window).game().view().seen.deeds().len(), first.seen.deeds().len());
    play(&mut window, first.best);
    assert!(shows(&window, "Right!") && are_solved(&window, 1));
    assert!(shows(&window, "Your rating: 11"), "only the first answer counts");
}

#[test]
fn the_log_and_the_unseen_bones_of_an_exercise_are_shown_and_its_last_moves_can_be_watched_again() {
    let mut window = practise(&Memory::default(), WIDE);
    let deeds = exercise(&window).seen.deeds().len();
    assert!(deeds > 3 && window.query_by_label_contains("Log. ").is_none(), "nobody asked for it");
    window.key_press(Key::L);
    window.run();
    assert!(window.query_by_label_contains("Log. ").is_some());
    let told = desk(&window).chronicle();
    let moves: usize = told.hands[0].entries.len();
    assert!(moves > 3 && moves <= deeds && told.hands[0].deeds_until(&told.hands[0].entries[moves - 1]).len() == deeds);
    window.key_press(Key::L);
    window.run();
    assert!(window.query_by_label_contains("Log. ").is_none());
    window.key_press(Key::A);
    window.run();
    assert!(window.query_by_label_contains("Move ").is_some(), "a past moment is on the table");
    for _ in 0..600 {
        window.step();
    }
    let first = exercise(&window);
    play(&mut window, first.best);
    assert!(shows(&window, "Right!"), "the position comes back");
}

#[test]
fn an_easy_exercise_that_is_missed_again_and_again_is_no_longer_called_easy() {
    let memory = Memory::default();
    let is_called_easy = |_: &i32| {
        let mut window = practise(&memory, WIDE);
        let easy = shows(&window, "· Easy");
        press(&mut window, "Show the best play");
        easy
    };
    let times = (0..30).take_while(is_called_easy).count();
    assert!((2..30).contains(&times), "it is easy {times} times");
    assert!(shows(&practise(&memory, WIDE), "· Not so easy"));
}

#[test]
fn whoever_answers_wrongly_today_is_not_told_that_it_is_solved() {
    let memory = Memory::default();
    let mut window = practise_on(1, &memory);
    window.get_by_label_contains("Today").click();
    window.run();
    let first = exercise(&window);
    play(&mut window, another(&first));
    assert!(shows(&window, "There is a better play."));
    assert!(shows(&window, "· Answered") && !shows(&window, "· Solved"));
    assert!(shows(&window, "Why the other play is better:") && !shows(&window, "Why this play is best:"));
}

#[test]
fn what_an_exercise_is_about_is_told_only_once_it_is_answered() {
    let mut window = practise(&Memory::default(), WIDE);
    let first = exercise(&window);
    let about = Words::english().get(Message::must(&format!("theme-{}", first.topic.name()))).to_owned();
    assert!(shows(&window, "Exercise ") && !shows(&window, &about));
    play(&mut window, another(&first));
    assert!(shows(&window, "There is a better play.") && !shows(&window, &about));
    press(&mut window, "Try again");
    play(&mut window, first.best);
    assert!(shows(&window, "Right!") && shows(&window, &about));
}

#[test]
fn enter_after_a_right_play_goes_on_and_another_one_reveals_nothing() {
    let mut window = practise(&Memory::default(), WIDE);
    for _ in 0..2 {
        let before = exercise(&window);
        play(&mut window, before.best);
        assert!(shows(&window, "Right!"));
        window.key_press(Key::Enter);
        window.run();
        assert_ne!(exercise(&window), before);
        window.key_press(Key::Enter);
        window.run();
        assert!(shows(&window, "Find the best play.") && !shows(&window, "The best play: "));
    }
}

fn judge_that_fails() -> Jobs {
    Jobs::new(Box::new(|_: &Question| -> Box<dyn Thought> { panic!("a fault in the judge, on purpose") }))
}

#[test]
fn a_play_that_nestor_could_not_judge_is_not_called_worse() {
    let mut window = practise_with(Thinker::of_jobs(judge_that_fails), &Memory::default(), WIDE);
    press(&mut window, "OK");
    let first = exercise(&window);
    play(&mut window, another(&first));
    assert!(shows(&window, "Nestor couldn’t judge your play.") && !shows(&window, "There is a better play."));
    assert!(are_solved(&window, 0));
    press(&mut window, "Try again");
    play(&mut window, first.best);
    assert!(shows(&window, "Right!") && are_solved(&window, 1), "the best play is known without a judge");
}

/// Leaves this many exercises out.
fn skip(window: &mut Window, count: usize) {
    for _ in 0..count {
        window.key_press(Key::PageDown);
        window.step();
    }
    window.run();
}

#[test]
fn a_twin_of_the_best_play_is_as_good() {
    let twin_of = |exercise: &Exercise| {
        let judged = Judging::new(exercise.seen.clone(), 200).finish();
        let best = exercise.best;
        exercise.seen.legal().iter().find(|step| *step != best && judged.are_twins(*step, best))
    };
    let mut window = practise(&Memory::default(), WIDE);
    let mut later = (0..).zip(exercises().into_iter().skip_while(|other| *other != exercise(&window)));
    let (count, twin) = later.find_map(|(at, exercise)| Some((at, twin_of(&exercise)?))).expect("some twin");
    skip(&mut window, count);
    play(&mut window, twin);
    assert!(shows(&window, "Right!") && are_solved(&window, 1), "{twin}");
}

#[test]
fn whoever_was_shown_the_best_play_has_not_solved_it_by_playing_it() {
    let mut window = practise(&Memory::default(), WIDE);
    let first = exercise(&window);
    press(&mut window, "Show the best play");
    assert!(shows(&window, "The best play: ") && shows(&window, "Why this play is best:"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert!(shows(&window, "Find the best play."));
    play(&mut window, first.best);
    assert!(shows(&window, "Right!") && are_solved(&window, 0));
}

#[test]
fn an_exercise_is_done_by_keys_alone_and_the_game_under_way_waits() {
    let mut window = practise(&Memory::default(), SMALL);
    let before = window.state().desk().game().view().change();
    let first = exercise(&window);
    window.key_press(Key::F2);
    window.run();
    assert!(shows(&window, "The best play: "));
    // The main button has the focus, so Enter goes on.
    window.key_press(Key::Enter);
    window.run();
    let second = exercise(&window);
    assert_ne!(second, first);
    window.key_press(Key::PageUp);
    window.run();
    assert_eq!(exercise(&window), first);
    window.key_press(Key::PageDown);
    window.run();
    assert_eq!(exercise(&window), second);
    let Move::Play(bone, _) = another(&second) else { panic!("a play") };
    for pips in [bone.high(), bone.low()] {
        let key = Key::from_name(&pips.to_string()).expect("a digit");
        window.key_press(key);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert!(!shows(&window, "Find the best play."), "something was played");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().stage().practice().is_none());
    assert_eq!(window.state().desk().game().view().change(), before);
}

#[test]
fn a_damaged_or_missing_list_of_what_was_solved_is_an_empty_one() {
    let memory = Memory::default();
    memory.put("solved.ron", "rubbish");
    let store = Store::on(Arc::new(memory.clone()));
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, WIDE, |_| {});
    assert!(shows(&window, "solved.ron"), "the player is told");
    press(&mut window, "OK");
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    assert!(are_solved(&window, 0));
    let first = exercise(&window);
    play(&mut window, first.best);
    drop(window);
    assert!(are_solved(&practise(&memory, WIDE), 1));
}

#[test]
fn no_bone_is_seen_that_nobody_knows_of() {
    let mut window = practise(&Memory::default(), WIDE);
    let mut told = 0;
    for _ in (0..exercises().len()).step_by(3) {
        let exercise = exercise(&window);
        window.key_press(Key::F2);
        window.run();
        let seen = &desk(&window).game().view().seen;
        let laid = desk(&window).game().view().open.clone();
        assert!(laid.hands.iter().all(|hand| hand.is_empty()) && laid.boneyard.is_empty());
        assert!(seen.hand().is_subset(exercise.seen.hand()), "{}", exercise.best);
        told += usize::from(seen.deeds().len() == exercise.seen.deeds().len());
        skip(&mut window, 3);
    }
    assert!(told > 1, "some best plays end the hand or draw");
}

#[test]
fn the_exercise_of_the_day_comes_from_the_date_and_picks_lead_through_what_they_name() {
    let mut window = practise(&Memory::default(), WIDE);
    window.key_press(Key::Escape);
    window.run();
    window.state_mut().use_clock(SystemClock::of(|| "2026-02-28T12:00:00Z".parse::<Timestamp>().expect("a time")));
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    assert!(!shows(&window, "· Exercise of the day"));
    press_in_more(&mut window, "Exercise of the day");
    assert!(shows(&window, "· Exercise of the day"));
    let today = of_day(20_512, exercises().len()).and_then(|at| exercises().into_iter().nth(at));
    assert_eq!(Some(exercise(&window)), today);
    press(&mut window, "Filter");
    window.get_by_label("Subject: Any subject").click();
    window.run();
    window.get_by_label(Words::english().get(msg!("theme-endgame"))).click();
    window.run();
    let mut found = 0;
    loop {
        let before = exercise(&window);
        assert_eq!(before.topic.name(), "endgame");
        found += 1;
        window.key_press(Key::PageDown);
        window.run();
        if exercise(&window) == before {
            break;
        }
    }
    assert!(found > 1);
}

#[test]
fn exercises_can_be_of_one_game_only() {
    let mut window = practise(&Memory::default(), WIDE);
    press(&mut window, "Filter");
    window.get_by_label("Game: All games").click();
    window.run();
    window.get_by_label(Words::english().game(Some(Preset::Block))).click();
    window.run();
    for _ in 0..3 {
        assert_eq!(exercise(&window).seen.rules().game(), Some(Preset::Block));
        window.key_press(Key::PageDown);
        window.run();
    }
}

#[test]
fn a_bone_may_be_dragged_to_its_end() {
    let mut window = practise(&Memory::default(), WIDE);
    let Move::Play(bone, end) = exercise(&window).best else { panic!("a play") };
    let from = window.get_by_label_contains(&window::in_hand(bone)).rect().center();
    window.drag_at(from);
    window.run();
    window.hover_at(from - vec2(0.0, 60.0));
    window.run();
    let label = desk(&window).scene().expect("it is shown").spots.end(end).expect("the end is shown").name.clone();
    let to = window.get_by_label(&label).rect().center();
    for part in [0.3, 0.7, 1.0] {
        window.hover_at(from.lerp(to, part));
        window.run();
    }
    window.drop_at(to);
    window.run();
    assert!(shows(&window, "Right!"));
}

#[test]
fn whoever_draws_is_told_whether_that_was_right_and_not_what_he_drew() {
    let mut window = practise(&Memory::default(), WIDE);
    while exercise(&window).best != Move::Draw {
        window.key_press(Key::PageDown);
        window.run();
    }
    let hand = exercise(&window).seen.hand();
    press(&mut window, "Draw");
    assert!(shows(&window, "Right!") && are_solved(&window, 1));
    assert_eq!(desk(&window).game().view().hand(), hand);
}

/// Other parts of the program can change the game while the exercises are open.
#[test]
fn nothing_that_is_done_to_the_game_meanwhile_is_lost() {
    let mut window = practise(&Memory::default(), WIDE);
    let app: &mut App = window.state_mut();
    app.step(HostOrder::NewGame(Some(9)));
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.state().desk().sitting().number(), 9);
}

/// A mistake in this exercise, of this cost.
fn mistake(exercise: &Exercise, loss: f64) -> Returning {
    Returning::new(exercise.to_line(), Some(another(exercise).to_string()), loss, vec!["misses-points".to_owned()])
}

/// Opens the exercises of this day, 2026-02-28 or later, for a player with these files.
pub(crate) fn practise_on(day: u8, memory: &Memory) -> Window {
    let store = Store::on(Arc::new(memory.clone()));
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, WIDE, |_| {});
    let noon: fn() -> Timestamp = match day {
        0 => || "2026-02-28T12:00:00Z".parse().expect("a time"),
        1 => || "2026-03-01T12:00:00Z".parse().expect("a time"),
        _ => || "2026-06-01T12:00:00Z".parse().expect("a time"),
    };
    window.state_mut().use_clock(SystemClock::of(noon));
    window.run();
    window.get_by_label("Game").click();
    window.run();
    window.get_by_label("Practice").click();
    window.run();
    window
}

#[test]
fn own_mistakes_come_back_by_the_day_and_made_exercises_fill_up() {
    let memory = Memory::default();
    let own: Vec<Exercise> = exercises().into_iter().rev().take(2).collect();
    let mut deck = Deck::default();
    deck.take(GameId(1), [mistake(&own[0], 0.3), mistake(&own[1], 0.1)]);
    Store::on(Arc::new(memory.clone())).save(Kept::Mistakes, deck);
    let mut window = practise_on(0, &memory);
    window.get_by_label_contains("Today, 2 back").click();
    window.run();
    assert!(shows(&window, "0 of 10 answered"), "ten a day");
    assert_eq!(exercise(&window).seen, own[0].seen, "the dearest comes first");
    assert!(shows(&window, "In your game, you chose "));
    play(&mut window, own[0].best);
    assert!(shows(&window, "Right!"));
    press(&mut window, "Next unsolved");
    assert_eq!(exercise(&window).seen, own[1].seen);
    play(&mut window, another(&own[1]));
    assert!(shows(&window, "There is a better play."));
    press_in_more(&mut window, "Next unsolved");
    assert!(!shows(&window, "In your game, you chose "), "the rest are exercises of the program");
    drop(window);
    let mut window = practise_on(0, &memory);
    assert!(shows(&window, "Today") && !shows(&window, " back: "), "both are answered today");
    assert!(shows(&window, "8 of today’s ten are left."));
    window.get_by_label_contains("Today").click();
    window.run();
    assert!(shows(&window, "0 of 8 answered"));
    drop(window);
    let tomorrow = practise_on(1, &memory);
    assert!(shows(&tomorrow, "Today, 1 back"), "what was missed comes back tomorrow");
    assert!(!shows(&tomorrow, "today’s ten"), "a new day begins with all ten");
    assert!(shows(&practise_on(2, &memory), "Today, 2 back"), "what was right comes back later");
}

#[test]
fn a_day_of_exercises_begins_with_those_of_the_game_at_hand() {
    for game in [Preset::Draw, Preset::Partnership, Preset::Matador] {
        let store = Store::on(Arc::new(Memory::default()));
        let mut window = open_with(Thinker::here(1), store, game, 5, WIDE, |_| {});
        window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
        window.run();
        for _ in 0..8 {
            assert_eq!(exercise(&window).seen.rules().game(), Some(game));
            window.key_press(Key::PageDown);
            window.run();
        }
    }
}

#[test]
fn a_day_of_exercises_is_done_by_keys_alone() {
    let memory = Memory::default();
    let mut window = practise_on(0, &memory);
    window.key_press(Key::Escape);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
    window.run();
    for number in 0..10 {
        assert!(shows(&window, &format!("{number} of 10 answered")));
        window.key_press(Key::F2);
        window.run();
        assert!(shows(&window, "The best play: "));
        // The main button has the focus, so Enter goes on.
        window.key_press(Key::Enter);
        window.run();
    }
    assert!(shows(&window, "That’s all for today.") && shows(&window, "10 of 10 answered"));
    window.key_press(Key::Escape);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
    window.run();
    assert!(shows(&window, "Nothing to practice today.") && window.state().stage().practice().is_none());
    drop(window);
    assert!(shows(&practise_on(0, &memory), "Today’s ten are done."));
}

#[test]
fn the_task_stays_in_sight_in_the_smallest_window_with_larger_words() {
    for (language, _) in BUILT_IN {
        let store = Store::on(Arc::new(Memory::default()));
        let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, SMALL, |settings| {
            settings.look.interface_scale = 125;
            settings.look.language = Some(language.to_owned());
        });
        window.key_press_modifiers(Modifiers::COMMAND, Key::E);
        window.run();
        let words = Words::choose(Some(language));
        let task = words.get(msg!("practice-find"));
        let show = window.get_by_role_and_label(Role::Button, words.get(msg!("practice-show"))).rect();
        let told =
            window.query_all_by_role(Role::Label).find(|node| node.value().is_some_and(|text| text.contains(task)));
        let told = told.unwrap_or_else(|| panic!("{language}: {task} is not shown")).rect();
        assert!(
            !told.intersects(show) && told.bottom() <= window.ctx.content_rect().bottom(),
            "{language}: {told} {show}"
        );
    }
}

#[test]
fn an_exercise_is_a_table_of_the_player_and_nestors_whoever_sits_at_the_game() {
    let mut window = crate::company::sit_down(
        rules_for(Preset::Draw, 2),
        &[crate::company::guest("Ann"), crate::company::guest("Ben")],
        5,
    );
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    assert!(shows(&window, "Find the best play.") && !shows(&window, "Ann") && !shows(&window, "Ben"));
    window.key_press(Key::Escape);
    window.run();
    assert!(shows(&window, "Ann") || shows(&window, "Ben"));
}
