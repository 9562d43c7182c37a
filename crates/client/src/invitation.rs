//! Where a table is: as a link that a browser opens, or as a code with the place behind it.

use super::{Code, Entrance};
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

/// A way to a table, from what somebody presses to the line.
#[derive(Clone, PartialEq, Debug)]
pub struct Visit {
    /// The address to connect to. A table that the own computer keeps has none before it is kept.
    pub address: Option<String>,
    /// How one comes in there.
    pub way: Entrance,
}

/// A table that somebody on the own network keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearTable {
    /// Who keeps it.
    pub name: String,
    /// Where it is, with its code.
    pub invitation: Invitation,
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
        let typed = text.rsplit_once('@').map(|(code, place)| (place, code));
        let (place, code) = typed.or_else(|| text.rsplit_once('#'))?;
        Invitation::at(place, Code::from_typed(code)?)
    }

    /// The invitation to a table with this code at a place that was typed, or at an address that was
    /// connected to.
    pub fn at(text: &str, code: Code) -> Option<Invitation> {
        let (is_secure, host) = place(text.trim())?;
        Some(Invitation { host, is_secure, code })
    }

    /// The address to connect to.
    pub fn address(&self) -> String {
        address_of(&self.host, self.is_secure)
    }

    /// The way to a seat at the table.
    pub fn to_sit(&self) -> Visit {
        Visit { address: Some(self.address()), way: Entrance::Sit { code: self.code, with: Vec::new() } }
    }

    /// The way to watch at the table.
    pub fn to_watch(&self) -> Visit {
        Visit { address: Some(self.address()), way: Entrance::Watch { code: self.code } }
    }

    /// The code with the place behind it, to be typed.
    pub fn typed(&self) -> String {
        let scheme = if self.is_secure { "https://" } else { "" };
        format!("{}@{scheme}{}", self.code, self.host)
    }
}

/// The address to connect to at a place that was typed.
pub fn server_address(text: &str) -> Option<String> {
    place(text.trim()).map(|(is_secure, host)| address_of(&host, is_secure))
}

fn address_of(host: &str, is_secure: bool) -> String {
    let scheme = if is_secure { "wss" } else { "ws" };
    format!("{scheme}://{host}{PATH}")
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
