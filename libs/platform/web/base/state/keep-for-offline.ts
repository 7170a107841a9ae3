// Lets a page start without connection: the shell and the static files, never an answer. Needs https or localhost.

import { pageLoaded } from './once-standing.ts';

/** A client, or a part of one, is kept only when it asks: a guest keeps no desk, an organizer no stage. */
export function keepForOffline(client: 'stage' | `portal ${string}`, begin = pageLoaded): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  void begin()
    .then(() => navigator.serviceWorker.register('/sw.js'))
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(`keep ${client}`))
    // Without the worker everything works as long as there is a connection.
    .catch(() => undefined);
}
