//! The end of a hand or a game as it is staged: which bones fall, which are counted and into which
//! score. [`Finale`] knows when.

use super::finale::{Finale, Stakes};
use super::points::{CountedBone, SUM, paint_counted};
use crate::engine::rules::{BlockWhat, DominoWhat};
use crate::engine::{Award, AwardReason, Bone, Side, event::Left};
use crate::seat::SeatedPlayer;
use crate::ui::paint::Theme;
use crate::ui::table::positions::{Spot, Token, chain, straight};
use crate::ui::table::scene::Scene;
use egui::{Painter, Pos2, Rect, Vec2};

/// A staged end.
pub(crate) struct Staged {
    pub finale: Finale,
    /// The bones on the table that are seen, each with how many lie before it and where it falls.
    line: Vec<(Bone, u8, Vec2)>,
    counted: Vec<CountedBone>,
    /// What each side gets, after so many bones were counted.
    gains: Vec<(Side, i32, u8)>,
    /// How much of the line has been heard.
    heard: u8,
}

/// What each side gets for the end of a hand.
pub(super) fn gains_of(awards: &[Award]) -> Vec<(Side, i32)> {
    let mut gains: Vec<(Side, i32)> = Vec::new();
    for Award { side, points, .. } in awards {
        match gains.iter_mut().find(|(other, _)| other == side) {
            Some((_, sum)) => *sum += i32::from(*points),
            None => gains.push((*side, (*points).into())),
        }
    }
    gains
}

impl Staged {
    /// Stages an end with these awards. `size` is that of the letters of points.
    pub(super) fn new(
        scene: &Scene,
        game: &SeatedPlayer,
        awards: &[Award],
        stakes: Stakes,
        begins: f64,
        speed: f64,
        size: f32,
    ) -> Staged {
        let line = falling(scene, game);
        let (mut counted, mut gains) = (Vec::new(), Vec::new());
        for (side, gain) in gains_of(awards) {
            let of_side = awards.iter().filter(|award| award.side == side);
            let mut sum = 0;
            for (left, sign) in of_side.flat_map(|award| summed(&award.why)) {
                for bone in left.bones {
                    sum += sign * value(left, bone);
                    let shown = |spot: &&Spot| spot.front == Some(bone) && !matches!(spot.token, Token::Table(_));
                    let pose = scene.spots.bones.iter().find(shown).map(|spot| spot.pose);
                    counted.extend(pose.map(|pose| CountedBone { pose, at: beside(pose.rect(), scene, size), sum }));
                }
            }
            gains.push((side, gain, counted.len() as u8));
        }
        let longest = line.iter().map(|(_, before, _)| before + 1).max().unwrap_or(0);
        let finale = Finale { stakes, begins, speed, line: longest, left: counted.len() as u8 };
        Staged { finale, line, counted, gains, heard: 0 }
    }

    /// What flies to the scores: whose, how much, from where and when.
    pub(super) fn gains(&self) -> impl Iterator<Item = (Side, i32, Option<Pos2>, f64)> {
        self.gains.iter().map(|(side, points, after)| {
            let last = after.checked_sub(1).and_then(|last| self.counted.get(usize::from(last)));
            (*side, *points, last.map(|last| last.at), self.finale.counted(*after))
        })
    }

    /// How far a bone on the table is tipped up, from 0 to 1, and over which of its edges.
    pub(crate) fn tipped(&self, bone: Bone, now: f64) -> Option<(f32, Vec2)> {
        let (_, before, toward) = self.line.iter().find(|(other, ..)| *other == bone)?;
        let part = self.finale.fall(*before, now)?;
        // It rises slower than it falls.
        let tip = if part < 0.6 { part / 0.6 } else { 1.0 - ((part - 0.6) / 0.4).powi(2) };
        Some(((0.5 * std::f32::consts::PI * tip).sin(), *toward))
    }

    /// Returns the bones that have fallen since this was asked last.
    pub(super) fn fallen(&mut self, now: f64) -> Vec<Bone> {
        let heard = std::mem::replace(&mut self.heard, self.finale.fallen(now));
        let new = heard..self.heard;
        self.line.iter().filter(|(_, before, _)| new.contains(before)).map(|(bone, ..)| *bone).collect()
    }

    /// Where the sums stand that are counted, in letters of this size.
    pub(super) fn sums(&self, size: f32) -> impl Iterator<Item = Rect> {
        self.counted.iter().map(move |counted| Rect::from_center_size(counted.at, size * SUM))
    }

    /// Paints the count of what is left, in letters of this size.
    pub(super) fn paint(&self, painter: &Painter, theme: &Theme, size: f32, now: f64) {
        if let Some(at) = self.finale.counting(now) {
            paint_counted(painter, &self.counted[..=usize::from(at)], theme, size);
        }
    }
}

/// The bones on the table from the last one played outward.
fn falling(scene: &Scene, game: &SeatedPlayer) -> Vec<(Bone, u8, Vec2)> {
    let Some((last, _)) = game.view().played().last().copied() else { return Vec::new() };
    let links = chain(game.view().seen.layout(), last);
    let center = |bone: Bone| scene.spots.bone(Token::Table(bone)).map(|spot| spot.pose.center);
    let next = links.get(1).and_then(|link| center(link.bone));
    let seen = links.iter().filter_map(|link| {
        let at = center(link.bone)?;
        let from = link.before.and_then(center).map(|before| at - before);
        let toward = from.or_else(|| next.map(|next| next - at)).unwrap_or(Vec2::RIGHT);
        Some((link.bone, link.steps, straight(toward)))
    });
    seen.collect()
}

/// What an award is the sum of, with the sign of each part.
fn summed(why: &AwardReason) -> Vec<(Left, i32)> {
    match *why {
        AwardReason::Domino { what: DominoWhat::Opponents, theirs, .. }
        | AwardReason::Blocked { what: BlockWhat::Opponent, theirs, .. } => vec![(theirs, 1)],
        AwardReason::Domino { what: DominoWhat::All, theirs, own }
        | AwardReason::Blocked { what: BlockWhat::Both, theirs, own, .. } => vec![(theirs, 1), (own, 1)],
        AwardReason::Blocked { what: BlockWhat::Between, theirs, own, .. } if theirs.count < own.count => {
            vec![(own, 1), (theirs, -1)]
        }
        AwardReason::Blocked { what: BlockWhat::Difference | BlockWhat::Between, theirs, own, .. } => {
            vec![(theirs, 1), (own, -1)]
        }
        AwardReason::Shared { third } => vec![(third, 1)],
        AwardReason::Subtracted { own } => vec![(own, -1)],
        AwardReason::Domino { .. }
        | AwardReason::Blocked { .. }
        | AwardReason::Bonus { .. }
        | AwardReason::ClosedAndLost { .. } => Vec::new(),
    }
}

/// What a bone that is left counts: its pips, or as much as any other.
fn value(left: Left, bone: Bone) -> i32 {
    if left.bones.weight() == left.count {
        bone.weight().into()
    } else {
        i32::from(left.count) / left.bones.len() as i32
    }
}

/// Where the sum stands beside a bone, toward the middle of the cloth.
fn beside(bone: Rect, scene: &Scene, size: f32) -> Pos2 {
    let cloth = scene.key.areas.cloth;
    let toward = cloth.center() - bone.center();
    let toward = straight(toward / cloth.size());
    let half = 0.5 * size * SUM;
    let at = bone.center() + toward * (0.5 * bone.size() + half + Vec2::splat(0.3 * size));
    cloth.shrink2(half).clamp(at)
}
