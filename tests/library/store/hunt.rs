//! A hunt for a game that counts although the program helped in it, or that counted once and then
//! does not (R34). Chance does everything that a player can do at a table with files, and a witness
//! forgets nothing.
//!
//! `HUNT=5000` hunts through so many episodes, and `HUNT_FROM=17` begins with that one.

use crate::common::driver::{Table, picking};
use crate::common::inside::Inside;
use crate::common::sittings::Chance;
use electrum_dominoes::career::Tutor;
use electrum_dominoes::engine::{Bones, Move, Phase, Preset, Rules, Seats};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{GameId, GameKind, KeptGame, Opened, Outcome, Person, Record, Seating, Sitter};
use electrum_dominoes::seat::{Clues, Habits, Input};
use electrum_dominoes::store::{Kept, Memory, Store};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::table::sitting::saved::{Saved, SavedTally};
use electrum_dominoes::table::{Help, Hidden, HostOrder, NextGame, Sitting, TableHabits, Waiting, Wish};
use jiff::Timestamp;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

/// What can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Act {
    PlayOn,
    ToTheEnd,
    Undo,
    Redo,
    Preserve,
    Restore,
    Clear,
    Restart,
    NewGame,
    ByNumber,
    Helped(Aid),
    /// Copy the game, or add it to the list.
    Copy,
    AddToList,
    GiveUp,
    /// Open a game of the list at one of its moments.
    Open(usize),
    Levels(Level),
    CloseAndOpen,
}

/// What a player can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aid {
    Hint,
    Beliefs,
    Tutor,
    Hands,
    Boneyard,
    Copy,
}

const AIDS: [Aid; 6] = [Aid::Hint, Aid::Beliefs, Aid::Tutor, Aid::Hands, Aid::Boneyard, Aid::Copy];

impl Act {
    /// Playing on is as likely as everything else together, because help ends what can be found.
    fn by(chance: &mut Chance) -> Act {
        let aid = AIDS[chance.next() as usize % AIDS.len()];
        match chance.next() % 48 {
            0..=2 => Act::Undo,
            3 => Act::Redo,
            4 => Act::Preserve,
            5 => Act::Restore,
            6 => Act::Clear,
            7 => Act::Restart,
            8..=9 => Act::NewGame,
            10 => Act::ByNumber,
            11..=13 => Act::Helped(aid),
            14 => Act::Copy,
            15 => Act::AddToList,
            16..=17 => Act::Levels(Level::ALL[chance.next() as usize % Level::ALL.len()]),
            18..=19 => Act::CloseAndOpen,
            20..=24 => Act::ToTheEnd,
            25..=26 => Act::GiveUp,
            27..=28 => Act::Open(chance.next() as usize),
            _ => Act::PlayOn,
        }
    }
}

/// A game of the archive that counts.
#[derive(Clone, PartialEq, Debug)]
struct Counted {
    outcome: Outcome,
    level: Option<Level>,
    kind: GameKind,
    record: Record,
}

/// What somebody who never forgets has seen.
#[derive(Default)]
struct Witness {
    /// The hands of deals of which something hidden was shown, or of which the play was judged.
    shown: HashSet<Vec<Bones>>,
    /// How far each game was seen to go, as the hands of its deals and the moves, before it ended.
    courses: BTreeMap<GameId, Vec<Course>>,
    /// The lowest level at which a Nestor was seen to play in each game.
    lowest: BTreeMap<GameId, Level>,
    /// The games that were seen to count.
    counted: BTreeMap<GameId, Counted>,
}

/// The hands that a game was dealt, each with the moves that were made in it.
type Course = Vec<(Vec<Bones>, Vec<Move>)>;

fn course(record: &Record) -> Course {
    let hands = |hand: &electrum_dominoes::record::Hand| {
        hand.deal.hands.iter().map(|hand| hand.iter().collect::<Bones>()).collect::<Vec<Bones>>()
    };
    record.hands.iter().map(|hand| (hands(hand), hand.moves.clone())).collect()
}

/// Whether a game that was seen to go so far can have ended so without anything being taken back
/// that was new. A person alone may take back moves that nobody has answered.
fn leads_to(seen: &[(Vec<Bones>, Vec<Move>)], end: &[(Vec<Bones>, Vec<Move>)], own: usize) -> bool {
    let Some(((hands, moves), before)) = seen.split_last() else { return true };
    let Some((same, moves_then)) = end.get(before.len()) else { return false };
    let known = &moves[..moves.len() - own];
    before == &end[..before.len()] && hands == same && moves_then.starts_with(known)
}

