//! The project beside its code: its words in every language, its documents and its packages.

#[cfg(all(target_os = "linux", feature = "window"))]
mod display;
mod documents;
mod files;
#[cfg(feature = "window")]
mod glossary;
#[cfg(target_os = "linux")]
mod installer;
#[cfg(feature = "window")]
mod keys;
#[cfg(feature = "window")]
mod languages;
#[cfg(unix)]
mod leaks;
#[cfg(all(target_os = "linux", feature = "window"))]
mod linked;
mod packages;
#[cfg(all(target_os = "linux", feature = "window"))]
mod silence;
mod sources;
#[cfg(feature = "window")]
mod words;
