//! What the display of a game needs to know, read from what the player's seat may know.

use super::input::{Habits, Hidden, Outlook};
use super::{Game, Hint, Said, firecracker::Grip};
use crate::engine::{
    Act, Bone, Bones, Deed, End, Joint, Move, Observation, Phase, Revealed, Rules, Seat, Spinner, Way, layout::MAX_ENDS,
};
use crate::sitting::Sitting;
use arrayvec::ArrayVec;

/// Ends of a table.
pub type Ends = ArrayVec<End, MAX_ENDS>;

impl Game {
    /// The sitting.
    pub const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// Everything that the player may know about the game.
    pub const fn seen(&self) -> &Observation {
        &self.seen
    }

    /// The rules of this hand.
    pub fn rules(&self) -> &Rules {
        self.seen.rules()
    }

    /// How the game behaves.
    pub const fn habits(&self) -> &Habits {
        &self.habits
    }

    /// The number of this moment of the game.
    pub const fn moment(&self) -> u64 {
        self.moment
    }

    /// The chosen bone.
    pub const fn chosen(&self) -> Option<Bone> {
        if let Grip::Bone(bone) | Grip::Turned(bone) = self.held { Some(bone) } else { None }
    }

    /// The player's hand.
    pub const fn hand(&self) -> Bones {
        self.seen.hand()
    }

    /// What the player is told.
    pub const fn said(&self) -> &Said {
        &self.said
    }

    /// The hint, if one was asked for.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The hidden thing that is shown now.
    pub const fn shown(&self) -> Option<Hidden> {
        self.shown
    }

    /// Whether it is the player's turn.
    pub fn your_turn(&self) -> bool {
        self.seen.phase() == Phase::Playing
            && self.seen.to_move() == self.viewer()
            && !self.hides_the_hand()
            && self.ceremony.is_none()
    }

    /// Whether any bone may be led now.
    pub fn lead_is_open(&self) -> bool {
        self.your_turn() && self.seen.layout().is_empty()
    }

    /// The bones on the table in the order of play, each with the seat that played it.
    pub fn played(&self) -> Vec<(Bone, Seat)> {
        let lying = self.seen.layout().bones();
        let mut played: Vec<(Bone, Seat)> = Vec::new();
        for deed in self.seen.deeds() {
            if let Act::Played(bone, _) = deed.act
                && lying.contains(bone)
            {
                // A bone that was destroyed and drawn again counts where it lies now.
                played.retain(|(other, _)| *other != bone);
                played.push((bone, deed.seat));
            }
        }
        played
    }

    /// The bones on the table that the others have played since the player last played or passed.
    pub fn played_since(&self) -> Bones {
        let viewer = self.viewer();
        let acted = |deed: &&Deed| deed.seat == viewer && !matches!(deed.act, Act::Drew(_));
        let since = self.seen.deeds().iter().rev().take_while(|deed| !acted(deed));
        let played = since.filter_map(|deed| match deed.act {
            Act::Played(bone, _) => Some(bone),
            Act::Drew(_) | Act::Passed | Act::Destroyed(_) => None,
        });
        played.filter(|bone| self.seen.layout().bones().contains(*bone)).collect()
    }

    /// The open ends. Before the lead these are the places for the first bone: the east, and the west too if arms have names, which makes no difference to the
    /// rules.
    pub fn ends(&self) -> Ends {
        if self.seen.phase() != Phase::Playing {
            return Ends::new();
        }
        if !self.seen.layout().is_empty() {
            return self.seen.layout().ends().map(|(end, _)| end).collect();
        }
        let west = (self.rules().spinner != Spinner::Every).then_some(End::Arm(Way::West));
        west.into_iter().chain([End::LEAD]).collect()
    }

    /// The ends where a bone of the player fits now.
    pub fn fits(&self, bone: Bone) -> Ends {
        let legal = self.seen.legal();
        let leads = self.seen.layout().is_empty();
        let fits = |end: &End| legal.contains(Move::Play(bone, if leads { End::LEAD } else { *end }));
        self.ends().into_iter().filter(fits).collect()
    }

    /// Whether a bone may show either of its halves now.
    pub fn can_turn(&self, bone: Bone) -> bool {
        self.seen.legal().plays().any(|(end, bones)| matches!(end, End::Turned(_)) && bones.contains(bone))
    }

    /// The end as a bone would be played there: with its heavier half out if the player has turned it.
    pub fn end_for(&self, bone: Bone, end: End) -> End {
        if matches!(self.held, Grip::Turned(held) if held == bone) { end.straight().turned() } else { end }
    }

    /// The end where a bone fits, if there is no real choice: it fits only there, or all ends where it fits are the same for the game. Which half
    /// a matador shows is a choice.
    pub fn only_fit(&self, bone: Bone) -> Option<End> {
        if self.can_turn(bone) {
            return None;
        }
        let fits = self.fits(bone);
        if self.lead_is_open() {
            return fits.last().copied();
        }
        let (first, others) = fits.split_first()?;
        let alike = |other: &End| {
            let same_bone = || {
                self.seen.layout().joint(*first).map(Joint::bone) == self.seen.layout().joint(*other).map(Joint::bone)
            };
            self.seen.layout().is_alike(*first, *other) && (!self.rules().firecrackers || same_bone())
        };
        others.iter().all(alike).then_some(*first)
    }

    /// What a play would bring.
    pub fn outlook(&self, bone: Bone, end: End) -> Option<Outlook> {
        if !self.fits(bone).contains(&end) {
            return None;
        }
        let end = if self.seen.layout().is_empty() { End::LEAD } else { end };
        let end = self.end_for(bone, end);
        let points = self.seen.counted_points_of(Move::Play(bone, end));
        Some(Outlook { count: self.seen.layout().opening(end).count_with(bone), points })
    }

    /// The hidden bones that are revealed on purpose: those that the player asked to see, and at the end of a hand those that the others still hold.
    pub fn laid_open(&self) -> Revealed {
        let playing = self.seen.phase() == Phase::Playing;
        let mut revealed = self.sitting.state().reveal();
        if playing && self.shown != Some(Hidden::Hands) {
            revealed.hands = Default::default();
        } else if playing && self.is_company() {
            for (seat, _) in self.sitting.seating().people() {
                revealed.hands[seat.index()] = Bones::NONE;
            }
        }
        if self.shown != Some(Hidden::Boneyard) {
            revealed.boneyard.clear();
        }
        revealed
    }
}
