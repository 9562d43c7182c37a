//! What the display shows of a table: the bone in the middle, the last bone of each arm and the way it lies, and what lies hidden between them.
//!
//! A [`TableView`] is a picture as data. It is made from the engine's table each time it is painted and knows nothing that a player may not see, so the
//! help can paint examples with it and an animation can hold on to the one from before.

use crate::game::Game;
use crate::{
    engine::{
        bone::{Bone, SEATS, Seat},
        table::{Joint, Table, Way},
    },
    ui::paint::theme::Face,
};

/// The table as it is painted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableView {
    /// The spinner, or the doublet that was led; it lies across the line.
    pub middle: Option<(Bone, Face)>,
    /// West, east, north and south.
    pub arms: [Arm; 4],
    /// The table count.
    pub count: u8,
    /// Whether nothing was led yet.
    pub empty: bool,
}

/// One arm of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arm {
    /// Its last bone, unless that is the one in the middle.
    pub tip: Option<Tip>,
    /// Who played the bones that lie hidden between the middle and the last one, outward.
    pub hidden: Vec<Face>,
    /// The pips of its end, while it is open.
    pub open: Option<u8>,
}

/// The last bone of an arm.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tip {
    /// Which bone.
    pub bone: Bone,
    /// Who played it.
    pub face: Face,
    /// Its halves as they lie, the one to the left or at the top first.
    pub halves: [u8; 2],
}

impl TableView {
    /// The table of a game.
    pub fn of(game: &Game) -> TableView {
        TableView::seen_from(game.viewer(), game.rules().seats(), game.seen().table(), game.sitting().led_west())
    }

    /// The view of a table from a seat. A plain bone that lies alone is shown at the end where it was led, which is the west if `led_west`.
    pub fn seen_from(seat: Seat, seats: usize, table: &Table, led_west: bool) -> TableView {
        let table = &Seen { table, seat, seats };
        let mut view = TableView { count: table.count(), empty: table.is_empty(), ..TableView::default() };
        let Some(lead) = table.lead() else { return view };
        let middle = table.spinner().or(Some(lead).filter(|bone| bone.is_doublet()));
        view.middle = middle.map(|bone| (bone, face(table, bone)));
        for way in Way::ALL {
            let arm = &mut view.arms[way.index()];
            let line = line(table, middle.unwrap_or(lead), way);
            arm.open = table.tip(way).map(Joint::pips);
            if let Some((last, between)) = line.split_last() {
                arm.tip = Some(tip(table, *last, way));
                arm.hidden = between.iter().map(|joint| face(table, joint.bone())).collect();
            }
        }
        if middle.is_none() {
            view.place_plain_lead(table, lead, led_west);
        }
        view
    }

    /// With nothing in the middle the lead is a link of the line: at the end where it was led while it lies alone, then at the end that has no other
    /// bone, and at last hidden between two others.
    fn place_plain_lead(&mut self, table: &Seen<'_>, lead: Bone, led_west: bool) {
        let [west, east] = [Way::West, Way::East].map(|way| self.arms[way.index()].tip.is_some());
        let way = match (west, east) {
            (true, true) => {
                self.arms[Way::West.index()].hidden.insert(0, face(table, lead));
                return;
            }
            (false, true) => Way::West,
            (false, false) if led_west => Way::West,
            (true | false, false) => Way::East,
        };
        let halves = [lead.low(), lead.high()];
        self.arms[way.index()].tip = Some(Tip { bone: lead, face: face(table, lead), halves });
    }

    /// Whether some bone lies at the end of this arm or in the middle.
    pub fn shows(&self, bone: Bone) -> bool {
        self.middle.is_some_and(|(middle, _)| middle == bone)
            || self.arms.iter().any(|arm| arm.tip.is_some_and(|tip| tip.bone == bone))
    }
}

/// A table, and the seat that it is seen from.
struct Seen<'a> {
    table: &'a Table,
    seat: Seat,
    /// How many seats there are.
    seats: usize,
}

impl std::ops::Deref for Seen<'_> {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.table
    }
}

/// Who played a bone, as a colour.
fn face(table: &Seen<'_>, bone: Bone) -> Face {
    let owner = Seat::first(SEATS).find(|seat| table.played_by(*seat).contains(bone)).unwrap_or(table.seat);
    Face::Played(((owner.index() + table.seats - table.seat.index()) % table.seats) as u8)
}

/// The bones of an arm from the middle outward, each by the place with which it joins the one before.
fn line(table: &Table, middle: Bone, way: Way) -> Vec<Joint> {
    let mut joints = Vec::new();
    let mut place = Joint::new(middle, way);
    while let Some(near) = neighbour(table, place) {
        joints.push(near);
        place = Joint::new(near.bone(), near.way().opposite());
    }
    joints
}

/// The place of the other bone that this place is joined to.
fn neighbour(table: &Table, place: Joint) -> Option<Joint> {
    if !table.is_joined(place) {
        return None;
    }
    let guest = table.bones().iter().find(|&bone| table.host(bone) == Some(place));
    guest.map_or_else(|| table.host(place.bone()), |guest| own_joint(table, guest))
}

/// The place by which a bone was joined to its host: the one that is joined and that no other bone was played on.
fn own_joint(table: &Table, bone: Bone) -> Option<Joint> {
    Way::ALL
        .into_iter()
        .map(|way| Joint::new(bone, way))
        .find(|&place| table.is_joined(place) && !table.bones().iter().any(|other| table.host(other) == Some(place)))
}

