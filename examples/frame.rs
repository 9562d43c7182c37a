//! What a frame costs: lays out and paints the busiest display over and over, without a screen, and prints the time of one frame.
//!
//! `cargo run --release --example frame`

use std::time::{Duration, Instant};

use egui::{self, Context, Pos2, RawInput, Rect, vec2};
use electrum_dominoes::{
    engine::rules::Preset,
    game::{Hidden, Input, Waiting},
    store::Store,
    ui::{
        app::{App, Start},
        thinker::Thinker,
    },
};

const FRAMES: u32 = 2000;

fn main() {
    let ctx = Context::default();
    let start = Start { preset: Some(Preset::AllFives), deal: Some(4711) };
    let mut app = App::new(Store::nowhere(), start, Thinker::here(1));
    app.set(|settings| {
        settings.reduce_motion = true;
        settings.flicker = false;
        settings.table_count = true;
    });
    for _ in 0..20 {
        frame(&ctx, &mut app, Pos2::ZERO);
        advance(&mut app);
    }
    app.step(Input::Show(Hidden::Boneyard));
    let mut costs: Vec<(Duration, Duration)> = Vec::new();
    for number in 0..FRAMES {
        // A pointer that never rests is what makes a window repaint.
        let pointer = Pos2::new(40.0 + (number % 400) as f32, 560.0);
        costs.push(frame(&ctx, &mut app, pointer));
    }
    costs.sort();
    let (median, slow) = (costs[costs.len() / 2], costs[costs.len() * 99 / 100]);
    println!("layout and painting commands: {:?} in the middle, {:?} in the slowest hundredth", median.0, slow.0);
    costs.sort_by_key(|cost| cost.1);
    println!("triangles from them: {:?} in the middle", costs[costs.len() / 2].1);
}

/// One frame: the time for layout and painting commands, and that for making triangles of them.
fn frame(ctx: &Context, app: &mut App, pointer: Pos2) -> (Duration, Duration) {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(960.0, 720.0))),
        events: vec![egui::Event::PointerMoved(pointer)],
        ..RawInput::default()
    };
    let begun = Instant::now();
    let mut output = ctx.run_ui(input, |ui| app.ui(ui));
    let painted = begun.elapsed();
    // There is no screen that would want the letters.
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
