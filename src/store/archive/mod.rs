//! The archive of a player's games: a file for each game, and a list of summaries.
//!
//! The file of a game is named after its id, so no game can be there twice, however often it is
//! kept. It is a record that `nestor replay` and any text editor can read. Games lie in a folder.
//! Deleted games lie in a folder within it, so moving a game there is one rename. Another one has what
//! version 1.0 moved there when the end of a game was taken back. The list is saved in an [index], which is trusted only for files that
//! have not changed since. The index can be lost without harm and is then made again from the
//! games. A damaged file is set aside without affecting the others.
//!
//! The review of a judged game lies in a folder beside the games. It too can be lost without harm,
//! and the game is then judged again. A review that is damaged or of another version counts as
//! lost.
//!
//! Any thread may read an [`Archive`]. Only the [`Store`](super::Store) that it belongs to changes
//! it.

mod change;
mod counting;
mod figures;
mod index;
mod made;
mod table;

pub use table::{table_of, table_of_sums};

use super::backend::{Backend, Stamp, Trouble, Unread};
use super::envelope;
use crate::record::{GameId, KeptGame, LARGEST, NotKept, Outcome, RecordError, VERSION};
use crate::{career::Summary, review::KeptReview};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

const GAMES: &str = "games";
/// The folder of games whose end was taken back, within the games' folder. Nothing goes there any
/// more.
pub(super) const TAKEN_BACK: &str = "taken-back";
/// The folder of deleted games, within the games' folder.
pub(super) const DELETED: &str = "deleted";
pub(super) const JUDGED: &str = "judged";
const REVIEW_ENDING: &str = ".ron";
const REVIEW_VERSION: u32 = 2;
/// The largest review that is read, many times what is needed.
const LARGEST_REVIEW: u64 = 16_000_000;
pub(super) const ENDING: &str = ".domino";

/// The summaries of all games, the latest last. This list never changes. A later call may return a
/// new one.
pub type Games = Arc<Vec<Arc<Summary>>>;

/// A change of an archive on the disk. Making it twice changes nothing more.
pub(super) type Change = Box<dyn Fn() -> Result<(), Trouble> + Send>;

/// The archive of a player. Clones share the same archive.
#[derive(Clone)]
pub struct Archive(Arc<Inner>);

struct Inner {
    home: Arc<dyn Backend>,
    folder: Arc<dyn Backend>,
    saves: bool,
    /// Whether a thread reads the list. Otherwise it is read when it is needed.
    behind: AtomicBool,
    state: Mutex<State>,
    was_read: Condvar,
}

#[derive(Default)]
struct State {
    list: List,
    /// Changes made before the list was read.
    waiting: Vec<Edit>,
    /// Games that left the list and may come back, with the folder that they were moved to.
    taken_out: BTreeMap<(GameId, &'static str), Arc<Summary>>,
    /// How many games are not in the list, as long as the player was not told.
    left_out: BTreeMap<WhyLeftOut, usize>,
    /// Rises with every change.
    revision: u64,
}

/// Why a game of the archive is not in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum WhyLeftOut {
    /// It was damaged and was set aside.
    SetAside,
    /// A later version of the game wrote it. It stays as it is.
    Newer,
    /// It cannot be read, or it is damaged and cannot be moved. It stays as it is.
    Unreadable,
}

#[derive(Debug, Default)]
enum List {
    #[default]
    Unread,
    BeingRead,
    Read(Games),
}

