// Two people in one constructor, each with a page of his own, against the whole api.

import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationFormUndo,
  FestivalCreateFestival,
  type FormEditSent,
} from '@rampa/contract';
import { usedForm, type FieldValues } from '@rampa/forms/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { Sender } from './sender.ts';

let api: TestApi;
let as: string;
let event: Guid;
let refusals: number;

beforeAll(async () => {
  api = await startTestApi();
  const boss: TestOrganizer = await api.organizer();
  as = boss.token;
});
afterAll(() => api?.stop());

const FIELD: FieldValues = {
  ...{ kind: 'Text', bookGuid: null, title: 'Поле', hint: '', option: {}, rule: null, tag: null },
  ...{ isRequired: false, isPrivate: false, isPersonal: true },
};
const read = async () =>
  (await api.call(ApplicationFormGetByCompetition, { as, query: { competitionGuid: event } })).form!;

async function page(): Promise<Sender> {
  return new Sender(await read(), {
    change: ({ edits, ...body }) =>
      api.call(ApplicationFormChange, { as, body: { ...body, edits: edits as FormEditSent[] } }),
    undo: (body) => api.call(ApplicationFormUndo, { as, body }),
    read,
    isPassing: () => false,
    onOvertaken: () => undefined,
    onRefused: () => void refusals++,
    later: (run) => (queueMicrotask(run), () => undefined),
  });
}

const seen = ({ state }: Sender) => ({
  blocks: usedForm(state.shown).blocks.map(({ position: _, ...block }) => block),
  fields: usedForm(state.shown).fields.map(({ position: _, originGuid: __, ...field }) => field),
});

/** Nothing waits on either page. */
async function settled(...pages: Sender[]): Promise<void> {
  for (const one of pages)
    await new Promise<void>((done) => {
      const look = () => {
        const { waiting, isBehind } = one.state;
        if (waiting.length === 0 && !isBehind) done();
      };
      one.subscribe(look);
      look();
    });
  for (const one of pages) one.take(await read());
  const fresh = seen(await page());
  for (const one of pages) expect(seen(one)).toEqual(fresh);
}

it('two people keep what both have done; of one value changed twice the first stands and the other is told', async () => {
  refusals = 0;
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
  ({ guid: event } = await api.call(FestivalCreateFestival, { as, body: { details } }));
  await api.call(ApplicationFormCreate, { as, query: { competitionGuid: event }, body: { readyKey: 'choreography' } });
  const [one, two] = [await page(), await page()];
  const { blocks, fields } = usedForm(one.state.shown);
  const [into, other, asked] = [blocks[0]!.guid, blocks[1]!.guid, fields[1]!.guid];
  const [x, y, copy] = [newGuid(), newGuid(), newGuid()];

  one.act([{ do: 'addField', guid: x, blockGuid: into, ...FIELD }]);
  two.act([{ do: 'addField', guid: y, blockGuid: into, ...FIELD }]);
  const rule = { visible: { field: two.state.shown.fields.get(y)!.n, filled: true } } as const;
  two.act([{ do: 'changeField', guid: asked, values: { rule } }]);
  await settled(one, two);
  // Both numbered their field alike; the rule asks for the one that was meant.
  const numberOf = (guid: Guid) => one.state.shown.fields.get(guid)!.n;
  expect(numberOf(x)).not.toBe(numberOf(y));
  expect(one.state.shown.fields.get(asked)!.rule).toEqual({ visible: { field: numberOf(y), filled: true } });
  expect(refusals).toBe(0);

  one.act([{ do: 'changeField', guid: x, values: { title: 'Первый' } }]);
  two.act([{ do: 'changeField', guid: x, values: { title: 'Второй' } }]);
  await settled(one, two);
  expect(refusals).toBe(1);

  one.act([{ do: 'copyBlock', guid: other, copyGuid: copy }]);
  await settled(one, two);
  expect(seen(two).fields.filter(({ blockGuid }) => blockGuid === copy)).not.toEqual([]);
  one.undo();
  await settled(one, two);
  expect(seen(two).blocks.some(({ guid }) => guid === copy)).toBe(false);

  one.act([{ do: 'moveField', guid: x, blockGuid: other, afterGuid: null }]);
  one.undo();
  one.redo();
  await settled(one, two);
  expect(two.state.shown.fields.get(x)!.blockGuid).toBe(other);

  // A rule asks for it: it stays, and the page shows it again.
  one.act([{ do: 'removeField', guid: y }]);
  await settled(one, two);
  expect(refusals).toBe(2);
  expect(one.state.shown.fields.get(y)!.isRemoved).toBe(false);
});
