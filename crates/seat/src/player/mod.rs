//! A player at a table: what they hold, what they are told, and the help they ask for, before any
//! of it is a move.
//!
//! A [`SeatedPlayer`] has the [`View`] of a seat and nothing else of the table, so whatever is
//! shown, said or thought from here knows no hidden bone. What the player does becomes an
//! [`Input`], and what comes of it are [`SeatEffect`]s: a wish for the table, or a question for the
//! thinker. The same inputs and views at the same times give the same effects.

mod beliefs;
mod input;
mod said;
mod tutor;

pub use input::{Clues, Habits, Input, SeatEffect};
pub use said::{Advice, Hint, HintStage, Note};
pub use tutor::Doubt;

use crate::Tutor;
use crate::nestor::Level;
use crate::nestor::question::{Answer, Found, JobId, Kind, Question};
use crate::sight::{Bone, End, Illegal, Move, Observation, Way};
use crate::{Arrival, Outlook, Refusal, View, Waiting, Wish};
use beliefs::Beliefs;
use said::ShownNote;
use std::time::Duration;
use tutor::{Meant, Tutoring};

/// A player on a seat of a table.
#[derive(Debug)]
pub struct SeatedPlayer {
    view: View,
    habits: Habits,
    held: Held,
    hint: Option<Hint>,
    noted: ShownNote,
    tutoring: Tutoring,
    beliefs: Beliefs,
    /// What the player did while the others were still taking their bones.
    deferred: Option<Input>,
    jobs: u64,
    effects: Vec<SeatEffect>,
}

/// What the player holds, to do something with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Held {
    Nothing,
    /// A bone of the hand, to play it.
    Bone(Bone),
    /// The same for a matador that is to show its heavier half.
    Turned(Bone),
    Firecracker,
}

impl SeatedPlayer {
    /// Sits down at a table that looks like this.
    pub fn new(view: View, habits: Habits) -> SeatedPlayer {
        // A position that was set up is new to everyone.
        let goes_on = view.news.is_empty() && !view.since.is_empty();
        let mut player = SeatedPlayer {
            view,
            habits,
            held: Held::Nothing,
            hint: None,
            noted: ShownNote::default(),
            tutoring: Tutoring::default(),
            beliefs: Beliefs::default(),
            deferred: None,
            jobs: 0,
            effects: Vec::new(),
        };
        if goes_on {
            player.noted.show(Note::Arrived(Arrival::WelcomeBack), Duration::ZERO);
        }
        player
    }

    /// What the seat may see.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// How the seat and its table behave.
    pub const fn habits(&self) -> &Habits {
        &self.habits
    }

    /// The note that is shown beside the events.
    pub const fn note(&self) -> Option<Note> {
        self.noted.note
    }

    /// The hint, if one was asked for.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The chosen bone.
    pub const fn chosen(&self) -> Option<Bone> {
        if let Held::Bone(bone) | Held::Turned(bone) = self.held { Some(bone) } else { None }
    }

    /// Whether the player holds the firecracker.
    pub const fn lights(&self) -> bool {
        matches!(self.held, Held::Firecracker)
    }

    /// The end as a bone would be played there: with its heavier half out if the player has turned
    /// it.
    pub fn end_for(&self, bone: Bone, end: End) -> End {
        if matches!(self.held, Held::Turned(held) if held == bone) { end.straight().turned() } else { end }
    }

    /// What a play would bring.
    pub fn outlook(&self, bone: Bone, end: End) -> Option<Outlook> {
        let seen = &self.view.seen;
        if !self.view.fits(bone).contains(&end) {
            return None;
        }
        let end = self.end_for(bone, if seen.layout().is_empty() { End::LEAD } else { end });
        let points = seen.counted_points_of(Move::Play(bone, end));
        Some(Outlook { count: seen.layout().opening(end).count_with(bone), points })
    }

    /// When a note disappears by itself.
    pub const fn next_tick(&self) -> Option<Duration> {
        self.noted.until()
    }

