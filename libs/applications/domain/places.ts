// Places by the lines of one field: who takes some, who waits, and whose turn it is.

import type { BlockAnswers } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

/** How many places of each line. */
export type Demand = ReadonlyMap<Guid, number>;

export interface Seats {
  /** Of lines that have a limit. */
  places: Demand;
  /** By applications that were sent and neither wait nor were declined. */
  taken: Demand;
}

/** Each block takes a place of each line that it has chosen; `n` of the field. What is hidden does not count. */
export function demandOf(
  blocks: readonly BlockAnswers[],
  n: number,
  hidden: ReadonlyMap<Guid, readonly string[]>,
): Map<Guid, number> {
  const demand = new Map<Guid, number>();
  for (const { guid, answers } of blocks) {
    const answer = hidden.get(guid)?.includes(`f${n}`) ? undefined : answers[n];
    if (answer && 'i' in answer) for (const item of answer.i) demand.set(item, (demand.get(item) ?? 0) + 1);
  }
  return demand;
}

/** Lines of which there are too few places for it. */
export function lackingPlaces({ places, taken }: Seats, demand: Demand): Guid[] {
  return [...demand]
    .filter(([item, wanted]) => places.has(item) && (taken.get(item) ?? 0) + wanted > places.get(item)!)
    .map(([item]) => item);
}

export interface Waiting {
  guid: Guid;
  demand: Demand;
}

/**
 * Those in the list, the first sent first, who get a place now. Whoever lacks a place of a line holds the line for himself:
 * nobody behind him gets past him there.
 */
export function nextIn({ places, taken }: Seats, queue: readonly Waiting[]): Guid[] {
  const now = new Map(taken);
  const held = new Set<Guid>();
  return queue.flatMap(({ guid, demand }) => {
    const lacking = lackingPlaces({ places, taken: now }, demand);
    const isHeld = [...demand.keys()].some((item) => held.has(item));
    if (lacking.length > 0 || isHeld) {
      for (const item of lacking) held.add(item);
      return [];
    }
    for (const [item, wanted] of demand) now.set(item, (now.get(item) ?? 0) + wanted);
    return [guid];
  });
}

/** Which one he is in the list of each line that he lacks; who has waited longer stands in `queue`. */
export function turnsOf(lines: readonly Guid[], queue: readonly Waiting[]): Map<Guid, number> {
  return new Map(lines.map((item) => [item, queue.filter(({ demand }) => demand.has(item)).length + 1]));
}
