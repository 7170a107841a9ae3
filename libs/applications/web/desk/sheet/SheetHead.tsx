// The head of an application: whose it is, which blocks have which status, the way to the next one, a letter, a file.

import { ownerWords } from '@rampa/applications/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BlockStatusView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { ButtonMenu, useDownload } from '@rampa/platform/web/desk';
import { PaperItems } from '../../papers/PaperItems.tsx';
import { BlockSums } from './BlocksAside.tsx';
import type { Copy } from './copies.ts';
import type { HeadFacts } from './head-facts.ts';
import { SendLater } from './later.tsx';
import { useNeighbours, type Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface SheetHeadProps {
  competitionGuid: string;
  sheet: Sheet;
  copies: readonly Copy[];
  blockStatuses: readonly BlockStatusView[];
  facts: HeadFacts;
  canChange: boolean;
}

export function SheetHead({ competitionGuid, sheet, copies, blockStatuses, facts, canChange }: SheetHeadProps) {
  const { application } = sheet;
  const { guid, number, title } = application;
  const [isWriting, setWriting] = useState(false);
  const download = useDownload();
  const near = useNeighbours();
  const go = useNavigate();
  const list = `/organizer/events/${competitionGuid}/applications`;
  const performances = copies.flatMap(({ blocks }) => blocks).filter((block) => block.isPerformance);
  const step = (to: NonNullable<typeof near>['before'], label: string, Sign: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={to === null}
      onClick={() => to && void go(`${list}/${to.guid}`, { state: to.state, replace: true })}
    >
      <Sign size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <header className={classes.head}>
      {number === null ? null : <span className={classes.bigNumber}>{number.toLocaleString('ru-RU')}</span>}
      <div className={classes.headText}>
        <h1 className={classes.title}>{title || 'Заявка без названия'}</h1>
        <p className={classes.note}>
          {listed(
            ownerWords(sheet),
            facts.city,
            performances.length > 0 ? counted(performances.length, 'номер', 'номера', 'номеров') : '',
            facts.people,
          )}
        </p>
        {facts.institution === '' ? null : <p className={classes.note}>{facts.institution}</p>}
        <BlockSums {...{ copies, blockStatuses }} />
      </div>
      <div className={classes.headActions} data-no-print>
        {near ? (
          <div className={classes.steps}>
            {step(near.before, 'Предыдущая заявка', IconChevronLeft)}
            <span>
              {(near.at + 1).toLocaleString('ru-RU')} из {near.total.toLocaleString('ru-RU')}
            </span>
            {step(near.after, 'Следующая заявка', IconChevronRight)}
          </div>
        ) : null}
        <Button
          variant="default"
          component={Link}
          to={list}
          onClick={(event) => {
            // The table stands as it was left: what was looked for in it is of that entry of the history.
            if (near === null) return;
            event.preventDefault();
            void go(-1);
          }}
        >
          Все заявки
        </Button>
        {canChange ? (
          <Button variant="default" leftSection={<IconMail size={18} stroke={1.75} />} onClick={() => setWriting(true)}>
            Письмо
          </Button>
        ) : null}
        <ButtonMenu
          position="bottom-end"
          button={
            <Button variant="default" leftSection={<IconDownload size={18} stroke={1.75} />} loading={download.isBusy}>
              Скачать
            </Button>
          }
        >
          <PaperItems applicationGuid={guid} download={download} />
        </ButtonMenu>
      </div>
      <SendLater
        of={
          isWriting
            ? {
                ...{ competitionGuid, rows: [{ guid }], title: 'Письмо участнику' },
                ...{ onClose: () => setWriting(false), onDone: () => setWriting(false) },
              }
            : null
        }
      />
    </header>
  );
}
