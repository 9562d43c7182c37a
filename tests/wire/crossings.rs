//! Wishes that cross what happens at the table. Nobody honest is accused of any of it, and nothing that only looks like
//! it is believed.

use super::last::{believes, fake, told};
use super::rigged::{BEN, next_hand, phase, play_hand};
use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Move, Phase, Rules, Seat};
use electrum_dominoes::record::HowDrawn;
use electrum_dominoes::table::{Hidden, Proposal, Refusal, View, Wish};
use electrum_dominoes::wire::{ClientNews, Fairness};
use std::time::Duration;

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
            assert!(fake.is_named(), "{}", told(&fake));
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
        assert_eq!(fake.is_named(), gone == 2, "{}", told(&fake));
    }
}
