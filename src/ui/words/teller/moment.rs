//! The text for a moment of a game: what happened, the note that stays for a while, and what the
//! game waits for.

use super::{Talk, Teller};
use crate::engine::{Bone, Event, Illegal, LeadReason, Move, Phase, Seat};
use crate::seat::{Note, SeatedPlayer};
use crate::table::{Arrival, Ceremony, Change, Hidden, Refusal, Waiting};
use crate::ui::words::judged::{nudge, with_line};
use crate::ui::words::say::step_from;
use crate::ui::words::{Message, Speech, Spoken, Value};
use crate::{msg, say};

impl Teller<'_> {
    /// Describes the game at this moment, and what it waits for if the button is not clear enough.
    pub(crate) fn speak(&self, game: &SeatedPlayer) -> Spoken {
        let note = game.note().map(|note| self.note(note)).unwrap_or_default();
        let spoken = if let Some(ceremony) = game.view().ceremony.as_ref() {
            self.ceremony(ceremony, game)
        } else {
            let told = &game.view().since;
            let mut spoken = self.tell(told);
            if matches!(told.first(), Some(Event::Dealt { why: LeadReason::Lot, .. })) {
                let turned: Vec<_> = Seat::first(self.seen.rules().seats()).zip(game.view().lot.clone()).collect();
                spoken = self.with_turned(&turned, spoken);
            }
            self.prompted(spoken, game)
        };
        let note_by = game.note().and_then(|note| self.speaker_of(note, game));
        Spoken { note, note_by, ..spoken }
    }

    /// The player who says a note: Nestor, if he alone plays against you.
    fn speaker_of(&self, note: Note, game: &SeatedPlayer) -> Option<Seat> {
        let is_his = match note {
            Note::Showing(Hidden::Hands)
            | Note::HintThinking
            | Note::Nudge(_)
            | Note::Hint(_)
            | Note::HintWhy(..)
            | Note::TutorLooks
            | Note::Refused(Refusal::Thinking) => !self.many() && !self.at_rest,
            _ => false,
        };
        let view = game.view();
        view.rules().all_seats().find(|seat| is_his && *seat != view.viewer() && view.seating.level(*seat).is_some())
    }

    /// Returns the text before a hand.
    fn ceremony(&self, ceremony: &Ceremony, game: &SeatedPlayer) -> Spoken {
        let turned: Vec<_> = ceremony.turned.iter().map(|(_, seat, bone)| (*seat, *bone)).collect();
        match game.view().waiting {
            Waiting::Lot => Spoken::line(self.among_players(msg!("say-turn"))),
            Waiting::LotSeen if ceremony.is_tie => {
                self.with_turned(&turned, Spoken::default()).then(say!(self.words, "say-tie"))
            }
            Waiting::LotSeen => {
                let leader = self.seen.leader().0;
                let mut talk = Talk::default();
                // All bones are mixed and dealt before the lead.
                let id = self.by(leader, msg!("say-you-will-lead-lot"), msg!("say-i-lead-lot"));
                self.speak_as(&mut talk, leader, self.among_players(id));
                self.with_turned(&turned, talk.spoken())
            }
            _ => {
                let own = self.seen.seat();
                if let Some(other) = ceremony.taker.filter(|taker| *taker != own) {
                    let mut talk = Talk::default();
                    self.speak_as(&mut talk, other, say!(self.words, "say-i-take").to_owned());
                    return talk.spoken();
                }
                let left = usize::from(self.seen.rules().hand) - ceremony.taken[own.index()];
                Spoken::line(say!(self.words, "say-take", count: left))
            }
        }
    }

    /// The same after the bones that were turned by lot. The only other player tells the own one.
    fn with_turned(&self, turned: &[(Seat, Bone)], spoken: Spoken) -> Spoken {
        let Spoken { line, speech, .. } = spoken;
        let mut all = Spoken::line(self.turned(turned)).then(&line);
        let (own, other): (Vec<_>, Vec<_>) =
            turned.iter().partition(|(seat, _)| self.many() || *seat == self.seen.seat());
        let [own, theirs] = [own, other].map(|part| if part.is_empty() { String::new() } else { self.turned(&part) });
        let join = |one: &str, two: &str| Spoken::line(one).then(two).line;
        let other = turned.iter().map(|(seat, _)| *seat).find(|seat| *seat != self.seen.seat() && !self.many());
        let by = speech.as_ref().map(|speech| speech.by).or(other);
        let (said, rest) = speech.map_or((String::new(), line), |speech| (speech.said, speech.rest));
        let (said, rest) = (join(&theirs, &said), join(&own, &rest));
        all.speech = by.map(|by| Speech { by, said, rest, explains: false });
        all
    }

    /// "You turn 6-4. I turn 5-3."
    fn turned(&self, turned: &[(Seat, Bone)]) -> String {
        let you = self.seen.seat();
        let one = |(seat, bone): &(Seat, Bone)| {
            let bone: Value<'_> = bone.to_string().into();
            if *seat == you {
                self.words.format(msg!("say-you-turn"), &[("bone", bone)])
            } else if !self.many() {
                self.words.format(msg!("say-i-turn"), &[("bone", bone)])
            } else {
                self.words.format(msg!("say-name-turns"), &[("name", self.names().of(*seat).into()), ("bone", bone)])
            }
        };
        let mut turned = turned.to_vec();
        turned.sort_by_key(|(seat, _)| *seat != you);
        let sentences: Vec<String> = turned.iter().map(one).collect();
        format!("{}.", sentences.join(". "))
    }

    fn note(&self, note: Note) -> String {
        let word = match note {
            Note::Arrived(arrival) => return self.arrived(arrival),
            Note::Preserved => return self.preserved(),
            Note::Showing(Hidden::Hands) if self.many() => msg!("say-showing-hands"),
            Note::Showing(Hidden::Hands) => msg!("say-showing-mine"),
            Note::Showing(Hidden::Boneyard) if self.seen.rules().buried() > 0 => msg!("say-showing-buried"),
            Note::Showing(Hidden::Boneyard) => msg!("say-showing-boneyard"),
            Note::HintThinking => return self.said_by_nestor(say!(self.words, "hint-thinking").to_owned()),
            Note::Nudge(why) => return self.said_by_nestor(nudge(self.words, why, self.seen.rules().set)),
            Note::Hint(step) => return self.advice(step),
            Note::HintWhy(why, line, other) => {
                let other = step_from(self.words, self.seen, other);
                return self.said_by_nestor(with_line(self.words, self.seen, why, &line, &other));
            }
            Note::TutorLooks => return self.said_by_nestor(say!(self.words, "tutor-looks").to_owned()),
            Note::TutorDoubts => msg!("tutor-title"),
            Note::Refused(refusal) => return self.refused(refusal),
        };
        self.words.get(word).to_owned()
    }

    /// Says which moment of the game was preserved.
    fn preserved(&self) -> String {
        let (public, rules) = (self.seen.public(), self.seen.rules());
        if rules.single_hand {
            return say!(self.words, "say-preserved-game").to_owned();
        }
        let own = rules.side(self.seen.seat());
        let others = rules.all_sides().filter(|side| *side != own);
        let scores: Vec<String> =
            std::iter::once(own).chain(others).map(|side| self.points(self.seen.score(side).into())).collect();
        let args = [("hand", (public.hand_number + 1).into()), ("scores", scores.join(" : ").into())];
        self.words.format(msg!("say-preserved"), &args)
    }

    fn arrived(&self, arrival: Arrival) -> String {
        let word = match arrival {
            Arrival::WelcomeBack => msg!("say-welcome-back"),
            Arrival::TakenBack(change) => return self.gone_to(change, msg!("say-undone"), msg!("say-undone-this")),
            Arrival::DoneAgain(change) => return self.gone_to(change, msg!("say-redone"), msg!("say-redone-this")),
            // Which game somebody plays is nobody's business, and the line says whose turn it is.
            Arrival::Restored | Arrival::Opened => return String::new(),
        };
        self.words.get(word).to_owned()
    }

    fn advice(&self, step: Move) -> String {
        let words = self.words;
        let line = match step {
            Move::Play(..) => say!(words, "say-hint", play: step_from(words, self.seen, step)),
            Move::Draw => say!(words, "say-hint-draw").to_owned(),
            Move::Boom(bone) => say!(words, "say-hint-destroy", bone: bone.to_string()),
            _ => return say!(words, "say-must-pass").to_owned(),
        };
        self.said_by_nestor(line)
    }

    /// Marks a line of the Nestor who helps the player. With more than two players the line names
    /// him.
    fn said_by_nestor(&self, line: String) -> String {
        if self.many() { self.named(say!(self.words, "nestor"), line) } else { line }
    }

    fn gone_to(&self, change: Option<Change>, plain: Message, with: Message) -> String {
        let what = match change {
            Some(Change::Restore) => say!(self.words, "command-restore").to_owned(),
            Some(Change::Move(Move::Play(bone, end))) => self.play(bone, end),
            Some(Change::Move(Move::Draw)) => say!(self.words, "a-draw").to_owned(),
            Some(Change::Move(Move::Pass)) => say!(self.words, "a-pass").to_owned(),
            Some(Change::Move(Move::Boom(bone))) => {
                say!(self.words, "hint-destroy", bone: bone.to_string())
            }
            _ => return self.words.get(plain).to_owned(),
        };
        self.words.format(with, &[("what", what.into())])
    }

    fn refused(&self, refusal: Refusal) -> String {
        let id = match refusal {
            Refusal::Illegal(illegal) => return self.refusal(illegal),
            Refusal::ChooseFirst => msg!("refused-choose-first"),
            Refusal::NotHeld(bone) => return self.words.with_bone(msg!("refused-not-held"), bone),
            Refusal::FitsNowhere(bone) => return self.words.with_bone(msg!("refused-fits-nowhere"), bone),
            Refusal::NotThere => msg!("refused-not-open"),
            Refusal::NotYourTurn if self.seen.phase() == Phase::GameOver => msg!("refused-game-over"),
            Refusal::NotYourTurn => msg!("refused-not-your-turn"),
            Refusal::Late => msg!("refused-late"),
            Refusal::NotYet => msg!("refused-not-yet"),
            Refusal::Thinking => {
                return self.said_by(self.seen.to_move(), say!(self.words, "refused-thinking").to_owned());
            }
            Refusal::Covered => msg!("refused-covered"),
            Refusal::NoHelp => msg!("refused-no-help"),
            Refusal::OfPeople => msg!("refused-of-people"),
            Refusal::Paused => msg!("refused-paused"),
            Refusal::NoClock => msg!("refused-no-clock"),
            Refusal::NothingToDestroy => msg!("refused-nothing-to-destroy"),
            Refusal::NothingToUndo => msg!("say-nothing-of-yours"),
            Refusal::Asked => msg!("refused-asked"),
            Refusal::NeedsNewGame => msg!("rules-new-game-only"),
        };
        self.words.get(id).to_owned()
    }

    /// Adds what the game waits for if the button is not clear enough.
    fn prompted(&self, spoken: Spoken, game: &SeatedPlayer) -> Spoken {
        let word = match game.view().waiting {
            Waiting::You { .. } if game.view().lead_is_open() && !spoken.line.is_empty() => return spoken,
            Waiting::You { .. } => return Spoken { prompt: say!(self.words, "say-your-turn").to_owned(), ..spoken },
            Waiting::Draw => msg!("say-must-draw"),
            Waiting::Pass
                if game.view().rules().hand_limit.is_some_and(|most| game.view().hand().len() >= most.into()) =>
            {
                let limit = [("bones", game.view().hand().len().into())];
                return spoken.then(&self.words.format(msg!("say-limit-pass"), &limit));
            }
            Waiting::Pass if game.view().seen.public().has_drawn_enough() => msg!("say-drawn-pass"),
            Waiting::Pass => msg!("say-must-pass"),
            Waiting::Ok if !game.habits().table.auto_ok && !self.at_rest => {
                let (by, said) = (self.seen.to_move(), say!(self.words, "say-my-turn").to_owned());
                let prompt = self.said_by(by, said.clone());
                let is_silent = spoken.speech.is_none() && spoken.line.is_empty();
                let own = is_silent.then(|| Speech { by, said, rest: String::new(), explains: false });
                let speech = spoken.speech.or(own);
                return Spoken { prompt, is_theirs: true, speech, ..spoken };
            }
            _ => return spoken,
        };
        spoken.then(self.words.get(word))
    }

    pub(crate) fn refusal(&self, illegal: Illegal) -> String {
        let id = match illegal {
            Illegal::DrawWhilePlayable { .. } | Illegal::PassWhilePlayable { .. } => msg!("refused-playable"),
            Illegal::FirecrackerUsed { .. } => msg!("refused-firecracker-used"),
            Illegal::NotInHand { .. } => msg!("refused-not-your-turn"),
            other => return self.words.illegal(other),
        };
        self.words.get(id).to_owned()
    }
}
