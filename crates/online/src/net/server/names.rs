//! The names by which browsers may come to a server.
//!
//! A page of somebody else can lead its own name to any address, also to one in the network of whoever
//! reads it. For the browser both are then the same place, and only the name tells them apart.

use std::net::IpAddr;

/// The names of a server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct HostNames {
    /// The names that it was told.
    pub told: Vec<String>,
    /// Whether a browser that comes by another name is sent away. Otherwise it is only not taken for one
    /// of this computer.
    pub only: bool,
}

impl HostNames {
    /// Whether nobody else can have led a browser here by the name in this header: it is an address, a
    /// name that only the own network gives, or one of those that the server was told.
    pub(super) fn know(&self, host: &str) -> bool {
        let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
        let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        let is_local =
            name == "localhost" || name.rsplit_once('.').is_some_and(|(_, last)| matches!(last, "local" | "localhost"));
        is_address
            || is_local
            || self.told.iter().any(|told| told.eq_ignore_ascii_case(&name))
            || own_name().is_some_and(|own| own.eq_ignore_ascii_case(&name))
    }

    /// Whether the server was told this name.
    pub(super) fn are_told(&self, host: &str) -> bool {
        self.told.iter().any(|told| told.eq_ignore_ascii_case(without_port(host)))
    }
}

/// What somebody reads who comes by another name.
pub(super) fn refusal(host: &str) -> String {
    let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || b".-".contains(&letter);
    let name = Some(without_port(host)).filter(|name| name.len() <= 253 && name.bytes().all(is_plain));
    let flag = name.map_or_else(|| "--name".to_owned(), |name| format!("--name {name}"));
    format!(
        "This server does not know the name by which you came. It could have been led here by a page that means no good.\n\
         If it is right, whoever runs the server starts it with {flag}.\n"
    )
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.ends_with(':') => {
            // An IPv6 address with a port has brackets.
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}

/// What the own computer is called.
#[cfg(unix)]
fn own_name() -> Option<String> {
    nix::unistd::gethostname().ok()?.into_string().ok().filter(|name| !name.is_empty())
}

/// What the own computer is called.
#[cfg(not(unix))]
fn own_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}
