// Fields of an event's card, the same for a new one and for an old one.

import { SimpleGrid, TextInput } from '@mantine/core';
import { GlobalGetCities } from '@rampa/contract';
import { COUNTRY_CODES, eventOnScreen } from '@rampa/kernel';
import { ChoiceLine, Held, type KitForm, NamesInput, readOptions, Select, SwitchLine, TextLine, zoneText } from '@rampa/platform/web/desk'; // prettier-ignore
import { DescriptionField } from './DescriptionField.tsx';
import { EVENT_KINDS, type EventValues } from './event-details.ts';
import { TIME_ZONES } from './time-zones.ts';

const CURRENCIES = [
  { value: 'RUB', label: 'рубль, ₽' },
  { value: 'BYN', label: 'белорусский рубль, Br' },
  { value: 'KZT', label: 'тенге, ₸' },
  { value: 'AMD', label: 'драм, ֏' },
];

/** Cities of all countries: an event may be held in any. */
const CITIES = COUNTRY_CODES.map((code) => readOptions(GlobalGetCities, { query: { country_name: code } }));

export interface EventFieldsProps {
  form: KitForm<EventValues>;
  isReadOnly?: boolean;
  /** Of an event that is there: what another zone changes is said. */
  zone?: string;
  /** A new event is asked for little: the rest is on its card. */
  isShort?: boolean;
  /** What kind it is, it has of the former one. */
  isCopy?: boolean;
}

export function EventFields({ form, isReadOnly = false, zone, isShort = false, isCopy = false }: EventFieldsProps) {
  const readOnly = isReadOnly;
  const [kind, beginDate] = [form.useValue('kind'), form.useValue('beginDate')];
  const [title, shortTitle] = [form.useValue('title'), form.useValue('shortTitle')];
  return (
    <>
      <TextLine at={form.at('title')} label="Название" readOnly={readOnly} data-autofocus />
      {isShort ? null : (
        <TextLine
          at={form.at('shortTitle')}
          label="Короткое название для экранов зала, необязательно"
          description={title.trim() === '' || shortTitle !== '' ? null : `Без него: ${eventOnScreen(title, '')}`}
          readOnly={readOnly}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Held at={form.at('beginDate')}>
          {(value, set, error) => (
            <TextInput
              type="date"
              label="Начало"
              readOnly={readOnly}
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
        <TextLine at={form.at('endDate')} type="date" label="Окончание" min={beginDate} readOnly={readOnly} />
        <Held at={form.at('city')}>
          {(value, set, error) => (
            <NamesInput
              label="Город"
              reads={CITIES}
              besideOf={({ region }) => region}
              readOnly={readOnly}
              value={value}
              error={error}
              onName={set}
              onKnown={(cities) => {
                // Times of the event are those of its city; of two cities of one name nobody knows which it is.
                const [zone, ...others] = new Set(cities.map(({ timeZone }) => timeZone));
                if (zone !== undefined && others.length === 0) form.put({ timeZone: zone });
              }}
            />
          )}
        </Held>
        <Held at={form.at('timeZone')}>
          {(value, set, error) => (
            <Select
              label="Часовой пояс"
              description={zone === undefined || zone === value ? null : movedText(zone, value)}
              data={TIME_ZONES.some((zone) => zone.value === value) ? TIME_ZONES : [value, ...TIME_ZONES]}
              searchable
              allowDeselect={false}
              readOnly={readOnly}
              value={value}
              error={error}
              onChange={(zone) => zone && set(zone)}
            />
          )}
        </Held>
        {isCopy ? null : (
          <ChoiceLine
            at={form.at('kind')}
            label="Вид мероприятия"
            description={kind === '0' ? 'Без судейства и протоколов; дипломы участников.' : null}
            data={EVENT_KINDS}
            readOnly={readOnly}
          />
        )}
        {isShort ? null : <TextLine at={form.at('place')} label="Площадка, необязательно" readOnly={readOnly} />}
        {isShort ? null : <ChoiceLine at={form.at('currency')} label="Валюта" data={CURRENCIES} readOnly={readOnly} />}
      </SimpleGrid>
      {isShort ? null : (
        <>
          <DescriptionField form={form} readOnly={readOnly} />
          <TextLine
            at={form.at('extGuid')}
            label="Код во внешней системе, необязательно"
            description="Номер или код мероприятия там, куда вы передаёте итоги."
            readOnly={readOnly}
          />
          {isReadOnly ? (
            <p>Финансовые документы: {form.values().useFinances ? 'ведутся' : 'не ведутся'}.</p>
          ) : (
            <SwitchLine
              at={form.at('useFinances')}
              label="Вести финансовые документы"
              description="Открывает вкладку «Финансовые документы»: цены участия, счета и график оплаты."
            />
          )}
        </>
      )}
    </>
  );
}

/** Moments stay what they are, and read otherwise. */
function movedText(before: string, after: string): string | null {
  const now = Date.now();
  const [was, is] = [zoneText(now, before), zoneText(now, after)];
  if (was === is) return null;
  return `Было ${was}, станет ${is}: сроки заявок, начало программ и время в письмах останутся теми же моментами, а часы будут показаны по-новому.`;
}
