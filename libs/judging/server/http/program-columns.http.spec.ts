// The public columns of a program, on a whole contest: its judges, presenters and members read them.

import {
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramGetProgramColumnsData,
  CompetitionProgramUpdate,
  NominationUpdate,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

it('are for those who take part, each where he does', async () => {
  const contest = await LiveContest.create(api, { judges: 2 });
  const query = { competitionProgramGuid: contest.program };
  await api.database.query(
    `update program.item set performer = 'Арина Мельникова', note = 'тайная заметка', presenter_text = 'Читает Анна'
      where guid = $1`,
    [contest.items[0]],
  );
  const ask = (who?: string) => api.send(CompetitionProgramGetProgramColumnsData, { as: who, query });
  const [rates, other] = contest.judges;
  await api.call(NominationUpdate, {
    as: contest.as,
    query: { ...contest.query, competitionJudgeGuid: other!.guid },
    body: { nominationGuids: [contest.nominations[1]!] },
  });
  const link = await api.call(CompetitionPresenterCreateFastLoginUrl, {
    as: contest.as,
    query: contest.query,
    body: { name: 'Ведущая' },
  });
  const key = new URL(link.url).hash.replace('#key=', '');
  const presenter = await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'phone' } });

  for (const who of [contest.as, rates!.token, presenter.token]) {
    const { status, envelope } = await ask(who);
    expect([status, envelope.data?.items[0]?.performer]).toEqual([200, 'Арина Мельникова']);
    expect(JSON.stringify(envelope)).not.toMatch(/тайная|Читает|isPublished|protocolState/);
  }
  expect((await ask(other!.token)).status).toBe(404);
  expect((await ask()).status).toBe(401);
  const stranger = await api.organizer();
  const foreign = await LiveContest.create(api, { judges: 1 });
  expect([(await ask(stranger.token)).status, (await ask(foreign.judges[0]!.token)).status]).toEqual([404, 404]);

  const [member, outsider] = [await api.member(contest.competition), await api.member()];
  expect((await ask(member.token)).status).toBe(404);
  await api.call(CompetitionProgramUpdate, {
    as: contest.as,
    query: contest.query,
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  expect((await ask(outsider.token)).status).toBe(404);
  const seen = await ask(member.token);
  expect([seen.status, seen.envelope.data!.items[0]!.performer]).toEqual([200, 'Мельникова\u00A0А.']);
});
