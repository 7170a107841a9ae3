// Titles that need points, of which a method that counts places knows none.

import type { AnswerOf, AwardGroupGetByCompetition } from '@rampa/contract';

type AwardSets = AnswerOf<typeof AwardGroupGetByCompetition>;

/** Titles given by points among those of one nomination; null: those of every nomination that has none of its own. */
export function titlesByPoints(sets: AwardSets, nominationGuid: string | null): string[] {
  const named = sets.filter(
    ({ nominationGuids }) => nominationGuid !== null && nominationGuids.includes(nominationGuid),
  );
  const holding = named.length > 0 ? named : sets.filter(({ nominationGuids }) => nominationGuids.length === 0);
  return holding
    .flatMap(({ settings }) => settings.filter(({ kind }) => kind === 'threshold' || kind === 'thresholdThenRank'))
    .map(({ title }) => title);
}
