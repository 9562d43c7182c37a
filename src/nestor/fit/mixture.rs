//! Estimates the shares of two kinds among observations whose kind is not certain.

/// The number of improvements of the share. Each one removes most of the remaining error.
const STEPS: usize = 200;

/// The mean log-likelihood of the observations, given the log-likelihoods of each under the first and the second kind, and the share of the second.
pub fn log_likelihood(each: &[[f64; 2]], share: f64) -> f64 {
    let sum: f64 = each.iter().map(|logs| of_both(logs, share)).sum();
    sum / each.len().max(1) as f64
}

/// The most likely share of the second kind, and its standard error.
pub fn fit(each: &[[f64; 2]], from: f64) -> (f64, f64) {
    let count = each.len().max(1) as f64;
    let share = (0..STEPS).fold(from, |share, _| each.iter().map(|logs| odds(logs, share)).sum::<f64>() / count);
    // The negative second derivative of the log-likelihood. It shows how sharply the likelihood falls off to both sides.
    let bend =
        |logs: &[f64; 2]| ((logs[1] - of_both(logs, share)).exp() - (logs[0] - of_both(logs, share)).exp()).powi(2);
    let sharpness: f64 = each.iter().map(bend).sum();
    (share, 1.0 / sharpness.max(f64::MIN_POSITIVE).sqrt())
}

/// The probability that an observation is of the second kind.
fn odds(logs: &[f64; 2], share: f64) -> f64 {
    share * (logs[1] - of_both(logs, share)).exp()
}

fn of_both(logs: &[f64; 2], share: f64) -> f64 {
    let most = logs[0].max(logs[1]);
    most + ((1.0 - share) * (logs[0] - most).exp() + share * (logs[1] - most).exp()).ln()
}
