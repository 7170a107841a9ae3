// Consents of children's parents: asked for, written down, withdrawn, counted in the table, printed, and nobody else's.

import { ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationRulesUpdate,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationSubscribe,
  ApplicationTemplateAddBlock,
  ApplicationTemplateUpdateField,
  ChildConsentDownloadForms,
  ChildConsentGetByApplication,
  ChildConsentGive,
  ChildConsentWithdraw,
  CompetitionGetSubscribedApplicationsByCompetition,
  type SentBody,
} from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { newGuid, type ConsentKind, type FieldTag, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { ApplicationProjection } from '../projection/application-projection.ts';
import { RecountHeadings } from '../use-cases/recount-headings.ts';

let api: TestApi;
let sample: EventSample;
let application: Guid;
let born: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  born = newGuid();
  await sample.change(
    { do: 'changeField', guid: sample.ids.fullName, values: { tag: 'personFullName' } },
    { do: 'addField', guid: born, blockGuid: sample.ids.person, kind: 'Text', title: 'Родился', tag: 'personBirthDate', option: { format: 'date' } }, // prettier-ignore
  );
  (sample.ids as Record<string, Guid>).born = born;
  application = await sample.filled();
});

const TODAY = new Date().toISOString().slice(0, 10);

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

const children = (of = application) => sample.own(ChildConsentGetByApplication, { query: { applicationGuid: of } });

async function bodyOf(
  applicationBlockGuid: Guid,
  kinds: ConsentKind[],
  more: Partial<SentBody<typeof ChildConsentGive>> = {},
): Promise<SentBody<typeof ChildConsentGive>> {
  const { texts } = await children();
  return {
    ...{ applicationBlockGuid, representative: 'Ветрова Ольга', way: 'paper', signedOn: TODAY },
    given: kinds.map((kind) => ({ kind, version: texts.find((one) => one.kind === kind)!.version })),
    ...more,
  };
}
const give = async (block: Guid, ...kinds: ConsentKind[]) =>
  sample.own(ChildConsentGive, { body: await bodyOf(block, kinds) });

async function row() {
  const [found] = await api.database.query<{ children: number; processing: number; publishing: number }>(
    `select children, lacks_processing as processing, lacks_publishing as publishing from applications.application where guid = $1`,
    [application],
  );
  return Object.values(found!);
}

async function wordsOf(of = application) {
  const rows = await api.database.query<{ names: string | null }>(
    `select b.names from applications.block b where b.application_guid = $1 and b.form_block_guid = $2 order by b.position`,
    [of, sample.ids.piece],
  );
  return rows.map(({ names }) => names);
}

it('a soloist stays a child while his birth date is asked for: cleared after the sending, and not once it is hidden', async () => {
  const own = newGuid();
  await sample.change(
    { do: 'changeField', guid: sample.ids.title, values: { tag: 'performer' } },
    { do: 'addField', guid: own, blockGuid: sample.ids.piece, kind: 'Text', title: 'Родился', tag: 'personBirthDate', option: { format: 'date' }, isRequired: true, rule: { visible: { field: 5, in: [sample.solo] } } }, // prettier-ignore
  );
  (sample.ids as Record<string, Guid>).own = own;
  const bornOn = (value: string) => sample.save(application, 'own' as 'title', { value });
  await sample.save(application, 'title', { value: 'Ветрова Анна' });
  await bornOn('2015-04-02');
  const [piece] = (await children()).children;
  await give(piece!.applicationBlockGuid, 'processing');
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  expect([await row(), await wordsOf()]).toEqual([[1, 0, 1], ['closed']]);
  await bornOn('');
  expect([await row(), await wordsOf()]).toEqual([[1, 0, 1], ['closed']]);
  // An ensemble is asked for no birth date; what was given comes back with the question.
  await bornOn('2015-04-02');
  await sample.save(application, 'form', { valueGuids: [sample.group] });
  expect([await row(), await wordsOf()]).toEqual([[0, 0, 0], [null]]);
  await sample.save(application, 'form', { valueGuids: [sample.solo] });
  expect([await row(), await wordsOf()]).toEqual([[1, 0, 1], ['closed']]);
});

