// The usual way: fetch every mark of the event, sum up in maps, sort.

import type pg from 'pg';

export interface Result {
  item: string;
  total: number | null;
  place: number | null;
}

interface Row {
  item_guid: string;
  judge_guid: string;
  value: number;
  nomination_guid: string;
}

const rounded = (value: number): number => Math.floor(value / 10 + 0.5) * 10;

export async function resultsByMaps(client: pg.Client, competition: string): Promise<Result[]> {
  const { rows } = await client.query<Row>(
    `select m.item_guid, m.judge_guid, m.value, i.nomination_guid
       from judging.mark m join program.item i on i.guid = m.item_guid where i.competition_guid = $1`,
    [competition],
  );
  const nominations = new Map<string, Map<string, Map<string, number[]>>>();
  for (const { item_guid, judge_guid, value, nomination_guid } of rows) {
    const items = entry(nominations, nomination_guid, () => new Map<string, Map<string, number[]>>());
    const judges = entry(items, item_guid, () => new Map<string, number[]>());
    entry(judges, judge_guid, () => [] as number[]).push(value);
  }
  return [...nominations.values()].flatMap((items) =>
    placed([...items].map(([item, judges]) => ({ item, total: totalOf(judges) }))),
  );
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function totalOf(judges: Map<string, number[]>): number {
  const totals = [...judges.values()].map((marks) =>
    rounded(marks.reduce((sum, mark) => sum + mark, 0) / marks.length),
  );
  totals.sort((a, b) => a - b);
  const counted = totals.slice(1, -1);
  return rounded(counted.reduce((sum, total) => sum + total, 0) / counted.length);
}

function placed(items: { item: string; total: number }[]): Result[] {
  const sorted = items.toSorted((a, b) => b.total - a.total);
  return sorted.map(({ item, total }) => ({ item, total, place: 1 + sorted.findIndex((one) => one.total === total) }));
}
