// Dates, sums and parties as papers write them.

import type { PaperParty, PaperVat } from './document.ts';

const MONTHS = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

/** «5 марта 2026 г.» */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date}\u00A0${MONTHS[month - 1]}\u00A0${year}\u00A0г.`;
}

/** «12 345,00» */
export function hundredthsText(minor: number): string {
  const whole = String(Math.floor(Math.abs(minor) / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return `${minor < 0 ? '−' : ''}${whole},${String(Math.abs(minor) % 100).padStart(2, '0')}`;
}

/** «В том числе НДС 5 %: 120,00» · «Без НДС» with its basis. */
export function vatText({ bp, sum, basis }: PaperVat): string {
  if (bp !== null) return `В том числе НДС ${String(bp / 100).replace('.', ',')}\u00A0%: ${hundredthsText(sum)}`;
  return basis === '' ? 'Без НДС' : `Без НДС (${basis})`;
}

/** Name, numbers and address in one paragraph. */
export function partyText(party: PaperParty): string {
  const { title, inn, kpp, address, country } = party;
  const taxNumber = country === 'RU' ? 'ИНН' : country === 'BY' ? 'УНП' : country === 'KZ' ? 'БИН/ИИН' : 'УНН';
  return [title, inn && `${taxNumber} ${inn}`, kpp && `КПП ${kpp}`, address].filter(Boolean).join(', ');
}
