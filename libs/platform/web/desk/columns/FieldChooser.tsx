import { useState } from 'react';
import type { ColumnBox } from '@rampa/contract';
import { Select } from '../parts/Select.tsx';
import { boxGroups, choiceOf, type BoxChoice } from './box-choices.ts';

export interface FieldChooserProps {
  label: string;
  placeholder: string;
  box: ColumnBox;
  isBusy: boolean;
  onChoose(choice: BoxChoice): void;
}

/** Each choice adds something, so the chooser is empty again after it. */
export function FieldChooser({ label, placeholder, box, isBusy, onChoose }: FieldChooserProps) {
  const [search, setSearch] = useState('');
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      data={boxGroups(box)}
      value={null}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage="Такого поля нет"
      disabled={isBusy}
      onChange={(value) => {
        const choice = value === null ? null : choiceOf(box, value);
        setSearch('');
        if (choice) onChoose(choice);
      }}
    />
  );
}
