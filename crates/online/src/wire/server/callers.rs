//! Who comes from where: what one network may take of what a server has for all, and what has come of it.

use super::ConnectionId;
use crate::wire::WhyClosed;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// How much is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most tables.
    pub tables: usize,
    /// The most connections.
    pub connections: usize,
    /// The most who watch a table.
    pub watchers: usize,
    /// How long a table is kept at which nobody is.
    pub kept: Duration,
    /// The same, of a table at which nobody has played yet.
    pub unplayed: Duration,
    /// The most connections from one network. Of IPv6, twice as many may come from the 256 networks of a larger
    /// block, and four times as many from the 65,536 of the next.
    pub connections_each: usize,
    /// The most tables that are opened from one network in an hour, and in the same way from larger blocks.
    pub tables_each: usize,
    /// Whether anybody may open tables. Otherwise only those who come from this computer may.
    pub open: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 500,
            connections: 2000,
            watchers: 8,
            kept: Duration::from_hours(30 * 24),
            unplayed: Duration::from_hours(1),
            connections_each: 100,
            tables_each: 20,
            open: true,
        }
    }
}

/// Where somebody connects from, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Everybody who comes from there shares its limits.
    pub network: Network,
    /// Whether they come from this computer.
    pub is_near: bool,
    /// How they come to a table that another server has.
    pub way_on: WayOn,
}

/// How somebody comes to a table that another server has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayOn {
    /// They go there, as programs can.
    Goes,
    /// Their lines are relayed. A page in a browser may speak only to the server that it came from.
    Relayed,
    /// They do not, because their lines were relayed here already.
    Arrived,
}

/// The network of a household or a company, as it is seen from outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Network {
    /// An IPv4 address.
    V4(u32),
    /// The first half of an IPv6 address. Whoever has one has all the addresses that begin with it.
    V6(u64),
}

/// Networks that count together, because who has one of them often has the others as well: so many bits of an
/// address, and the bits.
type Block = (u8, u64);

impl Network {
    /// The blocks that it is in, each with how many times as much may come from it as from one network.
    fn blocks(self) -> impl Iterator<Item = (Block, u32)> {
        let blocks = match self {
            Network::V4(bits) => vec![((32, u64::from(bits)), 1)],
            Network::V6(bits) => vec![((64, bits), 1), ((56, bits >> 8), 2), ((48, bits >> 16), 4)],
        };
        blocks.into_iter()
    }
}

/// What counts of a network at all servers that keep tables together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counted {
    /// So many connections are open from there at one server.
    Connections(usize),
    /// A table was opened from there.
    Table,
    /// A wrong code came from there.
    Guess,
}

/// What has happened since a host began.
#[derive(Clone, Default, Debug)]
pub struct HostTally {
    /// How many tables were opened.
    pub opened: u64,
    /// How many moves people have made.
    pub plays: u64,
    /// How many connections were closed, for each reason.
    pub closed: BTreeMap<WhyClosed, u64>,
}

impl HostTally {
    /// A connection is closed.
    pub(super) fn close(&mut self, why: WhyClosed) {
        *self.closed.entry(why).or_default() += 1;
    }
}

/// What has come from each network lately.
#[derive(Debug)]
pub(super) struct Callers {
    known: BTreeMap<Block, Known>,
    /// What has come of them all.
    pub(super) tally: HostTally,
    /// How often the operator is told that somebody was refused.
    told: Allowance,
    /// What the other servers have not heard yet.
    counted: Vec<(Network, Counted)>,
}

/// What has come from a block of networks.
#[derive(Debug)]
struct Known {
    connections: BTreeSet<ConnectionId>,
    /// How many are open from each of its networks at each other server.
    elsewhere: BTreeMap<(u64, Network), usize>,
    tables: Allowance,
    guesses: Allowance,
}

/// Wrong codes: so many at once, as long as it takes to read one aloud and type it wrong.
const GUESSES: HowOften = HowOften { at_once: 20, every: Duration::from_secs(10) };

/// An operator who is told this often is told enough. All refusals are counted.
const REFUSALS: HowOften = HowOften { at_once: 10, every: Duration::from_secs(10) };

/// The most networks that are remembered.
const MOST: usize = 10_000;

