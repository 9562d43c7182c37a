//! Wishes that cross what happens at the table, lines that break while a deal is drawn, and games that come in place of
//! others. Nobody honest is accused of any of it, and nothing that only looks like it is believed.

use super::fake::Fake;
use super::last::{believes, draw, fake, first_terms, fresh_ben, in_game, next_terms, on_time, plays_another, told};
use super::rigged::{BEN, next_hand, phase, play_hand};
use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::rules::{FirstLead, NextLead, Preset};
use electrum_dominoes::engine::{Bones, Move, Phase, Rules, Seat, Seats};
use electrum_dominoes::record::{HandDeal, HowDrawn, Terms, Unfair};
use electrum_dominoes::table::{Hidden, Proposal, Refusal, View, Wish};
use electrum_dominoes::wire::{ClientNews, Fairness, FromTable};
use serde_json::json;
use std::time::Duration;

const CLEO: usize = 2;

fn view(room: &Room, at: usize) -> &View {
    room.clients[at].view().expect("a view")
}

/// Somebody wishes this. Their line is not carried yet.
fn says(room: &mut Room, at: usize, wish: Wish) {
    let moment = view(room, at).moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
}

fn wishes(room: &mut Room, at: usize, wish: Wish) {
    says(room, at, wish);
    room.carry();
}

/// All agree to what is asked, and the next deal is drawn.
fn all_agree(room: &mut Room) {
    for at in 0..room.clients.len() {
        if room.connections[at].is_none() {
            continue;
        }
        let seen = view(room, at);
        let asked = seen.gathering.asked;
        if asked.is_some_and(|asked| asked.needed.contains(seen.viewer()) && !asked.agreed.contains(seen.viewer())) {
            wishes(room, at, Wish::Agree(true));
        }
    }
}

fn nobody_is_accused(room: &Room, what: &str) {
    for (at, client) in room.clients.iter().enumerate() {
        let fairness = client.fairness();
        assert!(!matches!(fairness, Fairness::Unfair(_)), "{what}: {at} {fairness:?} {:?}", client.deals());
    }
}

/// How Ben's program says that the hand was drawn that it saw last.
fn last_deal(room: &Room) -> Option<HowDrawn> {
    room.clients[BEN].deals().last().map(|deal| deal.how)
}

/// One after another plays until this is so.
fn until(room: &mut Room, is_so: impl Fn(&Room) -> bool) {
    for _ in 0..200 {
        if is_so(room) {
            return;
        }
        let at = view(room, 0).seen.to_move().index();
        if let Some((wish, moment)) = room.clients.get(at).and_then(|client| sensible(client.view()?)) {
            room.clients[at].wish(wish, moment);
            room.carry();
        }
        if is_so(room) {
            return;
        }
        room.pass(Duration::from_secs(1));
    }
    panic!("it never is so");
}

fn is_anas_turn(room: &Room) -> bool {
    view(room, 0).is_your_turn() && sensible(view(room, 0)).is_some()
}

/// Ana plays, also if she has asked for something.
fn ana_plays(room: &mut Room) {
    let mut seen = view(room, 0).clone();
    seen.gathering.asked = None;
    let (play, moment) = sensible(&seen).expect("a move of Ana's");
    room.clients[0].wish(play, moment);
    room.carry();
}

/// Ben wishes this, and a move of Ana's is heard before it.
fn crosses_a_move(room: &mut Room, wish: Wish) {
    says(room, BEN, wish);
    ana_plays(room);
}

/// All want the next hand. Ben says his bytes for it last, and wishes this with them.
fn crosses_a_deal(room: &mut Room, wish: Wish) {
    let moment = view(room, BEN).moment;
    for client in &mut room.clients {
        client.wish(Wish::GoOn, moment);
    }
    let mut last = Vec::new();
    for at in (0..room.clients.len()).cycle().take(60) {
        let lines = room.clients[at].lines();
        if at == BEN && lines.iter().any(|line| line.contains("\"chance\"")) {
            last = lines;
            room.clients[BEN].wish(wish, moment).expect("he may wish it");
            last.extend(room.clients[BEN].lines());
        } else {
            hears(room, at, lines);
        }
    }
    assert!(!last.is_empty());
    hears(room, BEN, last);
    room.carry();
}

