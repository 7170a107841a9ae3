// What a walk asks: one product, in this process or beside it, and its database as the superuser sees it.

import type { CallDefinition } from '@rampa/contract';
import pg from 'pg';

export interface Request {
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  body: unknown;
}

export interface Reply {
  status: number;
  text: string;
  headers: Headers;
}

/** The smallest valid picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ANSWER_WITHIN_MS = 30_000;

export class Target {
  readonly url: string;
  readonly #pool: pg.Pool;
  asked = 0;

  private constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.#pool = pool;
  }

  static at(url: string, databaseUrl: string): Target {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
    pool.on('error', () => undefined); // a killed server: the query itself reports it
    return new Target(url, pool);
  }

  /** Without values the text may hold several statements. */
  async sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return (await this.#pool.query<Row>(text, values && [...values])).rows;
  }

  /** Sends the request as it is, including what the contract would refuse. */
  async ask(call: CallDefinition, request: Request, token: string | undefined): Promise<Reply> {
    this.asked++;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wire(request.params[name])));
    const address = new URL(`/api/v1/${path}`, this.url);
    for (const [name, value] of Object.entries(request.query)) {
      if (value !== undefined && value !== null) address.searchParams.set(name, wire(value));
    }
    const hasBody = call.method !== 'GET';
    const response = await fetch(address, {
      method: call.method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(hasBody && !call.takesFile ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: call.takesFile ? form() : JSON.stringify(request.body ?? {}) } : {}),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

function form(): FormData {
  const made = new FormData();
  made.set('file', new Blob([PICTURE], { type: 'image/png' }), 'logo.png');
  return made;
}

function wire(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Replaces `:name` in SQL of the walks by its value; unknown names stay. */
export function filled(sql: string, values: Record<string, string | null | undefined>): string {
  return sql.replace(/(?<!:):(\w+)/g, (all, name: string) =>
    name in values ? (values[name] ? `'${values[name]}'` : 'null') : all,
  );
}
