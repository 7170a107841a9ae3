// What the whole protocol of a program must show.

import { valuesInOrder } from './naming.ts';
import type { Standing } from './standing.ts';
import { rankedIn, standingsOf, takesPart } from './standings.ts';
import { orderOf } from './ties.ts';
import type { CriterionRow, Tables } from './rows.ts';

export const CLOSED = new Set(['Locked', 'Confirmed', 'Published']);

export function stateOf(tables: Tables, program: string): string {
  return tables.protocols.find((row) => row.program_guid === program)?.state ?? 'Draft';
}

/** Comments on the program's own performances, by performance and judge. */
function commentsOf(tables: Tables, program: string): unknown {
  const own = new Set(tables.items.filter((item) => item.program_guid === program).map(({ guid }) => guid));
  const key = (row: { item_guid: string; judge_guid: string }) => `${row.item_guid} ${row.judge_guid}`;
  return tables.comments
    .filter(({ item_guid, body }) => own.has(item_guid) && body !== '')
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .map(({ item_guid, judge_guid, body }) => ({ itemGuid: item_guid, judgeGuid: judge_guid, text: body }));
}

/** Marks that the hall saw and that differ now; the one changed last comes first. */
function shownChangesOf(tables: Tables, program: string): unknown[] {
  const own = new Set(tables.items.filter((item) => item.program_guid === program).map(({ guid }) => guid));
  const since = new Map(tables.shown.map(({ item_guid, at }) => [item_guid, at]));
  const cells = new Map<string, Tables['shownChanges']>();
  for (const row of tables.shownChanges) {
    const seenAt = since.get(row.item_guid);
    if (!own.has(row.item_guid) || !seenAt || row.at < seenAt) continue;
    const cell = `${row.item_guid} ${row.judge_guid} ${row.criterion_guid}`;
    const before = cells.get(cell) ?? [];
    // Deleted and set again, so that the order is that of the last change.
    cells.delete(cell);
    cells.set(cell, [...before, row]);
  }
  return [...cells.values()].reverse().flatMap((rows) => {
    const [first, last] = [rows[0]!, rows.at(-1)!];
    const mark = tables.marks.find(
      (one) =>
        one.item_guid === first.item_guid &&
        one.judge_guid === first.judge_guid &&
        one.criterion_guid === first.criterion_guid,
    );
    if (!mark || mark.value === first.shown_value) return [];
    return [
      {
        ...{ itemGuid: first.item_guid, judgeGuid: first.judge_guid, pointGuid: first.criterion_guid },
        ...{ from: first.shown_value, to: mark.value, at: last.at.toISOString() },
      },
    ];
  });
}

function shownAbstentionsOf(tables: Tables, program: string): unknown[] {
  const own = new Set(tables.items.filter((item) => item.program_guid === program).map(({ guid }) => guid));
  const isTold = (row: Tables['shownAbstentions'][number]) =>
    row.abstains ||
    !tables.marks.some(
      (mark) => mark.item_guid === row.item_guid && mark.judge_guid === row.judge_guid && mark.value !== null,
    );
  return tables.shownAbstentions
    .filter((row) => own.has(row.item_guid) && isTold(row))
    .map(({ item_guid, judge_guid, abstains, at }) => ({
      ...{ itemGuid: item_guid, judgeGuid: judge_guid, abstains, at: at.toISOString() },
    }));
}

export function criterionOf(row: CriterionRow): unknown {
  return {
    guid: row.guid,
    title: row.title,
    min: row.min_value,
    max: row.max_value,
    step: row.step,
    weight: row.weight,
    isRequired: row.is_required,
    order: row.position,
    nominationGuids: row.nominations,
  };
}

