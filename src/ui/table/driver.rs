//! Runs a table with a player at it: the two, their thinker, and what must be saved. It knows
//! nothing about a display.

use crate::career::Tutor;
use crate::engine::{Event, Rules, Seat};
use crate::link::Link;
use crate::msg;
use crate::nestor::question::Kind;
use crate::record::Chronicle;
use crate::seat::{Habits, Input, Note, SeatEffect, SeatedPlayer};
use crate::store::Notice;
use crate::table::{Arrival, HostOrder, ScreenId, Table, TableEffect, TableHabits, TableInput, Waiting, Wish};
use crate::ui::settings::Settings;
use crate::ui::thinker::Thinker;
use crate::ui::words::Message;
use std::{collections::VecDeque, time::Duration};

/// What is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Agenda {
    /// One game after another.
    Games,
    /// A single hand without help for the player. What follows it is decided elsewhere.
    OneHand,
    /// Only what the player does. Used for an exercise and for a moment of a game under review.
    Rest,
}

impl Agenda {
    /// How the table and the player behave with these settings.
    pub(super) fn habits(self, settings: &Settings) -> Habits {
        let habits = habits(settings);
        match self {
            Agenda::Games => habits,
            Agenda::OneHand => Habits { tutor: Tutor::Off, ..habits },
            Agenda::Rest => Habits {
                table: TableHabits { auto_ok: false, by_hand: false, ..habits.table },
                auto_draw: false,
                tutor: Tutor::Off,
                ..habits
            },
        }
    }
}

/// What has changed since it was saved.
#[derive(Clone, Copy, Default)]
pub(crate) struct Unsaved {
    pub(crate) table: bool,
    /// It has moved on by a second.
    pub(crate) clock: bool,
    /// The player has played a bone. A forced lead is made for the player.
    pub(crate) play: bool,
}

pub(super) struct Driver {
    pub(super) link: Link,
    pub(super) player: SeatedPlayer,
    pub(super) thinker: Thinker,
    pub(super) agenda: Agenda,
    pub(super) unsaved: Unsaved,
    pub(super) refused: bool,
    /// Whether a thought has failed that the player was not told of.
    pub(super) stumbled: bool,
    /// The seat of a program that is to move. Programs play in matches of the console tool alone.
    absent: Option<Seat>,
    /// The programs in whose place Nestor plays and that the player was not told of.
    pub(super) replaced: Vec<Notice>,
}

impl Driver {
    /// Sits down at a table here.
    pub(super) fn new(agenda: Agenda, table: Table, thinker: Thinker, settings: &Settings) -> Driver {
        let habits = agenda.habits(settings);
        let table = table.behaving(habits.table);
        let view = table.view(ScreenId::ONLY);
        Driver::at(agenda, Link::Here(Box::new(table)), SeatedPlayer::new(view, habits), thinker)
    }

    /// Joins a player with the table that they see.
    pub(super) fn at(agenda: Agenda, link: Link, player: SeatedPlayer, thinker: Thinker) -> Driver {
        Driver {
            link,
            player,
            thinker,
            agenda,
            unsaved: Unsaved { table: true, ..Unsaved::default() },
            refused: false,
            stumbled: false,
            absent: None,
            replaced: Vec::new(),
        }
    }

    /// Passes an input to the player or the table, and what the player wishes to the table, until both are
    /// at rest. Returns what has happened.
    pub(super) fn step(&mut self, input: TableInput, now: Duration) -> Vec<Event> {
        let mut happened = Vec::new();
        let mut effects = VecDeque::new();
        let order = match input {
            TableInput::Order(order) => {
                effects.extend(self.player.step(Input::Tick, now));
                if matches!(order, HostOrder::Preserve) {
                    self.player.tell(Note::Preserved, now);
                }
                Some(order)
            }
            TableInput::Seat(Input::Answer(answer)) if answer.job.kind == Kind::Move => Some(HostOrder::Answer(answer)),
            TableInput::Seat(input) => {
                effects.extend(self.player.step(input, now));
                let reaches_the_table = |effect| matches!(effect, &SeatEffect::Wish(..) | SeatEffect::Behave(_));
                // Whatever the player does, time passes at the table.
                (!effects.iter().any(reaches_the_table)).then_some(HostOrder::Tick)
            }
        };
        if let Some(order) = order {
            let come = self.link.order(order, now);
            self.take(come, &mut effects, &mut happened, now);
        }
        while let Some(effect) = effects.pop_front() {
            let mut come = Vec::new();
            match effect {
                SeatEffect::Wish(wish, moment) => {
                    self.unsaved.play |= matches!(wish, Wish::Play { .. });
                    come = self.link.wish(wish, moment, now);
                }
                SeatEffect::Behave(habits) => come = self.link.order(HostOrder::Behave(habits), now),
                SeatEffect::Ask(question) => self.thinker.ask(*question),
                SeatEffect::Cancel(job) => self.thinker.cancel(job),
                SeatEffect::Refused => self.refused = true,
                SeatEffect::Stumbled => self.stumbled = true,
            }
            self.take(come, &mut effects, &mut happened, now);
        }
        happened
    }

