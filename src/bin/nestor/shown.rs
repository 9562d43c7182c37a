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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(shown("\x1b[31mred\r\n\x07\u{9b}2J\u{202e}", 100), "\\u{1b}[31mred\\r\\n\\u{7}\\u{9b}2J\\u{202e}");
    }

    #[test]
    fn normal_text_is_unchanged() {
        let text = "“Łódź” isn't C:\\bots — it's \"40 €\"";
        assert_eq!(shown(text, 100), text);
    }

    #[test]
    fn long_text_is_cut_even_in_an_escape() {
        assert_eq!(shown("abcdef", 3), "abc…");
        assert_eq!(shown("abc", 3), "abc");
        assert_eq!(shown(&"\x1b".repeat(50_000), 200).chars().count(), 201);
    }
}
