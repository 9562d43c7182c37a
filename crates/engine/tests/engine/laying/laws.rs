//! The laws of where bones lie, checked from outside. Nothing here knows how a layout is found. A
//! cell is a quarter of a square.

use electrum_dominoes_engine::place::{Area, Heading, Lie, Placed, Point, Shape};
use electrum_dominoes_engine::{Act, Bone, Bones, End, Joint, Layout, Seat, Set, Way};
use std::collections::HashMap;

/// A cell, by its corner.
type Cell = Point;

/// Watches the table of a hand, and returns the law that a move breaks.
pub(crate) struct Watch {
    set: Set,
    shape: Shape,
    before: Option<Placed>,
}

impl Watch {
    pub(crate) const fn new(set: Set, shape: Shape) -> Watch {
        Watch { set, shape, before: None }
    }

    /// Looks at all places after a move. `layout` is the engine's at that point.
    pub(crate) fn see(&mut self, seat: Seat, act: Act, layout: &Layout, placed: &Placed) -> Result<(), String> {
        let cells = covered(placed)?;
        all_bones_lie(layout, placed)?;
        neighbours_touch(layout, placed)?;
        every_end_has_its_places(layout, self.set, placed, &cells)?;
        all_is_in_the_room(placed, self.shape)?;
        if let Some(before) = &self.before {
            nothing_moves(before, placed)?;
            lies_where_it_was_shown(before, placed, act)?;
        }
        if let Act::Played(bone, _) = act {
            let laid = placed.bones.iter().find(|laid| laid.bone == bone);
            ensure(laid.is_some_and(|laid| laid.owner == seat), || format!("{bone} is not seat {seat}'s"))?;
        }
        self.before = Some(placed.clone());
        Ok(())
    }
}

