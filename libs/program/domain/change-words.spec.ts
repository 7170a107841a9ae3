import { expect, it } from 'vitest';
import { changeWords, type ToldChange } from './change-words.ts';

const at = (time: string, day = '20') => `2026-11-${day}T${time}:00.000Z`;
const said = (change: ToldChange, name = 'Барыня') =>
  changeWords(change, { timeZone: 'Europe/Moscow', nameOf: () => name }).replaceAll('\u00A0', ' ');
const one = { itemGuid: 'i', number: '4' };

it.each<[ToldChange, string]>([
  [{ kind: 'begin', before: at('07:00'), after: at('07:30') }, 'Начало: 10:30, было: 10:00'],
  [
    { kind: 'begin', before: at('07:00'), after: at('07:00', '21') },
    'Начало: 21 ноября, 10:00, было: 20 ноября, 10:00',
  ],
  [{ kind: 'begin', before: null, after: at('07:00') }, 'Начало: 20 ноября, 10:00'],
  [{ kind: 'begin', before: at('07:00'), after: null }, 'Время начала больше не назначено'],
  [{ kind: 'place', before: 'ДК', after: 'Парк' }, 'Место: Парк, было: ДК'],
  [{ kind: 'place', before: '', after: 'Парк' }, 'Место: Парк'],
  [{ kind: 'place', before: 'ДК', after: '' }, 'Место больше не названо, было: ДК'],
  [{ kind: 'withdrawn', ...one }, '№ 4 Барыня: снято'],
  [{ kind: 'added', ...one, number: '15а' }, '№ 15а Барыня: добавлено'],
  [{ kind: 'removed', number: '7' }, '№ 7: убрано из программы'],
  [{ kind: 'removed', number: '' }, 'Выступление без номера: убрано из программы'],
  [{ kind: 'moved', ...one, before: at('07:12'), after: at('07:27') }, '№ 4 Барыня: теперь в 10:27 вместо 10:12'],
  [{ kind: 'moved', ...one, before: null, after: null }, '№ 4 Барыня: теперь на другом месте'],
  [{ kind: 'number', ...one, before: '' }, 'Барыня: теперь № 4, было без номера'],
  [{ kind: 'times', count: 21, minutes: 5 }, 'Ещё у 21 выступления другое время, самое большее на 5 минут'],
  [{ kind: 'times', count: 2, minutes: 1 }, 'Ещё у 2 выступлений другое время, самое большее на 1 минуту'],
])('%j', (change, words) => {
  expect(said(change)).toBe(words);
});

it('whoever may not know the name is told the number', () => {
  expect(said({ kind: 'text', ...one }, '')).toBe('№ 4: изменились сведения');
  expect(said({ kind: 'text', itemGuid: 'i', number: '' }, '')).toBe('Выступление: изменились сведения');
});
