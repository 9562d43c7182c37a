//! What leaves the program in files and on the clipboard: games and their statistics. A record shows every bone, so writing the current game counts as help.
//! The player is asked first, once per game.

use crate::seat::Input;
use crate::store::{self, Archive, GAME_ENDING, Trouble};
use crate::table::{Help, Wish};
use crate::ui::app::{App, above::Open};
use crate::ui::windows::notes::{Consent, Writing};
use crate::ui::{command::Command, dialogs::Purpose};
use crate::{engine::Phase, record::GameId};
use egui::{ColorImage, Context};
use std::{collections::BTreeSet, path::Path};

/// What to write once the player has chosen the place.
pub(in crate::ui::app) enum Export {
    Games(Vec<GameId>),
    Text(String),
    Picture(ColorImage),
}

impl App {
    /// Writes a game. Asks the player first if that makes the game practice, once and for all games.
    pub(in crate::ui::app) fn ask_to_write(&mut self, ctx: &Context, writing: Writing) {
        let goes_on = match &writing {
            Writing::Copy | Writing::Save | Writing::Keep | Writing::Everything => self.is_game_on(),
            Writing::Export(games) => self.is_on(games),
        };
        if goes_on && self.desk.game().view().is_company() {
            return self.answer("refused-of-people", Command::CopyGame);
        }
        if goes_on && !self.profile.settings.play.writes_bones && !self.desk.game().view().is_practice {
            self.above.open(Open::Consent(Consent::Writing(writing)));
        } else {
            self.write_game(ctx, writing);
        }
    }

    /// Acts on the player's answer. Returns whether there was one.
    pub(in crate::ui::app) fn take_consent(&mut self, ctx: &Context, consent: &Consent, answer: Option<bool>) -> bool {
        if answer.is_some() && matches!(consent, Consent::Writing(_)) {
            self.above.come_back();
        }
        if answer == Some(true) {
            match consent {
                Consent::GiveUp => self.step(Input::Wish(Wish::GiveUp)),
                Consent::Undo(_) => self.step(Input::Wish(Wish::Undo)),
                Consent::Redo(_) => self.step(Input::Wish(Wish::Redo)),
                Consent::Restore(_) => self.step(Input::Wish(Wish::Restore)),
                Consent::Restart(_) => self.restart(),
                Consent::Writing(writing) => {
                    self.profile.settings.play.writes_bones = true;
                    self.profile.keep_settings();
                    self.write_game(ctx, writing.clone());
                }
            }
        }
        answer.is_some()
    }

    fn write_game(&mut self, ctx: &Context, writing: Writing) {
        match writing {
            Writing::Copy => {
                self.note_written();
                if let Some(text) = self.game_as_text() {
                    ctx.copy_text(text);
                    self.answer("answer-copied", Command::CopyGame);
                }
            }
            Writing::Save => {
                let name =
                    self.name_for_file(self.profile.words.game(self.desk.game().view().rules().game()), GAME_ENDING);
                self.ask_for_file(ctx, Purpose::SaveGame, &name);
            }
            Writing::Keep => {
                self.note_written();
                if let Some(text) = self.game_as_text() {
                    self.profile.store.keep_text(&text);
                }
                self.answer("answer-kept", Command::KeepGame);
            }
            Writing::Everything => {
                self.step(Input::Wish(Wish::Help(Help::BackedUp)));
                self.save_everything(ctx);
            }
            Writing::Export(games) => {
                self.games.export = Some(Export::Games(games));
                self.ask_for_file(ctx, Purpose::ExportGames, "");
            }
        }
    }

    /// Notes that the current game was written where all its bones can be read.
    pub(super) fn note_written(&mut self) {
        self.step(Input::Wish(Wish::Help(Help::Written)));
    }

    /// Whether one of these games is still being played at the table.
    pub(super) fn is_on(&self, games: &[GameId]) -> bool {
        self.is_game_on() && games.contains(&self.desk.game().view().game)
    }

    fn is_game_on(&self) -> bool {
        self.desk.game().view().seen.phase() != Phase::GameOver
    }

    /// Suggests a file name: the day and the name of the game or of the player. The number of a deal would give away every bone.
    pub(super) fn name_for_file(&self, name: &str, ending: &str) -> String {
        let safe: String = name.chars().filter(|letter| !r#"/\:*?"<>|"#.contains(*letter)).collect();
        format!("{} {safe}", self.shell.clock.day()).trim_end().to_owned() + "." + ending
    }
}

impl Export {
    /// Writes it. Returns the number of games written, or 0 for anything else.
    pub(super) fn write(self, archive: &Archive, path: &Path, purpose: Purpose) -> Result<usize, Trouble> {
        match self {
            Export::Games(games) if purpose == Purpose::ExportTable => export_table(archive, &games, path),
            Export::Games(games) => export_games(archive, &games, path),
            Export::Text(text) => store::write_file(path, text.as_bytes()).map(|()| 0),
            Export::Picture(picture) => store::write_file(path, &png_of(&picture)?).map(|()| 0),
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

fn png_of(picture: &ColorImage) -> Result<Vec<u8>, Trouble> {
    let [width, height] = picture.size.map(|size| size as u32);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let pixels: Vec<u8> = picture.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&pixels));
    written.map_err(|why| Trouble::Other(why.to_string()))?;
    Ok(bytes)
}
