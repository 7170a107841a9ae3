// The constructor's calls: deeds, two people at once, undoing, and what is refused with nothing stored.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationFormGetChanges,
  ApplicationFormUndo,
  ApplicationViewGetByCompetition,
  CompetitionCopy,
  CompetitionGetCompetitionFieldsJson,
  CompetitionGetCompetitionJson,
  CompetitionStatusDelete,
  CompetitionStatusGetAllByCompetitionGuid,
  FestivalCreateFestival,
  ReferenceBookCreate,
  ReferenceBookDelete,
  ReferenceBookGetByOrganizer,
  ReferenceBookGetUses,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  type CallDefinition,
  type FormEditSent,
  type FormView,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let boss: TestOrganizer;
let event: Guid;
let formGuid: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  boss = await api.organizer();
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
  ({ guid: event } = await desk(FestivalCreateFestival, { body: { details } }));
  ({ guid: formGuid } = await desk(ApplicationFormCreate, { query: { competitionGuid: event }, body: {} }));
});

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { as: boss.token, ...sent });
async function refusal<C extends CallDefinition>(call: C, sent: Sent<C>) {
  const { status, envelope } = await api.send(call, { as: boss.token, ...sent });
  const [error] = envelope.errors;
  return { status, code: error?.code, field: error?.field, message: error?.message };
}
async function read(): Promise<FormView> {
  return (await desk(ApplicationFormGetByCompetition, { query: { competitionGuid: event } })).form!;
}
const sentBy = (edits: FormEditSent[], revision: number, changeGuid = newGuid()) => ({
  body: { formGuid, changeGuid, revision, edits },
});
const change = (edits: FormEditSent[], revision: number, changeGuid = newGuid()) =>
  desk(ApplicationFormChange, sentBy(edits, revision, changeGuid));

let ids: Record<'A' | 'B' | 'X' | 'Y' | 'Z', Guid>;
const block = (guid: Guid, title: string): FormEditSent => ({ do: 'addBlock', guid, parentGuid: null, title });
const field = (guid: Guid, blockGuid: Guid, title: string, more: object = {}): FormEditSent => ({
  ...{ do: 'addField', guid, blockGuid, title, kind: 'Text' },
  ...more,
});

/** «Коллектив»: «Название» (2), «Город» (3). */
async function begin() {
  ids = { A: newGuid(), B: newGuid(), X: newGuid(), Y: newGuid(), Z: newGuid() };
  return change([block(ids.A, 'Коллектив'), field(ids.X, ids.A, 'Название'), field(ids.Y, ids.A, 'Город')], 0);
}

it('is what a restored database says, even where it gives the same revision a second time', async () => {
  await begin();
  const titles = async () => {
    const { fields } = await desk(ApplicationViewGetByCompetition, { query: { competitionGuid: event } });
    return fields.map(({ title }) => title);
  };
  expect(await titles()).toEqual(['Название', 'Город']);
  await api.database.query(`update forms.field set title = 'Студия' where guid = $1`, [ids.X]);
  expect(await titles(), 'a form is read once a revision').toEqual(['Название', 'Город']);
  await api.database.query('update forms.form set changed_at = changed_at + $2 where guid = $1', [formGuid, '1 s']);
  expect(await titles()).toEqual(['Студия', 'Город']);
});

