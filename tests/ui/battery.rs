//! A machine that runs on a battery judges only the game that was just played, and none once the battery
//! is nearly empty.

use electrum_dominoes::host::{is_in_use, is_nearly_empty};
use std::fs;

#[test]
fn only_a_battery_in_use_is_nearly_empty() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (status, capacity, low) in
        [("Discharging\n", "29\n", true), ("Discharging\n", "30\n", false), ("Charging\n", "5\n", false)]
    {
        fs::write(folder.path().join("status"), status).expect("a file");
        fs::write(folder.path().join("capacity"), capacity).expect("a file");
        assert_eq!(is_nearly_empty(folder.path()), low, "{status} {capacity}");
    }
    assert!(!is_nearly_empty(&folder.path().join("nothing")));
}

#[test]
fn the_battery_of_a_mouse_is_none_of_the_machine() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (scope, in_use) in [(None, true), (Some("System\n"), true), (Some("Device\n"), false)] {
        fs::write(folder.path().join("status"), "Discharging\n").expect("a file");
        fs::write(folder.path().join("capacity"), "5\n").expect("a file");
        if let Some(scope) = scope {
            fs::write(folder.path().join("scope"), scope).expect("a file");
        }
        assert_eq!((is_in_use(folder.path()), is_nearly_empty(folder.path())), (in_use, in_use), "{scope:?}");
    }
    fs::write(folder.path().join("status"), "Charging\n").expect("a file");
    assert!(!is_in_use(folder.path()));
}
