// Fields of an event's card, the same for a new one and for an old one.

import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { COUNTRY_CODES } from '@rampa/kernel';
import { CityInput } from '@rampa/platform/web/desk';
import { EVENT_KINDS, type EventDetails } from './event-details.ts';
import { TIME_ZONES } from './time-zones.ts';

const CURRENCIES = [
  { value: 'RUB', label: 'рубль, ₽' },
  { value: 'BYN', label: 'белорусский рубль, Br' },
  { value: 'KZT', label: 'тенге, ₸' },
  { value: 'AMD', label: 'драм, ֏' },
];

export interface EventFieldsProps {
  details: EventDetails;
  kind: string;
  faults: Partial<Record<keyof EventDetails, string>>;
  isReadOnly?: boolean;
  /** A new event is asked for little: the rest is on its card. */
  isShort?: boolean;
  onChange(change: Partial<EventDetails>): void;
  onKind(kind: string): void;
}

export function EventFields(props: EventFieldsProps) {
  const { details, kind, faults, isReadOnly = false, isShort = false, onChange, onKind } = props;
  const field = <K extends Exclude<keyof EventDetails, 'useFinances'>>(name: K) => ({
    value: details[name],
    error: faults[name],
    readOnly: isReadOnly,
  });
  return (
    <>
      <TextInput
        label="Название"
        maxLength={300}
        data-autofocus
        {...field('title')}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {isShort ? null : (
        <TextInput
          label="Короткое название для экранов зала, необязательно"
          placeholder="Светлояр — 2026"
          maxLength={60}
          {...field('shortTitle')}
          onChange={(event) => onChange({ shortTitle: event.currentTarget.value })}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          type="date"
          label="Начало"
          {...field('beginDate')}
          onChange={(event) => {
            const beginDate = event.currentTarget.value;
            onChange(
              details.endDate === '' || details.endDate < beginDate ? { beginDate, endDate: beginDate } : { beginDate },
            );
          }}
        />
        <TextInput
          type="date"
          label="Окончание"
          min={details.beginDate}
          {...field('endDate')}
          onChange={(event) => onChange({ endDate: event.currentTarget.value })}
        />
        <CityInput
          label="Город"
          countries={COUNTRY_CODES}
          maxLength={200}
          {...field('city')}
          onCity={(city) => onChange({ city })}
          onKnown={(cities) => {
            // Times of the event are those of its city; of two cities of one name nobody knows which it is.
            const [zone, ...others] = new Set(cities.map(({ timeZone }) => timeZone));
            if (zone !== undefined && others.length === 0) onChange({ timeZone: zone });
          }}
        />
        <Select
          label="Часовой пояс"
          data={
            TIME_ZONES.some((zone) => zone.value === details.timeZone) ? TIME_ZONES : [details.timeZone, ...TIME_ZONES]
          }
          searchable
          {...field('timeZone')}
          onChange={(value) => value && onChange({ timeZone: value })}
        />
        <Select
          label="Вид мероприятия"
          description={kind === '0' ? 'Без судейства и протоколов; дипломы участников.' : null}
          data={EVENT_KINDS}
          allowDeselect={false}
          readOnly={isReadOnly}
          value={kind}
          onChange={(value) => value && onKind(value)}
        />
        {isShort ? null : (
          <TextInput
            label="Площадка, необязательно"
            maxLength={300}
            {...field('place')}
            onChange={(event) => onChange({ place: event.currentTarget.value })}
          />
        )}
        {isShort ? null : (
          <Select
            label="Валюта"
            data={CURRENCIES}
            {...field('currency')}
            onChange={(value) => value && onChange({ currency: value as EventDetails['currency'] })}
          />
        )}
      </SimpleGrid>
      {isShort ? null : (
        <>
          <Textarea
            label="Описание для участников, необязательно"
            autosize
            minRows={2}
            maxRows={10}
            maxLength={5000}
            {...field('description')}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
          <TextInput
            label="Код во внешней системе, необязательно"
            description="Номер или GUID мероприятия там, куда вы передаёте итоги."
            maxLength={100}
            {...field('extGuid')}
            onChange={(event) => onChange({ extGuid: event.currentTarget.value })}
          />
          {isReadOnly ? (
            <p>Финансовые документы: {details.useFinances ? 'ведутся' : 'не ведутся'}.</p>
          ) : (
            <Switch
              label="Вести финансовые документы"
              description="Пока это отметка: вкладка «Финансовые документы» откроется, когда раздел появится на портале."
              checked={details.useFinances}
              onChange={(event) => onChange({ useFinances: event.currentTarget.checked })}
            />
          )}
        </>
      )}
    </>
  );
}
