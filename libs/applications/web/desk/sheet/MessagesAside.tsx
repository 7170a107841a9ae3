// «Переписка» beside an application: what was written last, and the way to all of it and to an answer.

import { ApplicationMessageGetByApplication } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { momentText, useRead } from '@rampa/platform/web/desk';
import { MessagesButton } from '../../messages/index.ts';
import classes from './sheet.module.css';

export interface MessagesAsideProps {
  applicationGuid: string;
  zone: string;
  canChange: boolean;
}

export function MessagesAside({ applicationGuid, zone, canChange }: MessagesAsideProps) {
  // As the button asks, so that both are one reading.
  const { data } = useRead(ApplicationMessageGetByApplication, { query: { applicationGuid, pageSize: 1 } });
  const last = data?.collection[0];
  return (
    <section aria-label="Переписка" data-no-print>
      <h2 className={classes.sideTitle}>Переписка</h2>
      {last ? (
        <blockquote className={classes.lastMessage} dir="auto">
          <p>{last.text || 'Приложены файлы'}</p>
          <small>
            {listed(last.authorName || (last.isOrganizer ? 'организатор' : 'участник'), momentText(last.at, zone))}
          </small>
        </blockquote>
      ) : null}
      <MessagesButton {...{ applicationGuid, zone, canChange }} isOrganizer />
    </section>
  );
}
