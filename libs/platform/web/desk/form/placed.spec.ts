import { expect, it } from 'vitest';
import type { Rule } from '@rampa/contract';
import { placed, ruleAt, summaryOf } from './placed.ts';

it('puts the faults of a body at the fields of its form', () => {
  expect(placed({ 'items.0.performer': 'Кто?', version: 'Старая' }, 'items.0')).toEqual({
    performer: 'Кто?',
    version: 'Старая',
  });
  expect(placed({ title: 'Как?' }, '')).toEqual({ title: 'Как?' });
});

it('finds the rule of a field, through lists too', () => {
  const title: Rule = { is: 'text', max: 300 };
  const rules: Rule = { is: 'fields', fields: { items: { is: 'list', of: { is: 'fields', fields: { title } } } } };
  expect(ruleAt(rules, 'items.0', 'title')).toBe(title);
  expect(ruleAt(rules, 'items.0', 'kind')).toBeNull();
  expect(ruleAt(null, '', 'title')).toBeNull();
});

it('says in words what no field shows', () => {
  const isShown = (path: string) => path === 'title';
  expect(summaryOf({}, isShown)).toBeNull();
  expect(summaryOf({ title: 'Напишите название' }, isShown)).toBe('Поправьте отмеченное поле.');
  expect(summaryOf({ title: 'Напишите название', version: 'Старая.' }, isShown)).toBe('Старая.');
  expect(summaryOf({ title: 'a', city: 'b' }, () => true)).toBe('Поправьте отмеченные поля: 2.');
});
