// The judge's outbox: kept on the device first, then sent, then accepted on the server's word and nothing else.

import { newGuid } from '@rampa/kernel';
import { ApiFailure, backoff } from '@rampa/platform/web/base';
import { newEntry, nextBatch, parked, resolved, settled, toOfferAgain, type Entry, type Tap } from './entry.ts';
import { Journal } from './journal.ts';
import type { OutboxSurroundings } from './surroundings.ts';
import type { Refuge, SafeStorage } from './storage.ts';
import { believed, type Transport } from './transport.ts';

export interface OutboxSnapshot {
  entries: readonly Entry[];
  /** Taps that the server has not answered yet. */
  unsent: number;
  /** `mirror` and `memory` must be said to the judge. */
  refuge: Refuge;
  /** The browser has thrown the database away, and the second copy has brought back what was owed. */
  isRecovered: boolean;
  /** False: the last tap has no second copy. */
  isMirrored: boolean;
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
  #journal: Journal;
  #snapshot: OutboxSnapshot = {
    entries: [],
    unsent: 0,
    refuge: 'database',
    isRecovered: false,
    isMirrored: true,
    stopped: null,
    failingSince: null,
  };
  #listeners = new Set<() => void>();
  #epoch: string | null = null;
  #sending: Promise<void> | null = null;
  #isAsked = false;
  #attempt = 0;
  #alone = false;
  #cancelWait: (() => void) | null = null;
  #stops: (() => void)[] = [];

  constructor(options: OutboxOptions) {
    const { judgeGuid, storage, surroundings } = options;
    this.#options = options;
    this.judgeGuid = judgeGuid;
    this.#journal = new Journal({
      judgeGuid,
      storage,
      now: surroundings.now,
      onChange: (isOwn) => this.#journalChanged(isOwn),
    });
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
      surroundings.onOther(this.judgeGuid, () => void this.#journal.reload().then(() => this.#kickSoon())),
    ];
    await this.#journal.load();
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
    // The second copy is written before anything is awaited, because the page may be closed in the next moment.
    if (!this.#journal.isLoaded) await this.#journal.load();
    const { device, surroundings } = this.#options;
    const entry = await this.#journal.add((deviceSeq, before) => {
      const own = { submissionGuid: newGuid(), judgeGuid: this.judgeGuid, device, deviceSeq };
      return newEntry(tap, own, before, surroundings.now());
    });
    this.#kickSoon();
    return entry;
  }

  /** The epoch the server speaks of: under a new one the last day's marks are offered again. */
  async epochSeen(epoch: string): Promise<void> {
    await this.#journal.load();
    if (this.#epoch === epoch) return;
    this.#epoch = epoch;
    const again = await this.#journal.change((entries) =>
      toOfferAgain(entries, epoch, this.#options.surroundings.now()),
    );
    if (again.length > 0) this.#kickSoon();
  }

  /** The judge has read why these were not taken. */
  async seen(guids: readonly string[]): Promise<void> {
    const isRead = (entry: Entry) => entry.state === 'parked' && guids.includes(entry.submission.submissionGuid);
    await this.#journal.change((entries) => entries.filter(isRead).map((entry) => ({ ...entry, isSeen: true })));
  }

  /** Changes taps by what they are at that moment, and sends what is to be sent; the answer is what has changed. */
  async change(work: (entries: readonly Entry[], now: number) => readonly Entry[]): Promise<readonly Entry[]> {
    await this.#journal.load();
    const changed = await this.#journal.change((entries) => work(entries, this.#options.surroundings.now()));
    if (changed.length > 0) this.#kickSoon();
    return changed;
  }

  /** Sends now, whatever the last failure was. */
  kick(): void {
    this.#attempt = 0;
    this.#change({ stopped: null });
    this.#kickSoon();
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    await this.#journal.rest();
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
    await this.#options.surroundings.alone(`rampa.outbox.${this.judgeGuid}`, async () => {
      while (this.#isAsked) {
        this.#isAsked = false;
        // Another tab may have sent meanwhile.
        await this.#journal.reload();
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
      const replies = new Map(answer.replies.map((reply) => [reply.submissionGuid, reply]));
      await this.#settle(batch, (entry) => {
        const reply = replies.get(entry.submission.submissionGuid);
        return reply ? settled(entry, reply, answer.epoch, now) : entry;
      });
      await this.epochSeen(answer.epoch);
      if (replies.size < batch.length) return this.#failed();
      this.#attempt = 0;
      this.#change({ failingSince: null });
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.isPassing) return this.#failed();
      return this.#refused(error, batch);
    }
  }

  /** What is sent is first kept exactly as it is sent: its body must never change afterwards. */
  async #nextBatch(): Promise<readonly Entry[]> {
    const batch = nextBatch(this.#journal.entries, this.#alone ? 1 : undefined);
    if (batch.length === 0) this.#alone = false;
    await this.#settle(batch, (entry) => resolved(entry, this.#journal.entries));
    const guids = new Set(batch.map((entry) => entry.submission.submissionGuid));
    return this.#journal.entries.filter((entry) => guids.has(entry.submission.submissionGuid));
  }

  async #settle(batch: readonly Entry[], next: (entry: Entry) => Entry): Promise<void> {
    await this.#journal.change(() => batch.map(next));
  }

  /** The call as a whole was refused. */
  async #refused(failure: ApiFailure, batch: readonly Entry[]): Promise<boolean> {
    const { status, code, message } = failure;
    if (status === 401 || status === 403 || code === 'foreignJudge') {
      this.#change({ stopped: { code, message } });
      return false;
    }
    // Other statuses say nothing about the marks (a missing route, a faulty proxy), so they are sent again later.
    if (!PARKING.has(status)) return this.#failed();
    if (batch.length > 1) {
      // One mark of the batch is refused. Sent alone, each gets its own answer.
      this.#alone = true;
      return true;
    }
    await this.#settle(batch, (entry) => parked(entry, code, message, this.#options.surroundings.now()));
    return true;
  }

  #failed(): false {
    const { surroundings } = this.#options;
    this.#change({ failingSince: this.#snapshot.failingSince ?? surroundings.now() });
    this.#cancelWait?.();
    const wait = backoff(surroundings.random, this.#attempt++, AGAIN_MS, AGAIN_MOST_MS);
    this.#cancelWait = surroundings.later(() => this.#kickSoon(), wait);
    return false;
  }

  #journalChanged(isOwn: boolean): void {
    const { entries, refuge, isRecovered, isMirrored } = this.#journal;
    this.#change({
      entries,
      refuge,
      isRecovered,
      isMirrored,
      unsent: entries.filter((entry) => entry.state === 'onDevice').length,
    });
    if (isOwn) this.#options.surroundings.tellOthers(this.judgeGuid);
  }

  #change(part: Partial<OutboxSnapshot>): void {
    const names = Object.keys(part) as (keyof OutboxSnapshot)[];
    if (names.every((name) => this.#snapshot[name] === part[name])) return;
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of [...this.#listeners]) listener();
  }
}
