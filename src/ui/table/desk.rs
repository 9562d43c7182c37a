//! The desk: a game, its thinker, and what the display remembers between frames.
//!
//! Everything that is done by pointer, keys, menus or tests becomes an [`Input`] to [`Desk::step`].

use super::driver::{Agenda, Driver, time};
use super::ids::Ids;
use super::memory::{Arrangement, Click, Keyboard, Pointer, Show, Sight};
use super::moving::{FinePlays, Occasion, Scored};
use super::panels::{hint_ui, tutor_ui};
use super::positions::{Camera, Display};
use super::scene::{Scene, player_of};
use super::sounds::{Before, ToHear};
use crate::engine::{Bone, Event, Move, Rules, Spinner};
use crate::game::{Game, Input, Waiting};
use crate::ui::settings::Settings;
use crate::ui::words::{Bearings, Spoken, Teller, own_name};
use crate::ui::{look::Look, thinker::Thinker};
use crate::{place::Shape, sitting::Sitting};
use egui::{Context, Pos2, Rect};
use std::time::Duration;

/// Two clicks within this many seconds are a double click.
pub(super) const DOUBLE_CLICK: f64 = 0.3;

/// What a command has to say stands for this many seconds.
const ANSWER: f64 = 4.0;

/// The display and the game on it.
pub struct Desk {
    pub(super) ids: Ids,
    pub(super) driver: Driver,
    pub(super) hand: Arrangement,
    pub(super) sight: Sight,
    pub(super) show: Show,
    pub(super) pointer: Pointer,
    pub(super) keyboard: Keyboard,
    pub(super) now: f64,
    /// What a command has to say, and until when that stands.
    answered: Option<(String, f64)>,
}

impl Desk {
    /// Creates a desk for a sitting. `events` are what has just happened in it.
    pub fn new(sitting: Sitting, events: Vec<Event>, thinker: Thinker, settings: &Settings) -> Desk {
        Desk::of(Driver::new(Agenda::Games, sitting, events, thinker, settings))
    }

    /// Creates a table where only the player acts: an exercise, or a moment of a game under review.
    pub(crate) fn at_rest(sitting: Sitting, events: Vec<Event>, settings: &Settings) -> Desk {
        Desk::of(Driver::new(Agenda::Rest, sitting, events, Thinker::here(1), settings))
    }

    /// Creates a table for a single hand without help for the player.
    pub(crate) fn of_one_hand(sitting: Sitting, events: Vec<Event>, thinker: Thinker, settings: &Settings) -> Desk {
        Desk::of(Driver::new(Agenda::OneHand, sitting, events, thinker, settings))
    }

    fn of(driver: Driver) -> Desk {
        Desk {
            ids: Ids::new("table"),
            driver,
            hand: Arrangement::default(),
            sight: Sight::default(),
            show: Show::default(),
            pointer: Pointer::default(),
            keyboard: Keyboard::default(),
            now: 0.0,
            answered: None,
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.driver.game
    }

    /// Notes that the archive is up to date.
    pub fn note_filed(&mut self) {
        self.driver.game.note_filed();
    }

    /// Returns another thinker like this table's. With a number, its moves depend only on that and the position.
    pub(crate) fn another_thinker(&self, number: Option<u64>, ctx: &Context) -> Thinker {
        let ctx = ctx.clone();
        self.driver.thinker.another(number, move || ctx.request_repaint())
    }

    /// Returns the ids of the controls at this table.
    pub const fn ids(&self) -> Ids {
        self.ids
    }

    /// Returns what the display shows, once it has been shown.
    pub const fn scene(&self) -> Option<&Scene> {
        self.sight.scene.as_ref()
    }

    /// Whether the sitting has changed since the last call, so that it must be saved.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.driver.changed)
    }

    /// Whether the clock has moved on by a second since the last call, so that it must be saved.
    pub fn take_ticked(&mut self) -> bool {
        std::mem::take(&mut self.driver.ticked)
    }

    /// Whether a thought has failed since the last call.
    pub fn take_stumbled(&mut self) -> bool {
        std::mem::take(&mut self.driver.stumbled)
    }

    /// Returns the cloth that the bones lie on, once it has been shown. The compact display has none.
    pub(crate) fn cloth(&self) -> Option<Shape> {
        self.sight.scene.as_ref().and_then(|scene| scene.key.layout.shape())
    }

