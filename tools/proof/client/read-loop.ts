// Reads one after another: a request that comes meanwhile, or a failure, causes one more read after a while.

const JITTER_MS = 60;
const AGAIN_MS = 100;
const AGAIN_JITTER_MS = 200;

export class ReadLoop {
  #read: () => Promise<void>;
  /** A failed read is repeated only while this holds. */
  #isWorthwhile: () => boolean;
  #isReading = false;
  #isAsked = false;

  constructor(read: () => Promise<void>, isWorthwhile: () => boolean) {
    this.#read = read;
    this.#isWorthwhile = isWorthwhile;
  }

  soon(): void {
    this.#isAsked = true;
    if (this.#isReading) return;
    this.#isReading = true;
    setTimeout(() => void this.#run(), Math.random() * JITTER_MS);
  }

  async #run(): Promise<void> {
    this.#isAsked = false;
    try {
      await this.#read();
    } catch {
      this.#isAsked = true;
    }
    if (this.#isAsked && this.#isWorthwhile()) {
      setTimeout(() => void this.#run(), AGAIN_MS + Math.random() * AGAIN_JITTER_MS);
    } else {
      // The next frame, beat or connection asks for what is still missing.
      this.#isReading = false;
    }
  }
}
