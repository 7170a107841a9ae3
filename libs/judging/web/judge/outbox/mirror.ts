// The second copy, in localStorage: written in the very moment of a tap, so that a page closed in the next one loses
// nothing, and still there when the browser throws its database away.

import { byOrder, type Entry } from './entry.ts';

type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (judgeGuid: string) => `rampa.outbox.${judgeGuid}`;
const seqKeyOf = (judgeGuid: string) => `rampa.outbox.seq.${judgeGuid}`;
const DATABASE_KEY = 'rampa.outbox.database';

/** Every operation throws where the browser keeps nothing. */
export class Mirror {
  #store: () => TextStore;
  #makeRoom: () => boolean;

  /** `makeRoom` throws away what is worth less than a mark, and answers false when nothing of it is left. */
  constructor(store: () => TextStore = () => localStorage, makeRoom: () => boolean = () => false) {
    this.#store = store;
    this.#makeRoom = makeRoom;
  }

  load(judgeGuid: string): Entry[] {
    const text = this.#store().getItem(keyOf(judgeGuid));
    return text === null ? [] : (JSON.parse(text) as Entry[]);
  }

  save(entries: readonly Entry[]): void {
    this.#write(entries, true);
  }

  remove(entries: readonly Entry[]): void {
    this.#write(entries, false);
  }

  lastSeq(judgeGuid: string): number {
    return Number(this.#store().getItem(seqKeyOf(judgeGuid)) ?? 0);
  }

  keepSeq(judgeGuid: string, seq: number): void {
    this.#store().setItem(seqKeyOf(judgeGuid), String(seq));
  }

  /** This device has had a database. */
  knowsDatabase(): boolean {
    return this.#store().getItem(DATABASE_KEY) !== null;
  }

  rememberDatabase(): void {
    if (!this.knowsDatabase()) this.#store().setItem(DATABASE_KEY, '1');
  }

  #keep(key: string, text: string): void {
    for (;;) {
      try {
        return this.#store().setItem(key, text);
      } catch (error) {
        if (!this.#makeRoom()) throw error;
      }
    }
  }

  /** Each judge's list without `entries`, with those of them that `stay`. */
  #write(entries: readonly Entry[], stay: boolean): void {
    const guids = new Set(entries.map((entry) => entry.submission.submissionGuid));
    for (const judgeGuid of new Set(entries.map((entry) => entry.submission.judgeGuid))) {
      const known = this.load(judgeGuid);
      const rest = known.filter((entry) => !guids.has(entry.submission.submissionGuid));
      const own = stay ? entries.filter((entry) => entry.submission.judgeGuid === judgeGuid) : [];
      if (own.length === 0 && rest.length === known.length) continue;
      this.#keep(keyOf(judgeGuid), JSON.stringify([...rest, ...own].sort(byOrder)));
    }
  }
}
