// A passport number is shown by its last three characters, never whole.

export const MASK = '•';

/** «4510123678» → «•• •• •••678»; a short number is hidden completely. */
export function passportMask(passport: string): string {
  if (passport === '') return '';
  const shown = passport.length < 6 ? '' : passport.slice(-3);
  const masked = MASK.repeat(passport.length - shown.length) + shown;
  return masked.length === 10 ? `${masked.slice(0, 2)} ${masked.slice(2, 4)} ${masked.slice(4)}` : masked;
}

/** What a form shows instead of the number that it does not know. */
export function isMasked(passport: string): boolean {
  return passport.includes(MASK);
}
