// The heads of the streams that somebody on this node watches. A hint makes one head be read; without hints one poll
// reads them all. Reads never overlap, so a head below the previous one means a restored database.

import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';
import { Hints } from './hints.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, type LiveOptions } from './options.ts';
import { StreamLog, type HeadNews } from './stream-log.ts';
import { readStreams, turnEpoch } from './stream-query.ts';
import { monotonic, withLimit } from './timing.ts';

/** Shortest pause between two reads that hints of one stream cause. */
const HINT_GAP_MS = 5;

interface Watched {
  log: StreamLog;
  watchers: number;
  askedAt: number;
  later: NodeJS.Timeout | null;
}

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/** Called after every successful read, also when nothing changed: the read proves that the head still holds. */
export type HeadListener = (log: StreamLog, news: HeadNews) => void;

@Injectable()
export class Heads implements OnModuleDestroy {
  private readonly logger = new Logger('live');
  private readonly watched = new Map<Guid, Watched>();
  private readonly listeners: HeadListener[] = [];
  private asked = new Map<Guid, Waiter[]>();
  private poll: NodeJS.Timeout | null = null;
  private isReading = false;
  private isAway = false;
  private ticks = 0;

  constructor(
    private readonly database: Database,
    hints: Hints,
    private readonly metrics: LiveMetrics,
    @Inject(LIVE_OPTIONS) private readonly options: LiveOptions,
  ) {
    hints.listen(({ stream }) => this.hinted(stream));
  }

  onHead(listener: HeadListener): void {
    this.listeners.push(listener);
  }

  /** The next tick of this node; see stream-log.ts. */
  readonly tick = (): number => ++this.ticks;

  /** Each `watch` needs one `unwatch`. */
  watch(stream: Guid): StreamLog {
    const found = this.watched.get(stream);
    if (found) {
      found.watchers++;
      return found.log;
    }
    const log = new StreamLog(stream);
    this.watched.set(stream, { log, watchers: 1, askedAt: 0, later: null });
    this.poll ??= setInterval(() => this.askAll(), this.options.pollMs);
    this.ask(stream);
    return log;
  }

  unwatch(stream: Guid): void {
    const found = this.watched.get(stream);
    if (!found || --found.watchers > 0) return;
    if (found.later) clearTimeout(found.later);
    this.watched.delete(stream);
    if (this.watched.size > 0 || !this.poll) return;
    clearInterval(this.poll);
    this.poll = null;
  }

  logOf(stream: Guid): StreamLog | null {
    return this.watched.get(stream)?.log ?? null;
  }

  /** Asks for a read that begins after now. */
  wake(stream: Guid): void {
    if (this.watched.has(stream)) this.ask(stream);
  }

  /** Resolves when the head has been read anew by a read that began after this question. */
  catchUp(stream: Guid): Promise<void> {
    return new Promise((resolve, reject) => this.ask(stream, { resolve, reject }));
  }

  onModuleDestroy(): void {
    if (this.poll) clearInterval(this.poll);
    for (const { later } of this.watched.values()) if (later) clearTimeout(later);
    this.watched.clear();
  }

  private hinted(stream: Guid): void {
    const found = this.watched.get(stream);
    if (!found || found.later) return;
    const wait = found.askedAt + HINT_GAP_MS - monotonic();
    if (wait <= 0) return this.ask(stream);
    found.later = setTimeout(() => {
      found.later = null;
      this.ask(stream);
    }, wait);
  }

  private askAll(): void {
    this.metrics.polls++;
    for (const stream of this.watched.keys()) this.ask(stream);
  }

  private ask(stream: Guid, waiter?: Waiter): void {
    const waiters = this.asked.get(stream) ?? [];
    if (waiter) waiters.push(waiter);
    this.asked.set(stream, waiters);
    if (!this.isReading) void this.readAll();
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    while (this.asked.size > 0) {
      const asked = this.asked;
      this.asked = new Map();
      try {
        await this.read([...asked.keys()]);
        this.note(null);
        for (const waiter of [...asked.values()].flat()) waiter.resolve();
      } catch (error) {
        this.note(error);
        for (const waiter of [...asked.values()].flat()) waiter.reject(error);
      }
    }
    this.isReading = false;
  }

  private async read(streams: readonly Guid[]): Promise<void> {
    const readAt = monotonic();
    const logs = streams.flatMap((stream) => {
      const found = this.watched.get(stream);
      if (found) found.askedAt = readAt;
      return found ? [found.log] : [];
    });
    if (logs.length === 0) return;
    const known = logs.map(({ stream, head }) => ({
      stream,
      epoch: head?.epoch ?? null,
      revision: head?.revision ?? 0,
    }));
    const answer = await withLimit(readStreams(this.database.repeated, known), this.options.readLimitMs);
    const readings = new Map(answer.map((reading) => [reading.stream, reading]));
    for (const log of logs) {
      if (this.watched.get(log.stream)?.log !== log) continue;
      const reading = readings.get(log.stream);
      if (!reading) {
        if (log.head) this.tell(log, log.lose(this.tick));
      } else if (log.head?.epoch === reading.epoch && reading.revision < log.head.revision) {
        this.logger.warn(`stream ${log.stream} went back from ${log.head.revision} to ${reading.revision}: new epoch`);
        this.metrics.epochs++;
        await withLimit(turnEpoch(this.database, reading), this.options.readLimitMs);
        this.ask(log.stream);
      } else {
        this.tell(log, log.take(reading, readAt, this.tick));
      }
    }
  }

  private tell(log: StreamLog, news: HeadNews): void {
    for (const listener of this.listeners) {
      try {
        listener(log, news);
      } catch (error) {
        this.logger.error(error); // A channel that throws must not stop the others.
      }
    }
  }

  /**
   * Logs one line when the database is lost and one when it is back; meanwhile the screens say themselves that they are
   * old.
   */
  private note(error: unknown): void {
    if (error) this.metrics.failedReads++;
    if (error && !this.isAway) this.logger.warn(`heads cannot be read: ${(error as Error).message}`);
    if (!error && this.isAway) this.logger.log('heads can be read again');
    this.isAway = error !== null;
  }
}
