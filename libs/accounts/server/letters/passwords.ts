// Letters about passwords.

import type { Letter } from '@rampa/platform/server';
import type { AccountKind } from '../kinds/kinds.ts';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, type UrlOf } from './links.ts';

export function restoreLetter(kind: AccountKind, to: Addressee, token: string, expires: Date, urlOf: UrlOf): Letter {
  return {
    to: to.login,
    kind: 'accounts.restore',
    subject: 'Новый пароль на портале «Рампа»',
    preheader: 'Ссылка действует один час',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        'Вы попросили задать новый пароль. Нажмите кнопку и придумайте его: прежний перестанет действовать.',
      ],
      button: { label: 'Задать новый пароль', url: urlOf(pages.restoring(kind.name, token)) },
      after: [
        'Ссылка действует один час и открывается один раз. После смены пароля понадобится войти на всех устройствах.',
      ],
      footnote: 'Если вы ничего не просили, не отвечайте на письмо: пароль останется прежним.',
    },
    expiresAt: expires.toISOString(),
  };
}

export function passwordChangedLetter(kind: AccountKind, to: Addressee, urlOf: UrlOf): Letter {
  return {
    to: to.login,
    kind: 'accounts.passwordChanged',
    subject: 'Пароль изменён',
    body: {
      greeting: greetingOf(to),
      paragraphs: [`Пароль от вашего кабинета на портале «Рампа» только что изменили.`],
      footnote: `Если это были не вы, сразу задайте новый пароль: ${urlOf(pages.restore(kind.name))}`,
    },
  };
}
