//! Judgements that are kept say which judge made them: a judge who judges otherwise has another version.

use electrum_dominoes::engine::fnv::Fnv;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::judge::{self, Judging};
use electrum_dominoes::record::Session;

/// The version of the judge, and a number over what that version makes of fixed positions.
const JUDGE: (u32, u64) = (3, 0xcc94_2ca2_bfb7_0f25);

/// What is known in every position of a hand in which there is something to choose.
fn positions(rules: Rules) -> Vec<Observation> {
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(3).expect("a hand may be dealt");
    let mut found = Vec::new();
    for chance in 0.. {
        if session.state().phase() != Phase::Playing {
            break;
        }
        let moves = session.state().legal();
        if moves.len() > 1 {
            found.push(session.observe(session.state().to_move()));
        }
        session.play(moves.pick(chance).expect("there is something to do")).expect("it is legal");
    }
    found
}

/// A number over the judgements of positions from every game at every table, from the first choice of a hand to endings that are solved.
fn signature() -> u64 {
    let tables =
        Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |seats| preset.rules(seats)));
    let mut signature = Fnv::new();
    for seen in tables.flat_map(|rules| positions(rules).into_iter().step_by(4)) {
        for weighed in Judging::new(seen, 2_000).finish().candidates {
            // Rounded, so that a last digit that another processor finds is no other judgement.
            let told = format!("{} {:.6} {:.6} {:.6}\n", weighed.step, weighed.win, weighed.loss, weighed.error);
            signature.write(told.as_bytes());
        }
    }
    signature.finish()
}

#[test]
fn whoever_judges_otherwise_has_another_version() {
    let (version, signature) = (judge::VERSION, signature());
    assert!(
        (version, signature) == JUDGE,
        "version {version} of the judge has the signature {signature:#018x}, and version {} with {:#018x} was noted. Kept reviews rely on the version: where \
         judgements are meant to change, raise judge::VERSION and note both here; otherwise find out why they did",
        JUDGE.0,
        JUDGE.1,
    );
}
