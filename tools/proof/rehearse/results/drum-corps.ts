// Drum corps shows as CSV: one judge a caption; music and visual captions count by half, general effect whole.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ScoringScheme } from '../../../../libs/jury/domain/index.ts';
import { compareContest, emptyReport, exclude, thousandthsOf, type ResultsReport } from './contest.ts';

type Row = Record<string, string>;

/** What the captions of a part are multiplied by, in thousandths. */
const PARTS = [
  { total: 'GETotal', weight: 1000, captions: ['GEMusic1', 'GEVisual1'] },
  { total: 'MusicTotal', weight: 500, captions: ['MusicBrass1', 'MusicEnsemble', 'MusicPercussion1'] },
  { total: 'VisualTotal', weight: 500, captions: ['VisualPerformance', 'VisualEnsemble', 'ColorGuard1'] },
] as const;
const CAPTIONS = PARTS.flatMap(({ captions, weight }) => captions.map((key) => ({ key, weight })));

/** Every judge marks his own caption only. */
const SCHEME: ScoringScheme = {
  criteria: CAPTIONS.map(({ key, weight }, c) => ({
    ...{ key, title: key, min: 0, max: 20_000, step: 10, weight, required: true, order: c + 1 },
  })),
  method: { kind: 'mean', per: 'criterion' },
  perJudge: 'sum',
  rounding: { total: 3 },
  missing: 'meanOfPresent',
  ties: [{ kind: 'sharedPlace' }],
  numbering: 'competition',
};

export function rehearseDrumCorps(folder: string): ResultsReport {
  const report = emptyReport();
  const rows: Row[] = parse(readFileSync(join(folder, 'scores.csv')), { columns: true, bom: true });
  if (rows.length === 0) throw new Error(`В папке «${folder}» нет ни одной строки в scores.csv.`);
  for (const [show, own] of Map.groupBy(rows, ({ date, showID }) => `${date}, показ ${showID}`)) {
    rehearseShow(show, own, report);
  }
  return report;
}

function rehearseShow(title: string, rows: readonly Row[], report: ResultsReport): void {
  const told = rows.filter((row) => {
    const reason = faultOf(row);
    if (reason) exclude(report, reason);
    return reason === null;
  });
  if (told.length === 0) return;
  compareContest(
    {
      title,
      scheme: SCHEME,
      group: {
        judges: CAPTIONS.map(({ key }) => ({ judge: key, isChair: false })),
        performances: told.map((row, i) => ({
          performance: `${i + 1}`,
          marks: CAPTIONS.map(({ key }) => ({ judge: key, criterion: key, value: thousandthsOf(row[key]) })),
        })),
      },
      official: told.map((row) => ({ name: row.corps!, total: thousandthsOf(row.Subtotal)! })),
    },
    report,
  );
}

/**
 * Why the row says nothing; null where it may be compared. The source was typed by hand: a row contradicts itself where
 * its parts do not add up to its total, or where one part alone does not follow from its captions though the others do.
 */
function faultOf(row: Row): string | null {
  const marks = CAPTIONS.map(({ key }) => thousandthsOf(row[key]));
  const [subtotal, ...parts] = ['Subtotal', ...PARTS.map(({ total }) => total)].map((key) => thousandthsOf(row[key]));
  if ([...marks, ...parts, subtotal].some((one) => one === null)) return 'оценок или итога в источнике нет';
  if (marks.some((one) => one! > 20_000)) return 'оценка больше шкалы';
  if (parts.reduce<number>((sum, one) => sum + one!, 0) !== subtotal) return 'части не складываются в итог';
  const follow = PARTS.map(
    ({ captions, weight }, p) =>
      captions.reduce((sum, key) => sum + (thousandthsOf(row[key])! * weight) / 1000, 0) === parts[p],
  );
  return follow.filter((one) => !one).length === 1 ? 'одна из частей не следует из своих оценок' : null;
}
