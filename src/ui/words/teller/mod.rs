//! What the players say. Events and refusals become sentences in the first person and in the
//! player's language.
//!
//! With two players, "I" is Nestor and "you" is the player. With more, each player speaks for
//! himself, and the line names the speaker.

mod awards;
mod fire;
mod moment;

use self::awards::award_told;
use super::say::{Speech, Spoken, play_name, points};
use super::{Value, Words, names::Names};
use crate::engine::rules::{BlockWhat, DominoWhat, LeadBone};
use crate::engine::{
    Act, Award, AwardReason, Bone, End, Event, GameEnd, GameEndReason, HandEnd, LeadReason, Observation, ScoreReason,
    Seat, Side,
};
use crate::ui::settings::Settings;
use crate::ui::words::Message;
use crate::{msg, say};

#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub words: &'a Words,
    /// The game as the player sees it.
    pub seen: &'a Observation,
    pub settings: &'a Settings,
    /// Whether several people share the screen, so that a line must name its speaker.
    pub company: bool,
    /// Whether only the player goes on.
    pub at_rest: bool,
}

/// Sentences, the text below them, and the last speaker.
#[derive(Default)]
pub(super) struct Talk {
    sentences: Vec<Sentence>,
    detail: String,
    /// That the player had to lead with a bone, once the line tells of something later.
    led: String,
    /// Another player who says that.
    detail_by: Option<Seat>,
    /// Whether the hand is over. Then a sum that anyone could say stands in the line.
    is_over: bool,
    speaker: Option<Seat>,
}

struct Sentence {
    /// With the name of its speaker, if that is not clear.
    text: String,
    /// Whether it is about points.
    scores: bool,
    /// Another player who says it, and the words without the name.
    by: Option<(Seat, String)>,
}

impl Talk {
    /// Adds a sentence without a speaker, or one that another player says although all know it.
    fn narrate(&mut self, text: String, by: Option<Seat>) {
        self.speaker = None;
        let by = by.map(|by| (by, text.clone()));
        self.sentences.push(Sentence { text, scores: false, by });
    }

    pub(super) fn spoken(self) -> Spoken {
        let last = self.sentences.iter().rev().find_map(|sentence| sentence.by.as_ref().map(|(by, _)| *by));
        let is_said = |sentence: &Sentence| sentence.by.as_ref().is_some_and(|(by, _)| Some(*by) == last);
        let rest: Vec<&str> = self
            .sentences
            .iter()
            .filter(|sentence| !is_said(sentence))
            .map(|sentence| sentence.text.as_str())
            .collect();
        let said = self.sentences.iter().filter(|sentence| is_said(sentence));
        let said: Vec<&str> = said.filter_map(|sentence| sentence.by.as_ref()).map(|(_, said)| said.as_str()).collect();
        let speech = last.or(self.detail_by).map(|by| Speech {
            by,
            said: said.join(" "),
            rest: rest.join(" "),
            // What is told of the player is not for another to say.
            explains: (rest.is_empty() && !self.is_over || self.detail_by == Some(by)) && !self.detail.is_empty(),
        });
        let texts: Vec<&str> = self.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
        let detail = if self.detail.is_empty() { self.led } else { self.detail };
        Spoken { line: texts.join(" "), detail, speech, ..Spoken::default() }
    }
}

