import { expect, it } from 'vitest';
import { impactText } from './words.ts';

it('of answers that a change touches it is said what becomes of them, and of what is missing that nothing is lost', () => {
  expect(impactText([{ effect: 'removed', values: 1 }])).toBe(
    'Ответы не пропадут: 1\u00A0ответ останется в заявках и вернётся вместе с прежней настройкой.',
  );
  expect(
    impactText([
      { effect: 'hidden', values: 2 },
      { effect: 'wrong', values: 3 },
    ]),
  ).toContain('5\u00A0ответов останутся');
  expect(impactText([{ effect: 'unfilled', values: 2 }])).toBe(
    'Где ответа нет, заявка станет неполной, пока его не дадут.',
  );
  expect(impactText([{ effect: 'shown', values: 2 }])).toBe('Прежние ответы снова будут видны.');
});
