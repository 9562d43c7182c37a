//! The games of a player that are kept for good: each in a file of its own, and a list of what there is to see of them at a glance.
//!
//! The file of a game is named after the game, so no game can be there twice, however often it is kept. It is a record that `nestor replay` and any text
//! editor can read. Where the file lies says how the game stands: on the shelf of the games, or on one beside it for games whose end was taken back or that
//! were deleted, so changing that is one renaming. The list is kept in an [index], which is believed only about files that have not been written since; it
//! may be lost at any time, and is then made again from the games. A file that makes no sense is set aside alone.
//!
//! The review of a game that was judged lies on a shelf beside the games. It may be lost at any time as well, and the game is then judged again; one that
//! makes no sense, or is of another version, counts as lost.
//!
//! Whoever has an [`Archive`] may read it on any thread; only the [`Store`](super::Store) that it belongs to changes it.

mod counting;
mod figures;
mod index;
mod made;
mod table;

pub use table::{table_of, table_of_sums};

use super::backend::{Backend, Stamp, Trouble, Unread, last_good};
use super::envelope;
use super::memory::Memory;
use crate::career::summary::Summary;
use crate::record::kept::{GameId, KeptGame, NotKept};
use crate::record::text::by_thing;
use crate::record::{LARGEST, RecordError, VERSION};
use crate::review::KeptReview;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The shelf of the games.
const GAMES: &str = "games";
/// The shelf of games whose end was taken back, on that of the games.
const TAKEN_BACK: &str = "taken-back";
/// The shelf of games that were deleted, on that of the games.
const DELETED: &str = "deleted";
/// The shelf of what was judged of games.
const JUDGED: &str = "judged";
/// The version in which reviews are written.
const REVIEW_VERSION: u32 = 2;
/// The largest review that is read: many times what is needed.
const LARGEST_REVIEW: u64 = 16_000_000;
/// How the names of all files of games end.
pub(super) const ENDING: &str = ".domino";

/// What there is to see of all games at a glance, the latest last. It never changes; whoever asks later may get another.
pub type Games = Arc<Vec<Arc<Summary>>>;

/// The archive of a player. Clones are the same archive.
#[derive(Clone, Debug)]
pub struct Archive(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// Where the index is.
    home: Arc<dyn Backend>,
    /// Where the games are.
    shelf: Arc<dyn Backend>,
    /// Whether this window saves.
    saves: bool,
    /// Whether a thread reads the list; otherwise whoever asks for it does.
    behind: AtomicBool,
    state: Mutex<State>,
    was_read: Condvar,
}

#[derive(Debug, Default)]
struct State {
    list: List,
    /// What was changed before the list was read.
    waiting: Vec<Edit>,
    /// What was taken out of the list and may come back.
    taken_out: BTreeMap<GameId, Arc<Summary>>,
    /// How many damaged games nobody was told of.
    damaged: usize,
    /// Rises with every change.
    revision: u64,
}

#[derive(Debug, Default)]
enum List {
    #[default]
    Unread,
    BeingRead,
    Read(Games),
}

/// A change of the list.
#[derive(Clone, Debug)]
enum Edit {
    Put(Arc<Summary>),
    TakeOut(GameId),
}

impl Edit {
    fn game(&self) -> GameId {
        match self {
            Edit::Put(summary) => summary.played.id,
            Edit::TakeOut(game) => *game,
        }
    }

    /// Makes it in a list. Returns what was there of that game.
    fn make(self, games: &mut Vec<Arc<Summary>>) -> Option<Arc<Summary>> {
        let id = self.game();
        let before = games.iter().rposition(|summary| summary.played.id == id).map(|at| games.remove(at));
        if let Edit::Put(summary) = self {
            let at = games.partition_point(|other| order(other) < order(&summary));
            games.insert(at, summary);
        }
        before
    }
}

/// Games stand in the order in which they ended.
const fn order(summary: &Summary) -> (jiff::Timestamp, GameId) {
    (summary.played.when, summary.played.id)
}

