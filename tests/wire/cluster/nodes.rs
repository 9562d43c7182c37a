//! The engine as three nodes that keep everything three times.

use super::engine::{Nats, wait_until_well};
use super::{Member, free_port};
use crate::sockets::{Friends, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::Client;
use std::time::Instant;

fn urls(nodes: &[(Nats, u16)]) -> String {
    nodes.iter().map(|(node, _)| node.url()).collect::<Vec<_>>().join(",")
}

#[test]
fn one_of_three_nodes_may_be_lost() {
    let mut nodes = Nats::three();
    let urls = urls(&nodes);
    let members: Vec<Member> = (0..2).map(|_| Member::start_behind(free_port(), &urls, &[])).collect();
    let mut friends = Friends::sit_down(members[0].address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    // The one that leads is among them.
    for (node, status) in &mut nodes {
        let since = Instant::now();
        node.kill();
        // What comes first may have been on its way.
        for _ in 0..3 {
            let before = friends.deeds();
            friends.until(|friends| friends.deeds() != before || friends.is_over());
        }
        println!("they play on after {:?}", since.elapsed());
        node.restart();
        wait_until_well(*status);
        if friends.is_over() {
            friends = Friends::sit_down(members[0].address, short(Preset::Draw, 2));
        }
    }
    friends.play_to_the_end();
}

#[test]
fn with_one_of_three_nodes_tables_say_that_they_wait_and_go_on_with_two() {
    let mut nodes = Nats::three();
    let urls = urls(&nodes);
    let member = Member::start_behind(free_port(), &urls, &[]);
    let mut friends = Friends::sit_down(member.address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    nodes[0].0.kill();
    nodes[1].0.kill();
    friends.until(|friends| friends.all(Client::is_halted));
    nodes[0].0.restart();
    friends.until(|friends| friends.all(|client| !client.is_halted()));
    friends.play_to_the_end();
}
