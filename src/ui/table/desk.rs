//! A table to play at: a game with its thinker, and the parts of the display, each with what it
//! remembers between frames.
//!
//! Whatever is done by pointer, keys, menus or tests becomes an [`Input`] to [`Desk::step`].

use super::display::{self, PastShown, TableFrame, lay_out, lit_in};
use super::driver::{Agenda, Driver, Unsaved, habits, time};
use super::ids::Ids;
use super::input::{Action, Arrangement, Keyboard, Pointer, is_taken};
use super::moving::{Animations, Departure};
use super::panels::{MessageLine, Underneath, Voice, hint_ui, question_ui, recommended, tutor_ui};
use super::positions::{Camera, Display};
use super::scene::{Scene, SceneKey, shape_for};
use super::sounds::{Before, ToHear};
use crate::engine::{End, Event, Move, Set};
use crate::link::{Elsewhere, Link};
use crate::record::Chronicle;
use crate::review::Instead;
use crate::seat::{Input, SeatedPlayer};
use crate::store::Notice;
use crate::table::TableInput;
use crate::table::{HostOrder, Sitting, Table, TableFiles, View, Waiting};
use crate::ui::settings::Settings;
use crate::ui::words::{Message, Spoken, Teller};
use crate::ui::{look::Look, side::Past, thinker::Thinker};
use egui::{Context, Key, Rect, TouchPhase, Ui};
use std::{sync::Arc, time::Duration};

/// The game, and the parts of its display.
pub struct Desk {
    pub(super) ids: Ids,
    pub(super) driver: Driver,
    pub(super) now: f64,
    /// What the display shows, once it has been shown.
    pub(super) scene: Option<Arc<Scene>>,
    pub(super) camera: Camera,
    pub(super) past: PastShown,
    pub(super) arrangement: Arrangement,
    pub(super) animations: Animations,
    pub(super) message: MessageLine,
    pub(super) pointer: Pointer,
    pub(super) keyboard: Keyboard,
    /// Whether a button of the mouse is down, so that a click is under way.
    is_clicking: bool,
}

impl Desk {
    /// Creates a desk for a sitting. `events` are what has just happened in it.
    pub fn new(sitting: Sitting, events: Vec<Event>, thinker: Thinker, settings: &Settings) -> Desk {
        let table = Table::new(sitting, events, habits(settings).table);
        Desk::with(Driver::new(Agenda::Games, table, thinker, settings))
    }

    /// Creates a table where only the player acts: an exercise, or a moment of a game under review.
    pub(crate) fn at_rest(table: Table, settings: &Settings) -> Desk {
        Desk::with(Driver::new(Agenda::Rest, table, Thinker::here(1), settings))
    }

    /// Creates a table for a single hand without help for the player, who goes on there as at the
    /// table before. Unless the player came by a click, the focus is on the hand.
    pub(crate) fn of_one_hand(
        (sitting, events): (Sitting, Vec<Event>),
        thinker: Thinker,
        settings: &Settings,
        ctx: &Context,
    ) -> Desk {
        let table = Table::new(sitting, events, habits(settings).table);
        let mut desk = Desk::with(Driver::new(Agenda::OneHand, table, thinker, settings));
        desk.keyboard.by_keys = !ctx.input(|input| input.pointer.any_click());
        desk
    }

    /// Goes on as the player's settings say, if they have changed.
    pub(crate) fn behave(&mut self, settings: &Settings) {
        let wanted = self.driver.agenda.habits(settings);
        if *self.game().habits() != wanted {
            self.step(Input::Behave(wanted));
        }
    }

    /// Creates the display of a table elsewhere, which shows this.
    pub(crate) fn at(elsewhere: Box<Elsewhere>, view: View, thinker: Thinker, settings: &Settings) -> Desk {
        let player = SeatedPlayer::new(view, habits(settings));
        Desk::with(Driver::at(Agenda::Games, Link::Elsewhere(elsewhere), player, thinker))
    }

