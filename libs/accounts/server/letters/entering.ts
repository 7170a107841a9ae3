// Letters of registration and confirmation.

import type { Letter } from '@rampa/platform/server';
import type { AccountKind } from '../kinds/kinds.ts';
import { pages, type UrlOf } from './links.ts';

export interface Addressee {
  login: string;
  fullName: string;
}

const NOT_YOU = 'Если это были не вы, ничего не делайте: без подтверждения кабинет не откроется.';

/** «Здравствуйте, Мария Петровна!» without the surname, which would be rude. */
export function greetingOf({ fullName }: Pick<Addressee, 'fullName'>): string {
  const [, ...names] = fullName.split(/\s+/).filter(Boolean);
  return names.length > 0 ? `Здравствуйте, ${names.join(' ')}!` : 'Здравствуйте!';
}

export function confirmationLetter(
  kind: AccountKind,
  to: Addressee,
  token: string,
  expires: Date,
  urlOf: UrlOf,
): Letter {
  const next =
    kind.name === 'employee'
      ? 'После этого организатор увидит вашу просьбу и откроет доступ к мероприятиям.'
      : 'После этого можно войти и создать первое мероприятие.';
  return {
    to: to.login,
    kind: 'accounts.confirmation',
    subject: 'Подтвердите почту на портале «Рампа»',
    preheader: 'Остался один шаг: нажмите кнопку в письме',
    body: {
      greeting: greetingOf(to),
      paragraphs: [`Рады знакомству! Вы завели ${kind.cabinet}. Осталось подтвердить, что эта почта ваша.`, next],
      button: { label: 'Подтвердить почту', url: urlOf(pages.confirm(kind.name, token)) },
      after: ['Ссылка действует сутки и открывается один раз.'],
      footnote: NOT_YOU,
    },
    expiresAt: expires.toISOString(),
  };
}

export function codeLetter(kind: AccountKind, to: Addressee, code: string, expires: Date): Letter {
  return {
    to: to.login,
    kind: 'accounts.code',
    subject: 'Код подтверждения портала «Рампа»',
    preheader: 'Введите код на странице регистрации',
    body: {
      greeting: greetingOf(to),
      paragraphs: [`Рады знакомству! Вы завели ${kind.cabinet}. Введите этот код на странице, где регистрировались.`],
      code: { value: code, label: 'Код подтверждения' },
      after: ['Код действует 15 минут. Никому его не сообщайте: мы его никогда не спрашиваем.'],
      footnote: NOT_YOU,
    },
    expiresAt: expires.toISOString(),
  };
}

/** To the owner of an address that somebody registers again; `known` is the existing account. */
export function alreadyKnownLetter(to: Addressee, known: AccountKind, urlOf: UrlOf): Letter {
  return {
    to: to.login,
    kind: 'accounts.alreadyKnown',
    subject: 'На эту почту уже есть кабинет',
    preheader: 'Регистрироваться заново не нужно',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `Кто-то, возможно вы, только что регистрировался на портале «Рампа» с этой почтой. Но на этот адрес уже есть ${known.cabinet}: ничего не изменилось, просто войдите.`,
      ],
      button: { label: 'Войти', url: urlOf(pages.login(known.name)) },
      after: [`Если пароль забылся, задайте новый: ${urlOf(pages.restore(known.name))}`],
      footnote: 'Если это были не вы, ничего не делайте: ваш кабинет в безопасности.',
    },
  };
}

/** To the organizer: a person with a confirmed address asks to work for him. */
export function employeeWaitingLetter(to: Addressee, employee: Addressee, urlOf: UrlOf): Letter {
  return {
    to: to.login,
    kind: 'accounts.employeeWaiting',
    subject: 'Сотрудник просит доступ',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `${employee.fullName} (${employee.login}) просит доступ к вашим мероприятиям и указывает вас как организатора.`,
        'Если вы знаете этого человека, откройте ему нужные разделы. Пока вы этого не сделали, он ничего не видит.',
      ],
      button: { label: 'Открыть «Сотрудники»', url: urlOf(pages.employees) },
      footnote: 'Если вы его не знаете, просто отклоните просьбу.',
    },
  };
}