impl Archive {
    /// The archive of the player whose files are in `home`. Nothing is read yet.
    pub(super) fn new(home: &Arc<dyn Backend>, saves: bool) -> Archive {
        let (shelf, home) = (home.shelf(GAMES), Arc::clone(home));
        let (behind, state, was_read) = Default::default();
        Archive(Arc::new(Inner { home, shelf, saves, behind, state, was_read }))
    }

    /// An archive without games.
    pub(super) fn nowhere() -> Archive {
        let nothing: Arc<dyn Backend> = Arc::new(Memory::default());
        Archive::new(&nothing, false)
    }

    /// All games at a glance; nothing while they are being read for the first time.
    pub fn games(&self) -> Option<Games> {
        if !self.0.behind.load(Relaxed) {
            self.read_all();
        }
        match &self.state().list {
            List::Read(games) => Some(Arc::clone(games)),
            List::Unread | List::BeingRead => None,
        }
    }

    /// All games at a glance, once they have been read. Not for the window's thread.
    pub fn wait_for_games(&self) -> Games {
        self.read_all();
        let wait = |state: &mut State| !matches!(state.list, List::Read(_));
        let state = self.0.was_read.wait_while(self.state(), wait).unwrap_or_else(PoisonError::into_inner);
        match &state.list {
            List::Read(games) => Arc::clone(games),
            List::Unread | List::BeingRead => Games::default(),
        }
    }

    /// Rises with every change, so that whoever shows the games knows when to look again.
    pub fn revision(&self) -> u64 {
        self.state().revision
    }

    /// Reads a game. Not for the window's thread.
    pub fn load(&self, game: GameId) -> Result<KeptGame, Unread> {
        self.load_by(KeptGame::from_bytes, game)
    }

    /// Reads a game that is played again anyhow, which finds out whether it can be.
    fn load_unplayed(&self, game: GameId) -> Result<KeptGame, Unread> {
        self.load_by(KeptGame::from_bytes_unplayed, game)
    }

    /// Reads the review of a game, if there is one. Not for the window's thread.
    pub fn load_review(&self, game: GameId) -> Option<KeptReview> {
        let bytes = self.0.home.shelf(JUDGED).read(&review_of(game), LARGEST_REVIEW).ok()?;
        envelope::opened(&bytes, REVIEW_VERSION).ok()
    }

    fn load_by(&self, read: fn(&[u8]) -> Result<KeptGame, NotKept>, game: GameId) -> Result<KeptGame, Unread> {
        let bytes = self.0.shelf.read(&name_of(game), LARGEST as u64)?;
        let text = std::str::from_utf8(&bytes).map_err(|_| Unread::Damaged)?;
        let body = envelope::checked_body(text).ok_or(Unread::Damaged)?;
        match read(body.as_bytes()) {
            Ok(found) if found.played.id == game => Ok(found),
            // A game under another's name, or a record that somebody has put there, is whole, but no game of the archive.
            Ok(_) | Err(NotKept::RecordAlone) => Err(Unread::Missing),
            Err(NotKept::Unreadable(RecordError::Version(version))) if version > VERSION => Err(Unread::Newer),
            Err(NotKept::Unreadable(_) | NotKept::WithoutName) => Err(Unread::Damaged),
        }
    }

    /// Reads the list of games on a thread of its own, and calls `wake` when that is done.
    pub(super) fn read_behind(&self, wake: impl Fn() + Send + 'static) {
        let archive = self.clone();
        let read = move || {
            archive.read_all();
            wake();
        };
        // Where the system gives no thread, the list is read by whoever waits for it.
        let started = thread::Builder::new().name("archive".to_owned()).spawn(read).is_ok();
        self.0.behind.store(started, Relaxed);
    }

