//! The statistics with the real widgets: opening, filtering, the table, exporting and changes of
//! the archive.

use crate::window::{
    Window,
    files::{click, finish, has, keys, program, type_in},
    open_with, press,
    sheets::{Desk, high},
    sights::statistics,
};
use egui::{self, Key, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    career::tally::Tally,
    engine::{bone::Seat, rules::Preset},
    record::kept::Outcome,
    stats::{BestGames, Figures},
    store::{Games, Memory, Store},
    ui::{
        command::Command,
        request::{ExercisesRequest, Request},
        system_clock::SystemClock,
        thinker::Thinker,
        windows::statistics::Page,
    },
};
use std::{path::Path, sync::Arc};

/// Starts the program after some games of one evening.
fn after(games: usize) -> (Memory, Window) {
    let memory = Memory::default();
    let mut window = program(&memory);
    for game in 0..games {
        if game > 0 {
            press(&mut window);
        }
        // Every game ends at its own minute, so they have an order in time.
        let minute = jiff::Timestamp::from_second(60 * game as i64).expect("a time");
        window.state_mut().use_clock(SystemClock::of(move || minute));
        finish(&mut window);
    }
    (memory, window)
}

/// Opens the statistics with all their pages, also after a few games.
fn open_statistics(window: &mut Window) {
    window.key_press(Key::F4);
    window.run();
    if has(window, WHOLE) {
        click(window, WHOLE);
    }
}

/// The button that opens the pages after a few games.
const WHOLE: &str = "All figures";

/// Returns the spoken text of the table row with this name.
fn row(window: &Window, name: &str) -> String {
    let rows = window.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label());
    rows.into_iter().find(|row| row.starts_with(name)).unwrap_or_else(|| panic!("no row of {name}"))
}

#[test]
fn without_games_there_is_one_sentence_and_a_button_that_begins_a_game() {
    for (row, told) in [
        ("command-statistics", "Finish a game to see your results here."),
        ("command-games", "Every game you finish is kept here."),
    ] {
        let mut sheet = high(Desk::row(row, |desk| {
            desk.counted.clear();
            desk.games = Games::default();
            desk.won = (Tally::default(), Vec::new());
        }));
        assert!(sheet.query_by_label(told).is_some(), "{row}");
        sheet.get_by_role_and_label(Role::Button, "New game").click();
        sheet.run();
        let begins = |request: &Request| matches!(request, Request::Give(Command::NewGame));
        assert!(sheet.state().asked.iter().any(begins), "{row}: {:?}", sheet.state().asked);
    }
}

#[test]
fn the_best_games_stand_beside_the_tally() {
    let sheet = high(Desk::row("command-tally", |_| ()));
    let best = BestGames::of(sheet.state().games.iter()).highest_win.expect("a game was won");
    let told = format!("Biggest win: {} : {}, ", best.own_points(), best.best_other_points());
    let mut rows = sheet.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label());
    assert!(rows.any(|row| row.starts_with(&told)), "{told}");
}

#[test]
fn the_window_stays_where_it_is_from_page_to_page() {
    let (_, mut window) = after(1);
    open_statistics(&mut window);
    let places = |window: &Window| window.query_all_by_label("Close").map(|close| close.rect()).collect::<Vec<_>>();
    let before = places(&window);
    for page in ["Page: How well you play", "Page: Habits", "Page: Table"] {
        click(&mut window, page);
        assert_eq!(places(&window), before, "{page}");
    }
}

#[test]
fn the_table_shows_the_results_of_the_games() {
    let (_, mut window) = after(3);
    open_statistics(&mut window);
    assert!(has(&window, "3 finished games"));
    click(&mut window, "Page: Table");
    let archive = window.state().store().archive().clone();
    let games = archive.wait_for_games();
    let figures: Vec<Figures> = games
        .iter()
        .map(|game| {
            Figures::of(&archive.load(game.played.id).expect("it was kept").record, Seat::FIRST).expect("it was played")
        })
        .collect();
    let hands: usize = figures.iter().map(|figures| figures.hands.len()).sum();
    let best = |side: fn(&Figures) -> i32| figures.iter().map(side).max().expect("there are games");
    let [own, others] = [best(|figures| figures.own.best_play), best(|figures| figures.others.best_play)];
    let won = games.iter().filter(|game| game.own_points() > game.best_other_points()).count();
    assert_eq!(row(&window, "Hands"), format!("Hands: {hands}"));
    assert_eq!(row(&window, "Best play"), format!("Best play: You {own}, Nestor {others}"));
    assert!(row(&window, "All games").contains(&format!("Won {won} of 3")));
    assert!(row(&window, "All Fives").contains(" of 3"));
    assert!(row(&window, "Plays").contains("You"));
}

