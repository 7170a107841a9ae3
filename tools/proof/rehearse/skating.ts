// Ballroom tournaments as files, counted by the product's scoring library and compared with the official places.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScoringScheme } from '../../../libs/jury/domain/index.ts';
import { preliminaryRound, rankGroup, skatingFinal } from '../../../libs/judging/domain/index.ts';
import { tally, type Tally } from './findings.ts';
import { readTournament, type Final, type Preliminary } from './finals.ts';

export interface SkatingReport {
  finals: { checked: number; equal: number; excluded: number };
  couples: Tally;
  /** Rounds with crosses: whether the couples with most crosses went on. */
  preliminaries: Tally;
  mismatches: string[];
}

export function rehearseSkating(folder: string): SkatingReport {
  const report: SkatingReport = {
    finals: { checked: 0, equal: 0, excluded: 0 },
    couples: { checked: 0, equal: 0 },
    preliminaries: { checked: 0, equal: 0 },
    mismatches: [],
  };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (files.length === 0) throw new Error(`В папке «${folder}» нет файлов соревнований (.json).`);
  for (const file of files) {
    const tournament = readTournament(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (!tournament) {
      report.mismatches.push(`${file}: это не соревнование по бальным танцам, ничего не проверено`);
      continue;
    }
    for (const final of tournament.finals) checkFinal(final, report);
    for (const round of tournament.preliminaries) checkPreliminary(round, report);
  }
  if (report.finals.checked === 0) report.mismatches.push('Ничего не проверено: в папке нет ни одного финала');
  return report;
}

/** Finals, couples in them and rounds with crosses together. */
export function resultsOf({ finals, couples, preliminaries }: SkatingReport) {
  const sum = (name: 'checked' | 'equal') => finals[name] + couples[name] + preliminaries[name];
  return { checked: sum('checked'), equal: sum('equal'), excluded: finals.excluded };
}

export function isSkatingRight({ finals, preliminaries, mismatches }: SkatingReport): boolean {
  const isEqual = finals.equal === finals.checked && preliminaries.equal === preliminaries.checked;
  return finals.checked > 0 && isEqual && mismatches.length === 0;
}

function checkFinal(final: Final, report: SkatingReport): void {
  if (final.isExcluded) {
    report.finals.excluded++;
    return;
  }
  const places =
    final.given.kind === 'places' ? skatingFinal(final.given.places).places : placesByMarks(final.given.marks);
  const wrong = final.couples.filter((couple, index) => {
    const isRight = agrees(final, places, index);
    tally(report.couples, isRight);
    return !isRight;
  });
  if (tally(report.finals, wrong.length === 0)) return;
  const told = wrong.map((couple) => {
    const ours = places[final.couples.indexOf(couple)]! / 1000;
    return `пара ${couple.bib}: ${String(ours).replace('.', ',')} вместо ${couple.place}`;
  });
  report.mismatches.push(`${final.title}: ${told.join('; ')}`);
}

/**
 * Each judge marks some components: their means over those who marked are summed, the highest comes first. In
 * thousandths.
 */
function placesByMarks(marks: readonly (readonly (readonly (number | null)[])[])[]): number[] {
  const scheme: ScoringScheme = {
    criteria: marks.map((_, c) => ({
      ...{ key: `c${c}`, title: `c${c}`, min: 0, max: 10_000, step: 1, required: true, order: c },
    })),
    method: { kind: 'mean', per: 'criterion' },
    perJudge: 'sum',
    rounding: { total: 3 },
    missing: 'meanOfPresent',
    ties: [{ kind: 'sharedPlace' }],
    numbering: 'competition',
  };
  const judges = marks[0]![0]!.map((_, j) => `j${j}`);
  const { performances } = rankGroup(scheme, {
    judges: judges.map((judge) => ({ judge, isChair: false })),
    performances: marks[0]!.map((_, couple) => ({
      performance: `p${couple}`,
      marks: marks.flatMap((row, c) =>
        judges.map((judge, j) => ({ judge, criterion: `c${c}`, value: row[couple]![j] ?? null })),
      ),
    })),
  });
  return performances.map(({ place }) => (place ?? NaN) * 1000);
}

/**
 * A tie that the system cannot break is printed as two places in some order: either order or a shared place is right.
 */
function agrees({ couples, isUnbroken }: Final, places: readonly number[], index: number): boolean {
  const own = places[index]!;
  const official = couples[index]!.place * 1000;
  const sharing = places.filter((place) => place === own).length;
  if (sharing === 1) return own === official;
  const first = own - (sharing - 1) * 500;
  const isWithin = official >= first && official < first + sharing * 1000;
  // Or the official list itself shares the place.
  const officials = couples.flatMap(({ place }, i) => (places[i] === own ? [place] : []));
  return isWithin && (isUnbroken || own === official || new Set(officials).size === 1);
}

function checkPreliminary({ title, couples, crosses, advancing }: Preliminary, report: SkatingReport): void {
  const found = preliminaryRound(couples, crosses, advancing.length);
  const names = (list: readonly string[]): string => list.toSorted().join(' ');
  if (tally(report.preliminaries, names(found.advancing) === names(advancing))) return;
  report.mismatches.push(`${title}: вышли ${names(advancing)}, по крестам ${names(found.advancing)}`);
}
