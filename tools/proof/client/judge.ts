// A judge's tablet: signs in by his link, writes each tap into his ledger, and offers the same submission again until
// an answer echoes its guid. Taps leave in order, up to fifty at once, as the real outbox sends them. He may have a
// spare tablet with its own ledger and outbox, which sees what the first one has sent.

import { JudgeFastLogin, VotingProtocolSavingBySelf } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { ask, askUntilAnswered, pause, Refused, Unanswered, type Address } from './asking.ts';
import { cellOf, entryOf, settle, type LedgerEntry } from './ledger.ts';

const BATCH = 50;
const ANSWER_WITHIN_MS = 8_000;

export interface JudgeOptions {
  address: Address;
  competition: Guid;
  judge: Guid;
  /** From the link's address, after `#key=`. */
  key: string;
  device: string;
  /** For a mutant: without an outbox it sends once and forgets. */
  forgets?: boolean;
  /** The tablet's tap counter when it was switched off; 0 without it. */
  sequenceFrom?: number;
}

export interface Tap {
  item: Guid;
  point: Guid;
  value: number | null;
}

/** Shared by the judge's tablets: his sheet, and the number of his taps. */
interface Mind {
  /** The cell's version that he sees, and its epoch; null: the epoch of the first answer. */
  versions: Map<string, { version: number; epoch: string | null }>;
  taps: number;
}

export class Judge {
  readonly ledger: LedgerEntry[] = [];
  readonly options: JudgeOptions;
  /** The epoch from answers. */
  epoch: string | null = null;
  /** Sends without an answer from the product. */
  unanswered = 0;
  /** Those of them that were taken and never answered. */
  silences = 0;
  /** Why he cannot continue; thrown by `drained`. */
  trouble: Error | null = null;
  token = '';
  link = '';
  #waiting: LedgerEntry[] = [];
  #sending: Promise<void> | null = null;
  #mind: Mind;
  #seen: number | null = null;
  #stopped = false;

  constructor(options: JudgeOptions, mind: Mind = { versions: new Map(), taps: options.sequenceFrom ?? 0 }) {
    this.options = options;
    this.#mind = mind;
  }

