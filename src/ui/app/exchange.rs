//! Games, backups and figures that come from files and the clipboard, and that go there. A record
//! shows every bone, so writing the current game counts as help. The player is asked first, once
//! per game.

use super::background::{TaskKind, Tasks};
use super::{AppLink, Errand, at_table::AtTable};
use crate::host::{self, FileAnswer, FileUse};
use crate::record::{Opened, RecordError};
use crate::store::{self, BACKUP_ENDING, GAME_ENDING, Trouble, Unread};
use crate::table::Help;
use crate::ui::dialogs::{Dialogs, Purpose};
use crate::ui::request::{Export, Request, Writing};
use crate::ui::windows::notes::Consent;
use crate::ui::words::Message;
use crate::ui::{command::Command, words::Words};
use crate::{msg, say};
use egui::{Context, Event};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

/// The questions for files, and what goes into them.
#[derive(Default)]
pub(super) struct Exchange {
    dialogs: Dialogs,
    /// What is to be written once the player has chosen where.
    export: Option<Export>,
    /// Files and links that the system asks this program to open.
    openings: Option<Receiver<OsString>>,
}

impl Exchange {
    pub(super) fn use_dialogs(&mut self, dialogs: Dialogs) {
        self.dialogs = dialogs;
    }

    pub(super) fn use_openings(&mut self, openings: Receiver<OsString>) {
        self.openings = Some(openings);
    }

    /// Forgets what the last player wanted to write.
    pub(super) fn forget(&mut self) {
        self.export = None;
    }

    /// Asks for a file and suggests this name.
    pub(super) fn ask_for_file(
        &mut self,
        ctx: &Context,
        words: &Words,
        purpose: Purpose,
        name: &str,
    ) -> Option<Errand> {
        let answer = self.dialogs.ask(purpose, words.get(purpose.word()), name, ctx)?;
        use_answer(purpose, name, answer)
    }

    /// Returns what to do with what the system wants opened, or with the answer of its dialog.
    pub(super) fn listen(&mut self) -> Option<Errand> {
        if let Some(what) = self.openings.as_ref().and_then(|openings| openings.try_recv().ok()) {
            return Some(match what.to_str().and_then(AppLink::read) {
                Some(link) => Errand::Follow(link.map_err(|_| what.to_string_lossy().into_owned())),
                None => open_arrived(what.into()),
            });
        }
        let (purpose, name, answer) = self.dialogs.answer()?;
        use_answer(purpose, &name, answer)
    }

    /// Asks where to write this.
    pub(super) fn export(
        &mut self,
        ctx: &Context,
        words: &Words,
        export: Export,
        purpose: Purpose,
        name: &str,
    ) -> Option<Errand> {
        self.export = Some(export);
        self.ask_for_file(ctx, words, purpose, name)
    }

    /// Uses a file for its purpose. An existing file is overwritten only if the player has agreed.
    pub(super) fn use_file(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        tasks: &mut Tasks,
        purpose: Purpose,
        path: PathBuf,
        agreed: bool,
    ) {
        match purpose {
            Purpose::OpenGame => tasks.open_file(ctx, at_table, path),
            Purpose::AddAll => tasks.read_backup(ctx, at_table, path),
            _ => self.write_file(ctx, at_table, tasks, purpose, path, agreed),
        }
    }

    /// Writes what waits for it into a file.
    fn write_file(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        tasks: &mut Tasks,
        purpose: Purpose,
        path: PathBuf,
        agreed: bool,
    ) {
        let game = || at_table.text().map(Export::Text);
        let export = if purpose == Purpose::SaveGame { game() } else { self.export.take() };
        let Some(export) = export else { return };
        let stays = purpose.what() == FileUse::Write && !agreed && store::is_there(&path);
        let shows_bones = match (&export, purpose) {
            (Export::Games(games), Purpose::ExportGames) => at_table.is_on(games),
            (_, purpose) => purpose == Purpose::SaveGame,
        };
        if shows_bones && !stays {
            at_table.help(Help::Written);
        }
        let archive = at_table.profile().store().archive().clone();
        tasks.start(TaskKind::Write, ctx, at_table, move || {
            let written = if stays { Ok(None) } else { export.write(&archive, &path, purpose).map(Some) };
            Errand::TellOfWritten(purpose, path, written)
        });
    }

    /// Writes a game. Asks the player first if that makes the game practice, once and for all
    /// games.
    pub(super) fn ask_to_write(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        tasks: &mut Tasks,
        writing: Writing,
    ) -> Option<Errand> {
        let goes_on = match &writing {
            Writing::Copy | Writing::Save | Writing::Keep | Writing::Everything => at_table.is_game_on(),
            Writing::Games(games) => at_table.is_on(games),
        };
        if goes_on && at_table.view().is_company() {
            at_table.answer(msg!("refused-of-people"), Command::CopyGame);
            return None;
        }
        if goes_on && !at_table.profile().settings().play.writes_bones && !at_table.view().is_practice {
            return Some(Errand::Consent(Consent::Writing(writing)));
        }
        self.write(ctx, at_table, tasks, writing)
    }

