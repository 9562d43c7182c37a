//! Everything of one player in a single file, to be taken along.
//!
//! It holds the player's files as they are, each with its own checksum and version. So whatever
//! could be read from a folder can be read from here for ever, and a game comes back the same to
//! the byte.
//!
//! Taking a file in loses nothing. A game that is already there stays as it is. Exercises and best
//! totals are joined. A player without any game takes over everything else, and any other player
//! keeps their own. A game that finds the table taken goes to the list of games. The games of
//! somebody else are listed under their name, and count for nobody here.

use super::archive::{JUDGED, game_in, game_named, judged_named, name_of, review_in};
use super::backend::{Backend, Trouble, Unread, folder_of, read_file};
use super::{Content, Kept, Store, envelope};
use crate::career::{Bests, Deck, HabitPlans, Solved};
use crate::record::{GameId, KeptGame, text::by_part};
use crate::table::sitting::saved::Saved;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, path::Path, sync::Arc};

const VERSION: u32 = 1;
/// The ending of the names of such files, without the dot.
pub const BACKUP_ENDING: &str = "dominoes";
/// The largest file that is read, and the most games in it. Both are many times what is needed.
const LARGEST: u64 = 1 << 26;
const MOST_GAMES: usize = 20_000;
/// The folders of the games: the list, and the two within it.
const GAMES: [&str; 3] = ["games", "games/taken-back", "games/deleted"];

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Everything")]
struct Everything {
    player: String,
    files: BTreeMap<String, String>,
}

impl envelope::Content for Everything {}

/// A file that was read, with only those parts that are sound.
#[derive(Debug)]
pub struct Backup {
    player: String,
    files: BTreeMap<String, String>,
    refused: Vec<(String, WhyRefused)>,
}

impl Backup {
    /// Reads a file and replays every game in it, which takes a while. Do not call this on the
    /// window's thread.
    pub fn read(path: &Path) -> Result<Backup, Unread> {
        Backup::from_bytes(&read_file(path, LARGEST)?)
    }

    /// Reads the same from bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Backup, Unread> {
        if bytes.len() as u64 > LARGEST {
            return Err(Unread::Damaged);
        }
        let Everything { player, mut files } = envelope::opened(bytes, VERSION)?;
        if files.keys().filter(|name| matches!(BackupPart::named(name), Some(BackupPart::Game(_)))).count() > MOST_GAMES
        {
            return Err(Unread::Damaged);
        }
        let mut refused = Vec::new();
        files.retain(|name, text| match check(name, text.as_bytes()) {
            Ok(()) => true,
            Err(why) => {
                refused.push((name.clone(), why.into()));
                false
            }
        });
        Ok(Backup { player, files, refused })
    }
}

/// Whether a part of a backup can be read.
fn check(name: &str, bytes: &[u8]) -> Result<(), Unread> {
    match BackupPart::named(name).ok_or(Unread::Newer)? {
        BackupPart::Kept(Kept::Game) => envelope::opened::<Saved>(bytes, Kept::Game.version()).map(drop),
        BackupPart::Kept(Kept::Bests) => envelope::opened::<Bests>(bytes, Kept::Bests.version()).map(drop),
        BackupPart::Kept(Kept::Solved) => envelope::opened::<Solved>(bytes, Kept::Solved.version()).map(drop),
        BackupPart::Kept(Kept::Mistakes) => envelope::opened::<Deck>(bytes, Kept::Mistakes.version()).map(drop),
        BackupPart::Kept(Kept::Plan) => envelope::opened::<HabitPlans>(bytes, Kept::Plan.version()).map(drop),
        BackupPart::Kept(kept) => envelope::check(bytes, kept.version()).map(drop),
        BackupPart::Game(game) => game_in(bytes, game, KeptGame::from_bytes).map(drop),
        BackupPart::Review => review_in(bytes).map(drop),
    }
}

/// What was taken in.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TakenIn {
    /// How many games are new here.
    pub added: usize,
    /// How many were here before.
    pub known: usize,
    /// The files that were refused, and why.
    pub refused: Vec<(String, WhyRefused)>,
    /// Which game is at the table now, if there is one in the file.
    pub table: Option<TableAfter>,
}

/// Which game is at the table after everything of a player was taken in. A game that gives way is
/// listed with the others once a move was made in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAfter {
    /// The game that was there. The flag says whether the one from the file is listed.
    Stays(bool),
    /// The game from the file. The flag says whether the one that was there is listed.
    Comes(bool),
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

enum BackupPart {
    Kept(Kept),
    Game(GameId),
    Review,
}

impl BackupPart {
    /// The piece with this name. A name that is not known comes from a later version of the game.
    fn named(name: &str) -> Option<BackupPart> {
        let (folder, file) = parted(name);
        match folder {
            "" => Kept::ALL.into_iter().find(|kept| kept.name() == file).map(BackupPart::Kept),
            JUDGED => judged_named(file).map(|_| BackupPart::Review),
            _ => GAMES.contains(&folder).then(|| game_named(file).map(BackupPart::Game))?,
        }
    }
}

impl Store {
    /// Everything of this player as the text of one file. `player` is their name.
    pub fn backup(&mut self, player: &str) -> Result<String, Trouble> {
        self.settle();
        let place = &self.files.backend;
        let mut files = BTreeMap::new();
        for folder in GAMES.into_iter().chain(["", JUDGED]) {
            for name in folder_of(place, folder).names() {
                let name = if folder.is_empty() { name } else { format!("{folder}/{name}") };
                // The game in another window is played there.
                let is_there = self.is_second() && name == Kept::Game.name();
                if BackupPart::named(&name).is_some() && !is_there {
                    let bytes = place.read(&name, LARGEST).ok();
                    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
                    files.insert(name.clone(), text.ok_or(Trouble::Other(name))?);
                }
            }
        }
        if files.is_empty() {
            return Err(Trouble::NoFolder);
        }
        let everything = Everything { player: player.to_owned(), files };
        envelope::closed(&everything, VERSION, by_part(3).escape_strings(false))
    }

