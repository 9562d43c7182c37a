//! Positions of the line protocol with odd numbers are refused with the reason, or can be played
//! from.

use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::protocol::{
    LONGEST_LINE, read_answer, read_position, read_rules, write_legal, write_position, write_rules, write_rules_in_full,
};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::{Move, Preset};
use electrum_dominoes::lab::reference::Reference;
use electrum_dominoes::nestor::{self, Level};
use electrum_dominoes::record::Session;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const DEALT: &str = "dealt 6-6 6-1 5-4 3-3 2-1 0-0 4-1 events 0:6-6e 1:6-5e";

/// What seat 0 knows after these fields, or why they are impossible.
fn heard(game: &str, fields: &str) -> Result<Observation, String> {
    let rules = read_rules(game).unwrap_or_else(|why| panic!("{why}"));
    let told = read_position(&format!("seat 0 leader 0 why lot {fields} {DEALT}"), &rules);
    told.map_err(|why| why.to_string()).and_then(|told| Observation::from_account(&told).map_err(|why| why.to_string()))
}

#[test]
fn impossible_scores_are_refused() {
    for scores in ["32767:-32768", "10000:0", "0:-10000"] {
        let why = heard("all-fives", &format!("scores {scores}")).expect_err("no such scores");
        let wrong = scores.split(':').find(|score| score.len() > 4).expect("one score is too long");
        assert_eq!(why, format!("a score is -9999 to 9999, not {wrong}"));
    }
    let why = heard("all-fives", "scores 32768:0").expect_err("no such scores");
    assert_eq!(why, "“32768” is not a number of the size that belongs here");
}

#[test]
fn players_answer_with_the_largest_possible_numbers() {
    let players = ["random", "two-plays", "monte-carlo:3"].map(|name| name.parse::<Reference>().expect("a player"));
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for game in ["all-fives target=1000", "firecrackers seconds=10800", "draw exact=on target=1", "draw-game"] {
        for scores in ["9999:-9999", "-9999:9999", "9999:9999", "-9999:-9999"] {
            for hand in ["0", "65535"] {
                let view = heard(game, &format!("hand {hand} seconds 65535 scores {scores}"));
                let view = view.unwrap_or_else(|why| panic!("{why}"));
                let legal = view.legal();
                assert!(players.iter().all(|player| legal.contains(player.choose(&view, &mut chance))));
                for level in [Level::Beginner, Level::Easy, Level::NotSoEasy, Level::Tough] {
                    assert!(legal.contains(nestor::choose(&view, level, &mut chance).best));
                }
            }
        }
    }
}

#[test]
fn a_forced_lead_follows_from_the_rest_and_must_agree_with_it() {
    let rules = read_rules("draw 2 hand=2").unwrap_or_else(|why| panic!("{why}"));
    let heard = |why: &str, must: &str| {
        let told = read_position(&format!("seat 0 leader 0 why {why} {must} dealt 6-6 5-5"), &rules);
        Observation::from_account(&told.unwrap_or_else(|why| panic!("{why}"))).map_err(|why| why.to_string())
    };
    let moves = |view: Observation| view.legal().iter().map(|step| step.to_string()).collect::<Vec<_>>();
    assert_eq!(heard("doublet", "must 6-6").map(moves), Ok(vec!["6-6e".to_owned()]));
    assert_eq!(heard("doublet", ""), heard("doublet", "must 6-6"), "it may be left out");
    assert_eq!(heard("doublet", "must 5-5"), Err("the seat does not have to lead with 5-5".to_owned()));
    assert_eq!(heard("lot", "must 6-6"), Err("the seat does not have to lead with 6-6".to_owned()));
    assert_eq!(heard("lot", "").map(moves).map(|moves| moves.len()), Ok(2));
}

#[test]
fn a_position_with_bones_of_two_digits_is_read_and_written_and_a_smaller_set_refuses_it() {
    let fields = "scores 0:0 seconds 0 dealt 11-10 12-1 12-12 events 0:12-12e 1:draw 1:12-11e 0:11-10e 1:draw 1:10-0e";
    let heard = |game: &str| {
        let rules = read_rules(game).unwrap_or_else(|why| panic!("{why}"));
        let told = read_position(&format!("seat 0 hand 0 first 0 leader 0 why lot {fields}"), &rules);
        Observation::from_account(&told.unwrap_or_else(|why| panic!("{why}"))).map_err(|why| why.to_string())
    };
    let view = heard("draw 2 set=twelve hand=3 lead-first=lot").unwrap_or_else(|why| panic!("{why}"));
    assert!(write_position(&view.account()).ends_with(fields));
    assert_eq!(write_legal(&view.legal()), "12-1w");
    assert_eq!(read_answer("12-1w").map(|step| view.legal().contains(step)), Ok(true));
    for smaller in ["draw 2 hand=3", "draw 2 set=nine hand=3"] {
        assert_eq!(heard(smaller), Err("12-12 is not in the set that is played with".to_owned()));
    }
}

