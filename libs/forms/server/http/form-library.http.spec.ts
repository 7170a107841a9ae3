// Whole forms: ready ones, the library, copies into events, and the checklist's calls for single parts.

import {
  ApplicationBuilderBuildTemplate,
  ApplicationBuilderDeleteTemplate,
  ApplicationBuilderGet,
  ApplicationBuilderListTemplate,
  ApplicationBuilderRestoreTemplate,
  ApplicationBuilderUpdateTemplate,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  CompetitionArchiveOrUnarchive,
  CompetitionTemplateCopyBlock,
  CompetitionTemplateCreateBlock,
  CompetitionTemplateCreateField,
  CompetitionTemplateDeleteBlock,
  CompetitionTemplateDeleteField,
  CompetitionTemplateGetAttachmentExtensionCategories,
  CompetitionTemplateUpdateBlock,
  CompetitionTemplateUpdateField,
  FestivalApplicationTemplateCreateFromFestival,
  FestivalApplicationTemplateReferenceBooksItems,
  FestivalApplicationTemplateUpdate,
  FestivalCreateFestival,
  OrganizerGetReferenceBooksList,
  ReferenceBookItemGetByReferenceBookGuid,
  type CallDefinition,
  type FormView,
} from '@rampa/contract';
import { newGuid, READY_FORM_KEYS, type Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let boss: TestOrganizer;
let event: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  boss = await api.organizer();
  event = await newEvent('Светлояр');
});

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { as: boss.token, ...sent });
async function refusal<C extends CallDefinition>(call: C, sent: Sent<C>) {
  const { status, envelope } = await api.send(call, { as: boss.token, ...sent });
  const [error] = envelope.errors;
  return { status, code: error?.code, field: error?.field, message: error?.message };
}
async function newEvent(title: string): Promise<Guid> {
  const details = { title, beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
  return (await desk(FestivalCreateFestival, { body: { details } })).guid;
}
const formOf = async (competitionGuid: Guid) =>
  (await desk(ApplicationFormGetByCompetition, { query: { competitionGuid } })).form!;
const create = (competitionGuid: Guid, body: object = {}) =>
  desk(ApplicationFormCreate, { query: { competitionGuid }, body });

/** As a page sends it back. */
function treeOf({ title, blocks, fields }: FormView) {
  const used = <T extends { isRemoved: boolean }>(list: readonly T[]) =>
    list.flatMap(({ isRemoved, ...part }) => (isRemoved ? [] : [part]));
  return { title, blocks: used(blocks), fields: used(fields) };
}

describe('a ready form', () => {
  it.each(READY_FORM_KEYS)(
    '%s comes into an event in one press, with its books, and nothing to reproach',
    async (readyKey) => {
      await create(event, { readyKey });
      const form = await formOf(event);
      expect(form.faults).toEqual([]);
      expect(form.blocks.filter(({ isPerformance }) => isPerformance)).toHaveLength(1);
      const { books } = await desk(FestivalApplicationTemplateReferenceBooksItems, { params: { festivalGuid: event } });
      expect(books.map(({ title }) => title)).toContain('Номинации');
      expect(books.every(({ items }) => items.length > 1)).toBe(true);
      // By ages groups are offered where people are named.
      const aged = form.fields.find(({ tag }) => tag === 'ageCategory')!;
      const lines = await desk(ReferenceBookItemGetByReferenceBookGuid, {
        query: { referenceBookGuid: aged.bookGuid! },
      });
      expect(lines.filter(({ ageFrom, ageTo }) => ageFrom !== null || ageTo !== null).length).toBeGreaterThan(3);
    },
  );

  it('comes a second time with the same books, and adds no line twice', async () => {
    await create(event, { readyKey: 'vocal' });
    const before = await desk(OrganizerGetReferenceBooksList);
    await create(await newEvent('Другой'), { readyKey: 'vocal' });
    expect((await desk(OrganizerGetReferenceBooksList)).map(({ title, itemCount }) => [title, itemCount])).toEqual(
      before.map(({ title, itemCount }) => [title, itemCount]),
    );
  });

  it('is one of an event: a second is refused, also at the same moment', async () => {
    const asked = { query: { competitionGuid: event }, body: {} };
    const answers = await Promise.all([1, 2, 3].map(() => refusal(ApplicationFormCreate, asked)));
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['formExists', 'formExists', 'undefined']);
  });
});

