//! The saved pictures. Every scene is painted again and compared with the picture that someone has
//! checked.
//!
//! If a picture should change, `UPDATE_SNAPSHOTS=true cargo test --test ui pictures` saves the new
//! one. With `PICTURES=folder` the same tests paint every scene at every size and in every theme
//! into that folder for viewing, and compare nothing, with `WORDS=de` in a language. Scenes that find
//! things by their English names cannot be painted then. `SCENES=hint` selects only the scenes with
//! this in their names.

use std::{
    cell::Cell,
    collections::BTreeMap,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use super::{
    Window, cpu, open_rules,
    palette::{Kept, keep},
};
use egui::{Vec2, vec2};
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::ui::settings::Settings;
use image::RgbaImage;

/// The smallest window.
pub(crate) const SMALL: Vec2 = vec2(480.0, 560.0);
/// A telephone, upright and on its side.
pub(crate) const UPRIGHT: Vec2 = vec2(360.0, 640.0);
pub(crate) const ON_ITS_SIDE: Vec2 = vec2(640.0, 360.0);
/// The window at its first start.
pub(crate) const MIDDLING: Vec2 = vec2(960.0, 720.0);
/// The window on a laptop.
pub(crate) const LAPTOP: Vec2 = vec2(1280.0, 900.0);
/// A whole screen.
pub(crate) const LARGE: Vec2 = vec2(1920.0, 1080.0);

/// The themes, by their number in the settings.
pub(crate) const GREEN: usize = 0;
pub(crate) const DARK: usize = 1;
pub(crate) const CONTRAST: usize = 2;

const THEMES: [&str; 3] = ["green", "dark", "contrast"];

/// The pictures that show weave and grain. Each takes three times as much of the disk as one without.
const WOVEN: [&str; 4] = ["full-960-green", "hand-over-960-dark", "partners-960-green", "sets-760-green"];

/// A picture of the program: the scene, the size of the window, the theme, and the way to get
/// there.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) size: Vec2,
    pub(crate) theme: usize,
    pub(crate) how: fn(&Scene) -> RgbaImage,
}

impl Scene {
    /// Returns the name of its file: `hint-960-green`.
    fn file(&self) -> String {
        format!("{}-{}-{}", self.name, self.size.x, THEMES[self.theme])
    }

    /// Opens a game of these rules on the whole table or the compact display.
    pub(crate) fn at_table(&self, rules: Rules, deal: u64, compact: bool, set: impl FnOnce(&mut Settings)) -> Window {
        open_rules(rules, deal, self.size, compact, |settings| {
            settings.look.theme = self.theme;
            settings.look.table_count = rules.fives;
            set(settings);
        })
    }

    fn paint(&self) -> Result<RgbaImage, String> {
        PAINTS.set(true);
        cpu::weave(env::var_os("PICTURES").is_some() || WOVEN.contains(&self.file().as_str()));
        let painted = catch_unwind(AssertUnwindSafe(|| (self.how)(self)));
        painted.map_err(|_| format!("{}: cannot be painted", self.file()))
    }

    fn compare(&self, folder: &Path) -> Result<(), String> {
        let painted = covered(self.paint()?);
        let file = |end: &str| folder.join(self.file() + end);
        // Leftovers of an earlier failed comparison.
        for end in [".new.png", ".diff.png"] {
            let _ = fs::remove_file(file(end));
        }
        let kept = Kept::read(&file(".png"));
        if is_updating() {
            // What looks the same stays, because a repository keeps every version.
            if kept.is_none_or(|kept| kept.difference(&painted).is_some()) {
                keep(&painted, &file(".png"));
            }
            return Ok(());
        }
        let Some(kept) = kept else { return Err(format!("{}: none is kept", self.file())) };
        let Some((why, picture)) = kept.difference(&painted) else { return Ok(()) };
        painted.save(file(".new.png")).and_then(|()| picture.save(file(".diff.png"))).map_err(|why| why.to_string())?;
        Err(format!("{}: {why}", self.file()))
    }
}

thread_local! {
    static PAINTS: Cell<bool> = const { Cell::new(false) };
}

/// Whether a picture is painted on this thread. It shows the program as it comes.
pub(crate) fn paints() -> bool {
    PAINTS.get()
}

/// Returns the language that is spoken where a scene names none. What is compared is in English.
pub(crate) fn language() -> String {
    let chosen = env::var_os("PICTURES").and_then(|_| env::var("WORDS").ok());
    chosen.unwrap_or_else(|| "en".to_owned())
}

/// Returns a picture with black where nothing was painted, as it is kept.
fn covered(mut picture: RgbaImage) -> RgbaImage {
    picture.pixels_mut().for_each(|pixel| pixel[3] = 255);
    picture
}

/// Returns the first deal that leads to what is pictured. It is searched for once, because no size,
/// theme or display changes it.
pub(crate) fn first_deal(to: String, leads: impl Fn(u64) -> bool) -> u64 {
    static FOUND: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());
    let found = || FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let known = found().get(&to).copied();
    known.unwrap_or_else(|| {
        let deal = (1..400).find(|deal| leads(*deal)).unwrap_or_else(|| panic!("no deal leads to {to}"));
        found().insert(to, deal);
        deal
    })
}

