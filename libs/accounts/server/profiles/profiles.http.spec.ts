import {
  OrganizerAddLogo,
  OrganizerDeleteLogo,
  OrganizerEmployeeAddLogo,
  OrganizerEmployeeDeleteLogo,
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeeGetProfile,
  OrganizerEmployeeRegistration,
  OrganizerEmployeeUpdateProfile,
  OrganizerGetProfile,
  OrganizerUpdateProfile,
  ParticipantAddLogo,
  ParticipantCheckProfile,
  ParticipantDeleteLogo,
  ParticipantGetProfile,
  ParticipantUpdateProfile,
  UploadedFileGetByGuid,
  UserGetNotifications,
  UserGetShort,
  UserUpdateNotifications,
  type CallDefinition,
  type Envelope,
  type SentBody,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid } from '@rampa/kernel';
import { CONFIG, type Config } from '@rampa/platform/server';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CONTACTS = { companyName: 'Просцениум', telegram: '', vk: '', site: '', whatsApp: '', email: '' };
const PERSON = { version: 0, name: '', title: '', countryCode: 'RU', phone: '', city: '' } as const;

type OrganizerBody = SentBody<typeof OrganizerUpdateProfile>;

function change(person: TestOrganizer, given: Partial<OrganizerBody>) {
  const body = { ...PERSON, organizer: CONTACTS, ...given };
  return api.send(OrganizerUpdateProfile, { as: person.token, body });
}

const isFilled = async (as: string) => (await api.call(UserGetShort, { as })).profileFilled;

describe('a profile', () => {
  it('of an organizer is kept tidy, whatever he types', async () => {
    const person = await api.organizer();
    const saved = await change(person, {
      ...{ name: 'Лугова Елена Сергеевна', title: 'директор', countryCode: 'BY', phone: '29 123-45-67' },
      city: 'Минск',
      organizer: {
        ...{ companyName: 'Светлояр', telegram: '@Svetloyar', vk: 'm.vk.com/svetloyar', site: 'http://Светлояр.рф/' },
        ...{ whatsApp: '29 123 45 67', email: ' Info@Example.ORG ' },
      },
    });
    expect(saved.status).toBe(200);
    const read = await api.call(OrganizerGetProfile, { as: person.token });
    expect(read).toEqual({
      ...{ guid: person.guid, userType: 'Organizer', name: 'Лугова Елена Сергеевна', title: 'директор' },
      ...{ email: person.login, logoPath: null, countryCode: 'BY', phone: '+375 (29) 123-45-67', city: 'Минск' },
      organizer: {
        ...{ companyName: 'Светлояр', logoPath: null, phone: '+375 (29) 123-45-67', city: 'Минск' },
        ...{ telegram: 'https://t.me/Svetloyar', vk: 'https://vk.com/svetloyar', site: 'https://Светлояр.рф' },
        ...{ whatsApp: 'https://wa.me/375291234567', email: 'info@example.org' },
      },
      version: 1,
    });
    // An employee sees the organizer's data and changes only his own.
    const employee = await api.employee(person.guid);
    const own = await api.call(OrganizerEmployeeGetProfile, { as: employee.token });
    expect([own.userType, own.organizer]).toEqual(['OrganizerEmployee', read.organizer]);
    const body = { ...PERSON, name: 'Ершов Пётр', phone: '9997654321' };
    const changed = await api.call(OrganizerEmployeeUpdateProfile, { as: employee.token, body });
    expect([changed.name, changed.phone]).toEqual(['Ершов Пётр', '+7 (999) 765-43-21']);
    const more = { ...body, version: 1, organizer: CONTACTS };
    expect((await api.send(OrganizerEmployeeUpdateProfile, { as: employee.token, body: more })).status).toBe(400);
  });

  it('with faults is not kept, and all of them are told at once', async () => {
    const person = await api.organizer();
    const organizer = { ...CONTACTS, telegram: 'javascript:alert(1)', site: 'data:text/html,x', email: 'никто' };
    const refused = await change(person, { phone: '123', organizer });
    expect(refused.status).toBe(422);
    expect(refused.envelope.errors.map(({ code, field }) => [code, field])).toEqual([
      ['profileInvalid', 'phone'],
      ['profileInvalid', 'organizer.telegram'],
      ['profileInvalid', 'organizer.site'],
      ['profileInvalid', 'organizer.email'],
    ]);
    expect((await api.call(OrganizerGetProfile, { as: person.token })).version).toBe(0);
  });

  it('of two devices the later is told that it is late', async () => {
    const person = await api.organizer();
    expect((await change(person, { city: 'Омск' })).status).toBe(200);
    const late = await change(person, { city: 'Томск' });
    expect([late.status, late.envelope.errors[0]!.code]).toEqual([409, 'staleVersion']);
    expect((await api.call(OrganizerGetProfile, { as: person.token })).city).toBe('Омск');
    expect((await change(person, { version: 1, city: 'Томск' })).status).toBe(200);
  });

  it('is read by its kind alone', async () => {
    const [organizer, member] = [await api.organizer(), await api.member()];
    const asked: [CallDefinition, string, number][] = [
      [OrganizerGetProfile, member.token, 403],
      [ParticipantGetProfile, organizer.token, 403],
      [OrganizerEmployeeGetProfile, organizer.token, 403],
      [ParticipantCheckProfile, organizer.token, 403],
      [ParticipantGetProfile, 'nobody', 401],
    ];
    for (const [call, as, status] of asked) {
      const body = call.method === 'POST' ? { body: {} as never } : {};
      expect((await api.send(call, { as, ...body })).status, call.id).toBe(status);
    }
  });
});

