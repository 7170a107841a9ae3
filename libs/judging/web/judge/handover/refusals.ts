// Tells the judge why marks of another tablet are not taken.

import type { Dump } from './codec.ts';
import { HandoverFailure, type HandoverRefusal } from './parts.ts';

export const REFUSAL_TEXT: Record<HandoverRefusal, string> = {
  broken: 'Оценки прочитаны не полностью или с ошибкой. Покажите код ещё раз или скопируйте текст целиком.',
  future: 'Другой планшет работает в более новой версии портала. Обновите эту страницу и повторите.',
  oldBrowser: 'Этот браузер слишком старый, чтобы прочитать код. Обновите его или откройте лист в другом браузере.',
  otherEvent: 'Это оценки с другого мероприятия. Здесь их принять нельзя.',
  otherJudge: 'Это оценки другого судьи. Здесь их принять нельзя.',
};

/** Only the same judge's taps of the same event. */
export function expectOwn(dump: Dump, own: { competitionGuid: string; judgeGuid: string }): Dump {
  if (dump.competitionGuid !== own.competitionGuid) throw new HandoverFailure('otherEvent');
  if (dump.judgeGuid !== own.judgeGuid) throw new HandoverFailure('otherJudge');
  return dump;
}
