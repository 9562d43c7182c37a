//! When each part of the end of a hand or a game is seen. A game that was won takes its time: the
//! line falls, what is left is counted, and then the winner is named. A loss is short, and so is the
//! end of a hand.

/// The seconds that the whole takes at normal speed.
const HAND: f64 = 1.4;
const LOST: f64 = 2.0;
const WON: f64 = 4.0;
/// How long a bone takes to fall, how long after the one before, and how long the whole line.
const FALLS: f64 = 0.3;
const NEXT_FALLS: f64 = 0.055;
const LINE_FALLS: f64 = 1.2;
/// How long a bone that is left is lit, and all of them; in a game that was won it may be longer.
const LIT: f64 = 0.13;
const ALL_LIT: f64 = 0.45;
const ALL_LIT_WON: f64 = 1.0;
/// How long after the last bone it is said who has won, where that comes first.
const TELLS: f64 = 0.15;
/// How long points fly.
pub(super) const FLIES: f64 = 0.2;

/// What has ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stakes {
    /// A hand.
    Hand,
    /// A game that the player has not won.
    Lost,
    /// A game that the player has won.
    Won,
}

/// The times of a staged end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finale {
    /// What has ended.
    pub stakes: Stakes,
    /// When the last bone lies.
    pub begins: f64,
    /// The speed. 1 is normal.
    pub speed: f64,
    /// How many bones lie one after the other from the last one played to the farthest.
    pub line: u8,
    /// How many bones are counted.
    pub left: u8,
}

impl Finale {
    fn at(&self, seconds: f64) -> f64 {
        self.begins + seconds / self.speed
    }

    /// The seconds since the beginning at normal speed.
    fn age(&self, now: f64) -> f64 {
        (now - self.begins) * self.speed
    }

    fn between(&self) -> f64 {
        NEXT_FALLS.min((LINE_FALLS - FALLS) / f64::from(self.line.max(1)))
    }

    /// How long the line falls. It does so only for the winner of a game.
    fn falls(&self) -> f64 {
        if self.stakes == Stakes::Won { FALLS + self.between() * f64::from(self.line.saturating_sub(1)) } else { 0.0 }
    }

    /// How far the bone with so many before it has fallen, 0 to 1, while it falls.
    pub fn fall(&self, before: u8, now: f64) -> Option<f32> {
        let part = (self.age(now) - self.between() * f64::from(before)) / FALLS;
        (self.stakes == Stakes::Won && (0.0..1.0).contains(&part)).then_some(part as f32)
    }

    /// How many bones of the line, one after the other, have hit the table.
    pub fn fallen(&self, now: f64) -> u8 {
        let steps = (self.age(now) - FALLS) / self.between();
        if self.stakes == Stakes::Won { ((steps + 1.0).max(0.0) as u8).min(self.line) } else { 0 }
    }

    fn lit(&self) -> f64 {
        let all = if self.stakes == Stakes::Won { ALL_LIT_WON } else { ALL_LIT };
        LIT.min(all / f64::from(self.left.max(1)))
    }

    /// The bone that is counted now, counted from zero.
    pub fn counting(&self, now: f64) -> Option<u8> {
        let bone = (self.age(now) - self.falls()) / self.lit();
        (bone >= 0.0 && bone < f64::from(self.left)).then_some(bone as u8)
    }

    /// When so many bones are counted, so that their points fly.
    pub fn counted(&self, bones: u8) -> f64 {
        self.at(self.falls() + self.lit() * f64::from(bones))
    }

    /// When it is said who has won.
    pub fn verdict(&self) -> f64 {
        if self.stakes == Stakes::Won { self.counted(self.left) + FLIES / self.speed } else { self.at(TELLS) }
    }

    /// When it is over.
    pub fn ends(&self) -> f64 {
        self.at(match self.stakes {
            Stakes::Hand => HAND,
            Stakes::Lost => LOST,
            Stakes::Won => WON,
        })
    }
}
