// What the rest of the page shows while somebody types: a form of four hundred fields drawn anew between two letters
// would hold up the second one.

import { startTransition, useEffect, useState } from 'react';

/** Longer than between two letters of whoever types fast. */
const PAUSE_MS = 150;

/** The value as it was before the letters, until they stop coming or the field is left; what is no letter is there at once. */
export function useSettled<T>(value: T, isTyped: boolean): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(value)), isTyped ? PAUSE_MS : 0);
    const leave = () => settle(value);
    document.addEventListener('focusin', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', leave);
    };
  }, [value, isTyped]);
  return isTyped ? settled : value;
}
