// Limits the marks per second over all judges and competitions together.

import { pause } from '../client/asking.ts';

export class Pace {
  #perMark: number;
  #free = performance.now();

  /** `null`: as fast as the product takes them. */
  constructor(marksPerSecond: number | null) {
    this.#perMark = marksPerSecond === null ? 0 : 1000 / marksPerSecond;
  }

  async take(marks: number): Promise<void> {
    if (this.#perMark === 0) return;
    const now = performance.now();
    const at = Math.max(now, this.#free);
    this.#free = at + marks * this.#perMark;
    if (at > now) await pause(at - now);
  }
}
