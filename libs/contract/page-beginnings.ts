// What a page reads first of all: the server answers it in the page itself, through the same calls with the same gates,
// so that nobody waits for the way there and back before something stands.

import { VIEWS } from './live/index.ts';

interface Beginning {
  page: RegExp;
  /** Read by whoever is signed in; a stranger's page asks for none of it. */
  isOwn?: boolean;
  /** Addresses below /api/v1/, as the page itself writes them. */
  reads(named: string): readonly string[];
}

const EVENT = /^\/organizer\/events\/([^/]+)(?:\/.*)?$/i;
const about = (guid: string) => `competitionGuid=${guid}`;

const BEGINNINGS: readonly Beginning[] = [
  {
    page: /^\/program\/([^/]+)\/?$/i,
    reads: (guid) => [VIEWS['public-program'].readAt(guid), `Public/programEvent/${guid}`],
  },
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
    page: /^\/organizer\/events\/([^/]+)\/(?:program|desk)\/?$/i,
    isOwn: true,
    reads: (guid) => [`CompetitionProgram/GetByCompetition?${about(guid)}`],
  },
  {
    page: /^\/organizer\/events\/([^/]+)\/protocols\/?$/i,
    isOwn: true,
    reads: (guid) => [`VotingProtocol/GetUsingForProtocolByCompetition?${about(guid)}`],
  },
];

/** Letters, digits and hyphens alone: whatever else stands in an address names nothing. */
const NAME = /^[\w-]{1,64}$/;

/** What the page at the address begins with. */
export function beginningsOf(path: string, isSignedIn: boolean): string[] {
  return BEGINNINGS.flatMap(({ page, isOwn = false, reads }) => {
    const found = page.exec(path);
    if (!found || (isOwn && !isSignedIn)) return [];
    const [, named = ''] = found;
    return named === '' || NAME.test(named) ? reads(named) : [];
  });
}
