// One field: label, error or doubt; a number also shows how many digits it has so far.

import { TextInput } from '@mantine/core';
import { normalizedText, TAX_SYSTEM_WORDS, type FieldRule } from '@rampa/finance/domain';
import { TAX_SYSTEMS } from '@rampa/kernel';
import { maskInput, Select, type Place } from '@rampa/platform/web/desk';
import classes from '../style/form.module.css';
import { Doubt } from './Doubt.tsx';
import { lengthText, typedText } from './requisite-draft.ts';

export interface RequisiteFieldInputProps {
  rule: FieldRule;
  at: Place<string>;
  doubt: string | undefined;
  /** The mask of a stored passport. */
  kept?: string;
  onLeave(): void;
}

export function RequisiteFieldInput({ rule, at, doubt, kept = '', onLeave }: RequisiteFieldInputProps) {
  const value = at.useValue();
  const { error, set } = at;
  const { field, label, kind, hint, isRequired } = rule;
  if (kind === 'choice') {
    return (
      <Select
        id={`requisite-${field}`}
        className={classes.wide!}
        label={`${label}, необязательно`}
        description={hint}
        clearable
        data={TAX_SYSTEMS.map((one) => ({ value: one, label: TAX_SYSTEM_WORDS[one] }))}
        value={value || null}
        error={error}
        onChange={(one) => set(one ?? '')}
      />
    );
  }
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
      rightSectionWidth="5rem"
      rightSection={
        length ? (
          <span className={classes.length} aria-hidden>
            {length}
          </span>
        ) : null
      }
      onChange={(event) =>
        set(kind === 'digits' ? maskInput(event, (typed) => typedText(rule, typed)) : event.currentTarget.value)
      }
      onBlur={() => {
        // The number as it is stored: without the separators typed between groups.
        const left = typedText(rule, normalizedText(field, value));
        if (left !== value) set(left);
        onLeave();
      }}
    />
  );
}
