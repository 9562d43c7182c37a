//! Why one move is better than another, as reasons with numbers. The caller puts them into words.
//!
//! Every reason is a fact about the position as its player sees it: what the two moves score and
//! leave, who can hold what, what is left of a number. Each has an approximate value in points, and
//! the most valuable ones are given. Where nothing is hidden, the first reason is what follows. If
//! no fact favours the better move, the reason lies further ahead.

mod after;
mod shown;

use super::Weighed;
use crate::engine::{Bone, Bones, Move, Observation, Seat, Suits};
use crate::nestor::value;
use after::{After, led_by_partner, made_by, most_with, partners, rivals};
use arrayvec::ArrayVec;
use shown::{certain, favourite, untaken};

/// A reason why a move is better than another. Of two numbers, the first is for the better move and
/// the second for the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// It ends the hand.
    GoesOut,
    /// Nothing is hidden. These are the points that its player gains by the end of the hand if both
    /// sides play perfectly.
    Line(i16, i16),
    /// Nothing is hidden, and with best play of both sides it wins the game. The other play does
    /// not.
    LineWins,
    /// Its player's last bone fits next time, whatever the others do.
    OutNext,
    /// No one can play any more.
    Shuts {
        /// The pips in the player's hand.
        own: u16,
        /// The pips that each of the others holds on average.
        theirs: u16,
        /// How many others there are.
        others: u8,
    },
    /// After the other play no one could play any more, and its player would hold more.
    KeepsOpen {
        /// The pips in the player's hand then.
        own: u16,
        /// The pips that each of the others holds on average.
        theirs: u16,
        /// How many others there are.
        others: u8,
    },
    /// The next player must hold just these bones, which fit only after the other play.
    Holds(Bones),
    /// The partner must hold just these bones, which fit only after the better play.
    Feeds(Bones),
    /// Going by what the next player chose to play, he has nothing that fits. The bones are the
    /// ones that would, if they are few.
    Guess(Bones),
    /// The next player left these points, so he probably does not hold the bone that would answer
    /// the better play.
    Untaken {
        /// The bone.
        bone: Bone,
        /// The points that he could have had with it beyond those that he took.
        points: u8,
    },
    /// None of the hidden bones fits. This many of the player's own do.
    OnlyYou(u8),
    /// The next player cannot play, because he has shown that he has none of these numbers.
    Lacks(Suits),
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
    /// An end shows a number that nobody else has.
    Own {
        /// The number.
        pips: u8,
        /// How many bones of it the player keeps.
        count: u8,
    },
    /// An end shows a number that no opponent has, as they have shown.
    Ours(u8),
    /// The doublet of a number is played while it fits.
    Doublet {
        /// The number.
        pips: u8,
        /// How many other bones of it are not on the table.
        left: u8,
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
    /// The partner chose to lead this number, and an end shows it.
    LeadOfPartner(u8),
    /// The partner has opened a number twice, and an end shows it only after the better play.
    OpenedTwice {
        /// The number.
        pips: u8,
        /// The last bones that opened it.
        bones: [Bone; 2],
    },
    /// The end that the partner made shows this number, and stays open.
    EndOfPartner(u8),
    /// The end that an opponent made shows this number, and is covered.
    EndOfRival(u8),
    /// After the other play the ends would show only numbers that the partner lacks.
    Relieves(Suits),
    /// The next player is close to the target. The numbers are his chances to score.
    Guards {
        /// The points that he still needs.
        need: u16,
        /// His chance to score.
        likely: [f64; 2],
    },
    /// The next player may score. The numbers are his chances to score, and his average score if he
    /// can.
    Replies {
        /// His chance to score.
        likely: [f64; 2],
        /// His average score, if he can score.
        points: [f64; 2],
        /// The bones that he could score with, if they are few.
        bones: Option<[Bones; 2]>,
    },
    /// It scores this many points, instead of that many.
    Scores(u8, u8),
    /// The number of the player's own bones that fit the table then.
    Keeps(u8, u8),
    /// The number of ends at which one or two kept bones fit.
    Places(u8, u8),
    /// How many different numbers the player's hand has then.
    Variety(u8, u8),
    /// The number of pips that the player gets rid of.
    Sheds(u8, u8),
    /// It draws, with so many bones in hand, where drawing is free.
    Gathers(u8),
    /// The next player has an answer to the other play that costs much.
    Answer {
        /// The answer.
        step: Move,
        /// The chance that he holds its bone.
        held: f64,
    },
    /// The chance that the player has nothing to play at the next turn, which the better play makes
    /// smaller.
    Stuck(f64, f64),
    /// The better play goes out first more often.
    Out {
        /// The chance that the player's side goes out.
        likely: [f64; 2],
        /// Whether it is more than the player alone.
        pairs: bool,
    },
    /// The advantage is not visible at once. This is the gain in chance to win.
    Ahead(f64),
}

