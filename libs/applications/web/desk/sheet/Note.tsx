// The organizer's own words about an application. Two of his people may write at once: the second one decides what stays.

import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApplicationSetNote } from '@rampa/contract';
import { ApiFailure, listed } from '@rampa/platform/web/base';
import { momentText, PageForm, TextArea, useCallForm } from '@rampa/platform/web/desk';
import clash from '../../filling/style/clash.module.css';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

const TITLE = 'Заметка для своих';

interface NoteProps {
  sheet: Sheet;
  zone: string;
}

export function Note({ canChange, ...note }: NoteProps & { canChange: boolean }) {
  const { sheet } = note;
  if (canChange) return <NoteForm {...note} />;
  return sheet.note === '' ? null : (
    <section aria-label={TITLE}>
      <h2 className={classes.sideTitle}>{TITLE}</h2>
      <p className={classes.comment}>{sheet.note}</p>
      <Noted {...note} />
    </section>
  );
}

/** Who has written it last. */
function Noted({ sheet: { noted }, zone }: NoteProps) {
  return noted ? <p className={classes.note}>{listed(noted.authorName, momentText(noted.at, zone))}</p> : null;
}

function NoteForm({ sheet, zone }: NoteProps) {
  const { application, note } = sheet;
  // What was read before it was typed over: words that came meanwhile are not written over unseen.
  const base = useRef(note);
  const [theirs, setTheirs] = useState<string | null>(null);
  const form = useCallForm(ApplicationSetNote, {
    values: { note },
    asked: { query: { applicationGuid: application.guid } },
    body: (values) => ({ note: values.note, base: base.current }),
    told(error) {
      setTheirs(standingNote(error));
      return {};
    },
    onSaved(_, values) {
      base.current = values.note.trim();
      setTheirs(null);
    },
    follows: true,
  });
  const readAgain = useEffectEvent((standing: string) => {
    if (!form.isDirty()) base.current = standing;
  });
  useEffect(() => readAgain(note), [note]);
  const decide = (standing: string, isMine: boolean) => {
    base.current = standing;
    if (!isMine) form.put({ note: standing });
    form.submit();
  };
  return (
    <section aria-label={TITLE} data-no-print>
      <h2 className={classes.sideTitle}>{TITLE}</h2>
      <Noted {...{ sheet, zone }} />
      <PageForm form={form} submit="Сохранить">
        <TextArea
          at={form.at('note')}
          aria-label={TITLE}
          placeholder="Участник её не видит"
          minRows={3}
          maxLength={5000}
        />
        {theirs === null ? null : (
          <div className={clash.clash} role="group" aria-label="Две заметки">
            <div className={clash.said}>
              <div>
                <small>Сейчас в заметке</small>
                <p dir="auto">{theirs === '' ? 'пусто' : theirs}</p>
              </div>
            </div>
            <div className={clash.said}>
              <Button variant="default" onClick={() => decide(theirs, true)}>
                Оставить мою
              </Button>
              <Button variant="default" onClick={() => decide(theirs, false)}>
                Взять эту
              </Button>
            </div>
          </div>
        )}
      </PageForm>
    </section>
  );
}

/** Null: it was refused for another reason. */
function standingNote(error: Error): string | null {
  if (!(error instanceof ApiFailure) || error.code !== 'staleVersion') return null;
  const note = error.errors[0]?.customData?.['note'];
  return typeof note === 'string' ? note : null;
}
