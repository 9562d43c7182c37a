//! Rules that change from the next hand on. All at a table are asked, and each agrees to exactly the rules that they
//! have read. Who deals by any others is named, and nobody honest is.

use super::fake::Fake;
use super::rigged::{BEN, next_hand, phase, play_hand};
use crate::common::room::{Room, plan, played, sensible};
use electrum_dominoes::engine::rules::{NextLead, Preset};
use electrum_dominoes::engine::{Phase, Rules, Seat, Seats, Set};
use electrum_dominoes::record::text::InText as _;
use electrum_dominoes::record::{HowDrawn, Terms, Unfair};
use electrum_dominoes::table::{Proposal, Refusal, View, Wish};
use electrum_dominoes::wire::{ClientNews, Fairness, FromTable};
use std::time::Duration;

const CLEO: usize = 2;

/// A game that no hand ends, for so many.
fn long(players: usize) -> Rules {
    Rules { target: 500, ..Preset::Muggins.rules(players).expect("a game") }
}

/// What its people would rather play.
fn other(rules: &Rules) -> Rules {
    Rules { fives: false, lead_next: NextLead::Loser, ..*rules }
}

/// The same without any points but those of the hands.
fn third(rules: &Rules) -> Rules {
    Rules { lead_next: NextLead::Lot, ..*rules }
}

fn table(players: usize) -> Room {
    let mut room = Room::with_table(11, plan(long(players)));
    for _ in 0..5 {
        room.act();
    }
    assert_eq!(phase(&room, 0), Phase::Playing);
    room
}

fn view(room: &Room, at: usize) -> &View {
    room.clients[at].view().expect("a view")
}

fn next_rules(room: &Room) -> Vec<Option<Rules>> {
    (0..room.clients.len()).map(|at| view(room, at).gathering.next_rules).collect()
}

/// Somebody asks for these rules, or agrees to them.
fn wants(room: &mut Room, at: usize, rules: Rules) {
    wishes(room, at, Wish::Propose(Proposal::Rules(rules)));
}

fn wishes(room: &mut Room, at: usize, wish: Wish) {
    let moment = view(room, at).moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

/// Why the last wish of somebody was refused, if it was.
fn refusal(room: &Room, at: usize) -> Option<Refusal> {
    room.news[at].iter().rev().find_map(|news| match news {
        ClientNews::Refused(_, why) => Some(Some(*why)),
        ClientNews::Done(_) => Some(None),
        _ => None,
    })?
}

fn nobody_is_accused(room: &Room) {
    for client in &room.clients {
        assert!(!matches!(client.fairness(), Fairness::Unfair(_)), "{:?}", client.fairness());
    }
}

#[test]
fn the_next_hand_has_other_rules_once_all_agree_and_every_record_says_so() {
    for players in [2, 3, 4] {
        let mut room = table(players);
        let (old, new) = (long(players), other(&long(players)));
        wants(&mut room, 0, new);
        let asked = view(&room, BEN).gathering.asked.expect("a question");
        assert_eq!((asked.proposal, asked.by), (Proposal::Rules(new), Seat::FIRST));
        for at in 1..room.clients.len() {
            assert!(next_rules(&room).iter().all(Option::is_none), "nothing is agreed on before all have said so");
            wants(&mut room, at, new);
        }
        assert!(next_rules(&room).iter().all(|rules| *rules == Some(new)));
        assert_eq!(view(&room, BEN).rules(), &old, "this hand goes on as it began");
        let game = view(&room, BEN).game;
        play_hand(&mut room);
        let scores = view(&room, BEN).seen.public().scores;
        next_hand(&mut room);
        assert_eq!((view(&room, BEN).rules(), view(&room, BEN).game), (&new, game));
        assert_eq!(view(&room, BEN).seen.public().scores, scores);
        play_hand(&mut room);
        next_hand(&mut room);
        play_hand(&mut room);
        assert_eq!(view(&room, BEN).rules(), &new, "and the hands after it");
        for at in 0..room.clients.len() {
            assert_eq!(room.clients[at].fairness(), Fairness::Fair(3), "{players}: {at}");
        }
        for at in 0..room.clients.len() {
            room.leave(at);
        }
        let first = played(room.filed(0)[0]);
        for at in 0..room.clients.len() {
            let record = &room.filed(at).last().expect("the game is in their files").record;
            let rules: Vec<Option<Rules>> = record.hands.iter().map(|hand| hand.rules).collect();
            // Once somebody has left, the others may have begun another one.
            assert_eq!(rules[..3], [None, Some(new), None], "{players}: {at}");
            assert!(record.hands.iter().all(|hand| hand.begins.is_none()), "nothing had to be believed");
            assert!(record.replay().is_ok());
            assert_eq!(record.hands[1].deal, first.hands[1].deal);
        }
    }
}

#[test]
fn what_somebody_refuses_or_a_move_makes_out_of_date_changes_nothing() {
    let mut room = table(3);
    let new = other(&long(3));
    wants(&mut room, 0, new);
    wants(&mut room, BEN, new);
    wishes(&mut room, CLEO, Wish::Agree(false));
    assert_eq!(view(&room, 0).gathering.asked, None);
    let told = ClientNews::Declined(Proposal::Rules(new), Seat::THIRD);
    assert!(room.news[..CLEO].iter().all(|news| news.contains(&told)));
    wants(&mut room, 0, new);
    plays_and_takes_back(&mut room, |_| {});
    assert_eq!(view(&room, 0).gathering.asked, None, "it was meant for a moment that has passed");
    assert!(next_rules(&room).iter().all(Option::is_none));
    play_hand(&mut room);
    next_hand(&mut room);
    assert_eq!(view(&room, BEN).rules(), &long(3));
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(2)));
}

