// The letter to a member whose application has got another status. It is no news but an answer, so it always comes.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Letter, LetterBody } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, type UrlOf } from './links.ts';

export interface StatusNews {
  competition: Guid;
  /** Of the application: the letter leads to it. */
  guid: Guid;
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
  /** The letter in the organizer's own words; null: in the portal's. */
  own: ((to: Addressee, link: string) => { subject: string; worded: NonNullable<LetterBody['worded']> }) | null;
}

export function applicationStatusLetter(to: Addressee, news: StatusNews): Letter {
  const { application, eventTitle, status, comment, competition, guid, once, urlOf } = news;
  const told = { to: to.login, kind: 'accounts.applicationStatus', preheader: eventTitle, once };
  const url = urlOf(pages.application(competition, guid));
  if (news.own) {
    const { subject, worded } = news.own(to, url);
    return { ...told, subject, body: { paragraphs: [], worded } };
  }
  const paragraphs = [`${application} на мероприятие ${inQuotes(eventTitle)}: теперь её статус ${inQuotes(status)}.`];
  if (comment !== '') paragraphs.push(`Организатор пишет: ${comment}`);
  return {
    ...told,
    subject: `${application}: ${status}`,
    body: {
      greeting: greetingOf(to),
      paragraphs,
      button: { label: 'Открыть заявку', url },
    },
  };
}
