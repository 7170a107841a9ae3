import { expect, it } from 'vitest';
import type { PresenterItemView } from '@rampa/contract';
import { elsewhereOf } from './elsewhere.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const elsewhere = { programGuid: 'two', programTitle: 'День второй', number: '1', performer: 'Лель', at: at('11:50') };
const onStage = (time: string) => ({ activity: 'OnStage', onStageAt: at(time) }) as PresenterItemView;

function at(time: string): string {
  return `2026-11-21T${time}:00.000Z`;
}

it('the presenter is called to the program that went on stage after his own', () => {
  expect(elsewhereOf({ items: [], elsewhere }, NOW, null)).toEqual(elsewhere);
  expect(elsewhereOf({ items: [onStage('11:40')], elsewhere }, NOW, null)).toEqual(elsewhere);
  expect(elsewhereOf({ items: [onStage('11:55')], elsewhere }, NOW, null)).toBeNull();
  expect(elsewhereOf({ items: [{ ...onStage('11:55'), activity: 'Done' }], elsewhere }, NOW, null)).toEqual(elsewhere);
});

it('he is not called to a program that he left aside, to yesterday’s stage, nor by a picture that knows of none', () => {
  expect(elsewhereOf({ items: [], elsewhere }, NOW, 'two')).toBeNull();
  expect(elsewhereOf({ items: [], elsewhere: { ...elsewhere, at: at('05:59') } }, NOW, null)).toBeNull();
  expect(elsewhereOf({ items: [], elsewhere: null }, NOW, null)).toBeNull();
  expect(elsewhereOf({ items: [] }, NOW, null)).toBeNull();
});
