//! A second engine for one hand, as slow and simple as the text of the rules. Its table is a list
//! of joined bones, and it computes everything else from that list each time. It shares no code
//! with the engine except bones, seats and the rules as data. If both agree, both are right, or the
//! rules were misread twice.
#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

mod settle;

use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Seat};
use electrum_dominoes_engine::deal::{Deal, Lead};
use electrum_dominoes_engine::rules::{CountWhat, Exact, LeadBone, LeadScores, NoDoublet, Rules, Spinner};

/// A place of a bone. `w` and `e` are its lighter and heavier half, or the two sides of a doublet.
/// `n` and `s` are the ends of a doublet.
type Place = (Bone, char);

#[derive(Clone)]
struct Laid {
    bone: Bone,
    /// The arm that it was played to. `None` for the lead.
    arm: Option<char>,
    /// The place by which it was joined.
    near: char,
}

/// A hand in play.
#[derive(Clone)]
pub struct Naive {
    rules: Rules,
    laid: Vec<Laid>,
    joins: Vec<(Place, Place)>,
    pub hands: Vec<Vec<Bone>>,
    pub yard: Vec<Bone>,
    pub scores: Vec<i32>,
    depths: Vec<u16>,
    fired: Vec<bool>,
    forced: Option<Bone>,
    pub turn: usize,
    passed: usize,
    /// The bones drawn in this turn.
    drawn: usize,
    last: usize,
    leader: usize,
    /// The first doublet with bones on both sides.
    enclosed: Option<Bone>,
    /// The last bone of the hand, and whether it fitted two ends with a half each.
    final_bone: Option<(Bone, bool)>,
    /// The hands won and the ties carried over, as the game has them so far.
    pub hands_won: usize,
    pub carried: i32,
    /// Whether this is the first hand of the game, whether its leader won the one before by going out,
    /// and whether the rules name it after a blocked one.
    pub is_first: bool,
    pub won_last: bool,
    pub after_block: bool,
    /// Whether the hand is over, and whether the game is too.
    pub over: bool,
    pub won: bool,
    /// The seat that went out, if one did.
    pub out: Option<usize>,
}

fn halves(bone: Bone) -> (u8, u8) {
    let text = bone.to_string();
    let (high, low) = text.split_once('-').unwrap();
    (low.parse().unwrap(), high.parse().unwrap())
}

fn pips(place: Place) -> u8 {
    let (low, high) = halves(place.0);
    if place.1 == 'w' { low } else { high }
}

fn double(bone: Bone) -> bool {
    let (low, high) = halves(bone);
    low == high
}

/// Whether a bone goes anywhere where halves make seven.
fn matador(bone: Bone) -> bool {
    matches!(weight(bone), 0 | 7)
}

fn weight(bone: Bone) -> i32 {
    let (low, high) = halves(bone);
    i32::from(low) + i32::from(high)
}

/// The pips of the heaviest half.
fn highest(rules: &Rules) -> u8 {
    match rules.set {
        Set::Six => 6,
        Set::Nine => 9,
        Set::Twelve => 12,
    }
}

fn opposite(way: char) -> char {
    match way {
        'w' => 'e',
        'e' => 'w',
        'n' => 's',
        _ => 'n',
    }
}

