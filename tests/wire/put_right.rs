//! Lies that a line hides which breaks for a moment, that nobody looks at between two hands, or that are put right
//! at once.

use super::fake::Fake;
use super::last::{
    believes, both, draw, fake, fresh_ben, misses, next_given, next_terms, on_time, start, told, up_to_the_last_move,
};
use super::rigged::{BEN, phase};
use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::event::GameEnd;
use electrum_dominoes::engine::{
    Bones, Deed, Event, GameEndReason, Move, Phase, SEATS, ScoreReason, Seat, Seats, Side,
};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Given, InText, Terms};
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{ClientNews, FromTable, MissedHand, ToTable};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

/// Whether Ben's screen was told of such a thing.
fn hears(fake: &Fake, is_it: impl Fn(&Event) -> bool) -> bool {
    fake.room.news[BEN].iter().any(|news| matches!(news, ClientNews::View(view) if view.news.iter().any(&is_it)))
}

/// Whether a move is in what Ben has filed last.
fn is_filed(fake: &Fake, step: Move) -> bool {
    let files = fake.room.filed(BEN);
    files.last().is_some_and(|kept| kept.record.hands.iter().any(|hand| hand.moves.contains(&step)))
}

fn points() -> Event {
    let (side, seat) = (Side::of(Seat::FIRST, false), Seat::FIRST);
    Event::Scored { side, seat, points: 25, why: ScoreReason::Count, counted: true }
}

/// Ben's bytes are out, the deal does not suit, and it is told as missed, with no move. Another game is drawn.
#[test]
fn a_first_deal_that_was_missed_at_once_leaves_the_first_of_another_game_unchecked() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    let terms = |game| Terms { begins: start(&draw()), game: GameId(game), ..fake.given.terms.clone() };
    let (first, second) = (terms(77), terms(78));
    let (given, dealer) = fake.drawn(9, first).expect("he gives his bytes");
    fake.given.hand = given.hand;
    misses(&mut fake, given, dealer);
    fake.change = Some(Box::new(move |_, view| view["game"] = json!(78)));
    fake.draws_and_plays(second);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

fn missed_after_a_moment(end: impl Fn(&mut Fake, &mut Vec<Move>)) -> Fake {
    let mut fake = fake();
    fake.steps(4);
    let now = fake.room.now;
    let mut moves = fake.moves();
    end(&mut fake, &mut moves);
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
    let missed = MissedHand { given: fake.given.clone(), bytes: fake.dealer, moves: Steps(moves) };
    fake.tell(&FromTable::Missed(Box::new(missed)));
    fake
}

/// The line breaks for a moment, and the rest of the hand is told with moves in Ben's name.
#[test]
fn the_rest_of_a_hand_with_moves_of_bens_is_not_checked_after_a_moment() {
    let mut fake = missed_after_a_moment(|fake, moves| {
        let mut session = fake.session.clone();
        while session.state().phase() == Phase::Playing {
            let step = session.state().legal().nth(0).expect("a move");
            session.play(step).expect("a move");
            moves.push(step);
        }
    });
    assert!(!believes(&fake, 1), "{}", told(&fake));
    assert!(fake.filed().expect("a file").played.practice);
}

#[test]
fn nobody_gives_up_for_ben_in_a_hand_that_he_missed() {
    let fake = missed_after_a_moment(|_, moves| moves.push(Move::Resign(Seat::SECOND)));
    assert!(!believes(&fake, 1) && !is_filed(&fake, Move::Resign(Seat::SECOND)), "{}", told(&fake));
}

#[test]
fn bens_clock_runs_out_in_no_hand_that_he_missed() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(4);
    fake.until(Fake::is_bens_turn);
    let now = fake.room.now;
    let mut moves = fake.moves();
    moves.push(Move::Clock(Seat::SECOND, 0));
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
    let missed = MissedHand { given: fake.given.clone(), bytes: fake.dealer, moves: Steps(moves) };
    fake.tell(&FromTable::Missed(Box::new(missed)));
    assert!(!believes(&fake, 1) && !is_filed(&fake, Move::Clock(Seat::SECOND, 0)), "{}", told(&fake));
}

