// The letter's link opens in another tab. The registration tab still knows the password: when the address is confirmed
// it signs in, and the letter's tab continues too. On another device people sign in as usual.

import { useEffect, useEffectEvent, useRef } from 'react';

const NAME = 'rampa.registration';

type Word = 'confirmed' | 'entered';

/** Listens to the other tabs of this browser; the returned function sends them a word. */
export function useOtherTabs(word: Word, onHeard: () => void): (said: Word) => void {
  const heard = useEffectEvent(onHeard);
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const own = new BroadcastChannel(NAME);
    own.onmessage = ({ data }) => {
      if (data === word) heard();
    };
    channel.current = own;
    return () => own.close();
  }, [word]);
  return (said) => channel.current?.postMessage(said);
}
