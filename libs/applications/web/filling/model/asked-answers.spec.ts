// An answer that the server will not take keeps a place, also when its question has gone meanwhile.

import { expect, it } from 'vitest';
import { toldAnswer } from '@rampa/applications/domain';
import { usedForm } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf } from '@rampa/forms/testing';
import { placeKey } from '../queue/field-saves.ts';
import { SaveQueue, type Said } from '../queue/save-queue.ts';
import { askedAnswers, whereabouts } from './asked-answers.ts';
import { FillingModel, type ApplicationView } from './filling-model.ts';

const [APPLICATION, ROOT, SECTION, PHONE, OTHER] = [1, 2, 3, 4, 5].map(guidOf) as [string, string, string, string, string]; // prettier-ignore
const PLACE = { applicationGuid: APPLICATION, applicationBlockGuid: ROOT, fieldGuid: PHONE };
const REFUSED: Said = { is: 'refused', code: 'formPartGone', message: 'Этого вопроса в форме больше нет.' };
const CLASH: Said = { is: 'clash', clash: { theirs: toldAnswer(null), r: 3, authorName: 'Мария', at: null } };

/** As the server answers: with the question or without it, with its block or without it. */
function viewOf(isAsked: boolean, isHere: boolean, revision = 1): ApplicationView {
  const fields = [
    addField(OTHER, SECTION, { title: 'Город' }),
    ...(isAsked ? [addField(PHONE, SECTION, { title: 'Телефон' })] : []),
  ];
  return {
    application: { guid: APPLICATION, revision, state: 'Submitted', status: null },
    form: usedForm(formOf(addBlock(SECTION, { title: 'Коллектив' }), ...fields)),
    items: isHere
      ? [{ blocks: [{ applicationBlockGuid: ROOT, guid: SECTION, parentKey: null }], fields: [] }]
      : [{ blocks: [], fields: [] }],
    corrections: [],
  } as unknown as ApplicationView;
}

async function typed(said: Said | null) {
  const stored = new Set<string>();
  const queue = new SaveQueue({
    save: () => Promise.resolve(said ?? REFUSED),
    ...{ tab: 'tab', now: () => 1_000, later: () => () => undefined },
    abandoned: () => Promise.resolve(() => false),
    storage: {
      all: () => [],
      keep: (_tab, { place }) => stored.add(placeKey(place)) !== undefined,
      forget: (_tab, { place }) => void stored.delete(placeKey(place)),
    },
  });
  const model = new FillingModel(viewOf(true, true), queue, 'member');
  queue.type(PLACE, 'Text', { answer: { t: '916' }, isHeld: said === null, known: { answer: null, r: 0 } });
  await queue.settled(APPLICATION).catch(() => false);
  return { model, queue, stored };
}

it('is decided at its field as long as that is on a page', async () => {
  const { model } = await typed(REFUSED);
  expect(askedAnswers(model).map(({ key, page }) => [key, page?.title])).toEqual([[placeKey(PLACE), 'Коллектив']]);
});

it.each([
  ['refused', REFUSED],
  ['in a clash', CLASH],
])('%s, it is told of without its field, and its block', async (_how, said) => {
  const { model } = await typed(said);
  model.take(viewOf(false, true, 2));
  const [gone] = askedAnswers(model);
  expect(gone).toMatchObject({ key: placeKey(PLACE), page: null });
  expect(whereabouts(model, gone!.saves).title).toBe('Вопроса больше нет');
  model.take(viewOf(true, false, 3));
  const [apart] = askedAnswers(model);
  expect(apart!.page).toBeNull();
  expect(whereabouts(model, apart!.saves)).toEqual({
    title: 'Коллектив: Телефон',
    why: 'Этой части в заявке больше нет.',
  });
});

it('breaking a limit, it is told of too', async () => {
  const { model, queue } = await typed(null);
  model.take(viewOf(false, true, 2));
  expect(queue.of(PLACE)).toMatchObject({ isHeld: true, sent: null });
  expect(askedAnswers(model)).toMatchObject([{ page: null }]);
});

it('put away, it holds nothing up and lies nowhere; taken back, it is there again', async () => {
  const { model, queue, stored } = await typed(CLASH);
  model.take(viewOf(false, true, 2));
  const left = queue.discard(PLACE)!;
  expect([askedAnswers(model), queue.ofApplication(APPLICATION), stored.size]).toEqual([[], [], 0]);
  queue.putBack(left);
  expect([askedAnswers(model).length, stored.size]).toEqual([1, 1]);
  expect(queue.of(PLACE)?.clash?.mine).toEqual({ t: '916' });
});
