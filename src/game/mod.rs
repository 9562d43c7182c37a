//! The driver of a game: what it waits for, what is chosen, what is said, and who is asked.
//!
//! Whatever a player does, and whatever the thinker answers, becomes an [`Input`]. [`Game::step`] takes it with the time at which it came, and returns
//! what is to be done about it as [`Effect`]s. There is no display here, no file, no thread and no clock: the same inputs at the same times are the same
//! game. A move goes through one door, [`Sitting::play`](crate::session::sitting::Sitting::play), and all that is read of the game is read from the
//! [`Observation`] of the seat that the player sits on; only what is laid open on purpose comes from [`Game::laid_open`].

mod ceremony;
mod input;
mod said;
mod seen;
pub mod thinking;
mod turns;

pub use ceremony::Ceremony;
pub use input::{Effect, Hidden, Input, Manner, Outlook, Refusal, Waiting};
pub use said::{Hint, Note, Said};
pub use seen::Ends;

use crate::engine::Illegal;
use crate::engine::bone::{Bone, Seat};
use crate::engine::event::Event;
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::table::{End, Way};
use crate::nestor::Level;
use crate::session::sitting::Sitting;
use std::time::Duration;
use thinking::{Answer, JobId, Kind, Question};
use turns::Turns;

/// A game under way and what the player is about to do in it.
#[derive(Debug)]
pub struct Game {
    sitting: Sitting,
    manner: Manner,
    /// What the player's seat sees, made once for every change.
    seen: Observation,
    chosen: Option<Bone>,
    shown: Option<Hidden>,
    hint: Option<Hint>,
    said: Said,
    turns: Turns,
    ceremony: Option<Ceremony>,
    /// Rises with every change of the game, so that whoever shows it knows when to look again.
    moment: u64,
    jobs: u64,
    effects: Vec<Effect>,
}

impl Game {
    /// Takes up a sitting where it stands. `events` are what has just happened in it, as all of it happened; nothing has if it comes from a file.
    pub fn new(sitting: Sitting, events: Vec<Event>, manner: Manner) -> Game {
        let seen = sitting.observe();
        let mut game = Game {
            sitting,
            manner,
            seen,
            chosen: None,
            shown: None,
            hint: None,
            said: Said::default(),
            turns: Turns::default(),
            ceremony: None,
            moment: 0,
            jobs: 0,
            effects: Vec::new(),
        };
        if events.is_empty() {
            game.said.note = Some(Note::WelcomeBack);
        } else {
            game.prepare(&events);
            game.tell(events);
        }
        game
    }

    /// Takes what was done at a time, and returns what is to be done about it. Times never go back.
    pub fn step(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        match self.take(input, now) {
            Ok(()) => {}
            Err(refusal) => self.said.refuse(refusal),
        }
        self.go_on(now);
        std::mem::take(&mut self.effects)
    }

    /// When to step with [`Input::Tick`], if the game goes on by itself: now or later.
    pub fn next_tick(&self) -> Option<Duration> {
        self.turns.next_tick()
    }

    fn take(&mut self, input: Input, now: Duration) -> Result<(), Refusal> {
        if let Some(done) = self.celebrate(&input) {
            self.turns.wait(now + self.manner.pace);
            return done;
        }
        match input {
            Input::Choose(bone) => return self.choose(bone),
            Input::LetGo => self.let_go(),
            Input::Place(end) => {
                self.may_act()?;
                let bone = self.chosen.ok_or(Refusal::ChooseFirst)?;
                return self.put(bone, end, now);
            }
            Input::Put(bone, end) => return self.put(bone, end, now),
            Input::Draw => return self.draw(now),
            Input::Press => return self.press(now),
            Input::NewGame(number) => self.new_game(number, now),
            Input::Undo => self.go(Sitting::undo, Note::TakenBack, now),
            Input::Redo => self.go(Sitting::redo, Note::DoneAgain, now),
            Input::Restore => self.go(Sitting::restore, Note::Restored, now),
            Input::Preserve => {
                self.sitting.preserve();
                self.noted(Note::Preserved);
            }
            Input::ClearTally => {
                self.sitting.clear_tally();
                self.effects.push(Effect::Keep);
            }
            Input::Hint => return self.ask_for_hint(),
            Input::PutHintAway => self.put_hint_away(),
            Input::Show(hidden) => self.show(hidden),
            Input::Behave(manner) => self.manner = manner,
            Input::WantRules(rules) => {
                // Whoever offers rules offers only such as can be played.
                if self.sitting.want_rules(rules).is_ok() {
                    self.effects.push(Effect::Keep);
                }
            }
            Input::Seat(seating) => {
                self.sitting.set_seating(seating);
                self.effects.push(Effect::Keep);
            }
            Input::Answer(answer) => self.hear(answer),
            Input::Tick | Input::TakeUp(_) => {}
        }
        Ok(())
    }

