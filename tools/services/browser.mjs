// A Chromium for the browser tests.
//
//   findBrowser({say?}) → {path, args, source}    `path` runs as it is; `args` are the ones the tests should pass
//
// Call it once the packages are installed: Playwright tries each candidate out on a form (browser-trial.mjs), and only
// one that holds is taken.
//
// CHROMIUM_PATH → on the PATH → downloaded by Playwright before → unpacked into the project's cache before. Where none
// of these holds one is brought: by root as the system's package; without rights as the same package, unpacked into the
// cache with the libraries and fonts that the machine lacks; where there is no such package, by Playwright's download,
// which comes last because it brings no libraries.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasApt } from './apt.mjs';
import { layOut, scriptIn } from './browser-package.mjs';
import { chromium, fault } from './browser-trial.mjs';
import { CACHE } from './redis-program.mjs';
import { Refusal } from './refusal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ARGS = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
  '--no-sandbox', // root and containers have none; the tests open our own pages only
];
const SHELLS = ['chrome-headless-shell', 'headless_shell'];

export async function findBrowser({ say = () => {}, cache = CACHE } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const reason = existsSync(named) ? await fault(named, ARGS) : 'такого файла нет';
    if (reason) throw new Refusal(`Браузер из CHROMIUM_PATH, «${named}», не открывает страниц: ${reason}.`);
    return { path: named, args: ARGS, source: 'CHROMIUM_PATH' };
  }
  const first = (...candidates) => firstThatHolds(candidates.flat(), say);
  return (
    (await first(onPath(), playwrights(), unpacked(cache))) ??
    (await first(await installed(say))) ??
    (await first(await unpack(cache, say))) ??
    (await first(await downloaded(say))) ??
    refuse()
  );
}

async function firstThatHolds(candidates, say) {
  for (const { path, source } of candidates) {
    const reason = await fault(path, ARGS);
    if (!reason) return { path, args: ARGS, source };
    say(`Браузер «${path}» не подходит: ${reason}`);
  }
  return undefined;
}

function onPath() {
  const paths = NAMES.map((name) => spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }));
  return candidates(
    paths.map(({ stdout }) => stdout?.trim()),
    'PATH',
  );
}

// The headless shell is what the tests use by themselves; where only the full browser was downloaded, that serves.
function playwrights() {
  const full = chromium().executablePath();
  const root = dirname(dirname(dirname(full)));
  const shells = existsSync(root)
    ? readdirSync(root).filter((name) => name.startsWith('chromium_headless_shell-'))
    : [];
  const programs = shells.flatMap((name) => {
    const folders = readdirSync(join(root, name));
    return folders.flatMap((folder) => SHELLS.map((file) => join(root, name, folder, file)));
  });
  return candidates([...programs, full], 'Playwright');
}

const unpacked = (cache) => candidates([scriptIn(cache)], 'пакет системы в папке проекта');

const candidates = (paths, source) =>
  paths.filter((path) => path && existsSync(path)).map((path) => ({ path, source }));

async function installed(say) {
  if (process.getuid?.() !== 0 || !hasApt()) return [];
  say('Браузер не найден, устанавливаю пакет системы chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'];
  const reason =
    (await run('apt-get', install, { env })) &&
    ((await run('apt-get', ['update'], { env })) ?? (await run('apt-get', install, { env })));
  if (reason) say(`Не получилось: ${reason}`);
  return onPath();
}

async function unpack(cache, say) {
  if (process.platform !== 'linux' || !hasApt()) return [];
  say('Браузер не найден, загружаю Chromium из пакетов системы в папку проекта…');
  const reason = await layOut(cache);
  if (reason) say(`Не получилось: ${reason}`);
  return unpacked(cache);
}

async function downloaded(say) {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  say('Браузер не найден, загружаю Chromium…');
  const reason = await run(process.execPath, [cli, 'install', 'chromium-headless-shell'], { timeout: 180_000 });
  if (reason) say(`Не получилось: ${reason}`);
  return playwrights();
}

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : `${command}: ${said.trim().split('\n').at(-1)}`));
  });
}

function refuse() {
  throw new Refusal(
    'Нет браузера для проверок: установите Chromium («sudo apt install chromium») или задайте путь к нему через CHROMIUM_PATH.',
  );
}
