// The running order as the organizer reads it: what is next, how late we are, where blocks begin.

import type { ProgramItemView } from '@rampa/contract';
import type { Activity } from '@rampa/kernel';

export type NextStep = { kind: 'finish' | 'start'; item: ProgramItemView };

export function isPerformance(item: ProgramItemView): boolean {
  return item.kind === 'performance';
}

function isAhead(item: ProgramItemView): boolean {
  return isPerformance(item) && !item.isWithdrawn && (item.activity === 'Waiting' || item.activity === 'Ready');
}

export function onStage(items: readonly ProgramItemView[]): ProgramItemView | null {
  return items.find((item) => item.activity === 'OnStage' && !item.isWithdrawn) ?? null;
}

/** The one step that the big button makes: who is on stage ends, else the first one ahead begins. */
export function nextStep(items: readonly ProgramItemView[]): NextStep | null {
  const current = onStage(items);
  if (current) return { kind: 'finish', item: current };
  const first = items.find(isAhead);
  return first ? { kind: 'start', item: first } : null;
}

/** Whom to ask to the stage now: the first one ahead who is not ready yet. */
export function nextToCall(items: readonly ProgramItemView[]): ProgramItemView | null {
  const step = nextStep(items);
  return items.find((item) => isAhead(item) && item.activity === 'Waiting' && item !== step?.item) ?? null;
}

/** Whom «Пропуск» passes over: the next one ahead. */
export function nextAhead(items: readonly ProgramItemView[]): ProgramItemView | null {
  return items.find(isAhead) ?? null;
}

/**
 * Minutes behind the plan (negative: ahead): by the start of whom is on stage, else by the end of the last one.
 * null while nothing has begun or nothing is planned.
 */
export function minutesLate(items: readonly ProgramItemView[]): number | null {
  const current = onStage(items);
  const late = (is: string, planned: number) => Math.round((Date.parse(is) - planned) / 60_000);
  if (current?.onStageAt && current.plannedAt) return late(current.onStageAt, Date.parse(current.plannedAt));
  let last: ProgramItemView | null = null;
  for (const item of items) {
    if (item.activity === 'Done' && item.doneAt && item.plannedAt && (!last || item.doneAt > last.doneAt!)) last = item;
  }
  return last ? late(last.doneAt!, Date.parse(last.plannedAt!) + last.duration * 1000) : null;
}

/** Only what is ahead has a forecast, and only where it differs from the plan. */
export function forecastAt(item: ProgramItemView, late: number | null): string | null {
  if (!late || !item.plannedAt || item.isWithdrawn) return null;
  if (isPerformance(item) ? !isAhead(item) : item.doneAt !== null) return null;
  return new Date(Date.parse(item.plannedAt) + late * 60_000).toISOString();
}

export interface OrderBlock {
  /** The first item's guid: block names may repeat. */
  key: string;
  title: string;
  items: { item: ProgramItemView; index: number }[];
  performances: number;
  done: number;
}

export function blocksOf(items: readonly ProgramItemView[]): OrderBlock[] {
  const blocks: OrderBlock[] = [];
  items.forEach((item, index) => {
    let block = blocks.at(-1);
    // A pause without a block belongs to the block it stands in.
    const continues = block && (item.block === block.title || (item.block === '' && !isPerformance(item)));
    if (!block || !continues) {
      block = { key: item.guid, title: item.block, items: [], performances: 0, done: 0 };
      blocks.push(block);
    }
    block.items.push({ item, index });
    if (isPerformance(item) && !item.isWithdrawn) {
      block.performances++;
      if (item.activity === 'Done') block.done++;
    }
  });
  return blocks;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = list.slice();
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}

/** What must be set to take a step back. A new one on stage ended the former: he comes back. */
export function stepsBack(
  items: readonly ProgramItemView[],
  item: ProgramItemView,
  to: Activity,
): { guid: string; activity: Activity }[] {
  const back = [{ guid: item.guid, activity: item.activity }];
  const current = onStage(items);
  if (to === 'OnStage' && current && current.guid !== item.guid) back.push({ guid: current.guid, activity: 'OnStage' });
  return back;
}