/// A change of the list: games that are added or replaced, or games that move to another folder.
#[derive(Clone, Debug)]
enum Edit {
    Put(Vec<Arc<Summary>>),
    TakeOut(BTreeSet<GameId>, &'static str),
}

impl State {
    /// Changes the list now, or once it is read.
    fn edit(&mut self, edit: Edit) {
        self.revision += 1;
        let List::Read(games) = &mut self.list else { return self.waiting.push(edit) };
        let games = Arc::make_mut(games);
        match edit {
            Edit::Put(new) => {
                let ids: BTreeSet<GameId> = new.iter().map(|summary| summary.played.id).collect();
                games.retain(|summary| !ids.contains(&summary.played.id));
                games.extend(new);
                games.sort_by_key(|summary| order(summary));
            }
            Edit::TakeOut(ids, to) => {
                let gone = games.extract_if(.., |summary| ids.contains(&summary.played.id));
                self.taken_out.extend(gone.map(|summary| ((summary.played.id, to), summary)));
            }
        }
    }
}

/// Games are in the order in which they ended.
const fn order(summary: &Summary) -> (jiff::Timestamp, GameId) {
    (summary.played.when, summary.played.id)
}

impl Archive {
    /// Opens the archive of the player whose files are in `home`, without reading anything yet.
    pub(super) fn new(home: &Arc<dyn Backend>, saves: bool) -> Archive {
        let (folder, home) = (home.folder(GAMES), Arc::clone(home));
        let (behind, state, was_read) = Default::default();
        Archive(Arc::new(Inner { home, folder, saves, behind, state, was_read }))
    }

    /// The summaries of all games. `None` while they are being read for the first time.
    pub fn games(&self) -> Option<Games> {
        if !self.0.behind.load(Relaxed) {
            self.read_all();
        }
        match &self.state().list {
            List::Read(games) => Some(Arc::clone(games)),
            List::Unread | List::BeingRead => None,
        }
    }

    /// The summaries of all games, once they have been read. Do not call this on the window's
    /// thread.
    pub fn wait_for_games(&self) -> Games {
        self.read_all();
        let wait = |state: &mut State| !matches!(state.list, List::Read(_));
        let state = self.0.was_read.wait_while(self.state(), wait).unwrap_or_else(PoisonError::into_inner);
        match &state.list {
            List::Read(games) => Arc::clone(games),
            List::Unread | List::BeingRead => Games::default(),
        }
    }

    /// Rises with every change, so that the display knows when to look again.
    pub fn revision(&self) -> u64 {
        self.state().revision
    }

    /// Reads a game. Do not call this on the window's thread.
    pub fn load(&self, game: GameId) -> Result<KeptGame, Unread> {
        self.load_by(KeptGame::from_bytes, game)
    }

    /// Reads a game without replaying it, when the caller replays it anyway.
    fn load_unplayed(&self, game: GameId) -> Result<KeptGame, Unread> {
        self.load_by(KeptGame::from_bytes_unplayed, game)
    }

    /// Reads the review of a game, if there is one. Do not call this on the window's thread.
    pub fn load_review(&self, game: GameId) -> Option<KeptReview> {
        let bytes = self.0.home.folder(JUDGED).read(&review_of(game), LARGEST_REVIEW).ok()?;
        review_in(&bytes).ok()
    }

    fn load_by(&self, read: fn(&[u8]) -> Result<KeptGame, NotKept>, game: GameId) -> Result<KeptGame, Unread> {
        game_in(&self.0.folder.read(&name_of(game), LARGEST as u64)?, game, read)
    }

    /// Reads the list of games on a separate thread, and calls `wake` when it is done.
    pub(super) fn read_behind(&self, wake: impl Fn() + Send + 'static) {
        let archive = self.clone();
        let read = move || {
            archive.read_all();
            wake();
        };
        // If the system cannot start a thread, the list is read when it is needed.
        let started = thread::Builder::new().name("archive".to_owned()).spawn(read).is_ok();
        self.0.behind.store(started, Relaxed);
    }

    /// Reads the list of games, unless that has begun already.
    fn read_all(&self) {
        {
            let mut state = self.state();
            if !matches!(state.list, List::Unread) {
                return;
            }
            state.list = List::BeingRead;
        }
        // Whatever happens here, everyone who waits for the list gets one.
        let found = caught(|| self.find()).unwrap_or_else(|| FoundGames::nothing(1));
        let mut state = self.state();
        state.list = List::Read(Arc::new(found.rows.iter().map(|(_, summary)| Arc::clone(summary)).collect()));
        for edit in std::mem::take(&mut state.waiting) {
            state.edit(edit);
        }
        for (why, games) in found.left_out {
            *state.left_out.entry(why).or_default() += games;
        }
        state.revision += 1;
        drop(state);
        self.0.was_read.notify_all();
        if found.is_news && self.0.saves {
            // Without an index, the next start only takes longer.
            caught(|| index::write(&*self.0.home, &found.rows));
        }
    }

