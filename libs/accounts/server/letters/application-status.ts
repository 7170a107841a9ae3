// The letter to a member whose application has got another status.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, REFUSING, type UrlOf } from './links.ts';

export interface StatusNews {
  competition: Guid;
  eventTitle: string;
  member: Guid;
  /** «Заявка № 12», «Заявка „Берёзка“» */
  application: string;
  status: string;
  /** The organizer's word beside it; may be empty. */
  comment: string;
  /** The change, so that it is told once. */
  once: string;
  urlOf: UrlOf;
}

export function applicationStatusLetter(to: Addressee, news: StatusNews): Letter {
  const { application, eventTitle, status, comment, competition, once, urlOf } = news;
  const paragraphs = [`${application} на мероприятие ${inQuotes(eventTitle)}: теперь её статус ${inQuotes(status)}.`];
  if (comment !== '') paragraphs.push(`Организатор пишет: ${comment}`);
  return {
    to: to.login,
    kind: 'accounts.applicationStatus',
    subject: `${application}: ${status}`,
    preheader: eventTitle,
    body: {
      greeting: greetingOf(to),
      paragraphs,
      button: { label: 'Открыть мероприятие', url: urlOf(pages.event(competition)) },
      footnote: REFUSING,
    },
    once,
  };
}
