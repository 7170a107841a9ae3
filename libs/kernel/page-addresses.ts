// Every address that has a page, as people and links write it. The server answers 404 for any other and knows the first
// reads of each page; menus and tabs offer only what exists; a spec compares the clients' routes with this list.

/** `guest`: light pages for everybody; `open`: one page by its link; `desk`: for the signed in; `stage`: judge, presenter, hall. */
export type PagePart = 'guest' | 'open' | 'desk' | 'stage';

const KINDS = ['organizer', 'member', 'employee'];
const each = (page: string): string[] => KINDS.map((kind) => `/profile/${page}/${kind}`);
const EVENT = '/organizer/events/:guid';
const MEMBERS_EVENT = '/member/competition/:guid';

export const PAGE_ADDRESSES: Readonly<Record<PagePart, readonly string[]>> = {
  guest: [
    ...['/', '/product', '/faq', '/member/invite', '/member/invite/:guid'],
    ...[...each('login'), ...each('registration'), ...each('restore')],
    ...['/profile/registration/confirm', '/profile/restore/confirm'],
  ],
  open: [
    ...['/program/:guid?', '/report/:guid?', '/voiting-protocol/:guid?'],
    ...['/:guid?/main', '/:guid?/program/:programKey', '/:guid?/embed', '/not-found'].map(
      (path) => `/public/mobile-program${path}`,
    ),
  ],
  desk: [
    ...['/profile', '/profile/notifications', '/settings', '/organizer/profile/employee'],
    ...['/requisite', '/requisite/create', '/requisite/:guid', '/requisite/:guid/edit'],
    ...['/organizer', '/organizer/clients', '/organizer/screen', '/organizer/events'],
    ...['/organizer/library', '/organizer/library/:guid', '/organizer/forms', '/organizer/forms/:guid'],
    ...['/organizer/email-templates', '/organizer/email-templates/:guid'],
    ...['', '/compitition', '/members', '/judges', '/accesses', '/ratings', '/evaluation-criteria', '/ranks'].map(
      (path) => EVENT + path,
    ),
    ...[
      '/display-voting',
      '/display-voiting',
      '/program',
      '/program/faults',
      '/program/columns',
      '/program/sound',
      '/program/ceremony',
      '/desk',
      '/protocols',
      '/diplomas',
      '/diplomas/templates',
      '/diplomas/documents',
      '/diplomas/:templateGuid/constructor',
    ].map((path) => EVENT + path),
    ...[
      '/documents',
      '/protocols/lists',
      '/protocols/journal',
      '/protocols/paper',
      '/protocols/grand-prix',
      '/protocols/openings',
      '/protocols/special-prize',
      '/statuses',
      '/constructor',
      '/applications',
      '/applications/mailings',
      '/applications/imports',
      '/applications/places',
      '/applications/:applicationGuid',
      '/reports',
      '/reports/:reportGuid',
      '/finances',
      '/finances/price',
      '/finances/payment-schedule',
      '/finances/applications',
      '/finances/applications/:finAppGuid',
      '/finances/applications/:finAppGuid/details',
      '/finances/applications/:finAppGuid/payments',
      '/finances/applications/:finAppGuid/discount',
      '/finances/applications/:finAppGuid/add-documents',
      '/finances/applications/:finAppGuid/additional-docx',
      '/finances/contracts',
      '/finances/payments',
      '/finances/cash',
      '/finances/statement',
      '/finances/reports',
    ].map((path) => EVENT + path),
    ...['/member', '/member/competition'],
    ...[
      '',
      '/applications',
      '/applications/copy',
      '/applications/:applicationGuid',
      '/program',
      '/results',
      '/payments',
      '/payments/:payGuid',
      '/payments/:payGuid/details',
      '/payments/:payGuid/payments',
      '/payments/:payGuid/discount',
      '/payments/:payGuid/add-documents',
      '/payments/:payGuid/additional-docx',
    ].map((path) => MEMBERS_EVENT + path),
    '/member/performers',
    ...['/member/forms', '/member/forms/:guid', '/member/forms/:guid/application', '/member/forms/:guid/results'],
  ],
  stage: ['/judge/:guid?/ratings', '/presenter/:guid?/programs', '/public/display/:guid?'],
};

const PATTERNS = (Object.keys(PAGE_ADDRESSES) as PagePart[]).flatMap((part) =>
  PAGE_ADDRESSES[part].map((path) => ({ part, pattern: patternOf(path) })),
);

function patternOf(path: string): RegExp {
  const source = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i');
}

/** The part of the portal that shows the address; null: there is no such page. */
export function pagePartOf(path: string): PagePart | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.part ?? null;
}

/** Whether this release has a page at the address, so that no menu offers a missing one. */
export function hasPage(path: string): boolean {
  return pagePartOf(path) !== null;
}
