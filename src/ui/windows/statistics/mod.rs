//! The statistics of any choice of games from the archive: the share won, how well they were played, habits,
//! and all figures as a table.

mod first;
mod habits;
mod quality;
mod rates;
pub(super) mod table;

use super::picks::{FilterBar, is_narrow};
use super::seen::{Counting, Seen};
use super::{Closing, Done, Height, Look, Sheet, Window, parts};
use crate::career::Filter;
use crate::record::Outcome;
use crate::stats::{CountedGame, Finding, Qualities, Sums, findings};
use crate::store;
use crate::ui::paint::title_face;
use crate::ui::request::{Export, Request};
use crate::ui::words::{Message, worded};
use crate::ui::{command::Command, dialogs::Purpose};
use crate::{msg, say};
use egui::{Context, Response, RichText, Tooltip, Ui};
use jiff::{Timestamp, tz::TimeZone};

const TITLE: Message = msg!("command-statistics");
const WIDTH: f32 = 820.0;
/// From so many games on a share and a cost are told with the range that they lie in. Fewer show next to
/// nothing.
const FEW: u32 = 5;
/// Fewer games than this are told in a sentence and a row of bones. Pages and filters would only show
/// how little there is.
const PAGES: u32 = 10;
/// The size of the sentence that begins a page.
const SENTENCE: f32 = 28.0;
/// With less width than this for letters of the usual size, a figure is below its name.
const NARROW: f32 = 240.0;
/// What opens the pages before.
const WHOLE: Message = msg!("statistics-whole");
/// What can be done besides, each with its message.
const DEEDS: [(Message, StatisticsDeed); 2] =
    [(msg!("command-fair"), StatisticsDeed::Fair), (msg!("games-export-table"), StatisticsDeed::Export)];
/// The same while there are only a few games.
const BEGINNING: &[(Message, StatisticsDeed)] =
    &[(msg!("command-fair"), StatisticsDeed::Fair), (WHOLE, StatisticsDeed::Whole)];

/// The window while it is open.
#[derive(Debug)]
pub struct StatisticsWindow {
    picks: FilterBar,
    page: Page,
    /// Whether the pages were asked for before there are games enough for them.
    whole: bool,
    shown: Option<ShownSums>,
}

/// The sums of the chosen games, and the choice they were made for.
#[derive(Clone, Debug)]
struct ShownSums {
    by: (u64, Filter),
    sums: Sums,
    qualities: Qualities,
    habits: Vec<Finding>,
}

/// The pages of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// The share of games won.
    #[default]
    Won,
    /// How well the player plays.
    Quality,
    /// What the player does wrong again and again.
    Habits,
    /// All figures as a table.
    Table,
}

worded! {
    Page: Won "statistics-page-won", Quality "statistics-page-quality", Habits "statistics-page-habits", Table "statistics-page-table"
}

/// What can be done besides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StatisticsDeed {
    /// See whether the deals were fair.
    Fair,
    /// Export the figures as a table.
    Export,
    /// Show the pages.
    Whole,
}

impl Window for StatisticsWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let (look, full) = (seen.look, matches!(seen.counting, Counting::Done(games, _) if !games.is_empty()));
        let begins = full && self.begins(seen.counting);
        // In a narrow window they come below the figures, which need the room.
        let narrow = is_narrow(ctx);
        let deeds = if begins { BEGINNING } else { &DEEDS };
        let (foot, end) = deeds.split_at(if full && (begins || !narrow) { deeds.len() } else { 0 });
        // Where there is nothing to see yet, the page has a button of its own.
        let closes = (!matches!(seen.counting, Counting::Done([], _))).then_some(msg!("close"));
        let buttons: Vec<Message> = foot.iter().map(|(word, _)| *word).chain(closes).collect();
        let sheet = Sheet { title: TITLE, width: WIDTH, buttons: &buttons, page: self.page as usize, ready: false };
        let shown = sheet.show_below(
            ctx,
            look,
            if matches!(seen.counting, Counting::Done([], _)) { Height::Small } else { Height::Full },
            |_| (),
            |ui| {
                let practises = if begins {
                    first::page(ui, look, seen.counting);
                    None
                } else {
                    self.body(ui, seen)
                };
                let below = end.iter().filter(|_| full);
                let offered = below.map(|(word, deed)| (look.words.get(*word).to_owned(), false, *deed));
                ui.add_space(8.0);
                (practises, parts::buttons(ui, look.theme, false, offered))
            },
        );
        let mut asks = vec![Request::Count];
        let (practises, deed) = &shown.body;
        let pressed = shown.pressed.and_then(|at| foot.get(at)).map(|(_, deed)| *deed);
        if let Some(deed) = deed.or(pressed) {
            asks.extend(self.does(deed));
            return (Closing::Stays, asks);
        }
        let (closing, more) = match practises {
            Some(begins @ (Request::Practise(_) | Request::Give(Command::NewGame))) => {
                Closing::Closes.asking(begins.clone())
            }
            // This window returns after a plan.
            Some(plan) => Closing::Stays.asking(plan.clone()),
            None => shown.answer(&vec![None; buttons.len()]),
        };
        asks.extend(more);
        (closing, asks)
    }
}

impl StatisticsWindow {
    /// Creates a window opened now.
    pub fn new(seen: &Seen<'_>) -> StatisticsWindow {
        StatisticsWindow { picks: FilterBar::new(&seen.clock.now()), page: Page::default(), whole: false, shown: None }
    }

