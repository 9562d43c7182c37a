//! All that one seat may see of a table at one moment.
//!
//! A [`View`] is complete in itself, so nothing has to be remembered by who receives it. It is made
//! from the [`Observation`] of its seat and from what lies open, and has no hidden bone. Everything
//! that the window paints, speaks and sounds comes from a view.

use crate::sight::{
    Act, Bone, Bones, BySeat, Deed, End, Event, Joint, MAX_ENDS, Move, Observation, Phase, Revealed, Rules, Seat,
    Spinner, Way,
};
use crate::text::in_text;
use crate::{Ceremony, GameId, Gathering, Hidden, Refusal, Seating, Waiting};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Open ends.
pub type Ends = ArrayVec<End, MAX_ENDS>;

/// Everything that one seat may see of a table at one moment, and what has happened since.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The number of this moment. It rises with every change of the game.
    pub moment: u64,
    /// Rises with every change of what comes before a hand, and when a clock is stopped or goes on.
    pub stage: u64,
    /// How often the table has gone to another moment or game otherwise than by playing on.
    pub arrivals: u64,
    /// The id of the game.
    pub game: GameId,
    /// What the seat knows of the hand.
    pub seen: Observation,
    /// Who sits where.
    #[serde(with = "in_text")]
    pub seating: Seating,
    /// Who of the people is where.
    pub gathering: Gathering,
    /// What the table waits for.
    pub waiting: Waiting,
    /// The events since the player's last move, beginning with that move. They follow from what was told
    /// before.
    pub since: Vec<Event>,
    /// The moment at which the first of them happened.
    pub since_moment: u64,
    /// What has happened since the last view of this seat.
    pub news: Vec<Event>,
    /// The ceremony before this hand, while it lasts.
    pub ceremony: Option<Ceremony>,
    /// The bones that the seats turned in the last try, if this hand is led by lot.
    pub lot: Vec<Bone>,
    /// The hidden thing that is shown on purpose.
    pub shown: Option<Hidden>,
    /// The hidden bones that lie open: those that are shown on purpose, and at the end of a hand
    /// those that the others still hold.
    pub open: Revealed,
    /// The clocks.
    pub clocks: Clocks,
    /// What may be undone, and who must agree to it.
    pub past: Reach,
    /// Whether the lead of this hand was laid to the west. The rules make no difference, but
    /// players expect a bone to stay where it was.
    pub led_west: bool,
    /// Whether a new game would end one that has begun.
    pub is_under_way: bool,
    /// Whether the game is practice for the player whose files it is in.
    pub is_practice: bool,
    /// Whether the same deals can be played again.
    pub can_repeat: bool,
    /// Since when the player has been waiting for a Nestor who is thinking.
    pub waited_since: Option<Duration>,
}

/// The clocks of a game on time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    /// The time left on each clock.
    pub left: BySeat<Option<Duration>>,
    /// The seat of the clock that counts in this turn.
    pub on_turn: Option<Seat>,
    /// Whether it runs now.
    pub runs: bool,
    /// Whether the game is paused until the player resumes it.
    pub is_paused: bool,
    /// Whether something covers the table.
    pub is_aside: bool,
    /// Whether the table is covered, so that nobody can think while the clock is stopped. It is
    /// while the screen is passed on.
    pub is_covered: bool,
}

/// What may be undone, done again or restored. Each with the people besides the one who asks whose
/// turns that would take back or make again; nothing if it is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reach {
    /// Undo.
    pub undo: Option<Vec<Seat>>,
    /// Redo.
    pub redo: Option<Vec<Seat>>,
    /// The return to the preserved game.
    pub restore: Option<Vec<Seat>>,
    /// The people whose game a restart would give up.
    pub restart: Vec<Seat>,
    /// Whether several people play one of the games that can be reached and is not over.
    pub has_unfinished_company: bool,
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watcher {
    /// The person on this seat, who sees their own bones.
    Seat(Seat),
    /// Anybody. The screen waits for the person on this seat, whose bones are covered like all
    /// others.
    Covered(Seat),
}

/// What a play would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The table count.
    pub count: u8,
    /// The points it would score.
    pub points: u8,
}

impl Watcher {
    /// The watcher who sees this.
    pub const fn of(seen: &Observation) -> Watcher {
        let seat = seen.seat();
        if seen.is_covered() { Watcher::Covered(seat) } else { Watcher::Seat(seat) }
    }

    /// The seat at the front of the table.
    pub const fn seat(self) -> Seat {
        match self {
            Watcher::Seat(seat) | Watcher::Covered(seat) => seat,
        }
    }

