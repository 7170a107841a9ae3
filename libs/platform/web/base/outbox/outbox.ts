// The judge's outbox: kept on the device first, then sent, then accepted on the server's word and nothing else.

import { newGuid } from '@rampa/kernel';
import { ApiFailure } from '../api/api-failure.ts';
import { KEEP_MS, merged, newEntry, nextBatch, parked, resolved, settled, toOfferAgain, type Entry, type Tap } from './entry.ts';
import type { OutboxSurroundings } from './surroundings.ts';
import type { Refuge, SafeStorage } from './storage.ts';
import { believed, type Transport } from './transport.ts';

export interface OutboxSnapshot {
  entries: readonly Entry[];
  /** Taps that the server has not answered yet. */
  unsent: number;
  /** `mirror` and `memory` must be said to the judge. */
  refuge: Refuge;
  /** Why sending stopped until somebody acts: signed out, another judge's session. */
  stopped: { code: string; message: string } | null;
  /** Milliseconds since when sending has failed; null while it works. */
  failingSince: number | null;
}

export interface OutboxOptions {
  judgeGuid: string;
  device: string;
  storage: SafeStorage;
  transport: Transport;
  surroundings: OutboxSurroundings;
}

const AGAIN_MS = 1_000;
const AGAIN_MOST_MS = 30_000;
/** Statuses with which the server finally refuses what was sent. */
const PARKING = new Set([400, 409, 413, 422]);

