//! The course with the real widgets: its map, a lesson by keys, and the games that test lessons.

use crate::common::inside::Inside as _;
use crate::practice::{SMALL, WIDE, exercise, practise_on, press, press_in_more};
use crate::window::inside::InsideDesk as _;
use crate::window::screens::Screens as _;
use crate::window::{Window, files, go_on, open_with, shows, step, waiting};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    career::solved::Solved,
    engine::{Phase, moves::Move, rules::Preset},
    nestor::{
        self, Level,
        course::{CoursePath, Lesson, lessons, order},
    },
    record::{Seating, kept::Outcome},
    seat::Input,
    store::{Kept, Memory, Store},
    table::{HostOrder, NextGame, Waiting},
    ui::{
        thinker::Thinker,
        windows::practice::course::{CourseStop, CourseWindow},
        words::Words,
    },
};
use std::sync::Arc;

/// Returns the map of the course after this many lessons, with the results of some test games.
pub(crate) fn course_after(passed: usize) -> CourseWindow {
    let stop = |(lesson, at): (&Lesson, usize)| CourseStop {
        path: lesson.path,
        name: lesson.name,
        part: lesson.part,
        number: lesson.number,
        passed: at < passed,
        test_won: (at < passed && at % 3 > 0).then_some(at % 3 == 1),
    };
    CourseWindow::new(lessons().iter().zip(0..).map(stop).collect(), false)
}

/// Returns what a lesson is called on the map and in its panel.
fn label(lesson: &Lesson) -> String {
    format!("{}. {}", lesson.number, Words::english().lesson(lesson.name)[0])
}

/// Returns the first lesson of a path.
fn first_of(course: &[Lesson], path: CoursePath) -> &Lesson {
    course.iter().find(|lesson| lesson.path == path).expect("a path has lessons")
}

/// Opens the window with a game at hand, for a player who has passed the lessons before the paths part.
fn at_the_parting(game: Preset) -> Window {
    let mut solved = Solved::default();
    let course = lessons();
    let start = course.iter().filter(|lesson| lesson.path == CoursePath::Start);
    start.flat_map(|lesson| &lesson.exercises).for_each(|exercise| solved.note(exercise.id()));
    let mut store = Store::on(Arc::new(Memory::default()));
    store.save(Kept::Solved, solved);
    open_with(Thinker::here(1), store, game, 5, WIDE, |_| {})
}

#[test]
fn two_paths_part_after_the_first_lessons_and_each_player_goes_on_along_their_own() {
    let course = lessons();
    let [two, pairs] = [CoursePath::Two, CoursePath::Pairs].map(|path| first_of(&course, path));
    for (game, own) in [(Preset::Draw, two), (Preset::Partnership, pairs)] {
        let mut window = at_the_parting(game);
        window.key_press(Key::C);
        window.run();
        for first in [two, pairs] {
            assert!(shows(&window, &format!("{} (next)", label(first))), "{game}: {}", first.name);
        }
        window.key_press(Key::Enter);
        window.run();
        assert!(shows(&window, &label(own)), "{game}");
    }
}

#[test]
fn whoever_passes_the_lesson_before_the_paths_part_can_take_either() {
    let course = lessons();
    let last = course.iter().rfind(|lesson| lesson.path == CoursePath::Start).expect("some");
    let [two, pairs] = [CoursePath::Two, CoursePath::Pairs].map(|path| first_of(&course, path));
    for (button, there) in [("Next lesson", two), ("Lessons in pairs", pairs)] {
        let mut window = at_the_parting(Preset::Draw);
        window.key_press(Key::C);
        window.run();
        let passed = format!("{} (passed)", label(last));
        window.get_by_label(&passed).scroll_to_me();
        window.run();
        press(&mut window, &passed);
        assert!(shows(&window, "You have passed this lesson."));
        press_in_more(&mut window, button);
        assert!(shows(&window, &label(there)), "{button}");
    }
}