describe('a child in an application', () => {
  it('is asked for both consents apart, and the application waits for one of them', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    await person('Зимин Пётр', '1990-01-01');
    expect(await row()).toEqual([1, 1, 1]);
    expect(await wordsOf()).toEqual(['closed']);
    const query = { applicationGuid: application };
    const refused = await sample.refusal(ApplicationSubscribe, { query });
    expect(refused).toMatchObject({ status: 422, code: 'childConsentLacking' });
    expect(refused.errors[0]!.message).toBe('Ветрова Анна: нет согласия родителя на обработку данных.');
    await give(anna, 'processing');
    expect(await row()).toEqual([1, 0, 1]);
    await sample.own(ApplicationSubscribe, { query });
    await give(anna, 'publishing');
    expect(await row()).toEqual([1, 0, 0]);
    // A grown-up beside him: the member's own word decides.
    expect(await wordsOf()).toEqual([null]);
  });

  it('who performs alone is asked for as any other, also in what was written before he counted', async () => {
    const { piece } = sample.ids;
    const [soloist, day] = [newGuid(), newGuid()];
    await sample.change(
      { do: 'addField', guid: soloist, blockGuid: piece, kind: 'Text', title: 'Автор', tag: 'performer' },
      { do: 'addField', guid: day, blockGuid: piece, kind: 'Text', title: 'Родился', tag: 'personBirthDate', option: { format: 'date' } }, // prettier-ignore
    );
    const typed = (guid: Guid, value: string) =>
      sample.own(ApplicationTemplateUpdateField, { body: { guid, applicationGuid: application, value } });
    await typed(soloist, 'Ветрова Анна');
    expect([await row(), await wordsOf()]).toEqual([[0, 0, 0], [null]]);
    await typed(day, '2015-04-02');
    expect([await row(), await wordsOf()]).toEqual([[1, 1, 1], ['closed']]);
    const refused = await sample.refusal(ApplicationSubscribe, { query: { applicationGuid: application } });
    expect(refused.errors.map(({ message }) => message)).toEqual([
      'Ветрова Анна: нет согласия родителя на обработку данных.',
    ]);
    await api.database.query(
      `with before as (update applications.block set names = null where application_guid = $1)
       update applications.application set heading_rule = 1, children = 0, lacks_processing = 0, lacks_publishing = 0
        where guid = $1`,
      [application],
    );
    const of = <T>(kind: abstract new (...given: never[]) => T): T => api.nodes[0]!.app.get(kind);
    await new RecountHeadings(of(Database), of(UnitOfWork), of(EventForms)).run(() => Promise.resolve());
    expect([await row(), await wordsOf()]).toEqual([[1, 1, 1], ['closed']]);
  });

  it('is not in the way where the organizer says so, nor of the organizer', async () => {
    await person('Ветрова Анна', '2015-04-02');
    const query = { applicationGuid: application };
    await sample.desk(ApplicationRulesUpdate, {
      query: { competitionGuid: sample.event },
      body: { closesAt: null, freezesAt: null, needsChildConsent: false },
    });
    await sample.own(ApplicationSubscribe, { query });
    await sample.desk(ApplicationRulesUpdate, {
      query: { competitionGuid: sample.event },
      body: { closesAt: null, freezesAt: null },
    });
    application = await sample.filled('Зарница');
    await person('Ветров Илья', '2016-04-02');
    expect(await sample.refusal(ApplicationSubscribe, { query: { applicationGuid: application } })).toMatchObject({ code: 'childConsentLacking' }); // prettier-ignore
    await sample.desk(ApplicationSubscribe, { query: { applicationGuid: application } });
  });

  it('has the consent of its name: typed otherwise it asks anew, and the former stays on record', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    await give(anna, 'processing', 'publishing');
    expect(await wordsOf()).toEqual(['open']);
    await sample.save(application, 'fullName', { value: 'Ветрова Аня', applicationBlockGuid: anna });
    expect([await row(), await wordsOf()]).toEqual([[1, 1, 1], ['closed']]);
    await sample.save(application, 'fullName', { value: 'ВЕТРОВА  анна', applicationBlockGuid: anna });
    expect([await row(), await wordsOf()]).toEqual([[1, 0, 0], ['open']]);
    await sample.save(application, 'born' as 'fullName', { value: '1991-04-02', applicationBlockGuid: anna });
    expect([await row(), await wordsOf()]).toEqual([[0, 0, 0], [null]]);
  });

  it('counts in each application of the same member in the event', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    const other = await sample.filled('Зарница');
    await person('Ветрова Анна', '2015-04-02', other);
    expect(await wordsOf(other)).toEqual(['closed']);
    await give(anna, 'publishing');
    expect(await wordsOf(other)).toEqual(['open']);
    await sample.own(ChildConsentWithdraw, { body: { applicationBlockGuid: anna, kind: 'publishing' } });
    expect(await wordsOf(other)).toEqual(['closed']);
  });

  it('is counted anew when the form asks otherwise', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    const told = () =>
      api.database.query(
        `select 1 from live.event where stream_guid in ($1, live.office_of($1)) and kind = 'consent.changed'`,
        [sample.event],
      );
    const before = (await told()).length;
    await sample.change({ do: 'changeField', guid: born, values: { tag: null } });
    expect([await row(), await wordsOf()]).toEqual([[0, 0, 0], [null]]);
    // Open screens and reports of strangers follow; a change that turns no name moves nothing of theirs.
    expect((await told()).length).toBe(before + 2);
    await sample.change({ do: 'changeField', guid: born, values: { title: 'День рождения' } });
    expect((await told()).length).toBe(before + 2);
    await sample.change({ do: 'changeField', guid: born, values: { tag: 'personBirthDate' } });
    expect([await row(), await wordsOf()]).toEqual([[1, 1, 1], ['closed']]);
    // So do they when a parent has given his word.
    const turned = (await told()).length;
    await give(anna, 'publishing');
    expect((await told()).length).toBe(turned + 2);
  });
});

