//! Several people share the screen. A hand is covered as soon as its turn ends, and the next person
//! uncovers it.

use crate::common::driver::Table;
use crate::common::inside::Inside;
use electrum_dominoes::career::Tutor;
use electrum_dominoes::engine::bone::{Bones, Seat};
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::observe::Act;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::opened::Opened;
use electrum_dominoes::record::{Person, Seating, Sitter};
use electrum_dominoes::seat::{Clues, Habits, Input, Note};
use electrum_dominoes::table::{Hidden, HostOrder, NextGame, Refusal, TableHabits, Waiting, Watcher, Wish};
use electrum_dominoes::table::{Sitting, sitting::saved::Saved};

fn guest(name: &str) -> Sitter {
    Sitter::Person(Person::Guest(name.into()))
}

fn table(rules: Rules, sitters: &[Sitter], number: u64) -> Table {
    let seating = Seating::new(sitters).expect("people sit there");
    let (sitting, events) = Sitting::new(rules, seating, Some(number)).expect("a game");
    Table::of(
        sitting,
        events,
        number,
        Habits { table: TableHabits { auto_ok: true, ..TableHabits::default() }, ..Habits::default() },
    )
}

/// A table with people on the first and the third seat, and a Nestor between them.
fn two_people() -> Table {
    let rules = Preset::Muggins.rules(3).expect("a game for three");
    table(rules, &[Sitter::HOST, Sitter::Nestor(Level::Beginner), guest("Ann")], 5)
}

/// A table of this many seats with people on all of them.
fn only_people(rules: Rules, number: u64) -> Table {
    let sitters: Vec<Sitter> = rules.all_seats().map(|seat| guest(&seat.to_string())).collect();
    table(rules, &sitters, number)
}

/// Fails if the viewer is told a bone that not everyone at the table knows.
fn nothing_is_open(table: &Table) {
    let game = &table.game;
    assert!(
        game.view().hand().is_empty()
            && game.view().seen.legal().is_empty()
            && game.view().seen.forced_lead().is_none()
    );
    let known = |event: &Event| matches!(event, Event::Drew { bone: Some(_), .. });
    let told = [&game.view().since, &game.view().news];
    assert!(!told.into_iter().flatten().any(known), "{told:?}");
    assert!(!game.view().seen.deeds().iter().any(|deed| matches!(deed.act, Act::Drew(Some(_)))));
    let revealed = game.view().open.clone();
    assert!(revealed.boneyard.is_empty() && revealed.hands.iter().all(|hand| hand.is_empty()));
    assert!(game.hint().is_none() && game.doubt().is_none() && game.shares().is_none());
}

#[test]
fn a_hand_is_covered_as_soon_as_its_turn_ends_and_until_its_person_asks() {
    let games = Preset::ALL.into_iter().flat_map(|game| game.players().flat_map(move |seats| game.rules(seats)));
    for (rules, number) in games.zip(40..) {
        let mut table = only_people(rules, number);
        let (mut covered, mut over) = (0, 0);
        for _ in 0..400 {
            table.settle();
            match table.game.view().waiting {
                Waiting::Uncover(seat) => {
                    covered += 1;
                    assert_eq!(table.game.view().watcher(), Watcher::Covered(seat));
                    nothing_is_open(&table);
                    // Nobody can act before the hand is uncovered.
                    let moves = table.game.view().seen.deeds().len();
                    for input in
                        [Input::Draw, Input::Hint, Input::Wish(Wish::GiveUp), Input::Wish(Wish::Show(Hidden::Hands))]
                    {
                        table.step(input);
                        assert_eq!(
                            (table.game.view().watcher(), table.game.view().seen.deeds().len()),
                            (Watcher::Covered(seat), moves)
                        );
                    }
                    nothing_is_open(&table);
                    table.step(Input::Press);
                    assert_eq!(table.game.view().watcher(), Watcher::Seat(seat));
                    assert_eq!(table.game.view().hand(), table.sitting().state().reveal().hands[seat.index()]);
                }
                Waiting::NewHand | Waiting::NewGame if over == 1 => break,
                Waiting::NewHand => {
                    over += 1;
                    table.step(Input::Press);
                    assert!(table.game.view().hides_the_hand(), "a new hand is covered");
                }
                Waiting::NewGame => break,
                _ => {
                    assert_eq!(table.game.view().watcher(), Watcher::Seat(table.sitting().state().to_move()));
                    table.go_on();
                }
            }
        }
        assert!(covered > 4, "{rules:?}: covered {covered} times");
    }
}

#[test]
fn nestors_between_people_play_before_the_next_hand_is_uncovered() {
    let mut table = two_people();
    let mut seen = Vec::new();
    for _ in 0..60 {
        table.settle();
        if let Waiting::Uncover(seat) = table.game.view().waiting {
            let others = Seat::first(3).filter(|other| *other != seat);
            let lately = table.game.view().since.iter().filter(|event| matches!(event, Event::Played { .. })).count();
            seen.push((seat, lately, others.count()));
            assert_eq!(table.game.view().seen.to_move(), seat, "the Nestors have played");
            table.step(Input::Press);
        } else if matches!(table.game.view().waiting, Waiting::NewHand | Waiting::NewGame) {
            break;
        }
        table.go_on();
    }
    assert!(seen.len() > 4 && seen.iter().any(|(_, lately, _)| *lately > 1), "{seen:?}");
}

