// Blocks of an application that repeat: added, copied, pasted by hundreds, moved, removed and brought back.

import {
  ApplicationTemplateCheckCountChildren,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication,
  ApplicationTemplateAddBlock,
  ApplicationTemplateAddBlocks,
  ApplicationTemplateDeleteBlocks,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateMoveBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateBlockStatus,
  ApplicationTemplateUpdateField,
  ApplicationsFieldsHistoryGetAllByApplication,
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionStatusGetAllByCompetitionGuid,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemMerge,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
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

async function statusOf(title: string) {
  const all = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid: sample.event } });
  return all.find((status) => status.title === title)!;
}
describe('blocks that repeat', () => {
  const pieces = async () =>
    (await sample.read(guid)).items[1]!.blocks.filter(({ guid: of }) => of === sample.ids.piece);
  const titles = async () => (await sample.fields(guid, 'title')).map(({ value }) => value);
  const duplicate = (applicationBlockGuid: Guid, withValues = false, changeGuid = newGuid()) =>
    sample.own(ApplicationTemplateDuplicateBlock, {
      query: { applicationGuid: guid, applicationBlockGuid },
      body: { withValues, changeGuid },
    });
  let first: Guid;
  const title = (applicationBlockGuid: Guid, value: string) =>
    sample.save(guid, 'title', { applicationBlockGuid, value });
  beforeEach(async () => {
    first = (await pieces())[0]!.applicationBlockGuid;
    await title(first, 'Раз');
  });

  it('are added behind the one that is meant, empty or with its answers; sent twice, once', async () => {
    const changeGuid = newGuid();
    const second = await duplicate(first, false, changeGuid);
    expect((await duplicate(first, false, changeGuid)).applicationBlockGuid).toBe(second.applicationBlockGuid);
    await title(second.applicationBlockGuid, 'Два');
    await duplicate(first, true);
    expect(await titles()).toEqual(['Раз', 'Раз', 'Два']);
    expect((await sample.fields(guid, 'form')).map(({ valueGuids }) => valueGuids)).toEqual([
      [sample.solo],
      [sample.solo],
      [],
    ]);
    expect((await pieces()).map(({ number, count, canAdd }) => [number, count, canAdd])).toEqual([
      [1, 3, false],
      [2, 3, false],
      [3, 3, false],
    ]);
    const full = { query: { applicationGuid: guid, applicationBlockGuid: first }, body: {} };
    expect(await sample.refusal(ApplicationTemplateDuplicateBlock, full)).toMatchObject({
      status: 409,
      code: 'blockMost',
    });
  });

  it('three hundred performers pasted at once: what fits stands, each in its block; what does not is told, and nothing is written', async () => {
    await sample.change({ do: 'changeBlock', guid: sample.ids.person, values: { max: 200 } });
    const add = (blockGuid: Guid, parentGuid: Guid) =>
      sample.own(ApplicationTemplateAddBlock, { query: { applicationGuid: guid }, body: { blockGuid, parentGuid } });
    const { applicationBlockGuid: person } = await add(sample.ids.person, first);
    await add(sample.ids.person, first);
    const names = Array.from({ length: 300 }, (_, at) => `Участник ${at + 1}`);
    const changeGuid = newGuid();
    const sent = (list: readonly string[], fieldGuids = [sample.ids.fullName]) => ({
      query: { applicationBlockGuid: person },
      body: { fieldGuids, rows: list.map((name) => [name]), changeGuid },
    });
    const standing = async () => (await sample.fields(guid, 'fullName')).map(({ value }) => value);
    expect(await sample.refusal(ApplicationTemplateAddBlocks, sent(names))).toMatchObject({
      status: 409,
      errors: [{ code: 'blockMost', message: 'Поместится не больше 200 из 300.' }],
    });
    expect(await sample.refusal(ApplicationTemplateAddBlocks, sent(['Анна', 'ы'.repeat(600)]))).toMatchObject({
      ...{ status: 422, code: 'answerInvalid' },
    });
    expect(await sample.refusal(ApplicationTemplateAddBlocks, sent(['Анна'], [sample.ids.title]))).toMatchObject({
      code: 'formPartGone',
    });
    expect(await standing()).toEqual(['', '']);
    const { filled, added, revision } = await sample.own(ApplicationTemplateAddBlocks, sent(names.slice(0, 200)));
    expect([filled.length, added.length]).toEqual([2, 198]);
    expect(await standing()).toEqual(names.slice(0, 200));
    // Sent twice it is written once; each name has its line of the journal.
    const again = await sample.own(ApplicationTemplateAddBlocks, sent(names.slice(0, 200)));
    expect(again).toMatchObject({ revision, filled, added });
    const query = { applicationGuid: guid, pageNumber: 1, pageSize: 100 };
    const history = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, { query });
    expect(history.collection[0]).toMatchObject({ kind: 'answer', after: 'Участник 200' });
    // Taken back at once, and the one that was wanted is brought back.
    const away = { body: { applicationBlockGuids: added } };
    await sample.own(ApplicationTemplateDeleteBlocks, away);
    expect(await standing()).toEqual(names.slice(0, 2));
    expect(await sample.refusal(ApplicationTemplateDeleteBlocks, away)).toMatchObject({ code: 'blockGone' });
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: added[0]! } });
    expect(await standing()).toEqual(names.slice(0, 3));
  });

  it('a field without the name of its block is refused where there are several', async () => {
    await duplicate(first);
    const body = { guid: sample.ids.title, applicationGuid: guid, value: 'Чей?' };
    expect(await sample.refusal(ApplicationTemplateUpdateField, { body })).toMatchObject({
      status: 422,
      code: 'fieldWithoutBlock',
    });
  });

  it('are moved, removed and brought back with every answer, chosen lines too', async () => {
    const { applicationBlockGuid: second } = await duplicate(first, true);
    await title(second, 'Два');
    await sample.own(ApplicationTemplateMoveBlock, { body: { applicationBlockGuid: second, afterGuid: null } });
    expect(await titles()).toEqual(['Два', 'Раз']);
    const indexed = () =>
      api.database.query('select block_guid from applications.answer_item where application_guid = $1', [guid]);
    await sample.own(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: first } });
    expect([await titles(), await indexed()]).toEqual([['Два'], [{ block_guid: second }]]);
    const last = { query: { applicationBlockGuid: second } };
    expect(await sample.refusal(ApplicationTemplateDeleteBlock, last)).toMatchObject({
      status: 409,
      code: 'blockFewest',
    });
    const gone = { body: { guid: sample.ids.title, applicationGuid: guid, applicationBlockGuid: first, value: 'Ещё' } };
    expect(await sample.refusal(ApplicationTemplateUpdateField, gone)).toMatchObject({
      status: 409,
      code: 'blockGone',
    });
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: first } });
    expect(await titles()).toEqual(['Два', 'Раз']);
    expect(await indexed()).toHaveLength(2);
    expect(await sample.own(ApplicationTemplateCheckCountChildren, { query: { applicationBlockGuid: first } })).toEqual(
      { count: 2, min: 1, max: 3 },
    );
  });

  it('come back with a line that nothing else had chosen, though it was merged where the event keeps what it names', async () => {
    const { guid: duet } = await sample.desk(ReferenceBookItemCreate, {
      body: { referenceBookGuid: sample.book, title: 'Дуэт' },
    });
    await duplicate(first, true);
    await sample.save(guid, 'form', { applicationBlockGuid: first, valueGuids: [duet] });
    await sample.own(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: first } });
    const asked = { as: sample.boss.token, query: { referenceBookItemGuid: duet } };
    expect((await api.send(ReferenceBookItemDelete, asked)).status).toBe(409);
    const merging = { body: { referenceBookItemGuid: sample.group, otherGuids: [duet] } };
    expect(await sample.desk(ReferenceBookItemMerge, merging)).toEqual({ deletedGuids: [], archivedGuids: [duet] });
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: first } });
    expect((await sample.fields(guid, 'form')).map(({ valueGuids }) => valueGuids)).toContainEqual([duet]);
  });

  it('come back with the line into which theirs was merged meanwhile, and are found by it', async () => {
    const { guid: duet } = await sample.desk(ReferenceBookItemCreate, {
      body: { referenceBookGuid: sample.book, title: 'Дуэт' },
    });
    const { applicationBlockGuid: second } = await duplicate(first, true);
    await sample.save(guid, 'form', { applicationBlockGuid: second, valueGuids: [duet] });
    await sample.own(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: second } });
    // No rule asks about this line.
    const merging = { body: { referenceBookItemGuid: sample.solo, otherGuids: [duet] } };
    expect(await sample.desk(ReferenceBookItemMerge, merging)).toEqual({ deletedGuids: [], archivedGuids: [duet] });
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: second } });
    expect((await sample.fields(guid, 'form')).map(({ valueGuids }) => valueGuids)).toEqual([
      [sample.solo],
      [sample.solo],
    ]);
    const found = await api.database.query<{ block: Guid }>(
      'select block_guid as block from applications.answer_item where application_guid = $1 and item_guid = $2',
      [guid, sample.solo],
    );
    expect(found.map(({ block }) => block).toSorted()).toEqual([first, second].toSorted());
  });

  it('one alone is left by one call, with what stands inside the others brought back by undoing', async () => {
    const { applicationBlockGuid: second } = await duplicate(first);
    await title(second, 'Два');
    const query = { applicationGuid: guid, applicationBlockGuid: second };
    await sample.own(ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication, { query });
    expect(await titles()).toEqual(['Раз']);
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: second } });
    expect(await titles()).toEqual(['Раз', 'Два']);
  });

  it('removed together come back one by one, with what stands inside each, and each chosen line is counted again', async () => {
    const { applicationBlockGuid: second } = await duplicate(first, true);
    const { applicationBlockGuid: third } = await duplicate(first, true);
    await sample.own(ApplicationTemplateAddBlock, {
      query: { applicationGuid: guid },
      body: { blockGuid: sample.ids.person, parentGuid: third },
    });
    await sample.own(ApplicationTemplateDeleteBlocks, { body: { applicationBlockGuids: [second, third] } });
    const stand = async () => ({
      titles: (await titles()).length,
      people: (await sample.fields(guid, 'fullName')).length,
      counted: (await api.database.query('select from applications.answer_item where application_guid = $1', [guid]))
        .length,
    });
    expect(await stand()).toEqual({ titles: 1, people: 0, counted: 1 });
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: third } });
    expect(await stand()).toEqual({ titles: 2, people: 1, counted: 2 });
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: second } });
    expect(await stand()).toEqual({ titles: 3, people: 1, counted: 3 });
  });

  it('what was removed thirty days ago is gone for good', async () => {
    const { applicationBlockGuid: second } = await duplicate(first);
    const query = { applicationBlockGuid: second };
    await sample.own(ApplicationTemplateDeleteBlock, { query });
    await api.database.query(`update applications.block set deleted_at = now() - interval '31 days' where guid = $1`, [
      second,
    ]);
    expect(await sample.refusal(ApplicationTemplateRestoreBlock, { query })).toMatchObject({ code: 'blockGone' });
  });

  it('get a status of their own, which the member’s history does not tell', async () => {
    const [status] = await sample.desk(CompetitionBlockStatusGetByCompetitionGuid, {
      query: { competitionGuid: sample.event },
    });
    const query = { applicationBlockGuid: first };
    await sample.desk(ApplicationTemplateUpdateBlockStatus, {
      query,
      body: { competitionBlockStatusKey: status!.key },
    });
    expect((await pieces())[0]!.competitionBlockStatusKey).toBe(status!.key);
    const theirs = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, one);
    expect(theirs.collection.map(({ kind }) => kind)).not.toContain('blockStatus');
    const ours = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, one);
    expect(ours.collection[0]).toMatchObject({
      kind: 'blockStatus',
      title: 'Номер\u00a01',
      after: 'Не проверен',
      isOrganizer: true,
    });
    const wrong = { query, body: { competitionBlockStatusKey: (await statusOf('Новая')).guid }, as: sample.boss.token };
    expect(await sample.refusal(ApplicationTemplateUpdateBlockStatus, wrong)).toMatchObject({ status: 404 });
  });
});
