// The addresses that a letter may lead to, as people type them.

import { LETTER_ADDRESS } from '@rampa/kernel';

const MAILBOX = /^[^\s@<>"'`\\/]+@[^\s@<>"'`\\/]+\.[^\s@<>"'`\\/.]+$/;
const SITE = /^[^\s@<>"'`\\/:]+\.[^\s@<>"'`\\/:.]{2,}(\/[^\s<>"'`\\]*)?$/;

/** Whether the address is complete and of an allowed kind: https, http or mailto. */
export function isLetterAddress(address: string): boolean {
  return LETTER_ADDRESS.test(address);
}

/** Adds the missing scheme to a page or a mailbox. Null for anything else. */
export function asLetterAddress(typed: string): string | null {
  const address = typed.trim();
  if (isLetterAddress(address)) return address;
  if (MAILBOX.test(address)) return `mailto:${address}`;
  return SITE.test(address) ? `https://${address}` : null;
}