/// The table hears these lines of somebody.
fn hears(room: &mut Room, at: usize, lines: Vec<String>) {
    for line in lines {
        let outputs = room.host.hear(room.connections[at].expect("a line"), &line, room.now);
        room.follow(outputs);
    }
}

// Wishes that cross what happens.

#[test]
fn honest_wish_that_crosses_a_move() {
    for players in [2, 3, 4] {
        for wish in [
            Wish::Undo,
            Wish::Propose(Proposal::NewGame),
            Wish::Propose(Proposal::End),
            Wish::GiveUp,
            Wish::Show(Hidden::Hands),
        ] {
            let what = format!("{players} {wish:?}");
            let mut room = Room::with_table(5, plan(Preset::Block.rules(players).expect("a game")));
            until(&mut room, |room| is_anas_turn(room) && view(room, BEN).past.undo.is_some());
            let deeds = view(&room, BEN).seen.deeds().len();
            let game = view(&room, 0).game;
            crosses_a_move(&mut room, wish);
            nobody_is_accused(&room, &what);
            all_agree(&mut room);
            nobody_is_accused(&room, &what);
            match wish {
                Wish::Undo => assert!(view(&room, BEN).seen.deeds().len() < deeds, "{what}: it is taken back"),
                Wish::Propose(Proposal::NewGame) => assert_ne!(view(&room, 0).game, game, "{what}: it is left"),
                Wish::Propose(_) => assert_eq!(room.host.counts().0, 0, "{what}: it is ended"),
                Wish::GiveUp => assert_eq!(phase(&room, BEN), Phase::GameOver, "{what}"),
                _ => {}
            }
            if wish == Wish::Propose(Proposal::End) || wish == Wish::GiveUp {
                continue;
            }
            play_hand(&mut room);
            nobody_is_accused(&room, &what);
            assert_eq!(last_deal(&room), Some(HowDrawn::Checked), "{what}: {:?}", room.clients[BEN].deals());
        }
    }
}

#[test]
fn honest_wish_that_crosses_the_next_deal() {
    for wish in
        [Wish::GiveUp, Wish::Show(Hidden::Hands), Wish::Propose(Proposal::NewGame), Wish::Propose(Proposal::End)]
    {
        let what = format!("{wish:?}");
        let mut room = Room::with_table(5, plan(Preset::Muggins.rules(4).expect("a game")));
        play_hand(&mut room);
        assert_eq!(phase(&room, BEN), Phase::HandOver);
        crosses_a_deal(&mut room, wish);
        all_agree(&mut room);
        nobody_is_accused(&room, &what);
    }
}

#[test]
fn giving_up_for_a_hand_that_is_over_is_late() {
    let mut room = Room::with_table(5, plan(Preset::Muggins.rules(4).expect("a game")));
    play_hand(&mut room);
    crosses_a_deal(&mut room, Wish::GiveUp);
    assert!(room.news[BEN].iter().any(|news| matches!(news, ClientNews::Refused(_, Refusal::Late))));
    assert_eq!(phase(&room, BEN), Phase::Playing);
}

/// All leave a game, and Ben wishes to give it up once he has given his bytes for the next one. That one goes on.
#[test]
fn honest_giving_up_of_a_game_that_was_left_gives_up_no_other() {
    let mut room = Room::with_table(5, plan(Preset::Block.rules(2).expect("a game")));
    until(&mut room, is_anas_turn);
    wishes(&mut room, 0, Wish::Propose(Proposal::NewGame));
    says(&mut room, BEN, Wish::Agree(true));
    crosses_a_deal(&mut room, Wish::GiveUp);
    nobody_is_accused(&room, "giving up");
    assert_eq!(phase(&room, BEN), Phase::Playing);
    play_hand(&mut room);
    assert_eq!(last_deal(&room), Some(HowDrawn::Checked));
}

