// Many rows are booked in parts: what is done stays done, the rest may be left for later.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BankStatementAccept } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { refreshAfter, tell, tellFailure, tellRefusal } from '@rampa/platform/web/desk';
import { rowsText } from './statement-words.ts';

const AT_ONCE = 20;

export interface Accepting {
  /** From 0 to 1; null: nothing is being booked. */
  share: number | null;
  /** Why a row was not booked, by its guid. */
  troubles: ReadonlyMap<string, string>;
  run(rows: readonly { guid: string; mark: string }[]): Promise<void>;
  stop(): void;
}

export function useAccept(): Accepting {
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [troubles, setTroubles] = useState<ReadonlyMap<string, string>>(new Map());
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  async function run(rows: readonly { guid: string; mark: string }[]): Promise<void> {
    isStopped.current = false;
    setShare(0);
    const told = new Map<string, string>();
    let booked = 0;
    try {
      for (let from = 0; from < rows.length && !isStopped.current; from += AT_ONCE) {
        const part = rows.slice(from, from + AT_ONCE).map(({ guid, mark }) => ({ bankRowGuid: guid, mark }));
        const answer = await callApi(BankStatementAccept, { body: { rows: part } });
        for (const { bankRowGuid, outcome, message } of answer.rows)
          if (outcome === 'booked') booked += 1;
          else if (outcome !== 'already') told.set(bankRowGuid, message);
        setShare(Math.min(1, (from + part.length) / rows.length));
      }
      if (booked > 0) tell(`Провели ${rowsText(booked)}`, { subject: 'statement' });
      if (told.size > 0) tellRefusal(`Не провели ${rowsText(told.size)}: причина стоит у каждой`);
    } catch (error) {
      tellFailure(error);
    } finally {
      setTroubles(told);
      setShare(null);
      await refreshAfter(client, BankStatementAccept);
    }
  }

  return { share, troubles, run, stop: () => void (isStopped.current = true) };
}
