//! Saved judgements have the version of the judge. If judgements change, the version must change.

use electrum_dominoes::engine::fnv::Fnv;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::judge::{self, Judging};
use electrum_dominoes::record::Session;

/// The version of the judge, and a hash of its judgements of fixed positions.
const JUDGE: (u32, u64) = (12, 0x20b3_0396_f52a_1018);

/// The observations at every choice of this hand.
fn positions(rules: Rules, number: u64) -> Vec<Observation> {
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut found = Vec::new();
    for chance in 0.. {
        if session.state().phase() != Phase::Playing {
            break;
        }
        let moves = session.state().legal();
        if moves.len() > 1 {
            found.push(session.observe(session.state().to_move()));
        }
        session.play(moves.pick(chance).expect("there is a legal move")).expect("the move is legal");
    }
    found
}

/// A hash of judgements of positions from the games that came first, from the first choice of a
/// hand to endings, with and without hidden bones.
fn signature() -> u64 {
    // The tables that came first. One that comes later changes no judgement that was kept.
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().map(move |seats| (preset, seats)));
    let old = tables.filter(|(preset, seats)| preset.is_old_table(*seats));
    let tables = old.flat_map(|(preset, seats)| preset.rules(seats));
    let mut signature = Fnv::new();
    let some = tables.flat_map(|rules| positions(rules, 3).into_iter().step_by(4));
    let block = Preset::Block.rules(2).expect("Block is for two");
    let late = |seen: &Observation| seen.rules().all_seats().all(|seat| seen.hand_len(seat) <= 3);
    for seen in some.chain((0..20).flat_map(|number| positions(block, number)).filter(late)) {
        for weighed in Judging::new(seen, 2_000).finish().candidates {
            // Rounded, so that a different last digit on another processor does not matter.
            let told = format!("{} {:.6} {:.6} {:.6}\n", weighed.step, weighed.win, weighed.loss, weighed.error);
            signature.write(told.as_bytes());
        }
    }
    signature.finish()
}

#[test]
fn a_judge_with_other_judgements_has_another_version() {
    let (version, signature) = (judge::VERSION, signature());
    assert!(
        (version, signature) == JUDGE,
        "version {version} of the judge has the signature {signature:#018x}, and version {} with {:#018x} was noted. Saved reviews rely on the version. If \
         judgements are meant to change, raise judge::VERSION and note both here. Otherwise find out why they did",
        JUDGE.0,
        JUDGE.1,
    );
}