#[test]
fn a_game_of_one_person_is_never_covered() {
    let rules = Preset::Muggins.rules(3).expect("a game for three");
    let sitters = [Sitter::Nestor(Level::Beginner), Sitter::HOST, Sitter::Nestor(Level::Beginner)];
    let mut table = table(rules, &sitters, 5);
    for _ in 0..40 {
        assert_eq!(table.game.view().watcher(), Watcher::Seat(Seat::new(1).expect("a seat")));
        table.go_on();
    }
}

#[test]
fn a_game_that_is_resumed_in_the_middle_of_a_turn_comes_back_covered() {
    let mut table = two_people();
    for _ in 0..7 {
        table.go_on();
    }
    let again = Table::of(table.sitting().clone(), Vec::new(), 5, Habits::default());
    assert!(again.game.view().hides_the_hand());
    nothing_is_open(&again);
}

#[test]
fn nobody_is_shown_the_hand_of_another_person() {
    let mut table = two_people();
    table.settle();
    table.step(Input::Press);
    assert!(!table.game.view().hides_the_hand());
    table.step(Input::Wish(Wish::Show(Hidden::Hands)));
    let hands = table.game.view().open.clone().hands;
    assert_eq!(hands.map(Bones::is_empty), [true, false, true, true], "only the Nestor's hand");
    table.step(Input::Wish(Wish::Show(Hidden::Hands)));
    table.step(Input::Wish(Wish::Show(Hidden::Boneyard)));
    assert!(
        table.game.view().shown.is_none() && table.game.view().open.clone().boneyard.is_empty(),
        "the rest would tell of the hand"
    );
}

#[test]
fn what_one_person_asks_about_the_bones_is_told_to_nobody_else() {
    let mut table = two_people();
    table.settle();
    table.step(Input::Press);
    let asker = table.game.view().viewer();
    table.step(Input::Believe(Some(Clues::Draws)));
    assert!(table.game.clues().is_some());
    let mut others = 0;
    for _ in 0..30 {
        table.go_on();
        let own = table.game.view().watcher() == Watcher::Seat(asker);
        others += usize::from(!own);
        assert_eq!(table.game.clues().is_some(), own);
    }
    assert!(others > 5);
}

#[test]
fn undo_goes_back_over_the_last_turn_of_whoever_asks_and_names_the_others() {
    let mut table = only_people(Preset::Muggins.rules(3).expect("a game for three"), 12);
    for _ in 0..40 {
        table.settle();
        let acted = table.game.view().seen.deeds().len() > 5;
        if acted && table.game.view().watcher().open() == Some(table.game.view().seen.to_move()) {
            break;
        }
        table.go_on();
    }
    let asker = table.game.view().viewer();
    let others = table.game.view().past.undo.clone().unwrap_or_default();
    assert!(!others.is_empty() && !others.contains(&asker), "{others:?}");
    table.step(Input::Wish(Wish::Undo));
    assert_eq!(table.game.view().watcher(), Watcher::Covered(asker), "it is the asker's turn again, and covered");
    // Nobody knows who asks now, so the last to act must agree.
    assert_eq!(table.game.view().past.undo.clone().unwrap_or_default().len(), 1);
}

#[test]
fn help_counts_for_all_before_the_screen_and_is_kept_so() {
    let seating = Seating::new(&[Sitter::HOST, Sitter::Nestor(Level::Beginner), guest("Ann")]).expect("two people");
    let dealt = Sitting::new(Preset::Muggins.rules(3).expect("a game for three"), seating, None);
    let (sitting, events) = dealt.expect("a game");
    let mut table = Table::of(
        sitting,
        events,
        5,
        Habits { table: TableHabits { auto_ok: true, ..TableHabits::default() }, ..Habits::default() },
    );
    table.settle();
    table.step(Input::Press);
    table.step(Input::Hint);
    let helped = |table: &Table| [0, 2].map(|seat| table.sitting().is_practice_at(Seat::new(seat).expect("a seat")));
    let before = helped(&table);
    assert_eq!(before, [true, true], "both look at one screen");
    let text = ron::to_string(&table.sitting().saved()).expect("a sitting can always be written");
    let saved = ron::from_str::<Saved>(&text).expect("a sitting as it was written");
    let again = Table::of(Saved::load(saved).expect("a sitting"), Vec::new(), 5, Habits::default());
    assert_eq!(helped(&again), before);
}

