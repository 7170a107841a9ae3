// Whom a line of a book of ages takes in.

import { ReferenceBookItemUpdate, type BookItemFace } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, NumberLine, useCallForm } from '@rampa/platform/web/desk';
import { agesFault } from '@rampa/reference-books/domain';
import classes from '../style/library.module.css';

export function AgesForm({ item, onClose }: { item: BookItemFace; onClose(): void }) {
  const form = useCallForm(ReferenceBookItemUpdate, {
    values: { ageFrom: item.ageFrom, ageTo: item.ageTo },
    body: (ages) => ({ referenceBookItemGuid: item.guid, ...ages }),
    faults(ages) {
      const fault = agesFault(ages);
      return fault ? { [fault.field]: fault.words } : {};
    },
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title={`Границы возраста: ${inQuotes(item.title)}`} submit="Сохранить" onClose={onClose}>
      <p className={classes.note}>Полных лет, включительно. Пустое поле — без границы с этой стороны.</p>
      <div className={classes.bounds}>
        <NumberLine at={form.at('ageFrom')} label="От" data-autofocus />
        <NumberLine at={form.at('ageTo')} label="До" />
      </div>
    </DialogForm>
  );
}
