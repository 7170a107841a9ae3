// Ready tie chains, in the order of steps that real rules use: marks first, the chair last.
import type { Method, TieStep } from './types.ts';

export type TieChainKey = 'equalWithinTitle' | 'marks' | 'chair' | 'shared';

export interface TieChain {
  readonly key: TieChainKey;
  readonly steps: readonly TieStep[];
}

const LAST_WORD: readonly TieStep[] = [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }];

/** Equal totals have equal titles, so they stay equal; where the title goes by place, the chair decides. */
const EQUAL_WITHIN_TITLE: TieChain = {
  key: 'equalWithinTitle',
  steps: [{ kind: 'leaveEqualWithinTitle' }, ...LAST_WORD],
};
const CHAIR: TieChain = { key: 'chair', steps: LAST_WORD };
const SHARED: TieChain = { key: 'shared', steps: [{ kind: 'sharedPlace' }] };

/** The chains that can separate performances under the method; empty where the rules of the sport are the chain. */
export function tieChainsOf(method: Method): readonly TieChain[] {
  const marks: TieChain = { key: 'marks', steps: [...comparisonsOf(method), ...LAST_WORD] };
  switch (method.kind) {
    case 'figureSkating':
      return [];
    case 'skating':
      return [CHAIR, SHARED];
    case 'sumOfPlaces':
    case 'placePoints':
      return [marks, CHAIR, SHARED];
    default:
      return [EQUAL_WITHIN_TITLE, marks, CHAIR, SHARED];
  }
}

/** The chain that the steps equal; null: the organizer's own steps. */
export function tieChainOf(method: Method, ties: readonly TieStep[]): TieChainKey | null {
  const wanted = JSON.stringify(ties);
  return tieChainsOf(method).find(({ steps }) => JSON.stringify(steps) === wanted)?.key ?? null;
}

/** Throws RangeError when the method has no such chain. */
export function tieSteps(method: Method, key: TieChainKey): TieStep[] {
  const chain = tieChainsOf(method).find((one) => one.key === key);
  if (!chain) throw new RangeError(`No chain ${key} under ${method.kind}`);
  return [...chain.steps];
}

function comparisonsOf(method: Method): TieStep[] {
  if (method.kind === 'sumOfPlaces' || method.kind === 'placePoints') return [{ kind: 'pairwiseMajority' }];
  // Where nothing is struck, equal performances have equal sums of all marks too.
  const dropped: TieStep[] =
    method.kind === 'trimmedMean' || method.kind === 'median' ? [{ kind: 'sumWithDropped' }] : [];
  return [...dropped, { kind: 'pairwiseMajority' }, { kind: 'lowestCounted' }, { kind: 'chairMark' }];
}
