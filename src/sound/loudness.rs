//! How loud something is to an ear, by EBU R128: the loudest 0.4 seconds, in LUFS.

use super::RATE;

/// A filter of the second order: two coefficients of what comes in besides the first, and two of
/// what has gone out.
struct Biquad {
    ahead: [f64; 3],
    back: [f64; 2],
    state: [f64; 2],
}

impl Biquad {
    const fn new(ahead: [f64; 3], back: [f64; 2]) -> Biquad {
        Biquad { ahead, back, state: [0.0; 2] }
    }

    fn pass(&mut self, sample: f64) -> f64 {
        let out = self.ahead[0] * sample + self.state[0];
        self.state[0] = self.ahead[1] * sample - self.back[0] * out + self.state[1];
        self.state[1] = self.ahead[2] * sample - self.back[1] * out;
        out
    }
}

/// The two filters of ITU-R BS.1770 at 48 kHz: what a head does to a sound, and how little an ear
/// hears of the lowest.
const fn ear() -> [Biquad; 2] {
    [
        Biquad::new(
            [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
            [-1.690_659_293_182_41, 0.732_480_774_215_85],
        ),
        Biquad::new([1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21]),
    ]
}

/// How loud samples of one channel are. Silence comes before and after them.
pub fn loudness(samples: &[f32]) -> f64 {
    let window = RATE as usize * 2 / 5;
    let [mut head, mut low] = ear();
    let weighted = samples.iter().chain(std::iter::repeat_n(&0.0, window)).map(|sample| {
        let out = low.pass(head.pass(f64::from(*sample)));
        out * out
    });
    let squares: Vec<f64> = weighted.collect();
    let (mut sum, mut most) = (0.0, 0.0_f64);
    for (at, square) in squares.iter().enumerate() {
        sum += square;
        if at >= window {
            sum -= squares[at - window];
        }
        most = most.max(sum);
    }
    -0.691 + 10.0 * (most / window as f64).log10()
}
