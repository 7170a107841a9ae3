// Letters about a changed address: the code goes to the new one, the warnings to the former one.

import type { Letter } from '@rampa/platform/server';
import type { AccountKind } from '../kinds/kinds.ts';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, type UrlOf } from './links.ts';

export function newEmailLetter(kind: AccountKind, to: Addressee, email: string, code: string, expires: Date): Letter {
  return {
    to: email,
    kind: 'accounts.newEmail',
    subject: 'Код для новой почты на портале «Рампа»',
    preheader: 'Введите код в настройках',
    body: {
      greeting: greetingOf(to),
      paragraphs: [`Вы попросили сменить почту, с которой входите в ${kind.cabinet}. Введите этот код в настройках.`],
      code: { value: code, label: 'Код подтверждения' },
      after: ['Код действует 15 минут. Никому его не сообщайте: мы его никогда не спрашиваем.'],
      footnote: 'Если вы ничего не просили, ничего не делайте: без кода почта не сменится.',
    },
    expiresAt: expires.toISOString(),
  };
}

export function emailChangingLetter(kind: AccountKind, to: Addressee, urlOf: UrlOf): Letter {
  return {
    to: to.login,
    kind: 'accounts.emailChanging',
    subject: 'Просьба сменить почту',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `В вашем кабинете на портале «Рампа» попросили сменить почту, с которой вы входите. Пока новую не подтвердили кодом, всё остаётся как было.`,
      ],
      footnote: `Если это были не вы, сразу задайте новый пароль, и просьба перестанет действовать: ${urlOf(pages.restore(kind.name))}`,
    },
  };
}

/** To the address that no longer opens the account. */
export function emailChangedLetter(to: Addressee, email: string): Letter {
  return {
    to: to.login,
    kind: 'accounts.emailChanged',
    subject: 'Почта изменена',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `Почту вашего кабинета на портале «Рампа» сменили на ${disguised(email)}. Входить теперь нужно с ней, этот адрес больше не подойдёт.`,
      ],
      footnote: 'Если это были не вы, напишите тем, у кого работает портал: они вернут вам кабинет.',
    },
  };
}

/** «e•••@example.org»: the owner recognises it, a stranger in the old mailbox does not learn it. */
function disguised(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}•••${email.slice(at)}`;
}
