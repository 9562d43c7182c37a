//! The games of one player, from any number of files and folders, each judged as far as its player
//! decided.

use super::replay::{record_in, wrong};
use crate::engine::Seat;
use crate::nestor::Level;
use crate::nestor::judge::{self, Judging};
use crate::record::{KeptGame, Outcome, Record};
use crate::review::{Review, luck_of};
use crate::tool::at_once::{self, each};
use crate::tool::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn level(name: &str) -> Result<Level, String> {
    let found = Level::from_name(name).filter(|level| matches!(level, Level::Tough | Level::Brutal));
    found.ok_or_else(|| "the judge looks ahead like tough or like brutal".to_owned())
}

#[derive(clap::Args)]
pub(crate) struct PlayerGames {
    /// Records, and folders of records whose names end in `.domino`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The player's seat. By default, the seat that a game of the archive names, or else seat 0.
    #[arg(long, value_name = "N")]
    pub(super) seat: Option<usize>,
    /// Look about four times as far ahead as this level does. Tough is quicker but less certain.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level)]
    level: Level,
    /// How many games to look at at once, at most 256. By default, one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=at_once::MOST_JOBS))]
    jobs: Option<u16>,
}

pub(crate) struct ReadGame {
    pub(super) file: PathBuf,
    record: Record,
    /// The player's seat.
    pub(super) seat: Seat,
}

impl PlayerGames {
    pub(super) fn single(&self) -> Option<&Path> {
        let [file] = &self.files[..] else { return None };
        (!file.is_dir()).then_some(file)
    }

    /// How many moves in made-up worlds a judgement takes.
    pub(super) const fn nodes(&self) -> u64 {
        judge::nodes(self.level)
    }

    /// Judges the player's decisions in every game, and luck if that is wanted. Returns what `tell`
    /// says about each, in the order of the files.
    pub(crate) fn games<T: Send>(
        &self,
        with_luck: bool,
        tell: impl Fn(&ReadGame, Outcome, Review) -> T + Sync,
    ) -> Result<Vec<T>, Failure> {
        let files = all_files(&self.files)?.into_iter();
        // Judging takes long, so a bad file is told before.
        let read: Vec<_> = files.map(|file| self.read(file)).collect::<Result<_, _>>()?;
        let judged = |game: &ReadGame| {
            let (result, review) = self.judged(game, with_luck)?;
            Ok(tell(game, result, review))
        };
        each(&read, self.jobs, judged).into_iter().collect()
    }

    fn read(&self, file: PathBuf) -> Result<ReadGame, Failure> {
        let record = record_in(&file)?;
        let named = || Some(KeptGame::from_bytes_unplayed(&fs::read(&file).ok()?).ok()?.played.seat);
        let seat = match self.seat {
            Some(seat) => Seat::new(seat).filter(|seat| seat.index() < record.rules.seats()),
            None => Some(named().unwrap_or(Seat::FIRST)),
        };
        let no_such = || Failure::usage(format!("no such seat at a table of {}", record.rules.seats()));
        let seat = seat.ok_or_else(no_such)?;
        Ok(ReadGame { file, record, seat })
    }

    fn judged(&self, game: &ReadGame, with_luck: bool) -> Result<(Outcome, Review), Failure> {
        let ReadGame { file, record, seat } = game;
        let seat = *seat;
        let state = record.replay().map_err(|error| wrong(file, error))?;
        let mut review = Review::of(record, seat).map_err(|error| wrong(file, error))?;
        let own = review.open().filter(|(_, decision)| decision.seen.seat() == seat);
        let own: Vec<_> = own.map(|(number, decision)| (number, decision.seen.clone())).collect();
        for (number, seen) in own {
            review.note(number, Judging::in_review(seen, self.nodes()).finish());
        }
        if with_luck && let Some(luck) = luck_of(record) {
            review.luck = Some(luck);
        }
        Ok((Outcome::of(state.state(), seat), review))
    }
}

/// The files, with each folder replaced by the records in it, sorted by name. Folders and pipes of
/// such names are none.
fn all_files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all = Vec::new();
    for path in named {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path).map_err(|error| wrong(path, error))?;
        let mut inside: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        inside.retain(|file| file.extension().is_some_and(|ending| ending == "domino") && file.is_file());
        inside.sort();
        all.append(&mut inside);
    }
    if all.is_empty() { Err(Failure::wrong("there are no records there")) } else { Ok(all) }
}