  /** Signs in on another tablet. Over both tablets the last tap of a cell is the one with the highest number. */
  spare(): Promise<Judge> {
    return new Judge({ ...this.options, device: `${this.options.device}-spare` }, this.#mind).signIn();
  }

  async signIn(): Promise<this> {
    const { address, key, device } = this.options;
    const signed = await askUntilAnswered(address, JudgeFastLogin, { query: { key, device } });
    this.token = signed.token;
    this.link = signed.linkGuid;
    return this;
  }

  get unsent(): number {
    return this.#waiting.length;
  }

  /** Reads the sheet when he opens it; later he learns it from the answers. */
  sees(revision: number): void {
    this.#seen = Math.max(this.#seen ?? 0, revision);
  }

  /** The cell's version in his sheet. */
  knows(item: Guid, point: Guid, version: number): void {
    this.#mind.versions.set(`${item}/${this.options.judge}/${point}`, { version, epoch: this.epoch });
  }

  /** Puts a tap into the ledger and the outbox; the send follows by itself. */
  tap({ item, point, value }: Tap): LedgerEntry {
    const { judge, device } = this.options;
    const seen = this.#mind.versions.get(`${item}/${judge}/${point}`);
    const seenEpoch = seen?.epoch ?? this.epoch;
    const entry = entryOf({
      submissionGuid: newGuid(),
      judgeGuid: judge,
      device,
      deviceSeq: ++this.#mind.taps,
      seenRevision: seenEpoch === this.epoch ? this.#seen : null,
      seenEpoch,
      baseVersion: seen?.version ?? 0,
      competitionProgramItemGuid: item,
      pointGuid: point,
      value,
    });
    this.ledger.push(entry);
    this.#waiting.push(entry);
    return entry;
  }

  /** Sends what waits; resolves when the outbox is empty or he is stopped. */
  send(): Promise<void> {
    this.#sending ??= this.#run().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Resolves when every tap has its answer. */
  async drained(limitMs = 60_000): Promise<void> {
    const deadline = performance.now() + limitMs;
    while (this.#waiting.length > 0 && !this.#stopped) {
      void this.send();
      await pause(20);
      if (this.trouble) throw this.trouble;
      if (performance.now() > deadline) throw new Error(`${this.#waiting.length} marks of a judge stay unanswered`);
    }
  }

  /**
   * Under a new epoch offers the marks again, in order, with their guids and former versions: the server drops
   * duplicates by guid, and of two tablets' marks the later one wins.
   */
  offerAgain(epoch: string): void {
    const again = this.ledger.filter((entry) => entry.reply?.status === 'accepted' && entry.epoch !== epoch);
    for (const entry of again) {
      const acknowledged = { epoch: entry.epoch!, version: entry.reply!.version! };
      entry.submission = { ...entry.submission, baseVersion: null, acknowledged };
    }
    this.#seen = null;
    this.#waiting = [...again, ...this.#waiting.filter((entry) => !again.includes(entry))];
  }

  stop(): void {
    this.#stopped = true;
  }

  async #run(): Promise<void> {
    for (let fruitless = 0; this.#waiting.length > 0 && !this.#stopped;) {
      const batch = this.#waiting.slice(0, BATCH);
      try {
        await this.#deliver(batch);
        fruitless = 0;
      } catch (error) {
        if (!(await this.#recover(error))) return;
        if (this.options.forgets) this.#waiting = this.#waiting.filter((entry) => !batch.includes(entry));
        fruitless++;
        await pause(Math.random() * Math.min(1500, 20 * 2 ** fruitless));
      }
    }
  }

  async #deliver(batch: readonly LedgerEntry[]): Promise<void> {
    const now = performance.now();
    for (const entry of batch) {
      entry.sentAt ??= now;
      entry.sends++;
    }
    const { address, competition } = this.options;
    const answer = await ask(
      address(),
      VotingProtocolSavingBySelf,
      {
        query: { competitionGuid: competition },
        body: { submissions: batch.map(({ submission }) => submission) },
        as: this.token,
      },
      ANSWER_WITHIN_MS,
    );
    const replies = new Map(answer.replies.map((reply) => [reply.submissionGuid, reply]));
    const isNewEpoch = this.epoch !== null && this.epoch !== answer.epoch;
    this.epoch = answer.epoch;
    for (const entry of batch) {
      const reply = replies.get(entry.submission.submissionGuid);
      // A captive portal also answers 200, so only an answer that echoes the guid counts.
      if (!reply) continue;
      settle(entry, reply, answer.epoch);
      this.#sees(entry, reply.version, answer.epoch);
      if (reply.revision !== null) this.sees(reply.revision);
    }
    this.#waiting = this.#waiting.filter((entry) => !replies.has(entry.submission.submissionGuid));
    if (isNewEpoch) this.offerAgain(answer.epoch);
  }

  #sees({ submission }: LedgerEntry, version: number | null, epoch: string): void {
    if (version === null) return;
    const { versions } = this.#mind;
    const known = versions.get(cellOf(submission));
    if (known?.epoch !== epoch || known.version < version) versions.set(cellOf(submission), { version, epoch });
  }

  /** True when sending may continue. */
  async #recover(error: unknown): Promise<boolean> {
    if (error instanceof Unanswered) {
      this.unanswered++;
      if (error.isSilence) this.silences++;
      return true;
    }
    if (error instanceof Refused && error.status === 401) {
      // After a restore the server does not know the session, so the link signs in again.
      try {
        await this.signIn();
        return true;
      } catch (failed) {
        if (failed instanceof Unanswered) return true;
        this.trouble = failed as Error;
        return false;
      }
    }
    this.trouble = error as Error;
    return false;
  }
}