    /// Returns the names by which the ends go on the display.
    pub(crate) fn bearings(&self) -> Bearings {
        self.sight.scene.as_ref().map(|scene| scene.bearings).unwrap_or_default()
    }

    /// What is to be heard since this was asked last.
    pub fn take_sounds(&mut self) -> ToHear {
        self.show.sounds.take()
    }

    /// Where the sheet of bones to draw from is seen, as far as it is out.
    pub fn sheet_seen(&self) -> Option<Rect> {
        self.show.slide.seen(self.now).map(|(sheet, away)| sheet.rect.translate(away))
    }

    /// Whether every bone is in its place.
    pub fn bones_rest(&self) -> bool {
        !self.show.motion.moves(self.now)
    }

    /// Whether nothing moves, blinks or thinks.
    pub fn is_still(&self) -> bool {
        !self.show.moves(self.now) && self.game().waiting() != Waiting::Others
    }

    /// Passes an input to the game.
    pub fn step(&mut self, input: Input) {
        let by_itself = matches!(input, Input::Tick | Input::Answer(_) | Input::Aside(_));
        if !by_itself {
            self.answered = None;
            self.sight.again = None;
            self.show.end_motion();
            self.show.fire.end();
            // A play that is taken back is worth no moment.
            self.show.coming.occasion = None;
        }
        let (moment, before) = (self.game().moment(), Before::of(self.game()));
        let watcher = self.game().watcher();
        let happened = self.driver.step(input, self.now);
        if self.game().moment() != moment {
            self.pointer.dragged = None;
            if !by_itself {
                self.show.end_counting();
            }
            self.show.over_since = None;
        }
        if self.game().watcher() != watcher {
            self.pass_on();
        }
        for events in happened {
            self.show.sounds.note(&self.driver.game, &events);
            self.note(&events);
        }
        let refused = std::mem::take(&mut self.driver.refused);
        self.show.sounds.note_step(&self.driver.game, before, refused);
    }

    /// The screen is passed on. What was said and arranged was meant for the person before.
    fn pass_on(&mut self) {
        self.answered = None;
        self.show.told = None;
        (self.sight.past, self.sight.again) = (None, None);
        self.hand.arranged.clear();
        let [by_key, by_click] = [self.keyboard.pressed_at, self.pointer.clicked_at].map(|at| at == Some(self.now));
        let passed = (by_key || by_click).then_some((by_key, self.now));
        self.pointer = Pointer { passed, ..Pointer::default() };
        self.keyboard = Keyboard { by_keys: self.keyboard.by_keys, ..Keyboard::default() };
    }

    /// Remembers what the display shows of these events, and what of them is worth a moment.
    fn note(&mut self, events: &[Event]) {
        let viewer = self.game().viewer();
        let mut played = None;
        for (at, event) in events.iter().enumerate() {
            let mut occasion = None;
            match event {
                Event::Dealt { .. } => {
                    self.show.coming.dealt = true;
                    self.hand.arranged.clear();
                    self.sight.camera = Camera::default();
                    self.show.coming.blinks = None;
                }
                Event::Played { seat, bone, .. } => {
                    played = Some(*bone);
                    if *seat == viewer {
                        occasion = self.show.fine.note(scored_by(&events[at + 1..]));
                    } else {
                        self.show.coming.blinks = played;
                    }
                }
                Event::Scored { side, points, counted: true, .. } => {
                    self.show.coming.scored.push(Scored { side: *side, points: (*points).into(), from: played });
                }
                Event::Awarded(award) if award.counted && award.points != 0 => {
                    self.show.coming.scored.push(Scored { side: award.side, points: award.points.into(), from: None });
                }
                Event::Destroyed { seat, bone, .. } => self.burst(*bone, player_of(self.game(), *seat)),
                Event::HandEnded { .. } => occasion = Some(Occasion::Hand),
                Event::GameEnded(_) => {
                    self.show.fine = FinePlays::default();
                    self.show.over_since = Some(self.now);
                    occasion = Some(Occasion::Game);
                }
                _ => {}
            }
            self.show.coming.occasion = self.show.coming.occasion.max(occasion);
        }
    }

    /// Whether a game has ended since the last call, and its last bone has been visible for a while.
    pub fn take_end(&mut self) -> bool {
        let (wait, now, still) = (self.game().habits().pace.as_secs_f64(), self.now, self.is_still());
        self.show.over_since.take_if(|since| now >= *since + wait && still).is_some()
    }