    /// Whether the player may act, and if not, why.
    fn may_act(&self) -> Result<(), Refusal> {
        match self.waiting() {
            Waiting::You { .. } | Waiting::Draw | Waiting::Pass => Ok(()),
            Waiting::Ok => Err(Refusal::NotYourTurn),
            Waiting::Others => Err(Refusal::Thinking),
            Waiting::Lot | Waiting::LotSeen | Waiting::Take => Err(Refusal::NotYet),
            Waiting::NewHand => Err(Refusal::Illegal(Illegal::HandOver)),
            Waiting::NewGame => Err(Refusal::Illegal(Illegal::GameOver)),
        }
    }

    fn choose(&mut self, bone: Bone) -> Result<(), Refusal> {
        if self.chosen == Some(bone) {
            self.chosen = None;
            return Ok(());
        }
        self.may_act()?;
        if let Some(forced) = self.seen.forced_lead().filter(|forced| *forced != bone) {
            return Err(Refusal::Illegal(Illegal::MustLead { seat: self.human(), bone: forced }));
        }
        if self.fits(bone).is_empty() {
            return Err(Refusal::FitsNowhere(bone));
        }
        self.chosen = Some(bone);
        Ok(())
    }

    fn let_go(&mut self) {
        self.chosen = None;
        self.put_hint_away();
        if self.shown.take().is_some() {
            self.said.note = None;
        }
    }

    fn put_hint_away(&mut self) {
        if let Some(Hint::Thinking(job)) = self.hint.take() {
            self.effects.push(Effect::Cancel(job));
        }
    }

    fn put(&mut self, bone: Bone, end: End, now: Duration) -> Result<(), Refusal> {
        self.may_act()?;
        let leads = self.seen.table().is_empty();
        let wanted = end;
        let end = if leads { End::LEAD } else { end };
        self.play(Move::Play(bone, end), now)?;
        if leads {
            self.sitting.note_lead(wanted == End::Arm(Way::West));
        }
        Ok(())
    }

    fn draw(&mut self, now: Duration) -> Result<(), Refusal> {
        self.may_act()?;
        self.play(Move::Draw, now)?;
        while self.manner.auto_draw && self.waiting() == Waiting::Draw {
            let events = self.make(Move::Draw)?;
            self.add(events);
        }
        Ok(())
    }

    fn press(&mut self, now: Duration) -> Result<(), Refusal> {
        match self.waiting() {
            Waiting::Draw | Waiting::You { may_draw: true } => return self.draw(now),
            Waiting::Pass => return self.play(Move::Pass, now),
            Waiting::Ok => self.turns.begin(now),
            Waiting::Others => self.turns.hurry(now),
            Waiting::NewHand => {
                let events = self.sitting.new_hand();
                self.changed();
                self.prepare(&events);
                self.tell(events);
                self.turns.wait(now + self.manner.pace);
            }
            Waiting::NewGame => self.new_game(None, now),
            Waiting::You { may_draw: false } | Waiting::Lot | Waiting::LotSeen | Waiting::Take => {}
        }
        Ok(())
    }

