// A list pasted into the line that names a block which repeats is offered as blocks; they are written at once, and taken back.

import { useCallback, useState, type ReactNode } from 'react';
import {
  pastedRows,
  placesFor,
  rosterPlace,
  soundRows,
  type PastedRow,
  type WrongRow,
} from '@rampa/applications/domain';
import { ApplicationTemplateAddBlocks, ApplicationTemplateDeleteBlocks } from '@rampa/contract';
import type { FormField } from '@rampa/forms/domain';
import { counted, newGuid, type Guid } from '@rampa/kernel';
import { openedLater, tell, tellOffline, useMake, useWrite } from '@rampa/platform/web/desk';
import type { FieldShown, FillingModel } from '../model/filling-model.ts';
import { today } from '../model/today.ts';
import { placeKey } from '../queue/field-saves.ts';
import { OFFLINE } from '../words.ts';

const PasteListLater = openedLater(async () => (await import('./PasteListForm.tsx')).PasteListForm);

interface Pasted {
  shown: FieldShown;
  text: string;
  title: string;
  birthDate: FormField | undefined;
  rows: readonly PastedRow[];
  wrong: readonly WrongRow[];
  room: number;
  isTaken: boolean;
}

/** `take` answers whether it was a list, and is asked about now. */
export function usePastedList(model: FillingModel): {
  take(shown: FieldShown, text: string): boolean;
  asked: ReactNode;
} {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const adding = useMake(ApplicationTemplateAddBlocks);
  const removing = useWrite(ApplicationTemplateDeleteBlocks);

  const take = useCallback(
    (shown: FieldShown, text: string) => {
      const found = listIn(model, shown, text);
      if (found) setPasted(found);
      return found !== null;
    },
    [model],
  );

  async function put(of: Pasted, rows: readonly PastedRow[]) {
    const { shown, birthDate } = of;
    if (!(await model.queue.settled(model.guid))) return tellOffline(OFFLINE);
    const fields = [shown.field, ...(birthDate ? [birthDate] : [])];
    const query = { applicationBlockGuid: shown.place.applicationBlockGuid };
    adding.mutate(
      {
        query,
        body: {
          fieldGuids: fields.map(({ guid }) => guid),
          rows: rows.map((row) => [row.name, ...(birthDate ? [row.birthDate] : [])]),
          changeGuid: newGuid(),
        },
      },
      {
        onSuccess({ filled, added }) {
          const left = { ...of, rows: of.rows.slice(rows.length), room: 0, isTaken: true };
          setPasted(left.rows.length + left.wrong.length > 0 ? left : null);
          tell(`Вставлено списком: ${counted(rows.length, 'строка', 'строки', 'строк')}`, {
            subject: 'blocks',
            action: { label: 'Отменить вставку', run: () => takeBack(fields, filled, added) },
          });
        },
      },
    );
  }

  function takeBack(fields: readonly FormField[], filled: readonly Guid[], added: readonly Guid[]) {
    for (const applicationBlockGuid of filled)
      for (const { guid: fieldGuid } of fields)
        model.type(placeKey({ applicationGuid: model.guid, applicationBlockGuid, fieldGuid }), null);
    model.settle();
    if (added.length > 0) removing.mutate({ body: { applicationBlockGuids: [...added] } });
  }

  const asked = (
    <PasteListLater
      of={
        pasted && {
          ...{
            title: pasted.title,
            rows: pasted.rows,
            wrong: pasted.wrong,
            room: pasted.room,
            isTaken: pasted.isTaken,
          },
          isBusy: adding.isPending,
          onTake: (rows) => void put(pasted, rows),
          onPlain() {
            setPasted(null);
            model.type(pasted.shown.key, { t: pasted.text.replace(/\s+/g, ' ').trim() });
            model.settle();
          },
          onClose: () => setPasted(null),
        }
      }
    />
  );
  return { take, asked };
}

/** Null: one line, or no line that names a block of which there may be several. */
function listIn(model: FillingModel, shown: FieldShown, text: string): Pasted | null {
  const { field, place } = shown;
  const { filling, view } = model.form();
  const block = filling.sections
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.applicationBlockGuid === place.applicationBlockGuid)?.block;
  if (!block || block.max === 1) return null;
  const fields = (view.form.fields as unknown as FormField[]).filter(({ blockGuid }) => blockGuid === block.guid);
  const naming = rosterPlace(fields);
  const first = fields.find(({ kind, option }) => kind === 'Text' && (option.format ?? 'line') === 'line');
  if ((naming?.name ?? first)?.guid !== field.guid) return null;
  const birthDate = naming?.birthDate;
  const rows = pastedRows(text, birthDate !== undefined);
  if (rows.length < 2) return null;
  const { sound, wrong } = soundRows(rows, field, birthDate, today());
  const blocks = model.blocks();
  const at = blocks.find(({ guid }) => guid === place.applicationBlockGuid)!;
  const numbers = [field, ...(birthDate ? [birthDate] : [])].map(({ n }) => n);
  return {
    ...{ shown, text, title: block.title, birthDate },
    ...{ rows: sound, wrong },
    room: placesFor(blocks, at, numbers, block.max).room,
    isTaken: false,
  };
}
