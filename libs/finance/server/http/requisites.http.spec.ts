import {
  FestivalCreateFestival,
  RequisiteCreate,
  RequisiteCreateByOrganizer,
  RequisiteDelete,
  RequisiteGetAll,
  RequisiteGetByGuid,
  RequisiteGetRequisitesOfSubscribedApplicationsByCompetition,
  RequisiteRestore,
  RequisiteUpdate,
  RequisiteUpdateByOrganizer,
  type SentBody,
} from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer, type TestPerson } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequisiteVetoes } from '../ports/requisite-vetoes.ts';
import { EraseRequisites } from '../use-cases/erase-requisites.ts';

type New = SentBody<typeof RequisiteCreate>['requisite'];

const SCHOOL: New = {
  type: 1,
  organizationName: 'МБУ ДО «Детская школа искусств № 3»',
  fullName: 'Лебедева Ольга Игоревна',
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' },
  organizationAddress: '107392, Москва, ул. Халтуринская, 18',
  ...{ bankName: 'ПАО Сбербанк', bik: '044525225' },
  paymentAccount: '40702 810 1 38250123017',
  correspondentAccount: '30101810400000000225',
  ...{ director: 'Ершов Пётр Павлович', buhgalter: 'Ершова Анна Ильинична' },
};
const PERSON: New = {
  type: 0,
  fullName: 'Соколова Анна Игоревна',
  inn: '500100732259',
  passportSeriesNumber: '4510 123678',
};
const MASKED = '•• •• •••678';

let api: TestApi;
let boss: TestOrganizer;
let event: Guid;

beforeAll(async () => {
  api = await startTestApi();
  boss = await api.organizer();
  event = await newEvent(boss);
});
afterAll(() => api.stop());

async function newEvent({ token }: TestPerson): Promise<Guid> {
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  return (await api.call(FestivalCreateFestival, { body: { details }, as: token })).guid;
}

const create = (requisite: New, as: string, isConfirmed = false) =>
  api.send(RequisiteCreate, { body: { requisite, isConfirmed }, as });
const made = async (requisite: New, as: string): Promise<Guid> =>
  (await api.call(RequisiteCreate, { body: { requisite }, as })).guid;
const read = (requisiteGuid: Guid, as: string) => api.call(RequisiteGetByGuid, { query: { requisiteGuid }, as });
const all = (as: string, query = {}) => api.call(RequisiteGetAll, { query, as });
const changed = (guid: Guid, version: number, change: Partial<New> = {}) => ({
  ...{ country: 'RU' as const, ...SCHOOL, ...change, guid, version },
});

async function sealedOf(guid: Guid): Promise<string> {
  const [row] = await api.database.query<{ text: string; sealed: Buffer | null }>(
    'select row_to_json(r)::text as text, passport_sealed as sealed from finance.requisite r where guid = $1',
    [guid],
  );
  expect(row!.text).not.toMatch(/4510|123678/);
  return row!.sealed?.toString('hex') ?? '';
}

