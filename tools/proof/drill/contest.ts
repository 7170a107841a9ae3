// The contest of the drills: one program, thirty judges, four criteria of ten points.

import { CompetitionProgramItemSetActivity } from '@rampa/contract';
import { setUpContest, type Contest, type SegmentPlan } from '../client/contest.ts';
import { openProtocols } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';

const CRITERIA = ['Исполнительское мастерство', 'Артистизм', 'Сценическая культура', 'Костюм'];
const SCHEME = {
  // Extremes are struck as soon as three judges have sent, so that screens show struck marks.
  method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 3 },
  perJudge: 'mean',
  rounding: { total: 2 },
  // A judge who has not sent everything is left out, so that totals change with every mark.
  missing: 'meanOfPresent',
  ties: [{ kind: 'sharedPlace' }],
  numbering: 'competition',
};
const TITLES = [
  { title: 'Лауреат', kind: 'threshold' as const, from: 8_000, to: null },
  { title: 'Дипломант', kind: 'threshold' as const, from: 5_000, to: 8_000 },
  { title: 'Участник', kind: 'threshold' as const, from: 0, to: 5_000 },
];

/** With namesakes, so that screens must tell them apart. */
const SURNAMES = ['Берестов', 'Ветрова', 'Громов', 'Дубинина', 'Ершов', 'Жарова', 'Зимин', 'Ильина', 'Котов', 'Лунина'];
const FIRST_NAMES = ['Андрей', 'Евгения', 'Саша'];
const CITIES = ['Кострома', 'Ярославль', ''];

function judgeName(index: number): string {
  return `${SURNAMES[index % SURNAMES.length]} ${FIRST_NAMES[Math.floor(index / SURNAMES.length) % FIRST_NAMES.length]}`;
}

function itemOf(index: number, count: number): SegmentPlan['items'][number] {
  return {
    number: String(index + 1),
    block: index < count / 2 ? 'Первое отделение' : 'Второе отделение',
    // Every third performer is a collective alone.
    performer: index % 3 === 2 ? '' : `Участник ${index + 1}`,
    collective: `Коллектив «Ладо ${index + 1}»`,
    city: CITIES[index % CITIES.length]!,
    pieceTitle: `Хоровод № ${index + 1}`,
    authors: 'муз. народная',
    duration: 180 + index,
  };
}

/** Of the one program. */
export const PROGRAM_TITLE = 'Гала';

export interface DrillContest extends Contest {
  readonly program: string;
  readonly items: readonly string[];
  readonly points: readonly string[];
}

export async function drillContest(
  organizer: Organizer,
  given: { judges: number; items: number; points?: number; title?: string },
): Promise<DrillContest> {
  const segment: SegmentPlan = {
    title: PROGRAM_TITLE,
    criteria: CRITERIA.slice(0, given.points).map((title) => ({ title, min: 0, max: 10_000, step: 100, weight: 1000 })),
    scheme: SCHEME,
    items: Array.from({ length: given.items }, (_, i) => itemOf(i, given.items)),
    awards: TITLES,
  };
  const contest = await setUpContest(organizer, {
    title: given.title ?? 'Учение',
    judges: Array.from({ length: given.judges }, (_, i) => judgeName(i)),
    segments: [segment],
  });
  await openProtocols(organizer, contest);
  const made = contest.segments[0]!;
  return { ...contest, program: made.program, items: made.items, points: made.criteria };
}

/** Puts the next performance on stage; the previous one becomes Done by itself. */
export async function callToStage(organizer: Organizer, contest: DrillContest, index: number): Promise<void> {
  await organizer.insist(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuid: contest.items[index]!, activity: 'OnStage' },
  });
}
