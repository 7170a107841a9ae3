// Numbers put aside: blanks that are printed now and filled in by hand on the stage.

import { DocumentListReserve } from '@rampa/contract';
import { DialogForm, NumberLine, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';

export interface ReserveFormProps {
  competitionDocumentGuid: string;
  onClose(): void;
}

export function ReserveForm({ competitionDocumentGuid, onClose }: ReserveFormProps) {
  const form = useCallForm(DocumentListReserve, {
    values: { count: 10, note: '' },
    asked: { query: { competitionDocumentGuid } },
    onSaved({ numbers }) {
      tell(numbers.length === 1 ? `Отложен ${numbers[0]}` : `Отложены ${numbers[0]} — ${numbers.at(-1)}`);
      onClose();
    },
  });
  return (
    <DialogForm form={form} title="Отложить номера" submit="Отложить" onClose={onClose}>
      <p>Появятся бланки без имени, каждый со своим номером и кодом. Напечатайте их и впишите имя от руки.</p>
      <NumberLine at={form.at('count')} label="Сколько" data-autofocus />
      <TextLine at={form.at('note')} label="Для чего" description="Видите только вы." />
    </DialogForm>
  );
}
