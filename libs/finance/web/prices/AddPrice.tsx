import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Select } from '@rampa/platform/web/desk';
import type { PriceDraft, PricesView } from './use-price-draft.ts';
import classes from './prices.module.css';

export interface AddPriceProps {
  draft: PriceDraft;
  fields: PricesView['fields'];
  onDay(day: string): void;
}

/** Another field or line gets a price; another term stands in all rows. */
export function AddPrice({ draft, fields, onDay }: AddPriceProps) {
  const [day, setDay] = useState('');
  const priced = new Set(draft.prices.map((one) => keyOf(one.competitionFieldGuid, one.referenceBookItemGuid)));
  const groups = fields
    .filter(({ isRemoved }) => !isRemoved)
    .map((field) => ({
      group: `${field.blockTitle}: ${field.title}`,
      items: [
        { field: field.competitionFieldGuid, item: null, title: field.title, label: field.items.length > 0 ? 'Любая строка' : field.title }, // prettier-ignore
        ...field.items.map(({ referenceBookItemGuid: item, title }) => ({ field: field.competitionFieldGuid, item, title, label: title })), // prettier-ignore
      ].filter(({ field: guid, item }) => !priced.has(keyOf(guid, item))),
    }))
    .filter(({ items }) => items.length > 0);
  const all = groups.flatMap(({ items }) => items);
  return (
    <div className={classes.adding}>
      <Select
        label="Добавить цену"
        placeholder="Поле формы или строка справочника"
        searchable
        nothingFoundMessage="Такого поля нет"
        data={groups.map(({ group, items }) => ({
          group,
          items: items.map((one) => ({ value: keyOf(one.field, one.item), label: one.label })),
        }))}
        value={null}
        onChange={(key) => {
          const one = all.find(({ field, item }) => keyOf(field, item) === key);
          if (one) draft.add(one);
        }}
      />
      <div className={classes.day}>
        <TextInput
          type="date"
          label="Новый срок для всех"
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        <Button
          size="md"
          variant="default"
          disabled={day === ''}
          leftSection={<IconPlus size={16} />}
          onClick={() => {
            onDay(day);
            setDay('');
          }}
        >
          Срок
        </Button>
      </div>
    </div>
  );
}

function keyOf(field: string, item: string | null): string {
  return `${field} ${item ?? ''}`;
}
