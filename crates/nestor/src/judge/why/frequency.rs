//! Chances as one says them at a table.

/// The least difference of two chances that made-up deals bear.
const CLEARLY: f64 = 0.05;

/// How near to certain a chance is that is not proved.
const UNPROVED: f64 = 0.001;

/// How often something is so. Made-up deals bear no finer steps. What they count is never said to be
/// certain: a chance of 0 or 1 is one that is proved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Frequency {
    /// Never.
    Never,
    /// Hardly ever.
    Hardly,
    /// One time in ten.
    Tenth,
    /// One time in five.
    Fifth,
    /// One time in four.
    Quarter,
    /// One time in three.
    Third,
    /// Half the time.
    Half,
    /// Two times in three.
    TwoThirds,
    /// Three times in four.
    ThreeQuarters,
    /// Four times in five.
    FourFifths,
    /// Nine times in ten.
    NineTenths,
    /// Nearly always.
    Nearly,
    /// Always.
    Always,
}

named! {
    Frequency:
    Never "never",
    Hardly "hardly",
    Tenth "tenth",
    Fifth "fifth",
    Quarter "quarter",
    Third "third",
    Half "half",
    TwoThirds "two-thirds",
    ThreeQuarters "three-quarters",
    FourFifths "four-fifths",
    NineTenths "nine-tenths",
    Nearly "nearly",
    Always "always"
}

impl Frequency {
    /// The share that is nearest to a chance. Only what is certain is never or always.
    pub fn of(chance: f64) -> Frequency {
        let off = |share: &Frequency| (share.chance() - chance).abs();
        let uncertain = Frequency::ALL.into_iter().filter(|share| !share.is_certain());
        match chance {
            _ if chance <= 0.0 => Frequency::Never,
            _ if chance >= 1.0 => Frequency::Always,
            _ => uncertain.min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(Frequency::Half),
        }
    }

    /// A chance that was counted in deals and is not proved, so that it is not said to be certain.
    pub const fn unproved(chance: f64) -> f64 {
        chance.clamp(UNPROVED, 1.0 - UNPROVED)
    }

    /// Whether it leaves nothing to chance.
    pub const fn is_certain(self) -> bool {
        matches!(self, Frequency::Never | Frequency::Always)
    }

    /// Whether the first chance is clearly smaller, and still is as one says it.
    pub fn is_less(less: f64, more: f64) -> bool {
        more - less >= CLEARLY && Frequency::of(less) < Frequency::of(more)
    }

    /// The chance that it names.
    const fn chance(self) -> f64 {
        match self {
            Frequency::Never => 0.0,
            Frequency::Hardly => 0.03,
            Frequency::Tenth => 0.1,
            Frequency::Fifth => 0.2,
            Frequency::Quarter => 0.25,
            Frequency::Third => 1.0 / 3.0,
            Frequency::Half => 0.5,
            Frequency::TwoThirds => 2.0 / 3.0,
            Frequency::ThreeQuarters => 0.75,
            Frequency::FourFifths => 0.8,
            Frequency::NineTenths => 0.9,
            Frequency::Nearly => 0.97,
            Frequency::Always => 1.0,
        }
    }
}

/// A chance as it was counted, which is 0 or 1 only where that is proved.
pub(super) fn settled(counted: f64, never: bool, always: bool) -> f64 {
    match (never, always) {
        (true, _) => 0.0,
        (_, true) => 1.0,
        _ => Frequency::unproved(counted),
    }
}