    /// Takes an input with its time, and returns what to do. Times never go back.
    pub fn step(&mut self, input: Input, now: Duration) -> Vec<SeatEffect> {
        self.noted.pass(now);
        let is_before_the_hand = self.view.ceremony.is_some();
        if is_before_the_hand && matches!(input, Input::Press | Input::Wish(Wish::TakeUp(_))) {
            self.noted = ShownNote::default();
        }
        let mut refused = None;
        match input {
            Input::Choose(_) | Input::Place(_) | Input::Put(..) | Input::Draw | Input::Hint if is_before_the_hand => {
                refused = self.defer(input).err();
            }
            Input::Choose(bone) => refused = self.choose(bone).err(),
            Input::LetGo => self.let_go(),
            Input::Light => refused = self.light().err(),
            Input::Destroy(bone) => refused = self.mean(Meant::from(Move::Boom(bone)), now).err(),
            Input::Place(end) => {
                let meant = self.chosen().map(|bone| self.play_of(bone, self.end_for(bone, end)));
                refused = match meant {
                    Some(meant) => self.mean(meant, now).err(),
                    None => Some(self.view.may_act().err().unwrap_or(Refusal::ChooseFirst)),
                };
            }
            Input::Put(bone, end) => refused = self.mean(self.play_of(bone, end), now).err(),
            Input::Astray => refused = Some(Refusal::NotThere),
            Input::Draw => refused = self.mean(Meant::from(Move::Draw), now).err(),
            Input::Press => match self.view.waiting {
                Waiting::Draw | Waiting::You { may_draw: true } => {
                    refused = self.mean(Meant::from(Move::Draw), now).err();
                }
                Waiting::Pass => refused = self.mean(Meant::from(Move::Pass), now).err(),
                _ => self.wish(Wish::GoOn),
            },
            Input::Hint => refused = self.ask_for_hint(now).err(),
            Input::PutHintAway => self.put_hint_away(),
            Input::Believe(Some(_)) if !self.view.helps() => refused = Some(Refusal::NoHelp),
            Input::Believe(clues) => self.believe(clues),
            Input::Behave(habits) => {
                if habits.tutor == Tutor::Off {
                    self.rethink();
                    if self.hint != Some(Hint::Thinking) {
                        self.forget_position();
                    }
                }
                self.habits = habits;
                self.effects.push(SeatEffect::Behave(habits.table));
            }
            Input::PlayAnyway => refused = self.play_anyway().err(),
            Input::ShowBetter => self.tutoring.show_better(),
            // A play that was only tried is the first thing to undo.
            Input::Wish(Wish::Undo) if self.rethink() => {}
            Input::Wish(wish) => self.wish(wish),
            Input::Answer(answer) => self.hear(answer, now),
            Input::Tick => {}
        }
        if let Some(refusal) = refused {
            self.refuse(refusal, now);
        }
        self.think()
    }

    /// Tells the player something beside the events.
    pub fn tell(&mut self, note: Note, now: Duration) {
        self.noted.show(note, now);
    }

    /// Takes what the seat may see from now on, and returns what to do.
    pub fn see(&mut self, view: View, now: Duration) -> Vec<SeatEffect> {
        let before = std::mem::replace(&mut self.view, view);
        if before.moment != self.view.moment {
            self.held = Held::Nothing;
            self.put_hint_away();
            self.rethink();
            self.forget_position();
        }
        if before.since_moment != self.view.since_moment {
            self.noted = ShownNote::default();
        }
        if self.view.is_your_turn() {
            // It is no longer so.
            self.noted.end(|note| matches!(note, Note::Refused(Refusal::NotYourTurn | Refusal::Thinking)));
        }
        if before.shown != self.view.shown {
            self.noted.end(|note| matches!(note, Note::Showing(_)));
            if let Some(hidden) = self.view.shown {
                self.noted.show(Note::Showing(hidden), now);
            }
        }
        if let Some(input) = self.deferred.take() {
            return self.step(input, now);
        }
        self.think()
    }

    /// Shows how the table came to where it is.
    pub fn arrive(&mut self, arrival: Arrival, now: Duration) {
        self.noted.show(Note::Arrived(arrival), now);
    }

    /// Shows why something was not done.
    pub fn refuse(&mut self, refusal: Refusal, now: Duration) {
        self.noted.show(Note::Refused(refusal), now);
        self.effects.push(SeatEffect::Refused);
    }

    /// Lets the tutor and the beliefs think about what the player sees now.
    fn think(&mut self) -> Vec<SeatEffect> {
        self.look_ahead();
        self.wonder();
        std::mem::take(&mut self.effects)
    }

    /// Puts off what the player does while only the others still take their bones.
    fn defer(&mut self, input: Input) -> Result<(), Refusal> {
        let (seat, held) = (self.view.viewer(), self.view.hand().len());
        if !self.view.ceremony.as_ref().is_some_and(|ceremony| ceremony.only_others_take(seat, held)) {
            return Err(Refusal::NotYet);
        }
        self.deferred = Some(input);
        self.wish(Wish::EndCeremony);
        Ok(())
    }