    /// Reads the list of games, unless somebody has begun to.
    fn read_all(&self) {
        {
            let mut state = self.state();
            if !matches!(state.list, List::Unread) {
                return;
            }
            state.list = List::BeingRead;
        }
        let Found { mut games, damaged } = self.find();
        let mut state = self.state();
        for edit in std::mem::take(&mut state.waiting) {
            edit.make(&mut games);
        }
        state.list = List::Read(Arc::new(games));
        state.damaged += damaged;
        state.revision += 1;
        drop(state);
        self.0.was_read.notify_all();
    }

    /// Finds all games on the shelf, reads those that the index does not know, and brings the index up to date.
    fn find(&self) -> Found {
        let files = self.0.shelf.stamps().into_iter();
        let files: Vec<(GameId, Stamp)> = files.filter_map(|(name, stamp)| Some((game_named(&name)?, stamp))).collect();
        let mut known = index::read(&*self.0.home);
        let mut found = Found::default();
        let mut rows = Vec::with_capacity(files.len());
        let mut is_new = known.len() > files.len();
        for (game, stamp) in files {
            let summary = match known.remove(&game) {
                Some((noted, summary)) if noted == stamp => Some(summary),
                _ => {
                    is_new = true;
                    self.find_one(game, &mut found)
                }
            };
            rows.extend(summary.map(|summary| (stamp, Arc::new(summary))));
        }
        rows.sort_by_key(|(_, summary)| order(summary));
        if (is_new || !known.is_empty()) && self.0.saves {
            // Without an index the next start only takes longer.
            let _ = index::write(&*self.0.home, &rows);
        }
        found.games = rows.into_iter().map(|(_, summary)| summary).collect();
        found
    }

    /// What there is to see of one game. A damaged one is set aside, unless another window saves.
    fn find_one(&self, game: GameId, found: &mut Found) -> Option<Summary> {
        let read = self.load_unplayed(game).and_then(|game| Summary::of(&game).map_err(|_| Unread::Damaged));
        match read {
            Ok(summary) => Some(summary),
            Err(Unread::Damaged) => {
                if self.0.saves && self.0.shelf.set_aside(&name_of(game)).is_some() {
                    found.damaged += 1;
                }
                None
            }
            Err(Unread::Missing | Unread::Newer | Unread::Unreachable(_)) => None,
        }
    }

    /// How many damaged games were set aside since this was asked last.
    pub(super) fn take_damaged(&self) -> usize {
        std::mem::take(&mut self.state().damaged)
    }

    /// Keeps a game. What cannot be played is not kept.
    pub(super) fn keep(&self, game: KeptGame) -> Option<Change> {
        let summary = Summary::of(&game).ok()?;
        self.edit(Edit::Put(Arc::new(summary)));
        Some(self.change(What::Keep(Box::new(game))))
    }

    pub(super) fn take_back(&self, game: GameId) -> Change {
        self.edit(Edit::TakeOut(game));
        self.change(What::Move { games: vec![game], from: None, to: Some(TAKEN_BACK) })
    }

    pub(super) fn put_back(&self, game: GameId) -> Change {
        self.bring_in(game);
        self.change(What::Move { games: vec![game], from: Some(TAKEN_BACK), to: None })
    }

    pub(super) fn delete(&self, games: Vec<GameId>) -> Change {
        for game in &games {
            self.edit(Edit::TakeOut(*game));
        }
        self.change(What::Move { games, from: None, to: Some(DELETED) })
    }

    pub(super) fn restore(&self, games: Vec<GameId>) -> Change {
        for game in &games {
            self.bring_in(*game);
        }
        self.change(What::Move { games, from: Some(DELETED), to: None })
    }

    pub(super) fn keep_review(&self, game: GameId, review: KeptReview) -> Change {
        self.change(What::Review(game, Box::new(review)))
    }

    fn change(&self, what: What) -> Change {
        Change { archive: self.clone(), what }
    }

    /// Changes the list.
    fn edit(&self, edit: Edit) {
        let mut state = self.state();
        state.revision += 1;
        match &mut state.list {
            List::Read(games) => {
                let before = edit.clone().make(Arc::make_mut(games));
                state.taken_out.extend(before.map(|summary| (summary.played.id, summary)));
            }
            List::Unread | List::BeingRead => state.waiting.push(edit),
        }
    }

