import { expect, it } from 'vitest';
import { eventSteps, lettersStep, type PreparedEvent } from './event-steps.ts';

const READY: PreparedEvent = {
  ...{ days: '21–22 ноября', city: 'Уфа', place: 'Дворец культуры' },
  ...{ documents: 2, hidden: 0, statuses: 9, accepting: 1 },
};
const told = (event: Partial<PreparedEvent>) =>
  eventSteps({ ...READY, ...event }).map(({ state, fact }) => `${state}: ${fact.replaceAll('\u00a0', ' ')}`);

it('tells what stands, and what is still missing of it', () => {
  expect(told({})).toEqual(['done: 21–22 ноября, Уфа, Дворец культуры', 'done: 2 документа', 'done: 9 статусов']);
  expect(told({ city: '', place: '', documents: 0, accepting: 0 })).toEqual([
    'waiting: 21–22 ноября, не указаны: город, площадка',
    'waiting: положение ещё не загружено',
    'now: ни один включённый не означает «заявка принята»',
  ]);
});

it('documents that members do not see are no ready ones', () => {
  const fact = (event: Partial<PreparedEvent>) => told(event)[1];
  expect(fact({ hidden: 2 })).toBe('now: 2 документа, участники пока не видят ни одного');
  expect(fact({ hidden: 1 })).toBe('done: 2 документа, скрыто от участников: 1');
});

it('tells in whose words letters leave', () => {
  const fact = (...kinds: ('invitation' | 'confirmation' | 'status' | 'mailing')[]) => lettersStep(new Set(kinds)).fact;
  expect(fact()).toBe('уходят словами портала');
  // A letter that is sent by hand changes nothing of it.
  expect(fact('mailing')).toBe('уходят словами портала');
  expect(fact('status')).toBe('вашими словами: статус; портала: приглашение, подтверждение');
  expect(fact('invitation', 'confirmation', 'status')).toBe('все вашими словами');
});
