//! The list of all saved games. They can be sorted, filtered, searched, opened, exported and
//! deleted.

mod list;

use super::picks::{FilterBar, is_narrow};
use super::seen::{GameQualities, Seen};
use super::{Closing, Done, Height, Look, Sheet, Window, parts};
use crate::career::{Filter, Order, Sought, Summary};
use crate::ui::command::Command;
use crate::ui::dialogs::Purpose;
use crate::ui::request::{Export, GameWish, Request, Writing};
use crate::ui::words::Message;
use crate::{msg, say};
use crate::{record::GameId, store::Games};
use egui::{Button, Context, Key, Modifiers, Popup, Ui};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct GamesWindow {
    picks: FilterBar,
    search: String,
    order: Order,
    /// Whether the order is ascending. By time, the latest comes first otherwise.
    rises: bool,
    picked: BTreeSet<GameId>,
    chosen: Option<GameId>,
    deleted: Vec<GameId>,
    shown: Option<ShownGames>,
}

/// The games in the list, and the search that found them.
#[derive(Clone, Debug)]
struct ShownGames {
    by: (u64, usize, Filter, Order, bool),
    games: Vec<Arc<Summary>>,
}

impl Window for GamesWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let (look, games) = (seen.look, seen.games);
        let buttons: &[Message] = match games.map(|games| games.is_empty()) {
            Some(false) => &[msg!("close"), msg!("games-open")],
            // Where there is nothing to see yet, the page has a button of its own.
            Some(true) if self.deleted.is_empty() => &[],
            _ => &[msg!("close")],
        };
        let sheet = Sheet { title: msg!("command-games"), width: 860.0, buttons, page: 0, ready: false };
        let height = if buttons.is_empty() { Height::Small } else { Height::Full };
        let body = |ui: &mut Ui| {
            if let Some(games) = games {
                return self.body(ui, look, games, seen.revision, seen.qualities);
            }
            parts::paragraph(ui, look.theme, say!(look.words, "games-reading"));
            None
        };
        let shown = sheet.show_below(ctx, look, height, |_| (), body);
        let first = || Some(self.shown.as_ref()?.games.first()?.played.id);
        let opened = if shown.pressed == Some(1) { self.chosen.or_else(first) } else { None };
        let (closing, asks) = match (shown.pressed, shown.answer(&[None])) {
            (Some(1), _) => (Closing::Stays, opened.map(open).into_iter().collect()),
            (_, (Closing::Stays, _)) => {
                // Whoever begins a game is done with the list.
                let begins = matches!(shown.body, Some(Request::Give(Command::NewGame)));
                (if begins { Closing::Closes } else { Closing::Stays }, shown.body.into_iter().collect())
            }
            (_, done) => done,
        };
        (closing, std::iter::once(Request::Count).chain(asks).collect())
    }
}

/// Asks to look through a game.
const fn open(game: GameId) -> Request {
    Request::Read(GameWish::LookThrough, game)
}

impl GamesWindow {
    /// Creates a window opened now.
    pub fn new(seen: &Seen<'_>) -> GamesWindow {
        GamesWindow {
            picks: FilterBar::new(&seen.clock.now()),
            search: String::new(),
            order: Order::default(),
            rises: false,
            picked: BTreeSet::new(),
            chosen: None,
            deleted: Vec::new(),
            shown: None,
        }
    }

    /// Chooses a game.
    pub const fn choose(&mut self, game: GameId) {
        self.chosen = Some(game);
    }

    fn body(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        games: &Games,
        revision: u64,
        qualities: &GameQualities,
    ) -> Option<Request> {
        if games.is_empty() && self.deleted.is_empty() {
            let begins = parts::nothing_yet(ui, look, say!(look.words, "games-none"));
            return begins.then_some(Request::Give(Command::NewGame));
        }
        self.picks.find(games.iter().map(|game| &**game), revision);
        self.picks(ui, look);
        self.find(games, revision, qualities);
        let games = self.shown.as_ref().map(|shown| shown.games.clone()).unwrap_or_default();
        // One line says either, so that nothing moves while somebody types.
        let unclear = self.picks.filter.sought.is_none() && !self.search.trim().is_empty();
        let count = say!(look.words, "games-count", count: games.len());
        parts::aside(ui, look.theme, if unclear { say!(look.words, "games-search-what") } else { &count });
        let opened = self.list(ui, look, &games, qualities);
        let choice = self.deeds(ui, look, &games);
        opened.map(open).or(choice)
    }

