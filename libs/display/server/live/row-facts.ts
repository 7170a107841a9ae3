// What the reveal rule asks of a row of the protocol, on one screen.

import type { ProtocolView } from '@rampa/contract';
import type { RevealedFacts } from '@rampa/display/domain';
import type { DisplayRow } from '../queries/display-rows.ts';
import type { ProtocolRow } from './display-parts.ts';
import { haveAllSent, isCountedRow, type Stage } from './stage.ts';

type RowFacts = Omit<RevealedFacts, 'isCurrent' | 'isInPicture'>;

export async function rowFacts(
  stage: Stage,
  { released }: DisplayRow,
  group: ProtocolView['groups'][number],
): Promise<(row: ProtocolRow) => RowFacts> {
  const states = await stage.stateOf(group.rows.map(({ programGuid }) => programGuid));
  return (row) => ({
    isOnStage: row.activity === 'OnStage',
    allSent: haveAllSent(row),
    hasTotal: isCountedRow(row),
    isReleased: released.includes(row.itemGuid),
    protocol: states.get(row.programGuid) ?? 'Draft',
  });
}
