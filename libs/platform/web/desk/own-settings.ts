// A person's small habits on this device (the order of a list, a chosen tab), stored under a hash of his e-mail, so
// that two people at one computer have habits of their own and the e-mail cannot be read there.

import { create } from 'zustand';
import { useSession } from './api/access.ts';

type Settings = Record<string, string>;

/** Two 32-bit FNV-1a sums, forwards and backwards: plain http has no crypto API, and nothing here is secret. */
export function ownKey(email: string): string {
  const letters = [...email.trim().toLowerCase()];
  return `rampa:own:${sumOf(letters)}${sumOf(letters.toReversed())}`;
}

function sumOf(letters: readonly string[]): string {
  let sum = 0x811c9dc5;
  for (const letter of letters) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  return (sum >>> 0).toString(36).padStart(7, '0');
}

export function readOwn(storage: Pick<Storage, 'getItem'>, email: string): Settings {
  try {
    const kept: unknown = JSON.parse(storage.getItem(ownKey(email)) ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Null deletes it. Where the browser stores nothing the habit lasts as long as the page. */
export function writeOwn(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  email: string,
  name: string,
  value: string | null,
): void {
  const { [name]: _, ...others } = readOwn(storage, email);
  try {
    storage.setItem(ownKey(email), JSON.stringify(value === null ? others : { ...others, [name]: value }));
  } catch {
    // The storage is full or forbidden.
  }
}

/** Choices made since the page began, by login, so that all parts of a page see the same. */
const useChosen = /* @__PURE__ */ create<Record<string, Record<string, string | null>>>(() => ({}));

/** Null until something is chosen, and for strangers. */
export function useOwnSetting(name: string): [string | null, (value: string | null) => void] {
  const { data } = useSession();
  const login = data?.login;
  const chosen = useChosen((all) => all[login ?? '']?.[name]);
  if (login === undefined) return [null, () => undefined];
  return [
    chosen === undefined ? (readOwn(localStorage, login)[name] ?? null) : chosen,
    (value) => {
      useChosen.setState((all) => ({ [login]: { ...all[login], [name]: value } }));
      writeOwn(localStorage, login, name, value);
    },
  ];
}
