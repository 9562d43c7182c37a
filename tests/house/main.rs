//! That the house stands: its rooms and names, its words in every language, its documents and its packages.

mod architecture;
mod documents;
mod language_files;
#[cfg(feature = "window")]
mod packages;
mod sources;
mod words;
