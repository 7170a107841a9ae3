// A field that writes what is typed by a mask keeps the cursor where the person is, also in the middle of a number.

import type { ChangeEvent } from 'react';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Where the cursor stands in `masked`: as many digits are right of it as there were in `typed`, fewer those that the
 * mask has cut off. Between two groups it stands at the end of the left one; after a deletion forward (`isForward`), at
 * the beginning of the right one: else a press would never get past the signs between them.
 */
export function caretIn(typed: string, caret: number, masked: string, isForward = false): number {
  const cut = typed.startsWith(masked.slice(0, 1)) ? Math.max(0, digitsIn(typed) - digitsIn(masked)) : 0;
  let right = Math.max(0, digitsIn(typed.slice(caret)) - cut);
  let at = masked.length;
  for (; right > 0; at--) if (/\d/.test(masked[at - 1]!)) right--;
  if (!isForward) while (at > 0 && at < masked.length && !/\d/.test(masked[at - 1]!)) at--;
  return at;
}

/** For a field's onChange: what stands in it now. `mask` takes whatever was typed, pasted or filled in. */
export function maskInput(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  mask: (typed: string) => string,
) {
  const typed = input.value;
  const masked = mask(typed);
  const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
  const caret = caretIn(typed, input.selectionStart ?? typed.length, masked, isForward);
  // Written here, so that React finds the field as it wants it and leaves the cursor alone.
  input.value = masked;
  input.setSelectionRange(caret, caret);
  return masked;
}
