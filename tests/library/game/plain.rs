//! A plain game never shows what its seat cannot know, whatever else is done at the table (R34).

use crate::common::driver::{Table, picking};
use crate::common::inside::Inside;
use crate::common::sittings::{Chance, plain, read, step, text, until, yours};
use electrum_dominoes::engine::bone::{Bones, Seat};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::notation::write_bones;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Opened;
use electrum_dominoes::record::{Person, Seating, Sitter};
use electrum_dominoes::seat::{Clues, Habits, Input};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::table::{Help, Hidden, HostOrder, Sitting, TableHabits, Waiting, Wish};
use std::collections::HashMap;
use std::time::Duration;

/// What somebody who never forgets anything has seen at a table, over all games.
#[derive(Default)]
struct Witness {
    /// The bones that lay open in a deal at some moment, by the hands that were dealt, for each
    /// seat.
    open: HashMap<(Vec<Bones>, Seat), Bones>,
    /// What another seat did in a position of a plain game.
    replies: HashMap<String, Move>,
    /// The hands of each deal of a plain game.
    dealt: HashMap<(u64, usize), Vec<Bones>>,
}

fn hands(deal: &Deal) -> Vec<Bones> {
    deal.hands.iter().map(|hand| hand.iter().collect()).collect()
}

impl Witness {
    /// Looks at the table. Returns what is wrong if the game at the table is plain.
    fn look(&mut self, table: &Table) -> Result<(), String> {
        let (sitting, game) = (table.sitting(), &table.game);
        let seen = &game.view().seen;
        let record = sitting.session().record();
        let Some(hand) = record.hands.last() else { return Ok(()) };
        let Some(seat) = game.view().watcher().open() else { return Ok(()) };
        let own = seen.hand() | seen.layout().bones() | game.view().played().iter().map(|(bone, _)| *bone).collect();
        let laid_open = game.view().open.clone().hands.into_iter().fold(own, |open, hand| open | hand);
        let known = self.open.entry((hands(&hand.deal), seat)).or_default();
        *known |= laid_open;
        if sitting.is_practice_at(seat) || sitting.state().phase() != Phase::Playing {
            return Ok(());
        }
        if !(*known - laid_open).is_empty() {
            return Err(format!("{} were seen in this deal", write_bones((*known - laid_open).iter())));
        }
        let game = sitting.game_id();
        for (at, hand) in record.hands.iter().enumerate() {
            let dealt = hands(&hand.deal);
            if self.dealt.insert((game.0, at), dealt.clone()).is_some_and(|before| before != dealt) {
                return Err(format!("hand {at} was dealt twice"));
            }
        }
        let at = record.hands.len();
        for (made, step) in hand.moves.iter().enumerate() {
            let position = format!("{game:?} {at} {:?}", &hand.moves[..made]);
            let others = |session: &electrum_dominoes::record::Session| session.state().to_move() != seat;
            let mut before = record.clone();
            before.hands.last_mut().expect("a hand").moves.truncate(made);
            if before.replay().is_ok_and(|session| others(&session))
                && self.replies.insert(position, *step).is_some_and(|reply| reply != *step)
            {
                return Err(format!("the reply number {made} was made twice"));
            }
        }
        Ok(())
    }
}

/// What can be done at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Act {
    PlayOn,
    Undo,
    Redo,
    Preserve,
    Restore,
    Clear,
    Restart,
    NewGame,
    ByNumber,
    OpenOwn,
    Hint,
    Beliefs,
    ShowHands,
    ShowBoneyard,
    Copy,
    Reload,
}

const ACTS: [Act; 16] = [
    Act::PlayOn,
    Act::Undo,
    Act::Redo,
    Act::Preserve,
    Act::Restore,
    Act::Clear,
    Act::Restart,
    Act::NewGame,
    Act::ByNumber,
    Act::OpenOwn,
    Act::Hint,
    Act::Beliefs,
    Act::ShowHands,
    Act::ShowBoneyard,
    Act::Copy,
    Act::Reload,
];

