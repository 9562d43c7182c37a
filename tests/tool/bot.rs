//! Nestor over standard input and output, as another program meets him.

use crate::run::{nestor_told, printed};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::protocol;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::lab::reference::Reference;
use electrum_dominoes::nestor::{self, Level};
use electrum_dominoes::record::Session;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Everything that the bot answers to these lines, without its greeting.
fn talk(level: &str, seed: u64, lines: &[u8]) -> Vec<String> {
    let arguments = &["bot", "--level", level, "--seed", &seed.to_string()];
    let text = printed(nestor_told(arguments, lines));
    let mut heard: Vec<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(heard.remove(0), format!("dominoes 3 Nestor {} {level}", env!("CARGO_PKG_VERSION")));
    heard
}

fn best_moves(said: &[String]) -> Vec<&str> {
    said.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect()
}

/// A view with a choice in a random hand.
fn some_view(rules: &Rules, number: u64) -> Observation {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(*rules).expect("named rules can be played");
    session.deal_number(number).expect("a new hand begins");
    let mut view = session.observe(session.state().to_move());
    for _ in 0..chance.random_range(4..10) {
        let step = session.state().legal().pick(chance.random()).expect("a legal move");
        session.play(step).expect("a legal move");
        if session.state().phase() != Phase::Playing {
            break;
        }
        if session.state().legal().len() > 1 {
            view = session.observe(session.state().to_move());
        }
    }
    view
}

fn asking(view: &Observation) -> String {
    let told = view.account();
    format!("newgame {}\nposition {}\ngo\n", protocol::write_rules(&told.rules), protocol::write_position(&told))
}

const POSITION: &str =
    "position seat 0 hand 2 first 1 leader 0 why doublet scores 35:50 seconds 0 dealt 6-6 6-1 5-4 3-3 2-1 0-0 4-1";

#[test]
fn the_bot_answers_as_nestor_does() {
    for level in Level::ALL {
        let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |n| preset.rules(n)));
        let tables =
            tables.chain([2, 3, 4].map(|seats| Rules { seats, hand: 6, set: Set::Twelve, ..Rules::default() }));
        let views: Vec<Observation> = tables.zip(0..).map(|(rules, number)| some_view(&rules, number)).collect();
        let lines: String = views.iter().map(asking).collect();
        let said = talk(level.name(), 99, lines.as_bytes());
        let answers: Vec<String> = views
            .iter()
            .map(|view| nestor::choose(view, level, &mut nestor::chance_of(view, 99)).best.to_string())
            .collect();
        assert_eq!(best_moves(&said), answers, "{level}");
        assert!(said.iter().any(|line| line.starts_with("info move ")), "{said:?}");
    }
}

#[test]
fn earlier_questions_change_nothing() {
    let rules = Preset::AllFives.rules(2).expect("for two");
    let views: Vec<Observation> = (0..8).map(|number| some_view(&rules, number)).collect();
    let there: String = views.iter().map(asking).collect();
    let back: String = views.iter().rev().map(asking).collect();
    let (there, back) = (talk("beginner", 5, there.as_bytes()), talk("beginner", 5, back.as_bytes()));
    let (there, mut back) = (best_moves(&there), best_moves(&back));
    back.reverse();
    assert_eq!(there, back);
}

#[test]
fn unknown_words_are_skipped() {
    let plain = talk("beginner", 1, format!("newgame all-fives 2\n{POSITION} events 0:6-6e 1:6-5e\ngo\n").as_bytes());
    let position = POSITION.replace("hand 2", "mood good hand 2").replace("dealt", "really dealt");
    let lines =
        format!("hello\nnewgame all-fives 2 please\n\n{position} then events 0:6-6e 1:6-5e\nsing a song\ngo now\n");
    assert_eq!(talk("beginner", 1, lines.as_bytes()), plain);
    assert_eq!(best_moves(&plain).len(), 1);
}

