//! What the tests of the window share: pictures without a screen.

pub(crate) mod cpu;

use std::path::PathBuf;

/// Keeps a picture where it can be looked at: `target/pictures/`, or the folder that `PICTURES` names.
pub(crate) fn keep(image: &image::RgbaImage, name: &str) {
    let folder = std::env::var_os("PICTURES")
        .map_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures"), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    image.save(folder.join(format!("{name}.png"))).expect("a picture on the disk");
}
