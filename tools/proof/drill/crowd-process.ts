// A child process of the drill `screens`: many displays, each following the client's rules for small views.

import type { Frame } from '@rampa/contract';
import { LightSocket } from './light-socket.ts';

export interface CrowdOrder {
  url: string;
  key: string;
  count: number;
}

export interface CrowdReport {
  connected: number;
  /** How many show exactly this epoch, revision and text. */
  right: number;
  /** System time in ms at which each display last got its picture. */
  shownAt: number[];
  wentBack: number;
  megabytes: number;
}

interface Place {
  socket: LightSocket | null;
  epoch: string;
  revision: number;
  text: string;
  shownAt: number;
  attempt: number;
}

/** The product's own client reconnects by these delays, with full jitter, so that a hall does not come in one wave. */
const AGAIN_MS = 400;
const AGAIN_MOST_MS = 10_000;

const places: Place[] = [];
let wentBack = 0;
let order: CrowdOrder | null = null;

function open(place: Place): void {
  place.socket = new LightSocket({
    url: order!.url,
    view: 'display',
    keys: [order!.key],
    onFrame: (frame) => take(place, frame),
    onClose: () => {
      place.socket = null;
      setTimeout(() => open(place), Math.random() * Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** place.attempt++));
    },
  });
}

function take(place: Place, frame: Frame): void {
  if (frame.t !== 'state') return;
  place.attempt = 0;
  if (frame.epoch === place.epoch && frame.revision < place.revision) wentBack++;
  place.epoch = frame.epoch;
  place.revision = frame.revision;
  place.text = JSON.stringify(frame.state);
  place.shownAt = Date.now();
}

process.on('message', (message: CrowdOrder | { text: string; revision: number; epoch: string; since: number }) => {
  if ('count' in message) {
    order = message;
    for (let i = 0; i < message.count; i++) {
      const place: Place = { socket: null, epoch: '', revision: -1, text: '', shownAt: 0, attempt: 0 };
      places.push(place);
      // Opened over some seconds, because opening is not what is drilled.
      setTimeout(() => open(place), (i / message.count) * 4_000);
    }
    return;
  }
  const isRight = (place: Place): boolean =>
    place.epoch === message.epoch && place.text === message.text && place.shownAt >= message.since;
  const report: CrowdReport = {
    connected: places.filter(({ socket }) => socket !== null).length,
    right: places.filter(isRight).length,
    shownAt: places.filter(isRight).map(({ shownAt }) => shownAt),
    wentBack,
    megabytes: Math.round(process.memoryUsage().rss / 1_048_576),
  };
  process.send!(report);
});
process.on('disconnect', () => process.exit(0));
