// Fields of the designer: lengths and sizes kept in tenths, colours.

import { ColorInput, NumberInput } from '@mantine/core';

export const clamp = (value: number, min: number, max: number) => Math.round(Math.min(max, Math.max(min, value)));

export interface TenthsProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** Kept in tenths, typed with a decimal. */
export function Tenths({ label, value, min, max, onChange }: TenthsProps) {
  return (
    <NumberInput
      label={label}
      value={value / 10}
      min={min / 10}
      max={max / 10}
      step={1}
      decimalScale={1}
      decimalSeparator=","
      onChange={(typed) => typeof typed === 'number' && onChange(clamp(typed * 10, min, max))}
    />
  );
}

const WHOLE = /^#[0-9a-f]{6}$/i;

export function Colour({
  label = 'Цвет',
  value,
  onChange,
}: {
  label?: string;
  value: string;
  onChange(value: string): void;
}) {
  return (
    <ColorInput
      label={label}
      format="hex"
      value={value}
      withEyeDropper={false}
      popoverProps={{ withinPortal: true }}
      onChange={(color) => WHOLE.test(color) && onChange(color.toUpperCase())}
    />
  );
}
