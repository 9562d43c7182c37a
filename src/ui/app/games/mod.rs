//! The list of games in the archive, and what is done with the games chosen there.

mod backlog;
mod files;
mod other_table;
mod statistics;
mod writing;

pub(super) use self::other_table::Source;

use self::{backlog::Backlog, other_table::OtherTables, statistics::Statistics, writing::Export};
use super::App;
use crate::record::{GameId, KeptGame, Opened};
use crate::store::{Backup, Obstacle, Trouble, Unread};
use crate::ui::windows::games::{GamesChoice, GamesWindow};
use crate::ui::{dialogs::Purpose, task::Task, windows::notes};
use egui::Context;
use std::path::{Path, PathBuf};

/// What to do with a game after it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    LookThrough,
    Review,
    SameDeals,
}

/// The number of games that were written, if the file holds games.
type Written = Result<usize, Trouble>;

#[derive(Default)]
pub(super) struct Tasks {
    reading: Option<(Wish, Task<Result<KeptGame, Unread>>)>,
    /// A backup that is being read.
    adding: Option<(PathBuf, Task<Result<Backup, Unread>>)>,
    pub(super) export: Option<Export>,
    /// What is written where.
    writing: Option<(Purpose, PathBuf, Task<Written>)>,
    pub(super) other_tables: OtherTables,
    pub(super) statistics: Statistics,
    backlog: Backlog,
}

impl App {
    /// Does what was chosen in the list of games. Returns whether the list closes.
    pub(super) fn do_with_games(&mut self, ctx: &Context, window: &mut GamesWindow, choice: GamesChoice) -> bool {
        match choice {
            GamesChoice::Close => return true,
            GamesChoice::Open(game) => self.read_game(ctx, Wish::LookThrough, game),
            GamesChoice::Review(game) => self.read_game(ctx, Wish::Review, game),
            GamesChoice::SameDeals(game) => self.read_game(ctx, Wish::SameDeals, game),
            GamesChoice::OtherTable(games) => self.open_other_table(games.into_iter().map(Source::Kept).collect()),
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
                self.tasks.export = Some(Export::Games(games));
                self.ask_for_file(ctx, Purpose::ExportTable, "games.csv");
            }
        }
        false
    }

    pub(super) fn read_game(&mut self, ctx: &Context, wish: Wish, game: GameId) {
        let archive = self.profile.store.archive().clone();
        let task = Task::run(self.profile.store.writes_behind(), ctx, move || archive.load(game));
        self.tasks.reading = Some((wish, task));
    }

    pub(super) fn write_export(&mut self, ctx: &Context, purpose: Purpose, path: &Path) {
        let Some(packed) = self.tasks.export.take() else { return };
        if let Export::Games(games) = &packed
            && purpose == Purpose::ExportGames
            && self.is_on(games)
        {
            self.note_written();
        }
        let (archive, path) = (self.profile.store.archive().clone(), path.to_owned());
        let target = path.clone();
        let work = move || packed.write(&archive, &target, purpose);
        let task = Task::run(self.profile.store.writes_behind(), ctx, work);
        self.tasks.writing = Some((purpose, path, task));
    }

    pub(super) fn listen_to_tasks(&mut self, ctx: &Context) {
        if let Some((wish, task)) = &self.tasks.reading
            && let Some(done) = task.done()
        {
            let wish = *wish;
            self.tasks.reading = None;
            match done {
                Ok(Ok(game)) => self.take_game(ctx, wish, &game),
                Ok(Err(why)) => {
                    let words = &self.profile.words;
                    let text = words.format("games-not-read", &[("why", words.unread(&why).into())]);
                    self.above.say("command-games", text);
                }
                Err(()) => self.above.say("command-games", self.profile.words.get("games-gone").to_owned()),
            }
        }
        if let Some((path, task)) = &self.tasks.adding
            && let Some(done) = task.done()
        {
            let path = path.clone();
            self.tasks.adding = None;
            self.add_backup(ctx, &path, done.unwrap_or(Err(Unread::Unreachable(Obstacle::NotAFile))));
        }
        if let Some((purpose, path, task)) = &self.tasks.writing
            && let Some(done) = task.done()
        {
            let games = matches!(purpose, Purpose::ExportTable | Purpose::ExportGames);
            let (words, file) = (&self.profile.words, path.to_string_lossy().into_owned());
            let text = match done {
                Ok(Ok(count)) if games => words.format("games-exported", &[("count", count.into())]),
                Ok(Ok(_)) => words.format("file-written", &[("file", file.into())]),
                Ok(Err(trouble)) => {
                    let word = if games { "games-not-exported" } else { "statistics-not-saved" };
                    words.format(word, &[("why", words.trouble(&trouble).into())])
                }
                Err(()) => words.get(if games { "games-gone" } else { "obstacle-not-a-file" }).to_owned(),
            };
            let title = if games { "command-games" } else { purpose.word() };
            self.tasks.writing = None;
            self.above.say(title, text);
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
                    self.above.close();
                    self.put_at_the_table(opened);
                }
            }
        }
    }
}
