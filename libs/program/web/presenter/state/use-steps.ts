// The presenter's steps: sent one at a time, each of them can be taken back.

import { useCallback, useRef, useState } from 'react';
import { CompetitionProgramItemSetActivity } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { ApiFailure, callApi, notify } from '@rampa/platform/web/base';
import { backOf, type Move } from '../stage/stage-model.ts';
import type { ProgramItemView } from '@rampa/contract';

export interface Steps {
  take: (move: Move, onStage: ProgramItemView | null) => void;
  /** Null when there is nothing to take back. */
  undo: (() => void) | null;
  /** «Закончил № 24» */
  undoLabel: string;
  isBusy: boolean;
}

interface Taken {
  label: string;
  back: Move[];
}

const WORDS: Record<Move['activity'], string> = {
  Waiting: 'Ждёт',
  Ready: 'Готов',
  OnStage: 'На сцену',
  Done: 'Закончил',
  Skipped: 'Пропуск',
};

export function useSteps(link: string, programGuid: string): Steps {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  // A clicker is quicker than a redraw.
  const busy = useRef(false);

  const run = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      const text = error instanceof ApiFailure ? error.message : 'Не получилось. Повторите.';
      notify({ tone: 'danger', title: 'Шаг не записан', text });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }, []);

  const send = useCallback(
    ({ item, activity }: Move) =>
      callApi(CompetitionProgramItemSetActivity, {
        query: { competitionProgramGuid: programGuid },
        body: { competitionProgramItemGuid: item.guid, activity },
        link,
      }),
    [link, programGuid],
  );

  const take = useCallback(
    (move: Move, onStage: ProgramItemView | null) =>
      void run(async () => {
        const { previous } = await send(move);
        const label = `${WORDS[move.activity]} ${numberSign(move.item.number)}`;
        setTaken((all) => [...all.slice(-19), { label, back: backOf(move, previous, onStage) }]);
      }),
    [run, send],
  );

  const last = taken.at(-1);
  const undo = useCallback(
    () =>
      void run(async () => {
        if (!last) return;
        for (const move of last.back) await send(move);
        setTaken((all) => all.filter((one) => one !== last));
      }),
    [run, send, last],
  );

  return { take, undo: last ? undo : null, undoLabel: last?.label ?? '', isBusy };
}
