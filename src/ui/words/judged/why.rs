//! Explains in the player's language why one play is better than another, in at most two reasons.

use crate::engine::{Bone, Bones, Move, Observation, Seat, Set, Suits};
use crate::nestor::judge::{
    BlockCount, Continuation, Effect, Forgone, Frequency, LineEnd, Nudge, Reason, Scoring, Weighed, told,
};
use crate::ui::words::{Message, Phrase, Value, Words, in_100, step_from, step_in_sentence};
use crate::{msg, say};

/// Returns the reasons for one move over another, the strongest first. If the other scores more,
/// that is said before, with what it gives back if that is as much. Where nothing is hidden, what
/// follows comes with them.
pub fn reasons(words: &Words, seen: &Observation, better: &Weighed, other: &Weighed) -> Vec<String> {
    reasons_following(words, seen, [better, other], &better.line)
}

/// The same without what follows.
pub fn reasons_alone(words: &Words, seen: &Observation, better: &Weighed, other: &Weighed) -> Vec<String> {
    reasons_following(words, seen, [better, other], &Continuation::default())
}

fn reasons_following(
    words: &Words,
    seen: &Observation,
    [better, other]: [&Weighed; 2],
    follows: &Continuation,
) -> Vec<String> {
    let (forgone, reasons) = told(seen, better, other);
    let instead = step_from(words, seen, other.step);
    let points = |id: Message, more: u8| words.format(id, &[("points", more.into()), than(&instead)]);
    let forgone = forgone.map(|forgone| match forgone {
        Forgone::Later(more) => points(msg!("why-draws-first"), more),
        Forgone::GivenBack(more, back) => {
            let back = words.number(back, 0).into();
            words.format(msg!("why-gives-back"), &[("points", more.into()), than(&instead), ("back", back)])
        }
        Forgone::Points(more) => points(msg!("why-scores-less"), more),
    });
    let reasons = reasons.into_iter().map(|reason| with_line(words, seen, reason, follows, &instead));
    forgone.into_iter().chain(reasons).collect()
}

/// Returns a reason for a move over `other` as a sentence, with what follows if that is the reason.
pub(crate) fn with_line(
    words: &Words,
    seen: &Observation,
    reason: Reason,
    follows: &Continuation,
    other: &str,
) -> String {
    let told = sentence(words, reason, other);
    if !matches!(reason, Reason::Line(..) | Reason::LineWins | Reason::LineTies) {
        return told;
    }
    if follows.steps().all(|step| step == Move::Pass) {
        return told;
    }
    let id = if follows.steps().nth(TOLD).is_some() { msg!("why-begins") } else { msg!("why-goes-on") };
    format!("{told} {}", words.format(id, &[("line", line(words, seen, follows).into())]))
}

/// Returns what to look at to find a play for which this is the reason, in a game with this set. It does not name the play.
pub(crate) fn nudge(words: &Words, reason: Reason, set: Set) -> String {
    let id = match reason.nudge() {
        Nudge::Lacks => return words.format(msg!("nudge-lacks"), &[numbers(words, reason.lacked())]),
        Nudge::Count => return say!(words, "nudge-count", all: set.suit_size()),
        Nudge::Ahead => msg!("nudge-ahead"),
        Nudge::Answer => msg!("nudge-answer"),
        Nudge::Block => msg!("nudge-block"),
        Nudge::Doublet => msg!("nudge-doublet"),
        Nudge::Draw => msg!("nudge-draw"),
        Nudge::Fit => msg!("nudge-fit"),
        Nudge::Holds => msg!("nudge-holds"),
        Nudge::Keep => msg!("nudge-keep"),
        Nudge::Out => msg!("nudge-out"),
        Nudge::Partner => msg!("nudge-partner"),
        Nudge::Pips => msg!("nudge-pips"),
        Nudge::Replies => msg!("nudge-replies"),
        Nudge::Rival => msg!("nudge-rival"),
        Nudge::Score => msg!("nudge-score"),
        Nudge::Untaken => msg!("nudge-untaken"),
    };
    words.get(id).to_owned()
}

