import { maskPhone } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { caretIn } from './masked.ts';

/** «|» is the cursor. */
function after(typed: string, isForward = false): string {
  const caret = typed.indexOf('|');
  const text = typed.replace('|', '');
  const masked = maskPhone(text, 'RU');
  const at = caretIn(text, caret, masked, isForward);
  return `${masked.slice(0, at)}|${masked.slice(at)}`;
}

describe('the cursor in a number with a mask', () => {
  it.each([
    ['9|', '+7 (9|'],
    ['8 (900) 123-45-67|', '+7 (900) 123-45-67|'],
    ['+7 (900)5| 123-45', '+7 (900) 5|12-34-5'],
    ['+7 (95|00) 123-45-6', '+7 (95|0) 012-34-56'],
    // The pattern is full: the last digit falls off.
    ['+7 (95|00) 123-45-67', '+7 (95|0) 012-34-56'],
    ['+7 (900|123-45-67', '+7 (900|) 123-45-67'],
    ['+7 (90|) 123-45-67', '+7 (90|1) 234-56-7'],
    ['|+7 (900) 123-45-67', '|+7 (900) 123-45-67'],
  ])('«%s» becomes «%s»', (typed, shown) => {
    expect(after(typed)).toBe(shown);
  });

  it('gets past the signs between two groups, whichever way it deletes', () => {
    expect(after('+7 (900|) 123')).toBe('+7 (900|) 123');
    expect(after('+7 (900| 123', true)).toBe('+7 (900) |123');
  });
});
