//! Tables in pictures. A figure is played by the rules, laid as on the whole table, and counted, so
//! that what it shows can lie there and its numbers are those of its bones.

use crate::engine::rules::{FirstLead, NextLead};
use crate::engine::{
    Act, Bone, Bones, Deal, Deed, End, Event, Joint, Layout, Move, Preset, Rules, SEATS, Seat, Spinner,
};
use crate::place::{self, Heading, Laid, Placed, Point, room::Shape};
use crate::record::Session;
use crate::ui::paint::{Face, Pose, Theme, paint_bone};
use crate::ui::table::positions::Scale;
use egui::{Painter, Rect, Vec2, vec2};
use std::sync::LazyLock;

/// A cloth that is large enough for straight lines.
const ROOM: Shape = Shape { width: 960, height: 960 };

/// A table after a few plays.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What was played, and what a firecracker destroyed.
    pub deeds: Vec<Deed>,
    /// The bones as they join.
    pub layout: Layout,
    /// The bones as they lie in the picture.
    pub placed: Placed,
    /// The points of the last play.
    pub points: u8,
}

/// An open end in a figure, and what it adds to the count.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The bone at the end.
    pub bone: Bone,
    /// What it adds, if it counts.
    pub adds: Option<u8>,
    /// Where the end is, in half squares.
    at: Point,
    /// The direction of the next bone.
    outward: Heading,
}

impl Figure {
    /// Plays these moves by turns of two seats, of which `leader` is the first and seat 0 holds these
    /// bones besides. There is none if a move is not legal.
    pub(super) fn played(rules: &Rules, leader: Seat, hand: &[Bone], moves: &[Move]) -> Option<Figure> {
        let (lead_first, lead_next) = (FirstLead::Seat(leader), NextLead::Winner);
        let rules = Rules { lead_first, lead_next, opener_doublet: false, ..*rules };
        let mut session = Session::new(rules).ok()?;
        session.deal(deal(&rules, leader, hand, moves)).ok()?;
        let mut points = 0;
        for step in moves {
            let events = session.play(*step).ok()?;
            let scored = |event: &Event| if let Event::Scored { points, .. } = event { Some(*points) } else { None };
            points = events.iter().find_map(scored).unwrap_or(0);
        }
        let deeds = session.observe(Seat::FIRST).deeds().to_vec();
        Some(Figure::of(&rules, deeds, session.state().layout(), points))
    }

    fn of(rules: &Rules, deeds: Vec<Deed>, layout: &Layout, points: u8) -> Figure {
        let placed = place::whole::whole(rules, &deeds, ROOM);
        Figure { deeds, layout: *layout, placed, points }
    }

    /// The open ends with what each adds to the count, where a bone is left for them.
    pub fn marks(&self) -> Vec<Mark> {
        let mark = |(end, tip): (End, Joint)| {
            let next = self.placed.ends.iter().find(|next| next.end == end)?;
            let (lie, half) = next.plain.map(|lie| (lie, 2)).or(next.doublet.map(|lie| (lie, 1)))?;
            // A plain bone has its far half in the direction of the line, and a doublet lies across it.
            let outward = if next.plain.is_some() { lie.turn } else { self.away(tip.bone(), lie.at)? };
            let times = self.layout.times(tip) as u8;
            let adds = (times > 0).then_some(times * tip.pips());
            Some(Mark { bone: tip.bone(), adds, at: lie.at.towards(outward.back(), half), outward })
        };
        self.layout.ends().filter_map(mark).collect()
    }

    /// The direction from a bone to a point beside it.
    fn away(&self, bone: Bone, to: Point) -> Option<Heading> {
        let from = self.placed.bones.iter().find(|laid| laid.bone == bone)?.lie.at;
        let (x, y) = (to.x - from.x, to.y - from.y);
        Some(match (x.abs() > y.abs(), x > 0, y > 0) {
            (true, true, _) => Heading::Right,
            (true, false, _) => Heading::Left,
            (false, _, true) => Heading::Down,
            (false, _, false) => Heading::Up,
        })
    }

    /// Who played a bone: 0 for the first seat, and 1 for the other.
    fn player(&self, bone: Bone) -> u8 {
        u8::from(!self.layout.played_by(Seat::FIRST).contains(bone))
    }

    /// How the table lies in a part of a picture, with bones that are at most so wide.
    pub(super) fn scale(&self, rect: Rect, most: f32) -> Scale {
        Scale::around(&self.placed.spread, rect, most)
    }

    /// Paints its bones.
    pub(super) fn paint(&self, painter: &Painter, scale: &Scale, theme: &Theme) {
        for Laid { bone, lie, .. } in &self.placed.bones {
            let (halves, face) = ([bone.high(), bone.low()], Face::Played(self.player(*bone)));
            paint_bone(painter, scale.pose(*lie), halves, &theme.bone(face), 1.0);
        }
    }

