// Lines are added one after another: Enter, and the field is empty for the next.

import { ReferenceBookItemCreate } from '@rampa/contract';
import { LineForm, TextLine, useCallForm } from '@rampa/platform/web/desk';
import classes from '../style/library.module.css';

export function NewItem({ book }: { book: string }) {
  const form = useCallForm(ReferenceBookItemCreate, {
    values: { title: '' },
    body: ({ title }) => ({ referenceBookGuid: book, title }),
    missing: { title: 'Впишите строку' },
    isRepeated: true,
  });
  return (
    <div data-no-print>
      <LineForm form={form} className={classes.line} submit="Добавить">
        <TextLine at={form.at('title')} label="Новая строка" autoComplete="off" />
      </LineForm>
    </div>
  );
}
