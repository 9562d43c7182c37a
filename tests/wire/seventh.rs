//! Wishes that cross what the table tells meanwhile, people who are there and do nothing, and what was refused before
//! a line broke. And hosts that look like such tables.

use super::fake::Fake;
use super::last::{
    believes, ben_has_played, break_for_a_moment, draw, first_terms, fresh_ben, in_game, next_terms, on_time,
    plays_another, says, start, told,
};
use super::rigged::{BEN, next_hand, phase, play_hand};
use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::deal::Lead;
use electrum_dominoes::engine::rules::{NextLead, Preset};
use electrum_dominoes::engine::{Act, Deed, Move, Phase, Rules, Seat, Seats};
use electrum_dominoes::record::{GameId, Given, Terms};
use electrum_dominoes::table::{Proposal, Waiting, Wish};
use electrum_dominoes::wire::{Entrance, Fairness, FromTable, WhyClosed};
use serde_json::{Value, json};
use std::time::Duration;

const CLEO: usize = 2;

/// A game that no hand ends, for so many.
fn long(players: usize) -> Rules {
    Rules { target: 500, ..Preset::Muggins.rules(players).expect("a game") }
}

/// The same without any points but those of the hands.
fn other(rules: &Rules) -> Rules {
    Rules { fives: false, ..*rules }
}

fn third(rules: &Rules) -> Rules {
    Rules { lead_next: NextLead::Lot, ..*rules }
}

fn deeds(room: &Room) -> Vec<Deed> {
    room.clients[0].view().expect("a view").seen.deeds().to_vec()
}

/// Somebody wishes something, and the line is not carried yet.
fn queue(room: &mut Room, at: usize, wish: Wish) {
    let moment = room.clients[at].view().expect("a view").moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
}

fn wish(room: &mut Room, at: usize, wish: Wish) {
    queue(room, at, wish);
    room.carry();
}

/// Somebody wishes something. Its lines are still under way.
fn sends(room: &mut Room, at: usize, wish: Wish) -> Vec<String> {
    queue(room, at, wish);
    room.clients[at].lines()
}

/// The lines of somebody come to the table.
fn arrives(room: &mut Room, at: usize, lines: Vec<String>) {
    for line in lines {
        let outputs = room.host.hear(room.connections[at].expect("a line"), &line, room.now);
        room.follow(outputs);
    }
    room.carry();
}

fn on_turn(room: &Room) -> usize {
    room.clients[0].view().expect("a view").seen.to_move().index()
}

fn play_of(room: &Room, at: usize) -> Wish {
    room.clients[at].view().and_then(sensible).expect("a move").0
}

/// Whoever is on turn plays.
fn one_move(room: &mut Room) {
    let at = on_turn(room);
    let play = play_of(room, at);
    wish(room, at, play);
    room.pass(Duration::from_secs(1));
}

/// Plays until these seats have made the last plays, one after another, and others are on turn.
fn until_played(room: &mut Room, seats: &[Seat]) {
    for _ in 0..200 {
        let deeds = deeds(room);
        let last = deeds.iter().rev().take(seats.len()).rev();
        let is_so = deeds.len() > seats.len()
            && last.zip(seats).all(|(deed, seat)| deed.seat == *seat && matches!(deed.act, Act::Played(..)));
        if is_so && phase(room, 0) == Phase::Playing {
            return;
        }
        if phase(room, 0) == Phase::Playing {
            one_move(room);
        } else {
            next_hand(room);
        }
    }
    panic!("no such moment");
}

fn nobody_is_accused(room: &Room) {
    for (at, client) in room.clients.iter().enumerate() {
        let fairness = client.fairness();
        assert!(!matches!(fairness, Fairness::Unfair(_)), "{at}: {fairness:?} {:?}", client.deals());
    }
}

const ANA_BEN: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
const BEN_ANA: [Seat; 2] = [Seat::SECOND, Seat::FIRST];