describe('what is missing', () => {
  it('is told a member by name; the session and the check agree', async () => {
    const { token: as } = await api.member();
    const check = () => api.call(ParticipantCheckProfile, { as, body: {} });
    expect([await check(), await isFilled(as)]).toEqual([{ profileFilled: true, missing: [] }, true]);
    await api.call(ParticipantUpdateProfile, { as, body: { ...PERSON, name: 'Лугова Елена' } });
    expect([await check(), await isFilled(as)]).toEqual([
      {
        profileFilled: false,
        missing: [
          { field: 'phone', title: 'Телефон' },
          { field: 'city', title: 'Город' },
        ],
      },
      false,
    ]);
    const body = { ...PERSON, version: 1, name: 'Лугова', countryCode: 'AM' as const, phone: '10 123456' };
    await api.call(ParticipantUpdateProfile, { as, body: { ...body, city: 'Гюмри' } });
    expect([(await check()).profileFilled, await isFilled(as)]).toEqual([true, true]);
  });

  it('is another thing for an organizer and for an employee', async () => {
    const organizer = await api.organizer();
    const employee = await api.employee(organizer.guid);
    await change(organizer, { phone: '9991234567', city: 'Омск' });
    expect(await isFilled(organizer.token)).toBe(true);
    await change(organizer, { version: 1, phone: '9991234567' });
    expect([await isFilled(organizer.token), await isFilled(employee.token)]).toEqual([false, true]);
    await api.call(OrganizerEmployeeUpdateProfile, { as: employee.token, body: PERSON });
    expect(await isFilled(employee.token)).toBe(false);
  });
});

async function upload(call: CallDefinition, file: Buffer, as: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'Логотип.png');
  const response = await fetch(`${api.url}/api/v1/${call.path}`, {
    ...{ method: 'POST', body: form },
    headers: { authorization: `Bearer ${as}` },
  });
  return { status: response.status, envelope: (await response.json()) as Envelope<{ guid: string; url: string }> };
}
const picture = (width: number) =>
  sharp({ create: { width, height: 300, channels: 4, background: '#8e1441' } })
    .png()
    .toBuffer();
const found = async (url: string) => (await fetch(api.url + url)).status;
const fileStatus = async (uploadedFileGuid: string, as?: string) =>
  (
    await fetch(`${api.url}/api/v1/${UploadedFileGetByGuid.path}?${new URLSearchParams({ uploadedFileGuid })}`, {
      headers: as ? { authorization: `Bearer ${as}` } : {},
    })
  ).status;

