// Sends the presenter's steps one at a time; the last one, whoever made it, can be undone.

import { useCallback, useRef, useState } from 'react';
import { CompetitionProgramItemSetActivity, CompetitionProgramItemUndoStep, type PresenterView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { ApiFailure, callApi, notify } from '@rampa/platform/web/base';
import { madeStep, seenOf } from '@rampa/program/domain';
import { isTaken, usePressGuard } from '../../state/press-guard.ts';
import type { Move, Moves } from '../stage/stage-model.ts';

export interface Steps {
  /** `isMain`: pressed on the clicker or the keyboard, which always make the next step. */
  take: (move: Move, isMain?: boolean) => void;
  /** Undoes the last step of the stage, whoever made it. Null when there is nothing to undo. */
  undo: (() => void) | null;
  /** «На сцене № 24» */
  undoLabel: string;
  isBusy: boolean;
}

export function useSteps(link: string, view: PresenterView, { ready, onStage: call, done, skip, main }: Moves): Steps {
  const { guid: programGuid, items, lastStep } = view;
  // The clicker presses the main step whatever it is; buttons keep their names and change their numbers.
  const aim = usePressGuard(view, {
    ...{ Ready: ready?.item.guid ?? '', OnStage: call?.item.guid ?? '' },
    ...{ Done: done?.item.guid ?? '', Skipped: skip?.item.guid ?? '' },
    main,
  });
  const [isBusy, setIsBusy] = useState(false);
  // A clicker is faster than a redraw.
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

  const query = { competitionProgramGuid: programGuid };

  function take({ item: { guid }, activity }: Move, isMain = false) {
    // The clicker's keys are one control, whatever the next step is.
    const control = isMain ? 'main' : activity;
    if (busy.current || !isTaken(aim, control, isMain ? [activity, 'main'] : [activity])) return;
    void run(async () => {
      const seen = seenOf(items, guid);
      const body = { competitionProgramItemGuid: guid, activity, ...(seen ? { seen } : {}) };
      aim.sent({ guid, activity }, control);
      await callApi(CompetitionProgramItemSetActivity, { query, body, link });
    });
  }

  const steppedItem = lastStep && items.find(({ guid }) => guid === lastStep.itemGuid);
  const last = steppedItem ? { ...lastStep, label: madeStep(steppedItem, lastStep.activity) } : null;
  const undo = () => {
    if (!last || busy.current || !isTaken(aim, 'undo')) return;
    void run(async () => {
      aim.sent({ guid: last.itemGuid, activity: last.previous }, 'undo');
      await callApi(CompetitionProgramItemUndoStep, { query, body: { stepGuid: last.guid }, link });
      notify({ title: `Отменено: ${inQuotes(last.label)}`, subject: 'step' });
    });
  };

  return { take, undo: last ? undo : null, undoLabel: last?.label ?? '', isBusy };
}
