//! Chances as one says them at a table.

/// The least difference of two chances that made-up deals bear.
const CLEARLY: f64 = 0.05;

/// How often something is so. Made-up deals bear no finer steps, and no certainty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Frequency {
    /// One time in ten, or hardly ever.
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
    /// Nine times in ten, or nearly always.
    NineTenths,
}

named! {
    Frequency:
    Tenth "tenth",
    Fifth "fifth",
    Quarter "quarter",
    Third "third",
    Half "half",
    TwoThirds "two-thirds",
    ThreeQuarters "three-quarters",
    FourFifths "four-fifths",
    NineTenths "nine-tenths"
}

impl Frequency {
    /// The share that is nearest to a chance.
    pub fn of(chance: f64) -> Frequency {
        let off = |share: &Frequency| (share.chance() - chance).abs();
        Frequency::ALL.into_iter().min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(Frequency::Half)
    }

    /// Whether the first chance is clearly smaller, and still is as one says it.
    pub fn is_less(less: f64, more: f64) -> bool {
        more - less >= CLEARLY && Frequency::of(less) < Frequency::of(more)
    }

    /// The chance that it names.
    const fn chance(self) -> f64 {
        match self {
            Frequency::Tenth => 0.1,
            Frequency::Fifth => 0.2,
            Frequency::Quarter => 0.25,
            Frequency::Third => 1.0 / 3.0,
            Frequency::Half => 0.5,
            Frequency::TwoThirds => 2.0 / 3.0,
            Frequency::ThreeQuarters => 0.75,
            Frequency::FourFifths => 0.8,
            Frequency::NineTenths => 0.9,
        }
    }
}
