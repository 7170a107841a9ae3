// Letters that organizers write: stored as JSON, refused in words, visible to nobody else.

import {
  TemplateMessageCopy,
  TemplateMessageCreate,
  TemplateMessageDelete,
  TemplateMessageGetByGuid,
  TemplateMessageGetByOrganizer,
  TemplateMessageGetVersion,
  TemplateMessageGetVersions,
  TemplateMessageRestore,
  TemplateMessageRestoreVersion,
  TemplateMessageSendTest,
  TemplateMessageSetDefault,
  TemplateMessageUpdate,
  type CallDefinition,
  type SentBody,
} from '@rampa/contract';
import { LETTER_KINDS, LETTER_LIMITS, newGuid, type Guid, type LetterKind } from '@rampa/kernel';
import { DEFAULT_LETTERS, type LetterText } from '@rampa/mailings/domain';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let boss: TestOrganizer;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  boss = await api.organizer();
});

const says = (text: string): LetterText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { ...sent, as: boss.token });
async function refusal<C extends CallDefinition>(call: C, sent: Sent<C>, as = boss.token) {
  const { status, envelope } = await api.send(call, { ...sent, as });
  return { status, errors: envelope.errors.map(({ code, field, message }) => ({ code, field, message })) };
}
const of = (templateMessageGuid: Guid) => ({ query: { templateMessageGuid } });

async function write(given: Partial<SentBody<typeof TemplateMessageCreate>> = {}): Promise<Guid> {
  const body = { title: 'Письмо', subject: 'Тема', body: says('Здравствуйте!'), kind: 'mailing' as const, ...given };
  return (await desk(TemplateMessageCreate, { body })).guid as Guid;
}
const list = async (kind?: LetterKind) =>
  (await desk(TemplateMessageGetByOrganizer, { query: kind ? { kind } : {} })).collection;
const stored = () =>
  api.database.query(
    'select t.*, v.* from mailings.template t left join mailings.version v on v.template_guid = t.guid',
  );

describe('a template', () => {
  it.each(LETTER_KINDS)('begins with the portal’s own letter: «%s»', async (kind) => {
    const guid = await write({ ...DEFAULT_LETTERS[kind], kind });
    const kept = await desk(TemplateMessageGetByGuid, of(guid));
    expect(kept).toMatchObject({ ...DEFAULT_LETTERS[kind], kind, isDefault: false, version: 1 });
  });

  it('is found by a part of its title or subject, ё as е, and stands in the order of kinds', async () => {
    await write({ title: 'Рассылка', subject: 'Едем' });
    await write({ title: 'Зовём', subject: 'Ёлочный фестиваль', kind: 'invitation' });
    expect((await list()).map(({ title }) => title)).toEqual(['Зовём', 'Рассылка']);
    expect((await list('mailing')).map(({ title }) => title)).toEqual(['Рассылка']);
    const found = await desk(TemplateMessageGetByOrganizer, { query: { searchText: 'елочн' } });
    expect(found.collection.map(({ title }) => title)).toEqual(['Зовём']);
  });

  it('is copied, with its title kept within its limit', async () => {
    const guid = await write({ title: 'а'.repeat(LETTER_LIMITS.title), subject: 'Как есть' });
    const copy = await desk(TemplateMessageCopy, { body: { templateMessageGuid: guid } });
    const { title, subject } = await desk(TemplateMessageGetByGuid, of(copy.guid as Guid));
    expect({ length: title.length, ends: title.endsWith(' (копия)'), subject }).toEqual({
      length: LETTER_LIMITS.title,
      ends: true,
      subject: 'Как есть',
    });
  });
});

describe('the default of a kind', () => {
  const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ title }) => title);
  const choose = (guid: Guid) => desk(TemplateMessageSetDefault, { body: { templateMessageGuid: guid } });

  it('is one; another kind has its own', async () => {
    const [first, second] = [await write({ title: 'Первое' }), await write({ title: 'Второе' })];
    const other = await write({ title: 'Зовём', kind: 'invitation' });
    for (const guid of [first, other, second]) await choose(guid);
    expect(await defaults()).toEqual(['Зовём', 'Второе']);
  });

  it('is one, though two are chosen at once', async () => {
    const guids = await Promise.all([1, 2, 3, 4].map((n) => write({ title: `Письмо ${n}` })));
    await Promise.all(guids.map(choose));
    expect(await defaults()).toHaveLength(1);
  });

  it('comes back with its template, unless another has taken its place', async () => {
    const [first, second] = [await write({ title: 'Первое' }), await write({ title: 'Второе' })];
    await choose(first);
    await desk(TemplateMessageDelete, of(first));
    expect(await defaults()).toEqual([]);
    await desk(TemplateMessageRestore, of(first));
    expect(await defaults()).toEqual(['Первое']);
    await desk(TemplateMessageDelete, of(first));
    await choose(second);
    await desk(TemplateMessageRestore, of(first));
    await desk(TemplateMessageRestore, of(first));
    expect(await defaults()).toEqual(['Второе']);
  });
});

