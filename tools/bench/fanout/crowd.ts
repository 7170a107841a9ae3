// Half of the hall, in a process of its own: sockets that only look which revision a frame brings.

import { LIVE_PATH, LIVE_VERSION } from '@rampa/contract';
import { answering } from '../answering.ts';
import { peer } from '../peers.ts';

interface Socket {
  on(event: 'open' | 'close', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  send(text: string): void;
}

const { WebSocket } = peer<{ WebSocket: new (url: string, options: object) => Socket }>('ws');

/** `plain`: bare WebSocket; `joined`: Socket.IO where the server gives a room; `subscribed`: the product's gateway. */
export type Kind = 'plain' | 'joined' | 'subscribed';

interface Hall {
  revisions: number[];
  pictures: number;
  beats: number;
  lost: number;
  waiting: { revision: number; resolve(): void } | null;
}

const REVISION = Buffer.from('"revision":');
const BEAT = Buffer.from('"t":"beat"');
const AT_ONCE = 50;
const halls = new Map<string, Hall>();

async function open(name: string, url: string, kind: Kind, count: number, key: string): Promise<void> {
  const hall: Hall = { revisions: new Array<number>(count).fill(-1), pictures: 0, beats: 0, lost: 0, waiting: null };
  halls.set(name, hall);
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    await Promise.all(numbers.map((number) => connect(hall, number, url, kind, key)));
  }
}

function connect(hall: Hall, number: number, url: string, kind: Kind, key: string): Promise<void> {
  const address = url.replace('http', 'ws') + (kind === 'plain' ? '' : `${LIVE_PATH}/?EIO=4&transport=websocket`);
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => hall.lost++);
    if (kind === 'plain') socket.on('open', resolve);
    socket.on('message', (data) => {
      const isSpoken = kind === 'plain' || (data[0] === 0x34 && data[1] === 0x32); // «42»: an event
      if (isSpoken) return heard(hall, number, data);
      const said = data.toString();
      if (said === '2') socket.send('3');
      else if (said.startsWith('0')) socket.send(`40${JSON.stringify({ version: LIVE_VERSION })}`);
      else if (said.startsWith('40')) {
        if (kind === 'joined') return resolve();
        socket.send(`420${JSON.stringify(['subscribe', { view: 'display', key }])}`);
      } else if (said.startsWith('430')) {
        if (said.includes('"ok":true')) resolve();
        else reject(new Error(said));
      }
    });
  });
}

function heard(hall: Hall, number: number, data: Buffer): void {
  if (data.indexOf(BEAT) >= 0 && data.length < 400) {
    hall.beats++;
    return;
  }
  hall.pictures++;
  const from = data.indexOf(REVISION) + REVISION.length;
  let revision = 0;
  for (let at = from; data[at]! >= 0x30 && data[at]! <= 0x39; at++) revision = revision * 10 + data[at]! - 0x30;
  hall.revisions[number] = revision;
  look(hall);
}

function look(hall: Hall): void {
  const { waiting, revisions } = hall;
  if (!waiting || revisions.some((revision) => revision < waiting.revision)) return;
  hall.waiting = null;
  waiting.resolve();
}

/** Answers when everybody has seen the revision. */
function reached(name: string, revision: number): Promise<void> {
  return new Promise((resolve) => {
    const hall = halls.get(name)!;
    hall.waiting = { revision, resolve };
    look(hall);
  });
}

/** Frames since the last question. */
function counts(name: string) {
  const hall = halls.get(name)!;
  const { pictures, beats, lost } = hall;
  hall.pictures = 0;
  hall.beats = 0;
  return { pictures, beats, lost };
}

answering({ open, reached, counts });
