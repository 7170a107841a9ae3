// The key in a letter link's fragment. It is removed from the address at once, so that neither the history nor an
// onlooker gets it; it is used only on a tap.

import { useEffect, useState } from 'react';
import { useAddress } from '@rampa/platform/web/base';
import { KIND_NAMES, type KindName } from './kinds.ts';

export interface LetterKey {
  token: string;
  kind: KindName;
}

/** Null when the link is incomplete. */
export function letterKeyOf(hash: string): LetterKey | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const token = given.get('token') ?? '';
  const kind = KIND_NAMES.find((name) => name === (given.get('kind') ?? 'organizer'));
  return kind && /^[\w-]{16,100}$/.test(token) ? { token, kind } : null;
}

export function useLetterKey(): LetterKey | null {
  const { hash } = useAddress();
  const [key, setKey] = useState(() => letterKeyOf(location.hash));
  // Runs in an effect: React may render and discard a page before, and the key with it. A second letter's link in the
  // same tab changes only the fragment.
  useEffect(() => {
    if (location.hash === '') return;
    setKey(letterKeyOf(location.hash));
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  return key;
}
