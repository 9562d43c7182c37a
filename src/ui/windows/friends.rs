//! The window for games with people elsewhere: to invite them, to join a table, and to come back to
//! one.

use super::{Look, Sheet, parts};
use crate::engine::Preset;
use crate::net::{NearTables, origin};
use crate::ui::settings::KnownTables;
use crate::wire::{Code, Invitation, LONGEST_NAME, NearTable, Visit};
use egui::{Context, Key, Ui};
use std::time::Duration;

/// The window while it is open.
pub struct FriendsWindow {
    /// What the player has entered, and the tables to come back to.
    pub known: KnownTables,
    typed: String,
    near: Option<NearTables>,
    /// Whether what was typed is no invitation.
    is_wrong: bool,
}

/// What was chosen in the window.
#[derive(Clone, PartialEq, Debug)]
pub enum FriendsChoice {
    /// Close the window.
    Close,
    /// Choose a game to invite others to.
    Invite,
    /// Go to a table.
    Visit(Visit),
    /// Forget a table.
    Forget(Code),
}

/// The longest link that is read.
const LONGEST_LINK: usize = 400;
/// How often the tables of the own network are looked at.
const LOOKED_AT: Duration = Duration::from_secs(1);

impl FriendsWindow {
    /// Creates a window for a player who knows these tables.
    pub const fn new(known: KnownTables) -> FriendsWindow {
        FriendsWindow { known, typed: String::new(), near: None, is_wrong: false }
    }

    /// Begins to listen for tables on the own network.
    #[must_use]
    pub fn listening(self) -> FriendsWindow {
        FriendsWindow { near: NearTables::listen(), ..self }
    }

    /// Enters an invitation.
    #[must_use]
    pub fn with(self, typed: String) -> FriendsWindow {
        FriendsWindow { typed, ..self }
    }

    /// Shows the window. Returns the player's choice.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<FriendsChoice> {
        let near = self.near.as_mut().map(NearTables::tables).unwrap_or_default();
        if self.near.is_some() {
            ctx.request_repaint_after(LOOKED_AT);
        }
        let buttons = &["close", "friends-invite"];
        let sheet = Sheet { title: "command-friends", width: 640.0, buttons, page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look, &near));
        let chosen = shown.chosen(&[FriendsChoice::Close, FriendsChoice::Invite], FriendsChoice::Close);
        chosen.or(shown.body)
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>, near: &[NearTable]) -> Option<FriendsChoice> {
        let (words, theme) = (look.words, look.theme);
        parts::paragraph(ui, theme, words.get("friends-about"));
        let edit = (&mut self.known.name, words.get("friends-name-hint"), LONGEST_NAME);
        let label = words.get("friends-name");
        parts::named_row(ui, theme, label, 30.0, |ui| parts::field(ui, theme, [220.0, 28.0], edit, label));
        parts::chapter(ui, theme, words.get("friends-join"));
        let mut choice = self.join(ui, look, near);
        for table in near {
            let word = if table.name.is_empty() { "friends-near-unnamed" } else { "friends-near-table" };
            let args = [("name", table.name.as_str().into())];
            choice = choice.or(row(ui, look, &words.format(word, &args), |ui| offered(ui, look, &table.invitation)));
        }
        if !self.known.list().is_empty() {
            parts::chapter(ui, theme, words.get("friends-yours"));
        }
        for table in self.known.list() {
            let game = words.game(Preset::from_name(&table.game)).to_owned();
            let name = if table.others.is_empty() {
                game
            } else {
                let args = [("game", game.into()), ("names", words.list(&table.others).into())];
                words.format("friends-yours-table", &args)
            };
            choice = choice.or(row(ui, look, &name, |ui| {
                let code = table.pass.code;
                let comes = parts::button(ui, theme, words.get("friends-return"), false).clicked();
                let forgets = parts::deed(ui, theme, words.get("friends-forget"), true);
                let choice = comes.then(|| FriendsChoice::Visit(table.visit()));
                choice.or(forgets.then_some(FriendsChoice::Forget(code)))
            }));
        }
        if origin().is_none() {
            parts::chapter(ui, theme, words.get("friends-where"));
            let edit = (&mut self.known.server, words.get("friends-where-hint"), LONGEST_LINK);
            parts::field(ui, theme, [320.0, 28.0], edit, words.get("friends-where"));
            parts::aside(ui, theme, words.get("friends-where-about"));
        }
        choice
    }

    /// The field for a link or a code, and what can be done with it.
    fn join(&mut self, ui: &mut Ui, look: Look<'_>, near: &[NearTable]) -> Option<FriendsChoice> {
        let (words, theme) = (look.words, look.theme);
        let (mut sits, mut watches) = (false, false);
        ui.horizontal_wrapped(|ui| {
            let edit = (&mut self.typed, words.get("friends-link-hint"), LONGEST_LINK);
            let edit = parts::field(ui, theme, [300.0, 28.0], edit, words.get("friends-link"));
            if edit.changed() {
                self.is_wrong = false;
            }
            sits = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            // Whoever comes by a link has nothing else to do here.
            let comes = !self.typed.is_empty();
            sits |= parts::button(ui, theme, words.get("friends-sit"), comes).clicked();
            watches = parts::deed(ui, theme, words.get("friends-watch"), true);
        });
        let invitation = invited(&self.typed, near);
        self.is_wrong = if sits || watches { invitation.is_none() } else { self.is_wrong };
        if self.is_wrong {
            parts::remark(ui, theme, words.get("friends-no-link"));
        }
        let visit = if watches { Invitation::to_watch } else { Invitation::to_sit };
        invitation.filter(|_| sits || watches).map(|invitation| FriendsChoice::Visit(visit(&invitation)))
    }
}

/// What was typed: an invitation, or a code alone of a table on the own network or at the server that
/// the page came from.
fn invited(typed: &str, near: &[NearTable]) -> Option<Invitation> {
    Invitation::from_typed(typed).or_else(|| {
        let code = Code::from_typed(typed)?;
        let found = near.iter().map(|table| &table.invitation).find(|invitation| invitation.code == code);
        found.cloned().or_else(|| origin().map(|(host, is_secure)| Invitation { host, is_secure, code }))
    })
}

/// A row with a name and buttons.
fn row<R>(ui: &mut Ui, look: Look<'_>, name: &str, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.horizontal_wrapped(|ui| {
        ui.set_row_height(parts::row_height(ui));
        parts::paragraph(ui, look.theme, name);
        buttons(ui)
    });
    shown.inner
}

/// Offers a seat at a table, or to watch there.
fn offered(ui: &mut Ui, look: Look<'_>, invitation: &Invitation) -> Option<FriendsChoice> {
    let sits = parts::button(ui, look.theme, look.words.get("friends-sit"), false).clicked();
    let watches = parts::deed(ui, look.theme, look.words.get("friends-watch"), true);
    let visit = sits.then(|| invitation.to_sit()).or_else(|| watches.then(|| invitation.to_watch()));
    visit.map(FriendsChoice::Visit)
}
