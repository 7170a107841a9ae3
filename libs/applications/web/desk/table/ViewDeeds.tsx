// What may be done with a view of the table: the present conditions saved as one, a saved one brought up to date or deleted.

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
import type { Applications } from './use-applications.ts';
import { isSameView, savedView, usualViews } from './usual-views.ts';

export interface ViewDeedsProps {
  competitionGuid: string;
  facts: ApplicationTableFacts;
  table: Applications;
}

export function ViewDeeds({ competitionGuid, facts, table: { list, zone, view } }: ViewDeedsProps) {
  const [isSaving, setSaving] = useState(false);
  const save = useWrite(ApplicationViewSave);
  const remove = useWrite(ApplicationViewDelete);
  const query = { competitionGuid };
  const { filters } = list.asked;
  const on = savedView(facts, filters, zone);
  const isUsual = usualViews(facts, filters).some((one) => isSameView(filters, one.filters));

  const put = (title: string, next: ApplicationView, told: string) =>
    save.mutate({ query, body: { title, view: next } }, { onSuccess: () => tell(told, { subject: `view ${title}` }) });

  return (
    <>
      {on ? (
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
      {!on && !isUsual ? (
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
            ? { competitionGuid, view, titles: facts.views.map(({ title }) => title), onClose: () => setSaving(false) }
            : null
        }
      />
    </>
  );
}
