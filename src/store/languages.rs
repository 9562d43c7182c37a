//! The player's own languages, which are files in a folder.

use super::backend::Backend;

const FOLDER: &str = "lang";
/// Larger files are ignored.
const LARGEST: u64 = 300_000;
const MOST: usize = 100;

/// A language file from the user's folder: its language and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFile {
    /// The language's tag, which is the file's name without `.ftl`: `nl`, `pt-BR`.
    pub tag: String,
    /// The text of the file.
    pub text: String,
}

/// Returns all of them, in the order of their tags.
pub(super) fn read_all(shared: &dyn Backend) -> Vec<LanguageFile> {
    let files = shared.folder(FOLDER);
    let mut tags: Vec<String> = files.names().iter().filter_map(|name| tag_of(name)).collect();
    tags.sort();
    tags.truncate(MOST);
    tags.into_iter().map(|tag| LanguageFile { text: words_of(&*files, &tag), tag }).collect()
}

fn tag_of(name: &str) -> Option<String> {
    let tag = name.strip_suffix(".ftl")?;
    let sound = (2..=35).contains(&tag.len()) && tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    sound.then(|| tag.to_owned())
}

/// The text of a language's file. A file that is not text counts as an empty one, and is then
/// reported as broken like any other.
fn words_of(folder: &dyn Backend, tag: &str) -> String {
    let bytes = folder.read(&format!("{tag}.ftl"), LARGEST).ok();
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_else(|| "=".to_owned())
}
