//! Shows a past moment: what the player's seat saw then, and nothing that can be used.

use super::cloth::{felt, paint_spots, rack};
use crate::engine::{Act, Bone, Seat};
use crate::place::{Placed, bearings, whole::whole};
use crate::record::{Entry, HandStory, Moment, Place};
use crate::ui::table::panels::{Card, Status, shown_score};
use crate::ui::table::positions::{
    Camera, Cross, HandCells, Layout, Scale, Spot, Spots, TableView, Token, court_spots, yard_places, yard_poses,
};
use crate::ui::table::{Desk, Scene, memory::Again};
use crate::ui::words::{Bearings, Names, Reader, Spoken};
use crate::ui::{look::Look, paint::Face, side::Past};
use egui::{Sense, Ui};
use std::sync::Arc;

/// How many seconds each move is shown that is watched again.
const EACH: f64 = 1.2;

impl Desk {
    /// Shows this moment from now on, or what is watched again, or the present.
    pub fn look_back(&mut self, past: Option<Past>) {
        self.sight.again.take_if(|again| again.at(self.now).is_none() || self.driver.game.is_covered());
        let again = || self.sight.again.as_ref()?.at(self.now);
        self.sight.past = past.or_else(again);
    }

    /// Begins to show what has happened since the viewer's last turn, move by move. Returns whether anything has.
    pub(crate) fn watch_again(&mut self) -> bool {
        let (chronicle, viewer) = (Arc::new(self.game().chronicle()), self.game().viewer());
        let Some(last) = chronicle.hands().last() else { return false };
        let own = last.entries().iter().rposition(|entry| entry.seat == viewer);
        let first = Place { hand: chronicle.hands().len() - 1, entry: own.map_or(0, |own| own + 1) };
        let again = Again { chronicle, first, since: self.now };
        self.sight.again = Some(again).filter(|again| again.at(self.now).is_some());
        self.sight.again.is_some()
    }

    /// When the next move is shown, while something is watched again.
    pub(in crate::ui::table) fn again_until(&self) -> Option<f64> {
        let again = self.sight.again.as_ref()?;
        Some(again.since + EACH * (((self.now - again.since) / EACH).floor() + 1.0))
    }

    /// Shows the past moment, if there is one. Returns whether it did. A click ends what is watched again.
    pub(super) fn show_past(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) -> bool {
        if self.sight.again.is_some()
            && ui.interact(ui.max_rect(), self.ids.other("again", 0), Sense::click()).clicked()
        {
            self.sight.again = None;
            ui.request_repaint();
        }
        let Some((chronicle, place)) = &self.sight.past else { return false };
        let Some((hand, entry)) = chronicle.hands().get(place.hand).zip(chronicle.entry(*place)) else { return false };
        let layout = &scene.key.layout;
        felt(ui.painter(), layout, look.theme);
        let reader = Reader { words: look.words, settings: look.settings, chronicle };
        let placed = layout.shape().map(|shape| whole(hand.rules().spinner, hand.deeds_until(entry), shape));
        let named = placed.as_ref().map(|placed| Bearings(bearings(placed))).unwrap_or_default();
        let line = reader.line(hand, place.entry, named);
        let told = [("number", (place.entry + 1).into()), ("name", line.who.into()), ("what", line.what.into())];
        let detail = [line.count, line.points].join("  ").trim().to_owned();
        let spoken = Spoken { detail, ..Spoken::line(look.words.format("log-moment", &told)) };
        let at_the_table = reader.names(hand.rules());
        let cards = cards(scene, &at_the_table, &entry.after, look);
        let status = Status {
            ids: self.ids,
            layout,
            theme: look.theme,
            cards: &cards,
            target: &scene.target,
            clocks: &[],
            boneyard: None,
            spoken: &spoken,
        };
        status.show(ui);
        rack(ui.painter(), layout, look.theme);
        paint_spots(ui.painter(), &spots(layout, placed.as_ref(), hand, entry, &at_the_table), look.theme);
        true
    }
}

impl Again {
    /// The moment that is shown at this time, until all were shown.
    fn at(&self, now: f64) -> Option<Past> {
        let entry = self.first.entry + ((now - self.since) / EACH).max(0.0) as usize;
        let place = Place { entry, ..self.first };
        self.chronicle.entry(place).map(|_| (Arc::clone(&self.chronicle), place))
    }
}

/// Returns the sides with their scores and bones at that moment.
fn cards(scene: &Scene, names: &Names<'_>, then: &Moment, look: Look<'_>) -> Vec<Card> {
    let rules = names.rules;
    let mut cards = scene.cards.clone();
    for card in &mut cards {
        let score = i32::from(then.scores[card.side.index()]);
        (card.score, card.progress) = shown_score(look.words, rules, score, look.settings.look.score_in_fives);
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