#[test]
fn a_bone_that_is_moved_by_one_pixel_is_another_picture() {
    let file = pictures().join("table/hint-960-green.png");
    let (kept, shown) =
        (Kept::read(&file).expect("a kept picture"), image::open(&file).expect("the same").into_rgba8());
    let moved = |from: (u32, u32), size: (u32, u32)| {
        let mut moved = shown.clone();
        for (x, y) in (0..size.0).flat_map(|x| (0..size.1).map(move |y| (from.0 + x, from.1 + y))) {
            moved.put_pixel(x + 1, y, *shown.get_pixel(x, y));
        }
        moved
    };
    let foot = shown.height() - 130;
    assert!(kept.difference(&shown).is_none());
    assert!(kept.difference(&moved((shown.width() / 2 - 100, foot), (200, 120))).is_some(), "bones of the hand");
}

/// Returns the picture of a window at rest.
pub(crate) fn picture(mut window: Window) -> RgbaImage {
    window.run();
    window.render().expect("a picture")
}

/// Compares every scene with its picture in a folder below `tests/pictures`. The folder must hold
/// no others.
pub(crate) fn compare(folder: &str, scenes: &[Scene]) {
    let wanted = env::var("SCENES").unwrap_or_default();
    let asked = |scenes: &[Scene]| -> Vec<Scene> {
        scenes.iter().copied().filter(|scene| scene.file().contains(&wanted)).collect()
    };
    if let Some(folder) = env::var_os("PICTURES") {
        return paint_everywhere(&PathBuf::from(folder), &asked(&everywhere(scenes)));
    }
    let (folder, asked) = (pictures().join(folder), asked(scenes));
    let wrong = each(&asked, |scene| scene.compare(&folder));
    assert!(
        wrong.is_empty(),
        "{}\n{} of {} pictures are not as they are kept. Beside each, in {}, lie the new one and a picture of the \
         difference. If the change is meant: UPDATE_SNAPSHOTS=true cargo test --test ui pictures",
        wrong.join("\n"),
        wrong.len(),
        scenes.len(),
        folder.display()
    );
    let mut files: Vec<String> = scenes.iter().map(|scene| scene.file() + ".png").collect();
    files.sort();
    assert_eq!(kept_in(&folder), files, "each scene has one picture in {}, and each picture a scene", folder.display());
}

/// Checks that the pictures in the README match the saved ones. Their names there do not change.
pub(crate) fn show(folder: &str, shown: &[(&str, &str)]) {
    for (picture, name) in shown {
        let picture = pictures().join(folder).join(format!("{picture}.png"));
        let shown = package().join("screenshots").join(format!("{name}.png"));
        if is_updating() {
            fs::copy(&picture, &shown).expect("a saved picture");
        }
        let same = fs::read(&picture).expect("a saved picture") == fs::read(&shown).expect("a picture for the README");
        assert!(same, "{} is not {}", shown.display(), picture.display());
    }
}

fn package() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn pictures() -> PathBuf {
    package().join("tests").join("pictures")
}

pub(crate) fn is_updating() -> bool {
    env::var("UPDATE_SNAPSHOTS").is_ok_and(|value| !["false", "0", "no", "off"].contains(&value.as_str()))
}

/// Returns the pictures in a folder, except those left by a comparison.
fn kept_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder of pictures").map(|file| file.expect("a file").file_name());
    let names = files.map(|name| name.to_string_lossy().into_owned());
    let mut kept: Vec<String> = names.filter(|name| name.matches('.').count() == 1).collect();
    kept.sort();
    kept
}

/// Returns every scene once for each size and each theme.
fn everywhere(scenes: &[Scene]) -> Vec<Scene> {
    let everywhere = scenes.iter().flat_map(|scene| {
        let sizes = [UPRIGHT, ON_ITS_SIDE, SMALL, MIDDLING, LAPTOP, LARGE].into_iter().chain([scene.size]);
        sizes.flat_map(move |size| (0..THEMES.len()).map(move |theme| Scene { size, theme, ..*scene }))
    });
    let mut everywhere: Vec<Scene> = everywhere.collect();
    everywhere.sort_by_key(Scene::file);
    everywhere.dedup_by_key(|scene| scene.file());
    everywhere
}

fn paint_everywhere(folder: &Path, scenes: &[Scene]) {
    fs::create_dir_all(folder).expect("a folder for pictures");
    let wrong = each(scenes, |scene| {
        covered(scene.paint()?).save(folder.join(scene.file() + ".png")).map_err(|why| why.to_string())
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Does some work on each scene, on every core. Returns what went wrong.
fn each(scenes: &[Scene], work: impl Fn(&Scene) -> Result<(), String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mine = std::iter::from_fn(|| scenes.get(next.fetch_add(1, Ordering::Relaxed)));
        mine.filter_map(|scene| work(scene).err()).collect::<Vec<String>>()
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("the worker ends")).collect()
    })
}
