// The protocol of special prizes on paper, what the protocol itself says of them, and the way from paper to its page.

import {
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  DesignerCreateDocument,
  DesignerDownloadSpecialPrize,
  DesignerDraw,
  DesignerUpdateDocument,
  DocumentListGetApplicatiionsByDocument,
  DocumentListGetOwn,
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
  // The paper of the awarding has them where the organizer puts them, once; of whom was passed over, too.
  const { guid: other } = await api.call(CompetitionSpecialPrizeCreate, {
    as,
    query,
    body: { title: 'За волю к победе', giver: 'jury' },
  });
  const passed = { specialPrizeGuid: other, competitionProgramItemGuid: items[2]!, isBound: true };
  await api.call(CompetitionSpecialPrizeBindOrUnbind, { as, query, body: passed });
  await api.database.query(`update program.item set activity = 'Skipped' where guid = $1`, [items[2]]);
  for (const [prizesAt, isFirst] of [
    ['first', true],
    ['last', false],
  ] as const) {
    await api.call(CompetitionProgramUpdate, { as, query, body: { competitionProgramGuid: program, prizesAt } });
    const { bytes } = await fetchFile(
      api,
      'VotingProtocol/Export',
      { ...ofProgram, format: 'pdf', kind: 'awards' },
      as,
    );
    const text = await wordsOf(bytes);
    for (const title of ['За верность сцене', 'За волю к победе']) expect(text.split(title)).toHaveLength(2);
    expect(text.indexOf('За верность сцене') < text.indexOf('Участник 1')).toBe(isFirst);
    expect(text.indexOf('Спецпризы') < text.indexOf('Участник 1')).toBe(isFirst);
  }
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

it('a paper for a prize waits for the protocol, is numbered once, and is a member’s own once results are open', async () => {
  const { as, competition, items, program } = contest;
  const query = { competitionGuid: competition };
  const prizeOf = async (title: string, fields: object, ...given: number[]) => {
    const body = { title, limit: null, ...fields };
    const { guid } = await api.call(CompetitionSpecialPrizeCreate, { as, query, body });
    for (const index of given) {
      const bound = { specialPrizeGuid: guid, competitionProgramItemGuid: items[index]!, isBound: true };
      await api.call(CompetitionSpecialPrizeBindOrUnbind, { as, query, body: bound });
    }
    return guid;
  };
  const costume = await prizeOf('За лучший костюм', { giver: 'sponsor', giverName: 'ООО «Лира»' }, 2, 0);
  const hall = await prizeOf('Приз зала', {}, 0);
  const made = { title: 'Диплом спецприза', ready: 'specialPrize' };
  const { guid } = await api.call(DesignerCreateDocument, { as, query, body: made });
  const ofDocument = { competitionDocumentGuid: guid };
  const list = async () =>
    (await api.call(DocumentListGetApplicatiionsByDocument, { as, query: ofDocument })).collection;
  const get = (prize: string, index: number, by: string) =>
    fetchFile(api, DesignerDownloadSpecialPrize.path, { ...ofDocument, specialPrizeGuid: prize, competitionProgramItemGuid: items[index]! }, by); // prettier-ignore
  expect((await list()).map(({ name, detail, isReady }) => [name, detail.split(',')[0], isReady])).toEqual([
    ['Участник 1', 'За лучший костюм', false],
    ['Участник 3', 'За лучший костюм', false],
    ['Участник 1', 'Приз зала', false],
  ]);
  const { key } = (await list())[2]!;
  const drawn = await api.call(DesignerDraw, { as, query: ofDocument, body: { boxes: [], of: 'record', record: key } });
  expect(drawn.name).toBe('Участник 1');
  expect((await get(costume, 2, as)).status).toBe(409);
  expect((await get(hall, 2, as)).status).toBe(409);

  await contest.markAll([9000, 8000, 8500]);
  const ofProgram = { competitionProgramGuid: program };
  await api.call(VotingProtocolLock, { as, query: ofProgram, body: { isLocked: true } });
  const [first, second] = [await get(costume, 2, as), await get(costume, 2, as)];
  const printed = await wordsOf(first.bytes);
  for (const word of ['За лучший костюм', 'Спонсор: ООО «Лира»', 'Участник 3']) expect(printed).toContain(word);
  expect(await wordsOf(second.bytes)).toBe(printed);
  expect((await list()).map(({ specialPrizeGuid, paper }) => [specialPrizeGuid, paper !== null])).toEqual([
    [costume, false],
    [costume, true],
    [hall, false],
  ]);

  const [member, guest] = [await api.member(competition), await api.member(competition)];
  const moved = { competitionProgramItemGuid: items[2]!, participantUserGuid: member.guid };
  await api.call(CompetitionProgramItemUpdate, { as, query: ofProgram, body: moved });
  const own = (by: string) => api.call(DocumentListGetOwn, { as: by, query });
  expect([await own(member.token), (await get(costume, 2, member.token)).status]).toEqual([[], 404]);
  for (const state of ['Confirmed', 'Published'] as const)
    await api.call(VotingProtocolChangeState, { as, query: ofProgram, body: { state } });
  expect(await own(member.token)).toMatchObject([{ itemGuid: items[2], specialPrizeGuid: costume }]);
  expect((await get(costume, 2, member.token)).status).toBe(200);
  expect([await own(guest.token), (await get(costume, 2, guest.token)).status]).toEqual([[], 404]);

  const only = { guid, revision: 1, awardTitles: ['приз зала'] };
  await api.call(DesignerUpdateDocument, { as, query, body: { document: only } });
  expect((await list()).map(({ specialPrizeGuid }) => specialPrizeGuid)).toEqual([hall, null]);
});
