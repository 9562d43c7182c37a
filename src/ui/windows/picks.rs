//! The filters of the list of games and of the statistics.

use super::{Look, parts, parts::pick};
use crate::career::{Filter, Summary};
use crate::engine::Preset;
use crate::record::{GameKind, Outcome, Person};
use crate::ui::words::Message;
use crate::{msg, say};
use egui::{Context, Ui};
use jiff::{SignedDuration, Timestamp, Zoned, tz::TimeZone};
use std::collections::{BTreeMap, BTreeSet};

/// How many days back games count. Without a number, all of them do.
const SPANS: [(Message, Option<i64>); 5] = [
    (msg!("span-ever"), None),
    (msg!("span-day"), Some(1)),
    (msg!("span-week"), Some(7)),
    (msg!("span-month"), Some(30)),
    (msg!("span-year"), Some(365)),
];

#[derive(Clone, Debug)]
pub(super) struct FilterBar {
    pub(super) filter: Filter,
    span: Option<i64>,
    /// Whether they are open where a button opens them.
    open: bool,
    /// The time when the window was opened. Spans are counted back from it.
    opened: Timestamp,
    pub(super) zone: TimeZone,
    /// The kinds of games in the list.
    games: BTreeSet<Option<Preset>>,
    /// The people who played, each with their name by their id.
    people: BTreeMap<String, String>,
    /// The revision of the archive when both were looked up.
    revision: Option<u64>,
}

impl FilterBar {
    pub(super) fn new(now: &Zoned) -> FilterBar {
        let (filter, span, open, games, people, revision) = Default::default();
        FilterBar {
            filter,
            span,
            open,
            opened: now.timestamp(),
            zone: now.time_zone().clone(),
            games,
            people,
            revision,
        }
    }

    /// Looks up which kinds of games and people there are, unless nothing has changed.
    pub(super) fn find<'a>(&mut self, games: impl Iterator<Item = &'a Summary>, revision: u64) {
        if self.revision.replace(revision) == Some(revision) {
            return;
        }
        self.games.clear();
        self.people.clear();
        for game in games {
            self.games.insert(game.game());
            let named = |person: &Person| (person.id().to_owned(), person.name().to_owned());
            self.people.extend(game.others().filter(|person| !person.name().is_empty()).map(named));
        }
    }

    /// Shows the filters in a row that wraps. Only existing kinds of games and people are offered.
    /// If they are folded, a button opens them, so that they leave the room to what they filter.
    pub(super) fn show(&mut self, ui: &mut Ui, look: Look<'_>, folded: bool) {
        if folded {
            let sought = self.filter.sought;
            let filters = self.filter != Filter { sought, ..Filter::default() };
            self.open ^= parts::button(ui, look.theme, say!(look.words, "picks-filter"), filters).clicked();
            if !self.open {
                return;
            }
            ui.end_row();
        }
        let (words, filter) = (look.words, &mut self.filter);
        let all = self.games.iter().map(|&kind| (words.game(kind).to_owned(), kind));
        offer(ui, look, [msg!("games-game"), msg!("pick-any-game")], all, &mut filter.game);
        offer(ui, look, [msg!("games-level"), msg!("pick-any-level")], words.levels(), &mut filter.level);
        let all = Outcome::ALL.map(|result| (words.get(Message::of("outcome", result.name())).to_owned(), result));
        offer(ui, look, [msg!("games-result"), msg!("pick-any-result")], all, &mut filter.result);
        let kinds = [
            (msg!("pick-plain"), GameKind::Plain),
            (msg!("pick-practice"), GameKind::Practice),
            (msg!("pick-program"), GameKind::Program),
        ];
        offer(ui, look, [msg!("games-practice"), msg!("pick-any-practice")], words.choices(&kinds), &mut filter.kind);
        let all = (2..=4).map(|seats: usize| (say!(words, "pick-seats", count: seats), seats));
        offer(ui, look, [msg!("games-seats"), msg!("pick-any-seats")], all, &mut filter.seats);
        if !self.people.is_empty() {
            let all = self.people.iter().map(|(id, name)| (name.clone(), id.clone()));
            offer(ui, look, [msg!("games-person"), msg!("pick-any-person")], all, &mut filter.person);
        }
        let all = words.choices(&SPANS);
        if pick(ui, look, msg!("games-when"), &all, &mut self.span) {
            let back = |days| self.opened.checked_sub(SignedDuration::from_hours(24 * days));
            self.filter.when = self.span.map(|days| back(days).unwrap_or(Timestamp::MIN)..);
        }
    }
}

/// Whether the window has no room for the filters and what they filter.
pub(super) fn is_narrow(ctx: &Context) -> bool {
    ctx.content_rect().width() < 560.0
}

/// Offers to filter by one of these, or by none of them.
fn offer<T: PartialEq + Clone>(
    ui: &mut Ui,
    look: Look<'_>,
    [name, any]: [Message; 2],
    all: impl IntoIterator<Item = (String, T)>,
    value: &mut Option<T>,
) {
    let any = std::iter::once((look.words.get(any).to_owned(), None));
    let all: Vec<_> = any.chain(all.into_iter().map(|(text, worth)| (text, Some(worth)))).collect();
    pick(ui, look, name, &all, value);
}
