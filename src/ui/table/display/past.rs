//! A past moment: what the player's seat saw then, and nothing that can be used.

use super::cloth::{paint_spots, show_felt, show_rack};
use super::frame::TableFrame;
use crate::engine::Bone;
use crate::msg;
use crate::place::{Placed, whole::whole};
use crate::record::{Chronicle, Entry, HandStory, Place};
use crate::review::Instead;
use crate::seat::SeatedPlayer;
use crate::ui::table::input::Action;
use crate::ui::table::panels::{Status, show_players, shown_score};
use crate::ui::table::positions::{
    Areas, Camera, Cross, Display, HandCells, Scale, Spot, Spots, TableView, Token, Wanted, court_spots, yard_places,
    yard_poses,
};
use crate::ui::words::{Names, Reader, Spoken};
use crate::ui::{paint::Face, side::Past};
use egui::{Sense, Ui};
use std::sync::Arc;

/// How many seconds each move is shown that is watched again.
const EACH: f64 = 1.2;

/// What is shown besides the present.
#[derive(Default)]
pub(crate) struct PastShown {
    /// The past moment that is shown in its place.
    pub moment: Option<Past>,
    /// What would have been better than the last play, in a game under review.
    pub instead: Option<Instead>,
    /// The first of the moves that are watched again one after the other, and when it was shown.
    pub again: Option<(Past, f64)>,
}

impl PastShown {
    /// Shows this moment from now on, or what is watched again, or the present.
    pub(crate) fn look_back(&mut self, past: Option<Past>, game: &SeatedPlayer, now: f64) {
        self.again.take_if(|again| watched(again, now).is_none() || game.view().is_covered());
        self.moment = past.or_else(|| watched(self.again.as_ref()?, now));
    }

    /// Begins to show what has happened since the viewer's last turn. Returns whether anything has.
    pub(crate) fn watch_again(&mut self, chronicle: Chronicle, now: f64) -> bool {
        let chronicle = Arc::new(chronicle);
        let Some(last) = chronicle.hands.last() else { return false };
        let own = last.entries.iter().rposition(|entry| entry.seat == chronicle.seat);
        let first = Place { hand: chronicle.hands.len() - 1, entry: own.map_or(0, |own| own + 1) };
        self.again = Some(((chronicle, first), now)).filter(|again| watched(again, now).is_some());
        self.again.is_some()
    }

    /// When the next move is shown, while something is watched again.
    pub(crate) fn next_move(&self, now: f64) -> Option<f64> {
        let (_, since) = self.again.as_ref()?;
        Some(since + EACH * (((now - since) / EACH).floor() + 1.0))
    }
}

/// The moment that is watched again at this time, until all were shown.
fn watched(((chronicle, first), since): &(Past, f64), now: f64) -> Option<Past> {
    let entry = first.entry + ((now - since) / EACH).max(0.0) as usize;
    let place = Place { entry, ..*first };
    chronicle.entry(place).map(|_| (Arc::clone(chronicle), place))
}

/// Shows a past moment. A click ends what is watched again.
pub(super) fn show_past(ui: &Ui, view: &TableFrame<'_>, past: &PastShown) -> Option<Action> {
    let id = view.ids.other("again", 0);
    let ends = past.again.is_some() && ui.interact(ui.max_rect(), id, Sense::click()).clicked();
    let (chronicle, place) = past.moment.as_ref()?;
    let (hand, entry) = (chronicle.hands.get(place.hand)?, chronicle.entry(*place)?);
    let (areas, look, rules) = (view.areas(), view.look, &hand.rules);
    show_felt(ui.painter(), areas, look.theme);
    show_rack(ui.painter(), areas, look.theme);
    let reader = Reader { words: look.words, settings: look.settings, chronicle };
    let placed = (areas.display == Display::Whole).then(|| whole(rules, hand.deeds_until(entry), view.scene.shape));
    let line = reader.line(hand, place.entry);
    let values = [("number", (place.entry + 1).into()), ("name", line.who.into()), ("what", line.what.into())];
    let detail = [line.count, line.points].join("  ").trim().to_owned();
    let spoken = Spoken { detail, ..Spoken::line(look.words.format(msg!("log-moment"), &values)) };
    let mut cards = view.scene.cards.clone();
    for card in &mut cards {
        let score = i32::from(entry.after.scores[card.side.index()]);
        (card.score, card.progress) = shown_score(look.words, rules, score, look.settings.look.score_in_fives);
        for member in &mut card.members {
            (member.bones, member.on_turn) = (entry.after.held[member.seat.index()].into(), false);
            (member.did, member.heard, member.is_open) = (None, None, false);
        }
    }
    let status = Status {
        ids: view.ids,
        areas,
        theme: look.theme,
        cards: &cards,
        target: &view.scene.target,
        clocks: &[],
        boneyard: None,
        spoken: &spoken,
        voices: &[],
    };
    _ = show_players(ui, &status);
    paint_spots(ui.painter(), &spots(areas, placed.as_ref(), hand, entry, &reader.names(rules)), look.theme);
    ends.then_some(Action::EndWatching)
}

/// Returns everything that was on the display.
fn spots(areas: &Areas, placed: Option<&Placed>, hand: &HandStory, entry: &Entry, names: &Names<'_>) -> Spots {
    let (rules, then) = (&hand.rules, &entry.after);
    let (seat, seats) = (hand.seat, rules.seats());
    let looks = |bone: Bone| {
        let owner = rules.all_seats().find(|seat| then.layout.played_by(*seat).contains(bone));
        (Face::played(names.player(owner.unwrap_or(seat)), rules.partners), String::new())
    };
    let wanted = Wanted { shared: areas.shared(), ..Wanted::default() };
    let course = HandCells::through((seat, hand.start.hand), hand.deeds_until(entry), wanted);
    let mut cells = HandCells::default();
    cells.update(then.hand);
    // Where played bones lie among them, all have the places that they had.
    let cells = if areas.shared().is_some() { &course } else { &cells };
    let mut spots = if let Some(placed) = placed {
        let scale = Scale::fitting(placed, areas.table, areas.unit, Camera::default());
        let mut bones = scale.bones(placed, looks);
        for player in 1..seats as u8 {
            let held = then.held[seat.after(player.into(), seats).index()];
            bones.extend(court_spots(areas, (player, seats), held.into(), Vec::new()));
        }
        let left = if rules.draws { usize::from(then.boneyard) } else { 0 };
        let yard = yard_poses(areas, yard_places(rules, left)).into_iter().take(left);
        bones.extend(Spot::face_down(yard, Token::Yard, Vec::new()));
        Spots { bones, unit: scale.bone(), ..Spots::default() }
    } else {
        let view = TableView::seen_from(seat, seats, &then.layout, false).dressed(rules.partners);
        let mut spots = Cross::new(&view, areas.middle(), areas.unit).spots(&view, areas.unit);
        spots
            .bones
            .extend(course.played().map(|(number, bone)| Spot::in_panel(areas, rules.set, number, bone, looks(bone))));
        spots
    };
    let areas = areas.holding(cells.span());
    spots.bones.extend(cells.iter().map(|held| Spot::in_hand(&areas, held, String::new())));
    spots
}
