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

export class Stored {
  readonly #target: Target;
  readonly #kept: ReadonlyMap<string, string>;
  readonly #dirty = new Set<string>();

  private constructor(target: Target, kept: ReadonlyMap<string, string>) {
    this.#target = target;
    this.#kept = kept;
  }

  /** Keeps the present contents; `restore` brings them back. */
  static async keep(target: Target): Promise<Stored> {
    const rows = await target.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'public', 'kept', 'watched') order by 1`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => !APART.has(name));
    await watch(target, tables);
    await target.sql(
      `drop schema if exists kept cascade; create schema kept;
       ${tables.map((name) => `create table kept."${name}" as table ${name};`).join('\n')}`,
    );
    await written(target);
    return new Stored(target, await sums(target, tables));
  }

  /** The tables that differ from the kept ones. Nearly always nothing was written at all, which costs one query. */
  async changed(): Promise<string[]> {
    const touched = await written(this.#target);
    const found = touched.length > 0 ? await sums(this.#target, touched) : new Map<string, string>();
    for (const [name, sum] of found) {
      if (sum === this.#kept.get(name)) this.#dirty.delete(name);
      else this.#dirty.add(name);
    }
    return [...this.#dirty];
  }

  /**
   * Restores only those tables, and in them only the rows that differ: a table rewritten five hundred times is slow to
   * read. Streams get a new epoch, as after any restore, because nodes must not trust what they remember.
   */
  async restore(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const back = tables.map(
      (name) => `delete from ${name} t where t::text not in (select k::text from kept."${name}" k);
        insert into ${name} overriding system value
          select * from kept."${name}" k where k::text not in (select t::text from ${name} t);`,
    );
    // A replica's session fires no triggers: what is brought back does not count as written.
    await this.#target.sql(
      `begin; set local session_replication_role = replica; ${back.join('\n')}
       update live.stream set epoch = gen_random_uuid(); commit;`,
    );
    for (const name of tables) this.#dirty.delete(name);
  }
}

/**
 * Every statement that writes notes its table, a cascade too, in its own transaction: what was rolled back was not
 * written. To ask each table for its newest row instead was half of a walk.
 */
async function watch(target: Target, tables: readonly string[]): Promise<void> {
  await target.sql(
    `create schema if not exists watched;
     create unlogged table if not exists watched.written (name text not null);
     create or replace function watched.note() returns trigger language plpgsql security definer as $$
       begin
         insert into watched.written values (format('%I.%I', tg_table_schema, tg_table_name));
         return null;
       end $$;
     ${tables
       .map(
         (name) => `create or replace trigger watched after insert or update or delete or truncate on ${name}
           for each statement execute function watched.note();`,
       )
       .join('\n')}`,
  );
}

/** The tables written since it was last asked. */
async function written(target: Target): Promise<string[]> {
  const rows = await target.sql<{ name: string }>(
    'with gone as (delete from watched.written returning name) select distinct name from gone',
  );
  return rows.map(({ name }) => name);
}

async function sums(target: Target, tables: readonly string[]): Promise<Map<string, string>> {
  const each = tables.map((name) => {
    const row = UNCOUNTED[name] ? `(to_jsonb(t) - '${UNCOUNTED[name]}')::text` : 't::text';
    return `select '${name}' as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as sum from ${name} t`;
  });
  const rows = await target.sql<{ name: string; sum: string }>(each.join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}
