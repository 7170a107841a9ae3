// Who asked to be reminded of his turn, and what he was told: kept on the device. A page cannot wake a phone that has
// closed it, so it reminds while it is open, and a calendar does the rest.

import { useEffect, useEffectEvent, useState } from 'react';
import { forgetJsonBefore, readJson, writeJson } from '@rampa/platform/web/base';

const PREFIX = 'rampa.remind.';
const KEPT_MS = 7 * 86_400_000;
const RING = [400, 200, 400];

interface Kept {
  at: number;
  isTold: boolean;
}

export interface Reminder {
  isOn: boolean;
  /** It has rung and was not put away yet. */
  isRinging: boolean;
  turn(isOn: boolean): void;
  /** «Иду». */
  putAway(): void;
}

/** `words`: of a notice, where the person has allowed any. */
export function useReminder(item: string, isTime: boolean, words: string): Reminder {
  const name = PREFIX + item;
  const [kept, setKept] = useState(() => readJson<Kept>(name));
  const keep = (next: Kept | null) => {
    writeJson(name, next);
    setKept(next);
  };
  useEffect(() => forgetJsonBefore(PREFIX, Date.now() - KEPT_MS), []);
  const isDue = kept !== null && !kept.isTold && isTime;
  const ring = useEffectEvent(() => {
    if ('vibrate' in navigator) navigator.vibrate(RING);
    void notice(words);
  });
  useEffect(() => {
    if (isDue) ring();
  }, [isDue]);
  return {
    isOn: kept !== null && !kept.isTold,
    isRinging: isDue,
    turn(isOn) {
      keep(isOn ? { at: Date.now(), isTold: false } : null);
      // Asked by a press alone; without it the page's own words and the phone's shaking remain.
      if (isOn && 'Notification' in globalThis && Notification.permission === 'default')
        void Notification.requestPermission().catch(() => undefined);
    },
    putAway: () => keep({ at: Date.now(), isTold: true }),
  };
}

/** Over another page or application, where the browser lets an open page do that. */
async function notice(words: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.showNotification(words, { tag: words }).catch(() => undefined);
}
