// Lets a page start without connection: the shell and the static files, never an answer. Needs https or localhost.

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Without it everything works as long as there is a connection.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
