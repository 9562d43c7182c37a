//! What Nestor says: events and refusals as sentences, in the first person and in the player's language.

use crate::{
    engine::moves::Move,
    engine::{
        Illegal,
        bone::{Bone, Bones, BySeat, Seat, Side},
        event::{Award, AwardReason, Event, GameEnd, GameEndReason, HandEnd, LeadReason, ScoreReason},
        observe::Observation,
        rules::BlockWhat,
        table::{End, Way},
    },
    game::{Game, Hidden, Note, Refusal, Waiting},
    ui::words::{Value, Words},
};

/// The line in the status area and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    /// What Nestor says.
    pub line: String,
    /// A sum, or why.
    pub detail: String,
}

impl Spoken {
    /// A line alone.
    pub fn line(line: impl Into<String>) -> Spoken {
        Spoken { line: line.into(), detail: String::new() }
    }

    /// The same with one more sentence at its end.
    #[must_use]
    pub fn then(mut self, sentence: &str) -> Spoken {
        if !self.line.is_empty() && !sentence.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(sentence);
        self
    }
}

/// The id of an end's name among the words.
pub const fn end_word(way: Way) -> &'static str {
    match way {
        Way::West => "end-west",
        Way::East => "end-east",
        Way::North => "end-north",
        Way::South => "end-south",
    }
}

/// The name of an end: of an arm its direction, of a place on a bone that bone and the pips to be matched.
pub fn end_name(words: &Words, end: End) -> String {
    match end {
        End::Arm(way) => words.get(end_word(way)).to_owned(),
        End::Joint(joint) if joint.bone().is_doublet() => joint.bone().to_string(),
        End::Joint(joint) => {
            let pips = words.get(pips_word(joint.pips()));
            words.format("end-of-bone", &[("bone", joint.bone().to_string().into()), ("pips", pips.into())])
        }
    }
}

/// The id of the name of that many pips.
pub const fn pips_word(pips: u8) -> &'static str {
    match pips {
        0 => "pips-0",
        1 => "pips-1",
        2 => "pips-2",
        3 => "pips-3",
        4 => "pips-4",
        5 => "pips-5",
        _ => "pips-6",
    }
}

/// A bone as it is read aloud: "six four", "double five".
pub fn bone_name(words: &Words, bone: Bone) -> String {
    let (high, low) = (words.get(pips_word(bone.high())), words.get(pips_word(bone.low())));
    if bone.is_doublet() {
        words.format("bone-doublet", &[("pips", high.into())])
    } else {
        words.format("bone-plain", &[("high", high.into()), ("low", low.into())])
    }
}

/// Points as they are shown: in fives where the player wants that, with a tenth where they do not come out even.
pub fn points(points: i32, in_fives: bool) -> String {
    match (in_fives, points % 5) {
        (false, _) => points.to_string(),
        (true, 0) => (points / 5).to_string(),
        (true, _) => format!("{:.1}", f64::from(points) / 5.0),
    }
}

/// Everything that is told about a game.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The game as the player sees it.
    pub seen: &'a Observation,
    /// Whether points are shown in fives.
    pub in_fives: bool,
}

