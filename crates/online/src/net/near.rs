//! Tables on the own network, by the names that machines call out there (mDNS).

use crate::wire::{Code, Invitation, NearTable, clean_name};
use mdns_sd::{Receiver, ServiceDaemon, ServiceEvent, ServiceInfo};
use std::collections::BTreeMap;
use std::net::IpAddr;

/// The kind of service that is called out.
const KIND: &str = "_electrumdomino._tcp.local.";

/// The most tables that are listed.
const MOST: usize = 64;

/// A table that is called out on the own network, until this is dropped.
pub struct Announcement {
    daemon: ServiceDaemon,
    name: String,
}

/// Listens for tables on the own network, until this is dropped.
pub struct NearTables {
    daemon: ServiceDaemon,
    events: Receiver<ServiceEvent>,
    tables: BTreeMap<String, NearTable>,
}

impl Announcement {
    /// Calls out a table on this port. Everybody on the network can then sit down at it.
    pub fn new(name: &str, code: Code, port: u16) -> Result<Announcement, mdns_sd::Error> {
        let daemon = ServiceDaemon::new()?;
        let (name, code) = (clean_name(name), code.to_string());
        let machine = format!("{}.local.", code.to_ascii_lowercase());
        let about = [("code", code.as_str()), ("name", name.as_str())];
        let info = ServiceInfo::new(KIND, &code, &machine, "", port, &about[..])?.enable_addr_auto();
        let full = info.get_fullname().to_owned();
        daemon.register(info)?;
        Ok(Announcement { daemon, name: full })
    }
}

impl Drop for Announcement {
    fn drop(&mut self) {
        // The network forgets it by itself as well, only later.
        let _ = self.daemon.unregister(&self.name);
        let _ = self.daemon.shutdown();
    }
}

impl NearTables {
    /// Begins to listen, if there is a network.
    pub fn listen() -> Option<NearTables> {
        let daemon = ServiceDaemon::new().ok()?;
        let events = daemon.browse(KIND).ok()?;
        Some(NearTables { daemon, events, tables: BTreeMap::new() })
    }

    /// The tables that are there now.
    pub fn tables(&mut self) -> Vec<NearTable> {
        while let Ok(event) = self.events.try_recv() {
            match event {
                ServiceEvent::ServiceResolved(found) if self.tables.len() < MOST => {
                    let code = found.get_property_val_str("code").and_then(Code::from_typed);
                    let name = clean_name(found.get_property_val_str("name").unwrap_or_default());
                    let mut addresses: Vec<IpAddr> =
                        found.get_addresses().iter().map(mdns_sd::ScopedIp::to_ip_addr).collect();
                    addresses.sort_by_key(|address| (address.is_loopback(), address.is_ipv6()));
                    if let (Some(code), Some(address)) = (code, addresses.first()) {
                        let host = match address {
                            IpAddr::V4(address) => format!("{address}:{}", found.get_port()),
                            IpAddr::V6(address) => format!("[{address}]:{}", found.get_port()),
                        };
                        let invitation = Invitation { host, is_secure: false, code };
                        self.tables.insert(found.get_fullname().to_owned(), NearTable { name, invitation });
                    }
                }
                ServiceEvent::ServiceRemoved(_, name) => _ = self.tables.remove(&name),
                _ => {}
            }
        }
        self.tables.values().cloned().collect()
    }
}

impl Drop for NearTables {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}
