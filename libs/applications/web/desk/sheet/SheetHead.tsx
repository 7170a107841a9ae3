import { ownerWords } from '@rampa/applications/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconHistory, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { counted } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { MessagesButton } from '../../messages/index.ts';
import { HistoryLater } from '../../history/index.ts';
import { useEventZone } from '../parts/event.ts';
import { useNeighbours, type Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface SheetHeadProps {
  competitionGuid: string;
  sheet: Sheet;
  canChange: boolean;
}

export function SheetHead({ competitionGuid, sheet, canChange }: SheetHeadProps) {
  const { application, items } = sheet;
  const { guid, number, title } = application;
  const [isHistory, setHistory] = useState(false);
  const zone = useEventZone(competitionGuid);
  const near = useNeighbours();
  const go = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const list = `/organizer/events/${competitionGuid}/applications`;
  const performances = items.flatMap(({ blocks }) => blocks).filter((block) => block.isPerformance && block.visible);
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
            performances.length > 0 ? counted(performances.length, 'номер', 'номера', 'номеров') : '',
          )}
        </p>
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
          <Button
            variant="default"
            component={Link}
            to="?edit=1"
            state={state}
            replace
            leftSection={<IconPencil size={18} stroke={1.75} />}
          >
            Исправить за участника
          </Button>
        ) : null}
        <MessagesButton {...{ applicationGuid: guid, zone, canChange }} isOrganizer />
        <Button
          variant="default"
          leftSection={<IconHistory size={18} stroke={1.75} />}
          onClick={() => setHistory(true)}
        >
          Кто что менял
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
          Печать
        </Button>
      </div>
      <HistoryLater of={isHistory ? { applicationGuid: guid, zone, onClose: () => setHistory(false) } : null} />
    </header>
  );
}
