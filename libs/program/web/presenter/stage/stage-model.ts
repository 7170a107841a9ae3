// The running program as the presenter needs it: who is on, who comes, what each button would do, how late it is. Pure.

import type { ProgramItemView } from '@rampa/contract';

export type Activity = ProgramItemView['activity'];

export interface Stage {
  onStage: ProgramItemView | null;
  /** Performances still to come, in order; the one on stage is not among them. */
  coming: readonly ProgramItemView[];
  /** What follows in the program, breaks and texts included. */
  following: readonly ProgramItemView[];
}

function isToCome(item: ProgramItemView): boolean {
  return !item.isWithdrawn && (item.activity === 'Waiting' || item.activity === 'Ready');
}

export function stageOf(items: readonly ProgramItemView[]): Stage {
  const onStage = items.find((item) => item.activity === 'OnStage') ?? null;
  const coming = items.filter((item) => item.kind === 'performance' && isToCome(item));
  // Breaks have no steps of their own: what lies behind the last performance that has been on is still to come.
  const reached = items.findLastIndex(
    (item) => item.kind === 'performance' && (item.activity === 'OnStage' || item.activity === 'Done'),
  );
  const following = items.filter(
    (item, index) => (item.kind === 'performance' ? isToCome(item) : index > reached) && item.guid !== onStage?.guid,
  );
  return { onStage, coming, following };
}

/** One press of the presenter. */
export interface Move {
  item: ProgramItemView;
  activity: Activity;
}

export interface Moves {
  ready: Move | null;
  onStage: Move | null;
  done: Move | null;
  skip: Move | null;
  /** The next step of the evening: amber, and on the clicker. */
  main: 'onStage' | 'done';
}

/** The performance that the buttons speak of: called ones first, in the program's order. */
export function movesOf({ onStage, coming }: Stage): Moves {
  const called = coming.find((item) => item.activity === 'Ready') ?? null;
  const waiting = coming.find((item) => item.activity === 'Waiting') ?? null;
  const next = called ?? waiting;
  return {
    ready: waiting && { item: waiting, activity: 'Ready' },
    onStage: next && { item: next, activity: 'OnStage' },
    done: onStage && { item: onStage, activity: 'Done' },
    skip: next && { item: next, activity: 'Skipped' },
    main: onStage ? 'done' : 'onStage',
  };
}

/** Steps that take a move back, in their order. */
export function backOf(move: Move, previous: Activity, wasOnStage: ProgramItemView | null): Move[] {
  const back: Move[] = [{ item: move.item, activity: previous }];
  // Going on stage ended the one before: it returns.
  if (move.activity === 'OnStage' && wasOnStage && wasOnStage.guid !== move.item.guid) {
    back.push({ item: wasOnStage, activity: 'OnStage' });
  }
  return back;
}

/** Milliseconds behind the plan (negative: ahead of it); null while nothing has begun or nothing is planned. */
export function delayOf(items: readonly ProgramItemView[], now: number): number | null {
  const begun = items.filter((item) => item.onStageAt !== null && item.plannedAt !== null);
  const last = begun.reduce<ProgramItemView | null>(
    (latest, item) => (latest === null || item.onStageAt! > latest.onStageAt! ? item : latest),
    null,
  );
  if (!last) return null;
  const started = Date.parse(last.onStageAt!);
  const over = last.activity === 'OnStage' ? Math.max(0, now - started - last.duration * 1000) : 0;
  return started - Date.parse(last.plannedAt!) + over;
}

/** When an item is likely to begin; null while the program has no times. */
export function forecastOf(item: ProgramItemView, delay: number | null): number | null {
  return item.plannedAt === null ? null : Date.parse(item.plannedAt) + (delay ?? 0);
}

const KINDS: Record<ProgramItemView['kind'], string> = {
  performance: 'Выступление',
  pause: 'Перерыв',
  award: 'Награждение',
  opening: 'Открытие',
  jury: 'Обсуждение жюри',
  sceneTest: 'Проба сцены',
  lecture: 'Лекция',
  text: 'Слово ведущего',
};

export function nameOf(item: ProgramItemView): string {
  if (item.kind !== 'performance') return item.title || KINDS[item.kind];
  return item.performer || item.collective || item.title || 'Без имени';
}
