// A new form of the library: ready, a copy of another one, or empty.

import { useNavigate } from 'react-router';
import { ApplicationBuilderBuildTemplate, type AnswerOf, type ApplicationBuilderListTemplate } from '@rampa/contract';
import { READY_FORM_KEYS } from '@rampa/kernel';
import { ChoiceLine, DialogForm, TextLine, useCallForm } from '@rampa/platform/web/desk';

export interface NewFormProps {
  library: AnswerOf<typeof ApplicationBuilderListTemplate>;
  /** What it begins with: a ready form's key, a form's guid; empty: nothing. */
  source: string;
  onClose(): void;
}

export function NewForm({ library, source, onClose }: NewFormProps) {
  const navigate = useNavigate();
  const sources = [
    { group: 'Готовые', items: library.ready.map(({ key, title }) => ({ value: key as string, label: title })) },
    { group: 'Свои', items: library.own.map(({ guid, title }) => ({ value: guid, label: title })) },
  ].filter(({ items }) => items.length > 0);
  const known = sources.flatMap(({ items }) => items).find(({ value }) => value === source);
  const isOwn = library.own.some(({ guid }) => guid === source);
  const form = useCallForm(ApplicationBuilderBuildTemplate, {
    values: { title: known ? (isOwn ? `${known.label} (копия)` : known.label) : '', source: source || null },
    body: ({ title, source: from }) => {
      const readyKey = READY_FORM_KEYS.find((key) => key === from);
      return { title, ...(readyKey ? { readyKey } : from ? { sourceFormGuid: from } : {}) };
    },
    missing: { title: 'Как назвать форму?' },
    onSaved({ guid }) {
      onClose();
      void navigate(`/organizer/forms/${guid}`);
    },
  });
  return (
    <DialogForm form={form} title="Новая форма" submit="Создать" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" placeholder="Заявка хорового конкурса" data-autofocus />
      <ChoiceLine
        at={form.at('source')}
        label="С чего начать"
        placeholder="с пустой"
        clearable
        allowDeselect
        searchable
        data={sources}
      />
    </DialogForm>
  );
}
