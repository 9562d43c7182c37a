//! Changing scores: points fly from the bone to the score, which counts up when they arrive.

use crate::engine::Side;
use crate::ui::table::moving::{Occasion, Scored};
use crate::ui::table::panels::{Card, score_place, shown_score};
use crate::ui::table::positions::{Spot, Token};
use crate::ui::table::{Desk, Scene};
use crate::ui::{look::Look, words::points};
use egui::pos2;
use std::borrow::Cow;

/// The seconds between groups of points that start at the same moment.
const BETWEEN: f64 = 0.35;

impl Desk {
    /// Starts the flight of new points, and the scores that follow them.
    pub(super) fn count_scores(&mut self, scene: &Scene, look: Look<'_>) {
        let mut arrivals: Vec<(Side, f64)> = Vec::new();
        for scored in std::mem::take(&mut self.show.coming.scored) {
            let begins = arrivals.len() as f64 * BETWEEN;
            let arrives = self.send_points(scene, look, scored, begins);
            arrivals.push((scored.side, arrives));
        }
        let now = self.now;
        let arrives = |side: Side| arrivals.iter().rev().find(|(of, _)| *of == side).map_or(now, |(_, at)| *at);
        self.show.pegs.follow(self.driver.game.sitting().number(), self.driver.game.seen(), arrives);
        if look.settings.look.reduce_motion {
            self.show.end_counting();
        }
    }

    /// Shows what is worth a moment once the last bone lies.
    pub(super) fn begin_finale(&mut self, scene: &Scene, look: Look<'_>) {
        let Some(occasion) = self.show.coming.occasion.take().filter(|_| !look.settings.look.reduce_motion) else {
            return;
        };
        let words = look.words;
        let text = match occasion {
            Occasion::Streak(plays) => words.format("moment-streak", &[("count", usize::from(plays).into())]),
            Occasion::BestPlay(value) => {
                let value = points(words, value.into(), look.settings.look.score_in_fives);
                words.format("moment-best-play", &[("points", value.into())])
            }
            Occasion::Hand | Occasion::Game => self.spoken_at(Some(scene), look).line,
        };
        let begins = self.show.motion.rests(self.now);
        self.show.finale.begin(occasion, text, begins);
    }

    fn send_points(&mut self, scene: &Scene, look: Look<'_>, scored: Scored, later: f64) -> f64 {
        let Scored { side, points: value, from } = scored;
        let sign = if value < 0 { "−" } else { "+" };
        let text = format!("{sign}{}", points(look.words, value.abs(), look.settings.look.score_in_fives));
        let spot = from.and_then(|bone| scene.spots.bone(Token::Table(bone)));
        let layout = &scene.key.layout;
        // Clear of the bone, so that it can still be read.
        let above = |spot: &Spot| pos2(spot.pose.center.x, spot.pose.rect().top() - 19.0 * layout.scale);
        let place = spot.map_or(layout.cloth.center(), above);
        let motion = &self.show.motion;
        let lands = spot.map_or(motion.rests(self.now), |spot| motion.arrives(spot.token, self.now));
        let number = scene.cards.iter().position(|card| card.side == side).unwrap_or(0);
        let score = score_place(layout, &scene.cards, self.has_boneyard_figure(scene), number);
        self.show.floats.send(text, place, score, lands + later)
    }

    /// Returns the sides as they look now, with moving scores part of the way.
    pub(super) fn counted<'a>(&self, scene: &'a Scene, look: Look<'_>) -> Cow<'a, [Card]> {
        if !self.show.pegs.moves(self.now) {
            return Cow::Borrowed(&scene.cards);
        }
        let rules = self.game().rules();
        let in_fives = look.settings.look.score_in_fives;
        let mut cards = scene.cards.clone();
        for card in &mut cards {
            let at = rules.all_sides().position(|side| side == card.side);
            let Some(leap) = at.and_then(|at| self.show.pegs.sides().get(at)) else { continue };
            let counted = leap.counted(self.now);
            let whole = if in_fives && counted != leap.now { counted / 5 * 5 } else { counted };
            card.score = shown_score(look.words, rules, whole, in_fives).0;
            card.progress = shown_score(look.words, rules, counted, in_fives).1;
        }
        Cow::Owned(cards)
    }
}
