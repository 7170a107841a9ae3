// One connection of the pool: it never ends the process, and it never waits for a server that is no longer there.

import type { Socket } from 'node:net';
import pg from 'pg';

export interface DatabaseLimits {
  /** The server ends a statement that takes longer. */
  statementMs: number;
  /**
   * A connection that has been silent for this long is given up on both sides: a host that vanishes does not close it,
   * and its locks must not stay. Longer than any statement may be silent.
   */
  silenceMs: number;
}

/** For calls: nobody waits longer for an answer. */
export const SERVING: DatabaseLimits = { statementMs: 30_000, silenceMs: 40_000 };

/** For jobs, because an export or a trim may take long. Migrations have a connection of their own, without limits. */
export const WORKING: DatabaseLimits = { statementMs: 300_000, silenceMs: 310_000 };

interface CalmConfig extends pg.ClientConfig {
  silenceMs: number;
}

/** For the pool, which hands its own configuration to each client. */
export function calmConnections({ statementMs, silenceMs }: DatabaseLimits) {
  return {
    Client: CalmClient,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: silenceMs,
    silenceMs,
  };
}

/**
 * The pool listens for errors only while a connection is idle: one that breaks between two statements of its user, or a
 * second time while it is closed, would end the process. The user learns of it from his own statement.
 */
class CalmClient extends pg.Client {
  constructor(config: CalmConfig) {
    super(config);
    this.on('error', () => undefined);
    // Not before connecting: an encrypted connection changes its stream while it connects.
    this.once('connect', () => {
      // `pg` has the connection but does not declare it.
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const silent = Object.assign(new Error('The database has fallen silent'), { code: 'ETIMEDOUT' });
      stream.setTimeout(config.silenceMs, () => stream.destroy(silent));
    });
  }
}