// Honest tables.

/// Ben is on turn, his program answers, and he does nothing for longer than the patience.
fn ben_does_nothing() -> Room {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &BEN_ANA);
    room.pass(Duration::from_secs(130));
    assert!(room.clients[0].company().chairs[BEN].away.is_some(), "he is away to Ana");
    room
}

#[test]
fn honest_game_that_ana_leaves_for_another_while_ben_does_nothing() {
    let mut room = ben_does_nothing();
    wish(&mut room, 0, Wish::Propose(Proposal::NewGame));
    nobody_is_accused(&room);
    assert!(deeds(&room).len() < 2, "another game is there");
}

#[test]
fn honest_table_that_ana_ends_while_ben_does_nothing() {
    let mut room = ben_does_nothing();
    wish(&mut room, 0, Wish::Propose(Proposal::End));
    assert_eq!(room.host.counts().0, 0);
    nobody_is_accused(&room);
}

#[test]
fn honest_undo_of_what_nestor_played_for_ben_who_does_nothing() {
    let mut room = ben_does_nothing();
    wish(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    room.pass(Duration::from_secs(5));
    room.carry();
    for _ in 0..20 {
        if on_turn(&room) == 0 && deeds(&room).last().is_some_and(|deed| deed.seat == Seat::SECOND) {
            break;
        }
        if on_turn(&room) == 0 {
            one_move(&mut room);
        }
        room.pass(Duration::from_secs(5));
        room.carry();
    }
    let before = deeds(&room).len();
    wish(&mut room, 0, Wish::Undo);
    assert!(deeds(&room).len() < before, "it is taken back");
    nobody_is_accused(&room);
}

/// Ben asks to take back his play. Before the table hears it, Ana has played.
#[test]
fn honest_undo_that_crosses_a_play() {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &ANA_BEN);
    let late = sends(&mut room, BEN, Wish::Undo);
    one_move(&mut room);
    arrives(&mut room, BEN, late);
    wish(&mut room, 0, Wish::Agree(true));
    nobody_is_accused(&room);
}

/// Ben refuses to take back what Ana asks for, and takes back his own play.
#[test]
fn honest_undo_that_ben_asks_for_as_he_refuses_anas() {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &ANA_BEN);
    wish(&mut room, 0, Wish::Undo);
    assert!(room.clients[BEN].view().expect("a view").gathering.asked.is_some(), "Ben is asked");
    let before = deeds(&room).len();
    queue(&mut room, BEN, Wish::Agree(false));
    wish(&mut room, BEN, Wish::Undo);
    assert!(deeds(&room).len() < before, "it is taken back");
    nobody_is_accused(&room);
}

/// Ana asks Ben to take back, and he asks for the same instead of agreeing.
#[test]
fn honest_undo_that_both_ask_for() {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &ANA_BEN);
    wish(&mut room, 0, Wish::Undo);
    let before = deeds(&room).len();
    wish(&mut room, BEN, Wish::Undo);
    assert!(deeds(&room).len() < before, "it is taken back");
    nobody_is_accused(&room);
}

/// Ana refuses what Ben asks for, as he asks for it once more. Then she agrees.
fn asks_again(what: Wish) -> Room {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &BEN_ANA);
    wish(&mut room, BEN, what);
    let late = sends(&mut room, BEN, what);
    wish(&mut room, 0, Wish::Agree(false));
    arrives(&mut room, BEN, late);
    wish(&mut room, 0, Wish::Agree(true));
    room
}

#[test]
fn honest_undo_that_ben_asks_for_again_as_ana_refuses() {
    let room = asks_again(Wish::Undo);
    nobody_is_accused(&room);
}

#[test]
fn honest_game_that_ben_wants_to_leave_again_as_ana_refuses() {
    let room = asks_again(Wish::Propose(Proposal::NewGame));
    nobody_is_accused(&room);
    assert!(deeds(&room).len() < 2, "another game is there");
}

