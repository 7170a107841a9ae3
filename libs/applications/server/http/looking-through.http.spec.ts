// How the organizer's people look an application through: what waits for it, changes taken, taken back and refused, notes for
// each other, the application as a file.

import {
  ApplicationChangeStatus,
  ApplicationDownload,
  ApplicationGetApplicationJson,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationNoteAdd,
  ApplicationNoteRemove,
  ApplicationNoteRestore,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  ApplicationViewGetByCompetition,
  ApplicationsFieldsHistoryConfirmApplication,
  ApplicationsFieldsHistoryConfirmChanges,
  ApplicationsFieldsHistoryGetNewByApplication,
  ApplicationsFieldsHistoryRevertChange,
  ApplicationsFieldsHistoryUnconfirm,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
let guid: Guid;
let one: { query: { applicationGuid: Guid } };

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  guid = await sample.filled();
  one = { query: { applicationGuid: guid } };
});

const sheet = () => sample.desk(ApplicationGetApplicationJsonForOrganizer, one);
const fresh = () => sample.desk(ApplicationsFieldsHistoryGetNewByApplication, one);
const titles = async () => (await fresh()).collection.map(({ title }) => title);
async function waiting(): Promise<[listed: number, counted: number]> {
  const query = { competitionGuid: sample.event };
  const { totalCount } = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
    query,
    body: { isUnchecked: true },
  });
  const { counts } = await sample.desk(ApplicationViewGetByCompetition, { query });
  return [totalCount, counts.unchecked];
}
async function put(title: string, token?: string): Promise<void> {
  const all = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid: sample.event } });
  const competitionStatusGuid = all.find((status) => status.title === title)!.guid;
  await api.call(ApplicationChangeStatus, {
    ...{ ...one, body: { competitionStatusGuid, comment: '' }, as: token ?? sample.boss.token },
  });
}
const confirmAll = async () => {
  const { revision } = await fresh();
  return sample.desk(ApplicationsFieldsHistoryConfirmApplication, { query: { ...one.query, revision } });
};

describe('an application waits to be looked through', () => {
  it('from its sending until somebody says so or decides, and again when its member has changed it', async () => {
    expect(await waiting()).toEqual([0, 0]);
    await sample.own(ApplicationSubscribe, one);
    expect(await waiting()).toEqual([1, 1]);
    expect((await sheet()).checkedAt).toBeNull();
    await confirmAll();
    expect(await waiting()).toEqual([0, 0]);
    expect((await sheet()).checkedAt).not.toBeNull();
    await sample.save(guid, 'city', { value: 'Омск' });
    expect(await waiting()).toEqual([1, 1]);
    // A decision is no word about what was changed.
    await put('Нужно исправить');
    expect(await waiting()).toEqual([1, 1]);
    await confirmAll();
    expect(await waiting()).toEqual([0, 0]);
  });

  it('not when the organizer has sent it himself, nor when he has decided of it', async () => {
    await sample.desk(ApplicationSubscribe, one);
    expect(await waiting()).toEqual([0, 0]);
    guid = await sample.filled();
    one = { query: { applicationGuid: guid } };
    await sample.own(ApplicationSubscribe, one);
    expect(await waiting()).toEqual([1, 1]);
    await put('Принята');
    expect(await waiting()).toEqual([0, 0]);
    const { decided } = await sheet();
    expect(decided).toMatchObject({ authorName: 'Просцениум' });
    // Taken back, changed and sent again it is another one.
    await sample.own(ApplicationUnsubscribe, one);
    await sample.save(guid, 'city', { value: 'Тверь' });
    await sample.own(ApplicationSubscribe, one);
    expect(await waiting()).toEqual([1, 1]);
    // Nobody has looked this one through: what was looked through was decided of another.
    expect((await sheet()).checkedAt).toBeNull();
  });
});

describe('a confirmation', () => {
  it('is taken back as it was, one by one and whole, unless another one has followed', async () => {
    await sample.own(ApplicationSubscribe, one);
    await sample.save(guid, 'name', { value: 'Берёзонька' });
    await sample.save(guid, 'city', { value: 'Омск' });
    const { collection, since } = await fresh();
    expect(since).not.toBeNull();
    const confirm = (at: number) =>
      sample.desk(ApplicationsFieldsHistoryConfirmChanges, { ...one, body: { revisions: [collection[at]!.revision] } });
    const back = async ({ before, now }: Awaited<ReturnType<typeof confirm>>) =>
      sample.refusal(ApplicationsFieldsHistoryUnconfirm, { ...one, as: sample.boss.token, body: { before, now } });
    const first = await confirm(0);
    expect(await titles()).toEqual(['Город']);
    const last = await confirm(1);
    expect([last.left, await titles(), await waiting()]).toEqual([0, [], [0, 0]]);
    expect(await back(first)).toMatchObject({ status: 409, code: 'staleVersion' });
    expect((await back(last)).status).toBe(200);
    expect([await titles(), await waiting()]).toEqual([['Город'], [1, 1]]);
    expect((await back(first)).status).toBe(200);
    expect(await titles()).toEqual(['Название', 'Город']);
    expect((await sheet()).checkedAt).toBeNull();
  });
});

