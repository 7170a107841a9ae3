// Rows without an order of their own come as the database keeps them. Every answer stays byte for byte the same while
// the same rows are kept elsewhere, so that no page redraws for nothing and no copy of an answer is thrown away.

import { difference, everythingSeen, WATCHERS } from './differential.ts';
import type { World } from './world.ts';

export interface OrderReport {
  /** Number of compared answers. */
  seen: number;
  faults: string[];
}

/** Every other row of every table is written anew as it is; rules of the tables and events of the product sleep. */
const MOVED = `do $$ declare kept record; begin
  set local session_replication_role = replica;
  for kept in
    select c.oid::regclass as name,
           (select quote_ident(a.attname) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
             order by a.attnum limit 1) as field
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'kept', 'live', 'jobs', 'public')
  loop
    execute format('update %s set %s = %2$s where (ctid::text::point)[1]::int %% 2 = 0', kept.name, kept.field);
    execute format('analyze %s', kept.name);
  end loop;
end $$`;

/** They say which screens are connected, and one of the walks before may end meanwhile. */
const ENDING = /^(CompetitionDisplaySetting\/GetScreens|Competition\/GetReadiness),/;

export async function otherOrder(world: World): Promise<OrderReport> {
  const watchers = WATCHERS.map((name) => world.person(name));
  const before = await everythingSeen(world, watchers);
  await world.target.sql(MOVED);
  const after = await everythingSeen(world, watchers);
  const faults = [...before].flatMap(([name, text]) =>
    ENDING.test(name) || after.get(name) === text ? [] : [`${name}: ${difference(text, after.get(name) ?? 'nothing')}`],
  );
  world.forget();
  return { seen: before.size, faults };
}
