import { PointGetByCompetition, type CriterionView } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';

export function usePoints(competitionGuid: string) {
  return useRead(PointGetByCompetition, { query: { competitionGuid } });
}

/** A criterion as `Point/Update` takes it. */
export function sentPoint({ guid, nominationGuids, ...fields }: CriterionView) {
  return { pointGuid: guid, ...fields, nominations: nominationGuids };
}
