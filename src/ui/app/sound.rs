//! What is heard: the sounds of the table that is seen go to the speaker, as loud as the player wants them.

use super::App;
use crate::{
    sound::mixer::{Cue, Maker},
    ui::speaker::Speaker,
};

impl App {
    /// From now on what happens is heard there.
    pub fn use_speaker(&mut self, speaker: Speaker) {
        self.shell.speaker = speaker;
    }

    /// Plays what has happened since the last frame.
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
