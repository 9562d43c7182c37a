//! The players of a data folder, and who is at the table.
//!
//! Each player has a folder with all of their files, and one of these holds the name. There is no
//! list of players that could be damaged or disagree with the folders: the folders are the list. A
//! file beside them says who played last.

mod name;

pub use name::{BadName, LONGEST_NAME};

use super::backend::{self, Backend, Trouble};
use super::{Kept, Memory, Notice, Store, envelope, loader::Loader, place_in};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::{collections::BTreeSet, sync::Arc};

const PLAYERS: &str = "players";
const DELETED: &str = "deleted-players";
const OTHER_FORM: &str = "older-files";

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name of their folder, which never changes.
    pub folder: String,
    /// Their name. Empty until they enter one.
    pub name: String,
}

/// The content of a player's file.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(rename = "Player", default)]
struct PlayerFile {
    name: String,
}

impl envelope::Content for PlayerFile {}

/// The content of the file that says who played last.
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

/// Why a change of the players failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerTrouble {
    /// The name cannot be used.
    Name(BadName),
    /// The file with the player's name is not written, as the player was told.
    Frozen,
    /// The disk failed.
    Disk(Trouble),
}

impl From<Trouble> for PlayerTrouble {
    fn from(trouble: Trouble) -> PlayerTrouble {
        PlayerTrouble::Disk(trouble)
    }
}

/// The players of a data folder.
#[derive(Clone)]
pub struct Players {
    root: Arc<dyn Backend>,
    saves: bool,
    /// In the order of their names.
    list: Vec<Player>,
    /// How many were deleted and still have files.
    deleted: usize,
    last: LastFile,
    /// Files that must not be written, by their players' folders. The file that says who played
    /// last is in no folder.
    frozen: BTreeSet<String>,
    notices: Vec<Notice>,
}

impl Players {
    /// Opens the players of the data folder `folder`, or of the platform's data folder if there is
    /// none.
    pub fn open(folder: Option<PathBuf>) -> Players {
        Players::on(place_in(folder))
    }

    /// Opens the players of a place for files.
    pub fn on(root: Arc<dyn Backend>) -> Players {
        let saves = root.claim().is_ok();
        let notices = if saves { set_aside(&*root).into_iter().collect() } else { Vec::new() };
        let mut players = Players {
            root,
            saves,
            list: Vec::new(),
            deleted: 0,
            last: LastFile::default(),
            frozen: BTreeSet::new(),
            notices,
        };
        players.last = players.load(Kept::Players, "").unwrap_or_default();
        players.find();
        if players.list.is_empty() && saves {
            let _ = players.make("");
            players.find();
        }
        players
    }

    /// One player without files.
    pub fn nowhere() -> Players {
        Players::on(Arc::new(Memory::without_folder()))
    }

    fn find(&mut self) {
        let folders = self.root.folder(PLAYERS).folders().into_iter().filter(|folder| !folder.starts_with('.'));
        let mut list: Vec<Player> = folders
            .map(|folder| {
                // A player whose name cannot be read is still there with all their games.
                let name = self.load::<PlayerFile>(Kept::Player, &path_of(&folder)).map(|file| file.name);
                Player { name: name.unwrap_or_else(|| folder.clone()), folder }
            })
            .collect();
        list.sort_by_key(|player| (name::folded(&player.name), player.folder.clone()));
        self.list = list;
        self.deleted = self.root.folder(DELETED).folders().len();
    }

    /// Reads a file of a folder, with the same care as all files. A file that was read from its
    /// copy is written again.
    fn load<T: envelope::Content>(&mut self, file: Kept, home: &str) -> Option<T> {
        let place = backend::folder_of(&self.root, home);
        let mut files = Loader::new(Arc::clone(&place), self.saves);
        let found = files.load(file, Some);
        if !files.frozen.contains(&file) || self.frozen.insert(home.to_owned()) {
            self.notices.extend(files.notices.into_iter().map(|notice| notice.in_folder(home)));
        }
        let (content, hash) = found?;
        if hash.is_none() && self.saves && !self.frozen.contains(home) {
            // It may fail: the copy stays.
            let _ = write(&*place, file, &content);
        }
        Some(content)
    }

    /// Returns what to tell the player about the files of the players. Each notice is returned
    /// once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// All players, in the order of their names.
    pub fn list(&self) -> &[Player] {
        &self.list
    }

    /// The player at the table. `None` if nothing can be saved.
    pub fn current(&self) -> Option<&Player> {
        self.list.iter().find(|player| player.folder == self.last.last).or_else(|| self.list.first())
    }

    /// The name of the player at the table. Empty if it is not known.
    pub fn name(&self) -> &str {
        self.current().map_or("", |player| &player.name)
    }

    /// Whether the program asks at the start who plays.
    pub const fn asks(&self) -> bool {
        self.last.asks && self.list.len() > 1
    }

    /// Whether it would ask if there were several players.
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

    /// The folder of all players' files, if they are in one.
    pub fn folder(&self) -> Option<&Path> {
        self.root.path()
    }

