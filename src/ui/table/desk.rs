//! The display: it shows a game, takes what is done with pointer and keys, and drives the game with it.
//!
//! Everything that is done comes down to a few deeds of [`Desk`], which the menus and tests use as well: choose, place, press.

use egui::{Context, Id, Pos2, Rect, vec2};

use crate::{
    engine::{
        bone::Bone,
        event::Event,
        moves::Move,
        table::{End, Way},
    },
    nestor::Level,
    session::sitting::{self, Sitting},
    store::Settings,
    ui::{
        paint::{
            bone::Lie,
            theme::{Face, Theme},
        },
        table::{
            board::Geometry,
            hint::{Hint, Room},
            layout::Layout,
            motion::{Motion, Pace, Sent},
            panel::{Places, hand_id},
            play::{Hidden, NESTOR, Play, Refusal, Waiting, YOU},
            scene::Scene,
            view::TableView,
            worker::{Purpose, Question, Worker},
        },
        words::{
            Words,
            say::{Said, Teller},
        },
    },
};

/// What the display is made with.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The theme in use.
    pub theme: &'a Theme,
    /// The player's settings.
    pub settings: &'a Settings,
}

/// The display and the game on it.
pub struct Desk {
    pub(super) play: Play,
    pub(super) places: Places,
    pub(super) motion: Motion,
    worker: Worker,
    pub(super) said: Said,
    /// What was said last, if it was about the game, so that it can be said in another language.
    told: Vec<Event>,
    pub(super) shown: Option<Hidden>,
    pub(in crate::ui) hint: Option<Hint>,
    /// Nestor's move, while the one before is still on its way.
    pending: Option<Move>,
    /// What Nestor has done in this turn before he had to think.
    carried: Vec<Event>,
    pub(super) scene: Option<Scene>,
    pub(super) layout: Option<Layout>,
    /// The bone under the pointer or the focus, as the frame before found it.
    pub(super) pointed: Option<Bone>,
    pub(super) dragged: Option<(Bone, Pos2)>,
    pub(super) focus_next: Option<Id>,
    /// When Nestor was asked last.
    pub(super) asked_at: f64,
    /// What the one button said when it was clicked last, and when that was.
    pub(super) pressed: Option<(&'static str, f64)>,
    changed: bool,
    pub(super) now: f64,
}

impl Desk {
    /// A display of a sitting; `events` are what has just happened in it, if anything has.
    pub fn new(sitting: Sitting, events: &[Event], worker: Worker, look: Look<'_>) -> Desk {
        let mut desk = Desk {
            play: Play::new(sitting),
            places: Places::default(),
            motion: Motion::default(),
            worker,
            said: Said::default(),
            told: events.to_vec(),
            shown: None,
            hint: None,
            pending: None,
            carried: Vec::new(),
            scene: None,
            layout: None,
            pointed: None,
            dragged: None,
            focus_next: None,
            asked_at: 0.0,
            pressed: None,
            changed: true,
            now: 0.0,
        };
        let first = if events.is_empty() {
            Said::line(look.words.get("say-welcome-back"))
        } else {
            desk.teller(look).tell(desk.play.state(), events)
        };
        desk.said = desk.prompted(first, look);
        desk
    }

    /// The game and what is about to be done in it.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// What Nestor says.
    pub const fn said(&self) -> &Said {
        &self.said
    }

    /// What is shown although it lies hidden.
    pub const fn shown(&self) -> Option<Hidden> {
        self.shown
    }

    /// Whether the sitting has changed since this was asked last, so that it must be saved.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// Whether nothing moves, blinks or thinks.
    pub fn is_still(&self) -> bool {
        self.motion.next_frame().is_none() && self.pending.is_none() && self.play.waiting() != Waiting::Thinking
    }

    /// Tells the sitting something that leaves the game as it stands.
    pub fn note<R>(&mut self, how: impl FnOnce(&mut Sitting) -> R) -> R {
        self.changed = true;
        self.play.note(how)
    }

    /// Goes to another game or another moment of this one, with a word about it.
    pub fn go(&mut self, look: Look<'_>, word: &str, how: impl FnOnce(&mut Sitting) -> bool) -> bool {
        self.stop();
        let went = self.play.change(how);
        if went {
            self.changed = true;
            self.told.clear();
            self.said = self.prompted(Said::line(look.words.get(word)), look);
        }
        went
    }

