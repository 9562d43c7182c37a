//! The driver of a game: what it waits for, what is chosen, what is said, and when the thinker is asked.
//!
//! Everything that a player does and everything that the thinker answers becomes an [`Input`]. [`Game::step`] takes an input with its time, and returns the
//! [`Effect`]s to carry out. There is no display here, no file, no thread and no clock. The same inputs at the same times give the same game. Every move goes
//! through [`Sitting::play`](crate::sitting::Sitting::play). Everything is read from the [`Observation`] of the viewer, except what is revealed on purpose,
//! which comes from [`Game::laid_open`]. Where several people share the screen, the viewer changes and is covered in between, see [`Watcher`].

mod ceremony;
mod clock;
mod firecracker;
mod help;
mod input;
mod past;
mod said;
mod seen;
pub mod thinking;
mod turns;
mod watcher;

pub use ceremony::Ceremony;
pub use help::tutor::Doubt;
pub use input::{Clues, Effect, Habits, Help, Hidden, Input, NextGame, Outlook, Refusal, Waiting};
pub use said::{Advice, Hint, Note, Said};
pub use seen::Ends;
pub use watcher::Watcher;

use crate::engine::{Bone, End, Event, Illegal, Move, Observation, Seats, Way};
use crate::{career::Tutor, nestor::Level, sitting::Sitting};
use clock::Clock;
use firecracker::Grip;
use help::beliefs::Beliefs;
use help::tutor::{Meant, Tutoring};
use past::Trail;
use std::time::Duration;
use thinking::{Answer, Found, JobId, Kind, Question};
use turns::Turns;

/// A game in progress, and what the player is about to do in it.
#[derive(Debug)]
pub struct Game {
    sitting: Sitting,
    habits: Habits,
    /// What the next game begins with, if it should differ from this one.
    next: Option<NextGame>,
    /// What the viewer sees. Made once for each change.
    seen: Observation,
    held: Grip,
    shown: Option<Hidden>,
    hint: Option<Hint>,
    beliefs: Beliefs,
    said: Said,
    turns: Turns,
    tutoring: Tutoring,
    clock: Clock,
    ceremony: Option<Ceremony>,
    /// Rises with every change of the game, so that the display knows when to look again.
    moment: u64,
    jobs: u64,
    last: Option<Duration>,
    effects: Vec<Effect>,
}

/// The longest gap between two steps that counts as playing time. Only this much of a longer gap counts.
const LONGEST_PAUSE: Duration = Duration::from_mins(3);

impl Game {
    /// Resumes a sitting where it stands. `events` are what has just happened in it, complete. They are empty if it comes from a file.
    pub fn new(sitting: Sitting, events: Vec<Event>, habits: Habits) -> Game {
        let seen = watcher::at_first(&sitting).sees(&sitting);
        let mut game = Game {
            sitting,
            habits,
            next: None,
            seen,
            held: Grip::Nothing,
            shown: None,
            hint: None,
            beliefs: Beliefs::default(),
            said: Said::default(),
            turns: Turns::default(),
            tutoring: Tutoring::default(),
            clock: Clock::default(),
            ceremony: None,
            moment: 0,
            jobs: 0,
            last: None,
            effects: Vec::new(),
        };
        if events.is_empty() {
            game.said = Said { told: game.recent(), ..Said::default() };
            // A position that was set up is new to everyone.
            if !game.sitting.session().record().hands.is_empty() {
                game.said.note(Note::WelcomeBack, Duration::ZERO);
            }
            // The clock waits until the player is ready.
            let _ = game.pause();
            game.effects.clear();
        } else {
            game.prepare(&events);
            game.tell(events);
        }
        game
    }

    /// Takes an input with its time, and returns what to do. Times never go back.
    pub fn step(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        self.count_time(now);
        let last = self.last.replace(now).unwrap_or(now);
        self.sitting.pass(now.saturating_sub(last).min(LONGEST_PAUSE));
        self.said.pass(now);
        let watcher = self.watcher();
        if let Err(refusal) = self.take(input, now) {
            self.said.note(Note::Refused(refusal), now);
            self.effects.push(Effect::Refused);
        }
        self.run_clock(now);
        self.go_on(now);
        self.run_clock(now);
        if self.watcher() != watcher {
            // What was said was meant for somebody else.
            self.said.told = self.recent();
        }
        self.look_ahead();
        self.wonder();
        std::mem::take(&mut self.effects)
    }

