// A screen's socket without a screen: speaks the least of Socket.IO that a server asks for, and hands over the bytes of
// each frame. A thousand of them must cost less than the server that is measured.

import { LIVE_PATH, LIVE_VERSION, type ViewName } from '@rampa/contract';
import { peer } from './peers.ts';

interface Socket {
  on(event: 'open' | 'close', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  send(text: string): void;
}

const { WebSocket } = peer<{ WebSocket: new (url: string, options: object) => Socket }>('ws');

/** `plain`: bare WebSocket; `joined`: Socket.IO where the server gives a room; otherwise the view to subscribe to. */
export type Kind = 'plain' | 'joined' | { view: ViewName; key: string };

export interface Ears {
  frame(data: Buffer): void;
  lost(): void;
}

/** Resolves when the server has let it in. */
export function connect(url: string, kind: Kind, ears: Ears): Promise<void> {
  const address = url.replace('http', 'ws') + (kind === 'plain' ? '' : `${LIVE_PATH}/?EIO=4&transport=websocket`);
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', ears.lost);
    if (kind === 'plain') socket.on('open', resolve);
    socket.on('message', (data) => {
      const isEvent = data[0] === 0x34 && data[1] === 0x32; // «42»
      if (kind === 'plain' || isEvent) return ears.frame(data);
      const said = data.toString();
      if (said === '2') socket.send('3');
      else if (said.startsWith('0')) socket.send(`40${JSON.stringify({ version: LIVE_VERSION })}`);
      else if (said.startsWith('40')) {
        if (typeof kind === 'string') return resolve();
        socket.send(`420${JSON.stringify(['subscribe', kind])}`);
      } else if (said.startsWith('430')) {
        if (said.includes('"ok":true')) resolve();
        else reject(new Error(said));
      }
    });
  });
}

const AT_ONCE = 50;

/** So many of them, some at a time. */
export async function connectMany(count: number, one: (number: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    await Promise.all(numbers.map(one));
  }
}

const REVISION = Buffer.from('"revision":');
const BEAT = Buffer.from('{"t":"beat"');

export function isBeat(frame: Buffer): boolean {
  const at = frame.indexOf(BEAT);
  return at >= 0 && at < 16;
}

/** Read out of the bytes: parsing the frame would cost more than receiving it. */
export function revisionOf(frame: Buffer): number {
  let revision = 0;
  for (let at = frame.indexOf(REVISION) + REVISION.length; ; at++) {
    const digit = frame[at]! - 0x30;
    if (!(digit >= 0 && digit <= 9)) return revision;
    revision = revision * 10 + digit;
  }
}
