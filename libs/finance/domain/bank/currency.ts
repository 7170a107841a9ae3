// In which currency an account is kept: its own digits say it, of an IBAN its country.

const OF_DIGITS: Record<string, string> = { '810': 'RUB', '643': 'RUB', '933': 'BYN', '398': 'KZT', '051': 'AMD' };
const OF_COUNTRY: Record<string, string> = { BY: 'BYN', KZ: 'KZT' };
const OWN: Record<string, string> = { RU: 'RUB', BY: 'BYN', KZ: 'KZT', AM: 'AMD' };

/** `country`: of the requisite; null: a currency that no event has. */
export function currencyOfAccount(account: string, country: string): string | null {
  if (/^\d{20}$/.test(account)) return OF_DIGITS[account.slice(5, 8)] ?? null;
  return OF_COUNTRY[account.slice(0, 2).toUpperCase()] ?? OWN[country] ?? null;
}
