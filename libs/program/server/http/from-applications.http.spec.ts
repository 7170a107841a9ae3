// Programs made of accepted applications: by nominations, by a choice, into a program that stands, and for whom.

import {
  ApplicationCreateForEmail,
  ApplicationSubscribe,
  ApplicationTemplateDeleteBlock,
  ApplicationUnsubscribe,
  CompetitionProgramCreate,
  CompetitionProgramExtract,
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemCreateFromApplications as Take,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  ParticipantInviteMember,
  ReportCreate,
  ReportDelete,
  ReportFilterCreateFilter,
  ReportFilterSetReferenceBooksToFilter,
  ReportGetReportColumnsDataForProgram as ReportRowsForProgram,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppliedEvent } from '../testing/applied-event.ts';

let api: TestApi;
let event: AppliedEvent;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  event = await AppliedEvent.make(api);
});

const refusal = async (sent: ReturnType<TestApi['send']>) => {
  const { status, envelope } = await sent;
  return [status, envelope.errors[0]?.code];
};

describe('a program of nominations', () => {
  it('takes what their applications say, in the order of nominations and numbers, and its owner for a member', async () => {
    const { sample, choir, dance } = event;
    await event.application('Берёзка', [{ title: 'Калинка', nomination: choir }, { title: 'Метелица' }]);
    await event.application('Узоры', [{ title: 'Барыня', duration: '12:03' }]);
    await event.application('Чужие', [{ title: 'Не приняты' }], { isAccepted: false });
    const { guid, added } = await event.program({ nominationGuids: [dance, choir] });
    const items = await event.items(guid);
    expect(added).toBe(3);
    expect(items.map(({ number, pieceTitle, nomination }) => [number, pieceTitle, nomination])).toEqual([
      ['1', 'Метелица', 'Народный танец'],
      ['2', 'Барыня', 'Народный танец'],
      ['3', 'Калинка', 'Хор'],
    ]);
    expect(items[1]).toMatchObject({
      ...{ kind: 'performance', collective: 'Узоры', city: 'Кострома', duration: 723 },
      ...{ group: 'Народный танец · 10–12 лет · Соло', participantUserGuid: sample.member.guid, hasConsent: false },
      // The organizer's own field stays with him.
      presenterText: '',
    });
  });

  it('takes each performance once in a tour, and nothing where nobody is accepted', async () => {
    expect((await event.program({ nominationGuids: [event.dance] })).added).toBe(0);
    await event.application('Берёзка', [{ title: 'Калинка' }]);
    expect((await event.program({ nominationGuids: [event.dance] })).added).toBe(1);
    expect((await event.program({ nominationGuids: [event.dance] })).added).toBe(0);
    expect((await event.program({ nominationGuids: [event.dance], tour: 2 })).added).toBe(1);
  });

  it('is empty without nominations', async () => {
    await event.application('Берёзка', [{ title: 'Калинка' }]);
    expect((await event.program()).added).toBe(0);
  });
});

