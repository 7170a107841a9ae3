// S2: everything that one organizer's people see stays byte for byte the same while everything of another organizer is
// changed.

import { createHash } from 'node:crypto';
import { CALLS, VIEW_NAMES, type CallDefinition, type Frame, type ViewName } from '@rampa/contract';
import { until } from '../../../libs/platform/testing/wait.ts';
import { openLiveSocket } from '../client/live-socket.ts';
import { Rules } from './expected.ts';
import type { Person } from './people.ts';
import { shapesOf } from './sample.ts';
import { keyFor } from './sockets.ts';
import { Stored } from './stored.ts';
import { formOf, ownVariant } from './variants.ts';
import type { World } from './world.ts';

export interface DifferentialReport {
  /** Number of compared answers and pictures. */
  seen: number;
  pictures: number;
  /** Calls that changed something of the other organizer. */
  changes: number;
  tables: number;
  faults: string[];
}

/** Fields that tell the moment of reading, not the thing. */
const CLOCKS = /"(?:serverTime|lastSeenAt|dateExpires)":(?:"[^"]*"|null|\d+)/g;
/** Fields of pages that are drawn on request. */
const DRAWN = new Set(['VotingProtocol/Export', 'Designer/DownloadOneDiplom']);
export const WATCHERS = ['организатор', 'сотрудник: видит всё', 'участник', 'судья', 'ведущий', 'никто'];

export async function differential(world: World): Promise<DifferentialReport> {
  const stored = await Stored.keep(world.target);
  const watchers = WATCHERS.map((name) => world.person(name));
  const before = await everythingSeen(world, watchers);
  const pictures = await everyPicture(world, watchers);
  const changes = await changeForeign(world);
  const after = await everythingSeen(world, watchers);
  const later = await everyPicture(world, watchers);
  const faults: string[] = [];
  for (const [name, text] of [...before, ...pictures]) {
    const now = after.get(name) ?? later.get(name);
    if (now !== text) faults.push(`${name}: ${difference(text, now ?? 'nothing')}`);
  }
  await stored.restore(await stored.changed());
  world.forget();
  return { seen: before.size, pictures: pictures.size, ...changes, faults };
}

export async function everythingSeen(world: World, watchers: readonly Person[]): Promise<Map<string, string>> {
  const rules = new Rules();
  const seen = new Map<string, string>();
  for (const call of CALLS) {
    if (call.kind !== 'read' && call.kind !== 'file') continue;
    if (/\/FastLogin(ByPost)?$/.test(call.id)) continue; // it signs in, so its answer is new each time
    for (const person of watchers) {
      // Most calls name no thing of a program: they would be asked the same again.
      const asked = new Set<string>();
      for (const program of [0, 1, 3]) {
        const form = await formOf(world, call, person, 0, [program]);
        if (!form) continue;
        const variant = (await ownVariant(world, call, person, form))!;
        const door = rules.expected(call, person, variant.named, true);
        if (door !== 'in' && door !== 'open') continue;
        const things = variant.named.map(({ value }) => value).join();
        if (asked.has(things)) continue;
        asked.add(things);
        const { status, text, headers } = await world.target.ask(call, variant.request, person.token);
        // A new epoch or revision of a view would be a change, too.
        const stamp = [headers.get('etag'), headers.get('x-rampa-epoch'), headers.get('x-rampa-revision')].join(' ');
        const said = DRAWN.has(call.id) ? String(status) : text.replace(CLOCKS, '');
        seen.set(`${call.id}, ${person.name}, программа ${program}`, `${status} ${stamp} ${said}`);
      }
    }
  }
  return seen;
}

async function everyPicture(world: World, watchers: readonly Person[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const person of watchers) {
    const socket = openLiveSocket(world.target.url, person.token);
    const frames = new Map<ViewName, Frame>();
    socket.on('frame', (frame: Frame) => void (frame.t === 'beat' || frames.set(frame.view, frame)));
    try {
      for (const view of VIEW_NAMES) {
        const { key } = await keyFor(world, view, person, 'own');
        const answer = (await socket.timeout(20_000).emitWithAck('subscribe', { view, key })) as { ok: boolean };
        if (!answer.ok) continue;
        await until(`${view} for ${person.name}`, () => frames.has(view));
        const { at: _, ...frame } = frames.get(view) as Frame & { at?: number };
        pictures.set(`вид ${view}, ${person.name}`, JSON.stringify(frame).replace(CLOCKS, ''));
      }
    } finally {
      socket.disconnect();
    }
  }
  return pictures;
}

/** Every write of the other organizer, and a direct change of every text in his tables. */
async function changeForeign(world: World): Promise<{ changes: number; tables: number }> {
  const stranger = world.person('чужой организатор');
  const rules = new Rules();
  let changes = 0;
  // Deleting calls come last, and the archive, after which nothing can change, at the very end.
  const turnOf = ({ id }: CallDefinition): number =>
    id.includes('/Archive') ? 2 : /\/(Delete|Clear|Logout|DeleteRange)/.test(id) ? 1 : 0;
  const writes = CALLS.filter(({ kind, who }) => kind !== 'read' && kind !== 'file' && !who.includes('public'))
    // A person who has left cannot change anything more.
    .filter(({ id }) => !id.startsWith('User/'));
  for (const call of writes.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    for (let shape = 0; shape < Math.min(4, shapesOf(call)); shape++) {
      world.forget();
      const form = await formOf(world, call, stranger, shape);
      const variant = form && (await ownVariant(world, call, stranger, form));
      if (!variant || rules.expected(call, stranger, variant.named, true) !== 'in') continue;
      const { status } = await world.target.ask(call, variant.request, stranger.token);
      if (status < 400) changes++;
    }
  }
  world.forget();
  const { organizer, event } = world.homes.foreign;
  const columns = await world.target.sql<{ name: string; owner: string; texts: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as name, o.column_name as owner,
            string_agg(format('%1$I = %1$I || ''!''', c.column_name), ', ') as texts
       from information_schema.columns c
       join information_schema.columns o on (o.table_schema, o.table_name) = (c.table_schema, c.table_name)
        and o.column_name in ('competition_guid', 'organizer_guid')
      where c.table_schema not in ('pg_catalog', 'information_schema', 'kept', 'live', 'jobs', 'public')
        and c.data_type = 'text' and c.column_name in ('title', 'performer', 'full_name', 'name', 'piece_title', 'city', 'reason', 'company_name')
        -- A view that joins tables cannot be updated; its tables are.
        and c.is_updatable = 'YES'
        -- Entries of money are only added to.
        and (c.table_schema, c.table_name) <> ('finance', 'entry')
      group by 1, 2`,
  );
  for (const { name, owner, texts } of columns) {
    await world.target.sql(
      `update ${name} set ${texts} where ${owner} = '${owner === 'organizer_guid' ? organizer : event}'`,
    );
  }
  return { changes, tables: columns.length };
}

export function difference(before: string, now: string): string {
  let at = 0;
  while (at < before.length && before[at] === now[at]) at++;
  const digest = createHash('sha256').update(now).digest('hex').slice(0, 8);
  return `«${before.slice(Math.max(0, at - 40), at + 60)}» → «${now.slice(Math.max(0, at - 40), at + 60)}» (${digest})`;
}