describe('a logo', () => {
  it('is drawn anew, replaced and taken away; nothing is left behind', async () => {
    const { token } = await api.organizer();
    const path = async () => (await api.call(OrganizerGetProfile, { as: token })).logoPath;
    const first = (await upload(OrganizerAddLogo, await picture(1500), token)).envelope.data!;
    expect(await path()).toBe(first.url);
    const drawn = Buffer.from(await (await fetch(api.url + first.url)).arrayBuffer());
    const { format, width } = await sharp(drawn).metadata();
    expect([format, width]).toEqual(['webp', 512]);
    const second = (await upload(OrganizerAddLogo, await picture(301), token)).envelope.data!;
    expect([await found(first.url), await found(second.url)]).toEqual([404, 200]);
    await api.call(OrganizerDeleteLogo, { as: token });
    expect([await found(second.url), await path(), await fileStatus(second.guid)]).toEqual([404, null, 404]);
    expect((await api.send(OrganizerDeleteLogo, { as: token })).status).toBe(200);
  });

  it('that is none is refused, and so is one by the wrong kind of person', async () => {
    const { token } = await api.organizer();
    const svg = await upload(OrganizerAddLogo, Buffer.from('<svg onload="alert(1)"/>'), token);
    expect([svg.status, svg.envelope.errors[0]!.code]).toEqual([415, 'imageUnsupported']);
    const torn = await upload(OrganizerAddLogo, (await picture(1500)).subarray(0, 200), token);
    expect([torn.status, torn.envelope.errors[0]!.code]).toEqual([422, 'imageBroken']);
    const member = await api.member();
    expect((await upload(OrganizerAddLogo, await picture(10), member.token)).status).toBe(403);
    expect((await upload(ParticipantAddLogo, await picture(10), member.token)).status).toBe(200);
  });

  it('is seen by its file’s guid: an organizer’s by everybody, the others’ by those who work with them', async () => {
    const [organizer, stranger] = [await api.organizer(), await api.organizer()];
    const [employee, colleague] = [await api.employee(organizer.guid), await api.employee(organizer.guid)];
    const member = await api.member();
    const open = (await upload(OrganizerAddLogo, await picture(20), organizer.token)).envelope.data!.guid;
    const staff = (await upload(OrganizerEmployeeAddLogo, await picture(21), employee.token)).envelope.data!.guid;
    const own = (await upload(ParticipantAddLogo, await picture(22), member.token)).envelope.data!.guid;
    expect(await Promise.all([undefined, stranger.token].map((as) => fileStatus(open, as)))).toEqual([200, 200]);
    const people = [employee, organizer, colleague, stranger, member].map(({ token }) => token);
    expect(await Promise.all([undefined, ...people].map((as) => fileStatus(staff, as)))).toEqual([
      404, 200, 200, 200, 404, 404,
    ]);
    expect(await Promise.all([undefined, ...people].map((as) => fileStatus(own, as)))).toEqual([
      404, 404, 404, 404, 404, 200,
    ]);
    expect([await fileStatus(newGuid()), await fileStatus('нет')]).toEqual([404, 400]);
    await api.call(OrganizerEmployeeDeleteLogo, { as: employee.token });
    expect(await fileStatus(staff, employee.token)).toBe(404);
  });

  it('over what a person may keep is refused with the size, and the former stays; a member takes his own away', async () => {
    const { token } = await api.member();
    const first = (await upload(ParticipantAddLogo, await picture(300), token)).envelope.data!;
    const config = api.nodes[0]!.app.get<Config>(CONFIG);
    const before = config.filesPerAccount;
    config.filesPerAccount = 100;
    const { status, envelope } = await upload(ParticipantAddLogo, await picture(400), token);
    config.filesPerAccount = before;
    expect([status, envelope.errors[0]!.code, envelope.errors[0]!.message]).toEqual([
      ...[409, 'filesFull'],
      expect.stringMatching(/^Ваши файлы заняли всё отведённое место/),
    ]);
    const path = async () => (await api.call(ParticipantGetProfile, { as: token })).logoPath;
    expect([await path(), await fileStatus(first.guid, token)]).toEqual([first.url, 200]);
    await api.call(ParticipantDeleteLogo, { as: token });
    expect([await path(), await fileStatus(first.guid, token)]).toEqual([null, 404]);
  });

  it('of a foreign type is only ever saved, never shown', async () => {
    const { token } = await api.organizer();
    const { guid } = (await upload(OrganizerAddLogo, await picture(23), token)).envelope.data!;
    const address = `${api.url}/api/v1/${UploadedFileGetByGuid.path}?uploadedFileGuid=${guid}`;
    const shown = await fetch(address);
    expect(['content-type', 'x-content-type-options'].map((name) => shown.headers.get(name))).toEqual([
      'image/webp',
      'nosniff',
    ]);
    await api.database.query(`update files.file set content_type = 'text/html' where guid = $1`, [guid]);
    const { headers } = await fetch(address);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    // No room answers for such files.
    await api.database.query(`update files.file set purpose = 'unknown' where guid = $1`, [guid]);
    expect(await fileStatus(guid, token)).toBe(404);
  });
});

describe('letters', () => {
  async function register(organizer: TestOrganizer) {
    const email = `${newGuid()}@example.org`;
    await api.call(OrganizerEmployeeRegistration, {
      body: {
        ...{ email, password: 'свет снизу вверх', fullName: 'Ершов Пётр', phone: '9991234567' },
        organizerEmail: organizer.login,
        consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
      },
    });
    const [letter] = await api.letters(email);
    const token = new URLSearchParams(letter!.link().hash.slice(1)).get('token')!;
    await api.call(OrganizerEmployeeEmailConfirmation, { body: { token } });
  }
  const kinds = async (to: string) => (await api.letters(to)).map(({ kind }) => kind);

  it('that a person has refused are not written; another kind of letter cannot be named', async () => {
    const person = await api.organizer();
    const as = person.token;
    expect(await api.call(UserGetNotifications, { as })).toEqual({ employeeRequest: true, applicationNews: true });
    const off = await api.call(UserUpdateNotifications, { as, body: { employeeRequest: false } });
    expect(off).toEqual({ employeeRequest: false, applicationNews: true });
    await register(person);
    expect(await kinds(person.login)).toEqual([]);
    await api.call(UserUpdateNotifications, { as, body: { employeeRequest: true } });
    await register(person);
    expect(await kinds(person.login)).toEqual(['accounts.employeeWaiting']);
    const foreign = { as, body: { invitation: false } };
    expect((await api.send(UserUpdateNotifications, foreign)).status).toBe(400);
    const unknown = { as, body: { password: false } as Record<string, boolean> };
    expect((await api.send(UserUpdateNotifications, unknown)).status).toBe(400);
  });
});
