// Diving as files of World Aquatics: seven judges, two marks struck on either side, the middle three added up and
// multiplied by the difficulty of the dive. A diver is a performance, his dives are its criteria.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ScoringScheme } from '../../../../libs/jury/domain/index.ts';
import type { AdjustmentInput, MarkInput } from '../../../../libs/judging/domain/index.ts';
import { compareContest, emptyReport, exclude, judgesOf, thousandthsOf, type ResultsReport } from './contest.ts';

type Row = Record<string, string>;

interface Dive {
  number: number;
  marks: (number | null)[];
  difficulty: number | null;
  points: number | null;
  running: number | null;
  rank: number | null;
}

interface Diver {
  name: string;
  dives: Dive[];
}

const JUDGES = 7;
/** A restart costs two points of every judge's mark; the source prints it as a star before the points. */
const RESTART = 2000;

export function rehearseDiving(folder: string): ResultsReport {
  const report = emptyReport();
  const files = readdirSync(folder).filter((name) => name.endsWith('RESULTS.csv'));
  if (files.length === 0) throw new Error(`В папке «${folder}» нет результатов прыжков (…RESULTS.csv).`);
  for (const file of files.sort()) rehearseMeet(join(folder, file), report);
  return report;
}

function rehearseMeet(file: string, report: ResultsReport): void {
  const rows: Row[] = parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true });
  const rounds = Map.groupBy(rows, ({ event, round }) => `${event!.trim()}, ${round!.trim()}`);
  const meet = basename(file).replace('_RESULTS.csv', '').replaceAll('_', ' ');
  const read = [...rounds].map(([round, own]) => ({ title: `${meet}, ${round}`, divers: diversOf(own) }));
  const isRanked = read.every(({ divers }) => ranksFollowTotals(divers));
  for (const { title, divers } of read) rehearseRound(title, divers, isRanked, report);
}

function diversOf(rows: readonly Row[]): Diver[] {
  return [...Map.groupBy(rows, ({ name }) => name!)].map(([name, own]) => ({
    name,
    dives: own.map(diveOf).sort((a, b) => a.number - b.number),
  }));
}

function diveOf(row: Row): Dive {
  const isRestart = row.divepts!.startsWith('*');
  const given = Array.from({ length: JUDGES }, (_, j) => thousandthsOf(row[`J${j + 1}`]));
  return {
    number: Number(row.divenum),
    marks: given.map((mark) => (mark === null ? null : Math.max(0, mark - (isRestart ? RESTART : 0)))),
    difficulty: thousandthsOf(row.DD),
    points: thousandthsOf(row.divepts!.replace('*', '')),
    running: thousandthsOf(row.totalpts),
    rank: thousandthsOf(row.rank),
  };
}

function isWhole({ marks, difficulty, points }: Dive): boolean {
  const isGiven = marks.every((mark) => mark !== null && mark <= 10_000 && mark % 500 === 0);
  return isGiven && difficulty !== null && difficulty > 0 && difficulty <= 10_000 && points !== null;
}

/** In some file the column of ranks is shifted: then it contradicts the totals beside it, and says nothing. */
function ranksFollowTotals(divers: readonly Diver[]): boolean {
  // Ranks beyond the divers of the round are of divers whom the source leaves out.
  if (divers.some(({ dives }) => (dives.at(-1)!.rank ?? 0) > divers.length * 1000)) return false;
  const known = divers.flatMap(({ dives }) => {
    const { rank, running } = dives.at(-1)!;
    return rank === null || running === null ? [] : { rank, running };
  });
  return known.every((one) => known.every((other) => one.running <= other.running || one.rank < other.rank));
}

function rehearseRound(title: string, divers: readonly Diver[], isRanked: boolean, report: ResultsReport): void {
  const count = Math.max(...divers.flatMap(({ dives }) => dives.map(({ number }) => number)));
  const scheme = schemeOf(count);
  // Everybody's place hangs on everybody's total.
  const areWhole = divers.every(({ dives }) => dives.length === count && dives.every(isWhole));
  for (const { dives } of divers) {
    const broken = dives.filter((dive) => !isWhole(dive)).length;
    exclude(report, 'оценки прыжка не прочесть', broken);
    if (!isTotalKnown(dives, count)) exclude(report, 'сумма не складывается: прыжка в источнике нет');
    if (!isRanked) exclude(report, 'места в источнике спорят с его же суммами или не все участники в нём есть');
    else if (!areWhole) exclude(report, 'место зависит от прыжка, которого в источнике нет');
  }
  compareContest(
    {
      title,
      scheme,
      group: { judges: judgesOf(JUDGES), performances: divers.map((diver) => performanceOf(diver, count)) },
      official: divers.map(({ name, dives }) => {
        const last = dives.at(-1)!;
        return {
          name,
          points: pointsOf(dives, count),
          ...(isTotalKnown(dives, count) ? { total: last.running! } : {}),
          ...(isRanked && areWhole && last.rank !== null ? { place: last.rank / 1000 } : {}),
        };
      }),
    },
    report,
  );
}

function isTotalKnown(dives: readonly Dive[], count: number): boolean {
  return dives.length === count && dives.every(isWhole) && dives.at(-1)!.running !== null;
}

function pointsOf(dives: readonly Dive[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, c) => {
    const dive = dives.find(({ number }) => number === c + 1);
    return dive && isWhole(dive) ? dive.points : null;
  });
}

function performanceOf({ name, dives }: Diver, count: number) {
  const marks: MarkInput[] = [];
  const adjustments: AdjustmentInput[] = [];
  for (const dive of dives.filter((one) => isWhole(one) && one.number <= count)) {
    const criterion = `c${dive.number}`;
    for (const [j, value] of dive.marks.entries()) marks.push({ judge: `j${j + 1}`, criterion, value });
    adjustments.push({ kind: 'difficulty', amount: dive.difficulty!, criterion, reason: 'Прыжок' });
  }
  return { performance: name, marks, adjustments };
}

function schemeOf(dives: number): ScoringScheme {
  const criteria = Array.from({ length: dives }, (_, c) => ({
    ...{ key: `c${c + 1}`, title: `Прыжок ${c + 1}`, min: 0, max: 10_000, step: 500, required: true, order: c + 1 },
  }));
  return {
    criteria,
    method: {
      ...{ kind: 'trimmedMean', per: 'criterion', high: 1, low: 1, minJudges: 5, take: 'sum' },
      larger: [{ high: 2, low: 2, minJudges: 7 }],
    },
    perJudge: 'sum',
    rounding: { points: 2, total: 2 },
    missing: 'block',
    ties: [{ kind: 'sharedPlace' }],
    numbering: 'competition',
  };
}
