//! Changes of an archive on the disk. They are made one after the other, and a change that failed
//! can be made again.

use super::{Archive, Edit, JUDGED, REVIEW_VERSION, TAKEN_BACK, in_folder, name_of, review_of};
use crate::record::{GameId, KeptGame, LARGEST, text::by_thing};
use crate::store::{Trouble, envelope, last_good};
use crate::{career::Summary, review::KeptReview};
use std::sync::Arc;

impl Archive {
    pub(super) fn write_game(&self, game: &KeptGame) -> Result<(), Trouble> {
        let text = game.to_text().map_err(Trouble::other)?;
        if text.len() > LARGEST - envelope::sealed("").len() {
            return Err(Trouble::TooLong);
        }
        let place = &self.0.folder;
        let name = name_of(game.played.id);
        place.write(&name, envelope::sealed(&text).as_bytes())?;
        // An earlier version whose end was taken back is no longer needed.
        place.delete(&in_folder(Some(TAKEN_BACK), &name))
    }

    pub(super) fn write_review(&self, game: GameId, review: &KeptReview) -> Result<(), Trouble> {
        let text = envelope::closed(review, REVIEW_VERSION, by_thing(3))?;
        let (place, name) = (self.0.home.folder(JUDGED), review_of(game));
        place.write(&name, text.as_bytes())?;
        // A review can be made again, so it needs no copy.
        place.delete(&last_good(&name))
    }

    /// Moves a game from the games' folder, or a folder within it, to another.
    pub(super) fn move_game(&self, game: GameId, from: Option<&str>, to: Option<&str>) -> Result<(), Trouble> {
        let name = name_of(game);
        let place = &self.0.folder;
        if to.is_none() && place.has(&name) {
            // The version in the folder is newer.
            return place.delete(&in_folder(from, &name));
        }
        let moved = place.rename(&in_folder(from, &name), &in_folder(to, &name))?;
        let listed = || from.is_some_and(|folder| self.state().taken_out.contains_key(&(game, folder)));
        // A game that left the list before the program started is not in memory.
        if moved
            && to.is_none()
            && !listed()
            && let Ok(game) = self.load(game)
            && let Ok(summary) = Summary::of(&game)
        {
            self.state().edit(Edit::Put(vec![Arc::new(summary)]));
        }
        Ok(())
    }
}