#[test]
fn a_hand_in_which_everything_of_the_largest_set_is_drawn_is_told_in_short_lines() {
    let rules = read_rules("draw 2 set=twelve free-draw=on").unwrap_or_else(|why| panic!("{why}"));
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal_number(12).expect("a new hand begins");
    let (mut position, mut legal) = (0, 0);
    while session.state().phase() == Phase::Playing {
        let seat = session.state().to_move();
        let view = session.observe(seat);
        position = position.max(write_position(&view.account()).len());
        legal = legal.max(write_legal(&view.legal()).len());
        let moves = session.state().legal();
        let step = if moves.contains(Move::Draw) { Some(Move::Draw) } else { moves.nth(moves.len() - 1) };
        session.play(step.expect("a legal move")).expect("a legal move");
    }
    assert_eq!(session.state().public().boneyard_len(), 0);
    assert!(position > 900 && position < LONGEST_LINE / 4 && legal < LONGEST_LINE / 4, "{position} and {legal}");
}

#[test]
fn an_impossible_draw_is_refused_with_the_reason() {
    let refused = |game: &str, events: &str| {
        let rules = read_rules(game).unwrap_or_else(|why| panic!("{why}"));
        let told = read_position(&format!("seat 0 leader 0 why lot dealt 6-6 6-1 {events}"), &rules);
        Observation::from_account(&told.unwrap_or_else(|why| panic!("{why}"))).expect_err("no such draw").to_string()
    };
    let draws = |count: usize| format!("events 0:6-6e{}", " 1:draw".repeat(count));
    assert_eq!(refused("block 2 hand=2", &draws(1)), "event 2: nothing may be drawn in this game");
    assert_eq!(refused("draw 2 hand=2", &draws(25)), "event 26: the boneyard is empty");
    let reserved = "draw 2 hand=2 reserve=2";
    assert_eq!(refused(reserved, &draws(23)), "event 24: the last 2 bones of the boneyard cannot be drawn");
    let own = "events 0:6-6e 1:6-5e 0:draw:4-4";
    assert_eq!(refused("draw 2 hand=2", own), "event 3: seat 0 has a bone that fits, and may not draw");
    let lies = "events 0:6-6e 1:6-5e 0:draw:6-5";
    assert_eq!(refused("all-fives-palm 2 hand=2", lies), "event 3: 6-5 cannot have been in the boneyard");
    let early = "event 2: seat 1 may draw, and so may not pass";
    assert_eq!(refused("draw 2 hand=2", "events 0:6-6e 1:pass"), early);
    assert_eq!(refused("draw 2 hand=2 hand-limit=7", &format!("{} 1:pass", draws(4))), early.replace('2', "6"));
}

#[test]
fn a_pass_of_another_seat_is_possible_where_nothing_can_be_drawn() {
    for (game, draws) in [("block 2 hand=2", 0), ("draw 2 hand=2", 24), ("draw 2 hand=2 reserve=2", 22)] {
        let rules = read_rules(game).unwrap_or_else(|why| panic!("{why}"));
        let events = format!("events 0:6-6e{} 1:pass", " 1:draw".repeat(draws));
        let told = read_position(&format!("seat 0 leader 0 why lot dealt 6-6 6-1 {events}"), &rules);
        let heard = Observation::from_account(&told.unwrap_or_else(|why| panic!("{why}")));
        assert!(heard.is_ok(), "{game}: {heard:?}");
    }
}

#[test]
fn each_clock_has_its_seconds_and_a_single_clock_is_written_as_before() {
    let both = "firecrackers 2 clocks=0+1";
    let left = |view: &Observation| {
        view.rules().all_seats().map(|seat| view.public().seconds[seat.index()]).collect::<Vec<_>>()
    };
    for (game, fields, expected) in [
        ("firecrackers", "seconds 120", [120, 0]),
        ("firecrackers", "", [300, 0]),
        ("firecrackers 2 clocks=1", "seconds 120", [0, 120]),
        (both, "seconds 120:95", [120, 95]),
        (both, "seconds 900:95", [300, 95]),
    ] {
        let view = heard(game, fields).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(left(&view), expected, "{game}, {fields}");
        let written = write_position(&view.account());
        assert!(fields == "seconds 900:95" || written.contains(fields), "{written}");
    }
    assert_eq!(heard(both, "seconds 120").expect_err("a clock is missing"), "clocks in this game: 2, not 1");
}

