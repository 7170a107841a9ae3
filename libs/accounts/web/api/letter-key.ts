// The key that a letter's link carries in the fragment. It leaves the address at once, so that neither the history nor
// somebody looking over a shoulder keeps it; until the tap nothing has happened.

import { useState } from 'react';
import { KIND_NAMES, type KindName } from './kinds.ts';

export interface LetterKey {
  token: string;
  kind: KindName;
}

/** Null when the link is not whole. */
export function letterKeyOf(hash: string): LetterKey | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const token = given.get('token') ?? '';
  const kind = KIND_NAMES.find((name) => name === (given.get('kind') ?? 'organizer'));
  return kind && /^[\w-]{16,100}$/.test(token) ? { token, kind } : null;
}

export function useLetterKey(): LetterKey | null {
  const [key] = useState(() => {
    const found = letterKeyOf(location.hash);
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    return found;
  });
  return key;
}
