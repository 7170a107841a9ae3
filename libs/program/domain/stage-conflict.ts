// Two people run one stage: a step is refused when the screen it was pressed on is out of date.

import { inQuotes, numberSign, type Activity } from '@rampa/kernel';

/** What the person saw when he pressed. */
export interface SeenStage {
  /** State of the item that the step is about. */
  activity: Activity;
  onStageGuid: string | null;
}

export interface SteppedItem {
  guid: string;
  number: string;
  performer: string;
  collective: string;
  activity: Activity;
}

const NOW: Record<Activity, string> = {
  Waiting: 'ждёт',
  Ready: 'готов',
  OnStage: 'на сцене',
  Done: 'закончил',
  Skipped: 'пропуск',
};

const NOT_WRITTEN = 'Ваш шаг не записан: посмотрите на сцену и нажмите ещё раз, если он нужен.';

interface Standing {
  guid: string;
  activity: Activity;
}

/** What a screen with these items shows about one of them. Undefined: the item is not on it. */
export function seenOf(items: readonly Standing[], guid: string): SeenStage | undefined {
  const item = items.find((one) => one.guid === guid);
  const onStage = items.find((one) => one.activity === 'OnStage');
  return item && { activity: item.activity, onStageGuid: onStage?.guid ?? null };
}

/**
 * Why the step to `asked` is refused, in Russian; null when the stage is as the person saw it. `onStage` is who is
 * there now; it matters only to a call to the stage, which ends that performance.
 */
export function takenText(
  item: SteppedItem,
  asked: Activity,
  onStage: SteppedItem | null,
  seen: SeenStage,
): string | null {
  if (item.activity !== seen.activity) {
    const now = `${nameOf(item)} — ${NOW[item.activity]}`;
    return item.activity === asked ? `Уже сделано: ${now}.` : `Уже сделан другой шаг: ${now}. ${NOT_WRITTEN}`;
  }
  if (asked !== 'OnStage' || item.activity === 'OnStage' || (onStage?.guid ?? null) === seen.onStageGuid) return null;
  const now = onStage ? `на сцене ${nameOf(onStage)}` : 'на сцене уже никого';
  return `Уже сделан другой шаг: ${now}. ${NOT_WRITTEN}`;
}

const MADE: Record<Activity, string> = {
  Waiting: 'Ждёт',
  Ready: 'Вызвать',
  OnStage: 'На сцене',
  Done: 'Закончил',
  Skipped: 'Пропуск',
};

/** A past step, as the button of its undo names it: «На сцене № 24». */
export function madeStep(item: Pick<SteppedItem, 'number' | 'performer' | 'collective'>, activity: Activity): string {
  return `${MADE[activity]} ${nameOf(item)}`;
}

/** Why a step cannot be undone. `last` is the last step now; null when there is none. */
export function notLastText(last: { item: SteppedItem; activity: Activity } | null): string {
  if (!last) return 'Отменять нечего: после этого шага сцена уже изменилась.';
  return `Отменить можно только последний шаг сцены. Сейчас это ${inQuotes(madeStep(last.item, last.activity))}.`;
}

function nameOf({ number, performer, collective }: Pick<SteppedItem, 'number' | 'performer' | 'collective'>): string {
  return number === '' ? performer || collective || 'выступление' : numberSign(number);
}
