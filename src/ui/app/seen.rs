//! What windows see of the program.

use super::{at_table::AtTable, background::Background};
use crate::VERSION;
use crate::ui::stage::{Stage, friends::FriendsScreen};
use crate::ui::windows::seen::{Imprint, Present, Seen};

impl AtTable {
    /// Makes or shows a window from what there is to see.
    pub(super) fn see<R>(&mut self, background: &Background, stage: &Stage, does: impl FnOnce(&Seen<'_>) -> R) -> R {
        let tally = self.tally();
        let (profile, desk, view) = (self.profile(), self.desk(), self.view());
        let (players, store) = (profile.players(), profile.store());
        let games = store.archive().games();
        does(&Seen {
            look: profile.look(),
            settings: profile.settings(),
            wardrobe: profile.wardrobe(),
            clock: self.clock(),
            imprint: Imprint { version: VERSION, folder: store.folder() },
            players: Present {
                list: players.list(),
                current: players.current(),
                asks: players.would_ask(),
                deleted: players.deleted(),
                saves: players.saves(),
            },
            view,
            here: stage.here(view.rules().set),
            shared: stage.shown_friends().and_then(FriendsScreen::rules_that_can_change),
            rules: stage.desk().map_or(view, |desk| desk.game().view()).rules(),
            chronicle: &|| desk.chronicle(),
            worst: background.backlog.worst_play(view.game, profile),
            hands_over: &|| desk.files()?.hands_over(players.name(), self.clock().now().timestamp()),
            peeking: background.peeking.seen(),
            tally: &tally,
            met: profile.met(),
            games: games.as_ref(),
            revision: store.archive().revision(),
            load: &|game| store.archive().load(game).ok(),
            counting: background.statistics.counting(),
            qualities: background.statistics.qualities(),
            training: profile.training(),
            last_match: profile.agreed(),
            tables: self.tables(),
        })
    }
}