    /// Finds all games in the folder, and reads those that the index does not know.
    fn find(&self) -> FoundGames {
        let mut known = index::read(&*self.0.home);
        // If the folder cannot be read, it may still hold every game of the index.
        let Ok(stamps) = self.0.folder.stamps() else { return FoundGames::nothing(known.len().max(1)) };
        let files: Vec<(GameId, Stamp)> =
            stamps.into_iter().filter_map(|(name, stamp)| Some((game_named(&name)?, stamp))).collect();
        let mut found = FoundGames { is_news: known.len() > files.len(), ..FoundGames::default() };
        for (game, stamp) in files {
            let summary = match known.remove(&game) {
                Some((noted, summary)) if noted == stamp => Some(summary),
                _ => {
                    found.is_news = true;
                    self.find_one(game, &mut found.left_out)
                }
            };
            found.rows.extend(summary.map(|summary| (stamp, Arc::new(summary))));
        }
        found.rows.sort_by_key(|(_, summary)| order(summary));
        found.is_news |= !known.is_empty();
        found
    }

    /// The summary of one game. A damaged file is set aside, unless another window saves.
    fn find_one(&self, game: GameId, left_out: &mut BTreeMap<WhyLeftOut, usize>) -> Option<Summary> {
        let read = || self.load_unplayed(game).and_then(|game| Summary::of(&game).map_err(|_| Unread::Damaged));
        let why = match caught(read) {
            Some(Ok(summary)) => return Some(summary),
            // The file is not a game of the archive.
            Some(Err(Unread::Missing)) => return None,
            Some(Err(Unread::Damaged)) if caught(|| self.set_aside(game)) == Some(true) => WhyLeftOut::SetAside,
            Some(Err(Unread::Newer)) => WhyLeftOut::Newer,
            Some(Err(Unread::Damaged | Unread::Unreachable(_))) | None => WhyLeftOut::Unreadable,
        };
        *left_out.entry(why).or_default() += 1;
        None
    }

    /// Moves a damaged game aside, unless another window saves.
    fn set_aside(&self, game: GameId) -> bool {
        self.0.saves && self.0.folder.set_aside(&name_of(game)).is_some()
    }

    /// Moves a game aside that turned out to be damaged, and tells the player.
    pub(super) fn give_up(&self, game: GameId) {
        if self.set_aside(game) {
            let mut state = self.state();
            *state.left_out.entry(WhyLeftOut::SetAside).or_default() += 1;
        }
    }

    /// Whether the player has deleted this game and can restore it.
    pub(super) fn is_deleted(&self, game: GameId) -> bool {
        self.0.folder.has(&in_folder(Some(DELETED), &name_of(game)))
    }

    /// Whether a game is here that is over.
    pub(super) fn has_end(&self, game: GameId) -> bool {
        let over = |summary: &Summary| summary.result != Outcome::Unfinished;
        let listed = self.games().and_then(|games| games.iter().find(|summary| summary.played.id == game).cloned());
        let read = || self.load(game).ok().and_then(|kept| Summary::of(&kept).ok());
        listed.map(|listed| over(&listed)).or_else(|| read().map(|read| over(&read))).unwrap_or_default()
    }

    /// How many games are not in the list and why, unless the player was told.
    pub(super) fn take_left_out(&self) -> BTreeMap<WhyLeftOut, usize> {
        std::mem::take(&mut self.state().left_out)
    }

    /// Keeps a game, if it can be replayed.
    pub(super) fn keep(&self, game: KeptGame) -> Option<Change> {
        let summary = Summary::of(&game).ok()?;
        {
            let mut state = self.state();
            // Versions in other folders are older.
            state.taken_out.retain(|(id, _), _| *id != summary.played.id);
            state.edit(Edit::Put(vec![Arc::new(summary)]));
        }
        Some(self.change(move |archive| archive.write_game(&game)))
    }

