// Which browser the journeys get: one that shows a form is taken, one that only starts is not.

import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

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
