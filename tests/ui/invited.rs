//! Who comes to a table by an invitation: by the router, by the own network, or by a server.

use crate::home_router::{Done, OUTSIDE, Router, Unlike};
use crate::window::files::{keys, program};
use crate::window::{Window, copied, press_button, shows};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::net::{Server, ServerPlan};
use electrum_dominoes::store::Memory;
use electrum_dominoes::ui::stage::friends::FriendsScreen;
use electrum_dominoes::wire::{Invitation, Limits};
use std::net::Ipv4Addr;
use std::thread;
use std::time::Duration;

/// A window in which nothing was played.
fn newcomer() -> Window {
    program(&Memory::default())
}

/// The window of games with friends.
fn with_friends(window: &mut Window) {
    keys(window, Key::J);
}

/// Goes on until something is shown.
fn until(window: &mut Window, text: &str) {
    for _ in 0..1000 {
        if shows(window, text) {
            return;
        }
        thread::sleep(Duration::from_millis(20));
        window.run_steps(1);
    }
    panic!("{text} is never shown");
}

fn invite(window: &mut Window) {
    with_friends(window);
    press_button(window, "Invite…");
    press_button(window, "Invite");
}

/// The invitation, as it is sent.
fn sent(window: &mut Window) -> String {
    window.get_by_role_and_label(Role::Button, "Copy invitation").click();
    let copied = (0..10).find_map(|_| {
        window.run_steps(1);
        copied(window)
    });
    copied.expect("the invitation was copied")
}

/// The place of the table in the screen's own network.
fn here(window: &Window) -> Option<Invitation> {
    window.state().stage().friends().and_then(FriendsScreen::invitation)
}

#[test]
fn the_router_lets_friends_in_and_the_invitation_leads_them_there() {
    let router = Router::start(Unlike::default());
    let mut window = newcomer();
    window.state_mut().use_routers(Some(router.place));
    invite(&mut window);
    until(&mut window, "Send this to your friends");
    let Some(here) = here(&window) else { return };
    until(&mut window, "Whoever gets the link can join, from anywhere.");
    let sent = sent(&mut window);
    assert!(sent.contains(&format!("@{OUTSIDE}:")), "{sent}");
    assert!(shows(&window, &here.code.to_string()) && !shows(&window, "@"), "no numbers are to be typed");
    assert!(matches!(router.heard(), Done::Opened { .. }));
    drop(window);
    assert!(matches!(router.heard(), Done::Closed(_)), "it is given back");
}

#[test]
fn without_the_router_it_is_said_who_comes_and_what_to_do() {
    for (unlike, told) in [
        (Unlike { refuses: true, ..Unlike::default() }, "in your router, or host the table on a server."),
        (Unlike { address: Some("100.64.3.7"), ..Unlike::default() }, "Your provider lets no one in from outside"),
    ] {
        let router = Router::start(unlike);
        let mut window = newcomer();
        window.state_mut().use_routers(Some(router.place));
        invite(&mut window);
        until(&mut window, "Send this to your friends");
        let Some(here) = here(&window) else { return };
        until(&mut window, told);
        assert!(shows(&window, "Only friends on your network can join."));
        let sent = sent(&mut window);
        assert!(sent.contains(&here.typed()), "{sent}");
    }
}

/// A server that a program has by name.
fn server() -> Server {
    Server::start(ServerPlan::new((Ipv4Addr::LOCALHOST, 0).into(), Limits::default())).expect("a server")
}

#[test]
fn a_program_that_has_a_server_opens_its_tables_there() {
    let server = server();
    let mut window = newcomer();
    window.state_mut().use_server(&server.address().to_string());
    invite(&mut window);
    until(&mut window, "Send this to your friends");
    let here = here(&window).expect("an invitation");
    assert_eq!(here.host, server.address().to_string());
    assert!(!shows(&window, "Only friends on your network"), "the server is for everybody");
    assert!(sent(&mut window).contains(&here.typed()));
}

#[test]
fn who_has_a_server_can_keep_tables_on_the_own_computer_and_on_another_server() {
    let [usual, other] = [server(), server()];
    let address = |server: &Server| server.address().to_string();
    let mut window = newcomer();
    window.state_mut().use_server(&address(&usual));
    with_friends(&mut window);
    assert!(!shows(&window, "Friends far away…"), "they come to the server");
    press_button(&mut window, "Host somewhere else…");
    assert!(window.query_by_role_and_label(Role::TextInput, "Who hosts your tables").is_some());
    window.get_by_role_and_label(Role::Switch, "Host them on this computer").click_accesskit();
    window.run();
    assert!(window.query_by_role_and_label(Role::TextInput, "Who hosts your tables").is_none());
    press_button(&mut window, "Invite…");
    press_button(&mut window, "Invite");
    until(&mut window, "Send this to your friends");
    assert!(here(&window).is_none_or(|here| here.host != address(&usual)));
    let mut window = newcomer();
    window.state_mut().use_server(&address(&usual));
    with_friends(&mut window);
    press_button(&mut window, "Host somewhere else…");
    window.get_by_role_and_label(Role::TextInput, "Who hosts your tables").click();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Who hosts your tables").type_text(&address(&other));
    window.run();
    press_button(&mut window, "Invite…");
    press_button(&mut window, "Invite");
    until(&mut window, "Send this to your friends");
    assert_eq!(here(&window).expect("an invitation").host, address(&other));
}

#[test]
fn a_server_that_does_not_answer_leaves_the_own_computer() {
    let gone = server().address().to_string();
    let mut window = newcomer();
    window.state_mut().use_server(&gone);
    invite(&mut window);
    until(&mut window, "The server that hosts your tables isn’t answering.");
    press_button(&mut window, "Host it on this computer");
    until(&mut window, "Send this to your friends");
    assert!(here(&window).is_none_or(|here| here.host != gone));
}
