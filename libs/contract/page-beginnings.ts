// The first reads of each page. The server runs them through the same calls and checks and puts the answers into the
// HTML, so that nothing waits for a second round trip.

import { VIEWS } from './live/index.ts';

interface Beginning {
  page: RegExp;
  /** Only for signed-in users; a stranger's page asks for none of it. */
  isOwn?: boolean;
  /** Addresses below /api/v1/, written as the page itself writes them. */
  reads(named: string): readonly string[];
}

const EVENT = /^\/organizer\/events\/([^/]+)(?:\/.*)?$/i;
const about = (guid: string) => `competitionGuid=${guid}`;

const BEGINNINGS: readonly Beginning[] = [
  {
    page: /^\/program\/([^/]+)\/?$/i,
    reads: (guid) => [VIEWS['public-program'].readAt(guid), `Public/programEvent/${guid}`],
  },
  {
    page: /^\/public\/mobile-program\/([^/]+)\/(?:main|embed)\/?$/i,
    reads: (key) => [VIEWS['mobile-event'].readAt(key)],
  },
  {
    page: /^\/public\/mobile-program\/(?:[^/]+\/)?program\/([^/]+)\/?$/i,
    reads: (key) => [VIEWS['mobile-program'].readAt(key)],
  },
  { page: /^\/report\/([^/]+)\/?$/i, reads: (guid) => [VIEWS['public-report'].readAt(guid)] },
  { page: /^\/voiting-protocol\/([^/]+)\/?$/i, reads: (key) => [VIEWS['public-protocol'].readAt(key)] },
  { page: /^\/public\/display\/([^/]+)\/?$/i, reads: (key) => [VIEWS.display.readAt(key)] },
  { page: /^\/member\/invite\/([^/]+)\/?$/i, reads: () => ['Profile/GetParticipantGetOrganizerInfo'] },
  {
    page: /^\/(?:(?:organizer|member|requisite)(?:\/.*)?|profile|settings|product|faq|)\/?$/i,
    isOwn: true,
    reads: () => ['User/GetShort'],
  },
  {
    page: EVENT,
    isOwn: true,
    reads: (guid) => [
      `User/GetShort?${about(guid)}`,
      `Festival/GetFestivalDetail?festivalGuid=${guid}`,
      `Competition/GetFullInfoByGuid?${about(guid)}`,
    ],
  },
  {
    page: /^\/member\/competition\/([^/]+)(?:\/.*)?$/i,
    isOwn: true,
    reads: (guid) => [`Competition/GetFullInfoByGuid?${about(guid)}`],
  },
  {
    page: /^\/organizer\/events\/([^/]+)\/(?:program|desk)\/?$/i,
    isOwn: true,
    reads: (guid) => [`CompetitionProgram/GetByCompetition?${about(guid)}`],
  },
  {
    page: /^\/organizer\/events\/([^/]+)\/display-voiting\/?$/i,
    isOwn: true,
    reads: (guid) => [`CompetitionDisplaySetting/GetByCompetition?${about(guid)}`, VIEWS.displays.readAt(guid)],
  },
  {
    page: /^\/organizer\/events\/([^/]+)\/constructor\/?$/i,
    isOwn: true,
    reads: (guid) => [`ApplicationForm/GetByCompetition?${about(guid)}`],
  },
  {
    page: /^\/organizer\/events\/([^/]+)\/applications\/?$/i,
    isOwn: true,
    reads: (guid) => [`ApplicationView/GetByCompetition?${about(guid)}`],
  },
];

const GUID = '([0-9a-f-]{36})';
const byPath = (path: string) => new RegExp(`^/${path}/?$`, 'i');

/**
 * Too long, or too long in coming, to stand in the page, which only names them: they are on their way while its scripts
 * begin. `of`: the guid in the address, or the program behind it.
 */
const LONG: readonly { page: RegExp; reads(of: string): readonly string[] }[] = [
  { page: byPath(`organizer/events/[^/]+/(?:program|desk)\\?${GUID}`), reads: (of) => [VIEWS.program.readAt(of)] },
  { page: byPath(`organizer/events/[^/]+/(?:protocols|desk)\\?${GUID}`), reads: (of) => [VIEWS.protocol.readAt(of)] },
  {
    page: byPath(`organizer/events/${GUID}/protocols(?:\\?[^/]+)?`),
    reads: (of) => [`VotingProtocol/GetUsingForProtocolByCompetition?${about(of)}`],
  },
  {
    page: byPath(`organizer/events/[^/]+/applications/${GUID}`),
    reads: (of) => [
      `Application/GetApplicationJsonForOrganizer?applicationGuid=${of}`,
      `ApplicationData/GetByApplicationGuid?applicationGuid=${of}`,
    ],
  },
  {
    page: byPath(`member/competition/[^/]+/applications/${GUID}`),
    reads: (of) => [`Application/GetApplicationJson?applicationGuid=${of}`],
  },
];

/** Only letters, digits and hyphens: an address with anything else names nothing. */
const NAME = /^[\w-]{1,64}$/;

/** The first reads of the page at the address. */
export function beginningsOf(path: string, isSignedIn: boolean): string[] {
  return BEGINNINGS.flatMap(({ page, isOwn = false, reads }) => {
    const found = page.exec(path);
    if (!found || (isOwn && !isSignedIn)) return [];
    const [, named = ''] = found;
    return named === '' || NAME.test(named) ? reads(named) : [];
  });
}

/** Long first reads of the page at the address, for whoever may read them; `program`: the one named behind it, or ''. */
export function longBeginningsOf(path: string, program: string): string[] {
  const address = program === '' ? path : `${path.replace(/\/$/, '')}?${program}`;
  return LONG.flatMap(({ page, reads }) => {
    const of = page.exec(address)?.[1];
    return of === undefined ? [] : reads(of);
  });
}
