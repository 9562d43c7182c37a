//! What a test looks at inside the table of a window, although no player may.

use crate::common::inside;
use electrum_dominoes::table::Sitting;
use electrum_dominoes::ui::table::Desk;

/// Questions about a table that only tests ask.
pub(crate) trait InsideDesk {
    /// The sitting, as it would come back from its file.
    fn sitting(&self) -> Sitting;
}

impl InsideDesk for Desk {
    fn sitting(&self) -> Sitting {
        inside::sitting(self.files().expect("a table here"))
    }
}
