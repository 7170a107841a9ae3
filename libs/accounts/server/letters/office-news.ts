// The letter to those who see the applications of an event: what came in and what was taken back since the last one.

import { counted, inQuotes, numberSign, plural, type Guid } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, type UrlOf } from './links.ts';

export const OFFICE_DEEDS = ['new', 'again', 'withdrawn'] as const;
export type OfficeDeed = (typeof OFFICE_DEEDS)[number];

export interface ToldApplication {
  deed: OfficeDeed;
  number: number | null;
  title: string;
  /** As the table shows him: a name, an address, or nothing. */
  owner: string;
}

export interface OfficeNews {
  competition: Guid;
  organizer: Guid;
  eventTitle: string;
  applications: readonly ToldApplication[];
  /** So that it is told once. */
  once: string;
  urlOf: UrlOf;
}

/** Of each kind; the others are counted. */
const NAMED = 12;
const NAME_MAX = 200;
const SUBJECT_MAX = 180;

const HEADS: Record<OfficeDeed, string> = { new: 'Новые', again: 'Поданы снова', withdrawn: 'Отозваны' };

/** «3 новые заявки, 1 отозвана»: the first part names the thing. */
export function newsWords(applications: readonly Pick<ToldApplication, 'deed'>[]): string {
  const parts = OFFICE_DEEDS.flatMap((deed) => {
    const count = applications.filter((one) => one.deed === deed).length;
    return count === 0 ? [] : [{ deed, count }];
  });
  return parts.map(({ deed, count }, at) => `${partOf(deed, count, at === 0)}`).join(', ');
}

function partOf(deed: OfficeDeed, count: number, isFirst: boolean): string {
  if (deed === 'new') return counted(count, 'новая заявка', 'новые заявки', 'новых заявок');
  const done =
    deed === 'again'
      ? `${plural(count, 'подана', 'поданы', 'подано')} снова`
      : plural(count, 'отозвана', 'отозваны', 'отозвано');
  if (!isFirst) return counted(count, done, done, done);
  return `${counted(count, 'заявка', 'заявки', 'заявок')} ${done}`;
}

export function officeNewsLetter(to: Addressee, news: OfficeNews, refuse: string): Letter {
  const { competition, eventTitle, applications, once, urlOf } = news;
  const words = newsWords(applications);
  return {
    ...{ to: to.login, kind: 'accounts.applicationNews', preheader: eventTitle, once, refuse },
    refuseWords: 'Отписаться от писем о заявках',
    // Names stand in the body, which is deleted once it was sent.
    subject: `${words}: ${eventTitle}`.slice(0, SUBJECT_MAX),
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `Мероприятие ${inQuotes(eventTitle)}: ${words}.`,
        ...OFFICE_DEEDS.flatMap((deed) => {
          const told = applications.filter((one) => one.deed === deed);
          return told.length === 0 ? [] : [listed(deed, told)];
        }),
      ],
      button: { label: 'Открыть заявки', url: urlOf(pages.applications(competition)) },
      footnote:
        'Такое письмо приходит не чаще раза в час и только с новостями. Выключить: «Мои данные», вкладка «Письма и списки», «Новые и отозванные заявки».',
    },
  };
}

function listed(deed: OfficeDeed, told: readonly ToldApplication[]): string {
  const rest = told.length - NAMED;
  return [
    `${HEADS[deed]}:`,
    ...told.slice(0, NAMED).map(named),
    ...(rest > 0 ? [`и ещё ${counted(rest, 'заявка', 'заявки', 'заявок')}`] : []),
  ].join('\n');
}

/** «№ 12 „Берёзка“, Иванова Анна» */
function named({ number, title, owner }: ToldApplication): string {
  const parts = [number === null ? '' : numberSign(number), title === '' ? 'без названия' : inQuotes(title)];
  return `${parts.filter(Boolean).join(' ')}${owner === '' ? '' : `, ${owner}`}`.slice(0, NAME_MAX);
}
