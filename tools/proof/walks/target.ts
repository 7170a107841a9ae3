// What a walk asks: one product, in this process or beside it, and its database as the superuser sees it.

import { Agent, request as send } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
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
  headers: Pick<Headers, 'get'>;
}

/** The smallest valid picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ANSWER_WITHIN_MS = 30_000;

/** As browsers do: a connection serves many calls. */
const KEPT = new Agent({ keepAlive: true });

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
    const who: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    if (call.takesFile) return fileSent(address, call.method, who);
    const body = call.method === 'GET' ? undefined : JSON.stringify(request.body ?? {});
    return plain(address, call.method, body, {
      ...who,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** A walk asks tens of thousands of times: `fetch` cost it a third of its work. */
function plain(
  address: URL,
  method: string,
  body: string | undefined,
  headers: Record<string, string | number>,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = send(address, { method, headers, agent: KEPT, timeout: ANSWER_WITHIN_MS }, (answer) => {
      textOf(answer).then(
        (text) =>
          resolve({
            status: answer.statusCode!,
            text,
            headers: { get: (name) => [answer.headers[name] ?? []].flat()[0] ?? null },
          }),
        reject,
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`No answer within ${ANSWER_WITHIN_MS} ms: ${address.pathname}`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

async function fileSent(address: URL, method: string, headers: Record<string, string>): Promise<Reply> {
  const response = await fetch(address, {
    ...{ method, headers, body: form() },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
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
