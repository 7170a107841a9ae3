// What the foot of the table says about counting, in the words of the papers and of the hall. Pure.

import type { ProtocolView } from '@rampa/contract';
import { abstentionLines, methodLines } from '@rampa/judging/domain';
import { runningRows } from './rows.ts';

/** How each group is counted, then what was counted otherwise because a judge abstained. */
export function countingLines(protocol: ProtocolView): string[] {
  const told = runningRows(protocol).map((row) => {
    const isOther = row.total !== null && row.byJudge.some(({ abstained }) => abstained);
    return { ...row, words: isOther ? row.methodText : null };
  });
  return [...methodLines(protocol.groups), ...abstentionLines(told)];
}
