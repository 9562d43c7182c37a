//! The window for a new game, for the tests of the windows.

use super::sheets::{Desk, Open, settings_with};
use crate::window;
use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::seating::{Person, Seating, Sitter};
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

/// Returns the page of the rules of a new game, as a player has it who has chosen these rules.
pub(crate) fn rules_page(rules: Rules) -> Open {
    let window = GameWindow::new(&settings_with(rules), "", Vec::new(), false);
    Open::Game(Box::new(window.at(GamePage::Rules)))
}

/// Begins the game in the window, and returns its rules.
pub(crate) fn begun(harness: &mut Harness<'_, Desk>) -> Rules {
    harness.get_by_role_and_label(Role::Button, "Begin").click();
    harness.run();
    harness.state().chosen.as_ref().expect("a game that can be played").rules
}
