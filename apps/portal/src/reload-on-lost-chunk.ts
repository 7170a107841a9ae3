// After an update the old page asks for files that are gone: it reloads, at most once a minute.

const KEY = 'rampa:reloaded';
const ONCE_IN_MS = 60_000;

export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < ONCE_IN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage nothing would stop a loop of reloads: the error page stays.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
