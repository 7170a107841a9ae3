// The code that a bare television shows: typed by people on a Latin or a Cyrillic keyboard.

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

/** As the code is stored; spaces and dashes that people put between signs do not count. */
export function plainCode(typed: string): string {
  return [...typed.toUpperCase()]
    .map((sign) => TWINS[sign] ?? sign)
    .filter((sign) => /[0-9A-Z]/.test(sign))
    .join('');
}

/** `random` holds at least `length` bytes; a byte that would make some signs likelier than others is passed over. */
export function codeOf(random: Uint8Array, alphabet: string, length: number): string | null {
  const fair = 256 - (256 % alphabet.length);
  const signs = [...random].filter((byte) => byte < fair).map((byte) => alphabet[byte % alphabet.length]!);
  return signs.length < length ? null : signs.slice(0, length).join('');
}
