// npm run generate -- page /address --reads Prefix/Name --title «Имя»: writes a list page of the desk at its address.

import { CALLS, type CallDefinition } from '@rampa/contract';
import { formText } from './form-texts.ts';
import { addedBy, changedBy, deletedBy, type Listed } from './page-plan.ts';
import { pageText } from './page-texts.ts';
import { addRoute } from './page-route.ts';
import { behind, Refusal, type Tree } from './tree.ts';
import { pascalOf } from './words.ts';

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
  /** Russian labels of fields that the generator does not know: `words='Что сказать'`. */
  labels?: string | undefined;
}

const EVENT = '/organizer/events/:guid/';

export function generatePage(tree: Tree, given: PageGiven): string[] {
  const { address, reads, title, room: named } = given;
  const call = callOf(reads);
  const labels = labelsOf(given.labels);
  const place = /^\/organizer\/(?:events\/:guid\/)?((?:([a-z][a-z-]*)\/)?([a-z][a-z-]*))$/.exec(address);
  if (!place) throw new Refusal(`A page is generated at ${EVENT}word, ${EVENT}tab/word or /organizer/word`);
  const inEvent = address.startsWith(EVENT);
  const adds = given.adds ? addedBy(callOf(given.adds), inEvent, labels) : null;
  const list = listOf(call, adds?.fields ?? []);
  if (inEvent !== list.asksEvent) throw new Refusal(`${reads} and ${address} are not of the same event or organizer`);
  const [, path, above, word] = place as unknown as [string, string, string | undefined, string];
  const room = named ?? roomOf(tree, reads);
  const component = `${pascalOf(word)}Page`;
  const changes = given.changes ? changedBy(callOf(given.changes), adds) : null;
  // One form serves both: whoever may add may change.
  const deletes = given.deletes ? deletedBy(callOf(given.deletes)) : null;
  const page = {
    ...{ call, list, component, title, word, inEvent, adds, changes, deletes },
    form: `${pascalOf(word)}Form`,
  };
  const isSetting = inEvent && call.who.includes('org:settings');
  const tabs = tabsOf(tree);
  if (above !== undefined && (!inEvent || isSetting || !tabs.includes(above)))
    throw new Refusal(`No page of ${reads} stands below ${above}`);
  if (inEvent && !isSetting && above === undefined)
    throw new Refusal(
      `Only a setting has a place of its own: a page of a section stands below one of ${tabs.join(', ')}`,
    );
  if (adds) tree.create(`libs/${room}/web/parts/${page.form}.tsx`, formText(page, adds));
  tree.create(`libs/${room}/web/screens/${component}.tsx`, pageText(page));
  if (isSetting && room === 'competitions') settingRoute(tree, path, component);
  else addRoute(tree, { room, path, component, place: isSetting ? 'settings' : inEvent ? 'tabs' : 'organizer' });
  if (isSetting) settingsEntry(tree, path, title);
  tree.change('libs/kernel/page-addresses.ts', (text) => behind(text, /\n {2}desk: \[\n/, `    '${address}',\n`));
  return [
    isSetting
      ? 'libs/competitions/web/parts/settings-pages.ts: its place among «Настройки конкурса» (the last, at first)'
      : inEvent
        ? `a link that leads there, from a page of the tab «${above}»`
        : 'libs/accounts/web/parts/menu-entries.ts: the entry that leads there',
    `docs/glossary.md: what «${title}» is called in code`,
  ];
}

function callOf(id: string): CallDefinition {
  const call = CALLS.find((one) => one.id === id);
  if (!call) throw new Refusal(`The contract has no ${id}`);
  return call;
}

const TEXTS = new Set(['link', 'comment', 'note', 'city', 'email', 'phone']);

type Shape = Record<string, { unwrap?(): unknown; options?: readonly string[] }>;
const shapeOf = (schema: unknown): Shape => (schema as { shape?: Shape }).shape ?? {};

/** `words='Что сказать',song='Песня'` */
function labelsOf(given = ''): Record<string, string> {
  return Object.fromEntries(given.split(',').flatMap((one) => (one.includes('=') ? [one.split('=', 2)] : [])));
}

function listOf(call: CallDefinition, added: readonly string[]): Listed {
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
    texts: row.filter((field) => field !== name && (TEXTS.has(field) || added.includes(field))),
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

const PARTS = 'libs/competitions/web/parts';

/** Tabs of an event below which pages stand: the tab gives them their section and is lit for them. */
function tabsOf(tree: Tree): string[] {
  const map = /SECTION_OF: [^=]*= new Map\(\[([^;]*)\]\);/.exec(tree.read(`${PARTS}/event-tabs.ts`))?.[1] ?? '';
  return [...map.matchAll(/\['([a-z]+)',/g)].map(([, tab]) => tab!);
}

/** What leads to a page of the settings, and tells that it is one. */
function settingsEntry(tree: Tree, word: string, title: string): void {
  tree.change(`${PARTS}/settings-pages.ts`, (text) =>
    text.replace(/(SETTINGS: [^=]*= \[[^\]]*)\]/, `$1  { to: '${word}', label: '${title}' },\n]`),
  );
  tree.change(`${PARTS}/event-tabs.ts`, (text) => text.replace(/(SETTINGS_PAGES = \[[^\]]*)\]/, `$1  '${word}',\n]`));
}

/** The events' own room has its pages inside the map of an event. */
function settingRoute(tree: Tree, path: string, component: string): void {
  const route = `{
              path: '${path}',
              lazy: async () => ({ Component: (await import('./screens/${component}.tsx')).${component} }),
            },
            `;
  tree.change('libs/competitions/web/routes.tsx', (text) => text.replace('...settings,', `${route}...settings,`));
}
