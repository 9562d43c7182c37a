// The rest of the program, which nobody needs before the first play. It is fetched once the table is shown. Whoever needs it sooner waits for it.

// Where it is, if `web/split` has split it off.
const PLACE = null;

let program = null;
let rest = null;
let is_here = false;

// Adds to what the program imports a stand-in for every function of the rest, which brings the rest when it is called. `exported` returns what the program
// exports, once it has begun.
export function with_rest(imports, exported) {
  program = exported;
  return { ...imports, rest: new Proxy({}, { get: (_, slot) => stand_in(Number(slot)) }) };
}

// A stand-in stands in one of the program's tables, until the rest puts the function itself into that place.
function stand_in(slot) {
  return (...given) => {
    const tables = Object.values(program()).filter((value) => value instanceof WebAssembly.Table && slot < value.length);
    const before = tables.map((table) => table.get(slot));
    rest ??= new WebAssembly.Module(waited_for());
    join();
    return tables.map((table) => table.get(slot)).find((now, at) => now !== before[at])(...given);
  };
}

function join() {
  if (!is_here) new WebAssembly.Instance(rest, { first: program() });
  is_here = true;
}

// Fetches the rest, but leaves it aside.
export async function fetched() {
  const answer = PLACE && !rest && (await fetch(PLACE));
  if (answer?.ok) rest ??= await WebAssembly.compile(await answer.arrayBuffer());
}

// Fetches the rest for the program, which has begun. Without a network, it tries again.
export async function bring() {
  while (PLACE && !rest) {
    await fetched().catch(() => {});
    if (!rest) await new Promise((go) => setTimeout(go, 5000));
  }
  if (rest) join();
}

// A page must not wait for bytes, but it may wait for a text.
function waited_for() {
  const request = new XMLHttpRequest();
  request.open("GET", PLACE, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${PLACE}: ${request.status}`);
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
}
