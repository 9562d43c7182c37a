//! Reads any text as a bone, an end, a move, a list of bones and an option. Each is refused, or stays the same when it is written and read again.

use electrum_dominoes::engine::bone::Bone;
use electrum_dominoes::engine::layout::End;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::notation::{read_bones, write_bones};
use electrum_dominoes::engine::options::{self, OPTIONS};
use electrum_dominoes::engine::rules::Rules;

/// Panics if this text is read wrongly.
pub(crate) fn check(text: &str) {
    if let Ok(bone) = text.parse::<Bone>() {
        assert_eq!(bone.to_string().parse(), Ok(bone));
    }
    if let Ok(end) = text.parse::<End>() {
        assert_eq!(end.to_string().parse(), Ok(end));
    }
    match text.parse::<Move>() {
        Ok(step) => assert_eq!(step.to_string().parse(), Ok(step)),
        Err(why) => assert!(!why.to_string().contains('\n')),
    }
    if let Ok(bones) = read_bones(text) {
        assert_eq!(read_bones(&write_bones(bones.iter().copied())), Ok(bones));
    }
    for option in OPTIONS {
        let mut rules = Rules::default();
        if options::set(&mut rules, option.name, text).is_ok() {
            assert_eq!(option.get(&rules), text);
            let _ = rules.check();
        }
    }
}
