// Who may import whom. Paths are the rooms; `docs/architecture.md` says why.

/** Rooms from the lowest up: a server room may call only those before it, through their index. */
const ORDER = [
  'accounts',
  'reference-books',
  'competitions',
  'applications',
  'finance',
  'program',
  'judging',
  'awards',
  'diplomas',
];

const upward = ORDER.flatMap((room, index) => {
  const above = ORDER.slice(index + 1);
  return above.length === 0
    ? []
    : [
        {
          name: `no-upward-${room}`,
          comment: `${room} may not call a higher room: declare a port or follow its events`,
          severity: 'error',
          from: { path: `^libs/${room}/server/` },
          to: { path: `^libs/(${above.join('|')}|display|mailing|reports)/server/` },
        },
      ];
});

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
    comment: 'types may name each other; code may not load in a circle',
    severity: 'error',
    from: { pathNot: '/persistence/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'tests-stay-out',
    severity: 'error',
    from: { path: '^(libs|apps)/', pathNot: '(\\.spec\\.tsx?$|/testing/|^apps/e2e/)' },
    to: { path: '(\\.spec\\.tsx?$|/testing/)' },
  },
  ...upward,
];

module.exports = {
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
