// The server's time on this device: the offset of the quickest of the last exchanges.

import { clockAnswer } from './wire.ts';
import type { LiveSocket } from './live-socket.ts';
import type { Environment } from './environment.ts';

const KEPT = 6;

export class ServerClock {
  #environment: Pick<Environment, 'wall'>;
  #samples: { offset: number; trip: number }[] = [];
  #offset = 0;

  constructor(environment: Pick<Environment, 'wall'>) {
    this.#environment = environment;
  }

  /** Server's milliseconds as far as known; the device's own before the first exchange. */
  now(): number {
    return this.#environment.wall() + this.#offset;
  }

  async measure(socket: LiveSocket): Promise<void> {
    const sent = this.#environment.wall();
    const serverTime = clockAnswer(await socket.ask('clock'));
    const trip = this.#environment.wall() - sent;
    // A negative trip means that somebody set the clock meanwhile.
    if (serverTime === null || trip < 0) return;
    const sample = { offset: serverTime - (sent + trip / 2), trip };
    const jumped = this.#samples.some((old) => Math.abs(old.offset - sample.offset) > old.trip + trip + 1_000);
    this.#samples = [...(jumped ? [] : this.#samples), sample].slice(-KEPT);
    this.#offset = this.#samples.reduce((best, one) => (one.trip < best.trip ? one : best)).offset;
  }
}
