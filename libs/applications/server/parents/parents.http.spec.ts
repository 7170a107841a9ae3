// A parent answers by his own link, without an account: reads, agrees, refuses, withdraws; and nobody without it.

import { ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationSubscribe,
  ApplicationTemplateAddBlock,
  ChildConsentCreateLink,
  ChildConsentGetByApplication,
  ChildConsentRevokeLink,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
let application: Guid;
let anna: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  const born = newGuid();
  await sample.change(
    { do: 'changeField', guid: sample.ids.fullName, values: { tag: 'personFullName' } },
    { do: 'addField', guid: born, blockGuid: sample.ids.person, kind: 'Text', title: 'Родился', tag: 'personBirthDate', option: { format: 'date' } }, // prettier-ignore
  );
  (sample.ids as Record<string, Guid>).born = born;
  application = await sample.filled();
  anna = await person('Ветрова <Анна>', '2015-04-02');
});

async function person(name: string, birthDate: string, of = application): Promise<Guid> {
  const { items } = await sample.read(of);
  const parent = items.flatMap(({ blocks }) => blocks).find(({ guid }) => guid === sample.ids.piece)!;
  const { applicationBlockGuid } = await sample.own(ApplicationTemplateAddBlock, {
    query: { applicationGuid: of },
    body: { blockGuid: sample.ids.person, parentGuid: parent.applicationBlockGuid },
  });
  await sample.save(of, 'fullName', { value: name, applicationBlockGuid });
  await sample.save(of, 'born' as 'fullName', { value: birthDate, applicationBlockGuid });
  return applicationBlockGuid;
}

const make = (email?: string) =>
  sample.own(ChildConsentCreateLink, { body: { applicationBlockGuid: anna, ...(email ? { email } : {}) } });
const child = async () =>
  (await sample.own(ChildConsentGetByApplication, { query: { applicationGuid: application } })).children[0]!;
const here = (url: string) => `${api.url}${new URL(url).pathname}`;