#[test]
fn few_games_are_told_in_a_sentence_and_a_row_of_bones() {
    for games in [1, 3] {
        let (_, mut window) = after(games);
        window.key_press(Key::F4);
        window.run();
        let archive = window.state().store().archive().clone();
        let all = archive.wait_for_games();
        let won = all.iter().filter(|game| game.own_points() > game.best_other_points()).count();
        let told = match (won, games) {
            (1, 1) => "One game, and you won it.".to_owned(),
            (0, 1) => "One game, and it wasn’t yours.".to_owned(),
            (0, _) => format!("No win yet in {games} games."),
            _ if won == games => format!("You have won all {games} games."),
            _ => format!("You have won {won} of {games} games."),
        };
        assert!(has(&window, &told), "{told}");
        let score = |own: i16, other: i16| format!("{own}\u{2009}:\u{2009}{other}");
        for game in all.iter() {
            let score = score(game.own_points(), game.best_other_points());
            assert!(
                window
                    .query_all_by_role(Role::Image)
                    .any(|bone| { bone.accesskit_node().label().is_some_and(|told| told.ends_with(&score)) }),
                "the bone of {score}"
            );
        }
        assert_eq!(window.query_all_by_role(Role::ComboBox).count(), 0, "no filter");
        assert!(!has(&window, "Page: "));
        // Whoever wants more has it.
        click(&mut window, WHOLE);
        assert!(has(&window, "Page: Table") && !has(&window, WHOLE));
    }
}

#[test]
fn ten_games_have_pages_and_filters_at_once() {
    let (_, mut window) = after(10);
    window.key_press(Key::F4);
    window.run();
    assert!(has(&window, "Page: Table") && has(&window, "10 finished games") && !has(&window, WHOLE));
}

#[test]
fn a_share_of_few_games_has_no_range_that_it_may_lie_in() {
    for games in [4, 5] {
        let (_, mut window) = after(games);
        open_statistics(&mut window);
        assert!(has(&window, &format!(" {games} games")));
        click(&mut window, "Page: Table");
        assert_eq!(row(&window, "All games").contains("In the long run"), games >= 5);
    }
}

#[test]
fn the_statistics_of_a_game_without_spinners_speak_of_none() {
    let store = Store::on(Arc::new(Memory::default()));
    let size = vec2(960.0, 720.0);
    let mut window =
        open_with(Thinker::here(1), store, Preset::Draw, 5, size, |settings| settings.game.rules.target = 20);
    finish(&mut window);
    open_statistics(&mut window);
    for page in ["Games won", "Table"] {
        click(&mut window, &format!("Page: {page}"));
        assert!(has(&window, "One finished game") && !has(&window, "spinner") && !has(&window, "Best play"), "{page}");
    }
}

#[test]
fn in_a_small_window_the_figures_have_the_room_and_the_filters_open_on_demand() {
    let (_, mut window) = after(5);
    window.set_size(vec2(480.0, 560.0));
    window.run();
    open_statistics(&mut window);
    let figure = window.get_by_label_contains("All Fives: won").rect();
    let close = window.query_all_by_label("Close").map(|close| close.rect().top()).fold(0.0, f32::max);
    assert!(figure.bottom() < close, "{figure} above {close}");
    window.key_press(Key::Escape);
    window.run();
    for list in [Key::F4, Key::G] {
        if list == Key::G {
            keys(&mut window, list);
        } else {
            open_statistics(&mut window);
        }
        let filters = |window: &Window| {
            let boxes = window.query_all_by_role(Role::ComboBox).map(|filter| filter.rect());
            boxes.filter(|filter| filter.left() >= 0.0 && filter.right() < 480.0).count()
        };
        let before = filters(&window);
        click(&mut window, "Filter");
        assert_eq!(filters(&window), before + 6, "all of them are in sight");
        click(&mut window, "Kind: Games and practice");
        click(&mut window, "Games that count");
        assert!(has(&window, "4 finished games") || has(&window, "4 games"), "they filter");
        window.key_press(Key::Escape);
        window.run();
    }
}

/// What the page of quality says of the level in each game.
fn levels(desk: Desk) -> Vec<String> {
    let sheet = high(desk);
    let rows = sheet.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label());
    rows.filter(|row| row.contains(" players: ")).collect()
}

#[test]
fn a_level_is_told_from_ten_games_and_as_a_range() {
    let told = |level: &String| level.contains(", from ") && level.contains(['“', '”']);
    let many = levels(statistics(Page::Quality));
    assert!(many.iter().any(told), "{many:?}");
    let mut few = statistics(Page::Quality);
    few.counted.iter_mut().filter(|game| game.quality.is_some()).skip(9).for_each(|game| game.quality = None);
    let few = levels(few);
    assert!(!few.is_empty() && !few.iter().any(told), "{few:?}");
    assert!(few.iter().any(|level| level.contains("of the 10 games that a level needs")), "{few:?}");
}

