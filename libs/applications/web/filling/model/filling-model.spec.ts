// What a page that was read a moment too early makes of what this tab's queue has sent meanwhile.

import { expect, it, onTestFinished, vi } from 'vitest';
import { toldAnswer } from '@rampa/applications/domain';
import { usedForm, type Answer } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf } from '@rampa/forms/testing';
import { placeKey } from '../queue/field-saves.ts';
import { SaveQueue } from '../queue/save-queue.ts';
import { FillingModel, type ApplicationView } from './filling-model.ts';

const [APPLICATION, ROOT, SECTION, PHONE] = [guidOf(1), guidOf(2), guidOf(3), guidOf(4)];
const PLACE = { applicationGuid: APPLICATION, applicationBlockGuid: ROOT, fieldGuid: PHONE };
const form = usedForm(
  formOf(addBlock(SECTION, { title: 'Коллектив' }), addField(PHONE, SECTION, { title: 'Телефон', isRequired: true })),
);

/** As the server answered when nothing had come yet. */
const view = {
  application: { guid: APPLICATION, revision: 1, state: 'Submitted', status: null },
  form,
  corrections: [],
  items: [
    {
      blocks: [{ applicationBlockGuid: ROOT, guid: SECTION, parentKey: null }],
      fields: [{ ...toldAnswer(null), guid: PHONE, applicationBlockGuid: ROOT, valueTypes: 'Text', r: 0 }],
    },
  ],
} as unknown as ApplicationView;

function queueThatKeeps(): SaveQueue {
  return new SaveQueue({
    save: () => Promise.resolve({ is: 'kept', answer: { r: 7, revision: 7, percent: 100, state: 'Submitted' } }),
    ...{ tab: 'tab', now: () => 1_000, later: () => () => undefined },
    abandoned: () => Promise.resolve(() => false),
    storage: { all: () => [], keep: () => true, forget: () => undefined },
  });
}

const send = async (queue: SaveQueue, answer: Answer) => {
  queue.type(PLACE, 'Text', { answer, isHeld: false, known: { answer: null, r: 0 } });
  expect(await queue.settled(APPLICATION)).toBe(true);
};

it('an answer kept after the reading and before the page is on it, and asked for no more', async () => {
  const queue = queueThatKeeps();
  await send(queue, { t: '9161234567' });
  const model = new FillingModel(view, queue, 'member');
  expect(model.field(placeKey(PLACE))).toMatchObject({ answer: { t: '9161234567' }, isMissing: false });
  expect([model.form().filling.lacks, model.revision]).toEqual([[], 7]);
});

it('and so is one kept after the page was made and before it listens', async () => {
  const queue = queueThatKeeps();
  const model = new FillingModel(view, queue, 'member');
  expect(model.field(placeKey(PLACE))).toMatchObject({ answer: null, isMissing: true });
  await send(queue, { t: '9161234567' });
  model.follow();
  expect(model.form().filling.lacks).toEqual([]);
  // What was read earlier still does not bring the empty answer back.
  model.take({ ...view });
  expect(model.field(placeKey(PLACE))).toMatchObject({ answer: { t: '9161234567' } });
});

it('a letter stands in its field at once; the form is counted in a pause, and meanwhile now and then', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const model = new FillingModel(view, queueThatKeeps(), 'member');
  const stop = model.follow();
  const before = model.form();
  model.type(placeKey(PLACE), { t: '9' });
  expect(model.field(placeKey(PLACE))).toMatchObject({ answer: { t: '9' }, isMissing: false });
  expect(model.form()).toBe(before);
  vi.advanceTimersByTime(119);
  expect(model.form()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(model.form().filling.lacks).toEqual([]);

  // Somebody who does not stop is told as well.
  const counted = model.form();
  for (const at of Array(6).keys()) {
    model.type(placeKey(PLACE), { t: '9'.repeat(at + 2) });
    vi.advanceTimersByTime(100);
    expect(model.form() === counted).toBe(at < 5);
  }
  // Whoever leaves the field waits for nothing, and nothing is counted twice.
  model.type(placeKey(PLACE), null);
  model.settle();
  const left = model.form();
  expect(left.filling.lacks).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(model.form()).toBe(left);
  stop();
});

it('what another has put in the place of an own answer is not said to be saved, and told until it is answered anew', async () => {
  const queue = queueThatKeeps();
  const model = new FillingModel(view, queue, 'member');
  model.follow();
  await send(queue, { t: '9161234567' });
  expect(model.field(placeKey(PLACE))).toMatchObject({ isSaved: true, correction: null });
  const told = { value: '9990000000', valueTypes: 'Text', guid: PHONE, applicationBlockGuid: ROOT, r: 8 };
  const [section] = view.items;
  const correction = { applicationBlockGuid: ROOT, fieldGuid: PHONE, was: '9161234567', at: '', turnedDown: 'Не ваш' };
  const read = {
    ...view,
    application: { ...view.application, revision: 8 },
    items: [{ ...section!, fields: [{ ...toldAnswer(null), ...told }] }],
    corrections: [correction],
  } as unknown as ApplicationView;
  model.take(read);
  expect(model.field(placeKey(PLACE))).toMatchObject({ answer: { t: '9990000000' }, isSaved: false, correction });
  model.type(placeKey(PLACE), { t: '9161234567' });
  expect(model.field(placeKey(PLACE))).toMatchObject({ correction: null });
});
