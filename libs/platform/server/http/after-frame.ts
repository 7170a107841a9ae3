// A page of the desk first shows its frame, then asks for its scripts and its long reads: asked for together, they
// would share a phone's line with the frame's letters and keep its processor from drawing it.

import { createHash } from 'node:crypto';

/** A tab in the background paints no frame, so after this time the scripts are asked for anyway. */
const PATIENCE_MS = 500;

/** Runs inside the page, so it is plain script. */
const RUN = `(() => {
  const begin = () => {
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.crossOrigin = '';
    entry.src = document.querySelector('link[data-after="entry"]').href;
    document.head.append(entry);
  };
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const link of document.querySelectorAll('link[data-after]')) link.rel = link.as ? 'preload' : 'modulepreload';
    // The entry looks for the answers at the page's end.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  };
  setTimeout(ask, ${PATIENCE_MS});
  if (document.hidden) ask();
  else requestAnimationFrame(() => setTimeout(ask));
})();`;

/** The content policy lets this script run and no other that stands in a page. */
export const AFTER_FRAME_SOURCE = `'sha256-${createHash('sha256').update(RUN).digest('base64')}'`;

const ENTRY = /<script type="module"[^>]*? src="([^"]+)"><\/script>/;

/** Such a link for a read, below /api/v1/: fetched as the page itself would fetch it, so that the page takes this answer. */
export function readAfterFrame(read: string): string {
  return `<link data-after as="fetch" crossorigin href="/api/v1/${read}">`;
}

/** The page with its scripts named in links of no kind yet, which the script behind the frame turns into preloads. */
export function askedAfterFrame(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*? href="([^"]+)">/g, '<link data-after crossorigin href="$1">')
    .replace(ENTRY, '<link data-after="entry" crossorigin href="$1">')
    .replace('</body>', () => `<script>${RUN}</script></body>`);
}