async function looked(url: string) {
  const answer = await fetch(here(url));
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

type Word = 'yes' | 'no' | '';
async function answered(url: string, processing: Word, publishing: Word, more: Record<string, string> = {}) {
  const read = /name="read" value="(\w+)"/.exec((await looked(url)).text)?.[1] ?? '';
  const form = { processing, publishing, read, representative: 'Ветрова Ольга', parent: 'yes', ...more };
  const answer = await fetch(here(url), { method: 'POST', body: new URLSearchParams(form) });
  return { status: answer.status, text: await answer.text() };
}

const kinds = async () => (await child()).consents.map(({ kind }) => kind);
const names = async () =>
  (
    await api.database.query<{ names: string | null }>(
      'select names from applications.block where application_guid = $1 and form_block_guid = $2',
      [application, sample.ids.piece],
    )
  )[0]!.names;

describe('a parent’s link', () => {
  it('opens a light page that tells of one child, runs no words of his and is kept by nobody', async () => {
    const { url } = await make();
    const { status, text, headers } = await looked(url);
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThan(16_384);
    expect(text).toContain('Ветрова &lt;Анна&gt;');
    expect(text).toContain('«Светлояр»');
    expect(text).not.toContain('<script');
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-store', 'no-referrer', 'noindex']); // prettier-ignore
    const kept = JSON.stringify(await api.database.query('select * from applications.consent_link'));
    expect(kept).not.toContain(url.split('/').at(-1));
    expect(await child()).toMatchObject({ consents: [], link: { isMailed: false, answeredAt: null, refused: [] } });
  });

  it('takes an answer to each text, and the application waits for one of them', async () => {
    const { url } = await make();
    const query = { applicationGuid: application };
    const done = await answered(url, 'no', 'no');
    expect(done).toMatchObject({ status: 200, text: expect.stringContaining('Ответ записан') });
    expect((await child()).link).toMatchObject({ refused: ['processing', 'publishing'] });
    expect((await sample.refusal(ApplicationSubscribe, { query })).code).toBe('childConsentLacking');
    await answered(url, 'yes', 'no');
    expect((await child()).consents).toMatchObject([{ kind: 'processing', way: 'link', representative: 'Ветрова Ольга', isOrganizer: false }]); // prettier-ignore
    expect((await child()).link).toMatchObject({ refused: ['publishing'] });
    await sample.own(ApplicationSubscribe, { query });
    expect(await names()).toBe('closed');
    await answered(url, 'yes', 'yes');
    await answered(url, 'yes', 'yes');
    expect([await kinds(), await names()]).toEqual([['processing', 'publishing'], 'open']);
    const rows = await api.database.query('select 1 from applications.consent where application_guid = $1', [
      application,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('withdraws at any time, also in the archive, after its own days and of a child who is not named any more', async () => {
    const { url } = await make();
    await answered(url, 'yes', 'yes');
    await api.database.query(`update applications.consent_link set expires_at = now() - interval '1 day'`);
    await sample.save(application, 'fullName', { value: 'Ветров Илья', applicationBlockGuid: anna });
    expect(await answered(url, 'yes', 'no', { representative: 'Другая Мать' })).toMatchObject({ status: 409 });
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [sample.event]);
    expect(await answered(url, 'no', 'no')).toMatchObject({ status: 200 });
    const rows = await api.database.query<{ gone: boolean; by: string }>(
      `select withdrawn_at is not null as gone, left(withdrawn_by, 5) as by from applications.consent where application_guid = $1`,
      [application],
    );
    expect(rows).toEqual([{ gone: true, by: 'link:' }, { gone: true, by: 'link:' }]); // prettier-ignore
    expect((await answered(url, 'yes', 'yes')).status).toBe(409);
  });

  it('says what is lacking and keeps what was typed', async () => {
    const { url } = await make();
    const lame = await answered(url, 'yes', '', { representative: ' ', parent: '' });
    expect(lame.status).toBe(400);
    for (const words of ['Ответьте на каждый', 'Впишите свои', 'Подтвердите, что вы родитель'])
      expect(lame.text).toContain(words);
    expect(lame.text).toContain('name="processing" value="yes" required checked');
    expect((await answered(url, 'yes', 'yes', { read: '0' })).status).toBe(409);
    expect(await kinds()).toEqual([]);
  });

  it('is dead when closed, replaced, run out or made up', async () => {
    const first = await make();
    const second = await make();
    expect((await looked(first.url)).status).toBe(404);
    await sample.own(ChildConsentRevokeLink, { body: { applicationBlockGuid: anna } });
    expect([(await looked(second.url)).status, (await answered(second.url, 'yes', 'yes')).status]).toEqual([404, 404]);
    expect((await child()).link).toBeNull();
    const third = await make();
    await api.database.query(`update applications.consent_link set expires_at = now() - interval '1 day'`);
    expect([(await looked(third.url)).status, (await answered(third.url, 'yes', 'yes')).status]).toEqual([404, 404]);
    for (const token of ['x', 'a'.repeat(22), '%00', 'a'.repeat(5000)])
      expect((await looked(`${api.url}/parent/${token}`)).status).toBeGreaterThanOrEqual(400);
    expect(await kinds()).toEqual([]);
  });

  it('goes by a letter, to no bad address, and is another’s to make for nobody', async () => {
    const email = `${newGuid()}@example.org`;
    await make(email);
    const [letter] = await api.letters(email);
    expect(letter!.subject).toBe('Согласие родителя: Светлояр');
    expect((await looked(letter!.link().href)).status).toBe(200);
    expect((await child()).link).toMatchObject({ isMailed: true });
    const refused = async (body: object, as = sample.member.token) =>
      (await sample.refusal(ChildConsentCreateLink, { as, body: { applicationBlockGuid: anna, ...body } })).code;
    expect(await refused({ email: 'нет' })).toBe('letterAddress');
    expect(await refused({}, (await api.member(sample.event)).token)).toBe('notFound');
    const grownUp = await person('Зимина Зоя', '1980-04-02');
    expect(await refused({ applicationBlockGuid: grownUp })).toBe('childAbsent');
  });

  it('has a bound a day', async () => {
    await make();
    await api.database.query(
      `insert into applications.consent_link (guid, competition_guid, application_guid, child_name, token_hash, is_mailed, actor, expires_at)
       select gen_random_uuid(), competition_guid, application_guid, 'Кто-то', sha256(n::text::bytea), true, actor, expires_at
         from applications.consent_link, generate_series(1, 100) n where application_guid = $1`,
      [application],
    );
    const body = { applicationBlockGuid: anna, email: 'mother@example.org' };
    expect(await sample.refusal(ChildConsentCreateLink, { body })).toMatchObject({ status: 429, code: 'consentLinksOften' }); // prettier-ignore
    await make();
  });

  it('stands in the journal as the parent’s deed, and is forgotten with the member', async () => {
    const { url } = await make();
    await answered(url, 'yes', 'no');
    const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, {
      query: { applicationGuid: application },
    });
    expect(collection[0]).toMatchObject({ after: 'обработка данных, отказ: показ имени', authorName: 'родитель по ссылке', isOrganizer: false }); // prettier-ignore
    await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [sample.member.guid]); // prettier-ignore
    await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
    expect((await looked(url)).status).toBe(404);
  });
});
