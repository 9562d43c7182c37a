//! The games of the archive: the list of them, and what is done with those that were chosen there.

use super::errands::Errand;
use super::{App, Open};
use crate::{
    record::kept::{GameId, KeptGame},
    record::opened::Opened,
    store::{self, Archive, GAME_ENDING, Trouble, Unread},
    ui::{
        dialogs::Purpose,
        windows::{
            games::{GamesChoice, GamesWindow},
            message::Message,
        },
    },
};
use egui::Context;
use std::collections::BTreeSet;
use std::path::Path;

/// What is done with a game once it was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    LookThrough,
    Review,
    SameDeals,
}

/// What is under way with games of the archive.
#[derive(Default)]
pub(super) struct Errands {
    reading: Option<(Wish, Errand<Result<KeptGame, Unread>>)>,
    /// What is to be taken along once the player has said where to.
    pub(super) packed: Vec<GameId>,
    exporting: Option<Errand<Result<usize, Trouble>>>,
}

impl App {
    /// Opens the list of games.
    pub(in crate::ui) fn open_games(&mut self) {
        self.open(Open::Games(Box::new(GamesWindow::new(&self.wall.now()))));
    }

    /// Keeps the game under way for good as it stands.
    pub(in crate::ui) fn keep_game(&mut self) {
        let now = self.wall.now().timestamp();
        self.store.keep_game(self.desk.game().sitting(), self.players.name(), now);
    }

    /// Does what was chosen in the list of games. Returns whether the list is closed.
    pub(super) fn do_with_games(&mut self, ctx: &Context, window: &mut GamesWindow, choice: GamesChoice) -> bool {
        match choice {
            GamesChoice::Close => return true,
            GamesChoice::Open(game) => self.read_game(ctx, Wish::LookThrough, game),
            GamesChoice::Review(game) => self.read_game(ctx, Wish::Review, game),
            GamesChoice::SameDeals(game) => self.read_game(ctx, Wish::SameDeals, game),
            GamesChoice::OtherTable(games) => self.open_other_table(&games),
            GamesChoice::Delete(games) => {
                self.store.delete_games(games.clone());
                window.note_deleted(games);
            }
            GamesChoice::Restore(games) => {
                self.store.restore_games(games);
                window.note_deleted(Vec::new());
            }
            GamesChoice::ExportGames(games) => self.export_games_as(ctx, games),
            GamesChoice::ExportTable(games) => {
                self.errands.packed = games;
                self.ask_for_file(ctx, Purpose::ExportTable, "games.csv");
            }
        }
        false
    }

    /// Reviews a game of the archive.
    pub(super) fn review_kept(&mut self, ctx: &Context, game: GameId) {
        self.read_game(ctx, Wish::Review, game);
    }

    fn read_game(&mut self, ctx: &Context, wish: Wish, game: GameId) {
        let archive = self.store.archive().clone();
        let errand = Errand::run(self.store.writes_behind(), ctx, move || archive.load(game));
        self.errands.reading = Some((wish, errand));
    }

    /// Takes the games that were chosen along to where the player wants them.
    pub(super) fn export(&mut self, ctx: &Context, purpose: Purpose, path: &Path) {
        if purpose == Purpose::ExportGames && self.is_on(&self.errands.packed) {
            self.note_written();
        }
        let (archive, games, path) =
            (self.store.archive().clone(), std::mem::take(&mut self.errands.packed), path.to_owned());
        let work = move || match purpose {
            Purpose::ExportTable => export_table(&archive, &games, &path),
            _ => export_games(&archive, &games, &path),
        };
        self.errands.exporting = Some(Errand::run(self.store.writes_behind(), ctx, work));
    }

    /// Takes in what has become of what was begun.
    pub(super) fn listen_to_errands(&mut self, ctx: &Context) {
        if let Some((wish, errand)) = &self.errands.reading
            && let Some(done) = errand.done()
        {
            let wish = *wish;
            self.errands.reading = None;
            match done {
                Ok(Ok(game)) => self.take_game(ctx, wish, &game),
                Ok(Err(why)) => {
                    let why = self.words.unread(&why);
                    self.say("command-games", self.words.format("games-not-read", &[("why", why.into())]));
                }
                Err(()) => self.say("command-games", self.words.get("games-gone").to_owned()),
            }
        }
        if let Some(done) = self.errands.exporting.as_ref().and_then(Errand::done) {
            self.errands.exporting = None;
            let said = match done {
                Ok(Ok(count)) => self.words.format("games-exported", &[("count", count.into())]),
                Ok(Err(trouble)) => {
                    let why = self.words.trouble(&trouble);
                    self.words.format("games-not-exported", &[("why", why.into())])
                }
                Err(()) => self.words.get("games-gone").to_owned(),
            };
            self.say("command-games", said);
        }
    }

    fn take_game(&mut self, ctx: &Context, wish: Wish, game: &KeptGame) {
        let played = Some(&game.played);
        match wish {
            Wish::LookThrough => self.look_through(game.record.clone(), played),
            Wish::Review => {
                self.look_through(game.record.clone(), played);
                self.begin_review(ctx);
            }
            Wish::SameDeals => {
                if let Ok(opened) = Opened::at(&game.record, played, 0, 0) {
                    self.above = None;
                    self.put_at_the_table(opened);
                }
            }
        }
    }

    fn say(&mut self, title: &'static str, text: String) {
        self.behind = self.above.take();
        self.open(Open::Message(Message { title, text: vec![text] }));
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

/// Writes games as records, each in a file of its own, into a folder. Returns how many there are.
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
