// «На место №…»: where the moved rows are to stand, by name.

import { Select } from '@mantine/core';
import { useState } from 'react';
import { FormDrawer } from '../parts/FormDrawer.tsx';
import type { Side } from './use-order-drag.ts';

export interface PlaceFormProps {
  /** «Переставить № 24 Жар-птица» */
  title: string;
  /** The rows that stay, in their order. */
  rows: readonly { id: string; name: string }[];
  hint?: string;
  onPlace(side: Side, ofId: string | null): void;
  onClose(): void;
}

const AT_END = 'end';

const HINT = 'Кто там стоит и все после него сдвинутся ниже; номера не меняются.';

export function PlaceForm({ title, rows, hint = HINT, onPlace, onClose }: PlaceFormProps) {
  const [place, setPlace] = useState<string | null>(null);
  return (
    <FormDrawer
      isOpen
      title={title}
      submit="Переставить"
      isReady={place !== null}
      onClose={onClose}
      onSubmit={() => {
        if (place === AT_END) onPlace('after', null);
        else onPlace('before', place);
        onClose();
      }}
    >
      <Select
        label="На место"
        description={hint}
        searchable
        data-autofocus
        placeholder="№ или имя"
        data={[...rows.map(({ id, name }) => ({ value: id, label: name })), { value: AT_END, label: 'В самый конец' }]}
        value={place}
        onChange={setPlace}
      />
    </FormDrawer>
  );
}
