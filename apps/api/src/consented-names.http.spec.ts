// Whom the hall may name, in every scene and in the titles of its stream: a member by his standing consent to publish, a
// child by the parent's, live and in a frozen picture.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingCreateOverlay,
  CompetitionProgramControlCeremony,
  CompetitionProgramGetCeremony,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  ParticipantInviteMember,
  UserGiveConsent,
  UserWithdrawConsent,
  type CeremonyCommand,
  type SentBody,
} from '@rampa/contract';
import type { DisplayScene, Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppliedChildren } from '../../../libs/program/server/testing/applied-children.ts';
import { Hall } from '../../../libs/display/server/testing/hall.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

type Control = SentBody<typeof CompetitionDisplaySettingControl>['command'];

/** The second performance of the hall is his; his word may be given and withdrawn. */
interface Consenting {
  hall: Hall;
  give: () => Promise<unknown>;
  withdraw: () => Promise<unknown>;
}

const WHOLE = 'Ветрова Анна';
const SHORT = 'Ветрова\u00a0А.';
const HIS = 1;

const ofEvent = (hall: Hall) => ({ competitionGuid: hall.competition });
const ofProgram = (hall: Hall) => ({ competitionProgramGuid: hall.program });

async function called(hall: Hall, more: { participantUserGuid?: Guid } = {}): Promise<void> {
  const item = { competitionProgramItemGuid: hall.items[HIS]!, performer: WHOLE, performerKind: 'person' } as const;
  await api.call(CompetitionProgramItemUpdate, { query: ofProgram(hall), body: { ...item, ...more }, as: hall.as });
}

async function member(): Promise<Consenting> {
  const hall = await Hall.make(api, (await api.organizer()).token);
  const { guid, token: as } = await api.member();
  await api.call(ParticipantInviteMember, { query: ofEvent(hall), as });
  await called(hall, { participantUserGuid: guid });
  const { version } = CONSENTS.publishing;
  return {
    hall,
    give: () => api.call(UserGiveConsent, { body: { kind: 'publishing', version }, as }),
    withdraw: () => api.call(UserWithdrawConsent, { body: { kind: 'publishing' }, as }),
  };
}

async function child(): Promise<Consenting> {
  const children = await AppliedChildren.make(api);
  const { event, application } = children;
  const anna = await children.person(WHOLE, '2015-04-02');
  const hall = await Hall.within(api, event.as, event.sample.event);
  await called(hall);
  // As if the program had taken it from the application.
  const [block] = await event.blocks(application);
  await api.database.query('update program.item set source_block_guid = $1 where guid = $2', [block, hall.items[HIS]]);
  return { hall, give: () => children.give(anna), withdraw: () => children.withdraw(anna) };
}

/** What a screen shows and how; `key` is the screen's, `titles` the key of its titles. */
interface Screen {
  guid: Guid;
  scene: DisplayScene;
  key: string;
  titles: string;
}

async function screenOf(hall: Hall, scene: DisplayScene): Promise<Screen> {
  const { guid, key } = await hall.newDisplay({ scene, reveal: 'atOnce', programGuid: hall.program });
  const query = { CompetitionDisplaySettingGuid: guid };
  const { url } = await api.call(CompetitionDisplaySettingCreateOverlay, { query, as: hall.as });
  return { guid, scene, key, titles: url.split('/').at(-1)! };
}

async function press(hall: Hall, { guid }: Screen, command: Control): Promise<void> {
  const body = { displays: [guid], command };
  await api.call(CompetitionDisplaySettingControl, { query: ofEvent(hall), body, as: hall.as });
}

async function readAs(hall: Hall, key: string): Promise<string> {
  const view = await hall.show(key);
  const text = JSON.stringify(view);
  const names = [WHOLE, SHORT].filter((name) => text.includes(name));
  return `${view.scene}: ${names.join(', ') || 'nobody'}`;
}

