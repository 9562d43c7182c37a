//! Fits weights to choices. The probability of an alternative is proportional to e to the power of its weighted features.

/// A choice between alternatives. Each alternative is a row of features.
#[derive(Clone, Debug)]
pub struct ChoiceSet<const N: usize> {
    /// The features of each alternative.
    pub alternatives: Vec<[f64; N]>,
    /// The index of the alternative that was taken.
    pub taken: usize,
}

/// The weights that fit some choices best, and their standard errors.
#[derive(Clone, Copy, Debug)]
pub struct Fitted<const N: usize> {
    /// The weights.
    pub weights: [f64; N],
    /// Their standard errors.
    pub errors: [f64; N],
}

/// The most steps towards the best weights. A few are enough, unless the choices are so clear that the weights grow without limit.
const MOST_STEPS: usize = 60;

/// A step that raises the mean log-likelihood by less than this is not worth taking.
const LEAST_GAIN: f64 = 1e-9;

/// Added to the curvature, so that it can be inverted even if the alternatives never differ in some feature.
const RIDGE: f64 = 1e-9;

/// The mean log-likelihood of the choices with some weights.
pub fn log_likelihood<const N: usize>(decisions: &[ChoiceSet<N>], weights: &[f64; N]) -> f64 {
    let logs = decisions.iter().map(|decision| shares(decision, weights)[decision.taken].ln());
    logs.sum::<f64>() / decisions.len().max(1) as f64
}

/// Finds the best weights by Newton's method. The starting weights may be anything.
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

/// Returns the weights after a step or a part of it, if they are better.
fn uphill<const N: usize>(decisions: &[ChoiceSet<N>], weights: &[f64; N], step: &[f64; N]) -> Option<[f64; N]> {
    let least = log_likelihood(decisions, weights) + LEAST_GAIN;
    let part = |halvings| std::array::from_fn(|n| weights[n] + step[n] * 0.5_f64.powi(halvings));
    (0..20).map(part).find(|weights| log_likelihood(decisions, weights) > least)
}

/// The probability of each alternative.
pub fn shares<const N: usize>(decision: &ChoiceSet<N>, weights: &[f64; N]) -> Vec<f64> {
    let pulls: Vec<f64> = decision.alternatives.iter().map(|row| dot(row, weights)).collect();
    let most = pulls.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let pulls: Vec<f64> = pulls.into_iter().map(|pull| (pull - most).exp()).collect();
    let all: f64 = pulls.iter().sum();
    pulls.into_iter().map(|pull| pull / all).collect()
}

/// The first derivatives of the mean log-likelihood, and the negative second derivatives.
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

/// Inverts a symmetric matrix by elimination. The inverse must exist.
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
