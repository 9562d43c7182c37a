//! The window's program. It reads the arguments, opens the data folder and starts eframe.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use clap::Parser;
use eframe::CreationContext;
use egui::{Context, Rect, ViewportBuilder, ViewportCommand, pos2, vec2};
use electrum_dominoes::VERSION;
use electrum_dominoes::engine::Preset;
use electrum_dominoes::host::{hand_over, take_handed_over, wants_silence};
#[cfg(target_os = "linux")]
use electrum_dominoes::host::{missing_libraries, ways_to_install_opengl};
use electrum_dominoes::store::{Kept, Players, log_panics};
use electrum_dominoes::ui::app::{App, AppLink, Start};
use electrum_dominoes::ui::paint::icon::ICON;
use electrum_dominoes::ui::screen::{FIRST, opened_at, within};
use electrum_dominoes::ui::settings::{Settings, WindowPlace};
use electrum_dominoes::ui::{dialogs::Dialogs, speaker::Speaker, thinker::Thinker};
use percent_encoding::percent_decode_str;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{self, Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::{env, process::ExitCode};

/// The window's program.
#[derive(Parser)]
#[command(about = env!("CARGO_PKG_DESCRIPTION"), long_about = None, version = VERSION, max_term_width = 80)]
struct Arguments {
    /// Keep settings and games in this folder instead of the usual one
    #[arg(long, value_name = "FOLDER")]
    data_dir: Option<PathBuf>,
    /// Open the game in this .domino file, add everything from a .dominoes file, or open a link such
    /// as dominoes:draw/4711. A finished game opens as a replay. If the window is already open, it is
    /// opened there
    #[arg(value_name = "FILE")]
    open: Option<OsString>,
    /// Start a new game with this name, such as draw or all-fives
    #[arg(long, value_name = "NAME", value_parser = preset)]
    preset: Option<Preset>,
    /// Start a new game with this number. The same number deals the same bones
    #[arg(long, value_name = "NUMBER")]
    deal: Option<u64>,
}

fn preset(name: &str) -> Result<Preset, String> {
    Preset::from_name(name).ok_or_else(|| format!("the games are {}", Preset::ALL.map(Preset::name).join(", ")))
}

impl Arguments {
    /// What a window that is already there would have to open: a link or the whole path of a file.
    fn to_open(&self) -> Option<OsString> {
        let link = match (&self.open, self.preset) {
            (Some(named), _) => return Some(unambiguous(named)),
            (None, Some(game)) => Some(AppLink::Game(game, self.deal)),
            (None, None) => self.deal.map(AppLink::Deal),
        };
        link.map(|link| link.to_string().into())
    }
}

/// A link as it is, or the whole path of a file. Desktops may name a file by a URL.
fn unambiguous(named: &OsStr) -> OsString {
    let text = named.to_str().unwrap_or_default();
    if AppLink::read(text).is_some() {
        return named.to_owned();
    }
    let decoded = text.strip_prefix("file://").map(|url| percent_decode_str(url).decode_utf8_lossy().into_owned());
    let file = decoded.map_or_else(|| named.to_owned(), OsString::from);
    path::absolute(&file).map_or(file, PathBuf::into_os_string)
}

/// The message for a system without a display. What the system itself reports helps only the
/// authors of a library.
const NO_DISPLAY: &str = "There is no display to open a window on. Start the game from a desktop, or set DISPLAY or WAYLAND_DISPLAY to a display \
                          that can be reached. In a terminal, use nestor, which needs no display.";

/// The variable for the scale of the screen on X11, at whose nonsense the window's library would
/// panic.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";

fn main() -> ExitCode {
    let played = match wrong_scale() {
        Some(scale) => Err(format!("{SCALE} is “{scale}”. It must be a number above 0, or randr, or not set.")),
        None => play(),
    };
    let Err(why) = played else { return ExitCode::SUCCESS };
    // Standard error may be closed. The exit code still shows that no window was opened.
    let _ = writeln!(io::stderr(), "electrum-dominoes: {why}");
    ExitCode::FAILURE
}

/// What to do if the window cannot be opened for this reason.
fn remedy(why: &eframe::Error) -> String {
    if matches!(why, eframe::Error::WinitEventLoop(_)) {
        return NO_DISPLAY.to_owned();
    }
    let told = format!("The window cannot be opened: {why}. It needs a display with OpenGL.");
    #[cfg(target_os = "linux")]
    let told = format!("{told} That is installed with: {}", ways_to_install_opengl());
    told
}

/// The scale that was set for X11, if it is none.
fn wrong_scale() -> Option<String> {
    let scale = env::var_os(SCALE).filter(|_| cfg!(target_os = "linux"))?.to_string_lossy().into_owned();
    let is_scale = scale.parse::<f64>().is_ok_and(|scale| scale.is_normal() && scale > 0.0);
    (!is_scale && !scale.is_empty() && !scale.eq_ignore_ascii_case("randr")).then_some(scale)
}

/// Opens the window and plays in it, or returns why there is none.
fn play() -> Result<(), String> {
    let arguments = Arguments::parse();
    let start = Start { preset: arguments.preset, deal: arguments.deal };
    // A test reads the icon, so egui's default icon never appears.
    let icon = eframe::icon_data::from_png_bytes(ICON).unwrap_or_default();
    let window = ViewportBuilder::default().with_app_id("electrum-dominoes").with_icon(icon);
    let (to_open, opens) = (arguments.to_open(), arguments.open.is_some());
    let players = Players::open(arguments.data_dir);
    let (folder, has_files) = (players.folder().map(Path::to_owned), players.saves());
    let what = to_open.as_deref().unwrap_or_default();
    if !has_files && folder.as_ref().is_some_and(|folder| hand_over(folder, what)) {
        return Ok(());
    }
    #[cfg(target_os = "linux")]
    if let Some(why) = missing_libraries() {
        return Err(why);
    }
    let mut store = players.store();
    let kept = store.glance::<Settings>(Kept::Settings);
    let in_silence = kept.is_none() && wants_silence();
    let place = kept.unwrap_or_default().bounded().window;
    let options = eframe::NativeOptions { viewport: opened_at(window, place), ..eframe::NativeOptions::default() };
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        bring_within(creation, place);
        let ctx = creation.egui_ctx.clone();
        let thinker = Thinker::start(None, move || ctx.request_repaint());
        let window = creation.egui_ctx.clone();
        store.write_behind(move || window.request_repaint());
        if let Some(folder) = store.folder() {
            log_panics(folder);
        }
        let mut app = App::seated(players, store, start, thinker);
        app.use_dialogs(Dialogs::of_the_system());
        app.use_speaker(Speaker::of_the_system());
        if in_silence {
            app.set(|settings| settings.sound.on = false);
        }
        let (sender, openings) = mpsc::channel();
        app.use_openings(openings);
        match to_open.filter(|_| opens) {
            // The window listens.
            Some(open) => drop(sender.send(open)),
            None => app.ask_who_plays(),
        }
        if let Some(folder) = folder.filter(|_| has_files) {
            let window = creation.egui_ctx.clone();
            take_handed_over(&folder, move |open| come_to_the_front(&window, &sender, open.into()));
        }
        Ok(Box::new(app))
    });
    eframe::run_native("Electrum Dominoes", options, create).map_err(|why| remedy(&why))
}

