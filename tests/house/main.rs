//! That the house stands: its rooms and names, its words in every language, its documents and its packages.

mod architecture;
#[cfg(all(target_os = "linux", feature = "window"))]
mod display;
mod documents;
#[cfg(target_os = "linux")]
mod installer;
mod language_files;
#[cfg(feature = "window")]
mod packages;
mod sources;
mod words;
