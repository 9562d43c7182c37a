//! The desk: the game, its thinker, and what the display has to remember between two frames.
//!
//! Whatever is done, with pointer, keys, menus or in tests, becomes an [`Input`] to [`Desk::step`].

use std::time::Duration;

use egui::{Context, Id, Pos2, Rect, vec2};

use crate::{
    engine::{
        bone::Bone,
        event::Event,
        table::{End, Way},
    },
    game::{Effect, Game, Hint, Input, Manner, Waiting},
    session::sitting::Sitting,
    store::Settings,
    ui::{
        look::Look,
        paint::{bone::Lie, theme::Face},
        table::{
            board::Geometry,
            hint::Room,
            layout::Layout,
            motion::{Motion, Pace, Sent},
            panel::{Places, hand_id},
            scene::Scene,
            view::TableView,
        },
        thinker::Thinker,
        words::say::{Spoken, Teller},
    },
};

/// The display and the game on it.
pub struct Desk {
    pub(super) game: Game,
    thinker: Thinker,
    /// Whether a thought has failed that the player was not told of.
    stumbled: bool,
    /// Whether the sitting has changed since it was kept.
    changed: bool,
    pub(super) places: Places,
    pub(super) motion: Motion,
    pub(super) scene: Option<Scene>,
    pub(super) layout: Option<Layout>,
    /// The table as the compact display shows it.
    pub(super) view: TableView,
    /// The bone under the pointer or the focus, as the frame before found it.
    pub(super) pointed: Option<Bone>,
    pub(super) dragged: Option<(Bone, Pos2)>,
    pub(super) focus_next: Option<Id>,
    /// Since when the others have been waited for.
    pub(super) others_since: f64,
    /// What the one button said when it was clicked last, and when that was.
    pub(super) pressed: Option<(&'static str, f64)>,
    pub(super) now: f64,
}

impl Desk {
    /// A display of a sitting; `events` are what has just happened in it, if anything has.
    pub fn new(sitting: Sitting, events: Vec<Event>, thinker: Thinker, settings: &Settings) -> Desk {
        let game = Game::new(sitting, events, manner(settings));
        let view = TableView::of(&game);
        Desk {
            game,
            thinker,
            stumbled: false,
            changed: true,
            places: Places::default(),
            motion: Motion::default(),
            scene: None,
            layout: None,
            view,
            pointed: None,
            dragged: None,
            focus_next: None,
            others_since: 0.0,
            pressed: None,
            now: 0.0,
        }
    }

    /// The game and what is about to be done in it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the sitting has changed since this was asked last, so that it must be saved.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// Whether a thought has failed since this was asked last.
    pub fn take_stumbled(&mut self) -> bool {
        std::mem::take(&mut self.stumbled)
    }

    /// Whether nothing moves, blinks or thinks.
    pub fn is_still(&self) -> bool {
        self.motion.next_frame().is_none() && self.game.waiting() != Waiting::Others
    }

    /// Does something in the game.
    pub fn step(&mut self, input: Input, look: Look<'_>) {
        self.step_from(input, None, look);
    }

    /// Does something in the game; `from` is where the bone was let go that is played, if it was dragged.
    pub(super) fn step_from(&mut self, input: Input, from: Option<Lie>, look: Look<'_>) {
        let (moment, before) = (self.game.moment(), self.view.clone());
        let source = match input {
            Input::Place(_) => self.game.chosen(),
            Input::Put(bone, _) => Some(bone),
            _ => None,
        };
        let from = from.or_else(|| Some(self.layout?.cell(self.places.cell(source?)?)));
        let waited = self.game.waiting() == Waiting::Others;
        let effects = self.game.step(input, Duration::from_secs_f64(self.now.max(0.0)));
        if self.game.waiting() == Waiting::Others && !waited {
            self.others_since = self.now;
        }
        if self.game.moment() != moment {
            self.motion.end();
            self.dragged = None;
            self.view = TableView::of(&self.game);
            if let Some(layout) = &self.layout {
                self.places = Places::after(self.game.seen(), layout.cells());
            }
        }
        for effect in effects {
            match effect {
                Effect::Ask(question) => self.thinker.ask(*question),
                Effect::Cancel(job) => self.thinker.cancel(job),
                Effect::Happened(events) => self.move_bones(&events, &before, from, look.settings),
                Effect::Keep => self.changed = true,
                Effect::Stumbled => self.stumbled = true,
            }
        }
    }