    /// Takes in the thinker's answers, and goes on when it is time.
    pub(super) fn listen(&mut self) {
        self.answered.take_if(|(_, until)| *until <= self.now);
        // What was done before has landed by then.
        while self.shows_the_present()
            && !self.show.motion.moves(self.now)
            && let Some(answer) = self.driver.thinker.answer()
        {
            self.step(Input::Answer(answer));
        }
        if self.shows_the_present() && self.next_tick().is_some_and(|at| at <= time(self.now)) {
            self.step(Input::Tick);
        }
    }

    /// Whether the display has been made for the game as it stands. Bones that were just played begin to move only then.
    fn shows_the_present(&self) -> bool {
        self.sight.scene.as_ref().is_none_or(|scene| scene.key.moment == self.game().moment())
    }

    /// When the game goes on by itself: not before the last bone has landed and, where several are followed, was seen to lie.
    fn next_tick(&self) -> Option<Duration> {
        let seen = if self.game().rules().seats() > 2 { self.game().habits().pace / 2 } else { Duration::ZERO };
        let landed = time(self.show.motion.rests(0.0)) + seen;
        self.game().next_tick().map(|at| at.max(landed))
    }

    /// Returns how soon the game or its thinker needs another frame.
    pub(super) fn next_step(&self) -> Option<Duration> {
        if self.driver.thinker.wants_time() {
            return Some(Duration::ZERO);
        }
        let now = time(self.now);
        let end = self.show.over_since.map(|since| Duration::from_secs_f64(since) + self.game().habits().pace);
        let answered = self.answered.as_ref().map(|(_, until)| Duration::from_secs_f64(*until));
        let again = self.again_until().map(Duration::from_secs_f64);
        let soonest = [self.next_tick(), answered, again].into_iter().flatten().min();
        let at = soonest.or(end.filter(|end| *end > now || !self.is_still()))?;
        Some(at.saturating_sub(now))
    }

    /// Returns the points in motion and their places.
    pub fn floating(&self) -> impl Iterator<Item = (&str, Pos2)> {
        self.show.floats.seen(self.now)
    }

    /// What is read of a moment that is shown now.
    pub fn finale(&self) -> Option<&str> {
        self.show.finale.seen(self.now).map(|(text, _)| text)
    }

    /// Returns the text beside the display.
    pub fn spoken(&self, look: Look<'_>) -> Spoken {
        self.spoken_at(self.sight.scene.as_ref(), look)
    }

    /// What is said where this is shown.
    pub(super) fn spoken_at(&self, scene: Option<&Scene>, look: Look<'_>) -> Spoken {
        let mut spoken = self.teller(scene, look).speak(self.game());
        if let Some((answer, _)) = &self.answered {
            spoken.note.clone_from(answer);
        }
        spoken
    }

    /// What puts into words what the viewer sees.
    pub(super) fn teller<'a>(&'a self, scene: Option<&Scene>, look: Look<'a>) -> Teller<'a> {
        Teller {
            words: look.words,
            settings: look.settings,
            front: own_name(look.words, look.player),
            seen: self.game().seen(),
            company: self.game().is_company(),
            at_rest: self.driver.agenda == Agenda::Rest,
            bearings: scene.map(|scene| scene.bearings).unwrap_or_default(),
        }
    }

    /// Says for a while what a command did.
    pub(crate) fn answer(&mut self, text: String) {
        self.answered = Some((text, self.now + ANSWER));
    }

    /// Shows a hint. A play under the pointer lights its end, and a click on it chooses it.
    pub(crate) fn show_hint(&mut self, ctx: &Context, look: Look<'_>) {
        let Some(scene) = self.sight.scene.as_ref().filter(|_| !self.game().is_covered()) else { return };
        let (areas, moment) = ((&scene.spots, &scene.key.layout, scene.bearings), scene.key.moment);
        let done = self.game().hint().map(|hint| hint_ui(ctx, hint, look, areas, moment)).unwrap_or_default();
        let pointed = match done.pointed {
            Some(Move::Play(bone, end)) => Some((bone, end)),
            _ => None,
        };
        if self.pointer.pointed_out != pointed {
            self.pointer.pointed_out = pointed;
            ctx.request_repaint();
        }
        if let Some(step) = done.chosen {
            self.choose_play(step);
            ctx.request_repaint();
        }
        if done.closed {
            self.step(Input::PutHintAway);
        }
    }

