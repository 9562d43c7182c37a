//! Positions for the tests, reached only by deals and moves, as in any game.
#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Bones, SEATS, Seat, Side};
use electrum_dominoes_engine::deal::Deal;
use electrum_dominoes_engine::event::{Award, Event};
use electrum_dominoes_engine::layout::{End, Joint, Way};
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::notation::read_bones;
use electrum_dominoes_engine::rules::{FirstLead, Preset, Rules, Spinner};
use electrum_dominoes_engine::state::GameState;

/// The bone with that text.
pub fn bone(text: &str) -> Bone {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// The seat with that number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

/// The side with that number.
pub fn side(number: usize) -> Side {
    Side::new(number).expect("a side of the table")
}

/// The rules of a named game for two.
pub fn preset(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

/// A game for two. Seat 0 leads with any bone, fives score, and no target ends a test early.
pub fn fives(spinner: Spinner) -> Rules {
    Rules { spinner, fives: true, target: 1000, lead_first: FirstLead::Seat(Seat::FIRST), ..Rules::default() }
}

/// A game for two. Seat 0 leads with any bone, the count never scores, and there is no drawing.
pub fn block() -> Rules {
    Rules { draws: false, lead_first: FirstLead::Seat(Seat::FIRST), ..Rules::default() }
}

/// A deal of a double six with these hands. The boneyard begins with the named bones, followed by
/// all others in a fixed order.
pub fn deal(hands: &[&str], boneyard: &str) -> Deal {
    deal_of(Set::Six, hands, boneyard)
}

/// The same with the bones of this set.
pub fn deal_of(set: Set, hands: &[&str], boneyard: &str) -> Deal {
    let read = |text: &str| read_bones(text).unwrap_or_else(|why| panic!("{why}"));
    let mut dealt = [Bones::NONE; SEATS];
    for (hand, text) in dealt.iter_mut().zip(hands) {
        *hand = read(text).into_iter().collect();
    }
    let first = read(boneyard);
    let named = dealt.iter().fold(first.iter().copied().collect(), |all: Bones, hand| all | *hand);
    let boneyard = first.into_iter().chain(set.bones() - named).collect();
    Deal { number: None, lot: Vec::new(), hands: dealt, boneyard, depths: [0; SEATS] }
}

/// A game whose first hand is dealt like this. The hand size follows from the hands.
pub fn start(rules: Rules, hands: &[&str], boneyard: &str) -> GameState {
    start_with(rules, &deal_of(rules.set, hands, boneyard))
}

/// A game whose first hand is this deal. The hand size is that of its first hand.
pub fn start_with(rules: Rules, deal: &Deal) -> GameState {
    let rules = Rules { hand: deal.hands[0].len() as u8, ..rules };
    let mut state = GameState::new(rules).unwrap_or_else(|why| panic!("{why}"));
    state.deal(deal).unwrap_or_else(|why| panic!("{why}"));
    state
}

/// Makes moves, separated by commas, and returns the events of the last one.
pub fn play(state: &mut GameState, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split(',').map(str::trim) {
        let step: Move = text.parse().unwrap_or_else(|why| panic!("{why}"));
        events = state.play(step).unwrap_or_else(|why| panic!("{text}: {why}")).into_iter().collect();
    }
    events
}

/// Why a move is refused.
pub fn refused(state: &GameState, step: &str) -> String {
    let step: Move = step.parse().unwrap_or_else(|why| panic!("{why}"));
    let mut tried = *state;
    let why = tried.play(step).expect_err("the move should have been refused");
    assert_eq!(tried, *state, "a refused move changed something");
    why.to_string()
}

/// A table on which two players with the right bones have made these plays in turn.
pub fn lay(rules: Rules, plays: &str) -> GameState {
    lay_with_events(rules, plays).0
}

/// The same, with the events of the last play.
pub fn lay_with_events(rules: Rules, plays: &str) -> (GameState, Vec<Event>) {
    let played = plays.split(',').map(|play| match play.trim().parse() {
        Ok(Move::Play(bone, _)) => bone,
        other => panic!("{play}: {other:?}"),
    });
    let played: Vec<Bone> = played.collect();
    let mut rest = (rules.set.bones() - played.iter().copied().collect()).iter();
    let hands = [0, 1].map(|seat| {
        let own = played.iter().copied().skip(seat).step_by(2).chain(rest.by_ref()).take(9);
        own.map(|bone| bone.to_string()).collect::<Vec<_>>().join(" ")
    });
    let mut state = start(rules, &[&hands[0], &hands[1]], "");
    let events = play(&mut state, plays);
    (state, events)
}

/// The table count after these plays.
pub fn count(rules: Rules, plays: &str) -> u8 {
    lay(rules, plays).layout().count()
}

/// The pips that an arm's end shows, if it is open.
pub fn shows(state: &GameState, way: Way) -> Option<u8> {
    state.layout().joint(End::Arm(way)).map(Joint::pips)
}

/// The legal moves as sorted text.
pub fn legal(state: &GameState) -> Vec<String> {
    let mut moves: Vec<String> = state.legal().iter().map(|step| step.to_string()).collect();
    moves.sort();
    moves
}

/// The points that count in a move's events.
pub fn scored(events: &[Event]) -> i32 {
    let points = events.iter().map(|event| match *event {
        Event::Scored { points, counted: true, .. } => i32::from(points),
        _ => 0,
    });
    points.sum()
}

/// The awards among a move's events.
pub fn awards(events: &[Event]) -> Vec<Award> {
    events.iter().filter_map(|event| if let Event::Awarded(award) = event { Some(*award) } else { None }).collect()
}

/// The side and the points of each award that counts.
pub fn paid(events: &[Event]) -> Vec<(usize, i16)> {
    let counted = awards(events).into_iter().filter(|award| award.counted);
    counted.map(|award| (award.side.index(), award.points)).collect()
}

/// All scores.
pub fn scores(state: &GameState) -> Vec<i16> {
    state.rules().all_sides().map(|side| state.score(side)).collect()
}