    fn with(driver: Driver) -> Desk {
        Desk {
            ids: Ids::new("table"),
            driver,
            now: 0.0,
            scene: None,
            camera: Camera::default(),
            past: PastShown::default(),
            arrangement: Arrangement::default(),
            animations: Animations::default(),
            message: MessageLine::default(),
            pointer: Pointer::default(),
            keyboard: Keyboard::default(),
            is_clicking: false,
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &SeatedPlayer {
        &self.driver.player
    }

    /// What the game is played with.
    pub fn set(&self) -> Set {
        self.game().view().rules().set
    }

    /// The game so far as the player has seen it.
    pub fn chronicle(&self) -> Chronicle {
        self.driver.chronicle()
    }

    /// What of a table here goes into files. The files of one elsewhere are not ours.
    pub fn files(&self) -> Option<TableFiles<'_>> {
        self.driver.link.here().map(Table::files)
    }

    /// The line to the table, if it is elsewhere.
    pub(crate) fn elsewhere(&self) -> Option<&Elsewhere> {
        self.driver.link.elsewhere()
    }

    /// The same, to speak.
    pub(crate) fn elsewhere_mut(&mut self) -> Option<&mut Elsewhere> {
        self.driver.link.elsewhere_mut()
    }

    /// Notes that the archive is up to date.
    pub fn note_filed(&mut self) {
        if let Some(table) = self.driver.link.here_mut() {
            table.note_filed();
        }
    }

    /// Returns another thinker like this table's. With a number, its moves depend only on that and
    /// the position.
    pub(crate) fn another_thinker(&self, number: Option<u64>, ctx: &Context) -> Thinker {
        let ctx = ctx.clone();
        self.driver.thinker.another(number, move || ctx.request_repaint())
    }

    /// Returns the ids of the controls at this table.
    pub const fn ids(&self) -> Ids {
        self.ids
    }

    /// Returns what the display shows, once it has been shown.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_deref()
    }

    /// What can be pressed at the hand, and whether now.
    pub(crate) fn button(&self) -> Option<(Message, bool)> {
        self.driver.button()
    }

    /// Shows the whole table again.
    pub(crate) fn fit(&mut self) {
        self.camera = Camera::default();
    }

    /// Returns what moves on the display.
    pub const fn animations(&self) -> &Animations {
        &self.animations
    }

    /// What must be saved since the last call.
    pub(crate) fn take_unsaved(&mut self) -> Unsaved {
        std::mem::take(&mut self.driver.unsaved)
    }

    /// Whether a thought has failed since the last call.
    pub fn take_stumbled(&mut self) -> bool {
        std::mem::take(&mut self.driver.stumbled)
    }