    /// Says something.
    pub fn say(&mut self, line: impl Into<String>) {
        self.said = Said::line(line);
        self.told.clear();
    }

    /// Says again what was said last, because the language has changed or the way in which points are shown.
    pub fn say_again(&mut self, look: Look<'_>) {
        let said = self.teller(look).tell(self.play.state(), &self.told);
        self.said = self.prompted(said, look);
    }

    /// Begins a new game.
    pub fn new_game(&mut self, look: Look<'_>, number: Option<u64>) {
        self.stop();
        let events = self.play.deal(Some(number));
        self.happened(&events, &TableView::default(), None, look);
    }

    /// Shows what lies hidden, or hides it again. To look at what does lie hidden is to be helped.
    pub fn show(&mut self, look: Look<'_>, of: Hidden) {
        if self.shown.take() == Some(of) {
            self.said = self.prompted(Said::default(), look);
            return;
        }
        self.shown = Some(of);
        self.note(|sitting| {
            sitting.note_look(match of {
                Hidden::Nestor => sitting::Hidden::Hands,
                Hidden::Boneyard => sitting::Hidden::Boneyard,
            });
        });
        self.say(look.words.get(match of {
            Hidden::Nestor => "say-showing-mine",
            Hidden::Boneyard => "say-showing-boneyard",
        }));
    }

    /// Asks Nestor what he would do in the player's place. Whoever asks is helped.
    pub fn ask_hint(&mut self, look: Look<'_>) {
        if !self.play.your_turn() {
            let refusal =
                if self.play.waiting() == Waiting::Thinking { Refusal::Thinking } else { Refusal::NotYourTurn };
            return self.refuse(refusal, look);
        }
        self.note(Sitting::note_help);
        self.hint = Some(Hint::Thinking);
        self.say(look.words.get("hint-thinking"));
        let seen = self.play.sitting().session().observe(YOU);
        let generation = self.play.generation();
        self.worker.ask(Question { purpose: Purpose::Hint, generation, level: Level::Brutal, seen });
    }

    /// Where a hint may stand: in the upper left corner of the playing area, clear of the west end and of the light around it.
    pub(in crate::ui) fn hint_room(&self) -> Option<Room> {
        let layout = self.layout?;
        let geometry = Geometry::new(self.play.table(), layout.middle(), layout.unit);
        let west = geometry.ends[Way::West.index()].rect().expand(0.12 * layout.unit);
        let corner = layout.board.min + layout.scale * vec2(8.0, 8.0);
        Some(Room::beside(west, corner, layout.scale.clamp(0.88, 1.5)))
    }

    /// Puts the hint away.
    pub fn close_hint(&mut self) {
        self.hint = None;
    }

    /// Ends whatever is on its way or being thought about: what is done next counts.
    fn stop(&mut self) {
        self.motion.end();
        self.pending = None;
        self.carried.clear();
        self.shown = None;
        self.hint = None;
        self.dragged = None;
    }

    fn teller<'a>(&'a self, look: Look<'a>) -> Teller<'a> {
        Teller { words: look.words, rules: self.play.rules(), in_fives: look.settings.score_in_fives }
    }

    fn refuse(&mut self, refusal: Refusal, look: Look<'_>) {
        let words = look.words;
        let line = match refusal {
            Refusal::Illegal(illegal) => self.teller(look).refusal(illegal),
            Refusal::ChooseFirst => words.get("refused-choose-first").to_owned(),
            Refusal::FitsNowhere(bone) => words.format("refused-fits-nowhere", &[("bone", bone.to_string().into())]),
            Refusal::NotYourTurn => words.get("refused-not-your-turn").to_owned(),
            Refusal::Thinking => words.get("refused-thinking").to_owned(),
        };
        let alone = matches!(refusal, Refusal::FitsNowhere(_));
        let said = Said::line(line);
        self.said = if alone { self.prompted(said, look) } else { said };
    }

    /// Adds what the game waits for, where the button does not say enough.
    fn prompted(&self, said: Said, look: Look<'_>) -> Said {
        let word = match self.play.waiting() {
            Waiting::You { .. } if self.play.lead_is_open() && !said.line.is_empty() => return said,
            Waiting::You { .. } => "say-your-turn",
            Waiting::Draw => "say-must-draw",
            Waiting::Pass => "say-must-pass",
            Waiting::Ok if !look.settings.auto_ok => "say-my-turn",
            _ => return said,
        };
        said.then(look.words.get(word))
    }