describe('a deleted template', () => {
  it('is there for nobody until it is brought back', async () => {
    const guid = await write();
    await desk(TemplateMessageDelete, of(guid));
    expect(await list()).toEqual([]);
    expect((await refusal(TemplateMessageGetByGuid, of(guid))).status).toBe(404);
    expect((await refusal(TemplateMessageSetDefault, { body: { templateMessageGuid: guid } })).status).toBe(404);
    await desk(TemplateMessageRestore, of(guid));
    expect((await list()).map((one) => one.guid)).toEqual([guid]);
  });

  it('is gone for good after thirty days', async () => {
    const [old, fresh] = [await write(), await write()];
    await desk(TemplateMessageDelete, of(old));
    await api.database.query(`update mailings.template set removed_at = now() - interval '31 days' where guid = $1`, [
      old,
    ]);
    await desk(TemplateMessageDelete, of(fresh));
    expect((await refusal(TemplateMessageRestore, of(old))).status).toBe(404);
    await desk(TemplateMessageRestore, of(fresh));
  });
});

describe('versions', () => {
  const save = (guid: Guid, text: string, version?: number) => ({
    body: { templateMessageGuid: guid, title: 'Письмо', subject: 'Тема', body: says(text), version },
  });
  const versions = async (guid: Guid) =>
    (await desk(TemplateMessageGetVersions, of(guid))).map(({ version }) => version);

  it('keep each save; a restored one becomes the newest', async () => {
    const guid = await write({ body: says('Раз') });
    await desk(TemplateMessageUpdate, save(guid, 'Два'));
    expect(await desk(TemplateMessageUpdate, save(guid, 'Два'))).toEqual({ version: 2 });
    const restored = { body: { templateMessageGuid: guid, version: 1 } };
    expect(await desk(TemplateMessageRestoreVersion, restored)).toEqual({ version: 3 });
    expect(await versions(guid)).toEqual([3, 2, 1]);
    expect((await desk(TemplateMessageGetByGuid, of(guid))).body).toEqual(says('Раз'));
    const second = await desk(TemplateMessageGetVersion, { query: { templateMessageGuid: guid, version: 2 } });
    expect(second.body).toEqual(says('Два'));
  });

  it('of two who save over the same one, one is told', async () => {
    const guid = await write();
    const both = await Promise.all(
      ['Раз', 'Два'].map((text) => api.send(TemplateMessageUpdate, { ...save(guid, text, 1), as: boss.token })),
    );
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(await versions(guid)).toEqual([2, 1]);
  });

  it('are kept to a limit, and one that is gone is not found', async () => {
    const guid = await write();
    await api.database.query('update mailings.template set version = $2 where guid = $1', [
      guid,
      LETTER_LIMITS.versions,
    ]);
    await desk(TemplateMessageUpdate, save(guid, 'Ещё'));
    expect(await versions(guid)).toEqual([LETTER_LIMITS.versions + 1]);
    const first = { body: { templateMessageGuid: guid, version: 1 } };
    expect((await refusal(TemplateMessageRestoreVersion, first)).status).toBe(404);
  });
});

describe('rubbish', () => {
  const nested = (levels: number): unknown =>
    levels === 0 ? { type: 'paragraph' } : { type: 'bulletList', content: [nested(levels - 1)] };
  const linked = (href: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'да', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  });
  const given = (changed: object) => ({
    body: { title: 'Письмо', subject: 'Тема', body: says('Текст'), kind: 'mailing', ...changed } as SentBody<
      typeof TemplateMessageCreate
    >,
  });

  it.each([
    ['a title of 5,000 letters', { title: 'а'.repeat(5_000) }, 'title'],
    ['a title of nothing but spaces', { title: '  ' }, 'title'],
    ['a subject of 5,000 letters', { subject: 'а'.repeat(5_000) }, 'subject'],
    ['a text of 20,001 letters', { body: says('а'.repeat(20_001)) }, 'body'],
    ['an unknown placeholder', { body: says('{паспорт}') }, 'body'],
    ['an unknown placeholder in the subject', { subject: '{паспорт}' }, 'subject'],
    ['a letter without a word', { body: says(' ') }, 'body'],
    ['JSON nested 200 levels', { body: { type: 'doc', content: [nested(200)] } }, 'body'],
    ['a text that is HTML', { body: '<p>Здравствуйте</p>' }, 'body'],
    ['an unknown node', { body: { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] } }, 'body'],
    ['a link to a script', { body: linked('javascript:alert(1)') }, 'body'],
    ['a link with a sign that nobody can see', { body: linked('https://example.org/\u0000') }, 'body'],
    ['a link with half a sign', { body: linked('https://example.org/\ud800') }, 'body'],
    ['a sign that nobody can see', { body: says('а\u0000б') }, 'body'],
    ['a kind that is none', { kind: 'spam' }, 'kind'],
  ])('is told at its place, and nothing is kept: %s', async (_, changed, field) => {
    const guid = await write();
    const before = await stored();
    const created = await refusal(TemplateMessageCreate, given(changed));
    expect(created.status).toBe(400);
    expect(created.errors[0]!.field).toMatch(new RegExp(`^${field}`));
    expect(created.errors[0]!.message).not.toBe('');
    if (!('kind' in changed)) {
      const { title, subject, body } = given(changed).body;
      const letter = { templateMessageGuid: guid, title, subject, body };
      const updated = await refusal(TemplateMessageUpdate, { body: letter });
      expect(updated.status).toBe(400);
    }
    expect(await stored()).toEqual(before);
  });

  it('a placeholder that the kind does not know is told on saving by the kind that is kept', async () => {
    const guid = await write({ kind: 'invitation' });
    const body = { templateMessageGuid: guid, title: 'Письмо', subject: 'Тема', body: says('Вы — {участник}') };
    const { errors } = await refusal(TemplateMessageUpdate, { body });
    expect(errors).toEqual([
      {
        code: 'letterWrong',
        field: 'body',
        message: 'Абзац 1. В письме «Приглашение» нечего подставить вместо {участник}: уберите эти слова.',
      },
    ]);
  });

  it('more templates than fit are refused', async () => {
    await api.database.query(
      `insert into mailings.template (guid, organizer_guid, kind, title, subject, body)
       select gen_random_uuid(), $1, 'mailing', 'Письмо', 'Тема', '{}' from generate_series(1, $2)`,
      [boss.guid, LETTER_LIMITS.templates],
    );
    expect((await refusal(TemplateMessageCreate, given({}))).errors[0]!.code).toBe('lettersFull');
  });
});

