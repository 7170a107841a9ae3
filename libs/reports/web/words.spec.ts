import type { ReportColumnView } from '@rampa/contract';
import { expect, it } from 'vitest';
import { openedWords } from './words.ts';

const column = (title: string, ...open: boolean[]) =>
  ({ title, fields: open.map((isOpen) => ({ isOpen })) }) as unknown as ReportColumnView;

it.each<[string, ReportColumnView[], string]>([
  ['all', [column('№', true)], 'Посторонние увидят столбцы «№».'],
  ['some', [column('№', true, false), column('Имя', false), column('Пусто')], 'Посторонние увидят столбцы «№». Не увидят «Имя», «Пусто»: там сведения о людях или поля для своих.'], // prettier-ignore
  ['none', [column('Имя', false)], 'Посторонние увидят только название: во всех столбцах сведения о людях или поля для своих.'], // prettier-ignore
])('says before a report is opened what strangers will see: %s', (_, columns, words) => {
  expect(openedWords(columns)).toBe(words);
});
