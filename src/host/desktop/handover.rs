//! One window for a player's files. A program that is started while another has them hands over
//! what it was to open, and ends.

use directories::BaseDirs;
use interprocess::local_socket::{
    GenericFilePath, GenericNamespaced, ListenerOptions, Name, Stream, ToFsName as _, ToNsName as _,
    traits::{ListenerExt as _, Stream as _},
};
use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::{path::Path, thread, time::Duration};

/// How long the other program has to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest path or link, in bytes.
const LONGEST: u64 = 8 * 1024;

const TAKEN: &str = "taken\n";

/// Hands a file or a link to the program that has this folder, or an empty text if it shall only
/// come to the front. Returns whether it has taken it. A path that is no line of text is not handed
/// over.
pub fn hand_over(folder: &Path, what: &OsStr) -> bool {
    let Some(what) = what.to_str().filter(|what| !what.contains('\n')) else { return false };
    let ask = || -> io::Result<String> {
        let stream = Stream::connect(name_for(folder)?)?;
        stream.set_recv_timeout(Some(PATIENCE))?;
        let mut stream = BufReader::new(stream);
        writeln!(stream.get_mut(), "{what}")?;
        let mut answer = String::new();
        stream.take(TAKEN.len() as u64).read_line(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer == TAKEN)
}

/// Takes what other programs hand over while this one has the folder. Where the system cannot do
/// that, every program has a window of its own.
pub fn take_handed_over(folder: &Path, mut take: impl FnMut(String) + Send + 'static) {
    let options = name_for(folder).map(|name| ListenerOptions::new().name(name).try_overwrite(true));
    let Ok(listener) = options.and_then(ListenerOptions::create_sync) else { return };
    // Without another thread, every program has a window of its own too.
    let _ = thread::Builder::new().name("handover".to_owned()).spawn(move || {
        for stream in listener.incoming().flatten() {
            if let Ok(what) = hear(stream) {
                take(what);
            }
        }
    });
}

fn hear(stream: Stream) -> io::Result<String> {
    stream.set_recv_timeout(Some(PATIENCE))?;
    let mut stream = BufReader::new(stream);
    let mut what = String::new();
    stream.by_ref().take(LONGEST).read_line(&mut what)?;
    let Some(what) = what.strip_suffix('\n') else { return Err(io::ErrorKind::InvalidData.into()) };
    stream.get_mut().write_all(TAKEN.as_bytes())?;
    Ok(what.to_owned())
}

/// The name by which programs with this folder find each other. On Windows it is a pipe, elsewhere
/// a socket that only the player can reach.
fn name_for(folder: &Path) -> io::Result<Name<'static>> {
    let folder = folder.canonicalize()?;
    let mut hasher = DefaultHasher::new();
    folder.hash(&mut hasher);
    let name = format!("electrum-dominoes-{:016x}.sock", hasher.finish());
    if cfg!(windows) {
        return name.to_ns_name::<GenericNamespaced>();
    }
    let folders = BaseDirs::new();
    let place = folders.as_ref().and_then(BaseDirs::runtime_dir).unwrap_or(&folder);
    place.join(name).to_fs_name::<GenericFilePath>()
}
