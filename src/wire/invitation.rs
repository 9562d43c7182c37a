//! Where a table is: as a link that a browser opens, or as a code with the place behind it.

use super::Code;
use std::fmt;

/// Where a table is, and its code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The machine and the port, such as `192.168.1.5:4850` or `dominoes.example`.
    pub host: String,
    /// Whether the way there is encrypted.
    pub is_secure: bool,
    /// The table.
    pub code: Code,
}

/// The port that is tried first.
pub const USUAL_PORT: u16 = 4850;

/// The path of the connection on a server, beside the page.
pub const PATH: &str = "/table";

impl Invitation {
    /// Reads what somebody typed or pasted: a link such as `https://dominoes.example/#01234-56789`, or
    /// a code and its place, such as `01234-56789@192.168.1.5:4850`.
    pub fn from_typed(text: &str) -> Option<Invitation> {
        let text = text.trim();
        if let Some((code, host)) = text.rsplit_once('@') {
            let (is_secure, host) = place(host)?;
            return Some(Invitation { host, is_secure, code: Code::from_typed(code)? });
        }
        let (place_text, code) = text.rsplit_once('#')?;
        let (is_secure, host) = place(place_text)?;
        Some(Invitation { host, is_secure, code: Code::from_typed(code)? })
    }

    /// The address to connect to.
    pub fn address(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}{PATH}", self.host)
    }

    /// The code with the place behind it, to be typed.
    pub fn typed(&self) -> String {
        let scheme = if self.is_secure { "https://" } else { "" };
        format!("{}@{scheme}{}", self.code, self.host)
    }
}

/// The link that a browser opens, if the server has the page.
impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}/#{}", self.host, self.code)
    }
}

/// Reads a machine and its port, with or without a scheme before it and a path behind it.
fn place(text: &str) -> Option<(bool, String)> {
    let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
    let is_secure = match scheme.to_ascii_lowercase().as_str() {
        "https" | "wss" => true,
        "http" | "ws" => false,
        _ => return None,
    };
    let host = rest.split('/').next().filter(|host| !host.is_empty() && host.len() <= 255)?;
    let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || b".-:[]_".contains(&letter);
    host.bytes().all(is_plain).then(|| (is_secure, host.to_owned()))
}
