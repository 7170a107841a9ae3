// Reads everything that decides how an event's marks count, in one statement, and tells what holds for a nomination.

import { serves, type AwardRule, type Criterion, type ScoringScheme } from '@rampa/jury/domain';
import type { AwardSettingView, CriterionView } from '@rampa/contract';
import type { Guid, SeeingOthers } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { DEFAULT_SCHEME, type SchemeBody } from './scheme-shape.ts';

export interface Judge {
  guid: Guid;
  fullName: string;
  isChair: boolean;
  /** Empty: every nomination. */
  nominations: Guid[];
}

export interface AwardSet {
  guid: Guid;
  title: string;
  nominations: Guid[];
  settings: AwardSettingView[];
}

export interface StoredScheme {
  nominationGuid: Guid | null;
  scheme: SchemeBody;
  version: number;
}

export interface EventRules {
  judges: Judge[];
  criteria: CriterionView[];
  schemes: StoredScheme[];
  sets: AwardSet[];
  markAhead: boolean;
  seeingOthers: SeeingOthers;
}

const SQL = `select
  (select coalesce(json_agg(json_build_object('guid', guid, 'fullName', full_name, 'isChair', is_chair,
            'nominations', nominations) order by position, guid), '[]')
     from judging.judge where competition_guid = $1 and removed_at is null) as judges,
  (select coalesce(json_agg(json_build_object('guid', guid, 'title', title, 'min', min_value, 'max', max_value,
            'step', step, 'weight', weight, 'isRequired', is_required, 'order', position,
            'nominationGuids', nominations) order by position, guid), '[]')
     from judging.criterion where competition_guid = $1) as criteria,
  (select coalesce(json_agg(json_build_object('nominationGuid', nomination_guid, 'scheme', value, 'version', version)
            order by nomination_guid nulls first), '[]')
     from judging.scheme where competition_guid = $1) as schemes,
  (select coalesce(json_agg(json_build_object('guid', g.guid, 'title', g.title, 'nominations', g.nominations,
            'settings', (select coalesce(json_agg(json_build_object('guid', s.guid, 'awardGroupGuid', g.guid,
               'title', s.title, 'kind', s.kind, 'from', s.from_value, 'to', s.to_value, 'placeFrom', s.place_from,
               'placeTo', s.place_to, 'isUnique', s.is_unique, 'scope', s.scope, 'color', s.color,
               'order', s.position) order by s.position, s.guid), '[]')
               from judging.award_setting s where s.award_group_guid = g.guid))
            order by g.position, g.guid), '[]')
     from judging.award_group g where g.competition_guid = $1) as sets,
  coalesce((select mark_ahead from judging.setting where competition_guid = $1), false) as "markAhead",
  coalesce((select seeing_others from judging.setting where competition_guid = $1), 'none') as "seeingOthers"`;

export async function loadRules(reader: Reader, competition: Guid): Promise<EventRules> {
  const [rules] = await reader.query<EventRules>(SQL, [competition]);
  return rules!;
}

export function panelOf(rules: EventRules, nomination: Guid | null): Judge[] {
  return rules.judges.filter((judge) => serves(judge.nominations, nomination));
}

export function criteriaOf(rules: EventRules, nomination: Guid | null): CriterionView[] {
  return rules.criteria.filter((criterion) => serves(criterion.nominationGuids, nomination));
}

/** The nomination's own scheme, else the event's, else the default one. */
export function schemeBodyOf(rules: Pick<EventRules, 'schemes'>, nomination: Guid | null): SchemeBody {
  const own = nomination && rules.schemes.find(({ nominationGuid }) => nominationGuid === nomination);
  return (own || rules.schemes.find(({ nominationGuid }) => nominationGuid === null))?.scheme ?? DEFAULT_SCHEME;
}

export function withCriteria(body: SchemeBody, criteria: readonly CriterionView[]): ScoringScheme {
  const isFactor = body.method.kind === 'figureSkating';
  return {
    ...body,
    criteria: criteria.map(({ guid, title, min, max, step, weight, isRequired, order }): Criterion => ({
      key: guid,
      title,
      min,
      max,
      step,
      ...(isFactor ? { factor: weight } : { weight }),
      required: isRequired,
      order,
    })),
  };
}

/**
 * The whole scheme of a nomination. A tie step by a criterion that the nomination lacks compares nothing, so it is left
 * out.
 */
export function schemeOf(rules: EventRules, nomination: Guid | null): ScoringScheme {
  const criteria = criteriaOf(rules, nomination);
  const body = schemeBodyOf(rules, nomination);
  const known = new Set(criteria.map(({ guid }) => guid));
  const ties = body.ties.filter((step) => step.kind !== 'criterionMean' || known.has(step.criterion));
  return withCriteria({ ...body, ties }, criteria);
}

/** The set that names the nomination, else the first one without nominations. */
export function awardSetOf(rules: EventRules, nomination: Guid | null): AwardSet | null {
  const own = nomination && rules.sets.find(({ nominations }) => nominations.includes(nomination));
  return own || (rules.sets.find(({ nominations }) => nominations.length === 0) ?? null);
}

export function awardRules(settings: readonly AwardSettingView[]): AwardRule[] {
  return settings.map((setting): AwardRule => {
    const { guid, title, kind, from, to, placeFrom, placeTo, isUnique, scope } = setting;
    const base = { key: guid, title, unique: isUnique, scope };
    if (kind === 'manual') return { ...base, kind, ...(from === null ? {} : { from }) };
    if (kind === 'threshold') return { ...base, kind, from: from ?? 0, to };
    if (kind === 'rank') return { ...base, kind, placeFrom: placeFrom ?? 1, placeTo };
    return { ...base, kind, from: from ?? 0, to, placeFrom: placeFrom ?? 1, placeTo };
  });
}
