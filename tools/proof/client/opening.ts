// Opens a contest that has been created: protocols, judges at their tablets, displays.

import { CompetitionDisplaySettingCreate, VotingProtocolChangeState } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Address } from './asking.ts';
import type { Contest } from './contest.ts';
import { Judge } from './judge.ts';
import type { Organizer } from './organizer.ts';

export async function openProtocols(organizer: Organizer, contest: Contest): Promise<void> {
  for (const { program } of contest.segments) await openProtocol(organizer, program);
}

export async function openProtocol(organizer: Organizer, program: Guid): Promise<void> {
  await organizer.call(VotingProtocolChangeState, {
    query: { competitionProgramGuid: program },
    body: { state: 'Open' },
  });
}

export async function seatJudges(contest: Contest, address: Address, forgets = false): Promise<Judge[]> {
  return Promise.all(
    contest.judges.map(({ guid, key }, index) =>
      new Judge({
        address,
        competition: contest.guid,
        judge: guid,
        key,
        device: `tablet-${index + 1}`,
        forgets,
      }).signIn(),
    ),
  );
}

export type HungScene = 'follow' | 'leaders';
export type Reveal = 'afterDone' | 'afterAllJudges' | 'whenPublished' | 'never' | 'atOnce';

export async function hangDisplay(
  organizer: Organizer,
  contest: Contest,
  program: Guid,
  scene: HungScene = 'follow',
  reveal: Reveal = 'afterAllJudges',
): Promise<string> {
  const display = await organizer.call(CompetitionDisplaySettingCreate, {
    query: { competitionGuid: contest.guid },
    body: { title: 'Экран', programGuid: program, scene, reveal },
  });
  return display.key;
}
