//! Measures the cost of a frame: lays out and paints the busiest displays many times, without a screen, and prints the time of one frame.
//!
//! `cargo run --release --example frame`

use std::time::{Duration, Instant};

use egui::{self, Context, Pos2, RawInput, Rect, vec2};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    game::{Hidden, Input, Waiting},
    store::Store,
    ui::{
        app::{App, Start},
        thinker::Thinker,
    },
};

const FRAMES: u32 = 2000;

fn main() {
    let two = Preset::AllFives.rules(2).expect("a game for two");
    measure("compact, two players, the boneyard shown", two, true, |app| app.step(Input::Show(Hidden::Boneyard)));
    // Seven bones for each of four: all 28 are in a hand or on the table, and the table branches at every doublet.
    let four = Rules { hand: 7, ..Preset::FiveUp.rules(4).expect("a game for four") };
    measure("whole table, four players, a bone chosen", four, false, |app| {
        app.step(Input::Show(Hidden::Hands));
        let game = app.desk().game();
        let fitting = game.hand().iter().max_by_key(|bone| game.fits(*bone).len());
        if let Some(bone) = fitting {
            app.step(Input::Choose(bone));
        }
    });
    measure("whole table, four players, the hand over", four, false, |app| {
        let ctx = Context::default();
        while !matches!(app.desk().game().waiting(), Waiting::NewHand | Waiting::NewGame) {
            frame(&ctx, app, Pos2::ZERO);
            advance(app);
        }
    });
}

/// Plays on for twenty steps, calls `prepare`, and prints the cost of a frame.
fn measure(name: &str, rules: Rules, compact: bool, prepare: impl FnOnce(&mut App)) {
    let ctx = Context::default();
    let mut app = App::new(Store::nowhere(), Start { preset: Some(Preset::Draw), deal: Some(4711) }, Thinker::here(1));
    app.set(|settings| {
        settings.reduce_motion = true;
        settings.flicker = false;
        settings.lots_by_hand = false;
        settings.pace = 0;
        settings.table_count = true;
        settings.rules = rules;
        settings.set_compact(&rules, compact);
    });
    app.step(Input::NewGame(Some(4711)));
    for _ in 0..20 {
        frame(&ctx, &mut app, Pos2::ZERO);
        advance(&mut app);
    }
    while !matches!(app.desk().game().waiting(), Waiting::You { .. } | Waiting::NewHand) {
        frame(&ctx, &mut app, Pos2::ZERO);
        advance(&mut app);
    }
    prepare(&mut app);
    let mut costs: Vec<(Duration, Duration)> = Vec::new();
    for number in 0..FRAMES {
        // A window repaints all the time only while the pointer moves.
        let pointer = Pos2::new(40.0 + (number % 400) as f32, 300.0);
        costs.push(frame(&ctx, &mut app, pointer));
    }
    let lying = app.desk().scene().map_or(0, |scene| scene.spots.bones.len());
    costs.sort();
    let (median, slow) = (costs[costs.len() / 2], costs[costs.len() * 99 / 100]);
    println!("{name}: {lying} bones");
    println!("  layout and painting commands: {:?} in the middle, {:?} in the slowest hundredth", median.0, slow.0);
    costs.sort_by_key(|cost| cost.1);
    println!("  triangles from them: {:?} in the middle", costs[costs.len() / 2].1);
}

/// One frame: the time for layout and painting commands, and the time for turning them into triangles.
fn frame(ctx: &Context, app: &mut App, pointer: Pos2) -> (Duration, Duration) {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(960.0, 720.0))),
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
    match play.waiting() {
        Waiting::You { .. } => {
            let found = play.hand().iter().find_map(|bone| play.fits(bone).first().map(|end| (bone, *end)));
            if let Some((bone, end)) = found {
                app.step(Input::Put(bone, end));
            }
        }
        Waiting::NewHand | Waiting::NewGame => {}
        _ => app.step(Input::Press),
    }
}
