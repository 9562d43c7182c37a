//! Lies about hands that were missed, about bytes that were given, and about what is only told.

use super::fake::Fake;
use super::rigged::BEN;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Act, BetweenHands, Deed, Event, GameState, Move, Phase, Rules, Seat, Seats};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Given, HowDrawn, Terms};
use electrum_dominoes::table::{Proposal, Refusal, Wish};
use electrum_dominoes::wire::{Client, ClientNews, Entrance, FromTable, MissedHand};
use serde_json::json;

pub(super) fn draw() -> Rules {
    Preset::Draw.rules(2).expect("a game for two")
}

pub(super) fn fake() -> Fake {
    Fake::new(11, draw())
}

/// The views are of this game from now on.
pub(super) fn in_game(fake: &mut Fake, game: u64) {
    fake.change = Some(Box::new(move |_, view| {
        view["game"] = json!(game);
        // The clocks are shown as they were read.
        view["clocks"]["left"] = json!([null, null, null, null]);
    }));
}

/// What the first hand of another game is drawn for, under this name.
pub(super) fn first_terms(fake: &Fake, game: u64) -> Terms {
    let rules = fake.given.terms.rules;
    Terms { game: GameId(game), begins: start(&rules), given_up: Vec::new(), ..fake.given.terms.clone() }
}

/// Another game is drawn under this name, and its first hand is played, unless Ben gives no bytes to it.
pub(super) fn plays_another(fake: &mut Fake, game: u64) {
    in_game(fake, game);
    let terms = first_terms(fake, game);
    fake.draws_and_plays(terms);
}

/// How a game of these rules begins.
pub(super) fn start(rules: &Rules) -> BetweenHands {
    GameState::new(*rules).ok().and_then(|state| state.between_hands()).expect("a game")
}

/// Ben comes to the table for the first time.
pub(super) fn fresh_ben(fake: &mut Fake) {
    let way = Entrance::Sit { code: fake.welcome.code, with: Vec::new() };
    fake.room.clients[BEN] = Client::new("ws://table", "Ben", way, Bytes([9; 32]));
    fake.greet();
}

pub(super) fn on_time() -> Rules {
    let rules = [Preset::AllFives, Preset::Firecrackers, Preset::Draw].into_iter().find_map(|preset| {
        let rules = Rules { seconds: 600, clocks: both(), firecrackers: false, ..preset.rules(2).ok()? };
        rules.check().is_ok().then_some(rules)
    });
    rules.expect("a game on time")
}

/// The host says that Ben's seat is another's, chooses the bytes of all for another game, and gives it back.
fn plays_a_game_of_its_own(fake: &mut Fake, asks: Seats) {
    fake.tell(&FromTable::Seats(Seats::NONE));
    let terms = Terms { begins: start(&draw()), game: GameId(77), seats: asks, ..fake.given.terms.clone() };
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let bytes = vec![(Seat::FIRST, Bytes([7; 32])), (Seat::SECOND, Bytes([8; 32]))];
    fake.tell(&FromTable::Draw { hand, hash: dealer.hash(), terms: Box::new(terms.clone()) });
    let given = Given { hand, hash: dealer.hash(), terms, given: bytes };
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
    fake.change = Some(Box::new(move |_, view| view["game"] = json!(77)));
    fake.goes_on_with(given, dealer);
    fake.finish();
}

pub(super) fn both() -> Seats {
    [Seat::FIRST, Seat::SECOND].into_iter().collect()
}

/// Ben's program says nothing against any hand, and calls this one checked.
pub(super) fn believes(fake: &Fake, hand: u16) -> bool {
    let deal = fake.room.clients[BEN].deals().into_iter().find(|deal| deal.number == hand);
    !fake.is_named() && deal.is_some_and(|deal| deal.how == HowDrawn::Checked)
}

/// What is believed, for who reads why a test fails.
pub(super) fn told(fake: &Fake) -> String {
    format!("{:?} {:?}", fake.fairness(), fake.room.clients[BEN].deals())
}

/// How the game goes on after the hand that is over.
pub(super) fn next_terms(fake: &Fake) -> Terms {
    let begins = fake.session.state().between_hands().expect("the game goes on");
    Terms { begins, ..fake.given.terms.clone() }
}

/// The next hand, for which Ben has given his bytes, and the dealer's.
pub(super) fn next_given(fake: &mut Fake) -> (Given, Bytes) {
    let (terms, hand) = (next_terms(fake), fake.given.hand + 1);
    fake.drawn(hand, terms).expect("he gives his bytes")
}

/// Ben's line breaks for a moment, and this is told as a hand that he has missed.
pub(super) fn misses(fake: &mut Fake, given: Given, bytes: Bytes) {
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
    fake.tell(&FromTable::Missed(Box::new(MissedHand { given, bytes, moves: Steps(Vec::new()) })));
}

/// Goes on until one move more ends the hand.
pub(super) fn up_to_the_last_move(fake: &mut Fake) {
    fake.until(|fake| {
        let mut next = fake.session.clone();
        let step = next.state().legal().nth(0).expect("a move");
        next.play(step).expect("a move");
        next.state().phase() != Phase::Playing
    });
}

