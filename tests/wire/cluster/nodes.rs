//! The engine as three nodes that keep everything three times, and as one to which nobody speaks openly.

use super::engine::{Nats, wait_until_well};
use super::{Member, free_port};
use crate::sockets::{Friends, refused, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::Client;
use std::path::Path;
use std::process::Command;
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

/// Has certificates made: of an authority, and by it of this computer.
fn make_certificates(folder: &Path) {
    let run = |arguments: &str| {
        let mut command = Command::new("openssl");
        let output = command.args(arguments.split(' ')).current_dir(folder).output().expect("openssl is installed");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
    run(&format!("req -x509 {key} -keyout authority.key -out authority.pem -days 2 -subj /CN=authority"));
    run(&format!("req {key} -keyout own.key -out own.csr -subj /CN=own"));
    std::fs::write(folder.join("names"), "subjectAltName=IP:127.0.0.1\n").expect("a file for the test");
    run(
        "x509 -req -in own.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 2 -extfile names -out own.pem",
    );
}

#[test]
fn the_way_to_the_engine_is_encrypted_and_both_ends_are_known() {
    let folder = tempfile::tempdir().expect("a folder");
    make_certificates(folder.path());
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (authority, own, key) = (file("authority.pem"), file("own.pem"), file("own.key"));
    let nats = Nats::start_with(
        &format!("tls {{ cert_file: \"{own}\", key_file: \"{key}\", ca_file: \"{authority}\", verify: true }}"),
        true,
    );
    let url = format!("tls://127.0.0.1:{}", nats.port);
    let flags = ["--cluster-ca", &authority, "--cluster-cert", &own, "--cluster-key", &key];
    let by_flags = Member::start_behind(free_port(), &url, &flags);
    let mut command = Command::new(env!("CARGO_BIN_EXE_nestor"));
    command.env("NESTOR_CLUSTER", &url).env("NESTOR_CLUSTER_CA", &authority);
    command.env("NESTOR_CLUSTER_CERT", &own).env("NESTOR_CLUSTER_KEY", &key);
    let by_environment = Member::start_with(command, free_port(), &[]);
    let mut friends = Friends::sit_down(by_flags.address, short(Preset::Draw, 2));
    let mut back = super::come_back(&friends, by_environment.address);
    back.play_to_the_end();
    friends.leave();
    let why = |more: &[&str]| {
        let (code, why) = refused(&[&["--listen", "127.0.0.1:0", "--cluster", &url][..], more].concat());
        assert!(code.is_some_and(|code| code != 0) && why.lines().count() == 1, "{why}");
        why
    };
    let unknown = why(&[]);
    assert!(unknown.contains("certificate") && unknown.contains(&nats.port.to_string()), "{unknown}");
    let unnamed = why(&flags[..2]);
    assert!(unnamed.to_lowercase().contains("certificate"), "{unnamed}");
    assert!(why(&flags[..4]).contains("--cluster-key"));
    assert!(why(&["--cluster-ca", "/nowhere.pem"]).contains("/nowhere.pem"));
}
