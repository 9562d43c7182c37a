//! The result of a match as a text for friends.

use crate::career::{AgreedMatch, DEALS};
use crate::ui::words::Words;
use crate::{msg, say};

/// The result once every deal is over: a line that says how it went, a line with a sign for each
/// deal, and below them what a program reads.
pub(super) fn result_to_share(words: &Words, played: &AgreedMatch, by: &str) -> Option<String> {
    let code = played.result_text(by)?;
    let sign = |(own, nestor): (f64, &f64)| match own - nestor {
        0.005.. => '🟩',
        ..=-0.005 => '🟥',
        _ => '⬜',
    };
    let signs: String = played.player().into_iter().zip(played.nestor()).map(sign).collect();
    let better = signs.chars().filter(|sign| *sign == '🟩').count();
    let args = [
        ("game", words.game(played.rules().game()).into()),
        ("number", played.number().to_string().into()),
        ("better", better.into()),
        ("deals", DEALS.into()),
    ];
    let mut told = words.format(msg!("agreed-shared"), &args);
    if played.is_practice() {
        told = say!(words, "agreed-shared-practice", told: told);
    }
    Some(format!("{told}\n{signs}\n\n{code}"))
}