    /// Chooses the bone of a play in a hint and focuses its end, so that Enter plays it there. Other moves are made with the button.
    fn choose_play(&mut self, step: Move) {
        let Move::Play(bone, end) = step else { return };
        if self.game().chosen() != Some(bone) {
            self.step(Input::Choose(bone));
        }
        if self.game().chosen() == Some(bone) {
            if self.game().end_for(bone, end.straight()) != end {
                self.step(Input::Choose(bone));
            }
            self.keyboard.focus_next = Some(self.ids.end(end.straight()));
        }
    }

    /// Shows what the tutor says about the pending play, and acts on the player's answer.
    pub(crate) fn ask(&mut self, ctx: &Context, look: Look<'_>) {
        let Some(scene) = self.sight.scene.as_ref().filter(|_| !self.game().is_covered()) else { return };
        let room = (scene.key.layout.cloth, scene.bearings);
        let answer = self.game().doubt().and_then(|doubt| tutor_ui(ctx, doubt, look, self.game().seen(), room));
        if let Some(answer) = answer {
            self.step(answer);
            ctx.request_repaint();
        }
    }

    /// Plays a bone if it fits only one end. Otherwise it only becomes the chosen one.
    pub fn play_at_once(&mut self, bone: Bone) {
        match self.game().only_fit(bone) {
            Some(end) => self.step(Input::Put(bone, self.game().end_for(bone, end))),
            None if self.game().chosen() != Some(bone) || self.game().can_turn(bone) => self.step(Input::Choose(bone)),
            None => {}
        }
    }

    /// Handles a click on a bone, which chooses it or lets go of it. The second click of two plays it if it fits only one end. If `one_is_enough`,
    /// the first does.
    pub(super) fn click(&mut self, bone: Bone, one_is_enough: bool) {
        let hand = self.game().seen().hand_number();
        let is_first_half = |click: &Click| self.now - click.at <= DOUBLE_CLICK && click.hand == hand;
        let before = self.pointer.clicked.take().filter(is_first_half);
        let moment = self.game().moment();
        match before {
            Some(click) if click.bone == bone => self.play_at_once(bone),
            // The second click of a double click was meant for the bone that the first one played.
            Some(Click { has_played: true, .. }) => {}
            _ if self.game().waiting() == Waiting::Others => {
                // The player is done with watching and goes on.
                self.step(Input::Press);
                self.step(Input::Choose(bone));
            }
            _ if one_is_enough && self.game().chosen() != Some(bone) && self.game().only_fit(bone).is_some() => {
                self.play_at_once(bone);
            }
            _ => self.step(Input::Choose(bone)),
        }
        let has_played = self.game().moment() != moment && !self.game().hand().contains(bone);
        self.pointer.clicked = Some(Click { bone, at: self.now, hand, has_played });
    }

    /// Returns the bone of the hand that has the focus.
    pub(super) fn focused_bone(&self, ctx: &Context) -> Option<Bone> {
        let focus = ctx.memory(egui::Memory::focused)?;
        self.game().hand().iter().find(|bone| self.ids.hand(*bone) == focus)
    }

    /// Returns the bones of the hand in the order of their places.
    pub(super) fn hand_in_order(&self) -> Vec<Bone> {
        self.hand.cells.iter().map(|(_, bone)| bone).collect()
    }
}

/// The points that the play before these events has scored.
fn scored_by(rest: &[Event]) -> u8 {
    let own = rest.iter().take_while(|event| !matches!(event, Event::Played { .. }));
    own.map(|event| if let Event::Scored { points, counted: true, .. } = event { *points } else { 0 }).sum()
}

/// Returns the display of a game: the one the player chose for it, if both can show it.
pub(crate) fn display_of(rules: &Rules, settings: &Settings) -> Display {
    if can_be_compact(rules) && settings.look.is_compact(rules) { Display::Compact } else { Display::Whole }
}

/// Whether the compact display can show games with these rules. It needs arms with names, which are missing if every doublet is a spinner.
pub(crate) fn can_be_compact(rules: &Rules) -> bool {
    rules.spinner != Spinner::Every
}