describe('the library', () => {
  const build = (title: string, body: object = {}) =>
    desk(ApplicationBuilderBuildTemplate, { body: { title, ...body } });

  it('keeps forms that events copy: neither follows the other', async () => {
    const { guid } = await build('Наша', { readyKey: 'theatre' });
    await create(event, { templateGuid: guid });
    const { own, ready } = await desk(ApplicationBuilderListTemplate);
    expect(ready.map(({ key }) => key)).toEqual(READY_FORM_KEYS);
    expect(own).toEqual([expect.objectContaining({ guid, title: 'Наша', eventCount: 1, blockCount: 5 })]);
    const kept = await desk(ApplicationBuilderGet, { query: { templateGuid: guid } });
    const tree = { ...treeOf(kept), title: 'Наша новая' };
    await desk(ApplicationBuilderUpdateTemplate, { body: { templateGuid: guid, revision: 0, template: tree } });
    expect((await formOf(event)).title).toBe('Наша');
    const blocks = (await formOf(event)).blocks;
    await desk(ApplicationBuilderDeleteTemplate, { query: { templateGuid: guid } });
    expect((await formOf(event)).blocks).toEqual(blocks);
  });

  it('takes an event’s form, also out of the archive, and gives it up again', async () => {
    await create(event, { readyKey: 'reading' });
    const { guid: sourceFormGuid } = await formOf(event);
    await desk(CompetitionArchiveOrUnarchive, { query: { competitionGuid: event }, body: { isArchived: true } });
    const { guid } = await build('С прошлого года', { sourceFormGuid });
    const copy = await desk(ApplicationBuilderGet, { query: { templateGuid: guid } });
    expect(copy).toMatchObject({ title: 'С прошлого года', competitionGuid: null, faults: [] });
    await desk(ApplicationBuilderDeleteTemplate, { query: { templateGuid: guid } });
    expect(await refusal(ApplicationBuilderGet, { query: { templateGuid: guid } })).toMatchObject({ status: 404 });
  });

  it('brings a deleted form back whole for 30 days, and then no more', async () => {
    const { guid } = await build('Ёлка', { readyKey: 'reading' });
    const kept = await desk(ApplicationBuilderGet, { query: { templateGuid: guid } });
    const named = { query: { templateGuid: guid } };
    const own = async () => (await desk(ApplicationBuilderListTemplate)).own.map(({ title }) => title);
    await desk(ApplicationBuilderDeleteTemplate, named);
    expect(await own()).toEqual([]);
    expect(await refusal(ApplicationBuilderDeleteTemplate, named)).toMatchObject({ status: 404 });
    expect(await refusal(ApplicationFormCreate, { query: { competitionGuid: event }, body: { templateGuid: guid } })).toMatchObject({ status: 404 }); // prettier-ignore
    // Its name is free meanwhile, and then it is not.
    const other = await build('ёлка');
    expect(await refusal(ApplicationBuilderRestoreTemplate, named)).toMatchObject({ code: 'formTitleTaken' });
    await desk(ApplicationBuilderDeleteTemplate, { query: { templateGuid: other.guid } });
    const stranger = await api.organizer();
    expect(await refusal(ApplicationBuilderRestoreTemplate, { ...named, as: stranger.token })).toMatchObject({ status: 404 }); // prettier-ignore
    await desk(ApplicationBuilderRestoreTemplate, named);
    await desk(ApplicationBuilderRestoreTemplate, named);
    expect(await own()).toEqual(['Ёлка']);
    expect(await desk(ApplicationBuilderGet, named)).toEqual(kept);

    await desk(ApplicationBuilderDeleteTemplate, named);
    await api.database.query(`update forms.form set removed_at = now() - interval '31 days' where guid = $1`, [guid]);
    const { guid: next } = await build('Другая');
    await desk(ApplicationBuilderDeleteTemplate, { query: { templateGuid: next } });
    expect(await refusal(ApplicationBuilderRestoreTemplate, named)).toMatchObject({ status: 404 });
  });

  it('calls no two forms by one title, and is closed to strangers', async () => {
    const { guid } = await build('Ёлка');
    expect(await refusal(ApplicationBuilderBuildTemplate, { body: { title: 'ЕЛКА' } })).toMatchObject({
      ...{ status: 409, code: 'formTitleTaken', field: 'title' },
    });
    const stranger = await api.organizer();
    const sent = { body: { title: 'Взятая', sourceFormGuid: guid }, as: stranger.token };
    expect(await refusal(ApplicationBuilderBuildTemplate, sent)).toMatchObject({ status: 404 });
  });

  it('refuses a form that was pasted with books of another organizer', async () => {
    await create(event, { readyKey: 'reading' });
    const template = treeOf(await formOf(event));
    const stranger = await api.organizer();
    const refused = await refusal(ApplicationBuilderBuildTemplate, {
      body: { title: 'Взятая', template },
      as: stranger.token,
    });
    expect(refused).toMatchObject({ status: 422, code: 'formInvalid', field: 'bookGuid', message: 'Справочника этого поля больше нет. Выберите другой.' }); // prettier-ignore
  });
});