#[test]
fn who_agrees_to_rules_names_those_that_they_have_read() {
    let mut room = table(3);
    let (new, others) = (other(&long(3)), third(&long(3)));
    wants(&mut room, 0, new);
    wishes(&mut room, BEN, Wish::Agree(true));
    assert_eq!(refusal(&room, BEN), Some(Refusal::Late), "he does not say to which");
    wants(&mut room, BEN, others);
    assert_eq!(refusal(&room, BEN), Some(Refusal::Asked), "the others are asked for some already");
    // What was read is of a moment that has passed.
    let moment = view(&room, BEN).moment;
    room.clients[BEN].wish(Wish::Propose(Proposal::Rules(new)), moment - 1);
    room.carry();
    assert_eq!(refusal(&room, BEN), Some(Refusal::Late));
    assert_eq!(view(&room, 0).gathering.asked.expect("a question").agreed, Seats::of(Seat::FIRST));
    assert!(next_rules(&room).iter().all(Option::is_none));
    nobody_is_accused(&room);
}

#[test]
fn what_cannot_change_within_a_game_is_not_asked() {
    let mut room = table(2);
    let old = long(2);
    for rules in [Rules { set: Set::Nine, ..old }, Rules { single_hand: true, ..old }] {
        wants(&mut room, 0, rules);
        assert_eq!(refusal(&room, 0), Some(Refusal::NeedsNewGame));
    }
    wants(&mut room, 0, old);
    assert_eq!(refusal(&room, 0), Some(Refusal::Late), "they are played already");
    assert_eq!(view(&room, BEN).gathering.asked, None);
}

#[test]
fn rules_that_all_agreed_to_are_taken_back_as_all_agree() {
    let mut room = table(2);
    let (old, new) = (long(2), other(&long(2)));
    for rules in [new, third(&new), old, new] {
        wants(&mut room, 0, rules);
        wants(&mut room, BEN, rules);
        assert!(next_rules(&room).iter().all(|next| next.unwrap_or(old) == rules));
    }
    // Undo leaves the choice alone, and so does a host that is killed.
    for rules in [old, new] {
        plays_and_takes_back(&mut room, |room| {
            for at in 0..2 {
                wants(room, at, rules);
            }
        });
        assert!(next_rules(&room).iter().all(|next| next.unwrap_or(old) == rules));
    }
    room.kill_host(12);
    for at in 0..2 {
        room.connect(at);
    }
    play_hand(&mut room);
    room.restart(BEN);
    next_hand(&mut room);
    assert_eq!(view(&room, BEN).rules(), &new);
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(2)), "{:?}", room.clients[1].deals());
}

