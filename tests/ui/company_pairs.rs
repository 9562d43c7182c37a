//! What nobody may see at a screen that several people share: games that differ only in what the
//! viewer may not know look the same, sound the same to a screen reader, and copy the same.

use crate::common::inside::Inside;
use crate::common::twins::{Game, Twins, pair};
use crate::company::{copied, go_on, guest, sit_down, watcher};
use crate::window::inside::InsideDesk;
use crate::window::{Window, open_with, rules_for, step, waiting};
use egui::accesskit::Role;
use egui::{
    Area, Color32, Context, CornerRadius, Event, Id, Key, LayerId, Modifiers, Order, Plugin, PopupAnchor, Pos2, Rect,
    Sense, Shape, Tooltip, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_kittest::kittest::NodeT as _;
use electrum_dominoes::{
    engine::{
        bone::{Bones, Seat},
        moves::Move,
        rules::{Preset, Rules},
    },
    nestor::{
        Choice, Level,
        judge::Judging,
        question::{Found, Jobs, Kind, Question, Thought},
        shares::{self, Believing},
    },
    record::{GameId, Played, Seating, Sitter, opened::Opened},
    seat::Input,
    store::Store,
    table::{HostOrder, Waiting, Watcher},
    ui::thinker::Thinker,
};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A window with room for the log.
const SIZE: Vec2 = vec2(900.0, 620.0);

/// How much a hint is thought about, and the table of where bones may lie. What is found is not of
/// interest here.
const NODES: u64 = 60;

/// The moves of the others, so that Nestors make those of the record.
type Script = Arc<Mutex<Vec<Move>>>;

/// A Nestor's move from the script.
struct Scripted(Move);

impl Thought for Scripted {
    fn step(&mut self, _: u64) -> bool {
        true
    }

    fn found(&self) -> Found {
        Found::Choice(Choice { best: self.0, candidates: Vec::new(), worlds: 0, nodes: 0 })
    }
}

fn jobs(script: Script) -> Jobs {
    Jobs::new(Box::new(move |question: &Question| -> Box<dyn Thought> {
        let seen = question.seen.clone();
        match question.job.kind {
            Kind::Move => {
                let moves = script.lock().expect("a script");
                let first = seen.legal().nth(0).expect("a legal move");
                Box::new(Scripted(moves.get(seen.deeds().len()).copied().unwrap_or(first)))
            }
            Kind::Judge | Kind::Review => Box::new(Judging::new(seen, NODES)),
            Kind::Beliefs => Box::new(Believing::new(seen, false, shares::WORLDS.min(20))),
        }
    }))
}

/// Whether two shapes look the same. Texts are told without the places of their letters in the
/// texture of the fonts, which depend on what was painted before.
fn same(one: &Shape, other: &Shape) -> bool {
    match (one, other) {
        (Shape::Text(one), Shape::Text(other)) => {
            let how = |text: &egui::epaint::TextShape| {
                (text.pos, text.underline, text.fallback_color, text.override_text_color, text.galley.rect)
            };
            one.galley.job == other.galley.job
                && how(one) == how(other)
                && (one.opacity_factor, one.angle) == (other.opacity_factor, other.angle)
        }
        (Shape::Vec(one), Shape::Vec(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (one, other) => one == other,
    }
}

/// How two windows differ in anything that is painted, read out, copied, or sent to the system.
fn difference(one: &Window, other: &Window) -> Option<String> {
    let read = |window: &Window| -> Vec<String> {
        let all = window.root().children_recursive();
        let told = all.map(|node| {
            let node = node.accesskit_node();
            let at = node.raw_bounds();
            format!("{:?} {:?} {:?} {} {at:?}", node.role(), node.label(), node.value(), node.is_disabled())
        });
        told.collect()
    };
    let (here, there) = (read(one), read(other));
    if here != there {
        let found = here.iter().zip(&there).find(|(here, there)| here != there);
        return Some(format!("{found:?} of {} and {}", here.len(), there.len()));
    }
    let (here, there) = (one.output(), other.output());
    let sent = |output: &egui::FullOutput| {
        let told = &output.platform_output;
        let commands = output.viewport_output.values().flat_map(|view| &view.commands).collect::<Vec<_>>();
        format!("{:?} {:?} {commands:?}", told.commands, told.events)
    };
    if sent(here) != sent(there) {
        return Some(format!("{} and {}", sent(here), sent(there)));
    }
    let differs = |(here, there): &(&egui::epaint::ClippedShape, &egui::epaint::ClippedShape)| {
        here.clip_rect != there.clip_rect || !same(&here.shape, &there.shape)
    };
    let found = here.shapes.iter().zip(&there.shapes).find(differs);
    let counts = (here.shapes.len(), there.shapes.len());
    (found.is_some() || counts.0 != counts.1).then(|| format!("{counts:?} {found:.2000?}"))
}

/// What a window could give away, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leak {
    /// One pixel of another color.
    Pixel,
    /// A name that only a screen reader tells.
    Name,
    /// A line of the log.
    Line,
    /// A text that is copied with Ctrl+C.
    Copied,
    /// What is told at the pointer when it rests on the cover or on a hand.
    Tooltip,
    /// What is shown when somebody asks for a hint.
    Hint,
    /// A line of the score sheet.
    Sheet,
    /// The title of the window.
    Title,
}

impl Leak {
    const ALL: [Leak; 8] =
        [Leak::Pixel, Leak::Name, Leak::Line, Leak::Copied, Leak::Tooltip, Leak::Hint, Leak::Sheet, Leak::Title];
}

/// Gives away in every frame what nobody may know.
struct Traitor {
    leak: Leak,
    secret: Arc<Mutex<String>>,
    /// Whether somebody has asked for a hint, and for the score sheet.
    asked: (bool, bool),
    /// What the title gave away last.
    told: String,
}

impl Plugin for Traitor {
    fn debug_name(&self) -> &'static str {
        "traitor"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let [hint, sheet] = [Key::F2, Key::F3].map(|key| ui.input(|input| input.key_pressed(key)));
        self.asked = (self.asked.0 || hint, self.asked.1 || sheet);
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let (ctx, secret) = (ui.ctx().clone(), self.secret.lock().expect("a secret").clone());
        let corner = Rect::from_min_size(Pos2::ZERO, Vec2::splat(1.0));
        let line = |ctx: &Context| {
            Area::new(Id::unique("leak")).fixed_pos(pos2(600.0, 300.0)).show(ctx, |ui| ui.label(&secret));
        };
        match self.leak {
            Leak::Pixel => {
                let sum = secret.bytes().fold(0_u8, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte));
                let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("leak")));
                painter.rect_filled(corner, CornerRadius::ZERO, Color32::from_rgb(sum, 40, 40));
            }
            Leak::Name => {
                let response = ui.interact(corner, Id::unique("leak"), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &secret));
            }
            Leak::Line => line(&ctx),
            Leak::Copied if ctx.input(|input| input.events.contains(&Event::Copy)) => ctx.copy_text(secret),
            Leak::Tooltip if ctx.input(|input| input.pointer.hover_pos().is_some()) => {
                let layer = LayerId::new(Order::Tooltip, Id::unique("leak"));
                let tip = Tooltip::always_open(ctx.clone(), layer, Id::unique("leak"), PopupAnchor::Pointer);
                tip.show(|ui| ui.label(&secret));
            }
            Leak::Hint if self.asked.0 => line(&ctx),
            Leak::Sheet if self.asked.1 => line(&ctx),
            Leak::Title if self.told != secret => {
                ctx.send_viewport_cmd(egui::ViewportCommand::Title(secret.clone()));
                self.told = secret;
            }
            _ => {}
        }
    }
}

