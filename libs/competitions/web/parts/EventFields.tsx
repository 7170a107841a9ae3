// Fields of an event's card, the same for a new one and for an old one.

import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { SentBody, FestivalUpdateFestival } from '@rampa/contract';
import { COUNTRY_CODES } from '@rampa/kernel';
import { CityInput } from '@rampa/platform/web/desk';
import { TIME_ZONES } from './time-zones.ts';

export type EventDetails = Required<SentBody<typeof FestivalUpdateFestival>['details']>;

const CURRENCIES = [
  { value: 'RUB', label: 'рубль, ₽' },
  { value: 'BYN', label: 'белорусский рубль, Br' },
  { value: 'KZT', label: 'тенге, ₸' },
  { value: 'AMD', label: 'драм, ֏' },
];

export const EMPTY_EVENT: EventDetails = {
  title: '',
  description: '',
  beginDate: '',
  endDate: '',
  city: '',
  place: '',
  timeZone: 'Europe/Moscow',
  currency: 'RUB',
};

/** Faults by field; an empty record when the card may be sent. */
export function faultsOf(details: EventDetails): Partial<Record<keyof EventDetails, string>> {
  return {
    ...(details.title.trim() === '' ? { title: 'Как называется мероприятие?' } : {}),
    ...(details.beginDate === '' ? { beginDate: 'Выберите день начала' } : {}),
    ...(details.endDate === '' ? { endDate: 'Выберите день окончания' } : {}),
    ...(details.beginDate !== '' && details.endDate !== '' && details.endDate < details.beginDate
      ? { endDate: 'Окончание раньше начала' }
      : {}),
  };
}

export interface EventFieldsProps {
  details: EventDetails;
  faults: Partial<Record<keyof EventDetails, string>>;
  isReadOnly?: boolean;
  onChange(change: Partial<EventDetails>): void;
}

export function EventFields({ details, faults, isReadOnly = false, onChange }: EventFieldsProps) {
  const field = <K extends keyof EventDetails>(name: K) => ({
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
        <TextInput
          label="Площадка, необязательно"
          maxLength={300}
          {...field('place')}
          onChange={(event) => onChange({ place: event.currentTarget.value })}
        />
        <Select
          label="Валюта"
          data={CURRENCIES}
          {...field('currency')}
          onChange={(value) => value && onChange({ currency: value as EventDetails['currency'] })}
        />
      </SimpleGrid>
      <Textarea
        label="Описание для участников, необязательно"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={5000}
        {...field('description')}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
}