#[test]
fn restore_and_redo_name_those_whose_turns_they_take_back_or_make_again() {
    let mut table = only_people(Preset::Muggins.rules(3).expect("a game for three"), 12);
    let own_turn = |table: &mut Table| {
        for _ in 0..40 {
            table.settle();
            if table.game.view().watcher().open() == Some(table.game.view().seen.to_move()) {
                return;
            }
            table.step(Input::Press);
        }
        panic!("nobody is to move");
    };
    own_turn(&mut table);
    table.step(HostOrder::Preserve);
    assert!(table.game.view().past.restore.clone().unwrap_or_default().is_empty(), "nobody has acted since");
    let before = table.game.view().seen.deeds().len();
    while table.game.view().seen.deeds().len() < before + 3 {
        own_turn(&mut table);
        table.go_on();
    }
    own_turn(&mut table);
    let asker = table.game.view().viewer();
    let others = table.game.view().past.restore.clone().unwrap_or_default();
    assert!(!others.is_empty() && !others.contains(&asker), "{others:?}");
    table.step(Input::Wish(Wish::Undo));
    // Nobody knows who asks while the hand is covered, so the person whose turn comes again must
    // agree.
    let again = table.game.view().past.redo.clone().unwrap_or_default();
    assert_eq!(again.len(), 1);
    let acted = table.game.view().seen.deeds().len();
    table.step(HostOrder::Redo);
    assert!(table.game.view().seen.deeds()[acted..].iter().any(|deed| deed.seat == again[0]), "{again:?}");
    let alone = Seating::one_person([Level::Easy]);
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let (sitting, events) = Sitting::new(rules, alone, Some(3)).expect("a game");
    let mut table = Table::of(
        sitting,
        events,
        3,
        Habits { table: TableHabits { auto_ok: true, ..TableHabits::default() }, ..Habits::default() },
    );
    table.step(HostOrder::Preserve);
    for _ in 0..6 {
        table.settle();
        table.go_on();
    }
    assert!(table.game.view().past.restore.clone().unwrap_or_default().is_empty(), "one person alone is not asked");
}

#[test]
fn a_table_that_has_agreed_to_play_without_help_gives_none_and_stays_so() {
    let rules = Preset::Muggins.rules(3).expect("a game for three");
    let seating = Seating::new(&[Sitter::HOST, Sitter::Nestor(Level::Beginner), guest("Ann")]);
    let seating = seating.expect("two people").without_help(true);
    let (sitting, events) = Sitting::new(rules, seating.clone(), None).expect("a game");
    let habits = Habits {
        table: TableHabits { auto_ok: true, ..TableHabits::default() },
        tutor: Tutor::Always,
        ..Habits::default()
    };
    let mut table = Table::of(sitting, events, 5, habits);
    table.settle();
    table.step(Input::Press);
    for input in [Input::Hint, Input::Wish(Wish::Show(Hidden::Hands)), Input::Believe(Some(Clues::Draws))] {
        table.step(input);
        assert_eq!(table.game.note(), Some(Note::Refused(Refusal::NoHelp)));
    }
    assert!(table.game.hint().is_none() && table.game.view().shown.is_none() && table.game.clues().is_none());
    for _ in 0..12 {
        table.go_on();
        assert!(table.game.doubt().is_none(), "the tutor is silent");
    }
    assert!(Seat::first(3).all(|seat| !table.sitting().is_practice_at(seat)));
    // It is kept with the game under way, and with its record.
    let text = ron::to_string(&table.sitting().saved()).expect("a sitting can always be written");
    let saved = ron::from_str::<Saved>(&text).expect("a sitting as it was written");
    assert_eq!(Saved::load(saved).expect("a sitting").seating(), &seating);
    let kept = table.sitting().kept_game("Ben", jiff::Timestamp::UNIX_EPOCH).to_text().expect("a record");
    assert!(kept.contains("human, beginner, guest Ann, no help"), "{kept}");
    let opened = Opened::from_bytes(kept.as_bytes()).expect("it can be read");
    assert_eq!(opened.seating(&[]), seating);
    // Weaker Nestors come to the same table, but nobody loosens the agreement in passing.
    table.step(HostOrder::NextGame(NextGame { rules, seating: seating.clone().without_help(false) }));
    assert_eq!(table.game.view().seating, seating);
}

#[test]
fn a_turn_without_a_choice_is_passed_on_unless_it_is_to_be_played() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let uncovered = |forced: bool| {
        let mut table = only_people(rules, 9);
        table.step(Input::Behave(Habits {
            table: TableHabits { auto_ok: true, forced, ..TableHabits::default() },
            ..Habits::default()
        }));
        let (mut without_choice, mut turns) = (0, 0);
        for _ in 0..120 {
            table.settle();
            match table.game.view().waiting {
                Waiting::Uncover(_) => {
                    table.step(Input::Press);
                    without_choice += usize::from(table.game.view().seen.legal().len() == 1);
                    turns += 1;
                }
                Waiting::NewHand | Waiting::NewGame => break,
                _ => table.go_on(),
            }
        }
        assert!(matches!(table.game.view().waiting, Waiting::NewHand | Waiting::NewGame));
        (without_choice, turns)
    };
    let (without_choice, turns) = uncovered(false);
    assert!(without_choice > 1, "{without_choice} of {turns}");
    let (none, fewer) = uncovered(true);
    assert!(none == 0 && fewer < turns, "{none}, {fewer} of {turns}");
}
