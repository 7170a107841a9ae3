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
const SYSTEMS_SHELL = '/usr/bin/chromium-headless-shell';
const UNPACKED_SHELL = '/project/.cache/chromium-shell/run';

interface Given {
  files?: string[];
  /** Those that start and show nothing. */
  broken?: string[];
  isRoot?: boolean;
  hasApt?: boolean;
  /** Its lists of packages are too old for the package to be found. */
  isStale?: boolean;
  /** Its Chromium is the system's own package. */
  hasInstalled?: boolean;
}

/** A machine of nothing but names of files; what is brought to it becomes one of them. */
function machineOf(given: Given) {
  const { files = [], broken = [], isRoot = false, hasApt = true, isStale = false, hasInstalled = false } = given;
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
    hasInstalled: () => hasInstalled,
    layOut: () => bring('unpack', UNPACKED),
    layOutShell: () => bring('unpack the shell', UNPACKED_SHELL),
    run(command, args) {
      if (command !== 'apt-get') return bring('download', SHELL);
      if (args[0] === 'install' && !(isStale && !done.includes('update'))) {
        return bring('install', args.includes('chromium-headless-shell') ? SYSTEMS_SHELL : SYSTEMS);
      }
      done.push(args[0]!);
      return Promise.resolve(args[0] === 'install' ? 'нет такого пакета' : undefined);
    },
  };
  const find = () => findBrowser({ machine, cache: '/project/.cache' });
  return { find, done };
}

describe('without CHROMIUM_PATH', () => {
  beforeEach(() => vi.stubEnv('CHROMIUM_PATH', ''));

  it('a headless shell comes before a whole browser; the PATH before Playwright’s, the unpacked one last', async () => {
    const order = [SYSTEMS_SHELL, SHELL, UNPACKED_SHELL, SYSTEMS, FULL, UNPACKED];
    for (let left = 0; left < order.length; left++) {
      const { find, done } = machineOf({ files: order.toReversed(), broken: order.slice(0, left) });
      const { path, source } = await find();
      const sources = ['PATH', 'Playwright', 'пакет системы в папке проекта'];
      expect([path, source, done]).toEqual([order[left], sources[left % 3], order.slice(0, left + 1)]);
    }
  });

  it('beside the system’s own package its shell is unpacked; where that does not hold the whole browser serves', async () => {
    const given = { files: [SYSTEMS], hasInstalled: true };
    const whole = machineOf(given);
    expect([(await whole.find()).path, whole.done]).toEqual([UNPACKED_SHELL, ['unpack the shell', UNPACKED_SHELL]]);
    const broken = machineOf({ ...given, broken: [UNPACKED_SHELL] });
    expect((await broken.find()).path).toBe(SYSTEMS);
    const other = machineOf({ ...given, hasApt: false });
    expect([(await other.find()).path, other.done]).toEqual([SYSTEMS, [SYSTEMS]]);
  });

  it('where none holds root installs the system’s package, and asks for fresh lists where it is not known', async () => {
    const bare = machineOf({ isRoot: true });
    expect([(await bare.find()).path, bare.done]).toEqual([SYSTEMS_SHELL, ['install', SYSTEMS_SHELL]]);
    const broken = machineOf({ isRoot: true, broken: [SYSTEMS_SHELL] });
    const tried = ['install', SYSTEMS_SHELL, 'install', SYSTEMS];
    expect([(await broken.find()).path, broken.done]).toEqual([SYSTEMS, tried]);
    const stale = machineOf({ isRoot: true, isStale: true });
    expect([(await stale.find()).path, stale.done]).toEqual([
      SYSTEMS_SHELL,
      ['install', 'update', 'install', SYSTEMS_SHELL],
    ]);
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
    const { find } = machineOf({ isRoot: true, broken: [SYSTEMS_SHELL, SYSTEMS, UNPACKED, SHELL] });
    await expect(find()).rejects.toThrow('Нет браузера для проверок: установите Chromium');
  });
});
