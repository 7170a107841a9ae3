// Rules of titles in words, and the ready sets.

import { defaultTitles, scaleOf } from '@rampa/jury/domain';
import type { AwardSettingView, CriterionView } from '@rampa/contract';
import { formatThousandths, type AwardKind } from '@rampa/kernel';
import type { SchemeBody } from './method-words.ts';

/** The house's colours, best title first. */
export const HOUSE_COLORS = [
  '#7A0F38',
  '#F6D37A',
  '#DADDE3',
  '#EBC4A2',
  '#CFE0FA',
  '#CDEBE6',
  '#DDEBCB',
  '#ECE7EB',
] as const;

export const KIND_WORDS: Record<AwardKind, string> = {
  threshold: 'по баллам',
  rank: 'по месту',
  thresholdThenRank: 'по баллам и месту',
  manual: 'решением жюри',
};

export const SCOPE_WORDS = { group: 'в группе', nomination: 'в номинации', event: 'на всё мероприятие' } as const;

function placesText(from: number | null, to: number | null): string {
  if (from === null) return '';
  if (to === null) return `${from}‑е место и ниже`;
  return from === to ? `${from}‑е место` : `${from}–${to}‑е места`;
}

export function ruleText(rule: Omit<AwardSettingView, 'guid' | 'awardGroupGuid' | 'color' | 'order'>): string {
  const { kind, from, to, placeFrom, placeTo, isUnique, scope } = rule;
  const points =
    from === null
      ? ''
      : to === null
        ? `от ${formatThousandths(from)}`
        : `от ${formatThousandths(from)} до ${formatThousandths(to)}, не включая`;
  const condition =
    kind === 'manual'
      ? ['решением жюри', from === null ? '' : `не ниже ${formatThousandths(from)}`].filter(Boolean).join(', ')
      : kind === 'threshold'
        ? points
        : kind === 'rank'
          ? placesText(placeFrom, placeTo)
          : [points, placesText(placeFrom, placeTo)].filter(Boolean).join(' и ');
  return [condition, isUnique ? `одно ${SCOPE_WORDS[scope]}` : ''].filter(Boolean).join(', ');
}

/** What the first set of an event is called. */
export const FIRST_SET = 'Основные звания';

export const READY_SETS = [
  { outOf: 10, label: '10 баллов: от 9, 8, 7 …' },
  { outOf: 25, label: '25 баллов: от 23, 21, 19 …' },
  { outOf: 100, label: '100 баллов: от 90, 80, 70 …' },
  { outOf: 'places', label: 'По местам: I–III, IV–VI' },
] as const;
/** The top of the scale in points, or by places. */
export type ReadySet = number | 'places';

/** «от 18, 16, 14, 12, 10, 8» of 20: where the titles of a set begin. */
export function bordersText(outOf: number): string {
  const from = defaultTitles(outOf).flatMap((rule) => (rule.kind === 'threshold' && rule.from > 0 ? [rule.from] : []));
  return `от ${from.map((value) => formatThousandths(value)).join('; ')}`;
}

/**
 * The greatest total of the event in points, if a set by points suits it; null without criteria and where totals are no
 * points.
 */
export function topOf(scheme: SchemeBody, criteria: readonly CriterionView[], judges: number): number | null {
  const general = criteria.filter(({ nominationGuids }) => nominationGuids.length === 0);
  const counted = (general.length > 0 ? general : criteria).map((one) => ({
    ...one,
    key: one.guid,
    required: one.isRequired,
  }));
  const scale = counted.length === 0 ? null : scaleOf({ ...scheme, criteria: counted }, Math.max(1, judges));
  return scale && scale.max > 0 ? scale.max / 1000 : null;
}

/** Bodies of AwardSetting/Create, best title first. */
export function readySet(outOf: ReadySet) {
  const rules = defaultTitles(outOf);
  return rules.map((rule, order) => ({
    title: rule.title,
    kind: rule.kind,
    from: 'from' in rule ? (rule.from ?? null) : null,
    to: 'to' in rule ? rule.to : null,
    placeFrom: 'placeFrom' in rule ? rule.placeFrom : null,
    placeTo: 'placeTo' in rule ? rule.placeTo : null,
    isUnique: rule.unique,
    scope: rule.scope,
    color: HOUSE_COLORS[order] ?? '#ECE7EB',
    order,
  }));
}
