// Writes of the running order. The live view brings every effect, so nothing is kept here but the way back.

import { useCallback } from 'react';
import {
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemReorder,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  type ProgramItemView,
  type ProgramView,
} from '@rampa/contract';
import type { Activity } from '@rampa/kernel';
import { notify } from '@rampa/platform/web/base';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { afterStep, seenOf } from '@rampa/program/domain';
import { moved, stepsBack } from '../order/order.ts';
import { itemName, stepName } from '../order/words.ts';
import { FRESH_TEXT, FRESH_TITLE, type Aim } from '../state/aim.ts';
import { hold, isHeld, release, useLastStep, useUndo } from '../state/undo.ts';

/** `aim`: where the buttons change their words by themselves and `slot` names the one that was pressed. */
export function useStage(program: ProgramView, aim?: Aim) {
  const query = { competitionProgramGuid: program.guid };
  const setActivity = useWrite(CompetitionProgramItemSetActivity);
  const { remember, forget } = useUndo.getState();
  const last = useLastStep(program.guid);

  function step(item: ProgramItemView, activity: Activity, slot?: string) {
    const now = Date.now();
    if (isHeld(program.guid, program.items, now)) return;
    if (slot !== undefined && aim?.isFresh(slot, now)) {
      notify({ title: FRESH_TITLE, text: FRESH_TEXT, subject: 'step' });
      return;
    }
    const back = stepsBack(program.items, item, activity);
    hold(program.guid, { guid: item.guid, activity }, now);
    aim?.sent({ guid: item.guid, activity });
    const seen = seenOf(program.items, item.guid);
    setActivity.mutate(
      { query, body: { competitionProgramItemGuid: item.guid, activity, ...(seen ? { seen } : {}) } },
      {
        onSuccess: () => remember(program.guid, { label: stepName(activity, item), back }),
        onError: () => release(program.guid),
      },
    );
  }

  async function undo() {
    if (!last || isHeld(program.guid, program.items, Date.now())) return;
    hold(program.guid, last.back.at(-1)!, Date.now());
    try {
      let items: Parameters<typeof seenOf>[0] = program.items;
      for (const { guid, activity } of last.back) {
        const seen = seenOf(items, guid);
        aim?.sent({ guid, activity });
        const body = { competitionProgramItemGuid: guid, activity, ...(seen ? { seen } : {}) };
        await setActivity.mutateAsync({ query, body });
        items = afterStep(items, guid, activity);
      }
      forget(program.guid, last);
    } catch {
      // The refusal is told by a notice; the step stays to be taken back.
      release(program.guid);
    }
  }

  return { step, undo: () => void undo(), last };
}

export function useOrderWrites(program: ProgramView) {
  const query = { competitionProgramGuid: program.guid };
  const refreshes = [CompetitionProgramGetByCompetition];
  const update = useWrite(CompetitionProgramItemUpdate);
  const reorder = useWrite(CompetitionProgramItemReorder, { inOrder: `reorder ${program.guid}` });
  const remove = useWrite(CompetitionProgramItemDeleteRange, { refreshes });

  const setWithdrawn = (item: ProgramItemView, isWithdrawn: boolean) => {
    const send = (value: boolean) =>
      update.mutateAsync({ query, body: { competitionProgramItemGuid: item.guid, isWithdrawn: value } });
    void send(isWithdrawn)
      .then(() =>
        tell(`${itemName(item)}: ${isWithdrawn ? 'снят с программы' : 'снова в программе'}`, {
          detail: isWithdrawn ? 'Номер сохранён, оценки не нужны.' : '',
          action: {
            label: isWithdrawn ? 'Вернуть' : 'Снять',
            run: () => void send(!isWithdrawn).catch(() => undefined),
          },
        }),
      )
      .catch(() => undefined);
  };

  const move = useCallback(
    (guid: string, toIndex: number, onSettled: () => void) =>
      reorder.mutate(
        { query: { competitionProgramGuid: program.guid }, body: { competitionProgramItemGuid: guid, toIndex } },
        { onSettled },
      ),
    [reorder, program.guid],
  );

  return { setWithdrawn, move, remove };
}

/** The order on screen runs ahead of the server by the moves that are still on their way. */
export function withMoves(
  items: readonly ProgramItemView[],
  order: readonly string[] | null,
): readonly ProgramItemView[] {
  if (!order) return items;
  const byGuid = new Map(items.map((item) => [item.guid, item]));
  const known = order.flatMap((guid) => byGuid.get(guid) ?? []);
  return known.length === items.length ? known : items;
}

export function movedOrder(items: readonly ProgramItemView[], from: number, to: number): string[] {
  return moved(
    items.map((item) => item.guid),
    from,
    to,
  );
}
