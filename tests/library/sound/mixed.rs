//! How sounds are played together: where, how loud, when, and never more than a device can play.

use crate::sound::ears::{BANK, loudness, peak, rms, samples, strongest};
use electrum_dominoes::sound::{
    RATE, Sound,
    mixer::{Cue, Maker, Mixer},
};
use std::time::Duration;

fn mixer() -> Mixer {
    Mixer::new(BANK.clone(), RATE)
}

fn cue(sound: Sound) -> Cue {
    Cue { sound, after: Duration::ZERO, pan: 0.0, level: 1.0, maker: Maker::Here }
}

/// The next samples of a mixer for both ears, for so many milliseconds.
fn heard(mixer: &mut Mixer, milliseconds: usize) -> [Vec<f32>; 2] {
    let mut block = vec![0.0; 2 * RATE as usize * milliseconds / 1000];
    for piece in block.chunks_mut(512) {
        mixer.fill(piece);
    }
    [0, 1].map(|ear| block.iter().skip(ear).step_by(2).copied().collect())
}

/// When something is heard first, in milliseconds.
fn begins(samples: &[f32]) -> Option<usize> {
    samples.iter().position(|sample| sample.abs() > 0.003).map(|at| at * 1000 / RATE as usize)
}

#[test]
fn a_sound_comes_from_where_its_bone_lies() {
    let powers = [-1.0, -0.5, 0.0, 0.5, 1.0].map(|pan| {
        let mut mixer = mixer();
        mixer.play(Cue { pan, ..cue(Sound::OnCloth(6)) });
        heard(&mut mixer, 120).map(|ear| rms(&ear).powi(2))
    });
    let balance = powers.map(|[left, right]| right / (left + right));
    let wanted = [0.0, 0.146, 0.5, 0.854, 1.0];
    for (balance, wanted) in balance.iter().zip(wanted) {
        assert!((balance - wanted).abs() < 0.01, "{balance} instead of {wanted}");
    }
    let all = powers.map(|[left, right]| left + right);
    assert!(all.iter().all(|power| (power / all[0] - 1.0).abs() < 0.01), "it is as loud anywhere: {all:?}");
}

#[test]
fn a_level_makes_a_sound_softer_and_zero_makes_it_silent() {
    let loud = |level| {
        let mut mixer = mixer();
        mixer.play(Cue { level, ..cue(Sound::Knock) });
        rms(&heard(&mut mixer, 200)[0])
    };
    assert!((loud(0.5) / loud(1.0) - 0.5).abs() < 0.01);
    assert!(loud(0.0) == 0.0);
}

#[test]
fn eight_voices_and_more_never_clip() {
    for many in [8, 40] {
        let mut mixer = mixer();
        for number in 0..many {
            mixer.play(Cue { pan: if number % 2 == 0 { -1.0 } else { -0.9 }, ..cue(Sound::Bang) });
        }
        let [left, right] = heard(&mut mixer, 1000);
        let most = peak(&left).max(peak(&right));
        assert!((0.5..=0.971).contains(&most), "{many} voices go to {most}");
    }
}

#[test]
fn one_sound_is_played_as_it_is() {
    let mut mixer = mixer();
    mixer.play(Cue { pan: -1.0, ..cue(Sound::GameWon) });
    let [left, right] = heard(&mut mixer, 1100);
    let own = samples(Sound::GameWon, 0);
    let wrong = own.iter().zip(&left).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(wrong < 0.0001 && peak(&right) < 0.0001, "{wrong}");
    let both: Vec<f32> = left.iter().zip(&right).flat_map(|(left, right)| [*left, *right]).collect();
    assert!((loudness(&both, 2) - loudness(&own, 1)).abs() < 0.1);
}

#[test]
fn a_sound_begins_when_it_is_due_and_at_once_when_hurried() {
    let due = Cue { after: Duration::from_millis(200), ..cue(Sound::OnBone(6)) };
    let mut waits = mixer();
    waits.play(due);
    assert!(begins(&heard(&mut waits, 300)[0]).is_some_and(|at| (199..=202).contains(&at)));
    let mut hurried = mixer();
    hurried.play(due);
    let [before, _] = heard(&mut hurried, 50);
    hurried.hurry();
    let [after, _] = heard(&mut hurried, 100);
    assert_eq!((begins(&before), begins(&after)), (None, Some(0)));
}

#[test]
fn the_others_never_talk_over_each_other() {
    let of = |player| Cue { maker: Maker::Other(player), ..cue(Sound::Knock) };
    let mut both = mixer();
    both.play(of(1));
    both.play(of(2));
    let [left, _] = heard(&mut both, 450);
    let alone = |from: usize| rms(&left[from * 48..(from + 190) * 48]);
    assert!((alone(0) / alone(200) - 1.0).abs() < 0.3, "the second begins where the first ends");
    let mut yours = mixer();
    yours.play(of(1));
    yours.play(cue(Sound::Refused));
    assert!(rms(&heard(&mut yours, 100)[0]) > 1.1 * rms(&left[..4800]), "you never wait");
    let mut many = mixer();
    for number in 0..8 {
        many.play(of(number));
    }
    heard(&mut many, 700);
    assert!(many.is_silent(), "what would come too late is not heard");
}

#[test]
fn nothing_is_left_when_all_has_been_heard() {
    let mut mixer = mixer();
    assert!(mixer.is_silent());
    mixer.play(cue(Sound::Tick));
    assert!(!mixer.is_silent());
    heard(&mut mixer, 100);
    assert!(mixer.is_silent());
    assert!(peak(&heard(&mut mixer, 100)[0]) == 0.0);
}

#[test]
fn the_same_sound_twice_is_not_the_same_twice() {
    let mut mixer = mixer();
    let [one, other] = [0, 1].map(|_| {
        mixer.play(cue(Sound::OnBone(6)));
        heard(&mut mixer, 150)[0].clone()
    });
    let apart: Vec<f32> = one.iter().zip(&other).map(|(one, other)| one - other).collect();
    assert!(rms(&apart) > 0.05 * rms(&one));
}

#[test]
fn a_device_with_another_rate_hears_the_same_tone_for_the_same_time() {
    let mut mixer = Mixer::new(BANK.clone(), 44_100);
    mixer.play(cue(Sound::Points(0)));
    let mut block = vec![0.0; 2 * 44_100 / 4];
    mixer.fill(&mut block);
    let left: Vec<f32> = block.iter().step_by(2).copied().collect();
    let tone = strongest(&left, 300.0, 500.0) * 44_100.0 / RATE as f32;
    assert!((tone / 392.0 - 1.0).abs() < 0.02, "{tone} Hz");
    let end = left.iter().rposition(|sample| sample.abs() > 0.0001).expect("a sound") as f32 / 44_100.0;
    assert!((0.12..=0.195).contains(&end), "{end} s");
}