#[test]
fn a_habit_is_followed_and_leads_to_a_plan_that_trains_it() {
    let mut sheet = high(statistics(Page::Habits));
    assert!(sheet.query_by_label_contains("Times a game: first ").is_some());
    sheet.get_all_by_label("Train it").next().expect("a habit").click();
    sheet.run();
    let asked = |request: &Request| match request {
        Request::OfExercises(ExercisesRequest::OfferPlan(plan)) => Some((plan.lesson.clone(), plan.cases.len())),
        _ => None,
    };
    assert_eq!(sheet.state().asked.iter().find_map(asked), Some(("most".to_owned(), 2)));
}

#[test]
fn a_filter_leaves_out_the_right_games() {
    let (_, mut window) = after(2);
    open_statistics(&mut window);
    click(&mut window, "Filter");
    for (pick, value) in [("Kind: Games and practice", "Games that count"), ("Kind: Games that count", "Practice")] {
        click(&mut window, pick);
        click(&mut window, value);
        // The first game was dealt from a number.
        assert!(has(&window, "One finished game"), "{value}");
    }
}

#[test]
fn deleted_games_stop_counting_and_new_games_count() {
    let (_, mut window) = after(2);
    open_statistics(&mut window);
    assert!(has(&window, "2 finished games"));
    window.key_press(Key::Escape);
    window.run();
    keys(&mut window, Key::G);
    // The older one, so that the other can still be undone.
    window.query_all_by_role(Role::CheckBox).last().expect("a game").click();
    window.run();
    click(&mut window, "Delete");
    window.key_press(Key::Escape);
    window.run();
    open_statistics(&mut window);
    assert!(has(&window, "One finished game"));
    window.key_press(Key::Escape);
    window.run();
    // The end of the last game is undone. It still counts as it ended.
    keys(&mut window, Key::Z);
    open_statistics(&mut window);
    assert!(has(&window, "One finished game"));
    window.key_press(Key::Escape);
    window.run();
    finish(&mut window);
    press(&mut window);
    finish(&mut window);
    open_statistics(&mut window);
    assert!(has(&window, "2 finished games"));
}

#[test]
fn only_games_of_the_chosen_time_count() {
    let (_, mut window) = after(1);
    let two_days_later = || jiff::Timestamp::from_second(2 * 24 * 60 * 60).expect("a time");
    window.state_mut().use_clock(SystemClock::of(two_days_later));
    press(&mut window);
    finish(&mut window);
    for (open, all, one) in [(Key::F4, "2 finished games", "One finished game"), (Key::G, "2 games", "1 game")] {
        if open == Key::G {
            keys(&mut window, open);
        } else {
            open_statistics(&mut window);
            click(&mut window, "Filter");
        }
        assert!(window.query_by_label(all).is_some());
        for (from, to, told) in [("At any time", "The last day", one), ("The last day", "The last week", all)] {
            click(&mut window, &format!("Period: {from}"));
            click(&mut window, to);
            assert!(window.query_by_label(told).is_some(), "{to}");
        }
        window.key_press(Key::Escape);
        window.run();
    }
}

/// Enters a path to save to and presses OK until it is saved.
fn save_as(window: &mut Window, path: &Path) {
    type_in(window, "Path of the file", &path.to_string_lossy());
    click(window, "OK");
    window.run();
    assert!(has(window, "Saved as"));
    click(window, "OK");
}

#[test]
fn figures_are_exported_as_a_table() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (_, mut window) = after(2);
    open_statistics(&mut window);
    let table = folder.path().join("figures");
    click(&mut window, "Export as a table…");
    save_as(&mut window, &table);
    let table = std::fs::read_to_string(table.with_extension("csv")).expect("it was saved");
    assert!(table.starts_with("what,of,games,won,share,share_low,share_high,own,others\ngames,,2,"), "{table}");
    assert!(table.contains("\ngame,all-fives,2,") && table.contains("\nbest play,"), "{table}");
}

#[test]
fn a_game_was_won_by_whoever_has_the_most_points_in_what_the_pictures_show() {
    let shown = Desk::default();
    let games = shown.counted.iter().map(|counted| &counted.game).chain(shown.games.iter());
    for game in games {
        let (own, other) = (game.own_points(), game.best_other_points());
        let points = match game.result {
            Outcome::Won => own > other,
            Outcome::Lost => own < other,
            Outcome::Drawn => own == other,
            Outcome::Unfinished => true,
        };
        assert!(points, "{:?} by {own} to {other}: {:?}", game.result, game.rules.game());
    }
}
