//! The libraries of Linux that the window loads when it opens. The program is linked with none of
//! them, so nothing but this says which one is missing.

use std::{env, iter};

/// A library that the window loads, with the packages that have it.
#[derive(Debug)]
pub struct Library {
    /// The name of its file.
    pub file: &'static str,
    /// Its packages for apt, dnf and pacman.
    pub packages: [&'static str; 3],
}

/// How packages are installed, in the order of [`Library::packages`].
const INSTALL: [&str; 3] = ["apt install", "dnf install", "pacman -S"];

const fn library(file: &'static str, apt: &'static str, dnf: &'static str, pacman: &'static str) -> Library {
    Library { file, packages: [apt, dnf, pacman] }
}

/// All these libraries.
pub static LIBRARIES: [Library; 11] = [
    library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    library("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland"),
    library("libX11.so.6", "libx11-6", "libX11", "libx11"),
    library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    library("libXcursor.so.1", "libxcursor1", "libXcursor", "libxcursor"),
    library("libXi.so.6", "libxi6", "libXi", "libxi"),
    library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    library("libXrender.so.1", "libxrender1", "libXrender", "libxrender"),
];

/// Those of OpenGL.
static OPENGL: &[Library] = LIBRARIES.split_at(2).0;

/// What each package manager is told to install these libraries.
pub fn ways_to_install<'a>(libraries: impl Iterator<Item = &'a Library>) -> [String; 3] {
    let libraries: Vec<&Library> = libraries.collect();
    [0, 1, 2].map(|manager| {
        let mut packages: Vec<&str> = libraries.iter().map(|library| library.packages[manager]).collect();
        packages.dedup();
        iter::once(INSTALL[manager]).chain(packages).collect::<Vec<&str>>().join(" ")
    })
}

/// Says which libraries are missing without which no window opens on this display, and how they are
/// installed. Where nothing says which display there is, nothing is missing.
pub fn missing_libraries() -> Option<String> {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let on_wayland = is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET");
    let on_x11 = !on_wayland && is_set("DISPLAY");
    // What loads them later says just that it failed, or panics.
    let is_missing = |library: &&Library| match library.file {
        "libwayland-client.so.0" => on_wayland && !wayland_sys::client::is_lib_available(),
        "libwayland-egl.so.1" => on_wayland && !wayland_sys::egl::is_lib_available(),
        "libX11.so.6" => on_x11 && x11_dl::xlib::Xlib::open().is_err(),
        "libX11-xcb.so.1" => on_x11 && x11_dl::xlib_xcb::Xlib_xcb::open().is_err(),
        "libXcursor.so.1" => on_x11 && x11_dl::xcursor::Xcursor::open().is_err(),
        "libXi.so.6" => on_x11 && x11_dl::xinput2::XInput2::open().is_err(),
        "libxkbcommon-x11.so.0" => on_x11 && xkbcommon_dl::x11::xkbcommon_x11_option().is_none(),
        "libxkbcommon.so.0" => (on_x11 || on_wayland) && xkbcommon_dl::xkbcommon_option().is_none(),
        _ => false,
    };
    let missing: Vec<&Library> = LIBRARIES.iter().filter(is_missing).collect();
    (!missing.is_empty()).then(|| {
        let files: Vec<&str> = missing.iter().map(|library| library.file).collect();
        // A system that lacks these may lack OpenGL too, and nobody can ask for that before the window opens.
        let ways = ways_to_install(OPENGL.iter().chain(missing.iter().copied()));
        format!(
            "The window needs {}, which this system lacks. Install it with: {}",
            files.join(", "),
            ways.join(", or ")
        )
    })
}

/// How OpenGL is installed.
pub fn ways_to_install_opengl() -> String {
    ways_to_install(OPENGL.iter()).join(", or ")
}
