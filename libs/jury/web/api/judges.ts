// Judges of the event, with their links and nominations.

import { CompetitionJudgeGetByCompetitionGuid, type AnswerOf } from '@rampa/contract';
import { useAllPages } from '@rampa/platform/web/desk';

export type Judge = AnswerOf<typeof CompetitionJudgeGetByCompetitionGuid>['collection'][number];

export function useJudges(competitionGuid: string) {
  return useAllPages(CompetitionJudgeGetByCompetitionGuid, { query: { competitionGuid } });
}
