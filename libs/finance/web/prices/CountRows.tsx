// From which number or from how many people on the price is another one.

import { ActionIcon, Button, NumberInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { FieldPriceView } from '@rampa/contract';
import { Select } from '@rampa/platform/web/desk';
import type { Told } from './as-price.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { SumOrPercent } from './SumOrPercent.tsx';
import classes from './prices.module.css';

export interface RowsProps {
  price: FieldPriceView;
  told: Told | undefined;
  change(changes: Partial<FieldPriceView>): void;
}

const SCOPES = [
  { value: 'application', label: 'в одной заявке' },
  { value: 'performer', label: 'у каждого исполнителя' },
  { value: 'member', label: 'во всех заявках участника' },
];

export function CountRows({ price, told, change }: RowsProps & { currency: string }) {
  const { tiers, bands } = price;
  const key = tiers.length > 0 ? 'tiers' : 'bands';
  const rows = key === 'tiers' ? tiers : bands;
  if (rows.length === 0) return null;
  const replaced = (at: number, row: object) => rows.map((one, place) => (place === at ? { ...one, ...row } : one));
  const put = (next: readonly object[]) => change({ [key]: next } as Partial<FieldPriceView>);
  const last = rows.at(-1);
  return (
    <div className={classes.rows}>
      {price.bandsOf === 'items' || key === 'tiers' ? (
        <Select
          label="Номера считают"
          allowDeselect={false}
          data={SCOPES}
          value={price.tierScope}
          onChange={(scope) => change({ tierScope: scope as FieldPriceView['tierScope'] })}
        />
      ) : null}
      {rows.map((row, at) => (
        <div key={at} className={classes.line}>
          <NumberInput
            label={
              key === 'tiers'
                ? 'С какого номера'
                : price.bandsOf === 'people'
                  ? 'От скольких людей'
                  : 'От скольких номеров'
            }
            allowDecimal={false}
            allowNegative={false}
            value={row.from}
            error={told?.get(`${key}.${at}.from`)}
            onChange={(value) => put(replaced(at, { from: Number(value) || 0 }))}
          />
          {'percentBp' in row ? (
            <SumOrPercent
              label="Цена"
              percentLabel="Часть цены"
              sum={row.price}
              percentBp={row.percentBp}
              error={
                told?.get(`${key}.${at}`) ?? told?.get(`${key}.${at}.price`) ?? told?.get(`${key}.${at}.percentBp`)
              }
              onChange={(value) => put(replaced(at, value))}
            />
          ) : (
            <MoneyInput
              label="Цена для всех"
              value={row.price}
              error={told?.get(`${key}.${at}.price`)}
              onChange={(value) => put(replaced(at, { price: value ?? 0 }))}
            />
          )}
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={`Убрать строку ${at + 1}`}
            onClick={() => put(rows.filter((_, place) => place !== at))}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => put([...rows, { ...last, from: (last?.from ?? 1) + 1 }])}
      >
        Ещё граница
      </Button>
    </div>
  );
}
