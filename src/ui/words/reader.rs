//! A chronicle in words: one line for each move, the course of each hand, and the whole as text.

use super::say::{play_name, points};
use super::{Value, Words, names::Names};
use crate::engine::{Bone, End, GameEnd, GameEndReason, HandEnd, Rules, Seat, Side, Way};
use crate::record::{Chronicle, Entry, HandStory, Points, What};
use crate::ui::settings::Settings;
use crate::ui::words::Message;
use crate::{msg, say};

#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub words: &'a Words,
    pub settings: &'a Settings,
    pub chronicle: &'a Chronicle,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    pub who: String,
    /// The act and its place.
    pub what: String,
    /// The bone and where it went, if that is an arm that has a name: what `what` says in words.
    pub went: Option<(Bone, Way)>,
    /// The count after the move in games that score it: "count 12".
    pub count: String,
    /// The same count as a plain number.
    pub sum: String,
    pub points: String,
}

impl Reader<'_> {
    pub(crate) const fn names<'b>(&'b self, rules: &'b Rules) -> Names<'b> {
        Names { words: self.words, settings: self.settings, rules, you: self.chronicle.seat }
    }

    fn points(&self, score: i32) -> String {
        points(self.words, score, self.settings.look.score_in_fives)
    }

    /// Returns the line for a move on a table whose ends go by these names.
    pub(crate) fn line(&self, hand: &HandStory, at: usize) -> LogLine {
        let rules = &hand.rules;
        let entry = &hand.entries[at];
        let count = match entry.what {
            What::Played { count, .. } | What::Destroyed { count, .. } if rules.fives || rules.threes => Some(count),
            _ => None,
        };
        LogLine {
            who: self.names(rules).of(entry.seat),
            what: self.what(hand, at),
            went: match entry.what {
                What::Played { bone, end: End::Arm(way), .. } if !Self::is_lead(hand, at) => Some((bone, way)),
                _ => None,
            },
            count: count.map_or_else(String::new, |count| say!(self.words, "log-count", count: count)),
            sum: count.map_or_else(String::new, |count| count.to_string()),
            points: self.gains(entry),
        }
    }

    fn gains(&self, entry: &Entry) -> String {
        let told = |id, points: i32| self.words.format(id, &[("points", self.points(points).into())]);
        let own = [(msg!("log-scores"), entry.counted()), (msg!("log-lost"), entry.lost())];
        let others = entry.for_others().map(|gain| (msg!("log-scores-another"), gain.points.into()));
        let gains = own.into_iter().filter(|(_, points)| *points != 0).chain(others);
        gains.map(|(id, points)| told(id, points)).collect::<Vec<_>>().join(" ")
    }

    /// Returns what was done: "6-4 on the right", "draws 2: no 4, no 6".
    fn what(&self, hand: &HandStory, at: usize) -> String {
        let entry = &hand.entries[at];
        // The verbs agree with who it was.
        let name = ("name", Value::from(self.names(&hand.rules).one(entry.seat)));
        let did = match &entry.what {
            What::Played { bone, .. } if Self::is_lead(hand, at) => {
                self.words.format(msg!("log-lead"), &[name, ("bone", bone.to_string().into())])
            }
            What::Played { bone, end, .. } => play_name(self.words, *bone, *end),
            What::Drew { count, bones } => {
                let drawn = if bones.is_empty() { count.to_string() } else { listed(bones.iter()) };
                self.words.format(msg!("log-draw"), &[name, ("bones", drawn.into())])
            }
            What::Passed => self.words.format(msg!("log-pass"), &[name]),
            What::Destroyed { bone, .. } => {
                self.words.format(msg!("log-destroy"), &[name, ("bone", bone.to_string().into())])
            }
        };
        if entry.lacked().is_empty() {
            return did;
        }
        let lacks = listed(entry.lacked().iter().map(|pips| say!(self.words, "log-lacks", pips: pips)));
        say!(self.words, "log-with-lacks", did: did, lacks: lacks)
    }

    fn is_lead(hand: &HandStory, at: usize) -> bool {
        let before = at.checked_sub(1).map_or(&hand.start, |before| &hand.entries[before].after);
        before.layout.is_empty()
    }

    pub(crate) fn hand_title(&self, number: usize) -> String {
        say!(self.words, "sheet-hand", number: (number + 1))
    }

    /// Returns the rules from a hand on, if they are others than in the hand before: "From here on: Draw."
    fn new_rules(&self, number: usize) -> String {
        let (rules, before) = (self.rules_of(number), number.checked_sub(1).and_then(|before| self.rules_of(before)));
        match (rules, before) {
            (Some(rules), Some(before)) if rules != before => {
                let game = self.words.game_with_rules(self.words.game(rules.game()), rules);
                say!(self.words, "sheet-rules", game: game)
            }
            _ => String::new(),
        }
    }

    fn rules_of(&self, number: usize) -> Option<&Rules> {
        self.chronicle.hands.get(number).map(|hand| &hand.rules)
    }

    /// Returns who led a hand and how it ended: "Nestor led. You went out." If the rules changed before it, that
    /// comes first.
    pub(crate) fn hand_course(&self, number: usize) -> String {
        format!("{} {}", self.new_rules(number), self.course(number)).trim().to_owned()
    }

    fn course(&self, number: usize) -> String {
        let Some(hand) = self.chronicle.hands.get(number) else { return String::new() };
        if hand.entries.is_empty() {
            // In games that draw lots, the leader is not mentioned yet.
            return self.ending(number, hand);
        }
        // Where only a doublet may be led, others may have passed on the lead before.
        let leader = hand.entries.iter().find(|entry| matches!(entry.what, What::Played { .. }));
        let led = leader.map_or(String::new(), |entry| self.of(msg!("sheet-led"), &hand.rules, entry.seat));
        format!("{led} {}", self.ending(number, hand)).trim().to_owned()
    }

    /// Returns how a hand ended, or that it is unfinished.
    fn ending(&self, number: usize, hand: &HandStory) -> String {
        let last = number + 1 == self.chronicle.hands.len();
        match hand.end {
            Some((HandEnd::Domino(seat), _)) => self.of(msg!("sheet-out"), &hand.rules, seat),
            Some((HandEnd::Blocked, _)) => say!(self.words, "sheet-blocked").to_owned(),
            None => match self.chronicle.end {
                Some(end) if last => match end.how {
                    GameEndReason::Target | GameEndReason::SingleHand => say!(self.words, "sheet-decided").to_owned(),
                    GameEndReason::Time | GameEndReason::Resigned(_) => String::new(),
                },
                _ => say!(self.words, "sheet-under-way").to_owned(),
            },
        }
    }

    /// Returns the lines for the end of a hand: how it ended, what the players had left, and what
    /// each side scored.
    pub(crate) fn hand_end(&self, number: usize) -> Vec<String> {
        let Some(hand) = self.chronicle.hands.get(number) else { return Vec::new() };
        let (rules, Some((_, left))) = (&hand.rules, hand.end) else { return Vec::new() };
        let mut told = vec![self.ending(number, hand)];
        for seat in rules.all_seats().filter(|seat| !left[seat.index()].is_empty()) {
            let bones = ("bones", Value::from(listed(left[seat.index()].iter())));
            told.push(self.words.format(msg!("log-left"), &[bones, ("name", self.names(rules).one(seat).into())]));
        }
        for side in rules.all_sides() {
            let points = hand.points(side).end;
            if points != 0 {
                let sign = if points < 0 { "−" } else { "+" };
                let (name, value) = (self.names(rules).side(side), format!("{sign}{}", self.points(points.abs())));
                told.push(say!(self.words, "named-value", name: name, value: value));
            }
        }
        told
    }

    fn of(&self, id: Message, rules: &Rules, seat: Seat) -> String {
        self.words.format(id, &[("name", self.names(rules).one(seat).into())])
    }

    /// Returns what ended the game, unless it was the target or its only hand.
    pub(crate) fn why_it_ended(&self, rules: &Rules, end: &GameEnd) -> Option<String> {
        match end.how {
            GameEndReason::Target | GameEndReason::SingleHand => None,
            GameEndReason::Time => Some(say!(self.words, "end-time").to_owned()),
            GameEndReason::Resigned(seat) => Some(self.of(msg!("end-resigned"), rules, seat)),
        }
    }

    /// Returns the same, and the bonus in a game on time.
    pub(crate) fn how_it_ended(&self, rules: &Rules, end: &GameEnd) -> String {
        let how = self.why_it_ended(rules, end).unwrap_or_default();
        let side = rules.side(self.chronicle.seat);
        let bonus = end.bonus(side).map_or_else(String::new, |bonus| {
            let total = i32::from(self.chronicle.scores()[side.index()]) + i32::from(bonus.spread + bonus.time);
            let args = [("spread", bonus.spread.into()), ("time", bonus.time.into()), ("total", total.into())];
            self.words.format(msg!("end-bonus"), &args)
        });
        format!("{how} {bonus}").trim().to_owned()
    }

    /// Returns the player's own play that scored most, and its bone.
    pub(crate) fn own_best_play(&self) -> Option<(Bone, String)> {
        let at = self.chronicle.own_best_play()?;
        let hand = self.chronicle.hands.get(at.hand)?;
        let entry = self.chronicle.entry(at)?;
        let (What::Played { bone, .. } | What::Destroyed { bone, .. }) = entry.what else { return None };
        let args = [
            ("hand", Value::from(at.hand + 1)),
            ("play", self.what(hand, at.entry).into()),
            ("points", self.points(entry.counted()).into()),
        ];
        Some((bone, self.words.format(msg!("sheet-best-play-told"), &args)))
    }

    /// Returns the hand that gave the player's side the most points.
    pub(crate) fn own_best_hand(&self) -> Option<String> {
        let number = self.chronicle.own_best_hand()?;
        let hand = self.chronicle.hands.get(number)?;
        let won = hand.points(hand.rules.side(self.chronicle.seat)).all();
        let args = [("hand", Value::from(number + 1)), ("points", self.points(won).into())];
        Some(self.words.format(msg!("sheet-best-hand-told"), &args))
    }

    /// Splits the points of a side in a hand by source: "20 + 37". Empty if there is only one
    /// source.
    pub(crate) fn parts(&self, rules: &Rules, points: Points) -> String {
        if !rules.scores_in_play() {
            return String::new();
        }
        let crackers = rules.firecrackers.then_some(points.firecrackers);
        let parts = std::iter::once(points.plays).chain(crackers).chain([points.end]);
        parts.map(|part| self.points(part)).collect::<Vec<_>>().join(" + ")
    }

    /// Returns the names of those sources: "plays + end".
    pub(crate) fn part_names(&self, rules: &Rules) -> String {
        if rules.single_hand {
            return say!(self.words, "sheet-left").to_owned();
        }
        if !rules.scores_in_play() {
            return String::new();
        }
        let crackers = rules.firecrackers.then_some(msg!("sheet-firecrackers"));
        let parts = std::iter::once(msg!("sheet-plays")).chain(crackers).chain([msg!("sheet-end")]);
        parts.map(|part| self.words.get(part)).collect::<Vec<_>>().join(" + ")
    }

    /// Returns the pips that a side has left at the end of a hand.
    pub(crate) fn left(hand: &HandStory, side: Side) -> Option<u16> {
        let (rules, (_, hands)) = (&hand.rules, hand.end?);
        let seats = rules.all_seats().filter(|seat| rules.side(*seat) == side);
        Some(seats.map(|seat| rules.left(hands[seat.index()])).sum())
    }

    /// Returns a hand as text, with one line for each move.
    pub(crate) fn hand_text(&self, number: usize) -> String {
        let Some(hand) = self.chronicle.hands.get(number) else { return String::new() };
        let mut text = format!("{}. {}\n", self.hand_title(number), self.hand_course(number));
        let lines: Vec<LogLine> = (0..hand.entries.len()).map(|at| self.line(hand, at)).collect();
        let wide =
            |column: fn(&LogLine) -> &str| lines.iter().map(|line| column(line).chars().count()).max().unwrap_or(0);
        let (who, what, count) = (wide(|line| &line.who), wide(|line| &line.what), wide(|line| &line.count));
        for (line, number) in lines.iter().zip(1..) {
            let LogLine { who: name, what: did, count: counted, points, .. } = line;
            let row = format!("{number:>3}  {name:who$}  {did:what$}  {counted:count$}  {points}");
            text += &row.trim_end().replace('\u{a0}', " ");
            text.push('\n');
        }
        let sides = hand.rules.all_sides().map(|side| {
            let name = self.names(&hand.rules).side(side);
            format!("{name} {}", self.points(hand.scores[side.index()].into()))
        });
        if !hand.rules.single_hand {
            text += &sides.collect::<Vec<_>>().join(", ");
            text.push('\n');
        }
        text
    }

    pub(crate) fn text(&self) -> String {
        (0..self.chronicle.hands.len()).map(|number| self.hand_text(number)).collect::<Vec<_>>().join("\n")
    }
}

/// "6-4, 3-3".
fn listed(all: impl Iterator<Item = impl ToString>) -> String {
    all.map(|one| one.to_string()).collect::<Vec<_>>().join(", ")
}
