//! Everything of one player in a single file, to be taken along.
//!
//! It holds the player's files as they are, each with its own checksum and version. So whatever could be read from a shelf can be read from here for ever,
//! and a game comes back the same to the byte.
//!
//! Taking a file in loses nothing. A game that is already there stays as it is. Exercises and best totals are joined. A player without any game takes over
//! everything else, and any other player keeps their own. A game that finds the table taken goes to the list of games. Wherever
//! the game that was at the table goes, it is practice from then on, because it can be played in two places.

use super::archive::{JUDGED, game_in, game_named, judged_named, name_of};
use super::backend::{Backend, Obstacle, Trouble, Unread, shelf_of};
use super::{Kept, Store, envelope};
use crate::career::{Bests, Deck, Solved};
use crate::record::{GameId, KeptGame, text::by_part};
use crate::sitting::{Sitting, saved::Saved};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

const VERSION: u32 = 1;
/// The ending of the names of such files, without the dot.
pub const PARCEL_ENDING: &str = "dominoes";
/// The largest file that is read, many times what is needed.
pub const LARGEST_PARCEL: u64 = 1 << 28;
/// The shelves of the games: the list, and the two within it.
const GAMES: [&str; 3] = ["games", "games/taken-back", "games/deleted"];
/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Everything")]
struct Parcel {
    player: String,
    files: BTreeMap<String, String>,
}

impl envelope::Content for Parcel {}

/// What was taken in.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TakenIn {
    /// How many games are new here.
    pub added: usize,
    /// How many were here before.
    pub known: usize,
    /// The files that were refused, and why.
    pub refused: Vec<(String, WhyRefused)>,
}

/// Why a file was not taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyRefused {
    /// It cannot be read.
    Unread(Unread),
    /// It cannot be written here.
    Unwritten(Trouble),
}

impl From<Unread> for WhyRefused {
    fn from(why: Unread) -> WhyRefused {
        WhyRefused::Unread(why)
    }
}

impl From<Trouble> for WhyRefused {
    fn from(why: Trouble) -> WhyRefused {
        WhyRefused::Unwritten(why)
    }
}

enum Piece {
    Kept(Kept),
    Game(GameId),
    Review,
}

impl Piece {
    /// The piece with this name. A name that is not known comes from a later version of the game.
    fn named(name: &str) -> Option<Piece> {
        let (shelf, file) = parted(name);
        match shelf {
            "" => Kept::ALL.into_iter().find(|kept| kept.name() == file).map(Piece::Kept),
            JUDGED => judged_named(file).map(|_| Piece::Review),
            _ => GAMES.contains(&shelf).then(|| game_named(file).map(Piece::Game))?,
        }
    }
}

impl Store {
    /// Everything of this player as the text of one file. `player` is their name.
    pub fn packed(&mut self, player: &str) -> Result<String, Trouble> {
        self.settle();
        let place = self.files.backend.as_ref().ok_or(Trouble::NoFolder)?;
        let mut files = BTreeMap::new();
        for shelf in GAMES.into_iter().chain(["", JUDGED]) {
            for name in shelf_of(place, shelf).names() {
                let name = if shelf.is_empty() { name } else { format!("{shelf}/{name}") };
                if Piece::named(&name).is_some() {
                    let bytes = place.read(&name, LARGEST_PARCEL).ok();
                    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
                    files.insert(name.clone(), text.ok_or(Trouble::Other(name))?);
                }
            }
        }
        let parcel = Parcel { player: player.to_owned(), files };
        envelope::closed(&parcel, VERSION, by_part(3).escape_strings(false))
    }

    /// Adds everything in such a file to what this player has. `player` is their name. The files must be loaded anew afterwards.
    pub fn take_in(&mut self, bytes: &[u8], player: &str, now: Timestamp) -> Result<TakenIn, Unread> {
        let parcel: Parcel = envelope::opened(bytes, VERSION)?;
        self.settle();
        let place = self.files.backend.clone().filter(|_| self.saves());
        let place = place.ok_or(Unread::Unreachable(Obstacle::Forbidden))?;
        let is_new =
            !GAMES.iter().any(|shelf| place.shelf(shelf).names().iter().any(|name| game_named(name).is_some()));
        let saved = |bytes: &[u8]| envelope::opened::<Saved>(bytes, Kept::Game.version()).ok();
        let here = place.read(Kept::Game.name(), LARGEST_PARCEL).ok().and_then(|bytes| Sitting::load(saved(&bytes)?));
        let comes = parcel.files.get(Kept::Game.name());
        let comes = comes.and_then(|text| Sitting::load(saved(text.as_bytes())?.found()));
        let leaves = match (here, comes) {
            (Some(here), Some(comes)) if here.game_id() != comes.game_id() => {
                Some(if is_new { (here, player) } else { (comes, parcel.player.as_str()) })
            }
            _ => None,
        };
        let mut taken = TakenIn::default();
        for (name, text) in &parcel.files {
            if let Err(why) = self.take_piece(&place, name, text, is_new, &mut taken) {
                taken.refused.push((name.clone(), why));
            }
        }
        if let Some((sitting, by)) =
            leaves.filter(|(sitting, _)| sitting.is_under_way() && !has_game(&*place, sitting.game_id()))
        {
            self.keep_game(&sitting, by, now);
            taken.added += 1;
        }
        self.settle();
        Ok(taken)
    }

    fn take_piece(
        &mut self,
        place: &Arc<dyn Backend>,
        name: &str,
        text: &str,
        is_new: bool,
        taken: &mut TakenIn,
    ) -> Result<(), WhyRefused> {
        let bytes = text.as_bytes();
        let (home, file) = parted(name);
        let home = shelf_of(place, home);
        match Piece::named(name).ok_or(Unread::Newer)? {
            Piece::Kept(Kept::Bests) => {
                let mut bests: Bests = envelope::opened(bytes, Kept::Bests.version())?;
                bests.join(self.load(Kept::Bests).unwrap_or_default());
                self.save(Kept::Bests, bests);
            }
            Piece::Kept(Kept::Solved) => {
                let mut solved: Solved = envelope::opened(bytes, Kept::Solved.version())?;
                solved.join(self.load(Kept::Solved).unwrap_or_default());
                self.save(Kept::Solved, solved);
            }
            Piece::Kept(Kept::Mistakes) => {
                let mut mistakes: Deck = self.load(Kept::Mistakes).unwrap_or_default();
                mistakes.join(envelope::opened(bytes, Kept::Mistakes.version())?);
                self.save(Kept::Mistakes, mistakes);
            }
            Piece::Kept(Kept::Game) => {
                let saved: Saved = envelope::opened(bytes, Kept::Game.version())?;
                if is_new || !home.has(file) {
                    self.save(Kept::Game, saved.found());
                }
            }
            Piece::Kept(kept) => {
                envelope::check(bytes, kept.version())?;
                if is_new || !home.has(file) {
                    home.write(file, bytes)?;
                }
            }
            Piece::Game(game) => {
                game_in(bytes, game, KeptGame::from_bytes)?;
                if has_game(&**place, game) {
                    taken.known += 1;
                } else {
                    home.write(file, bytes)?;
                    taken.added += 1;
                }
            }
            // Without its review a game is judged again.
            Piece::Review if home.has(file) => {}
            Piece::Review => home.write(file, bytes)?,
        }
        Ok(())
    }
}

fn parted(name: &str) -> (&str, &str) {
    name.rsplit_once('/').unwrap_or(("", name))
}

fn has_game(place: &dyn Backend, game: GameId) -> bool {
    GAMES.iter().any(|shelf| place.shelf(shelf).has(&name_of(game)))
}
