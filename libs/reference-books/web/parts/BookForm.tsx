// A book's name: of a new one, and of one that is there.

import { useNavigate } from 'react-router';
import { ReferenceBookCreate, ReferenceBookUpdate } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, SwitchLine, tell, TextLine, useCallForm, type KitForm } from '@rampa/platform/web/desk';

const MISSING = { title: 'Как назвать справочник?' };

function HasAges({ form }: { form: KitForm<{ title: string; hasAges: boolean }> }) {
  return (
    <SwitchLine
      at={form.at('hasAges')}
      label="Возрастные категории"
      description="У каждой строки будут границы, от скольких и до скольких лет: портал прочтёт их из названия."
    />
  );
}

export function NewBookForm({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const form = useCallForm(ReferenceBookCreate, {
    values: { title: '', hasAges: false },
    missing: MISSING,
    onSaved({ guid }) {
      onClose();
      void navigate(`/organizer/library/${guid}`);
    },
  });
  return (
    <DialogForm form={form} title="Новый справочник" submit="Создать" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" placeholder="Формы выступлений" data-autofocus />
      <HasAges form={form} />
    </DialogForm>
  );
}

export interface RenameBookFormProps {
  book: { guid: string; title: string; hasAges: boolean };
  onClose(): void;
}

export function RenameBookForm({ book, onClose }: RenameBookFormProps) {
  const form = useCallForm(ReferenceBookUpdate, {
    values: { title: book.title, hasAges: book.hasAges },
    body: (values) => ({ referenceBookGuid: book.guid, ...values }),
    missing: MISSING,
    onSaved(_, { title }) {
      onClose();
      tell(`Сохранили справочник ${inQuotes(title.trim())}`);
    },
  });
  return (
    <DialogForm form={form} title="Справочник" submit="Сохранить" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
      <HasAges form={form} />
    </DialogForm>
  );
}
