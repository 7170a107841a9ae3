// After an update the old page asks for files that are gone: it reloads, at most once a minute, and never without a network,
// which would take the page from whoever writes in it.

const KEY = 'rampa:reloaded';
const ONCE_IN_MS = 60_000;

/** Whether a reload may happen now; records that it happens. Without storage nothing would stop a loop of reloads. */
export function mayReload(now: number, store: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last = Number(store().getItem(KEY) ?? 0);
    if (now - last < ONCE_IN_MS) return false;
    store().setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // An error thrown otherwise ends on the crash page.
    if (!navigator.onLine || !mayReload(Date.now(), () => sessionStorage)) return;
    event.preventDefault();
    location.reload();
  });
}
