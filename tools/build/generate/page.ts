// npm run generate -- page /address --reads Prefix/Name --title «Имя»: writes a list page of the desk at its address.

import { CALLS, type CallDefinition } from '@rampa/contract';
import { formText } from './page-forms.ts';
import { addedBy, changedBy, deletedBy, type Listed } from './page-parts.ts';
import { pageText } from './page-texts.ts';
import { behind, Refusal, withNamed, type Tree } from './tree.ts';
import { camelOf, pascalOf } from './words.ts';

export interface PageGiven {
  /** `/organizer/events/:guid/souvenirs` */
  address: string;
  /** A read by pages, written by `generate -- call`. */
  reads: string;
  title: string;
  room?: string | undefined;
  /** A write whose body is texts: a button opens its form. */
  adds?: string | undefined;
  /** A write of the same texts that names a row by its guid: a row's menu opens the same form. */
  changes?: string | undefined;
  /** A write that names a row by its guid: a row's menu asks and sends it. */
  deletes?: string | undefined;
}

const EVENT = '/organizer/events/:guid/';

export function generatePage(tree: Tree, given: PageGiven): string[] {
  const { address, reads, title, room: named } = given;
  const call = callOf(reads);
  const list = listOf(call);
  const place = /^\/organizer\/(?:events\/:guid\/)?([a-z][a-z-]*)$/.exec(address);
  if (!place) throw new Refusal(`A page is generated at ${EVENT}word or /organizer/word`);
  const inEvent = address.startsWith(EVENT);
  if (inEvent !== list.asksEvent) throw new Refusal(`${reads} and ${address} are not of the same event or organizer`);
  const word = place[1]!;
  const room = named ?? roomOf(tree, reads);
  const component = `${pascalOf(word)}Page`;
  const adds = given.adds ? addedBy(callOf(given.adds), inEvent) : null;
  const changes = given.changes ? changedBy(callOf(given.changes), adds) : null;
  // One form serves both: whoever may add may change.
  const deletes = given.deletes ? deletedBy(callOf(given.deletes)) : null;
  const page = {
    ...{ call, list, component, title, word, inEvent, adds, changes, deletes },
    form: `${pascalOf(word)}Form`,
  };
  if (adds) tree.create(`libs/${room}/web/parts/${page.form}.tsx`, formText(page, adds));
  tree.create(`libs/${room}/web/screens/${component}.tsx`, pageText(page));
  const isSetting = inEvent && call.who.includes('org:settings');
  if (isSetting && room === 'competitions') settingRoute(tree, word, component);
  else mapRoutes(tree, room, routeOf(tree, room, word, component), isSetting ? 'settings' : inEvent ? 'tabs' : null);
  if (isSetting) settingsEntry(tree, word, title);
  tree.change('libs/kernel/page-addresses.ts', (text) => behind(text, /\n {2}desk: \[\n/, `    '${address}',\n`));
  return [
    isSetting
      ? 'libs/competitions/web/parts/settings-pages.ts: its place among «Настройки конкурса» (the last, at first)'
      : inEvent
        ? 'libs/competitions/web/parts/event-tabs.ts: the tab that leads there, and SECTION_OF, whose page it is'
        : 'libs/accounts/web/parts/menu-entries.ts: the entry that leads there',
    `docs/glossary.md: what «${title}» is called in code`,
  ];
}

function callOf(id: string): CallDefinition {
  const call = CALLS.find((one) => one.id === id);
  if (!call) throw new Refusal(`The contract has no ${id}`);
  return call;
}

type Shape = Record<string, { unwrap?(): unknown; options?: readonly string[] }>;
const shapeOf = (schema: unknown): Shape => (schema as { shape?: Shape }).shape ?? {};

function listOf(call: CallDefinition): Listed {
  const collection = shapeOf(call.answer)['collection'] as { element?: unknown } | undefined;
  if (call.kind !== 'read' || !collection) throw new Refusal(`${call.id} does not answer by pages`);
  const row = Object.keys(shapeOf(collection.element));
  const part = 'pageNumber' in shapeOf(call.query) ? 'query' : 'body';
  const asked = shapeOf(call[part]);
  const sort = asked['sort']?.unwrap?.() as { options?: readonly string[] } | undefined;
  const id = row.find((field) => /guid$/i.test(field));
  const name = ['title', 'fullName', 'name', 'organizationName'].find((field) => row.includes(field));
  if (!id || !name) throw new Refusal(`A row of ${call.id} has no guid, or nothing that it is called by`);
  return {
    ...{ part, id, name, sorts: sort?.options ?? [] },
    hasSearch: 'searchText' in asked,
    texts: row.filter((field) => ['link', 'comment', 'note', 'city', 'email', 'phone'].includes(field)),
    asksEvent: 'competitionGuid' in shapeOf(call.query),
  };
}

function roomOf(tree: Tree, id: string): string {
  const files = tree
    .find('tools/build/architecture/access/*.txt')
    .filter((file) => tree.read(file).includes(` ${id} `));
  if (files.length !== 1) throw new Refusal(`Say --room: ${id} is of no room that is known`);
  return files[0]!.replace(/^.*\/|\.txt$/g, '');
}

/** The constant with the room's routes. */
function routeOf(tree: Tree, room: string, word: string, component: string): string {
  const file = `libs/${room}/web/routes.tsx`;
  const route = `  { path: '${word}', lazy: async () => ({ Component: (await import('./screens/${component}.tsx')).${component} }) },\n`;
  if (!tree.has(file)) {
    const routes = `${camelOf(room)}Routes`;
    tree.create(
      file,
      `import type { RouteObject } from 'react-router';\n\nexport const ${routes}: RouteObject[] = [\n${route}];\n`,
    );
    tree.create(
      `libs/${room}/web/index.ts`,
      `// What the portal's shell takes from ${room}.\n\nexport { ${routes} } from './routes.tsx';\n`,
    );
    tree.change(`libs/${room}/package.json`, (text) =>
      text.replace(/("exports": \{[^}]*?)\s*\}/, `$1, "./web": "./web/index.ts" }`),
    );
    return routes;
  }
  const routes = /export const (\w+): RouteObject\[\] = \[/.exec(tree.read(file))?.[1];
  if (!routes) throw new Refusal(`${file} has no list of routes: add the page there by hand`);
  tree.change(file, (text) => behind(text, /export const \w+: RouteObject\[\] = \[/, `\n${route.trimEnd()}`));
  return routes;
}

const PARTS = 'libs/competitions/web/parts';

/** What leads to a page of the settings, and tells that it is one. */
function settingsEntry(tree: Tree, word: string, title: string): void {
  tree.change(`${PARTS}/settings-pages.ts`, (text) =>
    text.replace(/(SETTINGS: [^=]*= \[[^\]]*)\]/, `$1  { to: '${word}', label: '${title}' },\n]`),
  );
  tree.change(`${PARTS}/event-tabs.ts`, (text) => text.replace(/(SETTINGS_PAGES = \[[^\]]*)\]/, `$1  '${word}',\n]`));
}

