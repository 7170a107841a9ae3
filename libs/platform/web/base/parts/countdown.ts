// The remaining time of each notice, counted in ticks: holding one stops all clocks, and of what nobody can see the clock
// stands, which is asked at each tick because no event tells when a window has gone.

const TICK_MS = 250;

export class Countdown {
  readonly #end: (id: number) => void;
  readonly #isSeen: (id: number) => boolean;
  readonly #left = new Map<number, number>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isHeld = false;

  constructor(end: (id: number) => void, isSeen: (id: number) => boolean) {
    this.#end = end;
    this.#isSeen = isSeen;
  }

  start(id: number, leftMs: number): void {
    this.#left.set(id, leftMs);
    this.#timer ??= setInterval(this.#tick, TICK_MS);
  }

  forget(id: number): void {
    this.#left.delete(id);
  }

  hold = (): void => {
    this.#isHeld = true;
  };

  go = (): void => {
    this.#isHeld = false;
  };

  #tick = (): void => {
    for (const [id, left] of this.#left) {
      if (this.#isHeld || !this.#isSeen(id)) continue;
      this.#left.set(id, left - TICK_MS);
      if (left > TICK_MS) continue;
      this.#left.delete(id);
      this.#end(id);
    }
    if (this.#left.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  };
}
