import { expect, it } from 'vitest';
import { unreachedText } from './words.ts';

it('says before sending how many of the chosen get no letter, and why', () => {
  const skipped = (['noAddress', 'unsubscribed', 'noAddress', 'noAddress'] as const).map((why) => ({ why }));
  expect(unreachedText(5, skipped)).toBe(
    'Не получат 4 из 9\u00a0заявок: нет подтверждённой почты – 3, не получает писем организаторов – 1',
  );
  expect(unreachedText(0, [{ why: 'noOwner' }])).toBe('Не получат 1 из 1\u00a0заявки: у заявки ещё нет участника – 1');
});
