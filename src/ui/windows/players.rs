//! The window of the players: who is at the table, and who else plays here.

use super::{Look, Sheet, parts};
use crate::store::{BadName, LONGEST_NAME, Player, PlayerTrouble};
use crate::ui::words::Words;
use egui::{Context, TextEdit, Ui, WidgetInfo, accesskit::Role};

/// The window while it is open.
#[derive(Clone, Debug, Default)]
pub struct PlayersWindow {
    /// The shelf of the player who is chosen.
    chosen: String,
    /// What was typed.
    name: String,
    /// Why what was asked for last could not be done.
    trouble: Option<PlayerTrouble>,
    /// Whether the player has to say once more that somebody is to be deleted.
    deletes: bool,
    /// Whether the program asks who plays, and nobody has opened this window.
    asks: bool,
}

/// What there is to see of the players.
#[derive(Clone, Copy, Debug)]
pub struct Present<'a> {
    /// All of them.
    pub players: &'a [Player],
    /// The shelf of whoever is at the table.
    pub current: &'a str,
    /// Whether the program asks at the start.
    pub asks: bool,
    /// How many were deleted and are still kept.
    pub deleted: usize,
    /// Whether anything can be changed.
    pub saves: bool,
}

/// What was chosen in the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayersChoice {
    /// To leave everything as it is.
    Close,
    /// This player plays.
    Play(String),
    /// Somebody of this name plays here from now on.
    Add(String),
    /// This player is called so from now on.
    Rename(String, String),
    /// This player is to be deleted.
    Delete(String),
    /// What is kept of those who were deleted goes for good.
    Empty,
    /// Whether the program asks at the start.
    Ask(bool),
}

impl PlayersWindow {
    /// A window that opens with the player at the table; `asks` if it opens by itself.
    pub fn new(current: &str, asks: bool) -> PlayersWindow {
        PlayersWindow { chosen: current.to_owned(), asks, ..PlayersWindow::default() }
    }

    /// Takes in what came of a choice.
    pub fn answer(&mut self, done: Result<(), PlayerTrouble>) {
        if done.is_ok() {
            self.name.clear();
        }
        self.trouble = done.err();
        self.deletes = false;
    }

    /// Chooses a player.
    pub fn choose(&mut self, player: &str) {
        player.clone_into(&mut self.chosen);
    }

    /// Shows the window. Returns what was chosen in it.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>, present: Present<'_>) -> Option<PlayersChoice> {
        let title = if self.asks { "players-who" } else { "command-players" };
        let sheet = Sheet { title, width: 520.0, buttons: &["close", "players-play"], page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look, present));
        match shown.pressed {
            Some(1) => Some(PlayersChoice::Play(self.chosen.clone())),
            Some(_) => Some(PlayersChoice::Close),
            None if shown.left => Some(PlayersChoice::Close),
            None => shown.body,
        }
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChoice> {
        let (words, theme) = (look.words, look.theme);
        if !present.players.iter().any(|player| player.shelf == self.chosen) {
            present.current.clone_into(&mut self.chosen);
        }
        let mut choice = None;
        for player in present.players {
            let name = shown_name(words, &player.name);
            let at_the_table = player.shelf == present.current;
            let text = if at_the_table {
                words.format("players-at-the-table", &[("name", name.into())])
            } else {
                name.to_owned()
            };
            let plate = parts::radio(ui, theme, &text, &text, player.shelf == self.chosen, ui.available_width());
            if plate.clicked() {
                self.choose(&player.shelf);
                self.deletes = false;
            }
            if plate.double_clicked() {
                choice = Some(PlayersChoice::Play(player.shelf.clone()));
            }
        }
        if !present.saves {
            parts::remark(ui, theme, words.get("notice-second-window"));
            return choice;
        }
        choice = self.names(ui, look).or(choice);
        if present.players.len() > 1 {
            choice = self.deletion(ui, look, present).or(choice);
            let mut asks = present.asks;
            if parts::switch(ui, theme, words.get("players-ask"), words.get("players-ask-about"), &mut asks) {
                choice = Some(PlayersChoice::Ask(asks));
            }
        }
        if present.deleted > 0 {
            parts::chapter(ui, theme, words.get("players-deleted"));
            parts::paragraph(ui, theme, &words.format("players-deleted-about", &[("count", present.deleted.into())]));
            if parts::button(ui, theme, words.get("players-empty"), false).clicked() {
                choice = Some(PlayersChoice::Empty);
            }
        }
        choice
    }

    /// The field for a name, and what can be done with it.
    fn names(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PlayersChoice> {
        let (words, theme) = (look.words, look.theme);
        let mut choice = None;
        parts::chapter(ui, theme, words.get("players-change"));
        ui.horizontal_wrapped(|ui| {
            let edit = TextEdit::singleline(&mut self.name).char_limit(LONGEST_NAME);
            let edit = ui.add_sized([220.0, 30.0], edit);
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words.get("players-name")));
            parts::focus_ring(ui, &edit, theme);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if parts::button(ui, theme, words.get("players-add"), false).clicked() || entered {
                choice = Some(PlayersChoice::Add(self.name.clone()));
            }
            if parts::button(ui, theme, words.get("players-rename"), false).clicked() {
                choice = Some(PlayersChoice::Rename(self.chosen.clone(), self.name.clone()));
            }
        });
        if let Some(trouble) = &self.trouble {
            parts::remark(ui, theme, trouble_word(words, trouble));
        }
        choice
    }

    /// The button that deletes a player, which asks before it does.
    fn deletion(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChoice> {
        let (words, theme) = (look.words, look.theme);
        let chosen = present.players.iter().find(|player| player.shelf == self.chosen)?;
        let name = shown_name(words, &chosen.name);
        if !self.deletes {
            self.deletes = parts::button(ui, theme, words.get("players-delete"), false).clicked();
            return None;
        }
        parts::remark(ui, theme, &words.format("players-delete-sure", &[("name", name.into())]));
        let mut choice = None;
        ui.horizontal(|ui| {
            if parts::button(ui, theme, words.get("players-delete-yes"), true).clicked() {
                choice = Some(PlayersChoice::Delete(chosen.shelf.clone()));
            }
            if parts::button(ui, theme, words.get("cancel"), false).clicked() {
                self.deletes = false;
            }
        });
        choice
    }
}

/// What a player is called, also one who has not told a name.
pub fn shown_name<'a>(words: &'a Words, name: &'a str) -> &'a str {
    if name.is_empty() { words.get("players-first") } else { name }
}

pub(super) fn trouble_word<'a>(words: &'a Words, trouble: &PlayerTrouble) -> &'a str {
    match trouble {
        PlayerTrouble::Name(BadName::Empty) => words.get("players-name-empty"),
        PlayerTrouble::Name(BadName::TooLong) => words.get("players-name-long"),
        PlayerTrouble::Name(BadName::Taken) => words.get("players-name-taken"),
        PlayerTrouble::Frozen => words.get("players-frozen"),
        PlayerTrouble::Disk(_) => words.get("players-disk"),
    }
}
