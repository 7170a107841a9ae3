// Which browser the journeys get: one that shows a form is taken, one that only starts is not.

import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, type Machine } from './browser.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rampa-browser-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

it('refuses the named browser that does not show a page, by its name and in one sentence', async () => {
  const path = join(folder, 'chromium');
  writeFileSync(path, '#!/bin/sh\nexit 1\n');
  chmodSync(path, 0o755);
  vi.stubEnv('CHROMIUM_PATH', path);
  await expect(findBrowser()).rejects.toThrow(`Браузер из CHROMIUM_PATH, «${path}», не открывает страниц`);
});

it('refuses the named browser that is not there', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
  await expect(findBrowser()).rejects.toThrow('такого файла нет');
});

const PLAYWRIGHTS = '/home/anna/.cache/ms-playwright';
const FULL = `${PLAYWRIGHTS}/chromium-1200/chrome-linux/chrome`;
const SHELL = `${PLAYWRIGHTS}/chromium_headless_shell-1200/chrome-linux/headless_shell`;
const SYSTEMS = '/usr/bin/chromium';
const UNPACKED = '/project/.cache/chromium/run';

interface Given {
  files?: string[];
  /** Those that start and show nothing. */
  broken?: string[];
  isRoot?: boolean;
  hasApt?: boolean;
  /** Its lists of packages are too old for the package to be found. */
  isStale?: boolean;
}

/** A machine of nothing but names of files; what is brought to it becomes one of them. */
function machineOf({ files = [], broken = [], isRoot = false, hasApt = true, isStale = false }: Given) {
  const there = new Set(files);
  const done: string[] = [];
  const bring = (what: string, path: string): Promise<string | undefined> => {
    done.push(what);
    there.add(path);
    return Promise.resolve(undefined);
  };
  const machine: Machine = {
    exists: (path) => there.has(path),
    list: (folder) => [
      ...new Set(
        [...there]
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1).split('/')[0]!),
      ),
    ],
    which: (name) => (there.has(`/usr/bin/${name}`) ? `/usr/bin/${name}` : ''),
    isRoot: () => isRoot,
    isLinux: () => true,
    hasApt: () => hasApt,
    playwrights: () => FULL,
    fault(path) {
      done.push(path);
      return Promise.resolve(broken.includes(path) ? 'умирает на форме' : undefined);
    },
    layOut: () => bring('unpack', UNPACKED),
    run(command, args) {
      if (command !== 'apt-get') return bring('download', SHELL);
      if (args[0] === 'install' && !(isStale && !done.includes('update'))) return bring('install', SYSTEMS);
      done.push(args[0]!);
      return Promise.resolve(args[0] === 'install' ? 'нет такого пакета' : undefined);
    },
  };
  const find = () => findBrowser({ machine, cache: '/project/.cache' });
  return { find, done };
}

describe('without CHROMIUM_PATH', () => {
  beforeEach(() => vi.stubEnv('CHROMIUM_PATH', ''));

  it('the one on the PATH comes first, then those of Playwright, its shell before the full one, then the unpacked one', async () => {
    const files = [UNPACKED, FULL, SHELL, SYSTEMS];
    for (let left = 0; left < 4; left++) {
      const broken = [SYSTEMS, SHELL, FULL].slice(0, left);
      const { find, done } = machineOf({ files, broken });
      const { path, source } = await find();
      expect([path, source, done]).toEqual([
        [SYSTEMS, SHELL, FULL, UNPACKED][left],
        ['PATH', 'Playwright', 'Playwright', 'пакет системы в папке проекта'][left],
        [SYSTEMS, SHELL, FULL, UNPACKED].slice(0, left + 1),
      ]);
    }
  });

  it('where none holds root installs the system’s package, and asks for fresh lists where it is not known', async () => {
    const bare = machineOf({ isRoot: true });
    expect([(await bare.find()).path, bare.done]).toEqual([SYSTEMS, ['install', SYSTEMS]]);
    const stale = machineOf({ isRoot: true, isStale: true });
    expect([(await stale.find()).path, stale.done]).toEqual([SYSTEMS, ['install', 'update', 'install', SYSTEMS]]);
  });

  it('without rights the same package is unpacked into the project, and the download comes last', async () => {
    const user = machineOf({ files: [SYSTEMS], broken: [SYSTEMS] });
    expect([(await user.find()).path, user.done]).toEqual([UNPACKED, [SYSTEMS, 'unpack', UNPACKED]]);
    const empty = machineOf({ broken: [UNPACKED] });
    expect([(await empty.find()).path, empty.done]).toEqual([SHELL, ['unpack', UNPACKED, 'download', SHELL]]);
    const other = machineOf({ hasApt: false });
    expect([(await other.find()).path, other.done]).toEqual([SHELL, ['download', SHELL]]);
  });

  it('where nothing holds one sentence says what to do', async () => {
    const { find } = machineOf({ isRoot: true, broken: [SYSTEMS, UNPACKED, SHELL] });
    await expect(find()).rejects.toThrow('Нет браузера для проверок: установите Chromium');
  });
});
