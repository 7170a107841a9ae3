// «По кнопке» in the middle of the day: what the hall was allowed to see under the rule of before stays open, so that a
// standing does not forget it.

import type { Reveal } from '@rampa/kernel';
import { mayReveal, type StageFacts } from './scene.ts';

export interface RevealedFacts extends Pick<
  StageFacts,
  'isOnStage' | 'allSent' | 'hasTotal' | 'protocol' | 'isReleased'
> {
  /** The display is about this performance now. */
  isCurrent: boolean;
  /** Its values are in the picture that the hall sees now. */
  isInPicture: boolean;
}

/**
 * Does this result count as released once the rule is «по кнопке»? `from`: the rule of before. The performance of this
 * moment only if the hall sees its result already: otherwise its press is still to come.
 */
export function staysOpen(from: Reveal, facts: RevealedFacts): boolean {
  return mayReveal(from, facts) && (!facts.isCurrent || facts.isInPicture);
}
