// Who is on stage, who comes next and what may be pressed: one answer for the desk, the presenter, the hall and the
// foyer.

import type { Activity, ItemKind } from '@rampa/kernel';

export interface PlacedInOrder {
  kind: ItemKind;
  activity: Activity;
  isWithdrawn: boolean;
}

export interface StagedInOrder extends PlacedInOrder {
  /** ISO instant ending in Z, so that texts compare as times. */
  doneAt: string | null;
}

export interface Coming<Item> {
  onStage: Item | null;
  /** The performance on stage, or the last one done. */
  current: Item | null;
  /** Performances still to come, the next one first. */
  coming: Item[];
}

/**
 * Who was called («Вызвать») goes first, then whoever waits, in the order of the program. A performance that went on
 * stage out of turn passes nobody over: those before it wait where they stood, until they perform or are skipped.
 */
export function comingUp<Item extends StagedInOrder>(items: readonly Item[]): Coming<Item> {
  const performances = items.filter(isPresent);
  const onStage = performances.find(({ activity }) => activity === 'OnStage') ?? null;
  return { onStage, current: onStage ?? lastDone(performances), coming: inTurn(performances) };
}

const isPresent = ({ kind, isWithdrawn }: PlacedInOrder) => kind === 'performance' && !isWithdrawn;
const waits = ({ activity }: PlacedInOrder) => activity === 'Waiting' || activity === 'Ready';

function inTurn<Item extends PlacedInOrder>(performances: readonly Item[]): Item[] {
  const as = (activity: Activity) => performances.filter((item) => item.activity === activity);
  return [...as('Ready'), ...as('Waiting')];
}

function lastDone<Item extends StagedInOrder>(performances: readonly Item[]): Item | null {
  let last: Item | null = null;
  for (const item of performances) {
    if (item.activity === 'Done' && (item.doneAt ?? '') >= (last?.doneAt ?? '')) last = item;
  }
  return last;
}

/**
 * For each item, whether its place is still ahead. Nobody presses a break: it is over once a performance behind it has
 * begun, unless the one before it or the one after it still waits.
 */
export function standAhead(items: readonly PlacedInOrder[]): boolean[] {
  const hasPlace = (item: PlacedInOrder) => isPresent(item) && item.activity !== 'Skipped';
  const reached = items.findLastIndex((item) => hasPlace(item) && !waits(item));
  return items.map((item, index) => {
    if (isPresent(item)) return waits(item);
    if (index > reached) return true;
    const beside = [items.slice(0, index).findLast(hasPlace), items.slice(index).find(hasPlace)];
    return beside.some((one) => one !== undefined && waits(one));
  });
}

/** All that is still ahead, breaks included; a performance called out of turn changes places with others, not with them. */
export function aheadOf<Item extends PlacedInOrder>(items: readonly Item[]): Item[] {
  const isAhead = standAhead(items);
  const ahead = items.filter(({ isWithdrawn }, index) => isAhead[index] && !isWithdrawn);
  const turns = inTurn(ahead.filter(isPresent)).values();
  return ahead.map((item) => (isPresent(item) ? turns.next().value! : item));
}

export interface OfferedSteps<Item> {
  /** The step of the big button: ends the performance on stage, or else begins the next one. */
  main: { kind: 'finish' | 'start'; item: Item } | null;
  start: Item | null;
  /** The first who has not been called. */
  call: Item | null;
  skip: Item | null;
}

/** The same for the desk and the presenter, so that both call and skip one and the same performance. */
export function offeredSteps<Item extends PlacedInOrder>(items: readonly Item[]): OfferedSteps<Item> {
  const performances = items.filter(isPresent);
  const onStage = performances.find(({ activity }) => activity === 'OnStage');
  const coming = inTurn(performances);
  const [next = null] = coming;
  return {
    main: onStage ? { kind: 'finish', item: onStage } : next === null ? null : { kind: 'start', item: next },
    start: next,
    call: coming.find(({ activity }) => activity === 'Waiting') ?? null,
    skip: next,
  };
}
