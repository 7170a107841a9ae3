// Asks what a television without an address is to show. The assignment is stored on the server; the device keeps only
// its secret.

import { useEffect, useState } from 'react';
import { PublicDisplayClaim, type AnswerOf } from '@rampa/contract';
import { callApi, readJson, writeJson } from '@rampa/platform/web/base';

export type Claim = AnswerOf<typeof PublicDisplayClaim>;

const DEVICE = 'rampa.display.device';
const WAITING_MS = 2_000;
const CLAIMED_MS = 5_000;

let kept: string | undefined;

/** The secret by which the server knows this television; none where it was opened by an address. */
export function deviceSecret(): string | undefined {
  try {
    return localStorage.getItem(DEVICE) ?? kept;
  } catch {
    return kept;
  }
}

function keep(secret: string): void {
  kept = secret;
  try {
    localStorage.setItem(DEVICE, secret);
  } catch {
    // Without storage the television is known only until it is switched off.
  }
}

/** The last assignment: the television continues with it while nobody answers. */
export interface Given {
  key: string;
  screenGuid: string;
}

const GIVEN = 'rampa.display.given';

/** The last answer, and whether the newest request failed. */
export function useClaim(): { claim: Claim | null; given: Given | null; isOffline: boolean } {
  const [given] = useState(() => readJson<Given>(GIVEN));
  const [claim, setClaim] = useState<Claim | null>(null);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Claim | null = null;
    const ask = async () => {
      const secret = deviceSecret();
      try {
        const body = { ...(secret ? { device: secret } : {}), shown: last?.code ?? '' };
        const answer = await callApi(PublicDisplayClaim, { body });
        if (isOver) return;
        keep(answer.device);
        last = { ...answer, qr: answer.qr ?? (answer.code === last?.code ? last.qr : null) };
        const { key, screenGuid } = answer;
        writeJson(GIVEN, key === null ? null : ({ key, screenGuid } satisfies Given));
        setClaim(last);
        setOffline(false);
      } catch {
        if (isOver) return;
        setOffline(true);
      }
      timer = setTimeout(() => void ask(), last?.key ? CLAIMED_MS : WAITING_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return { claim, given, isOffline };
}
