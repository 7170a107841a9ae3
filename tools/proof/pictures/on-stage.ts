// Puts a performance on stage by its number.

import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Organizer } from '../client/organizer.ts';

export async function onStage(organizer: Organizer, program: Guid, number: string): Promise<void> {
  const query = { competitionProgramGuid: program };
  const { items } = await organizer.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  const body = { competitionProgramItemGuid: items.find((one) => one.number === number)!.guid };
  await organizer.call(CompetitionProgramItemSetActivity, { query, body: { ...body, activity: 'OnStage' } });
}
