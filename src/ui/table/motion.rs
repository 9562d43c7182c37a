//! Bones on their way: events played as animation.
//!
//! The state of the game is the truth; what is here only delays what is seen of it. Whoever acts ends every animation at once, and when nothing is on
//! its way nothing is painted again.

use std::f32::consts::PI;

use crate::{
    engine::bone::{Bone, Bones},
    ui::{
        paint::{bone::Lie, theme::Face},
        table::view::TableView,
    },
};

/// How long a bone is on its way, in seconds: yours, and Nestor's, whose play must be followed.
const YOURS: f64 = 0.2;
const NESTORS: f64 = 0.38;
/// How long after one drawn bone the next one leaves the boneyard.
const BETWEEN: f64 = 0.09;
/// How long an end blinks, and how often in that time.
const BLINK: f64 = 1.5;
const BLINKS: f64 = 3.0;

/// A bone on its way.
#[derive(Clone, PartialEq, Debug)]
struct Flight {
    bone: Bone,
    face: Face,
    from: Lie,
    to: Lie,
    begins: f64,
    lasts: f64,
    /// Whether it goes to the table, which is shown as it was until then.
    played: bool,
}

/// A bone to be painted on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flying {
    /// Where it is and how it is turned; its first half is the heavier one.
    pub lie: Lie,
    /// Which bone.
    pub bone: Bone,
    /// Its colours.
    pub face: Face,
}

/// Everything that moves or blinks.
#[derive(Clone, Default, Debug)]
pub struct Motion {
    flights: Vec<Flight>,
    before: Option<TableView>,
    blink: Option<(Lie, f64)>,
}

/// What moves and how: from the settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Whether bones are at their places at once.
    pub still: bool,
    /// How fast they move; one is as designed.
    pub speed: f64,
    /// Whether Nestor's end blinks.
    pub flicker: bool,
}

impl Motion {
    /// Ends everything: all bones are where they belong.
    pub fn end(&mut self) {
        *self = Motion::default();
    }

    /// Sends a bone that was played to its place. `before` is the table without it.
    pub fn play(&mut self, sent: Sent, before: TableView, pace: Pace, now: f64) {
        let lands = if pace.still {
            now
        } else {
            let lasts = if sent.face == Face::Mine { NESTORS } else { YOURS } / pace.speed;
            self.add(sent, lasts, now, true);
            self.before = Some(before);
            now + lasts
        };
        if pace.flicker && sent.face == Face::Mine {
            self.blink = Some((sent.to, lands));
        }
    }

    /// Sends a bone from the boneyard to the hand.
    pub fn draw(&mut self, sent: Sent, pace: Pace, now: f64) {
        if !pace.still {
            let before = self.flights.len() as f64 * BETWEEN;
            self.add(sent, YOURS / pace.speed, now + before / pace.speed, false);
        }
    }

    fn add(&mut self, sent: Sent, lasts: f64, begins: f64, played: bool) {
        let mut to = sent.to;
        // The bone flies with its heavier half first; where it comes to lie the other way round it turns by half a circle more.
        if sent.halves != [sent.bone.high(), sent.bone.low()] {
            to.angle += PI;
        }
        self.flights.push(Flight { bone: sent.bone, face: sent.face, from: sent.from, to, begins, lasts, played });
    }

    /// Forgets what has arrived. Returns whether anything still moves or blinks.
    pub fn step(&mut self, now: f64) -> bool {
        self.flights.retain(|flight| now < flight.begins + flight.lasts);
        if !self.flights.iter().any(|flight| flight.played) {
            self.before = None;
        }
        self.blink = self.blink.filter(|(_, since)| now < since + BLINK);
        self.moves() || self.blink.is_some()
    }

    /// Whether a bone is on its way.
    pub const fn moves(&self) -> bool {
        !self.flights.is_empty()
    }

    /// Whether something is seen that changes: then the window has to be painted again, and how soon, in seconds.
    pub fn next_frame(&self) -> Option<f32> {
        if self.moves() { Some(0.0) } else { self.blink.is_some().then_some(1.0 / 30.0) }
    }

    /// The table as it is to be shown while a bone is on its way there.
    pub const fn table(&self) -> Option<&TableView> {
        self.before.as_ref()
    }

    /// The bones that are on their way and not to be seen where they belong.
    pub fn bones(&self) -> Bones {
        self.flights.iter().map(|flight| flight.bone).collect()
    }

    /// The bones to paint on their way.
    pub fn flying(&self, now: f64) -> impl Iterator<Item = Flying> + '_ {
        self.flights.iter().filter(move |flight| now >= flight.begins).map(move |flight| {
            let part = eased(((now - flight.begins) / flight.lasts).clamp(0.0, 1.0) as f32);
            Flying { lie: flight.from.toward(flight.to, part), bone: flight.bone, face: flight.face }
        })
    }

    /// The place that blinks and how brightly, once the bone lies there.
    pub fn blink(&self, now: f64) -> Option<(Lie, f32)> {
        let (lie, since) = self.blink.filter(|(_, since)| now >= *since)?;
        let phase = (now - since) / BLINK * BLINKS;
        Some((lie, (0.5 - 0.5 * (phase * std::f64::consts::TAU).cos()) as f32))
    }
}

/// A bone, where it comes from and where it goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sent {
    /// Which bone.
    pub bone: Bone,
    /// Its colours on the way.
    pub face: Face,
    /// Where it comes from.
    pub from: Lie,
    /// Where it goes.
    pub to: Lie,
    /// Its halves as they lie there.
    pub halves: [u8; 2],
}

/// Quick at first and gentle at the end, as a hand lays a bone down.
fn eased(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    const PACE: Pace = Pace { still: false, speed: 1.0, flicker: true };

    fn sent(face: Face) -> Sent {
        let bone = Bone::new(6, 4).unwrap();
        let (from, to) = (Lie::flat(pos2(0.0, 0.0), 20.0), Lie::upright(pos2(100.0, 0.0), 40.0));
        Sent { bone, face, from, to, halves: [4, 6] }
    }

    #[test]
    fn a_bone_arrives_and_then_nothing_moves() {
        let mut motion = Motion::default();
        motion.play(sent(Face::Yours), TableView::default(), PACE, 10.0);
        assert!(motion.moves() && motion.table().is_some());
        assert!(motion.step(10.1));
        assert!(!motion.step(10.3), "after 200 ms it lies where it belongs");
        assert_eq!(motion.next_frame(), None);
        assert!(motion.table().is_none());
    }

    #[test]
    fn nestors_end_blinks_once_his_bone_lies() {
        let mut motion = Motion::default();
        motion.play(sent(Face::Mine), TableView::default(), PACE, 0.0);
        assert_eq!(motion.blink(0.2), None);
        assert!(motion.step(1.0) && motion.blink(1.0).is_some());
        assert!(!motion.step(2.5));
    }

    #[test]
    fn without_motion_bones_are_at_once_where_they_belong() {
        let mut motion = Motion::default();
        motion.play(sent(Face::Yours), TableView::default(), Pace { still: true, ..PACE }, 0.0);
        assert!(!motion.step(0.0) && motion.bones().is_empty());
    }

    #[test]
    fn a_bone_turns_the_way_it_comes_to_lie() {
        let mut motion = Motion::default();
        motion.play(sent(Face::Yours), TableView::default(), PACE, 0.0);
        let flying = motion.flying(0.2 - 1e-9).next().unwrap();
        assert!((flying.lie.angle - 1.5 * PI).abs() < 1e-3);
        assert!((flying.lie.size - 40.0).abs() < 0.1);
    }
}
