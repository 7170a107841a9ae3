// Titles by thresholds and places, and whether a set of rules covers the scale.
import type { AwardRule } from '@rampa/jury/domain';
import type { ManualTitle } from './types.ts';

export interface TitleEntry {
  readonly performance: string;
  readonly group: string;
  readonly nomination: string;
  readonly total: number | null;
  readonly place: number | null;
}

export interface TitleAssignment {
  readonly performance: string;
  readonly rule: AwardRule | null;
  readonly byJury: boolean;
  /** Unique titles (keys) whose condition held and which went to another. */
  readonly displacedFrom: readonly string[];
}

export interface ContestedTitle {
  readonly rule: string;
  /** Performances with equal right to a unique title: none gets it, the jury gives a manual title. */
  readonly performances: readonly string[];
}

/**
 * Gives every entry the first rule that holds. The jury's own titles come first; a manual rule is never applied by
 * itself. A unique title goes to the best in its scope (by place within a group, by total across groups). Whoever loses
 * it takes the next rule, whose upper bound is ignored then. `bottom`: lowest total of the scale in thousandths; a
 * total below it (after deductions) counts as `bottom`.
 */
export function assignTitles(
  rules: readonly AwardRule[],
  entries: readonly TitleEntry[],
  manual: readonly ManualTitle[] = [],
  bottom: number | null = null,
): { assignments: TitleAssignment[]; contested: ContestedTitle[] } {
  const given = new Map<string, AwardRule>();
  const displaced = new Map<string, string[]>();
  const contested: ContestedTitle[] = [];
  const known = new Set(entries.map(({ performance }) => performance));
  for (const { performance, rule: key } of manual) {
    const rule = rules.find((one) => one.key === key);
    if (rule && known.has(performance)) given.set(performance, rule);
  }
  const byJury = new Set(given.keys());
  for (const rule of rules) contested.push(...manyHolders(rule, entries, given));
  for (const rule of rules) {
    const free = entries.filter(({ performance }) => !given.has(performance));
    const entitled = free.filter((entry) => holds(rule, entry, displaced.has(entry.performance), bottom));
    for (const set of rule.unique ? byScope(rule, entitled) : [entitled]) {
      const taken = entries.some((entry) => given.get(entry.performance) === rule && sameScope(rule, entry, set[0]));
      const winners = !rule.unique ? set : taken ? [] : bestOf(rule, set);
      const single = !rule.unique || winners.length === 1;
      if (!single && winners.length > 1) contested.push(contest(rule, winners));
      for (const entry of set) {
        if (single && winners.includes(entry)) given.set(entry.performance, rule);
        else displaced.set(entry.performance, [...(displaced.get(entry.performance) ?? []), rule.key]);
      }
    }
  }
  const assignments = entries.map(({ performance }) => ({
    performance,
    rule: given.get(performance) ?? null,
    byJury: byJury.has(performance),
    displacedFrom: displaced.get(performance) ?? [],
  }));
  return { assignments, contested };
}

/** Whether the rule's condition holds; `open` drops its upper bounds. */
export function holds(
  rule: AwardRule,
  entry: Pick<TitleEntry, 'total' | 'place'>,
  open: boolean,
  bottom: number | null,
) {
  if (rule.kind === 'manual' || entry.total === null || entry.place === null) return false;
  const total = bottom === null ? entry.total : Math.max(entry.total, bottom);
  const byTotal = rule.kind === 'rank' || (rule.from <= total && (open || rule.to === null || total < rule.to));
  if (rule.kind === 'threshold' || !byTotal) return byTotal;
  return (open || rule.placeFrom <= entry.place) && (rule.placeTo === null || entry.place <= rule.placeTo);
}

/** Whether equal performances with this total get the same title whatever their places. */
export function titleIsByThreshold(rules: readonly AwardRule[], total: number, bottom: number | null): boolean {
  for (const rule of rules) {
    if (rule.kind === 'manual') continue;
    if (rule.kind === 'rank') return false;
    if (holds({ ...rule, kind: 'threshold' }, { total, place: 1 }, false, bottom)) {
      return rule.kind === 'threshold' && !rule.unique;
    }
  }
  return false;
}

function scopeKey(rule: AwardRule, entry: TitleEntry): string {
  return rule.scope === 'event' ? '' : rule.scope === 'group' ? entry.group : entry.nomination;
}

function sameScope(rule: AwardRule, a: TitleEntry, b: TitleEntry | undefined): boolean {
  return b !== undefined && scopeKey(rule, a) === scopeKey(rule, b);
}

function byScope(rule: AwardRule, entries: readonly TitleEntry[]): TitleEntry[][] {
  return [...Map.groupBy(entries, (entry) => scopeKey(rule, entry)).values()];
}

function bestOf(rule: AwardRule, set: readonly TitleEntry[]): TitleEntry[] {
  const worth = (entry: TitleEntry): number => (rule.scope === 'group' ? -entry.place! : entry.total!);
  const best = Math.max(...set.map(worth));
  return set.filter((entry) => worth(entry) === best);
}

function contest(rule: AwardRule, entries: readonly TitleEntry[]): ContestedTitle {
  return { rule: rule.key, performances: entries.map(({ performance }) => performance) };
}

/** A unique title that the jury gave more than once within its scope. */
function manyHolders(rule: AwardRule, entries: readonly TitleEntry[], given: ReadonlyMap<string, AwardRule>) {
  if (!rule.unique) return [];
  const holders = entries.filter(({ performance }) => given.get(performance) === rule);
  return byScope(rule, holders)
    .filter((set) => set.length > 1)
    .map((set) => contest(rule, set));
}
