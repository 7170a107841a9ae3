// Every page of both apps, with an address that shows it. A spec of the portal compares the list with the routes, so a
// page that is not walked fails the tests.

export type Visitor = 'guest' | 'organizer' | 'member' | 'judge' | 'presenter';

export interface SitePage {
  /** As the router spells it. */
  route: string;
  as: Visitor;
  /** `{event}`, `{program}`, `{judge}`… are of the walk's own contest. Else the route itself. */
  at?: string;
  /** The page is ready when this is seen; a heading of the first level by default. */
  sign?: string;
  /** What it asks for is not there. */
  isLost?: boolean;
}

const event = (path: string): SitePage => ({
  route: `/organizer/events/:guid${path}`,
  at: `/organizer/events/{event}${path}`,
  as: 'organizer',
});
const organizer = (path: string): SitePage => ({ route: path, as: 'organizer' });
const guest = (path: string): SitePage => ({ route: path, as: 'guest' });
const requisite = (path: string): SitePage => ({
  route: `/requisite/:guid${path}`,
  at: `/requisite/{requisite}${path}`,
  as: 'organizer',
});
const member = (path: string): SitePage => ({
  route: `/member/competition/:guid${path}`,
  at: `/member/competition/{event}${path}`,
  as: 'member',
});

export const PORTAL_PAGES: readonly SitePage[] = [
  guest('/'),
  guest('/product'),
  guest('/faq'),
  ...['login', 'registration', 'restore'].flatMap((page) =>
    ['organizer', 'employee', 'member'].map((kind) => guest(`/profile/${page}/${kind}`)),
  ),
  guest('/profile/registration/confirm'),
  guest('/profile/restore/confirm'),
  { route: '/member/invite', at: '/member/invite', as: 'guest' },
  { route: '/member/invite/:guid', at: '/member/invite/{event}', as: 'guest' },
  { route: '/program/:guid?', at: '/program/{program}', as: 'guest' },
  // With results it is walked by a journey of its own.
  { route: '/voiting-protocol/:guid?', at: '/voiting-protocol/nothing', as: 'guest', sign: 'main', isLost: true },
  organizer('/settings'),
  organizer('/requisite'),
  organizer('/requisite/create'),
  requisite(''),
  requisite('/edit'),
  { route: '/member/competition', as: 'member' },
  member(''),
  member('/results'),
  organizer('/organizer'),
  organizer('/organizer/profile/employee'),
  organizer('/organizer/clients'),
  organizer('/organizer/screen'),
  organizer('/organizer/events'),
  organizer('/profile'),
  organizer('/profile/notifications'),
  event(''),
  event('/members'),
  event('/judges'),
  event('/accesses'),
  event('/ratings'),
  event('/evaluation-criteria'),
  event('/ranks'),
  event('/display-voiting'),
  event('/program'),
  event('/desk'),
  event('/protocols'),
  event('/diplomas'),
];

/** Addresses of no route: what people see when there is nothing. */
export const LOST_PAGES: readonly SitePage[] = [
  { route: '*', at: '/nowhere', as: 'guest', isLost: true },
  { route: '*', at: '/organizer/nowhere', as: 'organizer', isLost: true },
  { route: '*', at: '/organizer/events/01900000-0000-7000-8000-000000000000', as: 'organizer', isLost: true },
];

/** By the titles of the stage's own table. */
export const STAGE_PAGES: readonly SitePage[] = [
  { route: 'Лист оценок – Портал для проведения фестивалей', at: '{judge}', as: 'judge', sign: '.judge-head' },
  { route: 'Кабинет ведущего – Портал для проведения фестивалей', at: '{presenter}', as: 'presenter' },
  { route: 'Экран зала – Портал для проведения фестивалей', at: '{display}', as: 'guest', sign: '#root > *' },
];
