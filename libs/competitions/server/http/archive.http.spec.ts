// The archive and writes that are under way. That every call is refused at the door is walked in apps/api.

import { newGuid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { CompetitionArchiveOrUnarchive, FestivalCreateFestival } from '@rampa/contract';
import { startTestApi, type TestOrganizer, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FREE = 'select guid from competitions.competition where guid = $1 for update skip locked';

let api: TestApi;
let organizer: TestOrganizer;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
afterAll(() => api.stop());

async function scopeOf(): Promise<Scope & { competition: string }> {
  const details = { title: 'Осенний бал', beginDate: '2026-11-20', endDate: '2026-11-20', city: 'Кострома' };
  const { guid } = await api.call(FestivalCreateFestival, { body: { details }, as: organizer.token });
  return { actor: { kind: 'anonymous' }, organizer: organizer.guid, competition: guid, mustBeOpen: true };
}

const archive = (competitionGuid: string) =>
  api.call(CompetitionArchiveOrUnarchive, {
    query: { competitionGuid },
    body: { isArchived: true },
    as: organizer.token,
  });

it('waits for a write that has begun', async () => {
  const scope = await scopeOf();
  const work = api.nodes[0]!.app.get(UnitOfWork);
  const during = await work.run({ scope }, async () => api.database.query(FREE, [scope.competition]));
  expect(during.result).toEqual([]);
  expect(await api.database.query(FREE, [scope.competition])).toHaveLength(1);
});

it('refuses a write that came through the door before it, and lets in what works in an archive', async () => {
  const scope = await scopeOf();
  await archive(scope.competition);
  const work = api.nodes[0]!.app.get(UnitOfWork);
  const write = async () => newGuid();
  await expect(work.run({ scope }, write)).rejects.toMatchObject({ code: 'archived' });
  await expect(work.run({ scope: { ...scope, mustBeOpen: false } }, write)).resolves.toMatchObject({ heads: [] });
});