    /// Carries out what comes from the table, and adds what the player does because of it.
    fn take(
        &mut self,
        come: Vec<TableEffect>,
        effects: &mut VecDeque<SeatEffect>,
        happened: &mut Vec<Event>,
        now: Duration,
    ) {
        for effect in come {
            if let TableEffect::Show(_, view) = &effect {
                happened.extend(view.news.iter().cloned());
            }
            // What comes of a view is done before what was to be done after it.
            let next = self.follow(effect, now);
            next.into_iter().rev().for_each(|effect| effects.push_front(effect));
        }
    }

    /// Carries out what comes from the table. Returns what the player does because of it.
    fn follow(&mut self, effect: TableEffect, now: Duration) -> Vec<SeatEffect> {
        match effect {
            TableEffect::Show(_, view) => return self.player.see(*view, now),
            TableEffect::Ask(question) => {
                let seat = question.seen.seat();
                if self.player.view().seating.program(seat).is_some() {
                    self.absent = Some(seat);
                } else {
                    self.thinker.ask(*question);
                }
            }
            TableEffect::Cancel(job) => self.thinker.cancel(job),
            TableEffect::Arrived(arrival) => {
                if arrival == Arrival::Opened {
                    let programs = self.player.view().seating.programs();
                    let told = programs.map(|(_, name, _)| Notice::Replaced(name.to_string()));
                    self.replaced.extend(told);
                }
                self.player.arrive(arrival, now);
            }
            TableEffect::Keep | TableEffect::KeepMove(_) => self.unsaved.table = true,
            TableEffect::KeepClock => self.unsaved.clock = true,
            TableEffect::Refused(refusal) => {
                self.player.refuse(refusal, now);
                self.refused = true;
            }
            TableEffect::Stumbled => self.stumbled = true,
            // Before a single screen nobody is asked.
            TableEffect::Agreed(_) | TableEffect::Declined(..) => {}
        }
        Vec::new()
    }

    /// The next answer of the thinker, or what is to be done without one.
    pub(super) fn hear(&mut self) -> Option<TableInput> {
        if self.link.has_news() {
            return Some(Input::Tick.into());
        }
        if let Some(answer) = self.thinker.answer() {
            return Some(Input::Answer(answer).into());
        }
        let seat = self.absent.take()?;
        let Some(name) = self.player.view().seating.program(seat) else { return Some(Input::Tick.into()) };
        self.replaced.push(Notice::Replaced(name.to_string()));
        Some(HostOrder::Replace(seat).into())
    }

    /// When the table or the player goes on by itself.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.link.next_tick().into_iter().chain(self.player.next_tick()).min()
    }

    /// The game so far as the seat at the front has seen it.
    pub(super) fn chronicle(&self) -> Chronicle {
        self.link.chronicle().unwrap_or_else(|| Chronicle::heard(None, &[], &self.player.view().seen))
    }

    /// Returns the message on the button and whether it can be pressed, if there is a button.
    pub(super) fn button(&self) -> Option<(Message, bool)> {
        let waiting = self.player.view().waiting;
        let is_there = match self.agenda {
            Agenda::Games => true,
            Agenda::OneHand => !matches!(waiting, Waiting::NewHand | Waiting::NewGame),
            Agenda::Rest => matches!(waiting, Waiting::You { .. } | Waiting::Draw | Waiting::Pass),
        };
        let word = match waiting {
            Waiting::NewGame => Some((again_word(self.player.view().rules()), true)),
            _ => button_word(waiting),
        };
        word.filter(|_| is_there)
    }
}

/// Converts a time of egui's clock for the game.
pub(crate) fn time(now: f64) -> Duration {
    Duration::from_secs_f64(now.max(0.0))
}

pub(crate) fn habits(settings: &Settings) -> Habits {
    let play = &settings.play;
    Habits {
        table: TableHabits {
            auto_ok: play.auto_ok,
            ok_each_step: play.ok_each_step,
            forced: play.play_forced,
            by_hand: play.lots_by_hand,
            pace: Duration::from_millis(u64::from(play.pace)),
        },
        auto_draw: play.auto_draw,
        chooses_any: settings.is_as_in_manuals(),
        tutor: play.tutor,
    }
}

/// The message of what begins another game after one by these rules. After the short one it says that the next one
/// is as short.
pub(crate) fn again_word(rules: &Rules) -> Message {
    let usual = rules.game().and_then(|game| game.rules(rules.seats()).ok()).map(|usual| usual.target);
    let is_short = rules.target == Settings::FIRST_TARGET && usual.is_some_and(|usual| usual != rules.target);
    if is_short { msg!("button-again-short") } else { msg!("button-new-game") }
}

const fn button_word(waiting: Waiting) -> Option<(Message, bool)> {
    match waiting {
        Waiting::You { may_draw: false } => None,
        Waiting::Uncover(_) => Some((msg!("button-uncover"), true)),
        Waiting::You { may_draw: true } | Waiting::Draw => Some((msg!("button-draw"), true)),
        Waiting::Pass => Some((msg!("button-pass"), true)),
        Waiting::Ok | Waiting::LotSeen => Some((msg!("ok"), true)),
        Waiting::Others => Some((msg!("button-thinking"), false)),
        Waiting::Lot => Some((msg!("button-turn"), true)),
        Waiting::Take => Some((msg!("button-take"), true)),
        Waiting::NewHand => Some((msg!("button-new-hand"), true)),
        Waiting::NewGame => Some((msg!("button-new-game"), true)),
        Waiting::Paused => Some((msg!("button-go-on"), true)),
    }
}
