// The elements that a screen reader finds in place of what is painted on the canvas.

// The roles of our tree that have a role in a page. All others are text.
const ROLES = {
  Button: "button", DefaultButton: "button", CheckBox: "checkbox", MenuItemCheckBox: "checkbox", RadioButton: "radio", MenuItemRadio: "radio", Switch: "switch",
  MenuItem: "button", ListBoxOption: "button", TreeItem: "button", DisclosureTriangle: "button", ColorWell: "button", Link: "link", Tab: "tab",
  ComboBox: "combobox", EditableComboBox: "combobox", Slider: "slider", SpinButton: "spinbutton", TextInput: "textbox", MultilineTextInput: "textbox",
  SearchInput: "textbox", Heading: "heading", Image: "img", ProgressIndicator: "progressbar", Dialog: "dialog", AlertDialog: "alertdialog",
};
const CHECKED = ["checkbox", "radio", "switch"];

// A worker of the page has neither, and shows nothing.
const canvas = globalThis.document?.getElementById("table");
const reader = globalThis.document?.getElementById("reader");
const shown = new Map();

// Calls `act` with the node and the name of what a screen reader does with it.
export function listen(act) {
  reader.addEventListener("click", (event) => act(event.target.dataset.node, "click"));
  reader.addEventListener("focusin", (event) => {
    act(event.target.dataset.node, "focus");
    // The keys go to the program, which says what has the focus.
    canvas.focus({ preventScroll: true });
  });
  reader.addEventListener("keydown", (event) => {
    const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key];
    if (action) act(event.target.dataset.node, action);
  });
}

// Shows these nodes, a line for each.
export function show(nodes, focus) {
  const lines = nodes.split("\n").filter(Boolean);
  const gone = new Set(shown.keys());
  lines.forEach((line, at) => {
    const node = line.slice(0, line.indexOf("\t"));
    gone.delete(node);
    let known = shown.get(node);
    if (!known) {
      known = { element: document.createElement("div"), line: "" };
      known.element.id = `node-${node}`;
      known.element.dataset.node = node;
      shown.set(node, known);
    }
    if (known.line !== line) fill(known.element, line.split("\t"));
    known.line = line;
    if (reader.children[at] !== known.element) reader.insertBefore(known.element, reader.children[at] ?? null);
  });
  for (const node of gone) {
    shown.get(node).element.remove();
    shown.delete(node);
  }
  for (const element of [canvas, canvas.parentElement.querySelector("input")]) {
    if (shown.has(focus)) element?.setAttribute("aria-activedescendant", `node-${focus}`);
    else element?.removeAttribute("aria-activedescendant");
  }
}

function fill(element, [, kind, name, value, toggled, live, disabled, now, least, most, x, y, width, height]) {
  const role = ROLES[kind] ?? "";
  set(element, "role", role);
  set(element, "aria-label", role && name);
  set(element, "aria-live", live);
  set(element, "aria-disabled", disabled === "true" ? disabled : "");
  set(element, "tabindex", role && role !== "heading" && role !== "img" ? "-1" : "");
  set(element, "aria-level", role === "heading" ? "2" : "");
  const state = CHECKED.includes(role) ? "aria-checked" : role === "tab" ? "aria-selected" : "aria-pressed";
  for (const other of ["aria-checked", "aria-selected", "aria-pressed"]) set(element, other, role && other === state ? toggled : "");
  set(element, "aria-valuenow", now);
  set(element, "aria-valuemin", now && least);
  set(element, "aria-valuemax", now && most);
  set(element, "aria-valuetext", role && value);
  const text = role ? value || name : [name, value].filter(Boolean).join(" ");
  if (element.textContent !== text) element.textContent = text;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

function set(element, name, value) {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
