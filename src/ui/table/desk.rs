//! The desk: the game, its thinker, and what the display has to remember between two frames.
//!
//! Whatever is done, with pointer, keys, menus or in tests, becomes an [`Input`] to [`Desk::step`].

use std::time::Duration;

use egui::{Context, Id, Pos2, Rect};

use super::{
    fire::Fire,
    float::{Floats, Scored},
    hand::HandCells,
    hint::Room,
    ids::Ids,
    layout::Display,
    motion::{Motion, Pace},
    pegs::Pegs,
    scene::{Scene, player_of},
    sheet::Slide,
    spots::Token,
    tutor::{TutorChoice, tutor_ui},
    view::TableView,
    whole::Camera,
};
use crate::{
    career::tutor::Tutor,
    engine::{
        bone::Bone,
        event::Event,
        moves::Move,
        rules::{Rules, Spinner},
        table::End,
    },
    game::{Effect, Game, Hint, Input, Manner, Waiting},
    sitting::Sitting,
    store::Settings,
    ui::{
        look::Look,
        paint::bone::Pose,
        side::Past,
        thinker::Thinker,
        words::{say::Spoken, teller::Teller},
    },
};

/// Clicks that follow each other within this many seconds are one double click.
pub(super) const DOUBLE_CLICK: f64 = 0.3;

/// The last click on a bone of the hand.
struct Click {
    bone: Bone,
    at: f64,
    /// Whether the click has played it.
    has_played: bool,
}