    /// Chooses a bone, or lets go of it if it is the chosen one.
    pub fn choose(&mut self, bone: Bone, look: Look<'_>) {
        if self.play.chosen() == Some(bone) {
            self.play.let_go();
        } else if let Err(refusal) = self.play.choose(bone) {
            self.refuse(refusal, look);
        }
    }

    /// Lets go of what is chosen or shown.
    pub fn let_go(&mut self, look: Look<'_>) {
        self.play.let_go();
        self.dragged = None;
        self.hint = None;
        if self.shown.take().is_some() {
            self.said = self.prompted(Said::default(), look);
        }
    }

    /// Plays the chosen bone at an end.
    pub fn place(&mut self, way: Way, look: Look<'_>) {
        match self.play.chosen() {
            Some(bone) => self.put(bone, way, None, look),
            None => {
                if let Err(refusal) = self.play.place(way) {
                    self.refuse(refusal, look);
                }
            }
        }
    }

    /// Plays a bone at an end; `from` is where it was let go, if it was dragged there.
    pub(super) fn put(&mut self, bone: Bone, way: Way, from: Option<Lie>, look: Look<'_>) {
        let before = self.play.table().clone();
        let cell = self.places.cell(bone);
        let from = from.or_else(|| Some(self.layout?.cell(cell?)));
        match self.play.put(bone, way) {
            Ok(events) => {
                self.stop();
                self.happened(&events, &before, from, look);
            }
            Err(refusal) => self.refuse(refusal, look),
        }
    }

    /// Presses the one button.
    pub fn press(&mut self, look: Look<'_>) {
        let before = self.play.table().clone();
        let done = match self.play.waiting() {
            Waiting::Draw | Waiting::You { may_draw: true } => self.play.draw(look.settings.auto_draw),
            Waiting::Pass => self.play.pass(),
            Waiting::Ok => return self.nestors_turn(look),
            Waiting::NewHand => Ok(self.play.deal(None)),
            Waiting::NewGame => return self.new_game(look, None),
            Waiting::You { .. } | Waiting::Thinking => return,
        };
        match done {
            Ok(events) => {
                self.stop();
                if matches!(events.first(), Some(Event::Dealt { .. })) {
                    return self.happened(&events, &TableView::default(), None, look);
                }
                self.happened(&events, &before, None, look);
            }
            Err(refusal) => self.refuse(refusal, look),
        }
    }

    /// Nestor takes his turn: first what needs no thought, then the question.
    pub(super) fn nestors_turn(&mut self, look: Look<'_>) {
        let before = self.play.table().clone();
        let begun = self.play.nestor_begins();
        self.stop();
        if !begun.events.is_empty() {
            self.happened(&begun.events, &before, None, look);
        }
        if self.play.waiting() == Waiting::Ok && (begun.events.is_empty() || look.settings.auto_ok) {
            self.carried = begun.events;
            self.asked_at = self.now;
            let seen = self.play.ask_nestor();
            let generation = self.play.generation();
            self.worker.ask(Question { purpose: Purpose::Move, generation, level: look.settings.level, seen });
        }
    }

    /// Takes in what Nestor has thought. An answer about another moment of the game is dropped.
    pub(super) fn listen(&mut self, look: Look<'_>) {
        while let Some(answer) = self.worker.answer() {
            if answer.generation != self.play.generation() {
                continue;
            }
            match answer.purpose {
                Purpose::Move if self.play.waiting() == Waiting::Thinking => self.pending = Some(answer.choice.best),
                Purpose::Hint if self.hint.is_some() => {
                    let hint = Hint::of(&answer.choice);
                    self.say(hint.line(look.words));
                    self.hint = Some(hint);
                }
                Purpose::Move | Purpose::Hint => {}
            }
        }
        if !self.motion.moves()
            && let Some(step) = self.pending.take()
        {
            let before = self.play.table().clone();
            let mut events = std::mem::take(&mut self.carried);
            events.extend(self.play.answer(step));
            self.motion.end();
            self.happened(&events, &before, None, look);
        }
    }

