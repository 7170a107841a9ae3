// Rules of titles in words, and the ready sets.

import { defaultTitles } from '@rampa/judging/domain';
import type { AwardSettingView } from '@rampa/contract';
import { formatThousandths, type AwardKind } from '@rampa/kernel';

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

export const READY_SETS = [
  { key: '10', label: '10 баллов: от 9, 8, 7 …' },
  { key: '25', label: '25 баллов: от 23, 21, 19 …' },
  { key: '100', label: '100 баллов: от 90, 80, 70 …' },
  { key: 'places', label: 'По местам: I–III, IV–VI' },
] as const;
export type ReadySet = (typeof READY_SETS)[number]['key'];

/** Bodies of AwardSetting/Create, best title first. */
export function readySet(key: ReadySet) {
  const rules = defaultTitles(key === 'places' ? key : (Number(key) as 10 | 25 | 100));
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
