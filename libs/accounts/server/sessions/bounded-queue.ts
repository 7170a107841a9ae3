// A bounded queue for expensive work: limits how many run and how many wait, and refuses the rest.

import { TooMany } from '@rampa/kernel';

const COME_AGAIN_S = 5;

export class BoundedQueue {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Throws Failure tooMany at once when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running === this.atOnce) {
      if (this.waiting.length >= this.mostWaiting) throw new TooMany(COME_AGAIN_S, { message: FULL });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue, so that nobody new slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

const FULL = 'Сейчас входит слишком много людей сразу. Подождите несколько секунд и повторите.';