describe('a choice by hand', () => {
  it('makes a program in the order of the choice, and says where each performance stands', async () => {
    const [first, second] = await event.blocks(await event.application('Берёзка', [{ title: 'А' }, { title: 'Б' }]));
    const { guid } = await event.program({ applicationBlockGuids: [second!, first!] });
    expect((await event.items(guid)).map(({ pieceTitle }) => pieceTitle)).toEqual(['Б', 'А']);
    const offered = await event.offered();
    expect(
      offered.map(({ pieceTitle, applicationNumber, programs }) => [pieceTitle, applicationNumber, programs]),
    ).toEqual([
      ['А', 1, [{ guid, title: 'I отделение', tour: 1 }]],
      ['Б', 1, [{ guid, title: 'I отделение', tour: 1 }]],
    ]);
  });

  it('comes into a program that stands: behind its nomination or a named item, and known numbers stay', async () => {
    const { dance, choir, as } = event;
    const [one] = await event.blocks(await event.application('Берёзка', [{ title: 'Танец', nomination: dance }]));
    const [two] = await event.blocks(await event.application('Узоры', [{ title: 'Песня', nomination: choir }]));
    const [three] = await event.blocks(await event.application('Заря', [{ title: 'Плясовая' }]));
    const { guid } = await event.program();
    const query = { competitionProgramGuid: guid };
    const items = [
      { performer: 'Лель', nominationGuid: dance },
      { performer: 'Хор села', nominationGuid: choir },
    ];
    const { guids } = await api.call(CompetitionProgramItemCreateRange, { query, body: { items }, as });
    await api.call(Take, { query, body: { applicationBlockGuids: [one!, two!] }, as });
    await api.call(Take, { query, body: { applicationBlockGuids: [three!], afterItemGuid: guids[0]! }, as });
    expect(
      (await event.items(guid)).map(({ number, collective, performer }) => [number, performer || collective]),
    ).toEqual([
      ['1', 'Лель'],
      ['1а', 'Берёзка'],
      ['1б', 'Заря'],
      ['2', 'Хор села'],
      ['3', 'Узоры'],
    ]);
  });

  it('is refused as a whole for who stands already, is not accepted or never was, and behind a strange item', async () => {
    const { as } = event;
    const [one] = await event.blocks(await event.application('Берёзка', [{ title: 'Танец' }]));
    const [other] = await event.blocks(await event.application('Чужие', [{ title: 'Нет' }], { isAccepted: false }));
    const { guid } = await event.program({ applicationBlockGuids: [one!] });
    const query = { competitionProgramGuid: guid };
    for (const block of [one!, other!, newGuid()])
      expect(await refusal(api.send(Take, { query, body: { applicationBlockGuids: [block] }, as }))).toEqual([409, 'performancesTaken']); // prettier-ignore
    const [free] = await event.blocks(await event.application('Заря', [{ title: 'Да' }]));
    const { guid: second } = await event.program();
    const [stands] = await event.items(guid);
    const body = { applicationBlockGuids: [free!], afterItemGuid: stands!.guid };
    expect(await refusal(api.send(Take, { query: { competitionProgramGuid: second }, body, as }))).toEqual([404, 'notFound']); // prettier-ignore
    expect(await event.items(second)).toEqual([]);
  });
});

describe('a program of a report', () => {
  const query = () => ({ competitionGuid: event.sample.event });
  const report = async (rowBlockGuid: Guid | null = event.sample.ids.piece) =>
    (await event.sample.desk(ReportCreate, { query: query(), body: { title: 'Сводка', rowBlockGuid } })).guid;

  it('takes its rows in their order, leaves who is not accepted or stands already, and says how many', async () => {
    const { sample, choir } = event;
    await event.application('Берёзка', [{ title: 'Калинка', nomination: choir }, { title: 'Метелица' }]);
    await event.application('Чужие', [{ title: 'Не приняты' }], { isAccepted: false });
    await event.application('Узоры', [{ title: 'Барыня' }]);
    const sourceReportGuid = await report();
    const [stands] = await event.blocks(await event.application('Заря', [{ title: 'Стоит' }]));
    await event.program({ applicationBlockGuids: [stands!], title: 'Начало' });
    const shown = await sample.desk(ReportRowsForProgram, { query: { reportGuid: sourceReportGuid } });
    expect(shown.collection.map(({ programs }) => programs.map(({ title }) => title))).toEqual([[], [], [], [], ['Начало']]); // prettier-ignore
    const { guid, added, left } = await event.program({ sourceReportGuid });
    expect([added, left]).toEqual([3, 2]);
    expect((await event.items(guid)).map(({ pieceTitle }) => pieceTitle)).toEqual(['Калинка', 'Метелица', 'Барыня']);
    const filter = { query: { reportGuid: sourceReportGuid }, body: { competitionFieldGuid: event.fields.nomination } };
    const { guid: reportFilterGuid } = await sample.desk(ReportFilterCreateFilter, filter);
    const body = { referenceBookItemGuids: [choir] };
    await sample.desk(ReportFilterSetReferenceBooksToFilter, { query: { reportFilterGuid }, body });
    expect(await event.program({ sourceReportGuid, tour: 2 })).toMatchObject({ added: 1, left: 0 });
  });

  it('is refused for a report of applications, a deleted one and another organizer’s', async () => {
    const make = (sourceReportGuid: Guid) =>
      refusal(api.send(CompetitionProgramCreate, { query: query(), body: { title: 'Программа', sourceReportGuid }, as: event.as })); // prettier-ignore
    expect(await make(await report(null))).toEqual([422, 'reportWithoutPerformances']);
    const gone = await report();
    await event.sample.desk(ReportDelete, { query: { reportGuid: gone } });
    expect(await make(gone)).toEqual([404, 'notFound']);
    const before = event;
    event = await AppliedEvent.make(api);
    const strange = await report();
    event = before;
    expect((await make(strange))[0]).not.toBe(200);
    const programs = await event.sample.desk(CompetitionProgramGetByCompetition, { query: query() });
    expect(programs).toEqual([]);
  });
});

