// The current part of the program: name, progress, end. Pure.

import type { ProgramItemView } from '@rampa/contract';
import { comingUp } from '@rampa/program/domain';
import { blocksOf, endOf, type OrderBlock } from './order.ts';

/** The part of the performance on stage, else of the next one; after the end, the last part. */
export function currentPart(items: readonly ProgramItemView[]): OrderBlock | null {
  const { onStage, coming } = comingUp(items);
  const at = onStage ?? coming[0] ?? items.at(-1);
  return blocksOf(items).find((block) => block.items.some(({ item }) => item === at)) ?? null;
}

export interface PartEnd {
  planned: string | null;
  forecast: string;
}

/** Null once nothing of the part is ahead, or while nothing is known. */
export function partEnd(items: readonly ProgramItemView[], gapS: number, nowMs: number): PartEnd | null {
  const part = currentPart(items);
  return part && endOf(items, new Set(part.items.map(({ item }) => item.guid)), gapS, nowMs);
}
