//! What a match prints.

use super::player::Kind;
use super::statistics::{Estimate, ratio, share};
use super::table::{Length, Sample, Table, Timings};
use electrum_dominoes::engine::options;
use electrum_dominoes::engine::rules::Preset;
use std::io::Write;

/// How many reasons for forfeits are printed.
const REASONS: usize = 5;

/// The results, the same for the same seed.
pub(crate) fn results(
    table: &Table,
    kinds: [&Kind; 2],
    preset: &Preset,
    samples: &[Sample],
    out: &mut impl Write,
) -> std::io::Result<()> {
    let rules = table.rules();
    let games: u32 = samples.iter().map(|sample| sample.games).sum();
    let hands: u32 = samples.iter().map(|sample| sample.hands).sum();
    writeln!(out, "match       {} against {}", kinds[0], kinds[1])?;
    let named = preset.rules(rules.seats()).unwrap_or_default();
    let changed = options::differences(rules, &named).join(" ");
    writeln!(out, "{}", format!("game        {preset}, {} players {changed}", rules.seats()).trim_end())?;
    writeln!(out, "seed        {}", table.seed())?;
    let shares: Vec<f64> = samples.iter().map(|sample| sample.won_by_a() / f64::from(sample.games)).collect();
    let won = |player: usize| samples.iter().map(|sample| sample.won[player]).sum::<u32>();
    let (a, b) = (won(0), won(1));
    writeln!(out, "won         {}   won {a}, lost {b}, nobody's {}", percent(share(&shares)), games - a - b)?;
    let sums: Vec<(f64, f64)> = samples.iter().map(|sample| (sample.points, f64::from(sample.hands))).collect();
    let points = ratio(&sums);
    writeln!(out, "points      {:+.2} a hand, 95% {:+.2} to {:+.2}", points.mean, points.low, points.high)?;
    let decisions = |player: usize| samples.iter().map(|sample| sample.decisions[player]).sum::<u64>();
    let (what, deals) = (if table.length() == Length::Hand { "" } else { "games, " }, samples.len());
    let games = if what.is_empty() { String::new() } else { format!("{games} {what}") };
    writeln!(
        out,
        "played      {games}{hands} hands, {deals} deals in {} seatings; decisions {} and {}",
        table.seatings(),
        decisions(0),
        decisions(1)
    )?;
    forfeits(kinds, samples, out)
}

fn forfeits(kinds: [&Kind; 2], samples: &[Sample], out: &mut impl Write) -> std::io::Result<()> {
    let all = || samples.iter().flat_map(|sample| &sample.forfeits);
    let count = |player: usize| all().filter(|forfeit| forfeit.0 == player).count();
    writeln!(out, "forfeits    {} and {}", count(0), count(1))?;
    for (player, why) in all().take(REASONS) {
        writeln!(out, "  {}: {why}", kinds[*player])?;
    }
    Ok(())
}

fn percent(share: Estimate) -> String {
    let Estimate { mean, low, high } = share;
    format!("{:.1}%, 95% {:.1} to {:.1}", 100.0 * mean, 100.0 * low, 100.0 * high)
}

/// How long decisions took, which is never the same twice and so goes to standard error.
pub(crate) fn timings(kinds: [&Kind; 2], timings: [Timings; 2]) {
    for (kind, mut times) in kinds.into_iter().zip(timings) {
        times.sort_unstable();
        let at = |hundredths: usize| {
            let place = (times.len() * hundredths).div_ceil(100).saturating_sub(1);
            times.get(place).map_or(0.0, |&nanoseconds| nanoseconds as f64 / 1e6)
        };
        let [median, most, worst] = [at(50), at(99), at(100)];
        eprintln!("ms a decision of {kind}: median {median:.3}, 99 in 100 {most:.3}, worst {worst:.3}");
    }
}
