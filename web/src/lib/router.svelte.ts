/** Addresses of pages. Links are plain `<a href>`; those of the hall itself are followed without loading anew. */
let here = $state(location.pathname);
let query = $state(location.search);

export function path(): string {
  return here;
}

export function parameter(name: string): string {
  return new URLSearchParams(query).get(name) ?? "";
}

function arrive(): void {
  here = location.pathname;
  query = location.search;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
  window.scrollTo(0, 0);
  // A new page is announced from its beginning, as a loaded one would be.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
}

window.addEventListener("popstate", arrive);
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
});

/** The parts of an address that fits, such as `/t/{table}`; null if it does not. */
export function fits(pattern: string): Record<string, string> | null {
  const parts = pattern.split("/");
  const given = here.split("/");
  if (parts.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    if (part.startsWith("{")) found[part.slice(1, -1)] = decoded(given[i]!);
    else if (part !== given[i]) return null;
  }
  return found;
}

/** Whoever mistypes an address gets a page that says so, not an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
