//! The share of one of two kinds among many that cannot be told apart for certain.

/// How often the share is made better; each time takes most of what is missing.
const STEPS: usize = 200;

/// The mean logarithm of how likely each is, given the logarithms of how likely it is of the first kind and of the second, and the share of the second.
pub(super) fn log_likelihood(each: &[[f64; 2]], share: f64) -> f64 {
    let sum: f64 = each.iter().map(|logs| of_both(logs, share)).sum();
    sum / each.len().max(1) as f64
}

/// The most likely share of the second kind, and its standard error.
pub(super) fn fit(each: &[[f64; 2]], from: f64) -> (f64, f64) {
    let count = each.len().max(1) as f64;
    let share = (0..STEPS).fold(from, |share, _| each.iter().map(|logs| odds(logs, share)).sum::<f64>() / count);
    // The second derivative of the logarithm, which says how sharply the likelihood falls off to either side.
    let bend =
        |logs: &[f64; 2]| ((logs[1] - of_both(logs, share)).exp() - (logs[0] - of_both(logs, share)).exp()).powi(2);
    let sharpness: f64 = each.iter().map(bend).sum();
    (share, 1.0 / sharpness.max(f64::MIN_POSITIVE).sqrt())
}

/// How likely something is of the second kind.
fn odds(logs: &[f64; 2], share: f64) -> f64 {
    share * (logs[1] - of_both(logs, share)).exp()
}

fn of_both(logs: &[f64; 2], share: f64) -> f64 {
    let most = logs[0].max(logs[1]);
    most + ((1.0 - share) * (logs[0] - most).exp() + share * (logs[1] - most).exp()).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_those_that_are_plain_to_see_is_counted() {
        let each: Vec<[f64; 2]> = (0..1_000).map(|n| if n % 5 == 0 { [-9.0, -1.0] } else { [-1.0, -900.0] }).collect();
        let (share, error) = fit(&each, 0.5);
        assert!((share - 0.2).abs() < 0.001, "{share}");
        assert!((error - (0.2_f64 * 0.8 / 1_000.0).sqrt()).abs() < 0.001, "{error}");
    }

    #[test]
    fn no_other_share_is_likelier() {
        let each: Vec<[f64; 2]> = (0..300).map(|n| [-f64::from(n % 7), -f64::from(n % 4)]).collect();
        let (share, _) = fit(&each, 0.9);
        assert!((0.05..0.95).contains(&share), "{share}");
        for other in [share - 0.02, share + 0.02] {
            assert!(log_likelihood(&each, other) < log_likelihood(&each, share), "{other} against {share}");
        }
    }
}
