//! The players of a data folder, and which of them is at the table.
//!
//! Each player has a folder of their own, with everything that is theirs; the name stands in a file in it. So there is no list of players that could be
//! damaged or disagree with the folders: the folders are the list. Beside them one file says who played last.

mod name;
mod old_folder;

use super::backend::{Backend, Trouble};
use super::loader::Loader;
use super::{FOLDER, Folder, Kept, Notice, Store, envelope};
pub use name::{BadName, LONGEST_NAME};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// The shelf with a shelf for every player.
const PLAYERS: &str = "players";
/// The shelf with those that were deleted.
const DELETED: &str = "deleted-players";

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name of their shelf, by which they are known for good.
    pub shelf: String,
    /// Their name; empty as long as they have not told it.
    pub name: String,
}

/// What stands in the file of a player.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(rename = "Player", default)]
struct PlayerFile {
    name: String,
    /// The files of an old version that this player's were copied from may still be there.
    #[serde(skip_serializing_if = "is_no")]
    has_old_files: bool,
}

impl envelope::Content for PlayerFile {}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_no(yes: &bool) -> bool {
    !*yes
}

/// What stands in the file that says who played last.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Players", default)]
struct LastFile {
    last: String,
    asks: bool,
}

impl envelope::Content for LastFile {}

impl Default for LastFile {
    fn default() -> LastFile {
        LastFile { last: String::new(), asks: true }
    }
}

/// Why something could not be done with a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerTrouble {
    /// The name cannot be used.
    Name(BadName),
    /// The file with the player's name is left as it is, as the player was told.
    Frozen,
    /// The disk does not let it.
    Disk(Trouble),
}

impl From<Trouble> for PlayerTrouble {
    fn from(trouble: Trouble) -> PlayerTrouble {
        PlayerTrouble::Disk(trouble)
    }
}

/// The players of a data folder.
pub struct Players {
    root: Option<Arc<dyn Backend>>,
    /// Whether this window saves.
    saves: bool,
    /// By name.
    list: Vec<Player>,
    last: LastFile,
    /// Files of players that must not be written, by their shelves; that of who played last is on none.
    frozen: BTreeSet<String>,
    /// What the player should be told.
    notices: Vec<Notice>,
}

impl Players {
    /// The players of the data folder `folder`, or of the platform's place when there is none.
    pub fn open(folder: Option<PathBuf>) -> Players {
        let place = || directories::ProjectDirs::from("", "", FOLDER).map(|places| places.data_dir().to_owned());
        match folder.or_else(place) {
            Some(folder) => Players::on(Arc::new(Folder::new(folder))),
            None => Players::nowhere(),
        }
    }

    /// The players of a place for files. Files of an old version, in which there was one player, become those of the first.
    pub fn on(root: Arc<dyn Backend>) -> Players {
        let saves = root.claim().is_ok();
        let mut players = Players { saves, ..Players::nowhere() };
        // Where not all can be copied, the old files stay where they are and are used there.
        let brought_in = saves && old_folder::bring_in(&*root).is_ok();
        players.root = Some(root);
        players.last = players.load(Kept::Players, "").unwrap_or_default();
        players.find();
        if players.list.is_empty() && brought_in {
            let _ = players.make("");
            players.find();
        }
        players
    }

    /// One player, of whom nothing is kept.
    pub fn nowhere() -> Players {
        Players {
            root: None,
            saves: false,
            list: Vec::new(),
            last: LastFile::default(),
            frozen: BTreeSet::new(),
            notices: Vec::new(),
        }
    }

    /// Finds the players that there are.
    fn find(&mut self) {
        let Some(root) = &self.root else { return };
        let shelves = root.shelf(PLAYERS).shelves().into_iter().filter(|shelf| !shelf.starts_with('.'));
        let mut list: Vec<Player> = shelves
            .map(|shelf| {
                // Whoever's name cannot be read is still there with all their games.
                let name = self.load::<PlayerFile>(Kept::Player, &shelf_of(&shelf)).map(|file| file.name);
                Player { name: name.unwrap_or_else(|| shelf.clone()), shelf }
            })
            .collect();
        list.sort_by_key(|player| (name::folded(&player.name), player.shelf.clone()));
        self.list = list;
    }

    /// What stands in a file of a shelf, read with the same care as all files. One that had to be read from its copy is written again.
    fn load<T: envelope::Content>(&mut self, file: Kept, home: &str) -> Option<T> {
        let place = place_of(self.root.as_ref()?, home);
        let mut files = Loader::new(Arc::clone(&place), self.saves);
        let found = files.load(file, Some);
        if !files.is_frozen(file) || self.frozen.insert(home.to_owned()) {
            self.notices.extend(files.notices.into_iter().map(|notice| notice.on_shelf(home)));
        }
        let (content, hash) = found?;
        if hash.is_none() && self.saves && !self.frozen.contains(home) {
            // Failing is no harm: the copy stays.
            let _ = write(&*place, file, &content);
        }
        Some(content)
    }

