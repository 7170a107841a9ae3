// Who may import whom. Paths are the rooms; `docs/architecture.md` says why.

/**
 * Rooms from the lowest up, each with the rooms whose server and domain it may use; all of these stand before it. A
 * room reaches a higher one only through a port or an event.
 */
const ROOMS = {
  accounts: [],
  mailings: ['accounts'],
  'reference-books': ['accounts'],
  competitions: ['accounts', 'mailings', 'reference-books'],
  forms: ['accounts', 'reference-books', 'competitions'],
  applications: ['accounts', 'mailings', 'reference-books', 'competitions', 'forms'],
  finance: ['accounts', 'mailings', 'reference-books', 'competitions', 'forms', 'applications'],
  program: ['accounts', 'reference-books', 'competitions', 'forms', 'applications'],
  jury: ['accounts', 'reference-books', 'competitions', 'program'],
  judging: ['accounts', 'reference-books', 'competitions', 'program', 'jury'],
  diplomas: ['accounts', 'reference-books', 'competitions', 'forms', 'applications', 'program', 'jury', 'judging'],
  display: ['accounts', 'reference-books', 'competitions', 'program', 'jury', 'judging'],
  reports: ['accounts', 'reference-books', 'competitions', 'forms', 'applications', 'program'],
};

/** Packages that every room may use. */
const NEUTRAL = ['kernel', 'contract', 'platform'];

/** Faults of this list itself: a room without an entry, a room that names one above it. `more` are rooms beside these. */
function faultsOfOrder(folders, more = {}) {
  const rooms = { ...ROOMS, ...more };
  const order = Object.keys(rooms);
  return [
    ...folders
      .filter((folder) => !NEUTRAL.includes(folder) && !order.includes(folder))
      .map((folder) => `every-room-has-a-place: libs/${folder} → tools/build/architecture/rules.cjs`),
    ...order.flatMap((room, index) =>
      rooms[room]
        .filter((used) => !order.slice(0, index).includes(used))
        .map((used) => `rooms-stand-in-order: ${room} → ${used}`),
    ),
  ];
}

const downward = Object.entries(ROOMS).map(([room, used]) => ({
  name: `downward-${room}`,
  comment: `${room} calls only rooms that it names in ROOMS: declare a port or follow the others' events`,
  severity: 'error',
  from: { path: `^libs/${room}/` },
  to: { path: `^libs/(?!${[room, ...used, ...NEUTRAL].join('/|')}/)[^/]+/(domain|server|web)/` },
}));

const forbidden = [
  {
    name: 'kernel-imports-nothing',
    severity: 'error',
    from: { path: '^libs/kernel/', pathNot: '\\.spec\\.ts$' },
    to: { pathNot: '^libs/kernel/' },
  },
  {
    name: 'contract-imports-kernel-and-zod',
    severity: 'error',
    from: { path: '^libs/contract/', pathNot: '\\.spec\\.ts$' },
    to: { pathNot: '^(libs/(contract|kernel)/|node_modules/zod/)' },
  },
  {
    name: 'domain-is-pure',
    comment: 'a domain folder imports kernel and domain folders, no npm package',
    severity: 'error',
    from: { path: '^libs/[^/]+/domain/', pathNot: '\\.spec\\.ts$' },
    to: { pathNot: '^libs/(kernel/|[^/]+/domain/)' },
  },
  {
    name: 'server-and-web-apart',
    severity: 'error',
    from: { path: '^libs/[^/]+/server/|^apps/(api|worker)/' },
    to: { path: '^libs/[^/]+/web/|^apps/(portal|stage)/' },
  },
  {
    name: 'web-and-server-apart',
    severity: 'error',
    from: { path: '^libs/[^/]+/web/|^apps/(portal|stage)/' },
    to: { path: '^libs/[^/]+/server/|^apps/(api|worker)/' },
  },
  {
    name: 'platform-knows-no-room',
    severity: 'error',
    from: { path: '^libs/platform/(server|web)/', pathNot: '\\.spec\\.tsx?$' },
    to: { path: '^(libs/(?!platform|kernel|contract)[^/]+|apps)/' },
  },
  {
    name: 'rooms-speak-through-their-index',
    comment: 'a server room shows its index.ts and nothing else',
    severity: 'error',
    from: { path: '^libs/([^/]+)/server/' },
    to: { path: '^libs/([^/]+)/server/', pathNot: ['^libs/$1/server/', '^libs/[^/]+/server/index\\.ts$'] },
  },
  {
    name: 'web-rooms-do-not-meet',
    comment: 'the app composes web rooms; they share only the platform',
    severity: 'error',
    from: { path: '^libs/([^/]+)/web/', pathNot: '^libs/platform/' },
    to: { path: '^libs/([^/]+)/web/', pathNot: '^libs/($1|platform)/web/' },
  },
  {
    name: 'stage-stays-small',
    comment: 'screens and links load neither Mantine nor a query library',
    severity: 'error',
    from: {
      path: '^(apps/stage|libs/platform/web/base|libs/judging/web/judge|libs/display/web/(?!setup)|libs/program/web/presenter)',
    },
    to: { path: '^(node_modules/@mantine|node_modules/@tanstack|libs/platform/web/desk)' },
  },
  {
    name: 'no-circles',
    comment: 'files do not need each other, for a type either: what both name has a file of its own',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'tests-stay-out',
    severity: 'error',
    from: { path: '^(libs|apps)/', pathNot: '(\\.spec\\.tsx?$|/testing/|^apps/e2e/)' },
    to: { path: '(\\.spec\\.tsx?$|/testing/)' },
  },
  ...downward,
];

/** Rooms that a room may use; null for an app, which composes all of them. */
function usesOf(room) {
  return ROOMS[room] ?? (NEUTRAL.includes(room) ? [] : null);
}

module.exports = {
  rooms: Object.keys(ROOMS),
  usesOf,
  faultsOfOrder,
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
