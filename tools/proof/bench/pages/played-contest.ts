// Plays the demo contest to the middle of its day: the first program on stage, the last one played, its protocol
// published.

import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  VotingProtocolChangeState,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Product } from '../../client/product.ts';
import { findContest } from '../../../run/demo/contest.ts';
import { unwatched } from '../../../run/demo/say.ts';
import { Show } from '../../../run/demo/show.ts';

export interface PlayedContest {
  event: Guid;
  program: Guid;
  /** The key at the end of the published protocol's link. */
  protocolKey: string;
}

/** So fast that nobody waits. */
const SPEED = 1_000_000;
const SEED = 1;
const EVERYTHING = { showPlaces: true, showTotals: true, showCriteria: true, showJudges: true, showComments: true };

export async function playContest(product: Product): Promise<PlayedContest> {
  const url = product.urls[0]!;
  const organizer = await product.organizer();
  const contest = await findContest(organizer, { url, login: '', password: '', competition: null });
  const [first, last] = [contest.programs[0]!, contest.programs.at(-1)!];

  unwatched();
  await new Show({ organizer, contest: { ...contest, programs: [last] }, url, speed: SPEED, seed: SEED }).play();
  const played = { competitionProgramGuid: last.guid };
  const body = { ...EVERYTHING, audience: 'link' as const };
  await organizer.call(VotingProtocolSettingPermissionForParticipant, { query: played, body });
  for (const state of ['Confirmed', 'Published'] as const)
    await organizer.call(VotingProtocolChangeState, { query: played, body: { state } });
  const query = { competitionProgramGuid: first.guid };
  const { items } = await organizer.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  const performance = items.find(({ kind }) => kind === 'performance')!;
  const onStage = { competitionProgramItemGuid: performance.guid, activity: 'OnStage' as const };
  await organizer.call(CompetitionProgramItemSetActivity, { query, body: onStage });

  const [row] = await product.sql<{ key: string }>(
    'select public_key as key from judging.protocol where program_guid = $1',
    [last.guid],
  );
  return { event: contest.guid, program: first.guid, protocolKey: row!.key };
}