/// The cost of a turn without a play, in points.
const TURN: f64 = 6.0;

/// The value of a bone that can be played next time.
const FOLLOWER: f64 = 1.5;

/// The value of getting rid of a pip, if points are scored during play, and if only the end of a
/// hand gives points.
const PIP: f64 = 0.15;
const LAST_PIP: f64 = 0.5;

/// The least value of a reason.
const LEAST: f64 = 0.75;

/// The distance from the target within which a player is close to it.
const CLOSE: f64 = 15.0;

/// Returns one or two reasons why a move is better than another in the same position, the most
/// valuable first.
pub fn why(observation: &Observation, better: &Weighed, other: &Weighed) -> ArrayVec<Reason, 2> {
    let mut reasons = reasons(observation, better, other);
    reasons.retain(|&(worth, _)| worth > 0.0);
    reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
    // What counts for little beside the strongest reason is not said. Beside a line it is.
    let strongest = reasons.iter().map(|(worth, _)| *worth).find(|&worth| worth < SURELY).unwrap_or_default();
    let counts = |worth: f64| worth >= LEAST && worth >= PART * strongest;
    let mut found = ArrayVec::<Reason, 2>::new();
    for &(_, reason) in reasons.iter().filter(|(worth, _)| counts(*worth)) {
        let is_told = || reasons.iter().any(|&(worth, told)| counts(worth) && told.tells(reason));
        if !found.is_full() && !is_told() {
            found.push(reason);
        }
    }
    // Who goes out is what comes of all the others, so it is said where little else is.
    if !found.is_full() && !matches!(found.last(), Some(Reason::Wins | Reason::GoesOut)) {
        found.extend(goes_out(observation, better, other));
    }
    if found.is_empty() {
        found.push(reasons.first().map_or(Reason::Ahead((better.win - other.win).max(0.0)), |&(_, reason)| reason));
    }
    found
}

impl Reason {
    /// Whether this reason says exactly what another says in general, so that the other is not
    /// needed beside it.
    fn tells(self, other: Reason) -> bool {
        match (self, other) {
            (
                Reason::Own { .. }
                | Reason::OutNext
                | Reason::OnlyYou(_)
                | Reason::Keeps(..)
                | Reason::Places(..)
                | Reason::Ours(_),
                Reason::Stuck(..),
            )
            | (Reason::Holds(_), Reason::Lacks(_) | Reason::Guess(_) | Reason::Stops(..) | Reason::FewFit { .. })
            | (Reason::FewFit { .. }, Reason::Stops(..)) => true,
            (Reason::Replies { bones: Some([_, bones]), .. }, Reason::Answer { step: Move::Play(bone, _), .. }) => {
                bones.contains(bone)
            }
            _ => false,
        }
    }
}

