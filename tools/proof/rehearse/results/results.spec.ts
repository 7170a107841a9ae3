// Contests of others are read as they are, counted by the product's rules, and a mark altered in the source is found.
// The data here are invented in the sources' own form.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { areResultsRight } from './contest.ts';
import { rehearseDiving } from './diving.ts';
import { rehearseDrumCorps } from './drum-corps.ts';
import { rehearseEurovision } from './eurovision.ts';
import { rehearseJuniorEurovision } from './junior-eurovision.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rampa-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

describe('diving', () => {
  const HEAD =
    'rank,name,dcountry,divenum,divecode,DD,J1,J2,J3,J4,J5,J6,J7,divepts,diverank,totalpts,overallrank,pointsbehind,event,round';
  const dive = (rank: number, name: string, n: number, dd: string, marks: string, points: string, total: string) =>
    `${rank},${name},RUS,${n},107B,${dd},${marks},${points},1,${total},1,,3m,final`;
  const rows = [
    dive(1, 'ИВАНОВА', 1, '3.0', '8,8.5,8.5,9,7,8,8', '73.50', '73.50'),
    dive(1, 'ИВАНОВА', 2, '2.0', '7,7,7,7,7,7,7', '42.00', '115.50'),
    dive(2, 'ПЕТРОВА', 1, '2.0', '6,6,6,6,6,6,6', '36.00', '36.00'),
    // A restart: two points off every mark.
    dive(2, 'ПЕТРОВА', 2, '2.0', '8,8,8,8,8,8,8', '*36.00', '72.00'),
  ];
  const rehearse = (lines: readonly string[]) => {
    write('2026_RESULTS.csv', [HEAD, ...lines].join('\n'));
    return rehearseDiving(folder);
  };

  test('every dive, total and place', () => {
    const report = rehearse(rows);
    expect(report.mismatches).toEqual([]);
    expect(report.results).toEqual({ checked: 8, equal: 8, excluded: 0 });
    expect(areResultsRight(report)).toBe(true);
  });

  test('an altered mark is found', () => {
    const report = rehearse(rows.with(0, rows[0]!.replace('8.5,8.5', '9.5,9.5')));
    expect(report.mismatches[0]).toContain('ИВАНОВА: Прыжок 1 75 вместо 73,5');
    expect(areResultsRight(report)).toBe(false);
  });

  test('what cannot be read is excluded and told, with the total and the places that hang on it', () => {
    const { results, reasons } = rehearse(rows.with(3, rows[3]!.replace('8,8,8,8,8,8,8', 'NA,8,8,8,8,8,8')));
    expect(results).toEqual({ checked: 4, equal: 4, excluded: 4 });
    expect(Object.keys(reasons)).toHaveLength(3);
  });
});

describe('song contests', () => {
  const breakdown = (jury: Record<string, number>, viewers: Record<string, number>) =>
    Object.keys({ ...jury, ...viewers }).map((country) => ({
      country,
      ...(jury[country] === undefined ? {} : { juryRank: jury[country] }),
      televotingRank: viewers[country] ?? -1,
    }));
  const voters = [
    { country: 'А', votingBreakdown: breakdown({ Б: 1, В: 2, Г: 3 }, { Б: 2, В: 1, Г: 3 }) },
    { country: 'Б', votingBreakdown: breakdown({ А: 1, В: 2, Г: 3 }, { А: 1, В: 2, Г: 3 }) },
    { country: 'Мир', votingBreakdown: breakdown({}, { А: 1, Б: 2, В: 3 }) },
  ];
  const result = (country: string, points: number | null, rank: number | null) => ({ country, points, rank });

  test('points by place of juries and viewers; whoever was disqualified makes room', () => {
    write('2026.detailed_results.json', { final: voters });
    // Г is out: nobody moves, because it was last everywhere.
    const entries = [result('А', 36, 2), result('Б', 32, 3), result('В', 50, 1), result('Г', null, null)];
    write('2026.results.json', { final: entries });
    const report = rehearseEurovision(folder);
    expect(report.mismatches).toEqual([]);
    expect(report.results).toEqual({ checked: 6, equal: 6, excluded: 1 });
  });

  test('the parts of a total, ties in any order, and what has no place', () => {
    const performance = (contestantId: number, place: number | null, jury: number, online: number, total?: number) => ({
      ...{ contestantId, place },
      scores: [
        { name: 'jury', points: jury },
        { name: 'online', points: online },
        { name: 'total', points: total ?? jury + online },
      ],
    });
    const performances = [performance(0, 1, 80, 20), performance(1, 3, 50, 10), performance(2, 2, 40, 20)];
    write('junior.json', [{ year: 2026, rounds: [{ name: 'final', performances }] }]);
    expect(rehearseJuniorEurovision(folder).results).toEqual({ checked: 6, equal: 6, excluded: 0 });
    const wrong = [...performances, performance(3, null, 10, 10, 21)];
    write('junior.json', [{ year: 2026, rounds: [{ name: 'final', performances: wrong }] }]);
    const report = rehearseJuniorEurovision(folder);
    expect(report.results).toEqual({ checked: 7, equal: 6, excluded: 1 });
    expect(report.mismatches).toEqual(['2026, final, 3: итог 20 вместо 21']);
  });
});

test('captions of one judge each; a row that contradicts itself says nothing, a wrong total is found', () => {
  const head =
    'date,showID,corps,Subtotal,GETotal,MusicTotal,VisualTotal,GEMusic1,GEVisual1,MusicBrass1,MusicEnsemble,MusicPercussion1,VisualPerformance,VisualEnsemble,ColorGuard1';
  const right = '20260617,1,Волна,67.40,28.70,19.35,19.35,14.80,13.90,11.9,12,14.80,13.4,14.3,11';
  const contradicts = right.replace('Волна,67.40', 'Гром,68.40');
  write('scores.csv', [head, right, contradicts].join('\n'));
  expect(rehearseDrumCorps(folder).results).toEqual({ checked: 1, equal: 1, excluded: 1 });
  const typed = right.replace('14.80,13.90', '10.80,13.90').replace('11.9,12', '11,12');
  write('scores.csv', [head, typed].join('\n'));
  expect(areResultsRight(rehearseDrumCorps(folder))).toBe(false);
});
