//! What nobody may see at a screen that several people share: games that differ only in what the viewer may not know look the same.

use crate::common::twins::{Game, Twins, pair};
use crate::company::{go_on, guest, sit_down, watcher};
use crate::window::{Window, open_rules, rules_for, step, waiting};
use egui::{Key, Shape, Vec2, epaint::TextShape, vec2};
use egui_kittest::kittest::NodeT as _;
use electrum_dominoes::{
    engine::{
        bone::{Bones, Seat},
        moves::Move,
        rules::{Preset, Rules},
    },
    game::{Input, Waiting, Watcher},
    nestor::Level,
    record::{
        kept::{GameId, Played},
        opened::Opened,
        seating::{Seating, Sitter},
    },
};
use std::time::Duration;

const SMALL: Vec2 = vec2(480.0, 560.0);

/// A shape as it is seen. A text is told without the places of its letters in the texture of the fonts, which depend on what was painted before.
fn painted(shape: &Shape) -> String {
    match shape {
        Shape::Text(text) => {
            let TextShape { pos, galley, underline, fallback_color, override_text_color, opacity_factor, angle } = text;
            let how = (underline, fallback_color, override_text_color, opacity_factor, angle);
            format!("{pos:?} {:?} {:?} {how:?}", galley.job, galley.rect)
        }
        Shape::Vec(shapes) => shapes.iter().map(painted).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    }
}

/// Everything that is painted, read out and copied.
fn view(window: &Window) -> String {
    let output = window.output();
    let read: Vec<String> = window
        .root()
        .children_recursive()
        .map(|node| {
            let node = node.accesskit_node();
            format!("{:?} {:?} {:?}", node.role(), node.label(), node.value())
        })
        .collect();
    let painted: Vec<String> =
        output.shapes.iter().map(|shape| format!("{:?} {}", shape.clip_rect, painted(&shape.shape))).collect();
    format!("{}\n{}\n{:?}", read.join("\n"), painted.join("\n"), output.platform_output.commands)
}

/// Opens a window on the beginning of a hand that only people play.
fn open_hand(game: &Game) -> Window {
    let rules = *game.rules();
    let mut window = open_rules(rules, 1, SMALL, false, |settings| {
        (settings.log, settings.unseen) = (true, true);
    });
    let sitters: Vec<Sitter> = rules.all_seats().map(|seat| guest(&format!("P{seat}"))).collect();
    let played = Played {
        id: GameId(1),
        by: String::new(),
        seating: Seating::new(&sitters).expect("people sit there"),
        seat: Seat::FIRST,
        when: jiff::Timestamp::UNIX_EPOCH,
        took: Duration::ZERO,
        helped: false,
        number: 1,
        era: 0,
    };
    let opened = Opened::at(game.session.record(), Some(&played), 0, 0).expect("the record can be replayed");
    step(&mut window, Input::Open(Box::new(opened), Vec::new()));
    window
}

/// Makes a move for whoever has the screen.
fn make(window: &mut Window, step_to_make: Move) {
    match step_to_make {
        Move::Play(bone, end) => step(window, Input::Put(bone, end)),
        Move::Draw => step(window, Input::Draw),
        Move::Boom(bone) => step(window, Input::Destroy(bone)),
        _ => step(window, Input::Press),
    }
}

/// Something hidden that a window could give away.
type Leak = fn(&Window) -> String;

/// Leaks that the comparison must catch, each by what it would show.
const LEAKS: [(&str, Leak); 4] = [
    ("the hand that is covered", |window| {
        let game = window.state().desk().game();
        format!("{:?}", game.sitting().state().reveal().hands[game.viewer().index()])
    }),
    ("the hand of the next seat", |window| {
        let game = window.state().desk().game();
        let next = game.viewer().after(1, game.rules().seats());
        format!("{:?}", game.sitting().state().reveal().hands[next.index()])
    }),
    ("the boneyard", |window| format!("{:?}", window.state().desk().game().sitting().state().reveal().boneyard)),
    ("the number of the deal", |window| format!("{:?}", window.state().desk().game().sitting().first_deal())),
];

/// What comparing a pair of games came to.
#[derive(Default, Debug)]
struct Compared {
    covered: usize,
    open: usize,
    /// At how many steps each leak would have been caught.
    caught: [usize; LEAKS.len()],
}

