// The letter to a person who has closed his account.

import { CLOSING_GOES, CLOSING_STAYS } from '@rampa/accounts/domain';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';

export function closedLetter(to: Addressee): Letter {
  return {
    to: to.login,
    kind: 'accounts.closed',
    subject: 'Кабинет закрыт',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        'Вы закрыли свой кабинет на портале «Рампа».',
        CLOSING_GOES.join(' '),
        `Что остаётся. ${CLOSING_STAYS.join(' ')}`,
      ],
      footnote:
        'Если это были не вы, ответьте на письмо в течение двух недель: пока имя и почта не удалены, кабинет можно вернуть.',
    },
  };
}
