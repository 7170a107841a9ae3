// The connection pool. Every statement is plain SQL.

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { calmConnections, SERVING } from './calm-client.ts';
import { StatementNames } from './statement-names.ts';

/** Anything that runs SQL: the pool, a transaction, a read-only snapshot. */
export interface Reader {
  /** The rows that the statement returns, whatever its kind; none for a write without `returning`. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** A reader whose statements all see one moment of the database. */
  readonly isSnapshot?: boolean;
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

@Injectable()
export class Database implements Reader, OnApplicationShutdown {
  readonly source: DataSource;
  private readonly names = new StatementNames();

  constructor(url: string, poolSize: number, limits = SERVING) {
    this.source = new DataSource({
      type: 'postgres',
      url,
      synchronize: false,
      poolSize,
      applicationName: 'rampa',
      extra: calmConnections(limits),
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
    const result = await this.pool.query({ name, text: sql, values: parameters as unknown[] });
    return result.rows as Row[];
  }

  /** As `prepared`, under a generated name: for code that takes any `Reader`. */
  readonly repeated: Reader = this.preparing(() => this.pool);

  /**
   * Everything inside sees one moment of the database and cannot write. Statements are prepared, so pass what varies as
   * a parameter.
   */
  async snapshot<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    // The reads are done, so nobody waits for the end. A connection with an error is not used again.
    const end = (how: 'commit' | 'rollback', isBroken: boolean) =>
      void client.query(how).then(
        () => client.release(isBroken),
        () => client.release(true),
      );
    try {
      await client.query('start transaction isolation level repeatable read read only');
      const result = await read({ ...this.preparing(() => client), isSnapshot: true });
      end('commit', false);
      return result;
    } catch (error) {
      end('rollback', !(error instanceof Failure));
      throw error;
    }
  }

  /** State of the pool now. `waiting`: requests for a connection. */
  connections(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private get pool(): pg.Pool {
    // TypeORM has the pool but does not declare it.
    return (this.source.driver as unknown as { master: pg.Pool }).master;
  }

  private preparing(on: () => Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>): Reader {
    return {
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) => {
        const statement = { ...this.names.of(sql), text: sql, values: parameters as unknown[] };
        return (await on().query(statement)).rows as Row[];
      },
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
