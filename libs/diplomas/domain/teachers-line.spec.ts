import { expect, it } from 'vitest';
import { teachersLine } from './teachers-line.ts';

it.each([
  ['', ''],
  ['Ким О. П.', 'Педагог: Ким О. П.'],
  ['Ким О. П., Ли А.', 'Педагоги: Ким О. П., Ли А.'],
  ['рук. Ким О. П., концертмейстер Ли А.', 'рук. Ким О. П., концертмейстер Ли А.'],
])('%j is said as %j', (names, line) => expect(teachersLine(names)).toBe(line));