describe('a consent', () => {
  it('says who gave it, how, when and to which wording; a newer word takes its place', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    await give(anna, 'processing');
    await sample.own(ChildConsentGive, { body: await bodyOf(anna, ['processing'], { representative: 'Ветров Олег' }) });
    const { children: [child], texts } = await children(); // prettier-ignore
    expect(child!.consents).toMatchObject([
      {
        kind: 'processing',
        representative: 'Ветров Олег',
        way: 'paper',
        version: texts[0]!.version,
        isOrganizer: false,
      },
    ]);
    const rows = await api.database.query<{ representative: string; gone: boolean; hash: number }>(
      `select representative, withdrawn_at is not null as gone, length(text_hash) as hash from applications.consent
        where application_guid = $1 order by guid`,
      [application],
    );
    expect(rows).toEqual([
      { representative: 'Ветрова Ольга', gone: true, hash: 32 },
      { representative: 'Ветров Олег', gone: false, hash: 32 },
    ]);
    expect(texts[0]!.paragraphs.join(' ')).toContain('«Светлояр»');
  });

  it('is withdrawn once, tells when, and stands in the journal', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    await give(anna, 'processing', 'publishing');
    const body = { applicationBlockGuid: anna, kind: 'publishing' } as const;
    await sample.own(ChildConsentWithdraw, { body });
    await sample.own(ChildConsentWithdraw, { body });
    const { children: [child] } = await children(); // prettier-ignore
    expect(child!.consents.map(({ kind }) => kind)).toEqual(['processing']);
    expect(child!.withdrawn).toMatchObject([{ kind: 'publishing' }]);
    const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, {
      query: { applicationGuid: application },
    });
    expect(collection.slice(0, 2).map(({ title, before, after }) => [title, before, after])).toEqual([
      ['Участник\u00a01 · Согласие родителя', 'показ имени', ''],
      ['Участник\u00a01 · Согласие родителя', '', 'обработка данных, показ имени'],
    ]);
  });

  it('of a wording that is not current, of no child, of a day to come and of another’s are refused', async () => {
    const anna = await person('Ветрова Анна', '2015-04-02');
    const zoya = await person('Зимина Зоя', '1980-04-02');
    const body = await bodyOf(anna, ['processing']);
    const code = async (sent: object, as = sample.member.token) =>
      (await sample.refusal(ChildConsentGive, { as, body: { ...body, ...sent } })).code;
    expect(await code({ given: [{ kind: 'processing', version: '2020-01-01' }] })).toBe('consentOutdated');
    expect(await code({ applicationBlockGuid: zoya })).toBe('childAbsent');
    expect(await code({ signedOn: '2999-01-01' })).toBe('badRequest');
    expect(await code({ way: 'self' }, sample.boss.token)).toBe('badRequest');
    expect(await code({}, (await api.member(sample.event)).token)).toBe('notFound');
  });
});

