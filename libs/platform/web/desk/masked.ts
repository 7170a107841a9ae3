// Keeps the cursor in place in a field that formats what is typed, also in the middle of a number.

import type { ChangeEvent } from 'react';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Position of the cursor in `masked`: with as many digits to its right as in `typed`, without those that the mask has
 * cut off. Between two groups it stands at the end of the left one; after a forward deletion (`isForward`) at the
 * beginning of the right one, because otherwise a press would never pass the characters between them.
 */
export function caretIn(typed: string, caret: number, masked: string, isForward = false): number {
  const cut = typed.startsWith(masked.slice(0, 1)) ? Math.max(0, digitsIn(typed) - digitsIn(masked)) : 0;
  let right = Math.max(0, digitsIn(typed.slice(caret)) - cut);
  let at = masked.length;
  for (; right > 0; at--) if (/\d/.test(masked[at - 1]!)) right--;
  if (!isForward) while (at > 0 && at < masked.length && !/\d/.test(masked[at - 1]!)) at--;
  return at;
}

/** For a field's onChange: returns the formatted text. `mask` formats whatever was typed, pasted or filled in. */
export function maskInput(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  mask: (typed: string) => string,
) {
  const typed = input.value;
  const masked = mask(typed);
  const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
  const caret = caretIn(typed, input.selectionStart ?? typed.length, masked, isForward);
  // Written to the element here, so that React finds the value unchanged and leaves the cursor alone.
  input.value = masked;
  input.setSelectionRange(caret, caret);
  return masked;
}