    /// Returns where a bone lies in a picture.
    pub(super) fn pose(&self, scale: &Scale, bone: Bone) -> Option<Pose> {
        self.placed.bones.iter().find(|laid| laid.bone == bone).map(|laid| scale.pose(laid.lie))
    }

    /// Its bones around its middle: the middle of each in squares, whether it stands upright, its halves from
    /// the left or the top, and who played it.
    pub(super) fn bones(&self) -> Vec<(f32, f32, bool, [u8; 2], u8)> {
        let spread = &self.placed.spread;
        let middle = [spread.left + spread.right, spread.top + spread.bottom].map(|sum| 0.25 * f32::from(sum));
        let bone = |Laid { bone, lie, .. }: &Laid| {
            let [x, y] = [lie.at.x, lie.at.y].map(|at| 0.5 * f32::from(at));
            let is_heavy_first = matches!(lie.turn, Heading::Left | Heading::Up);
            let halves = if is_heavy_first { [bone.high(), bone.low()] } else { [bone.low(), bone.high()] };
            (x - middle[0], y - middle[1], !lie.turn.is_level(), halves, self.player(*bone))
        };
        self.placed.bones.iter().map(bone).collect()
    }
}

impl Mark {
    /// Returns where the end is in a picture, and the direction of the next bone.
    pub(super) fn place(&self, scale: &Scale) -> (egui::Pos2, Vec2) {
        let step = Point::default().towards(self.outward, 1);
        (scale.at(self.at), vec2(step.x.into(), step.y.into()))
    }
}

/// A deal in which the seats hold what they play.
fn deal(rules: &Rules, leader: Seat, hand: &[Bone], moves: &[Move]) -> Deal {
    let mut hands = [Bones::NONE; SEATS];
    hands[0] = hand.iter().copied().collect();
    // A firecracker goes before the bone of its turn.
    let plays = moves.iter().filter(|step| matches!(step, Move::Play(..)));
    for (turn, play) in plays.enumerate() {
        if let Move::Play(bone, _) = play {
            hands[leader.after(turn, 2).index()].insert(*bone);
        }
    }
    let mut rest = hands[..2].iter().fold(rules.set.bones(), |rest, hand| rest - *hand);
    for hand in &mut hands[..2] {
        while let Some(next) = rest.last().filter(|_| hand.len() < usize::from(rules.hand)) {
            rest.remove(next);
            hand.insert(next);
        }
    }
    Deal { number: None, lot: Vec::new(), hands, boneyard: rest.iter().collect(), depths: [0; SEATS] }
}

/// Returns what is seen of a game with spinners, or of one whose counts score: a line, a spinner with its four
/// arms, or several spinners. What the ends add up to scores, where anything does.
pub fn seen_of(rules: &Rules) -> Option<&'static Figure> {
    match rules.spinner {
        Spinner::Sevens => None,
        Spinner::None if !rules.fives && !rules.threes => None,
        Spinner::None => LINE.as_ref(),
        Spinner::Every => BRANCHES.as_ref(),
        _ => CROSS.as_ref(),
    }
}

static LINE: LazyLock<Option<Figure>> = LazyLock::new(|| grown(Preset::Muggins, &[("6-6", ""), ("6-3", "6-6")]));

static CROSS: LazyLock<Option<Figure>> = LazyLock::new(|| {
    let arms = [("5-5", ""), ("5-3", "5-5"), ("6-5", "5-5"), ("5-2", "5-5"), ("5-4", "5-5")];
    grown(Preset::AllFives, &arms)
});

static BRANCHES: LazyLock<Option<Figure>> = LazyLock::new(|| {
    let left = [("4-4", ""), ("6-4", "4-4"), ("4-2", "4-4"), ("4-0", "4-4")];
    let right = [("2-2", "4-2"), ("3-2", "2-2"), ("6-2", "2-2")];
    grown(Preset::FiveUp, &[&left[..], &right[..]].concat())
});

/// Returns a table on which each bone was played on another one, at the first end of it that takes it.
fn grown(game: Preset, bones: &[(&str, &str)]) -> Option<Figure> {
    let rules = game.rules(2).ok()?;
    let (mut layout, mut deeds) = (Layout::new(rules.spinner), Vec::new());
    for (turn, (bone, onto)) in bones.iter().enumerate() {
        let (bone, onto) = (bone.parse::<Bone>().ok()?, onto.parse::<Bone>().ok());
        let fits = |(end, tip): (End, Joint)| (onto == Some(tip.bone()) && bone.has(tip.pips())).then_some(end);
        let end = if turn == 0 { End::LEAD } else { layout.ends().find_map(fits)? };
        let seat = Seat::FIRST.after(turn, 2);
        deeds.push(Deed { seat, act: Act::Played(bone, end), shows: layout.shows(), fitting: layout.fitting() });
        layout = layout.after(seat, bone, end);
    }
    let points = layout.points(&rules);
    Some(Figure::of(&rules, deeds, &layout, points))
}