    /// The seat whose bones are seen, if any are.
    pub const fn open(self) -> Option<Seat> {
        match self {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Covered(_) => None,
        }
    }

    /// What they hear of what happened.
    pub fn hears(self, event: Event) -> Event {
        match self {
            Watcher::Seat(seat) => event.seen_by(seat),
            Watcher::Covered(_) => event.seen_by_all(),
        }
    }
}

impl View {
    /// The rules of this hand.
    pub fn rules(&self) -> &Rules {
        self.seen.rules()
    }

    /// Who looks at the table.
    pub const fn watcher(&self) -> Watcher {
        Watcher::of(&self.seen)
    }

    /// The seat at the front of the table.
    pub const fn viewer(&self) -> Seat {
        self.seen.seat()
    }

    /// The viewer's hand.
    pub const fn hand(&self) -> Bones {
        self.seen.hand()
    }

    /// A number that changes whenever the display has to look again.
    pub const fn change(&self) -> u64 {
        self.moment + self.stage
    }

    /// Whether the player may make a move, or else why not. Only a computer is thinking; a person
    /// simply has the turn.
    pub fn may_act(&self) -> Result<(), Refusal> {
        match self.waiting.may_act() {
            Err(Refusal::Thinking) if self.seating.is_person(self.seen.to_move()) => Err(Refusal::NotYourTurn),
            other => other,
        }
    }

    /// Whether several people share the screen.
    pub const fn is_company(&self) -> bool {
        self.gathering.here.len() > 1
    }

    /// Whether the hand at the front is covered, because the screen is being passed on.
    pub const fn hides_the_hand(&self) -> bool {
        self.seen.is_covered()
    }

    /// Whether the table is covered, so that nobody can think while the clock is stopped.
    pub const fn is_covered(&self) -> bool {
        self.clocks.is_covered
    }

    /// The time left on the clock that is shown: the running one, or else the viewer's own.
    pub fn left(&self) -> Option<Duration> {
        self.clocks.left[self.clocks.on_turn.unwrap_or_else(|| self.viewer()).index()]
    }

    /// Whether the table has help. Several people may have agreed to play without.
    pub const fn helps(&self) -> bool {
        !self.seating.is_without_help()
    }

    /// Whether something hidden may be shown to the viewer. Nobody is shown the hand of another
    /// person, nor the boneyard, which would tell of it.
    pub fn may_show(&self, hidden: Hidden) -> bool {
        let nestors = self.seating.sitters().any(|sitter| !sitter.is_person());
        !self.seating.is_company() || hidden == Hidden::Hands && nestors && self.helps() && !self.hides_the_hand()
    }

    /// Whether a hand is being played: the bones are taken, and the hand is not over.
    pub fn is_played(&self) -> bool {
        self.seen.phase() == Phase::Playing && self.ceremony.is_none()
    }

    /// Whether it is the viewer's turn.
    pub fn is_your_turn(&self) -> bool {
        self.is_played() && self.seen.to_move() == self.viewer() && !self.hides_the_hand()
    }

    /// Whether any bone may be led now.
    pub fn lead_is_open(&self) -> bool {
        self.is_your_turn() && self.seen.layout().is_empty()
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

    /// The bones on the table that the others have played since the viewer last played or passed.
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

    /// The open ends. Before the lead these are the places for the first bone: the east, and the
    /// west too if arms have names, which makes no difference to the rules.
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

    /// The ends where a bone of the viewer fits now.
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

    /// The end where a bone fits, if there is no real choice: it fits only there, or all ends where
    /// it fits are the same for the game. Which half a matador shows is a choice.
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
            let layout = self.seen.layout();
            let same_bone = || layout.joint(*first).map(Joint::bone) == layout.joint(*other).map(Joint::bone);
            layout.is_alike(*first, *other) && (!self.rules().firecrackers || same_bone())
        };
        others.iter().all(alike).then_some(*first)
    }

    /// The bones that the viewer may destroy now.
    pub fn targets(&self) -> Bones {
        if self.waiting.may_act().is_ok() { self.seen.legal().booms } else { Bones::NONE }
    }

    /// What destroying a bone would bring: the table count and all points, including those for a
    /// play that it opens.
    pub fn outlook_without(&self, bone: Bone) -> Option<Outlook> {
        if !self.targets().contains(bone) {
            return None;
        }
        let count = self.seen.layout().without(bone).count();
        Some(Outlook { count, points: self.seen.counted_points_of_boom(bone) })
    }
}
