//! Measures the cost of a frame: lays out and paints the busiest displays many times, without a
//! screen, and prints the time of one frame.
//!
//! `cargo run --release --example frame`

use electrum_dominoes::table::TableInput;
use std::time::{Duration, Instant};

use egui::{self, Context, Pos2, RawInput, Rect, Vec2, vec2};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    seat::Input,
    store::Store,
    table::{Hidden, HostOrder, Waiting, Wish},
    ui::{
        app::{App, Start},
        thinker::Thinker,
    },
};

const FRAMES: u32 = 2000;

/// The window at its first start, and a whole screen.
const SIZES: [Vec2; 2] = [vec2(960.0, 720.0), vec2(1920.0, 1080.0)];

fn main() {
    for size in SIZES {
        println!("{} by {} points", size.x, size.y);
        measure_all(size);
    }
}

fn measure_all(size: Vec2) {
    let two = Preset::AllFives.rules(2).expect("a game for two");
    measure(size, "compact, two players, the boneyard shown", two, true, |app| {
        app.step(Input::Wish(Wish::Show(Hidden::Boneyard)));
    });
    // Seven bones for each of four: all 28 are in a hand or on the table, and the table branches at
    // every doublet.
    let four = Rules { hand: 7, ..Preset::FiveUp.rules(4).expect("a game for four") };
    measure(size, "whole table, four players, a bone chosen", four, false, |app| {
        app.step(Input::Wish(Wish::Show(Hidden::Hands)));
        let game = app.desk().game();
        let fitting = game.view().hand().iter().max_by_key(|bone| game.view().fits(*bone).len());
        if let Some(bone) = fitting {
            app.step(Input::Choose(bone));
        }
    });
    measure(size, "whole table, four players, the hand over", four, false, |app| {
        let ctx = Context::default();
        while !matches!(app.desk().game().view().waiting, Waiting::NewHand | Waiting::NewGame) {
            frame(&ctx, app, size, Pos2::ZERO);
            advance(app);
        }
    });
    moving(size, "whole table, two players, a bone on its way", two);
}

/// Plays on for twenty steps, calls `prepare`, and prints the cost of a frame.
fn measure(size: Vec2, name: &str, rules: Rules, compact: bool, prepare: impl FnOnce(&mut App)) {
    let ctx = Context::default();
    let mut app = open(rules, compact, true);
    for _ in 0..20 {
        frame(&ctx, &mut app, size, Pos2::ZERO);
        advance(&mut app);
    }
    while !matches!(app.desk().game().view().waiting, Waiting::You { .. } | Waiting::NewHand) {
        frame(&ctx, &mut app, size, Pos2::ZERO);
        advance(&mut app);
    }
    prepare(&mut app);
    let mut costs: Vec<(Duration, Duration)> = Vec::new();
    for number in 0..FRAMES {
        // A window repaints all the time only while the pointer moves.
        let pointer = Pos2::new(40.0 + (number % 400) as f32, 300.0);
        costs.push(frame(&ctx, &mut app, size, pointer));
    }
    let lying = app.desk().scene().map_or(0, |scene| scene.spots.bones.len());
    println!("{name}: {lying} bones");
    print(costs);
}

/// Plays one game after the other, and prints the cost of the frames in which something moves.
fn moving(size: Vec2, name: &str, rules: Rules) {
    let ctx = Context::default();
    let mut app = open(rules, false, false);
    let mut costs: Vec<(Duration, Duration)> = Vec::new();
    while costs.len() < FRAMES as usize {
        let rests = app.desk().bones_rest();
        if rests {
            match app.desk().game().view().waiting {
                Waiting::NewGame => app.step(TableInput::Order(HostOrder::NewGame(Some(4711)))),
                Waiting::NewHand => app.step(Input::Press),
                _ => advance(&mut app),
            }
        }
        let cost = frame(&ctx, &mut app, size, Pos2::ZERO);
        if !rests {
            costs.push(cost);
        }
    }
    println!("{name}");
    print(costs);
}

/// Opens a game of these rules.
fn open(rules: Rules, compact: bool, still: bool) -> App {
    let mut app = App::new(Store::nowhere(), Start { preset: Some(Preset::Draw), deal: Some(4711) }, Thinker::here(1));
    app.set(|settings| {
        settings.look.reduce_motion = still;
        settings.look.flicker = false;
        settings.play.lots_by_hand = false;
        settings.play.pace = 0;
        settings.look.table_count = true;
        settings.game.rules = rules;
        settings.look.set_compact(&rules, compact);
    });
    app.step(TableInput::Order(HostOrder::NewGame(Some(4711))));
    app
}

fn print(mut costs: Vec<(Duration, Duration)>) {
    costs.sort();
    let (median, slow) = (costs[costs.len() / 2], costs[costs.len() * 99 / 100]);
    println!("  layout and painting commands: {:?} in the middle, {:?} in the slowest hundredth", median.0, slow.0);
    costs.sort_by_key(|cost| cost.1);
    println!("  triangles from them: {:?} in the middle", costs[costs.len() / 2].1);
}

/// One frame: the time for layout and painting commands, and the time for turning them into
/// triangles.
fn frame(ctx: &Context, app: &mut App, size: Vec2, pointer: Pos2) -> (Duration, Duration) {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        events: vec![egui::Event::PointerMoved(pointer)],
        ..RawInput::default()
    };
    let begun = Instant::now();
    let mut output = ctx.run_ui(input, |ui| app.ui(ui));
    let painted = begun.elapsed();
    // There is no screen that needs the font textures.
    output.textures_delta.clear();
    let begun = Instant::now();
    let triangles = ctx.tessellate(output.shapes, output.pixels_per_point);
    std::hint::black_box(triangles);
    (painted, begun.elapsed())
}

/// Plays on, so that many bones lie on the table.
fn advance(app: &mut App) {
    let play = app.desk().game();
    match play.view().waiting {
        Waiting::You { .. } => {
            let found =
                play.view().hand().iter().find_map(|bone| play.view().fits(bone).first().map(|end| (bone, *end)));
            if let Some((bone, end)) = found {
                app.step(Input::Put(bone, end));
            }
        }
        Waiting::NewHand | Waiting::NewGame => {}
        _ => app.step(Input::Press),
    }
}
