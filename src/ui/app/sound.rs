//! Sends the sounds of the visible table to the speaker, with the player's volume.

use super::App;
use crate::sound::mixer::{Cue, Maker};
use crate::ui::speaker::Speaker;

impl App {
    /// Uses this speaker from now on.
    pub fn use_speaker(&mut self, speaker: Speaker) {
        self.shell.speaker = speaker;
    }

    /// Plays the sounds since the last frame.
    pub(super) fn play_sounds(&mut self) {
        let (settings, speaker) = (self.profile.settings.sound, &mut self.shell.speaker);
        if settings.on {
            speaker.prepare();
        }
        for heard in [Some(self.desk.take_sounds()), self.stage.take_sounds()].into_iter().flatten() {
            if heard.hurried {
                speaker.hurry();
            }
            for cue in heard.cues {
                let level = settings.level(cue.maker != Maker::Here);
                if level > 0.0 {
                    speaker.play(Cue { level, ..cue });
                }
            }
        }
    }
}
