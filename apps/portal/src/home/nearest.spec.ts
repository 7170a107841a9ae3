import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const event = (beginDate: string, endDate = beginDate) => ({ details: { beginDate, endDate } });
const [old, last, running, soon, later, far, farther] = [
  event('2026-03-01'),
  event('2026-11-20', '2026-11-22'),
  event('2026-11-22', '2026-11-23'),
  event('2026-12-05'),
  event('2027-01-10'),
  event('2027-02-10'),
  event('2027-03-10'),
] as const;

const isPast = ({ details }: ReturnType<typeof event>) => details.endDate < '2026-11-23';

it('what is over is told apart from what runs and comes, and the last of it stays in sight', () => {
  expect(nearest([later, old, running, last, soon], isPast)).toEqual({
    coming: [running, soon, later],
    past: [last],
  });
  expect(nearest([old, last], isPast)).toEqual({ coming: [], past: [last, old] });
  expect(nearest([farther, far, later, soon, running, old, last], isPast)).toEqual({
    coming: [running, soon, later, far],
    past: [last],
  });
});
