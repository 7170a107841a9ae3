// Limits of a field as they are typed.

import { clockText, secondsIn } from '@rampa/forms/domain';
import { formatThousandths, parseThousandths } from '@rampa/kernel';

/** What is typed as a limit becomes; undefined: no limit; null: it is none. */
export interface LimitWriting<T> {
  text(value: T | undefined): string;
  value(text: string): T | undefined | null;
  wrong: string;
}

export const THOUSANDTHS: LimitWriting<number> = {
  text: (value) => (value === undefined ? '' : formatThousandths(value)),
  value: (text) => (text.trim() === '' ? undefined : parseThousandths(text)),
  wrong: 'Число до тысячных, например 9,5',
};

export const whole = (least: number, most: number): LimitWriting<number> => ({
  text: (value) => (value === undefined ? '' : String(value)),
  value(text) {
    if (text.trim() === '') return undefined;
    const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
    return number >= least && number <= most ? number : null;
  },
  wrong: `Целое число от ${least} до ${most}`,
});

export const PLAIN: LimitWriting<string> = {
  text: (value) => value ?? '',
  value: (text) => (text.trim() === '' ? undefined : text),
  wrong: '',
};

export const LENGTH_OF_RECORDING: LimitWriting<number> = {
  text: (value) => (value === undefined ? '' : clockText(value)),
  value: secondsIn,
  wrong: 'Минуты и секунды, например 3:45',
};
