// Chooses the value of a group field among the event's values; a new value is marked as new.

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { knownValue } from '@rampa/competitions/domain';
import { inQuotes } from '@rampa/kernel';
import type { Place } from '@rampa/platform/web/desk';
import { Select } from '@rampa/platform/web/desk';
import type { KnownValue } from '../paste/known-values.ts';
import { newValueTitle } from '../paste/new-values.ts';

export interface GroupValueSelectProps {
  field: { title: string; tag: string };
  /** In the order of the list: by age. */
  known: readonly KnownValue[];
  /** Guid of a value, or the text of a new one; empty for a performance without one. */
  at: Place<string | undefined>;
}

/** No value has this guid. */
const OTHER = 'new';

export function GroupValueSelect({ field, known, at }: GroupValueSelectProps) {
  const value = at.useValue() ?? '';
  const onChange = at.set;
  const [isNew, setNew] = useState(known.length === 0);
  const label = `${field.title}, необязательно`;
  if (isNew) {
    const same = knownValue(value, known);
    return (
      <TextInput
        label={label}
        autoFocus={known.length > 0}
        error={at.error}
        description={
          same
            ? `Такая группа уже есть: ${inQuotes(same.title)}. Запишем в неё.`
            : value.trim() === ''
              ? 'Как в положении: «13–15 лет»'
              : `${newValueTitle(field)}: ${inQuotes(value.trim())}. Появится в списке мероприятия.`
        }
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <Select
      label={label}
      placeholder="Не указано"
      clearable
      clearButtonProps={{ 'aria-label': `Убрать: ${field.title}` }}
      data={[
        ...known.map(({ guid, title }) => ({ value: guid, label: title })),
        { value: OTHER, label: 'Новое значение…' },
      ]}
      value={known.some(({ guid }) => guid === value) ? value : null}
      onChange={(next) => {
        if (next === OTHER) {
          setNew(true);
          onChange('');
        } else onChange(next ?? '');
      }}
    />
  );
}