/// A window at the beginning of a hand, and what it may not give away.
struct Watched {
    window: Window,
    /// What was copied.
    copied: String,
    secret: Arc<Mutex<String>>,
}

impl Watched {
    /// Opens a hand where these people and Nestors sit.
    fn open(game: &Game, sitters: &[Sitter], leak: Option<Leak>) -> Watched {
        let rules = *game.rules();
        let script: Script = Arc::new(Mutex::new(game.session.record().hands[0].moves.clone()));
        let thinker = Thinker::in_slices(jobs(script), u64::MAX);
        let mut window = open_with(thinker, Store::nowhere(), Preset::Draw, 1, SIZE, |settings| {
            settings.game.rules = rules;
            (settings.look.log, settings.look.unseen) = (true, true);
        });
        let played = Played {
            id: GameId(1),
            by: String::new(),
            seating: Seating::new(sitters).expect("people sit there"),
            seat: Seat::FIRST,
            when: jiff::Timestamp::UNIX_EPOCH,
            took: Duration::ZERO,
            practice: false,
            doubted: false,
            number: 1,
            era: 0,
        };
        let opened = Opened::at(game.session.record(), Some(&played), 0, 0).expect("the record can be replayed");
        step(&mut window, HostOrder::Open(Box::new(opened), Vec::new()));
        window.ctx.all_styles_mut(|style| {
            // What is told at the pointer is told at once.
            style.interaction.tooltip_delay = 0.0;
            style.interaction.show_tooltips_only_when_still = false;
        });
        let secret = Arc::new(Mutex::new(String::new()));
        if let Some(leak) = leak {
            window.ctx.add_plugin(Traitor {
                leak,
                secret: Arc::clone(&secret),
                asked: (false, false),
                told: String::new(),
            });
        }
        Watched { window, copied: String::new(), secret }
    }

