// The connection pool, shared by TypeORM entities and plain SQL.

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import { calmConnections, SERVING } from './calm-client.ts';

/** Anything that runs SQL: the pool, a transaction, a read-only snapshot. */
export interface Reader {
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

// bigint (revisions) fits a double for the next 285 thousand years at 1,000 commits a second.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar date is text, not an instant of somebody's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

type Entities = MixedList<string | EntitySchema | (new () => object)>;

@Injectable()
export class Database implements Reader, OnApplicationShutdown {
  readonly source: DataSource;

  constructor(url: string, poolSize: number, entities: Entities, limits = SERVING) {
    this.source = new DataSource({
      type: 'postgres',
      url,
      entities: entities as never,
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

  query<Row = Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.source.query(sql, parameters as unknown[]) as Promise<Row[]>;
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
          query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
            runner.query(sql, parameters as unknown[]) as Promise<Row[]>,
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