    /// Puts a game into the list that was taken out of it while this program ran.
    fn bring_in(&self, game: GameId) {
        let summary = self.state().taken_out.get(&game).cloned();
        if let Some(summary) = summary {
            self.edit(Edit::Put(summary));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Default)]
struct Found {
    games: Vec<Arc<Summary>>,
    damaged: usize,
}

/// A change of the archive that is still to be made on the disk.
pub(super) struct Change {
    archive: Archive,
    what: What,
}

enum What {
    Keep(Box<KeptGame>),
    Review(GameId, Box<KeptReview>),
    /// From one of the shelves on that of the games, or from there itself, to another.
    Move {
        games: Vec<GameId>,
        from: Option<&'static str>,
        to: Option<&'static str>,
    },
}

impl Change {
    /// Makes it. Whoever makes it again changes nothing more.
    pub(super) fn make(&self) -> Result<(), Trouble> {
        match &self.what {
            What::Review(game, review) => return self.keep_review(*game, review),
            What::Keep(game) => self.keep(game)?,
            What::Move { games, from, to } => games.iter().try_for_each(|&game| self.put(game, *from, *to))?,
        }
        // What was not on the disk yet could not be counted before.
        self.archive.state().revision += 1;
        Ok(())
    }

    fn keep(&self, game: &KeptGame) -> Result<(), Trouble> {
        let text = game.to_text().map_err(|why| Trouble::Other(why.to_string()))?;
        if text.len() > LARGEST - envelope::sealed("").len() {
            return Err(Trouble::TooLong);
        }
        let place = &self.archive.0.shelf;
        let name = name_of(game.played.id);
        place.write(&name, envelope::sealed(&text).as_bytes())?;
        // What was taken back of it before is over for good.
        place.delete(&on_shelf(Some(TAKEN_BACK), &name))
    }

    fn keep_review(&self, game: GameId, review: &KeptReview) -> Result<(), Trouble> {
        let text =
            envelope::closed(review, REVIEW_VERSION, by_thing(3)).map_err(|why| Trouble::Other(why.to_string()))?;
        let (place, name) = (self.archive.0.home.shelf(JUDGED), review_of(game));
        place.write(&name, text.as_bytes())?;
        // What can be made again needs no copy.
        place.delete(&last_good(&name))
    }

    fn put(&self, game: GameId, from: Option<&str>, to: Option<&str>) -> Result<(), Trouble> {
        let name = name_of(game);
        let place = &self.archive.0.shelf;
        if to.is_none() && place.has(&name) {
            // What was kept since is the newer.
            return place.delete(&on_shelf(from, &name));
        }
        let moved = place.rename(&on_shelf(from, &name), &on_shelf(to, &name))?;
        let listed = || self.archive.state().taken_out.contains_key(&game);
        // A game that was taken back before the program was started is not known by heart.
        if moved
            && to.is_none()
            && !listed()
            && let Ok(summary) = self.archive.load(game).map(|game| Summary::of(&game))
        {
            self.archive.edit_if_whole(summary.ok());
        }
        Ok(())
    }
}

impl Archive {
    fn edit_if_whole(&self, summary: Option<Summary>) {
        if let Some(summary) = summary {
            self.edit(Edit::Put(Arc::new(summary)));
        }
    }
}

fn on_shelf(shelf: Option<&str>, name: &str) -> String {
    shelf.map_or_else(|| name.to_owned(), |shelf| format!("{shelf}/{name}"))
}

/// The name of the file of a game.
fn name_of(game: GameId) -> String {
    format!("{game}{ENDING}")
}

/// The name of the file of a game's review.
fn review_of(game: GameId) -> String {
    format!("{game}.ron")
}

/// The game that a file is named after.
fn game_named(name: &str) -> Option<GameId> {
    GameId::from_text(name.strip_suffix(ENDING)?)
}
