//! What the table and a hand look like after a move, as its player sees it: who can still hold
//! what, and what is left of a number.

use super::frequency::settled;
use super::hidden::{Unseen, of_suits};
use super::{NAMED, Scoring};
use crate::judge::facts::Reply;
use sight::Lead;
use sight::{Act, Bone, Bones, Layout, Move, Observation, Seat, Suits};

/// The position after a move of the observing seat.
pub(super) struct After<'a> {
    pub(super) seen: &'a Observation,
    pub(super) step: Move,
    pub(super) layout: Layout,
    /// The bones that its player keeps.
    pub(super) kept: Bones,
    hidden: &'a Unseen,
}

impl<'a> After<'a> {
    pub(super) fn new(seen: &'a Observation, step: Move, hidden: &'a Unseen) -> After<'a> {
        let (layout, hand) = (*seen.layout(), seen.hand());
        let (layout, kept) = match step {
            Move::Play(bone, end) => (layout.after(seen.seat(), bone, end), hand - Bones::of(bone)),
            Move::Boom(bone) => (layout.without(bone), hand),
            Move::Draw | Move::Pass | Move::Clock(..) | Move::Resign(_) => (layout, hand),
        };
        After { seen, step, layout, kept, hidden }
    }

    /// The bone that was played.
    pub(super) const fn played(&self) -> Option<Bone> {
        if let Move::Play(bone, _) = self.step { Some(bone) } else { None }
    }

    /// The numbers that the open ends show, if a bone joins its like.
    pub(super) fn ends(&self) -> Suits {
        if self.seen.rules().spinner.adds_to_seven() { Suits::NONE } else { self.layout.shows() }
    }

    /// The bones that somebody else or the boneyard has, and that fit.
    pub(super) fn hidden_fitting(&self) -> Bones {
        self.seen.unseen() & self.layout.fitting()
    }

    /// The kept bones that fit.
    pub(super) fn followers(&self) -> Bones {
        self.kept & self.layout.fitting()
    }

    /// The hidden bones of a number.
    pub(super) fn hidden(&self, pips: u8) -> usize {
        (self.seen.unseen() & Bones::suit(pips)).len()
    }

    /// The kept bones of a number.
    pub(super) fn own(&self, pips: u8) -> usize {
        (self.kept & Bones::suit(pips)).len()
    }

    /// The hidden bones that a seat can have, as far as everyone has shown what they lack.
    pub(super) const fn held_by(&self, seat: Seat) -> Bones {
        self.hidden.possible(seat)
    }

    /// The hidden bones that a seat must have.
    pub(super) const fn sure_of(&self, seat: Seat) -> Bones {
        self.hidden.sure(seat)
    }

    /// Whether a seat can hold none of some bones, as far as everyone has shown what they lack.
    pub(super) fn may_lack(&self, seat: Seat, bones: Bones) -> bool {
        self.hidden.may_lack(seat, bones)
    }

    /// The bones that a seat can have until its next turn is over, with those that it may draw.
    pub(super) fn reached_by(&self, seat: Seat) -> Bones {
        if self.seen.public().drawable() > 0 { self.seen.unseen() } else { self.held_by(seat) }
    }

    /// Whether nobody else can play on a layout, whatever they draw.
    fn is_alone_on(&self, layout: &Layout) -> bool {
        let mut others = self.others();
        others.all(|seat| self.reached_by(seat).is_disjoint(layout.fitting()))
    }

    /// The other seats.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seen.rules().all_seats().filter(|&seat| seat != self.seen.seat())
    }

    /// Whether the player surely has a play at the next turn: the kept bones fit more ends than the
    /// others can cover by then. A doublet leaves its number open.
    pub(super) fn surely_plays(&self) -> bool {
        let rules = self.seen.rules();
        let may_close = rules.spinner.is_cross() && self.layout.spinner().is_none();
        if rules.firecrackers || rules.spinner.adds_to_seven() || may_close {
            return false;
        }
        let fits = self.layout.fits().map(|(_, bones)| bones).filter(|bones| !bones.is_disjoint(self.kept));
        let (ends, at_ends) = fits.fold((0, Bones::NONE), |(ends, all), bones| (ends + 1, all | bones));
        let covering: Bones = at_ends.iter().filter(|bone| !bone.is_doublet()).collect();
        let can_cover = |seat: &Seat| !self.reached_by(*seat).is_disjoint(covering);
        let players = self.others().filter(can_cover).count();
        let bones = (self.seen.unseen() & covering).len();
        ends > players.min(bones)
    }

    /// Whether the player can play all kept bones one after the other, and nobody else any.
    pub(super) fn runs_out(&self) -> bool {
        let is_plain = !self.seen.rules().firecrackers && !self.kept.is_empty();
        is_plain && self.is_alone_on(&self.layout) && self.can_run(&self.layout, self.kept)
    }

    fn can_run(&self, layout: &Layout, kept: Bones) -> bool {
        let plays = layout.fits().flat_map(|(end, bones)| (bones & kept).iter().map(move |bone| (bone, end)));
        plays.into_iter().any(|(bone, end)| {
            let (next, left) = (layout.after(self.seen.seat(), bone, end), kept - Bones::of(bone));
            left.is_empty() || self.is_alone_on(&next) && self.can_run(&next, left)
        })
    }

    /// Those of them that fit.
    pub(super) fn fitting_of(&self, seat: Seat) -> Bones {
        self.held_by(seat) & self.layout.fitting()
    }

    /// Those of them that score at least so many points, if they are few. Of a hand that is known, it is
    /// the one that scores most.
    pub(super) fn scoring_of(&self, seat: Seat, least: u8) -> Option<Scoring> {
        let scores = |bones: Bones| {
            let fitting = (bones & self.layout.fitting()).iter();
            fitting.map(|bone| (bone, most_with(&self.layout, self, bone))).filter(|&(_, points)| points >= least)
        };
        if self.is_known(seat) {
            return Some(Scoring::of(scores(self.held_by(seat)).max_by_key(|&(_, points)| points)));
        }
        let found: Vec<(Bone, u8)> = scores(self.held_by(seat)).collect();
        (found.len() <= NAMED).then(|| Scoring::of(found))
    }

    /// Whether no one can play any more, whatever is drawn.
    pub(super) fn is_shut(&self) -> bool {
        let is_stuck = !self.kept.is_empty() && self.followers().is_empty() && !self.layout.is_empty();
        is_stuck && self.is_alone_on(&self.layout)
    }

    /// The chance that nobody else goes out before the player's next turn, as far as it can be counted.
    pub(super) fn lasts(&self) -> f64 {
        let rules = self.seen.rules();
        let singles = self.others().filter(|&seat| self.seen.hand_len(seat) == 1);
        let fits = |seat: Seat| self.fitting_of(seat).len() as f64 / self.held_by(seat).len().max(1) as f64;
        if rules.both_out { 1.0 } else { singles.map(|seat| 1.0 - fits(seat)).product() }
    }

    /// Whether somebody else may go out before the player's next turn.
    pub(super) fn may_end_before(&self) -> bool {
        let rules = self.seen.rules();
        // Until somebody can play, the ends stay as they are.
        let mut stay = true;
        (1..rules.seats()).map(|steps| self.seen.seat().after(steps, rules.seats())).any(|seat| {
            let may_fit = !stay || !self.fitting_of(seat).is_empty();
            stay = stay && self.reached_by(seat).is_disjoint(self.layout.fitting());
            self.seen.hand_len(seat) == 1 && may_fit
        })
    }

    /// Whether all bones of a seat are known.
    pub(super) fn is_known(&self, seat: Seat) -> bool {
        self.sure_of(seat).len() == self.seen.hand_len(seat)
    }

    /// What the next player can score if the bones that he must draw are counted as well.
    pub(super) fn with_draws(&self, next: Reply) -> Reply {
        let rules = self.seen.rules();
        let most = rules.draw_most.map_or(usize::MAX, usize::from);
        let (draws, fitting) = (self.seen.public().drawable().min(most), self.hidden_fitting());
        if rules.free_draw || draws == 0 || fitting.is_empty() {
            return next;
        }
        // He holds none that fits then, so those that fit are among the bones of the others. The
        // first of them that he draws is the one that he plays.
        let elsewhere = self.seen.unseen().len() - self.seen.hand_len(next.seat);
        let misses = (0..draws).map(|drawn| {
            let left = elsewhere.saturating_sub(drawn).max(1) as f64;
            1.0 - (fitting.len() as f64 / left).min(1.0)
        });
        let finds = next.stuck * (1.0 - misses.product::<f64>()) / fitting.len() as f64;
        let points = fitting.iter().map(|bone| most_with(&self.layout, self, bone));
        let need = i32::from(rules.target) - i32::from(self.seen.score(rules.side(next.seat)));
        let wins = |points: u8| !rules.single_hand && i32::from(points) >= need;
        let (mut found, mut sum) = (next, next.scores * next.points);
        for points in points.filter(|&points| points > 0) {
            found.scores += finds;
            found.wins += if wins(points) { finds } else { 0.0 };
            sum += finds * f64::from(points);
        }
        found.points = if found.scores > 0.0 { sum / found.scores } else { 0.0 };
        found
    }

    /// The chance that a seat has nothing to play, as it was counted, unless it is certain.
    pub(super) fn stuck_of(&self, seat: Seat, counted: f64) -> f64 {
        settled(counted, !self.may_lack(seat, self.layout.fitting()), self.stops(seat))
    }

    /// The chance that a partner can play, as it was counted, unless it is certain.
    pub(super) fn partner_plays(&self, counted: f64) -> f64 {
        let never = partners(self.seen).all(|seat| self.stops(seat));
        let always = partners(self.seen).any(|seat| !self.may_lack(seat, self.layout.fitting()));
        settled(counted, never, always)
    }

    /// The chance that a seat can score at least so many points, as it was counted, unless it is certain.
    pub(super) fn scores_of(&self, seat: Seat, least: u8, counted: f64) -> f64 {
        let scores = |bone: &Bone| most_with(&self.layout, self, *bone) >= least;
        let scoring: Bones = (self.reached_by(seat) & self.layout.fitting()).iter().filter(scores).collect();
        settled(counted, scoring.is_empty(), !self.seen.rules().finish.exact.is_on() && !self.may_lack(seat, scoring))
    }

    /// Whether a seat has shown that none of its bones fits.
    pub(super) fn stops(&self, seat: Seat) -> bool {
        !self.layout.is_empty() && self.fitting_of(seat).is_empty()
    }

    /// The numbers that a seat has shown it lacks, and without which it could play. Those of ends
    /// come first.
    pub(super) fn lacked(&self, seat: Seat) -> Suits {
        let fitting = self.hidden_fitting();
        let matters = |pips: &u8| !fitting.is_disjoint(Bones::suit(*pips));
        let lacks: Suits = self.seen.lacks(seat).iter().filter(matters).collect();
        let at_ends: Suits = lacks.iter().filter(|&pips| self.ends().contains(pips)).collect();
        if (fitting - of_suits(at_ends)).is_empty() { at_ends } else { lacks }
    }

    /// At how many ends a kept bone fits.
    pub(super) fn places(&self) -> usize {
        self.layout.fits().filter(|(_, bones)| !bones.is_disjoint(self.kept)).count()
    }

    /// The numbers at the ends that nobody else has, and the kept bones that fit there.
    pub(super) fn own_numbers(&self) -> (Suits, Bones) {
        let own: Suits = self.ends().iter().filter(|&pips| self.own(pips) > 0 && self.hidden(pips) == 0).collect();
        (own, self.kept & of_suits(own))
    }
}