/// Ben agrees that Ana takes back her play. Before the table hears it, she asks for another game instead.
#[test]
fn honest_consent_that_crosses_another_question() {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &ANA_BEN);
    wish(&mut room, 0, Wish::Undo);
    let game = room.clients[0].view().expect("a view").game;
    let late = sends(&mut room, BEN, Wish::Agree(true));
    wish(&mut room, 0, Wish::Agree(false));
    wish(&mut room, 0, Wish::Propose(Proposal::NewGame));
    arrives(&mut room, BEN, late);
    nobody_is_accused(&room);
    let now = room.clients[0].view().expect("a view");
    assert!(now.game == game && !now.seen.deeds().is_empty(), "nobody has agreed to another game");
}

/// Ben asks for some rules and then for others. Before the table hears of these, Ana agrees to the former.
#[test]
fn honest_rules_that_ben_asks_for_as_others_are_agreed_on() {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &BEN_ANA);
    let (first, second) = (other(&long(2)), third(&long(2)));
    wish(&mut room, BEN, Wish::Propose(Proposal::Rules(first)));
    let late = sends(&mut room, BEN, Wish::Propose(Proposal::Rules(second)));
    wish(&mut room, 0, Wish::Propose(Proposal::Rules(first)));
    arrives(&mut room, BEN, late);
    wish(&mut room, 0, Wish::Propose(Proposal::Rules(second)));
    nobody_is_accused(&room);
}

/// What the programs of all three show to be compared after the last hand, in which Ana gives up or her clock runs
/// out while Ben is away.
#[test]
fn honest_letters_of_a_hand_that_ended_while_ben_was_away() {
    for gives_up in [false, true] {
        let rules = if gives_up { long(3) } else { Rules { seconds: 60, clocks: Seats::of(Seat::FIRST), ..long(3) } };
        rules.check().expect("a game");
        let mut room = Room::with_table(13, plan(rules));
        until_played(&mut room, &[Seat::SECOND, Seat::THIRD]);
        room.disconnect(BEN);
        if gives_up {
            wish(&mut room, 0, Wish::GiveUp);
        } else {
            room.pass(Duration::from_secs(90));
            room.carry();
        }
        assert_eq!(phase(&room, 0), Phase::GameOver, "{gives_up}");
        room.connect(BEN);
        nobody_is_accused(&room);
        let letters: Vec<_> =
            room.clients.iter().map(|client| client.deals().last().and_then(|deal| deal.letters)).collect();
        assert_eq!(letters[0], letters[CLEO]);
        assert!(letters[BEN].is_none() || letters[BEN] == letters[0], "{gives_up} {letters:?}");
    }
}

/// Cleo gives up and leaves. Finn sits down on her seat.
#[test]
fn honest_seat_of_who_gave_up_and_left() {
    let mut room = Room::with_table(13, plan(long(3)));
    until_played(&mut room, &[Seat::FIRST, Seat::SECOND]);
    wish(&mut room, CLEO, Wish::GiveUp);
    assert_eq!(phase(&room, 0), Phase::GameOver);
    let code = room.clients[0].code().expect("a code");
    room.leave(CLEO);
    let finn = room.enter("Finn", Entrance::Sit { code, with: Vec::new() });
    assert_eq!(room.clients[finn].seats(), Seats::of(Seat::THIRD));
    nobody_is_accused(&room);
}

/// A game is over, and Cleo has left. Finn sits down on her seat, and has no game in his files that he has not played.
#[test]
fn honest_seat_of_who_left_brings_no_game_of_theirs() {
    let mut room = Room::with_table(13, plan(Rules { target: 10, ..draw_for_three() }));
    room.play();
    let code = room.clients[0].code().expect("a code");
    room.leave(CLEO);
    let finn = room.enter("Finn", Entrance::Sit { code, with: Vec::new() });
    nobody_is_accused(&room);
    assert!(room.filed(finn).is_empty(), "{:?}", room.filed(finn)[0].played);
}

