import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Length in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 200 };

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ'];

/** Why the password is refused, as one Russian sentence; null when it is accepted. */
export function passwordFault(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least)
    return `Слишком короткий пароль: нужно не меньше ${PASSWORD_LENGTH.least} знаков.`;
  if (length > PASSWORD_LENGTH.most) return `Слишком длинный пароль: принимаем до ${PASSWORD_LENGTH.most} знаков.`;
  const typed = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (address !== '' && (typed === address || typed === address.split('@')[0])) {
    return 'Пароль не должен совпадать с почтой.';
  }
  if (COMMON_PASSWORDS.has(typed) || isPlain(typed)) return 'Это один из самых частых паролей: его подберут первым.';
  return null;
}

/** One repeated character, a repeated part, or a keyboard row forwards or backwards. */
function isPlain(typed: string): boolean {
  if (/^(.{1,3})\1+$/u.test(typed)) return true;
  const backwards = [...typed].reverse().join('');
  return ROWS.some((row) => `${row}${row}`.includes(typed) || `${row}${row}`.includes(backwards));
}