/// Somebody plays, something is done, and the play is taken back.
fn plays_and_takes_back(room: &mut Room, does: impl FnOnce(&mut Room)) {
    let played = |room: &Room| view(room, 0).seen.deeds().len();
    let (mut at, mut before) = (0, played(room));
    while played(room) == before || view(room, at).past.undo.is_none() {
        before = played(room);
        at = view(room, 0).seen.to_move().index();
        // Whoever has asked for something goes on playing.
        let mut seen = view(room, at).clone();
        seen.gathering.asked = None;
        let (wish, moment) = sensible(&seen).expect("a move");
        room.clients[at].wish(wish, moment);
        room.carry();
    }
    does(room);
    let before = played(room);
    wishes(room, at, Wish::Undo);
    if view(room, 0).gathering.asked.is_some() {
        wishes(room, 1 - at, Wish::Agree(true));
    }
    assert!(played(room) < before, "it is taken back");
}

#[test]
fn another_game_has_the_rules_of_the_last_hand_also_in_other_seats() {
    for again in [Proposal::NewGame, Proposal::NewSeats] {
        let short = Rules { target: 150, ..long(2) };
        let new = Rules { target: 100, ..short };
        let mut room = Room::with_table(17, plan(short));
        wants(&mut room, 0, new);
        wants(&mut room, BEN, new);
        play_hand(&mut room);
        while phase(&room, 0) != Phase::GameOver {
            next_hand(&mut room);
            play_hand(&mut room);
        }
        assert_eq!(view(&room, 0).rules(), &new);
        wishes(&mut room, 0, Wish::Propose(again));
        wishes(&mut room, BEN, Wish::Agree(true));
        assert_eq!((phase(&room, 0), view(&room, 0).rules()), (Phase::Playing, &new), "{again:?}");
        nobody_is_accused(&room);
    }
}

