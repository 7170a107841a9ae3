import { expect, it } from 'vitest';
import { commentFor } from './said.ts';

const standing = { status: 'fix', comment: 'Исправьте год рождения' };

it('a comment goes with its own status, and what was typed goes with any', () => {
  expect(commentFor(standing, 'accepted', standing.comment)).toBe('');
  expect(commentFor(standing, 'fix', standing.comment)).toBe(standing.comment);
  expect(commentFor(standing, 'fix', '')).toBe(standing.comment);
  expect(commentFor(standing, 'accepted', 'Ждём вас!')).toBe('Ждём вас!');
  expect(commentFor(standing, 'fix', 'Ждём вас!')).toBe('Ждём вас!');
  expect(commentFor({ status: '', comment: '' }, 'accepted', '')).toBe('');
});
