// The portal's entry: applies the size of type before the first paint, then loads the part that has the address. The
// server preloads that part's files, so that they are not requested one after another.

import { pagePartOf } from '@rampa/kernel';
import {
  applyFontSize,
  keepForOffline,
  networkRests,
  reloadOnLostChunk,
  reportCrashes,
} from '@rampa/platform/web/base';
import { runApart } from './apart.ts';
import { framePainted } from './frame-painted.ts';
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

/** Unknown addresses below the desk's are told there, with the desk's header. */
const DESK = /^\/(organizer|member)(\/|$)/i;
const root = document.getElementById('root')!;
const found = pagePartOf(location.pathname);
const named = found === null || found === 'stage' ? null : found;
const part = named ?? (DESK.test(location.pathname) ? 'desk' : 'guest');
// Not awaited: the part imports this very file, which would wait for itself.
void Promise.all([framePainted(root).then(runApart).then(PARTS[part]), lateStyles()]).then(
  ([{ start }]) => start(root),
  () => sayLost(root),
);

// Seventy files would stand before what the page has to show.
keepForOffline(`portal ${part}`, networkRests);
