//! Shows a screen reader what is on the canvas. eframe has no accessibility tree in a browser, so
//! ours is repeated as elements of the page, which no one sees. What a screen reader does with an
//! element reaches egui as on a desktop.

use egui::accesskit::{Action, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};
use egui::{Context, Event, FullOutput, Plugin, RawInput, accessibility::is_input};
use std::{cell::RefCell, collections::HashMap, fmt::Write as _};
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

#[wasm_bindgen(module = "/web/reader.js")]
extern "C" {
    fn listen(act: &JsValue);
    fn show(nodes: &str, focus: &str);
}

thread_local! {
    /// What a screen reader has asked for. A page has only one thread.
    static ASKED: RefCell<Vec<(NodeId, Action)>> = const { RefCell::new(Vec::new()) };
}

/// Repeats the accessibility tree of every frame that differs from the one before.
#[derive(Default)]
struct Reader {
    shown: String,
    focus: Option<NodeId>,
}

/// Shows a screen reader everything from now on.
pub fn read_aloud(ctx: &Context) {
    let woken = ctx.clone();
    let act = Closure::<dyn FnMut(String, String)>::new(move |node: String, action: String| {
        let action = match action.as_str() {
            "focus" => Action::Focus,
            "increment" => Action::Increment,
            "decrement" => Action::Decrement,
            _ => Action::Click,
        };
        if let Ok(node) = node.parse() {
            ASKED.with_borrow_mut(|asked| asked.push((NodeId(node), action)));
            woken.request_repaint();
        }
    });
    listen(act.as_ref());
    // The page listens as long as it is open.
    act.forget();
    ctx.enable_accesskit();
    ctx.add_plugin(Reader::default());
}

impl Plugin for Reader {
    fn debug_name(&self) -> &'static str {
        "reader"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        let asked = ASKED.take().into_iter().map(|(target_node, action)| {
            let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
            Event::AccessKitActionRequest(request)
        });
        input.events.extend(asked);
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = output.platform_output.accesskit_update.take() else { return };
        let nodes = text_of(&update, ctx.zoom_factor());
        if nodes != self.shown || self.focus != Some(update.focus) {
            show(&nodes, &update.focus.0.to_string());
            (self.shown, self.focus) = (nodes, Some(update.focus));
        }
    }
}

/// Every node with something to say, in the order of the tree. A line has its parts between tabs.
fn text_of(update: &TreeUpdate, zoom: f32) -> String {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut text = String::new();
    let mut ahead: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = ahead.pop() {
        let Some(node) = nodes.get(&id).filter(|node| !node.is_hidden()) else { continue };
        ahead.extend(node.children().iter().rev());
        let labels = node.labelled_by().iter().filter_map(|label| nodes.get(label)?.value());
        let name = node.label().map_or_else(|| labels.collect::<Vec<&str>>().join(" "), str::to_owned);
        let value = node.value().unwrap_or_default();
        if node.role() == Role::TextRun || name.is_empty() && value.is_empty() && !is_input(node.role()) {
            continue;
        }
        let toggled = match node.toggled() {
            Some(Toggled::True) => "true",
            Some(Toggled::False) => "false",
            Some(Toggled::Mixed) => "mixed",
            None => "",
        };
        let live = match node.live() {
            Some(Live::Polite) => "polite",
            Some(Live::Assertive) => "assertive",
            _ => "",
        };
        let numbers = [node.numeric_value(), node.min_numeric_value(), node.max_numeric_value()];
        let [now, least, most] = numbers.map(|number| number.map(|number| number.to_string()).unwrap_or_default());
        let at = node.bounds().map_or([0.0; 4], |at| [at.x0, at.y0, at.width(), at.height()]);
        let [x, y, width, height] = at.map(|points| (points * f64::from(zoom)).round());
        let [name, value] = [name.as_str(), value].map(|text| text.replace(['\t', '\n'], " "));
        let disabled = node.is_disabled();
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "{}\t{:?}\t{name}\t{value}\t{toggled}\t{live}\t{disabled}\t{now}\t{least}\t{most}\t{x}\t{y}\t{width}\t{height}",
            id.0,
            node.role(),
        );
    }
    text
}