/// A table whose Nestors answer at once with a move that chance picks.
struct Walk {
    at: Table,
    witness: Witness,
}

/// A table at which a game goes on, and at which questions for a move are answered by chance.
fn by_chance(sitting: Sitting, chance: u64) -> Table {
    let habits = TableHabits { auto_ok: true, ..TableHabits::default() };
    let mut at = Table::of(sitting, Vec::new(), 0, Habits { table: habits, ..Habits::default() });
    let mut chance = Chance(chance);
    at.jobs = picking(move |moves| moves.pick(chance.next()));
    at
}

impl Walk {
    fn new(sitting: Sitting, chance: u64) -> Walk {
        Walk { at: by_chance(sitting, chance), witness: Witness::default() }
    }

    fn sitting(&self) -> Sitting {
        self.at.sitting()
    }

    fn step(&mut self, input: impl Into<TableInput>) {
        self.at.now += Duration::from_secs(1);
        self.at.step_and_think(input);
    }

    /// Goes on until something has happened and a person or nobody is asked.
    fn play_on(&mut self) {
        let play =
            self.at.game.view().hand().iter().find_map(|bone| Some((bone, *self.at.game.view().fits(bone).first()?)));
        let input = match (self.at.game.view().waiting, play) {
            (Waiting::You { .. }, Some((bone, end))) => Input::Put(bone, end),
            (Waiting::Others, _) => Input::Tick,
            _ => Input::Press,
        };
        self.step(input);
        for _ in 0..8 {
            if self.at.game.view().waiting == Waiting::Others {
                self.step(Input::Tick);
            }
        }
    }

    fn act(&mut self, act: Act) -> Result<(), String> {
        match act {
            Act::PlayOn => self.play_on(),
            Act::Undo => self.step(Input::Wish(Wish::Undo)),
            Act::Redo => self.step(HostOrder::Redo),
            Act::Preserve => self.step(HostOrder::Preserve),
            Act::Restore => self.step(HostOrder::Restore),
            Act::Clear => self.step(HostOrder::ClearTally),
            Act::Restart => self.step(HostOrder::Restart),
            Act::NewGame => self.step(HostOrder::NewGame(None)),
            Act::ByNumber => self.step(HostOrder::NewGame(Some(4711))),
            Act::OpenOwn => {
                // The game leaves the program and comes back.
                let record = self.sitting().session().record().clone();
                self.step(HostOrder::Help(Help::Written));
                if let Ok(opened) = Opened::at(&record, None, 0, 0) {
                    self.step(HostOrder::Open(Box::new(opened), vec![Level::Easy; 3]));
                }
            }
            Act::Hint => self.step(Input::Hint),
            Act::Beliefs => self.step(Input::Believe(Some(Clues::Plays))),
            Act::ShowHands => self.step(Input::Wish(Wish::Show(Hidden::Hands))),
            Act::ShowBoneyard => self.step(Input::Wish(Wish::Show(Hidden::Boneyard))),
            Act::Copy => self.step(HostOrder::Help(Help::Written)),
            Act::Reload => {
                let sitting = read(&text(&self.sitting())).expect("what was written can be read");
                self.at = by_chance(sitting, 7);
            }
        }
        self.witness.look(&self.at)
    }
}

/// A table with one person, or one at which two people and a Nestor sit.
fn tables() -> [Sitting; 2] {
    let three = Preset::AllFivesPagat.rules(3).expect("three can play it");
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let company = Seating::new(&[Sitter::HOST, guest("Ben"), Sitter::Nestor(Level::Easy)]).expect("two people");
    [plain(Preset::Draw), Sitting::new(three, company, None).expect("three can play it").0]
}

/// The sittings to begin with: every kind of moment of a hand, and the end of one and of a game.
fn moments() -> Vec<Sitting> {
    let mut all = Vec::new();
    for mut sitting in tables() {
        let mut chance = Chance(9);
        all.push(sitting.clone());
        for _ in 0..3 {
            until(&mut sitting, &mut chance, yours);
            all.push(sitting.clone());
            step(&mut sitting, &mut chance);
            all.push(sitting.clone());
        }
        until(&mut sitting, &mut chance, |sitting| sitting.state().phase() != Phase::Playing);
        all.push(sitting.clone());
        until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
        all.push(sitting);
    }
    all
}

