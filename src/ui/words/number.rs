//! Writes a number with the separators of a language.

/// A shorter number is easy to read, and no language needs a separator in it.
const FEWEST_TO_GROUP: usize = 5;

/// The smallest number that has a separator.
pub(super) const FIRST_GROUPED: f64 = 10_000.0;

/// Returns the number with this many decimals, a decimal sign, and a separator between groups of
/// three digits in a large number.
pub(super) fn written(value: f64, decimals: usize, decimal: &str, group: &str) -> String {
    let digits = format!("{:.decimals$}", value.abs());
    let (whole, rest) = digits.split_once('.').unwrap_or((&digits, ""));
    let is_zero = digits.bytes().all(|digit| matches!(digit, b'0' | b'.'));
    let mut text = String::new();
    if value < 0.0 && !is_zero {
        text.push('−');
    }
    for (at, digit) in whole.char_indices() {
        if at > 0 && whole.len() >= FEWEST_TO_GROUP && (whole.len() - at).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    if !rest.is_empty() {
        text.push_str(decimal);
        text.push_str(rest);
    }
    text
}
