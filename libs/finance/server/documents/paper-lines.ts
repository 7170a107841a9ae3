// Lines, tax and terms of a paper, from the derivation that the account is counted by.

import {
  hundredthsText,
  longDay,
  type Derivation,
  type FieldPrice,
  type MoneyCurrency,
  type PaperLine,
  type PaperVat,
  type PricedItem,
  type RetentionTerm,
} from '@rampa/finance/domain';

export const eventDays = (begin: string, end: string) =>
  begin === end ? longDay(begin) : `${longDay(begin)} – ${longDay(end)}`;

export function linesOf({ lines }: Derivation, items: readonly PricedItem[]): PaperLine[] {
  const performers = new Map(items.map(({ n, performer }) => [n, performer ?? '']));
  return lines.map(({ title, item, units, unitPrice, amount }) => {
    const performer = item === null ? '' : (performers.get(item) ?? '');
    const name = [`Участие: ${title}`, performer].filter((part) => part !== '').join(', ');
    // With steps for the next ones a unit has no price of its own.
    return units * unitPrice === amount
      ? { title: name, quantity: units, unit: 'усл.', price: unitPrice, sum: amount }
      : { title: units > 1 ? `${name} (${units})` : name, quantity: 1, unit: 'усл.', price: amount, sum: amount };
  });
}

/** Included in the sum, half up. */
export function vatOf(bp: number | null, sum: number, basis: string, counted?: number | null): PaperVat {
  if (bp === null) return { bp, sum: 0, basis };
  return { bp, sum: counted ?? Math.floor((2 * sum * bp + 10_000 + bp) / (2 * (10_000 + bp))), basis };
}

export function retentionTerms(price: FieldPrice, currency: MoneyCurrency): RetentionTerm[] {
  return (price.retention ?? []).map(({ daysFrom, daysTo, percentBp, amount }) => ({
    when:
      daysTo === null || daysTo === undefined
        ? `за ${daysFrom} дн. до начала и раньше`
        : daysFrom === daysTo
          ? `за ${daysFrom} дн. до начала`
          : `за ${daysFrom}–${daysTo} дн. до начала`,
    keeps:
      typeof percentBp === 'number'
        ? percentBp === 0
          ? 'ничего'
          : `${String(percentBp / 100).replace('.', ',')} % цены`
        : typeof amount === 'number'
          ? `${hundredthsText(amount)} ${currency}`
          : 'фактически понесённые расходы',
  }));
}
