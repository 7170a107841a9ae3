// The letter's link opens beside the page that has registered. That one still knows the password: as soon as the address
// is confirmed it signs in, and the page of the letter goes on as well. Elsewhere people sign in as always.

import { useEffect, useEffectEvent, useRef } from 'react';

const NAME = 'rampa.registration';

type Word = 'confirmed' | 'entered';

/** Hears `word` from the other pages of this browser; the answer says one to them. */
export function useBeside(word: Word, onHeard: () => void): (said: Word) => void {
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
