// The letter to a member whose draft of an application waits.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, REFUSING, type UrlOf } from './links.ts';

interface ApplicationNews {
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
