// A text of the form while it is typed: what may stand goes on at once or when the field is left, what may not is told,
// and stays to be mended.

import { TextInput, type TextInputProps } from '@mantine/core';
import { GrowingText, useKeptText } from '@rampa/platform/web/desk';

export interface TypedProps extends Pick<
  TextInputProps,
  'placeholder' | 'description' | 'disabled' | 'inputMode' | 'type'
> {
  label: string;
  value: string;
  /** Why it cannot stand. */
  fault?(text: string): string | undefined;
  onCommit(text: string): void;
  /** Each letter is a change; else the leaving is, or Enter. */
  isLive?: boolean;
  isLong?: boolean;
  isFirst?: boolean;
}

export function Typed({ value, fault, onCommit, isLive = false, isLong = false, isFirst, ...rest }: TypedProps) {
  const kept = useKeptText({ value, write: onCommit, isLive, ...(fault ? { fault } : {}) });
  const given = { ...rest, ...kept.field, 'data-first': isFirst || undefined };
  return (
    <>
      {isLong ? (
        <GrowingText maxRows={8} {...given} />
      ) : (
        <TextInput
          {...given}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void kept.keep();
          }}
        />
      )}
      {kept.guard}
    </>
  );
}
