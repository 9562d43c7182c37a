//! A past moment: what the player's seat saw then, and nothing that can be used.

use super::cloth::{paint_spots, show_felt, show_rack};
use super::view::View;
use crate::engine::{Act, Bone, Seat};
use crate::game::Game;
use crate::place::{Placed, bearings, whole::whole};
use crate::record::{Chronicle, Entry, HandStory, Moment, Place};
use crate::ui::table::input::Action;
use crate::ui::table::panels::{Card, Status, shown_score};
use crate::ui::table::positions::{
    Camera, Cross, HandCells, Layout, Scale, Spot, Spots, TableView, Token, court_spots, yard_places, yard_poses,
};
use crate::ui::words::{Bearings, Names, Reader, Spoken};
use crate::ui::{paint::Face, side::Past};
use egui::{Sense, Ui};
use std::sync::Arc;

/// How many seconds each move is shown that is watched again.
const EACH: f64 = 1.2;

/// The past moment that is shown in place of the present, and what is watched again.
#[derive(Default)]
pub(crate) struct PastShown {
    pub moment: Option<Past>,
    pub again: Option<WatchedAgain>,
}

/// The moves since the viewer's last turn, shown once more one after the other.
pub(crate) struct WatchedAgain {
    chronicle: Arc<Chronicle>,
    first: Place,
    /// When the first of them was shown.
    since: f64,
}

/// A move of a hand, and how the table stood after it.
#[derive(Clone, Copy)]
pub(crate) struct PastMoment<'a> {
    chronicle: &'a Chronicle,
    place: Place,
    hand: &'a HandStory,
    entry: &'a Entry,
    is_watched_again: bool,
}

impl PastShown {
    /// Shows this moment from now on, or what is watched again, or the present.
    pub(crate) fn look_back(&mut self, past: Option<Past>, game: &Game, now: f64) {
        self.again.take_if(|again| again.at(now).is_none() || game.is_covered());
        self.moment = past.or_else(|| self.again.as_ref()?.at(now));
    }

    /// The past moment to show, if there is one.
    pub(crate) fn shown(&self) -> Option<PastMoment<'_>> {
        let (chronicle, place) = self.moment.as_ref()?;
        let (hand, entry) = (chronicle.hands().get(place.hand)?, chronicle.entry(*place)?);
        Some(PastMoment { chronicle, place: *place, hand, entry, is_watched_again: self.again.is_some() })
    }

    /// When the next move is shown, while something is watched again.
    pub(crate) fn next_move(&self, now: f64) -> Option<f64> {
        let since = self.again.as_ref()?.since;
        Some(since + EACH * (((now - since) / EACH).floor() + 1.0))
    }
}

impl WatchedAgain {
    /// What has happened since the viewer's last turn, to be shown from now on, if anything has.
    pub(crate) fn new(game: &Game, now: f64) -> Option<WatchedAgain> {
        let (chronicle, viewer) = (Arc::new(game.chronicle()), game.viewer());
        let own = chronicle.hands().last()?.entries().iter().rposition(|entry| entry.seat == viewer);
        let first = Place { hand: chronicle.hands().len() - 1, entry: own.map_or(0, |own| own + 1) };
        Some(WatchedAgain { chronicle, first, since: now }).filter(|again| again.at(now).is_some())
    }

    /// The moment that is shown at this time, until all were shown.
    fn at(&self, now: f64) -> Option<Past> {
        let entry = self.first.entry + ((now - self.since) / EACH).max(0.0) as usize;
        let place = Place { entry, ..self.first };
        self.chronicle.entry(place).map(|_| (Arc::clone(&self.chronicle), place))
    }
}