impl Naive {
    pub fn new(rules: Rules, deal: &Deal, lead: Lead, scores: Vec<i32>) -> Naive {
        let seats = usize::from(rules.seats);
        let hands: Vec<Vec<Bone>> = deal.hands[..seats].iter().map(|hand| hand.iter().collect()).collect();
        let heaviest =
            |seat: usize| hands[seat].iter().copied().filter(|&bone| double(bone)).max_by_key(|&bone| weight(bone));
        // Where nobody has a doublet or 3-2, the one plain bone that decides instead.
        let plain = |lead: Lead| {
            let all = || hands.iter().flatten().copied();
            let decides = |bone: Bone| double(bone) || lead == Lead::ThreeTwo && halves(bone) == (2, 3);
            let order = |bone: &Bone| (weight(*bone), halves(*bone).1);
            let bone = match rules.no_doublet {
                _ if all().any(decides) => None,
                NoDoublet::DealAgain => None,
                NoDoublet::Heaviest => all().max_by_key(order),
                NoDoublet::Lowest => all().min_by_key(order),
            }?;
            Some((hands.iter().position(|hand| hand.contains(&bone))?, Some(bone)))
        };
        let by_bones = matches!(lead, Lead::Doublet | Lead::LowDoublet | Lead::ThreeTwo | Lead::UpFrom(_));
        let (turn, forced) = match lead {
            _ if by_bones && plain(lead).is_some() => plain(lead).unwrap(),
            Lead::UpFrom(first) => {
                let holder =
                    |pips: u8| (0..seats).find(|&seat| hands[seat].iter().any(|&bone| halves(bone) == (pips, pips)));
                let pips = (first..=highest(&rules)).chain(0..first).find(|&pips| holder(pips).is_some()).unwrap();
                (holder(pips).unwrap(), Bone::new(pips, pips))
            }
            Lead::LowDoublet | Lead::ThreeTwo => {
                let first = (lead == Lead::ThreeTwo).then_some((2, 3));
                let order = first.into_iter().chain((1..=highest(&rules)).chain([0]).map(|pips| (pips, pips)));
                let holder =
                    |wanted: (u8, u8)| (0..seats).find(|&seat| hands[seat].iter().any(|&bone| halves(bone) == wanted));
                let wanted = order.into_iter().find(|&doublet| holder(doublet).is_some()).unwrap();
                let seat = holder(wanted).unwrap();
                (seat, hands[seat].iter().copied().find(|&bone| halves(bone) == wanted))
            }
            Lead::Doublet => {
                let holder = (0..seats).max_by_key(|&seat| heaviest(seat).map(weight)).unwrap();
                (holder, heaviest(holder))
            }
            Lead::Lot => {
                let turned = deal.lot.last().unwrap().bones();
                ((0..seats).max_by_key(|&seat| weight(turned[seat])).unwrap(), None)
            }
            Lead::Seat(seat) => (seat.index(), None),
            Lead::DoubletOf(seat) => (seat.index(), heaviest(seat.index())),
        };
        Naive {
            rules,
            laid: vec![],
            joins: vec![],
            hands,
            yard: deal.boneyard.to_vec(),
            scores,
            depths: deal.depths.to_vec(),
            fired: vec![false; seats],
            forced,
            turn,
            passed: 0,
            drawn: 0,
            last: turn,
            leader: turn,
            enclosed: None,
            final_bone: None,
            hands_won: 0,
            carried: 0,
            is_first: true,
            won_last: false,
            after_block: false,
            over: false,
            won: false,
            out: None,
        }
    }

    fn joined(&self, place: Place) -> bool {
        self.joins.iter().any(|&(a, b)| a == place || b == place)
    }

    fn joints(&self, bone: Bone) -> usize {
        self.joins.iter().filter(|(a, b)| a.0 == bone || b.0 == bone).count()
    }

    fn spins(&self, bone: Bone) -> bool {
        match self.rules.spinner {
            Spinner::None | Spinner::Sevens => false,
            Spinner::First | Spinner::Counting | Spinner::Cross | Spinner::Maltese | Spinner::MalteseFour => {
                self.middle() == Some(bone)
            }
            Spinner::Led => double(bone) && self.laid.iter().any(|laid| laid.bone == bone && laid.arm.is_none()),
            Spinner::Enclosed => self.enclosed == Some(bone),
            Spinner::Every => double(bone),
        }
    }