#[test]
fn options_keep_the_names_that_older_programs_know_if_they_mean_the_same() {
    for text in [
        "firecrackers 2 human-doublet=off",
        "draw 2 lead-first=seat-0 human-doublet=on seconds=300",
        "firecrackers 2 lead-first=lot human-doublet=off seconds=60",
        "firecrackers 2 lead-first=seat-1 opener-doublet=on clocks=0+1",
    ] {
        let rules = read_rules(text).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(write_rules(&rules), text.replace(" opener-doublet=on", ""));
        assert_eq!(read_rules(&text.replace("human", "opener")), Ok(rules));
    }
    let opened = "draw 2 lead-first=seat-1 opener-doublet=on";
    assert_eq!(read_rules(opened).map(|rules| write_rules(&rules)), Ok(opened.to_owned()));
    assert!(read_rules("firecrackers 2 clocks=1+0").is_err(), "each set of seats has one text");
}

#[test]
fn a_bot_is_told_all_that_a_game_has_and_draw_for_two_has_not() {
    let house =
        [read_rules("all-fives 2 spinner=none target=100"), read_rules("cross 4 spinner=maltese-four set=nine")];
    for rules in Preset::tables().map(|(_, rules)| Ok(rules)).chain(house) {
        let rules = rules.unwrap_or_else(|why| panic!("{why}"));
        let told = write_rules_in_full(&rules);
        assert_eq!(read_rules(&told), Ok(rules), "{told}");
        let options = told.splitn(3, ' ').nth(2).unwrap_or_default();
        assert_eq!(read_rules(&format!("draw 2 seats={} {options}", rules.seats)), Ok(rules), "{told}");
    }
    assert_eq!(write_rules_in_full(&Preset::AllFives.usual()), "all-fives 2 spinner=first fives=on");
}

/// The words that may begin a field of a position. A bot of version 1.0 knows these and takes what
/// follows `events` for events, so what is added later needs a line of its own.
const FIELDS: [&str; 12] =
    ["seat", "hand", "first", "leader", "why", "won", "carried", "scores", "seconds", "must", "dealt", "events"];

#[test]
fn a_position_has_the_fields_of_version_1_0_and_the_legal_moves_are_single_words() {
    let mut booms = 0;
    for (preset, rules) in Preset::tables() {
        let mut session = Session::new(rules).expect("a named game can be played");
        session.deal_number(7).expect("a new hand begins");
        for turn in 0.. {
            let seat = session.state().to_move();
            let view = session.observe(seat);
            let position = write_position(&view.account());
            let words = position.split(' ').filter(|word| word.chars().all(|sign| sign.is_ascii_lowercase()));
            let why = view.account().why.name();
            words.for_each(|word| assert!(FIELDS.contains(&word) || word == why, "{preset}: {word} in {position}"));
            let legal = write_legal(&view.legal());
            let read: Vec<Move> = legal
                .split(' ')
                .map(|word| read_answer(word).unwrap_or_else(|why| panic!("{preset}: {why}")))
                .collect();
            assert_eq!(read, view.legal().iter().collect::<Vec<_>>(), "{preset}: {legal}");
            booms += read.iter().filter(|step| matches!(step, Move::Boom(_))).count();
            let step = session.state().legal().pick(0x9e37_79b9_u32.wrapping_mul(turn)).expect("a legal move");
            session.play(step).expect("a legal move");
            if session.state().phase() != Phase::Playing {
                break;
            }
        }
    }
    assert!(booms > 0, "no bone was destroyed");
}

#[test]
fn a_bot_may_answer_a_firecracker_in_one_word_or_two() {
    assert_eq!(read_answer("boom 6-4"), read_answer("boom:6-4"));
    assert_eq!(read_answer("boom:6-4").map(|step| step.to_string()), Ok("boom 6-4".to_owned()));
    for wrong in ["resign 1", "clock 1:135"] {
        let why = read_answer(wrong).expect_err("no answer of a bot");
        assert_eq!(why.to_string(), format!("{wrong} is not an answer"));
    }
}