    /// When to step with [`Input::Tick`], if the game goes on by itself. It may be now.
    pub fn next_tick(&self) -> Option<Duration> {
        let turn = self.next_of_others().filter(|_| !self.holds_turns());
        turn.into_iter().chain(self.next_second()).chain(self.said.until).min()
    }

    fn take(&mut self, input: Input, now: Duration) -> Result<(), Refusal> {
        if let Some(done) = self.celebrate(&input, now) {
            return done;
        }
        match input {
            Input::Choose(bone) => return self.choose(bone),
            Input::LetGo => self.let_go(),
            Input::Light => return self.light(),
            Input::Destroy(bone) => return self.destroy(bone, now),
            Input::Pause => return if self.is_paused() { self.press(now) } else { self.pause() },
            Input::Aside(aside) => self.put_aside(aside, now),
            Input::GiveUp => return self.give_up(),
            Input::Place(end) => {
                self.may_act()?;
                let bone = self.chosen().ok_or(Refusal::ChooseFirst)?;
                return self.put(bone, self.end_for(bone, end), now);
            }
            Input::Put(bone, end) => return self.put(bone, end, now),
            Input::Draw => return self.draw(now),
            Input::Press => return self.press(now),
            Input::NewGame(number) => self.new_game(number, now),
            Input::Open(opened, levels) => {
                self.sitting.open(&opened, &levels);
                self.wind_up();
                self.cover();
                self.changed();
                self.arrived(Note::Opened, now);
            }
            Input::Restart => {
                let events = self.sitting.restart();
                self.begun(events, now);
            }
            // A play that was only tried is the first thing to undo.
            Input::Undo if self.rethink() => {}
            Input::Undo => {
                let note = |before: &Trail, after: &Trail| Note::TakenBack(after.next_towards(before));
                let asker = self.asker();
                if !self.go(|sitting| sitting.undo_turn(asker), note, now) {
                    self.said.note(Note::NothingToTakeBack, now);
                }
            }
            Input::Redo => {
                _ = self.go(Sitting::redo, |before, after| Note::DoneAgain(before.next_towards(after)), now);
            }
            Input::Restore => _ = self.go(Sitting::restore, |_, _| Note::Restored, now),
            Input::Preserve => {
                self.sitting.preserve();
                self.noted(Note::Preserved, now);
            }
            Input::ClearTally => {
                self.sitting.clear_tally();
                self.effects.push(Effect::Keep);
            }
            Input::Hint => return self.ask_for_hint(now),
            Input::PutHintAway => self.put_hint_away(),
            Input::Show(hidden) => return self.show(hidden, now),
            Input::Believe(Some(_)) if !self.helps() => return Err(Refusal::NoHelp),
            Input::Believe(clues) => self.believe(clues),
            Input::Behave(habits) => {
                if habits.tutor == Tutor::Off {
                    self.rethink();
                    if self.hint != Some(Hint::Thinking) {
                        self.forget_position();
                    }
                }
                self.habits = habits;
            }
            Input::WantRules(rules) => {
                // Only rules that can be played are ever offered.
                if self.sitting.want_rules(rules).is_ok() {
                    self.effects.push(Effect::Keep);
                }
            }
            Input::NextGame(next) => {
                self.sitting.set_strengths(next.seating.clone());
                self.next = Some(next);
                self.effects.push(Effect::Keep);
            }
            Input::PlayAnyway => return self.play_anyway(now),
            Input::ShowBetter => self.show_better(),
            Input::OpenBooks => {
                self.sitting.open_books();
                self.effects.push(Effect::Keep);
            }
            Input::Helped(help) => self.note_help(help),
            Input::Answer(answer) => return self.hear(answer, now),
            Input::Tick | Input::TakeUp(_) => {}
        }
        Ok(())
    }

    fn may_act(&self) -> Result<(), Refusal> {
        match self.waiting() {
            Waiting::You { .. } | Waiting::Draw | Waiting::Pass => Ok(()),
            Waiting::Ok => Err(Refusal::NotYourTurn),
            Waiting::Uncover(_) => Err(Refusal::Covered),
            Waiting::Others => Err(Refusal::Thinking),
            Waiting::Lot | Waiting::LotSeen | Waiting::Take => Err(Refusal::NotYet),
            Waiting::NewHand => Err(Refusal::Illegal(Illegal::HandOver)),
            Waiting::NewGame => Err(Refusal::Illegal(Illegal::GameOver)),
            Waiting::Paused => Err(Refusal::Paused),
        }
    }