/// Shows a past moment. A click ends what is watched again.
pub(super) fn show_past(
    ui: &Ui,
    view: &View<'_>,
    PastMoment { chronicle, place, hand, entry, is_watched_again }: PastMoment<'_>,
) -> Option<Action> {
    let id = view.ids.other("again", 0);
    let ends = is_watched_again && ui.interact(ui.max_rect(), id, Sense::click()).clicked();
    let (layout, look) = (view.layout(), view.look);
    show_felt(ui.painter(), layout, look.theme);
    let reader = Reader { words: look.words, settings: look.settings, chronicle };
    let placed = layout.shape().map(|shape| whole(hand.rules().spinner, hand.deeds_until(entry), shape));
    let bearings = placed.as_ref().map(|placed| Bearings(bearings(placed))).unwrap_or_default();
    let line = reader.line(hand, place.entry, bearings);
    let told = [("number", (place.entry + 1).into()), ("name", line.who.into()), ("what", line.what.into())];
    let detail = [line.count, line.points].join("  ").trim().to_owned();
    let spoken = Spoken { detail, ..Spoken::line(look.words.format("log-moment", &told)) };
    let names = reader.names(hand.rules());
    let status = Status {
        ids: view.ids,
        layout,
        theme: look.theme,
        cards: &cards(view, &names, &entry.after),
        target: &view.scene.target,
        clocks: &[],
        boneyard: None,
        spoken: &spoken,
    };
    status.show(ui);
    show_rack(ui.painter(), layout, look.theme);
    paint_spots(ui.painter(), &spots(layout, placed.as_ref(), hand, entry, &names), look.theme);
    ends.then_some(Action::EndWatching)
}

/// Returns the sides with their scores and bones at that moment.
fn cards(view: &View<'_>, names: &Names<'_>, then: &Moment) -> Vec<Card> {
    let mut cards = view.scene.cards.clone();
    for card in &mut cards {
        let score = i32::from(then.scores[card.side.index()]);
        let in_fives = view.look.settings.score_in_fives;
        (card.score, card.progress) = shown_score(view.look.words, names.rules, score, in_fives);
        for member in &mut card.members {
            member.bones = then.held[member.seat.index()].into();
            member.on_turn = false;
        }
    }
    cards
}

/// Returns everything that was on the display.
fn spots(layout: &Layout, table: Option<&Placed>, hand: &HandStory, entry: &Entry, names: &Names<'_>) -> Spots {
    let (rules, then) = (hand.rules(), &entry.after);
    let (seat, seats) = (hand.seat(), rules.seats());
    let mut cells = HandCells::default();
    cells.update(then.hand, usize::MAX);
    let looks = |seat: Seat| (Face::Played(names.player(seat)), String::new());
    let mut spots = if let Some(table) = table {
        let owner = |bone: Bone| rules.all_seats().find(|seat| then.table.played_by(*seat).contains(bone));
        let scale = Scale::fitting(table, layout.table, layout.unit, Camera::default());
        let mut bones = scale.bones(table, |bone| looks(owner(bone).unwrap_or(seat)));
        for player in 1..seats as u8 {
            let held = then.held[seat.after(player.into(), seats).index()];
            bones.extend(court_spots(layout, (player, seats), held.into(), Vec::new()));
        }
        let left = if rules.draws { usize::from(then.boneyard) } else { 0 };
        let yard = yard_poses(layout, yard_places(rules, left)).into_iter().take(left);
        bones.extend(Spot::face_down(yard, Token::Yard, Vec::new()));
        Spots { bones, unit: scale.bone(), ..Spots::default() }
    } else {
        let view = TableView::seen_from(seat, seats, &then.table, false);
        let mut spots = Cross::new(&view, layout.middle(), layout.unit).spots(&view, layout.unit);
        let listed = played(hand, entry).into_iter().enumerate();
        spots.bones.extend(listed.map(|(number, (bone, seat))| Spot::in_panel(layout, number, bone, looks(seat))));
        spots
    };
    spots.bones.extend(cells.iter().map(|held| Spot::in_hand(layout, held, String::new())));
    spots
}

/// Returns the bones on the table in the order of play, each with its player.
fn played(hand: &HandStory, entry: &Entry) -> Vec<(Bone, Seat)> {
    let mut played: Vec<(Bone, Seat)> = Vec::new();
    for deed in hand.deeds_until(entry) {
        match deed.act {
            Act::Played(bone, _) => played.push((bone, deed.seat)),
            Act::Destroyed(gone) => played.retain(|(bone, _)| *bone != gone),
            Act::Drew(_) | Act::Passed => {}
        }
    }
    played
}
