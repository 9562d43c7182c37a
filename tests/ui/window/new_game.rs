//! The window for a new game, for the tests of the windows.

use super::sheets::{Desk, high, settings_with};
use crate::window;
use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{Person, Seating, Sitter};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::ui::windows::game::{GamePage, GameWindow};

/// The settings of a player whose last game was one of four people as partners.
pub(crate) fn company() -> Settings {
    let rules = window::rules_for(Preset::FiveUp, 4);
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let sitters = [Sitter::HOST, guest("Ben"), guest(""), Sitter::Nestor(Level::Tough)];
    let seating = Seating::new(&sitters).expect("people sit there");
    let mut settings = settings_with(rules);
    settings.game.remember_company(&rules, &seating);
    settings
}

/// Returns the window of a new game of a player with these settings and without a name, who is alone
/// here.
pub(crate) fn begins(settings: Settings, under_way: bool) -> Desk {
    begins_at(GamePage::Game, settings, under_way)
}

fn begins_at(page: GamePage, settings: Settings, under_way: bool) -> Desk {
    let set = |desk: &mut Desk| {
        desk.settings = settings;
        desk.view.is_under_way = under_way;
        desk.current = None;
        desk.players.clear();
    };
    Desk::of(set, |seen| Box::new(GameWindow::new(seen).at(page)))
}

/// The same for a player who is asked for a name, while a game is under way.
pub(crate) fn nameless_under_way() -> Desk {
    let set = |desk: &mut Desk| {
        desk.settings = settings_with(window::rules_for(Preset::AllFives, 2));
        desk.view.is_under_way = true;
        desk.players.retain(|player| player.name.is_empty());
        desk.tables.name.clear();
    };
    Desk::row("command-new-game", set)
}

/// Returns the page of the rules of a new game, as a player has it who has chosen these rules.
pub(crate) fn rules_page(rules: Rules) -> Desk {
    begins_at(GamePage::Rules, settings_with(rules), false)
}

/// The questions that unfold on the page of the rules, and what unfolds the rest.
pub(crate) const UNFOLDS: [&str; 7] = [
    "How many play?",
    "What wins the game?",
    "Do you draw?",
    "What scores during a hand?",
    "Who leads?",
    "What if no one can play?",
    "Unusual rules",
];

/// Returns the same page with every rule in sight.
pub(crate) fn all_rules(rules: Rules) -> Harness<'static, Desk> {
    let mut page = high(rules_page(rules));
    for title in UNFOLDS {
        page.get_by_role_and_label(Role::Button, title).click();
        page.run();
    }
    page
}

/// Begins the game in the window, and returns its rules.
pub(crate) fn begun(harness: &mut Harness<'_, Desk>) -> Rules {
    harness.get_by_role_and_label(Role::Button, "Begin").click();
    harness.run();
    harness.state().begun().expect("a game that can be played").rules
}
