//! What a view changes of the view before it, as JSON. A view is mostly what the one before it was, so this
//! is short, however long the hand has become.
//!
//! A change is an object with the fields that are different. A field that is an object has a change of its
//! own, `{"=":VALUE}` stands for another object in its place, and `{"+":[…]}` adds to the end of a list.
//! Everything else is the new value.

use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The field with what has happened since the view before. No view is remembered with it.
const NEWS: &str = "news";

/// What a view changes, if it can be said. Both are text that the same program has written.
pub fn change(old: &str, new: &str) -> Option<String> {
    let mut out = String::new();
    add_fields(old, new, &mut out).then_some(out)
}

/// The text of a view as it is remembered.
pub fn without_news(view: String) -> String {
    let news = fields(&view).and_then(|fields| Some((*fields.get(NEWS)?).get().to_owned()));
    match news.filter(|news| news != "[]") {
        Some(news) => view.replacen(&format!("\"{NEWS}\":{news}"), &format!("\"{NEWS}\":[]"), 1),
        None => view,
    }
}

/// Makes a change to a view that is remembered. Returns the new view, after which its news are forgotten.
pub fn changed(remembered: &mut Value, change: Value) -> Value {
    apply(remembered, change);
    let view = remembered.clone();
    if let Some(news) = remembered.get_mut(NEWS) {
        *news = Value::Array(Vec::new());
    }
    view
}

/// A view that came as a whole, as it is remembered.
pub fn remembered(mut view: Value) -> Value {
    if let Some(news) = view.get_mut(NEWS) {
        *news = Value::Array(Vec::new());
    }
    view
}

fn fields(text: &str) -> Option<BTreeMap<&str, &RawValue>> {
    if text.starts_with('{') { serde_json::from_str(text).ok() } else { None }
}

/// Adds what changes of an object. Returns whether it can be said: no field is gone.
fn add_fields(old: &str, new: &str, out: &mut String) -> bool {
    let (Some(old), Some(new)) = (fields(old), fields(new)) else { return false };
    if !old.keys().all(|key| new.contains_key(key)) {
        return false;
    }
    out.push('{');
    let mut is_first = true;
    for (key, new) in new {
        let before = old.get(key).map(|old| old.get());
        if before == Some(new.get()) {
            continue;
        }
        out.push_str(if std::mem::take(&mut is_first) { "\"" } else { ",\"" });
        out.push_str(key);
        out.push_str("\":");
        match before {
            Some(old) => add_value(old, new.get(), out),
            None => out.push_str(new.get()),
        }
    }
    out.push('}');
    true
}

fn add_value(old: &str, new: &str, out: &mut String) {
    let start = out.len();
    if add_fields(old, new, out) {
        return;
    }
    out.truncate(start);
    if let Some(added) = added(old, new) {
        out.push_str("{\"+\":[");
        out.push_str(added);
        out.push('}');
    } else if old.starts_with('{') && new.starts_with('{') {
        out.push_str("{\"=\":");
        out.push_str(new);
        out.push('}');
    } else {
        out.push_str(new);
    }
}

/// What a list has after all that the other one had, with its end.
fn added<'a>(old: &str, new: &'a str) -> Option<&'a str> {
    let before = old.strip_suffix(']').filter(|before| before.len() > 1 && before.starts_with('['))?;
    new.strip_prefix(before)?.strip_prefix(',')
}

fn apply(old: &mut Value, change: Value) {
    match (old, change) {
        (old, Value::Object(mut change)) if change.len() == 1 && change.contains_key("=") => {
            *old = change.remove("=").unwrap_or_default();
        }
        (Value::Array(items), Value::Object(mut change)) if change.contains_key("+") => {
            if let Some(Value::Array(added)) = change.remove("+") {
                items.extend(added);
            }
        }
        (Value::Object(fields), Value::Object(change)) => {
            for (key, change) in change {
                match fields.get_mut(&key) {
                    Some(old) => apply(old, change),
                    None => _ = fields.insert(key, change),
                }
            }
        }
        (old, change) => *old = change,
    }
}
