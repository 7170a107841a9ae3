// «Заметки»: what the organizer's people tell each other of an application. Its member never sees them; each is its author's.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ApplicationNoteAdd, ApplicationNoteRemove, ApplicationNoteRestore } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { IconButton, listed } from '@rampa/platform/web/base';
import { momentText, PageForm, tell, TextArea, useCallForm, useWrite } from '@rampa/platform/web/desk';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

interface NotesProps {
  sheet: Sheet;
  zone: string;
  canChange: boolean;
}

export function Notes({ sheet: { application, notes }, zone, canChange }: NotesProps) {
  const query = { applicationGuid: application.guid };
  const restore = useWrite(ApplicationNoteRestore);
  const remove = useWrite(ApplicationNoteRemove, {
    onDone: (_, asked) => {
      const { noteGuid } = asked.query!;
      const run = () => restore.mutate({ query: { ...query, noteGuid } });
      tell('Заметка убрана', { subject: noteGuid, action: { label: 'Вернуть', run } });
    },
  });
  if (!canChange && notes.length === 0) return null;
  return (
    <section aria-label="Заметки для своих" data-no-print>
      <h2 className={classes.sideTitle}>
        Заметки <small>видят только сотрудники</small>
      </h2>
      {canChange ? <NewNote applicationGuid={application.guid} /> : null}
      {notes.length === 0 ? null : (
        <ul className={classes.notes}>
          {notes.map(({ guid, text, authorName, at, isOwn }) => (
            <li key={guid}>
              <div>
                <p dir="auto">{text}</p>
                <small>{listed(authorName, momentText(at, zone))}</small>
              </div>
              {isOwn && canChange ? (
                <IconButton
                  isPlain
                  icon={IconTrash}
                  label="Убрать заметку"
                  onClick={() => remove.mutate({ query: { ...query, noteGuid: guid } })}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewNote({ applicationGuid }: { applicationGuid: string }) {
  // A second press of one note is one note.
  const [noteGuid, setNoteGuid] = useState(newGuid);
  const form = useCallForm(ApplicationNoteAdd, {
    values: { text: '' },
    asked: { query: { applicationGuid } },
    body: ({ text }) => ({ noteGuid, text }),
    missing: { text: 'Что записать?' },
    isRepeated: true,
    onSaved: () => setNoteGuid(newGuid()),
    lost: 'Заметка ещё не записана.',
  });
  return (
    <PageForm form={form} submit="Записать" variant="default" className={classes.newNote}>
      <TextArea
        at={form.at('text')}
        aria-label="Новая заметка"
        placeholder="Новая заметка"
        minRows={1}
        maxLength={5000}
      />
    </PageForm>
  );
}
