// A Chromium for the browser tests.
//
//   findBrowser({say?}) → {path, args, source}    `path` runs as it is; `args` are the ones the tests should pass
//
// Call it once the packages are installed: Playwright tries each candidate out.
//
// CHROMIUM_PATH → Playwright's own → chromium on PATH → the one inside an npm package, in the project's cache →
// Playwright's download → apt, as root only. A browser that is there but lacks a library of the system is as good as none.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasApt } from './apt.mjs';
import { CACHE } from './redis-program.mjs';
import { Refusal } from './refusal.mjs';

const PACKAGE = '@sparticuz/chromium@153.0.0';
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
    const found = await attempt(named, 'CHROMIUM_PATH');
    if (!found) throw new Refusal(`CHROMIUM_PATH указывает на «${named}», но этот браузер не запускается.`);
    return found;
  }
  const found = (await playwrights()) ?? (await onPath()) ?? (await unpacked(cache));
  if (found) return found;
  say('Браузер не найден, загружаю Chromium в папку проекта…');
  return (await fromNpm(cache, say)) ?? (await fromPlaywright(say)) ?? (await fromApt(say)) ?? refuse();
}

/** The browser of this path, once it has shown a page. */
async function attempt(path, source) {
  if (!path || !existsSync(path)) return undefined;
  let browser;
  try {
    browser = await playwright().launch({ executablePath: path, args: ARGS, timeout: 20_000 });
    const page = await browser.newPage();
    await page.setContent('<p>Рампа</p>');
    return (await page.textContent('p')) === 'Рампа' ? { path, args: ARGS, source } : undefined;
  } catch {
    return undefined;
  } finally {
    await browser?.close();
  }
}

const playwright = () => createRequire(import.meta.url)('playwright-core').chromium;

// The headless shell is what the tests use by themselves; where only the full browser was installed, that serves.
async function playwrights() {
  const full = playwright().executablePath();
  const root = dirname(dirname(dirname(full)));
  const shells = existsSync(root)
    ? readdirSync(root).filter((name) => name.startsWith('chromium_headless_shell-'))
    : [];
  const programs = shells.flatMap((name) => {
    const folders = readdirSync(join(root, name));
    return folders.flatMap((folder) => SHELLS.map((file) => join(root, name, folder, file)));
  });
  return firstThatRuns([...programs, full], 'Playwright');
}

function onPath() {
  const paths = NAMES.map((name) => spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }));
  return firstThatRuns(
    paths.map(({ stdout }) => stdout?.trim()),
    'PATH',
  );
}

async function firstThatRuns(paths, source) {
  for (const path of paths) {
    const found = await attempt(path, source);
    if (found) return found;
  }
  return undefined;
}

const unpacked = (cache) => attempt(join(cache, 'browser', 'run'), 'npm');

// The package holds Chromium and the libraries that a bare system lacks, both compressed. They are laid out once in
// the cache, with a small script that names the libraries for this program alone.
async function fromNpm(cache, say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cache, 'browser');
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE];
  const reason =
    (await run('npm', install, { cwd: folder })) ??
    (await run(process.execPath, ['--input-type=module', '-e', LAY_OUT(folder)], {
      cwd: folder,
      env: { ...process.env, TMPDIR: files, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    }));
  if (reason) {
    say(`Не получилось: ${reason}`);
    return undefined;
  }
  const script = join(folder, 'run');
  writeFileSync(
    script,
    [
      '#!/bin/sh',
      'here=$(dirname "$(readlink -f "$0")")/files',
      'LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="${FONTCONFIG_PATH:-$here/fonts}" \\',
      '  exec "$here/chromium" "$@"',
      '',
    ].join('\n'),
  );
  chmodSync(script, 0o755);
  return unpacked(cache);
}

const LAY_OUT = (folder) =>
  `const it = await import(${JSON.stringify(pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/index.js')).href)});
   await it.default.executablePath();`;

async function fromPlaywright(say) {
  let cli;
  try {
    cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  } catch {
    return undefined;
  }
  const reason = await run(process.execPath, [cli, 'install', 'chromium-headless-shell'], { timeout: 180_000 });
  if (reason) say(`Не получилось: ${reason}`);
  return playwrights();
}

async function fromApt(say) {
  if (process.getuid?.() !== 0 || !hasApt()) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  const reason =
    (await run('apt-get', install, { env })) &&
    ((await run('apt-get', ['update'], { env })) ?? (await run('apt-get', install, { env })));
  if (reason) say(`Не получилось: ${reason}`);
  return onPath();
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
    'Нет браузера для тестов: установите Chromium («sudo apt install chromium») или задайте путь к нему через CHROMIUM_PATH.',
  );
}
