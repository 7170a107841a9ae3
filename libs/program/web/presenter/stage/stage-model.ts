// The running program for the presenter: who is on, who is next, what each button does, how late it is. Pure.

import type { PresenterItemView, PresenterView } from '@rampa/contract';
import { msOf } from '@rampa/kernel';
import { aheadOf, comingUp, delayMinutes, forecastOf, offeredSteps } from '@rampa/program/domain';

export type Activity = PresenterItemView['activity'];

export interface Stage {
  onStage: PresenterItemView | null;
  /** Performances still to come, the next one first; without the one on stage. */
  coming: readonly PresenterItemView[];
  /** Items that follow in the program, breaks and texts included. */
  following: readonly PresenterItemView[];
}

export function stageOf(items: readonly PresenterItemView[]): Stage {
  const { onStage, coming } = comingUp(items);
  return { onStage, coming, following: aheadOf(items) };
}

/** One step that the presenter can make. */
export interface Move {
  item: PresenterItemView;
  activity: Activity;
}

export interface Moves {
  ready: Move | null;
  onStage: Move | null;
  done: Move | null;
  skip: Move | null;
  /** The next step: amber, and on the clicker. */
  main: 'onStage' | 'done';
}

/** The performances that the buttons are about. */
export function movesOf(items: readonly PresenterItemView[]): Moves {
  const { main, start, call, skip } = offeredSteps(items);
  const onStage = main?.kind === 'finish' ? main.item : null;
  return {
    ready: call && { item: call, activity: 'Ready' },
    onStage: start && { item: start, activity: 'OnStage' },
    done: onStage && { item: onStage, activity: 'Done' },
    skip: skip && { item: skip, activity: 'Skipped' },
    main: onStage ? 'done' : 'onStage',
  };
}

export interface BoothTimes {
  /** Minutes behind the plan (negative: ahead); null while nothing has begun, and in a rehearsal on another day. */
  delay: number | null;
  /** Item guid → forecast start of what is ahead, ms. */
  starts: ReadonlyMap<string, number>;
}

/** A rehearsal on another day is not late. */
const FOREIGN_DAY_MINUTES = 600;

export function timesOf(program: Pick<PresenterView, 'items' | 'gap'>, now: number): BoothTimes {
  const { starts, delayMs } = forecastOf(program.items, program.gap, now);
  const minutes = delayMinutes(delayMs);
  const isForeign = minutes !== null && Math.abs(minutes) > FOREIGN_DAY_MINUTES;
  const known = program.items.flatMap(({ guid, plannedAt }, index): [string, number][] => {
    const start = isForeign ? (starts[index] == null ? null : msOf(plannedAt)) : starts[index];
    return start == null ? [] : [[guid, start]];
  });
  return { delay: isForeign ? null : minutes, starts: new Map(known) };
}

/** The texts of the awarding, one after another. */
export interface AwardStep {
  part: string;
  award: { title: string; color: string };
  /** Of a special prize. */
  giver: string;
  place: number | null;
  placeTo: number | null;
  item: PresenterItemView;
}

/** Null while results may not be read aloud. */
export function awardSteps({ awards, items }: Pick<PresenterView, 'awards' | 'items'>): AwardStep[] | null {
  if (!awards) return null;
  const byGuid = new Map(items.map((item) => [item.guid, item]));
  return awards.flatMap(({ title, rows }) =>
    rows.flatMap(({ itemGuid, ...row }) => {
      const item = byGuid.get(itemGuid);
      return item ? [{ ...row, part: title, item }] : [];
    }),
  );
}

/** The previous or next item of the whole program, for looking around; it stops at the ends. */
export function besides(
  items: readonly PresenterItemView[],
  guid: string | null,
  by: 1 | -1,
): PresenterItemView | null {
  const at = items.findIndex((item) => item.guid === guid);
  return items[Math.min(items.length - 1, Math.max(0, at + by))] ?? null;
}

const KINDS: Record<PresenterItemView['kind'], string> = {
  performance: 'Выступление',
  pause: 'Перерыв',
  award: 'Награждение',
  opening: 'Открытие',
  jury: 'Обсуждение жюри',
  sceneTest: 'Проба сцены',
  lecture: 'Мастер-класс',
  text: 'Слово ведущего',
};

export function nameOf(item: Pick<PresenterItemView, 'kind' | 'title' | 'performer' | 'collective'>): string {
  if (item.kind !== 'performance') return item.title || KINDS[item.kind];
  return item.performer || item.collective || item.title || 'Без имени';
}

/** A long name is set smaller, so that the text stays in sight. */
export function nameLength(item: PresenterItemView): 'usual' | 'long' | 'longest' {
  const { length } = nameOf(item);
  return length > 52 ? 'longest' : length > 26 ? 'long' : 'usual';
}

/** Name and piece together would push the words to read aloud out of sight on all but wide screens. */
export function wordsFirst(item: PresenterItemView): boolean {
  return item.kind === 'performance' && nameOf(item).length + item.pieceTitle.length > 60;
}

/** Letters of the longest unbreakable part of a name: the font is made so small that it fits a line. */
export function longestUnbroken(name: string): number {
  // A word joiner at a hyphen prevents a break there.
  const pieces = name.split(/[ \t\n]+|(?<=[^\u2060][-\u2011/])/u);
  return Math.max(1, ...pieces.map((piece) => widthOf(piece.replaceAll('\u2060', ''))));
}

/** Capitals count a quarter wider. */
function widthOf(piece: string): number {
  const capitals = piece.match(/\p{Lu}/gu)?.length ?? 0;
  return Math.ceil(piece.length + capitals / 4);
}
