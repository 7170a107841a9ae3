// How the hall reads what the program and the protocol hold. Pure: states in, parts of the contract's view out.

import type { DisplayView, ProgramItemView, ProtocolView } from '@rampa/contract';
import { sharedPlacesNote } from '@rampa/display/domain';
import { formatThousandths, shortNames, type Guid } from '@rampa/kernel';

type Group = ProtocolView['groups'][number];
export type ProtocolRow = Group['rows'][number];

/** More rows than the pages of a hall ever show. */
const MOST_LEADERS = 40;

const NO_VALUE = '—';
/** Between the parts of a group, as the program writes it. */
const SEPARATOR = ' · ';

function nameOf({ performer, collective }: Pick<ProgramItemView, 'performer' | 'collective'>, title = ''): string {
  return performer || collective || title;
}

/** Second line: «Образцовый ансамбль танца · Кострома». */
function detailOf(item: Pick<ProgramItemView, 'performer' | 'collective' | 'city'>): string {
  return [item.performer ? item.collective : '', item.city].filter((part) => part !== '').join(' · ');
}

/** `nomination`: as a screen calls it. */
export function performerOf(item: ProgramItemView, nomination: string): NonNullable<DisplayView['current']> {
  const { number, pieceTitle: piece, authors } = item;
  const values = item.nomination === '' ? item.group : item.group.slice(item.nomination.length + SEPARATOR.length);
  return { number, name: nameOf(item, item.title), detail: detailOf(item), piece, authors, nomination, group: values };
}

export function nextOf(item: ProgramItemView): NonNullable<DisplayView['next']> {
  return { number: item.number, name: nameOf(item, item.title), detail: detailOf(item) };
}

export function rowOf(protocol: ProtocolView, item: Guid): { group: Group; row: ProtocolRow } | null {
  for (const group of protocol.groups) {
    const row = group.rows.find(({ itemGuid }) => itemGuid === item);
    if (row) return { group, row };
  }
  return null;
}

/**
 * To be called only for a row that may be revealed. `isByPlace`: its title goes with its place; `note`: how it was
 * counted.
 */
export function resultOf(
  protocol: ProtocolView,
  { group, row }: { group: Group; row: ProtocolRow },
  { showJudgeMarks, isByPlace, note }: { showJudgeMarks: boolean; isByPlace: boolean; note: string },
): NonNullable<DisplayView['result']> {
  const text = (value: number | null) => (value === null ? NO_VALUE : formatThousandths(value, protocol.decimals));
  // Zero technical points or deductions are none: the hall is not told about what is not there.
  const part = (value: number | null) => (value ? text(value) : null);
  const names = shortNames(protocol.judges.map(({ fullName }) => fullName));
  const marks = row.byJudge.flatMap(({ total, isDropped, abstained }, index) =>
    total === null || abstained ? [] : [{ name: names[index] ?? '', value: text(total), isDropped }],
  );
  const technical = part(row.technical);
  const deductions = part(row.deductions);
  const isProvisional = mayMove(group);
  return {
    total: text(row.total),
    place: row.place,
    placeTo: row.placeTo,
    isProvisional,
    award: row.award && {
      title: row.award.title,
      color: row.award.color,
      isProvisional: isProvisional && isByPlace,
    },
    note,
    marks: showJudgeMarks ? marks : [],
    technical,
    // What the judges gave by themselves tells nothing new where nothing was added or taken off.
    components: technical === null && deductions === null ? null : part(row.components),
    deductions,
  };
}

/** Another of the group is still to be judged: its places may move. */
const mayMove = (group: Group): boolean =>
  group.isProvisional || competingIn(group).some(({ status }) => status !== 'complete');

const competingIn = (group: Group): ProtocolRow[] =>
  group.rows.filter(({ isWithdrawn, activity }) => !isWithdrawn && activity !== 'Skipped');

/** Marks one by one, before there is a total: only of judges who have sent all of theirs. */
export function openMarksOf(protocol: ProtocolView, row: ProtocolRow): NonNullable<DisplayView['result']> {
  const names = shortNames(protocol.judges.map(({ fullName }) => fullName));
  const marks = row.byJudge.flatMap(({ total, given, expected, abstained }, index) => {
    if (abstained || expected === 0) return [];
    const value = given >= expected && total !== null ? formatThousandths(total, protocol.decimals) : '';
    return [{ name: names[index] ?? '', value, isDropped: false }];
  });
  return {
    ...{ total: NO_VALUE, place: null, placeTo: null, isProvisional: false, award: null, note: '', marks },
    ...{ technical: null, components: null, deductions: null },
  };
}

export interface ShownOfGroup {
  /** The group’s nomination as a screen calls it. */
  title: string;
  current: Guid | null;
  /** Only rows that it lets through are shown. */
  mayShow: (row: ProtocolRow) => boolean;
  /** Performances whose title goes with the place. */
  byPlace: ReadonlySet<Guid>;
}

export function leadersOf(
  protocol: ProtocolView,
  group: Group,
  { title, current, mayShow, byPlace }: ShownOfGroup,
): NonNullable<DisplayView['leaders']> {
  const competing = competingIn(group);
  const shown = competing.filter(mayShow).sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  const isProvisional = shown.length > 0 && (group.isProvisional || shown.length < competing.length);
  return {
    title,
    subtitle: group.subtitle,
    scored: shown.length,
    of: competing.length,
    note: [sharedPlacesNote(shown), isProvisional ? 'Места предварительные' : ''].filter(Boolean).join('. '),
    rows: shown.slice(0, MOST_LEADERS).map((row) => ({
      place: row.place,
      name: nameOf(row),
      city: row.city,
      award: row.award && {
        title: row.award.title,
        color: row.award.color,
        isProvisional: mayMove(group) && byPlace.has(row.itemGuid),
      },
      total: row.total === null ? NO_VALUE : formatThousandths(row.total, protocol.decimals),
      isCurrent: row.itemGuid === current,
    })),
  };
}
