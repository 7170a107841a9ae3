import { expect, it } from 'vitest';
import { courseLamp, courseWords } from './course.ts';

it.each([
  [0, 0, 'waiting', '0\u00A0выступлений'],
  [20, 20, 'now', '20\u00A0выступлений'],
  [20, 5, 'now', 'осталось 5 из\u00A020'],
  [20, 0, 'past', 'прошла, 20\u00A0выступлений'],
])('of %i performances %i are ahead: %s, «%s»', (performanceCount, aheadCount, lamp, words) => {
  const course = { performanceCount, aheadCount, protocolState: performanceCount === 0 ? 'Draft' : 'Open' };
  expect([courseLamp(course), courseWords(course)]).toEqual([lamp, words]);
});
