// The contest that drills judge: one program, thirty judges, four criteria of ten points.

import { CompetitionProgramItemSetActivity } from '@rampa/contract';
import { setUpContest, type Contest, type SegmentPlan } from '../client/contest.ts';
import { openProtocols } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';

const CRITERIA = ['Исполнительское мастерство', 'Артистизм', 'Сценическая культура', 'Костюм'];
const SCHEME = {
  method: { kind: 'mean', per: 'judgeTotal' },
  perJudge: 'mean',
  rounding: { total: 2 },
  // A judge who has not sent everything yet is left out, so that totals move with every mark.
  missing: 'meanOfPresent',
  ties: [{ kind: 'sharedPlace' }],
  numbering: 'competition',
};
const TITLES = [
  { title: 'Лауреат', kind: 'threshold' as const, from: 8_000, to: null },
  { title: 'Дипломант', kind: 'threshold' as const, from: 5_000, to: 8_000 },
  { title: 'Участник', kind: 'threshold' as const, from: 0, to: 5_000 },
];

export interface DrillContest extends Contest {
  readonly program: string;
  readonly items: readonly string[];
  readonly points: readonly string[];
}

export async function drillContest(
  organizer: Organizer,
  given: { judges: number; items: number; title?: string },
): Promise<DrillContest> {
  const segment: SegmentPlan = {
    title: 'Гала',
    criteria: CRITERIA.map((title) => ({ title, min: 0, max: 10_000, step: 100, weight: 1000 })),
    scheme: SCHEME,
    items: Array.from({ length: given.items }, (_, i) => ({ performer: `Коллектив ${i + 1}`, city: 'Кострома' })),
    awards: TITLES,
  };
  const contest = await setUpContest(organizer, {
    title: given.title ?? 'Учение',
    judges: Array.from({ length: given.judges }, (_, i) => `Судья ${i + 1}`),
    segments: [segment],
  });
  await openProtocols(organizer, contest);
  const made = contest.segments[0]!;
  return { ...contest, program: made.program, items: made.items, points: made.criteria };
}

/** The next one goes on stage; the one before becomes Done by itself. */
export async function callToStage(organizer: Organizer, contest: DrillContest, index: number): Promise<void> {
  await organizer.insist(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuid: contest.items[index]!, activity: 'OnStage' },
  });
}
