// A chooser among official names, which are longer than any field: the field has one line, so the chosen name is written
// over it in as many lines as it needs, and the choices wrap too. A list may be wider than its field.

import type { SelectProps } from '@mantine/core';
import { Select } from './Select.tsx';
import classes from '../style/whole-select.module.css';

interface WholeSelectProps extends Omit<SelectProps, 'data' | 'searchable' | 'inputContainer'> {
  data: readonly { value: string; label: string }[];
}

export function WholeSelect({ data, value, ...props }: WholeSelectProps) {
  const chosen = data.find((one) => one.value === value)?.label ?? '';
  return (
    <Select
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      {...props}
      data={[...data]}
      value={value ?? null}
      classNames={{ input: classes.input!, dropdown: classes.list!, option: classes.option! }}
      inputContainer={(field) => (
        <div className={classes.field}>
          {field}
          <span className={classes.text} aria-hidden>
            {chosen}
          </span>
        </div>
      )}
    />
  );
}