describe('a whole form in the place of an event’s', () => {
  it('keeps what it names, removes what it does not, and refuses another revision', async () => {
    await create(event, { readyKey: 'reading' });
    const form = await formOf(event);
    const tree = treeOf(form);
    const [gone] = tree.fields.splice(1, 1);
    const sent = { params: { festivalGuid: event }, body: { revision: 0, template: tree } };
    expect(await desk(FestivalApplicationTemplateUpdate, sent)).toEqual({ revision: 1 });
    const now = await formOf(event);
    expect(now.fields.filter(({ isRemoved }) => isRemoved).map(({ guid, n }) => [guid, n])).toEqual([
      [gone!.guid, gone!.n],
    ]);
    expect(await refusal(FestivalApplicationTemplateUpdate, sent)).toMatchObject({ status: 409, code: 'staleVersion' });
  });

  it('is copied from another event, whether it has one or not', async () => {
    const source = await newEvent('Прошлогодний');
    const sent = (to: Guid) => ({ params: { festivalGuid: to }, body: { sourceFestivalGuid: source } });
    expect(await refusal(FestivalApplicationTemplateCreateFromFestival, sent(event))).toMatchObject({
      code: 'formAbsent',
    });
    await create(source, { readyKey: 'vocal' });
    await desk(CompetitionArchiveOrUnarchive, { query: { competitionGuid: source }, body: { isArchived: true } });
    const { guid } = await desk(FestivalApplicationTemplateCreateFromFestival, sent(event));
    const second = await newEvent('Второй');
    await create(second, { readyKey: 'reading' });
    await desk(FestivalApplicationTemplateCreateFromFestival, sent(second));
    const [from, one, other] = await Promise.all([source, event, second].map(formOf));
    const told = ({ fields }: FormView) =>
      fields.filter(({ isRemoved }) => !isRemoved).map(({ title, tag }) => [title, tag]);
    expect(one!.guid).toBe(guid);
    expect(told(one!)).toEqual(told(from!));
    expect(told(other!)).toEqual(told(from!));
    expect(other!.faults).toEqual([]);
    const stranger = await api.organizer();
    const details = { title: 'Чужой', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Тверь' };
    const { guid: foreign } = await desk(FestivalCreateFestival, { body: { details }, as: stranger.token });
    const asked = { ...sent(foreign), as: stranger.token };
    expect(await refusal(FestivalApplicationTemplateCreateFromFestival, asked)).toMatchObject({ status: 404 });
  });

  it('shows members what they choose from, and nobody else', async () => {
    await create(event, { readyKey: 'vocal' });
    const member = await api.member(event);
    const asked = { params: { festivalGuid: event } };
    const { books } = await desk(FestivalApplicationTemplateReferenceBooksItems, { ...asked, as: member.token });
    expect(books.length).toBeGreaterThan(4);
    const stranger = await api.member();
    expect(
      await refusal(FestivalApplicationTemplateReferenceBooksItems, { ...asked, as: stranger.token }),
    ).toMatchObject({ status: 404 });
  });
});

describe('single parts, as the checklist calls them', () => {
  const query = () => ({ competitionGuid: event });

  it('are made, changed, moved, copied and removed', async () => {
    await create(event);
    const { key } = await desk(CompetitionTemplateCreateBlock, {
      query: query(),
      body: { title: 'Номер', isDuplicable: true },
    });
    const first = { title: 'Коллектив', order: 0 };
    const { key: parent } = await desk(CompetitionTemplateCreateBlock, { query: query(), body: first });
    const { guid: one } = await desk(CompetitionTemplateCreateField, {
      query: query(),
      body: { blockGuid: key, title: 'Название', valueTypes: 'Text' },
    });
    const { guid: other } = await desk(CompetitionTemplateCreateField, {
      query: query(),
      body: { blockGuid: key, title: 'Город', valueTypes: 'Text', order: 0, isRequired: true },
    });
    await desk(CompetitionTemplateUpdateField, {
      query: query(),
      body: { fieldGuid: one, title: 'Имя', order: 0, option: { maxLength: 50 } },
    });
    await desk(CompetitionTemplateUpdateBlock, { query: query(), body: { blockGuid: key, parentKey: parent, max: 5 } });
    const { key: copy } = await desk(CompetitionTemplateCopyBlock, { query: query(), body: { blockGuid: key } });
    let form = await formOf(event);
    expect(form.blocks.map(({ guid, parentGuid, max }) => [guid, parentGuid, max])).toEqual([
      [parent, null, 1],
      [key, parent, 5],
      [copy, parent, 5],
    ]);
    expect(form.fields.map(({ title, isRequired, option }) => [title, isRequired, option.maxLength])).toEqual([
      ['Имя', false, 50],
      ['Город', true, undefined],
      ['Имя', false, 50],
      ['Город', true, undefined],
    ]);
    await desk(CompetitionTemplateDeleteBlock, { query: { ...query(), blockGuid: copy } });
    await desk(CompetitionTemplateDeleteField, { query: { ...query(), fieldGuid: other } });
    form = await formOf(event);
    expect(form.fields.filter(({ isRemoved }) => isRemoved).map(({ guid }) => guid)).toEqual([other]);
    expect(form.revision).toBe(9);
  });

  it('need a form, and parts of that form', async () => {
    const body = { title: 'Номер' };
    expect(await refusal(CompetitionTemplateCreateBlock, { query: query(), body })).toMatchObject({
      status: 404,
      code: 'formAbsent',
    });
    await create(event);
    const { key } = await desk(CompetitionTemplateCreateBlock, { query: query(), body });
    const other = { query: { competitionGuid: await newEvent('Другой') }, body: { blockGuid: key } };
    expect(await refusal(CompetitionTemplateCopyBlock, other)).toMatchObject({ status: 404 });
    expect(
      await refusal(CompetitionTemplateCopyBlock, { query: query(), body: { blockGuid: newGuid() } }),
    ).toMatchObject({ status: 404 });
  });

  it('take files of known kinds', async () => {
    const kinds = await desk(CompetitionTemplateGetAttachmentExtensionCategories);
    expect(kinds.map(({ key }) => key)).toContain('sound');
    expect(kinds.flatMap(({ extensions }) => extensions)).not.toContain('exe');
  });
});
