// What the presenter reads at the awarding, in order.

import { CLOSED, stateOf } from './expected-protocol.ts';
import { groupOf, mostUsual } from './naming.ts';
import type { AwardRow, Tables } from './rows.ts';
import type { Standing } from './standing.ts';
import { standingsOf, takesPart } from './standings.ts';

type Titled = Standing & { award: AwardRow };

/** Null until the protocol is closed and the organizer allows it. */
export function awardingOf(tables: Tables, program: string): unknown[] | null {
  const { is_award_order_open, prizes_at } = tables.programs.find(({ guid }) => guid === program)!;
  if (!is_award_order_open || !CLOSED.has(stateOf(tables, program))) return null;
  const own = writtenOf(tables).filter(({ item }) => item.program_guid === program);
  const [byJury, byRules] = [own.filter(isByJury), own.filter((one) => !isByJury(one))];
  const parts = [...Map.groupBy(byRules, ({ group }) => group).values()].map((group) => {
    const rows = group.toSorted(lowestFirst);
    return { title: mostUsual(rows.map(({ item }) => groupOf(tables, item))), rows };
  });
  const grand = new Set(byJury.map(({ award }) => award.title));
  // Titles that the jury gave itself are read last.
  if (byJury.length > 0) {
    const title = grand.size === 1 ? [...grand][0]! : 'Гран-при';
    parts.push({ title, rows: byJury.toSorted(lowestFirst) });
  }
  const titled = parts.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ item, award, place, sharedBy, scheme }) => ({
      itemGuid: item.guid,
      award: { title: award.title, color: award.color },
      giver: '',
      place,
      placeTo: place === null || scheme.numbering === 'dense' ? place : place + sharedBy - 1,
    })),
  }));
  const prizes = prizesOf(tables, program);
  if (prizes.length === 0) return titled;
  const behind = { first: titled.length, beforeGrandPrix: byJury.length > 0 ? 1 : 0, last: 0 }[prizes_at];
  const before = titled.length - behind;
  return [...titled.slice(0, before), { title: 'Спецпризы', rows: prizes }, ...titled.slice(before)];
}

/** Special prizes are read where the organizer puts them, a withdrawn performance's not at all. */
function prizesOf(tables: Tables, program: string): unknown[] {
  return tables.givenPrizes.flatMap(({ item_guid, title, giver }) => {
    const item = tables.items.find(({ guid }) => guid === item_guid);
    if (item?.program_guid !== program || item.is_withdrawn) return [];
    return [{ itemGuid: item_guid, award: { title, color: '#E3D5EE' }, giver, place: null, placeTo: null }];
  });
}

/** Results are written once no program of their group takes marks any more. */
function writtenOf(tables: Tables): Titled[] {
  const all = standingsOf(tables).filter(({ item }) => takesPart(item));
  const open = new Set(
    all.filter(({ item }) => !CLOSED.has(stateOf(tables, item.program_guid))).map(({ group }) => group),
  );
  return all.filter((one): one is Titled => one.award !== null && !open.has(one.group));
}

const isByJury = ({ award }: Titled): boolean => award.kind === 'manual';

function lowestFirst(a: Titled, b: Titled): number {
  return b.award.position - a.award.position || (b.place ?? 0) - (a.place ?? 0);
}