/// All possible reasons with their approximate values in points.
fn reasons(observation: &Observation, better: &Weighed, other: &Weighed) -> Vec<(f64, Reason)> {
    let rules = observation.rules();
    let (one, two) = (&better.facts, &other.facts);
    let score = i32::from(observation.score(rules.side(observation.seat())));
    let wins = |points: u8| points > 0 && !rules.single_hand && score + i32::from(points) >= i32::from(rules.target);
    // Once the target is reached, nothing else matters, unless another side is already there.
    if wins(one.points) && !wins(two.points) && better.win > 1.0 - 1e-9 {
        return vec![(f64::MAX, Reason::Wins)];
    }
    let mut reasons = Vec::new();
    let places = [After::new(observation, better.step), After::new(observation, other.step)];
    if one.goes_out && !two.goes_out {
        reasons.push((2.0 * TURN, Reason::GoesOut));
    }
    let size = f64::from(value::size_of_point(rules));
    reasons.push((size * (f64::from(one.points) - f64::from(two.points)), Reason::Scores(one.points, two.points)));
    if let (Some(next), Some(instead)) = (one.next, two.next) {
        let likely = [next.scores, instead.scores];
        let points = [next.points, instead.points];
        let rival = rules.side(next.seat) != rules.side(observation.seat());
        let named = places.each_ref().map(|after| after.scoring_of(next.seat));
        let few = |bones: &Bones| bones.len() <= NAMED;
        let is_fewer = named[0].len() < named[1].len();
        let bones = (rival && is_fewer && named.iter().all(few)).then_some(named);
        let fewer = size * (likely[1] * points[1] - likely[0] * points[0]);
        let need = i32::from(rules.target) - i32::from(observation.score(rules.side(next.seat)));
        let close = u16::try_from(need).ok().filter(|&need| size * f64::from(need) <= CLOSE && !rules.single_hand);
        let reason = match close {
            Some(need) => Reason::Guards { need, likely },
            None => Reason::Replies { likely, points, bones },
        };
        // A move that lets him score more often is no guard, even if he scores less in total.
        let is_so = close.is_none() || likely[0] < likely[1];
        let nothing = bones.is_some_and(|[here, _]| here.is_empty()) && fewer > 0.0 && close.is_none();
        let worth = if nothing { fewer.max(NOTHING) } else { fewer };
        reasons.push((if is_so { worth } else { 0.0 }, reason));
    }
    let followers = f64::from(one.followers) - f64::from(two.followers);
    reasons.push((followers * FOLLOWER, Reason::Keeps(one.followers, two.followers)));
    let pip = match () {
        () if rules.scores_in_play() => PIP,
        // Where hands count and not points, pips only decide a block.
        () if rules.counts_hands() => 0.5 * LAST_PIP,
        () => LAST_PIP,
    };
    reasons.push(((f64::from(one.pips) - f64::from(two.pips)) * pip, Reason::Sheds(one.pips, two.pips)));
    if !better.line.is_empty() && !one.goes_out {
        let wins = |play: &Weighed| play.win > 1.0 - 1e-9;
        let reason = if wins(better) && !wins(other) {
            Reason::LineWins
        } else {
            Reason::Line(better.points.round() as i16, other.points.round() as i16)
        };
        reasons.push((SURELY, reason));
    }
    if better.step == Move::Draw && rules.free_draw {
        reasons.push((TURN, Reason::Gathers(observation.hand().len() as u8)));
    }
    if let (Some(_), Some(_)) = (places[0].played(), places[1].played()) {
        reasons.extend(of_numbers(observation, &places));
        reasons.extend(of_stopping(observation, &places, [one, two]));
        reasons.extend(of_partner(observation, &places));
        reasons.extend(of_shown(observation, &places));
        reasons.extend(later(better, other));
    } else if let (Some(next), Some(instead)) = (one.next, two.next) {
        reasons.push(((next.stuck - instead.stuck) * TURN, Reason::Stops(next.stuck, instead.stuck)));
    }
    reasons
}

/// The part of the strongest reason that another must have to be said as well.
const PART: f64 = 0.3;

/// What is above all values of a play.
const SURELY: f64 = 1000.0;
const SHUT: f64 = 10.0;
const OUT: f64 = 11.0;
/// The value of an end where nobody else can play, and of one where no opponent can.
const OWN: f64 = 4.5;
const OURS: f64 = 3.5;
/// The value of a table at which nobody else can play.
const ONLY: f64 = 10.0;
/// The value of a hidden bone that no longer fits, and the part of those that fit otherwise that is
/// worth counting.
const FITTING: f64 = 0.4;
const MUCH_FEWER: f64 = 0.75;
/// The value of what helps the partner.
const RELIEF: f64 = 4.0;
const LED: f64 = 3.0;
const LEFT_OPEN: f64 = 2.5;
const COVERED: f64 = 1.2;
/// The value of another number in a hand, and how many bones have several to choose from.
const NUMBER: f64 = 0.8;
const SEVERAL: usize = 3;
/// How many bones of a number make a doublet hard to play.
const FEW_LEFT: u8 = 4;
/// The most bones that a reason names.
const NAMED: usize = 3;
/// The value of knowing a hand, and the most bones that one can have of which this is said.
const KNOWN: f64 = 10.5;
const FEW_KNOWN: usize = 2;
/// The part of a threat that is worth saying where the bone is probably elsewhere.
const BELIEVED: f64 = 0.4;
/// How likely the next player must be stuck, and how much of that must follow from what he chose to
/// play, before it is said as a guess.
const PROBABLY: f64 = 0.6;
const READ: f64 = 0.2;
/// How much more often a side must go out before it is said.
const CLEARLY: f64 = 0.1;
/// The value of leaving the next player nothing to score with.
const NOTHING: f64 = 1.5;

