// The facts about a row of the results that the reveal rule needs, for one screen.

import type { RevealedFacts } from '@rampa/display/domain';
import type { HallGroup, HallRow } from '@rampa/judging/server';
import type { DisplayRow } from '../queries/display-rows.ts';
import { isCountedRow, type Stage } from './stage.ts';

type RowFacts = Omit<RevealedFacts, 'isCurrent' | 'isInPicture'>;

export async function rowFacts(
  stage: Stage,
  { released }: DisplayRow,
  group: HallGroup,
): Promise<(row: HallRow) => RowFacts> {
  const states = await stage.stateOf(group.rows.map(({ programGuid }) => programGuid));
  return (row) => ({
    isOnStage: row.activity === 'OnStage',
    allSent: row.byJudge.every(({ hasGivenAll }) => hasGivenAll),
    hasTotal: isCountedRow(row),
    isReleased: released.includes(row.itemGuid),
    protocol: states.get(row.programGuid) ?? 'Draft',
  });
}