describe('deeds', () => {
  it('are done all together, number what they add, and are there for the next reader', async () => {
    const changed = await begin();
    expect(changed).toEqual({
      ...{ revision: 1, isBehind: false, faults: [] },
      numbers: { [ids.A]: 1, [ids.X]: 2, [ids.Y]: 3 },
    });
    const form = await read();
    expect(form).toMatchObject({ guid: formGuid, competitionGuid: event, revision: 1, lastN: 3, applicationCount: 0 });
    expect(form.fields.map(({ title }) => title)).toEqual(['Название', 'Город']);
  });

  it('sent again are done once; the same guid for other deeds is refused', async () => {
    await begin();
    const guid = newGuid();
    const deeds = [field(ids.Z, ids.A, 'Почта')];
    expect(await change(deeds, 1, guid)).toEqual(await change(deeds, 1, guid).then((again) => ({ ...again, isBehind: false }))); // prettier-ignore
    expect((await read()).fields).toHaveLength(3);
    const other = sentBy([{ do: 'rename', title: 'Другая' }], 2, guid);
    expect(await refusal(ApplicationFormChange, other)).toMatchObject({ status: 409, code: 'changeReused' });
  });

  it('that change nothing write nothing', async () => {
    await begin();
    expect(await change([{ do: 'changeField', guid: ids.X, values: { title: 'Название' } }], 1)).toMatchObject({
      revision: 1,
    });
  });
});

describe('two employees in one constructor', () => {
  it('keep what each of them has changed, and see that there is more', async () => {
    await begin();
    const other = await api.employee(boss.guid, { [event]: { settings: 2 } });
    await change([{ do: 'changeField', guid: ids.X, values: { title: 'Коллектив' } }], 1);
    const theirs = await desk(ApplicationFormChange, {
      ...sentBy([{ do: 'changeField', guid: ids.X, values: { hint: 'Как в дипломе' } }], 1),
      as: other.token,
    });
    expect(theirs).toMatchObject({ revision: 3, isBehind: true });
    expect((await read()).fields[0]).toMatchObject({ title: 'Коллектив', hint: 'Как в дипломе' });
  });

  it('do not write over each other: the second is told, and the first one stands', async () => {
    await begin();
    await change([{ do: 'changeField', guid: ids.X, values: { title: 'Коллектив' } }], 1);
    const late = sentBy([{ do: 'changeField', guid: ids.X, values: { title: 'Ансамбль' } }], 1);
    expect(await refusal(ApplicationFormChange, late)).toEqual({
      ...{ status: 409, code: 'formConflict', field: 'title' },
      message: 'Успели изменить поле «Коллектив».',
    });
    await change([{ do: 'removeField', guid: ids.Y }], 2);
    const gone = sentBy([{ do: 'changeField', guid: ids.Y, values: { hint: 'Где вы' } }], 2);
    expect(await refusal(ApplicationFormChange, gone)).toMatchObject({ code: 'formConflict', field: 'isRemoved' });
    const form = await read();
    expect([form.revision, form.fields[0]!.title]).toEqual([3, 'Коллектив']);
  });

  it('who press at once lose nothing: forty fields by two', async () => {
    await begin();
    const other = await api.employee(boss.guid, { [event]: { settings: 2 } });
    const tokens = [boss.token, other.token];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        desk(ApplicationFormChange, { ...sentBy([field(newGuid(), ids.A, `Поле ${at}`)], 1), as: tokens[at % 2]! }),
      ),
    );
    const { fields, revision } = await read();
    expect(revision).toBe(41);
    expect(new Set(fields.map(({ title }) => title)).size).toBe(42);
    expect(new Set(fields.map(({ n }) => n)).size).toBe(42);
  });
});