/// Other rules are asked for, and a move crosses the last consent, or the line breaks before anything is heard of it.
#[test]
fn honest_consent_to_other_rules_that_crosses_a_move_or_a_break() {
    let old = Rules { target: 500, ..Preset::Muggins.rules(2).expect("a game") };
    let new = Rules { fives: false, ..old };
    for (crosses, breaks, restarts) in
        [(true, false, false), (false, true, false), (false, true, true), (true, true, false), (true, true, true)]
    {
        let what = format!("{crosses} {breaks} {restarts}");
        let mut room = Room::with_table(11, plan(old));
        until(&mut room, |room| is_anas_turn(room) && !view(room, BEN).seen.deeds().is_empty());
        wishes(&mut room, 0, Wish::Propose(Proposal::Rules(new)));
        let wish = Wish::Propose(Proposal::Rules(new));
        if breaks {
            // Nothing that the table says comes to Ben any more.
            room.rig = Some(Box::new(|at, line| (if at == BEN { Vec::new() } else { vec![line] }, Vec::new())));
        }
        if crosses {
            crosses_a_move(&mut room, wish);
        } else {
            wishes(&mut room, BEN, wish);
            ana_plays(&mut room);
        }
        room.rig = None;
        match (breaks, restarts) {
            (false, _) => {}
            (true, false) => {
                room.disconnect(BEN);
                room.connect(BEN);
            }
            (true, true) => room.restart(BEN),
        }
        nobody_is_accused(&room, &what);
        // Whatever was refused is asked for again.
        if view(&room, BEN).gathering.next_rules.is_none() {
            for at in 0..2 {
                says(&mut room, at, wish);
                room.carry();
            }
        }
        assert_eq!(view(&room, BEN).gathering.next_rules, Some(new), "{what}");
        play_hand(&mut room);
        next_hand(&mut room);
        assert_eq!(view(&room, BEN).rules(), &new, "{what}");
        play_hand(&mut room);
        nobody_is_accused(&room, &what);
        assert_eq!(last_deal(&room), Some(HowDrawn::Checked), "{what}: {:?}", room.clients[BEN].deals());
    }
}

/// Ben asks for another game, and something that was asked before is refused in the same moment.
#[test]
fn honest_refusal_of_something_else_takes_back_no_later_wish() {
    for refuses_himself in [false, true] {
        let mut room = Room::with_table(5, plan(Preset::Block.rules(3).expect("a game")));
        until(&mut room, is_anas_turn);
        wishes(&mut room, 0, Wish::Propose(Proposal::End));
        if refuses_himself {
            says(&mut room, BEN, Wish::Agree(false));
        } else {
            // Ana thinks better of it, and is heard first.
            says(&mut room, 0, Wish::Agree(false));
        }
        says(&mut room, BEN, Wish::Propose(Proposal::NewGame));
        room.carry();
        all_agree(&mut room);
        nobody_is_accused(&room, "refused");
        play_hand(&mut room);
        nobody_is_accused(&room, "refused");
        assert_eq!(last_deal(&room), Some(HowDrawn::Checked), "{:?}", room.clients[BEN].deals());
    }
}

/// The table does not answer a wish of Ben's, and makes it after he has played on.
#[test]
fn a_wish_without_an_answer_is_over_with_the_next_move_of_bens() {
    for leaves in [true, false] {
        let mut fake = fake();
        fake.until(|fake| {
            let moves = fake.moves();
            let plays = moves.iter().rev().take(2).all(|step| matches!(step, Move::Play(..)));
            moves.len() > 3 && plays && fake.is_bens_turn()
        });
        let moment = fake.room.clients[BEN].view().expect("a view").moment;
        let wish = if leaves { Wish::Propose(Proposal::NewGame) } else { Wish::Undo };
        fake.room.clients[BEN].wish(wish, moment).expect("he wishes it");
        // His move is made, and the table answers neither.
        let step = fake.session.observe(Seat::SECOND).legal().nth(0).expect("a move");
        fake.room.clients[BEN].wish(Wish::Play { step, west: false, draws_on: false }, moment).expect("he plays");
        fake.room.clients[BEN].lines();
        fake.make(step);
        if leaves {
            fake.open();
            plays_another(&mut fake, 78);
            assert!(!believes(&fake, 0), "{}", told(&fake));
        } else {
            let moves = fake.moves();
            fake.set_moves(&moves[..moves.len() - 1]);
            fake.show();
            fake.finish();
            assert!(!believes(&fake, 1), "{}", told(&fake));
        }
    }
}