    /// Adds everything in a backup to what this player has, if this window saves. `player` is their
    /// name. The files must be loaded anew afterwards.
    pub fn take_in(&mut self, backup: &Backup, player: &str, now: Timestamp) -> TakenIn {
        self.settle();
        if !self.saves() {
            return TakenIn::default();
        }
        let place = Arc::clone(&self.files.backend);
        let is_new =
            !GAMES.iter().any(|folder| place.folder(folder).names().iter().any(|name| game_named(name).is_some()));
        let saved = |bytes: &[u8]| envelope::opened::<Saved>(bytes, Kept::Game.version()).ok();
        let here = place.read(Kept::Game.name(), LARGEST).ok().and_then(|bytes| saved(&bytes)?.load());
        let comes = backup.files.get(Kept::Game.name());
        let comes = comes.and_then(|text| saved(text.as_bytes())?.found().load());
        // A game that was played on since the backup stays as it is.
        let same = matches!((&here, &comes), (Some(here), Some(comes)) if here.current().id() == comes.current().id());
        let replaces = is_new && !same;
        let stays = here.is_some() && !replaces;
        let table: Option<fn(bool) -> TableAfter> =
            comes.is_some().then_some(if stays { TableAfter::Stays } else { TableAfter::Comes });
        let leaves = match (here, comes) {
            (Some(here), Some(comes)) if here.current().id() != comes.current().id() => {
                Some(if is_new { (here, player) } else { (comes, backup.player.as_str()) })
            }
            _ => None,
        };
        let theirs = (!is_new && backup.player != player).then_some(backup.player.as_str());
        let mut taken = TakenIn { refused: backup.refused.clone(), ..TakenIn::default() };
        for (name, text) in &backup.files {
            if let Err(why) = self.take_piece(&place, name, text, (is_new, replaces), theirs, &mut taken) {
                taken.refused.push((name.clone(), why));
            }
        }
        let leaves = leaves.filter(|(sitting, _)| sitting.current().is_under_way());
        taken.table = table.map(|table| table(leaves.is_some()));
        if let Some((sitting, by)) = leaves.filter(|(sitting, _)| !has_game(&*place, sitting.current().id())) {
            let mut game = sitting.kept_game(by, now);
            if theirs == Some(by) {
                game.played.seating = game.played.seating.with_guest(by);
            }
            self.keep_game(game);
            taken.added += 1;
        }
        self.settle();
        taken
    }

    fn take_piece(
        &mut self,
        place: &Arc<dyn Backend>,
        name: &str,
        text: &str,
        (is_new, replaces): (bool, bool),
        theirs: Option<&str>,
        taken: &mut TakenIn,
    ) -> Result<(), WhyRefused> {
        let bytes = text.as_bytes();
        let (home, file) = parted(name);
        let home = folder_of(place, home);
        match BackupPart::named(name).ok_or(Unread::Newer)? {
            BackupPart::Kept(Kept::Bests) => self.join(Kept::Bests, bytes, Bests::join)?,
            BackupPart::Kept(Kept::Solved) => self.join(Kept::Solved, bytes, Solved::join)?,
            BackupPart::Kept(Kept::Mistakes) => self.join(Kept::Mistakes, bytes, Deck::join)?,
            BackupPart::Kept(Kept::Plan) => self.join(Kept::Plan, bytes, HabitPlans::join)?,
            BackupPart::Kept(Kept::Game) => {
                let saved: Saved = envelope::opened(bytes, Kept::Game.version())?;
                if replaces || !home.has(file) {
                    self.save(Kept::Game, saved.found());
                }
            }
            BackupPart::Kept(_) => {
                if is_new || !home.has(file) {
                    home.write(file, bytes)?;
                }
            }
            BackupPart::Game(game) => {
                if has_game(&**place, game) {
                    taken.known += 1;
                } else {
                    match theirs {
                        Some(name) => home.write(file, game_of(name, bytes, game)?.as_bytes())?,
                        None => home.write(file, bytes)?,
                    }
                    taken.added += 1;
                }
            }
            // Without its review a game is judged again.
            BackupPart::Review if home.has(file) => {}
            BackupPart::Review => home.write(file, bytes)?,
        }
        Ok(())
    }

    /// Joins the content of a file with what comes.
    fn join<T: Content + Default + Send + 'static>(
        &mut self,
        file: Kept,
        bytes: &[u8],
        join: fn(&mut T, T),
    ) -> Result<(), Unread> {
        let mut here: T = self.load(file).unwrap_or_default();
        join(&mut here, envelope::opened(bytes, file.version())?);
        self.save(file, here);
        Ok(())
    }
}

/// The text of a game of somebody else with this name. They are a guest in it.
fn game_of(name: &str, bytes: &[u8], game: GameId) -> Result<String, WhyRefused> {
    let KeptGame { record, mut played } = game_in(bytes, game, KeptGame::from_bytes_unplayed)?;
    if played.by.is_empty() {
        name.clone_into(&mut played.by);
    }
    played.seating = played.seating.with_guest(&played.by);
    let text = KeptGame { record, played }.to_text().map_err(Trouble::other)?;
    Ok(envelope::sealed(&text))
}

fn parted(name: &str) -> (&str, &str) {
    name.rsplit_once('/').unwrap_or(("", name))
}

fn has_game(place: &dyn Backend, game: GameId) -> bool {
    GAMES.iter().any(|folder| place.folder(folder).has(&name_of(game)))
}
