//! All that moves or is heard: what is under way, and what has happened that the display does not
//! show yet.

use super::banner::{Banner, FinePlays, Occasion};
use super::bursts::Bursts;
use super::motion::{Motion, Pace};
use super::points::{FlyingPoints, PointsScored};
use super::scores::ScoreChanges;
use super::sheet::SheetMotion;
use crate::engine::{Bone, Event, Side};
use crate::seat::SeatedPlayer;
use crate::ui::paint::Pose;
use crate::ui::settings::Settings;
use crate::ui::table::panels::score_place;
use crate::ui::table::positions::{Areas, Display, Spot, Token};
use crate::ui::table::scene::{Scene, player_of};
use crate::ui::table::sounds::Sounds;
use crate::ui::{look::Look, words::points};
use egui::pos2;

/// The seconds between groups of points that start at the same moment.
const BETWEEN: f64 = 0.35;

/// What moves, and what is heard of it.
#[derive(Default)]
pub struct Animations {
    pub(crate) motion: Motion,
    /// The sheet of bones to draw from.
    pub sheet: SheetMotion,
    pub(crate) scores: ScoreChanges,
    /// The points on their way to a score.
    pub points: FlyingPoints,
    pub(crate) bursts: Bursts,
    /// The banner.
    pub banner: Banner,
    pub(crate) sounds: Sounds,
    /// The time when the game ended, until the player has been told everything.
    pub(crate) over_since: Option<f64>,
    fine: FinePlays,
    upcoming: Upcoming,
}

/// What has just happened, until the display shows it.
#[derive(Default)]
struct Upcoming {
    occasion: Option<Occasion>,
    /// Whether the bones were dealt anew.
    dealt: bool,
    /// The bone that another player has just played, until it blinks.
    blinks: Option<Bone>,
    /// Points just scored, until they start to move.
    scored: Vec<PointsScored>,
}

impl Animations {
    /// Ends the motion of bones and the banner, because a player who acts has seen enough of them.
    pub(crate) fn end_motion(&mut self) {
        self.motion.end();
        self.sheet.end();
        self.sounds.hurry();
        self.banner.end();
    }

    /// Makes way for what the player does now. A play that is taken back is worth no banner.
    pub(crate) fn give_way(&mut self) {
        self.end_motion();
        self.bursts.end();
        self.upcoming.occasion = None;
    }

    pub(crate) fn end_counting(&mut self) {
        self.scores.end();
        self.points.end();
    }

    /// Whether anything moves, blinks or bursts.
    pub(crate) fn is_under_way(&self, now: f64) -> bool {
        self.changes(now) || self.bursts.is_seen(now) || self.motion.next_frame(now).is_some()
    }

    /// Whether anything besides bones moves, so that every frame is different.
    pub(crate) fn changes(&self, now: f64) -> bool {
        self.scores.moves(now) || self.points.moves(now) || self.banner.moves(now) || self.sheet.moves(now)
    }

    /// Notes what has happened, as it was shown until now: what will move, and what of it is worth
    /// a banner.
    pub(crate) fn note(&mut self, events: &[Event], game: &SeatedPlayer, shown: Option<&Scene>, now: f64) {
        self.sounds.note(game, events);
        let mut played = None;
        for (at, event) in events.iter().enumerate() {
            let mut occasion = None;
            match event {
                Event::Dealt { .. } => (self.upcoming.dealt, self.upcoming.blinks) = (true, None),
                Event::Played { seat, bone, .. } => {
                    played = Some(*bone);
                    if *seat == game.view().viewer() {
                        occasion = self.fine.note(scored_by(&events[at + 1..]));
                    } else {
                        self.upcoming.blinks = played;
                    }
                }
                Event::Scored { side, points, counted: true, .. } => {
                    self.upcoming.scored.push(PointsScored { side: *side, points: (*points).into(), from: played });
                }
                Event::Awarded(award) if award.counted && award.points != 0 => {
                    let points = award.points.into();
                    self.upcoming.scored.push(PointsScored { side: award.side, points, from: None });
                }
                Event::Destroyed { seat, bone, .. } => {
                    let shown = shown.filter(|scene| !scene.key.settings.look.reduce_motion);
                    let spot = shown.and_then(|scene| scene.spots.bone(Token::Table(*bone)));
                    self.bursts.begin(*bone, spot, player_of(game, *seat), now);
                }
                Event::HandEnded { .. } => occasion = Some(Occasion::Hand),
                Event::GameEnded(_) => {
                    self.fine = FinePlays::default();
                    self.over_since = Some(now);
                    occasion = Some(Occasion::Game);
                }
                _ => {}
            }
            self.upcoming.occasion = self.upcoming.occasion.max(occasion);
        }
    }

