// Totals, places and titles of a whole competition from its raw rows.

import { mostUsual, sameValue } from './naming.ts';
import type { Standing } from './standing.ts';
import { orderOf } from './ties.ts';
import { countSheet } from './total.ts';
import type { AwardRow, ItemRow, Tables } from './rows.ts';

const counted = new WeakMap<Tables, readonly Standing[]>();

/** In the order of the programs, and within each in its running order. */
export function standingsOf(tables: Tables): readonly Standing[] {
  let found = counted.get(tables);
  if (!found) counted.set(tables, (found = countAll(tables)));
  return found;
}

function countAll(tables: Tables): Standing[] {
  const standings = tables.programs.flatMap(({ guid }) =>
    tables.items
      .filter((item) => item.kind === 'performance' && item.program_guid === guid)
      .map((item) => standingOf(tables, item)),
  );
  for (const group of Map.groupBy(standings, (standing) => standing.group).values()) {
    place(tables, group);
    const usual = group[0]!.fieldValues.map((_, at) => mostUsual(group.map(({ fieldValues }) => fieldValues[at]!)));
    for (const standing of group) {
      standing.award = awardOf(tables, standing);
      standing.fieldValues = usual;
      standing.groupValues = usual.filter((value) => value !== '');
    }
  }
  return standings;
}

function standingOf(tables: Tables, item: ItemRow): Standing {
  const nomination = item.nomination_guid;
  const tour = tables.programs.find(({ guid }) => guid === item.program_guid)!.tour;
  const scheme = (
    tables.schemes.find((one) => one.nomination_guid === nomination) ??
    tables.schemes.find((one) => one.nomination_guid === null)
  )?.value;
  if (!scheme) throw new Error('The oracle counts by a stored scheme, and there is none');
  const serves = ({ nominations }: { nominations: string[] }): boolean =>
    nominations.length === 0 || (nomination !== null && nominations.includes(nomination));
  const criteria = tables.criteria.filter(serves);
  const judges = tables.judges.filter(serves).map(({ guid }) => guid);
  const given = marksOf(tables).get(item.guid);
  const marks = judges.map((judge) => criteria.map(({ guid }) => given?.get(`${judge}/${guid}`) ?? null));
  const abstains = judges.map((judge) =>
    tables.abstentions.some((row) => row.item_guid === item.guid && row.judge_guid === judge),
  );
  const added = (kind: string) =>
    tables.adjustments
      .filter((row) => row.item_guid === item.guid && row.kind === kind)
      .reduce((sum, row) => sum + row.amount, 0);
  const [technical, bonus, deductions] = [added('technical'), added('bonus'), added('deduction')];
  const counted = countSheet({ criteria, scheme, marks, abstains, technical, bonus, deductions });
  const fields = tables.groupFields
    .filter((field) => field.is_grouping)
    .map(({ guid }) => item.group_values[guid] ?? '');
  const named = tables.nominations.find(({ guid }) => guid === nomination);
  return {
    item,
    tour,
    group: JSON.stringify([tour, nomination, ...fields.map(sameValue)]),
    nomination: named?.title ?? '',
    groupValues: [],
    fieldValues: fields,
    scheme,
    criteria,
    judges,
    abstains,
    marks,
    counted,
    technical,
    bonus,
    deductions,
    place: null,
    sharedBy: 1,
    award: null,
  };
}

const byItem = new WeakMap<Tables, Map<string, Map<string, number | null>>>();

function marksOf(tables: Tables): Map<string, Map<string, number | null>> {
  let found = byItem.get(tables);
  if (!found) {
    found = new Map();
    for (const mark of tables.marks) {
      const cells = found.get(mark.item_guid) ?? new Map<string, number | null>();
      cells.set(`${mark.judge_guid}/${mark.criterion_guid}`, mark.value);
      found.set(mark.item_guid, cells);
    }
    byItem.set(tables, found);
  }
  return found;
}

export function takesPart({ is_withdrawn, activity }: ItemRow): boolean {
  return !is_withdrawn && activity !== 'Skipped';
}

/** 1, 1, 3 or 1, 1, 2: as the scheme numbers. */
function place(tables: Tables, group: readonly Standing[]): void {
  let above = 0;
  for (const [at, set] of orderOf(tables, rankedIn(group)).classes.entries()) {
    for (const one of set) {
      one.place = 1 + (one.scheme.numbering === 'dense' ? at : above);
      one.sharedBy = set.length;
    }
    above += set.length;
  }
}

/** Those who can have a place. */
export function rankedIn(group: readonly Standing[]): Standing[] {
  return group.filter(({ counted, item }) => counted.isComplete && takesPart(item));
}

function awardOf(tables: Tables, { item, counted, place }: Standing): AwardRow | null {
  const manual = tables.manualAwards.find((row) => row.item_guid === item.guid);
  if (manual) return tables.awards.find(({ guid }) => guid === manual.award_setting_guid) ?? null;
  if (place === null || counted.total === null) return null;
  const own =
    tables.awardGroups.find(({ nominations }) => nominations.includes(item.nomination_guid ?? '')) ??
    tables.awardGroups.find(({ nominations }) => nominations.length === 0);
  const total = counted.total;
  const holds = (rule: AwardRow): boolean => {
    const isAbove = rule.from_value === null || total >= rule.from_value;
    const isBelow = rule.to_value === null || total < rule.to_value;
    const isPlaced = place >= (rule.place_from ?? 1) && place <= (rule.place_to ?? Infinity);
    if (rule.kind === 'threshold') return isAbove && isBelow;
    if (rule.kind === 'rank') return isPlaced;
    if (rule.kind === 'thresholdThenRank') return isAbove && isBelow && isPlaced;
    return false;
  };
  return tables.awards.find((rule) => rule.award_group_guid === own?.guid && holds(rule)) ?? null;
}