impl Teller<'_> {
    /// Describes events and their results.
    pub(crate) fn tell(&self, events: &[Event]) -> Spoken {
        let mut talk = Talk::default();
        let mut rest = events;
        while let [event, after @ ..] = rest {
            rest = self.tell_one(&mut talk, event, after, events);
        }
        talk.spoken()
    }

    /// Describes what the others have done, one sentence for each of their turns.
    pub(crate) fn retell(&self, events: &[Event]) -> Vec<String> {
        let mut turns: Vec<(Option<Seat>, Vec<Event>)> = Vec::new();
        for event in events {
            let seat = actor(event);
            match turns.last_mut() {
                Some((of, turn)) if seat.is_none() || *of == seat => turn.push(event.clone()),
                _ => turns.push((seat, vec![event.clone()])),
            }
        }
        let theirs = turns.iter().filter(|(of, _)| *of != Some(self.seen.seat()));
        theirs.map(|(_, turn)| self.tell(turn).line).filter(|line| !line.is_empty()).collect()
    }

    /// Describes one event. Returns the events that are still to come.
    fn tell_one<'e>(&self, talk: &mut Talk, event: &Event, rest: &'e [Event], all: &[Event]) -> &'e [Event] {
        match event {
            Event::Dealt {
                leader,
                why:
                    why @ (LeadReason::Doublet
                    | LeadReason::LowDoublet
                    | LeadReason::ThreeTwo
                    | LeadReason::Blank
                    | LeadReason::EachDoublet
                    | LeadReason::Named),
                ..
            } if *why != LeadReason::Named || matches!(rest, [Event::Played { .. }, ..]) => {
                // The lead was forced, so it was played together with the deal.
                if let [Event::Played { bone, .. }, after @ ..] = rest {
                    let (you, me) = match why {
                        LeadReason::ThreeTwo if (bone.high(), bone.low()) == (3, 2) => {
                            (msg!("say-you-led-held"), msg!("say-i-led-held"))
                        }
                        _ if !bone.is_doublet() => (msg!("say-you-led-plain"), msg!("say-i-led-plain")),
                        LeadReason::Blank | LeadReason::EachDoublet => {
                            (msg!("say-you-led-held"), msg!("say-i-led-held"))
                        }
                        LeadReason::Named => (msg!("say-you-led-own"), msg!("say-i-led-own")),
                        LeadReason::LowDoublet | LeadReason::ThreeTwo => {
                            (msg!("say-you-led-low"), msg!("say-i-led-low"))
                        }
                        _ => (msg!("say-you-led-doublet"), msg!("say-i-led-doublet")),
                    };
                    let bone = [("bone", bone.to_string().into())];
                    let others_have_acted = after.iter().filter_map(actor).any(|of| of != *leader);
                    if others_have_acted || scored_by(after).is_some() {
                        // The line is needed for what was done then.
                        if *leader == self.seen.seat() {
                            talk.led = self.words.format(msg!("say-you-had-to-lead"), &bone);
                        }
                        return rest;
                    }
                    self.speak_as(talk, *leader, self.words.format(self.by(*leader, you, me), &bone));
                    return after;
                }
            }
            Event::Dealt { leader, why, .. } => self.speak_as(talk, *leader, self.dealt(*leader, *why)),
            Event::Played { seat, bone, end, .. } => {
                let scored = scored_by(rest);
                let others_have_acted = rest.iter().filter_map(actor).any(|of| of != *seat);
                let text = if *seat == self.seen.seat() && others_have_acted {
                    self.has_played(*bone, scored)
                } else {
                    Some(self.played(*seat, self.play(*bone, *end), scored))
                };
                if let Some(text) = text {
                    // There is little room at a seat of a full table, and the ring on the bone shows where it lies.
                    let is_full = self.seen.rules().seats() > 2;
                    let said = if is_full { self.played(*seat, bone.to_string(), scored) } else { text.clone() };
                    self.add(talk, *seat, [text, said], scored.is_some());
                }
                if matches!(scored, Some((_, false))) {
                    say!(self.words, "detail-not-counted").clone_into(&mut talk.detail);
                }
            }
            Event::Drew { seat, .. } => {
                let more = rest.iter().take_while(|next| matches!(next, Event::Drew { seat: of, .. } if of == seat));
                let (count, last) = (1 + more.clone().count(), more.last().unwrap_or(event));
                let bone = if let Event::Drew { bone, .. } = last { *bone } else { None };
                self.speak_as(talk, *seat, self.drew(*seat, count, bone));
                return &rest[count - 1..];
            }
            Event::Passed { seat } => {
                let word = self.by(*seat, msg!("say-you-pass"), msg!("say-i-pass"));
                self.speak_as(talk, *seat, self.words.get(word).to_owned());
            }
            Event::HandEnded { how, .. } => self.hand_ended(talk, *how, rest),
            Event::Awarded(award) => {
                let Some(text) = award_told(self, award) else { return rest };
                talk.detail_by = talk.detail_by.or_else(|| self.explains(award));
                let is_bonus = matches!(award.why, AwardReason::Bonus { .. } | AwardReason::ClosedAndLost { .. });
                talk.detail = match talk.detail.as_str() {
                    "" => text,
                    before if (self.many() || is_bonus) && awards(all).len() > 1 => format!("{before}; {text}"),
                    _ => text,
                };
            }
            Event::GameEnded(end) => {
                if let Some(why) = self.cut_short(end) {
                    talk.narrate(why.to_owned(), None);
                }
                let winner = end.winner.and_then(|side| self.voice(side));
                talk.narrate(self.game_ended(end), winner);
            }
            Event::Destroyed { seat, bone, count, sum, .. } => {
                let (text, detail) = self.destroyed(*seat, *bone, sum, *count, rest);
                self.add(talk, *seat, [text.clone(), text], !detail.is_empty());
                if !detail.is_empty() {
                    talk.detail = detail;
                }
            }
            Event::Scored { why: ScoreReason::Count | ScoreReason::Unblocked, .. }
            | Event::NextLead { .. }
            | Event::Clock { .. } => {}
            Event::Scored { side, points, .. } => talk.narrate(self.passed_for(*side, *points), None),
            Event::StartedOver => talk.narrate(say!(self.words, "say-started-over").to_owned(), None),
        }
        rest
    }

    /// Whether there are more than two players or several people, so that a line must name its
    /// speaker.
    pub(super) fn many(&self) -> bool {
        self.company || self.seen.rules().seats() > 2
    }

    /// Adds a sentence of a seat that is not about points.
    pub(super) fn speak_as(&self, talk: &mut Talk, seat: Seat, sentence: String) {
        self.add(talk, seat, [sentence.clone(), sentence], false);
    }

    /// Adds a sentence of a seat. With more than two players the line names the speaker whenever
    /// the speaker changes. What another seat has done before is told no more: the line tells of
    /// the last thing that has happened. What is `said` at the seat may be shorter.
    fn add(&self, talk: &mut Talk, seat: Seat, [mut sentence, said]: [String; 2], scores: bool) {
        let is_another = talk.speaker != Some(seat);
        if is_another && talk.speaker.is_some() {
            *talk = Talk { led: std::mem::take(&mut talk.led), ..Talk::default() };
        }
        talk.speaker = Some(seat);
        let by = (seat != self.seen.seat()).then_some((seat, said));
        if by.is_some() && is_another {
            sentence = self.said_by(seat, sentence);
        }
        talk.sentences.push(Sentence { text: sentence, scores, by });
    }

    /// Returns another player's sentence on its own, with the name if there are several others.
    pub(super) fn said_by(&self, seat: Seat, line: String) -> String {
        if self.many() { self.named(&self.names().of(seat), line) } else { line }
    }

    /// "Helen: I pass."
    pub(super) fn named(&self, name: &str, line: String) -> String {
        say!(self.words, "say-named", name: name, line: line)
    }

    pub(super) fn names(&self) -> Names<'_> {
        Names { words: self.words, settings: self.settings, rules: self.seen.rules(), you: self.seen.seat() }
    }

    pub(super) fn dealt(&self, leader: Seat, why: LeadReason) -> String {
        let bone = self.seen.rules().leading.bone;
        let id = match why {
            LeadReason::Winner if bone != LeadBone::Any => {
                self.by(leader, msg!("say-you-lead-with-doublet"), msg!("say-i-lead-winner"))
            }
            LeadReason::Blocked if bone == LeadBone::DoubletOrNext => {
                self.by(leader, msg!("say-you-lead-with-doublet"), msg!("say-i-lead"))
            }
            LeadReason::Winner => self.by(leader, msg!("say-you-lead-winner"), msg!("say-i-lead-winner")),
            LeadReason::Loser => self.by(leader, msg!("say-you-lead-loser"), msg!("say-i-lead-loser")),
            LeadReason::Lot => self.by(leader, msg!("say-you-lead-lot"), msg!("say-i-lead-lot")),
            _ => self.by(leader, msg!("say-you-lead"), msg!("say-i-lead")),
        };
        self.among_players(id)
    }

    /// Says something that depends on the number of players.
    pub(super) fn among_players(&self, id: Message) -> String {
        self.words.format(id, &[("players", self.seen.rules().seats().into())])
    }

    fn played(&self, seat: Seat, play: String, scored: Option<(u8, bool)>) -> String {
        let bone: Value<'_> = play.into();
        let Some((points, counted)) = scored else {
            return self.words.format(self.by(seat, msg!("say-you-play"), msg!("say-i-play")), &[("bone", bone)]);
        };
        let (you, me) = if counted {
            (msg!("say-you-score"), msg!("say-i-score"))
        } else {
            (msg!("say-you-overshoot"), msg!("say-i-overshoot"))
        };
        let args = [("bone", bone), ("points", self.points(points.into()).into())];
        self.words.format(self.by(seat, you, me), &args)
    }

    /// Returns what is still worth saying about the player's own play after the others have acted:
    /// its points.
    fn has_played(&self, bone: Bone, scored: Option<(u8, bool)>) -> Option<String> {
        let (points, counted) = scored?;
        let args = [("bone", bone.to_string().into()), ("points", self.points(points.into()).into())];
        Some(self.words.format(if counted { msg!("say-you-have-scored") } else { msg!("say-you-overshoot") }, &args))
    }

    /// Returns a bone and its place: "6-3 on the right". A lead is named without a place, which makes no
    /// difference.
    pub(super) fn play(&self, bone: Bone, end: End) -> String {
        let led = self.seen.deeds().iter().find_map(|deed| match deed.act {
            Act::Played(bone, _) => Some(bone),
            Act::Drew(_) | Act::Passed | Act::Destroyed(_) => None,
        });
        if self.seen.layout().is_empty() || led == Some(bone) {
            return bone.to_string();
        }
        play_name(self.words, bone, end)
    }

    fn drew(&self, seat: Seat, count: usize, bone: Option<Bone>) -> String {
        match bone.filter(|_| seat == self.seen.seat()) {
            Some(bone) => {
                say!(self.words, "say-you-drew", count: count, bone: bone.to_string())
            }
            None => say!(self.words, "say-i-drew", count: count),
        }
    }

    fn hand_ended(&self, talk: &mut Talk, how: HandEnd, rest: &[Event]) {
        let awards = awards(rest);
        // Of the earlier plays only the points are mentioned. Anything else would repeat what is
        // seen on the table.
        talk.sentences.retain(|sentence| sentence.scores);
        if talk.sentences.is_empty() {
            talk.speaker = None;
        }
        match (how, awards.as_slice()) {
            (HandEnd::Domino(seat), [award, ..])
                if matches!(award.why, AwardReason::Domino { .. }) && awards.iter().any(|award| award.points != 0) =>
            {
                let id = if self.seen.rules().partners {
                    self.by(seat, msg!("say-you-domino-together"), msg!("say-i-domino-together"))
                } else {
                    self.by(seat, msg!("say-you-domino"), msg!("say-i-domino"))
                };
                self.speak_as(talk, seat, self.words.format(id, &[("points", self.won(&awards))]));
            }
            (HandEnd::Domino(seat), _) => {
                let word = self.by(seat, msg!("say-you-are-out"), msg!("say-i-am-out"));
                self.speak_as(talk, seat, self.words.get(word).to_owned());
            }
            (HandEnd::Blocked, awards) => {
                let decides = rest.iter().any(|event| matches!(event, Event::GameEnded(_)));
                // What the side that closed the hand loses is told below the line.
                let is_won = |award: &&Award| !matches!(award.why, AwardReason::ClosedAndLost { .. });
                let awards: Vec<&Award> = awards.iter().copied().filter(is_won).collect();
                let awards = awards.as_slice();
                let locked = self.locked(rest);
                // "I win" is the other player's to say.
                let by = match awards {
                    [award, besides @ ..] if award.points != 0 && locked.is_none() => {
                        self.voice(award.side).filter(|_| besides.iter().all(|other| other.side == award.side))
                    }
                    _ => None,
                };
                talk.narrate(locked.unwrap_or_else(|| self.blocked(awards, decides)), by);
            }
        }
        if self.many() {
            // There is room for the result in the line, and beside a hand there is not.
            talk.sentences.iter_mut().for_each(|sentence| sentence.by = None);
        }
        (talk.detail, talk.detail_by, talk.is_over) = (String::new(), None, true);
        talk.led.clear();
    }

    /// Describes a blocked hand and its points. `decides` is set if the hand ends the game, because
    /// then a side wins even without points.
    fn blocked(&self, awards: &[&Award], decides: bool) -> String {
        match awards {
            [award, ..] if matches!(award.why, AwardReason::Subtracted { .. }) => {
                say!(self.words, "say-blocked").to_owned()
            }
            [award, besides @ ..] if award.points != 0 && besides.iter().all(|other| other.side == award.side) => {
                let is_mine = award.side != self.yours() && !self.many();
                let args = [("side", self.names().side(award.side).into()), ("points", self.won(awards))];
                self.words.format(if is_mine { msg!("say-blocked-me") } else { msg!("say-blocked-side") }, &args)
            }
            [one, other] => {
                let sides = self.names().sides(&[one.side, other.side]);
                self.words.format(msg!("say-blocked-shared"), &[("side", sides.into()), ("points", self.won(&[one]))])
            }
            [] if decides => say!(self.words, "say-blocked").to_owned(),
            _ => say!(self.words, "say-blocked-nothing").to_owned(),
        }
    }

    /// Returns who speaks of a side as "I": the only other player of it.
    fn voice(&self, side: Side) -> Option<Seat> {
        let theirs = |seat: &Seat| side != self.yours() && self.seen.rules().side(*seat) == side;
        self.seen.rules().all_seats().find(theirs).filter(|_| !self.many())
    }

    /// Returns the only other player, if an award to you is for "my hand".
    fn explains(&self, award: &Award) -> Option<Seat> {
        let is_mine = match award.why {
            AwardReason::Domino { what: DominoWhat::Opponents, .. } => true,
            AwardReason::Blocked { what, .. } => what == BlockWhat::Opponent,
            _ => false,
        };
        let other = self.seen.rules().all_seats().find(|seat| *seat != self.seen.seat());
        other.filter(|_| is_mine && award.side == self.yours() && !self.many())
    }

    /// Returns the points of awards that one side gets together.
    fn won(&self, awards: &[&Award]) -> Value<'static> {
        self.points(awards.iter().map(|award| i32::from(award.points)).sum()).into()
    }

    /// Says that a side gets points because others have passed.
    fn passed_for(&self, side: Side, score: u8) -> String {
        let args = [("side", self.names().side(side).into()), ("points", self.points(score.into()).into())];
        self.words.format(msg!("say-passed-for"), &args)
    }

    fn game_ended(&self, end: &GameEnd) -> String {
        let you = self.yours();
        let score = |side: Side| self.points(self.seen.score(side).into());
        // Where the points did not decide, they say nothing about who wins.
        let without_points = matches!(end.how, GameEndReason::SingleHand | GameEndReason::Resigned(_));
        if self.many() {
            let Some(winner) = end.winner else { return say!(self.words, "say-nobody-wins-game").to_owned() };
            let side = ("side", Value::from(self.names().side(winner)));
            if without_points {
                return self.words.format(msg!("say-side-wins-hand-game"), &[side]);
            }
            let others = self.seen.rules().all_sides().filter(|side| *side != winner);
            let scores: Vec<String> = std::iter::once(winner).chain(others).map(score).collect();
            return self.words.format(msg!("say-side-wins-game"), &[side, ("scores", scores.join(" : ").into())]);
        }
        if without_points && end.winner == Some(you) {
            let side = ("side", Value::from(self.names().side(you)));
            return self.words.format(msg!("say-side-wins-hand-game"), &[side]);
        }
        if without_points && end.winner.is_some() {
            return say!(self.words, "say-i-win-hand-game").to_owned();
        }
        let me = self.seen.rules().all_sides().find(|side| *side != you).unwrap_or(you);
        let args = [("you", score(you).into()), ("me", score(me).into())];
        match end.winner {
            Some(side) if side == you => self.words.format(msg!("say-you-win-game"), &args),
            Some(_) => self.words.format(msg!("say-i-win-game"), &args),
            None => self.words.format(msg!("say-nobody-wins"), &args),
        }
    }

    /// Picks one id for the player and another for everyone else.
    pub(super) fn by(&self, seat: Seat, you: Message, me: Message) -> Message {
        if seat == self.seen.seat() { you } else { me }
    }

    fn yours(&self) -> Side {
        self.seen.rules().side(self.seen.seat())
    }

    fn points(&self, value: i32) -> String {
        points(self.words, value, self.settings.look.score_in_fives)
    }
}

/// Returns the points of a play and whether they count. Only events before the next play belong to
/// it.
fn scored_by(rest: &[Event]) -> Option<(u8, bool)> {
    let later = |event: &&Event| matches!(event, Event::Played { .. } | Event::Destroyed { .. });
    rest.iter().take_while(|event| !later(event)).find_map(|event| match event {
        Event::Scored { points, why: ScoreReason::Count, counted, .. } => Some((*points, *counted)),
        _ => None,
    })
}

/// Whoever played, drew, passed or used a firecracker.
const fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Passed { seat }
        | Event::Destroyed { seat, .. } => Some(*seat),
        _ => None,
    }
}

fn awards(events: &[Event]) -> Vec<&Award> {
    events.iter().filter_map(|event| if let Event::Awarded(award) = event { Some(award) } else { None }).collect()
}