#[test]
fn after_any_two_things_done_at_the_table_a_plain_game_has_shown_nothing_hidden() {
    for (at, sitting) in moments().into_iter().enumerate() {
        for first in ACTS {
            for second in ACTS {
                let mut walk = Walk::new(sitting.clone(), 7);
                walk.witness.look(&walk.at).expect("nothing was done");
                for act in [first, second, Act::PlayOn, Act::Undo, Act::PlayOn] {
                    let found = walk.act(act);
                    assert_eq!(found, Ok(()), "moment {at}: {first:?}, {second:?}, then {act:?}");
                }
            }
        }
    }
}

#[test]
fn whatever_is_done_at_the_table_a_plain_game_has_shown_nothing_hidden() {
    for round in 0..250_u64 {
        for sitting in tables() {
            let (mut walk, mut chance) = (Walk::new(sitting, round), Chance(round ^ 1));
            let mut done = Vec::new();
            for _ in 0..25 {
                // Playing on is as likely as everything else together.
                let wanted = chance.next() as usize % (2 * ACTS.len());
                let act = ACTS.get(wanted).copied().unwrap_or(Act::PlayOn);
                // Help makes the game practice, and then there is little to find.
                let act = if matches!(act, Act::Copy | Act::OpenOwn) { Act::Undo } else { act };
                done.push(act);
                let found = walk.act(act);
                assert_eq!(found, Ok(()), "{done:?}");
            }
        }
    }
}

/// Plays until another seat has answered a play of the person's.
fn answered(sitting: &mut Sitting, chance: &mut Chance) {
    until(sitting, chance, |sitting| {
        let moves = &sitting.session().record().hands.last().expect("a hand").moves;
        yours(sitting)
            && moves.len() > 2
            && Table::of(sitting.clone(), Vec::new(), 0, Habits::default()).game.view().past.undo.is_some()
    });
}

#[test]
fn a_play_that_nobody_has_answered_can_be_taken_back() {
    for _ in 0..40 {
        let mut sitting = plain(Preset::Block);
        let mut chance = Chance(5);
        until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().legal().can_play());
        step(&mut sitting, &mut chance);
        assert!(sitting.undo() && !sitting.is_practice(), "nothing new was seen");
        assert!(sitting.redo() && !sitting.is_practice());
        answered(&mut sitting, &mut chance);
        assert!(sitting.undo() && sitting.is_practice(), "the other player’s answer was seen");
        assert!(sitting.redo() && sitting.is_practice(), "and is known from now on");
    }
}

#[test]
fn a_drawn_bone_and_an_opened_hand_are_not_unseen() {
    let mut sitting = plain(Preset::AllFivesPalm);
    let mut chance = Chance(1);
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().legal().draw);
    sitting.play(Move::Draw).expect("drawing is allowed");
    assert!(sitting.undo() && sitting.is_practice());
    // Chance may deal a hand in which you never play, and then nothing could be taken back.
    let mut sitting = plain(Preset::Block);
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().legal().can_play());
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    assert!(!sitting.is_practice());
    assert!(sitting.undo() && sitting.is_practice(), "all hands lay open");
}

#[test]
fn a_game_lost_on_time_has_laid_all_hands_open() {
    let rules = Rules { seconds: 300, ..Preset::AllFives.rules(2).expect("two can play it") };
    for preserves in [false, true] {
        let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a game");
        let mut chance = Chance(60);
        until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().legal().can_play());
        sitting.preserve();
        step(&mut sitting, &mut chance);
        sitting.play(Move::Clock(Seat::FIRST, 0)).expect("time runs out");
        assert!(sitting.state().phase() == Phase::GameOver && !sitting.is_practice());
        assert!(if preserves { sitting.restore() } else { sitting.undo() });
        assert!(sitting.state().phase() == Phase::Playing && sitting.is_practice());
    }
}

