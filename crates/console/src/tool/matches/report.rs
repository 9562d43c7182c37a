//! What a match prints.

use super::contestant::{Name, Timings};
use crate::arena::Estimate;
use crate::engine::{Preset, options};
use crate::lab::{Aim, Bout, Length, Results, Stop, WithoutLuck};
use std::io::Write;

const REASONS: usize = 5;

/// Prints the results, which are the same for the same seed.
pub(super) fn print(
    bout: &Bout,
    names: [&Name; 2],
    preset: &Preset,
    results: &Results,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let rules = bout.rules();
    writeln!(out, "match       {} against {}", names[0], names[1])?;
    let unchanged = preset.rules(rules.seats()).unwrap_or_default();
    let changed = options::differences(rules, &unchanged).join(" ");
    writeln!(out, "{}", format!("game        {preset}, {} players {changed}", rules.seats()).trim_end())?;
    writeln!(out, "seed        {}", bout.seed)?;
    let Results { deals, games, hands, won: [a, b], .. } = results;
    writeln!(out, "won         {}   won {a}, lost {b}, no winner {}", percent(results.share), games - a - b)?;
    if let Some(WithoutLuck { share, of_a_game, of_a_deal }) = results.without_luck {
        let ([game, deal], share) = ([of_a_game, of_a_deal].map(|left| 100.0 * left), percent(share));
        writeln!(out, "no luck     {share}   variance left: {game:.0}% of a game's, {deal:.0}% of a deal's")?;
    } else if bout.tells_luck {
        writeln!(out, "no luck     -   too few deals, or all went the same way")?;
    }
    let Estimate { mean, low, high } = results.points;
    writeln!(out, "points      {mean:+.2} a hand, 95% {low:+.2} to {high:+.2}")?;
    let games = if bout.length == Length::Hand { String::new() } else { format!("{games} games, ") };
    let [of_a, of_b] = results.decisions;
    let seatings = bout.seatings();
    writeln!(
        out,
        "played      {games}{hands} hands, {deals} deals in {seatings} seatings; decisions {of_a} and {of_b}"
    )?;
    let forfeits = |player: usize| results.forfeits.iter().filter(|forfeit| forfeit.player == player).count();
    writeln!(out, "forfeits    {} and {}", forfeits(0), forfeits(1))?;
    for forfeit in results.forfeits.iter().take(REASONS) {
        writeln!(out, "  {}: {}", names[forfeit.player], forfeit.why)?;
    }
    Ok(())
}

pub(super) fn verdict(aim: Aim, verdict: Option<Stop>, out: &mut impl Write) -> std::io::Result<()> {
    let text = match (aim, verdict) {
        (Aim::Within(width), Some(_)) => format!("the interval is at most {:.1}% wide to each side", 100.0 * width),
        (Aim::Between(smaller, larger), Some(verdict)) => {
            let (is, rather) = if verdict == Stop::Larger { (larger, smaller) } else { (smaller, larger) };
            format!("{:.1}% rather than {:.1}%", 100.0 * is, 100.0 * rather)
        }
        (_, None) => "none after all games".to_owned(),
    };
    writeln!(out, "verdict     {text}")
}

fn percent(share: Estimate) -> String {
    let Estimate { mean, low, high } = share;
    format!("{:.1}%, 95% {:.1} to {:.1}", 100.0 * mean, 100.0 * low, 100.0 * high)
}

/// Prints the times of decisions, if there were any. They are never the same twice, so they go to
/// standard error.
pub(super) fn timings(names: [&Name; 2], timings: [Timings; 2]) {
    for (name, mut times) in names.into_iter().zip(timings).filter(|(_, times)| !times.is_empty()) {
        times.sort_unstable();
        let at = |hundredths: usize| {
            let place = (times.len() * hundredths).div_ceil(100).saturating_sub(1);
            times.get(place).map_or(0.0, |&nanoseconds| nanoseconds as f64 / 1e6)
        };
        let [median, most, worst] = [at(50), at(99), at(100)];
        // If the times cannot be written, the match still counts.
        let _ = writeln!(
            std::io::stderr(),
            "ms a decision of {name}: median {median:.3}, 99 in 100 {most:.3}, worst {worst:.3}"
        );
    }
}
