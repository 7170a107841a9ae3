// The portal's entry: size of type before the first paint, then the part that has the address. The server says by
// preloads what that part begins with, so that nothing is asked one after another.

import { pagePartOf } from '@rampa/kernel';
import { applyFontSize, keepForOffline, reloadOnLostChunk, reportCrashes } from '@rampa/platform/web/base';
import { lateStyles } from './late-styles.ts';
import { sayLost } from './lost.ts';

applyFontSize();
reloadOnLostChunk();
reportCrashes();

const PARTS = {
  guest: () => import('./guest.tsx'),
  open: () => import('./open.tsx'),
  desk: () => import('./desk.tsx'),
};

/** What people of the desk look for below it is told there, with their header. */
const DESK = /^\/(organizer|member)(\/|$)/i;
const root = document.getElementById('root')!;
const found = pagePartOf(location.pathname);
const named = found === null || found === 'stage' ? null : found;
const part = named ?? (DESK.test(location.pathname) ? 'desk' : 'guest');
// Not awaited: the part loads this very file, which would wait for itself.
void Promise.all([PARTS[part](), lateStyles()]).then(
  ([{ start }]) => start(root),
  () => sayLost(root),
);

keepForOffline(`portal ${part}`);
