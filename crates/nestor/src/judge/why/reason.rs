//! The reasons why one move is better than another, and which of them come first and go together.

use super::{BlockCount, NAMED};
use sight::{Bone, Bones, Move, Suits};

/// How often a block must be won for that to be a reason by itself.
const MAY_LOSE: f64 = 0.6;

/// A reason why a move is better than another. Of two numbers, the first is for the better move and
/// the second for the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// It ends the hand.
    GoesOut,
    /// Nothing is hidden. These are the points that its player gains by the end of the hand if both
    /// sides play perfectly, and how it ends then.
    Line([i16; 2], [LineEnd; 2]),
    /// Nothing is hidden, and with best play of both sides it wins the game. The other play does
    /// not.
    LineWins,
    /// Nothing is hidden, and with best play of both sides nobody wins the game. The other play loses it.
    LineTies,
    /// Its player's last bone, this one, fits next time, whatever the others do, and nobody else can
    /// go out before.
    OutNext(Bone),
    /// The same, but somebody else may go out before.
    OutUnless(Bone),
    /// Nobody else can play any more, and its player plays all these bones one after the other.
    RunsOut(u8),
    /// No one can play any more.
    Shuts(BlockCount),
    /// After the other play no one could play any more, and its player would probably lose the hand.
    KeepsOpen(BlockCount),
    /// The chance that the partner can play on the ends as they are left.
    PartnerFits(f64, f64),
    /// The next player must hold some bones, and can play one only after the other play.
    Holds {
        /// The bones.
        bones: Bones,
        /// Those that fit after the other play.
        fitting: Bones,
        /// Whether they are his whole hand. Otherwise there are just those that make the difference.
        whole: bool,
    },
    /// The next player cannot hold a bone that fits, as follows from what all others have shown.
    CannotPlay {
        /// Whether he draws then.
        draws: bool,
    },
    /// A bone would answer the better play, but the next player left points that it offered, so he
    /// probably does not hold it.
    Untaken {
        /// The bone.
        bone: Bone,
        /// What it would score now at most.
        scores: u8,
        /// The points that he could have had with it beyond those that he took.
        points: u8,
    },
    /// None of the hidden bones fits. These of the player's own do.
    OnlyYou(Bones),
    /// The next player cannot play, because he has shown that he has none of these numbers.
    Lacks {
        /// The numbers.
        numbers: Suits,
        /// Whether he draws then.
        draws: bool,
    },
    /// Only few of the hidden bones fit that the next player has not shown that he lacks.
    FewFit {
        /// How many fit.
        fit: [u8; 2],
        /// How many there are.
        hidden: u8,
        /// Those that fit after the better play, if they are few.
        bones: Bones,
        /// Whether he has shown that he lacks some.
        shown: bool,
        /// Whether the next player holds a single bone.
        last: bool,
    },
    /// The chance that the next player has nothing to play.
    Stops(f64, f64),
    /// The next player holds a single bone. This is the chance that it fits.
    LastFits(f64, f64),
    /// A pass of the next player pays this many points, and these are the chances that he passes. There
    /// are none where he surely passes after the better play alone.
    PassPays(u8, Option<[f64; 2]>),
    /// All others surely pass after the better play alone, which pays this many points.
    RoundPays(u8),
    /// Ends show numbers that nobody else has.
    Own {
        /// The numbers.
        pips: Suits,
        /// The bones of them that the player keeps.
        bones: Bones,
    },
    /// An end shows a number that no opponent has, as they have shown.
    Ours(u8),
    /// The same after both plays, so that the bone of the other play can wait there.
    Waits {
        /// The bone.
        bone: Bone,
        /// The number.
        pips: u8,
    },
    /// The doublet of a number is played while it fits.
    Doublet {
        /// The number.
        pips: u8,
        /// How many other bones of it are hidden.
        hidden: u8,
        /// The only other bone of it, if only that one is left, and covers its only end after the other
        /// play.
        last: Option<Bone>,
    },
    /// An end shows a number of which the player keeps at least as many bones as are hidden.
    Strong {
        /// The number.
        pips: u8,
        /// How many the player keeps.
        own: u8,
        /// How many are hidden.
        hidden: u8,
    },
    /// An end shows a number that only these hidden bones cover, and each of them opens a number that the
    /// player keeps.
    Returns {
        /// The number.
        pips: u8,
        /// The bones.
        bones: Bones,
    },
    /// This bone fits any end, and is kept.
    Wild(Bone),
    /// The partner chose to lead this number, and an end shows it.
    LeadOfPartner(u8),
    /// The partner has opened a number twice, and an end shows it only after the better play.
    OpenedTwice {
        /// The number.
        pips: u8,
        /// The last bones that opened it.
        bones: [Bone; 2],
    },
    /// An opponent has opened a number twice, and only the better play covers it.
    RivalOpenedTwice {
        /// The number.
        pips: u8,
        /// The last bones that opened it.
        bones: [Bone; 2],
    },
    /// After the other play the ends would show only numbers that the partner lacks.
    Relieves(Suits),
    /// The next player is close to the target. The numbers are his chances to reach it.
    Guards {
        /// The points that he still needs.
        need: u16,
        /// His chance to score them.
        likely: [f64; 2],
        /// The bones that he could score them with, if they are few.
        bones: Option<[Scoring; 2]>,
    },
    /// The next player may score. The numbers are his chances to score, and his average score if he
    /// can.
    Replies {
        /// His chance to score.
        likely: [f64; 2],
        /// His average score, if he can score.
        points: [f64; 2],
        /// The bones that he could score with, if they are few.
        bones: Option<[Scoring; 2]>,
    },
    /// It scores this many points, instead of that many.
    Scores(u8, u8),
    /// The player's own bones that fit the table then.
    Keeps {
        /// The bones.
        bones: Bones,
        /// Their number after the other play.
        instead: u8,
    },
    /// The bone of the better play fits only one end now. That of the other fits more, so it can
    /// wait.
    Narrow {
        /// The bone that was played.
        bone: Bone,
        /// The bone of the other play.
        waits: Bone,
        /// The number of ends that this one fits.
        ends: u8,
    },
    /// The number of ends at which one of few kept bones fits.
    Places(u8, u8),
    /// The number of pips that the player gets rid of.
    Sheds(u8, u8),
    /// Going out with this last bone pays so many points besides, as long as the ends stay.
    OutPays(Bone, u8),
    /// This bone would count so many points if it were alone in the hand at the end.
    Lone(Bone, u16),
    /// It draws, with so many bones in hand, where drawing is free.
    Gathers(u8),
    /// The next player has an answer to the other play that costs much.
    Answer {
        /// The answer.
        step: Move,
        /// The chance that he holds its bone.
        held: f64,
        /// What it does, which the same bone does not do after the better play.
        effect: Effect,
    },
    /// The player surely has a play at the next turn. This is the chance of none after the other play.
    SurelyPlays(f64),
    /// The chance that the player has nothing to play at the next turn, if there is one.
    Stuck {
        /// The chance, which the better play makes smaller.
        likely: [f64; 2],
        /// Whether the hand may end before.
        ends: bool,
    },
    /// The chance that a rival goes out before the player's next turn.
    RivalOut(f64, f64),
    /// The player may score at the next turn.
    NextScores {
        /// The chance of that.
        likely: [f64; 2],
        /// How much it is on average, also if it is nothing.
        points: [f64; 2],
        /// The bone that mostly scores most, if it is mostly the same.
        bone: Option<Bone>,
    },
    /// The better play goes out first more often.
    Out {
        /// The chance that the player's side goes out.
        likely: [f64; 2],
        /// Whether it is more than the player alone.
        pairs: bool,
    },
    /// The other play scores more at once, but by the end of the hand the better one has brought so many
    /// points more on average.
    Gains(f64),
    /// The advantage is not visible at once. This is the gain in chance to win.
    Ahead(f64),
}

