import { PointGetByCompetition } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';

export function usePoints(competitionGuid: string) {
  return useRead(PointGetByCompetition, { query: { competitionGuid } });
}