/// The table takes back a play of Ben's for which he asked, and one more before it answers.
#[test]
fn undo_without_an_answer_is_one_undo() {
    let mut fake = fake();
    fake.until(|fake| {
        let moves = fake.moves();
        let plays = moves.iter().rev().take(4).all(|step| matches!(step, Move::Play(..)));
        moves.len() > 5 && plays && !fake.is_bens_turn()
    });
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Undo, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    for gone in [1, 2] {
        let moves = fake.moves();
        fake.set_moves(&moves[..moves.len() - gone]);
        fake.show();
    }
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

// Games that are left.

/// All leave a hand for another game. While that is drawn, the table goes on showing the one that was left.
#[test]
fn honest_table_that_shows_a_hand_that_was_left_while_the_next_game_is_drawn() {
    let block = |players| Preset::Block.rules(players).expect("a game");
    for (what, rules) in [
        ("somebody is away", block(3)),
        ("a clock runs", on_time()),
        ("a clock runs out", one_clock(3)),
        ("a Nestor plays on", block(4)),
    ] {
        let mut room = Room::with_table(7, plan(rules));
        let is_nestors = |room: &Room| view(room, 0).seen.to_move() == Seat::FOURTH;
        until(&mut room, |room| if rules.seats == 4 { is_nestors(room) } else { is_anas_turn(room) });
        let silent = room.clients.len() - 1;
        room.rig = Some(Box::new(move |at, line| {
            let is_hidden = at == silent && matches!(line, FromTable::Hashes { .. });
            (if is_hidden { Vec::new() } else { vec![line] }, Vec::new())
        }));
        let game = view(&room, BEN).game;
        wishes(&mut room, 0, Wish::Propose(Proposal::NewGame));
        all_agree(&mut room);
        assert_eq!(view(&room, BEN).game, game, "{what}: it is drawn");
        room.pass(Duration::from_secs(20));
        room.carry();
        if what == "somebody is away" {
            room.disconnect(0);
            room.carry();
            room.connect(0);
        }
        nobody_is_accused(&room, what);
        room.pass(Duration::from_mins(1));
        room.carry();
        nobody_is_accused(&room, what);
        room.rig = None;
        room.pass(Duration::from_secs(200));
        room.carry();
        nobody_is_accused(&room, what);
        assert_ne!(view(&room, BEN).game, game, "{what}: another one is dealt");
        play_hand(&mut room);
        nobody_is_accused(&room, what);
    }
}

/// Ben is away, and the others leave a hand for another game. While that is drawn, Ana's clock runs out, and Ben comes
/// back.
#[test]
fn honest_end_by_a_clock_of_a_hand_that_was_left_while_ben_was_away() {
    let mut room = Room::with_table(7, plan(Rules { seconds: 180, ..one_clock(3) }));
    until(&mut room, |room| is_anas_turn(room) && view(room, 0).seen.deeds().len() > 2);
    room.disconnect(BEN);
    room.pass(Duration::from_secs(125));
    room.rig = Some(Box::new(|at, line| {
        let is_hidden = at == CLEO && matches!(line, FromTable::Hashes { .. });
        (if is_hidden { Vec::new() } else { vec![line] }, Vec::new())
    }));
    let game = view(&room, 0).game;
    wishes(&mut room, 0, Wish::Propose(Proposal::NewGame));
    all_agree(&mut room);
    room.pass(Duration::from_secs(70));
    room.carry();
    assert_eq!((view(&room, 0).game, phase(&room, 0)), (game, Phase::GameOver), "her clock has run out");
    room.connect(BEN);
    assert_eq!(phase(&room, BEN), Phase::GameOver);
    nobody_is_accused(&room, "he is back");
    room.rig = None;
    room.pass(Duration::from_secs(200));
    room.carry();
    nobody_is_accused(&room, "another game");
}

/// Ben's program answers, and he does nothing. After the patience Ana and Cleo play another game.
#[test]
fn honest_game_that_is_left_without_somebody_who_does_nothing() {
    for players in [2, 3] {
        let mut room = Room::with_table(13, plan(Preset::Block.rules(players).expect("a game")));
        until(&mut room, |room| view(room, BEN).is_your_turn() && sensible(view(room, BEN)).is_some());
        room.pass(Duration::from_secs(125));
        wishes(&mut room, 0, Wish::Propose(Proposal::NewGame));
        for at in (0..players).filter(|at| *at != BEN) {
            if view(&room, at).gathering.asked.is_some_and(|asked| !asked.agreed.contains(view(&room, at).viewer())) {
                wishes(&mut room, at, Wish::Agree(true));
            }
        }
        nobody_is_accused(&room, &players.to_string());
        for _ in 0..3 {
            room.pass(Duration::from_secs(125));
            room.carry();
        }
        nobody_is_accused(&room, &players.to_string());
        assert_ne!(last_deal(&room), Some(HowDrawn::Checked));
    }
}

/// The host says that Ben is away, and leaves a hand that does not suit. Or it shows then that Ana gave it up.
#[test]
fn a_hand_is_not_left_by_saying_that_ben_is_away() {
    for gives_up in [false, true] {
        let mut fake = fake();
        fake.finish();
        let terms = next_terms(&fake);
        assert!(fake.draws(terms));
        fake.change = Some(Box::new(|_, view| view["gathering"]["away"] = json!("1")));
        fake.show();
        fake.open();
        if gives_up {
            fake.make(Move::Resign(Seat::FIRST));
        }
        in_game(&mut fake, 78);
        let terms = first_terms(&fake, 78);
        fake.draws_and_plays(terms);
        assert!(!believes(&fake, 0), "{}", told(&fake));
    }
}

// A clock that runs out while the next hand is drawn.

/// One clock runs in every turn and between hands.
fn one_clock(players: usize) -> Rules {
    let rules = Preset::Block.rules(players).expect("a game");
    Rules { seconds: 60, clocks: Seats::of(Seat::FIRST), ..rules }
}

/// Ben has given his bytes for the next hand, and his line breaks. Ana's clock runs out, and all play another game.
#[test]
fn honest_clock_that_runs_out_in_a_drawing_while_ben_is_away() {
    for again in [Proposal::NewGame, Proposal::NewSeats] {
        for back in ["while it is drawn", "in its first hand", "after its first hand"] {
            for restarts in [false, true] {
                let what = format!("{again:?} {back} {restarts}");
                let mut room = Room::with_table(7, plan(one_clock(3)));
                play_hand(&mut room);
                room.rig = Some(Box::new(|at, line| {
                    let is_hidden = at == CLEO && matches!(line, FromTable::Hashes { .. });
                    (if is_hidden { Vec::new() } else { vec![line] }, Vec::new())
                }));
                (0..3).for_each(|at| wishes(&mut room, at, Wish::GoOn));
                assert_eq!(phase(&room, 0), Phase::HandOver, "it is drawn");
                room.disconnect(BEN);
                room.pass(Duration::from_secs(70));
                room.carry();
                assert_eq!(phase(&room, 0), Phase::GameOver, "her clock has run out");
                room.rig = None;
                wishes(&mut room, 0, Wish::Propose(again));
                all_agree(&mut room);
                if back != "while it is drawn" {
                    room.pass(Duration::from_secs(125));
                    room.carry();
                    assert_eq!(phase(&room, 0), Phase::Playing, "{what}");
                }
                if back == "after its first hand" {
                    let away = view(&room, 0).gathering.away.iter().next().expect("Ben is away");
                    wishes(&mut room, 0, Wish::Propose(Proposal::StandIn(away)));
                    all_agree(&mut room);
                    play_hand(&mut room);
                }
                if restarts {
                    room.restart(BEN);
                } else {
                    room.connect(BEN);
                }
                nobody_is_accused(&room, &what);
                room.pass(Duration::from_secs(125));
                for _ in 0..20 {
                    room.act();
                }
                nobody_is_accused(&room, &what);
            }
        }
    }
}

/// The same, and nobody asks for another game before the patience is over.
#[test]
fn honest_hand_of_a_game_that_is_over_is_not_drawn_again() {
    let mut room = Room::with_table(7, plan(one_clock(3)));
    play_hand(&mut room);
    room.rig = Some(Box::new(|at, line| {
        let is_hidden = at == CLEO && matches!(line, FromTable::Hashes { .. });
        (if is_hidden { Vec::new() } else { vec![line] }, Vec::new())
    }));
    (0..3).for_each(|at| wishes(&mut room, at, Wish::GoOn));
    room.pass(Duration::from_secs(250));
    room.carry();
    assert_eq!(phase(&room, 0), Phase::GameOver, "her clock has run out");
    nobody_is_accused(&room, "it is over");
    room.rig = None;
    (0..3).for_each(|at| wishes(&mut room, at, Wish::GoOn));
    assert_eq!(phase(&room, 0), Phase::Playing);
    play_hand(&mut room);
    nobody_is_accused(&room, "another game");
    assert_eq!(last_deal(&room), Some(HowDrawn::Checked));
}

fn breaks_for_a_moment(fake: &mut Fake) {
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
}

/// Once Ben's bytes are out, the deal does not suit. His line breaks, and there is another game.
#[test]
fn a_clock_that_has_run_out_is_no_way_to_another_deal() {
    let one = Rules { seconds: 600, clocks: Seats::of(Seat::FIRST), ..draw() };
    one.check().expect("a game on time");
    for (what, rules) in [("without clocks", draw()), ("with a clock", one)] {
        for (is_fresh, restarts) in [(false, false), (false, true), (true, false), (true, true)] {
            let what = format!("{what} {is_fresh} {restarts}");
            let mut fake = Fake::new(11, rules);
            fake.finish();
            if is_fresh {
                fresh_ben(&mut fake);
                fake.show();
            }
            let (terms, hand) = (next_terms(&fake), fake.given.hand + 1);
            fake.drawn(hand, terms).expect("he gives his bytes");
            fake.given.hand = hand;
            if restarts {
                fake.restart();
            } else {
                breaks_for_a_moment(&mut fake);
            }
            in_game(&mut fake, 78);
            let terms = first_terms(&fake, 78);
            fake.draws_and_plays(terms);
            assert!(!believes(&fake, 0), "{what}: {}", told(&fake));
            // A clock that cannot have run out has not.
            assert!(fake.is_named() || restarts, "{what}: {}", told(&fake));
        }
    }
}

// Bones that nobody asked to see.

/// A table for four, one of whom is Nestor, just after the first move.
fn with_nestor() -> Room {
    let mut room = Room::with_table(11, plan(Preset::Muggins.rules(4).expect("a game")));
    until(&mut room, |room| !view(room, 0).seen.deeds().is_empty() && is_anas_turn(room));
    room
}

#[test]
fn bones_that_a_host_shows_unasked_leave_the_hand_unchecked() {
    // Ana's own, truly.
    let mut fake = fake();
    fake.steps(2);
    let hand = fake.session.observe(Seat::FIRST).hand();
    let mut hands = [Bones::NONE; 4];
    hands[0] = hand;
    let hands = serde_json::to_value(hands).expect("hands");
    fake.change = Some(Box::new(move |_, view| view["open"]["hands"] = hands.clone()));
    fake.show();
    fake.change = None;
    assert_eq!(fake.changed, 1, "it reaches the screen");
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
    assert!(fake.is_named() || fake.filed().expect("a file").played.practice);
    // The Nestor's, which Ana has asked for, and Ben has not.
    let mut room = with_nestor();
    wishes(&mut room, 0, Wish::Show(Hidden::Hands));
    let hands = serde_json::to_value(&view(&room, 0).open).expect("hands");
    assert!(!view(&room, 0).open.hands[3].is_empty());
    let mut shown = serde_json::to_value(view(&room, BEN)).expect("a view");
    shown["open"] = hands;
    shown["game"] = json!(first_game(&room));
    room.tell(BEN, json!({ "view": shown }).to_string());
    assert!(!view(&room, BEN).open.hands[3].is_empty(), "it reaches the screen");
    play_hand(&mut room);
    assert_eq!(room.clients[0].deals()[0].how, HowDrawn::Checked);
    let HandDeal { how, .. } = room.clients[BEN].deals()[0];
    let is_named = matches!(room.clients[BEN].fairness(), Fairness::Unfair(_));
    assert!(is_named || how != HowDrawn::Checked, "{how:?}");
}

/// What the table calls the game.
fn first_game(room: &Room) -> u64 {
    let given = room.sent[BEN].iter().find_map(|line| match serde_json::from_str(line).ok()? {
        FromTable::Given(given) => Some(given.terms.game.0),
        _ => None,
    });
    given.expect("a game")
}

#[test]
fn honest_hands_of_nestors_that_ben_asked_for_are_practice_and_checked() {
    for what in ["seen once", "seen again", "after a break", "after a restart", "lost with the line"] {
        let mut room = with_nestor();
        if what == "lost with the line" {
            room.rig = Some(Box::new(|at, line| (if at == BEN { Vec::new() } else { vec![line] }, Vec::new())));
        }
        wishes(&mut room, BEN, Wish::Show(Hidden::Hands));
        room.rig = None;
        match what {
            "seen again" => wishes(&mut room, CLEO, Wish::Propose(Proposal::NewGame)),
            "after a restart" => room.restart(BEN),
            "after a break" | "lost with the line" => {
                room.disconnect(BEN);
                room.connect(BEN);
            }
            _ => {}
        }
        assert!(!view(&room, BEN).open.hands[3].is_empty(), "{what}");
        if view(&room, 0).gathering.asked.is_some() {
            wishes(&mut room, 0, Wish::Agree(false));
        }
        play_hand(&mut room);
        nobody_is_accused(&room, what);
        assert_eq!(last_deal(&room), Some(HowDrawn::Checked), "{what}");
        room.leave(BEN);
        assert!(room.filed(BEN).last().expect("a file").played.practice, "{what}");
    }
}

// The rules of another game.

/// How the game at the table ends before another one.
type End = fn(&mut Fake);

#[test]
fn another_game_is_played_by_the_rules_of_the_one_before() {
    let ends: [(&str, End); 3] = [
        ("given up", |fake| {
            fake.make(Move::Resign(Seat::FIRST));
            fake.open();
        }),
        ("without bytes", |fake| fake.make(Move::Resign(Seat::FIRST))),
        ("left", |fake| {
            let moment = fake.room.clients[BEN].view().expect("a view").moment;
            let wish = Wish::Propose(Proposal::NewGame);
            let id = fake.room.clients[BEN].wish(wish, moment).expect("he wishes it");
            fake.room.clients[BEN].lines();
            fake.tell(&FromTable::Done(id));
            fake.welcome.last_wish = id;
            fake.open();
        }),
    ];
    let others = [
        Rules { target: 150, ..draw() },
        Rules { lead_first: FirstLead::Lot, ..draw() },
        Rules { lead_next: NextLead::Loser, ..draw() },
        Preset::AllFives.rules(2).expect("a game"),
    ];
    for (what, end) in ends {
        for breaks in [false, true] {
            for rules in others.iter().copied().chain([draw()]) {
                let mut fake = fake();
                fake.steps(2);
                end(&mut fake);
                if breaks {
                    breaks_for_a_moment(&mut fake);
                }
                in_game(&mut fake, 78);
                let terms = first_terms(&fake, 78);
                let begins = super::last::start(&rules);
                fake.draws_and_plays(Terms { rules, begins, ..terms });
                let what = format!("{what} {breaks} {rules:?}: {}", told(&fake));
                if rules == draw() {
                    assert!(!fake.is_named() && (believes(&fake, 0) || what.starts_with("without")), "{what}");
                } else if breaks {
                    assert!(!believes(&fake, 0), "{what}");
                } else {
                    assert_eq!(fake.fairness(), Fairness::Unfair(Unfair::Rules), "{what}");
                }
            }
        }
    }
}

/// A game of one hand, whose winner leads the next one.
#[test]
fn honest_games_whose_winner_leads_the_next_one() {
    let rules = Rules { single_hand: true, lead_next: NextLead::Winner, ..Preset::Block.rules(3).expect("a game") };
    rules.check().expect("a game");
    let mut room = Room::with_table(9, plan(rules));
    let mut led = Vec::new();
    for again in [Proposal::NewGame, Proposal::NewGame, Proposal::NewSeats, Proposal::NewGame] {
        play_hand(&mut room);
        led.push(view(&room, BEN).rules().lead_first);
        // Who opened the first game of the table is the one to open in other seats, and nobody remembers who it was.
        let is_known = led.len() < 4;
        assert_eq!(last_deal(&room) == Some(HowDrawn::Checked), is_known, "{led:?}");
        wishes(&mut room, 0, Wish::Propose(again));
        all_agree(&mut room);
        nobody_is_accused(&room, "another game");
        assert_eq!(phase(&room, 0), Phase::Playing);
    }
    led.dedup();
    assert!(led.len() > 1, "others lead: {led:?}");
}
