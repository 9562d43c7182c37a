//! What the players say: events and refusals as sentences, in the first person and in the player's language.
//!
//! With two at the table "I" is Nestor and "you" is the player. Where there are more, each of the others speaks for himself, and the line says who.

use super::names::{player_name, side_name};
use super::say::{Spoken, end_name, end_word, pips_word, points};
use super::{Value, Words};
use crate::engine::Illegal;
use crate::engine::bone::{Bone, Bones, BySeat, Seat, Side};
use crate::engine::event::{Award, AwardReason, Event, GameEnd, GameEndReason, HandEnd, LeadReason, ScoreReason};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::rules::BlockWhat;
use crate::engine::table::End;
use crate::game::{Ceremony, Game, Hidden, Note, Refusal, Waiting};
use crate::store::Settings;

/// Everything that is told about a game.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The game as the player sees it.
    pub seen: &'a Observation,
    /// The player's settings.
    pub settings: &'a Settings,
}

/// Sentences, and who spoke last.
#[derive(Default)]
struct Talk {
    spoken: Spoken,
    speaker: Option<Seat>,
}

impl Talk {
    /// Adds a sentence that nobody says in particular.
    fn narrate(&mut self, sentence: &str) {
        self.speaker = None;
        self.spoken.add(sentence);
    }
}

