// «Кто ещё не оценил»: told by the protocol's view alone. Pure.

import type { ProtocolView } from '@rampa/contract';

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
  return row.byJudge.flatMap(({ given, expected, abstained }, index) => {
    const judge = judges[index];
    return judge && !abstained && given < expected
      ? [{ judgeGuid: judge.guid, fullName: judge.fullName, given, expected }]
      : [];
  });
}
