import { expect, it } from 'vitest';
import { inTurn } from './once-standing.ts';

/** Each moment comes when it is let. */
function moments() {
  const waiting: (() => void)[] = [];
  const moment = () => new Promise<void>((go) => waiting.push(go));
  const settled = () => new Promise((go) => setImmediate(go));
  return {
    moment,
    waiting,
    settled,
    async let() {
      await settled();
      waiting.shift()?.();
      await settled();
    },
  };
}

it('one thing begins in each moment, the next one when the former has come', async () => {
  const { moment, waiting, settled, let: next } = moments();
  const begun: string[] = [];
  let come = () => {};
  const later = inTurn(moment);
  later(() => {
    begun.push('form');
    return new Promise<void>((go) => (come = go));
  });
  later(() => begun.push('finder'));
  await settled();
  expect(begun).toEqual([]);
  await next();
  expect(begun).toEqual(['form']);
  expect(waiting).toEqual([]);
  come();
  await settled();
  expect(begun).toEqual(['form']);
  await next();
  expect(begun).toEqual(['form', 'finder']);
});

it('what is given up does not begin, and what does not come holds nothing up', async () => {
  const { moment, let: next } = moments();
  const begun: string[] = [];
  const later = inTurn(moment);
  const giveUp = later(() => begun.push('of a page that was left'));
  giveUp();
  later(() => Promise.reject(new Error('no network')));
  later(() => begun.push('next'));
  await next();
  await next();
  expect(begun).toEqual(['next']);
});
