// What can be done with the rows that are chosen: decided, written to, taken as a file. It comes after the table, because
// nothing is chosen while the page loads.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  ApplicationExportChosen,
  APPLICATIONS_EXPORTED,
  type ApplicationRow,
  type ApplicationTableFacts,
} from '@rampa/contract';
import { tellBegun, tellRefusal, useWrite, type TableChoice } from '@rampa/platform/web/desk';
import { BlockStatusesLater, SendLater, StatusesLater } from './later.ts';
import type { Applications } from './use-applications.ts';

export interface ChosenFormsProps {
  competitionGuid: string;
  facts: ApplicationTableFacts;
  table: Applications;
  choice: TableChoice<ApplicationRow>;
  canChange: boolean;
}

export function ChosenForms({ competitionGuid, facts, table, choice, canChange }: ChosenFormsProps) {
  const [opened, setOpened] = useState<'status' | 'block' | 'letter' | null>(null);
  const exported = useWrite(ApplicationExportChosen, { onDone: () => tellBegun('Таблица выбранных заявок готовится') });
  const rows = [...choice.rows.values()];
  const close = () => setOpened(null);
  const given = {
    ...{ competitionGuid, rows, onClose: close },
    onDone: () => (choice.clear(), close()),
  };
  const of = <P,>(deed: typeof opened, props: P) => (opened === deed && rows.length > 0 ? props : null);
  const button = (label: string, run: () => void, isBusy = false) => (
    <Button variant="transparent" size="sm" c="inherit" loading={isBusy} onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {canChange ? button('Статус', () => setOpened('status')) : null}
      {canChange && facts.blocks.length > 0 ? button('Статус блока', () => setOpened('block')) : null}
      {canChange ? button('Письмо', () => setOpened('letter')) : null}
      {button(
        'Скачать',
        () =>
          rows.length > APPLICATIONS_EXPORTED
            ? tellRefusal(`За раз можно скачать не больше ${APPLICATIONS_EXPORTED.toLocaleString('ru-RU')} строк.`)
            : exported.mutate({
                query: { competitionGuid },
                body: { guids: rows.map(({ guid }) => guid), view: table.view },
              }),
        exported.isPending,
      )}
      <StatusesLater of={of('status', { ...given, statuses: table.statuses })} />
      <BlockStatusesLater of={of('block', { ...given, blocks: facts.blocks })} />
      <SendLater of={of('letter', given)} />
    </>
  );
}