    fn wish(&mut self, wish: Wish) {
        self.effects.push(SeatEffect::Wish(wish, self.view.moment));
    }

    fn choose(&mut self, bone: Bone) -> Result<(), Refusal> {
        self.rethink();
        if self.chosen() == Some(bone) {
            let turns = self.held == Held::Bone(bone) && self.view.can_turn(bone);
            self.held = if turns { Held::Turned(bone) } else { Held::Nothing };
            return Ok(());
        }
        self.view.may_act()?;
        if let Some(forced) = self.view.seen.forced_lead().filter(|forced| *forced != bone) {
            return Err(Refusal::Illegal(Illegal::MustLead { seat: self.view.viewer(), bone: forced }));
        }
        if !self.view.hand().contains(bone) {
            return Err(Refusal::NotHeld(bone));
        }
        if self.view.fits(bone).is_empty() && !self.habits.chooses_any {
            return Err(Refusal::FitsNowhere(bone));
        }
        self.held = Held::Bone(bone);
        Ok(())
    }

    /// Picks up the firecracker, or puts it back.
    fn light(&mut self) -> Result<(), Refusal> {
        if self.lights() {
            self.held = Held::Nothing;
            return Ok(());
        }
        self.view.may_act()?;
        let (rules, viewer) = (self.view.rules(), self.view.viewer());
        if !rules.firecrackers {
            return Err(Refusal::Illegal(Illegal::NoFirecrackers));
        }
        if !self.view.seen.public().has_firecracker(viewer) {
            return Err(Refusal::Illegal(Illegal::FirecrackerUsed { seat: viewer }));
        }
        if self.view.targets().is_empty() {
            return Err(Refusal::NothingToDestroy);
        }
        self.held = Held::Firecracker;
        Ok(())
    }

    /// Lets go of what is chosen, shown or hinted. If the tutor questions a play, lets go of only
    /// that play.
    fn let_go(&mut self) {
        if self.rethink() {
            return;
        }
        self.held = Held::Nothing;
        self.put_hint_away();
        if let Some(hidden) = self.view.shown {
            self.wish(Wish::Show(hidden));
        }
    }

    /// The play of a bone at an end. A lead has no end, only a side on which it is laid.
    fn play_of(&self, bone: Bone, end: End) -> Meant {
        let leads = self.view.seen.layout().is_empty();
        let step = Move::Play(bone, if leads { End::LEAD } else { end });
        Meant { step, west: leads && end == End::Arm(Way::West) }
    }

    fn put_hint_away(&mut self) {
        self.noted.end(Note::is_hint);
        if self.hint.take() == Some(Hint::Thinking) && !self.is_tutored() {
            self.forget_position();
        }
    }

    fn ask_for_hint(&mut self, now: Duration) -> Result<(), Refusal> {
        if self.view.clocks.is_paused {
            return Err(Refusal::Paused);
        }
        if !self.view.helps() {
            return Err(Refusal::NoHelp);
        }
        if !self.view.is_your_turn() {
            let thinks = self.view.may_act() == Err(Refusal::Thinking);
            return Err(if thinks { Refusal::Thinking } else { Refusal::NotYourTurn });
        }
        if let Some(hint) = &mut self.hint {
            if let Hint::Given(advice) = hint
                && advice.tell_more()
            {
                let note = advice.note();
                self.noted.show(note, now);
            }
            return Ok(());
        }
        self.wish(Wish::Helped);
        self.hint = Some(Hint::Thinking);
        self.noted.show(Note::HintThinking, now);
        self.judge_position();
        self.give_hint(now);
        Ok(())
    }

    /// Asks the thinker. The answer comes back as [`Input::Answer`].
    fn ask(&mut self, kind: Kind, level: Level, seen: Observation) -> JobId {
        self.jobs += 1;
        let job = JobId { kind, number: self.jobs };
        self.effects.push(SeatEffect::Ask(Box::new(Question { job, level, seen, chance: None })));
        job
    }

    /// Takes an answer of the thinker. An answer about another moment of the game is dropped.
    fn hear(&mut self, answer: Answer, now: Duration) {
        if answer.stumbled {
            self.effects.push(SeatEffect::Stumbled);
        }
        match (answer.job.kind, answer.found) {
            (Kind::Judge, found) => self.hear_judge(answer.job, found, now),
            (Kind::Beliefs, Found::Shares(shares)) => self.beliefs.hear(answer.job, *shares),
            (Kind::Move | Kind::Review | Kind::Beliefs, _) => {}
        }
    }
}
