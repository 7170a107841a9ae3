// A judge's tablet: signs in by his link, writes each tap into his ledger, and offers the same submission again until
// an answer echoes its guid. Taps leave in their order, up to fifty at once, as the real outbox sends them.

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
  /** A mutant without an outbox sends once and forgets. */
  forgets?: boolean;
  /** Where the tablet's own count of taps stood when it was switched off; 0 without it. */
  sequenceFrom?: number;
}

export interface Tap {
  item: Guid;
  point: Guid;
  value: number | null;
}

export class Judge {
  readonly ledger: LedgerEntry[] = [];
  readonly options: JudgeOptions;
  /** Heard of in answers. */
  epoch: string | null = null;
  /** Sends that nobody of ours answered. */
  unanswered = 0;
  /** Those of them that somebody took and kept silent about until the limit. */
  silences = 0;
  /** Why he cannot go on; thrown by `drained`. */
  trouble: Error | null = null;
  token = '';
  link = '';
  #waiting: LedgerEntry[] = [];
  #sending: Promise<void> | null = null;
  #versions = new Map<string, number>();
  #seen: number | null = null;
  #sequence = 0;
  #stopped = false;

  constructor(options: JudgeOptions) {
    this.options = options;
    this.#sequence = options.sequenceFrom ?? 0;
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

  /** What the sheet says when he opens it; later he learns it from the answers. */
  sees(revision: number): void {
    this.#seen = Math.max(this.#seen ?? 0, revision);
  }

  /** The version of a cell as his sheet shows it. */
  knows(item: Guid, point: Guid, version: number): void {
    this.#versions.set(`${item}/${this.options.judge}/${point}`, version);
  }

  /** Into the ledger and the outbox; the send follows by itself. */
  tap({ item, point, value }: Tap): LedgerEntry {
    const { judge, device } = this.options;
    const cell = `${item}/${judge}/${point}`;
    const entry = entryOf({
      submissionGuid: newGuid(),
      judgeGuid: judge,
      device,
      deviceSeq: ++this.#sequence,
      seenRevision: this.#seen,
      baseVersion: this.#versions.get(cell) ?? 0,
      competitionProgramItemGuid: item,
      pointGuid: point,
      value,
    });
    this.ledger.push(entry);
    this.#waiting.push(entry);
    return entry;
  }

  /** Sends what waits; answers when the outbox is empty or he is stopped. */
  send(): Promise<void> {
    this.#sending ??= this.#run().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Until everything has its answer. */
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
   * Under a new epoch the marks are offered again, in their order and with their guids: doubles fall by guid. A version
   * of another epoch says nothing in this one.
   */
  offerAgain(epoch: string): void {
    const again = this.ledger.filter((entry) => entry.reply !== null && entry.epoch !== epoch);
    for (const entry of again) entry.submission = { ...entry.submission, baseVersion: null };
    this.#seen = null;
    this.#waiting = [...again, ...this.#waiting.filter((entry) => !again.includes(entry))];
    this.#versions.clear();
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
        await pause(Math.random() * Math.min(1500, 40 * 2 ** fruitless++));
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
      // No echo, no answer: a captive portal's 200 settles nothing.
      if (!reply) continue;
      settle(entry, reply, answer.epoch);
      if (reply.version !== null) this.#versions.set(cellOf(entry.submission), reply.version);
      if (reply.revision !== null) this.sees(reply.revision);
    }
    this.#waiting = this.#waiting.filter((entry) => !replies.has(entry.submission.submissionGuid));
    if (isNewEpoch) this.offerAgain(answer.epoch);
  }

  /** True when sending may go on. */
  async #recover(error: unknown): Promise<boolean> {
    if (error instanceof Unanswered) {
      this.unanswered++;
      if (error.isSilence) this.silences++;
      return true;
    }
    if (error instanceof Refused && error.status === 401) {
      // The session is of a time that the server no longer knows (a restore): the link signs in again.
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
