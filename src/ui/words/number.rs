//! Writes a number with the separators of a language.

/// A shorter number is easy to read, and no language needs a separator in it.
const FEWEST_TO_GROUP: usize = 5;

/// The smallest number that has a separator.
pub(super) const FIRST_GROUPED: f64 = 10_000.0;

/// Returns the number with this many decimals, a decimal sign, and a separator between groups of three digits in a large number.
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

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn only_large_numbers_are_grouped() {
        for (value, text) in [(0.0, "0"), (999.0, "999"), (1234.0, "1234"), (12345.0, "12 345"), (1e6, "1 000 000")] {
            assert_eq!(written(value, 0, ",", " "), text);
        }
    }

    #[test]
    fn decimals_are_rounded_and_nothing_is_less_than_zero_that_looks_like_zero() {
        for (value, text) in [(2.25, "2,2"), (2.3, "2,3"), (7.0, "7,0"), (-0.01, "0,0"), (-0.06, "−0,1")] {
            assert_eq!(written(value, 1, ",", " "), text);
        }
    }
}
