// One spelling for each mailbox, so that a capital letter or a lookalike does not make a second account.

import { domainToASCII, domainToUnicode } from 'node:url';
import { Failure } from '@rampa/kernel';

const MAILBOX = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+\.[^\s\p{C}@<>()[\],;:"\\.]+$/u;
const LONGEST = 254;

/** Trimmed, NFKC, lower case; the domain in its own script, also when it came as «xn--…». */
export function normalEmail(typed: string): string {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const domain = domainToUnicode(domainToASCII(text.slice(at + 1)));
  return domain === '' ? text : `${text.slice(0, at)}@${domain}`;
}

/** Null: it is not a mailbox. */
export function mailboxOf(typed: string): string | null {
  const email = normalEmail(typed);
  return email.length > LONGEST || !MAILBOX.test(email) ? null : email;
}

/** Throws Failure letterAddress when it is not a mailbox. */
export function emailOf(typed: string, field: string): string {
  const email = mailboxOf(typed);
  if (email === null) throw new Failure('letterAddress', { field });
  return email;
}