    /// Tells the traitor everything but the hand of this seat.
    fn tell(&self, seat: Seat) {
        let mut revealed = self.window.state().desk().sitting().state().reveal();
        revealed.hands[seat.index()] = Bones::NONE;
        *self.secret.lock().expect("a secret") = format!("{revealed:?}");
    }

    /// Presses a key, and looks on for two frames. Every frame must be the same, so nothing has to
    /// come to rest.
    fn press(&mut self, modifiers: Modifiers, key: Key) {
        for pressed in [true, false] {
            self.window.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            self.window.step();
        }
    }

    /// Copies, as the system's own command and as a key.
    fn copy(&mut self) {
        self.window.event(Event::PointerGone);
        self.copied += &copied(&mut self.window);
    }

    /// Makes a move for whoever has the screen.
    fn make(&mut self, step_to_make: Move) {
        self.give(match step_to_make {
            Move::Play(bone, end) => Input::Put(bone, end),
            Move::Draw => Input::Draw,
            Move::Boom(bone) => Input::Destroy(bone),
            _ => Input::Press,
        });
    }

    fn give(&mut self, input: Input) {
        self.window.state_mut().step(input);
        self.window.step();
    }
}

/// Something that is hidden in a game.
type Hidden = fn(&Window) -> String;

/// Hidden things that the games of a pair differ in.
const HIDDEN: [(&str, Hidden); 4] = [
    ("the hand that is covered", |window| {
        let game = window.state().desk().game();
        format!("{:?}", window.state().desk().sitting().state().reveal().hands[game.view().viewer().index()])
    }),
    ("the hand of the next seat", |window| {
        let game = window.state().desk().game();
        let next = game.view().viewer().after(1, game.view().rules().seats());
        format!("{:?}", window.state().desk().sitting().state().reveal().hands[next.index()])
    }),
    ("the boneyard", |window| format!("{:?}", window.state().desk().sitting().state().reveal().boneyard)),
    ("the number of the deal", |window| {
        format!("{:?}", window.state().desk().sitting().session().record().hands[0].deal.number)
    }),
];

/// What comparing pairs of games came to.
#[derive(Default, Debug)]
struct Compared {
    hands: usize,
    covered: usize,
    open: usize,
    /// How often something hidden differed in a pair that looked the same.
    hidden: [usize; HIDDEN.len()],
    /// How often a leak was seen, if there was one to see.
    caught: usize,
}

impl Compared {
    /// Compares two windows. Without a leak, they must show the same.
    fn compare(&mut self, pair: &[Watched; 2], seat: Seat, leak: Option<Leak>) {
        let [one, other] = pair.each_ref().map(|watched| &watched.window);
        assert_eq!(watcher(one), watcher(other));
        match watcher(one) {
            Watcher::Covered(_) => self.covered += 1,
            Watcher::Seat(own) if own == seat => self.open += 1,
            Watcher::Seat(_) => return,
        }
        let copied = pair.each_ref().map(|watched| watched.copied.as_str());
        let differs = if copied[0] == copied[1] { difference(one, other) } else { Some(copied.join(" and ")) };
        match (differs, leak) {
            (Some(_), Some(_)) => self.caught += 1,
            (Some(what), None) => panic!("{:?}: {what:.3000}", watcher(one)),
            (None, _) => {}
        }
        for ((_, hidden), differed) in HIDDEN.iter().zip(&mut self.hidden) {
            *differed += usize::from(hidden(one) != hidden(other));
        }
    }

