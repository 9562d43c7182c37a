//! The text for a moment of a game: what happened, the note that stays for a while, and what the
//! game waits for.

use super::{Talk, Teller};
use crate::engine::{Bone, Event, Illegal, LeadReason, Move, Phase, Seat};
use crate::seat::{Note, SeatedPlayer};
use crate::table::{Arrival, Ceremony, Change, Hidden, Refusal, Waiting};
use crate::ui::words::judged::{nudge, with_line};
use crate::ui::words::say::step_from;
use crate::ui::words::{Speech, Spoken, Value};

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
            Waiting::Lot => Spoken::line(self.among_players("say-turn")),
            Waiting::LotSeen if ceremony.is_tie => {
                self.with_turned(&turned, Spoken::default()).then(self.words.get("say-tie"))
            }
            Waiting::LotSeen => {
                let leader = self.seen.leader().0;
                let mut talk = Talk::default();
                // All bones are mixed and dealt before the lead.
                let id = self.by(leader, "say-you-will-lead-lot", "say-i-lead-lot");
                self.speak_as(&mut talk, leader, self.among_players(id));
                self.with_turned(&turned, talk.spoken())
            }
            _ => {
                let own = self.seen.seat();
                if let Some(other) = ceremony.taker.filter(|taker| *taker != own) {
                    let mut talk = Talk::default();
                    self.speak_as(&mut talk, other, self.words.get("say-i-take").to_owned());
                    return talk.spoken();
                }
                let left = usize::from(self.seen.rules().hand) - ceremony.taken[own.index()];
                Spoken::line(self.words.format("say-take", &[("count", left.into())]))
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
                self.words.format("say-you-turn", &[("bone", bone)])
            } else if !self.many() {
                self.words.format("say-i-turn", &[("bone", bone)])
            } else {
                self.words.format("say-name-turns", &[("name", self.names().of(*seat).into()), ("bone", bone)])
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
            Note::Showing(Hidden::Hands) if self.many() => "say-showing-hands",
            Note::Showing(Hidden::Hands) => "say-showing-mine",
            Note::Showing(Hidden::Boneyard) if self.seen.rules().buried() > 0 => "say-showing-buried",
            Note::Showing(Hidden::Boneyard) => "say-showing-boneyard",
            Note::HintThinking => return self.said_by_nestor(self.words.get("hint-thinking").to_owned()),
            Note::Nudge(why) => return self.said_by_nestor(nudge(self.words, why, self.seen.rules().set)),
            Note::Hint(step) => return self.advice(step),
            Note::HintWhy(why, line, other) => {
                let other = step_from(self.words, self.seen, other);
                return self.said_by_nestor(with_line(self.words, self.seen, why, &line, &other));
            }
            Note::TutorLooks => return self.said_by_nestor(self.words.get("tutor-looks").to_owned()),
            Note::TutorDoubts => "tutor-title",
            Note::Refused(refusal) => return self.refused(refusal),
        };
        self.words.get(word).to_owned()
    }

    /// Says which moment of the game was preserved.
    fn preserved(&self) -> String {
        let (public, rules) = (self.seen.public(), self.seen.rules());
        if rules.single_hand {
            return self.words.get("say-preserved-game").to_owned();
        }
        let own = rules.side(self.seen.seat());
        let others = rules.all_sides().filter(|side| *side != own);
        let scores: Vec<String> =
            std::iter::once(own).chain(others).map(|side| self.points(self.seen.score(side).into())).collect();
        let args = [("hand", (public.hand_number + 1).into()), ("scores", scores.join(" : ").into())];
        self.words.format("say-preserved", &args)
    }

    fn arrived(&self, arrival: Arrival) -> String {
        let word = match arrival {
            Arrival::WelcomeBack => "say-welcome-back",
            Arrival::TakenBack(change) => return self.gone_to(change, "say-undone", "say-undone-this"),
            Arrival::DoneAgain(change) => return self.gone_to(change, "say-redone", "say-redone-this"),
            // Which game somebody plays is nobody's business, and the line says whose turn it is.
            Arrival::Restored | Arrival::Opened => return String::new(),
        };
        self.words.get(word).to_owned()
    }

    fn advice(&self, step: Move) -> String {
        let words = self.words;
        let line = match step {
            Move::Play(..) => words.format("say-hint", &[("play", step_from(words, self.seen, step).into())]),
            Move::Draw => words.get("say-hint-draw").to_owned(),
            Move::Boom(bone) => words.format("say-hint-destroy", &[("bone", bone.to_string().into())]),
            _ => return words.get("say-must-pass").to_owned(),
        };
        self.said_by_nestor(line)
    }

    /// Marks a line of the Nestor who helps the player. With more than two players the line names
    /// him.
    fn said_by_nestor(&self, line: String) -> String {
        if self.many() { self.named(self.words.get("nestor"), line) } else { line }
    }

    fn gone_to(&self, change: Option<Change>, plain: &str, with: &str) -> String {
        let what = match change {
            Some(Change::Restore) => self.words.get("command-restore").to_owned(),
            Some(Change::Move(Move::Play(bone, end))) => self.play(bone, end),
            Some(Change::Move(Move::Draw)) => self.words.get("a-draw").to_owned(),
            Some(Change::Move(Move::Pass)) => self.words.get("a-pass").to_owned(),
            Some(Change::Move(Move::Boom(bone))) => {
                self.words.format("hint-destroy", &[("bone", bone.to_string().into())])
            }
            _ => return self.words.get(plain).to_owned(),
        };
        self.words.format(with, &[("what", what.into())])
    }

    fn refused(&self, refusal: Refusal) -> String {
        let id = match refusal {
            Refusal::Illegal(illegal) => return self.refusal(illegal),
            Refusal::ChooseFirst => "refused-choose-first",
            Refusal::NotHeld(bone) => return self.words.with_bone("refused-not-held", bone),
            Refusal::FitsNowhere(bone) => return self.words.with_bone("refused-fits-nowhere", bone),
            Refusal::NotThere => "refused-not-open",
            Refusal::NotYourTurn if self.seen.phase() == Phase::GameOver => "refused-game-over",
            Refusal::NotYourTurn => "refused-not-your-turn",
            Refusal::Late => "refused-late",
            Refusal::NotYet => "refused-not-yet",
            Refusal::Thinking => {
                return self.said_by(self.seen.to_move(), self.words.get("refused-thinking").to_owned());
            }
            Refusal::Covered => "refused-covered",
            Refusal::NoHelp => "refused-no-help",
            Refusal::OfPeople => "refused-of-people",
            Refusal::Paused => "refused-paused",
            Refusal::NoClock => "refused-no-clock",
            Refusal::NothingToDestroy => "refused-nothing-to-destroy",
            Refusal::NothingToUndo => "say-nothing-of-yours",
            Refusal::Asked => "refused-asked",
            Refusal::NeedsNewGame => "rules-new-game-only",
        };
        self.words.get(id).to_owned()
    }

    /// Adds what the game waits for if the button is not clear enough.
    fn prompted(&self, spoken: Spoken, game: &SeatedPlayer) -> Spoken {
        let word = match game.view().waiting {
            Waiting::You { .. } if game.view().lead_is_open() && !spoken.line.is_empty() => return spoken,
            Waiting::You { .. } => return Spoken { prompt: self.words.get("say-your-turn").to_owned(), ..spoken },
            Waiting::Draw => "say-must-draw",
            Waiting::Pass
                if game.view().rules().hand_limit.is_some_and(|most| game.view().hand().len() >= most.into()) =>
            {
                let limit = [("bones", game.view().hand().len().into())];
                return spoken.then(&self.words.format("say-limit-pass", &limit));
            }
            Waiting::Pass if game.view().seen.public().has_drawn_enough() => "say-drawn-pass",
            Waiting::Pass => "say-must-pass",
            Waiting::Ok if !game.habits().table.auto_ok && !self.at_rest => {
                let (by, said) = (self.seen.to_move(), self.words.get("say-my-turn").to_owned());
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
            Illegal::DrawWhilePlayable { .. } | Illegal::PassWhilePlayable { .. } => "refused-playable",
            Illegal::FirecrackerUsed { .. } => "refused-firecracker-used",
            Illegal::NotInHand { .. } => "refused-not-your-turn",
            other => return self.words.illegal(other),
        };
        self.words.get(id).to_owned()
    }
}