describe('another organizer', () => {
  it('finds, changes and counts none of them', async () => {
    const guid = await write();
    const before = await stored();
    const stranger = await api.organizer();
    const named = { templateMessageGuid: guid };
    const letter = { title: 'Моё', subject: 'Тема', body: says('Моё') };
    const statuses = [
      await refusal(TemplateMessageGetByGuid, { query: named }, stranger.token),
      await refusal(TemplateMessageGetVersions, { query: named }, stranger.token),
      await refusal(TemplateMessageGetVersion, { query: { ...named, version: 1 } }, stranger.token),
      await refusal(TemplateMessageUpdate, { body: { ...named, ...letter } }, stranger.token),
      await refusal(TemplateMessageRestoreVersion, { body: { ...named, version: 1 } }, stranger.token),
      await refusal(TemplateMessageCopy, { body: named }, stranger.token),
      await refusal(TemplateMessageSetDefault, { body: named }, stranger.token),
      await refusal(TemplateMessageDelete, { query: named }, stranger.token),
      await refusal(TemplateMessageRestore, { query: named }, stranger.token),
      await refusal(TemplateMessageGetByGuid, { query: { templateMessageGuid: newGuid() } }),
    ].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    const own = await api.call(TemplateMessageGetByOrganizer, { as: stranger.token });
    expect(own.totalCount).toBe(0);
    expect(await stored()).toEqual(before);
  });
});

describe('an employee', () => {
  it('who reads applications sees titles only', async () => {
    const guid = await write({ title: 'Зовём', subject: 'Тайна', kind: 'invitation' });
    const employee = await api.employee(boss.guid, { all: { requests: 1 } });
    const seen = await api.call(TemplateMessageGetByOrganizer, { as: employee.token });
    expect(seen.collection).toEqual([
      { guid, title: 'Зовём', kind: 'invitation', isDefault: false, subject: null, changedAt: null },
    ]);
    const bySubject = await api.call(TemplateMessageGetByOrganizer, {
      as: employee.token,
      query: { searchText: 'Тайна' },
    });
    expect(bySubject.collection).toEqual([]);
    expect((await refusal(TemplateMessageGetByGuid, of(guid), employee.token)).status).toBe(403);
  });
});

describe('a letter to oneself', () => {
  it('goes to the organizer alone, with invented data and no markup of anybody', async () => {
    await api.database.query(`update accounts.account set company_name = '<b>Рампа</b> {ссылка}' where guid = $1`, [
      boss.guid,
    ]);
    const body = { kind: 'status' as const, subject: 'Заявка {номер}', body: says('{участник}, {организатор}') };
    expect(await desk(TemplateMessageSendTest, { body })).toEqual({ email: boss.login });
    const [letter] = await api.letters(boss.login);
    expect(letter).toMatchObject({ kind: 'mailings.test', to: boss.login, subject: 'Проба: Заявка 128' });
    expect(letter!.body.worded).toEqual([
      {
        is: 'paragraph',
        runs: [{ text: 'Анна Игоревна Соколова' }, { text: ', ' }, { text: '<b>Рампа</b> {ссылка}' }],
      },
    ]);
  });

  it('is not sent with a fault, nor more than twenty times an hour', async () => {
    const wrong = { kind: 'status' as const, subject: '{пароль}', body: says('Текст') };
    expect((await refusal(TemplateMessageSendTest, { body: wrong })).errors[0]!.field).toBe('subject');
    const body = { kind: 'mailing' as const, subject: 'Тема', body: says('Текст') };
    const sent = await Promise.all(
      Array.from({ length: 23 }, () => api.send(TemplateMessageSendTest, { body, as: boss.token })),
    );
    const statuses = sent.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429, 429]);
    expect(await api.letters(boss.login)).toHaveLength(20);
  });
});
