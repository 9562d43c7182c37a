//! Desktop settings of the player that also apply to this program.

use std::{fs, path::Path};

use directories::BaseDirs;

/// Whether the player wants no sounds from programs. Desktops keep this in the settings of GTK. Other systems do not say.
pub fn wants_silence() -> bool {
    let Some(folders) = BaseDirs::new() else { return false };
    ["gtk-4.0", "gtk-3.0"].iter().find_map(|version| told_in(&folders.config_dir().join(version))).unwrap_or_default()
}

/// Whether a settings folder asks for silence. `None` if it does not say.
fn told_in(folder: &Path) -> Option<bool> {
    let text = fs::read_to_string(folder.join("settings.ini")).ok()?;
    let values = text.lines().filter_map(|line| line.split_once('='));
    let (_, value) = values.into_iter().find(|(name, _)| name.trim() == "gtk-enable-event-sounds")?;
    Some(matches!(value.trim(), "0" | "false"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_desktop_without_sounds_silences_the_game() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        for (text, told) in [
            ("[Settings]\ngtk-enable-event-sounds=0\n", Some(true)),
            ("[Settings]\ngtk-enable-event-sounds = false\n", Some(true)),
            ("gtk-enable-event-sounds=1", Some(false)),
            ("gtk-theme-name=Breeze", None),
        ] {
            fs::write(folder.path().join("settings.ini"), text).expect("a file");
            assert_eq!(told_in(folder.path()), told, "{text}");
        }
        assert_eq!(told_in(&folder.path().join("missing")), None);
    }
}