    /// Does the same in both windows, and compares them.
    fn both(&mut self, pair: &mut [Watched; 2], (seat, leak): (Seat, Option<Leak>), deed: impl Fn(&mut Watched)) {
        for watched in pair.iter_mut() {
            watched.tell(seat);
            deed(watched);
        }
        self.compare(pair, seat, leak);
    }

    /// Does what could give something away: the pointer rests on the front of the table and on
    /// another hand, the game is copied, and help, hands and sheets are asked for.
    fn tempt(&mut self, pair: &mut [Watched; 2], of: (Seat, Option<Leak>)) {
        for at in [pos2(450.0, 560.0), pos2(450.0, 130.0)] {
            self.both(pair, of, |watched| {
                watched.window.event(Event::PointerMoved(at));
                watched.window.run_steps(4);
            });
        }
        self.both(pair, of, Watched::copy);
        for (modifiers, key) in [
            (Modifiers::NONE, Key::F2),
            (Modifiers::NONE, Key::Escape),
            (Modifiers::NONE, Key::B),
            (Modifiers::NONE, Key::B),
            (Modifiers::NONE, Key::F6),
            (Modifiers::NONE, Key::F7),
        ] {
            // The hands of Nestors may be shown to whoever asks for them.
            let game = pair[0].window.state().desk().game();
            if key != Key::F6 || game.view().hides_the_hand() || game.view().seating.sitters().all(Sitter::is_person) {
                self.both(pair, of, |watched| watched.press(modifiers, key));
            }
        }
        // The sheet opens and closes again.
        self.both(pair, of, |watched| watched.press(Modifiers::SHIFT, Key::F3));
        self.both(pair, of, |watched| watched.window.step());
        self.both(pair, of, |watched| watched.press(Modifiers::NONE, Key::Escape));
    }

    /// Plays a pair of games through two windows, and is tempted at every so many moves.
    fn follow(&mut self, twins: &Twins, sitters: &[Sitter], leak: Option<Leak>, tempted: usize) {
        let of = (twins.seat, leak);
        let mut pair = [&twins.one, &twins.other].map(|game| Watched::open(game, sitters, leak));
        let moves = &twins.one.session.record().hands[0].moves;
        let alone = sitters.iter().all(Sitter::is_person);
        self.hands += 1;
        for number in 0..20 * (moves.len() + 2) {
            let made = pair[0].window.state().desk().game().view().seen.deeds().len();
            if made > moves.len() {
                // The script of a Nestor has ended.
                return;
            }
            // A Nestor who has no choice does not think, so he may be a frame ahead.
            self.both(&mut pair, of, |watched| if alone { watched.window.step() } else { _ = watched.window.run() });
            let waits = waiting(&pair[0].window);
            if matches!(waits, Waiting::Uncover(_)) {
                // What is watched again shows no more.
                self.both(&mut pair, of, |watched| watched.press(Modifiers::NONE, Key::A));
                if number % tempted == tempted - 1 {
                    self.tempt(&mut pair, of);
                }
                for key in [Key::Tab, Key::Space] {
                    self.both(&mut pair, of, |watched| watched.press(Modifiers::NONE, key));
                }
                if number % tempted == 0 {
                    self.tempt(&mut pair, of);
                }
            }
            if made == moves.len() {
                return;
            }
            let its_turn = matches!(waiting(&pair[0].window), Waiting::You { .. } | Waiting::Draw | Waiting::Pass);
            for watched in &mut pair {
                match moves.get(made).filter(|_| its_turn) {
                    Some(step) => watched.make(*step),
                    None => watched.give(Input::Press),
                }
                if !alone {
                    watched.window.run();
                }
            }
        }
    }
}

