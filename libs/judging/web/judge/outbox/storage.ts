// Stores the journal. IndexedDB holds all of it, localStorage a second copy of what is still owed, written at the tap
// itself; where both fail, memory holds it, and the judge is warned loudly.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isOwed, merged, type Entry } from './entry.ts';
import type { Mirror } from './mirror.ts';

export interface OutboxStorage {
  load(judgeGuid: string): Promise<Entry[]>;
  save(entries: readonly Entry[]): Promise<void>;
  remove(entries: readonly Entry[]): Promise<void>;
  /** True once after it had to be made anew: this device had none, or the browser has thrown it away. */
  wasMade(): boolean;
  /** Called when the browser takes it away under an open page. */
  onLost?: () => void;
}

interface Schema extends DBSchema {
  entries: { key: string; value: Entry & { judgeGuid: string }; indexes: { judge: string } };
}

const DATABASE = 'rampa-outbox';

export function indexedDbStorage(): OutboxStorage {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  let isMade = false;
  const open = () => {
    opening ??= openDB<Schema>(DATABASE, 1, {
      upgrade(database) {
        isMade = true;
        database
          .createObjectStore('entries', { keyPath: 'submission.submissionGuid' })
          .createIndex('judge', 'judgeGuid');
      },
      // A browser may take the database away; the next use opens it again.
      terminated: () => {
        opening = null;
        storage.onLost?.();
      },
    });
    opening.catch(() => (opening = null));
    return opening;
  };
  const storage: OutboxStorage = {
    wasMade() {
      const made = isMade;
      isMade = false;
      return made;
    },
    async load(judgeGuid) {
      const found = await (await open()).getAllFromIndex('entries', 'judge', judgeGuid);
      return found.map(({ judgeGuid: _, ...entry }) => entry);
    },
    async save(entries) {
      const work = (await open()).transaction('entries', 'readwrite', { durability: 'strict' });
      for (const entry of entries) void work.store.put({ ...entry, judgeGuid: entry.submission.judgeGuid });
      await work.done;
    },
    async remove(entries) {
      const work = (await open()).transaction('entries', 'readwrite');
      for (const entry of entries) void work.store.delete(entry.submission.submissionGuid);
      await work.done;
    },
  };
  return storage;
}

const PATIENCE_MS = 4_000;

/** Some browsers leave an IndexedDB request hanging for ever; a judge cannot wait for that. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The database does not answer')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Where the last tap was really kept. */
export type Refuge = 'database' | 'mirror' | 'memory';

export interface Loaded {
  entries: Entry[];
  /** Whether every place that works holds this tap. */
  isSafe: (entry: Entry) => boolean;
}

const guidOf = ({ submission }: Entry) => submission.submissionGuid;

/** Keeps every tap in the best place that takes it, and says which one that was. */
export class SafeStorage {
  refuge: Refuge = 'database';
  /** The browser has thrown the database away; what was owed came back from the second copy. */
  isRecovered = false;
  /** What is owed lies in the second copy too; false: it could not be written, and the database has it alone. */
  isMirrored = true;
  #database: OutboxStorage;
  #mirror: Mirror;
  #memory: Entry[] = [];
  #seq = 0;

  constructor(database: OutboxStorage, mirror: Mirror) {
    this.#database = database;
    this.#mirror = mirror;
  }

  /** Calls when the browser takes the database away under an open page. */
  onLost(run: () => void): void {
    this.#database.onLost = run;
  }

  /** The union of all places. */
  async load(judgeGuid: string): Promise<Loaded> {
    const database = await within(this.#database.load(judgeGuid)).catch(() => null);
    const mirror = quietly(() => this.#mirror.load(judgeGuid));
    if (database === null) this.refuge = 'mirror';
    else this.#noticeLoss();
    const own = this.#memory.filter((entry) => entry.submission.judgeGuid === judgeGuid);
    const entries = merged(merged(database ?? [], mirror ?? []), own);
    this.#seq = Math.max(this.#seq, ...entries.map((entry) => entry.submission.deviceSeq));
    const places = [database, mirror].filter((place) => place !== null).map((place) => new Set(place.map(guidOf)));
    return { entries, isSafe: (entry) => places.every((place) => place.has(guidOf(entry))) };
  }

  /** At once, before anything that a closing page could cut off. */
  keepAtOnce(entry: Entry): void {
    this.#mirrorOwed([entry]);
  }

  async save(entries: readonly Entry[]): Promise<void> {
    // Taps of another device count too, because the next tap here is later than they are.
    this.#seq = Math.max(this.#seq, ...entries.map((entry) => entry.submission.deviceSeq));
    this.#mirrorOwed(entries.filter(isOwed));
    try {
      await within(this.#database.save(entries));
      this.refuge = 'database';
      quietly(() => this.#mirror.remove(entries.filter((entry) => !isOwed(entry))));
      this.#forget(entries);
      return;
    } catch {
      this.refuge = 'mirror';
    }
    try {
      this.#mirror.save(entries);
      this.#forget(entries);
    } catch {
      this.refuge = 'memory';
      this.#memory = merged(this.#memory, entries);
    }
  }

  async remove(entries: readonly Entry[]): Promise<void> {
    await within(this.#database.remove(entries)).catch(() => undefined);
    quietly(() => this.#mirror.remove(entries));
  }

  /** A number above every one it has answered for this judge on this device. */
  nextSeq(judgeGuid: string): number {
    this.#seq = Math.max(this.#seq, quietly(() => this.#mirror.lastSeq(judgeGuid)) ?? 0) + 1;
    quietly(() => this.#mirror.keepSeq(judgeGuid, this.#seq));
    return this.#seq;
  }

  #mirrorOwed(entries: readonly Entry[]): void {
    if (entries.length > 0) this.isMirrored = quietly(() => (this.#mirror.save(entries), true)) ?? false;
  }

  #noticeLoss(): void {
    if (this.#database.wasMade() && quietly(() => this.#mirror.knowsDatabase())) this.isRecovered = true;
    else quietly(() => this.#mirror.rememberDatabase());
  }

  #forget(entries: readonly Entry[]): void {
    const gone = new Set(entries.map(guidOf));
    this.#memory = this.#memory.filter((entry) => !gone.has(guidOf(entry)));
  }
}

/** Null where the browser does not let us. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
