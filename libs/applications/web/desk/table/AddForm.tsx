// An application that the organizer begins for a member of the event, who is found by his e-mail or name, or for the address
// of somebody who has not come yet.

import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  ApplicationCreateByOrganizer,
  ApplicationCreateForEmail,
  CompetitionGetCompetitionParticipants,
  rulesOf,
} from '@rampa/contract';
import { DialogForm, Held, Select, useRead, useSendForm } from '@rampa/platform/web/desk';

export interface AddFormProps {
  competitionGuid: string;
  onClose(): void;
}

const BREATH_MS = 250;
const MOST = 20;
const ADDRESS = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;
/** What stands for an address among guids of members. */
const TO = 'to:';

export function AddForm({ competitionGuid, onClose }: AddFormProps) {
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), BREATH_MS);
  const found = useRead(
    CompetitionGetCompetitionParticipants,
    { query: { competitionGuid, pageSize: MOST, ...(searchText === '' ? {} : { searchText }) } },
    { keepPrevious: true },
  );
  const form = useSendForm({
    // An address after `TO`, or the guid of a member.
    values: { email: '' },
    rules: { of: rulesOf(ApplicationCreateForEmail), body: ({ email }) => ({ email: addressOf(email) ?? email }) },
    missing: { email: 'За кого заявка?' },
    writes: [ApplicationCreateByOrganizer, ApplicationCreateForEmail],
    send: ({ email: chosen }, write) => {
      const email = addressOf(chosen);
      return email === null
        ? write(ApplicationCreateByOrganizer, { query: { competitionGuid, participantUserGuid: chosen } })
        : write(ApplicationCreateForEmail, { query: { competitionGuid }, body: { email } });
    },
    onSaved: ({ applicationGuid }) => {
      onClose();
      void go(`/organizer/events/${competitionGuid}/applications/${applicationGuid}`);
    },
  });
  const members = (found.data?.collection ?? []).map(({ participantUserGuid, fullName, email }) => ({
    value: participantUserGuid,
    label: [fullName, email].filter(Boolean).join(', '),
  }));
  const chosen = addressOf(form.values().email);
  const address = chosen ?? searchText;
  const isNew = ADDRESS.test(address) && !found.data?.collection.some(({ email }) => email === address.toLowerCase());
  return (
    <DialogForm form={form} title="Новая заявка за участника" submit="Начать" onClose={onClose}>
      <Held at={form.at('email')}>
        {(value, set, error) => (
          <Select
            label="Участник"
            description="Почта, имя, город или телефон."
            searchable
            data-autofocus
            error={error}
            value={value || null}
            onChange={(next) => set(next ?? '')}
            onSearchChange={setTyped}
            filter={({ options }) => options}
            nothingFoundMessage={
              found.isPending ? 'Ищем…' : 'Такого участника здесь нет. Введите его почту целиком: заявка подождёт его.'
            }
            data={isNew ? [...members, { value: `${TO}${address}`, label: `${address}, ещё не участник` }] : members}
          />
        )}
      </Held>
      <Text size="sm" c="var(--r-ink-2)">
        {chosen !== null
          ? 'Заявка будет ждать: она станет его, когда он войдёт с этой почтой и примет приглашение в мероприятие. До этого писем о ней не будет: адрес ещё никем не подтверждён.'
          : 'Заявка появится и у участника. Заполнить её можете вы, а отправить — любой из вас.'}
      </Text>
    </DialogForm>
  );
}

const addressOf = (chosen: string) => (chosen.startsWith(TO) ? chosen.slice(TO.length) : null);
