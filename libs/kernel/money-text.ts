// Sums as people read them.

/** No line ends between it and the digits (U+2060), where a line may end after a hyphen. */
const MINUS = '−\u2060';

const formats = new Map<string, Intl.NumberFormat>();

/** «3 600 ₽», «−248,50 BYN»: kopecks only where there are any; a minus is one word with its sum. */
export function moneyText(minor: number, currency: string): string {
  const isWhole = minor % 100 === 0;
  const key = `${currency}${isWhole}`;
  let format = formats.get(key);
  if (!format) {
    const minimumFractionDigits = isWhole ? 0 : 2;
    format = new Intl.NumberFormat('ru', {
      style: 'currency',
      currency,
      minimumFractionDigits,
      maximumFractionDigits: 2,
    });
    formats.set(key, format);
  }
  return format.format(minor / 100).replace('-', MINUS);
}