    /// Takes in what was thought, and goes on when it is time.
    pub(super) fn listen(&mut self, look: Look<'_>) {
        while let Some(answer) = self.thinker.answer() {
            self.step(Input::Answer(answer), look);
        }
        if self.game.next_tick().is_some_and(|at| at.as_secs_f64() <= self.now) {
            self.step(Input::Tick, look);
        }
    }

    /// How soon the game or its thinker wants another frame.
    pub(super) fn next_step(&self) -> Option<Duration> {
        if self.thinker.wants_time() {
            return Some(Duration::ZERO);
        }
        let at = self.game.next_tick()?;
        Some(at.saturating_sub(Duration::from_secs_f64(self.now.max(0.0))))
    }

    /// What is said, in words.
    pub fn spoken(&self, look: Look<'_>) -> Spoken {
        let teller = Teller { words: look.words, seen: self.game.seen(), in_fives: look.settings.score_in_fives };
        teller.speak(&self.game)
    }

    /// Where a hint may stand: in the upper left corner of the playing area, clear of the west end and of the light around it.
    pub(in crate::ui) fn hint_room(&self) -> Option<Room> {
        let layout = self.layout?;
        let geometry = Geometry::new(&self.view, layout.middle(), layout.unit);
        let west = geometry.ends[Way::West.index()].rect().expand(0.12 * layout.unit);
        let corner = layout.board.min + layout.scale * vec2(8.0, 8.0);
        Some(Room::beside(west, corner, layout.scale.clamp(0.88, 1.5)))
    }

    /// The hint that is shown.
    pub(in crate::ui) fn hint(&self) -> Option<&Hint> {
        self.game.hint()
    }

    /// Sends bones on their way.
    fn move_bones(&mut self, events: &[Event], before: &TableView, from: Option<Lie>, settings: &Settings) {
        let Some(layout) = self.layout else { return };
        let pace = pace(settings);
        for event in events {
            match event {
                Event::Played { seat, bone, end, .. } => {
                    let face = if *seat == self.game.human() { Face::Yours } else { Face::Mine };
                    let from = from.filter(|_| face == Face::Yours).unwrap_or_else(|| start_of(&layout, face));
                    if let Some((to, halves)) = self.resting(&layout, *bone, *end) {
                        let sent = Sent { bone: *bone, face, from, to, halves };
                        self.motion.play(sent, before.clone(), pace, self.now);
                    }
                }
                Event::Drew { seat, bone: Some(bone), .. } if *seat == self.game.human() => {
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
        let view = &self.view;
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
        match self.game.only_fit(bone) {
            Some(end) => self.step(Input::Put(bone, end), look),
            None => {
                if self.game.chosen() != Some(bone) {
                    self.step(Input::Choose(bone), look);
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

/// How the game behaves with these settings.
pub fn manner(settings: &Settings) -> Manner {
    Manner {
        auto_ok: settings.auto_ok,
        auto_draw: settings.auto_draw,
        pace: Duration::from_millis(u64::from(settings.pace)),
    }
}

/// The word on the one button, and whether it can be pressed.
pub const fn button_word(waiting: Waiting) -> Option<(&'static str, bool)> {
    match waiting {
        Waiting::You { may_draw: false } => None,
        Waiting::You { may_draw: true } | Waiting::Draw => Some(("button-draw", true)),
        Waiting::Pass => Some(("button-pass", true)),
        Waiting::Ok => Some(("ok", true)),
        Waiting::Others => Some(("button-thinking", false)),
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
