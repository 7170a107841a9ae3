import { describe, expect, it } from 'vitest';
import { PLAIN, THOUSANDTHS, whole } from './limits.ts';

describe('limits as they are typed', () => {
  it('are thousandths, whole numbers or texts; empty is no limit, nonsense is none', () => {
    expect([THOUSANDTHS.value('9,5'), THOUSANDTHS.value(''), THOUSANDTHS.value('много')]).toEqual([
      9_500,
      undefined,
      null,
    ]);
    expect([whole(1, 20).value('20'), whole(1, 20).value('21'), whole(1, 20).value('1,5')]).toEqual([20, null, null]);
    expect([PLAIN.value('##-##'), PLAIN.value(' ')]).toEqual(['##-##', undefined]);
    expect([THOUSANDTHS.text(9_500), THOUSANDTHS.text(undefined)]).toEqual(['9,5', '']);
  });
});
