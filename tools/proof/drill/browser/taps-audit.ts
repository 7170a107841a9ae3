// Compares a judge's taps with the tables: each is there, once, in his order.

import pg from 'pg';
import type { Guid } from '@rampa/kernel';
import { pause } from '../../client/asking.ts';
import type { Tapped } from './tablet.ts';

export interface TapsAudit {
  accepted: number;
  lost: number;
  doubled: number;
  phantom: number;
  /** Cells that do not hold the judge's last tap. */
  wrong: number;
  /** Taps that took effect in another order than they were made. */
  order: number;
}

interface HistoryRow {
  cell: string;
  value: number;
  submission_guid: Guid;
}

const cellOf = ({ item, point }: Tapped) => `${item} ${point}`;

/** `isOneDevice` false: two tablets have their own tap counters, so only the cells tell the order. */
export async function auditTaps(
  given: { databaseUrl: string; judge: Guid; taps: readonly Tapped[] },
  isOneDevice = true,
): Promise<TapsAudit> {
  const { databaseUrl, judge, taps } = given;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<HistoryRow>(
      `select item_guid || ' ' || criterion_guid as cell, value, submission_guid from judging.mark_history
        where judge_guid = $1 and reason = '' order by ${isOneDevice ? 'device_seq' : 'id'}`,
      [judge],
    );
    const effects = await client.query<HistoryRow>(
      `select item_guid || ' ' || criterion_guid as cell, value, submission_guid from judging.mark_history
        where judge_guid = $1 and reason = '' order by id`,
      [judge],
    );
    const inForce = await client.query<{ cell: string; value: number }>(
      `select item_guid || ' ' || criterion_guid as cell, value from judging.mark where judge_guid = $1`,
      [judge],
    );
    const made = taps.map((tap) => `${cellOf(tap)} ${tap.value}`);
    const kept = rows.map(({ cell, value }) => `${cell} ${value}`);
    const cells = Map.groupBy(taps, cellOf);
    const took = Map.groupBy(effects.rows, ({ cell }) => cell);
    const last = new Map(inForce.rows.map(({ cell, value }) => [cell, value]));
    const isOutOfOrder = (cell: string, own: Tapped[]) =>
      JSON.stringify(own.map(({ value }) => value)) !== JSON.stringify(took.get(cell)?.map(({ value }) => value));
    return {
      accepted: kept.length,
      lost: missing(made, kept),
      doubled: rows.length - new Set(rows.map(({ submission_guid }) => submission_guid)).size,
      phantom: missing(kept, made),
      wrong: [...cells].filter(([cell, own]) => last.get(cell) !== own.at(-1)!.value).length,
      order:
        [...cells].filter(([cell, own]) => isOutOfOrder(cell, own)).length +
        (isOneDevice ? made.filter((tap, index) => kept[index] !== tap).length : 0),
    };
  } finally {
    await client.end();
  }
}

/** Milliseconds until every tap has taken effect; null when some have not at the limit. */
export async function untilAccepted(given: Parameters<typeof auditTaps>[0], limitMs = 60_000): Promise<number | null> {
  const from = performance.now();
  for (;;) {
    const { accepted } = await auditTaps(given);
    const ms = performance.now() - from;
    if (accepted >= given.taps.length) return ms;
    if (ms > limitMs) return null;
    await pause(50);
  }
}

export function faultsOfTaps({ lost, doubled, phantom, wrong, order }: TapsAudit): Record<string, number> {
  return {
    потеряно: lost,
    задвоено: doubled,
    'лишних в базе': phantom,
    'не последнее значение': wrong,
    'порядок нарушен': order,
  };
}

/** Number of values missing in the other list, counted with repeats. */
function missing(these: readonly string[], those: readonly string[]): number {
  const left = new Map<string, number>();
  for (const one of those) left.set(one, (left.get(one) ?? 0) + 1);
  return these.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  }).length;
}
