//! Games that come from files and the clipboard, and games that go there.

use super::Export;
use crate::host::{self, FileAnswer};
use crate::record::{LARGEST, Opened, RecordError};
use crate::seat::Input;
use crate::store::{self, BACKUP_ENDING, Backup, Obstacle, Players, Store, Unread};
use crate::table::{Playback, Wish};
use crate::ui::app::{App, above::Open, tasks::TaskKind};
use crate::ui::dialogs::{Dialogs, Purpose};
use crate::ui::windows::notes::{Message, Writing};
use egui::{Context, Event};
use std::path::{Path, PathBuf};

impl App {
    /// Uses the system's dialogs for files from now on.
    pub fn use_dialogs(&mut self, dialogs: Dialogs) {
        self.shell.dialogs = dialogs;
    }

    pub(in crate::ui::app) fn ask_for_file(&mut self, ctx: &Context, purpose: Purpose, name: &str) {
        let title = self.profile.words.get(purpose.word()).to_owned();
        if let Some(answer) = self.shell.dialogs.ask(purpose, &title, name, ctx) {
            self.take_answer(ctx, purpose, name, answer);
        }
    }

    pub(in crate::ui::app) fn listen_to_dialogs(&mut self, ctx: &Context) {
        if let Some((purpose, name, answer)) = self.shell.dialogs.answer() {
            self.take_answer(ctx, purpose, &name, answer);
        }
    }

    fn take_answer(&mut self, ctx: &Context, purpose: Purpose, name: &str, answer: FileAnswer) {
        match answer {
            FileAnswer::Path(path) => {
                let named = purpose.named(path.clone());
                // The system has already asked before overwriting this file.
                let agreed = named == path;
                self.use_file(ctx, purpose, named, agreed);
            }
            FileAnswer::Nothing => {}
            FileAnswer::NoDialog => self.above.ask_for_path(purpose, &host::documents().join(name)),
        }
    }

    /// Returns to the window behind a message or the path window, and uses the file if one was named.
    pub(in crate::ui::app) fn take_path(&mut self, ctx: &Context, purpose: Purpose, path: Option<PathBuf>) -> bool {
        self.above.come_back();
        if let Some(path) = path {
            self.use_file(ctx, purpose, purpose.named(path), false);
        }
        true
    }

    /// Uses a file for its purpose. An existing file is overwritten only if the player has agreed.
    fn use_file(&mut self, ctx: &Context, purpose: Purpose, path: PathBuf, agreed: bool) {
        match purpose {
            Purpose::OpenGame => self.open_file(ctx, path),
            Purpose::AddAll => self.add_everything(ctx, path),
            _ => self.write_export(ctx, purpose, path, agreed),
        }
    }

    /// Returns the current game as it would be saved now, as a text with every bone.
    pub(super) fn game_as_text(&self) -> Option<String> {
        self.desk.files().text(self.profile.players.name(), self.shell.clock.now().timestamp())
    }

    /// Opens a game from a file. If that fails, nothing changes and the player is told why.
    pub fn open_file(&mut self, ctx: &Context, path: PathBuf) {
        let file = path.clone();
        let read = move || Ok(Opened::from_bytes(&store::read_file(&file, LARGEST as u64)?));
        self.in_background(TaskKind::ReadGame, ctx, read, move |app, _, read| match read {
            Ok(opened) => app.take_opened(opened, &path),
            Err(why) => app.tell_unread(Purpose::OpenGame, &path, &why),
        });
    }

    /// Opens a game that was read from this source. A finished game is opened for review.
    fn take_opened(&mut self, read: Result<Opened, RecordError>, source: &Path) {
        match read {
            Ok(opened) if crate::ui::app::can_show(opened.rules()) => {
                self.above.close();
                if opened.is_over() {
                    self.look_through(Playback::new(opened.record, opened.played));
                } else {
                    self.put_at_the_table(opened);
                }
            }
            refused => {
                let words = &self.profile.words;
                let cannot_be_shown = || words.get("file-cannot-be-shown").to_owned();
                let why = refused.err().map_or_else(cannot_be_shown, |why| words.record_error(&why));
                self.tell_of_file(Purpose::OpenGame, "file-no-game", source, why);
            }
        }
    }

