import { expect, it } from 'vitest';
import { linkSessionEnd } from './session-end.ts';

const day = (date: string | null) => (date === null ? null : Date.parse(`${date}T12:00:00Z`));

it.each([
  ['a festival of a whole season', '2026-11-30', null, '2026-12-02'],
  ['one that is over tomorrow', '2026-03-02', null, '2026-03-31'],
  ['one that nobody knows of', null, null, '2026-03-31'],
  ['a link that ends before', '2026-11-30', '2026-04-05', '2026-04-05'],
  ['a link that ends long after', '2026-11-30', '2027-04-05', '2026-12-02'],
])('a session of %s', (_, event, link, ends) => {
  expect(linkSessionEnd(day('2026-03-01')!, day(event), day(link))).toBe(day(ends));
});
