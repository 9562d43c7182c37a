//! The statistics: what the games of the archive come to, for any choice of them, as pictures and as a table.
//!
//! The pictures are painted with egui's own shapes and not by `egui_plot`, for what that would not do. Its bars have a colour and an outline; here the bars
//! of others are hatched, so that nobody needs colours to tell them apart, and every share has the interval in which the true one lies. It tells a screen
//! reader nothing of what is in a plot; here the shares by game and by level and the sources of points are rows, each with its sentence, and the rest
//! stands in the table. And it would be one package more for two pictures.

mod bars;
mod rates;
mod table;

use super::picks::FilterBar;
use super::picture::Picture;
use super::{Look, Sheet, parts};
use crate::career::filter::Filter;
use crate::stats::{CountedGame, Sums};
use egui::{Context, Response, Tooltip, Ui};
use jiff::{Timestamp, Zoned, tz::TimeZone};

const TITLE: &str = "command-statistics";
/// How wide it is where there is room.
const WIDTH: f32 = 820.0;

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct StatisticsWindow {
    picks: FilterBar,
    page: Page,
    shown: Option<Shown>,
}

/// What the chosen games come to, and which they are.
#[derive(Clone, Debug)]
struct Shown {
    by: (u64, Filter),
    sums: Sums,
}

/// What is shown of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// The share of games won.
    #[default]
    Won,
    /// The points of a hand, and where they come from.
    Points,
    /// The best of everything.
    Bests,
    /// All of it as a table.
    Table,
}

impl Page {
    const ALL: [Page; 4] = [Page::Won, Page::Points, Page::Bests, Page::Table];

    const fn word(self) -> &'static str {
        match self {
            Page::Won => "statistics-page-won",
            Page::Points => "statistics-page-points",
            Page::Bests => "statistics-page-bests",
            Page::Table => "statistics-page-table",
        }
    }
}

/// The games of an archive as they were counted.
#[derive(Clone, Copy, Debug)]
pub enum Counting<'a> {
    /// They are being counted: so many of so many.
    UnderWay(usize, usize),
    /// These are they, as the archive was after so many changes.
    Done(&'a [CountedGame], u64),
}

/// What was chosen in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatisticsChoice {
    /// To close it.
    Close,
    /// To see whether the deals were fair.
    Fair,
    /// To save the page as a picture.
    Picture,
    /// To take the figures along as a table.
    Export,
}

impl StatisticsWindow {
    /// A window that was opened now, and shows times as the clock does that says so.
    pub fn new(now: &Zoned) -> StatisticsWindow {
        StatisticsWindow { picks: FilterBar::new(now), page: Page::default(), shown: None }
    }

    /// The same with this page open.
    #[must_use]
    pub const fn at(mut self, page: Page) -> StatisticsWindow {
        self.page = page;
        self
    }

    /// What the chosen games come to.
    pub fn sums(&self) -> Option<&Sums> {
        self.shown.as_ref().map(|shown| &shown.sums)
    }

    /// Shows the window. Returns what was chosen in it.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>, counting: Counting<'_>) -> Option<StatisticsChoice> {
        let full = matches!(counting, Counting::Done(games, _) if !games.is_empty());
        let buttons: &[&str] =
            if full { &["command-fair", "statistics-picture", "games-export-table", "close"] } else { &["close"] };
        let sheet = Sheet { title: TITLE, width: WIDTH, buttons, page: self.page as usize, ready: false };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look, counting));
        match shown.pressed.and_then(|pressed| buttons.get(pressed).copied()) {
            Some("command-fair") => Some(StatisticsChoice::Fair),
            Some("statistics-picture") => Some(StatisticsChoice::Picture),
            Some("games-export-table") => Some(StatisticsChoice::Export),
            Some(_) => Some(StatisticsChoice::Close),
            None => shown.left.then_some(StatisticsChoice::Close),
        }
    }

    /// The page that is open, as far as it goes, with what the games are filtered by.
    pub(crate) fn picture(&self, look: Look<'_>, counting: Counting<'_>) -> Picture {
        let mut window = self.clone();
        Picture::of(look, TITLE, WIDTH, |ui| window.body(ui, look, counting))
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>, counting: Counting<'_>) {
        let words = look.words;
        let (games, revision) = match counting {
            Counting::Done(games, revision) => (games, revision),
            Counting::UnderWay(done, all) => {
                let [done, all] = [done, all].map(|count| words.number(count as f64, 0).into());
                let text = words.format("statistics-counting", &[("done", done), ("all", all)]);
                return parts::paragraph(ui, look.theme, &text);
            }
        };
        if games.is_empty() {
            return parts::paragraph(ui, look.theme, words.get("statistics-empty"));
        }
        self.picks.find(games.iter().map(|counted| &*counted.game), revision);
        self.picks(ui, look);
        self.add_up(games, revision);
        let pages = Page::ALL.map(|page| (words.get(page.word()).to_owned(), page));
        parts::tabs(ui, look.theme, words.get("statistics-page"), &pages, &mut self.page);
        let Some(Shown { sums, .. }) = &self.shown else { return };
        if sums.games() == 0 {
            return parts::paragraph(ui, look.theme, words.get("statistics-none"));
        }
        let count = words.format("statistics-count", &[("count", sums.games().into())]);
        parts::aside(ui, look.theme, &count);
        let zone = &self.picks.zone;
        match self.page {
            Page::Won => rates::page(ui, look, sums, zone),
            Page::Points => bars::page(ui, look, sums),
            Page::Bests => table::show(ui, look, &table::bests(look.words, sums, zone)),
            Page::Table => table::show(ui, look, &table::all(look.words, sums, zone)),
        }
    }

    /// What games are filtered by.
    fn picks(&mut self, ui: &mut Ui, look: Look<'_>) {
        ui.horizontal_wrapped(|ui| {
            self.picks.show(ui, look);
        });
    }

    /// Adds up the games that are let through, unless that is known.
    fn add_up(&mut self, games: &[CountedGame], revision: u64) {
        if self.shown.as_ref().is_some_and(|shown| shown.by.0 == revision && shown.by.1 == self.picks.filter) {
            return;
        }
        let sums = Sums::of(games.iter().filter(|counted| self.picks.filter.lets_through(&counted.game)));
        self.shown = Some(Shown { by: (revision, self.picks.filter.clone()), sums });
    }
}

/// A day in the form that every language reads.
fn day(time: Timestamp, zone: &TimeZone) -> String {
    time.to_zoned(zone.clone()).strftime("%Y-%m-%d").to_string()
}

/// The widest that figures at the pointer may be.
const TOLD: f32 = 320.0;

/// Tells figures as soon as the pointer is on what they belong to.
fn tell(response: &Response, text: &str) {
    if response.hovered() {
        Tooltip::for_widget(response).at_pointer().gap(14.0).width(TOLD).show(|ui| ui.label(text));
    }
}
