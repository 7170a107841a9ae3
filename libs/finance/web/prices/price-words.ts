// Prices and their steps in Russian.

import type { PriceLine, PriceStep, PriceUnit } from '@rampa/finance/domain';
import { moneyText } from '@rampa/finance/domain';
import { counted, russianDates } from '@rampa/kernel';

export { moneyText };

export function percentText(bp: number): string {
  return `${(bp / 100).toLocaleString('ru', { maximumFractionDigits: 2 })}\u00a0%`;
}

const DAY = russianDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «1 октября». */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

export const UNIT_WORDS: Record<PriceUnit, string> = {
  item: 'за номер',
  person: 'за человека',
  application: 'за всю заявку',
  quantity: 'за штуку',
};

export function unitsText(unit: PriceUnit, units: number): string {
  if (unit === 'person') return counted(units, 'человек', 'человека', 'человек');
  if (unit === 'quantity') return counted(units, 'штука', 'штуки', 'штук');
  return unit === 'application' ? 'вся заявка' : counted(units, 'номер', 'номера', 'номеров');
}

/** One step of a line, as a person reads it; null: the line says it already. */
export function stepText(step: PriceStep, currency: string): string | null {
  const money = (sum: number) => moneyText(sum, currency);
  switch (step.step) {
    case 'base':
      return null;
    case 'window':
      return `с\u00a0${dayText(step.from)}\u00a0— ${money(step.price)}`;
    case 'band':
      return `${bandText(step.of, step.count)}\u00a0— ${money(step.price)}`;
    case 'tier':
      return `${step.ordinal}-й номер\u00a0— ${money(step.price)}`;
    case 'elsewhere':
      return `${counted(step.people, 'человек уже заплатил', 'человека уже заплатили', 'человек уже заплатили')} в другом номере: по ${money(step.price)}`;
    case 'free':
      return `бесплатно: ${step.units}`;
    case 'max':
      return `не больше ${money(step.amount)}`;
  }
}

function bandText(of: 'people' | 'items', count: number): string {
  return of === 'people'
    ? `в составе ${counted(count, 'человек', 'человека', 'человек')}`
    : `всего ${counted(count, 'номер', 'номера', 'номеров')}`;
}

/** «12 человек × 900 ₽; с 1 октября — 900 ₽». */
export function lineText(line: PriceLine, unit: PriceUnit, currency: string): string {
  const steps = line.steps.flatMap((step) => stepText(step, currency) ?? []);
  return [`${unitsText(unit, line.units)} × ${moneyText(line.unitPrice, currency)}`, ...steps].join('; ');
}