impl Teller<'_> {
    /// What happened, and what it came to.
    pub fn tell(&self, events: &[Event]) -> Spoken {
        let mut talk = Talk::default();
        let mut rest = events;
        while let [event, after @ ..] = rest {
            rest = self.tell_one(&mut talk, event, after, events);
        }
        talk.spoken
    }

    /// Tells one event, and returns those that are still to be told.
    fn tell_one<'e>(&self, talk: &mut Talk, event: &Event, rest: &'e [Event], all: &[Event]) -> &'e [Event] {
        match event {
            Event::Dealt { leader, why: LeadReason::Doublet, .. } => {
                if let [Event::Played { bone, .. }, after @ ..] = rest
                    && !matches!(after.first(), Some(Event::Scored { .. }))
                {
                    let id = self.by(*leader, "say-you-led-doublet", "say-i-led-doublet");
                    self.speak_as(talk, *leader, &self.words.format(id, &[("bone", bone.to_string().into())]));
                    return after;
                }
            }
            Event::Dealt { leader, why, .. } => self.speak_as(talk, *leader, self.dealt(*leader, *why)),
            Event::Played { seat, bone, sum, count, .. } => {
                let scored = scored_by(rest);
                self.speak_as(talk, *seat, &self.played(*seat, *bone, scored));
                talk.spoken.detail = match scored {
                    Some((_, counted)) => self.sum(sum, *count, !counted),
                    None => String::new(),
                };
            }
            Event::Drew { seat, .. } => {
                let more = rest.iter().take_while(|next| matches!(next, Event::Drew { seat: of, .. } if of == seat));
                let (count, last) = (1 + more.clone().count(), more.last().unwrap_or(event));
                let bone = if let Event::Drew { bone, .. } = last { *bone } else { None };
                self.speak_as(talk, *seat, &self.drew(*seat, count, bone));
                return &rest[count - 1..];
            }
            Event::Passed { seat } => {
                self.speak_as(talk, *seat, self.words.get(self.by(*seat, "say-you-pass", "say-i-pass")));
            }
            Event::HandEnded { how, .. } => self.hand_ended(talk, *how, rest),
            Event::Awarded(award) => {
                let hands = all.iter().find_map(|event| match event {
                    Event::HandEnded { hands, .. } => Some(hands),
                    _ => None,
                });
                let award = self.award(award, hands);
                talk.spoken.detail = match talk.spoken.detail.as_str() {
                    "" => award,
                    before if self.many() && matches!(all_awards(all), 2..) => format!("{before}; {award}"),
                    _ => award,
                };
            }
            Event::GameEnded(end) => talk.narrate(&self.game_ended(end)),
            Event::Scored { .. } | Event::Destroyed { .. } | Event::NextLead { .. } | Event::Clock { .. } => {}
        }
        rest
    }

    /// Whether more than two sit at the table, so that "I" has to be told from "I".
    fn many(&self) -> bool {
        self.seen.rules().seats() > 2
    }

    /// Adds a sentence of a seat. With more than two at the table the line says who speaks, when it is somebody else than before.
    fn speak_as(&self, talk: &mut Talk, seat: Seat, sentence: &str) {
        let names_itself = self.many() && seat != self.seen.seat() && talk.speaker != Some(seat);
        talk.speaker = Some(seat);
        if names_itself {
            let name = self.name(seat);
            let told: [(&str, Value<'_>); 2] = [("name", name.into()), ("line", sentence.to_owned().into())];
            talk.spoken.add(&self.words.format("say-named", &told));
        } else {
            talk.spoken.add(sentence);
        }
    }

    fn name(&self, seat: Seat) -> String {
        let seats = self.seen.rules().seats();
        let player = (seat.index() + seats - self.seen.seat().index()) % seats;
        player_name(self.words, self.settings, player as u8)
    }

    fn side(&self, side: Side) -> (String, usize) {
        side_name(self.words, self.settings, self.seen, side)
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
        let Some((points, counted)) = scored else {
            return self.words.format(self.by(seat, "say-you-play", "say-i-play"), &[("bone", bone)]);
        };
        let id = if counted {
            self.by(seat, "say-you-score", "say-i-score")
        } else {
            self.by(seat, "say-you-overshoot", "say-i-overshoot")
        };
        self.words.format(id, &[("bone", bone), ("points", self.points(points.into()).into())])
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

    fn hand_ended(&self, talk: &mut Talk, how: HandEnd, rest: &[Event]) {
        let awards: Vec<&Award> = rest
            .iter()
            .filter_map(|event| if let Event::Awarded(award) = event { Some(award) } else { None })
            .collect();
        // A play that scored and went out tells of the score first; any other sentence would only repeat what is seen.
        if talk.spoken.detail.is_empty() && !self.many() {
            talk.spoken.line.clear();
        }
        match (how, awards.as_slice()) {
            (HandEnd::Domino(seat), [award]) if award.why == AwardReason::Domino => {
                let together = self.seen.rules().partners;
                let id = match (together, seat == self.seen.seat()) {
                    (false, true) => "say-you-domino",
                    (false, false) => "say-i-domino",
                    (true, true) => "say-you-domino-together",
                    (true, false) => "say-i-domino-together",
                };
                self.speak_as(talk, seat, &self.words.format(id, &[("points", self.won(award))]));
            }
            (HandEnd::Domino(seat), _) => {
                self.speak_as(talk, seat, self.words.get(self.by(seat, "say-you-are-out", "say-i-am-out")));
            }
            (HandEnd::Blocked, awards) => talk.narrate(&self.blocked(awards)),
        }
        talk.spoken.detail.clear();
    }

    fn blocked(&self, awards: &[&Award]) -> String {
        match awards {
            [award] if award.points != 0 && award.why != AwardReason::Subtracted => {
                if !self.many() {
                    let id = if award.side == self.yours() { "say-blocked-you" } else { "say-blocked-me" };
                    return self.words.format(id, &[("points", self.won(award))]);
                }
                let (side, members) = self.side(award.side);
                let told = [("side", side.into()), ("members", members.into()), ("points", self.won(award))];
                self.words.format("say-blocked-side", &told)
            }
            [one, other] if one.why == AwardReason::Shared && other.why == AwardReason::Shared => {
                let [(one_side, _), (other_side, _)] = [one.side, other.side].map(|side| self.side(side));
                let told = [("one", one_side.into()), ("other", other_side.into()), ("points", self.won(one))];
                self.words.format("say-blocked-shared", &told)
            }
            [award, ..] if award.why == AwardReason::Subtracted => self.words.get("say-blocked").to_owned(),
            _ => self.words.get("say-blocked-nothing").to_owned(),
        }
    }

    fn won(&self, award: &Award) -> Value<'static> {
        self.points(award.points.into()).into()
    }

    fn award(&self, award: &Award, hands: Option<&BySeat<Bones>>) -> String {
        let mut text = if award.why == AwardReason::Subtracted {
            let (side, _) = self.side(award.side);
            let told = [("side", side.into()), ("sum", self.left_with(award.side, true, award.sum, hands).into())];
            self.words.format("detail-subtracted", &told)
        } else if self.many() {
            self.award_of_many(award, hands)
        } else {
            self.award_of_two(award, hands)
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

    fn award_of_two(&self, award: &Award, hands: Option<&BySeat<Bones>>) -> String {
        let yours = award.side == self.yours();
        match award.why {
            AwardReason::Domino => {
                let id = if yours { "detail-left-with-me" } else { "detail-left-with-you" };
                self.words.format(id, &[("sum", self.left_with(award.side, false, award.sum, hands).into())])
            }
            AwardReason::Blocked { what, .. } => self.block(
                award,
                match what {
                    BlockWhat::Opponent if yours => "detail-block-mine",
                    BlockWhat::Opponent => "detail-block-yours",
                    _ => block_word(what, award),
                },
            ),
            AwardReason::Shared | AwardReason::Subtracted => self.block(award, "detail-shared"),
        }
    }

    fn award_of_many(&self, award: &Award, hands: Option<&BySeat<Bones>>) -> String {
        match award.why {
            AwardReason::Domino => {
                let sum = self.left_with(award.side, false, award.sum, hands);
                self.words.format("detail-left", &[("sum", sum.into())])
            }
            AwardReason::Blocked { what, .. } => self.block(
                award,
                match what {
                    BlockWhat::Opponent => "detail-block-theirs",
                    _ => block_word(what, award),
                },
            ),
            AwardReason::Shared | AwardReason::Subtracted => self.block(award, "detail-shared"),
        }
    }

    fn block(&self, award: &Award, id: &'static str) -> String {
        let told = [("theirs", award.theirs.into()), ("own", award.own.into()), ("sum", award.sum.into())];
        self.words.format(id, &told)
    }

    /// The pips left in the hands of a side, or of all others, as a sum.
    fn left_with(&self, side: Side, own: bool, sum: u16, hands: Option<&BySeat<Bones>>) -> String {
        let rules = self.seen.rules();
        let of = rules.all_seats().filter(|seat| (rules.side(*seat) == side) == own);
        let bones = hands.map_or(Bones::NONE, |hands| of.fold(Bones::NONE, |all, seat| all | hands[seat.index()]));
        added_up(bones, sum)
    }

    fn game_ended(&self, end: &GameEnd) -> String {
        let you = self.yours();
        let single = end.how == GameEndReason::SingleHand;
        if self.many() {
            let Some(winner) = end.winner else { return self.words.get("say-nobody-wins-game").to_owned() };
            let (side, members) = self.side(winner);
            let others = self.seen.rules().all_sides().filter(|side| *side != winner);
            let scores: Vec<String> =
                std::iter::once(winner).chain(others).map(|side| self.points(self.seen.score(side).into())).collect();
            let id = if winner == you && members == 1 { "say-you-win-game-of-many" } else { "say-side-wins-game" };
            let told: [(&str, Value<'_>); 3] =
                [("side", side.into()), ("members", members.into()), ("scores", scores.join(" : ").into())];
            return self.words.format(id, &told);
        }
        if single {
            let id = if end.winner == Some(you) { "say-you-win-hand-game" } else { "say-i-win-hand-game" };
            return self.words.get(id).to_owned();
        }
        let me = self.seen.rules().all_sides().find(|side| *side != you).unwrap_or(you);
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

    /// One id for the player, another for the others.
    fn by(&self, seat: Seat, you: &'static str, me: &'static str) -> &'static str {
        if seat == self.seen.seat() { you } else { me }
    }

    /// The side of the player.
    fn yours(&self) -> Side {
        self.seen.rules().side(self.seen.seat())
    }

    fn points(&self, value: i32) -> String {
        points(self.words, value, self.settings.score_in_fives)
    }

    /// What is said of a game at this moment, and what it waits for where the button does not say enough.
    pub fn speak(&self, game: &Game) -> Spoken {
        let said = game.said();
        if let Some(ceremony) = game.ceremony().filter(|_| said.note.is_none()) {
            return self.ceremony(ceremony, game);
        }
        let mut told = self.tell(&said.told);
        if matches!(said.told.first(), Some(Event::Dealt { why: LeadReason::Lot, .. })) {
            let turned: Vec<_> = Seat::first(self.seen.rules().seats()).zip(game.lot()).collect();
            told.line = format!("{} {}", self.turned(&turned), told.line);
        }
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

    /// What is said before a hand.
    fn ceremony(&self, ceremony: &Ceremony, game: &Game) -> Spoken {
        let turned: Vec<(Seat, Bone)> =
            ceremony.turned(game.human()).into_iter().map(|(_, seat, bone)| (seat, bone)).collect();
        match game.waiting() {
            Waiting::Lot => Spoken::line(self.words.get("say-turn")),
            Waiting::LotSeen if ceremony.is_tie() => Spoken::line(self.turned(&turned)).then(self.words.get("say-tie")),
            Waiting::LotSeen => {
                let leader = self.seen.leader().0;
                let mut talk = Talk { spoken: Spoken::line(self.turned(&turned)), speaker: None };
                self.speak_as(&mut talk, leader, self.dealt(leader, LeadReason::Lot));
                talk.spoken
            }
            _ => {
                let left = usize::from(self.seen.rules().hand) - ceremony.taken();
                Spoken::line(self.words.format("say-take", &[("count", left.into())]))
            }
        }
    }

    /// "You turn 6-4, Nestor turns 5-3."
    fn turned(&self, turned: &[(Seat, Bone)]) -> String {
        let you = self.seen.seat();
        let one = |(seat, bone): &(Seat, Bone)| {
            let bone: Value<'_> = bone.to_string().into();
            if *seat == you {
                self.words.format("say-you-turn", &[("bone", bone)])
            } else {
                self.words.format("say-name-turns", &[("name", self.name(*seat).into()), ("bone", bone)])
            }
        };
        let mut turned = turned.to_vec();
        turned.sort_by_key(|(seat, _)| *seat != you);
        let sentences: Vec<String> = turned.iter().map(one).collect();
        format!("{}.", sentences.join(", "))
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
            Refusal::NotYet => self.words.get("refused-not-yet").to_owned(),
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

/// The points that a play scored, and whether they count: what is told before the next play is of this one.
fn scored_by(rest: &[Event]) -> Option<(u8, bool)> {
    rest.iter().take_while(|event| !matches!(event, Event::Played { .. })).find_map(|event| match event {
        Event::Scored { points, why: ScoreReason::Count, counted, .. } => Some((*points, *counted)),
        _ => None,
    })
}

fn all_awards(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Awarded(_))).count()
}

const fn block_word(what: BlockWhat, award: &Award) -> &'static str {
    match what {
        BlockWhat::Difference if award.theirs < award.own => "detail-block-below",
        BlockWhat::Difference => "detail-block-difference",
        BlockWhat::Opponent => "detail-block-theirs",
        BlockWhat::Both => "detail-block-both",
        BlockWhat::Nothing => "detail-block-nothing",
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
    fn what_is_left_is_added_up() {
        let bones = [(5, 3), (5, 5)].into_iter().filter_map(|(a, b)| Bone::new(a, b)).collect();
        assert_eq!(added_up(bones, 18), "8 + 10 = 18");
        assert_eq!(added_up(Bones::of(Bone::doublet(5)), 10), "10");
        assert_eq!(added_up(Bones::ALL, 168), "168");
    }
}
