// The remaining time of each notice. Holding one stops all clocks.

interface Clock {
  leftMs: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Countdown {
  readonly #end: (id: number) => void;
  readonly #clocks = new Map<number, Clock>();
  #isHeld = false;

  constructor(end: (id: number) => void) {
    this.#end = end;
  }

  start(id: number, leftMs: number): void {
    const clock: Clock = { leftMs, since: 0, timer: undefined };
    this.#clocks.set(id, clock);
    if (!this.#isHeld) this.#run(id, clock);
  }

  forget(id: number): void {
    clearTimeout(this.#clocks.get(id)?.timer);
    this.#clocks.delete(id);
  }

  hold = (): void => {
    if (this.#isHeld) return;
    this.#isHeld = true;
    for (const clock of this.#clocks.values()) {
      clearTimeout(clock.timer);
      clock.leftMs -= Date.now() - clock.since;
    }
  };

  go = (): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const [id, clock] of this.#clocks) this.#run(id, clock);
  };

  #run(id: number, clock: Clock): void {
    clock.since = Date.now();
    clock.timer = setTimeout(() => this.#end(id), clock.leftMs);
  }
}
