/** Which page is shown: the address, kept in step with the browser's history. */

class Router {
  path = $state(globalThis.location?.pathname ?? '/');
  hash = $state(globalThis.location?.hash ?? '');
  query = $state.raw(new URLSearchParams(globalThis.location?.search ?? ''));

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.query = new URLSearchParams(location.search);
  }

  /** Go to an address of the client; `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (!this.hash) globalThis.scrollTo(0, 0);
  }

  /** The parts of the path if it has this form, `:name` standing for anything: match('/table/:id'). */
  match(pattern: string): Record<string, string> | null {
    const wanted = pattern.split('/').filter(Boolean);
    const parts = this.path.split('/').filter(Boolean);
    if (wanted.length !== parts.length) return null;
    const params: Record<string, string> = {};
    for (const [n, part] of wanted.entries()) {
      if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(parts[n]!);
      else if (part !== parts[n]) return null;
    }
    return params;
  }
}

export const router = new Router();

/** Makes the plain links of a page go through the router; those that leave the client or open elsewhere stay as they are. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
