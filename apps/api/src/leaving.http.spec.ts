// Closing an account: who may, what is erased at once, what later, what stays.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  CompetitionArchiveOrUnarchive,
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingCreate,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  FestivalCreateFestival,
  OrganizerEmployeeLogin,
  OrganizerLogin,
  PublicProgram,
  CompetitionProgramUpdate,
  RequisiteCreate,
  UserCloseAccount,
  UserGetShort,
  UserGiveConsent,
} from '@rampa/contract';
import { startTestApi, type TestApi, type TestPerson } from '@rampa/platform/testing';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForgetClosed } from '@rampa/accounts/server';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PASSWORD = 'свет снизу вверх';

async function withPassword(person: TestPerson): Promise<TestPerson> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1 });
  await api.database.query('update accounts.account set password_hash = $2 where guid = $1', [
    person.guid,
    passwordHash,
  ]);
  return person;
}
async function makeProgram(as: string, items: { performer: string; note?: string; presenterText?: string }[]) {
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  const { guid: competition } = await api.call(FestivalCreateFestival, { body: { details }, as });
  const query = { competitionGuid: competition };
  const { guid: program } = await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as });
  const range = { query: { competitionProgramGuid: program }, body: { items }, as };
  const { guids } = items.length === 0 ? { guids: [] } : await api.call(CompetitionProgramItemCreateRange, range);
  return { competition, program, items: guids };
}
const close = (person: TestPerson, password = PASSWORD, email = person.login) =>
  api.send(UserCloseAccount, { body: { password, email }, as: person.token });
const forget = (days: number) => api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(days);
const kept = async (person: TestPerson) =>
  (await api.database.query('select * from accounts.account where guid = $1', [person.guid]))[0] as Record<
    string,
    unknown
  >;

describe('a member', () => {
  it('closes his account by his password and address alone; after that nobody comes in by it', async () => {
    const member = await withPassword(await api.member());
    const other = await api.member();
    expect((await close(member, 'не тот')).envelope.errors[0]).toMatchObject({
      code: 'passwordWrong',
      field: 'password',
    });
    expect((await close(member, PASSWORD, other.login)).envelope.errors[0]!.code).toBe('closingEmailDiffers');
    expect((await api.send(UserGetShort, { as: member.token })).status).toBe(200);
    expect((await close(member)).status).toBe(200);
    expect((await api.send(UserGetShort, { as: member.token })).status).toBe(401);
    expect((await api.send(UserGetShort, { as: other.token })).status).toBe(200);
    expect((await api.letters(member.login)).map(({ subject }) => subject)).toEqual(['Кабинет закрыт']);
    expect(await kept(member)).toMatchObject({ phone: '', city: '', full_name: 'Иванова Мария Петровна' });
  });

  it('is forgotten some days later: his results stay as «Фамилия И.», his requisites go', async () => {
    const organizer = await api.organizer();
    const as = organizer.token;
    const performance = { performer: 'Мельникова Арина', note: 'Мама: Ольга', presenterText: 'Ари\u0301на' };
    const { competition, program, items } = await makeProgram(as, [performance, { performer: 'Лель' }]);
    const member = await withPassword(await api.member(competition));
    const change = { competitionProgramItemGuid: items[0]!, participantUserGuid: member.guid };
    await api.call(CompetitionProgramItemUpdate, { query: { competitionProgramGuid: program }, body: change, as });
    const word = { competitionProgramGuid: program, isPublished: true, isFullNames: true };
    await api.call(CompetitionProgramUpdate, { query: { competitionGuid: competition }, body: word, as });
    const consent = { kind: 'publishing' as const, version: CONSENTS.publishing.version };
    await api.call(UserGiveConsent, { body: consent, as: member.token });
    const shown = async () =>
      (await api.call(PublicProgram, { params: { programGuid: program } })).items.map(({ performer }) => performer);
    expect(await shown()).toEqual(['Мельникова Арина', 'Лель']);
    const requisite = {
      type: 0 as const,
      inn: '500100732259',
      fullName: 'Иванова Мария',
      passportSeriesNumber: '4510 123456',
    };
    await api.call(RequisiteCreate, { body: { requisite }, as: member.token });
    const query = { competitionGuid: competition };
    const hall = await api.call(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал' }, as });
    const freeze = { displays: [hall.guid], command: { do: 'freeze' as const } };
    await api.call(CompetitionDisplaySettingControl, { query, body: freeze, as });
    const frozen = async () => {
      const rows = await api.database.query('select frozen from display.setting where guid = $1', [hall.guid]);
      return JSON.stringify(rows);
    };
    expect(await frozen()).toContain('Мельникова Арина');

    await close(member);
    // The consent ended with the account, at once.
    expect(await shown()).toEqual(['Мельникова\u00A0А.', 'Лель']);
    expect(await forget(14)).toEqual({ forgotten: 0 });
    await api.database.query(`update accounts.account set closed_at = now() - interval '15 days' where guid = $1`, [
      member.guid,
    ]);
    expect(await forget(14)).toEqual({ forgotten: 1 });
    expect(await forget(14)).toEqual({ forgotten: 0 });
    expect(await kept(member)).toMatchObject({
      full_name: '',
      password_hash: '',
      login: expect.stringMatching(/^closed-/),
    });
    const [item] = await api.database.query(
      'select performer, note, presenter_text from program.item where guid = $1',
      [items[0]],
    );
    expect(item).toEqual({ performer: 'Мельникова\u00A0А.', note: '', presenter_text: '' });
    expect(await frozen()).toBe('[{"frozen":null}]');
    const left = await api.database.query(
      'select fields, passport_sealed from finance.requisite where owner_guid = $1',
      [member.guid],
    );
    expect(left).toEqual([{ fields: {}, passport_sealed: null }]);
    const given = await api.database.query('select kind from accounts.consent where account_guid = $1', [member.guid]);
    expect(given).toEqual([{ kind: 'publishing' }]);
  });
});

describe('an organizer', () => {
  it('first puts his events into the archive; his employees leave with him', async () => {
    const organizer = await api.organizer();
    const employee = await withPassword(await api.employee(organizer.guid, { all: { program: 2 } }));
    const { competition } = await makeProgram(organizer.token, []);
    expect((await close(organizer, organizer.password)).envelope.errors[0]!.code).toBe('accountHasEvents');
    await api.call(CompetitionArchiveOrUnarchive, {
      query: { competitionGuid: competition },
      body: { isArchived: true },
      as: organizer.token,
    });
    expect((await close(organizer, organizer.password)).status).toBe(200);
    expect((await api.send(UserGetShort, { as: employee.token })).status).toBe(401);
    const login = { login: organizer.login, password: organizer.password };
    expect((await api.send(OrganizerLogin, { body: login })).envelope.errors[0]!.code).toBe('accountClosed');
    const his = { login: employee.login, password: PASSWORD };
    expect((await api.send(OrganizerEmployeeLogin, { body: his })).envelope.errors[0]!.code).toBe('employeeDismissed');
  });
});
