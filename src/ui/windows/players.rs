//! The window of the players: who is at the table, and who else plays here.

use super::{Look, Sheet, parts};
use crate::store::{BadName, LONGEST_NAME, Player, PlayerTrouble};
use crate::ui::words::Words;
use egui::{Context, Ui};

/// The window while it is open.
#[derive(Clone, Debug, Default)]
pub struct PlayersWindow {
    /// The folder of the chosen player.
    chosen: String,
    name: String,
    trouble: Option<PlayerTrouble>,
    /// Whether the player has to confirm that someone should be deleted.
    deletes: bool,
    /// Whether the program opened the window by itself to ask who plays.
    asks: bool,
}

/// What the window shows.
#[derive(Clone, Copy, Debug)]
pub struct Present<'a> {
    /// All players.
    pub players: &'a [Player],
    /// The folder of the player at the table.
    pub current: &'a str,
    /// Whether the program asks who plays when it starts.
    pub asks: bool,
    /// How many deleted players still have files.
    pub deleted: usize,
    /// Whether changes can be saved.
    pub saves: bool,
}

/// What was chosen in the window.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the button or the deed of that name")]
pub enum PlayersChoice {
    Close,
    Play(String),
    Add(String),
    /// Give this player a new name.
    Rename(String, String),
    Delete(String),
    /// Those who were deleted play here again.
    BringBack,
    /// Erase the files of deleted players for good.
    Empty,
    /// Ask who plays when the program starts, or do not.
    Ask(bool),
}

impl PlayersWindow {
    /// Creates a window with the player at the table chosen. `asks` is set if the program opens it
    /// by itself.
    pub fn new(current: &str, asks: bool) -> PlayersWindow {
        PlayersWindow { chosen: current.to_owned(), asks, ..PlayersWindow::default() }
    }

    /// Takes in the result of a choice. A player who was added is chosen.
    pub fn answer(&mut self, done: Result<Option<String>, PlayerTrouble>) {
        match done {
            Ok(added) => {
                self.name.clear();
                self.trouble = None;
                if let Some(player) = added {
                    self.chosen = player;
                }
            }
            Err(trouble) => self.trouble = Some(trouble),
        }
        self.deletes = false;
    }

    fn choose(&mut self, player: &str) {
        player.clone_into(&mut self.chosen);
    }

    /// Shows the window. Returns the player's choice.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>, present: Present<'_>) -> Option<PlayersChoice> {
        let title = if self.asks { "players-who" } else { "command-players" };
        let sheet = Sheet { title, width: 520.0, buttons: &["close", "players-play"], page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look, present));
        let buttons = [PlayersChoice::Close, PlayersChoice::Play(self.chosen.clone())];
        shown.chosen(&buttons, PlayersChoice::Close).or(shown.body)
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChoice> {
        let (words, theme) = (look.words, look.theme);
        if !present.players.iter().any(|player| player.folder == self.chosen) {
            present.current.clone_into(&mut self.chosen);
        }
        let mut choice = None;
        for player in present.players {
            let name = shown_name(words, &player.name);
            let (here, args) = (player.folder == present.current, [("name", name.into())]);
            let text = if here { words.format("players-at-the-table", &args) } else { name.to_owned() };
            let plate = parts::radio(ui, theme, &text, &text, player.folder == self.chosen, ui.available_width());
            if plate.clicked() {
                self.choose(&player.folder);
                self.deletes = false;
            }
            if plate.double_clicked() {
                choice = Some(PlayersChoice::Play(player.folder.clone()));
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
            let [name, about] = ["players-ask", "players-ask-about"].map(|word| words.get(word));
            if parts::switch(ui, theme, name, about, &mut asks) {
                choice = Some(PlayersChoice::Ask(asks));
            }
        }
        if present.deleted > 0 {
            parts::chapter(ui, theme, words.get("players-deleted"));
            parts::paragraph(ui, theme, &words.format("players-deleted-about", &[("count", present.deleted.into())]));
            let deeds = [("players-bring-back", PlayersChoice::BringBack), ("players-empty", PlayersChoice::Empty)];
            let deeds = deeds.map(|(word, deed)| (words.get(word).to_owned(), false, deed));
            choice = parts::buttons(ui, theme, false, deeds).or(choice);
        }
        choice
    }

    fn names(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PlayersChoice> {
        let (words, theme) = (look.words, look.theme);
        let mut choice = None;
        parts::chapter(ui, theme, words.get("players-change"));
        ui.horizontal_wrapped(|ui| {
            let edit = (&mut self.name, "", LONGEST_NAME);
            let edit = parts::field(ui, theme, [220.0, 30.0], edit, words.get("players-name"));
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

    /// Shows the button that deletes a player. It asks for confirmation first.
    fn deletion(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChoice> {
        let (words, theme) = (look.words, look.theme);
        let chosen = present.players.iter().find(|player| player.folder == self.chosen)?;
        let name = shown_name(words, &chosen.name);
        if !self.deletes {
            self.deletes = parts::button(ui, theme, words.get("players-delete"), false).clicked();
            return None;
        }
        parts::remark(ui, theme, &words.format("players-delete-sure", &[("name", name.into())]));
        let mut choice = None;
        ui.horizontal(|ui| {
            if parts::button(ui, theme, words.get("players-delete-yes"), true).clicked() {
                choice = Some(PlayersChoice::Delete(chosen.folder.clone()));
            }
            if parts::button(ui, theme, words.get("cancel"), false).clicked() {
                self.deletes = false;
            }
        });
        choice
    }
}

/// Returns the name to show for a player, also for one without a name.
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
