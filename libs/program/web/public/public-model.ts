// The program as somebody in the foyer reads it: who is on, who is next, and when his own people come. Pure.

import type { PublicProgramItem } from '@rampa/contract';
import { isMeant } from '@rampa/kernel';

export interface PublicBlock {
  key: string;
  title: string;
  items: PublicProgramItem[];
}

export interface Foyer {
  onStage: PublicProgramItem | null;
  /** Behind the last performance that has been on stage, withdrawn ones included: they are looked for, too. */
  ahead: PublicBlock[];
  past: PublicBlock[];
  /** Footlights of the block that plays: one lamp for each performance. */
  lamps: ('past' | 'now' | 'waiting')[];
  done: number;
  count: number;
}

const isPerformance = ({ kind }: PublicProgramItem) => kind === 'performance';

export function foyerOf(items: readonly PublicProgramItem[]): Foyer {
  const onStage = items.find(({ activity, isWithdrawn }) => activity === 'OnStage' && !isWithdrawn) ?? null;
  const reached = items.findLastIndex(
    (item) => isPerformance(item) && !item.isWithdrawn && (item.activity === 'OnStage' || item.activity === 'Done'),
  );
  const isAhead = (item: PublicProgramItem, index: number) =>
    isPerformance(item) && !item.isWithdrawn
      ? item.activity === 'Waiting' || item.activity === 'Ready'
      : index > reached;
  const ahead = items.filter((item, index) => item.guid !== onStage?.guid && isAhead(item, index));
  const past = items.filter((item, index) => item.guid !== onStage?.guid && !isAhead(item, index));
  const next = ahead.find((item) => isPerformance(item) && !item.isWithdrawn);
  const block = (onStage ?? next ?? past.at(-1))?.block;
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

/** Performances that still come before this one; null when it is not ahead. */
export function performancesBefore(items: readonly PublicProgramItem[], guid: string): number | null {
  const waits = items.filter(
    (item) => isPerformance(item) && !item.isWithdrawn && (item.activity === 'Waiting' || item.activity === 'Ready'),
  );
  const at = waits.findIndex((item) => item.guid === guid);
  return at < 0 ? null : at;
}

export function isFound({ number, ...item }: PublicProgramItem, question: string): boolean {
  const { performer, collective, city, pieceTitle, group, title } = item;
  return isMeant(question, number, [performer, collective, city, pieceTitle, group, title]);
}

export function stateOf({ isWithdrawn, activity }: PublicProgramItem): string {
  if (isWithdrawn) return 'снят';
  return { Waiting: '', Ready: 'у сцены', OnStage: 'на сцене', Done: 'прошёл', Skipped: 'пропущен' }[activity];
}
