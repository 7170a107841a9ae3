// Ways of looking at the table that everybody who works on the event shares, as buttons beside its title.

import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  ApplicationViewDelete,
  ApplicationViewSave,
  type ApplicationTableFacts,
  type ApplicationView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { RowMenu, tell, useWrite } from '@rampa/platform/web/desk';
import { ViewLater } from './later.ts';
import { filtersOf, NO_FILTERS, type Filters } from './narrowed.ts';
import type { Applications } from './use-applications.ts';
import classes from './applications.module.css';

export interface ViewsProps {
  competitionGuid: string;
  facts: ApplicationTableFacts;
  table: Applications;
  canChange: boolean;
}

const UNSENT: Filters = { ...NO_FILTERS, state: 'others' };
const isSame = (one: Filters, other: Filters) =>
  Object.keys(NO_FILTERS).every((name) => (one[name] ?? '') === (other[name] ?? ''));

export function Views({ competitionGuid, facts: { counts, money, views }, table, canChange }: ViewsProps) {
  const { list, zone, view, open } = table;
  const [isSaving, setSaving] = useState(false);
  const save = useWrite(ApplicationViewSave);
  const remove = useWrite(ApplicationViewDelete);
  const query = { competitionGuid };
  const { filters } = list.asked;
  const usual: readonly { title: string; count: number; filters: Filters }[] = [
    { title: 'Отправленные', count: counts.sent, filters: NO_FILTERS },
    { title: 'Ждут проверки', count: counts.unchecked, filters: { ...NO_FILTERS, unchecked: '1' } },
    { title: 'С изменениями', count: counts.changed, filters: { ...NO_FILTERS, changed: '1' } },
    ...(money ? [{ title: 'Не оплачены', count: money.unpaid, filters: { ...NO_FILTERS, paid: '0' } }] : []),
    { title: 'Не отправлены', count: counts.others - counts.withdrawn, filters: { ...UNSENT, withdrawn: '0' } },
    ...(counts.withdrawn > 0 || filters.withdrawn === '1'
      ? [{ title: 'Отозваны', count: counts.withdrawn, filters: { ...UNSENT, withdrawn: '1' } }]
      : []),
  ];
  const isOn = (other: Filters) => isSame(filters, other);
  const on = views.find((one) => isOn(filtersOf(one.view, zone)));

  const put = (title: string, next: ApplicationView, told: string) =>
    save.mutate({ query, body: { title, view: next } }, { onSuccess: () => tell(told, { subject: `view ${title}` }) });

  return (
    <>
      <div className={classes.views} role="group" aria-label="Виды таблицы" data-no-print>
        {usual.map(({ title, count, filters: own }) => (
          <button
            key={title}
            type="button"
            className={classes.view}
            aria-pressed={isOn(own)}
            onClick={() => list.change({ filters: own })}
          >
            {title} <small>{count.toLocaleString('ru-RU')}</small>
          </button>
        ))}
        {views.map((one) => (
          <button
            key={one.title}
            type="button"
            className={classes.view}
            aria-pressed={one === on}
            onClick={() => open(one.view)}
          >
            {one.title}
          </button>
        ))}
      </div>
      {canChange && on ? (
        <RowMenu label={`вид ${inQuotes(on.title)}`} isBusy={save.isPending || remove.isPending}>
          <Menu.Item onClick={() => put(on.title, view, `Вид ${inQuotes(on.title)} запомнил столбцы и порядок`)}>
            Запомнить столбцы и порядок
          </Menu.Item>
          <Menu.Item
            data-danger
            onClick={() =>
              remove.mutate(
                { query: { ...query, title: on.title } },
                {
                  onSuccess: () =>
                    tell(`Вид ${inQuotes(on.title)} удалён`, {
                      subject: `view ${on.title}`,
                      action: {
                        label: 'Вернуть',
                        run: () => put(on.title, on.view, `Вид ${inQuotes(on.title)} снова здесь`),
                      },
                    }),
                },
              )
            }
          >
            Удалить вид у всех сотрудников
          </Menu.Item>
        </RowMenu>
      ) : null}
      {canChange && !on && !usual.some((one) => isOn(one.filters)) ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => setSaving(true)}
        >
          Сохранить вид
        </Button>
      ) : null}
      <ViewLater
        of={
          isSaving
            ? { competitionGuid, view, titles: views.map(({ title }) => title), onClose: () => setSaving(false) }
            : null
        }
      />
    </>
  );
}
