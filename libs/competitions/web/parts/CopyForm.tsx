// A new event from a former one: its title and days are asked, everything else is taken over.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CompetitionCopy, type FestivalView } from '@rampa/contract';
import { DrawerForm, Held, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { SimpleGrid, TextInput } from '@mantine/core';
import { copiedEvent } from './copied-event.ts';
import { dateFaults } from './event-details.ts';
import { tellCopied } from './tell-copied.ts';
import classes from '../style/form.module.css';

export interface CopyFormProps {
  event: FestivalView;
  onClose(): void;
}

export function CopyForm({ event, onClose }: CopyFormProps) {
  const navigate = useNavigate();
  const [first] = useState(() => {
    const { title, beginDate, endDate } = copiedEvent(event, new Date());
    return { title, beginDate, endDate };
  });
  const form = useCallForm(CompetitionCopy, {
    values: first,
    asked: { query: { competitionGuid: event.guid } },
    faults: dateFaults,
    missing: { title: 'Как называется мероприятие?' },
    onSaved({ guid }) {
      onClose();
      void tellCopied(guid);
      void navigate(`/organizer/events/${guid}`);
    },
  });
  const beginDate = form.useValue('beginDate');
  return (
    <DrawerForm form={form} title="Копия мероприятия" submit="Создать копию" size={560} onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Held at={form.at('beginDate')}>
          {(value, set, error) => (
            <TextInput
              type="date"
              label="Начало"
              value={value}
              error={error}
              onChange={({ currentTarget: { value: day } }) => {
                set(day);
                const { endDate } = form.values();
                if (endDate === '' || endDate < day) form.put({ endDate: day });
              }}
            />
          )}
        </Held>
        <TextLine at={form.at('endDate')} type="date" label="Окончание" min={beginDate} />
      </SimpleGrid>
      <p className={classes.note}>
        Перейдут логотип, описание, форма заявки и её сроки, цены, документы, статусы, дни программы, судьи, критерии,
        правила и звания, экраны зала и доступы сотрудников. Документы участники не увидят, пока вы их не покажете.
        Участники, заявки, выступления, оценки и ссылки для входа останутся в прежнем.
      </p>
    </DrawerForm>
  );
}