impl Teller<'_> {
    /// What happened, and what it came to.
    pub fn tell(&self, events: &[Event]) -> Spoken {
        let mut said = Spoken::default();
        let mut at = 0;
        while let Some(event) = events.get(at) {
            let rest = &events[at + 1..];
            match event {
                Event::Dealt { leader, why: LeadReason::Doublet, .. } => {
                    if let [Event::Played { bone, .. }, after @ ..] = rest
                        && !matches!(after.first(), Some(Event::Scored { .. }))
                    {
                        let id = self.by(*leader, "say-you-led-doublet", "say-i-led-doublet");
                        said = said.then(&self.words.format(id, &[("bone", bone.to_string().into())]));
                        at += 1;
                    }
                }
                Event::Dealt { leader, why, .. } => said = said.then(self.dealt(*leader, *why)),
                Event::Played { seat, bone, sum, count, .. } => {
                    let scored = rest.iter().find_map(|event| match event {
                        Event::Scored { points, why: ScoreReason::Count, counted, .. } => Some((*points, *counted)),
                        _ => None,
                    });
                    said = said.then(&self.played(*seat, *bone, scored));
                    if scored.is_some() {
                        said.detail = self.sum(sum, *count, scored.is_some_and(|(_, counted)| !counted));
                    }
                }
                Event::Drew { seat, bone, .. } => {
                    let more =
                        rest.iter().take_while(|next| matches!(next, Event::Drew { seat: of, .. } if of == seat));
                    let count = 1 + more.count();
                    let last = events[at + count - 1].clone();
                    let shown = if let Event::Drew { bone, .. } = last { bone } else { *bone };
                    said = said.then(&self.drew(*seat, count, shown));
                    at += count - 1;
                }
                Event::Passed { seat } => {
                    said = said.then(self.words.get(self.by(*seat, "say-you-pass", "say-i-pass")));
                }
                Event::HandEnded { how, .. } => said = self.hand_ended(said, *how, rest),
                Event::Awarded(award) => {
                    let hands = events[..at].iter().find_map(|event| match event {
                        Event::HandEnded { hands, .. } => Some(hands),
                        _ => None,
                    });
                    said.detail = self.award(award, hands);
                }
                Event::GameEnded(end) => said = said.then(&self.game_ended(end)),
                _ => {}
            }
            at += 1;
        }
        said
    }

    fn dealt(&self, leader: Seat, why: LeadReason) -> &str {
        self.words.get(match why {
            LeadReason::Winner => self.by(leader, "say-you-lead-winner", "say-i-lead-winner"),
            LeadReason::Loser => self.by(leader, "say-you-lead-loser", "say-i-lead-loser"),
            LeadReason::Lot => self.by(leader, "say-you-lead-lot", "say-i-lead-lot"),
            LeadReason::Alternate | LeadReason::Named | LeadReason::Doublet => {
                self.by(leader, "say-you-lead", "say-i-lead")
            }
        })
    }

    fn played(&self, seat: Seat, bone: Bone, scored: Option<(u8, bool)>) -> String {
        let bone: Value<'_> = bone.to_string().into();
        match scored {
            Some((points, true)) => {
                let id = self.by(seat, "say-you-score", "say-i-score");
                self.words.format(id, &[("bone", bone), ("points", self.points(points.into()).into())])
            }
            Some((points, false)) => {
                let id = self.by(seat, "say-you-overshoot", "say-i-overshoot");
                self.words.format(id, &[("bone", bone), ("points", self.points(points.into()).into())])
            }
            None => self.words.format(self.by(seat, "say-you-play", "say-i-play"), &[("bone", bone)]),
        }
    }

    fn sum(&self, terms: &[u8], count: u8, lost: bool) -> String {
        let terms: Vec<String> = terms.iter().map(u8::to_string).collect();
        let sum = format!("{} = {count}", terms.join(" + "));
        if lost { format!("{sum}. {}", self.words.get("detail-not-counted")) } else { sum }
    }

    fn drew(&self, seat: Seat, count: usize, bone: Option<Bone>) -> String {
        match bone.filter(|_| seat == self.seen.seat()) {
            Some(bone) => {
                let told: [(&str, Value<'_>); 2] = [("count", count.into()), ("bone", bone.to_string().into())];
                self.words.format("say-you-drew", &told)
            }
            None => self.words.format("say-i-drew", &[("count", count.into())]),
        }
    }

    fn hand_ended(&self, said: Spoken, how: HandEnd, rest: &[Event]) -> Spoken {
        let award = rest.iter().find_map(|event| match event {
            Event::Awarded(award) => Some(*award),
            _ => None,
        });
        let told = |id: &'static str, award: &Award| {
            self.words.format(id, &[("points", self.points(award.points.into()).into())])
        };
        let yours = |award: &Award| award.side == self.yours();
        let line = match (how, &award) {
            (HandEnd::Domino(seat), Some(award)) => told(self.by(seat, "say-you-domino", "say-i-domino"), award),
            (HandEnd::Domino(seat), None) => {
                self.words.get(self.by(seat, "say-you-are-out", "say-i-am-out")).to_owned()
            }
            (HandEnd::Blocked, Some(award)) if award.points == 0 => self.words.get("say-blocked-nothing").to_owned(),
            (HandEnd::Blocked, Some(award)) if yours(award) => told("say-blocked-you", award),
            (HandEnd::Blocked, Some(award)) => told("say-blocked-me", award),
            (HandEnd::Blocked, None) => self.words.get("say-blocked-nothing").to_owned(),
        };
        // A play that scored and went out tells of the score first; any other sentence would only repeat what is seen.
        let scored = !said.detail.is_empty();
        if scored { said.then(&line) } else { Spoken::line(line) }
    }

    fn award(&self, award: &Award, hands: Option<&BySeat<Bones>>) -> String {
        let told = |id: &'static str| {
            self.words
                .format(id, &[("theirs", award.theirs.into()), ("own", award.own.into()), ("sum", award.sum.into())])
        };
        let left = |id: &'static str| {
            let loser = self.seen.seat();
            let loser = if award.side == self.yours() { loser.next(self.seen.rules().seats()) } else { loser };
            let bones = hands.map_or(Bones::NONE, |hands| hands[loser.index()]);
            self.words.format(id, &[("sum", added_up(bones, award.sum).into())])
        };
        let yours = award.side == self.yours();
        let mut text = match award.why {
            AwardReason::Domino => left(if yours { "detail-left-with-me" } else { "detail-left-with-you" }),
            AwardReason::Blocked { what, .. } => told(match what {
                BlockWhat::Difference if award.theirs < award.own => "detail-block-below",
                BlockWhat::Difference => "detail-block-difference",
                BlockWhat::Opponent if yours => "detail-block-mine",
                BlockWhat::Opponent => "detail-block-yours",
                BlockWhat::Both => "detail-block-both",
                BlockWhat::Nothing => "detail-block-nothing",
            }),
            AwardReason::Shared | AwardReason::Subtracted => told("detail-subtracted"),
        };
        if i32::from(award.points).unsigned_abs() != u32::from(award.sum) {
            let points = i32::from(award.points).abs().to_string();
            text = format!("{text} {}", self.words.format("detail-rounded", &[("points", points.into())]));
        }
        if !award.counted {
            text = format!("{text} {}", self.words.get("detail-not-counted"));
        }
        text
    }

    fn game_ended(&self, end: &GameEnd) -> String {
        let you = self.yours();
        let me = self.seen.rules().all_sides().find(|side| *side != you).unwrap_or(you);
        if end.how == GameEndReason::SingleHand {
            let id = if end.winner == Some(you) { "say-you-win-hand-game" } else { "say-i-win-hand-game" };
            return self.words.get(id).to_owned();
        }
        let told: [(&str, Value<'_>); 2] = [
            ("you", self.points(self.seen.score(you).into()).into()),
            ("me", self.points(self.seen.score(me).into()).into()),
        ];
        match end.winner {
            Some(side) if side == you => self.words.format("say-you-win-game", &told),
            Some(_) => self.words.format("say-i-win-game", &told),
            None => self.words.format("say-nobody-wins", &told),
        }
    }

    /// One id for the player, another for Nestor.
    fn by(&self, seat: Seat, you: &'static str, me: &'static str) -> &'static str {
        if seat == self.seen.seat() { you } else { me }
    }

    /// The side of the player.
    fn yours(&self) -> Side {
        self.seen.rules().side(self.seen.seat())
    }

    fn points(&self, value: i32) -> String {
        points(value, self.in_fives)
    }

    /// What is said of a game at this moment, and what it waits for where the button does not say enough.
    pub fn speak(&self, game: &Game) -> Spoken {
        let said = game.said();
        let told = self.tell(&said.told);
        let Some(note) = said.note else { return self.prompted(told, game) };
        let spoken = Spoken::line(self.note(note));
        match note {
            Note::Refused(Refusal::FitsNowhere(_)) => self.prompted(spoken, game),
            Note::Refused(_) | Note::Showing(_) | Note::HintThinking | Note::Hint(_) | Note::Preserved => spoken,
            Note::WelcomeBack | Note::TakenBack | Note::NothingToTakeBack | Note::DoneAgain | Note::Restored => {
                self.prompted(spoken, game)
            }
        }
    }

    fn note(&self, note: Note) -> String {
        let words = self.words;
        let word = match note {
            Note::WelcomeBack => "say-welcome-back",
            Note::TakenBack => "say-undone",
            Note::NothingToTakeBack => "say-nothing-to-undo",
            Note::DoneAgain => "say-redone",
            Note::Preserved => "say-preserved",
            Note::Restored => "say-restored",
            Note::Showing(Hidden::Hands) => "say-showing-mine",
            Note::Showing(Hidden::Boneyard) => "say-showing-boneyard",
            Note::HintThinking => "hint-thinking",
            Note::Hint(Move::Play(bone, end)) => {
                let told: [(&str, Value<'_>); 2] =
                    [("bone", bone.to_string().into()), ("end", end_name(words, end).into())];
                return match end {
                    End::Arm(_) => words.format("say-hint", &told),
                    End::Joint(_) => words.format("say-hint-on", &told),
                };
            }
            Note::Hint(Move::Draw) => "say-hint-draw",
            Note::Hint(_) => "say-must-pass",
            Note::Refused(refusal) => return self.refused(refusal),
        };
        words.get(word).to_owned()
    }

    fn refused(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Illegal(illegal) => self.refusal(illegal),
            Refusal::ChooseFirst => self.words.get("refused-choose-first").to_owned(),
            Refusal::FitsNowhere(bone) => {
                self.words.format("refused-fits-nowhere", &[("bone", bone.to_string().into())])
            }
            Refusal::NotYourTurn => self.words.get("refused-not-your-turn").to_owned(),
            Refusal::Thinking => self.words.get("refused-thinking").to_owned(),
        }
    }

    /// Adds what the game waits for, where the button does not say enough.
    fn prompted(&self, spoken: Spoken, game: &Game) -> Spoken {
        let word = match game.waiting() {
            Waiting::You { .. } if game.lead_is_open() && !spoken.line.is_empty() => return spoken,
            Waiting::You { .. } => "say-your-turn",
            Waiting::Draw => "say-must-draw",
            Waiting::Pass => "say-must-pass",
            Waiting::Ok if !game.manner().auto_ok => "say-my-turn",
            _ => return spoken,
        };
        spoken.then(self.words.get(word))
    }

    /// Why a move was refused.
    pub fn refusal(&self, illegal: Illegal) -> String {
        let bone = |bone: Bone| -> Value<'_> { bone.to_string().into() };
        match illegal {
            Illegal::DoesNotFit { bone: played, end: End::Arm(way), shows } => self.words.format(
                "refused-does-not-fit",
                &[
                    ("bone", bone(played)),
                    ("end", self.words.get(end_word(way)).into()),
                    ("pips", self.words.get(pips_word(shows)).into()),
                ],
            ),
            Illegal::MustLead { bone: forced, .. } => self.words.format("refused-must-lead", &[("bone", bone(forced))]),
            Illegal::EndNotOpen { .. } => self.words.get("refused-not-open").to_owned(),
            Illegal::GameOver => self.words.get("refused-game-over").to_owned(),
            Illegal::HandOver => self.words.get("refused-hand-over").to_owned(),
            Illegal::NoDraws => self.words.get("refused-no-draws").to_owned(),
            Illegal::BoneyardEmpty | Illegal::OnlyReserveLeft(_) => self.words.get("refused-boneyard-empty").to_owned(),
            Illegal::DrawWhilePlayable { .. } | Illegal::PassWhilePlayable { .. } => {
                self.words.get("refused-playable").to_owned()
            }
            Illegal::NotInHand { .. } => self.words.get("refused-not-your-turn").to_owned(),
            // What is left cannot come from anything that the window offers; the engine's own sentence is better than none.
            other => other.to_string(),
        }
    }
}

