// Numbers put aside: blanks that are printed now and filled in by hand on the stage.

import { DocumentListReserve } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { DialogForm, NumberLine, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';

export interface ReserveFormProps {
  competitionDocumentGuid: string;
  onClose(): void;
}

export function ReserveForm({ competitionDocumentGuid, onClose }: ReserveFormProps) {
  const form = useSendForm({
    values: { count: 10, note: '' },
    writes: [DocumentListReserve],
    async send(body) {
      const { numbers } = await callApi(DocumentListReserve, { query: { competitionDocumentGuid }, body });
      tell(numbers.length === 1 ? `Отложен ${numbers[0]}` : `Отложены ${numbers[0]} — ${numbers.at(-1)}`);
    },
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title="Отложить номера" submit="Отложить" onClose={onClose}>
      <p>Появятся бланки без имени, каждый со своим номером и кодом. Напечатайте их и впишите имя от руки.</p>
      <NumberLine at={form.at('count')} label="Сколько" min={1} max={200} data-autofocus />
      <TextLine at={form.at('note')} label="Для чего" description="Видите только вы" />
    </DialogForm>
  );
}