#[test]
fn a_bad_line_is_named_and_the_bot_carries_on() {
    let cases = [
        ("newgame chess", "“chess” is not a game"),
        ("newgame five-up 9", "five-up is for 2 to 4 players, not for 9"),
        ("newgame draw 2 target=0", "option target takes 1 to 1000, not 0"),
        ("position", "a position needs its seat"),
        ("position seat", "“seat” needs a value"),
        ("position seat 7", "“7” is not a seat, 0 to 3"),
        ("position seat 0 leader 0 dealt 6-6 6-6", "6-6 is dealt twice"),
        ("position seat 0 leader 0 dealt 6-6 6-5", "a hand of 2 bones was not dealt in this game"),
        ("position seat 0 leader 0 why love", "“love” is not a reason to lead"),
        ("position seat 0 leader 0 scores 1:2:3", "scores in this game: 2, not 3"),
        ("go", "there is no position to go from"),
    ];
    let doubtful = [
        ("events 0:6-6e 0:6-1e", "event 2: it is the turn of seat 1, not of seat 0"),
        ("events 0:6-6e 1:6-6e", "event 2: 6-6 is not in the hand of seat 1"),
        ("events 0:6-6e 1:draw:3-2", "event 2: a draw names its bone for the seat that drew it, and for no other"),
        ("events 0:6-6e 1:9-9e", "event 2: 9-9 is not in the hand of seat 1"),
        ("events 0:6-6e 1:12-11e", "event 2: 12-11 is not in the hand of seat 1"),
        ("events 0:6-6e 1:13-0e", "“13-0e” is not a move"),
        ("events 0:6-6e 1:a-9e", "“a-9e” is not a move"),
        ("events 0:6-6e 1:resign", "“resign” is not a move"),
    ];
    let doubtful = doubtful.map(|(events, why)| (format!("{POSITION} {events}"), why));
    let cases = cases.map(|(line, why)| (line.to_owned(), why)).into_iter().chain(doubtful);
    for (line, why) in cases {
        let said =
            talk("beginner", 1, format!("{line}\nnewgame draw 2\n{POSITION} events 0:6-6e 1:6-5e\ngo\n").as_bytes());
        assert!(said[0].starts_with("error line 1: ") && said[0].contains(why), "{line}: {said:?}");
        let word = line.split(' ').next().expect("a line has a word");
        assert!(said[0].contains(&format!("in “{word}")), "{line}: {said:?}");
        assert_eq!(best_moves(&said).len(), 1, "{line}: {said:?}");
    }
}

#[test]
fn he_does_not_answer_for_another_seat_or_for_a_position_that_was_refused() {
    let lines = format!("{POSITION} events 0:6-6e\ngo\n{POSITION} events 0:6-6e 1:6-5e\nposition seat 5\ngo\n");
    let said = talk("beginner", 1, lines.as_bytes());
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].contains("it is the turn of seat 1, not of seat 0"), "{said:?}");
    assert!(said[2].starts_with("error line 5: there is no position to go from"), "{said:?}");
}

#[test]
fn endless_lines_and_lines_that_are_not_text_are_refused() {
    let mut lines = b"position ".to_vec();
    lines.extend(vec![b'9'; 3_000_000]);
    lines.extend(b"\nposition \xff\xfe\nquit\nnever read\n");
    let said = talk("beginner", 1, &lines);
    assert_eq!(
        said,
        ["error line 1: a line has at most 16384 bytes", "error line 2: this is not text (UTF-8)"].map(str::to_owned)
    );
}

/// No game reaches such scores, but anyone who talks to a bot may claim them.
#[test]
fn the_largest_accepted_scores_do_not_crash_the_bot() {
    const MOST: i16 = 9_999;
    let mut chance = ChaCha8Rng::seed_from_u64(6);
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |n| preset.rules(n)));
    for (rules, number) in tables.zip(0..) {
        // Six-love has a smaller limit.
        let most = if rules.finish.love.is_on() { 7 } else { 1000 };
        for (scores, target) in [([MOST, -MOST, 0, MOST], 1), ([-MOST, MOST, -MOST, 0], most), ([-MOST; 4], most)] {
            let mut told = some_view(&rules, number).account();
            (told.scores, told.rules.target) = (scores, target);
            let view = Observation::from_account(&told).expect("such scores are accepted");
            let references = [Reference::TwoPlays, Reference::MonteCarlo(5)];
            let mut moves: Vec<_> = references.map(|player| player.choose(&view, &mut chance)).to_vec();
            moves.extend(Level::ALL.map(|level| nestor::choose(&view, level, &mut chance).best));
            assert!(moves.iter().all(|&step| view.legal().contains(step)), "{moves:?}");
        }
    }
}