/// The files have the numbers of all positions that the course had then.
#[test]
fn whoever_passed_a_lesson_in_an_earlier_version_has_passed_it() {
    let course = lessons();
    for (solved, names) in [
        (include_str!("../data/course/1.0.ron"), include_str!("../data/course/1.0.txt")),
        (include_str!("../data/course/1.1-dev.ron"), include_str!("../data/course/1.1-dev.txt")),
    ] {
        let memory = Memory::default();
        memory.put("solved.ron", solved);
        let mut window = open_with(Thinker::here(1), Store::on(Arc::new(memory)), Preset::Draw, 5, WIDE, |_| {});
        window.key_press(Key::C);
        window.run();
        for name in names.split_whitespace() {
            let lesson = course.iter().find(|lesson| lesson.name == name).expect(name);
            assert!(shows(&window, &format!("{} (passed)", label(lesson))), "{name}");
        }
    }
}

/// The log is closed, and the lesson says who has shown to lack what.
#[test]
fn a_lesson_that_needs_the_passes_shows_them() {
    let course = lessons();
    let is_passed_on = |lesson: &&Lesson| {
        let seen = &lesson.exercises[0].seen;
        seen.rules().seats() == 4 && seen.rules().all_seats().any(|seat| !seen.lacks(seat).is_empty())
    };
    let lesson = course.iter().find(is_passed_on).expect("a lesson in pairs with a pass");
    let mut window = practise_on(0, &Memory::default());
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::C);
    window.run();
    press(&mut window, &label(lesson));
    let seen = &lesson.exercises[0].seen;
    for seat in seen.rules().all_seats().filter(|seat| *seat != seen.seat()) {
        let lacks: Vec<String> = seen.lacks(seat).iter().map(|pips| format!("no {pips}")).collect();
        if !lacks.is_empty() {
            let said = format!(": {}", lacks.join(", "));
            assert!(window.query_by_label_contains(&said).is_some(), "{said}");
        }
    }
}

#[test]
fn a_lesson_is_passed_by_keys_and_leads_to_the_next_one_and_to_a_game() {
    let memory = Memory::default();
    let mut window = practise_on(0, &memory);
    window.key_press(Key::Escape);
    window.run();
    let course = lessons();
    window.key_press(Key::C);
    window.run();
    // The map has the next lesson ready, so Enter opens it.
    assert!(shows(&window, &format!("0 of {} lessons passed", course.len())) && shows(&window, "Joining (next)"));
    window.key_press(Key::Enter);
    window.run();
    let [title, idea] = Words::english().lesson(course[0].name).map(str::to_owned);
    let why = Words::english().lesson_why(course[0].name, false).to_owned();
    assert!(shows(&window, &format!("1. {title}")) && shows(&window, &idea) && !shows(&window, &why));
    for exercise in &course[0].exercises {
        let Move::Play(bone, _) = exercise.best else { panic!("the first lesson is about joining") };
        for pips in [bone.high(), bone.low()] {
            window.key_press(Key::from_name(&pips.to_string()).expect("a digit"));
            window.run();
        }
        window.key_press(Key::Enter);
        window.run();
        assert!(shows(&window, "Right!") && shows(&window, &why));
        assert!(!shows(&window, Words::english().get(msg!("theme-count"))), "the lesson says what it is about");
        if exercise != course[0].exercises.last().expect("some") {
            // The main button has the focus, so Enter goes on.
            window.key_press(Key::Enter);
            window.run();
        }
    }
    assert!(shows(&window, "You have passed this lesson.") && shows(&window, "Next lesson"));
    // A first game is short.
    let test = "Test it in a game of Draw, to 30";
    press_in_more(&mut window, test);
    assert!(window.state().stage().practice().is_none());
    let game = window.state().desk().game();
    assert_eq!((game.view().rules().game(), game.view().rules().seats()), (Some(course[0].game), course[0].players));
    drop(window);
    let mut window = practise_on(0, &memory);
    let next = Words::english().lesson(course[1].name)[0].to_owned();
    assert!(shows(&window, &format!("Next: {next}")), "practice says which lesson comes next");
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::C);
    window.run();
    let title = |at: usize| label(&course[at]);
    press(&mut window, &format!("{} (passed) · Test not won yet", title(0)));
    assert!(shows(&window, &title(0)), "a lesson that is passed can be taken again");
    press(&mut window, "Lessons");
    assert!(shows(&window, &format!("{} (next)", title(1))), "it goes on after it");
    press(&mut window, &title(2));
    assert!(shows(&window, Words::english().lesson(course[2].name)[1]), "a later one can be taken before its turn");
}

