//! The window of the players: who is at the table, and who else plays here.

use super::seen::{Present, Seen};
use super::{Closing, Done, Look, Sheet, Window, parts, rows::opener};
use crate::store::{BadName, LONGEST_NAME, PlayerTrouble};
use crate::ui::parts::TextField;
use crate::ui::request::{PlayersChange, Request};
use crate::ui::words::Words;
use crate::{msg, say};
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
    /// Whether the list is being changed, so that a click on a name only chooses it.
    manages: bool,
}

impl Window for PlayersWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let title = if self.asks { msg!("players-who") } else { msg!("command-players") };
        let sheet =
            Sheet { title, width: 520.0, buttons: &[msg!("close"), msg!("players-play")], page: 0, ready: true };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen.look, seen.players));
        let plays = PlayersChange::Play(self.chosen.clone());
        let change = if shown.pressed == Some(1) { Some(plays) } else { shown.body.clone() };
        match change.filter(|_| !shown.left && shown.pressed != Some(0)) {
            Some(PlayersChange::Play(player)) if player == seen.players.folder() => Closing::Closes.alone(),
            Some(change @ PlayersChange::Play(_)) => Closing::Closes.asking(Request::ChangePlayers(change)),
            Some(change) => Closing::Stays.asking(Request::ChangePlayers(change)),
            None => shown.answer(&[None]),
        }
    }

    /// A player who was added is chosen.
    fn hear(&mut self, done: &Result<Option<String>, PlayerTrouble>) {
        match done {
            Ok(added) => {
                self.name.clear();
                self.trouble = None;
                if let Some(player) = added {
                    self.choose(player);
                }
            }
            Err(trouble) => self.trouble = Some(trouble.clone()),
        }
        self.deletes = false;
    }
}

impl PlayersWindow {
    /// Creates a window with the player at the table chosen.
    pub fn new(seen: &Seen<'_>) -> PlayersWindow {
        PlayersWindow { chosen: seen.players.folder().to_owned(), ..PlayersWindow::default() }
    }

    /// Asks who plays, as it does when the program opens it by itself.
    #[must_use]
    pub fn asking(self) -> PlayersWindow {
        PlayersWindow { asks: true, ..self }
    }

    fn choose(&mut self, player: &str) {
        player.clone_into(&mut self.chosen);
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChange> {
        let (words, theme) = (look.words, look.theme);
        if !present.list.iter().any(|player| player.folder == self.chosen) {
            present.folder().clone_into(&mut self.chosen);
        }
        let mut choice = None;
        for player in present.list {
            let name = shown_name(words, &player.name);
            let (here, args) = (player.folder == present.folder(), [("name", name.into())]);
            let text = if here { words.format(msg!("players-at-the-table"), &args) } else { name.to_owned() };
            let plate = parts::radio(ui, theme, &text, &text, player.folder == self.chosen, ui.available_width());
            if plate.clicked() {
                self.choose(&player.folder);
                self.deletes = false;
            }
            // Who is only asked who plays answers with one click.
            if plate.double_clicked() || plate.clicked() && self.asks && !self.manages {
                choice = Some(PlayersChange::Play(player.folder.clone()));
            }
        }
        if !present.saves {
            parts::remark(ui, theme, say!(words, "notice-second-window"));
            return choice;
        }
        if self.asks {
            self.manages = opener(ui, look, msg!("players-change"));
            if !self.manages {
                return choice;
            }
        } else {
            parts::chapter(ui, theme, say!(words, "players-change"));
        }
        choice = self.names(ui, look, present).or(choice);
        if present.list.len() > 1 {
            let mut asks = present.asks;
            let [name, about] = [msg!("players-ask"), msg!("players-ask-about")].map(|word| words.get(word));
            if parts::switch(ui, theme, name, about, &mut asks) {
                choice = Some(PlayersChange::Ask(asks));
            }
        }
        if present.deleted > 0 {
            parts::chapter(ui, theme, say!(words, "players-deleted"));
            parts::paragraph(ui, theme, &say!(words, "players-deleted-about", count: present.deleted));
            let deeds =
                [(msg!("players-bring-back"), PlayersChange::BringBack), (msg!("players-empty"), PlayersChange::Empty)];
            let deeds = deeds.map(|(word, deed)| (words.get(word).to_owned(), false, deed));
            choice = parts::buttons(ui, theme, false, deeds).or(choice);
        }
        choice
    }

    fn names(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChange> {
        let (words, theme) = (look.words, look.theme);
        let mut choice = None;
        ui.horizontal_wrapped(|ui| {
            let hint = say!(words, "players-name");
            let field = TextField { text: &mut self.name, hint, most: LONGEST_NAME };
            let edit = parts::field(ui, theme, [190.0, 30.0], field, hint);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if parts::button(ui, theme, say!(words, "players-add"), false).clicked() || entered {
                choice = Some(PlayersChange::Add(self.name.clone()));
            }
            if parts::button(ui, theme, say!(words, "players-rename"), false).clicked() {
                choice = Some(PlayersChange::Rename(self.chosen.clone(), self.name.clone()));
            }
            let deletes = present.list.len() > 1 && !self.deletes;
            self.deletes |= deletes && parts::button(ui, theme, say!(words, "players-delete"), false).clicked();
        });
        if self.deletes {
            choice = self.deletion(ui, look, present).or(choice);
        }
        if let Some(trouble) = &self.trouble {
            parts::remark(ui, theme, trouble_word(words, trouble));
        }
        choice
    }

    /// Asks whether the chosen player should be deleted.
    fn deletion(&mut self, ui: &mut Ui, look: Look<'_>, present: Present<'_>) -> Option<PlayersChange> {
        let (words, theme) = (look.words, look.theme);
        let chosen = present.list.iter().find(|player| player.folder == self.chosen)?;
        let name = shown_name(words, &chosen.name);
        parts::remark(ui, theme, &say!(words, "players-delete-sure", name: name));
        let mut choice = None;
        ui.horizontal(|ui| {
            if parts::button(ui, theme, say!(words, "players-delete-yes"), true).clicked() {
                choice = Some(PlayersChange::Delete(chosen.folder.clone()));
            }
            if parts::button(ui, theme, say!(words, "cancel"), false).clicked() {
                self.deletes = false;
            }
        });
        choice
    }
}

/// Returns the name to show for a player, also for one without a name.
pub fn shown_name<'a>(words: &'a Words, name: &'a str) -> &'a str {
    if name.is_empty() { say!(words, "players-first") } else { name }
}

pub(super) fn trouble_word<'a>(words: &'a Words, trouble: &PlayerTrouble) -> &'a str {
    match trouble {
        PlayerTrouble::Name(BadName::Empty) => say!(words, "players-name-empty"),
        PlayerTrouble::Name(BadName::TooLong) => say!(words, "players-name-long"),
        PlayerTrouble::Name(BadName::Taken) => say!(words, "players-name-taken"),
        PlayerTrouble::Frozen => say!(words, "players-frozen"),
        PlayerTrouble::Disk(_) => say!(words, "players-disk"),
    }
}