    fn choose(&mut self, bone: Bone) -> Result<(), Refusal> {
        self.rethink();
        if self.chosen() == Some(bone) {
            let turns = self.held == Grip::Bone(bone) && self.can_turn(bone);
            self.held = if turns { Grip::Turned(bone) } else { Grip::Nothing };
            return Ok(());
        }
        self.may_act()?;
        if let Some(forced) = self.seen.forced_lead().filter(|forced| *forced != bone) {
            return Err(Refusal::Illegal(Illegal::MustLead { seat: self.viewer(), bone: forced }));
        }
        if !self.hand().contains(bone) {
            return Err(Refusal::NotHeld(bone));
        }
        if self.fits(bone).is_empty() {
            return Err(Refusal::FitsNowhere(bone));
        }
        self.held = Grip::Bone(bone);
        Ok(())
    }

    /// Lets go of what is chosen, shown or hinted. If the tutor questions a play, lets go of only that play.
    fn let_go(&mut self) {
        if self.rethink() {
            return;
        }
        self.held = Grip::Nothing;
        self.put_hint_away();
        if self.shown.take().is_some() {
            self.said.forget_note();
        }
    }

    fn put_hint_away(&mut self) {
        if self.said.note.is_some_and(Note::is_hint) {
            self.said.forget_note();
        }
        if self.hint.take() == Some(Hint::Thinking) && !self.is_tutored() {
            self.forget_position();
        }
    }

    fn put(&mut self, bone: Bone, end: End, now: Duration) -> Result<(), Refusal> {
        self.may_act()?;
        let leads = self.seen.layout().is_empty();
        let step = Move::Play(bone, if leads { End::LEAD } else { end });
        self.mean(Meant { step, west: leads && end == End::Arm(Way::West) }, now)
    }

    fn draw(&mut self, now: Duration) -> Result<(), Refusal> {
        self.may_act()?;
        self.mean(Meant { step: Move::Draw, west: false }, now)
    }

    fn press(&mut self, now: Duration) -> Result<(), Refusal> {
        match self.waiting() {
            Waiting::Draw | Waiting::You { may_draw: true } => return self.draw(now),
            Waiting::Pass => return self.play(Move::Pass, now),
            Waiting::Ok => self.turns.begin(now),
            Waiting::Others => self.turns.wait(now),
            Waiting::NewHand => {
                let events = self.sitting.new_hand();
                self.begun(events, now);
            }
            Waiting::NewGame => self.new_game(None, now),
            Waiting::Paused => self.resume(now),
            Waiting::Uncover(seat) => self.uncover(seat, now),
            Waiting::You { may_draw: false } | Waiting::Lot | Waiting::LotSeen | Waiting::Take => {}
        }
        Ok(())
    }

    fn new_game(&mut self, number: Option<u64>, now: Duration) {
        let events = match &self.next {
            Some(next) => self.sitting.new_game(next, number),
            None => self.sitting.another_game(number),
        };
        self.begun(events, now);
    }

    /// Starts a game or a hand that has just been dealt.
    fn begun(&mut self, events: Vec<Event>, now: Duration) {
        self.wind_up();
        self.cover();
        self.changed();
        self.prepare(&events);
        self.tell(events);
        self.turns.wait(now + self.habits.pace);
    }

    /// Goes to another game, or to another moment of this one. The events of that moment are told again, with a note on how the player came there. Returns
    /// whether there is anywhere to go.
    fn go(&mut self, how: impl FnOnce(&mut Sitting) -> bool, note: fn(&Trail, &Trail) -> Note, now: Duration) -> bool {
        let before = self.trail();
        if !how(&mut self.sitting) {
            return false;
        }
        self.cover();
        self.changed();
        let note = note(&before, &self.trail());
        self.arrived(note, now);
        true
    }

    /// The player has come to another moment or another game, as the note says.
    fn arrived(&mut self, note: Note, now: Duration) {
        self.said = Said { told: self.recent(), ..Said::default() };
        self.said.note(note, now);
        self.turns.wait(now + self.habits.pace);
    }

