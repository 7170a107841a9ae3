import { expect, it } from 'vitest';
import { protocolsStep, type PreparedProtocol } from './readiness.ts';

const protocol = (title: string, state: PreparedProtocol['state']) => ({ title, state });

it.each([
  [[], ['waiting', 'ещё не открыты']],
  [
    [protocol('Танец', 'Confirmed'), protocol('Вокал', 'Open')],
    ['now', '«Вокал»: идёт приём оценок'],
  ],
  [
    [protocol('Танец', 'Published'), protocol('Вокал', 'Confirmed')],
    ['now', '«Вокал»: утверждён, не опубликован'],
  ],
  [
    [protocol('Танец', 'Published'), protocol('Вокал', 'Draft')],
    ['waiting', 'опубликовано 1 из 2'],
  ],
  [[protocol('Танец', 'Published')], ['done', 'опубликован']],
])('protocols: %o', (protocols, [state, fact]) =>
  expect(protocolsStep(protocols)).toEqual({ key: 'protocols', state, fact }),
);
