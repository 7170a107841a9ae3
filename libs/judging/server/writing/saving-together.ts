// What judges of one event send while others of it are being written is written together by the next statement: one
// transaction and one flush to the disk for many (docs/adr/0006). Each keeps its guid, its answer and its revision; who
// is alone waits for nobody. Events take turns at few places, each by what it has had (docs/adr/0012).

import { Injectable } from '@nestjs/common';
import type { SubmissionReply } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, Hints, retried, sqlStateOf } from '@rampa/platform/server';
import { FairShare } from './fair-share.ts';

export interface Saved {
  epoch: Guid;
  reply: Omit<SubmissionReply, 'message'>;
}

export interface ToSave {
  judge: Guid;
  hash: Buffer;
  body: string;
}

/** What came in one call: never divided between two statements under way, so that its order is kept. */
interface Batch {
  parts: readonly ToSave[];
  resolve(saved: Saved[]): void;
  reject(error: unknown): void;
}

interface Line {
  waiting: Batch[];
  /** Submissions in `waiting`. */
  parts: number;
  statements: number;
}

const STATEMENT = 'select judging.save_submissions($1, $2, $3, $4) as saved';
/** Of one event. The second is parsed and waits for its turn while the first is flushed. */
const AT_ONCE = 2;
/** Submissions in one statement; a call's own may be beyond it. */
const ENOUGH = 50;
/** Of all events together on this node; more would only wait for one another in the database, unordered. */
const PLACES = 3;
/** A statement that waits so long waits for what holds its event, and other events are not held up by that. */
const PATIENCE_MS = 250;
/**
 * Submissions that wait on this node, of all events: some 20 MB. An event may have as many as are still free, so that
 * one alone fills the half and there is always room for another. Beyond it the tablets are asked to come again.
 */
const MOST_WAITING = 20_000;
/**
 * An SQLSTATE that a submission may be at fault for. Connection, resources, shutdown, system are nobody's own fault, and
 * neither is what has no SQLSTATE (EPIPE): the next statement would meet them too.
 */
const ITS_OWN_FAULT = /^(?!08|53|57|58)[0-9FHP][0-9A-Z]{4}$/;

@Injectable()
export class SavingTogether {
  private readonly lines = new Map<Guid, Line>();
  private readonly share = new FairShare<Guid>();
  private waiting = 0;
  private places = PLACES;
  private isAboutToBegin = false;

  constructor(
    private readonly database: Database,
    private readonly hints: Hints,
  ) {}

  /**
   * Answers in the order given, when all are committed. After an error those before the one at fault may be committed,
   * those behind it are not: sent again, each is answered what it was answered then. Failure unavailable: too many wait.
   */
  save(competition: Guid, parts: readonly ToSave[]): Promise<Saved[]> {
    const line = this.lines.get(competition) ?? { waiting: [], parts: 0, statements: 0 };
    if (line.parts + parts.length > MOST_WAITING - this.waiting) return Promise.reject(new Failure('unavailable'));
    this.lines.set(competition, line);
    this.waiting += parts.length;
    line.parts += parts.length;
    return new Promise((resolve, reject) => {
      line.waiting.push({ parts, resolve, reject });
      this.offer(competition, line);
      this.beginSoon();
    });
  }

  private offer(competition: Guid, { waiting, statements }: Line): void {
    if (waiting.length > 0 && statements < AT_ONCE) this.share.add(competition);
  }

  /** What arrives in the same moment goes along. */
  private beginSoon(): void {
    if (this.isAboutToBegin || this.places === 0) return;
    this.isAboutToBegin = true;
    setImmediate(() => {
      this.isAboutToBegin = false;
      this.begin();
    });
  }

  private begin(): void {
    while (this.places > 0) {
      const competition = this.share.take();
      if (competition === undefined) return;
      const line = this.lines.get(competition)!;
      const batches = this.next(competition, line);
      line.statements++;
      this.offer(competition, line);
      void this.work(competition, line, batches);
    }
  }

  private async work(competition: Guid, line: Line, batches: readonly Batch[]): Promise<void> {
    this.places--;
    const leave = onlyOnce(() => this.places++);
    const patience = setTimeout(() => {
      leave();
      this.begin();
    }, PATIENCE_MS);
    await this.writeAll(competition, batches);
    clearTimeout(patience);
    leave();
    line.statements--;
    this.offer(competition, line);
    if (line.statements === 0 && line.waiting.length === 0) this.lines.delete(competition);
    this.begin();
  }

  private next(competition: Guid, line: Line): Batch[] {
    let [batches, parts] = [0, 0];
    while (batches < line.waiting.length && parts < ENOUGH) parts += line.waiting[batches++]!.parts.length;
    line.parts -= parts;
    this.waiting -= parts;
    this.share.spend(competition, parts);
    return line.waiting.splice(0, batches);
  }

  /** Never throws. */
  private async writeAll(competition: Guid, batches: readonly Batch[]): Promise<void> {
    let saved: Saved[];
    try {
      saved = await this.write(
        competition,
        batches.flatMap(({ parts }) => parts),
      );
    } catch (error) {
      if (!ITS_OWN_FAULT.test(sqlStateOf(error))) for (const { reject } of batches) reject(error);
      // One of them is what the database cannot take: it must not take the others along.
      else if (batches.length > 1) for (const batch of batches) await this.writeAll(competition, [batch]);
      else await this.writeOneByOne(competition, batches[0]!, error);
      return;
    }
    let from = 0;
    for (const { parts, resolve } of batches) resolve(saved.slice(from, (from += parts.length)));
  }

  private async writeOneByOne(competition: Guid, { parts, resolve, reject }: Batch, fault: unknown): Promise<void> {
    if (parts.length === 1) return reject(fault);
    try {
      const saved: Saved[] = [];
      for (const part of parts) saved.push(...(await this.write(competition, [part])));
      resolve(saved);
    } catch (error) {
      reject(error);
    }
  }

  private async write(competition: Guid, parts: readonly ToSave[]): Promise<Saved[]> {
    const parameters = [
      competition,
      parts.map(({ judge }) => judge),
      parts.map(({ hash }) => hash),
      parts.map(({ body }) => body),
    ];
    const rows = await retried(() =>
      this.database.prepared<{ saved: Saved }>('save_submissions', STATEMENT, parameters),
    );
    this.announce(competition, rows);
    return rows.map(({ saved }) => saved);
  }

  /** Committed: worth looking at. One hint for all, the newest revision says everything. */
  private announce(stream: Guid, rows: readonly { saved: Saved }[]): void {
    const revision = Math.max(...rows.map(({ saved }) => saved.reply.revision ?? 0));
    if (revision > 0) this.hints.publish({ stream, epoch: rows[0]!.saved.epoch, revision });
  }
}

function onlyOnce(deed: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) deed();
    isDone = true;
  };
}
