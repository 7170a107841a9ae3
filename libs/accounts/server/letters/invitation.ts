// The letter that invites somebody to an event. Whoever reads it may be a stranger to the portal.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Letter, LetterBody } from '@rampa/platform/server';
import { pages, REFUSING } from './links.ts';

export interface Invited {
  email: string;
  eventTitle: string;
  /** «20–22 марта 2027 года» */
  days: string;
  city: string;
  companyName: string;
  /** Of the invitation's page. */
  url: string;
  /** «Отписаться» */
  refuse?: string;
  /** The invitation, so that it is written once. */
  once: string;
  /** In the organizer's own words; null: in the portal's. */
  own: { subject: string; worded: NonNullable<LetterBody['worded']> } | null;
}

export const invitationPath = (competition: Guid): string => pages.invitation(competition);

const MISTAKE =
  'Если вы не ждали этого письма, просто удалите его: второго приглашения на это мероприятие организатор не пришлёт.';
const SUBJECT_MAX = 180;

/** `hasAccount`: he can refuse such letters in his profile. */
export function invitationLetter(invited: Invited, hasAccount: boolean): Letter {
  const { email, eventTitle, days, city, companyName, url, refuse, once, own } = invited;
  const footnote = hasAccount ? `${MISTAKE} ${REFUSING}` : MISTAKE;
  const button = { label: 'Открыть приглашение', url };
  const told = { to: email, kind: 'accounts.invitation', preheader: eventTitle, refuse, once };
  if (own) {
    // Words without the link would invite nowhere.
    const isLinked = own.worded.some(({ runs }) => runs.some(({ text, href }) => text.includes(url) || href === url));
    const { subject, worded } = own;
    return { ...told, subject, body: { paragraphs: [], worded, footnote, ...(isLinked ? {} : { button }) } };
  }
  const who = companyName === '' ? 'Организатор' : companyName;
  return {
    ...told,
    subject: `Приглашение: ${eventTitle}`.slice(0, SUBJECT_MAX),
    body: {
      greeting: 'Здравствуйте!',
      paragraphs: [
        `${who} приглашает вас участвовать в мероприятии ${inQuotes(eventTitle)}: ${[days, city].filter(Boolean).join(', ')}.`,
        'Примите приглашение, и мероприятие появится в вашем кабинете участника: там же подают заявку. Если кабинета ещё нет, он заводится на той же странице за пару минут.',
      ],
      button,
      footnote,
    },
  };
}
