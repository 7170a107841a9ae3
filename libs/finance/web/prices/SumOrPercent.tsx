import { ActionIcon } from '@mantine/core';
import { IconCash, IconPercentage } from '@tabler/icons-react';
import { MoneyInput, PercentInput } from './MoneyInput.tsx';
import classes from './prices.module.css';

export interface SumOrPercentProps {
  label: string;
  percentLabel: string;
  sum: number | null;
  percentBp: number | null;
  error: string | undefined;
  onChange(value: { price: number | null; percentBp: number | null }): void;
}

/** One input and a button that makes a sum a percent and back. */
export function SumOrPercent({ label, percentLabel, sum, percentBp, error, onChange }: SumOrPercentProps) {
  const isPercent = percentBp !== null;
  return (
    <div className={classes.either}>
      {isPercent ? (
        <PercentInput
          label={percentLabel}
          value={percentBp}
          error={error}
          onChange={(value) => onChange({ price: null, percentBp: value ?? 0 })}
        />
      ) : (
        <MoneyInput
          label={label}
          value={sum}
          error={error}
          onChange={(value) => onChange({ price: value ?? 0, percentBp: null })}
        />
      )}
      <ActionIcon
        variant="default"
        size={44}
        aria-label={isPercent ? 'Указать суммой' : 'Указать процентом'}
        onClick={() => onChange(isPercent ? { price: 0, percentBp: null } : { price: null, percentBp: 10_000 })}
      >
        {isPercent ? <IconCash size={18} /> : <IconPercentage size={18} />}
      </ActionIcon>
    </div>
  );
}
