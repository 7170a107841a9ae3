import { expect, it } from 'vitest';
import { carriedText, impactText } from './words.ts';

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

it('of a replaced field it is said how many answers go over and how many stay behind', () => {
  expect(carriedText({ carried: 1, left: 2 })).toBe(
    'В новое поле перейдёт 1\u00A0ответ, 2\u00A0ответа останутся только в прежнем. Прежнее поле уйдёт в «Убранное» со всеми ответами.',
  );
  expect(carriedText({ carried: 0, left: 1 })).toContain('Ни один ответ не перейдёт, 1\u00A0ответ останется');
});
