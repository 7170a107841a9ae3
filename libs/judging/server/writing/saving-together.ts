// Submissions that arrive while others of their event are being written share the next statement: one transaction and
// one flush for many (docs/adr/0006). Each keeps its guid, its answer and its revision; a single one does not wait.
// Events take turns at few places, by what each has had (docs/adr/0012).

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

/** Submissions of one call: never divided between two running statements, so that their order is kept. */
interface Batch {
  parts: readonly ToSave[];
  resolve(saved: Saved[]): void;
  reject(error: unknown): void;
}

interface Line {
  waiting: Batch[];
  /** Number of submissions in `waiting`. */
  parts: number;
  statements: number;
}

const STATEMENT = 'select judging.save_submissions($1, $2, $3, $4) as saved';
/** Statements of one event under way: the second is parsed and waits for the lock while the first is flushed. */
const AT_ONCE = 2;
/** Submissions in one statement; a single call may exceed it. */
const ENOUGH = 50;
/** Statements of all events on this node; more would only wait for each other in the database, in no fair order. */
const PLACES = 3;
/** A statement that takes longer waits for the holder of its event; it must not hold up other events. */
const PATIENCE_MS = 250;
/**
 * Submissions that wait on this node, of all events: some 20 MB. One event may have as many as are still free, so one
 * alone fills half and others always find room. Beyond it tablets are asked to come again.
 */
const MOST_WAITING = 20_000;
/**
 * SQLSTATEs that a submission may have caused. Errors of the connection, of resources, of a shutdown and those without
 * an SQLSTATE (EPIPE) are nobody's fault: the next statement would fail too.
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
   * Returns the answers in the order given, when all are committed. After an error the submissions before the faulty
   * one may be committed and later ones are not: sent again, each gets its first answer. Throws Failure unavailable
   * when too many wait.
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

  /** Submissions that arrive in the same moment join. */
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
      // The database cannot take one of them: the others must still be saved.
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

  /** Committed, so screens may read. One hint serves all: the newest revision. */
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
