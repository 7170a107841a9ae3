// What the member may still do with an application whose answers are closed, in sentences. Pure.

import type { ApplicationHead } from '@rampa/contract';

type Known = Pick<ApplicationHead, 'state' | 'editingRefusal' | 'sendingRefusal'>;

/** Empty: its answers are open, and the form says the rest. */
export function stillOpen({ state, editingRefusal, sendingRefusal }: Known, isReadOnly: boolean): string[] {
  if (isReadOnly) return ['Читать, печатать и скачать её целиком.'];
  if (editingRefusal === null) return [];
  return [
    'Написать организатору: он исправит ответ сам или откроет вам заявку.',
    ...(state === 'Subscribed' ? ['Отозвать заявку, пока выступление не началось.'] : []),
    ...(state === 'Unsubscribed' && sendingRefusal === null ? ['Отправить её снова такой, какая она есть.'] : []),
    'Записать и отозвать согласия родителей, как и раньше.',
    'Читать, печатать и скачать её целиком.',
  ];
}