    fn new_game(&mut self, number: Option<u64>, now: Duration) {
        let events = self.sitting.new_game(number);
        self.changed();
        self.prepare(&events);
        self.tell(events);
        self.turns.wait(now + self.manner.pace);
    }

    /// Goes to another game, or to another moment of this one.
    fn go(&mut self, how: fn(&mut Sitting) -> bool, note: Note, now: Duration) {
        if how(&mut self.sitting) {
            self.changed();
            self.said = Said::from(note);
            self.turns.wait(now + self.manner.pace);
        } else if note == Note::TakenBack {
            self.said.note = Some(Note::NothingToTakeBack);
        }
    }

    fn ask_for_hint(&mut self) -> Result<(), Refusal> {
        if !self.your_turn() {
            return Err(if self.waiting() == Waiting::Others { Refusal::Thinking } else { Refusal::NotYourTurn });
        }
        if self.hint.is_some() {
            return Ok(());
        }
        self.sitting.note_help();
        let job = self.ask(Kind::Hint, Level::Brutal, self.seen.clone());
        self.hint = Some(Hint::Thinking(job));
        self.noted(Note::HintThinking);
        Ok(())
    }

    fn show(&mut self, hidden: Hidden) {
        if self.shown.take() == Some(hidden) {
            self.said.note = None;
            return;
        }
        self.shown = Some(hidden);
        self.sitting.note_look(hidden);
        self.noted(Note::Showing(hidden));
    }

    fn noted(&mut self, note: Note) {
        self.said.note = Some(note);
        self.effects.push(Effect::Keep);
    }

    /// Asks the thinker. Its answer comes back as [`Input::Answer`].
    fn ask(&mut self, kind: Kind, level: Level, seen: Observation) -> JobId {
        self.jobs += 1;
        let job = JobId(self.jobs);
        self.effects.push(Effect::Ask(Box::new(Question { job, kind, level, seen })));
        job
    }

    /// Takes in what was thought. An answer about another moment of the game is dropped.
    fn hear(&mut self, answer: Answer) {
        if answer.stumbled {
            self.effects.push(Effect::Stumbled);
        }
        match answer.kind {
            Kind::Move => self.turns.hear(&answer),
            Kind::Hint if self.hint == Some(Hint::Thinking(answer.job)) => {
                self.said.note = Some(Note::Hint(answer.choice.best));
                self.hint = Some(Hint::Given(answer.choice));
            }
            Kind::Hint => {}
        }
    }

    /// Makes a move of the player's, with which a new part of the conversation begins.
    fn play(&mut self, step: Move, now: Duration) -> Result<(), Refusal> {
        let events = self.make(step)?;
        self.tell(events);
        self.turns.wait(now + self.manner.pace);
        Ok(())
    }

    /// Makes a move of whoever is to move.
    fn make(&mut self, step: Move) -> Result<Vec<Event>, Refusal> {
        let events = self.sitting.play(step).map_err(Refusal::Illegal)?;
        self.changed();
        Ok(events.into_iter().collect())
    }

    /// Says what happened, and nothing else from before.
    fn tell(&mut self, events: Vec<Event>) {
        self.said = Said::default();
        self.add(events);
    }

    /// Says what happened as well.
    fn add(&mut self, events: Vec<Event>) {
        let human = self.human();
        let events: Vec<Event> = events.into_iter().map(|event| event.seen_by(human)).collect();
        self.said.note = None;
        self.said.told.extend(events.iter().cloned());
        self.effects.push(Effect::Happened(events));
    }

    /// The game is not as it was: what was chosen, shown or thought about belongs to the past.
    fn changed(&mut self) {
        self.moment += 1;
        self.chosen = None;
        self.shown = None;
        self.ceremony = None;
        self.put_hint_away();
        if let Some(job) = self.turns.stop() {
            self.effects.push(Effect::Cancel(job));
        }
        self.seen = self.sitting.observe();
        self.effects.push(Effect::Keep);
    }

    /// The seat that the player sits on.
    pub fn human(&self) -> Seat {
        self.seen.seat()
    }
}
