// Finds holes, overlaps and missing ends in a set of title rules.
import { ranksByPlaces, scaleOf } from './scheme.ts';
import type { AwardRule, RankRule, ThresholdRule, TitleFault } from './title-types.ts';
import type { ScoringScheme } from './types.ts';

/**
 * Every fault at once. Thresholds, where there are any, must cover the scheme's whole scale and begin on it; places must start at 1
 * and follow each other, and may end (the jury may leave the rest without titles). `judges` matters for the method sum.
 */
export function validateTitles(rules: readonly AwardRule[], scheme: ScoringScheme, judges = 1): TitleFault[] {
  if (rules.length === 0) return [{ code: 'empty', rules: [] }];
  const faults: TitleFault[] = [];
  const keys = new Set<string>();
  for (const rule of rules) {
    if (keys.has(rule.key)) faults.push({ code: 'doubleKey', rules: [rule.key] });
    keys.add(rule.key);
    faults.push(...ruleFaults(rule, scheme));
  }
  const thresholds = rules.filter((rule) => rule.kind === 'threshold');
  const scale = scaleOf(scheme, judges);
  if (thresholds.length > 0 && !ranksByPlaces(scheme)) faults.push(...coverFaults(thresholds, scale));
  for (const rule of rules) {
    if (scale === null || (rule.kind !== 'threshold' && rule.kind !== 'thresholdThenRank')) continue;
    if (rule.from > scale.max) faults.push({ code: 'aboveScale', rules: [rule.key], from: rule.from, to: scale.max });
  }
  return [...faults, ...placeFaults(rules.filter((rule) => rule.kind === 'rank'))];
}

/**
 * Finds titles made for another scale: the highest one begins below the middle of the scale, so that almost everybody
 * gets it. Returns that rule and the scale's end in thousandths; null if nothing looks wrong. It may be intended, so it
 * is a doubt and no fault. The method sum needs `judges`.
 */
export function titlesOutgrown(
  rules: readonly AwardRule[],
  scheme: ScoringScheme,
  judges = 1,
): { rule: string; from: number; max: number } | null {
  const scale = scaleOf(scheme, judges);
  const [highest] = rules.filter((rule) => rule.kind === 'threshold').toSorted((a, b) => b.from - a.from);
  if (!highest || scale === null || highest.from * 2 >= scale.min + scale.max) return null;
  return { rule: highest.key, from: highest.from, max: scale.max };
}

function ruleFaults(rule: AwardRule, scheme: ScoringScheme): TitleFault[] {
  const faults: TitleFault[] = [];
  const named = { rules: [rule.key] };
  if (rule.kind === 'threshold' || rule.kind === 'thresholdThenRank') {
    if (ranksByPlaces(scheme)) faults.push({ code: 'thresholdWithPlaces', ...named });
    if (rule.to !== null && rule.to <= rule.from)
      faults.push({ code: 'empty', ...named, from: rule.from, to: rule.to });
  }
  if (rule.kind === 'rank' || rule.kind === 'thresholdThenRank') {
    const { placeFrom, placeTo } = rule;
    const whole = Number.isInteger(placeFrom) && placeFrom >= 1;
    if (!whole || (placeTo !== null && (!Number.isInteger(placeTo) || placeTo < placeFrom))) {
      faults.push({ code: 'badPlace', ...named, from: placeFrom, to: placeTo });
    }
  }
  return faults;
}

function coverFaults(rules: readonly ThresholdRule[], scale: { min: number; max: number } | null): TitleFault[] {
  const sorted = rules.toSorted((a, b) => a.from - b.from);
  const faults: TitleFault[] = [];
  const lowest = sorted[0]!;
  if (lowest.from > (scale?.min ?? 0)) {
    faults.push({ code: 'bottomNotCovered', rules: [lowest.key], from: scale?.min ?? 0, to: lowest.from });
  }
  let top = lowest;
  for (const rule of sorted.slice(1)) {
    const named = { rules: [top.key, rule.key] };
    if (top.to === null || top.to > rule.from) faults.push({ code: 'overlap', ...named, from: rule.from, to: top.to });
    else if (top.to < rule.from) faults.push({ code: 'hole', ...named, from: top.to, to: rule.from });
    if (top.to !== null && (rule.to === null || rule.to > top.to)) top = rule;
  }
  // Half-open: a top rule that ends at the scale's maximum would leave the best mark itself without a title.
  if (top.to !== null && (scale === null || top.to <= scale.max)) {
    faults.push({ code: 'topNotCovered', rules: [top.key], from: top.to, to: scale?.max ?? null });
  }
  return faults;
}

function placeFaults(rules: readonly RankRule[]): TitleFault[] {
  const faults: TitleFault[] = [];
  let next: number | null = 1;
  let before = '';
  for (const rule of rules.toSorted((a, b) => a.placeFrom - b.placeFrom)) {
    const named = { rules: before === '' ? [rule.key] : [before, rule.key] };
    if (next === null || rule.placeFrom < next)
      faults.push({ code: 'overlap', ...named, from: rule.placeFrom, to: next });
    else if (rule.placeFrom > next) faults.push({ code: 'hole', ...named, from: next, to: rule.placeFrom });
    next = rule.placeTo === null || next === null ? null : Math.max(next, rule.placeTo + 1);
    before = rule.key;
  }
  return faults;
}