/// Bones with the points that each of them scores at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scoring([Option<(Bone, u8)>; NAMED]);

impl Scoring {
    /// These bones, of which there are few.
    pub fn of(found: impl IntoIterator<Item = (Bone, u8)>) -> Scoring {
        let mut found = found.into_iter();
        Scoring(std::array::from_fn(|_| found.next()))
    }

    /// The bones and their points.
    pub fn iter(&self) -> impl Iterator<Item = (Bone, u8)> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The sum of the points.
    pub(super) fn sum(&self) -> u16 {
        self.iter().map(|(_, points)| u16::from(points)).sum()
    }
}

/// How a line of play ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// It is longer than what is kept of it.
    Open,
    /// The player goes out.
    Own,
    /// The other player goes out.
    Other,
    /// The hand is blocked.
    Blocked,
}

/// What an answer of the next player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// He goes out.
    GoesOut,
    /// It scores this many points.
    Scores(u8),
    /// The player then has no bone that fits.
    Stops,
    /// It fits, and it would not fit after the better play.
    Fits,
}

/// How sure a reason is and how directly it tells what to do. The first classes come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum ReasonClass {
    /// How the hand or the game ends for certain. Nothing more needs to be said.
    Ends,
    /// What follows, where nothing is hidden.
    Follows,
    /// What it scores, and who cannot play.
    Stops,
    /// What single bones the others have or lack.
    Infers,
    /// What the answer scores or does.
    Answers,
    /// What is left of the numbers.
    Numbers,
    /// Chances, which are what comes of all this.
    Results,
    /// How many numbers and pips, which says least.
    Pips,
}

