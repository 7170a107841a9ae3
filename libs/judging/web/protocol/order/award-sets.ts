// Which set of titles serves a nomination.

import type { AnswerOf, AwardGroupGetByCompetition } from '@rampa/contract';

export type AwardSet = AnswerOf<typeof AwardGroupGetByCompetition>[number];

/** The set that names the performance's nomination, else the one for all the rest. */
export function setOf(sets: readonly AwardSet[], nomination: string | null): AwardSet | undefined {
  const own = sets.find(({ nominationGuids }) => nomination !== null && nominationGuids.includes(nomination));
  return own ?? sets.find(({ nominationGuids }) => nominationGuids.length === 0);
}