    /// Starts all motion from the scene before to this one. `line` tells the end of a hand or a
    /// game.
    pub(crate) fn start(
        &mut self,
        before: Option<&Scene>,
        scene: &Scene,
        (game, look): (&SeatedPlayer, Look<'_>),
        line: String,
        now: f64,
    ) {
        let (pace, dealt) = (pace(look.settings), std::mem::take(&mut self.upcoming.dealt));
        let same_place = |old: &&Scene| {
            let (old, new) = (&old.key, &scene.key);
            old.areas.status == new.areas.status && old.camera == new.camera
        };
        if let Some(before) = before.filter(same_place) {
            if let Some(sheet) = scene.sheet.as_ref().filter(|_| before.sheet.is_none()) {
                self.motion.enter(&scene.spots.yard(), sheet.away);
            }
            self.sheet.go(scene.sheet.as_ref(), pace, now);
            let dealt_from = dealt.then(|| dealt_from(&scene.key.areas));
            self.motion.go(&scene.spots.bones, dealt_from, pace, self.bursts.bang(now));
        } else {
            self.motion.put(&scene.spots.bones);
            self.sheet.put(scene.sheet.as_ref());
        }
        self.count_scores(scene, (game, look), now);
        self.begin_banner(look, line, now);
        if let Some(bone) = self.upcoming.blinks.take() {
            self.motion.blink(Token::Table(bone), pace, now);
        }
    }

    /// Sends the sounds of what has begun to move.
    pub(crate) fn send_sounds(&mut self, scene: &Scene, now: f64) {
        self.sounds.send(scene, &self.motion, self.bursts.bang(now), now);
    }

    /// Starts the flight of new points, and the scores that follow them.
    fn count_scores(&mut self, scene: &Scene, (game, look): (&SeatedPlayer, Look<'_>), now: f64) {
        let (areas, mut arrivals) = (&scene.key.areas, Vec::new());
        for PointsScored { side, points: value, from } in std::mem::take(&mut self.upcoming.scored) {
            let sign = if value < 0 { "−" } else { "+" };
            let text = format!("{sign}{}", points(look.words, value.abs(), look.settings.look.score_in_fives));
            let spot = from.and_then(|bone| scene.spots.bone(Token::Table(bone)));
            // Clear of the bone, so that it can still be read.
            let above = |spot: &Spot| pos2(spot.pose.center.x, spot.pose.rect().top() - 19.0 * areas.scale);
            let place = spot.map_or(areas.cloth.center(), above);
            let lands = spot.map_or(self.motion.rests(now), |spot| self.motion.arrives(spot.token, now));
            let number = scene.cards.iter().position(|card| card.side == side).unwrap_or(0);
            let score = score_place(areas, &scene.cards, scene.has_boneyard_figure(game), number);
            let later = arrivals.len() as f64 * BETWEEN;
            arrivals.push((side, self.points.send(text, place, score, lands + later)));
        }
        let arrives = |side: Side| arrivals.iter().rev().find(|(other, _)| *other == side).map_or(now, |(_, at)| *at);
        let view = game.view();
        self.scores.follow((view.game, view.arrivals), &view.seen, arrives);
        if look.settings.look.reduce_motion {
            self.end_counting();
        }
    }

    /// Shows what is worth a banner once the last bone lies.
    fn begin_banner(&mut self, look: Look<'_>, line: String, now: f64) {
        let Some(occasion) = self.upcoming.occasion.take().filter(|_| !look.settings.look.reduce_motion) else {
            return;
        };
        let words = look.words;
        let text = match occasion {
            Occasion::Streak(plays) => words.format("moment-streak", &[("count", usize::from(plays).into())]),
            Occasion::BestPlay(value) => {
                let value = points(words, value.into(), look.settings.look.score_in_fives);
                words.format("moment-best-play", &[("points", value.into())])
            }
            Occasion::Hand | Occasion::Game => line,
        };
        self.banner.begin(occasion, text, self.motion.rests(now));
    }
}

/// Returns how bones move with these settings.
fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.look.animation_speed.max(1)) / 100.0;
    Pace { still: settings.look.reduce_motion, speed, flicker: settings.look.flicker }
}

/// The points that the play before these events has scored.
fn scored_by(rest: &[Event]) -> u8 {
    let own = rest.iter().take_while(|event| !matches!(event, Event::Played { .. }));
    own.map(|event| if let Event::Scored { points, counted: true, .. } = event { *points } else { 0 }).sum()
}

/// Returns where the bones of a deal come from.
fn dealt_from(areas: &Areas) -> Pose {
    match areas.display {
        Display::Whole => Pose::upright(areas.yard.center(), 0.4 * areas.bone),
        Display::Compact => Pose::upright(areas.status.center(), 0.3 * areas.bone),
    }
}
