//! Reads any bytes as a record. They are refused with one line that names a place, or they replay to the end and stay the same when written and read again.

use electrum_dominoes::record::Record;

/// Panics if these bytes are read wrongly.
pub(crate) fn check(bytes: &[u8]) {
    match Record::from_bytes(bytes) {
        Err(why) => {
            let why = why.to_string();
            let place = ["line ", "hand ", "rules: ", "the record "].iter().any(|place| why.starts_with(place));
            assert!(place && !why.contains('\n'), "{why}");
        }
        Ok(record) => {
            let session = record.replay().expect("what was read can be played");
            let again = Record::from_bytes(record.to_text().as_bytes()).expect("what was read can be written and read");
            assert_eq!(again, record);
            assert_eq!(again.replay().as_ref(), Ok(&session));
            for seat in record.rules.all_seats() {
                let seen = session.observe(seat);
                assert_eq!(seen.hand_len(seat), session.state().hand_len(seat));
            }
        }
    }
}
