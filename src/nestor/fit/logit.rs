//! The weights that make choices most likely: each alternative is as likely as e to the power of its weighed features, beside the others.

/// A choice between alternatives, each of which is a row of features.
#[derive(Clone, Debug)]
pub struct ChoiceSet<const N: usize> {
    /// The features of each.
    pub alternatives: Vec<[f64; N]>,
    /// Which of them was taken.
    pub taken: usize,
}

/// Weights that make some choices as likely as any can, and their standard errors.
#[derive(Clone, Copy, Debug)]
pub struct Fitted<const N: usize> {
    /// The weights.
    pub weights: [f64; N],
    /// Their standard errors.
    pub errors: [f64; N],
}

/// The most steps towards the best weights. A few are enough, unless the choices are so clear that no weight is too large for them.
const MOST_STEPS: usize = 60;

/// A step that raises the mean log-likelihood by less than this is not worth taking.
const LEAST_GAIN: f64 = 1e-9;

/// Keeps a feature in which alternatives never differ from having a weight.
const RIDGE: f64 = 1e-9;

/// The mean logarithm of how likely the choices are with some weights.
pub fn log_likelihood<const N: usize>(decisions: &[ChoiceSet<N>], weights: &[f64; N]) -> f64 {
    let logs = decisions.iter().map(|decision| shares(decision, weights)[decision.taken].ln());
    logs.sum::<f64>() / decisions.len().max(1) as f64
}

/// Finds the best weights by Newton's method, on the way from some that may be anything.
pub fn fit<const N: usize>(decisions: &[ChoiceSet<N>], from: [f64; N]) -> Fitted<N> {
    let mut weights = from;
    for _ in 0..MOST_STEPS {
        let (slope, curvature) = derivatives(decisions, &weights);
        match uphill(decisions, &weights, &product(&inverse(curvature), &slope)) {
            Some(better) => weights = better,
            None => break,
        }
    }
    let (_, curvature) = derivatives(decisions, &weights);
    let covariance = inverse(curvature);
    let decisions = decisions.len().max(1) as f64;
    Fitted { weights, errors: std::array::from_fn(|n| (covariance[n][n] / decisions).max(0.0).sqrt()) }
}

/// The weights after a step, or after a part of it, if they are better.
fn uphill<const N: usize>(decisions: &[ChoiceSet<N>], weights: &[f64; N], step: &[f64; N]) -> Option<[f64; N]> {
    let least = log_likelihood(decisions, weights) + LEAST_GAIN;
    let part = |halvings| std::array::from_fn(|n| weights[n] + step[n] * 0.5_f64.powi(halvings));
    (0..20).map(part).find(|weights| log_likelihood(decisions, weights) > least)
}

/// How likely each of the alternatives is.
pub fn shares<const N: usize>(decision: &ChoiceSet<N>, weights: &[f64; N]) -> Vec<f64> {
    let pulls: Vec<f64> = decision.alternatives.iter().map(|row| dot(row, weights)).collect();
    let most = pulls.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let pulls: Vec<f64> = pulls.into_iter().map(|pull| (pull - most).exp()).collect();
    let all: f64 = pulls.iter().sum();
    pulls.into_iter().map(|pull| pull / all).collect()
}

/// How the mean log-likelihood rises with each weight, and how fast it rises less.
fn derivatives<const N: usize>(decisions: &[ChoiceSet<N>], weights: &[f64; N]) -> ([f64; N], [[f64; N]; N]) {
    let count = decisions.len().max(1) as f64;
    let mut slope = [0.0; N];
    let mut curvature = [[0.0; N]; N];
    for decision in decisions {
        let shares = shares(decision, weights);
        let weighed = || shares.iter().zip(&decision.alternatives);
        let mean: [f64; N] = std::array::from_fn(|n| weighed().map(|(share, row)| share * row[n]).sum());
        for (n, slope) in slope.iter_mut().enumerate() {
            *slope += (decision.alternatives[decision.taken][n] - mean[n]) / count;
        }
        for (share, row) in weighed() {
            let off: [f64; N] = std::array::from_fn(|n| row[n] - mean[n]);
            for (n, line) in curvature.iter_mut().enumerate() {
                line.iter_mut().zip(&off).for_each(|(sum, other)| *sum += share * off[n] * other / count);
            }
        }
    }
    for (n, line) in curvature.iter_mut().enumerate() {
        line[n] += RIDGE;
    }
    (slope, curvature)
}

fn dot<const N: usize>(one: &[f64; N], other: &[f64; N]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

fn product<const N: usize>(matrix: &[[f64; N]; N], vector: &[f64; N]) -> [f64; N] {
    std::array::from_fn(|n| dot(&matrix[n], vector))
}

/// The inverse of a symmetric matrix that has one, by elimination.
fn inverse<const N: usize>(mut matrix: [[f64; N]; N]) -> [[f64; N]; N] {
    let mut inverse: [[f64; N]; N] = std::array::from_fn(|n| std::array::from_fn(|m| f64::from(u8::from(n == m))));
    for n in 0..N {
        let pivot = matrix[n][n];
        for m in 0..N {
            matrix[n][m] /= pivot;
            inverse[n][m] /= pivot;
        }
        for other in (0..N).filter(|&other| other != n) {
            let factor = matrix[other][n];
            for m in 0..N {
                matrix[other][m] -= factor * matrix[n][m];
                inverse[other][m] -= factor * inverse[n][m];
            }
        }
    }
    inverse
}
