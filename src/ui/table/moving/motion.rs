//! Bones in motion, from the display of one moment to that of the next.
//!
//! The game is always ahead, and this only delays what is seen of it. Each bone moves from where it
//! is seen to its place. A new bone comes from a fitting source: a bone that another player played
//! comes from that player's hand, and a drawn bone comes from the boneyard. Any act of the player
//! ends all motion at once. When nothing moves, nothing is painted again.

use crate::engine::Bone;
use crate::ui::paint::{Face, Pose};
use crate::ui::table::positions::{Spot, Token};
use egui::Vec2;
use std::collections::BTreeMap;
use std::f32::consts::{PI, TAU};

/// The seconds a bone takes to move. One that another player played is slower, so that you can
/// follow it.
pub(super) const YOURS: f64 = 0.2;
const OTHERS: f64 = 0.24;
/// The seconds between the starts of two bones when many move.
const BETWEEN: f64 = 0.015;
/// The longest wait of a bone for those before it.
const LONGEST_WAIT: f64 = 0.05;
/// The seconds that a place blinks, and how often it blinks in that time.
const BLINK: f64 = 1.5;
const BLINKS: f64 = 3.0;

/// The settings of motion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Whether bones move to their places at once.
    pub still: bool,
    /// The speed. 1 is normal.
    pub speed: f64,
    /// Whether a bone blinks after another player has played it.
    pub flicker: bool,
}

/// How a bone looks at one moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoneLook {
    pub pose: Pose,
    /// The bone, or nothing if its back is visible.
    pub front: Option<Bone>,
    pub face: Face,
    /// How far it is lifted, from 0 on the table to 1.
    pub lift: f32,
}

impl BoneLook {
    /// A bone that lies in its place.
    pub(crate) const fn resting(spot: &Spot) -> BoneLook {
        BoneLook { pose: spot.pose, front: spot.front, face: spot.face, lift: 0.0 }
    }
}

/// A bone and its motion.
#[derive(Clone, Copy, Debug)]
struct Mover {
    from: BoneLook,
    to: BoneLook,
    begins: f64,
    lasts: f64,
}

impl Mover {
    fn resting(seen: BoneLook) -> Mover {
        Mover { from: seen, to: seen, begins: 0.0, lasts: 0.0 }
    }

    fn arrives(&self) -> f64 {
        self.begins + self.lasts
    }

    fn seen(&self, now: f64) -> BoneLook {
        if now >= self.arrives() {
            return self.to;
        }
        let part = (((now - self.begins) / self.lasts).clamp(0.0, 1.0)) as f32;
        let near = if part < 0.5 { &self.from } else { &self.to };
        let mut pose = self.from.pose.toward(self.to.pose, eased(part));
        if self.from.front != self.to.front {
            // A bone that turns over is lifted a little at its edge.
            pose.size *= 0.82 + 0.18 * (2.0 * part - 1.0).abs();
        }
        // A bone that hardly moves is pushed; one that goes far is carried.
        let far = self.from.pose.center.distance(self.to.pose.center) / (3.0 * self.to.pose.size).max(1.0);
        let lift = far.min(1.0) * (PI * part).sin().max(0.0);
        BoneLook { pose, front: near.front, face: near.face, lift: lift.max(self.from.lift * (1.0 - part)) }
    }
}

/// All visible bones, and those that move or blink.
#[derive(Debug, Default)]
pub struct Motion {
    movers: BTreeMap<Token, Mover>,
    blink: Option<(Token, f64)>,
    ends: f64,
}

impl Motion {
    /// Ends all motion.
    pub fn end(&mut self) {
        for mover in self.movers.values_mut() {
            *mover = Mover::resting(mover.to);
        }
        self.ends = 0.0;
        self.blink = None;
    }

    /// Puts every bone in its place without motion, because the window has a new size.
    pub fn put(&mut self, spots: &[Spot]) {
        self.movers = spots.iter().map(|spot| (spot.token, Mover::resting(BoneLook::resting(spot)))).collect();
        self.ends = 0.0;
    }

    /// Shows a bone at a place where it was dragged.
    pub fn carry(&mut self, token: Token, pose: Pose) {
        if let Some(mover) = self.movers.get_mut(&token) {
            *mover = Mover::resting(BoneLook { pose, ..mover.to });
        }
    }

    /// Starts new bones at this offset from their places.
    pub fn enter(&mut self, spots: &[Spot], away: Vec2) {
        for spot in spots {
            let pose = Pose { center: spot.pose.center + away, ..spot.pose };
            self.movers.entry(spot.token).or_insert(Mover::resting(BoneLook { pose, ..BoneLook::resting(spot) }));
        }
    }

    /// Swaps two bones that look the same. The bone that was picked then leaves in place of the
    /// last one, which closes the gap.
    pub fn exchange(&mut self, one: Token, other: Token) {
        if let [Some(first), Some(second)] = [one, other].map(|token| self.movers.get(&token).copied()) {
            self.movers.insert(one, second);
            self.movers.insert(other, first);
        }
    }

