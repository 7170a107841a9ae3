// A judge's link: taken away, and given anew to both of his tablets.

import { CompetitionJudgeCreateFastLoginUrl, CompetitionJudgeDeleteFastLoginUrl } from '@rampa/contract';
import { keyOf } from '../../client/contest.ts';
import type { Organizer } from '../../client/organizer.ts';
import type { Seated } from './tablets.ts';

export async function revokeLink(organizer: Organizer, judge: Seated): Promise<void> {
  const query = { competitionJudgeGuid: judge.own.options.judge };
  await organizer.insist(CompetitionJudgeDeleteFastLoginUrl, { query });
  judge.isRevoked = true;
}

export async function giveLink(organizer: Organizer, judge: Seated): Promise<void> {
  const query = { competitionJudgeGuid: judge.own.options.judge };
  const { url } = await organizer.insist(CompetitionJudgeCreateFastLoginUrl, { query, body: {} });
  for (const tablet of [judge.own, judge.spare]) {
    tablet.options.key = keyOf(url);
    // A send that still had the former link ends before its trouble is forgotten.
    await tablet.send();
    tablet.trouble = null;
    await tablet.signIn();
  }
  judge.isRevoked = false;
}
