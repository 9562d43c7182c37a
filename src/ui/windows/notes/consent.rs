//! Questions before something that cannot be undone.

use egui::Context;

use crate::record::kept::GameId;
use crate::ui::windows::{Look, Sheet, parts};

/// What the question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    /// The player gives up the game.
    GiveUp,
    /// Undo takes back turns of these people.
    Undo(String),
    /// Redo makes turns of these people again.
    Redo(String),
    /// Restore takes back turns of these people.
    Restore(String),
    /// The current game is written where all its bones can be read.
    Writing(Writing),
}

/// A way for games to leave the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Writing {
    /// The current game is copied to the clipboard.
    Copy,
    /// The current game is saved to a file.
    Save,
    /// Games of the archive are saved to files. One of them is still being played.
    Export(Vec<GameId>),
}

impl Consent {
    /// Shows the question. Returns the answer once there is one.
    pub(crate) fn show(&self, ctx: &Context, look: Look<'_>) -> Option<bool> {
        let names = match self {
            Consent::Undo(names) | Consent::Redo(names) | Consent::Restore(names) => names.as_str(),
            Consent::GiveUp | Consent::Writing(_) => "",
        };
        let (title, text, yes) = match self {
            Consent::Undo(_) => ("command-undo", "undo-asks", "undo-yes"),
            Consent::Redo(_) => ("command-redo", "redo-asks", "command-redo"),
            Consent::Restore(_) => ("command-restore", "restore-asks", "command-restore"),
            Consent::GiveUp => ("command-give-up", "give-up-asks", "give-up-yes"),
            Consent::Writing(Writing::Copy) => ("command-copy-game", "writing-asks", "writing-copy"),
            Consent::Writing(Writing::Save) => ("command-save-game", "writing-asks", "writing-save"),
            Consent::Writing(Writing::Export(_)) => ("games-export-games", "writing-asks", "writing-save"),
        };
        let sheet = Sheet { title, width: 460.0, buttons: &[yes, "cancel"], page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| {
            parts::paragraph(ui, look.theme, &look.words.format(text, &[("names", names.into())]));
        });
        shown.chosen(&[true, false], false)
    }
}
