// The program as a visitor reads it: who is on, who is next, when his own performers come. Pure.

import type { ProgramChange, PublicProgramItem } from '@rampa/contract';
import { isMeant } from '@rampa/kernel';
import { comingUp, standAhead } from '@rampa/program/domain';

export interface PublicBlock {
  key: string;
  title: string;
  items: PublicProgramItem[];
}

export interface Foyer {
  onStage: PublicProgramItem | null;
  /** All that is still to come, withdrawn performances included, because visitors search for them too. */
  ahead: PublicBlock[];
  past: PublicBlock[];
  /** Footlights of the current part: one lamp for each performance. */
  lamps: ('past' | 'now' | 'waiting')[];
  done: number;
  count: number;
}

/** Nothing of the program is known yet: it is not over. */
export const isUnknown = ({ onStage, ahead, past }: Foyer): boolean =>
  !onStage && ahead.length === 0 && past.length === 0;

const isPerformance = ({ kind }: PublicProgramItem) => kind === 'performance';

export function foyerOf(items: readonly PublicProgramItem[]): Foyer {
  const { onStage, coming } = comingUp(items);
  const stands = standAhead(items);
  // A list of what is to come does not begin with those who have been withdrawn, once it has begun.
  const hasBegun = items.some((item, index) => isPerformance(item) && !item.isWithdrawn && !stands[index]);
  const first = hasBegun
    ? items.findIndex((item, index) => isPerformance(item) && !item.isWithdrawn && stands[index])
    : 0;
  const isAhead = (item: PublicProgramItem, index: number) =>
    stands[index]! && !(isPerformance(item) && item.isWithdrawn && index < first);
  const ahead = items.filter(isAhead);
  const past = items.filter((item, index) => item.guid !== onStage?.guid && !isAhead(item, index));
  const block = (onStage ?? coming[0] ?? past.at(-1))?.block;
  const lit = items.filter((item) => isPerformance(item) && !item.isWithdrawn && item.block === block);
  return {
    onStage,
    ahead: blocksOf(ahead),
    past: blocksOf(past),
    lamps: lit.map(({ activity }) => (activity === 'OnStage' ? 'now' : activity === 'Done' ? 'past' : 'waiting')),
    done: lit.filter(({ activity }) => activity === 'Done').length,
    count: lit.length,
  };
}

function blocksOf(items: readonly PublicProgramItem[]): PublicBlock[] {
  const blocks: PublicBlock[] = [];
  for (const item of items) {
    const last = blocks.at(-1);
    const title = item.block || (isPerformance(item) ? '' : (last?.title ?? ''));
    if (last && last.title === title) last.items.push(item);
    else blocks.push({ key: item.guid, title, items: [item] });
  }
  return blocks;
}

/** Number of performances before this one; null when it is not ahead. */
export function performancesBefore(items: readonly PublicProgramItem[], guid: string): number | null {
  const at = comingUp(items).coming.findIndex((item) => item.guid === guid);
  return at < 0 ? null : at;
}

/** Number of performances before one's turn at which one is asked to the stage. */
export const CALL_BEFORE = 2;

export interface WayLamp {
  guid: string;
  number: string;
  state: 'now' | 'waiting' | 'call' | 'own';
}

/** Most lamps in the width of a narrow phone. */
const MOST_LAMPS = 7;

/** The performances between the stage and one's turn; null when it is not ahead. */
export function wayTo(
  items: readonly PublicProgramItem[],
  guid: string,
): { onStage: PublicProgramItem | null; before: number; lamps: WayLamp[] } | null {
  const { onStage, coming } = comingUp(items);
  const before = performancesBefore(items, guid);
  if (before === null) return null;
  const way = [...(onStage ? [onStage] : []), ...coming.slice(0, before + 1)];
  const own = way.length - 1;
  const lamps = way.map((item, index): WayLamp => {
    const isCall = index === own - CALL_BEFORE - 1;
    const state = index === own ? 'own' : item === onStage ? 'now' : isCall ? 'call' : 'waiting';
    return { guid: item.guid, number: item.number, state };
  });
  const shown = lamps.length <= MOST_LAMPS ? lamps : [lamps[0]!, ...lamps.slice(1 - MOST_LAMPS)];
  return { onStage, before, lamps: shown };
}

/**
 * Whose announcement calls one to the stage, and whether that has come; null when one's turn is not ahead, or somebody who
 * stands so near to it that there is nothing to wait for (`call` null) is called already.
 */
export function callOf(
  items: readonly PublicProgramItem[],
  guid: string,
): { call: PublicProgramItem | null; isTime: boolean } | null {
  const { coming } = comingUp(items);
  const before = performancesBefore(items, guid);
  if (before === null) return null;
  if (before <= CALL_BEFORE) return { call: null, isTime: true };
  return { call: coming[before - CALL_BEFORE - 1]!, isTime: false };
}

/** The followed performance that is on stage or comes first; null when there is none. */
export function nearestOf(items: readonly PublicProgramItem[], guids: readonly string[]): PublicProgramItem | null {
  const { onStage, coming } = comingUp(items);
  return [...(onStage ? [onStage] : []), ...coming].find(({ guid }) => guids.includes(guid)) ?? null;
}

export function isFound({ number, ...item }: PublicProgramItem, question: string): boolean {
  const { performer, collective, city, pieceTitle, group, title } = item;
  return isMeant(question, number, [performer, collective, city, pieceTitle, group, title]);
}

export function stateOf({ isWithdrawn, activity }: Pick<PublicProgramItem, 'isWithdrawn' | 'activity'>): string {
  if (isWithdrawn) return 'снят';
  return { Waiting: '', Ready: 'у сцены', OnStage: 'на сцене', Done: 'прошёл', Skipped: 'пропущен' }[activity];
}

/** Of one's own performances first. */
export function newsInOrder(changes: readonly ProgramChange[], isOwn: (itemGuid: string) => boolean): ProgramChange[] {
  return changes.toSorted((one, other) => rank(one) - rank(other));

  function rank(change: ProgramChange): number {
    return 'itemGuid' in change && isOwn(change.itemGuid) ? 0 : 1;
  }
}
