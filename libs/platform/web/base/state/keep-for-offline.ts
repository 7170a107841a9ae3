// Lets a page start without connection: the shell and the static files, never an answer. Needs https or localhost.

import { pageLoaded } from './once-standing.ts';

/** A part of the portal is kept only when it asks; the worker keeps the stage by itself. */
export function keepForOffline(client: 'stage' | `portal ${string}`): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  void pageLoaded()
    .then(() => navigator.serviceWorker.register('/sw.js'))
    .then(async () => {
      if (client !== 'stage') (await navigator.serviceWorker.ready).active?.postMessage(`keep ${client}`);
    })
    // Without the worker everything works as long as there is a connection.
    .catch(() => undefined);
}
