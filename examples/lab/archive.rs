//! Measures an archive of many games. Nestors play the games, and the program prints how long the
//! start, the list and saving a game take.
//!
//! `cargo run --release --example archive -- 20000`

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use electrum_dominoes::career::filter::{Filter, Order};
use electrum_dominoes::career::summary::tally;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::{self, Level};
use electrum_dominoes::record::{GameKind, Seating};
use electrum_dominoes::stats::Sums;
use electrum_dominoes::store::{Players, Store};
use electrum_dominoes::table::Sitting;
use electrum_dominoes::ui::app::{App, Start};
use electrum_dominoes::ui::thinker::Thinker;
use jiff::Timestamp;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(20_000, |games| games.parse().expect("how many games"));
    let folder = arguments
        .next()
        .unwrap_or_else(|| std::env::temp_dir().join("electrum-dominoes-archive").to_string_lossy().into_owned());
    let folder = Path::new(&folder);
    println!("start with no games        {:?}", middle(5, || start(&folder.join("none"))));
    let there = open(folder).archive().wait_for_games().len() as u64;
    if there < games {
        let (ends, thoughts) = play(folder, there..games);
        println!("games played               {} by Nestors, in {thoughts:?}", games - there);
        if let (Some(slow), Some(most)) = (ends.get(ends.len() * 99 / 100), ends.last()) {
            println!(
                "keeping a game             {:?} in the middle, {slow:?} in the slowest hundredth, {most:?} at most",
                ends[ends.len() / 2]
            );
        }
        println!("list, from new games       {:?}", list(folder));
    }
    println!("start with {:<15} {:?}", format!("{games} games"), middle(5, || start(folder)));
    println!("list, from the index       {:?}", middle(5, || list(folder)));
    let index = file_of_the_player(folder, "games.csv");
    println!("index                      {} bytes", std::fs::metadata(&index).expect("it was written").len());
    std::fs::remove_file(&index).expect("it can be made again");
    println!("list, without an index     {:?}", list(folder));
    let all = open(folder).archive().wait_for_games();
    let counted = middle(5, || timed(|| tally(all.iter().map(|game| &**game), 0)));
    println!("tally of {:<17} {counted:?}", all.len());
    let filtered = middle(5, || {
        timed(|| {
            let filter = Filter { kind: Some(GameKind::Plain), ..Filter::default() };
            let mut games: Vec<_> = all.iter().filter(|game| filter.lets_through(game)).cloned().collect();
            Order::Result.sort(&mut games, |_| None);
        })
    });
    println!("filtered and sorted        {filtered:?}");
    figures(folder);
}

/// How long it takes to count all games for the statistics, and to add them up.
fn figures(folder: &Path) {
    let table = file_of_the_player(folder, "figures.csv");
    // It does not exist before the first count.
    let _ = std::fs::remove_file(&table);
    let store = open(folder);
    store.archive().wait_for_games();
    let count = || timed(|| store.archive().count_games(|_, _| {}));
    println!("figures from nothing       {:?}", count());
    println!("figures from the cache     {:?}", middle(5, count));
    println!("cache                      {} bytes", std::fs::metadata(&table).expect("it was written").len());
    let games = store.archive().count_games(|_, _| {});
    println!("figures added up           {:?}", middle(5, || timed(|| Sums::of(&games))));
}

/// A file of the only player.
fn file_of_the_player(folder: &Path, name: &str) -> PathBuf {
    let players = std::fs::read_dir(folder.join("players")).expect("a player");
    players.flatten().next().expect("a player").path().join(name)
}

fn open(folder: &Path) -> Store {
    Players::open(Some(folder.to_owned())).store()
}

fn timed<T>(what: impl FnOnce() -> T) -> Duration {
    let begun = Instant::now();
    let done = what();
    let time = begun.elapsed();
    drop(done);
    time
}

fn middle(times: usize, what: impl FnMut() -> Duration) -> Duration {
    let mut all: Vec<Duration> = std::iter::repeat_with(what).take(times).collect();
    all.sort();
    all[times / 2]
}

/// How long the program takes until its window could be shown.
fn start(folder: &Path) -> Duration {
    let mut kept = None;
    let time = timed(|| {
        let players = Players::open(Some(folder.to_owned()));
        let mut store = players.store();
        store.write_behind(|| {});
        kept = Some(App::seated(players, store, Start::default(), Thinker::here(1)));
    });
    // The folder is free again once nothing reads from it.
    kept.inspect(|app| _ = app.store().archive().wait_for_games());
    time
}

/// How long it takes until the list of games is there.
fn list(folder: &Path) -> Duration {
    let mut store = open(folder);
    let (woken, wake) = mpsc::channel();
    timed(|| {
        store.write_behind(move || _ = woken.send(()));
        let _ = wake.recv();
    })
}

/// Lets Nestors play, and keeps each game. Returns how long keeping took, in order, and how long
/// the playing.
fn play(folder: &Path, games: std::ops::Range<u64>) -> (Vec<Duration>, Duration) {
    let mut store = open(folder);
    let mut chance = ChaCha8Rng::seed_from_u64(games.start);
    let begun = Instant::now();
    let mut ends = Vec::new();
    for number in games {
        let preset = [Preset::AllFives, Preset::Draw, Preset::FivesAndThrees, Preset::Muggins][number as usize % 4];
        let rules = Rules { target: 100, ..preset.rules(2).expect("two can play it") };
        let level = Level::ALL[number as usize % 2];
        let (mut sitting, _) = Sitting::new(rules, Seating::one_person([level]), Some(number)).expect("a game");
        while sitting.current().state().phase() != Phase::GameOver {
            if sitting.current().state().phase() == Phase::HandOver {
                sitting.new_hand();
                continue;
            }
            let seen = sitting.current().session().observe(sitting.current().state().to_move());
            let step = nestor::choose(&seen, Level::Beginner, &mut chance).best;
            sitting.play(step).expect("it is legal");
        }
        ends.push(timed(|| {
            store.file(sitting.filed("", Timestamp::now()));
            sitting.note_filed();
        }));
    }
    ends.sort();
    (ends, begun.elapsed())
}
