//! What one seat knows.
//!
//! An [`Observation`] is made by the engine from a state and the public past of the hand, and holds nothing that its seat may not know: not another hand,
//! not the order of the boneyard, not the number of the deal. A [`World`](super::world::World) is a full state that
//! agrees with it; it is how a player who may not look can still look ahead.

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Side, Suits};
use super::deal::Lead;
use super::event::LeadReason;
use super::moves::{Move, Moves};
use super::rules::Rules;
use super::state::{GameState, Phase};
use super::table::{End, Table};

/// Something that a seat did in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub act: Act,
    /// The pips that the open ends showed before it.
    pub shows: Suits,
}

/// What a seat did, as all at the table see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// It played a bone on an end.
    Played(Bone, End),
    /// It drew; which bone, only if it is the observer's own.
    Drew(Option<Bone>),
    /// It passed.
    Passed,
    /// It sent an end bone back to the boneyard.
    Destroyed(Bone),
}

/// All that was done in the open since the deal of a hand, with every drawn bone in it; observers get it without those that are not theirs.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct History(pub(super) Vec<Deed>);

impl History {
    /// Nothing was done yet.
    pub const fn new() -> History {
        History(Vec::new())
    }

    /// Adds a legal move that is about to be made in a state.
    pub fn note(&mut self, before: &GameState, step: Move) {
        let act = match step {
            Move::Play(bone, end) => Act::Played(bone, end),
            Move::Draw => Act::Drew(before.yard_len.checked_sub(1).map(|top| before.yard[usize::from(top)])),
            Move::Pass => Act::Passed,
            Move::Boom(bone) => Act::Destroyed(bone),
            Move::Clock(_) | Move::Resign(_) => return,
        };
        self.0.push(Deed { seat: before.to_move, act, shows: before.table.shows() });
    }

    /// Forgets everything, for the next hand.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How many deeds there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What one seat knows (R35).
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    pub(super) seat: Seat,
    /// The state without what is hidden in it.
    pub(super) open: GameState,
    pub(super) lens: BySeat<u8>,
    pub(super) deeds: Vec<Deed>,
}

impl Observation {
    /// What a seat knows of a state, given what was done since the deal.
    pub fn new(state: &GameState, history: &History, seat: Seat) -> Observation {
        let mut open = *state;
        open.hands = [Bones::NONE; SEATS];
        open.hands[seat.index()] = state.hands[seat.index()];
        open.yard = [Bone::doublet(0); BONES];
        open.depths = [0; SEATS];
        if state.to_move != seat {
            // Which doublet must be led shows only when it lies on the table; till then it belongs to the hand that holds it.
            open.forced = None;
        } else if !open.table.is_empty() {
            open.forced = None;
        }
        let lens = state.hands.map(|hand| hand.len() as u8);
        let deeds = history.0.iter().map(|deed| deed.seen_by(seat)).collect();
        Observation { seat, open, lens, deeds }
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The bones of the seat itself.
    pub const fn hand(&self) -> Bones {
        self.open.hands[self.seat.index()]
    }

    /// How many bones a seat holds.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.lens[seat.index()] as usize
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.open.rules
    }

    /// The bones on the table.
    pub const fn table(&self) -> &Table {
        &self.open.table
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.open.score(side)
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.open.to_move
    }

    /// Whether a hand is being played.
    pub const fn phase(&self) -> Phase {
        self.open.phase
    }

    /// The number of the hand in the game, from nought.
    pub const fn hand_number(&self) -> u16 {
        self.open.hand_number
    }

    /// Who led the first hand of the game.
    pub const fn first_leader(&self) -> Seat {
        self.open.first_leader
    }

    /// How many bones are left in the boneyard, those that can never be drawn among them.
    pub const fn boneyard_len(&self) -> usize {
        self.open.boneyard_len()
    }

    /// How many bones may still be drawn.
    pub const fn drawable(&self) -> usize {
        self.open.drawable()
    }

    /// Whether a seat still has its firecracker.
    pub const fn has_firecracker(&self, seat: Seat) -> bool {
        self.open.has_firecracker(seat)
    }

    /// The seconds that the human has left, in a game on time.
    pub const fn seconds(&self) -> u16 {
        self.open.seconds
    }

    /// The bone that the seat must lead the hand with.
    pub fn forced_lead(&self) -> Option<Bone> {
        self.open.forced_lead()
    }

    /// What was done since the deal, oldest first.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// Who leads or led the hand, and why.
    pub fn leader(&self) -> (Seat, LeadReason) {
        (self.deeds.first().map_or(self.open.to_move, |deed| deed.seat), self.open.next_why)
    }

    /// Whether the hand was led with the heaviest doublet that anyone was dealt, or that seat 0 was.
    pub const fn lead(&self) -> Lead {
        self.open.next_lead
    }

    /// The table as it was before each of the deeds.
    pub fn past_tables(&self) -> Vec<Table> {
        let mut table = Table::new(self.open.rules.spinner);
        let follow = |deed: &Deed| {
            let before = table;
            table.follow(deed.seat, deed.act);
            before
        };
        self.deeds.iter().map(follow).collect()
    }

    /// The bones that the seat cannot see: in other hands or in the boneyard.
    pub fn unseen(&self) -> Bones {
        Bones::ALL - self.hand() - self.open.table.bones()
    }

    /// What the seat may do, if it is its turn.
    pub fn legal(&self) -> Moves {
        if self.open.to_move == self.seat { self.open.legal() } else { Moves::none() }
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.open.points_of(step)
    }

    /// The bones that the seat was dealt: those it holds and those it has played, less those it has drawn.
    pub fn dealt(&self) -> Bones {
        let own = self.deeds.iter().rev().filter(|deed| deed.seat == self.seat);
        own.fold(self.hand(), |hand, deed| match deed.act {
            Act::Played(bone, _) => hand | Bones::of(bone),
            Act::Drew(Some(bone)) => hand - Bones::of(bone),
            _ => hand,
        })
    }
}

impl Table {
    /// The table after a seat has played a bone on an open end, or led with it.
    #[must_use]
    pub fn after(&self, seat: Seat, bone: Bone, end: End) -> Table {
        let mut table = *self;
        table.follow(seat, Act::Played(bone, end));
        table
    }

    /// Does what a deed did to the bones on the table. It must be a deed that could be done there.
    pub fn follow(&mut self, seat: Seat, act: Act) {
        match act {
            Act::Played(bone, end) => match self.slot(end).filter(|_| !self.is_empty()) {
                Some(slot) => self.join(bone, slot, seat),
                None => self.lead_with(bone, seat),
            },
            Act::Destroyed(bone) => self.destroy(bone),
            Act::Drew(_) | Act::Passed => {}
        }
    }
}

impl Deed {
    /// The same deed with nothing in it that a seat may not see.
    #[must_use]
    pub fn seen_by(self, observer: Seat) -> Deed {
        match self.act {
            Act::Drew(_) if self.seat != observer => Deed { act: Act::Drew(None), ..self },
            _ => self,
        }
    }
}