    pub(super) fn keep_review(&self, game: GameId, review: KeptReview) -> Change {
        self.change(move |archive| {
            // Without it the game is simply judged again.
            let _ = archive.write_review(game, &review);
            Ok(())
        })
    }

    fn change(&self, make: impl Fn(&Archive) -> Result<(), Trouble> + Send + 'static) -> Change {
        let archive = self.clone();
        Box::new(move || {
            make(&archive)?;
            // A game or a review that was not on the disk yet could not be counted before.
            archive.state().revision += 1;
            Ok(())
        })
    }

    /// Takes games out of the list and moves them to another folder.
    pub(super) fn move_out(&self, games: Vec<GameId>, to: &'static str) -> Change {
        self.state().edit(Edit::TakeOut(games.iter().copied().collect(), to));
        self.change(move |archive| games.iter().try_for_each(|&game| archive.move_game(game, None, Some(to))))
    }

    /// Moves games back from another folder. Those that left the list while this program ran return
    /// to it.
    pub(super) fn move_in(&self, games: Vec<GameId>, from: &'static str) -> Change {
        {
            let mut state = self.state();
            let known: Vec<Arc<Summary>> =
                games.iter().filter_map(|&game| state.taken_out.get(&(game, from)).cloned()).collect();
            if !known.is_empty() {
                state.edit(Edit::Put(known));
            }
        }
        self.change(move |archive| games.iter().try_for_each(|&game| archive.move_game(game, Some(from), None)))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The result of reading the folder.
#[derive(Default)]
struct FoundGames {
    /// The games with the stamps of their files, in their order.
    rows: Vec<(Stamp, Arc<Summary>)>,
    left_out: BTreeMap<WhyLeftOut, usize>,
    is_news: bool,
}

impl FoundGames {
    /// No games, if this many cannot be read.
    fn nothing(unreadable: usize) -> FoundGames {
        FoundGames { left_out: BTreeMap::from([(WhyLeftOut::Unreadable, unreadable)]), ..FoundGames::default() }
    }
}

/// Runs something that may panic. A fault of the program, which is then in the log, hides one game
/// and not all of them.
fn caught<T>(what: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(what)).ok()
}

fn in_folder(folder: Option<&str>, name: &str) -> String {
    folder.map_or_else(|| name.to_owned(), |folder| format!("{folder}/{name}"))
}

pub(super) fn game_in(
    bytes: &[u8],
    game: GameId,
    read: fn(&[u8]) -> Result<KeptGame, NotKept>,
) -> Result<KeptGame, Unread> {
    let text = std::str::from_utf8(bytes).map_err(|_| Unread::Damaged)?;
    let body = envelope::checked_body(text).ok_or(Unread::Damaged)?;
    match read(body.as_bytes()) {
        Ok(found) if found.played.id == game => Ok(found),
        // A file that holds another game, or a record that somebody put there, is whole but not a
        // game of the archive.
        Ok(_) | Err(NotKept::RecordAlone) => Err(Unread::Missing),
        Err(NotKept::Unreadable(RecordError::Version(version))) if version > VERSION => Err(Unread::Newer),
        Err(NotKept::Unreadable(_) | NotKept::WithoutName) => Err(Unread::Damaged),
    }
}

pub(super) fn name_of(game: GameId) -> String {
    format!("{game}{ENDING}")
}

fn review_of(game: GameId) -> String {
    format!("{game}{REVIEW_ENDING}")
}

pub(super) fn judged_named(name: &str) -> Option<GameId> {
    GameId::from_text(name.strip_suffix(REVIEW_ENDING)?)
}

pub(super) fn game_named(name: &str) -> Option<GameId> {
    GameId::from_text(name.strip_suffix(ENDING)?)
}

/// The review in these bytes.
pub(super) fn review_in(bytes: &[u8]) -> Result<KeptReview, Unread> {
    envelope::opened(bytes, REVIEW_VERSION)
}
