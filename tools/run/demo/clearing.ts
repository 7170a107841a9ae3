// Clears a played contest, only on request and only the demo's own programs.

import { createInterface } from 'node:readline/promises';
import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  CompetitionProgramUpdate,
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  type ProgramView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import type { Organizer } from '../../proof/client/organizer.ts';
import type { DemoContest } from './contest.ts';
import { takeGrandPrixBack } from './grand-prix.ts';
import { say } from './say.ts';

const REASON = 'Демонстрация играется заново';

export async function agreeToPlayAgain(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await asking.question('Конкурс уже сыгран. Стереть его оценки и сыграть заново? [д/н] ');
    return /^(д|да|y|yes)$/i.test(answer.trim());
  } finally {
    asking.close();
  }
}

export async function clearContest(organizer: Organizer, contest: DemoContest): Promise<void> {
  for (const { guid, title } of contest.programs) {
    const query = { competitionProgramGuid: guid };
    const view = await organizer.insist(CompetitionProgramGetProgramColumnsDataForModerator, { query });
    await toOpen(organizer, view);
    await takeGrandPrixBack(organizer, contest, guid);
    const { cleared } = await organizer.insist(VotingProtocolClearCompetitionProgram, {
      query,
      body: { confirmation: title },
    });
    for (const item of view.items) {
      if (item.activity === 'Waiting') continue;
      const body = { competitionProgramItemGuid: item.guid, activity: 'Waiting' as const };
      await organizer.insist(CompetitionProgramItemSetActivity, { query, body });
    }
    await organizer.insist(CompetitionProgramUpdate, {
      query: { competitionGuid: contest.guid },
      body: { competitionProgramGuid: guid, isAwardOrderOpen: false },
    });
    say(`Программа ${inQuotes(title)} очищена: снято оценок — ${cleared.toLocaleString('ru-RU')}.`);
  }
  say('');
}

/** A confirmed or published protocol is withdrawn first, a closed one is reopened with a reason. */
async function toOpen(organizer: Organizer, { guid, protocolState }: ProgramView): Promise<void> {
  const query = { competitionProgramGuid: guid };
  const move = (state: 'Open' | 'Withdrawn') =>
    organizer.insist(VotingProtocolChangeState, { query, body: { state, reason: REASON } });
  if (protocolState === 'Confirmed' || protocolState === 'Published') await move('Withdrawn');
  if (protocolState !== 'Open') await move('Open');
}
