// Keeps the taps of one judge on this device: reads them once, writes each before anything is said of it, one change at a time.

import { KEEP_MS, isOwed, merged, type Entry } from './entry.ts';
import type { Refuge, SafeStorage } from './storage.ts';

export interface JournalOptions {
  judgeGuid: string;
  storage: SafeStorage;
  now: () => number;
  /** `isOwn`: this tab wrote it, and the others should know. */
  onChange: (isOwn: boolean) => void;
}

export class Journal {
  entries: readonly Entry[] = [];
  #options: JournalOptions;
  #turn: Promise<unknown> = Promise.resolve();
  #loaded: Promise<void> | null = null;
  /** Tapped, in the second copy already, and not yet written down. */
  #adding = new Map<string, Entry>();
  isLoaded = false;

  constructor(options: JournalOptions) {
    this.#options = options;
    options.storage.onLost(() => void this.reload());
  }

  get refuge(): Refuge {
    return this.#options.storage.refuge;
  }

  get isMirrored(): boolean {
    return this.#options.storage.isMirrored;
  }

  get isRecovered(): boolean {
    return this.#options.storage.isRecovered;
  }

  /** Reads the device the first time; accepted taps of long ago go. */
  load(): Promise<void> {
    this.#loaded ??= this.reload().then(async () => {
      this.isLoaded = true;
      const { now, storage } = this.#options;
      const isOld = (entry: Entry) => entry.state === 'accepted' && now() - (entry.settledAt ?? 0) > KEEP_MS;
      const old = this.entries.filter(isOld);
      if (old.length > 0) await storage.remove(old);
    });
    return this.#loaded;
  }

  /** Takes over what another tab has written, and brings back to each place what it has lost. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      const { storage, judgeGuid, onChange } = this.#options;
      const { entries, isSafe } = await storage.load(judgeGuid);
      const isWritten = ({ submission }: Entry) => !this.#adding.has(submission.submissionGuid);
      this.entries = merged(this.entries, entries.filter(isWritten));
      const lost = this.entries.filter((entry) => isOwed(entry) && !isSafe(entry));
      if (lost.length > 0) await storage.save(lost);
      onChange(false);
    });
  }

  /**
   * A new tap, made with its order number and with the taps before it. The second copy is written before this returns;
   * only call it once the journal is loaded.
   */
  add(make: (deviceSeq: number, before: readonly Entry[]) => Entry): Promise<Entry> {
    const { storage, judgeGuid } = this.#options;
    const entry = make(storage.nextSeq(judgeGuid), [...this.entries, ...this.#adding.values()]);
    const { submissionGuid } = entry.submission;
    this.#adding.set(submissionGuid, entry);
    storage.keepAtOnce(entry);
    return this.#inTurn(async () => {
      this.#adding.delete(submissionGuid);
      await this.#write([entry]);
      return entry;
    });
  }

  /** Changes taps by what they are at that moment; those that stay the same are not written. */
  change(work: (entries: readonly Entry[]) => readonly Entry[]): Promise<readonly Entry[]> {
    return this.#inTurn(async () => {
      const changed = work(this.entries).filter((entry) => !this.entries.includes(entry));
      if (changed.length > 0) await this.#write(changed);
      return changed;
    });
  }

  /** Resolves when every change asked for so far is made. */
  async rest(): Promise<void> {
    await this.#turn;
  }

  async #write(changed: readonly Entry[]): Promise<void> {
    await this.#options.storage.save(changed);
    const guids = new Set(changed.map((entry) => entry.submission.submissionGuid));
    const others = this.entries.filter((entry) => !guids.has(entry.submission.submissionGuid));
    this.entries = merged(others, changed);
    this.#options.onChange(true);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}
