// The device's own camera opens a page of its own for each part, so the parts meet in what the device keeps.

const KEY = 'rampa.judge.handover';
/** A dump that nobody finished reading must not block the next day's. */
const KEEP_MS = 12 * 3600 * 1000;
const MOST = 1000;

interface Kept {
  at: number;
  parts: string[];
}

/** Where the browser keeps nothing they live as long as the page. */
let memory: Kept | null = null;

function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    const isFit = found !== null && Array.isArray(found.parts) && Date.now() - found.at < KEEP_MS;
    if (isFit) return found;
    if (found !== null) localStorage.removeItem(KEY);
    return null;
  } catch {
    return memory;
  }
}

function keep(next: Kept | null): void {
  memory = next;
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The copy above remains.
  }
}

/** The parts so far, in the order in which they came. */
export function waitingParts(): readonly string[] {
  return kept()?.parts ?? [];
}

export function forgetParts(): void {
  keep(null);
}

const listeners = new Set<() => void>();
let hasArrived = false;

/** Whether a code has opened this very page. */
export function haveArrived(): boolean {
  return hasArrived;
}

/** Takes `#marks=…` out of the address at once, so that it stays neither in the history nor on a photograph of the screen. */
export function takeMarks(): void {
  const given = new URLSearchParams(location.hash.slice(1)).get('marks');
  if (given === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  hasArrived = true;
  const others = waitingParts().filter((part) => part !== given);
  keep({ at: Date.now(), parts: [...others, given].slice(-MOST) });
  for (const listener of listeners) listener();
}

/** Calls when this page is given one more. */
export function onArrival(run: () => void): () => void {
  listeners.add(run);
  return () => listeners.delete(run);
}

/** Calls when this page or another one of this device has read one more. */
export function onParts(run: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY && waitingParts().length > 0) run();
  };
  window.addEventListener('storage', heard);
  const stop = onArrival(run);
  return () => {
    window.removeEventListener('storage', heard);
    stop();
  };
}