    /// Writes a game, as the player has agreed.
    pub(super) fn write(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        tasks: &mut Tasks,
        writing: Writing,
    ) -> Option<Errand> {
        match writing {
            Writing::Copy => {
                at_table.help(Help::Written);
                if let Some(text) = at_table.text() {
                    ctx.copy_text(text);
                    at_table.answer(msg!("answer-copied"), Command::CopyGame);
                }
                None
            }
            Writing::Save => {
                let words = at_table.profile().words();
                let name = name_for_file(at_table, words.game(at_table.view().rules().game()), GAME_ENDING);
                self.ask_for_file(ctx, words, Purpose::SaveGame, &name)
            }
            Writing::Keep => {
                at_table.help(Help::Written);
                if let Some(text) = at_table.text() {
                    at_table.profile_mut().keep_text(&text);
                    at_table.answer(msg!("answer-kept"), Command::KeepGame);
                }
                None
            }
            Writing::Everything => {
                at_table.help(Help::Written);
                Some(tasks.back_up(ctx, at_table))
            }
            Writing::Games(games) => {
                self.export(ctx, at_table.profile().words(), Export::Games(games), Purpose::ExportGames, "")
            }
        }
    }

    /// Asks where to save everything of the player, which is this text.
    pub(super) fn save_everything(
        &mut self,
        ctx: &Context,
        at_table: &AtTable,
        text: Result<String, Trouble>,
    ) -> Option<Errand> {
        let words = at_table.profile().words();
        match text {
            Ok(text) => {
                let name = name_for_file(at_table, at_table.profile().players().name(), BACKUP_ENDING);
                self.export(ctx, words, Export::Text(text), Purpose::SaveAll, &name)
            }
            Err(trouble) => {
                let text = say!(words, "statistics-not-saved", why: words.trouble(&trouble));
                Some(Errand::Say(Purpose::SaveAll.word(), text))
            }
        }
    }
}

fn use_answer(purpose: Purpose, name: &str, answer: FileAnswer) -> Option<Errand> {
    match answer {
        FileAnswer::Path(path) => {
            let named = purpose.named(path.clone());
            // The system has already asked before overwriting this file.
            let agreed = named == path;
            Some(Errand::UseFile(purpose, named, agreed))
        }
        FileAnswer::Nothing => None,
        FileAnswer::NoDialog => Some(Errand::AskForPath(purpose, host::documents().join(name))),
    }
}

/// Returns what to do with what was copied, pasted, and dropped on the table.
pub(super) fn arrivals(ctx: &Context, words: &Words) -> Vec<Errand> {
    let (events, dropped) = ctx.input(|input| (input.events.clone(), input.raw.dropped_files.clone()));
    let open_pasted = |text: &str| {
        let opened = Opened::from_bytes(text.as_bytes()).map(Box::new);
        Errand::TakeOpened(opened, say!(words, "file-pasted").into())
    };
    let mut requests: Vec<Errand> = events
        .into_iter()
        .filter_map(|event| match event {
            Event::Copy => Some(Request::AskToWrite(Writing::Copy).into()),
            Event::Paste(text) => Some(open_pasted(&text)),
            _ => None,
        })
        .collect();
    requests.extend(host::pasted().map(|text| open_pasted(&text)));
    requests.extend(host::arrived(&dropped, ctx).into_iter().map(open_arrived));
    requests
}

/// What to do with a file that comes from outside.
fn open_arrived(file: PathBuf) -> Errand {
    let is_backup = file.extension().is_some_and(|ending| ending == BACKUP_ENDING);
    Errand::UseFile(if is_backup { Purpose::AddAll } else { Purpose::OpenGame }, file, true)
}

/// Says how many games were written if they were, that a file was, or why nothing was.
pub(super) fn tell_of_written(
    words: &Words,
    purpose: Purpose,
    path: &Path,
    written: &Result<Option<usize>, Trouble>,
) -> Errand {
    let games = matches!(purpose, Purpose::ExportTable | Purpose::ExportGames);
    match written {
        Ok(None) => tell_of_file(words, purpose, msg!("file-exists"), path, String::new()),
        Ok(Some(count)) if games => Errand::Say(msg!("command-games"), say!(words, "games-exported", count: (*count))),
        Ok(Some(_)) => tell_of_file(words, purpose, msg!("file-written"), path, String::new()),
        Err(trouble) => {
            let why = words.trouble(trouble);
            let (title, id) = match purpose {
                Purpose::SaveGame => return tell_of_file(words, purpose, msg!("file-not-written"), path, why),
                _ if games => (msg!("command-games"), msg!("games-not-exported")),
                _ => (purpose.word(), msg!("statistics-not-saved")),
            };
            Errand::Say(title, words.format(id, &[("why", why.into())]))
        }
    }
}

/// Says why a file holds no game that can be opened.
pub(super) fn tell_of_no_game(words: &Words, path: &Path, why: Option<&RecordError>) -> Errand {
    let cannot_be_shown = || say!(words, "file-cannot-be-shown").to_owned();
    let why = why.map_or_else(cannot_be_shown, |why| words.record_error(why));
    tell_of_file(words, Purpose::OpenGame, msg!("file-no-game"), path, why)
}

pub(super) fn tell_of_unread(words: &Words, purpose: Purpose, path: &Path, why: &Unread) -> Errand {
    tell_of_file(words, purpose, msg!("file-not-read"), path, words.unread(why))
}

fn tell_of_file(words: &Words, purpose: Purpose, id: Message, path: &Path, why: String) -> Errand {
    let file = path.to_string_lossy().into_owned();
    Errand::Say(purpose.word(), words.format(id, &[("file", file.into()), ("why", why.into())]))
}

/// Suggests a file name: the day and the name of the game or of the player. The number of a deal
/// would give away every bone.
fn name_for_file(at_table: &AtTable, name: &str, ending: &str) -> String {
    let safe: String = name.chars().filter(|letter| !r#"/\:*?"<>|"#.contains(*letter)).collect();
    format!("{} {safe}", at_table.clock().day()).trim_end().to_owned() + "." + ending
}