#[test]
fn the_course_is_played_through_from_its_first_lesson_to_its_last() {
    let mut window = practise_on(0, &Memory::default());
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::C);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    let course = lessons();
    let way: Vec<&Lesson> = order(&course, false).map(|at| &course[at]).collect();
    for lesson in &way {
        let [_, idea] = Words::english().lesson(lesson.name).map(str::to_owned);
        assert!(shows(&window, &label(lesson)) && shows(&window, &idea), "{}", lesson.name);
        for number in 1..=lesson.exercises.len() {
            let why = Words::english().lesson_why(lesson.name, lesson.is_other_case(&exercise(&window))).to_owned();
            let input =
                if let Move::Play(bone, end) = exercise(&window).best { Input::Put(bone, end) } else { Input::Draw };
            window.state_mut().stage_mut().desk_mut().expect("an exercise").step(input);
            window.run();
            assert!(shows(&window, "Right!") && shows(&window, &why), "{}, {number}", lesson.name);
            if number < lesson.exercises.len() {
                press(&mut window, "Next unsolved");
            }
        }
        assert!(shows(&window, "You have passed this lesson."), "{}", lesson.name);
        if lesson.name != way[way.len() - 1].name {
            press(&mut window, "Next lesson");
        }
    }
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::C);
    window.run();
    assert!(shows(&window, &format!("{0} of {0} lessons passed", course.len())));
}

/// Opens the first lesson on the map, whose label ends with this.
fn take_first_lesson(window: &mut Window, label: &str) {
    window.key_press(Key::C);
    window.run();
    press(window, &format!("1. Joining (passed){label}"));
}

/// Plays the game to its end as a tough player would.
fn play_well(window: &mut Window) {
    while files::phase(window) != Phase::GameOver {
        let seen = window.state().desk().game().view().seen.clone();
        let choice = matches!(waiting(window), Waiting::You { .. })
            .then(|| nestor::choose(&seen, Level::Tough, &mut nestor::chance_of(&seen, 1)).best);
        match choice {
            Some(Move::Play(bone, end)) => step(window, Input::Put(bone, end)),
            _ => go_on(window),
        }
    }
    files::finish(window);
}

#[test]
fn a_test_game_that_is_won_is_shown_on_the_map_and_with_its_lesson_from_then_on() {
    let memory = Memory::default();
    let store = || Store::on(Arc::new(memory.clone()));
    let course = lessons();
    let mut solved = Solved::default();
    course[0].exercises.iter().for_each(|exercise| solved.note(exercise.id()));
    store().save(Kept::Solved, solved);
    let open = || open_with(Thinker::here(1), store(), Preset::Draw, 5, WIDE, |_| {});
    let mut window = open();
    // A first game is short.
    let test = "Test it in a game of Draw, to 30";
    let mut label = "";
    // Whoever plays so well wins four of five games against a beginner.
    let won = (0..20).any(|_| {
        take_first_lesson(&mut window, label);
        label = " · Test not won yet";
        assert!(!shows(&window, "Test won"));
        press_in_more(&mut window, test);
        assert_eq!(window.state().desk().game().view().rules().target, 30);
        play_well(&mut window);
        let sitting = window.state().desk().sitting();
        Outcome::of(sitting.state(), sitting.seating().host()) == Outcome::Won
    });
    assert!(won);
    window.key_press(Key::C);
    window.run();
    assert!(shows(&window, &format!("1 of {} test games won", course.len())));
    drop(window);
    let mut window = open();
    take_first_lesson(&mut window, " · Test won");
    assert!(shows(&window, "Test won"));
    press_in_more(&mut window, test);
    take_first_lesson(&mut window, " · Test won");
}