it('the table tells who lacks what and finds them', async () => {
  const anna = await person('Ветрова Анна', '2015-04-02');
  await give(anna, 'processing');
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const found = async (lacksConsent?: ConsentKind) =>
    (
      await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
        query: { competitionGuid: sample.event },
        body: lacksConsent ? { lacksConsent } : {},
      })
    ).collection.map(({ children: count, lacksProcessing, lacksPublishing }) => [count, lacksProcessing, lacksPublishing]); // prettier-ignore
  expect([await found(), await found('processing'), await found('publishing')]).toEqual([[[1, 0, 1]], [], [[1, 0, 1]]]);
});

it('a report for everybody names a child by the parents’ word alone, whatever its fields are marked as', async () => {
  await sample.change(
    { do: 'changeField', guid: sample.ids.fullName, values: { isPersonal: false } },
    { do: 'changeField', guid: born, values: { isPersonal: false } },
  );
  const anna = await person('Ветрова Анна', '2015-04-02');
  await person('Зимин Пётр', '1990-01-01');
  await give(anna, 'processing');
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const projection = api.nodes[0]!.app.get(ApplicationProjection, { strict: false });
  const columns = [sample.ids.fullName, born].map((field) => ({ parts: [{ field }], separator: '' }));
  // A grown-up is shortened, because the member has not agreed to more.
  const names = { whole: 'consented', shorten: (_: FieldTag, text: string) => `${text.slice(0, 5)}…` } as const;
  const read = async (reader: 'everybody' | 'organizer') =>
    (
      await api.database.snapshot((from) =>
        projection.rows(from, sample.event, { rowBlock: sample.ids.person, columns, reader, names, limit: 9 }),
      )
    ).rows // prettier-ignore
      .map(({ cells }) => cells[0]);
  expect([await read('organizer'), await read('everybody')]).toEqual([
    ['Ветрова Анна', 'Зимин Пётр'],
    ['', 'Зимин…'],
  ]);
  await give(anna, 'publishing');
  expect(await read('everybody')).toEqual(['Ветрова Анна', 'Зимин…']);
});

it('is printed for one child and for all, and for nobody where there is none', async () => {
  const query = { applicationGuid: application };
  const file = async (asked: Record<string, string>, as = sample.member.token) => {
    const address = new URLSearchParams({ ...query, ...asked });
    const response = await fetch(`${api.url}/api/v1/${ChildConsentDownloadForms.path}?${address}`, {
      headers: { authorization: `Bearer ${as}` },
    });
    expect(response.headers.get('content-type')).toContain('pdf');
    return Buffer.from(await response.arrayBuffer());
  };
  expect((await sample.refusal(ChildConsentDownloadForms, { query })).code).toBe('childAbsent');
  const anna = await person('Ветрова Анна', '2015-04-02');
  await person('Зимин Пётр', '2014-04-02');
  await give(anna, 'processing');
  const [all, one] = [await file({}), await file({ applicationBlockGuid: anna }, sample.boss.token)];
  const sheets = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))![1]);
  expect([sheets(all), sheets(one)]).toEqual([4, 2]);
});

it('a forgotten member leaves that something was agreed to, and not by whom about whom', async () => {
  const anna = await person('Ветрова Анна', '2015-04-02');
  await give(anna, 'processing', 'publishing');
  await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [
    sample.member.guid,
  ]);
  await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
  const rows = await api.database.query<object>(
    `select child_name as name, representative, birth_date as born, actor, withdrawn_at is not null as gone
       from applications.consent where application_guid = $1`,
    [application],
  );
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ name: '', representative: '', born: null, actor: '', gone: true }))); // prettier-ignore
  expect(await wordsOf()).toEqual(['closed']);
});