    fn ask_for_hint(&mut self, now: Duration) -> Result<(), Refusal> {
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if !self.helps() {
            return Err(Refusal::NoHelp);
        }
        if !self.your_turn() {
            return Err(if self.waiting() == Waiting::Others { Refusal::Thinking } else { Refusal::NotYourTurn });
        }
        if self.hint.is_some() {
            return Ok(());
        }
        self.note_help(Help::Judged);
        self.hint = Some(Hint::Thinking);
        self.noted(Note::HintThinking, now);
        self.judge_position();
        self.give_hint(now);
        Ok(())
    }

    fn show(&mut self, hidden: Hidden, now: Duration) -> Result<(), Refusal> {
        if self.shown.take() == Some(hidden) {
            self.said.forget_note();
            return Ok(());
        }
        if !self.may_show(hidden) {
            return Err(if self.helps() { Refusal::OfPeople } else { Refusal::NoHelp });
        }
        self.shown = Some(hidden);
        self.note_help(Help::Looked(hidden));
        self.noted(Note::Showing(hidden), now);
        Ok(())
    }

    /// Notes that the player was helped. It is saved at once, so that closing the program does not lose it.
    fn note_help(&mut self, help: Help) {
        // Anyone can read what leaves the table. Other help is for whoever asks.
        let of_one = self.is_company() && !matches!(help, Help::Written | Help::BackedUp);
        let people = if of_one { Seats::of(self.viewer()) } else { Seats::ALL };
        self.sitting.note_help_of(people, help);
        self.effects.push(Effect::Keep);
    }

    fn noted(&mut self, note: Note, now: Duration) {
        self.said.note(note, now);
        self.effects.push(Effect::Keep);
    }

    /// Asks the thinker. The answer comes back as [`Input::Answer`].
    fn ask(&mut self, kind: Kind, level: Level, seen: Observation) -> JobId {
        self.jobs += 1;
        let job = JobId(self.jobs);
        self.effects.push(Effect::Ask(Box::new(Question { job, kind, level, seen })));
        job
    }

    /// Takes an answer of the thinker. An answer about another moment of the game is dropped.
    fn hear(&mut self, answer: Answer, now: Duration) -> Result<(), Refusal> {
        if answer.stumbled {
            self.effects.push(Effect::Stumbled);
        }
        match (answer.kind, answer.found) {
            (Kind::Judge, found) => return self.hear_judge(answer.job, found, now),
            (Kind::Move, Found::Choice(choice)) => self.turns.hear(answer.job, choice.best),
            (Kind::Beliefs, Found::Shares(shares)) => self.hear_shares(answer.job, *shares),
            (Kind::Move | Kind::Beliefs, _) => {}
        }
        Ok(())
    }

    /// Makes a move of the player, which starts a new part of the conversation.
    fn play(&mut self, step: Move, now: Duration) -> Result<(), Refusal> {
        let events = self.make(step)?;
        self.tell(events);
        self.turns.wait(now + self.habits.pace);
        Ok(())
    }

    /// Makes a move of the player on turn.
    fn make(&mut self, step: Move) -> Result<Vec<Event>, Refusal> {
        let events = self.sitting.play(step).map_err(Refusal::Illegal)?;
        self.changed();
        Ok(events.into_iter().collect())
    }

    /// Tells what happened, and drops what was said before.
    fn tell(&mut self, events: Vec<Event>) {
        self.said = Said::default();
        self.add(events);
    }

    /// Tells what happened, after what was said before.
    fn add(&mut self, events: Vec<Event>) {
        let watcher = self.watcher();
        let events: Vec<Event> = events.into_iter().map(|event| watcher.hears(event)).collect();
        self.said.told.extend(events.iter().cloned());
        self.effects.push(Effect::Happened(events));
    }

    /// The game has changed, so everything that was chosen, shown or thought about is dropped.
    fn changed(&mut self) {
        self.moment += 1;
        self.held = Grip::Nothing;
        self.shown = None;
        self.ceremony = None;
        self.put_hint_away();
        self.rethink();
        self.forget_position();
        if let Some(job) = self.turns.stop() {
            self.effects.push(Effect::Cancel(job));
        }
        self.seen = self.due().sees(&self.sitting);
        self.effects.push(Effect::Keep);
    }

    /// Notes that the archive is up to date.
    pub fn note_filed(&mut self) {
        self.sitting.note_filed();
    }
}