export function expectedProtocol(tables: Tables, program: string): unknown {
  const { guid, title, tour } = tables.programs.find((row) => row.guid === program)!;
  const protocol = tables.protocols.find((row) => row.program_guid === program);
  const state = protocol?.state ?? 'Draft';
  const groups = groupsOf(tables, program);
  const all = groups.flat();
  const columns = {
    judges: tables.judges.filter((judge) => all.some(({ judges }) => judges.includes(judge.guid))),
    criteria: tables.criteria.filter((criterion) => all.some(({ criteria }) => criteria.includes(criterion))),
  };
  return {
    competitionGuid: tables.competition.guid,
    competitionTitle: tables.competition.title,
    timeZone: tables.competition.time_zone,
    programGuid: guid,
    programTitle: title,
    tour,
    state,
    version: protocol?.version ?? 1,
    lockedAt: CLOSED.has(state) ? (protocol?.locked_at?.toISOString() ?? null) : null,
    decimals: decimalsOf(tables, program),
    judges: columns.judges.map((judge) => ({ guid: judge.guid, fullName: judge.full_name, isChair: judge.is_chair })),
    criteria: columns.criteria.map(criterionOf),
    lateCount: tables.lateMarks.filter((row) => row.program_guid === program).length,
    granted: { members: grantedOf(protocol?.permissions), link: grantedOf(protocol?.link_permissions) },
    comments: commentsOf(tables, program),
    clearing: clearingOf(tables, program),
    shownChanges: shownChangesOf(tables, program),
    shownAbstentions: shownAbstentionsOf(tables, program),
    groups: groups.map((group) => ({
      title: group[0]!.nomination || 'Без номинации',
      subtitle: group[0]!.groupValues.join(' · '),
      isProvisional: isOpenElsewhere(tables, group, program),
      ties: tiesOf(tables, group),
      rows: ranked(group).map((standing) => rowOf(standing, group, columns)),
    })),
  };
}

const PERMISSIONS = ['showTitles', 'showPlaces', 'showTotals', 'showCriteria', 'showJudges', 'showComments'];

function grantedOf(kept: Record<string, boolean> = {}): unknown {
  return Object.fromEntries(PERMISSIONS.map((name) => [name, kept[name] ?? false]));
}

/** By place, and within each by the chair's decision; until then in the order of appearance. */
function tiesOf(tables: Tables, group: readonly Standing[]): unknown[] {
  return orderOf(tables, rankedIn(group))
    .ties.map(({ set, decision }) => ({ order: set.toSorted((a, b) => a.place! - b.place!), decision }))
    .toSorted((a, b) => a.order[0]!.place! - b.order[0]!.place!)
    .map(({ order, decision }) => ({
      itemGuids: order.map(({ item }) => item.guid),
      place: order[0]!.place,
      decision: decision && { guid: decision.guid, reason: decision.reason, at: decision.at.toISOString() },
    }));
}

/**
 * The last clearing while it can be undone, with the number of marks that would return; an approval ends that for good.
 */
function clearingOf(tables: Tables, program: string): unknown {
  const protocol = tables.protocols.find((row) => row.program_guid === program);
  const clearing = tables.clearings.find((row) => row.program_guid === program);
  if (!protocol || !clearing || clearing.protocol_version !== protocol.version) return null;
  if (protocol.state === 'Confirmed' || protocol.state === 'Published') return null;
  const isGivenSince = (cell: Tables['clearedMarks'][number]): boolean =>
    tables.marks.some(
      (mark) =>
        mark.item_guid === cell.item_guid &&
        mark.judge_guid === cell.judge_guid &&
        mark.criterion_guid === cell.criterion_guid,
    );
  const marks = tables.clearedMarks.filter(
    (cell) =>
      cell.program_guid === program &&
      cell.value !== null &&
      tables.items.some(({ guid, program_guid }) => guid === cell.item_guid && program_guid === program) &&
      tables.judges.some(({ guid }) => guid === cell.judge_guid) &&
      !isGivenSince(cell),
  );
  return { marks: marks.length, at: clearing.at.toISOString() };
}

/**
 * The groups that reach into the program, whole: nominations in order of appearance, in each by the values of its
 * fields.
 */
export function groupsOf(tables: Tables, program: string): Standing[][] {
  const groups = [...Map.groupBy(standingsOf(tables), ({ group }) => group).values()];
  const reaching = groups.filter((group) => group.some(({ item }) => item.program_guid === program));
  return [...Map.groupBy(reaching, ([first]) => first!.item.nomination_guid).values()].flatMap((ofNomination) =>
    ofNomination.toSorted(([one], [other]) => byFields(tables, one!.fieldValues, other!.fieldValues)),
  );
}

