//! Chances as one says them at a table.

/// The least difference of two chances that made-up deals bear.
const CLEARLY: f64 = 0.05;

/// How often something is so. Made-up deals bear no finer steps, and no certainty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Share {
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
    Share:
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

impl Share {
    /// The share that is nearest to a chance.
    pub fn of(chance: f64) -> Share {
        let off = |share: &Share| (share.chance() - chance).abs();
        Share::ALL.into_iter().min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(Share::Half)
    }

    /// Whether the first chance is clearly smaller, and still is as one says it.
    pub fn is_less(less: f64, more: f64) -> bool {
        more - less >= CLEARLY && Share::of(less) < Share::of(more)
    }

    /// The chance that it names.
    const fn chance(self) -> f64 {
        match self {
            Share::Tenth => 0.1,
            Share::Fifth => 0.2,
            Share::Quarter => 0.25,
            Share::Third => 1.0 / 3.0,
            Share::Half => 0.5,
            Share::TwoThirds => 2.0 / 3.0,
            Share::ThreeQuarters => 0.75,
            Share::FourFifths => 0.8,
            Share::NineTenths => 0.9,
        }
    }
}
