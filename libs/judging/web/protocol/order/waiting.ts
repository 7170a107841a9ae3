// «Кто ещё не оценил»: told by the protocol's view alone. Pure.

import type { ProtocolView } from '@rampa/contract';
import { hasGivenAll } from '@rampa/judging/domain';

export interface WaitingJudge {
  judgeGuid: string;
  fullName: string;
  /** Of the marks that are wanted of him. */
  given: number;
  expected: number;
}

/** In the order of the jury; nobody for a performance that needs no marks or that the protocol does not know. */
export function waitingJudges({ judges, groups }: ProtocolView, itemGuid: string): WaitingJudge[] {
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.itemGuid === itemGuid);
  if (!row || row.isWithdrawn || row.activity === 'Skipped') return [];
  return row.byJudge.flatMap((judged, index) => {
    const judge = judges[index];
    if (!judge || hasGivenAll(judged)) return [];
    return [{ judgeGuid: judge.guid, fullName: judge.fullName, given: judged.given, expected: judged.expected }];
  });
}
