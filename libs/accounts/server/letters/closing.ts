// The letter to a person who has closed his account.

import { closingFacts } from '@rampa/accounts/domain';
import type { UserType } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';

export function closedLetter(to: Addressee & { userType: UserType }): Letter {
  const { goes, stays } = closingFacts(to.userType);
  return {
    to: to.login,
    kind: 'accounts.closed',
    subject: 'Кабинет закрыт',
    body: {
      greeting: greetingOf(to),
      paragraphs: ['Вы закрыли свой кабинет на портале «Рампа».', goes.join(' '), `Что остаётся. ${stays.join(' ')}`],
      footnote:
        'Если это были не вы, ответьте на письмо в течение двух недель: пока имя и почта не удалены, кабинет можно вернуть.',
    },
  };
}
