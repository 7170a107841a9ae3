// Compares every sent mark with its effect: by the tables, or, where only public calls may be used, by each judge's
// sheet.

import { VotingProtocolGetVoitingProtocolByJudgeJson } from '@rampa/contract';
import type { Contest } from '../client/contest.ts';
import type { Judge } from '../client/judge.ts';
import type { Organizer } from '../client/organizer.ts';
import { audit } from '../oracle/audit.ts';
import type { Oracle } from '../oracle/tables.ts';

export interface MarksAudit {
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  examples: string[];
}

export async function auditByTables(oracle: Oracle, judges: readonly Judge[]): Promise<MarksAudit> {
  const found = await audit(
    oracle,
    judges.map((judge) => judge.ledger),
  );
  return {
    sent: found.sent,
    acknowledged: found.acknowledged,
    lost: found.lost + found.wrong,
    doubled: found.doubled + found.phantom + found.contradicted + found.counter,
    examples: found.examples,
  };
}

export async function auditBySheets(
  organizer: Organizer,
  contest: Contest,
  judges: readonly Judge[],
): Promise<MarksAudit> {
  const found: MarksAudit = { sent: 0, acknowledged: 0, lost: 0, doubled: 0, examples: [] };
  for (const judge of judges) {
    const cells = new Map<string, readonly [number | null, number]>();
    for (const { program } of contest.segments) {
      const sheet = await organizer.call(VotingProtocolGetVoitingProtocolByJudgeJson, {
        query: { competitionProgramGuid: program, competitionJudgeGuid: judge.options.judge },
      });
      for (const item of sheet.items) {
        for (const [point, mark] of Object.entries(item.marks)) cells.set(`${item.guid}/${point}`, mark);
      }
    }
    for (const { submission, reply } of judge.ledger) {
      found.sent++;
      if (reply?.status !== 'accepted') continue;
      found.acknowledged++;
      const cell = cells.get(`${submission.competitionProgramItemGuid}/${submission.pointGuid}`);
      // Each cell is marked once here: another value is a lost mark, a higher version a doubled one.
      if (cell?.[0] !== submission.value) found.lost++;
      else if (cell![1] !== 1) found.doubled++;
    }
  }
  if (found.lost + found.doubled > 0) found.examples.push('листы судей расходятся с отправленным');
  return found;
}