/// The display and the game on it.
pub struct Desk {
    pub(super) ids: Ids,
    pub(super) game: Game,
    thinker: Thinker,
    /// Whether a thought has failed that the player was not told of.
    stumbled: bool,
    /// Whether the sitting has changed since it was kept.
    changed: bool,
    /// Whether the clock shows another second than was kept.
    ticked: bool,
    /// Whether nothing is done here but what the player does.
    at_rest: bool,
    /// Whether what comes after the hand is chosen elsewhere.
    one_hand: bool,
    pub(super) cells: HandCells,
    /// The order in which the player has laid the bones of this hand; nothing if the player has not.
    pub(super) arranged: Vec<Bone>,
    pub(super) motion: Motion,
    pub(super) slide: Slide,
    pub(super) pegs: Pegs,
    pub(super) scene: Option<Scene>,
    pub(super) camera: Camera,
    /// The table as the compact display shows it.
    pub(super) view: TableView,
    /// Whether what comes next was dealt anew.
    pub(super) dealt: bool,
    /// The bone that another has just played, until it blinks.
    pub(super) blinks: Option<Bone>,
    /// The points that were scored just now, until they are on their way.
    pub(super) scored: Vec<Scored>,
    pub(super) floats: Floats,
    /// The bone under the pointer or the focus, as the frame before found it.
    pub(super) pointed: Option<Bone>,
    /// The play of a hint that is pointed at.
    pub(super) pointed_out: Option<(Bone, End)>,
    pub(super) dragged: Option<(Bone, Pos2)>,
    pub(super) fire: Fire,
    pub(super) focus_next: Option<Id>,
    /// Whether the player was last seen to play by keys.
    pub(super) by_keys: bool,
    /// Whether the ring is to go to the first end where the chosen bone fits.
    pub(super) seeks_end: bool,
    /// The bone that is to have the ring next.
    pub(super) heir: Option<Bone>,
    /// The bone that the ring has come to though it may fit nowhere, so that it can be laid elsewhere in the hand.
    pub(super) visited: Option<Bone>,
    /// The first half of a bone that is being typed, and since when it waits for the second.
    pub(super) typed: Option<(u8, f64)>,
    clicked: Option<Click>,
    /// The bone of the boneyard that the keyboard comes to; from there the arrows go on to the others.
    pub(super) yard_at: u8,
    /// What the one button said when it was clicked last, and when that was.
    pub(super) pressed: Option<(&'static str, f64)>,
    pub(super) now: f64,
    /// The moment that is looked back at, if one is.
    pub(super) past: Option<Past>,
    /// Since when a game is over of which the player was not told all, if it is.
    over_since: Option<f64>,
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
            ticked: false,
            at_rest: false,
            one_hand: false,
            cells: HandCells::default(),
            arranged: Vec::new(),
            motion: Motion::default(),
            slide: Slide::default(),
            pegs: Pegs::default(),
            scene: None,
            camera: Camera::default(),
            view,
            dealt: false,
            blinks: None,
            scored: Vec::new(),
            floats: Floats::default(),
            pointed: None,
            pointed_out: None,
            dragged: None,
            fire: Fire::default(),
            focus_next: None,
            by_keys: false,
            seeks_end: false,
            heir: None,
            visited: None,
            typed: None,
            clicked: None,
            yard_at: 0,
            pressed: None,
            now: 0.0,
            past: None,
            over_since: None,
        }
    }

    /// A table at which nothing is done but what the player does: an exercise, or a moment of a game that is looked through.
    pub(in crate::ui) fn at_rest(sitting: Sitting, events: Vec<Event>, settings: &Settings) -> Desk {
        let still =
            Settings { auto_ok: false, auto_draw: false, lots_by_hand: false, tutor: Tutor::Off, ..settings.clone() };
        Desk { at_rest: true, ..Desk::new(sitting, events, Thinker::here(1), &still) }
    }

    /// A table at which one hand is played, and nobody helps the player.
    pub(in crate::ui) fn of_one_hand(
        sitting: Sitting,
        events: Vec<Event>,
        thinker: Thinker,
        settings: &Settings,
    ) -> Desk {
        let alone = Settings { tutor: Tutor::Off, ..settings.clone() };
        Desk { one_hand: true, ..Desk::new(sitting, events, thinker, &alone) }
    }

    /// What the one button says and whether it can be pressed, if it is there.
    pub(super) fn button(&self) -> Option<(&'static str, bool)> {
        let waiting = self.game.waiting();
        let yours = matches!(waiting, Waiting::You { .. } | Waiting::Draw | Waiting::Pass);
        let after = matches!(waiting, Waiting::NewHand | Waiting::NewGame);
        if self.at_rest && !yours || self.one_hand && after { None } else { button_word(waiting) }
    }

    /// The game and what is about to be done in it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// All that there was to do in the archive is done.
    pub fn note_filed(&mut self) {
        self.game.note_filed();
    }

    /// A thinker like that of this table, for another. It calls `wake` when it has an answer.
    pub fn another_thinker(&self, wake: impl Fn() + Send + 'static) -> Thinker {
        self.thinker.another(wake)
    }

    /// A thinker in the same place whose moves follow from a number and the position alone.
    pub(in crate::ui) fn thinker_of(&self, number: u64, wake: impl Fn() + Send + 'static) -> Thinker {
        self.thinker.of_number(number, wake)
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

    /// Whether the clock has shown another second since this was asked last, so that it must be saved.
    pub fn take_ticked(&mut self) -> bool {
        std::mem::take(&mut self.ticked)
    }

    /// Whether a thought has failed since this was asked last.
    pub fn take_stumbled(&mut self) -> bool {
        std::mem::take(&mut self.stumbled)
    }

    /// Where the sheet of bones to draw from is seen, as far as it is out.
    pub fn sheet_seen(&self) -> Option<Rect> {
        self.slide.seen(self.now).map(|(sheet, away)| sheet.rect.translate(away))
    }

    /// Whether every bone lies where it belongs.
    pub fn bones_rest(&self) -> bool {
        !self.motion.moves(self.now)
    }

    /// Whether nothing moves, blinks or thinks.
    pub fn is_still(&self) -> bool {
        let rests = !self.floats.moves(self.now) && !self.pegs.moves(self.now) && !self.fire.bursts(self.now);
        rests
            && !self.slide.moves(self.now)
            && self.motion.next_frame(self.now).is_none()
            && self.game.waiting() != Waiting::Others
    }

    /// Does something in the game.
    pub fn step(&mut self, input: Input) {
        let by_itself = matches!(input, Input::Tick | Input::Answer(_) | Input::Aside(_));
        if !by_itself {
            // Whoever acts has seen what was moving.
            self.motion.end();
            self.slide.end();
            self.fire.end();
        }
        let moment = self.game.moment();
        let effects = self.game.step(input, Duration::from_secs_f64(self.now.max(0.0)));
        if self.game.moment() != moment {
            self.dragged = None;
            self.view = TableView::of(&self.game);
            if !by_itself {
                self.pegs.end();
                self.floats.end();
            }
            self.over_since = None;
        }
        for effect in effects {
            match effect {
                Effect::Ask(question) => self.thinker.ask(*question),
                Effect::Cancel(job) => self.thinker.cancel(job),
                Effect::Happened(events) => self.note_all(&events),
                Effect::Keep => self.changed = true,
                Effect::KeepClock => self.ticked = true,
                Effect::Stumbled => self.stumbled = true,
            }
        }
    }

    /// Remembers of what happened what the display shows of it.
    fn note_all(&mut self, events: &[Event]) {
        let mut played = None;
        for event in events {
            if let Event::Played { bone, .. } = event {
                played = Some(bone);
            }
            self.note(event, played);
        }
    }

    /// Remembers of an event what the display shows of it. `played` is the bone that was played last.
    fn note(&mut self, event: &Event, played: Option<&Bone>) {
        match event {
            Event::Dealt { .. } => {
                self.dealt = true;
                self.arranged.clear();
                self.camera = Camera::default();
                self.blinks = None;
            }
            Event::Played { seat, bone, .. } if *seat != self.game.viewer() => self.blinks = Some(*bone),
            Event::Scored { side, points, counted: true, .. } => {
                self.scored.push(Scored { side: *side, points: (*points).into(), from: played.copied() });
            }
            Event::Awarded(award) if award.counted && award.points != 0 => {
                self.scored.push(Scored { side: award.side, points: award.points.into(), from: None });
            }
            Event::Destroyed { seat, bone, .. } => self.burst(*bone, player_of(&self.game, *seat)),
            Event::GameEnded(_) => self.over_since = Some(self.now),
            _ => {}
        }
    }

    /// Whether a game has ended since this was asked last, and the last bone of it has been seen for a while.
    pub fn take_end(&mut self) -> bool {
        let wait = self.game.manner().pace.as_secs_f64();
        let seen = self.over_since.is_some_and(|since| self.now >= since + wait) && self.is_still();
        if seen {
            self.over_since = None;
        }
        seen
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
        let end = self.over_since.map(|since| Duration::from_secs_f64(since) + self.game.manner().pace);
        let at = self.game.next_tick().or(end)?;
        Some(at.saturating_sub(Duration::from_secs_f64(self.now.max(0.0))))
    }

    /// The points that are on their way to a score, and where they are.
    pub fn floating(&self) -> impl Iterator<Item = (&str, Pos2)> {
        self.floats.seen(self.now)
    }

    /// What is said, in words.
    pub fn spoken(&self, look: Look<'_>) -> Spoken {
        Teller { words: look.words, settings: look.settings, seen: self.game.seen(), at_rest: self.at_rest }
            .speak(&self.game)
    }

    /// Where a hint may stand.
    pub(in crate::ui) fn hint_room(&self) -> Option<Room> {
        let scene = self.scene.as_ref().filter(|_| !self.game.is_covered())?;
        Some(Room::beside(scene))
    }

    /// Lights the end of a play in a hint that is pointed at.
    pub(in crate::ui) fn point_out(&mut self, step: Option<Move>, ctx: &Context) {
        let play = step.and_then(|step| match step {
            Move::Play(bone, end) => Some((bone, end)),
            _ => None,
        });
        if self.pointed_out != play {
            self.pointed_out = play;
            ctx.request_repaint();
        }
    }

    /// Chooses the bone of a play in a hint, with the ring on its end, so that Enter plays it there. Whatever else may be done is done by the one button.
    pub(in crate::ui) fn choose_play(&mut self, step: Move) {
        let Move::Play(bone, end) = step else { return };
        if self.game.chosen() != Some(bone) {
            self.step(Input::Choose(bone));
        }
        if self.game.chosen() == Some(bone) {
            self.focus_next = Some(self.ids.end(end));
        }
    }

    /// Shows what the tutor has to say of the play that waits, and does what the player answers.
    pub(in crate::ui) fn ask(&mut self, ctx: &Context, look: Look<'_>) {
        let Some(scene) = self.scene.as_ref().filter(|_| !self.game.is_covered()) else { return };
        let choice = self.game.doubt().and_then(|doubt| tutor_ui(ctx, doubt, look, self.game.seen(), scene));
        match choice {
            Some(TutorChoice::Rethink) => self.step(Input::LetGo),
            Some(TutorChoice::PlayAnyway) => self.step(Input::PlayAnyway),
            Some(TutorChoice::ShowBetter) => self.step(Input::ShowBetter),
            None => return,
        }
        ctx.request_repaint();
    }

    /// The hint that is shown.
    pub(in crate::ui) const fn hint(&self) -> Option<&Hint> {
        self.game.hint()
    }

    /// Plays a bone where it fits, if there is nothing to choose; else only chooses it.
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

    /// A click chooses a bone or lets go of it. The second of two plays it where there is nothing to choose, or the first, where one is enough.
    pub(super) fn click(&mut self, bone: Bone, one_is_enough: bool) {
        let before = self.clicked.take().filter(|click| self.now - click.at <= DOUBLE_CLICK);
        let moment = self.game.moment();
        match before {
            Some(click) if click.bone == bone => self.play_at_once(bone),
            // The second click of a double click was meant for the bone that the first one has played.
            Some(Click { has_played: true, .. }) => {}
            _ if self.game.waiting() == Waiting::Others => {
                // Whoever goes on has seen enough of what is being shown.
                self.step(Input::Press);
                self.step(Input::Choose(bone));
            }
            _ if one_is_enough && self.game.chosen() != Some(bone) && self.game.only_fit(bone).is_some() => {
                self.play_at_once(bone);
            }
            _ => self.step(Input::Choose(bone)),
        }
        let has_played = self.game.moment() != moment && !self.game.hand().contains(bone);
        self.clicked = Some(Click { bone, at: self.now, has_played });
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
        tutor: settings.tutor,
    }
}

/// The word on the one button, and whether it can be pressed.
const fn button_word(waiting: Waiting) -> Option<(&'static str, bool)> {
    match waiting {
        Waiting::You { may_draw: false } | Waiting::Person(_) => None,
        Waiting::You { may_draw: true } | Waiting::Draw => Some(("button-draw", true)),
        Waiting::Pass => Some(("button-pass", true)),
        Waiting::Ok | Waiting::LotSeen => Some(("ok", true)),
        Waiting::Others => Some(("button-thinking", false)),
        Waiting::Lot => Some(("button-turn", true)),
        Waiting::Take => Some(("button-take", true)),
        Waiting::NewHand => Some(("button-new-hand", true)),
        Waiting::NewGame => Some(("button-new-game", true)),
        Waiting::Paused => Some(("button-go-on", true)),
    }
}

/// How bones move with these settings.
pub(super) fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.animation_speed.max(1)) / 100.0;
    Pace { still: settings.reduce_motion, speed, flicker: settings.flicker }
}
