// The socket itself. Its library loads beside the page, which shows the device's last picture meanwhile.

import type { Socket } from 'socket.io-client';
import { LIVE_PATH, LIVE_VERSION } from '@rampa/contract';
import type { LiveSocket } from './live-socket.ts';

const ANSWER_WITHIN_MS = 8_000;

/** Starts loading the library; an early call shortens the wait. */
export const loadLive = () => import('./socket-io.ts');

/** Until the library is loaded it acts as a socket without a connection; a failed load counts as a failed attempt. */
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
    // Reconnecting uses our own full jitter, so that a hall of screens does not return in one wave.
    reconnection: false,
    forceNew: true,
  };
}