/// Beginner from the first bone to the last one is not the Nestor whom the lesson asks for.
#[test]
fn a_test_game_that_is_won_at_a_lower_level_passes_no_test() {
    let memory = Memory::default();
    let store = || Store::on(Arc::new(memory.clone()));
    let course = lessons();
    let is_it = |lesson: &Lesson| lesson.level > Level::Beginner && lesson.players == 2;
    let at = course.iter().position(is_it).expect("a lesson whose test is harder");
    let mut solved = Solved::default();
    course[at].exercises.iter().for_each(|exercise| solved.note(exercise.id()));
    store().save(Kept::Solved, solved);
    let mut window = open_with(Thinker::here(1), store(), Preset::Draw, 5, WIDE, |_| {});
    let title = label(&course[at]);
    let test = format!("Test it in a game of {}", Words::english().game(Some(course[at].game)));
    let mut label = "";
    let won = (0..20).any(|_| {
        window.key_press(Key::C);
        window.run();
        press(&mut window, &format!("{title} (passed){label}"));
        label = " · Test not won yet";
        press_in_more(&mut window, &test);
        let rules = *window.state().desk().game().view().rules();
        let seating = Seating::one_person([Level::Beginner]);
        step(&mut window, HostOrder::NextGame(NextGame { rules, seating }));
        play_well(&mut window);
        let sitting = window.state().desk().sitting();
        Outcome::of(sitting.state(), sitting.seating().host()) == Outcome::Won
    });
    assert!(won);
    window.key_press(Key::C);
    window.run();
    assert!(shows(&window, &format!("0 of {} test games won", course.len())));
}

#[test]
fn the_map_of_the_course_is_read_aloud_part_by_part_and_walked_by_keys_in_the_smallest_window() {
    let store = Store::on(Arc::new(Memory::default()));
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, SMALL, |_| {});
    window.key_press(Key::C);
    window.run();
    let (words, course) = (Words::english(), lessons());
    for lesson in &course {
        assert!(
            shows(&window, words.get(Message::must(&format!("course-part-{}", lesson.part))))
                && shows(&window, words.lesson(lesson.name)[0])
        );
    }
    // From the main button the focus goes around to the first lesson, and the map scrolls along.
    let last = label(course.last().expect("some"));
    let is_there = |window: &Window| window.get_by_role_and_label(Role::Button, &last).is_focused();
    for _ in 0..course.len() + 4 {
        if !is_there(&window) {
            window.key_press(Key::Tab);
            window.run();
        }
    }
    assert!(is_there(&window));
    let place = window.get_by_role_and_label(Role::Button, &last).rect();
    assert!(window.ctx.content_rect().contains_rect(place), "{place}");
    window.key_press(Key::Enter);
    window.run();
    assert!(shows(&window, &last) && window.state().stage().practice().is_some());
}

#[test]
fn a_lesson_of_two_opposite_cases_gives_the_reason_of_each_position() {
    let cases = |name: &str| {
        let lesson = lessons().into_iter().find(|lesson| lesson.name == name).expect("a lesson");
        lesson.exercises.iter().map(|exercise| lesson.is_other_case(exercise)).collect::<Vec<_>>()
    };
    assert_eq!(cases("ninety"), [false, true, true, false], "at 90 and at 60");
    assert_eq!(cases("twoscores"), [false, true, false, true], "ahead and behind");
    for name in ["drawing", "tempo", "turn", "estimate"] {
        let cases = cases(name);
        assert!(cases.contains(&true) && cases.contains(&false), "{name}: {cases:?}");
        let [one, other] = [false, true].map(|case| Words::english().lesson_why(name, case).to_owned());
        assert_ne!(one, other);
    }
}