describe('undoing', () => {
  const undo = (undone: number) => desk(ApplicationFormUndo, { body: { formGuid, changeGuid: newGuid(), undone } });

  it('takes one change back, and the undoing back again', async () => {
    await begin();
    await change([{ do: 'changeField', guid: ids.X, values: { title: 'Ансамбль' } }], 1);
    await change([{ do: 'removeField', guid: ids.Y }], 2);
    expect(await undo(2)).toMatchObject({ revision: 4 });
    expect((await read()).fields.map(({ title, isRemoved }) => [title, isRemoved])).toEqual([
      ['Название', false],
      ['Город', true],
    ]);
    await undo(3);
    await undo(4);
    expect((await read()).fields.map(({ title, isRemoved }) => [title, isRemoved])).toEqual([
      ['Ансамбль', false],
      ['Город', false],
    ]);
    const { collection, totalCount } = await desk(ApplicationFormGetChanges, { query: { formGuid } });
    expect(totalCount).toBe(6);
    expect(
      collection.map(({ revision, undoes, undoneBy, deed, titles }) => [revision, undoes, undoneBy, deed, titles]),
    ).toEqual([
      [6, 4, null, 'renamed', ['Ансамбль']],
      [5, 3, null, 'restored', ['Город']],
      [4, 2, 6, 'renamed', ['Ансамбль']],
      [3, null, 5, 'removed', ['Город']],
      [2, null, 4, 'renamed', ['Ансамбль']],
      [1, null, null, 'added', ['Коллектив', 'Ансамбль', 'Город']],
    ]);
    expect(new Set(collection.map(({ authorGuid }) => authorGuid))).toEqual(new Set([boss.guid]));
  });

  it('is refused over what was changed since, and of what never was', async () => {
    await begin();
    await change([{ do: 'changeField', guid: ids.X, values: { title: 'Ансамбль' } }], 1);
    await change([{ do: 'changeField', guid: ids.X, values: { title: 'Хор' } }], 2);
    const asked = (undone: number) => ({ body: { formGuid, changeGuid: newGuid(), undone } });
    expect(await refusal(ApplicationFormUndo, asked(2))).toMatchObject({
      ...{ status: 409, code: 'formConflict', message: 'Отменить нельзя: с тех пор изменили поле «Хор».' },
    });
    expect(await refusal(ApplicationFormUndo, asked(77))).toMatchObject({ status: 400, field: 'undone' });
    expect((await read()).revision).toBe(3);
  });
});

