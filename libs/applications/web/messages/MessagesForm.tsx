// «Переписка»: what a member and the organizer have written to each other about an application, and a line to write in.

import { useEffect, useState } from 'react';
import {
  ApplicationMessageGetByApplication,
  ApplicationMessageSee,
  ApplicationMessageSend,
  type ApplicationMessageView,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  momentText,
  OlderNewer,
  PageForm,
  Panel,
  TextArea,
  useCallForm,
  useLatestPages,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { FileShown } from '../files/FileShown.tsx';
import { MessageFiles, useAttached } from './MessageFiles.tsx';
import classes from './messages.module.css';

export interface MessagesFormProps {
  applicationGuid: string;
  isOrganizer: boolean;
  canChange: boolean;
  /** Of the event. */
  zone: string;
  onClose(): void;
}

export function MessagesForm({ applicationGuid, isOrganizer, canChange, zone, onClose }: MessagesFormProps) {
  const pages = useLatestPages();
  const messages = useRead(
    ApplicationMessageGetByApplication,
    { query: { applicationGuid, ...pages.page } },
    { keepPrevious: true },
  );
  const seeing = useWrite(ApplicationMessageSee, { quiet: true });
  const unseen = messages.data?.unseen ?? 0;
  const { mutate: see } = seeing;
  useEffect(() => {
    // Whoever only looks on has not read it for those who answer.
    if (unseen > 0 && canChange) see({ body: { applicationGuid } });
  }, [unseen, canChange, see, applicationGuid]);
  return (
    <Panel isOpen title="Переписка по заявке" onClose={onClose}>
      {canChange ? <Writing {...{ applicationGuid, isOrganizer }} /> : null}
      <Answer of={messages}>
        {({ collection, totalCount }) =>
          collection.length === 0 ? (
            <EmptyState>Здесь пока никто ничего не написал.</EmptyState>
          ) : (
            <>
              <ol className={classes.list} aria-label="Сообщения, последнее первым">
                {collection.map((one) => (
                  <Message key={one.guid} {...{ one, zone }} isOwn={one.isOrganizer === isOrganizer} />
                ))}
              </ol>
              <OlderNewer pages={pages} total={totalCount} isComing={messages.isPlaceholderData} />
            </>
          )
        }
      </Answer>
    </Panel>
  );
}

function Writing({ applicationGuid, isOrganizer }: Pick<MessagesFormProps, 'applicationGuid' | 'isOrganizer'>) {
  // A second press of one message is one message.
  const [messageGuid, setMessageGuid] = useState(newGuid);
  const attached = useAttached(applicationGuid);
  const form = useCallForm(ApplicationMessageSend, {
    values: { text: '' },
    body: ({ text }) => ({ applicationGuid, messageGuid, text, fileGuids: attached.files.map(({ guid }) => guid) }),
    faults: ({ text }) => ({
      text: text.trim() === '' && attached.files.length === 0 ? 'Что написать? Можно послать и одни файлы.' : undefined,
    }),
    isRepeated: true,
    onSaved: () => setMessageGuid(newGuid()),
    lost: 'Сообщение ещё не отправлено.',
  });
  return (
    <PageForm form={form} submit="Отправить" isReady={!attached.isComing} className={classes.writing}>
      <TextArea
        at={form.at('text')}
        label={isOrganizer ? 'Участнику' : 'Организатору'}
        description={
          isOrganizer
            ? 'Он увидит это у заявки, и ему придёт письмо.'
            : 'Он увидит это у вашей заявки. Ответ придёт сюда и письмом.'
        }
        minRows={3}
        maxLength={4000}
      />
      <MessageFiles attached={attached} />
    </PageForm>
  );
}

function Message({ one, isOwn, zone }: { one: ApplicationMessageView; isOwn: boolean; zone: string }) {
  const { text, authorName, isOrganizer, at, isSeen, files } = one;
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      {text === '' ? null : <p dir="auto">{text}</p>}
      {files.length > 0 ? (
        <ul className={classes.files} aria-label="Приложено">
          {files.map((file) => (
            <li key={file.guid}>
              <FileShown guid={file.guid} file={file} />
            </li>
          ))}
        </ul>
      ) : null}
      <small>
        {listed(
          authorName || (isOrganizer ? 'организатор' : 'участник'),
          momentText(at, zone),
          isOwn ? (isSeen ? 'прочитано' : 'ещё не прочитано') : '',
        )}
      </small>
    </li>
  );
}