fn ensure(holds: bool, why: impl Fn() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// The four cells of one half of a bone: the half it points to, or the other.
fn half(lie: Lie, far: bool) -> [Cell; 4] {
    let Point { x, y } = lie.at.towards(lie.turn, if far { 1 } else { -1 });
    [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map(|(x, y)| Point { x, y })
}

fn both_halves(lie: Lie) -> Vec<Cell> {
    [half(lie, true), half(lie, false)].concat()
}

/// Whether halves that join add up to seven. Only there a matador can be turned.
fn adds_to_seven(layout: &Layout) -> bool {
    layout.fits().any(|(end, _)| matches!(end, End::Turned(_)))
}

/// Whether a bone lies across the line, as doublets do. Where halves add up to seven, all bones lie
/// along it.
fn is_across(layout: &Layout, bone: Bone) -> bool {
    bone.is_doublet() && !adds_to_seven(layout)
}

/// The cells of a bone where another can join it: one half, or both for the side of one that lies
/// across the line.
fn place(is_across: bool, lie: Lie, way: Way) -> Vec<Cell> {
    match (is_across, way) {
        (false, Way::East) | (true, Way::North) => half(lie, true).to_vec(),
        (false, _) | (true, Way::South) => half(lie, false).to_vec(),
        (true, Way::West | Way::East) => both_halves(lie),
    }
}

const fn outward(is_across: bool, lie: Lie, way: Way) -> Heading {
    match (is_across, way) {
        (false, Way::East) | (true, Way::North) => lie.turn,
        (false, _) | (true, Way::South) => lie.turn.back(),
        (true, Way::East) => lie.turn.clockwise(),
        (true, Way::West) => lie.turn.anticlockwise(),
    }
}

/// The length of the edge between these cells and others beyond them in a direction, in half
/// squares.
fn edge(of: &[Cell], to: &[Cell], turn: Heading) -> usize {
    of.iter().filter(|cell| to.contains(&cell.towards(turn, 1))).count()
}

/// All covered cells. Fails if two bones overlap.
fn covered(placed: &Placed) -> Result<HashMap<Cell, Bone>, String> {
    let mut cells = HashMap::new();
    for laid in &placed.bones {
        for cell in both_halves(laid.lie) {
            if let Some(other) = cells.insert(cell, laid.bone) {
                return Err(format!("{} and {other} overlap", laid.bone));
            }
        }
    }
    Ok(cells)
}

fn all_bones_lie(layout: &Layout, placed: &Placed) -> Result<(), String> {
    let lying: Bones = placed.bones.iter().map(|laid| laid.bone).collect();
    ensure(lying == layout.bones() && lying.len() == placed.bones.len(), || {
        "the bones on the table are not those that were played".to_owned()
    })
}

fn lie_of(placed: &Placed, bone: Bone) -> Result<Lie, String> {
    let laid = placed.bones.iter().find(|laid| laid.bone == bone);
    laid.map(|laid| laid.lie).ok_or_else(|| format!("{bone} is not on the table"))
}

/// Joined halves have equal pips, or add up to seven where they must, and touch face to face.
fn neighbours_touch(layout: &Layout, placed: &Placed) -> Result<(), String> {
    for laid in &placed.bones {
        if let Some(host) = layout.joins().host(laid.bone) {
            ensure(layout.joins().has(host), || format!("{} is not joined to {host:?}", laid.bone))?;
            touches(layout, host, lie_of(placed, host.bone())?, laid.bone, laid.lie)?;
        }
    }
    Ok(())
}

/// Checks that a bone in this position is joined to that place of another.
fn touches(layout: &Layout, host: Joint, host_lie: Lie, bone: Bone, lie: Lie) -> Result<(), String> {
    let joins = |way: &Way| {
        let (half, pips) = (Joint::new(bone, *way).pips(), host.pips());
        if adds_to_seven(layout) { half + pips == 7 || Bones::MATADORS.contains(bone) } else { half == pips }
    };
    let [west, east] = [Way::West, Way::East].map(|way| Some(way).filter(joins));
    let (is_across, is_host_across) = (is_across(layout, bone), is_across(layout, host.bone()));
    let meets = |way: &Way| {
        let (of, to) = (place(is_host_across, host_lie, host.way()), place(is_across, lie, *way));
        Heading::ALL.into_iter().any(|turn| edge(&of, &to, turn) > 0)
    };
    let side = west.filter(meets).or(east).or(west).ok_or_else(|| format!("{bone} does not fit {host:?}"))?;
    let (of, to) = (place(is_host_across, host_lie, host.way()), place(is_across, lie, side));
    let faces: Vec<Heading> = Heading::ALL.into_iter().filter(|&turn| edge(&of, &to, turn) > 0).collect();
    let [face] = faces[..] else { return Err(format!("{bone} does not meet {host:?} at one face")) };
    ensure(edge(&of, &to, face) == 2, || format!("{bone} meets {host:?} by less than a half's edge"))?;
    let outward = outward(is_host_across, host_lie, host.way());
    ensure(face != outward.back(), || format!("{bone} lies at the back of {host:?}"))?;
    let strays = layout.is_spinner(host.bone()) && face != outward;
    ensure(!strays, || format!("{bone} lies at another arm of the spinner than {host:?}"))?;
    let crosses = face.is_level() != lie.turn.is_level();
    ensure(!is_across || crosses, || format!("{bone} does not lie across the line"))
}

/// Every open end has a free place in the room for every bone that may be played there.
fn every_end_has_its_places(
    layout: &Layout,
    set: Set,
    placed: &Placed,
    cells: &HashMap<Cell, Bone>,
) -> Result<(), String> {
    let named: Vec<End> = placed.ends.iter().map(|next| next.end).collect();
    // Ends that wait until a cross is complete have names of arms, and keep their places.
    let arms = Way::ALL.into_iter().filter(|arm| layout.tip(*arm).is_some()).count();
    let open = arms.max(layout.ends().count());
    ensure(named.len() == open, || format!("{open} ends are open, and {named:?} are there"))?;
    for (end, joint) in layout.ends() {
        let host = lie_of(placed, joint.bone())?;
        let fitting = layout.fits().find(|(other, _)| *other == end).map_or(Bones::NONE, |(_, bones)| bones);
        for bone in (set.bones() & fitting) - layout.bones() {
            let lie = placed.where_would(bone, end).ok_or_else(|| format!("{bone} has no place at {end:?}"))?;
            touches(layout, joint, host, bone, lie).map_err(|why| format!("at {end:?}, {why}"))?;
            let taken = both_halves(lie).into_iter().find_map(|cell| cells.get(&cell));
            ensure(taken.is_none(), || format!("the place of {bone} at {end:?} is taken by {taken:?}"))?;
            ensure(inside(lie, &placed.room), || format!("the place of {bone} at {end:?} is outside the room"))?;
        }
    }
    Ok(())
}

fn inside(lie: Lie, room: &Area) -> bool {
    let within = |Point { x, y }: &Cell| (room.left..room.right).contains(x) && (room.top..room.bottom).contains(y);
    both_halves(lie).iter().all(within)
}

/// All bones are in the room. The room has the shape of the cloth, as nearly as half squares allow.
fn all_is_in_the_room(placed: &Placed, shape: Shape) -> Result<(), String> {
    let out = placed.bones.iter().find(|laid| !inside(laid.lie, &placed.room));
    ensure(out.is_none(), || format!("{out:?} lies outside the room"))?;
    let (width, height) = (i32::from(shape.width), i32::from(shape.height));
    let (across, along) = (i32::from(placed.room.width()), i32::from(placed.room.height()));
    ensure((across * height - along * width).abs() <= width + height, || {
        format!("the room is {across} by {along} half squares")
    })
}

/// A bone on the table does not move, unless the whole hand was laid again.
fn nothing_moves(before: &Placed, placed: &Placed) -> Result<(), String> {
    if placed.laid_again != before.laid_again {
        return ensure(placed.laid_again == before.laid_again + 1, || "the count of new beginnings jumps".to_owned());
    }
    let moved = before.bones.iter().find(|was| placed.bones.iter().any(|laid| laid.bone == was.bone && laid != *was));
    ensure(moved.is_none(), || format!("{moved:?} was moved"))
}

/// A bone is laid where its end showed that it would lie.
fn lies_where_it_was_shown(before: &Placed, placed: &Placed, act: Act) -> Result<(), String> {
    let Act::Played(bone, end) = act else { return Ok(()) };
    if placed.laid_again != before.laid_again {
        return Ok(());
    }
    let (shown, lies) = (before.where_would(bone, end), lie_of(placed, bone)?);
    ensure(shown == Some(lies), || format!("{bone} lies at {lies:?}, and {end:?} showed {shown:?}"))
}