describe('an organizer’s requisites', () => {
  it('are made, read as they are kept, counted from one, changed and listed', async () => {
    const owner = await api.organizer();
    const guid = await made(SCHOOL, owner.token);
    expect(await read(guid, owner.token)).toMatchObject({
      ...SCHOOL,
      ...{ guid, ownerType: 'Organizer', ordinalNumber: 1, country: 'RU', version: 1, madeBy: null },
      ...{ paymentAccount: '40702810138250123017', passportSeriesNumber: '', mail: '' },
    });
    const body = { requisite: changed(guid, 1, { organizationName: 'Школа искусств', mail: 'art@example.org' }) };
    expect(await api.call(RequisiteUpdate, { body, as: owner.token })).toEqual({ version: 2 });
    const { collection, totalCount } = await all(owner.token);
    expect(totalCount).toBe(1);
    expect(collection).toMatchObject([
      { guid, organizationName: 'Школа искусств', mail: 'art@example.org', version: 2 },
    ]);
  });

  it('get their numbers one after another, also those made at once', async () => {
    const owner = await api.organizer();
    await Promise.all(Array.from({ length: 6 }, () => made(SCHOOL, owner.token)));
    expect((await all(owner.token)).collection.map(({ ordinalNumber }) => ordinalNumber)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are found by words and by numbers as they are copied, sorted, and shown by pages', async () => {
    const owner = await api.organizer();
    for (const name of ['Яхонт', 'аметист', 'Берилл 100%'])
      await made({ ...SCHOOL, organizationName: name }, owner.token);
    await made(PERSON, owner.token);
    const titles = async (query: object) => {
      const { collection, totalCount } = await all(owner.token, query);
      return [collection.map((one) => one.organizationName || one.fullName), totalCount];
    };
    expect(await titles({ searchText: 'ЯХОНТ' })).toEqual([['Яхонт'], 1]);
    expect(await titles({ searchText: '%' })).toEqual([['Берилл 100%'], 1]);
    expect(await titles({ searchText: '5001 0073 2259' })).toEqual([['Соколова Анна Игоревна'], 1]);
    expect(await titles({ searchText: '123678' })).toEqual([[], 0]);
    expect(await titles({ type: 0 })).toEqual([['Соколова Анна Игоревна'], 1]);
    expect(await titles({ sort: 'title', pageSize: 2 })).toEqual([['аметист', 'Берилл 100%'], 4]);
    expect(await titles({ sort: 'title', isDescending: true, pageSize: 2, pageNumber: 2 })).toEqual([
      ['Берилл 100%', 'аметист'],
      4,
    ]);
  });

  it('of one who has changed meanwhile are not overwritten', async () => {
    const guid = await made(SCHOOL, boss.token);
    const update = () => api.send(RequisiteUpdate, { body: { requisite: changed(guid, 1) }, as: boss.token });
    expect(
      (await Promise.all([update(), update()])).map(({ status }) => status).sort((one, other) => one - other),
    ).toEqual([200, 409]);
    expect((await update()).envelope.errors[0]).toMatchObject({ code: 'staleVersion' });
  });
});

describe('what is wrong', () => {
  it('below the documents’ minimums is refused field by field, however sure one is', async () => {
    for (const isConfirmed of [false, true]) {
      const { status, envelope } = await create({ ...SCHOOL, inn: '770', kpp: '', mail: 'x' }, boss.token, isConfirmed);
      expect(status).toBe(422);
      expect(envelope.errors.map(({ code, field }) => `${code} ${field}`)).toEqual(
        ['inn', 'kpp', 'mail'].map((field) => `requisiteInvalid ${field}`),
      );
      expect(envelope.errors[1]!.message).toBe('Заполните поле «КПП»');
    }
    const { collection } = await all(boss.token, { searchText: '770' });
    expect(collection.filter(({ inn }) => inn === '770')).toEqual([]);
  });

  it('only in its control digit is asked about, and kept when confirmed', async () => {
    const doubtful = { ...SCHOOL, inn: '7707083894', ogrn: '1027700132196' };
    const { status, envelope } = await create(doubtful, boss.token);
    expect(status).toBe(409);
    expect(envelope.errors).toMatchObject([
      { code: 'requisiteDoubtful', field: 'inn', customData: { check: 'checksum' } },
      {
        code: 'requisiteDoubtful',
        field: 'ogrn',
        message: expect.stringContaining('Контрольная цифра ОГРН') as string,
      },
    ]);
    const confirmed = await create(doubtful, boss.token, true);
    expect(confirmed.status).toBe(200);
    const requisite = changed(confirmed.envelope.data!.guid, 1, doubtful);
    const update = (isConfirmed: boolean) =>
      api.send(RequisiteUpdate, { body: { requisite, isConfirmed }, as: boss.token });
    expect((await update(false)).status).toBe(409);
    expect((await update(true)).status).toBe(200);
  });

  it('for Russia may be right elsewhere', async () => {
    const kazakh: New = {
      ...{ country: 'KZ', type: 1, organizationName: 'ТОО «Айгуль»', inn: '971240001315', kpp: '770701001' },
      ...{ bankName: 'Банк', bik: 'NBRKKZKX', paymentAccount: 'KZ86125KZT5004100100' },
    };
    const guid = await made(kazakh, boss.token);
    expect(await read(guid, boss.token)).toMatchObject({ country: 'KZ', inn: '971240001315', kpp: '' });
    expect((await create({ ...kazakh, country: 'BY' }, boss.token)).status).toBe(409);
  });
});

describe('a passport', () => {
  it('stands sealed in the table and masked in every answer', async () => {
    const guid = await made(PERSON, boss.token);
    expect(await sealedOf(guid)).not.toBe('');
    expect((await read(guid, boss.token)).passportSeriesNumber).toBe(MASKED);
    const listed = (await all(boss.token, { searchText: 'Соколова' })).collection;
    expect(JSON.stringify(listed)).not.toContain('123678');
    expect(listed.at(-1)!.passportSeriesNumber).toBe(MASKED);
  });

  it('stays when it is not typed anew, changes when it is, and goes with the form that has it', async () => {
    const guid = await made(PERSON, boss.token);
    const update = async (version: number, change: Partial<New>) => {
      const requisite = { ...{ country: 'RU' as const, ...PERSON, guid, version }, ...change };
      if (change.passportSeriesNumber === undefined) delete requisite.passportSeriesNumber;
      return api.send(RequisiteUpdate, { body: { requisite }, as: boss.token });
    };
    const before = await sealedOf(guid);
    expect((await update(1, { fullName: 'Соколова Анна' })).status).toBe(200);
    expect((await update(2, { passportSeriesNumber: MASKED })).status).toBe(200);
    expect(await sealedOf(guid)).toBe(before);
    expect((await update(3, { passportSeriesNumber: '' })).status).toBe(422);
    expect((await update(3, { passportSeriesNumber: '4511000111' })).status).toBe(200);
    expect((await read(guid, boss.token)).passportSeriesNumber).toBe('•• •• •••111');
    expect((await update(4, { ...SCHOOL, passportSeriesNumber: MASKED })).status).toBe(200);
    expect(await sealedOf(guid)).toBe('');
  });

  it('is not made of a mask, nor exchanged between rows', async () => {
    expect((await create({ ...PERSON, passportSeriesNumber: MASKED }, boss.token)).status).toBe(422);
    const [one, other] = [await made(PERSON, boss.token), await made(PERSON, boss.token)];
    await api.database.query(
      `update finance.requisite set passport_sealed = (select passport_sealed from finance.requisite where guid = $1)
       where guid = $2`,
      [one, other],
    );
    expect((await read(other, boss.token)).passportSeriesNumber).toBe('••••••••••');
  });
});

describe('deleting', () => {
  it('takes it out of every list, and can be undone', async () => {
    const owner = await api.organizer();
    const query = { requisiteGuid: await made(SCHOOL, owner.token) };
    const as = owner.token;
    await api.call(RequisiteDelete, { query, as });
    expect((await all(as)).totalCount).toBe(0);
    expect((await api.send(RequisiteGetByGuid, { query, as })).status).toBe(404);
    expect((await api.send(RequisiteDelete, { query, as })).status).toBe(404);
    const requisite = changed(query.requisiteGuid, 1);
    expect((await api.send(RequisiteUpdate, { body: { requisite }, as })).status).toBe(404);
    await api.call(RequisiteRestore, { query, as });
    await api.call(RequisiteRestore, { query, as });
    expect((await all(as)).collection).toMatchObject([{ guid: query.requisiteGuid, ordinalNumber: 1 }]);
  });

  it('long ago leaves no personal data and no way back, only a number that nobody gets again', async () => {
    const owner = await api.organizer();
    const as = owner.token;
    const [old, fresh, kept] = [await made(PERSON, as), await made(PERSON, as), await made(PERSON, as)];
    for (const requisiteGuid of [old, fresh]) await api.call(RequisiteDelete, { query: { requisiteGuid }, as });
    await api.database.query(
      `update finance.requisite set deleted_at = deleted_at - interval '31 days' where guid = $1`,
      [old],
    );
    const erase = api.nodes[0]!.app.get(EraseRequisites, { strict: false });
    expect([await erase.run(), await erase.run()]).toEqual([{ erased: 1 }, { erased: 0 }]);
    const rows = await api.database.query<{ guid: Guid; fields: object; sealed: Buffer | null }>(
      'select guid, fields, passport_sealed as sealed from finance.requisite where owner_guid = $1 order by guid',
      [owner.guid],
    );
    expect(rows.map(({ fields, sealed }) => [Object.keys(fields).length, sealed !== null])).toEqual([
      [0, false],
      [2, true],
      [2, true],
    ]);
    expect((await api.send(RequisiteRestore, { query: { requisiteGuid: old }, as })).status).toBe(404);
    await api.call(RequisiteRestore, { query: { requisiteGuid: fresh }, as });
    await made(PERSON, as);
    const { collection } = await all(as);
    expect(collection.map(({ guid, ordinalNumber }) => [guid, ordinalNumber]).slice(0, 2)).toEqual([
      [fresh, 2],
      [kept, 3],
    ]);
    expect(collection[2]!.ordinalNumber).toBe(4);
  });

  it('is refused while a contract names it', async () => {
    const guid = await made(SCHOOL, boss.token);
    api.nodes[0]!.app.get(RequisiteVetoes, { strict: false }).register(async (reader, requisite) => {
      await reader.query('select 1');
      if (requisite === guid) throw new Failure('requisiteInContract');
    });
    const refused = await api.send(RequisiteDelete, { query: { requisiteGuid: guid }, as: boss.token });
    expect(refused).toMatchObject({ status: 409, envelope: { errors: [{ code: 'requisiteInContract' }] } });
    expect((await read(guid, boss.token)).guid).toBe(guid);
  });
});

describe('who', () => {
  it('is another finds nothing, and hears the same of what never was', async () => {
    const guid = await made(SCHOOL, boss.token);
    const stranger = await api.organizer();
    const guest = await api.member(event);
    const own = await made(PERSON, guest.token);
    for (const { token: as, foreign } of [
      { ...stranger, foreign: guid },
      { ...guest, foreign: guid },
      { ...boss, foreign: own },
      { ...(await api.member(event)), foreign: own },
    ]) {
      for (const requisiteGuid of [foreign, newGuid()]) {
        const query = { requisiteGuid };
        const answers = [
          await api.send(RequisiteGetByGuid, { query, as }),
          await api.send(RequisiteUpdate, { body: { requisite: changed(requisiteGuid, 1) }, as }),
          await api.send(RequisiteDelete, { query, as }),
          await api.send(RequisiteRestore, { query, as }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      }
    }
    expect((await all(stranger.token)).totalCount).toBe(0);
    expect((await all(guest.token)).collection.map((one) => one.guid)).toEqual([own]);
    expect((await api.send(RequisiteGetAll)).status).toBe(401);
  });

  it.each([
    ['none', {}, [403, 403, 403]],
    ['another section', { all: { settings: 2 as const } }, [403, 403, 403]],
    ['finances to see', { all: { finances: 1 as const } }, [200, 403, 403]],
    ['finances to change', { all: { finances: 2 as const } }, [200, 200, 200]],
  ])('is an employee with %s', async (_, access, statuses) => {
    const { token: as } = await api.employee(boss.guid, access);
    const requisiteGuid = await made(SCHOOL, boss.token);
    const answers = [
      await api.send(RequisiteGetByGuid, { query: { requisiteGuid }, as }),
      await api.send(RequisiteUpdate, { body: { requisite: changed(requisiteGuid, 1) }, as }),
      await create(SCHOOL, as),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  it('is an employee with finances of one event reads, and changes nothing of all', async () => {
    const { token: as } = await api.employee(boss.guid, { [event]: { finances: 2 } });
    expect((await api.send(RequisiteGetAll, { as })).status).toBe(200);
    expect((await create(SCHOOL, as)).status).toBe(403);
  });

  it('is a member needs no director, and has his own count', async () => {
    const { token } = await api.member();
    const { director: _director, buhgalter: _buhgalter, ...school } = SCHOOL;
    expect((await create(school, boss.token)).status).toBe(422);
    expect(await read(await made(school, token), token)).toMatchObject({ ownerType: 'Member', ordinalNumber: 1 });
  });
});

describe('for a member of an event', () => {
  const byOrganizer = (participantUserGuid: Guid, competitionGuid: Guid, as: string, requisite: New = PERSON) =>
    api.send(RequisiteCreateByOrganizer, { query: { competitionGuid, participantUserGuid }, body: { requisite }, as });
  const ofEvent = (competitionGuid: Guid, as: string) =>
    api.call(RequisiteGetRequisitesOfSubscribedApplicationsByCompetition, { query: { competitionGuid }, as });

  it('the organizer makes and changes them; they are the member’s, who sees by whom', async () => {
    const guest = await api.member(event);
    const { token: as } = await api.employee(boss.guid, { [event]: { finances: 2 } });
    const { guid } = (await byOrganizer(guest.guid, event, as)).envelope.data!;
    expect(await read(guid, guest.token)).toMatchObject({
      ...{ ownerType: 'Member', ordinalNumber: 1, madeBy: 'Просцениум', passportSeriesNumber: MASKED },
    });
    expect(await sealedOf(guid)).not.toBe('');
    const query = { competitionGuid: event, participantUserGuid: guest.guid };
    const { passportSeriesNumber: _kept, ...known } = PERSON;
    const requisite = { country: 'RU' as const, ...known, fullName: 'Соколова Анна', guid, version: 1 };
    expect(await api.call(RequisiteUpdateByOrganizer, { query, body: { requisite }, as })).toEqual({ version: 2 });
    const listed = await ofEvent(event, as);
    expect(listed).toMatchObject([
      { guid, participantUserGuid: guest.guid, fullName: 'Соколова Анна', passportSeriesNumber: MASKED },
    ]);
    expect(await ofEvent(await newEvent(boss), boss.token)).toEqual([]);
    await api.call(RequisiteDelete, { query: { requisiteGuid: guid }, as: guest.token });
    expect(await ofEvent(event, as)).toEqual([]);
  });

  it('neither those of the member himself nor a stranger’s are reached', async () => {
    const [guest, other] = [await api.member(event), await api.member(event)];
    const outsider = await api.member(await newEvent(await api.organizer()));
    const blocked = await api.member(event);
    await api.database.query('update accounts.membership set is_blocked = true where member_guid = $1', [blocked.guid]);
    for (const foreign of [outsider.guid, blocked.guid, boss.guid, newGuid()])
      expect((await byOrganizer(foreign, event, boss.token)).status).toBe(404);
    const own = await made(PERSON, guest.token);
    const theirs = (await byOrganizer(other.guid, event, boss.token)).envelope.data!.guid;
    const update = (participantUserGuid: Guid, guid: Guid, as = boss.token) => {
      const requisite = { country: 'RU' as const, ...PERSON, guid, version: 1 };
      const query = { competitionGuid: event, participantUserGuid };
      return api.send(RequisiteUpdateByOrganizer, { query, body: { requisite }, as });
    };
    for (const [member, guid] of [
      [guest.guid, own],
      [guest.guid, theirs],
      [outsider.guid, theirs],
      [other.guid, newGuid()],
    ] as const)
      expect((await update(member, guid)).status).toBe(404);
    expect((await update(other.guid, theirs, (await api.organizer()).token)).status).toBe(404);
    expect((await update(other.guid, theirs, other.token)).status).toBe(403);
    expect((await byOrganizer(guest.guid, event, guest.token)).status).toBe(403);
    expect((await update(other.guid, theirs)).status).toBe(200);
  });

  it('an employee needs the finances of this event, to change', async () => {
    const guest = await api.member(event);
    const statusFor = async (access: Parameters<TestApi['employee']>[1]) =>
      (await byOrganizer(guest.guid, event, (await api.employee(boss.guid, access)).token)).status;
    expect(await statusFor({ all: { finances: 1 } })).toBe(403);
    expect(await statusFor({ all: { finances: 2 }, [event]: { settings: 2 } })).toBe(403);
    expect(await statusFor({ [newGuid()]: { finances: 2 } })).toBe(404);
    expect(await statusFor({ all: { finances: 2 } })).toBe(200);
  });
});
