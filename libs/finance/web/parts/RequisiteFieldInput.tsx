// One field: its label, what is wrong with it, or what looks like a slip; a number says how long it is so far.

import { TextInput } from '@mantine/core';
import { normalizedText, type FieldRule } from '@rampa/finance/domain';
import { maskInput } from '@rampa/platform/web/desk';
import classes from '../style/form.module.css';
import { Doubt } from './Doubt.tsx';
import { lengthText, typedText } from './requisite-draft.ts';

export interface RequisiteFieldInputProps {
  rule: FieldRule;
  value: string;
  error: string | undefined;
  doubt: string | undefined;
  /** The mask of a passport that is kept. */
  kept?: string;
  onChange(value: string): void;
  /** As the number is kept: without what was typed between its groups. */
  onLeave(value: string): void;
}

export function RequisiteFieldInput({
  rule,
  value,
  error,
  doubt,
  kept = '',
  onChange,
  onLeave,
}: RequisiteFieldInputProps) {
  const { field, label, kind, hint, isRequired } = rule;
  const length = lengthText(rule, value);
  const isKept = kept !== '' && value === '';
  const note = isKept ? 'Сохранён и скрыт. Чтобы заменить, введите новый целиком' : hint;
  return (
    <TextInput
      id={`requisite-${field}`}
      className={classes[kind === 'text' ? 'wide' : 'number']!}
      label={isRequired ? label : `${label}, необязательно`}
      value={value}
      error={error}
      description={doubt && !error ? <Doubt>{doubt}</Doubt> : note}
      placeholder={isKept ? kept : ''}
      inputMode={field === 'mail' ? 'email' : kind === 'digits' ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={kind === 'text' && field !== 'mail'}
      maxLength={kind === 'text' ? 200 : 40}
      rightSectionWidth="5rem"
      rightSection={
        length ? (
          <span className={classes.length} aria-hidden>
            {length}
          </span>
        ) : null
      }
      onChange={(event) =>
        onChange(kind === 'digits' ? maskInput(event, (typed) => typedText(rule, typed)) : event.currentTarget.value)
      }
      onBlur={() => onLeave(typedText(rule, normalizedText(field, value)))}
    />
  );
}