fn draw_for_three() -> Rules {
    Preset::Draw.rules(3).expect("a game")
}

/// Cleo is away for long, and the others agree to another game. While its first deal is drawn, she comes back.
#[test]
fn honest_game_that_the_others_left_before_cleo_is_back() {
    let mut room = Room::with_table(13, plan(long(3)));
    until_played(&mut room, &[Seat::SECOND, Seat::THIRD]);
    room.disconnect(CLEO);
    room.pass(Duration::from_secs(100));
    // Ana does something, so that she is there.
    let outputs = room.host.hear(room.connections[0].expect("a line"), r#"{"say":0}"#, room.now);
    room.follow(outputs);
    one_move(&mut room);
    room.pass(Duration::from_secs(25));
    wish(&mut room, 0, Wish::Propose(Proposal::NewGame));
    wish(&mut room, BEN, Wish::Agree(true));
    nobody_is_accused(&room);
    room.connect(CLEO);
    nobody_is_accused(&room);
}

/// The table's program is killed twice. No clock shows more than it did before.
#[test]
fn honest_clock_after_the_table_was_killed() {
    let rules = Rules { seconds: 60, clocks: Seats::of(Seat::FIRST), ..long(3) };
    rules.check().expect("a game on time");
    for seconds in 1..5 {
        let mut room = Room::with_table(13, plan(rules));
        until_played(&mut room, &ANA_BEN);
        room.pass(Duration::from_secs(seconds));
        let left = |room: &Room| room.clients[CLEO].view().expect("a view").seen.public().seconds[0];
        let kill = |room: &mut Room, seed| {
            room.kill_host(seed);
            (0..3).for_each(|at| room.connect(at));
        };
        kill(&mut room, 17);
        let before = left(&room);
        wish(&mut room, BEN, Wish::Agree(false));
        kill(&mut room, 18);
        assert!(left(&room) <= before);
        for _ in 0..200 {
            if room.clients[0].view().is_some_and(|view| view.waiting == Waiting::Paused) {
                wish(&mut room, 0, Wish::GoOn);
            }
            if phase(&room, 0) == Phase::Playing {
                room.act();
            }
        }
        assert_ne!(phase(&room, 0), Phase::Playing, "the hand is over");
        nobody_is_accused(&room);
    }
}

/// A table that was ended before it had kept what a clock shows goes on with more.
#[test]
fn honest_clock_that_shows_more_than_before() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(2);
    fake.change = Some(Box::new(|_, view| view["seen"]["seconds"][0] = json!(598)));
    fake.show();
    fake.change = None;
    fake.show();
    fake.finish();
    assert_eq!(fake.changed, 1);
    assert!(!fake.is_named() && !fake.is_checked(), "{}", told(&fake));
}

/// Ben's program has lost what it kept since some hands ago.
#[test]
fn honest_return_with_what_was_kept_some_hands_ago() {
    let mut room = Room::with_table(13, plan(long(2)));
    until_played(&mut room, &BEN_ANA);
    let pass = room.passes[BEN].clone();
    for _ in 0..5 {
        play_hand(&mut room);
        next_hand(&mut room);
    }
    room.passes[BEN] = pass;
    room.restart(BEN);
    nobody_is_accused(&room);
}

fn fake() -> Fake {
    Fake::new(11, long(2))
}

/// A hand is over and not checked, because a play was taken back while Ben's line was down.
fn after_an_unchecked_hand() -> Fake {
    let mut fake = fake();
    fake.steps(4);
    let moves = fake.moves();
    break_for_a_moment(&mut fake);
    fake.set_moves(&moves[..moves.len() - 1]);
    fake.resume();
    fake.finish();
    assert!(!fake.is_named() && !fake.is_checked(), "{}", told(&fake));
    fake
}

