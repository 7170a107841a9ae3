import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scratch } from '../../../../tools/run/services/scratch.mjs';
import { portalFiles, serviceWorker } from './service-worker.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_base.js'], css: ['assets/index.css'] },
  '_base.js': { file: 'assets/base.js', assets: ['assets/face.woff2'] },
  'src/guest.tsx': { file: 'assets/guest.js', imports: ['_base.js'] },
  'src/desk.tsx': { file: 'assets/desk.js', css: ['assets/desk.css'] },
  'FaqPage.tsx': { file: 'assets/faq.js', assets: ['assets/hall.webp'] },
  'EventCard.tsx': { file: 'assets/card.js' },
};
const FIRST_LOAD = [
  { part: 'guest', addresses: '^/faq', scripts: ['assets/guest.js', 'assets/faq.js'], styles: ['assets/faq.css'] },
  { part: 'guest', scripts: ['assets/guest.js'], styles: [] },
  { part: 'desk', scripts: ['assets/desk.js'], styles: ['assets/desk.css'] },
  // Of the desk's pages none is kept before somebody has opened it.
  { part: 'desk', addresses: '^/organizer/events', scripts: ['assets/desk.js', 'assets/card.js'], styles: [] },
];

let folder: string;
beforeEach(async () => {
  folder = await scratch('rampa-worker-');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, '.vite', 'first-load.json'), JSON.stringify(FIRST_LOAD));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SHELL = ['assets/base.js', 'assets/face.woff2', 'assets/index.css', 'assets/index.js', 'index.html'];

it('each part is kept with the shell and all that its pages begin with, without the other parts', () => {
  const { guest, desk } = portalFiles(folder);
  const pages = ['assets/guest.js', 'assets/faq.js', 'assets/faq.css', 'assets/hall.webp'];
  expect(guest).toEqual([...SHELL, ...pages].sort());
  expect(desk).toEqual([...SHELL, 'assets/desk.js', 'assets/desk.css'].sort());
});

it('the worker is given the lists, and another build another name', () => {
  writeFileSync(join(folder, 'sw.js'), 'keep(__PORTAL_FILES__, __PORTAL_BUILD__)');
  const folders = { stage: folder, portal: folder };
  const worker = serviceWorker(folders)!;
  expect(worker).toContain('"desk":["assets/base.js"');
  writeFileSync(join(folder, '.vite', 'first-load.json'), JSON.stringify(FIRST_LOAD.slice(1)));
  expect(serviceWorker(folders)).not.toBe(worker);
  expect(serviceWorker({ stage: join(folder, 'nothing'), portal: folder })).toBeNull();
});