/// The most moves of a line that are told to the end, and how many are told of a longer one.
const TOLD: usize = 6;
const BEGINNING: usize = 4;

/// Returns the first moves of a line with whose they are: "the other player 6-4, you 4-4". Passes at its end
/// block the hand. It begins with the player after the one who sees this.
fn line(words: &Words, seen: &Observation, line: &Continuation) -> String {
    let (own, seats) = (seen.seat(), seen.rules().seats());
    let mut turn = own.next(seats);
    let steps = line.steps().map(|step| {
        let by = turn;
        // Who draws goes on with the same turn.
        if matches!(step, Move::Play(..) | Move::Pass) {
            turn = turn.next(seats);
        }
        (by, step)
    });
    let steps: Vec<(Seat, Move)> = steps.collect();
    let name = |(by, step): (Seat, Move)| by_seat(words, seen, by, step);
    if steps.len() > TOLD {
        return steps.into_iter().take(BEGINNING).map(name).collect::<Vec<_>>().join(", ");
    }
    let last = steps.iter().rposition(|(_, step)| !matches!(step, Move::Pass)).map_or(0, |at| at + 1);
    let blocked = (last < steps.len()).then(|| say!(words, "why-line-blocked").to_owned());
    steps.into_iter().take(last).map(name).chain(blocked).collect::<Vec<_>>().join(", ")
}

/// Returns a move of a line with whose it is.
fn by_seat(words: &Words, seen: &Observation, by: Seat, step: Move) -> String {
    let rules = seen.rules();
    let (what, bone) = match step {
        Move::Play(bone, _) => ("play", bone.to_string()),
        Move::Draw => ("draw", String::new()),
        _ => ("pass", String::new()),
    };
    let who = match by.steps_from(seen.seat(), rules.seats()) {
        0 => return say!(words, "why-line-yours", step: what, bone: bone),
        1 if rules.seats() == 2 => "other",
        1 => "next",
        2 if rules.side(by) == rules.side(seen.seat()) => "partner",
        2 if rules.seats() == 4 => "opposite",
        _ => "before",
    };
    say!(words, "why-line-theirs", who: who, step: what, bone: bone)
}

