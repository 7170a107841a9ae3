// A festival without marks has no results and no leaders, so nothing offers to show them.

import { FestivalGetFestivalDetail } from '@rampa/contract';
import type { DisplayScene } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';

/** Scenes that show what judges have said, or what is given beside it. */
const OF_MARKS: ReadonlySet<DisplayScene> = new Set(['judging', 'result', 'leaders', 'prize', 'ceremony']);

/** Whether the event is judged, and the scenes that its screens have. */
export function useJudged(competitionGuid: string): {
  isJudged: boolean;
  has(scene: DisplayScene | 'follow'): boolean;
} {
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { staleTime: 30_000 });
  const isJudged = event.data?.typeTourCompetition !== 0;
  return { isJudged, has: (scene) => isJudged || scene === 'follow' || !OF_MARKS.has(scene) };
}
