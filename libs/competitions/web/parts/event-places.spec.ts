import { expect, it } from 'vitest';
import { SECTIONS } from '@rampa/kernel';
import { eventPlaces } from './event-places.ts';

const all = Object.fromEntries(SECTIONS.map((section) => [section, 2]));
const given = { config: all, useFinances: false, isJudged: true, hasDiplomas: true, hasPage: () => true };
const labels = (change: Partial<typeof given> = {}) => eventPlaces({ ...given, ...change }).map(({ label }) => label);

it('the owner goes to every page of his event, and each is named once', () => {
  const places = eventPlaces(given);
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  expect(labels()).toEqual(expect.arrayContaining(['Карточка события', 'Судьи и доступы', 'Дипломы и документы']));
  expect(labels()).toContain('Пульт');
});

it('an employee goes where his rights lead', () => {
  expect(labels({ config: { program: 1 } })).toEqual(['Экраны зала', 'Программа выступлений', 'Пульт']);
  expect(labels({ config: { protocol: 1 } })).toEqual(['Звания и места', 'Экраны зала', 'Протоколы итоги', 'Пульт']);
  expect(labels({ config: { diplomas: 1 } })).toEqual(['Дипломы и документы']);
});

it('what the event or the release does not have is not offered', () => {
  expect(labels({ isJudged: false })).not.toContain('Критерии оценки');
  expect(labels({ isJudged: false })).not.toContain('Протоколы итоги');
  expect(labels()).not.toContain('Финансовые документы');
  expect(labels({ hasPage: ((to: string) => to !== 'documents') as () => boolean })).not.toContain('Документы');
});