#[test]
fn no_line_crashes_the_bot() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |n| preset.rules(n)));
    let good: Vec<String> = tables.zip(40..).map(|(rules, number)| asking(&some_view(&rules, number))).collect();
    let spare = [
        "-1",
        "99999999999999999999",
        "6-6e",
        "0:draw",
        "1:pass",
        "events",
        "dealt",
        "7:6-6e",
        "6-6@5-5n",
        "=",
        ":",
        "\u{1f}",
        "0:boom:6-6",
    ];
    let mut lines = String::new();
    for _ in 0..4_000 {
        let text = &good[chance.random_range(0..good.len())];
        let mut words: Vec<&str> = text.split(' ').collect();
        for _ in 0..chance.random_range(0..4) {
            let at = chance.random_range(0..words.len());
            match chance.random_range(0..4) {
                0 => drop(words.remove(at)),
                1 => words[at] = spare[chance.random_range(0..spare.len())],
                2 => words.insert(at, spare[chance.random_range(0..spare.len())]),
                _ => {
                    let other = chance.random_range(0..words.len());
                    words.swap(at, other);
                }
            }
            if words.is_empty() {
                words.push("go");
            }
        }
        lines += &words.join(" ");
        lines.push('\n');
    }
    lines += &good[2];
    let said = talk("beginner", 1, lines.as_bytes());
    assert!(said.iter().filter(|line| line.starts_with("error line ")).count() > 500);
    assert!(best_moves(&said).len() > 500);
    assert!(said.last().expect("an answer").starts_with("bestmove "));
}

#[test]
fn impossible_draws_are_accepted_and_crash_no_player() {
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    let references = ["two-plays", "monte-carlo:5"].map(|name| name.parse::<Reference>().expect("a player"));
    let mut told_lies = 0;
    for preset in [Preset::Draw, Preset::AllFives, Preset::Muggins, Preset::FiveUp, Preset::Firecrackers] {
        for players in preset.players() {
            let rules = preset.rules(players).expect("it is for so many");
            for number in 0..24 {
                let mut told = some_view(&rules, number).account();
                for _ in 0..chance.random_range(1..6) {
                    let at = chance.random_range(0..=told.deeds.len());
                    let mut lying = told.clone();
                    let seat = lying.deeds.get(at).map_or(told.seat, |&(seat, _)| seat);
                    lying.deeds.insert(at, (seat, Act::Drew(None)));
                    if seat != told.seat && Observation::from_account(&lying).is_ok() {
                        told = lying;
                        told_lies += 1;
                    }
                }
                let view = Observation::from_account(&told).expect("this position was just accepted");
                let legal = view.legal();
                for reference in references {
                    assert!(legal.contains(reference.choose(&view, &mut chance)));
                }
                for level in Level::ALL.into_iter().filter(|level| *level < Level::Tough || number % 8 == 0) {
                    assert!(legal.contains(nestor::choose(&view, level, &mut chance).best));
                }
            }
        }
    }
    assert!(told_lies > 200, "only {told_lies} draws were made up");
}

#[test]
fn an_unknown_level_is_wrong_usage() {
    for arguments in [&["bot"][..], &["bot", "--level", "cruel"], &["bot", "--level", "brutal", "--seed", "x"]] {
        assert_eq!(crate::run::nestor(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn the_conversation_in_the_documentation_is_real() {
    let page = include_str!("../../docs/bots.md");
    let shown = page.split("<!-- a conversation with: nestor bot --level beginner -->").nth(1).expect("a conversation");
    let shown: Vec<&str> = shown.split("```").nth(1).expect("its lines").lines().skip(1).collect();
    let spoken: Vec<&str> = shown.iter().filter_map(|line| line.strip_prefix("> ")).collect();
    let heard: Vec<&str> = shown.iter().filter_map(|line| line.strip_prefix("< ")).collect();
    assert_eq!(spoken.len() + heard.len(), shown.len());
    let said = talk("beginner", 1, (spoken.join("\n") + "\n").as_bytes());
    assert_eq!(said, heard[1..]);
}