function byFields(tables: Tables, one: readonly string[], other: readonly string[]): number {
  for (const [at, { guid }] of tables.groupFields.filter((field) => field.is_grouping).entries()) {
    const titles = valuesInOrder(tables, guid).map(({ title }) => title);
    const [place, against] = [one, other].map((values) => titles.indexOf(values[at]!));
    if (place !== against) return place! < 0 ? 1 : against! < 0 ? -1 : place! - against!;
  }
  return 0;
}

export function decimalsOf(tables: Tables, program: string): number {
  return Math.max(0, ...groupsOf(tables, program).map((group) => group[0]!.scheme.rounding.total));
}

/** Another program of the group still takes marks. */
export function isOpenElsewhere(tables: Tables, group: readonly Standing[], program: string): boolean {
  return group.some(
    ({ item }) => takesPart(item) && item.program_guid !== program && !CLOSED.has(stateOf(tables, item.program_guid)),
  );
}

/** By place; then rows without one, in order of appearance. */
export function ranked(group: readonly Standing[]): Standing[] {
  return group.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || group.indexOf(a) - group.indexOf(b));
}

interface Columns {
  judges: readonly { guid: string }[];
  criteria: readonly CriterionRow[];
}

const isAdjusted = ({ technical, bonus, deductions, item }: Standing): boolean =>
  takesPart(item) && technical + bonus + deductions > 0;

/** The parts of the total; null for all unless something was added or deducted in the group. */
export function partsOf(standing: Standing, group: readonly Standing[]) {
  const isTold = takesPart(standing.item) && standing.counted.total !== null && group.some(isAdjusted);
  return {
    technical: isTold ? standing.technical + standing.bonus : null,
    components: isTold ? standing.counted.components : null,
    deductions: isTold ? standing.deductions : null,
  };
}

function rowOf(standing: Standing, group: readonly Standing[], columns: Columns): unknown {
  const { item, place, award } = standing;
  // A withdrawn or skipped performance stands in the protocol without its marks.
  const counted = takesPart(item) ? standing.counted : null;
  return {
    itemGuid: item.guid,
    programGuid: item.program_guid,
    nominationGuid: item.nomination_guid,
    number: item.number,
    performer: item.performer,
    collective: item.collective,
    city: item.city,
    pieceTitle: item.piece_title,
    activity: item.activity,
    isWithdrawn: item.is_withdrawn,
    status: counted?.isComplete ? 'complete' : 'waiting',
    total: counted?.total ?? null,
    ...partsOf(standing, group),
    place,
    placeTo: place === null || standing.scheme.numbering === 'dense' ? place : place + standing.sharedBy - 1,
    award: award && { guid: award.guid, title: award.title, color: award.color },
    byJudge: columns.judges.map(({ guid }) => cellsOf(standing, guid, columns)),
    byCriterion: columns.criteria.map(
      (criterion) => counted?.scores[standing.criteria.indexOf(criterion)] ?? { score: null, points: null },
    ),
  };
}

function cellsOf({ item, counted, marks, abstains, judges, criteria }: Standing, judge: string, columns: Columns) {
  const j = judges.indexOf(judge);
  if (j < 0 || !takesPart(item)) {
    const none = columns.criteria.map(() => null);
    return { total: null, given: 0, expected: 0, isDropped: false, abstained: false, marks: none };
  }
  // Marks that an abstaining judge gave before neither count nor show.
  const own = marks[j]!.map((mark) => (abstains[j] ? null : mark));
  const required = criteria.flatMap(({ is_required }, c) => (is_required ? [c] : []));
  return {
    total: counted.judgeTotals[j],
    given: required.filter((c) => own[c] !== null).length,
    expected: abstains[j] ? 0 : required.length,
    isDropped: counted.struck[j],
    abstained: abstains[j],
    marks: columns.criteria.map((criterion) => own[criteria.indexOf(criterion)] ?? null),
  };
}
