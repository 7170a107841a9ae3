// «На место №…»: chooses by name where the moved rows will stand.

import { DrawerForm } from '../form/DrawerForm.tsx';
import { ChoiceLine } from '../form/fields/ChoiceLine.tsx';
import { useSendForm } from '../form/use-form.ts';
import type { Side } from './use-order-drag.ts';

export interface PlaceFormProps {
  /** «Переставить № 24 Жар-птица» */
  title: string;
  /** The rows that do not move, in their order. */
  rows: readonly { id: string; name: string }[];
  hint?: string;
  onPlace(side: Side, ofId: string | null): void;
  onClose(): void;
}

const AT_END = 'end';
const END = { value: AT_END, label: 'В самый конец' };
/** A search helps among thousands of rows. */
const SHOWN = 100;

const HINT = 'Кто там стоит и все после него сдвинутся ниже; номера не меняются.';

export function PlaceForm({ title, rows, hint = HINT, onPlace, onClose }: PlaceFormProps) {
  const form = useSendForm({
    values: { place: null as string | null },
    faults: ({ place }) => ({ place: place === null ? 'Выберите место' : undefined }),
    send: async ({ place }) => {
      if (place === AT_END) onPlace('after', null);
      else onPlace('before', place);
    },
    onSaved: onClose,
  });
  const places = rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DrawerForm form={form} title={title} submit="Переставить" onClose={onClose}>
      <ChoiceLine
        at={form.at('place')}
        label="На место"
        description={hint}
        searchable
        limit={SHOWN}
        data-autofocus
        placeholder="№ или имя"
        data={rows.length < SHOWN ? [...places, END] : [END, ...places]}
      />
    </DrawerForm>
  );
}