    /// Whether a place is that of a plain bone beside the first doublet of a Maltese cross, where
    /// nothing but a doublet may follow.
    fn waits(&self, place: Place) -> bool {
        let is_maltese = matches!(self.rules.spinner, Spinner::Maltese | Spinner::MalteseFour);
        let beside = |&(a, b): &(Place, Place)| {
            let pair = [Some(a.0), Some(b.0)];
            pair.contains(&self.middle()) && pair.contains(&Some(place.0))
        };
        is_maltese && Some(place.0) != self.middle() && !double(place.0) && self.joins.iter().any(beside)
    }

    /// The first doublet.
    fn middle(&self) -> Option<Bone> {
        self.laid.iter().map(|laid| laid.bone).find(|&bone| double(bone))
    }

    /// The places that may be played on, by name. A cross must first have four bones around its
    /// doublet.
    fn ends(&self) -> Vec<(String, Place)> {
        let mut ends = self.places();
        let middle = self.middle().filter(|&middle| self.joints(middle) < 4);
        let is_cross = matches!(self.rules.spinner, Spinner::Cross | Spinner::Maltese | Spinner::MalteseFour);
        if let (true, Some(middle)) = (is_cross, middle) {
            ends.retain(|(_, place)| place.0 == middle);
        } else if self.rules.spinner == Spinner::MalteseFour && ends.iter().any(|&(_, place)| self.waits(place)) {
            ends.retain(|&(_, place)| self.waits(place));
        }
        ends
    }

    fn places(&self) -> Vec<(String, Place)> {
        let mut ends = vec![];
        for laid in &self.laid {
            for way in ['w', 'e', 'n', 's'] {
                let place = (laid.bone, way);
                let across = matches!(way, 'n' | 's');
                let sides_taken = self.joined((laid.bone, 'w')) && self.joined((laid.bone, 'e'));
                let open = !self.joined(place) && (!across || self.spins(laid.bone) && sides_taken);
                if open {
                    ends.push((self.name(laid, way), place));
                }
            }
        }
        ends
    }

    fn name(&self, laid: &Laid, way: char) -> String {
        if self.rules.spinner == Spinner::Every {
            return format!("@{}{way}", laid.bone);
        }
        match laid.arm {
            // A plain lead lies with its lighter half to the west. A spinner names its arms.
            None => way.to_string(),
            Some(_) if matches!(way, 'n' | 's') => way.to_string(),
            Some(arm) if way == laid.near => opposite(arm).to_string(),
            Some(arm) => arm.to_string(),
        }
    }

    pub fn count(&self) -> i32 {
        let open = |bone: Bone| -> i32 {
            match (double(bone), self.joints(bone)) {
                (true, 0 | 1) => weight(bone),
                (true, _) if self.rules.spinner == Spinner::Counting && self.spins(bone) => {
                    let open = self.places().into_iter().filter(|(_, place)| place.0 == bone);
                    open.map(|(_, place)| i32::from(pips(place))).sum()
                }
                (true, _) => 0,
                (false, _) => ['w', 'e']
                    .map(|way| (bone, way))
                    .into_iter()
                    .filter(|&place| !self.joined(place))
                    .map(|place| i32::from(pips(place)))
                    .sum(),
            }
        };
        self.laid.iter().map(|laid| open(laid.bone)).sum()
    }

    /// Whether a bone may go to an open place. In a Maltese cross, only a doublet may go to a bone
    /// that lies at the first doublet.
    fn fits(&self, bone: Bone, place: Place) -> bool {
        let (low, high) = halves(bone);
        if self.rules.spinner == Spinner::Sevens {
            return matador(bone) || low + pips(place) == 7 || high + pips(place) == 7;
        }
        (low == pips(place) || high == pips(place)) && (double(bone) || !self.waits(place))
    }

