//! What is written to files: games, as records or as a table, and statistics.

use crate::record::GameId;
use crate::store::{self, Archive, GAME_ENDING, Trouble};
use crate::ui::{dialogs::Purpose, request::Export};
use std::{collections::BTreeSet, path::Path};

impl Export {
    /// Writes it. Returns the number of games written, or 0 for anything else.
    pub(super) fn write(self, archive: &Archive, path: &Path, purpose: Purpose) -> Result<usize, Trouble> {
        match self {
            Export::Games(games) if purpose == Purpose::ExportTable => export_table(archive, &games, path),
            Export::Games(games) => export_games(archive, &games, path),
            Export::Text(text) => store::write_file(path, text.as_bytes()).map(|()| 0),
        }
    }
}

/// Writes games as a table for other programs. Returns how many there are.
fn export_table(archive: &Archive, games: &[GameId], path: &Path) -> Result<usize, Trouble> {
    let wanted: BTreeSet<GameId> = games.iter().copied().collect();
    let all = archive.wait_for_games();
    let chosen: Vec<_> = all.iter().filter(|game| wanted.contains(&game.played.id)).collect();
    let text = store::table_of(chosen.iter().map(|game| &***game))?;
    store::write_file(path, text.as_bytes())?;
    Ok(chosen.len())
}

/// Writes games into a folder, each as a record in its own file. Returns how many there are.
fn export_games(archive: &Archive, games: &[GameId], folder: &Path) -> Result<usize, Trouble> {
    let mut count = 0;
    for game in games {
        let Ok(kept) = archive.load(*game) else { continue };
        let text = kept.to_text().map_err(|why| Trouble::Other(why.to_string()))?;
        let name = format!("{} {game}.{GAME_ENDING}", kept.played.when.strftime("%Y-%m-%d"));
        store::write_file(&folder.join(name), text.as_bytes())?;
        count += 1;
    }
    Ok(count)
}