    /// What the player should be told of the files that say who plays here, once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// All players, by name.
    pub fn list(&self) -> &[Player] {
        &self.list
    }

    /// Who is at the table; nobody where nothing can be kept.
    pub fn current(&self) -> Option<&Player> {
        self.list.iter().find(|player| player.shelf == self.last.last).or_else(|| self.list.first())
    }

    /// The name of whoever is at the table; empty where it is not known.
    pub fn name(&self) -> &str {
        self.current().map_or("", |player| &player.name)
    }

    /// Whether the program asks at the start who plays.
    pub const fn asks(&self) -> bool {
        self.last.asks && self.list.len() > 1
    }

    /// Whether it would ask if there were more than one.
    pub const fn would_ask(&self) -> bool {
        self.last.asks
    }

    /// Sets whether the program asks.
    pub fn set_asks(&mut self, asks: bool) {
        self.last.asks = asks;
        self.note_last();
    }

    /// Whether players can be added and changed here.
    pub const fn saves(&self) -> bool {
        self.saves
    }

    /// The files of whoever is at the table.
    pub fn store(&self) -> Store {
        let Some(root) = &self.root else {
            let mut store = Store::nowhere();
            store.notices.push(Notice::CannotSave(Trouble::NoFolder));
            return store;
        };
        let own = self.current().map_or_else(|| Arc::clone(root), |player| root.shelf(&shelf_of(&player.shelf)));
        Store::on_shelf(Arc::clone(root), own)
    }

    /// Puts another player at the table.
    pub fn change_to(&mut self, player: &str) {
        player.clone_into(&mut self.last.last);
        self.note_last();
    }

    fn note_last(&self) {
        if let Some(root) = self.root.as_ref().filter(|_| self.saves && !self.frozen.contains("")) {
            // Whoever cannot be noted is asked for, or chosen, again.
            let _ = write(&**root, Kept::Players, &self.last);
        }
    }

    /// Adds a player. Returns their shelf.
    pub fn add(&mut self, name: &str) -> Result<String, PlayerTrouble> {
        let name = self.sound(name, None)?;
        let player = self.make(&name)?;
        self.find();
        Ok(player)
    }

    /// Gives a player another name.
    pub fn rename(&mut self, player: &str, name: &str) -> Result<(), PlayerTrouble> {
        let name = self.sound(name, Some(player))?;
        let home = shelf_of(player);
        if self.frozen.contains(&home) {
            return Err(PlayerTrouble::Frozen);
        }
        write(&*self.root()?.shelf(&home), Kept::Player, &PlayerFile { name, has_old_files: false })?;
        self.find();
        Ok(())
    }

    /// Moves a player with all their files to those that were deleted. The last one cannot be.
    pub fn delete(&mut self, player: &str) -> Result<(), PlayerTrouble> {
        if self.list.len() > 1 {
            self.root()?.rename(&shelf_of(player), &format!("{DELETED}/{player}"))?;
            self.find();
        }
        Ok(())
    }

    /// How many players were deleted whose files are still there.
    pub fn deleted(&self) -> usize {
        self.root.as_ref().map_or(0, |root| root.shelf(DELETED).shelves().len())
    }

    /// Deletes the files of all players that were deleted.
    pub fn empty_deleted(&mut self) -> Result<(), PlayerTrouble> {
        Ok(self.root()?.delete(DELETED)?)
    }

    fn root(&self) -> Result<&Arc<dyn Backend>, Trouble> {
        self.root.as_ref().filter(|_| self.saves).ok_or(Trouble::NoFolder)
    }

    /// The name as it is kept, if this player may have it.
    fn sound(&self, name: &str, player: Option<&str>) -> Result<String, PlayerTrouble> {
        let others = self.list.iter().filter(|other| Some(other.shelf.as_str()) != player);
        name::sound(name, others.map(|other| other.name.as_str())).map_err(PlayerTrouble::Name)
    }

    /// Makes the shelf of a player of this name, and returns what it is called.
    fn make(&self, name: &str) -> Result<String, Trouble> {
        let player = name::shelf_for(name);
        let file = PlayerFile { name: name.to_owned(), has_old_files: false };
        write(&*self.root()?.shelf(&shelf_of(&player)), Kept::Player, &file)?;
        Ok(player)
    }
}

fn shelf_of(player: &str) -> String {
    format!("{PLAYERS}/{player}")
}

fn place_of(root: &Arc<dyn Backend>, shelf: &str) -> Arc<dyn Backend> {
    if shelf.is_empty() { Arc::clone(root) } else { root.shelf(shelf) }
}

fn write<T: Serialize>(place: &dyn Backend, file: Kept, content: &T) -> Result<(), Trouble> {
    let text =
        envelope::closed(content, file.version(), file.layout()).map_err(|why| Trouble::Other(why.to_string()))?;
    place.write(file.name(), text.as_bytes())
}