    fn plays(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        if self.laid.is_empty() {
            return hand
                .iter()
                .filter(|&&bone| self.forced.is_none_or(|forced| forced == bone))
                .filter(|&&bone| double(bone) || !self.must_lead_doublet())
                .map(|bone| format!("{bone}e"))
                .collect();
        }
        let mut plays = vec![];
        for (name, place) in self.ends() {
            let fitting = hand.iter().filter(|&&bone| self.fits(bone, place));
            plays.extend(fitting.map(|bone| format!("{bone}{name}")));
            if self.rules.spinner == Spinner::Sevens {
                let turned = hand.iter().filter(|&&bone| matador(bone) && !double(bone));
                plays.extend(turned.map(|bone| format!("{bone}{name}^")));
            }
        }
        plays
    }

    fn must_lead_doublet(&self) -> bool {
        match self.rules.leading.bone {
            LeadBone::Any => false,
            LeadBone::Doublet => self.won_last && self.passed == 0,
            LeadBone::DoubletOrNext => self.won_last || self.after_block,
        }
    }

    fn drawable(&self) -> usize {
        if self.rules.draws { self.yard.len().saturating_sub(usize::from(self.rules.reserve)) } else { 0 }
    }

    /// The legal moves as sorted text.
    pub fn legal(&self) -> Vec<String> {
        if self.over {
            return vec![];
        }
        let mut moves = self.plays();
        let stuck = moves.is_empty();
        let full = self.rules.hand_limit.is_some_and(|limit| self.hands[self.turn].len() >= usize::from(limit));
        let must_lead = self.laid.is_empty() && self.forced.is_some();
        let enough = self.rules.draw_most.is_some_and(|most| self.drawn >= usize::from(most));
        let draw = self.drawable() > 0 && !full && !enough && !must_lead && (stuck || self.rules.free_draw);
        if draw {
            moves.push("draw".to_owned());
        }
        if stuck && !draw {
            moves.push("pass".to_owned());
        }
        if self.rules.firecrackers && !self.fired[self.turn] {
            let victims =
                self.laid.iter().map(|laid| laid.bone).filter(|&bone| self.joints(bone) == 1 && !self.spins(bone));
            moves.extend(victims.map(|bone| format!("boom {bone}")));
        }
        moves.sort();
        moves
    }

    pub fn play(&mut self, step: &str) {
        let seats = self.hands.len();
        match step.split_once(' ') {
            Some((_, victim)) => self.boom(victim.parse().unwrap()),
            None if step == "draw" => {
                let bone = self.yard.remove(0);
                self.hands[self.turn].push(bone);
                self.drawn += 1;
            }
            None if step == "pass" => {
                // Whoever may draw another bone in the next turn is not stuck for good.
                let enough = self.rules.draw_most.is_some_and(|most| self.drawn >= usize::from(most));
                let full = self.rules.hand_limit.is_some_and(|limit| self.hands[self.turn].len() >= usize::from(limit));
                self.passed = if enough && !full && self.drawable() > 0 { 0 } else { self.passed + 1 };
                self.drawn = 0;
                if self.passed == seats {
                    self.over = true;
                    self.settle();
                } else if self.passed == seats - 1 && !self.is_dead() {
                    self.add(self.last, i32::from(self.rules.bonuses.pass_round));
                }
                self.turn = (self.turn + 1) % seats;
            }
            None => {
                // The name of an end begins with a letter or with @.
                let (bone, end) = step.split_at(step.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap());
                self.play_bone(bone.parse().unwrap(), end);
            }
        }
    }

