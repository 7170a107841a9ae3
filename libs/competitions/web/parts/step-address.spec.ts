import { expect, it } from 'vitest';
import { addressOfStep } from './step-address.ts';

it('leads to pages of the event, and to those of the portal', () => {
  expect(['', 'documents', '/requisite'].map((to) => addressOfStep('e', { to }))).toEqual([
    '/organizer/events/e',
    '/organizer/events/e/documents',
    '/requisite',
  ]);
});