/// Returns one reason for a move over `other` as a sentence. What is guessed is said as a share that
/// the judge is sure of.
pub fn sentence(words: &Words, reason: Reason, other: &str) -> String {
    let share = |chance: f64| about(words, chance).into();
    let two = |id: Message, names: [&'static str; 2], values: [Value<'_>; 2]| {
        let [one, two] = values;
        words.format(id, &[(names[0], one), (names[1], two), than(other)])
    };
    let pays = |id: Message, bone: Bone, points: u16| {
        words.format(id, &[("bone", bone.to_string().into()), ("points", points.into())])
    };
    match reason {
        Reason::Wins => say!(words, "why-wins").to_owned(),
        Reason::GoesOut => say!(words, "why-goes-out").to_owned(),
        Reason::Line([more, less], ends) if more > less || ends[0] != ends[1] => {
            let [here, there] = [(more, ends[0]), (less, ends[1])].map(|(points, end)| comes_to(words, points, end));
            two(msg!("why-line"), ["points", "instead"], [here.into(), there.into()])
        }
        Reason::Line(..) => say!(words, "why-line-best").to_owned(),
        Reason::LineWins => words.format(msg!("why-line-wins"), &[than(other)]),
        Reason::LineTies => words.format(msg!("why-line-ties"), &[than(other)]),
        Reason::OutNext(bone) => say!(words, "why-out-next", bone: bone.to_string()),
        Reason::OutUnless(bone) => say!(words, "why-out-unless", bone: bone.to_string()),
        Reason::RunsOut(count) => say!(words, "why-runs-out", count: count),
        Reason::Shuts(count) => shuts(words, count),
        Reason::KeepsOpen(count) => {
            let id = if count.wins < 1.0 - SURE { msg!("why-keeps-open-sure") } else { msg!("why-keeps-open") };
            words.format(id, &[&counted(words, count)[..], &[than(other)]].concat())
        }
        Reason::Holds { bones, fitting, whole } => {
            let id = if whole { msg!("why-holds") } else { msg!("why-holds-some") };
            let named = [("named", named(words, bones)), ("fitting", named(words, fitting))];
            words.format(id, &[&named[..], &[than(other)]].concat())
        }
        Reason::CannotPlay { draws } => words.format(msg!("why-cannot-play"), &[drawing(draws)]),
        Reason::Untaken { bone, scores, points } => {
            let id = if scores == 0 { msg!("why-untaken-fits") } else { msg!("why-untaken") };
            let values = [("bone", bone.to_string().into()), ("scores", scores.into()), ("points", points.into())];
            words.format(id, &values)
        }
        Reason::OnlyYou(bones) => {
            let id = if bones.len() > MANY { msg!("why-only-you-many") } else { msg!("why-only-you") };
            words.format(id, &[("named", named(words, bones)), ("count", bones.len().into())])
        }
        Reason::Lacks { numbers: suits, draws } => {
            words.format(msg!("why-lacks"), &[numbers(words, suits), drawing(draws)])
        }
        Reason::FewFit { fit, hidden, bones, shown, last } => few_fit(words, fit, hidden, bones, (shown, last), other),
        Reason::Own { .. }
        | Reason::Ours(_)
        | Reason::Waits { .. }
        | Reason::Doublet { .. }
        | Reason::Strong { .. }
        | Reason::Returns { .. }
        | Reason::Wild(_) => of_number(words, reason),
        Reason::LeadOfPartner(pips) => words.format(msg!("why-lead-of-partner"), &[half(words, pips)]),
        Reason::OpenedTwice { pips, bones } => opened(words, msg!("why-opened-twice"), pips, bones),
        Reason::RivalOpenedTwice { pips, bones } => opened(words, msg!("why-rival-opened-twice"), pips, bones),
        Reason::Relieves(suits) => words.format(msg!("why-relieves"), &[numbers(words, suits), than(other)]),
        Reason::Scores(more, less) => two(msg!("why-scores"), ["points", "instead"], [more.into(), less.into()]),
        Reason::Guards { need, likely, bones } => guards(words, need, likely, bones, other),
        Reason::Replies { likely, points, bones } => replies(words, likely, points, bones, other),
        Reason::Keeps { bones, instead } => keeps(words, bones, instead, other),
        Reason::Narrow { bone, waits, ends } => {
            let bones = [("bone", bone.to_string().into()), ("waits", waits.to_string().into())];
            words.format(msg!("why-narrow"), &[&bones[..], &[("ends", ends.into())]].concat())
        }
        Reason::Places(count, instead) => two(msg!("why-places"), ["count", "instead"], [count.into(), instead.into()]),
        Reason::OutPays(bone, points) => pays(msg!("why-out-pays"), bone, points.into()),
        Reason::Lone(bone, points) => pays(msg!("why-lone"), bone, points),
        Reason::Sheds(pips, instead) => two(msg!("why-sheds"), ["pips", "instead"], [pips.into(), instead.into()]),
        Reason::Gathers(count) => say!(words, "why-gathers", count: count),
        Reason::Answer { step, held, effect } => answer(words, (step, held), effect, other),
        Reason::SurelyPlays(instead) => {
            words.format(msg!("why-surely-plays"), &[("instead", share(instead)), than(other)])
        }
        Reason::Stops(..)
        | Reason::LastFits(..)
        | Reason::PartnerFits(..)
        | Reason::Stuck { .. }
        | Reason::RivalOut(..)
        | Reason::Out { .. } => chances(words, reason, other),
        Reason::NextScores { likely, points, bone } => next_scores(words, likely, points, bone, other),
        Reason::PassPays(..) | Reason::RoundPays(_) => passes(words, reason, other),
        Reason::Gains(points) => say!(words, "why-gains", points: words.number(points, 0)),
        Reason::Ahead(share) => words.format(msg!("why-ahead"), &[("count", in_100(share))]),
    }
}

