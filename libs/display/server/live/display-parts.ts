// Builds the parts of the hall's view from program and results. Pure.

import type { DisplayView, ProgramItemView } from '@rampa/contract';
import { sharedPlacesNote } from '@rampa/display/domain';
import { methodOf } from '@rampa/judging/domain';
import type { HallGroup, HallResults, HallRow } from '@rampa/judging/server';
import { formatThousandths, shortNames, type Guid } from '@rampa/kernel';

/** More rows than the pages of a hall ever show. */
const MOST_LEADERS = 40;

const NO_VALUE = '—';
/** Separator between the parts of a group's name, as the program writes it. */
const SEPARATOR = ' · ';

export function nameOf(
  { performer, collective }: Pick<ProgramItemView, 'performer' | 'collective'>,
  title = '',
): string {
  return performer || collective || title;
}

/** Second line: «Образцовый ансамбль танца · Кострома». */
function detailOf(item: Pick<ProgramItemView, 'performer' | 'collective' | 'city'>): string {
  return [item.performer ? item.collective : '', item.city].filter((part) => part !== '').join(' · ');
}

/** `nomination`: as the screen shows it. */
export function performerOf(item: ProgramItemView, nomination: string): NonNullable<DisplayView['current']> {
  const { number, pieceTitle: piece, authors } = item;
  const values = item.nomination === '' ? item.group : item.group.slice(item.nomination.length + SEPARATOR.length);
  return { number, name: nameOf(item, item.title), detail: detailOf(item), piece, authors, nomination, group: values };
}

export function nextOf(item: ProgramItemView): NonNullable<DisplayView['next']> {
  return { number: item.number, name: nameOf(item, item.title), detail: detailOf(item) };
}

/** Whether a picture names the performer of one of these items as the item does. */
export function namesAny(
  { current, next, upcoming, leaders }: DisplayView,
  items: readonly ProgramItemView[],
): boolean {
  const shown = [current, next, ...upcoming, ...(leaders?.rows ?? [])];
  const texts = new Set(shown.flatMap((one) => (one ? [one.name, 'detail' in one ? one.detail : ''] : [])));
  return items.some((item) => {
    const { name, detail } = nextOf(item);
    return texts.has(name) || (item.performer !== '' && item.collective !== '' && texts.has(detail));
  });
}

export interface FoundRow {
  group: HallGroup;
  row: HallRow;
}

export function rowOf({ groups }: HallResults, item: Guid): FoundRow | null {
  for (const group of groups) {
    const row = group.rows.find(({ itemGuid }) => itemGuid === item);
    if (row) return { group, row };
  }
  return null;
}

/** Call it only for a row that may be revealed. */
export function resultOf(
  { decimals, judges }: HallResults,
  found: FoundRow,
  { showJudgeMarks }: { showJudgeMarks: boolean },
): NonNullable<DisplayView['result']> {
  const { group, row } = found;
  const text = (value: number | null) => (value === null ? NO_VALUE : formatThousandths(value, decimals));
  // Zero technical points and deductions are left out: the hall is not told about what is absent.
  const part = (value: number | null) => (value ? text(value) : null);
  const names = shortNames(judges);
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
    award: row.award && titleOf(row.award, isProvisional),
    note: methodOf(group.method, row.byJudge),
    marks: showJudgeMarks ? marks : [],
    technical,
    // The judges' own sum is left out where nothing was added or deducted.
    components: technical === null && deductions === null ? null : part(row.components),
    deductions,
  };
}

/** Another performance of the group is still to be judged, so its places may move. */
const mayMove = (group: HallGroup): boolean =>
  group.isProvisional || competingIn(group).some(({ isComplete }) => !isComplete);

/** A title given by points or by the jury stays, whatever happens to the places. */
const titleOf = ({ title, color, isByPlace }: NonNullable<HallRow['award']>, mayPlacesMove: boolean) => ({
  ...{ title, color },
  isProvisional: mayPlacesMove && isByPlace,
});

export const competingIn = (group: HallGroup): HallRow[] =>
  group.rows.filter(({ isWithdrawn, activity }) => !isWithdrawn && activity !== 'Skipped');

/** Marks one by one before there is a total: only of judges who have sent all of theirs. */
export function openMarksOf({ decimals, judges }: HallResults, row: HallRow): NonNullable<DisplayView['result']> {
  const names = shortNames(judges);
  const marks = row.byJudge.flatMap(({ total, isAsked, hasGivenAll }, index) => {
    if (!isAsked) return [];
    const value = hasGivenAll && total !== null ? formatThousandths(total, decimals) : '';
    return [{ name: names[index] ?? '', value, isDropped: false }];
  });
  return {
    ...{ total: NO_VALUE, place: null, placeTo: null, isProvisional: false, award: null, note: '', marks },
    ...{ technical: null, components: null, deductions: null },
  };
}

const shownIn = (group: HallGroup, mayShow: (row: HallRow) => boolean): HallRow[] =>
  competingIn(group)
    .filter(mayShow)
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));

/** The rows of `leadersOf`, in its order. */
export const leadersIn = (group: HallGroup, mayShow: (row: HallRow) => boolean): HallRow[] =>
  shownIn(group, mayShow).slice(0, MOST_LEADERS);

export interface ShownOfGroup {
  /** The group's nomination as the screen shows it. */
  title: string;
  current: Guid | null;
  /** Only rows that pass this test are shown. */
  mayShow: (row: HallRow) => boolean;
}

export function leadersOf(
  { decimals }: HallResults,
  group: HallGroup,
  { title, current, mayShow }: ShownOfGroup,
): NonNullable<DisplayView['leaders']> {
  const competing = competingIn(group);
  const shown = shownIn(group, mayShow);
  const isProvisional = shown.length > 0 && (group.isProvisional || shown.length < competing.length);
  return {
    title,
    subtitle: group.subtitle,
    scored: shown.length,
    of: competing.length,
    note: [sharedPlacesNote(shown), isProvisional ? 'Места предварительные' : ''].filter(Boolean).join('. '),
    rows: leadersIn(group, mayShow).map((row) => ({
      place: row.place,
      name: nameOf(row),
      city: row.city,
      award: row.award && titleOf(row.award, mayMove(group)),
      total: row.total === null ? NO_VALUE : formatThousandths(row.total, decimals),
      isCurrent: row.itemGuid === current,
    })),
  };
}
