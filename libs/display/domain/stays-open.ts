// When the reveal rule becomes «по кнопке» in the middle of the day, results that the former rule showed stay open, so
// that a standing in the hall does not lose them.

import type { Reveal } from '@rampa/kernel';
import { mayReveal, type StageFacts } from './scene.ts';

export interface RevealedFacts extends Pick<
  StageFacts,
  'isOnStage' | 'allSent' | 'hasTotal' | 'protocol' | 'isReleased'
> {
  /** The display is about this performance now. */
  isCurrent: boolean;
  /** Its values are on the screen now. */
  isInPicture: boolean;
}

/**
 * Whether a result counts as released once the rule is «по кнопке»; `from` is the former rule. The current performance
 * counts only if the hall already sees its result; otherwise the operator must press.
 */
export function staysOpen(from: Reveal, facts: RevealedFacts): boolean {
  return mayReveal(from, facts) && (!facts.isCurrent || facts.isInPicture);
}
