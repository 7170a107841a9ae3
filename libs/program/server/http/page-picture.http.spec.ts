// The picture of a shared link: of a published program and of the mobile program, drawn of what they tell everybody.

import {
  CompetitionProgramUpdate,
  CompetitionSetAccessToMobileProgram,
  FestivalUpdateFestival,
  PublicPagePicture,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import names from '../../../kernel/testing/real-names/names.json' with { type: 'json' };
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProgram } from '../testing/program.factory.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function pictureOf(path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const answer = await fetch(
    new URL(`/api/v1/Public/pagePicture?${new URLSearchParams({ path, sign: '1' })}`, api.url),
  );
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

it('draws an event and its program, whatever they are called, and new words anew', async () => {
  const { token: as } = await api.organizer();
  const { competition, program } = await makeProgram(api, as, ['Арина Лось'], {
    dateTimeBegin: '2026-11-21T09:00:00.000Z',
  });
  const query = { competitionGuid: competition };
  await api.call(CompetitionProgramUpdate, {
    query,
    body: { competitionProgramGuid: program, isPublished: true },
    as,
  });
  const { mobileProgramKey: key } = await api.call(CompetitionSetAccessToMobileProgram, {
    query,
    body: { isOpen: true, programGuids: [program] },
    as,
  });
  const first = await pictureOf(`/public/mobile-program/${key}/main`);
  const { type, bytes } = first;
  expect(type).toBe('image/png');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(bytes.length).toBeLessThan(200_000);

  const details = { title: names.events[0]!, city: 'Набережные Челны', beginDate: '2026-11-20', endDate: '2026-11-22' };
  await api.call(FestivalUpdateFestival, { query: { festivalGuid: competition }, body: { details }, as });
  const second = await pictureOf(`/public/mobile-program/${key}/main`);
  expect(second.bytes.equals(bytes)).toBe(false);
  expect((await pictureOf(`/program/${program}`)).type).toBe('image/png');
});

it('draws nothing for a page that says nothing of itself', async () => {
  for (const path of ['/', '/organizer', `/program/${newGuid()}`, '/public/mobile-program/nothing/main', '/%00']) {
    expect((await api.send(PublicPagePicture, { query: { path, sign: '' } })).status, path).toBe(404);
  }
  expect((await api.send(PublicPagePicture, { query: { path: 'https://example.org/', sign: '' } })).status).toBe(400);
});
