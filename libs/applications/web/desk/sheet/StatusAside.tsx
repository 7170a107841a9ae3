// What has been decided of an application, by whom and since when; the way to another decision.

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ApplicationStatusView } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { dayText, momentText } from '@rampa/platform/web/desk';
import { StateChip, StatusChip } from '../parts/StatusChip.tsx';
import { SendingDateLater, StatusLater } from './later.tsx';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface StatusAsideProps {
  sheet: Sheet;
  statuses: readonly ApplicationStatusView[];
  zone: string;
  canChange: boolean;
}

export function StatusAside({ sheet, statuses, zone, canChange }: StatusAsideProps) {
  const { application, decided, formerSendings } = sheet;
  const { status, state, comment, dateSubscribe } = application;
  const [offered, setOffered] = useState<string | null>(null);
  const [isDating, setDating] = useState(false);
  const accepted = statuses.find(({ isAccepted, isActive }) => isAccepted && isActive);
  const now = statuses.find((one) => one.guid === status?.guid);
  return (
    <section className={classes.status} aria-label="Статус">
      <h2 className={classes.sideTitle}>Статус</h2>
      <div className={classes.statusLine}>
        {status && state === 'Subscribed' ? <StatusChip {...status} /> : <StateChip state={state} />}
        {state === 'Subscribed' && decided !== null ? (
          <small>{listed(decided.authorName, `с\u00a0${dayText(decided.at, zone)}`)}</small>
        ) : dateSubscribe === null ? null : (
          <small>отправлена {momentText(dateSubscribe, zone)}</small>
        )}
      </div>
      {canChange && formerSendings.length > 0 ? (
        <Button className={classes.flush!} variant="subtle" onClick={() => setDating(true)} data-no-print>
          Вернуть прежнюю дату подачи
        </Button>
      ) : null}
      {comment === '' ? null : <p className={classes.comment}>{comment}</p>}
      {canChange && state === 'Subscribed' ? (
        <div className={classes.buttons} data-no-print>
          {accepted && !now?.isAccepted ? (
            <Button onClick={() => setOffered(accepted.guid)}>Принять заявку</Button>
          ) : null}
          <Button variant="default" onClick={() => setOffered(status?.guid ?? '')}>
            Другой статус
          </Button>
        </div>
      ) : null}
      <SendingDateLater of={isDating ? { sheet, zone, onClose: () => setDating(false) } : null} />
      <StatusLater
        of={offered === null ? null : { sheet, statuses, status: offered, onClose: () => setOffered(null) }}
      />
    </section>
  );
}