/// The reasons that lie in what is left of the numbers.
fn of_numbers(seen: &Observation, [one, two]: &[After<'_>; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    let goes_on = !one.kept.is_empty() && !one.is_shut();
    let mine = |after: &After<'_>, pips: u8| after.own(pips) > 0 && after.hidden(pips) == 0;
    let of_two = |after: &After<'_>| after.ends().iter().any(|pips| mine(after, pips));
    if goes_on && !of_two(two) && !one.hidden_fitting().is_empty() {
        let own = one.ends().iter().filter(|&pips| mine(one, pips)).max_by_key(|&pips| one.own(pips));
        if let Some(pips) = own {
            let count = one.own(pips) as u8;
            reasons.push((OWN + f64::from(count.min(3)) / 2.0, Reason::Own { pips, count }));
        }
    }
    let lacked = |pips: u8| rivals(seen).all(|seat| seen.lacks(seat).contains(pips));
    let is_ours = |after: &After<'_>, pips: u8| after.ends().contains(pips) && lacked(pips);
    let ours = (0..7).find(|&pips| is_ours(one, pips) && one.own(pips) > 0 && one.hidden(pips) > 0);
    // Where nobody else can play at all, that is the reason.
    let all_stopped = rivals(seen).all(|seat| one.stops(seat));
    if let Some(pips) = ours.filter(|_| goes_on && !all_stopped && !(0..7).any(|pips| is_ours(two, pips))) {
        reasons.push((OURS, Reason::Ours(pips)));
    }
    let strong = |after: &After<'_>, pips: u8| after.own(pips) >= 2 && after.own(pips) >= after.hidden(pips);
    let best = one.ends().iter().filter(|&pips| strong(one, pips) && one.hidden(pips) > 0);
    let best = best.filter(|&pips| !two.ends().contains(pips)).max_by_key(|&pips| one.own(pips));
    if let Some(pips) = best.filter(|_| goes_on) {
        let (own, hidden) = (one.own(pips) as u8, one.hidden(pips) as u8);
        reasons.push((f64::from(own) * 1.1 - f64::from(hidden) / 2.0 + 0.5, Reason::Strong { pips, own, hidden }));
    }
    let doublet = one.played().filter(|bone| bone.is_doublet() && two.played() != Some(*bone));
    if let Some(bone) = doublet.filter(|_| goes_on && !seen.rules().spinner.adds_to_seven()) {
        let pips = bone.high();
        let left = (one.hidden(pips) + one.own(pips)) as u8;
        // Where its number stays open and nobody else has it, the doublet could wait.
        let waits = two.ends().contains(pips) && two.hidden(pips) == 0;
        if !waits && left < FEW_LEFT {
            reasons.push((5.0 - f64::from(left), Reason::Doublet { pips, left }));
        }
    }
    let (here, there) = (one.places() as u8, two.places() as u8);
    if goes_on && one.kept.len() < SEVERAL && one.followers().len() == two.followers().len() {
        reasons.push(((f64::from(here) - f64::from(there)) * FOLLOWER, Reason::Places(here, there)));
    }
    let (here, there) = (one.variety(), two.variety());
    if one.kept.len() >= SEVERAL {
        reasons.push(((f64::from(here) - f64::from(there)) * NUMBER, Reason::Variety(here, there)));
    }
    reasons
}

/// The reasons that lie in who can play at all.
fn of_stopping(seen: &Observation, [one, two]: &[After<'_>; 2], facts: [&super::Facts; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    let rules = seen.rules();
    let others = rules.seats() - 1;
    let held = if seen.public().boneyard_len() == 0 {
        // They hold all that is hidden.
        f64::from(seen.unseen().weight())
    } else {
        rules.all_seats().filter(|&seat| seat != seen.seat()).map(|seat| one.pips_of(seat)).sum()
    };
    let theirs = (held / others.max(1) as f64).round() as u16;
    match (one.is_shut(), two.is_shut()) {
        (true, false) => {
            reasons.push((SHUT, Reason::Shuts { own: one.kept.weight(), theirs, others: others as u8 }));
        }
        (false, true) if two.kept.weight() > theirs => {
            reasons.push((SHUT, Reason::KeepsOpen { own: two.kept.weight(), theirs, others: others as u8 }));
        }
        _ => {}
    }
    let next = seen.seat().after(1, rules.seats());
    let is_rival = rules.side(next) != rules.side(seen.seat());
    if is_rival && !one.is_shut() && !one.kept.is_empty() {
        let stuck = facts.map(|facts| facts.next.map_or(0.0, |next| next.stuck));
        let fit = [one, two].map(|after| after.fitting_of(next).len() as u8);
        let fewer = f64::from(fit[1]) - f64::from(fit[0]);
        let stops = (stuck[0] - stuck[1]) * TURN;
        let own = one.followers().len() as u8;
        if one.hidden_fitting().is_empty() && !two.hidden_fitting().is_empty() && own > 0 {
            reasons.push((ONLY, Reason::OnlyYou(own)));
        } else if one.stops(next) && !two.stops(next) && !one.lacked(next).is_empty() {
            reasons.push((TURN * (1.0 - stuck[1]) + 1.0, Reason::Lacks(one.lacked(next))));
        } else {
            let is_guess = stuck[0] >= PROBABLY && stuck[0] - one.stuck_by_count(next) >= READ;
            let is_fewer = (0 < fit[0] || one.hidden_fitting().is_empty())
                && fit[1] > 0
                && stops >= 0.0
                && f64::from(fit[0]) <= MUCH_FEWER * f64::from(fit[1]);
            let (fitting, few) = (one.fitting_of(next), fit[0] > 0 && usize::from(fit[0]) <= NAMED);
            // Where the bones that fit are counted anyway, they are named there.
            let guess = Reason::Guess(if few && !is_fewer { fitting } else { Bones::NONE });
            reasons.push((stops, if is_guess { guess } else { Reason::Stops(stuck[0], stuck[1]) }));
            if is_fewer {
                let (possible, last) = (one.held_by(next), seen.hand_len(next) == 1);
                let (hidden, shown) = (possible.len() as u8, possible != seen.unseen());
                // It can be counted at the table, so it is said before the chance that follows from
                // it.
                let worth = stops.max(fewer * FITTING) + 0.1;
                let bones = if few { fitting } else { Bones::NONE };
                reasons.push((worth, Reason::FewFit { fit, hidden, bones, shown, last }));
            }
        }
    }
    let all_stopped = |after: &After<'_>| rivals(seen).all(|seat| after.stops(seat));
    let sure = |after: &After<'_>| {
        let Some(last) = after.kept.last().filter(|_| after.kept.len() == 1 && !after.followers().is_empty()) else {
            return false;
        };
        has_more_ends(after, last) || others == 1 && after.places() > 1 && last_is_safe(after) || all_stopped(after)
    };
    if sure(one) && !sure(two) && !facts[0].goes_out {
        reasons.push((OUT, Reason::OutNext));
    }
    reasons
}

/// Whether a bone fits more ends than there are hidden bones to cover them.
fn has_more_ends(after: &After<'_>, last: Bone) -> bool {
    let fitting = after.layout.fits().filter(|(_, bones)| bones.contains(last));
    let (ends, covering) = fitting.fold((0, Bones::NONE), |(ends, all), (_, bones)| (ends + 1, all | bones));
    ends > (covering & after.seen.unseen()).len()
}

/// Whether the single other player can cover only one of the ends that the last bone fits.
fn last_is_safe(after: &After<'_>) -> bool {
    after.layout.fits().filter(|(_, bones)| !(*bones & after.kept).is_empty()).count() > 1
}

/// The reasons that lie in what the partner and the opponents have shown they have.
fn of_partner(seen: &Observation, [one, two]: &[After<'_>; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    if one.kept.is_empty() || one.is_shut() {
        return reasons;
    }
    let made = |seat| made_by(seen, seat);
    for partner in partners(seen) {
        if let Some(pips) = led_by_partner(seen).filter(|&pips| one.ends().contains(pips) && !two.ends().contains(pips))
        {
            reasons.push((LED, Reason::LeadOfPartner(pips)));
        } else if let Some((pips, bones)) = favourite(seen, partner)
            .filter(|&(pips, _)| one.ends().contains(pips) && !two.ends().contains(pips) && one.hidden(pips) > 0)
        {
            reasons.push((LED, Reason::OpenedTwice { pips, bones }));
        } else if let Some(pips) = made(partner).filter(|&pips| {
            one.ends().contains(pips) && !two.ends().contains(pips) && !seen.lacks(partner).contains(pips)
        }) {
            reasons.push((LEFT_OPEN, Reason::EndOfPartner(pips)));
        }
        let (lacks, left) = (seen.lacks(partner), two.ends());
        let has_shown = !left.is_empty() && left.iter().all(|pips| lacks.contains(pips));
        if two.stops(partner) && !one.stops(partner) && has_shown {
            reasons.push((RELIEF, Reason::Relieves(left)));
        }
    }
    if partners(seen).next().is_none() {
        return reasons;
    }
    for rival in rivals(seen) {
        if let Some(pips) = made(rival).filter(|&pips| !one.ends().contains(pips) && two.ends().contains(pips)) {
            reasons.push((COVERED, Reason::EndOfRival(pips)));
            break;
        }
    }
    reasons
}

/// The reasons that lie in which single bones the others must hold, or probably do not.
fn of_shown(seen: &Observation, [one, two]: &[After<'_>; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    let rules = seen.rules();
    if one.kept.is_empty() || one.is_shut() || two.is_shut() {
        return reasons;
    }
    let next = seen.seat().after(1, rules.seats());
    let sure = certain(seen);
    // Where every bone is known, what follows is the reason.
    let hand = |seat: Seat| Some(sure[seat.index()]).filter(|bones| bones.len() == seen.hand_len(seat));
    let few = |bones: &Bones| (1..=FEW_KNOWN).contains(&bones.len());
    let fits = |bones: &Bones, after: &After<'_>| !bones.is_disjoint(after.layout.fitting());
    let is_rival = rules.side(next) != rules.side(seen.seat());
    if let Some(bones) = hand(next).filter(|bones| is_rival && few(bones) && !fits(bones, one) && fits(bones, two)) {
        reasons.push((KNOWN, Reason::Holds(bones)));
    }
    for partner in partners(seen) {
        if let Some(bones) = hand(partner).filter(|bones| few(bones) && fits(bones, one) && !fits(bones, two)) {
            reasons.push((KNOWN, Reason::Feeds(bones)));
        }
    }
    if let Some((bone, points)) = untaken(one, next).filter(|_| is_rival) {
        let size = f64::from(value::size_of_point(rules));
        let [threat, instead] = [one, two].map(|after| f64::from(most_with(&after.layout, after, bone)));
        let few = one.fitting_of(next).len() <= NAMED && !two.layout.fitting().contains(bone);
        let worth = f64::max(size * (threat - instead) * BELIEVED, if few { TURN / 2.0 } else { 0.0 });
        reasons.push((worth, Reason::Untaken { bone, points }));
    }
    reasons
}

/// The reasons that lie in what later turns bring.
fn later(better: &Weighed, other: &Weighed) -> impl Iterator<Item = (f64, Reason)> {
    let (here, there) = (better.facts.later, other.facts.later);
    let answer = there.and_then(|there| there.answer).map(|answer| {
        let part = (answer.held * answer.loss / (better.win - other.win).max(f64::EPSILON)).min(1.0);
        (TURN * part, Reason::Answer { step: answer.step, held: answer.held })
    });
    let both = here.zip(there);
    let stuck = both.map(|(here, there)| (TURN * (there.stuck - here.stuck), Reason::Stuck(here.stuck, there.stuck)));
    answer.into_iter().chain(stuck)
}

/// Whether the player's side goes out first clearly more often.
fn goes_out(seen: &Observation, better: &Weighed, other: &Weighed) -> Option<Reason> {
    let likely = [better.facts.later?.out, other.facts.later?.out];
    let pairs = partners(seen).next().is_some();
    (likely[0] - likely[1] >= CLEARLY).then_some(Reason::Out { likely, pairs })
}
