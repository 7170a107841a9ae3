import { expect, it } from 'vitest';
import { stillOpen } from './still-open.ts';

const frozen = { state: 'Subscribed', editingRefusal: 'Заявки больше не правят', sendingRefusal: null } as const;

it('says what stays open where answers are closed, and nothing where they are not', () => {
  expect(stillOpen({ ...frozen, editingRefusal: null }, false)).toEqual([]);
  expect(stillOpen(frozen, false).join(' ')).toMatch(/Написать организатору.*Отозвать заявку.*согласия/);
  expect(stillOpen({ ...frozen, state: 'Unsubscribed' }, false).join(' ')).toMatch(/Отправить её снова/);
  const closed = { ...frozen, state: 'Unsubscribed', sendingRefusal: 'Приём закончен' } as const;
  expect(stillOpen(closed, false).join(' ')).not.toMatch(/снова|Отозвать заявку/);
  expect(stillOpen(frozen, true)).toEqual(['Читать, печатать и скачать её целиком.']);
});
