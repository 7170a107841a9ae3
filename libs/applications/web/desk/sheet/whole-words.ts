// What is told of an application that waits for the organizer though none of its answers differs.

import type { News } from './use-sheet.ts';

/** `sentAt`: the day by which prices are counted, in words. */
export function wholeWords(
  { isChanged, isSentAgain, hasAnswered }: Pick<News, 'isChanged' | 'isSentAgain' | 'hasAnswered'>,
  sentAt: string,
  isFree: boolean,
): string {
  if (!isChanged) return `Отправлена ${sentAt}, её ещё никто не отметил проверенной`;
  if (!isSentAgain && hasAnswered) return 'Участник менял ответы, но теперь всё снова как было';
  const price = isFree ? '' : `. Цена участия считается на ${sentAt}`;
  // What an office does itself is no change to look at: it has sent again what its member took back.
  if (!isSentAgain) return `Участник отозвал заявку, её отправили снова за него: всё как было${price}`;
  return hasAnswered
    ? `Участник отозвал заявку, менял ответы, вернул их и отправил её снова: всё как было${price}`
    : `Участник отозвал заявку и отправил её снова, ничего не изменив${price}`;
}
