// A rehearsal lives through months within seconds: nodes, worker and database of the product are told another time. What
// the product does with it is its own.

/** Unqualified, `now()` of a statement is `clock.now()`; jobs go by `clock_timestamp()`, which stays the world's. */
export const CLOCK_OPTIONS = '-c search_path=public,clock,pg_catalog';

const SCHEMA = `
  create schema clock;
  create table clock.shift (by interval not null);
  insert into clock.shift values (interval '0');
  create function clock.now() returns timestamptz stable language sql as
    'select pg_catalog.now() + (select by from clock.shift)';
  create function clock.moment() returns timestamptz volatile language sql as
    'select pg_catalog.clock_timestamp() + (select by from clock.shift)';
  grant usage on schema clock to public;
  grant select on clock.shift to public;`;

/** Defaults of columns have been bound to the other function. Jobs and sessions keep the world's time. */
const DEFAULTS = `
  do $$ declare one record; begin
    for one in select d.adrelid::regclass as of, a.attname as name,
        case when pg_get_expr(d.adbin, d.adrelid) like '%clock_timestamp()' then 'moment' else 'now' end as told
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid
     where c.relnamespace::regnamespace::text in ('finance', 'applications') and pg_get_expr(d.adbin, d.adrelid) ~ '(now|clock_timestamp)\\(\\)$'
    loop execute format('alter table %s alter column %I set default clock.%s()', one.of, one.name, one.told); end loop;
  end $$;`;

type Sql = (text: string, values?: readonly unknown[]) => Promise<unknown>;

export class PriceClock {
  readonly #sql: Sql;
  readonly #tell: (shiftMs: number) => void;

  private constructor(sql: Sql, tell: (shiftMs: number) => void) {
    this.#sql = sql;
    this.#tell = tell;
  }

  /** `tell`: how the processes of the product learn of it. */
  static async of(sql: Sql, tell: (shiftMs: number) => void): Promise<PriceClock> {
    await sql(SCHEMA);
    await sql(DEFAULTS);
    await sql(`update accounts.session set expires_at = '2200-01-01'`);
    return new PriceClock(sql, tell);
  }

  /** From now on it is that moment, and time goes on. */
  async at(instant: number): Promise<void> {
    const shift = Math.round(instant - performance.timeOrigin - performance.now());
    await this.#sql(`update clock.shift set by = $1 * interval '1 ms'`, [shift]);
    this.#tell(shift);
  }
}

/** Dates of this process are as many milliseconds off. Returns how it is undone. */
export function shiftDates(shiftMs: () => number): () => void {
  const [Kept, now] = [globalThis.Date, globalThis.Date.now];
  const shifted = () => now() + shiftMs();
  Kept.now = shifted;
  globalThis.Date = new Proxy(Kept, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [shifted()], made) as object,
  });
  return () => {
    Kept.now = now;
    globalThis.Date = Kept;
  };
}
