// What narrows the table, in words; each is taken off by itself.

import { Button } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ReferenceBookItemGetByReferenceBookItemGuids, type ApplicationTableFacts } from '@rampa/contract';
import { russianDates } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { FilterLater } from './later.ts';
import { NO_FILTERS, readStatuses, readWhere, writeWhere } from './narrowed.ts';
import type { Applications } from './use-applications.ts';
import classes from './applications.module.css';

export interface FilterChipsProps {
  table: Applications;
  facts: ApplicationTableFacts;
}

interface Said {
  key: string;
  name: string;
  text: string;
  without: Record<string, string>;
}

const YES_NO: Record<string, readonly [name: string, yes: string, no: string]> = {
  filled: ['Заполнена', 'полностью', 'не полностью'],
  changed: ['Изменения', 'не приняты', 'нет новых'],
  unchecked: ['Проверка', 'ждут её', 'проверены'],
  files: ['Файлы', 'есть', 'нет'],
  unseen: ['Сообщения участника', 'не прочитаны', 'прочитаны'],
  marked: ['Статус', 'поставлен', 'нет'],
  paid: ['Оплата', 'вся', 'не вся'],
  double: ['Повтор', 'возможен', 'нет'],
};
const CONSENT_WORDS: Record<string, string> = { processing: 'на обработку данных', publishing: 'на показ имени' };
/** Titles that are named; the rest is counted. */
const NAMED = 2;

export function FilterChips({ table: { list, statuses, zone }, facts: { fields, money } }: FilterChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const { filters } = list.asked;
  const { status = '', where = '' } = filters;
  const asked = readStatuses(status);
  const books = readWhere(where);
  const items = [...new Set(books.flatMap(({ itemGuids }) => itemGuids))];
  const named = useRead(
    ReferenceBookItemGetByReferenceBookItemGuids,
    { body: items },
    { enabled: items.length > 0, keepPrevious: true, staleTime: 60_000 },
  );
  const titles = new Map(
    [...(named.data ?? []), ...statuses].map(({ guid, title }): [string, string] => [guid, title]),
  );
  const names = (guids: readonly string[]) => {
    const known = guids.slice(0, NAMED).map((guid) => titles.get(guid) ?? '…');
    return guids.length > NAMED ? `${known.join(', ')} и ещё ${guids.length - NAMED}` : known.join(', ');
  };
  const said = (guids: readonly string[], isExcept: boolean) => (isExcept ? `кроме ${names(guids)}` : names(guids));
  const chips: Said[] = [
    ...(status === ''
      ? []
      : [{ key: 'status', name: 'Статус', text: said(asked.guids, asked.isExcept), without: { status: '' } }]),
    ...books.map(({ fieldGuid, itemGuids, isExcept }, at) => ({
      key: `${fieldGuid} ${at}`,
      name: fields.find(({ guid }) => guid === fieldGuid)?.title ?? 'Убранное поле',
      text: said(itemGuids, isExcept),
      without: { where: writeWhere(books.filter((_, other) => other !== at)) },
    })),
    ...Object.entries(YES_NO).flatMap(([key, [name, yes, no]]) =>
      filters[key] && (key !== 'paid' || money)
        ? [{ key, name, text: filters[key] === '1' ? yes : no, without: { [key]: '' } }]
        : [],
    ),
    ...(filters.consent
      ? [{ key: 'consent', name: 'Нет согласия', text: CONSENT_WORDS[filters.consent] ?? '', without: { consent: '' } }]
      : []),
    ...[
      ['from', 'Отправлена', 'с '] as const,
      ['to', 'Отправлена', 'по '] as const,
      ['since', 'Изменена', 'с '] as const,
    ].flatMap(([key, name, word]) =>
      filters[key] ? [{ key, name, text: word + dayText(filters[key]), without: { [key]: '' } }] : [],
    ),
  ];
  return (
    <>
      {chips.map(({ key, name, text, without }) => (
        <span key={key} className={classes.chip}>
          <span>
            <em>{name}:</em> {text}
          </span>
          <button
            type="button"
            className={classes.drop}
            aria-label={`Убрать условие: ${name} ${text}`}
            onClick={() => list.change({ filters: without })}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        </span>
      ))}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFilter size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {chips.length === 0 ? 'Условия' : 'Ещё условие'}
      </Button>
      {chips.length === 0 ? null : (
        <Button
          variant="subtle"
          color="gray"
          onClick={() =>
            list.change({ filters: { ...NO_FILTERS, state: filters.state ?? '', withdrawn: filters.withdrawn ?? '' } })
          }
        >
          Сбросить
        </Button>
      )}
      <FilterLater
        of={isOpen ? { list, statuses, fields, zone, hasMoney: money !== null, onClose: () => setOpen(false) } : null}
      />
    </>
  );
}

const DAY = russianDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
