// Where a new page's route stands: in a list of its room that the app has put at that place, or in a new list.

import { behind, withNamed, type Tree } from './tree.ts';
import { camelOf } from './words.ts';

/** Under the tabs of an event, among «Настройки конкурса», or among the organizer's own pages. */
export type Place = 'tabs' | 'settings' | 'organizer';

export interface NewRoute {
  room: string;
  path: string;
  component: string;
  place: Place;
}

const ROUTER = 'apps/portal/src/router.tsx';
const LIST = /export const (\w+): RouteObject\[\] = \[/g;

export function addRoute(tree: Tree, { room, path, component, place }: NewRoute): void {
  const web = `libs/${room}/web`;
  const route = (folder: string) =>
    `\n  { path: '${path}', lazy: async () => ({ Component: (await import('${folder}/screens/${component}.tsx')).${component} }) },`;
  for (const file of tree.find(`${web}/{,*/}routes.tsx`))
    for (const [list, name] of tree.read(file).matchAll(LIST)) {
      if (placeOf(tree, name!) !== place) continue;
      const folder = file === `${web}/routes.tsx` ? '.' : '..';
      return tree.change(file, (text) => text.replace(list, list + route(folder)));
    }
  const name = camelOf(room) + { tabs: 'TabRoutes', settings: 'SettingRoutes', organizer: 'OwnRoutes' }[place];
  const added = `export const ${name}: RouteObject[] = [${route('.')}\n];\n`;
  const file = `${web}/routes.tsx`;
  if (tree.has(file))
    tree.change(file, (text) => {
      const isKnown = /^import [^;]*\bRouteObject\b[^;]*;$/m.test(text);
      return `${isKnown ? text.trimEnd() : withNamed(text, 'type RouteObject', 'react-router').trimEnd()}\n\n${added}`;
    });
  else tree.create(file, `import type { RouteObject } from 'react-router';\n\n${added}`);
  const exported = `export { ${name} } from './routes.tsx';\n`;
  if (tree.has(`${web}/index.ts`)) tree.change(`${web}/index.ts`, (text) => text + exported);
  else {
    tree.create(`${web}/index.ts`, `// What the portal's shell takes from ${room}.\n\n${exported}`);
    tree.change(`libs/${room}/package.json`, (text) =>
      text.replace(/("exports": \{[^}]*?)\s*\}/, `$1, "./web": "./web/index.ts" }`),
    );
  }
  tree.change(ROUTER, (map) => behind(withNamed(map, name, `@rampa/${room}/web`), STARTS[place], `...${name}, `));
}

const STARTS: Readonly<Record<Place, RegExp>> = {
  tabs: /tabs: \[(?=[^\]]*\.\.\.programRoutes)/,
  settings: /settings: \[/,
  organizer: /path: 'organizer',\s+children: \[/,
};

/** Where the app has put this list; null: at another place, such as a member's. */
function placeOf(tree: Tree, name: string): Place | null {
  const [, own = '', event = ''] =
    /path: 'organizer',([^]*?)eventRoutes\(\{([^]*?)firstSection/.exec(tree.read(ROUTER)) ?? [];
  const has = (text: string) => new RegExp(`\\.\\.\\.${name}\\b`).test(text);
  if (has(own)) return 'organizer';
  const [tabs, settings = ''] = event.split('settings:');
  return has(tabs!) ? 'tabs' : has(settings) ? 'settings' : null;
}