/// Which bones opened a number.
fn opened(words: &Words, id: Message, pips: u8, bones: [Bone; 2]) -> String {
    let [one, two] = bones.map(|bone| bone.to_string().into());
    words.format(id, &[half(words, pips), ("one", one), ("two", two)])
}

/// What is left of a number, and where its bones fit.
fn of_number(words: &Words, reason: Reason) -> String {
    match reason {
        Reason::Own { pips, bones } => {
            let id = if bones.len() > MANY { msg!("why-own-many") } else { msg!("why-own") };
            words.format(id, &[numbers(words, pips), ("named", named(words, bones)), ("count", bones.len().into())])
        }
        Reason::Ours(pips) => words.format(msg!("why-ours"), &[half(words, pips)]),
        Reason::Waits { bone, pips } => {
            words.format(msg!("why-waits"), &[half(words, pips), ("bone", bone.to_string().into())])
        }
        Reason::Doublet { pips, last: Some(last), .. } => {
            words.format(msg!("why-doublet-last"), &[half(words, pips), ("bone", last.to_string().into())])
        }
        Reason::Doublet { pips, hidden, .. } => {
            words.format(msg!("why-doublet"), &[half(words, pips), ("hidden", hidden.into())])
        }
        Reason::Strong { pips, own, hidden } => {
            words.format(msg!("why-strong"), &[half(words, pips), ("own", own.into()), ("hidden", hidden.into())])
        }
        Reason::Returns { pips, bones } => {
            // The numbers come in the order of their bones.
            let opened: Vec<u8> = bones.iter().map(|bone| bone.high() + bone.low() - pips).collect();
            let opened = words.numbers_on_halves(&opened).into();
            let values = [half(words, pips), ("named", named(words, bones)), ("numbers", opened)];
            words.format(msg!("why-returns"), &values)
        }
        Reason::Wild(bone) => say!(words, "why-wild", bone: bone.to_string()),
        _ => String::new(),
    }
}

/// How often the next player gets the points that he still needs.
fn guards(words: &Words, need: u16, likely: [f64; 2], bones: Option<[Scoring; 2]>, other: &str) -> String {
    if let Some(bones) = bones {
        let values = [("need", need.into()), than(other)];
        return words.format(msg!("why-guards-named"), &[&here_and_there(words, bones)[..], &values].concat());
    }
    let [likely, instead] = likely;
    let id = match Frequency::of(likely) {
        Frequency::Never => msg!("why-guards-never"),
        Frequency::Hardly => msg!("why-guards-none"),
        _ => msg!("why-guards"),
    };
    let shares = [("likely", about(words, likely).into()), ("instead", about(words, instead).into())];
    words.format(id, &[&[("need", need.into()), than(other)], &shares[..]].concat())
}

/// Two chances of the same thing.
fn chances(words: &Words, reason: Reason, other: &str) -> String {
    let (id, [likely, instead]) = match reason {
        Reason::Stops(likely, instead) => (msg!("why-stops"), [likely, instead]),
        Reason::LastFits(likely, instead) => (msg!("why-last-fits"), [likely, instead]),
        Reason::PartnerFits(likely, instead) => (msg!("why-partner-fits"), [likely, instead]),
        Reason::Stuck { likely, ends } => {
            let id = match (Frequency::of(likely[0]), ends) {
                (Frequency::Never, _) => msg!("why-stuck-never-if"),
                (Frequency::Hardly, true) => msg!("why-stuck-hardly-if"),
                (Frequency::Hardly, false) => msg!("why-stuck-hardly"),
                (_, true) => msg!("why-stuck-if"),
                (_, false) => msg!("why-stuck"),
            };
            (id, likely)
        }
        Reason::RivalOut(likely, instead) => (msg!("why-rival-out"), [likely, instead]),
        Reason::Out { likely, pairs } => (if pairs { msg!("why-out-pairs") } else { msg!("why-out") }, likely),
        _ => return String::new(),
    };
    let [likely, instead] = [likely, instead].map(|chance| about(words, chance).into());
    words.format(id, &[("likely", likely), ("instead", instead), than(other)])
}

