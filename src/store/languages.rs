//! The player's own languages, which are files in a folder of their own.

use super::backend::Backend;

/// The name of their shelf.
const SHELF: &str = "lang";
/// A file larger than this is none.
const LARGEST: u64 = 300_000;
/// More files than this are not looked at.
const MOST: usize = 100;

/// A file of words from the user's folder: its language and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFile {
    /// The language's tag, which is the file's name without `.ftl`: `nl`, `pt-BR`.
    pub tag: String,
    /// What stands in it.
    pub text: String,
}

/// All of them, in the order of their tags.
pub(super) fn read_all(shared: &dyn Backend) -> Vec<LanguageFile> {
    let files = shared.shelf(SHELF);
    let mut tags: Vec<String> = files.names().iter().filter_map(|name| tag_of(name)).collect();
    tags.sort();
    tags.truncate(MOST);
    tags.into_iter().map(|tag| LanguageFile { text: words_of(&*files, &tag), tag }).collect()
}

/// The language that a file is named after.
fn tag_of(name: &str) -> Option<String> {
    let tag = name.strip_suffix(".ftl")?;
    let sound = (2..=35).contains(&tag.len()) && tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    sound.then(|| tag.to_owned())
}

/// What stands in the file of a language. One that is no text at all becomes an empty one, which is then said to be broken like any other.
fn words_of(shelf: &dyn Backend, tag: &str) -> String {
    let bytes = shelf.read(&format!("{tag}.ftl"), LARGEST).ok();
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_else(|| "=".to_owned())
}
