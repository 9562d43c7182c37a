//! How the bones on the table hang together: their order from one bone outward, and where the line
//! ends.

use super::spots::{Spots, Token};
use crate::engine::{Bone, Bones, Joint, Layout};
use crate::ui::paint::Pose;
use egui::{Vec2, vec2};

/// A bone of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InChain {
    pub bone: Bone,
    /// The bone before it, unless it is the first.
    pub before: Option<Bone>,
    /// How many bones lie before it.
    pub steps: u8,
}

/// Returns all bones that hang together with one, the nearest first.
pub(crate) fn chain(layout: &Layout, from: Bone) -> Vec<InChain> {
    let (mut links, mut known) = (vec![InChain { bone: from, before: None, steps: 0 }], Bones::from_iter([from]));
    let mut at = 0;
    while let Some(link) = links.get(at).copied() {
        for bone in neighbors(layout, link.bone).filter(|bone| !known.contains(*bone)) {
            links.push(InChain { bone, before: Some(link.bone), steps: link.steps + 1 });
        }
        known = links.iter().map(|link| link.bone).collect();
        at += 1;
    }
    links
}

fn neighbors(layout: &Layout, bone: Bone) -> impl Iterator<Item = Bone> {
    Joint::on(bone).filter_map(|joint| layout.joins().other(joint)).map(Joint::bone)
}

/// Returns the last bones of the line as they are seen, each with the direction in which the line
/// ends there.
pub(crate) fn tips(layout: &Layout, spots: &Spots) -> Vec<(Pose, Vec2)> {
    let last = spots.table().filter(|(bone, _)| neighbors(layout, *bone).count() == 1);
    last.filter_map(|(bone, spot)| Some((spot.pose, outward(layout, spots, bone)?))).collect()
}

/// Returns the direction in which the line goes on beyond a bone as it is seen: away from a bone that is
/// joined to it. A bone between two has none.
pub(crate) fn outward(layout: &Layout, spots: &Spots, bone: Bone) -> Option<Vec2> {
    let spot = spots.bone(Token::Table(bone)).filter(|_| neighbors(layout, bone).count() < 2)?;
    let before = neighbors(layout, bone).find_map(|other| spots.bone(Token::Table(other)));
    // On the compact display the bone before it is hidden.
    let others = spots.table().filter(|(other, _)| *other != bone).map(|(_, other)| other);
    let far = |center: egui::Pos2| center.distance(spot.pose.center);
    let inner = before.or_else(|| others.min_by(|a, b| far(a.pose.center).total_cmp(&far(b.pose.center))))?;
    Some(straight(spot.pose.center - inner.pose.center))
}

/// Returns the direction along an edge of the window that is nearest to this one.
pub(crate) fn straight(way: Vec2) -> Vec2 {
    if way.x.abs() > way.y.abs() { vec2(way.x.signum(), 0.0) } else { vec2(0.0, way.y.signum()) }
}
