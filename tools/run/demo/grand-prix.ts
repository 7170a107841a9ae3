// Гран-при: the title that the demo's jury gives without a rule before the protocol is closed.

import {
  AwardSettingGetByCompetition,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { inQuotes, numberSign, type Guid } from '@rampa/kernel';
import type { Organizer } from '../../proof/client/organizer.ts';
import type { DemoContest } from './contest.ts';
import { tell } from './say.ts';

/** Total in thousandths from which the best of a program may get it. */
const LEAST = 9200;

async function grandOf(organizer: Organizer, contest: DemoContest) {
  const settings = await organizer.insist(AwardSettingGetByCompetition, { query: { competitionGuid: contest.guid } });
  return settings.find(({ kind }) => kind === 'manual') ?? null;
}

export async function decideGrandPrix(organizer: Organizer, contest: DemoContest, program: Guid): Promise<void> {
  const award = await grandOf(organizer, contest);
  if (!award) return;
  const query = { competitionProgramGuid: program };
  const { groups } = await organizer.insist(VotingProtocolGetVoitingProtocolJson, { query });
  const rows = groups.flatMap((group) => group.rows);
  if (rows.some((row) => row.award?.guid === award.guid)) return;
  const [best] = rows.filter(({ total }) => (total ?? 0) >= LEAST).sort((a, b) => b.total! - a.total!);
  if (!best) return;
  await organizer.insist(VotingProtocolSetManualAward, {
    query,
    body: {
      competitionProgramItemGuid: best.itemGuid,
      awardSettingGuid: award.guid,
      reason: 'Единогласное решение жюри',
    },
  });
  tell(`Жюри присудило ${inQuotes(award.title)}: ${numberSign(best.number)} ${best.performer}.`);
}

/** Takes it back before a contest is played again. The protocol must be open. */
export async function takeGrandPrixBack(organizer: Organizer, contest: DemoContest, program: Guid): Promise<void> {
  const award = await grandOf(organizer, contest);
  if (!award) return;
  const query = { competitionProgramGuid: program };
  const { groups } = await organizer.insist(VotingProtocolGetVoitingProtocolJson, { query });
  for (const row of groups.flatMap((group) => group.rows)) {
    if (row.award?.guid !== award.guid) continue;
    const body = {
      competitionProgramItemGuid: row.itemGuid,
      awardSettingGuid: null,
      reason: 'Демонстрация играется заново',
    };
    await organizer.insist(VotingProtocolSetManualAward, { query, body });
  }
}
