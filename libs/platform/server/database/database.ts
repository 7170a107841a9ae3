// The connection pool, shared by TypeORM entities and plain SQL.

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';

/** Anything that runs SQL: the pool, a transaction, a read-only snapshot. */
export interface Reader {
  /** The rows that the statement answers, whatever its kind; none for a write without `returning`. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** TypeORM answers UPDATE and DELETE with [rows, count] and everything else with rows; a row itself is never a list. */
export function rowsOf<Row>(answer: unknown): Row[] {
  if (!Array.isArray(answer)) return [];
  return Array.isArray(answer[0]) ? answer[0] : answer;
}

// bigint (revisions) fits a double for the next 285 thousand years at 1,000 commits a second.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar date is text, not an instant of somebody's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

type Entities = MixedList<string | EntitySchema | (new () => object)>;

/**
 * The pool hears an error of a connection only while it lies idle: one that breaks between two statements of its user,
 * or a second time while it is being given up, would end the process. Whoever uses it hears from his own statement.
 */
class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

@Injectable()
export class Database implements Reader, OnApplicationShutdown {
  readonly source: DataSource;

  constructor(url: string, poolSize: number, entities: Entities) {
    this.source = new DataSource({
      type: 'postgres',
      url,
      entities: entities as never,
      synchronize: false,
      poolSize,
      applicationName: 'rampa',
      extra: { Client: CalmClient, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, keepAlive: true },
      poolErrorHandler: () => undefined, // a killed server breaks idle connections; the next query reports it
    });
  }

  async connect(): Promise<this> {
    if (!this.source.isInitialized) await this.source.initialize();
    return this;
  }

  async query<Row = Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return rowsOf(await this.source.query(sql, parameters as unknown[]));
  }

  /**
   * One statement as a transaction of its own, on whichever connection is free: parsed and planned once per connection,
   * past TypeORM's own overhead. For the hot path; errors are the driver's (`code` = SQLSTATE).
   */
  async prepared<Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const pool = (this.source.driver as unknown as { master: pg.Pool }).master;
    const result = await pool.query({ name, text: sql, values: parameters as unknown[] });
    return result.rows as Row[];
  }

  /** Everything inside sees one moment of the database; nothing inside can write. */
  async snapshot<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      await runner.connect();
      await runner.query('start transaction isolation level repeatable read read only');
      try {
        const result = await read({
          query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
            rowsOf<Row>(await runner.query(sql, parameters as unknown[])),
        });
        await runner.query('commit');
        return result;
      } catch (error) {
        await runner.query('rollback').catch(() => undefined);
        throw error;
      }
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
