// At the right: what the organizer has decided of an application, for its owner and for his own people.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  ApplicationSetEditing,
  ApplicationUnsubscribe,
  type ApplicationStatusView,
  type BlockStatusView,
} from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { BusySwitch, Confirm, dayText, momentText, tell, useWrite } from '@rampa/platform/web/desk';
import { StateChip, StatusChip } from '../parts/StatusChip.tsx';
import { BlocksAside } from './BlocksAside.tsx';
import { ConsentsAside } from './ConsentsAside.tsx';
import type { Copy } from './copies.ts';
import { Erasing } from './Erasing.tsx';
import { FilesAside } from './FilesAside.tsx';
import { StatusLater } from './later.tsx';
import { MessagesAside } from './MessagesAside.tsx';
import { Notes } from './Notes.tsx';
import { SendForOwner } from './SendForOwner.tsx';
import type { News, Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface DecisionsProps {
  sheet: Sheet;
  copies: readonly Copy[];
  news: News | null;
  blockStatuses: readonly BlockStatusView[];
  statuses: readonly ApplicationStatusView[];
  zone: string;
  canChange: boolean;
}

export function Decisions({ sheet, copies, news, blockStatuses, statuses, zone, canChange }: DecisionsProps) {
  const { application, isOpened, decided } = sheet;
  const { guid, status, state, comment, dateSubscribe } = application;
  const [offered, setOffered] = useState<string | null>(null);
  const query = { applicationGuid: guid };
  const editing = useWrite(ApplicationSetEditing);
  const accepted = statuses.find(({ isAccepted, isActive }) => isAccepted && isActive);
  const now = statuses.find((one) => one.guid === status?.guid);
  return (
    <div className={classes.decisions}>
      <section aria-label="Статус">
        <h2 className={classes.sideTitle}>Статус</h2>
        <div className={classes.statusLine}>
          {status && state === 'Subscribed' ? <StatusChip {...status} /> : <StateChip state={state} />}
          {state === 'Subscribed' && decided !== null ? (
            <small>{listed(decided.authorName, `с\u00a0${dayText(decided.at, zone)}`)}</small>
          ) : dateSubscribe === null ? null : (
            <small>отправлена {momentText(dateSubscribe, zone)}</small>
          )}
        </div>
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
      </section>
      <BlocksAside {...{ copies, blockStatuses, news, canChange }} />
      {canChange ? (
        <section aria-label="Правки участника" data-no-print>
          <h2 className={classes.sideTitle}>Правки участника</h2>
          <BusySwitch
            label="Открыта, что бы ни стояло в сроках"
            description={application.isEditingEnable ? undefined : application.editingRefusal}
            checked={isOpened}
            isBusy={editing.isPending}
            onChange={(event) => editing.mutate({ query, body: { isOpened: event.currentTarget.checked } })}
          />
          <Sending {...{ sheet, zone }} />
        </section>
      ) : null}
      <ConsentsAside applicationGuid={guid} {...{ zone, canChange }} />
      <FilesAside sheet={sheet} />
      <Notes {...{ sheet, zone, canChange }} />
      <MessagesAside applicationGuid={guid} {...{ zone, canChange }} />
      {canChange ? <Erasing {...{ sheet, zone }} /> : null}
      <StatusLater
        of={offered === null ? null : { sheet, statuses, status: offered, onClose: () => setOffered(null) }}
      />
    </div>
  );
}

/** Sent for its owner, and called back. */
function Sending({ sheet: { application }, zone }: { sheet: Sheet; zone: string }) {
  const [isAsking, setAsking] = useState(false);
  const query = { applicationGuid: application.guid };
  const back = useWrite(ApplicationUnsubscribe, {
    onDone: () => (setAsking(false), tell('Заявка отозвана', { subject: application.guid })),
  });
  if (application.state === 'Subscribed')
    return (
      <>
        <Button className={classes.flush!} variant="subtle" color="danger" onClick={() => setAsking(true)}>
          Отозвать заявку
        </Button>
        <Confirm
          isOpen={isAsking}
          title="Отозвать заявку?"
          action="Отозвать"
          isDanger
          isBusy={back.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => back.mutate({ query })}
        >
          Она уйдёт из отправленных. Номер и ответы останутся: отправить её снова сможет и участник, и вы.
        </Confirm>
      </>
    );
  return <SendForOwner applicationGuid={application.guid} zone={zone} variant="default" />;
}
