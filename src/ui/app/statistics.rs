//! Counting the games of the archive behind the window, the pages that show what they come to, and taking that along.

use super::errands::Errand;
use super::{App, Open};
use crate::{
    stats::CountedGame,
    store::{self, Trouble},
    ui::{
        dialogs::Purpose,
        look::Look,
        windows::{
            Picture,
            fair::fair,
            message::Message,
            statistics::{Counting, StatisticsChoice, StatisticsWindow},
        },
    },
};
use egui::{ColorImage, Context};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The games as they were counted last, and what is under way with them.
#[derive(Default)]
pub(super) struct Statistics {
    known: Known,
    counting: Option<Errand<Known>>,
    progress: Arc<Progress>,
    /// What is to be saved once the player has said where to.
    packed: Option<Packed>,
    saving: Option<(Purpose, Errand<Result<PathBuf, Trouble>>)>,
}

/// The games of the archive as they were counted after so many changes of it.
#[derive(Default)]
struct Known {
    revision: Option<u64>,
    games: Vec<CountedGame>,
}

/// How many games are counted, of how many.
#[derive(Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

/// Something to be saved.
enum Packed {
    Table(String),
    Picture(Picture),
}

impl Statistics {
    fn counting(&self) -> Counting<'_> {
        match self.known.revision {
            Some(revision) => Counting::Done(&self.known.games, revision),
            None => Counting::UnderWay(self.progress.done.load(Relaxed), self.progress.all.load(Relaxed)),
        }
    }
}

impl App {
    /// Opens the statistics.
    pub(in crate::ui) fn open_statistics(&mut self) {
        self.open(Open::Statistics(Box::new(StatisticsWindow::new(&self.wall.now()))));
    }

    /// Opens the page about the fairness of the deals.
    pub(in crate::ui) fn open_fair(&mut self) {
        self.open(Open::Fair);
    }

    /// Shows the statistics. Returns whether they were closed.
    pub(super) fn show_statistics(&mut self, ctx: &Context, window: &mut StatisticsWindow) -> bool {
        self.count_games(ctx);
        let theme = &self.themes[self.settings.theme];
        let look = Look { words: &self.words, theme, settings: &self.settings };
        match window.show(ctx, look, self.statistics.counting()) {
            Some(StatisticsChoice::Close) => return true,
            Some(StatisticsChoice::Fair) => self.open_fair(),
            Some(StatisticsChoice::Picture) => {
                self.statistics.packed = Some(Packed::Picture(window.picture(look, self.statistics.counting())));
                self.ask_for_file(ctx, Purpose::ExportPicture, "statistics.png");
            }
            Some(StatisticsChoice::Export) => {
                if let Some(Ok(table)) = window.sums().map(store::table_of_sums) {
                    self.statistics.packed = Some(Packed::Table(table));
                    self.ask_for_file(ctx, Purpose::ExportFigures, "statistics.csv");
                }
            }
            None => {}
        }
        false
    }

    /// Shows whether the deals were fair. Returns whether that was closed; then the statistics are there again, if they were there before.
    pub(super) fn show_fair(&mut self, ctx: &Context) -> bool {
        let theme = &self.themes[self.settings.theme];
        let look = Look { words: &self.words, theme, settings: &self.settings };
        let closed = fair(ctx, look, self.desk.game().sitting().books());
        if closed {
            self.above = self.behind.take();
        }
        closed
    }

    /// Counts the games behind the window, unless nothing has changed since they were counted last.
    fn count_games(&mut self, ctx: &Context) {
        if let Some(done) = self.statistics.counting.as_ref().and_then(Errand::done) {
            self.statistics.counting = None;
            self.statistics.known = done.unwrap_or_default();
        }
        let archive = self.store.archive().clone();
        if self.statistics.counting.is_some() || self.statistics.known.revision == Some(archive.revision()) {
            return;
        }
        let (progress, woken) = (Arc::clone(&self.statistics.progress), ctx.clone());
        let count = move || {
            archive.wait_for_games();
            let revision = Some(archive.revision());
            let games = archive.count_games(|done, all| {
                progress.done.store(done, Relaxed);
                progress.all.store(all, Relaxed);
                woken.request_repaint();
            });
            Known { revision, games }
        };
        self.statistics.counting = Some(Errand::run(self.store.writes_behind(), ctx, count));
        ctx.request_repaint();
    }

    /// Takes in what became of files.
    pub(super) fn listen_to_statistics(&mut self) {
        if let Some((purpose, errand)) = &self.statistics.saving
            && let Some(done) = errand.done()
        {
            let text = match done {
                Ok(Ok(path)) => self.words.format("file-written", &[("file", path.to_string_lossy().into())]),
                Ok(Err(trouble)) => {
                    let why = self.words.trouble(&trouble);
                    self.words.format("statistics-not-saved", &[("why", why.into())])
                }
                Err(()) => self.words.get("obstacle-not-a-file").to_owned(),
            };
            let title = purpose.word();
            self.statistics.saving = None;
            self.behind = self.above.take();
            self.open(Open::Message(Message { title, text: vec![text] }));
        }
    }

    /// Saves what was packed where the player wants it.
    pub(super) fn save_statistics(&mut self, ctx: &Context, purpose: Purpose, path: &Path) {
        let Some(packed) = self.statistics.packed.take() else { return };
        let path = path.to_owned();
        let work = move || {
            match packed {
                Packed::Table(text) => store::write_file(&path, text.as_bytes()),
                Packed::Picture(picture) => store::write_file(&path, &png_of(&picture.paint())?),
            }?;
            Ok(path)
        };
        self.statistics.saving = Some((purpose, Errand::run(self.store.writes_behind(), ctx, work)));
    }
}

/// A picture as a file.
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
