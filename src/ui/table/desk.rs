//! The desk: the game, its thinker, and what the display has to remember between two frames.
//!
//! Whatever is done, with pointer, keys, menus or in tests, becomes an [`Input`] to [`Desk::step`].

use std::time::Duration;

use egui::{Context, Id, Pos2};

use super::{
    hand::HandCells,
    hint::Room,
    ids::Ids,
    layout::Display,
    motion::{Motion, Pace},
    pegs::Pegs,
    scene::Scene,
    spots::Token,
    view::TableView,
    whole::Camera,
};
use crate::{
    engine::{
        bone::Bone,
        event::Event,
        rules::{Rules, Spinner},
        table::End,
    },
    game::{Effect, Game, Hint, Input, Manner, Waiting},
    session::sitting::Sitting,
    store::Settings,
    ui::{
        look::Look,
        paint::bone::Pose,
        thinker::Thinker,
        words::{say::Spoken, teller::Teller},
    },
};

/// The display and the game on it.
pub struct Desk {
    pub(super) ids: Ids,
    pub(super) game: Game,
    thinker: Thinker,
    /// Whether a thought has failed that the player was not told of.
    stumbled: bool,
    /// Whether the sitting has changed since it was kept.
    changed: bool,
    pub(super) cells: HandCells,
    pub(super) motion: Motion,
    pub(super) pegs: Pegs,
    pub(super) scene: Option<Scene>,
    pub(super) camera: Camera,
    /// The table as the compact display shows it.
    pub(super) view: TableView,
    /// Whether what comes next was dealt anew.
    pub(super) dealt: bool,
    /// What the others played last.
    pub(super) marked: Option<Bone>,
    /// Whether the bone that was marked last has blinked.
    pub(super) blinks: bool,
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
            ids: Ids::new("table"),
            game,
            thinker,
            stumbled: false,
            changed: true,
            cells: HandCells::default(),
            motion: Motion::default(),
            pegs: Pegs::default(),
            scene: None,
            camera: Camera::default(),
            view,
            dealt: false,
            marked: None,
            blinks: false,
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

    /// The ids of what can be used at this table.
    pub const fn ids(&self) -> Ids {
        self.ids
    }

    /// What the display shows, once it has been shown.
    pub const fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
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
        self.motion.next_frame(self.now).is_none() && self.game.waiting() != Waiting::Others
    }

    /// Does something in the game.
    pub fn step(&mut self, input: Input) {
        let by_itself = matches!(input, Input::Tick | Input::Answer(_));
        if !by_itself {
            // Whoever acts has seen what was moving.
            self.motion.end();
            self.pegs.end();
        }
        let moment = self.game.moment();
        let waited = self.game.waiting() == Waiting::Others;
        let effects = self.game.step(input, Duration::from_secs_f64(self.now.max(0.0)));
        if self.game.waiting() == Waiting::Others && !waited {
            self.others_since = self.now;
        }
        if self.game.moment() != moment {
            self.dragged = None;
            self.view = TableView::of(&self.game);
            if !by_itself {
                self.marked = None;
            }
        }
        for effect in effects {
            match effect {
                Effect::Ask(question) => self.thinker.ask(*question),
                Effect::Cancel(job) => self.thinker.cancel(job),
                Effect::Happened(events) => events.iter().for_each(|event| self.note(event)),
                Effect::Keep => self.changed = true,
                Effect::Stumbled => self.stumbled = true,
            }
        }
    }

    /// Remembers of an event what the display shows of it.
    fn note(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => {
                self.dealt = true;
                self.camera = Camera::default();
                self.marked = None;
            }
            Event::Played { seat, bone, .. } if *seat != self.game.human() => {
                self.marked = Some(*bone);
                self.blinks = true;
            }
            _ => {}
        }
    }

    /// Takes in what was thought, and goes on when it is time.
    pub(super) fn listen(&mut self) {
        while let Some(answer) = self.thinker.answer() {
            self.step(Input::Answer(answer));
        }
        if self.game.next_tick().is_some_and(|at| at.as_secs_f64() <= self.now) {
            self.step(Input::Tick);
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
        Teller { words: look.words, settings: look.settings, seen: self.game.seen() }.speak(&self.game)
    }

    /// Where a hint may stand.
    pub(in crate::ui) fn hint_room(&self) -> Option<Room> {
        let scene = self.scene.as_ref()?;
        Some(Room::beside(scene))
    }

    /// The hint that is shown.
    pub(in crate::ui) const fn hint(&self) -> Option<&Hint> {
        self.game.hint()
    }

    /// Plays a bone where it fits, if there is just one such place; else only chooses it.
    pub fn play_at_once(&mut self, bone: Bone) {
        match self.game.only_fit(bone) {
            Some(end) => self.step(Input::Put(bone, end)),
            None => {
                if self.game.chosen() != Some(bone) {
                    self.step(Input::Choose(bone));
                }
            }
        }
    }

    /// Plays a bone where it was let go.
    pub(super) fn put_down(&mut self, bone: Bone, end: End, pose: Pose) {
        self.step(Input::Put(bone, end));
        self.motion.carry(Token::Hand(bone), pose);
    }

    /// The bone of the hand that has the focus of the keyboard.
    pub(super) fn focused_bone(&self, ctx: &Context) -> Option<Bone> {
        let focus = ctx.memory(egui::Memory::focused)?;
        self.game.hand().iter().find(|bone| self.ids.hand(*bone) == focus)
    }

    /// The bones of the hand in the order of their places.
    pub(super) fn hand_in_order(&self) -> Vec<Bone> {
        self.cells.iter().map(|(_, bone)| bone).collect()
    }
}

/// Which display a game is shown on: the one that the player has chosen for it, where both can show it.
pub fn display_of(rules: &Rules, settings: &Settings) -> Display {
    if can_be_compact(rules) && settings.is_compact(rules) { Display::Compact } else { Display::Whole }
}

/// Whether the compact display can show games of these rules: the arms have names in all but those where every doublet is a spinner.
pub fn can_be_compact(rules: &Rules) -> bool {
    rules.spinner != Spinner::Every
}

/// How the game behaves with these settings.
pub fn manner(settings: &Settings) -> Manner {
    Manner {
        auto_ok: settings.auto_ok,
        auto_draw: settings.auto_draw,
        by_hand: settings.lots_by_hand,
        pace: Duration::from_millis(u64::from(settings.pace)),
    }
}

/// The word on the one button, and whether it can be pressed.
pub const fn button_word(waiting: Waiting) -> Option<(&'static str, bool)> {
    match waiting {
        Waiting::You { may_draw: false } => None,
        Waiting::You { may_draw: true } | Waiting::Draw => Some(("button-draw", true)),
        Waiting::Pass => Some(("button-pass", true)),
        Waiting::Ok | Waiting::LotSeen => Some(("ok", true)),
        Waiting::Others => Some(("button-thinking", false)),
        Waiting::Lot => Some(("button-turn", true)),
        Waiting::Take => Some(("button-take", true)),
        Waiting::NewHand => Some(("button-new-hand", true)),
        Waiting::NewGame => Some(("button-new-game", true)),
    }
}

/// How bones move with these settings.
pub(super) fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.animation_speed.max(1)) / 100.0;
    Pace { still: settings.reduce_motion, speed, flicker: settings.flicker }
}