    fn picks(&mut self, ui: &mut Ui, look: Look<'_>) {
        let narrow = is_narrow(ui.ctx());
        ui.horizontal_wrapped(|ui| {
            ui.set_row_height(parts::row_height(ui));
            if !narrow {
                self.picks.show(ui, look, narrow);
            }
            let name = say!(look.words, "games-search");
            parts::search(ui, look.theme, [190.0, 28.0], &mut self.search, name, 20);
            self.picks.filter.sought = Sought::from_text(&self.search);
            if narrow {
                self.picks.show(ui, look, narrow);
            }
        });
    }

    /// Finds the games to show, unless that is done already.
    fn find(&mut self, games: &Games, revision: u64, qualities: &GameQualities) {
        let by = (revision, qualities.len(), self.picks.filter.clone(), self.order, self.rises);
        if self.shown.as_ref().is_some_and(|shown| shown.by == by) {
            return;
        }
        let mut found: Vec<_> = games.iter().filter(|game| self.picks.filter.lets_through(game)).cloned().collect();
        self.order.sort(&mut found, |game| {
            let quality = qualities.get(&game)?;
            if self.order == Order::Luck { Some(quality.luck) } else { quality.given.accuracy() }
        });
        if !self.rises {
            found.reverse();
        }
        let there: BTreeSet<GameId> = found.iter().map(|game| game.played.id).collect();
        self.picked.retain(|game| there.contains(game));
        self.chosen = self.chosen.filter(|game| there.contains(game));
        self.shown = Some(ShownGames { by, games: found });
    }

    /// Returns the games that the buttons apply to: the checked ones, or else the chosen one.
    fn meant(&self, games: &[Arc<Summary>]) -> Vec<GameId> {
        let is_meant = |game: &GameId| {
            if self.picked.is_empty() { self.chosen == Some(*game) } else { self.picked.contains(game) }
        };
        games.iter().map(|game| game.played.id).filter(is_meant).collect()
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>, games: &[Arc<Summary>]) -> Option<Request> {
        let (words, theme) = (look.words, look.theme);
        let meant = self.meant(games);
        let mut choice = None;
        ui.horizontal_wrapped(|ui| {
            let all = self.picked.len() == games.len() && !games.is_empty();
            let word = if all { msg!("games-pick-none") } else { msg!("games-pick-all") };
            if parts::button(ui, theme, words.get(word), false).clicked() {
                self.picked = if all { BTreeSet::new() } else { games.iter().map(|game| game.played.id).collect() };
            }
            let (one, some) = (meant.len() == 1, !meant.is_empty());
            let first = meant.first().copied();
            let deeds = [
                (msg!("review"), one, first.map(|game| Request::Read(GameWish::Review, game))),
                (msg!("games-same-deals"), one, first.map(|game| Request::Read(GameWish::SameDeals, game))),
                (msg!("games-export-games"), some, Some(Request::AskToWrite(Writing::Games(meant.clone())))),
                (
                    msg!("games-export-table"),
                    some,
                    Some(Request::Export(Export::Games(meant.clone()), Purpose::ExportTable, "games.csv")),
                ),
                (msg!("games-delete"), some, Some(Request::Delete(meant.clone()))),
            ];
            // In a small window the less common ones are in a menu.
            let (shown, more) = deeds.split_at(if is_narrow(ui.ctx()) { 1 } else { deeds.len() });
            for (word, can, what) in shown {
                // A disabled button stays in its place, so that nothing moves under the pointer.
                if parts::deed(ui, theme, words.get(*word), *can) {
                    choice.clone_from(what);
                }
            }
            if !more.is_empty() {
                let opener = parts::button(ui, theme, say!(words, "viewer-more"), false);
                Popup::menu(&opener).show(|ui| {
                    for (word, can, what) in more {
                        if ui.add_enabled(*can, Button::new(words.get(*word))).clicked() {
                            choice.clone_from(what);
                        }
                    }
                });
            }
            let typing = ui.ctx().egui_wants_keyboard_input();
            if some && !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete)) {
                choice = Some(Request::Delete(meant.clone()));
            }
            let back = !self.deleted.is_empty();
            let key = back && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z));
            let text = say!(words, "games-restore", count: self.deleted.len());
            // There it takes a row of its own, and only while there is something to restore.
            let shown = back || !is_narrow(ui.ctx());
            if shown && parts::deed(ui, theme, &text, back) || key {
                choice = Some(Request::BringBack(std::mem::take(&mut self.deleted)));
                self.picked.clear();
            }
        });
        if let Some(Request::Delete(games)) = &choice {
            self.deleted.clone_from(games);
            self.picked.clear();
        }
        choice
    }
}
