// An application that begins with the answers of an earlier one.

import {
  ApplicationCopyFrom,
  ApplicationGetApplicationJson,
  ApplicationPreviewCopy,
  ApplicationRulesUpdate,
  ApplicationSubmit,
  CompetitionCopy,
  ParticipantInviteMember,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
let source: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  source = await sample.filled('Берёзка');
  await sample.save(source, 'city', { value: 'Кострома' });
});

/** Next year's event with its own copy of the form, to which the member belongs. */
async function nextYear(): Promise<Guid> {
  const { guid } = await sample.desk(CompetitionCopy, {
    query: { competitionGuid: sample.event },
    body: { title: 'Светлояр-2028', beginDate: '2028-03-19', endDate: '2028-03-21' },
  });
  await sample.own(ParticipantInviteMember, { query: { competitionGuid: guid } });
  return guid;
}

async function answers(applicationGuid: Guid): Promise<Record<string, unknown>> {
  const { items, application } = await sample.own(ApplicationGetApplicationJson, { query: { applicationGuid } });
  const told = items
    .flatMap(({ fields }) => fields)
    .flatMap(({ title, value, valueGuids }) =>
      value === '' && valueGuids.length === 0 ? [] : [[title, value || valueGuids]],
    );
  return { ...(Object.fromEntries(told) as object), заявка: application.title, состояние: application.state };
}

it('of last year’s event, by what its fields were copied from, also where they are called otherwise by now', async () => {
  const next = await nextYear();
  await sample.change({ do: 'changeField', guid: sample.ids.city, values: { title: 'Откуда вы' } });
  const query = { competitionGuid: next, sourceGuid: source };
  const preview = await sample.own(ApplicationPreviewCopy, { query });
  expect(preview.taken).toEqual([
    { place: '', title: 'Название', text: 'Берёзка' },
    { place: '', title: 'Город', text: 'Кострома' },
    { place: 'Номер\u00a01', title: 'Форма', text: 'Соло' },
  ]);
  expect(preview).toMatchObject({ left: [], takenCount: 3, leftCount: 0 });
  const { applicationGuid } = await sample.own(ApplicationCopyFrom, { query });
  expect(await answers(applicationGuid)).toEqual({
    ...{ Название: 'Берёзка', Город: 'Кострома', Форма: [sample.solo] },
    ...{ заявка: 'Берёзка', состояние: 'Submitted' },
  });
  // The earlier one stays as it was.
  expect(await answers(source)).toMatchObject({ Название: 'Берёзка' });
});

it('a draft that nobody has touched takes it; the second copy is another application', async () => {
  const next = await nextYear();
  const { applicationGuid: draft } = await sample.own(ApplicationSubmit, { query: { competitionGuid: next } });
  const copy = () => sample.own(ApplicationCopyFrom, { query: { competitionGuid: next, sourceGuid: source } });
  expect((await copy()).applicationGuid).toBe(draft);
  const { applicationGuid: second } = await copy();
  expect(second).not.toBe(draft);
  expect(await answers(second)).toMatchObject({ Название: 'Берёзка' });
});

it('within one event too; a line that is offered no more has no place, and the preview says so', async () => {
  await api.database.query('update reference_books.item set archived_at = now() where guid = $1', [sample.solo]);
  const query = { competitionGuid: sample.event, sourceGuid: source };
  const { left, takenCount } = await sample.own(ApplicationPreviewCopy, { query });
  expect(left).toMatchObject([{ title: 'Форма', text: 'Соло', why: 'такой строки больше не предлагают' }]);
  expect(takenCount).toBe(2);
  const { applicationGuid } = await sample.own(ApplicationCopyFrom, { query });
  const told = await answers(applicationGuid);
  expect(told).toMatchObject({ Название: 'Берёзка' });
  expect(told).not.toHaveProperty('Форма');
});

it('what is the organizer’s own is never taken', async () => {
  await api.database.query(
    `update applications.block set answers = answers || '{"f10":{"t":"Любимчик"}}' where application_guid = $1`,
    [source],
  );
  const query = { competitionGuid: sample.event, sourceGuid: source };
  expect(JSON.stringify(await sample.own(ApplicationPreviewCopy, { query }))).not.toContain('Любимчик');
  const { applicationGuid } = await sample.own(ApplicationCopyFrom, { query });
  const rows = await api.database.query(
    `select from applications.block b where application_guid = $1 and b::text ~ 'Любимчик'`,
    [applicationGuid],
  );
  expect(rows).toEqual([]);
});

it('a neighbour’s application does not exist, and after the closing nothing begins', async () => {
  const neighbour = await api.member(sample.event);
  const query = { competitionGuid: sample.event, sourceGuid: source };
  for (const call of [ApplicationPreviewCopy, ApplicationCopyFrom])
    expect(await api.send(call, { as: neighbour.token, query })).toMatchObject({ status: 404 });
  await sample.desk(ApplicationRulesUpdate, {
    query: { competitionGuid: sample.event },
    body: { closesAt: '2026-01-01T00:00:00.000Z', freezesAt: null },
  });
  expect(await sample.refusal(ApplicationCopyFrom, { query })).toMatchObject({
    status: 409,
    code: 'applicationClosed',
  });
});
