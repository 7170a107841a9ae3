// What strangers and the hall read of children, by their parents' word in the application.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  CompetitionSetAccessToMobileProgram,
  MobileProgramGetCompetition,
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

it('a collective is short in each performance of its application while one child of it may not be named', async () => {
  children = await AppliedChildren.make(api, 'Театр песни Анны Ветровой', ['Калинка', 'Метелица', 'Барыня']);
  event = children.event;
  const { sample } = event;
  const anna = await children.person('Ветрова Анна', '2015-04-02');
  await children.give(await children.person('Зимин Пётр', '2016-04-02', 1));
  await sample.own(UserGiveConsent, { body: { kind: 'publishing', version: CONSENTS.publishing.version } });
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  const query = { competitionProgramGuid: guid };
  const items = await event.items(guid);
  const performers = ['Ветрова Анна', 'Зимин Пётр', 'Ветрова Анна'];
  for (const [at, { guid: competitionProgramItemGuid }] of items.entries()) {
    const body = { competitionProgramItemGuid, performer: performers[at]!, performerKind: 'person' as const };
    await sample.desk(CompetitionProgramItemUpdate, { query, body });
  }
  const body = { competitionProgramGuid: guid, isPublished: true, isFullNames: true };
  await sample.desk(CompetitionProgramUpdate, { query: { competitionGuid: sample.event }, body });
  const programGuids = [guid];
  const opened = { query: { competitionGuid: sample.event }, body: { isOpen: true, programGuids } };
  const { mobileProgramKey: key } = await sample.desk(CompetitionSetAccessToMobileProgram, opened);
  const names = ({ performer, collective }: { performer: string; collective: string }) => [performer, collective];
  const read = async () => {
    const strangers = (await api.call(PublicProgram, { params: { programGuid: guid } })).items.map(names);
    const inHall = await api.nodes[0]!.app.get(ProgramNames, { strict: false }).inHall(api.database, sample.event);
    expect(items.map((item, at) => names(inHall(item.guid, { ...item, performer: performers[at]! })))).toEqual(
      strangers,
    );
    return strangers;
  };
  const activity = { competitionProgramItemGuid: items[1]!.guid, activity: 'OnStage' as const };
  await sample.desk(CompetitionProgramItemSetActivity, { query, body: activity });
  const onStage = async () => names((await api.call(MobileProgramGetCompetition, { query: { key: key! } })).programs[0]!.onStage!); // prettier-ignore
  const short = 'Театр песни А.\u00a0Ветровой';
  // Whoever of another performance may be named is; one of whom nobody has said who performs is asked of all.
  expect(await read()).toEqual([
    ['Ветрова\u00a0А.', short],
    ['Зимин Пётр', short],
    ['Ветрова\u00a0А.', short],
  ]);
  expect(await onStage()).toEqual(['Зимин Пётр', short]);
  await children.give(anna);
  const whole = 'Театр песни Анны Ветровой';
  expect(await read()).toEqual(performers.map((performer) => [performer, whole]));
  expect(await onStage()).toEqual(['Зимин Пётр', whole]);
});
