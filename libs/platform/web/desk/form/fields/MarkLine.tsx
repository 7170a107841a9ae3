// A field for thousandths.

import { MarkInput, type MarkInputProps } from '../../parts/MarkInput.tsx';
import { Held } from './Held.tsx';
import type { At } from './at.ts';

/** A mark, a weight, a threshold: thousandths, typed as «9,5». */
export function MarkLine({ at, ...rest }: At<number | null> & Omit<MarkInputProps, 'value' | 'onChange' | 'error'>) {
  return (
    <Held at={at}>
      {(value, set) => <MarkInput {...rest} value={value} onChange={set} {...(at.error ? { error: at.error } : {})} />}
    </Held>
  );
}