/// The other seats of the observing seat's side.
pub(super) fn partners(seen: &Observation) -> impl Iterator<Item = Seat> + '_ {
    let (rules, own) = (seen.rules(), seen.seat());
    rules.all_seats().filter(move |&seat| seat != own && rules.side(seat) == rules.side(own))
}

/// The seats of other sides, from the next one on.
pub(super) fn rivals(seen: &Observation) -> impl Iterator<Item = Seat> + '_ {
    let (rules, own) = (seen.rules(), seen.seat());
    let others = (1..rules.seats()).map(move |steps| own.after(steps, rules.seats()));
    others.filter(move |&seat| rules.side(seat) != rules.side(own))
}

/// The number that the partner led with a doublet of his own choice.
pub(super) fn led_by_partner(seen: &Observation) -> Option<u8> {
    let first = seen.deeds().first()?;
    let is_free = matches!(seen.public().lead, Lead::Lot | Lead::Seat(_));
    let chosen = is_free && partners(seen).any(|seat| seat == first.seat);
    match first.act {
        Act::Played(bone, _) if chosen && bone.is_doublet() => Some(bone.high()),
        _ => None,
    }
}

/// The most that a bone scores on a layout.
pub(super) fn most_with(layout: &Layout, after: &After<'_>, bone: Bone) -> u8 {
    let ends = layout.fits().filter(|(_, bones)| bones.contains(bone));
    ends.map(|(end, _)| layout.opening(end).points_with(after.seen.rules(), bone)).max().unwrap_or_default()
}
