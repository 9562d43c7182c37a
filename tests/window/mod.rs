//! What the tests of the window share: the program without a screen, and pictures of it.
#![allow(dead_code, reason = "each test uses what it needs of this")]

pub(crate) mod album;
pub(crate) mod cpu;

use egui::{self, UiBuilder, Vec2, accesskit::Role, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::{
    engine::{bone::Bone, rules::Preset, table::Way},
    store::{Settings, Store},
    ui::{
        app::{App, Start},
        table::{
            desk::{Desk, Look},
            play::Waiting,
            worker::Worker,
        },
        words::{Words, say::bone_name},
    },
};

/// The program in a window that nobody sees.
pub(crate) type Window = Harness<'static, App>;

/// Opens the program with a new game of this name, dealt from this number. Bones do not move and nothing is kept unless a test wants it so.
pub(crate) fn open(preset: Preset, deal: u64, size: Vec2, set: impl FnOnce(&mut Settings)) -> Window {
    open_with(Worker::here(deal), Store::nowhere(), preset, deal, size, set)
}

/// The same with bones that move and flicker, one of which has just been played and is on its way.
pub(crate) fn open_on_the_way() -> Window {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
        settings.reduce_motion = false;
        settings.flicker = true;
    });
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    window
}

/// Opens the program with a Nestor who thinks where he is told to, and with files.
pub(crate) fn open_with(
    worker: Worker,
    store: Store,
    preset: Preset,
    deal: u64,
    size: Vec2,
    set: impl FnOnce(&mut Settings),
) -> Window {
    let start = Start { preset: Some(preset), deal: Some(deal) };
    let mut app = App::new(store, start, worker);
    app.set(|settings| {
        settings.reduce_motion = true;
        settings.flicker = false;
        settings.language = Some("en".to_owned());
        set(settings);
    });
    show(app, size)
}

/// A window on a program.
pub(crate) fn show(app: App, size: Vec2) -> Window {
    let mut window = Harness::builder()
        .with_size(size)
        .with_step_dt(1.0 / 60.0)
        .with_max_steps(400)
        .renderer(cpu::CpuRenderer::default())
        .build_ui_state(whole_window, app);
    window.run();
    window
}

/// The harness leaves a margin around what it shows; a window has none.
fn whole_window(ui: &mut egui::Ui, app: &mut App) {
    let area = ui.ctx().content_rect();
    let mut whole = ui.new_child(UiBuilder::new().max_rect(area));
    whole.set_clip_rect(area);
    app.ui(&mut whole);
}

/// What the game waits for.
pub(crate) fn waiting(window: &Window) -> Waiting {
    window.state().desk().play().waiting()
}

/// A bone of the hand that fits and an end where it does, the last of both.
pub(crate) fn some_play(window: &Window) -> Option<(Bone, Way)> {
    let play = window.state().desk().play();
    play.hand().iter().find_map(|bone| {
        let fits = play.fits(bone);
        Way::ALL.into_iter().rfind(|way| fits[way.index()]).map(|way| (bone, way))
    })
}

/// Does something without pointer or keys, for tests that only want to get somewhere.
pub(crate) fn act(window: &mut Window, what: impl FnOnce(&mut Desk, Look<'_>)) {
    window.state_mut().act(what);
    window.run();
}

/// Plays on until `there` says so or the game is over. Returns whether it came there.
pub(crate) fn play_until(window: &mut Window, there: impl Fn(&Window) -> bool) -> bool {
    for _ in 0..2000 {
        if there(window) {
            return true;
        }
        match waiting(window) {
            Waiting::NewGame => return false,
            Waiting::You { .. } => {
                let (bone, way) = some_play(window).expect("a bone that fits");
                act(window, |desk, look| {
                    desk.choose(bone, look);
                    desk.place(way, look);
                });
            }
            _ => act(window, Desk::press),
        }
    }
    panic!("the game does not come to an end");
}

/// The program in a window of middling size.
pub(crate) fn middling(preset: Preset, deal: u64) -> Window {
    open(preset, deal, vec2(960.0, 720.0), |_| {})
}

/// The start of what is said of a bone of the hand.
pub(crate) fn in_hand(bone: Bone) -> String {
    format!("{}, in your hand", bone_name(&Words::english(), bone))
}

/// Clicks what has this in its name.
pub(crate) fn click(window: &mut Window, label: &str) {
    window.get_by_label_contains(label).click();
    window.run();
}

/// Presses a button by its name.
pub(crate) fn press_button(window: &mut Window, name: &str) {
    // Longer than a double click takes.
    window.run_steps(20);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}