    /// Opens it at this page.
    #[must_use]
    pub const fn at(mut self, page: Page) -> StatisticsWindow {
        self.page = page;
        self
    }

    /// Whether there are too few games for pages, and nobody asked for them all the same.
    fn begins(&self, counting: Counting<'_>) -> bool {
        let Counting::Done(games, _) = counting else { return false };
        let over = games.iter().filter(|counted| counted.game.result != Outcome::Unfinished).count();
        !self.whole && (1..PAGES as usize).contains(&over)
    }

    /// What a deed asks for.
    fn does(&mut self, deed: StatisticsDeed) -> Option<Request> {
        match deed {
            StatisticsDeed::Fair => Some(Request::Give(Command::Fair)),
            StatisticsDeed::Whole => {
                self.whole = true;
                None
            }
            StatisticsDeed::Export => {
                let shown = self.shown.as_ref()?;
                let table = store::table_of_sums(&shown.sums, &shown.qualities).ok()?;
                Some(Request::Export(Export::Text(table), Purpose::ExportFigures, "statistics.csv"))
            }
        }
    }

    /// Shows the page. Returns what the player wants to play or to practise with.
    fn body(&mut self, ui: &mut Ui, seen: &Seen<'_>) -> Option<Request> {
        let (look, words) = (seen.look, seen.look.words);
        let (games, revision) = match seen.counting {
            Counting::Done(games, revision) => (games, revision),
            Counting::UnderWay(done, all) => {
                let [done, all] = [done, all].map(|count| words.number(count as f64, 0).into());
                let text = words.format(msg!("statistics-counting"), &[("done", done), ("all", all)]);
                parts::paragraph(ui, look.theme, &text);
                return None;
            }
        };
        if games.is_empty() {
            let begins = parts::nothing_yet(ui, look, say!(words, "statistics-empty"));
            return begins.then_some(Request::Give(Command::NewGame));
        }
        self.picks.find(games.iter().map(|counted| &*counted.game), revision);
        let (pages, narrow) = (words.choices(&Page::ALL.map(|page| (page.word(), page))), is_narrow(ui.ctx()));
        if !narrow {
            parts::tabs(ui, look.theme, say!(words, "statistics-page"), &pages, &mut self.page);
        }
        ui.horizontal_wrapped(|ui| {
            ui.set_row_height(parts::row_height(ui));
            if narrow {
                parts::pick(ui, look, msg!("statistics-page"), &pages, &mut self.page);
            }
            self.picks.show(ui, look, true);
            // As many as there were in the last frame.
            if let Some(ShownSums { sums, .. }) = self.shown.as_ref().filter(|shown| shown.sums.games() > 0) {
                let told = say!(words, "statistics-count", count: sums.games());
                if ui.available_size_before_wrap().x < parts::small_width(ui, &told) {
                    ui.end_row();
                }
                parts::small(ui, look, &told);
            }
        });
        self.add_up(games, revision);
        let ShownSums { sums, qualities, habits, .. } = self.shown.as_ref()?;
        if sums.games() == 0 {
            parts::nothing(ui, look.theme, say!(words, "statistics-none"));
            return None;
        }
        match self.page {
            Page::Won => rates::page(ui, look, sums),
            Page::Quality => quality::page(ui, look, qualities, sums.games()),
            Page::Habits => return habits::page(ui, seen, habits, qualities.all.games),
            Page::Table => {
                let mut all = table::all(words, sums, &self.picks.zone);
                all.extend(quality::sections(words, qualities));
                all.push(habits::section(words, habits));
                table::show(ui, look, &all);
            }
        }
        None
    }

    /// Adds up the filtered games, unless that is done already.
    fn add_up(&mut self, games: &[CountedGame], revision: u64) {
        let by = (revision, self.picks.filter.clone());
        if self.shown.as_ref().is_some_and(|shown| shown.by == by) {
            return;
        }
        let chosen = || games.iter().filter(|counted| self.picks.filter.lets_through(&counted.game));
        let (sums, qualities) = (Sums::of(chosen()), Qualities::of(chosen()));
        let judged = chosen().filter_map(|counted| Some((&counted.game.rules, &counted.quality.as_ref()?.habits)));
        let habits = findings(&judged.collect::<Vec<_>>());
        self.shown = Some(ShownSums { by, sums, qualities, habits });
    }
}

/// Returns a day in a form that is clear in every language.
fn day(time: Timestamp, zone: &TimeZone) -> String {
    time.to_zoned(zone.clone()).strftime("%Y-%m-%d").to_string()
}

/// The greatest width of the figures next to the pointer.
const TOLD: f32 = 320.0;

/// Shows figures as soon as the pointer is over the part they belong to.
fn tell(response: &Response, text: &str) {
    if response.hovered() {
        Tooltip::for_widget(response).at_pointer().gap(14.0).width(TOLD).show(|ui| ui.label(text));
    }
}

/// The sentence that begins a page, in large letters where they fit into a line.
fn headline(ui: &mut Ui, look: Look<'_>, text: &str) {
    let (face, ink) = (title_face(ui.ctx(), SENTENCE), look.theme.text_color());
    if ui.painter().layout_no_wrap(text.to_owned(), face.clone(), ink).size().x > ui.available_width() {
        return parts::lead(ui, look.theme, text);
    }
    ui.label(RichText::new(text).font(face).color(ink));
}