impl Reason {
    pub(super) const fn class(self) -> ReasonClass {
        match self {
            Reason::Wins | Reason::GoesOut | Reason::OutNext(_) | Reason::RunsOut(_) => ReasonClass::Ends,
            Reason::Line(..) | Reason::LineWins | Reason::LineTies => ReasonClass::Follows,
            Reason::Scores(..)
            | Reason::Shuts(_)
            | Reason::KeepsOpen(_)
            | Reason::Holds { .. }
            | Reason::CannotPlay { .. }
            | Reason::OnlyYou(_)
            | Reason::Lacks { .. }
            | Reason::Gathers(_) => ReasonClass::Stops,
            Reason::Relieves(_) => ReasonClass::Infers,
            Reason::Answer { effect: Effect::Fits, .. }
            | Reason::Untaken { .. }
            | Reason::PartnerFits(..)
            | Reason::Stops(..)
            | Reason::LastFits(..)
            | Reason::Stuck { .. }
            | Reason::RivalOut(..)
            | Reason::NextScores { .. }
            | Reason::Out { .. }
            | Reason::Gains(_)
            | Reason::Ahead(_) => ReasonClass::Results,
            Reason::PassPays(..)
            | Reason::RoundPays(_)
            | Reason::Guards { .. }
            | Reason::Replies { .. }
            | Reason::Answer { .. } => ReasonClass::Answers,
            Reason::FewFit { .. }
            | Reason::Own { .. }
            | Reason::Ours(_)
            | Reason::Waits { .. }
            | Reason::Doublet { .. }
            | Reason::Strong { .. }
            | Reason::Returns { .. }
            | Reason::LeadOfPartner(_)
            | Reason::OpenedTwice { .. }
            | Reason::RivalOpenedTwice { .. }
            | Reason::OutUnless(_)
            | Reason::Lone(..)
            | Reason::OutPays(..)
            | Reason::Keeps { .. }
            | Reason::Narrow { .. }
            | Reason::Places(..)
            | Reason::Wild(_)
            | Reason::SurelyPlays(_) => ReasonClass::Numbers,
            Reason::Sheds(..) => ReasonClass::Pips,
        }
    }

    /// Whether another reason adds to this one.
    pub(super) fn leaves_room_for(self, other: Reason) -> bool {
        // What only follows from an answer is said where nothing else is but chances.
        if matches!(other, Reason::Answer { effect: Effect::Fits, .. }) && self.class() < ReasonClass::Results {
            return false;
        }
        match self.class() {
            ReasonClass::Ends => false,
            ReasonClass::Numbers => other.class() < ReasonClass::Pips,
            ReasonClass::Results | ReasonClass::Pips => true,
            // Where all bones are known, nothing is left to be counted.
            ReasonClass::Follows => other.class() < ReasonClass::Results && !other.counts_hidden(),
            ReasonClass::Stops | ReasonClass::Infers | ReasonClass::Answers => other.class() < ReasonClass::Results,
        }
    }

