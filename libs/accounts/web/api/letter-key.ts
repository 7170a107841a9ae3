// The key that a letter's link carries in the fragment. It leaves the address at once, so that neither the history nor
// somebody looking over a shoulder keeps it; until the tap nothing has happened.

import { useEffect, useState } from 'react';
import { useAddress } from '@rampa/platform/web/base';
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
  const { hash } = useAddress();
  const [key, setKey] = useState(() => letterKeyOf(location.hash));
  // After the page stands: a picture of it may be made and thrown away before, and the key with it. Another letter's link
  // that is opened in the same tab changes the fragment alone.
  useEffect(() => {
    if (location.hash === '') return;
    setKey(letterKeyOf(location.hash));
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  return key;
}
