// The connection to the live gateway as a screen opens it: WebSocket only, reconnecting by our own rules.

import { io, type Socket } from 'socket.io-client';
import { LIVE_PATH, LIVE_VERSION } from '@rampa/contract';

const CONNECT_WITHIN_MS = 5_000;

export function openLiveSocket(url: string, token: string | undefined): Socket {
  return io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { version: LIVE_VERSION },
    reconnection: false,
    forceNew: true,
    timeout: CONNECT_WITHIN_MS,
    ...(token ? { extraHeaders: { authorization: `Bearer ${token}` } } : {}),
  });
}
