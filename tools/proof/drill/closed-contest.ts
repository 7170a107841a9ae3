// A finished contest: every mark given, every protocol closed, so that its papers can be printed.

import {
  DesignerCreateDocument,
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  JobGetByGuid,
  VotingProtocolLock,
  type JobView,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { pause } from '../client/asking.ts';
import { setUpContest, type Contest } from '../client/contest.ts';
import { openProtocols } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';
import type { Product } from '../client/product.ts';

const SCHEME = {
  method: { kind: 'mean', per: 'judgeTotal' },
  perJudge: 'mean',
  rounding: { total: 2 },
  missing: 'block',
  ties: [{ kind: 'sharedPlace' }],
  numbering: 'competition',
};
const TITLES = [
  { title: 'Лауреат I степени', kind: 'threshold' as const, from: 8_000, to: null },
  { title: 'Дипломант', kind: 'threshold' as const, from: 0, to: 8_000 },
];

export interface ClosedContest extends Contest {
  /** The built-in diploma. */
  readonly document: Guid;
  /** A ready template, made the organizer's own. */
  readonly template: Guid;
  readonly programs: readonly Guid[];
}

export async function closedContest(
  product: Product,
  organizer: Organizer,
  given: { programs: number; itemsEach: number },
): Promise<ClosedContest> {
  const contest = await setUpContest(organizer, {
    title: 'Светлояр',
    judges: ['Берестов Андрей Николаевич', 'Громова Лариса Петровна'],
    segments: Array.from({ length: given.programs }, (_, index) => ({
      title: `${index + 1} отделение`,
      criteria: [{ title: 'Мастерство', min: 0, max: 10_000, step: 100, weight: 1000 }],
      scheme: SCHEME,
      items: Array.from({ length: given.itemsEach }, (_, item) => ({
        performer: `Образцовый ансамбль танца «Зоренька» ${item + 1}`,
        city: 'Кострома',
        institution: 'Дворец культуры имени Ленина',
        teachers: 'Инна Ветлугина',
        pieceTitle: `Половецкие пляски ${item % 40}`,
      })),
      awards: TITLES,
    })),
  });
  await openProtocols(organizer, contest);
  // Written directly instead of by judges; other proofs cover how marks come in.
  await product.sql(
    `insert into judging.mark (item_guid, judge_guid, criterion_guid, value)
     select i.guid, j.guid, c.guid, 5000 + 100 * (i.order_key::numeric::bigint % 50)
       from program.item i
       join judging.judge j on j.competition_guid = i.competition_guid
       join judging.criterion c on c.competition_guid = i.competition_guid and i.nomination_guid = any (c.nominations)
      where i.competition_guid = $1`,
    [contest.guid],
  );
  const programs = contest.segments.map(({ program }) => program);
  for (const competitionProgramGuid of programs) {
    await organizer.call(VotingProtocolLock, { query: { competitionProgramGuid }, body: { isLocked: true } });
  }
  const [document] = await organizer.call(DesignerGetDocumentsByCompetition, {
    query: { competitionGuid: contest.guid },
  });
  const { guid: template } = await organizer.call(DesignerCreateDocument, {
    query: { competitionGuid: contest.guid },
    body: { title: 'Диплом лауреата', ready: 'laureate' },
  });
  return { ...contest, document: document!.guid, template, programs };
}

export async function orderDiplomas(
  organizer: Organizer,
  { guid, document }: Pick<ClosedContest, 'guid' | 'document'>,
  programGuids: readonly Guid[],
  format: 'zip' | 'pdf' = 'zip',
): Promise<Guid> {
  const made = await organizer.insist(DocumentListCreateArchive, {
    query: { competitionGuid: guid },
    body: { competitionDocumentGuid: document, programGuids: [...programGuids], format },
  });
  return made.jobGuid;
}

export function jobOf(organizer: Organizer, jobGuid: Guid): Promise<JobView> {
  return organizer.insist(JobGetByGuid, { query: { jobGuid } });
}

export const isOver = ({ state }: JobView): boolean => ['done', 'failed', 'cancelled'].includes(state);

/** Null when it does not end in time. */
export async function waitOver(organizer: Organizer, job: Guid, limitMs = 120_000): Promise<JobView | null> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const view = await jobOf(organizer, job);
    if (isOver(view)) return view;
    await pause(50);
  }
  return null;
}

export async function shaOf(product: Product, job: Guid): Promise<string | null> {
  const [row] = await product.sql<{ sha: string | null }>('select result_sha as sha from jobs.job where guid = $1', [
    job,
  ]);
  return row?.sha ?? null;
}