describe('a change that is not taken', () => {
  it('leaves the field as it was confirmed, by the organizer’s hand, and is new to nobody', async () => {
    await sample.own(ApplicationSubscribe, one);
    await sample.save(guid, 'name', { value: 'Берёзонька' });
    await sample.save(guid, 'form', { valueGuids: [sample.group] });
    const [name, form] = (await fresh()).collection;
    const revert = (revision: number) =>
      sample.refusal(ApplicationsFieldsHistoryRevertChange, { ...one, as: sample.boss.token, body: { revision } });
    expect((await revert(name!.revision)).status).toBe(200);
    expect(await titles()).toEqual([form!.title]);
    expect(await revert(name!.revision)).toMatchObject({ status: 409, code: 'staleVersion' });
    // What the organizer writes there next is his own word, and no change of the member's.
    await sample.save(guid, 'name', { value: 'Берёза' }, sample.boss.token);
    expect(await titles()).toEqual([form!.title]);
    const comment = 'В группе вас только двое';
    const turned = await sample.desk(ApplicationsFieldsHistoryRevertChange, { ...one, body: { revision: form!.revision, comment } }); // prettier-ignore
    const words = async () => {
      const { items } = await sample.own(ApplicationGetApplicationJson, one);
      const fields = items.flatMap((section) => section.fields);
      return [sample.ids.name, sample.ids.form].map((field) => {
        const { value, valueGuids } = fields.find((other) => other.guid === field)!;
        return value || valueGuids.join();
      });
    };
    expect(await words()).toEqual(['Берёза', sample.solo]);
    expect([await titles(), await waiting()]).toEqual([[], [0, 0]]);
    // Its member is told as of any correction, and at the field: what his was, that it was not taken and why.
    const told = await sample.own(ApplicationGetApplicationJson, one);
    expect(told.application.officeAnswers).toBe(2);
    const [block] = told.items
      .flatMap((section) => section.fields)
      .filter(({ guid: field }) => field === sample.ids.name);
    expect(told.corrections).toEqual([
      {
        ...{ applicationBlockGuid: block!.applicationBlockGuid, fieldGuid: sample.ids.name, was: 'Берёзонька' },
        ...{ at: expect.any(String), turnedDown: null },
      },
      expect.objectContaining({ fieldGuid: sample.ids.form, was: 'Ансамбль', turnedDown: comment }),
    ]);
    // Taken back: the member's answer stands again, then it is new again.
    await sample.save(guid, 'form', { valueGuids: [sample.group] }, sample.boss.token);
    await sample.desk(ApplicationsFieldsHistoryUnconfirm, { ...one, body: turned });
    expect(await titles()).toEqual([form!.title]);
    // What stands again was not turned down, nor is what the member has answered since.
    await sample.save(guid, 'name', { value: 'Берёзка' });
    expect((await sample.own(ApplicationGetApplicationJson, one)).corrections).toEqual([]);
  });
});

describe('notes', () => {
  it('stand beside an application, the latest first; each is taken off by its author alone, and comes back', async () => {
    const people = [0, 1].map(() => api.employee(sample.boss.guid, { all: { requests: 2 } }));
    const [anna, oleg] = [await people[0]!, await people[1]!];
    const [first, second] = [newGuid(), newGuid()];
    const write = (noteGuid: Guid, text: string, as: string) =>
      api.call(ApplicationNoteAdd, { ...one, body: { noteGuid, text }, as });
    await write(first, 'Звонила мама', anna.token);
    await write(first, 'Звонила мама', anna.token);
    await write(second, 'Ждём фонограмму', oleg.token);
    const read = async (as: string) => {
      const { notes } = await api.call(ApplicationGetApplicationJsonForOrganizer, { ...one, as });
      return notes.map(({ text, isOwn }) => [text, isOwn]);
    };
    expect(await read(anna.token)).toEqual([
      ['Ждём фонограмму', false],
      ['Звонила мама', true],
    ]);
    expect((await sheet()).notes.every(({ authorName }) => authorName !== '')).toBe(true);
    const query = { ...one.query, noteGuid: first };
    expect(await sample.refusal(ApplicationNoteRemove, { query, as: oleg.token })).toMatchObject({ status: 404 });
    await api.call(ApplicationNoteRemove, { query, as: anna.token });
    expect(await read(anna.token)).toEqual([['Ждём фонограмму', false]]);
    expect(await sample.refusal(ApplicationNoteRestore, { query, as: oleg.token })).toMatchObject({ status: 404 });
    await api.call(ApplicationNoteRestore, { query, as: anna.token });
    expect(await read(anna.token)).toHaveLength(2);
    // Of another application its guid names nothing.
    const other = await sample.filled();
    const elsewhere = { query: { applicationGuid: other, noteGuid: first }, as: anna.token };
    expect(await sample.refusal(ApplicationNoteRemove, elsewhere)).toMatchObject({ status: 404 });
  });
});

it('an application comes as a sheet, a document and a workbook; its member’s without what is the organizer’s own', async () => {
  await sample.save(guid, 'secret', { value: 'ждём оплату' }, sample.boss.token);
  const file = async (format: string, token: string) => {
    const query = new URLSearchParams({ ...one.query, format });
    const response = await fetch(`${api.url}/api/v1/${ApplicationDownload.path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const name = decodeURIComponent(response.headers.get('content-disposition') ?? '');
    return { status: response.status, name, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  for (const format of ['docx', 'xlsx']) {
    const { status, name, bytes } = await file(format, sample.member.token);
    expect([status, name]).toEqual([200, expect.stringContaining(`Берёзка.${format}`)]);
    expect(bytes.byteLength).toBeGreaterThan(1_000);
  }
  const printed = async (token: string) => pdfText((await file('pdf', token)).bytes);
  const [own, desk] = [await printed(sample.member.token), await printed(sample.boss.token)];
  expect(own).toContain('Берёзка');
  expect([own.includes('ждём оплату'), desk.includes('ждём оплату')]).toEqual([false, true]);
  const stranger = await api.member();
  expect((await file('pdf', stranger.token)).status).toBe(404);
});
