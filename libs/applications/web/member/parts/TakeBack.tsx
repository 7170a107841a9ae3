// The way back from the sending, and what it costs.

import { useState, type ReactNode } from 'react';
import { ApplicationUnsubscribe, type ApplicationHead } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import { Confirm, tell, useReadOnly, useWrite } from '@rampa/platform/web/desk';
import { takingBackWords } from '../words.ts';
import classes from '../style/applications.module.css';

export interface TakeBackProps {
  head: ApplicationHead;
  /** The event asks for no money: nothing is said of it. */
  isFree: boolean;
  children: ReactNode;
}

export function TakeBack({ head, isFree, children }: TakeBackProps) {
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useReadOnly() !== null;
  const leaving = useWrite(ApplicationUnsubscribe, { onDone: () => tell('Заявка отозвана. Ответы и номер остались') });
  return (
    <>
      <div className={classes.deeds}>
        {children}
        {isReadOnly ? null : (
          <Button kind="danger" onClick={() => setAsking(true)}>
            Отозвать заявку
          </Button>
        )}
      </div>
      <Confirm
        isOpen={isAsking}
        isDanger
        title="Отозвать заявку?"
        action="Отозвать"
        isBusy={leaving.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          leaving.mutate({ query: { applicationGuid: head.guid } }, { onSettled: () => setAsking(false) })
        }
      >
        {takingBackWords(head, isFree)}
      </Confirm>
    </>
  );
}