struct Episode {
    memory: Memory,
    store: Store,
    at: Table,
    witness: Witness,
    fresh: (Rules, Seating),
}

fn store_on(memory: &Memory) -> Store {
    Store::on(Arc::new(memory.clone()))
}

/// A table whose questions are answered by chance.
fn seated(sitting: Sitting, chance: u64) -> Table {
    let habits = TableHabits { auto_ok: true, ..TableHabits::default() };
    let mut at = Table::of(sitting, Vec::new(), 0, Habits { table: habits, ..Habits::default() });
    let mut chance = Chance(chance);
    at.jobs = picking(move |moves| moves.pick(chance.next()));
    at
}

impl Episode {
    fn new(number: u64) -> Episode {
        let memory = Memory::default();
        let guest = Sitter::Person(Person::Guest("Ben".into()));
        let program = Sitter::Program { name: "heavy".into(), replaced: false };
        let (rules, sitters) = match number % 4 {
            0 => (Preset::AllFivesPagat.rules(3), vec![Sitter::HOST, guest, Sitter::Nestor(Level::Tough)]),
            1 => (Preset::Draw.rules(2), vec![Sitter::HOST, Sitter::Nestor(Level::Tough)]),
            2 => (Preset::AllFives.rules(2), vec![Sitter::HOST, Sitter::Nestor(Level::Tough)]),
            _ => (Preset::Block.rules(2), vec![Sitter::HOST, program]),
        };
        let rules = rules.expect("so many can play it");
        let rules = if rules.single_hand { rules } else { Rules { target: 25, ..rules } };
        let seating = Seating::new(&sitters).expect("a person sits there");
        let store = store_on(&memory);
        let (sitting, _) = Sitting::new(rules, seating.clone(), None).expect("a game");
        let at = seated(sitting, number);
        let mut episode = Episode { memory, store, at, witness: Witness::default(), fresh: (rules, seating) };
        episode.save();
        episode
    }

    fn sitting(&self) -> Sitting {
        self.at.sitting()
    }

    /// Saves what the window saves after a change.
    fn save(&mut self) {
        let filed = self.at.authority.files().filed("", Timestamp::UNIX_EPOCH);
        self.store.file(filed);
        self.at.authority.note_filed();
        let of_table = self.at.authority.files();
        self.store.save(Kept::Game, of_table.saved());
        self.store.save(Kept::Tally, of_table.saved_tally());
    }

    /// The program ends and starts again.
    fn reopen(&mut self) {
        self.store = Store::nowhere();
        self.store = store_on(&self.memory);
        let found = self.store.load_checked(Kept::Game, Saved::load);
        let mut sitting = found.unwrap_or_else(|| {
            let (rules, seating) = self.fresh.clone();
            Sitting::new(rules, seating, None).expect("a game").0
        });
        self.store.reconcile(&mut sitting);
        if let Some(tally) = self.store.load::<SavedTally>(Kept::Tally) {
            tally.put_into(&mut sitting);
        }
        self.at = seated(sitting, 7);
        self.save();
    }

    fn step(&mut self, input: impl Into<TableInput>) {
        let before = self.sitting();
        self.at.now += Duration::from_secs(1);
        self.at.step_and_think(input);
        self.look(&before);
    }

    /// The witness looks at what is shown, and at what has happened.
    fn look(&mut self, before: &Sitting) {
        let sitting = self.sitting();
        let (record, game) = (sitting.session().record(), sitting.game_id());
        let course = course(record);
        let view = self.at.game.view();
        let is_open = view.open.hands.iter().any(|hand| !hand.is_empty()) || !view.open.boneyard.is_empty();
        let is_shown = is_open
            || self.at.game.hint().is_some()
            || self.at.game.doubt().is_some()
            || self.at.game.clues().is_some() && !view.hides_the_hand();
        if sitting.state().phase() == Phase::Playing
            && is_shown
            && let Some((hands, _)) = course.last()
        {
            self.witness.shown.insert(hands.clone());
        }
        let made =
            |sitting: &Sitting| sitting.session().record().hands.iter().map(|hand| hand.moves.len()).sum::<usize>();
        if before.game_id() == game && made(before) != made(&sitting) {
            // A level that is chosen applies before the next move.
            let levels = sitting.seating().sitters().filter_map(|sitter| match sitter {
                Sitter::Nestor(level) => Some(*level),
                _ => None,
            });
            if let Some(level) = levels.min().filter(|_| nestor_moved(&sitting, made(before))) {
                let lowest = self.witness.lowest.entry(game).or_insert(level);
                *lowest = level.min(*lowest);
            }
        }
        if !self.witness.counted.contains_key(&game) {
            let courses = self.witness.courses.entry(game).or_default();
            if courses.last() != Some(&course) {
                courses.push(course);
            }
        }
    }

