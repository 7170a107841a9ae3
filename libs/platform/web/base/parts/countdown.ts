// The remaining time of each notice. Holding one stops all clocks; of what nobody can see the clock stands too.

interface Clock {
  leftMs: number;
  since: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

export class Countdown {
  readonly #end: (id: number) => void;
  readonly #clocks = new Map<number, Clock>();
  #isHeld = false;
  #hidden: readonly number[] = [];

  constructor(end: (id: number) => void) {
    this.#end = end;
  }

  start(id: number, leftMs: number): void {
    this.#clocks.set(id, { leftMs, since: 0 });
    this.#settle();
  }

  forget(id: number): void {
    clearTimeout(this.#clocks.get(id)?.timer);
    this.#clocks.delete(id);
  }

  hold = (): void => {
    this.#isHeld = true;
    this.#settle();
  };

  go = (): void => {
    this.#isHeld = false;
    this.#settle();
  };

  /** The clocks of all others run, unless they are held. */
  hide(ids: readonly number[]): void {
    this.#hidden = ids;
    this.#settle();
  }

  #settle(): void {
    for (const [id, clock] of this.#clocks) {
      const runs = !this.#isHeld && !this.#hidden.includes(id);
      if (runs === (clock.timer !== undefined)) continue;
      if (runs) {
        clock.since = Date.now();
        clock.timer = setTimeout(() => this.#end(id), clock.leftMs);
      } else {
        clearTimeout(clock.timer);
        clock.timer = undefined;
        clock.leftMs -= Date.now() - clock.since;
      }
    }
  }
}
