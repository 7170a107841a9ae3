// A book's name: of a new one, and of one that is there.

import { useNavigate } from 'react-router';
import { ReferenceBookCreate, ReferenceBookUpdate } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';

const MISSING = { title: 'Как назвать справочник?' };

export function NewBookForm({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const form = useCallForm(ReferenceBookCreate, {
    values: { title: '' },
    missing: MISSING,
    onSaved({ guid }) {
      onClose();
      void navigate(`/organizer/library/${guid}`);
    },
  });
  return (
    <DialogForm form={form} title="Новый справочник" submit="Создать" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" placeholder="Возрастные категории" data-autofocus />
    </DialogForm>
  );
}

export interface RenameBookFormProps {
  book: { guid: string; title: string };
  onClose(): void;
}

export function RenameBookForm({ book, onClose }: RenameBookFormProps) {
  const form = useCallForm(ReferenceBookUpdate, {
    values: { title: book.title },
    body: ({ title }) => ({ referenceBookGuid: book.guid, title }),
    missing: MISSING,
    onSaved(_, { title }) {
      onClose();
      tell(`Справочник теперь называется ${inQuotes(title.trim())}`);
    },
  });
  return (
    <DialogForm form={form} title="Переименовать справочник" submit="Сохранить" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
    </DialogForm>
  );
}
