// Whether the asking page is ours. A browser names the page's site in Origin, and a page of another site must not use
// our cookies. The page must come from the address that it asks, or from the installation's public one.

import type { IncomingHttpHeaders } from 'node:http';

/** `publicUrl`: the installation's, if set. A caller without Origin is no browser and has no cookies. */
export function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false; // «null»: a page without an address
  const page = new URL(origin);
  if (publicUrl !== null && new URL(publicUrl).origin === page.origin) return true;
  // A proxy may have replaced Host; no page can forge the forwarded one.
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',', 1)[0]!;
  return [host, forwarded.trim()].some((asked) => isHostOf(page, asked));
}

/** True for a write that a page asks for: a browser without Origin still says whether the page is of this site. */
export function isOwnWrite(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (headers.origin !== undefined) return isOwnPage(headers, publicUrl);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** The scheme is the page's: behind a proxy that ends TLS our own scheme differs, and the usual port may differ too. */
function isHostOf(page: URL, host: string | undefined): boolean {
  const address = `${page.protocol}//${host}`;
  return Boolean(host) && URL.canParse(address) && new URL(address).host === page.host;
}