    /// Sends every bone from where it is seen to its place in `spots`. Bones of a new deal all
    /// start at `dealt`.
    pub fn go(&mut self, spots: &[Spot], dealt: Option<Pose>, pace: Pace, now: f64) {
        if pace.still || self.movers.is_empty() {
            return self.put(spots);
        }
        let before = std::mem::take(&mut self.movers);
        let mut gone = Gone::between(&before, spots, now);
        let mut waits = 0.0;
        for spot in spots {
            let to = BoneLook::resting(spot);
            let known = before.get(&spot.token).filter(|_| dealt.is_none());
            if let Some(still) = known.filter(|mover| mover.to == to) {
                self.movers.insert(spot.token, *still);
                continue;
            }
            let from = match (dealt, known, spot.token) {
                (Some(pose), ..) => Some(BoneLook { pose, front: None, face: spot.face, lift: 0.0 }),
                (None, Some(mover), _) => Some(mover.seen(now)),
                // The panel lists the bones on the table. A bone that both displays show moves from
                // the table to the panel and stays there.
                (None, None, Token::Panel(bone)) => before.get(&Token::Table(bone)).map(|mover| mover.seen(now)),
                (None, None, _) => gone.source_of(spot),
            };
            let Some(mut from) = from else {
                self.movers.insert(spot.token, Mover::resting(to));
                continue;
            };
            from.pose.angle = nearest_turn(from.pose.angle, to.pose.angle);
            let fresh = known.is_none();
            let lasts =
                if matches!(spot.face, Face::Played(player) if player > 0) { OTHERS } else { YOURS } / pace.speed;
            let begins = now + if fresh { waits } else { 0.0 };
            if fresh {
                waits = f64::min(waits + BETWEEN / pace.speed, LONGEST_WAIT);
            }
            self.ends = self.ends.max(begins + lasts);
            self.movers.insert(spot.token, Mover { from, to, begins, lasts });
        }
    }

    /// Makes a bone blink after it has arrived.
    pub fn blink(&mut self, token: Token, pace: Pace, now: f64) {
        if pace.flicker {
            self.blink = Some((token, self.arrives(token, now)));
        }
    }

    /// Returns the time when a bone arrives.
    pub fn arrives(&self, token: Token, now: f64) -> f64 {
        self.movers.get(&token).map_or(now, |mover| mover.arrives().max(now))
    }

    /// When every bone is where it belongs.
    pub const fn rests(&self, now: f64) -> f64 {
        self.ends.max(now)
    }

    /// Whether a bone is on its way.
    pub fn moves(&self, now: f64) -> bool {
        now < self.ends
    }

    /// Whether this bone is moving.
    pub fn is_moving(&self, token: Token, now: f64) -> bool {
        self.movers.get(&token).is_some_and(|mover| now < mover.arrives())
    }

    /// Whether a bone that another player has played is still on its way.
    pub fn shows_a_play(&self, now: f64) -> bool {
        let is_theirs = |mover: &Mover| matches!(mover.to.face, Face::Played(player) if player > 0);
        let lies = |token: &Token| matches!(token, Token::Table(_) | Token::Panel(_));
        self.movers.iter().any(|(token, mover)| lies(token) && is_theirs(mover) && now < mover.arrives())
    }

    /// Returns how a bone looks now, if it is visible.
    pub fn seen(&self, token: Token, now: f64) -> Option<BoneLook> {
        self.movers.get(&token).map(|mover| mover.seen(now))
    }

    /// Returns how soon the window must be painted again, in seconds.
    pub fn next_frame(&self, now: f64) -> Option<f32> {
        if self.moves(now) {
            return Some(0.0);
        }
        self.blink.is_some_and(|(_, since)| now < since + BLINK).then_some(1.0 / 30.0)
    }

    /// Returns the blinking bone and its brightness.
    pub fn blinking(&self, now: f64) -> Option<(Token, f32)> {
        let (token, since) = self.blink.filter(|(_, since)| (*since..since + BLINK).contains(&now))?;
        let phase = (now - since) / BLINK * BLINKS;
        Some((token, (0.5 - 0.5 * (phase * std::f64::consts::TAU).cos()) as f32))
    }
}

/// Bones that disappeared from their places and may have become others.
struct Gone(Vec<(Token, BoneLook)>);

impl Gone {
    fn between(before: &BTreeMap<Token, Mover>, spots: &[Spot], now: f64) -> Gone {
        let stays = |token: &Token| spots.iter().any(|spot| spot.token == *token);
        let gone = before.iter().filter(|(token, _)| !stays(token));
        Gone(gone.map(|(token, mover)| (*token, mover.seen(now))).collect())
    }

    /// Returns where a new bone comes from: of what is gone, from the likeliest place.
    fn source_of(&mut self, spot: &Spot) -> Option<BoneLook> {
        let rank = |gone: Token, seen: &BoneLook| match (spot.token, gone) {
            (Token::Table(bone), Token::Hand(other) | Token::Panel(other)) if bone == other => Some(0),
            (Token::Table(_), Token::Court(player, _)) if spot.face.player() == Some(player) => Some(1),
            (Token::Table(_), Token::Court(..) | Token::Yard(_)) => Some(2),
            (Token::Hand(bone), Token::Table(other)) if bone == other => Some(0),
            (Token::Court(player, _), Token::Table(_)) if seen.face.player() == Some(player) => Some(0),
            (Token::Yard(_), Token::Hand(_) | Token::Court(..)) => Some(0),
            (Token::Hand(_) | Token::Court(..), Token::Yard(_)) | (Token::Yard(_), Token::Table(_)) => Some(1),
            _ => None,
        };
        let gone = self.0.iter().enumerate().rev();
        let ranked = gone.filter_map(|(at, (token, seen))| Some((rank(*token, seen)?, at)));
        let (_, at) = ranked.min_by_key(|(rank, _)| *rank)?;
        Some(self.0.remove(at).1)
    }
}

/// Returns an angle equal to `from`, written so that a bone turns the short way to `to`.
pub fn nearest_turn(from: f32, to: f32) -> f32 {
    to + (from - to + PI).rem_euclid(TAU) - PI
}

/// Starts fast and slows down, like a hand that lays down a bone.
pub(super) fn eased(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}
