// Answers to the page's first reads, which the server has written into the page. Each is used once, and only while the
// page starts, because later it would be stale.

const FRESH_MS = 15_000;

/** The answer to a read, in the form of a fetched one; null if the page contains none. */
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

/** The view in the page, with its revision. */
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

/** The data of a read at once, so that the page need not be rendered without them first. */
export function takeBegunData(path: string): unknown {
  const found = takeElement(path);
  return found ? dataIn(found) : undefined;
}

/** The server writes only successful answers. */
function dataIn({ textContent }: HTMLElement): unknown {
  return (JSON.parse(textContent) as { data: unknown }).data;
}

/** Called after a write: earlier answers may be stale. */
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