export class Outbox {
  readonly judgeGuid: string;
  #options: OutboxOptions;
  #snapshot: OutboxSnapshot = { entries: [], unsent: 0, refuge: 'database', stopped: null, failingSince: null };
  #listeners = new Set<() => void>();
  #loaded: Promise<void> | null = null;
  #epoch: string | null = null;
  #sending: Promise<void> | null = null;
  #isAsked = false;
  #attempt = 0;
  #alone = false;
  #cancelWait: (() => void) | null = null;
  #stops: (() => void)[] = [];
  #keeping: Promise<unknown> = Promise.resolve();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.judgeGuid = options.judgeGuid;
  }

  get snapshot(): OutboxSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the journal and begins to send. */
  async start(): Promise<void> {
    const { surroundings } = this.#options;
    this.#stops = [
      surroundings.onReturn(() => this.kick()),
      // Another tab kept or settled something.
      surroundings.onOther(this.judgeGuid, () => void this.#reload().then(() => this.#kickSoon())),
    ];
    await this.#load();
    this.kick();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#cancelWait?.();
    this.#cancelWait = null;
  }

  /** Keeps a tap; answers when it lies safely on the device. The sending goes on by itself. */
  async put(tap: Tap): Promise<Entry> {
    await this.#load();
    const { device, storage, surroundings } = this.#options;
    return this.#inTurn(async () => {
      const deviceSeq = await storage.nextSeq(this.judgeGuid);
      const own = { submissionGuid: newGuid(), judgeGuid: this.judgeGuid, device, deviceSeq };
      const entry = newEntry(tap, own, this.#snapshot.entries, surroundings.now(), this.#epoch);
      await storage.save([entry]);
      this.#took([entry]);
      this.#kickSoon();
      return entry;
    });
  }

  /** The epoch the server speaks of: under a new one the last day's marks are offered again. */
  async epochSeen(epoch: string): Promise<void> {
    await this.#load();
    if (this.#epoch === epoch) return;
    this.#epoch = epoch;
    await this.#inTurn(async () => {
      const again = toOfferAgain(this.#snapshot.entries, epoch, this.#options.surroundings.now());
      if (again.length === 0) return;
      await this.#options.storage.save(again);
      this.#took(again);
      this.#kickSoon();
    });
  }

  /** The judge has read why these were not taken. */
  async seen(guids: readonly string[]): Promise<void> {
    const read = this.#snapshot.entries
      .filter((entry) => guids.includes(entry.submission.submissionGuid) && entry.state === 'parked')
      .map((entry) => ({ ...entry, isSeen: true }));
    if (read.length === 0) return;
    await this.#options.storage.save(read);
    this.#took(read);
  }

  /** Sends now, whatever the last failure was. */
  kick(): void {
    this.#attempt = 0;
    this.#change({ stopped: null });
    this.#kickSoon();
  }

  /** Resolves when nothing is being sent; for tests and for leaving the page. */
  async idle(): Promise<void> {
    await this.#keeping;
    while (this.#sending) await this.#sending;
  }

  #kickSoon(): void {
    if (this.#snapshot.stopped) return;
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.#isAsked = true;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      if (this.#isAsked) this.#kickSoon();
    });
  }

  async #sendAll(): Promise<void> {
    const { surroundings } = this.#options;
    await surroundings.alone(`rampa.outbox.${this.judgeGuid}`, async () => {
      while (this.#isAsked) {
        this.#isAsked = false;
        // Another tab may have sent meanwhile.
        await this.#reload();
        while (await this.#sendBatch());
      }
    });
  }

  /** One batch; answers whether there may be more. */
  async #sendBatch(): Promise<boolean> {
    const batch = await this.#nextBatch();
    const first = batch[0];
    if (!first) return false;
    const sent = batch.map((entry) => entry.submission);
    try {
      const answer = believed(await this.#options.transport(first.competitionGuid, sent), sent);
      const now = this.#options.surroundings.now();
      await this.#settle(
        answer.replies.map((reply) => {
          const entry = batch.find((one) => one.submission.submissionGuid === reply.submissionGuid)!;
          return settled(entry, reply, answer.epoch, now);
        }),
      );
      await this.epochSeen(answer.epoch);
      if (answer.replies.length < batch.length) return this.#failed();
      this.#attempt = 0;
      this.#change({ failingSince: null });
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.isPassing) return this.#failed();
      return this.#refused(error, batch);
    }
  }

  /** What is sent is first kept exactly as it is sent: its body must never change afterwards. */
  async #nextBatch(): Promise<Entry[]> {
    const { entries } = this.#snapshot;
    const batch = nextBatch(entries, this.#alone ? 1 : undefined);
    if (batch.length === 0) this.#alone = false;
    const bodies = batch.map((entry) => resolved(entry, entries));
    await this.#settle(bodies.filter((entry, index) => entry !== batch[index]));
    return bodies;
  }

  async #settle(changed: readonly Entry[]): Promise<void> {
    if (changed.length === 0) return;
    await this.#inTurn(async () => {
      await this.#options.storage.save(changed);
      this.#took(changed);
    });
  }

  /** The call as a whole was refused. */
  async #refused(failure: ApiFailure, batch: Entry[]): Promise<boolean> {
    if (failure.status === 401 || failure.status === 403 || failure.code === 'foreignJudge') {
      this.#change({ stopped: { code: failure.code, message: failure.message } });
      return false;
    }
    // Neither of these is a word about a mark: the route is missing, the proxy is odd. Later, then.
    if (!PARKING.has(failure.status)) return this.#failed();
    if (batch.length > 1) {
      // One of them is at fault; alone each gets its own answer.
      this.#alone = true;
      return true;
    }
    await this.#settle(batch.map((entry) => parked(entry, failure.code, failure.message, this.#options.surroundings.now())));
    return true;
  }

  #failed(): false {
    const { surroundings } = this.#options;
    this.#change({ failingSince: this.#snapshot.failingSince ?? surroundings.now() });
    const most = Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** Math.min(this.#attempt++, 10));
    this.#cancelWait?.();
    this.#cancelWait = surroundings.later(() => this.#kickSoon(), surroundings.random() * most);
    return false;
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#reload().then(async () => {
      const { storage, surroundings } = this.#options;
      const old = this.#snapshot.entries.filter(
        (entry) => entry.state === 'accepted' && surroundings.now() - (entry.settledAt ?? 0) > KEEP_MS,
      );
      if (old.length > 0) await storage.remove(old);
    });
    return this.#loaded;
  }

  async #reload(): Promise<void> {
    await this.#inTurn(async () => this.#took(await this.#options.storage.load(this.judgeGuid), true));
  }

  #took(entries: readonly Entry[], isFromOther = false): void {
    const all = overwritten(this.#snapshot.entries, entries, isFromOther);
    this.#change({
      entries: all,
      unsent: all.filter((entry) => entry.state === 'onDevice').length,
      refuge: this.#options.storage.refuge,
    });
    if (!isFromOther) this.#options.surroundings.tellOthers(this.judgeGuid);
  }

  #change(part: Partial<OutboxSnapshot>): void {
    const names = Object.keys(part) as (keyof OutboxSnapshot)[];
    if (names.every((name) => this.#snapshot[name] === part[name])) return;
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Reads and writes of the journal follow one another. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#keeping.then(work);
    this.#keeping = next.catch(() => undefined);
    return next;
  }
}

/** Our own word replaces; what was loaded is joined by the later word of each tap. */
function overwritten(known: readonly Entry[], given: readonly Entry[], isJoined: boolean): Entry[] {
  if (isJoined) return merged(known, given);
  const guids = new Set(given.map((entry) => entry.submission.submissionGuid));
  return merged(known.filter((entry) => !guids.has(entry.submission.submissionGuid)), given);
}