    fn play_bone(&mut self, bone: Bone, name: &str) {
        let seats = self.hands.len();
        self.hands[self.turn].retain(|&held| held != bone);
        self.final_bone = Some((bone, self.fits_twice(bone)));
        let passed_on_lead = self.laid.len() == 1 && self.last == self.leader && self.passed == 1;
        let salida = seats >= 3 && passed_on_lead && self.turn == (self.leader + 2) % seats;
        if self.laid.is_empty() {
            self.laid.push(Laid { bone, arm: None, near: ' ' });
        } else {
            let (name, turned) = name.strip_suffix('^').map_or((name, false), |name| (name, true));
            let (_, host) = self.ends().into_iter().find(|(end, _)| end == name).unwrap();
            // Either side of a doublet can join. The engine joins its east side if it is played to
            // the west.
            let near = match (double(bone), name) {
                (true, "w") => 'e',
                (true, _) => 'w',
                (false, _) if self.rules.spinner == Spinner::Sevens => {
                    let by_lighter = if matador(bone) { turned } else { halves(bone).0 + pips(host) == 7 };
                    if by_lighter { 'w' } else { 'e' }
                }
                (false, _) => {
                    if halves(bone).0 == pips(host) {
                        'w'
                    } else {
                        'e'
                    }
                }
            };
            self.joins.push((host, (bone, near)));
            self.laid.push(Laid { bone, arm: name.chars().next(), near });
            let covered = |way: char| self.joined((host.0, way));
            if self.enclosed.is_none() && double(host.0) && covered('w') && covered('e') {
                self.enclosed = Some(host.0);
            }
        }
        let passers = std::mem::take(&mut self.passed);
        self.drawn = 0;
        let before = (self.laid.len() > 1).then_some(self.last);
        self.last = self.turn;
        if self.laid.len() > 1 || self.lead_scores(bone) {
            self.score_count();
        }
        if salida && !self.won {
            let paid = &self.rules.bonuses;
            let pays = !paid.pass_lead_doublet || self.laid.first().is_some_and(|led| double(led.bone));
            self.add(self.leader, if pays { i32::from(paid.pass_lead) } else { 0 });
        }
        // Opponents of the one who played before pay its side for their passes, unless all others
        // passed and that was paid.
        if self.rules.bonuses.pass_round == 0 || passers != seats - 1 {
            let pass = i32::from(self.rules.bonuses.pass);
            for back in (1..=passers).rev() {
                let passer = (self.turn + seats - back) % seats;
                let is_partner = before.is_some_and(|last| self.side(last) == self.side(passer));
                if !self.won && !is_partner {
                    self.add((passer + 1) % seats, pass);
                }
            }
        }
        if self.won {
            return;
        }
        let waited_for = (0..seats).filter(|&seat| self.rules.both_out && self.side(seat) == self.side(self.turn));
        if waited_for.chain([self.turn]).all(|seat| self.hands[seat].is_empty()) {
            self.out = Some(self.turn);
            self.over = true;
            self.settle();
        } else {
            self.turn = (self.turn + 1) % seats;
        }
    }

    fn boom(&mut self, victim: Bone) {
        let stuck = self.plays().is_empty();
        self.joins.retain(|(a, b)| a.0 != victim && b.0 != victim);
        self.laid.retain(|laid| laid.bone != victim);
        let place = usize::from(self.depths[self.turn]) * (self.yard.len() + 1) / 65_536;
        self.yard.insert(place, victim);
        self.fired[self.turn] = true;
        self.passed = 0;
        self.score_count();
        if stuck && !self.plays().is_empty() {
            self.add(self.turn, 5);
        }
    }

    fn score_count(&mut self) {
        let count = self.count();
        let (fives, threes) = (self.rules.fives && count % 5 == 0, self.rules.threes && count % 3 == 0);
        if self.rules.counting == CountWhat::Twins {
            let ends: Vec<Place> = self.places().into_iter().map(|(_, place)| place).collect();
            let doublet = ends.iter().any(|&(bone, _)| double(bone) && self.joints(bone) == 1);
            let twins = ends.windows(2).all(|two| pips(two[0]) == pips(two[1]));
            self.add(self.turn, i32::from(twins) * if doublet { 3 } else { 2 });
        } else if self.rules.counting == CountWhat::Parts {
            let part = |is: bool, of: i32| if is { count / of } else { 0 };
            self.add(self.turn, part(fives, 5) + part(threes, 3));
        } else if fives || threes {
            self.add(self.turn, count);
        }
    }