/** The screens and their titles obey his word as it is given and withdrawn, also when they have been frozen in between. */
async function expectObedient({ hall, give, withdraw }: Consenting, screens: readonly Screen[]): Promise<void> {
  const read = async () => {
    const seen: string[] = [];
    for (const { key, titles } of screens) seen.push(await readAs(hall, key), await readAs(hall, titles));
    return seen;
  };
  const all = (name: string) => screens.flatMap(({ scene }) => [`${scene}: ${name}`, `${scene}: ${name}`]);
  expect(await read()).toEqual(all(SHORT));
  await give();
  expect(await read()).toEqual(all(WHOLE));
  for (const screen of screens) await press(hall, screen, { do: 'freeze' });
  expect(await read()).toEqual(all(WHOLE));
  await withdraw();
  expect(await read()).toEqual(all(SHORT));
  for (const screen of screens) await press(hall, screen, { do: 'unfreeze' });
  expect(await read()).toEqual(all(SHORT));
}

/** On stage, with every mark. */
async function performed(hall: Hall, index: number): Promise<void> {
  await hall.activity(index, 'OnStage');
  for (const judge of [0, 1]) await hall.mark(judge, index, 9000 - 100 * index);
}

/** Every performance is marked and over, his has a title and a prize, and results may be read aloud. */
async function awarded(hall: Hall): Promise<Guid> {
  const { as } = hall;
  const query = ofEvent(hall);
  await performed(hall, 2);
  await hall.activity(2, 'Done');
  const { guid: awardGroupGuid } = await api.call(AwardGroupCreate, { query, body: { title: 'Звания' }, as });
  const title = { awardGroupGuid, kind: 'threshold', order: 0, title: 'Лауреат', from: 0, to: null } as const;
  await api.call(AwardSettingCreate, { query, body: { ...title, color: '#F6D37A' }, as });
  const prize = { title: 'За костюм', giver: 'sponsor', giverName: 'Дом культуры' } as const;
  const { guid: specialPrizeGuid } = await api.call(CompetitionSpecialPrizeCreate, { query, body: prize, as });
  const bound = { specialPrizeGuid, competitionProgramItemGuid: hall.items[HIS]!, isBound: true };
  await api.call(CompetitionSpecialPrizeBindOrUnbind, { query, body: bound, as });
  await hall.protocol('Locked');
  const open = { competitionProgramGuid: hall.program, isAwardOrderOpen: true };
  await api.call(CompetitionProgramUpdate, { query, body: open, as });
  return specialPrizeGuid;
}

async function moved(hall: Hall, command: CeremonyCommand): Promise<void> {
  const { revision } = await api.call(CompetitionProgramGetCeremony, { query: ofProgram(hall), as: hall.as });
  await api.call(CompetitionProgramControlCeremony, {
    query: ofProgram(hall),
    body: { revision, command },
    as: hall.as,
  });
}

async function screensOf(hall: Hall, scenes: readonly DisplayScene[]): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const scene of scenes) screens.push(await screenOf(hall, scene));
  return screens;
}

it.each([
  ['a member', member],
  ['a child', child],
])('%s is named by the hall only while consent to publish stands, whatever the scene', async (_who, made) => {
  const one = await made();
  const { hall } = one;
  await performed(hall, 0);
  await expectObedient(one, await screensOf(hall, ['next', 'logo', 'pause', 'message', 'current', 'judging']));
  await performed(hall, HIS);
  await expectObedient(one, await screensOf(hall, ['current', 'judging', 'result', 'leaders']));

  const specialPrizeGuid = await awarded(hall);
  const prize = await screenOf(hall, 'prize');
  await press(hall, prize, { do: 'prize', specialPrizeGuid, itemGuid: hall.items[HIS]! });
  await moved(hall, { do: 'start', hasPoints: true });
  const [ceremony] = await screensOf(hall, ['ceremony']);
  for (const step of ['call', 'title', 'points']) {
    await moved(hall, { do: 'jump', step: `${hall.items[HIS]!}:${step}` });
    await expectObedient(one, [prize, ceremony!]);
  }
});
