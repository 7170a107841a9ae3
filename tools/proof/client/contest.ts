// Creates a contest through the organizer's calls and returns its parts.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  FestivalCreateFestival,
  NominationUpdate,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ScoringSchemeUpdate,
  type SentBody,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Organizer } from './organizer.ts';

export interface CriterionPlan {
  title: string;
  min: number;
  max: number;
  step: number;
  weight: number;
}

export type ItemPlan = SentBody<typeof CompetitionProgramItemCreateRange>['items'][number];
export type AwardPlan = Omit<SentBody<typeof AwardSettingCreate>, 'awardGroupGuid'>;

export interface SegmentPlan {
  title: string;
  criteria: readonly CriterionPlan[];
  /** In the scoring library's form, without its criteria. */
  scheme: Record<string, unknown>;
  items: readonly ItemPlan[];
  awards?: readonly AwardPlan[];
  /** Indexes of its judges; left out: all of them. */
  panel?: readonly number[];
}

export interface ContestPlan {
  title: string;
  judges: readonly string[];
  segments: readonly SegmentPlan[];
  markAhead?: boolean;
}

export interface Segment {
  readonly plan: SegmentPlan;
  readonly nomination: Guid;
  readonly program: Guid;
  readonly criteria: readonly Guid[];
  readonly items: readonly Guid[];
}

export interface Contest {
  readonly guid: Guid;
  readonly segments: readonly Segment[];
  readonly judges: readonly { guid: Guid; key: string; path: string }[];
}

const AT_ONCE = 200;

export async function setUpContest(organizer: Organizer, plan: ContestPlan): Promise<Contest> {
  const { guid } = await organizer.call(FestivalCreateFestival, {
    body: {
      details: { title: plan.title, beginDate: '2026-04-01', endDate: '2026-04-05', city: 'Кострома' },
      typeTourCompetition: plan.segments.length > 1 ? 2 : 1,
    },
  });
  const query = { competitionGuid: guid };
  const judges: { guid: Guid; key: string; path: string }[] = [];
  for (const fullName of plan.judges) {
    const judge = await organizer.call(CompetitionJudgeCreate, { query, body: { fullName } });
    const { url } = await organizer.call(CompetitionJudgeCreateFastLoginUrl, {
      query: { competitionJudgeGuid: judge.guid },
      body: {},
    });
    judges.push({ guid: judge.guid, key: keyOf(url), path: pathOf(url) });
  }
  const book = await nominationsBook(organizer);
  const segments: Segment[] = [];
  for (const [index, segment] of plan.segments.entries()) {
    segments.push(await setUpSegment(organizer, guid, book, segment, index + 1, plan));
  }
  if (plan.markAhead) {
    const scheme = plan.segments[0]!.scheme;
    await organizer.call(ScoringSchemeUpdate, { query, body: { scheme, markAhead: true } });
  }
  await limitPanels(organizer, guid, judges, segments);
  return { guid, segments, judges };
}

async function setUpSegment(
  organizer: Organizer,
  competition: Guid,
  book: Guid,
  segment: SegmentPlan,
  tour: number,
  plan: ContestPlan,
): Promise<Segment> {
  const query = { competitionGuid: competition };
  const nomination = await organizer.call(ReferenceBookItemCreate, {
    // Nominations belong to the organizer, so two contests of one proof must not share theirs.
    body: { referenceBookGuid: book, title: `${segment.title} · ${plan.title} · ${competition.slice(-6)}` },
  });
  const criteria: Guid[] = [];
  for (const [order, criterion] of segment.criteria.entries()) {
    const point = await organizer.call(PointCreate, {
      query,
      body: { ...criterion, order, nominations: [nomination.guid] },
    });
    criteria.push(point.guid);
  }
  const program = await organizer.call(CompetitionProgramCreate, { query, body: { title: segment.title, tour } });
  const items: Guid[] = [];
  for (let from = 0; from < segment.items.length; from += AT_ONCE) {
    const part = segment.items.slice(from, from + AT_ONCE);
    const made = await organizer.call(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid: program.guid },
      body: { items: part.map((item) => ({ ...item, nominationGuid: nomination.guid })) },
    });
    items.push(...made.guids);
  }
  await organizer.call(ScoringSchemeUpdate, {
    query,
    body: { nominationGuid: nomination.guid, scheme: segment.scheme },
  });
  if (segment.awards) await giveAwards(organizer, competition, nomination.guid, segment);
  return { plan: segment, nomination: nomination.guid, program: program.guid, criteria, items };
}

async function giveAwards(organizer: Organizer, competition: Guid, nomination: Guid, segment: SegmentPlan) {
  const query = { competitionGuid: competition };
  const group = await organizer.call(AwardGroupCreate, {
    query,
    body: { title: segment.title, nominations: [nomination] },
  });
  for (const [order, award] of segment.awards!.entries()) {
    await organizer.call(AwardSettingCreate, { query, body: { ...award, order, awardGroupGuid: group.guid } });
  }
}

/** A judge who is missing in some segments gets the nominations of the others. */
async function limitPanels(
  organizer: Organizer,
  competition: Guid,
  judges: Contest['judges'],
  segments: readonly Segment[],
): Promise<void> {
  for (const [index, judge] of judges.entries()) {
    const own = segments.filter(({ plan }) => plan.panel?.includes(index) ?? true);
    if (own.length === segments.length) continue;
    await organizer.call(NominationUpdate, {
      query: { competitionJudgeGuid: judge.guid, competitionGuid: competition },
      body: { nominationGuids: own.map(({ nomination }) => nomination) },
    });
  }
}

async function nominationsBook(organizer: Organizer): Promise<Guid> {
  const { collection } = await organizer.call(ReferenceBookGetByOrganizer, { body: { pageSize: 100 } });
  const book = collection.find(({ systemKey }) => systemKey?.toLowerCase().startsWith('nomination'));
  if (!book) throw new Error('The organizer has no book of nominations');
  return book.guid;
}

/** Key of a link, whatever address it names. */
export function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link, 'http://localhost');
  return `${pathname}${search}${hash}`;
}

/** `…/judge/{guid}/ratings#key=…` */
export function keyOf(url: string): string {
  const key = new URLSearchParams(new URL(url, 'http://localhost').hash.slice(1)).get('key');
  if (!key) throw new Error(`No key in the link ${url}`);
  return key;
}