describe('what is refused', () => {
  const nested = (depth: number): object => (depth === 0 ? { field: 2, filled: true } : { not: nested(depth - 1) });
  const asking = (visible: object) => ({ rule: { visible } }) as object;

  it.each<[string, () => FormEditSent[], object]>([
    [
      'a circle',
      () => [
        { do: 'changeField', guid: ids.X, values: asking({ field: 3, filled: true }) },
        { do: 'changeField', guid: ids.Y, values: asking({ field: 2, filled: true }) },
      ],
      {
        status: 422,
        code: 'formInvalid',
        field: 'rule.visible',
        message: 'Условия ходят по кругу: «Название» → «Город» → «Название».',
      },
    ],
    [
      'a book that is gone',
      () => [field(ids.Z, ids.A, 'Форма', { kind: 'ReferenceBook', bookGuid: newGuid() })],
      {
        status: 422,
        code: 'formInvalid',
        field: 'bookGuid',
        message: 'Справочника этого поля больше нет. Выберите другой.',
      },
    ],
    [
      'a title of 5,000 letters',
      () => [field(ids.Z, ids.A, 'я'.repeat(5_000))],
      { status: 400, field: 'edits.0.title', message: 'Не длиннее 300\u00a0знаков.' },
    ],
    [
      'a well of conditions',
      () => [field(ids.Z, ids.A, 'Форма', asking(nested(3_000)))],
      { status: 400, field: 'edits.0.rule.visible', message: 'Условия вложены глубже, чем на 4 уровня.' },
    ],
    [
      '200 levels',
      () =>
        Array.from(
          { length: 99 },
          (_, at) =>
            ({ ...block(levels[at + 1]!, 'Блок'), parentGuid: at === 0 ? ids.A : levels[at]! }) as FormEditSent,
        ),
      {
        status: 422,
        code: 'formInvalid',
        field: 'parentGuid',
        message: 'Блоки вложены в 100\u00a0уровней. Помещается три: раздел, блок в нём и блок внутри блока.',
      },
    ],
    [
      'bounds turned round',
      () => [field(ids.Z, ids.A, 'Дни', { option: { format: 'date', from: '2027-03-08', to: '2027-03-05' } })],
      { status: 422, field: 'option.to', message: 'Наименьшее больше наибольшего.' },
    ],
    [
      'what is not there',
      () => [{ do: 'removeField', guid: newGuid() }],
      { status: 409, code: 'formPartGone', field: 'edits.0.guid' },
    ],
    [
      'a block in itself',
      () => [block(ids.B, 'Номер'), { do: 'moveBlock', guid: ids.B, parentGuid: ids.B }],
      { status: 422, code: 'formNesting' },
    ],
    ['a guid that it has', () => [field(ids.X, ids.A, 'Снова')], { status: 409, code: 'formPartKnown' }],
  ])('%s: in words, at its place, and nothing stored changes', async (_, edits, expected) => {
    await begin();
    const before = await read();
    expect(await refusal(ApplicationFormChange, sentBy(edits(), 1))).toMatchObject(expected);
    expect(await read()).toEqual(before);
  });
  const levels = Array.from({ length: 101 }, () => newGuid());

  it('the removal of what a rule asks about, until the rule asks no more', async () => {
    await begin();
    await change([{ do: 'changeField', guid: ids.Y, values: asking({ field: 2, filled: true }) }], 1);
    expect(await refusal(ApplicationFormChange, sentBy([{ do: 'removeField', guid: ids.X }], 2))).toMatchObject({
      ...{ status: 409, code: 'formPartNamed' },
      message: 'Убрать поле «Название» нельзя: о нём спрашивает условие у «Город». Сначала измените его.',
    });
    const both: FormEditSent[] = [
      { do: 'changeField', guid: ids.Y, values: { rule: null } },
      { do: 'removeField', guid: ids.X },
    ];
    expect(await change(both, 2)).toMatchObject({ revision: 3 });
  });

  it('a guid that another form has', async () => {
    await begin();
    const stranger = await api.organizer();
    const details = { title: 'Чужое', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Тверь' };
    const { guid: foreign } = await desk(FestivalCreateFestival, { body: { details }, as: stranger.token });
    const made = await desk(ApplicationFormCreate, {
      query: { competitionGuid: foreign },
      body: {},
      as: stranger.token,
    });
    const body = { formGuid: made.guid, changeGuid: newGuid(), revision: 0, edits: [block(ids.A, 'Взято')] };
    const { status } = await api.send(ApplicationFormChange, { body, as: stranger.token });
    expect(status).toBe(409);
    expect((await read()).blocks.map(({ title }) => title)).toEqual(['Коллектив']);
  });

  it('the deletion of a book that a field is answered from, and of a line that a rule names', async () => {
    const { guid: bookGuid } = await desk(ReferenceBookCreate, { body: { title: 'Формы' } });
    const { guid: item } = await desk(ReferenceBookItemCreate, {
      body: { referenceBookGuid: bookGuid, title: 'Соло' },
    });
    await begin();
    await change(
      [
        field(ids.Z, ids.A, 'Форма', { kind: 'ReferenceBook', bookGuid }),
        { do: 'changeField', guid: ids.Y, values: asking({ field: 4, in: [item] }) },
      ],
      1,
    );
    // Where it is asked is told before anybody tries.
    const { collection } = await desk(ReferenceBookGetByOrganizer, { body: { searchText: 'Формы' } });
    expect(collection).toMatchObject([{ guid: bookGuid, eventCount: 1 }]);
    const { events } = await desk(ReferenceBookGetUses, { query: { referenceBookGuid: bookGuid } });
    expect(events).toMatchObject([{ title: 'Светлояр', isAsked: true }]);
    expect(await refusal(ReferenceBookDelete, { query: { referenceBookGuid: bookGuid } })).toMatchObject({
      ...{ status: 409, code: 'bookInUse' },
      message:
        'Удалить «Формы» нельзя: из него отвечают на «Форма» в заявке («Светлояр»). Сначала выберите там другой.',
    });
    expect(await refusal(ReferenceBookItemDelete, { query: { referenceBookItemGuid: item } })).toMatchObject({
      ...{ status: 409, code: 'bookItemInUse' },
      message: expect.stringContaining('в условии «Город» формы заявки («Светлояр»)') as string,
    });
  });
});

describe('a rule that asks for a status of the application', () => {
  const statuses = (competitionGuid: Guid) => desk(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid } }); // prettier-ignore

  it('keeps the status from being deleted, with another in its place or without', async () => {
    await begin();
    const [first, second] = await statuses(event);
    const asking = { rule: { visible: { not: { sys: 'status' as const, in: [first!.guid] } } } };
    await change([{ do: 'changeField', guid: ids.Y, values: asking }], 1);
    const remove = (more: object) =>
      refusal(CompetitionStatusDelete, { query: { competitionStatusGuid: first!.guid, ...more } });
    const asked = { status: 409, code: 'statusAsked', message: `О статусе «${first!.title}» спрашивает условие «Город» в форме заявки. Сначала измените условие.` }; // prettier-ignore
    expect(await remove({})).toMatchObject(asked);
    expect(await remove({ replacementGuid: second!.guid })).toMatchObject(asked);
    expect(await statuses(event)).toHaveLength(6);
    await change([{ do: 'changeField', guid: ids.Y, values: { rule: null } }], 2);
    expect(await remove({})).toMatchObject({ status: 200 });
  });

  it("asks for the copy's own status in a copied event", async () => {
    await begin();
    const [, second] = await statuses(event);
    const asking = { rule: { visible: { sys: 'status' as const, in: [second!.guid] } } };
    await change([{ do: 'changeField', guid: ids.Y, values: asking }], 1);
    const dates = { title: 'Светлояр, другой год', beginDate: '2027-11-20', endDate: '2027-11-22' };
    const { guid } = await desk(CompetitionCopy, { query: { competitionGuid: event }, body: dates });
    const own = (await statuses(guid))[1]!;
    expect([own.title, own.guid === second!.guid]).toEqual([second!.title, false]);
    const { form } = await desk(ApplicationFormGetByCompetition, { query: { competitionGuid: guid } });
    expect(form!.fields.find(({ title }) => title === 'Город')!.rule).toEqual({ visible: { sys: 'status', in: [own.guid] } }); // prettier-ignore
  });
});

