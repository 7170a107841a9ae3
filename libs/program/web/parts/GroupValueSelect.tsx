// The value of one group field of a performance: chosen from those that the event has; a new one says that it is new.

import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { knownValue } from '@rampa/competitions/domain';
import { inQuotes } from '@rampa/kernel';
import type { Place } from '@rampa/platform/web/desk';
import type { KnownValue } from '../paste/known-values.ts';
import { newValueTitle } from '../paste/new-values.ts';

export interface GroupValueSelectProps {
  field: { title: string; tag: string };
  /** In the order of a list: by age. */
  known: readonly KnownValue[];
  /** The guid of one of them, or the words of a new one; nothing stands there yet in a performance without one. */
  at: Place<string | undefined>;
}

/** No value has such a guid. */
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
