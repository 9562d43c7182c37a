//! The list of games in the archive, and what is done with the games chosen there.

mod backlog;
mod files;
mod other_table;
mod statistics;
mod writing;

pub(super) use self::other_table::GameSource;

use self::{backlog::Backlog, other_table::OtherTables, statistics::Statistics, writing::Export};
use super::{App, tasks::TaskKind};
use crate::engine::Bone;
use crate::host::FileUse;
use crate::record::{GameId, KeptGame, Opened};
use crate::store::{self, Trouble};
use crate::table::Playback;
use crate::ui::windows::games::{GamesChoice, GamesWindow};
use crate::ui::{dialogs::Purpose, windows::notes};
use egui::Context;
use std::path::{Path, PathBuf};

/// What to do with a game after it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameWish {
    LookThrough,
    Review,
    SameDeals,
}

/// What is done with games, from one frame to the next.
#[derive(Default)]
pub(super) struct GamesAtWork {
    /// What is to be written once the player has chosen where.
    export: Option<Export>,
    other_tables: OtherTables,
    statistics: Statistics,
    backlog: Backlog,
    /// The game that was judged last, and the player's worst play in it with what it cost.
    worst: Option<(GameId, Bone, f64)>,
}

impl GamesAtWork {
    /// The player's worst play in a game and what it cost, if that is known.
    pub(super) fn worst_play(&self, game: GameId) -> Option<(Bone, f64)> {
        self.worst.filter(|(of, ..)| *of == game).map(|(_, bone, loss)| (bone, loss))
    }
}

impl App {
    /// Does what was chosen in the list of games. Returns whether the list closes.
    pub(super) fn do_with_games(&mut self, ctx: &Context, window: &mut GamesWindow, choice: GamesChoice) -> bool {
        match choice {
            GamesChoice::Close => return true,
            GamesChoice::Open(game) => self.read_game(ctx, GameWish::LookThrough, game),
            GamesChoice::Review(game) => self.read_game(ctx, GameWish::Review, game),
            GamesChoice::SameDeals(game) => self.read_game(ctx, GameWish::SameDeals, game),
            GamesChoice::OtherTable(games) => self.open_other_table(games.into_iter().map(GameSource::Kept).collect()),
            GamesChoice::Delete(games) => {
                self.profile.store.delete_games(games.clone());
                window.note_deleted(games);
            }
            GamesChoice::Restore(games) => {
                self.profile.store.restore_games(games);
                window.note_deleted(Vec::new());
            }
            GamesChoice::ExportGames(games) => self.ask_to_write(ctx, notes::Writing::Export(games)),
            GamesChoice::ExportTable(games) => {
                self.games.export = Some(Export::Games(games));
                self.ask_for_file(ctx, Purpose::ExportTable, "games.csv");
            }
        }
        false
    }

    pub(super) fn read_game(&mut self, ctx: &Context, wish: GameWish, game: GameId) {
        let archive = self.profile.store.archive().clone();
        self.in_background(
            TaskKind::ReadGame,
            ctx,
            move || archive.load(game),
            move |app, ctx, read| match read {
                Ok(game) => app.take_game(ctx, wish, &game),
                Err(why) => {
                    let words = &app.profile.words;
                    let text = words.format("games-not-read", &[("why", words.unread(&why).into())]);
                    app.above.say("command-games", text);
                }
            },
        );
    }

    /// Writes what waits for it into a file. An existing file is overwritten only if the player has
    /// agreed.
    pub(super) fn write_export(&mut self, ctx: &Context, purpose: Purpose, path: PathBuf, agreed: bool) {
        let game = || self.game_as_text().map(Export::Text);
        let export = if purpose == Purpose::SaveGame { game() } else { self.games.export.take() };
        let Some(export) = export else { return };
        if let Export::Games(games) = &export
            && purpose == Purpose::ExportGames
            && self.is_on(games)
        {
            self.note_written();
        }
        let (archive, file) = (self.profile.store.archive().clone(), path.clone());
        let write = move || {
            let stays = purpose.what() == FileUse::Write && !agreed && store::is_there(&file);
            if stays { Ok(None) } else { export.write(&archive, &file, purpose).map(Some) }
        };
        self.in_background(TaskKind::Write, ctx, write, move |app, _, written| {
            app.tell_written(purpose, &path, &written);
        });
    }

    /// Says how many games were written if they were, that a file was, or why nothing was.
    fn tell_written(&mut self, purpose: Purpose, path: &Path, written: &Result<Option<usize>, Trouble>) {
        let games = matches!(purpose, Purpose::ExportTable | Purpose::ExportGames);
        match written {
            Ok(None) => self.tell_of_file(purpose, "file-exists", path, String::new()),
            Ok(Some(count)) if games => {
                let text = self.profile.words.format("games-exported", &[("count", (*count).into())]);
                self.above.say("command-games", text);
            }
            Ok(Some(_)) => {
                if purpose == Purpose::SaveGame {
                    self.note_written();
                }
                self.tell_of_file(purpose, "file-written", path, String::new());
            }
            Err(trouble) => {
                let why = self.profile.words.trouble(trouble);
                let (title, id) = match purpose {
                    Purpose::SaveGame => return self.tell_of_file(purpose, "file-not-written", path, why),
                    _ if games => ("command-games", "games-not-exported"),
                    _ => (purpose.word(), "statistics-not-saved"),
                };
                self.above.say(title, self.profile.words.format(id, &[("why", why.into())]));
            }
        }
    }

    fn take_game(&mut self, ctx: &Context, wish: GameWish, game: &KeptGame) {
        let played = Some(&game.played);
        match wish {
            GameWish::LookThrough => self.look_through(Playback::new(game.record.clone(), played.cloned())),
            GameWish::Review => {
                self.look_through(Playback::new(game.record.clone(), played.cloned()));
                self.begin_review(ctx);
            }
            GameWish::SameDeals => {
                if let Ok(opened) = Opened::at(&game.record, played, 0, 0) {
                    self.above.close();
                    self.put_at_the_table(opened);
                }
            }
        }
    }
}
