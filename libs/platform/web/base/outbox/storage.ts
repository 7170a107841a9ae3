// Where the journal lies. IndexedDB; where that fails, localStorage; where that fails too, memory with a loud warning.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { byOrder, merged, type Entry } from './entry.ts';

export interface OutboxStorage {
  load(judgeGuid: string): Promise<Entry[]>;
  save(entries: readonly Entry[]): Promise<void>;
  remove(entries: readonly Entry[]): Promise<void>;
  /** A number above every one it has answered for this judge on this device. */
  nextSeq(judgeGuid: string): Promise<number>;
}

interface Schema extends DBSchema {
  entries: { key: string; value: Entry & { judgeGuid: string }; indexes: { judge: string } };
  seqs: { key: string; value: number };
}

const DATABASE = 'rampa-outbox';

export function indexedDbStorage(): OutboxStorage {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () => {
    opening ??= openDB<Schema>(DATABASE, 1, {
      upgrade(database) {
        database
          .createObjectStore('entries', { keyPath: 'submission.submissionGuid' })
          .createIndex('judge', 'judgeGuid');
        database.createObjectStore('seqs');
      },
      // A browser may take the database away; the next use opens it again.
      terminated: () => (opening = null),
    });
    opening.catch(() => (opening = null));
    return opening;
  };
  return {
    async load(judgeGuid) {
      const found = await (await open()).getAllFromIndex('entries', 'judge', judgeGuid);
      return found.map(({ judgeGuid: _, ...entry }) => entry).sort(byOrder);
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
    async nextSeq(judgeGuid) {
      const work = (await open()).transaction('seqs', 'readwrite');
      const seq = ((await work.store.get(judgeGuid)) ?? 0) + 1;
      void work.store.put(seq, judgeGuid);
      await work.done;
      return seq;
    },
  };
}

type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (judgeGuid: string) => `rampa.outbox.${judgeGuid}`;
const seqKeyOf = (judgeGuid: string) => `rampa.outbox.seq.${judgeGuid}`;

export function mirrorStorage(store: () => TextStore = () => localStorage): OutboxStorage {
  const read = (judgeGuid: string): Entry[] => {
    const text = store().getItem(keyOf(judgeGuid));
    return text === null ? [] : (JSON.parse(text) as Entry[]);
  };
  /** Each judge's list without `entries`, with those of them that `stay`. */
  const write = (entries: readonly Entry[], stay: boolean) => {
    const guids = new Set(entries.map((entry) => entry.submission.submissionGuid));
    for (const judgeGuid of new Set(entries.map((entry) => entry.submission.judgeGuid))) {
      const known = read(judgeGuid);
      const rest = known.filter((entry) => !guids.has(entry.submission.submissionGuid));
      const own = stay ? entries.filter((entry) => entry.submission.judgeGuid === judgeGuid) : [];
      if (own.length === 0 && rest.length === known.length) continue;
      store().setItem(keyOf(judgeGuid), JSON.stringify([...rest, ...own].sort(byOrder)));
    }
  };
  return {
    load: async (judgeGuid) => read(judgeGuid),
    save: async (entries) => write(entries, true),
    remove: async (entries) => write(entries, false),
    nextSeq: async (judgeGuid) => {
      const seq = Number(store().getItem(seqKeyOf(judgeGuid)) ?? 0) + 1;
      store().setItem(seqKeyOf(judgeGuid), String(seq));
      return seq;
    },
  };
}

const PATIENCE_MS = 4_000;

/** Some browsers leave an IndexedDB request hanging for ever; a judge cannot wait for that. */
function impatient(storage: OutboxStorage): OutboxStorage {
  const within = async <T>(work: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Error('The database does not answer')), PATIENCE_MS);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
  return {
    load: (judgeGuid) => within(storage.load(judgeGuid)),
    save: (entries) => within(storage.save(entries)),
    remove: (entries) => within(storage.remove(entries)),
    nextSeq: (judgeGuid) => within(storage.nextSeq(judgeGuid)),
  };
}

/** Where the last tap was really kept. */
export type Refuge = 'database' | 'mirror' | 'memory';

/** Keeps every tap in the best place that takes it, and says which one that was. */
export class SafeStorage {
  refuge: Refuge = 'database';
  #database: OutboxStorage;
  #mirror: OutboxStorage;
  #memory: Entry[] = [];
  #seq = 0;

  constructor(database: OutboxStorage, mirror: OutboxStorage) {
    this.#database = impatient(database);
    this.#mirror = mirror;
  }

  /** The union of all places: a tap may have been kept in the mirror on a bad day. */
  async load(judgeGuid: string): Promise<Entry[]> {
    const [database, mirror] = await Promise.all([
      this.#database.load(judgeGuid).catch(() => null),
      this.#mirror.load(judgeGuid).catch(() => []),
    ]);
    if (database === null) this.refuge = 'mirror';
    const own = this.#memory.filter((entry) => entry.submission.judgeGuid === judgeGuid);
    const all = merged(merged(database ?? [], mirror), own);
    this.#seq = Math.max(this.#seq, ...all.map((entry) => entry.submission.deviceSeq));
    return all;
  }

  async save(entries: readonly Entry[]): Promise<void> {
    try {
      await this.#database.save(entries);
      this.refuge = 'database';
      // What the mirror holds of them is older now; leaving it would only make the union larger.
      await this.#mirror.remove(entries).catch(() => undefined);
      this.#forget(entries);
      return;
    } catch {
      this.refuge = 'mirror';
    }
    try {
      await this.#mirror.save(entries);
      this.#forget(entries);
    } catch {
      this.refuge = 'memory';
      this.#memory = merged(this.#memory, entries);
    }
  }

  async remove(entries: readonly Entry[]): Promise<void> {
    await this.#database.remove(entries).catch(() => undefined);
    await this.#mirror.remove(entries).catch(() => undefined);
  }

  async nextSeq(judgeGuid: string): Promise<number> {
    const kept = await this.#database.nextSeq(judgeGuid).catch(() => this.#mirror.nextSeq(judgeGuid).catch(() => 0));
    // The places count apart; no number may come back.
    this.#seq = Math.max(this.#seq + 1, kept);
    return this.#seq;
  }

  #forget(entries: readonly Entry[]): void {
    const gone = new Set(entries.map((entry) => entry.submission.submissionGuid));
    this.#memory = this.#memory.filter((entry) => !gone.has(entry.submission.submissionGuid));
  }
}
