// The elements that a screen reader finds in place of what is painted on the canvas. They lie over it, so that whoever explores the screen by touch finds them too.

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

// What a pointer does over the elements is meant for the canvas below, and is passed on to it. A touch goes on where it has begun, even if that element is gone.
const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];
const POINTERS = ["pointerdown", "pointerup", "mousemove", "mouseleave", "wheel", "contextmenu", "dragover", "dragleave", "drop"];

// When a pointer was last put down. The browser's click after that says nothing new, and one without it comes from a screen reader.
let pressed = -Infinity;
const SOON = 1000;

function pass_on(event) {
  if (/^(pointerdown|touch)/.test(event.type)) pressed = performance.now();
  event.stopPropagation();
  if (!canvas.dispatchEvent(new event.constructor(event.type, copied(event)))) event.preventDefault();
}

// All that an event says, by the names that make another like it.
function copied(event) {
  const all = {};
  for (const name in event) if (typeof event[name] !== "function") all[name] = event[name];
  for (const name of ["touches", "targetTouches", "changedTouches"]) if (event[name]) all[name] = [...event[name]].map(copied_touch);
  return { ...all, bubbles: event.bubbles, cancelable: event.cancelable };
}

function copied_touch(touch) {
  const { identifier, clientX, clientY, pageX, pageY, screenX, screenY, radiusX, radiusY, rotationAngle, force } = touch;
  return new Touch({ identifier, target: canvas, clientX, clientY, pageX, pageY, screenX, screenY, radiusX, radiusY, rotationAngle, force });
}

function take_touches(element) {
  for (const type of TOUCHES) element.addEventListener(type, pass_on, { passive: false });
}

// Lets pointers through to the canvas, with its cursor. eframe asks what lies under them.
function let_through() {
  take_touches(reader);
  for (const type of POINTERS) reader.addEventListener(type, pass_on, { passive: false });
  // The focus stays where the keys go.
  reader.addEventListener("mousedown", (event) => {
    event.preventDefault();
    canvas.focus({ preventScroll: true });
  });
  document.elementFromPoint = (x, y) => {
    const found = Document.prototype.elementFromPoint.call(document, x, y);
    return reader.contains(found) ? canvas : found;
  };
  new MutationObserver(() => (reader.style.cursor = canvas.style.cursor)).observe(canvas, { attributeFilter: ["style"] });
}

// Calls `act` with the node and the name of what a screen reader does with it.
export function listen(act) {
  let_through();
  reader.addEventListener("click", (event) => {
    if (performance.now() - pressed > SOON) act(event.target.dataset.node, "click");
  });
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
      take_touches(known.element);
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
  const agent = canvas.parentElement.querySelector("input");
  // What is typed goes through a field of eframe's own, which nobody sees.
  agent?.setAttribute("aria-label", canvas.getAttribute("aria-label"));
  for (const element of [canvas, agent]) {
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
  // Of several in one place, the smallest is meant.
  const zIndex = Math.max(1, 1_000_000 - Math.round(width * height));
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, zIndex });
}

function set(element, name, value) {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