impl Compared {
    /// Fails if two windows show anything different.
    fn compare(&mut self, windows: &[Window], seat: Seat) {
        let [one, other] = windows else { panic!("a pair") };
        assert_eq!(watcher(one), watcher(other));
        match watcher(one) {
            Watcher::Covered(_) => self.covered += 1,
            Watcher::Seat(own) if own == seat => self.open += 1,
            Watcher::Seat(_) => return,
        }
        let (here, there) = (view(one), view(other));
        if let Some((here, there)) = here.lines().zip(there.lines()).find(|(here, there)| here != there) {
            panic!("{:?}: {here:.2000}\n instead of \n{there:.2000}", watcher(one));
        }
        assert!(here == there, "one shows more than the other");
        for ((_, leak), caught) in LEAKS.iter().zip(&mut self.caught) {
            *caught += usize::from(leak(one) != leak(other));
        }
    }

    /// Plays a pair of games through two windows.
    fn follow(&mut self, twins: &Twins) {
        let mut windows = vec![open_hand(&twins.one), open_hand(&twins.other)];
        let hands = &twins.one.session.record().hands;
        let forced =
            usize::from(windows[0].state().desk().game().sitting().session().record().hands[0].moves.len() == 1);
        for step in hands[0].moves.iter().skip(forced) {
            self.compare(&windows, twins.seat);
            if matches!(waiting(&windows[0]), Waiting::Uncover(_)) {
                // What is watched again shows no more.
                for window in &mut windows {
                    window.key_press(Key::A);
                    window.run();
                }
                self.compare(&windows, twins.seat);
                for window in &mut windows {
                    window.key_press(Key::Space);
                    window.run();
                }
                self.compare(&windows, twins.seat);
            }
            for window in &mut windows {
                make(window, *step);
            }
        }
        self.compare(&windows, twins.seat);
    }
}

/// Compares hands of every game: this many hands of each, with one more person in every next hand, and this many moves of every hand.
fn nobody_sees_more(hands: u64, moves: usize) -> Compared {
    let mut compared = Compared::default();
    for (number, game) in Preset::ALL.into_iter().enumerate() {
        let tables: Vec<Rules> = game.players().filter_map(|seats| game.rules(seats)).collect();
        for hand in 0..hands {
            let deal = 100 * number as u64 + hand;
            let rules = tables[(number + hand as usize) % tables.len()];
            let seat = Seat::new((number + hand as usize) % rules.seats()).expect("a seat");
            compared.follow(&pair(rules, deal, seat, moves));
        }
    }
    compared
}

#[test]
fn in_games_that_differ_only_in_what_the_viewer_may_not_see_nothing_differs_that_is_painted_or_read_out() {
    // `COMPANY_HANDS=1000` compares as many hands of every game, each to its end.
    let hands = std::env::var("COMPANY_HANDS").ok().and_then(|hands| hands.parse().ok());
    let compared = nobody_sees_more(hands.unwrap_or(1), if hands.is_some() { usize::MAX - 1 } else { 6 });
    assert!(compared.covered > 50 && compared.open > 10, "{compared:?}");
    for ((what, _), caught) in LEAKS.iter().zip(compared.caught) {
        assert!(caught > 10, "{what} would be caught only {caught} times: {compared:?}");
    }
}

#[test]
fn a_covered_hand_is_painted_nowhere_and_a_nestor_between_changes_nothing() {
    let sitters = [guest("Ann"), Sitter::Nestor(Level::Beginner), guest("Ben")];
    let mut window = sit_down(rules_for(Preset::Muggins, 3), &sitters, 7);
    for _ in 0..40 {
        let game = window.state().desk().game();
        if game.hides_the_hand() {
            let scene = window.state().desk().scene().expect("a display");
            let known: Bones = game.played().into_iter().map(|(bone, _)| bone).collect();
            let shown: Bones = scene.spots.bones.iter().filter_map(|spot| spot.front).collect();
            assert!((shown - known).is_empty(), "{shown:?} of {known:?}");
        }
        if matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame) {
            break;
        }
        go_on(&mut window);
    }
}
