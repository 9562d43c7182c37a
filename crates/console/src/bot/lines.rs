//! Reads lines from programs that may send anything. Lines have a bounded length and are not always
//! text.

use crate::engine::protocol::LONGEST_LINE;
use std::io::{self, BufRead, Read};

/// The content of a line.
#[derive(PartialEq, Eq, Debug)]
pub enum Received {
    /// This text, without the end of the line.
    Text(String),
    /// More than a line may have.
    TooLong,
    /// Bytes that are no text.
    NotText,
}

/// The next line, or `None` at the end. A line that is too long is skipped and never kept.
pub fn read_line(source: &mut impl BufRead) -> io::Result<Option<Received>> {
    let mut bytes = Vec::new();
    source.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST_LINE {
        source.skip_until(b'\n')?;
        return Ok(Some(Received::TooLong));
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    Ok(Some(String::from_utf8(bytes).map_or(Received::NotText, Received::Text)))
}