#[test]
fn nobody_who_is_away_has_other_rules_unless_nestor_plays_for_them() {
    let mut room = table(3);
    let new = other(&long(3));
    room.disconnect(BEN);
    wants(&mut room, 0, new);
    assert_eq!(refusal(&room, 0), Some(Refusal::NotYet), "he will be back");
    room.connect(BEN);
    wants(&mut room, 0, new);
    wants(&mut room, CLEO, new);
    room.disconnect(BEN);
    assert_eq!((view(&room, 0).gathering.asked, next_rules(&room)[0]), (None, None), "not over his head");
    room.pass(Duration::from_secs(125));
    wishes(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    wishes(&mut room, CLEO, Wish::Agree(true));
    wants(&mut room, 0, new);
    wants(&mut room, CLEO, new);
    assert_eq!(next_rules(&room)[0], Some(new));
    play_hand(&mut room);
    next_hand(&mut room);
    room.connect(BEN);
    nobody_is_accused(&room);
    play_hand(&mut room);
    assert_eq!(view(&room, BEN).rules(), &new);
    nobody_is_accused(&room);
    for at in [0, CLEO] {
        assert_eq!(room.clients[at].deals()[1].how, HowDrawn::Checked);
    }
    next_hand(&mut room);
    play_hand(&mut room);
    assert_eq!(room.clients[BEN].deals()[2].how, HowDrawn::Checked, "he plays by them now as all do");
}

#[test]
fn who_was_only_told_of_other_rules_does_not_call_the_hand_checked() {
    let mut room = table(3);
    let new = other(&long(3));
    room.disconnect(BEN);
    room.pass(Duration::from_secs(125));
    wishes(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    wishes(&mut room, CLEO, Wish::Agree(true));
    wants(&mut room, 0, new);
    wants(&mut room, CLEO, new);
    room.connect(BEN);
    play_hand(&mut room);
    next_hand(&mut room);
    play_hand(&mut room);
    nobody_is_accused(&room);
    assert_eq!(room.clients[0].deals()[1].how, HowDrawn::Checked);
    assert_eq!(room.clients[BEN].deals()[1].how, HowDrawn::Unseen, "anybody could break his line to change rules");
}

#[test]
fn whoever_watches_or_takes_a_seat_that_was_left_plays_by_what_the_table_has() {
    let mut room = table(3);
    let (new, code) = (other(&long(3)), room.clients[0].code().expect("a code"));
    let watcher = room.enter("Eve", electrum_dominoes::wire::Entrance::Watch { code });
    room.leave(BEN);
    wishes(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    wishes(&mut room, CLEO, Wish::Agree(true));
    wants(&mut room, 0, new);
    wants(&mut room, CLEO, new);
    assert_eq!(view(&room, watcher).gathering.next_rules, Some(new));
    play_hand(&mut room);
    let finn = room.enter("Finn", electrum_dominoes::wire::Entrance::Sit { code, with: Vec::new() });
    assert_eq!(room.clients[finn].seats(), Seats::of(Seat::SECOND));
    next_hand(&mut room);
    assert_eq!(view(&room, finn).rules(), &new);
    play_hand(&mut room);
    nobody_is_accused(&room);
    // He has seen nothing of the hand before.
    let drawn = |room: &Room| room.clients[finn].deals().iter().map(|deal| deal.how).collect::<Vec<_>>();
    assert_eq!(drawn(&room), [HowDrawn::Unseen, HowDrawn::Checked]);
    // He is asked as all are.
    wants(&mut room, 0, long(3));
    wants(&mut room, CLEO, long(3));
    assert_eq!(view(&room, watcher).gathering.next_rules, None);
    wants(&mut room, finn, long(3));
    next_hand(&mut room);
    assert_eq!(view(&room, finn).rules(), &long(3));
    play_hand(&mut room);
    nobody_is_accused(&room);
    assert_eq!(drawn(&room), [HowDrawn::Unseen, HowDrawn::Checked, HowDrawn::Checked]);
}

// Tables that lie.

fn fake() -> Fake {
    Fake::new(11, long(2))
}

/// Ben asks for these rules, or agrees to them.
fn ben_wants(fake: &mut Fake, rules: Rules) {
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(Wish::Propose(Proposal::Rules(rules)), moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Done(id));
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

/// The next hand is dealt and played by these rules.
fn deals_by(fake: &mut Fake, rules: Rules) {
    let terms = terms_by(fake, rules);
    fake.next_rules = None;
    fake.draws_and_plays(terms);
}

/// What Ben's program says of the third hand.
fn third_hand(fake: &Fake) -> Option<HowDrawn> {
    fake.room.clients[BEN].deals().into_iter().find(|deal| deal.number == 2).map(|deal| deal.how)
}

#[test]
fn an_honest_table_that_deals_by_what_ben_agreed_to_is_called_fair() {
    for restarts in [false, true] {
        let mut fake = fake();
        let new = other(&long(2));
        ben_wants(&mut fake, new);
        fake.next_rules = Some(new);
        fake.show();
        if restarts {
            fake.restart();
            fake.resume();
        }
        fake.finish();
        deals_by(&mut fake, new);
        assert_eq!((fake.fairness(), third_hand(&fake)), (Fairness::Fair(3), Some(HowDrawn::Checked)));
        assert_eq!(fake.filed().expect("a file").record.hands[2].rules, Some(new));
    }
}

/// What comes before the hand by other rules.
type Course = fn(&mut Fake, Rules);

/// What is changed of how the hand begins.
type Change = fn(&mut Terms);

#[test]
fn rules_that_ben_never_agreed_to_are_never_checked() {
    let (old, new) = (long(2), other(&long(2)));
    let courses: [(&str, Course); 7] = [
        ("nobody asked", |_, _| {}),
        ("he is told so", |fake, new| {
            fake.next_rules = Some(new);
            fake.show();
        }),
        ("he agreed to others", |fake, new| ben_wants(fake, third(&new))),
        ("he agreed, and not all did", |fake, new| ben_wants(fake, new)),
        ("he agreed, and somebody refused", |fake, new| {
            ben_wants(fake, new);
            fake.tell(&FromTable::Declined { proposal: Proposal::Rules(new), seat: Seat::FIRST });
            fake.next_rules = Some(new);
            fake.show();
        }),
        ("he agreed before a move", |fake, new| {
            ben_wants(fake, new);
            fake.step();
            fake.next_rules = Some(new);
            fake.show();
        }),
        ("he agreed, and the table never heard of it", |fake, new| {
            let moment = fake.room.clients[BEN].view().expect("a view").moment;
            fake.room.clients[BEN].wish(Wish::Propose(Proposal::Rules(new)), moment).expect("he wishes it");
            fake.room.clients[BEN].lines();
            fake.welcome.last_wish = 0;
            fake.break_line();
            fake.next_rules = Some(new);
            fake.show();
        }),
    ];
    for (what, course) in courses {
        let mut fake = fake();
        course(&mut fake, new);
        fake.finish();
        deals_by(&mut fake, new);
        // Whether Ben has agreed to what all are said to have agreed to is no reason to accuse anybody.
        let is_said = ["told", "refused", "before", "never"].iter().any(|word| what.contains(word));
        assert_eq!(fake.fairness() == Fairness::Unfair(Unfair::Rules), !is_said, "{what}");
        assert_ne!(third_hand(&fake), Some(HowDrawn::Checked), "{what}");
        // The like by the rules that he plays by is called fair.
        if !is_said {
            let mut fake = self::fake();
            course(&mut fake, new);
            fake.finish();
            deals_by(&mut fake, old);
            assert_eq!(fake.fairness(), Fairness::Fair(3), "{what}");
        }
    }
}

#[test]
fn rules_that_all_agreed_to_are_dealt_by_and_no_others() {
    let (old, new) = (long(2), other(&long(2)));
    for dealt in [old, third(&new), new] {
        let mut fake = fake();
        ben_wants(&mut fake, new);
        fake.next_rules = Some(new);
        fake.show();
        fake.finish();
        deals_by(&mut fake, dealt);
        let is_named = fake.fairness() == Fairness::Unfair(Unfair::Rules);
        assert_eq!(is_named, dealt != new, "{}: {:?}", dealt.to_text(), fake.fairness());
    }
}

#[test]
fn other_rules_are_no_way_to_other_scores_or_another_lead() {
    let new = other(&long(2));
    let changes: [(&str, Change); 3] = [
        ("the scores", |terms| terms.begins.scores[0] += 5),
        ("who leads", |terms| {
            use electrum_dominoes::engine::deal::Lead;
            terms.begins.lead = match terms.begins.lead {
                Lead::Seat(seat) => Lead::Seat(seat.after(1, 2)),
                _ => Lead::Seat(Seat::FIRST),
            };
        }),
        ("the number", |terms| terms.begins.hand += 1),
    ];
    for has_bytes in [true, false] {
        for (what, change) in changes {
            let mut fake = fake();
            ben_wants(&mut fake, new);
            fake.next_rules = Some(new);
            fake.show();
            if has_bytes {
                fake.finish();
            } else {
                fake.play_on();
            }
            let mut terms = terms_by(&fake, new);
            change(&mut terms);
            fake.next_rules = None;
            fake.draws_and_plays(terms);
            assert_eq!(fake.fairness(), Fairness::Unfair(Unfair::Shuffle), "{what} {has_bytes}");
        }
        let mut fake = fake();
        ben_wants(&mut fake, new);
        fake.next_rules = Some(new);
        fake.show();
        fake.play_on();
        deals_by(&mut fake, new);
        assert!(!fake.is_named(), "{:?}", fake.fairness());
    }
}

#[test]
fn a_line_that_breaks_to_change_the_rules_leaves_the_hand_unchecked() {
    let mut fake = fake();
    let new = other(&long(2));
    fake.steps(2);
    fake.next_rules = Some(new);
    fake.break_line();
    fake.finish();
    deals_by(&mut fake, new);
    assert_eq!((fake.is_named(), third_hand(&fake)), (false, Some(HowDrawn::Unseen)));
}
