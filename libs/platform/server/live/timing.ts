// Time and turns: a clock that only grows, a limit on waiting, a limit on running at once, a shared next answer.

/** Milliseconds that never go back, whatever somebody does to the system's clock. */
export function monotonic(): number {
  return performance.now();
}

/** Rejects when the work takes too long; the work itself goes on and its answer is not heard. */
export function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(Object.assign(new Error(`No answer within ${ms} ms`), { code: 'ETIMEDOUT' })),
      ms,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Lets so many through at once, in the order in which they came. */
export class Turnstile {
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly places: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.places) await new Promise<void>((enter) => this.queue.push(enter));
    else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.inside--;
    }
  }
}

/**
 * Those who ask while an answer is on its way share the next one: every answer began after its question, however many
 * ask at once.
 */
export class SharedAnswer<T> {
  private running: Promise<T> | null = null;
  private next: Promise<T> | null = null;

  constructor(private readonly work: () => Promise<T>) {}

  get isIdle(): boolean {
    return this.running === null && this.next === null;
  }

  ask(): Promise<T> {
    if (!this.running) return this.start();
    this.next ??= this.running.then(
      () => this.follow(),
      () => this.follow(),
    );
    return this.next;
  }

  private follow(): Promise<T> {
    this.next = null;
    return this.start();
  }

  private start(): Promise<T> {
    const running = this.work().finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }
}
