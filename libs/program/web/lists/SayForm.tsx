// One text for several rows: the same room, bus or hour.

import { CompetitionCustomListsSetText } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { ChoiceLine, DialogForm, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';
import type { Column } from './words.ts';

export interface SayFormProps {
  list: string;
  /** Filled by hand. */
  columns: readonly Column[];
  items: readonly string[];
  onClose(): void;
  onSaid(): void;
}

export function SayForm({ list, columns, items, onClose, onSaid }: SayFormProps) {
  const rows = counted(items.length, 'строка', 'строки', 'строк');
  const form = useCallForm(CompetitionCustomListsSetText, {
    values: { columnGuid: columns[0]!.guid, text: '' },
    asked: { query: { customListGuid: list } },
    body: (values) => ({ ...values, competitionProgramItemGuids: [...items] }),
    onSaved() {
      tell(`Записано: ${rows}`);
      onSaid();
      onClose();
    },
  });
  return (
    <DialogForm form={form} title={`Записать всем отмеченным: ${rows}`} submit="Записать" onClose={onClose}>
      <ChoiceLine
        at={form.at('columnGuid')}
        label="Столбец"
        data={columns.map(({ guid, title }) => ({ value: guid, label: title }))}
      />
      <TextLine at={form.at('text')} label="Что записать" description="Пустое сотрёт записанное." data-autofocus />
    </DialogForm>
  );
}