/// Ana gives up between two hands, after one that was not checked.
#[test]
fn honest_game_that_ana_gives_up_after_an_unchecked_hand_is_won() {
    let mut fake = after_an_unchecked_hand();
    fake.make(Move::Resign(Seat::FIRST));
    assert!(!fake.is_named(), "{}", told(&fake));
    let last = fake.filed().and_then(|kept| kept.record.hands.last()?.moves.last().copied());
    assert_eq!(last, Some(Move::Resign(Seat::FIRST)));
}

// Hosts that lie.

fn wishes(fake: &mut Fake, wish: Wish) {
    let id = says(fake, wish);
    fake.tell(&FromTable::Done(id));
}

/// Ben refuses, and before there is an answer his line breaks, or his program starts again. The table has heard him.
fn refuses_before_a_break(fake: &mut Fake, restarts: bool) {
    fake.welcome.last_wish = says(fake, Wish::Agree(false));
    if restarts {
        fake.restart();
    } else {
        break_for_a_moment(fake);
    }
    fake.resume();
}

fn ask_for_undo(fake: &mut Fake) {
    let asked = json!({ "proposal": "Undo", "by": "0", "needed": "1", "agreed": "0" });
    fake.change = Some(Box::new(move |_, view| view["gathering"]["asked"] = asked.clone()));
    fake.show();
    fake.change = None;
}

fn refused_undo(restarts: bool) {
    let mut fake = fake();
    ben_has_played(&mut fake);
    ask_for_undo(&mut fake);
    wishes(&mut fake, Wish::Agree(true));
    refuses_before_a_break(&mut fake, restarts);
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 2]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn undo_that_ben_refused_before_a_break() {
    refused_undo(false);
}

#[test]
fn undo_that_ben_refused_before_a_restart() {
    refused_undo(true);
}

