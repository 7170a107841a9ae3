// Letters to a member about his application: that its draft waits, that the organizer corrects it, sends it or takes it
// back for him, or has erased answers.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, REFUSING, type UrlOf } from './links.ts';

export interface ApplicationNews {
  competition: Guid;
  eventTitle: string;
  member: Guid;
  guid: Guid;
  /** «Заявка № 12», «Заявка „Берёзка“» */
  application: string;
  /** So that it is told once. */
  once: string;
  urlOf: UrlOf;
}

export interface DraftNews extends ApplicationNews {
  /** «заполнена на 40 %» */
  filled: string;
  /** «Заявки принимают до 1 марта.»; empty without a date. */
  closing: string;
}

export interface CorrectedNews extends ApplicationNews {
  /** A change of the member's that was not taken: of which field, and the organizer's word, perhaps empty. */
  turned: { field: string; why: string } | null;
}

export interface ErasedNews extends ApplicationNews {
  organizer: string;
}

export interface MovedNews extends ApplicationNews {
  /** Else it was taken back. */
  isSent: boolean;
}

export function draftLetter(to: Addressee, news: DraftNews, refuse: string): Letter {
  return {
    ...{ to: to.login, kind: 'accounts.applicationDraft', preheader: news.eventTitle, once: news.once, refuse },
    subject: `${news.application} ещё не отправлена`,
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `${news.application} на мероприятие ${inQuotes(news.eventTitle)} начата, ${news.filled}, но не отправлена: организатор её ещё не рассматривает.`,
        ...(news.closing === '' ? [] : [news.closing]),
      ],
      button: { label: 'Продолжить', url: news.urlOf(pages.application(news.competition, news.guid)) },
      footnote: REFUSING,
    },
  };
}

export function correctedLetter(to: Addressee, { turned, ...news }: CorrectedNews, refuse: string): Letter {
  const named = `${news.application} на мероприятие ${inQuotes(news.eventTitle)}`;
  return {
    ...{ to: to.login, kind: 'accounts.applicationCorrected', preheader: news.eventTitle, once: news.once, refuse },
    subject: `${news.application}: организатор ${turned ? 'вернул прежний ответ' : 'правит ответы'}`,
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        ...(turned
          ? [
              `${named}: ваша правка в поле ${inQuotes(turned.field)} не принята, организатор вернул прежний ответ.`,
              ...(turned.why === '' ? [] : [`Почему: ${turned.why}`]),
            ]
          : [`${named}: организатор правит ответы за вас.`]),
        'Что было и что стало, видно в заявке: «Кто что менял».',
      ],
      button: {
        label: 'Что изменено',
        url: `${news.urlOf(pages.application(news.competition, news.guid))}?view=sheet&history=1`,
      },
      footnote: REFUSING,
    },
  };
}

/** He has to know: such a letter is not refused. */
export function movedLetter(to: Addressee, { isSent, ...news }: MovedNews): Letter {
  const event = inQuotes(news.eventTitle);
  return {
    ...{ to: to.login, kind: 'accounts.applicationMoved', preheader: news.eventTitle, once: news.once },
    subject: `${news.application}: организатор ${isSent ? 'отправил её' : 'отозвал её'} за вас`,
    body: {
      greeting: greetingOf(to),
      paragraphs: isSent
        ? [`${news.application} на мероприятие ${event} подана: за вас её отправил организатор.`]
        : [
            `${news.application} на мероприятие ${event} отозвана: это сделал организатор. Она больше не участвует, ответы сохранены.`,
            'Если вы об этом не просили, спросите организатора.',
          ],
      button: { label: 'Открыть заявку', url: news.urlOf(pages.application(news.competition, news.guid)) },
    },
  };
}

/** Not refused either. */
export function erasedLetter(to: Addressee, news: ErasedNews): Letter {
  return {
    ...{ to: to.login, kind: 'accounts.applicationErased', preheader: news.eventTitle, once: news.once },
    subject: `${news.application}: личные ответы стёрты`,
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `${news.application} на мероприятие ${inQuotes(news.eventTitle)}: ответы о людях стёрты насовсем. Это сделал организатор, ${inQuotes(news.organizer)}.`,
        'Исчезли эти ответы, их файлы, история и переписка. Остались номер, статус и то, что не о людях; в программе и итогах вместо имени стоит «Фамилия И.».',
        'Если вы об этом не просили, спросите организатора.',
      ],
      button: { label: 'Открыть заявку', url: news.urlOf(pages.application(news.competition, news.guid)) },
    },
  };
}