it('whoever works on the event reads the form and its fields in their order; strangers and members do not', async () => {
  const [club, piece, name, form] = [newGuid(), newGuid(), newGuid(), newGuid()];
  await change(
    [
      block(club, 'Коллектив'),
      field(name, club, 'Название', { tag: 'collective', isRequired: true }),
      { do: 'addBlock', guid: piece, parentGuid: club, title: 'Номер', max: 3 },
      field(form, piece, 'Слово жюри', { isPrivate: true }),
    ],
    0,
  );
  const query = { competitionGuid: event };
  const { token } = await api.employee(boss.guid, { all: { program: 1 } });
  const fields = await api.call(CompetitionGetCompetitionFieldsJson, { as: token, query });
  expect(fields).toMatchObject([
    {
      guid: name,
      key: 2,
      blockTitle: 'Коллектив',
      tag: 'collective',
      isRequired: true,
      isRepeated: false,
      isUsed: false,
    },
    { guid: form, key: 4, blockTitle: 'Коллектив · Номер', isPrivate: true, isRepeated: true },
  ]);
  const { form: whole } = await api.call(CompetitionGetCompetitionJson, { as: token, query });
  expect(whole!.blocks.map(({ title }) => title)).toEqual(['Коллектив', 'Номер']);
  expect(whole!.fields.map(({ title }) => title)).toEqual(['Название', 'Слово жюри']);
  const [member, stranger] = [await api.member(event), await api.organizer()];
  for (const as of [member.token, stranger.token])
    expect((await api.send(CompetitionGetCompetitionJson, { as, query })).status).toBeGreaterThanOrEqual(403);
});
