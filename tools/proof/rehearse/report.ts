// The table that a rehearsal prints and the figures that it writes.

import { counted } from '@rampa/kernel';
import { number, seconds, spreadOf, table, type Spread } from '../client/figures.ts';
import type { Findings, Tally } from './findings.ts';

export interface RehearsalJson {
  performances: number;
  componentScores: Tally;
  totals: Tally;
  ranks: Tally;
  marks: Findings['marks'];
  screens: Findings['screens'];
  latencyMs: Omit<Spread, 'max'>;
  seconds: number;
  mismatches: string[];
}

const MOST_MISMATCHES = 40;

export function jsonOf(found: Findings, ms: number): RehearsalJson {
  const { p50, p95, p99 } = spreadOf(found.latencies);
  return {
    performances: found.performances,
    componentScores: found.componentScores,
    totals: found.totals,
    ranks: found.ranks,
    marks: found.marks,
    screens: found.screens,
    latencyMs: { p50, p95, p99 },
    seconds: Math.round(ms / 100) / 10,
    mismatches: [...unchecked(found), ...found.mismatches],
  };
}

export function print(json: RehearsalJson, say: (line: string) => void): void {
  const compared = ({ checked, equal }: Tally) => [number(checked), number(equal), number(checked - equal)];
  const { marks, screens, latencyMs } = json;
  say('');
  say(
    table(
      ['Сверка', 'проверено', 'совпало', 'разошлось'],
      [
        ['Оценки компонентов', ...compared(json.componentScores)],
        ['Суммы', ...compared(json.totals)],
        ['Места', ...compared(json.ranks)],
        [
          'Экраны (сверок с оракулом)',
          number(screens.checks),
          number(screens.checks - screens.wrong),
          number(screens.wrong),
        ],
      ],
    ),
  );
  say('');
  say(
    table(
      ['Оценки судей', 'отправлено', 'принято', 'потеряно', 'задвоено'],
      [['', number(marks.sent), number(marks.acknowledged), number(marks.lost), number(marks.doubled)]],
    ),
  );
  say('');
  say(
    table(
      ['От отправки оценки до экрана', 'p50', 'p95', 'p99'],
      [['мс', number(latencyMs.p50, 1), number(latencyMs.p95, 1), number(latencyMs.p99, 1)]],
    ),
  );
  const rate = json.seconds > 0 ? marks.acknowledged / json.seconds : 0;
  const performances = counted(json.performances, 'выступление', 'выступления', 'выступлений');
  say(
    `\n${performances}, экранов ${number(screens.count)}, ${seconds(json.seconds * 1000)}, ${number(rate)} оценок в секунду`,
  );
  tellMismatches(json.mismatches, say);
}

/** Comparisons that never happened: without them nothing is proved. */
function unchecked(found: Findings): string[] {
  const counts = {
    'оценки компонентов': found.componentScores.checked,
    суммы: found.totals.checked,
    места: found.ranks.checked,
    экраны: found.screens.checks,
    'оценки судей': found.marks.sent,
  };
  return Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [`Ничего не проверено: ${what}`] : []));
}

export function tellMismatches(mismatches: readonly string[], say: (line: string) => void): void {
  if (mismatches.length === 0) return;
  say(`\nРасхождения (${number(mismatches.length)}):`);
  for (const mismatch of mismatches.slice(0, MOST_MISMATCHES)) say(`  ${mismatch}`);
  if (mismatches.length > MOST_MISMATCHES) say(`  … и ещё ${number(mismatches.length - MOST_MISMATCHES)}`);
}
