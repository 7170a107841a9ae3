// Children's song contests as JSON: the parts of a total are the marks of as many judges, and the totals give places.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScoringScheme } from '../../../../libs/jury/domain/index.ts';
import { compareContest, emptyReport, exclude, type ResultsReport } from './contest.ts';

const score = z.object({ name: z.string(), points: z.number().nullish() });
const performance = z.object({
  contestantId: z.number(),
  place: z.number().nullish(),
  scores: z.array(score).nullish(),
});
const round = z.object({ name: z.string(), performances: z.array(performance) });
const contests = z.array(z.object({ year: z.number(), rounds: z.array(round) }));

type Performance = z.infer<typeof performance>;

export function rehearseJuniorEurovision(folder: string): ResultsReport {
  const report = emptyReport();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`В папке «${folder}» нет конкурсов (.json).`);
  for (const file of files.sort()) {
    for (const { year, rounds } of contests.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))) {
      for (const { name, performances } of rounds) rehearseRound(`${year}, ${name}`, performances, report);
    }
  }
  return report;
}

function rehearseRound(title: string, all: readonly Performance[], report: ResultsReport): void {
  const told = all.filter((one) => partsOf(one).length > 0);
  exclude(report, 'баллов в источнике нет', all.length - told.length);
  if (told.length === 0) return;
  const judges = [...new Set(told.flatMap((one) => partsOf(one).map(({ name }) => name)))];
  compareContest(
    {
      title,
      scheme: SCHEME,
      group: {
        judges: judges.map((judge) => ({ judge, isChair: false })),
        performances: told.map((one) => ({
          performance: String(one.contestantId),
          marks: partsOf(one).map(({ name, points }) => ({
            judge: name,
            criterion: 'points',
            value: Math.round(points * 1000),
          })),
        })),
      },
      official: told.map((one) => {
        const total = totalOf(one);
        if (typeof one.place !== 'number') exclude(report, 'места в источнике нет');
        return {
          name: String(one.contestantId),
          ...(total === null ? {} : { total }),
          ...(typeof one.place === 'number' ? { place: one.place } : {}),
        };
      }),
    },
    report,
  );
}

/** Jury, viewers and so on; where the source tells only the total, that is the one part. */
function partsOf({ scores }: Performance): { name: string; points: number }[] {
  const given = (scores ?? []).flatMap(({ name, points }) => (typeof points === 'number' ? { name, points } : []));
  const parts = given.filter(({ name }) => name !== 'total');
  return parts.length > 0 ? parts : given;
}

function totalOf({ scores }: Performance): number | null {
  const points = (scores ?? []).find(({ name }) => name === 'total')?.points;
  return typeof points === 'number' ? Math.round(points * 1000) : null;
}

const SCHEME: ScoringScheme = {
  criteria: [{ key: 'points', title: 'Баллы', min: 0, max: 1_000_000, step: 1, required: true, order: 1 }],
  method: { kind: 'sum' },
  perJudge: 'sum',
  rounding: { total: 2 },
  missing: 'block',
  ties: [{ kind: 'sharedPlace' }],
  numbering: 'competition',
};
