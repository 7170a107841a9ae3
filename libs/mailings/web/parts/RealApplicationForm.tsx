// Chooses the event and, if the letter is about one, the application that the preview shows.

import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
  FestivalGetFestivals,
  type ApplicationRow,
  type FestivalRow,
} from '@rampa/contract';
import { numberSign, type LetterKind } from '@rampa/kernel';
import { realValues, type Values } from '@rampa/mailings/domain';
import { Select, useRead, useSession } from '@rampa/platform/web/desk';

const BREATH_MS = 250;
const SHOWN = 30;

export interface RealApplicationProps {
  kind: LetterKind;
  /** Null: nobody is chosen yet. */
  onValues(values: Values | null): void;
}

export function RealApplication({ kind, onValues }: RealApplicationProps) {
  const [event, setEvent] = useState<FestivalRow | null>(null);
  const [application, setApplication] = useState<ApplicationRow | null>(null);
  const isOfEvent = kind === 'invitation';
  const organizer = useSession().data?.name ?? '';
  const statuses = useRead(
    CompetitionStatusGetAllByCompetitionGuid,
    { query: { competitionGuid: event?.guid ?? '' } },
    { enabled: event !== null && !isOfEvent },
  );
  const status = statuses.data?.find(({ guid }) => guid === application?.competitionStatusGuid)?.title ?? '';
  const values =
    event === null || (application === null && !isOfEvent)
      ? null
      : realValues({
          event: event.details,
          application: application && { ...application, member: application.member?.fullName ?? '', status },
          organizer,
          link: `${window.location.origin}/member/${isOfEvent ? 'invite' : 'competition'}/${event.guid}`,
        });
  const told = useEffectEvent(() => onValues(values));
  const said = JSON.stringify(values);
  useEffect(() => told(), [said]);

  return (
    <>
      <EventSelect
        chosen={event}
        onChoose={(next) => {
          setApplication(null);
          setEvent(next);
        }}
      />
      {event && !isOfEvent ? (
        <ApplicationSelect key={event.guid} event={event.guid} chosen={application} onChoose={setApplication} />
      ) : null}
    </>
  );
}

interface SelectProps<T> {
  chosen: T | null;
  onChoose(chosen: T | null): void;
}

function EventSelect({ chosen, onChoose }: SelectProps<FestivalRow>) {
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text.trim(), BREATH_MS);
  const { data } = useRead(
    FestivalGetFestivals,
    { query: chosen?.details.title === searchText ? {} : { searchText }, body: { pageNumber: 1, pageSize: SHOWN } },
    { keepPrevious: true },
  );
  const found = withChosen(data?.collection ?? [], chosen);
  return (
    <Select
      label="Мероприятие"
      placeholder="Начните писать название"
      data={found.map(({ guid, details }) => ({ value: guid, label: details.title }))}
      value={chosen?.guid ?? null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Убрать мероприятие' }}
      nothingFoundMessage="Таких мероприятий нет"
      onSearchChange={setText}
      filter={({ options }) => options}
      onChange={(guid) => onChoose(found.find((one) => one.guid === guid) ?? null)}
    />
  );
}

function ApplicationSelect({ event, chosen, onChoose }: SelectProps<ApplicationRow> & { event: string }) {
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text.trim(), BREATH_MS);
  const { data } = useRead(
    CompetitionGetSubscribedApplicationsByCompetition,
    {
      query: { competitionGuid: event, ...(chosen && labelOf(chosen) === searchText ? {} : { searchText }) },
      body: { pageNumber: 1, pageSize: SHOWN },
    },
    { keepPrevious: true },
  );
  const found = withChosen(data?.collection ?? [], chosen);
  return (
    <Select
      label="Заявка"
      placeholder="Номер, название или участник"
      data={found.map((one) => ({ value: one.guid, label: labelOf(one) }))}
      value={chosen?.guid ?? null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Убрать заявку' }}
      nothingFoundMessage={text === '' ? 'Заявок пока нет' : 'Таких заявок нет'}
      onSearchChange={setText}
      filter={({ options }) => options}
      onChange={(guid) => onChoose(found.find((one) => one.guid === guid) ?? null)}
    />
  );
}

/** The chosen one stays visible while others are searched. */
function withChosen<T extends { guid: string }>(found: readonly T[], chosen: T | null): readonly T[] {
  return chosen === null || found.some(({ guid }) => guid === chosen.guid) ? found : [chosen, ...found];
}

/** «№ 12, Росинка, Анна Соколова» */
function labelOf({ number, title, member }: ApplicationRow): string {
  return [number === null ? '' : numberSign(number), title, member?.fullName ?? ''].filter(Boolean).join(', ');
}
