//! One file, read and written with care: what stands in it is known to be whole, and its successor replaces it at once.
//!
//! A file is a comment with a sum over what follows, then RON: `(version: 1, content: (...))`. The sum finds damage that
//! is still good RON. Whoever changes a file by hand deletes the comment, and the sum is not asked for.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of every file that this program writes. It changes when an older program could not read them.
const VERSION: u32 = 1;

const BEFORE_SUM: &str = "// Electrum Dominoes. To change this file by hand, delete this line. Sum: ";

/// The outer layer of every file.
#[derive(Serialize)]
struct Envelope<'a, T> {
    version: u32,
    content: &'a T,
}

/// The outer layer without looking inside, for files of any version.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[derive(Deserialize)]
struct Content<T> {
    content: T,
}

/// Why nothing came out of a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// There is none.
    Missing,
    /// It makes no sense, cannot be opened or is far too large.
    Damaged,
    /// A later version of the game wrote it.
    Newer,
}

/// What stands in the file at `path`, of which no more than `limit` bytes are read.
pub(super) fn read<T: DeserializeOwned>(path: &Path, limit: u64) -> Result<T, Unread> {
    let text = read_text(path, limit)?;
    let body = checked_body(&text).ok_or(Unread::Damaged)?;
    let version = ron::from_str::<Version>(body).map_err(|_| Unread::Damaged)?.version;
    if version > VERSION {
        return Err(Unread::Newer);
    }
    ron::from_str::<Content<T>>(body).map(|inside| inside.content).map_err(|_| Unread::Damaged)
}

/// The text of an ordinary file. Anything else of that name, such as a pipe, would be waited on for ever.
pub(super) fn read_text(path: &Path, limit: u64) -> Result<String, Unread> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() && about.len() <= limit => {}
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Err(Unread::Missing);
        }
        _ => return Err(Unread::Damaged),
    }
    let file = File::open(path).map_err(|_| Unread::Damaged)?;
    let mut text = String::new();
    match file.take(limit + 1).read_to_string(&mut text) {
        Ok(length) if length as u64 <= limit => Ok(text),
        _ => Err(Unread::Damaged),
    }
}

/// The RON in a text whose sum is right or has been taken away.
fn checked_body(text: &str) -> Option<&str> {
    let Some(after) = text.strip_prefix(BEFORE_SUM) else {
        return (!text.starts_with('/')).then_some(text);
    };
    let (noted, body) = after.split_once('\n')?;
    (noted == sum(body)).then_some(body)
}

/// The FNV-1a hash: a change of any single byte changes it, which is what it is here for.
fn sum(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
}

/// The whole text of a file that holds `content`.
pub(super) fn text_of<T: Serialize>(content: &T) -> Result<String, ron::Error> {
    let pretty = PrettyConfig::new().depth_limit(4).indentor("  ").new_line("\n").compact_arrays(true);
    let mut body = ron::ser::to_string_pretty(&Envelope { version: VERSION, content }, pretty)?;
    body.push('\n');
    Ok(format!("{BEFORE_SUM}{}\n{body}", sum(&body)))
}

/// Puts `text` in the place of the file at `path`, and the file that was there in the place of its last good copy.
///
/// Whatever happens in between, and even when the current ends, `path` holds either the old text or the new one.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    let fresh = with_ending(path, "new");
    let mut file = File::create(&fresh)?;
    file.write_all(text.as_bytes())?;
    // Without this a rename may reach the disk before what it names.
    file.sync_all()?;
    drop(file);
    keep_last(path);
    fs::rename(&fresh, path)
}

/// Where the last good copy of a file is.
pub(super) fn last_good(path: &Path) -> PathBuf {
    with_ending(path, "bak")
}

/// Makes the file at `path` the last good copy as well. A second name for it is enough, as it is never written into.
/// Failing is no harm: an older copy stays.
fn keep_last(path: &Path) {
    let link = with_ending(path, "old");
    let _ = fs::remove_file(&link);
    if path.is_file() && (fs::hard_link(path, &link).is_ok() || fs::copy(path, &link).is_ok()) {
        let _ = fs::rename(&link, last_good(path));
    }
}

