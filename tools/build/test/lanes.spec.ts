import { expect, it } from 'vitest';
import { lanesOf } from './lanes.mjs';

/** Until everything that can go on now has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gives lanes in the order of asking, and to nobody who would pass one that needs several', async () => {
  const lanes = lanesOf(3);
  const begun: string[] = [];
  const leave = new Map<string, () => void>();
  const ask = (name: string, count: number, ready?: Promise<unknown>) =>
    void lanes.take(count, ready).then((gone: () => void) => {
      begun.push(name);
      leave.set(name, gone);
    });
  let tellBuilt = () => {};
  ask('build', 1);
  ask('types', 1);
  ask('browser', 2, new Promise<void>((resolve) => (tellBuilt = resolve)));
  ask('lint', 1);
  await settled();
  expect(begun).toEqual(['build', 'types']);
  leave.get('types')!();
  await settled();
  expect(begun, 'nothing is built yet').toEqual(['build', 'types']);
  tellBuilt();
  await settled();
  expect(begun).toEqual(['build', 'types', 'browser']);
  leave.get('build')!();
  await settled();
  expect(begun).toEqual(['build', 'types', 'browser', 'lint']);
});

it('takes more than there are for all of them', async () => {
  const lanes = lanesOf(2);
  const leave = await lanes.take(5);
  let isSecond = false;
  void lanes.take(1).then(() => (isSecond = true));
  await settled();
  expect(isSecond).toBe(false);
  leave();
  await settled();
  expect(isSecond).toBe(true);
});
