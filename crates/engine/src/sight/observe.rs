//! What one seat knows.
//!
//! The engine makes an [`Observation`] from a state and the public history of the hand. It holds
//! nothing that its seat may not know: no other hand, not the order of the boneyard, not the number
//! of the deal. It holds what is [`Public`] and names, field by field, what its own seat knows
//! besides; whatever is not named stays hidden. A [`World`](super::world::World) is a full state
//! that agrees with an observation, so that a player who may not look can still look ahead.

use super::event::LeadReason;
use crate::play::{Turn, score};
use crate::rules::WAY_OPENED;
use crate::{BONES, Bone, Bones, BySeat, End, GameState, Layout, Move, Moves, Phase, Public, Rules, Seat, Side, Suits};
use serde::{Deserialize, Serialize};

/// Something that a seat did, as everyone at the table sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The seat that did it.
    pub seat: Seat,
    /// What it did.
    pub act: Act,
    /// The suits that the open ends showed before.
    pub shows: Suits,
    /// The bones that could be played on them, whoever held them. Some ends take only a doublet
    /// (R47). A seat that passed has none of them.
    pub fitting: Bones,
}

/// What a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    /// It played a bone on an end.
    Played(Bone, End),
    /// It drew a bone. Only the seat itself knows the bone.
    Drew(Option<Bone>),
    /// It passed.
    Passed,
    /// It sent an end bone back to the boneyard.
    Destroyed(Bone),
}

impl Act {
    /// The move that does this.
    pub const fn step(self) -> Move {
        match self {
            Act::Played(bone, end) => Move::Play(bone, end),
            Act::Drew(_) => Move::Draw,
            Act::Passed => Move::Pass,
            Act::Destroyed(bone) => Move::Boom(bone),
        }
    }
}

/// Everything that the seats have done since the deal of a hand, including every drawn bone. An
/// observer does not get the bones that others drew.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Deeds(pub(super) Vec<Deed>);

impl Deeds {
    /// Who did the deed with this number, counting from zero.
    pub fn seat_of(&self, number: usize) -> Option<Seat> {
        self.0.get(number).map(|deed| deed.seat)
    }

    /// An empty list.
    pub const fn new() -> Deeds {
        Deeds(Vec::new())
    }

    /// Adds a legal move. `before` is the state before the move.
    pub fn note(&mut self, before: &GameState, step: Move) {
        let act = match step {
            Move::Play(bone, end) => Act::Played(bone, end),
            Move::Draw => Act::Drew(before.yard.get(BONES - before.public.boneyard_len()).copied()),
            Move::Pass => Act::Passed,
            Move::Boom(bone) => Act::Destroyed(bone),
            Move::Clock(..) | Move::Resign(_) => return,
        };
        self.0.push(Deed::new(before.public.to_move, act, &before.public.layout));
    }

    /// Forgets everything, for the next hand.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// What one seat knows (R35).
///
/// ```
/// use electrum_dominoes_engine::{Deal, Deeds, GameState, Observation, Phase, Preset, Seat};
///
/// let rules = Preset::Draw.usual();
/// let mut game = GameState::new(rules)?;
/// game.deal(&Deal::from_number(1, &rules, game.lead()))?;
/// let mut deeds = Deeds::new();
/// let seen = Observation::new(&game, &deeds, Seat::FIRST);
/// assert_eq!((seen.hand().len(), seen.hand_len(Seat::SECOND)), (7, 7));
/// assert_eq!(seen.unseen().len(), 21, "the other hand and the boneyard");
///
/// // A player gets nothing else, and every move is noted before it is made.
/// while game.phase() == Phase::Playing {
///     let seen = Observation::new(&game, &deeds, game.to_move());
///     let step = seen.legal().iter().max_by_key(|&step| seen.points_of(step)).expect("there is a move");
///     deeds.note(&game, step);
///     game.play(step)?;
/// }
/// deeds.clear();
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    pub(crate) seat: Seat,
    pub(crate) public: Public,
    /// The seat's own bones. None while they are covered.
    pub(crate) hand: Bones,
    /// Whether the seat's own bones are hidden as well, so that this holds nothing that not
    /// everyone at the table knows.
    pub(crate) covered: bool,
    pub(crate) hand_lens: BySeat<u8>,
    pub(crate) forced_lead: Option<Bone>,
    pub(crate) deeds: Vec<Deed>,
}

