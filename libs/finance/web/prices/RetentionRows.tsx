// What is kept when somebody withdraws. A row ends where the next begins, so that no day is left out.

import { ActionIcon, Button, NumberInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { GrowingText, Select } from '@rampa/platform/web/desk';
import type { RowsProps } from './CountRows.tsx';
import { MoneyInput, PercentInput } from './MoneyInput.tsx';
import { keepingsOf, nextKeeping, rowsOf, type Keeping } from './new-rows.ts';
import classes from './prices.module.css';

const KINDS = [
  { value: 'nothing', label: 'ничего не удерживаем' },
  { value: 'percent', label: 'процент цены' },
  { value: 'amount', label: 'сумму' },
  { value: 'costs', label: 'расходы по документам' },
];
const USUAL = { nothing: 0, percent: 5_000, amount: 0, costs: 0 };

export function RetentionRows({ price, told, change }: RowsProps) {
  const keepings = keepingsOf(price.retention);
  const put = (next: readonly Keeping[]) => change({ retention: rowsOf(next) });
  const replace = (guid: string, row: Partial<Keeping>) =>
    put(keepings.map((one) => (one.guid === guid ? { ...one, ...row } : one)));
  const fault = [...(told ?? [])].find(([at]) => at.startsWith('retention'))?.[1];
  return (
    <div>
      <p className={classes.legend}>Удержание при отказе</p>
      {keepings.length === 0 ? <p className={classes.note}>Ничего не удерживается.</p> : null}
      {keepings.map((one, at) => {
        const isLast = at === keepings.length - 1;
        const label = isLast ? 'В остальные дни' : 'За сколько дней и раньше';
        return (
          <div key={one.guid} className={classes.line}>
            <NumberInput
              label={label}
              allowDecimal={false}
              allowNegative={false}
              disabled={isLast && one.daysFrom === 0}
              suffix=" дн."
              value={one.daysFrom}
              onChange={(value) => replace(one.guid, { daysFrom: Number(value) || 0 })}
            />
            <Select
              label="Удерживаем"
              allowDeselect={false}
              data={KINDS}
              value={one.kind}
              onChange={(kind) =>
                replace(one.guid, { kind: kind as Keeping['kind'], value: USUAL[kind as Keeping['kind']] })
              }
            />
            {one.kind === 'percent' ? (
              <PercentInput
                label="Процент"
                value={one.value}
                onChange={(value) => replace(one.guid, { value: value ?? 0 })}
              />
            ) : one.kind === 'amount' ? (
              <MoneyInput
                label="Сумма"
                value={one.value}
                onChange={(value) => replace(one.guid, { value: value ?? 0 })}
              />
            ) : null}
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={`Убрать строку удержания ${at + 1}`}
              onClick={() => {
                const left = keepings.filter(({ guid }) => guid !== one.guid);
                // Whatever is last stands for the days that are left.
                put(left.map((other, place) => (place === left.length - 1 ? { ...other, daysFrom: 0 } : other)));
              }}
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        );
      })}
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => put([...keepings, nextKeeping(keepings)])}
      >
        Ещё строка
      </Button>
      {keepings.length > 0 ? (
        <GrowingText
          label="Основание"
          placeholder="п. 7 положения о конкурсе"
          value={price.retentionBasis}
          maxLength={1_000}
          onChange={({ currentTarget: { value } }) => change({ retentionBasis: value })}
        />
      ) : null}
    </div>
  );
}
