// Writes of the running order. The live view brings every effect, so nothing is stored here.

import {
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemSetWithdrawn,
  CompetitionProgramItemUndoStep,
  CompetitionProgramItemUpdate,
  type ProgramItemView,
  type ProgramView,
} from '@rampa/contract';
import { counted, inQuotes, type Activity } from '@rampa/kernel';
import { notify } from '@rampa/platform/web/base';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { madeStep, seenOf } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import { isTaken, type PressGuard } from '../state/press-guard.ts';
import { hold, isStepPending, release } from '../state/pending-step.ts';

/** `aim` knows what the buttons say; `slot` names the pressed one. */
export function useStage(program: ProgramView, aim: PressGuard) {
  const query = { competitionProgramGuid: program.guid };
  const setActivity = useWrite(CompetitionProgramItemSetActivity);
  const takeBack = useWrite(CompetitionProgramItemUndoStep);
  const last = lastStepOf(program);

  function step(item: ProgramItemView, activity: Activity, slot: string) {
    const now = Date.now();
    if (isStepPending(program.guid, program.items, now) || !isTaken(aim, slot)) return;
    hold(program.guid, { guid: item.guid, activity }, now);
    aim.sent({ guid: item.guid, activity }, slot);
    const seen = seenOf(program.items, item.guid);
    setActivity.mutate(
      { query, body: { competitionProgramItemGuid: item.guid, activity, ...(seen ? { seen } : {}) } },
      { onError: () => release(program.guid) },
    );
  }

  /** Undoes the last step of the stage, whoever made it; the server refuses a step that is no longer the last. */
  function undo() {
    const now = Date.now();
    if (!last || isStepPending(program.guid, program.items, now) || !isTaken(aim, 'undo')) return;
    const back = { guid: last.itemGuid, activity: last.previous };
    hold(program.guid, back, now);
    aim.sent(back, 'undo');
    takeBack.mutate(
      { query, body: { stepGuid: last.guid } },
      {
        onSuccess: () => notify({ title: `Отменено: ${inQuotes(last.label)}`, subject: 'step' }),
        onError: () => release(program.guid),
      },
    );
  }

  return { step, undo, last };
}

/** The name of the undone step: «На сцене № 24». */
function lastStepOf({ lastStep, items }: ProgramView) {
  const item = lastStep && items.find(({ guid }) => guid === lastStep.itemGuid);
  return item ? { ...lastStep, label: madeStep(item, lastStep.activity) } : null;
}

export function useOrderWrites(program: ProgramView) {
  const query = { competitionProgramGuid: program.guid };
  const update = useWrite(CompetitionProgramItemUpdate);
  const remove = useWrite(CompetitionProgramItemDeleteRange);
  const several = useWrite(CompetitionProgramItemSetWithdrawn);

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

  /** Those that are so already stay as they are, when it is taken back too. */
  const setAllWithdrawn = (chosen: readonly ProgramItemView[], isWithdrawn: boolean) => {
    const data = chosen.filter((item) => item.isWithdrawn !== isWithdrawn).map(({ guid }) => guid);
    const send = (value: boolean) => several.mutateAsync({ query, body: { data, isWithdrawn: value } });
    const count = counted(data.length, 'пункт', 'пункта', 'пунктов');
    void send(isWithdrawn)
      .then(() =>
        tell(isWithdrawn ? `Снято с программы: ${count}` : `Снова в программе: ${count}`, {
          subject: `withdrawn ${program.guid}`,
          detail: isWithdrawn ? 'Номера сохранены, оценки не нужны.' : '',
          action: {
            label: isWithdrawn ? 'Вернуть' : 'Снять',
            run: () => void send(!isWithdrawn).catch(() => undefined),
          },
        }),
      )
      .catch(() => undefined);
  };

  return { setWithdrawn, setAllWithdrawn, remove };
}