impl Observation {
    /// What a seat knows about a state, given what the seats have done since the deal.
    pub fn new(state: &GameState, deeds: &Deeds, seat: Seat) -> Observation {
        // Every field is named. When you add a field, decide here whether a seat may know it.
        let GameState { public, hands, yard: _, depths: _, forced_lead: _ } = state;
        let Deeds(deeds) = deeds;
        Observation {
            seat,
            public: *public,
            hand: hands[seat.index()],
            covered: false,
            hand_lens: hands.map(|hand| hand.len() as u8),
            // The doublet that another seat must lead with is hidden until it is played.
            forced_lead: state.forced_lead().filter(|_| public.to_move == seat),
            deeds: deeds.iter().map(|deed| deed.seen_by(seat)).collect(),
        }
    }

    /// The same place at the table with the seat's own bones covered: only what everyone at the
    /// table knows.
    #[must_use]
    pub fn covered(&self) -> Observation {
        // Every field is named. When you add a field, decide here whether everyone may know it.
        let Observation { seat, public, hand: _, covered: _, hand_lens, forced_lead: _, deeds } = self;
        Observation {
            seat: *seat,
            public: *public,
            hand: Bones::NONE,
            covered: true,
            hand_lens: *hand_lens,
            forced_lead: None,
            deeds: deeds.iter().map(|deed| deed.seen_by_all()).collect(),
        }
    }

    /// The same place at the table for a seat that forgets which ends the others drew or passed on,
    /// and so believes that anybody may hold anything.
    #[must_use]
    pub fn heedless(&self) -> Observation {
        let mut seen = self.clone();
        for deed in seen.deeds.iter_mut().filter(|deed| !matches!(deed.act, Act::Played(..))) {
            (deed.shows, deed.fitting) = (Suits::NONE, Bones::NONE);
        }
        seen
    }

    /// The same with these readings of the clocks.
    #[must_use]
    pub fn with_seconds(&self, seconds: BySeat<u16>) -> Observation {
        let mut seen = self.clone();
        seen.public.seconds = seconds;
        seen
    }

