// From which days on the price is another one.

import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { plusDays } from '@rampa/finance/domain';
import type { RowsProps } from './CountRows.tsx';
import { newTerm } from './new-rows.ts';
import { SumOrPercent } from './SumOrPercent.tsx';
import classes from './prices.module.css';

export function TermRows({ price, told, today, change }: RowsProps & { today: string }) {
  const { windows } = price;
  const put = (at: number, row: object) =>
    change({ windows: windows.map((one, place) => (place === at ? { ...one, ...row } : one)) });
  const last = windows
    .map(({ dateFrom }) => dateFrom)
    .toSorted()
    .at(-1);
  return (
    <div>
      <p className={classes.legend}>Когда цена меняется</p>
      {windows.map((window, at) => (
        <div key={window.schedulePriceChangeValueGuid} className={classes.line}>
          <TextInput
            type="date"
            label="С какого дня"
            value={window.dateFrom}
            error={told?.get(`windows.${at}.from`)}
            onChange={({ currentTarget: { value } }) => (value ? put(at, { dateFrom: value }) : undefined)}
          />
          <SumOrPercent
            label="Цена"
            percentLabel="От обычной цены"
            sum={window.price}
            percentBp={window.percentBp}
            error={
              told?.get(`windows.${at}`) ?? told?.get(`windows.${at}.price`) ?? told?.get(`windows.${at}.percentBp`)
            }
            onChange={(value) => put(at, value)}
          />
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={`Убрать срок ${at + 1}`}
            onClick={() => change({ windows: windows.filter((one) => one !== window) })}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} />}
        onClick={() =>
          change({ windows: [...windows, { ...newTerm(plusDays(last ?? today, 14)), price: price.price }] })
        }
      >
        Ещё срок
      </Button>
    </div>
  );
}