/// Who sits at a table: people, and in every second hand of three or four seats Nestors between
/// them. The viewer and one other are people.
fn sitters(rules: &Rules, seat: Seat, hand: u64) -> Vec<Sitter> {
    let partner = seat.after(1 + hand as usize % (rules.seats() - 1), rules.seats());
    let sitter = |at: Seat| {
        let is_nestor = rules.seats() > 2 && hand % 2 == 1 && at != seat && at != partner;
        if is_nestor { Sitter::Nestor(Level::Beginner) } else { guest(&format!("P{at}")) }
    };
    rules.all_seats().map(sitter).collect()
}

/// Compares hands of every game, and this many moves of every hand.
fn nobody_sees_more(hands: std::ops::Range<u64>, moves: usize, leak: Option<Leak>) -> Compared {
    let mut compared = Compared::default();
    // `COMPANY_GAME=muggins` compares those of one game.
    let only = std::env::var("COMPANY_GAME").ok();
    let wanted = |game: Preset| only.as_ref().is_none_or(|name| name == game.name());
    let games = Preset::ALL.into_iter().enumerate().filter(|(_, game)| wanted(*game));
    for (number, game) in games.filter(|(number, _)| leak.is_none() || *number < 2) {
        let start = Instant::now();
        let tables: Vec<Rules> = game.players().flat_map(|seats| game.rules(seats)).collect();
        for hand in hands.clone() {
            let deal = 10_000 * number as u64 + hand;
            let at = number + hand as usize;
            let rules = tables[at % tables.len()];
            let seat = Seat::new((at / tables.len()) % rules.seats()).expect("a seat");
            let (twins, sitters) = (pair(rules, deal, seat, moves), sitters(&rules, seat, hand));
            // Long hands are tempted less often.
            compared.follow(&twins, &sitters, leak, if moves > 10 { 15 } else { 5 });
        }
        if hands.end > 1 {
            eprintln!("{game}: {} hands in {:?}, {compared:?}", hands.end - hands.start, start.elapsed());
        }
    }
    compared
}

/// A number from the environment.
fn number_of(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn in_games_that_differ_only_in_what_the_viewer_may_not_see_nothing_differs_that_is_painted_read_out_or_copied() {
    // `COMPANY_HANDS=1000` compares as many hands of every game, each to its end, from hand
    // `COMPANY_FROM` on.
    let (hands, from) = (number_of("COMPANY_HANDS"), number_of("COMPANY_FROM").unwrap_or(0));
    let moves = if hands.is_some() { usize::MAX - 1 } else { 7 };
    let compared = nobody_sees_more(from..from + hands.unwrap_or(1), moves, None);
    assert!(compared.covered > 50 && compared.open > 10, "{compared:?}");
    // One game alone may have no boneyard.
    let in_all_games = std::env::var_os("COMPANY_GAME").is_none();
    for ((what, _), differed) in HIDDEN.iter().zip(compared.hidden) {
        assert!(differed > 10 || !in_all_games, "{what} differed only {differed} times: {compared:?}");
    }
}

#[test]
fn a_pixel_a_name_a_line_a_copy_a_tooltip_a_hint_a_sheet_or_a_title_that_gives_something_away_is_seen() {
    for leak in Leak::ALL {
        let compared = nobody_sees_more(0..1, 6, Some(leak));
        assert!(compared.caught > 0, "{leak:?} is not seen: {compared:?}");
    }
}

#[test]
fn a_covered_hand_is_painted_nowhere_and_a_nestor_between_changes_nothing() {
    let sitters = [guest("Ann"), Sitter::Nestor(Level::Beginner), guest("Ben")];
    let mut window = sit_down(rules_for(Preset::Muggins, 3), &sitters, 7);
    for _ in 0..40 {
        let game = window.state().desk().game();
        if game.view().hides_the_hand() {
            let scene = window.state().desk().scene().expect("a display");
            let known: Bones = game.view().played().into_iter().map(|(bone, _)| bone).collect();
            let shown: Bones = scene.spots.bones.iter().filter_map(|spot| spot.front).collect();
            assert!((shown - known).is_empty(), "{shown:?} of {known:?}");
        }
        if matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame) {
            break;
        }
        go_on(&mut window);
    }
}
