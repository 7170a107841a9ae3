// Names in the public columns of a program: members read of each other what the program itself would say, or less.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  CompetitionProgramColumnCreate,
  CompetitionProgramColumnFieldAttach,
  CompetitionProgramColumnUpdate,
  CompetitionProgramGetProgramColumnsData,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  UserGiveConsent,
  type ColumnTag,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestPerson } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppliedChildren } from '../testing/applied-children.ts';
import type { AppliedEvent } from '../testing/applied-event.ts';

const LEL = 'Ансамбль «Лель», солистка Мельникова Арина';
const SHORT_LEL = 'Ансамбль «Лель», солистка Мельникова\u00A0А.';

let api: TestApi;
let event: AppliedEvent;
let children: AppliedChildren;
let teacher: Guid;
let program: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  children = await AppliedChildren.make(api);
  event = children.event;
  const { ids } = event.sample;
  teacher = newGuid();
  await event.sample.change(
    { do: 'changeField', guid: ids.name, values: { tag: 'collective', isPersonal: false } },
    { do: 'addField', guid: teacher, blockGuid: ids.piece, kind: 'Text', title: 'Педагог' },
    { do: 'changeField', guid: teacher, values: { isPersonal: false } },
  );
  const [applicationBlockGuid] = await event.blocks(children.application);
  await event.save(children.application, ids.name, { value: LEL });
  await event.save(children.application, teacher, { applicationBlockGuid: applicationBlockGuid!, value: 'Ветлугина Инна' }); // prettier-ignore
  program = (await event.program({ nominationGuids: [event.dance] })).guid;
  await event.sample.desk(CompetitionProgramUpdate, {
    query: { competitionGuid: event.sample.event },
    body: { competitionProgramGuid: program, isPublished: true, isFullNames: true },
  });
});

async function column(field: Guid, tag: ColumnTag | null = null, isPublic = true): Promise<void> {
  const { sample } = event;
  const query = { competitionGuid: sample.event };
  const body = { competitionProgramGuid: program, title: 'К' };
  const { guid } = await sample.desk(CompetitionProgramColumnCreate, { query, body });
  const shown = { competitionProgramColumnGuid: guid, competitionFieldGuid: field, tag };
  await sample.desk(CompetitionProgramColumnFieldAttach, { query, body: shown });
  await sample.desk(CompetitionProgramColumnUpdate, { query, body: { competitionProgramColumnGuid: guid, isPublic } });
}

/** Of the only performance, as its member reads it. */
async function cells(): Promise<string[]> {
  const query = { competitionProgramGuid: program };
  return Object.values((await event.sample.own(CompetitionProgramGetProgramColumnsData, { query })).cells)[0]!;
}

const agree = ({ token }: TestPerson) =>
  api.call(UserGiveConsent, { as: token, body: { kind: 'publishing', version: CONSENTS.publishing.version } });

it('are short while one child may not be named, whatever the member has agreed to and wherever the name stands', async () => {
  await column(event.sample.ids.name);
  await column(teacher, 'teachers');
  await agree(event.sample.member);
  expect(await cells()).toEqual([LEL, 'Ветлугина Инна']);
  const anna = await children.person('Ветрова Анна', '2015-04-02');
  expect(await cells()).toEqual([SHORT_LEL, 'Ветлугина\u00A0И.']);
  await children.give(anna);
  expect(await cells()).toEqual([LEL, 'Ветлугина Инна']);
});

it('are told by what any column of the program says of the field, and by what the form says of it', async () => {
  await column(teacher);
  await column(event.sample.ids.name, 'city');
  expect(await cells()).toEqual(['Ветлугина Инна', SHORT_LEL]);
  await column(teacher, 'teachers', false);
  expect(await cells()).toEqual(['Ветлугина\u00A0И.', SHORT_LEL]);
});

it('follow the consent of whose performance the organizer says it is, and his own word where it is nobody’s', async () => {
  await column(event.sample.ids.name);
  const [item] = await event.items(program);
  const belongsTo = (participantUserGuid: Guid | null) =>
    event.sample.desk(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: item!.guid, participantUserGuid },
    });
  expect(await cells()).toEqual([SHORT_LEL]);
  await belongsTo(null);
  expect(await cells()).toEqual([LEL]);
  const other = await api.member(event.sample.event);
  await belongsTo(other.guid);
  await agree(event.sample.member);
  expect(await cells()).toEqual([SHORT_LEL]);
  await agree(other);
  expect(await cells()).toEqual([LEL]);
});