it('an application is called back, or a performance of it removed, until that has begun or has marks', async () => {
  const { as, sample } = event;
  const applicationGuid = await event.application('Берёзка', [{ title: 'Танец' }, { title: 'Полька' }]);
  const { guid: program } = await event.program({ nominationGuids: [event.dance] });
  const [item] = await event.items(program);
  const query = { competitionProgramGuid: program };
  const step = (activity: 'OnStage' | 'Waiting') =>
    api.call(CompetitionProgramItemSetActivity, {
      query,
      body: { competitionProgramItemGuid: item!.guid, activity },
      as,
    });
  const call = () => api.send(ApplicationUnsubscribe, { query: { applicationGuid }, as: sample.member.token });
  const [{ sourceBlockGuid: applicationBlockGuid } = {}] = await api.database.query<{ sourceBlockGuid: Guid }>(
    'select source_block_guid as "sourceBlockGuid" from program.item where guid = $1',
    [item!.guid],
  );
  const remove = () =>
    api.send(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: applicationBlockGuid! }, as });
  await step('OnStage');
  expect(await refusal(call())).toEqual([409, 'performanceBegun']);
  expect(await refusal(remove())).toEqual([409, 'performanceBegun']);
  await step('Waiting');
  await event.mark(item!.guid);
  expect(await refusal(call())).toEqual([409, 'performanceBegun']);
  expect(await refusal(remove())).toEqual([409, 'performanceBegun']);
  await api.database.query('delete from judging.mark where item_guid = $1', [item!.guid]);
  expect((await call()).status).toBe(200);
});

it('a program carried out of another one takes nobody from applications', async () => {
  await event.application('Берёзка', [{ title: 'Танец' }]);
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  await event.application('Заря', [{ title: 'Новый' }]);
  const [item] = await event.items(guid);
  const body = { competitionProgramItemGuids: [item!.guid], title: 'Гала' };
  const query = { competitionProgramGuid: guid };
  const extracted = await api.call(CompetitionProgramExtract, { query, body, as: event.as });
  expect((await event.difference(extracted.guid)).added).toEqual([]);
  expect((await event.difference(guid)).added.map(({ pieceTitle }) => pieceTitle)).toEqual(['Новый']);
});

it('whoever claims his application late is named by its items, but where the organizer has named another', async () => {
  const { sample, as } = event;
  const competition = { competitionGuid: sample.event };
  const late = await api.member();
  const { applicationGuid } = await sample.desk(ApplicationCreateForEmail, { query: competition, body: { email: late.login } }); // prettier-ignore
  const query = { applicationGuid };
  await event.save(applicationGuid, sample.ids.name, { value: 'Берёзка' });
  await sample.save(applicationGuid, 'form', { valueGuids: [sample.solo] }, as);
  await event.save(applicationGuid, event.fields.nomination, { valueGuids: [event.dance] });
  await sample.desk(ApplicationSubscribe, { query });
  await event.decide(applicationGuid, ({ isAccepted }) => isAccepted);
  const nominationGuids = [event.dance];
  const [first, second] = [await event.program({ nominationGuids }), await event.program({ nominationGuids, tour: 2 })];
  const whose = async (program: Guid) => (await event.items(program)).map((item) => item.participantUserGuid);
  expect([await whose(first.guid), await whose(second.guid)]).toEqual([[null], [null]]);
  const [named] = await event.items(second.guid);
  const body = { competitionProgramItemGuid: named!.guid, participantUserGuid: sample.member.guid };
  await api.call(CompetitionProgramItemUpdate, { query: { competitionProgramGuid: second.guid }, body, as });
  const told = () =>
    api.database.query<{ items: Guid[] }>(
      `select e.payload -> 'items' as items from live.event e
        where e.kind = 'items.changed' and e.payload ->> 'program' = $1`,
      [first.guid],
    );
  const before = (await told()).length;
  await api.call(ParticipantInviteMember, { query: competition, as: late.token });
  expect([await whose(first.guid), await whose(second.guid)]).toEqual([[late.guid], [sample.member.guid]]);
  // Open pages read it anew, and there is nothing left to take over.
  const [item] = await event.items(first.guid);
  expect((await told()).slice(before)).toEqual([{ items: [item!.guid] }]);
  expect((await event.difference(first.guid)).changed).toEqual([]);
});
