/** Which page is shown: the address, kept in step with the browser's history.
 *
 * A site without a server has one file for all pages, wherever it lies: there the address of a page stands after a `#`.
 */

import { save } from './save';
import { alone } from './transport';

class Router {
  path = $state('/');
  hash = $state('');
  query = $state.raw(new URLSearchParams());

  constructor() {
    this.#read();
    globalThis.addEventListener?.('popstate', () => this.#read());
  }

  #read(): void {
    const { pathname = '/', search = '', hash = '' } = globalThis.location ?? {};
    const shown = alone ? new URL(hash.slice(1) || '/', 'http://page') : { pathname, search, hash };
    this.path = shown.pathname;
    this.hash = shown.hash;
    this.query = new URLSearchParams(shown.search);
  }

  /** Go to an address of the client; `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    const at = outward(address);
    if (replace) history.replaceState(null, '', at);
    else history.pushState(null, '', at);
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

/** An address of the client as the browser is told it. */
function outward(address: string): string {
  return alone ? `#${address}` : address;
}

/** Makes the plain links of a page go through the router; those that leave the client or open elsewhere stay as they are. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (alone && link?.hasAttribute('download') && link.pathname.startsWith('/api/')) {
    event.preventDefault();
    void save(link.pathname + link.search);
    return;
  }
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const at = inward(link);
  if (at.pathname.startsWith('/api/')) return;
  if (at.hash && at.pathname === router.path) {
    if (!alone) return;
    event.preventDefault();
    router.go(at.pathname + at.search + at.hash, true);
    document.getElementById(decodeURIComponent(at.hash.slice(1)))?.scrollIntoView();
    return;
  }
  event.preventDefault();
  router.go(at.pathname + at.search + at.hash);
}

/** Where a link leads within the client. */
function inward(link: HTMLAnchorElement): { pathname: string; search: string; hash: string } {
  const written = link.getAttribute('href') ?? '';
  if (!alone) return link;
  if (written.startsWith('#/')) return new URL(written.slice(1), 'http://page');
  return new URL(written, `http://page${router.path}`);
}

/** On a site, links are written as the browser must know them before they are opened elsewhere, copied or shown. */
export function writeLink(event: Event): void {
  const link = alone ? (event.target as Element | null)?.closest?.('a[href^="/"]') : null;
  const written = link?.getAttribute('href') ?? '';
  if (link && !written.startsWith('/api/') && !written.startsWith('//')) link.setAttribute('href', outward(written));
}
