//! Sound on Windows and macOS, with cpal.

use crate::sound::{Bank, Mixer};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, SampleFormat, Stream, StreamConfig, default_host};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A stream on the system's device. It rests while nothing sounds.
pub(super) struct SystemDevice {
    mixer: Arc<Mutex<Mixer>>,
    stream: Stream,
    /// Whether the system has taken the device away.
    gone: Arc<AtomicBool>,
}

impl SystemDevice {
    pub(super) fn open(bank: &Arc<Bank>) -> Option<SystemDevice> {
        let device = default_host().default_output_device()?;
        let usual = device.default_output_config().ok()?;
        if usual.sample_format() != SampleFormat::F32 {
            return None;
        }
        let config = StreamConfig { buffer_size: BufferSize::Default, ..usual.config() };
        let mixer = Arc::new(Mutex::new(Mixer::new(bank.clone(), config.sample_rate)));
        let gone = Arc::new(AtomicBool::new(false));
        let (channels, source, lost) = (usize::from(config.channels), mixer.clone(), gone.clone());
        let fill = move |samples: &mut [f32], _: &cpal::OutputCallbackInfo| fill(&source, samples, channels);
        let lose = move |error: cpal::Error| {
            let is_lost = matches!(error.kind(), ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated);
            lost.fetch_or(is_lost, Ordering::Relaxed);
        };
        let stream = device.build_output_stream(config, fill, lose, None).ok()?;
        Some(SystemDevice { mixer, stream, gone })
    }

    /// Changes what is mixed, which is heard too soon to count.
    pub(super) fn mix(&mut self, change: impl FnOnce(&mut Mixer, Duration)) {
        change(&mut locked(&self.mixer), Duration::ZERO);
    }

    /// Plays from now on, or lets the system rest as well. Returns whether the device is there.
    pub(super) fn turn(&mut self, on: bool) -> bool {
        if on { self.stream.play().is_ok() } else { self.stream.pause().is_ok() }
    }

    pub(super) fn is_silent(&self) -> bool {
        locked(&self.mixer).is_silent()
    }

    pub(super) fn is_gone(&self) -> bool {
        self.gone.load(Ordering::Relaxed)
    }
}

/// Fills the frames of a device. With more than two channels, the sound goes to the front. A single
/// channel gets both.
fn fill(mixer: &Mutex<Mixer>, samples: &mut [f32], channels: usize) {
    let mut block = vec![0.0; samples.len() / channels.max(1) * 2];
    locked(mixer).fill(&mut block);
    for (frame, ears) in samples.chunks_exact_mut(channels.max(1)).zip(block.chunks_exact(2)) {
        match frame {
            [one] => *one = 0.5 * (ears[0] + ears[1]),
            [left, right, others @ ..] => {
                (*left, *right) = (ears[0], ears[1]);
                others.fill(0.0);
            }
            [] => {}
        }
    }
}

fn locked(mixer: &Mutex<Mixer>) -> MutexGuard<'_, Mixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
}