impl Known {
    /// `times` as much may come from there as from one network.
    fn new(limits: &Limits, times: u32, now: Duration) -> Known {
        let tables = (limits.tables_each.max(1) as u32).saturating_mul(times);
        let tables = HowOften { at_once: tables, every: Duration::from_hours(1) / tables };
        let guesses = HowOften { at_once: GUESSES.at_once * times, every: GUESSES.every / times };
        Known {
            connections: BTreeSet::new(),
            elsewhere: BTreeMap::new(),
            tables: Allowance::new(tables, now),
            guesses: Allowance::new(guesses, now),
        }
    }

    /// How many connections are open from there at all servers.
    fn connections_in_all(&self) -> usize {
        self.elsewhere.values().fold(self.connections.len(), |sum, count| sum.saturating_add(*count))
    }

    /// Whether no connection is open from there.
    fn is_quiet(&self) -> bool {
        self.connections.is_empty() && self.elsewhere.is_empty()
    }

    /// Whether nothing needs to be remembered of it.
    fn is_as_new(&self, now: Duration) -> bool {
        self.is_quiet() && self.tables.is_whole(now) && self.guesses.is_whole(now)
    }
}

impl Callers {
    pub(super) fn new() -> Callers {
        let told = Allowance::new(REFUSALS, Duration::ZERO);
        Callers { known: BTreeMap::new(), tally: HostTally::default(), told, counted: Vec::new() }
    }

    /// Somebody is not let in. Returns what the operator is told of it, unless too much is told already.
    pub(super) fn refuse(&mut self, why: WhyClosed, now: Duration) -> Option<&'static str> {
        self.tally.close(why);
        refusal(why).filter(|_| self.told.takes(now))
    }

    /// Does something for each block that a network is in.
    fn of(&mut self, network: Network, limits: &Limits, now: Duration, mut what: impl FnMut(&mut Known)) {
        for (block, times) in network.blocks() {
            if self.known.len() >= MOST && !self.known.contains_key(&block) {
                self.forget(now);
                // So many at once are somebody who has no end of addresses. What they did is counted by the
                // limits of the server.
                let quiet = self.known.iter().find(|(_, known)| known.is_quiet()).map(|(of, _)| *of);
                quiet.map(|of| self.known.remove(&of));
            }
            what(self.known.entry(block).or_insert_with(|| Known::new(limits, times, now)));
        }
    }

    /// Forgets networks from which nothing has come lately.
    pub(super) fn forget(&mut self, now: Duration) {
        self.known.retain(|_, known| !known.is_as_new(now));
    }

    /// The connections that are open from a network, or from a block that it is in, if no more may come from
    /// there. `each` is how many may come from one network.
    pub(super) fn crowd(&self, network: Network, each: usize) -> Option<&BTreeSet<ConnectionId>> {
        let is_crowd = |(block, times): (Block, u32)| {
            let most = each.saturating_mul(times as usize);
            self.known.get(&block).filter(|known| known.connections_in_all() >= most)
        };
        network.blocks().find_map(is_crowd).map(|known| &known.connections)
    }

    /// Somebody connects.
    pub(super) fn come(&mut self, id: ConnectionId, network: Network, limits: &Limits, now: Duration) {
        self.of(network, limits, now, |known| _ = known.connections.insert(id));
        self.count_connections(network);
    }

    /// A connection has ended.
    pub(super) fn go(&mut self, id: ConnectionId, network: Network) {
        let mut was_there = false;
        for (block, _) in network.blocks() {
            was_there |= self.known.get_mut(&block).is_some_and(|known| known.connections.remove(&id));
        }
        if was_there {
            self.count_connections(network);
        }
    }

    fn count_connections(&mut self, network: Network) {
        let open = network.blocks().next().and_then(|(block, _)| self.known.get(&block));
        self.counted.push((network, Counted::Connections(open.map_or(0, |known| known.connections.len()))));
    }

    /// Counts all connections again, for a server that has heard of none.
    pub(super) fn count_again(&mut self) {
        let counted = self.known.iter().filter(|(_, known)| !known.connections.is_empty());
        let of_networks = counted.filter_map(|(block, known)| Some((network_of(*block)?, known.connections.len())));
        self.counted.extend(of_networks.map(|(network, count)| (network, Counted::Connections(count))));
    }

    /// What the other servers have not heard yet.
    pub(super) fn take_counted(&mut self) -> Vec<(Network, Counted)> {
        std::mem::take(&mut self.counted)
    }

    /// Another server has counted something.
    pub(super) fn count(
        &mut self,
        server: u64,
        (network, counted): (Network, Counted),
        limits: &Limits,
        now: Duration,
    ) {
        self.of(network, limits, now, |known| match counted {
            Counted::Connections(0) => _ = known.elsewhere.remove(&(server, network)),
            Counted::Connections(count) => _ = known.elsewhere.insert((server, network), count),
            Counted::Table => _ = known.tables.takes(now),
            Counted::Guess => _ = known.guesses.takes(now),
        });
    }

    /// Another server has gone, and its connections with it.
    pub(super) fn forget_server(&mut self, server: u64) {
        self.known.values_mut().for_each(|known| known.elsewhere.retain(|(other, _), _| *other != server));
    }

    /// Whether one more table may be opened from there. Then it counts.
    pub(super) fn may_open(&mut self, network: Network, limits: &Limits, now: Duration) -> bool {
        let mut may = true;
        self.of(network, limits, now, |known| may &= known.tables.has_one(now));
        if may {
            self.of(network, limits, now, |known| _ = known.tables.takes(now));
        }
        self.counted.extend(may.then_some((network, Counted::Table)));
        may
    }

    /// Whether a code from there is looked at.
    pub(super) fn may_guess(&mut self, network: Network, limits: &Limits, now: Duration) -> bool {
        let mut may = true;
        self.of(network, limits, now, |known| may &= known.guesses.has_one(now));
        may
    }

    /// A wrong code came from there.
    pub(super) fn guessed(&mut self, network: Network, limits: &Limits, now: Duration) {
        self.of(network, limits, now, |known| _ = known.guesses.takes(now));
        self.counted.push((network, Counted::Guess));
    }
}

