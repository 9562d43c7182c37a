//! The other table. Games are played again in the background with a Nestor in the player's seat.

use crate::arena::duplicate::OtherTable;
use crate::engine::SEATS;
use crate::nestor::Level;
use crate::record::kept::{GameId, KeptGame};
use crate::store::Archive;
use crate::ui::app::App;
use crate::ui::app::above::Open;
use crate::ui::errand::Report;
use crate::ui::windows::outcome::{News, OtherTableChoice, OtherTableWindow};
use egui::Context;

/// How many simulated moves are played through between reports on progress. They take some hundredths of a second.
const SLICE: u64 = 20_000;

/// Where a game to be replayed comes from.
#[derive(Clone)]
enum Source {
    /// A game from the archive.
    Kept(GameId),
    /// The game just played.
    Here(Box<KeptGame>),
}

/// The work at the other table.
#[derive(Default)]
pub(in crate::ui::app) struct OtherTables {
    games: Vec<Source>,
    report: Option<Report<News>>,
}

impl App {
    /// Opens the other table for games of the archive.
    pub(super) fn open_other_table(&mut self, games: &[GameId]) {
        self.open_table_of(games.iter().copied().map(Source::Kept).collect());
    }

    /// Opens the other table for the game just played.
    pub(in crate::ui::app) fn open_other_table_here(&mut self) {
        let game = self.game_as_kept();
        self.open_table_of(vec![Source::Here(Box::new(game))]);
    }

    fn open_table_of(&mut self, games: Vec<Source>) {
        let window = OtherTableWindow::new(games.len());
        self.errands.other_tables = OtherTables { games, report: None };
        self.above.open(Open::OtherTable(Box::new(window)));
    }

    /// Shows the window with the results so far. Returns whether it was closed.
    pub(in crate::ui::app) fn show_other_table(&mut self, ctx: &Context, window: &mut OtherTableWindow) -> bool {
        if let Some(report) = &self.errands.other_tables.report {
            report.news().for_each(|news| window.hear(news));
        }
        let look = self.profile.look();
        match window.show(ctx, look) {
            Some(OtherTableChoice::Begin(level)) => {
                let (archive, games) = (self.profile.store.archive().clone(), self.errands.other_tables.games.clone());
                let work = move |tell: &mut dyn FnMut(News) -> bool| play(&archive, &games, level, tell);
                self.errands.other_tables.report = Some(Report::run(self.profile.store.writes_behind(), ctx, work));
                ctx.request_repaint();
                false
            }
            Some(OtherTableChoice::Close) => {
                // Dropping the report stops the play, because there is no listener any more.
                self.errands.other_tables = OtherTables::default();
                self.above.come_back();
                true
            }
            Some(OtherTableChoice::Stop) => {
                self.errands.other_tables.report = None;
                false
            }
            None => false,
        }
    }
}

/// Plays games again, one after another.
fn play(archive: &Archive, games: &[Source], level: Level, tell: &mut dyn FnMut(News) -> bool) {
    for (number, game) in games.iter().enumerate() {
        let table = match game {
            Source::Kept(game) => archive.load(*game).ok().and_then(|game| table(&game, level)),
            Source::Here(game) => table(game, level),
        };
        let goes_on = match table {
            Some(table) => play_one(table, (number, games.len()), tell),
            None => tell(News::Gone),
        };
        if !goes_on {
            return;
        }
    }
    tell(News::Done(1.0));
}

/// Plays the hands of one game. Returns whether someone is still listening.
fn play_one(mut table: OtherTable, (number, all): (usize, usize), tell: &mut dyn FnMut(News) -> bool) -> bool {
    let mut told = 0;
    loop {
        let over = table.step(SLICE);
        for hand in &table.hands()[told..] {
            if !tell(News::Hand(number, *hand)) {
                return false;
            }
        }
        told = table.hands().len();
        if over {
            return true;
        }
        if !tell(News::Done((number as f64 + table.progress()) / all as f64)) {
            return false;
        }
    }
}

/// Sets up the other table of a game: a Nestor of this level in each person's seat, and all others as strong as before.
fn table(game: &KeptGame, level: Level) -> Option<OtherTable> {
    let seating = &game.played.seating;
    let rules = game.record.rules_at_the_end();
    let mut levels = [level; SEATS];
    for seat in rules.all_seats() {
        levels[seat.index()] = seating.level(seat).unwrap_or(level);
    }
    OtherTable::of_record(&game.record, rules.side(seating.host()), levels, game.played.id.0).ok()
}
