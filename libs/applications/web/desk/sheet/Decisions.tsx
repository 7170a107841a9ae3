// At the right, below the status: what the organizer has to say of an application to its owner and to his own people.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApplicationSetEditing, ApplicationUnsubscribe, type BlockStatusView } from '@rampa/contract';
import { BusySwitch, Confirm, tell, useWrite } from '@rampa/platform/web/desk';
import { BlocksAside } from './BlocksAside.tsx';
import { ConsentsAside } from './ConsentsAside.tsx';
import type { Copy } from './copies.ts';
import { Erasing } from './Erasing.tsx';
import { FilesAside } from './FilesAside.tsx';
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
  zone: string;
  canChange: boolean;
}

export function Decisions({ sheet, copies, news, blockStatuses, zone, canChange }: DecisionsProps) {
  const { application, isOpened } = sheet;
  const { guid } = application;
  const query = { applicationGuid: guid };
  const editing = useWrite(ApplicationSetEditing);
  return (
    <div className={classes.decisions}>
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
          Она уйдёт из отправленных, участнику об этом напишем. Номер и ответы останутся. Отправить её снова сможете вы,
          а пока заявки принимают, и он.
        </Confirm>
      </>
    );
  return <SendForOwner application={application} zone={zone} variant="default" />;
}