#[test]
fn a_deal_is_not_refused_by_going_back_to_before_it() {
    // Preserve, Restore, the next hand, Undo: each step alone takes back no move.
    let mut sitting = plain(Preset::Block);
    let mut chance = Chance(3);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    sitting.preserve();
    assert!(sitting.restore());
    sitting.new_hand();
    assert!(!sitting.is_practice());
    assert!(sitting.undo() && sitting.state().phase() == Phase::HandOver);
    assert!(sitting.is_practice());
    // The same by clearing the tally.
    let mut sitting = plain(Preset::Block);
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::HandOver);
    sitting.clear_tally();
    sitting.new_hand();
    assert!(sitting.undo() && sitting.is_practice());
}

#[test]
fn a_game_stays_plain_while_another_is_played() {
    let mut sitting = plain(Preset::Draw);
    let mut chance = Chance(2);
    answered(&mut sitting, &mut chance);
    sitting.preserve();
    sitting.another_game(None);
    assert!(sitting.restore() && !sitting.is_practice(), "nothing was played in it since");
    assert!(sitting.undo() && sitting.undo() && !sitting.is_practice(), "and a game put aside comes back as it was");
}

#[test]
fn restarted_numbered_and_found_games_are_practice() {
    let mut sitting = plain(Preset::Draw);
    let mut chance = Chance(8);
    until(&mut sitting, &mut chance, yours);
    let first = sitting.game_id();
    sitting.restart();
    assert!(sitting.is_practice());
    assert!(sitting.undo() && sitting.game_id() == first && sitting.is_practice(), "the same deal was begun twice");
    sitting.another_game(Some(4711));
    assert!(sitting.is_practice());
    sitting.another_game(None);
    assert!(!sitting.is_practice());
}

#[test]
fn a_game_whose_end_is_taken_back_stays_as_it_ended_and_going_on_with_it_is_practice() {
    let mut chance = Chance(8);
    let mut sitting = plain(Preset::Draw);
    // Chance may deal a game in which you never play, and then nothing could be taken back.
    until(&mut sitting, &mut chance, |sitting| yours(sitting) && sitting.state().legal().can_play());
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    let counted = sitting.tally().clone();
    assert!(!sitting.is_practice());
    assert!(sitting.undo() && sitting.is_practice());
    assert!(sitting.redo() && !sitting.is_practice(), "it is at its end again");
    assert!(sitting.undo());
    until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert!(sitting.is_practice(), "another end");
    assert_eq!(*sitting.tally(), counted, "it counts once, as it ended first");
}

#[test]
fn practice_survives_the_end_of_the_program() {
    let mut sitting = plain(Preset::Draw);
    sitting.note_help(Help::Judged);
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(sitting.is_practice());
    sitting.another_game(None);
    let mut sitting = read(&text(&sitting)).expect("what was written can be read");
    assert!(!sitting.is_practice() && sitting.undo() && sitting.is_practice());
}

/// A table with two people and a Nestor, at the turn of one of them.
fn shared_screen() -> Table {
    let three = Preset::AllFivesPagat.rules(3).expect("three can play it");
    let guest = Sitter::Person(Person::Guest("Ben".into()));
    let company = Seating::new(&[Sitter::HOST, guest, Sitter::Nestor(Level::Easy)]).expect("two people");
    let mut at = by_chance(Sitting::new(three, company, None).expect("three can play it").0, 5);
    at.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }) && game.view().seen.legal().len() > 1);
    at
}

#[test]
fn what_one_of_several_people_is_shown_is_shown_to_all_before_the_screen() {
    for input in [Input::Hint, Input::Believe(Some(Clues::Plays)), Input::Wish(Wish::Show(Hidden::Hands))] {
        let mut at = shared_screen();
        let practice = |at: &Table| [0, 1].map(|seat| at.sitting().is_practice_at(Seat::new(seat).expect("a seat")));
        assert_eq!(practice(&at), [false; 2]);
        at.step_and_think(input.clone());
        assert_eq!(practice(&at), [true; 2], "{input:?}");
    }
}

