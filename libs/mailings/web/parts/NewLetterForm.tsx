// Creates a letter: kind and title. It begins with the portal's own text.

import { useNavigate } from 'react-router';
import { TemplateMessageCreate } from '@rampa/contract';
import { LETTER_KINDS, type LetterKind } from '@rampa/kernel';
import { DEFAULT_LETTERS, KIND_TITLES, KIND_WHENS } from '@rampa/mailings/domain';
import { ChoiceLine, DialogForm, TextLine, useCallForm } from '@rampa/platform/web/desk';

const KINDS = LETTER_KINDS.map((kind) => ({ value: kind, label: KIND_TITLES[kind] }));

export function NewLetterForm({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const form = useCallForm(TemplateMessageCreate, {
    values: { kind: 'mailing' as LetterKind, title: '' },
    body: ({ kind, title }) => {
      const { subject, body } = DEFAULT_LETTERS[kind];
      return { kind, title, subject, body };
    },
    missing: { title: 'Как назвать шаблон? Название видите только вы.' },
    onSaved({ guid }) {
      onClose();
      void navigate(`/organizer/email-templates/${guid}`);
    },
  });
  return (
    <DialogForm form={form} title="Новый шаблон" submit="Создать" onClose={onClose}>
      <TextLine
        at={form.at('title')}
        label="Название"
        description="Для своих: участники его не увидят."
        placeholder="Перед генеральной репетицией"
        data-autofocus
      />
      <ChoiceLine at={form.at('kind')} label="Вид письма" data={KINDS} description={<When form={form} />} />
    </DialogForm>
  );
}

function When({ form }: { form: { useValue(name: 'kind'): LetterKind } }) {
  return KIND_WHENS[form.useValue('kind')];
}