/// The last bone of an arm, with its inner half toward the middle.
fn tip(table: &Seen<'_>, near: Joint, way: Way) -> Tip {
    let bone = near.bone();
    let (inner, outer) = (near.pips(), Joint::new(bone, near.way().opposite()).pips());
    let halves = match way {
        Way::West | Way::North => [outer, inner],
        Way::East | Way::South => [inner, outer],
    };
    Tip { bone, face: face(table, bone), halves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{
        bone::Bones,
        deal::{Deal, Lead},
        moves::Move,
        rules::{FirstLead, NextLead, Rules, Spinner},
        state::GameState,
        table::End,
    };

    /// A table on which these bones were played in this order by turns, whatever was dealt: hands are dealt to fit.
    fn table(spinner: Spinner, plays: &[(u8, u8, Way)]) -> Table {
        let rules = Rules {
            spinner,
            lead_first: FirstLead::Seat(0),
            lead_next: NextLead::Winner,
            hand: 9,
            target: 1000,
            ..Rules::default()
        };
        let bone = |play: &(u8, u8, Way)| Bone::new(play.0, play.1).unwrap();
        let mut hands = [Bones::NONE; 4];
        for (turn, play) in plays.iter().enumerate() {
            hands[turn % 2].insert(bone(play));
        }
        let mut rest = !(hands[0] | hands[1]);
        for hand in &mut hands[..2] {
            while hand.len() < 9 {
                let next = rest.last().unwrap();
                rest.remove(next);
                hand.insert(next);
            }
        }
        let boneyard = rest.iter().collect();
        let deal = Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; 4] };
        let mut state = GameState::new(rules).unwrap();
        assert_eq!(state.next_lead(), Lead::Seat(Seat::FIRST));
        state.deal(&deal).unwrap();
        for play in plays {
            state.play(Move::Play(bone(play), End::Arm(play.2))).unwrap();
        }
        *state.table()
    }

    fn tips(view: &TableView) -> [Option<[u8; 2]>; 4] {
        [0, 1, 2, 3].map(|at| view.arms[at].tip.map(|tip: Tip| tip.halves))
    }

    #[test]
    fn a_doublet_that_leads_lies_in_the_middle() {
        let view = TableView::seen_from(Seat::FIRST, 2, &table(Spinner::None, &[(6, 6, Way::East)]), false);
        assert_eq!(view.middle.unwrap().0, Bone::doublet(6));
        assert_eq!(tips(&view), [None; 4]);
        assert_eq!(view.arms[0].open, Some(6));
    }

    #[test]
    fn a_plain_lead_shows_at_the_end_where_it_was_played() {
        let table = table(Spinner::First, &[(6, 4, Way::East)]);
        assert_eq!(tips(&TableView::seen_from(Seat::FIRST, 2, &table, false)), [None, Some([4, 6]), None, None]);
        assert_eq!(tips(&TableView::seen_from(Seat::FIRST, 2, &table, true)), [Some([4, 6]), None, None, None]);
    }

    #[test]
    fn bones_lie_with_their_equal_pips_inward() {
        let plays = [(6, 6, Way::East), (6, 1, Way::East), (6, 3, Way::West), (1, 1, Way::East), (6, 0, Way::North)];
        let view = TableView::seen_from(Seat::FIRST, 2, &table(Spinner::First, &plays), false);
        assert_eq!(tips(&view), [Some([3, 6]), Some([1, 1]), Some([0, 6]), None]);
        assert_eq!(view.arms[Way::East.index()].hidden, [Face::Played(1)]);
        assert_eq!(view.arms[Way::South.index()].open, Some(6), "an end that shows no bone is open");
        assert_eq!(view.arms[Way::North.index()].tip.unwrap().face, Face::Played(0));
    }

    #[test]
    fn the_first_doublet_takes_the_middle_and_the_lead_moves_west() {
        let view = TableView::seen_from(
            Seat::FIRST,
            2,
            &table(Spinner::First, &[(6, 4, Way::East), (6, 6, Way::East)]),
            false,
        );
        assert_eq!(view.middle, Some((Bone::doublet(6), Face::Played(1))));
        assert_eq!(tips(&view), [Some([4, 6]), None, None, None]);
    }

    #[test]
    fn a_line_without_a_middle_shows_both_its_ends() {
        let plays = [(6, 4, Way::East), (6, 5, Way::East)];
        let view = TableView::seen_from(Seat::FIRST, 2, &table(Spinner::None, &plays), false);
        assert_eq!(tips(&view), [Some([4, 6]), Some([6, 5]), None, None]);
        let plays = [(6, 4, Way::East), (6, 5, Way::East), (4, 4, Way::West), (5, 1, Way::East)];
        let view = TableView::seen_from(Seat::FIRST, 2, &table(Spinner::None, &plays), false);
        assert_eq!(tips(&view), [Some([4, 4]), Some([5, 1]), None, None]);
        let hidden: Vec<usize> = view.arms.iter().map(|arm| arm.hidden.len()).collect();
        assert_eq!(hidden, [1, 1, 0, 0], "every bone of the line is seen or counted");
    }

    #[test]
    fn hidden_bones_and_shown_ones_are_all_there_are() {
        let plays = [
            (6, 4, Way::East),
            (6, 5, Way::East),
            (5, 5, Way::East),
            (5, 1, Way::East),
            (4, 2, Way::West),
            (5, 0, Way::North),
            (1, 1, Way::East),
        ];
        let table = table(Spinner::First, &plays);
        let view = TableView::seen_from(Seat::FIRST, 2, &table, false);
        let hidden: usize = view.arms.iter().map(|arm| arm.hidden.len()).sum();
        let shown = table.bones().iter().filter(|&bone| view.shows(bone)).count();
        assert_eq!(hidden + shown, plays.len());
        assert_eq!(view.middle, Some((Bone::doublet(5), Face::Played(0))));
    }
}
