//! The only module that touches files.

mod settings;

pub use settings::{Difficulty, Settings};

/// A file of words from the user's folder: its language and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFile {
    /// The language's tag, which is the file's name without `.ftl`: `nl`, `pt-BR`.
    pub tag: String,
    /// What stands in it.
    pub text: String,
}