/// The pips of bones as a sum, "8 + 10 = 18"; the sum alone where there is nothing to add, or too much to be read.
fn added_up(bones: Bones, sum: u16) -> String {
    let terms: Vec<String> = bones.iter().map(|bone| bone.weight().to_string()).collect();
    if (2..=9).contains(&terms.len()) && bones.weight() == sum {
        format!("{} = {sum}", terms.join(" + "))
    } else {
        sum.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_can_be_shown_in_fives() {
        assert_eq!(points(35, false), "35");
        assert_eq!(points(35, true), "7");
        assert_eq!(points(12, true), "2.4");
        assert_eq!(points(-10, true), "-2");
    }

    #[test]
    fn what_is_left_is_added_up() {
        let bones = [(5, 3), (5, 5)].into_iter().filter_map(|(a, b)| Bone::new(a, b)).collect();
        assert_eq!(added_up(bones, 18), "8 + 10 = 18");
        assert_eq!(added_up(Bones::of(Bone::doublet(5)), 10), "10");
        assert_eq!(added_up(Bones::ALL, 168), "168");
    }

    #[test]
    fn bones_are_read_aloud_as_players_say_them() {
        let words = Words::english();
        assert_eq!(bone_name(&words, Bone::new(6, 4).unwrap()), "six four");
        assert_eq!(bone_name(&words, Bone::doublet(0)), "double blank");
    }
}
