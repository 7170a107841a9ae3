import { expect, it } from 'vitest';
import { groupText } from './group-text.ts';

it('joins the nomination and the grouping values in the fields’ order, leaving out what is empty', () => {
  const fields = [
    { guid: 'age', isGrouping: true },
    { guid: 'note', isGrouping: false },
    { guid: 'form', isGrouping: true },
    { guid: 'level', isGrouping: true },
  ];
  const values = { form: 'ансамбли', age: '13–15 лет', note: 'не для группы', level: '' };
  expect(groupText('Народный танец', fields, values)).toBe('Народный танец · 13–15 лет · ансамбли');
  expect(groupText('', fields, {})).toBe('');
});
