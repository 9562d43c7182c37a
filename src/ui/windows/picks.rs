//! The filters of the list of games and of the statistics.

use super::{Look, parts::pick};
use crate::career::filter::Filter;
use crate::career::summary::Summary;
use crate::engine::Preset;
use crate::nestor::Level;
use crate::record::kept::Outcome;
use crate::record::seating::Person;
use egui::Ui;
use jiff::{SignedDuration, Timestamp, Zoned, tz::TimeZone};
use std::collections::{BTreeMap, BTreeSet};

/// How many days back games count. Without a number, all of them do.
const SPANS: [(&str, Option<i64>); 5] = [
    ("span-ever", None),
    ("span-day", Some(1)),
    ("span-week", Some(7)),
    ("span-month", Some(30)),
    ("span-year", Some(365)),
];

#[derive(Clone, Debug)]
pub(super) struct FilterBar {
    pub(super) filter: Filter,
    span: Option<i64>,
    /// The time when the window was opened. Spans are counted back from it.
    opened: Timestamp,
    pub(super) zone: TimeZone,
    kinds: Kinds,
    /// The revision of the archive when they were looked up.
    revision: Option<u64>,
}

impl FilterBar {
    pub(super) fn new(now: &Zoned) -> FilterBar {
        let (filter, span, kinds, revision) = Default::default();
        FilterBar { filter, span, opened: now.timestamp(), zone: now.time_zone().clone(), kinds, revision }
    }

    /// Looks up which kinds of games there are, unless nothing has changed.
    pub(super) fn find<'a>(&mut self, games: impl Iterator<Item = &'a Summary>, revision: u64) {
        if self.revision.replace(revision) == Some(revision) {
            return;
        }
        self.kinds = Kinds::default();
        for game in games {
            self.kinds.games.insert(game.game());
            let named = |person: &Person| (person.id().to_owned(), person.name().to_owned());
            self.kinds.people.extend(game.others().filter(|person| !person.name().is_empty()).map(named));
        }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, look: Look<'_>) {
        picks(ui, look, &self.kinds, &mut self.filter);
        let all = look.words.choices(&SPANS);
        if pick(ui, look, "games-when", &all, &mut self.span) {
            let back = |days| self.opened.checked_sub(SignedDuration::from_hours(24 * days));
            self.filter.when = self.span.map(|days| back(days).unwrap_or(Timestamp::MIN)..);
        }
    }
}

/// The kinds of games in a list.
#[derive(Clone, Default, Debug)]
struct Kinds {
    games: BTreeSet<Option<Preset>>,
    /// The people who played, each with their name by their id.
    people: BTreeMap<String, String>,
}

/// Shows the filters besides the span. Only existing kinds of games and people are offered.
fn picks(ui: &mut Ui, look: Look<'_>, kinds: &Kinds, filter: &mut Filter) {
    let words = look.words;
    let any = |word: &str| words.get(word).to_owned();
    let mut all = vec![(any("pick-any-game"), None)];
    all.extend(kinds.games.iter().map(|&kind| (words.game(kind).to_owned(), Some(kind))));
    pick(ui, look, "games-game", &all, &mut filter.game);
    let mut all = vec![(any("pick-any-level"), None)];
    all.extend(Level::ALL.map(|level| (words.level(level).to_owned(), Some(level))));
    pick(ui, look, "games-level", &all, &mut filter.level);
    let mut all = vec![(any("pick-any-result"), None)];
    all.extend(Outcome::ALL.map(|result| (words.get(&format!("outcome-{}", result.name())).to_owned(), Some(result))));
    pick(ui, look, "games-result", &all, &mut filter.result);
    let all = [(any("pick-any-help"), None), (any("pick-unhelped"), Some(false)), (any("pick-helped"), Some(true))];
    pick(ui, look, "games-help", &all, &mut filter.helped);
    let mut all = vec![(any("pick-any-seats"), None)];
    all.extend((2..=4).map(|seats: usize| (words.format("pick-seats", &[("count", seats.into())]), Some(seats))));
    pick(ui, look, "games-seats", &all, &mut filter.seats);
    if !kinds.people.is_empty() {
        let mut all = vec![(any("pick-any-person"), None)];
        all.extend(kinds.people.iter().map(|(id, name)| (name.clone(), Some(id.clone()))));
        pick(ui, look, "games-person", &all, &mut filter.person);
    }
}
