//! What is shown in the hand: a review leaves the table most of the window, and the heights that
//! browsers leave on a telephone's side show what a window is for.

use crate::window::screens::Screens as _;
use crate::window::{Window, open, play_until, tap};
use egui::{Rect, Vec2, accesskit::Role, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{engine::rules::Preset, ui::command::Command};

/// The heights that browsers leave.
const LOW: [Vec2; 3] = [vec2(640.0, 280.0), vec2(667.0, 320.0), vec2(750.0, 334.0)];

fn touched(size: Vec2) -> Window {
    let mut window = open(Preset::AllFives, 4711, size, |_| ());
    tap(&mut window, pos2(0.6 * size.x, 70.0));
    window
}

fn run(window: &mut Window, command: Command) {
    let ctx = window.ctx.clone();
    window.state_mut().run(command, &ctx);
    window.run_steps(30);
}

/// A review of what was played so far, at a play of the player.
fn reviewed(size: Vec2) -> Window {
    let mut window = touched(size);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 6));
    run(&mut window, Command::Review);
    assert!(window.state().stage().viewer().is_some());
    window
}

/// Whether all of it is seen.
fn is_whole(window: &Window, place: Rect) -> bool {
    window.ctx.content_rect().expand(0.5).contains_rect(place)
}

/// The buttons that are not seen as a whole.
fn beyond(window: &Window) -> Vec<String> {
    let buttons = window.query_all_by_role(Role::Button).filter(|node| !is_whole(window, node.rect()));
    let names = buttons.map(|node| node.accesskit_node().label().unwrap_or_default());
    // The cards of the verdict lie in a row that is moved.
    names.filter(|name| !name.contains(": ")).collect()
}

#[test]
fn upright_a_review_leaves_the_table_half_of_the_window() {
    for size in [vec2(320.0, 568.0), vec2(360.0, 560.0), vec2(360.0, 640.0)] {
        let window = reviewed(size);
        let areas = window.state().stage().viewer().expect("a review").desk.scene().expect("a table").key.areas;
        let high = areas.foot().bottom() - areas.status.top();
        assert!(high >= 0.5 * size.y, "{size}: {high}");
        assert!(areas.bone >= 20.0, "{size}: bones of {}", areas.bone);
        let buttons = beyond(&window);
        assert!(buttons.is_empty(), "{size}: {buttons:?}");
    }
}

#[test]
fn on_its_side_nothing_of_a_review_is_below_the_edge() {
    for size in LOW.into_iter().chain([vec2(844.0, 390.0)]) {
        let window = reviewed(size);
        let buttons = beyond(&window);
        assert!(buttons.is_empty(), "{size}: {buttons:?}");
    }
}

#[test]
fn in_a_low_window_what_each_is_for_is_seen() {
    for size in LOW {
        let mut window = touched(size);
        run(&mut window, Command::NewGame);
        let games = window.query_all_by_role(Role::RadioButton).chain(window.query_all_by_role(Role::Button));
        let games: Vec<Rect> = games
            .filter(|node| node.accesskit_node().label().is_some_and(|label| label.contains(": ")))
            .map(|node| node.rect())
            .filter(|place| is_whole(&window, *place))
            .collect();
        assert!(!games.is_empty(), "{size}: no game is seen");
        let mut window = touched(size);
        run(&mut window, Command::Friends);
        let field = window.get_by_role_and_label(Role::TextInput, "Link or code").rect();
        assert!(is_whole(&window, field), "{size}: the field to join stands at {field}");
        let mut window = touched(size);
        run(&mut window, Command::Exercises);
        let button = window.get_by_role_and_label(Role::Button, "Show the best play").rect();
        assert!(is_whole(&window, button), "{size}: the button stands at {button}");
        let mut window = touched(size);
        run(&mut window, Command::Settings);
        let settings = window.query_all_by_role(Role::RadioButton).chain(window.query_all_by_role(Role::Switch));
        let mut lines: Vec<i32> = settings
            .map(|node| node.rect())
            .filter(|place| is_whole(&window, *place))
            .map(|at| at.top() as i32)
            .collect();
        lines.sort_unstable();
        lines.dedup();
        assert!(lines.len() > 2, "{size}: tabs and settings stand at {lines:?}");
    }
}
