// The part of the program that goes on now: what it is called, how far it is, when it ends. Pure.

import type { ProgramItemView } from '@rampa/contract';
import { comingUp } from '@rampa/program/domain';
import { blocksOf, endOf, type OrderBlock } from './order.ts';

/** Of whoever is on stage, else of whoever comes next; over, it is the last one. */
export function currentPart(items: readonly ProgramItemView[]): OrderBlock | null {
  const { onStage, coming } = comingUp(items);
  const at = onStage ?? coming[0] ?? items.at(-1);
  return blocksOf(items).find((block) => block.items.some(({ item }) => item === at)) ?? null;
}

export interface PartEnd {
  planned: string | null;
  forecast: string;
}

/** Null once nothing of it is ahead, or while nothing is known. */
export function partEnd(items: readonly ProgramItemView[], gapS: number, nowMs: number): PartEnd | null {
  const part = currentPart(items);
  return part && endOf(items, new Set(part.items.map(({ item }) => item.guid)), gapS, nowMs);
}
