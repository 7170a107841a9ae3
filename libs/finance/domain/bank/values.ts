// Sums and days as banks write them.

/** More than this no statement holds; it keeps sums of sums whole numbers. */
const MOST_DIGITS = 13;

/** «7 400,50», «7400.5», «7400» → hundredths; null for anything else. */
export function parseAmount(text: string): number | null {
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s\u00A0\u202F]/g, ''));
  if (!match || match[1]!.replace(/^0+/, '').length > MOST_DIGITS) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** A balance may be below zero. */
export function parseBalance(text: string): number | null {
  const bare = text.trim();
  const amount = parseAmount(bare.replace(/^-/, ''));
  return amount === null || !bare.startsWith('-') || amount === 0 ? amount : -amount;
}

/** «05.03.2026» → «2026-03-05»; null for a day that no calendar has. */
export function parseDay(text: string): string | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day || match[3]! < '1990'
    ? null
    : day;
}

/** How many days lie between two local days. */
export function daysApart(one: string, other: string): number {
  return Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${other}T00:00:00Z`)) / 86_400_000;
}

/** Letters and digits alone: what two encodings or two programs of one bank write differently does not count. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