    /// Tells what happened and sends bones on their way.
    fn happened(&mut self, events: &[Event], before: &TableView, from: Option<Lie>, look: Look<'_>) {
        self.changed = true;
        self.shown = None;
        self.hint = None;
        self.told = events.to_vec();
        self.say_again(look);
        let Some(layout) = self.layout else { return };
        self.places = Places::after(self.play.course(), layout.cells());
        let pace = pace(look.settings);
        for event in events {
            match event {
                Event::Played { seat, bone, end, .. } => {
                    let face = if *seat == NESTOR { Face::Mine } else { Face::Yours };
                    let from = from.unwrap_or_else(|| start_of(&layout, face));
                    if let Some((to, halves)) = self.resting(&layout, *bone, *end) {
                        let sent = Sent { bone: *bone, face, from, to, halves };
                        self.motion.play(sent, before.clone(), pace, self.now);
                    }
                }
                Event::Drew { seat, bone: Some(bone), .. } if *seat == YOU => {
                    if let Some(cell) = self.places.cell(*bone) {
                        let from = Lie::flat(layout.status.center(), 0.3 * layout.bone);
                        let halves = [bone.high(), bone.low()];
                        let sent = Sent { bone: *bone, face: Face::Hand, from, to: layout.cell(cell), halves };
                        self.motion.draw(sent, pace, self.now);
                    }
                }
                _ => {}
            }
        }
    }

    /// Where a bone that was played lies now, and its halves there.
    fn resting(&self, layout: &Layout, bone: Bone, end: End) -> Option<(Lie, [u8; 2])> {
        let view = self.play.table();
        let geometry = Geometry::new(view, layout.middle(), layout.unit);
        if view.middle.is_some_and(|(middle, _)| middle == bone) {
            return Some((geometry.middle, [bone.high(), bone.low()]));
        }
        let named = match end {
            End::Arm(way) => Some(way),
            End::Joint(_) => None,
        };
        named.into_iter().chain(Way::ALL).find_map(|way| {
            let tip = view.arms[way.index()].tip.filter(|tip| tip.bone == bone)?;
            Some((geometry.ends[way.index()], tip.halves))
        })
    }

    /// Plays a bone where it fits, if there is just one such place; else only chooses it.
    pub fn play_at_once(&mut self, bone: Bone, look: Look<'_>) {
        match self.play.only_fit(bone) {
            Some(way) => self.put(bone, way, None, look),
            None => {
                if self.play.chosen() != Some(bone) {
                    self.choose(bone, look);
                }
            }
        }
    }

    /// The bone of the hand that has the focus of the keyboard.
    pub(super) fn focused_bone(&self, ctx: &Context) -> Option<Bone> {
        let focus = ctx.memory(egui::Memory::focused)?;
        self.places.iter().map(|(_, bone)| bone).find(|bone| hand_id(*bone) == focus)
    }

    /// The bones of the hand in the order of their places.
    pub(super) fn hand_in_order(&self) -> Vec<Bone> {
        self.places.iter().map(|(_, bone)| bone).collect()
    }
}

/// The word on the one button, and whether it can be pressed.
pub const fn button_word(waiting: Waiting) -> Option<(&'static str, bool)> {
    match waiting {
        Waiting::You { may_draw: false } => None,
        Waiting::You { may_draw: true } | Waiting::Draw => Some(("button-draw", true)),
        Waiting::Pass => Some(("button-pass", true)),
        Waiting::Ok => Some(("ok", true)),
        Waiting::Thinking => Some(("button-thinking", false)),
        Waiting::NewHand => Some(("button-new-hand", true)),
        Waiting::NewGame => Some(("button-new-game", true)),
    }
}

fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.animation_speed.max(1)) / 100.0;
    Pace { still: settings.reduce_motion, speed, flicker: settings.flicker }
}

/// Where a bone comes from that nobody saw before: Nestor's hand is behind his name.
fn start_of(layout: &Layout, face: Face) -> Lie {
    let status: Rect = layout.status;
    let x =
        if face == Face::Mine { status.right() - 0.2 * status.width() } else { status.left() + 0.2 * status.width() };
    Lie::flat(Pos2::new(x, status.top() + 0.3 * status.height()), 0.45 * layout.bone)
}
