// What strangers and the hall read of children, by their parents' word in the application.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  PublicProgram,
  UserGiveConsent,
} from '@rampa/contract';
import { ProgramNames } from '@rampa/program/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppliedChildren } from '../testing/applied-children.ts';
import type { AppliedEvent } from '../testing/applied-event.ts';

let api: TestApi;
let event: AppliedEvent;
let children: AppliedChildren;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  children = await AppliedChildren.make(api);
  event = children.event;
});

/** A published program of full names with that performer, as strangers read it and as the hall does. */
async function shown() {
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  const [item] = await event.items(guid);
  const { sample } = event;
  const performer = 'Ветрова Анна';
  await sample.desk(CompetitionProgramItemUpdate, {
    query: { competitionProgramGuid: guid },
    body: { competitionProgramItemGuid: item!.guid, performer, performerKind: 'person' },
  });
  await sample.desk(CompetitionProgramUpdate, {
    query: { competitionGuid: sample.event },
    body: { competitionProgramGuid: guid, isPublished: true, isFullNames: true },
  });
  return async () => {
    const { items } = await api.call(PublicProgram, { params: { programGuid: guid } });
    const names = await api.nodes[0]!.app.get(ProgramNames, { strict: false }).inHall(api.database, sample.event);
    return [items[0]!.performer, names(item!.guid, { performer, collective: '' }).performer];
  };
}

const SHORT = ['Ветрова\u00a0А.', 'Ветрова\u00a0А.'];
const WHOLE = ['Ветрова Анна', 'Ветрова Анна'];

it('a child is named while each parent’s consent to publish stands, whatever the member has said of himself', async () => {
  const anna = await children.person('Ветрова Анна', '2015-04-02');
  const read = await shown();
  const { version } = CONSENTS.publishing;
  await event.sample.own(UserGiveConsent, { body: { kind: 'publishing', version } });
  expect(await read()).toEqual(SHORT);
  await children.give(anna);
  expect(await read()).toEqual(WHOLE);
  const peter = await children.person('Зимин Пётр', '2016-04-02');
  expect(await read()).toEqual(SHORT);
  await children.give(peter);
  expect(await read()).toEqual(WHOLE);
  await children.withdraw(anna);
  expect(await read()).toEqual(SHORT);
});

it('a grown-up is named by the member’s own consent, and a parent’s word is enough for a child', async () => {
  const anna = await children.person('Ветрова Анна', '2015-04-02');
  const read = await shown();
  await children.give(anna);
  expect(await read()).toEqual(WHOLE);
  await children.person('Зимин Пётр', '1980-04-02');
  expect(await read()).toEqual(SHORT);
  const { version } = CONSENTS.publishing;
  await event.sample.own(UserGiveConsent, { body: { kind: 'publishing', version } });
  expect(await read()).toEqual(WHOLE);
});
