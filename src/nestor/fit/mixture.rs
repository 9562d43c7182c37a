//! The share of one of two kinds among many that cannot be told apart for certain.

/// How often the share is made better; each time takes most of what is missing.
const STEPS: usize = 200;

/// The mean logarithm of how likely each is, given the logarithms of how likely it is of the first kind and of the second, and the share of the second.
pub fn log_likelihood(each: &[[f64; 2]], share: f64) -> f64 {
    let sum: f64 = each.iter().map(|logs| of_both(logs, share)).sum();
    sum / each.len().max(1) as f64
}

/// The most likely share of the second kind, and its standard error.
pub fn fit(each: &[[f64; 2]], from: f64) -> (f64, f64) {
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