/// Gives a damaged file a name under which nothing looks for it, and never one that is taken.
pub(super) fn set_aside(path: &Path) -> Option<PathBuf> {
    (1..1000)
        .map(|number| with_ending(path, &format!("damaged-{number}")))
        .find(|aside| fs::symlink_metadata(aside).is_err())
        .filter(|aside| fs::rename(path, aside).is_ok())
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: u64 = 10_000;

    fn folder_with(text: &[u8]) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let path = folder.path().join("file.ron");
        fs::write(&path, text).expect("a file can be written");
        (folder, path)
    }

    #[test]
    fn a_change_of_any_byte_is_noticed() {
        let text = text_of(&("three bones", [1_u8, 2, 3])).expect("this is plain RON");
        for at in 0..text.len() {
            for byte in [0, b'0', b'9', b'(', b'/', b' ', b'\n', 0xff, text.as_bytes()[at] ^ 1] {
                let mut bytes = text.clone().into_bytes();
                if std::mem::replace(&mut bytes[at], byte) == byte {
                    continue;
                }
                let (_folder, path) = folder_with(&bytes);
                assert_eq!(read::<(String, [u8; 3])>(&path, LIMIT), Err(Unread::Damaged), "byte {at} made {byte}");
            }
        }
    }

    #[test]
    fn a_file_cut_short_anywhere_is_noticed() {
        let text = text_of(&("three bones", [1_u8, 2, 3])).expect("this is plain RON");
        for end in 0..text.len() {
            let (_folder, path) = folder_with(&text.as_bytes()[..end]);
            assert_eq!(read::<(String, [u8; 3])>(&path, LIMIT), Err(Unread::Damaged), "cut at {end}");
        }
    }

    #[test]
    fn a_file_changed_by_hand_is_read_once_its_first_line_is_gone() {
        let (_folder, path) = folder_with(b"(version: 1, content: 7)");
        assert_eq!(read::<u8>(&path, LIMIT), Ok(7));
    }

    #[test]
    fn a_later_version_is_known_whatever_it_holds() {
        let (_folder, path) = folder_with(b"(version: 2, colours: {\"a\": [1, (2)]}, content: Other(x: 1))");
        assert_eq!(read::<u8>(&path, LIMIT), Err(Unread::Newer));
    }

    #[test]
    fn a_file_too_large_or_no_file_at_all_is_not_read() {
        let (folder, path) = folder_with(&[b' '; 10_001]);
        assert_eq!(read::<u8>(&path, LIMIT), Err(Unread::Damaged));
        assert_eq!(read::<u8>(folder.path(), LIMIT), Err(Unread::Damaged));
        assert_eq!(read::<u8>(&folder.path().join("none"), LIMIT), Err(Unread::Missing));
    }

    #[test]
    fn brackets_without_end_do_not_end_the_stack() {
        let (_folder, path) = folder_with(format!("(version: 1, content: {})", "[".repeat(9000)).as_bytes());
        assert_eq!(read::<Vec<u8>>(&path, LIMIT), Err(Unread::Damaged));
        let (_folder, path) = folder_with(format!("(version: 1, other: {}", "(".repeat(9000)).as_bytes());
        assert_eq!(read::<Vec<u8>>(&path, LIMIT), Err(Unread::Damaged));
    }

    #[test]
    fn the_file_before_is_kept_as_a_copy() {
        let (_folder, path) = folder_with(b"first");
        write(&path, "second").expect("the folder can be written");
        write(&path, "third").expect("the folder can be written");
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some("third"));
        assert_eq!(fs::read_to_string(last_good(&path)).ok().as_deref(), Some("second"));
    }

    #[test]
    fn what_is_set_aside_never_replaces_what_was_set_aside_before() {
        let (_folder, path) = folder_with(b"one");
        let first = set_aside(&path).expect("a name is free");
        fs::write(&path, "two").expect("a file can be written");
        let second = set_aside(&path).expect("a name is free");
        assert_ne!(first, second);
        assert_eq!(fs::read_to_string(first).ok().as_deref(), Some("one"));
        assert_eq!(fs::read_to_string(second).ok().as_deref(), Some("two"));
    }
}
