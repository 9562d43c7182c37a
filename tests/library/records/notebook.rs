//! What a program at a table elsewhere writes down of a game that another program keeps.

use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Bone, Event, Move, Observation, Phase, Revealed, Rules, Seat, Seats};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{
    Bytes, GameId, Given, HandCheck, HowDrawn, Notebook, Person, Seating, Session, Sitter, Terms, Unfair,
};
use rand::seq::IteratorRandom as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

const TABLE: u64 = 77;
const DEALER: Bytes = Bytes([5; 32]);

fn people(rules: &Rules) -> Seating {
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let sitters = ["Ana", "Ben", "Cleo"].map(guest).into_iter().chain([Sitter::Nestor(Level::Beginner)]);
    Seating::new(&sitters.take(rules.seats()).collect::<Vec<_>>()).expect("people")
}

/// What is told before a hand.
fn told(session: &Session, hand: u64) -> Given {
    let rules = *session.state().rules();
    let begins = session.state().between_hands().expect("a hand is to be dealt");
    let sitters = people(&rules);
    let seats: Seats = sitters.people().map(|(seat, _)| seat).collect();
    let given = seats.iter().map(|seat| (seat, Bytes([seat.index() as u8 + 10; 32]))).collect();
    let terms = Terms { game: GameId(9), rules, sitters, seats, begins, given_up: Vec::new() };
    Given { hand, hash: DEALER.hash(), terms, given }
}

/// Deals the hand that was told, and plays at most so many random moves of it.
fn play(session: &mut Session, given: &Given, most: usize, seed: u64, mut see: impl FnMut(&Session, &[Event])) {
    let mut story = vec![session.deal_drawn(given.drawing(TABLE, DEALER).expect("bytes")).expect("a deal")];
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    if let Some(lead) = session.state().forced_lead() {
        let end = session.state().legal().iter().next().expect("a lead");
        assert!(matches!(end, Move::Play(bone, _) if bone == lead));
        story.extend(session.play(end).expect("a lead"));
    }
    see(session, &story);
    for _ in 0..most {
        let Some(step) = session.state().legal().iter().choose(&mut chance) else { break };
        story.extend(session.play(step).expect("a legal move").into_iter().map(Event::seen_by_all));
        see(session, &story);
    }
}

/// What lies open to all.
fn open(session: &Session) -> Revealed {
    // Nobody is shown the boneyard, also at the end of a hand.
    let hands = session.state().reveal().hands;
    if session.state().phase() == Phase::Playing {
        Revealed::default()
    } else {
        Revealed { hands, boneyard: Vec::new() }
    }
}

/// The bones that were turned for the lead last.
fn lot(session: &Session) -> Vec<Bone> {
    let hand = session.record().hands.last().expect("a hand");
    hand.deal.lot.last().map_or(Vec::new(), |turned| turned.bones().to_vec())
}

fn seen(session: &Session, seat: Seat) -> Observation {
    session.observe(seat)
}

/// Every game without firecrackers, whose thrown bones come back to a place that nobody sees.
fn games() -> impl Iterator<Item = Rules> {
    let all = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |seats| preset.rules(seats)));
    all.filter(|rules| !rules.firecrackers)
}

#[test]
fn a_hand_follows_from_the_dealers_bytes_in_every_game() {
    for rules in games() {
        let mut session = Session::new(rules).expect("a game");
        let own = Seats::of(Seat::SECOND);
        let mut notes = None;
        for hand in 0..3 {
            if session.state().phase() == Phase::GameOver {
                break;
            }
            let given = told(&session, hand);
            let notes = notes.get_or_insert_with(|| Notebook::new(TABLE, &given.terms, own));
            notes.begin(given.clone(), true);
            play(&mut session, &given, 500, hand, |session, story| {
                let seen = seen(session, Seat::SECOND);
                assert_eq!(
                    notes.see(&seen, (&open(session), &lot(session), story), (false, Seats::NONE)),
                    Ok(()),
                    "{rules:?}"
                );
            });
            assert_eq!(notes.close(DEALER, None), Ok(()), "{rules:?}");
            let deal = notes.deals().last().expect("a hand");
            assert_eq!(deal.how, HowDrawn::Checked);
        }
        let record = notes.expect("notes").record();
        assert!(record.hands.iter().all(|hand| hand.check == Some(HandCheck::Checked)));
        for (own, kept) in record.hands.iter().zip(&session.record().hands) {
            assert_eq!((&own.deal, &own.moves, &own.drawing), (&kept.deal, &kept.moves, &kept.drawing));
        }
    }
}

#[test]
fn a_hand_whose_bones_were_never_known_is_kept_as_it_was_seen() {
    for (number, rules) in (0..).zip(games()) {
        for most in [500, 9, 4] {
            let mut session = Session::new(rules).expect("a game");
            let given = told(&session, number);
            let mut notes = Notebook::new(TABLE, &given.terms, Seats::of(Seat::SECOND));
            notes.begin(given.clone(), true);
            play(&mut session, &given, most, number + 100, |session, story| {
                let seen = seen(session, Seat::SECOND);
                notes.see(&seen, (&open(session), &[], story), (false, Seats::NONE)).expect("what is so");
            });
            notes.leave_open();
            let record = notes.record();
            let hand = record.hands.first().unwrap_or_else(|| panic!("{rules:?} after {most}"));
            assert_eq!(hand.check, Some(HandCheck::Seen));
            let again = record.replay().expect("a game that the rules allow");
            assert_eq!(seen(&again, Seat::SECOND), seen(&session, Seat::SECOND), "{rules:?} after {most}");
            assert_eq!(hand.moves, session.record().hands[0].moves);
        }
    }
}

#[test]
fn a_hand_that_follows_one_whose_bones_are_not_known_begins_as_it_is_told() {
    let rules = Preset::Draw.rules(3).expect("a game");
    let mut session = Session::new(rules).expect("a game");
    for hand in 0..2 {
        let given = told(&session, hand);
        play(&mut session, &given, 500, hand, |_, _| ());
    }
    let given = told(&session, 2);
    let mut notes = Notebook::new(TABLE, &given.terms, Seats::of(Seat::THIRD));
    notes.begin(given.clone(), true);
    play(&mut session, &given, 500, 2, |session, story| {
        notes
            .see(&seen(session, Seat::THIRD), (&open(session), &lot(session), story), (false, Seats::NONE))
            .expect("what is so");
    });
    assert_eq!(notes.close(DEALER, None), Ok(()));
    let again = notes.record().replay().expect("a game");
    assert_eq!(again.state().scores(), session.state().scores());
    assert_eq!(again.state().hand_number(), 3);
    // It is the same after it was written and read.
    let text = ron::to_string(&notes).expect("text");
    let read: Notebook = ron::from_str(&text).expect("notes");
    assert_eq!(read, notes);
    let mut next = told(&session, 3).terms;
    assert_eq!(notes.check_terms(&next, None, false), Ok(()));
    next.begins.scores[0] += 5;
    assert_eq!(notes.check_terms(&next, None, false), Err(Unfair::Shuffle), "other scores than the hands have left");
}
