// The code that an unclaimed television shows. People type it on a Latin or a Cyrillic keyboard.

/** Letters that look the same on both keyboards, Cyrillic → Latin. */
const TWINS: Record<string, string> = {
  А: 'A',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** The code as it is stored: spaces and dashes between characters do not count. */
export function plainCode(typed: string): string {
  return [...typed.toUpperCase()]
    .map((sign) => TWINS[sign] ?? sign)
    .filter((sign) => /[0-9A-Z]/.test(sign))
    .join('');
}

/**
 * A random code. `random` holds at least `length` bytes; bytes that would make some characters likelier are skipped.
 */
export function codeOf(random: Uint8Array, alphabet: string, length: number): string | null {
  const fair = 256 - (256 % alphabet.length);
  const signs = [...random].filter((byte) => byte < fair).map((byte) => alphabet[byte % alphabet.length]!);
  return signs.length < length ? null : signs.slice(0, length).join('');
}
