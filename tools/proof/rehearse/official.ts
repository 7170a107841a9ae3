// Compares the product's protocol with the official one.

import type { ProtocolView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import type { Segment as Made } from '../client/contest.ts';
import { tally, type Findings } from './findings.ts';
import type { Performance, Segment } from './protocols.ts';

type Row = ProtocolView['groups'][number]['rows'][number];

export function compareWithOfficial(
  title: string,
  segment: Segment,
  made: Made,
  protocol: ProtocolView,
  found: Findings,
): void {
  const rows = new Map(protocol.groups.flatMap((group) => group.rows).map((row) => [row.itemGuid, row]));
  const columns = made.criteria.map((guid) => protocol.criteria.findIndex((criterion) => criterion.guid === guid));
  for (const [index, performance] of segment.performances.entries()) {
    const row = rows.get(made.items[index]!);
    found.performances++;
    compareOne(`${title} · ${performance.performer}`, performance, row, columns, found);
  }
}

function compareOne(
  where: string,
  performance: Performance,
  row: Row | undefined,
  columns: readonly number[],
  found: Findings,
): void {
  const differs = (what: string, ours: number | null | undefined, official: number): void => {
    const shown = ours === null || ours === undefined ? 'нет' : formatThousandths(ours, 2);
    found.mismatches.push(`${where}: ${what} ${shown} вместо ${formatThousandths(official, 2)}`);
  };
  for (const [i, { title, officialScore }] of performance.components.entries()) {
    const score = row?.byCriterion[columns[i]!]?.score;
    if (!tally(found.componentScores, score === officialScore)) differs(`«${title}»`, score, officialScore);
  }
  if (!tally(found.totals, row?.total === performance.total)) differs('сумма', row?.total, performance.total);
  if (!tally(found.ranks, row?.place === performance.rank)) {
    found.mismatches.push(`${where}: место ${row?.place ?? 'нет'} вместо ${performance.rank}`);
  }
}
