// Title, subject and text of a letter, with the preview beside them (below on a phone).

import { Button } from '@mantine/core';
import { useId } from 'react';
import { TemplateMessageSendTest, TemplateMessageUpdate, type LetterTemplate } from '@rampa/contract';
import { letterFaults, placeholdersOf, type LetterText } from '@rampa/mailings/domain';
import { Held, insertWords, PageForm, tell, TextLine, useCallForm, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/letters.module.css';
import { LetterEditor } from './EditorLater.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { PlaceholderMenu } from './PlaceholderMenu.tsx';

interface Words {
  title: string;
  subject: string;
  body: LetterText;
}

export function LetterWords({ letter }: { letter: LetterTemplate }) {
  const { guid, kind, title, subject, body, version } = letter;
  const subjectId = useId();
  const form = useCallForm(TemplateMessageUpdate, {
    values: { title, subject, body } as Words,
    // Of the newest words: whatever of them differs from what was typed upon has been told at its field.
    body: (words) => ({ templateMessageGuid: guid, version, ...words }),
    missing: { title: 'Как назвать шаблон?', subject: 'О чём письмо? Тему видят раньше всего остального.' },
    faults: (words) => faultsOf(kind, words),
    draft: { name: `letter ${guid}` },
    follows: true,
  });
  const trial = useWrite(TemplateMessageSendTest, {
    onDone: ({ email }) => tell(`Письмо на пробу ушло на ${email}`),
  });

  const putIntoSubject = (name: string) => insertWords(form, 'subject', { id: subjectId, words: `{${name}}` });

  function sendTrial(): void {
    const { subject: line, body: text } = form.values();
    // A faulty letter is submitted instead: the form shows its faults and sends nothing.
    if (line.trim() === '' || letterFaults(kind, { subject: line, body: text }).length > 0) return form.submit();
    trial.mutate({ body: { kind, subject: line, body: text } });
  }

  return (
    <div className={classes.desk}>
      <PageForm
        form={form}
        submit="Сохранить"
        isKept
        label="Слова письма"
        aside={
          <Button size="md" variant="default" loading={trial.isPending} onClick={sendTrial}>
            Отправить себе на пробу
          </Button>
        }
      >
        <TextLine at={form.at('title')} label="Название шаблона" description="Для своих: участники его не увидят." />
        <TextLine
          at={form.at('subject')}
          id={subjectId}
          label="Тема письма"
          rightSection={<PlaceholderMenu isSmall of={placeholdersOf(kind)} onChoose={putIntoSubject} />}
          rightSectionWidth={44}
        />
        <Held at={form.at('body')}>
          {(value, set, error) => (
            <LetterEditor kind={kind} value={value} now={() => form.values().body} onChange={set} error={error} />
          )}
        </Held>
      </PageForm>
      <LetterPreview kind={kind} form={form} />
    </div>
  );
}

/** The first fault of each field: they are corrected one after another. */
function faultsOf(kind: LetterTemplate['kind'], words: Words): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const { field, message } of letterFaults(kind, words)) found[field] ??= message;
  // Without a subject the call's own rule speaks.
  if (words.subject.trim() === '') delete found.subject;
  return found;
}