/// The dealer's bytes are kept back, and the next hand begins with another score than the last view has shown.
#[test]
fn the_next_hand_begins_as_the_last_one_was_seen_to_end_though_the_bytes_were_kept_back() {
    let mut fake = fake();
    fake.play_on();
    let mut terms = next_terms(&fake);
    terms.begins.scores[0] += 50;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// The dealer's bytes are kept back, and Ben sits by another name in the next hand.
#[test]
fn the_next_hand_has_the_same_people_though_the_bytes_were_kept_back() {
    let mut fake = fake();
    fake.play_on();
    let mut terms = next_terms(&fake);
    let text = terms.sitters.to_text().replace("Ben", "Eve");
    terms.sitters = InText::from_text(&text).expect("people");
    fake.change = Some(Box::new(move |_, view| {
        view["seating"] = json!(view["seating"].as_str().expect("people").replace("Ben", "Eve"));
    }));
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// Ana gives up, the dealer's bytes are kept back, and the game goes on as if she had not.
#[test]
fn a_game_that_was_won_does_not_go_on_though_the_bytes_were_kept_back() {
    let mut fake = fake();
    fake.steps(4);
    let begins = {
        let mut other = fake.session.clone();
        while other.state().phase() == Phase::Playing {
            let step = other.state().legal().nth(0).expect("a move");
            other.play(step).expect("a move");
        }
        other.state().between_hands().expect("more")
    };
    fake.make(Move::Resign(Seat::FIRST));
    if fake.draws(Terms { begins, ..fake.given.terms.clone() }) {
        fake.finish();
    }
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

fn after(when_open: bool, change: impl FnMut(&mut Value) + 'static) -> Fake {
    let mut change = change;
    let mut fake = fake();
    if when_open {
        fake.finish();
    } else {
        fake.play_on();
    }
    fake.change = Some(Box::new(move |_, view| change(view)));
    fake.show();
    assert_eq!(fake.changed, 1, "reaches the screen");
    fake.change = None;
    fake.show();
    if !when_open {
        fake.open();
    }
    fake
}

/// After a hand, something else is shown than follows from it, and put right.
#[test]
fn what_is_shown_between_two_hands_is_of_the_last_one() {
    type C = fn(&mut Value);
    let changes: [(&str, C); 8] = [
        ("later hand number", |view| {
            view["seen"]["hand_number"] = json!(7);
            view["seen"]["scores"][0] = json!(95);
        }),
        ("earlier hand number", |view| {
            view["seen"]["hand_number"] = json!(1);
            view["seen"]["scores"][0] = json!(95);
        }),
        ("other game", |view| {
            view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1);
            view["seen"]["scores"][0] = json!(95);
        }),
        ("other game over", |view| {
            view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1);
            view["seen"]["phase"] = json!("GameOver");
            view["seen"]["scores"][0] = json!(95);
        }),
        ("open hands", |view| {
            let hands = view["open"]["hands"].as_array_mut().expect("hands");
            hands.reverse();
        }),
        ("boneyard", |view| view["open"]["boneyard"] = json!(["6-6", "5-5"])),
        ("lot", |view| view["lot"] = json!(["6-6", "5-5"])),
        ("scores", |view| view["seen"]["scores"][0] = json!(95)),
    ];
    let mut failed = Vec::new();
    for when_open in [true, false] {
        for (what, change) in changes {
            let fake = after(when_open, change);
            if believes(&fake, 1) {
                failed.push((what, when_open));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// A view tells of points, and then of a deal.
#[test]
fn news_from_before_a_deal_are_not_told() {
    let mut fake = fake();
    fake.steps(3);
    let mut news = vec![points()];
    news.extend(fake.story.clone());
    let news = json!(news);
    fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
    fake.show();
    fake.change = None;
    fake.finish();
    assert!(!hears(&fake, |event| *event == points()));
}

#[test]
fn a_story_that_is_told_after_the_bytes_is_true_of_ones_own_bones_and_of_the_end() {
    let mut failed = Vec::new();
    for kind in 0..3 {
        for waits in [false, true] {
            let mut fake = fake();
            fake.finish();
            let mut events = fake.story.clone();
            match kind {
                0 => {
                    let mut did = false;
                    for event in &mut events {
                        if let Event::Drew { seat: Seat::SECOND, bone, .. } = event {
                            let bones: Bones = draw().set.bones();
                            *bone = bones.iter().find(|other| Some(*other) != *bone);
                            did = true;
                        }
                    }
                    assert!(did, "Ben drew");
                }
                1 => events.push(Event::GameEnded(GameEnd {
                    winner: Some(Side::of(Seat::FIRST, false)),
                    how: GameEndReason::Target,
                    bonuses: [None; SEATS],
                })),
                _ => events.push(points()),
            }
            let moment = fake.moment;
            fake.tell(&FromTable::Story { moment, events });
            if waits {
                fake.show();
            } else {
                let events = fake.story.clone();
                fake.tell(&FromTable::Story { moment, events });
                fake.show();
            }
            if believes(&fake, 1) {
                failed.push((kind, waits));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

/// Ana gives up. What is shown with it is untrue, and put right.
#[test]
fn what_is_shown_when_somebody_gives_up_is_so() {
    for what in 0..2 {
        let mut fake = fake();
        fake.steps(4);
        fake.session.play(Move::Resign(Seat::FIRST)).expect("Ana gives up");
        fake.change = Some(Box::new(move |_, view| match what {
            0 => view["seen"]["scores"][0] = json!(95),
            1 => view["open"]["hands"] = serde_json::to_value([Bones::NONE; SEATS]).expect("hands"),
            _ => view["seen"]["hand_lens"][0] = json!(0),
        }));
        fake.show();
        fake.change = None;
        fake.set_moves(&fake.moves());
        fake.show();
        fake.open();
        assert!(!believes(&fake, 1), "{what}: {}", told(&fake));
    }
}

/// A play of Ana's is taken back, and points are told with it.
#[test]
fn nothing_is_told_with_what_takes_back_a_play() {
    let mut fake = fake();
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let is_played = |deed: &Deed| deed.seat == Seat::FIRST && matches!(deed.act.step(), Move::Play(..));
        fake.moves().len() > 2 && seen.deeds().last().is_some_and(is_played) && fake.is_bens_turn()
    });
    let moves = fake.moves();
    let (_, kept) = moves.split_last().expect("Ana's play");
    fake.set_moves(kept);
    let news = json!([points()]);
    fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
    fake.show();
    fake.change = None;
    fake.finish();
    assert!(!hears(&fake, |event| *event == points()));
}

/// Ana thinks for long, and the line breaks for a moment. Then Ben's clock has lost as much.
#[test]
fn bens_clock_does_not_run_while_ana_thinks() {
    let mut fake = Fake::new(11, on_time());
    fake.until(|fake| fake.moves().len() > 2 && !fake.is_bens_turn());
    fake.room.now += Duration::from_mins(5);
    fake.tell(&FromTable::Ping(7));
    fake.room.now += Duration::from_secs(1);
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    let left = fake.session.state().public().seconds[1];
    fake.session.play(Move::Clock(Seat::SECOND, left - 300)).expect("a reading");
    fake.greet();
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn a_view_of_another_game_sets_no_clock() {
    let mut fake = Fake::new(11, on_time());
    fake.finish();
    fake.change = Some(Box::new(|_, view| view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1)));
    fake.show();
    fake.change = None;
    let mut terms = next_terms(&fake);
    terms.begins.seconds[1] -= 300;
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["seconds"][1] = json!(view["seen"]["seconds"][1].as_u64().expect("seconds") - 300);
    }));
    fake.show();
    fake.change = None;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// The host says that Ana's seat is Ben's while he asks for Undo, and takes back her play.
#[test]
fn an_undo_that_ben_asks_for_is_of_his_own_play() {
    let mut fake = fake();
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let deeds = seen.deeds();
        let plays = deeds.iter().rev().take(4).all(|deed| matches!(deed.act.step(), Move::Play(..)));
        deeds.len() > 5 && plays && deeds.last().is_some_and(|deed| deed.seat == Seat::SECOND)
    });
    fake.tell(&FromTable::Seats(Seats::of(Seat::FIRST)));
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Undo, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 2]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// A third game is called as the first one was.
#[test]
fn no_game_takes_the_place_of_an_earlier_one_in_bens_files() {
    let mut fake = fake();
    fake.steps(2);
    let first = fake.given.terms.game;
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    for game in [GameId(77), first] {
        fake.change = Some(Box::new(move |_, view| view["game"] = json!(game.0)));
        let gives = fake.draws(Terms { game, begins: start(&draw()), ..fake.given.terms.clone() });
        if !gives {
            break;
        }
        fake.steps(2);
        fake.make(Move::Resign(Seat::FIRST));
        fake.open();
    }
    let files: BTreeSet<GameId> = fake.room.filed(BEN).iter().map(|kept| kept.played.id).collect();
    assert_eq!(files.len(), 3, "{}", told(&fake));
}

/// Ben's bytes are out, and the deal does not suit. It is told as missed with no move, and all are said to have
/// left the game.
#[test]
fn a_deal_that_was_missed_at_once_leaves_the_first_of_another_game_unchecked() {
    let mut fake = fake();
    fake.finish();
    let (given, dealer) = next_given(&mut fake);
    fake.given.hand = given.hand;
    misses(&mut fake, given, dealer);
    fake.change = Some(Box::new(move |_, view| view["game"] = json!(78)));
    if fake.draws(Terms { game: GameId(78), begins: start(&draw()), ..fake.given.terms.clone() }) {
        fake.finish();
    }
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

#[test]
fn a_game_that_is_left_in_a_moment_leaves_the_first_hand_of_the_next_unchecked() {
    let mut fake = fake();
    fake.finish();
    let now = fake.room.now;
    fake.room.clients[BEN].disconnected(now);
    fake.greet();
    fake.change = Some(Box::new(move |_, view| view["game"] = json!(78)));
    if fake.draws(Terms { game: GameId(78), begins: start(&draw()), ..fake.given.terms.clone() }) {
        fake.finish();
    }
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

#[test]
fn the_end_of_another_game_is_not_shown_in_the_middle_of_a_hand() {
    for phase in ["HandOver", "GameOver"] {
        let mut fake = fake();
        fake.steps(4);
        fake.change = Some(Box::new(move |_, view| {
            view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1);
            view["seen"]["phase"] = json!(phase);
            view["seen"]["scores"][0] = json!(95);
        }));
        fake.show();
        assert_eq!(fake.changed, 1, "it reaches the screen");
        fake.change = None;
        fake.show();
        fake.finish();
        assert!(!believes(&fake, 1), "{phase}: {}", told(&fake));
    }
}

/// Ben sends a move, and his program ends before he sees it made. It was his own.
#[test]
fn a_move_of_ones_own_before_a_restart_is_no_practice() {
    let mut room = Room::with_table(7, plan(draw()));
    let mut done = false;
    while phase(&room, 0) == Phase::Playing {
        let view = room.clients[BEN].view().expect("a view").clone();
        if let Some((wish, moment)) = sensible(&view).filter(|_| !done && view.seen.deeds().len() > 2) {
            room.rig = Some(Box::new(|at, line| (if at == BEN { Vec::new() } else { vec![line] }, Vec::new())));
            room.clients[BEN].wish(wish, moment).expect("it may wish");
            room.carry();
            room.rig = None;
            room.restart(BEN);
            done = true;
        } else {
            room.act();
        }
    }
    assert!(done);
    let fairness = room.clients[BEN].fairness();
    room.leave(BEN);
    let kept = room.filed(BEN).last().map(|kept| kept.played.practice);
    assert!(kept == Some(false), "{kept:?} {fairness:?}");
}

/// Nestor plays the end of a hand for Ben, who is away for long.
#[test]
fn a_hand_that_nestor_has_played_for_ben_is_practice() {
    for comes_back in [false, true] {
        let mut room = Room::with_table(7, plan(draw()));
        (0..4).for_each(|_| _ = room.act());
        room.disconnect(BEN);
        room.pass(Duration::from_mins(3));
        let moment = room.clients[0].view().expect("a view").moment;
        room.clients[0].wish(Wish::Propose(Proposal::StandIn(Seat::SECOND)), moment);
        room.carry();
        if comes_back {
            (0..4).for_each(|_| _ = room.act());
            assert_eq!(phase(&room, 0), Phase::Playing);
            room.connect(BEN);
        }
        while phase(&room, 0) == Phase::Playing {
            room.act();
        }
        if !comes_back {
            room.connect(BEN);
        }
        let fairness = room.clients[BEN].fairness();
        room.leave(BEN);
        let kept = room.filed(BEN).last().map(|kept| kept.played.practice);
        assert_eq!(kept, Some(true), "comes back in the hand {comes_back}: {fairness:?}");
    }
}

/// Two people sit before Ben's screen. While he looks, it is told what the other one drew.
#[test]
fn nobody_hears_what_the_other_one_at_the_screen_has_drawn() {
    let mut fake = fake();
    fake.welcome.seats = both();
    fresh_ben(&mut fake);
    let game = GameId(77);
    let terms = Terms { game, begins: start(&draw()), ..fake.given.terms.clone() };
    let (hand, dealer) = (9, Bytes([5; 32]));
    let hash = dealer.hash();
    let said = fake.tell(&FromTable::Draw { hand, hash, terms: Box::new(terms.clone()) });
    let hashes: Vec<_> = said
        .into_iter()
        .filter_map(|said| match said {
            ToTable::Hash { hash, seat, .. } => Some((seat, hash)),
            _ => None,
        })
        .collect();
    let said = fake.tell(&FromTable::Hashes { hand, hashes });
    let given: Vec<_> = said
        .into_iter()
        .filter_map(|said| match said {
            ToTable::Chance { bytes, seat, .. } => Some((seat, bytes)),
            _ => None,
        })
        .collect();
    assert_eq!(given.len(), 2);
    let given = Given { hand, hash, terms, given };
    let line = FromTable::Given(Box::new(given.clone()));
    fake.tell(&line);
    let seating = given.terms.sitters.seen_from(Seat::FIRST).to_text();
    fake.change = Some(Box::new(move |_, view| {
        view["game"] = json!(77);
        view["seating"] = json!(seating);
        let news = view["news"].as_array_mut().expect("news");
        for event in news.iter_mut().filter(|event| event["Drew"]["seat"] == json!("0")) {
            event["Drew"]["bone"] = json!("6-6");
        }
    }));
    fake.goes_on_with(given, dealer);
    let mut drew = 0;
    while fake.session.state().phase() == Phase::Playing {
        let step = fake.session.state().legal().nth(0).expect("a move");
        drew += usize::from(step == Move::Draw && !fake.is_bens_turn());
        fake.ben_sends(step);
        fake.make(step);
    }
    fake.open();
    assert!(drew > 0);
    assert!(!hears(&fake, |event| matches!(event, Event::Drew { seat: Seat::FIRST, bone: Some(_), .. })));
}

/// The hand ends, and is first shown as if Ana had given up the game in that moment.
#[test]
fn an_end_that_was_seen_stays() {
    let mut fake = fake();
    up_to_the_last_move(&mut fake);
    let mut over = fake.session.clone();
    over.play(Move::Resign(Seat::FIRST)).expect("she could");
    let seen = serde_json::to_value(over.observe(Seat::SECOND)).expect("what Ben would see");
    fake.change = Some(Box::new(move |_, view| {
        view["seen"]["phase"] = seen["phase"].clone();
        view["seen"]["end"] = seen["end"].clone();
        view["seen"]["hand_number"] = seen["hand_number"].clone();
    }));
    fake.step();
    assert_eq!(fake.changed, 1, "it reaches the screen");
    fake.change = None;
    fake.set_moves(&fake.moves());
    fake.show();
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}