/// Once Ben's bytes are out, the deal does not suit. It is told as missed before anybody has played, and a hand
/// is drawn in its place, or after it.
#[test]
fn a_deal_that_was_missed_at_once_is_not_drawn_again_in_the_same_game() {
    for number in [2, 3] {
        let mut fake = fake();
        fake.finish();
        let (given, dealer) = next_given(&mut fake);
        fake.given.hand = given.hand;
        misses(&mut fake, given, dealer);
        let mut terms = next_terms(&fake);
        terms.begins.hand = number;
        assert!(!fake.draws(terms) && fake.is_named(), "{number}: {}", told(&fake));
    }
}

/// Ben is in the middle of a hand, and the one that he is told to have missed is the next one.
#[test]
fn a_hand_is_not_left_out_by_telling_of_the_next_one() {
    let mut fake = fake();
    fake.steps(4);
    let mut hidden = fake.session.clone();
    while hidden.state().phase() == Phase::Playing {
        let step = hidden.state().legal().nth(0).expect("a move");
        hidden.play(step).expect("a move");
    }
    let begins = hidden.state().between_hands().expect("a next hand");
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let terms = Terms { begins, ..fake.given.terms.clone() };
    let given = Given { hand, hash: dealer.hash(), terms, given: vec![(Seat::FIRST, Bytes([7; 32]))] };
    misses(&mut fake, given, dealer);
    assert!(fake.is_named(), "{}", told(&fake));
}

/// What all gave is told once more before the first view, under a number for which Ben was never asked.
#[test]
fn bytes_that_ben_gave_are_of_no_use_under_a_later_number() {
    let mut fake = fake();
    fake.finish();
    let (given, _) = next_given(&mut fake);
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    let later = Bytes([6; 32]);
    let given = Given { hand: given.hand + 1, hash: later.hash(), ..given };
    fake.tell(&FromTable::Given(Box::new(given)));
    assert!(fake.is_named(), "{}", told(&fake));
}

#[test]
fn hands_at_the_end_that_are_only_told_otherwise() {
    let mut fake = fake();
    up_to_the_last_move(&mut fake);
    let before = fake.room.news[BEN].len();
    fake.change = Some(Box::new(|_, view| {
        let news = view["news"].as_array_mut().expect("news");
        let end = news.iter_mut().find(|event| !event["HandEnded"].is_null()).expect("the end of the hand");
        end["HandEnded"]["hands"].as_array_mut().expect("hands").reverse();
    }));
    fake.step();
    let is_lie = |event: &Event| matches!(event, Event::HandEnded { .. }) && !fake.story.contains(event);
    let told_so = fake.room.news[BEN][before..].iter().any(|news| match news {
        ClientNews::View(view) => view.news.iter().any(is_lie),
        _ => false,
    });
    assert!(told_so, "it reaches the screen");
    fake.change = None;
    fake.set_moves(&fake.moves());
    fake.show();
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Nothing that happens later is told, because the story is said to go further already.
#[test]
fn story_that_is_said_to_be_of_a_moment_to_come() {
    let mut fake = fake();
    fake.steps(3);
    let events = fake.story.clone();
    fake.tell(&FromTable::Story { moment: u64::MAX, events });
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// A first hand for which the host chose all bytes: Ben's seat was taken away while it was drawn.
#[test]
fn a_first_hand_for_which_ben_was_asked_for_nothing_is_not_called_checked() {
    for asks in [both(), Seats::of(Seat::FIRST)] {
        let mut fake = fake();
        fresh_ben(&mut fake);
        plays_a_game_of_its_own(&mut fake, asks);
        assert!(!believes(&fake, 0), "{} {asks:?}", told(&fake));
    }
}

/// The same between two games at one table, after Ben has gone through a whole one.
#[test]
fn a_later_game_for_which_ben_was_asked_for_nothing_is_not_called_checked() {
    let mut fake = fake();
    fake.finish();
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Propose(Proposal::NewGame), moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    plays_a_game_of_its_own(&mut fake, both());
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// The game is over and filed. Ben's program starts again, and the last hand is played once more.
#[test]
fn a_hand_that_is_over_is_not_played_again_after_a_restart() {
    let mut fake = fake();
    fake.steps(2);
    let before = fake.moves();
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    assert_eq!(fake.room.filed(BEN).len(), 1, "{}", told(&fake));
    fake.restart();
    fake.set_moves(&before);
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
    assert_eq!(fake.room.filed(BEN).len(), 1, "it stays as it was filed: {}", told(&fake));
}

#[test]
fn giving_up_that_was_refused_is_no_giving_up() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(2);
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(Wish::GiveUp, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Refused { id, why: Refusal::NotThere });
    fake.steps(6);
    fake.make(Move::Resign(Seat::SECOND));
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ben wishes this. Returns the number of the wish, which the table has not answered.
pub(super) fn says(fake: &mut Fake, wish: Wish) -> u64 {
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(wish, moment).expect("he wishes it");
    for news in fake.room.clients[BEN].news() {
        if let ClientNews::Pledged(pass) = news {
            fake.room.passes[BEN] = Some(pass);
        }
    }
    fake.room.clients[BEN].lines();
    id
}

/// Ben's line breaks, and is there again at once.
pub(super) fn break_for_a_moment(fake: &mut Fake) {
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
}

/// Ben has just played, and before that Ana.
pub(super) fn ben_has_played(fake: &mut Fake) {
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let deeds = seen.deeds();
        let plays = deeds.iter().rev().take(4).all(|deed: &Deed| matches!(deed.act, Act::Played(..)));
        deeds.len() > 5 && plays && deeds.last().is_some_and(|deed| deed.seat == Seat::SECOND)
    });
}
