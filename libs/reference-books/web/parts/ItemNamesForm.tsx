// How a long line is called where there is little room.

import { ReferenceBookItemUpdate, type BookItemFace } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, TextLine, useCallForm } from '@rampa/platform/web/desk';

export function ItemNamesForm({ item, onClose }: { item: BookItemFace; onClose(): void }) {
  const form = useCallForm(ReferenceBookItemUpdate, {
    values: { shortTitle: item.shortTitle },
    body: ({ shortTitle }) => ({ referenceBookItemGuid: item.guid, shortTitle }),
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title="Название для экранов" submit="Сохранить" onClose={onClose}>
      <TextLine
        at={form.at('shortTitle')}
        label={`Как коротко назвать ${inQuotes(item.title)}`}
        description="Его покажут экраны зала. Пусто — полное название, а длинное сократится само."
        data-autofocus
      />
    </DialogForm>
  );
}
