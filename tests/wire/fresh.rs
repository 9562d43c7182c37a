//! Lies of a host that were not tried before, and honest evenings that nobody may be accused of.

use super::fake::Fake;
use super::rigged::{BEN, after_a_hand, next_hand, phase, play_hand, second_hand};
use crate::common::room::{Room, largest_tables, plan};
use electrum_dominoes::engine::event::GameEnd;
use electrum_dominoes::engine::rules::{NextLead, Preset};
use electrum_dominoes::engine::{
    BetweenHands, Bones, Deed, Event, GameEndReason, GameState, Move, Phase, Rules, SEATS, ScoreReason, Seat, Seats,
    Side,
};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::question::{Found as Thought, JobId, Jobs, Kind, Question};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Given, HowDrawn, InText, NestorMove, Terms};
use electrum_dominoes::table::{Proposal, Waiting, Wish};
use electrum_dominoes::wire::{Chair, Client, ClientNews, Entrance, Fairness, FromTable, MissedHand, NewTable};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;
use std::time::Duration;

const CLEO: usize = 2;

fn draw() -> Rules {
    Preset::Draw.rules(2).expect("a game for two")
}

fn fake() -> Fake {
    Fake::new(11, draw())
}

/// Ben's program says nothing against any hand, and calls this one checked.
fn believes(fake: &Fake, hand: u16) -> bool {
    let deal = fake.room.clients[BEN].deals().into_iter().find(|deal| deal.number == hand);
    !fake.is_named() && deal.is_some_and(|deal| deal.how == HowDrawn::Checked)
}

/// What is believed, for who reads why a test fails.
fn told(fake: &Fake) -> String {
    format!("{:?} {:?}", fake.fairness(), fake.room.clients[BEN].deals())
}

fn start(rules: &Rules) -> BetweenHands {
    GameState::new(*rules).ok().and_then(|state| state.between_hands()).expect("a game")
}

/// How the game goes on after the hand that is over.
fn next_terms(fake: &Fake) -> Terms {
    let begins = fake.session.state().between_hands().expect("the game goes on");
    Terms { begins, ..fake.given.terms.clone() }
}

/// The host takes Ben's seat away for a while, and shows what who watches may see.
fn without_seat(fake: &mut Fake, does: impl FnOnce(&mut Fake)) {
    let sitters = fake.given.terms.sitters.to_text();
    fake.tell(&FromTable::Seats(Seats::NONE));
    fake.change = Some(Box::new(move |_, view| view["seating"] = json!(sitters)));
    does(fake);
    fake.change = None;
    fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
}

/// A hand whose bytes the host has chosen, Ben's as well.
fn chosen(fake: &Fake) -> (Given, Bytes) {
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let given = vec![(Seat::FIRST, Bytes([7; 32])), (Seat::SECOND, Bytes([8; 32]))];
    (Given { hand, hash: dealer.hash(), terms: next_terms(fake), given }, dealer)
}

/// The views are of this game from now on.
fn in_game(fake: &mut Fake, game: GameId) {
    fake.change = Some(Box::new(move |_, view| view["game"] = json!(game.0)));
}

/// Points that nobody has scored.
fn points() -> Event {
    let (side, seat) = (Side::of(Seat::FIRST, false), Seat::FIRST);
    Event::Scored { side, seat, points: 25, why: ScoreReason::Count, counted: true }
}

fn has_choice(fake: &Fake) -> bool {
    fake.is_bens_turn() && fake.session.observe(Seat::SECOND).legal().len() > 1
}

// The own seats.

