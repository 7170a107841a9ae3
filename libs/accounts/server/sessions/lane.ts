// Work that costs much goes one behind another: so many at once, so many who wait, and nobody beyond them.

import { TooMany } from '@rampa/kernel';

const COME_AGAIN_S = 5;

export class Lane {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Failure tooMany, at once, when as many wait as may. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running === this.atOnce) {
      if (this.waiting.length >= this.mostWaiting) throw new TooMany(COME_AGAIN_S, { message: FULL });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await work();
    } finally {
      // The place goes to the next one; nobody new slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

const FULL = 'Сейчас входит слишком много людей сразу. Подождите несколько секунд и повторите.';