    fn play_on(&mut self) {
        let view = self.at.game.view();
        let play = view.hand().iter().find_map(|bone| Some((bone, *view.fits(bone).first()?)));
        let input = match (view.waiting, play) {
            (Waiting::You { .. }, Some((bone, end))) => Input::Put(bone, end),
            (Waiting::Others, _) => Input::Tick,
            _ => Input::Press,
        };
        self.step(input);
        if self.at.game.doubt().is_some() {
            self.step(Input::PlayAnyway);
        }
    }

    fn ask(&mut self, aid: Aid) {
        match aid {
            Aid::Hint => self.step(Input::Hint),
            Aid::Beliefs => self.step(Input::Believe(Some(Clues::Plays))),
            Aid::Hands => self.step(Input::Wish(Wish::Show(Hidden::Hands))),
            Aid::Boneyard => self.step(Input::Wish(Wish::Show(Hidden::Boneyard))),
            Aid::Copy => self.copy(),
            Aid::Tutor => {
                let habits = *self.at.game.habits();
                self.step(Input::Behave(Habits { tutor: Tutor::Always, ..habits }));
                self.play_on();
                self.step(Input::Behave(habits));
            }
        }
    }

    /// Copies the game. A copy shows every bone.
    fn copy(&mut self) {
        if self.at.game.view().is_company() {
            return;
        }
        self.step(HostOrder::Help(Help::Written));
        let sitting = self.sitting();
        if sitting.state().phase() != Phase::GameOver {
            let course = course(sitting.session().record());
            self.witness.shown.extend(course.last().map(|(hands, _)| hands.clone()));
        }
    }

    /// Opens a game of the list. Whoever does it knows its deals.
    fn open(&mut self, which: usize) {
        let listed = self.store.archive().wait_for_games();
        let Some(summary) = listed.get(which % listed.len().max(1)) else { return };
        let Ok(KeptGame { record, played }) = self.store.archive().load(summary.played.id) else { return };
        let hand = which / 7 % record.hands.len();
        let moves = which / 77 % (record.hands[hand].moves.len() + 1);
        let opened = Opened::at(&record, Some(&played), hand, moves).expect("a moment of it");
        self.witness.shown.extend(course(&record).into_iter().map(|(hands, _)| hands));
        self.step(HostOrder::Open(Box::new(opened), vec![Level::Easy; 3]));
    }

    fn act(&mut self, act: Act) {
        match act {
            Act::GiveUp => self.step(Input::Wish(Wish::GiveUp)),
            Act::Open(which) => self.open(which),
            Act::PlayOn => (0..4).for_each(|_| self.play_on()),
            Act::ToTheEnd => {
                for _ in 0..300 {
                    if self.sitting().state().phase() == Phase::GameOver {
                        break;
                    }
                    self.play_on();
                }
            }
            Act::Undo => self.step(Input::Wish(Wish::Undo)),
            Act::Redo => self.step(HostOrder::Redo),
            Act::Preserve => self.step(HostOrder::Preserve),
            Act::Restore => self.step(HostOrder::Restore),
            Act::Clear => self.step(HostOrder::ClearTally),
            Act::Restart => self.step(HostOrder::Restart),
            Act::NewGame => self.step(HostOrder::NewGame(None)),
            Act::ByNumber => self.step(HostOrder::NewGame(Some(4711))),
            Act::Helped(aid) => self.ask(aid),
            Act::Copy => self.copy(),
            Act::AddToList => {
                self.copy();
                let text = self.at.authority.files().text("", Timestamp::UNIX_EPOCH).expect("a game");
                if !self.at.game.view().is_company() {
                    self.store.keep_text(&text);
                }
            }
            Act::Levels(level) => {
                let sitting = self.sitting();
                let sitters: Vec<Sitter> = sitting
                    .seating()
                    .sitters()
                    .map(|sitter| if let Sitter::Nestor(_) = sitter { Sitter::Nestor(level) } else { sitter.clone() })
                    .collect();
                let seating = Seating::new(&sitters).expect("a person sits there");
                let rules = self.fresh.0;
                self.step(HostOrder::NextGame(NextGame { rules, seating }));
            }
            Act::CloseAndOpen => self.reopen(),
        }
        self.save();
    }

