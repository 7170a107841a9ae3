// The words of a letter that is no template: what it says by itself is chosen from a list and put where one writes.

import { useId } from 'react';
import { ApplicationViewGetByCompetition } from '@rampa/contract';
import { insertWords, TextArea, TextLine, useRead, type KitForm } from '@rampa/platform/web/desk';
import { SayMenu } from './SayMenu.tsx';

export interface WordsOnceProps {
  form: KitForm<{ template: string; subject: string; text: string }>;
  competitionGuid: string;
}

export function WordsOnce({ form, competitionGuid }: WordsOnceProps) {
  const facts = useRead(ApplicationViewGetByCompetition, { query: { competitionGuid } });
  const id = useId();
  const put = (name: string) => insertWords(form, 'text', { id, words: `{${name}}` });
  return (
    <>
      <TextLine at={form.at('subject')} label="Тема" />
      <TextArea
        at={form.at('text')}
        id={id}
        label="Текст"
        description="Имя, номер заявки и ответы подставятся сами: выберите их из списка."
        minRows={5}
      />
      <SayMenu fields={facts.data?.fields ?? []} onChoose={put} />
    </>
  );
}
