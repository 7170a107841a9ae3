import { NumberInput, type NumberInputProps } from '@mantine/core';

export interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  /** Minor units; null: nothing is typed. */
  value: number | null;
  onChange(value: number | null): void;
}

/** A sum with kopecks after the comma, kept in whole minor units. */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  return (
    <NumberInput
      value={value === null ? '' : value / 100}
      onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed) * 100))}
      {...NUMBER}
      {...rest}
    />
  );
}

/** A percent with two places, kept in basis points. */
export function PercentInput({ value, onChange, ...rest }: MoneyInputProps) {
  return (
    <NumberInput
      value={value === null ? '' : value / 100}
      onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed) * 100))}
      {...NUMBER}
      suffix={'\u00a0%'}
      {...rest}
    />
  );
}

const NUMBER = {
  ...{ decimalSeparator: ',', allowedDecimalSeparators: ['.', ','], decimalScale: 2, thousandSeparator: '\u00a0' },
  ...{ allowNegative: false, hideControls: true, clampBehavior: 'none' },
} satisfies NumberInputProps;