    /// What is wrong with what counts, if anything is.
    fn check(&mut self) -> Result<(), String> {
        let sitting = self.sitting();
        let seat = sitting.seating().host();
        let current = course(sitting.session().record());
        let was_shown = |hands: &Vec<Bones>| self.witness.shown.contains(hands);
        if sitting.state().phase() == Phase::Playing
            && !sitting.is_practice_at(seat)
            && current.iter().any(|(hands, _)| was_shown(hands))
        {
            return Err("the game at the table has shown something, and is plain".to_owned());
        }
        let people: Seats = sitting.seating().people().map(|(seat, _)| seat).collect();
        let practising = people.iter().filter(|seat| sitting.is_practice_at(*seat)).count();
        if practising != 0 && practising != people.len() {
            return Err("people who saw the same are not told the same".to_owned());
        }
        let listed = self.store.archive().wait_for_games();
        let mut counted = BTreeMap::new();
        for summary in listed.iter().filter(|summary| !summary.played.practice) {
            let kept = self.store.archive().load(summary.played.id).map_err(|why| format!("{why:?}"))?;
            let level = summary.strongest_opponent();
            let (outcome, kind) = (summary.result, summary.kind());
            if summary.played.seating.programs().next().is_some() && kind == GameKind::Plain {
                return Err("a game with a program counts as plain".to_owned());
            }
            counted.insert(summary.played.id, Counted { outcome, level, kind, record: kept.record });
        }
        for (game, before) in &self.witness.counted {
            if counted.get(game) != Some(before) {
                return Err(format!("{game} counted as {:?} and now as {:?}", before.outcome, counted.get(game)));
            }
        }
        for (game, now) in &counted {
            if self.witness.counted.contains_key(game) {
                continue;
            }
            let end = course(&now.record);
            if end.iter().any(|(hands, _)| was_shown(hands)) {
                return Err(format!("{game} has shown something, and counts"));
            }
            if now.level.zip(self.witness.lowest.get(game).copied()).is_some_and(|(level, lowest)| level > lowest) {
                return Err(format!("{game} counts for {:?}, and lower was played", now.level));
            }
            let alone = now.record.rules.seats() == 2;
            for seen in self.witness.courses.get(game).into_iter().flatten() {
                let own = if alone { own_at_the_end(&now.record, seen) } else { 0 };
                if !leads_to(seen, &end, own) {
                    return Err(format!("{game} counts as {end:?}, and was seen as {seen:?} ({own} own)"));
                }
            }
        }
        let over = sitting.state().phase() == Phase::GameOver && !sitting.is_practice_at(seat);
        if over && !counted.contains_key(&sitting.game_id()) {
            return Err("a plain game is over, and is not in the list".to_owned());
        }
        self.witness.counted = counted;
        Ok(())
    }
}

/// Whether one of the moves after the first so many was a Nestor's.
fn nestor_moved(sitting: &Sitting, before: usize) -> bool {
    let (mut number, mut found) = (0, false);
    let _ = sitting.session().record().replay_with(|seen| {
        if let electrum_dominoes::record::Replay::Move(made) = seen {
            found |= number >= before && sitting.seating().level(made.before.to_move()).is_some();
            number += 1;
        }
    });
    found
}

/// How many moves at the end of what was seen of a game nobody has answered. A bone that was drawn
/// is new itself.
fn own_at_the_end(record: &Record, seen: &[(Vec<Bones>, Vec<Move>)]) -> usize {
    let Some((_, moves)) = seen.last() else { return 0 };
    let mut then = record.clone();
    then.hands.truncate(seen.len());
    if let Some(hand) = then.hands.last_mut() {
        hand.moves.truncate(moves.len().saturating_sub(1));
    }
    let is_own = then
        .replay()
        .is_ok_and(|session| session.state().phase() == Phase::Playing && session.state().to_move().index() == 0);
    usize::from(is_own && matches!(moves.last(), Some(Move::Play(..) | Move::Pass)))
}

#[test]
fn whatever_is_done_a_game_that_counts_has_shown_nothing_and_stays_as_it_ended() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (from, episodes) = (number("HUNT_FROM").unwrap_or(0), number("HUNT").unwrap_or(200));
    let (mut counted, mut helped) = (0, 0);
    for round in from..from + episodes {
        let (mut episode, mut chance) = (Episode::new(round), Chance(round.wrapping_mul(0x9e37_79b9)));
        let mut done = Vec::new();
        for _ in 0..40 {
            let act = Act::by(&mut chance);
            done.push(act);
            episode.act(act);
            let found = episode.check();
            assert_eq!(found, Ok(()), "episode {round}: {done:?}");
        }
        counted += episode.witness.counted.len();
        helped += episode.witness.shown.len();
    }
    assert!(counted as u64 > episodes / 4, "only {counted} games counted");
    assert!(helped as u64 > episodes / 4, "only {helped} deals were shown");
}
