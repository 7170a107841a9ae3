// The server's time on this device: the offset of the quickest of the last exchanges.

import { clockAnswer } from './wire.ts';
import type { LiveSocket } from './live-socket.ts';
import type { Surroundings } from './surroundings.ts';

const KEPT = 6;

export class ServerClock {
  #surroundings: Pick<Surroundings, 'wall'>;
  #samples: { offset: number; trip: number }[] = [];
  #offset = 0;

  constructor(surroundings: Pick<Surroundings, 'wall'>) {
    this.#surroundings = surroundings;
  }

  /** Server's milliseconds as far as known; the device's own before the first exchange. */
  now(): number {
    return this.#surroundings.wall() + this.#offset;
  }

  async measure(socket: LiveSocket): Promise<void> {
    const sent = this.#surroundings.wall();
    const serverTime = clockAnswer(await socket.ask('clock'));
    const trip = this.#surroundings.wall() - sent;
    // A negative trip means that somebody set the clock meanwhile.
    if (serverTime === null || trip < 0) return;
    const sample = { offset: serverTime - (sent + trip / 2), trip };
    const jumped = this.#samples.some((old) => Math.abs(old.offset - sample.offset) > old.trip + trip + 1_000);
    this.#samples = [...(jumped ? [] : this.#samples), sample].slice(-KEPT);
    this.#offset = this.#samples.reduce((best, one) => (one.trip < best.trip ? one : best)).offset;
  }
}
