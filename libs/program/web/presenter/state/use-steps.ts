// The presenter's steps: sent one at a time, each of them can be taken back.

import { useCallback, useEffect, useRef, useState } from 'react';
import { CompetitionProgramItemSetActivity, type PresenterItemView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { ApiFailure, callApi, notify } from '@rampa/platform/web/base';
import { afterStep, seenOf } from '@rampa/program/domain';
import { FRESH_TEXT, FRESH_TITLE, useAim } from '../../state/aim.ts';
import { backOf, type Move, type Moves } from '../stage/stage-model.ts';
import { keptSteps, keepSteps, type Taken } from './kept-steps.ts';

export interface Steps {
  /** `isMain`: pressed on the clicker or the keyboard, which always make the step that is next. */
  take: (move: Move, onStage: PresenterItemView | null, isMain?: boolean) => void;
  /** Null when there is nothing to take back. */
  undo: (() => void) | null;
  /** «Закончил № 24» */
  undoLabel: string;
  isBusy: boolean;
}

const WORDS: Record<Move['activity'], string> = {
  Waiting: 'Ждёт',
  Ready: 'Готов',
  OnStage: 'На сцену',
  Done: 'Закончил',
  Skipped: 'Пропуск',
};

type Standing = Parameters<typeof seenOf>[0];

export function useSteps(
  link: string,
  programGuid: string,
  items: readonly PresenterItemView[],
  { ready, onStage: call, done, skip, main }: Moves,
): Steps {
  // The clicker presses the main step whatever it is; the buttons keep their names and change their numbers.
  const aim = useAim(items, {
    ...{ Ready: ready?.item.guid ?? '', OnStage: call?.item.guid ?? '' },
    ...{ Done: done?.item.guid ?? '', Skipped: skip?.item.guid ?? '' },
    main,
  });
  const [taken, setTaken] = useState<readonly Taken[]>(() => keptSteps(link, programGuid, Date.now()));
  useEffect(() => keepSteps(link, programGuid, taken), [link, programGuid, taken]);
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
      if (error instanceof ApiFailure && error.code === 'stepTaken') notify({ title: text, subject: 'step' });
      else notify({ tone: 'danger', title: 'Шаг не записан', text });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }, []);

  const send = useCallback(
    (guid: string, activity: Move['activity'], standing: Standing) => {
      const seen = seenOf(standing, guid);
      aim.sent({ guid, activity });
      return callApi(CompetitionProgramItemSetActivity, {
        query: { competitionProgramGuid: programGuid },
        body: { competitionProgramItemGuid: guid, activity, ...(seen ? { seen } : {}) },
        link,
      });
    },
    [aim, link, programGuid],
  );

  const take = useCallback(
    (move: Move, onStage: PresenterItemView | null, isMain = false) => {
      const now = Date.now();
      if (aim.isFresh(move.activity, now) || (isMain && aim.isFresh('main', now))) {
        notify({ title: FRESH_TITLE, text: FRESH_TEXT, subject: 'step' });
        return;
      }
      void run(async () => {
        const { previous } = await send(move.item.guid, move.activity, items);
        const label = `${WORDS[move.activity]} ${numberSign(move.item.number)}`;
        const back = backOf(move, previous, onStage).map(({ item, activity }) => ({ guid: item.guid, activity }));
        setTaken((all) => [...all.slice(-19), { label, back, at: now }]);
      });
    },
    [aim, run, send, items],
  );

  const last = taken.at(-1);
  const undo = useCallback(
    () =>
      void run(async () => {
        if (!last) return;
        let standing: Standing = items;
        for (const { guid, activity } of last.back) {
          await send(guid, activity, standing);
          standing = afterStep(standing, guid, activity);
        }
        setTaken((all) => all.filter((one) => one !== last));
      }),
    [run, send, last, items],
  );

  return { take, undo: last ? undo : null, undoLabel: last?.label ?? '', isBusy };
}