    /// Whether it is a chance of what the next player does.
    pub(super) const fn is_guess(self) -> bool {
        matches!(
            self,
            Reason::Guards { .. }
                | Reason::Replies { .. }
                | Reason::FewFit { .. }
                | Reason::PassPays(_, Some(_))
                | Reason::Stops(..)
                | Reason::LastFits(..)
        )
    }

    /// Whether it is a block that the player's side may well lose.
    pub(super) fn is_open_block(self) -> bool {
        matches!(self, Reason::Shuts(count) if count.wins <= MAY_LOSE)
    }

    /// Whether it counts bones that nobody has shown.
    const fn counts_hidden(self) -> bool {
        matches!(self, Reason::FewFit { .. } | Reason::Strong { .. } | Reason::Doublet { .. } | Reason::Returns { .. })
    }

    /// Whether both say the same kind of thing, so that only the first of them is said.
    pub(super) fn is_like(self, other: Reason) -> bool {
        let answers = |reason: Reason| match reason {
            Reason::Replies { .. } | Reason::Guards { .. } => true,
            Reason::Answer { effect, .. } => matches!(effect, Effect::Scores(_)),
            _ => false,
        };
        let keeps = |reason: Reason| {
            matches!(
                reason,
                Reason::Own { .. }
                    | Reason::Ours(_)
                    | Reason::Waits { .. }
                    | Reason::OnlyYou(_)
                    | Reason::Strong { .. }
                    | Reason::OutUnless(_)
                    | Reason::Keeps { .. }
                    | Reason::Narrow { .. }
                    | Reason::Places(..)
                    | Reason::SurelyPlays(_)
                    | Reason::Stuck { .. }
            )
        };
        let stops = |reason: Reason| {
            matches!(
                reason,
                Reason::Holds { .. }
                    | Reason::CannotPlay { .. }
                    | Reason::Lacks { .. }
                    | Reason::OnlyYou(_)
                    | Reason::FewFit { .. }
                    | Reason::Stops(..)
                    | Reason::LastFits(..)
                    | Reason::PassPays(_, Some(_))
            )
        };
        // Bones by name are what a chance follows from, so both are said.
        let follows = |one: Reason, two: Reason| match one {
            Reason::FewFit { bones, .. } => {
                !bones.is_empty()
                    && matches!(two, Reason::Stops(..) | Reason::LastFits(..) | Reason::PassPays(_, Some(_)))
            }
            Reason::Keeps { .. } | Reason::Places(..) | Reason::Narrow { .. } => {
                matches!(two, Reason::Stuck { .. } | Reason::SurelyPlays(_))
            }
            _ => false,
        };
        let opens = |reason: Reason| matches!(reason, Reason::LeadOfPartner(_) | Reason::OpenedTwice { .. });
        let alike = |is: &dyn Fn(Reason) -> bool| is(self) && is(other);
        let number = |reason: Reason| match reason {
            Reason::Doublet { pips, .. } | Reason::Strong { pips, .. } | Reason::Returns { pips, .. } => Some(pips),
            _ => None,
        };
        let doublet = |one: Reason, two: Reason| match (one, two) {
            (Reason::Own { pips: own, .. }, Reason::Doublet { pips, .. }) => own.contains(pips),
            _ => number(one).is_some() && number(one) == number(two),
        };
        let goes_out = |reason: Reason| {
            let answer = matches!(reason, Reason::Answer { effect: Effect::GoesOut, .. } | Reason::RivalOut(..));
            let last = matches!(reason, Reason::FewFit { last: true, .. } | Reason::LastFits(..));
            answer || last
        };
        if follows(self, other) || follows(other, self) {
            return false;
        }
        // A bone that is held need not be told as an answer.
        let answers_with = |one: Reason, two: Reason| match (one, two) {
            (Reason::Holds { bones, .. }, Reason::Answer { step: Move::Play(bone, _), .. }) => bones.contains(bone),
            (Reason::Holds { whole: true, .. }, Reason::RivalOut(..)) => true,
            _ => false,
        };
        if answers_with(self, other) || answers_with(other, self) {
            return true;
        }
        alike(&answers) || alike(&goes_out) || alike(&keeps) || alike(&stops) || alike(&opens) || doublet(self, other)
    }
}
