//! Asking before something is done that cannot be taken back.

use egui::Context;

use crate::record::kept::GameId;
use crate::ui::windows::{Look, Sheet, parts};

/// What is asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    /// A game is given up.
    GiveUp,
    /// The game under way goes where all its bones can be read.
    Writing(Writing),
}

/// Where games go from the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Writing {
    /// The game under way goes to the clipboard.
    Copy,
    /// It goes into a file.
    Save,
    /// Games of the archive go into files, one under way among them.
    Export(Vec<GameId>),
}

impl Consent {
    /// Shows the question. Returns the answer, once there is one.
    pub(crate) fn show(&self, ctx: &Context, look: Look<'_>) -> Option<bool> {
        let (title, text, yes) = match self {
            Consent::GiveUp => ("command-give-up", "give-up-asks", "give-up-yes"),
            Consent::Writing(Writing::Copy) => ("command-copy-game", "writing-asks", "writing-copy"),
            Consent::Writing(Writing::Save) => ("command-save-game", "writing-asks", "writing-save"),
            Consent::Writing(Writing::Export(_)) => ("games-export-games", "writing-asks", "writing-save"),
        };
        let sheet = Sheet { title, width: 460.0, buttons: &[yes, "cancel"], page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| parts::paragraph(ui, look.theme, look.words.get(text)));
        match shown.pressed {
            Some(pressed) => Some(pressed == 0),
            None => shown.left.then_some(false),
        }
    }
}
