//! Positions of the line protocol that cannot be: refused with the reason.

use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::protocol::{read_position, read_rules};

#[test]
fn a_forced_lead_follows_from_the_rest_and_must_agree_with_it() {
    let rules = read_rules("draw 2 hand=2").unwrap_or_else(|why| panic!("{why}"));
    let heard = |why: &str, must: &str| {
        let told = read_position(&format!("seat 0 leader 0 why {why} {must} dealt 6-6 5-5"), &rules);
        Observation::from_account(&told.unwrap_or_else(|why| panic!("{why}"))).map_err(|why| why.to_string())
    };
    let moves = |view: Observation| view.legal().iter().map(|step| step.to_string()).collect::<Vec<_>>();
    assert_eq!(heard("doublet", "must 6-6").map(moves), Ok(vec!["6-6e".to_owned()]));
    assert_eq!(heard("doublet", ""), heard("doublet", "must 6-6"), "it may be left unsaid");
    assert_eq!(heard("doublet", "must 5-5"), Err("the seat does not have to lead with 5-5".to_owned()));
    assert_eq!(heard("lot", "must 6-6"), Err("the seat does not have to lead with 6-6".to_owned()));
    assert_eq!(heard("lot", "").map(moves).map(|moves| moves.len()), Ok(2));
}

#[test]
fn a_draw_that_cannot_have_been_is_refused_with_the_reason() {
    let refused = |game: &str, events: &str| {
        let rules = read_rules(game).unwrap_or_else(|why| panic!("{why}"));
        let told = read_position(&format!("seat 0 leader 0 why lot dealt 6-6 6-1 {events}"), &rules);
        Observation::from_account(&told.unwrap_or_else(|why| panic!("{why}"))).expect_err("no such draw").to_string()
    };
    let draws = |count: usize| format!("events 0:6-6e{}", " 1:draw".repeat(count));
    assert_eq!(refused("block 2 hand=2", &draws(1)), "event 2: nothing may be drawn in this game");
    assert_eq!(refused("draw 2 hand=2", &draws(25)), "event 26: the boneyard is empty");
    let reserved = "draw 2 hand=2 reserve=2";
    assert_eq!(refused(reserved, &draws(23)), "event 24: the last 2 bones of the boneyard cannot be drawn");
    let own = "events 0:6-6e 1:6-5e 0:draw:4-4";
    assert_eq!(refused("draw 2 hand=2", own), "event 3: seat 0 has a bone that fits, and may not draw");
    let lies = "events 0:6-6e 1:6-5e 0:draw:6-5";
    assert_eq!(refused("all-fives-palm 2 hand=2", lies), "event 3: 6-5 cannot have been in the boneyard");
}