    /// The files of the player at the table.
    pub fn store(&self) -> Store {
        let own = self.current().map(|player| self.root.folder(&path_of(&player.folder)));
        Store::beside(Arc::clone(&self.root), own.unwrap_or_else(|| Arc::clone(&self.root)))
    }

    /// The place of the files of any player. `None` if there is no such player, or nothing can be
    /// saved.
    pub(super) fn home_of(&self, player: &str) -> Option<Arc<dyn Backend>> {
        let known = self.saves && self.list.iter().any(|other| other.folder == player);
        known.then(|| self.root.folder(&path_of(player)))
    }

    /// Switches to another player.
    pub fn change_to(&mut self, player: &str) {
        player.clone_into(&mut self.last.last);
        self.note_last();
    }

    fn note_last(&self) {
        if self.saves && !self.frozen.contains("") {
            // If this fails, the player is chosen again next time.
            let _ = write(&*self.root, Kept::Players, &self.last);
        }
    }

    /// Adds a player. Returns their folder.
    pub fn add(&mut self, name: &str) -> Result<String, PlayerTrouble> {
        let name = self.sound(name, None)?;
        let player = self.make(&name)?;
        self.find();
        Ok(player)
    }

    /// Renames a player.
    pub fn rename(&mut self, player: &str, name: &str) -> Result<(), PlayerTrouble> {
        let name = self.sound(name, Some(player))?;
        let home = path_of(player);
        if self.frozen.contains(&home) {
            return Err(PlayerTrouble::Frozen);
        }
        write(&*self.root()?.folder(&home), Kept::Player, &PlayerFile { name })?;
        self.find();
        Ok(())
    }

    /// Moves a player with all their files to the deleted players. The last player cannot be
    /// deleted.
    pub fn delete(&mut self, player: &str) -> Result<(), PlayerTrouble> {
        if self.list.len() > 1 {
            self.root()?.rename(&path_of(player), &format!("{DELETED}/{player}"))?;
            self.find();
        }
        Ok(())
    }

    /// How many deleted players still have files.
    pub const fn deleted(&self) -> usize {
        self.deleted
    }

    /// Brings back all players that were deleted, with everything that was theirs. One whose name
    /// was given away gets another.
    pub fn bring_back(&mut self) -> Result<(), PlayerTrouble> {
        let root = Arc::clone(self.root()?);
        let before: BTreeSet<String> = self.list.iter().map(|player| player.folder.clone()).collect();
        for player in root.folder(DELETED).folders() {
            root.rename(&format!("{DELETED}/{player}"), &path_of(&player))?;
        }
        self.find();
        let back: Vec<Player> = self.list.iter().filter(|player| !before.contains(&player.folder)).cloned().collect();
        for player in back {
            let mut number = 2;
            let mut name = player.name.clone();
            while !name.is_empty() && self.sound(&name, Some(&player.folder)).is_err() && number < 100 {
                name = format!("{} {number}", player.name);
                number += 1;
            }
            if name != player.name {
                self.rename(&player.folder, &name)?;
            }
        }
        Ok(())
    }

    /// Deletes the files of all deleted players.
    pub fn empty_deleted(&mut self) -> Result<(), PlayerTrouble> {
        self.root()?.delete(DELETED)?;
        self.find();
        Ok(())
    }

    fn root(&self) -> Result<&Arc<dyn Backend>, Trouble> {
        if self.saves { Ok(&self.root) } else { Err(Trouble::NoFolder) }
    }

    /// The name as it is saved, if this player may have it.
    fn sound(&self, name: &str, player: Option<&str>) -> Result<String, PlayerTrouble> {
        let others = self.list.iter().filter(|other| Some(other.folder.as_str()) != player);
        name::sound(name, others.map(|other| other.name.as_str())).map_err(PlayerTrouble::Name)
    }

    /// Makes the folder of a player with this name, and returns the folder's name.
    fn make(&self, name: &str) -> Result<String, Trouble> {
        let player = name::folder_for(name);
        let file = PlayerFile { name: name.to_owned() };
        write(&*self.root()?.folder(&path_of(&player)), Kept::Player, &file)?;
        Ok(player)
    }
}

/// Sets aside the files of one player that lie among the players' folders, as no version that is
/// still read has them. What cannot be moved stays there.
fn set_aside(root: &dyn Backend) -> Option<Notice> {
    let is_of_a_player = |name: &String| Kept::ALL.iter().any(|kept| name.starts_with(kept.name()));
    let there = root.folder(OTHER_FORM);
    let moved = |name: &String| !there.has(name) && root.rename(name, &format!("{OTHER_FORM}/{name}")).is_ok();
    let names: Vec<String> = root.names().into_iter().filter(is_of_a_player).filter(moved).collect();
    (!names.is_empty()).then(|| Notice::OtherForm(OTHER_FORM.to_owned()))
}

fn path_of(player: &str) -> String {
    format!("{PLAYERS}/{player}")
}

fn write<T: Serialize>(place: &dyn Backend, file: Kept, content: &T) -> Result<(), Trouble> {
    let text = envelope::closed(content, file.version(), file.layout())?;
    place.write(file.name(), text.as_bytes())
}
