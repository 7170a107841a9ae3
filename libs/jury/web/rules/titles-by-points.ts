// Titles that need points, which a method by places does not give.

import type { AnswerOf, AwardGroupGetByCompetition } from '@rampa/contract';

type AwardSets = AnswerOf<typeof AwardGroupGetByCompetition>;

/** Titles by points of one nomination; null: of every nomination without titles of its own. */
export function titlesByPoints(sets: AwardSets, nominationGuid: string | null): string[] {
  const named = sets.filter(
    ({ nominationGuids }) => nominationGuid !== null && nominationGuids.includes(nominationGuid),
  );
  const holding = named.length > 0 ? named : sets.filter(({ nominationGuids }) => nominationGuids.length === 0);
  return holding
    .flatMap(({ settings }) => settings.filter(({ kind }) => kind === 'threshold' || kind === 'thresholdThenRank'))
    .map(({ title }) => title);
}