/** The events' own room has its pages inside the map of an event. */
function settingRoute(tree: Tree, word: string, component: string): void {
  const route = `{
              path: '${word}',
              lazy: async () => ({ Component: (await import('./screens/${component}.tsx')).${component} }),
            },
            `;
  tree.change('libs/competitions/web/routes.tsx', (text) => text.replace('...settings,', `${route}...settings,`));
}

function mapRoutes(tree: Tree, room: string, routes: string, inEvent: 'tabs' | 'settings' | null): void {
  const file = 'apps/portal/src/router.tsx';
  const text = tree.read(file);
  if (text.includes(`...${routes}`)) {
    const isThere = (inEvent !== null) === new RegExp(`(?:tabs|settings): \\[[^\\]]*\\.\\.\\.${routes}`).test(text);
    if (!isThere) throw new Refusal(`${routes} stand elsewhere in ${file}: add the page there by hand`);
    return;
  }
  tree.change(file, (map) =>
    behind(
      withNamed(map, routes, `@rampa/${room}/web`),
      inEvent === 'settings'
        ? /settings: \[/
        : inEvent
          ? /tabs: \[(?=[^\]]*\.\.\.programRoutes)/
          : /path: 'organizer',\s+children: \[/,
      `...${routes}, `,
    ),
  );
}
