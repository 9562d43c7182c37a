//! A machine that runs on a battery judges no games once the battery is nearly empty.

use electrum_dominoes::host::is_nearly_empty;
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