    /// Continues a game at the table. The current game is saved, and Undo brings it back.
    pub(in crate::ui::app) fn put_at_the_table(&mut self, opened: Opened) {
        let seating = opened.seating(&self.profile.settings.game.levels());
        let levels: Vec<_> = opened.rules().all_seats().filter_map(|seat| seating.level(seat)).collect();
        self.set_for_next_game(|settings| {
            settings.game.rules = *opened.rules();
            settings.game.set_levels(&levels);
        });
        self.step(Input::Wish(Wish::Open(Box::new(opened), self.profile.settings.game.levels().to_vec())));
    }

    /// Handles copy, paste, and files dropped on the table.
    pub(in crate::ui::app) fn take_exchange(&mut self, ctx: &Context) {
        let (events, dropped) = ctx.input(|input| (input.events.clone(), input.raw.dropped_files.clone()));
        for event in events {
            match event {
                Event::Copy => self.ask_to_write(ctx, Writing::Copy),
                Event::Paste(text) => self.open_pasted(&text),
                _ => {}
            }
        }
        if let Some(text) = host::pasted() {
            self.open_pasted(&text);
        }
        for file in host::arrived(&dropped, ctx) {
            let is_backup = file.extension().is_some_and(|ending| ending == BACKUP_ENDING);
            self.use_file(ctx, if is_backup { Purpose::AddAll } else { Purpose::OpenGame }, file, true);
        }
    }

    /// Asks where to save everything of the player.
    pub(super) fn save_everything(&mut self, ctx: &Context) {
        self.back_up(ctx, |app, ctx, text| match text {
            Ok(text) => {
                app.games.export = Some(Export::Text(text));
                let name = app.name_for_file(app.profile.players.name(), BACKUP_ENDING);
                app.ask_for_file(ctx, Purpose::SaveAll, &name);
            }
            Err(trouble) => {
                let words = &app.profile.words;
                let text = words.format("statistics-not-saved", &[("why", words.trouble(&trouble).into())]);
                app.above.say(Purpose::SaveAll.word(), text);
            }
        });
    }

    /// Adds everything of a player from a file to what the player at the table has.
    fn add_everything(&mut self, ctx: &Context, path: PathBuf) {
        let file = path.clone();
        self.in_background(
            TaskKind::ReadBackup,
            ctx,
            move || Backup::read(&file),
            move |app, ctx, read| match read {
                Ok(_) if !app.profile.store.saves() => {
                    app.tell_unread(Purpose::AddAll, &path, &Unread::Unreachable(Obstacle::Forbidden));
                }
                Ok(backup) => app.add_backup(ctx, backup),
                Err(why) => app.tell_unread(Purpose::AddAll, &path, &why),
            },
        );
    }

    fn add_backup(&mut self, ctx: &Context, backup: Backup) {
        let now = self.shell.clock.now().timestamp();
        let add = move |players: &mut Players, store: &mut Store| store.take_in(&backup, players.name(), now);
        self.sit_down(ctx, add, |app, taken| {
            let text = app.profile.words.taken_in(&taken);
            app.above.open(Open::Message(Message { title: Purpose::AddAll.word(), text }));
        });
    }

    fn open_pasted(&mut self, text: &str) {
        let name = self.profile.words.get("file-pasted").to_owned();
        self.take_opened(Opened::from_bytes(text.as_bytes()), Path::new(&name));
    }

    fn tell_unread(&mut self, purpose: Purpose, path: &Path, why: &Unread) {
        let why = self.profile.words.unread(why);
        self.tell_of_file(purpose, "file-not-read", path, why);
    }

    pub(super) fn tell_of_file(&mut self, purpose: Purpose, id: &str, path: &Path, why: String) {
        let file = path.to_string_lossy().into_owned();
        let text = self.profile.words.format(id, &[("file", file.into()), ("why", why.into())]);
        self.above.say(purpose.word(), text);
    }
}
