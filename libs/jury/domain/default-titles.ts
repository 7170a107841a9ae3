import type { AwardRule } from './title-types.ts';

const NAMES = [
  ['laureate1', 'Лауреат I степени'],
  ['laureate2', 'Лауреат II степени'],
  ['laureate3', 'Лауреат III степени'],
  ['diploma1', 'Дипломант I степени'],
  ['diploma2', 'Дипломант II степени'],
  ['diploma3', 'Дипломант III степени'],
] as const;

/** Lower ends, best first, in whole points. 25: Estonian music schools' 23/21/19; the rest by our own decision. */
const THRESHOLDS: Readonly<Record<number, readonly number[]>> = {
  10: [9, 8, 7, 6, 5, 4],
  25: [23, 21, 19, 17, 15, 13],
};
const TENTHS = [9, 8, 7, 6, 5, 4] as const;

/** Any other scale is divided as 10 points are; in thousandths, to tenths of a point (to hundredths below 5 points). */
function thresholdsOf(outOf: number): number[] {
  const known = THRESHOLDS[outOf];
  if (known) return known.map((points) => points * 1000);
  const unit = outOf < 5 ? 10 : 100;
  return TENTHS.map((share) => Math.round((outOf * share * 100) / unit) * unit);
}

const GRAND_PRIX: AwardRule = {
  kind: 'manual',
  key: 'grandPrix',
  title: 'Гран-при',
  unique: true,
  scope: 'event',
};
const TAKES_PART = { key: 'participant', title: 'Участник', unique: false, scope: 'group' } as const;

/**
 * The usual titles: «Гран-при» by the jury alone, «Лауреат» and «Дипломант» of three degrees, «Участник».
 * `outOf` = top of the scale in points; 'places' gives Лауреат to places 1–3 and Дипломант to 4–6.
 */
export function defaultTitles(outOf: number | 'places'): AwardRule[] {
  const from = outOf === 'places' ? [] : thresholdsOf(outOf);
  const degrees = NAMES.map(([key, title], i): AwardRule => {
    const base = { key, title, unique: false, scope: 'group' } as const;
    if (outOf === 'places') return { ...base, kind: 'rank', placeFrom: i + 1, placeTo: i + 1 };
    return { ...base, kind: 'threshold', from: from[i]!, to: i === 0 ? null : from[i - 1]! };
  });
  const rest: AwardRule =
    outOf === 'places'
      ? { ...TAKES_PART, kind: 'rank', placeFrom: 7, placeTo: null }
      : { ...TAKES_PART, kind: 'threshold', from: 0, to: from[5]! };
  return [GRAND_PRIX, ...degrees, rest];
}
