// Chooses lines of a book; an empty choice means all of them.

import { MultiSelect } from './Select.tsx';

export interface LinesSelectProps {
  label: string;
  description?: string;
  /** Undefined while they are loading. */
  lines: readonly { guid: string; title: string }[] | undefined;
  /** What an empty choice means: «Все номинации». */
  all: string;
  /** «Такой номинации нет» */
  none: string;
  value: string[];
  onChange(value: string[]): void;
}

export function LinesSelect({ label, description, lines = [], all, none, value, onChange }: LinesSelectProps) {
  return (
    <MultiSelect
      label={label}
      description={description}
      placeholder={value.length === 0 ? all : ''}
      data={lines.map(({ guid, title }) => ({ value: guid, label: title }))}
      value={value}
      onChange={onChange}
      searchable
      clearable
      nothingFoundMessage={none}
      clearButtonProps={{ 'aria-label': 'Очистить' }}
    />
  );
}
