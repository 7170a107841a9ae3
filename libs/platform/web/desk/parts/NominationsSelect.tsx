// Chooses nominations; an empty choice means all of them.

import { useNominations } from '../api/nominations.ts';
import { MultiSelect } from './Select.tsx';

export interface NominationsSelectProps {
  competitionGuid: string;
  label?: string;
  description?: string;
  value: string[];
  onChange(value: string[]): void;
}

export function NominationsSelect(props: NominationsSelectProps) {
  const { competitionGuid, label = 'Номинации', description, value, onChange } = props;
  const { data } = useNominations(competitionGuid);
  return (
    <MultiSelect
      label={label}
      description={description}
      placeholder={value.length === 0 ? 'Все номинации' : ''}
      data={(data ?? []).map((nomination) => ({ value: nomination.guid, label: nomination.title }))}
      value={value}
      onChange={onChange}
      searchable
      clearable
      nothingFoundMessage="Такой номинации нет"
      clearButtonProps={{ 'aria-label': 'Очистить' }}
    />
  );
}
