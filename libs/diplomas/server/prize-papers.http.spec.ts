// The protocol of special prizes on paper, what the protocol itself says of them, and the way from paper to its page.

import {
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  VotingProtocolChangeState,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { pdfPages, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchFile } from './testing/worker.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const prizes = (format: string) =>
  fetchFile(api, 'CompetitionSpecialPrize/Export', { competitionGuid: contest.competition, format }, contest.as);
const wordsOf = async (bytes: Uint8Array) => (await pdfPages(bytes)).join(' ').replaceAll(/\s+/g, ' ');

it('prizes stand in a protocol of their own and below the program’s, with a way to its open page', async () => {
  const { as, competition, items, judges, program } = contest;
  expect((await prizes('pdf')).status).toBe(409);
  const query = { competitionGuid: competition };
  const { guid: specialPrizeGuid } = await api.call(CompetitionSpecialPrizeCreate, {
    as,
    query,
    body: { title: 'За верность сцене', giver: 'judge', competitionJudgeGuid: judges[0]!.guid },
  });
  const body = { specialPrizeGuid, competitionProgramItemGuid: items[1]!, isBound: true };
  await api.call(CompetitionSpecialPrizeBindOrUnbind, { as, query, body });
  const printed = await wordsOf((await prizes('pdf')).bytes);
  for (const word of ['Протокол спецпризов', 'За верность сцене', 'Судья 1', 'Участник 2', 'День первый'])
    expect(printed).toContain(word);
  for (const format of ['xlsx', 'docx']) expect((await prizes(format)).status).toBe(200);

  await contest.markAll([9000, 8000, 8500]);
  const ofProgram = { competitionProgramGuid: program };
  await api.call(VotingProtocolLock, { as, query: ofProgram, body: { isLocked: true } });
  const protocol = () => fetchFile(api, 'VotingProtocol/Export', { ...ofProgram, format: 'pdf', kind: 'summary' }, as);
  const closed = await wordsOf((await protocol()).bytes);
  expect(closed).toContain('Спецприз «За верность сцене»');
  expect(closed).toContain('Отпечаток:');
  expect(closed).not.toContain('Протокол на портале');
  for (const state of ['Confirmed', 'Published'] as const)
    await api.call(VotingProtocolChangeState, { as, query: ofProgram, body: { state } });
  expect(await wordsOf((await protocol()).bytes)).not.toContain('Протокол на портале');
  await api.call(VotingProtocolSettingPermissionForParticipant, {
    as,
    query: ofProgram,
    body: { audience: 'link', showTitles: true },
  });
  expect(await wordsOf((await protocol()).bytes)).toContain('Протокол на портале');
});
