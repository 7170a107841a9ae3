import { expect, it } from 'vitest';
import { onceAsked } from './once-asked.ts';

it('makes the thing when it is asked for, and once', () => {
  let made = 0;
  const thing = onceAsked(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(thing()).toBe(thing());
  expect(made).toBe(1);
});
