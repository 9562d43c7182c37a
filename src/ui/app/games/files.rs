//! Games that come from files and the clipboard, and games that go there.

use super::writing::Export;
use crate::game::Input;
use crate::host::{self, FileAnswer, FileUse};
use crate::record::{KeptGame, LARGEST, Opened};
use crate::store::{self, BACKUP_ENDING, Backup, Unread};
use crate::ui::app::{App, above::Open};
use crate::ui::dialogs::{Dialogs, Purpose};
use crate::ui::task::Task;
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
                self.use_file(ctx, purpose, &named, agreed);
            }
            FileAnswer::Nothing => {}
            FileAnswer::NoDialog => self.above.ask_for_path(purpose, &host::documents().join(name)),
        }
    }

    /// Returns to the window behind a message or the path window, and uses the file if one was named.
    pub(in crate::ui::app) fn take_path(&mut self, ctx: &Context, purpose: Purpose, path: Option<PathBuf>) -> bool {
        self.above.come_back();
        if let Some(path) = path {
            self.use_file(ctx, purpose, &purpose.named(path), false);
        }
        true
    }

    /// Uses a file for its purpose. An existing file is overwritten only if the player has agreed.
    fn use_file(&mut self, ctx: &Context, purpose: Purpose, path: &Path, agreed: bool) {
        if purpose.what() == FileUse::Write && !agreed && store::is_there(path) {
            return self.tell_of_file(purpose, "file-exists", path, String::new());
        }
        match purpose {
            Purpose::SaveGame => self.save_game_in(path),
            Purpose::OpenGame => self.open_file(path),
            Purpose::AddAll => self.add_everything(ctx, path),
            _ => self.write_export(ctx, purpose, path),
        }
    }

    /// Returns the current game as it would be saved now.
    pub(in crate::ui::app) fn game_as_kept(&self) -> KeptGame {
        self.desk.game().sitting().kept_game(self.profile.players.name(), self.shell.clock.now().timestamp())
    }

    fn save_game_in(&mut self, path: &Path) {
        let Ok(text) = self.game_as_kept().to_text() else { return };
        let (id, why) = match store::write_file(path, text.as_bytes()) {
            Ok(()) => {
                self.note_written();
                ("file-written", String::new())
            }
            Err(trouble) => ("file-not-written", self.profile.words.trouble(&trouble)),
        };
        self.tell_of_file(Purpose::SaveGame, id, path, why);
    }

    /// Opens a game from a file. If that fails, nothing changes and the player is told why.
    pub fn open_file(&mut self, path: &Path) {
        match store::read_file(path, LARGEST as u64) {
            Ok(bytes) => self.open_bytes(&bytes, &path.to_string_lossy()),
            Err(why) => {
                let why = self.profile.words.unread(&why);
                self.tell_of_file(Purpose::OpenGame, "file-not-read", path, why);
            }
        }
    }

    /// Opens a game from bytes, with a name for its source. A finished game is opened for review.
    pub(super) fn open_bytes(&mut self, bytes: &[u8], name: &str) {
        match Opened::from_bytes(bytes) {
            Ok(opened) if crate::ui::app::can_show(opened.rules()) => {
                self.above.close();
                if opened.is_over() {
                    self.look_through(opened.record, opened.played.as_ref());
                } else {
                    self.put_at_the_table(opened);
                }
            }
            refused => {
                let words = &self.profile.words;
                let cannot_be_shown = || words.get("file-cannot-be-shown").to_owned();
                let why = refused.err().map_or_else(cannot_be_shown, |why| words.record_error(&why));
                self.tell_of_file(Purpose::OpenGame, "file-no-game", Path::new(name), why);
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
        self.step(Input::Open(Box::new(opened), self.profile.settings.game.levels().to_vec()));
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
            if file.extension().is_some_and(|ending| ending == BACKUP_ENDING) {
                self.add_everything(ctx, &file);
            } else {
                self.open_file(&file);
            }
        }
    }

    /// Asks where to save everything of the player.
    pub(in crate::ui::app) fn save_everything(&mut self, ctx: &Context) {
        let player = self.profile.players.name().to_owned();
        match self.profile.store.backup(&player) {
            Ok(text) => {
                self.tasks.export = Some(Export::Text(text));
                let name = self.name_for_file(&player, BACKUP_ENDING);
                self.ask_for_file(ctx, Purpose::SaveAll, &name);
            }
            Err(trouble) => {
                let words = &self.profile.words;
                let text = words.format("statistics-not-saved", &[("why", words.trouble(&trouble).into())]);
                self.above.say(Purpose::SaveAll.word(), text);
            }
        }
    }

    /// Adds everything of a player from a file to what the player at the table has, once it is read in the background.
    fn add_everything(&mut self, ctx: &Context, path: &Path) {
        let (file, behind) = (path.to_owned(), self.profile.store.writes_behind());
        let work = move || Backup::read(&file);
        self.tasks.adding = Some((path.to_owned(), Task::run(behind, ctx, work)));
    }

    /// Adds a backup once it is read.
    pub(super) fn add_backup(&mut self, ctx: &Context, path: &Path, read: Result<Backup, Unread>) {
        self.save();
        let (player, now) = (self.profile.players.name().to_owned(), self.shell.clock.now().timestamp());
        match read.and_then(|backup| self.profile.store.take_in(&backup, &player, now)) {
            Ok(taken) => {
                self.sit_down(ctx);
                let text = self.profile.words.taken_in(&taken);
                self.above.open(Open::Message(Message { title: Purpose::AddAll.word(), text }));
            }
            Err(why) => {
                let why = self.profile.words.unread(&why);
                self.tell_of_file(Purpose::AddAll, "file-not-read", path, why);
            }
        }
    }

    fn open_pasted(&mut self, text: &str) {
        let name = self.profile.words.get("file-pasted").to_owned();
        self.open_bytes(text.as_bytes(), &name);
    }

    fn tell_of_file(&mut self, purpose: Purpose, id: &str, path: &Path, why: String) {
        let file = path.to_string_lossy().into_owned();
        let text = self.profile.words.format(id, &[("file", file.into()), ("why", why.into())]);
        self.above.say(purpose.word(), text);
    }
}
