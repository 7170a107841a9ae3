// Sums and days as papers of money say them.

export { moneyText } from '@rampa/kernel';

/** «12.10.2026» */
export function dayInNumbers(day: string): string {
  return day.split('-').toReversed().join('.');
}
