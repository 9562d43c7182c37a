//! Makes text from outside fit to print: on one line, of bounded length, and without anything that a terminal would obey.

/// A text for display, with unprintable characters escaped and the end cut off after this many characters.
pub(crate) fn shown(text: &str, most: usize) -> String {
    let mut signs = text.chars().flat_map(written_out);
    let mut shown: String = signs.by_ref().take(most).collect();
    if signs.next().is_some() {
        shown.push('…');
    }
    shown
}

fn written_out(sign: char) -> impl Iterator<Item = char> {
    // Rust would escape these as well, as in a string literal.
    let plain = matches!(sign, '\'' | '"' | '\\').then_some(sign);
    let escaped = plain.is_none().then(|| sign.escape_debug());
    plain.into_iter().chain(escaped.into_iter().flatten())
}
