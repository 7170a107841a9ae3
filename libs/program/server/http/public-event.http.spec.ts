// What the page of a published program shows about its event, to anybody with the link.

import { CompetitionProgramUpdate, PublicProgram, PublicProgramEvent } from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProgram } from '../testing/program.factory.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it('names the event, its organizer and its other published programs, and nothing of what is not published', async () => {
  const { token: as } = await api.organizer();
  const { competition, program } = await makeProgram(api, as, ['Лель', 'Жар-птица']);
  const hidden = await makeProgram(api, as, ['Калинушка'], { competition });
  const shown = await makeProgram(api, as, ['Тропинка'], { competition, dateTimeBegin: '2026-11-21T05:00:00.000Z' });
  const around = (programGuid: string) => api.send(PublicProgramEvent, { params: { programGuid } });
  const publish = (guid: string) =>
    api.call(CompetitionProgramUpdate, {
      query: { competitionGuid: competition },
      body: { competitionProgramGuid: guid, isPublished: true },
      as,
    });
  expect((await around(program)).status).toBe(404);
  expect((await around('nothing')).status).toBe(404);
  await publish(program);
  await publish(shown.program);
  const { envelope } = await around(program.toUpperCase());
  expect(envelope.data).toMatchObject({
    title: 'Светлояр',
    beginDate: '2026-11-20',
    endDate: '2026-11-22',
    city: 'Нижний Новгород',
    isJudged: true,
    organizer: { companyName: 'Просцениум' },
    programs: [
      { guid: program, performanceCount: 2, dateTimeBegin: null, protocolPath: null },
      { guid: shown.program, performanceCount: 1, dateTimeBegin: '2026-11-21T05:00:00.000Z', protocolPath: null },
    ],
  });
  expect(JSON.stringify(envelope)).not.toContain(hidden.program);
  expect(JSON.stringify(envelope)).not.toContain('Калинушка');
  expect(await api.call(PublicProgram, { params: { programGuid: program } })).toMatchObject({
    competitionTitle: 'Светлояр',
    organizer: { companyName: 'Просцениум', phone: expect.stringContaining('999') },
    shortTitle: '',
    logoPath: null,
  });
});
