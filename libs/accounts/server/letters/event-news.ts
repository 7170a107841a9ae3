// Letters to a member about an event in which he performs.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, REFUSING, type UrlOf } from './links.ts';

export type EventDeed = 'programPublished' | 'programChanged' | 'protocolPublished';

export interface News {
  deed: EventDeed;
  competition: Guid;
  program: Guid;
  eventTitle: string;
  programTitle: string;
  /** Members with performances in it; a member may occur more than once. */
  members: readonly Guid[];
  urlOf: UrlOf;
  /** What each of them is told besides, a line each. */
  details?: ReadonlyMap<Guid, readonly string[]>;
}

interface Words {
  subject: string;
  says: (program: string, event: string) => string;
  button: string;
  path: (news: News) => string;
}

const WORDS: Record<EventDeed, Words> = {
  programPublished: {
    subject: 'Программа опубликована',
    says: (program, event) =>
      `Организатор опубликовал программу ${program} мероприятия ${event}. В ней есть ваше выступление.`,
    button: 'Открыть программу',
    path: ({ program }) => pages.program(program),
  },
  programChanged: {
    subject: 'Программа изменилась',
    says: (program, event) =>
      `Организатор изменил программу ${program} мероприятия ${event}. Это касается вашего выступления:`,
    button: 'Открыть программу',
    path: ({ program }) => pages.program(program),
  },
  protocolPublished: {
    subject: 'Протокол опубликован',
    says: (program, event) =>
      `Организатор опубликовал протокол программы ${program} мероприятия ${event}, в которой вы выступали.`,
    button: 'Посмотреть результаты',
    path: ({ competition }) => pages.results(competition),
  },
};

export function eventNewsLetter(to: Addressee & { guid: Guid }, news: News, refuse: string): Letter {
  const { subject, says, button, path } = WORDS[news.deed];
  return {
    to: to.login,
    kind: `accounts.${news.deed}`,
    subject,
    preheader: news.eventTitle,
    refuse,
    body: {
      greeting: greetingOf(to),
      paragraphs: [says(inQuotes(news.programTitle), inQuotes(news.eventTitle)), ...(news.details?.get(to.guid) ?? [])],
      button: { label: button, url: news.urlOf(path(news)) },
      footnote: REFUSING,
    },
  };
}