    /// What everybody at the table sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.public.rules
    }

    /// The bones as they lie on the table.
    pub const fn layout(&self) -> &Layout {
        &self.public.layout
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.public.scores[side.index()]
    }

    /// The seat whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.public.to_move
    }

    /// Whether a hand is being played.
    pub const fn phase(&self) -> Phase {
        self.public.phase
    }

    /// Whether the seat's own bones are covered.
    pub const fn is_covered(&self) -> bool {
        self.covered
    }

    /// The seat whose knowledge this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's own bones.
    pub const fn hand(&self) -> Bones {
        self.hand
    }

    /// The number of bones that a seat holds.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.hand_lens[seat.index()] as usize
    }

    /// The bone that the seat must lead the hand with.
    pub const fn forced_lead(&self) -> Option<Bone> {
        self.forced_lead
    }

    /// What the seats have done since the deal, oldest first.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// The seat that leads or led the hand, and why.
    pub fn leader(&self) -> (Seat, LeadReason) {
        (self.deeds.first().map_or(self.public.to_move, |deed| deed.seat), self.public.lead_reason)
    }

    /// The layout as it was before each of the deeds.
    pub fn past_layouts(&self) -> Vec<Layout> {
        let mut layout = Layout::new(self.public.rules.spinner);
        let follow = |deed: &Deed| {
            let before = layout;
            match deed.act {
                Act::Played(bone, end) => layout.play(deed.seat, bone, end),
                Act::Destroyed(bone) => layout.destroy(bone),
                Act::Drew(_) | Act::Passed => {}
            }
            before
        };
        self.deeds.iter().map(follow).collect()
    }

    /// The bones that the seat cannot see, in other hands or in the boneyard.
    pub fn unseen(&self) -> Bones {
        self.public.rules.set.bones() - (self.hand | self.public.layout.bones())
    }

    /// The turn of the seat to move, if it holds these bones.
    pub(crate) fn turn_with(&self, hand: Bones) -> Turn<'_> {
        Turn { public: &self.public, hand, forced_lead: self.forced_lead }
    }

    /// Every legal move of the seat, if it is its turn.
    pub fn legal(&self) -> Moves<'_> {
        let own_turn = self.public.phase == Phase::Playing && self.public.to_move == self.seat && !self.covered;
        if own_turn { self.turn_with(self.hand).legal() } else { Moves::plays_of(Bones::NONE, &self.public.layout) }
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.turn_with(self.hand).points_of(step)
    }

    /// The points that a legal move of the seat really scores at once. It is zero if the points
    /// would not count because of the target (R24, R44).
    pub fn counted_points_of(&self, step: Move) -> u8 {
        let points = self.points_of(step);
        let (side, on_table) = (self.public.rules.side(self.seat), || self.public.layout.bones().len() + 1);
        let counts = score::with_points_of_move(&self.public.rules, &self.public.scores, side, points, on_table);
        counts.map_or(0, |_| points)
    }

    /// The points that the seat would really score by destroying a bone: the table count, and the
    /// bonus for making a play possible. Each counts only if the target allows it, and the bonus
    /// does not count if the game is already won.
    pub fn counted_points_of_boom(&self, bone: Bone) -> u8 {
        let (side, mut scores) = (self.public.rules.side(self.seat), self.public.scores);
        let mut score = |points: u8| {
            let on_table = || self.public.layout.bones().len() - 1;
            let after = score::with_points_of_move(&self.public.rules, &scores, side, points, on_table);
            let after = after.filter(|_| points > 0)?;
            scores[side.index()] = after;
            Some(points)
        };
        let counted = score(self.points_of(Move::Boom(bone)));
        let opens =
            !self.turn_with(self.hand).can_play() && !self.hand.is_disjoint(self.public.layout.without(bone).fitting());
        let opened = if opens { score(WAY_OPENED) } else { None };
        counted.unwrap_or_default() + opened.unwrap_or_default()
    }

    /// The bones that the seat was dealt: those it holds or has played, without those it has drawn.
    pub fn dealt(&self) -> Bones {
        let own = self.deeds.iter().rev().filter(|deed| deed.seat == self.seat);
        own.fold(self.hand, |hand, deed| match deed.act {
            Act::Played(bone, _) => hand | Bones::of(bone),
            Act::Drew(Some(bone)) => hand - Bones::of(bone),
            Act::Drew(None) | Act::Passed | Act::Destroyed(_) => hand,
        })
    }
}

impl Deed {
    /// What a seat did with this layout. Before the lead, only a seat that must lead a doublet and
    /// has none passes (R54).
    pub fn new(seat: Seat, act: Act, layout: &Layout) -> Deed {
        let on_lead = layout.is_empty() && act == Act::Passed;
        Deed { seat, act, shows: layout.shows(), fitting: if on_lead { Bones::DOUBLETS } else { layout.fitting() } }
    }

    /// The same deed without anything that not everyone at the table sees.
    #[must_use]
    pub fn seen_by_all(self) -> Deed {
        let act = match self.act {
            Act::Drew(_) => Act::Drew(None),
            act @ (Act::Played(_, _) | Act::Passed | Act::Destroyed(_)) => act,
        };
        Deed { act, ..self }
    }

    /// The same deed without anything that a seat may not see (R35).
    #[must_use]
    pub fn seen_by(self, observer: Seat) -> Deed {
        if self.seat == observer { self } else { self.seen_by_all() }
    }
}