    fn lead_scores(&self, bone: Bone) -> bool {
        let capped = self.rules.awards.cap.is_some_and(|cap| self.scores[self.side(self.turn)] >= i32::from(cap));
        match self.rules.leading.scores {
            LeadScores::Any => true,
            LeadScores::DoubleFive => halves(bone) == (5, 5) && !self.is_first && !capped,
            LeadScores::Nothing => false,
        }
    }

    fn side(&self, seat: usize) -> usize {
        if self.rules.partners { seat % 2 } else { seat }
    }

    /// Whether no bone that can still be played fits, after all others have passed.
    fn is_dead(&self) -> bool {
        let held = &self.hands[self.last];
        if !self.rules.draws && !self.rules.bonuses.round_asleep {
            let ends = self.ends();
            return !held.iter().any(|&bone| ends.iter().any(|&(_, place)| self.fits(bone, place)));
        }
        let laid = |bone: &Bone| self.laid.iter().any(|laid| laid.bone == *bone);
        let ends = self.ends();
        let fits = |bone: Bone| ends.iter().any(|&(_, place)| self.fits(bone, place));
        let numbers = || 0..=highest(&self.rules);
        !numbers().any(|one| numbers().filter_map(|other| Bone::new(one, other)).any(|bone| !laid(&bone) && fits(bone)))
    }

    /// Whether both halves of a bone have an end of their own.
    fn fits_twice(&self, bone: Bone) -> bool {
        let ends = self.ends().into_iter().filter(|&(_, place)| self.fits(bone, place));
        let open: Vec<u8> = ends.map(|(_, place)| pips(place)).collect();
        let (low, high) = halves(bone);
        let joins = |half: u8, end: u8| match self.rules.spinner {
            Spinner::Sevens => half + end == 7 || matador(bone),
            _ => half == end,
        };
        let both = |one: usize, other: usize| one != other && joins(low, open[one]) && joins(high, open[other]);
        (0..open.len()).any(|one| (0..open.len()).any(|other| both(one, other)))
    }

    fn add(&mut self, seat: usize, points: i32) {
        let side = self.side(seat);
        if points == 0 || !self.counts(side, points) {
            return;
        }
        let reaches = !self.rules.single_hand && self.scores[side] + points >= i32::from(self.rules.target);
        if !self.rules.leading.wins && self.laid.len() == 1 && reaches {
            return;
        }
        self.scores[side] += points;
        let now = !self.rules.single_hand && !self.rules.finish.at_hand_end;
        if self.scores[side] >= i32::from(self.rules.target) && self.one_leads() && now {
            self.over = true;
            self.won = true;
        }
    }

    fn counts(&self, side: usize, points: i32) -> bool {
        let (before, target) = (self.scores[side], i32::from(self.rules.target));
        let tied = self.scores.iter().filter(|&&score| score == before).count() > 1;
        let near = match self.rules.finish.exact {
            Exact::Off => return true,
            Exact::On => 0,
            Exact::Near => 2 * i32::from(highest(&self.rules)),
        };
        let close = before < target && before + near >= target;
        self.rules.single_hand || before + points <= target || close || before >= target && tied
    }

    fn one_leads(&self) -> bool {
        let most = self.scores.iter().max();
        self.scores.iter().filter(|&score| Some(score) == most).count() == 1
    }

    /// How many paths of this many legal moves there are.
    pub fn paths(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let follow = |step: &String| {
            let mut next = self.clone();
            next.play(step);
            next.paths(depth - 1)
        };
        self.legal().iter().map(follow).sum()
    }

    /// The bones of a seat in a fixed order.
    pub fn hand(&self, seat: Seat) -> Vec<Bone> {
        let mut hand = self.hands[seat.index()].clone();
        hand.sort();
        hand
    }
}
