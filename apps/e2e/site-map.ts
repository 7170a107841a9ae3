// Every page of both clients, with an address that shows it. Pages come from the kernel's list, so an ordinary new one
// needs no line here. A spec of the portal compares the list with the routes, so that no page is left out.

import { PAGE_ADDRESSES } from '@rampa/kernel';

export type Visitor = 'guest' | 'organizer' | 'member' | 'judge' | 'presenter';

export interface SitePage {
  /** The route as the router spells it. */
  route: string;
  as: Visitor;
  /** Address with `{event}`, `{program}`, `{judge}`… of the walk's own contest; by default the route itself. */
  at?: string;
  /** The page is ready when this is visible; by default a heading of the first level. */
  sign?: string;
  /** The page asks for a thing that does not exist. */
  isLost?: boolean;
}

/** What `:guid` means below an address, in placeholders of the walk's contest. */
const NAMED: readonly [start: string, thing: string][] = [
  ['/organizer/events/', '{event}'],
  ['/organizer/library/', '{book}'],
  ['/organizer/forms/', '{form}'],
  ['/member/forms/', '{application}'],
  ['/organizer/email-templates/', '{letter}'],
  ['/member/', '{event}'],
  ['/requisite/', '{requisite}'],
  ['/public/mobile-program/', '{mobile}'],
  ['/program/', '{program}'],
  ['/report/', '{report}'],
];

/** Addresses that only lead to another page. */
export const LEADING: readonly string[] = [
  '/member',
  '/organizer/events/:guid/compitition',
  '/organizer/events/:guid/display-voting',
  '/organizer/events/:guid/finances',
  '/organizer/events/:guid/finances/reports',
  '/organizer/events/:guid/finances/applications/:finAppGuid',
  '/member/competition/:guid/payments/:payGuid',
];

/** Pages that the walk shows in a state of their own. */
const OWN: Readonly<Record<string, Partial<SitePage>>> = {
  // A journey of its own walks it with results.
  '/voiting-protocol/:guid?': { at: '/voiting-protocol/nothing', sign: 'main', isLost: true },
};

function pageAt(route: string, as: Visitor): SitePage {
  const own = OWN[route];
  if (own) return { route, as, ...own };
  if (!route.includes(':')) return { route, as };
  const thing = NAMED.find(([start]) => route.startsWith(start))?.[1];
  if (!thing) throw new Error(`site-map.ts: say in NAMED what :guid names in ${route}`);
  return {
    route,
    as,
    at: route
      .replace(/:guid\??/, thing)
      .replace(/:(applicationGuid|finAppGuid|payGuid)/, '{application}')
      .replace(':programKey', '{mobileProgram}')
      .replace(':reportGuid', '{report}')
      .replace(':templateGuid', '{template}'),
  };
}

export const PORTAL_PAGES: readonly SitePage[] = [
  ...[...PAGE_ADDRESSES.guest, ...PAGE_ADDRESSES.open].map((route) => pageAt(route, 'guest')),
  ...PAGE_ADDRESSES.desk
    .filter((route) => !LEADING.includes(route))
    .map((route) => pageAt(route, route.startsWith('/member') ? 'member' : 'organizer')),
];

/** Addresses without a route: what people see when nothing is there. */
export const LOST_PAGES: readonly SitePage[] = [
  { route: '*', at: '/nowhere', as: 'guest', isLost: true },
  { route: '*', at: '/organizer/nowhere', as: 'organizer', isLost: true },
  { route: '*', at: '/organizer/events/01900000-0000-7000-8000-000000000000', as: 'organizer', isLost: true },
];

/** By the titles of the stage's own table. A link's sign-in page has a heading too, so each needs a sign of its own. */
export const STAGE_PAGES: readonly SitePage[] = [
  { route: 'Лист оценок – Портал для проведения фестивалей', at: '{judge}', as: 'judge', sign: '.judge-head' },
  { route: 'Кабинет ведущего – Портал для проведения фестивалей', at: '{presenter}', as: 'presenter', sign: '.booth' },
  { route: 'Экран зала – Портал для проведения фестивалей', at: '{display}', as: 'guest', sign: '#root > *' },
];
