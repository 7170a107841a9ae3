// Chooses the member whose performance it is, among those who accepted the invitation. It searches by typing, because
// there may be thousands.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { CompetitionGetCompetitionParticipants } from '@rampa/contract';
import { type Place, Select, useAccess, useRead } from '@rampa/platform/web/desk';

export interface ParticipantSelectProps {
  competition: string;
  at: Place<string | null>;
}

export function ParticipantSelect({ competition, at }: ParticipantSelectProps) {
  const value = at.useValue();
  const access = useAccess(competition);
  const maySee = access.sees('settings') || access.sees('requests') || access.sees('finances');
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text.trim(), 250);
  const { data } = useRead(
    CompetitionGetCompetitionParticipants,
    { query: { competitionGuid: competition, searchText, pageSize: 100 } },
    { enabled: maySee, keepPrevious: true },
  );
  if (!maySee || !data) return null;
  // Nobody has accepted yet: a list without a line is nothing to choose from.
  if (data.collection.length === 0 && value === null && text === '' && searchText === '') return null;
  const choices = data.collection.map((one) => ({
    value: one.participantUserGuid,
    label: [one.fullName || one.email, one.city].filter(Boolean).join(', '),
  }));
  // The chosen member stays readable while another name is searched.
  if (value !== null && !choices.some((one) => one.value === value))
    choices.push({ value, label: 'Выбранный участник' });
  return (
    <Select
      label="Участник портала, необязательно"
      description="Он увидит у себя результат и диплом этого выступления, когда протокол опубликуют."
      data={choices}
      value={value}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Убрать участника' }}
      nothingFoundMessage="Таких участников нет"
      onSearchChange={setText}
      filter={({ options }) => options}
      error={at.error}
      onChange={at.set}
    />
  );
}
