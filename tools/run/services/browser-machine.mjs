// The questions that the search for a browser asks this machine.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { hasApt } from './apt.mjs';
import { hasInstalled, layOut, layOutShell } from './browser-package.mjs';
import { chromium, fault } from './browser-trial.mjs';

export const MACHINE = {
  fault,
  hasApt,
  hasInstalled,
  layOut,
  layOutShell,
  run,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  which: (name) =>
    spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout?.trim() ?? '',
  isRoot: () => process.getuid?.() === 0,
  isLinux: () => process.platform === 'linux',
  /** Where Playwright keeps its full browser. */
  playwrights: () => chromium().executablePath(),
};

/** Undefined on success, else a short reason. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : `${command}: ${said.trim().split('\n').at(-1)}`));
  });
}