/// What passes pay.
fn passes(words: &Words, reason: Reason, other: &str) -> String {
    match reason {
        Reason::PassPays(points, Some(likely)) => {
            let [likely, instead] = likely.map(|chance| about(words, chance).into());
            let values = [("points", points.into()), ("likely", likely), ("instead", instead), than(other)];
            words.format(msg!("why-pass-pays"), &values)
        }
        Reason::PassPays(points, None) => say!(words, "why-pass-pays-sure", points: points),
        Reason::RoundPays(points) => say!(words, "why-round-pays", points: points),
        _ => String::new(),
    }
}

/// Who wins a hand that nobody can go on with.
fn shuts(words: &Words, count: BlockCount) -> String {
    let id = match count {
        _ if count.wins > SURE => msg!("why-shuts-sure"),
        BlockCount { beaten_by: Bones::NONE, .. } => msg!("why-shuts"),
        _ => msg!("why-shuts-but"),
    };
    words.format(id, &counted(words, count))
}

/// How few of the bones fit that the next player can hold, by name where they are few. It differs
/// whether he has shown that he lacks some, and whether he holds a single bone.
fn few_fit(
    words: &Words,
    [fit, instead]: [u8; 2],
    hidden: u8,
    bones: Bones,
    (shown, last): (bool, bool),
    other: &str,
) -> String {
    let id = match (bones.is_empty(), shown, last) {
        (false, true, _) => msg!("why-few-fit-shown-named"),
        (false, false, _) => msg!("why-few-fit-named"),
        (true, true, _) => msg!("why-few-fit-shown"),
        (true, false, true) => msg!("why-few-fit-last"),
        (true, false, false) => msg!("why-few-fit"),
    };
    let counts = [("hidden", hidden.into()), ("fit", fit.into()), ("instead", instead.into())];
    let values = [&counts[..], &[("named", named(words, bones))]].concat();
    words.format(id, &[&values[..], &[than(other)]].concat())
}

/// The own bones that fit then, by name where they are few.
fn keeps(words: &Words, bones: Bones, instead: u8, other: &str) -> String {
    let id = if bones.len() > FEW { msg!("why-keeps") } else { msg!("why-keeps-named") };
    let values = [("count", bones.len().into()), ("instead", instead.into()), ("named", named(words, bones))];
    words.format(id, &[&values[..], &[than(other)]].concat())
}

/// What the next player would do with a bone that is held so often.
fn answer(words: &Words, (step, held): (Move, f64), effect: Effect, other: &str) -> String {
    let (id, points) = match effect {
        Effect::GoesOut => (msg!("why-answer-out"), 0),
        Effect::Scores(points) => (msg!("why-answer-scores"), points),
        Effect::Stops => (msg!("why-answer-stops"), 0),
        Effect::Fits => (msg!("why-answer-fits"), 0),
    };
    let answer = [("answer", step_in_sentence(words, step).into()), ("points", points.into()), than(other)];
    let holds = match Frequency::of(held) {
        Frequency::Always => say!(words, "why-answer-held-sure").to_owned(),
        _ => say!(words, "why-answer-held", held: about(words, held)),
    };
    format!("{} {holds}", words.format(id, &answer))
}

/// What the player can score next time, by chance where that differs, with the bone that mostly does.
fn next_scores(words: &Words, likely: [f64; 2], points: [f64; 2], bone: Option<Bone>, other: &str) -> String {
    let is_likelier = Frequency::is_less(likely[1], likely[0]);
    let id = match (is_likelier, bone) {
        (true, Some(_)) => msg!("why-next-scores-with"),
        (true, None) => msg!("why-next-scores"),
        (false, Some(_)) => msg!("why-next-points-with"),
        (false, None) => msg!("why-next-points"),
    };
    let shown = |at: usize| {
        if is_likelier { about(words, likely[at]).into() } else { words.number(points[at], 0).into() }
    };
    let bone = bone.map(|bone| ("bone", bone.to_string().into()));
    let values = [("likely", shown(0)), ("instead", shown(1)), than(other)];
    words.format(id, &values.into_iter().chain(bone).collect::<Vec<_>>())
}