#[test]
fn game_that_ben_would_not_leave_any_more_before_a_break() {
    let mut fake = fake();
    fake.steps(2);
    wishes(&mut fake, Wish::Propose(Proposal::NewGame));
    refuses_before_a_break(&mut fake, false);
    fake.open();
    in_game(&mut fake, 78);
    let terms = first_terms(&fake, 78);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

fn ben_wants(fake: &mut Fake, rules: Rules) {
    wishes(fake, Wish::Propose(Proposal::Rules(rules)));
}

/// The next hand as an honest table begins it by these rules.
fn terms_by(fake: &Fake, rules: Rules) -> Terms {
    let mut session = fake.session.clone();
    if *session.state().rules() != rules {
        session.change_rules(rules).expect("rules that can follow");
    }
    let begins = session.state().between_hands().expect("the hand is over");
    Terms { rules, begins, ..fake.given.terms.clone() }
}

fn deals_by(fake: &mut Fake, rules: Rules) {
    let terms = terms_by(fake, rules);
    fake.next_rules = None;
    fake.draws_and_plays(terms);
}

#[test]
fn rules_that_ben_refused_before_a_break() {
    let (mut fake, new) = (fake(), other(&long(2)));
    ben_wants(&mut fake, new);
    refuses_before_a_break(&mut fake, false);
    fake.next_rules = Some(new);
    fake.show();
    fake.finish();
    deals_by(&mut fake, new);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// All agree to other rules. After a short break a view of another game is shown, and this one goes on as it was.
#[test]
fn rules_that_all_agreed_to_are_not_forgotten_over_another_game() {
    for is_before_the_end in [true, false] {
        let (mut fake, new) = (fake(), other(&long(2)));
        ben_wants(&mut fake, new);
        fake.next_rules = Some(new);
        fake.show();
        if !is_before_the_end {
            fake.finish();
        }
        break_for_a_moment(&mut fake);
        in_game(&mut fake, 77);
        fake.next_rules = Some(third(&long(2)));
        fake.show();
        fake.change = None;
        fake.next_rules = None;
        fake.show();
        if is_before_the_end {
            fake.finish();
        }
        deals_by(&mut fake, long(2));
        assert!(!believes(&fake, 2), "{is_before_the_end} {}", told(&fake));
    }
}

/// All agree to other rules. What lies open at the end of the hand is hidden and the dealer's bytes are kept back, and
/// the next hand begins with another score.
#[test]
fn scores_under_other_rules_after_a_hand_that_nobody_can_work_out() {
    let (mut fake, new) = (fake(), other(&long(2)));
    ben_wants(&mut fake, new);
    fake.next_rules = Some(new);
    fake.show();
    fake.change = Some(Box::new(|_, view| {
        if view["waiting"] == json!("NewHand") {
            view["open"]["hands"] = hidden();
        }
    }));
    fake.play_on();
    fake.change = None;
    let mut terms = terms_by(&fake, new);
    terms.begins.scores[0] += 50;
    fake.next_rules = None;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

fn hidden() -> Value {
    let none = electrum_dominoes::engine::Bones::NONE;
    serde_json::to_value([none; 4]).expect("no bones")
}

/// Ben sits down between two hands. All agree to other rules, which say the same about who leads, and another one does.
#[test]
fn lead_under_other_rules_before_the_first_hand_of_bens() {
    let (mut fake, new) = (fake(), other(&long(2)));
    fake.finish();
    fresh_ben(&mut fake);
    fake.show();
    ben_wants(&mut fake, new);
    fake.next_rules = Some(new);
    fake.show();
    let mut terms = terms_by(&fake, new);
    terms.begins.lead = match terms.begins.lead {
        Lead::Seat(seat) => Lead::Seat(seat.after(1, 2)),
        _ => Lead::Seat(Seat::FIRST),
    };
    fake.next_rules = None;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// Ben sends a move, and his program starts again. The table has not heard it, and he makes another one.
#[test]
fn move_that_was_never_heard_before_a_restart() {
    let mut fake = fake();
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        fake.is_bens_turn() && seen.legal().iter().filter(|step| matches!(step, Move::Play(..))).count() > 1
    });
    let plays: Vec<Move> = fake.session.observe(Seat::SECOND).legal().iter().collect();
    let play = |step| Wish::Play { step, west: false, draws_on: false };
    let id = says(&mut fake, play(plays[0]));
    fake.welcome.last_wish = id - 1;
    fake.restart();
    fake.resume();
    says(&mut fake, play(plays[1]));
    fake.make(plays[0]);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ben wins a game. What lies open at its end is hidden, and the dealer's bytes are kept back.
#[test]
fn game_whose_end_nobody_can_work_out_is_filed() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    let rules = Rules { target: 10, ..draw() };
    let terms = Terms { rules, begins: start(&rules), ..first_terms(&fake, 77) };
    fake.change = Some(Box::new(|_, view| {
        view["game"] = json!(77);
        view["clocks"]["left"] = json!([null, null, null, null]);
        if view["waiting"] == json!("NewGame") {
            view["open"]["hands"] = hidden();
        }
    }));
    assert!(fake.draws(terms));
    fake.play_on();
    assert_eq!(fake.session.state().phase(), Phase::GameOver);
    let kept = fake.filed();
    assert!(fake.is_named() || kept.is_some(), "{}", told(&fake));
}

/// The table says that it is damaged, in the middle of a hand, and goes on with the next one once Ben is back.
#[test]
fn hand_that_is_left_out_by_a_table_that_says_it_is_damaged_and_a_restart() {
    let mut fake = fake();
    fake.steps(4);
    let mut end = fake.session.clone();
    while end.state().phase() == Phase::Playing {
        let step = end.state().legal().nth(0).expect("a move");
        end.play(step).expect("a move");
    }
    fake.tell(&FromTable::Closed(WhyClosed::Unreadable));
    fake.restart();
    let mut begins = end.state().between_hands().expect("a next hand");
    begins.scores[0] += 50;
    let terms = Terms { begins, ..fake.given.terms.clone() };
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// Between two hands the line breaks for a moment. What all gave to another game is told, and a view of it. Then this
/// game goes on, and Ben's clock has less.
#[test]
fn what_was_given_to_another_game_sets_no_clock() {
    let mut fake = Fake::new(11, on_time());
    fake.finish();
    break_for_a_moment(&mut fake);
    let rules = Rules { seconds: 30, ..on_time() };
    let terms = Terms { game: GameId(77), rules, begins: start(&rules), ..fake.given.terms.clone() };
    let given = Given { hand: fake.given.hand + 1, terms, ..fake.given.clone() };
    fake.tell(&FromTable::Given(Box::new(given)));
    in_game(&mut fake, 77);
    fake.show();
    fake.change = Some(Box::new(|_, view| view["seen"]["seconds"][1] = json!(30)));
    fake.show();
    fake.change = None;
    let mut terms = next_terms(&fake);
    terms.begins.seconds[1] = 30;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// Ben comes in the middle of a hand. After it, what all gave to it is told again as for the next hand, and a view of
/// how this has ended.
#[test]
fn end_of_a_hand_that_never_was_under_an_old_number() {
    let mut fake = fake();
    fake.steps(3);
    fresh_ben(&mut fake);
    fake.resume();
    fake.finish();
    let given = Given { terms: next_terms(&fake), ..fake.given.clone() };
    fake.tell(&FromTable::Given(Box::new(given)));
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["phase"] = json!("GameOver");
        view["seen"]["end"] = json!(["Target", "0"]);
        view["seen"]["scores"][0] = json!(500);
        view["seen"]["hand_number"] = json!(2);
    }));
    fake.show();
    fake.change = None;
    let shown = fake.room.clients[BEN].view().map(|view| view.seen.phase());
    assert_eq!(shown, Some(Phase::GameOver), "{}", told(&fake));
    assert!(fake.is_named(), "{}", told(&fake));
}

/// A hand is over and checked. The line breaks for a moment, a view of another game is shown, and then that Ana has won
/// this one, or given it up, which Ben's files say then. The next game begins.
#[test]
fn end_of_a_game_after_a_view_of_another_one() {
    for (ended, is_filed) in [(json!(["Target", "0"]), false), (json!([{ "Resigned": "0" }, "1"]), true)] {
        let mut fake = fake();
        fake.finish();
        break_for_a_moment(&mut fake);
        in_game(&mut fake, 77);
        fake.show();
        let end = ended.clone();
        fake.change = Some(Box::new(move |_, view| {
            view["seen"]["phase"] = json!("GameOver");
            view["seen"]["end"] = end.clone();
        }));
        fake.show();
        let shown = fake.room.clients[BEN].view().map(|view| view.seen.phase());
        assert_eq!(shown, Some(Phase::GameOver), "{}", told(&fake));
        plays_another(&mut fake, 78);
        let filed = fake.room.filed(BEN);
        let last = filed.first().and_then(|kept| kept.record.hands.last()?.moves.last().copied());
        assert_eq!(last == Some(Move::Resign(Seat::FIRST)), is_filed, "{ended} {}", told(&fake));
        assert!(is_filed || !believes(&fake, 0), "{ended} {}", told(&fake));
    }
}

/// After a hand that was not checked, Ana is shown to have won the game.
#[test]
fn end_of_a_game_after_an_unchecked_hand() {
    let mut fake = after_an_unchecked_hand();
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["phase"] = json!("GameOver");
        view["seen"]["end"] = json!(["Target", "0"]);
    }));
    fake.show();
    plays_another(&mut fake, 78);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// After a hand that was not checked, other scores are shown, and put right.
#[test]
fn scores_after_an_unchecked_hand() {
    let mut fake = after_an_unchecked_hand();
    fake.change = Some(Box::new(|_, view| view["seen"]["scores"][0] = json!(300)));
    fake.show();
    fake.change = None;
    fake.show();
    let terms = next_terms(&fake);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}
