// The socket itself. Its library comes beside the page and not before it: what the device has kept is drawn meanwhile.

import type { Socket } from 'socket.io-client';
import { LIVE_PATH, LIVE_VERSION } from '@rampa/contract';
import type { LiveSocket } from './live-socket.ts';

const ANSWER_WITHIN_MS = 8_000;

/** Begins to load what every live page needs; whoever calls it early waits less. */
export const loadLive = () => import('./socket-io.ts');

/** Until the library is here it is a socket without a connection; when it does not come, that is a failed attempt. */
export function browserSocket(link: string | undefined, load = loadLive): LiveSocket {
  let socket: Socket | null = null;
  let isWanted = false;
  const listeners: { event: string; listener: (...given: unknown[]) => void }[] = [];

  const attempt = async () => {
    const { io } = await load();
    socket ??= listening(io(optionsOf(link)));
    if (isWanted) socket.connect();
  };
  const listening = (made: Socket) => {
    for (const { event, listener } of listeners) made.on(event, listener);
    return made;
  };
  const tell = (told: string, error: unknown) => {
    for (const { event, listener } of listeners) if (event === told) listener(error);
  };
  return {
    get connected() {
      return socket?.connected ?? false;
    },
    connect: () => {
      isWanted = true;
      if (socket) return socket.connect();
      return attempt().catch((error: unknown) => {
        if (isWanted) tell('connect_error', error);
      });
    },
    disconnect: () => {
      isWanted = false;
      socket?.disconnect();
    },
    on: (event, listener) => {
      listeners.push({ event, listener: listener as (...given: unknown[]) => void });
      socket?.on(event, listener as (...given: unknown[]) => void);
    },
    emit: (event, ...given) => socket?.emit(event, ...given),
    ask: async (event, ...given) => {
      if (!socket) throw new Error('There is no connection yet');
      return socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ...given) as Promise<unknown>;
    },
  };
}

function optionsOf(link: string | undefined) {
  return {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { version: LIVE_VERSION, ...(link ? { link } : {}) },
    autoConnect: false,
    // Ours is with full jitter, so that a hall full of screens does not come back in one wave.
    reconnection: false,
    forceNew: true,
  };
}