#[test]
fn seat_taken_for_a_move_in_bens_name() {
    let mut fake = fake();
    fake.until(|fake| !fake.moves().is_empty() && fake.is_bens_turn());
    let step = fake.session.observe(Seat::SECOND).legal().nth(0).expect("a move");
    without_seat(&mut fake, |fake| fake.make(step));
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn seat_taken_for_a_deal_that_the_host_chose() {
    let mut fake = fake();
    fake.finish();
    let (given, dealer) = chosen(&fake);
    without_seat(&mut fake, |fake| {
        fake.tell(&FromTable::Given(Box::new(given.clone())));
        fake.goes_on_with(given, dealer);
    });
    fake.finish();
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

#[test]
fn nothing_that_is_told_before_the_greeting_is_heard() {
    let mut fake = fake();
    fake.finish();
    let (given, _) = chosen(&fake);
    let view = fake.room.sent[BEN].iter().rfind(|line| line.contains("\"view\"")).expect("a view").clone();
    let now = fake.room.now;
    fake.room.clients[BEN] = Client::back(fake.room.passes[BEN].as_ref().expect("a pass"));
    fake.room.clients[BEN].try_now(now);
    fake.room.clients[BEN].connected(now);
    fake.tell(&FromTable::Given(Box::new(given)));
    fake.room.tell(BEN, view);
    assert!(fake.room.clients[BEN].view().is_none());
    let welcome = FromTable::Welcome(fake.welcome.clone());
    fake.tell(&welcome);
    assert!(believes(&fake, 1), "{}", told(&fake));
}

/// Ben has just sat down, and was asked for nothing.
#[test]
fn deal_that_the_host_chose_told_before_the_first_drawing() {
    let mut fake = fake();
    let (code, now) = (fake.welcome.code, fake.room.now);
    let way = Entrance::Sit { code, with: Vec::new() };
    fake.room.clients[BEN] = Client::new("ws://table", "Ben", way, Bytes([9; 32]));
    assert!(fake.room.clients[BEN].wants_connection(now));
    fake.greet();
    let terms = Terms { begins: start(&draw()), ..fake.given.terms.clone() };
    let dealer = Bytes([5; 32]);
    let bytes = vec![(Seat::FIRST, Bytes([7; 32])), (Seat::SECOND, Bytes([8; 32]))];
    let given = Given { hand: 3, hash: dealer.hash(), terms: terms.clone(), given: bytes };
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    let terms = Box::new(Terms { game: GameId(77), ..terms });
    fake.tell(&FromTable::Draw { hand: 4, hash: Bytes([6; 32]), terms });
    fake.goes_on_with(given, dealer);
    fake.finish();
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

#[test]
fn view_from_anas_seat() {
    let mut fake = fake();
    fake.steps(3);
    let seen = serde_json::to_value(fake.session.observe(Seat::FIRST)).expect("what Ana sees");
    fake.change = Some(Box::new(move |_, view| view["seen"] = seen.clone()));
    fake.show();
    fake.change = None;
    assert_eq!(fake.changed, 1, "it reaches the screen");
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

// How the game stands.

#[test]
fn hand_number_that_is_skipped_gives_other_scores() {
    let mut fake = fake();
    fake.finish();
    let mut terms = next_terms(&fake);
    terms.begins.hand += 1;
    terms.begins.scores[0] += 50;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 3), "{}", told(&fake));
}

#[test]
fn next_game_begins_in_its_middle() {
    let mut fake = fake();
    fake.finish();
    let mut begins = BetweenHands { hand: 1, ..start(&draw()) };
    begins.scores[0] = 60;
    begins.lead = fake.session.state().lead();
    in_game(&mut fake, GameId(77));
    if fake.draws(Terms { game: GameId(77), begins, ..fake.given.terms.clone() }) {
        fake.finish();
    }
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn game_left_between_two_hands_though_nobody_asked_ben() {
    let mut fake = fake();
    fake.finish();
    in_game(&mut fake, GameId(77));
    fake.draws_and_plays(Terms { game: GameId(77), begins: start(&draw()), ..fake.given.terms.clone() });
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

#[test]
fn game_that_was_left_goes_on_with_other_scores() {
    let mut fake = fake();
    fake.finish();
    let mut terms = next_terms(&fake);
    in_game(&mut fake, GameId(77));
    if fake.draws(Terms { game: GameId(77), begins: start(&draw()), ..fake.given.terms.clone() }) {
        fake.finish();
        terms.begins.scores[0] += 50;
        fake.change = None;
        fake.draws_and_plays(terms);
    }
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

#[test]
fn hand_that_was_never_given_is_played_and_forgotten() {
    let mut fake = fake();
    fake.finish();
    let terms = next_terms(&fake);
    let (given, dealer) = chosen(&fake);
    let before = (fake.given.clone(), fake.dealer);
    fake.goes_on_with(given, dealer);
    fake.play_on();
    (fake.given, fake.dealer) = before;
    fake.draws_and_plays(terms);
    assert!(!(believes(&fake, 2) && fake.fairness() == Fairness::Fair(3)), "{}", told(&fake));
}

#[test]
fn view_of_another_game_before_the_first_move() {
    let mut fake = fake();
    fake.change = Some(Box::new(|_, view| view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1)));
    fake.show();
    fake.change = None;
    let given = FromTable::Given(Box::new(fake.given.clone()));
    fake.tell(&given);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

// The end of a game.

#[test]
fn ben_is_said_to_have_resigned() {
    let mut fake = fake();
    fake.steps(4);
    fake.make(Move::Resign(Seat::SECOND));
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn end_that_is_shown_and_put_right() {
    let mut fake = fake();
    fake.steps(4);
    let mut over = fake.session.clone();
    over.play(Move::Resign(Seat::FIRST)).expect("Ana resigns");
    let mut seen = serde_json::to_value(over.observe(Seat::SECOND)).expect("what Ben sees");
    seen["scores"][0] = json!(95);
    fake.change = Some(Box::new(move |_, view| {
        view["seen"] = seen.clone();
        view["waiting"] = json!("NewGame");
    }));
    fake.show();
    assert_eq!(fake.changed, 1, "it reaches the screen");
    fake.change = None;
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn hands_at_the_end_that_are_hidden() {
    what_lies_open_at_the_end(true);
}

#[test]
fn boneyard_at_the_end_that_is_made_up() {
    what_lies_open_at_the_end(false);
}

fn what_lies_open_at_the_end(hides: bool) {
    {
        let mut fake = fake();
        let none = serde_json::to_value([Bones::NONE; SEATS]).expect("hands");
        fake.change = Some(Box::new(move |_, view| {
            if view["seen"]["phase"] != json!("Playing") {
                if hides {
                    view["open"]["hands"] = none.clone();
                } else {
                    view["open"]["boneyard"] = json!(["6-6", "5-5"]);
                }
            }
        }));
        fake.finish();
        assert_eq!(fake.changed, 1, "it reaches the screen: {hides}");
        assert!(!believes(&fake, 1), "{hides}: {}", told(&fake));
    }
}

#[test]
fn result_that_is_shown_after_the_dealers_bytes() {
    let mut fake = fake();
    fake.finish();
    fake.change = Some(Box::new(|_, view| view["seen"]["scores"][0] = json!(95)));
    fake.show();
    assert_eq!(fake.changed, 1, "it reaches the screen");
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

// Moves.

#[test]
fn first_bone_of_a_hand_is_led_for_ben() {
    let rules = Rules { lead_next: NextLead::Winner, ..draw() };
    let led = (1..60).find_map(|seed| {
        let fake = Fake::new(seed, rules);
        (fake.moves().is_empty() && has_choice(&fake)).then_some(fake)
    });
    let mut fake = led.expect("a hand that Ben leads");
    let step = fake.session.observe(Seat::SECOND).legal().nth(1).expect("a move");
    fake.make(step);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn line_that_breaks_for_a_moment_brings_a_move_of_bens() {
    let mut fake = fake();
    fake.until(|fake| !fake.moves().is_empty() && has_choice(fake));
    let step = fake.session.observe(Seat::SECOND).legal().nth(1).expect("a move");
    let moves: Vec<Move> = fake.moves().into_iter().chain([step]).collect();
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.set_moves(&moves);
    fake.greet();
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn undo_that_was_declined_is_made_later() {
    let mut fake = fake();
    let alternate = |fake: &Fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let deeds = seen.deeds();
        let plays = deeds.iter().rev().take(4).all(|deed| matches!(deed.act.step(), Move::Play(..)));
        deeds.len() > 5 && plays && deeds.last().is_some_and(|deed| deed.seat == Seat::FIRST)
    };
    fake.steps(2);
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Undo, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Declined { proposal: Proposal::Undo, seat: Seat::FIRST });
    fake.until(alternate);
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 2]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn undo_that_was_agreed_on_takes_back_two_turns_of_bens() {
    let mut fake = fake();
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let deeds = seen.deeds();
        let plays = deeds.iter().rev().take(5).all(|deed| matches!(deed.act.step(), Move::Play(..)));
        deeds.len() > 6 && plays && deeds.last().is_some_and(|deed| deed.seat == Seat::FIRST)
    });
    let asked = json!({ "proposal": "Undo", "by": "0", "needed": "1", "agreed": "0" });
    fake.change = Some(Box::new(move |_, view| view["gathering"]["asked"] = asked.clone()));
    fake.show();
    fake.change = None;
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Agree(true), moment).expect("he agrees");
    fake.room.clients[BEN].lines();
    // Ana's last turn was agreed on. Two of Ben's go with it.
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 5]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn host_draws_on_for_ben_though_a_bone_fits() {
    let palm = Preset::AllFivesPalm.rules(2).expect("a game for two");
    let fits_and_draws = |fake: &Fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let legal = seen.legal();
        fake.is_bens_turn() && legal.contains(Move::Draw) && legal.plays().next().is_some()
    };
    let mut fake = (1..60)
        .find_map(|seed| {
            let mut fake = Fake::new(seed, palm);
            while fake.session.state().phase() == Phase::Playing && !fits_and_draws(&fake) {
                fake.step();
            }
            let enough =
                fake.session.state().phase() == Phase::Playing && fake.session.state().public().boneyard_len() > 6;
            enough.then_some(fake)
        })
        .expect("such a moment");
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let wish = Wish::Play { step: Move::Draw, west: false, draws_on: true };
    let id = fake.room.clients[BEN].wish(wish, moment).expect("it may wish");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Done(id));
    // He can play already, so the table draws one bone for him and no more.
    (0..4).for_each(|_| fake.make(Move::Draw));
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// The host withholds a move of Ben's until he makes another one, and keeps that one for his next turn.
#[test]
fn move_that_ben_sent_in_another_turn() {
    let legal = |fake: &Fake| fake.session.observe(Seat::SECOND).legal().iter().collect::<Vec<Move>>();
    let kept = (1..60).find_map(|seed| {
        let mut fake = Fake::new(seed, draw());
        fake.until(|fake| fake.is_bens_turn() && !fake.moves().is_empty());
        let moves = legal(&fake);
        fake.ben_sends(*moves.first()?);
        fake.show();
        fake.ben_sends(*moves.get(1)?);
        fake.make(moves[0]);
        while fake.session.state().phase() == Phase::Playing && !fake.is_bens_turn() {
            fake.step();
        }
        legal(&fake).contains(&moves[1]).then_some((fake, moves[1]))
    });
    let (mut fake, kept) = kept.expect("a move that he could make later");
    fake.make(kept);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn move_that_ben_sent_before_an_undo() {
    let mut fake = fake();
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let is_played = |deed: &Deed| deed.seat == Seat::FIRST && matches!(deed.act.step(), Move::Play(..));
        fake.moves().len() > 2 && has_choice(fake) && seen.deeds().last().is_some_and(is_played)
    });
    let moves = fake.moves();
    let step = fake.session.observe(Seat::SECOND).legal().nth(0).expect("a move");
    fake.ben_sends(step);
    let asked = json!({ "proposal": "Undo", "by": "0", "needed": "1", "agreed": "0" });
    fake.change = Some(Box::new(move |_, view| view["gathering"]["asked"] = asked.clone()));
    fake.show();
    fake.change = None;
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Agree(true), moment).expect("he agrees");
    fake.room.clients[BEN].lines();
    let (last, kept) = moves.split_last().expect("Ana's play");
    fake.set_moves(kept);
    fake.show();
    fake.make(*last);
    fake.make(step);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn hand_that_ben_wished_to_leave_some_moves_ago() {
    let mut fake = fake();
    fake.steps(2);
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Propose(Proposal::NewGame), moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    // Nobody agrees, and the hand goes on.
    fake.steps(3);
    fake.open();
    in_game(&mut fake, GameId(77));
    fake.draws_and_plays(Terms { game: GameId(77), begins: start(&draw()), ..fake.given.terms.clone() });
    assert!(!believes(&fake, 0) && !believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn line_that_breaks_for_a_moment_has_ben_give_up() {
    let mut fake = fake();
    fake.steps(4);
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.session.play(Move::Resign(Seat::SECOND)).expect("he could");
    fake.greet();
    fake.resume();
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ben sees that Ana has given up, and is told later that the hand went on.
#[test]
fn end_that_was_seen_is_another_once_the_line_was_down() {
    let mut fake = fake();
    fake.steps(4);
    let went_on = (fake.session.clone(), fake.given.clone());
    fake.make(Move::Resign(Seat::FIRST));
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
    let (mut session, given) = went_on;
    while session.state().phase() == Phase::Playing {
        let step = session.state().legal().iter().next().expect("a move");
        session.play(step).expect("a move");
    }
    let moves = Steps(session.record().hands.last().expect("a hand").moves.clone());
    let bytes = fake.dealer;
    fake.tell(&FromTable::Missed(Box::new(MissedHand { given, bytes, moves })));
    let kept = fake.filed().expect("the game is in his files");
    let moves = &kept.record.hands.last().expect("a hand").moves;
    assert_eq!(moves.last(), Some(&Move::Resign(Seat::FIRST)), "what he saw");
}

/// Where one may draw though a bone fits, the host says that Ben must.
#[test]
fn what_ben_may_do_follows_from_his_bones() {
    let mut fake = Fake::new(11, Preset::AllFivesPalm.rules(2).expect("a game for two"));
    fake.until(|fake| fake.is_bens_turn() && fake.session.observe(Seat::SECOND).legal().plays().next().is_some());
    for waiting in ["Draw", "Pass", "Others"] {
        fake.change = Some(Box::new(move |_, view| view["waiting"] = json!(waiting)));
        fake.show();
        let view = fake.room.clients[BEN].view().expect("a view");
        assert_eq!(view.waiting, Waiting::You { may_draw: true }, "{waiting}");
    }
}

// Views.

#[test]
fn lie_in_a_view_before_a_restart() {
    let mut fake = fake();
    fake.steps(3);
    fake.change = Some(Box::new(|_, view| view["seen"]["scores"][0] = json!(95)));
    fake.show();
    assert_eq!(fake.changed, 1, "it reaches the screen");
    fake.change = None;
    fake.show();
    fake.restart();
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn news_that_a_story_puts_right() {
    let mut fake = fake();
    fake.steps(3);
    let news = json!([points()]);
    fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
    fake.show();
    fake.change = None;
    fake.set_moves(&fake.moves());
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn another_bone_than_ben_drew_in_the_news() {
    let mut fake = fake();
    fake.change = Some(Box::new(|_, view| {
        let news = view["news"].as_array_mut().expect("news");
        for event in news.iter_mut().filter(|event| event["Drew"]["seat"] == json!("1")) {
            let other = if event["Drew"]["bone"] == json!("6-6") { "5-5" } else { "6-6" };
            event["Drew"]["bone"] = json!(other);
        }
    }));
    fake.finish();
    assert!(fake.changed > 0, "Ben drew");
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn story_that_another_one_puts_right() {
    for restarts in [false, true] {
        let mut fake = fake();
        fake.steps(3);
        let mut events = fake.story.clone();
        events.push(points());
        let moment = fake.moment;
        fake.tell(&FromTable::Story { moment, events });
        let events = fake.story.clone();
        fake.tell(&FromTable::Story { moment, events });
        if restarts {
            fake.restart();
            fake.resume();
        }
        fake.finish();
        assert!(!believes(&fake, 1), "{}", told(&fake));
    }
}

#[test]
fn points_that_are_only_told_after_the_dealers_bytes() {
    let mut fake = fake();
    fake.finish();
    let news = json!([points()]);
    fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
    fake.show();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn end_of_the_game_that_is_only_told() {
    let mut fake = fake();
    fake.steps(3);
    let end = Event::GameEnded(GameEnd {
        winner: Some(Side::of(Seat::FIRST, false)),
        how: GameEndReason::Target,
        bonuses: [None; SEATS],
    });
    let news = json!([end]);
    fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
    fake.show();
    fake.change = None;
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn stand_in_that_never_was_makes_it_practice() {
    let mut fake = fake();
    fake.steps(3);
    fake.change = Some(Box::new(|_, view| view["gathering"]["stand_ins"] = json!("1")));
    fake.show();
    fake.change = None;
    fake.show();
    fake.finish();
    let believed = believes(&fake, 1);
    let kept = fake.filed().expect("the game is in his files");
    assert!(!kept.played.practice || !believed, "practice, and called checked");
}

// Clocks.

fn on_time() -> Rules {
    let clocks = [Seat::FIRST, Seat::SECOND].into_iter().collect();
    let rules = [Preset::AllFives, Preset::Firecrackers, Preset::Draw].into_iter().find_map(|preset| {
        let rules = Rules { seconds: 600, clocks, firecrackers: false, ..preset.rules(2).ok()? };
        rules.check().is_ok().then_some(rules)
    });
    rules.expect("a game on time")
}

fn timed() -> Fake {
    Fake::new(11, on_time())
}

/// Reads Ben's clock, which shows so many seconds less.
fn steal(fake: &mut Fake, seconds: u16) {
    let left = fake.session.state().public().seconds[1];
    fake.make(Move::Clock(Seat::SECOND, left - seconds));
}

#[test]
fn clock_that_nobody_touches_is_checked() {
    let mut fake = timed();
    fake.finish();
    assert!(believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_that_runs_while_ana_is_on_turn() {
    let mut fake = timed();
    fake.until(|fake| fake.moves().len() > 2 && !fake.is_bens_turn());
    steal(&mut fake, 300);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_that_is_not_shown() {
    let mut fake = timed();
    fake.until(|fake| fake.moves().len() > 2 && fake.is_bens_turn());
    fake.change = Some(Box::new(|_, view| view["clocks"]["left"][1] = json!(null)));
    fake.show();
    steal(&mut fake, 300);
    fake.change = None;
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_that_runs_away_in_small_steps() {
    let mut fake = timed();
    fake.until(|fake| fake.moves().len() > 2 && fake.is_bens_turn());
    (0..100).for_each(|_| steal(&mut fake, 3));
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_that_runs_as_long_as_ana_thinks() {
    let mut fake = timed();
    fake.until(|fake| fake.moves().len() > 2 && !fake.is_bens_turn());
    fake.change = Some(Box::new(|_, view| view["clocks"]["runs"] = json!(true)));
    fake.show();
    fake.room.now += Duration::from_mins(1);
    steal(&mut fake, 60);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_that_is_shown_to_have_run() {
    let mut fake = timed();
    fake.until(|fake| fake.moves().len() > 2 && fake.is_bens_turn());
    fake.change = Some(Box::new(|_, view| view["clocks"]["left"][1] = json!({ "secs": 3, "nanos": 0 })));
    fake.show();
    fake.change = None;
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_of_bens_that_runs_out_between_two_hands() {
    let mut fake = Fake::new(11, Rules { clocks: Seats::of(Seat::SECOND), ..on_time() });
    fake.finish();
    assert!(believes(&fake, 1), "{}", told(&fake));
    fake.make(Move::Clock(Seat::SECOND, 0));
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn clock_that_has_run_before_the_first_move() {
    let mut fake = timed();
    fake.finish();
    let mut begins = start(&on_time());
    in_game(&mut fake, GameId(77));
    begins.seconds = start(&on_time()).seconds;
    let terms = Terms { game: GameId(77), begins, ..fake.given.terms.clone() };
    fake.room.clients[BEN] =
        Client::new("ws://table", "Ben", Entrance::Sit { code: fake.welcome.code, with: Vec::new() }, Bytes([9; 32]));
    fake.greet();
    let mut change = fake.change.take().expect("another game");
    fake.change = Some(Box::new(move |number, view| {
        change(number, view);
        let read = view["seen"]["seconds"][1].as_u64().expect("seconds");
        view["seen"]["seconds"][1] = json!(read - 300);
    }));
    assert!(fake.draws(terms), "he gives his bytes");
    fake.finish();
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

#[test]
fn clock_that_runs_between_two_hands() {
    let mut fake = timed();
    fake.finish();
    let mut terms = next_terms(&fake);
    terms.begins.seconds[1] -= 300;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

// Honest tables.

/// What is wrong with who accuses an honest table.
fn accused(room: &Room) -> Option<String> {
    let unfair = |client: &Client| matches!(client.fairness(), Fairness::Unfair(_));
    let at = room.clients.iter().position(unfair)?;
    Some(format!("{at}: {:?}", room.clients[at].fairness()))
}

fn nobody_is_accused(room: &Room) {
    for (at, client) in room.clients.iter().enumerate() {
        let fairness = client.fairness();
        assert!(!matches!(fairness, Fairness::Unfair(_)), "{at}: {fairness:?} {:?}", client.deals());
    }
}

fn wish(room: &mut Room, at: usize, wish: Wish) {
    let moment = room.clients[at].view().expect("a view").moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

#[test]
fn who_watches_and_loses_the_line_over_the_end_of_a_hand_accuses_nobody() {
    for restarts in [false, true] {
        let mut room = after_a_hand(2);
        let code = room.clients[0].code().expect("a table");
        let eve = room.enter("Eve", Entrance::Watch { code });
        next_hand(&mut room);
        (0..3).for_each(|_| _ = room.act());
        room.disconnect(eve);
        play_hand(&mut room);
        next_hand(&mut room);
        (0..3).for_each(|_| _ = room.act());
        if restarts {
            room.restart(eve);
        } else {
            room.connect(eve);
        }
        play_hand(&mut room);
        nobody_is_accused(&room);
    }
}

#[test]
fn who_watches_accuses_nobody_of_a_game_that_all_leave() {
    let mut room = after_a_hand(2);
    let code = room.clients[0].code().expect("a table");
    room.enter("Eve", Entrance::Watch { code });
    next_hand(&mut room);
    (0..3).for_each(|_| _ = room.act());
    let game = room.clients[0].view().expect("a view").game;
    wish(&mut room, 0, Wish::Propose(Proposal::NewGame));
    wish(&mut room, BEN, Wish::Agree(true));
    assert_ne!(room.clients[0].view().expect("a view").game, game, "another game");
    play_hand(&mut room);
    nobody_is_accused(&room);
}

/// Nestor plays for Cleo, who is away for long.
fn stand_in_for_cleo(room: &mut Room) {
    room.pass(Duration::from_secs(130));
    wish(room, 0, Wish::Propose(Proposal::StandIn(Seat::THIRD)));
    wish(room, BEN, Wish::Agree(true));
}

/// The host takes Cleo for present when the hand ends, because nobody has noticed yet that her line is dead.
fn dead_line(from: fn(&FromTable, usize) -> bool) -> Room {
    let mut room = second_hand(3);
    let mut is_dead = false;
    let mut lines = 0;
    room.rig = Some(Box::new(move |at, line| {
        if at == CLEO {
            lines += 1;
            is_dead |= from(&line, lines);
        }
        (if at == CLEO && is_dead { Vec::new() } else { vec![line] }, Vec::new())
    }));
    play_hand(&mut room);
    assert_eq!(phase(&room, 0), Phase::HandOver);
    room.disconnect(CLEO);
    room.rig = None;
    next_hand(&mut room);
    room.pass(Duration::from_secs(130));
    assert_eq!(phase(&room, 0), Phase::Playing);
    stand_in_for_cleo(&mut room);
    play_hand(&mut room);
    room.connect(CLEO);
    room
}

#[test]
fn whose_line_dies_unnoticed_with_the_last_move_accuses_nobody() {
    let room = dead_line(|line, _| matches!(line, FromTable::View(view) if view.seen.phase() != Phase::Playing));
    nobody_is_accused(&room);
    let deals = room.clients[CLEO].deals();
    assert_eq!(deals[1].how, HowDrawn::Checked, "{deals:?}");
}

#[test]
fn whose_line_dies_unnoticed_before_the_dealers_bytes_has_the_hand_checked() {
    let room = dead_line(|line, _| matches!(line, FromTable::Dealer { .. }));
    nobody_is_accused(&room);
    let deals = room.clients[CLEO].deals();
    assert_eq!(deals[1].how, HowDrawn::Checked, "{deals:?}");
}

#[test]
fn who_is_away_when_the_others_change_seats_accuses_nobody() {
    for restarts in [false, true] {
        let rules = Rules { target: 20, ..Preset::Block.rules(3).expect("a game") };
        let mut room = Room::with_table(13, plan(rules));
        (0..2).for_each(|_| _ = room.act());
        room.disconnect(CLEO);
        stand_in_for_cleo(&mut room);
        room.play();
        let before = room.clients[0].seats();
        wish(&mut room, 0, Wish::Propose(Proposal::NewSeats));
        wish(&mut room, BEN, Wish::Agree(true));
        assert_ne!(room.clients[0].seats(), before, "on other seats");
        if restarts {
            room.restart(CLEO);
        } else {
            room.connect(CLEO);
        }
        nobody_is_accused(&room);
        play_hand(&mut room);
        nobody_is_accused(&room);
    }
}

/// Three people, each of whom has played, and Ana is on turn.
fn ana_is_on_turn() -> Room {
    let mut room = second_hand(3);
    for _ in 0..30 {
        let view = room.clients[0].view().expect("a view");
        let deeds = view.seen.deeds();
        let plays = deeds.iter().rev().take(3).all(|deed| matches!(deed.act.step(), Move::Play(..)));
        if view.is_your_turn() && deeds.len() > 3 && plays {
            return room;
        }
        let at = view.seen.to_move().index();
        let (wish, moment) = room.clients[at].view().and_then(crate::common::room::sensible).expect("a move");
        room.clients[at].wish(wish, moment).expect("it may wish");
        room.carry();
    }
    panic!("it is never so");
}

#[test]
fn who_comes_back_while_the_others_agree_on_undo_accuses_nobody() {
    let mut failed = Vec::new();
    // Before Ben has answered, and after.
    for (agrees, restarts) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut room = ana_is_on_turn();
        let before = room.clients[0].view().expect("a view").seen.deeds().len();
        wish(&mut room, 0, Wish::Undo);
        if agrees {
            wish(&mut room, BEN, Wish::Agree(true));
        }
        if restarts {
            room.restart(BEN);
        } else {
            room.disconnect(BEN);
            room.connect(BEN);
        }
        if room.clients[CLEO].view().expect("a view").gathering.asked.is_some() {
            wish(&mut room, CLEO, Wish::Agree(true));
        }
        let after = room.clients[0].view().expect("a view").seen.deeds().len();
        play_hand(&mut room);
        failed.extend(accused(&room).map(|why| (agrees, restarts, before, after, why)));
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn who_comes_back_while_the_others_agree_on_another_game_accuses_nobody() {
    let mut failed = Vec::new();
    for proposal in [Proposal::NewGame, Proposal::End] {
        for restarts in [false, true] {
            let mut room = second_hand(3);
            (0..2).for_each(|_| _ = room.act());
            room.disconnect(BEN);
            room.pass(Duration::from_secs(130));
            wish(&mut room, 0, Wish::Propose(proposal));
            if restarts {
                room.restart(BEN);
            } else {
                room.connect(BEN);
            }
            if room.clients[CLEO].view().expect("a view").gathering.asked.is_some() {
                wish(&mut room, CLEO, Wish::Agree(true));
            }
            failed.extend(accused(&room).map(|why| (proposal, restarts, why)));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn who_is_away_while_moves_are_taken_back_and_the_hand_ends_accuses_nobody() {
    let mut failed = Vec::new();
    for restarts in [false, true] {
        let mut room = ana_is_on_turn();
        let seen = room.clients[BEN].view().expect("a view").seen.deeds().len();
        room.disconnect(BEN);
        wish(&mut room, 0, Wish::Undo);
        if room.clients[CLEO].view().expect("a view").gathering.asked.is_some() {
            wish(&mut room, CLEO, Wish::Agree(true));
        }
        let view = room.clients[0].view().expect("a view").clone();
        assert!(view.seen.deeds().len() < seen && view.is_your_turn(), "it was taken back");
        let step = view.seen.legal().iter().last().expect("a move");
        wish(&mut room, 0, Wish::Play { step, west: false, draws_on: false });
        room.pass(Duration::from_secs(130));
        wish(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
        if room.clients[CLEO].view().expect("a view").gathering.asked.is_some() {
            wish(&mut room, CLEO, Wish::Agree(true));
        }
        play_hand(&mut room);
        if restarts {
            room.restart(BEN);
        } else {
            room.connect(BEN);
        }
        failed.extend(accused(&room).map(|why| (restarts, why)));
        let how = room.clients[BEN].deals()[1].how;
        if how == HowDrawn::Checked {
            failed.push((restarts, "moves were taken back while he was away".to_owned()));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn a_clock_that_runs_out_between_two_hands_is_filed() {
    let rules = Rules { seconds: 120, clocks: Seats::of(Seat::FIRST), ..Preset::AllFives.rules(2).expect("a game") };
    assert!(rules.check().is_ok());
    let mut room = Room::with_table(3, plan(rules));
    play_hand(&mut room);
    assert_eq!(phase(&room, 0), Phase::HandOver);
    for _ in 0..300 {
        room.pass(Duration::from_secs(1));
    }
    assert_eq!(phase(&room, BEN), Phase::GameOver, "it runs between hands as well");
    nobody_is_accused(&room);
    room.leave(BEN);
    let kept = room.filed(BEN).last().map(|kept| (*kept).clone()).expect("it is in his files");
    let last = kept.record.hands.last().and_then(|hand| hand.moves.last().copied());
    assert!(!matches!(last, Some(Move::Resign(_))), "nobody gave up: {last:?}");
}

#[test]
fn a_game_on_time_that_is_given_up_between_two_hands_is_filed_with_its_end() {
    let clocks = [Seat::FIRST, Seat::SECOND].into_iter().collect();
    let rules = Rules { seconds: 600, clocks, ..Preset::AllFives.rules(2).expect("a game") };
    assert!(rules.check().is_ok());
    for between in [false, true] {
        let mut room = Room::with_table(3, plan(rules));
        if between {
            play_hand(&mut room);
            assert_eq!(phase(&room, 0), Phase::HandOver);
        } else {
            (0..4).for_each(|_| _ = room.act());
        }
        wish(&mut room, 0, Wish::GiveUp);
        assert_eq!(phase(&room, BEN), Phase::GameOver, "{between}");
        nobody_is_accused(&room);
        room.leave(BEN);
        let kept = room.filed(BEN).last().map(|kept| (*kept).clone()).expect("it is in his files");
        let end = kept.record.replay().expect("a game");
        assert_eq!(end.state().phase(), Phase::GameOver, "{between}");
        let last = kept.record.hands.last().and_then(|hand| hand.moves.last().copied());
        assert_eq!(last, Some(Move::Resign(Seat::FIRST)), "{between}");
    }
}

#[test]
fn a_clock_that_runs_out_accuses_nobody() {
    let clocks = [Seat::FIRST, Seat::SECOND].into_iter().collect();
    let rules = Rules { seconds: 30, clocks, target: 300, ..Preset::AllFives.rules(2).expect("a game") };
    for is_away in [false, true] {
        for undo in [false, true] {
            let mut room = Room::with_table(5, plan(rules));
            for _ in 0..8 {
                room.act();
            }
            if undo {
                for at in [0, 1] {
                    let moment = room.clients[at].view().expect("a view").moment;
                    room.clients[at].wish(Wish::Undo, moment);
                    room.carry();
                    let moment = room.clients[1 - at].view().expect("a view").moment;
                    room.clients[1 - at].wish(Wish::Agree(true), moment);
                    room.carry();
                    room.act();
                }
            }
            for _ in 0..400 {
                if phase(&room, 0) == Phase::GameOver {
                    break;
                }
                if is_away {
                    room.disconnect(BEN);
                    room.connect(BEN);
                }
                // Whoever is on turn thinks for long.
                for _ in 0..5 {
                    room.pass(Duration::from_secs(1));
                }
                room.act();
            }
            assert_eq!(phase(&room, 0), Phase::GameOver);
            nobody_is_accused(&room);
            for client in &room.clients {
                assert!(
                    matches!(client.fairness(), Fairness::Fair(_)) || undo,
                    "{is_away} {undo}: {:?}",
                    client.deals()
                );
            }
        }
    }
}

#[test]
fn clocks_that_stop_and_lines_that_break_leave_no_hand_unchecked() {
    for preset in [Preset::AllFives, Preset::Draw] {
        let Ok(rules) = preset.rules(2) else { continue };
        for clocks in [Seats::of(Seat::FIRST), [Seat::FIRST, Seat::SECOND].into_iter().collect()] {
            let rules = Rules { seconds: 900, clocks, ..rules };
            if rules.check().is_err() {
                continue;
            }
            let mut room = Room::with_table(5, plan(rules));
            let mut chance = ChaCha8Rng::seed_from_u64(9);
            let mut hands = 0;
            for _ in 0..120 {
                let at = chance.next_u32() as usize % 2;
                match chance.next_u32() % 8 {
                    0 => room.restart(at),
                    1 => {
                        room.disconnect(at);
                        (0..7).for_each(|_| room.pass(Duration::from_secs(1)));
                        room.connect(at);
                    }
                    2 => {
                        wish(&mut room, at, Wish::Propose(Proposal::Pause));
                        if room.clients[1 - at].view().is_some_and(|view| view.gathering.asked.is_some()) {
                            wish(&mut room, 1 - at, Wish::Agree(true));
                        }
                        (0..100).for_each(|_| room.pass(Duration::from_secs(1)));
                        for at in [0, 1] {
                            if room.clients[at].view().is_some_and(|view| view.waiting == Waiting::Paused) {
                                wish(&mut room, at, Wish::GoOn);
                            }
                        }
                    }
                    3 => take_back(&mut room, at),
                    4 => (0..9).for_each(|_| room.pass(Duration::from_secs(1))),
                    _ => {}
                }
                let was = phase(&room, 0);
                room.act();
                hands += usize::from(was == Phase::Playing && phase(&room, 0) != Phase::Playing);
                if phase(&room, 0) == Phase::GameOver {
                    break;
                }
            }
            assert!(hands > 0);
            for client in &room.clients {
                let deals = client.deals();
                let is_so = |how| matches!(how, HowDrawn::Checked | HowDrawn::Open);
                assert!(deals.iter().all(|deal| is_so(deal.how)), "{clocks:?} {:?} {deals:?}", client.fairness());
            }
        }
    }
}

/// Where one may draw though a bone fits, Ben does so three times.
#[test]
fn who_draws_though_a_bone_fits_accuses_nobody() {
    let palm = Preset::AllFivesPalm.rules(2).expect("a game for two");
    let mut room = Room::with_table(7, plan(palm));
    let mut drawn = 0;
    for _ in 0..400 {
        let view = room.clients[BEN].view().expect("a view");
        if view.seen.phase() != Phase::Playing {
            break;
        }
        if drawn < 3 && view.waiting == (Waiting::You { may_draw: true }) {
            drawn += 1;
            wish(&mut room, BEN, Wish::Play { step: Move::Draw, west: false, draws_on: drawn == 2 });
        } else {
            room.act();
        }
    }
    assert_eq!(drawn, 3);
    for client in &room.clients {
        assert_eq!(client.fairness(), Fairness::Fair(1), "{:?}", client.deals());
    }
}

#[test]
fn who_draws_on_accuses_nobody() {
    for restarts in [false, true] {
        let mut room = Room::with_table(7, plan(draw()));
        let mut drawn = 0;
        for _ in 0..400 {
            if phase(&room, 0) != Phase::Playing {
                break;
            }
            for at in 0..2 {
                let view = room.clients[at].view().expect("a view").clone();
                let Some((wish, moment)) = crate::common::room::sensible(&view) else { continue };
                let is_draw = matches!(wish, Wish::Play { step: Move::Draw, .. });
                let wish = if is_draw { Wish::Play { step: Move::Draw, west: false, draws_on: true } } else { wish };
                drawn += usize::from(is_draw);
                room.clients[at].wish(wish, moment);
                room.carry();
                if restarts && is_draw {
                    room.restart(at);
                }
            }
            room.pass(Duration::from_secs(1));
        }
        assert!(drawn > 0);
        for client in &room.clients {
            assert_eq!(client.fairness(), Fairness::Fair(1), "{restarts}: {:?}", client.deals());
        }
    }
}

#[test]
fn who_sits_down_between_two_hands_accuses_nobody() {
    for restarts in [false, true] {
        let mut room = after_a_hand(3);
        let code = room.clients[0].code().expect("a table");
        room.leave(CLEO);
        let fay = room.enter("Fay", Entrance::Sit { code, with: Vec::new() });
        assert!(!room.clients[fay].seats().is_empty(), "she sits");
        for hand in 0..2 {
            for at in [0, BEN, fay] {
                if let Some(moment) = room.clients[at].view().map(|view| view.moment) {
                    room.clients[at].wish(Wish::GoOn, moment);
                    room.carry();
                }
            }
            assert_eq!(phase(&room, 0), Phase::Playing, "{hand}");
            if restarts {
                room.restart(fay);
            }
            play_hand(&mut room);
            nobody_is_accused(&room);
        }
        let deals = room.clients[fay].deals();
        assert_eq!(deals.last().map(|deal| deal.how), Some(HowDrawn::Checked), "{deals:?}");
    }
}

#[test]
fn several_people_before_each_screen_with_lines_that_break_and_undo() {
    let mut failed = Vec::new();
    for (number, preset) in [Preset::Draw, Preset::Block, Preset::Muggins].into_iter().enumerate() {
        let rules = preset.rules(4).expect("a game for four");
        let here = |name: &str| Chair::Here(name.to_owned());
        let chairs = vec![here(""), Chair::Elsewhere, here("Bea"), Chair::Elsewhere];
        let mut room = Room::new(number as u64 + 3);
        room.enter("Ana", Entrance::Open(NewTable { help: true, ..NewTable::new(rules, chairs) }));
        let code = room.clients[0].code().expect("a table");
        room.enter("Ben", Entrance::Sit { code, with: vec!["Bob".to_owned()] });
        assert_eq!(room.clients[BEN].seats().len(), 2, "two before his screen");
        let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
        let mut hands = 0;
        for _ in 0..900 {
            let at = chance.next_u32() as usize % 2;
            match chance.next_u32() % 8 {
                0 => room.restart(at),
                1 => {
                    room.disconnect(at);
                    room.connect(at);
                }
                2 => take_back(&mut room, at),
                _ => {}
            }
            let was = phase(&room, 0);
            room.act();
            hands += usize::from(was == Phase::Playing && phase(&room, 0) != Phase::Playing);
            if hands > 2 || phase(&room, 0) == Phase::GameOver {
                break;
            }
        }
        for (at, client) in room.clients.iter().enumerate() {
            let deals = client.deals();
            let is_checked = deals.iter().all(|deal| matches!(deal.how, HowDrawn::Checked | HowDrawn::Open));
            if matches!(client.fairness(), Fairness::Unfair(_)) || !is_checked || hands == 0 {
                failed.push(format!("{preset:?} {at} {hands}: {:?} {deals:?}", client.fairness()));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Somebody asks for Undo, and all agree.
fn take_back(room: &mut Room, at: usize) {
    let Some(moment) = room.clients[at].view().map(|view| view.moment) else { return };
    room.clients[at].wish(Wish::Undo, moment);
    room.carry();
    for other in 0..room.clients.len() {
        let is_asked = room.clients[other].view().is_some_and(|view| {
            let own = room.clients[other].seats();
            view.gathering.asked.is_some_and(|asked| asked.needed.iter().any(|seat| own.contains(seat)) && other != at)
        });
        if is_asked {
            let moment = room.clients[other].view().map_or(0, |view| view.moment);
            room.clients[other].wish(Wish::Agree(true), moment);
            room.carry();
        }
    }
}

#[test]
fn all_games_with_lines_that_break_and_programs_that_start_again() {
    all_games(false);
}

#[test]
fn all_games_with_undo() {
    all_games(true);
}

fn all_games(undoes: bool) {
    let mut failed = Vec::new();
    for (rules, seed) in largest_tables().zip(1..) {
        let mut room = Room::with_table(seed, plan(rules));
        let code = room.clients[0].code().expect("a table");
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        room.enter("Eve", Entrance::Watch { code });
        let mut hands = 0;
        for _ in 0..700 {
            let people = room.clients.len() - 1;
            let at = chance.next_u32() as usize % people;
            match chance.next_u32() % 6 {
                0 => room.restart(at),
                1 => {
                    room.disconnect(at);
                    room.connect(at);
                }
                2 if chance.next_u32() % 8 == 0 => {
                    room.kill_host(seed);
                    (0..=people).for_each(|at| room.connect(at));
                }
                3 if undoes => take_back(&mut room, at),
                _ => {}
            }
            let was = phase(&room, 0);
            room.act();
            hands += usize::from(was == Phase::Playing && phase(&room, 0) != Phase::Playing);
            if hands > 1 || phase(&room, 0) == Phase::GameOver {
                break;
            }
        }
        let people = room.clients.len() - 1;
        for (at, client) in room.clients[..people].iter().enumerate() {
            let deals = client.deals();
            let is_checked = deals.iter().all(|deal| matches!(deal.how, HowDrawn::Checked | HowDrawn::Open));
            if matches!(client.fairness(), Fairness::Unfair(_)) || !is_checked {
                failed.push(format!("{:?} {at}: {:?} {deals:?}", rules.game(), client.fairness()));
            }
        }
        if matches!(room.clients[people].fairness(), Fairness::Unfair(_)) {
            failed.push(format!("{:?} watching: {:?}", rules.game(), room.clients[people].fairness()));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

// Nestors.

/// A table with Nestors of this level on all seats but the first and, if there are more than two, the second.
fn with_nestors(seed: u64, rules: Rules, level: Level) -> Room {
    let chairs = (0..rules.seats()).map(|seat| match seat {
        0 => Chair::Here(String::new()),
        1 if rules.seats() > 2 => Chair::Elsewhere,
        _ => Chair::Nestor(level),
    });
    Room::with_table(seed, NewTable { help: true, ..NewTable::new(rules, chairs.collect()) })
}

fn nestor_moves(room: &Room, at: usize) -> Vec<NestorMove> {
    let moves = room.news[at].iter().filter_map(|news| match news {
        ClientNews::Nestors(moves) => Some(moves.clone()),
        _ => None,
    });
    moves.flatten().collect()
}

/// How many of these moves a Nestor makes again, of how many.
fn repeated(moves: &[NestorMove]) -> (usize, usize) {
    let mut same = 0;
    for made in moves {
        // Another number than the table's own.
        let mut jobs = Jobs::of_number(2);
        let job = JobId { kind: Kind::Move, number: 1 };
        jobs.ask(Question { job, level: made.level, seen: made.seen.clone(), chance: Some(made.chance) });
        let answer = std::iter::repeat_with(|| jobs.work(u64::MAX)).flatten().next().expect("an answer");
        same += usize::from(matches!(&answer.found, Thought::Choice(choice) if choice.best == made.step));
    }
    (same, moves.len())
}

#[test]
fn nestors_of_an_honest_table_are_repeated_move_for_move() {
    let two_clocks: Seats = [Seat::FIRST, Seat::SECOND].into_iter().collect();
    let all_fives = Preset::AllFives.rules(2).expect("a game");
    let games = [
        (draw(), Level::Beginner),
        (draw(), Level::Easy),
        (draw(), Level::Tough),
        (Preset::Draw.rules(3).expect("a game"), Level::Easy),
        (Preset::Partnership.rules(4).expect("a game"), Level::Beginner),
        (Preset::Firecrackers.rules(2).expect("a game"), Level::Beginner),
        (Preset::Firecrackers.rules(2).expect("a game"), Level::Tough),
        (Rules { seconds: 300, clocks: two_clocks, ..all_fives }, Level::Tough),
    ];
    let mut failed = Vec::new();
    for (number, (rules, level)) in games.into_iter().enumerate() {
        // Undo and a line that breaks change nothing.
        for undoes in [false, true] {
            let mut room = with_nestors(number as u64 + 3, rules, level);
            for step in 0..400 {
                if phase(&room, 0) != Phase::Playing {
                    break;
                }
                if undoes && step % 5 == 4 && step < 30 {
                    let moment = room.clients[0].view().expect("a view").moment;
                    room.clients[0].wish(Wish::Undo, moment);
                    room.carry();
                    for at in 1..room.clients.len() {
                        room.clients[at].wish(Wish::Agree(true), moment);
                        room.carry();
                    }
                }
                if undoes && step % 7 == 6 {
                    room.restart(0);
                }
                room.act();
            }
            for at in 0..room.clients.len() {
                let moves = nestor_moves(&room, at);
                let (same, all) = repeated(&moves);
                if same != all || all == 0 {
                    failed.push(format!("{number} {level} undoes {undoes}: {same} of {all} at {at}"));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn a_nestor_who_plays_something_else_is_not_repeated() {
    let mut room = with_nestors(3, draw(), Level::Tough);
    room.nestor = Some(|question, best| question.seen.legal().iter().find(|step| *step != best).unwrap_or(best));
    play_hand(&mut room);
    nobody_is_accused(&room);
    let (same, all) = repeated(&nestor_moves(&room, 0));
    assert!(same < all, "{same} of {all}");
}
