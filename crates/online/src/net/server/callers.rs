//! Where somebody comes from, also behind a proxy.

use crate::wire::{Caller, Network, WayOn};
use axum::http::{HeaderMap, header};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// The header in which proxies say for whom they ask.
const FORWARDED: &str = "x-forwarded-for";

/// Addresses that begin alike, as `10.0.0.0/8` says, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addresses {
    first: IpAddr,
    bits: u32,
}

/// The proxies whose word is taken.
#[derive(Clone, Default)]
pub(super) struct Proxies(pub(super) Vec<Addresses>);

impl FromStr for Addresses {
    type Err = String;

    fn from_str(text: &str) -> Result<Addresses, String> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let wrong = || format!("{text} is no address, such as 127.0.0.1, ::1 or 172.16.0.0/12");
        let first: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        if bits > most { Err(wrong()) } else { Ok(Addresses { first, bits }) }
    }
}

impl Addresses {
    fn has(&self, address: IpAddr) -> bool {
        match (self.first, address) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                (first.to_bits() ^ address.to_bits()).checked_shr(32 - self.bits).unwrap_or(0) == 0
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                (first.to_bits() ^ address.to_bits()).checked_shr(128 - self.bits).unwrap_or(0) == 0
            }
            _ => false,
        }
    }
}

impl Proxies {
    pub(super) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|proxy| proxy.has(address))
    }

    /// Whether a proxy asks for somebody else.
    pub(super) fn ask(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        self.has(peer) && headers.contains_key(FORWARDED)
    }

    /// Whether somebody asks for others who is not known to be a proxy.
    pub(super) fn lack(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        !self.has(peer) && headers.contains_key(FORWARDED)
    }

    /// Who has sent a request. The word of a proxy is taken for the hop before it, and so on, up to the
    /// first that is no proxy of ours. Who asks for others without being one is not near.
    pub(super) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let peer = peer.to_canonical();
        let forwarded = headers.get_all(FORWARDED);
        let is_direct = forwarded.iter().next().is_none();
        let mut from = peer;
        if self.has(peer) {
            let lists: Vec<&str> = forwarded.iter().filter_map(|list| list.to_str().ok()).collect();
            for hop in lists.iter().rev().flat_map(|list| list.rsplit(',')) {
                let Some(hop) = address(hop.trim()) else { break };
                from = hop;
                if !self.has(hop) {
                    break;
                }
            }
        }
        // Only a browser says which page it comes from.
        let way_on = if headers.contains_key(header::ORIGIN) { WayOn::Relayed } else { WayOn::Goes };
        Caller { network: network_of(from), is_near: is_direct && peer.is_loopback(), way_on }
    }
}

/// An address as proxies write it, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address| address.to_canonical())
}

/// The network that an address is of.
pub(super) fn network_of(address: IpAddr) -> Network {
    match address.to_canonical() {
        IpAddr::V4(address) => Network::V4(address.to_bits()),
        IpAddr::V6(address) => Network::V6((address.to_bits() >> 64) as u64),
    }
}

/// A network as it stands in the log: the class that it is of, by which nobody is known.
pub(super) struct Class(pub(super) Network);

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Network::V4(bits) => {
                let address = Ipv4Addr::from_bits(bits);
                match () {
                    () if address.is_loopback() => f.write_str("this computer"),
                    () if address.is_private() || address.is_link_local() => f.write_str("the own network"),
                    () => write!(f, "{}/16", Ipv4Addr::from_bits(bits & 0xffff_0000)),
                }
            }
            Network::V6(bits) => {
                let address = Ipv6Addr::from_bits(u128::from(bits) << 64);
                match () {
                    // All that is known of ::1 are zeros.
                    () if bits == 0 => f.write_str("this computer"),
                    () if address.is_unique_local() || address.is_unicast_link_local() => {
                        f.write_str("the own network")
                    }
                    () => write!(f, "{}/32", Ipv6Addr::from_bits(u128::from(bits >> 32) << 96)),
                }
            }
        }
    }
}