/// Shows the window, and opens there what another program has handed over, if that is anything.
fn come_to_the_front(window: &Context, openings: &Sender<OsString>, open: OsString) {
    window.send_viewport_cmd(ViewportCommand::Minimized(false));
    window.send_viewport_cmd(ViewportCommand::Focus);
    if !open.is_empty() {
        // The window listens as long as it is there.
        let _ = openings.send(open);
    }
    window.request_repaint();
}

/// Moves a new window, which is not shown yet, onto a screen that exists.
fn bring_within(creation: &CreationContext<'_>, place: WindowPlace) {
    let (Some((x, y)), Some(window)) = (place.corner, creation.winit_window()) else { return };
    let scale = window.scale_factor();
    let (primary, all) = (window.primary_monitor(), window.available_monitors());
    let monitors = primary.into_iter().chain(all).map(|monitor| {
        // A Mac counts in points across its screens, and all others in pixels.
        let pixels = if cfg!(target_os = "macos") { monitor.scale_factor() } else { scale };
        let (corner, size) = (monitor.position().to_logical::<f32>(pixels), monitor.size().to_logical(pixels));
        Rect::from_min_size(pos2(corner.x, corner.y), vec2(size.width, size.height))
    });
    let size = place.size.map_or(FIRST, |(width, height)| vec2(width.into(), height.into()));
    let before = Rect::from_min_size(pos2(x.into(), y.into()), size);
    let after = within(before, &monitors.collect::<Vec<Rect>>());
    if after == before {
        return;
    }
    // A maximized window fills the screen that it is on, and can be moved only when it is not
    // maximized.
    if place.maximized {
        window.set_maximized(false);
    }
    let pixels = |points: f32| f64::from(points) * scale;
    let mut inner = window.inner_size();
    (inner.width, inner.height) = (pixels(after.width()) as u32, pixels(after.height()) as u32);
    let _ = window.request_inner_size(inner);
    if let Some(monitor) = window.available_monitors().next() {
        let mut corner = monitor.position();
        (corner.x, corner.y) = (pixels(after.min.x) as i32, pixels(after.min.y) as i32);
        window.set_outer_position(corner);
    }
    if place.maximized {
        window.set_maximized(true);
    }
}
