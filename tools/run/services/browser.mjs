// A Chromium for the browser tests.
//
//   findBrowser({say?}) → {path, args, source}    `path` runs as it is; `args` are the ones the tests should pass
//
// Call it once the packages are installed: Playwright tries each candidate out on a form (browser-trial.mjs), and only
// one that holds is taken.
//
// CHROMIUM_PATH → a headless shell: on the PATH, downloaded by Playwright before, unpacked into the project's cache, or
// unpacked there now beside the system's Chromium → a whole browser: on the PATH, Playwright's, unpacked before. A shell
// comes first because a context costs it a quarter of the work. Where none of these holds one is brought: by root as the
// system's package, the shell's before the whole one; without rights as the whole one, unpacked into the cache with the
// libraries and fonts that the machine lacks; where there is no such package, by Playwright's download, which comes last
// because it brings no libraries.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MACHINE } from './browser-machine.mjs';
import { scriptIn, shellIn } from './browser-package.mjs';
import { CACHE } from './redis-program.mjs';
import { Refusal } from './refusal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ARGS = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
  '--no-sandbox', // root and containers have none; the tests open our own pages only
];
const SHELLS = ['chrome-headless-shell', 'headless_shell'];
const SHELL_NAMES = ['chromium-headless-shell', ...SHELLS];

/** `machine`: where it is looked for; a spec gives one of its own. */
export async function findBrowser({ say = () => {}, cache = CACHE, machine = MACHINE } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const reason = machine.exists(named) ? await machine.fault(named, ARGS) : 'такого файла нет';
    if (reason) throw new Refusal(`Браузер из CHROMIUM_PATH, «${named}», не открывает страниц: ${reason}.`);
    return { path: named, args: ARGS, source: 'CHROMIUM_PATH' };
  }
  const first = (...candidates) => firstThatHolds(machine, candidates.flat(), say);
  return (
    (await first(onPath(machine, SHELL_NAMES), playwrightShells(machine), shells(machine, cache))) ??
    (await first(await unpackShell(machine, cache, say))) ??
    (await first(onPath(machine, NAMES), playwrights(machine), unpacked(machine, cache))) ??
    (await first(await installed(machine, say, 'chromium-headless-shell', SHELL_NAMES))) ??
    (await first(await installed(machine, say, 'chromium', NAMES))) ??
    (await first(await unpack(machine, cache, say))) ??
    (await first(await downloaded(machine, say))) ??
    refuse()
  );
}

async function firstThatHolds(machine, candidates, say) {
  for (const { path, source } of candidates) {
    const reason = await machine.fault(path, ARGS);
    if (!reason) return { path, args: ARGS, source };
    say(`Браузер «${path}» не подходит: ${reason}`);
  }
  return undefined;
}

const onPath = (machine, names) => candidates(machine, names.map(machine.which), 'PATH');

function playwrightShells(machine) {
  const root = dirname(dirname(dirname(machine.playwrights())));
  const shells = machine.list(root).filter((name) => name.startsWith('chromium_headless_shell-'));
  const programs = shells.flatMap((name) => {
    const folders = machine.list(join(root, name));
    return folders.flatMap((folder) => SHELLS.map((file) => join(root, name, folder, file)));
  });
  return candidates(machine, programs, 'Playwright');
}

const playwrights = (machine) => candidates(machine, [machine.playwrights()], 'Playwright');

const shells = (machine, cache) => candidates(machine, [shellIn(cache)], 'пакет системы в папке проекта');

/** Beside the system's Chromium, whose files it shares; without it the whole browser serves. */
async function unpackShell(machine, cache, say) {
  if (!machine.isLinux() || !machine.hasApt() || !machine.hasInstalled()) return [];
  const reason = await machine.layOutShell(cache);
  if (reason) say(`Без chromium-headless-shell, с целым Chromium, тесты идут дольше: ${reason}`);
  return shells(machine, cache);
}

const unpacked = (machine, cache) => candidates(machine, [scriptIn(cache)], 'пакет системы в папке проекта');

const candidates = (machine, paths, source) =>
  paths.filter((path) => path && machine.exists(path)).map((path) => ({ path, source }));

async function installed(machine, say, name, programs) {
  if (!machine.isRoot() || !machine.hasApt()) return [];
  say(`Браузер не найден, устанавливаю пакет системы ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'];
  const reason =
    (await machine.run('apt-get', install, { env })) &&
    ((await machine.run('apt-get', ['update'], { env })) ?? (await machine.run('apt-get', install, { env })));
  if (reason) say(`Не получилось: ${reason}`);
  return onPath(machine, programs);
}

async function unpack(machine, cache, say) {
  if (!machine.isLinux() || !machine.hasApt()) return [];
  say('Браузер не найден, загружаю Chromium из пакетов системы в папку проекта…');
  const reason = await machine.layOut(cache);
  if (reason) say(`Не получилось: ${reason}`);
  return unpacked(machine, cache);
}

async function downloaded(machine, say) {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  say('Браузер не найден, загружаю Chromium…');
  const reason = await machine.run(process.execPath, [cli, 'install', 'chromium-headless-shell'], { timeout: 180_000 });
  if (reason) say(`Не получилось: ${reason}`);
  return playwrightShells(machine);
}

function refuse() {
  throw new Refusal(
    'Нет браузера для проверок: установите Chromium («sudo apt install chromium») или задайте путь к нему через CHROMIUM_PATH.',
  );
}