/// What a line of play comes to: "+26 (you go out)".
fn comes_to(words: &Words, points: i16, end: LineEnd) -> String {
    let points = signed(words, points);
    let id = match end {
        LineEnd::Open => return points,
        LineEnd::Own => msg!("why-line-own"),
        LineEnd::Other => msg!("why-line-other"),
        LineEnd::Blocked => msg!("why-line-blocked"),
    };
    format!("{points} ({})", words.get(id))
}

/// What is known of a blocked hand.
fn counted(words: &Words, count: BlockCount) -> [(&'static str, Value<'static>); 4] {
    [
        ("own", count.own.into()),
        ("wins", about(words, count.wins).into()),
        ("side", if count.pairs { "yes" } else { "no" }.into()),
        ("named", named(words, count.beaten_by)),
    ]
}

/// What the next player can score, by the bones where they are few, and by chance where it tells
/// more than the points.
fn replies(words: &Words, likely: [f64; 2], points: [f64; 2], bones: Option<[Scoring; 2]>, other: &str) -> String {
    if let Some(bones) = bones {
        return words.format(msg!("why-replies-named"), &[&here_and_there(words, bones)[..], &[than(other)]].concat());
    }
    let [here, there] = likely.map(|share| Value::from(about(words, share)));
    let [fewer, more] = points.map(|points| Value::from(words.number(points, 0)));
    let id = match () {
        () if !Frequency::is_less(likely[0], likely[1]) => msg!("why-replies-size"),
        () if likely[0] <= 0.0 => msg!("why-replies-never"),
        () if Frequency::of(likely[0]) <= Frequency::Hardly => msg!("why-replies-none"),
        () => msg!("why-replies"),
    };
    let values = [("likely", here), ("instead", there), ("points", fewer), ("otherwise", more)];
    words.format(id, &[&values[..], &[than(other)]].concat())
}

/// The bones that score after either play.
fn here_and_there(words: &Words, [here, there]: [Scoring; 2]) -> [(&'static str, Value<'static>); 2] {
    [("here", scoring(words, here)), ("there", scoring(words, there))]
}

/// The most own bones that are named one by one, and that are named instead of counted.
const MANY: usize = 3;
const FEW: usize = 2;

/// A share that is all but one because sums are rounded.
const SURE: f64 = 1.0 - 1e-9;

/// How often something is so: "about half the time", or "every time" where that is certain. Its forms say it
/// where a sentence has another place for it: "almost always" before the verb.
pub(crate) fn about(words: &Words, chance: f64) -> Phrase {
    words.phrase(msg!("share"), &[("of", Frequency::of(chance).name().into())])
}

/// Whether a player who can't play draws.
fn drawing(draws: bool) -> (&'static str, Value<'static>) {
    ("draws", if draws { "yes" } else { "no" }.into())
}

/// Some bones, as a list with its forms.
fn named(words: &Words, bones: Bones) -> Value<'static> {
    words.list(&bones.iter().map(|bone| bone.to_string()).collect::<Vec<_>>()).into()
}

/// Some bones with their points, as a list with its forms: "5-0 (15) or 6-1 (5)".
fn scoring(words: &Words, bones: Scoring) -> Value<'static> {
    let each = bones.iter().map(|(bone, points)| format!("{bone} ({points})"));
    words.list(&each.collect::<Vec<_>>()).into()
}

/// The name of the move that a reason compares with.
fn than(other: &str) -> (&'static str, Value<'_>) {
    ("other", other.into())
}

/// The number of a reason, with the forms of its name.
fn half(words: &Words, pips: u8) -> (&'static str, Value<'static>) {
    ("pips", words.number_on_half(pips).into())
}

/// The numbers of a reason, the highest first.
fn numbers(words: &Words, suits: Suits) -> (&'static str, Value<'static>) {
    let mut shown: Vec<u8> = suits.iter().collect();
    shown.reverse();
    ("numbers", words.numbers_on_halves(&shown).into())
}

/// Points with their sign.
fn signed(words: &Words, points: i16) -> String {
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", words.number(points.into(), 0))
}
