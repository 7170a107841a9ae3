// What the server has written into the page: answers to its first reads. Each is taken once, and only while the page
// begins: later it would be old.

const FRESH_MS = 15_000;

/** The answer to a read, as if it had come by the network; null where the page holds none. */
export function takeBeginning(path: string): Response | null {
  const found = takeElement(path);
  if (!found) return null;
  const { epoch, revision, etag, at } = found.dataset;
  const headers = new Headers({ 'content-type': 'application/json' });
  if (epoch && revision) {
    headers.set('x-rampa-epoch', epoch);
    headers.set('x-rampa-revision', revision);
  }
  if (etag) headers.set('etag', etag);
  if (at) headers.set('date', new Date(Number(at)).toUTCString());
  return new Response(found.textContent, { headers });
}

/** A view as the page was given it, with the revision that it is of. */
export interface BegunView {
  state: unknown;
  epoch: string;
  revision: number;
  etag: string | null;
  /** Server's milliseconds. */
  at: number;
}

export function takeBegunView(path: string): BegunView | null {
  const found = takeElement(path);
  const { epoch, revision, etag, at } = found?.dataset ?? {};
  if (!found || !epoch || !revision || !at) return null;
  return { state: dataIn(found), epoch, revision: Number(revision), etag: etag ?? null, at: Number(at) };
}

/** The data of a read at once, so that a page need not be drawn without it first. */
export function takeBegunData(path: string): unknown {
  const found = takeElement(path);
  return found ? dataIn(found) : undefined;
}

/** The server writes answers of success alone. */
function dataIn({ textContent }: HTMLElement): unknown {
  return (JSON.parse(textContent) as { data: unknown }).data;
}

/** Something was written: what was read before may not be so any more. */
export function dropBeginnings(): void {
  if (typeof document === 'undefined') return;
  for (const element of beginnings()) element.remove();
}

const beginnings = () => [...document.querySelectorAll<HTMLElement>('script[data-read]')];

function takeElement(path: string): HTMLElement | null {
  if (typeof document === 'undefined' || performance.now() > FRESH_MS) return null;
  const found = beginnings().find(({ dataset }) => dataset.read === path) ?? null;
  found?.remove();
  return found;
}