#[test]
fn a_play_that_the_tutor_lets_pass_is_no_help_and_an_objection_that_is_heard_is() {
    let mut heard = [0; 2];
    for number in 0..40 {
        let mut at = Table::of(plain(Preset::Draw), Vec::new(), number, Habits::default());
        at.play_until(|game| matches!(game.view().waiting, Waiting::You { .. }) && game.view().seen.legal().len() > 1);
        let habits = Habits { tutor: electrum_dominoes::career::Tutor::Always, ..*at.game.habits() };
        at.step(Input::Behave(habits));
        let view = at.game.view();
        let (bone, end) = view.hand().iter().find_map(|bone| Some((bone, *view.fits(bone).first()?))).expect("a play");
        at.step_and_think(Input::Put(bone, end));
        let objects = at.game.doubt().is_some();
        heard[usize::from(objects)] += 1;
        assert_eq!(at.game.view().is_practice, objects);
    }
    assert!(heard.iter().all(|times| *times > 0), "{heard:?}");
}

#[test]
fn a_win_with_help_passes_no_test() {
    for helped in [false, true] {
        let mut won = None;
        for number in 0..60 {
            let (mut sitting, mut chance) = (plain(Preset::Draw), Chance(number));
            if helped {
                sitting.note_help(Help::Judged);
            }
            until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
            let at = Table::of(sitting, Vec::new(), 0, Habits::default());
            let (game, outcome) = at.authority.files().outcome();
            if outcome == electrum_dominoes::record::Outcome::Won {
                won = Some((game, at.authority.files().won_plainly()));
                break;
            }
        }
        let (game, passes) = won.expect("one of them is won");
        assert_eq!(passes.map(|(game, _)| game), Some(game).filter(|_| !helped));
    }
}

#[test]
fn a_move_without_a_choice_looks_like_any_other() {
    let pace = Duration::from_millis(300);
    let thinks = Duration::from_millis(700);
    let habits = TableHabits { auto_ok: true, pace, ..TableHabits::default() };
    let (mut choices, mut onlies) = (0, 0);
    for number in 0..6 {
        let mut at = Table::of(plain(Preset::Block), Vec::new(), number, Habits { table: habits, ..Habits::default() });
        at.jobs = picking(|moves| moves.nth(0));
        let mut has_chosen = false;
        for _ in 0..200 {
            if at.sitting().state().phase() == Phase::GameOver {
                break;
            }
            if at.game.view().waiting != Waiting::Others {
                at.now += pace;
                at.step(match at.game.view().waiting {
                    Waiting::You { .. } => {
                        let view = at.game.view();
                        let play = view.hand().iter().find_map(|bone| Some((bone, *view.fits(bone).first()?)));
                        let (bone, end) = play.expect("a bone fits");
                        Input::Put(bone, end)
                    }
                    _ => Input::Press,
                });
                continue;
            }
            // What is seen from the beginning of the turn on, until the move.
            let sitting = at.sitting();
            let only = sitting.state().legal().len() == 1;
            let before = at.game.view().moment;
            let mut states = Vec::new();
            for part in 0..20 {
                if at.game.view().moment != before {
                    break;
                }
                states.push((at.game.view().waiting, at.game.view().waited_since.is_some()));
                at.now += thinks / 7;
                if part == 6
                    && let Some(answer) = crate::common::driver::next_answer(&mut at.jobs)
                {
                    at.step(Input::Answer(answer));
                } else {
                    at.step(Input::Tick);
                }
            }
            if only && !has_chosen {
                // Nobody has chosen at this table yet, so there is nothing to look like.
                continue;
            }
            has_chosen = true;
            (choices, onlies) = (choices + usize::from(!only), onlies + usize::from(only));
            assert_eq!(states, vec![(Waiting::Others, true); 7], "only: {only}");
        }
    }
    assert!(choices > 10 && onlies > 10, "{choices} choices, {onlies} without");
}
