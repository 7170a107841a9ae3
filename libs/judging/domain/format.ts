import { halfUp, unitOf } from './exact.ts';
import type { Ratio } from './derivation.ts';
import type { Decimals } from '@rampa/jury/domain';

const MINUS = '\u2212';

/** Thousandths for people: comma, U+2212 minus, rounded half-up to the protocol's decimals (9400, 2 → «9,40»). */
export function formatThousandths(value: number, decimals: Decimals): string {
  const rounded = halfUp(value, 1, unitOf(decimals));
  const size = Math.abs(rounded);
  const whole = String(Math.floor(size / 1000));
  const fraction = String(size % 1000)
    .padStart(3, '0')
    .slice(0, decimals);
  return (rounded < 0 ? MINUS : '') + whole + (decimals > 0 ? `,${fraction}` : '');
}

/** At least `decimals` digits, more if the value has more; «≈» if thousandths cannot hold it. */
export function formatExact(value: Ratio, decimals: Decimals): string {
  const rounded = halfUp(value.n, value.d, 1);
  if (value.n % value.d !== 0) return `≈\u00a0${formatThousandths(rounded, 3)}`;
  return formatThousandths(rounded, decimalsOf(rounded, decimals));
}

/** The fewest decimals, but at least `least`, that show the value unrounded. */
export function decimalsOf(value: number, least: Decimals): Decimals {
  for (const decimals of [0, 1, 2] as const) {
    if (decimals >= least && value % unitOf(decimals) === 0) return decimals;
  }
  return 3;
}

/** Decimals that the scale needs, so that all marks of one criterion are written alike. */
export function scaleDecimals({ min, step }: { readonly min: number; readonly step: number }): Decimals {
  return decimalsOf(min, decimalsOf(step, 0));
}

/** Decimals of a column: those of its longest value, for all values. */
export function columnDecimals(values: readonly Ratio[], least: Decimals): Decimals {
  return values.reduce<Decimals>((most, { n, d }) => (n % d === 0 ? decimalsOf(n / d, most) : 3), least);
}

/** «+1,00», «−0,50»: for what is added to or taken off a total. */
export function formatSigned(value: number, decimals: Decimals): string {
  const text = formatThousandths(value, decimalsOf(value, decimals));
  return value > 0 ? `+${text}` : text;
}

/** A multiplier without needless digits: 1600 → «1,6», 1000 → «1». */
export function formatFactor(value: number): string {
  return formatThousandths(value, decimalsOf(value, 0));
}
