// A copy of everything in the database: tells whether a refusal has changed anything, and restores it.

import type { Target } from './target.ts';

/** Columns whose change does not count: when a person was last seen, and the epoch of a restore. */
const UNCOUNTED: Record<string, string> = {
  'accounts.session': 'last_seen_at',
  'accounts.fast_link_device': 'last_seen_at',
  'live.stream': 'epoch',
};
/** The portal's own notes about its database. */
const APART = new Set(['live.place', 'live.reaction_cursor']);

/** By table: number of rows, and the newest transaction that wrote one of them. */
type Marks = Readonly<Record<string, string>>;

export class Stored {
  readonly #target: Target;
  readonly #tables: readonly string[];
  readonly #kept: ReadonlyMap<string, string>;
  #marks: Marks;
  #transaction: string;
  readonly #dirty = new Set<string>();

  private constructor(target: Target, kept: ReadonlyMap<string, string>, marks: Marks, transaction: string) {
    this.#target = target;
    this.#tables = [...kept.keys()];
    this.#kept = kept;
    this.#marks = marks;
    this.#transaction = transaction;
  }

  /** Keeps the present contents; `restore` brings them back. */
  static async keep(target: Target): Promise<Stored> {
    const rows = await target.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'public', 'kept') order by 1`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => !APART.has(name));
    await target.sql(
      `drop schema if exists kept cascade; create schema kept;
       ${tables.map((name) => `create table kept."${name}" as table ${name};`).join('\n')}`,
    );
    const kept = await sums(target, tables);
    return new Stored(target, kept, await marks(target, tables), await lastTransaction(target));
  }

  /** The tables that differ from the kept ones. Nearly always nothing was written at all, which costs one query. */
  async changed(): Promise<string[]> {
    const transaction = await lastTransaction(this.#target);
    if (transaction === this.#transaction) return [...this.#dirty];
    const now = await marks(this.#target, this.#tables);
    const written = this.#tables.filter((name) => now[name] !== this.#marks[name]);
    this.#transaction = transaction;
    this.#marks = now;
    const found = written.length > 0 ? await sums(this.#target, written) : new Map<string, string>();
    for (const [name, sum] of found) {
      if (sum === this.#kept.get(name)) this.#dirty.delete(name);
      else this.#dirty.add(name);
    }
    return [...this.#dirty];
  }

  /**
   * Restores only those tables. Streams get a new epoch, as after any restore, because nodes must not trust what they
   * remember.
   */
  async restore(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const back = tables.map(
      (name) => `delete from ${name}; insert into ${name} overriding system value select * from kept."${name}";`,
    );
    await this.#target.sql(
      `begin; set local session_replication_role = replica; ${back.join('\n')}
       update live.stream set epoch = gen_random_uuid(); commit;`,
    );
    for (const name of tables) this.#dirty.delete(name);
    this.#marks = await marks(this.#target, this.#tables);
    this.#transaction = await lastTransaction(this.#target);
  }
}

/** Grows with every writing transaction in any database of the server. */
async function lastTransaction(target: Target): Promise<string> {
  const [row] = await target.sql<{ last: string }>(`select pg_snapshot_xmax(pg_current_snapshot())::text as last`);
  return row!.last;
}

async function marks(target: Target, tables: readonly string[]): Promise<Marks> {
  const each = tables.map(
    (name) => `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from ${name}`,
  );
  const rows = await target.sql<{ name: string; mark: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

async function sums(target: Target, tables: readonly string[]): Promise<Map<string, string>> {
  const each = tables.map((name) => {
    const row = UNCOUNTED[name] ? `(to_jsonb(t) - '${UNCOUNTED[name]}')::text` : 't::text';
    return `select '${name}' as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as sum from ${name} t`;
  });
  const rows = await target.sql<{ name: string; sum: string }>(each.join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}
