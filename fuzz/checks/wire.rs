//! Reads any text as a line to a table and as a line from one. Neither end panics, and neither says more than a line may hold.

use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::record::Bytes;
use electrum_dominoes::wire::{
    Caller, Chair, Client, ConnectionId, Entrance, Host, LONGEST_LINE, Limits, Network, NewTable, Output, WayOn,
};
use jiff::Timestamp;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use std::time::Duration;

/// Panics if a line of this text harms a table, or whoever sits there.
pub(crate) fn check(text: &str) {
    let now = Duration::from_secs(1);
    let mut host = Host::new(Limits::default(), ChaCha20Rng::from_seed([1; 32]), Timestamp::UNIX_EPOCH);
    let rules = Preset::Block.rules(2).expect("a game for two");
    let plan = NewTable::new(rules, vec![Chair::Here(String::new()), Chair::Elsewhere]);
    let mut client = Client::new("ws://nowhere/table", "Ana", Entrance::Open(plan), Bytes([2; 32]));
    let (own, other) = (ConnectionId(1), ConnectionId(2));
    host.connect(own, Caller { network: Network::V4(1), is_near: true, way_on: WayOn::Goes }, now);
    client.try_now(now);
    client.connected(now);
    for line in client.lines() {
        for output in host.hear(own, &line, now) {
            if let Output::Send(_, line) = output {
                client.hear(&line, now);
            }
        }
    }
    host.connect(other, Caller { network: Network::V4(2), is_near: false, way_on: WayOn::Goes }, now);
    for line in text.lines().take(64) {
        for id in [own, other] {
            for output in host.hear(id, line, now) {
                if let Output::Send(_, line) = output {
                    assert!(line.len() <= LONGEST_LINE);
                }
            }
        }
        client.hear(line, now);
        assert!(client.lines().iter().all(|line| line.len() <= LONGEST_LINE));
        if let Some(view) = client.view() {
            let _ = (view.played(), view.ends(), view.targets(), view.left(), view.seen.legal().len());
        }
    }
    assert!(host.counts().0 <= Limits::default().tables);
}