    /// The programs in whose place Nestor plays since the last call.
    pub(crate) fn take_replaced(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.driver.replaced)
    }

    /// What is to be heard since this was asked last.
    pub fn take_sounds(&mut self) -> ToHear {
        self.animations.sounds.take()
    }

    /// Whether every bone is in its place.
    pub fn bones_rest(&self) -> bool {
        !self.animations.motion.moves(self.now)
    }

    /// Whether nothing moves, blinks or thinks.
    pub fn is_still(&self) -> bool {
        !self.animations.is_under_way(self.now) && self.game().view().waiting != Waiting::Others
    }

    /// Returns the lit ends in the order in which they are shown.
    pub fn lit_ends(&self) -> Vec<End> {
        let shows_a_play = self.animations.shows_a_play(self.now);
        let lit = self.scene().and_then(|scene| lit_in(scene, self.game(), &self.pointer, shows_a_play));
        lit.map(|(_, ends)| ends).unwrap_or_default()
    }

    /// Returns the text beside the display.
    pub fn spoken(&self, look: Look<'_>) -> Spoken {
        self.message.with_answer(self.teller(look).speak(self.game()))
    }

    /// What puts into words what the viewer sees.
    fn teller<'a>(&'a self, look: Look<'a>) -> Teller<'a> {
        Teller {
            words: look.words,
            settings: look.settings,
            seen: &self.game().view().seen,
            company: self.game().view().is_company(),
            at_rest: self.driver.agenda == Agenda::Rest,
        }
    }

    /// Passes an input to the game.
    pub fn step(&mut self, input: impl Into<TableInput>) {
        let input = input.into();
        let by_itself = matches!(
            input,
            TableInput::Seat(Input::Tick | Input::Answer(_))
                | TableInput::Order(HostOrder::Aside(_) | HostOrder::Replace(_))
        );
        if !by_itself {
            self.message.answer = None;
            self.past.again = None;
            self.animations.give_way();
        }
        let (moment, watcher, before) =
            (self.game().view().change(), self.game().view().watcher(), Before::of(self.game()));
        let happened = self.driver.step(input, time(self.now));
        if self.game().view().change() != moment {
            self.pointer.dragged = None;
            if !by_itself {
                self.animations.end_counting();
            }
            self.animations.over_since = None;
        }
        if self.game().view().watcher() != watcher {
            // What was said and arranged was meant for the person before.
            (self.message, self.past) = (MessageLine::default(), PastShown::default());
            self.arrangement.own_order.clear();
            self.pointer = self.pointer.passed_on(self.now);
            self.keyboard = Keyboard { by_keys: self.keyboard.by_keys, lets_go: true, ..Keyboard::default() };
        }
        let chronicle = || self.driver.chronicle();
        self.animations.note(&happened, &self.driver.player, chronicle, self.scene.as_deref(), self.now);
        if happened.iter().any(|event| matches!(event, Event::Dealt { .. })) {
            self.arrangement.own_order.clear();
            self.camera = Camera::default();
            self.message.clear();
        }
        let refused = std::mem::take(&mut self.driver.refused);
        self.animations.sounds.note_step(&self.driver.player, before, refused);
    }

    /// Whether a game has ended since the last call, and its last bone has been visible for a
    /// while. Nothing may open under a click.
    pub fn take_end(&mut self) -> bool {
        let (wait, now) = (self.game().habits().table.pace.as_secs_f64(), self.now);
        let still = self.is_still() && !self.is_clicking;
        self.animations.over_since.take_if(|since| now >= *since + wait && still).is_some()
    }

    /// Shows this moment from now on, or what is watched again, or the present.
    pub fn look_back(&mut self, past: Option<Past>) {
        self.past.look_back(past, &self.driver.player, self.now);
    }

    /// Shows from now on what would have been better than the last play, or nothing of the kind.
    pub(crate) const fn compare(&mut self, instead: Option<Instead>) {
        self.past.instead = instead;
    }

    /// Begins to show what has happened since the viewer's last turn, move by move. Returns whether
    /// anything has.
    pub(crate) fn watch_again(&mut self) -> bool {
        self.past.watch_again(self.driver.chronicle(), self.now)
    }

    /// Where the cloth is, if it is shown.
    pub(crate) fn cloth(&self) -> Option<Rect> {
        self.scene().map(|scene| scene.key.areas.cloth)
    }

    /// Says for a while what a command did.
    pub(crate) fn answer(&mut self, text: String) {
        self.message.answer(text, self.now);
    }

    /// What people elsewhere say from now on, each beside their hand.
    pub(crate) fn hear_voices(&mut self, voices: Vec<Voice>) {
        self.message.voices = voices;
    }

    /// Whether what people say is seen beside their hands.
    pub(crate) fn shows_voices(&self) -> bool {
        self.scene().is_some_and(|scene| scene.key.areas.display == Display::Whole)
    }

    /// Asks what somebody at the table wants to know. Returns the player's answer.
    pub(crate) fn ask(&self, ctx: &Context, look: Look<'_>, said: &str) -> Option<bool> {
        let scene = self.scene.as_ref().filter(|_| !self.game().view().is_covered())?;
        question_ui(ctx, look, said, Underneath { areas: &scene.key.areas, needed: &self.in_the_way(scene) })
    }

    /// What must stay in sight while the player is asked.
    fn in_the_way(&self, scene: &Scene) -> Vec<Rect> {
        let mut needed = display::needed_to_play(scene, self.game());
        needed.extend(scene.spots.table().map(|(_, spot)| spot.pose.rect()));
        needed
    }

    /// Takes in answers of the thinker, and goes on when it is time.
    fn listen(&mut self) {
        self.message.answer.take_if(|(_, until)| *until <= self.now);
        // Bones that were just played begin to move only when the display is made for the game as
        // it stands. What was done before has landed by then.
        let is_shown = |desk: &Desk| desk.scene().is_none_or(|scene| scene.key.moment == desk.game().view().change());
        while is_shown(self)
            && self.bones_rest()
            && let Some(input) = self.driver.hear()
        {
            self.step(input);
        }
        if is_shown(self) && self.next_tick().is_some_and(|at| at <= time(self.now)) {
            self.step(Input::Tick);
        }
    }

    /// Follows the game while it is not shown. What moves then lies where it belongs when the display
    /// is made again, and is not heard.
    pub(crate) fn hear_aside(&mut self, now: f64) {
        (self.now, self.scene) = (now, None);
        self.animations.end_motion();
        self.listen();
        self.take_sounds();
    }

    /// Shows the table before anything is dealt.
    pub(crate) fn show_bare(&mut self, ui: &Ui, look: Look<'_>) {
        self.hear_aside(ui.input(|input| input.time));
        display::show_bare(ui, self.game(), &self.arrangement, look);
    }

    /// When the game goes on by itself: not before the last bone has landed and, where several are
    /// followed, was seen to lie.
    fn next_tick(&self) -> Option<Duration> {
        let seen =
            if self.game().view().rules().seats() > 2 { self.game().habits().table.pace / 2 } else { Duration::ZERO };
        let landed = time(self.animations.motion.rests(0.0)) + seen;
        self.driver.next_tick().map(|at| at.max(landed))
    }

    /// Returns how soon another frame is needed.
    fn next_frame(&self) -> Option<Duration> {
        if self.driver.thinker.wants_time() || self.animations.changes(self.now) {
            return Some(Duration::ZERO);
        }
        let (now, pace) = (time(self.now), self.game().habits().table.pace);
        let end = self.animations.over_since.map(|since| time(since) + pace);
        let answered = self.message.answer.as_ref().map(|(_, until)| time(*until));
        let again = self.past.next_move(self.now).map(time);
        let soonest = [self.next_tick(), answered, again].into_iter().flatten().min();
        let at = soonest.or(end.filter(|end| *end > now || !self.is_still()));
        let moves = self.animations.motion.next_frame(self.now).map(Duration::from_secs_f32);
        at.map(|at| at.saturating_sub(now)).into_iter().chain(moves).min()
    }

    /// Draws the display and handles input. `keys` is set if the keyboard belongs to it and not to
    /// a window or menu above it.
    pub fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) {
        self.now = ui.input(|input| input.time);
        let [by_hand, by_click, gives_up] = ui.input(|input| {
            let gives_up = input.key_pressed(Key::Escape)
                || input.pointer.secondary_pressed()
                || input.events.iter().any(is_taken);
            [input.events.iter().any(is_done_by_hand), input.pointer.any_click(), gives_up]
        });
        if by_hand {
            self.animations.end_motion();
        }
        self.is_clicking = ui.input(|input| input.pointer.any_down());
        self.animations.still = look.settings.look.reduce_motion;
        self.pointer.is_new = look.settings.play.awaits_first_play && self.driver.agenda == Agenda::Games;
        self.pointer.clicks = by_click;
        self.listen();
        if self.pointer.dragged.is_some() && gives_up {
            ui.ctx().stop_dragging();
            self.carry_out(Action::PutBack);
        }
        if self.pointer.firecracker.is_some() && gives_up {
            ui.ctx().stop_dragging();
            self.carry_out(Action::DropFirecracker(None));
        }
        let before = self.scene().map(|scene| scene.key.moment);
        if keys {
            let scene = self.scene.clone().unwrap_or_else(|| self.scene_now(ui, look));
            self.use_keys(ui, &scene, look);
        }
        let scene = self.scene_now(ui, look);
        if before != Some(scene.key.moment) {
            // The log was painted before the table and does not show this yet.
            ui.request_repaint();
        }
        self.animations.send_sounds(&scene, self.now);
        let is_present = self.past.moment.is_none();
        if is_present {
            let (spoken, is_seen) = (self.spoken(look), self.bones_rest());
            self.message.tell(spoken, scene.count.clone(), is_seen);
            self.message.remark(self.driver.player.view(), look, is_seen);
        }
        let is_open = is_present && !self.game().view().is_covered();
        self.keyboard.stop_in_yard(ui, &scene.spots, self.ids);
        for action in display::show(ui, &self.view(&scene, look), &self.past) {
            self.carry_out(action);
            ui.request_repaint();
        }
        if is_open {
            display::paint_above(ui, &self.view(&scene, look));
        }
        // In a past moment the hand is not there to have the focus.
        if is_present {
            self.keyboard.move_focus(ui, &self.driver.player, &scene, self.ids);
        }
        if let Some(after) = self.next_frame() {
            ui.request_repaint_after(after);
        }
    }

    /// Returns the scene at this moment. It is made again only after a change, and then the bones
    /// start to move.
    fn scene_now(&mut self, ui: &Ui, look: Look<'_>) -> Arc<Scene> {
        let game = &self.driver.player;
        let key = SceneKey::of(game, lay_out(ui, game, &self.arrangement, look), self.camera, look);
        let before = self.scene.take();
        if let Some(scene) = before.as_ref().filter(|scene| scene.key == key) {
            return Arc::clone(self.scene.insert(Arc::clone(scene)));
        }
        self.arrangement.cells = key.cells.clone();
        let shape = shape_for(before.as_deref(), game, &key.areas);
        let scene = Arc::new(Scene::new(key, shape, game, look.words));
        self.scene = Some(Arc::clone(&scene));
        let departure = Departure { game: &self.driver.player, look, painter: ui.painter(), now: self.now };
        self.animations.start(before.as_deref(), &scene, &departure);
        scene
    }

    /// What a frame shows of this scene.
    pub(super) fn view<'a>(&'a self, scene: &'a Scene, look: Look<'a>) -> TableFrame<'a> {
        TableFrame {
            ids: self.ids,
            game: &self.driver.player,
            teller: self.teller(look),
            button: self.driver.button(),
            scene,
            look,
            now: self.now,
            arrangement: &self.arrangement,
            animations: &self.animations,
            message: &self.message,
            pointer: &self.pointer,
            keyboard: &self.keyboard,
        }
    }

    /// Shows a hint, and what the tutor says about the pending play. A play of the hint under the
    /// pointer lights its end, and a click on it chooses it.
    pub(crate) fn show_advice(&mut self, ctx: &Context, look: Look<'_>) {
        let Some(scene) = self.scene.clone().filter(|_| !self.game().view().is_covered()) else { return };
        let shown = self.game().hint().map(|hint| {
            let needed = display::needed_to_play(&scene, self.game());
            let under = Underneath { areas: &scene.key.areas, needed: &needed };
            let best = recommended(hint);
            let of_the_best = display::needed_for(&scene, self.game(), |bone, end| best == Some((bone, end)));
            hint_ui(ctx, hint, look, under, [&self.in_the_way(&scene), &of_the_best], scene.key.moment)
        });
        let done = shown.unwrap_or_default();
        let play = |step| if let Move::Play(bone, end) = step { Some((bone, end)) } else { None };
        let pointed = done.pointed.and_then(play);
        let clicked = done.chosen.and_then(play).map(|(bone, end)| Action::ChoosePlay(bone, end));
        let closed = done.closed.then(|| Action::step(Input::PutHintAway));
        let pointed = (self.pointer.hinted != pointed).then_some(Action::PointAtPlay(pointed));
        for action in [pointed, clicked, closed].into_iter().flatten() {
            self.carry_out(action);
            ctx.request_repaint();
        }
        let answer = self.game().doubt().and_then(|doubt| {
            let over = Underneath { areas: &scene.key.areas, needed: &self.in_the_way(&scene) };
            tutor_ui(ctx, doubt, look, &self.game().view().seen, over)
        });
        if let Some(answer) = answer {
            self.step(answer);
            ctx.request_repaint();
        }
    }
}

/// Whether the player pressed something on a mouse, a screen or a keyboard.
const fn is_done_by_hand(event: &egui::Event) -> bool {
    matches!(
        event,
        egui::Event::Key { pressed: true, .. }
            | egui::Event::PointerButton { pressed: true, .. }
            | egui::Event::AccessKitActionRequest(_)
            | egui::Event::Touch { phase: TouchPhase::Start, .. }
    )
}
