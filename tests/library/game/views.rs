//! A view is complete in itself, can be written and read, and holds nothing that its seat may not
//! know.

use crate::common::driver::{Table, picking};
use crate::common::twins::{Game, Twins, twins};
use electrum_dominoes::engine::bone::{Bones, Seat};
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::opened::Opened;
use electrum_dominoes::record::{GameId, Played};
use electrum_dominoes::record::{Person, Seating, Sitter};
use electrum_dominoes::seat::{Habits, Input};
use electrum_dominoes::table::{self, Refusal, Sitting, TableHabits, View, Waiting, Wish};

/// Every game at its largest table.
fn largest_tables() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().filter_map(|preset| preset.rules(preset.players().last()?).ok())
}

fn guest(name: &str) -> Sitter {
    Sitter::Person(Person::Guest(name.into()))
}

/// A view as text.
fn text(view: &View) -> String {
    ron::to_string(view).expect("a view can be written")
}

#[test]
fn every_view_of_whole_games_is_read_back_as_it_was_written() {
    for (rules, number) in largest_tables().zip(3..) {
        let alone = Seating::one_person([Level::Easy]).for_table(rules.seats());
        let company = Seating::new(&[Sitter::HOST, guest("Ben")]).expect("two people").for_table(rules.seats());
        for seating in [alone, company] {
            let (sitting, events) = Sitting::new(rules, seating, Some(number)).expect("a game");
            let habits = TableHabits { auto_ok: true, by_hand: true, ..TableHabits::default() };
            let mut at = Table::of(sitting, events, number, Habits { table: habits, ..Habits::default() });
            at.jobs = picking(|moves| moves.nth(0));
            for _ in 0..150 {
                let view = at.game.view();
                let read: View = ron::from_str(&text(view)).unwrap_or_else(|why| panic!("{why}: {}", text(view)));
                assert_eq!(read, *view);
                let play = view.hand().iter().find_map(|bone| Some((bone, *view.fits(bone).first()?)));
                let input = match (view.waiting, play) {
                    (Waiting::NewGame, _) => break,
                    (Waiting::You { .. }, Some((bone, end))) => Input::Put(bone, end),
                    (Waiting::Others, _) => Input::Tick,
                    _ => Input::Press,
                };
                at.now += std::time::Duration::from_secs(1);
                at.step_and_think(input);
            }
        }
    }
}

/// The view of a seat of this game, where it sits with Nestors or with other people.
fn view_of(game: &Game, seat: Seat, company: bool) -> View {
    let sitter = |at| match at == seat {
        true => Sitter::HOST,
        false if company => guest("Ben"),
        false => Sitter::Nestor(Level::Easy),
    };
    let sitters: Vec<Sitter> = game.rules().all_seats().map(sitter).collect();
    let played = Played::elsewhere("", Seating::new(&sitters).expect("people"), seat, 5);
    let record = game.session.record();
    let opened = Opened::at(record, Some(&played), record.hands.len() - 1, usize::MAX).expect("it was played");
    let sitting = Sitting::of(&opened, &[]).expect("a game");
    // The number of a game is drawn anew for each.
    View {
        game: GameId::NOWHERE,
        ..table::Table::new(sitting, Vec::new(), TableHabits::default()).view(table::ScreenId::ONLY)
    }
}

/// Pairs of games that a seat cannot tell apart.
fn pairs() -> impl Iterator<Item = Twins> {
    largest_tables().zip(50..).flat_map(|(rules, number)| twins(rules, number, 9))
}

#[test]
fn games_that_a_seat_cannot_tell_apart_give_it_the_same_view() {
    let mut compared = 0;
    for Twins { seat, one, other } in pairs() {
        for company in [false, true] {
            let views = [&one, &other].map(|game| text(&view_of(game, seat, company)));
            assert_eq!(views[0], views[1]);
            compared += 1;
        }
    }
    assert!(compared > 1000, "only {compared} pairs");
}

/// Puts something hidden of a game into a view of it.
type Leak = fn(&mut View, &Game);

#[test]
fn a_view_with_one_hidden_bone_would_be_noticed() {
    let leaks: [(&str, Leak); 3] = [
        ("a bone of another hand that lies open", |view, game| {
            let next = view.viewer().next(view.rules().seats());
            let bone = game.session.state().reveal().hands[next.index()].iter().next();
            view.open.hands[next.index()] = bone.map_or(Bones::NONE, Bones::of);
        }),
        ("the next bone of the boneyard", |view, game| {
            view.open.boneyard = game.session.state().reveal().boneyard.first().copied().into_iter().collect();
        }),
        ("a bone that another seat drew", |view, game| {
            let hidden = |event: &&Event| matches!(event, Event::Drew { bone: Some(_), .. });
            view.since.extend(game.events.iter().rfind(hidden).cloned());
        }),
    ];
    for (what, leak) in leaks {
        let caught = pairs().any(|Twins { seat, one, other }| {
            let views = [&one, &other].map(|game| {
                let mut view = view_of(game, seat, false);
                leak(&mut view, game);
                text(&view)
            });
            views[0] != views[1]
        });
        assert!(caught, "{what} would not be noticed");
    }
}

#[test]
fn a_move_that_was_meant_for_an_earlier_moment_is_refused() {
    let mut at = Table::new(Preset::Draw.rules(2).expect("two can play it"), 4711, Habits::default());
    let moment = at.game.view().moment;
    let view = at.game.view();
    let (bone, end) =
        view.hand().iter().find_map(|bone| Some((bone, *view.fits(bone).first()?))).expect("a bone that fits");
    at.step(Input::Put(bone, end));
    let before = at.game.view().clone();
    let step = before.seen.deeds().last().expect("it was played").act.step();
    at.wish(Wish::Play { step, west: false, draws_on: false }, moment);
    assert_eq!(at.game.note(), Some(electrum_dominoes::seat::Note::Refused(Refusal::Late)));
    assert_eq!(at.game.view().seen, before.seen, "nothing was done");
}