/// The network that is a block by itself.
const fn network_of((length, bits): Block) -> Option<Network> {
    match length {
        32 => Some(Network::V4(bits as u32)),
        64 => Some(Network::V6(bits)),
        _ => None,
    }
}

/// What an operator is told of a refusal, unless it is the player's own affair.
const fn refusal(why: WhyClosed) -> Option<&'static str> {
    match why {
        WhyClosed::NoRoom => Some("somebody was refused: there are as many tables or connections as there may be"),
        WhyClosed::TooManyHere => Some("a connection was refused: too many come from there"),
        WhyClosed::TooManyTables => Some("a table was refused: too many were opened from there"),
        WhyClosed::TooManyCodes => Some("a code was refused: too many wrong ones came from there"),
        _ => None,
    }
}

/// How often something may be done: so often at once, and once more each time that so long has passed.
#[derive(Clone, Copy, Debug)]
pub(super) struct HowOften {
    pub(super) at_once: u32,
    pub(super) every: Duration,
}

/// What is left of a rate.
#[derive(Debug)]
pub(super) struct Allowance {
    rate: HowOften,
    /// The time that has passed and was not used up.
    left: Duration,
    counted: Duration,
}

impl Allowance {
    pub(super) fn new(rate: HowOften, now: Duration) -> Allowance {
        Allowance { rate, left: rate.every.saturating_mul(rate.at_once), counted: now }
    }

    fn left_at(&self, now: Duration) -> Duration {
        let left = self.left.saturating_add(now.saturating_sub(self.counted));
        left.min(self.rate.every.saturating_mul(self.rate.at_once))
    }

    /// Whether it may be done once more.
    pub(super) fn has_one(&self, now: Duration) -> bool {
        self.left_at(now) >= self.rate.every
    }

    /// Whether nothing of it is used up.
    pub(super) fn is_whole(&self, now: Duration) -> bool {
        self.left_at(now) >= self.rate.every.saturating_mul(self.rate.at_once)
    }

    /// Does it once more, if it may be done.
    pub(super) fn takes(&mut self, now: Duration) -> bool {
        let left = self.left_at(now);
        let rest = left.checked_sub(self.rate.every);
        (self.left, self.counted) = (rest.unwrap_or(left), now);
        rest.is_some()
    }
}
