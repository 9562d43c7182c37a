//! Sound on Linux, with PulseAudio's protocol, which PipeWire supports too.
//!
//! The crate implements the protocol over a socket, so nothing is linked and nothing must be
//! installed.

use crate::sound::{Bank, Mixer, RATE};
use pollster::block_on;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{Client, PlaybackSource, PlaybackStream};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

/// The bytes of a sample and of a frame.
const SAMPLE: usize = size_of::<f32>();
const FRAME: usize = 2 * SAMPLE;
/// The bytes of a millisecond.
const MILLISECOND: u32 = RATE / 1000 * FRAME as u32;

/// The data shared by the threads of the speaker and of the connection.
struct Shared {
    mixer: Mixer,
    /// Wakes the connection after it was told that there is nothing to play.
    waker: Option<Waker>,
    /// When the server will have played everything it has.
    until: Instant,
}

/// The source of the server's samples. The connection drops it when it ends.
struct Source(Arc<Mutex<Shared>>);

impl PlaybackSource for Source {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut [u8]) -> Poll<usize> {
        let mut shared = locked(&self.0);
        // Silence is not sent, so that no sound has to wait behind it.
        if shared.mixer.is_silent() {
            shared.waker = Some(context.waker().clone());
            return Poll::Pending;
        }
        let frames = buffer.len() / FRAME;
        shared.until = shared.until.max(Instant::now()) + Duration::from_secs(frames as u64) / RATE;
        let mut block = vec![0.0; 2 * frames];
        shared.mixer.fill(&mut block);
        for (bytes, sample) in buffer.chunks_exact_mut(SAMPLE).zip(&block) {
            bytes.copy_from_slice(&sample.to_le_bytes());
        }
        Poll::Ready(block.len() * SAMPLE)
    }
}

fn locked(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A stream on the server. It rests while nothing sounds.
pub(super) struct PulseDevice {
    shared: Arc<Mutex<Shared>>,
    stream: PlaybackStream,
}

impl PulseDevice {
    pub(super) fn open(bank: &Arc<Bank>) -> Option<PulseDevice> {
        let client = Client::from_env(c"Electrum Dominoes").ok()?;
        let shared =
            Arc::new(Mutex::new(Shared { mixer: Mixer::new(bank.clone(), RATE), waker: None, until: Instant::now() }));
        let stream = block_on(client.create_playback_stream(params(), Source(shared.clone()))).ok()?;
        Some(PulseDevice { shared, stream })
    }

    /// Changes what is mixed, which is heard after what the server has already.
    pub(super) fn mix(&mut self, change: impl FnOnce(&mut Mixer, Duration)) {
        let mut shared = locked(&self.shared);
        let ahead = shared.until.saturating_duration_since(Instant::now());
        change(&mut shared.mixer, ahead);
        let waker = shared.waker.take();
        drop(shared);
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Plays from now on, or lets the server rest as well. Returns whether the device is there.
    pub(super) fn turn(&mut self, on: bool) -> bool {
        if on { block_on(self.stream.uncork()).is_ok() } else { block_on(self.stream.cork()).is_ok() }
    }

    pub(super) fn is_silent(&self) -> bool {
        locked(&self.shared).mixer.is_silent()
    }

    pub(super) fn is_gone(&self) -> bool {
        Arc::strong_count(&self.shared) == 1
    }
}

/// Returns the parameters of a stream that starts soon after its first samples and is never far
/// ahead of what is heard.
fn params() -> PlaybackStreamParams {
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 2, sample_rate: RATE },
        channel_map: ChannelMap::stereo(),
        buffer_attr: BufferAttr {
            target_length: 50 * MILLISECOND,
            pre_buffering: 5 * MILLISECOND,
            minimum_request_length: 15 * MILLISECOND,
            ..BufferAttr::default()
        },
        flags: StreamFlags { start_corked: true, adjust_latency: true, ..StreamFlags::default() },
        ..PlaybackStreamParams::default()
    }
}
