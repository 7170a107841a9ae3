// «Переписка» beside an application: what was written last, a line to answer in, and the way to all of it.

import { useState } from 'react';
import { ApplicationMessageGetByApplication, ApplicationMessageSee, ApplicationMessageSend } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { momentText, PageForm, TextArea, useCallForm, useRead, useWrite } from '@rampa/platform/web/desk';
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
      {last && canChange ? <Reply applicationGuid={applicationGuid} /> : null}
      <MessagesButton {...{ applicationGuid, zone, canChange }} isOrganizer />
    </section>
  );
}

/** Files are sent from the whole of it. Whoever answers has read what was written. */
function Reply({ applicationGuid }: { applicationGuid: string }) {
  // A second press of one message is one message.
  const [messageGuid, setMessageGuid] = useState(newGuid);
  const seeing = useWrite(ApplicationMessageSee, { quiet: true });
  const form = useCallForm(ApplicationMessageSend, {
    values: { text: '' },
    body: ({ text }) => ({ applicationGuid, messageGuid, text, fileGuids: [] }),
    faults: ({ text }) => ({ text: text.trim() === '' ? 'Что ответить?' : undefined }),
    isRepeated: true,
    onSaved: () => {
      setMessageGuid(newGuid());
      seeing.mutate({ body: { applicationGuid } });
    },
    lost: 'Ответ участнику ещё не отправлен.',
  });
  return (
    <PageForm form={form} submit="Ответить" variant="default" className={classes.reply}>
      <TextArea
        at={form.at('text')}
        aria-label="Ответ участнику"
        placeholder="Ответить участнику"
        minRows={1}
        maxLength={4000}
      />
    </PageForm>
  );
}
