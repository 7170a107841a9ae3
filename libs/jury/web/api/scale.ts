// The greatest total that the event's general rules allow.

import { presets } from '@rampa/jury/domain';
import { ScoringSchemeGetByCompetition } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import { bodyOf, isScheme } from '../rules/method-words.ts';
import { topOf } from '../rules/title-words.ts';
import { useJudges } from './judges.ts';
import { usePoints } from './points.ts';

/** In points; null while it is not known, and where totals are no points. */
export function useTopOfScale(competitionGuid: string): number | null {
  const schemes = useRead(ScoringSchemeGetByCompetition, { query: { competitionGuid } });
  const points = usePoints(competitionGuid);
  const judges = useJudges(competitionGuid);
  if (!schemes.data || !points.data || !judges.data) return null;
  const general = schemes.data.schemes.find(({ nominationGuid }) => nominationGuid === null)?.scheme;
  const scheme = isScheme(general) ? general : bodyOf(presets[0]!.scheme);
  return topOf(scheme, points.data, judges.data.totalCount);
}
