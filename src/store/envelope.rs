//! What wraps the content of every file: a checksum against damage, and a version.
//!
//! A file is a comment with a checksum of the rest, followed by RON: `(version: 2, content:
//! (...))`. The checksum finds damage that is still valid RON. To change a file by hand, delete the
//! comment, and no checksum is needed.

use super::backend::{Trouble, Unread};
use crate::engine::fnv::Fnv;
use crate::record::text::dialect;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::cmp::Ordering;

const BEFORE_SUM: &str = "// Electrum Dominoes. To change this file by hand, delete this line. Sum: ";

/// Content that can be saved in a file.
pub trait Content: Serialize + DeserializeOwned {
    /// Drops part of the past, if the text is longer than the limit for reading. Returns whether
    /// there was anything to drop.
    fn shrink(&mut self) -> bool {
        false
    }
}

/// The outer layer of every file.
#[derive(Serialize)]
struct Envelope<'a, T> {
    version: u32,
    content: &'a T,
}

/// The outer layer alone, for files of any version.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[derive(Deserialize)]
struct Inside<T> {
    content: T,
}

/// The content of a file of this version.
pub(super) fn opened<T: Content>(bytes: &[u8], version: u32) -> Result<T, Unread> {
    inside(check(bytes, version)?).ok_or(Unread::Damaged)
}

/// The RON of a file of this version. A file of another version can't be read.
pub(super) fn check(bytes: &[u8], version: u32) -> Result<&str, Unread> {
    let text = std::str::from_utf8(bytes).map_err(|_| Unread::Damaged)?;
    let body = checked_body(text).ok_or(Unread::Damaged)?;
    let found = dialect().from_str::<Version>(body).map_err(|_| Unread::Damaged)?.version;
    match found.cmp(&version) {
        Ordering::Less => Err(Unread::Damaged),
        Ordering::Equal => Ok(body),
        Ordering::Greater => Err(Unread::Newer),
    }
}

fn inside<T: DeserializeOwned>(body: &str) -> Option<T> {
    dialect().from_str::<Inside<T>>(body).ok().map(|inside| inside.content)
}

/// The RON in a text whose checksum is right or was removed.
pub(super) fn checked_body(text: &str) -> Option<&str> {
    let Some(after) = text.strip_prefix(BEFORE_SUM) else {
        return (!text.starts_with('/')).then_some(text);
    };
    let (noted, body) = after.split_once('\n')?;
    (noted == sum(body)).then_some(body)
}

pub(super) fn sum(text: &str) -> String {
    format!("{:016x}", Fnv::of(text.as_bytes()))
}

pub(super) fn closed<T: Serialize>(content: &T, version: u32, layout: PrettyConfig) -> Result<String, Trouble> {
    let mut body = dialect().to_string_pretty(&Envelope { version, content }, layout).map_err(Trouble::other)?;
    body.push('\n');
    Ok(sealed(&body))
}

/// The complete text of a file: this body below its checksum.
pub(super) fn sealed(body: &str) -> String {
    format!("{BEFORE_SUM}{}\n{body}", sum(body))
}
