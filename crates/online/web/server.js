// What a page asks the server that it came from.

// Whether the server that the page came from keeps tables. Where there are any, a
// request that is no socket is refused, and not unknown. Without a network nobody knows.
export async function keeps_tables() {
  const answer = await fetch("/table", { method: "HEAD" }).catch(() => null);
  return !answer || !(answer.ok || answer.status === 404);
}
