// Texts of the running order.

import type { LampState } from '@rampa/platform/web/base';
import type { MadeStageStepView, ProgramItemView } from '@rampa/contract';
import { numberSign, type Activity, type ItemKind } from '@rampa/kernel';

export const ACTIVITY_WORDS: Record<Activity, string> = {
  Waiting: 'ждёт',
  Ready: 'готов',
  OnStage: 'на сцене',
  Done: 'прошёл',
  Skipped: 'пропущен',
};

export const ACTIVITY_LAMPS: Record<Activity, LampState> = {
  Waiting: 'waiting',
  Ready: 'ready',
  OnStage: 'now',
  Done: 'past',
  Skipped: 'waiting',
};

/** Labels of the buttons that lead to a state. */
export const STEP_WORDS: Record<Activity, string> = {
  Waiting: 'Вернуть в ожидание',
  Ready: 'Вызвать',
  OnStage: 'На сцену',
  Done: 'Закончил',
  Skipped: 'Пропуск',
};

export const KIND_WORDS: Record<ItemKind, string> = {
  performance: 'Выступление',
  pause: 'Перерыв',
  award: 'Награждение',
  opening: 'Открытие',
  jury: 'Обсуждение жюри',
  sceneTest: 'Проба сцены',
  lecture: 'Мастер\u2011класс',
  text: 'Слово ведущего',
};

export function stateWord(item: ProgramItemView): string {
  return item.isWithdrawn ? 'снят' : ACTIVITY_WORDS[item.activity];
}

/** «№ 24 Жар‑птица», «Перерыв». */
export function itemName(item: ProgramItemView): string {
  if (item.kind !== 'performance') return item.title || KIND_WORDS[item.kind];
  const name = item.performer || item.collective || item.pieceTitle || 'без исполнителя';
  return item.number === '' ? name : `${numberSign(item.number)} ${name}`;
}

/** «На сцену № 24»; without a number, by name. */
export function stepName(to: Activity, item: ProgramItemView): string {
  return `${STEP_WORDS[to]} ${item.number === '' ? itemName(item) : numberSign(item.number)}`;
}

/** Who made a step, from the signed-in person's view: «вы», «Анна (ведущий)». */
export function makerName({ guid, name, isPresenter }: MadeStageStepView['by'], me: string | undefined): string {
  if (guid !== null && guid === me) return 'вы';
  if (isPresenter) return name ? `${name} (ведущий)` : 'ведущий';
  return name || (guid ? 'без имени' : '');
}
